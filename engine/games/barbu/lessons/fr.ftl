## Les textes des leçons du barbu (docs/writing-a-lesson.md)

barbu-lessons-tricks-title = Pas de plis
barbu-lessons-tricks-goal = Faites le moins de plis possible : chacun coûte des points.

barbu-lessons-tricks-first =
    Le barbu, c’est sept jeux en un, à quatre, chacun pour soi ; dans la partie, chaque joueur déclare une fois chacun des sept. Ici, { $seat1 } a déclaré Pas de plis : chaque pli coûte 2 points. Pas d’atout ; il faut fournir, et l’as est la plus forte carte. { $SA } fait ce pli. Quel pique donnez-vous ?
barbu-lessons-tricks-first-right = Une grosse carte est dangereuse en main, mais pas sous un as. { $SJ } n’a rien coûté ; comme { $SQ } était tombée, le roi aurait été tout aussi bon.
barbu-lessons-tricks-first-king = Tout aussi bon : sous l’as, une grosse carte s’en va sans rien coûter. Ici, on continue avec { $SJ }.
barbu-lessons-tricks-first-low = Il reste sous l’as, mais vos autres piques aussi. Les petits vous serviront plus tard à rester dessous. Débarrassez-vous d’un gros tant que c’est gratuit.

barbu-lessons-tricks-under =
    { $seat1 } entame { $HJ }, et vous jouez encore en dernier. Regardez vos cœurs : lesquels restent sous le valet, et lesquels voulez-vous garder ?
barbu-lessons-tricks-under-right = La plus forte carte qui ne fait pas le pli : on se défait ainsi des grosses, et { $H2 } reste pour plus tard.
barbu-lessons-tricks-under-queen = La dame bat le valet : le pli est pour vous, et 2 points sont perdus. { $H7 } et { $H2 } restent dessous.
barbu-lessons-tricks-under-low = Il reste dessous, mais le sept aussi. Donnez la plus forte carte qui ne gagne pas, et gardez le deux : rien n’est plus bas.

barbu-lessons-tricks-discard =
    Vous n’avez plus de trèfle : défaussez ce que vous voulez, la carte défaussée ne peut pas faire le pli. (Les plis trois à cinq ont été joués pour vous.) Il vous reste deux cœurs, trois carreaux et trois piques. Dans quelle couleur une seule défausse vous met-elle à l’abri ?
barbu-lessons-tricks-discard-right = { $H2 } est maintenant votre seul cœur, et il ne fera jamais de pli : les cœurs ne vous menacent plus.
barbu-lessons-tricks-discard-king = Tout aussi bon : il n’y avait que l’as au-dessus, et il est tombé. Ici, on continue avec { $HQ } ; après cela, les cœurs ne vous menacent plus.
barbu-lessons-tricks-discard-ace = Une carte dangereuse, mais vous avez deux carreaux plus petits à jouer avant. À cœur, une seule défausse vous met à l’abri pour de bon.
barbu-lessons-tricks-discard-low = Les petites cartes ne vous font pas de mal : elles laissent les plis aux autres. Défaussez une grosse carte.
barbu-lessons-tricks-discard-other = Vous avez des cartes plus fortes. Défaussez une carte qui ferait presque sûrement un pli.

barbu-lessons-tricks-take =
    (Le septième pli a été joué pour vous.) { $seat3 } rejoue pique. De cette couleur, vous n’avez plus que { $S8 } et { $SK }, tous deux au-dessus du sept. { $ST }, { $S9 } et { $S5 } sont encore dehors. S’il faut faire un pli à pique, avec quelle carte ?
barbu-lessons-tricks-take-right = Le roi aurait fait un pli tôt ou tard ; le voilà parti, au prix d’un seul. Si vous aviez joué le huit, { $seat2 } aurait mis { $S5 }, et il vous resterait le roi.
barbu-lessons-tricks-take-eight = Vous espérez qu’un autre passe au-dessus. Mais celui qui a { $S5 } et un pique plus haut que le huit donnera le cinq : vous faites le pli, et le roi vous reste. S’il faut prendre, prenez avec votre plus forte carte.

barbu-lessons-tricks-lead =
    Vous avez fait le pli : à vous d’entamer la carte que vous voulez. Les autres ont deux piques, { $ST } et { $S5 }, sept cœurs, et des carreaux. Quelle carte laisse à coup sûr le prochain pli à un autre ?
barbu-lessons-tricks-lead-right = Ceux qui avaient du cœur passaient forcément au-dessus, et { $seat2 } a fait le pli. Pour rendre la main, c’est-à-dire laisser un autre entamer, rien ne vaut un deux.
barbu-lessons-tricks-lead-spade = Presque aussi sûr : le dix devrait prendre le pli. Ici, on continue avec { $H2 } : rien n’est plus bas.
barbu-lessons-tricks-lead-five = Une petite carte, mais votre seul petit carreau : sans lui, l’as et le valet resteraient seuls. Entamez le deux de cœur : à cœur, vous n’avez pas de grosse carte à protéger.
barbu-lessons-tricks-lead-other = Vous risquez de faire le pli vous-même. Entamez une carte qui ne peut pas gagner.

barbu-lessons-tricks-keep =
    Encore une défausse libre. Vous avez l’as, le valet et le cinq de carreau, et { $S8 } tout seul ; { $ST } et { $S5 } sont encore dehors. Quelle carte risque le plus de faire un pli ?
