# Botens egna ord. Alla nycklar finns på alla språk; ett test säger vilka som saknas eller inte används.

## Rader

separator = { " · " }
page-of = Sida { $page } av { $pages }

## Det här språket, med dess eget namn

language-name = Svenska

## Vad spelare får skriva för kort, förutom kortens namn; mellan kommatecken

spell-suit-spades = spad, spadern, sköld
spell-suit-hearts = hjarter, hjärtern, ros
spell-suit-diamonds = rutor, rutern
spell-suit-clubs = klover, klövern, bjällra
spell-rank-ace = äss, esset
spell-rank-king = kungen
spell-rank-queen = damen
spell-rank-jack = kn, knekten
spell-rank-ten = tio, tian
spell-rank-nine = nio, nian
spell-rank-eight = atta, åttan
spell-rank-seven = sju, sjuan
spell-rank-six = sex, sexan
spell-rank-five = fem, femman
spell-rank-four = fyr, fyran
spell-rank-three = tre, trean
spell-rank-two = två, tva, tvåan
spell-filler = i, spela, lägg

## Spelare och platser

seat-empty = (ledig)
seat-numbered = { $name } ({ $seat })
seat-computer-learner = Nybörjare
seat-computer-careful = Försiktig
seat-computer-good = Duktig
seat-computer-strong = Stark
seat-computer-random = Slumpdator
seat-mark-learner = dator, nybörjare
seat-mark-careful = dator
seat-mark-good = dator, duktig
seat-mark-strong = dator, stark
seat-mark-random = dator, slumpmässig
cast-names = Astrid, Gösta, Märta, Ragnar, Hulda, Birger, Greta, Sixten, Svea, Torsten, Ingrid, Hilding, Dagny
seat-parts = { $name } ({ $parts })
seat-autopilot = autopilot
seat-instead = spelar åt { $name }
former-player = Tidigare spelare
seat-cards = { $count } kort
seat-tricks = { $count } stick
seat-points = { $points } poäng
seat-to-act = ▶ { $line }
seat-team = Lag { $number }
seat-with = partner: { $partner }
seat-partner = din partner
seat-sits-out = står över

## Tempo och regler vid ett bord

pace-live = raskt (45 sekunder per tur, och 2 minuter i reserv)
pace-relaxed = lugnt (10 minuter per tur)
pace-async = en dag per tur (24 timmar)
pace-none = utan klocka
rating-rated = rankat
rating-casual = vänskapsparti (värdens val)
rating-alone = inte rankat: bara en person, resten datorer
rating-none = inte rankat
rules-option = { $label }: { $value }
rules-deck = I din kortlek: { $words }.
rules-deck-suit = { $usual } = { $own }
rules-deck-rank = { $usual } = { $own } ({ $sign })

## Bordets meddelande och panelen

table-players = Spelare
table-score = { $side } **{ $score }**
table-scores = Ställning: { $scores }
table-figure = { $name } **{ $amount }**
table-comes = { $prompt } { $time }
table-deadline = { $prompt } · tiden går ut { $time }
table-open-cards = Synliga kort
table-group = { $label }: **{ $cards }**
table-auction = Budgivning
table-auction-earlier = { $count ->
    [one] (ett tidigare bud)
   *[other] ({ $count } tidigare bud)
}
table-lanes = Rader
table-lane = { $suit }: **{ $low } till { $high }**
table-lane-one = { $suit }: **{ $rank }**
table-lane-empty = { $suit }: inget än
table-lane-next = { $line } (härnäst: { $next })
table-lane-or = { " eller " }
table-rows = { table-lanes }: { $rows }
table-row = { $label }: { $cards }
lane-span = –
lane-nothing = –
table-trick = Stick{ "\u00A0" }{ $number }
table-last-trick = Förra sticket
trick-card = { $card }
trick-best = **{ $card }** (leder)
trick-best-why = **{ $card }** (leder: { $why })
trick-previous = { table-last-trick }: { $trick }
trick-why = { $line }: { $why }
trick-laid = { $name } { $card }
trick-taken = { $cards } → { $winner }
trick-taken-for = { $cards } → { $winner } ({ $points } poäng)

## Steg, berättade ett i taget för den som får dem upplästa

step-led = { $player } spelar ut { $card }.
step-your-turn = Din tur.
step-sentence = { $text }.
step-parts = { " " }

panel-title = Din hand: { $game }
panel-title-at = Din hand: { $game } ({ $place })
panel-hand = Hand ({ $count } kort)
panel-suit = { $suit }: **{ $ranks }**
panel-suit-tight = { $suit }{ "\u00A0" }**{ $ranks }**
panel-suit-trump = { $suit }{ "\u00A0" }**{ $ranks }** (trumf)
panel-no-cards = Inga kort
details-title = Detaljer
details-deck = I meddelandet till alla har korten andra namn: { $words }.
panel-turn = ▶ Det är din tur. { $prompt }
panel-turn-asked = ▶ Det är din tur.
panel-sits-out = Du står över den här given: du ser det som alla ser.
panel-only-answer = ▶ Du har bara ett val; det görs strax åt dig.
panel-queued-answer = ▶ Kortet som du har förvalt spelas strax.
panel-given = Spelat åt dig, eftersom du inte hade något val: { $cards }
panel-few = De här kan passa din hand, ordnade som vanligt; *{ button-more-answers }* visar alla.
queue-line = Förvalt: { $card }
queue-not-played = ▶ Din tur. Inte spelat: { $card }
panel-question = 🗳️ [Bordet frågar dig något]({ $url })
panel-by-command = Alla dina svar får inte plats här: /{ command-bid } och /{ command-play } visar dem.

pause-wanted = ⏸ { $who } vill ta en paus.
pause-on = ⏸ Partiet är pausat: klockan är stoppad, och ingen kan spela.
pause-closes = Partiet fortsätter när alla har tryckt på ”{ button-continue }”. Om ingen gör något stängs bordet { $time }.
deserted-on = ⏸ Partiet väntar, för ingen av spelarna är här.
deserted-closes = Partiet fortsätter så snart någon av spelarna trycker på ”{ button-continue }”. Om ingen gör det stängs bordet { $time }.
pause-ready = Redo att fortsätta: { $who }. Väntar på: { $missing }.
proposal-end = 🗳️ { $who } föreslår att partiet avslutas utan resultat ({ $agreed } av { $needed } är med på det).
proposal-finish = 🗳️ { $who } föreslår att partiet slutar efter den här given och att resultatet räknas ({ $agreed } av { $needed } är med på det).
proposal-finish-agreed = 🗳️ Alla har sagt ja: partiet slutar efter den här given och räknas.
proposal-kick = 🗳️ { $who } föreslår att { $whom } kastas ut ur partiet ({ $agreed } av { $needed } röster).
proposal-take-back = ↩️ { $who } ber om att få ta tillbaka sitt senaste drag ({ $agreed } av { $needed } är med på det). Alla som är här måste säga ja.

choice-spoken = { $label } ({ $spoken })
choice-meaning = { $label }: { $meaning }
choice-counted = { $chosen } ({ $count } av { $minimum })
choice-number = { $count } av { $wanted }
choice-exactly = Välj { $of ->
    [players] { $count ->
    [one] en spelare
   *[other] { $count } spelare
}
   *[cards] { $count ->
    [one] ett kort
   *[other] { $count } kort
}
}.
choice-at-most = Välj högst { $of ->
    [players] { $maximum ->
    [one] en spelare
   *[other] { $maximum } spelare
}
   *[cards] { $maximum ->
    [one] ett kort
   *[other] { $maximum } kort
}
}.
choice-bounds = Välj { $minimum } till { $maximum } { $of ->
    [players] spelare
   *[cards] kort
}.
choice-must = Måste vara med: { $must }.
draft-answer = ▸ **{ $answer }**
draft-advice = 💡 { $reason }
draft-mind = 💡 Obs: { $reason }
draft-tried = -# Prövat i { $count } givar som stämmer med det du vet: { $outcome }.
draft-for-it = Talar för det: { $reason }
draft-points = -# Poäng: dina minus de andras genomsnitt.
draft-points-teams = -# Poäng: ditt lags minus det andra lagets.
draft-later = -# I jämförelsen ingår även att spara kontraktet till en senare giv. Din poäng minus de andras, i genomsnitt: { $worth }.
draft-kept = { $answer }: { $now } nu, { $points } senare
draft-chance = -# { $answer } ger här mer än { $advised }, men det kan vara en slump: båda går bra.
draft-better-kept = Spara det hellre till en senare giv.
draft-no-difference = -# Det spelar knappt någon roll vilket svar du väljer.
draft-alike = -# Samma resultat i varje provspelad giv: { $answers }.
draft-all-alike = -# Alla andra svar gav samma resultat i varje provspelad giv.
draft-other = Eller { $answer }: { $cost }. { $reason }
draft-other-alike = ungefär lika bra
draft-other-scores = { $cost }; du får { $own }{ $opponents ->
    [0] {""}
    [1] , den andra { $others }
   *[other] , de andra { $others } var
}
draft-other-perhaps = kanske sämre, kanske bara slumpen
draft-other-worse = troligen sämre
draft-other-less = ungefär { $points } poäng sämre
draft-unsearched = Datorn hann inte jämföra svaren den här gången, så det här är en tumregel.
draft-open = Inget är bestämt ännu.
draft-typed = Du bekräftar med knappen, eller genom att skriva samma sak en gång till.
draft-chosen = Valt
draft-left = Inte valt
draft-count = Valda: { $count }.
draft-more = Valda: { $count }. Ytterligare { $missing } behövs.
draft-less = Valda: { $count }, { $extra } för många.

why-title = Varför inte?
why-line = { $options }: { $reason }
why-nothing = Inget är grått: du får välja vad du vill av det du ser.

## Lobbyn

lobby-title = nytt bord
lobby-options = val
lobby-seats = platser
lobby-order = Turen går efter platsernas nummer.
lobby-seat = { $number } – { $name }
lobby-host = { $name } (värd)
lobby-free = { $count ->
    [one] En plats är ledig.
   *[other] { $count } platser är lediga.
}
lobby-full = Alla platser är tagna.
lobby-starts-full = Partiet börjar så snart alla platser är tagna.
lobby-rating-rated = Rankat: inga tips, och inga drag tas tillbaka.
lobby-rating-alone = Rankat om minst två personer spelar; då finns inga tips, och drag kan inte tas tillbaka.
lobby-rating-casual = Vänskapsparti: tips är tillåtna, och drag kan tas tillbaka.
lobby-more-seats = Upp till { $count } kan spela: värden väljer antalet under ”{ button-options }”.
lobby-expires = Lobbyn stängs { $time }.
lobby-rules = Regler
news-left = { $who } har lämnat bordet.
news-left-last = { $who } har lämnat bordet, så det är stängt.
news-kicked = Värden har kastat ut { $who } ur partiet: datorn spelar vidare på platsen.
news-kicked-rated = Värden har på eget bevåg kastat ut { $who } ur partiet: datorn spelar vidare på platsen. Partiet räknas inte för { $who }, och för värden kan det bara räknas som en förlust.
news-voted-out = { $who } har röstats ut ur partiet: datorn spelar vidare på platsen.
news-kick-declined = { $who } stannar: för få röstade ja till att kasta ut spelaren.
news-ended-together = Alla som var här sa ja till förslaget från { $who } att avsluta partiet, så bordet är stängt.
news-end-declined = { $who } vill spela vidare, så partiet avslutas inte.
news-finish-declined = { $who } vill spela vidare efter den här given.
news-withdrawn = { $who } har dragit tillbaka förslaget.
news-dropped = Därmed faller det öppna förslaget.
news-removed = { $who } sitter inte längre vid det här bordet.
news-ended = { $who } har stängt bordet.
news-host = { $host } är ny värd.
news-back = { $who } är tillbaka på sin plats.
news-handed = { $who } har lämnat över värdskapet.
news-ended-reason = { $who } har stängt bordet: { $reason }
news-took-back = { $who } har tagit tillbaka sitt senaste drag.
news-take-back-declined = { $who } låter draget stå.
news-claimed = { $who } tar resten: alla återstående stick var säkra.
news-turned-away = Värden har avvisat { $who }; datorn behåller platsen.
news-put-out = De som sköter servern har tagit bort { $who } från bordet.
news-put-out-reason = De som sköter servern har tagit bort { $who } från bordet: { $reason }
news-absent = { $count ->
    [one] { $who } saknades vid revanschen, så platsen är ledig.
   *[other] { $who } saknades vid revanschen, så deras platser är lediga.
}
rematch-absent = Revanschen väntar inte på { $who }, som är på autopilot. Den som ändå vill vara med trycker på ”{ button-rematch }”.
news-took-seat = { $count ->
    [one] { $who } har tagit datorns plats.
   *[other] { $who } har tagit datorernas platser.
}
order-line = -# { $label }: { $ranks }
order-then = { ", " }
order-rank = **{ $rank }** { $points }
order-rank-nothing = **{ $rank }**
draw-card = { $player } { $rank }
draw-cards = Lottning om första given: { $cards }.
draw-dealer = Det lägre kortet ger: { $dealer }.
draw-lot = { $dealer } ger först, efter lottning.
newcomer-waits = { $who } spelar med från nästa giv.
newcomer-rematch = { $who } spelar med i nästa parti.
newcomer-asked = { $who } väntar på en plats och får också välja: ”{ button-rematch }” för att spela, /{ command-table } { command-table-leave } för att avstå.

