# Klaberjass. Karten, Farben, Ränge und Namen kommen als fertige Wörter, Beträge als Zahlen.

klaberjass-name = Klaberjass

## Varianten und Optionen

klaberjass-preset-article = Klassisch
klaberjass-option-target = Gespielt bis
klaberjass-option-schmeiss = Hinwerfen anbieten („Schmeiß“)
klaberjass-option-schmeiss-off = aus
klaberjass-option-schmeiss-on = ein
klaberjass-option-dealerMustName = Wer gibt, muss Trumpf bestimmen
klaberjass-option-dealerMustName-off = aus
klaberjass-option-dealerMustName-on = ein
klaberjass-option-fiveRun = Folge von fünf und mehr
klaberjass-option-sequenceTie = Gleiche Folgen
klaberjass-option-sequenceTie-none = niemand schreibt
klaberjass-option-sequenceTie-elder = die Vorhand schreibt
klaberjass-option-lengthBeatsRank = Längere Folge geht vor
klaberjass-option-lengthBeatsRank-off = aus
klaberjass-option-lengthBeatsRank-on = ein
klaberjass-option-showSequences = Folgen werden gezeigt
klaberjass-option-showSequences-atOnce = sofort
klaberjass-option-showSequences-afterTrick1 = nach dem ersten Stich
klaberjass-option-dixWindow = Tausch der Trumpf-Sieben
klaberjass-option-dixWindow-untilOwnFirstCard = bis zur eigenen ersten Karte
klaberjass-option-dixWindow-beforeMeld = nur vor dem Ansagen der Folgen
klaberjass-option-tieDeal = Gleichstand in der Runde
klaberjass-option-tieDeal-makerZero = nur die Gegenseite schreibt
klaberjass-option-tieDeal-hold = Punkte kommen in den Topf
klaberjass-option-tieDeal-bothScore = beide schreiben
klaberjass-option-bella = Bella
klaberjass-option-bella-choice = wird selbst angesagt
klaberjass-option-bella-automatic = zählt von selbst
klaberjass-option-reviewTricks = Voriger Stich
klaberjass-option-reviewTricks-last = bleibt offen
klaberjass-option-reviewTricks-none = wird sofort umgedreht

## Antworten, wie sie auf Knöpfen stehen

klaberjass-action-take = { $suit } annehmen
klaberjass-action-pass = Weiter
klaberjass-pass-last = niemand will Trumpf machen; die Runde wird hingeworfen und niemand schreibt
klaberjass-action-name = { $suit } bestimmen
klaberjass-action-schmeiss = Hinwerfen anbieten
klaberjass-action-play-on = Weiterspielen
klaberjass-action-throw-in = Hinwerfen
klaberjass-action-declare = Folge ansagen
klaberjass-action-declare-value = { $amount } ansagen
klaberjass-action-silent = „Keine“
klaberjass-action-win = „Besser“
klaberjass-action-same = „Gleich“
klaberjass-action-yield = „Gut“
klaberjass-action-dix = { $seven } gegen { $card } tauschen
klaberjass-action-card = { $card }
klaberjass-action-card-bella = { $card } mit Bella

## Was am Tisch gesagt wird

klaberjass-words-take = „Ich nehme an“
klaberjass-words-pass = „Weiter“
klaberjass-words-name = „{ $suit }“
klaberjass-words-schmeiss = „Hinwerfen?“
klaberjass-words-play-on = „Weiterspielen“
klaberjass-words-throw-in = „Einverstanden“
klaberjass-words-none = „Keine“
klaberjass-words-value = „{ $amount }“
klaberjass-words-mine = „Besser“
klaberjass-words-same = „Gleich“
klaberjass-words-yours = „Gut“
klaberjass-words-length = „{ $amount } Karten“
klaberjass-words-rank = „Höchste Karte: { $rank }“
klaberjass-words-trump = „In Trumpf“
klaberjass-words-plain = „Nicht in Trumpf“
klaberjass-words-bella = „Bella“

## Der Tisch

