## Les textes des leçons du chibre (docs/writing-a-lesson.md)

schieber-lessons-trumps-title = Bourg et nell
schieber-lessons-trumps-goal = Faites des plis avec votre partenaire, et mettez-y des points.

schieber-lessons-trumps-lead =
    36 cartes, de l’as au six ; { $seat2 }, en face, est votre partenaire. Vous parliez en premier et lui avez laissé le choix (*chibré*) : atout { $spades }, où tout compte double (×2). Les atouts (marqués ci-dessous), dans l’ordre : valet (« bourg ») 20, neuf (« nell ») 14, as 11, roi 4, dame 3, dix 10, le reste 0. Qu’entamez-vous pour l’aider ?
schieber-lessons-trumps-lead-right = Tout le monde a dû jouer atout. Le nell a pris l’as : 25 points, et deux atouts de moins chez les adversaires.
schieber-lessons-trumps-lead-low = Tout aussi bon. Ici, on continue avec { $S7 } : l’équipe qui a fait atout veut voir tomber les atouts adverses.
schieber-lessons-trumps-lead-buur = Rien ne le bat : il fera son pli quand vous voudrez. Entamez le petit atout, et laissez { $seat2 } gagner avec ses atouts.
schieber-lessons-trumps-lead-other = Les adversaires peuvent battre cette carte, ou la couper. Votre partenaire a choisi { $spades } : aidez-le à faire tomber les atouts adverses.

schieber-lessons-trumps-smear =
    { $seat2 } joue { $SK }. Le nell et l’as sont tombés ; seul le bourg bat ce roi. Quand on entame atout, il faut en jouer ; mais si le bourg est votre seul atout, vous pouvez le garder et jouer ce que vous voulez. Que donnez-vous à votre partenaire, et quelle carte pourra faire un pli plus tard ?
schieber-lessons-trumps-smear-right = Dix points pour votre équipe. Mettre des points dans le pli du partenaire, cela s’appelle *charger*. Gardez ce qui peut faire un pli plus tard ; un dix n’en fait presque jamais.
schieber-lessons-trumps-smear-diamond = Tout aussi bon : dix points pour votre équipe. Ici, on continue avec { $HT }.
schieber-lessons-trumps-smear-buur = Le bourg prendrait un pli que votre partenaire a déjà. Gardez-le : il en fera un autre.
schieber-lessons-trumps-smear-king = Cela fait 4 points, mais le roi sera peut-être bientôt bock, maître dans sa couleur. Un dix compte plus et ne fait presque jamais de pli.
schieber-lessons-trumps-smear-other = Cette carte ne vaut rien. Aucun adversaire ne peut prendre ce pli : donnez une carte qui vaut quelque chose.

schieber-lessons-trumps-keep =
    { $seat2 } joue { $CA }, la plus forte carte de sa couleur. Hors atout, dans l’ordre : as 11, roi 4, dame 3, valet 2, dix 10, le reste 0. Vous avez la couleur, donc vous jouez { $clubs } ou vous coupez : au jass, on peut toujours couper. Laquelle de vos cartes pourra faire un pli plus tard, et que jouez-vous ?
schieber-lessons-trumps-keep-right = L’as est tombé : votre roi est bock, la plus forte carte qui reste dans sa couleur.
schieber-lessons-trumps-keep-king = Cela fait 4 points de plus, mais maintenant que l’as est parti, votre roi est bock et fera plus tard un pli entier. Gardez-le.
schieber-lessons-trumps-keep-buur = Vous couperiez l’as de votre partenaire. Gardez le bourg pour une carte des adversaires.

schieber-lessons-trumps-ruff =
    { $seat2 } a entamé { $D7 }, et { $seat3 } y a mis { $DA }. Vous pouvez fournir à { $diamonds }, mais pas battre l’as. Rappel : on peut toujours couper, mais pas *sous-couper* : sur un pli déjà coupé, pas d’atout plus faible. Que jouez-vous ?
