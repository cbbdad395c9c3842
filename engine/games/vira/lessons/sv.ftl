## Texterna till lektionerna i vira (docs/writing-a-lesson.md)

vira-lessons-six-title = Sex stick med trumf
vira-lessons-six-goal = Ta sex stick, ensam mot två.

vira-lessons-six-bid =
    Vira spelas av tre: den som bjuder högst spelar ensam mot två och får betalt ur *pullan*, en gemensam pott, eller betalar till den. Du är *förhand* och måste bjuda först; sedan mellanhand och den som ger. Lägst av fyrtio bud är begär 6: välj trumf, köp kort, ta sex stick. Övriga bud och högsta färg kommer senare. Vad bjuder du?
vira-lessons-six-bid-right = Båda passade, så du är spelförare, den som spelar ensam. Fem spader med ess, kung och knekt, två höga kort vid sidan av, och köpet återstår: det bör bli sex stick.
vira-lessons-six-bid-seven = Din hand klarar det också. Men ”begär 6” räcker för att få spela och få betalt om de andra passar; bjuder de får du bjuda igen. Här fortsätter vi med begär 6: båda passade, så du är spelförare, den som spelar ensam.
vira-lessons-six-bid-other = Andra bud kräver mer eller något helt annat: i köpmisär ska du förlora alla stick. ”Begär 6” räcker för att få spela och få betalt om de andra passar, och om någon bjuder över får du bjuda igen. Börja lågt.

vira-lessons-six-trump =
    En trumf slår alla kort i de andra färgerna. Du väljer trumf före köpet, så gå efter korten du har nu. (Högsta färg, som lottas fram för varje giv, ger mer: det är vad ”±1” och ”kolumnerna” visar. Mer om det senare.) Vilken färg väljer du?
vira-lessons-six-trump-right = Din längsta färg, med ess, kung och knekt. Även små spader tar stick när de andra inte har någon trumf kvar.
vira-lessons-six-trump-other = Av den färgen har de andra mycket mer än du. Välj den färg som du har mest av.

vira-lessons-six-exchange =
    Nu får du köpa: kasta så många kort du vill och ta lika många ur talongen, de tretton kort som inte gavs. Du ser de nya först efteråt. Trumf (märkta med en stjärna), ess och kungar tar stick; små kort i de andra färgerna gör det nästan aldrig. Vad kastar du?
vira-lessons-six-exchange-right = Vid köpet fick du { $ST }, din sjätte trumf. Sedan köpte { $seat1 }, en av de två motspelarna, resten av talongen.
vira-lessons-six-exchange-other = Behåll all trumf, alla ess och kungar, och kasta resten, även ett litet kort som skulle gardera kungen: ett nytt kort är ofta bättre, kanske en trumf.

vira-lessons-six-draw =
    Förhand, som sitter efter den som ger, spelar ut till första sticket: det är du. Du har sex trumf, de andra sju. Alla måste följa den färg som spelas ut; den som saknar den får trumfa och slår då även ett ess. Med vilket kort drar du ut deras trumf?
vira-lessons-six-draw-right = Båda var tvungna att följa färg, och två av deras trumf är borta. Det kallas att dra ut trumfen.
vira-lessons-six-draw-king = Lika bra: både ess och kung är dina. Här fortsätter vi med { $SA }.
vira-lessons-six-draw-low = Det kan de andra ta med en högre spader. Dra ut trumfen med kort som ingen kan slå.
vira-lessons-six-draw-side = Inte än. Om någon saknar den färgen tar en liten trumf ditt bra kort. Dra ut trumfen först.

vira-lessons-six-again =
    De andra har fem trumf kvar, bland dem { $SQ }. Du har kung, knekt, tia, sjua och fyra. Vilken av dem kan ingen slå?
vira-lessons-six-again-right = Två trumf till är borta. Damen finns kvar, men hon kan inte gömma sig för alltid.
vira-lessons-six-again-side = Först trumfen: så länge de andra har fem kvar är dina bra kort inte säkra.
vira-lessons-six-again-other = Damen slår den. Spela den trumf som ingen kan slå.

vira-lessons-six-queen =
    Tre trumf är kvar, och { $SQ } är högst. Ett stick tar hon i alla fall. Hellre nu, medan du ännu kan ta det som spelas ut därefter. Hur lockar du fram henne?
vira-lessons-six-queen-right = { $seat1 } tog knekten med damen, tog ett stick med { $HA } och spelade ruter, som ditt ess tog. Du gav bort ett trumfstick, och ytterligare två av motspelarnas trumf är borta.
vira-lessons-six-queen-ten = Knekt och tia är lika bra här; vi fortsätter med { $SJ }. { $seat1 } tog den med damen, tog ett stick med { $HA } och spelade ruter, som ditt ess tog.
vira-lessons-six-queen-side = Med tre trumf kvar hos de andra är dina bra kort fortfarande i fara. Spela trumf en gång till.
vira-lessons-six-queen-other = Den kan slås av nian också. Knekten slås bara av damen.

vira-lessons-six-last =
    De andra har tagit två stick, med trumfdamen och { $HA }; du har tre och är inne igen. En trumf är kvar: { $S9 }. Dina hjärter är bra nu när esset har gått. Vad spelar du ut först?
vira-lessons-six-last-right = Nian föll. Från och med nu kan ingen utom du trumfa.
vira-lessons-six-last-low = Nian slår den. Dra ut nian med din högsta trumf.
vira-lessons-six-last-other = Det kan trumfas med nian. Spela en trumf till, så är nian borta.

vira-lessons-six-sure =
    Fyra stick är dina, två fattas. Ingen annan har trumf. Vilka av dina kort tar garanterat stick?
vira-lessons-six-sure-right = Ingen kunde slå sjuan, hur liten den än är, och sedan gav fyran dig det sjätte sticket.
vira-lessons-six-sure-four = Lika bra: vilken trumf som helst tar stick nu. Här fortsätter vi med { $S7 } och sedan fyran.
vira-lessons-six-sure-king = Det tar också stick: { $HA } har gått, och du har kung och dam. Här fortsätter vi med trumfen.
vira-lessons-six-sure-other = Någon kan ha ett högre kort i den färgen. Spela ett som ingen kan slå.

vira-lessons-six-end =
    Sex stick: du gick hem. Alla hade betalat 8 i *insats* till pullan; du får tillbaka din och står på 0, de andra på −8. Det är avgjort, så vi slutar här; vid bordet spelar man oftast vidare. Ett stick för lite, *bet*, kostar 8; två eller fler, *kodilj*, 16. Härnäst: vad de andra kan bjuda.

vira-lessons-auction-title = Budgivningen
vira-lessons-auction-goal = Bjud så högt som handen räcker till, och inte högre.

vira-lessons-auction-open =
    De fyrtio buden står i en enda lista; vart och ett är högre än alla före det. Begär 6 står först. 7-, 8- och 9-spel finns också: så många stick, valfri trumf och ett köp. Som förhand måste du öppna, men du får bjuda igen. Du har fem bra klöver. Vad öppnar du med?
vira-lessons-auction-open-right = Bjud lågt så länge ingen driver upp dig. Men det gjorde { $seat1 } genast: turné 6. { $seat2 } passade, och den som passar är ute.
vira-lessons-auction-open-seven = Handen tål det, men det behövs inte än: du får frågan igen. Här fortsätter vi med begär 6, och { $seat1 } bjuder turné 6. { $seat2 } passar och är ute.
vira-lessons-auction-open-other = Om alla andra passar måste du ta de stick du lovat. Öppna med det lägsta budet som passar handen: så snart någon går högre får du bjuda igen.

vira-lessons-auction-turne =
    Turné 6 kräver också sex stick, men trumf blir färgen på talongens översta kort, som vänds upp. I listan kommer budet direkt efter begär 6. Du kan passa, bjuda högre, till exempel 7-spel, eller *hålla*: som förhand får du ta över precis samma bud. Tänk dig varje färg som trumf: vad säger du?
