# Vira. Cartes, couleurs, joueurs et annonces arrivent en mots tout faits ; les montants, en nombres.

vira-name = Vira
vira-figure-pot = Pot

## Variantes et options

vira-preset-article = Tableau de Stockholm (quarante annonces)
vira-option-deals = Donnes
vira-option-potUnit = À la fin, le pot se partage par tranches de
vira-option-qualifierJump = Couleur et préférence
vira-option-qualifierJump-off = pas à pas
vira-option-qualifierJump-on = d’emblée avec une nouvelle annonce
vira-option-stopWhenDecided = Donnes au résultat acquis
vira-option-stopWhenDecided-off = se jouent jusqu’au bout
vira-option-stopWhenDecided-on = s’arrêtent aussitôt
vira-option-revealUnused = Écarts et reste du talon, après la donne
vira-option-revealUnused-off = restent cachés
vira-option-revealUnused-on = sont montrés

## Les quarante annonces

vira-bid-six = Six
vira-bid-turne6 = Tourné 6
vira-bid-seven = Sept
vira-bid-vingel6 = Vingel 6
vira-bid-gask0 = Gask 0
vira-bid-gok = Coucou
vira-bid-turne7 = Tourné 7
vira-bid-kopmisar1 = Misère achetée 1
vira-bid-gask1 = Gask 1
vira-bid-eight = Huit
vira-bid-vingel7 = Vingel 7
vira-bid-turne8 = Tourné 8
vira-bid-kopmisar2 = Misère achetée 2
vira-bid-gask2 = Gask 2
vira-bid-solo6 = Solo 6
vira-bid-vingel8 = Vingel 8
vira-bid-kopmisar3 = Misère achetée 3
vira-bid-gask3 = Gask 3
vira-bid-nine = Neuf
vira-bid-kopmisar4 = Misère achetée 4
vira-bid-gask4 = Gask 4
vira-bid-tringel9 = Tringel 9
vira-bid-kopmisar5 = Misère achetée 5
vira-bid-gask6 = Gask 6
vira-bid-solo7 = Solo 7
vira-bid-kopmisar6 = Misère achetée 6
vira-bid-gask5 = Gask 5
vira-bid-solo8 = Solo 8
vira-bid-vira = Vira
vira-bid-petite = Petite misère
vira-bid-solo9 = Solo 9
vira-bid-grande = Grande misère
vira-bid-solo10 = Solo 10
vira-bid-petite_ouverte = Petite misère ouverte
vira-bid-petite_royale = Petite misère ouverte royale
vira-bid-solo11 = Solo 11
vira-bid-grande_ouverte = Grande misère ouverte
vira-bid-grande_royale = Grande misère ouverte royale
vira-bid-solo12 = Solo 12
vira-bid-solo_vira = Solo Vira
vira-bid-in-colour = { $bid } en couleur
vira-bid-in-preference = { $bid } en préférence
vira-bid-misere = { $bid }, misère

## Ce que veut dire une annonce : son but, son échange, ce qu'elle rapporte

vira-meaning = { $aim } · { $exchange } · { $price }
vira-meaning-short = { $aim } · { $price }
vira-aim-win = { $tricks } plis
vira-aim-all = les 13 plis
vira-aim-lose = perdre les { $tricks }
vira-aim-either = { $win } ou { $tricks } perdus
vira-aim-trumps = { $aim }, atout { $suits }
vira-open-before_lead = { $aim }, jeu étalé
vira-open-before_defender_exchange = { $aim }, jeu étalé d’emblée
vira-open-own_first_card = { $aim }, jeu étalé dès sa 1re carte
vira-exchange-bought = échanger 0–{ $maximum }
vira-exchange-turned = retourner { $turned }, échanger { $minimum }–{ $maximum }
vira-exchange-keep = garder { $kept } + talon
vira-exchange-talon = prendre le talon, écarter 13
vira-exchange-exactly = échanger { $count }, écarter { $shed }
vira-exchange-shed = sans échange, écarter { $shed }
vira-exchange-none = sans échange
vira-pot = gagné +{ $win }, perdu −{ $single }/−{ $double }
vira-price = { $pot } · { $points }
vira-points-each = { $points } chacun
vira-points = ±{ $points }
vira-points-with = { $suits }{ "\u00A0" }±{ $points }
vira-points-else = sinon{ "\u00A0" }±{ $points }
vira-columns-one = { $points }
vira-columns-three = préférence { $pref }, seconde { $second }, autre { $other }
vira-columns-suits = { $pref } : { $in_pref } · { $second } : { $in_second } · { $other } : { $in_other }

## Les réponses, telles que les disent les boutons et les menus

vira-group-play = Faire des plis : six … solo
vira-group-gask = Tout le talon : gask, coucou, vira
vira-group-misere = Tout perdre : les misères
vira-group-sharpen = Votre contrat
vira-group-trumps = Atout
vira-group-decide = Jouer ou abandonner
vira-group-instead = Au lieu d’un atout : misère, ou abandon
vira-group-surrender = Au lieu de jouer : abandon
vira-group-hand = Vos cartes
vira-played-about = Annonces jouées comme déclarant
vira-played-buy = Six à neuf
vira-played-turne = Tourné
vira-played-vingel = Vingel
vira-played-tringel = Tringel
vira-played-gask = Gask
vira-played-gok = Coucou
vira-played-vira = Vira
vira-played-kopmisar = Misère achetée
vira-played-solo = Solo
vira-played-solomisar = Misère solo
vira-action-card = { $card }
vira-say-colour = Couleur
    .also = En couleur
