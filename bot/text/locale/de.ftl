# Die Worte des Bots. Geschrieben wie in Deutschland, mit ß und „ “; was in der Schweiz anders ist, steht in de-CH.ftl.
# Namen und Karten werden unverändert eingesetzt; kein Satz beugt sie.

## Zeilen

separator = { " · " }
page-of = Seite { $page } von { $pages }

## Diese Sprache, in ihr selbst genannt

language-name = Deutsch

## Was man für Karten sonst noch tippen darf, zwischen Kommas

spell-suit-spades = Piks, Schaufel, Schaufeln, Schuufle, Schippe, Schippen, Schilte, Schild, Schiltä, Schilt
spell-suit-hearts = Herzen, Härz, Rose, Rosä
spell-suit-diamonds = Karos, Ecke, Ecken, Egge, Eichel, Eichle, Eichlä
spell-suit-clubs = Kreuze, Chrüz, Treff, Schelle, Schälle, Chrüüz, Schellä, Schällä, Schällen, Schaelle, Schaellen
spell-rank-ace = Asse, As, Sau
spell-rank-king = Könige, Künig, Chünig, Koenig, Chönig
spell-rank-queen = Damen
spell-rank-jack = Buben, Bauer, Bauern, Buur, Puur, Unter, Bueb, Bur
spell-rank-ten = Zehner, Zähni, Panner
spell-rank-nine = Neuner, Nüni, Nell, Näll, Nüüni, Naell
spell-rank-eight = Achter, Achti
spell-rank-seven = Siebner, Siebener, Sibni
spell-rank-six = Sechser, Sächsi
spell-rank-five = Fünfer, Fuenf
spell-rank-four = Vierer
spell-rank-three = Dreier
spell-rank-two = Zweier
spell-filler = der, die, das, den, spiele, spielen, lege, legen, ausspielen

## Spieler und Plätze

seat-empty = (frei)
seat-numbered = { $name } ({ $seat })
seat-computer-learner = Anfänger
seat-computer-careful = Solide
seat-computer-good = Gut
seat-computer-strong = Stark
seat-computer-random = Zufallscomputer
seat-mark-learner = Computer, Anfänger
seat-mark-careful = Computer
seat-mark-good = Computer, gut
seat-mark-strong = Computer, stark
seat-mark-random = Zufallscomputer
cast-names = Vreni, Ruedi, Trudi, Köbi, Margrit, Urs, Regula, Walti, Lotti, Sepp, Elsbeth, Fritz, Greti
seat-parts = { $name } ({ $parts })
seat-autopilot = Autopilot
seat-instead = spielt für { $name }
former-player = Ehemaliges Mitglied
seat-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
seat-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
seat-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seat-to-act = ▶ { $line }
seat-team = Team { $number }
seat-with = mit { $partner }
seat-partner = dein Partner
seat-sits-out = setzt aus

## Tempo und Regeln eines Tisches

pace-live = zügig (45 Sekunden pro Zug, einmal 2 Minuten dazu)
pace-relaxed = gemütlich (10 Minuten pro Zug)
pace-async = ein Tag pro Zug (24 Stunden)
pace-none = ohne Uhr
rating-rated = gewertet
rating-casual = nicht gewertet (vom Host so gewählt)
rating-alone = nicht gewertet: nur ein Mensch am Tisch
rating-none = nicht gewertet
rules-option = { $label }: { $value }
rules-deck = Auf deinen Karten: { $words }.
rules-deck-suit = { $usual } = { $own }
rules-deck-rank = { $usual } = { $own } ({ $sign })

## Die Nachricht des Tisches und das Blatt

table-players = Am Tisch
table-score = { $side } **{ $score }**
table-scores = Stand: { $scores }
table-figure = { $name } **{ $amount }**
table-comes = { $prompt } { $time }
table-deadline = { $prompt } · die Zeit läuft { $time } ab
table-open-cards = Sichtbare Karten
table-group = { $label }: **{ $cards }**
table-auction = Gebote
table-auction-earlier = { $count ->
    [one] (davor ein Gebot)
   *[other] (davor { $count } Gebote)
}
table-lanes = Reihen
table-lane = { $suit }: **{ $low } bis { $high }**
table-lane-one = { $suit }: **{ $rank }**
table-lane-empty = { $suit }: noch nichts
table-lane-next = { $line } (als Nächstes: { $next })
table-lane-or = { " oder " }
table-rows = { table-lanes }: { $rows }
table-row = { $label }: { $cards }
lane-span = –
lane-nothing = –
table-trick = Stich{ "\u00A0" }{ $number }
table-last-trick = Voriger Stich
trick-card = { $card }
trick-best = **{ $card }** (führt)
trick-best-why = **{ $card }** (führt: { $why })
trick-previous = { table-last-trick }: { $trick }
trick-why = { $line }: { $why }
trick-laid = { $name } { $card }
trick-taken = { $cards } → { $winner }
trick-taken-for = { $cards } → { $winner } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})

## Schritte, einzeln angesagt zum Vorlesenlassen

step-led = { $player } spielt { $card } aus.
step-your-turn = Du bist dran.
step-sentence = { $text }.
step-parts = { " " }

panel-title = Dein Blatt: { $game }
panel-title-at = Dein Blatt: { $game } ({ $place })
panel-hand = Blatt ({ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
})
panel-suit = { $suit }: **{ $ranks }**
panel-suit-tight = { $suit }{ "\u00A0" }**{ $ranks }**
panel-suit-trump = { $suit }{ "\u00A0" }**{ $ranks }** (Trumpf)
panel-no-cards = Keine Karten
details-title = Alles zur Runde
details-deck = Die Nachricht für alle nennt die Karten anders: { $words }.
panel-turn = ▶ Du bist dran. { $prompt }
panel-turn-asked = ▶ Du bist dran.
panel-sits-out = Du setzt in dieser Runde aus und siehst, was alle sehen.
panel-only-answer = ▶ Nur ein Zug ist möglich; er wird gleich für dich gemacht.
panel-queued-answer = ▶ Deine vorgemerkte Karte wird gleich gespielt.
panel-given = Für dich gespielt, weil nichts anderes ging: { $cards }
panel-few = Das könnte zu deinem Blatt passen (die Reihenfolge hat nichts zu bedeuten); *{ button-more-answers }* zeigt alles.
queue-line = Vorgemerkt: { $card }
queue-not-played = ▶ Du bist dran. Nicht gespielt: { $card }
panel-question = 🗳️ [Am Tisch gibt es eine Frage an dich]({ $url })
panel-by-command = Hier ist nicht für alle deine Möglichkeiten Platz: /{ command-bid } und /{ command-play } nennen sie alle.

pause-wanted = ⏸ { $who } { $count ->
    [one] bittet
   *[other] bitten
} um eine Pause.
pause-on = ⏸ Die Partie macht Pause: Es läuft keine Zeit, und niemand ist am Zug.
pause-closes = Sie geht weiter, wenn alle auf „{ button-continue }“ gedrückt haben. Geschieht das nicht, wird der Tisch { $time } aufgelöst.
deserted-on = ⏸ Niemand ist da, deshalb wartet die Partie.
deserted-closes = Sie geht weiter, sobald jemand aus der Partie auf „{ button-continue }“ drückt. Tut das niemand, wird der Tisch { $time } aufgelöst.
pause-ready = Bereit: { $who }. Es fehlen noch: { $missing }.
proposal-end = 🗳️ { $who } schlägt vor, die Partie ohne Ergebnis zu beenden ({ $agreed } von { $needed } dafür).
proposal-finish = 🗳️ { $who } schlägt vor, die Partie nach dieser Runde zu beenden und das Ergebnis zu werten ({ $agreed } von { $needed } dafür).
proposal-finish-agreed = 🗳️ Alle sind einverstanden: Die Partie endet nach dieser Runde und zählt.
proposal-kick = 🗳️ { $who } schlägt vor, { $whom } aus der Partie zu nehmen ({ $agreed } von { $needed } Stimmen).
proposal-take-back = ↩️ { $who } möchte den letzten eigenen Zug zurücknehmen (dafür: { $agreed } von { $needed }). Zustimmen müssen alle, die da sind.

