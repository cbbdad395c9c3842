## Texterna till lektionerna i barbu (docs/writing-a-lesson.md)

barbu-lessons-tricks-title = Inga stick
barbu-lessons-tricks-goal = Ta så få stick som möjligt: varje stick kostar poäng.

barbu-lessons-tricks-first =
    Barbu är sju spel i ett: fyra spelar var för sig, och under ett parti väljer var och en alla sju spelen en gång. Här har { $seat1 } valt *inga stick*: varje stick kostar 2 poäng. Det finns ingen trumf; man måste följa färg, och esset är högst. { $SA } tar det här sticket. Vilken spader lägger du?
barbu-lessons-tricks-first-right = Ett högt kort är en fara på handen, men inte under ett ess. { $SJ } kostade inget; kungen hade varit lika bra, eftersom { $SQ } föll i samma stick.
barbu-lessons-tricks-first-king = Lika bra: under esset blir du av med ett högt kort gratis. Här fortsätter vi med { $SJ }.
barbu-lessons-tricks-first-low = Det kortet hamnar under esset, men det gör alla dina spader. De små behöver du senare för att slippa ta stick. Gör dig av med ett högt medan det är gratis.

barbu-lessons-tricks-under =
    { $seat1 } spelar ut { $HJ }, och du spelar sist igen. Se på dina hjärter: vilka är lägre än knekten, och vilka vill du spara?
barbu-lessons-tricks-under-right = Det högsta kortet som inte tar sticket: så blir du av med höga kort, och { $H2 } finns kvar till senare.
barbu-lessons-tricks-under-queen = Damen slår knekten, sticket blir ditt och 2 poäng är borta. { $H7 } och { $H2 } är lägre.
barbu-lessons-tricks-under-low = Den är lägre, men det är sjuan också. Lägg det högsta kortet som inte tar sticket, och spara tvåan: lägre finns inte.

barbu-lessons-tricks-discard =
    Du har ingen klöver kvar, så du får saka vilket kort du vill, och det kan inte ta sticket. (Stick tre till fem har spelats åt dig.) Du har två hjärter, tre ruter och tre spader. Vilken färg blir ofarlig om du sakar ett enda kort?
barbu-lessons-tricks-discard-right = Nu är { $H2 } din enda hjärter, och den tar aldrig något stick: hjärter kan inte längre skada dig.
barbu-lessons-tricks-discard-king = Lika bra: bara esset var högre, och det har gått. Här fortsätter vi med { $HQ }; sedan är hjärter ofarligt för dig.
barbu-lessons-tricks-discard-ace = Ett farligt kort, men du har två lägre ruter att lägga först. I hjärter räcker det att saka ett kort för att du ska vara säker.
barbu-lessons-tricks-discard-low = Små kort skadar dig inte: med dem låter du andra ta sticken. Saka ett högt.
barbu-lessons-tricks-discard-other = Du har högre kort än så. Saka ett som annars nästan säkert tar ett stick.

barbu-lessons-tricks-take =
    (Sjunde sticket har spelats åt dig.) { $seat3 } fortsätter med spader. I spader har du bara { $S8 } och { $SK }, båda högre än sjuan. { $ST }, { $S9 } och { $S5 } är kvar. Om du måste ta ett stick i spader, med vilket kort gör du det?
barbu-lessons-tricks-take-right = Kungen hade ändå tagit ett stick förr eller senare; nu är du av med den, och det kostade dig bara det här sticket. Hade du lagt åttan hade { $seat2 } lagt { $S5 }, och du hade haft kungen kvar.
barbu-lessons-tricks-take-eight = Du hoppas att någon lägger högre. Men den som har både { $S5 } och en högre spader lägger femman, och då tar du sticket och har ändå kungen kvar. Måste du ta ett stick, så ta det med ditt högsta kort.

barbu-lessons-tricks-lead =
    Du tog sticket, så nu får du spela ut vilket kort du vill. De andra har två spader ({ $ST } och { $S5 }), sju hjärter och några ruter. Vilket kort gör det säkert att någon annan tar nästa stick?
barbu-lessons-tricks-lead-right = Den som hade hjärter fick lägga högre, och { $seat2 } tog sticket. En tvåa är det bästa kortet när man vill bli av med utspelet.
barbu-lessons-tricks-lead-spade = Nästan lika säkert: tian slår den. Här fortsätter vi med { $H2 }: lägre finns inte.
barbu-lessons-tricks-lead-five = Ett lågt kort, men din enda låga ruter: utan den står ess och knekt oskyddade. Spela ut hjärtertvåan, som inte skyddar något.
barbu-lessons-tricks-lead-other = Då kanske du tar sticket själv. Spela ut ett kort som inte kan ta det.

barbu-lessons-tricks-keep =
    Återigen får du saka vad du vill. Du har ess, knekt och femma i ruter, och { $S8 } ensam; { $ST } och { $S5 } är kvar. Med vilket kort är risken störst att du tar ett stick?
