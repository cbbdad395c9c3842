# Barbu. Karten, Farben, Ränge und Spieler kommen als fertige Wörter an; Beträge als Zahlen.

barbu-name = Barbu

## Regeln und Optionen

barbu-preset-article = Klassisch (der Ansager darf nur die kontrieren, die ihn nicht kontriert haben)
barbu-preset-international = International (der Ansager darf nur rekontrieren)
barbu-option-length = Runden
barbu-option-declarerOrder = Ansager
barbu-option-declarerOrder-rotate = wechselt nach jeder Runde
barbu-option-declarerOrder-sevenInRow = sagt alle seine Spiele nacheinander an
barbu-option-doubling = Kontra
barbu-option-doubling-on = ja
barbu-option-doubling-off = nein
barbu-option-declarerDoubles = Der Ansager kontriert
barbu-option-declarerDoubles-onlyThoseWhoDidNot = nur die, die ihn nicht kontriert haben
barbu-option-declarerDoubles-redoubleOnly = nur die, die ihn kontriert haben
barbu-option-declarerDoubles-none = niemanden
barbu-option-declarerDoubles-free = wen er will
barbu-option-positiveFlanks = Bei Trumpf und Domino kontrieren die anderen
barbu-option-positiveFlanks-allowed = wen sie wollen
barbu-option-positiveFlanks-dealerOnly = nur den Ansager
barbu-option-mandatoryDoubles = Pflichtkontras gegen jeden Ansager
barbu-option-skipUndoubled = Minusspiele ohne Kontra
barbu-option-skipUndoubled-off = werden gespielt
barbu-option-skipUndoubled-on = werden nicht gespielt
barbu-option-heartLead = Herz ausspielen bei „Kein Herz“ und „Kein Herz-König“
barbu-option-heartLead-never = nur wenn man nichts anderes hat
barbu-option-heartLead-afterBroken = sobald ein Herz abgeworfen wurde
barbu-option-heartLead-free = immer
barbu-option-ruff = Bei Trumpf, wenn man weder bedienen noch überstechen kann
barbu-option-ruff-winOnly = alles ist erlaubt
barbu-option-ruff-mustTrump = man muss trotzdem Trumpf geben
barbu-option-stopWhenDecided = Entschiedene Runden
barbu-option-stopWhenDecided-on = enden sofort
barbu-option-stopWhenDecided-off = werden zu Ende gespielt
barbu-option-aceAgain = Ein Ass im Domino
barbu-option-aceAgain-off = bringt keinen weiteren Zug
barbu-option-aceAgain-on = bringt einen weiteren Zug
barbu-option-dominoScores = Domino zählt
barbu-option-dominoEnd = Domino endet
barbu-option-dominoEnd-third = wenn drei fertig sind
barbu-option-dominoEnd-last = mit der letzten Karte

## Spiele: voll, kurz und wie sie angesagt werden

barbu-played-about = Angesagte Spiele (gewonnen: mehr Punkte als die drei anderen im Schnitt)
barbu-contract-NT = Keine Stiche
barbu-contract-NQ = Keine { $rank ->
    [Dame] Damen
   *[other] { $rank }
}
barbu-contract-NL = Letzte zwei
barbu-contract-NH = { $suit ->
    [Rosen] Keine Rosen
   *[other] Kein { $suit }
}
barbu-contract-NK = Kein { $suit }-{ $rank }
barbu-contract-TR = Trumpf
barbu-contract-DO = Domino
barbu-short-NT = Stiche
barbu-short-NQ = { $rank ->
    [Dame] Damen
   *[other] { $rank }
}
barbu-short-NL = letzte zwei
barbu-short-NH = { $suit }
barbu-short-NK = { $suit }-{ $rank }
barbu-short-TR = Trumpf
barbu-short-DO = Domino
barbu-brief-NH = { $suit }
barbu-brief-NK = { $card }
barbu-contracts = { $head }, { $next }
barbu-contracts-none = nichts
barbu-declared-TR = Trumpf { $suit }
barbu-declared-DO = Domino ab { $rank }
barbu-declared-by = { $contract }, angesagt von { $player }
barbu-tariff-NT = −{ $usual } je Stich
barbu-tariff-NQ = −{ $usual } je { $rank }
barbu-tariff-NL = −{ $usual } für den vorletzten Stich, −{ $special } für den letzten
barbu-tariff-NH = −{ $usual } für jede Karte in { $suit }, aber −{ $special } für das { $rank }
barbu-tariff-NK = −{ $usual } für den { $suit }-{ $rank }
barbu-tariff-TR = +{ $usual } je Stich
barbu-tariff-DO = zuerst fertig +{ $first }, dann +{ $second }, +{ $third } und zuletzt −{ $last }
barbu-left = noch: { $contracts }
barbu-left-all = noch: alle sieben Spiele
barbu-left-any = noch { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
} nach Wahl
barbu-left-some = noch { $count } von diesen: { $contracts }
barbu-left-none = keine Ansage mehr

## Antworten, wie sie auf Knöpfen stehen

barbu-action-card = { $card }
barbu-action-pass = Weiter
barbu-group-negative = Minusspiele: nichts nehmen
barbu-group-trumps = Trumpf: Stiche machen
barbu-group-dominoes = Domino: zuerst fertig sein
barbu-double-whom = Wen kontrierst du? Wer von euch beiden dann weniger hat, zahlt dem anderen den Unterschied; habt ihr beide kontriert, das Doppelte.
barbu-double-whom-back = Wen kontrierst du? Wer von euch beiden dann weniger hat, zahlt dem anderen den Unterschied. Bei { $whom } würde der Unterschied doppelt zählen (×2).

## Der Tisch

barbu-heading-opening = { $length } Runden
barbu-heading-deal = Runde { $number } von { $length }
barbu-part-declarer = Ansager
barbu-said-doubles = Kontra gegen { $whom }
barbu-said-doubled-by = kontriert von { $whom }
barbu-said-redoubled = ×2 mit { $whom }
barbu-said-doubles-nobody = kein Kontra
barbu-said-out = { $place ->
    [1] zuerst fertig
    [2] fertig, Platz 2
    [3] fertig, Platz 3
   *[other] zuletzt fertig
}
barbu-said-passed = „Weiter“
barbu-said-laid = hat { $card } gelegt
barbu-group-taken = Genommen von { $player }
barbu-waiting-opening = Gleich werden die Karten gegeben.
barbu-waiting-ended = Es folgt die nächste Runde.
barbu-waiting-over = Die Partie ist zu Ende.
barbu-prompt-declaring = { $player } sagt ein Spiel an.
barbu-prompt-declaring-own = Sag ein Spiel an.
barbu-prompt-doubling-own = Wen kontrierst du?
barbu-prompt-dominoes = { $player } legt an oder sagt „weiter“, wenn nichts passt.
barbu-prompt-dominoes-own = Leg an, oder sag „weiter“, wenn nichts passt.

