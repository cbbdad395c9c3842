# Klaberjass. Cartes, couleurs, hauteurs et joueurs arrivent en mots tout faits ; les montants, en nombres.

klaberjass-name = Klaberjass

## Variantes et options

klaberjass-preset-article = Classique
klaberjass-option-target = Joué en
klaberjass-option-schmeiss = Schmeiss (proposer d’annuler la donne)
klaberjass-option-schmeiss-off = non
klaberjass-option-schmeiss-on = oui
klaberjass-option-dealerMustName = Le donneur doit choisir une couleur
klaberjass-option-dealerMustName-off = non
klaberjass-option-dealerMustName-on = oui
klaberjass-option-fiveRun = Suite de cinq et plus
klaberjass-option-sequenceTie = Suites égales
klaberjass-option-sequenceTie-none = personne ne marque
klaberjass-option-sequenceTie-elder = le premier marque
klaberjass-option-lengthBeatsRank = La plus longue suite d’abord
klaberjass-option-lengthBeatsRank-off = non
klaberjass-option-lengthBeatsRank-on = oui
klaberjass-option-showSequences = Les suites se montrent
klaberjass-option-showSequences-atOnce = tout de suite
klaberjass-option-showSequences-afterTrick1 = après le premier pli
klaberjass-option-dixWindow = Échange du sept
klaberjass-option-dixWindow-untilOwnFirstCard = jusqu’à votre première carte
klaberjass-option-dixWindow-beforeMeld = seulement avant l’annonce des suites
klaberjass-option-tieDeal = Donne à égalité
klaberjass-option-tieDeal-makerZero = le preneur ne marque rien
klaberjass-option-tieDeal-hold = les points vont au pot
klaberjass-option-tieDeal-bothScore = les deux marquent
klaberjass-option-bella = Bella
klaberjass-option-bella-choice = annoncée par le joueur
klaberjass-option-bella-automatic = comptée d’office
klaberjass-option-reviewTricks = Pli précédent
klaberjass-option-reviewTricks-last = reste visible
klaberjass-option-reviewTricks-none = retourné aussitôt

## Les réponses, telles que les disent les boutons

klaberjass-action-take = Prendre à { $suit }
klaberjass-action-pass = Passer
klaberjass-pass-last = personne ne veut d’atout : on jette les cartes et personne ne marque
klaberjass-action-name = Choisir { $suit }
klaberjass-action-schmeiss = Proposer d’annuler
klaberjass-action-play-on = Jouer quand même
klaberjass-action-throw-in = Annuler la donne
klaberjass-action-declare = Annoncer une suite
klaberjass-action-declare-value = Annoncer { $amount }
klaberjass-action-silent = Ne rien annoncer
klaberjass-action-win = « Mieux »
klaberjass-action-same = « Égal »
klaberjass-action-yield = « Bon »
klaberjass-action-dix = Échanger { $seven } contre { $card }
klaberjass-action-card = { $card }
klaberjass-action-card-bella = { $card } avec bella

## Ce qu'on dit à la table

klaberjass-words-take = « Je prends »
klaberjass-words-pass = « Je passe »
klaberjass-words-name = « { $suit } »
klaberjass-words-schmeiss = « Schmeiss ? »
klaberjass-words-play-on = « On joue »
klaberjass-words-throw-in = « On annule »
klaberjass-words-none = « Rien »
klaberjass-words-value = « { $amount } »
klaberjass-words-mine = « Mieux »
klaberjass-words-same = « Égal »
klaberjass-words-yours = « Bon »
klaberjass-words-length = « { $amount } cartes »
klaberjass-words-rank = « Jusqu’à : { $rank } »
klaberjass-words-trump = « À l’atout »
klaberjass-words-plain = « Pas à l’atout »
klaberjass-words-bella = « Bella »

## La table

klaberjass-heading-opening = En { $target } points
klaberjass-heading-deal = Donne { $number }, en { $target } points
klaberjass-heading-trump = Atout { $suit }, preneur { $player }
klaberjass-heading-pot = { $amount } au pot
klaberjass-part-dealer = donneur
klaberjass-part-maker = preneur
klaberjass-played-about = Comme preneur et en face (réussi : plus de points que l’autre dans la donne ; le preneur doit en avoir plus)
klaberjass-played-maker = Comme preneur
klaberjass-played-defender = Face au preneur
klaberjass-group-turn-up = Retourne
klaberjass-group-dix = Le sept échangé par { $player }
klaberjass-group-bottom = Carte du dessous
klaberjass-group-sequences = Suites de { $player } ({ $points })