vira-lessons-auction-turne-right = Vad som än vänds upp har du minst tre trumf, med ess eller kung, och sedan köper du. Du höll turné 6 och behövde inte lova fler stick. Nu går { $seat1 } vidare till vingel 6.
vira-lessons-auction-turne-seven = Också bra, men du lovar ett stick till. Vad som än vänds upp har du minst tre trumf: här håller vi, och { $seat1 } bjuder vingel 6.
vira-lessons-auction-turne-pass = Den som har passat är ute för gott. Med två ess och tre kungar kan du själv ta hem det spel som du då lämnar åt { $seat1 }.
vira-lessons-auction-turne-other = Högre än nödvändigt. Du får hålla budet som ligger, och det passar din hand.

vira-lessons-auction-vingel =
    Vingel 6: två kort vänds upp, och spelföraren väljer färgen på ett av dem. Även här gäller det sex stick, men i listan kommer budet efter 7-spel. Förlorar spelföraren kostar det mer än vanligt, minst 16 till pullan. Vill du fortfarande ha spelet?
vira-lessons-auction-vingel-right = Vilka två kort som än vänds upp får du minst fyra trumf, de uppvända medräknade. Men { $seat1 } har ett bud till: solo 6.
vira-lessons-auction-vingel-pass = För tidigt. Du har minst tre kort i tre av färgerna, och två chanser att någon av dem vänds upp. Ta över budet.
vira-lessons-auction-vingel-other = Det budet kräver fler än sex stick, eller en helt annan hand. Här räcker det att hålla budet som ligger.

vira-lessons-auction-solo =
    Solo 6 ligger mycket högre: sex stick helt utan köp, med de tretton kort man fick; spelföraren väljer trumf. Du kan hålla eller gå högre (”i färg” kommer i en senare lektion). Räkna de stick som handen tar som den är. Vad säger du?
vira-lessons-auction-solo-right = Tre stick är säkra, { $CA }, { $CK } och { $HA }; en kung till och en liten klöver kan göra dem till fem. Du hade räknat med att få köpa. Nu måste { $seat1 } ta sex stick mot dig och { $seat2 }. Och i en solo får bara motspelarna köpa.
vira-lessons-auction-solo-hold = Tre stick är säkra, { $CA }, { $CK } och { $HA }. Av de två andra kungarna tar kanske den ena ett stick, och till slut tar en liten klöver ett till: det blir fem. Och båda motspelarna får köpa.
vira-lessons-auction-solo-other = Då lovar du ännu mer. Du har sett hur långt handen räcker, och det som kommer nu är för högt. Låt { $seat1 } spela.

vira-lessons-auction-end =
    Två har passat: { $seat1 } är spelförare. I begär 6, 7-, 8- och 9-spel, turné, vingel, tringel (tre kort vänds upp) och solo tar du stick med trumf; i gask, gök och vira tar du hela talongen. I misärerna (köpmisär, gök och de utan köp) ska du inte ta stick. Förhand får hålla alla bud, mellanhand bara givarens, givaren inga.

vira-lessons-exchange-title = Köpet
vira-lessons-exchange-goal = Få ut så mycket som möjligt av ditt köp, och dra slutsatser av de andras.

vira-lessons-exchange-trump =
    Du ger och har vunnit budgivningen med 7-spel. Först trumfen. Du har två femkortsfärger: { $SA } med fyra små spader, och hjärter med { $HK }, { $HQ }, { $HJ } och { $HT }. Ett ess tar oftast stick vad som än är trumf. Vilken färg vinner mest på att bli trumf?
vira-lessons-exchange-trump-right = Dina fyra höga hjärter förlorar en gång, mot { $HA }, och tar sedan stick på stick. { $SA } tar stick ändå, utan att vara trumf.
vira-lessons-exchange-trump-spades = Esset tar stick i alla fall, men det gör inte dina fyra små trumf: de andra har åtta spader. Med hjärter som trumf har du fyra som bara esset slår.
vira-lessons-exchange-trump-other = Alldeles för kort: de andra skulle ha större delen av trumfen. Välj mellan dina två femkortsfärger.

vira-lessons-exchange-exchange =
    Du kastar först och ser de nya korten sedan; det som är kastat kommer inte tillbaka. Det du lämnar i talongen får motspelarna köpa. (”Ofärg”: trumfen är inte högsta färg den här gången.) Vilka kort tar stick, och vilka kan du bara hoppas på?
vira-lessons-exchange-exchange-right = Sex bort, sex nya. Bäst av de nya är { $DQ }, bredvid esset; sju kort är kvar åt motspelarna.
vira-lessons-exchange-exchange-spades = Du behåller fyra små spader. När esset har gått tar de inga stick, för motspelarna har de höga. I stället för varje liten spader kunde du ha fått ett ess, en kung eller en trumf.
vira-lessons-exchange-exchange-none = Då spelar du med fyra små spader och två dåliga kort till. Att köpa kostar inget: gör det.
vira-lessons-exchange-exchange-other = Behåll de fem trumfen och båda essen, inget annat. Ett köpt kort är minst lika bra som ett litet, och det du köper får motspelarna inte.

vira-lessons-exchange-decide =
    Nu kan du spela; eller *lägga ner spelet*, vilket kostar lika mycket som ett stick för lite; eller köpa om, här utan avgift: då ger hemgång inget ur pullan, och en förlust kostar 24 eller 40 i stället för 8 eller 16. Fyra av dina fem trumf och båda essen bör ta stick, och { $DQ } kan ge ett till. Vad gör du?
vira-lessons-exchange-decide-right = Fattas det ett stick betalar du inte mer än om du lägger ner spelet. Sedan köpte motspelarna. { $seat1 } spelade ut { $SJ }, som ditt ess tog.
vira-lessons-exchange-decide-again = Du har vad du behöver. Går du hem efter ett omköp betalar pullan inget; fattas ett stick betalar du 24 i stället för 8. Med en del trumffärger betalar du dessutom en avgift till motspelarna, men inte med din.
vira-lessons-exchange-decide-surrender = Det kostar garanterat 8 till pullan. Om du spelar och ett stick fattas kostar det inte mer, och ofta går du hem.

vira-lessons-exchange-lead =
    Motspelarna köper i tur och ordning, förhand först; { $seat2 } kunde bara ta det som { $seat1 } lämnade. { $seat1 } köpte bara fyra kort och behöll alltså nio bra: vänta dig ess, kungar och trumf där, även { $HA }. Du spelar ut. Hur får du nytta av din trumf?
vira-lessons-exchange-lead-right = { $seat1 } fick lägga { $HA }. Nu är dam, knekt och tia de högsta trumfen, och de är dina.
vira-lessons-exchange-lead-honour = Lika bra: kung, dam, knekt och tia är grannar. Här fortsätter vi med { $HK }.
vira-lessons-exchange-lead-seven = En nia eller åtta räcker för att slå den. Spela ut en trumf som bara esset kan ta.
vira-lessons-exchange-lead-other = Så länge motspelarna har åtta trumf är inget annat säkert. Tvinga först fram { $HA }.

vira-lessons-exchange-end =
    Behåll trumf, ess och kungar och byt resten; se på den nya handen, och välj sedan att spela, lägga ner spelet eller, i sällsynta fall, köpa om. Och titta på de andra: ju färre kort någon köper, desto bättre var handen. Härnäst: varför vissa trumffärger är värda mer.

vira-lessons-preference-title = I färg och i högsta färg
vira-lessons-preference-goal = Bjud över { $diamonds } med { $hearts } utan att gå för högt.

vira-lessons-preference-colour =
    I varje giv vänds en färg upp som *högsta färg*, den här gången { $hearts }. Den andra röda färgen, { $diamonds }, är *andra färg*. { $seat2 } bjuder begär 6. Över ett bud utan tillägg får du säga ”i färg”: budet blir ditt om du lovar någon av de två som trumf. Vad säger du?
