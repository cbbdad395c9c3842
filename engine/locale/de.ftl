# Was jedes Spiel sagt: Karten und Listen, was in jedem Spiel geschieht und abgelehnt wird, die Zeilen einer
# Aufzeichnung. Geschrieben wie in Deutschland, mit ß und „ “; was in der Schweiz anders ist, steht in de-CH.ftl.

## Listen

list-more = { $head }, { $next }
list-last = { $head } und { $last }

## Karten: das französische Blatt

card-suit = { $symbol } { $word }

card-french-short = { $symbol }{ $rank }
card-french-spoken = { $suit }-{ $rank }
card-told = { $card }
card-french-symbol-spades = ♠
card-french-symbol-hearts = ♥
card-french-symbol-diamonds = ♦
card-french-symbol-clubs = ♣
card-french-suit-spades = Pik
card-french-suit-hearts = Herz
card-french-suit-diamonds = Karo
card-french-suit-clubs = Kreuz
card-french-index-ace = A
card-french-index-king = K
card-french-index-queen = D
card-french-index-jack = B
card-french-index-ten = 10
card-french-index-nine = 9
card-french-index-eight = 8
card-french-index-seven = 7
card-french-index-six = 6
card-french-index-five = 5
card-french-index-four = 4
card-french-index-three = 3
card-french-index-two = 2
card-french-rank-ace = Ass
card-french-rank-king = König
card-french-rank-queen = Dame
card-french-rank-jack = Bube
card-french-rank-ten = Zehn
card-french-rank-nine = Neun
card-french-rank-eight = Acht
card-french-rank-seven = Sieben
card-french-rank-six = Sechs
card-french-rank-five = Fünf
card-french-rank-four = Vier
card-french-rank-three = Drei
card-french-rank-two = Zwei

## Karten: das Deutschschweizer Blatt

card-swiss-short = { $symbol }{ "\u00A0" }{ $suit }{ "\u00A0" }{ $rank }
card-swiss-spoken = { $suit }-{ $rank }
card-swiss-symbol-spades = 🛡️
card-swiss-symbol-hearts = 🌹
card-swiss-symbol-diamonds = 🌰
card-swiss-symbol-clubs = 🔔
card-swiss-suit-spades = Schilten
card-swiss-suit-hearts = Rosen
card-swiss-suit-diamonds = Eicheln
card-swiss-suit-clubs = Schellen
card-swiss-index-ace = A
card-swiss-index-king = K
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
card-swiss-rank-ace = Ass
card-swiss-rank-king = König
card-swiss-rank-queen = Ober
card-swiss-rank-jack = Under
card-swiss-rank-ten = Banner
card-swiss-rank-nine = Neun
card-swiss-rank-eight = Acht
card-swiss-rank-seven = Sieben
card-swiss-rank-six = Sechs
card-swiss-rank-five = Fünf
card-swiss-rank-four = Vier
card-swiss-rank-three = Drei
card-swiss-rank-two = Zwei

## Was in jedem Spiel geschieht

engine-received = Du bekommst { $cards }.
engine-played = { $player } spielt { $card }.

## Spiele, in denen nur gestochen wird

engine-action-card = { $card }
engine-heading-deal = Runde { $number }
engine-part-dealer = gibt
engine-waiting-opening = Gleich werden die Karten gegeben.
engine-waiting-ended = Es folgt die nächste Runde.
engine-waiting-over = Die Partie ist zu Ende.
engine-prompt-waiting = Warten auf { $player }.
engine-prompt-lead = Spiel eine Karte aus.
engine-prompt-play = Spiel eine Karte.
engine-prompt-leading = { $player } spielt aus.
engine-prompt-playing = { $player } ist dran.
engine-dealt = Runde { $number }: { $dealer } gibt.
engine-took-trick = { $player } macht Stich { $number }.
engine-won-higher = { $rank } schlägt { $than }
engine-won-alone = niemand sonst hat die Farbe gespielt
engine-won-trumped = gestochen
engine-won-overtrumped = höherer Trumpf: { $rank } schlägt { $than }
engine-scored = { $player } { $amount }
engine-deal-scored = Diese Runde: { $first }, { $second }, { $third }, { $fourth }.
engine-match-won = { $winner } gewinnt die Partie mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
engine-match-shared = { $winner } teilen sich den ersten Platz mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

