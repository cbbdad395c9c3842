# Le barbu. Cartes, couleurs, hauteurs et joueurs arrivent en mots tout faits ; les montants, en nombres.

barbu-name = Barbu

## Variantes et options

barbu-preset-article = Classique (le déclarant peut contrer ceux qui ne l’ont pas contré)
barbu-preset-international = Internationale (le déclarant peut seulement surcontrer)
barbu-option-length = Donnes
barbu-option-declarerOrder = Déclarants
barbu-option-declarerOrder-rotate = changent à chaque donne
barbu-option-declarerOrder-sevenInRow = déclarent toutes leurs donnes de suite
barbu-option-doubling = Contres
barbu-option-doubling-on = oui
barbu-option-doubling-off = non
barbu-option-declarerDoubles = Le déclarant peut contrer
barbu-option-declarerDoubles-onlyThoseWhoDidNot = ceux qui ne l’ont pas contré
barbu-option-declarerDoubles-redoubleOnly = ceux qui l’ont contré
barbu-option-declarerDoubles-none = personne
barbu-option-declarerDoubles-free = qui il veut
barbu-option-positiveFlanks = À l’atout et à la réussite, les autres contrent
barbu-option-positiveFlanks-allowed = qui ils veulent
barbu-option-positiveFlanks-dealerOnly = seulement le déclarant
barbu-option-mandatoryDoubles = Contres obligatoires sur chaque déclarant
barbu-option-skipUndoubled = Contrats négatifs sans aucun contre
barbu-option-skipUndoubled-off = se jouent
barbu-option-skipUndoubled-on = ne se jouent pas
barbu-option-heartLead = Entamer cœur dans Pas de cœur et Pas de roi de cœur
barbu-option-heartLead-never = seulement si l’on n’a que du cœur
barbu-option-heartLead-afterBroken = dès qu’un cœur a été défaussé
barbu-option-heartLead-free = toujours
barbu-option-ruff = Au contrat d’atout, quand on ne peut ni fournir ni monter
barbu-option-ruff-winOnly = jouer ce qu’on veut
barbu-option-ruff-mustTrump = jouer atout quand même
barbu-option-stopWhenDecided = Donnes dont le résultat est acquis
barbu-option-stopWhenDecided-on = s’arrêtent aussitôt
barbu-option-stopWhenDecided-off = se jouent jusqu’au bout
barbu-option-aceAgain = À la réussite, un as
barbu-option-aceAgain-off = ne fait pas rejouer
barbu-option-aceAgain-on = fait rejouer
barbu-option-dominoScores = La réussite vaut
barbu-option-dominoEnd = La réussite finit
barbu-option-dominoEnd-third = quand trois ont fini
barbu-option-dominoEnd-last = à la dernière carte

## Les contrats, en entier, en bref, et comme on les déclare

barbu-played-about = Contrats déclarés (réussi : plus de points que la moyenne des trois autres)
barbu-contract-NT = Pas de plis
barbu-contract-NQ = { $rank ->
    [ober] Pas d’obers
   *[other] Pas de { $rank }s
}
barbu-contract-NL = Pas les deux derniers
barbu-contract-NH = Pas de { $suit }
barbu-contract-NK = Pas de { $rank } de { $suit }
    .also = Barbu, Le barbu
barbu-contract-TR = Atout
barbu-contract-DO = Réussite
    .also = Dominos, Domino
barbu-short-NT = plis
barbu-short-NQ = { $rank }s
barbu-short-NL = deux derniers
barbu-short-NH = { $suit }
barbu-short-NK = { $rank } de { $suit }
barbu-short-TR = atout
barbu-short-DO = réussite
barbu-brief-NH = { $suit }
barbu-brief-NK = { $card }
barbu-contracts = { $head }, { $next }
barbu-contracts-none = rien
barbu-declared-TR = Atout { $suit }
barbu-declared-DO = Réussite, départ { $rank }
barbu-declared-by = { $contract }, par { $player }
barbu-tariff-NT = −{ $usual } par pli
barbu-tariff-NQ = −{ $usual } par { $rank }
barbu-tariff-NL = −{ $usual } pour l’avant-dernier pli, −{ $special } pour le dernier
barbu-tariff-NH = −{ $usual } par { $suit ->
    [roses] rose
   *[other] { $suit }
}, mais −{ $special } pour l’{ $rank }
barbu-tariff-NK = −{ $usual } pour le { $rank } de { $suit }
barbu-tariff-TR = +{ $usual } par pli
barbu-tariff-DO = +{ $first } à qui finit en premier, +{ $second } en deuxième, +{ $third } en troisième, −{ $last } en dernier
barbu-left = reste : { $contracts }
barbu-left-all = reste : les sept contrats
barbu-left-any = reste : { $count } des sept contrats, au choix
barbu-left-some = reste : { $count } parmi { $contracts }
barbu-left-none = plus rien à déclarer

## Les réponses, telles que les disent les boutons

barbu-action-card = { $card }
barbu-action-pass = Passer
barbu-group-negative = Contrats négatifs : ne rien prendre
barbu-group-trumps = Atout : faire des plis
barbu-group-dominoes = Réussite : finir en premier
barbu-double-whom = Qui contrez-vous ? Entre deux joueurs dont l’un a contré l’autre, celui qui a le moins paie la différence à celui qui a le plus ; si chacun a contré l’autre, deux fois la différence.
barbu-double-whom-back = Qui contrez-vous ? Entre deux joueurs dont l’un a contré l’autre, celui qui a le moins paie la différence à celui qui a le plus. Avec { $whom }, ce serait deux fois la différence (×2).

## La table

barbu-heading-opening = { $length } donnes
barbu-heading-deal = Donne { $number } sur { $length }
barbu-part-declarer = déclarant
barbu-said-doubles = a contré { $whom }
barbu-said-doubled-by = contré par { $whom }
barbu-said-redoubled = ×2 avec { $whom }
barbu-said-doubles-nobody = ne contre personne
barbu-said-out = { $place ->
    [1] a fini en premier
    [2] a fini en deuxième
    [3] a fini en troisième
   *[other] a fini en dernier
}
barbu-said-passed = a passé
barbu-said-laid = a posé { $card }
barbu-group-taken = Pris par { $player }
barbu-waiting-opening = On va distribuer les cartes.
barbu-waiting-ended = La donne suivante arrive.
barbu-waiting-over = La partie est terminée.
barbu-prompt-declaring = C’est à { $player } de déclarer un contrat.
barbu-prompt-declaring-own = Déclarez un contrat.
barbu-prompt-doubling-own = Qui contrez-vous ?
barbu-prompt-dominoes = { $player } pose une carte, ou passe si aucune ne va.
barbu-prompt-dominoes-own = Posez une carte, ou passez si aucune ne va.

