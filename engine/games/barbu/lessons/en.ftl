## The texts of the lessons of Barbu (docs/writing-a-lesson.md)

barbu-lessons-tricks-title = No tricks
barbu-lessons-tricks-goal = Take as few tricks as you can: every one costs points.

barbu-lessons-tricks-first =
    Barbu is seven games in one. Four play, each for themselves, and in a match everyone declares each of the seven once. Here { $seat1 } has declared No tricks: every trick costs 2 points. There are no trumps, you must follow suit, and the ace is high. { $SA } takes this trick. Which spade do you play under it?
barbu-lessons-tricks-first-right = A high card is a danger in your hand, not under an ace. Your { $SJ } cost nothing; since { $SQ } fell in this trick, your king would have done just as well.
barbu-lessons-tricks-first-king = Just as good: under the ace you get rid of a high card for free. Here we go on with { $SJ }.
barbu-lessons-tricks-first-low = It stays below the ace, but so do all your spades. You will need the small ones later, to stay low. Get rid of a high one while it is free.

barbu-lessons-tricks-under =
    { $seat1 } leads { $HJ }, and you play last again. Look at your hearts: which of them stay below the jack, and which do you want to keep?
barbu-lessons-tricks-under-right = The highest card that does not take the trick: that way you get rid of your higher cards, and still have { $H2 } for later.
barbu-lessons-tricks-under-queen = The queen beats the jack, and the trick is yours: 2 points gone. { $H7 } and { $H2 } are below the jack.
barbu-lessons-tricks-under-low = It does not take the trick, but nor does the seven. Play the highest card that does not win, and keep the two: nothing is lower.

barbu-lessons-tricks-discard =
    You have no clubs left, so you may throw away any card, and it cannot take the trick. (Tricks three to five were played for you.) You hold two hearts, three diamonds and three spades. Which suit can you make safe with one discard?
barbu-lessons-tricks-discard-right = Now { $H2 } is your only heart, and it will never take a trick: hearts cannot hurt you any more.
barbu-lessons-tricks-discard-king = Just as good: only the ace was higher, and it is gone. Here we go on with { $HQ }; after that, hearts cannot hurt you.
barbu-lessons-tricks-discard-ace = A dangerous card, but you have two lower diamonds to play before it. In hearts one discard makes you safe for good.
barbu-lessons-tricks-discard-low = A small card does you no harm: it lets others take the tricks. Throw away a high one.
barbu-lessons-tricks-discard-other = You hold higher cards than this one. Throw away one that is almost sure to take a trick.

barbu-lessons-tricks-take =
    (Trick seven was played for you.) { $seat3 } goes on with spades. Your only spades, { $S8 } and { $SK }, are both higher than the seven on the table. { $ST }, { $S9 } and { $S5 } are still out. If you have to take a trick in spades, with which card?
barbu-lessons-tricks-take-right = The king had to take a trick sooner or later; now it is gone, and you took only one. Had you played the eight, { $seat2 } would have played { $S5 }: the eight would have won, and you would still have the king.
barbu-lessons-tricks-take-eight = You hope that somebody will beat it. But a player who has { $S5 } as well as a higher spade plays the five, and you take the trick and still hold the king. If you have to take a trick, take it with your highest card.

barbu-lessons-tricks-lead =
    You took the trick, so you lead; you may lead anything. The others hold only two spades ({ $ST } and { $S5 }), seven hearts and some diamonds. Which card makes sure that somebody else takes the next trick?
barbu-lessons-tricks-lead-right = Anyone with a heart had to beat it, and { $seat2 } took the trick. A two is the best card for getting off lead, that is, for letting somebody else lead.
barbu-lessons-tricks-lead-spade = Nearly as safe: the ten should take the trick. Here we go on with { $H2 }; nothing at all is lower.
barbu-lessons-tricks-lead-five = A low card, but your only low diamond: you would be left with ace and jack. Lead the two of hearts; you have no high heart that needs it.
barbu-lessons-tricks-lead-other = That may well take the trick. Lead a card that cannot win.

barbu-lessons-tricks-keep =
    Again you may throw away any card. You hold ace, jack and five of diamonds, and a lone { $S8 }; { $ST } and { $S5 } are still out. Which card is most likely to take a trick?