vira-lessons-preference-colour-right = Begär 6 ”i färg” är högre än begär 6 utan tillägg, och du vill ändå ha hjärter. { $seat1 } passade, men { $seat2 } höll ditt bud och har alltså också en lång röd färg.
vira-lessons-preference-colour-seven = Ett stick mer än du behöver. Hjärter ska ändå bli trumf, så ”i färg” kostar dig inget.
vira-lessons-preference-colour-pass = Ess, kung och dam i hjärter, ett ess och en kung vid sidan av: med den handen bör du spela. Leta efter det billigaste sättet att gå över budet.
vira-lessons-preference-colour-other = Det finns ett billigare sätt att gå över begär 6. Du vill ju ändå ha hjärter som trumf: lova det.

vira-lessons-preference-preference =
    { $seat2 } håller begär 6 i färg. Du har de höga hjärterna, så { $seat2 } har nog ruter. Som mellanhand får du bara hålla bud från den som ger. Men över ett bud i färg får du säga ”i högsta färg”: samma bud, med högsta färg som trumf. Vad gör du nu?
vira-lessons-preference-preference-right = Som förhand får { $seat2 } hålla även det budet men går högre: 7-spel.
vira-lessons-preference-preference-seven = Det går att spela, men än behöver du inte lova ett stick till. Här fortsätter vi med ”i högsta färg”, och { $seat2 } bjuder 7-spel.
vira-lessons-preference-preference-pass = Ge inte upp en sådan färg så lätt. Du kan lova något som { $seat2 } inte kan lova.
vira-lessons-preference-preference-other = Så högt behöver du inte gå. Högsta färg är din färg: lova den.

vira-lessons-preference-again =
    Ett högre bud slår varje begär 6, även i högsta färg. Begär 7 är återigen bjudet utan tillägg, så du kan höja på samma sätt en gång till. Fem bra hjärter, ett ess och en kung, och köpet: är det värt sju stick?
vira-lessons-preference-again-right = Det billigaste steget igen, och nu passar { $seat2 }. Du är spelförare med 7-spel i färg.
vira-lessons-preference-again-pass = Fem hjärter med ess, kung och dam, ett ess och en kung vid sidan av, och hela köpet kvar: med det kan du försöka ta sju stick.
vira-lessons-preference-again-eight = Ett stick till, helt i onödan. 7-spelet är utan tillägg, så du kan bjuda över det med ett löfte om trumfen.
vira-lessons-preference-again-other = Det är för högt. Det räcker att bjuda över 7-spelet med ett tillägg.

vira-lessons-preference-trump =
    Du har lovat { $hearts } eller { $diamonds }; annan trumf är inte tillåten. Trumfen avgör också hur många *pinnar* varje motspelare betalar dig vid hemgång eller får av dig vid förlust. I 7-spel är det 1 med högsta färg som trumf, annars 0. Vilken färg väljer du?
vira-lessons-preference-trump-right = Din bästa färg, och den ger något: 1 av varje motspelare, utöver 8 ur pullan. Förlorar du betalar du 1 till var och en av dem.
vira-lessons-preference-trump-diamonds = Du har bara två små ruter, och { $seat2 } har nog många; dessutom ger *andra färg* inget i 7-spel.

vira-lessons-preference-end =
    Begär 6, 7-spel, 8-spel, 9-spel, gask, solo, vira och solo vira har tre steg: utan tillägg, i färg, i högsta färg; övriga bud är alltid utan tillägg. Pinnarna står i tre *kolumner*, högsta färg, andra färg och ofärg: 7-spel ger 1, 0 och 0; solo 12 (ett av de högsta buden) ger 64, 32 och 16. Härnäst: två mot en.

vira-lessons-defending-title = Två mot en
vira-lessons-defending-goal = Fäll ett 7-spel: färre än sju stick åt spelföraren.

vira-lessons-defending-exchange =
    { $seat1 } spelar 7-spel med { $hearts } som trumf; du är motspelare tillsammans med { $seat2 }, som är förhand och köpte först, fyra kort. Tre är kvar i talongen åt dig. Även motspelare behöver trumf, ess och kungar. Vad kastar du?
vira-lessons-defending-exchange-right = Du fick en trumf, din fjärde. Nu spelar { $seat2 } ut { $S4 }.
vira-lessons-defending-exchange-similar = Lika bra: bara små kort går bort. Här kastar vi två spader och den lilla rutern, och { $seat2 } spelar ut { $S4 }.
vira-lessons-defending-exchange-none = Du har små kort som knappast tar stick. Köpet är gratis för motspelarna också.
vira-lessons-defending-exchange-other = Behåll trumf, ess och kungar, och damen som har esset bredvid sig. Små kort i de andra färgerna kan du kasta, högst tre.

vira-lessons-defending-ace =
    Ett lågt utspel säger: här är en lång färg med något högt i. { $seat1 } sitter efter dig och lägger sist. Vilken spader lägger du?
vira-lessons-defending-ace-right = Nu spelar du ut. Hade du lagt lågt kunde { $seat1 } ha tagit sticket med en medelhög spader.
vira-lessons-defending-ace-other = { $seat1 } lägger efter dig och kan ta sticket med en medelhög spader. Med esset tar du det själv, och sedan spelar du ut.

vira-lessons-defending-back =
    När du spelar ut lägger { $seat1 } direkt efter dig. Din partner { $seat2 } lägger sist, när de andra korten redan ligger: då gör partnerns höga kort mest nytta. Vilken färg vill din partner se?
vira-lessons-defending-back-right = Partnerns färg, genom spelföraren: { $seat1 } lade åttan, { $seat2 } tog den med nian och spelar nu { $SK }.
vira-lessons-defending-back-trump = Att dra ut trumfen är spelförarens sak, inte din. Din partner har visat dig en färg.
vira-lessons-defending-back-club = Ess och dam ger mer när någon annan spelar ut färgen: då kan du få lägga efter kungen. Din partner har visat dig en bättre färg.
vira-lessons-defending-back-other = Det kan vara rätt ibland. Men din partner har visat i vilken färg de höga korten finns: spela tillbaka den.

vira-lessons-defending-throw =
    Du har ingen spader kvar. Esset har gått, så bara en trumf slår { $SK }. Du behöver inte trumfa; du får *saka*, alltså lägga vad du vill. Vilket kort klarar du dig utan?
vira-lessons-defending-throw-right = { $SQ } föll under kungen. Din partner tog ett stick till med { $SJ }; sedan trumfade { $seat1 } en spader och spelade tre höga trumf.
vira-lessons-defending-throw-small = Lika bra. Här sakar vi { $D9 }. { $SQ } föll under kungen, och din partner tog ett stick till med { $SJ }; sedan trumfade { $seat1 } en spader och spelade tre höga trumf.
vira-lessons-defending-throw-ruff = Din partner har redan sticket, och du slösar en trumf på det. Spara den till ett av spelförarens stick.
vira-lessons-defending-throw-other = Det kortet kan fortfarande ta stick. Saka ett som aldrig gör det.

vira-lessons-defending-trumps =
    { $seat1 } har tre stick och är på väg att ta det fjärde med { $HA }; du och { $seat2 } har fyra. { $HT } är kvar. Vilken av dina två trumf behåller du?
vira-lessons-defending-trumps-right = Nu är din knekt högst, över tian. Sedan spelade { $seat1 } { $CK }, och { $seat2 } trumfade den.
vira-lessons-defending-trumps-other = Då blir { $HT } den högsta trumfen. Det här sticket tar du ändå inte: lägg den lägre av dina två.

vira-lessons-defending-keep =
    { $seat2 } har trumfat { $CK }, och du lägger sist. { $seat1 } har fyra stick. Vilken klöver lägger du?
vira-lessons-defending-keep-right = Ess och dam behövs senare. { $seat2 } spelade en spader till, du sakade { $DK }, { $seat1 } trumfade med { $HT } och spelar nu { $DA }.
vira-lessons-defending-keep-other = Sticket är redan ert. Lägger du ett högt kort på det får ni ett stick mindre senare.

vira-lessons-defending-trump =
    { $seat1 } har fem stick och spelar ut { $DA }. Du har tre kort kvar och är renons i ruter, men din { $HJ } är den sista trumfen. Vad gör du?