## Ce qui se passe

barbu-dealt = Donne { $number } sur { $length } : { $dealer } distribue et déclare.
barbu-declared = { $player } déclare : { $contract }.
barbu-doubled = { $player } a contré { $whom }.
barbu-doubled-nobody = { $player } ne contre personne.
barbu-redoubled = { $player } surcontre { $whom }.
barbu-doubled-and-back = { $player } a contré { $whom } et surcontré { $back }.
barbu-took-trick = { $player } fait le pli { $number }.
barbu-took-cards = { $player } fait le pli { $number }, qui contient { $cards }.
barbu-laid = { $player } pose : { $card }.
barbu-passed = { $player } passe.
barbu-went-out = { $player } finit { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] en dernier
}.
barbu-scored = { $player } { $amount }
barbu-deal-scored = Cette donne : { $first }, { $second }, { $third }, { $fourth }.
barbu-deal-skipped = Personne n’a contré : la donne ne se joue pas. { $first }, { $second }, { $third }, { $fourth }.
barbu-match-won = { $winner } gagne la partie avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
barbu-match-shared = { $winner } se partagent la première place avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
barbu-match-drawn = Les quatre joueurs se partagent la première place avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## La feuille de marque

barbu-sheet-undoubled = aucun contre
barbu-sheet-doubles = { $player } a contré { $whom }
barbu-sheet-doubles-both = { $player } a contré { $whom } et le déclarant
barbu-sheet-doubles-dealer = { $player } a contré le déclarant
barbu-sheet-doubles-all = { $player } a contré tout le monde
barbu-sheet-check = contrôle : la somme des quatre scores est { $sum }
barbu-sheet-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
barbu-sheet-NQ = { $count } { $rank }{ $count ->
    [one] {""}
   *[other] s
}
barbu-sheet-NH = { $count } { $suit ->
    [roses] { $count ->
    [one] rose
   *[other] roses
}
   *[other] { $suit }{ $count ->
    [one] {""}
   *[other] s
}
}
barbu-sheet-NH-ace = { $count ->
    [1] l’{ $rank }
   *[other]
            { $count } { $suit ->
                [roses] { $suit }
               *[other] { $suit }s
            } dont l’{ $rank }
}
barbu-sheet-NK = { $count ->
    [1] le { $rank }
   *[other] sans le { $rank }
}
barbu-sheet-NL = { $amount ->
    [10] avant-dernier pli
    [20] dernier pli
    [30] les deux derniers plis
   *[other] aucun des deux derniers
}
barbu-sheet-DO = { $place ->
    [1] fini en premier
    [2] fini en deuxième
    [3] fini en troisième
   *[other] fini en dernier
}
barbu-sheet-skipped = non jouée
barbu-sheet-from = payé par { $player }
barbu-sheet-to = payé à { $player }
barbu-sheet-twice = ×{ $times }
barbu-sheet-declared = { $player } { $count ->
    [one] a
   *[other] ont
} déclaré { $done } ; { $left }

## Pourquoi une réponse est bonne : ce que le joueur peut savoir

