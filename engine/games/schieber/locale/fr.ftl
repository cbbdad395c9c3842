# Le chibre (Schieber). Cartes, couleurs, hauteurs, joueurs et équipes arrivent en mots tout faits ; les montants, en nombres.

schieber-name = Chibre (Jass)

## Variantes et options

schieber-preset-article = Classique
schieber-preset-swiss = Suisse
schieber-variant-swiss1000 = Suisse en 1000
schieber-variant-tournament = Tournoi
schieber-option-target = Se joue en
schieber-option-ending = La partie finit
schieber-option-ending-endOfDeal = à la fin d’une donne ; les annonces comptent aussitôt
schieber-option-ending-immediate = dès qu’une équipe a les points
schieber-option-ending-fixedDeals = après un nombre fixe de donnes
schieber-option-multipliers = Coefficients (♥♦♠♣ ↓ ↑)
schieber-option-matchBonus = Pour les neuf plis
schieber-option-undenufeValues = De bas en haut, onze points
schieber-option-undenufeValues-A = pour les as
schieber-option-undenufeValues-6 = pour les six
schieber-option-trumpsOnly = Avec seulement des atouts en main
schieber-option-trumpsOnly-overtrump = monter si possible
schieber-option-trumpsOnly-any = jouer n’importe lequel
schieber-option-lastTrickView = Pli précédent
schieber-option-lastTrickView-on = reste visible
schieber-option-lastTrickView-off = retourné aussitôt
schieber-option-weis = Annonces
schieber-option-weis-small = petites (100 au plus pour une suite)
schieber-option-weis-large = grandes (jusqu’à 300 pour une suite)
schieber-option-weis-off = aucune
schieber-option-kreuzweis = Une carte dans deux annonces
schieber-option-kreuzweis-on = compte dans les deux
schieber-option-kreuzweis-off = compte dans une seule
schieber-option-announce = Qui annonce
schieber-option-announce-auto = le bot, pour vous
schieber-option-announce-manual = le joueur
schieber-option-weisCredit = Les annonces comptent
schieber-option-weisCredit-announcement = quand tous ont parlé
schieber-option-weisCredit-afterTrick1 = après le premier pli
schieber-option-order = Ordre de décompte
schieber-option-order-stoeck-weis-stich = stöck, annonces, pli
schieber-option-order-stoeck-stich-weis = stöck, pli, annonces
schieber-option-weisScores = Les annonces comptent pour
schieber-option-weisScores-team = l’équipe qui a la meilleure annonce
schieber-option-weisScores-player = seulement le joueur qui a la meilleure
schieber-option-stoeck = Stöck (roi et dame)
schieber-option-stoeck-anySuit = de toute couleur, en fin de donne
schieber-option-stoeck-trump = d’atout, en les jouant
schieber-option-stoeck-off = aucun
schieber-option-firstForehand = Premier à parler, première donne
schieber-option-firstForehand-7C = qui a { $card }
schieber-option-firstForehand-right = le joueur après le donneur
schieber-option-firstForehand-7H = qui a { $card }
schieber-option-firstForehand-7D = qui a { $card }
schieber-option-laterForehand = Premier à parler, donnes suivantes
schieber-option-laterForehand-seven = celui qui a ce sept
schieber-option-laterForehand-right = le joueur après le donneur
schieber-option-chooser = L’atout est choisi par
schieber-option-chooser-forehand = le premier à parler
schieber-option-chooser-right = le joueur après le donneur, même si c’est un autre qui entame
schieber-option-nextDealer = Deuxième donne
schieber-option-nextDealer-rotate = distribuée par le joueur suivant
schieber-option-nextDealer-forehand = distribuée par le premier à parler
schieber-option-pushBack = Renvoyer le choix
schieber-option-pushBack-off = non
schieber-option-pushBack-on = permis une fois

## Les contrats, avec leur coefficient

schieber-played-about = Contrats choisis (réussi : votre équipe a marqué plus que l’autre dans la donne)
schieber-contract-trump = { $suit }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}
schieber-contract-O = De haut en bas{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}
    .also = Obenabe
schieber-contract-U = De bas en haut{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}
    .also = Undenufe