schieber-lessons-trumps-ruff-right = Bourg et as, 20 + 11 : un pli de 31 points. Voilà pourquoi vous aviez gardé le bourg.
schieber-lessons-trumps-ruff-ten = Les adversaires auraient l’as et dix points de plus. Prenez plutôt le pli : vous pouvez couper.
schieber-lessons-trumps-ruff-eight = Alors { $seat3 } garde les 11 points de l’as. Vous pouvez couper, même si vous pouvez fournir.

schieber-lessons-trumps-king =
    Vous avez fait le pli, donc vous entamez. { $CA } est tombé il y a deux plis. Laquelle de vos cartes est bock, c’est-à-dire la plus forte qui reste dans sa couleur ?
schieber-lessons-trumps-king-right = Personne n’a pu le battre, et votre équipe a fait aussi les derniers plis.
schieber-lessons-trumps-king-other = Il y a encore plus fort dans cette couleur. { $CK } est bock depuis que l’as est tombé.

schieber-lessons-trumps-end =
    Les neuf plis ! C’est un *match* : 157 points pour les cartes et le dernier pli, et 100 de plus. Avec { $spades } comme atout, tout compte double : (157 + 100) × 2 = 514. La partie continue ainsi, de donne en donne, jusqu’à 2500. La leçon 2 dit qui fait atout, et pourquoi cet atout comptait double.

schieber-lessons-choosing-title = Faire atout ou chibrer
schieber-lessons-choosing-goal = Faites atout quand votre main le mérite ; sinon, chibrez.

schieber-lessons-choosing-clubs =
    Dans les règles classiques, celles d’ici, le joueur qui a { $C7 } parle en premier, à chaque donne : il fait atout, ou *chibre*, et alors son partenaire doit choisir. Tous les points se multiplient par le nombre inscrit sur le bouton : 1 pour { $hearts } et { $diamonds }. (De haut en bas, de bas en haut : leçon 3.) À vous : faire atout, ou chibrer ?
schieber-lessons-choosing-clubs-right = Le bourg quatrième, c’est-à-dire avec trois autres atouts, un as dans une autre couleur ({ $HA }), et ×2 : c’est ce qu’il faut d’habitude.
schieber-lessons-choosing-clubs-push = C’est permis, mais votre partenaire aura rarement mieux. Le bourg avec trois autres atouts, un as dans une autre couleur, et ×2 : cela suffit pour faire atout.
schieber-lessons-choosing-clubs-other = Cherchez la couleur où vous avez le bourg et trois autres cartes, et regardez son coefficient.

schieber-lessons-choosing-weak =
    Vous avez gagné la donne précédente 266 à 48. Maintenant, vous distribuez, mais { $C7 } vous fait encore parler en premier. À { $hearts }, vous avez le bourg et trois autres cartes, mais petites, et vous n’avez aucun as. Que dites-vous ?
schieber-lessons-choosing-weak-right = Votre partenaire a neuf autres cartes, et y a trouvé une couleur à ×2.
schieber-lessons-choosing-weak-hearts = Au mieux, vous gagneriez de peu, et à ×1. Le choix de votre partenaire peut compter de ×2 à ×4.
schieber-lessons-choosing-weak-other = Votre main est trop faible pour cela. Votre partenaire a neuf autres cartes et trouvera peut-être mieux.

schieber-lessons-choosing-lead =
    { $seat2 } a choisi { $spades }. C’est quand même le premier à parler qui entame, donc vous. (Dans les *règles suisses*, qu’une table peut choisir, le premier à parler est toujours le joueur qui suit le donneur.) Votre partenaire veut faire tomber les atouts adverses. Par quoi commencez-vous ?
schieber-lessons-choosing-lead-right = { $seat1 } et { $seat3 } ont dû donner chacun un atout, et { $seat2 } a pris le pli avec { $SA }.
schieber-lessons-choosing-lead-small = Pas mal non plus. Ici, on continue avec { $SQ }, votre seul atout : votre partenaire l’attend.
schieber-lessons-choosing-lead-other = Cela ne gagne rien et n’aide personne. Votre partenaire a choisi { $spades } comme atout : laquelle de vos cartes sert ce plan ?

