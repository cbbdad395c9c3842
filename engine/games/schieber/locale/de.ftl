# Schieberjass. Karten, Farben, Ränge, Namen und Teams kommen als fertige Wörter, Beträge als Zahlen.

schieber-name = Schieberjass

## Regelsätze, Varianten und Optionen

schieber-preset-article = Grundregeln
schieber-preset-swiss = Schweizer Jassregeln
schieber-variant-swiss1000 = Schweizer Jassregeln bis 1000
schieber-variant-tournament = Turnier
schieber-option-target = Gespielt bis
schieber-option-ending = Die Partie endet
schieber-option-ending-endOfDeal = am Ende einer Runde, durch einen Weis auch früher
schieber-option-ending-immediate = sobald ein Team genug Punkte hat
schieber-option-ending-fixedDeals = nach einer festen Zahl von Runden
schieber-option-multipliers = Multiplikatoren (♥♦♠♣ O U)
schieber-option-matchBonus = Match (alle neun Stiche)
schieber-option-undenufeValues = Elf Punkte im Undenufe
schieber-option-undenufeValues-A = für das Ass
schieber-option-undenufeValues-6 = für die Sechs
schieber-option-trumpsOnly = Nur noch Trümpfe in der Hand
schieber-option-trumpsOnly-overtrump = wenn möglich übertrumpfen
schieber-option-trumpsOnly-any = jeder Trumpf ist erlaubt
schieber-option-lastTrickView = Voriger Stich
schieber-option-lastTrickView-on = bleibt offen
schieber-option-lastTrickView-off = wird sofort umgedreht
schieber-option-weis = Weis
schieber-option-weis-small = niedrig (höchstens 100 für eine Folge)
schieber-option-weis-large = hoch (bis 300 für eine Folge)
schieber-option-weis-off = ohne
schieber-option-kreuzweis = Eine Karte in zwei Weisen (Kreuzweis)
schieber-option-kreuzweis-on = zählt in beiden
schieber-option-kreuzweis-off = zählt nur in einem Weis
schieber-option-announce = Gewiesen wird
schieber-option-announce-auto = von selbst
schieber-option-announce-manual = auf Ansage
schieber-option-weisCredit = Weise werden geschrieben
schieber-option-weisCredit-announcement = sobald alle gewiesen haben
schieber-option-weisCredit-afterTrick1 = nach dem ersten Stich
schieber-option-order = Reihenfolge beim Zählen
schieber-option-order-stoeck-weis-stich = Stöck, Weis, Stich
schieber-option-order-stoeck-stich-weis = Stöck, Stich, Weis
schieber-option-weisScores = Den Weis schreibt
schieber-option-weisScores-team = das ganze Team mit dem besten Weis
schieber-option-weisScores-player = nur, wer den besten Weis hat
schieber-option-stoeck = Stöck (König und Dame)
schieber-option-stoeck-anySuit = in jeder Farbe, nach der Runde
schieber-option-stoeck-trump = in der Trumpffarbe, wenn die zweite Karte fällt
schieber-option-stoeck-off = ohne
schieber-option-firstForehand = Vorhand der ersten Runde
schieber-option-firstForehand-7C = wer { $card } hat
schieber-option-firstForehand-right = wer rechts vom Geber sitzt
schieber-option-firstForehand-7H = wer { $card } hat
schieber-option-firstForehand-7D = wer { $card } hat
schieber-option-laterForehand = Vorhand der weiteren Runden
schieber-option-laterForehand-seven = wer die Sieben hat
schieber-option-laterForehand-right = wer nach dem Geber an der Reihe ist
schieber-option-chooser = Trumpf bestimmt
schieber-option-chooser-forehand = die Vorhand
schieber-option-chooser-right = wer nach dem Geber sitzt, also die Vorhand; sie spielt auch aus
schieber-option-nextDealer = Geber der zweiten Runde
schieber-option-nextDealer-rotate = der nächste Spieler
schieber-option-nextDealer-forehand = die Vorhand der ersten Runde
schieber-option-pushBack = Zurückschieben
schieber-option-pushBack-off = nein
schieber-option-pushBack-on = einmal erlaubt