barbu-lessons-tricks-keep-right = I ruter kan du lägga lågt med femman. Med en ensam { $S8 } hade du varit tvungen att slå { $S5 }.
barbu-lessons-tricks-keep-ace = Lika bra: esset hade garanterat tagit ett stick. Här fortsätter vi med { $S8 }, som inte hade något litet kort bredvid sig.
barbu-lessons-tricks-keep-low = Då är ess och knekt kvar, och båda tar stick. Spara kortet som du kan krypa under med.
barbu-lessons-tricks-keep-other = Ett högt kort, men du har en liten ruter bredvid. Din spader står ensam.

barbu-lessons-tricks-end =
    Ett enda stick: −2. { $seat3 } tog åtta. Du lade det högsta kortet som inte tog sticket, sakade det farliga och sparade små kort för att bli av med utspelet. I de andra kontrakten där man inte vill ta något gör du likadant. Härnäst: inga hjärter.

barbu-lessons-hearts-title = Inga hjärter
barbu-lessons-hearts-goal = Välj rätt kontrakt och ta inga hjärter.

barbu-lessons-hearts-declare =
    Du ger, så du är spelförare och väljer kontrakt. Fem är negativa; i dem vill du inte ta något: inga stick, inga damer, inte de två sista sticken, inga hjärter (2 poäng styck, men esset 6), inte hjärter kung. De andra två är trumf och domino. Du har låga kort i varje färg, och { $H9 } är din högsta hjärter. Vilket väljer du?
barbu-lessons-hearts-declare-right = Så låga hjärter hamnar under de andras, och esset har någon annan.
barbu-lessons-hearts-declare-negative = Det skulle handen också klara. Men varje kontrakt väljer du bara en gång: välj det som den här handen klarar mycket bättre än en vanlig hand. Se på dina hjärter.
barbu-lessons-hearts-declare-other = Trumf kräver en lång, stark färg, och domino kräver kort som ligger nära varandra. Den här handen är bra på något annat: att inte ta något.

barbu-lessons-hearts-lead =
    Spelföraren spelar ut. Hjärter får du inte spela ut så länge du har något annat; men den som inte kan följa färg får saka hjärter i vilket stick som helst. När är det minst troligt att hjärter faller, och vilka av dina kort ska bort då?
barbu-lessons-hearts-lead-right = Alla kunde fortfarande följa färg, så ingen hjärter föll. Senare kunde ditt ess ha fått med sig tre.
barbu-lessons-hearts-lead-king = Lika bra: ett högt kort, medan alla kan följa färg. Här fortsätter vi med { $SA }.
barbu-lessons-hearts-lead-middle = Inget ont händer nu, men dina högsta kort är farligare. Spela dem först, medan alla kan följa färg.
barbu-lessons-hearts-lead-low = Spara det kortet. Senare, när någon saknar en färg och sakar hjärter, är det de låga korten som räddar dig. Spela ut ett högt nu.

barbu-lessons-hearts-king =
    Ingen hjärter föll, och du spelar ut igen. Vilket av dina kort skulle ta hem hjärter om du behöll det till slutet?
barbu-lessons-hearts-king-right = Ingen hjärter nu heller. Sedan spelade du ut { $CQ }, och { $seat1 } tog den med { $CA }. Dina höga kort är borta, och nu gäller det bara att lägga lågt.
barbu-lessons-hearts-king-queen = Lika bra. Här fortsätter vi med { $DK }, och damen kommer sedan.
barbu-lessons-hearts-king-other = Det kortet kan vänta. Snart saknar någon en färg och sakar hjärter på ett högt kort. Spela dina höga innan dess.

barbu-lessons-hearts-diamond =
    Stick tre till sju har spelats åt dig. { $seat3 } spelar ut { $DT }, och två spelare kommer efter dig; { $DA } och { $DQ } är kvar. Du har { $D7 } och { $D3 }, båda lägre än tian. Vilken av dem kan bli tvungen att ta ett stick senare?
barbu-lessons-hearts-diamond-right = Du slapp sticket, och i nästa stick slapp du undan igen med { $D3 }. Nu har du bara hjärter kvar.
barbu-lessons-hearts-diamond-low = Då har du sjuan kvar, och den kan senare tvingas ta ett stick fullt av hjärter. Trean är alltid låg nog.

barbu-lessons-hearts-heart =
    { $seat3 } spelar ut { $SK }, och du har ingen spader. Du har bara hjärter kvar, och det här sticket kan inte bli ditt. Vilken av dina hjärter kan fortfarande ta ett hjärterstick?
barbu-lessons-hearts-heart-right = De andra sakade { $HQ } och { $H8 }: { $seat3 } fick tre hjärter. Ju lägre dina hjärter är, desto säkrare är du.
barbu-lessons-hearts-heart-low = Det skulle också kosta { $seat3 } 2 poäng. Men det är din högsta hjärter som kan ta ett stick. Saka den först.