schieber-lessons-choosing-pushed =
    Vous avez gagné la donne précédente 254 à 60. Maintenant, { $seat2 } parle en premier et a chibré : vous devez faire atout, sans pouvoir lui renvoyer le choix. Vous avez deux couleurs de quatre cartes. Laquelle choisissez-vous comme atout ?
schieber-lessons-choosing-pushed-right = Même sans le bourg : nell, as et roi sont forts, et cela compte ×2.
schieber-lessons-choosing-pushed-hearts = Dans cette couleur, il vous manque le bourg, le nell et l’as, et elle ne compte que ×1. Votre autre couleur de quatre cartes est plus forte et compte le double.
schieber-lessons-choosing-pushed-other = Vous n’y avez pas grand-chose. Comparez vos deux couleurs de quatre cartes : les gros atouts, et le coefficient.

schieber-lessons-choosing-hearts =
    234 à 80 pour vous. De nouveau, vous parlez en premier. À { $hearts }, tout ne compte que ×1, mais regardez : les trois plus forts atouts, et deux autres. Faire atout, ou chibrer ?
schieber-lessons-choosing-hearts-right = Cinq atouts avec les trois plus forts : cela vaut la peine même à ×1.
schieber-lessons-choosing-hearts-push = Votre partenaire ne connaît pas ces cinq cartes, et avec un autre atout, elles ne valent pas grand-chose. Quand on a les trois plus forts atouts, on fait atout même à ×1.
schieber-lessons-choosing-hearts-other = Là, vous n’avez presque rien. Vos bonnes cartes sont dans une seule couleur, mais elle est très forte.

schieber-lessons-choosing-buur =
    L’atout est { $hearts }, et vous entamez. Les autres ont quatre atouts, dont { $HK }. Tant qu’il leur en reste, ils peuvent couper vos plis. Qu’entamez-vous ?
schieber-lessons-choosing-buur-right = Ceux qui avaient de l’atout ont dû en jouer : avec le bourg, puis l’as, vous avez fait tomber les quatre atouts des autres.
schieber-lessons-choosing-buur-high = Tout aussi bon, puisque vous avez les trois plus forts. Ici, on continue avec le bourg.
schieber-lessons-choosing-buur-other = Cette carte peut être battue. Vous avez les trois plus forts atouts : faites d’abord tomber ceux des autres.

schieber-lessons-choosing-end =
    144 à 13 : une main superbe, et pourtant, la main ordinaire à ×2 a rapporté plus. Faites donc { $spades } ou { $clubs } avec le bourg, trois autres atouts et un as dans une autre couleur. Ne faites { $hearts } ou { $diamonds } que si la couleur est très forte ; sinon, chibrez. Les boutons montrent les coefficients.

schieber-lessons-obenabe-title = De haut en bas, de bas en haut
schieber-lessons-obenabe-goal = Jouez sans atout, d’abord avec l’as comme plus forte carte, puis avec le six.

schieber-lessons-obenabe-up =
    Jouer *de haut en bas* (Obenabe), c’est jouer sans atout : la plus forte carte de la couleur demandée gagne, dans l’ordre as, roi, dame, valet, dix et ainsi de suite. Les cartes ont leur valeur hors atout, mais chaque huit vaut 8, et tout compte ×3. Regardez vos cartes à { $spades } et à { $hearts }. Que choisissez-vous ?
schieber-lessons-obenabe-up-right = Cinq plis sûrs, et c’est vous qui entamez : voilà ce qu’il faut pour jouer de haut en bas.
schieber-lessons-obenabe-up-spades = Sans bourg ni nell, ces atouts sont maigres, et ne comptent que ×2. Vos grosses cartes gagnent tout aussi bien sans atout.
schieber-lessons-obenabe-up-push = Votre partenaire ne connaît pas votre main. Vous avez cinq plis sûrs et vous entamez : choisissez vous-même.
schieber-lessons-obenabe-up-other = Comptez les cartes que personne ne bat si l’on ne peut pas couper. Quel contrat est fait pour les grosses cartes ?

