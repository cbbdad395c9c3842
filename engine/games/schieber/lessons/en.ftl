## The texts of the lessons of Schieber (docs/writing-a-lesson.md)

schieber-lessons-trumps-title = Buur and Nell
schieber-lessons-trumps-goal = Take tricks together with your partner, and put points into them.

schieber-lessons-trumps-lead =
    Four play in two teams; { $seat2 }, opposite, is your partner. In nine tricks you collect the points of cards, and the match goes to 2500. { $seat2 } has chosen { $spades } as trump. From the top: jack (“Buur”) 20, nine (“Nell”) 14, ace 11, king 4, queen 3, ten 10, the rest 0. You lead: what helps your partner?
schieber-lessons-trumps-lead-right = Whoever can must play a trump when one is led. The Nell took the ace: 25 points, and two of the opponents’ trumps are gone.
schieber-lessons-trumps-lead-low = That can be right, too. Here we go on with { $S7 }: whoever chose trump wants the opponents’ trumps out.
schieber-lessons-trumps-lead-buur = Nothing beats it, so it takes a trick whenever you like. Lead the small trump, and let { $seat2 } win with theirs.
schieber-lessons-trumps-lead-other = The opponents can beat it, or trump it. Your partner chose { $spades }: help to get the opponents’ trumps out.

schieber-lessons-trumps-smear =
    { $seat2 } took the trick and leads { $SK }. Nell and ace are gone; only the Buur beats it, and you hold that as your only trump. A trump must be followed with a trump, but the Buur need not be played: then you may play any card. The trick is your partner’s. What do you give?
schieber-lessons-trumps-smear-right = Ten points for your team. Giving points to your partner’s trick is called smearing (*schmieren*).
schieber-lessons-trumps-smear-diamond = Just as good: ten points for your team. Here we go on with { $HT }.
schieber-lessons-trumps-smear-buur = It takes a trick that your partner has already won. Keep it: it will win another one.
schieber-lessons-trumps-smear-king = That is 4 points, and the king may soon be the highest card of its suit. A ten counts more and hardly ever wins by itself.
schieber-lessons-trumps-smear-other = It counts nothing. No opponent can take this trick, so give your partner a card that is worth something.

schieber-lessons-trumps-keep =
    { $seat2 } leads { $CA }, the highest of its suit. In plain suits it is ace 11, king 4, queen 3, jack 2, ten 10, the rest 0. You have { $clubs }, so you follow suit, or you trump: in Jass you may always trump. What do you play?
schieber-lessons-trumps-keep-right = The ace is gone, so your king is now the highest of its suit.
schieber-lessons-trumps-keep-king = It adds 4 points, but now that the ace is gone the king takes a whole trick later. Keep it.
schieber-lessons-trumps-keep-buur = You would trump your partner’s ace. Save the Buur for a card of the opponents.

schieber-lessons-trumps-ruff =
    { $seat2 } led { $D7 }, and { $seat3 } put { $DA } on it. You have { $diamonds }, but nothing that beats the ace. Remember that you may trump even when you can follow suit. What do you play?
schieber-lessons-trumps-ruff-right = Buur and ace, 20 + 11: a trick of 31 points. That is what you kept it for.
schieber-lessons-trumps-ruff-ten = That gives the opponents the ace and ten points more. Take the trick instead: you may trump.
schieber-lessons-trumps-ruff-eight = Then { $seat3 } keeps the 11 points of the ace. You may trump, though you can follow suit.

schieber-lessons-trumps-king =
    You took the trick, so you lead. { $CA } was played two tricks ago. Which of your cards is the highest of its suit now?
schieber-lessons-trumps-king-right = Nobody could beat it, and your team took the rest as well.
schieber-lessons-trumps-king-other = A higher card of that suit is still out. { $CK } became the highest of its suit when the ace fell.

schieber-lessons-trumps-end =
    All nine tricks! That is a “match”: 157 points for the cards and the last trick, and 100 extra. With { $spades } as trump everything counts double: (157 + 100) × 2 = 514. Lesson 2 is about who chooses trump, and why it counted double.

schieber-lessons-choosing-title = Choosing or pushing
schieber-lessons-choosing-goal = Choose trump when your hand is worth it; otherwise push.