## Protokollet, resultatet

account-title = Vad given gav
sheet-title = protokoll
sheet-empty = Ingen giv är färdigspelad än.
sheet-deal = **Giv { $number }** · { $headline }
sheet-side = { $side }: **{ $scored }**
sheet-account = { $line } ← { $entries }
sheet-item = – { $entry }
sheet-gain = +{ $amount }
sheet-entry = { $reason } { $amount }
sheet-entry-detailed = { $reason } { $amount } ({ $details })
sheet-marked = { $mark } spelförare. Menyn visar hur varje giv räknades.
sheet-file-deal = giv
sheet-file-headline = vad som spelades
sheet-file-side = spelare
sheet-file-account = uträkning
sheet-file-score = poäng
sheet-file-total = summa
sheet-file-account-of = { $side }: uträkning
sheet-file-doubled = dubblade { $whom }
sheet-file-check = kontroll
result-title = resultat
result-open = Partiet är inte slut än.
result-winner = { $winner } vann partiet.
result-winner-score = { $winner } vann partiet med { $score } mot { $other }.
result-draw = Oavgjort mellan { $winner }.
result-draw-teams = Oavgjort: { $winner }.
result-place = { $place } – { $side }: { $score }
result-deals = { $count ->
    [one] 1 giv spelades.
   *[other] { $count } givar spelades.
}
result-absent = { $who }: partiet räknas inte som vunnet eller oavgjort, eftersom datorn stod för mer än en fjärdedel av dragen på den platsen.
result-excused = { $who }: räknas inte som förlorat, eftersom datorn stod för mer än en fjärdedel av partnerns drag.
result-kicked-out = { $who }: räknas inte, eftersom värden kastade ut { $who } på egen hand.
result-kicking-host = { $who }: partiet räknas inte som vunnet eller oavgjort, eftersom { $who } som värd kastade ut någon utan omröstning.
result-host-excused = { $who }: räknas inte som förlorat, eftersom värden kastade ut partnern på egen hand.
result-ratings = Rating på den här servern: { $changes }
result-ratings-world = Rating för alla servrar: { $changes }
result-ratings-provisional = Frågetecknet betyder att ratingen är preliminär: färre än { $count } rankade partier.
rating-change = { $who } { $now } ({ $change })
rating-change-provisional = { $who } { $now }? ({ $change })
rating-gain = +{ $points }
rating-loss = −{ $points }
rating-same = ±0
result-again = { $who } vill spela igen.
thread-name = { $game }: { $players }
thread-begins = **{ $game }** – { $players }
thread-playing = **{ $game }** – { $players }. Bordet: { $thread }
thread-lobby = **{ $game }** – { $players }, väntar på spelare: { $thread }
thread-result = **{ $game }** – { $outcome } { $thread }
thread-closed = **{ $game }** – { $players }. Bordet är stängt. { $thread }

## Färdigspelade partier: listan och repriserna

archive-unknown = Det partiet finns inte, eller så är det inte slut än: bara färdigspelade partier kan ses i repris.
archive-unreadable = Dragen i det här partiet finns inte kvar eller går inte att läsa. Resultatet finns kvar.
archive-elsewhere = Du kan se repriser av dina egna partier och av dem som spelats på den här servern i kanaler du kan se. Det här partiet är inget av dem.
moment-deal = Giv { $deal } av { $deals }
moment-step = steg { $step } av { $steps }
moment-round = Varv { $number }
moment-beginning = Givens början
moment-end = Givens poäng
moment-view-all = Alla händer öppna
moment-view-public = Som alla såg det
moment-view-seat = Som { $player } såg det
moment-told = Bara { $player } får veta: { $text }
moment-hands = Händer
moment-hand = Hand
moment-shared = { $player } delar ett ögonblick ur ett färdigspelat parti:
    { $where }
moment-is-shared = Nu ser alla i kanalen det här ögonblicket.
moment-not-here = Du kan bara dela ögonblicket på den server där partiet spelades.
moment-hidden = Kanske kan inte alla här se kanalen eller tråden där partiet spelades. Dela ögonblicket där i stället.
moment-text = Här är hela partiet som text, med alla händer.
past-title = Dina färdigspelade partier
past-title-of = Dina färdigspelade partier: { $game }
past-empty = Du har inte spelat klart något parti än. /{ command-table } { command-table-new } öppnar ett bord; när ett parti är slut kan du gå igenom det kort för kort här.
past-empty-of = Du har inte spelat klart något parti { $game } än. /{ command-table } { command-table-new } öppnar ett bord; när ett parti är slut kan du gå igenom det kort för kort här.
past-line = { $number }. { $line }
past-with = med { $who }
past-won = vunnet, { $points } poäng
past-drew = oavgjort, { $points } poäng
past-lost = förlorat, { $points } poäng
past-left = lämnat före slutet
past-uncounted = räknas inte för dig
button-replay = Repris
button-trick-back = ‹ Stick
button-trick-on = Stick ›
button-round-back = ‹ Varv
button-round-on = Varv ›
button-step-back = Bakåt
button-step-on = Framåt
button-trick-back-spoken = Förra sticket
button-trick-on-spoken = Nästa stick
button-round-back-spoken = Förra varvet
button-round-on-spoken = Nästa varv
button-step-back-spoken = Ett steg bakåt
button-step-on-spoken = Nästa steg
button-own-turn = Min nästa tur
button-their-turn = Nästa tur: { $player }
button-share = Dela
button-as-text = Som text
button-newest = Nyaste
button-oldest = Äldsta
menu-view = Ur vems synvinkel
menu-deals = Giv
menu-deal = Giv { $deal }
menu-tricks = Stick
menu-watch = Se ett parti i repris
limit-shared = Många ögonblick har just delats. Du kan dela nästa om { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}.
command-history = partier
command-history-about = Se dina färdigspelade partier och spela upp dem
command-replay = repris
command-replay-about = Se ett färdigspelat parti kort för kort: ett av dina, eller ett på den här servern
param-match = parti
param-match-about = Vilket parti; ditt senaste om du inte anger något

## En partifil i repris (stich replay)

replay-heading = { $game } ({ $preset }), { $seats } spelare; { $dealer } ger först
replay-line = { $line }  { $text }
replay-told = { $seat } får veta: { $text }
replay-score = { $side }: { $scored }, nu { $total } ← { $entries }
replay-nothing = inget
replay-rank = { $place }. { $sides }
replay-over = Partiet är slut: { $ranking }
replay-open = Partifilen slutar här; { $seat } står på tur.
replay-deal-due = Partifilen slutar här, före nästa giv.
replay-illegal = Rad { $line } är inte tillåten: { $reason } (regel { $rule })
replay-rule = Regeln: { $text }
replay-no-such-file = Filen { $file } finns inte.
replay-is-directory = { $file } är en mapp, ingen partifil.
replay-not-permitted = Filen { $file } får inte läsas.
replay-cannot-read = Filen { $file } går inte att läsa.
replay-too-large = Filen { $file } är för stor för att vara en partifil.
replay-no-such-view = Det finns ingen plats { $view } att se från: ange numret på en plats, eller ”public”.

verify-deal-holds = Giv { $number }: { $hash }
verify-deal-broken = Giv { $number }: { $hash } – hashen stämmer inte med given och dess nummer i det här partiet
verify-deal-open = Giv { $number } har varken salt eller hash.
verify-no-salts = Den här partifilen har inga salter, så den kan inte kontrolleras.
verify-broken = Partifilen har ändrats: minst en giv har fel hash.
verify-unfinished = Partifilen slutar innan partiet gör det: något saknas.
verify-consistent = Partifilen motsäger inte sig själv. Jämför dess hashar med dem som bordet visade vid varje giv, och den här kontrollsumman med resultatets: { $digest }
verify-digest-same = Det här är kontrollsumman som resultatet visade: inget har ändrats sedan dess, och varje giv har den hash som bordet visade.
verify-digest-other = Partifilen har ändrats eller är från ett annat parti: filens kontrollsumma är { $digest }
verify-no-digest = { $digest } är ingen kontrollsumma. Ange de 64 tecknen (0–9, a–f) som resultatet visar.
verify-alone = --verify kan inte kombineras med vare sig --json eller --view.

## Kommandoraden