barbu-lessons-hearts-end =
    Inte en enda hjärter: 0 poäng, medan { $seat1 } förlorade 18 och { $seat3 } 12. Höga kort tidigt, medan alla kan följa färg; låga till slutet; hjärter i de andras stick. Given slutar med den sista hjärtern. Härnäst: inga damer.

barbu-lessons-queens-title = Inga damer
barbu-lessons-queens-goal = Ta ingen av de fyra damerna.

barbu-lessons-queens-under =
    { $seat3 } har valt *inga damer*: varje dam du tar kostar 6, inget annat räknas, och efter den fjärde är given slut. { $seat3 } spelar ut { $HJ }. Du har själv { $HQ } och tre små hjärter; { $HA } och { $HK } är kvar. Vilka spelar efter dig, och vad får inte hända med din dam?
barbu-lessons-queens-under-right = Den är lägre än knekten, och du har två små hjärter kvar att lägga före damen. Med tre lägre kort bredvid sig är en dam nästan säker.
barbu-lessons-queens-under-queen = Hon slår knekten. Om ingen lägger kungen eller esset tar du din egen dam. Dina små hjärter är till för att läggas före henne.
barbu-lessons-queens-under-low = Den är lägre, men det är åttan också. Lägg den högsta som hamnar under, och spara de små till nästa gång.

barbu-lessons-queens-diamond =
    (Andra sticket har spelats åt dig.) Nu spelar { $seat3 } ut { $D8 }. { $DA } och { $DQ } är kvar, och två spelare kommer efter dig. Vilken av dina ruter kan bli tvungen att ta damen, och vilken kan aldrig bli det?
barbu-lessons-queens-diamond-right = En tia slår aldrig en dam, och { $seat2 } tog sticket med { $DA }. Senare blev du av med { $CA } i ett stick utan dam.
barbu-lessons-queens-diamond-king = Om { $DQ } faller men inte esset, så har du tagit henne. Kungar och ess fångar damer; det kan inte tian.
barbu-lessons-queens-diamond-low = Också säkert. Men tian är lika säker nu, och senare går fyran lättare under.

barbu-lessons-queens-own =
    Stick fyra till sex har spelats åt dig, och du spelar ut. Vid sidan av { $HQ } har du en liten hjärter kvar. De andra har tre hjärter, bland dem { $HA } och { $HK }. Om din dam kommer nu, vem måste ta henne? Och om hon kommer senare?
barbu-lessons-queens-own-right = { $seat1 } var tvungen att ta henne, och { $seat3 } sakade dessutom { $CQ }: det kostade { $seat1 } 12 poäng. Din dam var säkrast medan ess och kung var kvar.
barbu-lessons-queens-own-two = Då står din dam ensam. När hjärter spelas igen måste du lägga henne, och då finns kanske inget högre kvar.
barbu-lessons-queens-own-high = Du skulle ta sticket själv, och varje dam som någon sakar i det. { $SQ } och { $DQ } är kvar hos de andra.
barbu-lessons-queens-own-other = Du blir kanske av med utspelet, men inte med din dam. Spela henne medan ess och kung i hjärter är kvar: då är det nästan säkert någon annan som måste ta henne.

barbu-lessons-queens-ace =
    { $seat1 } spelade ut { $ST }, sedan kom { $HK } och { $SK }, och du spelar sist. Du har { $SA } och { $S3 }, och den enda spader som är kvar är { $SQ }. Det finns ingen dam i det här sticket. Vad händer om du behåller esset?
barbu-lessons-queens-ace-right = Sticket kostade inget, och ditt ess kan inte längre fånga { $SQ }.
barbu-lessons-queens-ace-three = Då är esset din sista spader. Spelas { $SQ } ut måste du ta den: 6 poäng. Lägg esset medan det inte finns någon dam i sticket.

barbu-lessons-queens-exit =
    Du spelar ut igen. { $SQ } och { $DQ } är kvar. De andra har tillsammans bara en spader och ingen hjärter, och ingen ruter slår { $DK }. Vilket kort tvingar någon att lägga en dam utan att du tar henne?
barbu-lessons-queens-exit-right = { $SQ } var den sista spadern, så { $seat3 } fick lägga den och själv ta sticket. Sedan spelades { $C7 } åt dig.
barbu-lessons-queens-exit-heart = Ingen annan har hjärter, så din tvåa tar sticket, och de andra sakar damer i det. Ett litet kort tar stick när ingen annan har färgen.
barbu-lessons-queens-exit-king = Den tar sticket, och { $DQ } om hon faller. Det är din kung du ska vara rädd för.
barbu-lessons-queens-exit-other = Kanske. Men med { $S3 } kan det inte gå fel: den enda andra spadern är damen, och den som har henne tar sticket.

barbu-lessons-queens-last =
    Bara { $DQ } är kvar. { $seat3 } spelar ut { $C6 }; du har ingen klöver och får saka vad du vill. Vilket av dina tre kort kan bli det som tar den sista damen?