barbu-lessons-tricks-keep-right = In diamonds you can stay low with the five. A lone { $S8 } would have had to beat { $S5 }.
barbu-lessons-tricks-keep-ace = Just as good: it was sure to win a trick. Here we go on with { $S8 }, which had no small card beside it.
barbu-lessons-tricks-keep-low = Then the ace and the jack are left, and both take tricks. Keep the card that can stay low.
barbu-lessons-tricks-keep-other = A high card, but there is a small diamond beside it. Your spade stands alone.

barbu-lessons-tricks-end =
    You took one trick: −2. { $seat3 } took eight. You played the highest card that did not win, threw away what was dangerous, and kept small cards to let others lead. The other contracts in which you want to take nothing call for the same. Next: No hearts.

barbu-lessons-hearts-title = No hearts
barbu-lessons-hearts-goal = Declare the right contract and take no hearts.

barbu-lessons-hearts-declare =
    You deal, so you declare: you choose the contract. In the five negative ones you want to take nothing: no tricks, no queens, not the last two tricks, no hearts (2 points each, the ace 6), no king of hearts. The other two are Trumps and Dominoes. You hold low cards in every suit; { $H9 } is your highest heart. Which contract?
barbu-lessons-hearts-declare-right = Hearts as low as yours stay below the others’, and somebody else holds the ace.
barbu-lessons-hearts-declare-negative = This hand would do for that, too. But you declare each contract only once, so choose the one for which this hand is far better than an ordinary one: look at your hearts.
barbu-lessons-hearts-declare-other = For Trumps you would need a long, strong suit; for Dominoes, cards that are close together. This hand is good at taking nothing.

barbu-lessons-hearts-lead =
    The declarer leads. You may not lead a heart as long as you hold anything else; but whoever cannot follow suit may throw hearts on any trick. When is a trick least likely to contain hearts, and which of your cards should go then?
barbu-lessons-hearts-lead-right = Everybody could still follow, so no heart fell. Later your ace might have collected three of them.
barbu-lessons-hearts-lead-king = Just as good: a high card, while everybody can still follow. Here we go on with { $SA }.
barbu-lessons-hearts-lead-middle = Nothing bad happens now, but your highest cards are more dangerous. Lead those first, while everybody can follow.
barbu-lessons-hearts-lead-low = Save this one. Later, when somebody has run out of a suit and throws hearts, low cards keep you out of the trick. Lead a high one now.

barbu-lessons-hearts-king =
    No heart fell, and you lead again. Which of your cards would take hearts if you kept it until the end?
barbu-lessons-hearts-king-right = Again no heart fell. Then you led { $CQ }, and { $seat1 } took it with { $CA }. Your high cards are gone, and from now on you only need to stay low.
barbu-lessons-hearts-king-queen = Just as good. Here we go on with { $DK }, and the queen comes next.
barbu-lessons-hearts-king-other = That card can wait. Soon somebody will run out of a suit and throw hearts on a high card. Play your high cards before that.

barbu-lessons-hearts-diamond =
    Tricks three to seven were played for you. { $seat3 } leads { $DT }, and two others play after you; { $DA } and { $DQ } are still out. You hold { $D7 } and { $D3 }. Both stay below the ten. Which of them might have to take a trick later?
barbu-lessons-hearts-diamond-right = It did not take the trick, and { $D3 } did not take the next one either. Now you have nothing but hearts left.
barbu-lessons-hearts-diamond-low = Then the seven is left, and later it might have to take a trick full of hearts. The three will be low whenever you play it.

barbu-lessons-hearts-heart =
    { $seat3 } leads { $SK }, and you have no spades. Only hearts are left in your hand, and this trick cannot be yours. Which of your hearts could still win a heart trick?
barbu-lessons-hearts-heart-right = The others threw { $HQ } and { $H8 } as well: three hearts for { $seat3 }. The lower your hearts, the safer you are.
barbu-lessons-hearts-heart-low = That, too, would cost { $seat3 } 2 points. But the highest of your hearts is the one that might win a trick. Throw that one first.