usage-stich = Europeiska stickspel på Discord.
usage-help = visa den här hjälpen och avsluta
usage-version = visa versionen och avsluta
usage-run = kör boten på Discord (DISCORD_TOKEN=… stich run)
usage-play = spela i webbläsaren, utan Discordkonto
usage-play-game = spelet som knappen ”Spela” erbjuder först
usage-play-data = spara borden i den här databasen, och meddelandena i FIL.sandbox
usage-play-port = sidans port; en ledig om inget anges
usage-play-servers = antalet servrar, var och en i en egen shard (1)
usage-play-processes = antalet botprocesser som delar på servrarna (1 om inget anges); kräver PostgreSQL
usage-play-database-url = adressen till en PostgreSQL-databas, i stället för en fil
usage-play-no-open = skriv ut adressen och öppna ingen webbläsare
usage-play-language = språket på servern och för den första spelaren (annars terminalens)
usage-replay = spela upp en partifil
usage-replay-file = en partifil (.stich)
usage-replay-json = ett JSON-objekt för varje rad i partifilen
usage-replay-view = visa bara det som den här platsen (0, 1, …) eller allmänheten (public) får se
usage-replay-verify = kontrollera att varje giv stämmer med hashen som bordet visade
usage-replay-digest = kontrollsumman som resultatet visade: den avslöjar varje ändring
usage-replay-language = språket
usage-simulate = låt datorspelare spela mot varandra
usage-simulate-game = spelet
usage-simulate-matches = hur många partier (100)
usage-simulate-players = en för varje plats
usage-simulate-seed = samma frö ger samma partier
usage-config = skriv ut de inställningar som gäller, med hemligheter dolda
usage-health = fråga boten som är igång om den fungerar; slutstatus 0 i så fall
usage-backup = kopiera databasen till en ny fil; boten får vara igång
usage-backup-file = kopian (filen får inte redan finnas)
usage-migrate = flytta en SQLite-databas till PostgreSQL (DATABASE_URL)
usage-migrate-file = SQLite-databasen som ska flyttas; den förblir som den är
usage-privacy = radera det som är sparat om någon, medan boten är stoppad
usage-privacy-delete = radera allt om en användare
usage-privacy-user = användarens id på Discord
usage-privacy-repeat = radera på nytt det som en återläst säkerhetskopia har fört tillbaka
usage-deck = se på korten
usage-deck-preview = rita alla kort i en lek i en enda bild
usage-deck-preview-file = bilden, en PNG-fil, som inte får finnas än
usage-deck-which = french, french-two-colours eller swiss; french om inget anges
usage-ratings = jämför ratingarna med partierna, eller räkna om ratingarna
usage-ratings-check = visa var ratingarna inte stämmer med partierna; boten får vara igång
usage-ratings-rebuild = räkna om ratingarna så att de stämmer med partierna; stoppa boten först
usage-ratings-database = databasen; om ingen anges, den i inställningarna
usage-emoji = emojier för kort och färger
usage-emoji-sync = skapa dem som saknas hos Discord; kan avbrytas och köras igen
cli-no-port = en port är ett tal från 0 till 65535
cli-no-servers = antalet servrar är ett tal från 1 till { $most }
cli-no-processes = antalet processer måste vara ett tal från 1 till { $most }
cli-play-needs-postgresql = Flera processer behöver en PostgreSQL-databas som de delar: ange dess adress med --database-url eller DATABASE_URL.
cli-no-token = Ingen token finns: sätt DISCORD_TOKEN, eller skriv in den i .env.
cli-wrong-token = Discord godtar inte DISCORD_TOKEN: kontrollera den.
cli-unknown-setting = Okänd inställning { $setting } i miljön: se .env.example.
cli-unknown-setting-file = Okänd inställning { $setting } i { $file }: se .env.example.
cli-unreadable-file = { $file } går inte att läsa.
cli-database-unsupported = Databaser av typen { $scheme } stöds inte: ange sökvägen till en SQLite-fil, eller postgresql://användare:lösenord@värd/databas.
cli-database-unusable = Databasen { $path } går inte att använda: { $reason }.
cli-deletions-unreadable = Listan över raderingar { $path } går inte att läsa: { $reason }. Utan den kan det som raderats komma tillbaka med en gammal säkerhetskopia. Ge boten rätt att läsa den.
cli-database-in-use = Databasen { $path } används redan av en annan Stich-process: stoppa processen, eller använd en annan databas.
cli-database-newer = Databasen { $path } är gjord av en nyare version av Stich: uppdatera Stich, eller använd en annan databas.
cli-database-no-driver = Databasen { $path } behöver ett paket som inte är installerat ({ $reason }). Installera det: pip install "stich[postgres]", eller i mappen för Stich: pip install ".[postgres]"
cli-database-no-server = Ingen PostgreSQL-server svarar på { $path } ({ $reason }): kontrollera adressen och att servern är igång.
cli-database-password = Servern för databasen { $path } godtar inte användaren eller lösenordet.
cli-database-no-database = Databasen { $path } finns inte: skapa den, till exempel med createdb.
cli-database-not-allowed = Användaren får inte använda databasen { $path } ({ $reason }): Stich skapar och ändrar tabeller i den. Gör användaren till databasens ägare.
cli-two-databases = { $first } och { $second } anger två databaser: sätt bara en av dem.
cli-database-half-moved = Flytten till databasen { $path } är inte klar: kör stich migrate igen och låt det köra färdigt.
cli-extra-missing = { $setting } behöver ett paket som inte är installerat: pip install "stich[{ $extra }]", eller i mappen för Stich: pip install ".[{ $extra }]"
cli-health-port-taken = Hälsokontrollen kan inte använda port { $port } på { $host }, eftersom den är upptagen: sätt { $setting } till en annan port, eller till 0 för att stänga av kontrollen.
cli-health-no-address = Hälsokontrollen kan inte lyssna på { $host } port { $port }.
cli-health-off = Hälsokontrollen är av ({ $setting } är 0).
cli-health-no-answer = Ingen svarar på { $host } port { $port }.
cli-health-not-connected = Boten är igång men inte ansluten till Discord.
cli-health-no-database = Boten är igång men kan inte spara något: kontrollera databasen och disken.
cli-health-no-ticker = Boten är igång, men inget händer längre av sig självt vid dess bord: starta om den.
cli-health-no-ownership = Boten är igång men har ingen shard: andra processer har alla, eller så svarar databasen inte.
cli-health-shard = Shard { $shard }: { $reason }
health-no-metrics = Inga mätvärden: pip install "stich[metrics]", och starta boten igen.
cli-health-well = Boten är ansluten.
cli-ratings-equal = { $matches ->
    [one] 1 rankat parti
   *[other] { $matches } rankade partier
}, { $ratings ->
    [one] 1 rating
   *[other] { $ratings } ratingar
}: allt stämmer med partierna.
cli-ratings-line = { $game }, { $ladder }, användare { $user }: sparat { $stored }, enligt partierna { $computed }
cli-ratings-server = server { $server }
cli-ratings-world = för alla servrar
cli-ratings-more = … och { $count } till.
cli-ratings-seats = Ratingen före ett parti stämmer inte med de tidigare partierna: { $count } fall.
cli-ratings-misplaced = Rader i topplistor med fel rating: { $count }.
cli-ratings-differ = Ratingarna stämmer inte med de rankade partierna ({ $matches }). Stoppa boten och kör: stich ratings rebuild
cli-ratings-rebuilt = Nu stämmer alla ratingar ({ $ratings }) med de rankade partierna ({ $matches }).
cli-ratings-unreadable = Ett rankat parti har ett omöjligt värde i kolumnen { $column }: inget har ändrats.
cli-backup-postgresql = Det här kommandot kopierar en SQLite-fil. Kopiera en PostgreSQL-databas med pg_dump.
cli-backup-exists = Filen { $path } finns redan: välj ett annat namn.
cli-backup-no-space = Det finns inte plats för kopian { $path }: inget skrevs.
cli-backup-not-written = Kopian { $path } kan inte skrivas: { $reason }.
cli-backup-done = Databasen { $source } kopierades till { $path }.
cli-migrate-no-target = Ange i DATABASE_URL vilken PostgreSQL-databas allt ska flyttas till, och lämna STICH_DATABASE tom.
cli-migrate-not-empty = Databasen { $path } innehåller något som inte kommer från den här filen: skapa en tom databas.
cli-migrate-unfit = Tabellen { $table } har ett värde i kolumnen { $column } som PostgreSQL inte kan spara: rätta det i filen och kör igen.
cli-migrate-differs = Tabellen { $table } är inte likadan i filen och i PostgreSQL. Fortsätt att använda filen, och meddela dem som gör Stich.
cli-migrate-table = { $table }: { $moved } av { $rows } rader
cli-migrate-checked = Likadan på båda sidor: { $table }, antal rader { $rows }, kontrollsumma { $digest }
cli-migrate-already = Hela { $source } har redan kopierats till { $path }. Inget gjordes.
cli-migrate-done = { $rows ->
    [one] 1 rad kopierades
   *[other] { $rows } rader kopierades
} från { $source } till { $path }. Starta boten med denna DATABASE_URL; filen används inte längre.
cli-no-user = en Discordanvändares id är ett tal
cli-privacy-deleted = Raderat: { $rows ->
    [one] 1 rad
   *[other] { $rows } rader
}. Inget är längre sparat om den här användaren.
cli-privacy-nothing = Inget är sparat om den här användaren.
cli-privacy-repeated = { $people ->
    [0] Ingen radering behövde upprepas.
    [one] Raderat på nytt: uppgifterna om 1 person.
   *[other] Raderat på nytt: uppgifterna om { $people } personer.
}
cli-deck-exists = Filen { $path } finns redan: välj ett annat namn.
cli-deck-not-written = Filen { $path } kan inte skrivas: { $reason }.
cli-deck-done = Korten finns i { $path }.
cli-face-unusable = { $path } är ingen bild.
cli-emoji-done = { $created ->
    [0] Alla emojier finns.
    [one] En emoji skapades; nu finns alla.
   *[other] { $created } emojier skapades; nu finns alla.
}
cli-emoji-full = Skapade emojier: { $created }; { $missing } saknas. Discord tar inte emot fler för den här boten. Ta bort några i utvecklarportalen och försök igen.
cli-emoji-refused = Skapade emojier: { $created }; { $missing } saknas ({ $reason }). Försök igen senare; de som finns blir kvar.
cli-emoji-unknown = Discord säger inte vilka emojier som finns ({ $reason }). Försök igen senare.
cli-port-taken = Port { $port } är upptagen eller inte tillåten: välj en annan med --port.
cli-no-place = Filen { $path } kan inte skapas: namnet tillhör en mapp, eller så saknas mappen som filen ska ligga i.
cli-data-unusable = { $path } går inte att använda: antingen körs stich play redan med filen, eller så är den ingen sandlådefil, eller så går det inte att skriva till den.
cli-no-such-game = Spelet { $game } finns inte. Välj bland: { $games }.
cli-no-such-language = Språket { $language } finns inte. Välj bland: { $languages }.
cli-no-such-player = Datorspelaren { $player } finns inte. Välj bland: { $players }.
cli-wrong-number = Fel antal spelare för { $game }; möjligt: { $seats }.
cli-no-matches = Det måste vara minst ett parti.
simulate-heading = { $game }: { $matches ->
    [one] 1 parti
   *[other] { $matches } partier
}, { $deals ->
    [one] 1 giv
   *[other] { $deals } givar
}
simulate-player = { $number }. { $player }: vunna { $wins } ({ $percent } %), { $points } poäng per parti
simulate-draws = oavgjorda: { $draws }
simulate-seed = slumpfrö { $seed }, { $seconds } s
play-address = Spela här: { $address }
play-end = Ctrl-C avslutar.
play-process = Botens process { $number } har id { $pid }.
play-process-ended = Process { $number } ({ $pid }) har avslutats; en ny startas.

setting-discord-token = Värdet av { $setting } är ingen giltig token.
setting-database = { $setting } måste vara sökvägen till en fil eller adressen till en PostgreSQL-databas.
setting-language = { $setting } måste vara ett språk som boten finns på, till exempel ”sv”, ”en” eller ”fr”.
setting-log-level = { $setting } måste vara debug, info, warning eller error.
setting-log-format = { $setting } måste vara console eller json.
setting-health-host = { $setting } måste vara en adress på den här maskinen.
setting-health-port = { $setting } måste vara ett tal från 0 (ingen hälsokontroll) till 65535.
setting-pauses = { $setting } måste vara ett tal från 0 till 10.
setting-command-guild = { $setting } måste vara ett server-id.
setting-secrets-dir = { $setting } måste vara en mapp.
setting-faces = { $setting } måste vara en mapp.
setting-emoji = { $setting } måste vara create, use eller off.
setting-retention-days = { $setting } måste vara ett antal dagar från 0 (radera aldrig) till 36500.
setting-beginner-matches = { $setting } måste vara ett antal partier från 0 (ingen räknas som nybörjare) till 1000.
setting-shards = { $setting } måste vara ett tal från 1 till 10000: antalet shardar för boten, i alla processer tillsammans. Med en SQLite-fil måste det vara 1.
setting-sentry-dsn = { $setting } måste vara adressen som Sentry ger för ett projekt (DSN): med https, eller i ditt eget nät.
setting-process = { $setting } måste vara ett namn på högst 64 bokstäver, siffror och andra tecken, utan mellanslag.
setting-rest-proxy = { $setting } måste vara http-adressen till en REST-proxy i ditt eget nät, till exempel http://proxy:8080: en privat adress, eller ett namn utan punkt eller under .internal, .local eller .lan. Proxyn ser botens token och alla spelares kort.
setting-api-base = { $setting } måste vara en http-adress på den här maskinen; STICH_API_BASE, STICH_GATEWAY_URL och STICH_CDN_BASE sätts tillsammans.
setting-gateway-url = { $setting } måste vara en ws-adress på den här maskinen.
setting-cdn-base = { $setting } måste vara en http-adress på den här maskinen.

## Varför ett bord inte gör det