vira-lessons-defending-trump-right = Esset är trumfat, och sedan tar också ditt klöveress och din klöverdam stick: { $CK } har gått.
vira-lessons-defending-trump-other = Då blir { $DA } spelförarens sjätte stick. Du kan inte följa färg: du får trumfa.

vira-lessons-defending-end =
    Fem stick i stället för sju, kodilj: { $seat1 } betalar 16 till pullan, som nu har 40, och 1 till var och en av er, eftersom den högsta färgen var trumf. Spela tillbaka partnerns färg, låt spelföraren dra ut trumfen, trumfa aldrig partnerns stick. Härnäst: betalningen.

vira-lessons-payment-title = Hemgång, bet och pulla
vira-lessons-payment-goal = Förlora lite med en dålig hand; gå hem med en bra.

vira-lessons-payment-decide =
    Du spelar begär 6, och köpet hjälpte inte: fyra hjärter och { $CA }. Ett stick för lite kostar 8 till pullan, två eller fler 16; i båda fallen får varje motspelare 1, eftersom högsta färg är trumf. Köper du om får var och en av dem genast 1 till: *avgiften*. Att lägga ner spelet räknas som ett stick för lite. Vad gör du?
vira-lessons-payment-decide-right = Det kostade 8 till pullan och 1 till var och en av de andra. Nu nästa giv: nya kort, ny chans.
vira-lessons-payment-decide-stand = Fyra trumf och ett ess blir knappast fem stick. Du skulle troligen betala 16 i stället för 8.
vira-lessons-payment-decide-again = Ett stick för lite kostar då 24, två eller fler kostar 40, och hemgång ger inget ur pullan. Gör det bara om handen annars är förlorad och omköpet räddar den minst två gånger av tre. Så är det inte här.

vira-lessons-payment-bid =
    Du ligger på −18: 8 i början, 8 för förlusten, 2 till de andra. Pullan har 32, och { $spades } är högsta färg. { $seat1 } bjöd begär 6, { $seat2 } passade. Går du hem i begär 6, 7-spel eller 8-spel betalar pullan 8, och varje motspelare 1 med spader som trumf. Vad bjuder du?
vira-lessons-payment-bid-right = { $seat1 } passade, och du valde { $spades } som trumf. Sedan köpte ni. Sju stick har spelats, och du har tagit tre.
vira-lessons-payment-bid-seven = 7-spel ger lika mycket som begär 6 och kräver ett stick till. Hur full pullan än är betalar den bara det som budet säger.
vira-lessons-payment-bid-pass = Bjud när du räknar med att gå hem klart oftare än du förlorar. Fem spader med höga kort, { $HA }, { $DK } och ett köp: det är en sådan hand.
vira-lessons-payment-bid-other = Pullan betalar bara det som budet säger, oftast 8, hur full den än är. Bjud det lägsta som gör dig till spelförare.

vira-lessons-payment-count =
    Du spelar ut och behöver tre stick till. I trumf har du { $SQ } och { $S9 }, och utöver dina är två kvar, { $S7 } och { $S6 }. Dessutom har du { $HA }. Hur gör du alla tre sticken säkra?
vira-lessons-payment-count-right = Nian och damen drog ut de andras två trumf, var de än satt. Det är fem stick, och ingen kan längre trumfa ditt ess.
vira-lessons-payment-count-queen = Lika bra: båda dina trumf är högre än deras. I lektionen läggs nian först och sedan damen, och då är all trumf borta.
vira-lessons-payment-count-ace = Det tar troligen stick. Men om en motspelare saknar hjärter tar en liten trumf det. Spela trumf två gånger först, så kan inget hända esset.
vira-lessons-payment-count-other = { $HK } och { $HQ } är kvar. Du har tre säkra stick: ta dem, i rätt ordning.

vira-lessons-payment-sure =
    Fem stick, ett fattas, och du har fyra hjärter: ess, knekt, nia och fyra. Ingen har trumf. { $HK } och { $HQ } är kvar; väntar du med esset kan du kanske fånga någon av dem och ta fler stick. Väntar du?
vira-lessons-payment-sure-right = Sex stick. Ett sjunde hade inte gett något, och att vänta kunde ha kostat dig det sjätte.
vira-lessons-payment-sure-other = Det kan ge ett sjunde stick, men det betalas inte. Utan det sjätte förlorar du given. Ta det som är säkert.

vira-lessons-payment-end =
    Det är avgjort, så vi slutar här. 8 ur pullan och 1 från varje motspelare: från −18 är du tillbaka på −8. Pullan behåller 24. När den är tom eller inte räcker betalar var och en 8; när partiet är slut delas den lika. Bjud alltså det som du tror går hem oftare än varannan gång. Härnäst: turné.

vira-lessons-turne-title = Turné och vingel
vira-lessons-turne-goal = Låt ett uppvänt kort bestämma trumf och ta sex stick.

vira-lessons-turne-bid =
    { $seat1 } öppnade med begär 6, { $seat2 } passade. I ”turné” väljer du inte trumf: talongens översta kort vänds upp, och dess färg är trumf. Det kortet får du när du köper. Du har bra kort i tre färger. Vad bjuder du?
vira-lessons-turne-bid-right = Om det inte vänds upp en klöver får du fem trumf, med höga kort bland dem.
vira-lessons-turne-bid-vingel = Också bra: i ”vingel” vänds två kort, och du väljer en av färgerna. Men bet kostar 16 i stället för 8, och vingel kan vänta: här fortsätter vi med turné 6.
vira-lessons-turne-bid-colour = Lika bra: då spelar du begär 6 med { $spades } som trumf. Här fortsätter vi med turné 6.
vira-lessons-turne-bid-pass = Den som passar är ute. Med höga kort i tre färger är handen värd ett bud.
vira-lessons-turne-bid-other = Det lovar mer än nödvändigt. Börja med det lägsta budet som passar: du kan gå högre sedan.

vira-lessons-turne-higher =
    { $seat1 } säger 7-spel. Turné 7 och turné 8 är högre men kräver sju och åtta stick. Vingel 6 är också högre, med sex stick: två kort vänds upp, du väljer en av deras färger och köper minst två kort. Går du bet kostar det 16 i stället för 8. Vad gör du?
vira-lessons-turne-higher-right = Med två uppvända kort är nästan säkert en av dina tre färger med. I en ”tringel” vänds tre, men den kräver nio stick.
vira-lessons-turne-higher-pass = Lika bra: sju stick är kanske för mycket för { $seat1 }. Här fortsätter vi med vingel 6.
vira-lessons-turne-higher-turne = Ett enda uppvänt kort avgör trumfen och kan vara en klöver; dessutom skulle du behöva fler stick. Så bra är inte din hand.
vira-lessons-turne-higher-other = För mycket. Leta efter det lägsta budet över 7-spel som utnyttjar alla tre färgerna.

vira-lessons-turne-trump =
    { $S5 } och { $H3 } är uppvända. Båda blir dina, så du får fem trumf hur du än väljer. { $spades } är högsta färg. Vilken färg blir trumf?
vira-lessons-turne-trump-right = Ess och kung i toppen, och i högsta färg får du 1 av varje motspelare om du går hem.
vira-lessons-turne-trump-hearts = I { $hearts } saknar du kungen, och med den färgen som trumf får du ingen betalning av motspelarna.

vira-lessons-turne-exchange =
    Först kastar du, sedan köper du lika många: de två uppvända först, därefter kort som ingen har sett. Vad behåller du förutom trumfen? Kasta resten.
vira-lessons-turne-exchange-right = Du fick de två uppvända och fem till, bland dem { $CA } och { $ST }. Sedan spelade { $seat1 } ut { $DA } och { $DJ }, och kungen som du behöll tog knekten.
vira-lessons-turne-exchange-queens = Lika bra: en dam bredvid ess eller kung kan ta stick. Här behåller vi bara trumfen, essen och kungen. Sedan spelade { $seat1 } ut { $DA } och { $DJ }, och din kung tog knekten.
vira-lessons-turne-exchange-king = Med så stark trumf går det. Men här behåller vi kungen också, som vanligt. Sedan spelade { $seat1 } ut { $DA } och { $DJ }, och din kung tog knekten.
vira-lessons-turne-exchange-other = Trumf, ess och kungar stannar. Små kort i de andra färgerna kastas: varje nytt kort kan vara bättre.