choice-spoken = { $label } ({ $spoken })
choice-meaning = { $label }: { $meaning }
choice-counted = { $chosen } ({ $count } von { $minimum })
choice-number = { $count } von { $wanted }
choice-exactly = Wähle { $of ->
    [players] { $count ->
    [one] einen Spieler
   *[other] { $count } Spieler
}
   *[cards] { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
}.
choice-at-most = Wähle höchstens { $of ->
    [players] { $maximum ->
    [one] einen Spieler
   *[other] { $maximum } Spieler
}
   *[cards] { $maximum ->
    [one] eine Karte
   *[other] { $maximum } Karten
}
}.
choice-bounds = Wähle { $minimum } bis { $maximum } { $of ->
    [players] Spieler
   *[cards] Karten
}.
choice-must = Auf jeden Fall dabei: { $must }.
draft-answer = ▸ **{ $answer }**
draft-advice = 💡 { $reason }
draft-mind = 💡 Bedenke: { $reason }
draft-tried = -# In { $count } Verteilungen durchgespielt, die zu allem passen, was du gesehen hast: { $outcome }.
draft-for-it = Dafür spricht: { $reason }
draft-points = -# Punkte: wie weit dein Ergebnis über dem Schnitt der anderen liegt.
draft-points-teams = -# Punkte: wie weit das Ergebnis deines Teams über dem der anderen liegt.
draft-later = -# Zum Vergleich ist auch durchgerechnet, was es bringt, das Spiel für eine spätere Runde aufzuheben. Deine Punkte minus die der anderen, im Schnitt: { $worth }.
draft-kept = { $answer }: jetzt { $now }, später { $points }
draft-chance = -# { $answer } bringt hier mehr als { $advised }, aber das kann Zufall sein: Beides ist recht.
draft-better-kept = Spar dir das lieber für eine spätere Runde auf.
draft-no-difference = -# Es macht kaum einen Unterschied, was du davon wählst.
draft-alike = -# In jeder durchgespielten Runde dasselbe Ergebnis: { $answers }.
draft-all-alike = -# Alles andere brachte in jeder durchgespielten Runde dasselbe.
draft-other = Oder { $answer }: { $cost }. { $reason }
draft-other-alike = etwa gleich gut
draft-other-scores = { $cost }; du machst { $own }{ $opponents ->
    [0] {""}
    [1] , dein Gegenüber { $others }
   *[other] , die anderen je { $others }
}
draft-other-perhaps = vielleicht schlechter, vielleicht Zufall
draft-other-worse = wohl schlechter
draft-other-less = { $points ->
    [one] etwa einen Punkt schlechter
   *[other] etwa { $points } Punkte schlechter
}
draft-unsearched = Diesmal konnte der Computer deine Möglichkeiten nicht vergleichen: Der Vorschlag folgt einer Faustregel.
draft-open = Noch ist nichts endgültig.
draft-typed = Bestätige mit dem Knopf, oder tipp dasselbe noch einmal.
draft-chosen = Gewählt
draft-left = Nicht gewählt
draft-count = { $count } gewählt.
draft-more = { $count } gewählt, { $missing } zu wenig.
draft-less = { $count } gewählt, { $extra } zu viel.

why-title = Warum nicht?
why-line = { $options }: { $reason }
why-nothing = Nichts ist gesperrt: Du kannst alles wählen, was du siehst.

## Die Lobby

lobby-title = neuer Tisch
lobby-options = Optionen
lobby-seats = Plätze
lobby-order = Gespielt wird reihum nach den Nummern der Plätze.
lobby-seat = { $number } – { $name }
lobby-host = { $name } (Host)
lobby-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
lobby-full = Alle Plätze sind besetzt.
lobby-starts-full = Sobald alle Plätze besetzt sind, geht es los.
lobby-rating-rated = Gewertet: Es gibt keine Vorschläge, und nichts wird zurückgenommen.
lobby-rating-alone = Gewertet, wenn mindestens zwei Menschen mitspielen; dann gibt es keine Vorschläge, und nichts wird zurückgenommen.
lobby-rating-casual = Freie Partie: Vorschläge sind erlaubt, und Züge lassen sich zurücknehmen.
lobby-more-seats = Bis zu { $count } können mitspielen: Der Host stellt die Zahl unter Optionen ein.
lobby-expires = Die Lobby schließt { $time }.
lobby-rules = Regeln
news-left = { $who } hat den Tisch verlassen.
news-left-last = { $who } hat den Tisch verlassen. Damit ist der Tisch aufgelöst.
news-kicked = Der Host hat { $who } aus der Partie entfernt; auf dem Platz spielt der Computer weiter.
news-kicked-rated = Der Host hat { $who } ohne Abstimmung aus der Partie entfernt; auf dem Platz spielt der Computer weiter. Für { $who } zählt die Partie nicht; für den Host kann sie nur noch als Niederlage zählen.
news-voted-out = { $who } wurde durch Abstimmung aus der Partie entfernt; auf dem Platz spielt der Computer weiter.
news-kick-declined = { $who } bleibt am Tisch: Für den Ausschluss gab es nicht genug Stimmen.
news-ended-together = Alle, die da waren, haben zugestimmt, die Partie zu beenden (vorgeschlagen von { $who }). Der Tisch ist aufgelöst.
news-end-declined = { $who } möchte weiterspielen: Die Partie geht weiter.
news-finish-declined = { $who } möchte nach dieser Runde weiterspielen.
news-withdrawn = { $who } zieht den Vorschlag zurück.
news-dropped = Der offene Vorschlag hat sich damit erledigt.
news-removed = { $who } sitzt nicht mehr an diesem Tisch.
news-ended = { $who } hat diesen Tisch aufgelöst.
news-host = Host ist jetzt { $host }.
news-back = { $who } ist zurück auf dem eigenen Platz.
news-handed = { $who } gibt die Rolle des Hosts ab.
news-ended-reason = { $who } hat diesen Tisch aufgelöst: { $reason }
news-took-back = { $who } hat den letzten eigenen Zug zurückgenommen.
news-take-back-declined = { $who } ist nicht einverstanden: Der Zug gilt.
news-claimed = { $who } nimmt den Rest: Alle übrigen Stiche waren sicher.
news-turned-away = Der Host möchte nicht, dass { $who } hier mitspielt; der Computer behält den Platz.
news-put-out = Die Serververwaltung hat { $who } von diesem Tisch entfernt.
news-put-out-reason = Die Serververwaltung hat { $who } von diesem Tisch entfernt: { $reason }
news-absent = { $count ->
    [one] { $who } war zur Revanche nicht da; der Platz ist frei.
   *[other] { $who } waren zur Revanche nicht da; die Plätze sind frei.
}
rematch-absent = Die Revanche wartet nicht auf { $who } (Autopilot). Mit „{ button-rematch }“ meldet man sich zurück.
news-took-seat = { $count ->
    [one] { $who } spielt jetzt anstelle des Computers.
   *[other] { $who } spielen jetzt anstelle der Computer.
}
order-line = -# { $label }: { $ranks }
order-then = { ", " }
order-rank = **{ $rank }** { $points }
order-rank-nothing = **{ $rank }**
draw-card = { $player }: { $rank }
draw-cards = Auslosung, wer zuerst gibt: { $cards }.
draw-dealer = Wer die niedrigere Karte hat, gibt: { $dealer }.
draw-lot = { $dealer } gibt zuerst; das Los hat entschieden.
newcomer-waits = { $count ->
    [one] { $who } spielt ab der nächsten Runde mit.
   *[other] { $who } spielen ab der nächsten Runde mit.
}
newcomer-rematch = { $count ->
    [one] { $who } spielt in der nächsten Partie mit.
   *[other] { $who } spielen in der nächsten Partie mit.
}
newcomer-asked = { $count ->
    [one] { $who } wartet auf einen Platz und darf mitentscheiden: „{ button-rematch }“ bedeutet ja, /{ command-table } { command-table-leave } bedeutet nein.
   *[other] { $who } warten auf einen Platz und dürfen mitentscheiden: „{ button-rematch }“ bedeutet ja, /{ command-table } { command-table-leave } bedeutet nein.
}

## Die Abrechnung, das Ergebnis

account-title = Was die Runde gebracht hat
sheet-title = Abrechnung
sheet-empty = Noch ist keine Runde zu Ende gespielt.
sheet-deal = **Runde { $number }** · { $headline }
sheet-side = { $side }: **{ $scored }**
sheet-account = { $line } ← { $entries }
sheet-item = – { $entry }
sheet-gain = +{ $amount }
sheet-entry = { $reason } { $amount }
sheet-entry-detailed = { $reason } { $amount } ({ $details })
sheet-marked = { $mark } Ansager. Das Menü zeigt die Abrechnung einer Runde.
sheet-file-deal = Runde
sheet-file-headline = was gespielt wurde
sheet-file-side = wer
sheet-file-account = Abrechnung
sheet-file-score = Punkte
sheet-file-total = Stand
sheet-file-account-of = Abrechnung von { $side }
sheet-file-doubled = Kontra gegen { $whom }
sheet-file-check = Kontrolle
result-title = Ergebnis
result-open = Die Partie läuft noch.
result-winner = Sieg für { $winner }!
result-winner-score = { $score } zu { $other }: Sieg für { $winner }!
result-draw = Unentschieden zwischen { $winner }.
result-draw-teams = Unentschieden: { $winner }.
result-place = { $place } – { $side }: { $score }
result-deals = { $count ->
    [one] Gespielt wurde 1 Runde.
   *[other] Gespielt wurden { $count } Runden.
}
result-absent = { $who }: zählt weder als gewonnen noch als unentschieden, denn mehr als ein Viertel der Züge hat der Computer übernommen.
result-excused = { $who }: zählt nicht als verloren, denn für den Partner hat der Computer mehr als ein Viertel der Züge gespielt.
result-kicked-out = { $who }: Die Partie zählt nicht, denn der Host hat allein über den Ausschluss entschieden.
result-kicking-host = { $who } (Host): zählt weder als gewonnen noch als unentschieden, denn der Host hat jemanden ohne Abstimmung entfernt.
result-host-excused = { $who }: zählt nicht als verloren, denn der Host hat den Partner ohne Abstimmung entfernt.
result-ratings = Wertung auf diesem Server: { $changes }
result-ratings-world = Serverübergreifende Wertung: { $changes }
result-ratings-provisional = Ein Fragezeichen bedeutet: vorläufig, weniger als { $count } gewertete Partien.
rating-change = { $who } { $now } ({ $change })
rating-change-provisional = { $who } { $now }? ({ $change })
rating-gain = +{ $points }
rating-loss = −{ $points }
rating-same = ±0
result-again = { $who } { $count ->
    [one] möchte
   *[other] möchten
} eine Revanche.
thread-name = { $game }: { $players }
thread-begins = **{ $game }** – { $players }
thread-playing = **{ $game }** – { $players }. Zum Tisch: { $thread }
thread-lobby = **{ $game }** – { $players }, noch Plätze frei: { $thread }
thread-result = **{ $game }** – { $outcome } { $thread }
thread-closed = **{ $game }** – { $players }. Der Tisch ist aufgelöst. { $thread }

## Beendete Partien: die Liste, und das Nachspielen

archive-unknown = Diese Partie gibt es nicht, oder sie läuft noch: Nachspielen lassen sich nur beendete Partien.
archive-unreadable = Die Züge dieser Partie sind nicht mehr da oder lassen sich nicht lesen. Das Ergebnis bleibt.
archive-elsewhere = Nachspielen kannst du deine eigenen Partien und die Partien dieses Servers, deren Kanal du siehst. Diese gehört nicht dazu.
moment-deal = Runde { $deal } von { $deals }
moment-step = Schritt { $step } von { $steps }
moment-round = Umlauf { $number }
moment-beginning = Beginn der Runde
moment-end = Die Abrechnung der Runde
moment-view-all = Alle Karten offen
moment-view-public = Was alle sahen
moment-view-seat = Was { $player } sah
moment-told = Nur für { $player }: { $text }
moment-hands = Blätter
moment-hand = Blatt
moment-shared = { $player } zeigt euch einen Moment aus einer beendeten Partie:
    { $where }
moment-is-shared = Diesen Moment sehen jetzt alle im Kanal.
moment-not-here = Zeigen lässt sich ein Moment nur auf dem Server, auf dem die Partie gespielt wurde.
moment-hidden = Vielleicht sehen nicht alle hier den Kanal oder Thread, in dem diese Partie gespielt wurde. Deshalb kannst du den Moment nur dort zeigen.
moment-text = Hier ist die ganze Partie in Worten, mit allen Karten.
past-title = Deine beendeten Partien
past-title-of = Deine beendeten Partien: { $game }
past-empty = Du hast noch keine Partie zu Ende gespielt. /{ command-table } { command-table-new } eröffnet einen Tisch; ist eine Partie vorbei, kannst du sie hier Karte für Karte nachspielen.
past-empty-of = Du hast noch keine Partie { $game } zu Ende gespielt. /{ command-table } { command-table-new } eröffnet einen Tisch; ist eine Partie vorbei, kannst du sie hier Karte für Karte nachspielen.
past-line = { $number }. { $line }
past-with = mit { $who }
past-won = gewonnen, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
past-drew = unentschieden, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
past-lost = verloren, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
past-left = vor dem Ende gegangen
past-uncounted = zählt für dich nicht
button-replay = Nachspielen
button-trick-back = ‹ Stich
button-trick-on = Stich ›
button-round-back = ‹ Umlauf
button-round-on = Umlauf ›
button-step-back = Zurück
button-step-on = Weiter
button-trick-back-spoken = Voriger Stich
button-trick-on-spoken = Nächster Stich
button-round-back-spoken = Voriger Umlauf
button-round-on-spoken = Nächster Umlauf
button-step-back-spoken = Schritt zurück
button-step-on-spoken = Nächster Schritt
button-own-turn = Mein Zug
button-their-turn = Nächster Zug: { $player }
button-share = Zeigen
button-as-text = Als Text
button-newest = Neueste
button-oldest = Älteste
menu-view = Aus wessen Sicht?
menu-deals = Runde
menu-deal = Runde { $deal }
menu-tricks = Stich
menu-watch = Eine Partie nachspielen
limit-shared = Hier wurden eben viele Momente gezeigt. Den nächsten kannst du in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} zeigen.
command-history = partien
command-history-about = Deine beendeten Partien ansehen und nachspielen
command-replay = nachspielen
command-replay-about = Eine beendete Partie Karte für Karte nachspielen: eine eigene oder eine von diesem Server
param-match = partie
param-match-about = Welche Partie; ohne Angabe deine letzte

## Eine Aufzeichnung nachspielen (stich replay)

replay-heading = { $game } ({ $preset }), zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $seats }
}; zuerst gibt { $dealer }
replay-line = { $line }  { $text }
replay-told = nur für { $seat }: { $text }
replay-score = { $side }: { $scored }, Stand { $total } ← { $entries }
replay-nothing = nichts
replay-rank = { $place }. { $sides }
replay-over = Die Partie ist zu Ende: { $ranking }
replay-open = Hier endet die Aufzeichnung; dran ist { $seat }.
replay-deal-due = Hier endet die Aufzeichnung; als Nächstes wird gegeben.
replay-illegal = Der Zug in Zeile { $line } ist nicht erlaubt: { $reason } (Regel { $rule })
replay-rule = Die Regel: { $text }
replay-no-such-file = Die Datei { $file } gibt es nicht.
replay-is-directory = { $file } ist ein Ordner, keine Aufzeichnung.
replay-not-permitted = Für die Datei { $file } fehlt die Leseberechtigung.
replay-cannot-read = Die Datei { $file } kann nicht gelesen werden.
replay-too-large = Die Datei { $file } ist zu groß: Das kann keine Aufzeichnung einer Partie sein.
replay-no-such-view = Den Platz { $view } gibt es nicht: Nenne die Nummer eines Platzes oder „public“.

verify-deal-holds = Runde { $number }: { $hash }
verify-deal-broken = Runde { $number }: { $hash } – der Hash passt nicht zu dieser Runde und ihrer Stelle in der Partie
verify-deal-open = Runde { $number } hat weder Salt noch Hash.
verify-no-salts = Diese Aufzeichnung enthält keine Salts und lässt sich darum nicht prüfen.
verify-broken = Die Aufzeichnung wurde verändert: Nicht jede Runde passt zu ihrem Hash.
verify-unfinished = Die Aufzeichnung ist unvollständig: Sie hört vor dem Ende der Partie auf.
verify-consistent = Die Aufzeichnung ist in sich stimmig. Vergleiche die Hashes mit denen, die der Tisch bei jeder Runde gezeigt hat, und die Prüfsumme beim Ergebnis mit dieser: { $digest }
verify-digest-same = Die Prüfsumme stimmt mit der beim Ergebnis überein: Seither wurde nichts verändert, und jede Runde hat den Hash, den der Tisch gezeigt hat.
verify-digest-other = Die Aufzeichnung wurde verändert oder gehört zu einer anderen Partie: Ihre Prüfsumme ist { $digest }
verify-no-digest = { $digest } ist keine Prüfsumme. Gib die 64 Zeichen (0–9, a–f) an, die beim Ergebnis stehen.
verify-alone = --verify geht weder mit --json noch mit --view zusammen.

## Die Befehlszeile