barbu-lessons-queens-last-right = När din kung var borta kunde inget slå { $DQ }, och { $seat3 } var tvungen att ta henne.
barbu-lessons-queens-last-two = Tvåan är ofarlig så länge någon annan spelar ut. Din kung tar damen så fort hon faller.
barbu-lessons-queens-last-four = Då har du bara kungen kvar i ruter, och den tar damen. Det gör fyran aldrig.

barbu-lessons-queens-end =
    Inte en enda dam: 0 poäng; { $seat1 } och { $seat3 } förlorade 12 var. Små kort skyddar en dam, höga fångar henne: lägg de höga medan ingen dam kan falla. Härnäst: *inte de två sista*.

barbu-lessons-last-two-title = Inte de två sista
barbu-lessons-last-two-goal = Ta varken det sista sticket eller det näst sista.

barbu-lessons-last-two-declare =
    Du ger och väljer kontrakt. I *inte de två sista* kostar bara de två sista sticken: 10 för det näst sista, 20 för det sista. Du har två ess, två kungar och två tvåor, och ingen färg med fler än fyra kort. Vad kostar ett högt kort i de elva första sticken? Och i de andra kontrakten?
barbu-lessons-last-two-declare-right = Ess och kungar kostar inget här förrän på slutet, och då är det tvåor du behöver. Du har redan blivit av med korten däremellan: { $C4 }, { $C9 } och { $D8 }.
barbu-lessons-last-two-declare-negative = Där tar dina ess och kungar stick som kostar, eller får med sig det som andra sakar. Leta efter kontraktet där flest stick är gratis.
barbu-lessons-last-two-declare-trumps = Du skulle ta några stick, men inte många med fyra trumf. Spara kontraktet *trumf* till en hand med en lång färg.
barbu-lessons-last-two-declare-other = För domino ligger dina kort för långt ifrån varandra: där läggs ess och tvåor sist.

barbu-lessons-last-two-high =
    Fjärde sticket, och du spelar sist. Du har ess, kung, femma och tvåa i spader. Det här sticket är gratis. Vilken spader vore en fara i de två sista sticken, och vilken vill du spara till dem?
barbu-lessons-last-two-high-right = Den tog ett stick som inte kostade något. Du har kvar tvåan och esset, och på esset kan du komma in en gång till.
barbu-lessons-last-two-high-ace = Lika bra: med kungen kan du också komma in igen senare. Här lägger vi { $SK } och behåller esset.
barbu-lessons-last-two-high-low = Små kort är dyrbara i det här kontraktet: med dem lämnar du de sista sticken åt andra. Lägg ett högt nu, när sticket är gratis.

barbu-lessons-last-two-discard =
    Femte och sjätte sticket spelades åt dig. { $seat2 } fortsätter med hjärter, och du har ingen kvar: du får saka vad du vill. I ruter har du ess, knekt och tvåa. Med tvåor slipper du stick på slutet, och på ess kommer du in när du vill. Vilket kort duger till ingetdera?
barbu-lessons-last-two-discard-right = Ett mellankort är för högt för att ligga under och för lågt för ett säkert stick. I nästa stick blev du på samma sätt av med { $CK }.
barbu-lessons-last-two-discard-high = Också bra: då kan det kortet inte skada dig längre. Här fortsätter vi med { $DJ }.
barbu-lessons-last-two-discard-diamond = Lika bra: du kan komma in på { $SA } också. Här fortsätter vi med { $DJ }.
barbu-lessons-last-two-discard-ace = Esset behöver du fortfarande: med det kan du ta ett gratis stick till och sedan spela ut vad du vill.
barbu-lessons-last-two-discard-five = Inte dåligt, men knekten är farligare. Börja med den.
barbu-lessons-last-two-discard-two = Tvåorna är dina bästa kort: ingen kommer under dem. Spara dem till de två sista sticken.

barbu-lessons-last-two-ace =
    Nionde sticket: { $seat2 } spelar ut { $S8 }. Du har fem kort: tre spader samt ess och tvåa i ruter. Det här sticket och de två följande är fortfarande gratis. Hur blir du av med dina ess i tid?
barbu-lessons-last-two-ace-right = Ett gratis stick, och nu spelar du ut. Ingen kan tvinga dig att behålla höga kort.
barbu-lessons-last-two-ace-five = Med den slipper du sticket, men då spelar någon annan ut, och dina ess kan ta just fel stick. Ta det här, det är gratis.
barbu-lessons-last-two-ace-two = Tvåan är till för de två sista sticken, och essen får du inte bli sittande med. Ta det här sticket medan det är gratis.

barbu-lessons-last-two-strip =
    Du ska spela ut till tionde sticket och har { $DA }, { $D2 }, { $S5 } och { $S2 } på handen. De andra har fem ruter och tre spader. Vilket kort får du inte ha kvar till de två sista sticken?