vira-say-preference = Préférence
    .also = En préférence
vira-say-hold = Tenir
    .also = Tiens, Je tiens
vira-say-pass = Passe
    .also = Je passe, Passer
vira-pass-ends = les enchères sont finies, et { $player } joue { $bid }
vira-pass-ends-open = fin des enchères : { $player } joue { $bid }, ou une annonce plus haute du même genre
vira-pass-out = vous sortez des enchères ; l’annonce reste { $bid } ({ $player })
vira-sharpen-none = En rester là
    .also = Garder
vira-name-trump = Atout { $suit }
vira-trump-meaning = colonne { $column } : chaque défenseur paie ou reçoit { $points }
vira-decide-stand = Jouer
    .also = Je joue
vira-decide-surrender = Abandonner
    .also = Abandon, J’abandonne
vira-decide-re-exchange = Échanger encore
    .also = Second échange
vira-decide-misere = Perdre tous les plis
    .also = Misère, Tout perdre
vira-pick-defence = Quelles cartes échangez-vous ? Il en reste { $maximum } au talon.
vira-pick-exchange = Quelles cartes échangez-vous ?
vira-pick-keep = Quelles cartes gardez-vous ? Vous écartez les autres et prenez le talon.
vira-pick-discard = Quelles cartes écartez-vous ?
vira-pick-shed = Quelles cartes écartez-vous avant le jeu ?
vira-chosen-exchange = À écarter
vira-left-exchange = Restent
vira-chosen-keep = Restent
vira-left-keep = À écarter
vira-chosen-discard = À écarter
vira-left-discard = Restent

## Pourquoi une réponse est bonne : ce que le joueur peut savoir

vira-reason-trumps = Avec { $suit } pour atout, vous { $count ->
    [0] n’en avez aucun
    [1] en avez un, mais il n’est pas parmi les quatre plus forts
   *[other] en avez { $count }, mais aucun des quatre plus forts
}.
vira-reason-trumps-with = Avec { $suit } pour atout, vous en avez { $count ->
    [1] un : { $cards }
   *[other] { $count }, dont { $cards }
}.
vira-reason-tops = Dans les autres couleurs, vous avez { $cards }.
vira-reason-tops-in-hand = Vous avez { $cards }.
vira-reason-any-suit = { $count ->
    [0] La couleur retournée pourrait être une couleur que vous n’avez pas.
   *[other] Quelle que soit la couleur retournée, vous en avez au moins { $count }.
}
vira-reason-safe-suits = Si l’on demande { $suits }, vous pouvez rester dessous à chaque fois.
vira-reason-low-cards = Parmi vos cartes, { $count ->
    [0] aucune n’est basse
    [1] une seule est basse
   *[other] { $count } sont basses
} ({ $rank } ou moins).
vira-reason-choose = Vous choisissez vos 13 cartes parmi { $cards }.
vira-reason-new-hand = Vous échangez toute votre main contre le talon.
vira-reason-would-keep = Vous garderiez { $cards }.
vira-reason-gets-rid = Vous vous débarrassez de { $cards }.

vira-reason-low-guard = Vous avez une garde basse à { $suit } : passer ne vous coûte rien.
vira-reason-no-guard = Vous n’avez de garde basse nulle part : si le coucou est gagné, passer coûte { $fine }.
vira-reason-hold = Pas besoin de monter : l’annonce { $bid } devient la vôtre.
vira-reason-goes-higher = La plus faible annonce que vous pouvez encore faire est { $bid }.
vira-reason-longest = Votre plus longue couleur a { $count } cartes, et sur les quatre as et les quatre rois, vous { $tops ->
    [0] n’en avez aucun
   *[other] en avez { $tops }
}.
vira-reason-pays-more = Chaque défenseur paie jusqu’à { $points } au lieu de { $now }.
vira-reason-enough = Joué à l’atout, ce contrat ne demande que { $tricks } plis ; un contrat plus fort en demande davantage.
vira-reason-exchanges = Vous n’échangez maintenant { $count ->
    [1] qu’une carte
   *[other] que { $count } cartes
} ; un contrat plus fort en demande davantage.

vira-reason-turned = Le talon vous donne ces atouts : { $cards }.
vira-reason-column = Avec cet atout, chaque défenseur paie ou reçoit { $points }.
vira-reason-surrender-costs = Vous payez { $points } au pot maintenant, au lieu de { $double } pour une double perte.
vira-reason-surrender-double = Si vous abandonnez, vous payez { $points } au pot, autant que pour une double perte.
vira-reason-new-cards = Vous tirez { $count ->
    [1] une nouvelle carte
   *[other] jusqu’à { $count } nouvelles cartes
}.
vira-reason-fee = Vous payez aussitôt { $points } à chaque défenseur.