barbu-lessons-tricks-keep-right = À carreau, le cinq peut rester dessous. Gardé seul, { $S8 } aurait été obligé de passer au-dessus de { $S5 }.
barbu-lessons-tricks-keep-ace = Tout aussi bon : l’as aurait fait un pli à coup sûr. Ici, on continue avec { $S8 }, qui n’avait pas de petit pique à côté.
barbu-lessons-tricks-keep-low = Il vous reste alors l’as et le valet, et tous deux font des plis. Gardez la carte qui peut rester dessous.
barbu-lessons-tricks-keep-other = Une grosse carte, mais vous avez un petit carreau à côté. Votre pique, lui, est seul.

barbu-lessons-tricks-end =
    Un seul pli : −2. { $seat3 } en a fait huit. Vous avez chaque fois donné la plus forte carte qui ne gagnait pas, défaussé les cartes dangereuses et gardé des petites pour rendre la main. Les autres contrats où il ne faut rien prendre demandent la même chose. Ensuite : Pas de cœur.

barbu-lessons-hearts-title = Pas de cœur
barbu-lessons-hearts-goal = Déclarez le bon contrat et ne ramassez aucun cœur.

barbu-lessons-hearts-declare =
    Vous distribuez, donc vous déclarez : à vous de choisir le *contrat*. Cinq sont *négatifs* : selon le contrat, on y évite les plis, les dames, les deux derniers plis, les cœurs (2 points chacun, l’as 6) ou le roi de cœur. Restent l’atout et la réussite. Vous avez de petites cartes partout, et { $H9 } est votre plus fort cœur. Quel contrat ?
barbu-lessons-hearts-declare-right = Des cœurs aussi petits restent sous ceux des autres, et c’est un autre qui a l’as.
barbu-lessons-hearts-declare-negative = Cette main conviendrait aussi à ce contrat. Mais on ne déclare chaque contrat qu’une fois : choisissez celui où elle vaut bien mieux qu’une main ordinaire. Regardez vos cœurs.
barbu-lessons-hearts-declare-other = À l’atout, il faudrait une couleur longue et forte ; à la réussite, des cartes voisines. Votre main est bonne pour autre chose : ne rien prendre.

barbu-lessons-hearts-lead =
    Vous avez déclaré, donc vous entamez, mais pas cœur tant que vous avez autre chose. Celui qui ne peut pas fournir, lui, peut défausser des cœurs sur n’importe quel pli. Quand un pli a-t-il le plus de chances d’être sans cœur, et lesquelles de vos cartes doivent partir alors ?
barbu-lessons-hearts-lead-right = Tout le monde pouvait encore fournir : aucun cœur n’est tombé. Plus tard, votre as en aurait peut-être ramassé trois.
barbu-lessons-hearts-lead-king = Tout aussi bon : une grosse carte, tant que tout le monde peut fournir. Ici, on continue avec { $SA }.
barbu-lessons-hearts-lead-middle = Il n’arrive rien de grave, mais vos plus fortes cartes sont plus dangereuses. Jouez-les d’abord, tant que tout le monde peut fournir.
barbu-lessons-hearts-lead-low = Gardez celle-là. Plus tard, quand un joueur sera à court d’une couleur et défaussera des cœurs, vos petites cartes vous éviteront le pli. Entamez maintenant une grosse carte.

barbu-lessons-hearts-king =
    Aucun cœur n’est tombé, et vous entamez encore. Laquelle de vos cartes ramasserait des cœurs si vous la gardiez jusqu’à la fin ?
barbu-lessons-hearts-king-right = Toujours pas de cœur. Puis vous avez entamé { $CQ }, et { $seat1 } a fait le pli avec { $CA }. Vos grosses cartes sont parties : il n’y a plus qu’à rester dessous.
barbu-lessons-hearts-king-queen = Tout aussi bon. Ici, on continue avec { $DK }, et la dame viendra ensuite.
barbu-lessons-hearts-king-other = Cette carte peut attendre. Bientôt, il manquera une couleur à quelqu’un, qui jettera des cœurs sur une grosse carte. Jouez vos grosses cartes avant.

barbu-lessons-hearts-diamond =
    Les plis trois à sept ont été joués pour vous. { $seat3 } entame { $DT }, et deux joueurs viennent après vous ; { $DA } et { $DQ } sont encore dehors. Vous avez { $D7 } et { $D3 }, tous deux sous le dix. Lequel risque de faire un pli plus tard ?
barbu-lessons-hearts-diamond-right = Il est resté dessous, et { $D3 } aussi au pli suivant. Il ne vous reste que des cœurs.
barbu-lessons-hearts-diamond-low = Il vous reste alors le sept, qui devra peut-être prendre un pli plein de cœurs. Le trois, lui, sera toujours plus bas que les autres.

barbu-lessons-hearts-heart =
    { $seat3 } entame { $SK }, et vous n’avez pas de pique. Il ne vous reste que des cœurs, et vous ne pouvez pas faire ce pli. Lequel de vos cœurs pourrait en faire un plus tard ?
barbu-lessons-hearts-heart-right = Les autres ont aussi jeté { $HQ } et { $H8 } : trois cœurs pour { $seat3 }. Plus vos cœurs sont petits, plus vous êtes à l’abri.
barbu-lessons-hearts-heart-low = Cela coûterait aussi 2 points à { $seat3 }. Mais c’est votre plus fort cœur qui risque de gagner un pli. Jetez-le en premier.