barbu-reason-only-contract = C’est le seul contrat qui vous reste.
barbu-reason-few-contracts = Il ne vous reste que { $count } contrats, et il faut en choisir un.
barbu-reason-low-cards = Sur vos 13 cartes, { $count } sont basses ({ $rank } ou moins).
barbu-reason-average-low-cards = Sur vos 13 cartes, { $count } sont basses ({ $rank } ou moins) : tout juste la moyenne.
barbu-reason-low-in-all = Dans chacune de vos couleurs, vous avez une carte basse ({ $rank } ou moins) pour rester dessous.
barbu-reason-low-in-most = Avec { $cards }, vous pouvez souvent rester sous les autres dans trois de vos couleurs.
barbu-reason-high-lowest = { $count ->
    [one] { $cards } est votre plus basse carte dans sa couleur
   *[other] { $cards } sont vos plus basses cartes dans leurs couleurs
} : si l’on entame plus bas, vous devrez monter.
barbu-reason-few-low-cards = Sur vos 13 cartes, { $count ->
    [0] aucune n’est basse
    [1] une seule est basse
   *[other] seulement { $count } sont basses
} ({ $rank } ou moins).
barbu-reason-high-cards = Sur vos 13 cartes, { $count } sont hautes ({ $rank } ou plus) ; les cartes hautes font facilement des plis.
barbu-reason-may-get = Hors { $suit }, { $count ->
    [one] une de vos cartes est haute ({ $rank } ou plus) : sur un pli qu’elle prend
   *[other] { $count } de vos cartes sont hautes ({ $rank } ou plus) : sur un pli qu’elles prennent
}, quelqu’un peut défausser { $target }.
barbu-reason-few-high = Sur vos 13 cartes, { $count ->
    [0] aucune n’est haute
    [1] une seule est haute
   *[other] seulement { $count } sont hautes
} ({ $rank } ou plus).
barbu-reason-void = Vous n’avez pas de { $suit } : quand on en joue, vous défaussez ce que vous voulez.
barbu-reason-short = À { $suit }, vous n’avez { $count ->
    [1] qu’une carte : quand elle sera jouée
   *[other] que { $count } cartes : quand elles seront jouées
}, vous pourrez défausser { $card } sur cette couleur.
barbu-reason-guarded = À côté de { $card }, vous avez { $lower } { $lower ->
    [one] carte plus basse dans la même couleur : vous pouvez la jouer
   *[other] cartes plus basses dans la même couleur : vous pouvez les jouer
} d’abord, et { $card } seulement quand c’est sans danger.
barbu-reason-bare = À côté de { $card }, vous { $lower ->
    [0] n’avez aucune carte plus basse
    [1] n’avez qu’une carte plus basse
   *[other] n’avez que { $lower } cartes plus basses
} dans la même couleur.
barbu-reason-no-queen = Vous-même, vous n’avez { $rank ->
    [ober] pas d’ober
   *[other] pas de { $rank }
}.
barbu-reason-nothing-above = Aucune de vos cartes ne bat { $rank ->
    [ober] un ober
   *[other] une { $rank }
}.
barbu-reason-below-queens = Dans les couleurs de { $cards }, vous n’avez ni as ni roi : rien ne vous oblige à prendre ces dames avec une carte plus haute.
barbu-reason-could-catch = Vous avez { $card }, et { $target } est dans une autre main : vous pourriez devoir prendre cette carte.
barbu-reason-lowest = Personne d’autre n’a de carte plus basse que { $cards } dans la même couleur : c’est utile pour ne pas prendre à la fin.
barbu-reason-no-lowest = Dans chacune de vos couleurs, quelqu’un d’autre a la carte la plus basse.
barbu-reason-highest = À { $suit }, votre plus haute carte est { $card }.
barbu-reason-neither = Vous n’avez ni { $card }, ni { $above }, la seule carte qui peut le prendre.
barbu-reason-trumps = Avec { $suit } pour atout, vous { $count ->
    [0] n’en avez aucun
    [1] en avez un, qui n’est pas parmi les quatre plus forts
   *[other] en avez { $count }, mais aucun des quatre plus forts
}.
barbu-reason-trumps-with = Avec { $suit } pour atout, vous en avez { $count ->
    [1] un : { $cards }
   *[other] { $count }, dont { $cards }
}.
barbu-reason-aces = Dans les autres couleurs, vous avez { $cards }.
barbu-reason-void-trumps = Vous n’avez pas de { $suit } : quand on en joue, vous pouvez couper.
barbu-reason-no-ace = Vous n’avez aucun { $rank }.
barbu-reason-starts = Parmi les cartes de départ, vous avez { $cards }.
barbu-reason-waits-for-nobody = { $count ->
    [1] Une de vos cartes n’attend
   *[other] { $count } de vos cartes n’attendent
} la carte d’aucun autre joueur.
barbu-reason-near-start = Sur vos 13 cartes, { $count } sont à { $steps } rangs au plus de la carte de départ ({ $rank }) : vous pourrez vite les poser.
barbu-reason-others-wait = { $count } cartes des autres doivent attendre une des vôtres, contre { $average } en moyenne.
barbu-reason-no-ends = Les bouts des séries viennent en dernier, et vous n’en avez aucun.
barbu-reason-ends-early = Si les séries commencent là ({ $rank }), vous pourrez vite poser { $cards } ; ailleurs, ces cartes viendraient le plus souvent en dernier.
barbu-reason-run = Vous avez toutes les cartes de { $first } à { $last } : dès que la première peut être posée, personne ne peut bloquer les autres.
barbu-reason-ends-wait = Les bouts des séries se posent en dernier, après des cartes d’autres joueurs, et vous avez { $cards }.
barbu-reason-near-ends = { $count } de vos cartes sont parmi les { $last } dernières d’une longue série, contre { $average } en moyenne.
barbu-reason-start-count = { $count ->
    [0] Vous n’avez aucune carte de départ ({ $rank }) : les autres ouvrent toutes les séries.
    [4] Vous avez les quatre cartes de départ ({ $rank }).
    [1] Vous avez une des quatre cartes de départ ({ $rank }).
   *[other] Vous avez { $count } des quatre cartes de départ ({ $rank }).
}

barbu-reason-must-double = Vous devez ce contre à { $player } : il est obligatoire maintenant.
barbu-reason-owed = Ce contre compte parmi les contres obligatoires ; vous en devez { $owed ->
    [1] encore un
   *[other] encore { $owed }
} à { $player }.
barbu-reason-unpaid = Personne ne vous a contré : si l’on en reste là, vous ne payez personne et personne ne vous paie.
barbu-reason-unpaid-for-good = Personne ne vous a contré : sans contre de votre part, vous ne payez ni ne recevez rien.
barbu-reason-twice = Vous êtes déjà contré par { $whom } : la différence compterait double.
barbu-reason-once = Déjà contré par { $whom } : si vous ne surcontrez pas, la différence ne se paie qu’une fois.
barbu-reason-once-anyway = Quoi que vous répondiez, l’écart entre vous et { $whom } ne compte qu’une fois.
barbu-reason-higher-gets = Entre vous et un joueur que vous contrez, celui qui marque le plus reçoit la différence.
barbu-reason-silent = Vous n’êtes pas contré par { $whom }, alors que c’était possible.
barbu-scores-more = En moyenne, vous marquez plus que { $whom } dans cette donne.
barbu-scores-as-much = En moyenne, vous marquez plus que { $whom } dans cette donne, et autant que { $equal }.
barbu-scores-hardly-less = En moyenne, vous marquez plus que { $whom } dans cette donne, et à peine moins que { $more }.
barbu-scores-least = En moyenne, c’est vous qui marquez le moins dans cette donne.
barbu-brings-more-now = En moyenne, il vous rapporte plus maintenant que si vous le gardiez.

