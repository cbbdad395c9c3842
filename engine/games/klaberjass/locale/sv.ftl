# Klaberjass. Kort, färger, valörer och spelare kommer som färdiga ord, belopp som tal.

klaberjass-name = Klaberjass

## Regler och val

klaberjass-preset-article = Klassiska
klaberjass-option-target = Spelas till
klaberjass-option-schmeiss = Schmeiss (föreslå att kasta in given)
klaberjass-option-schmeiss-off = av
klaberjass-option-schmeiss-on = på
klaberjass-option-dealerMustName = Givaren måste välja färg
klaberjass-option-dealerMustName-off = av
klaberjass-option-dealerMustName-on = på
klaberjass-option-fiveRun = Fem eller fler i följd
klaberjass-option-sequenceTie = Lika sekvenser
klaberjass-option-sequenceTie-none = ingen får poäng
klaberjass-option-sequenceTie-elder = förhand får poäng
klaberjass-option-lengthBeatsRank = Längre sekvens går före
klaberjass-option-lengthBeatsRank-off = av
klaberjass-option-lengthBeatsRank-on = på
klaberjass-option-showSequences = Sekvenser visas
klaberjass-option-showSequences-atOnce = genast
klaberjass-option-showSequences-afterTrick1 = efter första sticket
klaberjass-option-dixWindow = Byte av trumfsjuan
klaberjass-option-dixWindow-untilOwnFirstCard = tills du har lagt ditt första kort
klaberjass-option-dixWindow-beforeMeld = bara innan sekvenser anmäls
klaberjass-option-tieDeal = Lika i en giv
klaberjass-option-tieDeal-makerZero = spelföraren får inget
klaberjass-option-tieDeal-hold = poängen läggs i en pott
klaberjass-option-tieDeal-bothScore = båda får sitt
klaberjass-option-bella = Bella
klaberjass-option-bella-choice = anmäls av spelaren
klaberjass-option-bella-automatic = räknas automatiskt
klaberjass-option-reviewTricks = Förra sticket
klaberjass-option-reviewTricks-last = ligger kvar öppet
klaberjass-option-reviewTricks-none = vänds genast

## Svaren som de står på knappar

klaberjass-action-take = Ta { $suit }
klaberjass-action-pass = Pass
klaberjass-pass-last = ingen väljer trumf, så korten kastas och ingen får poäng
klaberjass-action-name = Välj { $suit }
klaberjass-action-schmeiss = Schmeiss (kasta in given?)
klaberjass-action-play-on = Spela vidare
klaberjass-action-throw-in = Kasta in korten
klaberjass-action-declare = Anmäl en sekvens
klaberjass-action-declare-value = Anmäl { $amount }
klaberjass-action-silent = Säg ”ingen”
klaberjass-action-win = ”Min”
klaberjass-action-same = ”Lika”
klaberjass-action-yield = ”Din”
klaberjass-action-dix = Byt { $seven } mot { $card }
klaberjass-action-card = { $card }
klaberjass-action-card-bella = { $card } med bella

## Vad som sägs vid bordet

klaberjass-words-take = ”Jag tar”
klaberjass-words-pass = ”Pass”
klaberjass-words-name = ”{ $suit }”
klaberjass-words-schmeiss = ”Schmeiss?”
klaberjass-words-play-on = ”Vi spelar”
klaberjass-words-throw-in = ”Vi kastar”
klaberjass-words-none = ”Ingen”
klaberjass-words-value = ”{ $amount }”
klaberjass-words-mine = ”Min”
klaberjass-words-same = ”Lika”
klaberjass-words-yours = ”Din”
klaberjass-words-length = ”{ $amount } kort”
klaberjass-words-rank = ”Med { $rank } i topp”
klaberjass-words-trump = ”I trumf”
klaberjass-words-plain = ”Inte i trumf”
klaberjass-words-bella = ”Bella”

## Bordet

klaberjass-heading-opening = Till { $target } poäng
klaberjass-heading-deal = Giv { $number }, till { $target } poäng
klaberjass-heading-trump = Trumf { $suit }, spelförare { $player }
klaberjass-heading-pot = { $amount } i potten
klaberjass-part-dealer = givare
klaberjass-part-maker = spelförare
klaberjass-played-about = Som spelförare och mot spelföraren (vunnet: fler poäng i given än den andra; vid lika har spelföraren förlorat)
klaberjass-played-maker = Som spelförare
klaberjass-played-defender = Mot spelföraren
klaberjass-group-turn-up = Uppvänt kort
klaberjass-group-dix = Sjuan som { $player } bytte
klaberjass-group-bottom = Understa kortet
klaberjass-group-sequences = Sekvenser: { $player } ({ $points })

