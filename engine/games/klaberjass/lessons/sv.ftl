## Texterna till lektionerna i Klaberjass (docs/writing-a-lesson.md)

klaberjass-lessons-trumps-title = Knekt och nia
klaberjass-lessons-trumps-goal = Bestäm trumf och ta fler poäng än motståndaren.

klaberjass-lessons-trumps-bid =
    Korten ger poäng. I trumf är ordningen knekt, nia, ess, tia, kung, dam, åtta, sjua, och de ger 20, 14, 11, 10, 4, 3, 0 och 0 poäng. I andra färger är knekten inte värd mycket, och ordningen är ess, tia, kung, dam, knekt. Du har sex kort; { $HT } är uppvänd. Tar du { $hearts } som trumf, eller passar du?
klaberjass-lessons-trumps-bid-right = Knekt, nia och kung i trumf och två ess: om du tar måste du få fler poäng än { $seat1 }, och det bör du klara.
klaberjass-lessons-trumps-bid-other = Med hjärter som trumf har du de två högsta trumfen, och två ess vid sidan av. Bättre blir det sällan: ta.

klaberjass-lessons-trumps-jack =
    Nu har ni nio kort var, och du spelar ut. { $HJ } och { $H9 } är de två högsta trumfen. Spelas trumf ut måste man lägga en högre om man kan, annars en lägre. Vad spelar du ut för att ta trumfen ifrån { $seat1 }?
klaberjass-lessons-trumps-jack-right = Inget slår { $HJ }, och den är dessutom värd 20.
klaberjass-lessons-trumps-jack-nine = Lika bra: du har båda, så ordningen spelar ingen roll. Här fortsätter vi med { $HJ }.
klaberjass-lessons-trumps-jack-small = Lika bra, och snart ser du varför. Här fortsätter vi med { $HJ }.
klaberjass-lessons-trumps-jack-other = Trumfen först: så länge { $seat1 } har någon kvar är dina bra kort inte säkra.

klaberjass-lessons-trumps-nine =
    { $seat1 } lade { $HQ }, hellre än något dyrare. { $HA } har inte gått än. Vilket av dina kort slår esset?
klaberjass-lessons-trumps-nine-right = Nian ger 14 och slår esset, som ger 11: ett stick på 25 poäng. Därför är trumfnian ett så bra kort.
klaberjass-lessons-trumps-nine-small = Det kortet kan du lika gärna bli av med nu som senare. Här fortsätter vi med { $H9 }.
klaberjass-lessons-trumps-nine-king = { $HA } slår kungen. Nian slår esset.
klaberjass-lessons-trumps-nine-other = Du har fortfarande den högsta trumfen. Spela den först: kanske fångar den { $HA }.

klaberjass-lessons-trumps-small =
    Du har 48 poäng, och { $seat1 } har ingen trumf kvar. Du har höga spader och ruter, en trumf och en liten klöver. Sista sticket ger 10 poäng extra, och det vill du ta. Vilket kort gör du dig av med nu, medan du har trumfen kvar?
klaberjass-lessons-trumps-small-right = Ge tidigt bort det som ändå går förlorat. { $seat1 } tar sticket, men du tar vad som än spelas ut sedan: kan du inte följa färg trumfar du.
klaberjass-lessons-trumps-small-winner = Dina höga kort kan vänta. Men har du klövern kvar till slutet kostar den dig sista sticket och de 10 poängen.
klaberjass-lessons-trumps-small-king = Med din sista trumf kommer du in igen. Spara den tills { $seat1 } spelar en färg du saknar.
klaberjass-lessons-trumps-small-spade = { $SK } kan vara kvar och slår då knekten. Spara knekten: den tar stick när alla högre spader har gått; klövern gör det aldrig.

klaberjass-lessons-trumps-run =
    { $seat1 } spelade ut { $CK }, och du var tvungen att trumfa. Nu har du bara spader och ruter kvar. I en sidofärg kommer tian direkt efter esset. Vilket kort ger ett säkert stick?
klaberjass-lessons-trumps-run-right = Först esset, sedan tian: den slår både kung och dam.
klaberjass-lessons-trumps-run-good = Det tar också stick: du har ess och tia i båda färgerna. Här fortsätter vi med { $SA } och { $ST }.
klaberjass-lessons-trumps-run-spade = Inte än: { $SK } och { $SQ } är kvar, och båda slår knekten.