## Trümpfe, mit dem, was sie zählen

schieber-played-about = Gewählte Trümpfe (gewonnen: in der Runde mehr Punkte als die anderen)
schieber-contract-trump = { $suit }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}
schieber-contract-O = Obenabe{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}
schieber-contract-U = Undenufe{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}

## Antworten, wie sie auf Knöpfen stehen

schieber-action-push = Schieben
schieber-action-push-back = Zurückschieben
schieber-action-announce = { $amount } weisen
schieber-action-good = „Gut“
schieber-action-card = { $card }

## Was am Tisch gesagt wird

schieber-words-push = „Geschoben“
schieber-words-push-back = „Zurückgeschoben“
schieber-words-points = „{ $amount }“
schieber-words-also = „Auch { $amount }“
schieber-words-count = „{ $amount } Blatt“
schieber-words-rank = „{ $rank }“
schieber-words-trump = „In Trumpf“
schieber-words-plain = „Nicht in Trumpf“
schieber-words-more = „Ich habe mehr“
schieber-words-fewer = „Ich habe weniger“
schieber-words-higher = „Meiner ist höher“
schieber-words-lower = „Meiner ist tiefer“
schieber-words-same = „Gleich“
schieber-words-good = „Gut“

## Der Tisch

schieber-heading-opening = Bis { $target } Punkte
schieber-heading-opening-fixed = { $target ->
    [one] 1 Runde
   *[other] { $target } Runden
}
schieber-heading-deal = Runde { $number }, bis { $target } Punkte
schieber-heading-deal-fixed = Runde { $number } von { $target }
schieber-heading-points = Aus Stichen: { $side } { $points }, { $other } { $against }
schieber-heading-trump = Trumpf { $contract }
schieber-heading-O = { $contract } (das Ass sticht)
schieber-heading-U = { $contract } (die Sechs sticht)
schieber-chosen = { $contract }, von { $player }
schieber-chosen-pushed = { $contract }, von { $player } (geschoben)
schieber-chosen-back = { $contract }, von { $player } (zurückgeschoben)
schieber-part-dealer = gibt
schieber-part-forehand = Vorhand
schieber-group-weis = Weis von { $player }, { $points } Punkte
schieber-group-stoeck = Stöck von { $player }

schieber-waiting-opening = Gleich werden die Karten gegeben.
schieber-waiting-ended = Es folgt die nächste Runde.
schieber-waiting-over = Die Partie ist zu Ende.
schieber-prompt-choosing = Trumpf machen oder an { $partner } schieben?
schieber-prompt-pushed = { $partner } hat geschoben. Mach Trumpf.
schieber-prompt-returning = { $partner } hat geschoben. Trumpf machen oder zurückschieben?
schieber-prompt-asking = Weisen oder „gut“?

## Was geschieht

schieber-dealt = Runde { $number }: { $dealer } gibt. Vorhand: { $forehand }.
schieber-dealt-seven = Runde { $number }: { $dealer } gibt. { $forehand } hat { $card } und ist Vorhand.
schieber-dealt-right = Runde { $number }: { $dealer } gibt. { $chooser } bestimmt den Trumpf, { $forehand } spielt aus.
schieber-dealt-seven-right = Runde { $number }: { $dealer } gibt. { $chooser } bestimmt den Trumpf; { $forehand } hat { $card } und spielt aus.
schieber-pushed = { $player } schiebt an { $partner }.
schieber-gave-back = { $player } schiebt zurück an { $partner }.
schieber-chose = { $player } macht Trumpf: { $contract }.
schieber-said = { $player }: { $words }
schieber-showed = { $player } weist { $cards }: { $points }.
schieber-took-trick = { $player } macht den Stich: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .uncounted = { $player } macht den Stich.
schieber-took-last-trick = { $player } macht den letzten Stich: { $points } + { $extra } Punkte.
    .uncounted = { $player } macht den letzten Stich.
