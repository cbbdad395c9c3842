# Vira. Karten, Farben, Spieler und Gebote kommen als fertige Wörter an; Beträge als Zahlen.

vira-name = Vira
vira-figure-pot = Pott

## Regeln und Optionen

vira-preset-article = Stockholmer Tabelle (vierzig Gebote)
vira-option-deals = Runden
vira-option-potUnit = Einheit bei der Aufteilung des Potts am Ende
vira-option-qualifierJump = „Farbe“ und „Vorzug“
vira-option-qualifierJump-off = Schritt um Schritt
vira-option-qualifierJump-on = gleich mit einem neuen Gebot
vira-option-stopWhenDecided = Entschiedene Runden
vira-option-stopWhenDecided-off = werden zu Ende gespielt
vira-option-stopWhenDecided-on = enden sofort
vira-option-revealUnused = Abgelegtes und Resttalon nach der Runde
vira-option-revealUnused-off = bleiben verdeckt
vira-option-revealUnused-on = werden gezeigt

## Die vierzig Gebote

vira-bid-six = Begär 6
    .also = Sechs
vira-bid-turne6 = Turné 6
vira-bid-seven = 7-Spiel
    .also = Sieben
vira-bid-vingel6 = Vingel 6
vira-bid-gask0 = Gask 0
vira-bid-gok = Gök
    .also = Kuckuck
vira-bid-turne7 = Turné 7
vira-bid-kopmisar1 = Köpmisär 1
vira-bid-gask1 = Gask 1
vira-bid-eight = 8-Spiel
    .also = Acht
vira-bid-vingel7 = Vingel 7
vira-bid-turne8 = Turné 8
vira-bid-kopmisar2 = Köpmisär 2
vira-bid-gask2 = Gask 2
vira-bid-solo6 = Solo 6
vira-bid-vingel8 = Vingel 8
vira-bid-kopmisar3 = Köpmisär 3
vira-bid-gask3 = Gask 3
vira-bid-nine = 9-Spiel
    .also = Neun
vira-bid-kopmisar4 = Köpmisär 4
vira-bid-gask4 = Gask 4
vira-bid-tringel9 = Tringel 9
vira-bid-kopmisar5 = Köpmisär 5
vira-bid-gask6 = Gask 6
vira-bid-solo7 = Solo 7
vira-bid-kopmisar6 = Köpmisär 6
vira-bid-gask5 = Gask 5
vira-bid-solo8 = Solo 8
vira-bid-vira = Vira
vira-bid-petite = Solo Petite Misère
vira-bid-solo9 = Solo 9
vira-bid-grande = Solo Grande Misère
vira-bid-solo10 = Solo 10
vira-bid-petite_ouverte = Solo Petite Misère ouvert
vira-bid-petite_royale = Solo Petite Misère ouvert royal
vira-bid-solo11 = Solo 11
vira-bid-grande_ouverte = Solo Grande Misère ouvert
vira-bid-grande_royale = Solo Grande Misère ouvert royal
vira-bid-solo12 = Solo 12
vira-bid-solo_vira = Solo Vira
vira-bid-in-colour = { $bid } mit Farbe
vira-bid-in-preference = { $bid } mit Vorzug
vira-bid-misere = { $bid }, Misère

## Was ein Gebot heißt: Ziel, Tausch, Preis

vira-meaning = { $aim } · { $exchange } · { $price }
vira-meaning-short = { $aim } · { $price }
vira-aim-win = { $tricks } Stiche
vira-aim-all = alle 13 Stiche
vira-aim-lose = keinen von { $tricks } Stichen
vira-aim-either = { $win } oder keinen von { $tricks }
vira-aim-trumps = { $aim }, Trumpf { $suits }
vira-open-before_lead = { $aim }, offen
vira-open-before_defender_exchange = { $aim }, sofort offen
vira-open-own_first_card = { $aim }, offen ab der ersten Karte
vira-exchange-bought = 0–{ $maximum } tauschen
vira-exchange-turned = { $turned } aufdecken, { $minimum }–{ $maximum } tauschen
vira-exchange-keep = { $kept } behalten + Talon
vira-exchange-talon = Talon nehmen, 13 ablegen
vira-exchange-exactly = { $count } tauschen, { $shed } ablegen
vira-exchange-shed = kein Tausch, { $shed } ablegen
vira-exchange-none = kein Tausch
vira-pot = Pott: +{ $win } oder −{ $single }/−{ $double }
vira-price = { $pot } · { $points }
vira-points-each = je { $points }
vira-points = ±{ $points }
vira-points-with = { $suits }{ "\u00A0" }±{ $points }
vira-points-else = sonst{ "\u00A0" }±{ $points }
vira-columns-one = { $points }
vira-columns-three = Vorzugsfarbe { $pref }, zweite { $second }, übrige { $other }
vira-columns-suits = { $pref }: { $in_pref } · { $second }: { $in_second } · { $other }: { $in_other }

## Antworten, wie sie auf Knöpfen und in Menüs stehen

vira-group-play = Stiche machen: 6–9, Turné … Solo
vira-group-gask = Der ganze Talon: Gask, Gök, Vira
vira-group-misere = Keinen Stich machen: Köpmisär, Misère
vira-group-sharpen = Dein Spiel
vira-group-trumps = Trumpf
vira-group-decide = Spielen oder aufgeben
vira-group-instead = Statt Trumpf: Misère oder aufgeben
vira-group-surrender = Statt zu spielen: aufgeben
vira-group-hand = Deine Karten
vira-played-about = Gespielte Gebote
vira-played-buy = Begär 6 sowie 7- bis 9-Spiel
vira-played-turne = Turné
vira-played-vingel = Vingel
vira-played-tringel = Tringel
vira-played-gask = Gask
vira-played-gok = Gök
vira-played-vira = Vira
vira-played-kopmisar = Köpmisär
vira-played-solo = Solo
vira-played-solomisar = Solo-Misère
vira-action-card = { $card }
vira-say-colour = Farbe
    .also = In Farbe, Mit Farbe