## Les réponses, telles que les disent les boutons

schieber-action-push = Chibrer
schieber-action-push-back = Renvoyer le choix
schieber-action-announce = Annoncer { $amount }
schieber-action-good = « Bon »
schieber-action-card = { $card }

## Ce qu'on dit à la table

schieber-words-push = « Je chibre »
schieber-words-push-back = « Je renvoie »
schieber-words-points = « { $amount } »
schieber-words-also = « { $amount } aussi »
schieber-words-count = « { $amount } cartes »
schieber-words-rank = « { $rank } »
schieber-words-trump = « À l’atout »
schieber-words-plain = « Pas à l’atout »
schieber-words-more = « J’en ai davantage »
schieber-words-fewer = « J’en ai moins »
schieber-words-higher = « Plus haut »
schieber-words-lower = « Plus bas »
schieber-words-same = « Pareil »
schieber-words-good = « Bon »

## La table

schieber-heading-opening = En { $target } points
schieber-heading-opening-fixed = { $target ->
    [one] { $target } donne
   *[other] { $target } donnes
}
schieber-heading-deal = Donne { $number }, partie en { $target } points
schieber-heading-deal-fixed = Donne { $number } sur { $target }
schieber-heading-points = Points des cartes : { $side } { $points }, { $other } { $against }
schieber-heading-trump = Atout { $contract }
schieber-heading-O = { $contract } (l’as est maître)
schieber-heading-U = { $contract } (le six est maître)
schieber-chosen = { $contract }, par { $player }
schieber-chosen-pushed = { $contract }, par { $player } (son partenaire a chibré)
schieber-chosen-back = { $contract }, par { $player } (choix renvoyé)
schieber-part-dealer = donneur
schieber-part-forehand = premier
schieber-group-weis = Annoncé par { $player }, { $points } points
schieber-group-stoeck = Stöck chez { $player }

schieber-waiting-opening = On va distribuer les cartes.
schieber-waiting-ended = La donne suivante arrive.
schieber-waiting-over = La partie est terminée.
schieber-prompt-choosing = Faire atout, ou chibrer et laisser { $partner } choisir ?
schieber-prompt-pushed = { $partner } a chibré. Faites atout.
schieber-prompt-returning = { $partner } a chibré. Faire atout, ou renvoyer ?
schieber-prompt-asking = Annoncer, ou dire « bon » ?

## Ce qui se passe

schieber-dealt = Donne { $number } : { $dealer } distribue. { $forehand } parle en premier.
schieber-dealt-seven = Donne { $number } : { $dealer } distribue. { $forehand } a { $card } et parle en premier.
schieber-dealt-right = Donne { $number } : { $dealer } distribue. { $chooser } choisit, { $forehand } entame.
schieber-dealt-seven-right = Donne { $number } : { $dealer } distribue. { $chooser } choisit ; { $forehand } a { $card } et entame.
schieber-pushed = { $player } chibre : à { $partner } de faire atout.
schieber-gave-back = { $player } renvoie le choix à { $partner }.
schieber-chose = { $player } choisit : { $contract }.
schieber-said = { $player } : { $words }
schieber-showed = { $player } montre { $cards } : { $points }.
schieber-took-trick = { $player } fait le pli : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .uncounted = { $player } fait le pli.
schieber-took-last-trick = { $player } fait le dernier pli : { $points } + { $extra } points.
    .uncounted = { $player } fait le dernier pli.
schieber-credited-weis = Annonces : { $side } marquent { $amount } et totalisent { $total }.
schieber-credited-stoeck = { $player } a le stöck, { $cards } : { $side } marquent { $amount } et totalisent { $total }.
schieber-credited-cards = Cartes : { $side } marquent { $amount } et totalisent { $total }.
schieber-credited-match = Match, les neuf plis : { $side } marquent { $amount } et totalisent { $total }.
schieber-deal-scored = Cette donne : { $side } { $scored }, { $others } { $against }.
schieber-deal-match = Match ! { $side } font les neuf plis, { $scored } à { $against }.
schieber-match-won = { $side } gagnent la partie, { $points } à { $others }.
schieber-match-drawn = La partie est nulle, { $points } points partout.