klaberjass-waiting-opening = Korten ges strax.
klaberjass-waiting-ended = Nästa giv följer.
klaberjass-waiting-over = Partiet är slut.
klaberjass-prompt-first-round = Ta { $suit } som trumf, eller passa?
klaberjass-prompt-second-round = Välja en annan trumf än { $suit }, eller passa?
klaberjass-prompt-naming = Välj en annan trumf än { $suit }.
klaberjass-prompt-offered = Kasta in given, eller spela vidare?
klaberjass-prompt-announcing = Anmäla en sekvens, eller säga ”ingen”?
klaberjass-prompt-declaring = Förhand säger ”ingen”. Anmäla en sekvens?
klaberjass-prompt-answering = Förhand säger { $amount }. ”Min”, ”lika” eller ”din”?

## Vad som händer

klaberjass-dealt = Giv { $number }: { $player } ger och vänder upp { $card }.
klaberjass-said = { $player }: { $words }
klaberjass-trump-fixed = { $player } är spelförare med { $suit } som trumf. Understa kortet är { $card }.
klaberjass-exchanged-dix = { $player } byter { $seven } mot { $card }.
klaberjass-showed = { $player } visar { $cards } och får { $points }.
klaberjass-sequences-tied = De bästa sekvenserna är lika; ingen får poäng för dem.
klaberjass-scored-bella = { $player } anmäler bella: 20 poäng.
klaberjass-took-trick = { $player } tar sticket: { $points } poäng.
    .uncounted = { $player } tar sticket.
klaberjass-took-last-trick = { $player } tar sista sticket: { $points } poäng.
    .uncounted = { $player } tar sista sticket.
klaberjass-deal-made = { $maker } går hem, { $made } mot { $against }.
klaberjass-deal-tied = { $maker } och { $defender } har båda { $made }; { $maker } hade behövt fler.
klaberjass-deal-bete = { $maker } går bet, { $made } mot { $against }: { $defender } får { $credited }.
klaberjass-deal-passed = Båda passade; ingen får poäng.
klaberjass-deal-thrown = Given kastades; ingen får poäng.
klaberjass-match-won = { $player } vinner partiet, { $points } mot { $others }.
klaberjass-match-drawn = Partiet slutar oavgjort: { $points } poäng var.

## Protokollet

klaberjass-sheet-maker = { $player } spelade { $suit }
klaberjass-sheet-cards = kort
klaberjass-sheet-last-trick = sista sticket
klaberjass-sheet-sequences = sekvenser
klaberjass-sheet-bella = bella
klaberjass-sheet-bete = bet
klaberjass-sheet-tied = lika
klaberjass-sheet-pot = pott

## Varför ett svar föreslås

