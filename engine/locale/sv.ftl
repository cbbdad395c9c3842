# Vad alla spel säger: kort och uppräkningar, vad som händer och vägras i vilket spel som helst, raderna i en partifil.

## Uppräkningar

list-more = { $head }, { $next }
list-last = { $head } och { $last }

## Kort: den franska leken

card-suit = { $symbol } { $word }

card-french-short = { $symbol }{ $rank }
card-french-spoken = { $suit } { $rank }
card-told = { $card }
card-french-symbol-spades = ♠
card-french-symbol-hearts = ♥
card-french-symbol-diamonds = ♦
card-french-symbol-clubs = ♣
card-french-suit-spades = spader
card-french-suit-hearts = hjärter
card-french-suit-diamonds = ruter
card-french-suit-clubs = klöver
card-french-index-ace = E
card-french-index-king = K
card-french-index-queen = D
card-french-index-jack = Kn
card-french-index-ten = 10
card-french-index-nine = 9
card-french-index-eight = 8
card-french-index-seven = 7
card-french-index-six = 6
card-french-index-five = 5
card-french-index-four = 4
card-french-index-three = 3
card-french-index-two = 2
card-french-rank-ace = ess
card-french-rank-king = kung
card-french-rank-queen = dam
card-french-rank-jack = knekt
card-french-rank-ten = tia
card-french-rank-nine = nia
card-french-rank-eight = åtta
card-french-rank-seven = sjua
card-french-rank-six = sexa
card-french-rank-five = femma
card-french-rank-four = fyra
card-french-rank-three = trea
card-french-rank-two = tvåa

## Kort: den schweizertyska leken

card-swiss-short = { $symbol }{ "\u00A0" }{ $suit }{ "\u00A0" }{ $rank }
card-swiss-spoken = { $suit } { $rank }
card-swiss-symbol-spades = 🛡️
card-swiss-symbol-hearts = 🌹
card-swiss-symbol-diamonds = 🌰
card-swiss-symbol-clubs = 🔔
card-swiss-suit-spades = sköldar
card-swiss-suit-hearts = rosor
card-swiss-suit-diamonds = ekollon
card-swiss-suit-clubs = bjällror
card-swiss-index-ace = E
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
card-swiss-rank-ace = ess
card-swiss-rank-king = kung
card-swiss-rank-queen = ober
card-swiss-rank-jack = under
card-swiss-rank-ten = banér
card-swiss-rank-nine = nia
card-swiss-rank-eight = åtta
card-swiss-rank-seven = sjua
card-swiss-rank-six = sexa
card-swiss-rank-five = femma
card-swiss-rank-four = fyra
card-swiss-rank-three = trea
card-swiss-rank-two = tvåa

## Vad som händer i alla spel

engine-received = Du får { $cards }.
engine-played = { $player } spelar { $card }.

## Spel med bara stick

engine-action-card = { $card }
engine-heading-deal = Giv { $number }
engine-part-dealer = givare
engine-waiting-opening = Korten ges strax.
engine-waiting-ended = Nästa giv följer.
engine-waiting-over = Partiet är slut.
engine-prompt-waiting = Väntar på { $player }.
engine-prompt-lead = Spela ut ett kort.
engine-prompt-play = Lägg ett kort.
engine-prompt-leading = { $player } spelar ut.
engine-prompt-playing = { $player } ska lägga.
engine-dealt = Giv { $number }: { $dealer } ger.
engine-took-trick = { $player } tar stick { $number }.
engine-won-higher = { $rank } slår { $than }
engine-won-alone = ingen följde färg
engine-won-trumped = trumfat
engine-won-overtrumped = högre trumf: { $rank } slår { $than }
engine-scored = { $player } { $amount }
engine-deal-scored = Den här given: { $first }, { $second }, { $third }, { $fourth }.
engine-match-won = { $winner } vinner partiet på { $points } poäng.
engine-match-shared = { $winner } delar förstaplatsen, med { $points }.

## Varför ett kort föreslås

engine-reason-only-card = { $card } är det enda kort som du får spela.
engine-reason-unbeaten = { $card } tar garanterat sticket: ingen efter dig kan lägga högre.
engine-reason-no-opponent = Ingen motståndare kan slå { $card }.
engine-reason-strongest = Ingen motståndare har ett starkare kort i { $suit } än { $card }; bara en trumf kan slå det.
engine-reason-draws = { $card } drar ut de andras trumf; motståndarna kan ha högst { $count } kvar.
engine-reason-stronger = Det enda som kan slå { $card } är en motståndares { $ranks } i { $suit }.
engine-reason-stronger-or-trump = Det enda som kan slå { $card } är en motståndares { $ranks } i { $suit }, eller en trumf.
engine-reason-takes = { $card } tar sticket{ $points ->
    [0] {"."}
   *[other] : { $points } poäng.
}
engine-reason-so-far = { $card } har sticket än så länge; { $count ->
    [one] bara ett kort
   *[other] högst { $count } kort
} kan slå det.
engine-reason-one-may-beat = { $card } har sticket än så länge; bara { $player } kan slå det, med något av { $count } kort.
engine-reason-cheapest-winner = Inget av dina kort som tar sticket är värt mindre än { $card }.
engine-reason-later = Senare kan { $card } slås av { $ranks }.
engine-reason-in-trick = Sticket är då värt { $points } poäng.
engine-reason-partner-certain = { $player } tar garanterat sticket med { $card }.
engine-reason-partner-so-far = { $player } har sticket än så länge, med { $card }.
engine-reason-gives = { $card } ger ytterligare { $points } poäng.
engine-reason-cannot-win = Inget av de kort som du får spela slår { $card }.
engine-reason-keeps = Du sparar { $cards } till senare.
engine-reason-keeps-strongest = Du behåller { $cards }: ingen motståndare har ett starkare kort i samma färg.
engine-reason-only-above = Bara { $higher } är högre än { $card }: när det kortet har spelats är ditt högst i { $suit }.
engine-reason-tops = Av de kort som är kvar i { $suit } har du de { $count } högsta.
engine-reason-two-above = Bara { $cards } är högre än { $card }: när de har spelats är ditt kort högst i { $suit }.
engine-reason-partner-after = { $player } lägger efter dig och kan fortfarande ta sticket.
engine-reason-void = Efter { $card } är du renons i { $suit } och kan trumfa.
engine-reason-cheapest = { $points ->
    [0] { $card } ger inga poäng.
   *[other] Inget av de kort som du får spela är värt mindre än { $card } ({ $points }).
}
engine-reason-counts = { $card } ger { $points } poäng.