klaberjass-lessons-trumps-nines =
    Du har 84 poäng. Ess, tia, kung och dam i spader har gått. Vad duger { $SJ } till nu?
klaberjass-lessons-trumps-nines-right = Det var den högsta spadern som var kvar. Sedan ruter, och sista sticket är ditt.
klaberjass-lessons-trumps-nines-good = Också ett säkert stick. Här fortsätter vi med { $SJ }, som har blivit den högsta spadern.

klaberjass-lessons-trumps-end =
    124 mot 11. Du tog hjärter som trumf med knekt och nia, drog ut trumfen, gjorde dig tidigt av med ditt enda dåliga kort och tog sista sticket. Får den som bestämmer trumf färre poäng än den andra, så får den andra alla poängen: bestäm trumf bara när du har bra trumfkort.

klaberjass-lessons-sequences-title = Sekvenser, dix och bella
klaberjass-lessons-sequences-goal = Få 20 för en sekvens och 20 för bella.

klaberjass-lessons-sequences-bid =
    { $CK } är uppvänd. Du har ess, nia och sjua i { $clubs } och tre höga kort vid sidan av. Den som har trumfsjuan får byta den mot det uppvända kortet, om trumfen bestämdes i första varvet. Tar du?
klaberjass-lessons-sequences-bid-right = Och titta nu på de tre nya korten: { $CQ } är med.
klaberjass-lessons-sequences-bid-other = Tre trumf, två ess vid sidan av och möjligheten att byta sjuan: det räcker för att ta färgen.

klaberjass-lessons-sequences-dix =
    Före första kortet jämför man sekvenser: tre eller fler kort i följd i samma färg, som ess, kung och dam. Du har { $CA } och { $CQ }, och trumfsjuan { $C7 }, ”dix”, som får bytas mot det uppvända kortet. Vad gör du först?
klaberjass-lessons-sequences-dix-right = { $C7 } ligger nu på bordet, och med { $CK } har du ess, kung och dam i klöver.
klaberjass-lessons-sequences-dix-silent = Då har du ingen sekvens att anmäla. Byt sjuan först: kungen ger dig en sekvens.

klaberjass-lessons-sequences-declare =
    En sekvens på tre ger 20, på fyra eller fler 50. Bara den som har den bättre får poäng. Du talar först och säger bara värdet, inte korten. Anmäler du?
klaberjass-lessons-sequences-declare-right = { $seat1 } hade också 20 och sade ”lika”. Då avgör det högsta kortet: ditt ess slår kungen. Du får poängen, och { $seat1 } visar inte sin sekvens.
klaberjass-lessons-sequences-declare-silent = Det får du, men den som inget säger får inget, och { $seat1 } skulle få sina poäng. Att tiga döljer bara vad du har, och det är inte värt 20 poäng här.

klaberjass-lessons-sequences-lead =
    Du har 20 poäng före första kortet, och du spelar ut. { $CJ }, den högsta trumfen, har inte synts till; kanske är den inte ens med i spelet. Du har bra kort, och en liten ruter som ändå förlorar. Vad gör du med den?
klaberjass-lessons-sequences-lead-right = Gör dig av med den tidigt, medan du kan komma in igen på trumf.
klaberjass-lessons-sequences-lead-trump = { $seat1 } har kanske { $CJ }, och dina trumf är mer värda när { $seat1 } måste spela ut. Gör dig först av med ditt sämsta kort.
klaberjass-lessons-sequences-lead-other = Ett bra kort, som du kan spela senare också. Gör dig av med det lilla nu, medan du kan komma in igen på trumf.

klaberjass-lessons-sequences-ruff =
    { $seat1 } tog sticket och fortsätter med ruter. Du har ingen kvar och måste trumfa, och vilken trumf som helst tar sticket. Trumfkung och trumfdam tillsammans är ”bella”, som du anmäler senare, när du lägger det andra av de två korten. Vilken trumf nu?
klaberjass-lessons-sequences-ruff-right = Nian ger 14 poäng, och nu är de dina.
klaberjass-lessons-sequences-ruff-ace = Lika bra. Här fortsätter vi med { $C9 }.
klaberjass-lessons-sequences-ruff-pair = Den tar sticket men ger lite. Lägg en trumf som är mycket värd: { $CJ } kan annars ta den senare.