barbu-lessons-hearts-end =
    Pas un seul cœur : 0 point ; { $seat1 } en perd 18 et { $seat3 } 12. Les grosses cartes tôt, tant que tout le monde fournit ; les petites pour la fin ; les cœurs sur les plis des autres. La donne finit avec le dernier cœur. Ensuite : Pas de dames.

barbu-lessons-queens-title = Pas de dames
barbu-lessons-queens-goal = Ne prenez aucune des quatre dames.

barbu-lessons-queens-under =
    { $seat3 } a déclaré Pas de dames : chaque dame prise coûte 6, rien d’autre ne compte, et la quatrième met fin à la donne. { $seat3 } entame { $HJ }. Vous avez { $HQ } et trois petits cœurs ; { $HA } et { $HK } sont encore dehors. Qui joue après vous, et que risque votre dame ?
barbu-lessons-queens-under-right = Il passe sous le valet, et vous gardez deux petits cœurs à jouer avant la dame. Avec trois cartes plus petites de sa couleur, une dame ne risque presque rien.
barbu-lessons-queens-under-queen = Elle bat le valet. Si personne ne met le roi ni l’as, vous prenez votre propre dame. Vos petits cœurs sont là pour être joués avant elle.
barbu-lessons-queens-under-low = Il reste dessous, mais le huit aussi. Donnez le plus fort qui reste dessous, et gardez les petits pour les prochains plis à cœur.

barbu-lessons-queens-diamond =
    (Le deuxième pli a été joué pour vous.) Maintenant { $seat3 } entame { $D8 }. { $DA } et { $DQ } sont encore dehors, et deux joueurs viennent après vous. Lequel de vos carreaux risque de prendre la dame, et lesquels ne la prendront jamais ?
barbu-lessons-queens-diamond-right = Un dix ne bat jamais une dame, et { $seat2 } a fait le pli avec { $DA }. Plus tard, { $CA } est parti dans un pli sans dame.
barbu-lessons-queens-diamond-king = Si { $DQ } tombe sans que l’as soit joué, c’est vous qui la prenez. Les rois et les as attrapent les dames ; le dix, jamais.
barbu-lessons-queens-diamond-low = Sans risque aussi. Mais maintenant, le dix ne risque rien non plus, et plus tard, c’est le quatre qui passera le mieux dessous.

barbu-lessons-queens-own =
    Les plis quatre à six ont été joués pour vous ; à vous d’entamer. À côté de { $HQ }, il vous reste un petit cœur. Les autres ont trois cœurs, dont { $HA } et { $HK }. Si vous jouez votre dame maintenant, qui doit la prendre ? Et si elle tombe plus tard ?
barbu-lessons-queens-own-right = { $seat1 } a dû prendre la dame, et { $seat3 } a jeté { $CQ } dans le pli : { $seat1 } perd 12 points. C’est avec l’as et le roi encore dehors que votre dame risquait le moins.
barbu-lessons-queens-own-two = Alors votre dame est seule. Quand on rejouera cœur, il faudra la donner, et il n’y aura peut-être plus rien au-dessus.
barbu-lessons-queens-own-high = Vous feriez le pli vous-même, avec toute dame qu’on y jetterait. { $SQ } et { $DQ } sont encore dehors.
barbu-lessons-queens-own-other = Vous rendrez peut-être la main, mais la dame vous reste. Tant que l’as et le roi de cœur sont dehors, c’est presque à coup sûr un autre qui doit la prendre.

barbu-lessons-queens-ace =
    { $seat1 } a entamé { $ST }, puis sont venus { $HK } et { $SK }, et vous jouez en dernier. Vous avez { $SA } et { $S3 } ; le seul pique encore dehors est { $SQ }. Il n’y a pas de dame dans ce pli. Que risquez-vous si vous gardez l’as ?
barbu-lessons-queens-ace-right = Ce pli n’a rien coûté, et votre as ne peut plus attraper { $SQ }.
barbu-lessons-queens-ace-three = Alors l’as est votre dernier pique. Si l’on entame { $SQ }, vous devez la prendre : 6 points. Jouez l’as tant qu’il n’y a pas de dame dans le pli.

barbu-lessons-queens-exit =
    Encore à vous. { $SQ } et { $DQ } sont toujours dehors. Les autres n’ont plus qu’un seul pique et plus aucun cœur ; aucun carreau ne bat { $DK }. Quelle carte fait sortir une dame sans la prendre ?
barbu-lessons-queens-exit-right = { $SQ } était le dernier pique : { $seat3 } a dû la jouer, et a fait le pli. Puis { $C7 } a été joué pour vous.
barbu-lessons-queens-exit-heart = Personne d’autre n’a de cœur : votre deux fait le pli, et les autres y jettent des dames. Une petite carte gagne quand les autres n’ont plus sa couleur.
barbu-lessons-queens-exit-king = Votre roi fait le pli, et prend { $DQ } si elle tombe. C’est de lui qu’il faut vous méfier.
barbu-lessons-queens-exit-other = Peut-être. Mais avec { $S3 }, rien ne peut mal tourner : le seul autre pique est la dame, et qui la détient fait le pli.

barbu-lessons-queens-last =
    Il ne reste qu’une dame, { $DQ }. { $seat3 } entame { $C6 } ; vous n’avez pas de trèfle et défaussez ce que vous voulez. Laquelle de vos trois cartes pourrait prendre cette dernière dame ?
