## The texts of the lessons of Schieber (docs/writing-a-lesson.md)

schieber-lessons-trumps-title = Buur and Nell
schieber-lessons-trumps-goal = Take tricks together with your partner, and throw points on them.

schieber-lessons-trumps-lead =
    There are 36 cards, ace to six. { $seat2 }, opposite, is your partner. As *forehand* you left the choice of trump to { $seat2 } (a *push*). Your partner chose { $spades }, which doubles all points (×2). Trumps, marked below, from the top: jack (“Buur”) 20, nine (“Nell”) 14, ace 11, king 4, queen 3, ten 10, the rest 0. You lead: what helps your partner?
schieber-lessons-trumps-lead-right = Everybody had to play a trump. The Nell took the ace: 25 points, and two of the opponents’ trumps are gone.
schieber-lessons-trumps-lead-low = Just as good. Here we go on with { $S7 }: whoever chose trump wants the opponents’ trumps gone.
schieber-lessons-trumps-lead-buur = Nothing beats it, so it takes a trick whenever you like. Lead the small trump, and let { $seat2 } win the trick.
schieber-lessons-trumps-lead-other = The opponents can beat it, or trump it. Your partner chose { $spades }: help get rid of the opponents’ trumps.

schieber-lessons-trumps-smear =
    { $seat2 } leads { $SK }. Nell and ace are gone; only the Buur beats it. When trumps are led you must play one, but if the Buur is your only trump, you may keep it and play anything. Which card do you give your partner, and which do you keep to win a trick later?
schieber-lessons-trumps-smear-right = Ten points for your team. Giving points to your partner’s trick is called smearing (*schmieren*). Keep what may win a trick later; a ten hardly ever does.
schieber-lessons-trumps-smear-diamond = Just as good: ten points for your team. Here we go on with { $HT }.
schieber-lessons-trumps-smear-buur = The Buur would take a trick that your partner has already won. Keep it: it will win another one.
schieber-lessons-trumps-smear-king = That is 4 points, and the king may soon be the highest card of its suit. A ten counts more and hardly ever wins by itself.
schieber-lessons-trumps-smear-other = It is worth nothing. No opponent can take this trick, so give your partner a card that is worth something.

schieber-lessons-trumps-keep =
    { $seat2 } leads { $CA }, the highest of its suit. In plain suits, from the top: ace 11, king 4, queen 3, jack 2, ten 10, the rest 0. You have { $clubs }, so you follow suit, or you trump: in Jass you may always trump. Which of your cards could win a trick later, and what do you play?
schieber-lessons-trumps-keep-right = The ace is gone, so your king is now the highest of its suit.
schieber-lessons-trumps-keep-king = It adds 4 points, but now that the ace is gone the king will win a whole trick later. Keep it.
schieber-lessons-trumps-keep-buur = You would trump your partner’s ace. Save the Buur for one of the opponents’ cards.

schieber-lessons-trumps-ruff =
    { $seat2 } led { $D7 }, and { $seat3 } put { $DA } on it. You have { $diamonds }, but nothing that beats the ace. Remember that you may trump even when you can follow suit; but once a trick has been trumped, you may not play a lower trump (*undertrump*). What do you play?
schieber-lessons-trumps-ruff-right = Buur and ace, 20 + 11: a trick of 31 points. That is what you kept the Buur for.
schieber-lessons-trumps-ruff-ten = That gives the opponents 10 more points on top of the ace. Take the trick instead: you may trump.
schieber-lessons-trumps-ruff-eight = Then { $seat3 } keeps the 11 points of the ace. You may trump, even though you can follow suit.

schieber-lessons-trumps-king =
    You took the trick, so you lead. { $CA } was played two tricks ago. Which of your cards is the highest of its suit now?
schieber-lessons-trumps-king-right = Nobody could beat it, and your team took the rest as well.
schieber-lessons-trumps-king-other = A higher card of that suit is still out. { $CK } became the highest of its suit when the ace fell.

schieber-lessons-trumps-end =
    All nine tricks! 157 points for the cards and the last trick, and a *match bonus* of 100. With { $spades } as trump everything counts double: (157 + 100) × 2 = 514. The game goes on, deal by deal, to 2500. Lesson 2 is about who chooses trump, and why this deal counted double.

schieber-lessons-choosing-title = Choosing or pushing
schieber-lessons-choosing-goal = Choose trump when your hand is worth it; otherwise push.