vira-reason-draws = Vous { $count ->
    [0] ne tirez aucune carte
    [1] tirez une carte
   *[other] tirez { $count } cartes
} et { $left ->
    [0] ne laissez rien
   *[other] en laissez { $left }
} au talon.
vira-reason-only-high = Vous n’écartez aucune petite carte ({ $rank } ou moins).
vira-reason-keeps-low = Vous { $count ->
    [0] ne gardez aucune petite carte
    [1] gardez une petite carte
   *[other] gardez { $count } petites cartes
} ({ $rank } ou moins).
vira-reason-gives-no-top = Vous n’écartez ni atout, ni as, ni roi.
vira-reason-keeps-none = À { $suits }, vous ne gardez rien.

vira-reason-lead = Sous { $card }, les autres { $lower ->
    [0] n’ont rien
    [1] peuvent avoir une carte
   *[other] peuvent avoir { $lower } cartes
} dans la couleur.
vira-reason-throw = Vous ne pouvez pas fournir et vous vous débarrassez de { $card } : les autres { $lower ->
    [0] n’ont rien
    [1] peuvent avoir une carte
   *[other] peuvent avoir { $lower } cartes
} en dessous.
vira-reason-nothing-lower = Vous n’avez rien de plus bas que { $best }.
vira-reason-beaten = { $count ->
    [1] Une carte encore à jouer peut
   *[other] { $count } cartes encore à jouer peuvent
} vous prendre le pli.
vira-reason-takes = Personne après vous ne peut passer au-dessus.
vira-reason-highest-under = C’est votre plus haute carte sous { $best }.
vira-reason-under = Elle reste sous { $best } : vous ne prenez pas le pli.
vira-reason-last = C’est votre dernière carte à { $suit } : ensuite, vous pourrez défausser ce que vous voulez.
vira-reason-leaves-on-top = Vous laissez { $card } maître du pli.
vira-reason-stays-theirs = Vous laissez le pli à { $player }, qui en est maître avec { $card }.
vira-reason-frees = Avec { $card }, vous prenez le pli à { $player }.
vira-reason-already-under = { $player } ne peut plus prendre ce pli.
vira-reason-high-away = Vous vous débarrassez de { $card }, votre plus haute carte de la couleur.
vira-reason-declarer-void = { $player } n’a pas de { $suit }.
vira-reason-below = Sous { $card }, { $player } { $count ->
    [0] ne peut avoir aucune carte : fournir l’obligera à passer au-dessus
    [1] ne peut avoir qu’une carte
   *[other] peut avoir au plus { $count } cartes
}.

## La table