tables-unknown = Det här bordet är stängt.
tables-stale = Det har hänt mer vid bordet under tiden. Så här ser det ut nu.
tables-not-saved = Det gick inte att spara just nu. Inget har ändrats: försök igen om en stund.
tables-suspended = Det här bordet är satt på vänt: partiet spelades med andra regler eller går inte att läsa in helt. Värden kan stänga bordet.
tables-paused = Partiet är pausat. Det fortsätter när alla vid bordet har tryckt på ”{ button-continue }” (/{ command-table } { command-table-continue }).
tables-deserted = Partiet väntar, eftersom ingen var här och spelade. ”{ button-continue }” (/{ command-table } { command-table-continue }) sätter igång det igen.
tables-not-paused = Partiet är inte pausat: det pågår.
tables-not-alone-yet = Du kan fortsätta utan de andra när ingen har svarat på 7 dagar. I ett vänskapsparti kan värden göra det genast.
tables-pace-rated = Partiet är rankat, så tempot kan bara ändras under en paus: genom att sedan fortsätta godkänner alla ändringen.
tables-only-slower = Medan partiet pågår kan tempot bara bli lugnare. I en paus kan värden välja vilket tempo som helst.
tables-take-back-rated = Partiet är rankat: alla drag står fast. I vänskapspartier kan du ta tillbaka ett drag.
tables-take-back-used-up = Du har tagit tillbaka tio drag i den här given, och fler får det inte bli.
discord-take-back-asked = Någon har spelat sedan dess, så de andra får avgöra. Väntar på: { $missing }.
tables-not-in-lobby = Det går bara innan partiet börjar.
tables-not-playing = Inget parti spelas vid det här bordet.
tables-not-finished = Partiet är inte slut än.
tables-not-seated = Du har ingen plats vid det här bordet.
tables-already-seated = Du har redan en plats vid det här bordet.
tables-too-many-tables = Du sitter redan vid så många bord som det går: lämna ett av dem först.
limit-opened = Du har öppnat många bord på kort tid, och varje bord tar plats i kanalen. Du kan öppna nästa om { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}.
limit-opened-in-channel = Många bord har just öppnats i den här kanalen. Vänta { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}, eller öppna ditt i en annan kanal.
limit-opened-in-server = Många bord har just öppnats på den här servern. Vänta { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}.
limit-tables-in-channel = Du sitter vid { $count } bord i den här kanalen. Lämna ett av dem först, eller öppna det nya i en annan kanal.
limit-shown = Bordet visades på nytt alldeles nyss. Du kan visa det igen om { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}; bläddra upp till det så länge.
limit-invites = Du har bjudit in många på kort tid. Du kan bjuda in nästa om { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuter
}.
limit-invited = Många har bjudit in den här personen på kort tid: låt personen vara i fred i { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuter
}.
limit-proposed = Du har lagt många förslag på kort tid. Du kan lägga nästa om { $minutes ->
    [one] 1 minut
   *[other] { $minutes } minuter
}.
limit-at-once = Det var mycket på en gång, och jag håller fortfarande på att svara. Tryck igen om en stund.
tables-full = Alla platser vid det här bordet är tagna.
tables-seat-taken = Den platsen är tagen.
tables-seats-changed = Platserna har ändrats under tiden, så jag gjorde ingenting. Se efter vilka som sitter där nu.
tables-seat-empty = Ingen sitter där.
tables-already-there = Du sitter redan där.
tables-same-seat = Välj två olika platser.
tables-seats-empty = Det finns lediga platser: vänta på någon, eller låt datorspelare ta dem.
tables-no-such-seat = Den platsen finns inte vid det här bordet.
tables-seat-on-turn = Datorn spelar åt dig just nu. Tryck igen efter dess drag.
tables-join-rated = Det här partiet är rankat, så bara de som var med från början får spela det. Du är välkommen att vara med i nästa.
tables-join-kicked = Du kastades ut ur det här partiet. Du kan vara med igen i nästa.
tables-excluded = De som sköter servern har bestämt att du inte får spela vid dess bord. Du kan fortfarande spela på andra servrar, och med mig i direktmeddelanden. Om du tror att det är ett misstag, fråga någon som sköter servern.
tables-never-rated = På den här servern rankas inga partier.
tables-elsewhere = I den här kanalen går det inte att öppna bord. Du kan öppna ett i { $channels }.
tables-elsewhere-unknown = I den här kanalen öppnas inga bord. Någon som sköter servern kan säga var det går.
tables-join-waiting = Du spelar med från nästa giv. Har du ändrat dig? /{ command-table } { command-table-leave } lämnar tillbaka platsen.
tables-join-none = Just nu finns ingen datorplats att ta över i det här partiet.
discord-no-such-seat = Ingen med det namnet sitter vid bordet, och ingen plats har det numret. Välj ur listan som visas medan du skriver.
tables-no-such-computer = Den datorspelaren finns inte.
tables-too-many = Det sitter fler här än vad som får plats med den inställningen.
tables-proposal-open = Ett annat förslag är fortfarande öppet. Svara på det först, i bordets meddelande.
tables-proposal-over = Det är redan avgjort.
tables-no-finish = I det här spelet kan ett parti inte avslutas i förtid med resultat.
tables-proposal-about-you = Omröstningen gäller dig: de andra avgör.
tables-kick-person = Bara personer kan kastas ut ur ett parti, inte datorspelare.
tables-kick-self = Du kan inte kasta ut dig själv. Du kan lämna bordet: /{ command-table } { command-table-leave }.
tables-kick-absent = I ett parti för två kan du inte kasta ut någon som fortfarande är här. Du kan föreslå att partiet avslutas: /{ command-table } { command-table-end }.
tables-end-rated = Ett rankat parti slutar i förtid bara om alla som är här säger ja: /{ command-table } { command-table-end } frågar dem.
tables-host-only = Det kan bara bordets värd göra.
tables-host-person = Värden måste vara en person vid bordet, inte en datorspelare.
tables-host-already = Du är redan värd för det här bordet.
tables-no-deal-due = Det är inte dags att ge.
tables-no-claim = Det är inte säkert att alla återstående stick är dina.
tables-no-match = Det partiet har inte spelats vid det här bordet.
tables-record-gone = Det här partiet är inte längre sparat: korten och dragen i gamla partier raderas efter en tid.
tables-record-unfinished = Partifilen finns att få när partiet är färdigspelat.
tables-record-unreadable = Det här partiets fil går inte längre att läsa.

## Discord: knappar och menyer

button-join = Gå med
button-leave = Lämna
button-stay = Nej, stanna
button-no = Nej
button-leave-sure = Lämna bordet
button-seat-back = Ta tillbaka platsen
button-end-sure = Stäng bordet
button-propose = Föreslå det
button-end-match = Avsluta partiet
button-end-propose = Föreslå att avsluta partiet
button-finish = Sluta efter den här given
button-agree = Ja
button-decline = Nej
button-kick-alone = Kasta ut
button-kick-vote = Låt de andra rösta
button-add-computer = Lägg till dator
button-options = Alternativ
button-server-set = Gör till serverns förval
button-server-reset = Ta bort serverns förval
button-seats = Platser
button-invite = Bjud in
button-to-table = Till bordet
button-untell = Inga fler sådana meddelanden
button-change-seats = Byt platser
button-shuffle = Lotta platser
button-table = Bord
button-report = Rapportera draget
button-picture = Bild
button-hand-over = Lämna över
button-start = Starta
button-fill = Starta med datorspelare
button-fewer = { $count } räcker
button-hand = Min hand
button-score = Protokoll
button-record = Partifil
button-fair = Ärlig giv?
button-sheet-file = Som fil
button-sheet = Hela protokollet
button-trump = { $card }*
button-trump-spoken = { $card }, trumf
button-queued = { $card } ✓
button-queued-spoken = { $card }, förvalt
button-rules = Regler
button-back = Jag är tillbaka
button-next-deal = Nästa giv
button-next-trick = Vidare
button-take-back = Ta tillbaka
button-pause = Paus
button-continue = Fortsätt
button-go-on = Fortsätt utan dem
button-rematch = Revansch
button-why = Varför?
button-details = Detaljer
button-none = Inga
button-nobody = Ingen
button-confirm = Bekräfta: { $chosen }
button-confirm-short = Bekräfta
button-draft-back = Ångra
button-confer = Tala med { $names }
button-advice = Tips
button-more-answers = Mer …
button-claim = Ta resten
button-page-back = Bakåt
button-page-on = Framåt
button-play = Spela { $game }
menu-answer = Välj ditt svar
menu-group = { $first } … { $last }
menu-group-part = { $title }: { $span }
menu-pick = Välj
menu-pick-suit = { $suit }: välj
menu-seat = Välj var du vill sitta
menu-guests = Välj vem du vill bjuda in
menu-swap = Låt två byta plats
menu-computer = Ge en datorspelare en plats
menu-free = Gör en plats ledig
menu-out = Kasta ut någon
menu-out-waits = Väntar på nästa giv
menu-host = Lämna över värdskapet
menu-reasons = Förklaring till en giv
menu-which = Välj bord
menu-instead = Ett annat bord
menu-reasons-deal = Giv { $number }: { $what }
menu-nothing = Inget att välja nu
form-game = Spel
form-preset = Regler
form-other = annat värde …
form-pace = Tempo
form-seats = Spelare
form-level = Datorer
form-rated = Rankat
form-rated-yes = ja, om minst två personer spelar
form-rated-no = nej, ett vänskapsparti
form-start = Start
form-start-pressed = när någon trycker på ”{ button-start }”
form-start-full = så snart alla platser är tagna

## Discord: privata svar

