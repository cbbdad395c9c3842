## Les textes des leçons de Vira (docs/writing-a-lesson.md)

vira-lessons-six-title = Six plis avec une couleur d’atout
vira-lessons-six-goal = Faites six plis, seul contre deux.

vira-lessons-six-bid =
    Le vira se joue à trois : qui annonce le plus haut joue seul contre deux. S’il réussit, le pot le paie ; sinon, il paie le pot. Vous êtes *premier* et devez annoncer ; suivent le second et le donneur. La plus faible des quarante annonces est Six : nommer l’atout, échanger, faire six plis. (La préférence viendra après.) Qu’annoncez-vous ?
vira-lessons-six-bid-right = Les deux autres ont passé : vous êtes le déclarant, celui qui joue seul. Cinq piques avec as, roi et valet, deux grosses cartes à côté, et l’échange à venir : cela devrait faire six plis.
vira-lessons-six-bid-seven = Votre main le permet aussi. Mais si les autres passent, Six suffit pour jouer et être payé ; s’ils annoncent, vous pourrez reparler. Ici, on continue avec Six : les deux autres ont passé, et vous êtes le déclarant, celui qui joue seul.
vira-lessons-six-bid-other = Les autres annonces demandent plus, ou autre chose : dans une misère achetée, il faut perdre tous les plis. Si les autres passent, Six suffit pour jouer et être payé ; s’ils annoncent, vous pourrez reparler. Commencez bas.

vira-lessons-six-trump =
    Un atout bat toutes les cartes des autres couleurs. Vous le nommez avant l’échange : jugez donc sur les cartes que vous avez. (La préférence, une couleur tirée au sort à chaque donne, paie plus : c’est le sens de « ±1 » et des « colonnes ». Nous y reviendrons.) Quelle couleur nommez-vous ?
vira-lessons-six-trump-right = Votre couleur la plus longue, avec as, roi et valet. Même vos petits piques gagneront quand les autres n’auront plus d’atout.
vira-lessons-six-trump-other = Les autres auraient bien plus d’atouts que vous. Choisissez la couleur où vous avez le plus de cartes.

vira-lessons-six-exchange =
    Écartez maintenant autant de cartes que vous voulez ; vous en recevrez ensuite autant du talon, les treize cartes non distribuées. Les atouts (marqués d’une étoile) font des plis, les as et les rois aussi ; les petites cartes des autres couleurs, presque jamais. Qu’écartez-vous ?
vira-lessons-six-exchange-right = { $ST } est venu, votre sixième atout. Puis { $seat1 }, l’un des deux défenseurs, a échangé à son tour et pris le reste du talon.
vira-lessons-six-exchange-other = Gardez tous les atouts, les as et les rois, et écartez tout le reste, même une petite carte qui protégerait le roi : une nouvelle carte vaut souvent mieux, et c’est peut-être un atout.

vira-lessons-six-draw =
    Le premier joueur, assis après le donneur, entame : c’est vous. Vous avez six atouts, les autres sept. Il faut fournir la couleur entamée ; qui n’en a pas a le droit de couper, même un as. Avec quelle carte faire tomber les atouts des autres ?
vira-lessons-six-draw-right = Les deux défenseurs ont dû fournir : deux de leurs atouts sont tombés. Cela s’appelle faire tomber les atouts.
vira-lessons-six-draw-king = Tout aussi bon : l’as et le roi sont à vous. Ici, on continue avec { $SA }.
vira-lessons-six-draw-low = Un pique plus fort pourrait prendre le vôtre. Pour faire tomber les atouts, jouez ceux que personne ne bat.
vira-lessons-six-draw-side = Pas encore. Si quelqu’un n’a pas cette couleur, un petit atout prend votre bonne carte. D’abord les atouts.

vira-lessons-six-again =
    Les autres ont encore cinq atouts, dont { $SQ }. Vous avez le roi, le valet, le dix, le sept et le quatre. Lequel gagne à coup sûr ?
vira-lessons-six-again-right = Deux autres atouts sont tombés. La dame est toujours là, mais elle ne se cachera pas longtemps.
vira-lessons-six-again-side = D’abord les atouts : il en reste cinq dehors, et vos bonnes cartes ne sont pas à l’abri d’une coupe.
vira-lessons-six-again-other = La dame le bat. Jouez l’atout que personne ne bat.

vira-lessons-six-queen =
    Il reste trois atouts dehors ; le plus fort, { $SQ }, fera un pli de toute façon. Autant que ce soit maintenant, tant que vous pouvez prendre ce qui viendra ensuite. Comment la faire sortir ?
vira-lessons-six-queen-right = { $seat1 } a pris le valet avec la dame, fait un pli avec { $HA } et joué un carreau, que vous avez pris avec l’as. Vous avez cédé un pli à l’atout, et deux autres atouts adverses sont tombés.
vira-lessons-six-queen-ten = Valet et dix se valent ici ; on continue avec { $SJ }. { $seat1 } l’a pris avec la dame, a fait un pli avec { $HA }, puis a joué carreau : votre as a pris.
vira-lessons-six-queen-side = Avec trois atouts dehors, vos bonnes cartes restent en danger. Rejouez atout.
vira-lessons-six-queen-other = Cette carte peut aussi perdre contre le neuf. Le valet, seule la dame le bat.

vira-lessons-six-last =
    Les autres ont fait deux plis, avec la dame d’atout et { $HA } ; vous en avez fait trois, et c’est à vous d’entamer. Il reste un atout dehors : { $S9 }. Vos cœurs sont bons, depuis que l’as est tombé. Par quoi commencez-vous ?
vira-lessons-six-last-right = Le neuf est tombé. Désormais, personne d’autre que vous ne peut couper.
vira-lessons-six-last-low = Le neuf bat cet atout. Prenez le neuf avec votre atout le plus fort.
vira-lessons-six-last-other = Le neuf pourrait couper. Jouez encore un atout, et il n’y en aura plus dehors.

vira-lessons-six-sure =
    Vous avez quatre plis, il en manque deux. Personne d’autre n’a d’atout. Lesquelles de vos cartes gagnent à coup sûr ?
vira-lessons-six-sure-right = Personne ne pouvait le battre, si petit qu’il soit, et le quatre a fait ensuite votre sixième pli.
vira-lessons-six-sure-four = Tout aussi bon : n’importe quel atout gagne. Ici, on continue avec { $S7 }, puis le quatre.
vira-lessons-six-sure-king = Cela gagne aussi : { $HA } est tombé, et vous avez le roi et la dame. Ici, on continue avec les atouts.
vira-lessons-six-sure-other = Quelqu’un a peut-être plus fort dans cette couleur. Jouez une carte que personne ne peut battre.

vira-lessons-six-end =
    Six plis : gagné. Chacun avait mis 8 au pot, la *mise de départ* ; la vôtre vous revient : vous êtes à 0, les autres à −8. Le résultat étant sûr, la leçon s’arrête ici ; à la table, on joue souvent jusqu’au bout. Un pli manqué, *perte simple*, coûte 8 ; deux ou plus, *double perte*, 16. Ensuite : ce que les autres peuvent annoncer.

vira-lessons-auction-title = Les enchères
vira-lessons-auction-goal = Montez aussi haut que votre main le permet, et pas plus.

vira-lessons-auction-open =
    Les quarante annonces forment une seule liste ; chacune est plus forte que toutes celles d’avant. Six est la première. Sept, Huit et Neuf y sont aussi : c’est le nombre de plis à faire, à l’atout de votre choix, après échange. Premier à parler, vous devez ouvrir, mais pourrez reparler. Avec cinq bons trèfles, quelle est votre ouverture ?
vira-lessons-auction-open-right = On reste bas tant que personne ne vous fait monter. { $seat1 } surenchérit aussitôt : Tourné 6. { $seat2 } a passé, et qui passe est hors des enchères.
vira-lessons-auction-open-seven = Votre main le permet, mais rien ne presse : vous pourrez reparler. Ici, on continue avec Six, et { $seat1 } annonce Tourné 6. { $seat2 } passe et sort des enchères.
vira-lessons-auction-open-other = Si tout le monde passe, vous devrez tenir ce que vous avez promis. Ouvrez par la plus faible annonce qui convienne : dès que quelqu’un monte, vous reparlez.

vira-lessons-auction-turne =
    Tourné 6 demande aussi six plis, mais l’atout est la couleur de la carte du dessus du talon, qu’on retourne. Dans la liste, il vient juste après Six. Vous pouvez passer, monter, par exemple à Sept, ou *tenir* : le premier à parler peut reprendre exactement la même annonce. Imaginez chaque couleur comme atout : que dites-vous ?