klaberjass-lessons-sequences-draw =
    Tre trumf har du inte sett än: { $CJ }, { $CT } och { $C8 }. Inget du har slår { $CJ }; men den är kanske inte med i spelet: fjorton kort ligger utanför. Med vilken trumf tar du bäst reda på det?
klaberjass-lessons-sequences-draw-right = { $seat1 } sakade en hjärter och har alltså ingen trumf. Nu är varje trumf du har kvar ett säkert stick, och kungen har redan tagit ett.
klaberjass-lessons-sequences-draw-other = Ta först reda på var de andra trumfen finns, med din högsta: då vet du vad resten av handen är värd.

klaberjass-lessons-sequences-bella =
    { $CK } har du spelat. Bella anmäls med det andra av de två korten och ger genast 20 poäng, vem som än tar sticket. Vilket kort, och hur?
klaberjass-lessons-sequences-bella-right = 20 poäng för ett ord, och sticket dessutom.
klaberjass-lessons-sequences-bella-silent = Samma kort utan att anmäla: då är de 20 poängen borta, för bella kan inte anmälas senare.
klaberjass-lessons-sequences-bella-other = Det går, och bella kan du anmäla senare. Men du vinner inget på att vänta: anmäl nu.

klaberjass-lessons-sequences-end =
    20 för sekvensen och 20 för bella: 40 poäng som inget stick kan ta ifrån dig, så länge du sammanlagt får fler än { $seat1 }. Vid bordet finns bytet, sekvensen och bella som knappar.

klaberjass-lessons-counting-title = Vad ett stick är värt
klaberjass-lessons-counting-goal = Du ligger långt efter: ta ändå fler poäng än motståndaren.

klaberjass-lessons-counting-jack =
    Du har bestämt trumf, { $spades }. { $seat1 } har fått 20 för en sekvens och spelar ut { $SJ }, värd 20 till. Du måste lägga trumf och kan inte slå knekten. Vilken lägger du?
klaberjass-lessons-counting-jack-right = Du förlorar 3 poäng i stället för 14, och från och med nu är { $S9 } den högsta trumfen.
klaberjass-lessons-counting-jack-other = Då får { $seat1 } 14 poäng till, och dessutom din bästa trumf. Damen är värd 3.

klaberjass-lessons-counting-ace =
    { $seat1 } har 43 och spelar ut { $DA }. Du måste följa färg och kan inte ta sticket. Kom ihåg: i en sidofärg ger tian 10 och slår kung och dam. Vilken ruter lägger du?
klaberjass-lessons-counting-ace-right = 3 poäng förlorade. Men nu är din tia och din kung högst i ruter, och tian tar nästa ruterstick.
klaberjass-lessons-counting-ace-ten = Då skänker du bort 10 poäng, och ett kort som är högst i färgen så snart esset har gått.
klaberjass-lessons-counting-ace-king = Kungen ger 4, damen 3. Och behåller du tia och kung är de sedan högst i ruter.

klaberjass-lessons-counting-small =
    25 mot 57. Bland dina fem kort har du den högsta trumfen, den högsta hjärtern, den högsta rutern och { $C7 }. { $SA } kan vara kvar. Sista sticket ger 10 till. Vilket kort spelar du ut nu?
klaberjass-lessons-counting-small-right = { $seat1 } tog sticket med { $CT }. Men sedan måste { $seat1 } spela ut mot dina bra kort, och det dåliga kortet är du av med.
klaberjass-lessons-counting-small-trump = Den tar stick nu. Men sedan har du ingen trumf att komma in på, och { $C7 } kostar dig sista sticket och dess 10 poäng.
klaberjass-lessons-counting-small-good = Det tar stick nu, men { $C7 } blir kvar och kostar dig till slut sista sticket och dess 10 poäng.

klaberjass-lessons-counting-draw =
    29 mot 67. Tre stick kvar: du har { $S9 } och två bra hjärter. Så länge { $SA } är kvar kan { $seat1 } trumfa en hjärter. Hur gör du dina hjärter säkra?
klaberjass-lessons-counting-draw-right = Nian fångade esset: 25 poäng i ett stick. Sedan kunde ingen trumfa.
klaberjass-lessons-counting-draw-other = Saknar { $seat1 } hjärter tar { $SA } sticket, och din hjärter är förlorad. Dra först ut den trumfen.

klaberjass-lessons-counting-end =
    82 mot 67. I stick som du inte kunde ta lade du dina minsta kort; du släppte med flit ett stick för att bli av med ett dåligt kort och drog ut den sista trumfen innan du spelade hjärter. Hade du förlorat given hade { $seat1 } fått dina poäng också.