## La feuille de marque

schieber-sheet-weis = annoncé par { $player }
schieber-sheet-stoeck = stöck chez { $player }, { $suit }
schieber-sheet-cards = cartes
schieber-sheet-last-trick = dernier pli
schieber-sheet-match = match
schieber-sheet-product = { $points } × { $multiplier }

## Pourquoi une réponse est conseillée

schieber-reason-sure = { $count ->
    [one] Sans atout, { $cards } fait son pli quand vous l’entamez.
   *[other] Sans atout, { $cards } font leurs plis quand vous les entamez.
}
schieber-reason-multiplier = Tout compte alors ×{ $multiplier } dans cette donne.
schieber-reason-weis = { $cards } forment une annonce, qui vaut { $points }.
schieber-reason-you-choose = C’est vous qui faites atout, et non { $player }.
schieber-reason-stoeck-wins = { $cards } font le stöck : { $points } points, et il n’en faut plus que { $missing } à votre équipe pour gagner.
schieber-reason-stoeck = { $cards } font le stöck : { $points } points.
schieber-reason-trumps = À l’atout, vous auriez { $cards }{ $points ->
    [0] {"."}
   *[other] { "\u00A0" }: { $points } points.
}
schieber-reason-aces = { $count ->
    [one] { $cards } est bock, maître dans sa couleur.
   *[other] { $cards } sont bocks, maîtres dans leurs couleurs.
}
schieber-reason-no-trumps = Vous n’avez aucune couleur avec le { $rank } et trois autres cartes.
schieber-reason-counts-more = Votre meilleure couleur compte ×{ $multiplier } ; ce que choisirait { $player } peut compter jusqu’à ×{ $most }.
schieber-reason-lacks = À { $suit }, il vous manque : { $ranks }.
schieber-reason-few-tops = Pour jouer de haut en bas, vous { $aces ->
    [0] n’avez aucun as
    [1] n’avez qu’un as
   *[other] n’avez que { $aces } as
} ; de bas en haut, { $sixes ->
    [0] aucun six
    [1] un seul six
   *[other] seulement { $sixes } six
}.
schieber-reason-partner-chooses = C’est alors à { $player } de faire atout.
schieber-reason-none-as-high = Personne n’a annoncé { $points } ou plus.
schieber-reason-scores-anyway = { $player } a la meilleure annonce : votre équipe marque donc aussi la vôtre.
schieber-reason-unsaid = Ainsi, personne ne sait encore que vous avez une annonce.
schieber-reason-stoeck-now = Avec { $card }, votre équipe marque le stöck : { $points } points.
schieber-reason-partner-holds = { $player } a en main : { $rank } de { $suit } ; aucun adversaire n’a de carte plus forte dans cette couleur.

## Pourquoi pas

schieber-no-such-action = Ce coup n’existe pas au chibre.
schieber-number-of-deals = Avec un nombre fixe de donnes, « Se joue en » indique ce nombre : choisissez-le entre 1 et { $maximum }.
schieber-contract-fixed = L’atout est fait ; on joue les cartes.
schieber-must-choose = Votre partenaire a chibré : à vous de choisir un des six contrats.
schieber-no-push-back = À cette table, on ne peut pas renvoyer le choix : prenez un des six contrats.
schieber-not-pushed = Personne n’a encore chibré, on ne peut rien renvoyer : choisissez, ou chibrez.
schieber-pushed-back = Votre partenaire vous a renvoyé le choix : prenez un des six contrats.
schieber-say-push-back = Votre partenaire a chibré : choisissez, ou renvoyez-lui le choix.
schieber-no-weis = À cette table, on joue sans annonces.
schieber-announced-automatically = À cette table, le bot annonce pour vous.
schieber-not-asked = Les annonces, si vous en avez, se font avant votre première carte.
schieber-answer-first = Dites d’abord si vous annoncez ; jouez ensuite une carte.
schieber-no-play-now = Les cartes ne se jouent qu’après le choix de l’atout.
schieber-must-follow = Vous avez la couleur demandée ({ $suit }) : il faut fournir.
schieber-follow-or-trump = Vous avez la couleur demandée ({ $suit }) : il faut fournir, ou couper ({ $trump }).
schieber-no-undertrump = { $card } est dans le pli : on ne sous-coupe pas.