barbu-lessons-queens-last-right = Sans votre roi, rien ne battait { $DQ }, et { $seat3 } a dû prendre sa propre dame.
barbu-lessons-queens-last-two = Le deux est sans danger tant qu’un autre entame. Votre roi, lui, prend la dame dès qu’elle tombe.
barbu-lessons-queens-last-four = Alors votre prochain carreau sera le roi, et il prendra la dame. Le quatre ne la prend jamais.

barbu-lessons-queens-end =
    Pas une seule dame : 0 point ; { $seat1 } et { $seat3 } en perdent 12 chacun. Les petites cartes protègent une dame, les grosses l’attrapent : jouez celles-ci quand aucune dame ne peut tomber. Ensuite : Pas les deux derniers.

barbu-lessons-last-two-title = Pas les deux derniers
barbu-lessons-last-two-goal = Ne faites ni le dernier pli, ni l’avant-dernier.

barbu-lessons-last-two-declare =
    Vous distribuez et déclarez. Dans *Pas les deux derniers*, seuls les deux derniers plis coûtent : 10 pour l’avant-dernier, 20 pour le dernier. Vous avez deux as, deux rois et deux « deux », et aucune couleur de plus de quatre cartes. Que coûte une grosse carte dans les onze premiers plis ? Et dans les autres contrats ?
barbu-lessons-last-two-declare-right = Ici, as et rois ne coûtent rien jusqu’à la fin, et à la fin, ce sont les « deux » qu’il vous faut. Vos cartes moyennes sont parties d’abord : { $C4 }, { $C9 } et { $D8 }.
barbu-lessons-last-two-declare-negative = Là, vos as et vos rois font des plis qui coûtent, ou ramassent ce que les autres jettent. Cherchez le contrat où presque tous les plis sont gratuits.
barbu-lessons-last-two-declare-trumps = Avec quatre atouts, vous ne feriez que quelques plis. Gardez l’atout pour une main qui a une couleur longue.
barbu-lessons-last-two-declare-other = Pour la réussite, vos cartes sont trop éloignées les unes des autres : les as et les « deux » s’y posent en dernier.

barbu-lessons-last-two-high =
    Le quatrième pli ne coûte rien, et vous y jouez en dernier. Vos piques sont l’as, le roi, le cinq et le deux. Pensez à ceux qui seraient un danger dans les deux derniers plis, et à celui que vous voulez garder pour la fin. Lequel jouez-vous maintenant ?
barbu-lessons-last-two-high-right = Il a fait un pli gratuit. Vous gardez l’as, pour reprendre la main encore une fois, et le deux.
barbu-lessons-last-two-high-ace = Tout aussi bon : dans les deux cas, il vous reste un gros pique. Ici, on continue avec { $SK }.
barbu-lessons-last-two-high-low = Les petites sont précieuses dans ce contrat : à la fin, elles laissent les plis aux autres. Jouez maintenant une grosse carte, tant que c’est gratuit.

barbu-lessons-last-two-discard =
    Le cinquième et le sixième pli ont été joués pour vous. { $seat2 } continue à cœur, et vous n’en avez plus : défaussez ce que vous voulez. À carreau, vous avez l’as, le valet et le deux. À la fin, les « deux » restent dessous ; les as prennent la main quand vous voulez. Quelle carte ne fait ni l’un ni l’autre ?
barbu-lessons-last-two-discard-right = Une carte moyenne est trop forte pour rester dessous, et trop faible pour un pli sûr. Au pli suivant, { $CK } est parti de la même façon.
barbu-lessons-last-two-discard-high = Bon aussi : cette carte ne vous fera plus de mal. Ici, on continue avec { $DJ }.
barbu-lessons-last-two-discard-diamond = Tout aussi bon : { $SA } suffit pour prendre la main. Ici, on continue avec { $DJ }.
barbu-lessons-last-two-discard-ace = Il vous servira encore : avec lui, vous ferez un pli gratuit, puis vous entamerez ce que vous voudrez.
barbu-lessons-last-two-discard-five = Pas mal, mais le valet est plus dangereux. Commencez par lui.
barbu-lessons-last-two-discard-two = Les « deux » sont vos meilleures cartes : rien ne passe dessous. Gardez-les pour les deux derniers plis.

barbu-lessons-last-two-ace =
    Neuvième pli : { $seat2 } entame { $S8 }. Il vous reste cinq cartes : trois piques dont l’as, et l’as et le deux de carreau. Ce pli et les deux suivants sont encore gratuits. Comment vous défaire à temps de vos deux as ?
barbu-lessons-last-two-ace-right = Un pli gratuit, et c’est à vous d’entamer. Personne ne peut plus vous forcer à garder vos grosses cartes.
barbu-lessons-last-two-ace-five = Il reste dessous, mais un autre prendra la main, et vos as risquent de faire les derniers plis. Prenez celui-ci, il est gratuit.
barbu-lessons-last-two-ace-two = C’est une carte pour les deux derniers plis, et vos as vous resteraient jusque-là. Prenez ce pli tant qu’il est gratuit.

barbu-lessons-last-two-strip =
    Vous entamez le dixième pli. Il vous reste { $DA }, { $D2 }, { $S5 } et { $S2 }. Les autres ont encore cinq carreaux et trois piques. Quelle carte ne doit pas vous rester pour les deux derniers plis ?
