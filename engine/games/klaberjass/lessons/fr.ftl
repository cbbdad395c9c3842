## Les textes des leçons de Klaberjass (docs/writing-a-lesson.md)

klaberjass-lessons-trumps-title = Valet et neuf
klaberjass-lessons-trumps-goal = Choisissez l’atout et faites plus de points que l’adversaire.

klaberjass-lessons-trumps-bid =
    Les cartes valent des points. À l’atout, l’ordre est valet, neuf, as, dix, roi, dame, huit, sept, pour 20, 14, 11, 10, 4, 3, 0 et 0 points. Dans les autres couleurs, l’ordre est as, dix, roi, dame, valet, et le valet vaut peu. Vous avez six cartes ; { $HT } est retourné. Prenez-vous { $hearts } comme atout ?
klaberjass-lessons-trumps-bid-right = Valet, neuf et roi d’atout, plus deux as : vous devriez faire plus de points que { $seat1 }, et c’est ce qu’on demande au preneur.
klaberjass-lessons-trumps-bid-other = Vous auriez les deux plus forts atouts, avec deux as à côté. On a rarement mieux : prenez.

klaberjass-lessons-trumps-jack =
    Chacun a maintenant neuf cartes, et vous entamez. { $HJ } et { $H9 } sont les deux plus forts atouts. Sur une entame d’atout, il faut monter si l’on peut, sinon jouer un atout quand même. Qu’entamez-vous pour enlever à { $seat1 } ses atouts ?
klaberjass-lessons-trumps-jack-right = Rien ne bat { $HJ }, et il vaut 20 points à lui seul.
klaberjass-lessons-trumps-jack-nine = Tout aussi bon : vous avez les deux, l’ordre ne compte pas. Ici, on continue avec { $HJ }.
klaberjass-lessons-trumps-jack-small = Tout aussi bon, et vous verrez bientôt pourquoi. Ici, on continue avec { $HJ }.
klaberjass-lessons-trumps-jack-other = D’abord les atouts : tant que { $seat1 } en a, vos bonnes cartes ne sont pas à l’abri.

klaberjass-lessons-trumps-nine =
    { $seat1 } a donné { $HQ }, le moindre mal. { $HA } n’est pas encore tombé. Laquelle de vos cartes le prend ?
klaberjass-lessons-trumps-nine-right = Le neuf vaut 14 et l’as 11 : un pli de 25 points. Voilà pourquoi le neuf d’atout est précieux.
klaberjass-lessons-trumps-nine-small = Maintenant ou plus tard, c’est tout aussi bon. Ici, on continue avec { $H9 }.
klaberjass-lessons-trumps-nine-king = { $HA } bat le roi. Le neuf bat l’as.
klaberjass-lessons-trumps-nine-other = Vous avez encore l’atout le plus fort. Jouez-le d’abord : il prendra peut-être { $HA }.

klaberjass-lessons-trumps-small =
    Vous avez 48 points, et { $seat1 } n’a plus d’atout. Il vous reste de grosses cartes à pique et à carreau, un atout et un petit trèfle. Le dernier pli rapporte 10 points de plus : il vous le faut. Quelle carte sacrifiez-vous maintenant, tant que vous avez encore l’atout ?
klaberjass-lessons-trumps-small-right = Perdez tôt ce qui est perdu de toute façon. { $seat1 } fait le pli, mais vous ferez le suivant, quelle que soit l’entame : si vous ne pouvez pas fournir, vous coupez.
klaberjass-lessons-trumps-small-winner = Vos grosses cartes ne s’envoleront pas. Mais s’il vous reste le trèfle à la fin, { $seat1 } fera le dernier pli et les 10 points.
klaberjass-lessons-trumps-small-king = Votre dernier atout vous fera reprendre la main. Gardez-le jusqu’à ce que { $seat1 } joue une couleur que vous n’avez pas.
klaberjass-lessons-trumps-small-spade = { $SK } est peut-être encore dehors et battrait votre valet. Celui-ci pourra gagner quand les piques plus forts seront tombés ; le trèfle, jamais.

klaberjass-lessons-trumps-run =
    { $seat1 } a entamé { $CK }, et vous avez dû couper. Il ne vous reste que des piques et des carreaux. Hors atout, le dix vient juste après l’as. Quelle carte gagne à coup sûr ?
klaberjass-lessons-trumps-run-right = D’abord l’as, puis le dix, qui bat le roi et la dame.
klaberjass-lessons-trumps-run-good = Celle-là gagne aussi : vous avez l’as et le dix des deux couleurs. Ici, on continue avec { $SA } et { $ST }.
klaberjass-lessons-trumps-run-spade = Pas encore : { $SK } et { $SQ } sont encore dehors, et tous deux battent le valet.

