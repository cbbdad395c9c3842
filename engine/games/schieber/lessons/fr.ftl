## Les textes des leçons du chibre (docs/writing-a-lesson.md)

schieber-lessons-trumps-title = Bourg et nell
schieber-lessons-trumps-goal = Faites des plis avec votre partenaire, et mettez-y des points.

schieber-lessons-trumps-lead =
    On joue à quatre, en deux équipes ; { $seat2 }, en face, est avec vous. En neuf plis, on ramasse les points des cartes, et la partie va à 2500. { $seat2 } a fait atout { $spades }. À l’atout : valet (« bourg ») 20, neuf (« nell ») 14, as 11, roi 4, dame 3, dix 10, le reste 0. Vous entamez : quelle carte aide le mieux ?
schieber-lessons-trumps-lead-right = Sur un atout, il faut jouer atout. Le nell a pris l’as : 25 points, et deux atouts de moins chez les adversaires.
schieber-lessons-trumps-lead-low = Cela peut être bon aussi. Ici, on continue avec { $S7 } : qui fait atout veut faire tomber ceux des adversaires.
schieber-lessons-trumps-lead-buur = Rien ne le bat : il fera son pli quand vous voudrez. Entamez du petit atout, et laissez { $seat2 } gagner avec les siens.
schieber-lessons-trumps-lead-other = Les adversaires la battront, ou la couperont. Votre partenaire a fait { $spades } : aidez à faire tomber les atouts adverses.

schieber-lessons-trumps-smear =
    { $seat2 } a fait le pli et joue { $SK }. Nell et as sont tombés ; seul le bourg bat ce roi, et c’est votre unique atout. Sur atout, on joue atout, mais le bourg peut rester en main : toute carte est alors permise. Le pli est à votre partenaire. Que donnez-vous ?
schieber-lessons-trumps-smear-right = Dix points pour votre équipe. Mettre des points dans le pli du partenaire, cela s’appelle charger.
schieber-lessons-trumps-smear-diamond = Tout aussi bon : dix points pour votre équipe. Ici, on continue avec { $HT }.
schieber-lessons-trumps-smear-buur = Il prend un pli que votre partenaire a déjà. Gardez-le : il en fera un autre.
schieber-lessons-trumps-smear-king = Ce sont 4 points, et le roi sera peut-être bientôt bock, maître dans sa couleur. Un dix compte plus et ne gagne presque jamais seul.
schieber-lessons-trumps-smear-other = Elle ne compte rien. Aucun adversaire ne peut prendre ce pli : donnez une carte qui vaut quelque chose.

schieber-lessons-trumps-keep =
    { $seat2 } joue { $CA }, la plus forte de sa couleur. Hors atout : as 11, roi 4, dame 3, valet 2, dix 10, le reste 0. Vous avez { $clubs } : vous fournissez, ou vous coupez, car au jass on peut toujours couper. Que jouez-vous ?
schieber-lessons-trumps-keep-right = L’as est tombé : votre roi est bock, la plus forte carte de sa couleur.
schieber-lessons-trumps-keep-king = Ce sont 4 points de plus, mais sans l’as le roi est bock et fera plus tard un pli entier. Gardez-le.
schieber-lessons-trumps-keep-buur = Vous couperiez l’as de votre partenaire. Gardez le bourg pour une carte des adversaires.

schieber-lessons-trumps-ruff =
    { $seat2 } a entamé { $D7 }, et { $seat3 } y met { $DA }. Vous avez { $diamonds }, mais rien qui batte l’as. Rappel : on peut couper même si l’on peut fournir. Que jouez-vous ?
schieber-lessons-trumps-ruff-right = Bourg et as, 20 + 11 : un pli de 31 points. Vous l’aviez gardé pour cela.
schieber-lessons-trumps-ruff-ten = Les adversaires auraient l’as et dix points de plus. Prenez plutôt le pli : vous pouvez couper.
schieber-lessons-trumps-ruff-eight = Alors { $seat3 } garde les 11 points de l’as. Vous pouvez couper, même si vous pouvez fournir.

schieber-lessons-trumps-king =
    Vous avez fait le pli, donc vous entamez. { $CA } est tombé il y a deux plis. Laquelle de vos cartes est bock, la plus forte de sa couleur ?
schieber-lessons-trumps-king-right = Personne n’a pu le battre, et le reste a été pour vous aussi.
schieber-lessons-trumps-king-other = Il reste plus fort dans cette couleur. { $CK } est bock depuis que l’as est tombé.

schieber-lessons-trumps-end =
    Les neuf plis ! C’est un « match » : 157 points pour les cartes et le dernier pli, et 100 de plus. Avec { $spades } comme atout, tout compte double : (157 + 100) × 2 = 514. La leçon 2 dit qui fait atout, et pourquoi cela comptait double.