## Was geschieht

barbu-dealt = Runde { $number } von { $length }: { $dealer } gibt und sagt an.
barbu-declared = { $player } sagt an: { $contract }.
barbu-doubled = { $player } kontriert { $whom }.
barbu-doubled-nobody = { $player } kontriert niemanden.
barbu-redoubled = { $player } rekontriert { $whom }.
barbu-doubled-and-back = { $player } kontriert { $whom }; Rekontra gegen { $back }.
barbu-took-trick = { $player } macht Stich { $number }.
barbu-took-cards = { $player } macht Stich { $number }, darin { $cards }.
barbu-laid = { $player } legt { $card }.
barbu-passed = { $player } sagt „weiter“.
barbu-went-out = { $player } ist { $place ->
    [1] zuerst fertig
    [2] fertig, auf Platz 2
    [3] fertig, auf Platz 3
   *[other] zuletzt fertig
}.
barbu-scored = { $player } { $amount }
barbu-deal-scored = Diese Runde: { $first }, { $second }, { $third }, { $fourth }.
barbu-deal-skipped = Niemand hat kontriert, also wird nicht gespielt. Die Punkte: { $first }, { $second }, { $third }, { $fourth }.
barbu-match-won = { $winner } gewinnt die Partie mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
barbu-match-shared = { $winner } teilen sich den ersten Platz mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
barbu-match-drawn = Alle vier teilen sich den ersten Platz mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

## Die Abrechnung

barbu-sheet-undoubled = kein Kontra
barbu-sheet-doubles = Kontra von { $player } gegen { $whom }
barbu-sheet-doubles-both = Kontra von { $player } gegen { $whom } und den Ansager
barbu-sheet-doubles-dealer = Kontra von { $player } gegen den Ansager
barbu-sheet-doubles-all = Kontra von { $player } gegen alle
barbu-sheet-check = Kontrolle: alle vier zusammen { $sum }
barbu-sheet-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
barbu-sheet-NQ = { $count } { $rank ->
    [Dame] { $count ->
    [one] Dame
   *[other] Damen
}
   *[other] { $rank }
}
barbu-sheet-NH = { $count } { $suit }
barbu-sheet-NH-ace = { $count ->
    [one] das { $rank }
   *[other] { $count } { $suit } mit dem { $rank }
}
barbu-sheet-NK = { $count ->
    [one] der { $rank }
   *[other] ohne { $rank }
}
barbu-sheet-NL = { $amount ->
    [10] vorletzter Stich
    [20] letzter Stich
    [30] letzte zwei Stiche
   *[other] keiner der letzten zwei
}
barbu-sheet-DO = { $place ->
    [1] zuerst fertig
    [2] fertig, Platz 2
    [3] fertig, Platz 3
   *[other] zuletzt
}
barbu-sheet-skipped = nicht gespielt
barbu-sheet-from = von { $player }
barbu-sheet-to = an { $player }
barbu-sheet-twice = ×{ $times }
barbu-sheet-declared = { $player } { $count ->
    [one] hat
   *[other] haben
} angesagt: { $done }; { $left }

## Warum eine Antwort gut ist: was man sicher wissen kann