klaberjass-reason-trumps = Din trumf skulle bli { $cards }{ $points ->
    [0] {"."}
   *[other] : { $points } poäng.
}
klaberjass-reason-dix-coming = Du skulle då kunna byta { $seven } mot { $card }.
klaberjass-reason-bella-coming = { $cards } blir bella med den trumfen: { $points } poäng.
klaberjass-reason-run = { $cards } är en sekvens, värd { $points }.
klaberjass-reason-aces = { $count ->
    [one] { $cards } är högst i sin färg.
   *[other] { $cards } är högst i sina färger.
}
klaberjass-reason-you-decide = Du bestämmer trumf, inte { $player }.
klaberjass-reason-lacks = I { $suit } saknar du { $ranks }.
klaberjass-reason-few = I { $suit } har du { $count ->
    [0] inget kort
    [one] bara ett kort
   *[other] bara { $count } kort
}.
klaberjass-reason-second-round = Om ni båda passar kan en annan färg fortfarande väljas.
klaberjass-reason-no-jack = Du har ingen { $rank } i de andra färgerna.
klaberjass-reason-short-suits = I ingen av de andra färgerna har du mer än { $count ->
    [one] ett kort
   *[other] { $count } kort
}.
klaberjass-reason-nobody-scores = Då får ingen poäng i den här given.
klaberjass-reason-if-agreed = Om { $player } går med på det, ger den här given inga poäng.
klaberjass-reason-other-maker = { $player } blir spelförare och måste få fler poäng än du.
klaberjass-reason-no-sequence = Du har ingen sekvens.
klaberjass-reason-smaller-sequence = Du har ingen sekvens som är värd { $points } eller mer.
klaberjass-reason-score-if-less = Om { $player } inte har en sekvens som är värd { $than } eller mer får du { $points }.
klaberjass-reason-score-alone = { $player } har inte anmält någon sekvens, så du får { $points } poäng.
klaberjass-reason-better-run = Sekvensen { $cards } är värd { $points }, mer än de { $than } som anmälts.
klaberjass-reason-score-now = Du får { $points } för dina sekvenser.
klaberjass-reason-equal-run = Sekvensen { $cards } är också värd { $points }.
klaberjass-reason-score-if-better = Om din sekvens är bättre får du { $points }.
klaberjass-reason-unshown = { $player } får än så länge inte se något av dina kort.
klaberjass-reason-dix-run = Bytet ger sekvensen { $cards }, värd { $points }.
klaberjass-reason-dix = { $card } är en högre trumf än { $seven }{ $points ->
    [0] {"."}
   *[other] {" "}och är värd { $points }.
}
klaberjass-reason-bella = Med { $card } får du bella: { $points } poäng.
klaberjass-reason-bella-lost = Om du får färre poäng än { $player } går även en anmäld bella till { $player }: { $points } poäng.
klaberjass-reason-bella-unsaid = En bella som inte anmäls räknas inte för någon.

## Varför inte

klaberjass-no-such-action = Det går inte att göra i klaberjass.
klaberjass-first-round = I första varvet tar du den uppvända färgen eller passar.
klaberjass-second-round = Ni passade båda i första varvet; i andra varvet passar du eller väljer en annan färg än den uppvända.
klaberjass-turned-suit = { $suit } vändes upp och ni passade båda; välj en annan färg.
klaberjass-bidding-over = Trumfen är bestämd; budgivningen är slut.
klaberjass-no-schmeiss = Vid det här bordet spelar man utan schmeiss.
klaberjass-no-offer = Ingen har föreslagit att kasta in given.
klaberjass-answer-offer = Svara först på förslaget att kasta in given: spela vidare eller kasta in.
klaberjass-must-name = Ditt förslag avböjdes; välj nu trumf.
klaberjass-dealer-must-name = Vid det här bordet får givaren inte passa i andra varvet.
klaberjass-no-dix-now = Sjuan kan bytas först när trumfen är bestämd.
klaberjass-dix-not-turned = Du kan bara byta sjuan om trumfen bestämdes i första varvet.
klaberjass-dix-no-seven = För bytet behöver du trumfsjuan på handen.
klaberjass-dix-up-gone = Det uppvända kortet kan inte bytas: det är själva trumfsjuan, eller så är det redan taget.
klaberjass-dix-has-played = Sjuan kan bara bytas före ditt första kort.
klaberjass-dix-window = Vid det här bordet kan du bara byta sjuan innan du anmäler en sekvens eller säger ”ingen”.
klaberjass-no-meld-now = Sekvenser anmäls efter budgivningen, före första kortet.
klaberjass-no-sequence = Du har ingen sekvens (tre eller fler kort i följd i samma färg).
klaberjass-not-announced = Ingen sekvens har anmälts: anmäl din, eller säg ”ingen”.
klaberjass-answer-number = En sekvens har anmälts: svara ”min”, ”lika” eller ”din”.
klaberjass-not-more = Din bästa sekvens är inte värd mer än den anmälda.
klaberjass-not-same = Din bästa sekvens är inte värd lika mycket som den anmälda.
klaberjass-no-play-now = Korten spelas efter budgivningen och sekvenserna.
klaberjass-must-follow = { $suit } spelades ut, och du har färgen: följ färg.
klaberjass-must-beat = Du har en högre trumf än { $card }; du måste lägga en sådan.
klaberjass-must-trump = Du är renons i { $suit }; du måste lägga trumf ({ $trump }).
klaberjass-no-bella = Har du både { $king } och { $queen } i trumf anmäler du bella när du lägger den andra av de två.
klaberjass-bella-automatic = Vid det här bordet räknas bella utan att anmälas.