klaberjass-heading-opening = Bis { $target } Punkte
klaberjass-heading-deal = Runde { $number }, bis { $target } Punkte
klaberjass-heading-trump = Trumpf { $suit }, bestimmt von { $player }
klaberjass-heading-pot = { $amount } im Topf
klaberjass-part-dealer = gibt
klaberjass-part-maker = Trumpfmacher
klaberjass-played-about = Als Trumpfmacher und gegen ihn (gewonnen: der Trumpfmacher mit mehr Punkten in der Runde, sonst der andere)
klaberjass-played-maker = Als Trumpfmacher
klaberjass-played-defender = Gegen den Trumpfmacher
klaberjass-group-turn-up = Aufgedeckt
klaberjass-group-dix = Getauschte Sieben von { $player }
klaberjass-group-bottom = Unterste Karte
klaberjass-group-sequences = Folgen von { $player } ({ $points })

klaberjass-waiting-opening = Gleich werden die Karten gegeben.
klaberjass-waiting-ended = Es folgt die nächste Runde.
klaberjass-waiting-over = Die Partie ist zu Ende.
klaberjass-prompt-first-round = { $suit } als Trumpf annehmen, oder weiter?
klaberjass-prompt-second-round = Einen anderen Trumpf als { $suit } bestimmen, oder weiter?
klaberjass-prompt-naming = Bestimme einen anderen Trumpf als { $suit }.
klaberjass-prompt-offered = Runde hinwerfen oder weiterspielen?
klaberjass-prompt-announcing = Sagst du eine Folge an, oder keine?
klaberjass-prompt-declaring = Die Vorhand hat keine. Sagst du eine Folge an?
klaberjass-prompt-answering = Die Vorhand sagt { $amount }. Besser, gleich oder gut?

## Was geschieht

klaberjass-dealt = Runde { $number }: { $player } gibt und deckt { $card } auf.
klaberjass-said = { $player }: { $words }
klaberjass-trump-fixed = { $player } macht { $suit } zum Trumpf. Die unterste Karte ist { $card }.
klaberjass-exchanged-dix = { $player } tauscht { $seven } gegen { $card }.
klaberjass-showed = { $player } zeigt { $cards } und schreibt { $points }.
klaberjass-sequences-tied = Die besten Folgen sind gleich; niemand schreibt eine.
klaberjass-scored-bella = { $player } sagt Bella an: 20 Punkte.
klaberjass-took-trick = { $player } macht den Stich: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
klaberjass-took-last-trick = { $player } macht den letzten Stich: { $points } Punkte.
klaberjass-deal-made = { $maker } gewinnt die Runde, { $made } zu { $against }.
klaberjass-deal-tied = { $maker } und { $defender } haben beide { $made }; { $maker } hätte mehr gebraucht.
klaberjass-deal-bete = { $maker } ist bete, { $made } zu { $against }: { $defender } schreibt { $credited }.
klaberjass-deal-passed = Beide haben „weiter“ gesagt; niemand schreibt.
klaberjass-deal-thrown = Die Runde wurde hingeworfen; niemand schreibt.
klaberjass-match-won = { $player } gewinnt die Partie, { $points } zu { $others }.
klaberjass-match-drawn = Die Partie endet unentschieden, je { $points } Punkte.

## Die Abrechnung

klaberjass-sheet-maker = Trumpf { $suit } von { $player }
klaberjass-sheet-cards = Augen
klaberjass-sheet-last-trick = letzter Stich
klaberjass-sheet-sequences = Folgen
klaberjass-sheet-bella = Bella
klaberjass-sheet-bete = bete
klaberjass-sheet-tied = Gleichstand
klaberjass-sheet-pot = Topf

## Warum eine Antwort vorgeschlagen wird