barbu-reason-only-contract = Es ist das einzige Spiel, das dir bleibt.
barbu-reason-few-contracts = Du hast nur noch { $count } Spiele übrig und musst eines davon ansagen.
barbu-reason-low-cards = Von der { $rank } abwärts hast du { $count } Karten.
barbu-reason-average-low-cards = Von der { $rank } abwärts hast du { $count } Karten, gerade so viele wie im Durchschnitt.
barbu-reason-low-in-all = In jeder deiner Farben hast du eine Karte von der { $rank } abwärts: Damit kannst du oft drunterbleiben.
barbu-reason-low-in-most = Mit { $cards } kannst du in drei deiner Farben oft unter den anderen bleiben.
barbu-reason-high-lowest = { $count ->
    [one] { $cards } ist deine niedrigste Karte dieser Farbe
   *[other] { $cards } sind deine niedrigsten Karten dieser Farben
}: Wird niedriger ausgespielt, musst du darübergehen.
barbu-reason-few-low-cards = Von der { $rank } abwärts hast du { $count ->
    [0] keine
   *[other] nur { $count }
} { $count ->
    [0] Karte
    [one] Karte
   *[other] Karten
}.
barbu-reason-high-cards = { $count } deiner 13 Karten sind { $rank } oder höher; so hohe Karten machen leicht Stiche.
barbu-reason-may-get = In anderen Farben als { $suit } hast du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab { $rank } aufwärts: In einen Stich, den du damit machst, kann jemand { $target } abwerfen.
barbu-reason-few-high = { $count ->
    [0] Keine
   *[other] Nur { $count }
} deiner 13 Karten { $count ->
    [0] ist
    [one] ist
   *[other] sind
} { $rank } oder höher.
barbu-reason-void = In { $suit } hast du keine Karte: Wird die Farbe ausgespielt, wirfst du ab, was du willst.
barbu-reason-short = In { $suit } hast du nur { $count ->
    [one] eine Karte: Ist sie
   *[other] { $count } Karten: Sind sie
} weg, kannst du auf diese Farbe { $card } abwerfen.
barbu-reason-guarded = Neben { $card } hast du { $lower } niedrigere { $lower ->
    [one] Karte
   *[other] Karten
} der Farbe: Die kannst du zuerst spielen und { $card } erst, wenn es nicht schadet.
barbu-reason-bare = Neben { $card } hast du { $lower ->
    [0] keine niedrigere Karte
    [one] nur eine niedrigere Karte
   *[other] nur { $lower } niedrigere Karten
} der Farbe.
barbu-reason-no-queen = Du hast selbst { $rank ->
    [Dame] keine Dame
   *[other] keinen { $rank }
}.
barbu-reason-nothing-above = Du hast keine Karte über { $rank }.
barbu-reason-below-queens = In den Farben von { $cards } hast du weder Ass noch König: Keine höhere Karte zwingt dich also, sie zu nehmen.
barbu-reason-could-catch = Du hast { $card }, und { $target } hat jemand anders: Vielleicht musst du den Stich nehmen, in dem { $target } fällt.
barbu-reason-lowest = Niemand sonst hat in der jeweiligen Farbe eine Karte unter { $cards }: gut, um die letzten Stiche zu vermeiden.
barbu-reason-no-lowest = In jeder deiner Farben hat jemand anders die niedrigste Karte.
barbu-reason-highest = Deine höchste Karte in { $suit } ist { $card }.
barbu-reason-neither = Du hast weder { $card } noch { $above }, die einzige Karte darüber.
barbu-reason-trumps = Mit { $suit } als Trumpf hast du { $count ->
    [0] gar keinen Trumpf
    [one] einen Trumpf, aber keinen der vier höchsten
   *[other] { $count } Trümpfe, aber keinen der vier höchsten
}.
barbu-reason-trumps-with = Mit { $suit } als Trumpf hast du { $count ->
    [one] einen Trumpf, nämlich { $cards }
   *[other] { $count } Trümpfe, darunter { $cards }
}.
barbu-reason-aces = In den anderen Farben hast du { $cards }.
barbu-reason-void-trumps = In { $suit } hast du keine Karte: Da stichst du mit Trumpf.
barbu-reason-no-ace = Du hast kein { $rank }.
barbu-reason-starts = Von den Karten, mit denen die Reihen beginnen, hast du { $cards }.
barbu-reason-waits-for-nobody = { $count } deiner Karten kannst du legen, ohne auf Karten der anderen zu warten.
barbu-reason-near-start = { $count } deiner 13 Karten sind höchstens { $steps } Stellen vom Startrang { $rank } entfernt: Sie passen schon früh.
barbu-reason-others-wait = { $count } Karten der anderen müssen auf eine von deinen warten; im Schnitt sind es { $average }.
barbu-reason-no-ends = Die Enden der Reihen kommen zuletzt, und du hast keines davon.
barbu-reason-ends-early = Wenn die Reihen bei { $rank } beginnen, passen { $cards } schon früh; sonst kämen sie meist zuletzt.
barbu-reason-run = Du hast jede Karte von { $first } bis { $last }: Passt die erste, kann niemand die anderen blockieren.
barbu-reason-ends-wait = Du hast { $cards }: Die Enden der Reihen kommen zuletzt, und vorher müssen andere ihre Karten legen.
barbu-reason-near-ends = { $count } deiner Karten gehören zu den letzten { $last } einer langen Reihe; im Schnitt sind es { $average }.
barbu-reason-start-count = { $count ->
    [0] Du hast keine der Startkarten ({ $rank }): Jede Reihe wird von anderen begonnen.
    [4] Du hast alle vier Startkarten ({ $rank }).
   *[other] Von den vier Startkarten ({ $rank }) hast du { $count }.
}

barbu-reason-must-double = Dieses Kontra schuldest du { $player }: Es ist jetzt Pflicht.
barbu-reason-owed = Es zählt als Pflichtkontra; du schuldest { $player } noch { $owed ->
    [one] eines
   *[other] { $owed }
}.
barbu-reason-unpaid = Dich hat niemand kontriert: Bleibt es so, zahlst du niemandem und niemand dir.
barbu-reason-unpaid-for-good = Dich hat niemand kontriert: Ohne eigenes Kontra zahlst du nichts und bekommst nichts.
barbu-reason-twice = Du wurdest von { $whom } kontriert: Mit Rekontra zählt der Unterschied zwischen euch doppelt.
barbu-reason-once = Du wurdest von { $whom } kontriert: Ohne Rekontra zählt der Unterschied zwischen euch nur einfach.
barbu-reason-once-anyway = Was du auch antwortest: Zwischen dir und { $whom } zählt der Unterschied genau einmal.
barbu-reason-higher-gets = Wer mehr schreibt, du oder der Spieler, den du kontrierst, bekommt vom anderen den Unterschied.
barbu-reason-silent = Du wurdest von { $whom } nicht kontriert, obwohl es möglich war.
barbu-scores-more = Im Schnitt machst du in dieser Runde mehr Punkte als { $whom }.
barbu-scores-as-much = Im Schnitt machst du in dieser Runde mehr Punkte als { $whom } und gleich viele wie { $equal }.
barbu-scores-hardly-less = Im Schnitt machst du in dieser Runde mehr Punkte als { $whom } und kaum weniger als { $more }.
barbu-scores-least = Im Schnitt machst du in dieser Runde am wenigsten Punkte.
barbu-brings-more-now = Es bringt dir jetzt im Schnitt mehr, als wenn du es für später aufhebst.

