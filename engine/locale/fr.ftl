# Ce que dit chaque jeu : cartes et listes, ce qui se passe et ce qui est refusé dans tous les jeux, les lignes d'un
# enregistrement. À cette table on se vouvoie.

## Listes

list-more = { $head }, { $next }
list-last = { $head } et { $last }

## Cartes : le jeu français

card-suit = { $symbol } { $word }

card-french-short = { $symbol }{ $rank }
card-french-spoken = { $rank } de { $suit }
card-told = { $card }
card-french-symbol-spades = ♠
card-french-symbol-hearts = ♥
card-french-symbol-diamonds = ♦
card-french-symbol-clubs = ♣
card-french-suit-spades = pique
card-french-suit-hearts = cœur
card-french-suit-diamonds = carreau
card-french-suit-clubs = trèfle
card-french-index-ace = A
card-french-index-king = R
card-french-index-queen = D
card-french-index-jack = V
card-french-index-ten = 10
card-french-index-nine = 9
card-french-index-eight = 8
card-french-index-seven = 7
card-french-index-six = 6
card-french-index-five = 5
card-french-index-four = 4
card-french-index-three = 3
card-french-index-two = 2
card-french-rank-ace = as
card-french-rank-king = roi
card-french-rank-queen = dame
card-french-rank-jack = valet
card-french-rank-ten = dix
card-french-rank-nine = neuf
card-french-rank-eight = huit
card-french-rank-seven = sept
card-french-rank-six = six
card-french-rank-five = cinq
card-french-rank-four = quatre
card-french-rank-three = trois
card-french-rank-two = deux

## Cartes : le jeu suisse alémanique

card-swiss-short = { $symbol }{ "\u00A0" }{ $suit }{ "\u00A0" }{ $rank }
card-swiss-spoken = { $rank } de { $suit }
card-swiss-symbol-spades = 🛡️
card-swiss-symbol-hearts = 🌹
card-swiss-symbol-diamonds = 🌰
card-swiss-symbol-clubs = 🔔
card-swiss-suit-spades = boucliers
card-swiss-suit-hearts = roses
card-swiss-suit-diamonds = glands
card-swiss-suit-clubs = grelots
card-swiss-index-ace = A
card-swiss-index-king = R
card-swiss-index-queen = O
card-swiss-index-jack = U
card-swiss-index-ten = B
card-swiss-index-nine = 9
card-swiss-index-eight = 8
card-swiss-index-seven = 7
card-swiss-index-six = 6
card-swiss-index-five = 5
card-swiss-index-four = 4
card-swiss-index-three = 3
card-swiss-index-two = 2
card-swiss-rank-ace = as
card-swiss-rank-king = roi
card-swiss-rank-queen = ober
card-swiss-rank-jack = under
card-swiss-rank-ten = bannière
card-swiss-rank-nine = neuf
card-swiss-rank-eight = huit
card-swiss-rank-seven = sept
card-swiss-rank-six = six
card-swiss-rank-five = cinq
card-swiss-rank-four = quatre
card-swiss-rank-three = trois
card-swiss-rank-two = deux

## Ce qui se passe dans tous les jeux

engine-received = Vous recevez { $cards }.
engine-played = { $player } joue : { $card }.

## Jeux où l'on ne fait que des plis

engine-action-card = { $card }
engine-heading-deal = Donne { $number }
engine-part-dealer = donneur
engine-waiting-opening = On va distribuer les cartes.
engine-waiting-ended = La donne suivante arrive.
engine-waiting-over = La partie est terminée.
engine-prompt-waiting = On attend { $player }.
engine-prompt-lead = Entamez.
engine-prompt-play = Jouez une carte.
engine-prompt-leading = { $player } entame.
engine-prompt-playing = C’est à { $player } de jouer.
engine-dealt = Donne { $number } : { $dealer } distribue.
engine-took-trick = { $player } fait le pli { $number }.
engine-won-higher = { $rank } bat { $than }
engine-won-alone = personne d’autre n’a fourni
engine-won-trumped = coupé
engine-won-overtrumped = surcoupé : { $rank } bat { $than }
engine-scored = { $player } { $amount }
engine-deal-scored = Cette donne : { $first }, { $second }, { $third }, { $fourth }.
engine-match-won = { $winner } gagne la partie avec { $points }.
engine-match-shared = { $winner } se partagent la première place avec { $points }.