usage-stich = Europäische Stichspiele auf Discord.
usage-help = diese Hilfe zeigen
usage-version = die Version zeigen
usage-run = den Bot auf Discord laufen lassen (DISCORD_TOKEN=… stich run)
usage-play = im Browser spielen, ohne Discord-Konto
usage-play-game = das Spiel, das der Knopf zuerst anbietet
usage-play-data = Tische in dieser Datenbank speichern, Nachrichten in FILE.sandbox
usage-play-port = der Port der Seite (sonst irgendein freier)
usage-play-servers = wie viele Server es gibt, jeder in einem anderen Shard (sonst 1)
usage-play-processes = auf wie viele Prozesse des Bots sich die Server verteilen (sonst 1); ab 2 braucht es PostgreSQL
usage-play-database-url = die Adresse einer PostgreSQL-Datenbank, statt einer Datei
usage-play-no-open = die Adresse nennen und keinen Browser öffnen
usage-play-language = die Sprache des Servers und des ersten Spielers (sonst die des Terminals)
usage-replay = eine Partie nachspielen
usage-replay-file = die Aufzeichnung einer Partie (.stich)
usage-replay-json = ein JSON-Objekt für jede Zeile der Aufzeichnung
usage-replay-view = nur zeigen, was dieser Platz (0, 1, …) oder das Publikum (public) sehen darf
usage-replay-verify = prüfen, ob es die Runden sind, deren Hashes der Tisch gezeigt hat
usage-replay-digest = die Prüfsumme, die beim Ergebnis stand: Damit fällt jede Änderung auf
usage-replay-language = die Sprache der Ausgabe
usage-simulate = Computer gegeneinander spielen lassen
usage-simulate-game = das Spiel
usage-simulate-matches = wie viele Partien (100)
usage-simulate-players = einer für jeden Platz
usage-simulate-seed = gleicher Startwert, gleiche Partien
usage-config = die geltenden Einstellungen zeigen, Geheimes verdeckt
usage-health = den laufenden Bot fragen, ob alles in Ordnung ist; Rückgabewert 0, wenn ja
usage-backup = die Datenbank in eine neue Datei kopieren; der Bot darf dabei laufen
usage-backup-file = die Kopie; diese Datei darf es noch nicht geben
usage-migrate = eine SQLite-Datenbank nach PostgreSQL übertragen (DATABASE_URL)
usage-migrate-file = die SQLite-Datenbank; sie bleibt, wie sie ist
usage-privacy = bei angehaltenem Bot löschen, was über jemanden gespeichert ist
usage-privacy-delete = alles über eine Person löschen
usage-privacy-user = die Discord-ID dieser Person
usage-privacy-repeat = noch einmal löschen, was eine zurückgespielte Sicherung wiederhergestellt hat
usage-deck = die Karten ansehen
usage-deck-preview = alle Karten eines Kartenspiels auf einen Bogen zeichnen
usage-deck-preview-file = der Bogen, eine PNG-Datei; diese Datei darf es noch nicht geben
usage-deck-which = french, french-two-colours (zweifarbig) oder swiss; ohne Angabe french
usage-ratings = die Wertungen mit den gewerteten Partien vergleichen oder neu berechnen
usage-ratings-check = sagen, wo die Wertungen nicht zu den Partien passen; der Bot darf dabei laufen
usage-ratings-rebuild = bei angehaltenem Bot die Wertungen aus den Partien neu berechnen
usage-ratings-database = die Datenbank; ohne Angabe die aus den Einstellungen
usage-emoji = die Emojis der Karten und Farben
usage-emoji-sync = bei Discord anlegen, was fehlt; nach einem Abbruch noch einmal aufrufen
cli-no-port = ein Port ist eine Zahl von 0 bis 65535
cli-no-servers = möglich sind 1 bis { $most } Server
cli-no-processes = möglich sind 1 bis { $most } Prozesse
cli-play-needs-postgresql = Mehrere Prozesse brauchen eine gemeinsame PostgreSQL-Datenbank: Gib deren Adresse mit --database-url oder DATABASE_URL an.
cli-no-token = Es gibt kein Token: Setze DISCORD_TOKEN oder schreibe es in .env.
cli-wrong-token = Discord nimmt das Token nicht an: Prüfe DISCORD_TOKEN.
cli-unknown-setting = Unbekannte Einstellung { $setting } in der Umgebung: siehe .env.example.
cli-unknown-setting-file = Unbekannte Einstellung { $setting } in { $file }: siehe .env.example.
cli-unreadable-file = { $file } kann nicht gelesen werden.
cli-database-unsupported = Datenbanken der Art { $scheme } werden nicht unterstützt: Gib den Pfad einer SQLite-Datei an oder postgresql://benutzer:passwort@rechner/datenbank.
cli-database-unusable = Die Datenbank { $path } ist nicht brauchbar: { $reason }.
cli-deletions-unreadable = Die Liste der Löschungen { $path } ist nicht lesbar: { $reason }. Ohne sie könnte mit einer alten Sicherung zurückkommen, was gelöscht wurde. Der Bot muss die Liste lesen dürfen.
cli-database-in-use = Die Datenbank { $path } wird schon von einer anderen Stich-Instanz benutzt: Beende diese oder nimm eine andere Datenbank.
cli-database-newer = Die Datenbank { $path } stammt von einer neueren Version: Aktualisiere Stich oder nimm eine andere Datenbank.
cli-database-no-driver = Die Datenbank { $path } braucht ein Paket, das nicht installiert ist ({ $reason }). Installiere es: pip install "stich[postgres]", oder im Ordner von Stich: pip install ".[postgres]"
cli-database-no-server = Bei { $path } antwortet kein PostgreSQL-Server ({ $reason }): Prüfe die Adresse und ob der Server läuft.
cli-database-password = Der Server der Datenbank { $path } akzeptiert den Benutzer oder das Passwort nicht.
cli-database-no-database = Die Datenbank { $path } gibt es nicht: Lege sie an, zum Beispiel mit createdb.
cli-database-not-allowed = Der Benutzer darf die Datenbank { $path } nicht verwenden ({ $reason }): Stich legt darin Tabellen an und ändert sie. Mache den Benutzer zum Eigentümer der Datenbank.
cli-two-databases = { $first } und { $second } nennen zwei verschiedene Datenbanken: Setze nur eine der beiden Einstellungen.
cli-database-half-moved = Der Umzug in die Datenbank { $path } ist noch nicht fertig: Führe „stich migrate“ noch einmal aus und lass es zu Ende laufen.
cli-extra-missing = { $setting } braucht ein Paket, das nicht installiert ist: pip install "stich[{ $extra }]", oder im Ordner von Stich: pip install ".[{ $extra }]"
cli-health-port-taken = Port { $port } auf { $host } ist schon belegt und für die Zustandsabfrage nicht nutzbar: Setze { $setting } auf einen anderen Port oder auf 0, um sie auszuschalten.
cli-health-no-address = Die Adresse für die Zustandsabfrage lässt sich nicht öffnen: { $host }, Port { $port }.
cli-health-off = Die Zustandsabfrage ist ausgeschaltet ({ $setting } ist 0).
cli-health-no-answer = Auf { $host } Port { $port } antwortet niemand.
cli-health-not-connected = Der Bot läuft, ist aber nicht mit Discord verbunden.
cli-health-no-database = Der Bot läuft, kann aber nichts speichern: Prüfe die Datenbank und den Datenträger.
cli-health-no-ticker = Der Bot läuft, aber an seinen Tischen geht nichts mehr von selbst weiter: Starte ihn neu.
cli-health-no-ownership = Der Bot läuft, hat aber keinen Shard: Alle liegen bei anderen Prozessen, oder die Datenbank antwortet nicht.
cli-health-shard = In Shard { $shard }: { $reason }
health-no-metrics = Keine Messwerte: pip install "stich[metrics]", dann den Bot neu starten.
cli-health-well = Der Bot ist verbunden.
cli-ratings-equal = { $matches ->
    [one] 1 gewertete Partie
   *[other] { $matches } gewertete Partien
}, { $ratings ->
    [one] 1 Wertung
   *[other] { $ratings } Wertungen
}: Die Wertungen stimmen mit den Partien überein.
cli-ratings-line = { $game }, { $ladder }, Person { $user }: gespeichert { $stored }, aus den Partien berechnet { $computed }
cli-ratings-server = Server { $server }
cli-ratings-world = serverübergreifend
cli-ratings-more = … und { $count } weitere.
cli-ratings-seats = Vor einer Partie gespeicherte Wertungen, die nicht zu den früheren Partien passen: { $count }.
cli-ratings-misplaced = Zeilen, deren Wertung nicht zu ihrer Rangliste passt: { $count }.
cli-ratings-differ = Die Wertungen passen nicht zu den gewerteten Partien ({ $matches }). Halte den Bot an und rufe auf: stich ratings rebuild
cli-ratings-rebuilt = Jetzt stimmen alle Wertungen ({ $ratings }) mit den gewerteten Partien ({ $matches }) überein.
cli-ratings-unreadable = Eine gewertete Partie hat in der Spalte { $column } einen unmöglichen Wert: Es wurde nichts geändert.
cli-backup-postgresql = Dieser Befehl kopiert eine SQLite-Datei. Eine PostgreSQL-Datenbank kopierst du mit pg_dump.
cli-backup-exists = Die Datei { $path } gibt es schon: Wähle einen anderen Namen.
cli-backup-no-space = Für die Kopie { $path } ist kein Platz: Es wurde nichts geschrieben.
cli-backup-not-written = Die Kopie { $path } lässt sich nicht schreiben: { $reason }.
cli-backup-done = Die Datenbank { $source } wurde nach { $path } kopiert.
cli-migrate-no-target = Gib in DATABASE_URL die PostgreSQL-Datenbank an, in die umgezogen wird, und lass STICH_DATABASE leer.
cli-migrate-not-empty = In der Datenbank { $path } ist schon etwas, das nicht aus dieser Datei kommt: Lege eine leere Datenbank an.
cli-migrate-unfit = Die Tabelle { $table } hat in der Spalte { $column } einen Wert, den PostgreSQL nicht speichern kann: Berichtige ihn in der Datei und führe den Befehl noch einmal aus.
cli-migrate-differs = Die Tabelle { $table } ist in der Datei und in der Datenbank nicht gleich. Verwende weiter die Datei und melde es den Autoren von Stich.
cli-migrate-table = { $table }: { $moved } von { $rows } Zeilen
cli-migrate-checked = Auf beiden Seiten gleich: { $table }, { $rows } Zeilen, Prüfsumme { $digest }
cli-migrate-already = { $source } ist schon vollständig nach { $path } umgezogen. Es wurde nichts geändert.
cli-migrate-done = { $rows ->
    [one] 1 Zeile ist
   *[other] { $rows } Zeilen sind
} von { $source } nach { $path } umgezogen. Starte den Bot mit dieser DATABASE_URL; die Datei wird nicht mehr gebraucht.
cli-no-user = die Discord-ID einer Person ist eine Zahl
cli-privacy-deleted = Gelöscht: { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}. Über diese Person ist nichts mehr gespeichert.
cli-privacy-nothing = Über diese Person ist nichts gespeichert.
cli-privacy-repeated = { $people ->
    [0] Nichts musste noch einmal gelöscht werden.
    [one] Noch einmal gelöscht: die Daten einer Person.
   *[other] Noch einmal gelöscht: die Daten von { $people } Personen.
}
cli-deck-exists = Die Datei { $path } gibt es schon: Wähle einen anderen Namen.
cli-deck-not-written = Der Kartenbogen { $path } lässt sich nicht schreiben: { $reason }.
cli-deck-done = Die Karten sind jetzt in { $path }.
cli-face-unusable = { $path } ist kein Bild.
cli-emoji-done = { $created ->
    [0] Alle Emojis sind da.
    [one] Ein Emoji angelegt; jetzt sind alle da.
   *[other] { $created } Emojis angelegt; jetzt sind alle da.
}
cli-emoji-full = Angelegte Emojis: { $created }, fehlende: { $missing }. Mehr speichert Discord für diesen Bot nicht. Lösche im Developer Portal einige und versuche es noch einmal.
cli-emoji-refused = Angelegte Emojis: { $created }, fehlende: { $missing } ({ $reason }). Versuche es später noch einmal; was da ist, bleibt.
cli-emoji-unknown = Discord sagt nicht, welche Emojis da sind ({ $reason }). Versuche es später noch einmal.
cli-port-taken = Port { $port } ist besetzt oder nicht erlaubt: Wähle mit --port einen anderen.
cli-no-place = Die Datei { $path } lässt sich nicht anlegen: Dort ist schon ein Ordner dieses Namens, oder der Ordner für die Datei fehlt.
cli-data-unusable = { $path } ist nicht brauchbar: Ein anderer Aufruf von stich play benutzt die Datei, oder sie stammt nicht von der Sandbox, oder sie lässt sich nicht schreiben.
cli-no-such-game = Das Spiel { $game } gibt es nicht. Es gibt: { $games }.
cli-no-such-language = Die Sprache { $language } gibt es nicht. Es gibt: { $languages }.
cli-no-such-player = Den Computerspieler { $player } gibt es nicht. Es gibt: { $players }.
cli-wrong-number = { $game } braucht so viele Spieler, wie es Plätze gibt: { $seats }.
cli-no-matches = Mindestens eine Partie muss es sein.
simulate-heading = { $game } – Partien: { $matches }, Runden: { $deals }
simulate-player = { $number }. { $player }: { $wins } gewonnen ({ $percent } %), { $points } Punkte pro Partie
simulate-draws = unentschieden: { $draws }
simulate-seed = Startwert { $seed }, { $seconds } s
play-address = Hier wird gespielt: { $address }
play-end = Zum Beenden: Strg-C (Ctrl-C).
play-process = Prozess { $number } des Bots hat die ID { $pid }.
play-process-ended = Prozess { $number } ({ $pid }) ist zu Ende; ein neuer folgt.

