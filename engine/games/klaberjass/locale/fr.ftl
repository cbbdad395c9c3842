# Klaberjass. Cartes, couleurs, hauteurs et joueurs arrivent en mots tout faits ; les montants, en nombres.

klaberjass-name = Klaberjass

## Variantes et options

klaberjass-preset-article = Classique
klaberjass-option-target = Se joue en
klaberjass-option-schmeiss = Schmeiss (proposer d’annuler la donne)
klaberjass-option-schmeiss-off = non
klaberjass-option-schmeiss-on = oui
klaberjass-option-dealerMustName = Le donneur doit choisir une couleur
klaberjass-option-dealerMustName-off = non
klaberjass-option-dealerMustName-on = oui
klaberjass-option-fiveRun = Suite de cinq ou plus
klaberjass-option-sequenceTie = Suites égales
klaberjass-option-sequenceTie-none = personne ne marque
klaberjass-option-sequenceTie-elder = l’adversaire du donneur marque
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
klaberjass-pass-last = personne ne prend : on jette les cartes et personne ne marque
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
klaberjass-words-rank = « Hauteur { $rank } »
klaberjass-words-trump = « À l’atout »
klaberjass-words-plain = « Pas à l’atout »
klaberjass-words-bella = « Bella »

## La table

klaberjass-heading-opening = En { $target } points
klaberjass-heading-deal = Donne { $number }, partie en { $target } points
klaberjass-heading-trump = Atout { $suit }, preneur { $player }
klaberjass-heading-pot = { $amount } au pot
klaberjass-part-dealer = donneur
klaberjass-part-maker = preneur
klaberjass-played-about = Comme preneur et en défense (réussi : plus de points que l’autre dans la donne ; à égalité, le preneur échoue)
klaberjass-played-maker = Comme preneur
klaberjass-played-defender = Face au preneur
klaberjass-group-turn-up = Retourne
klaberjass-group-dix = Le sept échangé par { $player }
klaberjass-group-bottom = Carte du dessous
klaberjass-group-sequences = Suites montrées par { $player } ({ $points })

klaberjass-waiting-opening = On va distribuer les cartes.
klaberjass-waiting-ended = La donne suivante arrive.
klaberjass-waiting-over = La partie est terminée.
klaberjass-prompt-first-round = Prendre à { $suit }, ou passer ?
klaberjass-prompt-second-round = Choisir un autre atout que { $suit }, ou passer ?
klaberjass-prompt-naming = Choisissez un autre atout que { $suit }.
klaberjass-prompt-offered = Annuler la donne, ou jouer quand même ?
klaberjass-prompt-announcing = Annoncer une suite, ou rien ?
klaberjass-prompt-declaring = L’autre a dit « rien ». Annoncer une suite ?
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
    .uncounted = { $player } fait le pli.
klaberjass-took-last-trick = { $player } fait le dernier pli : { $points } points.
    .uncounted = { $player } fait le dernier pli.
klaberjass-deal-made = { $maker } réussit, { $made } à { $against }.
klaberjass-deal-tied = { $maker } et { $defender } font chacun { $made } ; le preneur, { $maker }, devait en faire plus.
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