barbu-lessons-last-two-strip-right = Esset är borta, och tre av de andras fem ruter föll med det. Ett gratis stick är kvar.
barbu-lessons-last-two-strip-five = Den vill du också bli av med. Men esset först: tar någon annan det här sticket blir du kanske inte av med esset i tid.
barbu-lessons-last-two-strip-two = Behåll tvåorna. Det är esset som skulle ta ett av de två sista sticken.

barbu-lessons-last-two-five =
    Det sista sticket som är gratis. Du har { $S5 }, { $S2 } och { $D2 }. I spader är { $S9 }, { $S4 } och { $S3 } kvar, i ruter två kort. Vilka två kort vill du ha när det gäller?
barbu-lessons-last-two-five-right = Du hade två tvåor kvar: den som följde färg måste lägga högre. { $seat2 } tog de två sista sticken, med { $S9 } och en liten klöver.
barbu-lessons-last-two-five-spade = Då är femman kvar, och om { $S4 } eller { $S3 } spelas ut tar femman ett av de två sista sticken. Spela femman nu.
barbu-lessons-last-two-five-diamond = Då är femman och tvåan i spader kvar, och femman kan ta ett av de två sista sticken. Spela den nu, när det är gratis.

barbu-lessons-last-two-end =
    Du förlorade inget, och { $seat2 } förlorade 30. Mellankorten först, essen medan sticken är gratis, tvåorna till slutet; och räkna alltid sticken. Härnäst: kontraktet som gav spelet dess namn.

barbu-lessons-king-title = Ingen hjärter kung
barbu-lessons-king-goal = Bli av med hjärter kung i tid.

barbu-lessons-king-take =
    { $seat2 } har valt *ingen hjärter kung*. Den som tar kungen, kallad ”barbu” (den skäggige), förlorar 20, och given är slut. Två stick är spelade. Du har { $HK }; precis som i *inga hjärter* får du inte spela ut hjärter så länge du har något annat. Nu spelar du sist. Kan sticket kosta dig något, och vill du spela ut till nästa?
barbu-lessons-king-take-right = Så länge du har kungen kan ingen saka den i dina stick. Därför kan du ta dem och bestämma vad som spelas ut.
barbu-lessons-king-take-low = Den hamnar under, men så länge du själv har kungen behöver du inte vara rädd för några stick. Lägg esset nu, så bestämmer du vad som spelas ut. Snart vill du att andra spelar ut, och då är esset i vägen.

barbu-lessons-king-void =
    Kungen ska bort i någon annans stick, när det spelas ut en färg som du inte har. Du har en spader, tre hjärter, tre ruter och tre klöver. Hur blir du fortast av med en hel färg?
barbu-lessons-king-void-right = Ingen spader kvar: när färgen spelas igen kan du saka kungen. Sedan spelade du ut { $D6 }, och { $seat3 } kom in.
barbu-lessons-king-void-other = Du har fler kort i den färgen och måste då följa färg nästa gång också. Leta efter den färg som du blir av med på ett enda utspel.

barbu-lessons-king-club =
    { $seat3 } spelar ut { $CK }. Från och med nu vill du att någon annan spelar ut, helst spader. Du har dam, åtta och femma i klöver, alla lägre än kungen. Vilken av dem riskerar du att komma in på senare?
barbu-lessons-king-club-right = Damen är borta, { $seat3 } spelar ut igen, och med åttan och femman kan du lägga lågt.
barbu-lessons-king-club-low = Den tar inte heller sticket, men damen som du behåller kan ta ett senare stick, och då måste du spela ut. Lägg det högsta kort som inte tar sticket.

barbu-lessons-king-small =
    { $seat3 } spelar ut { $C6 }. Du har { $C8 } och { $C5 }. Om du kommer in och måste spela ut blir du inte av med din kung. Vilket kort lägger du alltså?
barbu-lessons-king-small-right = Du slipper spela ut. { $seat3 } tog det här sticket också och måste spela ut en gång till.
barbu-lessons-king-small-eight = Den tar kanske sticket. Då spelar du ut, men kungen får du inte spela ut, och den blir kvar hos dig.

barbu-lessons-king-throw =
    { $seat3 } spelar ut { $SA }. Du har ingen spader och får saka vad du vill. Vad har du väntat på?
barbu-lessons-king-throw-right = Där gick kungen. { $seat3 } måste ta den och förlorar 20.
barbu-lessons-king-throw-other = Det är nu det gäller: någon annan tar garanterat det här sticket. Vem vet om spader spelas ut igen innan dina klöver eller ruter tar ett stick?

barbu-lessons-king-end =
    { $seat3 } förlorade 20 och du inget. Med kungen och två eller fler små hjärter är det här kontraktet tryggt att välja: gör dig renons i en färg och vänta. Utan kungen spelar du dina höga kort tidigt, som i *inga hjärter*. Härnäst: domino.

barbu-lessons-dominoes-title = Domino
barbu-lessons-dominoes-goal = Bli av med alla dina kort före de andra.