barbu-lessons-hearts-end =
    Not one heart: 0 points, while { $seat1 } lost 18 and { $seat3 } 12. High cards early, while everybody can follow; low ones for the end; hearts on others’ tricks. The deal ends with the last heart. Next: No queens.

barbu-lessons-queens-title = No queens
barbu-lessons-queens-goal = Take none of the four queens.

barbu-lessons-queens-under =
    { $seat3 } has declared No queens: each queen you take costs 6, nothing else counts, and the deal ends after the fourth. { $seat3 } leads { $HJ }. You hold { $HQ } yourself, with three small hearts; { $HA } and { $HK } are still out. Who plays after you, and what must not happen to your queen?
barbu-lessons-queens-under-right = It stays below the jack, and two small hearts are left to play before the queen. With three lower cards beside her, a queen is nearly safe.
barbu-lessons-queens-under-queen = She beats the jack. If nobody plays the king or the ace, you take your own queen. Your small hearts are there to be played before her.
barbu-lessons-queens-under-low = It does not take the trick, but nor does the eight. Play the highest card that does not win, and keep the small ones for when hearts are led again.

barbu-lessons-queens-diamond =
    (Trick two was played for you.) Now { $seat3 } leads { $D8 }. { $DA } and { $DQ } are still out, and two others play after you. Which of your diamonds might have to take the queen, and which could never?
barbu-lessons-queens-diamond-right = The ten never beats a queen, and { $seat2 } took the trick with { $DA }. Later you got rid of { $CA } in a trick without a queen.
barbu-lessons-queens-diamond-king = If { $DQ } falls and the ace does not, you have taken her. Kings and aces catch queens; the ten cannot.
barbu-lessons-queens-diamond-low = Safe as well. But the ten is just as safe now, and the four will be the safer card later.

barbu-lessons-queens-own =
    Tricks four to six were played for you, and you lead. Besides { $HQ } you have one small heart left. The others hold three hearts, { $HA } and { $HK } among them. If you play your queen now, who has to take her? And if you play her later?
barbu-lessons-queens-own-right = { $seat1 } had to take her, and { $seat3 } threw { $CQ } on top: that cost { $seat1 } 12 points. Your queen was safest while the ace and king were still out.
barbu-lessons-queens-own-two = Then your queen stands alone. When hearts are led again, she has to be played, and perhaps nothing higher is left.
barbu-lessons-queens-own-high = You would take the trick yourself, and any queen that somebody throws on it. { $SQ } and { $DQ } are still out.
barbu-lessons-queens-own-other = That may get you off lead, but you still hold your queen. Play her while the ace and king of hearts are still out: then somebody else almost surely has to take her.

barbu-lessons-queens-ace =
    { $seat1 } led { $ST }, then came { $HK } and { $SK }, and you play last. You hold { $SA } and { $S3 }, and the only spade still out is { $SQ }. This trick has no queen in it. What if you keep your ace?
barbu-lessons-queens-ace-right = That trick cost nothing, and your ace cannot catch { $SQ } any more.
barbu-lessons-queens-ace-three = Then the ace is your last spade. When { $SQ } is led, you have to take her: 6 points. Play the ace while no queen is in the trick.

barbu-lessons-queens-exit =
    You lead again. { $SQ } and { $DQ } are still out. Between them, the others have one spade and no hearts. No diamond beats { $DK }. Which card brings out a queen without taking her?
barbu-lessons-queens-exit-right = { $SQ } was the last spade, so { $seat3 } had to play it and took the trick. Then { $C7 } was played for you.
barbu-lessons-queens-exit-heart = Nobody else has a heart, so your two takes the trick, and the others throw queens on it. A small card wins when nobody else has its suit.
barbu-lessons-queens-exit-king = It takes the trick, and { $DQ } if she falls. Your king is the card you should fear.
barbu-lessons-queens-exit-other = Perhaps. But with { $S3 } you cannot go wrong: the only other spade is the queen, and whoever has her takes the trick.

barbu-lessons-queens-last =
    Only { $DQ } is left. { $seat3 } leads { $C6 }; you have no clubs and may throw away anything. Which of your three cards might take the last queen?
