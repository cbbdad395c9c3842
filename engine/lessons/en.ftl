## The texts of the lessons for people who have played none of these games (docs/writing-a-lesson.md)

engine-lessons-tricks-title = Tricks and trumps
engine-lessons-tricks-goal = Take five of the last six tricks.

engine-lessons-tricks-follow =
    A trick is one card from each player. Everyone plays alone here, and you play last. You must follow suit: if you can, you play the suit that was led. So you may play only { $diamonds }. The highest card of that suit takes the trick, and here that is { $DA }. Which card do you give up?
engine-lessons-tricks-follow-right = You cannot beat { $DA }, so you play your lowest card. Your { $DK } is now the highest diamond left.
engine-lessons-tricks-follow-king = The ace still takes the trick, and your king is gone. Keep the king: once the ace has been played, no diamond can beat the king.

engine-lessons-tricks-ruff =
    { $seat1 } took the trick and so leads again: a heart. You have none. Here { $spades } are trumps, and any trump beats every card of another suit, even an ace. In this game, whoever cannot follow suit must trump. With which card?
engine-lessons-tricks-ruff-right = The lowest trump is enough. And if you have neither the suit led nor a trump, you throw away any card you like; it cannot win.
engine-lessons-tricks-ruff-queen = It wins, but so would { $S7 }. The queen is the highest trump left: save it for a trick where you need it.

engine-lessons-tricks-draw =
    You took the trick, so you lead, and you may lead anything. The others still have three trumps, one each, and could use them on your good cards. How do you get those trumps out?
engine-lessons-tricks-draw-right = Everybody had to follow, and now nobody can trump your good cards. This is called drawing trumps.
engine-lessons-tricks-draw-clubs = Not yet: anyone without clubs can trump it. First get the others’ trumps out by leading your highest trump.
engine-lessons-tricks-draw-diamond = Not yet: anyone without diamonds can trump it. First get the others’ trumps out by leading your highest trump.

engine-lessons-tricks-high =
    There are no trumps left. From now on the highest card of the suit that you lead takes the trick. The others have three clubs, { $CK } among them. Which of your cards cannot be beaten?
engine-lessons-tricks-high-right = All three clubs fell under your ace.
engine-lessons-tricks-high-king = { $DK } is just as good: the ace of diamonds is gone. Here we go on with { $CA }.
engine-lessons-tricks-high-low = Someone has a higher club and takes the trick. Play the ace first: it makes the others part with their clubs.

engine-lessons-tricks-last =
    Two cards left. Nobody else has a club, and nobody has a trump. So what is { $C4 } worth now?
engine-lessons-tricks-last-right = Nobody could follow, so the four took the trick, and the king took the last. A small card wins when nobody else has its suit.
engine-lessons-tricks-last-king = That wins, too; both of your cards do. Here we go on with { $C4 }, then the king.

engine-lessons-tricks-end =
    Five tricks! You have followed suit, trumped, drawn trumps and counted what is left. That is most of what any game here asks of you; what differs is which tricks you want. Choose a game under “All lessons”: its first lesson goes on from here.
