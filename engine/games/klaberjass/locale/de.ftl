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
klaberjass-option-bella-choice = sagt man selbst an
klaberjass-option-bella-automatic = zählt automatisch
klaberjass-option-reviewTricks = Voriger Stich
klaberjass-option-reviewTricks-last = bleibt offen
klaberjass-option-reviewTricks-none = wird sofort umgedreht

## Antworten, wie sie auf Knöpfen stehen

klaberjass-action-take = { $suit } annehmen
klaberjass-action-pass = Weiter
klaberjass-pass-last = niemand will Trumpf machen; es wird neu gegeben, und niemand schreibt
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
klaberjass-played-about = Als Trumpfmacher und gegen den Trumpfmacher (der Trumpfmacher gewinnt, wenn er in der Runde mehr Punkte hat; sonst gewinnt die Gegenseite)
klaberjass-played-maker = Als Trumpfmacher
klaberjass-played-defender = Gegen den Trumpfmacher
klaberjass-group-turn-up = Aufgedeckt
klaberjass-group-dix = Getauschte Sieben von { $player }
klaberjass-group-bottom = Unterste Karte
klaberjass-group-sequences = Folgen von { $player } ({ $points })

klaberjass-waiting-opening = Gleich werden die Karten gegeben.
klaberjass-waiting-ended = Es folgt die nächste Runde.
klaberjass-waiting-over = Die Partie ist zu Ende.
klaberjass-prompt-first-round = { $suit } als Trumpf annehmen oder „weiter“?
klaberjass-prompt-second-round = Einen anderen Trumpf als { $suit } bestimmen oder „weiter“?
klaberjass-prompt-naming = Bestimme einen anderen Trumpf als { $suit }.
klaberjass-prompt-offered = Runde hinwerfen oder weiterspielen?
klaberjass-prompt-announcing = Folge ansagen oder „keine“?
klaberjass-prompt-declaring = Die Vorhand sagt „keine“. Sagst du eine Folge an?
klaberjass-prompt-answering = Die Vorhand sagt { $amount }. „Besser“, „gleich“ oder „gut“?

## Was geschieht

klaberjass-dealt = Runde { $number }: { $player } gibt und deckt { $card } auf.
klaberjass-said = { $player }: { $words }
klaberjass-trump-fixed = { $player } macht { $suit } zum Trumpf. Die unterste Karte ist { $card }.
klaberjass-exchanged-dix = { $player } tauscht { $seven } gegen { $card }.
klaberjass-showed = { $player } zeigt { $cards } und schreibt { $points }.
klaberjass-sequences-tied = Die besten Folgen sind gleich gut; niemand schreibt etwas dafür.
klaberjass-scored-bella = { $player } sagt Bella an: 20 Punkte.
klaberjass-took-trick = { $player } macht den Stich: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
    .uncounted = { $player } macht den Stich.
