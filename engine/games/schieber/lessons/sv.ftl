## Texterna till lektionerna i schieber (docs/writing-a-lesson.md)

schieber-lessons-trumps-title = Buur och Nell
schieber-lessons-trumps-goal = Ta stick tillsammans med din partner, och lägg poäng i dem.

schieber-lessons-trumps-lead =
    36 kort, ess till sexa; { $seat2 } mitt emot är din partner. Som *förhand* fick du välja trumf men *sköt* valet till din partner, som valde { $spades }; i { $spades } räknas allt dubbelt (×2). Trumfen (märkt nedan) uppifrån: knekt (”Buur”) 20, nia (”Nell”) 14, ess 11, kung 4, dam 3, tia 10, resten 0. Du spelar ut: vad hjälper din partner?
schieber-lessons-trumps-lead-right = Alla fick lägga trumf. Nell tog esset: 25 poäng, och två av motståndarnas trumf är borta.
schieber-lessons-trumps-lead-low = Lika bra. Här fortsätter vi med { $S7 }: den som valt trumf vill få bort motståndarnas trumf.
schieber-lessons-trumps-lead-buur = Inget slår den, så den tar sitt stick när du vill. Spela den lilla trumfen och låt { $seat2 } ta sticket.
schieber-lessons-trumps-lead-other = Motståndarna kan slå kortet eller trumfa det. Din partner valde { $spades }: hjälp till att få bort motståndarnas trumf.

schieber-lessons-trumps-smear =
    { $seat2 } spelar ut { $SK }. Nell och esset är borta; bara Buur slår kungen. På trumf lägger man trumf, men är Buur din enda trumf får du spara den och lägga vad du vill. Vad ger du till din partners stick, och vilket kort kan ta ett stick senare?
schieber-lessons-trumps-smear-right = Tio poäng till ert lag. Att lägga poäng i partnerns stick kallas att smörja (*schmieren*). Spara det som kan ta stick senare; en tia gör det nästan aldrig.
schieber-lessons-trumps-smear-diamond = Lika bra: tio poäng till ert lag. Här fortsätter vi med { $HT }.
schieber-lessons-trumps-smear-buur = Den tar ett stick som redan är din partners. Spara den till ett annat.
schieber-lessons-trumps-smear-king = Det är 4 poäng, och kungen blir kanske snart högst i sin färg. En tia ger mer och tar nästan aldrig stick själv.
schieber-lessons-trumps-smear-other = Det ger inga poäng. Ingen motståndare kan ta sticket, så lägg ett kort som är värt något.

schieber-lessons-trumps-keep =
    { $seat2 } spelar ut { $CA }, högst i sin färg. I sidofärger gäller uppifrån ess 11, kung 4, dam 3, knekt 2, tia 10, resten 0. Du har { $clubs }, så du följer färg eller trumfar: i jass får man alltid trumfa. Vilket av dina kort kan ta ett stick senare, och vad lägger du?
schieber-lessons-trumps-keep-right = Esset är borta, så din kung är nu högst i sin färg.
schieber-lessons-trumps-keep-king = Det blir 4 poäng till, men nu när esset är borta kan kungen senare ta ett helt stick. Spara den.
schieber-lessons-trumps-keep-buur = Då trumfar du din partners ess. Spara Buur till ett av motståndarnas kort.

schieber-lessons-trumps-ruff =
    { $seat2 } spelade ut { $D7 }, och { $seat3 } lade { $DA }. Du har { $diamonds }, men inget som slår esset. Kom ihåg att du får trumfa även när du kan följa färg. Men att *undertrumfa* är inte tillåtet: har någon trumfat får du inte lägga en lägre trumf. Vad lägger du?
schieber-lessons-trumps-ruff-right = Buur och ess, 20 + 11: ett stick på 31 poäng. Det var därför du sparade Buur.
schieber-lessons-trumps-ruff-ten = Då får motståndarna esset och tio poäng till. Ta sticket i stället: du får trumfa.
schieber-lessons-trumps-ruff-eight = Då behåller { $seat3 } essets 11 poäng. Du får trumfa, fast du kan följa färg.

schieber-lessons-trumps-king =
    Du tog sticket, så du spelar ut. { $CA } gick för två stick sedan. Vilket av dina kort är nu högst i sin färg?