schieber-credited-weis = Weis: { $side } schreiben { $amount } und haben { $total }.
schieber-credited-stoeck = Stöck von { $player }, { $cards }: { $side } schreiben { $amount } und haben { $total }.
schieber-credited-cards = Stiche: { $side } schreiben { $amount } und haben { $total }.
schieber-credited-match = Match, alle neun Stiche: { $side } schreiben { $amount } und haben { $total }.
schieber-deal-scored = Diese Runde: { $side } { $scored }, { $others } { $against }.
schieber-deal-match = Match! { $side } machen alle neun Stiche, { $scored } zu { $against }.
schieber-match-won = { $side } gewinnen die Partie, { $points } zu { $others }.
schieber-match-drawn = Die Partie endet unentschieden, je { $points } Punkte.

## Die Abrechnung

schieber-sheet-weis = Weis von { $player }
schieber-sheet-stoeck = Stöck von { $player }, { $suit }
schieber-sheet-cards = Stiche
schieber-sheet-last-trick = letzter Stich
schieber-sheet-match = Match
schieber-sheet-product = { $points } × { $multiplier }

## Warum eine Antwort vorgeschlagen wird

schieber-reason-sure = { $count ->
    [one] Ohne Trumpf macht { $cards } den Stich, wenn du die Karte ausspielst.
   *[other] Ohne Trumpf machen { $cards } ihre Stiche, wenn du sie ausspielst.
}
schieber-reason-multiplier = Dann zählt in dieser Runde alles ×{ $multiplier }.
schieber-reason-weis = { $cards } sind ein Weis; er zählt { $points }.
schieber-reason-you-choose = So machst du Trumpf und nicht { $player }.
schieber-reason-stoeck-wins = { $cards } sind die Stöck: { $points } Punkte, und { $missing } fehlen euch zum Sieg.
schieber-reason-stoeck = { $cards } sind die Stöck: { $points } Punkte.
schieber-reason-trumps = Deine Trümpfe wären { $cards }{ $points ->
    [0] {"."}
   *[other] : { $points } Punkte.
}
schieber-reason-aces = { $count ->
    [one] { $cards } ist die höchste Karte ihrer Farbe.
   *[other] { $cards } sind die höchsten Karten ihrer Farben.
}
schieber-reason-no-trumps = In keiner Farbe hast du den { $rank ->
    [Bube] Buben
   *[other] { $rank }
} und drei weitere Karten.
schieber-reason-counts-more = Deine beste Farbe zählt ×{ $multiplier }; was { $player } wählt, zählt vielleicht bis zu ×{ $most }.
schieber-reason-lacks = In { $suit } fehlen dir: { $ranks }.
schieber-reason-few-tops = Für Obenabe hast du { $aces ->
    [0] kein Ass
    [one] nur ein Ass
   *[other] nur { $aces } Asse
}, für Undenufe { $sixes ->
    [0] keine Sechs
    [one] nur eine Sechs
   *[other] nur { $sixes } Sechser
}.
schieber-reason-partner-chooses = Dann ist { $player } an der Reihe, Trumpf zu machen.
schieber-reason-none-as-high = Niemand hat { $points } oder mehr gewiesen.
schieber-reason-scores-anyway = Den besten Weis hat { $player }, also schreibt euer Team auch deinen.
schieber-reason-unsaid = So erfährt vorerst niemand, dass du einen Weis hast.
schieber-reason-stoeck-now = Mit { $card } schreibt euer Team die Stöck: { $points } Punkte.
schieber-reason-partner-holds = { $player } hat { $suit }-{ $rank }, und die Gegner haben in dieser Farbe nichts Stärkeres.

## Warum nicht