barbu-lessons-last-two-strip-right = L’as est parti, et trois des cinq carreaux sont tombés avec lui. Il reste un pli gratuit.
barbu-lessons-last-two-strip-five = Lui aussi doit partir. Mais l’as d’abord : si un autre joueur fait ce pli, vous ne pourrez peut-être plus vous défaire de l’as à temps.
barbu-lessons-last-two-strip-two = Gardez les « deux ». C’est l’as qui ferait l’un des deux derniers plis.

barbu-lessons-last-two-five =
    C’est le dernier des plis gratuits. Vous avez { $S5 }, { $S2 } et { $D2 }. À pique, { $S9 }, { $S4 } et { $S3 } sont encore dehors ; à carreau, deux cartes. Quelles deux cartes voulez-vous garder pour les plis qui comptent ?
barbu-lessons-last-two-five-right = Vos deux dernières cartes sont des « deux » : qui fournit passe au-dessus. { $seat2 } a fait les deux plis, avec { $S9 } et un petit trèfle.
barbu-lessons-last-two-five-spade = Alors le cinq vous reste, et si l’on entame { $S4 } ou { $S3 }, le cinq fait l’un des deux derniers plis. Jouez-le maintenant.
barbu-lessons-last-two-five-diamond = Alors il vous reste le cinq et le deux de pique, et le cinq fera peut-être l’un des deux derniers plis. Jouez-le maintenant, c’est gratuit.

barbu-lessons-last-two-end =
    Vous n’avez rien perdu, et { $seat2 } perd 30. Les cartes moyennes d’abord, les as tant que les plis sont gratuits, les « deux » pour la fin ; et comptez toujours les plis. Ensuite : le contrat qui a donné son nom au jeu.

barbu-lessons-king-title = Pas de roi de cœur
barbu-lessons-king-goal = Débarrassez-vous à temps du roi de cœur.

barbu-lessons-king-take =
    { $seat2 } a déclaré Pas de roi de cœur : qui prend ce roi, le « barbu », perd 20, et la donne est finie. Deux plis sont joués. Vous avez { $HK } ; comme à Pas de cœur, on n’entame cœur que si l’on n’a rien d’autre. Vous jouez en dernier. Ce pli peut-il vous coûter quelque chose, et voulez-vous entamer ensuite ?
barbu-lessons-king-take-right = Tant que le roi est dans votre main, personne ne peut le jeter dans vos plis. Vous pouvez donc faire des plis, et choisir ce qu’on entame.
barbu-lessons-king-take-low = Cette carte reste dessous, mais tant que vous avez le roi vous-même, aucun pli n’est à craindre. Prenez avec l’as maintenant, et c’est vous qui choisirez ce qu’on joue ensuite. Bientôt, vous voudrez laisser les autres entamer, et l’as vous gênerait.

barbu-lessons-king-void =
    Le roi partira dans le pli d’un autre, quand on jouera une couleur que vous n’avez pas. Vous n’avez qu’un pique, et trois cartes dans chacune des autres couleurs. Comment vous débarrasser au plus vite d’une couleur ?
barbu-lessons-king-void-right = Vous n’avez plus de pique : quand on en jouera, vous pourrez jeter le roi. Vous avez ensuite entamé { $D6 }, et { $seat3 } a pris la main.
barbu-lessons-king-void-other = Dans cette couleur, il vous resterait des cartes à fournir la fois suivante. Cherchez la couleur où une seule entame suffit.

barbu-lessons-king-club =
    { $seat3 } entame { $CK }. Maintenant, vous voulez qu’un autre entame, et si possible à pique. À trèfle, vous avez la dame, le huit et le cinq, tous sous le roi. Laquelle de ces cartes pourrait vous forcer à entamer plus tard ?
barbu-lessons-king-club-right = La dame est partie, { $seat3 } entame encore, et le huit et le cinq peuvent rester dessous.
barbu-lessons-king-club-low = Il reste dessous aussi, mais la dame ferait peut-être un pli plus tard, et il vous faudrait alors entamer. Donnez la plus forte carte qui reste dessous.

barbu-lessons-king-small =
    { $seat3 } entame { $C6 }. Vous avez { $C8 } et { $C5 }. Tant que c’est vous qui entamez, vous ne pouvez pas vous débarrasser de votre roi. Quel trèfle donnez-vous ?
barbu-lessons-king-small-right = Vous avez évité de prendre la main : { $seat3 } a fait ce pli aussi et doit entamer de nouveau.
barbu-lessons-king-small-eight = Il fera peut-être le pli. Ce sera alors à vous d’entamer ; or vous ne pouvez pas entamer le roi, et il restera dans votre main.

barbu-lessons-king-throw =
    { $seat3 } entame { $SA }. Vous n’avez pas de pique et défaussez ce que vous voulez. Quelle occasion attendiez-vous ?
barbu-lessons-king-throw-right = Le voilà parti. { $seat3 } doit le prendre et perd 20.
barbu-lessons-king-throw-other = C’est le moment : un autre fera ce pli à coup sûr. Qui sait si l’on rejouera pique avant que vos trèfles ou vos carreaux ne fassent un pli ?

barbu-lessons-king-end =
    { $seat3 } perd 20, et vous rien. Avec le roi et au moins deux petits cœurs, ce contrat se déclare sans risque : videz une couleur et attendez. Sans ce roi, jouez tôt vos grosses cartes, comme à Pas de cœur. Ensuite : la réussite.

barbu-lessons-dominoes-title = Réussite
barbu-lessons-dominoes-goal = Posez toutes vos cartes avant les autres joueurs.