schieber-lessons-choosing-clubs =
    In the classic rules, which we play here, *forehand* in each deal is whoever holds { $C7 }: they choose, or they *push*, and then their partner must choose. All points are multiplied by the number on the button; with { $hearts } and { $diamonds }, by 1. (Obenabe and Undenufe: lesson 3.) You are forehand. Choose, or push?
schieber-lessons-choosing-clubs-right = The Buur and three more trumps, an ace in another suit ({ $HA }), and ×2: that is usually enough to choose.
schieber-lessons-choosing-clubs-push = You may, but your partner seldom has anything better. The Buur, three more trumps and an ace in another suit are good enough to choose a suit that counts ×2.
schieber-lessons-choosing-clubs-other = Look for the suit in which you hold the Buur and three more cards, and check its multiplier.

schieber-lessons-choosing-weak =
    You won that deal 266 to 48. Now you are the dealer, but { $C7 } makes you forehand again. You have the Buur of { $hearts } and three more, but those are small, and you hold no ace. What do you say?
schieber-lessons-choosing-weak-right = Your partner, with a different hand from yours, found a suit that counts ×2.
schieber-lessons-choosing-weak-hearts = You would win narrowly at best, and at only ×1. The contract that your partner finds may count ×2 to ×4.
schieber-lessons-choosing-weak-other = Your hand is too weak for that. Your partner has nine other cards and may find something good.

schieber-lessons-choosing-lead =
    { $seat2 } has chosen { $spades }. Forehand leads all the same, and that is you. (A table may also choose *Swiss rules*: there the player after the dealer is forehand, no matter who holds { $C7 }.) Your partner wants to draw the opponents’ trumps. How do you begin?
schieber-lessons-choosing-lead-right = { $seat1 } and { $seat3 } had to play a trump each, and { $seat2 } took the trick with { $SA }.
schieber-lessons-choosing-lead-small = Not bad, either. Here we go on with { $SQ }, your only trump: your partner is waiting for it.
schieber-lessons-choosing-lead-other = That wins nothing and helps nobody. Your partner chose { $spades }: which of your cards fits that plan?

schieber-lessons-choosing-pushed =
    You won that deal 254 to 60. Now { $seat2 } is forehand and has pushed, so you must choose; pushing back is not allowed. You hold two four-card suits. Which becomes trump?
schieber-lessons-choosing-pushed-right = Even without the Buur: Nell, ace and king are strong, and this suit counts ×2.
schieber-lessons-choosing-pushed-hearts = In that suit you lack Buur, Nell and ace, and it counts only ×1. Your other four-card suit is stronger and counts twice as much.
schieber-lessons-choosing-pushed-other = You have little there. Compare your two four-card suits: how high would your trumps be, and what is the multiplier?

schieber-lessons-choosing-hearts =
    You won that deal 234 to 80. You are forehand again, and { $hearts } count only ×1. But look at them: the three highest trumps and two more. Choose, or push?
schieber-lessons-choosing-hearts-right = Five trumps including the three highest: with such a hand you choose { $hearts } even at ×1.
schieber-lessons-choosing-hearts-push = Your partner does not know about these five, and with another trump suit they are worth little. With the three highest trumps, make the choice yourself, even at ×1.
schieber-lessons-choosing-hearts-other = You have hardly anything there. Your strength is one suit, and that one is very strong.

schieber-lessons-choosing-buur =
    { $hearts } are trumps, and you lead. The others hold four of them, { $HK } among them. As long as they do, they can trump your good cards. What do you lead?
schieber-lessons-choosing-buur-right = Whoever had a trump had to play one: with the Buur and then the ace you drew all four.
schieber-lessons-choosing-buur-high = Just as good, since you hold the three highest. Here we go on with the Buur.
schieber-lessons-choosing-buur-other = That can be beaten. You hold the three highest trumps: draw the others’ trumps first.

schieber-lessons-choosing-end =
    144 to 13: a splendid hand, and yet ordinary hands at ×2 scored more. So choose { $spades } or { $clubs } with the Buur, three more trumps and an ace in another suit; choose { $hearts } or { $diamonds } only when the suit is very strong; otherwise push. The buttons show each contract’s multiplier.

schieber-lessons-obenabe-title = Obenabe and Undenufe
schieber-lessons-obenabe-goal = Play without trumps: once with the aces on top, once with the sixes.

