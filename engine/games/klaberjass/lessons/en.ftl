## The texts of the lessons of Klaberjass (docs/writing-a-lesson.md)

klaberjass-lessons-trumps-title = Jack and nine
klaberjass-lessons-trumps-goal = Choose trumps and make more points than your opponent.

klaberjass-lessons-trumps-bid =
    Cards are worth points. Trumps rank jack, nine, ace, ten, king, queen, eight, seven and count 20, 14, 11, 10, 4, 3, 0 and 0. In the other suits the order is ace, ten, king, queen, jack, nine, eight, seven, and the jack is worth little. You hold six cards; { $HT } is turned up. Take { $hearts } as trump, or pass?
klaberjass-lessons-trumps-bid-right = Jack, nine and king of trumps and two aces: you can expect to make more points than { $seat1 }, and whoever takes must do so.
klaberjass-lessons-trumps-bid-other = With hearts as trump you have the two best trumps, and two aces besides. You will rarely have a better hand, so take it.

klaberjass-lessons-trumps-jack =
    Each of you now has nine cards, and you lead. { $HJ } and { $H9 } are the two highest trumps. When a trump is led, you must beat it if you can, and play a trump in any case if you have one. What do you lead to draw { $seat1 }’s trumps?
klaberjass-lessons-trumps-jack-right = Nothing beats { $HJ }, and it counts 20 itself.
klaberjass-lessons-trumps-jack-nine = Just as good: with both of them in your hand it does not matter which comes first. Here we go on with { $HJ }.
klaberjass-lessons-trumps-jack-small = Just as good, and soon you will see why. Here we go on with { $HJ }.
klaberjass-lessons-trumps-jack-other = Draw trumps first: as long as { $seat1 } holds any, your good cards can be trumped.

klaberjass-lessons-trumps-nine =
    { $seat1 } played { $HQ }, the lesser evil. { $HA } has not been played yet. Do you have a card that catches it?
klaberjass-lessons-trumps-nine-right = The nine counts 14 and the ace 11: a trick of 25 points. That is why the nine is such a strong card in the trump suit.
klaberjass-lessons-trumps-nine-small = You can lose that card now or later: one is as good as the other. Here we go on with { $H9 }.
klaberjass-lessons-trumps-nine-king = { $HA } beats the king. The nine beats the ace.
klaberjass-lessons-trumps-nine-other = You still hold the highest trump. Play it first: it may catch { $HA }.

klaberjass-lessons-trumps-small =
    You have 48 points, and { $seat1 } has no more trumps. You hold high spades and diamonds, one trump, and a small club. The last trick is worth 10 extra points, so you want to win it. Which card do you give away now, while you still hold the trump?
klaberjass-lessons-trumps-small-right = Lose your loser early. { $seat1 } takes it, but you win whatever comes back: if you cannot follow, you trump.
klaberjass-lessons-trumps-small-winner = Your high cards can wait. But if you keep the club until the end, { $seat1 } wins the last trick and its 10 points.
klaberjass-lessons-trumps-small-king = Your last trump is what gets you back in. Keep it until { $seat1 } leads something you do not have.
klaberjass-lessons-trumps-small-spade = { $SK } may still be out and would beat the jack. You can win with the jack later, once the higher spades are gone; the club never wins.

klaberjass-lessons-trumps-run =
    { $seat1 } led { $CK }, and you had to trump it. Now only spades and diamonds are left in your hand. In a plain suit the ten comes right after the ace. Which card is sure to win?
klaberjass-lessons-trumps-run-right = Ace first, then the ten: it beats king and queen.
klaberjass-lessons-trumps-run-good = That wins, too: you hold ace and ten of both suits. Here we go on with { $SA } and { $ST }.
klaberjass-lessons-trumps-run-spade = Not yet: { $SK } and { $SQ } are still out, and both beat the jack.

klaberjass-lessons-trumps-nines =
    You are at 84. Ace, ten, king and queen of spades have been played. What does that make { $SJ }?
klaberjass-lessons-trumps-nines-right = It was the highest spade left. Then you led your diamonds and won the last trick, too.
klaberjass-lessons-trumps-nines-good = A sure trick, too. Here we go on with { $SJ }, which has become the highest spade.

klaberjass-lessons-trumps-end =
    124 to 11. You took hearts with jack and nine, drew trumps, lost your one bad card early and won the last trick. If the maker makes fewer points than the opponent, the opponent gets all the points: so take only when your trumps are good.

klaberjass-lessons-sequences-title = Sequences, dix and bella
klaberjass-lessons-sequences-goal = Score 20 for a sequence and 20 for the bella.

klaberjass-lessons-sequences-bid =
    { $CK } is turned up. You hold ace, nine and seven of { $clubs } and three high cards besides. Whoever holds the seven of trumps may swap it for the turned-up card if the suit was taken in the first round. Take or pass?
klaberjass-lessons-sequences-bid-right = And now look at the three new cards: { $CQ } is among them.
klaberjass-lessons-sequences-bid-other = With three trumps, two aces in other suits and the swap to come, you can take this suit.

