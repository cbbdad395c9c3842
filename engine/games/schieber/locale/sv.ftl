# Schieberjass. Kort, färger, valörer, spelare och lag kommer som färdiga ord, belopp som tal. Jassens egna ord
# (Buur, Nell, Weis, Stöck, Obenabe, Undenufe) är schweiziska också på svenska.

schieber-name = Schieberjass

## Regler, varianter och val

schieber-preset-article = Klassiska
schieber-preset-swiss = Schweiziska
schieber-variant-swiss1000 = Schweiziska regler, till 1000
schieber-variant-tournament = Turnering
schieber-option-target = Spelas till
schieber-option-ending = Partiet slutar
schieber-option-ending-endOfDeal = när given är slut; Weis räknas genast
schieber-option-ending-immediate = så snart ett lag har poängen
schieber-option-ending-fixedDeals = efter ett bestämt antal givar
schieber-option-multipliers = Multiplikatorer (♥♦♠♣ O U)
schieber-option-matchBonus = För alla nio stick
schieber-option-undenufeValues = Elva poäng i Undenufe
schieber-option-undenufeValues-A = för ess
schieber-option-undenufeValues-6 = för sexor
schieber-option-trumpsOnly = Med bara trumf på handen
schieber-option-trumpsOnly-overtrump = lägg över om det går
schieber-option-trumpsOnly-any = lägg vilken som helst
schieber-option-lastTrickView = Förra sticket
schieber-option-lastTrickView-on = ligger kvar öppet
schieber-option-lastTrickView-off = vänds genast
schieber-option-weis = Weis
schieber-option-weis-small = små (högst 100 för en sekvens)
schieber-option-weis-large = stora (upp till 300 för en sekvens)
schieber-option-weis-off = inga
schieber-option-kreuzweis = Ett kort i två Weis (Kreuzweis)
schieber-option-kreuzweis-on = räknas i båda
schieber-option-kreuzweis-off = räknas bara en gång
schieber-option-announce = Weis anmäls
schieber-option-announce-auto = automatiskt
schieber-option-announce-manual = av spelaren
schieber-option-weisCredit = Weis räknas
schieber-option-weisCredit-announcement = när alla har sagt sitt
schieber-option-weisCredit-afterTrick1 = efter första sticket
schieber-option-order = Räkneordning
schieber-option-order-stoeck-weis-stich = Stöck, Weis, stick
schieber-option-order-stoeck-stich-weis = Stöck, stick, Weis
schieber-option-weisScores = Weis ger poäng till
schieber-option-weisScores-team = laget med bästa Weis
schieber-option-weisScores-player = bara spelaren med bästa Weis
schieber-option-stoeck = Stöck (kung och dam)
schieber-option-stoeck-anySuit = i alla färger, efter given
schieber-option-stoeck-trump = i trumf, när de spelas
schieber-option-stoeck-off = inga
schieber-option-firstForehand = Förhand i första given
schieber-option-firstForehand-7C = den som har { $card }
schieber-option-firstForehand-right = spelaren efter givaren
schieber-option-firstForehand-7H = den som har { $card }
schieber-option-firstForehand-7D = den som har { $card }
schieber-option-laterForehand = Förhand i senare givar
schieber-option-laterForehand-seven = den som har sjuan
schieber-option-laterForehand-right = spelaren efter givaren
schieber-option-chooser = Kontraktet väljs av
schieber-option-chooser-forehand = förhand
schieber-option-chooser-right = spelaren efter givaren, även när en annan är förhand och spelar ut
schieber-option-nextDealer = Andra given
schieber-option-nextDealer-rotate = ges av nästa spelare
schieber-option-nextDealer-forehand = ges av den som var förhand i första given
schieber-option-pushBack = Skjuta tillbaka
schieber-option-pushBack-off = nej
schieber-option-pushBack-on = tillåtet en gång

## Kontrakten, med det som de multipliceras med

schieber-played-about = Valda kontrakt (vunnet: ditt lag fick fler poäng i given)
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