barbu-reason-alone = Personne d’autre n’a de { $suit } : votre carte prend le pli.
barbu-reason-lead-lowest = Les autres n’ont rien de plus petit que { $card } dans cette couleur : qui fournit passe au-dessus.
barbu-reason-lead-early = Les autres ont encore { $count } cartes à { $suit } : qui doit fournir ne peut pas se débarrasser d’une carte qui coûte.
barbu-reason-lead-top = Personne d’autre n’a plus fort que { $card } : vous prenez le pli.
barbu-reason-top-anyway = Sauf défausse sur une autre couleur, { $card } vous fera tôt ou tard prendre un pli ; vous en voilà débarrassé.
barbu-reason-lead-top-free = Personne d’autre ne peut battre { $card } : elle prend le pli, qui ne coûte rien ; seuls les deux derniers coûtent.
barbu-reason-may-lose = Avec toute autre carte, vous prendriez le pli à coup sûr ; avec { $card }, peut-être pas.
barbu-reason-lead-harmless = { $card } fait le pli, mais personne d’autre n’a de carte qui coûte des points : il ne vous coûte rien.
barbu-reason-lead-under = Un autre joueur a { $target }, au-dessus de votre carte : si { $target } tombe maintenant, le pli est pour quelqu’un d’autre.
barbu-reason-lead-counts = { $card } vous coûte { $cost } points si personne ne joue une carte plus haute : il en reste { $higher } chez les autres.
barbu-reason-lead-between = À { $suit }, les autres ont { $higher ->
    [1] une carte plus haute
   *[other] { $higher } cartes plus hautes
} et { $lower ->
    [1] une plus basse
   *[other] { $lower } plus basses
}.
barbu-reason-while-free = À { $suit }, les autres ont { $lower } cartes plus basses : à la fin, { $card } prendrait facilement un pli ; maintenant, en prendre un ne coûte rien.
barbu-reason-high-for-the-end = À la fin, quand les plis coûtent, { $card } en prendrait facilement un : à { $suit }, les autres ont { $lower } cartes plus basses.
barbu-reason-low-for-the-end = À { $suit }, personne d’autre n’a de carte plus basse que { $card } : à garder pour les deux derniers plis.
barbu-reason-way-out = À { $suit }, les autres n’ont rien de plus bas que { $card } : une entame sans risque, à garder pour plus tard.
barbu-reason-free-trick = Seuls les deux derniers plis coûtent : celui-ci est gratuit.
barbu-reason-lead-middle = Une carte plus forte peut encore prendre ce pli. Plus tard, { $card } en prendra peut-être un qui coûte.
barbu-reason-draws-last = Elle fait tomber { $card } : ensuite, à { $suit }, vous ne ferez de pli qu’en entamant vous-même.
barbu-reason-play-under = Gardez { $card } pour jouer sous { $higher } : votre { $best } sera alors la plus forte carte à { $suit }.
barbu-reason-leads-to-last-two = Qui prend ce pli entame le suivant, et dans les deux derniers plis, même une petite carte gagne si personne d’autre n’a la couleur.
barbu-reason-last-trick = Vous gardez { $card } pour le dernier pli, qui coûte { $cost } : la carte la plus basse risque moins de le prendre.
barbu-reason-would-lead = Si elle prend le pli, vous devrez entamer juste quand les plis commencent à coûter.
barbu-reason-throw-cost = Vous ne pouvez pas fournir : quelqu’un d’autre doit prendre { $card } (−{ $cost }).
barbu-reason-could-throw = Vous pourriez plutôt défausser { $card } (−{ $cost }), qu’un autre devrait alors prendre.
barbu-reason-goes-to = { $times ->
    [0] { $player } prendrait le pli : l’écart entre vous ne se paie pas, mais celui avec { $whom } se paie.
   *[other] { $player } prendrait le pli : l’écart entre vous se paie une seule fois, celui avec { $whom } deux fois.
}
barbu-reason-throw-above = Vous vous débarrassez de { $card }, qui aurait pu vous faire prendre { $target }.
barbu-reason-throw-top = Vous vous débarrassez de { $card } : à { $suit }, personne d’autre n’a de carte plus haute.
barbu-reason-throw = Vous vous débarrassez de { $card } : à { $suit }, les autres ont { $lower ->
    [1] une carte plus basse
   *[other] { $lower } cartes plus basses
}.
barbu-reason-throw-safe = À { $suit }, personne d’autre n’a de carte plus basse que { $card } : vous pouvez la garder sans risque.
barbu-reason-throw-alone = Personne d’autre n’a de { $suit } : { $card } ne prend un pli que si vous l’entamez.
barbu-reason-keeps-alone = Vous gardez { $cards } : comme personne d’autre n’a de { $suit }, ces cartes ne prennent un pli que si vous les entamez.
barbu-reason-hearts-wait = Personne n’entame cœur tant qu’il a autre chose : rien ne presse de jeter { $card }.
barbu-reason-cannot-follow = Vous ne pouvez pas fournir : le pli ne sera pas pour vous.
barbu-reason-under-cost = Vous vous débarrassez de { $card } (−{ $cost }) : { $best } est au-dessus, quelqu’un d’autre fera le pli.
barbu-reason-highest-under = C’est votre plus haute carte sous { $best } : vous ne prenez pas le pli.
barbu-reason-under = Elle reste sous { $best } : vous ne prenez pas le pli.
barbu-reason-higher-fits = Vous pourriez plutôt vous débarrasser de { $higher } : cette carte reste aussi sous { $best }.
barbu-reason-nothing-lower = Dans la couleur, vous n’avez rien sous { $best } : il faut passer au-dessus.
barbu-reason-may-be-beaten = Après vous, quelqu’un peut encore avoir { $higher ->
    [1] la seule carte plus haute qui prendrait le pli
   *[other] une des { $higher } cartes plus hautes qui prendraient le pli
}.
barbu-reason-takes-cost = Elle prend le pli : −{ $cost }.
barbu-reason-takes-cost-yet = Personne après vous ne peut passer au-dessus : votre carte prend le pli, −{ $cost } pour le moment.
barbu-reason-takes-nothing = Elle prend le pli, qui ne coûte rien.
barbu-reason-takes-nothing-yet = Personne après vous ne peut passer au-dessus : votre carte prend le pli, qui ne coûte rien pour le moment.
barbu-reason-keeps-under = Vous gardez { $cards } pour rester plus tard sous les autres.
barbu-reason-may-throw = { $player } n’a pas de { $suit } et peut donc se défausser d’une carte qui coûte.
barbu-reason-several-may-throw = { $whom } n’ont pas de { $suit } et peuvent donc se défausser de ce qui coûte.
barbu-reason-may-fall = { $target } peut encore tomber sur ce pli, et vous pourriez devoir le prendre.
barbu-reason-takes-thrown = Elle fait le pli, et { $whom }, qui { $count ->
    [1] n’a pas
   *[other] n’ont pas
} de { $suit }, { $count ->
    [1] peut
   *[other] peuvent
} y défausser ce qui coûte.
barbu-reason-nothing-yet = Pour le moment, ce pli ne coûte rien.
barbu-reason-your-highest = Vous vous débarrassez de votre plus haute carte à { $suit }.
barbu-reason-among-highest = Vous vous débarrassez d’une carte aussi forte que votre plus haute à { $suit } : personne d’autre n’en a entre les deux.
barbu-reason-last-of-suit = C’est votre dernière carte à { $suit } : si l’on en rejoue, défaussez ce que vous voulez.
barbu-reason-nearly-void = Il ne vous restera alors que { $card } à { $suit } : ensuite, vous pourrez défausser quand on jouera cette couleur.
barbu-reason-leaves-alone = { $card } reste alors seule dans sa couleur : si l’on entame celle-ci, vous devrez la jouer.
barbu-reason-last-before-throw = C’est votre dernière carte à { $suit } : la prochaine fois, vous pourrez défausser { $target }.
barbu-reason-towards-throw = { $count ->
    [1] Il vous reste alors une carte à { $suit } : quand elle sera jouée, vous pourrez défausser { $target } sur cette couleur.
   *[other] Il vous reste alors { $count } cartes à { $suit } : quand elles seront jouées, vous pourrez défausser { $target } sur cette couleur.
}
barbu-reason-keeps-low = Vous gardez { $card } pour la fin : à { $suit }, personne d’autre n’a de carte plus basse.
barbu-reason-cash-later = Vous gardez { $cards } : plus tard, { $count ->
    [1] cette carte pourra encore prendre un pli qui ne coûte
   *[other] ces cartes pourront encore prendre des plis qui ne coûtent
} rien.
barbu-reason-may-cash = Vous gardez { $cards } : il n’y a que { $higher } au-dessus, donc vous pourrez peut-être encore prendre tant que cela ne coûte rien.
barbu-reason-middle-goes = { $card } peut partir : contrairement à { $best }, pas de pli gratuit assuré plus tard, et trop haut pour la fin.
barbu-reason-keeps-way-out = Vous gardez { $card }, une entame sans risque pour plus tard : à { $suit }, personne d’autre n’a de carte plus basse.
barbu-reason-keeps-lower = Vous gardez { $card } pour perdre la main plus tard : à { $suit }, les autres ont { $higher } cartes plus hautes et { $lower ->
    [1] une plus basse
   *[other] { $lower } plus basses
}.