barbu-lessons-dominoes-declare =
    À la réussite, pas de plis. Le déclarant nomme une valeur de départ ; de là, chaque couleur forme une série, carte par carte, jusqu’à l’as et au deux. Chacun pose une carte à son tour, et ne passe que si aucune ne va. Le premier à finir marque 45, les suivants 20, 5 et −5. Vos cartes vont surtout du six au neuf. Quelle valeur de départ ?
barbu-lessons-dominoes-declare-right = Avec trois huit, c’est vous qui décidez quand commencent trois des séries, et les cartes voisines sont aussi à vous.
barbu-lessons-dominoes-declare-seven = Vous avez bien deux sept. Mais cherchez la hauteur que vous avez trois fois : trois séries partiront alors quand vous voudrez.
barbu-lessons-dominoes-declare-nine = Vous avez bien deux neuf. Mais presque toutes vos cartes sont plus petites, et il y a une hauteur que vous avez trois fois : si vous partez de celle-là, trois séries commenceront quand vous voudrez.
barbu-lessons-dominoes-declare-near = De cette valeur, vous avez peu de cartes ou aucune : les autres décideront quand partent les séries. Prenez une valeur dont vous avez plusieurs cartes.
barbu-lessons-dominoes-declare-ends = Presque toutes vos cartes seraient alors loin du départ et attendraient celles des autres. Partez du milieu de vos cartes.
barbu-lessons-dominoes-declare-other = Pour l’atout, aucune couleur n’est assez longue et forte, et dans les contrats négatifs cette main n’a rien de spécial. Mais ses cartes se suivent.

barbu-lessons-dominoes-first =
    Vous posez en premier : l’un de vos trois huit. À pique, vous avez aussi le neuf et le sept. Quel huit ouvre une série que vous seul pouvez continuer ?
barbu-lessons-dominoes-first-right = Dans cette série, on ne peut poser que { $S9 } et { $S7 }, et les deux sont à vous. { $seat1 } et { $seat2 } ont dû passer, puis { $seat3 } a ouvert les trèfles.
barbu-lessons-dominoes-first-eight = Un bon début aussi. Ici, on continue avec { $S8 } : personne d’autre ne peut continuer cette série, et les autres devront peut-être passer.

barbu-lessons-dominoes-hold =
    Vous pouvez poser { $S9 }, { $S7 }, { $D8 } ou { $H8 }. Sous le sept de pique viennent encore cinq cartes, toutes chez les autres ; votre { $D4 } attend les carreaux du huit au cinq. Quelle carte aide surtout les autres, et laquelle vous aide ?
barbu-lessons-dominoes-hold-right = Il ouvre une série que vous avez besoin de voir descendre jusqu’à { $D4 }. Et derrière votre { $S7 }, cinq cartes des autres doivent attendre.
barbu-lessons-dominoes-hold-start = Tout aussi bon : vous ouvrez une série de plus, et vous avez en main des cartes voisines du huit. Ici, on continue avec { $D8 }.
barbu-lessons-dominoes-hold-nine = Bon aussi : il ouvre le chemin vers votre { $SQ }. Ici, on continue avec { $D8 }.
barbu-lessons-dominoes-hold-seven = Cela libère cinq cartes des autres, et aucune des vôtres n’est derrière. Gardez une telle carte tant que vous pouvez en poser une autre.

barbu-lessons-dominoes-hearts =
    Maintenant, vous pouvez poser { $S9 }, { $S7 }, { $H8 } ou { $D9 }. À carreau, vous n’avez rien au-dessus du neuf. À cœur, vous avez le dix, le huit, le sept et le six. Quelle carte vous sert, à vous et non aux autres ?
barbu-lessons-dominoes-hearts-right = Votre sept et votre six suivent au-dessous, et { $seat1 } a déjà posé { $H9 } : votre dix peut donc suivre aussi.
barbu-lessons-dominoes-hearts-nine = Tout aussi bon : il ouvre le chemin vers votre { $SQ }. Ici, on continue avec { $H8 }.
barbu-lessons-dominoes-hearts-seven = Derrière ce sept, cinq cartes des autres attendent toujours, et aucune des vôtres. Gardez-le.
barbu-lessons-dominoes-hearts-diamond = Le dix, le valet, la dame, le roi et l’as de carreau attendent votre neuf, et aucun n’est à vous. Gardez-le.

barbu-lessons-dominoes-run =
    Vous pouvez poser six de vos cartes : { $S9 }, { $S7 }, { $H7 }, { $HT }, { $D9 } et { $CJ }. Pour laquelle des six avez-vous aussi la carte qui vient juste derrière ?
barbu-lessons-dominoes-run-right = Là, seul { $H6 } peut suivre, et il est à vous : ce bout est fermé aux autres, et { $seat1 } a dû passer.
barbu-lessons-dominoes-run-nine = Presque aussi bon : il mène à { $SQ }, mais les autres doivent d’abord poser deux cartes. Ici, on continue avec { $H7 }.
barbu-lessons-dominoes-run-other = Derrière celle-là, il n’y a que des cartes des autres. Gardez-la en main tant que vous pouvez poser une carte qui n’aide que vous.

barbu-lessons-dominoes-open =
    Votre { $SQ } doit attendre { $ST } et { $SJ }, et ce sont les autres qui les ont. Une carte qui attend celles des autres peut vous faire finir en dernier. Laquelle de vos cartes ouvre le chemin vers votre dame ?
