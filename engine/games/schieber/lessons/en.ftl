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