## Svaren som de står på knappar

schieber-action-push = Skjut till din partner
schieber-action-push-back = Skjut tillbaka
schieber-action-announce = Anmäl { $amount }
schieber-action-good = ”Bra”
schieber-action-card = { $card }

## Vad som sägs vid bordet

schieber-words-push = ”Jag skjuter”
schieber-words-push-back = ”Jag skjuter tillbaka”
schieber-words-points = ”{ $amount }”
schieber-words-also = ”{ $amount } också”
schieber-words-count = ”{ $amount } kort”
schieber-words-rank = ”{ $rank }”
schieber-words-trump = ”I trumf”
schieber-words-plain = ”Inte i trumf”
schieber-words-more = ”Jag har fler”
schieber-words-fewer = ”Jag har färre”
schieber-words-higher = ”Min är högre”
schieber-words-lower = ”Min är lägre”
schieber-words-same = ”Samma”
schieber-words-good = ”Bra”

## Bordet

schieber-heading-opening = Till { $target } poäng
schieber-heading-opening-fixed = { $target ->
    [one] 1 giv
   *[other] { $target } givar
}
schieber-heading-deal = Giv { $number }, till { $target } poäng
schieber-heading-deal-fixed = Giv { $number } av { $target }
schieber-heading-points = Kortpoäng: { $side } { $points }, { $other } { $against }
schieber-heading-trump = Trumf { $contract }
schieber-heading-O = { $contract } (esset högst)
schieber-heading-U = { $contract } (sexan högst)
schieber-chosen = { $contract }, av { $player }
schieber-chosen-pushed = { $contract }, av { $player } (partnern hade skjutit)
schieber-chosen-back = { $contract }, av { $player } (skjutet fram och tillbaka)
schieber-part-dealer = givare
schieber-part-forehand = förhand
schieber-group-weis = Weis: { $player }, { $points } poäng
schieber-group-stoeck = Stöck: { $player }

schieber-waiting-opening = Korten delas ut strax.
schieber-waiting-ended = Snart kommer nästa giv.
schieber-waiting-over = Partiet är slut.
schieber-prompt-choosing = Välja trumf, eller skjuta till { $partner }?
schieber-prompt-pushed = { $partner } har skjutit över valet till dig. Välj trumf.
schieber-prompt-returning = { $partner } har skjutit. Välja trumf, eller skjuta tillbaka?
schieber-prompt-asking = Anmäla din Weis, eller säga ”bra”?

## Vad som händer

schieber-dealt = Giv { $number }: { $dealer } ger. { $forehand } är förhand.
schieber-dealt-seven = Giv { $number }: { $dealer } ger. { $forehand } har { $card } och är förhand.
schieber-dealt-right = Giv { $number }: { $dealer } ger. { $chooser } väljer, { $forehand } spelar ut.
schieber-dealt-seven-right = Giv { $number }: { $dealer } ger. { $chooser } väljer; { $forehand } har { $card } och spelar ut.
schieber-pushed = { $player } skjuter till { $partner }.
schieber-gave-back = { $player } skjuter tillbaka till { $partner }.
schieber-chose = { $player } väljer { $contract }.
schieber-said = { $player }: { $words }
schieber-showed = { $player } visar { $cards }: { $points }.
schieber-took-trick = { $player } tar sticket: { $points } poäng.
    .uncounted = { $player } tar sticket.
schieber-took-last-trick = { $player } tar sista sticket: { $points } + { $extra } poäng.
    .uncounted = { $player } tar sista sticket.
schieber-credited-weis = Weis: { $side } får { $amount } och har nu { $total }.
schieber-credited-stoeck = Stöck ({ $player }, { $cards }): { $side } får { $amount } och har nu { $total }.
schieber-credited-cards = Kort: { $side } får { $amount } och har nu { $total }.
schieber-credited-match = Match, alla nio stick: { $side } får { $amount } och har nu { $total }.
schieber-deal-scored = Den här given: { $side } { $scored }, { $others } { $against }.
schieber-deal-match = Match! { $side } tar alla nio stick, { $scored } mot { $against }.
schieber-match-won = { $side } vinner partiet med { $points } mot { $others }.
schieber-match-drawn = Partiet slutar oavgjort med { $points } poäng var.

