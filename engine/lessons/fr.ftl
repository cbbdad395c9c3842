## Les textes des leçons pour qui n’a encore joué à aucun de ces jeux (docs/writing-a-lesson.md)

engine-lessons-tricks-title = Plis et atouts
engine-lessons-tricks-goal = Faites cinq des six derniers plis.

engine-lessons-tricks-follow =
    Un pli, c’est une carte de chaque joueur. Ici, chacun joue pour soi, et vous jouez en dernier. Il faut *fournir* : qui a la couleur demandée, celle de la première carte, doit en jouer. Vous devez donc jouer { $diamonds }. La plus forte carte de cette couleur fait le pli, autrement dit le gagne : ici { $DA }. Quelle carte jouez-vous ?
engine-lessons-tricks-follow-right = Vous ne pouvez pas battre { $DA } : autant donner votre plus petit carreau. Votre { $DK } est maintenant le plus fort carreau qui reste.
engine-lessons-tricks-follow-king = L’as fait le pli quand même, et votre roi est perdu. Gardez-le : une fois l’as tombé, aucun carreau ne le bat.

engine-lessons-tricks-ruff =
    Qui fait un pli *entame* le suivant, c’est-à-dire y joue en premier : { $seat1 } entame cœur. Vous n’en avez pas. L’atout est { $spades }, et un atout bat n’importe quelle carte d’une autre couleur, même un as. Ici, qui ne peut pas fournir doit *couper*, donc jouer atout. Avec quelle carte coupez-vous ?
engine-lessons-tricks-ruff-right = Le plus petit atout suffit. Et qui n’a ni la couleur demandée ni atout se *défausse* : il donne la carte qu’il veut, et elle ne peut pas gagner.
engine-lessons-tricks-ruff-queen = Elle gagne, mais { $S7 } suffit. La dame est l’atout le plus fort qui reste : gardez-la pour un pli où vous en aurez besoin.

engine-lessons-tricks-draw =
    Vous avez fait le pli, donc c’est à vous d’entamer, avec la carte que vous voulez. Les autres ont encore un atout chacun, trois en tout, et peuvent couper vos bonnes cartes. Comment leur enlever ces atouts ?
engine-lessons-tricks-draw-right = Tout le monde a dû fournir, et plus personne ne peut couper vos bonnes cartes. Cela s’appelle *faire tomber les atouts*.
engine-lessons-tricks-draw-clubs = Pas encore : qui n’a pas de trèfle peut couper. Enlevez d’abord leurs atouts aux autres, avec le plus fort des vôtres.
engine-lessons-tricks-draw-diamond = Pas encore : qui n’a pas de carreau peut couper. Enlevez d’abord leurs atouts aux autres, avec le plus fort des vôtres.

engine-lessons-tricks-high =
    Il ne reste plus d’atout. Désormais, la plus forte carte de la couleur que vous entamez fait le pli. Les autres ont trois trèfles, dont { $CK }. Laquelle de vos cartes est imbattable ?
engine-lessons-tricks-high-right = Les trois trèfles sont tombés sous votre as.
engine-lessons-tricks-high-king = { $DK } est tout aussi bon : l’as de carreau est tombé. Ici, on continue avec { $CA }.
engine-lessons-tricks-high-low = Quelqu’un a un trèfle plus fort et ferait le pli. Jouez d’abord l’as : il oblige les autres à donner leurs trèfles.

engine-lessons-tricks-last =
    Plus que deux cartes. Personne d’autre n’a de trèfle, et personne n’a d’atout. Que vaut { $C4 } maintenant ?
engine-lessons-tricks-last-right = Personne ne pouvait fournir : le quatre a fait le pli, et le roi a fait le dernier. Une petite carte gagne quand les autres n’ont plus sa couleur.
engine-lessons-tricks-last-king = Le roi gagne aussi : vos deux cartes sont sûres. Ici, on continue avec { $C4 }, puis le roi.

engine-lessons-tricks-end =
    Cinq plis ! Vous avez fourni, coupé, fait tomber les atouts et compté ce qui reste. Aucun des jeux d’ici n’en demande beaucoup plus ; ce qui change, ce sont les plis que l’on veut faire. Choisissez un jeu dans « Toutes les leçons » : sa première leçon commence là où vous en êtes.