klaberjass-lessons-trumps-nines =
    Vous avez 84 points. L’as, le dix, le roi et la dame de pique sont tombés. Que devient { $SJ } ?
klaberjass-lessons-trumps-nines-right = C’était le plus fort pique qui restait. Puis viennent les carreaux, et le dernier pli est à vous.
klaberjass-lessons-trumps-nines-good = Un pli sûr aussi. Ici, on continue avec { $SJ }, devenu le plus fort pique.

klaberjass-lessons-trumps-end =
    124 à 11. Vous avez pris avec valet et neuf, fait tomber les atouts, perdu tôt votre mauvaise carte et fait le dernier pli. Si le preneur fait moins que son adversaire, celui-ci marque tout : ne prenez donc qu’avec de bons atouts.

klaberjass-lessons-sequences-title = Suites, échange et bella
klaberjass-lessons-sequences-goal = Marquez 20 pour une suite et 20 pour la bella.

klaberjass-lessons-sequences-bid =
    { $CK } est retourné. Vous avez l’as, le neuf et le sept de { $clubs }, et trois grosses cartes à côté. Qui a le sept d’atout peut l’échanger contre la carte retournée, la *retourne*, si l’atout a été fixé au premier tour. Prenez-vous ?
klaberjass-lessons-sequences-bid-right = Et regardez vos trois nouvelles cartes : { $CQ } en fait partie.
klaberjass-lessons-sequences-bid-other = Avec trois atouts, deux as à côté et l’échange à venir, vous pouvez prendre.

klaberjass-lessons-sequences-dix =
    Avant la première carte, on compare les *suites* : trois cartes ou plus qui se suivent dans une couleur, comme as, roi et dame. Vous avez { $CA } et { $CQ }, ainsi que { $C7 }. Que faites-vous d’abord ?
klaberjass-lessons-sequences-dix-right = { $C7 } est maintenant sur la table, et { $CK } dans votre main : as, roi et dame de trèfle.
klaberjass-lessons-sequences-dix-silent = Pour l’instant, vous n’avez pas de suite. Échangez d’abord le sept : le roi en complète une.

klaberjass-lessons-sequences-declare =
    Une suite de trois cartes vaut 20 points ; de quatre ou plus, 50. Seul marque celui qui a la meilleure. Vous parlez en premier et ne dites que la valeur, pas les cartes. Annoncez-vous ?
klaberjass-lessons-sequences-declare-right = { $seat1 } avait aussi 20 et a dit « égal ». C’est alors la plus haute carte qui décide : votre as bat le roi. Vous marquez, et l’autre suite reste cachée.
klaberjass-lessons-sequences-declare-silent = C’est permis, mais qui ne dit rien ne marque rien, et { $seat1 } marquerait peut-être à votre place. Se taire ne fait que cacher votre jeu, et cela ne vaut pas 20 points ici.

klaberjass-lessons-sequences-lead =
    Vous avez 20 points avant la première carte, et vous entamez. { $CJ }, l’atout le plus fort, est encore dehors ; peut-être même n’est-il pas en jeu. Vous avez de bonnes cartes, et un petit carreau qui perdra tôt ou tard. Que jouez-vous ?
klaberjass-lessons-sequences-lead-right = Perdez tôt votre mauvaise carte, tant que vos atouts peuvent vous faire reprendre la main.
klaberjass-lessons-sequences-lead-trump = { $CJ } est peut-être en face, et vos atouts valent plus quand { $seat1 } doit entamer. Débarrassez-vous d’abord de votre plus mauvaise carte.
klaberjass-lessons-sequences-lead-other = Une bonne carte, qui servira aussi plus tard. Perdez maintenant la petite, tant que vos atouts peuvent vous faire reprendre la main.

klaberjass-lessons-sequences-ruff =
    { $seat1 } a fait le pli et rejoue carreau. Vous n’en avez plus : vous devez couper, et n’importe quel atout gagne. Roi et dame d’atout, que vous avez, forment la « bella », à annoncer plus tard avec la seconde des deux cartes. Avec quel atout coupez-vous ?
klaberjass-lessons-sequences-ruff-right = Le neuf vaut 14, et ces points sont à vous.
klaberjass-lessons-sequences-ruff-ace = Tout aussi bon. Ici, on continue avec { $C9 }.
klaberjass-lessons-sequences-ruff-pair = Cet atout gagne, mais rapporte peu. Jouez ici un atout qui vaut beaucoup : plus tard, { $CJ } pourrait vous le prendre.

klaberjass-lessons-sequences-draw =
    Vous n’avez encore vu ni { $CJ }, ni { $CT }, ni { $C8 }. Aucune de vos cartes ne bat { $CJ }, mais peut-être n’est-il pas en jeu : quatorze cartes ne le sont pas. Quel atout jouer pour le savoir ?