schieber-lessons-obenabe-up =
    In *Obenabe* (“from the top down”) there are no trumps: the highest card of the led suit wins, in the order ace, king, queen, jack, ten and so on. Points are as in plain suits, except that each eight counts 8, and everything counts ×3. Look at your { $spades } and { $hearts }. What do you choose?
schieber-lessons-obenabe-up-right = Five sure tricks, and you lead: that is what Obenabe needs.
schieber-lessons-obenabe-up-spades = Without Buur and Nell these are weak trumps, and they count only ×2. Your high cards win just as well without trumps.
schieber-lessons-obenabe-up-push = Your partner does not know what you have. You hold five sure tricks, and you lead: make the choice yourself.
schieber-lessons-obenabe-up-other = Count the cards that nobody can beat as long as nobody can trump. Which contract is made for high cards?

schieber-lessons-obenabe-ace =
    Nobody can trump. The others hold five { $spades }, and you hold the three highest of that suit. Which card do you lead?
schieber-lessons-obenabe-ace-right = Three of the others’ five cards in the suit fell under the ace. You led the king next, and a fourth fell.
schieber-lessons-obenabe-ace-king = Just as good: ace, king and queen in one hand are equals. Here we go on with the ace and the king.
schieber-lessons-obenabe-ace-low = Then the opponents take the trick and lead their own long suits. Take your sure tricks first.
schieber-lessons-obenabe-ace-other = That wins, too. But begin with your longest suit: when the others have no more of it, even your small card in it wins.

schieber-lessons-obenabe-eight =
    Now count. In { $spades }, ace, king, jack, ten, nine and seven have been played, and you hold queen and eight. Which card of the suit is still out, and what does that mean for your two cards?
schieber-lessons-obenabe-eight-right = Only { $S6 } was still out, so the eight won as surely as the queen, and brought its 8 points.
schieber-lessons-obenabe-eight-queen = That wins, and the eight wins after it: only { $S6 } is still out. Here we go on with the eight.
schieber-lessons-obenabe-eight-heart = That wins, too, but finish the long suit first: only { $S6 } is still out, so queen and eight both win.
schieber-lessons-obenabe-eight-other = That may not win. In { $spades } only { $S6 } is still out: queen and eight both win.

schieber-lessons-obenabe-ten =
    Two tricks are left. Your partner leads { $DK }, { $seat3 } follows, and { $seat1 } plays last. { $DA } has not been played. Which card do you give your partner?
schieber-lessons-obenabe-ten-right = { $seat1 } had the ace, but did not get your ten with it. And the ten took the last trick.
schieber-lessons-obenabe-ten-other = Only smear when your partner’s trick is safe. { $DA } is still out, and { $seat1 } plays after you.

schieber-lessons-obenabe-down =
    You won 417 to 54. *Undenufe* (“from the bottom up”) is the other way round: the six is highest, then seven, eight and so on. The ace is lowest, but keeps its 11 points, and again each eight counts 8. Everything counts ×4. What do you choose?
schieber-lessons-obenabe-down-right = Upside down this is a fine hand. (Under Swiss rules, which a table may choose, Undenufe counts ×3, and the six has the 11 points instead of the ace.)
schieber-lessons-obenabe-down-push = Your partner may have nothing of the kind. In Undenufe you hold the highest cards of two suits, and it counts ×4: choose it.
schieber-lessons-obenabe-down-other = You hold few high cards. Turn the ranking upside down: what are your sixes and sevens good for?

schieber-lessons-obenabe-six =
    Nobody can trump, and you lead. As in Obenabe, you begin with a long suit, from its strong end. You have two suits of three cards: which one is stronger, and which of its cards do you lead?
schieber-lessons-obenabe-six-right = Nothing beats a six. Your { $clubs } and { $hearts } took the first five tricks.
schieber-lessons-obenabe-six-club = Just as good: six, seven and eight in one hand are equals. Here we go on with the six.
schieber-lessons-obenabe-six-big = High cards are the weak ones here, and this one is easily beaten. Take your sure tricks first.
schieber-lessons-obenabe-six-other = That wins, too, but your other long suit has one more sure trick. Begin with that suit.

schieber-lessons-obenabe-give =
    { $seat3 } leads { $D6 }, which nothing can beat in Undenufe. You must follow suit with { $DA } or { $DQ }. Which one do you give the opponents?