barbu-reason-alone = { $suit } hat niemand sonst: Der Stich gehört dir.
barbu-reason-lead-lowest = Niemand sonst hat in der Farbe etwas Niedrigeres als { $card }: Wer bedient, geht darüber.
barbu-reason-lead-early = In { $suit } haben die anderen noch { $count } Karten: Wer bedienen muss, kann nichts abwerfen, was Punkte kostet.
barbu-reason-lead-top = Niemand sonst hat eine Karte, die { $card } schlägt: Du machst den Stich.
barbu-reason-top-anyway = Wenn du { $card } nicht auf eine andere Farbe abwerfen kannst, macht sie früher oder später einen Stich; jetzt bist du sie los.
barbu-reason-lead-top-free = { $card } kann niemand schlagen: Du machst den Stich, und er kostet nichts; Punkte kosten nur die letzten zwei.
barbu-reason-may-lose = Mit jeder anderen Karte machst du den Stich sicher, mit { $card } vielleicht nicht.
barbu-reason-lead-harmless = { $card } macht den Stich, aber niemand sonst hat eine Karte, die Punkte kostet: Er kostet dich nichts.
barbu-reason-lead-under = { $target } hat jemand anders, und diese Karte ist höher als deine: Fällt sie jetzt, machst nicht du den Stich.
barbu-reason-lead-counts = { $card } kostet dich { $cost } Punkte, wenn niemand eine höhere Karte spielt: { $higher ->
    [one] Eine ist noch draußen
   *[other] { $higher } sind noch draußen
}.
barbu-reason-lead-between = In { $suit } haben die anderen noch { $higher ->
    [one] eine höhere Karte
   *[other] { $higher } höhere Karten
} und { $lower ->
    [one] eine niedrigere
   *[other] { $lower } niedrigere
}.
barbu-reason-while-free = In { $suit } haben die anderen noch { $lower } niedrigere Karten: Zum Schluss macht { $card } leicht einen Stich, jetzt kostet das nichts.
barbu-reason-high-for-the-end = Zum Schluss, wenn Stiche etwas kosten, macht { $card } leicht einen: In { $suit } haben die anderen noch { $lower } niedrigere Karten.
barbu-reason-low-for-the-end = In { $suit } hat niemand sonst etwas Niedrigeres als { $card }: gut für die letzten zwei Stiche.
barbu-reason-way-out = In { $suit } hat niemand sonst etwas Niedrigeres als { $card }: Damit kannst du später das Ausspiel sicher abgeben.
barbu-reason-free-trick = Nur die letzten zwei Stiche kosten etwas, dieser nicht.
barbu-reason-lead-middle = Jetzt kann noch eine höhere Karte den Stich machen. Am Ende macht { $card } vielleicht einen, der kostet.
barbu-reason-draws-last = Sie holt { $card } heraus, die letzte fremde Karte in { $suit }: Deine übrigen machen nur Stiche, wenn du sie ausspielst.
barbu-reason-play-under = Behalt { $card }, um sie später unter { $higher } zuzugeben: Danach hast du mit { $best } die höchste Karte in { $suit }.
barbu-reason-leads-to-last-two = Wer diesen Stich nimmt, spielt als Nächstes aus, und in den letzten zwei Stichen macht auch eine kleine Karte den Stich, wenn niemand sonst die Farbe hat.
barbu-reason-last-trick = Für den letzten Stich, der { $cost } kostet, behältst du { $card }: Die niedrigere Karte macht ihn seltener.
barbu-reason-would-lead = Macht sie den Stich, musst du ausspielen, gerade wenn die Stiche anfangen, Punkte zu kosten.
barbu-reason-throw-cost = Du kannst nicht bedienen: { $card } muss jemand anders nehmen (−{ $cost }).
barbu-reason-could-throw = Du könntest stattdessen { $card } abwerfen (−{ $cost }), und jemand anders müsste sie nehmen.
barbu-reason-goes-to = { $times ->
    [0] { $player } würde den Stich nehmen: Der Unterschied zwischen euch zählt nicht, der zwischen dir und { $whom } schon.
   *[other] { $player } würde den Stich nehmen: Der Unterschied zwischen euch zählt nur einmal, der zwischen dir und { $whom } zweimal.
}
barbu-reason-throw-above = Du wirst { $card } los; damit müsstest du sonst vielleicht { $target } nehmen.
barbu-reason-throw-top = Du wirst { $card } los: Höheres in { $suit } hat niemand mehr.
barbu-reason-throw = Du wirst { $card } los: In { $suit } haben die anderen noch { $lower ->
    [one] eine niedrigere Karte
   *[other] { $lower } niedrigere Karten
}.
barbu-reason-throw-safe = In { $suit } hat niemand sonst etwas Niedrigeres als { $card }: Die Karte könntest du gefahrlos behalten.
barbu-reason-throw-alone = Niemand sonst hat { $suit }: { $card } macht nur dann einen Stich, wenn du diese Karte ausspielst.
barbu-reason-keeps-alone = Du behältst { $cards }: Niemand sonst hat { $suit }, also machst du damit nur Stiche, wenn du sie ausspielst.
barbu-reason-hearts-wait = Herz darf nur ausspielen, wer nichts anderes hat: { $card } muss nicht gleich weg.
barbu-reason-cannot-follow = Du kannst nicht bedienen, also machst du den Stich nicht.
barbu-reason-under-cost = Du wirst { $card } los (−{ $cost }): { $best } ist höher, also macht jemand anders den Stich.
barbu-reason-highest-under = Es ist deine höchste Karte unter { $best }: Der Stich geht an jemand anders.
barbu-reason-under = Sie bleibt unter { $best }, also machst du den Stich nicht.
barbu-reason-higher-fits = Du könntest stattdessen { $higher } loswerden: Auch damit bleibst du unter { $best }.
barbu-reason-nothing-lower = Unter { $best } kannst du nicht bleiben: Du hast in der Farbe nur Höheres.
barbu-reason-may-be-beaten = Wer nach dir kommt, hat vielleicht { $higher ->
    [one] die eine höhere Karte, die noch da ist,
   *[other] eine von { $higher } höheren Karten
} und nimmt den Stich.
barbu-reason-takes-cost = Du machst den Stich: −{ $cost }.
barbu-reason-takes-cost-yet = Niemand nach dir kommt darüber: Du machst den Stich, und bis jetzt kostet er { $cost }.
barbu-reason-takes-nothing = Du machst den Stich, und er kostet nichts.
barbu-reason-takes-nothing-yet = Niemand nach dir kommt darüber: Du machst den Stich, und bis jetzt kostet er nichts.
barbu-reason-keeps-under = { $cards } behältst du, um später unter den anderen zu bleiben.
barbu-reason-may-throw = { $player } hat keine Karte in { $suit } und kann etwas abwerfen, das Punkte kostet.
barbu-reason-several-may-throw = { $whom } haben keine Karte in { $suit } und können abwerfen, was Punkte kostet.
barbu-reason-may-fall = Auf diesen Stich kann noch { $target } fallen, und dann musst du ihn vielleicht nehmen.
barbu-reason-takes-thrown = Sie macht den Stich, und { $whom } { $count ->
    [one] hat
   *[other] haben
} keine Karte in { $suit } und { $count ->
    [one] kann
   *[other] können
} darauf abwerfen, was Punkte kostet.
barbu-reason-nothing-yet = Bis jetzt liegt nichts im Stich, was etwas kostet.
barbu-reason-your-highest = Du wirst deine höchste Karte in { $suit } los.
barbu-reason-among-highest = Du wirst eine Karte los, die so hoch ist wie deine höchste in { $suit }: Dazwischen hat niemand sonst eine.
barbu-reason-last-of-suit = Es ist deine letzte Karte in { $suit }: Danach wirfst du auf diese Farbe ab, was du willst.
barbu-reason-nearly-void = Danach hast du in { $suit } nur noch { $card }: Ist auch die weg, kannst du auf diese Farbe abwerfen.
barbu-reason-leaves-alone = Dann steht { $card } blank: Wird die Farbe ausgespielt, musst du diese Karte geben.
barbu-reason-last-before-throw = Es ist deine letzte Karte in { $suit }: Danach kannst du auf diese Farbe { $target } abwerfen.
barbu-reason-towards-throw = { $count ->
    [one] Dann hast du in { $suit } noch eine Karte: Ist sie weg, kannst du auf diese Farbe { $target } abwerfen.
   *[other] Dann hast du in { $suit } noch { $count } Karten: Sind sie weg, kannst du auf diese Farbe { $target } abwerfen.
}
barbu-reason-keeps-low = Für den Schluss behältst du { $card }: In { $suit } hat niemand sonst etwas Niedrigeres.
barbu-reason-cash-later = Du behältst { $cards }: Damit kannst du noch { $count ->
    [one] einen Stich machen, solange er nichts kostet
   *[other] Stiche machen, solange sie nichts kosten
}.
barbu-reason-may-cash = Du behältst { $cards }: Darüber ist nur { $higher }, du kannst damit also vielleicht noch einen Stich machen, solange das nichts kostet.
barbu-reason-middle-goes = { $card } darf weg: Anders als { $best } macht sie später nicht sicher einen Stich, der nichts kostet, und für den Schluss ist sie zu hoch.
barbu-reason-keeps-way-out = Du behältst { $card }, um das Ausspiel später sicher abzugeben: In { $suit } hat niemand sonst etwas Niedrigeres.
barbu-reason-keeps-lower = Du behältst { $card }, um das Ausspiel später abzugeben: In { $suit } haben die anderen { $higher } höhere Karten und { $lower ->
    [one] eine niedrigere
   *[other] { $lower } niedrigere
}.