schieber-lessons-obenabe-ace =
    Personne ne peut couper. À { $spades }, les autres ont cinq cartes, et vous avez les trois plus fortes. Quelle carte entamez-vous ?
schieber-lessons-obenabe-ace-right = Les autres avaient cinq cartes de la couleur : trois sont tombées sous l’as. Puis vous avez joué le roi, et une autre est tombée.
schieber-lessons-obenabe-ace-king = Tout aussi bon : dans une même main, as, roi et dame se valent. Ici, on continue avec l’as, puis le roi.
schieber-lessons-obenabe-ace-low = Les adversaires prendraient le pli et joueraient leurs longues. Faites d’abord vos plis sûrs.
schieber-lessons-obenabe-ace-other = Cela gagne aussi. Mais commencez par votre longue : quand les autres n’ont plus cette couleur, même la petite gagne.

schieber-lessons-obenabe-eight =
    Comptez. À { $spades }, as, roi, valet, dix, neuf et sept sont tombés, et vous avez dame et huit. Quelle carte reste dehors, et que valent donc les vôtres ?
schieber-lessons-obenabe-eight-right = Dehors, il ne restait que { $S6 } : le huit gagnait aussi bien que la dame, et a rapporté ses 8 points.
schieber-lessons-obenabe-eight-queen = Elle gagne, puis le huit aussi : dehors, il ne reste que { $S6 }. Ici, on continue avec le huit.
schieber-lessons-obenabe-eight-heart = Cela gagne aussi, mais finissez d’abord votre couleur longue. Dehors, il ne reste que { $S6 } : la dame et le huit gagnent.
schieber-lessons-obenabe-eight-other = Ce n’est pas sûr. À { $spades }, il ne reste dehors que { $S6 } : la dame et le huit gagnent.

schieber-lessons-obenabe-ten =
    Il reste deux plis. Votre partenaire joue { $DK }, { $seat3 } fournit, et { $seat1 } jouera en dernier. { $DA } n’est pas encore tombé. Quelle carte donnez-vous à votre partenaire ?
schieber-lessons-obenabe-ten-right = { $seat1 } avait bien l’as, mais votre dix lui a échappé et a fait le dernier pli.
schieber-lessons-obenabe-ten-other = Ne chargez que si le pli de votre partenaire est sûr. { $DA } est encore dehors, et { $seat1 } joue après vous.

schieber-lessons-obenabe-down =
    417 à 54. Jouer *de bas en haut* (Undenufe), c’est l’inverse : le six est maître, puis viennent le sept, le huit et ainsi de suite. L’as est dernier, mais garde ses 11 points, et là aussi chaque huit vaut 8. Tout compte ×4. Que choisissez-vous ?
schieber-lessons-obenabe-down-right = À l’envers, c’est une belle main. (Dans les règles suisses, qu’une table peut choisir, ce contrat ne compte que ×3, et c’est le six, au lieu de l’as, qui vaut 11 points.)
schieber-lessons-obenabe-down-push = Votre partenaire n’a peut-être rien de tel. De bas en haut, vous avez les plus fortes cartes de deux couleurs, et tout compte ×4 : choisissez vous-même.
schieber-lessons-obenabe-down-other = Vous avez peu de grosses cartes. Renversez l’ordre des cartes : à quoi servent vos six et vos sept ?

schieber-lessons-obenabe-six =
    Personne ne peut couper, et vous entamez. Comme quand on joue de haut en bas, on commence par une longue, et par sa carte la plus forte. Vous avez deux couleurs de trois cartes : laquelle est la plus forte, et quelle carte jouez-vous ?
schieber-lessons-obenabe-six-right = Rien ne bat un six. À { $clubs } et à { $hearts }, vous avez fait les cinq premiers plis.
schieber-lessons-obenabe-six-club = Tout aussi bon : le six, le sept et le huit d’une couleur ont la même force quand on les a tous les trois. Ici, on continue avec le six.
schieber-lessons-obenabe-six-big = Ici, les grosses cartes sont les plus faibles, et presque tout bat celle-ci. Faites d’abord vos plis sûrs.
schieber-lessons-obenabe-six-other = Cela gagne aussi, mais votre autre couleur longue a une carte forte de plus. Commencez par cette couleur.