vira-lessons-turne-draw =
    { $DK } har tagit ett stick. Du har sex trumf; de andra sju har du inte sett, och alla är kanske inte med i spelet. Så länge motspelarna har trumf kan de trumfa dina ess. Vad spelar du ut?
vira-lessons-turne-draw-right = Trumfkungen drog ut två av motspelarnas trumf, och { $SA } två till.
vira-lessons-turne-draw-ace = Lika bra: du har både ess och kung. Här fortsätter vi med { $SK } och { $SA }.
vira-lessons-turne-draw-small = Det drar också trumf, och ett stick förlorar du nu eller senare. Här fortsätter vi med { $SK } och { $SA }.
vira-lessons-turne-draw-side = Det kan också vara rätt. Här fortsätter vi med { $SK } och { $SA }: först trumfen.
vira-lessons-turne-draw-other = Då lämnar du ifrån dig utspelet medan motspelarna har trumf kvar. Dra ut trumfen först.

vira-lessons-turne-cash =
    Tre stick är dina, du behöver sex. { $SQ } har inte gått än: den slår alla dina trumf, men kan bara ta ett stick. Vilka stick är säkra nu?
vira-lessons-turne-cash-right = Båda essen tog stick, sedan tog { $seat1 } ett med { $SQ }. Till sist tog en av dina små trumf ditt sjätte stick.
vira-lessons-turne-cash-heart = Det andra esset är lika bra. Här fortsätter vi med { $CA }.
vira-lessons-turne-cash-trump = Det går också: om en motspelare har { $SQ } tar den ett stick nu eller senare. Här fortsätter vi med { $CA }.
vira-lessons-turne-cash-other = Det sticket tar motspelarna. Dina ess är säkra nu, innan någon hinner saka bort färgen.

vira-lessons-turne-end =
    Sex stick, precis så många som du behövde. Turné är för en hand med något i tre färger, vingel för två eller tre bra färger, tringel för en mycket stark hand. Bjud turné 7 eller 8 bara om du klarar dig vilken färg som än vänds upp. Vid ett omköp vänds nya kort upp, och de bestämmer trumf.

vira-lessons-solo-title = Solo och höjning
vira-lessons-solo-goal = Spela den hand som du fick och vinn spelet.

vira-lessons-solo-bid =
    { $seat2 } öppnade med begär 6. I ”solo” köper du inte: du spelar den hand som du fick, och motspelarna delar på hela talongen. Det kräver lång trumf med de högsta korten, och stick vid sidan av. Räkna dina stick. Vad bjuder du?
vira-lessons-solo-bid-right = De tre högsta trumfen och två ess är fem säkra stick, och den långa spadern ger fler: det räcker till sex.
vira-lessons-solo-bid-buy = Också ett bra bud. Här fortsätter vi med solo 6: din hand behöver knappast något köp.
vira-lessons-solo-bid-seven = Det kan du ta hem. Men börja med solo 6: om båda passar får du ändå höja. Här fortsätter vi med solo 6.
vira-lessons-solo-bid-pass = Din hand räcker nästan till ett spel som den är. Det är nu du ska bjuda.
vira-lessons-solo-bid-high = Det kräver så många stick som handen kan ta som bäst, eller fler. Börja med det lägsta solobudet: passar båda får du ändå gå högre.
vira-lessons-solo-bid-other = Åt fel håll: i de buden ska du köpa, eller inte ta några stick alls. Du vill ta stick med just de här korten: bjud vad de är värda.

vira-lessons-solo-sharpen =
    Båda passade. Innan du som spelförare rör ett kort får du höja en solo till ett högre tal. Pullan betalar fortfarande 8, men i { $spades }, högsta färg, betalar varje motspelare 1 för solo 6, 2 för solo 7 och 4 för solo 8. Hur många stick är du säker på?
vira-lessons-solo-sharpen-right = Sex trumf och två ess: sju stick bör det bli även om en trumf går förlorad. Gask och köpmisär får också höjas.
vira-lessons-solo-sharpen-none = Också bra, och säkrare. Här höjer vi till solo 7.
vira-lessons-solo-sharpen-eight = Då måste alla dina sex trumf och båda dina ess ta stick. Motspelarna köper, och en av dem kan ha fyra trumf.
vira-lessons-solo-sharpen-other = Du kan räkna ihop högst åtta stick. Så många stick som du säger måste du ta, annars betalar du.

vira-lessons-solo-trump =
    Välj trumf. Du kan lägga ner spelet i stället, men utan köp räknas det som kodilj och kostar 16. Vilken färg väljer du?
vira-lessons-solo-trump-right = Din klart längsta färg, med ess, kung och dam, och den är dessutom högsta färg.
vira-lessons-solo-trump-surrender = Lägga ner en så stark hand? Kodilj skulle inte kosta mer.
vira-lessons-solo-trump-other = Med den färgen som trumf har motspelarna mycket mer trumf än du.

vira-lessons-solo-first =
    { $seat2 } köpte fem kort, { $seat1 } fyra: de behåller det som är starkt och kastar korta färger. { $seat2 } spelar ut { $HJ }. Vilken hjärter lägger du?
vira-lessons-solo-first-right = Bäst att ta sticket genast: den som blir utan hjärter kan trumfa ditt ess senare.
vira-lessons-solo-first-low = Det kan också vara rätt. Här tar vi sticket med { $HA }.

vira-lessons-solo-draw =
    Du spelar ut. De sju trumf som du inte har finns hos de andra eller är kvar i talongen. Motspelarna har köpt nya kort och kan vara korta i vilken färg som helst. Vad spelar du först?
vira-lessons-solo-draw-right = Båda följde färg. Sedan spelade du ut { $SK } och { $SA }: nu kan bara en motspelare ha trumf kvar.
vira-lessons-solo-draw-top = Lika bra: de tre högsta trumfen är lika mycket värda. Här fortsätter vi med { $SQ }, { $SK } och { $SA }.
vira-lessons-solo-draw-later = Det kortet kan du spela nu eller senare. Här drar vi trumf först, med { $SQ }, { $SK } och { $SA }.
vira-lessons-solo-draw-low = En högre trumf tar den, just en sådan som dina egna höga trumf hade kunnat dra ut.
vira-lessons-solo-draw-other = Det sticket kan du förlora senare. Så länge motspelarna har trumf är ditt ruteress i fara.

vira-lessons-solo-last =
    Fyra stick är dina. { $ST } är nu den högsta trumfen, och den har inte gått än. Finns den hos en motspelare tar den ett stick i alla fall; men den ska inte få trumfa { $DA }. Vad spelar du ut?
vira-lessons-solo-last-right = { $seat1 } tog sticket med { $ST }. Du har två trumf och { $DA } kvar, och de bör ta stick.
vira-lessons-solo-last-nine = Nian och åttan är lika mycket värda här. Vi fortsätter med { $S8 }.
vira-lessons-solo-last-wait = Det går också: { $ST } tar ett stick, nu eller senare. Här tvingar vi fram den med { $S8 }.
vira-lessons-solo-last-two = { $S4 } kan också vara kvar, och den slår din tvåa. Spela en trumf som bara { $ST } slår.
vira-lessons-solo-last-other = Inte det kortet så länge { $ST } kan vara kvar. Tvinga fram den först.

vira-lessons-solo-ruff =
    Motspelarna har tagit tre stick, och { $seat2 }, som inte har någon trumf, spelar ut en hjärter. Du har ingen hjärter kvar men två trumf och { $DA }, och du behöver tre stick till. { $seat1 } lägger sist och kan ha { $S4 }. Vad lägger du?