schieber-lessons-obenabe-give-right = The queen counts 3, the ace 11. The ace cannot win here, but whoever gets it gets its points: keep it for a trick of your partner’s. Then { $diamonds } were led again, and this time the ace had to go.
schieber-lessons-obenabe-give-other = That gives the opponents 11 points. The ace is the weakest card here, but it counts as much as ever.

schieber-lessons-obenabe-end =
    440 to 188, with sixes and sevens. Obenabe wants aces with kings, Undenufe sixes with sevens: about five sure tricks, and ideally the lead. So look at both ends of your hand before you push.

schieber-lessons-weis-title = Weis and Stöck
schieber-lessons-weis-goal = Score for the cards you were dealt, not only for tricks.

schieber-lessons-weis-fifty =
    A *Weis* is a run in a suit (ace, king, queen …): three cards 20, four 50, five or more 100; or four of a kind: at least 100. Only the team with the best Weis scores. { $seat2 } said “20”, { $seat3 } “50”. You, too, have four in a row, king to ten of { $diamonds }; between equals the top card decides. Announce, or say “good” (nothing better)?
schieber-lessons-weis-fifty-right = Also 50, also four cards, but your king is higher. Your team has the best Weis, so it scores all of its Weis, including your partner’s 20 (even if your partner had said “good”); the other team scores none.
schieber-lessons-weis-fifty-other = You may keep silent. But then { $seat3 } has the best Weis, and the opponents score instead of you and your partner.

schieber-lessons-weis-stoeck =
    { $spades } are trumps, and nothing beats your partner’s Buur. You have to play the king or the queen. King and queen of a suit in one hand are *Stöck* and count 20 (in the classic rules in any suit, in the Swiss rules only in trumps), whoever takes the tricks and in whatever order you play them. Which one do you play first?
schieber-lessons-weis-stoeck-right = One point more on your partner’s trick: the king counts 4, the queen 3. Your Stöck are scored at the end of the deal, those of { $diamonds } included. (In Swiss rules, which a table may choose, only those of trumps count.)
schieber-lessons-weis-stoeck-other = That is just as safe, but the trick is your partner’s: the king counts 4, the queen 3.

schieber-lessons-weis-contract =
    You won 486 to 88, with (50 + 20) × 2 = 140 for Weis and (20 + 20) × 2 = 80 for Stöck in { $spades } and { $diamonds }. All that is multiplied, too! You are forehand now, with six to ten of { $hearts }: five in a row. What do you choose?
schieber-lessons-weis-contract-right = The low cards win in Undenufe, and the run counts 100 × 4.
schieber-lessons-weis-contract-hearts = Five trumps, but no Buur, and everything only ×1. Where do six, seven and eight win, and where does your run count most?
schieber-lessons-weis-contract-push = Then your partner decides what your 100 is multiplied by, without knowing about your run. You have a fine hand: make the choice yourself.
schieber-lessons-weis-contract-other = In which contract do your low cards win? And what is your run multiplied by there?

schieber-lessons-weis-hundred =
    You play first, so you speak first, and you say only “100”. Whoever has more says so. If somebody has 100 as well, more cards are better; then the top card decides, and in Undenufe the lower one wins: six to ten is better than seven to jack. Do you announce?
schieber-lessons-weis-hundred-right = { $seat3 } had 100 as well, but for four of a kind. Five cards are better than four, so the opponents scored nothing. Your team scored 100 × 4 = 400 before the first trick was over. (Four aces, kings or queens are 100, nines 150, jacks 200; in Swiss rules four of any other rank are 100, too.)
schieber-lessons-weis-hundred-other = Then { $seat3 } has the best Weis, and the opponents score instead of you: your 400 points are lost. All you gain by saying nothing is that your cards stay hidden.

schieber-lessons-weis-hearts =
    You led { $C6 } and took the first trick. Then your Weis was shown, so everybody knows your { $hearts }. That does not help the others: they hold only ace, king, queen and jack of that suit, the weakest cards here, and nobody can trump. You lead again. Which card?
schieber-lessons-weis-hearts-right = Nobody had a lower card of that suit, so all five of yours took tricks.
schieber-lessons-weis-hearts-run = Just as good: all your { $hearts } win. Here we go on with the six.
schieber-lessons-weis-hearts-club = It wins, too: { $C6 } has been played, so the seven is the highest now. Here we go on with { $H6 }.
schieber-lessons-weis-hearts-other = That is a weak card here, and anybody may beat it. First take the tricks that are sure.