## Pourquoi une carte est conseillée

engine-reason-only-card = { $card } est la seule carte que vous pouvez jouer.
engine-reason-unbeaten = Avec { $card }, le pli est sûr : personne après vous ne peut faire mieux.
engine-reason-no-opponent = Aucun adversaire ne peut battre { $card }.
engine-reason-strongest = À { $suit }, aucun adversaire n’a de carte plus forte que { $card } ; seul un atout peut passer au-dessus.
engine-reason-draws = { $card } fait tomber les atouts ; il en reste au plus { $count } chez vos adversaires.
engine-reason-stronger = Seules cartes adverses plus fortes que { $card } : { $ranks } de { $suit }.
engine-reason-stronger-or-trump = Seules cartes adverses plus fortes que { $card } : { $ranks } de { $suit }, ou un atout.
engine-reason-takes = { $card } prend le pli{ $points ->
    [0] {"."}
    [one] { "\u00A0" }: { $points } point.
   *[other] { "\u00A0" }: { $points } points.
}
engine-reason-so-far = { $card } prend le pli pour le moment ; { $count ->
    [1] une seule carte peut
   *[other] { $count } cartes au plus peuvent
} encore la battre.
engine-reason-one-may-beat = { $card } prend le pli pour le moment ; il ne reste que { $player } pour passer au-dessus, et { $count } cartes le peuvent.
engine-reason-cheapest-winner = Parmi vos cartes qui prennent le pli, aucune ne vaut moins que { $card }.
engine-reason-later = Plus tard, une carte plus forte ({ $ranks }) risque de prendre { $card }.
engine-reason-in-trick = { $points ->
    [one] Il y a alors { $points } point dans le pli.
   *[other] Il y a alors { $points } points dans le pli.
}
engine-reason-partner-certain = Le pli est à { $player }, à coup sûr, avec { $card }.
engine-reason-partner-so-far = Le pli est à { $player } pour le moment, avec { $card }.
engine-reason-gives = { $card } ajoute au pli { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
engine-reason-cannot-win = Aucune des cartes que vous pouvez jouer ne bat { $card }.
engine-reason-keeps = Vous gardez { $cards } pour plus tard.
engine-reason-keeps-strongest = Vous gardez { $cards } : aucun adversaire n’a de carte plus forte dans la même couleur.
engine-reason-only-above = À { $suit }, il n’y a plus que { $higher } au-dessus de votre { $card }, qui sera ensuite la carte maîtresse.
engine-reason-tops = Vous avez les { $count } plus fortes des cartes qui restent à { $suit }.
engine-reason-two-above = À { $suit }, il n’y a plus que { $cards } au-dessus de votre { $card }, qui sera ensuite la carte maîtresse.
engine-reason-partner-after = { $player } joue après vous et peut encore prendre le pli.
engine-reason-void = Après { $card }, vous n’aurez plus rien à { $suit } et vous pourrez couper.
engine-reason-cheapest = { $points ->
    [0] { $card } ne vaut rien.
   *[other] Aucune des cartes que vous pouvez jouer ne vaut moins que { $card } ({ $points }).
}
engine-reason-counts = { $card } vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Ce qui parle pour une carte quand on compte les plis et non les points

engine-reason-takes-it = { $card } prend le pli.
engine-reason-lowest-winner = Parmi vos cartes qui prendraient le pli pour l’instant, { $card } est la plus basse.
engine-reason-ruff = Vous n’avez pas de { $suit } : avec { $card }, vous coupez.
engine-reason-lowest = Parmi les cartes que vous pouvez jouer, aucune n’est plus basse que { $card }.
engine-reason-usual = Le choix paraît naturel, mais il réussit moins bien dans les donnes essayées.
engine-reason-least-bad = Ce choix a un inconvénient, mais aucun autre n’a mieux réussi dans les donnes essayées.
engine-reason-all-alike = Les autres choix comparés ont le même inconvénient, et aucun n’a mieux réussi dans les donnes essayées.
engine-reason-keeps-top = Vous gardez { $card } : personne d’autre n’a de carte plus haute à { $suit }.
engine-reason-keeps-guards = Vous gardez { $cards } pour protéger { $best } : quand { $above } { $count ->
    [one] ne sera
   *[other] ne seront
} plus en jeu, { $best } sera la carte la plus forte à { $suit }.
engine-reason-suit-left = { $count ->
    [0] { $card } est votre dernière carte à { $suit }.
    [one] Après { $card }, il vous reste une carte à { $suit }.
   *[other] Après { $card }, il vous reste { $count } cartes à { $suit }.
}
engine-reason-nearer-void = { $count ->
    [1] Après { $card }, il ne vous reste qu’une carte à { $suit } ; quand elle sera jouée, vous pourrez couper.
   *[other] Après { $card }, il ne vous reste que { $count } cartes à { $suit } ; quand elles seront jouées, vous pourrez couper.
}

## Ce qui est refusé dans tous les jeux

engine-bad-game = Ce jeu n’existe pas.
engine-bad-preset = Cette variante n’existe pas.
engine-bad-option = Cette option n’existe pas.
engine-bad-option-value = Cette option ne peut pas prendre cette valeur.
engine-bad-seats = Ce jeu ne se joue pas avec ce nombre de joueurs.
engine-bad-dealer = Le donneur doit être un joueur de la table.
engine-bad-pack = Ce n’est pas un jeu de cartes complet.
engine-bad-chance = Le résultat d’un tirage au sort (autre que la donne des cartes) est absent ou inconnu.
engine-no-deal-due = Ce n’est pas le moment de distribuer.
engine-no-end-now = On ne peut convenir d’arrêter la partie qu’entre deux donnes, et seulement si le jeu le permet.
engine-deal-due = Il faut d’abord distribuer les cartes.
engine-not-your-turn = Ce n’est pas à vous de jouer.
engine-match-over = La partie est terminée.
engine-nothing-to-take-back = Vous n’avez rien à reprendre pour le moment.
engine-one-card = Indiquez une carte.
engine-not-held = Vous n’avez pas { $card } en main.
engine-not-in-pack = { $card } ne fait pas partie des { $size } cartes de ce jeu.
engine-no-such-action = Ce coup n’existe pas dans ce jeu.

## Ce qui ne va pas dans une ligne d'enregistrement

record-not-utf8 = elle n’est pas en UTF-8
record-blank-line = elle est vide
record-not-json = ce n’est pas du JSON
record-long-number = elle contient un nombre trop long
record-not-object = ce n’est pas un objet JSON
record-key-twice = une clé y figure deux fois
record-unknown-key = elle contient une clé inconnue
record-missing-key = il manque une clé
record-version = ce n’est pas la version 1 du format
record-no-such-seat = cette place n’existe pas
record-bad-action = l’action n’est pas un texte
record-bad-mark = « at » doit être un texte, et « by » doit être player, autopilot ou computer
record-bad-match = « match » doit être un texte d’au plus 64 lettres, chiffres et traits d’union
record-bad-seal = « salt » et « hash » d’une donne vont ensemble, en hexadécimal minuscule : 32 à 128 chiffres pour « salt », 64 pour « hash »
record-bad-end = « end » doit être « agreed »
record-malformed = La ligne { $line } est illisible : { $reason }
record-seat = Place { $seat }
engine-outcome = { $opponents ->
    [1] en moyenne vous marquez { $own }, l’autre joueur { $others }
   *[other] en moyenne vous marquez { $own }, chacun des autres { $others }
}
engine-outcome-teams = en moyenne votre équipe marque { $own }, l’autre { $others }

engine-order-trumps = Atout
engine-order-others = Autres couleurs
engine-order-all = Toutes les couleurs