barbu-reason-nothing-fits = Aucune de vos cartes ne va.
barbu-reason-opens-own = Elle ouvre la voie à votre { $card }.
barbu-reason-opens-nothing = Rien ne vient après elle : elle n’ouvre la voie à aucune carte des autres.
barbu-reason-way-to = Elle prépare la voie à votre { $card } ; entre les deux, les autres ont { $others ->
    [1] une carte
   *[other] { $others } cartes
} à poser.
barbu-reason-way-longest = Elle vous rapproche de { $card } : { $others } cartes des autres vous en séparent, et c’est le plus long chemin que vous puissiez raccourcir maintenant.
barbu-reason-way-past-own = Au-delà de { $own }, que vous avez aussi, cela vous rapproche de { $card } : les autres ont { $others ->
    [1] la carte
   *[other] les { $others } cartes
} entre les deux.
barbu-reason-holds-back = Vous retenez { $card } : { $count ->
    [1] { $waits }, chez un autre joueur, l’attend
   *[other] { $count } cartes des autres l’attendent, d’abord { $waits }
}.
barbu-reason-holds-run = Vous retenez { $cards } : derrière, { $count ->
    [1] une carte des autres attend
   *[other] { $count } cartes des autres attendent
}.
barbu-reason-holds-start = Vous retenez { $card } : { $count } cartes des autres l’attendent, plus hautes et plus basses.
barbu-reason-keeps-free = Vous gardez { $card } en réserve, pour un tour où vous voudrez retenir vos autres cartes : elle n’aide personne.
barbu-reason-opens-fewest = Parmi les cartes que vous pouvez poser, c’est celle qui ouvre la voie au plus petit nombre de cartes des autres : { $count }.
barbu-reason-opens-other = Elle ouvre aussitôt la voie à { $count ->
    [1] { $card }, qu’un autre joueur a en main
   *[other] { $count } cartes des autres, d’abord { $card }
}.
barbu-reason-opens-row = Elle ouvre aussitôt la voie à { $count } cartes des autres, plus hautes et plus basses.
barbu-reason-gives-up = Tant que vous gardez { $card }, { $count ->
    [1] une carte des autres doit
   *[other] { $count } cartes des autres doivent
} attendre.
barbu-reason-can-wait = Aucune autre de vos cartes n’attend { $card }, et vous pourrez encore la poser plus tard.
barbu-reason-given-up-soon = Sinon, vous n’avez que { $other } à poser : difficile d’attendre.

barbu-reason-flushes = Chacun doit, s’il le peut, monter au-dessus du meilleur atout du pli : cela peut faire tomber des atouts plus forts que votre { $card }.
barbu-reason-need-not-lead = Qui prend le pli entame le suivant, et aucune de vos cartes n’est sûre de le remporter.
barbu-reason-becomes-top = Vous gardez { $card } : il n’y a que { $higher } au-dessus. Une fois cette carte tombée, la vôtre est la plus haute à { $suit }.
barbu-reason-beats-later = Vous gardez { $card } pour battre { $cards } plus tard : aucune grosse carte n’est encore tombée dans ce pli.
barbu-reason-long-suit = Il vous reste { $count } cartes à { $suit } : plus il en tombe, plus les vôtres ont de chances de faire un pli.
barbu-reason-makes-discard = Les autres n’ont plus d’atout : sur { $card }, ils doivent se défausser, peut-être de cartes hautes.
barbu-reason-forces = Plus personne d’autre n’a de { $suit } : le premier qui a un atout doit couper votre carte.
barbu-reason-void-left = { $count ->
    [1] Après { $card }, vous n’avez plus de carte à { $suit } et pouvez couper ; les autres en ont encore une.
   *[other] Après { $card }, vous n’avez plus de carte à { $suit } et pouvez couper ; les autres en ont encore { $count }.
}
barbu-reason-all-follow = Les autres ont encore { $count } cartes à { $suit } : tous devront sans doute fournir, sans pouvoir couper.
barbu-reason-soon-trumped = À { $suit }, il reste peu de cartes aux autres : quelqu’un pourra peut-être couper.
barbu-reason-draws-for = Chaque atout qui tombe, c’est un de moins pour prendre { $cards }, que vous gardez.
barbu-reason-draws-low = { $count ->
    [1] Vous gardez { $cards }, qui fera un pli plus tard : un petit atout fait tomber autant d’atouts.
   *[other] Vous gardez { $cards }, qui feront des plis plus tard : un petit atout fait tomber autant d’atouts.
}
barbu-reason-tops-wait = Vous gardez { $cards } pour prendre quand d’autres joueront { $count ->
    [1] cette couleur
   *[other] ces couleurs
} : vous pourrez alors battre de grosses cartes.
barbu-reason-trumps-wait = Vous gardez { $cards } : personne d’autre n’a d’atout plus fort, et ces plis vous restent assurés.
barbu-reason-in-between = { $card } peut partir : carte trop basse pour prendre à coup sûr un pli gratuit, trop haute pour la fin.
barbu-reason-hardly-wins = Avec { $card }, vous ne ferez sans doute pas de pli : à { $suit }, les autres ont { $higher } cartes plus hautes.
barbu-reason-lone = Plus personne d’autre n’a de { $suit } : { $card } ne fait un pli que si vous l’entamez.
barbu-reason-as-good-left = Vous gardez { $next }, qui vaudra autant désormais : plus personne d’autre n’a de carte entre les deux.