barbu-lessons-dominoes-declare =
    Domino har inga stick. Spelföraren väljer en valör; där börjar raden i varje färg, och den växer kort för kort, upp till esset och ner till tvåan. I tur och ordning lägger alla ett kort och passar bara om inget går att lägga. Den som blir klar först får 45, sedan 20, 5 och −5. Du har många kort från sexan till nian. Vilken startvalör?
barbu-lessons-dominoes-declare-right = Med tre åttor bestämmer du när tre av raderna börjar, och korten intill har du också.
barbu-lessons-dominoes-declare-seven = Två sjuor har du visserligen. Men se efter vilken valör du har tre av: om raderna börjar med den kan du öppna tre av dem när det passar dig.
barbu-lessons-dominoes-declare-nine = Två nior har du visserligen. Men de flesta av dina kort är lägre, och en valör har du tre av: med den börjar tre rader när det passar dig.
barbu-lessons-dominoes-declare-near = Av den valören har du få kort eller inga, så andra bestämmer när raderna börjar. Välj en som du har flera av.
barbu-lessons-dominoes-declare-ends = Då ligger de flesta av dina kort långt från starten och får vänta på de andras. Välj en valör mitt bland dina kort.
barbu-lessons-dominoes-declare-other = Ingen av dina färger är lång och hög nog för trumf, och i de negativa kontrakten är handen inget särskilt. Men korten ligger nära varandra.

barbu-lessons-dominoes-first =
    Du lägger först: en av dina tre åttor. I spader har du också nia och sjua. Efter vilken åtta är det bara du som kan fortsätta?
barbu-lessons-dominoes-first-right = Där gick bara { $S9 } och { $S7 } att lägga, och båda är dina. Därför fick { $seat1 } och { $seat2 } passa; sedan började { $seat3 } på klövern.
barbu-lessons-dominoes-first-eight = Också en bra början. Här fortsätter vi med { $S8 }: ingen annan kan fortsätta den raden, så andra kan tvingas passa.

barbu-lessons-dominoes-hold =
    Nu går { $S9 }, { $S7 }, { $D8 } och { $H8 } att lägga. Under spadersjuan kommer fem kort till, och alla finns hos de andra; din { $D4 } måste vänta på ruterkorten från åttan ner till femman. Vilket kort hjälper framför allt de andra, och vilket hjälper dig?
barbu-lessons-dominoes-hold-right = Med den börjar en rad som du behöver ända ner till { $D4 }. Och bakom din { $S7 } får fem av de andras kort vänta.
barbu-lessons-dominoes-hold-start = Lika bra: en rad till, där du har korten intill åttan. Här fortsätter vi med { $D8 }.
barbu-lessons-dominoes-hold-nine = Också bra: den öppnar vägen mot din { $SQ }. Här fortsätter vi med { $D8 }.
barbu-lessons-dominoes-hold-seven = Den släpper fram fem av de andras kort, och inget av dina ligger bakom. Behåll ett sådant kort så länge något annat går att lägga.

barbu-lessons-dominoes-hearts =
    Nu går { $S9 }, { $S7 }, { $H8 } och { $D9 } att lägga. I ruter har du inget över nian. I hjärter har du tia, åtta, sjua och sexa. Vilket kort hjälper dig men inte de andra?
barbu-lessons-dominoes-hearts-right = Under den kommer din sjua och din sexa, och { $seat1 } har redan lagt { $H9 }: nu går din tia också att lägga.
barbu-lessons-dominoes-hearts-nine = Lika bra: den öppnar vägen mot din { $SQ }. Här fortsätter vi med { $H8 }.
barbu-lessons-dominoes-hearts-seven = Bakom den väntar fortfarande fem av de andras kort och inget av dina. Behåll den.
barbu-lessons-dominoes-hearts-diamond = Ruter tio, knekt, dam, kung och ess väntar på din nia, och inget av dem är ditt. Behåll nian.

barbu-lessons-dominoes-run =
    Sex av dina kort går att lägga: { $S9 }, { $S7 }, { $H7 }, { $HT }, { $D9 } och { $CJ }. Tänk på vilket kort som kommer närmast efter vart och ett. Efter vilket av de sex har du själv nästa kort?
barbu-lessons-dominoes-run-right = Där kan bara { $H6 } läggas, och den är din: den änden är stängd för de andra, och { $seat1 } var tvungen att passa.
barbu-lessons-dominoes-run-nine = Nästan lika bra: den leder till { $SQ }, men via två av de andras kort. Här fortsätter vi med { $H7 }.
barbu-lessons-dominoes-run-other = Bakom det kortet väntar bara de andras kort. Behåll det så länge du kan lägga ett som inte hjälper någon annan än dig.

barbu-lessons-dominoes-open =
    Din { $SQ } får vänta tills { $ST } och { $SJ } ligger, och dem har de andra. Ett kort som måste vänta på de andras kan göra att du blir sist. Med vilket av dina kort börjar vägen till damen?