schieber-lessons-choosing-clubs =
    Whoever holds { $C7 } is *forehand* and chooses trump, or *pushes*: then the partner must choose. All points of the deal are multiplied: { $hearts } and { $diamonds } ×1, { $spades } and { $clubs } ×2, without trump *Obenabe* ×3 and *Undenufe* ×4 (see lesson 3). You are forehand. Choose, or push?
schieber-lessons-choosing-clubs-right = The Buur and three more trumps, an ace beside them, and ×2: that is the usual measure. Your team won the deal 266 to 48.
schieber-lessons-choosing-clubs-push = You may, but your partner seldom has anything better. The Buur and three more trumps, with an ace beside them and at ×2, is good enough to choose.
schieber-lessons-choosing-clubs-other = Look for the suit in which you hold the Buur and three more, and at what it multiplies by.

schieber-lessons-choosing-weak =
    A new deal, and you have { $C7 } again. (In Swiss rules the player after the dealer is forehand.) There are the Buur and three more of { $hearts }, but the three are small, and you hold no ace. What do you say?
schieber-lessons-choosing-weak-right = Your partner had nine other cards to choose from, and found a suit that counts ×2.
schieber-lessons-choosing-weak-hearts = You would win narrowly at best, and only ×1. What your partner finds may count ×2 to ×4.
schieber-lessons-choosing-weak-other = Your hand is too weak for that. Your partner has nine other cards and may find something good.

schieber-lessons-choosing-lead =
    { $seat2 } has chosen { $spades }. The forehand leads all the same, and that is you. Your partner wants the opponents’ trumps out. How do you begin?
schieber-lessons-choosing-lead-right = { $seat1 } and { $seat3 } had to play a trump each, and { $seat2 } took the trick with { $SA }.
schieber-lessons-choosing-lead-small = Not bad, either. Here we go on with { $SQ }, your only trump: your partner is waiting for it.
schieber-lessons-choosing-lead-other = That wins nothing and helps nobody. Your partner chose { $spades }: which card of yours belongs to that plan?

schieber-lessons-choosing-pushed =
    You won that deal 254 to 60. Now { $seat2 } is forehand and has pushed, so you must choose, and cannot push back. You hold Nell, ace, king and eight of { $spades }, and king, ten, eight and seven of { $hearts }. What becomes trump?
schieber-lessons-choosing-pushed-right = Even without the Buur: Nell, ace and king are strong, and it counts ×2. The deal brought you 234, and the others 80.
schieber-lessons-choosing-pushed-hearts = There you lack Buur, Nell and ace, and it counts ×1. Your other four-card suit is stronger and counts twice as much.
schieber-lessons-choosing-pushed-other = You have little there. Compare your two suits of four cards: the high trumps, and what they multiply by.

schieber-lessons-choosing-hearts =
    You are forehand, and { $hearts } count only ×1. But look at them: Buur, Nell, ace, queen and eight. Beside them you have nothing sure. Choose, or push?
schieber-lessons-choosing-hearts-right = Five trumps with the three highest: such a hand is worth it even at ×1.
schieber-lessons-choosing-hearts-push = Your partner does not know these five, and under another trump they are worth little. With the three highest trumps you choose even at ×1.
schieber-lessons-choosing-hearts-other = You have hardly anything there. Your strength is one suit, and that one is very strong.

schieber-lessons-choosing-buur =
    { $hearts } are trumps, and you lead. The others hold four of them, { $HK } among them. As long as they do, they can trump your tricks. What do you lead?
schieber-lessons-choosing-buur-right = Everybody had to follow: with the Buur and then the ace you took all four away.
schieber-lessons-choosing-buur-high = Just as good, since you hold the three highest. Here we go on with the Buur.
schieber-lessons-choosing-buur-other = That can be beaten. You hold the three highest trumps: take the others’ trumps away first.

schieber-lessons-choosing-end =
    144 to 13: a splendid hand, and yet the plain one at ×2 brought more. So choose { $spades } or { $clubs } with the Buur and three more, { $hearts } or { $diamonds } only with a very strong suit, and otherwise push. The buttons show what each multiplies by.