schieber-lessons-obenabe-give =
    { $seat3 } entame { $D6 }, que rien ne bat. Vous devez fournir : { $DA } ou { $DQ }. Laquelle laissez-vous aux adversaires ?
schieber-lessons-obenabe-give-right = La dame vaut 3, l’as 11. L’as ne gagne rien ici, mais ses points vont à qui fait le pli : gardez-le pour un pli de votre partenaire. Cette fois, l’as a dû partir quand même, car on a rejoué { $diamonds }.
schieber-lessons-obenabe-give-other = Cela fait 11 points pour les adversaires. L’as est ici la carte la plus faible, mais il vaut toujours autant.

schieber-lessons-obenabe-end =
    Vous gagnez 440 à 188, avec des six et des sept. De haut en bas, il faut des as avec leurs rois ; de bas en haut, des six avec leurs sept : environ cinq plis sûrs, et l’entame si possible. Regardez donc les deux bouts de votre main avant de chibrer.

schieber-lessons-weis-title = Annonces et stöck
schieber-lessons-weis-goal = Marquez des points pour les cartes reçues, en plus de ceux des plis.

schieber-lessons-weis-fifty =
    Une annonce est une suite dans une couleur : trois cartes 20, quatre 50, cinq ou plus 100 ; ou un carré : au moins 100. L’équipe qui a la meilleure est seule à marquer. { $seat2 } a dit « 20 », { $seat3 } « 50 ». Vous avez aussi une suite de quatre, du roi au dix à { $diamonds } ; à égalité, la plus haute gagne. Annoncer, ou dire « bon » (rien de mieux) ?
schieber-lessons-weis-fifty-right = L’adversaire avait aussi 50, avec quatre cartes comme vous, mais votre roi est plus haut. Votre équipe a la meilleure annonce et marque toutes les siennes, y compris les 20 de votre partenaire (qui compteraient même après un « bon ») ; l’autre équipe ne marque rien.
schieber-lessons-weis-fifty-other = Vous pouvez vous taire. Mais alors { $seat3 } a la meilleure annonce, et les adversaires marquent à votre place.

schieber-lessons-weis-stoeck =
    L’atout est { $spades }, et rien ne bat le bourg de votre partenaire. Vous devez donner le roi ou la dame. Roi et dame d’une même couleur dans une main font un *stöck*, qui vaut 20 (règles classiques : toute couleur ; règles suisses : l’atout seul), peu importe dans quel ordre et peu importe qui fait les plis. Laquelle jouez-vous d’abord ?
schieber-lessons-weis-stoeck-right = Un point de plus dans le pli de votre partenaire : le roi vaut 4, la dame 3. Vos stöck ont compté après la donne, celui à { $diamonds } aussi. (Dans les règles suisses, qu’une table peut choisir, seul compte celui d’atout.)
schieber-lessons-weis-stoeck-other = Tout aussi sûr, mais le pli est à votre partenaire : le roi vaut 4, la dame 3.

schieber-lessons-weis-contract =
    486 à 88, dont 140 pour les annonces, (50 + 20) × 2, et 80 pour vos stöck à { $spades } et à { $diamonds }, (20 + 20) × 2. Tout cela se multiplie aussi ! Vous parlez maintenant en premier, et vous avez à { $hearts } toutes les cartes du six au dix : cinq cartes qui se suivent. Que choisissez-vous ?
schieber-lessons-weis-contract-right = De bas en haut, les petites cartes gagnent, et la suite vaut 100 × 4.
schieber-lessons-weis-contract-hearts = Cinq atouts, mais pas le bourg, et tout à ×1. Dans quel contrat le six, le sept et le huit gagnent-ils, et où votre suite compte-t-elle le plus ?
schieber-lessons-weis-contract-push = Alors votre partenaire décide du coefficient de vos 100 points, sans savoir que vous les avez. Votre main est belle : choisissez vous-même.
schieber-lessons-weis-contract-other = Dans quel contrat vos petites cartes gagnent-elles ? Et combien y vaut la suite ?

