# Les mots du bot. Chaque clé existe dans chaque langue ; un test dit ce qui manque ou ne sert pas.
# On se vouvoie à cette table. En français, la forme « one » vaut aussi pour zéro : elle montre donc son nombre.

## Lignes

separator = { " · " }
page-of = Page { $page } sur { $pages }

## Cette langue, par son propre nom

language-name = Français

## Ce qu'on peut taper pour les cartes, outre leurs noms, entre virgules

spell-suit-spades = piques, bouclier, écu, écus
spell-suit-hearts = cœurs, coeur, coeurs, rose
spell-suit-diamonds = carreaux, gland
spell-suit-clubs = trèfles, trefle, trefles, grelot
spell-rank-ace = as
spell-rank-king = rois
spell-rank-queen = dames
spell-rank-jack = valets, bourg, bour
spell-rank-ten = banniere
spell-rank-nine = nell
spell-rank-eight = huit
spell-rank-seven = sept
spell-rank-six = six
spell-rank-five = cinq
spell-rank-four = quatre
spell-rank-three = trois
spell-rank-two = deux
spell-filler = de, des, du, le, la, les, jouer, joue

## Joueurs et places

seat-empty = (libre)
seat-numbered = { $name } ({ $seat })
seat-computer-learner = Débutant
seat-computer-careful = Prudent
seat-computer-good = Bon joueur
seat-computer-strong = Fort joueur
seat-computer-random = Ordinateur qui joue au hasard
seat-mark-learner = ordinateur débutant
seat-mark-careful = ordinateur
seat-mark-good = ordinateur, bon niveau
seat-mark-strong = ordinateur, fort
seat-mark-random = ordinateur qui joue au hasard
cast-names = Marcel, Lisette, Gaston, Simone, Lucien, Josette, Fernand, Colette, Raymond, Ginette, Bernard, Suzanne, Prosper
seat-parts = { $name } ({ $parts })
seat-autopilot = pilote automatique
seat-instead = joue pour { $name }
former-player = Ancien joueur
seat-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
seat-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-to-act = ▶ { $line }
seat-team = Équipe { $number }
seat-with = partenaire : { $partner }
seat-partner = votre partenaire
seat-sits-out = ne joue pas cette donne

## Rythme et règles d'une table

pace-live = en direct (45 s par coup, 2 min de réserve par partie)
pace-relaxed = tranquille (10 minutes par coup)
pace-async = un jour par coup (24 heures)
pace-none = sans limite de temps
rating-rated = classée
rating-casual = amicale (choix de l’hôte)
rating-alone = hors classement : une seule personne, avec des ordinateurs
rating-none = hors classement
rules-option = { $label } : { $value }
rules-deck = Avec vos cartes : { $words }.
rules-deck-suit = { $usual } = { $own }
rules-deck-rank = { $usual } = { $own } ({ $sign })

## Le message de la table et la main

table-players = Joueurs
table-score = { $side } **{ $score }**
table-scores = Marque : { $scores }
table-figure = { $name } **{ $amount }**
table-comes = { $prompt } { $time }
table-deadline = { $prompt } · fin du délai { $time }
table-open-cards = Cartes visibles
table-group = { $label } : **{ $cards }**
table-auction = Enchères
table-auction-earlier = { $count ->
    [one] (avant : { $count } annonce)
   *[other] (avant : { $count } annonces)
}
table-lanes = Séries
table-lane = { $suit } : **{ $low } à { $high }**
table-lane-one = { $suit } : **{ $rank }**
table-lane-empty = { $suit } : encore rien
table-lane-next = { $line } (ensuite : { $next })
table-lane-or = { " ou " }
table-rows = { table-lanes } : { $rows }
table-row = { $label } : { $cards }
lane-span = –
lane-nothing = –
table-trick = Pli { $number }
table-last-trick = Pli précédent
trick-card = { $card }
trick-best = **{ $card }** (maître)
trick-best-why = **{ $card }** (en tête : { $why })
trick-previous = { table-last-trick } : { $trick }
trick-why = { $line } : { $why }
trick-laid = { $name } { $card }
trick-taken = { $cards } → { $winner }
trick-taken-for = { $cards } → { $winner } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})

## Les coups, annoncés un à un à qui se les fait lire

step-led = { $player } entame : { $card }.
step-your-turn = À vous.
step-sentence = { $text }.
step-parts = { " " }

panel-title = Votre main : { $game }
panel-title-at = Votre main : { $game } ({ $place })
panel-hand = Main ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
})
panel-suit = { $suit } : **{ $ranks }**
panel-suit-tight = { $suit }{ "\u00A0" }**{ $ranks }**
panel-suit-trump = { $suit }{ "\u00A0" }**{ $ranks }** (atout)
panel-no-cards = Aucune carte
details-title = Détails
details-deck = Le message de la table nomme les cartes autrement : { $words }.
panel-turn = ▶ C’est à vous. { $prompt }
panel-turn-asked = ▶ C’est à vous.
panel-sits-out = Vous ne jouez pas cette donne : vous voyez ce que tout le monde voit.
panel-only-answer = ▶ Un seul coup est possible : il va être joué pour vous.
panel-queued-answer = ▶ La carte préparée va être jouée.
panel-given = Joué pour vous, faute de choix : { $cards }
panel-few = Voici ce qui peut convenir à votre main, dans l’ordre habituel ; *{ button-more-answers }* montre tout.
queue-line = Préparée : { $card }
queue-not-played = ▶ À vous. Non jouée : { $card }
panel-question = 🗳️ [La table vous pose une question]({ $url })
panel-by-command = Il n’y a pas assez de place ici pour toutes les réponses possibles : vous trouverez les autres avec /{ command-bid } et /{ command-play }.

pause-wanted = ⏸ { $who } { $count ->
    [one] demande
   *[other] demandent
} une pause.
pause-on = ⏸ Partie en pause : le chrono est arrêté, et personne ne joue.
pause-closes = On reprend quand tout le monde a appuyé sur « { button-continue } ». Si personne ne fait rien, la table ferme { $time }.
deserted-on = ⏸ Il n’y a plus personne pour jouer : la partie attend.
deserted-closes = On reprend dès qu’un des joueurs appuie sur « { button-continue } ». Si personne ne le fait, la table ferme { $time }.
pause-ready = Prêts à continuer : { $who }. On attend encore : { $missing }.
proposal-end = 🗳️ { $who } propose d’arrêter la partie sans résultat ({ $agreed } d’accord sur { $needed }).
proposal-finish = 🗳️ { $who } propose d’arrêter après cette donne et de faire compter la partie ({ $agreed } d’accord sur { $needed }).
proposal-finish-agreed = 🗳️ Tous sont d’accord : la partie s’arrête après cette donne, et son résultat compte.
proposal-kick = 🗳️ { $who } propose d’exclure { $whom } de la partie ({ $agreed } voix ; il en faut { $needed }).
proposal-take-back = ↩️ { $who } demande à reprendre son dernier coup ({ $agreed } d’accord sur { $needed }). Il faut l’accord de tous les présents.