vira-lessons-solo-ruff-right = Ingen kunde lägga över. Det var ditt femte stick.
vira-lessons-solo-ruff-throw = Lika bra: dina trumf och { $DA } blir kvar. Här trumfar vi med { $S2 }.
vira-lessons-solo-ruff-nine = Då kan { $S4 } slå din tvåa senare. { $seat1 } har bekänt hjärter båda gångerna: tvåan räcker nog.
vira-lessons-solo-ruff-other = Det kortet är ett säkert stick, och du skulle kasta bort det på ett förlorat.

vira-lessons-solo-cash =
    Du behöver två stick till. Vilka av dina kort kan ingen slå längre?
vira-lessons-solo-cash-right = Det kortet tog ett stick, och sedan tog { $S9 } ditt sjunde. Resten gick till motspelarna, och det kostar inget.
vira-lessons-solo-cash-trump = Lika bra. Här börjar vi med { $DA }.
vira-lessons-solo-cash-other = Ta dina säkra stick först, så har du gått hem.

vira-lessons-solo-end =
    Solo 7 gick hem: 8 ur pullan och 2 av varje motspelare. Solo finns upp till solo 12, och solo vira lovar alla tretton stick: det är det högsta budet och ger som mest 128 av var och en. Bjud solo bara om handen är bra som den är: talongen hjälper de andra.

vira-lessons-misere-defended-title = Mot en gök
vira-lessons-misere-defended-goal = Tvinga spelföraren, som vill förlora alla stick, att ta några.

vira-lessons-misere-defended-guard =
    { $seat1 } säger ”gök”, en ”misär”: man spelar utan trumf, tar hela talongen, kastar tretton och får inte ta något stick. Passar du och göken går hem betalar du 8 till pullan, om du inte har ”låggard”: i någon färg tvåan, eller två kort upp till fyran, tre upp till sexan, fyra upp till åttan. Du har det i { $spades }. Vad gör du?
vira-lessons-misere-defended-guard-right = Fyran och trean i spader är låggard, så det kostar inget att passa. { $seat1 } tog talongen och kastade tretton kort.
vira-lessons-misere-defended-guard-hold = Då måste du själv förlora alla stick, med kungar och ess på handen.
vira-lessons-misere-defended-guard-other = Din hand är för svag för det. Leta efter en låggard: har du en kostar det inget att passa.

vira-lessons-misere-defended-lead =
    Förhand spelar ut, som alltid. Spelförarens hand läggs upp först när första kortet ur den har spelats. Du fångar spelföraren med låga kort som det inte går att lägga sig under. Vad spelar du ut?
vira-lessons-misere-defended-lead-right = För att slippa sticket måste { $seat1 } lägga tvåan, sin bästa spader. { $seat2 } tog sticket med { $ST }.
vira-lessons-misere-defended-lead-four = Lika bra: trean och fyran är grannar. Här fortsätter vi med { $S3 }.
vira-lessons-misere-defended-lead-side = Inget fel i det: än ser man inte mycket. Här fortsätter vi med { $S3 }, det lägsta kortet i din längsta färg.
vira-lessons-misere-defended-lead-other = Det är lätt att lägga lägre än det kortet. Behåll det och spela ut något lågt.

vira-lessons-misere-defended-hearts =
    Titta på den upplagda handen: sex hjärter, men inte tvåan. Du har den inte heller. Har { $seat2 } tvåan kan den fånga { $seat1 }, men inte om du då måste ta sticket med en högre hjärter. { $seat2 } spelar ut { $HK }. Vad gör du med dina två hjärter?
vira-lessons-misere-defended-hearts-right = { $seat2 } fortsatte med { $HA }, och din dam gick också. Med höga hjärter visar din partner en plan: dina hjärter ska ur vägen.
vira-lessons-misere-defended-hearts-queen = Lika bra: båda ska bort. Här lägger du först { $H9 }, sedan { $HQ } på { $HA }.

vira-lessons-misere-defended-throw =
    { $seat2 } spelar ut { $H2 }. Du har ingen hjärter, och { $seat1 } har ingen lägre än { $H3 } och sitter fast. Du får saka vad du vill. Titta på spadern i den upplagda handen: vilket av dina kort kan fånga { $seat1 } en gång till? Behåll det och saka ett annat.
vira-lessons-misere-defended-throw-right = { $seat1 } fick ta sticket och har redan gått bet. Nu spelar { $seat1 } ut { $D3 }.
vira-lessons-misere-defended-throw-rest = Lika bra. Här sakar vi { $CK }, som inte fångar någon: { $seat1 } har ingen klöver kvar.
vira-lessons-misere-defended-throw-four = { $S4 } är lägre än alla spader i den upplagda handen. Fyran kommer du att behöva.
vira-lessons-misere-defended-throw-ace = På esset kan du snart behöva komma in. Saka något onyttigt.

vira-lessons-misere-defended-in =
    Får { $seat1 } ett andra stick blir det kodilj: 32 till pullan i stället för 16. Spelföraren har nian, åttan, sexan och femman i spader, alla över din fyra. { $seat2 } har lagt { $D7 }. Vill du ha utspelet?
vira-lessons-misere-defended-in-right = Du tog sticket. Nu kan du spela ut vad du vill.
vira-lessons-misere-defended-in-ace = Lika bra. Här tar vi sticket med { $DT } och behåller esset.
vira-lessons-misere-defended-in-six = Då spelar { $seat2 } ut och har kanske ingen spader. Spaderfyran har du själv: ta sticket.

vira-lessons-misere-defended-seven =
    Har { $seat2 } en spader kvar slår den garanterat din { $S4 }, och { $seat1 } är räddad. Två spader har du inte sett: { $SA } och { $SQ }. Hur får du reda på om { $seat2 } har någon av dem?
vira-lessons-misere-defended-seven-right = { $seat2 } sakade en hjärter och har alltså ingen spader. Och { $seat1 } fick släppa { $S6 }.
vira-lessons-misere-defended-seven-high = Lika bra: det viktiga är om { $seat2 } följer färg. Här fortsätter vi med { $S7 }.
vira-lessons-misere-defended-seven-four = Rätt färg, men en gissning. Först en högre spader, så vet du.
vira-lessons-misere-defended-seven-other = Spader är den svaga punkten hos { $seat1 }. Ta reda på vad { $seat2 } har i den färgen.

vira-lessons-misere-defended-four =
    Nian, åttan och femman i spader är kvar i den upplagda handen, och { $seat2 } har ingen spader. Vad spelar du ut?
vira-lessons-misere-defended-four-right = { $seat1 } blev tvungen att ta sticket, sitt andra.
vira-lessons-misere-defended-four-later = { $S4 } duger senare också. Här spelar vi ut den genast.

vira-lessons-misere-defended-end =
    Det blir kodilj: 32 till pullan när given är slut. Gör dig av med det som skulle hjälpa spelföraren, se vad din partner sakar och spela lågt i en färg där spelföraren inte har något lägre. Hade göken gått hem skulle den som passade utan låggard ha betalat 8.

vira-lessons-misere-title = Att spela misär
vira-lessons-misere-goal = Förlora alla stick.

vira-lessons-misere-bid =
    { $seat2 } öppnade med begär 6. Din hand är bra att förlora med: låga kort i alla färger. ”Köpmisär” på 1 till 6: köp precis så många kort, kasta sedan ett till (två i köpmisär på 1) och ta inget stick med dem som är kvar. Ingen ser din hand. Vilka av dina kort är farliga, och vad bjuder du?
vira-lessons-misere-bid-right = Kungen, knekten och kanske åttan är farliga. Tre kort kan du bli av med: ett byts vid köpet, två kastar du.
vira-lessons-misere-bid-gok = Det kan också gå: du får hela talongen, men måste visa handen. Här fortsätter vi med köpmisär på 1, som är högre.
vira-lessons-misere-bid-pass = En misärhand är sällsynt. Med så många låga kort ska du bjuda.
vira-lessons-misere-bid-high = Det är också en misär, men i den byter du färre kort. Börja med den lägsta köpmisären: du kan gå högre senare.
vira-lessons-misere-bid-other = Med de här korten tar du knappt ett enda stick, men några av dem är för höga för att förlora med. Leta efter ett bud där du ska förlora alla stick men får byta bort just de korten.