schieber-lessons-trumps-king-right = Ingen kunde slå den, och resten gick också till ert lag.
schieber-lessons-trumps-king-other = I den färgen finns något högre kvar. { $CK } blev högst i sin färg när esset gick.

schieber-lessons-trumps-end =
    Alla nio stick! Det är en *match*: 157 poäng för korten och sista sticket, och 100 till. Med { $spades } som trumf räknas allt dubbelt: (157 + 100) × 2 = 514. Så fortsätter partiet, giv för giv, till 2500. Lektion 2 handlar om vem som väljer trumf, och varför det räknades dubbelt.

schieber-lessons-choosing-title = Välja eller skjuta
schieber-lessons-choosing-goal = Välj trumf när handen är värd det; skjut annars.

schieber-lessons-choosing-clubs =
    I de klassiska reglerna, som gäller här, är den som har { $C7 } *förhand* i varje giv och väljer, eller *skjuter*: då måste partnern välja. Alla poäng multipliceras med talet på knappen; i { $hearts } och { $diamonds } är det 1. (Obenabe och Undenufe: lektion 3.) Du är förhand. Väljer du, eller skjuter du?
schieber-lessons-choosing-clubs-right = Buur och tre trumf till, ett ess i en annan färg ({ $HA }), och ×2: det brukar räcka för att välja färgen.
schieber-lessons-choosing-clubs-push = Det får du, men din partner har sällan något bättre. Buur och tre trumf till, ett ess i en annan färg, och ×2: det räcker för att välja själv.
schieber-lessons-choosing-clubs-other = Leta efter färgen där du har Buur och tre kort till, och se vad den multipliceras med.

schieber-lessons-choosing-weak =
    Den given vann ni med 266 mot 48. Nu ger du, men det är { $C7 } som gör dig till förhand igen. I { $hearts } har du Buur och tre till, men de tre är små, och något ess har du inte. Vad säger du?
schieber-lessons-choosing-weak-right = Din partner hade nio andra kort att utgå från och hittade en färg som räknas ×2.
schieber-lessons-choosing-weak-hearts = I bästa fall vinner du med liten marginal, och det räknas bara ×1. Det kontrakt som din partner hittar kan räknas ×2 till ×4.
schieber-lessons-choosing-weak-other = Din hand är för svag för det. Din partner har nio andra kort och hittar kanske något bra.

schieber-lessons-choosing-lead =
    { $seat2 } har valt { $spades }. Förhand spelar ändå ut, och det är du. (Ett bord kan också välja *schweiziska regler*: där är den som sitter efter givaren förhand, vem som än har { $C7 }.) Din partner vill få bort motståndarnas trumf. Vad börjar du med?
schieber-lessons-choosing-lead-right = { $seat1 } och { $seat3 } fick lägga var sin trumf, och { $seat2 } tog sticket med { $SA }.
schieber-lessons-choosing-lead-small = Inte illa det heller. Här fortsätter vi med { $SQ }, din enda trumf: din partner väntar på den.
schieber-lessons-choosing-lead-other = Det tar inget stick och hjälper ingen. Din partner valde { $spades }: vilket av dina kort passar in i den planen?

schieber-lessons-choosing-pushed =
    Den given vann ni med 254 mot 60. Nu är { $seat2 } förhand och har skjutit: du måste välja och kan inte skjuta tillbaka. Du har två färger med fyra kort. Vilken blir trumf?
schieber-lessons-choosing-pushed-right = Även utan Buur: Nell, ess och kung är starka, och färgen räknas ×2.
schieber-lessons-choosing-pushed-hearts = Där saknar du Buur, Nell och ess, och färgen räknas bara ×1. Din andra fyrkortsfärg är starkare och räknas dubbelt så mycket.
schieber-lessons-choosing-pushed-other = Där har du inte mycket. Jämför dina två fyrkortsfärger: de höga korten, och vad färgerna multipliceras med.

schieber-lessons-choosing-hearts =
    Den given vann ni med 234 mot 80. Nu är du förhand igen. { $hearts } räknas bara ×1, men titta på korten: de tre högsta trumfen och två till. Väljer du, eller skjuter du?