barbu-lessons-dominoes-open-right = { $seat3 } lade { $ST } genast, och snart kom knekten: vägen var fri för din dam.
barbu-lessons-dominoes-open-four = Lika bra: bakom den väntar bara två av de andras kort. Här fortsätter vi med { $S9 }.
barbu-lessons-dominoes-open-seven = Bakom den väntar fem av de andras kort och inget av dina. Lägg den när du inte har något annat.
barbu-lessons-dominoes-open-six = Det kortet kan bara du lägga, och bakom det väntar fyra av de andras hjärter. Spara det tills du inte har något bättre att lägga.
barbu-lessons-dominoes-open-other = Bakom det kortet väntar bara de andras kort. Öppna först vägen till din dam.

barbu-lessons-dominoes-end =
    Först ute: 45 poäng. Välj en valör i mitten av dina kort, helst en som du har flera av. Behåll kort som bara andra väntar på, men öppna vägen för dina egna i tid. Och den som passar visar vad som saknas på handen. Sista lektionen: trumf och dubbling.

barbu-lessons-trumps-title = Trumf och dubbling
barbu-lessons-trumps-goal = Dubbla rätt spelare och ta många stick i trumf.

barbu-lessons-trumps-double =
    Före första kortet får var och en dubbla en eller flera av de andra: man slår vad om att få fler poäng än den man dubblar, och insatsen är skillnaden. { $seat2 } har valt *ingen hjärter kung*, { $seat3 } har dubblat alla. Lägre kort än dina får man knappast. Vem dubblar du?
barbu-lessons-trumps-double-right = { $seat2 } tog kungen och betalade 20 till dig och 20 till { $seat3 }. Att dubbla tillbaka heter att redubbla: skillnaden räknas två gånger, men mot { $seat3 } blev den 0. Har du inte så här låga kort bör du tänka efter innan du redubblar.
barbu-lessons-trumps-double-none = Du har inget över nian, så du tar nästan aldrig kungen. Den som tar den betalar dig, om det finns en dubbling mellan er.
barbu-lessons-trumps-double-single = Den som har dubblat dig räknar med att ligga före, så tänk dig för innan du redubblar. Men du tar nästan aldrig kungen, så det är ingen risk för dig att redubbla { $seat3 } också.
barbu-lessons-trumps-double-other = Det stämmer så långt, men du sitter säkrare än alla de andra, även än { $seat3 }. Den som tar kungen betalar dig bara om det finns en dubbling mellan er.

barbu-lessons-trumps-nobody =
    Nu väljer { $seat3 } *ingen hjärter kung*, och du svarar först: den som dubblar dig efter din tur kan du inte redubbla. Dina lägsta kort är { $S6 }, { $C6 }, { $H7 } och { $D9 }. Vem dubblar du?
barbu-lessons-trumps-nobody-right = { $seat3 } dubblade alla och sakade sedan kungen i ett stick som du var tvungen att ta: −20, och ytterligare 20 till { $seat3 }. Varje egen dubbling hade kostat dig 20 poäng mer.
barbu-lessons-trumps-nobody-other = Utan låga kort tar du stick efter stick, och snart sakas kungen i ett av dem. Dubbla dem som du räknar med att slå; med den här handen är det ingen.

barbu-lessons-trumps-declare =
    Nu är du spelförare. I trumf ger varje stick 5, och du väljer trumffärg. Det behövs en lång färg med höga kort, och höga kort vid sidan om. Vad väljer du?
barbu-lessons-trumps-declare-right = Sex spader med ess och kung, och ess, kung och dam vid sidan om: till en sådan hand sparar man kontraktet *trumf*.
barbu-lessons-trumps-declare-suit = Trumf, ja. Men som trumf vill du ha din längsta färg.
barbu-lessons-trumps-declare-negative = Dina höga kort tar stick, och i ett negativt kontrakt kostar det poäng. Välj ett kontrakt där du vill ta stick.
barbu-lessons-trumps-declare-other = I domino läggs ess och tvåor sist, och du har flera. Använd handen där höga kort och en lång färg räknas.

barbu-lessons-trumps-targets =
    Som spelförare dubblar du sist, och bara dem som inte har dubblat dig. Ingen av de tre har dubblat dig: alla vet att trumf väljs med en bra hand. { $seat3 } har dubblat de andra två. Vem dubblar du?
barbu-lessons-trumps-targets-right = Du räknar med fler stick än var och en av dem, så du får skillnaden mot alla tre.
barbu-lessons-trumps-targets-none = Då får var och en bara poäng för sina egna stick. Du har den klart bästa handen: den du dubblar betalar dig skillnaden.
barbu-lessons-trumps-targets-other = Du räknar med att slå alla tre. Varför låta någon slippa undan?