vira-lessons-auction-turne-right = Quelle que soit la carte retournée, vous avez au moins trois atouts, dont l’as ou le roi, et l’échange en plus. Vous avez tenu Tourné 6 sans promettre un pli de plus. Mais { $seat1 } monte à Vingel 6.
vira-lessons-auction-turne-seven = Bon aussi, mais on promet un pli de plus. Quelle que soit la carte retournée, vous aurez au moins trois atouts. Ici, on tient, et { $seat1 } annonce Vingel 6.
vira-lessons-auction-turne-pass = Qui passe ne revient plus. Avec deux as et trois rois, vous laisseriez à { $seat1 } un contrat que vous pouvez gagner vous-même.
vira-lessons-auction-turne-other = Plus haut qu’il ne faut. Vous pouvez reprendre l’annonce telle quelle, et elle convient à votre main.

vira-lessons-auction-vingel =
    Vingel 6 : on retourne deux cartes, et le déclarant choisit pour atout la couleur de l’une des deux. Là aussi, il faut six plis, mais dans la liste, Vingel 6 vient après Sept. Perdre y coûte plus que d’habitude, au moins 16. Voulez-vous toujours ce contrat ?
vira-lessons-auction-vingel-right = Quelles que soient les deux cartes retournées, vous auriez au moins quatre atouts en les comptant. Mais { $seat1 } surenchérit encore : Solo 6.
vira-lessons-auction-vingel-pass = Trop tôt. Dans trois couleurs, vous avez trois cartes ou plus, et deux cartes retournées vous donnent deux chances de tomber sur l’une de ces couleurs. Tenez l’annonce.
vira-lessons-auction-vingel-other = Cela demande plus de six plis, ou une tout autre main. Il suffit de reprendre à votre compte l’annonce en cours.

vira-lessons-auction-solo =
    Solo 6 est bien plus fort : six plis sans aucun échange, avec les treize cartes reçues ; le déclarant nomme l’atout. Vous pourriez tenir, ou monter (« couleur » sera vu dans une autre leçon). Comptez les plis que votre main fait telle quelle. Que dites-vous ?
vira-lessons-auction-solo-right = Trois plis sont sûrs, { $CA }, { $CK } et { $HA } ; avec un autre roi et un petit trèfle, vous pouvez aller jusqu’à cinq. Vos annonces précédentes comptaient sur l’échange ; or, dans un solo, seuls les défenseurs échangent. À { $seat1 } de faire six plis contre vous et { $seat2 }.
vira-lessons-auction-solo-hold = Trois plis sont sûrs : { $CA }, { $CK } et { $HA }. L’un des deux autres rois gagnera peut-être, et un petit trèfle à la fin aussi : cela fait cinq. Et contre vous, deux joueurs peuvent échanger.
vira-lessons-auction-solo-other = C’est promettre encore plus. Vous avez vu jusqu’où va cette main ; toute annonce plus haute serait de trop. Laissez faire { $seat1 }.

vira-lessons-auction-end =
    Les autres ont passé : { $seat1 } est déclarant. Six à Neuf, tourné, vingel, tringel (trois cartes retournées), solo : on fait des plis, avec un atout. Gask, coucou et Vira prennent tout le talon. En misère (achetée, coucou, solo), aucun pli. Le premier joueur peut tenir toute annonce, le second celles du donneur, le donneur aucune.

vira-lessons-exchange-title = L’échange
vira-lessons-exchange-goal = Tirez le meilleur parti de votre échange, et observez celui des autres.

vira-lessons-exchange-trump =
    Vous êtes donneur et jouez Sept. D’abord l’atout. Vous avez deux couleurs de cinq cartes : { $SA } avec quatre petits piques, et les cœurs avec { $HK }, { $HQ }, { $HJ } et { $HT }. Un as fait son pli, en général, quel que soit l’atout. Quelle couleur gagne le plus à devenir atout ?
vira-lessons-exchange-trump-right = Ces quatre cœurs perdent une fois, contre { $HA }, puis gagnent pli sur pli. { $SA } fait aussi son pli, sans être atout.
vira-lessons-exchange-trump-spades = L’as gagnerait de toute façon, mais pas vos quatre petits atouts : les autres ont huit piques. À cœur, vous avez quatre atouts que seul l’as peut battre.
vira-lessons-exchange-trump-other = Bien trop court : les autres auraient presque tous les atouts. Choisissez entre vos deux couleurs de cinq cartes.

vira-lessons-exchange-exchange =
    Vous écartez d’abord et ne voyez qu’ensuite les nouvelles cartes ; ce qui part ne revient pas. Ce que vous laissez au talon, les défenseurs peuvent le prendre. (« Colonne autre » : cette fois, votre atout n’est pas la préférence.) Quelles cartes feront des plis, et lesquelles n’en feront qu’avec de la chance ?
vira-lessons-exchange-exchange-right = Six cartes écartées, six nouvelles. La meilleure est { $DQ }, qui rejoint votre as ; il reste sept cartes pour les défenseurs.
vira-lessons-exchange-exchange-spades = Vous gardez quatre petits piques. Une fois l’as joué, ils ne feront pas de pli : les autres ont les gros. À la place de chaque petit, vous pourriez tirer un as, un roi ou un atout.
vira-lessons-exchange-exchange-none = Vous joueriez avec quatre petits piques et deux autres cartes perdantes. Échanger ne coûte rien : profitez-en.
vira-lessons-exchange-exchange-other = Gardez les cinq atouts et les deux as, rien d’autre. Une carte tirée n’est jamais pire qu’une petite carte, et celles que vous prenez, les défenseurs ne les auront pas.

vira-lessons-exchange-decide =
    Vous pouvez jouer ; ou *abandonner*, et payer comme s’il vous manquait un pli ; ou échanger encore, ici sans frais, mais gagner ne rapporte alors rien du pot, et perdre coûte 24 ou 40 au lieu de 8 ou 16. Quatre de vos cinq atouts et les deux as devraient gagner, et { $DQ } a aussi sa chance. Que faites-vous ?
vira-lessons-exchange-decide-right = Même s’il vous manque un pli, vous ne paierez pas plus que pour un abandon. Les défenseurs ont alors échangé. { $seat1 } a entamé { $SJ }, que votre as a pris.
vira-lessons-exchange-decide-again = Vous avez ce qu’il faut. Si vous gagnez après un second échange, le pot ne paie rien ; s’il vous manque un pli, vous payez 24 au lieu de 8. Avec certains atouts, vous payez aussi des frais aux défenseurs ; pas avec le vôtre.
vira-lessons-exchange-decide-surrender = Vous paieriez 8 au pot à coup sûr. Si vous jouez et qu’il manque un pli, cela ne coûte pas plus ; et souvent vous gagnerez.

vira-lessons-exchange-lead =
    Les défenseurs échangent l’un après l’autre : d’abord { $seat1 }, puis { $seat2 }, qui n’a pu prendre que ce qui restait. { $seat1 } n’a changé que quatre cartes : les neuf autres sont donc bonnes (as, rois, atouts), dont sans doute { $HA }. À vous d’entamer. Comment rendre vos atouts maîtres ?
vira-lessons-exchange-lead-right = { $seat1 } a dû donner { $HA }. Dame, valet et dix sont maintenant les atouts les plus forts, et ils sont à vous.
vira-lessons-exchange-lead-honour = Tout aussi bon : roi, dame, valet et dix se suivent. Ici, on continue avec { $HK }.
vira-lessons-exchange-lead-seven = Un neuf ou un huit suffirait à le battre. Entamez un atout que seul l’as peut prendre.
vira-lessons-exchange-lead-other = Les défenseurs ont encore huit atouts : vos autres bonnes cartes ne sont pas à l’abri. Faites d’abord sortir { $HA }.

vira-lessons-exchange-end =
    Gardez atouts, as et rois, changez le reste ; regardez la nouvelle main, puis jouez, abandonnez ou, rarement, échangez encore. Et observez les autres : moins un joueur change de cartes, meilleure était sa main. Ensuite : pourquoi certains atouts valent plus.

vira-lessons-preference-title = Couleur et préférence
vira-lessons-preference-goal = Surenchérissez sur { $diamonds } avec { $hearts }, sans monter trop haut.

vira-lessons-preference-colour =
    À chaque donne, on tire une *préférence*, ici { $hearts }. L’autre couleur rouge, { $diamonds }, est la *seconde préférence*. { $seat2 } annonce Six. Sur une annonce *simple*, sans ajout, vous pouvez dire « couleur » : l’annonce devient vôtre, et vous promettez l’une de ces deux couleurs comme atout. Que dites-vous ?