klaberjass-reason-trumps = À l’atout, vous auriez { $cards }{ $points ->
    [0] {"."}
   *[other] { "\u00A0" }: { $points } points.
}
klaberjass-reason-dix-coming = Vous pourriez alors échanger { $seven } contre { $card }.
klaberjass-reason-bella-coming = { $cards } à l’atout font la bella, { $points } points.
klaberjass-reason-run = { $cards } forment une suite, qui vaut { $points }.
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
klaberjass-reason-short-suits = Dans chacune des autres couleurs, vous avez au plus { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
klaberjass-reason-nobody-scores = Alors personne ne marque dans cette donne.
klaberjass-reason-if-agreed = Si { $player } est d’accord, personne ne marque dans cette donne.
klaberjass-reason-other-maker = { $player } devient preneur et doit faire plus de points que vous.
klaberjass-reason-no-sequence = Vous n’avez pas de suite.
klaberjass-reason-smaller-sequence = Vous n’avez pas de suite qui vaille { $points } ou plus.
klaberjass-reason-score-if-less = Si { $player } n’a pas de suite qui vaille { $than } ou plus, vous marquez { $points }.
klaberjass-reason-score-alone = { $player } n’a rien annoncé : vous marquez { $points }.
klaberjass-reason-better-run = Votre suite { $cards } vaut { $points }, plus que les { $than } annoncés.
klaberjass-reason-score-now = Vous marquez { $points } pour vos suites.
klaberjass-reason-equal-run = Votre suite { $cards } vaut aussi { $points }.
klaberjass-reason-score-if-better = Si votre suite est meilleure, vous marquez { $points }.
klaberjass-reason-unshown = Ainsi, { $player } ne voit pour l’instant aucune de vos cartes.
klaberjass-reason-dix-run = L’échange vous donne la suite { $cards }, qui vaut { $points }.
klaberjass-reason-dix = { $card } est un atout plus fort que { $seven }{ $points ->
    [0] {"."}
   *[other] {" "}et vaut { $points }.
}
klaberjass-reason-bella = Avec { $card }, vous marquez la bella : { $points } points.
klaberjass-reason-bella-lost = Si { $player } fait plus de points que vous, la bella annoncée lui revient aussi : { $points } points.
klaberjass-reason-bella-unsaid = Une bella qui n’est pas annoncée ne compte pour personne.

## Pourquoi pas

klaberjass-no-such-action = Ce coup n’existe pas au klaberjass.
klaberjass-first-round = Au premier tour, on prend la couleur retournée ou on passe.
klaberjass-second-round = Vous avez passé tous les deux ; au deuxième tour, on choisit une autre couleur ou on passe.
klaberjass-turned-suit = La retourne était à { $suit }, et vous avez passé tous les deux : choisissez une autre couleur.
klaberjass-bidding-over = L’atout est fixé ; les enchères sont finies.
klaberjass-no-schmeiss = À cette table, on ne peut pas proposer d’annuler la donne.
klaberjass-no-offer = Personne n’a proposé d’annuler la donne.
klaberjass-answer-offer = Répondez d’abord à la proposition d’annuler : jouer quand même, ou annuler.
klaberjass-must-name = Votre proposition est refusée ; choisissez maintenant l’atout.
klaberjass-dealer-must-name = À cette table, au deuxième tour, le donneur ne peut pas passer.
klaberjass-no-dix-now = Pour échanger le sept, il faut que l’atout soit fixé.
klaberjass-dix-not-turned = Le sept ne s’échange que si l’atout a été fixé au premier tour.
klaberjass-dix-no-seven = Pour l’échange, il faut avoir le sept d’atout en main.
klaberjass-dix-up-gone = La retourne ne s’échange pas : c’est le sept lui-même, ou elle n’est plus là.
klaberjass-dix-has-played = Le sept ne s’échange qu’avant votre première carte.
klaberjass-dix-window = À cette table, vous ne pouvez échanger le sept qu’avant d’annoncer une suite ou « rien ».
klaberjass-no-meld-now = Les suites s’annoncent après les enchères, avant la première carte.
klaberjass-no-sequence = Vous n’avez pas de suite (au moins trois cartes qui se suivent dans une même couleur).
klaberjass-not-announced = Aucune suite n’est annoncée : annoncez la vôtre, ou dites « rien ».
klaberjass-answer-number = Une suite est annoncée : répondez « mieux », « égal » ou « bon ».
klaberjass-not-more = Votre meilleure suite ne vaut pas plus que celle qui est annoncée.
klaberjass-not-same = Votre meilleure suite n’a pas la même valeur que celle qui est annoncée.
klaberjass-no-play-now = Les cartes se jouent après les enchères et l’annonce des suites.
klaberjass-must-follow = Vous avez la couleur demandée ({ $suit }) : il faut fournir.
klaberjass-must-beat = Vous avez un atout plus fort que { $card } : il faut monter.
klaberjass-must-trump = Vous n’avez pas de { $suit } : il faut couper ({ $trump }).
klaberjass-no-bella = La bella s’annonce en jouant la seconde carte du mariage d’atout ({ $king } et { $queen }), à condition d’avoir eu les deux.
klaberjass-bella-automatic = À cette table, la bella compte sans annonce.

## Les règles, page par page ; la première ligne est le titre

## The rules: a page is a text, its paragraphs are attributes; words that they explain

klaberjass-rules-overview = Le jeu
    .cards = Deux joueurs, 32 cartes : dans chaque couleur as, roi, dame, valet, dix, neuf, huit et sept. C’est un cousin de la belote.
    .turns = L’un distribue. L’autre, le *premier*, est toujours le premier à parler et à jouer. Les rôles s’échangent à chaque donne. La table dit qui doit jouer ; entre deux donnes, ce n’est le tour de personne.
    .goal = La partie finit quand le total convenu, 500 d’habitude, est atteint ; le plus haut total gagne.
    .course = Une donne a quatre temps :
    .course-bid = 1. Six cartes chacun, et les *enchères* : elles fixent l’atout.
    .course-deal = 2. Trois cartes de plus chacun : vous en avez neuf.
    .course-sequences = 3. On compare les *suites*, des cartes d’une même couleur qui se suivent : la plus forte rapporte des points en plus à celui qui l’a.
    .course-tricks = 4. Neuf plis, où l’on ramasse les cartes qui comptent.
    .trumps = • **Atout**, du plus fort au plus faible (points) : valet 20, neuf 14, as 11, dix 10, roi 4, dame 3, huit 0, sept 0.
    .plain = • Les trois autres sont les couleurs *ordinaires* : as 11, dix 10, roi 4, dame 3, valet 2, neuf 0, huit 0, sept 0.
    .mind = Attention au valet et au neuf : à l’atout, ce sont les deux plus fortes cartes. Et dans chaque couleur, le dix est au-dessus du roi. Quatorze cartes restent hors jeu ; vous en voyez deux.
klaberjass-rules-bidding = Les enchères
    .first = • **Premier tour.** Après la distribution, une carte est retournée : la *retourne*. Le premier à parler, puis le donneur, peut prendre la couleur de cette carte comme atout, ou passer. On ne peut pas encore choisir une autre couleur.
    .second = • **Deuxième tour.** Si les deux passent, chacun à son tour choisit l’une des trois autres couleurs, ou passe. Si les deux passent encore, personne ne marque et on redistribue.
    .maker = Qui fixe l’atout est le *preneur* et doit faire plus de points que l’autre dans cette donne.
    .over = Dès que l’atout est fixé, les enchères sont finies. Chacun reçoit trois cartes de plus, et on montre aux deux joueurs la carte du dessous du talon.
    .dix = • **Le sept d’atout** permet l’*échange du sept* : si l’atout a été fixé au premier tour et si vous avez ce sept, vous pouvez l’échanger contre la retourne.
    .dix-when = Échangez quand c’est à vous, avant de jouer votre première carte, et seulement tant que la retourne est là. Cela peut compléter une suite.
klaberjass-rules-bid-example = Exemple : une enchère
    .shown = Tiré d’une partie vraiment jouée : la retourne, la main du preneur, et pourquoi il a pris.
klaberjass-rules-melds = Suites et bella
    .what = Une suite, ce sont au moins trois cartes voisines d’une même couleur, dans l’ordre A R D V 10 9 8 7, à l’atout aussi. Trois cartes valent 20, quatre ou plus 50.
    .when = On compare les suites avant la première carte, et seul marque celui qui a la meilleure.
    .say = Le premier dit « 20 » ou « 50 », sans mentir, ou bien « rien ». On n’est pas obligé d’annoncer ce qu’on a.
    .answer = Le donneur répond. Après « rien », il peut annoncer une suite. Après un nombre, il y a trois réponses :
    .mine = • « Mieux » : la sienne vaut plus.
    .yours = • « Bon » : la sienne ne vaut pas plus, ou il préfère la taire.
    .same = • « Égal » : elle vaut autant. Chacun nomme sa plus haute carte ; la plus haute gagne. À égalité encore, une suite à l’atout gagne. Si aucune n’est à l’atout, personne ne marque.
    .show = Le gagnant montre **toutes** ses suites et les marque toutes. Le perdant ne montre rien.
    .bella = • **Bella** : si vous avez en main à la fois le roi et la dame d’atout, vous pouvez l’annoncer en jouant la seconde de ces deux cartes, pour 20 points. À la belote, cela s’appelle la belote-rebelote.
klaberjass-rules-play = Le jeu de la carte
    .lead = L’adversaire du donneur entame le premier pli ; ensuite, celui qui fait un pli entame le suivant. Chacun joue une carte ; on peut entamer ce qu’on veut.
    .follow = • **Fournissez** si vous le pouvez. Hors atout, il n’est pas nécessaire de monter.
    .beat = • **Si l’on demande atout**, montez si vous le pouvez ; sinon, donnez un atout quelconque.
    .void = • **Si vous ne pouvez pas fournir**, il faut couper, avec n’importe quel atout. Sans atout, jouez ce que vous voulez.
    .wins = Un atout l’emporte sur toute autre couleur ; s’il n’y en a pas, la plus forte carte de la couleur demandée prend le pli. Toute autre carte perd.
    .last = Le dernier pli vaut 10 points de plus (le dix de der).
klaberjass-rules-trick-example = Exemple : trois plis
    .shown = Tiré de la même donne : les mains, les cartes jouées, et celles que la règle interdisait.
klaberjass-rules-scoring = Le compte
    .sum = Chacun additionne ses points : cartes des plis, suites, bella, et 10 pour le dernier pli.
    .more = • Le preneur a **plus** : chacun marque ses points.
    .equal = • **Égalité** : le preneur ne marque rien, l’autre marque ses points.
    .less = • Le preneur a **moins** : il est *dedans*, ne marque rien, et l’autre marque les points des deux.
    .end = On ne marque qu’à la fin de la donne. Si les deux atteignent le total convenu avec le même score, la partie est nulle.
klaberjass-rules-score-example = Exemple : le compte d’une donne
    .shown = Le dernier pli de la même donne, et ce qui a été marqué.
klaberjass-rules-strategy = Dix conseils
    .rule1 = 1. Prenez la couleur retournée, ou choisissez-en une autre, si vous en avez le valet et un autre atout : cela suffit.
    .rule2 = 2. Sans le valet, il faut quatre atouts, ou trois dont le neuf.
    .rule3 = 3. Trois atouts sans valet ni neuf ont besoin d’aide : un as à côté, ou une suite.
    .rule4 = 4. Avec deux atouts et sans le valet, mieux vaut le plus souvent passer.
    .rule5 = 5. Avoir ensemble roi et dame d’atout vaut mieux qu’avoir un atout de plus, car la bella rapporte 20.
    .rule6 = 6. Une suite, dans n’importe quelle couleur, aide autant qu’un atout de plus.
    .rule7 = 7. Si vous avez le sept de la couleur retournée, comptez la retourne parmi vos cartes : prenez, et vous l’aurez.
    .rule8 = 8. Soyez plus prudent quand il manque à l’autre moins de cent points pour gagner : si vous êtes dedans, il marque aussi les vôtres.
    .rule9 = 9. Preneur, jouez d’abord atout, pour que vos as et vos dix ne soient pas coupés.
    .rule10 = 10. Gardez une carte maîtresse pour le dernier pli, qui rapporte 10 points de plus.
klaberjass-rules-options = Options
    .about = On peut les changer avant une partie ; la première valeur est la règle habituelle.
    .target = • **Se joue en** : 500, 300, 501 ou 1000.
    .schmeiss = • **Schmeiss** : non, ou oui. Si oui, au lieu d’enchérir, vous pouvez proposer d’annuler la donne. Si l’autre refuse et veut jouer, vous êtes preneur ; si c’est au deuxième tour, vous devez alors nommer une couleur.
    .name = • **Le donneur doit choisir une couleur** : non, ou oui (au deuxième tour, il ne peut alors pas passer, et chaque donne se joue).
    .five = • **Suite de cinq ou plus** : vaut 50, ou 100.
    .tie = • **Suites égales** : personne ne marque, ou l’adversaire du donneur marque.
    .longer = • **La plus longue suite d’abord** : non, ou oui (de deux suites de même valeur, la plus longue gagne).
    .shown = • **Les suites se montrent** : tout de suite, ou après le premier pli.
    .window = • **Échange du sept** : jusqu’à votre première carte, ou seulement avant l’annonce des suites.
    .tied = • **Donne à égalité** : le preneur ne marque rien ; ou les points vont au pot pour le prochain gagnant ; ou les deux marquent.
    .bella = • **Bella** : annoncée par le joueur, ou comptée d’office.
    .trick = • **Pli précédent** : reste visible, ou est caché aussitôt.

klaberjass-word-elder = premier (celui qui ne donne pas)
    .also = *premier*
klaberjass-word-bid = enchères
klaberjass-word-sequence = suite
    .also = *suites*
klaberjass-word-plain = couleur ordinaire
    .also = *ordinaires*
klaberjass-word-turnup = retourne
    .also = *retourne*
klaberjass-word-maker = preneur
klaberjass-word-dix = échange du sept
klaberjass-word-bella = bella
klaberjass-word-bete = dedans