setting-discord-token = { $setting } enthält kein gültiges Token.
setting-database = { $setting } muss der Pfad einer Datei oder die Adresse einer PostgreSQL-Datenbank sein.
setting-language = { $setting } muss eine Sprache sein, für die es Texte gibt, etwa de, en oder ja.
setting-log-level = { $setting } muss debug, info, warning oder error sein.
setting-log-format = { $setting } muss console oder json sein.
setting-health-host = { $setting } muss eine Adresse dieses Rechners sein.
setting-health-port = { $setting } muss eine Zahl von 0 (keine Zustandsabfrage) bis 65535 sein.
setting-pauses = { $setting } muss eine Zahl von 0 bis 10 sein.
setting-command-guild = { $setting } muss die Nummer (ID) eines Servers sein.
setting-secrets-dir = { $setting } muss ein Ordner sein.
setting-faces = { $setting } muss ein Ordner sein.
setting-emoji = { $setting } muss create, use oder off sein.
setting-retention-days = { $setting } ist eine Anzahl von Tagen zwischen 0 (nie) und 36500.
setting-beginner-matches = { $setting } ist eine Anzahl Partien zwischen 0 (niemand gilt als Anfänger) und 1000.
setting-shards = { $setting } muss eine Zahl von 1 bis 10000 sein: wie viele Shards der Bot in allen Prozessen zusammen hat. Mit einer SQLite-Datei ist es 1.
setting-sentry-dsn = { $setting } muss die Adresse sein, die Sentry für ein Projekt angibt (DSN): mit https oder im eigenen Netz.
setting-process = { $setting } muss ein Name aus höchstens 64 Buchstaben, Ziffern und Sonderzeichen sein, ohne Leerzeichen.
setting-rest-proxy = { $setting } muss die http-Adresse eines REST-Proxys im eigenen Netz sein (etwa http://proxy:8080): eine private Adresse, ein Name ohne Punkt oder einer unter .internal, .local oder .lan. Der Proxy bekommt das Token und alle Blätter.
setting-api-base = { $setting } muss eine http-Adresse auf diesem Rechner sein; STICH_API_BASE, STICH_GATEWAY_URL und STICH_CDN_BASE gehören zusammen.
setting-gateway-url = { $setting } muss eine ws-Adresse auf diesem Rechner sein.
setting-cdn-base = { $setting } muss eine http-Adresse auf diesem Rechner sein.

## Warum ein Tisch etwas nicht tut

tables-unknown = Dieser Tisch ist aufgelöst.
tables-stale = Inzwischen wurde am Tisch weitergespielt. So steht es jetzt.
tables-not-saved = Das konnte ich gerade nicht speichern. Es hat sich nichts geändert: Versuch es bitte gleich noch einmal.
tables-suspended = Dieser Tisch ruht: Die Partie wurde nach anderen Regeln gespielt, oder ihre Aufzeichnung lässt sich nicht vollständig lesen. Der Host kann den Tisch auflösen.
tables-paused = Die Partie macht Pause. Sie geht weiter, wenn alle am Tisch auf „{ button-continue }“ gedrückt haben (/{ command-table } { command-table-continue }).
tables-deserted = Die Partie wartet, weil niemand mehr da war. Mit „{ button-continue }“ (/{ command-table } { command-table-continue }) geht sie weiter.
tables-not-paused = Die Partie macht gerade keine Pause: Sie läuft.
tables-not-alone-yet = Ohne die anderen kannst du erst weiterspielen, wenn 7 Tage lang niemand geantwortet hat. In einer freien Partie kann es der Host sofort.
tables-pace-rated = Diese Partie wird gewertet, darum lässt sich das Tempo nur in einer Pause ändern: Wer danach weiterspielt, ist einverstanden.
tables-only-slower = Solange die Partie läuft, lässt sich die Zeit pro Zug nur verlängern. In einer Pause kann der Host jedes Tempo wählen.
tables-take-back-rated = Diese Partie wird gewertet: Gespielt ist gespielt. In freien Partien kannst du einen Zug zurücknehmen.
tables-take-back-used-up = Du hast in dieser Runde schon zehn Züge zurückgenommen; mehr geht nicht.
discord-take-back-asked = Inzwischen wurde weitergespielt; jetzt entscheiden die anderen. Noch fehlt die Zustimmung von { $missing }.
tables-not-in-lobby = Das geht nur, bevor die Partie beginnt.
tables-not-playing = An diesem Tisch läuft keine Partie.
tables-not-finished = Die Partie ist noch nicht zu Ende.
tables-not-seated = Du sitzt nicht an diesem Tisch.
tables-already-seated = Du sitzt schon an diesem Tisch.
tables-too-many-tables = Du sitzt schon an so vielen Tischen, wie erlaubt sind: Verlasse zuerst einen davon.
limit-opened = Du hast gerade viele Tische eröffnet, und jeder braucht Platz im Kanal. Den nächsten kannst du in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} eröffnen.
limit-opened-in-channel = In diesem Kanal wurden gerade viele Tische eröffnet. Warte bitte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} oder nimm einen anderen Kanal.
limit-opened-in-server = Auf diesem Server wurden gerade viele Tische eröffnet. Warte bitte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
limit-tables-in-channel = Du sitzt in diesem Kanal schon an { $count } Tischen. Verlasse zuerst einen davon oder nimm einen anderen Kanal.
limit-shown = Den Tisch habe ich eben erst neu gezeigt: In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} geht es wieder. Bis dahin findest du ihn weiter oben.
limit-invites = Du hast gerade viele Leute eingeladen. Die nächsten kannst du in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} einladen.
limit-invited = Diese Person hat gerade schon viele Einladungen bekommen: Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}.
limit-proposed = Das waren gerade viele Vorschläge. Den nächsten kannst du in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} machen.
limit-at-once = Das war viel auf einmal, ich komme nicht nach. Warte kurz und drück noch einmal.
tables-full = An diesem Tisch sind alle Plätze besetzt.
tables-seat-taken = Dieser Platz ist besetzt.
tables-seats-changed = Die Plätze wurden inzwischen getauscht, deshalb ist nichts passiert. Schau bitte nach, wer jetzt dort sitzt.
tables-seat-empty = Dort sitzt niemand.
tables-already-there = Dort sitzt du schon.
tables-same-seat = Wähle zwei verschiedene Plätze.
tables-seats-empty = Noch sind Plätze frei: Warte auf andere oder lass Computer mitspielen.
tables-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
tables-seat-on-turn = Gerade spielt der Computer für dich. Drück nach seinem Zug noch einmal.
tables-join-rated = Diese Partie wird gewertet; darum spielen nur die mit, die sie begonnen haben. Bei der nächsten bist du willkommen.
tables-join-kicked = Du bist aus dieser Partie entfernt worden. Bei der nächsten kannst du wieder mitmachen.
tables-excluded = Die Leute, die diesen Server verwalten, haben entschieden, dass du an den Tischen hier nicht mitspielst. Auf anderen Servern und mit mir in Direktnachrichten kannst du weiterspielen. Wenn du das für ein Versehen hältst, frag jemanden, der den Server verwaltet.
tables-never-rated = Auf diesem Server werden Partien nicht gewertet.
tables-elsewhere = In diesem Kanal werden keine Tische eröffnet. Eröffnen kannst du einen in { $channels }.
tables-elsewhere-unknown = In diesem Kanal werden keine Tische eröffnet. Frag die Leute, die diesen Server verwalten, wo das geht.
tables-join-waiting = Du spielst ab der nächsten Runde mit. Doch nicht? /{ command-table } { command-table-leave } gibt den Platz wieder frei.
tables-join-none = In dieser Partie kannst du gerade keinen Computer ablösen.
tables-no-such-computer = Diesen Computerspieler gibt es nicht.
tables-too-many = Hier sitzen mehr Leute, als mit dieser Einstellung mitspielen können.
tables-proposal-open = Ein anderer Vorschlag ist noch offen. Antworte zuerst darauf, mit den Knöpfen unter der Nachricht des Tisches.
tables-proposal-over = Das ist schon entschieden.
tables-no-finish = In diesem Spiel kann eine Partie nicht vorzeitig mit Ergebnis enden.
tables-proposal-about-you = Bei dieser Abstimmung geht es um dich: Die anderen entscheiden.
tables-kick-person = Aus einer Partie kann man nur Menschen entfernen, keine Computer.
tables-kick-self = Dich selbst kannst du nicht entfernen. Gehen kannst du mit /{ command-table } { command-table-leave }.
tables-kick-absent = Zu zweit wird niemand entfernt, solange beide da sind. Du kannst vorschlagen, die Partie zu beenden: /{ command-table } { command-table-end }.
tables-end-rated = Eine gewertete Partie endet nur dann vorzeitig, wenn alle zustimmen, die da sind: /{ command-table } { command-table-end } fragt alle.
tables-host-only = Das kann nur der Host des Tisches.
tables-host-person = Host kann nur ein Mensch am Tisch werden, kein Computer.
tables-host-already = Du bist schon Host dieses Tisches.
tables-no-deal-due = Jetzt wird nicht gegeben.
tables-no-claim = Es ist nicht sicher, dass du alle übrigen Stiche machst.
tables-no-match = Eine solche Partie gab es an diesem Tisch nicht.
tables-record-gone = Diese Partie ist nicht mehr gespeichert: Karten und Züge alter Partien werden nach einiger Zeit gelöscht.
tables-record-unfinished = Die Aufzeichnung gibt es, sobald die Partie zu Ende ist.
tables-record-unreadable = Die Aufzeichnung dieser Partie lässt sich nicht mehr lesen.

## Discord: Knöpfe und Menüs

button-join = Mitspielen
button-leave = Verlassen
button-stay = Nein, bleiben
button-no = Nein
button-leave-sure = Tisch verlassen
button-seat-back = Platz wieder einnehmen
button-end-sure = Tisch auflösen
button-propose = Vorschlagen
button-end-match = Partie beenden
button-end-propose = Ende der Partie vorschlagen
button-finish = Nach dieser Runde Schluss
button-agree = Zustimmen
button-decline = Ablehnen
button-kick-alone = Entfernen
button-kick-vote = Abstimmen lassen
button-add-computer = Computer dazu
button-options = Optionen
button-server-set = Als Vorgabe für diesen Server übernehmen
button-server-reset = Vorgabe für diesen Server aufheben
button-seats = Plätze
button-invite = Einladen
button-to-table = Zum Tisch
button-untell = Keine solchen Nachrichten mehr
button-change-seats = Plätze wechseln
button-shuffle = Plätze auslosen
button-table = Tisch
button-report = Spielzug melden
button-picture = Bild
button-hand-over = Übergeben
button-start = Starten
button-fill = Mit Computern starten
button-fewer = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $count }
} spielen
button-hand = Mein Blatt
button-score = Abrechnung
button-record = Aufzeichnung
button-fair = Fair gegeben?
button-sheet-file = Als Datei
button-sheet = Ganzer Zettel
button-trump = { $card }*
button-trump-spoken = { $card }, Trumpf
button-queued = { $card } ✓
button-queued-spoken = { $card }, vorgemerkt
button-rules = Regeln
button-back = Wieder da
button-next-deal = Nächste Runde
button-next-trick = Weiter
button-take-back = Zug zurück
button-pause = Pause machen
button-continue = Weiterspielen
button-go-on = Ohne sie weiterspielen
button-rematch = Revanche
button-why = Warum?
button-details = Details
button-none = Nichts davon
button-nobody = Niemand
button-confirm = Bestätigen: { $chosen }
button-confirm-short = Bestätigen
button-draft-back = Zurück
button-confer = Mit { $names } sprechen
button-advice = Vorschlag
button-more-answers = Mehr …
button-claim = Rest nehmen
button-page-back = Zurück
button-page-on = Weiter
button-play = { $game } spielen
menu-answer = Wähle deine Antwort
menu-group = { $first } … { $last }
menu-group-part = { $title }: { $span }
menu-pick = Wähle aus
menu-pick-suit = { $suit }: wähle aus
menu-nothing = Jetzt gibt es nichts zu wählen
menu-seat = Setz dich, wohin du willst
menu-guests = Wen möchtest du einladen?
menu-swap = Zwei Plätze tauschen
menu-computer = Einen Platz einem Computer geben
menu-free = Einen Platz freigeben
menu-out = Jemanden entfernen
menu-out-waits = Wartet auf die nächste Runde
menu-host = Die Rolle als Host übergeben
menu-reasons = Abrechnung einer Runde
menu-which = Tisch wählen
menu-instead = Ein anderer Tisch
menu-reasons-deal = Runde { $number }: { $what }
form-game = Spiel
form-preset = Variante
form-other = anderer Wert …
form-pace = Zeit pro Zug
form-seats = Wie viele spielen
form-level = Computer
form-rated = Gewertet
form-rated-yes = ja, ab zwei Menschen am Tisch
form-rated-no = nein, freie Partie
form-start = Beginn
form-start-pressed = wenn jemand auf „{ button-start }“ drückt
form-start-full = sobald alle Plätze besetzt sind

## Discord: private Antworten