choice-spoken = { $label } ({ $spoken })
choice-meaning = { $label } : { $meaning }
choice-counted = { $chosen } ({ $count } sur { $minimum })
choice-number = { $count } sur { $wanted }
choice-exactly = Choisissez { $of ->
    [players] { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
   *[cards] { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
}.
choice-at-most = Choisissez au plus { $of ->
    [players] { $maximum ->
    [one] { $maximum } joueur
   *[other] { $maximum } joueurs
}
   *[cards] { $maximum ->
    [one] { $maximum } carte
   *[other] { $maximum } cartes
}
}.
choice-bounds = Choisissez { $minimum } à { $maximum } { $of ->
    [players] joueurs
   *[cards] cartes
}.
choice-must = Dont obligatoirement : { $must }.
draft-answer = ▸ **{ $answer }**
draft-advice = 💡 { $reason }
draft-mind = 💡 À noter : { $reason }
draft-tried = -# Essayé sur { $count } distributions possibles d’après ce que vous savez : { $outcome }.
draft-for-it = Pour : { $reason }
draft-points = -# Points : les vôtres, moins la moyenne de ceux des autres.
draft-points-teams = -# Points : ceux de votre équipe moins ceux de l’autre.
draft-later = -# Chacun est aussi comparé à ce qu’il rapporterait plus tard si vous le gardiez. Vos points moins ceux des autres, en moyenne : { $worth }.
draft-kept = { $answer } : { $now } maintenant, { $points } plus tard
draft-chance = -# Ici, { $answer } rapporte plus que { $advised }, mais ce peut être un hasard : l’un vaut l’autre.
draft-better-kept = Mieux vaut le garder pour une donne à venir.
draft-no-difference = -# Entre ces réponses, il n’y a presque pas de différence.
draft-alike = -# Même résultat dans chaque donne essayée : { $answers }.
draft-all-alike = -# Toutes les autres réponses ont donné le même résultat dans chaque donne essayée.
draft-other = Ou { $answer } : { $cost }. { $reason }
draft-other-alike = à peu près aussi bon
draft-other-scores = { $cost } ; vous marquez { $own }{ $opponents ->
    [0] {""}
    [1] , l’autre joueur { $others }
   *[other] , chacun des autres { $others }
}
draft-other-perhaps = peut-être moins bon, ou simple hasard
draft-other-worse = sans doute moins bon
draft-other-less = { $points ->
    [one] environ { $points } point de moins
   *[other] environ { $points } points de moins
}
draft-unsearched = L’ordinateur n’a pas pu comparer les choix possibles cette fois : le conseil suit une règle simple.
draft-open = Rien n’est encore définitif.
draft-typed = Confirmez avec le bouton, ou en tapant la même chose une seconde fois.
draft-chosen = Choisi
draft-left = Non choisi
draft-count = Choix : { $count }.
draft-more = Choix faits : { $count } ; il en manque { $missing }.
draft-less = Choix : { $count }, soit { $extra } de trop.

why-title = Pourquoi est-ce grisé ?
why-line = { $options } : { $reason }
why-nothing = Rien n’est grisé : toutes les réponses affichées sont permises.

## La salle d'attente

lobby-title = nouvelle table
lobby-options = options
lobby-seats = places
lobby-order = On joue dans l’ordre des numéros de place.
lobby-seat = { $number } – { $name }
lobby-host = { $name } (hôte)
lobby-free = { $count ->
    [1] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
lobby-full = Toutes les places sont prises.
lobby-starts-full = La partie commence dès que toutes les places sont prises.
lobby-rating-rated = Partie classée : pas de conseils, et on ne reprend pas ses coups.
lobby-rating-alone = Classée si deux personnes au moins jouent ; dans ce cas, pas de conseils, et on ne reprend pas ses coups.
lobby-rating-casual = Partie amicale : les conseils sont permis, et l’on peut reprendre un coup.
lobby-more-seats = Jusqu’à { $count } personnes peuvent jouer : l’hôte règle le nombre de joueurs dans Options.
lobby-expires = Si la partie ne commence pas, la table ferme { $time }.
lobby-rules = Règles
news-left = { $who } a quitté la table.
news-left-last = { $who } a quitté la table en dernier : elle est donc fermée.
news-kicked = L’hôte a exclu { $who } de la partie : l’ordinateur joue à sa place.
news-kicked-rated = L’hôte a exclu { $who } de la partie sans vote : l’ordinateur joue à sa place. La partie ne compte pas pour { $who }, et l’hôte peut encore la perdre, mais plus la gagner.
news-voted-out = Les joueurs ont voté pour exclure { $who } : l’ordinateur joue à sa place.
news-kick-declined = { $who } reste : il n’y a pas assez de voix pour l’exclusion.
news-ended-together = { $who } a proposé d’arrêter la partie, et toutes les personnes présentes étaient d’accord : la table est fermée.
news-end-declined = { $who } veut continuer : la partie ne s’arrête pas.
news-finish-declined = { $who } veut continuer après cette donne.
news-withdrawn = { $who } retire sa proposition.
news-dropped = La proposition en cours tombe du même coup.
news-removed = { $who } n’est plus à cette table.
news-ended = { $who } a fermé cette table.
news-host = { $host } est maintenant l’hôte.
news-back = { $who } a repris sa place.
news-handed = { $who } a cédé le rôle d’hôte.
news-ended-reason = { $who } a fermé cette table : { $reason }
news-took-back = { $who } a repris son dernier coup.
news-take-back-declined = { $who } refuse : le coup reste joué.
news-claimed = { $who } prend le reste : tous les plis restants lui revenaient à coup sûr.
news-turned-away = L’hôte n’a pas accepté { $who } ; l’ordinateur garde la place.
news-put-out = Les responsables de ce serveur ont retiré { $who } de cette table.
news-put-out-reason = Les responsables de ce serveur ont retiré { $who } de cette table : { $reason }
news-absent = { $count ->
    [one] { $who } n’était pas là pour la revanche : sa place est libre.
   *[other] { $who } n’étaient pas là pour la revanche : leurs places sont libres.
}
rematch-absent = La revanche n’attend pas { $who }, qui { $count ->
    [one] est
   *[other] sont
} en pilote automatique. Si c’est vous, appuyez sur « { button-rematch } » pour y participer.
news-took-seat = { $count ->
    [one] { $who } a pris la place de l’ordinateur.
   *[other] { $who } ont pris la place des ordinateurs.
}
order-line = -# { $label } : { $ranks }
order-then = { ", " }
order-rank = **{ $rank }** { $points }
order-rank-nothing = **{ $rank }**
draw-card = { $player } : { $rank }
draw-cards = Tirage pour la première donne : { $cards }.
draw-dealer = La carte la plus basse distribue : { $dealer }.
draw-lot = { $dealer } distribue en premier, par tirage au sort.
newcomer-waits = { $count ->
    [one] { $who } joue dès la prochaine donne.
   *[other] { $who } jouent dès la prochaine donne.
}
newcomer-rematch = { $count ->
    [one] { $who } jouera la prochaine partie.
   *[other] { $who } joueront la prochaine partie.
}
newcomer-asked = { $count ->
    [one] { $who } attend une place et doit répondre aussi : « { button-rematch } » pour jouer, /{ command-table } { command-table-leave } pour renoncer.
   *[other] { $who } attendent une place et doivent répondre aussi : « { button-rematch } » pour jouer, /{ command-table } { command-table-leave } pour renoncer.
}

## La feuille de marque, le résultat

account-title = Le compte de cette donne
sheet-title = feuille de marque
sheet-empty = Aucune donne n’est encore terminée.
sheet-deal = **Donne { $number }** · { $headline }
sheet-side = { $side } : **{ $scored }**
sheet-account = { $line } ← { $entries }
sheet-item = – { $entry }
sheet-gain = +{ $amount }
sheet-entry = { $reason } { $amount }
sheet-entry-detailed = { $reason } { $amount } ({ $details })
sheet-marked = { $mark } = déclarant. Le menu détaille le compte de chaque donne.
sheet-file-deal = donne
sheet-file-headline = jeu
sheet-file-side = joueur
sheet-file-account = détail
sheet-file-score = marque
sheet-file-total = total
sheet-file-account-of = { $side } : détail
sheet-file-doubled = a contré { $whom }
sheet-file-check = contrôle
result-title = résultat
result-open = La partie n’est pas encore terminée.
result-winner = Partie gagnée par { $winner }.
result-winner-score = Partie gagnée par { $winner }, { $score } à { $other }.
result-draw = Égalité entre { $winner }.
result-draw-teams = Égalité : { $winner }.
result-place = { $place } – { $side } : { $score }
result-deals = { $count ->
    [one] On a joué { $count } donne.
   *[other] On a joué { $count } donnes.
}
result-absent = { $who } : partie qui ne compte ni comme gagnée ni comme nulle, car l’ordinateur a joué plus d’un quart des coups.
result-excused = { $who } : partie non comptée comme perdue, car l’ordinateur a joué plus d’un quart des coups du partenaire.
result-kicked-out = { $who } : partie non comptée, après une exclusion par l’hôte, sans vote.
result-kicking-host = { $who } (hôte) : partie qui ne compte ni comme gagnée ni comme nulle, car l’hôte a exclu quelqu’un sans vote.
result-host-excused = { $who } : partie non comptée comme perdue, car son partenaire a été exclu par l’hôte sans vote.
result-ratings = Cotes sur ce serveur : { $changes }
result-ratings-world = Cotes tous serveurs confondus : { $changes }
result-ratings-provisional = Le point d’interrogation veut dire provisoire : moins de { $count } parties classées.
rating-change = { $who } { $now } ({ $change })
rating-change-provisional = { $who } { $now }? ({ $change })
rating-gain = +{ $points }
rating-loss = −{ $points }
rating-same = ±0
result-again = { $who } { $count ->
    [one] veut
   *[other] veulent
} une revanche.
thread-name = { $game } – { $players }
thread-begins = **{ $game }** – { $players }
thread-playing = **{ $game }** – { $players }. Table : { $thread }
thread-lobby = **{ $game }** – { $players }, on attend des joueurs : { $thread }
thread-result = **{ $game }** – { $outcome } { $thread }
thread-closed = **{ $game }** – { $players }. La table est fermée. { $thread }

## Les parties terminées : leur liste, et comment les revoir

archive-unknown = Cette partie n’existe pas, ou n’est pas terminée : on ne peut revoir qu’une partie terminée.
archive-unreadable = Les coups de cette partie n’existent plus ou sont illisibles. Son résultat reste.
archive-elsewhere = Vous pouvez revoir vos propres parties et, sur ce serveur, celles dont vous voyez le salon. Ce n’est pas le cas de celle-ci.
moment-deal = Donne { $deal } sur { $deals }
moment-step = coup { $step } sur { $steps }
moment-round = Tour { $number }
moment-beginning = Début de la donne
moment-end = Le compte de la donne
moment-view-all = Toutes les mains visibles
moment-view-public = Comme tout le monde l’a vu
moment-view-seat = Comme { $player } l’a vu
moment-told = Pour { $player } seulement : { $text }
moment-hands = Mains
moment-hand = Main
moment-shared = { $player } partage un moment d’une partie terminée :
    { $where }
moment-is-shared = Tout le salon voit maintenant ce moment.
moment-not-here = On ne peut partager un moment que sur le serveur où la partie s’est jouée.
moment-hidden = Certains ici n’ont peut-être pas accès au salon ou au fil où cette partie s’est jouée : vous ne pouvez partager ce moment que là-bas.
moment-text = Voici toute la partie par écrit, avec toutes les mains.
past-title = Vos parties terminées
past-title-of = Vos parties terminées : { $game }
past-empty = Vous n’avez encore terminé aucune partie. /{ command-table } { command-table-new } ouvre une table ; une fois la partie finie, vous pourrez la revoir ici, carte par carte.
past-empty-of = Vous n’avez encore terminé aucune partie de { $game }. /{ command-table } { command-table-new } ouvre une table ; une fois la partie finie, vous pourrez la revoir ici, carte par carte.
past-line = { $number }. { $line }
past-with = avec { $who }
past-won = gagnée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
past-drew = nulle, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
past-lost = perdue, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
past-left = quittée avant la fin
past-uncounted = ne compte pas pour vous
button-replay = Revoir
button-trick-back = ‹ Pli
button-trick-on = Pli ›
button-round-back = ‹ Tour
button-round-on = Tour ›
button-step-back = Préc.
button-step-on = Suiv.
button-trick-back-spoken = Pli précédent
button-trick-on-spoken = Pli suivant
button-round-back-spoken = Tour précédent
button-round-on-spoken = Tour suivant
button-step-back-spoken = Coup précédent
button-step-on-spoken = Coup suivant
button-own-turn = Mon prochain coup
button-their-turn = Prochain coup : { $player }
button-share = Partager
button-as-text = En texte
button-newest = Plus récentes
button-oldest = Plus anciennes
menu-view = Vu par
menu-deals = Donne
menu-deal = Donne { $deal }
menu-tricks = Pli
menu-watch = Revoir une partie
limit-shared = Beaucoup de moments viennent d’être partagés. Vous pourrez partager le prochain dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
command-history = historique
command-history-about = Retrouver vos parties terminées et les revoir coup par coup
command-replay = revoir
command-replay-about = Revoir carte par carte une partie terminée : une des vôtres, ou une de ce serveur
param-match = partie
param-match-about = Quelle partie (par défaut, votre dernière)

## Raconter un enregistrement (stich replay)

replay-heading = { $game } ({ $preset }), { $seats } joueurs ; { $dealer } distribue en premier
replay-line = { $line }  { $text }
replay-told = Pour { $seat } : { $text }
replay-score = { $side } : { $scored }, en tout { $total } ← { $entries }
replay-nothing = rien
replay-rank = { $place }. { $sides }
replay-over = La partie est terminée : { $ranking }
replay-open = L’enregistrement s’arrête ici ; c’est à { $seat } de jouer.
replay-deal-due = L’enregistrement s’arrête ici ; la donne suivante reste à distribuer.
replay-illegal = Le coup de la ligne { $line } n’est pas permis : { $reason } (règle { $rule })
replay-rule = La règle : { $text }
replay-no-such-file = Le fichier { $file } n’existe pas.
replay-is-directory = { $file } est un dossier, pas un enregistrement.
replay-not-permitted = Le fichier { $file } n’est pas accessible en lecture.
replay-cannot-read = Le fichier { $file } est illisible.
replay-too-large = Le fichier { $file } est trop gros pour un enregistrement de partie.
replay-no-such-view = La place { $view } n’existe pas : donnez le numéro d’une place, ou « public ».

verify-deal-holds = Donne { $number } : { $hash }
verify-deal-broken = Donne { $number } : { $hash } – ce n’est pas l’empreinte de cette donne, à cet endroit, dans cette partie
verify-deal-open = La donne { $number } n’a ni sel ni empreinte.
verify-no-salts = Cet enregistrement n’a pas de sels : on ne peut pas le vérifier.
verify-broken = L’enregistrement a été modifié : l’empreinte d’au moins une donne ne correspond pas.
verify-unfinished = L’enregistrement s’arrête avant la fin de la partie : il manque quelque chose.
verify-consistent = L’enregistrement est cohérent. Comparez ses empreintes à celles que la table a montrées à chaque donne, et l’empreinte de l’enregistrement à celle du résultat : { $digest }
verify-digest-same = C’est bien l’empreinte que montrait le résultat : rien n’a changé depuis, et chaque donne a l’empreinte que la table a montrée.
verify-digest-other = L’enregistrement a été modifié ou vient d’une autre partie : son empreinte est { $digest }
verify-no-digest = { $digest } n’est pas une empreinte d’enregistrement. Donnez les 64 caractères (0–9, a–f) que montre le résultat.
verify-alone = --verify ne va ni avec --json ni avec --view.

## La ligne de commande

usage-stich = De grands jeux de plis européens sur Discord.
usage-help = afficher cette aide et quitter
usage-version = afficher la version et quitter
usage-run = lancer le bot sur Discord (DISCORD_TOKEN=… stich run)
usage-play = jouer dans le navigateur, sans compte Discord
usage-play-game = le jeu que propose d’abord le bouton Jouer
usage-play-data = garder les tables dans cette base, les messages dans FICHIER.sandbox
usage-play-port = le port de la page (par défaut, n’importe quel port libre)
usage-play-servers = le nombre de serveurs, chacun dans un shard différent (1)
usage-play-processes = le nombre de processus du bot, qui se partagent les serveurs (1) ; à partir de 2, il faut PostgreSQL
usage-play-database-url = l’adresse d’une base PostgreSQL, au lieu d’un fichier
usage-play-no-open = afficher l’adresse sans ouvrir de navigateur
usage-play-language = la langue du serveur et du premier joueur (par défaut, celle du terminal)
usage-replay = revoir une partie enregistrée
usage-replay-file = un enregistrement de partie (.stich)
usage-replay-json = un objet JSON pour chaque ligne de l’enregistrement
usage-replay-view = ne montrer que ce que peut voir cette place (0, 1, …) ou le public
usage-replay-verify = vérifier que les donnes sont celles dont la table a montré l’empreinte
usage-replay-digest = l’empreinte affichée avec le résultat : elle révèle toute modification de l’enregistrement
usage-replay-language = la langue des textes
usage-simulate = faire jouer des ordinateurs entre eux
usage-simulate-game = le jeu
usage-simulate-matches = combien de parties (100)
usage-simulate-players = les ordinateurs qui jouent, un par place
usage-simulate-seed = la même graine donne les mêmes parties
usage-config = afficher les réglages en vigueur, secrets masqués
usage-health = demander au bot s’il fonctionne ; code de sortie 0 si oui
usage-backup = copier la base dans un nouveau fichier, même pendant que le bot tourne
usage-backup-file = la copie, qui ne doit pas encore exister
usage-migrate = déplacer une base SQLite vers PostgreSQL (DATABASE_URL)
usage-migrate-file = la base SQLite à recopier ; elle reste telle quelle
usage-privacy = supprimer ce qui est enregistré sur quelqu’un (bot arrêté)
usage-privacy-delete = supprimer toutes les données d’une personne
usage-privacy-user = l’identifiant de la personne sur Discord
usage-privacy-repeat = supprimer de nouveau ce qu’une sauvegarde restaurée a ramené
usage-deck = regarder les cartes
usage-deck-preview = dessiner toutes les cartes d’un jeu sur une planche
usage-deck-preview-file = la planche, un fichier PNG, qui ne doit pas encore exister
usage-deck-which = french, french-two-colours ou swiss ; french par défaut
usage-ratings = vérifier les cotes d’après les parties, ou les recalculer
usage-ratings-check = lister les cotes qui ne correspondent pas aux parties ; le bot peut rester en marche
usage-ratings-rebuild = recalculer toutes les cotes d’après les parties ; arrêtez d’abord le bot
usage-ratings-database = la base ; à défaut, celle des réglages
usage-emoji = les émojis des cartes et des couleurs
usage-emoji-sync = créer sur Discord les émojis manquants ; après une interruption, relancer pour continuer
cli-no-port = un port est un nombre de 0 à 65535
cli-no-servers = le nombre de serveurs va de 1 à { $most }
cli-no-processes = le nombre de processus va de 1 à { $most }
cli-play-needs-postgresql = Plusieurs processus ont besoin d’une base PostgreSQL commune : donnez son adresse par --database-url ou DATABASE_URL.
cli-no-token = Il n’y a pas de jeton : définissez DISCORD_TOKEN, ou écrivez-le dans .env.
cli-wrong-token = Discord refuse le jeton : vérifiez DISCORD_TOKEN.
cli-unknown-setting = Réglage inconnu { $setting } dans l’environnement : voir .env.example.
cli-unknown-setting-file = Réglage inconnu { $setting } dans { $file } : voir .env.example.
cli-unreadable-file = { $file } est illisible.
cli-database-unsupported = Les bases du type { $scheme } ne sont pas prises en charge : donnez le chemin d’un fichier SQLite, ou postgresql://utilisateur:motdepasse@hôte/base.
cli-database-unusable = La base { $path } est inutilisable : { $reason }.
cli-deletions-unreadable = La liste des suppressions { $path } est illisible : { $reason }. Sans elle, une vieille sauvegarde pourrait ramener ce qui a été supprimé. Donnez au bot le droit de la lire.
cli-database-in-use = La base { $path } est utilisée par un autre Stich : arrêtez-le, ou prenez une autre base.
cli-database-newer = La base { $path } vient d’une version plus récente de Stich : mettez Stich à jour, ou prenez une autre base.
cli-database-no-driver = La base { $path } demande un paquet qui n’est pas installé ({ $reason }). Installez-le : pip install "stich[postgres]", ou dans le dossier de Stich : pip install ".[postgres]"
cli-database-no-server = Aucun serveur PostgreSQL ne répond à { $path } ({ $reason }) : vérifiez l’adresse, et que le serveur tourne.
cli-database-password = Le serveur de la base { $path } refuse l’utilisateur ou le mot de passe.
cli-database-no-database = Il n’y a pas de base { $path } : créez-la, par exemple avec createdb.
cli-database-not-allowed = L’utilisateur n’a pas les droits sur la base { $path } ({ $reason }) : Stich y crée et y modifie des tables. Rendez cet utilisateur propriétaire de la base.
cli-two-databases = { $first } et { $second } désignent deux bases : ne gardez qu’un de ces deux réglages.
cli-database-half-moved = Le déplacement vers la base { $path } n’est pas terminé : relancez « stich migrate » et laissez-le aller jusqu’au bout.
cli-extra-missing = { $setting } demande un paquet qui n’est pas installé : pip install "stich[{ $extra }]", ou dans le dossier de Stich : pip install ".[{ $extra }]"
cli-health-port-taken = Le contrôle d’état ne peut pas utiliser le port { $port } de { $host }, déjà pris : donnez à { $setting } un autre port, ou 0 pour aucun.
cli-health-no-address = Le contrôle d’état ne peut pas écouter sur { $host }, port { $port }.
cli-health-off = Le contrôle d’état est désactivé ({ $setting } vaut 0).
cli-health-no-answer = Personne ne répond sur { $host }, port { $port }.
cli-health-not-connected = Le bot tourne, mais n’est pas connecté à Discord.
cli-health-no-database = Le bot tourne, mais ne peut rien enregistrer : vérifiez la base et le disque.
cli-health-no-ticker = Le bot tourne, mais ses tables n’avancent plus d’elles-mêmes : redémarrez-le.
cli-health-no-ownership = Le bot tourne, mais n’a aucun shard : d’autres processus les ont tous, ou la base ne répond pas.
cli-health-shard = Shard { $shard } : { $reason }
health-no-metrics = Pas de mesures : pip install "stich[metrics]", puis redémarrez le bot.
cli-health-well = Le bot est connecté.
cli-ratings-equal = { $matches ->
    [one] { $matches } partie classée
   *[other] { $matches } parties classées
}, { $ratings ->
    [one] { $ratings } cote
   *[other] { $ratings } cotes
} : tout concorde avec les parties.
cli-ratings-line = { $game }, { $ladder }, utilisateur { $user } : enregistré { $stored }, d’après les parties { $computed }
cli-ratings-server = serveur { $server }
cli-ratings-world = tous serveurs confondus
cli-ratings-more = … et { $count } de plus.
cli-ratings-seats = Cotes d’avant-partie en désaccord avec les parties précédentes : { $count }.
cli-ratings-misplaced = Lignes de classement sans la bonne cote : { $count }.
cli-ratings-differ = Les cotes ne correspondent pas aux parties classées ({ $matches }). Arrêtez le bot, puis lancez : stich ratings rebuild
cli-ratings-rebuilt = Les cotes ({ $ratings }) correspondent maintenant aux parties classées ({ $matches }).
cli-ratings-unreadable = Une partie classée a une valeur impossible dans la colonne { $column } : rien n’a été modifié.
cli-backup-postgresql = Cette commande copie un fichier SQLite. Pour une base PostgreSQL, utilisez pg_dump.
cli-backup-exists = Le fichier { $path } existe déjà : choisissez un autre nom.
cli-backup-no-space = Il n’y a pas assez de place pour la copie { $path } : rien n’a été écrit.
cli-backup-not-written = Impossible d’écrire la copie { $path } : { $reason }.
cli-backup-done = La base { $source } a été copiée dans { $path }.
cli-migrate-no-target = Mettez dans DATABASE_URL l’adresse de la base PostgreSQL de destination, et rien dans STICH_DATABASE.
cli-migrate-not-empty = La base { $path } contient des données qui ne viennent pas de ce fichier : créez-en une vide.
cli-migrate-unfit = La table { $table } a dans la colonne { $column } une valeur que PostgreSQL ne peut pas enregistrer : corrigez-la dans le fichier, puis relancez.
cli-migrate-differs = La table { $table } n’est pas la même dans le fichier et dans la base. Continuez avec le fichier, et prévenez les auteurs de Stich.
cli-migrate-table = { $table }, lignes copiées : { $moved } sur { $rows }
cli-migrate-checked = Identique des deux côtés : { $table }, { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}, empreinte { $digest }
cli-migrate-already = Tout le contenu de { $source } avait déjà été copié vers { $path }. Rien à faire.
cli-migrate-done = { $rows ->
    [one] { $rows } ligne copiée
   *[other] { $rows } lignes copiées
} de { $source } vers { $path }. Lancez le bot avec cette DATABASE_URL ; le fichier ne sert plus.
cli-no-user = l’identifiant Discord d’une personne est un nombre
cli-privacy-deleted = Supprimé : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}. Il ne reste rien sur cette personne.
cli-privacy-nothing = Rien n’est enregistré sur cette personne.
cli-privacy-repeated = { $people ->
    [0] Aucune suppression n’était à refaire.
    [one] Suppression refaite pour { $people } personne.
   *[other] Suppression refaite pour { $people } personnes.
}
cli-deck-exists = Le fichier { $path } existe déjà : choisissez un autre nom.
cli-deck-not-written = Impossible d’écrire la planche { $path } : { $reason }.
cli-deck-done = Les cartes sont dans { $path }.
cli-face-unusable = { $path } n’est pas une image.
cli-emoji-done = { $created ->
    [0] Tous les émojis sont là.
    [one] { $created } émoji créé ; tous sont là maintenant.
   *[other] { $created } émojis créés ; tous sont là maintenant.
}
cli-emoji-full = Émojis créés : { $created } ; il en manque { $missing } : Discord n’en garde pas plus pour ce bot. Supprimez-en dans le portail des développeurs, puis recommencez.
cli-emoji-refused = Émojis créés : { $created } ; il en manque { $missing }, pour cette raison : { $reason }. Réessayez plus tard ; ceux qui existent déjà sont conservés.
cli-emoji-unknown = Discord ne dit pas quels émojis existent ({ $reason }). Réessayez plus tard.
cli-port-taken = Le port { $port } est pris ou interdit : choisissez-en un autre avec --port.
cli-no-place = Impossible de créer le fichier { $path } : c’est un dossier, ou le dossier où il doit aller n’existe pas.
cli-data-unusable = { $path } est inutilisable : un autre stich play s’en sert, ou ce n’est pas un fichier du bac à sable, ou on ne peut pas y écrire.
cli-no-such-game = Le jeu { $game } n’existe pas. Au choix : { $games }.
cli-no-such-language = La langue { $language } n’existe pas. Au choix : { $languages }.
cli-no-such-player = Aucun joueur ordinateur ne s’appelle « { $player } ». Au choix : { $players }.
cli-wrong-number = { $game } demande un joueur par place : { $seats }.
cli-no-matches = Il faut au moins une partie.
simulate-heading = { $game } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
simulate-player = { $number }. { $player } : { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
} ({ $percent } %), points par partie : { $points }
simulate-draws = nulles : { $draws }
simulate-seed = graine { $seed }, { $seconds } s
play-address = C’est ici qu’on joue : { $address }
play-end = Ctrl-C pour finir.
play-process = Le processus { $number } du bot a le PID { $pid }.
play-process-ended = Le processus { $number } ({ $pid }) s’est arrêté ; un autre prend la suite.

setting-discord-token = La valeur de { $setting } n’est pas un jeton valide.
setting-database = { $setting } doit être le chemin d’un fichier ou l’adresse d’une base PostgreSQL.
setting-language = { $setting } doit être une langue qui a un catalogue, par exemple « en », « fr » ou « ja ».
setting-log-level = { $setting } doit être debug, info, warning ou error.
setting-log-format = { $setting } doit être console ou json.
setting-health-host = { $setting } doit être une adresse de cette machine.
setting-health-port = { $setting } doit être un nombre de 0 (pas de contrôle) à 65535.
setting-pauses = { $setting } doit être un nombre de 0 à 10.
setting-command-guild = { $setting } doit être l’identifiant d’un serveur.
setting-secrets-dir = { $setting } doit être un dossier.
setting-faces = { $setting } doit être un dossier.
setting-emoji = { $setting } doit être create, use ou off.
setting-retention-days = { $setting } doit être un nombre de jours de 0 (jamais) à 36500.
setting-beginner-matches = { $setting } doit être un nombre de parties entre 0 (jamais de présentation pour débutants) et 1000.
setting-shards = { $setting } doit être un nombre de 1 à 10000 : le nombre de shards du bot, tous processus confondus. Avec un fichier SQLite, c’est 1.
setting-sentry-dsn = { $setting } doit être l’adresse que Sentry donne pour un projet (DSN) : en https, ou dans votre propre réseau.
setting-process = { $setting } doit être un nom d’au plus 64 lettres, chiffres et signes, sans espaces.
setting-rest-proxy = { $setting } doit être l’adresse http d’un proxy REST de votre propre réseau, par exemple http://proxy:8080 : une adresse privée, ou un nom sans point ou finissant par .internal, .local ou .lan. Le proxy reçoit le jeton et toutes les mains.
setting-api-base = { $setting } doit être une adresse http de cette machine ; STICH_API_BASE, STICH_GATEWAY_URL et STICH_CDN_BASE vont ensemble.
setting-gateway-url = { $setting } doit être une adresse ws de cette machine.
setting-cdn-base = { $setting } doit être une adresse http de cette machine.

## Pourquoi une table refuse

tables-unknown = Cette table est fermée.
tables-stale = La partie a continué depuis. Voici où elle en est.
tables-not-saved = L’enregistrement n’a pas marché. Rien n’a changé : réessayez dans un instant.
tables-suspended = Cette table est suspendue : sa partie s’est jouée selon d’autres règles, ou n’est pas lisible jusqu’au bout. L’hôte peut fermer la table.
tables-paused = La partie est en pause. Elle reprendra quand toute la table aura appuyé sur « { button-continue } » (/{ command-table } { command-table-continue }).
tables-deserted = La partie attend, faute de joueurs. « { button-continue } » (/{ command-table } { command-table-continue }) la relance.
tables-not-paused = La partie n’est pas en pause : elle est en cours.
tables-not-alone-yet = Vous pourrez continuer sans les autres si 7 jours passent sans que personne réponde. Dans une partie amicale, l’hôte le peut tout de suite.
tables-pace-rated = Cette partie est classée : son rythme ne change qu’en pause, et appuyer sur « { button-continue } », c’est accepter le nouveau.
tables-only-slower = En cours de partie, on ne peut que donner plus de temps. En pause, l’hôte choisit le rythme qu’il veut.
tables-take-back-rated = Cette partie est classée : un coup joué reste joué. Dans une partie amicale, on peut reprendre un coup.
tables-take-back-used-up = Vous avez repris dix coups dans cette donne. C’est le maximum.
discord-take-back-asked = Quelqu’un a joué depuis : les autres décident. On attend encore : { $missing }.
tables-not-in-lobby = Ce n’est possible qu’avant le début de la partie.
tables-not-playing = Aucune partie n’est en cours à cette table.
tables-not-finished = La partie n’est pas encore terminée.
tables-not-seated = Vous n’avez pas de place à cette table.
tables-already-seated = Vous avez déjà une place à cette table.
tables-too-many-tables = Vous avez déjà atteint le nombre maximal de tables : quittez-en d’abord une.
limit-opened = Vous avez ouvert beaucoup de tables en peu de temps, et chacune prend de la place dans le salon. Vous pourrez ouvrir la prochaine dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
limit-opened-in-channel = Beaucoup de tables viennent de s’ouvrir dans ce salon. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, ou ouvrez la vôtre dans un autre salon.
limit-opened-in-server = Beaucoup de tables viennent de s’ouvrir sur ce serveur. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
limit-tables-in-channel = Vous êtes déjà à { $count } tables dans ce salon. Quittez-en d’abord une, ou choisissez un autre salon.
limit-shown = La table vient d’être affichée de nouveau. Vous pourrez la réafficher dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} ; d’ici là, remontez jusqu’à elle.
limit-invites = Vous avez invité beaucoup de monde en peu de temps. Vous pourrez inviter de nouveau dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
limit-invited = Beaucoup de gens viennent d’inviter cette personne : laissez-la tranquille pendant { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
limit-proposed = Vous avez fait beaucoup de propositions en peu de temps. Vous pourrez faire la prochaine dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
limit-at-once = Cela fait beaucoup à la fois, et je n’ai pas fini de répondre. Réessayez dans un instant.
tables-full = Toutes les places de cette table sont prises.
tables-seat-taken = Cette place est prise.
tables-seats-changed = Les places ont changé entre-temps : rien n’a été fait. Regardez qui est assis où.
tables-seat-empty = Il n’y a personne à cette place.
tables-already-there = Vous y êtes déjà.
tables-same-seat = Choisissez deux places différentes.
tables-seats-empty = Il reste des places libres : attendez quelqu’un, ou donnez-les à des ordinateurs.
tables-no-such-seat = Cette place n’existe pas à cette table.
tables-seat-on-turn = L’ordinateur est justement en train de jouer pour vous. Réessayez après son coup.
tables-join-rated = Cette partie est classée : seuls ceux qui l’ont commencée y jouent. Vous pourrez jouer la prochaine.
tables-join-kicked = Cette partie vous est fermée depuis votre exclusion. Vous pourrez jouer la prochaine.
tables-excluded = Les responsables de ce serveur vous ont fermé l’accès à ses tables. Vous pouvez toujours jouer sur d’autres serveurs, et avec moi en message privé. Si vous pensez que c’est une erreur, adressez-vous à un responsable du serveur.
tables-never-rated = Sur ce serveur, les parties ne sont pas classées.
tables-elsewhere = On n’ouvre pas de tables dans ce salon. Vous pouvez en ouvrir une dans { $channels }.
tables-elsewhere-unknown = On n’ouvre pas de tables dans ce salon. Un responsable du serveur peut vous dire où c’est possible.
tables-join-waiting = Vous jouez dès la prochaine donne. Vous avez changé d’avis ? /{ command-table } { command-table-leave } libère la place.
tables-join-none = Pour l’instant, aucune place d’ordinateur n’est à prendre dans cette partie.
discord-no-such-seat = Personne de ce nom n’est à cette table, et aucune place n’a ce numéro. Choisissez dans la liste qui s’affiche pendant que vous tapez.
tables-no-such-computer = Ce niveau d’ordinateur n’existe pas.
tables-too-many = Il y a déjà trop de personnes à la table pour ce réglage.
tables-proposal-open = Une autre proposition est en cours. Répondez-y d’abord, sur le message de la table.
tables-proposal-over = C’est déjà décidé.
tables-no-finish = À ce jeu, une partie arrêtée avant la fin ne peut pas avoir de résultat.
tables-proposal-about-you = Ce vote vous concerne : ce sont les autres qui décident.
tables-kick-person = On ne peut exclure que des personnes, pas des ordinateurs.
tables-kick-self = Vous ne pouvez pas vous exclure. Vous pouvez partir : /{ command-table } { command-table-leave }.
tables-kick-absent = Dans une partie à deux, on ne peut pas exclure l’autre s’il est là. Vous pouvez proposer d’arrêter la partie : /{ command-table } { command-table-end }.
tables-end-rated = Une partie classée ne s’arrête avant la fin que si tous les joueurs présents sont d’accord : /{ command-table } { command-table-end } leur pose la question.
tables-host-only = Seul l’hôte de la table peut le faire.
tables-host-person = Seule une personne de la table peut en être l’hôte.
tables-host-already = Vous êtes déjà l’hôte de cette table.
tables-no-deal-due = Il n’y a pas de donne à distribuer.
tables-no-claim = Il n’est pas sûr que tous les plis restants vous reviennent.
tables-no-match = Cette partie n’a pas eu lieu à cette table.
tables-record-gone = Cette partie n’est plus conservée : les cartes et les coups des anciennes parties sont supprimés au bout d’un moment.
tables-record-unfinished = L’enregistrement d’une partie s’obtient une fois la partie terminée.
tables-record-unreadable = L’enregistrement de cette partie n’est plus lisible.

## Discord : boutons et menus

button-join = Rejoindre
button-leave = Quitter
button-stay = Non, rester
button-no = Non
button-leave-sure = Quitter la table
button-seat-back = Reprendre ma place
button-end-sure = Fermer la table
button-propose = Le proposer
button-end-match = Arrêter la partie
button-end-propose = Proposer d’arrêter
button-finish = Arrêter après cette donne
button-agree = D’accord
button-decline = Pas d’accord
button-kick-alone = Exclure
button-kick-vote = Faire voter les autres
button-add-computer = + 1 ordinateur
button-options = Options
button-server-set = Par défaut sur ce serveur
button-server-reset = Ne plus utiliser par défaut
button-seats = Places
button-invite = Inviter
button-to-table = À la table
button-untell = Ne plus me prévenir
button-change-seats = Changer de place
button-shuffle = Tirer les places
button-table = Table
button-report = Signaler ce coup
button-picture = Image
button-hand-over = Céder
button-start = Commencer
button-fill = Jouer avec des ordinateurs
button-fewer = Jouer à { $count }
button-hand = Ma main
button-score = Marque
button-record = Enregistrement
button-fair = Équité
button-sheet-file = En fichier
button-sheet = Feuille entière
button-trump = { $card }*
button-trump-spoken = { $card }, atout
button-queued = { $card } ✓
button-queued-spoken = { $card }, carte préparée
button-rules = Règles
button-back = Je suis là
button-next-deal = Donne suivante
button-next-trick = Suite
button-take-back = Reprendre le coup
button-pause = Pause
button-continue = Continuer
button-go-on = Continuer sans eux
button-rematch = Revanche
button-why = Pourquoi ?
button-details = Plus
button-none = Aucune
button-nobody = Personne
button-confirm = Confirmer : { $chosen }
button-confirm-short = Confirmer
button-draft-back = Retour
button-confer = Parler avec { $names }
button-advice = Conseil
button-more-answers = Autres…
button-claim = Prendre le reste
button-page-back = Préc.
button-page-on = Suiv.
button-play = Jouer : { $game }
menu-answer = Choisissez votre réponse
menu-group = { $first } … { $last }
menu-group-part = { $title } : { $span }
menu-pick = Choisissez
menu-pick-suit = { $suit } : choisissez
menu-seat = S’asseoir à une place
menu-guests = Qui inviter ?
menu-swap = Échanger deux places
menu-computer = Donner une place à un ordinateur
menu-free = Libérer une place
menu-out = Exclure quelqu’un
menu-out-waits = Attend la prochaine donne
menu-host = Céder le rôle d’hôte
menu-reasons = Le compte d’une donne
menu-which = Choisissez la table
menu-instead = Une autre table
menu-reasons-deal = Donne { $number } : { $what }
menu-nothing = Rien à choisir maintenant
form-game = Jeu
form-preset = Variante
form-other = autre valeur…
form-pace = Temps par coup
form-seats = Joueurs
form-level = Ordinateurs
form-rated = Classée
form-rated-yes = oui, si deux personnes au moins jouent
form-rated-no = non, une partie amicale
form-start = Début
form-start-pressed = quand quelqu’un appuie sur « { button-start } »
form-start-full = dès que toutes les places sont prises

## Discord : réponses visibles de vous seul

discord-opened = Votre table est ouverte. Les autres la rejoignent avec le bouton du message de la table ; vous pourrez commencer quand toutes les places seront prises.
discord-opened-alone = Votre table est ouverte. Personne d’autre ne peut la rejoindre en message privé : donnez les places à des ordinateurs, puis commencez.
server-rules-set = Désormais, les tables de { $game } commencent avec ces règles sur ce serveur. /{ command-admin } { command-admin-show } montre tous les réglages du serveur.
server-rules-reset = Désormais, les nouvelles tables de { $game } reprennent les règles habituelles.
discord-rules-which = Les règles de quel jeu ?
discord-joined = Vous avez une place.
discord-seat-back = Vous avez repris votre place.
discord-waiting = Vous jouez dès la prochaine donne, à la place de { $computer }. Cette partie ne compte pour vous ni comme gagnée ni comme perdue, puisque vous arrivez en cours de route.
discord-waiting-over = Vous n’attendez plus de place à cette table : { $table }
discord-hand-later = Vos cartes apparaîtront ici dès qu’elles seront distribuées.
discord-hand-as-of = Mise à jour { $time }
discord-hand-elsewhere = Vous jouez à la table, et c’est là que vous voyez votre main. *{ $button }* la montre aussi ici.
discord-hand-lapsed = Je ne peux modifier un message visible de vous seul que pendant 15 minutes. Le bouton montre votre main actuelle.
discord-hand-left = Vous n’êtes plus à cette table.
discord-left-free = Vous avez quitté la table.
discord-left-lost = Vous avez quitté la table. L’ordinateur joue à votre place ; à la fin, la partie comptera comme perdue pour vous. D’ici là, vous pouvez reprendre votre place, avec le bouton ou par /{ command-table } { command-table-join }.
discord-left-newcomer = Vous avez quitté la table, et l’ordinateur joue à votre place. La partie ne compte pas pour vous. Jusqu’à la fin, vous pouvez reprendre votre place, avec le bouton ou par /{ command-table } { command-table-join }.
discord-left-waits = Vous avez quitté la table. Il n’y a plus personne : la partie attend 7 jours. Avec « { button-continue } », sur le message de la table (ou /{ command-table } { command-table-continue }), vous retrouvez votre place.
discord-left-closes = Vous avez quitté la table en dernier : elle est donc fermée.
discord-stayed = Rien n’a changé.
table-menu = Que voulez-vous faire à cette table ? Son hôte est { $host }. Rien ne se fait sans confirmation.
table-menu-changed = Ce n’est plus possible. Voici ce que vous pouvez faire maintenant :
ask-leave = Voulez-vous quitter cette table ? { $table }
ask-leave-free = Votre place se libère.
ask-leave-finished = Votre place se libère ; le résultat de la partie est conservé.
ask-leave-lost = L’ordinateur joue à votre place ; à la fin, la partie comptera comme perdue pour vous, sauf si vous reprenez votre place d’ici là.
ask-leave-newcomer = L’ordinateur joue à votre place ; vous pouvez revenir jusqu’à la fin de la partie. Comme vous n’y étiez pas dès le début, la partie ne compte pas pour vous.
ask-leave-suspended = L’ordinateur prend votre place. Personne ne peut jouer pour l’instant ; si la partie reprend un jour et va jusqu’au bout, elle comptera pour vous comme perdue.
ask-leave-closes = Il n’y a que vous à cette table : si vous partez, elle ferme.
ask-leave-closes-over = Il n’y a que vous à cette table : si vous partez, elle ferme ; le résultat de la partie est conservé.
ask-leave-uncounted = Il n’y a que vous à cette table : si vous partez, elle ferme, et la partie s’arrête sans résultat.
ask-leave-waits = Il n’y a que vous à cette table : si vous partez, la partie s’arrête. Pendant 7 jours, toute personne qui y a joué peut la relancer avec « { button-continue } », sur le message de la table ; ensuite la table ferme. /{ command-table } { command-table-end } la ferme tout de suite.
ask-leave-deserted = Tous les autres sont en pilote automatique : si vous partez, la partie s’arrête jusqu’à ce que l’un d’eux revienne.
ask-leave-pauses = La pause demandée commence alors.
ask-leave-continues = La pause prend fin, et la partie continue.
ask-leave-reopens = Toutes les autres personnes présentes veulent une revanche : si vous partez, la table s’ouvre pour une nouvelle partie.
ask-leave-gives-up = Seules les cinq dernières parties que vous avez quittées vous attendent ; si vous partez, une plus ancienne sera fermée : { $table }
ask-leave-host = { $host } sera l’hôte.
ask-end = Voulez-vous fermer cette table pour tout le monde ? { $table }
ask-propose-end = Voulez-vous proposer aux autres d’arrêter la partie ? { $table }
ask-end-table = Tout le monde à la table perd sa place.
ask-end-over = Tout le monde perd sa place à la table ; le résultat de la partie est conservé.
ask-end-match = La partie s’arrête là, sans résultat pour personne.
ask-end-vote = Il faut l’accord de tous les présents. La partie s’arrête alors, sans résultat pour personne ; d’ici là, elle continue.
ask-end-finish = Ou proposez d’arrêter après cette donne : on partage alors le pot, et la partie compte. Il faut l’accord de tous les présents.
ask-kick = Voulez-vous exclure { $name } de cette partie ? { $table }
ask-kick-alone = En tant qu’hôte, vous pouvez le faire sans vote.
ask-kick-vote = Les autres votent avec les boutons du message de la table. Il faut { $count ->
    [one] { $count } voix
   *[other] { $count } voix
}, la vôtre comprise.
ask-kick-lost = L’ordinateur joue alors à sa place. La personne exclue ne peut plus revenir dans cette partie, qui compte pour elle comme perdue.
ask-kick-newcomer = L’ordinateur joue alors à sa place, et la personne exclue ne peut plus revenir dans cette partie. Comme elle est arrivée en cours de route, la partie ne compte pas pour elle.
ask-kick-rated = La partie est classée et { $name } est là. Si vous l’excluez sans vote, la partie ne compte pas pour { $name } ; vous, vous pouvez encore la perdre, mais plus la gagner.
ask-kick-partner = { $who }, partenaire de la personne exclue, ne peut alors plus perdre cette partie.
ask-kick-or-vote = Ou bien les autres votent avec les boutons du message de la table : il faut { $count ->
    [one] { $count } voix
   *[other] { $count } voix
}, la vôtre comprise. La partie compte alors comme perdue pour { $name } ; pour vous, elle compte comme d’habitude.
ask-kick-gone = L’ordinateur joue alors à sa place, et la personne exclue ne peut plus revenir dans cette partie.
ask-host = Voulez-vous confier à { $name } le rôle d’hôte de cette table ? { $table }
ask-host-back = Ensuite, c’est { $name }, et personne d’autre, qui pourra vous rendre ce rôle.
ask-end-stranger = Vous n’êtes pas à cette table : vous la fermez comme responsable du serveur.
ask-end-reason = Raison (visible par les joueurs)
ask-told = Le message de la table dira à { $names } que cela vient de vous.
ask-table = **{ $game }** dans { $channel } : { $players }.
ask-table-private = **{ $game }** en message privé : { $players }.
discord-computer-added = Un ordinateur a pris une place.
discord-fill = Il reste des places libres. Vous pouvez attendre, ou les confier à l’ordinateur.
discord-moved = Vous êtes maintenant à la place { $number }.
discord-moved-team = Vous êtes maintenant à la place { $number } ({ $company }).
discord-swapped = Les places { $one } et { $other } sont échangées.
discord-shuffled = Les places ont été tirées au sort.
discord-seats-changed = Les places ont changé depuis. Les voici à jour.
discord-kicked = { $name } n’est plus à cette table.
discord-kicked-out = { $name } ne joue plus cette partie.
discord-proposed = Le message de la table pose la question aux autres. On attend encore : { $missing }. Tant que rien n’est décidé, la partie continue ; « { button-decline } » retire votre proposition.
discord-agreed = Vous êtes d’accord. On attend encore : { $missing }.
discord-agreed-last = Vous êtes d’accord, et c’est décidé.
discord-finishing = Tous sont d’accord : la partie s’arrête après cette donne, et son résultat compte.
discord-finished = La partie est finie, et son résultat est enregistré.
discord-declined = Vous avez dit non à la proposition.
discord-withdrawn = Vous avez retiré votre proposition.
discord-turned-away = { $name } n’entre pas dans cette partie.
discord-host = { $host } est maintenant l’hôte de la table.
invite-whom = Qui voulez-vous inviter à cette table ? Chaque personne reçoit un message privé, avec un bouton pour rejoindre la table.
invite-alone = À une table en message privé, on ne peut inviter personne. Ouvrez-en une sur un serveur avec /{ command-table } { command-table-new }.
invite-elsewhere = Les invitations à cette table partent de son serveur : appuyez là-bas, dans le message de la table, sur « { button-invite } ».
invite-direct = Invitations envoyées : { $names }.
invite-mention = Messages privés refusés : une mention à la table sert d’invitation à { $names }.
invite-not = Impossible de joindre : { $names }. Réessayez plus tard.
invite-again = { $names } { $count ->
    [one] a
   *[other] ont
} déjà une invitation à cette table.
invite-seated = { $names } { $count ->
    [one] est
   *[other] sont
} déjà à cette table.
invite-bot = { $names } : on n’invite pas un bot. « { button-add-computer } » donne une place à l’ordinateur.
invite-hidden = { $names } ne { $count ->
    [one] voit
   *[other] voient
} pas le salon de cette table.
invite-unwanted = { $names } ne { $count ->
    [one] veut
   *[other] veulent
} pas d’invitations.
invitation-from = **{ $by }** vous invite à une table : **{ $game }** dans { $channel } ({ $server }). Temps par coup : { $pace }.
invitation-was = Vous aviez une invitation à une table : **{ $game }** dans { $channel } ({ $server }). Temps par coup : { $pace }.
invitation-opened = Une table vient de s’ouvrir : **{ $game }** dans { $channel } ({ $server }). Temps par coup : { $pace }.
invitation-free = Il y a une place pour vous.
invitation-full = Toutes les places sont prises. S’il s’en libère une, vous pourrez la prendre ici.
invitation-seated = Vous y avez une place. Les cartes arriveront au début de la partie.
invitation-begun = La partie a commencé.
invitation-closed = La table est fermée.
invitation-over = Cette invitation n’est plus valable : la partie a commencé, ou la table est fermée.
invitation-hidden = Vous ne voyez plus le salon de cette table : vous ne pouvez pas la rejoindre.
openings-on = Quand une table s’ouvre dans { $channel }, je vous le dis par message privé, au plus une fois par heure.
openings-off = Je ne vous annonce plus les tables de { $channel }. Pour reprendre : /{ command-table } { command-table-tell-me }.
openings-direct = Je ne peux annoncer que les tables d’un salon de serveur : utilisez la commande dans le salon voulu.
openings-many = Je vous annonce déjà les tables de { $count } salons ; c’est le maximum par personne.
discord-ended = La table est fermée.
discord-shown = Voici la table : { $link }
discord-rematch-wanted = Vous voulez une revanche. Elle commencera dès que tous les joueurs présents la voudront aussi.
discord-paused = La partie est en pause, et rien ne se perd, même si l’on me redémarre. « { button-continue } », sur le message de la table (ou /{ command-table } { command-table-continue }), la relance.
discord-pause-wanted = Vous avez demandé une pause. Elle commencera quand tout le monde aura appuyé sur « { button-pause } » ; il manque encore : { $missing }. D’ici là, le temps court ; si vous jouez, votre demande est retirée.
discord-ready = C’est noté. La partie reprendra quand tout le monde aura appuyé sur « { button-continue } » ; il manque encore : { $missing }.
discord-ready-alone = S’ils ne viennent pas, vous pourrez continuer sans eux dès { $time } : appuyez alors de nouveau sur « { button-continue } ».
discord-pace-set = Temps par coup : { $pace }.
discord-record = Voici l’enregistrement de la partie. Il raconte tout, avec toutes les mains ; `stich replay` le fait défiler.
discord-sheet-file = Voici la feuille de marque, pour les tableurs et autres programmes.
discord-report = Ce fichier contient ce que vous voyez maintenant : votre main et la table, ainsi que le numéro de la partie et celui du coup. Il ne contient aucune autre main ni aucun nom. Un ordinateur joue mal, une règle vous semble fausse ? Envoyez ce fichier à la personne qui gère ce bot, en disant ce que vous attendiez. Tant que la donne dure, ne le montrez à personne de la table.
discord-picture = La table telle que vous la voyiez à { $time }.
discord-picture-failed = Je n’ai pas pu dessiner cette image. Tout ce qu’elle montre est écrit sous « { button-details } » et « { button-score } ».
picture-trump = Atout
picture-led = entame
picture-takes = prend
picture-took = a pris
picture-begun = Avant le premier pli
picture-trick = Pli { $number } : { $player }
picture-rows = { $count ->
    [one] { $count } carte est sur la table
   *[other] { $count } cartes sont sur la table
}
picture-ended = La donne { $number } est terminée
picture-legend-led = a entamé
picture-legend-took = a pris le pli
picture-tricks = Plis : { $tricks }
picture-taken = { $player } { $numbers }
picture-deal = Donne { $number } : { $what }. { $amounts }
picture-declared = { $mark } déclarant
picture-check = Contrôle
picture-you = vous
picture-higher = Annonces plus hautes
picture-doubled = petits signes : contres
picture-amount = { $side } { $amount }
picture-says = { $label } : { $what }
discord-playing-already = Vous jouez déjà ici : voici votre main. Pour ouvrir une autre table : /{ command-table } { command-table-new }.
discord-closed = Cette table est fermée.
discord-expired = Cette table est fermée : personne n’y est revenu depuis longtemps.
discord-suspended = Cette table est suspendue : sa partie s’est jouée selon d’autres règles, ou n’est pas lisible jusqu’au bout.
discord-table-unreadable = Le bot n’arrive pas à lire cette table : impossible d’y jouer pour l’instant. Rien n’est perdu, elle est gardée telle quelle, et la personne qui gère le bot trouvera la cause dans le journal. En attendant, vous pouvez jouer à une autre table.
discord-table-gone = Cette table est fermée : ses boutons ne font plus rien. Pour en ouvrir une autre : /{ command-table } { command-table-new }.
discord-no-such-table = Aucune de vos tables ne correspond à ce texte. Choisissez dans la liste qui s’affiche pendant que vous tapez.
discord-not-at-a-table = Vous n’êtes à aucune table. Ouvrez-en une avec /{ command-table } { command-table-new }, ou rejoignez-en une avec son bouton.
discord-several-tables = Il peut s’agir de plusieurs de vos tables : précisez laquelle avec l’option « { param-table } ».
discord-which = De quelle table parlez-vous ?
discord-which-named = { $game } avec { $names }
discord-which-alike = { $table } (n° { $number })
discord-which-line = • { $table } · { $about }
discord-no-table-here = Il n’y a pas de table dans ce salon. Ouvrez-en une avec /{ command-table } { command-table-new }, ou faites-vous prévenir de la prochaine avec /{ command-table } { command-table-tell-me }.
discord-not-your-seat = Cette main est celle d’une place qui n’est plus la vôtre. Le bouton du message de la table montre votre main actuelle.
discord-not-understood = Cela ne correspond à aucune des réponses possibles en ce moment. Choisissez dans la liste qui s’affiche pendant que vous tapez, ou écrivez une carte, comme { $card } ou { $spoken }.
discord-say-more = Cela peut vouloir dire plusieurs choses : { $answers }{ $more ->
    [0] {""}
    [one] {" "}(et { $more } autre)
   *[other] {" "}(et { $more } autres)
}. Précisez un peu.
discord-say-whole = Voulez-vous dire { $answer } ? Alors tapez-le en entier, ou choisissez-le parmi les réponses sous vos cartes.
discord-no-advice = Il n’y a pas de conseil pour vous en ce moment.
discord-no-advice-rated = Cette partie est classée : tout le monde joue sans conseils. Pour en avoir, il faut que l’hôte choisisse une partie amicale avant le début, sous « { button-options } ».
discord-form-outdated = Ces options ont changé depuis. Rouvrez le formulaire.
discord-unknown-button = Je ne connais pas ce bouton : il vient d’une autre version. Utilisez ceux du message le plus récent de la table.
discord-unknown-command = Je ne connais pas cette commande sous cette forme : elle vient d’une autre version. Rechargez Discord, puis réessayez.
discord-restarting = Je suis en train de redémarrer. Rien n’est perdu : réessayez dans quelques secondes.
discord-failed = Quelque chose n’a pas marché de mon côté. Rien n’est perdu : réessayez. /{ command-hand } et /{ command-table } { command-table-show } réaffichent votre main et la table.
discord-dm-closed = Je ne peux pas vous écrire en privé : vos réglages ne le permettent pas. Ce n’est pas grave, votre main est toujours sous « { button-hand } ». Si vous ouvrez vos messages privés, dites-le-moi avec /{ command-settings }.
discord-channel-closed = Je n’ai plus le droit d’écrire dans le salon de la table. Vous pouvez continuer à jouer ici.
discord-permissions = Je ne peux pas ouvrir de table ici. Il me manque dans ce salon : { $permissions }. Un responsable du serveur peut me donner ces permissions.
discord-extended = Vous êtes là : vous avez de nouveau tout le temps prévu pour un coup. Fin du délai : { $time }.
discord-nudge = { $who } C’est à vous : { $link }
discord-no-thread = La table reste dans ce salon : pour un fil, il me manque { $permissions }.
table-state-turn = à vous de jouer
table-state-playing = partie en cours
table-state-paused = en pause
table-state-lobby = attend des joueurs
table-state-finished = partie terminée
table-state-suspended = suspendue
table-place-direct = messages privés
permission-view-channel = Voir les salons
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-embed-links = Intégrer des liens
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages

## Discord : accueil et aide

welcome-title = Des jeux de cartes à votre table
welcome-text =
    De grands jeux de plis européens, ici même, contre d’autres personnes ou contre l’ordinateur.
    Appuyez sur le bouton et vous avez vos premières cartes en main. Personne d’autre ne les voit.
    /{ command-table } { command-table-new } ouvre une table que d’autres peuvent rejoindre ; /{ command-help } vous dit le reste.

## Discord : ce que règlent et font les responsables d'un serveur

admin-title = Réglages de ce serveur
admin-about = Ce qu’on change ici vaut pour tout le serveur, et le journal dit qui l’a fait.
admin-heading-tables = Nouvelles tables
admin-heading-rules = Règles des nouvelles tables
admin-heading-channels = Salons
admin-heading-look = Ce que tout le monde voit
admin-heading-people = Personnes
admin-line = { $label } : **{ $value }**
admin-game = Jeu
admin-pace = Temps par coup
admin-ratings = Parties classées
admin-threads = Fils
admin-language = Langue
admin-deck = Cartes
admin-pictures = Images
ratings-rated = oui, sauf si l’hôte dit non
ratings-casual = seulement si l’hôte le veut
ratings-never = jamais
admin-rules-line = { $game } : { $rules }
admin-usual-rules = Tous les jeux commencent avec leurs règles habituelles.
admin-everywhere = On peut ouvrir des tables dans tous les salons.
admin-channels = On n’ouvre des tables que dans { $channels } et dans leurs fils.
admin-no-channel = ⚠️ Aucun des salons choisis n’existe plus : personne ne peut ouvrir de table ici.
admin-more = { $count } de plus
admin-excluded = { $count ->
    [0] Personne n’est exclu des tables.
    [one] { $count } personne est exclue des tables.
   *[other] { $count } personnes sont exclues des tables.
}
menu-admin-setting = Que voulez-vous changer ?
menu-admin-channels = Choisissez des salons
menu-admin-game = Choisissez un jeu
menu-admin-exclude = Qui exclure ?
menu-admin-let-back = Qui réadmettre ?
button-admin-overview = Vue d’ensemble
button-admin-rules = Règles
button-admin-channels = Salons
button-admin-reset = Classements
button-admin-end = Fermer une table
button-admin-exclude = Exclure
button-admin-let-back = Réadmettre
button-admin-log = Journal
button-admin-everywhere = Tous les salons
button-admin-usual = Règles habituelles
button-admin-out = Exclure
button-admin-finish = Exclure après ses parties
button-admin-at-once = Exclure tout de suite
button-admin-anew = Repartir de zéro
admin-channels-about = Choisissez les salons où l’on peut ouvrir des tables, fils compris. Les tables ouvertes restent où elles sont.
admin-channels-many = On ne peut pas choisir plus de { $count } salons.
admin-rules-about = Les règles de quel jeu ? Les nouvelles tables de ce jeu commenceront avec les règles choisies ; l’hôte peut encore les changer avant la partie.
admin-reset-about = Le classement de quel jeu doit repartir de zéro sur ce serveur ?
admin-end-about = Quelle table voulez-vous fermer ? Une partie en cours s’arrête alors sans résultat, et les joueurs lisent la raison que vous donnez.
admin-no-table = Aucune table n’est ouverte sur ce serveur.
admin-exclude-about = Qui voulez-vous exclure des tables de ce serveur ?
admin-let-back-about = Qui voulez-vous réadmettre ? Je n’ai pas de liste à montrer : pour protéger les gens, je garde les exclusions sans les noms.
admin-somebody = quelqu’un dont les données ont été supprimées
ask-exclude = Voulez-vous exclure { $whom } des tables de ce serveur ?
ask-exclude-follows = Cette personne ne pourra plus ouvrir de table ici, ni en rejoindre, ni être invitée, et les classements de ce serveur n’afficheront plus son nom. Personne d’autre n’est prévenu, mais l’exclusion est notée au journal. Vous pouvez l’annuler à tout moment.
ask-exclude-matches = { $count ->
    [one] Cette personne joue { $count } partie ici en ce moment. Vous pouvez la laisser finir, ou donner tout de suite sa place à l’ordinateur : dans ce cas, toute la table apprend ce départ forcé et lit la raison que vous donnez.
   *[other] Cette personne joue { $count } parties ici en ce moment. Vous pouvez la laisser finir, ou donner tout de suite ses places à l’ordinateur : dans ce cas, toutes ces tables apprennent ce départ forcé et lisent la raison que vous donnez.
}
ask-exclude-reason = Raison (pour le journal)
admin-excluded-now = { $whom } ne peut plus prendre place aux tables de ce serveur.
admin-is-back = { $whom } peut de nouveau jouer aux tables de ce serveur.
admin-not-excluded = Aucune exclusion ne vise { $whom } ici.
admin-exclude-self = Vous ne pouvez pas vous exclure.
admin-exclude-bot = C’est un bot : de toute façon, il ne peut pas s’asseoir à une table.
admin-no-reason = Donnez une raison.
ask-reset = Voulez-vous remettre à zéro le classement de { $game } sur ce serveur ?
ask-reset-follows = Tout le monde y repart de zéro. C’est irréversible. Le classement commun à tous les serveurs ne change pas.
admin-reset-done = Le classement de { $game } sur ce serveur repart de zéro.
admin-in-server = Utilisez cette commande sur le serveur concerné.
admin-log-title = Journal de ce serveur
admin-log-empty = Rien n’a changé ici depuis { $days } jours.
admin-log-kept = Gardé { $days } jours
admin-log-line = { $when } – { $who } { $what }
admin-log-settings = a changé des réglages : { $settings }
admin-log-channels = a limité les tables à { $channels }
admin-log-everywhere = permet les tables dans tous les salons
admin-log-rules = a fixé les règles de { $game } : { $rules }
admin-log-usual = a remis les règles habituelles de { $game }
admin-log-reset = a remis à zéro le classement de { $game }
admin-log-end = a fermé une table de { $game } dans { $channel } : { $reason }
admin-log-exclude = a exclu { $whom }, avec effet à la fin de ses parties en cours : { $reason }
admin-log-exclude-now = a exclu { $whom } tout de suite : { $reason }
admin-log-exclude-deleted = a exclu quelqu’un dont les données ont été supprimées depuis
admin-log-let-back = a réadmis { $whom }
## Discord : donnes honnêtes

fair-mark = empreinte { $hash }
fair-digest = empreinte de l’enregistrement : { $digest }
fair-title = Donnes honnêtes
fair-deal = La **donne { $number }** a cette empreinte : `{ $hash }`
fair-earlier-deal = **Donne { $number }** : `{ $hash }`
fair-past-deal = **Donne { $number }**
    empreinte `{ $hash }`
    sel `{ $salt }`
fair-closing = Empreinte de l’enregistrement : `{ $digest }`
fair-none = Aucune partie n’est en cours ici. Pendant une partie, vous trouverez ici les empreintes de ses donnes.
fair-without = Cette partie n’a pas d’empreintes : elle a commencé avec une version plus ancienne du bot.
fair-proves = Chaque donne est fixée avant que quiconque puisse agir, et la table montre son empreinte ; l’enregistrement que vous recevez après la partie contient les cartes et le sel de chaque donne, si bien que `stich replay --verify` montre si quelque chose a été changé ensuite. Cela ne prouve pas que les cartes ont été bien mélangées : pour cela, il faut faire confiance à la personne qui gère ce bot.

## Discord : chiffres et réglages

leaderboard-title = Classement : { $game }
leaderboard-server = ce serveur
leaderboard-all = tous les serveurs
leaderboard-line = { $place } – **{ $name }** : { $figures }
stats-title = Statistiques : { $name } ({ $where })
stats-line = **{ $game }** : { $figures }
stats-empty = Aucune partie terminée pour l’instant.
standing-figures = { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
} sur { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $draws ->
    [one] { $draws } nulle
   *[other] { $draws } nulles
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
leaderboard-empty = Il n’y a encore personne : cette liste commence avec la première partie de { $game } terminée ici. /{ command-table } { command-table-new } ouvre une table.
leaderboard-empty-all = Il n’y a encore personne : parmi ceux qui acceptent d’être sur cette liste, aucun n’a terminé de partie de { $game }.
leaderboard-empty-period = Il n’y a encore personne : la liste repart de zéro à chaque période, et la prochaine partie terminée y comptera. /{ command-table } { command-table-new } ouvre une table.
leaderboard-empty-rate = La liste est encore vide : pour y figurer, il faut { $matches } parties terminées sur cette période. /{ command-table } { command-table-new } ouvre une table.
leaderboard-empty-rating = Il n’y a encore personne : pour figurer ici, il faut { $rated } parties classées terminées, dont une dans les 60 derniers jours. Une partie est classée quand des gens jouent entre eux et que l’hôte ne s’y oppose pas.
leaderboard-page = Page { $page } sur { $pages }
leaderboard-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
leaderboard-agreed = Seuls figurent ici ceux qui l’ont accepté.
metric-wins = Parties gagnées
metric-rate = Taux de réussite (dès 20 parties)
metric-points = Points
metric-rating = Cote
period-ever = Depuis toujours
period-season = Cette saison (trimestre)
period-month = Ce mois-ci
period-week = Cette semaine
menu-metric = Classer par
menu-period = Quelles parties
menu-game = Jeu
button-own-place = Ma place
button-all-servers = Tous les serveurs
button-this-server = Ce serveur
button-curve = Évolution de la cote
figures-by-wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} sur { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
figures-by-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
figures-by-rate = { $whole },{ $tenth } %, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
} sur { $matches }
figures-by-rating = { $rating } ({ $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
})
own-placed = Vous : { $place ->
    [1] 1re
   *[other] { $place }e
} place – { $figures }
own-unplaced = Vous : { $figures }
own-none = Vous n’avez encore terminé aucune partie de { $game } ici.
own-none-all = Vous n’avez encore terminé aucune partie de { $game }.
own-none-period = Vous n’avez terminé aucune partie de { $game } sur cette période.
own-few = Vous : sans rang pour l’instant – il faut { $least } parties, vous en avez { $matches }
own-unrated = Vous n’avez pas encore de cote. Pour avoir un rang, il faut { $least } parties classées terminées.
own-provisional = Vous : { $rating }? – provisoire, sans rang avant { $least } parties classées ; pour l’instant { $matches }
own-inactive = Vous : { $rating } – sans rang, car votre dernière partie classée date de plus de 60 jours
own-unlisted = Les autres ne vous voient pas sur cette liste. Pour y figurer : /{ command-settings } { param-listed-worldwide }.
own-hidden = Les autres ne vous voient pas sur cette liste. Pour y figurer : /{ command-settings } { param-listed }.
own-excluded = Vous n’avez pas de rang, et les autres ne vous voient pas sur cette liste, car ce serveur vous a fermé ses tables.
stats-rate = Taux de réussite : { $whole },{ $tenth } %
stats-all-games = Tous les jeux
stats-rating = Cote
stats-rating-now = Cote { $rating }, { $matches ->
    [one] { $matches } partie classée
   *[other] { $matches } parties classées
}
stats-rating-provisional = Cote { $rating }? – provisoire jusqu’à { $least } parties classées, pour l’instant { $matches }
stats-rating-place = rang{ "\u00A0" }{ $place }
stats-rating-inactive = sans rang : aucune partie classée depuis 60 jours
stats-rating-excluded = sans rang : ce serveur vous a fermé ses tables
stats-curve = { $count ->
    [1] La dernière partie classée
   *[other] Les { $count } dernières parties classées
} : de { $first } à { $last }, au plus haut { $highest }, au plus bas { $lowest }
stats-curve-at = { $match } : { $rating }
stats-no-curve = Il n’y a pas encore d’évolution de la cote : il faut d’abord terminer une partie classée.
stats-form = Derniers résultats, du plus récent au plus ancien
form-won = gagnée
form-drew = nulle
form-lost = perdue
form-left = quittée
stats-streaks = Séries
streak-none = La dernière partie s’est terminée à égalité.
streak-won = { $count ->
    [1] La dernière partie a été gagnée
   *[other] Les { $count } dernières parties ont été gagnées
}
streak-lost = { $count ->
    [1] La dernière partie n’a pas été gagnée
   *[other] Les { $count } dernières parties n’ont pas été gagnées
}
streak-longest = Plus longue série de victoires : { $count }
stats-best = Meilleurs résultats
stats-best-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $day }
stats-partners = Partenaires
stats-opponents = Adversaires
stats-companion = { $name } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
stats-successful = Meilleur taux de réussite : { $name }, { $wins } sur { $matches }
stats-contract = { $contract } : { $won } sur { $played } gagnés, { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne
stats-not-listed = Sur ce serveur, les statistiques de cette personne ne sont pas visibles pour les autres.
stats-not-listed-all = Cette personne ne figure pas dans les classements communs à tous les serveurs : ses statistiques pour l’ensemble des serveurs restent privées. Pour celles de ce serveur, tapez la même commande sans « { param-scope } ».
settings-title = Réglages
settings-language = Votre langue : **{ $language }**
settings-deck = Votre jeu de cartes : **{ $deck }**
settings-cards = Affichage de vos cartes : **{ $cards }**
settings-pictures = Images de la table dans vos messages : **{ $pictures }**
settings-hand = Votre main arrive : **{ $hand }**
settings-steps = Coups d’une partie : **{ $steps }**
settings-invitations = Invitations à des tables : **{ $invitations }**
settings-nudge = Rappels quand c’est à vous : **{ $nudge }**
settings-quiet = Vos heures calmes : **{ $hours }** ({ $zone }). Pendant ces heures, pas de rappels, et les messages privés arrivent en silence.
settings-no-quiet = Vos heures calmes : **aucune**
settings-listed = Classements des serveurs : **{ $listed }**
settings-listed-worldwide = Classements tous serveurs confondus : **{ $listed }**
settings-openings = Salons dont je vous annonce les tables : { $channels }
settings-queue = Préparer une carte : **{ $queue }**
settings-claim = Prendre le reste : **{ $claim }**
settings-points = Points des cartes pendant la donne : **{ $points }**
settings-beginner = Aide aux débutants : **{ $beginner }**
settings-pictures-need = ⚠️ Je ne peux pas montrer d’images dans ce salon : il me manque la permission « { $permission } ».
settings-server-only = Seul un responsable de ce serveur peut changer ses réglages.
settings-change = Pour changer quelque chose, tapez /{ command-settings } et choisissez une de ses options.
settings-moved = Ces réglages concernent tout le serveur. Ses responsables les trouvent avec /{ command-admin } { command-admin-show }.
settings-of-server = Pour voir les réglages de ce serveur : /{ command-admin } { command-admin-show }.
privacy-title = Ce que je sais de vous
privacy-nothing = Rien n’est enregistré sur vous.
privacy-results = { $count ->
    [one] **{ $count }** résultat de partie
   *[other] **{ $count }** résultats de parties
}, avec votre nom d’alors : pour les classements et vos statistiques.
privacy-since = Le plus ancien est du { $date }.
privacy-ratings = { $count ->
    [one] **{ $count }** cote : celle d’aujourd’hui, ou celle d’avant une partie classée.
   *[other] **{ $count }** cotes : celles d’aujourd’hui, et celles d’avant chaque partie classée.
}
privacy-figures = { $count ->
    [one] **{ $count }** ligne
   *[other] **{ $count }** lignes
} de statistiques : classements par période, partenaires et adversaires, contrats.
privacy-tables = { $count ->
    [one] **{ $count }** place à une table
   *[other] **{ $count }** places à des tables
} où vous jouez ou avez joué.
privacy-hosted = { $count ->
    [one] **{ $count }** table
   *[other] **{ $count }** tables
} dont vous êtes ou avez été l’hôte.
privacy-acts = { $count ->
    [one] **{ $count }** ligne
   *[other] **{ $count }** lignes
} dans les journaux de serveurs : ce que vous y avez décidé, ou ce que d’autres y ont décidé à votre sujet.
privacy-settings = { $count ->
    [one] **{ $count }** réglage
   *[other] **{ $count }** réglages
} : ce que vous avez choisi, et la langue de votre Discord.
privacy-messages = { $count ->
    [one] **{ $count }** message pour vous, que je peux encore modifier
   *[other] **{ $count }** messages pour vous, que je peux encore modifier
} : votre main, une invitation. J’en garde l’emplacement, pas le contenu.
privacy-wishes = { $count ->
    [one] **{ $count }** salon
   *[other] **{ $count }** salons
} dont je vous annonce les nouvelles tables.
privacy-retention = Les cartes et les coups d’une partie sont supprimés { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} après la fin ; les résultats restent.
privacy-kept = Les cartes et les coups restent jusqu’à ce que la personne qui gère ce bot les supprime.
privacy-never = Personne d’autre ne voit votre main. Je n’enregistre jamais vos messages.
privacy-exported = Ce fichier contient tout ce qui est enregistré sur vous. Vous seul voyez ce message.
ask-forget = Voulez-vous que je supprime tout ce que je sais de vous ? C’est irréversible.
ask-forget-tables = { $count ->
    [one] Vous quittez votre table tout de suite, sans pouvoir y revenir :
   *[other] Vous quittez vos tables tout de suite, sans pouvoir y revenir :
}
ask-forget-more = et { $count } de plus
ask-forget-data = Vos réglages, cotes et résultats seront supprimés, et vous ne serez plus dans aucun classement.
ask-forget-others = Les autres gardent leurs parties ; vous y serez « { former-player } ».
ask-forget-messages = Je supprime les messages privés que je vous ai envoyés et que je retrouve encore. Ce que j’ai écrit dans les salons reste, sauf pour les tables encore ouvertes ; les noms des fils restent aussi.
privacy-deleted = C’est fait : je ne sais plus rien de vous. Si vous rejouez, vous repartez de zéro.
privacy-stays = Rien n’a été supprimé.
privacy-being-deleted = Je suis en train de supprimer ce que je sais de vous. Réessayez dans un instant.
button-export = Exporter en fichier
button-forget = Supprimer…
button-forget-sure = Tout supprimer
button-keep-data = Non, garder
settings-unknown = Ce choix n’existe pas. Choisissez dans la liste qui s’affiche pendant que vous tapez.
settings-hours-unknown = Je ne comprends pas ces heures. Donnez l’heure de début et l’heure de fin, sans minutes, par exemple 22-8.
settings-hours-missing = De quand à quand ? Donnez aussi les heures calmes, par exemple 22-8.
settings-zone-unknown = Je ne connais pas ce fuseau horaire. Tapez le nom d’une grande ville près de vous, et choisissez dans la liste.
settings-zone-missing = Dans quel fuseau horaire ? Il me faut le vôtre : Discord ne me le dit pas.
language-client = comme sur Discord
game-usual = l’habituel
deck-french = français (pique, cœur, carreau, trèfle)
deck-swiss = suisse alémanique (boucliers, roses, glands, grelots)
deck-server = comme sur le serveur
cards-drawn = dessinées, là où c’est possible
cards-words = en lettres
pictures-off = aucune
pictures-ask = sur demande, pour soi seul
pictures-on = après les enchères, chaque pli et chaque donne
hand-by-both = par message privé, et ici sur demande
hand-by-dm = par message privé
hand-by-here = seulement ici, sous « { button-hand } »
steps-on = annoncés un par un, en mots ; votre main aussi est en mots
steps-off = non annoncés
invitations-on = bienvenues
invitations-off = personne ne peut m’inviter
nudge-never = jamais, et messages privés sans son
nudge-late = seulement si vous tardez
nudge-always = à chaque tour, sauf si vous venez de jouer
quiet-hours = { $begin } h – { $end } h
quiet-off = pas d’heures calmes
tell-on = par message privé, au plus une fois par heure
tell-off = ne plus me prévenir
queue-on = oui (pendant le tour des autres, un clic sur une carte la prépare pour le vôtre)
queue-off = non (vous ne pouvez cliquer sur vos cartes qu’à votre tour)
claim-on = oui (un bouton dès que tous les plis restants sont à vous, à coup sûr)
claim-off = non (vous jouez vos cartes jusqu’au bout)
points-on = affichés
points-off = cachés : vous comptez vous-même
beginner-auto = dans vos premières parties d’un jeu
beginner-on = toujours
beginner-off = jamais
listed-on = vous y figurez
listed-off = vous n’y figurez pas ; vous seul voyez votre rang
opponents-people = d’autres personnes
opponents-computer = l’ordinateur
threads-auto = là où j’en ai la permission
threads-on = oui, et signaler s’il manque une permission
threads-off = non, jouer dans le salon
matches-finish = peuvent se terminer
matches-at-once = s’arrêtent tout de suite pour cette personne
allowed-yes = oui, là aussi
allowed-no = non, plus dans ce salon-là
allowed-everywhere = dans tous les salons
scope-server = ce serveur
scope-all = tous les serveurs

## Discord : la ligne privée

confer-open = 🔒 Parler avec { $names } : /{ command-confer }
confer-from = 🔒 **{ $name }** vous dit, à vous seul ({ $game }) :
confer-told = 🔒 Transmis à { $names }.
confer-whom = Message non transmis : il irait à { $names } ({ $game }). Si c’est bien ce que vous voulez, appuyez sur le bouton, puis écrivez de nouveau votre message.
confer-now = Ce que vous m’écrivez va maintenant à { $names }, jusqu’à la fin de la donne.
confer-ended = La donne est terminée, et la concertation avec elle. Ce message n’a pas été transmis.
confer-nobody = Il n’y a personne avec qui vous puissiez vous concerter maintenant.
confer-several = Vous pouvez vous concerter à plusieurs tables : utilisez /{ command-confer } et précisez laquelle avec l’option « { param-table } ».
confer-computer = { $names } est un ordinateur et n’entend rien. Jouez comme bon vous semble.
confer-only-words = Je ne transmets que des mots : ni fichiers, ni images, ni autocollants, ni sondages.
confer-too-long = C’est trop long : { $maximum } caractères au plus à la fois.
confer-too-often = Pas si vite : attendez une demi-minute. Ce message n’a pas été transmis.
confer-unreachable = Impossible de joindre { $names } : messages privés refusés, et « { button-hand } » n’est pas ouvert ici. Ce message n’a pas été transmis.
confer-failed = Ce message n’est pas arrivé à { $names }. Réessayez.

## Discord : les commandes et leurs options

command-table = table
command-table-about = Ouvrir, rejoindre, lancer et gérer une table
command-table-new = nouvelle
command-table-new-about = Ouvrir une table dans ce salon
command-table-join = rejoindre
command-table-join-about = Prendre une place à une table de ce salon
command-table-sit = place
command-table-sit-about = S’asseoir à une autre place, ou voir qui est où
command-table-swap = permuter
command-table-swap-about = Échanger deux places avant le début de la partie (réservé à l’hôte)
command-table-shuffle = tirage
command-table-shuffle-about = Tirer les places au sort (réservé à l’hôte)
command-table-leave = quitter
command-table-leave-about = Quitter votre table
command-table-start = commencer
command-table-start-about = Commencer la partie
command-table-add-computer = ordinateur
command-table-add-computer-about = Donner une place libre à un ordinateur
command-table-kick = exclure
command-table-kick-about = Libérer la place de quelqu’un, ou l’exclure de la partie
command-table-host = hôte
command-table-host-about = Faire d’un autre joueur l’hôte de votre table
command-table-invite = inviter
command-table-invite-about = Inviter quelqu’un à votre table avant le début de la partie
command-table-tell-me = prévenir
command-table-tell-me-about = Recevoir un message privé si une table s’ouvre dans ce salon
command-table-options = options
command-table-options-about = Voir ou changer le jeu et ses règles
command-table-next = suivante
command-table-next-about = Distribuer sans attendre
command-table-back = retour
command-table-back-about = Reprendre votre place : l’ordinateur ne joue plus pour vous
command-table-take-back = reprendre
command-table-take-back-about = Reprendre votre dernier coup
command-table-pause = pause
command-table-pause-about = Demander une pause, ou l’accepter
command-table-continue = continuer
command-table-continue-about = Reprendre une partie en pause
command-table-pace = rythme
command-table-pace-about = Changer le temps par coup (réservé à l’hôte)
command-table-rematch = revanche
command-table-rematch-about = Rejouer avec les mêmes joueurs
command-table-record = enregistrement
command-table-record-about = Recevoir le fichier d’enregistrement de la dernière partie terminée
command-table-show = afficher
command-table-show-about = Afficher la table de nouveau en bas du salon
command-table-end = fermer
command-table-end-about = Fermer la table
command-hand = main
command-hand-about = Voir votre main ; personne d’autre ne la voit
command-play = jouer
command-play-about = Jouer une carte, ou répondre à ce qui est demandé
command-bid = annoncer
command-bid-about = Faire une annonce pendant les enchères
command-hint = conseil
command-hint-about = Voir un conseil pour votre coup, et pourquoi
command-score = marque
command-score-about = Voir le compte de chaque donne
command-report = signaler
command-report-about = Un fichier avec ce que vous voyez, pour signaler un ordinateur qui joue mal ou une règle fausse
command-confer = concerter
command-confer-about = Parler en privé à un joueur, si le jeu le permet
command-rules = règles
command-rules-about = Lire l’essentiel des règles d’un jeu
command-fair = équité
command-fair-about = Voir l’empreinte qui fixe une donne, et ce qu’elle prouve
command-leaderboard = classement
command-leaderboard-about = Voir qui est en tête
command-stats = stats
command-stats-about = Voir les statistiques d’un joueur
command-help = aide
command-help-about = Comment commencer et comment jouer
command-settings = réglages
command-settings-about = Votre langue, vos cartes, où vous recevez votre main, rappels, heures calmes, lecteur d’écran
command-admin = admin
command-admin-about = Réglages, tables, personnes et journal de ce serveur, pour ses responsables
command-admin-show = afficher
command-admin-show-about = Voir tous les réglages de ce serveur, avec des boutons pour les modifier
command-admin-set = modifier
command-admin-set-about = Changer des réglages de ce serveur
command-admin-channels = salons
command-admin-channels-about = Choisir les salons où l’on peut ouvrir des tables
command-admin-rules = règles
command-admin-rules-about = Choisir les règles des nouvelles tables d’un jeu
command-admin-end = fermer
command-admin-end-about = Fermer une table de ce serveur, quelle qu’elle soit
command-admin-exclude = exclure
command-admin-exclude-about = Exclure quelqu’un des tables de ce serveur
command-admin-let-back = réadmettre
command-admin-let-back-about = Réadmettre une personne exclue
command-admin-reset = remise-à-zéro
command-admin-reset-about = Remettre à zéro le classement d’un jeu sur ce serveur
command-admin-log = journal
command-admin-log-about = Voir qui a changé quoi ici
command-privacy = données
command-privacy-about = Voir, exporter ou supprimer ce qui est enregistré sur vous
command-privacy-show = afficher
command-privacy-show-about = Voir ce qui est enregistré sur vous
command-privacy-export = exporter
command-privacy-export-about = Recevoir dans un fichier tout ce qui est enregistré sur vous
command-privacy-delete = supprimer
command-privacy-delete-about = Supprimer tout ce qui est enregistré sur vous
param-table = table
param-table-about = Quelle table, s’il y en a plusieurs
param-game = jeu
param-game-about = Quel jeu
param-preset = variante
param-preset-about = Quelles règles
param-pace = rythme
param-pace-about = Le temps accordé pour chaque coup
param-opponents = adversaires
param-opponents-about = Attendre d’autres personnes, ou jouer tout de suite contre l’ordinateur
param-player = joueur
param-player-about = Qui
param-user = membre
param-user-about = Qui inviter (sinon, vous choisissez dans une liste)
param-tell = prévenir
param-tell-about = Vous prévenir ou non si une table s’ouvre
param-seat = place
param-seat-about = Quelle place : son numéro, ou qui l’occupe
param-other = avec
param-other-about = La place avec laquelle se fait l’échange
param-seats = joueurs
param-seats-about = Nombre de joueurs, si le jeu laisse le choix
param-computer = ordinateur
param-computer-about = Son niveau
param-action = coup
param-action-about = Une carte, comme ♠10, ou une autre réponse de la liste
param-bid = annonce
param-bid-about = Ce que vous dites
param-text = texte
param-text-about = Votre message, que seul le destinataire lira
param-scope = portée
param-scope-about = Ce serveur, ou tous les serveurs
param-period = période
param-period-about = Parties de la semaine, du mois ou de la saison, ou toutes
param-metric = ordre
param-metric-about = Par parties gagnées, taux de réussite, points ou cote
param-language = langue
param-language-about = La langue dans laquelle je vous parle
param-hand = main
param-hand-about = Où vous recevez votre main
param-deck = jeu-de-cartes
param-deck-about = Le jeu de cartes que vous voyez : français ou suisse alémanique
param-cards = cartes
param-cards-about = Cartes en petites images, ou en lettres
param-pictures = images
param-pictures-about = Images de la table dans les messages pour vous seul
param-steps = coups
param-steps-about = Pour lecteurs d’écran : chaque coup en un court message privé, et votre main en toutes lettres
param-invitations = invitations
param-invitations-about = Laisser ou non les autres vous inviter à leurs tables
param-nudge = rappel
param-nudge-about = Quand je vous mentionne dans le salon parce que c’est à vous
param-quiet = calme
param-quiet-about = Les heures où je ne vous dérange jamais, par exemple 22-8 ; donnez aussi le fuseau
param-zone = fuseau
param-zone-about = Votre fuseau horaire : tapez une grande ville, ou cherchez l’heure qu’il est chez vous
param-queue = avance
param-queue-about = Permettre ou non de préparer d’un clic, avant votre tour, une carte jouée dès que c’est à vous
param-claim = reste
param-claim-about = Vous proposer ou non de prendre tous les plis restants, s’ils sont à vous à coup sûr
param-points = points-cartes
param-points-about = Voir ou non les points des cartes déjà prises dans la donne
param-beginner = débutant
param-beginner-about = Sous votre main, proposer d’abord quelques bonnes enchères et rappeler l’ordre des cartes
param-listed = classement
param-listed-about = Apparaître ou non dans les classements de vos serveurs
param-listed-worldwide = classement-mondial
param-listed-worldwide-about = Être visible ou non dans les classements tous serveurs confondus
param-server-language = langue
param-server-language-about = La langue de ce que tout le monde voit ici
param-server-game = jeu
param-server-game-about = Le jeu d’une nouvelle table
param-server-pace = rythme
param-server-pace-about = Le temps habituel par coup pour les nouvelles tables
param-server-deck = cartes
param-server-deck-about = Le jeu de cartes utilisé dans les messages que tout le monde voit ici
param-server-pictures = images
param-server-pictures-about = Images de tables dans les messages publics de ce serveur
param-threads = fil
param-threads-about = Donner ou non un fil à la partie ; par défaut, le réglage du serveur
param-server-threads = fils
param-server-threads-about = Donner ou non à chaque partie son propre fil
param-channel = salon
param-channel-about = Quel salon (sinon, vous choisissez dans une liste)
param-allowed = permis
param-allowed-about = Permettre ou non d’y ouvrir des tables
param-reason = raison
param-reason-about = Pourquoi
param-person = personne
param-person-about = Qui
param-matches = parties
param-matches-about = Ce que deviennent les parties que cette personne joue ici en ce moment
param-log-page = page
param-log-page-about = Quelle page, à partir de la plus récente
param-server-ratings = classées
param-server-ratings-about = Permettre ou non les parties classées sur ce serveur
tricks-rules-basics = Plis et atout
    .deal = Si vous connaissez des jeux comme la belote ou le bridge, passez à la page suivante. Une *donne* commence par la distribution des cartes : vous en recevez quelques-unes, votre *main*, que vous seul voyez. Chaque carte a une *couleur* (pique, cœur, carreau ou trèfle) et une *hauteur* (as, roi, dame, valet, dix, etc.). Chaque jeu dit quelles cartes sont les plus fortes.
    .trick = On joue les cartes par *plis*. Un joueur *entame* : il pose une carte, face visible. Les autres en ajoutent une chacun, à tour de rôle. La plus forte prend le pli, et le joueur qui l’a posée entame le suivant.
    .follow = Le plus souvent, il faut *fournir* : jouer une carte de la couleur demandée, tant qu’on en a une. Si vous n’en avez pas, vous pouvez jouer une autre couleur. Cette carte ne prend jamais le pli, si haute soit-elle : c’est une *défausse*.
    .trump = Une exception : une couleur peut être *atout*. Ses cartes battent toutes celles des autres couleurs, et entre atouts le plus fort gagne.
    .points = Les plis, ou les cartes qu’ils contiennent, rapportent des points. Plusieurs donnes font une *partie*.
    .buttons = Sur vos boutons, les cartes interdites sont grisées ; *Pourquoi ?* donne la raison et mène à la règle.
    .shown = Voici un pli vraiment joué, dans un jeu à trois. Vous voyez chaque main, et la carte qui en a été jouée.
tricks-word-deal = donne
tricks-word-hand = main
tricks-word-suit = couleur
tricks-word-rank = hauteur
tricks-word-trick = pli
tricks-word-lead = entamer
    .also = entame
tricks-word-follow = fournir
tricks-word-discard = défausse
    .also = défausser
tricks-word-trump = atout
tricks-word-match = partie
rules-marked = ▶ { $text }
rules-this-deal = **Votre donne** : { $heading }
rules-player-0 = Anna
rules-player-1 = Ben
rules-player-2 = Carla
rules-player-3 = Dario
rules-move-hand = **{ $player }** a { $cards }
rules-move-told = → { $text }
rules-move-means = Cela engage à : { $meaning }
rules-move-why = Pourquoi : { $reasons }
rules-move-forbidden = Interdit : { $cards }. { $reason }
rules-menu-pages = Toutes les pages
rules-menu-words = Chercher un mot : { $first } … { $last }
rules-button-read = Lire la règle
rules-button-about = Règle : { $reason }

help-title = Ce que vous pouvez faire maintenant
help-begin = Un bouton ci-dessous lance aussitôt une partie contre l’ordinateur.
help-learn = /{ command-learn } vous apprend à jouer, dès le premier pli : de courtes leçons où vous posez les cartes vous-même.
help-new = /{ command-table } { command-table-new } ouvre une table où d’autres peuvent s’asseoir.
help-tell-me = /{ command-table } { command-table-tell-me } vous prévient quand quelqu’un ouvre une table ici.
help-rules = /{ command-rules } explique les jeux, de la notion de pli aux dix conseils pour bien jouer.
help-settings = /{ command-settings } règle votre langue, vos cartes, l’endroit où vous recevez votre main, les rappels et les heures calmes.
help-history = /{ command-history } montre vos parties terminées ; chacune peut se revoir carte par carte.
help-figures = /{ command-leaderboard } montre qui gagne, /{ command-stats } vos propres statistiques.
help-admin = Vous gérez ce serveur : /{ command-admin } { command-admin-show } montre ses réglages.
help-join = « { button-join } » (ou /{ command-table } { command-table-join }) vous donne une place à la table de ce salon.
help-join-later = /{ command-table } { command-table-join } vous donne une place dans la partie en cours ici, à partir de la prochaine donne.
help-start = « { button-start } » (ou /{ command-table } { command-table-start }) lance la partie ; l’ordinateur peut prendre les places libres.
help-computer = « { button-add-computer } » (ou /{ command-table } { command-table-add-computer }) donne une place libre à l’ordinateur.
help-invite = « { button-invite } » (ou /{ command-table } { command-table-invite }) invite des gens par message privé.
help-options = « { button-options } » (ou /{ command-table } { command-table-options }) fixe les règles, le rythme et la force des ordinateurs.
help-options-see = « { button-options } » (ou /{ command-table } { command-table-options }) montre les règles, que l’hôte choisit. C’est aussi l’hôte qui lance la partie.
help-seats = « { button-seats } » (ou /{ command-table } { command-table-sit }) vous laisse choisir votre place.
help-leave = « { button-leave } » (ou /{ command-table } { command-table-leave }) libère votre place.
help-turn = C’est à vous : « { button-hand } » (ou /{ command-hand }) montre vos cartes et les réponses possibles ; appuyez sur l’une d’elles.
help-play = Vous pouvez aussi taper /{ command-play }, qui propose les cartes que vous pouvez jouer.
help-bid = Vous pouvez aussi taper /{ command-bid }, qui propose ce que vous pouvez dire.
help-hint = /{ command-hint } montre, à vous seul, ce qui serait bon maintenant, et pourquoi.
help-wait = Ce n’est pas votre tour. « { button-hand } » (ou /{ command-hand }) vous montre vos cartes en attendant.
help-hand = « { button-hand } » (ou /{ command-hand }) vous montre vos cartes.
help-next = « { button-next-deal } » (ou /{ command-table } { command-table-next }) distribue la donne suivante.
help-back = L’ordinateur joue pour vous. « { button-back } » (ou /{ command-table } { command-table-back }) vous rend votre place.
help-take-back = /{ command-table } { command-table-take-back } reprend votre dernier coup, si les autres sont d’accord.
help-rules-now = « { button-rules } » (ou /{ command-rules }) s’ouvre à la règle du moment.
help-score = « { button-score } » (ou /{ command-score }) explique chaque point marqué jusqu’ici.
help-pause = « { button-pause } » (ou /{ command-table } { command-table-pause }) suspend la partie, pour un soir ou des semaines, si tous sont d’accord.
help-continue = « { button-continue } » (ou /{ command-table } { command-table-continue }) reprend la partie.
help-leave-match = /{ command-table } { command-table-leave } demande d’abord confirmation ; l’ordinateur joue ensuite à votre place.
help-rematch = « { button-rematch } » (ou /{ command-table } { command-table-rematch }) propose aux autres une nouvelle partie.
help-replay = « { button-replay } » repasse la partie carte par carte ; /{ command-history } montre les parties précédentes.
help-record = « { button-record } » (ou /{ command-table } { command-table-record }) vous donne toute la partie dans un fichier.
help-fair = /{ command-fair } explique comment vérifier qu’aucune donne n’a été changée.

## Leçons (/apprendre)

lesson-beginners = Premiers pas
lesson-list-title = Leçons : { $game }
lesson-line = **{ $number }. { $title }** { $state }
    { $goal }
lesson-done = ✓ terminée
lesson-begun = étape { $step } sur { $steps }
lesson-option = { $number }. { $title }
lesson-heading = **{ $game }**, leçon { $number } sur { $lessons } · étape { $step } sur { $steps }
lesson-goal = But : { $goal }
lesson-right = **Juste.** { $text }
lesson-wrong = **{ $answer } ?** { $text }
lesson-gone = Cette leçon n’existe plus. /{ command-learn } montre celles qui existent.
menu-lesson = Choisir une leçon
button-learn = Leçons
button-lessons = Toutes les leçons
button-lessons-of = { $game } { $done }/{ $lessons }
button-lesson-begin = Commencer : { $title }
button-lesson-go-on = Continuer : { $title }
button-lesson-next = Suivante : { $title }
button-lesson-anew = Encore une fois
button-lesson-back = Étape précédente
button-lesson-show = Montrez-moi
command-learn = apprendre
command-learn-about = Apprendre un jeu en courtes leçons, coup par coup
privacy-lessons = { $count ->
    [one] **{ $count }** leçon
   *[other] **{ $count }** leçons
} : l’étape où vous en êtes.