klaberjass-waiting-opening = On va distribuer les cartes.
klaberjass-waiting-ended = La donne suivante arrive.
klaberjass-waiting-over = La partie est terminée.
klaberjass-prompt-first-round = Prendre à { $suit }, ou passer ?
klaberjass-prompt-second-round = Choisir un autre atout que { $suit }, ou passer ?
klaberjass-prompt-naming = Choisissez un autre atout que { $suit }.
klaberjass-prompt-offered = Annuler la donne, ou jouer quand même ?
klaberjass-prompt-announcing = Annoncer une suite, ou rien ?
klaberjass-prompt-declaring = En face, rien. Annoncer une suite ?
klaberjass-prompt-answering = En face : { $amount }. Mieux, égal ou bon ?

## Ce qui se passe

klaberjass-dealt = Donne { $number } : { $player } distribue et retourne { $card }.
klaberjass-said = { $player } : { $words }
klaberjass-trump-fixed = { $player } prend, l’atout est { $suit }. La carte du dessous est { $card }.
klaberjass-exchanged-dix = { $player } échange { $seven } contre { $card }.
klaberjass-showed = { $player } montre { $cards } et marque { $points }.
klaberjass-sequences-tied = Les meilleures suites sont égales ; personne ne marque.
klaberjass-scored-bella = { $player } annonce la bella : 20 points.
klaberjass-took-trick = { $player } fait le pli : { $points } { $points ->
    [one] point
   *[other] points
}.
klaberjass-took-last-trick = { $player } fait le dernier pli : { $points } points.
klaberjass-deal-made = { $maker } réussit, { $made } à { $against }.
klaberjass-deal-tied = { $maker } et { $defender } font chacun { $made } ; au preneur, { $maker }, il en fallait plus.
klaberjass-deal-bete = { $maker } est dedans, { $made } à { $against } : { $defender } marque { $credited }.
klaberjass-deal-passed = Passe générale ; personne ne marque.
klaberjass-deal-thrown = La donne est annulée ; personne ne marque.
klaberjass-match-won = { $player } gagne la partie, { $points } à { $others }.
klaberjass-match-drawn = La partie est nulle, { $points } points partout.

## La feuille de marque

klaberjass-sheet-maker = { $player } prend à { $suit }
klaberjass-sheet-cards = cartes
klaberjass-sheet-last-trick = dix de der
klaberjass-sheet-sequences = suites
klaberjass-sheet-bella = bella
klaberjass-sheet-bete = dedans
klaberjass-sheet-tied = égalité
klaberjass-sheet-pot = pot

## Pourquoi une réponse est conseillée

klaberjass-reason-trumps = Vos atouts seraient { $cards }{ $points ->
    [0] {"."}
   *[other] { "\u00A0" }: { $points } points.
}
klaberjass-reason-dix-coming = Vous pourriez alors échanger { $seven } contre { $card }.
klaberjass-reason-bella-coming = { $cards } à l’atout font la bella, { $points } points.
klaberjass-reason-run = { $cards } est une suite, qui vaut { $points }.
klaberjass-reason-aces = { $count ->
    [one] { $cards } est maître dans sa couleur.
   *[other] { $cards } sont maîtres dans leurs couleurs.
}
klaberjass-reason-you-decide = C’est vous qui choisissez l’atout, et non { $player }.
klaberjass-reason-lacks = À { $suit }, il vous manque : { $ranks }.
klaberjass-reason-few = À { $suit }, vous { $count ->
    [0] n’avez aucune carte
    [1] n’avez qu’une carte
   *[other] n’avez que { $count } cartes
}.
klaberjass-reason-second-round = Si vous passez tous les deux, on pourra encore choisir une autre couleur.
klaberjass-reason-no-jack = Dans les autres couleurs, vous n’avez aucun { $rank }.
klaberjass-reason-short-suits = Dans aucune des autres couleurs vous n’avez plus { $count ->
    [1] d’une carte
   *[other] de { $count } cartes
}.
klaberjass-reason-nobody-scores = Alors personne ne marque dans cette donne.
klaberjass-reason-if-agreed = Si { $player } est d’accord, personne ne marque dans cette donne.
klaberjass-reason-other-maker = { $player } devient preneur et doit faire plus de points que vous.
klaberjass-reason-no-sequence = Vous n’avez pas de suite.
klaberjass-reason-smaller-sequence = Vous n’avez pas de suite qui vaille { $points } ou plus.
klaberjass-reason-score-if-less = Si { $player } n’a pas de suite qui vaille { $than } ou plus, vous marquez { $points }.
klaberjass-reason-score-alone = { $player } n’a rien annoncé : vous marquez { $points }.
klaberjass-reason-better-run = { $cards } vaut { $points }, plus que les { $than } annoncés.
klaberjass-reason-score-now = Vous marquez { $points } pour vos suites.
klaberjass-reason-equal-run = { $cards } vaut { $points } aussi.
klaberjass-reason-score-if-better = Si la vôtre est meilleure, vous marquez { $points }.
klaberjass-reason-unshown = { $player } ne voit alors aucune de vos cartes.
klaberjass-reason-dix-run = L’échange fait la suite { $cards }, qui vaut { $points }.
klaberjass-reason-dix = { $card } est un atout plus fort que { $seven }{ $points ->
    [0] {"."}
   *[other] {" "}et vaut { $points }.
}
klaberjass-reason-bella = Avec { $card }, vous marquez la bella : { $points } points.
klaberjass-reason-bella-lost = Si vous faites moins de points que { $player }, la bella annoncée va en face aussi : { $points } points.
klaberjass-reason-bella-unsaid = Une bella qui n’est pas annoncée ne compte pour personne.