discord-opened = Dein Tisch steht. Andere kommen mit dem Knopf unter der Nachricht des Tisches dazu; starten kannst du, wenn alle Plätze besetzt sind.
discord-opened-alone = Dein Tisch ist offen. In einer Direktnachricht kann sonst niemand mitspielen: Gib die Plätze dem Computer und starte dann.
server-rules-set = Auf diesem Server beginnen Tische für { $game } ab jetzt mit diesen Regeln. Alle Einstellungen des Servers stehen unter /{ command-admin } { command-admin-show }.
server-rules-reset = Tische für { $game } beginnen ab jetzt wieder mit den üblichen Regeln.
discord-rules-which = Regeln zu welchem Spiel?
discord-joined = Du spielst mit.
discord-seat-back = Du hast deinen Platz wieder.
discord-waiting = Du spielst ab der nächsten Runde mit, auf dem Platz von { $computer }. Weil du mittendrin einsteigst, zählt diese Partie für dich weder als gewonnen noch als verloren.
discord-waiting-over = Du wartest an diesem Tisch nicht mehr auf einen Platz: { $table }
discord-hand-later = Hier erscheinen deine Karten, sobald sie ausgeteilt sind.
discord-hand-as-of = Aktualisiert { $time }
discord-hand-elsewhere = Du spielst gerade am Tisch und siehst dein Blatt dort. „{ $button }“ zeigt es auch hier.
discord-hand-lapsed = Eine private Nachricht kann ich nur 15 Minuten lang ändern. Der Knopf zeigt dein Blatt, wie es jetzt ist.
discord-hand-left = Du sitzt nicht mehr an diesem Tisch.
discord-left-free = Du hast den Tisch verlassen.
discord-left-lost = Du hast den Tisch verlassen. Auf deinem Platz spielt der Computer weiter; die Partie gilt am Ende für dich als verloren. Bis dahin kannst du den Platz wieder einnehmen, mit dem Knopf oder mit /{ command-table } { command-table-join }.
discord-left-newcomer = Du hast den Tisch verlassen, und auf deinem Platz spielt der Computer weiter. Die Partie zählt für dich nicht. Bis sie endet, kannst du den Platz wieder einnehmen, mit dem Knopf oder mit /{ command-table } { command-table-join }.
discord-left-waits = Du hast den Tisch verlassen. Jetzt ist niemand mehr da, und die Partie wartet 7 Tage: Mit „{ button-continue }“ unter der Nachricht des Tisches (oder mit /{ command-table } { command-table-continue }) bekommst du deinen Platz zurück.
discord-left-closes = Du hast den Tisch verlassen; er ist aufgelöst.
discord-stayed = Es bleibt, wie es war.
table-menu = Was möchtest du an diesem Tisch tun? Host: { $host }. Bevor etwas geschieht, wirst du noch gefragt.
table-menu-changed = Das geht nicht mehr. Das kannst du jetzt tun:
ask-leave = Diesen Tisch verlassen? { $table }
ask-leave-free = Dein Platz wird frei.
ask-leave-finished = Dein Platz wird frei; das Ergebnis der Partie bleibt.
ask-leave-lost = Auf deinem Platz spielt der Computer weiter; am Ende gilt die Partie für dich als verloren, wenn du den Platz nicht vorher wieder einnimmst.
ask-leave-newcomer = Auf deinem Platz spielt der Computer weiter; bis zum Ende der Partie kannst du den Platz wieder einnehmen. Du bist mittendrin eingestiegen, darum zählt die Partie für dich nicht.
ask-leave-suspended = Der Computer übernimmt deinen Platz. Im Moment kann niemand weiterspielen; geht die Partie später weiter, gilt sie am Ende für dich als verloren.
ask-leave-closes = Am Tisch sitzt kein anderer Mensch, daher wird der Tisch aufgelöst.
ask-leave-closes-over = Am Tisch sitzt kein anderer Mensch, daher wird der Tisch aufgelöst; das Ergebnis der Partie bleibt.
ask-leave-uncounted = Am Tisch sitzt kein anderer Mensch, daher wird der Tisch aufgelöst; die Partie endet ohne Ergebnis.
ask-leave-waits = Am Tisch sitzt kein anderer Mensch, daher wartet die Partie. 7 Tage lang kann jeder, der mitgespielt hat, mit „{ button-continue }“ unter der Nachricht des Tisches weiterspielen; danach wird der Tisch aufgelöst. /{ command-table } { command-table-end } löst ihn sofort auf.
ask-leave-deserted = Für alle anderen spielt der Autopilot, daher wartet die Partie, bis jemand von ihnen zurückkommt.
ask-leave-pauses = Die gewünschte Pause beginnt dann.
ask-leave-continues = Die Pause ist dann zu Ende, und die Partie geht weiter.
ask-leave-reopens = Alle anderen, die da sind, wollen eine Revanche: Gehst du, wird der Tisch für eine neue Partie geöffnet.
ask-leave-gives-up = Von den Partien, die du verlassen hast, warten nur die letzten fünf auf dich. Gehst du jetzt, endet darum eine frühere: { $table }
ask-leave-host = Host ist dann { $host }.
ask-end = Diesen Tisch für alle auflösen? { $table }
ask-propose-end = Den anderen vorschlagen, die Partie hier zu beenden? { $table }
ask-end-table = Alle verlieren dort ihren Platz.
ask-end-over = Alle verlieren dort ihren Platz; das Ergebnis der Partie bleibt.
ask-end-match = Die Partie endet hier, ohne Ergebnis für irgendjemanden.
ask-end-vote = Alle, die da sind, müssen zustimmen. Dann endet die Partie für alle ohne Ergebnis; bis dahin geht sie weiter.
ask-end-finish = Oder schlage vor, nach dieser Runde aufzuhören: Dann wird der Pott geteilt, und die Partie zählt. Alle, die da sind, müssen zustimmen.
ask-kick = { $name } aus dieser Partie entfernen? { $table }
ask-kick-alone = Als Host kannst du das allein entscheiden.
ask-kick-vote = Die anderen stimmen mit den Knöpfen unter der Nachricht des Tisches ab. Nötig { $count ->
    [one] ist eine Stimme
   *[other] sind { $count } Stimmen
}, deine eingerechnet.
ask-kick-lost = Auf dem Platz spielt dann der Computer weiter. Eine Rückkehr in diese Partie gibt es nicht; für die entfernte Person ist die Partie verloren.
ask-kick-newcomer = Auf dem Platz spielt dann der Computer weiter. Eine Rückkehr in diese Partie gibt es nicht. Für jemanden, der mittendrin dazukam, zählt die Partie ohnehin nicht.
ask-kick-rated = Die Partie wird gewertet, und { $name } ist da. Entfernst du { $name } ohne Abstimmung, zählt die Partie für { $name } nicht, und du kannst sie nur noch verlieren, nicht gewinnen.
ask-kick-partner = Für { $who } aus demselben Team wird die Partie dann auf keinen Fall als Niederlage gewertet.
ask-kick-or-vote = Oder die anderen stimmen mit den Knöpfen unter der Nachricht des Tisches ab. Nötig { $count ->
    [one] ist eine Stimme
   *[other] sind { $count } Stimmen
}, deine eingerechnet. Dann gilt die Partie für { $name } als verloren und zählt für dich wie immer.
ask-kick-gone = Auf dem Platz spielt dann der Computer weiter. Eine Rückkehr in diese Partie gibt es nicht.
ask-host = Soll { $name } Host dieses Tisches werden? { $table }
ask-host-back = Zurückgeben kann dir die Rolle danach nur { $name }.
ask-end-stranger = Du sitzt nicht an diesem Tisch; auflösen darfst du ihn, weil du den Server verwaltest.
ask-end-reason = Grund (die Spielenden lesen ihn)
ask-told = Eine Nachricht am Tisch teilt { $names } mit, dass du es warst.
ask-table = **{ $game }** in { $channel }: { $players }.
ask-table-private = **{ $game }** in Direktnachrichten: { $players }.
discord-computer-added = Ein Computer spielt mit.
discord-fill = Noch sind Plätze frei. Du kannst auf andere warten oder Computer mitspielen lassen.
discord-kicked = { $name } sitzt nicht mehr am Tisch.
discord-kicked-out = { $name } wurde aus der Partie entfernt.
discord-proposed = Die anderen werden in der Nachricht des Tisches gefragt. Noch keine Antwort von: { $missing }. Bis genug zustimmen, geht die Partie weiter; mit „{ button-decline }“ ziehst du den Vorschlag zurück.
discord-agreed = Du stimmst zu. Noch keine Antwort von: { $missing }.
discord-agreed-last = Du stimmst zu, und damit ist es entschieden.
discord-finishing = Alle sind einverstanden: Die Partie endet nach dieser Runde und zählt.
discord-finished = Die Partie ist zu Ende und zählt.
discord-declined = Du lehnst ab.
discord-withdrawn = Du hast deinen Vorschlag zurückgezogen.
discord-turned-away = { $name } steigt nicht in diese Partie ein.
discord-host = Host des Tisches ist jetzt { $host }.
invite-whom = Wen möchtest du an diesen Tisch einladen? Die Eingeladenen bekommen eine Direktnachricht mit einem Knopf zum Mitspielen.
invite-alone = An einen Tisch in Direktnachrichten kann niemand eingeladen werden. Eröffne einen auf einem Server mit /{ command-table } { command-table-new }.
invite-elsewhere = An diesen Tisch kannst du nur auf seinem Server einladen: Drück dort auf „{ button-invite }“ unter der Nachricht des Tisches.
invite-direct = Eingeladen: { $names }.
invite-mention = Am Tisch mit einer Erwähnung eingeladen, weil keine Direktnachricht ankommt: { $names }.
invite-not = Nicht erreicht: { $names }. Bitte versuch es später noch einmal.
invite-again = Schon an diesen Tisch eingeladen: { $names }.
invite-seated = Schon an diesem Tisch: { $names }.
invite-bot = { $names }: Ein Bot kann nicht eingeladen werden. „{ button-add-computer }“ setzt einen Computer an den Tisch.
invite-hidden = { $names } { $count ->
    [one] sieht
   *[other] sehen
} den Kanal dieses Tisches nicht.
invite-unwanted = { $names } { $count ->
    [one] möchte
   *[other] möchten
} nicht eingeladen werden.
invitation-from = **{ $by }** lädt dich an einen Tisch ein: **{ $game }** in { $channel } ({ $server }). Zeit pro Zug: { $pace }.
invitation-was = Du warst an einen Tisch eingeladen: **{ $game }** in { $channel } ({ $server }). Zeit pro Zug: { $pace }.
invitation-opened = Ein neuer Tisch: **{ $game }** in { $channel } ({ $server }). Zeit pro Zug: { $pace }.
invitation-free = Es ist ein Platz für dich frei.
invitation-full = Im Moment sind alle Plätze besetzt. Wird einer frei, kannst du hier mitspielen.
invitation-seated = Du hast dort einen Platz. Die Karten kommen, wenn die Partie beginnt.
invitation-begun = Die Partie hat begonnen.
invitation-closed = Der Tisch ist aufgelöst.
invitation-over = Diese Einladung gilt nicht mehr: Die Partie hat begonnen, oder der Tisch ist aufgelöst.
invitation-hidden = Du siehst den Kanal dieses Tisches nicht mehr und kannst deshalb nicht mitspielen.
openings-on = Wenn in { $channel } ein Tisch eröffnet wird, sage ich es dir per Direktnachricht, höchstens einmal pro Stunde.
openings-off = Tische in { $channel } melde ich dir nicht mehr. Mit /{ command-table } { command-table-tell-me } schaltest du die Nachrichten wieder ein.
openings-direct = Das geht nur in einem Kanal eines Servers: Gib den Befehl dort ein.
openings-many = Ich melde dir schon Tische aus { $count } Kanälen; mehr geht nicht.
discord-moved = Du sitzt jetzt auf Platz { $number }.
discord-moved-team = Du sitzt jetzt auf Platz { $number } ({ $company }).
discord-swapped = Die Plätze { $one } und { $other } sind getauscht.
discord-shuffled = Die Plätze sind ausgelost.
discord-seats-changed = Die Plätze wurden inzwischen getauscht. So sind sie jetzt verteilt.
discord-ended = Der Tisch ist aufgelöst.
discord-shown = Hier ist der Tisch: { $link }
discord-rematch-wanted = Du möchtest eine Revanche. Sie beginnt, sobald alle, die da sind, eine möchten.
discord-paused = Die Partie macht Pause, und nichts geht verloren, auch nicht bei einem Neustart. Mit „{ button-continue }“ unter der Nachricht des Tisches (oder /{ command-table } { command-table-continue }) geht sie weiter.
discord-pause-wanted = Du hast um eine Pause gebeten. Sie beginnt, sobald alle auf „{ button-pause }“ gedrückt haben; noch offen: { $missing }. Bis dahin läuft die Zeit; spielst du weiter, ist deine Bitte zurückgenommen.
discord-ready = Du bist bereit. Die Partie geht weiter, sobald alle auf „{ button-continue }“ gedrückt haben; noch offen: { $missing }.
discord-ready-alone = Kommen sie nicht, kannst du ab { $time } ohne sie weiterspielen: Drücke dann noch einmal auf „{ button-continue }“.
discord-pace-set = Zeit für einen Zug: { $pace }.
discord-record = Hier ist die Aufzeichnung der Partie. Darin steht alles, was geschehen ist, samt allen Karten; `stich replay` spielt sie nach.
discord-sheet-file = Hier ist die Abrechnung als Datei, für Tabellenkalkulationen und andere Programme.
discord-report = In dieser Datei steht, was du jetzt siehst (deine Karten und den Tisch) und um welche Partie und welchen Schritt es geht. Karten der anderen und Namen stehen nicht darin. Spielt ein Computer schlecht, oder stimmt eine Regel nicht? Schick die Datei an die Person, die diesen Bot betreibt, und schreib, was du erwartet hast. Zeig sie niemandem am Tisch, solange die Runde läuft.
discord-picture = Der Tisch, wie du ihn um { $time } gesehen hast.
discord-picture-failed = Dieses Bild konnte ich nicht zeichnen. Was es zeigen sollte, steht auch in Worten unter „{ button-details }“ und „{ button-score }“.
picture-trump = Trumpf
picture-led = Ausspiel
picture-takes = liegt vorn
picture-took = Stich
picture-begun = Vor dem ersten Stich
picture-trick = Stich { $number }: { $player }
picture-rows = { $count ->
    [one] Eine Karte liegt auf dem Tisch
   *[other] { $count } Karten liegen auf dem Tisch
}
picture-ended = Runde { $number } ist zu Ende
picture-legend-led = hat ausgespielt
picture-legend-took = hat den Stich gemacht
picture-tricks = Stiche: { $tricks }
picture-taken = { $player } { $numbers }
picture-deal = Runde { $number }: { $what }. { $amounts }
picture-declared = { $mark } Ansager
picture-check = Kontrolle
picture-you = du
picture-higher = Höhere Gebote
picture-doubled = kleine Zeichen: gegen wen Kontra gesagt wurde
picture-amount = { $side } { $amount }
picture-says = { $label }: { $what }
discord-playing-already = Du spielst hier schon: Das ist dein Blatt. Einen weiteren Tisch eröffnest du mit /{ command-table } { command-table-new }.
discord-closed = Dieser Tisch ist aufgelöst.
discord-expired = Dieser Tisch ist aufgelöst, weil lange niemand zurückgekommen ist.
discord-suspended = Dieser Tisch ruht: Die Partie wurde nach anderen Regeln gespielt, oder ihre Aufzeichnung lässt sich nicht vollständig lesen.
discord-table-unreadable = Der Bot kann diesen Tisch gerade nicht laden, darum geht hier vorerst nichts. Verloren ist nichts: Der Tisch bleibt gespeichert, und wer den Bot betreibt, findet den Grund im Protokoll. Inzwischen kannst du an einem anderen Tisch spielen.
discord-table-gone = Dieser Tisch ist aufgelöst, seine Knöpfe tun nichts mehr. Einen neuen eröffnest du mit /{ command-table } { command-table-new }.
discord-no-such-table = Keiner deiner Tische passt zu dieser Angabe. Wähle einen aus der Liste, die beim Tippen erscheint.
discord-not-at-a-table = Du sitzt an keinem Tisch. Eröffne einen mit /{ command-table } { command-table-new }, oder drück bei einem offenen auf den Knopf zum Mitspielen.
discord-several-tables = Du sitzt an mehreren Tischen: Sag im Feld „{ param-table }“, welchen du meinst.
discord-which = Welchen Tisch meinst du?
discord-which-named = { $game } mit { $names }
discord-which-alike = { $table } (Nr. { $number })
discord-which-line = • { $table } · { $about }
discord-no-table-here = In diesem Kanal gibt es keinen Tisch. Eröffne einen mit /{ command-table } { command-table-new }, oder lass dir mit /{ command-table } { command-table-tell-me } melden, wenn einer eröffnet wird.
discord-no-such-seat = So heißt hier am Tisch niemand, und einen Platz mit dieser Nummer gibt es nicht. Wähle aus der Liste, die beim Tippen erscheint.
discord-not-your-seat = Dieses Blatt gehörte zu einem Platz, der nicht mehr deiner ist. Dein jetziges zeigt der Knopf unter der Nachricht des Tisches.
discord-not-understood = Das passt zu keiner deiner Möglichkeiten. Wähle eine aus der Liste, die beim Tippen erscheint, oder schreibe eine Karte wie { $card } oder { $spoken }.
discord-say-more = Damit bleibt offen, welche Antwort du meinst: { $answers }{ $more ->
    [0] {""}
   *[other] {" "}(und { $more } weitere)
}. Schreibe es etwas genauer.
discord-say-whole = Meinst du { $answer }? Dann schreib es vollständig, oder wähle es unter deinem Blatt.
discord-no-advice = Im Moment gibt es keinen Vorschlag für dich.
discord-no-advice-rated = Diese Partie wird gewertet, darum spielen alle ohne Vorschläge. Für eine Partie mit Vorschlägen wählt der Host vor dem Beginn unter „{ button-options }“ eine freie Partie.
discord-form-outdated = Diese Optionen haben sich inzwischen geändert. Öffne sie bitte noch einmal.
discord-unknown-button = Diesen Knopf kenne ich nicht: Er stammt aus einer anderen Version. Die gültigen Knöpfe stehen unter der neuesten Nachricht des Tisches.
discord-unknown-command = Diesen Befehl kenne ich so nicht: Er stammt aus einer anderen Version. Lade Discord neu und versuch es noch einmal.
discord-restarting = Ich starte gerade neu. Nichts ist verloren: Versuch es bitte in ein paar Sekunden noch einmal.
discord-failed = Bei mir ist etwas schiefgegangen. Nichts ist verloren: Versuch es bitte noch einmal. Mit /{ command-hand } und /{ command-table } { command-table-show } hast du Blatt und Tisch wieder vor dir.
discord-dm-closed = Ich kann dir keine Direktnachrichten schicken: Deine Einstellungen lassen es nicht zu. Das macht nichts, dein Blatt ist immer unter „{ button-hand }“. Wenn du Direktnachrichten zulässt, sag es mir mit /{ command-settings }.
discord-channel-closed = Im Kanal des Tisches darf ich nicht mehr schreiben. Hier kannst du weiterspielen.
discord-permissions = Hier kann ich keinen Tisch eröffnen, denn in diesem Kanal fehlen mir Rechte: { $permissions }. Wer den Server verwaltet, kann sie mir geben.
discord-extended = Du bist da, darum hast du für diesen Zug mehr Zeit: Sie läuft { $time } ab.
discord-nudge = { $who } Du bist dran: { $link }
discord-no-thread = Der Tisch bleibt in diesem Kanal, denn für einen Thread fehlen mir Rechte: { $permissions }.
table-state-turn = du bist am Zug
table-state-playing = Partie läuft
table-state-paused = Pause
table-state-lobby = wartet auf Mitspieler
table-state-finished = Partie zu Ende
table-state-suspended = ruht
table-place-direct = Direktnachrichten
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen

## Discord: Willkommen und Hilfe