vira-lessons-preference-colour-right = Six « en couleur » est plus fort que Six simple, et vous vouliez cœur. { $seat1 } a passé, mais { $seat2 } a tenu votre annonce, et a donc aussi une longue couleur rouge.
vira-lessons-preference-colour-seven = C’est un pli de trop. Vous voulez cœur de toute façon : le promettre ne vous coûte rien.
vira-lessons-preference-colour-pass = As, roi et dame de cœur, un as et un roi à côté : cette main doit jouer. Cherchez le moyen le moins cher de reprendre l’annonce à votre compte.
vira-lessons-preference-colour-other = Il y a moins cher pour reprendre ce Six à votre compte. Vous voulez cœur de toute façon : promettez-le.

vira-lessons-preference-preference =
    { $seat2 } tient Six en couleur. Vous avez les gros cœurs : { $seat2 } a donc sans doute des carreaux. Deuxième à parler, vous ne pouvez tenir que les annonces du donneur. Mais sur une annonce en couleur, vous pouvez dire « préférence » : c’est la même annonce, avec la préférence pour atout. Que dites-vous ?
vira-lessons-preference-preference-right = { $seat2 }, qui est premier joueur, aurait pu tenir cette annonce, mais monte à Sept.
vira-lessons-preference-preference-seven = Jouable, mais rien n’oblige encore à promettre un pli de plus. Ici, on continue avec « préférence », et { $seat2 } annonce Sept.
vira-lessons-preference-preference-pass = Ne cédez pas une telle couleur pour si peu. Vous pouvez faire une promesse que { $seat2 } ne peut pas faire.
vira-lessons-preference-preference-other = Inutile de monter si haut. La préférence est votre couleur : promettez-la.

vira-lessons-preference-again =
    Une annonce plus forte bat tous les Six, même ceux en préférence. Ce Sept est une annonce simple : vous pouvez y répondre comme au Six. Cinq bons cœurs, un as et un roi, plus l’échange : cela vaut-il sept plis ?
vira-lessons-preference-again-right = Encore le moyen le moins cher, et cette fois { $seat2 } passe. Vous êtes déclarant, avec Sept en couleur.
vira-lessons-preference-again-pass = Cinq cœurs avec as, roi et dame, un as et un roi à côté, et l’échange encore à venir : vous pouvez tenter sept plis.
vira-lessons-preference-again-eight = Un pli de plus, pour rien. Ce Sept est une annonce simple : une promesse suffit pour le reprendre à votre compte.
vira-lessons-preference-again-other = C’est trop haut. Il suffit de promettre la couleur d’atout pour reprendre l’annonce de Sept à votre compte, sans monter.

vira-lessons-preference-trump =
    Vous avez promis { $hearts } ou { $diamonds } ; aucun autre atout n’est permis. L’atout décide aussi des *points de joueur*, que chaque défenseur vous paie si vous gagnez, et que vous payez à chacun si vous perdez. À Sept, c’est 1 avec la préférence, 0 sinon. Quel atout nommez-vous ?
vira-lessons-preference-trump-right = Votre meilleure couleur, et elle rapporte : 1 par défenseur, en plus des 8 du pot. Si vous perdez, c’est vous qui payez 1 à chacun d’eux.
vira-lessons-preference-trump-diamonds = Deux petits carreaux, et c’est la couleur annoncée par { $seat2 } ; à Sept, la seconde préférence ne paie rien.

vira-lessons-preference-end =
    Six à Neuf, gask, solo, Vira et Solo Vira ont trois degrés : simple, en couleur, en préférence ; les autres annonces sont toujours simples. Les points de joueur ont trois *colonnes*, préférence, seconde et autre : 1, 0, 0 pour Sept ; 64, 32, 16 pour Solo 12, très haut dans la liste. Ensuite : deux contre un.

vira-lessons-defending-title = Deux contre un
vira-lessons-defending-goal = Faites chuter un Sept : moins de sept plis pour le déclarant.

vira-lessons-defending-exchange =
    { $seat1 } joue Sept, atout { $hearts } ; vous défendez avec { $seat2 }, qui a échangé quatre cartes avant vous. Il en reste trois au talon pour vous. En défense aussi, on garde atouts, as et rois. Qu’écartez-vous ?
vira-lessons-defending-exchange-right = Un atout est venu, votre quatrième. Et { $seat2 } entame { $S4 }.
vira-lessons-defending-exchange-similar = Tout aussi bon : seules de petites cartes partent. Ici, on écarte deux piques et le petit carreau, et { $seat2 } entame { $S4 }.
vira-lessons-defending-exchange-none = Vous avez de petites cartes qui ne gagneront guère. Pour les défenseurs aussi, l’échange est gratuit.
vira-lessons-defending-exchange-other = Gardez atouts, as et rois, et la dame de la couleur où vous avez aussi l’as. Les petites cartes des autres couleurs peuvent partir, trois au plus.

vira-lessons-defending-ace =
    Une petite carte à l’entame dit : voici une couleur longue, avec de grosses cartes. { $seat1 } joue après vous, en dernier. Quel pique donnez-vous ?
vira-lessons-defending-ace-right = C’est à vous d’entamer. Si vous aviez donné un petit pique, { $seat1 } aurait pu faire le pli avec un pique moyen.
vira-lessons-defending-ace-other = { $seat1 } joue après vous et pourrait prendre avec un pique moyen. L’as fait le pli, et vous entamez ensuite.

vira-lessons-defending-back =
    Quand vous entamez, { $seat1 } joue ensuite. Votre partenaire { $seat2 } joue en dernier, après avoir vu les deux autres cartes : c’est là que ses grosses cartes rapportent le plus. Quelle couleur votre partenaire attend-il ?
vira-lessons-defending-back-right = La couleur de votre partenaire, qui joue après le déclarant : { $seat1 } a mis le huit, { $seat2 } l’a pris avec le neuf et joue maintenant { $SK }.
vira-lessons-defending-back-trump = Faire tomber les atouts, c’est l’affaire du déclarant ; vous le feriez pour lui. Votre partenaire vous a montré une couleur.
vira-lessons-defending-back-club = As et dame rapportent plus quand un autre entame la couleur : vous pouvez alors jouer après le roi. Votre partenaire vous a montré une meilleure couleur.
vira-lessons-defending-back-other = Cela peut être bon une autre fois. Mais votre partenaire a montré où sont ses grosses cartes : rejouez sa couleur.

vira-lessons-defending-throw =
    Vous n’avez plus de pique. L’as est tombé : seul un atout bat { $SK }. Rien ne vous oblige à couper ; vous pouvez vous défausser de ce que vous voulez. De quelle carte pouvez-vous vous passer ?
vira-lessons-defending-throw-right = { $SQ } est tombée sous le roi. Votre partenaire a encore fait un pli avec { $SJ } ; puis { $seat1 } a coupé un pique et joué trois gros atouts.
vira-lessons-defending-throw-small = Tout aussi bon. Ici, on a défaussé { $D9 }. { $SQ } est tombée sous le roi. Votre partenaire a encore fait un pli avec { $SJ } ; puis { $seat1 } a coupé un pique et joué trois gros atouts.
vira-lessons-defending-throw-ruff = Votre partenaire tient déjà le pli, et vous y mettez un atout. Gardez-le pour un pli du déclarant.
vira-lessons-defending-throw-other = Cette carte peut encore faire un pli. Défaussez-vous d’une carte qui ne prendra jamais rien.

vira-lessons-defending-trumps =
    { $seat1 } a trois plis et va faire le quatrième avec { $HA } ; votre partenaire et vous en avez quatre. { $HT } est encore dehors. Lequel de vos deux atouts gardez-vous ?
vira-lessons-defending-trumps-right = Votre valet est devenu le plus fort atout, devant le dix. Puis { $seat1 } a entamé { $CK }, et { $seat2 } l’a coupé.
vira-lessons-defending-trumps-other = { $HT } devient alors l’atout le plus fort. Ce pli est perdu de toute façon : donnez votre plus petit atout.

vira-lessons-defending-keep =
    { $seat2 } a coupé { $CK }, et vous jouez en dernier. { $seat1 } a quatre plis. Quel trèfle donnez-vous ?
vira-lessons-defending-keep-right = L’as et la dame serviront plus tard. { $seat2 } a rejoué pique, vous avez défaussé { $DK }, { $seat1 } a coupé avec { $HT } et joue { $DA }.
vira-lessons-defending-keep-other = Le pli est déjà à vous deux. Une grosse carte par-dessus, c’est un pli perdu plus tard.

vira-lessons-defending-trump =
    { $seat1 } a cinq plis et entame { $DA }. Il vous reste trois cartes. Vous n’avez pas de carreau, et { $HJ } est le dernier atout. Que jouez-vous ?
vira-lessons-defending-trump-right = L’as de carreau est coupé, puis votre dame et votre as de trèfle gagnent : { $CK } n’est plus là.
vira-lessons-defending-trump-other = Alors { $DA } ferait le sixième pli du déclarant. Vous ne pouvez pas fournir : coupez.

