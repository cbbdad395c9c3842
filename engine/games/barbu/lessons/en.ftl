## The texts of the lessons of Barbu (docs/writing-a-lesson.md)

barbu-lessons-tricks-title = No tricks
barbu-lessons-tricks-goal = Take as few tricks as you can: every one costs points.

barbu-lessons-tricks-first =
    Barbu is seven games in one: four players, each alone, and in a match each declares each of the seven once. Here { $seat1 } has declared no tricks: every trick costs 2 points. There are no trumps; you must follow suit, and the ace is high. { $SA } takes this one. Which spade do you give to it?
barbu-lessons-tricks-first-right = A high card is a danger in your hand and harmless under an ace. { $SJ } is gone, and it cost nothing.
barbu-lessons-tricks-first-king = Just as good: under the ace a high card is gone for free. Here we go on with { $SJ }.
barbu-lessons-tricks-first-low = It stays below the ace, but so do all your spades. You will need the small ones later, to stay low. Get rid of a high one while it is free.

barbu-lessons-tricks-under =
    { $seat1 } leads { $HJ }, and you play last again. Look at your hearts: which of them stay below the jack, and which do you want to keep?
barbu-lessons-tricks-under-right = The highest card that does not take the trick: that way your cards get smaller, and { $H2 } stays for later.
barbu-lessons-tricks-under-queen = The queen beats the jack, and the trick is yours: 2 points gone. You have hearts that stay below.
barbu-lessons-tricks-under-low = It stays below, but so does the seven. Play the highest card that does not win, and keep the two: nothing is lower.

barbu-lessons-tricks-discard =
    You have no clubs left, so you may throw away any card, and it cannot take the trick. You hold two hearts, three diamonds and three spades. Which card threatens to take a trick later?
barbu-lessons-tricks-discard-right = Now { $H2 } is your only heart, and it will never take a trick: hearts cannot hurt you any more.
barbu-lessons-tricks-discard-king = Just as good: nothing but the ace was higher, and that is gone. Here we go on with { $HQ }; after that, hearts cannot hurt you.
barbu-lessons-tricks-discard-ace = A dangerous card, but you have two lower diamonds to play before it. In hearts one discard makes you safe for good.
barbu-lessons-tricks-discard-low = A small card hurts nobody who holds it: it lets others take the tricks. Throw away a high one.
barbu-lessons-tricks-discard-other = You hold higher cards than this one. Throw away one that is almost sure to take a trick.

barbu-lessons-tricks-take =
    { $seat3 } goes on with spades. You hold only { $S8 } and { $SK }, both higher than the seven. { $ST }, { $S9 } and { $S5 } are still out. If you have to take a trick in spades, with which card?
barbu-lessons-tricks-take-right = The king would have taken a trick sooner or later. Now it is gone, and for one trick only.
barbu-lessons-tricks-take-eight = You hope for somebody to beat it. But whoever has { $S5 } too stays below, and you take the trick and still hold the king. If you have to take one, do it with your highest card.

barbu-lessons-tricks-lead =
    You took the trick, so you lead, whatever you like. The others hold two spades, { $ST } and { $S5 }, seven hearts, and diamonds. Which card makes sure that somebody else takes the next trick?
barbu-lessons-tricks-lead-right = Anyone with a heart had to beat it, and { $seat2 } took the trick. A two is the best card to get off lead.
barbu-lessons-tricks-lead-spade = Nearly as safe: the ten would beat it. Here we go on with { $H2 }, below which there is nothing at all.
barbu-lessons-tricks-lead-five = A low card, but your only low diamond: ace and jack would be left without it. Lead the two, which has nothing to protect.
barbu-lessons-tricks-lead-other = That may well take the trick. Lead a card that cannot win.

barbu-lessons-tricks-keep =
    Again you may throw away any card. You hold ace, jack and five of diamonds, and { $S8 } alone; { $ST } and { $S5 } are still out. In which suit could you not stay low?