schieber-lessons-weis-hundred =
    Vous jouez en premier, donc vous parlez en premier, et vous dites seulement « 100 ». Celui qui a plus de points le dit. Si un autre a aussi 100, le plus grand nombre de cartes l’emporte, puis la plus haute carte ; au jeu de bas en haut, la plus basse : la suite du six au dix y bat celle du sept au valet. Annoncez-vous ?
schieber-lessons-weis-hundred-right = { $seat3 } avait 100 aussi, mais pour un carré ; une suite de cinq est plus forte, et les adversaires n’ont rien marqué. Votre équipe a marqué 100 × 4 = 400 avant la fin du premier pli. (Un carré d’as, de rois ou de dames vaut 100 ; de neuf, 150 ; de valets, 200 ; avec les règles suisses, tout autre carré vaut aussi 100.)
schieber-lessons-weis-hundred-other = Alors { $seat3 } a la meilleure annonce, et les adversaires marquent à votre place : vos 400 points sont perdus. Se taire ne fait que cacher votre jeu.

schieber-lessons-weis-hearts =
    Vous avez entamé { $C6 } et fait le premier pli. Votre annonce a ensuite été montrée : tout le monde connaît vos cartes à { $hearts }. Cela n’aide pas les autres : ils n’y ont que l’as, le roi, la dame et le valet, et personne ne peut couper. Vous entamez encore. Quelle carte ?
schieber-lessons-weis-hearts-right = Personne n’avait de carte plus basse dans cette couleur. Vos cinq cartes ont fait chacune un pli.
schieber-lessons-weis-hearts-run = Tout aussi bon : à { $hearts }, toutes vos cartes gagnent. Ici, on continue avec le six.
schieber-lessons-weis-hearts-club = Il gagne aussi : { $C6 } est tombé, le sept est donc bock. Ici, on continue avec { $H6 }.
schieber-lessons-weis-hearts-other = Ici, c’est une carte faible : presque toutes les autres la battent. Faites d’abord vos plis sûrs.

schieber-lessons-weis-end =
    1048 à 140 en une donne : 400 pour une suite, 80 pour le stöck. À la plupart des tables, le bot annonce pour vous ; s’il vous le demande, dites ce que vous avez. Et avant de faire atout, cherchez vos annonces : elles sont multipliées comme le reste.

schieber-lessons-partners-title = Jouer avec son partenaire
schieber-lessons-partners-goal = Faites tomber l’atout, lisez le signal de votre partenaire et faites les neuf plis.

schieber-lessons-partners-draw =
    Vous avez fait atout { $clubs }, avec bourg, nell et deux petits atouts. Les autres en ont cinq. Votre as et les bonnes cartes de votre partenaire ne sont à l’abri que si les adversaires ne peuvent plus couper. Qu’entamez-vous ?
schieber-lessons-partners-draw-right = Trois atouts d’un coup. Le dix vient de votre partenaire : rien ne bat le bourg, on pouvait donc charger.
schieber-lessons-partners-draw-nell = Tout aussi bon : vous avez le bourg et le nell. Ici, on continue avec le bourg.
schieber-lessons-partners-draw-ace = Un adversaire peut le couper. Qui a fait atout fait d’abord tomber les atouts ; les as viennent ensuite.
schieber-lessons-partners-draw-other = L’équipe qui a fait atout commence par ses plus forts atouts. Sinon, les adversaires ont le temps d’utiliser les leurs.

schieber-lessons-partners-again =
    Roi, dame et dix d’atout sont tombés ; il reste deux atouts dehors, vous ne savez pas chez qui. Le nell est maintenant le plus fort. Encore atout, ou autre chose ?