vira-lessons-defending-end =
    Cinq plis au lieu de sept, double perte : { $seat1 } paie 16 au pot, désormais à 40, et 1 à chacun de vous deux, car l’atout était la préférence. Rejouez la couleur du partenaire, laissez le déclarant jouer atout, ne coupez jamais un pli de votre camp. Ensuite : les paiements.

vira-lessons-payment-title = Gains, pertes et pot
vira-lessons-payment-goal = Perdez peu avec une mauvaise main ; gagnez avec une bonne.

vira-lessons-payment-decide =
    Vous jouez Six, et l’échange n’a rien donné : quatre cœurs et { $CA }. Pour un pli manqué, vous payez 8 au pot ; pour deux ou plus, 16. Dans les deux cas, chaque défenseur reçoit 1, car l’atout est la préférence. Échanger encore, c’est payer aussitôt à chacun 1 de plus, les *frais*. Abandonner compte comme un pli manqué. Que faites-vous ?
vira-lessons-payment-decide-right = Vous avez payé 8 au pot et 1 à chacun. Voici la donne suivante : d’autres cartes, une autre chance.
vira-lessons-payment-decide-stand = Quatre atouts et un as ne feront guère cinq plis. Vous paieriez sans doute 16 au lieu de 8.
vira-lessons-payment-decide-again = Un pli manqué coûterait alors 24, et deux ou plus, 40 ; gagner ne rapporterait rien du pot. À réserver aux mains perdues que l’échange sauve au moins deux fois sur trois ; ce n’est pas le cas ici.

vira-lessons-payment-bid =
    Vous êtes à −18 : 8 mis au départ, 8 perdus, 2 payés aux autres. Le pot est à 32, la préférence est { $spades }. { $seat1 } annonce Six, { $seat2 } passe. Un Six, un Sept ou un Huit réussi vous rapporte 8 du pot et, si l’atout est pique, 1 de chaque défenseur. Qu’annoncez-vous ?
vira-lessons-payment-bid-right = { $seat1 } a passé, et vous avez nommé { $spades } comme atout. Après l’échange, sept plis ont été joués, dont trois pour vous.
vira-lessons-payment-bid-seven = Un Sept paie autant qu’un Six, et demande un pli de plus. Si plein que soit le pot, il ne paie que le prix de l’annonce.
vira-lessons-payment-bid-pass = Annoncez quand vous pensez gagner nettement plus souvent que perdre. Cinq piques, dont des gros, plus { $HA }, { $DK } et l’échange : c’est le cas.
vira-lessons-payment-bid-other = Si plein que soit le pot, il ne paie que le prix de l’annonce, le plus souvent 8. Cherchez la façon la moins chère de devenir déclarant.

vira-lessons-payment-count =
    Vous entamez, et il vous faut encore trois plis. Deux atouts restent dehors, { $S7 } et { $S6 } ; vous avez { $SQ }, { $S9 }, et aussi { $HA }. Comment faire les trois à coup sûr ?
vira-lessons-payment-count-right = Le neuf et la dame ont fait tomber les deux atouts, quel que soit le défenseur qui les avait. Cela fait cinq plis, et personne ne peut plus couper votre as.
vira-lessons-payment-count-queen = Tout aussi bon : vos deux atouts battent les leurs. Ici, le neuf d’abord, puis la dame, et il n’y a plus d’atout.
vira-lessons-payment-count-ace = Il gagnera sans doute. Mais si quelqu’un n’a pas de cœur, un petit atout le prend. Deux tours d’atout, et il ne risque plus rien.
vira-lessons-payment-count-other = { $HK } et { $HQ } sont encore dehors. Vous avez trois plis sûrs : faites-les, dans le bon ordre.

vira-lessons-payment-sure =
    Cinq plis, il en manque un, et vous avez quatre cœurs : as, valet, neuf et quatre. Plus personne n’a d’atout. { $HK } et { $HQ } sont dehors ; en gardant l’as, vous prendrez peut-être l’un des deux et ferez plus de plis. Allez-vous attendre ?
vira-lessons-payment-sure-right = Six plis. Un septième n’aurait rien rapporté, et attendre pouvait vous coûter le sixième.
vira-lessons-payment-sure-other = Cela fera peut-être un septième pli, qui ne rapporte rien. Sans le sixième, vous perdez la donne. Prenez ce qui est sûr.

vira-lessons-payment-end =
    C’est gagné, on s’arrête. Vous recevez 8 du pot et 1 de chaque défenseur : de −18, vous revoici à −8. Le pot garde 24. S’il est vide ou trop maigre, tout le monde paie 8 ; à la fin de la partie, il se partage à parts égales. Annoncez donc ce que vous gagnez plus souvent que vous ne le perdez. Ensuite : le tourné.

vira-lessons-turne-title = Tourné et vingel
vira-lessons-turne-goal = Laissez une carte retournée choisir l’atout, et faites six plis.

vira-lessons-turne-bid =
    { $seat1 } a ouvert de Six, { $seat2 } a passé. Au « tourné », vous ne choisissez pas l’atout : on retourne la carte du dessus du talon, et sa couleur est l’atout. Cette carte vous revient à l’échange. Vous avez de bonnes cartes dans trois couleurs. Qu’annoncez-vous ?
vira-lessons-turne-bid-right = Sauf si un trèfle est retourné, vous aurez cinq atouts, dont des gros.
vira-lessons-turne-bid-vingel = Bon aussi : au « vingel », on retourne deux cartes, et vous choisissez la couleur de l’une d’elles. Mais perdu, il coûte 16 au lieu de 8, et vous pourrez encore l’annoncer plus tard : ici, on continue avec Tourné 6.
vira-lessons-turne-bid-colour = Tout aussi bon : vous joueriez Six à { $spades }. Ici, on continue avec Tourné 6.
vira-lessons-turne-bid-pass = Celui qui passe sort des enchères. Avec de grosses cartes dans trois couleurs, vous pouvez annoncer.
vira-lessons-turne-bid-other = C’est promettre plus qu’il ne faut. Commencez par l’annonce la plus basse qui convient : vous pourrez monter ensuite.

vira-lessons-turne-higher =
    { $seat1 } dit Sept. Tourné 7 et Tourné 8 passent au-dessus, mais demandent sept et huit plis. Vingel 6 passe aussi au-dessus, pour six plis : on retourne deux cartes, vous choisissez une des deux couleurs et vous échangez au moins deux cartes. Perdu, il coûte 16 au lieu de 8. Que dites-vous ?
vira-lessons-turne-higher-right = Sur deux cartes retournées, une au moins sera presque à coup sûr d’une de vos trois couleurs. Un « tringel » retourne trois cartes, mais demande neuf plis.
vira-lessons-turne-higher-pass = Tout aussi bon : sept plis, c’est peut-être trop pour { $seat1 }. Ici, on continue avec Vingel 6.
vira-lessons-turne-higher-turne = L’atout dépendrait d’une seule carte, peut-être d’un trèfle, et il vous faudrait davantage de plis. Votre main n’est pas assez forte.
vira-lessons-turne-higher-other = C’est trop. Cherchez, au-dessus de Sept, l’annonce la plus basse qui profite de vos trois couleurs.

vira-lessons-turne-trump =
    { $S5 } et { $H3 } sont retournés. Les deux seront à vous : vous aurez cinq atouts dans tous les cas. La préférence est { $spades }. Quel atout nommez-vous ?
vira-lessons-turne-trump-right = L’as et le roi en tête, et la préférence rapporte 1 par défenseur si vous gagnez.
vira-lessons-turne-trump-hearts = À { $hearts }, il vous manque le roi, et avec cet atout les défenseurs ne vous paieraient rien.

vira-lessons-turne-exchange =
    On écarte d’abord, puis on tire autant de cartes : les deux retournées, puis d’autres que personne n’a vues. Que gardez-vous en plus de vos atouts ? Échangez le reste.
vira-lessons-turne-exchange-right = Vous avez tiré les deux cartes retournées et cinq autres, dont { $CA } et { $ST }. Puis { $seat1 } a joué { $DA } et { $DJ }, et le roi que vous aviez gardé a pris le valet.
vira-lessons-turne-exchange-queens = Tout aussi bon : une dame à côté d’un as ou d’un roi peut faire un pli. Ici, on ne garde que les atouts, les as et le roi. Puis { $seat1 } a joué { $DA } et { $DJ }, et votre roi a pris le valet.
vira-lessons-turne-exchange-king = Avec de tels atouts, c’est possible. Ici, on a gardé aussi le roi, comme d’habitude. Puis { $seat1 } a joué { $DA } et { $DJ }, et votre roi a pris le valet.
vira-lessons-turne-exchange-other = Les atouts, les as et les rois restent. Ce qui est petit s’en va : toute nouvelle carte peut être meilleure.