vira-heading-opening = { $length } donnes
vira-heading-deal = Donne { $number } sur { $length }
vira-heading-standing = { $bid } : { $meaning }
vira-preference = Préférence { $suit }, seconde { $second }
vira-contract = { $contract } – { $aim }
vira-trumps = atout { $suit }, colonne { $column }
vira-talon = talon { $count }
vira-column-pref = préférence
vira-column-second = seconde préférence
vira-column-other = autre
vira-column-alone = colonne { $column }
vira-column-suit = colonne { $column } : { $suit }
vira-cost-points = { $pot } au pot, { $points } à chaque défenseur
vira-cost-pot = { $pot } au pot
vira-fee-points = { $points } de frais à payer à chaque défenseur
vira-fee-none = sans frais
vira-again-meaning = { $fee } ; ensuite { $pot }
vira-part-forehand = premier
vira-part-middle = second
vira-part-dealer = donneur
vira-part-declarer = déclarant
vira-auction-bid = { $player } : { $bid }
vira-auction-colour = { $player } : « couleur » – { $bid }
vira-auction-preference = { $player } : « préférence » – { $bid }
vira-auction-hold = { $player } : « je tiens » – { $bid }
vira-auction-pass = { $player } : « passe »
vira-said-colour = { $bid }
vira-said-preference = { $bid }
vira-said-hold = tient { $bid }
vira-said-pass = a passé
vira-said-exchanged = échange { $count }
vira-said-exchanged-none = n’échange rien
vira-said-exchanged-again = échange { $count }, puis { $again }
vira-said-talon = a pris le talon
vira-said-talon-empty = pas d’échange : le talon est vide
vira-said-needs = encore { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} à faire
vira-said-made = a réussi
vira-said-none = ne doit faire aucun pli
vira-said-single = a perdu ; un second pli, et la perte est double
vira-said-short = a perdu ; il lui faut { $tricks ->
    [1] le dernier pli
   *[other] les { $tricks } plis qui restent
} pour éviter la double perte
vira-said-double = a perdu : double perte
vira-cards-turned = Retournées
vira-cards-turned-again = Retournées de nouveau
vira-cards-shown = Chez { $player }
vira-cards-partner = Chez { $player } (vous seul voyez ces cartes)
vira-cards-drawn = Vous avez tiré
vira-cards-discarded = Vous avez écarté
vira-cards-unused = Écarté par { $player }
vira-cards-talon = Reste du talon
vira-waiting-opening = On va distribuer les cartes.
vira-waiting-ended = La donne suivante arrive.
vira-waiting-over = La partie est terminée.
vira-prompt-opening = À { $player } d’ouvrir : le premier joueur doit annoncer.
vira-prompt-opening-own = Vous ouvrez : il faut annoncer.
vira-prompt-bidding = À { $player } de parler, sur { $bid } ({ $holder }).
vira-prompt-bidding-gok = À { $player } de parler, sur { $bid } ({ $holder }). Si le coucou est gagné, passer sans garde basse coûte 8.
vira-prompt-bidding-own = Plus haute annonce : { $bid } ({ $holder }).
vira-prompt-bidding-guarded = Garde basse à { $suit } : passer sur { $bid } est gratuit.
vira-prompt-bidding-bare = Vous n’avez pas de garde basse : si { $bid } réussit, passer vous coûtera 8.
vira-prompt-sharpen = En rester à { $bid }, ou monter dans le même genre ?
vira-prompt-trump = { $player } nomme l’atout.
vira-prompt-trump-own = Nommez l’atout.
vira-prompt-trump-turned = { $player } nomme l’atout : la couleur d’une carte retournée.
vira-prompt-trump-turned-own = Nommez l’atout : la couleur d’une carte retournée.
vira-prompt-exchange = { $player } { $minimum ->
    [0] peut
   *[other] doit
} échanger de { $minimum } à { $maximum } { $maximum ->
    [one] carte
   *[other] cartes
}.
vira-prompt-exchange-exactly = { $player } doit échanger exactement { $maximum ->
    [one] { $maximum } carte
   *[other] { $maximum } cartes
}.
vira-prompt-keep-exactly = { $player } garde { $maximum ->
    [one] { $maximum } carte
   *[other] { $maximum } cartes
}, écarte les autres et prend le talon.
vira-prompt-discard-exactly = { $player } a pris le talon et doit écarter { $maximum ->
    [one] { $maximum } carte
   *[other] { $maximum } cartes
}.
vira-prompt-shed-exactly = { $player } écarte { $maximum ->
    [one] { $maximum } carte
   *[other] { $maximum } cartes
} avant le jeu.
vira-prompt-decide = { $player } joue, ou abandonne ({ $surrender }).
vira-prompt-decide-own = Jouer, ou abandonner ({ $surrender }) ?
vira-prompt-decide-again = { $player } peut jouer, échanger encore ({ $fee }) ou abandonner ({ $surrender }).
vira-prompt-decide-again-own = Jouer, échanger encore ({ $fee }), ou abandonner ({ $surrender }) ?
vira-prompt-plan = { $player } peut nommer l’atout ou abandonner ({ $surrender }).
vira-prompt-plan-own = Nommez l’atout, ou abandonnez ({ $surrender }).
vira-prompt-plan-either = { $player } peut nommer l’atout, choisir de perdre tous les plis ou abandonner ({ $surrender }).
vira-prompt-plan-either-own = Nommez l’atout, choisissez de perdre tous les plis, ou abandonnez ({ $surrender }).
vira-prompt-defence = { $player } peut échanger : il reste { $maximum ->
    [one] { $maximum } carte
   *[other] { $maximum } cartes
} au talon.

## Ce qui se passe