discord-opened = Ditt bord är öppet. Andra går med via knappen i bordets meddelande; du kan starta när alla platser är tagna.
discord-opened-alone = Ditt bord är öppet. Ingen annan kan gå med i ett direktmeddelande: låt datorspelare ta platserna och starta sedan.
server-rules-set = Från och med nu börjar nya bord för { $game } på servern med de här reglerna. Serverns alla inställningar: /{ command-admin } { command-admin-show }.
server-rules-reset = Från och med nu börjar nya bord för { $game } med de vanliga reglerna igen.
discord-rules-which = Reglerna för vilket spel?
discord-joined = Du har en plats.
discord-seat-back = Du har fått tillbaka din plats.
discord-waiting = Du spelar med från nästa giv, på platsen där { $computer } sitter. Partiet räknas varken som vunnet eller förlorat för dig, eftersom du kommer in mitt i det.
discord-waiting-over = Du väntar inte längre på en plats vid det här bordet: { $table }
discord-hand-later = Dina kort visas här så snart de är givna.
discord-hand-as-of = Uppdaterad { $time }
discord-hand-elsewhere = Du spelar vid bordet och ser din hand där. *{ $button }* tar fram handen här också.
discord-hand-lapsed = Ett privat meddelande kan jag bara ändra i 15 minuter. Knappen visar din hand som den är nu.
discord-hand-left = Du sitter inte längre vid det här bordet.
discord-left-free = Du har lämnat bordet.
discord-left-lost = Du har lämnat bordet. Datorn spelar vidare på din plats; när partiet slutar räknas det som förlorat för dig. Till dess kan du ta tillbaka platsen, med knappen eller med /{ command-table } { command-table-join }.
discord-left-newcomer = Du har lämnat bordet, och datorn spelar vidare på din plats. Partiet räknas inte för dig. Du kan ta tillbaka platsen så länge partiet pågår, med knappen eller med /{ command-table } { command-table-join }.
discord-left-waits = Du har lämnat bordet. Ingen är kvar där, så partiet väntar i 7 dagar: med ”{ button-continue }” i bordets meddelande (eller /{ command-table } { command-table-continue }) får du din plats igen.
discord-left-closes = Du har lämnat bordet, och det är stängt.
discord-stayed = Inget har ändrats.
table-menu = Vad vill du göra vid det här bordet? Värd är { $host }. Du blir tillfrågad en gång till innan något händer.
table-menu-changed = Det går inte längre. Det här kan du göra nu:
ask-leave = Vill du lämna det här bordet? { $table }
ask-leave-free = Din plats blir ledig.
ask-leave-finished = Din plats blir ledig; partiet behåller sitt resultat.
ask-leave-lost = Datorn spelar vidare på din plats; när partiet slutar räknas det som förlorat för dig, om du inte tar tillbaka platsen innan dess.
ask-leave-newcomer = Datorn spelar vidare på din plats, och du kan ta tillbaka den tills partiet slutar. Du kom in mitt i partiet, så det räknas inte för dig.
ask-leave-suspended = Datorn tar din plats. Ingen kan spela vidare nu; om partiet någon gång fortsätter räknas det som förlorat för dig när det slutar.
ask-leave-closes = Du är den enda personen vid bordet, så bordet stängs.
ask-leave-closes-over = Du är den enda personen vid bordet, så bordet stängs; partiet behåller sitt resultat.
ask-leave-uncounted = Du är den enda personen vid bordet, så det stängs, och partiet slutar utan resultat.
ask-leave-waits = Du är den enda personen vid bordet, så partiet stannar. I 7 dagar kan vem som helst som har deltagit fortsätta det med ”{ button-continue }” i bordets meddelande; sedan stängs bordet. /{ command-table } { command-table-end } stänger det genast.
ask-leave-deserted = Alla andra är på autopilot, så partiet stannar tills någon av dem kommer tillbaka.
ask-leave-pauses = Då börjar pausen som begärts.
ask-leave-continues = Då är pausen slut, och partiet fortsätter.
ask-leave-reopens = Alla andra som är kvar vill ha revansch, så bordet öppnas för ett nytt parti.
ask-leave-gives-up = Bara de fem senaste partierna som du har lämnat sparas åt dig, så då stängs ett tidigare: { $table }
ask-leave-host = { $host } blir värd.
ask-end = Vill du stänga det här bordet för alla? { $table }
ask-propose-end = Vill du föreslå för de andra att partiet avslutas här? { $table }
ask-end-table = Ingen behåller sin plats där.
ask-end-over = Alla lämnar sin plats där; partiets resultat står kvar.
ask-end-match = Partiet slutar här, utan resultat för någon.
ask-end-vote = Alla närvarande måste säga ja. Då slutar partiet, utan resultat för någon; till dess pågår det.
ask-end-finish = Eller föreslå att partiet slutar efter den här given: då delas pullan, och partiet räknas. Alla närvarande måste säga ja.
ask-kick = Vill du kasta ut { $name } ur det här partiet? { $table }
ask-kick-alone = Som värd kan du göra det ensam.
ask-kick-vote = De andra röstar med knappar i bordets meddelande. Med din egen röst inräknad { $count ->
    [one] behövs en röst
   *[other] behövs { $count } röster
}.
ask-kick-lost = Datorn spelar sedan vidare på platsen, och den som kastats ut kan inte komma tillbaka till partiet, som räknas som förlorat för den personen.
ask-kick-newcomer = Datorn spelar sedan vidare på platsen, och den som kastats ut kan inte komma tillbaka till partiet. Partiet räknas inte för den personen, som kom in mitt i det.
ask-kick-rated = Partiet är rankat och { $name } är här. Kastar du ut spelaren utan omröstning räknas partiet inte för { $name }, och du själv kan bara förlora det, inte vinna det.
ask-kick-partner = Partnern { $who } kan då vinna partiet men inte förlora det.
ask-kick-or-vote = Eller så röstar de andra med knappar i bordets meddelande: med din egen röst inräknad { $count ->
    [one] behövs en röst
   *[other] behövs { $count } röster
}. Då räknas partiet som förlorat för { $name }; för dig räknas det som vanligt.
ask-kick-gone = Datorn spelar sedan vidare på platsen, och den som kastats ut kan inte komma tillbaka till partiet.
ask-host = Vill du göra { $name } till värd för det här bordet? { $table }
ask-host-back = Efter det kan bara { $name } ge dig värdskapet tillbaka.
ask-end-stranger = Du sitter inte vid det här bordet, men du kan stänga det eftersom du sköter servern.
ask-end-reason = Skäl (spelarna får läsa det)
ask-told = I bordets meddelande får { $names } veta att det var du.
ask-table = **{ $game }** i { $channel }: { $players }.
ask-table-private = **{ $game }** i direktmeddelanden: { $players }.
discord-computer-added = En datorspelare har tagit plats.
discord-fill = Det finns lediga platser. Du kan vänta på andra, eller låta datorspelare ta dem.
discord-moved = Du sitter nu på plats { $number }.
discord-moved-team = Du sitter nu på plats { $number } ({ $company }).
discord-swapped = Spelarna på plats { $one } och { $other } har bytt plats.
discord-shuffled = Platserna är lottade.
discord-seats-changed = Platserna har hunnit ändras. Så här ser de ut nu.
discord-kicked = { $name } har lämnat bordet.
discord-kicked-out = { $name } är ute ur partiet.
discord-proposed = De andra kan nu rösta i bordets meddelande. Väntar på: { $missing }. Partiet fortsätter tills tillräckligt många har sagt ja; med ”{ button-decline }” drar du tillbaka ditt förslag.
discord-agreed = Du har sagt ja. Väntar på: { $missing }.
discord-agreed-last = Du har sagt ja, och det räckte.
discord-finishing = Alla har sagt ja: partiet slutar efter den här given och räknas.
discord-finished = Partiet är slut, och resultatet räknas.
discord-declined = Du har sagt nej.
discord-withdrawn = Du har dragit tillbaka ditt förslag.
discord-turned-away = { $name } kommer inte med i partiet.
discord-host = { $host } är bordets värd nu.
invite-whom = Vem vill du bjuda in till det här bordet? Den du väljer får ett direktmeddelande med en knapp för att gå med.
invite-alone = Till ett bord i direktmeddelanden kan ingen bjudas in. Öppna ett på en server med /{ command-table } { command-table-new }.
invite-elsewhere = Inbjudningar till det här bordet skickas från dess server: tryck på ”{ button-invite }” i bordets meddelande där.
invite-direct = Inbjudna: { $names }.
invite-mention = Inbjudna genom ett omnämnande vid bordet, eftersom inget direktmeddelande når dem: { $names }.
invite-not = { $names } gick inte att nå. Försök igen senare.
invite-again = { $names } har redan bjudits in till det här bordet.
invite-seated = { $names } sitter redan vid det här bordet.
invite-bot = { $names }: en bot kan inte bjudas in. ”{ button-add-computer }” tar in en datorspelare.
invite-hidden = { $names } ser inte kanalen där bordet står.
invite-unwanted = { $names } vill inte bli { $count ->
    [one] inbjuden
   *[other] inbjudna
}.
invitation-from = **{ $by }** bjuder in dig till ett bord: **{ $game }** i { $channel } ({ $server }). Tempo: { $pace }.
invitation-was = Du bjöds in till ett bord: **{ $game }** i { $channel } ({ $server }). Tempo: { $pace }.
invitation-opened = Ett bord har öppnats: **{ $game }** i { $channel } ({ $server }). Tempo: { $pace }.
invitation-free = Det finns en plats för dig.
invitation-full = Alla platser är tagna just nu. Om en blir ledig kan du gå med här.
invitation-seated = Du har en plats där. Korten kommer när partiet börjar.
invitation-begun = Partiet har börjat.
invitation-closed = Bordet är stängt.
invitation-over = Den här inbjudan gäller inte längre: partiet har börjat, eller bordet är stängt.
invitation-hidden = Du ser inte längre kanalen där bordet står, så du kan inte gå med.
openings-on = När ett bord öppnas i { $channel } säger jag till i ett direktmeddelande, högst en gång i timmen.
openings-off = Jag säger inte längre till när bord öppnas i { $channel }. /{ command-table } { command-table-tell-me } sätter igång det igen.
openings-direct = Bara i en kanal på en server kan jag säga till när bord öppnas: ge kommandot där.
openings-many = Jag säger redan till när bord öppnas i { $count } kanaler; fler än så går inte.
discord-ended = Bordet är stängt.
discord-shown = Här är bordet: { $link }
discord-rematch-wanted = Du vill ha revansch. Den börjar när alla som är här också vill.
discord-paused = Partiet är pausat, och inget går förlorat, inte ens om jag startas om. ”{ button-continue }” i bordets meddelande (eller /{ command-table } { command-table-continue }) sätter igång partiet igen.
discord-pause-wanted = Du har bett om en paus. Den börjar när även { $missing } har tryckt på ”{ button-pause }”. Till dess går tiden; om du spelar vidare dras din begäran tillbaka.
discord-ready = Du är redo. Partiet fortsätter när även { $missing } har tryckt på ”{ button-continue }”.
discord-ready-alone = Från { $time } kan du fortsätta utan dem om de inte har kommit: tryck då på ”{ button-continue }” igen.
discord-pace-set = Tempo: { $pace }.
discord-record = Här är partifilen. Den visar hela partiet, även allas kort; `stich replay` spelar upp den.
discord-sheet-file = Här är protokollet, för kalkylprogram och andra program.
discord-report = Filen innehåller det du ser nu: din hand, bordet, vilket parti det är och hur långt det har kommit. Den innehåller varken andras händer eller namn. Spelar en dator dåligt, eller är en regel fel? Skicka då filen till den som driver boten och skriv vad du hade väntat dig. Visa den inte för någon vid bordet så länge given pågår.
discord-picture = Bordet som du såg det klockan { $time }.
discord-picture-failed = Jag kunde inte rita bilden. Allt som den skulle ha visat står i ord under ”{ button-details }” och ”{ button-score }”.
picture-trump = Trumf
picture-led = utspelat
picture-takes = tar det
picture-took = tog det
picture-begun = Före första sticket
picture-trick = Stick { $number }: { $player }
picture-rows = { $count ->
    [one] Ett kort ligger på bordet
   *[other] { $count } kort ligger på bordet
}
picture-ended = Giv { $number } är slut
picture-legend-led = spelade ut
picture-legend-took = tog sticket
picture-tricks = Stick: { $tricks }
picture-taken = { $player } { $numbers }
picture-deal = Giv { $number }: { $what }. { $amounts }
picture-declared = { $mark } spelförare
picture-check = Kontroll
picture-you = du
picture-higher = Högre bud
picture-doubled = små tecken: dubblingar
picture-amount = { $side } { $amount }
picture-says = { $label }: { $what }
discord-playing-already = Du spelar redan här: det här är din hand. Ett bord till öppnar du med /{ command-table } { command-table-new }.
discord-closed = Det här bordet är stängt.
discord-expired = Det här bordet är stängt, eftersom ingen har kommit tillbaka till det på länge.
discord-suspended = Det här bordet är satt på vänt: partiet spelades med andra regler eller går inte att läsa till slutet.
discord-table-unreadable = Jag kan inte läsa det här bordet, så inget går att göra här tills vidare. Inget är förlorat: bordet sparas som det var, och den som driver boten ser orsaken i dess logg. Under tiden kan du spela vid ett annat bord.
discord-table-gone = Det här bordet är stängt, så knapparna fungerar inte längre. Ett nytt öppnas med /{ command-table } { command-table-new }.
discord-no-such-table = Inget av dina bord motsvarar det du skrev. Välj ett ur listan som visas medan du skriver.
discord-not-at-a-table = Du har ingen plats vid något bord. Du öppnar ett med /{ command-table } { command-table-new }, eller sätter dig vid ett med knappen ”{ button-join }”.
discord-several-tables = Du sitter vid flera bord som det kan gälla: ange ett med ”{ param-table }”.
discord-which = Vilket bord menar du?
discord-which-named = { $game } med { $names }
discord-which-alike = { $table } (nr { $number })
discord-which-line = • { $table } · { $about }
discord-no-table-here = Det finns inget bord i den här kanalen. Öppna ett med /{ command-table } { command-table-new }, eller skriv /{ command-table } { command-table-tell-me }, så säger jag till när någon annan öppnar ett.
discord-not-your-seat = Den här handen hörde till en plats som inte är din längre. Knappen i bordets meddelande visar den hand du har nu.
discord-not-understood = Det är inget av svaren du kan ge nu. Välj ett ur listan som visas medan du skriver, eller skriv ett kort, till exempel { $card } eller { $spoken }.
discord-say-more = Det kan stå för flera svar: { $answers }{ $more ->
    [0] {""}
   *[other] {" "}(och { $more } till)
}. Skriv lite mer.
discord-say-whole = Menar du { $answer }? Skriv då hela svaret, eller välj det under din hand.
discord-no-advice = Det finns inget tips för dig just nu.
discord-no-advice-rated = Partiet är rankat, så alla spelar utan tips. Vill ni ha tips kan värden välja ett vänskapsparti i lobbyn, under ”{ button-options }”.
discord-form-outdated = Inställningarna har ändrats under tiden. Öppna formuläret en gång till.
discord-unknown-button = Den här knappen känner jag inte till: den kommer från en annan version av mig. Knapparna i bordets nyaste meddelande fungerar.
discord-unknown-command = Den här formen av kommandot känner jag inte till: den kommer från en annan version av mig. Ladda om Discord och försök igen.
discord-restarting = Jag startas om just nu. Inget är förlorat: försök igen om några sekunder.
discord-failed = Något gick fel hos mig. Inget är förlorat: försök igen. /{ command-hand } och /{ command-table } { command-table-show } tar fram din hand och bordet igen.
discord-dm-closed = Jag kan inte skicka direktmeddelanden till dig: dina inställningar tillåter det inte. Det gör inget, din hand finns alltid under ”{ button-hand }”. Om du tillåter direktmeddelanden senare, säg till med /{ command-settings }.
discord-channel-closed = Jag får inte längre skriva i bordets kanal. Du kan spela vidare här.
discord-permissions = Jag kan inte öppna något bord här, eftersom jag saknar behörigheter i kanalen: { $permissions }. Någon som sköter servern kan ge mig dem.
discord-extended = Du är här, så du får lika lång tid till. Tiden går ut { $time }.
discord-nudge = { $who } Det är din tur: { $link }
discord-no-thread = Bordet stannar i den här kanalen: för att öppna en tråd behöver jag { $permissions }.
table-state-turn = din tur
table-state-playing = partiet pågår
table-state-paused = pausat
table-state-lobby = väntar på spelare
table-state-finished = partiet är slut
table-state-suspended = satt på vänt
table-place-direct = direktmeddelanden
permission-view-channel = Visa kanal
permission-send-messages = Skicka meddelanden
permission-send-messages-in-threads = Skicka meddelanden i trådar
permission-create-public-threads = Skapa offentliga trådar
permission-embed-links = Bädda in länkar
permission-attach-files = Bifoga filer
permission-read-message-history = Läs meddelandehistorik

## Discord: välkomst och hjälp

welcome-title = Kortspel vid ditt bord
welcome-text =
    Europas stora stickspel, direkt här: mot människor eller mot datorn.
    Tryck på knappen så har du dina första kort på hand. Ingen annan ser dem.
    Med /{ command-table } { command-table-new } öppnar du ett bord för andra; /{ command-help } berättar resten.

## Discord: vad de som sköter en server ställer in och gör