schieber-no-such-action = Das ist kein Zug im Schieber.
schieber-number-of-deals = Bei einer festen Zahl von Runden gibt „Gespielt bis“ diese Zahl an: Nenne eine von 1 bis { $maximum }.
schieber-contract-fixed = Trumpf ist gemacht; jetzt wird gespielt.
schieber-must-choose = Dein Partner hat geschoben, nun machst du Trumpf: eine der vier Farben, Obenabe oder Undenufe.
schieber-no-push-back = An diesem Tisch wird nicht zurückgeschoben: Mach Trumpf, Obenabe oder Undenufe.
schieber-not-pushed = Zurückschieben kann man nur, was geschoben wurde: Mach Trumpf oder schiebe.
schieber-pushed-back = Dein Partner hat zurückgeschoben: Mach Trumpf, Obenabe oder Undenufe.
schieber-say-push-back = Dein Partner hat schon geschoben: Mach Trumpf oder schiebe zurück.
schieber-no-weis = An diesem Tisch wird ohne Weis gespielt.
schieber-announced-automatically = An diesem Tisch wird automatisch für dich gewiesen.
schieber-not-asked = Gewiesen wird vor der eigenen ersten Karte, wenn man einen Weis hat.
schieber-answer-first = Sag zuerst, ob du weisen willst; dann spiel eine Karte.
schieber-no-play-now = Gespielt wird erst, wenn Trumpf gemacht ist.
schieber-must-follow = Du hast die ausgespielte Farbe ({ $suit }): Du musst sie angeben.
schieber-follow-or-trump = Du hast die ausgespielte Farbe ({ $suit }): Gib sie an, oder stich mit Trumpf ({ $trump }).
schieber-no-undertrump = { $card } liegt im Stich; untertrumpfen darfst du nicht.

## Die Regeln, Seite um Seite; die erste Zeile ist die Überschrift

## The rules: a page is a text, its paragraphs are attributes; words that they explain

schieber-rules-overview = Das Spiel
    .teams = Gespielt wird zu viert in zwei Teams: Dein Partner sitzt dir gegenüber, und ihr schreibt zusammen.
    .cards = 36 Karten, Ass bis Sechs in jeder Farbe; alle bekommen je neun.
    .turns = Es geht immer in der gleichen Richtung herum. Der Tisch zeigt an, wer am Zug ist; zwischen zwei Runden ist es niemand.
    .course = Eine Runde hat drei Teile:
    .course-choose = 1. Jemand *macht Trumpf*: bestimmt, welche Farbe Trumpf ist, oder dass ohne Trumpf gespielt wird.
    .course-weis = 2. Während des ersten Stichs wird gewiesen: Folgen und vier gleiche Karten, der *Weis*, geben Zusatzpunkte.
    .course-tricks = 3. In neun Stichen sammelt man wertvolle Karten.
    .trumps = • **Trumpf**, von stark bis schwach (Punkte): Under/Bube (*Puur*) 20, Neun (*Nell*) 14, Ass 11, König 4, Ober/Dame 3, Zehn/Banner 10, dann Acht, Sieben und Sechs 0.
    .plain = • **Die anderen Farben** (*Nebenfarben*): Ass 11, König 4, Ober/Dame 3, Under/Bube 2, Banner/Zehn 10, dann Neun, Acht, Sieben und Sechs 0.
    .ten = Achte auf die Zehn: Sie zählt zehn Punkte und ist doch schwächer als Under/Bube.
    .points = Die Karten einer Runde zählen zusammen 152 Punkte, der letzte Stich zusätzlich 5.
    .goal = Ist die abgemachte Punktzahl erreicht, meist 2500, ist die Partie aus; das Team mit mehr Punkten gewinnt.
    .deck = Im Deutschschweizer Blatt stehen Rosen für Herz, Eicheln für Karo, Schilten für Pik und Schellen für Kreuz; der Bube ist der Under, die Dame der Ober, die Zehn das Banner. In deinen Einstellungen wählst du, wie deine Karten genannt werden.