vira-lessons-turne-draw =
    { $DK } a fait un pli. Vous avez six atouts ; vous n’avez pas vu les sept autres, et ils ne sont peut-être pas tous en jeu. Tant qu’il en reste aux défenseurs, ils peuvent couper vos as. Qu’entamez-vous ?
vira-lessons-turne-draw-right = Deux de leurs atouts sont tombés, et { $SA } en a fait tomber deux autres.
vira-lessons-turne-draw-ace = Tout aussi bon : vous avez l’as et le roi. Ici, on continue avec { $SK }, puis { $SA }.
vira-lessons-turne-draw-small = Cela fait aussi tomber des atouts : si vous devez perdre un pli d’atout, peu importe que ce soit maintenant ou plus tard. Ici, on continue avec { $SK }, puis { $SA }.
vira-lessons-turne-draw-side = Cela peut être bon aussi. Ici, on continue avec { $SK }, puis { $SA } : d’abord les atouts.
vira-lessons-turne-draw-other = Vous perdriez la main alors qu’il reste des atouts dehors. Faites-les d’abord tomber.

vira-lessons-turne-cash =
    Vous avez trois plis, il vous en faut six. { $SQ } n’est pas encore tombée : elle bat tous vos atouts, mais ne peut faire qu’un pli. Quels plis sont sûrs maintenant ?
vira-lessons-turne-cash-right = Les deux as ont gagné, puis { $seat1 } a fait un pli avec { $SQ }. À la fin, l’un de vos petits atouts a fait votre sixième pli.
vira-lessons-turne-cash-heart = Tout aussi bon. Ici, on continue avec { $CA }.
vira-lessons-turne-cash-trump = C’est possible aussi : si un défenseur a { $SQ }, elle fera un pli maintenant ou plus tard. Ici, on continue avec { $CA }.
vira-lessons-turne-cash-other = Ce pli est pour les défenseurs. Vos as sont sûrs maintenant ; plus tard, un joueur qui n’a plus leur couleur pourrait les couper.

vira-lessons-turne-end =
    Six plis, juste assez. Le tourné convient à une main qui a du jeu dans trois couleurs, le vingel à deux ou trois bonnes couleurs, le tringel à une très forte main. N’annoncez Tourné 7 ou 8 que si n’importe quelle couleur vous convient. Si vous échangez encore, on retourne de nouvelles cartes, et elles décident de l’atout.

vira-lessons-solo-title = Solo et renforcement
vira-lessons-solo-goal = Jouez la main reçue, et réussissez votre contrat.

vira-lessons-solo-bid =
    { $seat2 } a ouvert de Six. Dans un « solo », on n’échange rien : vous jouez la main reçue, et les défenseurs se partagent tout le talon. Il faut beaucoup d’atouts, dont les plus hauts, et des plis à côté. Comptez vos plis. Qu’annoncez-vous ?
vira-lessons-solo-bid-right = Les trois plus hauts atouts et deux as sont des plis sûrs, et la longueur à pique en donnera d’autres : six plis sont là, même sans échange.
vira-lessons-solo-bid-buy = Une bonne annonce aussi. Ici, on continue avec Solo 6 : votre main n’a guère besoin d’échange.
vira-lessons-solo-bid-seven = Vous pouvez le gagner. Mais commencez par Solo 6 : si les deux autres passent, vous pourrez encore monter. Ici, on continue avec Solo 6.
vira-lessons-solo-bid-pass = Votre main est presque un contrat à elle seule. C’est le moment d’annoncer.
vira-lessons-solo-bid-high = C’est demander à cette main tout ce qu’elle peut faire, voire plus. Commencez par le solo le plus bas : si les deux autres passent, vous pourrez encore monter.
vira-lessons-solo-bid-other = Fausse route : une telle annonce oblige à changer des cartes ou à perdre tous les plis. Vous voulez faire des plis avec les cartes que vous avez : annoncez ce qu’elles valent.

vira-lessons-solo-sharpen =
    Les deux autres ont passé. Avant de toucher une carte, le déclarant d’un solo peut annoncer un nombre plus grand : c’est « renforcer ». Le pot paie toujours 8, mais à { $spades }, la préférence, chaque défenseur paie 1 pour Solo 6, 2 pour Solo 7, 4 pour Solo 8. Combien de plis sont sûrs ?
vira-lessons-solo-sharpen-right = Six atouts et deux as : vous devriez faire sept plis, même si un atout perd. On peut aussi renforcer le gask et la misère achetée.
vira-lessons-solo-sharpen-none = Tout aussi bon, et plus sûr. Ici, on renforce en Solo 7.
vira-lessons-solo-sharpen-eight = Il faudrait que les six atouts et les deux as fassent chacun un pli. Les défenseurs échangent, et l’un d’eux peut avoir quatre atouts.
vira-lessons-solo-sharpen-other = Vous pouvez compter huit plis au plus. Ce qu’on annonce, il faut le faire, ou payer.

vira-lessons-solo-trump =
    Nommez l’atout. Vous pourriez abandonner, mais dans un contrat sans échange, c’est une double perte, et elle coûte 16. Quelle couleur ?
vira-lessons-solo-trump-right = De loin votre plus longue couleur, avec l’as, le roi et la dame, et c’est la préférence.
vira-lessons-solo-trump-surrender = Abandonner avec une telle main ? Perdre de deux plis ne coûterait pas plus.
vira-lessons-solo-trump-other = Dans cette couleur, les défenseurs auraient bien plus d’atouts que vous.

vira-lessons-solo-first =
    { $seat2 } a échangé cinq cartes, { $seat1 } quatre : ils gardent ce qui est fort et se défont de leurs couleurs courtes. { $seat2 } entame { $HJ }. Quel cœur jouez-vous ?
vira-lessons-solo-first-right = Autant prendre tout de suite : plus tard, un défenseur qui n’a plus de cœur pourrait couper votre as.
vira-lessons-solo-first-low = Cela peut être bon aussi. Ici, on prend avec { $HA }.

vira-lessons-solo-draw =
    À vous d’entamer. Les sept atouts que vous n’avez pas sont chez les défenseurs ou sont restés au talon. Les défenseurs ont tiré de nouvelles cartes et peuvent être courts partout. Par quoi commencez-vous ?
vira-lessons-solo-draw-right = Les deux ont fourni, et sur { $SK } aussi ; mais sur { $SA }, l’un des deux n’a pas pu : un seul défenseur peut encore avoir de l’atout.
vira-lessons-solo-draw-top = Tout aussi bon : les trois plus hauts atouts se valent. Ici, on continue avec { $SQ }, { $SK } et { $SA }.
vira-lessons-solo-draw-later = Maintenant ou plus tard, cela revient au même. Ici, on fait d’abord tomber les atouts, avec { $SQ }, { $SK } et { $SA }.
vira-lessons-solo-draw-low = Un atout plus haut le prend, et vos gros atouts auraient justement fait tomber celui-là.
vira-lessons-solo-draw-other = Perdez cette carte plus tard. Tant que les défenseurs ont des atouts, votre as de carreau est en danger.

vira-lessons-solo-last =
    Vous avez quatre plis. { $ST } est maintenant l’atout le plus fort, et il n’est pas encore tombé. Si un défenseur l’a, cet atout fera un pli de toute façon ; mais il ne faut pas qu’il prenne { $DA }. Que jouez-vous ?
vira-lessons-solo-last-right = { $seat1 } a pris avec { $ST }. Il vous reste deux atouts et { $DA }, qui devraient gagner.
vira-lessons-solo-last-nine = Le neuf et le huit se valent ici. On continue avec { $S8 }.
vira-lessons-solo-last-wait = C’est possible aussi : { $ST } fera un pli, maintenant ou plus tard. Ici, on le fait sortir avec { $S8 }.
vira-lessons-solo-last-two = { $S4 } est peut-être aussi chez un adversaire. Jouez un atout que seul { $ST } peut battre.
vira-lessons-solo-last-other = Pas celle-là : { $ST } n’est peut-être pas encore tombé. Faites-le d’abord sortir.

vira-lessons-solo-ruff =
    Les défenseurs ont fait trois plis, et { $seat2 }, qui n’a plus d’atout, entame cœur. Vous n’avez plus de cœur. Il vous faut encore trois plis, avec deux atouts et { $DA }. { $seat1 } joue en dernier et a peut-être { $S4 }. Que jouez-vous ?