schieber-lessons-choosing-hearts-right = Fem trumf med de tre högsta: med en sådan hand väljer du { $hearts } även vid ×1.
schieber-lessons-choosing-hearts-push = Din partner känner inte till din långa färg, och med en annan trumf är den inte mycket värd. Med de tre högsta trumfen väljer du själv, även när det bara räknas ×1.
schieber-lessons-choosing-hearts-other = Där har du nästan inget. Din styrka är en enda färg, och den är mycket stark.

schieber-lessons-choosing-buur =
    { $hearts } är trumf, och du spelar ut. De andra har fyra, bland dem { $HK }. Så länge de har trumf kan de trumfa dina höga kort. Vad spelar du ut?
schieber-lessons-choosing-buur-right = De som hade trumf var tvungna att lägga den: med Buur och sedan esset drog du ut alla fyra.
schieber-lessons-choosing-buur-high = Lika bra, för du har de tre högsta. Här fortsätter vi med Buur.
schieber-lessons-choosing-buur-other = Det kortet kan slås. Du har de tre högsta trumfen: dra först ut de andras.

schieber-lessons-choosing-end =
    144 mot 13: en strålande hand, och ändå gav en vanlig hand mer, tack vare ×2. Välj alltså { $spades } eller { $clubs } med Buur, tre trumf till och ett ess i en annan färg; välj { $hearts } eller { $diamonds } bara om färgen är mycket stark; skjut annars. Knapparna visar vad varje val multipliceras med.

schieber-lessons-obenabe-title = Obenabe och Undenufe
schieber-lessons-obenabe-goal = Spela utan trumf: en gång är essen högst, en gång sexorna.

schieber-lessons-obenabe-up =
    I *Obenabe* (”uppifrån och ner”) finns ingen trumf: det högsta kortet i den utspelade färgen tar sticket, i ordningen ess, kung, dam, knekt, tia och så vidare. Poängen är som i sidofärger, men varje åtta ger 8, och allt räknas ×3. Se på dina { $spades } och { $hearts }. Vad väljer du?
schieber-lessons-obenabe-up-right = Fem säkra stick, och du spelar ut: det är vad Obenabe kräver.
schieber-lessons-obenabe-up-spades = Utan Buur och Nell är det en tunn trumffärg, och den räknas bara ×2. Dina höga kort tar stick lika bra utan trumf.
schieber-lessons-obenabe-up-push = Din partner vet inte vad du har. Du har fem säkra stick och spelar ut själv: välj.
schieber-lessons-obenabe-up-other = Räkna korten som bara en trumf kan slå. I vilket kontrakt är det de höga korten som tar stick?

schieber-lessons-obenabe-ace =
    Ingen kan trumfa. De andra har fem kort i { $spades }, och du har de tre högsta. Vilket kort spelar du ut?
schieber-lessons-obenabe-ace-right = Tre av de andras fem kort i färgen föll under esset. Sedan spelade du ut kungen, och ett fjärde föll.
schieber-lessons-obenabe-ace-king = Lika bra: ess, kung och dam på samma hand är lika starka. Här fortsätter vi med esset och kungen.
schieber-lessons-obenabe-ace-low = Då tar motståndarna sticket och spelar sina långa färger. Ta först det som är säkert.
schieber-lessons-obenabe-ace-other = Det tar också stick. Men börja med din längsta färg: när de andra inte har något kvar i den tar även ditt lilla kort stick.

schieber-lessons-obenabe-eight =
    Räkna nu. I { $spades } har ess, kung, knekt, tia, nia och sjua gått, och du har dam och åtta. Vilket kort är kvar, och vad betyder det för dina två?
schieber-lessons-obenabe-eight-right = Bara { $S6 } var kvar, så åttan var lika bra som damen och gav sina 8 poäng.
schieber-lessons-obenabe-eight-queen = Den tar stick, och sedan gör åttan det också: bara { $S6 } är kvar. Här fortsätter vi med åttan.
schieber-lessons-obenabe-eight-heart = Det tar också stick, men spela klart den långa färgen först: bara { $S6 } är kvar, så både damen och åttan tar stick.
schieber-lessons-obenabe-eight-other = Det är inte säkert. I { $spades } har de andra bara { $S6 } kvar: både damen och åttan tar stick.

