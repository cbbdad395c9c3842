## Les textes des leçons pour qui n’a encore joué à aucun de ces jeux (docs/writing-a-lesson.md)

engine-lessons-tricks-title = Plis et atouts
engine-lessons-tricks-goal = Faites cinq des six derniers plis.

engine-lessons-tricks-follow =
    Un pli, c’est une carte de chaque joueur ; ici vous jouez en dernier. Qui peut doit fournir la couleur demandée : vous ne pouvez donc jouer que { $diamonds }. La plus forte carte de cette couleur fait le pli, ici { $DA }. Quelle carte donnez-vous ?
engine-lessons-tricks-follow-right = Vous ne pouvez pas battre { $DA }, alors vous donnez votre plus petite carte. Votre { $DK } est maintenant le plus fort carreau qui reste.
engine-lessons-tricks-follow-king = L’as fait le pli quand même, et votre roi est perdu. Gardez-le : une fois l’as tombé, aucun carreau ne le bat.

engine-lessons-tricks-ruff =
    { $seat1 } a fait le pli et entame donc encore : un cœur. Vous n’en avez pas. L’atout est { $spades }, et un atout bat n’importe quelle carte d’une autre couleur, même un as. Dans ce jeu, vous devez couper maintenant. Avec quelle carte ?
engine-lessons-tricks-ruff-right = Le plus petit atout suffit. Et qui n’a ni la couleur demandée ni atout se défausse de ce qu’il veut ; cette carte ne peut pas gagner.
engine-lessons-tricks-ruff-queen = Elle gagne, mais { $S7 } aussi. La dame est l’atout le plus fort qui reste : gardez-la pour un pli où vous en aurez besoin.

engine-lessons-tricks-draw =
    Vous avez fait le pli, donc c’est à vous d’entamer, avec la carte que vous voulez. Les autres ont encore trois atouts, un chacun. Ils peuvent encore couper vos bonnes cartes. Comment les leur enlever ?
engine-lessons-tricks-draw-right = Tout le monde a dû fournir, et plus personne ne peut couper vos bonnes cartes. Cela s’appelle faire tomber les atouts.
engine-lessons-tricks-draw-clubs = Pas encore : qui n’a pas de trèfle peut couper. Enlevez-leur d’abord les atouts, avec votre plus fort.
engine-lessons-tricks-draw-diamond = Pas encore : qui n’a pas de carreau peut couper. Enlevez-leur d’abord les atouts, avec votre plus fort.

engine-lessons-tricks-high =
    Plus d’atouts. Désormais, la plus forte carte de la couleur que vous entamez fait le pli. Les autres ont trois trèfles, dont { $CK }. Laquelle de vos cartes est imbattable ?
engine-lessons-tricks-high-right = Les trois trèfles sont tombés sous votre as.
engine-lessons-tricks-high-king = { $DK } est tout aussi bon : l’as de carreau est tombé. Ici, on continue avec { $CA }.
engine-lessons-tricks-high-low = Quelqu’un a un trèfle plus fort et fait le pli. Jouez d’abord l’as : il oblige les autres à donner leurs trèfles.

engine-lessons-tricks-last =
    Plus que deux cartes. Personne d’autre n’a de trèfle, et personne n’a d’atout. Que vaut { $C4 } maintenant ?
engine-lessons-tricks-last-right = Personne ne pouvait fournir : le quatre a fait le pli, et le roi a fait le dernier. Une petite carte gagne quand les autres n’ont plus sa couleur.
engine-lessons-tricks-last-king = Celle-ci gagne aussi ; vos deux cartes gagnent. Ici, on continue avec { $C4 }, puis le roi.

engine-lessons-tricks-end =
    Cinq plis ! Vous avez fourni, coupé, fait tomber les atouts et compté ce qui reste. Aucun jeu d’ici n’en demande beaucoup plus ; ce qui change, ce sont les plis que l’on veut faire. Choisissez un jeu : sa première leçon commence là où vous en êtes.