vira-say-preference = Vorzug
    .also = In Vorzug, Mit Vorzug
vira-say-hold = Halten
    .also = Ich halte, Halte
vira-say-pass = Weiter
    .also = Ich passe, Passen
vira-pass-ends = damit endet das Bieten, und { $player } spielt allein mit { $bid }
vira-pass-ends-open = damit endet das Bieten; { $player } spielt { $bid } oder ein stärkeres Spiel derselben Art
vira-pass-out = du bietest in dieser Runde nicht mehr; es gilt { $bid } von { $player }
vira-sharpen-none = Dabei bleiben
vira-name-trump = Trumpf { $suit }
vira-trump-meaning = Spalte { $column }: { $points } von jedem oder an jeden Gegenspieler
vira-decide-stand = Spielen
vira-decide-surrender = Aufgeben
    .also = Ich gebe auf, Hinlegen
vira-decide-re-exchange = Noch einmal tauschen
    .also = Zweiter Tausch, Zweiter Kauf
vira-decide-misere = Keinen Stich machen
vira-pick-defence = Welche Karten tauschst du? Noch im Talon: { $maximum }.
vira-pick-exchange = Welche Karten tauschst du?
vira-pick-keep = Welche Karten behältst du? Die anderen legst du weg und nimmst dafür den Talon.
vira-pick-discard = Welche Karten legst du ab?
vira-pick-shed = Welche Karten legst du vor dem Spiel ab?
vira-chosen-exchange = Weglegen
vira-left-exchange = Behalten
vira-chosen-keep = Behalten
vira-left-keep = Weglegen
vira-chosen-discard = Weglegen
vira-left-discard = Behalten

## Warum eine Antwort gut ist: was man sicher wissen kann

vira-reason-trumps = Mit { $suit } als Trumpf hast du { $count ->
    [0] gar keinen Trumpf
    [one] einen Trumpf, aber keinen der vier höchsten
   *[other] { $count } Trümpfe, aber keinen der vier höchsten
}.
vira-reason-trumps-with = Mit { $suit } als Trumpf hast du { $count ->
    [one] einen Trumpf, nämlich { $cards }
   *[other] { $count } Trümpfe, darunter { $cards }
}.
vira-reason-tops = In den anderen Farben hast du { $cards }.
vira-reason-tops-in-hand = Du hast { $cards }.
vira-reason-any-suit = { $count ->
    [0] Es kann eine Farbe aufgedeckt werden, von der du keine Karte hast.
    [one] Welche Farbe auch aufgedeckt wird: Du hast davon mindestens eine Karte.
   *[other] Welche Farbe auch aufgedeckt wird: Du hast davon mindestens { $count } Karten.
}
vira-reason-safe-suits = In { $suits } kannst du immer unter den anderen bleiben.
vira-reason-low-cards = Von der { $rank } abwärts hast du { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
}.
vira-reason-choose = Du wählst deine 13 Karten aus { $cards }.
vira-reason-new-hand = Du legst dein ganzes Blatt ab und spielst mit dem Talon.
vira-reason-would-keep = Du würdest { $cards } behalten.
vira-reason-gets-rid = Du wirst { $cards } los.

vira-reason-low-guard = In { $suit } bist du niedrig gedeckt, also kostet „weiter“ nichts.
vira-reason-no-guard = Keine deiner Farben ist mit kleinen Karten gedeckt: Wird der Gök gewonnen, kostet „weiter“ { $fine }.
vira-reason-hold = Du musst nicht höher gehen: { $bid } wird dein Gebot.
vira-reason-goes-higher = Das niedrigste Gebot, das dir noch bleibt, ist { $bid }.
vira-reason-longest = Deine längste Farbe hat { $count } Karten, und von den acht höchsten Karten, den Assen und Königen, hast du { $tops ->
    [0] keine
    [one] eine
   *[other] { $tops }
}.
vira-reason-pays-more = Jeder Gegenspieler zahlt bis zu { $points } statt { $now }.
vira-reason-enough = Mit Trumpf reichen jetzt { $tricks } Stiche; ein stärkeres Spiel verlangt mehr.
vira-reason-exchanges = So tauschst du nur { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}; für ein stärkeres Spiel müsstest du mehr tauschen.

vira-reason-turned = So bekommst du aus dem Talon gleich Trumpf: { $cards }.
vira-reason-column = Mit diesem Trumpf zahlt oder bekommt jeder Gegenspieler { $points }.
vira-reason-surrender-costs = Du zahlst jetzt { $points } in den Pott; doppelt verloren kostet { $double }.
vira-reason-surrender-double = Gibst du auf, zahlst du { $points } in den Pott, so viel wie für eine doppelt verlorene Runde.
vira-reason-new-cards = Du ziehst { $count ->
    [one] eine neue Karte
   *[other] bis zu { $count } neue Karten
}.
vira-reason-fee = Du zahlst dafür sofort { $points } an jeden Gegenspieler.

vira-reason-draws = Du ziehst { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
} und lässt { $left ->
    [0] nichts
   *[other] { $left }
} im Talon.
vira-reason-only-high = Du gibst nur weg, was höher ist als die { $rank }.
vira-reason-keeps-low = Von der { $rank } abwärts behältst du { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
}.
vira-reason-gives-no-top = Du gibst keinen Trumpf, kein Ass und keinen König weg.
vira-reason-keeps-none = Von { $suits } behältst du nichts.