## Warum eine Karte vorgeschlagen wird

engine-reason-only-card = { $card } ist die einzige Karte, die du spielen darfst.
engine-reason-unbeaten = { $card } macht den Stich sicher: Nach dir kann sie niemand schlagen.
engine-reason-no-opponent = Von der Gegenseite kann niemand { $card } schlagen.
engine-reason-strongest = In { $suit } hat die Gegenseite nichts Stärkeres als { $card }; nur ein Trumpf schlägt diese Karte.
engine-reason-draws = { $card } zieht Trumpf: Die Gegenseite hat noch { $count ->
    [one] höchstens einen.
   *[other] höchstens { $count }.
}
engine-reason-stronger = Die Gegenseite kann { $card } nur noch mit { $ranks } in { $suit } schlagen.
engine-reason-stronger-or-trump = Die Gegenseite kann { $card } nur noch mit { $ranks } in { $suit } oder mit einem Trumpf schlagen.
engine-reason-takes = { $card } macht den Stich{ $points ->
    [0] {"."}
    [one] : 1 Punkt.
   *[other] : { $points } Punkte.
}
engine-reason-so-far = { $card } liegt vorerst vorn; { $count ->
    [one] nur eine Karte kann
   *[other] höchstens { $count } Karten können
} sie noch schlagen.
engine-reason-one-may-beat = { $card } liegt vorerst vorn; nur { $player } kann sie noch schlagen, mit einer von { $count } Karten.
engine-reason-cheapest-winner = Von deinen Karten, die den Stich machen, zählt keine weniger als { $card }.
engine-reason-later = Später könnte { $card } an { $ranks } verloren gehen.
engine-reason-in-trick = { $points ->
    [one] Im Stich liegt dann 1 Punkt.
   *[other] Im Stich liegen dann { $points } Punkte.
}
engine-reason-partner-certain = { $player } hat den Stich mit { $card } sicher.
engine-reason-partner-so-far = { $player } liegt bis jetzt mit { $card } vorn.
engine-reason-gives = { $card } gibt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} dazu.
engine-reason-cannot-win = Keine Karte, die du spielen darfst, schlägt { $card }.
engine-reason-keeps = { $cards } behältst du für später.
engine-reason-keeps-strongest = Du behältst { $cards }: In der Farbe hat die Gegenseite nichts Stärkeres.
engine-reason-only-above = Höher als deine Karte { $card } ist nur noch { $higher }: Ist die gespielt, hast du in { $suit } die höchste.
engine-reason-tops = Von den restlichen Karten in { $suit } hast du die { $count } höchsten.
engine-reason-two-above = Höher als deine Karte { $card } sind nur noch { $cards }: Sind die gespielt, hast du in { $suit } die höchste.
engine-reason-partner-after = { $player } kommt nach dir dran und kann den Stich vielleicht noch machen.
engine-reason-void = Nach { $card } hast du nichts mehr in { $suit } und kannst stechen.
engine-reason-cheapest = { $points ->
    [0] { $card } zählt nichts.
   *[other] Keine Karte, die du spielen darfst, zählt weniger als { $card } ({ $points }).
}
engine-reason-counts = { $card } zählt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

## Was für eine Karte spricht, wenn Stiche zählen und nicht Augen