## Les règles, page par page ; la première ligne est le titre

## The rules: a page is a text, its paragraphs are attributes; words that they explain

schieber-rules-overview = Le jeu
    .teams = Quatre joueurs, deux équipes : votre partenaire est en face de vous, et vous marquez ensemble.
    .cards = 36 cartes, de l’as au six dans chaque couleur ; neuf chacun.
    .turns = On tourne toujours dans le même sens. La table dit qui doit jouer ; entre deux donnes, ce n’est le tour de personne.
    .course = Une donne se joue en trois temps :
    .course-choose = 1. Un joueur choisit le *contrat* : une couleur comme atout, ou un jeu sans atout.
    .course-weis = 2. Pendant le premier pli, on compare les suites et les carrés (les *annonces*), pour des points en plus.
    .course-tricks = 3. Neuf plis, où l’on ramasse les cartes qui comptent.
    .trumps = • **Atout**, du plus fort au plus faible (points) : valet 20, neuf 14, as 11, roi 4, dame 3, dix 10, puis huit, sept et six 0. Le valet s’appelle le *bourg*, le neuf le *nell*.
    .plain = • **Hors atout** : as 11, roi 4, dame 3, valet 2, dix 10, puis neuf, huit, sept et six 0.
    .ten = Attention au dix : il vaut dix points, et pourtant le valet le bat.
    .points = Les cartes d’une donne valent 152 points. Le dernier pli en apporte 5 de plus.
    .goal = La partie finit quand le total convenu, 2500 d’habitude, est atteint ; le plus haut total gagne.
    .deck = Dans le jeu suisse alémanique, cœur devient roses, carreau glands, pique boucliers et trèfle grelots ; le valet est l’under, la dame l’ober, le dix la bannière. Vous pouvez choisir ces noms dans vos réglages.
schieber-rules-choosing = Faire atout
    .forehand = Le *premier à parler* fait atout, ou *chibre* : il laisse le choix à son partenaire, qui doit alors choisir. C’est toujours le premier à parler qui entame.
    .who = Qui parle en premier ? Dans les règles classiques, à chaque donne, celui qui a le sept de trèfle. Dans les règles suisses, le joueur après le donneur.
    .contracts = Il y a six contrats, chacun avec son *coefficient*, qui multiplie **tout** ce qui se marque dans la donne. Les coefficients peuvent se changer avant une partie ; les boutons montrent ceux de la table.
    .suits = • **Cœur** ×1, **carreau** ×1, **pique** ×2, **trèfle** ×2 : cette couleur est atout.
    .obenabe = • ***De haut en bas*** (Obenabe) ×3 : pas d’atout. Dans chaque couleur, l’as est le plus fort, et l’on descend jusqu’au six.
    .undenufe = • ***De bas en haut*** (Undenufe) ×4 (règles suisses ×3) : pas d’atout, et tout à l’envers. Le six est le plus fort, l’as le plus faible.
    .eights = Dans ces deux contrats, toutes les cartes ont leur valeur hors atout, mais chaque huit vaut 8. Au contrat « De bas en haut », l’as garde ses 11 points ; dans les règles suisses, c’est le six qui les a, et l’as ne vaut rien.
schieber-rules-choice-example = Exemple : faire atout
    .shown = Tiré d’une partie vraiment jouée : la main du premier à parler, son choix, et pourquoi.