## Protokollet

schieber-sheet-weis = Weis, { $player }
schieber-sheet-stoeck = Stöck, { $player }, { $suit }
schieber-sheet-cards = kort
schieber-sheet-last-trick = sista sticket
schieber-sheet-match = match
schieber-sheet-product = { $points } × { $multiplier }

## Varför ett svar föreslås

schieber-reason-sure = Utan trumf tar { $cards } { $count ->
    [one] sitt stick när du spelar ut kortet.
   *[other] sina stick när du spelar ut dem.
}
schieber-reason-multiplier = Allt i given räknas då ×{ $multiplier }.
schieber-reason-weis = { $cards } är en Weis, värd { $points }.
schieber-reason-you-choose = Du väljer, inte { $player }.
schieber-reason-stoeck-wins = { $cards } är Stöck: { $points } poäng, och ert lag behöver bara { $missing } för att vinna.
schieber-reason-stoeck = { $cards } är Stöck: { $points } poäng.
schieber-reason-trumps = Din trumf skulle bli { $cards }{ $points ->
    [0] {"."}
   *[other] : { $points } poäng.
}
schieber-reason-aces = { $count ->
    [one] { $cards } är högst i sin färg.
   *[other] { $cards } är högst i sina färger.
}
schieber-reason-no-trumps = Du har ingen färg med { $rank } och tre kort till.
schieber-reason-counts-more = Din bästa färg räknas ×{ $multiplier }; det som { $player } väljer kan räknas ända upp till ×{ $most }.
schieber-reason-lacks = I { $suit } saknar du { $ranks }.
schieber-reason-few-tops = För Obenabe har du { $aces ->
    [0] inget ess
    [one] bara ett ess
   *[other] bara { $aces } ess
}, för Undenufe { $sixes ->
    [0] ingen sexa
    [one] bara en sexa
   *[other] bara { $sixes } sexor
}.
schieber-reason-partner-chooses = Då får { $player } välja.
schieber-reason-none-as-high = Ingen har anmält { $points } eller mer.
schieber-reason-scores-anyway = { $player } har bästa Weis, så ditt lag får poäng för din också.
schieber-reason-unsaid = Då vet ingen ännu att du har en Weis.
schieber-reason-stoeck-now = Med { $card } får ditt lag Stöck: { $points } poäng.
schieber-reason-partner-holds = { $player } har { $suit } { $rank }, och ingen motståndare har ett starkare kort i färgen.

## Varför inte

schieber-no-such-action = Det går inte att göra i schieber.
schieber-number-of-deals = Med ett bestämt antal givar anger ”Spelas till” hur många: välj ett tal från 1 till { $maximum }.
schieber-contract-fixed = Kontraktet är valt; nu spelas korten.
schieber-must-choose = Din partner har skjutit; välj ett av de sex kontrakten.
schieber-no-push-back = Vid det här bordet kan du inte skjuta tillbaka; välj ett av de sex kontrakten.
schieber-not-pushed = Ingen har skjutit än, så du kan inte skjuta tillbaka: välj, eller skjut.
schieber-pushed-back = Din partner har skjutit tillbaka; välj ett av de sex kontrakten.
schieber-say-push-back = Din partner har skjutit över valet till dig: välj, eller skjut tillbaka det.
schieber-no-weis = Vid det här bordet spelar man utan Weis.
schieber-announced-automatically = Vid det här bordet anmäls Weis åt dig.
schieber-not-asked = Weis anmäls före ditt första kort, om du har någon.
schieber-answer-first = Säg först om du anmäler din Weis; lägg sedan ett kort.
schieber-no-play-now = Du får spela kort först när kontraktet är valt.
schieber-must-follow = { $suit } spelades ut, och du har färgen: följ färg.
schieber-follow-or-trump = { $suit } spelades ut, och du har färgen: följ färg eller lägg trumf ({ $trump }).
schieber-no-undertrump = { $card } ligger i sticket; du får inte lägga en lägre trumf.