barbu-takes = Après ce coup, { $card } prend { $what } dans { $this } % des donnes essayées ; après { $advised }, dans { $first } %.
barbu-takes-again = Après ce coup, { $card } prend { $what } dans { $this } % des donnes essayées.
barbu-takes-alone = Après ce coup, { $card } prend { $what } dans { $this } % des donnes essayées, car plus personne d’autre n’a de { $suit } ; après { $advised }, dans { $first } %.
barbu-stuck = Après ce coup, { $card } vous reste sur les bras à la fin dans { $this } % des donnes essayées ; après { $advised }, dans { $first } %.
barbu-stuck-again = Après ce coup, { $card } vous reste sur les bras à la fin dans { $this } % des donnes essayées.
barbu-stuck-kept = Si vous attendez, { $card } vous reste sur les bras à la fin dans { $this } % des donnes essayées.
barbu-takes-played = Si vous jouez { $card } maintenant, cette carte prend { $what } dans { $this } % des donnes essayées ; si vous la gardez et jouez { $advised }, dans { $first } %.
barbu-takes-kept = Si vous gardez { $card } pour plus tard, cette carte prend { $what } dans { $this } % des donnes essayées ; si vous la jouez maintenant, dans { $first } %.
barbu-takes-kept-again = Si vous gardez { $card } pour plus tard, cette carte prend { $what } dans { $this } % des donnes essayées.
barbu-taken-NT = un pli
barbu-taken-NQ = { $rank ->
    [dame] une dame
   *[other] un { $rank }
}
barbu-taken-NL = un des deux derniers plis
barbu-taken-NH = { $suit ->
    [roses] des { $suit }
   *[other] du { $suit }
}
barbu-taken-NK = { $card }
barbu-takes-all-NT = Sur 100 donnes essayées, vous prenez alors { $more } plis de plus qu’après { $advised }.
barbu-takes-all-NQ = Sur 100 donnes essayées, vous ramassez alors { $rank ->
    [dame] une dame
   *[other] un { $rank }
} { $more } fois de plus qu’après { $advised }.
barbu-takes-all-NL = Sur 100 donnes essayées, vous prenez alors l’un des deux derniers plis { $more } fois de plus qu’après { $advised }.
barbu-takes-all-NH = Sur 100 donnes essayées, vous ramassez alors { $suit ->
    [roses] des { $suit }
   *[other] du { $suit }
} { $more } fois de plus qu’après { $advised }.
barbu-takes-all-NK = Sur 100 donnes essayées, vous prenez alors { $card } { $more } fois de plus qu’après { $advised }.
barbu-takes-all-TR = Sur 100 donnes essayées, vous faites alors { $more } plis de moins qu’après { $advised }.
barbu-takes-all-DO = Sur 100 donnes essayées, vous finissez alors avec { $more } cartes de plus en main, au total, qu’après { $advised }.
barbu-declarer-takes-NT = Sur 100 donnes essayées, vous prenez { $count } plis au total ; à parts égales, ce serait { $share }.
barbu-declarer-takes-NL = Sur 100 donnes essayées, vous prenez l’un des deux derniers plis { $count } fois ; à parts égales, ce serait { $share }.
barbu-declarer-takes-NK = Sur 100 donnes essayées, vous prenez { $card } dans { $count } ; à parts égales, ce serait { $share }.

## Pourquoi pas

barbu-no-such-action = Ce coup n’existe pas au barbu.
barbu-already-declared = Le contrat de cette donne est déjà déclaré.
barbu-declare-first = Le déclarant doit d’abord annoncer son contrat.
barbu-declared-before = { $contract } : vous l’avez déjà déclaré, et chaque contrat ne se déclare qu’une fois.
barbu-no-doubling = À cette table, on ne contre pas.
barbu-double-first = On ne joue les cartes qu’une fois que tout le monde a dit qui il veut contrer.
barbu-doubling-over = On ne contre plus dans cette donne.
barbu-named-twice = Vous avez nommé un joueur deux fois ; on ne contre chacun qu’une fois.
barbu-not-yourself = On ne se contre pas soi-même.
barbu-dealer-only = À l’atout comme à la réussite, cette table ne permet de contrer que le déclarant.
barbu-redouble-only = { $player } ne vous a pas contré ; comme déclarant, vous ne pouvez que surcontrer.
barbu-doubled-you = { $player } vous a contré ; comme déclarant, vous ne contrez que ceux qui ne l’ont pas fait.
barbu-must-double = Il reste tout juste assez de donnes pour vos contres obligatoires sur ce déclarant : cette fois, vous devez le contrer.
barbu-no-heart-lead = Vous ne pouvez pas entamer { $suit } maintenant : vous avez autre chose en main.
barbu-must-follow = Vous avez la couleur demandée ({ $suit }) : il faut fournir.
barbu-must-beat = Vous avez un atout plus fort que { $card } : il faut monter.
barbu-must-trump = Vous n’avez pas de { $suit } : il faut couper ({ $trump }).
barbu-must-overtrump = Vous ne pouvez pas fournir, et vous avez un atout plus fort que { $card } : il faut surcouper.
barbu-no-pass = On ne peut passer son tour que dans la réussite.
barbu-must-lay = Vous avez une carte à poser : vous ne pouvez pas passer.
barbu-not-started = La série de { $suit } n’est pas commencée. Première carte à poser : { $rank }.
barbu-not-next = Bouts de la série à { $suit } : { $cards }. On ne pose qu’une carte voisine d’un bout.
## Les règles, page par page ; la première ligne est le titre