barbu-lessons-trumps-lead =
    Du spelar ut. I *trumf* måste den som inte kan följa färg trumfa, högre än alla trumf i sticket; har man ingen så hög trumf får man lägga vad man vill. Du har sex spader, och i ruter kung, dam och trea: bara { $DA } slår kungen. Hur gör du dina höga ruter goda medan trumfen ännu skyddar dig?
barbu-lessons-trumps-lead-right = { $seat3 } tog sticket med { $DA }. Nu är din kung och din dam högst i ruter.
barbu-lessons-trumps-lead-club = Den förlorar du förr eller senare. Men den gör inget av dina kort bättre; det gör en liten ruter.
barbu-lessons-trumps-lead-ace = Det tar stick senare också. Börja med det som tar tid: få ut ruteresset medan du har all din trumf.
barbu-lessons-trumps-lead-trump = Trumfen kan vänta. Förlora först rutersticket; på trumf kommer du in igen.
barbu-lessons-trumps-lead-high = { $DA } tar din kung eller dam; om esset i stället tar trean är både kung och dam goda. Även om { $DJ } tar trean förlorar du inte fler stick än om du börjar högt.
barbu-lessons-trumps-lead-other = Det ger bort ett stick och gör inget av dina kort bättre. Se på rutern.

barbu-lessons-trumps-beat =
    { $seat3 } spelar ut trumf, { $S7 } (trumfen är märkt nedan). Den som kan slå en trumf med en högre måste göra det, så { $S4 } är inte tillåten. { $SQ } och { $ST } är kvar, och två spelare kommer efter dig. Vilken av dina trumf tar garanterat sticket?
barbu-lessons-trumps-beat-right = Den tog sticket, och alla fick lägga trumf. Sedan blev du av med dina två små klöver och kom in igen på { $DK }.
barbu-lessons-trumps-beat-ace = Lika säkert. Här fortsätter vi med { $SK } och sparar esset. Sedan blir du av med dina två små klöver och kommer in igen på { $DK }.
barbu-lessons-trumps-beat-jack = { $SQ } slår den. Kungen och esset har du själv, så dem kan ingen slå.
barbu-lessons-trumps-beat-small = { $ST } eller { $SQ } slår den. Ta sticket med ett kort som garanterat håller.

barbu-lessons-trumps-draw =
    Du spelar ut. Fyra trumf är kvar hos de andra, bland dem { $SQ }. { $DQ } är den högsta rutern, och hjärteress har du också. Vad kan hända med dem så länge andra har trumf?
barbu-lessons-trumps-draw-right = Två trumf föll. { $SQ } och en till är kvar hos de andra.
barbu-lessons-trumps-draw-heart = Den som saknar hjärter kan trumfa. Ta först trumfen ifrån de andra.
barbu-lessons-trumps-draw-queen = Den som saknar ruter måste trumfa. Ta först trumfen ifrån de andra.
barbu-lessons-trumps-draw-small = { $SQ } slår den. Börja med din högsta, så tar du trumf ifrån de andra.
barbu-lessons-trumps-draw-other = Det ger bort ett stick. Du har den högsta trumfen kvar: dra ut de andras trumf med den.

barbu-lessons-trumps-force =
    De andras två sista trumf är { $SQ } och { $S6 }. Damen slår alla dina, så ett stick får hon i alla fall. Den som kan slå en trumf måste göra det. Vad spelar du ut för att få fram henne, utan att sexan tar ett stick?
barbu-lessons-trumps-force-right = { $seat3 } var tvungen att slå den med { $SQ }. Nu har de andra bara { $S6 } kvar i trumf.
barbu-lessons-trumps-force-middle = Lika bra: bara damen slår den. Här fortsätter vi med { $S8 }.
barbu-lessons-trumps-force-small = Den slås till och med av { $S6 }, och damen tar ändå ett stick senare. Spela en trumf som bara damen kan slå.
barbu-lessons-trumps-force-other = Så länge damen är kvar tar hon ett av dina bra kort. Få ut henne med en trumf som bara hon kan slå.

barbu-lessons-trumps-ruff =
    { $seat3 } spelar ut { $CQ }. Du har ingen klöver, så du måste trumfa. { $S6 } är kvar; men { $seat1 } och { $seat2 } sakade ruter på din trumf. Vem måste ha sexan, och kan den fortfarande komma i det här sticket?
barbu-lessons-trumps-ruff-right = Sexan kunde bara finnas hos { $seat3 }, som redan hade lagt sitt kort. Din minsta trumf räckte, och resten av sticken var dina utom det sista.
barbu-lessons-trumps-ruff-high = Den tar sticket, men det gör fyran också. Dina höga trumf tar egna stick senare.

barbu-lessons-trumps-end =
    8 stick gav 40 poäng, och skillnaderna mot dem du dubblade gav ytterligare 35, 35 och 25: 135 i allt. Dubbla den som du räknar med att slå, om så bara med lite; men dubbla den som väljer trumf eller domino bara om din hand är mycket bra. Det var den sista lektionen: spela nu ett parti.