## Reglerna, en sida var; första raden är rubriken

## The rules: a page is a text, its paragraphs are attributes; words that they explain

schieber-rules-overview = Spelet
    .teams = Fyra spelare i två lag: din partner sitter mitt emot dig, och ni får poäng tillsammans.
    .cards = 36 kort, ess till sexa i varje färg; varje spelare får nio.
    .turns = Turen går alltid runt åt samma håll. Bordet säger vems tur det är; mellan två givar är det ingens.
    .course = En giv har tre delar:
    .course-choose = 1. En spelare väljer *kontraktet*: vilken färg som är trumf, eller att ingen är det.
    .course-weis = 2. Medan det första sticket spelas jämförs sekvenser och fyrtal, *Weis*, som ger extra poäng.
    .course-tricks = 3. Nio stick, där ni samlar värdefulla kort.
    .trumps = • **Trumf**, från högst till lägst (poäng): knekt 20, nia 14, ess 11, kung 4, dam 3, tia 10, sedan åtta, sjua och sexa 0. Knekten kallas *Buur*, nian *Nell*.
    .plain = • Färger som inte är trumf kallas *sidofärger*: ess 11, kung 4, dam 3, knekt 2, tia 10, sedan nia, åtta, sjua och sexa 0.
    .ten = Se upp med tian: den är värd tio poäng och är ändå lägre än knekten.
    .points = Korten i en giv är värda 152 poäng. Sista sticket ger 5 till.
    .goal = Partiet slutar när den överenskomna poänggränsen, vanligen 2500, är nådd; laget med flest poäng vinner.
    .deck = I den schweizertyska leken är hjärter rosor, ruter ekollon, spader sköldar och klöver bjällror; knekten är en *under*, damen en *ober*, tian ett *banér*. Du kan välja de kortnamnen i dina inställningar.
schieber-rules-choosing = Att välja kontrakt
    .forehand = *Förhand* väljer, eller *skjuter* valet över bordet. Då måste partnern välja. Förhand spelar ut till första sticket i båda fallen.
    .who = Vem är förhand? Enligt de klassiska reglerna den som har klöversjuan, i varje giv. Enligt de schweiziska den som sitter efter givaren.
    .contracts = Det finns sex kontrakt, vart och ett med sin *multiplikator*: **allt** som ger poäng i given multipliceras med den. Multiplikatorerna kan ändras före ett parti; knapparna visar dem som gäller.
    .suits = • **Hjärter** ×1, **ruter** ×1, **spader** ×2, **klöver** ×2: den färgen är trumf.
    .obenabe = • ***Obenabe*** ×3: ingen trumf. I varje färg är esset högst, och så ner till sexan.
    .undenufe = • ***Undenufe*** ×4 (schweiziskt ×3): ingen trumf, upp och ner. Sexan är högst, esset lägst.
    .eights = Utan trumf gäller sidofärgernas värden, men varje åtta är värd 8. I Undenufe behåller esset sina 11 poäng; enligt de schweiziska reglerna har sexan dem, och esset inga.
schieber-rules-choice-example = Exempel: ett val
    .shown = Ur ett parti som har spelats: förhands kort, vad förhand valde, och varför.