vira-lessons-misere-sharpen =
    Båda passade. Du får höja, upp till köpmisär på 6. Då köper du fler kort, precis så många som du säger, och kastar sedan bara ett. Behöver du det?
vira-lessons-misere-sharpen-right = Ett kort byts, två kastas: du blir av med tre kort, och bara ett enda nytt kommer in.
vira-lessons-misere-sharpen-more = Med fler nya kort kan det också gå bra. Här stannar vi vid köpmisär på 1.
vira-lessons-misere-sharpen-other = Då måste du köpa precis så många kort som budet säger, och de du får kan vara värre. Du har få dåliga kort.

vira-lessons-misere-exchange =
    Köp ett kort. Hjärter: kung, femma, trea. Ruter: knekt, sexa, tvåa. En färg är säker om dina kort nerifrån är tvåan, sedan fyran eller lägre, sedan sexan eller lägre. Vilket kort är värst?
vira-lessons-misere-exchange-right = { $D3 } kom. Rutern är säkrare nu: tvåa, trea, sexa.
vira-lessons-misere-exchange-jack = Knekten är lika farlig som kungen. Här kastar vi { $HK } och låter knekten gå sedan.
vira-lessons-misere-exchange-other = Andra kort är farligare. Spelas en färg tre gånger kan du tvingas ta ett stick med ditt högsta kort i den.

vira-lessons-misere-shed =
    Du nöjer dig med korten du har: kasta två av de tretton och spela med elva. Knekten ska bort. Och det andra kortet? Klöveråttan är hög, men i klöver kan du lägga lågt två gånger. I hjärter har du femman och trean kvar, men inte tvåan. Vilket väljer du?
vira-lessons-misere-shed-right = Du har en hjärter kvar. När den är borta kan du saka ett farligt kort varje gång hjärter spelas.
vira-lessons-misere-shed-club = Lika bra. Här kastar vi { $DJ } och { $H5 }; { $C8 } stannar så länge: med bara en hjärter på handen kan du snart saka åttan i ett hjärterstick.
vira-lessons-misere-shed-other = Behåll de låga korten: det är dem du förlorar stick med. Höga kort och korta färger ska bort.

vira-lessons-misere-diamond =
    { $seat2 } spelar ut { $D4 }. Kryp under, men slösa inte bort ditt lägsta kort: det kan behövas när ett lägre kort än fyran spelas ut. Vilken ruter?
vira-lessons-misere-diamond-right = Strax under. { $seat1 } tog sticket med esset.
vira-lessons-misere-diamond-two = Den hamnar också under. Här lägger vi { $D3 }, det högsta kortet som är lågt nog.
vira-lessons-misere-diamond-six = Sexan är högre än fyran: lägger { $seat1 } lägre är sticket ditt och misären förlorad.

vira-lessons-misere-spade =
    { $SA } tar det här sticket, och du lägger sist. Vilken besvärlig spader kan du bli av med nu?
vira-lessons-misere-spade-right = Den högsta ska bort medan det är ofarligt. Kvar är tvåan, trean och fyran.
vira-lessons-misere-spade-small = Den förlorar också, och din spader är säker ändå. Här lägger vi { $S7 }, den högsta.

vira-lessons-misere-club =
    { $seat2 } spelar ut { $C2 }: under den kan ingen gå. Du kan bara hoppas att { $seat1 } måste gå högre än du. Vilken klöver?
vira-lessons-misere-club-right = { $seat1 } fick ta sticket med { $CT }.
vira-lessons-misere-club-three = Lika bra: trean och fyran är grannar. Här går { $C4 } först, och trean sparas.
vira-lessons-misere-club-eight = Då kan bara en klöver över åttan rädda dig. Trean och fyran ligger under alla klöver som är kvar.

vira-lessons-misere-again =
    Klöver igen: { $C5 } och { $C6 } ligger på bordet. Du har trean och åttan. Vilken lägger du?
vira-lessons-misere-again-right = Under båda. Sedan spelade { $seat2 } ut { $H4 }, och din sista hjärter, trean, låg också under. Nu är klöveråttan den enda faran.
vira-lessons-misere-again-eight = Den tar sticket, och misären är förlorad.

vira-lessons-misere-throw =
    { $seat1 } spelar ut en hjärter, och du har ingen kvar: lägg vad du vill. Ett av dina kort är fortfarande farligt: du har inget lägre i samma färg att lägga i stället. Vilket?
vira-lessons-misere-throw-right = Borta. Nu är alla dina kort låga nog, och resten går av sig själv.
vira-lessons-misere-throw-other = Behåll det: det är lågt eller har låga kort bredvid sig. Ett av dina andra kort står ensamt, och det är högt.

vira-lessons-misere-end =
    Inte ett enda stick: 8 ur pullan. Du blev av med höga kort, behöll de lägsta, skaffade dig en kort färg och lade alltid det högsta kortet som var lågt nog. Ett stick hade kostat 8. Utan köp kallas det solomisär: mer om den senare.

vira-lessons-gask-title = Gask: ta hela talongen
vira-lessons-gask-goal = Byt nästan hela handen och välj sedan vad du spelar.

vira-lessons-gask-bid =
    { $seat2 } säger gök, och du har ingen låggard: att passa kan kosta 8. I ”gask” på 0 till 6 behåller du så många kort, kastar resten, tar sedan hela talongen och kastar tills du har tretton. Först då väljer du trumf, eller misär. Gask på 2 kräver nio stick. { $seat2 } har låga kort, så de höga ligger kanske i talongen. Vad bjuder du?
vira-lessons-gask-bid-right = Båda passade. Dina tretton kort dög inte, så du förlorar inte mycket på att byta elva av dem.
vira-lessons-gask-bid-three = Lika bra, med ett kort mer att behålla och ett stick mer att ta. Här fortsätter vi med gask på 2.
vira-lessons-gask-bid-turne = Lika bra: det budet är också högre än göken. Här fortsätter vi med gask på 2.
vira-lessons-gask-bid-pass = Går göken hem betalar du 8, och några nya kort får du inte. När handen ändå inte är värd något kan du lika gärna bjuda och byta ut den.
vira-lessons-gask-bid-one = Också ett bra bud: ett stick mindre att ta och ett kort mindre att behålla. Här fortsätter vi med gask på 2.
vira-lessons-gask-bid-other = Då lovar du för mycket, eller behåller för många dåliga kort. Leta efter ett bud där du byter nästan alla utan att lova för mycket.

vira-lessons-gask-keep =
    Behåll precis två kort; de andra kastas, och du får talongens tretton. För att ta stick: behåll toppen av en färg; för att förlora dem: tvåor och treor. Vilka två behåller du?
vira-lessons-gask-keep-right = Handen duger inte till att förlora alla stick, men du har kung och knekt i samma färg. Och se: du fick sju klöver.
vira-lessons-gask-keep-other-two = Lika bra. Här behåller vi { $HK } och { $HJ }.
vira-lessons-gask-keep-other = Behåll höga kort, helst i samma färg. Mellankort gör ingen nytta, vare sig du ska ta stick eller förlora dem.

vira-lessons-gask-discard =
    Du har femton kort och kastar två, gamla eller nya. Trumf behöver du inte välja än, men du ser vilken färg det blir. Vad klarar du dig utan?
vira-lessons-gask-discard-right = Två små kort ur de andra färgerna. Det som räknas är kvar.
vira-lessons-gask-discard-spades = Lika bra: små kort i andra färger behövs inte. Här kastar vi { $S2 } och { $H3 }.
vira-lessons-gask-discard-other = Behåll all klöver, { $DA } och { $HK }. Små kort i de andra färgerna förlorar bara.

vira-lessons-gask-plan =
    Nu väljer du: trumf och nio stick, misär utan ett enda stick, eller att lägga ner spelet för 8. { $spades } är högsta färg och { $clubs } andra färg: med någon av dem som trumf får du 1 av varje motspelare. Vad duger handen till?