klaberjass-lessons-sequences-dix =
    Before the first card, sequences are compared: three or more cards of a suit in a row, like ace, king and queen. You hold { $CA } and { $CQ }, and { $C7 }, the “dix”. What do you do first?
klaberjass-lessons-sequences-dix-right = { $C7 } is on the table now, and with { $CK } you hold ace, king and queen of clubs.
klaberjass-lessons-sequences-dix-silent = Then you have no sequence to declare. Swap the seven first: the king you get for it completes one.

klaberjass-lessons-sequences-declare =
    A sequence of three is worth 20; one of four or more is worth 50. Only the player with the better one scores. You speak first, and you say only what yours is worth, not which cards are in it. Do you declare?
klaberjass-lessons-sequences-declare-right = { $seat1 } had 20, too, and said “same”. Then the higher top card decides: your ace beats their king. You score, and they show nothing.
klaberjass-lessons-sequences-declare-silent = You may, but if you say nothing, you score nothing, and { $seat1 } may score instead. Silence only hides what you hold, and that is not worth 20 points here.

klaberjass-lessons-sequences-lead =
    You have 20 points before the first card, and you lead. { $CJ }, the highest trump, is still out, perhaps not even dealt. You hold good cards and one small diamond. What do you do with your loser?
klaberjass-lessons-sequences-lead-right = Lose it early, while your trumps can still bring you back in.
klaberjass-lessons-sequences-lead-trump = { $seat1 } may hold { $CJ }, and your trumps are worth more when { $seat1 } has to lead. Get rid of your worst card first.
klaberjass-lessons-sequences-lead-other = A good card, which you can play later as well. Lose the small one now, while your trumps can bring you back in.

klaberjass-lessons-sequences-ruff =
    { $seat1 } took the trick and went on with diamonds. You have none left, so you must trump, and any trump wins. You hold king and queen of trumps: together they are the “bella”, which you will want to announce later, with the second of the two. Which trump now?
klaberjass-lessons-sequences-ruff-right = The nine counts 14, and those points are now safe in your pile.
klaberjass-lessons-sequences-ruff-ace = Just as good. Here we go on with { $C9 }.
klaberjass-lessons-sequences-ruff-pair = It wins, but scores little. Win the trick with a trump that counts more: { $CJ } could take that trump from you later.

klaberjass-lessons-sequences-draw =
    Three trumps have not shown up yet: { $CJ }, { $CT } and { $C8 }. Nothing of yours beats { $CJ }; but perhaps it was never dealt: fourteen cards are not in play. Which trump is best for finding out?
klaberjass-lessons-sequences-draw-right = { $seat1 } threw away a heart, which shows that they have no trumps. Now each of your trumps is sure to win: your king took the next trick.
klaberjass-lessons-sequences-draw-other = First find out where the other trumps are, with the highest one that you hold: then you know what the rest of your hand is worth.

klaberjass-lessons-sequences-bella =
    You have played { $CK }. The bella is announced with the second of its two cards and brings 20 points, whoever wins the trick. Which card, and how?
klaberjass-lessons-sequences-bella-right = 20 points for one word, and the trick as well.
klaberjass-lessons-sequences-bella-silent = The same card, but without the announcement you lose the 20 points: the bella cannot be announced later.
klaberjass-lessons-sequences-bella-other = You can do that, and announce the bella later. Nothing is gained by waiting, though: do it now.

klaberjass-lessons-sequences-end =
    20 for the sequence and 20 for the bella: 40 points that no trick can take away, as long as you make more than { $seat1 } in all. At a table the bot offers the swap, the declaration and the bella as buttons.

klaberjass-lessons-counting-title = What a trick is worth
klaberjass-lessons-counting-goal = Start far behind and still make more points than your opponent.

klaberjass-lessons-counting-jack =
    You are the maker, and { $spades } are trumps. { $seat1 } has scored 20 for a sequence and leads { $SJ }, worth another 20. You must play a trump and cannot beat the jack. Which one do you give up?
klaberjass-lessons-counting-jack-right = You lose 3 points instead of 14, and now { $S9 } is the highest trump left.
klaberjass-lessons-counting-jack-other = That gives { $seat1 } 14 points and your best trump. The queen counts 3.

klaberjass-lessons-counting-ace =
    { $seat1 } is at 43 and leads { $DA }. You must follow and cannot win. Remember: in a plain suit the ten counts 10 and beats king and queen. Which diamond do you give up?
klaberjass-lessons-counting-ace-right = 3 points lost. Your ten and king were now the highest diamonds left, and your ten took the next trick.
klaberjass-lessons-counting-ace-ten = That gives away 10 points, and a card that is the highest of its suit as soon as the ace is gone.
klaberjass-lessons-counting-ace-king = The king counts 4, the queen 3. And if you keep ten and king, you hold the two highest diamonds left.