## Reglerna, en sida var; första raden är rubriken

## The rules: a page is a text, its paragraphs are attributes; words that they explain

klaberjass-rules-overview = Spelet
    .cards = Två spelare, 32 kort: i varje färg ess, kung, dam, knekt, tia, nia, åtta och sjua.
    .turns = Den ena ger. Den andra är *förhand* och börjar alltid. Efter varje giv byter ni. Bordet säger vems tur det är; mellan två givar är det ingens.
    .goal = Partiet slutar när den överenskomna summan, vanligen 500, är nådd; den som då har flest poäng vinner.
    .course = En giv har fyra delar:
    .course-bid = 1. Sex kort till var och en, och *budgivningen*: den avgör vilken färg som är trumf.
    .course-deal = 2. Ytterligare tre kort till var och en, så att du har nio.
    .course-sequences = 3. *Sekvenser*, kort i följd i samma färg, jämförs och ger extra poäng.
    .course-tricks = 4. Nio stick, där du samlar värdefulla kort.
    .trumps = • **Trumf**, från högst till lägst (poäng): knekt 20, nia 14, ess 11, tia 10, kung 4, dam 3, åtta 0, sjua 0.
    .plain = • De tre andra färgerna kallas *sidofärger*: ess 11, tia 10, kung 4, dam 3, knekt 2, nia 0, åtta 0, sjua 0.
    .mind = Se upp med knekten och nian: som trumf är de högst av alla. Och i varje färg går tian över kungen. Fjorton kort är inte med i spelet; två av dem får du se.
klaberjass-rules-bidding = Budgivningen
    .first = • **Första varvet.** Efter given vänds ett kort upp, *vändkortet*. Förhand, sedan givaren, får ta dess färg som trumf eller passa. Ännu kan ingen välja en annan färg.
    .second = • **Andra varvet.** Om båda passar får var och en i tur och ordning välja en av de tre andra färgerna eller passa. Om båda passar igen får ingen poäng, och det blir en ny giv.
    .maker = Den som bestämmer trumf är *spelförare* och måste få fler poäng i given än den andra.
    .over = När trumfen är bestämd är budgivningen slut. Ni får tre kort till var, och det understa kortet i talongen vänds upp så att ni båda ser det.
    .dix = • **Trumfsjuan** kallas *dix*. Om trumfen bestämdes i första varvet och du har dix får du byta den mot vändkortet.
    .dix-when = Byt på din tur, innan du lägger ditt första kort, och bara medan vändkortet ligger kvar. Det nya kortet kan ge dig en sekvens.
klaberjass-rules-bid-example = Exempel: ett bud
    .shown = Ur ett parti som har spelats: vändkortet, spelförarens hand, och skälen till valet av trumf.
klaberjass-rules-melds = Sekvenser och bella
    .what = En sekvens är tre eller fler kort i följd i samma färg, i ordningen E K D Kn 10 9 8 7, även i trumf. Tre kort är värda 20, fyra eller fler 50.
    .when = Ni jämför era bästa sekvenser innan det första kortet spelas. Bara den som har den bättre får poäng, men då för alla sina sekvenser.
    .say = Förhand säger ”20” eller ”50”, alltid sanningsenligt, eller ”ingen”. Du behöver inte anmäla det du har.
    .answer = Givaren svarar. Efter ”ingen” får givaren anmäla en sekvens. Efter ett tal finns tre svar:
    .mine = • ”Min”: givarens är värd mer.
    .yours = • ”Din”: givarens är värd mindre, eller så har givaren ingen eller väljer att tiga om sin.
    .same = • ”Lika”: den är värd lika mycket. Båda säger sitt högsta kort; det högre vinner. Är också de lika vinner en sekvens i trumf; annars får ingen poäng.
    .show = Vinnaren visar **alla** sekvenser på handen och får poäng för var och en. Förloraren visar inget.
    .bella = • **Bella**: har du både kung och dam i trumf får du anmäla det när du lägger den andra av de två, för 20 poäng.