vira-reason-lead = In dieser Farbe haben die anderen { $lower ->
    [0] nichts
    [one] höchstens eine Karte
   *[other] höchstens { $lower } Karten
} unter { $card }.
vira-reason-throw = Du musst abwerfen und wirst { $card } los: In der Farbe haben die anderen { $lower ->
    [0] keine niedrigere
    [one] höchstens eine niedrigere
   *[other] höchstens { $lower } niedrigere
}.
vira-reason-nothing-lower = Du hast nichts Niedrigeres als { $best }.
vira-reason-beaten = { $count ->
    [one] Eine Karte kann
   *[other] { $count } Karten können
} dir den Stich noch abnehmen.
vira-reason-takes = Nach dir kann niemand darübergehen.
vira-reason-highest-under = Es ist deine höchste Karte unter { $best }.
vira-reason-under = Sie bleibt unter { $best }, also machst du den Stich nicht.
vira-reason-last = Es ist deine letzte Karte in { $suit }: Danach wirfst du auf diese Farbe ab, was du willst.
vira-reason-leaves-on-top = Du gehst nicht über { $card }, die höchste Karte im Stich.
vira-reason-stays-theirs = Du lässt { $player } den Stich ({ $card } liegt vorn).
vira-reason-frees = Mit { $card } nimmst du { $player } den Stich ab.
vira-reason-already-under = { $player } kann diesen Stich nicht mehr machen.
vira-reason-high-away = Du wirst { $card } los, deine höchste Karte in dieser Farbe.
vira-reason-declarer-void = { $player } hat keine Karte in { $suit }.
vira-reason-below = Unter { $card } hat { $player } { $count ->
    [0] nichts und kann nur höher bedienen
    [one] höchstens eine Karte
   *[other] höchstens { $count } Karten
}.

## Der Tisch