barbu-lessons-dominoes-open-right = { $seat3 } a posé { $ST } aussitôt, et le valet a bientôt suivi : le chemin était libre pour votre dame.
barbu-lessons-dominoes-open-four = Tout aussi bon : ce coup n’ouvre la voie qu’à deux cartes des autres joueurs. Ici, on continue avec { $S9 }.
barbu-lessons-dominoes-open-seven = Derrière ce sept attendent cinq cartes des autres, et aucune des vôtres. Posez-le quand il ne vous reste rien d’autre.
barbu-lessons-dominoes-open-six = Personne ne peut vous prendre cette place, et quatre cœurs des autres attendent derrière. Gardez le six pour un tour où vous n’aurez rien de mieux.
barbu-lessons-dominoes-open-other = Derrière celle-là, seuls les autres ont des cartes. Ouvrez d’abord le chemin à votre dame.

barbu-lessons-dominoes-end =
    Vous finissez en premier : 45 points. Partez du milieu de vos cartes, de préférence d’une valeur que vous avez dans plusieurs couleurs. Gardez en main les cartes qui n’ouvrent le chemin qu’aux autres ; ouvrez-le à temps à vos propres cartes. Et quand quelqu’un passe, on voit ce qu’il n’a pas. Dernière leçon : l’atout et les contres.

barbu-lessons-trumps-title = Atout et contres
barbu-lessons-trumps-goal = Contrez qui il faut et faites beaucoup de plis à l’atout.

barbu-lessons-trumps-double =
    Avant la première carte, chacun peut *contrer* d’autres joueurs, sans y être obligé : c’est parier qu’on fera un meilleur score qu’eux. L’enjeu est la différence entre les deux scores. { $seat2 } a déclaré Pas de roi de cœur, { $seat3 } a contré tout le monde. Vous n’avez que de petites cartes. Qui contrez-vous ?
barbu-lessons-trumps-double-right = { $seat2 } a pris le roi et vous a payé 20, ainsi qu’à { $seat3 }. Contrer qui vous a contré, c’est *surcontrer* : la différence compte deux fois (avec { $seat3 }, elle était de 0). Réfléchissez à deux fois avant de surcontrer, sauf avec d’aussi petites cartes.
barbu-lessons-trumps-double-none = Vous n’avez rien au-dessus du neuf : vous ne prendrez presque jamais le roi. Celui qui le prend vous paie, si l’un de vous deux a contré l’autre.
barbu-lessons-trumps-double-single = D’habitude, on réfléchit à deux fois avant de surcontrer : qui vous a contré pense marquer plus que vous. Mais vous ne prendrez presque jamais le roi : surcontrer { $seat3 } n’est donc guère risqué non plus.
barbu-lessons-trumps-double-other = Bien, mais vous êtes plus à l’abri que les trois autres, y compris { $seat3 }. Celui qui prend le roi ne vous paie que si l’un de vous deux a contré l’autre.

barbu-lessons-trumps-nobody =
    Maintenant, { $seat3 } déclare *Pas de roi de cœur*, et vous parlez en premier : vous ne pourrez pas surcontrer ceux qui vous contrent après votre tour. Vos plus petites cartes sont { $S6 }, { $C6 }, { $H7 } et { $D9 }. Qui contrez-vous ?
barbu-lessons-trumps-nobody-right = { $seat3 } a contré tout le monde, puis a jeté le roi sur un pli que vous avez dû prendre : −20, et 20 de plus à payer à { $seat3 }. Chaque contre de votre part vous aurait coûté encore 20.
barbu-lessons-trumps-nobody-other = Sans petite carte, vous ferez pli sur pli, et l’on jettera bientôt le roi sur l’un d’eux. Ne contrez que ceux que vous pensez battre : avec cette main, personne.

barbu-lessons-trumps-declare =
    Vous voilà déclarant. À l’atout, chaque pli rapporte 5, et vous nommez la couleur d’atout. Il faut une couleur longue avec de grosses cartes, et d’autres grosses cartes à côté. Que déclarez-vous ?
barbu-lessons-trumps-declare-right = Six piques avec l’as et le roi, et à côté un as, un roi et une dame : c’est pour une telle main qu’on garde le contrat d’atout.
barbu-lessons-trumps-declare-suit = L’atout, oui. Mais choisissez pour cela la couleur la plus longue de votre main.
barbu-lessons-trumps-declare-negative = Vos grosses cartes font des plis, et là, cela coûte. Déclarez un contrat où l’on veut en faire.
barbu-lessons-trumps-declare-other = À la réussite, les as et les « deux » se posent en dernier, et vous en avez plusieurs. Jouez cette main là où comptent les grosses cartes et une couleur longue.

barbu-lessons-trumps-targets =
    Le déclarant, c’est vous : vous contrez en dernier, et seulement ceux qui ne vous ont pas contré. Aucun des trois ne l’a fait : tous savent qu’on déclare l’atout avec une bonne main. { $seat3 } a contré les deux autres. Qui contrez-vous ?
barbu-lessons-trumps-targets-right = Vous pensez faire plus de plis que chacun d’eux : chacun des trois vous paiera donc la différence.
barbu-lessons-trumps-targets-none = Alors chacun ne compte que ses plis. Vous avez de loin la meilleure main : celui que vous contrez vous paie la différence.
barbu-lessons-trumps-targets-other = Vous pensez battre les trois autres. Pourquoi en épargner un ?