barbu-lessons-queens-last-right = With your king gone, nothing beat { $DQ }, and { $seat3 } had to take her.
barbu-lessons-queens-last-two = The two is harmless as long as somebody else leads. Your king takes the queen whenever she falls.
barbu-lessons-queens-last-four = Then the king is your only diamond, and when diamonds are led, it takes the queen. The four never could.

barbu-lessons-queens-end =
    No queen at all: 0 points; { $seat1 } and { $seat3 } lost 12 each. Small cards protect a queen; high ones catch her, so play them while no queen can fall. Next: No last two.

barbu-lessons-last-two-title = No last two
barbu-lessons-last-two-goal = Take neither the last trick nor the one before it.

barbu-lessons-last-two-declare =
    You deal and declare. In No last two, only the last two tricks cost anything: 10 for the last but one, 20 for the last. You hold two aces, two kings and two twos, and no suit of more than four cards. What does a high card cost in the first eleven tricks here, and what in the other contracts? Choose a contract.
barbu-lessons-last-two-declare-right = Aces and kings cost nothing here until the end, and twos are what you need then. The first cards that you got rid of were those in between: { $C4 }, { $C9 } and { $D8 }.
barbu-lessons-last-two-declare-negative = In that contract your aces and kings take tricks that cost points, or catch what others throw. Look for the contract in which most tricks are free.
barbu-lessons-last-two-declare-trumps = You would take some tricks, but with four trumps not many. Keep Trumps for a hand with a long suit.
barbu-lessons-last-two-declare-other = For Dominoes your cards are too far apart: aces and twos come last there.

barbu-lessons-last-two-high =
    The fourth trick, and you play last. You hold ace, king, five and two of spades. This trick is free. Which of your spades would be a danger in the last two tricks, and which do you want to keep for those?
barbu-lessons-last-two-high-right = It took a trick that cost nothing. You still have the two, and the ace to take the lead with once more.
barbu-lessons-last-two-high-ace = Just as good: the king could take the lead later, too. Here we play { $SK } and keep the ace.
barbu-lessons-last-two-high-low = Small cards are precious in this contract: with them you leave the last tricks to others. Get rid of a high card now, while the trick is free.

barbu-lessons-last-two-discard =
    Tricks five and six were played for you. { $seat2 } goes on with hearts, and you have none left: you may throw away anything. You hold ace, jack and two of diamonds. A two loses the last tricks; an ace takes the lead when you want it. Which card does neither?
barbu-lessons-last-two-discard-right = A middling card is too high to stay below the others and too low to be sure of a trick. In the next trick you got rid of { $CK } in the same way.
barbu-lessons-last-two-discard-high = Also good: that card cannot hurt you any more. Here we go on with { $DJ }.
barbu-lessons-last-two-discard-diamond = Just as good: { $SA } still gives you the lead when you want it. Here we go on with { $DJ }.
barbu-lessons-last-two-discard-ace = You will still need it: with it you can take a free trick and then lead what you like.
barbu-lessons-last-two-discard-five = Not bad, but the jack is a greater danger. Start with that.
barbu-lessons-last-two-discard-two = The twos are the best cards you have: nobody can play below them. Keep them for the last two tricks.

barbu-lessons-last-two-ace =
    The ninth trick: { $seat2 } leads { $S8 }. You hold five cards: three spades including the ace, and the ace and two of diamonds. This trick and the next two are still free. How do you get rid of your aces in time?
barbu-lessons-last-two-ace-right = A free trick, and now you lead. Nobody can stop you getting rid of your high cards.
barbu-lessons-last-two-ace-five = It does not take the trick, but then somebody else leads, and your aces may take a trick at just the wrong time. Take this one: it is free.
barbu-lessons-last-two-ace-two = Keep that card for the last two tricks: if you play it now, you may be left with your aces at the end. Take this trick while it is free.

barbu-lessons-last-two-strip =
    You lead to the tenth trick; you hold { $DA }, { $D2 }, { $S5 } and { $S2 }. The others have five diamonds and three spades. Which card must not be left in your hand for the last two tricks?
barbu-lessons-last-two-strip-right = The ace is gone, and three of the five diamonds fell with it. One free trick is left.
barbu-lessons-last-two-strip-five = You want to get rid of that one, too. But play the ace first: if you let somebody else take this trick, you might be left with the ace.
barbu-lessons-last-two-strip-two = Keep the twos. The ace is what would take one of the last two tricks.