vira-lessons-solo-ruff-right = Personne n’a pu monter. Cela vous fait cinq plis.
vira-lessons-solo-ruff-throw = Tout aussi bon : vos atouts et { $DA } vous restent. On continue ici en coupant avec { $S2 }.
vira-lessons-solo-ruff-nine = { $S4 } pourrait ensuite battre votre deux. { $seat1 } a fourni à cœur les deux fois : couper du deux suffira sans doute.
vira-lessons-solo-ruff-other = Cette carte fera un pli, et vous la jetteriez sur un pli perdu.

vira-lessons-solo-cash =
    Il vous faut encore deux plis. Quelles cartes ne peuvent plus être battues ?
vira-lessons-solo-cash-right = Puis { $S9 } a fait le septième. Les autres plis vont aux défenseurs, et cela ne coûte rien.
vira-lessons-solo-cash-trump = Tout aussi bon. Ici, on commence par { $DA }.
vira-lessons-solo-cash-other = Faites d’abord vos plis sûrs, et vous aurez gagné.

vira-lessons-solo-end =
    Solo 7 est gagné : 8 du pot, 2 de chaque défenseur. Les solos vont jusqu’à Solo 12, et Solo Vira promet les treize plis : c’est l’annonce la plus haute, et elle rapporte jusqu’à 128 de chacun. N’annoncez un solo qu’avec une main bonne telle quelle : le talon aide les autres.

vira-lessons-misere-defended-title = Contre un coucou
vira-lessons-misere-defended-goal = Faites prendre des plis à un déclarant qui veut tous les perdre.

vira-lessons-misere-defended-guard =
    { $seat1 } dit « Coucou », une « misère » : prendre le talon, écarter treize cartes, perdre tous les plis, sans atout. Si vous passez et qu’elle soit gagnée, vous payez 8 au pot, sauf avec une « garde basse » (ici à { $spades }) : dans une couleur, le deux, ou deux cartes sous le cinq, trois sous le sept ou quatre sous le neuf. Que dites-vous ?
vira-lessons-misere-defended-guard-right = Le quatre et le trois de pique sont une garde basse : passer ne coûte rien. { $seat1 } a pris le talon et écarté treize cartes.
vira-lessons-misere-defended-guard-hold = Ce serait à vous de perdre tous les plis, avec des rois et des as en main.
vira-lessons-misere-defended-guard-other = Votre main est trop faible pour cela. Cherchez une garde basse : si vous en avez une, passer ne coûte rien.

vira-lessons-misere-defended-lead =
    C’est le premier joueur qui entame, comme toujours, donc vous. Le déclarant n’étale son jeu qu’après avoir joué sa première carte. On l’attrape avec de petites cartes : il ne faut pas qu’il puisse rester dessous. Qu’entamez-vous ?
vira-lessons-misere-defended-lead-right = Pour rester dessous, { $seat1 } a dû donner le deux, son pique le plus précieux. { $seat2 } a pris avec { $ST }.
vira-lessons-misere-defended-lead-four = Tout aussi bon : le trois et le quatre se suivent. Ici, on continue avec { $S3 }.
vira-lessons-misere-defended-lead-side = Rien à redire : on ne voit pas encore grand-chose. Ici, on continue avec { $S3 }, la plus petite carte de votre plus longue couleur.
vira-lessons-misere-defended-lead-other = Le déclarant resterait facilement sous cette carte. Gardez-la, et entamez petit.

vira-lessons-misere-defended-hearts =
    Regardez le jeu étalé : six cœurs, mais pas le deux. Vous ne l’avez pas non plus. Si { $seat2 } l’a et l’entame, { $seat1 } devra prendre, à moins que vous ne deviez faire ce pli vous-même avec un cœur plus haut. { $seat2 } entame { $HK }. Lequel de vos deux cœurs donnez-vous ?
vira-lessons-misere-defended-hearts-right = { $seat2 } a continué avec { $HA }, et votre dame est partie aussi. En jouant de gros cœurs, votre partenaire vous dit de lui laisser la voie libre.
vira-lessons-misere-defended-hearts-queen = Tout aussi bon : les deux doivent partir. Ici, vous donnez d’abord { $H9 }, puis { $HQ } sur { $HA }.

vira-lessons-misere-defended-throw =
    { $seat2 } entame { $H2 }. Vous n’avez plus de cœur, et le plus petit de { $seat1 } est { $H3 } : attrapé. Vous pouvez vous défausser de n’importe quelle carte. Regardez les piques étalés : laquelle de vos cartes faut-il garder pour attraper { $seat1 } une deuxième fois, et que jouez-vous ?
vira-lessons-misere-defended-throw-right = { $seat1 } a dû prendre, ce qui fait déjà une perte simple, puis a entamé { $D3 }.
vira-lessons-misere-defended-throw-rest = Tout aussi bon. Ici, on jette { $CK }, qui n’attrapera personne : { $seat1 } n’a plus de trèfle.
vira-lessons-misere-defended-throw-four = { $S4 } est plus petit que tous les piques étalés. Il vous servira.
vira-lessons-misere-defended-throw-ace = Cet as vous donnera peut-être bientôt la main. Jetez une carte inutile.

vira-lessons-misere-defended-in =
    Un second pli, et la perte est double : { $seat1 } paierait 32 au pot au lieu de 16. Ses piques sont le neuf, le huit, le six et le cinq, tous au-dessus de votre quatre. { $seat2 } a mis { $D7 }. Voulez-vous la main ?
vira-lessons-misere-defended-in-right = Le pli est à vous. Vous pouvez maintenant entamer ce que vous voulez.
vira-lessons-misere-defended-in-ace = Tout aussi bon. Ici, on prend avec { $DT } et on garde l’as.
vira-lessons-misere-defended-in-six = La main passe alors à { $seat2 }, qui n’a peut-être pas de pique. C’est vous qui avez le quatre de pique : prenez la main.

vira-lessons-misere-defended-seven =
    Si { $seat2 } avait encore un pique, il lui faudrait prendre votre { $S4 }, ce qui sauverait { $seat1 }. Il y a deux piques que vous n’avez pas vus : { $SA } et { $SQ }. Comment savoir si { $seat2 } en a un ?
vira-lessons-misere-defended-seven-right = { $seat2 } a jeté un cœur, faute de pique. Et { $seat1 } a dû donner { $S6 }.
vira-lessons-misere-defended-seven-high = Tout aussi bon : il suffit de voir si { $seat2 } fournit. Ici, on continue avec { $S7 }.
vira-lessons-misere-defended-seven-four = La bonne couleur, mais au hasard. Entamez d’abord un pique plus haut : vous verrez si { $seat2 } fournit.
vira-lessons-misere-defended-seven-other = Le point faible du déclarant, c’est pique. Voyez donc si { $seat2 } a encore un pique.

vira-lessons-misere-defended-four =
    À pique, il reste le neuf, le huit et le cinq dans le jeu étalé, et { $seat2 } n’a aucun pique. Qu’entamez-vous ?
vira-lessons-misere-defended-four-right = { $seat1 } a dû prendre : c’est le second pli.
vira-lessons-misere-defended-four-later = { $S4 } marcherait aussi plus tard. Ici, on l’entame tout de suite.

vira-lessons-misere-defended-end =
    La double perte est sûre : 32 au pot en fin de donne. Défaites-vous de ce qui aiderait le déclarant, regardez ce que jette votre partenaire, et entamez petit dans une couleur où le déclarant n’a rien de plus bas. Si le coucou avait été gagné, quiconque avait passé sans garde basse aurait payé 8.

vira-lessons-misere-title = Jouer une misère
vira-lessons-misere-goal = Perdez tous les plis.

vira-lessons-misere-bid =
    { $seat2 } a ouvert de Six. Votre main est faite pour perdre : de petites cartes partout. « Misère achetée » 1 à 6 : échanger exactement ce nombre de cartes, puis en écarter une (deux pour la 1), et perdre tous les plis avec celles qui restent, jeu caché. Quelles cartes sont dangereuses, et qu’annoncez-vous ?
vira-lessons-misere-bid-right = Le danger, c’est le roi, le valet, et peut-être le huit. Trois cartes peuvent partir : une échangée, deux écartées.
vira-lessons-misere-bid-gok = Cela peut réussir aussi : vous prendriez tout le talon, mais joueriez à jeu étalé. Ici, on continue avec Misère achetée 1, qui est plus haute.
vira-lessons-misere-bid-pass = Une main de misère est rare. Avec tant de petites cartes, annoncez.
vira-lessons-misere-bid-high = C’est aussi une annonce pour perdre tous les plis, mais commencez par la plus basse misère achetée : elle oblige à échanger moins de cartes, et vous pourrez monter plus tard.
vira-lessons-misere-bid-other = Avec ces cartes, vous ne ferez guère de plis, mais quelques-unes sont trop hautes pour perdre. Cherchez une annonce où il faut perdre et où l’on ne change que celles-là.