barbu-reason-nothing-fits = Keine deiner Karten passt.
barbu-reason-opens-own = Danach kannst du selbst { $card } legen.
barbu-reason-opens-nothing = Nach dieser Karte kommt nichts mehr: Den anderen hilft sie nicht.
barbu-reason-way-to = Sie macht den Weg frei zu { $card } in deiner Hand; dazwischen { $others ->
    [one] fehlt noch eine Karte
   *[other] fehlen noch { $others } Karten
} der anderen.
barbu-reason-way-longest = Sie bringt dich näher an { $card }: Mit { $others } fremden Karten dazwischen ist das der längste Weg, den du jetzt verkürzen kannst.
barbu-reason-way-past-own = Hinter deiner eigenen Karte { $own } rückt auch { $card } näher: Dazwischen { $others ->
    [one] liegt eine Karte
   *[other] liegen { $others } Karten
} der anderen.
barbu-reason-holds-back = Du hältst { $card } zurück: Darauf { $count ->
    [one] wartet jemand anders mit { $waits }
   *[other] warten { $count } Karten der anderen, zuerst { $waits }
}.
barbu-reason-holds-run = Du hältst { $cards } zurück: Darauf { $count ->
    [one] wartet eine Karte
   *[other] warten { $count } Karten
} der anderen.
barbu-reason-holds-start = Du hältst { $card } zurück: Darauf warten { $count } Karten der anderen, höhere und niedrigere.
barbu-reason-keeps-free = Du behältst { $card } als Reserve, falls du später alles andere zurückhalten willst: Sie hilft niemandem.
barbu-reason-opens-fewest = Von den Karten, die du legen kannst, macht diese den Weg für die wenigsten Karten der anderen frei: { $count }.
barbu-reason-opens-other = Danach { $count ->
    [one] kann jemand anders { $card } anlegen
   *[other] ist der Weg sofort für { $count } Karten der anderen frei, zuerst für { $card }
}.
barbu-reason-opens-row = Danach ist der Weg sofort für { $count } Karten der anderen frei, höhere und niedrigere.
barbu-reason-gives-up = Solange du { $card } behältst, { $count ->
    [one] wartet eine Karte
   *[other] warten { $count } Karten
} der anderen darauf.
barbu-reason-can-wait = Auf { $card } wartet keine deiner anderen Karten, und legen kannst du sie auch später noch.
barbu-reason-given-up-soon = Außer { $card } kannst du nur { $other } legen: Lange könntest du { $card } kaum noch zurückhalten.

barbu-reason-flushes = Wer einen höheren Trumpf hat als den höchsten im Stich, muss ihn geben: Das kann Trümpfe herausholen, die höher sind als { $card } in deiner Hand.
barbu-reason-need-not-lead = Wer den Stich macht, spielt zum nächsten aus, und den nächsten machst du mit keiner deiner Karten sicher.
barbu-reason-becomes-top = Du behältst { $card }: Nur { $higher } ist höher. Ist diese Karte gefallen, ist deine die höchste in { $suit }.
barbu-reason-beats-later = Du behältst { $card }, um später { $cards } zu schlagen: In diesem Stich liegt noch nichts Hohes.
barbu-reason-long-suit = Du behältst noch { $count } Karten in { $suit }: Je mehr in dieser Farbe fallen, desto eher machen sie Stiche.
barbu-reason-makes-discard = Trumpf hat sonst niemand mehr: Auf { $card } müssen die anderen abwerfen, vielleicht auch hohe Karten.
barbu-reason-forces = { $suit } hat sonst niemand mehr: Der Nächste, der einen Trumpf hat, muss ihn dafür hergeben.
barbu-reason-void-left = { $count ->
    [one] Nach { $card } hast du in { $suit } keine mehr und kannst stechen; die anderen haben davon noch eine Karte.
   *[other] Nach { $card } hast du in { $suit } keine mehr und kannst stechen; die anderen haben davon noch { $count } Karten.
}
barbu-reason-all-follow = Die anderen haben noch { $count } { $suit }: Wahrscheinlich müssen alle bedienen, und niemand kann stechen.
barbu-reason-soon-trumped = In { $suit } haben die anderen nur noch wenige Karten: Vielleicht kann jemand stechen.
barbu-reason-draws-for = Jeder Trumpf, der fällt, ist einer weniger gegen { $cards } in deiner Hand.
barbu-reason-draws-low = { $count ->
    [one] Du behältst { $cards } und machst damit auch später einen Stich: Ein niedriger Trumpf zieht genauso Trümpfe.
   *[other] Du behältst { $cards } und machst damit auch später Stiche: Ein niedriger Trumpf zieht genauso Trümpfe.
}
barbu-reason-tops-wait = { $cards } behältst du, um damit Stiche zu machen, wenn andere { $count ->
    [one] die Farbe
   *[other] diese Farben
} ausspielen: Dann schlägst du auch hohe Karten.
barbu-reason-trumps-wait = Du behältst { $cards }: Höhere Trümpfe hat niemand sonst, damit machst du auch später noch Stiche.
barbu-reason-in-between = { $card } darf weg: zu niedrig für einen sicheren Stich, der nichts kostet, zu hoch für den Schluss.
barbu-reason-hardly-wins = { $card } macht kaum noch einen Stich: In { $suit } haben die anderen { $higher } höhere Karten.
barbu-reason-lone = { $suit } hat sonst niemand mehr: { $card } macht nur dann einen Stich, wenn du die Karte ausspielst.
barbu-reason-as-good-left = Du behältst { $next }, und das ist danach genauso gut wie diese Karte: Niemand sonst hat noch eine dazwischen.