welcome-title = Kartenspiele an deinem Tisch
welcome-text =
    Die schönsten Stichspiele Europas, gleich hier: gegen andere Leute oder gegen den Computer.
    Drück auf den Knopf, und du hast die ersten Karten in der Hand. Dein Blatt siehst nur du.
    Mit /{ command-table } { command-table-new } eröffnest du einen Tisch für andere. Alles Weitere: /{ command-help }.

## Discord: was Leute festlegen und tun, die einen Server verwalten

admin-title = Einstellungen dieses Servers
admin-about = Was hier geändert wird, gilt für den ganzen Server. Im Protokoll steht, wer es war.
admin-heading-tables = Neue Tische
admin-heading-rules = Regeln neuer Tische
admin-heading-channels = Kanäle
admin-heading-look = Was alle sehen
admin-heading-people = Leute
admin-line = { $label }: **{ $value }**
admin-game = Spiel
admin-pace = Zeit pro Zug
admin-ratings = Gewertete Partien
admin-threads = Threads für Tische
admin-language = Sprache
admin-deck = Karten
admin-pictures = Bilder
ratings-rated = ja, solange der Host nichts anderes will
ratings-casual = nur wenn der Host es will
ratings-never = nie
admin-rules-line = { $game }: { $rules }
admin-usual-rules = Alle Spiele beginnen mit den üblichen Regeln.
admin-everywhere = Tische kann man in jedem Kanal eröffnen.
admin-channels = Tische kann man nur in { $channels } und in Threads dort eröffnen.
admin-no-channel = ⚠️ Von den gewählten Kanälen gibt es keinen mehr; deshalb kann hier niemand einen Tisch eröffnen.
admin-more = { $count ->
    [one] einem weiteren
   *[other] { $count } weiteren
}
admin-excluded = { $count ->
    [0] Niemand ist für die Tische gesperrt.
    [one] Eine Person ist für die Tische gesperrt.
   *[other] { $count } Personen sind für die Tische gesperrt.
}
menu-admin-setting = Wähle, was du ändern willst
menu-admin-channels = Kanäle wählen
menu-admin-game = Spiel wählen
menu-admin-exclude = Wähle, wen du sperren willst
menu-admin-let-back = Wähle, wer wieder mitspielen darf
button-admin-overview = Übersicht
button-admin-rules = Regeln
button-admin-channels = Kanäle
button-admin-reset = Ranglisten
button-admin-end = Tisch auflösen
button-admin-exclude = Sperren
button-admin-let-back = Wieder zulassen
button-admin-log = Protokoll
button-admin-everywhere = Alle Kanäle
button-admin-usual = Übliche Regeln
button-admin-out = Sperren
button-admin-finish = Nach den Partien sperren
button-admin-at-once = Sofort sperren
button-admin-anew = Neu beginnen
admin-channels-about = Wähle die Kanäle, in denen man Tische eröffnen kann; für ihre Threads gilt dasselbe. Schon offene Tische bleiben, wo sie sind.
admin-channels-many = Mehr als { $count } Kanäle kann man nicht wählen.
admin-rules-about = Für welches Spiel? Neue Tische dafür beginnen mit den Regeln, die du wählst; der Host kann sie vor der Partie noch ändern.
admin-reset-about = Für welches Spiel soll die Rangliste auf diesem Server neu beginnen?
admin-end-about = Welchen Tisch willst du auflösen? Eine laufende Partie endet ohne Ergebnis, und den Spielenden wird der Grund angezeigt, den du angibst.
admin-no-table = Auf diesem Server ist kein Tisch offen.
admin-exclude-about = Wen willst du für die Tische dieses Servers sperren?
admin-let-back-about = Wer soll wieder mitspielen dürfen? Eine Liste kann ich dir nicht zeigen: Zum Schutz der Betroffenen speichere ich Sperren ohne Namen.
admin-somebody = jemand, dessen Daten gelöscht sind,
ask-exclude = { $whom } für die Tische dieses Servers sperren?
ask-exclude-follows = Die Person kann hier dann keinen Tisch mehr eröffnen, an keinem mitspielen und nicht eingeladen werden; in den Ranglisten dieses Servers steht sie nicht mehr. Die Sperre steht nur im Protokoll; sonst erfährt niemand davon. Du kannst die Person jederzeit wieder zulassen.
ask-exclude-matches = { $count ->
    [one] Gerade spielt sie hier eine Partie. Entweder darf sie noch zu Ende spielen, oder der Computer übernimmt sofort ihren Platz: Dann steht am Tisch, dass sie entfernt wurde und aus welchem Grund.
   *[other] Gerade spielt sie hier { $count } Partien. Entweder darf sie noch zu Ende spielen, oder der Computer übernimmt sofort ihre Plätze: Dann steht an den Tischen, dass sie entfernt wurde und aus welchem Grund.
}
ask-exclude-reason = Grund (für das Protokoll)
admin-excluded-now = { $whom } ist für die Tische dieses Servers gesperrt.
admin-is-back = { $whom } kann an den Tischen dieses Servers wieder mitspielen.
admin-not-excluded = { $whom } ist hier nicht gesperrt.
admin-exclude-self = Dich selbst kannst du nicht sperren.
admin-exclude-bot = Das ist ein Bot: Er kann ohnehin nicht am Tisch sitzen.
admin-no-reason = Gib bitte einen Grund an.
ask-reset = Die Rangliste von { $game } auf diesem Server neu beginnen?
ask-reset-follows = Alle fangen dort wieder bei null an. Das lässt sich nicht rückgängig machen. Die serverübergreifenden Ranglisten bleiben, wie sie sind.
admin-reset-done = Die Rangliste von { $game } beginnt auf diesem Server neu.
admin-in-server = Gib diesen Befehl auf dem Server ein, um den es geht.
admin-log-title = Protokoll dieses Servers
admin-log-empty = In den letzten { $days } Tagen wurde hier nichts geändert.
admin-log-kept = { $days } Tage aufbewahrt
admin-log-line = { $when } – { $who } { $what }
admin-log-settings = hat Einstellungen geändert: { $settings }
admin-log-channels = hat Tische nur noch in { $channels } erlaubt
admin-log-everywhere = hat Tische in jedem Kanal erlaubt
admin-log-rules = hat die Regeln für { $game } festgelegt: { $rules }
admin-log-usual = hat die Regeln für { $game } auf die üblichen zurückgesetzt
admin-log-reset = hat die Rangliste von { $game } neu begonnen
admin-log-end = hat einen Tisch für { $game } in { $channel } aufgelöst: { $reason }
admin-log-exclude = hat { $whom } gesperrt (ab dem Ende der laufenden Partien): { $reason }
admin-log-exclude-now = hat { $whom } sofort gesperrt: { $reason }
admin-log-exclude-deleted = hat jemanden gesperrt, dessen Daten inzwischen gelöscht wurden
admin-log-let-back = hat { $whom } wieder zugelassen
## Discord: fair gegeben

fair-mark = Hash { $hash }
fair-digest = Prüfsumme der Aufzeichnung: { $digest }
fair-title = Fair gegeben
fair-deal = **Runde { $number }** hat diesen Hash: `{ $hash }`
fair-earlier-deal = **Runde { $number }**: `{ $hash }`
fair-past-deal = **Runde { $number }**
    Hash `{ $hash }`
    Salt `{ $salt }`
fair-closing = Prüfsumme der Aufzeichnung: `{ $digest }`
fair-none = Hier läuft keine Partie. Während einer Partie stehen hier die Hashes ihrer Runden.
fair-without = Diese Partie hat keine Hashes: Sie hat mit einer früheren Version des Bots begonnen.
fair-proves = Jede Runde steht fest, bevor jemand etwas tun kann, und der Tisch zeigt ihren Hash. Die Aufzeichnung, die du nach der Partie bekommst, enthält von jeder Runde die Karten und einen Zufallswert, den Salt; damit findet `stich replay --verify` heraus, ob später etwas verändert wurde. Dass ehrlich gemischt wurde, beweist das nicht: Da musst du denen vertrauen, die diesen Bot betreiben.

## Discord: Zahlen und Einstellungen