schieber-lessons-obenabe-ten =
    Två stick är kvar. Din partner spelar ut { $DK }, { $seat3 } följer färg, och { $seat1 } lägger sist. { $DA } har inte gått. Vilket kort ger du din partner?
schieber-lessons-obenabe-ten-right = { $seat1 } hade esset men fick inte din tia på köpet. Och tian tog sista sticket.
schieber-lessons-obenabe-ten-other = Lägg på poäng bara när din partners stick är säkert. { $DA } är kvar, och { $seat1 } lägger efter dig.

schieber-lessons-obenabe-down =
    417 mot 54. *Undenufe* (”nerifrån och upp”) är tvärtom: sexan är högst, sedan sjuan, åttan och så vidare. Esset är lägst men behåller sina 11 poäng, och även här ger varje åtta 8. Allt räknas ×4. Vad väljer du?
schieber-lessons-obenabe-down-right = Upp och ner är det en fin hand. (Enligt schweiziska regler, som ett bord kan välja, räknas Undenufe ×3, och sexan har de 11 poängen i stället för esset.)
schieber-lessons-obenabe-down-push = I Undenufe har du de högsta i två färger, och allt räknas ×4: välj det kontraktet. Din partner har kanske inga sådana kort.
schieber-lessons-obenabe-down-other = Du har få höga kort. Tänk dig rangordningen omvänd: vad är dina sexor och sjuor värda då?

schieber-lessons-obenabe-six =
    Ingen kan trumfa, och du spelar ut. Precis som i Obenabe börjar du med en lång färg, från den starka änden. Du har två färger med tre kort: vilken är starkare, och vilket av korten spelar du ut?
schieber-lessons-obenabe-six-right = Inget slår en sexa. { $clubs } och { $hearts } tog de fem första sticken.
schieber-lessons-obenabe-six-club = Lika bra: sexa, sjua och åtta på samma hand är lika starka. Här fortsätter vi med sexan.
schieber-lessons-obenabe-six-big = Höga kort är svaga här, och nästan allt slår dem. Ta först dina säkra stick.
schieber-lessons-obenabe-six-other = Det tar också stick, men din andra långa färg ger ett säkert stick till. Börja med den.

schieber-lessons-obenabe-give =
    { $seat3 } spelar ut { $D6 }, som inte kan slås. Du måste följa färg med { $DA } eller { $DQ }. Vilket ger du motståndarna?
schieber-lessons-obenabe-give-right = Damen ger 3, esset 11. Esset tar inga stick här, men poängen går till den som tar sticket: spara esset till ett av din partners stick. Den här gången var du ändå tvungen att lägga det, eftersom { $diamonds } spelades ut igen.
schieber-lessons-obenabe-give-other = Det ger motståndarna 11 poäng. Esset är det svagaste kortet här, men det ger lika mycket som alltid.

schieber-lessons-obenabe-end =
    440 mot 188, med sexor och sjuor. Obenabe vill ha ess med kungar, Undenufe sexor med sjuor: omkring fem säkra stick, och helst utspelet. Titta alltså på både dina högsta och dina lägsta kort innan du skjuter.

schieber-lessons-weis-title = Weis och Stöck
schieber-lessons-weis-goal = Få poäng inte bara för sticken utan också för korten du har på handen.

schieber-lessons-weis-fifty =
    En *Weis* är en sekvens i en färg (ess, kung, dam …): tre kort ger 20, fyra 50, fem eller fler 100; eller ett fyrtal: minst 100. Bara laget med bästa Weis får poäng. { $seat2 } sade ”20”, { $seat3 } ”50”. Du har också fyra i rad, kung till tia i { $diamonds }; vid lika avgör toppkortet. Anmäler du, eller säger du ”bra” (inget bättre)?
schieber-lessons-weis-fifty-right = Också 50, också fyra kort, men din kung är högre. Ert lag har bästa Weis och får poäng för alla sina, även din partners 20 (också om din partner bara hade sagt ”bra”); det andra laget får inget.
schieber-lessons-weis-fifty-other = Du kan tiga, men då har { $seat3 } bästa Weis, och motståndarna får poängen i stället för er.

schieber-lessons-weis-stoeck =
    { $spades } är trumf, och inget slår din partners Buur. Du måste lägga kungen eller damen. Kung och dam i en färg på samma hand är *Stöck* och ger 20 (enligt grundreglerna i alla färger, enligt schweiziska regler bara i trumf), vem som än tar sticken och i vilken ordning du än lägger korten. Vilket av dem lägger du först?
