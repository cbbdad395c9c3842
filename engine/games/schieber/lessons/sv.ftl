## Texterna till lektionerna i schieber (docs/writing-a-lesson.md)

schieber-lessons-trumps-title = Buur och Nell
schieber-lessons-trumps-goal = Ta stick tillsammans med din partner, och lägg poäng i dem.

schieber-lessons-trumps-lead =
    Fyra spelar i två lag; { $seat2 } mitt emot är din partner. I nio stick samlar ni kortens poäng, och partiet går till 2500. { $seat2 } har valt { $spades } som trumf. Uppifrån: knekt (”Buur”) 20, nia (”Nell”) 14, ess 11, kung 4, dam 3, tia 10, resten 0. Du spelar ut: vad hjälper din partner?
schieber-lessons-trumps-lead-right = När trumf spelas ut måste man lägga trumf. Nell tog esset: 25 poäng, och två av motståndarnas trumf är borta.
schieber-lessons-trumps-lead-low = Det kan också vara rätt. Här fortsätter vi med { $S7 }: den som valt trumf vill få bort motståndarnas.
schieber-lessons-trumps-lead-buur = Inget slår den, så den tar sitt stick när du vill. Spela den lilla trumfen och låt { $seat2 } ta sticket.
schieber-lessons-trumps-lead-other = Motståndarna slår det, eller trumfar. Din partner valde { $spades }: hjälp till att få bort motståndarnas trumf.

schieber-lessons-trumps-smear =
    { $seat2 } tog sticket och spelar ut { $SK }. Nell och ess är borta; bara Buur slår kungen, och den är din enda trumf. På trumf lägger man trumf, men Buur behöver man inte lägga: då får du lägga vad du vill. Sticket är din partners. Vad ger du?
schieber-lessons-trumps-smear-right = Tio poäng till ert lag. Att lägga poäng i partnerns stick kallas att smörja (*schmieren*).
schieber-lessons-trumps-smear-diamond = Lika bra: tio poäng till ert lag. Här fortsätter vi med { $HT }.
schieber-lessons-trumps-smear-buur = Den tar ett stick som redan är din partners. Spara den: den tar ett annat.
schieber-lessons-trumps-smear-king = Det är 4 poäng, och kungen blir kanske snart högst i sin färg. En tia ger mer och tar nästan aldrig stick själv.
schieber-lessons-trumps-smear-other = Det ger inga poäng. Ingen motståndare kan ta sticket, så lägg ett kort som är värt något.

schieber-lessons-trumps-keep =
    { $seat2 } spelar ut { $CA }, högst i sin färg. I sidofärger gäller ess 11, kung 4, dam 3, knekt 2, tia 10, resten 0. Du har { $clubs }, så du följer färg eller trumfar: i jass får man alltid trumfa. Vad lägger du?
schieber-lessons-trumps-keep-right = Esset är borta, så din kung är nu högst i sin färg.
schieber-lessons-trumps-keep-king = Det blir 4 poäng till, men utan esset tar kungen ett helt stick senare. Spara den.
schieber-lessons-trumps-keep-buur = Då trumfar du din partners ess. Spara Buur till ett av motståndarnas kort.

schieber-lessons-trumps-ruff =
    { $seat2 } spelade { $D7 }, och { $seat3 } lade { $DA } på den. Du har { $diamonds }, men inget som slår esset. Kom ihåg att du får trumfa även när du kan följa färg. Vad lägger du?
schieber-lessons-trumps-ruff-right = Buur och ess, 20 + 11: ett stick på 31 poäng. Det var därför du sparade den.
schieber-lessons-trumps-ruff-ten = Då får motståndarna esset och tio poäng till. Ta sticket i stället: du får trumfa.
schieber-lessons-trumps-ruff-eight = Då behåller { $seat3 } essets 11 poäng. Du får trumfa, fast du kan följa färg.

schieber-lessons-trumps-king =
    Du tog sticket, så du spelar ut. { $CA } gick för två stick sedan. Vilket av dina kort är nu högst i sin färg?
schieber-lessons-trumps-king-right = Ingen kunde slå den, och resten gick också till ert lag.
schieber-lessons-trumps-king-other = I den färgen finns något högre kvar. { $CK } blev högst i sin färg när esset gick.

schieber-lessons-trumps-end =
    Alla nio stick! Det är en ”match”: 157 poäng för korten och sista sticket, och 100 till. Med { $spades } som trumf räknas allt dubbelt: (157 + 100) × 2 = 514. Lektion 2 handlar om vem som väljer trumf, och varför det räknades dubbelt.