admin-title = Inställningar för den här servern
admin-about = Det som ändras här gäller hela servern, och loggen säger vem som gjorde det.
admin-heading-tables = Nya bord
admin-heading-rules = Regler för nya bord
admin-heading-channels = Kanaler
admin-heading-look = Vad alla ser
admin-heading-people = Personer
admin-line = { $label }: **{ $value }**
admin-game = Spel
admin-pace = Tempo
admin-ratings = Rankade partier
admin-threads = Trådar
admin-language = Språk
admin-deck = Kort
admin-pictures = Bilder
ratings-rated = ja, om inte värden säger nej
ratings-casual = bara om värden vill
ratings-never = aldrig
admin-rules-line = { $game }: { $rules }
admin-usual-rules = Alla spel börjar med sina vanliga regler.
admin-everywhere = Bord får öppnas i alla kanaler.
admin-channels = Bord får bara öppnas i { $channels }, och i trådar där.
admin-no-channel = ⚠️ Ingen av de valda kanalerna finns kvar, så ingen kan öppna ett bord här.
admin-more = { $count } till
admin-excluded = { $count ->
    [0] Ingen är avstängd från borden.
    [one] En person är avstängd från borden.
   *[other] { $count } personer är avstängda från borden.
}
menu-admin-setting = Välj vad du vill ändra
menu-admin-channels = Välj kanaler
menu-admin-game = Välj ett spel
menu-admin-exclude = Välj vem som ska stängas av
menu-admin-let-back = Välj vem som ska släppas in igen
button-admin-overview = Översikt
button-admin-rules = Regler
button-admin-channels = Kanaler
button-admin-reset = Topplistor
button-admin-end = Stäng ett bord
button-admin-exclude = Stäng av
button-admin-let-back = Släpp in igen
button-admin-log = Logg
button-admin-everywhere = Alla kanaler
button-admin-usual = Vanliga regler
button-admin-out = Stäng av
button-admin-finish = Stäng av efter partierna
button-admin-at-once = Stäng av genast
button-admin-anew = Nollställ
admin-channels-about = Välj kanaler där bord får öppnas; deras trådar räknas med. Bord som redan är öppna står kvar.
admin-channels-many = Du kan välja högst { $count } kanaler.
admin-rules-about = Reglerna för vilket spel? Nya bord för spelet börjar med de regler du väljer; värden kan ändå ändra dem före partiet.
admin-reset-about = Vilket spels topplista vill du nollställa på den här servern?
admin-end-about = Vilket bord vill du stänga? Ett pågående parti slutar utan resultat, och spelarna får läsa ditt skäl.
admin-no-table = Inget bord är öppet på den här servern.
admin-exclude-about = Vem vill du stänga av från borden på den här servern?
admin-let-back-about = Vem vill du släppa in igen? Jag har ingen lista att visa: avstängningar sparar jag utan namn, för att skydda dem det gäller.
admin-somebody = någon vars uppgifter har raderats
ask-exclude = Vill du stänga av { $whom } från borden på den här servern?
ask-exclude-follows = Den som stängs av kan inte längre öppna ett bord här, sätta sig vid ett eller bli inbjuden, och syns inte på serverns topplistor. Ingen annan får veta det, men det står i loggen. Du kan när som helst släppa in personen igen.
ask-exclude-matches = { $count ->
    [one] Personen spelar ett parti här nu. Antingen får det spelas färdigt, eller så tar datorn platsen genast: då får alla vid bordet läsa att personen togs bort, och ditt skäl till det.
   *[other] Personen spelar { $count } partier här nu. Antingen får de spelas färdigt, eller så tar datorn platserna genast: då får alla vid de borden läsa att personen togs bort, och ditt skäl till det.
}
ask-exclude-reason = Skäl (till loggen)
admin-excluded-now = { $whom } är avstängd från borden på den här servern.
admin-is-back = { $whom } kan spela vid borden på den här servern igen.
admin-not-excluded = { $whom } är inte avstängd här.
admin-exclude-self = Du kan inte stänga av dig själv.
admin-exclude-bot = Det är en bot: den kan ändå inte sitta vid ett bord.
admin-no-reason = Ange ett skäl.
ask-reset = Vill du nollställa topplistan för { $game } på den här servern?
ask-reset-follows = Alla börjar då om från noll. Det går inte att ångra. De gemensamma topplistorna för alla servrar påverkas inte.
admin-reset-done = Topplistan för { $game } på den här servern är nollställd.
admin-in-server = Använd det här kommandot på den server det gäller.
admin-log-title = Serverns logg
admin-log-empty = Inget har ändrats här de senaste { $days } dagarna.
admin-log-kept = Sparas i { $days } dagar
admin-log-line = { $when } – { $who } { $what }
admin-log-settings = har ändrat inställningar: { $settings }
admin-log-channels = har begränsat borden till { $channels }
admin-log-everywhere = har tillåtit bord i alla kanaler
admin-log-rules = har bestämt reglerna för { $game }: { $rules }
admin-log-usual = har återställt de vanliga reglerna för { $game }
admin-log-reset = har nollställt topplistan för { $game }
admin-log-end = har stängt ett bord för { $game } i { $channel }: { $reason }
admin-log-exclude = har stängt av { $whom } (gäller när pågående partier är slut): { $reason }
admin-log-exclude-now = har stängt av { $whom } med omedelbar verkan: { $reason }
admin-log-exclude-deleted = har stängt av någon vars uppgifter sedan raderats
admin-log-let-back = har släppt in { $whom } igen
## Discord: ärliga givar

fair-mark = hash { $hash }
fair-digest = partifilens kontrollsumma: { $digest }
fair-title = Ärliga givar
fair-deal = **Giv { $number }** har den här hashen: `{ $hash }`
fair-earlier-deal = **Giv { $number }**: `{ $hash }`
fair-past-deal = **Giv { $number }**
    hash `{ $hash }`
    salt `{ $salt }`
fair-closing = Partifilens kontrollsumma: `{ $digest }`
fair-none = Inget parti pågår här. Medan ett spelas hittar du hashen för varje giv här.
fair-without = Det här partiet har inga hashar: det började med en tidigare version av boten.
fair-proves = Varje giv är bestämd innan någon kan göra något, och bordet visar dess hash. Partifilen som du får efter partiet har korten och saltet för varje giv, så `stich replay --verify` upptäcker om något har ändrats i efterhand. Det bevisar inte att korten blandades ärligt: där får du lita på den som driver boten.

## Discord: siffror och inställningar