schieber-rules-choosing = Trumpf machen
    .forehand = Die *Vorhand* macht Trumpf oder *schiebt*. Wurde geschoben, muss ihr Partner Trumpf machen. Zum ersten Stich spielt immer die Vorhand aus.
    .who = Wer ist Vorhand? Nach den Grundregeln, wer die Kreuz-Sieben hat, und zwar in jeder Runde. Nach Schweizer Regeln, wer nach dem Geber an der Reihe ist.
    .contracts = Sechs Möglichkeiten gibt es, und jede hat ihren *Multiplikator*: Mit ihm wird **alles** multipliziert, was in der Runde zählt. Vor der Partie könnt ihr andere Multiplikatoren abmachen; auf den Knöpfen steht, was gilt.
    .suits = • **Rosen/Herz** ×1, **Eicheln/Karo** ×1, **Schilten/Pik** ×2, **Schellen/Kreuz** ×2: Diese Farbe ist Trumpf.
    .obenabe = • ***Obenabe*** ×3: kein Trumpf. In jeder Farbe ist das Ass am stärksten, die Sechs am schwächsten.
    .undenufe = • ***Undenufe*** ×4 (Schweizer Regeln ×3): kein Trumpf, und alles umgekehrt. Die Sechs ist am stärksten, das Ass am schwächsten.
    .eights = Ohne Trumpf zählen die Karten wie in Nebenfarben, nur jede Acht zählt 8. Im Undenufe behält das Ass seine 11 Punkte, außer der Tisch spielt nach Schweizer Regeln: Dann zählt dort die Sechs 11 und das Ass nichts.
schieber-rules-choice-example = Beispiel: Trumpf machen
    .shown = Aus einer echten Partie: das Blatt der Vorhand, ihr Trumpf und die Gründe dafür.
schieber-rules-play = Die Stiche
    .lead = Zum ersten Stich spielt die Vorhand aus, danach immer, wer den vorigen gemacht hat. Alle legen je eine Karte.
    .plain = • **Eine Nebenfarbe ist ausgespielt**: Gib Farbe an oder stich mit Trumpf. Stechen darfst du auch, wenn du angeben könntest. Kannst du nicht angeben, spiel, was du willst.
    .trump = • **Trumpf ist ausgespielt**: Gib Trumpf. Nur der Puur ist frei: Ist er dein einziger Trumpf, darfst du ihn behalten.
    .under = • **Kein Untertrumpfen**: Hat jemand eine Farbe mit Trumpf gestochen, darfst du keinen tieferen Trumpf dazugeben.
    .only = • **Nur noch Trümpfe in der Hand**: Nach den Grundregeln gibst du dann einen höheren, wenn du kannst, sonst irgendeinen; nach Schweizer Regeln irgendeinen.
    .without = • **Obenabe und Undenufe**: Gib Farbe an, wenn du kannst, sonst spiel, was du willst.
    .wins = Der höchste Trumpf macht den Stich, sonst die stärkste Karte der ausgespielten Farbe.
    .smear = Hat dein Partner den Stich sicher, gib ihm wertvolle Karten: Das heißt *schmieren*.
schieber-rules-weis = Weisen
    .what = Ein Weis ist eine Folge von drei oder mehr benachbarten Karten einer Farbe, in der Reihenfolge A K O U 10 9 8 7 6 (auch in Trumpf), oder vier Karten vom gleichen Rang.
    .runs = • **Folgen**: Dreiblatt 20, Vierblatt 50, Fünfblatt und mehr 100. Mit hohem Weis zählen sechs bis neun Karten 150, 200, 250, 300.
    .fours = • **Vier gleiche**: Under/Buben 200, Neuner 150, Asse, Könige und Ober/Damen je 100. Mit hohem Weis auch Zehner, Achter, Siebener und Sechser je 100.
    .best = Nur ein Team schreibt: das mit dem **besten einzelnen Weis**. Es schreibt alle Weise beider Partner; das andere schreibt und zeigt nichts.
    .better = Besser ist, der Reihe nach: mehr Punkte; mehr Karten; die höhere oberste Karte (im Undenufe die tiefere); eine Folge in Trumpf; der Weis dessen, der im ersten Stich früher spielt.
    .say = Vor der eigenen ersten Karte sagt man nur so viel, wie nötig ist: die Punkte, bei gleich vielen die Zahl der Karten, dann die oberste Karte. Wer keinen Weis hat oder nur einen kleineren, sagt „Gut“. Der Bot weist für dich; nur wenn auf Ansage gewiesen wird, fragt er dich vorher.
    .shown = Aufgelegt wird nach dem ersten Stich.