vira-heading-opening = { $length } Runden
vira-heading-deal = Runde { $number } von { $length }
vira-heading-standing = { $bid }: { $meaning }
vira-preference = Vorzugsfarbe { $suit }, zweite { $second }
vira-contract = { $contract } – { $aim }
vira-trumps = Trumpf { $suit }, Spalte { $column }
vira-talon = Talon { $count }
vira-column-pref = Vorzugsfarbe
vira-column-second = zweite Vorzugsfarbe
vira-column-other = übrige
vira-column-alone = Spalte { $column }
vira-column-suit = Spalte { $column }: { $suit }
vira-cost-points = { $pot } in den Pott, { $points } an jeden Gegenspieler
vira-cost-pot = { $pot } in den Pott
vira-fee-points = Gebühr { $points } an jeden Gegenspieler
vira-fee-none = ohne Gebühr
vira-again-meaning = { $fee }; dann { $pot }
vira-part-forehand = Vorhand
vira-part-middle = Mittelhand
vira-part-dealer = Geber
vira-part-declarer = Alleinspieler
vira-auction-bid = { $player }: { $bid }
vira-auction-colour = { $player }: „Farbe“ – { $bid }
vira-auction-preference = { $player }: „Vorzug“ – { $bid }
vira-auction-hold = { $player }: „Halten“ – { $bid }
vira-auction-pass = { $player }: „Weiter“
vira-said-colour = { $bid }
vira-said-preference = { $bid }
vira-said-hold = hält { $bid }
vira-said-pass = „Weiter“
vira-said-exchanged = { $count } getauscht
vira-said-exchanged-none = nichts getauscht
vira-said-exchanged-again = { $count }, dann { $again } getauscht
vira-said-talon = hat den Talon
vira-said-talon-empty = kein Tausch: der Talon war leer
vira-said-needs = braucht noch { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
vira-said-made = hat es geschafft
vira-said-none = darf keinen Stich machen
vira-said-single = hat verloren; ein zweiter Stich verdoppelt den Verlust
vira-said-short = hat verloren; doppelt, { $tricks ->
    [one] wenn auch der letzte Stich verloren geht
   *[other] wenn auch nur einer der { $tricks } übrigen Stiche verloren geht
}
vira-said-double = hat doppelt verloren
vira-cards-turned = Aufgedeckt
vira-cards-turned-again = Noch einmal aufgedeckt
vira-cards-shown = Blatt von { $player }
vira-cards-partner = Blatt von { $player } (nur für dich)
vira-cards-drawn = Von dir gezogen
vira-cards-discarded = Von dir abgelegt
vira-cards-unused = Abgelegt von { $player }
vira-cards-talon = Rest des Talons
vira-waiting-opening = Gleich werden die Karten gegeben.
vira-waiting-ended = Es folgt die nächste Runde.
vira-waiting-over = Die Partie ist zu Ende.
vira-prompt-opening = { $player } eröffnet: Die Vorhand muss bieten.
vira-prompt-opening-own = Du bist Vorhand und musst bieten.
vira-prompt-bidding = { $player } ist dran: Es gilt { $bid } von { $holder }.
vira-prompt-bidding-gok = { $player } ist dran: Es gilt { $bid } von { $holder }. Wer ohne niedrige Deckung „weiter“ sagt, zahlt 8, wenn der Gök gelingt.
vira-prompt-bidding-own = Es gilt { $bid } von { $holder }.
vira-prompt-bidding-guarded = Du hast eine niedrige Deckung in { $suit }: „Weiter“ auf { $bid } kostet dich nichts.
vira-prompt-bidding-bare = Du hast keine niedrige Deckung: Gelingt { $bid }, kostet dich „weiter“ 8.
vira-prompt-sharpen = Bleibst du bei { $bid }, oder sagst du ein stärkeres Spiel derselben Art an?
vira-prompt-trump = { $player } nennt den Trumpf.
vira-prompt-trump-own = Nenne den Trumpf.
vira-prompt-trump-turned = { $player } nennt den Trumpf: die Farbe einer aufgedeckten Karte.
vira-prompt-trump-turned-own = Nenne den Trumpf: die Farbe einer aufgedeckten Karte.
vira-prompt-exchange = { $player } tauscht { $minimum } bis { $maximum } Karten.
vira-prompt-exchange-exactly = { $player } tauscht { $maximum ->
    [one] genau 1 Karte
   *[other] genau { $maximum } Karten
}.
vira-prompt-keep-exactly = { $player } behält { $maximum ->
    [one] 1 Karte
   *[other] { $maximum } Karten
}, legt die anderen weg und nimmt den Talon.
vira-prompt-discard-exactly = { $player } hat den Talon aufgenommen und legt { $maximum ->
    [one] 1 Karte
   *[other] { $maximum } Karten
} ab.
vira-prompt-shed-exactly = { $player } legt vor dem Spiel { $maximum ->
    [one] 1 Karte
   *[other] { $maximum } Karten
} ab.
vira-prompt-decide = { $player } entscheidet: spielen oder aufgeben ({ $surrender }).
vira-prompt-decide-own = Spielen oder aufgeben ({ $surrender })?
vira-prompt-decide-again = { $player } spielt, tauscht noch einmal ({ $fee }) oder gibt auf ({ $surrender }).
vira-prompt-decide-again-own = Spielen, noch einmal tauschen ({ $fee }) oder aufgeben ({ $surrender })?
vira-prompt-plan = { $player } nennt den Trumpf oder gibt auf ({ $surrender }).
vira-prompt-plan-own = Nenne den Trumpf, oder gib auf ({ $surrender }).
vira-prompt-plan-either = { $player } hat die Wahl: den Trumpf nennen, keinen Stich machen oder aufgeben ({ $surrender }).
vira-prompt-plan-either-own = Den Trumpf nennen, keinen Stich machen oder aufgeben ({ $surrender })?
vira-prompt-defence = { $player } darf tauschen: Im Talon { $maximum ->
    [one] liegt noch 1 Karte
   *[other] liegen noch { $maximum } Karten
}.

## Was geschieht

vira-dealt = Runde { $number } von { $length }: { $dealer } gibt. Vorzugsfarbe { $suit }, zweite { $second }.
vira-dealt-idle = { $dealt } { $player } setzt aus.
vira-called-bid = { $player } bietet { $bid }.
vira-called-colour = { $player } sagt „Farbe“: { $bid }.
vira-called-preference = { $player } sagt „Vorzug“: { $bid }.
vira-called-hold = { $player } hält { $bid }.
vira-called-pass = { $player } sagt „weiter“.
vira-auction-won = { $player } spielt allein: { $bid }.
vira-sharpened = { $player } erhöht auf { $bid }.
vira-stays = { $player } bleibt dabei.
vira-turned = { $player } deckt { $cards } auf.
vira-named-trumps = { $player } macht { $suit } zum Trumpf.
vira-chose-misere = { $player } will keinen Stich machen.
vira-exchanged = { $player } tauscht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
vira-exchanged-none = { $player } tauscht nichts.
vira-exchanged-discarded = { $player } legt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ab.
vira-exchanged-drawn = { $player } nimmt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} aus dem Talon.
vira-exchanged-different = { $player } legt { $discarded ->
    [one] 1 Karte
   *[other] { $discarded } Karten
} ab und nimmt { $drawn } aus dem Talon.
vira-own-exchange = Du legst { $cards } ab und ziehst { $drawn }.
vira-own-exchange-none = Du tauschst nichts.
vira-own-discarded = Du legst { $cards } ab.
vira-own-drawn = Du ziehst { $cards }.
vira-partner-drew = { $player } tauscht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} und zieht { $cards }.
vira-exchanges-again = { $player } tauscht noch einmal; es ist keine Gebühr fällig.
vira-exchanges-again-for = { $player } tauscht noch einmal und zahlt dafür je { $amount } an { $whom }.
vira-stood = { $player } spielt.
vira-surrendered = { $player } gibt auf.
vira-exposed = { $player } legt das Blatt offen: { $cards }.
vira-partner-shown = { $player } spielt mit dir zusammen und hat: { $cards }.
vira-took-trick = { $player } macht Stich { $number }.
vira-unused = Nicht im Spiel: { $piles }.
vira-unused-of = { $player } { $cards }
vira-unused-talon = Talon { $cards }
vira-outcome-win = { $player } gewinnt { $contract } { $tricks ->
    [0] ohne Stich
    [one] mit 1 Stich
   *[other] mit { $tricks } Stichen
}.
vira-outcome-single = { $player } verliert { $contract } mit { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
}: einfacher Verlust.
vira-outcome-double = { $player } verliert { $contract } { $tricks ->
    [0] ohne Stich
    [one] mit 1 Stich
   *[other] mit { $tricks } Stichen
}: doppelter Verlust.
vira-surrendered-single = { $player } gibt { $contract } auf: einfach verloren.
vira-surrendered-double = { $player } gibt { $contract } auf: doppelt verloren.
vira-deal-scored = { $outcome } { $changes }.
vira-amount = { $player } { $amount }
vira-amount-gain = { $player } +{ $amount }
vira-listed = { $head }, { $next }
vira-guarded = { $player } hat auf den Gök „weiter“ gesagt, mit niedriger Deckung in { $suit }.
vira-unguarded = { $player } hat auf den Gök „weiter“ gesagt, ohne eine niedrige Deckung zu haben, und zahlt 8 in den Pott.
vira-pot-line = Pott: { $before } → { $after }.
vira-pot-unpaid = Nach zweimaligem Tausch gewonnen: Der Pott zahlt nichts.
vira-pot-line-shared = Pott: { $before } → { $after }, dann geteilt.
vira-shared = Der Pott wird geteilt: { $shares }.
vira-match-ended = { $shares } { $winner }
vira-match-won = { $winner } gewinnt die Partie mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
vira-match-tied = { $winner } teilen sich den ersten Platz mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
vira-match-drawn = Alle teilen sich den ersten Platz mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