vira-dealt = Donne { $number } sur { $length } : { $dealer } distribue. Préférence { $suit }, seconde { $second }.
vira-dealt-idle = { $dealt } { $player } ne joue pas cette donne.
vira-called-bid = { $player } annonce { $bid }.
vira-called-colour = { $player } dit « couleur » : { $bid }.
vira-called-preference = { $player } dit « préférence » : { $bid }.
vira-called-hold = { $player } tient { $bid }.
vira-called-pass = { $player } passe.
vira-auction-won = { $player } est déclarant : { $bid }.
vira-sharpened = { $player } renforce : { $bid }.
vira-stays = { $player } garde son contrat.
vira-turned = { $player } retourne { $cards }.
vira-named-trumps = { $player } choisit { $suit } comme atout.
vira-chose-misere = { $player } veut perdre tous les plis.
vira-exchanged = { $player } échange { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
vira-exchanged-none = { $player } n’échange rien.
vira-exchanged-discarded = { $player } écarte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
vira-exchanged-drawn = { $player } prend { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} au talon.
vira-exchanged-different = { $player } écarte { $discarded ->
    [one] { $discarded } carte
   *[other] { $discarded } cartes
} et en prend { $drawn } au talon.
vira-own-exchange = Vous écartez { $cards } et tirez { $drawn }.
vira-own-exchange-none = Vous n’échangez rien.
vira-own-discarded = Vous écartez { $cards }.
vira-own-drawn = Vous tirez { $cards }.
vira-partner-drew = { $player } échange { $count ->
    [one] une carte
   *[other] { $count } cartes
} et tire { $cards }.
vira-exchanges-again = { $player } échange encore, sans frais.
vira-exchanges-again-for = { $player } échange encore, et paie { $amount } de frais à chacun ({ $whom }).
vira-stood = { $player } joue le contrat.
vira-surrendered = { $player } abandonne.
vira-exposed = { $player } étale son jeu : { $cards }.
vira-partner-shown = Vous défendez avec { $player } ; sa main : { $cards }.
vira-took-trick = { $player } fait le pli { $number }.
vira-unused = Hors du jeu : { $piles }.
vira-unused-of = { $player } { $cards }
vira-unused-talon = talon { $cards }
vira-outcome-win = { $player } gagne { $contract } { $tricks ->
    [0] sans faire de pli
    [one] avec { $tricks } pli
   *[other] avec { $tricks } plis
}.
vira-outcome-single = { $player } perd { $contract } avec { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} : perte simple.
vira-outcome-double = { $player } perd { $contract } { $tricks ->
    [0] sans faire de pli
    [one] avec { $tricks } pli
   *[other] avec { $tricks } plis
} : double perte.
vira-surrendered-single = { $player } abandonne { $contract } : perte simple.
vira-surrendered-double = { $player } abandonne { $contract } : double perte.
vira-deal-scored = { $outcome } { $changes }.
vira-amount = { $player } { $amount }
vira-amount-gain = { $player } +{ $amount }
vira-listed = { $head }, { $next }
vira-guarded = { $player } a passé sur le coucou avec une garde basse à { $suit }.
vira-unguarded = { $player } a passé sur le coucou sans garde basse et paie 8 au pot.
vira-pot-line = Pot : { $before } → { $after }.
vira-pot-unpaid = Gagné après un second échange : le pot ne paie rien.
vira-pot-line-shared = Pot : { $before } → { $after }, puis partagé.
vira-shared = Le pot se partage : { $shares }.
vira-match-ended = { $shares } { $winner }
vira-match-won = { $winner } gagne la partie avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
vira-match-tied = { $winner } se partagent la première place avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
vira-match-drawn = Tous se partagent la première place avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Le compte d'une donne

vira-sheet-contract = { $contract }, joué par { $player }
vira-sheet-trumps = atout { $suit }
vira-sheet-again = deux échanges
vira-sheet-surrendered = abandonné
vira-sheet-tricks = { $tricks ->
    [0] aucun pli
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
vira-sheet-win = gagné
vira-sheet-single = perte simple
vira-sheet-double = double perte
vira-sheet-ante = mise de départ, au pot
vira-sheet-fee-to = second échange, payé à { $player }
vira-sheet-fee-from = second échange, payé par { $player }
vira-sheet-penalty = au pot, pour avoir passé sur le coucou
vira-sheet-unguarded = pas de garde basse
vira-sheet-pot-to = au pot
vira-sheet-pot-from = du pot
vira-sheet-points-to = points de joueur, payés à { $player }
vira-sheet-points-from = points de joueur, payés par { $player }
vira-sheet-refill = remise au pot
vira-sheet-share = part du pot

## Pourquoi pas

vira-no-such-action = Ce coup n’existe pas au Vira.
vira-whole-rounds = À { $seats } joueurs, le nombre de donnes doit être un multiple de { $seats }, pour que chacun distribue le même nombre de fois. Choisissez un autre nombre.
vira-due-auction = D’abord les enchères : annoncez, ou passez.
vira-due-defence = D’abord, les défenseurs échangent des cartes avec le talon ; n’en prenez aucune si vous n’en voulez pas.
vira-due-play = Maintenant on joue les cartes, une à la fois.
vira-due-sharpen = Dites d’abord si vous annoncez un contrat plus fort.
vira-due-trump = Nommez d’abord l’atout.
vira-due-exchange = Choisissez d’abord les cartes que vous échangez.
vira-due-decide = Dites d’abord si vous jouez.
vira-due-keep = Choisissez d’abord les cartes que vous gardez.
vira-due-discard = Choisissez d’abord les cartes que vous écartez.
vira-due-plan = Nommez d’abord l’atout, ou choisissez une autre réponse parmi celles proposées.
vira-due-shed = Choisissez d’abord les cartes que vous écartez avant le jeu.
vira-auction-over = Les enchères de cette donne sont finies.
vira-must-open = Il n’y a pas encore d’annonce : le premier à parler doit en faire une et ne peut pas passer.
vira-plain-first = À cette table, une nouvelle annonce est toujours simple ; « couleur » et « préférence » ne se disent que sur une annonce déjà faite.
vira-colour-first = « Préférence » ne se dit que sur une annonce en couleur : dites d’abord « couleur ».
vira-dealer-never-holds = Le donneur ne peut pas tenir : montez, ou passez.
vira-holds-dealers-only = Le second ne peut tenir qu’une annonce du donneur.
vira-not-higher = Il faut annoncer plus haut que { $bid }.
vira-not-qualifiable = { $bid } ne se dit ni en couleur ni en préférence.
vira-already-qualified = L’annonce est déjà { $bid }.
vira-not-sharper = On ne peut renforcer { $bid } que par un contrat plus fort du même genre.
vira-trump-not-turned = Aucune carte de { $suit } n’est retournée : cette couleur ne peut pas être atout.
vira-trump-promised = Avec { $bid }, vous avez promis un autre atout.
vira-no-misere = Dans ce contrat, il s’agit de faire des plis.
vira-plain-misere = On ne peut choisir de perdre tous les plis qu’en Gask 0 à 4, et seulement si l’annonce était simple.
vira-never-again = Avec { $bid }, il n’y a pas de second échange.
vira-again-once = Vous avez déjà échangé deux fois ; il n’y a pas de troisième échange.
vira-talon-too-small = Pour un second échange, il faut au moins { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
} au talon ; il en reste { $left }.
vira-named-twice = Vous avez nommé une carte deux fois.
vira-exchange-number = Il faut échanger exactement { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
vira-exchange-range = Il faut échanger de { $minimum } à { $maximum ->
    [one] { $maximum } carte
   *[other] { $maximum } cartes
}.
vira-keep-number = Il faut garder exactement { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
vira-discard-number = Il faut écarter exactement { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
vira-must-follow = Vous avez la couleur demandée ({ $suit }) : il faut fournir.

## Les règles, page par page ; la première ligne est le titre

## The rules: a page is a text, its paragraphs are attributes; words that they explain

vira-rules-overview = Le jeu
    .players = Le vira est le grand jeu d’enchères suédois. On joue à trois, chacun pour soi ; à quatre, chacun à son tour saute une donne. 52 cartes : dans chaque couleur, la plus forte est l’as, puis on descend jusqu’au deux. Chacun en reçoit treize ; les treize autres sont le *talon*.
    .seats = Après le donneur vient le *premier joueur*, puis le *second joueur* ; le troisième est le donneur. La table dit qui doit jouer ; entre deux donnes, ce n’est le tour de personne.
    .preference = À chaque donne, on tire une couleur de *préférence*. L’autre couleur de la même teinte, rouge ou noire, est la *seconde préférence*. Si l’une d’elles est l’atout, les paiements sont souvent plus élevés.
    .course = Une donne se passe ainsi :
    .auction = 1. Des enchères, avec quarante annonces possibles. Une annonce dit combien de plis vous voulez faire, ou que vous les perdrez tous. Qui annonce le plus haut est le *déclarant* ; les deux autres défendent ensemble.
    .prepare = 2. Le déclarant nomme l’atout, le plus souvent, et peut *échanger* : écarter des cartes et en tirer autant du talon.
    .defence = 3. Les défenseurs peuvent échanger des cartes contre ce qui reste du talon.
    .play = 4. Le premier joueur entame le premier pli ; ensuite, celui qui fait un pli entame le suivant. Fournissez si vous le pouvez, sinon jouez ce que vous voulez. Le plus fort atout prend le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée.
    .pay = 5. Le déclarant est payé par le *pot* ou verse au pot, et chaque défenseur lui paie des *points de joueur*, ou en reçoit.
    .money = Chacun met 8 au pot au début, et de nouveau chaque fois que le pot est vide ou trop maigre. À la fin, le pot se partage, et le plus haut solde gagne.
    .start = Pour commencer : avec *Six*, vous nommez l’atout, échangez autant de cartes que vous voulez et devez faire six plis.
vira-rules-families = Annonces pour faire des plis
    .exchange = Dans un échange, on écarte d’abord, et l’on ne voit les nouvelles cartes qu’ensuite. Les autres voient combien de cartes on échange, mais pas lesquelles.
    .buy = • **Six, sept, huit, neuf** : nommez l’atout, puis échangez autant de cartes que vous voulez. Faites autant de plis qu’annoncé.
    .turned = • **Tourné** (6–8), **vingel** (6–8), **tringel** (9) : une, deux ou trois cartes du talon sont retournées. L’atout est la couleur de l’une d’elles. Vous échangez au moins autant de cartes qu’on en a retourné, et vous recevez d’abord les retournées.
    .gask = • **Gask** 0–6 : gardez ce nombre de cartes, écartez les autres, prenez tout le talon, ramenez votre main à treize ; nommez alors l’atout. De Gask 0 à Gask 6, il vous faut, dans l’ordre, 7, 8, 9, 10, 11, 12, 12 plis.
    .vira = • **Vira** : prenez tout le talon, écartez treize cartes, faites tous les plis.
    .solo = • **Solo** 6–12 et **Solo Vira** (les treize) : nommez l’atout et jouez la main reçue.
vira-rules-misere = Annonces pour perdre tous les plis
    .aim = Ce sont les *misères* : pas d’atout, et le déclarant ne doit pas faire un seul pli.
    .kopmisar = • **Misère achetée** (köpmisär) 1–6 : échangez exactement ce nombre de cartes, puis écartez-en une de plus (deux pour la 1) et jouez avec le reste.
    .gask = • **Gask** 0–4, annoncé sans promettre de couleur, peut devenir une misère : pour Gask 0, 1, 2, 3 et 4, écartez alors respectivement 2, 1, 0, 1, 0 cartes de plus. Aux Gask 3 et 4, le jeu est étalé.
    .gok = • **Coucou** (gök) : prenez tout le talon, écartez treize cartes. Dès votre première carte, votre jeu est étalé.
    .solo = • **Misère solo** : vous n’échangez pas. *Petite* : écartez une carte ; *grande* : jouez les treize. *Ouverte* : votre jeu est étalé avant l’entame. *Royale* : avant même l’échange des défenseurs.
    .confer = À la grande misère ouverte royale, chaque défenseur voit la main de l’autre, et ils peuvent se parler en privé.
    .guard = • **Garde basse** : si le coucou est gagné, chaque joueur qui avait passé sur cette annonce paie 8 au pot, sauf s’il avait une garde basse dans une couleur : le 2, ou 4-x, ou 6-x-x, ou 8-x-x-x, chaque x étant plus bas que la carte d’avant. Autrement dit, le 2, deux cartes jusqu’au 4, trois jusqu’au 6 ou quatre jusqu’au 8. Après la donne, la table dit quelle couleur servait de garde basse, ou qu’il n’y en avait pas.
vira-rules-auction = Les enchères
    .opens = Le premier joueur parle d’abord et **doit annoncer**. Ensuite on monte ou on passe, et qui a passé ne parle plus.
    .higher = Une annonce est plus haute si elle vient après dans le tableau des annonces (la page *Les quarante annonces*).
    .ends = Quand deux ont passé, le troisième est déclarant.
    .instead = Au lieu d’une nouvelle annonce, on peut reprendre à son compte celle qui est sur la table :
    .colour = • ***En couleur*** : la même annonce, en promettant que l’atout sera la préférence ou la seconde préférence. Possible seulement sur une annonce simple, c’est-à-dire faite sans cette promesse ; toute nouvelle annonce est simple.
    .preference = • ***En préférence*** : la même annonce, et l’atout sera la préférence. Sur une annonce en couleur seulement.
    .hold = • ***Tenir*** : la même annonce, exactement, devient la vôtre. Le premier joueur peut tenir celles des deux autres ; le second, celles du donneur ; le donneur, aucune.
    .which = « Couleur » et « préférence » ne se disent que sur Six à Neuf, gask, solo, Vira et Solo Vira. Si la couleur de préférence devient atout, une annonce simple paie autant qu’une annonce en préférence ; mais l’annonce en préférence, qui promet cet atout, est plus forte.
    .sharpen = • ***Renforcer*** : avant de toucher une carte, le déclarant d’un gask, d’une misère achetée ou d’un solo peut monter dans le même genre : pour les gasks, dans l’ordre 0 1 2 3 4 6 5 ; pour les autres, à tout nombre plus grand.
vira-rules-auction-example = Exemple : des enchères
    .shown = Tiré d’une donne vraiment jouée : les mains, les annonces, et à quoi chacune engage.
vira-rules-exchanging = Second échange et abandon
    .again = • ***Second échange*** : après Six à Neuf, tourné, vingel, tringel et misère achetée, le déclarant peut échanger encore une fois ; il paie alors des frais aux deux défenseurs et joue à des conditions bien moins bonnes.
    .turned = Au tourné, au vingel et au tringel, on retourne alors de nouvelles cartes pour un nouvel atout.
    .surrender = • ***Abandonner*** : avant l’échange des défenseurs, le déclarant peut s’avouer battu sans jouer.
    .defenders = • **Les défenseurs** : le premier à jouer échange d’abord autant de cartes qu’il veut, dans la limite du talon, ou aucune. S’il ne laisse rien au talon, on ne demande rien à l’autre.
    .discards = On peut regarder de nouveau son écart jusqu’à l’entame.
vira-rules-exchange-example = Exemple : l’échange
    .shown = Tiré de la même donne : l’atout, ce que le déclarant a échangé, et ce que les défenseurs ont échangé.
vira-rules-settlement = Ce qui se paie
    .won = • **Gagné** : autant de plis qu’annoncé, ou plus ; dans une misère, aucun.
    .single = • ***Perte simple*** : un pli de moins, ou un pli dans une misère.
    .double = • ***Double perte*** : tout ce qui est pire.
    .pot = • **Le pot** paie le déclarant qui gagne ; celui qui perd verse au pot. D’habitude, c’est 8 pour un gain, 8 pour une perte simple et 16 pour une double.
    .points = • **Les points de joueur** se règlent entre le déclarant et **chaque** défenseur ; une perte double n’en coûte pas plus qu’une simple. Leur nombre dépend de la *colonne* : préférence, seconde préférence, ou autre (autre atout, ou aucun).
    .menus = Les menus d’annonces le disent en bref. *Gagné +8, perdu −8/−16*, c’est ce que paie le pot, et ce que coûtent une perte simple et une double. *♥ ±1 chacun*, ce sont les points de joueur avec l’atout ♥ ; les autres atouts n’en paient pas, ou en paient le nombre indiqué après *sinon*.
    .again = • **Après un second échange**, un gain rapporte 16 de moins, sans descendre sous 0, donc le plus souvent rien ; une perte simple coûte trois fois le prix ordinaire, une double cinq fois ce prix : le plus souvent 24 et 40. Les frais du second échange, payés en points de joueur selon la colonne du premier atout, ne sont jamais rendus.
    .surrender = • **Un abandon** compte comme une perte simple, ou comme une double perte dans un contrat sans échange.
    .empty = • Quand le pot est vide, ou ne peut pas payer, chacun met 8, le gagnant et celui qui se repose aussi.
    .end = À la fin, le pot se partage à parts égales en jetons de 8 ; le reste va à celui qui a le moins. La feuille de marque montre chaque paiement d’une donne sur sa propre ligne.
vira-rules-score-example = Exemple : ce qui se paie
    .shown = La fin de la même donne, et ce qui a été payé.
vira-rules-bids = Les quarante annonces
    .order = De la plus faible à la plus forte, ou par genre. Le nombre est le rang : une annonce bat toutes celles dont le nombre est plus petit.
    .numbers = Pour chaque annonce : son but ; ce qu’elle fait du talon ; ce que paie le pot pour un gain, et ce que coûtent une perte simple et une double, puis la même chose après un second échange ; enfin, les points de joueur que chaque défenseur paie ou reçoit, pour chaque colonne (ou, si une donne est en cours, pour chaque couleur d’atout).
vira-rules-strategy = Dix conseils
    .rule1 = 1. Premier joueur, vous devez annoncer : ouvrez avec l’annonce la plus basse qui convient ; vous pourrez monter ensuite, ou tenir.
    .rule2 = 2. Un gain rapporte 8, une perte simple coûte 8, une double 16 : montez si vous pensez gagner nettement plus d’une fois sur deux.
    .rule3 = 3. Six à Neuf : comptez un pli par atout au-delà de trois, par as et par roi ; l’échange du reste en apporte environ deux.
    .rule4 = 4. À l’échange, gardez atouts, as et rois, et changez tout le reste.
    .rule5 = 5. Un solo demande une main bonne telle quelle : cinq atouts, dont les plus hauts, et des plis à côté.
    .rule6 = 6. Une main faible est une chance : avec des deux et des trois partout, pensez à une misère, surtout au coucou ou à la misère achetée.
    .rule7 = 7. En misère, une longue couleur est sûre si elle a ses petites cartes ; le danger, c’est une carte moyenne quand vous n’en avez pas de plus petite dans la même couleur.
    .rule8 = 8. Avant de passer sur un coucou, cherchez une garde basse : sans elle, cela vaut la peine de monter un peu trop haut.
    .rule9 = 9. Si l’échange a mal tourné, abandonnez : la double perte qui s’annonçait devient une perte simple.
    .rule10 = 10. En défense contre un contrat à l’atout, changez les petites cartes et gardez atouts, as et rois ; contre une misère, changez les plus hautes.
vira-rules-options = Options
    .about = On peut les changer avant une partie ; la première valeur est la règle de Stockholm.
    .deals = • **Donnes** : 12, 24, 36, 60, ou un autre nombre de votre choix ; toujours de sorte que chacun distribue le même nombre de fois.
    .unit = • **Tranches pour partager le pot à la fin** : de 8, ou de 1.
    .jump = • **Couleur et préférence** : pas à pas, c’est-à-dire couleur sur une annonce simple et préférence sur une annonce en couleur ; ou d’emblée avec une nouvelle annonce, même la première (on peut alors dire aussi préférence sur une annonce simple).
    .decided = • **Donnes au résultat acquis** : se jouent jusqu’au bout ; ou s’arrêtent quand rien ne peut plus changer ce qui se paie.
    .unused = • **Écarts et reste du talon, après la donne** : restent cachés, ou sont montrés jusqu’à la donne suivante.

vira-rules-order-rank = Par rang
vira-rules-order-family = Par genre
vira-bids-line = **{ $number } { $bid }** – { $aim } · { $exchange }
    gagné +{ $win }, perdu −{ $single }/−{ $double } · chaque défenseur : { $points }
vira-bids-again = { $line } · second échange : gagné +{ $win }, perdu −{ $single }/−{ $double }
vira-bids-family =
    __{ $family }__
    { $line }
vira-family-buy = Six à neuf : atout au choix, puis un échange
vira-family-turne = Tourné : une carte retournée pour l’atout
vira-family-vingel = Vingel : deux cartes retournées
vira-family-tringel = Tringel : trois cartes retournées
vira-family-gask = Gask : garder 0 à 6 cartes, prendre tout le talon
vira-family-gok = Coucou : prendre le talon, perdre tous les plis
vira-family-vira = Vira : prendre le talon, faire tous les plis
vira-family-kopmisar = Misère achetée : échanger, perdre tous les plis
vira-family-solo = Solo : pas d’échange
vira-family-solomisar = Misère solo : pas d’échange, perdre tous les plis
vira-word-talon = talon
vira-word-forehand = premier joueur
vira-word-middle = second joueur
vira-word-preference = préférence
vira-word-second = seconde préférence
vira-word-declarer = déclarant
vira-word-exchange = échanger
vira-word-pot = pot (la cagnotte)
    .also = *pot*
vira-word-points = points de joueur
vira-word-turne = tourné
vira-word-vingel = vingel
vira-word-tringel = tringel
vira-word-gask = gask
vira-word-solo = solo
vira-word-misere = misère
vira-word-kopmisar = misère achetée
vira-word-gok = coucou
vira-word-petite = petite
    .also = *Petite*
vira-word-grande = grande
    .also = *grande*
vira-word-ouverte = ouverte
vira-word-royale = royale
vira-word-guard = garde basse
vira-word-colour = en couleur
vira-word-hold = tenir
vira-word-sharpen = renforcer
vira-word-again = second échange
vira-word-surrender = abandonner
vira-word-single = perte simple
vira-word-double = double perte
vira-word-column = colonne