barbu-takes = Dann nimmt { $card } in { $this } % der durchgespielten Runden { $what }; spielst du { $advised }, sind es { $first } %.
barbu-takes-again = Dann nimmt { $card } in { $this } % der durchgespielten Runden { $what }.
barbu-takes-alone = Dann nimmt { $card } in { $this } % der durchgespielten Runden { $what }, weil sonst niemand mehr { $suit } hat; spielst du { $advised }, sind es { $first } %.
barbu-stuck = Dann bleibst du in { $this } % der durchgespielten Runden auf { $card } sitzen; legst du { $advised }, sind es { $first } %.
barbu-stuck-again = Dann bleibst du in { $this } % der durchgespielten Runden auf { $card } sitzen.
barbu-stuck-kept = Hältst du { $card } zurück, bleibst du in { $this } % der durchgespielten Runden darauf sitzen.
barbu-takes-played = Spielst du { $card } jetzt, nimmst du damit in { $this } % der durchgespielten Runden { $what }; behältst du { $card } und spielst { $advised }, sind es { $first } %.
barbu-takes-kept = Behältst du { $card } für später, nimmst du damit in { $this } % der durchgespielten Runden { $what }; spielst du sie jetzt, sind es { $first } %.
barbu-takes-kept-again = Behältst du { $card } für später, nimmst du damit in { $this } % der durchgespielten Runden { $what }.
barbu-taken-NT = einen Stich
barbu-taken-NQ = { $rank ->
    [Dame] eine Dame
   *[other] einen { $rank }
}
barbu-taken-NL = einen der letzten zwei Stiche
barbu-taken-NH = { $suit }
barbu-taken-NK = { $card }
barbu-takes-all-NT = Auf 100 durchgespielte Runden nimmst du dann { $more } Stiche mehr als nach { $advised }.
barbu-takes-all-NQ = Auf 100 durchgespielte Runden nimmst du dann { $more } Stiche mehr, in denen { $rank ->
    [Dame] eine Dame
   *[other] ein { $rank }
} liegt, als nach { $advised }.
barbu-takes-all-NL = Von den jeweils letzten zwei Stichen nimmst du dann in 100 durchgespielten Runden insgesamt { $more } mehr als nach { $advised }.
barbu-takes-all-NH = Auf 100 durchgespielte Runden machst du dann { $more ->
    [one] einen Stich mehr, in dem
   *[other] { $more } Stiche mehr, in denen
} { $suit } liegt, als nach { $advised }.
barbu-takes-all-NK = Von 100 durchgespielten Runden nimmst du { $card } dann in { $more } mehr als nach { $advised }.
barbu-takes-all-TR = Auf 100 durchgespielte Runden machst du dann { $more } Stiche weniger als nach { $advised }.
barbu-takes-all-DO = In 100 durchgespielten Runden sind dir danach insgesamt { $more } Karten mehr geblieben als nach { $advised }.
barbu-declarer-takes-NT = In 100 durchgespielten Runden nimmst du insgesamt { $count } Stiche; gleich verteilt wären es { $share }.
barbu-declarer-takes-NL = Von den jeweils letzten zwei Stichen nimmst du in 100 durchgespielten Runden insgesamt { $count }; träfe es alle gleich oft, wären es { $share }.
barbu-declarer-takes-NK = In { $count } von 100 durchgespielten Runden nimmst du { $card }; träfe es alle gleich oft, wären es { $share }.

## Warum nicht

barbu-no-such-action = Das ist kein Zug im Barbu.
barbu-already-declared = Das Spiel dieser Runde ist schon angesagt.
barbu-declare-first = Karten spielt man erst, wenn das Spiel angesagt ist.
barbu-declared-before = { $contract }: Das hast du schon angesagt, und jedes Spiel darfst du nur einmal ansagen.
barbu-no-doubling = An diesem Tisch gibt es kein Kontra.
barbu-double-first = Karten spielt man erst, wenn alle gesagt haben, wen sie kontrieren.
barbu-doubling-over = Das Kontrieren ist in dieser Runde vorbei.
barbu-named-twice = Du hast jemanden zweimal genannt; kontrieren kannst du jeden nur einmal.
barbu-not-yourself = Dich selbst kannst du nicht kontrieren.
barbu-dealer-only = Bei Trumpf und Domino kontriert man an diesem Tisch nur den Ansager.
barbu-redouble-only = { $player } hat dich nicht kontriert; als Ansager darfst du nur rekontrieren.
barbu-doubled-you = { $player } hat dich kontriert; als Ansager darfst du nur die kontrieren, die das nicht getan haben.
barbu-must-double = Dein Pflichtkontra gegen diesen Ansager ist fällig: Er muss unter denen sein, die du kontrierst.
barbu-no-heart-lead = { $suit } darfst du nicht ausspielen, solange du etwas anderes hast.
barbu-must-follow = Du hast die ausgespielte Farbe ({ $suit }): Du musst bedienen.
barbu-must-beat = Du hast einen höheren Trumpf als { $card }; spiel ihn.
barbu-must-trump = { $suit } hast du nicht; stich mit Trumpf ({ $trump }).
barbu-must-overtrump = Du kannst nicht bedienen und hast einen höheren Trumpf als { $card }; spiel ihn.
barbu-no-pass = „Weiter“ sagt man nur im Domino.
barbu-must-lay = Du kannst anlegen, also darfst du nicht „weiter“ sagen.
barbu-not-next = Die Reihe { $suit } endet mit { $cards }: Legen kannst du nur, was daran anschließt.
barbu-not-started = Die Reihe { $suit } beginnt mit { $rank }.