## Die Abrechnung einer Runde

vira-sheet-contract = { $contract }, gespielt von { $player }
vira-sheet-trumps = Trumpf { $suit }
vira-sheet-again = zweimal getauscht
vira-sheet-surrendered = aufgegeben
vira-sheet-tricks = { $tricks ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
vira-sheet-win = gewonnen
vira-sheet-single = einfach verloren
vira-sheet-double = doppelt verloren
vira-sheet-ante = Einsatz in den Pott
vira-sheet-fee-to = zweiter Tausch, an { $player }
vira-sheet-fee-from = zweiter Tausch, von { $player }
vira-sheet-penalty = Strafe in den Pott für „weiter“ nach „Gök“
vira-sheet-unguarded = keine niedrige Deckung
vira-sheet-pot-to = in den Pott
vira-sheet-pot-from = aus dem Pott
vira-sheet-points-to = Spielerpunkte an { $player }
vira-sheet-points-from = Spielerpunkte von { $player }
vira-sheet-refill = Pott aufgefüllt
vira-sheet-share = Anteil am Pott

## Warum nicht

vira-no-such-action = Das ist kein Zug in Vira.
vira-whole-rounds = Zu { $seats ->
    [3] dritt
   *[other] viert
} muss die Zahl der Runden ein Vielfaches von { $seats } sein, damit alle gleich oft geben. Wähle eine andere Zahl.
vira-due-auction = Erst wird geboten: Biete, oder sag „weiter“.
vira-due-defence = Erst tauschen die Gegenspieler mit dem Talon; wer nicht tauschen will, wählt keine Karte.
vira-due-play = Jetzt werden Karten gespielt, eine nach der anderen.
vira-due-sharpen = Sag erst, ob du erhöhst.
vira-due-trump = Nenne erst den Trumpf.
vira-due-exchange = Wähle erst die Karten, die du tauschst.
vira-due-decide = Sag erst, ob du spielst oder aufgibst.
vira-due-keep = Wähle erst die Karten, die du behältst.
vira-due-discard = Wähle erst die Karten, die du ablegst.
vira-due-plan = Nenne erst den Trumpf, oder nimm etwas anderes, was zur Wahl steht.
vira-due-shed = Wähle erst die Karten, die du vor dem Spiel ablegst.
vira-auction-over = In dieser Runde ist das Bieten vorbei.
vira-must-open = Noch steht kein Gebot: Die Vorhand eröffnet mit einem und darf nicht „weiter“ sagen.
vira-plain-first = An diesem Tisch muss ein neues Gebot ein einfaches sein; „Farbe“ und „Vorzug“ sagt man erst zu einem Gebot, das schon gilt.
vira-colour-first = „Vorzug“ kann man nur auf ein Gebot mit Farbe sagen: Sag zuerst „Farbe“.
vira-dealer-never-holds = Der Geber kann nicht halten: Biete höher, oder sag „weiter“.
vira-holds-dealers-only = Die Mittelhand kann nur ein Gebot des Gebers halten.
vira-not-higher = Ein Gebot muss höher sein als { $bid }.
vira-not-qualifiable = Zu { $bid } kann man weder „Farbe“ noch „Vorzug“ ansagen.
vira-already-qualified = Es gilt schon { $bid }.
vira-not-sharper = Aus { $bid } kann nur ein stärkeres Spiel derselben Art werden.
vira-trump-not-turned = { $suit } liegt nicht aufgedeckt und kann nicht Trumpf werden.
vira-trump-promised = Mit { $bid } ist ein anderer Trumpf versprochen.
vira-no-misere = In diesem Spiel gilt es, Stiche zu machen.
vira-plain-misere = Nur in Gask 0 bis 4 kannst du dich dafür entscheiden, alle Stiche zu verlieren, und nur, wenn der Gask ohne „Farbe“ und „Vorzug“ geboten wurde.
vira-never-again = Bei { $bid } gibt es keinen zweiten Tausch.
vira-again-once = Du hast zweimal getauscht; ein drittes Mal gibt es nicht.
vira-talon-too-small = Für einen zweiten Tausch braucht es im Talon mindestens { $needed ->
    [one] eine Karte
   *[other] { $needed } Karten
}; übrig { $left ->
    [0] ist keine
    [one] ist eine
   *[other] sind { $left }
}.
vira-named-twice = Du hast eine Karte zweimal genannt.
vira-exchange-number = Hier tauschst du genau { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
vira-exchange-range = Hier tauschst du { $minimum } bis { $maximum } Karten.
vira-keep-number = Hier behältst du genau { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
vira-discard-number = Hier legst du genau { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab.
vira-must-follow = Du hast die ausgespielte Farbe ({ $suit }): Du musst bedienen.

## Die Regeln, Seite um Seite; die erste Zeile ist die Überschrift

## The rules: a page is a text, its paragraphs are attributes; words that they explain

vira-rules-overview = Das Spiel
    .players = Drei spielen, jeder für sich; sitzen vier am Tisch, setzt in jeder Runde jemand anders aus. 52 Karten: In jeder Farbe ist das Ass am stärksten, die Zwei am schwächsten. Alle bekommen dreizehn; die übrigen dreizehn sind der *Talon*.
    .seats = Auf den Geber folgt die *Vorhand*, dann die *Mittelhand*; Dritter ist der Geber. Der Tisch zeigt an, wer am Zug ist; zwischen zwei Runden ist es niemand.
    .preference = Für jede Runde wird eine *Vorzugsfarbe* gezogen. Ist sie rot, dann ist die andere rote Farbe die *zweite Vorzugsfarbe*; ist sie schwarz, die andere schwarze. Ist eine der beiden Trumpf, wird mehr bezahlt.
    .course = So geht eine Runde:
    .auction = 1. Geboten wird der Reihe nach; zur Wahl stehen vierzig Gebote. Ein Gebot sagt, wie viele Stiche man machen will oder dass man alle verlieren will. Wer am höchsten bietet, ist *Alleinspieler*; die beiden anderen spielen zusammen gegen ihn.
    .prepare = 2. Der Alleinspieler nennt meist den Trumpf und darf *tauschen*: Karten ablegen und gleich viele vom Talon ziehen.
    .defence = 3. Die Gegenspieler dürfen Karten gegen das tauschen, was vom Talon übrig ist.
    .play = 4. Zum ersten Stich spielt die Vorhand aus, danach immer, wer den vorigen gemacht hat. Bediene, wenn du kannst, sonst spiel, was du willst. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
    .pay = 5. Der Alleinspieler bekommt etwas aus dem *Pott* oder zahlt hinein; dazu bekommt er von jedem Gegenspieler *Spielerpunkte* oder zahlt ihm welche.
    .money = Zu Beginn zahlt jeder 8 ein, und immer wieder, wenn der Pott leer ist oder nicht reicht. Am Ende wird der Pott geteilt; wer dann am meisten hat, gewinnt.
    .start = Für den Anfang: *Begär 6* verlangt sechs Stiche. Du nennst einen Trumpf deiner Wahl und tauschst dann so viele Karten, wie du willst.
vira-rules-families = Gebote: Stiche machen
    .exchange = Beim Tausch legst du zuerst ab und siehst erst dann die neuen Karten. Die anderen sehen, wie viele es sind, aber nicht, welche.
    .buy = • **Begär 6, 7-Spiel, 8-Spiel, 9-Spiel**: Nenne den Trumpf und tausche dann beliebig viele Karten. Mach so viele Stiche, wie du geboten hast.
    .turned = • **Turné** (6–8), **Vingel** (6–8), **Tringel** (9): Eine, zwei oder drei Karten des Talons werden aufgedeckt. Trumpf wird die Farbe einer von ihnen. Du tauschst mindestens so viele Karten; die aufgedeckten ziehst du zuerst.
    .gask = • **Gask** 0–6: Behalte so viele Karten, leg die anderen weg, nimm den ganzen Talon und leg ab, bis es dreizehn sind; dann nenne den Trumpf. In Gask 0 bis 6 brauchst du der Reihe nach 7, 8, 9, 10, 11, 12, 12 Stiche.
    .vira = • **Vira**: Nimm den ganzen Talon, leg dreizehn ab und mach alle Stiche.
    .solo = • **Solo** 6–12 und **Solo Vira** (alle dreizehn): Nenne den Trumpf und spiel das Blatt, das du bekommen hast.
vira-rules-misere = Gebote: keinen Stich machen
    .aim = Das sind die *Misères*: Es gibt keinen Trumpf, und der Alleinspieler darf keinen einzigen Stich machen.
    .kopmisar = • **Köpmisär** 1–6: Tausche genau so viele Karten, leg dann noch eine ab (zwei bei Köpmisär 1) und spiel mit dem Rest.
    .gask = • **Gask** 0–4 kann, wenn dabei keine Farbe versprochen wurde, zur Misère werden: Leg dann noch Karten ab, bei Gask 0 bis 4 der Reihe nach 2, 1, 0, 1, 0. Bei Gask 3 und 4 liegt das Blatt offen.
    .gok = • **Gök**, der Kuckuck: Nimm den ganzen Talon und leg dreizehn ab. Ab deiner ersten Karte liegt dein Blatt offen.
    .solo = • **Solo-Misère**: kein Tausch. *Petite*: Leg eine Karte ab. *Grande*: Spiel alle dreizehn. *Ouvert*: Dein Blatt liegt vor dem Ausspiel offen. *Royal*: schon bevor die Gegenspieler tauschen.
    .confer = In der Grande Misère ouvert royal sehen die Gegenspieler einander ins Blatt und dürfen sich vertraulich beraten.
    .guard = • **Niedrige Deckung**: Wird ein Gök gewonnen, zahlt 8 in den Pott, wer ohne niedrige Deckung auf ihn „weiter“ gesagt hat. Eine Farbe im eigenen Blatt genügt; gedeckt ist sie durch die 2, durch 4-x, 6-x-x oder 8-x-x-x, wobei jedes x niedriger ist als die Karte davor: also durch die 2, zwei Karten bis zur 4, drei bis zur 6 oder vier bis zur 8. Nach der Runde steht am Tisch, welche Farbe gedeckt war oder dass es keine gab.
vira-rules-auction = Das Bieten
    .opens = Die Vorhand beginnt und **muss bieten**. Danach bietet man höher oder sagt „weiter“, und wer „weiter“ gesagt hat, ist draußen.
    .higher = Höher bedeutet: weiter unten in der Tabelle (Seite *Die vierzig Gebote*).
    .ends = Haben zwei „weiter“ gesagt, ist der Dritte Alleinspieler.
    .instead = Statt neu zu bieten, kannst du das geltende Gebot übernehmen:
    .colour = • ***Mit Farbe***: dasselbe Gebot mit dem Versprechen, dass die Vorzugsfarbe oder die zweite Vorzugsfarbe Trumpf wird. Das geht nur auf ein einfaches Gebot, also eines ohne ein solches Versprechen; jedes neue Gebot ist zunächst einfach.
    .preference = • ***Mit Vorzug***: dasselbe Gebot, und Trumpf wird die Vorzugsfarbe. Nur auf ein Gebot mit Farbe.
    .hold = • ***Halten***: Du übernimmst genau dieses Gebot. Die Vorhand darf die Gebote der beiden anderen halten, die Mittelhand nur die des Gebers, der Geber keine.
    .which = Mit Farbe und mit Vorzug gibt es nur Begär 6, das 7-, 8- und 9-Spiel, Gask, Solo, Vira und Solo Vira. Ein einfaches Gebot bringt mit der Vorzugsfarbe als Trumpf ebenso viel wie eines mit Vorzug; höher ist aber das Gebot mit Vorzug.
    .sharpen = • ***Erhöhen***: Bevor der Alleinspieler eine Karte anrührt, darf er bei Gask, Köpmisär oder Solo ein stärkeres Spiel derselben Art ansagen: Gask in der Reihenfolge 0 1 2 3 4 6 5, sonst jede höhere Zahl.
vira-rules-auction-example = Beispiel: das Bieten
    .shown = Aus einer echten Runde: die Blätter, die Gebote und wozu jedes Gebot verpflichtet.
vira-rules-exchanging = Tauschen und Aufgeben
    .again = • ***Noch einmal tauschen***: Nach Begär 6, dem 7-, 8- und 9-Spiel, Turné, Vingel, Tringel und Köpmisär darf der Alleinspieler ein zweites Mal tauschen. Dafür zahlt er jedem Gegenspieler eine Gebühr, und die Bedingungen sind dann viel schlechter.
    .turned = Bei Turné, Vingel und Tringel werden dann neue Karten für einen neuen Trumpf aufgedeckt.
    .surrender = • ***Aufgeben***: Bevor die Gegenspieler tauschen, darf der Alleinspieler sich geschlagen geben; gespielt wird dann nicht.
    .defenders = • **Die Gegenspieler**: Wer von beiden zuerst an der Reihe ist, tauscht zuerst: so viele Karten, wie er will, von gar keiner bis zu allem, was übrig ist. Lässt er nichts übrig, wird der andere nicht gefragt.
    .discards = Was du abgelegt hast, darfst du ansehen, bis die erste Karte ausgespielt ist.
vira-rules-exchange-example = Beispiel: der Tausch
    .shown = Aus derselben Runde: der Trumpf und was der Alleinspieler und die Gegenspieler tauschten.
vira-rules-settlement = Was bezahlt wird
    .won = • **Gewonnen**: so viele Stiche wie geboten oder mehr; in einer Misère keiner.
    .single = • ***Einfach verloren***: ein Stich zu wenig, in einer Misère ein Stich.
    .double = • ***Doppelt verloren***: alles, was schlechter ist.
    .pot = • **Der Pott** zahlt dem Alleinspieler, wenn er gewinnt, und bekommt von ihm, wenn er verliert: meist 8 für den Gewinn, 8 für einfach und 16 für doppelt verloren.
    .points = • **Spielerpunkte** bekommt der Alleinspieler von **jedem** Gegenspieler, wenn er gewinnt; verliert er, zahlt er jedem ebenso viele, egal ob einfach oder doppelt verloren. Wie viele, sagt die *Spalte*: Vorzugsfarbe, zweite Vorzugsfarbe oder übrige (anderer Trumpf, oder keiner).
    .menus = In den Menüs der Gebote steht das in Kurzform. *Pott: +8 oder −8/−16* heißt: So viel zahlt der Pott, und so viel kostet es, einfach oder doppelt zu verlieren. *je ♥ ±1* sind die Spielerpunkte, wenn ♥ Trumpf ist. Für andere Trumpffarben gilt, was hinter *sonst* steht; fehlt das, gibt es dafür nichts.
    .again = • **Nach einem zweiten Tausch** bringt ein Gewinn 16 weniger, aber nie unter 0, meist also nichts. Ein einfacher Verlust kostet dreimal, ein doppelter fünfmal so viel wie sonst ein einfacher: meist 24 und 40. Die Gebühr (Spielerpunkte in der Spalte des ersten Trumpfs) gibt es nie zurück.
    .surrender = • **Aufgegeben** zählt als einfach verloren, in Spielen ohne Tausch als doppelt verloren.
    .empty = • Ist der Pott leer oder reicht er nicht, zahlt jeder 8 ein: auch wer gewonnen hat und wer aussetzt.
    .end = Am Ende wird der Pott gleichmäßig geteilt, in Chips zu 8; was nicht aufgeht, bekommt, wer am wenigsten hat. Die Abrechnung zeigt jede Zahlung einer Runde in einer eigenen Zeile.
vira-rules-score-example = Beispiel: eine Abrechnung
    .shown = Das Ende derselben Runde, und was bezahlt wurde.
vira-rules-bids = Die vierzig Gebote
    .order = Die Gebote, vom schwächsten zum stärksten oder nach Arten geordnet. Die Zahl davor ist der Rang: Ein Gebot schlägt jedes mit niedrigerem Rang.
    .numbers = Bei jedem Gebot: das Ziel; was mit dem Talon geschieht; was du bei einem Gewinn aus dem Pott bekommst und was eine einfache oder doppelte Niederlage kostet, danach dasselbe mit zweitem Tausch; die Spielerpunkte pro Gegenspieler, wenn die Vorzugsfarbe, die zweite oder eine andere Farbe Trumpf ist (während einer Runde stehen dort die Farben selbst).
vira-rules-strategy = Zehn Ratschläge
    .rule1 = 1. Als Vorhand musst du bieten: Eröffne mit dem niedrigsten Gebot, das zu deinem Blatt passt; du kannst später wieder bieten oder halten.
    .rule2 = 2. Ein Gewinn bringt 8, ein einfacher Verlust kostet 8, ein doppelter 16: Biete höher, wenn du glaubst, deutlich öfter zu gewinnen als zu verlieren.
    .rule3 = 3. Begär 6 sowie 7- bis 9-Spiel: Zähl jedes Ass, jeden König und jeden Trumpf ab dem vierten als Stich; die übrigen Karten zu tauschen bringt etwa zwei weitere.
    .rule4 = 4. Behalte beim Tausch Trümpfe, Asse und Könige, und tausche alles andere.
    .rule5 = 5. Solo verlangt ein Blatt, das schon gut ist: fünf Trümpfe, darunter die höchsten, und Stiche daneben.
    .rule6 = 6. Ein schwaches Blatt ist eine Gelegenheit: Hast du Zweien und Dreien in jeder Farbe, denk an eine Misère, vor allem an Gök oder Köpmisär.
    .rule7 = 7. In einer Misère ist eine lange Farbe sicher, wenn du ihre kleinen Karten hast; gefährlich ist eine mittlere Karte, neben der du keine kleinere hast.
    .rule8 = 8. Bevor du auf einen Gök „weiter“ sagst, sieh nach, ob du eine niedrige Deckung hast: Ohne sie lohnt sich ein Gebot, auch ein etwas zu hohes.
    .rule9 = 9. Ging der Tausch schief, gib auf: Aus einem drohenden doppelten Verlust wird ein einfacher.
    .rule10 = 10. Als Gegenspieler tausche in einem Spiel mit Trumpf die kleinen Karten weg und behalte Trümpfe, Asse und Könige; in einer Misère tausche die höchsten weg.
vira-rules-options = Optionen
    .about = Vor der Partie könnt ihr das ändern; das Erste ist jeweils die Regel der Stockholmer Tabelle.
    .deals = • **Runden**: 12; oder 24, 36, 60 oder eine andere Zahl, bei der alle gleich oft geben.
    .unit = • **Am Ende wird der Pott in Einheiten geteilt**: zu 8 oder zu 1.
    .jump = • **„Farbe“ und „Vorzug“**: entweder Schritt um Schritt („Farbe“ nur auf ein einfaches Gebot, „Vorzug“ nur auf ein Gebot mit Farbe) oder gleich als Teil eines neuen Gebots, auch des ersten (dann ist „Vorzug“ auch auf ein einfaches Gebot erlaubt).
    .decided = • **Entschiedene Runden**: werden zu Ende gespielt oder enden, sobald feststeht, was bezahlt wird.
    .unused = • **Abgelegtes und Resttalon nach der Runde**: bleiben verdeckt oder werden bis zur nächsten Runde gezeigt.

vira-rules-order-rank = Nach Rang
vira-rules-order-family = Nach Arten
vira-bids-line = **{ $number } { $bid }** – { $aim } · { $exchange }
    Pott: +{ $win } oder −{ $single }/−{ $double } · je Gegenspieler: { $points }
vira-bids-again = { $line } · zweimal getauscht: +{ $win } oder −{ $single }/−{ $double }
vira-bids-family =
    __{ $family }__
    { $line }
vira-family-buy = Begär 6 sowie 7- bis 9-Spiel: Trumpf nach Wahl, dann ein Tausch
vira-family-turne = Turné: eine Karte für den Trumpf aufgedeckt
vira-family-vingel = Vingel: zwei Karten aufgedeckt
vira-family-tringel = Tringel: drei Karten aufgedeckt
vira-family-gask = Gask: einige Karten behalten, den ganzen Talon nehmen
vira-family-gok = Gök, der Kuckuck: den Talon nehmen, keinen Stich machen
vira-family-vira = Vira: den Talon nehmen, alle Stiche machen
vira-family-kopmisar = Köpmisär: tauschen, keinen Stich machen
vira-family-solo = Solo: kein Tausch
vira-family-solomisar = Solo-Misère: ohne Tausch keinen Stich machen
vira-word-talon = Talon
vira-word-forehand = Vorhand
vira-word-middle = Mittelhand
vira-word-preference = Vorzugsfarbe
vira-word-second = zweite Vorzugsfarbe
vira-word-declarer = Alleinspieler
vira-word-exchange = tauschen
    .also = tausch
vira-word-pot = Pott
vira-word-points = Spielerpunkte
vira-word-turne = Turné
vira-word-vingel = Vingel
vira-word-tringel = Tringel
vira-word-gask = Gask
vira-word-solo = Solo
vira-word-misere = Misère
vira-word-kopmisar = Köpmisär
vira-word-gok = Gök
vira-word-petite = Petite
vira-word-grande = Grande
vira-word-ouverte = ouvert
vira-word-royale = royal
vira-word-guard = niedrige Deckung
vira-word-colour = mit Farbe
vira-word-hold = halten (ein Gebot)
    .also = Halten
vira-word-sharpen = erhöhen
vira-word-again = noch einmal tauschen
    .also = zweiten Tausch
vira-word-surrender = aufgeben
    .also = aufgegeben
vira-word-single = einfach verloren
vira-word-double = doppelt verloren
vira-word-column = Spalte