schieber-rules-trick-example = Beispiel: der erste Stich
    .shown = Aus derselben Runde: die Blätter, die gespielten Karten, was gewiesen wurde und welche Karten nicht erlaubt waren.
schieber-rules-counting = Stöck und Zählen
    .all = Alles wird mit dem Multiplikator des Trumpfs multipliziert.
    .cards = • **Karten** in den eigenen Stichen, und **5** für den letzten Stich.
    .match = • ***Match***: 100 mehr für alle neun Stiche.
    .weis = • **Weis**: Es zählen nur die Weise eines Teams, und zwar sobald alle vier dran waren.
    .stoeck = • ***Stöck***: 20 für König und Ober/Dame einer Farbe in einer Hand. In den Grundregeln in jeder Farbe, gezählt nach der Runde. Nach Schweizer Regeln nur in Trumpf, gezählt, wenn die zweite Karte fällt; im Obenabe und Undenufe gibt es sie nicht.
    .end-classic = • **Ende, Grundregeln**: Karten und Stöck zählt man nach der Runde. Haben dann beide Teams genug, gewinnt, wer mehr hat; bei gleichem Stand ist die Partie unentschieden. Weise zählen sofort und können die Partie im ersten Stich beenden.
    .end-swiss = • **Ende, Schweizer Regeln**: Alles zählt sofort, und wer das Ziel erreicht, hat gewonnen, auch mitten in der Runde. Im ersten Stich zählen zuerst die Stöck, wenn sie zum Sieg reichen, dann der Weis, dann der Stich: *Stöck, Weis, Stich*.
    .end-deals = • **Feste Zahl von Runden**: Hier muss man keine Punktzahl erreichen; nach der letzten Runde gewinnt, wer mehr hat.
schieber-rules-score-example = Beispiel: eine Abrechnung
    .shown = Der letzte Stich derselben Runde, und was jedes Team geschrieben hat.
schieber-rules-strategy = Zehn Ratschläge
    .rule1 = 1. Schau zuerst auf den Multiplikator: Nach den Grundregeln bringt ein mäßiger Undenufe mehr als ein schöner Rosentrumpf (Herz).
    .rule2 = 2. Schilten/Pik oder Schellen/Kreuz wählst du mit dem Puur, drei weiteren Trümpfen und einem Ass daneben.
    .rule3 = 3. Rosen/Herz und Eicheln/Karo zählen nur einfach: Nimm sie erst mit fünf oder sechs Trümpfen, darunter Puur und Nell.
    .rule4 = 4. Obenabe verlangt zwei Farben mit Ass und König, Undenufe zwei Farben mit Sechs und Sieben.
    .rule5 = 5. Der Puur allein ist so viel wert wie zwei, drei andere Trümpfe; vier Trümpfe ohne ihn genügen selten.
    .rule6 = 6. Passt nichts davon, schieb: Dein Partner hat neun andere Karten und muss Trumpf machen.
    .rule7 = 7. Wurde dir geschoben, nimm das Beste, was du hast, auch wenn es wenig ist.
    .rule8 = 8. Zähl nicht auf ein Dreiblatt: Oft haben die anderen den besseren Weis und schreiben dann ihren.
    .rule9 = 9. Habt ihr Trumpf gemacht, zieht Trümpfe, bis die anderen keine mehr haben; dann sind eure Asse sicher.
    .rule10 = 10. Schmiere Zehner und Asse, wenn die Karte deines Partners nicht mehr zu schlagen ist, und gib den anderen keine.