schieber-rules-play = Le jeu de la carte
    .lead = Le premier à parler entame le premier pli ; ensuite, celui qui fait un pli entame le suivant. Chacun joue une carte.
    .plain = • **On demande une couleur** : fournissez, ou coupez. On peut couper même quand on a de la couleur demandée. Si vous ne pouvez pas fournir, jouez ce que vous voulez.
    .trump = • **On demande atout** : jouez atout. Seul le bourg est libre : si c’est votre seul atout, vous pouvez le garder et jouer ce que vous voulez.
    .under = • **On ne sous-coupe pas** : quand une couleur est coupée, on ne joue pas d’atout plus faible.
    .only = • **Seulement des atouts en main** : dans les règles classiques, montez si vous le pouvez, sinon jouez-en un quelconque ; dans les règles suisses, n’importe lequel.
    .without = • **De haut en bas, de bas en haut** : fournissez si vous le pouvez, sinon jouez ce que vous voulez.
    .wins = Le plus fort atout prend le pli. S’il n’y en a pas, c’est la plus forte carte de la couleur demandée.
    .smear = Quand le pli est sûr pour votre partenaire, donnez-lui des cartes qui comptent : cela s’appelle *charger*.
schieber-rules-weis = Les annonces
    .what = Une annonce (Weis), c’est une suite : au moins trois cartes d’une même couleur qui se suivent dans l’ordre A R D V 10 9 8 7 6 (à l’atout aussi), ou un carré : quatre cartes de même hauteur.
    .runs = • **Suites** : trois cartes 20, quatre 50, cinq ou plus 100. Avec les grandes annonces, six à neuf cartes valent 150, 200, 250, 300.
    .fours = • **Carrés** : valets 200, neuf 150, as, rois et dames 100. Avec les grandes annonces, aussi dix, huit, sept et six, 100 chacun.
    .best = Une seule équipe marque : celle qui a la **meilleure annonce**. Elle marque toutes les annonces de ses deux joueurs ; l’autre équipe ne marque ni ne montre rien.
    .better = Ce qui départage, dans l’ordre : plus de points ; plus de cartes ; la plus haute carte (si l’on joue de bas en haut, la plus basse) ; l’annonce à l’atout ; celle du joueur qui joue le plus tôt dans le premier pli.
    .say = Avant sa première carte, chacun ne dit que ce qu’il faut : les points ; à égalité, le nombre de cartes, puis la plus haute carte. Qui n’a rien, ou moins, dit « Bon ». Le bot parle pour vous ; à une table où les joueurs annoncent eux-mêmes, il vous pose la question.
    .shown = On montre les cartes après le premier pli.
schieber-rules-trick-example = Exemple : un premier pli
    .shown = Tiré de la même donne : les mains, ce qui a été annoncé, les cartes jouées, et celles que la règle interdisait.
schieber-rules-counting = Le stöck et le compte
    .all = Tout se multiplie par le coefficient du contrat.
    .cards = • **Les cartes** des plis de l’équipe, et **5** pour le dernier pli.
    .match = • ***Match*** : 100 de plus pour les neuf plis.
    .weis = • **Les annonces**, d’une seule équipe. Elles comptent dès que les quatre joueurs ont pu annoncer.
    .stoeck = • ***Stöck*** : 20 pour le roi et la dame d’une même couleur dans une main. Dans les règles classiques, cela vaut pour toutes les couleurs et se compte après la donne. Dans les règles suisses, seulement pour l’atout, et on le compte quand la seconde carte est jouée ; sans atout, il n’y a pas de stöck.
    .end-classic = • **La fin, classique** : cartes et stöck se comptent après la donne. Si les deux équipes atteignent le total, celle qui a le plus de points gagne ; à égalité, la partie est nulle. Les annonces comptent aussitôt et peuvent finir la partie au premier pli.
    .end-swiss = • **La fin, à la suisse** : tout compte aussitôt, et l’équipe qui atteint le total gagne, même en pleine donne. Au premier pli, d’abord le stöck s’il fait gagner, puis les annonces, puis le pli : *stöck, annonces, pli*.
    .end-deals = • **Un nombre fixe de donnes** : après la dernière, la plus haute marque gagne.
schieber-rules-score-example = Exemple : le compte d’une donne
    .shown = Le dernier pli de la même donne, et ce que chaque équipe a marqué.