barbu-outcome-doubling = avant les contres, en moyenne { $player0 } { $score0 } · { $player1 } { $score1 } · { $player2 } { $score2 } · { $player3 } { $score3 }
barbu-outcome-with-doubles = avec les contres, en moyenne vous marquez { $own }, chacun des autres { $others }

## The rules: a page is a text, its paragraphs are attributes; words that they explain

barbu-rules-overview = Le jeu
    .cards = Quatre joueurs, chacun pour soi, avec 52 cartes, treize chacun. Dans chaque couleur, la plus forte est l’as, puis on descend jusqu’au deux.
    .turns = On tourne toujours dans le même sens. La table dit qui doit jouer ; entre deux donnes, ce n’est le tour de personne.
    .declarer = Le donneur est aussi le *déclarant* : il regarde sa main et choisit l’un des sept *contrats*. Dans une partie entière de 28 donnes, chacun déclare **une fois** chacun des sept. Gardez donc les bons pour la main qui convient, et débarrassez-vous à temps des mauvais.
    .course = Une donne se passe ainsi :
    .course-declare = 1. Le déclarant annonce le contrat.
    .course-double = 2. À tour de rôle, on peut *contrer* d’autres joueurs : parier que l’on fera un meilleur score qu’eux dans cette donne.
    .course-play = 3. On joue les cartes : treize plis, ou la *réussite*, où l’on pose les cartes en séries.
    .course-score = 4. Chacun marque ce que dit le contrat ; puis, pour chaque contre, l’un des deux joueurs paie à l’autre l’écart entre leurs points.
    .zero = Les sept contrats font zéro au total : ce que l’un perd, un autre le gagne. Le total le plus haut l’emporte ; à égalité, on partage la place.
barbu-rules-contracts = Les sept contrats
    .negative = Cinq sont *négatifs* : pas d’atout, et il faut éviter de prendre ce qui coûte.
    .tricks = • **Pas de plis** : −2 par pli (−26 en tout).
    .queens = • **Pas de dames** : −6 par dame (−24 en tout).
    .last = • **Pas les deux derniers** : −10 pour l’avant-dernier pli, −20 pour le dernier (−30 en tout).
    .hearts = • **Pas de cœur** : −2 par cœur, mais −6 pour l’as de cœur (−30 en tout).
    .king = • **Pas de roi de cœur** : −20 pour ce roi, le *barbu*.
    .positive = Deux sont *positifs* :
    .trumps = • **Atout** : le déclarant nomme la couleur ; +5 par pli (+65 en tout).
    .dominoes = • **Réussite** : le premier à poser sa dernière carte reçoit 45, les suivants 20 et 5, et le dernier −5 (+65 en tout).
    .left = Les contrats qui restent à chacun se voient à la table entre deux donnes, et à tout moment sur la feuille de marque.
barbu-rules-play = Les plis
    .lead = Le déclarant entame le premier pli ; ensuite, celui qui fait un pli entame le suivant. Chacun joue une carte de sa main.
    .follow = Fournissez la couleur si vous le pouvez ; il n’est pas nécessaire de monter.
    .wins = Le pli revient au plus fort atout ou, s’il n’y en a pas, à la plus forte carte de la couleur demandée.
    .in-negative = Dans les contrats négatifs :
    .void = • Si vous ne pouvez pas fournir, jouez ce que vous voulez.
    .heart-lead = • Dans *Pas de cœur* et *Pas de roi de cœur*, on n’entame cœur que si l’on n’a rien d’autre. Quand on ne peut pas fournir, on peut toujours défausser des cœurs.
    .decided = • La donne s’arrête dès qu’il n’y a plus rien à prendre : après la quatrième dame, le dernier cœur ou le roi de cœur, selon le contrat.
    .in-trumps = Au contrat d’atout :
    .beat = • **On demande atout** : montez sur le plus fort atout du pli si vous le pouvez, sinon donnez n’importe quel atout.
    .trump = • **On demande une autre couleur** et vous ne pouvez pas fournir : il faut couper, et surcouper s’il y a déjà un atout. Si vous ne pouvez pas couper, ou pas surcouper, jouez ce que vous voulez.
    .face-up = Les dames, les cœurs et le roi ramassés restent visibles devant celui qui les a pris.
barbu-rules-trick-example = Exemple : un pli
    .shown = Tiré d’une donne à l’atout : les mains vers la fin, les cartes jouées, et celles que la règle interdisait.
barbu-rules-dominoes = La réussite
    .start = Le déclarant nomme la hauteur de la *carte de départ*, par exemple le huit, même s’il n’en a pas. Chaque couleur a sa série : elle commence par la carte de cette hauteur et grandit des deux côtés, dans l’ordre 2 3 4 5 6 7 8 9 10 V D R A.
    .lay = Le déclarant commence, puis c’est à tour de rôle. Vous posez **une** carte : une carte de départ dans une couleur qui n’a pas encore de série, ou la suivante à l’un des bouts d’une série. Rien ne suit l’as, rien ne vient sous le deux.
    .pass = On ne passe que si aucune carte ne va : un passe apprend donc à tous ce que vous n’avez pas.
    .out = Qui a posé sa dernière carte a fini. Quand le troisième a fini, la donne est terminée.
    .scores = Premier +45, deuxième +20, troisième +5, dernier −5.
    .table = La table montre ce qui vient ensuite dans chaque série.