barbu-lessons-last-two-five =
    The last free trick. You hold { $S5 }, { $S2 } and { $D2 }. In spades, { $S9 }, { $S4 } and { $S3 } are still out, and in diamonds two cards. Which two cards do you want to hold when it counts?
barbu-lessons-last-two-five-right = You have two twos left: whoever follows suit has to beat them. { $seat2 } took both tricks, with { $S9 } and a small club.
barbu-lessons-last-two-five-spade = Then you keep the five, which takes one of the last two tricks if { $S4 } or { $S3 } is led. Play the five now.
barbu-lessons-last-two-five-diamond = Then you keep the five and the two of spades, and the five might take one of the last two tricks. Play it now, while the trick is free.

barbu-lessons-last-two-end =
    You lost nothing, and { $seat2 } lost 30. Throw middling cards first, play aces while tricks are free, and keep twos for the end. And always count the tricks. Next: the contract that gave the game its name.

barbu-lessons-king-title = No king of hearts
barbu-lessons-king-goal = Get rid of the king of hearts in time.

barbu-lessons-king-take =
    { $seat2 } has declared No king of hearts. Whoever takes that king, the “barbu” or bearded one, loses 20, and the deal is over. Two tricks have been played. You hold { $HK }; as in No hearts, you may not lead a heart while you hold anything else. Now you play last. Can this trick cost you anything, and do you want to lead to the next one?
barbu-lessons-king-take-right = As long as the king is in your hand, nobody can throw it on your tricks. So you can safely take tricks, and then choose what is led.
barbu-lessons-king-take-low = It does not take the trick, but you need not be afraid of tricks while you hold the king yourself. Get rid of the ace now, and you decide what is led next. Soon you will want others to lead, and then the ace would be in your way.

barbu-lessons-king-void =
    You can throw the king on somebody else’s trick when a suit is led that you do not have. You hold one spade, and three each of hearts, diamonds and clubs. What is the quickest way to run out of a suit?
barbu-lessons-king-void-right = No spades left: when they are led again, you can throw the king. Next you led { $D6 }, and { $seat3 } took the lead from you.
barbu-lessons-king-void-other = You hold more cards of that suit and would have to follow suit next time. Look for the suit you can get rid of with a single lead.

barbu-lessons-king-club =
    { $seat3 } leads { $CK }. From now on you want the others to lead, ideally spades. You hold queen, eight and five of clubs, and all of them stay below the king. Which one could put you back on lead later?
barbu-lessons-king-club-right = The queen is gone, { $seat3 } leads again, and you can stay low with your eight and five.
barbu-lessons-king-club-low = It stays below the king as well, but then the queen may take a club trick later, and you would have to lead. Play the highest card that stays below the king.

barbu-lessons-king-small =
    { $seat3 } leads { $C6 }. You have { $C8 } and { $C5 }. Whoever leads to a trick cannot throw the king away on it. So which of the two?
barbu-lessons-king-small-right = You avoided the lead. { $seat3 } took this trick, too, and has to lead once more.
barbu-lessons-king-small-eight = That may take the trick. Then you lead, but the king cannot be led, and it stays with you.

barbu-lessons-king-throw =
    { $seat3 } leads { $SA }. You have no spades and may throw away anything. What have you been waiting for?
barbu-lessons-king-throw-right = There it goes. { $seat3 } has to take the king and loses 20.
barbu-lessons-king-throw-other = Now is the moment: somebody else takes this trick for sure. Spades might not be led again before your clubs or diamonds win a trick.

barbu-lessons-king-end =
    { $seat3 } lost 20, and you lost nothing. With the king and two or more small hearts this is a safe contract to declare: run out of a suit and wait. Without the king, play your high cards early, as in No hearts. Next: Dominoes.

barbu-lessons-dominoes-title = Dominoes
barbu-lessons-dominoes-goal = Be the first to get rid of all your cards.

barbu-lessons-dominoes-declare =
    Dominoes has no tricks. The declarer names a rank; each suit’s row starts with it and grows card by card, up to the ace and down to the two. In turn everyone lays one card, and passes only when nothing fits. First out scores 45, then 20, 5 and −5. You hold many cards from six to nine. Which rank do you name?