## Pourquoi pas

klaberjass-no-such-action = Ce coup n’existe pas au klaberjass.
klaberjass-first-round = Au premier tour, on prend la couleur retournée ou on passe.
klaberjass-second-round = Vous avez passé tous les deux ; au deuxième tour, on choisit une autre couleur ou on passe.
klaberjass-turned-suit = { $suit } était retourné et vous avez passé tous les deux : choisissez une autre couleur.
klaberjass-bidding-over = L’atout est fixé ; les enchères sont finies.
klaberjass-no-schmeiss = À cette table, on ne propose pas d’annuler.
klaberjass-no-offer = Personne n’a proposé d’annuler la donne.
klaberjass-answer-offer = Répondez d’abord à la proposition d’annuler : jouer quand même, ou annuler.
klaberjass-must-name = Votre proposition est refusée ; choisissez maintenant l’atout.
klaberjass-dealer-must-name = À cette table, le donneur ne peut pas passer au deuxième tour.
klaberjass-no-dix-now = Le sept s’échange une fois l’atout fixé.
klaberjass-dix-not-turned = Le sept ne s’échange que si l’atout a été fixé au premier tour.
klaberjass-dix-no-seven = Pour l’échange, il faut avoir le sept d’atout en main.
klaberjass-dix-up-gone = La retourne ne s’échange pas : c’est le sept lui-même, ou elle n’est plus là.
klaberjass-dix-has-played = Le sept ne s’échange qu’avant votre première carte.
klaberjass-dix-window = À cette table, le sept s’échange avant d’annoncer une suite ou rien.
klaberjass-no-meld-now = Les suites s’annoncent après les enchères, avant la première carte.
klaberjass-no-sequence = Vous n’avez pas de suite : trois cartes voisines ou plus dans une couleur.
klaberjass-not-announced = Aucune suite n’est annoncée : annoncez la vôtre, ou rien.
klaberjass-answer-number = Une suite est annoncée : répondez mieux, égal ou bon.
klaberjass-not-more = Votre meilleure suite ne vaut pas plus que celle qui est annoncée.
klaberjass-not-same = Votre meilleure suite ne vaut pas autant que celle qui est annoncée.
klaberjass-no-play-now = Les cartes se jouent après les enchères et les suites.
klaberjass-must-follow = Vous avez { $suit }, la couleur demandée : il faut fournir.
klaberjass-must-beat = Vous avez un atout plus fort que { $card } : il faut monter.
klaberjass-must-trump = Vous n’avez pas de { $suit } : il faut couper ({ $trump }).
klaberjass-no-bella = La bella s’annonce avec la seconde de { $king } et { $queen } d’atout, si vous aviez les deux.
klaberjass-bella-automatic = À cette table, la bella compte sans annonce.

## Les règles, page par page ; la première ligne est le titre

klaberjass-rules-overview =
    Le jeu
    Deux joueurs, 32 cartes (de l’as au sept) : c’est un cousin de la belote. La partie finit quand le total convenu, 500 d’habitude, est atteint ; le plus haut total gagne.

    Une donne a quatre temps :
    1. Six cartes chacun, et les enchères pour l’atout.
    2. Trois cartes de plus chacun : vous en avez neuf.
    3. On compare les suites, pour des points en plus.
    4. Neuf plis, où l’on ramasse les cartes qui comptent.

    • **Atout**, du plus fort au plus faible (points) : valet 20, neuf 14, as 11, dix 10, roi 4, dame 3, huit 0, sept 0.
    • **Autres couleurs** : as 11, dix 10, roi 4, dame 3, valet 2, neuf 0, huit 0, sept 0.

    Attention au valet et au neuf : à l’atout, ce sont les deux plus fortes cartes. Et le dix vient juste après l’as.

    Quatorze cartes restent hors jeu ; vous en voyez deux.