vira-lessons-gask-plan-right = Sju trumf med esset, och { $DA }. Talongen är tom, så motspelarna kan inte köpa.
vira-lessons-gask-plan-misere = Med { $CA }, { $DA } och { $HK }? Du skulle ta det ena sticket efter det andra.
vira-lessons-gask-plan-surrender = Det kostar garanterat 8. Den här handen bör gå hem.
vira-lessons-gask-plan-other = Klöver är utan jämförelse din längsta färg.

vira-lessons-gask-start =
    { $DA } tog första sticket. Av trumfen kastade du själv kungen och åttan, så de andra har fyra, ingen över { $C6 }. Dina två spader förlorar ändå. Du behöver nio stick: vad spelar du ut?
vira-lessons-gask-start-right = { $seat1 } tog sticket. Ge bort det som ändå går förlorat medan du har trumf kvar; och om motspelarna spelar hjärter hjälper det din kung.
vira-lessons-gask-start-eight = Lika bra: båda dina spader förlorar ändå. Här fortsätter vi med { $S7 }.
vira-lessons-gask-start-trumps = Lika bra. Men { $HK } måste bli ditt nionde stick, och det går lättare om motspelarna spelar ut hjärter: här släpper vi in dem med { $S7 }.
vira-lessons-gask-start-other = Det hjälper motspelarna mer än dig. Dra trumf uppifrån, eller spela ut ett kort som ändå förlorar.

vira-lessons-gask-hearts =
    { $seat1 } spelade ut { $HT }, och { $seat2 } lade esset. Vilken hjärter lägger du?
vira-lessons-gask-hearts-right = Den minsta på deras ess: nu är din kung den högsta hjärtern. Sedan spelade { $seat2 } ut en spader, och du blev av med din sista spader.
vira-lessons-gask-hearts-jack = Det går: det är kungen som räknas. Här lägger vi { $H6 }.
vira-lessons-gask-hearts-king = Esset slår du inte. Men när det är borta tar din kung ett stick.

vira-lessons-gask-ruff =
    { $seat2 } spelar ut en ruter, och du har ingen kvar. { $seat1 } lägger efter dig och har kanske inte heller någon. Vilken trumf är säker och inte högre än den behöver vara?
vira-lessons-gask-ruff-right = Den är högre än { $C6 }: ingen kan lägga över.
vira-lessons-gask-ruff-trumps = Också säkert. Här räcker { $C7 }.
vira-lessons-gask-ruff-two = Det kan gå bra. Men en motspelare utan ruter kan trumfa över, och här har du råd att lägga { $C7 }.
vira-lessons-gask-ruff-other = Då förlorar du sticket. Ta det med trumf: du har mer än nog.

vira-lessons-gask-draw =
    Du har två stick och bara bra kort på handen: höga hjärter och trumf. De andra har fyra små trumf kvar. Vad gör du?
vira-lessons-gask-draw-right = Snart var motspelarnas fyra trumf borta, och resten av sticken var dina.
vira-lessons-gask-draw-higher = Lika bra: ingen av deras trumf slår den. Här fortsätter vi med { $C9 }.
vira-lessons-gask-draw-two = Alla trumf som de andra har slår tvåan. Dra ut dem med en som ingen slår.
vira-lessons-gask-draw-other = En hjärter kan trumfas så länge de andra har trumf. Dra trumfen först.

vira-lessons-gask-end =
    Tio stick. I gask på 0 behåller du inget; för varje nummer högre behåller du ett kort mer och ska ta ett stick mer. Men gask på 6 kräver 12 stick, lika många som på 5, och är ett lägre bud. På 0 till 4 får du välja misär, om budet var utan tillägg: på 0, 1 och 3 kastar du då först ett eller två kort till; på 3 och 4 läggs din hand upp.

vira-lessons-evening-title = De högsta buden
vira-lessons-evening-goal = Få ut så mycket som möjligt av en perfekt hand i partiets sista giv.

vira-lessons-evening-bid =
    Högre än solo 7 är solo på fler stick, ”vira” (ta talongen, behåll de bästa tretton, ta alla stick) och ”solomisärerna”, som spelas utan köp och inte kan höjas: i ”petite” kastar du ett kort, i ”grande” inget. I ”ouverte” läggs din hand upp före utspelet, i ”royale” redan innan motspelarna köper. Hur högt kan du bjuda?
vira-lessons-evening-bid-right = Båda passade. Med en säker hand gör det inget att visa den, och varje motspelare betalar 16 i stället för 2.
vira-lessons-evening-bid-pass = En sådan hand får man en gång på en kväll. Bjud.
vira-lessons-evening-bid-petite = Den går hem, men du får bara 2 av varje motspelare, och en solomisär kan inte höjas. Är det någon fara med att visa handen?
vira-lessons-evening-bid-ouverte = Det ger dig 8 av varje motspelare. Royale ger dubbelt så mycket: vad skulle de kunna köpa som skadar dig?
vira-lessons-evening-bid-grande = I en grande måste du behålla { $DJ }, och med bara två låga ruter bredvid kan du tvingas ta ett stick med den. I grande ouverte royale ser motspelarna till och med varandras kort och får överlägga.
vira-lessons-evening-bid-other = Du har knappt ett kort som tar stick. Se på misärerna utan köp.

vira-lessons-evening-shed =
    Det är den sista av tre givar: du har −24, { $seat1 } −24, { $seat2 } −8, och i pullan ligger 56. Kasta ett kort. Precis som i låggard är en färg säker om dina kort i den, nerifrån räknat, är tvåan, högst en fyra, högst en sexa och högst en åtta. Var har du ett kort som är för högt?
vira-lessons-evening-shed-right = Nu ligger din hand öppen, och { $seat1 } och { $seat2 } har köpt alla talongens tretton kort för att fånga dig. Det går inte, om du ser upp.
vira-lessons-evening-shed-other = Behåll det som är lågt. I en av dina färger är det tredje kortet för högt.

vira-lessons-evening-heart =
    { $HT } tar sticket, och du lägger sist. Du har sexan, fyran och tvåan. { $H5 } och { $H3 } kan spelas ut senare. Vilken av dina hjärter lägger du?
vira-lessons-evening-heart-right = Under femman har du fyran kvar, och under trean tvåan.
vira-lessons-evening-heart-low = Den tar inte heller sticket. Men när { $H5 } och { $H3 } spelas senare behöver du fyran under den ena och tvåan under den andra.

vira-lessons-evening-spade =
    { $seat2 } spelar ut { $S8 }, och { $seat1 } lägger efter dig. Du har sjuan, fyran, trean och tvåan. Vilken lägger du?
vira-lessons-evening-spade-right = Den högsta som är låg nog. { $seat2 } fick behålla sticket.
vira-lessons-evening-spade-low = Behåll de små: om { $S6 } och { $S5 } spelas ut är sjuan för hög för båda.

vira-lessons-evening-five =
    Sedan spelade { $seat2 } ut { $C3 }, och din klövertvåa hamnade under. Nu ligger { $H5 } och { $CK } på bordet. Lägger du fyran eller tvåan i hjärter?
vira-lessons-evening-five-right = Och tvåan väntar på { $H3 }: inget är lägre än en tvåa.
vira-lessons-evening-five-two = Den förlorar det här sticket, men om { $H3 } spelas ut härnäst måste din fyra ta det sticket.

vira-lessons-evening-club =
    { $seat2 } spelar ut { $C8 }. Du har sexan och fyran kvar. { $C5 } har inte gått än. Vilken lägger du?
vira-lessons-evening-club-right = Sedan kom { $C5 }, och fyran hamnade under. Resten gick av sig själv.
vira-lessons-evening-club-four = Kommer { $C5 } härnäst måste din sexa ta sticket.

vira-lessons-evening-end =
    Du får 8 ur pullan och 16 av varje motspelare. Efter sista given delas pullan: av 48 får var och en 16, och du slutar på 32 och vinner. Är alla överens kan ni sluta tidigare. Det finns ännu högre bud: solo 11, grande ouverte, grande ouverte royale, solo 12 och överst solo vira. Alla fyrtio bud står i reglerna: spela nu ett parti!