klaberjass-took-last-trick = { $player } macht den letzten Stich: { $points } Punkte.
    .uncounted = { $player } macht den letzten Stich.
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
klaberjass-reason-bella-coming = Dann hast du mit { $cards } die Bella: { $points } Punkte.
klaberjass-reason-run = { $cards } sind eine Folge; sie zählt { $points }.
klaberjass-reason-aces = { $count ->
    [one] { $cards } ist die höchste Karte ihrer Farbe.
   *[other] { $cards } sind die höchsten Karten ihrer Farben.
}
klaberjass-reason-you-decide = Du bestimmst den Trumpf, nicht { $player }.
klaberjass-reason-lacks = In { $suit } fehlen dir: { $ranks }.
klaberjass-reason-few = In { $suit } hast du { $count ->
    [0] keine Karte
    [one] nur eine Karte
   *[other] nur { $count } Karten
}.
klaberjass-reason-second-round = Sagt ihr beide „weiter“, kann noch eine andere Farbe bestimmt werden.
klaberjass-reason-no-jack = In den anderen Farben hast du keinen { $rank ->
    [Bube] Buben
   *[other] { $rank }
}.
klaberjass-reason-short-suits = In keiner der anderen Farben hast du mehr als { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
klaberjass-reason-nobody-scores = Dann schreibt in dieser Runde niemand Punkte.
klaberjass-reason-if-agreed = Ist { $player } einverstanden, schreibt in dieser Runde niemand.
klaberjass-reason-other-maker = { $player } wird Trumpfmacher und muss mehr Punkte machen als du.
klaberjass-reason-no-sequence = Du hast keine Folge.
klaberjass-reason-smaller-sequence = Du hast keine Folge, die { $points } oder mehr zählt.
klaberjass-reason-score-if-less = Hat { $player } keine Folge, die { $than } oder mehr zählt, schreibst du { $points }.
klaberjass-reason-score-alone = { $player } hat keine Folge angesagt, also schreibst du { $points }.
klaberjass-reason-better-run = Deine Folge { $cards } zählt { $points }, mehr als die angesagten { $than }.
klaberjass-reason-score-now = Du schreibst { $points } für deine Folgen.
klaberjass-reason-equal-run = Deine Folge { $cards } zählt auch { $points }.
klaberjass-reason-score-if-better = Ist deine Folge besser, schreibst du { $points }.
klaberjass-reason-unshown = So bekommt { $player } jetzt keine deiner Karten zu sehen.
klaberjass-reason-dix-run = Der Tausch ergibt die Folge { $cards }; sie zählt { $points }.
klaberjass-reason-dix = { $card } ist ein höherer Trumpf als { $seven }{ $points ->
    [0] {"."}
   *[other] {" "}und zählt { $points }.
}
klaberjass-reason-bella = Mit { $card } schreibst du die Bella: { $points } Punkte.
klaberjass-reason-bella-lost = Machst du weniger Punkte als { $player }, gehen auch die { $points } Punkte einer angesagten Bella an { $player }.
klaberjass-reason-bella-unsaid = Eine Bella, die nicht angesagt wird, schreibt niemand.

## Warum nicht

klaberjass-no-such-action = Das ist kein Zug im Klaberjass.
klaberjass-first-round = In der ersten Bietrunde nimmt man die aufgedeckte Farbe an oder sagt „weiter“.
klaberjass-second-round = Die aufgedeckte Farbe wollten beide nicht; in der zweiten Bietrunde bestimmt man eine andere oder sagt „weiter“.
klaberjass-turned-suit = { $suit } war aufgedeckt, und ihr habt beide „weiter“ gesagt; bestimme bitte eine andere Farbe.
klaberjass-bidding-over = Trumpf ist bestimmt; das Bieten ist vorbei.
klaberjass-no-schmeiss = An diesem Tisch kann man das Hinwerfen nicht anbieten.
klaberjass-no-offer = Niemand hat angeboten, die Runde hinzuwerfen.
klaberjass-answer-offer = Antworte erst auf das Angebot: weiterspielen oder hinwerfen.
klaberjass-must-name = Das Angebot wurde abgelehnt: Wer es gemacht hat, muss jetzt Trumpf bestimmen.
klaberjass-dealer-must-name = An diesem Tisch darf der Geber in der zweiten Bietrunde nicht „weiter“ sagen.
klaberjass-no-dix-now = Die Sieben lässt sich tauschen, sobald Trumpf bestimmt ist.
klaberjass-dix-not-turned = Die Sieben lässt sich nur tauschen, wenn Trumpf in der ersten Bietrunde bestimmt wurde.
klaberjass-dix-no-seven = Zum Tauschen brauchst du die Trumpf-Sieben in der Hand.
klaberjass-dix-up-gone = Die aufgedeckte Karte lässt sich nicht eintauschen: Sie ist die Sieben selbst, oder sie ist schon weg.
klaberjass-dix-has-played = Die Sieben lässt sich nur vor deiner ersten Karte tauschen.
klaberjass-dix-window = An diesem Tisch kann man die Sieben nur tauschen, bevor man etwas über Folgen sagt.
klaberjass-no-meld-now = Folgen werden nach dem Bieten und vor der ersten Karte angesagt.
klaberjass-no-sequence = Du hast keine Folge (drei oder mehr benachbarte Karten einer Farbe).
klaberjass-not-announced = Noch ist keine Folge angesagt: Sag deine an, oder sag „keine“.
klaberjass-answer-number = Eine Folge ist angesagt: Antworte mit „besser“, „gleich“ oder „gut“.
klaberjass-not-more = Deine beste Folge bringt nicht mehr Punkte als die angesagte.
klaberjass-not-same = Deine beste Folge zählt nicht gleich viel wie die angesagte.
klaberjass-no-play-now = Karten werden erst gespielt, wenn das Bieten und das Ansagen der Folgen vorbei sind.
klaberjass-must-follow = Du hast die ausgespielte Farbe ({ $suit }): Du musst bedienen.
klaberjass-must-beat = Du hast einen höheren Trumpf als { $card }; damit musst du überstechen.
klaberjass-must-trump = Du kannst { $suit } nicht bedienen und musst stechen; Trumpf ist { $trump }.
klaberjass-no-bella = Die Bella besteht aus { $king } und { $queen } der Trumpffarbe: Ansagen darfst du sie nur mit der zweiten der beiden Karten, und nur, wenn du beide hattest.
klaberjass-bella-automatic = An diesem Tisch zählt die Bella, ohne dass man sie ansagt.

## Die Regeln, Seite um Seite; die erste Zeile ist die Überschrift

## The rules: a page is a text, its paragraphs are attributes; words that they explain

klaberjass-rules-overview = Das Spiel
    .cards = Zwei spielen mit 32 Karten: in jeder Farbe Ass, König, Dame, Bube, Zehn, Neun, Acht und Sieben.
    .turns = Wer nicht gibt, ist die *Vorhand* und kommt immer zuerst dran. Gegeben wird abwechselnd. Der Tisch zeigt an, wer am Zug ist; zwischen zwei Runden ist es niemand.
    .goal = Ist die abgemachte Punktzahl erreicht, meist 500, ist die Partie aus; wer mehr hat, gewinnt.
    .course = Eine Runde hat vier Teile:
    .course-bid = 1. Ihr bekommt je sechs Karten und *bietet*: So wird bestimmt, welche Farbe Trumpf ist.
    .course-deal = 2. Ihr bekommt je drei weitere und habt nun neun.
    .course-sequences = 3. *Folgen*, also aufeinanderfolgende Karten einer Farbe, werden verglichen; sie geben Zusatzpunkte.
    .course-tricks = 4. In neun Stichen sammelt man wertvolle Karten.
    .trumps = • **Trumpf**, von stark bis schwach (Augen): Bube 20, Neun 14, Ass 11, Zehn 10, König 4, Dame 3, Acht 0, Sieben 0.
    .plain = • Die drei anderen Farben heißen *Nebenfarben*: Ass 11, Zehn 10, König 4, Dame 3, Bube 2, Neun 0, Acht 0, Sieben 0.
    .mind = Achte auf Bube und Neun: Im Trumpf sind sie die beiden stärksten Karten. Und in jeder Farbe steht die Zehn über dem König. Vierzehn Karten kommen nicht ins Spiel; zwei davon siehst du.
klaberjass-rules-bidding = Bieten
    .first = • **Erste Bietrunde.** Nach dem Geben liegt eine *aufgedeckte Karte* da. Zuerst kann die Vorhand, dann der Geber die Farbe dieser Karte als Trumpf annehmen oder „weiter“ sagen. Eine andere Farbe kann noch niemand bestimmen.
    .second = • **Zweite Bietrunde.** Haben beide „weiter“ gesagt, darf jeder der Reihe nach eine der drei anderen Farben bestimmen oder wieder „weiter“ sagen. Sagen das beide, bekommt niemand Punkte, und es wird neu gegeben.
    .maker = Wer Trumpf bestimmt, ist *Trumpfmacher* und muss in dieser Runde mehr Punkte machen als die Gegenseite.
    .over = Ist Trumpf bestimmt, ist das Bieten vorbei. Beide bekommen drei weitere Karten, und die unterste Karte des Talons wird für beide aufgedeckt.
    .dix = • **Die Trumpf-Sieben** heißt *Dix*. Wurde Trumpf in der ersten Bietrunde bestimmt und hast du die Dix, darfst du sie gegen die aufgedeckte Karte tauschen.
    .dix-when = Getauscht wird, wenn du am Zug bist, vor deiner ersten Karte, und nur solange die aufgedeckte Karte noch daliegt. Mit der neuen Karte kann eine Folge entstehen.
klaberjass-rules-bid-example = Beispiel: ein Gebot
    .shown = Aus einer echten Partie: die aufgedeckte Karte, das Blatt des Trumpfmachers und der Grund für das Gebot.
klaberjass-rules-melds = Folgen und Bella
    .what = Eine Folge sind drei oder mehr benachbarte Karten einer Farbe, in der Reihenfolge A K D B 10 9 8 7, auch im Trumpf. Drei Karten zählen 20, vier und mehr 50.
    .when = Verglichen wird vor der ersten Karte; Punkte für Folgen schreibt nur, wer die bessere hat.
    .say = Die Vorhand sagt „20“ oder „50“, immer wahrheitsgemäß, oder „keine“. Ansagen muss man nicht.
    .answer = Die Gegenseite antwortet. Nach „keine“ darf sie selbst eine Folge ansagen. Nach einer Zahl gibt es drei Antworten:
    .mine = • „Besser“: Die eigene Folge ist mehr wert.
    .yours = • „Gut“: Sie ist weniger wert, oder sie wird verschwiegen.
    .same = • „Gleich“: Sie ist gleich viel wert. Beide nennen die höchste Karte; die höhere gewinnt. Sind auch die Karten gleich hoch, gewinnt eine Folge in Trumpf. Ist keine in Trumpf, schreibt niemand.
    .show = Wer gewinnt, zeigt **alle** eigenen Folgen und schreibt jede. Die andere Seite zeigt nichts.
    .bella = • **Bella**: Wer König und Dame der Trumpffarbe hat, kann die Bella mit der zweiten der beiden Karten ansagen, für 20 Punkte.
klaberjass-rules-play = Die Stiche
    .lead = Zum ersten Stich spielt die Vorhand aus, danach immer, wer den vorigen gemacht hat. Beide spielen je eine Karte; ausspielen darf man jede.
    .follow = • **Bediene**, wenn du kannst. In einer Nebenfarbe muss deine Karte dabei nicht höher sein.
    .beat = • **Ist Trumpf ausgespielt**, gib einen höheren Trumpf, wenn du einen hast, sonst irgendeinen.
    .void = • **Kannst du nicht bedienen**, musst du stechen, mit irgendeinem Trumpf. Ohne Trumpf gibst du, was du willst.
    .wins = Ein Trumpf sticht jede Nebenfarbe; sonst gewinnt die höhere Karte der ausgespielten Farbe. Alles andere verliert.
    .last = Der letzte Stich gibt 10 Punkte mehr.
klaberjass-rules-trick-example = Beispiel: drei Stiche
    .shown = Aus derselben Runde: die Blätter, die gespielten Karten und welche Karten nicht erlaubt waren.
klaberjass-rules-scoring = Abrechnen
    .sum = Jeder zählt die eigenen Punkte zusammen: Augen in den Stichen, Folgen, Bella und 10 für den letzten Stich.
    .more = • Der Trumpfmacher hat **mehr**: Beide schreiben ihre Punkte.
    .equal = • **Gleichstand**: Nur die Gegenseite schreibt ihre Punkte.
    .less = • Der Trumpfmacher hat **weniger** und ist *bete*: Die Gegenseite schreibt die Punkte von beiden.
    .end = Geschrieben wird erst am Ende der Runde. Erreichen beide die Punktzahl und haben gleich viel, ist die Partie unentschieden.
klaberjass-rules-score-example = Beispiel: eine Abrechnung
    .shown = Der letzte Stich derselben Runde, und was geschrieben wurde.
klaberjass-rules-strategy = Zehn Ratschläge
    .rule1 = 1. Nimm eine Farbe an oder bestimme sie, wenn du ihren Buben und noch einen Trumpf hast: Das genügt.
    .rule2 = 2. Ohne den Buben brauchst du vier Trümpfe, oder drei, darunter die Neun.
    .rule3 = 3. Drei Trümpfe ohne Bube und Neun brauchen Hilfe: ein Ass daneben oder eine Folge.
    .rule4 = 4. Mit zwei Trümpfen ohne den Buben sagst du meist besser „weiter“.
    .rule5 = 5. König und Dame der Trumpffarbe sind mehr wert als ein dritter Trumpf, denn die Bella bringt 20.
    .rule6 = 6. Auch eine Folge, gleich in welcher Farbe, hilft so viel wie ein weiterer Trumpf.
    .rule7 = 7. Hast du die Sieben der aufgedeckten Farbe, zähl die aufgedeckte Karte zu deinem Blatt: Nimmst du an, gehört sie dir.
    .rule8 = 8. Sei vorsichtiger, wenn der Gegenseite keine hundert Punkte mehr fehlen: Wirst du bete, bekommt sie deine dazu.
    .rule9 = 9. Als Trumpfmacher spiel zuerst Trumpf, damit deine Asse und Zehner nicht gestochen werden.
    .rule10 = 10. Heb für den letzten Stich eine sichere Karte auf: Er zählt 10 Punkte mehr.
klaberjass-rules-options = Optionen
    .about = Vor der Partie könnt ihr das ändern; voreingestellt ist jeweils das Erste.
    .target = • **Gespielt bis**: 500, 300, 501 oder 1000.
    .schmeiss = • **Hinwerfen anbieten** (Schmeiß): aus oder ein. Bei „ein“ kannst du anbieten, die Runde hinzuwerfen, statt zu bieten. Die Gegenseite nimmt an oder spielt weiter; spielt sie weiter, bist du Trumpfmacher: in der ersten Bietrunde mit der Farbe der aufgedeckten Karte, in der zweiten mit einer anderen Farbe, die du dann nennen musst.
    .name = • **Wer gibt, muss Trumpf bestimmen**: aus oder ein. Bei „ein“ darf der Geber in der zweiten Bietrunde nicht „weiter“ sagen; so fällt keine Runde aus.
    .five = • **Folge von fünf und mehr**: zählt 50 oder 100.
    .tie = • **Gleiche Folgen**: Niemand schreibt, oder die Vorhand schreibt.
    .longer = • **Längere Folge geht vor**: aus oder ein. Zählen zwei Folgen gleich viel, gewinnt bei „ein“ die längere.
    .shown = • **Folgen werden gezeigt**: sofort oder nach dem ersten Stich.
    .window = • **Tausch der Trumpf-Sieben**: bis zu deiner ersten Karte oder nur, bevor du etwas über Folgen sagst.
    .tied = • **Gleichstand in der Runde**: Nur die Gegner des Trumpfmachers schreiben; oder die Punkte kommen in den Topf, und wer die nächste Runde gewinnt, bekommt sie dazu; oder beide Seiten schreiben.
    .bella = • **Bella**: sagt man selbst an, oder sie zählt automatisch.
    .trick = • **Voriger Stich**: bleibt offen oder wird sofort umgedreht.

klaberjass-word-elder = Vorhand
klaberjass-word-bid = bieten
    .also = biete, Gebot
klaberjass-word-sequence = Folge
    .also = Folgen
klaberjass-word-plain = Nebenfarbe
klaberjass-word-turnup = aufgedeckte Karte
klaberjass-word-maker = Trumpfmacher
klaberjass-word-dix = Dix
klaberjass-word-bella = Bella
klaberjass-word-bete = bete