klaberjass-lessons-sequences-draw-right = { $seat1 } a défaussé un cœur : il n’y a plus d’atout en face. Chacun de vos atouts est maintenant un pli sûr, et votre roi a fait le pli suivant.
klaberjass-lessons-sequences-draw-other = Voyez d’abord où sont les autres atouts, en jouant le plus fort des vôtres : vous saurez alors ce que vaut le reste de votre main.

klaberjass-lessons-sequences-bella =
    Vous avez joué { $CK }. La bella s’annonce avec la seconde des deux cartes et rapporte aussitôt 20 points, peu importe qui fait le pli. Quelle carte jouez-vous, et comment ?
klaberjass-lessons-sequences-bella-right = 20 points pour un mot, et le pli en plus.
klaberjass-lessons-sequences-bella-silent = La même carte sans l’annonce : les 20 points sont perdus. Après, il est trop tard.
klaberjass-lessons-sequences-bella-other = C’est possible, et la bella viendrait plus tard. Mais attendre ne rapporte rien : annoncez-la maintenant.

klaberjass-lessons-sequences-end =
    20 pour la suite et 20 pour la bella : 40 points qu’aucun pli ne vous enlève, pourvu que vous fassiez en tout plus que { $seat1 }. À une table, l’échange, l’annonce et la bella ont chacun leur bouton.

klaberjass-lessons-counting-title = Ce que vaut un pli
klaberjass-lessons-counting-goal = Vous partez avec un gros retard : faites quand même plus de points que l’autre.

klaberjass-lessons-counting-jack =
    Vous êtes preneur, l’atout est { $spades }. { $seat1 } a marqué 20 pour une suite et entame { $SJ }, qui vaut aussi 20. Vous devez fournir et ne pouvez pas battre le valet. Quel atout donnez-vous ?
klaberjass-lessons-counting-jack-right = Vous perdez 3 points au lieu de 14, et { $S9 } est désormais l’atout le plus fort.
klaberjass-lessons-counting-jack-other = { $seat1 } y gagne 14 points, et vous y perdez votre meilleur atout. La dame ne vaut que 3.

klaberjass-lessons-counting-ace =
    { $seat1 } a 43 points et entame { $DA }. Vous devez fournir et ne pouvez pas prendre le pli. Rappel : hors atout, le dix vaut 10 et bat le roi et la dame. Que donnez-vous ?
klaberjass-lessons-counting-ace-right = 3 points de perdus. Mais votre dix et votre roi étaient alors les plus forts carreaux qui restaient, et votre dix a fait le pli suivant.
klaberjass-lessons-counting-ace-ten = Vous donnez 10 points, et une carte qui devient la plus forte de sa couleur une fois l’as tombé.
klaberjass-lessons-counting-ace-king = Le roi vaut 4, la dame 3. Et avec le dix et le roi, vous avez ensuite les deux plus forts carreaux.

klaberjass-lessons-counting-small =
    Vous avez 25 points, l’adversaire 57. Vous avez le plus fort atout, le plus fort cœur, le plus fort carreau, et { $C7 }. { $SA } est peut-être encore dehors. Le dernier pli rapporte 10 de plus. Il vous reste cinq cartes : laquelle entamez-vous ?
klaberjass-lessons-counting-small-right = { $seat1 } a pris votre sept avec { $CT }, mais a dû entamer ensuite, et vous n’avez plus que de bonnes cartes.
klaberjass-lessons-counting-small-trump = Il gagne maintenant. Mais ensuite, vous n’aurez plus d’atout pour reprendre la main, et { $C7 } perdra le dernier pli et ses 10 points.
klaberjass-lessons-counting-small-good = Elle gagne maintenant, mais il vous reste { $C7 }, qui perdra le dernier pli et ses 10 points.

klaberjass-lessons-counting-draw =
    Vous avez 29 points, { $seat1 } 67. Encore trois plis : vous avez { $S9 } et deux bons cœurs. Tant que { $SA } est dehors, { $seat1 } peut couper un cœur. Comment mettre vos cœurs à l’abri ?
klaberjass-lessons-counting-draw-right = Le neuf a pris l’as : 25 points en un pli. Après cela, personne ne pouvait plus couper.
klaberjass-lessons-counting-draw-other = Si { $seat1 } n’a pas de cœur, { $SA } fait le pli, et votre cœur est perdu. Faites d’abord tomber cet atout.

klaberjass-lessons-counting-end =
    82 à 67. Dans les plis que vous ne pouviez pas faire, vous avez donné vos plus petites cartes ; vous avez laissé exprès un pli avec une mauvaise carte, et fait tomber l’atout avant d’entamer cœur. Si vous aviez échoué, { $seat1 } aurait aussi marqué vos points.