barbu-lessons-trumps-lead =
    À vous d’entamer. Au contrat d’atout, qui ne peut pas fournir doit couper, et plus haut si le pli est déjà coupé ; sans atout assez fort, on joue ce qu’on veut. Vous avez six piques et, à carreau, le roi, la dame et le trois : seul { $DA } bat le roi. Comment rendre maîtres vos gros carreaux, tant que vos atouts vous protègent ?
barbu-lessons-trumps-lead-right = { $seat3 } a pris avec { $DA }. Votre roi et votre dame sont maintenant les carreaux les plus forts.
barbu-lessons-trumps-lead-club = Celui-là, vous le perdrez tôt ou tard. Mais le perdre n’améliore aucune de vos cartes ; perdre un petit carreau, si.
barbu-lessons-trumps-lead-ace = Il fera son pli, maintenant ou plus tard. Commencez par ce qui prend du temps : faites sortir l’as de carreau tant que vous avez tous vos atouts.
barbu-lessons-trumps-lead-trump = Les atouts peuvent attendre. Perdez d’abord le pli de carreau ; vos atouts vous feront reprendre la main.
barbu-lessons-trumps-lead-high = { $DA } prend le roi ou la dame ; s’il prend le trois, roi et dame sont maîtres. Et si { $DJ } prend le trois, vous ne perdez pas un pli de plus qu’en entamant haut.
barbu-lessons-trumps-lead-other = Vous cédez un pli sans améliorer aucune de vos cartes. Regardez les carreaux.

barbu-lessons-trumps-beat =
    { $seat3 } entame atout, { $S7 } (les atouts sont marqués ci-dessous). Qui le peut doit monter : { $S4 } n’est donc pas permis. { $SQ } et { $ST } sont encore dehors, et deux joueurs viennent après vous. Lequel de vos atouts gagne à coup sûr ?
barbu-lessons-trumps-beat-right = Il a gagné, et tous ont dû donner un atout. Puis vous avez perdu vos deux petits trèfles, et vous avez repris la main avec { $DK }.
barbu-lessons-trumps-beat-ace = Tout aussi sûr. Ici, on continue avec { $SK }, en gardant l’as. Ensuite, vous perdez vos deux petits trèfles et reprenez la main avec { $DK }.
barbu-lessons-trumps-beat-jack = { $SQ } le battrait. Le roi et l’as sont imbattables, puisque vous avez les deux.
barbu-lessons-trumps-beat-small = { $ST } ou { $SQ } le battrait. Prenez le pli avec une carte qui gagne à coup sûr.

barbu-lessons-trumps-draw =
    À vous d’entamer. Quatre atouts sont encore dehors, dont { $SQ }. Votre { $DQ } est le plus fort carreau, et vous avez aussi l’as de cœur. Que peut-il arriver à ces deux cartes tant que les autres ont des atouts ?
barbu-lessons-trumps-draw-right = Deux atouts sont tombés. Restent { $SQ } et un autre.
barbu-lessons-trumps-draw-heart = Un joueur qui n’a pas de cœur à fournir pourrait couper votre as. Faites d’abord tomber les atouts.
barbu-lessons-trumps-draw-queen = Un joueur sans carreau doit couper votre dame. Faites d’abord tomber les atouts.
barbu-lessons-trumps-draw-small = { $SQ } le bat. Jouez d’abord votre plus fort atout.
barbu-lessons-trumps-draw-other = C’est faire cadeau d’un pli. Vous avez encore le plus fort atout : servez-vous-en pour faire tomber les atouts des autres.

barbu-lessons-trumps-force =
    Les deux derniers atouts des autres sont { $SQ } et { $S6 }. La dame bat tous les vôtres : elle fera un pli de toute façon. Qui le peut doit monter. Quelle entame la fait sortir sans laisser de pli au six ?
barbu-lessons-trumps-force-right = { $seat3 } a dû monter avec { $SQ }. Dehors, il ne reste qu’un atout : { $S6 }.
barbu-lessons-trumps-force-middle = Tout aussi bon : seule la dame le bat. Ici, on continue avec { $S8 }.
barbu-lessons-trumps-force-small = { $S6 } le bat déjà, et la dame fera encore un pli plus tard. Jouez un atout que seule la dame peut battre.
barbu-lessons-trumps-force-other = Tant que la dame n’est pas tombée, elle prendra l’une de vos bonnes cartes. Faites-la tomber avec un atout qu’elle seule peut battre.

barbu-lessons-trumps-ruff =
    { $seat3 } entame { $CQ }. Vous n’avez pas de trèfle : il faut couper. { $S6 } est encore dehors ; mais { $seat1 } et { $seat2 } ont défaussé des carreaux sur vos atouts. Qui a donc forcément ce six, et cette carte peut-elle encore tomber dans ce pli ?
barbu-lessons-trumps-ruff-right = Le six ne pouvait être que chez { $seat3 }, qui avait déjà joué. Votre plus petit atout suffisait, et vous avez fait tous les autres plis, sauf le dernier.
barbu-lessons-trumps-ruff-high = Il gagne, mais le quatre suffit. Les gros atouts feront leurs plis plus tard, tout seuls.

barbu-lessons-trumps-end =
    8 plis, 40 points ; les trois que vous avez contrés ont payé en plus 35, 35 et 25 : en tout, 135. Contrez ceux que vous pensez battre, même de peu ; mais laissez tranquille qui déclare l’atout ou la réussite, sauf avec une très bonne main. C’était la dernière leçon : jouez une partie.