vira-lessons-misere-sharpen =
    Les deux autres ont passé. Vous pourriez renforcer, jusqu’à Misère achetée 6 : on échange alors plus de cartes, exactement autant que le nombre annoncé, puis on n’en écarte plus qu’une, au lieu de deux. Est-ce nécessaire ?
vira-lessons-misere-sharpen-right = Une échangée, deux écartées : trois cartes s’en vont, et une seule nouvelle arrive.
vira-lessons-misere-sharpen-more = Avec plus de cartes nouvelles, cela peut réussir aussi. Ici, on en reste à Misère achetée 1.
vira-lessons-misere-sharpen-other = Il faut échanger exactement le nombre de cartes annoncé, et ce qu’on tire peut être pire. Vous avez peu de mauvaises cartes.

vira-lessons-misere-exchange =
    Échangez une carte. À cœur : roi, cinq, trois. À carreau : valet, six, deux. Une couleur est sûre si votre plus petite carte y est le deux, la suivante au plus le quatre et la troisième au plus le six. Quelle carte est la pire ?
vira-lessons-misere-exchange-right = { $D3 } est venu. Vos carreaux sont maintenant plus sûrs : deux, trois, six.
vira-lessons-misere-exchange-jack = Le valet est aussi dangereux que le roi. Ici, on échange { $HK } et on écarte ensuite le valet.
vira-lessons-misere-exchange-other = D’autres cartes sont plus dangereuses. Si l’on joue trois fois une couleur, votre plus haute carte devra peut-être y faire un pli.

vira-lessons-misere-shed =
    Vous jouez avec ces cartes, sans en tirer d’autres. Écartez deux de vos treize cartes ; il en restera onze. Le valet s’en va. Et la deuxième ? Le huit de trèfle est haut, mais vous avez deux petits trèfles à fournir avant lui. À cœur, vous avez encore le cinq et le trois, mais pas le deux. Quelle carte part avec le valet ?
vira-lessons-misere-shed-right = Il vous reste un seul cœur. Dès qu’il sera parti, vous jetterez une carte dangereuse chaque fois qu’on jouera cœur.
vira-lessons-misere-shed-club = Tout aussi bon. Ici, on écarte { $DJ } et { $H5 }, et { $C8 } reste pour l’instant : une fois votre dernier cœur parti, vous pourrez jeter ce huit quand on jouera cœur.
vira-lessons-misere-shed-other = Gardez les petites : c’est avec elles qu’on perd les plis. Débarrassez-vous des cartes hautes et des couleurs courtes.

vira-lessons-misere-diamond =
    { $seat2 } entame { $D4 }. Restez dessous, mais ne gaspillez pas votre plus petite carte : elle servira quand on jouera encore plus bas. Quel carreau donnez-vous ?
vira-lessons-misere-diamond-right = Juste en dessous. { $seat1 } a pris avec l’as.
vira-lessons-misere-diamond-two = Le deux reste dessous aussi. Ici, on joue { $D3 }, la plus haute des cartes qui restent dessous.
vira-lessons-misere-diamond-six = Au-dessus du quatre : si { $seat1 } joue plus petit, le pli est à vous et la misère est perdue.

vira-lessons-misere-spade =
    { $SA } tient le pli, et vous jouez en dernier. De quel pique encombrant vous débarrassez-vous ?
vira-lessons-misere-spade-right = On se débarrasse de la plus haute quand c’est sans risque. Restent le deux, le trois et le quatre.
vira-lessons-misere-spade-small = Il reste dessous aussi, et vos piques sont sûrs de toute façon. Ici, on joue { $S7 }, le plus haut.

vira-lessons-misere-club =
    { $seat2 } entame { $C2 } : personne ne peut rester dessous. Il ne reste qu’à espérer que { $seat1 } devra monter plus haut que vous. Quel trèfle donnez-vous ?
vira-lessons-misere-club-right = { $seat1 } a dû prendre avec { $CT }.
vira-lessons-misere-club-three = Tout aussi bon : le trois et le quatre se suivent. Ici, { $C4 } part d’abord, et le trois servira plus tard.
vira-lessons-misere-club-eight = Alors seul un trèfle au-dessus du huit peut vous sauver. Tous ceux qui restent dehors sont au-dessus du trois et du quatre.

vira-lessons-misere-again =
    Encore trèfle : { $C5 } et { $C6 } sont sur la table. Vous avez le trois et le huit. Lequel donnez-vous ?
vira-lessons-misere-again-right = Il est resté sous les deux autres cartes. Puis { $seat2 } a entamé { $H4 }, et votre dernier cœur, le trois, est resté dessous aussi. Il n’y a plus qu’un danger : le huit.
vira-lessons-misere-again-eight = Il prend le pli, et la misère est perdue.

vira-lessons-misere-throw =
    { $seat1 } entame cœur, et vous n’en avez plus : jouez ce que vous voulez. L’une de vos cartes n’est protégée par aucune plus petite de la même couleur. Laquelle ?
vira-lessons-misere-throw-right = La voilà partie. Toutes vos cartes sont maintenant assez petites, et le reste va tout seul.
vira-lessons-misere-throw-other = Gardez-la : elle est petite, ou accompagnée de petites cartes de sa couleur. Une autre de vos cartes est seule, et elle est haute.

vira-lessons-misere-end =
    Pas un seul pli : vous prenez 8 dans le pot. Vous avez écarté les cartes hautes, gardé les plus petites, raccourci une couleur, et joué chaque fois la plus haute carte qui ne prenait pas le pli. Un pli aurait coûté 8. Sans échange, c’est une misère solo : nous y viendrons.

vira-lessons-gask-title = Gask : tout le talon
vira-lessons-gask-goal = Échangez presque toute votre main, puis choisissez ce que vous jouez.

vira-lessons-gask-bid =
    { $seat2 } dit Coucou, et vous n’avez pas de garde basse : passer peut coûter 8. Un « gask » porte un nombre, de 0 à 6 : on garde autant de cartes, on jette le reste, on prend le talon, on revient à treize, puis on nomme l’atout ou on joue misère. Gask 2 : neuf plis. { $seat2 } a les petites : les grosses sont peut-être au talon. Votre annonce ?
vira-lessons-gask-bid-right = Les deux autres ont passé. Vos treize cartes ne valaient rien : on perd peu à en changer onze.
vira-lessons-gask-bid-three = Tout aussi bon, avec une carte de plus à garder et un pli de plus à faire. Ici, on continue avec Gask 2.
vira-lessons-gask-bid-turne = Tout aussi bon : cela passe aussi au-dessus du coucou. Ici, on continue avec Gask 2.
vira-lessons-gask-bid-pass = Si le coucou est gagné, vous payez 8, sans avoir reçu de nouvelles cartes. Avec une main sans valeur, on peut tenter autre chose.
vira-lessons-gask-bid-one = Bonne annonce aussi : un pli de moins à faire, et une carte de moins à garder. Ici, on continue avec Gask 2.
vira-lessons-gask-bid-other = C’est promettre trop, ou garder trop de mauvaises cartes. Cherchez une annonce qui permet de changer presque toute la main sans trop promettre.

vira-lessons-gask-keep =
    Gardez exactement deux cartes ; les autres s’en vont, et les treize du talon arrivent. Pour faire des plis, gardez le haut d’une couleur ; pour les perdre, des « deux » et des « trois ». Que gardez-vous ?
vira-lessons-gask-keep-right = Cette main ne convient pas à une misère ; pour faire des plis, elle a un roi et un valet de la même couleur. Et regardez : sept trèfles sont venus.
vira-lessons-gask-keep-other-two = Tout aussi bon. Ici, on garde { $HK } et { $HJ }.
vira-lessons-gask-keep-other = Gardez de hautes cartes, de préférence d’une même couleur. Les moyennes ne servent ni à gagner ni à perdre.

vira-lessons-gask-discard =
    Vous avez quinze cartes et en écartez deux, anciennes ou nouvelles. L’atout ne se nomme pas encore, mais on voit déjà lequel ce sera. Que peut-on écarter ?
vira-lessons-gask-discard-right = Deux petites des autres couleurs. Ce qui compte reste.
vira-lessons-gask-discard-spades = Tout aussi bon : les petites des autres couleurs s’en vont. Ici, on écarte { $S2 } et { $H3 }.
vira-lessons-gask-discard-other = Gardez tous les trèfles, ainsi que { $DA } et { $HK }. Les petites cartes des autres couleurs ne feront que perdre.

vira-lessons-gask-plan =
    À vous de choisir : un atout et neuf plis ; ou une misère, sans faire un seul pli ; ou l’abandon pour 8. { $spades } est la préférence, { $clubs } la seconde : toutes deux rapportent 1 par défenseur. À quoi se prête cette main ?