klaberjass-lessons-counting-small =
    The score is 25 to 57. You have five cards left, among them the highest trump, the highest heart, the highest diamond and { $C7 }. { $SA } may still be out. The last trick is worth 10 more. Which card do you lead?
klaberjass-lessons-counting-small-right = { $seat1 } took it with { $CT }. But then { $seat1 } had to lead into your good cards, and your bad one is gone.
klaberjass-lessons-counting-small-trump = It wins now. But afterwards you have no trump to come back in with, and { $C7 } loses the last trick and its 10 points.
klaberjass-lessons-counting-small-good = It wins now, but { $C7 } stays in your hand, and in the end that seven loses the last trick, which is worth 10 more points.

klaberjass-lessons-counting-draw =
    The score is 29 to 67, with three tricks to go. You hold { $S9 } and two good hearts. As long as { $SA } is out, { $seat1 } can trump a heart. What makes your hearts safe?
klaberjass-lessons-counting-draw-right = The nine caught the ace: 25 points in one trick. After that your opponent could not trump.
klaberjass-lessons-counting-draw-other = If { $seat1 } has no heart, { $SA } takes the trick, and your heart is lost. First draw that trump.

klaberjass-lessons-counting-end =
    82 to 67. You gave your smallest cards to tricks that you could not win, lost one bad card on purpose, and drew the last trump before you led hearts. Had you lost, { $seat1 } would have got your points, too.

klaberjass-lessons-defending-title = Defending
klaberjass-lessons-defending-goal = Let your opponent choose trumps, and make more points than they do.

klaberjass-lessons-defending-bid =
    { $HJ } is turned up. You have three aces and a run of high spades, but not one heart. Whoever takes must make more points than the other; with fewer, they are “bete” and the other gets everything. Take or pass?
klaberjass-lessons-defending-bid-right = { $seat1 } took hearts and must now make more points than you, and your hand is strong.
klaberjass-lessons-defending-bid-other = Without a single trump you would lose one trick after another to trumps, however good your aces are.

klaberjass-lessons-defending-declare =
    You were dealt { $SJ } as well: ace, king, queen and jack of spades. Four in a row is worth 50. You are not the maker; does your sequence still count?
klaberjass-lessons-defending-declare-right = Of course it does, whoever the maker is. { $seat1 } had to give way: 50 points for you before the first card.
klaberjass-lessons-defending-declare-silent = A defender scores for sequences just as the maker does. Without your 50 points it will be hard to stop { $seat1 }.

klaberjass-lessons-defending-lead =
    The player who did not deal leads to the first trick. { $seat1 } is the maker and may well get { $HJ } by swapping the dix for it. Where do your points come from?
klaberjass-lessons-defending-lead-right = Cash your aces before { $seat1 } runs out of a suit. This one even caught { $DK }.
klaberjass-lessons-defending-lead-good = Just as good. Here we begin with { $DA }.
klaberjass-lessons-defending-lead-trump = Trumps are the maker’s business: you would lead your only one, a ten, into their best cards.
klaberjass-lessons-defending-lead-low = { $seat1 } takes that with a higher card. Your aces win now; later they may be trumped.

klaberjass-lessons-defending-force =
    { $SA } won as well. { $DT } is now the highest diamond. If { $seat1 } cannot follow suit, they must trump. What helps you more: winning a sure trick, or making { $seat1 } use up a trump?
klaberjass-lessons-defending-force-right = Either would have been fine: { $seat1 } had no diamond and spent a trump. Each trump spent this way is one fewer at the end.
klaberjass-lessons-defending-force-spade = A fine idea, too: your long suit makes { $seat1 } trump again and again. Here we go on with { $DT }.
klaberjass-lessons-defending-force-ace = That can be right, too. Here we go on with { $DT } and keep { $CA } for later.
klaberjass-lessons-defending-force-trump = Your only trump, a ten: { $seat1 } gladly takes it. It is their trumps that should be used up, not yours.
klaberjass-lessons-defending-force-other = { $seat1 } may beat that small card without using a trump. Lead a card that either wins or makes them trump.

klaberjass-lessons-defending-keep =
    You are ahead, 76 to 46, and { $seat1 } leads { $HJ }. You have no trumps, so you may throw away anything. Four cards are left, and the last trick is worth 10 more. What can you spare?
klaberjass-lessons-defending-keep-right = Keep the highest card of each suit. Once the trumps are gone, { $CA } and { $SK } win the last two tricks.
klaberjass-lessons-defending-keep-diamond = That is fine, too. Here we throw { $SQ } first and the diamond next.
klaberjass-lessons-defending-keep-ace = That gives { $seat1 } 11 points, and the trick that the ace would have won in the end.
klaberjass-lessons-defending-keep-king = The king is the highest spade left and can win the last trick. Throw away a lower spade.

klaberjass-lessons-defending-end =
    You made 105 and { $seat1 } only 83: bete. { $seat1 } scores 0, and you score 105 + 83 = 188. You often score more by passing and defending well than by taking. That was the last lesson: now play a match.