klaberjass-rules-play = Sticken
    .lead = Förhand spelar ut till första sticket, sedan den som tog det förra. Ni lägger ett kort var; vilket kort som helst får spelas ut.
    .follow = • **Följ färg** om du kan. I en sidofärg behöver du inte lägga högre.
    .beat = • **När trumf är utspelad** lägger du en högre trumf om du har en, annars vilken trumf som helst.
    .void = • **Kan du inte följa färg** måste du trumfa, med vilken trumf som helst. Utan trumf lägger du vad du vill.
    .wins = En trumf slår alla kort i sidofärgerna; annars vinner det högre kortet i den utspelade färgen. Alla andra kort förlorar.
    .last = Sista sticket är värt 10 poäng extra.
klaberjass-rules-trick-example = Exempel: tre stick
    .shown = Ur samma giv: händerna, korten som spelades från dem, och vilka kort reglerna förbjöd.
klaberjass-rules-scoring = Poängen
    .sum = Ni räknar var för sig: kort i sticken, sekvenser, bella och 10 för sista sticket.
    .more = • Spelföraren har **fler**: båda får sina egna poäng.
    .equal = • **Lika**: spelföraren får inga poäng, den andra sina egna.
    .less = • Spelföraren har **färre** och *går bet*: spelföraren får inget, och den andra får bådas poäng.
    .end = Poängen läggs ihop först när given är slut. Når ni båda den överenskomna summan med lika många poäng är partiet oavgjort.
klaberjass-rules-score-example = Exempel: så räknas en giv
    .shown = Sista sticket i samma giv, och vad som skrevs upp.
klaberjass-rules-strategy = Tio råd
    .rule1 = 1. Ta den uppvända färgen, eller välj en annan, om du har knekten och en trumf till: det räcker.
    .rule2 = 2. Utan knekten vill du ha fyra trumf, eller tre med nian bland dem.
    .rule3 = 3. Tre trumf utan knekt och nia behöver hjälp: ett ess vid sidan om, eller en sekvens.
    .rule4 = 4. Med två trumf och ingen knekt är det oftast bättre att passa.
    .rule5 = 5. Kung och dam i trumf är värda mer än en tredje trumf, eftersom bella ger 20.
    .rule6 = 6. En sekvens i vilken färg som helst hjälper lika mycket som en trumf till.
    .rule7 = 7. Har du sjuan i den uppvända färgen räknar du vändkortet som ditt: tar du färgen får du det.
    .rule8 = 8. Var försiktigare när motståndaren har mindre än hundra poäng kvar till målet: går du bet får motståndaren dina poäng också.
    .rule9 = 9. Som spelförare spelar du ut trumf först, så att dina ess och tior inte kan trumfas.
    .rule10 = 10. Spara ett säkert stick till sist: det sista ger 10 poäng extra.
klaberjass-rules-options = Val
    .about = Det här kan du ändra före ett parti; det första på varje rad är det vanliga.
    .target = • **Spelas till**: 500, 300, 501 eller 1000.
    .schmeiss = • **Schmeiss**: av, eller på: i stället för att bjuda får du föreslå att kasta in given. Vill den andra hellre spela vidare är du spelförare, och i andra varvet måste du då välja en färg.
    .name = • **Givaren måste välja färg**: av eller på; på betyder att givaren inte får passa i andra varvet, så att ingen giv passas ut.
    .five = • **Fem eller fler i följd**: värda 50, eller 100.
    .tie = • **Lika sekvenser**: ingen får poäng, eller bara förhand.
    .longer = • **Längre sekvens går före**: av, eller på (av två sekvenser med samma värde vinner den längre).
    .shown = • **Sekvenser visas**: genast, eller efter första sticket.
    .window = • **Byte av trumfsjuan**: tills du har lagt ditt första kort, eller bara innan du säger något om sekvenser.
    .tied = • **Lika i en giv**: spelföraren får inget; eller poängen läggs i en pott till nästa vinnare; eller båda får sitt.
    .bella = • **Bella**: anmäls av spelaren, eller räknas automatiskt.
    .trick = • **Förra sticket**: ligger kvar öppet, eller vänds genast.

klaberjass-word-elder = förhand
klaberjass-word-bid = budgivning
klaberjass-word-sequence = sekvens
klaberjass-word-plain = sidofärg
klaberjass-word-turnup = vändkort
klaberjass-word-maker = spelförare
klaberjass-word-dix = dix
klaberjass-word-bella = bella
klaberjass-word-bete = går bet
