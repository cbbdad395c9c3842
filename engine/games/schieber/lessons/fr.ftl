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

schieber-lessons-choosing-title = Faire atout ou chibrer
schieber-lessons-choosing-goal = Faites atout quand votre main le vaut ; sinon, chibrez.

schieber-lessons-choosing-clubs =
    Qui a { $C7 } parle en premier : il fait atout, ou *chibre*, et son partenaire doit alors choisir. Tout se multiplie : { $hearts } et { $diamonds } ×1, { $spades } et { $clubs } ×2 ; sans atout, *de haut en bas* ×3 et *de bas en haut* ×4 (leçon 3). C’est à vous : faire atout, ou chibrer ?
schieber-lessons-choosing-clubs-right = Le bourg quatrième, un as à côté, et ×2 : c’est la mesure habituelle. La donne est à vous, 266 à 48.
schieber-lessons-choosing-clubs-push = C’est permis, mais votre partenaire aura rarement mieux. Le bourg quatrième et un as à côté, à ×2 : cela suffit pour faire atout.
schieber-lessons-choosing-clubs-other = Cherchez la couleur où vous avez le bourg et trois autres cartes, et voyez son coefficient.

schieber-lessons-choosing-weak =
    Nouvelle donne, et vous avez encore { $C7 }. (Dans les règles suisses, c’est le voisin du donneur qui parle en premier.) À { $hearts }, vous avez le bourg et trois autres cartes, mais petites, et pas un as. Que dites-vous ?
schieber-lessons-choosing-weak-right = Votre partenaire a neuf autres cartes, et y a trouvé une couleur à ×2.
schieber-lessons-choosing-weak-hearts = Vous gagneriez de peu, et à ×1. Ce que ferait votre partenaire peut compter ×2 à ×4.
schieber-lessons-choosing-weak-other = Votre main est trop faible pour cela. Votre partenaire a neuf autres cartes et trouvera peut-être mieux.

schieber-lessons-choosing-lead =
    { $seat2 } a fait { $spades }. C’est quand même le premier à parler qui entame, donc vous. Votre partenaire veut faire tomber les atouts adverses. Par quoi commencez-vous ?
schieber-lessons-choosing-lead-right = { $seat1 } et { $seat3 } ont dû donner chacun un atout, et { $seat2 } a pris le pli avec { $SA }.
schieber-lessons-choosing-lead-small = Pas mal non plus. Ici, on continue avec { $SQ }, votre seul atout : votre partenaire l’attend.
schieber-lessons-choosing-lead-other = Cela ne gagne rien et n’aide personne. Votre partenaire a fait { $spades } : laquelle de vos cartes va dans ce sens ?

schieber-lessons-choosing-pushed =
    La donne est à vous, 254 à 60. À présent { $seat2 } parle en premier et a chibré : vous devez faire atout, sans pouvoir renvoyer. À { $spades }, vous avez nell, as, roi et huit ; à { $hearts }, roi, dix, huit et sept. Que faites-vous atout ?
schieber-lessons-choosing-pushed-right = Même sans le bourg : nell, as et roi sont forts, et cela compte ×2. La donne vous a rapporté 234, et 80 aux autres.
schieber-lessons-choosing-pushed-hearts = Il y manque bourg, nell et as, et cela compte ×1. Votre autre couleur de quatre cartes est plus forte et compte le double.
schieber-lessons-choosing-pushed-other = Vous y avez peu de chose. Comparez vos deux couleurs de quatre cartes : les gros atouts, et le coefficient.

schieber-lessons-choosing-hearts =
    Vous parlez en premier. { $hearts } ne compte que ×1, mais voyez : bourg, nell, as, dame et huit. À côté, rien de sûr. Faire atout, ou chibrer ?
schieber-lessons-choosing-hearts-right = Cinq atouts avec les trois plus forts : cela vaut la peine même à ×1.
schieber-lessons-choosing-hearts-push = Votre partenaire ignore ces cinq cartes, et sous un autre atout elles ne valent guère. Avec les trois plus forts, on fait atout même à ×1.
schieber-lessons-choosing-hearts-other = Vous n’y avez presque rien. Votre force est dans une seule couleur, mais elle est très forte.

schieber-lessons-choosing-buur =
    L’atout est { $hearts }, et vous entamez. Les autres en ont quatre, dont { $HK }. Tant qu’il leur en reste, ils peuvent couper vos plis. Qu’entamez-vous ?
schieber-lessons-choosing-buur-right = Tous ont dû fournir : avec le bourg, puis l’as, vous les avez pris tous les quatre.
schieber-lessons-choosing-buur-high = Tout aussi bon, puisque vous avez les trois plus forts. Ici, on continue avec le bourg.
schieber-lessons-choosing-buur-other = Cela peut être battu. Vous avez les trois plus forts atouts : enlevez d’abord les leurs aux autres.

schieber-lessons-choosing-end =
    144 à 13 : une main superbe, et pourtant l’ordinaire à ×2 a rapporté plus. Donc { $spades } ou { $clubs } avec le bourg quatrième, { $hearts } ou { $diamonds } seulement si la couleur est très forte, et sinon chibrez. Les boutons montrent les coefficients.