klaberjass-lessons-defending-title = Mot spelföraren
klaberjass-lessons-defending-goal = Låt motståndaren bestämma trumf, och ta ändå fler poäng.

klaberjass-lessons-defending-bid =
    { $HJ } är uppvänd. Du har tre ess och höga spader i rad, men inte en enda hjärter. Den som tar blir *spelförare* och måste få fler poäng än den andra; med färre går spelföraren *bet*, och den andra får allt. Tar du?
klaberjass-lessons-defending-bid-right = { $seat1 } tog hjärter. Nu måste { $seat1 } få fler poäng än du, och du har en stark hand.
klaberjass-lessons-defending-bid-other = Utan en enda trumf skulle du få se stick efter stick trumfas, hur bra dina ess än är.

klaberjass-lessons-defending-declare =
    Du fick { $SJ } också: ess, kung, dam och knekt i spader. Fyra i rad är värda 50. Du har inte bestämt trumf; räknas sekvensen ändå?
klaberjass-lessons-defending-declare-right = Självklart, vem som än bestämde trumf. { $seat1 } fick ge sig: 50 poäng till dig före första kortet.
klaberjass-lessons-defending-declare-silent = Även den som inte har bestämt trumf kan få poäng för sekvenser. Utan dina 50 poäng blir { $seat1 } svår att stoppa.

klaberjass-lessons-defending-lead =
    Den som inte gav spelar ut till första sticket. { $seat1 } har trumfen och kanske snart { $HJ } också, genom bytet. Var ska dina poäng komma ifrån?
klaberjass-lessons-defending-lead-right = Spela ut dina ess medan { $seat1 } har färgen kvar. Det här fångade till och med { $DK }.
klaberjass-lessons-defending-lead-good = Lika bra. Här börjar vi med { $DA }.
klaberjass-lessons-defending-lead-trump = Att dra trumf är spelförarens sak: du skulle ge bort din enda, en tia, till motståndarens bästa kort.
klaberjass-lessons-defending-lead-low = { $seat1 } tar det med ett högre kort. Dina ess tar stick nu; senare kanske de blir trumfade.

klaberjass-lessons-defending-force =
    { $SA } tog också sitt stick. { $DT } är nu den högsta rutern. Den som inte kan följa färg måste trumfa. Vad hjälper dig mest: ett säkert stick, eller en trumf mindre hos motståndaren?
klaberjass-lessons-defending-force-right = Båda är bra: motståndaren hade ingen ruter, och en trumf är borta. Varje trumf som går åt på det viset saknas på slutet.
klaberjass-lessons-defending-force-spade = Också en bra idé: din långa färg tvingar { $seat1 } att trumfa gång på gång. Här fortsätter vi med { $DT }.
klaberjass-lessons-defending-force-ace = Det kan också vara rätt. Här fortsätter vi med { $DT } och sparar { $CA } till senare.
klaberjass-lessons-defending-force-trump = Din enda trumf, en tia: { $seat1 } tar den gärna. Det är motståndaren som ska förbruka trumf, inte du.
klaberjass-lessons-defending-force-other = Ett litet kort som { $seat1 } kanske tar utan trumf. Spela ett som tar stick eller kostar { $seat1 } en trumf.

klaberjass-lessons-defending-keep =
    76 mot 46, och { $seat1 } spelar ut { $HJ }. Du har ingen trumf och får saka vad du vill. Fyra kort är kvar, och sista sticket ger 10 till. Vad kan du undvara?
klaberjass-lessons-defending-keep-right = Spara det högsta kortet i varje färg. När trumfen är slut tar { $CA } och { $SK } de två sista sticken.
klaberjass-lessons-defending-keep-diamond = Också bra. Här sakar vi { $SQ } först och rutern sedan.
klaberjass-lessons-defending-keep-ace = Det ger { $seat1 } 11 poäng, och dessutom det stick som esset skulle ha tagit till slut.
klaberjass-lessons-defending-keep-king = Kungen är den högsta spadern som är kvar och kan ta sista sticket. Saka något lägre.

klaberjass-lessons-defending-end =
    Du fick 105 och { $seat1 } bara 83: bet. { $seat1 } får 0 och du allt: 188. Att passa och försvara sig väl lönar sig ofta mer än att ta. Det var den sista lektionen: spela nu ett parti.