barbu-lessons-dominoes-declare-right = With three eights you decide when three of the rows start, and you also hold the cards next to those eights.
barbu-lessons-dominoes-declare-seven = You do hold two sevens. But look for the rank that you hold three of: name it, and three of the four rows start when it suits you.
barbu-lessons-dominoes-declare-nine = You do hold two nines. But most of your cards are lower, and there is a rank that you hold three of: name that one, and you can start three of the rows when it suits you.
barbu-lessons-dominoes-declare-near = You hold few cards of that rank or none, so others decide when the rows start. Choose one that you hold several of.
barbu-lessons-dominoes-declare-ends = Then most of your cards are far from the start and have to wait for the others’ cards. Choose a rank in the middle of your hand.
barbu-lessons-dominoes-declare-other = None of your suits is long and high enough for Trumps, and this hand is nothing special for a negative contract. But its cards are close together.

barbu-lessons-dominoes-first =
    You go first, with one of your three eights. In spades you hold the nine and the seven as well. After which eight are you the only one who can continue the suit?
barbu-lessons-dominoes-first-right = Only { $S9 } and { $S7 } fit there, and both are yours. So { $seat1 } and { $seat2 }, who hold no eight, had to pass; then { $seat3 } started the clubs.
barbu-lessons-dominoes-first-eight = A good start, too. Here we go on with { $S8 }: nobody but you can continue that row, so others may have to pass.

barbu-lessons-dominoes-hold =
    { $S9 }, { $S7 }, { $D8 } and { $H8 } fit now. Below the seven of spades come five more cards, and all of them belong to the others; your own { $D4 } has to wait until the diamonds from the eight down to the five have been laid. Which card mainly helps the others, and which helps you?
barbu-lessons-dominoes-hold-right = It starts a row that you need all the way down to { $D4 }. And five of the others’ cards still have to wait behind your { $S7 }.
barbu-lessons-dominoes-hold-start = Just as good: another row, with your own cards beside the eight. Here we go on with { $D8 }.
barbu-lessons-dominoes-hold-nine = Good as well: it opens the way towards your { $SQ }. Here we go on with { $D8 }.
barbu-lessons-dominoes-hold-seven = That sets five of the others’ cards free, and none of yours is behind it. Hold such a card back while anything else fits.

barbu-lessons-dominoes-hearts = Now { $S9 }, { $S7 }, { $H8 } and { $D9 } fit. In diamonds you hold nothing above the nine. In hearts you hold the ten, eight, seven and six. Which card helps you most, and the others least?
barbu-lessons-dominoes-hearts-right = Your seven and six follow below, and { $seat1 } has already laid { $H9 }: now your ten fits as well.
barbu-lessons-dominoes-hearts-nine = Just as good: it opens the way towards your { $SQ }. Here we go on with { $H8 }.
barbu-lessons-dominoes-hearts-seven = Five of the others’ cards still wait behind it, and none of yours. Keep it.
barbu-lessons-dominoes-hearts-diamond = Ten, jack, queen, king and ace of diamonds wait for your nine, and none of them is yours. Keep it.

barbu-lessons-dominoes-run =
    Six of your cards fit: { $S9 }, { $S7 }, { $H7 }, { $HT }, { $D9 } and { $CJ }. Look at the very next card beyond each of them. For which of the six do you hold that next card, too?
barbu-lessons-dominoes-run-right = Only { $H6 } can come next, and it is yours: that row is closed to the others, and { $seat1 } had to pass.
barbu-lessons-dominoes-run-nine = Nearly as good: it opens the way towards { $SQ }, but two of the others’ cards come in between. Here we go on with { $H7 }.
barbu-lessons-dominoes-run-other = Behind that one there are only the others’ cards. Hold it back while you can lay one that helps nobody but you.

barbu-lessons-dominoes-open =
    Your { $SQ } has to wait until { $ST } and { $SJ } are laid, and the others have those. A card that has to wait for theirs can make you the last to finish. Which of your cards opens the way to the queen?