vira-lessons-gask-plan-right = Sept atouts avec l’as, et { $DA }. Le talon est vide : les défenseurs ne peuvent pas échanger.
vira-lessons-gask-plan-misere = Avec { $CA }, { $DA } et { $HK } ? Vous feriez pli sur pli.
vira-lessons-gask-plan-surrender = Cela coûte 8 à coup sûr. Cette main devrait gagner.
vira-lessons-gask-plan-other = Vous avez bien plus de trèfles.

vira-lessons-gask-start =
    { $DA } a fait le premier pli. Vous avez vous-même écarté le roi et le huit d’atout : les autres ont quatre atouts, aucun au-dessus de { $C6 }. Vos deux piques perdront. Il vous faut neuf plis : qu’entamez-vous ?
vira-lessons-gask-start-right = { $seat1 } a fait ce pli. Ce qui est perdu de toute façon, perdez-le tant que vos atouts peuvent vous rendre la main ; et si les défenseurs jouent cœur, votre roi fera un pli.
vira-lessons-gask-start-eight = Tout aussi bon : les deux piques perdent. Ici, on continue avec { $S7 }.
vira-lessons-gask-start-trumps = Bon aussi. Mais votre neuvième pli doit venir de { $HK }, et c’est plus facile si les défenseurs jouent cœur : ici, on leur donne la main avec { $S7 }.
vira-lessons-gask-start-other = Cela aide plus les défenseurs que vous. Jouez vos atouts en partant du plus haut, ou débarrassez-vous d’une carte qui perd de toute façon.

vira-lessons-gask-hearts =
    { $seat1 } a entamé { $HT }, et { $seat2 } a mis l’as. Quel cœur donnez-vous ?
vira-lessons-gask-hearts-right = Le plus petit sur leur as : votre roi est maintenant le plus fort des cœurs. Puis { $seat2 } a joué pique, et vous avez perdu votre dernier pique.
vira-lessons-gask-hearts-jack = C’est possible : c’est le roi qui compte. Ici, on donne { $H6 }.
vira-lessons-gask-hearts-king = Rien ne bat l’as. Une fois l’as parti, votre roi fera un pli.

vira-lessons-gask-ruff =
    { $seat2 } entame carreau, et vous n’en avez plus. { $seat1 } joue après vous, et n’en a peut-être plus non plus. Quel atout est sûr, sans être plus haut qu’il ne faut ?
vira-lessons-gask-ruff-right = Votre atout est au-dessus de { $C6 } : personne ne peut monter.
vira-lessons-gask-ruff-trumps = Sûr aussi. Ici, { $C7 } suffit.
vira-lessons-gask-ruff-two = Cela peut passer. Mais un défenseur sans carreau pourrait surcouper, et ici, { $C7 } ne vous manquera pas.
vira-lessons-gask-ruff-other = C’est perdre le pli. Coupez : vous avez des atouts en abondance.

vira-lessons-gask-draw =
    Vous avez deux plis, et il ne vous reste que de bonnes cartes : de gros cœurs et des atouts. Les autres ont encore quatre petits atouts. Que faites-vous ?
vira-lessons-gask-draw-right = Leurs quatre atouts sont vite tombés, et le reste était à vous.
vira-lessons-gask-draw-higher = Tout aussi bon : aucun de leurs atouts ne bat celui-là. Ici, on continue avec { $C9 }.
vira-lessons-gask-draw-two = Tous leurs atouts battent le deux. Jouez un atout que personne ne bat.
vira-lessons-gask-draw-other = Un cœur peut être coupé tant qu’il reste des atouts dehors. Faites-les d’abord tomber.

vira-lessons-gask-end =
    Dix plis. Au Gask 0, on ne garde rien ; à chaque gask suivant, une carte et un pli de plus, jusqu’à 12 au Gask 5 comme au 6 (le 5 l’emporte sur le 6). Jusqu’au Gask 4, si l’annonce est simple, on peut choisir la misère : on écarte alors encore deux cartes au 0, une au 1 et au 3 ; au 3 et au 4, on étale son jeu.

vira-lessons-evening-title = Les plus hautes annonces
vira-lessons-evening-goal = Tirez le meilleur parti d’une main parfaite, à la dernière donne d’une partie.

vira-lessons-evening-bid =
    Au-dessus de Solo 7 : les solos plus élevés, puis « Vira » (prendre le talon, garder treize cartes, faire tous les plis) et les misères solo (sans échange ni renforcement ; on écarte une carte à la « petite », aucune à la « grande »). « Ouverte » : jeu étalé avant l’entame ; « royale » : avant l’échange des défenseurs. Jusqu’où aller ?
vira-lessons-evening-bid-right = Les deux autres ont passé. Une main sûre ne perd rien à se montrer, et chaque défenseur paie 16 au lieu de 2.
vira-lessons-evening-bid-pass = Une telle main ne vient qu’une fois dans la soirée. Annoncez.
vira-lessons-evening-bid-petite = Vous la gagneriez, mais chaque défenseur ne paierait que 2, et une misère solo ne se renforce pas. Y a-t-il un danger à étaler votre jeu ?
vira-lessons-evening-bid-ouverte = Elle rapporte 8 par défenseur. La royale rapporte le double : quelle carte tirée par les défenseurs pourrait vous nuire ?
vira-lessons-evening-bid-grande = Dans une grande, il faut garder { $DJ }, et avec deux petits carreaux seulement, ce valet risque de faire un pli. Dans la grande royale, les défenseurs se montrent même leurs mains et peuvent se parler.
vira-lessons-evening-bid-other = Presque aucune de vos cartes ne ferait un pli. Regardez les misères sans échange.

vira-lessons-evening-shed =
    C’est la dernière de trois donnes : vous êtes à −24, { $seat1 } à −24, { $seat2 } à −8, et le pot est à 56. Écartez une carte. Comme pour la garde basse, une couleur est sûre si sa plus petite carte est le deux, la deuxième au plus le quatre, la troisième le six et la quatrième le huit. Dans quelle couleur avez-vous une carte trop haute ?
vira-lessons-evening-shed-right = Votre jeu est étalé, et { $seat1 } et { $seat2 } ont échangé les treize cartes du talon pour vous attraper. Si vous faites attention, vos adversaires n’y arriveront pas.
vira-lessons-evening-shed-other = Gardez ce qui est petit. Dans l’une de vos couleurs, la troisième carte est trop haute.

vira-lessons-evening-heart =
    { $HT } tient le pli, et vous jouez en dernier. Vous avez le six, le quatre et le deux. { $H5 } et { $H3 } peuvent venir plus tard. Lequel de vos cœurs jouez-vous ?
vira-lessons-evening-heart-right = Sous le cinq, il vous reste le quatre, et sous le trois, le deux.
vira-lessons-evening-heart-low = Il reste dessous aussi. Mais quand viendront { $H5 } et { $H3 }, il vous faudra le quatre sous l’un et le deux sous l’autre.

vira-lessons-evening-spade =
    { $seat2 } entame { $S8 }, et { $seat1 } joue après vous. Vous avez le sept, le quatre, le trois et le deux. Lequel jouez-vous ?
vira-lessons-evening-spade-right = Votre plus haut pique qui ne prend pas le pli : c’est { $seat2 } qui a dû le ramasser.
vira-lessons-evening-spade-low = Gardez les petits : si { $S6 } ou { $S5 } est entamé, le sept est trop fort.

vira-lessons-evening-five =
    Puis { $seat2 } a joué { $C3 }, et votre deux de trèfle est resté dessous. Maintenant, { $H5 } et { $CK } sont sur la table. Lequel donnez-vous, le quatre ou le deux de cœur ?
vira-lessons-evening-five-right = Et votre deux est prêt pour { $H3 } : rien n’est plus bas qu’un deux.
vira-lessons-evening-five-two = Il perd ce pli, mais si { $H3 } vient ensuite, votre quatre devra le prendre.

vira-lessons-evening-club =
    { $seat2 } entame { $C8 }. Il vous reste le six et le quatre. { $C5 } n’est pas encore tombé. Lequel des deux jouez-vous ?
vira-lessons-evening-club-right = Puis { $C5 } est venu, et le quatre est resté dessous. Les autres cartes ont perdu toutes seules.
vira-lessons-evening-club-four = Si { $C5 } vient ensuite, votre six devra le battre.

vira-lessons-evening-end =
    8 du pot, 16 de chaque défenseur. Après la dernière donne, le pot se partage : sur 48, chacun reçoit 16, et vous gagnez avec 32. Si tous sont d’accord, on peut finir plus tôt. Annonces encore plus hautes : Solo 11, grande ouverte, grande royale, Solo 12, enfin Solo Vira. Les règles donnent les quarante annonces. Jouez donc une partie !