schieber-lessons-weis-stoeck-right = En poäng mer i din partners stick: kungen ger 4, damen 3. Dina Stöck räknades efter given, även de i { $diamonds }. (Enligt schweiziska regler, som ett bord kan välja, räknas bara de i trumf.)
schieber-lessons-weis-stoeck-other = Det är lika säkert, men sticket är din partners: kungen ger 4, damen 3.

schieber-lessons-weis-contract =
    Det blev 486 mot 88 till er, varav 140 för Weis, (50 + 20) × 2, och 80 för Stöck i { $spades } och { $diamonds }, (20 + 20) × 2. Även Weis och Stöck multipliceras! Nu är du förhand och har sexa till tia i { $hearts }: fem kort i rad. Vad väljer du?
schieber-lessons-weis-contract-right = De låga korten tar stick i Undenufe, och sekvensen ger 100 × 4.
schieber-lessons-weis-contract-hearts = Fem trumf, men ingen Buur, och allt bara ×1. I vilket kontrakt tar sexan, sjuan och åttan stick, samtidigt som sekvensen ger mest?
schieber-lessons-weis-contract-push = Då bestämmer din partner vad dina 100 multipliceras med, utan att veta om dem. Du har en fin hand: välj själv.
schieber-lessons-weis-contract-other = I vilket kontrakt tar dina låga kort stick? Och vad multipliceras sekvensen med då?

schieber-lessons-weis-hundred =
    Du lägger först, så du talar först, och du säger bara ”100”. Den som har mer säger till. Har någon annan också 100 är fler kort bättre; sedan avgör toppkortet, och i Undenufe vinner det lägre: sexa till tia är bättre än sjua till knekt. Anmäler du?
schieber-lessons-weis-hundred-right = { $seat3 } hade också 100, men för ett fyrtal; fem kort är bättre, och motståndarna får inget. Ni fick 100 × 4 = 400 innan första sticket var slut. (Fyra ess, kungar eller damer ger 100, nior 150, knektar 200; enligt schweiziska regler ger alla andra fyrtal också 100.)
schieber-lessons-weis-hundred-other = Då har { $seat3 } bästa Weis, och motståndarna får poäng i stället för er: era 400 är borta. Det enda du vinner på att tiga är att ingen vet vad du har.

schieber-lessons-weis-hearts =
    Du spelade ut { $C6 } och tog första sticket. Sedan visades din Weis: alla känner nu till dina { $hearts }. Det hjälper dem inte: i den färgen har de bara ess, kung, dam och knekt, här de svagaste korten, och ingen kan trumfa. Du spelar ut igen. Vilket kort?
schieber-lessons-weis-hearts-right = Ingen hade något lägre i den färgen. Dina fem kort tog var sitt stick.
schieber-lessons-weis-hearts-run = Lika bra: i { $hearts } tar alla dina kort stick. Här fortsätter vi med sexan.
schieber-lessons-weis-hearts-club = Den tar också stick: { $C6 } har gått, så inget kort slår sjuan längre. Här fortsätter vi med { $H6 }.
schieber-lessons-weis-hearts-other = Det är ett svagt kort här: nästan allt slår det. Ta först de säkra sticken.

schieber-lessons-weis-end =
    1048 mot 140 i en giv: 400 för en sekvens, 80 för Stöck. Vid de flesta bord anmäler boten åt dig; frågar den, så säg vad du har. Och titta efter en Weis innan du väljer kontrakt: den multipliceras precis som allt annat.

schieber-lessons-partners-title = Samspel med partnern
schieber-lessons-partners-goal = Dra ut trumfen, läs din partners signal och ta alla nio stick.

schieber-lessons-partners-draw =
    Du har valt { $clubs } och har Buur, Nell och två små trumf. De andra har fem. Ditt ess och din partners bra kort är säkra först när motståndarna inte kan trumfa längre. Vad spelar du ut?