barbu-lessons-dominoes-open-right = { $seat3 } laid { $ST } at once, and the jack soon followed: then you could lay your queen.
barbu-lessons-dominoes-open-four = Just as good: only two of the others’ cards wait behind it. Here we go on with { $S9 }.
barbu-lessons-dominoes-open-seven = Five of the others’ cards wait behind it, and none of yours. Lay it when nothing else is left.
barbu-lessons-dominoes-open-six = Nobody else can lay that card, and four of the others’ hearts wait behind it. Keep it for a turn when you have nothing better.
barbu-lessons-dominoes-open-other = That one only lets the others go on. First open the way to your queen.

barbu-lessons-dominoes-end =
    Out first: 45 points. Name a rank in the middle of your cards, ideally one that you hold several of. Hold back cards that only let others go on; open the way to your own in time. And a pass shows what somebody does not hold. The last lesson is next: Trumps, and doubling.

barbu-lessons-trumps-title = Trumps and doubling
barbu-lessons-trumps-goal = Double the right players, and win many tricks in Trumps.

barbu-lessons-trumps-double =
    Before the first card, each player may double any of the others. A double is a bet that you score more than that player; the stake is the difference. { $seat2 } has declared No king of hearts; { $seat3 } has doubled everybody. Your hand is about as low as it could be. Who do you double?
barbu-lessons-trumps-double-right = { $seat2 } took the king and paid 20 each to you and { $seat3 }. Doubling { $seat3 } back is called redoubling: the difference between the two of you counts twice, though here it was 0. Think twice before you redouble, unless your hand is as low as this.
barbu-lessons-trumps-double-none = You have nothing above a nine, so you will hardly ever take the king. Whoever takes it pays you, if either of you has doubled the other.
barbu-lessons-trumps-double-single = It is wise to think twice before you redouble: whoever doubled you expects to be ahead. But with this hand you are most unlikely to take the king, so redoubling { $seat3 } as well is hardly a risk.
barbu-lessons-trumps-double-other = Right so far, but your hand is safer than any of the other three, { $seat3 }’s included. Whoever takes the king pays you only if there is a double between you.

barbu-lessons-trumps-nobody =
    Now { $seat3 } declares No king of hearts, and you speak first, so you cannot redouble anybody who doubles you later. Your lowest cards are { $S6 }, { $C6 }, { $H7 } and { $D9 }. Who do you double?
barbu-lessons-trumps-nobody-right = { $seat3 } doubled everybody, then threw the king on a trick that you had to take: −20, and 20 more to { $seat3 }. Each double of your own would have cost another 20.
barbu-lessons-trumps-nobody-other = Without a low card you take trick after trick, and the king is soon thrown on one of them. Double only players you expect to beat; with this hand, that is nobody.

barbu-lessons-trumps-declare =
    Now you declare. In Trumps each trick brings 5, and you name the trump suit. You need a long suit with high cards, and high cards in other suits. What do you declare?
barbu-lessons-trumps-declare-right = Six spades with ace and king, and an ace, a king and a queen in other suits: that is a hand to save Trumps for.
barbu-lessons-trumps-declare-suit = Trumps, yes. But your longest suit should be the trump suit.
barbu-lessons-trumps-declare-negative = Your high cards win tricks, and in a negative contract that costs points. Declare a contract in which you want to win tricks.
barbu-lessons-trumps-declare-other = In Dominoes aces and twos come last, and you hold several. Use this hand where high cards and a long suit count.

barbu-lessons-trumps-targets =
    As declarer you double last, and you may double only players who have not doubled you. None of the three has doubled you: everybody knows that Trumps is declared with a good hand. { $seat3 } has doubled the other two. Who do you double?
barbu-lessons-trumps-targets-right = You expect to win more tricks than any of them, so you take the difference from all three.
barbu-lessons-trumps-targets-none = Then everyone scores only their own tricks. You hold by far the best hand: whoever you double pays you the difference.
barbu-lessons-trumps-targets-other = You expect to beat all three. Why let any of them off?

barbu-lessons-trumps-lead =
    You lead. In Trumps, if you cannot follow suit, you must play a trump that beats any already in the trick; if you cannot do that either, play anything. You hold six spades and the king, queen and three of diamonds; only { $DA } beats the king. How do you make your high diamonds good while your trumps still protect you?