schieber-rules-options = Optionen
    .about = Das Folgende könnt ihr vor der Partie ändern; in den *Grundregeln* gilt jeweils, was zuerst steht.
    .target = • **Gespielt bis**: 2500, 1000, 1500, 3000 oder eine feste Zahl von Runden.
    .ending = • **Die Partie endet**: am Ende der Runde, in der ein Team genug Punkte erreicht, durch einen Weis auch früher; sofort, sobald ein Team genug Punkte hat (Schweizer Regeln); oder nach einer festen Zahl von Runden.
    .multipliers = • **Multiplikatoren**: 1 1 2 2 3 4; nach Schweizer Regeln 1 1 2 2 3 3; oder alles einfach.
    .match = • **Match**: 100, 0 oder 50 Punkte.
    .undenufe = • **Elf Punkte im Undenufe**: für das Ass; oder für die Sechs (Schweizer Regeln).
    .only = • **Nur noch Trümpfe in der Hand**: wenn möglich übertrumpfen; oder jeder Trumpf ist erlaubt (Schweizer Regeln).
    .trick = • **Voriger Stich**: bleibt offen oder wird sofort umgedreht.
    .weis = • **Weis**: niedrige Werte; hohe Werte (Schweizer Regeln); oder ohne.
    .twice = • **Eine Karte in zwei Weisen**: zählt in beiden oder in einem.
    .announce = • **Gewiesen wird**: automatisch oder auf Ansage. Auf Ansage heißt: Vor deiner ersten Karte wirst du gefragt und antwortest sofort; was du nicht ansagst, zählt nicht.
    .credit = • **Weise werden geschrieben**: sobald alle gewiesen haben; oder nach dem ersten Stich (Schweizer Regeln).
    .order = • **Reihenfolge beim Zählen**: Stöck, Weis, Stich; oder der Weis zuletzt.
    .scorer = • **Den Weis schreibt**: jeder im Team mit dem besten Weis oder nur, wer ihn hat.
    .stoeck = • **Stöck**: in jeder Farbe; in Trumpf (Schweizer Regeln); oder ohne.
    .forehand = • **Vorhand**: wer die Schellen-Sieben (mit französischen Karten die Kreuz-Sieben) hat; oder wer nach dem Geber sitzt (Schweizer Regeln). Auch eine andere Sieben kann gelten.
    .chooser = • **Trumpf bestimmt**: die Vorhand; oder immer der Spieler nach dem Geber, auch wenn ein anderer Vorhand ist und ausspielt.
    .dealer = • **Geber der zweiten Runde**: wer nach dem ersten Geber sitzt, oder die Vorhand der ersten Runde.
    .back = • **Zurückschieben**: nicht erlaubt oder einmal erlaubt; wurde zurückgeschoben, muss die Vorhand Trumpf machen.
    .presets = *Schweizer Jassregeln bis 1000* sind die Schweizer Regeln, nur zählt jeder Trumpf einfach. *Turnier* ist genauso, aber über zwölf Runden und ohne Weis, Stöck und Matchpunkte.

schieber-word-contract = Trumpf machen
    .also = macht Trumpf
schieber-word-weis = Weis
    .also = Weis,gewiesen
schieber-word-buur = Puur
schieber-word-nell = Nell
schieber-word-plain = Nebenfarbe
schieber-word-forehand = Vorhand
schieber-word-push = schieben
    .also = schiebt,geschoben,schiebst,schieb
schieber-word-multiplier = Multiplikator
schieber-word-obenabe = Obenabe
schieber-word-undenufe = Undenufe
schieber-word-smear = schmieren
    .also = schmier
schieber-word-match = Match
schieber-word-stoeck = Stöck