leaderboard-title = Rangliste: { $game }
leaderboard-server = dieser Server
leaderboard-all = alle Server
leaderboard-line = { $place } – **{ $name }**: { $figures }
stats-title = Statistik: { $name } ({ $where })
stats-line = **{ $game }**: { $figures }
stats-empty = Noch keine Partie zu Ende gespielt.
standing-figures = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} in { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $draws ->
    [one] 1 Unentschieden
   *[other] { $draws } Unentschieden
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
leaderboard-empty = Auf dieser Liste ist noch niemand: Sie beginnt mit der ersten Partie { $game }, die hier zu Ende gespielt wird. /{ command-table } { command-table-new } eröffnet einen Tisch.
leaderboard-empty-all = Auf dieser Liste steht noch niemand: Von denen, die zugestimmt haben, hat noch keiner eine Partie { $game } zu Ende gespielt.
leaderboard-empty-period = Auf dieser Liste ist noch niemand: Sie beginnt mit jedem Zeitraum neu, und schon die nächste beendete Partie zählt. /{ command-table } { command-table-new } eröffnet einen Tisch.
leaderboard-empty-rate = Auf dieser Liste steht noch niemand: Dafür braucht es { $matches } beendete Partien in diesem Zeitraum. /{ command-table } { command-table-new } eröffnet einen Tisch.
leaderboard-empty-rating = Auf dieser Liste ist noch niemand: Einen Platz gibt es ab { $rated } beendeten gewerteten Partien, die letzte davon in den vergangenen 60 Tagen. Gewertet wird eine Partie, wenn Menschen gegeneinander spielen und der Host die Wertung nicht abgestellt hat.
leaderboard-page = Seite { $page } von { $pages }
leaderboard-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
leaderboard-agreed = Hier steht nur, wer dem zugestimmt hat.
metric-wins = Siege
metric-rate = Siegquote (ab 20 Partien)
metric-points = Punkte
metric-rating = Wertung
period-ever = Insgesamt
period-season = Diese Saison (Quartal)
period-month = Dieser Monat
period-week = Diese Woche
menu-metric = Was zählt
menu-period = Welche Partien
menu-game = Spiel
button-own-place = Mein Platz
button-all-servers = Alle Server
button-this-server = Dieser Server
button-curve = Verlauf der Wertung
figures-by-wins = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} in { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
figures-by-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
figures-by-rate = { $whole },{ $tenth } %, { $wins } von { $matches } gewonnen
figures-by-rating = { $rating } ({ $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
})
own-placed = Du: Platz { $place } – { $figures }
own-unplaced = Du: { $figures }
own-none = Du hast hier noch keine Partie { $game } zu Ende gespielt.
own-none-all = Du hast noch keine Partie { $game } zu Ende gespielt.
own-none-period = Du hast in dieser Zeit keine Partie { $game } zu Ende gespielt.
own-few = Du: noch ohne Platz; den gibt es ab { $least } Partien (bisher { $matches })
own-unrated = Du hast noch keine Wertung. Einen Platz auf der Liste gibt es ab { $least } beendeten gewerteten Partien.
own-provisional = Du: { $rating }? – vorläufig; einen Platz gibt es ab { $least } gewerteten Partien (bisher { $matches })
own-inactive = Du: { $rating } – ohne Platz in der Rangliste, weil deine letzte gewertete Partie über 60 Tage zurückliegt
own-unlisted = Andere sehen dich auf dieser Liste nicht: /{ command-settings } { param-listed-worldwide } ändert das.
own-hidden = Andere sehen dich auf dieser Liste nicht: /{ command-settings } { param-listed } ändert das.
own-excluded = Auf dieser Liste hast du keinen Platz, und andere sehen dich dort nicht, denn dieser Server hat dich für seine Tische gesperrt.
stats-rate = Siegquote: { $whole },{ $tenth } %
stats-all-games = Alle Spiele
stats-rating = Wertung
stats-rating-now = Wertung { $rating }, { $matches ->
    [one] 1 gewertete Partie
   *[other] { $matches } gewertete Partien
}
stats-rating-provisional = Wertung { $rating }? – vorläufig, bis { $least } gewertete Partien zu Ende sind (bisher { $matches })
stats-rating-place = Platz{ "\u00A0" }{ $place }
stats-rating-inactive = ohne Platz: seit 60 Tagen keine gewertete Partie
stats-rating-excluded = ohne Ranglistenplatz: Dieser Server hat dich für seine Tische gesperrt
stats-curve = { $count ->
    [one] Die letzte gewertete Partie
   *[other] Die letzten { $count } gewerteten Partien
}: von { $first } auf { $last }, am höchsten { $highest }, am tiefsten { $lowest }
stats-curve-at = { $match }: { $rating }
stats-no-curve = Es gibt noch keinen Verlauf: Dafür braucht es eine beendete gewertete Partie.
stats-form = Form, die neueste Partie zuerst
form-won = gewonnen
form-drew = unentschieden
form-lost = verloren
form-left = verlassen
stats-streaks = In Folge
streak-none = Die letzte Partie ging unentschieden aus.
streak-won = { $count ->
    [one] Die letzte Partie gewonnen
   *[other] Die letzten { $count } Partien gewonnen
}
streak-lost = { $count ->
    [one] Die letzte Partie nicht gewonnen
   *[other] Die letzten { $count } Partien nicht gewonnen
}
streak-longest = Meiste Siege in Folge: { $count }
stats-best = Beste Ergebnisse
stats-best-line = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $day }
stats-partners = Partner
stats-opponents = Gegner
stats-companion = { $name }: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $wins } gewonnen
stats-successful = Größter Anteil gewonnener Partien: { $name }, { $wins } von { $matches }
stats-contract = { $contract }: { $won } von { $played } gewonnen, im Schnitt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stats-not-listed = Andere dürfen die Statistik dieser Person auf diesem Server nicht sehen.
stats-not-listed-all = Diese Person steht nicht auf den serverübergreifenden Ranglisten, also sieht nur sie selbst ihre Zahlen über alle Server hinweg. Die Zahlen auf diesem Server zeigt derselbe Befehl ohne „{ param-scope }“.
settings-title = Einstellungen
settings-language = Deine Sprache: **{ $language }**
settings-deck = Deine Karten: **{ $deck }**
settings-cards = Darstellung der Karten: **{ $cards }**
settings-pictures = Bilder vom Tisch in deinen privaten Nachrichten: **{ $pictures }**
settings-hand = Dein Blatt kommt: **{ $hand }**
settings-steps = Was am Tisch geschieht: **{ $steps }**
settings-invitations = Einladungen zum Mitspielen: **{ $invitations }**
settings-nudge = Erinnerung, wenn du dran bist: **{ $nudge }**
settings-quiet = Deine Ruhezeit: **{ $hours }** ({ $zone }). Dann erinnere ich dich nicht, und Direktnachrichten kommen lautlos.
settings-no-quiet = Deine Ruhezeit: **keine**
settings-listed = Ranglisten deiner Server: **{ $listed }**
settings-listed-worldwide = Serverübergreifende Ranglisten: **{ $listed }**
settings-openings = Kanäle, aus denen ich dir neue Tische melde: { $channels }
settings-queue = Karten vormerken: **{ $queue }**
settings-claim = Restliche Stiche auf einmal nehmen: **{ $claim }**
settings-points = Kartenpunkte während der Runde: **{ $points }**
settings-beginner = Hilfen für den Anfang: **{ $beginner }**
settings-pictures-need = ⚠️ Für Bilder fehlt mir in diesem Kanal die Berechtigung „{ $permission }“.
settings-server-only = Die Einstellungen dieses Servers kann nur ändern, wer ihn verwaltet.
settings-change = Zum Ändern tippst du /{ command-settings } und wählst eine der Optionen.
settings-moved = Das sind Einstellungen des ganzen Servers. Wer ihn verwaltet, findet sie jetzt unter /{ command-admin } { command-admin-show }.
settings-of-server = Die Einstellungen dieses Servers stehen unter /{ command-admin } { command-admin-show }.
privacy-title = Was über dich gespeichert ist
privacy-nothing = Über dich ist nichts gespeichert.
privacy-results = { $count ->
    [one] **1** Ergebnis einer Partie
   *[other] **{ $count }** Ergebnisse von Partien
}, mit deinem damaligen Namen: für die Ranglisten und deine Statistik.
privacy-since = Der älteste Eintrag ist vom { $date }.
privacy-ratings = { $count ->
    [one] **1** Wertung: die jetzige oder die vor einer gewerteten Partie.
   *[other] **{ $count }** Wertungen: die jetzigen und die vor jeder gewerteten Partie.
}
privacy-figures = { $count ->
    [one] **1** Zeile
   *[other] **{ $count }** Zeilen
} Statistik: Ranglisten nach Zeitraum, mit wem du gespielt hast, deine Ansagen.
privacy-tables = { $count ->
    [one] **1** Platz an einem Tisch, an dem
   *[other] **{ $count }** Plätze an Tischen, an denen
} du sitzt oder gesessen hast.
privacy-hosted = { $count ->
    [one] **1** Tisch, dessen Host
   *[other] **{ $count }** Tische, deren Host
} du bist oder warst.
privacy-acts = { $count ->
    [one] **1** Zeile
   *[other] **{ $count }** Zeilen
} in den Protokollen von Servern: was du dort entschieden hast oder andere über dich.
privacy-settings = { $count ->
    [one] **1** Einstellung
   *[other] **{ $count }** Einstellungen
}: was du gewählt hast, und deine Sprache in Discord.
privacy-messages = { $count ->
    [one] **1** Nachricht
   *[other] **{ $count }** Nachrichten
} an dich, die ich noch aktualisiere: dein Blatt, eine Einladung. Ich merke mir den Ort, nicht den Inhalt.
privacy-wishes = { $count ->
    [one] **1** Notiz, aus welchem Kanal
   *[other] **{ $count }** Notizen, aus welchen Kanälen
} ich dir neue Tische melde.
privacy-retention = Karten und Züge einer Partie werden { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} nach ihrem Ende gelöscht; Ergebnisse bleiben.
privacy-kept = Karten und Züge von Partien bleiben, bis der Betreiber dieses Bots sie löscht.
privacy-never = Dein Blatt siehst nur du. Deine Nachrichten speichere ich nie.
privacy-exported = In dieser Datei steht alles, was über dich gespeichert ist. Diese Nachricht siehst nur du.
ask-forget = Soll ich alles löschen, was über dich gespeichert ist? Zurückholen kann es niemand.
ask-forget-tables = { $count ->
    [one] Du verlässt sofort deinen Tisch und kannst den Platz nicht wieder einnehmen:
   *[other] Du verlässt sofort deine Tische und kannst die Plätze nicht wieder einnehmen:
}
ask-forget-more = { $count ->
    [one] und 1 weiterer
   *[other] und { $count } weitere
}
ask-forget-data = Deine Einstellungen, Wertungen und Ergebnisse werden gelöscht, und du stehst in keiner Rangliste mehr.
ask-forget-others = Die anderen behalten ihre Partien; statt deines Namens steht dort „{ former-player }“.
ask-forget-messages = Meine privaten Nachrichten an dich, die ich noch kenne, lösche ich. Was ich in Kanälen geschrieben habe, bleibt, auch die Namen von Threads; nur aus den Nachrichten offener Tische nehme ich deinen Namen heraus.
privacy-deleted = Erledigt: Über dich ist nichts mehr gespeichert. Spielst du wieder, fängst du neu an.
privacy-stays = Es wurde nichts gelöscht.
privacy-being-deleted = Ich lösche gerade, was über dich gespeichert ist. Versuch es bitte gleich noch einmal.
button-export = Als Datei herunterladen
button-forget = Löschen …
button-forget-sure = Alles löschen
button-keep-data = Nein, behalten
settings-unknown = Das steht nicht zur Wahl. Wähle aus der Liste, die beim Tippen erscheint.
settings-hours-unknown = Das ist keine Ruhezeit. Gib Anfang und Ende in vollen Stunden an, zum Beispiel 22-8.
settings-hours-missing = Von wann bis wann? Gib auch die Ruhezeit an, zum Beispiel 22-8.
settings-zone-unknown = Diese Zeitzone kenne ich nicht. Tippe den Namen einer bekannten Stadt in deiner Nähe und wähle aus der Liste.
settings-zone-missing = In welcher Zeitzone? Gib deine mit an: Discord verrät sie mir nicht.
language-client = wie in Discord
game-usual = das übliche
deck-french = französische (Pik, Herz, Karo, Kreuz)
deck-swiss = Deutschschweizer (Schilten, Rosen, Eicheln, Schellen)
deck-server = wie auf dem Server
cards-drawn = gezeichnet, wo es ein Bild gibt
cards-words = geschrieben
pictures-off = keine
pictures-ask = auf Wunsch, und dann nur privat
pictures-on = nach dem Bieten, nach jedem Stich und jeder Runde
hand-by-both = per Direktnachricht, und hier auf Wunsch
hand-by-dm = per Direktnachricht
hand-by-here = nur hier, unter „{ button-hand }“
steps-on = einzeln angesagt, in Worten; auch dein Blatt steht in Worten da
steps-off = nicht angesagt
invitations-on = willkommen
invitations-off = niemand darf mich einladen
nudge-never = nie, und Direktnachrichten lautlos
nudge-late = nur wenn du lange brauchst
nudge-always = jedes Mal, außer wenn du gerade erst gespielt hast
quiet-hours = { $begin }–{ $end } Uhr
quiet-off = keine Ruhezeit
tell-on = per Direktnachricht, höchstens einmal pro Stunde
tell-off = nicht mehr
queue-on = an: Solange andere dran sind, wird eine Karte, auf die du drückst, für dich vorgemerkt
queue-off = aus: Karten lassen sich nur wählen, wenn du dran bist
claim-on = an: ein Knopf, sobald dir alle restlichen Stiche sicher sind
claim-off = aus: Du spielst deine Karten bis zum Schluss
points-on = sichtbar
points-off = verborgen: Du zählst selbst
beginner-auto = in deinen ersten Partien eines Spiels
beginner-on = immer
beginner-off = nie
listed-on = du bist aufgeführt
listed-off = du bist nicht aufgeführt; deinen Platz siehst nur du
opponents-people = Menschen
opponents-computer = der Computer
threads-auto = wo meine Rechte es erlauben
threads-on = ja, und Bescheid geben, wenn ein Recht fehlt
threads-off = nein, im Kanal spielen
matches-finish = dürfen zu Ende gespielt werden
matches-at-once = sind für sie sofort zu Ende
allowed-yes = ja, auch dort
allowed-no = dort nicht mehr
allowed-everywhere = in jedem Kanal
scope-server = dieser Server
scope-all = alle Server

## Discord: der private Draht

confer-open = 🔒 Mit { $names } beraten: /{ command-confer }
confer-from = 🔒 **{ $name }** sagt nur dir ({ $game }):
confer-told = 🔒 An { $names } weitergegeben.
confer-whom = Nicht weitergegeben: Das ginge an { $names } ({ $game }). Wenn du { $names } meinst, drück den Knopf und schreib es noch einmal.
confer-now = Was du mir jetzt schreibst, geht an { $names }, bis die Runde vorbei ist.
confer-ended = Die Runde ist vorbei, und damit auch das Beraten. Deine Nachricht wurde nicht weitergegeben.
confer-nobody = Es gibt gerade niemanden, mit dem du dich beraten darfst.
confer-several = Du darfst dich an mehreren Tischen beraten: Nimm /{ command-confer } und nenne den Tisch im Feld „{ param-table }“.
confer-computer = { $names } ist ein Computer und hört nichts. Spiel, wie du es für richtig hältst.
confer-only-words = Weitergeben kann ich nur Worte: keine Dateien, Bilder, Sticker oder Umfragen.
confer-too-long = Das ist zu lang: Schreib auf einmal höchstens { $maximum } Zeichen.
confer-too-often = Nicht so schnell: Warte eine halbe Minute. Deine Nachricht wurde nicht weitergegeben.
confer-unreachable = An { $names } ließ sich das nicht weitergeben: Direktnachrichten sind nicht zugelassen, und „{ button-hand }“ wurde hier noch nicht geöffnet.
confer-failed = Das ist bei { $names } nicht angekommen. Versuch es bitte noch einmal.

## Discord: die Befehle und ihre Felder