klaberjass-reason-trumps = Deine Trümpfe wären { $cards }{ $points ->
    [0] {"."}
   *[other] : { $points } Augen.
}
klaberjass-reason-dix-coming = Dann kannst du { $seven } gegen { $card } tauschen.
klaberjass-reason-bella-coming = { $cards } im Trumpf sind die Bella, { $points } Punkte.
klaberjass-reason-run = { $cards } ist eine Folge und zählt { $points }.
klaberjass-reason-aces = { $count ->
    [one] { $cards } ist die höchste Karte ihrer Farbe.
   *[other] { $cards } sind die höchsten Karten ihrer Farben.
}
klaberjass-reason-you-decide = Du bestimmst den Trumpf, und nicht { $player }.
klaberjass-reason-lacks = In { $suit } fehlen dir: { $ranks }.
klaberjass-reason-few = In { $suit } hast du { $count ->
    [0] keine Karte
    [one] nur eine Karte
   *[other] nur { $count } Karten
}.
klaberjass-reason-second-round = Sagt ihr beide „weiter“, kann noch eine andere Farbe bestimmt werden.
klaberjass-reason-no-jack = In den anderen Farben hast du keine Karte vom Rang { $rank }.
klaberjass-reason-short-suits = In keiner der anderen Farben hast du mehr als { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
klaberjass-reason-nobody-scores = Dann schreibt in dieser Runde niemand.
klaberjass-reason-if-agreed = Ist { $player } einverstanden, schreibt in dieser Runde niemand.
klaberjass-reason-other-maker = { $player } wird Trumpfmacher und muss mehr Punkte machen als du.
klaberjass-reason-no-sequence = Du hast keine Folge.
klaberjass-reason-smaller-sequence = Du hast keine Folge, die { $points } oder mehr zählt.
klaberjass-reason-score-if-less = Hat { $player } keine Folge, die { $than } oder mehr zählt, schreibst du { $points }.
klaberjass-reason-score-alone = { $player } hat keine angesagt, also schreibst du { $points }.
klaberjass-reason-better-run = { $cards } zählt { $points }, mehr als die angesagten { $than }.
klaberjass-reason-score-now = Du schreibst { $points } für deine Folgen.
klaberjass-reason-equal-run = { $cards } zählt auch { $points }.
klaberjass-reason-score-if-better = Ist deine besser, schreibst du { $points }.
klaberjass-reason-unshown = { $player } sieht jetzt keine deiner Karten.
klaberjass-reason-dix-run = Der Tausch ergibt die Folge { $cards }, sie zählt { $points }.
klaberjass-reason-dix = { $card } ist ein höherer Trumpf als { $seven }{ $points ->
    [0] {"."}
   *[other] {" "}und zählt { $points }.
}
klaberjass-reason-bella = Mit { $card } schreibst du die Bella: { $points } Punkte.
klaberjass-reason-bella-lost = Machst du weniger Punkte als { $player }, geht auch eine angesagte Bella dorthin: { $points } Punkte.
klaberjass-reason-bella-unsaid = Eine Bella, die nicht angesagt wird, schreibt niemand.

## Warum nicht

klaberjass-no-such-action = Das ist kein Zug im Klaberjass.
klaberjass-first-round = In der ersten Bietrunde nimmt man die aufgedeckte Farbe an oder sagt „weiter“.
klaberjass-second-round = Die aufgedeckte Farbe wollten beide nicht; in der zweiten Bietrunde bestimmt man eine andere oder sagt „weiter“.
klaberjass-turned-suit = { $suit } war aufgedeckt, und beide haben „weiter“ gesagt; bestimme bitte eine andere Farbe.
klaberjass-bidding-over = Trumpf ist bestimmt; das Bieten ist vorbei.
klaberjass-no-schmeiss = An diesem Tisch kann man das Hinwerfen nicht anbieten.
klaberjass-no-offer = Niemand hat angeboten, die Runde hinzuwerfen.
klaberjass-answer-offer = Das Angebot hinzuwerfen wartet auf Antwort: weiterspielen oder hinwerfen.
klaberjass-must-name = Das Angebot wurde abgelehnt: Wer es gemacht hat, muss jetzt Trumpf bestimmen.
klaberjass-dealer-must-name = An diesem Tisch darf der Geber in der zweiten Bietrunde nicht „weiter“ sagen.
klaberjass-no-dix-now = Die Sieben lässt sich tauschen, sobald Trumpf bestimmt ist.
klaberjass-dix-not-turned = Die Sieben lässt sich nur tauschen, wenn Trumpf in der ersten Bietrunde bestimmt wurde.
klaberjass-dix-no-seven = Zum Tauschen brauchst du die Trumpf-Sieben in der Hand.
klaberjass-dix-up-gone = Die aufgedeckte Karte lässt sich nicht eintauschen: Sie ist die Sieben selbst, oder sie ist schon weg.
klaberjass-dix-has-played = Die Sieben lässt sich nur vor deiner ersten Karte tauschen.
klaberjass-dix-window = An diesem Tisch tauscht man die Sieben, bevor man Folgen ansagt.
klaberjass-no-meld-now = Folgen werden nach dem Bieten und vor der ersten Karte angesagt.
klaberjass-no-sequence = Du hast keine Folge: drei oder mehr benachbarte Karten einer Farbe.
klaberjass-not-announced = Noch ist keine Folge angesagt: Sag deine an, oder keine.
klaberjass-answer-number = Eine Folge ist angesagt: Antworte mit besser, gleich oder gut.
klaberjass-not-more = Deine beste Folge zählt nicht mehr als die angesagte.
klaberjass-not-same = Deine beste Folge zählt nicht gleich viel wie die angesagte.
klaberjass-no-play-now = Karten werden erst gespielt, wenn das Bieten und das Ansagen der Folgen vorbei sind.
klaberjass-must-follow = Ausgespielt ist { $suit }, und du hast davon: Du musst bedienen.
klaberjass-must-beat = Du hast einen höheren Trumpf als { $card }; damit musst du überstechen.
klaberjass-must-trump = Du kannst { $suit } nicht bedienen; dann musst du stechen, mit Trumpf ({ $trump }).
klaberjass-no-bella = Bella sagt man mit der zweiten Karte von { $king } und { $queen } in Trumpf an, wenn man beide hatte.
klaberjass-bella-automatic = An diesem Tisch zählt die Bella, ohne dass man sie ansagt.

## Die Regeln, Seite um Seite; die erste Zeile ist die Überschrift

klaberjass-rules-overview =
    Das Spiel
    Gespielt wird zu zweit mit 32 Karten (Ass bis Sieben). Ist die abgemachte Punktzahl erreicht, meist 500, ist die Partie aus; wer mehr hat, gewinnt.

    Eine Runde hat vier Teile:
    1. Beide bekommen sechs Karten und bieten um den Trumpf.
    2. Beide bekommen drei weitere und haben nun neun.
    3. Folgen werden verglichen; sie geben Zusatzpunkte.
    4. In neun Stichen sammelt man wertvolle Karten.

    • **Trumpf**, von stark bis schwach (Augen): Bube 20, Neun 14, Ass 11, Zehn 10, König 4, Dame 3, Acht 0, Sieben 0.
    • **Andere Farben**: Ass 11, Zehn 10, König 4, Dame 3, Bube 2, Neun 0, Acht 0, Sieben 0.

    Achte auf Bube und Neun: Im Trumpf sind sie die beiden stärksten Karten. Und die Zehn kommt gleich nach dem Ass.

    Vierzehn Karten bleiben aus dem Spiel; zwei davon siehst du.
klaberjass-rules-bidding =
    Bieten
    Ihr gebt abwechselnd. Wer nicht gibt, ist *Vorhand* und redet zuerst.

    • **Erste Bietrunde.** Eine Karte liegt aufgedeckt. Der Reihe nach nimmt man ihre Farbe als Trumpf an oder sagt „weiter“.
    • **Zweite Bietrunde.** Haben beide „weiter“ gesagt, bestimmt man der Reihe nach eine der drei anderen Farben oder sagt „weiter“. Sagen es wieder beide, schreibt niemand, und es wird neu gegeben.

    Wer Trumpf bestimmt, ist *Trumpfmacher* und muss in dieser Runde mehr Punkte machen als die Gegenseite. Zwei von Bube, Neun und Ass im Trumpf, oder eines davon mit Assen daneben, sind ein guter Anfang.

    Dann bekommen beide drei weitere Karten, und die unterste Karte des Talons wird für beide aufgedeckt.

    • **Die Trumpf-Sieben** (*Dix*): Wurde Trumpf in der ersten Bietrunde bestimmt, darf, wer die Sieben hat, sie vor der eigenen ersten Karte gegen die aufgedeckte tauschen. Das kann eine Folge ergeben.
klaberjass-rules-melds =
    Folgen und Bella
    Eine *Folge* sind drei oder mehr benachbarte Karten einer Farbe: A K D B 10 9 8 7. Drei Karten zählen 20, vier und mehr 50.

    Nur wer die bessere Folge hat, schreibt. Die Vorhand sagt „keine“, „20“ oder „50“. Die Gegenseite antwortet:
    • „Besser“: Ihre Folge ist mehr wert.
    • „Gut“: Sie ist nicht mehr wert oder wird verschwiegen.
    • „Gleich“: Beide nennen die höchste Karte; die höhere gewinnt. Sind auch diese gleich, gewinnt eine Folge im Trumpf. Ist keine im Trumpf, schreibt niemand.

    Wer gewinnt, zeigt **alle** eigenen Folgen und schreibt jede. Die andere Seite zeigt nichts.
    Du brauchst nichts anzusagen, aber was du sagst, muss stimmen.

    • **Bella**: Wer König und Dame im Trumpf beisammen hat, kann es mit der zweiten der beiden Karten ansagen, für 20 Punkte.
klaberjass-rules-play =
    Spielen
    Zum ersten Stich spielt die Vorhand aus, danach immer, wer den vorigen gemacht hat. Beide geben je eine Karte.

    • **Bediene**, wenn du kannst: Spiel eine Karte der ausgespielten Farbe. In einer Nebenfarbe brauchst du nicht höher zu gehen.
    • **Ist Trumpf ausgespielt**, gib einen höheren Trumpf, wenn du einen hast, sonst irgendeinen.
    • **Kannst du nicht bedienen**, musst du stechen, mit irgendeinem Trumpf. Ohne Trumpf gibst du, was du willst.

    Ein Trumpf sticht jede andere Farbe; sonst gewinnt die höhere Karte der ausgespielten Farbe. Alles andere verliert.

    Der letzte Stich gibt 10 Punkte mehr.

    Karten, die du nicht spielen kannst, sind gesperrt; *Warum?* nennt die Regel.
klaberjass-rules-scoring =
    Abrechnen
    Beide zählen zusammen: Augen in den eigenen Stichen, Folgen, Bella und 10 für den letzten Stich.

    • Wer Trumpf gemacht hat, hat **mehr**: Beide schreiben ihre Punkte.
    • **Gleichstand**: Nur die Gegenseite schreibt ihre Punkte.
    • Wer Trumpf gemacht hat, hat **weniger** (ist *bete*): Die Gegenseite schreibt die Punkte von beiden.

    Geschrieben wird erst am Ende der Runde. Ist dann die Punktzahl erreicht, gewinnt, wer mehr hat; bei gleichem Stand ist die Partie unentschieden.

    Ein Beispiel: 61 für den Trumpfmacher, 88 für die Gegenseite: Das gibt 0 und 149.
klaberjass-rules-options =
    Optionen
    Ein Tisch kann dies abmachen; am Anfang gilt jeweils das Erste.

    • **Gespielt bis**: 500, 300, 501, 1000.
    • **Hinwerfen anbieten** (Schmeiß): aus, oder ein: Statt zu bieten kannst du anbieten, die Runde hinzuwerfen. Spielt die Gegenseite weiter, bist du Trumpfmacher.
    • **Wer gibt, muss Trumpf bestimmen**: aus, oder ein: Jede Runde wird gespielt.
    • **Folge von fünf und mehr**: zählt 50 oder 100.
    • **Gleiche Folgen**: niemand schreibt, oder die Vorhand.
    • **Längere Folge geht vor**: aus, oder ein: Zählen zwei Folgen gleich viel, gewinnt die längere.
    • **Folgen werden gezeigt**: sofort, oder nach dem ersten Stich.
    • **Tausch der Trumpf-Sieben**: bis zu deiner ersten Karte, oder nur vor dem Ansagen der Folgen.
    • **Gleichstand in der Runde**: Nur die Gegenseite schreibt; oder die Punkte kommen in den Topf für den nächsten Sieg; oder beide schreiben.
    • **Bella**: wird selbst angesagt, oder zählt von selbst.
    • **Voriger Stich**: bleibt offen, oder wird sofort umgedreht.