leaderboard-title = Topplista: { $game }
leaderboard-server = den här servern
leaderboard-all = alla servrar
leaderboard-line = { $place } – **{ $name }**: { $figures }
stats-title = Statistik för { $name } ({ $where })
stats-line = **{ $game }**: { $figures }
stats-empty = Inget färdigspelat parti än.
standing-figures = { $wins ->
    [one] 1 vinst
   *[other] { $wins } vinster
} i { $matches ->
    [one] 1 parti
   *[other] { $matches } partier
}, { $draws } { $draws ->
    [one] oavgjort
   *[other] oavgjorda
}, { $points } poäng
leaderboard-empty = Ingen står på den här listan än: den börjar med det första partiet { $game } som spelas klart här. /{ command-table } { command-table-new } öppnar ett bord.
leaderboard-empty-all = Listan är tom än så länge: av dem som har sagt ja till att stå på den har ingen spelat klart ett parti { $game }.
leaderboard-empty-period = Ingen står på den här listan än: den börjar om med varje period, och nästa färdigspelade parti räknas. /{ command-table } { command-table-new } öppnar ett bord.
leaderboard-empty-rate = Ingen står på den här listan än: det krävs { $matches } färdigspelade partier under perioden. /{ command-table } { command-table-new } öppnar ett bord.
leaderboard-empty-rating = Ingen står på den här listan än: det krävs { $rated } färdigspelade rankade partier, minst ett av dem under de senaste 60 dagarna. Ett parti rankas när människor spelar mot varandra och värden inte har valt bort det.
leaderboard-page = Sida { $page } av { $pages }
leaderboard-players = { $count } spelare
leaderboard-agreed = Här står bara de som har sagt ja till att synas.
metric-wins = Vinster
metric-rate = Vinstprocent (minst 20 partier)
metric-points = Poäng
metric-rating = Rating
period-ever = Genom tiderna
period-season = Den här säsongen (kvartalet)
period-month = Den här månaden
period-week = Den här veckan
menu-metric = Ordna efter
menu-period = Vilka partier
menu-game = Spel
button-own-place = Min placering
button-all-servers = Alla servrar
button-this-server = Den här servern
button-curve = Ratingkurva
figures-by-wins = { $wins ->
    [one] 1 vinst
   *[other] { $wins } vinster
} på { $matches ->
    [one] 1 parti
   *[other] { $matches } partier
}
figures-by-points = { $points } poäng i { $matches ->
    [one] 1 parti
   *[other] { $matches } partier
}
figures-by-rate = { $whole },{ $tenth } %, { $wins } av { $matches } vunna
figures-by-rating = { $rating } ({ $matches ->
    [one] 1 parti
   *[other] { $matches } partier
})
own-placed = Du: plats { $place } – { $figures }
own-unplaced = Du: { $figures }
own-none = Du har inte spelat klart något parti { $game } här än.
own-none-all = Du har inte spelat klart något parti { $game } än.
own-none-period = Du har inte spelat klart något parti { $game } under den här perioden.
own-few = Du: ingen placering än – det krävs { $least } partier, hittills { $matches }
own-unrated = Du har ingen rating än. För en placering krävs { $least } färdigspelade rankade partier.
own-provisional = Du: { $rating }? – preliminär, och utan placering tills du har spelat { $least } rankade partier; hittills { $matches }
own-inactive = Du: { $rating } – utan placering, eftersom ditt senaste rankade parti är mer än 60 dagar gammalt
own-unlisted = Andra ser dig inte på den här listan: /{ command-settings } { param-listed-worldwide } ändrar det.
own-hidden = Andra ser dig inte på den här listan: /{ command-settings } { param-listed } ändrar det.
own-excluded = Du har ingen placering, och andra ser dig inte på den här listan, eftersom servern har stängt av dig från sina bord.
stats-rate = Vinstprocent: { $whole },{ $tenth } %
stats-all-games = Alla spel
stats-rating = Rating
stats-rating-now = Rating { $rating }, { $matches ->
    [one] 1 rankat parti
   *[other] { $matches } rankade partier
}
stats-rating-provisional = Rating { $rating }? – preliminär tills { $least } rankade partier är spelade; hittills { $matches }
stats-rating-place = plats{ "\u00A0" }{ $place }
stats-rating-inactive = utan placering: inget rankat parti på 60 dagar
stats-rating-excluded = utan placering: servern har stängt av dig från sina bord
stats-curve = { $count ->
    [one] Det senaste rankade partiet
   *[other] De senaste { $count } rankade partierna
}: från { $first } till { $last }, som högst { $highest }, som lägst { $lowest }
stats-curve-at = { $match }: { $rating }
stats-no-curve = Det finns ingen ratingkurva än: det krävs ett färdigspelat rankat parti.
stats-form = Form, det senaste först
form-won = vunnet
form-drew = oavgjort
form-lost = förlorat
form-left = lämnat
stats-streaks = Sviter
streak-none = Det senaste partiet slutade oavgjort.
streak-won = Vann { $count ->
    [one] det senaste partiet
   *[other] de senaste { $count } partierna
}
streak-lost = Vann { $count ->
    [one] inte det senaste partiet
   *[other] inget av de senaste { $count } partierna
}
streak-longest = Flest vinster i rad: { $count }
stats-best = Bästa resultat
stats-best-line = { $points } poäng, { $day }
stats-partners = Partner
stats-opponents = Motståndare
stats-companion = { $name }: { $matches ->
    [one] 1 parti
   *[other] { $matches } partier
}, { $wins } { $wins ->
    [one] vunnet
   *[other] vunna
}
stats-successful = Störst andel vunna: { $name }, { $wins } av { $matches }
stats-contract = { $contract }: { $won } av { $played } vunna, { $points } poäng i snitt
stats-not-listed = Den här spelarens statistik på den här servern visas inte för andra.
stats-not-listed-all = Den här spelaren står inte på de gemensamma topplistorna för alla servrar, så statistiken för alla servrar tillsammans visas inte för andra. Statistiken på den här servern: samma kommando utan ”{ param-scope }”.
settings-title = Inställningar
settings-language = Ditt språk: **{ $language }**
settings-deck = Din kortlek: **{ $deck }**
settings-cards = Dina kort visas: **{ $cards }**
settings-pictures = Bilder av bordet i dina privata meddelanden: **{ $pictures }**
settings-hand = Din hand kommer: **{ $hand }**
settings-steps = Det som händer vid bordet: **{ $steps }**
settings-invitations = Inbjudningar till bord: **{ $invitations }**
settings-nudge = Påminnelser om att det är din tur: **{ $nudge }**
settings-quiet = Dina tysta timmar: **{ $hours }** ({ $zone }). Då kommer inga påminnelser, och direktmeddelanden kommer utan ljud.
settings-no-quiet = Dina tysta timmar: **inga**
settings-listed = Dina servrars topplistor: **{ $listed }**
settings-listed-worldwide = Gemensamma topplistor för alla servrar: **{ $listed }**
settings-openings = Du får veta när ett bord öppnas i: { $channels }
settings-queue = Välja kort i förväg: **{ $queue }**
settings-claim = Ta resten: **{ $claim }**
settings-points = Kortpoäng under en giv: **{ $points }**
settings-beginner = Hjälp för nybörjare: **{ $beginner }**
settings-pictures-need = ⚠️ Jag har inte behörighet för bilder i den här kanalen: ”{ $permission }” saknas.
settings-server-only = Bara den som sköter servern kan ändra dess inställningar.
settings-change = För att ändra något skriver du /{ command-settings } och väljer ett av alternativen.
settings-moved = Det är inställningar för hela servern. Den som sköter servern hittar dem nu under /{ command-admin } { command-admin-show }.
settings-of-server = Serverns inställningar finns under /{ command-admin } { command-admin-show }.
privacy-title = Vad jag vet om dig
privacy-nothing = Inget är sparat om dig.
privacy-results = { $count ->
    [one] **1** resultat
   *[other] **{ $count }** resultat
} från partier, med namnet du hade: för topplistorna och din statistik.
privacy-since = Det första är från { $date }.
privacy-ratings = { $count ->
    [one] **1** rating: din nuvarande, eller den som du hade före ett rankat parti.
   *[other] **{ $count }** ratingar: dina nuvarande, och de som du hade före varje rankat parti.
}
privacy-figures = { $count ->
    [one] **1** rad
   *[other] **{ $count }** rader
} med statistik: topplistor per period, vilka du spelat med, dina kontrakt.
privacy-tables = { $count ->
    [one] **1** plats vid ett bord
   *[other] **{ $count }** platser vid bord
}: där du sitter eller har suttit.
privacy-hosted = { $count ->
    [one] **1** bord
   *[other] **{ $count }** bord
} som du är eller var värd för.
privacy-acts = { $count ->
    [one] **1** rad
   *[other] **{ $count }** rader
} i servrarnas loggar: vad du har bestämt där, eller vad andra har bestämt om dig.
privacy-settings = { $count ->
    [one] **1** inställning
   *[other] **{ $count }** inställningar
}: vad du har valt, och språket i din Discord-app.
privacy-messages = { $count ->
    [one] **1** meddelande som jag har skickat till dig och fortfarande uppdaterar: din hand eller en inbjudan. Jag sparar var det finns, inte vad som står i det.
   *[other] **{ $count }** meddelanden som jag har skickat till dig och fortfarande uppdaterar: din hand, inbjudningar. Jag sparar var de finns, inte vad som står i dem.
}
privacy-wishes = { $count ->
    [one] **1** anteckning
   *[other] **{ $count }** anteckningar
} om kanaler där jag säger till när ett bord öppnas.
privacy-retention = Korten och dragen i ett parti raderas { $days ->
    [one] en dag
   *[other] { $days } dagar
} efter partiet; resultaten finns kvar.
privacy-kept = Korten och dragen i partier finns kvar tills den som driver boten raderar dem.
privacy-never = Din hand visar jag bara för dig. Jag sparar aldrig dina meddelanden.
privacy-exported = Filen innehåller allt som är sparat om dig. Bara du ser det här meddelandet.
ask-forget = Vill du att jag raderar allt som jag vet om dig? Det går inte att ångra.
ask-forget-tables = { $count ->
    [one] Du lämnar genast ditt bord och kan inte ta tillbaka platsen:
   *[other] Du lämnar genast dina bord och kan inte ta tillbaka platserna:
}
ask-forget-more = och { $count } till
ask-forget-data = Dina inställningar, ratingar och resultat raderas, och du finns inte längre på någon topplista.
ask-forget-others = De andra behåller sina partier; där kallas du ”{ former-player }”.
ask-forget-messages = Jag tar bort de privata meddelanden till dig som jag fortfarande känner till. Det som jag har skrivit i kanaler står kvar, utom vid öppna bord. Även trådarnas namn står kvar.
privacy-deleted = Klart: jag vet inget om dig längre. Om du spelar igen börjar du om från början.
privacy-stays = Inget raderades.
privacy-being-deleted = Jag håller på att radera det jag vet om dig. Försök igen om en stund.
button-export = Exportera som fil
button-forget = Radera …
button-forget-sure = Radera allt
button-keep-data = Nej, behåll
settings-unknown = Det valet finns inte. Välj ur listan som visas medan du skriver.
settings-hours-unknown = Tysta timmar anges inte så. Ange två klockslag i hela timmar, till exempel 22-8.
settings-hours-missing = Från när till när? Ange också de tysta timmarna, till exempel 22-8.
settings-zone-unknown = Den tidszonen känner jag inte till. Skriv namnet på en stor stad nära dig och välj ur listan.
settings-zone-missing = I vilken tidszon? Ange den också: Discord talar inte om den för mig.
language-client = som i Discord
game-usual = det vanliga
deck-french = fransk (spader, hjärter, ruter, klöver)
deck-swiss = schweizertysk (sköldar, rosor, ekollon, bjällror)
deck-server = som på servern
cards-drawn = ritade, där det finns en bild
cards-words = som text
pictures-off = inga
pictures-ask = på begäran, bara för den som ber om dem
pictures-on = efter budgivningen, varje stick och varje giv
hand-by-both = i ett direktmeddelande, och här när du ber om den
hand-by-dm = i ett direktmeddelande
hand-by-here = bara här, under ”{ button-hand }”
steps-on = berättas ett i taget, i ord; din hand beskrivs också i ord
steps-off = berättas inte
invitations-on = välkomna
invitations-off = ingen får bjuda in mig
nudge-never = aldrig; direktmeddelanden kommer utan ljud
nudge-late = bara när du dröjer
nudge-always = vid varje tur, om du inte just har spelat
quiet-hours = { $begin }:00–{ $end }:00
quiet-off = inga tysta timmar
tell-on = i ett direktmeddelande, högst en gång i timmen
tell-off = inte längre
queue-on = på: ett kort som du trycker på före din tur spelas när den kommer
queue-off = av: du kan bara trycka på dina kort när det är din tur
claim-on = på: en knapp så snart alla återstående stick garanterat är dina
claim-off = av: du spelar själv alla dina kort
points-on = visas
points-off = dolda: du räknar själv
beginner-auto = i dina första partier av ett spel
beginner-on = alltid
beginner-off = aldrig
listed-on = du står med
listed-off = du står inte med; bara du ser din placering
opponents-people = människor
opponents-computer = datorn
threads-auto = där mina behörigheter tillåter det
threads-on = ja, och säg till om en behörighet saknas
threads-off = nej, spela i kanalen
matches-finish = får spelas färdigt
matches-at-once = slutar genast för den personen
allowed-yes = ja, där också
allowed-no = inte längre där
allowed-everywhere = i alla kanaler
scope-server = den här servern
scope-all = alla servrar

## Discord: den privata linjen

confer-open = 🔒 Överlägg med { $names }: /{ command-confer }
confer-from = 🔒 **{ $name }** till dig och ingen annan ({ $game }):
confer-told = 🔒 Skickat till { $names }.
confer-whom = Inte skickat vidare: det här skulle gå till { $names } ({ $game }). Om det är { $names } du menar, tryck på knappen och skriv det igen.
confer-now = Det du skriver till mig nu går till { $names }, tills given är slut.
confer-ended = Överläggningen är stängd: given är slut. Ditt meddelande skickades inte vidare.
confer-nobody = Det finns ingen som du får överlägga med nu.
confer-several = Du får överlägga vid flera bord: använd /{ command-confer } och ange vilket med ”{ param-table }”.
confer-computer = { $names } är en datorspelare och hör ingenting. Spela vidare som du tycker är bäst.
confer-only-words = Jag skickar bara text vidare: inga filer, bilder, klistermärken eller omröstningar.
confer-too-long = Det är för långt: skriv högst { $maximum } tecken åt gången.
confer-too-often = Inte så fort: vänta en halv minut. Ditt meddelande skickades inte vidare.
confer-unreachable = { $names } tar inte emot direktmeddelanden och har inte öppnat ”{ button-hand }” här, så det du skrev skickades inte vidare.
confer-failed = Det här nådde inte { $names }. Försök igen.

## Discord: kommandona och deras alternativ