schieber-lessons-partners-again-right = Les deux adversaires se sont défaussés : ils n’ont plus d’atout. Votre partenaire a mis l’as : encore 11 points.
schieber-lessons-partners-again-other = Un adversaire a peut-être encore les deux atouts. Le nell ne vous coûte rien, et il vous dira où ils sont.

schieber-lessons-partners-enough =
    Les deux adversaires n’ont plus d’atout, et il n’en reste qu’un dehors : { $C8 }. Chez qui, donc ? Et qu’entamez-vous ?
schieber-lessons-partners-enough-right = C’est { $seat2 } qui a le dernier atout, et qui le garde. { $SA } a pris en plus un dix à { $seat3 }.
schieber-lessons-partners-enough-ten = Une carte plus forte à { $hearts } pourrait le battre, et les adversaires auraient votre dix, à moins que votre partenaire ne coupe avec le dernier atout. Vous voulez les neuf plis : jouez ce qui est sûr.
schieber-lessons-partners-enough-trump = { $C8 } est chez votre partenaire et tomberait pour rien. Personne d’autre ne peut couper : gardez vos atouts pour la fin.
schieber-lessons-partners-enough-other = Cela peut coûter un pli, et vous les voulez tous. Vous avez une carte qui gagne à coup sûr, puisqu’aucun adversaire ne peut plus couper.

schieber-lessons-partners-signal =
    { $seat2 } n’avait pas de { $spades } et a défaussé { $H6 }. La première défausse est un signal : « pas cette couleur, s’il vous plaît ». Vous avez encore les quatre couleurs. Quelle couleur votre partenaire attend-il ?
schieber-lessons-partners-signal-right = Ni { $spades }, ni { $hearts } : restait { $diamonds }. Votre partenaire a fait le pli avec { $DA }.
schieber-lessons-partners-signal-heart = En jetant { $H6 }, votre partenaire disait ne pas vouloir cette couleur. Il reste une couleur dont votre partenaire n’a rien jeté.
schieber-lessons-partners-signal-trump = Gardez vos atouts, et laissez le sien à votre partenaire. Que vous a appris la défausse au sujet des autres couleurs ?
schieber-lessons-partners-signal-other = Votre partenaire n’a pas cette couleur : il lui faudrait dépenser son dernier atout. Cherchez la couleur voulue.

schieber-lessons-partners-smear =
    { $seat2 } continue avec { $DK }. L’as est tombé, vous n’avez pas de { $diamonds }, et aucun adversaire ne peut couper. Quelle carte donnez-vous sur ce pli ?
schieber-lessons-partners-smear-right = 10 points de plus pour votre équipe. Chargez tôt : plus tard, un adversaire prendra peut-être le dix.
schieber-lessons-partners-smear-trump = Vous prendriez un pli qui est de toute façon à votre partenaire. Gardez vos atouts pour les derniers plis.
schieber-lessons-partners-smear-other = C’est sans risque, mais cela ne rapporte rien. Le pli est à votre partenaire : chargez le dix.

schieber-lessons-partners-throw =
    { $seat2 } joue { $DJ }, bock à { $diamonds }. Jusqu’ici, tous les plis sont à vous ; faire les neuf plis, c’est un *match*, qui vaut 100 de plus. Vous avez deux atouts et deux petites cartes. De quoi pouvez-vous vous passer ?
schieber-lessons-partners-throw-right = Vos petites cartes sont parties sur les plis de votre partenaire, et vos atouts ont fait les deux derniers. Le tout dernier pli vaut 5 de plus.
schieber-lessons-partners-throw-heart = Tout aussi bon. Ici, { $S8 } part d’abord, puis { $H7 }.
schieber-lessons-partners-throw-other = Vous aurez besoin de vos atouts pour les derniers plis. Jetez ce qui ne gagne rien.

schieber-lessons-partners-end =
    Match ! (157 + 100) × 2 = 514. Vous avez fait tomber les atouts, su vous arrêter à temps, lu une défausse et chargé. On continue ainsi jusqu’à 2500. Les cartes se comptent après la donne ; si les deux équipes ont alors 2500 ou plus, le plus haut total gagne. C’était la dernière leçon : jouez une partie.