## Die Regeln, Seite um Seite; die erste Zeile ist die Überschrift

barbu-outcome-doubling = ohne Kontras im Schnitt { $player0 } { $score0 } · { $player1 } { $score1 } · { $player2 } { $score2 } · { $player3 } { $score3 }
barbu-outcome-with-doubles = mit Kontras machst du im Schnitt { $own }, die anderen je { $others }

## The rules: a page is a text, its paragraphs are attributes; words that they explain

barbu-rules-overview = Das Spiel
    .cards = Gespielt wird zu viert, jeder für sich, mit 52 Karten; alle bekommen dreizehn. In jeder Farbe ist das Ass am stärksten, die Zwei am schwächsten.
    .turns = Es geht immer in der gleichen Richtung herum. Der Tisch zeigt an, wer am Zug ist; zwischen zwei Runden ist es niemand.
    .declarer = Wer gibt, ist auch *Ansager*: Er sieht sich sein Blatt an und wählt eines von sieben *Spielen*. In einer ganzen Partie von 28 Runden sagt jeder jedes Spiel **einmal** an. Spar dir die guten für das richtige Blatt auf, und werde die schlechten rechtzeitig los.
    .course = So geht eine Runde:
    .course-declare = 1. Der Ansager nennt das Spiel.
    .course-double = 2. Der Reihe nach darf man andere *kontrieren*, also darauf wetten, in dieser Runde mehr zu schreiben als sie.
    .course-play = 3. Gespielt werden dreizehn Stiche, oder *Domino*: Da werden die Karten in Reihen gelegt.
    .course-score = 4. Alle schreiben, was das Spiel bringt; wurde kontriert, zahlt einer dem anderen die Differenz.
    .zero = Die sieben Spiele ergeben zusammen null: Was der eine verliert, gewinnt ein anderer. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Platz.
barbu-rules-contracts = Die sieben Spiele
    .negative = Fünf sind *Minusspiele*: Es gibt keinen Trumpf, und man will nichts nehmen.
    .tricks = • **Keine Stiche**: −2 für jeden Stich (zusammen −26).
    .queens = • **Keine Damen**: −6 für jede Dame (zusammen −24).
    .last = • **Letzte zwei**: −10 für den vorletzten Stich, −20 für den letzten (zusammen −30).
    .hearts = • **Kein Herz**: −2 für jedes Herz, aber −6 für das Herz-Ass (zusammen −30).
    .king = • **Kein Herz-König**: −20 für ihn, den *Barbu* („den Bärtigen“).
    .positive = Zwei sind *Plusspiele*:
    .trumps = • **Trumpf**: Der Ansager nennt die Farbe; +5 für jeden Stich (zusammen +65).
    .dominoes = • **Domino**: Wer zuerst keine Karten mehr hat, bekommt 45, der Zweite 20, der Dritte 5 und der Letzte −5 (zusammen +65).
    .left = Wem welche Spiele bleiben, siehst du zwischen den Runden am Tisch und immer in der Abrechnung.
barbu-rules-play = Die Stiche
    .lead = Zum ersten Stich spielt der Ansager aus, danach immer, wer den vorigen gemacht hat. Alle legen je eine Karte aus ihrem Blatt.
    .follow = Bediene, wenn du kannst: Gib eine Karte der ausgespielten Farbe. Höher gehen musst du nicht.
    .wins = Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
    .in-negative = In den Minusspielen:
    .void = • Kannst du nicht bedienen, spiel, was du willst.
    .heart-lead = • In *Kein Herz* und *Kein Herz-König* darfst du Herz nur ausspielen, wenn du nichts anderes hast. Abwerfen darfst du es immer, wenn du nicht bedienen kannst.
    .decided = • Die Runde endet, sobald nichts mehr zu nehmen ist: nach der vierten Dame, dem letzten Herz oder dem Herz-König.
    .in-trumps = Im Spiel *Trumpf*:
    .beat = • **Trumpf ist ausgespielt**: Gib einen höheren als den besten im Stich, wenn du kannst, sonst irgendeinen.
    .trump = • **Eine andere Farbe ist ausgespielt**, und du kannst nicht bedienen: Du musst stechen, und zwar höher als jeder Trumpf, der schon liegt. Geht das nicht, spiel, was du willst.
    .face-up = Damen, Herzkarten und der Herz-König bleiben offen vor dem liegen, der sie nehmen musste.
barbu-rules-trick-example = Beispiel: ein Stich
    .shown = Aus einer Runde Trumpf: die Blätter gegen Ende, die gespielten Karten, und welche Karten nicht erlaubt waren.
barbu-rules-dominoes = Domino
    .start = Der Ansager nennt einen *Startrang*; haben muss er ihn nicht. Jede Farbe hat ihre Reihe, die damit beginnt und an beiden Enden wächst, in der Folge 2 3 4 5 6 7 8 9 10 B D K A.
    .lay = Der Ansager beginnt, dann geht es der Reihe nach. Du legst **eine** Karte: eine Startkarte einer Farbe, die noch keine Reihe hat, oder die nächste Karte am Ende einer Reihe. Nach dem Ass und unter der Zwei kommt nichts mehr.
    .pass = Nur wenn nichts passt, sagst du „weiter“. So erfahren alle, was du nicht hast.
    .out = Wer seine letzte Karte gelegt hat, ist fertig. Mit dem Dritten ist die Runde zu Ende.
    .scores = Zuerst fertig +45, dann +20, +5 und zuletzt −5.
    .table = Am Tisch steht bei jeder Reihe, was als Nächstes passt.
barbu-rules-doubling = Kontra
    .what = Wen du kontrierst, den willst du in dieser Runde übertreffen. Nenne einen, mehrere, alle oder niemanden.
    .once = Alle kommen einmal dran, der Ansager zuletzt. Wer erst nach seinem Zug kontriert wird, kann nicht mehr antworten.
    .pays = Hat von zwei Spielern einer den anderen kontriert, vergleichen sie nach der Runde, was sie geschrieben haben. Wer mehr hat, bekommt vom anderen den **Unterschied**: einfach, wenn einer kontriert hat, doppelt, wenn es beide waren (*Rekontra*, ×2). Bei Gleichstand zahlt niemand.
    .declarer = • **Der Ansager** darf klassisch nur die kontrieren, die ihn *nicht* kontriert haben; international darf er *nur* Rekontra geben, und zwar denen, die ihn kontriert haben.
    .others = • **Die anderen** dürfen jeden kontrieren außer sich selbst. International dürfen sie in Trumpf und Domino nur den Ansager kontrieren.
    .compulsory = • **Pflichtkontras** (international): In den sieben Runden jedes Ansagers musst du ihn mindestens zweimal kontrieren. Bleiben ihm nur noch so viele Runden, wie du ihm Kontras schuldest, musst du kontrieren.