command-table = tisch
command-table-about = Tische: eröffnen, mitspielen, starten, verwalten
command-table-new = neu
command-table-new-about = In diesem Kanal einen Tisch öffnen
command-table-join = mitspielen
command-table-join-about = Sich in diesem Kanal an einen Tisch setzen
command-table-sit = setzen
command-table-sit-about = Sich auf einen anderen Platz setzen oder sehen, wer wo sitzt
command-table-leave = verlassen
command-table-leave-about = Deinen Tisch verlassen
command-table-start = starten
command-table-start-about = Die Partie beginnen
command-table-add-computer = computer-dazu
command-table-add-computer-about = Auf einen freien Platz einen Computer setzen
command-table-kick = entfernen
command-table-kick-about = Einen besetzten Platz freigeben oder jemanden aus der Partie entfernen
command-table-host = übergeben
command-table-host-about = Jemand anderen zum Host deines Tisches machen
command-table-invite = einladen
command-table-invite-about = Vor Beginn der Partie jemanden an deinen Tisch einladen
command-table-tell-me = benachrichtigung
command-table-tell-me-about = Per Direktnachricht erfahren, wenn in diesem Kanal ein Tisch eröffnet wird
command-table-swap = tauschen
command-table-swap-about = Vor der Partie zwei Plätze vertauschen (nur als Host)
command-table-shuffle = auslosen
command-table-shuffle-about = Auslosen, wer wo sitzt (nur als Host)
command-table-options = optionen
command-table-options-about = Sehen oder ändern, was gespielt wird und nach welchen Regeln
command-table-next = weiter
command-table-next-about = Sofort die nächste Runde geben, statt zu warten
command-table-back = zurück
command-table-back-about = Du bist wieder da: Der Computer spielt nicht mehr für dich
command-table-take-back = zurücknehmen
command-table-take-back-about = Den letzten eigenen Zug zurücknehmen
command-table-pause = pausieren
command-table-pause-about = Um eine Pause bitten oder ihr zustimmen
command-table-continue = weiterspielen
command-table-continue-about = Eine Partie nach der Pause weiterspielen
command-table-pace = tempo
command-table-pace-about = Ändern, wie lange ein Zug dauern darf (nur als Host)
command-table-rematch = revanche
command-table-rematch-about = Mit denselben Leuten noch eine Partie spielen
command-table-record = aufzeichnung
command-table-record-about = Die Aufzeichnung der letzten beendeten Partie als Datei
command-table-show = zeigen
command-table-show-about = Den Tisch noch einmal ganz unten im Kanal zeigen
command-table-end = auflösen
command-table-end-about = Den Tisch auflösen
command-hand = blatt
command-hand-about = Dein Blatt ansehen; niemand sonst sieht es
command-play = spielen
command-play-about = Eine Karte spielen oder eine Frage des Spiels beantworten
command-bid = ansagen
command-bid-about = Etwas ansagen, bevor gespielt wird
command-hint = vorschlag
command-hint-about = Einen Vorschlag für deinen Zug sehen, mit Begründung
command-score = abrechnung
command-score-about = Die Abrechnung jeder Runde ansehen
command-report = melden
command-report-about = Was du am Tisch siehst, als Datei: wenn ein Computer schlecht spielt oder eine Regel nicht stimmt
command-confer = beraten
command-confer-about = Vertraulich mit denen sprechen, mit denen du dich nach den Regeln beraten darfst
command-rules = regeln
command-rules-about = Die wichtigsten Regeln eines Spiels nachlesen
command-fair = fair
command-fair-about = Der Hash, der eine Runde festhält, und was er beweist
command-leaderboard = rangliste
command-leaderboard-about = Sehen, wer vorn liegt
command-stats = statistik
command-stats-about = Die Statistik einer Person ansehen
command-help = hilfe
command-help-about = Wie man anfängt und wie man spielt
command-settings = einstellungen
command-settings-about = Deine Sprache, deine Karten, wohin dein Blatt kommt, Erinnerungen, Ruhezeit, Screenreader-Ansagen
command-admin = verwaltung
command-admin-about = Einstellungen, Tische, Leute und Protokoll dieses Servers, für alle, die ihn verwalten
command-admin-show = zeigen
command-admin-show-about = Alle Einstellungen dieses Servers, mit Knöpfen für alles
command-admin-set = ändern
command-admin-set-about = Einstellungen dieses Servers ändern
command-admin-channels = kanäle
command-admin-channels-about = Die Kanäle wählen, in denen man Tische eröffnen kann
command-admin-rules = regeln
command-admin-rules-about = Die Regeln wählen, mit denen neue Tische eines Spiels beginnen
command-admin-end = auflösen
command-admin-end-about = Einen beliebigen Tisch dieses Servers auflösen
command-admin-exclude = sperren
command-admin-exclude-about = Jemanden für die Tische dieses Servers sperren
command-admin-let-back = zulassen
command-admin-let-back-about = Jemanden wieder zulassen, der gesperrt war
command-admin-reset = neu-beginnen
command-admin-reset-about = Die Rangliste eines Spiels auf diesem Server neu beginnen
command-admin-log = protokoll
command-admin-log-about = Sehen, wer hier was geändert hat
command-privacy = datenschutz
command-privacy-about = Ansehen, herunterladen oder löschen, was über dich gespeichert ist
command-privacy-show = zeigen
command-privacy-show-about = Ansehen, was über dich gespeichert ist
command-privacy-export = herunterladen
command-privacy-export-about = Alles, was über dich gespeichert ist, als Datei bekommen
command-privacy-delete = löschen
command-privacy-delete-about = Alles löschen, was über dich gespeichert ist
param-table = tisch
param-table-about = Welcher Tisch, wenn es mehrere sind
param-game = spiel
param-game-about = Welches Spiel
param-preset = variante
param-preset-about = Welche Variante der Regeln
param-pace = tempo
param-pace-about = Wie lange ein Zug dauern darf
param-opponents = gegner
param-opponents-about = Auf Leute warten oder sofort gegen den Computer spielen
param-player = name
param-player-about = Wer gemeint ist
param-user = wen
param-user-about = Wen du einlädst; ohne Angabe wählst du aus einer Liste
param-tell = benachrichtigen
param-tell-about = Ob du benachrichtigt wirst, wenn hier ein neuer Tisch eröffnet wird
param-seat = platz
param-seat-about = Welcher Platz: seine Nummer oder wer dort sitzt
param-other = mit
param-other-about = Der Platz, mit dem getauscht wird
param-seats = anzahl
param-seats-about = Zahl der Spieler, wenn das Spiel die Wahl lässt
param-computer = computerspieler
param-computer-about = Wie gut er spielt
param-action = karte
param-action-about = Eine Karte wie ♠10 oder eine andere Antwort aus der Liste
param-bid = ansage
param-bid-about = Was du ansagst
param-text = nachricht
param-text-about = Was du sagst; niemand sonst liest es
param-scope = bereich
param-scope-about = Dieser Server oder alle
param-period = zeitraum
param-period-about = Partien dieser Woche, dieses Monats, dieser Saison oder alle
param-metric = sortierung
param-metric-about = Nach Siegen, Siegquote, Punkten oder Wertung
param-language = sprache
param-language-about = Die Sprache, in der ich mit dir rede
param-hand = blatt
param-hand-about = Wohin dein Blatt kommt
param-deck = karten
param-deck-about = Wie du deine Karten nennst
param-cards = kartenbild
param-cards-about = Karten als kleine Bilder oder in Buchstaben
param-pictures = bilder
param-pictures-about = Bilder vom Tisch in Nachrichten, die nur du siehst
param-steps = ansagen
param-steps-about = Für Screenreader: jeder Schritt als kurze private Nachricht, dein Blatt in Worten
param-invitations = einladungen
param-invitations-about = Ob andere dich an ihre Tische einladen dürfen
param-nudge = erinnerung
param-nudge-about = Wann ich dich im Kanal erwähne, wenn du am Zug bist
param-quiet = ruhezeit
param-quiet-about = Die Stunden, in denen ich dich nie störe, zum Beispiel 22-8; dazu deine Zeitzone
param-zone = zeitzone
param-zone-about = Gib eine bekannte Stadt in der Nähe ein, oder wähle in der Liste, wie spät es bei dir ist
param-queue = vormerken
param-queue-about = Ob du eine Karte schon vorher wählen kannst; sie wird gespielt, sobald du dran bist
param-claim = reststiche
param-claim-about = Ob ich dir anbiete, alle restlichen Stiche auf einmal zu nehmen, wenn sie dir sicher sind
param-points = kartenpunkte
param-points-about = Ob du siehst, wie viele Kartenpunkte in der laufenden Runde schon geholt sind
param-beginner = einsteiger
param-beginner-about = Ob unter deinem Blatt zuerst nur ein paar passende Gebote stehen, dazu die Rangfolge der Karten
param-listed = aufgeführt
param-listed-about = Ob andere dich auf den Ranglisten deiner Server sehen
param-listed-worldwide = weltweit-aufgeführt
param-listed-worldwide-about = Ob andere dich auf den serverübergreifenden Ranglisten sehen
param-server-language = sprache
param-server-language-about = Die Sprache für das, was hier alle sehen
param-server-game = spiel
param-server-game-about = Was an neuen Tischen gespielt wird
param-server-pace = tempo
param-server-pace-about = Zeit pro Zug an neuen Tischen
param-server-deck = karten
param-server-deck-about = Kartennamen in den Nachrichten, die hier alle sehen
param-server-pictures = bilder
param-server-pictures-about = Bilder vom Tisch in Nachrichten für alle
param-threads = im-thread
param-threads-about = Ob die Partie einen eigenen Thread bekommt; ohne Angabe gilt die Einstellung des Servers
param-server-threads = thread
param-server-threads-about = Ob jede Partie einen eigenen Thread bekommt
param-channel = kanal
param-channel-about = Welcher Kanal; ohne Angabe wählst du aus einer Liste
param-allowed = erlaubt
param-allowed-about = Ob man dort Tische eröffnen kann
param-reason = grund
param-reason-about = Warum
param-person = wen
param-person-about = Wer gemeint ist
param-matches = partien
param-matches-about = Was aus Partien wird, die diese Person hier gerade spielt
param-log-page = seite
param-log-page-about = Welche Seite, vom Neuesten an gezählt
param-server-ratings = gewertet
param-server-ratings-about = Ob Partien hier gewertet werden

## The rules: a page is a text, its paragraphs are attributes; words that they explain

tricks-rules-basics = Stiche und Trumpf
    .deal = Wenn du Kartenspiele wie Jass oder Skat kennst, blättere weiter. Eine *Runde* beginnt mit dem Geben: Du bekommst Karten, dein *Blatt*, und nur du siehst sie. Jede Karte hat eine *Farbe* (Pik, Herz, Karo oder Kreuz) und einen *Rang* (Ass, König, Dame, Bube, Zehn und so weiter). Welcher Rang stärker ist, regelt jedes Spiel anders.
    .trick = Gespielt wird in *Stichen*. Jemand *spielt aus*, legt also eine Karte offen hin. Die anderen geben der Reihe nach je eine Karte dazu. Die stärkste macht den Stich, und wer ihn gemacht hat, spielt zum nächsten aus.
    .follow = Meist musst du *bedienen* (Farbe bekennen): eine Karte der ausgespielten Farbe geben, solange du eine hast. Hast du keine, darfst du eine andere Farbe spielen. So eine Karte macht den Stich nie, wie hoch sie auch ist; du *wirfst sie ab*.
    .trump = Es gibt eine Ausnahme: Eine Farbe kann *Trumpf* sein. Ihre Karten stechen alle anderen Farben, und von mehreren Trümpfen gewinnt der höchste.
    .points = Stiche oder die Karten darin bringen Punkte. Mehrere Runden sind eine *Partie*.
    .buttons = Karten, die du nicht spielen darfst, sind auf deinen Knöpfen gesperrt; *Warum?* nennt den Grund und führt zur Regel.
    .shown = Hier ein Stich aus einer echten Partie zu dritt. Du siehst jedes Blatt und die Karte, die daraus gespielt wurde.
tricks-word-deal = Runde
tricks-word-hand = Blatt
tricks-word-suit = Farbe
tricks-word-rank = Rang
tricks-word-trick = Stich
tricks-word-lead = ausspielen
    .also = spielt aus,ausgespielt
tricks-word-follow = bedienen
    .also = bedien,bekenn
tricks-word-discard = abwerfen
    .also = wirfst sie ab,abwerf,abgeworf
tricks-word-trump = Trumpf
    .also = Trümpf
tricks-word-match = Partie
rules-marked = ▶ { $text }
rules-this-deal = **Diese Runde**: { $heading }
rules-player-0 = Anna
rules-player-1 = Ben
rules-player-2 = Carla
rules-player-3 = Dario
rules-move-hand = **{ $player }** hat { $cards }
rules-move-told = → { $text }
rules-move-means = Das heißt: { $meaning }
rules-move-why = Warum: { $reasons }
rules-move-forbidden = Nicht erlaubt: { $cards }. { $reason }
rules-menu-pages = Alle Seiten
rules-menu-words = Wörter: { $first } … { $last }
rules-button-read = Regel lesen
rules-button-about = Regel: { $reason }

help-title = Was du jetzt tun kannst
help-begin = Ein Knopf unten startet sofort eine Partie gegen den Computer.
help-learn = /{ command-learn } bringt dir die Spiele in kurzen Lektionen bei, die du selbst spielst, vom ersten Stich an.
help-new = /{ command-table } { command-table-new } öffnet einen Tisch, an den sich andere setzen können.
help-tell-me = /{ command-table } { command-table-tell-me } sagt dir Bescheid, wenn hier jemand einen Tisch eröffnet.
help-rules = /{ command-rules } erklärt die Spiele: zuerst, was ein Stich ist, und zum Schluss zehn Ratschläge.
help-settings = Mit /{ command-settings } stellst du Sprache, Karten, Erinnerungen und Ruhezeiten ein, und wo du dein Blatt bekommst.
help-history = /{ command-history } zeigt deine beendeten Partien; jede kannst du Karte für Karte durchgehen.
help-figures = /{ command-leaderboard } zeigt, wer gewinnt, /{ command-stats } deine eigenen Zahlen.
help-admin = Du verwaltest diesen Server: Seine Einstellungen findest du unter /{ command-admin } { command-admin-show }.
help-join = „{ button-join }“ (oder /{ command-table } { command-table-join }) gibt dir einen Platz am Tisch hier.
help-join-later = /{ command-table } { command-table-join } gibt dir ab der nächsten Runde einen Platz in der Partie hier.
help-start = „{ button-start }“ (oder /{ command-table } { command-table-start }) beginnt die Partie; freie Plätze kann der Computer besetzen.
help-computer = „{ button-add-computer }“ (oder /{ command-table } { command-table-add-computer }) gibt dem Computer einen freien Platz.
help-invite = „{ button-invite }“ (oder /{ command-table } { command-table-invite }) lädt Leute per Direktnachricht ein.
help-options = Mit „{ button-options }“ (oder /{ command-table } { command-table-options }) stellst du die Regeln, das Tempo und die Stärke der Computer ein.
help-options-see = „{ button-options }“ (oder /{ command-table } { command-table-options }) zeigt die Regeln; bestimmt werden sie vom Host, der auch die Partie beginnt.
help-seats = „{ button-seats }“ (oder /{ command-table } { command-table-sit }) lässt dich wählen, wo du sitzt.
help-leave = „{ button-leave }“ (oder /{ command-table } { command-table-leave }) gibt deinen Platz frei.
help-turn = Du bist am Zug: Drück in deinem Blatt auf eine Karte oder eine Antwort. „{ button-hand }“ (oder /{ command-hand }) zeigt es.
help-play = Tippen geht auch: /{ command-play } zählt die Karten auf, die du spielen darfst.
help-bid = Tippen geht auch: /{ command-bid } zählt auf, was du sagen darfst.
help-hint = /{ command-hint } zeigt nur dir, was jetzt gut wäre und warum.
help-wait = Die anderen sind am Zug. „{ button-hand }“ (oder /{ command-hand }) zeigt dir inzwischen deine Karten.
help-hand = „{ button-hand }“ (oder /{ command-hand }) zeigt dir deine Karten.
help-next = „{ button-next-deal }“ (oder /{ command-table } { command-table-next }) gibt die nächsten Karten.
help-back = Der Computer spielt für dich. „{ button-back }“ (oder /{ command-table } { command-table-back }) gibt dir den Platz zurück.
help-take-back = /{ command-table } { command-table-take-back } nimmt deinen letzten Zug zurück, wenn die anderen zustimmen.
help-rules-now = „{ button-rules }“ (oder /{ command-rules }) öffnet die Regel, um die es gerade geht.
help-score = „{ button-score }“ (oder /{ command-score }) erklärt alle bisherigen Punkte.
help-pause = „{ button-pause }“ (oder /{ command-table } { command-table-pause }) unterbricht die Partie, für einen Abend oder für Wochen, sobald alle zustimmen.
help-continue = „{ button-continue }“ (oder /{ command-table } { command-table-continue }) setzt die Partie fort.
help-leave-match = /{ command-table } { command-table-leave } fragt zuerst nach; dann spielt der Computer auf deinem Platz weiter.
help-rematch = „{ button-rematch }“ (oder /{ command-table } { command-table-rematch }) schlägt den anderen noch eine Partie vor.
help-replay = „{ button-replay }“ geht die Partie Karte für Karte durch; /{ command-history } zeigt frühere.
help-record = „{ button-record }“ (oder /{ command-table } { command-table-record }) gibt dir die ganze Partie als Datei.
help-fair = /{ command-fair } zeigt, woran du erkennst, dass keine Karten vertauscht wurden.

## Lektionen (/lernen)

lesson-beginners = Erste Schritte
lesson-list-title = Lektionen: { $game }
lesson-line = **{ $number }. { $title }** { $state }
    { $goal }
lesson-done = ✓ geschafft
lesson-begun = Schritt { $step } von { $steps }
lesson-option = { $number }. { $title }
lesson-heading = **{ $game }**, Lektion { $number } von { $lessons } · Schritt{ "\u00A0" }{ $step }{ "\u00A0" }von{ "\u00A0" }{ $steps }
lesson-goal = Ziel: { $goal }
lesson-right = **Richtig.** { $text }
lesson-wrong = **{ $answer }?** { $text }
lesson-gone = Diese Lektion gibt es nicht mehr. /{ command-learn } zeigt alle, die es gibt.
menu-lesson = Lektion wählen
button-learn = Lektionen
button-lessons = Alle Lektionen
button-lessons-of = { $game } { $done }/{ $lessons }
button-lesson-begin = Beginnen: { $title }
button-lesson-go-on = Weiter mit: { $title }
button-lesson-next = Nächste: { $title }
button-lesson-anew = Noch einmal
button-lesson-back = Schritt zurück
button-lesson-show = Zeig es mir
command-learn = lernen
command-learn-about = Ein Spiel in kurzen Lektionen lernen, Zug um Zug
privacy-lessons = { $count ->
    [one] **1** Lektion
   *[other] **{ $count }** Lektionen
}: wie weit du gekommen bist.