schieber-rules-play = Sticken
    .lead = Förhand spelar ut till första sticket, sedan den som tog det förra. Var och en lägger ett kort.
    .plain = • **En sidofärg är utspelad**: följ färg, eller trumfa. Du får trumfa även om du kan följa färg. Kan du inte följa färg lägger du vad du vill.
    .trump = • **Trumf är utspelad**: lägg trumf. Bara Buur är fri: är den din enda trumf får du behålla den och lägga vad du vill.
    .under = • **Ingen undertrumf**: när någon har trumfat en sidofärg får du inte lägga en lägre trumf.
    .only = • **Bara trumf på handen**: då lägger du enligt de klassiska reglerna en högre om du har någon, annars vilken som helst; enligt de schweiziska alltid vilken som helst.
    .without = • **Obenabe och Undenufe**: följ färg om du kan, lägg annars vad du vill.
    .wins = Den högsta trumfen tar sticket. Om ingen har lagt trumf går sticket till det högsta kortet i den utspelade färgen.
    .smear = När sticket garanterat är din partners lägger du värdefulla kort i det: det kallas *schmieren*, att smörja.
schieber-rules-weis = Weis
    .what = En Weis är en sekvens på tre eller fler kort i samma färg, i ordningen E K D Kn 10 9 8 7 6 (även i trumf), eller ett fyrtal.
    .runs = • **Sekvenser**: tre kort 20, fyra 50, fem eller fler 100. Med stora Weis ger sex till nio kort 150, 200, 250, 300.
    .fours = • **Fyrtal**: knektar 200, nior 150, ess, kungar och damer 100 vardera. Med stora Weis också tior, åttor, sjuor och sexor, 100 vardera.
    .best = Bara ett lag får poäng: det som har **bästa enskilda Weis**. Det får poäng för alla sina Weis, båda partnernas; det andra laget får inget för sina och visar dem inte.
    .better = Vad som gör en Weis bättre, i den här ordningen: fler poäng; fler kort; det högre toppkortet (i Undenufe det lägre); att den är i trumf; att spelaren som har den lägger tidigare i första sticket.
    .say = Före sitt första kort säger var och en så mycket som behövs: poängen, vid lika också antalet kort, och sist toppkortet. Har du ingen Weis, eller bara en sämre, säger du ”Bra”. Boten säger det åt dig; vid bord där spelarna själva anmäler Weis frågar den i stället.
    .shown = Korten visas efter första sticket.
schieber-rules-trick-example = Exempel: ett första stick
    .shown = Ur samma giv: händerna, vad som sades om Weis, korten som spelades, och vilka kort reglerna förbjöd.
schieber-rules-counting = Stöck och poängräkning
    .all = Allt multipliceras med kontraktets multiplikator.
    .cards = • **Kort** i lagets stick, och **5** för sista sticket.
    .match = • ***Match***: 100 till för alla nio stick.
    .weis = • **Weis**, men bara för det ena laget. De räknas så snart alla fyra har sagt sitt.
    .stoeck = • ***Stöck***: 20 för kung och dam i samma färg på en hand. Enligt de klassiska reglerna i vilken färg som helst, räknade efter given. Enligt de schweiziska bara i trumf, räknade när det andra kortet spelas; i Obenabe och Undenufe finns inga Stöck.
    .end-classic = • **Slutet, klassiskt**: kort och Stöck räknas efter given. Har båda lagen nått summan vinner det som har fler poäng; lika är oavgjort. Weis räknas genast och kan avsluta partiet i första sticket.
    .end-swiss = • **Slutet, schweiziskt**: varje steg räknas genast, och laget som når summan vinner, även mitt i given. I första sticket räknas först Stöck, om de avgör partiet, sedan Weis, sedan sticket: *Stöck, Weis, stick*.
    .end-deals = • **Ett bestämt antal givar**: det finns ingen poänggräns; efter den sista given vinner laget med flest poäng.
schieber-rules-score-example = Exempel: så räknas en giv
    .shown = Sista sticket i samma giv, och vad varje lag skrev upp.