schieber-lessons-weis-end =
    1048 to 140 in one deal: 400 for a run, 80 for Stöck. At most tables the bot announces for you; where it asks, say what you hold. And before you choose a contract, look for a Weis: it is multiplied like the rest.

schieber-lessons-partners-title = Playing with your partner
schieber-lessons-partners-goal = Draw trumps, read your partner’s signal, and win all nine tricks.

schieber-lessons-partners-draw =
    You chose { $clubs } and hold Buur, Nell and two small trumps. The others hold five. Your ace and your partner’s good cards are safe only when the opponents can no longer trump. What do you lead?
schieber-lessons-partners-draw-right = Three trumps fell at once. The ten came from your partner, who could smear it safely: the Buur cannot be beaten.
schieber-lessons-partners-draw-nell = Just as good: with both in hand, either will do. Here we go on with the Buur.
schieber-lessons-partners-draw-ace = An opponent may trump it. Whoever chose trump draws trumps first, and only then cashes aces.
schieber-lessons-partners-draw-other = The team that chose trump begins with its highest trumps. Anything else gives the opponents time to use theirs.

schieber-lessons-partners-again =
    King, queen and ten of trumps are gone, so two are still out. You do not know who has them. The Nell is the highest trump now. Go on with trumps, or change suit?
schieber-lessons-partners-again-right = Both opponents threw away a card of another suit: they have no trumps left. The ace came from your partner, another 11 points.
schieber-lessons-partners-again-other = An opponent may still hold both trumps. Leading the Nell costs you nothing and tells you where they are.

schieber-lessons-partners-enough =
    Now both opponents are out of trumps, and besides yours only { $C8 } is left. So who holds it? And what do you lead?
schieber-lessons-partners-enough-right = { $seat2 } holds the last trump and keeps it. { $SA } also took a ten from { $seat3 }.
schieber-lessons-partners-enough-ten = A higher card of { $hearts } may beat your ten, and then the opponents get its points, unless your partner spends the last trump. You want all nine tricks: lead a card that is sure to win.
schieber-lessons-partners-enough-trump = Your partner holds { $C8 } and would have to play it now, for nothing. Nobody else can trump: keep your trumps for the end.
schieber-lessons-partners-enough-other = That may cost a trick, and you want all nine. You have a card that wins for certain, now that no opponent can trump.

schieber-lessons-partners-signal =
    { $seat2 } had no { $spades } and threw away { $H6 }. The first discard is a signal: “not this suit, please”. You still hold cards of all four suits. Which suit does your partner want?
schieber-lessons-partners-signal-right = Not { $spades }, not { $hearts }: that left { $diamonds }. Your partner took the trick with { $DA }.
schieber-lessons-partners-signal-heart = The discard of { $H6 } said that this suit is not wanted. Look for the suit that is.
schieber-lessons-partners-signal-trump = Keep your trumps, and let your partner keep theirs. What did the discard say about the side suits?
schieber-lessons-partners-signal-other = Your partner has none of that suit and could win the trick only with their last trump. Look for the suit that is wanted.

schieber-lessons-partners-smear =
    { $seat2 } goes on with { $DK }. The ace is gone, you have no { $diamonds }, and no opponent can trump. What do you put on it?
schieber-lessons-partners-smear-right = 10 more points for your team. Smear early: later an opponent may take the ten.
schieber-lessons-partners-smear-trump = You would take a trick that is your partner’s anyway. Keep your trumps for the last tricks.
schieber-lessons-partners-smear-other = Safe, but worth no points. The trick is certain to be your partner’s: put your ten on it.

schieber-lessons-partners-throw =
    { $seat2 } leads { $DJ }, now the highest card in { $diamonds }. Your team has won every trick so far; all nine bring the *match bonus*, 100 extra. You hold two trumps and two small cards. What can you do without?
schieber-lessons-partners-throw-right = Your small cards went on your partner’s tricks, and your trumps took the last two tricks. The very last one counts 5 more.
schieber-lessons-partners-throw-heart = Just as good. Here { $S8 } goes first and { $H7 } next.
schieber-lessons-partners-throw-other = You need your trumps for the last tricks. Throw away what wins nothing.

schieber-lessons-partners-end =
    All nine! (157 + 100) × 2 = 514. You drew trumps and stopped in time, read a discard and smeared. A match goes on like this, deal by deal, to 2500. Card points are added after the deal; if both teams have 2500 by then, the higher total wins. That was the last lesson. Now play a match.