barbu-lessons-trumps-lead-right = { $seat3 } took it with { $DA }. Now your king and queen are the highest diamonds.
barbu-lessons-trumps-lead-club = You will lose that club sooner or later anyway, but leading it does nothing for your high diamonds: lead your small diamond.
barbu-lessons-trumps-lead-ace = It wins now or later. Begin with what takes time: force out the ace of diamonds while you have all your trumps.
barbu-lessons-trumps-lead-trump = Trumps can wait. First lose the diamond trick; your trumps bring you back in.
barbu-lessons-trumps-lead-high = { $DA } takes your king or queen; if it takes the three instead, king and queen are both good. Even if { $DJ } takes the three, you lose no more tricks than by leading high.
barbu-lessons-trumps-lead-other = That gives a trick away and makes none of your cards better. Look at the diamonds.

barbu-lessons-trumps-beat =
    { $seat3 } leads a trump, { $S7 } (trumps are marked below). You must beat a trump if you can, so { $S4 } is not allowed. { $SQ } and { $ST } are still out, and two others play after you. Which of your trumps is sure to win?
barbu-lessons-trumps-beat-right = It won, and everybody had to play a trump. Then you lost your two small clubs, and { $DK } brought you back in.
barbu-lessons-trumps-beat-ace = Just as sure. Here we go on with { $SK } and keep the ace. Then you lose your two small clubs, and { $DK } brings you back in.
barbu-lessons-trumps-beat-jack = { $SQ } would beat it. King and ace cannot be beaten, as you hold both.
barbu-lessons-trumps-beat-small = { $ST } or { $SQ } would beat it. Take the trick with a card that wins for sure.

barbu-lessons-trumps-draw =
    You are on lead. Four trumps are still out, { $SQ } among them. { $DQ } is the highest diamond, and your ace of hearts is high, too. What could happen to these two as long as others hold trumps?
barbu-lessons-trumps-draw-right = Two trumps fell. { $SQ } and one more are still out.
barbu-lessons-trumps-draw-heart = Anyone who has no hearts could trump it. First draw the others’ trumps.
barbu-lessons-trumps-draw-queen = Anyone who has no diamonds must trump it. First draw the others’ trumps.
barbu-lessons-trumps-draw-small = { $SQ } beats it, and your ace has caught nothing. Lead your highest first, to draw the others’ trumps.
barbu-lessons-trumps-draw-other = That gives a trick away. You still have the highest trump: use it to draw the others’ trumps.

barbu-lessons-trumps-force =
    The others’ last two trumps are { $SQ } and { $S6 }. The queen beats all of yours, so she wins one trick in any case. Whoever can beat a trump must do so. Which lead brings her out, and keeps the six from winning a trick?
barbu-lessons-trumps-force-right = { $seat3 } had to beat it with { $SQ }. Now the others’ only trump is { $S6 }.
barbu-lessons-trumps-force-middle = Just as good: nothing but the queen beats it. Here we go on with { $S8 }.
barbu-lessons-trumps-force-small = Even { $S6 } beats that, and later the queen wins the others a second trick. Lead a trump that only the queen can beat.
barbu-lessons-trumps-force-other = While somebody else still holds the queen, she can beat one of your good cards. Force her out with a trump that only she can beat.

barbu-lessons-trumps-ruff =
    { $seat3 } leads { $CQ }. You have no clubs, so you must trump. { $S6 } is still out; but { $seat1 } and { $seat2 } threw diamonds on your trumps. Who must hold the six, and can it still fall in this trick?
barbu-lessons-trumps-ruff-right = Only { $seat3 } could have held the six, and { $seat3 } had already played. So your smallest trump was enough, and you won all the other tricks but the last.
barbu-lessons-trumps-ruff-high = It wins, but so would the four. Your high trumps will win tricks of their own later.

barbu-lessons-trumps-end =
    8 tricks, 40 points; the differences between you and those you doubled brought 35, 35 and 25 more: 135 in all. Double whoever you expect to beat, even by a little; but leave a declarer of Trumps or Dominoes alone unless your hand is very good. That was the last lesson. Now play a match.