command-table = bord
command-table-about = Öppna, starta och hantera ett bord, eller sätt dig vid ett
command-table-new = nytt
command-table-new-about = Öppna ett bord i den här kanalen
command-table-join = gå-med
command-table-join-about = Ta en plats vid ett bord i den här kanalen
command-table-sit = sätt-dig
command-table-sit-about = Sätt dig på en annan plats, eller se vem som sitter var
command-table-swap = byt-platser
command-table-swap-about = Låt två byta plats innan partiet börjar (bara för värden)
command-table-shuffle = lotta
command-table-shuffle-about = Låt slumpen avgöra vem som sitter var (bara för värden)
command-table-leave = lämna
command-table-leave-about = Lämna ditt bord
command-table-start = starta
command-table-start-about = Starta partiet
command-table-add-computer = lägg-till-dator
command-table-add-computer-about = Ge en datorspelare en ledig plats
command-table-kick = kasta-ut
command-table-kick-about = Gör någons plats ledig, eller kasta ut någon ur partiet
command-table-host = värd
command-table-host-about = Gör en annan spelare till värd för ditt bord
command-table-invite = bjud-in
command-table-invite-about = Bjud in någon till ditt bord innan partiet börjar
command-table-tell-me = säg-till
command-table-tell-me-about = Få ett direktmeddelande när ett bord öppnas i den här kanalen
command-table-options = val
command-table-options-about = Se eller ändra vad som spelas och med vilka regler
command-table-next = nästa
command-table-next-about = Ge nästa giv nu, utan att vänta
command-table-back = tillbaka
command-table-back-about = Ta över igen: datorn slutar spela åt dig
command-table-take-back = ta-tillbaka
command-table-take-back-about = Ta tillbaka ditt senaste drag
command-table-pause = paus
command-table-pause-about = Be om en paus i partiet, eller säg ja till en
command-table-continue = fortsätt
command-table-continue-about = Fortsätt ett parti som är pausat
command-table-pace = tempo
command-table-pace-about = Ändra tiden per tur (bara värden får)
command-table-rematch = revansch
command-table-rematch-about = Spela ett parti till med samma personer
command-table-record = partifil
command-table-record-about = Få det senaste färdigspelade partiet som fil
command-table-show = visa
command-table-show-about = Visa bordet på nytt längst ned i kanalen
command-table-end = stäng
command-table-end-about = Stäng bordet
command-hand = hand
command-hand-about = Se din hand; ingen annan ser den
command-play = spela
command-play-about = Spela ett kort, eller svara på en fråga
command-bid = bjud
command-bid-about = Bjud, passa eller säg något annat i budgivningen
command-hint = tips
command-hint-about = Få ett tips när det är din tur, och skälet till det
command-score = protokoll
command-score-about = Se hur varje giv räknades
command-report = rapportera
command-report-about = Spelar en dator dåligt, eller är en regel fel? Få en fil med det du ser
command-confer = rådgör
command-confer-about = Säg något privat till den som reglerna låter dig överlägga med
command-rules = regler
command-rules-about = Läs reglerna för ett spel i korthet
command-fair = ärligt
command-fair-about = Se hashen som låser en giv, och vad den bevisar
command-leaderboard = topplista
command-leaderboard-about = Se vem som är bäst
command-stats = statistik
command-stats-about = Se en spelares statistik
command-help = hjälp
command-help-about = Hur du börjar och hur du spelar
command-settings = inställningar
command-settings-about = Språk, kortlek, var din hand visas, påminnelser, tysta timmar, stöd för skärmläsare
command-admin = admin
command-admin-about = Inställningar, bord, personer och logg, för dem som sköter servern
command-admin-show = visa
command-admin-show-about = Se serverns alla inställningar, med knappar för allt
command-admin-set = ändra
command-admin-set-about = Ändra serverns inställningar
command-admin-channels = kanaler
command-admin-channels-about = Välj i vilka kanaler bord får öppnas
command-admin-rules = regler
command-admin-rules-about = Välj vilka regler nya bord för ett spel börjar med
command-admin-end = stäng
command-admin-end-about = Stäng vilket bord som helst på servern
command-admin-exclude = stäng-av
command-admin-exclude-about = Stäng av någon från serverns bord
command-admin-let-back = släpp-in
command-admin-let-back-about = Släpp in en avstängd person igen
command-admin-reset = nollställ
command-admin-reset-about = Nollställ topplistan för ett spel på servern
command-admin-log = logg
command-admin-log-about = Se vem som har ändrat vad här
command-privacy = integritet
command-privacy-about = Se, exportera eller radera det som är sparat om dig
command-privacy-show = visa
command-privacy-show-about = Se vad som är sparat om dig
command-privacy-export = exportera
command-privacy-export-about = Få en fil med allt jag sparat om dig
command-privacy-delete = radera
command-privacy-delete-about = Radera allt som är sparat om dig
param-table = bord
param-table-about = Vilket bord, om det finns flera
param-game = spel
param-game-about = Vilket spel
param-preset = regler
param-preset-about = Vilka regler
param-pace = tempo
param-pace-about = Hur lång tid en tur får ta
param-opponents = motståndare
param-opponents-about = Vänta på människor, eller spela genast mot datorn
param-player = spelare
param-player-about = Vem
param-user = vem
param-user-about = Vem du vill bjuda in; annars väljer du ur en lista
param-tell = säg-till
param-tell-about = Vill du få veta när bord öppnas här?
param-seat = plats
param-seat-about = Vilken plats: dess nummer, eller vem som sitter där
param-other = med
param-other-about = Platsen att byta med
param-seats = antal
param-seats-about = Hur många som spelar, där spelet låter er välja
param-computer = dator
param-computer-about = Hur bra den spelar
param-action = kort
param-action-about = Ett kort som ♠10, eller ett annat svar ur listan
param-bid = bud
param-bid-about = Vad du säger
param-text = text
param-text-about = Meddelande som bara mottagarna ser
param-scope = omfång
param-scope-about = Den här servern, eller alla servrar
param-period = period
param-period-about = Veckans, månadens eller säsongens partier, eller alla
param-metric = ordning
param-metric-about = Efter vinster, vinstprocent, poäng eller rating
param-language = språk
param-language-about = Språket som jag talar med dig
param-hand = hand
param-hand-about = Var din hand visas
param-deck = kortlek
param-deck-about = Vilken kortleks namn du vill ha på korten
param-cards = kort
param-cards-about = Kort som små bilder, eller som text
param-pictures = bilder
param-pictures-about = Bilder av bordet i meddelanden som bara du ser
param-steps = steg
param-steps-about = För skärmläsare: varje steg i ett litet privat meddelande, och din hand i ord
param-invitations = inbjudningar
param-invitations-about = Får andra bjuda in dig till sina bord?
param-nudge = påminnelse
param-nudge-about = När jag påminner dig i kanalen om att det är din tur
param-quiet = tyst
param-quiet-about = Timmarna då jag aldrig stör dig, till exempel 22-8; ange också din tidszon
param-zone = tidszon
param-zone-about = Din tidszon: skriv en stor stad nära dig, eller leta efter din tid i listan
param-queue = förhandsdrag
param-queue-about = Ska du kunna trycka på ett kort före din tur? Bordet spelar det åt dig när turen kommer
param-claim = resten
param-claim-about = Erbjudande om att ta alla återstående stick på en gång när de garanterat är dina
param-points = poäng
param-points-about = Ska kortpoängen hittills i en giv visas för dig?
param-beginner = nybörjare
param-beginner-about = Vill du se kortens rangordning vid din hand, och till en början bara några rimliga bud?
param-listed = synlig
param-listed-about = Får dina servrars topplistor visa dig för andra?
param-listed-worldwide = synlig-överallt
param-listed-worldwide-about = Får topplistorna för alla servrar visa dig för andra?
param-server-language = språk
param-server-language-about = Språk för det som alla ser här
param-server-game = spel
param-server-game-about = Spelet vid ett nytt bord
param-server-pace = tempo
param-server-pace-about = Den vanliga betänketiden per drag vid nya bord
param-server-deck = kort
param-server-deck-about = Kortlek för det som alla ser här
param-server-pictures = bilder
param-server-pictures-about = Bordsbilder i meddelanden till alla
param-threads = tråd
param-threads-about = Ska partiet få en egen tråd? Anger du inget gäller serverns val
param-server-threads = trådar
param-server-threads-about = Ska varje parti få en egen tråd?
param-channel = kanal
param-channel-about = Vilken kanal; annars väljer du ur en lista
param-allowed = tillåten
param-allowed-about = Får bord öppnas där?
param-reason = skäl
param-reason-about = Varför
param-person = person
param-person-about = Vem
param-matches = partier
param-matches-about = Vad som händer med partier som personen spelar här nu
param-log-page = sida
param-log-page-about = Vilken sida, räknat från den nyaste
param-server-ratings = rankade
param-server-ratings-about = Ska partier rankas här?

## The rules: a page is a text, its paragraphs are attributes; words that they explain

tricks-rules-basics = Stick och trumf
    .deal = Kan du kortspel som whist eller bridge? Gå till nästa sida. En *giv* börjar med att korten delas ut: några av dem får du på *hand*, och dem ser bara du. Varje kort har en *färg* (spader, hjärter, ruter eller klöver) och en *valör* (ess, kung, dam, knekt, tia och så vidare). Varje spel säger vilka valörer som är högst.
    .trick = Korten spelas i *stick*. En spelare börjar och *spelar ut*: lägger ett kort öppet på bordet. De andra lägger ett kort var, i tur och ordning. Det högsta kortet tar sticket, och den som tog det spelar ut till nästa.
    .follow = För det mesta måste du *följa färg*: lägga ett kort i den färg som spelades ut, så länge du har något. Har du inget får du lägga en annan färg. Ett sådant kort kan inte ta sticket, hur högt det än är; du *sakar* det.
    .trump = Med ett undantag: en färg kan vara *trumf*. Dess kort slår alla kort i de övriga färgerna, och bland trumfkorten vinner det högsta.
    .points = Sticken, eller korten i dem, ger poäng. Flera givar blir ett *parti*.
    .buttons = Kort som du inte får spela har grå knappar; *Varför?* ger skälet och leder till regeln.
    .shown = Här är ett stick som har spelats på riktigt, i ett spel för tre. Du ser varje spelares hand, och kortet som spelades från den.
tricks-word-deal = giv
tricks-word-hand = hand
tricks-word-suit = färg
tricks-word-rank = valör
tricks-word-trick = stick
tricks-word-lead = spela ut
    .also = spelar ut
tricks-word-follow = följa färg
tricks-word-discard = saka
tricks-word-trump = trumf
tricks-word-match = parti
rules-marked = ▶ { $text }
rules-this-deal = **Den här given**: { $heading }
rules-player-0 = Anna
rules-player-1 = Ben
rules-player-2 = Carla
rules-player-3 = Dario
rules-move-hand = **{ $player }** har { $cards }
rules-move-told = → { $text }
rules-move-means = Det innebär: { $meaning }
rules-move-why = Varför: { $reasons }
rules-move-forbidden = Inte tillåtet: { $cards }. { $reason }
rules-menu-pages = Alla sidor
rules-menu-words = Slå upp ett ord: { $first } … { $last }
rules-button-read = Läs regeln
rules-button-about = Regel: { $reason }

help-title = Vad du kan göra nu
help-begin = En knapp nedan startar genast ett parti mot datorn.
help-learn = /{ command-learn } lär ut spelen i korta lektioner som du spelar själv, från första sticket.
help-new = /{ command-table } { command-table-new } öppnar ett bord där andra kan gå med.
help-tell-me = /{ command-table } { command-table-tell-me } säger till när någon öppnar ett bord här.
help-rules = /{ command-rules } förklarar spelen: vad ett stick är, alla regler och tio råd.
help-settings = Med /{ command-settings } ställer du in ditt språk, din kortlek, var du får se din hand, påminnelser och tysta timmar.
help-history = /{ command-history } listar dina färdigspelade partier; du kan gå igenom vart och ett kort för kort.
help-figures = /{ command-leaderboard } visar vem som vinner, /{ command-stats } din egen statistik.
help-admin = Du sköter den här servern: /{ command-admin } { command-admin-show } visar dess inställningar.
help-join = ”{ button-join }” (eller /{ command-table } { command-table-join }) ger dig en plats vid bordet här.
help-join-later = /{ command-table } { command-table-join } ger dig en plats i partiet här från nästa giv.
help-start = ”{ button-start }” (eller /{ command-table } { command-table-start }) startar partiet; datorer kan ta de lediga platserna.
help-computer = ”{ button-add-computer }” (eller /{ command-table } { command-table-add-computer }) ger datorn en ledig plats.
help-invite = ”{ button-invite }” (eller /{ command-table } { command-table-invite }) bjuder in andra med direktmeddelanden.
help-options = Med ”{ button-options }” (eller /{ command-table } { command-table-options }) bestämmer du reglerna, tempot och hur bra datorerna spelar.
help-options-see = ”{ button-options }” (eller /{ command-table } { command-table-options }) visar reglerna, som värden väljer. Värden startar också partiet.
help-seats = ”{ button-seats }” (eller /{ command-table } { command-table-sit }) låter dig välja var du sitter.
help-leave = ”{ button-leave }” (eller /{ command-table } { command-table-leave }) gör din plats ledig.
help-turn = Det är din tur: tryck på ett kort eller ett svar under din hand. ”{ button-hand }” (eller /{ command-hand }) visar den.
help-play = Du kan också skriva ett kort: /{ command-play } listar de kort som du får spela.
help-bid = Du kan också skriva ditt svar: /{ command-bid } listar vad du får säga.
help-hint = /{ command-hint } visar vad som vore bra nu, och varför; bara du ser det.
help-wait = Nu är det de andras tur. ”{ button-hand }” (eller /{ command-hand }) visar dina kort så länge.
help-hand = ”{ button-hand }” (eller /{ command-hand }) visar dina kort.
help-next = ”{ button-next-deal }” (eller /{ command-table } { command-table-next }) delar ut nästa giv.
help-back = Datorn spelar åt dig. ”{ button-back }” (eller /{ command-table } { command-table-back }) ger dig platsen tillbaka.
help-take-back = /{ command-table } { command-table-take-back } tar tillbaka ditt senaste drag, om de andra säger ja.
help-rules-now = ”{ button-rules }” (eller /{ command-rules }) slår upp regeln som gäller nu.
help-score = ”{ button-score }” (eller /{ command-score }) förklarar varje poäng hittills.
help-pause = ”{ button-pause }” (eller /{ command-table } { command-table-pause }) låter partiet vänta, en kväll eller i veckor, om alla säger ja.
help-continue = ”{ button-continue }” (eller /{ command-table } { command-table-continue }) fortsätter partiet.
help-leave-match = /{ command-table } { command-table-leave } frågar dig först; sedan spelar datorn vidare på din plats.
help-rematch = ”{ button-rematch }” (eller /{ command-table } { command-table-rematch }) frågar de andra om ett parti till.
help-replay = ”{ button-replay }” går igenom partiet kort för kort; /{ command-history } listar tidigare partier.
help-record = ”{ button-record }” (eller /{ command-table } { command-table-record }) ger dig hela partiet som fil.
help-fair = /{ command-fair } visar hur du kan se att ingen giv har ändrats.

## Lektioner (/lär)

lesson-beginners = Första stegen
lesson-list-title = Lektioner: { $game }
lesson-line = **{ $number }. { $title }** { $state }
    { $goal }
lesson-done = ✓ klar
lesson-begun = steg { $step } av { $steps }
lesson-option = { $number }. { $title }
lesson-heading = **{ $game }**, lektion { $number } av { $lessons } · steg { $step } av { $steps }
lesson-goal = Mål: { $goal }
lesson-right = **Rätt.** { $text }
lesson-wrong = **{ $answer }?** { $text }
lesson-gone = Den här lektionen finns inte längre. /{ command-learn } visar alla som finns.
menu-lesson = Välj lektion
button-learn = Lektioner
button-lessons = Alla lektioner
button-lessons-of = { $game } { $done }/{ $lessons }
button-lesson-begin = Börja: { $title }
button-lesson-go-on = Fortsätt: { $title }
button-lesson-next = Nästa: { $title }
button-lesson-anew = En gång till
button-lesson-back = Ett steg tillbaka
button-lesson-show = Visa mig
command-learn = lär
command-learn-about = Lär dig ett spel i korta lektioner, drag för drag
privacy-lessons = { $count ->
    [one] **1** lektion
   *[other] **{ $count }** lektioner
}: hur långt du har kommit.