schieber-rules-strategy = Dix conseils
    .rule1 = 1. Regardez d’abord le coefficient : dans les règles classiques, un *de bas en haut* médiocre rapporte plus qu’un beau cœur.
    .rule2 = 2. Pique ou trèfle : avec le bourg, trois autres atouts et un as à côté.
    .rule3 = 3. Cœur et carreau, à ×1, demandent cinq ou six atouts avec bourg et nell ; sinon, cherchez mieux.
    .rule4 = 4. Pour jouer de haut en bas, il faut deux couleurs avec l’as et le roi ; de bas en haut, deux couleurs avec le six et le sept.
    .rule5 = 5. Le bourg vaut à lui seul deux ou trois autres atouts ; quatre atouts sans lui suffisent rarement.
    .rule6 = 6. Si rien ne va, chibrez : votre partenaire a neuf autres cartes, et doit choisir.
    .rule7 = 7. Quand votre partenaire a chibré, prenez votre meilleur contrat, même faible ; il faut bien.
    .rule8 = 8. Ne comptez pas sur une annonce de 20 : souvent les adversaires ont mieux, et marquent la leur.
    .rule9 = 9. Si votre équipe a fait atout, jouez atout jusqu’à ce que les adversaires n’en aient plus ; vos as sont alors sûrs.
    .rule10 = 10. Chargez vos dix et vos as quand la carte de votre partenaire est imprenable, et n’en donnez pas aux adversaires.
schieber-rules-options = Options
    .about = On peut les changer avant une partie ; la première valeur est celle de *Classique*.
    .target = • **Se joue en** : 2500, 1000, 1500, 3000, ou un nombre de donnes.
    .ending = • **La partie finit** : à la fin de la donne où une équipe atteint le total fixé, ou plus tôt si elle l’atteint par ses annonces ; dès qu’une équipe atteint ce total (règles suisses) ; ou après un nombre fixe de donnes.
    .multipliers = • **Coefficients** : 1 1 2 2 3 4 ; suisse 1 1 2 2 3 3 ; ou tous à 1.
    .match = • **Pour les neuf plis** : 100, 0 ou 50.
    .undenufe = • **De bas en haut, onze points** : pour les as ; ou pour les six (règles suisses).
    .only = • **Avec seulement des atouts en main** : monter si possible ; ou jouer n’importe lequel (règles suisses).
    .trick = • **Pli précédent** : reste visible, ou est retourné aussitôt.
    .weis = • **Annonces** : petites ; grandes (règles suisses) ; ou aucune.
    .twice = • **Une carte dans deux annonces** : compte dans les deux, ou dans une seule.
    .announce = • **Qui annonce** : le bot, pour vous ; ou le joueur, à qui l’on pose la question avant sa première carte. Ce qu’il n’annonce pas alors ne compte pas.
    .credit = • **Les annonces comptent** : quand tous ont parlé ; ou après le premier pli (règles suisses).
    .order = • **Ordre de décompte** : stöck, annonces, plis ; ou les annonces en dernier.
    .scorer = • **Les annonces comptent pour** : l’équipe qui a la meilleure, ou seulement le joueur qui a la meilleure.
    .stoeck = • **Stöck** : de toute couleur ; d’atout (règles suisses) ; ou aucun.
    .forehand = • **Premier à parler** : le joueur qui a le sept de trèfle ; ou (règles suisses) celui qui suit le donneur. Un autre sept peut aussi désigner le premier.
    .chooser = • **L’atout est choisi par** : celui qui entame le premier pli ; ou le joueur après le donneur, même si c’est un autre qui entame.
    .dealer = • **Deuxième donne** : distribuée par le joueur suivant, ou par celui qui a parlé en premier à la première donne.
    .back = • **Renvoyer le choix** : non, ou permis une fois ; le premier à parler doit alors choisir.
    .presets = *Suisse en 1000*, c’est la variante suisse avec tous les coefficients à 1. *Tournoi* : la même chose, mais en douze donnes, sans annonces, sans stöck et sans points de match.

schieber-word-contract = contrat
schieber-word-weis = annonces
schieber-word-buur = bourg
schieber-word-nell = nell
schieber-word-plain = hors atout
schieber-word-forehand = premier à parler
schieber-word-push = chibrer
    .also = chibre
schieber-word-multiplier = coefficient
schieber-word-obenabe = de haut en bas
schieber-word-undenufe = de bas en haut
schieber-word-smear = charger
schieber-word-match = match
schieber-word-stoeck = stöck