## Vad som talar för ett kort när stick räknas och inte poäng

engine-reason-takes-it = { $card } tar sticket.
engine-reason-lowest-winner = Av dina kort som tar sticket än så länge är { $card } det lägsta.
engine-reason-ruff = Du är renons i { $suit }: { $card } trumfar sticket.
engine-reason-lowest = Inget kort som du får spela är lägre än { $card }.
engine-reason-usual = Det ser ut som det naturliga valet, men i de provspelade givarna gick det sämre.
engine-reason-least-bad = Det har en nackdel, men i de provspelade givarna gick inget annat bättre.
engine-reason-all-alike = De andra val som jämförs har samma nackdel, och inget av dem gick bättre i de provspelade givarna.
engine-reason-keeps-top = Du behåller { $card }: ingen annan har ett högre kort i { $suit }.
engine-reason-keeps-guards = Du behåller { $cards } som skydd för { $best }: när { $above } har spelats är { $best } högst i { $suit }.
engine-reason-suit-left = { $count ->
    [0] { $card } är ditt sista kort i { $suit }.
    [one] Efter { $card } har du ett kort kvar i { $suit }.
   *[other] Efter { $card } har du { $count } kort kvar i { $suit }.
}
engine-reason-nearer-void = { $count ->
    [one] Ett kort till efter { $card }, så är du renons i { $suit } och kan trumfa.
   *[other] { $count } kort till efter { $card }, så är du renons i { $suit } och kan trumfa.
}

## Vad som inte går, i vilket spel som helst

engine-bad-game = Det spelet finns inte.
engine-bad-preset = De reglerna finns inte.
engine-bad-option = Det valet finns inte.
engine-bad-option-value = Valet kan inte ha det värdet.
engine-bad-seats = Det här spelet kan inte spelas med det antalet spelare.
engine-bad-dealer = Den som ger måste sitta vid bordet.
engine-bad-pack = Det här är inte en komplett kortlek för det här spelet.
engine-bad-chance = Ett slumputfall (utöver korten) saknas eller är okänt.
engine-no-deal-due = Det är inte dags att ge nu.
engine-no-end-now = Även med allas samtycke kan partiet bara avslutas mellan två givar, och bara i ett spel som tillåter det.
engine-deal-due = Först måste korten ges.
engine-not-your-turn = Det är inte din tur.
engine-match-over = Partiet är slut.
engine-nothing-to-take-back = Det finns inget som du kan ta tillbaka nu.
engine-one-card = Ange ett kort.
engine-not-held = Du har inte { $card } på handen.
engine-not-in-pack = { $card } hör inte till spelets { $size } kort.
engine-no-such-action = Det går inte att göra i det här spelet.

## Vad som är fel med en rad i en partifil

record-not-utf8 = den är inte UTF-8
record-blank-line = den är tom
record-not-json = den är inte JSON
record-long-number = ett tal i den är för långt
record-not-object = den är inget JSON-objekt
record-key-twice = en nyckel står två gånger i den
record-unknown-key = den har en okänd nyckel
record-missing-key = en nyckel saknas
record-version = det här är inte version 1 av formatet
record-no-such-seat = den platsen finns inte
record-bad-action = åtgärden är ingen text
record-bad-mark = ”at” måste vara en text, och ”by” måste vara player, autopilot eller computer
record-bad-match = ”match” måste vara en text på högst 64 bokstäver, siffror och bindestreck
record-bad-seal = ”salt” och ”hash” hör ihop i en giv: hexadecimala siffror med små bokstäver, 32 till 128 respektive 64
record-bad-end = ”end” måste vara ”agreed”
record-malformed = Rad { $line } går inte att läsa: { $reason }
record-seat = Plats { $seat }
engine-outcome = { $opponents ->
    [one] i snitt får du { $own }, den andra { $others }
   *[other] i snitt får du { $own }, de andra { $others } var
}
engine-outcome-teams = i snitt får ditt lag { $own }, det andra { $others }

engine-order-trumps = Trumf
engine-order-others = Andra färger
engine-order-all = Alla färger