engine-reason-takes-it = { $card } macht den Stich.
engine-reason-lowest-winner = Von deinen Karten, mit denen du im Stich bis jetzt vorn wärst, ist { $card } die niedrigste.
engine-reason-ruff = { $suit } hast du nicht: Mit { $card } stichst du.
engine-reason-lowest = Keine Karte, die du spielen darfst, ist niedriger als { $card }.
engine-reason-usual = Das liegt nahe, aber in den durchgespielten Runden ging es schlechter aus.
engine-reason-least-bad = Das hat einen Nachteil, aber in den durchgespielten Runden war nichts anderes besser.
engine-reason-all-alike = Was sonst verglichen wurde, hat denselben Nachteil und war in den durchgespielten Runden nicht besser.
engine-reason-keeps-top = { $card } behältst du: In { $suit } hat niemand sonst etwas Höheres.
engine-reason-keeps-guards = Du behältst { $cards } als Deckung für { $best }: { $count ->
    [one] Ist
   *[other] Sind
} { $above } gespielt, hast du mit { $best } die höchste Karte in { $suit }.
engine-reason-suit-left = { $count ->
    [0] { $card } ist deine letzte Karte in { $suit }.
    [one] Nach { $card } hast du in { $suit } noch eine Karte.
   *[other] Nach { $card } hast du in { $suit } noch { $count } Karten.
}
engine-reason-nearer-void = { $count ->
    [one] Nach { $card } noch eine Karte, dann hast du in { $suit } keine mehr und kannst stechen.
   *[other] Nach { $card } noch { $count } Karten, dann hast du in { $suit } keine mehr und kannst stechen.
}

## Was in jedem Spiel abgelehnt wird

engine-bad-game = Dieses Spiel gibt es nicht.
engine-bad-preset = Diese Variante gibt es nicht.
engine-bad-option = Diese Option gibt es nicht.
engine-bad-option-value = Diesen Wert kann diese Option nicht haben.
engine-bad-seats = Mit dieser Spielerzahl kann man das Spiel nicht spielen.
engine-bad-dealer = Geben kann nur, wer am Tisch sitzt.
engine-bad-pack = Das Kartenspiel ist nicht vollständig.
engine-bad-chance = Eine Zufallsentscheidung (nicht das Geben der Karten) fehlt oder ist unbekannt.
engine-no-deal-due = Jetzt wird nicht gegeben.
engine-no-end-now = Nur zwischen zwei Runden kann man sich auf das Ende einigen, und nur, wenn das Spiel es erlaubt.
engine-deal-due = Zuerst müssen die Karten gegeben werden.
engine-not-your-turn = Du bist nicht dran.
engine-match-over = Die Partie ist zu Ende.
engine-nothing-to-take-back = Du kannst jetzt nichts zurücknehmen.
engine-one-card = Nenne bitte eine Karte.
engine-not-held = { $card } hast du nicht in der Hand.
engine-not-in-pack = { $card } gehört nicht zu den { $size } Karten dieses Spiels.
engine-no-such-action = Das ist kein Zug in diesem Spiel.

## Was an der Zeile einer Aufzeichnung nicht stimmt

record-not-utf8 = sie ist nicht UTF-8
record-blank-line = sie ist leer
record-not-json = sie ist kein JSON
record-long-number = eine Zahl darin ist zu lang
record-not-object = sie ist kein JSON-Objekt
record-key-twice = ein Schlüssel steht zweimal darin
record-unknown-key = ein Schlüssel darin ist unbekannt
record-missing-key = ein Schlüssel fehlt
record-version = das ist nicht Version 1 des Formats
record-no-such-seat = diesen Platz gibt es nicht
record-bad-action = die Aktion ist kein Text
record-bad-mark = „at“ muss ein Text sein und „by“ entweder player, autopilot oder computer
record-bad-match = „match“ muss ein Text aus höchstens 64 Buchstaben, Ziffern und Bindestrichen sein
record-bad-seal = „salt“ und „hash“ einer Runde gehören zusammen, hexadezimal in Kleinbuchstaben: „salt“ mit 32 bis 128 Ziffern, „hash“ mit 64
record-bad-end = „end“ muss „agreed“ sein
record-malformed = Zeile { $line } kann nicht gelesen werden: { $reason }
record-seat = Platz { $seat }
engine-outcome = { $opponents ->
    [one] du machst im Schnitt { $own }, dein Gegenüber { $others }
   *[other] du machst im Schnitt { $own }, die anderen je { $others }
}
engine-outcome-teams = dein Team macht im Schnitt { $own }, das andere { $others }
engine-order-trumps = Trumpf
engine-order-others = Übrige Farben
engine-order-all = Alle Farben
