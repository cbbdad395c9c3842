## Texterna till lektionerna för den som inte har spelat något av spelen (docs/writing-a-lesson.md)

engine-lessons-tricks-title = Stick och trumf
engine-lessons-tricks-goal = Ta fem av de sex sista sticken.

engine-lessons-tricks-follow =
    Ett stick är ett kort från varje spelare. Här spelar alla var för sig, och du spelar sist. Den som kan måste *följa färg*, alltså lägga ett kort i den färg som spelades ut, så du får bara lägga { $diamonds }. Det högsta kortet i den färgen tar sticket, här { $DA }. Vilket kort lägger du?
engine-lessons-tricks-follow-right = Du kan inte slå { $DA }, så du lägger din lägsta ruter. Din { $DK } är nu den högsta som är kvar.
engine-lessons-tricks-follow-king = Esset tar ändå sticket, och din kung är borta. Spara kungen: när esset har gått kan ingen ruter slå den.

engine-lessons-tricks-ruff =
    { $seat1 } tog sticket och spelar därför ut igen: en hjärter. Du har ingen. { $spades } är trumf här, och en trumf slår alla kort i de andra färgerna, även ess. Här måste man trumfa om man inte kan följa färg. Med vilket kort?
engine-lessons-tricks-ruff-right = Den lägsta trumfen räcker. Saknar du både färgen och trumf får du *saka*: du lägger vilket kort du vill, men det tar aldrig sticket.
engine-lessons-tricks-ruff-queen = Den tar sticket, men det gör { $S7 } också. Damen är den högsta trumfen som är kvar: spara den till ett stick där du behöver den.

engine-lessons-tricks-draw =
    Du tog sticket, så nu får du spela ut vilket kort du vill. De andra tre har fortfarande en trumf var och kan trumfa dina bra kort. Hur tar du ifrån dem trumfen?
engine-lessons-tricks-draw-right = Alla var tvungna att följa färg, och nu kan ingen trumfa dina bra kort. Det kallas att dra ut trumfen.
engine-lessons-tricks-draw-clubs = Inte än: den som saknar klöver kan trumfa. Dra först ut de andras trumf, med din högsta.
engine-lessons-tricks-draw-diamond = Inte än: den som saknar ruter kan trumfa. Dra först ut de andras trumf, med din högsta.

engine-lessons-tricks-high =
    Ingen trumf kvar. Från och med nu går sticket till det högsta kortet i den färg du spelar ut. De andra har tre klöver, bland dem { $CK }. Vilket kort kan inte slås?
engine-lessons-tricks-high-right = Alla tre föll under ditt klöveress.
engine-lessons-tricks-high-king = { $DK } är lika bra: ruteresset har gått. Här fortsätter vi med { $CA }.
engine-lessons-tricks-high-low = Någon har en högre klöver och tar sticket. Spela esset först: då måste de andra lägga sina klöver.

engine-lessons-tricks-last =
    Två kort kvar. Ingen annan har klöver, och ingen har trumf. Vad är { $C4 } värd nu?
engine-lessons-tricks-last-right = Ingen kunde följa färg, så fyran tog sticket, och kungen tog det sista. Ett litet kort tar stick när ingen annan har färgen.
engine-lessons-tricks-last-king = Den tar också sticket; båda dina kort gör det. Här fortsätter vi med { $C4 } och sedan kungen.

engine-lessons-tricks-end =
    Fem stick! Du har följt färg, trumfat, dragit ut trumfen och hållit reda på vad som är kvar. Inget av spelen här kräver mycket mer än så; det som skiljer dem åt är vilka stick man vill ha. Välj ett spel under ”Alla lektioner”: dess första lektion tar vid där den här slutar.