klaberjass-rules-bidding =
    Les enchères
    L’un distribue ; l’autre, le *premier*, parle d’abord. On change à chaque donne.

    • **Premier tour.** Une carte est retournée. Chacun son tour, on prend sa couleur comme atout, ou on passe.
    • **Deuxième tour.** Si les deux passent, chacun à son tour choisit l’une des trois autres couleurs, ou passe. Si les deux passent encore, personne ne marque et on redistribue.

    Qui fixe l’atout est le *preneur* et doit faire plus de points que l’autre dans cette donne. Pour prendre, il faut à peu près deux cartes parmi valet, neuf et as d’atout, ou l’une d’elles avec des as à côté.

    Ensuite chacun reçoit trois cartes de plus, et on montre aux deux la carte du dessous du talon.

    • **Le sept d’atout** (l’*échange du sept*) : si l’atout a été fixé au premier tour et que vous avez le sept, vous pouvez l’échanger contre la retourne avant de jouer votre première carte. Cela peut compléter une suite.
klaberjass-rules-melds =
    Suites et bella
    Une *suite*, ce sont trois cartes voisines ou plus dans une couleur : A R D V 10 9 8 7. Trois cartes valent 20, quatre ou plus 50.

    Seule la meilleure suite compte. Le premier dit « rien », « 20 » ou « 50 ». Le donneur répond :
    • « Mieux » : la sienne vaut plus.
    • « Bon » : non, ou il préfère se taire.
    • « Égal » : chacun nomme sa plus haute carte ; la plus haute gagne. À égalité encore, une suite à l’atout gagne. Si aucune n’est à l’atout, personne ne marque.

    Le gagnant montre **toutes** ses suites et les marque toutes. Le perdant ne montre rien.
    On n’est pas obligé d’annoncer ce qu’on a, mais ce qu’on dit est vrai.

    • **Bella** : si vous avez ensemble le roi et la dame d’atout, vous pouvez l’annoncer en jouant la seconde des deux, pour 20 points. C’est la belote de la belote.
klaberjass-rules-play =
    Le jeu de la carte
    Le premier entame le premier pli ; ensuite entame qui a fait le pli précédent. Chacun joue une carte.

    • **Fournissez** si vous le pouvez. Hors atout, il n’est pas nécessaire de monter.
    • **Si l’on demande atout**, montez si vous le pouvez ; sinon, donnez un atout quelconque.
    • **Si vous ne pouvez pas fournir**, il faut couper, avec n’importe quel atout. Sans atout, jouez ce que vous voulez.

    Un atout l’emporte sur toute autre couleur ; sinon, c’est la plus forte carte de la couleur demandée. Toute autre carte perd.

    Le dernier pli vaut 10 points de plus (le dix de der).

    Les cartes interdites sont grises ; *Pourquoi ?* donne la règle.
klaberjass-rules-scoring =
    Le compte
    Chacun additionne ses points : cartes des plis, suites, bella, et 10 pour le dernier pli.

    • Le preneur a **plus** : chacun marque ses points.
    • **Égalité** : le preneur ne marque rien, l’autre marque les siens.
    • Le preneur a **moins** (il est *dedans*) : il ne marque rien, et l’autre marque les points des deux.

    On ne marque qu’à la fin de la donne. Quand le total convenu est atteint, le plus haut gagne ; à égalité, la partie est nulle.

    Un exemple : le preneur a 61, l’autre 88 : le preneur marque 0, l’autre 149.
klaberjass-rules-options =
    Options
    On peut les changer avant une partie ; elle commence avec la première valeur.

    • **Joué en** : 500, 300, 501, 1000.
    • **Schmeiss** : non, ou oui : au lieu d’enchérir, on peut proposer d’annuler la donne. Si l’autre veut jouer, vous êtes preneur.
    • **Le donneur doit choisir une couleur** : non, ou oui : chaque donne se joue.
    • **Suite de cinq et plus** : vaut 50, ou 100.
    • **Suites égales** : personne ne marque, ou le premier marque.
    • **La plus longue suite d’abord** : non, ou oui : de deux suites de même valeur, la plus longue gagne.
    • **Les suites se montrent** : tout de suite, ou après le premier pli.
    • **Échange du sept** : jusqu’à votre première carte, ou seulement avant l’annonce des suites.
    • **Donne à égalité** : le preneur ne marque rien ; ou les points vont au pot pour le prochain gagnant ; ou les deux marquent.
    • **Bella** : annoncée par le joueur, ou comptée d’office.
    • **Pli précédent** : reste visible, ou retourné aussitôt.