barbu-rules-doubling = Contrer
    .what = Contrer un joueur, c’est parier que vous ferez un meilleur score que lui dans cette donne. Nommez un joueur, plusieurs, tous ou aucun.
    .once = Chacun parle une fois, le déclarant en dernier. Qui est contré après avoir parlé ne peut plus répondre.
    .pays = À la fin de la donne, deux joueurs dont l’un a contré l’autre comparent ce qu’ils ont marqué. Le meilleur reçoit de l’autre la **différence** : une fois si un seul a contré, deux fois si les deux l’ont fait (*surcontre*, ×2). À égalité, on ne paie rien.
    .declarer = • **Le déclarant**, dans les règles classiques, ne contre que ceux qui ne l’ont *pas* contré. Dans les règles internationales, il ne peut que *surcontrer* ceux qui l’ont contré.
    .others = • **Les autres** contrent qui ils veulent, le déclarant ou un autre joueur. Dans les règles internationales, à l’atout et à la réussite, ils ne peuvent contrer que le déclarant.
    .compulsory = • **Contres obligatoires** (règles internationales) : dans les sept donnes de chaque déclarant, vous devez le contrer au moins deux fois. Quand il lui reste tout juste assez de donnes pour cela, vous n’avez plus le choix.
barbu-rules-double-example = Exemple : des contres
    .shown = Tiré d’une donne de Pas de dames : chaque main, et qui a contré qui.
barbu-rules-scoring = La feuille de marque
    .sheet = La feuille a un paragraphe par donne :
    .contract = • le contrat, et qui l’a déclaré ;
    .doubles = • qui a contré qui ;
    .check = • le *contrôle* : la somme des quatre marques, qui doit être celle du contrat ;
    .players = • pour chaque joueur, ce qu’a rapporté la donne : d’abord les plis ou les cartes, puis ce qu’il a reçu des autres et ce qu’il leur a payé. ×2 veut dire que les deux joueurs concernés s’étaient contrés l’un l’autre ;
    .totals = • les totaux.
    .left = Sous la donne précédente, on voit qui a déclaré quoi, et ce qui reste.
    .end = Après 28 donnes, la somme des totaux est de zéro. Le plus haut total gagne.
barbu-rules-score-example = Exemple : le compte d’une donne
    .shown = Le dernier pli de cette donne de Pas de dames, et son compte avec tous les paiements.
barbu-rules-strategy = Dix conseils
    .rule1 = 1. Ne cherchez pas le contrat qui va le mieux à cette main, mais celui où elle dépasse le plus une main moyenne : on ne déclare chaque contrat qu’une fois.
    .rule2 = 2. Gardez l’atout et la réussite pour les bonnes mains ; avec une main ordinaire, déclarez un contrat négatif.
    .rule3 = 3. Atout : cinq cartes d’une couleur dont deux des plus hautes, et un as à côté, voilà une bonne main. Les plus forts atouts prennent leur pli à tout moment ; entamez donc souvent d’abord une petite carte d’une autre couleur : d’une courte, pour la couper bientôt, ou d’une longue. Gardez les as pour le moment où d’autres entameront leur couleur ; jouez atout quand d’autres pourraient couper vos grosses cartes.
    .rule4 = 4. À la réussite, mieux vaut avoir peu d’as et de « deux », et nommer une hauteur de départ dont vous avez au moins deux cartes, ou qui est proche de la plupart des vôtres.
    .rule5 = 5. *Pas de roi de cœur* est sans danger, même avec le roi, si vous avez au moins deux cœurs plus petits.
    .rule6 = 6. *Pas de dames* : une dame avec trois petites de sa couleur ne risque presque rien ; seule ou avec une petite, elle est dangereuse.
    .rule7 = 7. *Pas de plis* et *Pas les deux derniers* demandent une petite carte dans chaque couleur ; une longue couleur sans ses petites cartes ramasse les plis de la fin.
    .rule8 = 8. Contrez ceux que vous pensez battre, même d’un ou deux points : en moyenne cela ne coûte rien, et l’on peut gagner autant qu’on risque de perdre.
    .rule9 = 9. Réfléchissez avant de surcontrer un joueur qui vous a contré : il pense vous battre. Celui qui pouvait vous contrer et ne l’a pas fait est une meilleure cible pour votre contre.
    .rule10 = 10. À l’atout et à la réussite, ne contrez le déclarant qu’avec une très bonne main : il garde ces contrats pour ses meilleures mains.
barbu-rules-options = Options
    .about = On peut les changer avant une partie ; la première valeur est celle de *Classique*.
    .deals = • **Donnes** : 28, ou 12 (trois contrats chacun), ou 4 (un chacun).
    .declarers = • **Déclarants** : changent à chaque donne, ou déclarent tous leurs contrats de suite.
    .doubling = • **Contres** : oui ou non.
    .declarer = • **Le déclarant peut contrer** : ceux qui ne l’ont pas contré ; ceux qui l’ont contré (règles internationales) ; personne ; ou qui il veut.
    .others = • **À l’atout et à la réussite, les autres contrent** : qui ils veulent ; ou seulement le déclarant (règles internationales).
    .compulsory = • **Contres obligatoires sur chaque déclarant** : 0 ; ou 2 (règles internationales), seulement dans une partie de 28 donnes.
    .undoubled = • **Contrats négatifs sans aucun contre** : se jouent ; ou ne se jouent pas, et chacun des trois adversaires du déclarant marque −9 à Pas de plis, −8 à Pas de dames, −10 à Pas les deux derniers et à Pas de cœur, −7 à Pas de roi de cœur. Le déclarant marque 0 ou 1, pour que le total reste celui du contrat.
    .hearts = • **Entamer cœur dans « Pas de cœur » et « Pas de roi de cœur »** : seulement si l’on n’a que du cœur ; dès qu’un cœur a été défaussé ; ou toujours.
    .ruff = • **Au contrat d’atout, quand on ne peut ni fournir ni monter** : jouer ce qu’on veut ; ou jouer atout quand même.
    .decided = • **Donnes au résultat acquis** : s’arrêtent aussitôt, ou se jouent jusqu’au bout.
    .ace = • **À la réussite, un as** : ne fait pas rejouer, ou fait rejouer.
    .dominoes = • **La réussite vaut** : 45, 20, 5, −5 ; ou 40, 20, 10, −5.
    .domino-end = • **La réussite finit** : quand trois joueurs n’ont plus de cartes, ou à la dernière carte.

barbu-word-declarer = déclarant
barbu-word-contract = contrat
barbu-word-double = contrer
barbu-word-dominoes = réussite
barbu-word-negative = négatif
barbu-word-barbu = barbu
barbu-word-positive = positif
barbu-word-start = carte de départ
barbu-word-redouble = surcontre
barbu-word-check = contrôle