schieber-lessons-partners-draw-right = Tre trumf på en gång. Tian kom från din partner: inget slår Buur, så din partner smorde sticket.
schieber-lessons-partners-draw-nell = Lika bra: du har både Buur och Nell, så vilken som helst av dem går. Här fortsätter vi med Buur.
schieber-lessons-partners-draw-ace = En motståndare kan trumfa det. Den som valt trumf tar först ut trumfen och spelar sedan sina ess.
schieber-lessons-partners-draw-other = Laget som valt trumf börjar med sina högsta trumf. Annars får motståndarna tid att använda sina.

schieber-lessons-partners-again =
    Kung, dam och tia i trumf har gått, så de andra har två kvar. Vem som har dem vet du inte. Din Nell är nu högst. Fortsätter du med trumf, eller byter du färg?
schieber-lessons-partners-again-right = Båda motståndarna sakade: de har ingen trumf kvar. Esset kom från din partner, 11 poäng till.
schieber-lessons-partners-again-other = En motståndare kan ha båda trumfen. Att spela ut Nell kostar dig inget och visar var de är.

schieber-lessons-partners-enough =
    Nu är båda motståndarna utan trumf, och utöver dina är bara en trumf kvar: { $C8 }. Vem har den alltså? Och vad spelar du ut?
schieber-lessons-partners-enough-right = { $seat2 } har den sista trumfen och sparar den. { $SA } tog dessutom en tia från { $seat3 }.
schieber-lessons-partners-enough-ten = Ett högre kort i { $hearts } kan slå tian, och då får motståndarna den, om inte din partner offrar den sista trumfen. Ni vill ha alla nio stick: spela det som är säkert.
schieber-lessons-partners-enough-trump = Din partner har { $C8 } och måste då lägga den i onödan. Ingen annan kan trumfa: spara dina trumf till slutet.
schieber-lessons-partners-enough-other = Det kan kosta ett stick, och ni vill ha alla nio. Du har ett kort som garanterat tar stick, nu när ingen motståndare kan trumfa.

schieber-lessons-partners-signal =
    { $seat2 } hade inget kort i { $spades } och sakade { $H6 }. Den första sakningen är en signal: ”inte den färgen, tack”. Du har kort i alla fyra färgerna. Vilken vill din partner ha?
schieber-lessons-partners-signal-right = Inte { $spades }, inte { $hearts }: då återstår { $diamonds }. Din partner tog sticket med { $DA }.
schieber-lessons-partners-signal-heart = { $H6 } sade att din partner inte vill ha den färgen. Leta efter den färg som partnern vill ha.
schieber-lessons-partners-signal-trump = Spara din trumf, och låt din partner behålla sin. Vad sade sakningen om de andra färgerna?
schieber-lessons-partners-signal-other = Din partner saknar den färgen och kan bara ta sticket med sin sista trumf. Leta efter den färg som partnern vill ha.

schieber-lessons-partners-smear =
    { $seat2 } fortsätter med { $DK }. Esset är borta, du har inget kort i { $diamonds }, och ingen motståndare kan trumfa. Vad lägger du?
schieber-lessons-partners-smear-right = 10 poäng till för ert lag. Smörj tidigt: senare är det kanske en motståndare som tar tian.
schieber-lessons-partners-smear-trump = Då tar du ett stick som ändå är din partners. Spara dina trumf till de sista sticken.
schieber-lessons-partners-smear-other = Ofarligt, men det ger inget. Sticket är garanterat din partners: lägg tian.

schieber-lessons-partners-throw =
    { $seat2 } spelar ut { $DJ }, nu högst i { $diamonds }. Ni har tagit alla stick hittills; alla nio är en *match*, som ger 100 extra. Du har två trumf och två små kort. Vad kan du avvara?
schieber-lessons-partners-throw-right = De små korten lade du på din partners stick, och trumfen tog de två sista. Det allra sista sticket ger 5 till.
schieber-lessons-partners-throw-heart = Lika bra. Här går { $S8 } först och sedan { $H7 }.
schieber-lessons-partners-throw-other = Du behöver dina trumf till de sista sticken. Saka det som inte tar något.

schieber-lessons-partners-end =
    Match! (157 + 100) × 2 = 514. Du drog ut trumfen och slutade i tid, läste en sakning och smorde. Så fortsätter det, giv för giv, till 2500. Korten räknas efter given; om båda lagen då har nått 2500 vinner den högre summan. Det var den sista lektionen: spela nu ett parti.