schieber-rules-strategy = Tio råd
    .rule1 = 1. Se på multiplikatorn först: enligt de klassiska reglerna ger en måttlig Undenufe mer än en fin hjärterfärg.
    .rule2 = 2. Spader eller klöver: välj med Buur, tre trumf till och ett ess vid sidan om.
    .rule3 = 3. Hjärter eller ruter, med ×1, kräver fem eller sex trumf med Buur och Nell; leta annars efter något bättre.
    .rule4 = 4. Obenabe kräver två färger med ess och kung; Undenufe två färger med sexa och sjua.
    .rule5 = 5. Buur ensam är värd lika mycket som två eller tre andra trumf; fyra trumf utan den räcker sällan.
    .rule6 = 6. Passar inget av detta: skjut. Din partner har nio andra kort, och måste välja.
    .rule7 = 7. Har partnern skjutit väljer du ditt bästa kontrakt, även om det är dåligt; någon måste.
    .rule8 = 8. Räkna inte med en Weis på 20: motståndarna har ofta en bättre och får då poäng för sina.
    .rule9 = 9. Har ditt lag valt trumf: spela ut trumf tills motståndarna inte har någon; då är dina ess säkra.
    .rule10 = 10. Lägg tior och ess i partnerns stick när partnerns kort inte kan slås, och håll dem borta från motståndarnas stick.
schieber-rules-options = Val
    .about = Det här kan du ändra före ett parti; väljer du *Klassiska* gäller det första på varje rad.
    .target = • **Spelas till**: 2500, 1000, 1500, 3000, eller ett antal givar.
    .ending = • **Partiet slutar**: i slutet av den giv där ett lag når målpoängen, eller tidigare om Weis räcker för att nå den; så snart ett lag når målpoängen (schweiziskt); efter ett bestämt antal givar.
    .multipliers = • **Multiplikatorer**: 1 1 2 2 3 4; schweiziskt 1 1 2 2 3 3; eller alla 1.
    .match = • **För alla nio stick**: 100, 0 eller 50.
    .undenufe = • **Elva poäng i Undenufe**: för ess; eller för sexor (schweiziskt).
    .only = • **Med bara trumf på handen**: högre om det går; eller vilken som helst (schweiziskt).
    .trick = • **Förra sticket**: ligger kvar öppet, eller vänds genast.
    .weis = • **Weis**: små; stora (schweiziskt); eller inga.
    .twice = • **Ett kort i två Weis**: räknas i båda, eller i en.
    .announce = • **Weis anmäls**: automatiskt, eller av spelaren. Anmäler du själv får du frågan före ditt första kort; det du inte anmäler då räknas inte.
    .credit = • **Weis räknas**: när alla har sagt sitt; eller efter första sticket (schweiziskt).
    .order = • **Räkneordning**: Stöck, Weis, stick; eller Weis sist.
    .scorer = • **Weis ger poäng till**: laget med bästa Weis, eller bara spelaren som har den.
    .stoeck = • **Stöck**: i alla färger; i trumf (schweiziskt); eller inte alls.
    .forehand = • **Förhand**: den som har klöversjuan; eller den som sitter efter givaren (schweiziskt). En annan sjua kan väljas.
    .chooser = • **Kontraktet väljs av**: den som spelar ut först (förhand); eller spelaren efter givaren, även när någon annan är förhand och spelar ut.
    .dealer = • **Andra given**: ges av nästa spelare, eller av den som var förhand i första given.
    .back = • **Skjuta tillbaka**: nej, eller tillåtet en gång: partnern får lämna tillbaka valet, och då måste förhand välja.
    .presets = *Schweiziska regler, till 1000* är de schweiziska reglerna, men alla kontrakt räknas ×1. *Turnering* är detsamma över tolv givar, utan Weis, Stöck och tillägg för match.

schieber-word-contract = kontrakt
schieber-word-weis = Weis
schieber-word-buur = Buur
schieber-word-nell = Nell
schieber-word-plain = sidofärg
schieber-word-forehand = förhand
schieber-word-push = skjuta
    .also = skjut
schieber-word-multiplier = multiplikator
    .also = multip
schieber-word-obenabe = Obenabe
schieber-word-undenufe = Undenufe
schieber-word-smear = smörja
schieber-word-match = match (alla nio stick)
schieber-word-stoeck = Stöck