klaberjass-lessons-defending-title = En défense
klaberjass-lessons-defending-goal = Laissez l’adversaire prendre, et faites plus de points que lui.

klaberjass-lessons-defending-bid =
    { $HJ } est retourné. Vous avez trois as et une belle suite à pique, mais pas un cœur. Le preneur doit faire plus de points que l’autre ; s’il en fait moins, il est « dedans » et l’autre marque tout. Prenez-vous ?
klaberjass-lessons-defending-bid-right = { $seat1 } a pris à cœur. Il lui faut maintenant plus de points que vous, et votre main est forte.
klaberjass-lessons-defending-bid-other = Sans un seul atout, vos plis seraient coupés l’un après l’autre, si bons que soient vos as.

klaberjass-lessons-defending-declare =
    Vous avez aussi reçu { $SJ } : as, roi, dame et valet de pique. Quatre cartes qui se suivent valent 50. Vous n’êtes pas le preneur ; la suite compte-t-elle quand même ?
klaberjass-lessons-defending-declare-right = Bien sûr, quel que soit le preneur. { $seat1 } a dû s’incliner : 50 points pour vous avant la première carte.
klaberjass-lessons-defending-declare-silent = Le défenseur aussi peut marquer ses suites. Si vous renoncez à vos 50 points, vous aurez du mal à arrêter { $seat1 }.

klaberjass-lessons-defending-lead =
    Celui qui n’a pas distribué entame le premier pli. { $seat1 } a les atouts et aura peut-être bientôt { $HJ }, grâce à l’échange. D’où viendront vos points ?
klaberjass-lessons-defending-lead-right = Encaissez vos as tant que { $seat1 } a encore la couleur. Même { $DK } est tombé sous votre as.
klaberjass-lessons-defending-lead-good = Tout aussi bon. Ici, on commence par { $DA }.
klaberjass-lessons-defending-lead-trump = Jouer atout, c’est l’affaire du preneur : vous donneriez votre seul atout, un dix, à ses meilleures cartes.
klaberjass-lessons-defending-lead-low = { $seat1 } ferait le pli avec une carte plus forte. Vos as gagnent maintenant ; plus tard, ils seront peut-être coupés.

klaberjass-lessons-defending-force =
    { $SA } a gagné aussi. { $DT } est maintenant le plus fort carreau. Si { $seat1 } ne peut pas fournir, il lui faut couper. Qu’est-ce qui vous aide le plus : un pli sûr, ou un atout que { $seat1 } doit dépenser ?
klaberjass-lessons-defending-force-right = Dans les deux cas, vous y gagniez : { $seat1 } n’avait plus de carreau et a dépensé un atout. Chaque atout parti ainsi manquera à la fin.
klaberjass-lessons-defending-force-spade = Bonne idée aussi : votre couleur longue oblige { $seat1 } à couper, encore et encore. Ici, on continue avec { $DT }.
klaberjass-lessons-defending-force-ace = Cela peut être bon aussi. Ici, on continue avec { $DT } et on garde { $CA } pour plus tard.
klaberjass-lessons-defending-force-trump = Votre seul atout, un dix : { $seat1 } le prendra volontiers. Ce sont ses atouts qu’il faut faire partir, pas le vôtre.
klaberjass-lessons-defending-force-other = Une petite carte que { $seat1 } prendra peut-être sans atout. Jouez-en une qui gagne ou qui lui coûte un atout.

klaberjass-lessons-defending-keep =
    76 à 46, et { $seat1 } entame { $HJ }. Vous n’avez plus d’atout et pouvez vous défausser de ce que vous voulez. Il reste quatre cartes, et le dernier pli rapporte 10 de plus. De quoi pouvez-vous vous passer ?
klaberjass-lessons-defending-keep-right = Gardez la plus forte de chaque couleur. Les atouts partis, { $CA } et { $SK } font les deux derniers plis.
klaberjass-lessons-defending-keep-diamond = C’est bon aussi. Ici, { $SQ } part d’abord, puis le carreau.
klaberjass-lessons-defending-keep-ace = Vous donnez 11 points à { $seat1 }, et le pli que l’as aurait fait à la fin.
klaberjass-lessons-defending-keep-king = Le roi est le plus fort pique qui reste et peut faire le dernier pli. Défaussez-vous d’une carte plus petite.

klaberjass-lessons-defending-end =
    Vous avez fait 105 et { $seat1 } seulement 83 : dedans. Cela fait 0 en face, et vous marquez le tout : 188. Passer et bien défendre rapporte souvent plus que prendre. C’était la dernière leçon : jouez une partie.