barbu-rules-double-example = Beispiel: Kontra
    .shown = Aus einer Runde „Keine Damen“: jedes Blatt, und wer wen kontriert hat.
barbu-rules-scoring = Die Abrechnung
    .sheet = In der Abrechnung hat jede Runde einen Abschnitt:
    .contract = • das Spiel, und wer es angesagt hat;
    .doubles = • wer wen kontriert hat;
    .check = • die *Kontrolle*: die Summe der vier Ergebnisse, die zum Spiel passen muss;
    .players = • für alle vier, was die Runde brachte: zuerst die Punkte für Stiche oder Karten, dann, was man von den anderen bekam und an sie zahlte (×2: beide hatten kontriert);
    .totals = • den Stand.
    .left = Unter der zuletzt gespielten Runde steht, wer was angesagt hat und was noch bleibt.
    .end = Nach 28 Runden ergeben die Punkte aller vier zusammen null. Wer am meisten hat, gewinnt.
barbu-rules-score-example = Beispiel: eine Abrechnung
    .shown = Der letzte Stich der Runde „Keine Damen“ aus „Beispiel: Kontra“ und die Abrechnung mit allen Zahlungen.
barbu-rules-strategy = Zehn Ratschläge
    .rule1 = 1. Frag nicht, welches Spiel zu diesem Blatt am besten passt, sondern in welchem es einem Durchschnittsblatt am weitesten überlegen ist: Jedes Spiel kommt nur einmal dran.
    .rule2 = 2. Spar Trumpf und Domino für gute Blätter auf, und sag mit einem gewöhnlichen ein Minusspiel an.
    .rule3 = 3. Trumpf: Fünf Karten einer Farbe, darunter zwei der höchsten, und ein Ass daneben sind ein gutes Blatt. Die höchsten Trümpfe machen ihre Stiche jederzeit; spiel darum oft erst klein aus einer anderen Farbe aus: aus einer kurzen, um sie bald zu stechen, oder aus einer langen. Asse heb auf, bis andere ihre Farbe ausspielen; Trumpf spielst du aus, wenn andere deine hohen Karten stechen könnten.
    .rule4 = 4. Domino: Nenn am besten einen Startrang, von dem du zwei oder mehr hast oder in dessen Nähe die meisten deiner Karten liegen. Je weniger Asse und Zweien du hast, desto besser.
    .rule5 = 5. *Kein Herz-König* ist sogar mit dem König sicher, wenn du dazu zwei oder mehr kleinere Herz hast.
    .rule6 = 6. *Keine Damen*: Eine Dame mit drei kleineren Karten ihrer Farbe ist fast harmlos; allein oder mit nur einer kleineren ist sie gefährlich.
    .rule7 = 7. *Keine Stiche* und *Letzte zwei* verlangen eine kleine Karte in jeder Farbe; eine lange Farbe ohne ihre kleinen Karten macht am Ende die Stiche.
    .rule8 = 8. Kontriere, wen du auch nur um ein, zwei Punkte zu übertreffen glaubst: Im Schnitt kostet es nichts, und du kannst so viel gewinnen wie verlieren.
    .rule9 = 9. Überleg es dir zweimal, bevor du jemanden rekontrierst: Wer dich kontriert hat, erwartet, vorn zu liegen. Wer dich hätte kontrieren können und es nicht tat, ist das bessere Ziel für dein Kontra.
    .rule10 = 10. Bei Trumpf und Domino kontriere den Ansager nicht, außer mit einem sehr guten Blatt: Diese Spiele sagt man mit den besten Blättern an.
barbu-rules-options = Optionen
    .about = Vor der Partie könnt ihr das ändern; bei *Klassisch* gilt jeweils die erste Möglichkeit.
    .deals = • **Runden**: 28; oder 12 (drei Spiele für jeden) oder 4 (eines).
    .declarers = • **Ansager**: wechselt nach jeder Runde oder sagt alle seine Spiele nacheinander an.
    .doubling = • **Kontra**: ja oder nein.
    .declarer = • **Der Ansager kontriert**: nur die, die ihn nicht kontriert haben; nur die, die ihn kontriert haben (international); niemanden; oder wen er will.
    .others = • **Bei Trumpf und Domino kontrieren die anderen**: wen sie wollen; oder nur den Ansager (international).
    .compulsory = • **Pflichtkontras gegen jeden Ansager**: 0; oder 2 (international), in einer Partie von 28 Runden.
    .undoubled = • **Minusspiele ohne Kontra**: werden gespielt; oder nicht, dann teilen sich die drei Gegner des Ansagers das Minus: je −9 bei Keine Stiche, −8 bei Keine Damen, −10 bei Letzte zwei und Kein Herz, −7 bei Kein Herz-König. Der Ansager bekommt, was zur Summe fehlt, 0 oder 1.
    .hearts = • **Herz ausspielen bei „Kein Herz“ und „Kein Herz-König“**: nur wenn man nichts anderes hat; sobald ein Herz abgeworfen wurde; oder immer.
    .ruff = • **Im Spiel „Trumpf“, wenn man weder bedienen noch überstechen kann**: alles ist erlaubt; oder man muss trotzdem Trumpf geben.
    .decided = • **Entschiedene Runden**: enden sofort oder werden zu Ende gespielt.
    .ace = • **Ein Ass im Domino**: bringt einen weiteren Zug oder nicht.
    .dominoes = • **Domino zählt**: 45, 20, 5, −5; oder 40, 20, 10, −5.
    .domino-end = • **Domino endet**: wenn drei fertig sind; oder mit der letzten Karte.

barbu-word-declarer = Ansager
barbu-word-contract = die sieben Spiele
    .also = sieben *Spielen
barbu-word-double = kontrieren
    .also = kontrier,Kontra
barbu-word-dominoes = Domino
barbu-word-negative = Minusspiel
barbu-word-barbu = Barbu
barbu-word-positive = Plusspiel
barbu-word-start = Startrang
    .also = Startkarte
barbu-word-redouble = Rekontra
barbu-word-check = Kontrolle