barbu-lessons-tricks-keep-right = In diamonds the five can stay low for you. A lone { $S8 } would have had to beat { $S5 }.
barbu-lessons-tricks-keep-ace = Just as good, and it was a sure winner. Here we go on with { $S8 }, which had no small card beside it.
barbu-lessons-tricks-keep-low = Then ace and jack are left, and both take tricks. Keep the card that can stay low.
barbu-lessons-tricks-keep-other = A high card, but there is a small diamond beside it. Your spade stands alone.

barbu-lessons-tricks-end =
    One trick: −2. { $seat3 } took eight of them. You played the highest card that did not win, threw away what was dangerous, and kept small cards to get off lead. The other negative contracts need the same. Next: no hearts.

barbu-lessons-hearts-title = No hearts
barbu-lessons-hearts-goal = Declare the right contract and take no hearts.

barbu-lessons-hearts-declare =
    You deal, so you declare: you choose the contract. In five you want to take nothing: no tricks, no queens, not the last two tricks, no hearts (2 points for each, 6 for the ace), no king of hearts. The other two are trumps and dominoes. You hold low cards in every suit, and { $H9 } is your highest heart. Which one?
barbu-lessons-hearts-declare-right = Hearts as low as yours stay below those of the others, and somebody else holds the ace.
barbu-lessons-hearts-declare-negative = This hand could play that, too. But you declare each contract only once. So choose the one in which it is much better than an ordinary hand: look at your hearts.
barbu-lessons-hearts-declare-other = For trumps you would need a long and strong suit, for dominoes cards close together. This hand is good at taking nothing.

barbu-lessons-hearts-lead =
    The declarer leads. You may not lead a heart as long as you hold anything else; but whoever cannot follow suit may throw hearts on any trick. When is a trick most likely to be free of hearts, and which cards do you want to play by then?
barbu-lessons-hearts-lead-right = Everybody could still follow, so no heart fell. Later your ace might have collected three of them.
barbu-lessons-hearts-lead-king = Just as good: a high card, while everybody can still follow. Here we go on with { $SA }.
barbu-lessons-hearts-lead-middle = Nothing bad happens now, but your highest cards are more dangerous. They come first, while everybody can follow.
barbu-lessons-hearts-lead-low = Save this one. Later, when somebody has run out of a suit and throws hearts, low cards keep you out of the trick. Lead a high one now.

barbu-lessons-hearts-king =
    No heart fell, and you lead again. Which of your cards would take hearts if you kept it until the end?
barbu-lessons-hearts-king-right = No heart again. Then you led { $CQ }, and { $seat1 } took it with { $CA }. Your high cards are gone, and from now on you only stay low.
barbu-lessons-hearts-king-queen = Just as good. Here we go on with { $DK }, and the queen comes next.
barbu-lessons-hearts-king-other = That card can wait. Soon somebody has run out of a suit and throws hearts on a high card. Play your high ones before that.

barbu-lessons-hearts-diamond =
    { $seat3 } leads { $DT }, and two players come after you; { $DA } and { $DQ } are still out. You hold { $D7 } and { $D3 }. Both stay below the ten. Which of them could have to take a trick later?
barbu-lessons-hearts-diamond-right = It stayed below, and so did { $D3 } in the next trick. Now you have nothing but hearts left.
barbu-lessons-hearts-diamond-low = Then the seven is left, and later it might have to take a trick full of hearts. The three stays low at any time.

barbu-lessons-hearts-heart =
    { $seat3 } leads { $SK }, and you have no spades. Only hearts are left in your hand, and this trick cannot be yours. Which of them could still win a heart trick?
barbu-lessons-hearts-heart-right = The others threw { $HQ } and { $H8 } as well: three hearts for { $seat3 }. The lower your hearts, the safer you are.
barbu-lessons-hearts-heart-low = That, too, would cost { $seat3 } 2 points. But the highest of your hearts is the one that might win a trick. Throw that one first.

barbu-lessons-hearts-end =
    Not one heart: 0 points, while { $seat1 } lost 18 and { $seat3 } 12. High cards early, while everybody can follow; low ones for the end; hearts on the tricks of others. Next: no queens.
