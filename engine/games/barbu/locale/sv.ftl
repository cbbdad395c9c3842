# Barbu. Kort, färger, valörer och spelare kommer som färdiga ord, belopp som tal.

barbu-name = Barbu

## Regler och val

barbu-preset-article = Klassiska (spelföraren får dubbla alla som inte har dubblat spelföraren)
barbu-preset-international = Internationella (spelföraren får bara redubbla)
barbu-option-length = Givar
barbu-option-declarerOrder = Spelförare
barbu-option-declarerOrder-rotate = ny efter varje giv
barbu-option-declarerOrder-sevenInRow = väljer alla sina kontrakt i rad
barbu-option-doubling = Dubbling
barbu-option-doubling-on = på
barbu-option-doubling-off = av
barbu-option-declarerDoubles = Spelföraren får dubbla
barbu-option-declarerDoubles-onlyThoseWhoDidNot = dem som inte har dubblat spelföraren
barbu-option-declarerDoubles-redoubleOnly = dem som har dubblat spelföraren
barbu-option-declarerDoubles-none = ingen
barbu-option-declarerDoubles-free = vem som helst
barbu-option-positiveFlanks = I trumf och domino får de andra dubbla
barbu-option-positiveFlanks-allowed = vem de vill
barbu-option-positiveFlanks-dealerOnly = bara spelföraren
barbu-option-mandatoryDoubles = Obligatoriska dubblingar mot varje spelförare
barbu-option-skipUndoubled = Negativa givar som ingen dubblar
barbu-option-skipUndoubled-off = spelas
barbu-option-skipUndoubled-on = spelas inte
barbu-option-heartLead = Spela ut hjärter i ”inga hjärter” och ”ingen hjärter kung”
barbu-option-heartLead-never = bara om man inte har annat
barbu-option-heartLead-afterBroken = när en hjärter har sakats
barbu-option-heartLead-free = alltid
barbu-option-ruff = I trumf, när du varken kan följa färg eller ta sticket
barbu-option-ruff-winOnly = lägg vad du vill
barbu-option-ruff-mustTrump = lägg ändå en trumf
barbu-option-stopWhenDecided = Avgjorda givar
barbu-option-stopWhenDecided-on = slutar genast
barbu-option-stopWhenDecided-off = spelas färdigt
barbu-option-aceAgain = Ett ess i domino
barbu-option-aceAgain-off = ger inget extra drag
barbu-option-aceAgain-on = ger ett extra drag
barbu-option-dominoScores = Domino ger
barbu-option-dominoEnd = Domino slutar
barbu-option-dominoEnd-third = när tre är ute
barbu-option-dominoEnd-last = med det sista kortet

## Kontrakten, i sin helhet, kort och som de väljs

barbu-played-about = Valda kontrakt (vunnet: fler poäng än de tre andra i snitt)
barbu-contract-NT = Inga stick
barbu-contract-NQ = Inga { $rank ->
    [dam] damer
   *[other] { $rank }
}
barbu-contract-NL = Inte de två sista
barbu-contract-NH = Inga { $suit }
barbu-contract-NK = Ingen { $suit } { $rank }
barbu-contract-TR = Trumf
barbu-contract-DO = Domino
barbu-short-NT = stick
barbu-short-NQ = { $rank ->
    [dam] damer
   *[other] { $rank }
}
barbu-short-NL = två sista
barbu-short-NH = { $suit }
barbu-short-NK = { $suit } { $rank }
barbu-short-TR = trumf
barbu-short-DO = domino
barbu-brief-NH = { $suit }
barbu-brief-NK = { $card }
barbu-contracts = { $head }, { $next }
barbu-contracts-none = inget
barbu-declared-TR = Trumf { $suit }
barbu-declared-DO = Domino från { $rank }
barbu-declared-by = { $contract }, valt av { $player }
barbu-tariff-NT = −{ $usual } för varje stick
barbu-tariff-NQ = −{ $usual } för varje { $rank }
barbu-tariff-NL = −{ $usual } för det näst sista sticket, −{ $special } för det sista
barbu-tariff-NH = −{ $usual } för varje kort i { $suit }, men −{ $special } för { $rank ->
    [ess] esset
   *[other] { $rank }
}
barbu-tariff-NK = −{ $usual } för { $suit } { $rank }
barbu-tariff-TR = +{ $usual } för varje stick
barbu-tariff-DO = +{ $first } till den som först blir av med korten, +{ $second } till den andra, +{ $third } till den tredje, −{ $last } till den sista
barbu-left = kvar: { $contracts }
barbu-left-all = kvar: alla sju kontrakt
barbu-left-any = kvar: { $count ->
    [one] ett valfritt
   *[other] { $count } valfria
} av de sju kontrakten
barbu-left-some = kvar: { $count } av { $contracts }
barbu-left-none = inget kontrakt kvar

## Svaren som de står på knappar

barbu-action-card = { $card }
barbu-action-pass = Pass
barbu-group-negative = Negativa kontrakt: ta inget
barbu-group-trumps = Trumf: ta stick
barbu-group-dominoes = Domino: bli först av med korten
barbu-double-whom = Vem dubblar du? I varje dubblat par går skillnaden i poäng till den som får fler; har båda dubblat blir det dubbelt upp.
barbu-double-whom-back = Vem dubblar du? I varje dubblat par går skillnaden i poäng till den som får fler. { $whom } har redan dubblat dig: där blir det dubbla skillnaden (×2).

## Bordet

barbu-heading-opening = { $length } givar
barbu-heading-deal = Giv { $number } av { $length }
barbu-part-declarer = spelförare
barbu-said-doubles = dubblar { $whom }
barbu-said-doubled-by = dubblad av { $whom }
barbu-said-redoubled = ×2 med { $whom }
barbu-said-doubles-nobody = dubblar ingen
barbu-said-out = { $place ->
    [1] ute som etta
    [2] ute som tvåa
    [3] ute som trea
   *[other] ute sist
}
barbu-said-passed = passade
barbu-said-laid = lade { $card }
barbu-group-taken = Taget av { $player }
barbu-waiting-opening = Korten ges strax.
barbu-waiting-ended = Nästa giv följer.
barbu-waiting-over = Partiet är slut.
barbu-prompt-declaring = { $player } väljer kontrakt.
barbu-prompt-declaring-own = Välj kontrakt.
barbu-prompt-doubling-own = Vem dubblar du?
barbu-prompt-dominoes = { $player } lägger ett kort, eller passar om inget går att lägga.
barbu-prompt-dominoes-own = Lägg ett kort, eller passa om inget går att lägga.

## Vad som händer

barbu-dealt = Giv { $number } av { $length }: { $dealer } ger och väljer kontrakt.
barbu-declared = { $player } väljer { $contract }.
barbu-doubled = { $player } dubblar { $whom }.
barbu-doubled-nobody = { $player } dubblar ingen.
barbu-redoubled = { $player } redubblar { $whom }.
barbu-doubled-and-back = { $player } dubblar { $whom } och redubblar därmed { $back }.
barbu-took-trick = { $player } tar stick { $number }.
barbu-took-cards = { $player } tar stick { $number }, med { $cards } i.
barbu-laid = { $player } lägger { $card }.
barbu-passed = { $player } passar.
barbu-went-out = { $player } är { $place ->
    [1] ute som etta
    [2] ute som tvåa
    [3] ute som trea
   *[other] ute sist
}.
barbu-scored = { $player } { $amount }
barbu-deal-scored = Den här given: { $first }, { $second }, { $third }, { $fourth }.
barbu-deal-skipped = Ingen dubblade, så given spelas inte: { $first }, { $second }, { $third }, { $fourth }.
barbu-match-won = { $winner } vinner partiet på { $points } poäng.
barbu-match-shared = { $winner } delar förstaplatsen med { $points } poäng.
barbu-match-drawn = Alla fyra delar förstaplatsen med { $points } poäng.

## Protokollet

barbu-sheet-undoubled = ingen dubbling
barbu-sheet-doubles = { $player } dubblade { $whom }
barbu-sheet-doubles-both = { $player } dubblade { $whom } och spelföraren
barbu-sheet-doubles-dealer = { $player } dubblade spelföraren
barbu-sheet-doubles-all = { $player } dubblade alla
barbu-sheet-check = kontroll: de fyras poäng blir tillsammans { $sum }
barbu-sheet-tricks = { $count } stick
barbu-sheet-NQ = { $count } { $rank ->
    [dam] { $count ->
    [one] dam
   *[other] damer
}
   *[other] { $rank }
}
barbu-sheet-NH = { $count } { $suit }
barbu-sheet-NH-ace = { $count ->
    [one] {""}
   *[other] { $count } { $suit } med{" "}
}{ $rank ->
    [ess] esset
   *[other] { $rank }
}
barbu-sheet-NK = { $count ->
    [one] { $rank ->
    [kung] kungen
   *[other] { $rank }
}
   *[other] utan { $rank }
}
barbu-sheet-NL = { $amount ->
    [10] näst sista sticket
    [20] sista sticket
    [30] de två sista sticken
   *[other] inget av de två sista
}
barbu-sheet-DO = { $place ->
    [1] först ute
    [2] ute som tvåa
    [3] ute som trea
   *[other] sist
}
barbu-sheet-skipped = spelades inte
barbu-sheet-from = från { $player }
barbu-sheet-to = till { $player }
barbu-sheet-twice = ×{ $times }
barbu-sheet-declared = { $player } har valt { $done }; { $left }

## Varför ett svar är bra: sådant som spelaren kan veta

barbu-reason-only-contract = Det är det enda kontrakt som du har kvar.
barbu-reason-few-contracts = Du har bara { $count } kontrakt kvar och måste välja ett av dem.
barbu-reason-low-cards = Av dina 13 kort är { $count } låga ({ $rank } eller lägre).
barbu-reason-average-low-cards = Av dina 13 kort är { $count } låga ({ $rank } eller lägre): precis som genomsnittet.
barbu-reason-low-in-all = I varje färg som du har finns ett lågt kort ({ $rank } eller lägre), så du kan ofta krypa under.
barbu-reason-low-in-most = Med { $cards } kan du ofta ligga under de andra i tre av dina färger.
barbu-reason-high-lowest = { $count ->
    [one] { $cards } är ditt lägsta kort i färgen
   *[other] { $cards } är dina lägsta kort i de färgerna
}: spelas något lägre ut måste du gå över.
barbu-reason-few-low-cards = Av dina 13 kort är { $count ->
    [0] inget lågt
    [one] bara ett lågt
   *[other] bara { $count } låga
} ({ $rank } eller lägre).
barbu-reason-high-cards = Av dina 13 kort är { $count } höga ({ $rank } eller högre); höga kort tar lätt stick.
barbu-reason-may-get = { $count } av dina kort utanför { $suit } är höga ({ $rank } eller högre): när ett av dem tar sticket kan någon saka { $target }.
barbu-reason-few-high = Av dina 13 kort är { $count ->
    [0] inget högt
    [one] bara ett högt
   *[other] bara { $count } höga
} ({ $rank } eller högre).
barbu-reason-void = Du är renons i { $suit }: när färgen spelas kan du saka vad du vill.
barbu-reason-short = I { $suit } har du bara { $count ->
    [one] ett kort: när det
   *[other] { $count } kort: när de
} är borta kan du saka { $card } på den färgen.
barbu-reason-guarded = Du har { $lower } lägre kort i färgen att lägga före { $card }, som kan vänta tills det är ofarligt.
barbu-reason-bare = Under { $card } har du { $lower ->
    [0] inget kort
    [one] bara ett kort
   *[other] bara { $lower } kort
} i färgen.
barbu-reason-no-queen = Du har själv ingen { $rank }.
barbu-reason-nothing-above = Du har inget kort som slår en { $rank }.
barbu-reason-below-queens = Du har varken ess eller kung i samma färg som { $cards }, så du kan inte tvingas ta dem med ett högre kort.
barbu-reason-could-catch = Du har { $card } och kan bli tvungen att ta { $target }, som finns på en annan hand.
barbu-reason-lowest = Du har { $cards }, och ingen annan har något lägre i samma färg: bra att krypa under med på slutet.
barbu-reason-no-lowest = I var och en av dina färger har någon annan det lägsta kortet.
barbu-reason-highest = Ditt högsta kort i { $suit } är { $card }.
barbu-reason-neither = Du har varken { $card } eller det enda kort som slår det, { $above }.
barbu-reason-trumps = Med { $suit } som trumf har du { $count ->
    [0] ingen trumf
    [one] en trumf, som inte är bland de fyra högsta
   *[other] { $count } trumf, ingen av de fyra högsta
}.
barbu-reason-trumps-with = Med { $suit } som trumf har du { $count ->
    [one] en trumf: { $cards }
   *[other] { $count } trumf, bland dem { $cards }
}.
barbu-reason-aces = I de andra färgerna har du { $cards }.
barbu-reason-void-trumps = Du är renons i { $suit } och kan trumfa den färgen.
barbu-reason-no-ace = Du har inget { $rank }.
barbu-reason-starts = Du har { $cards }, som öppnar rader.
barbu-reason-waits-for-nobody = { $count } av dina kort behöver inte vänta på någon annans kort.
barbu-reason-near-start = { $count } av dina 13 kort ligger inom { $steps } steg från radernas början: dit når raderna snart.
barbu-reason-others-wait = { $count } av de andras kort måste vänta på något av dina; i snitt är det { $average }.
barbu-reason-no-ends = Korten ytterst i raderna läggs sist, och du har inget av dem.
barbu-reason-ends-early = När raderna börjar där ({ $rank }) kan du snart lägga { $cards }; annars kommer de oftast sist.
barbu-reason-run = Du har alla kort från { $first } till { $last }: när det första går att lägga kan ingen spärra de andra.
barbu-reason-ends-wait = Korten ytterst i raderna läggs sist, efter andras kort, och du har { $cards }.
barbu-reason-near-ends = { $count } av dina kort hör till de { $last } sista i en lång rad; i snitt är det { $average }.
barbu-reason-start-count = { $count ->
    [0] Du har inget kort av valören { $rank }: det är de andra som börjar raderna.
    [4] Du har alla kort av valören { $rank }.
   *[other] Av korten som raderna börjar med ({ $rank }) har du { $count }.
}

barbu-reason-must-double = Du är skyldig { $player } den här dubblingen: nu är den obligatorisk.
barbu-reason-owed = Du är skyldig { $player } { $owed ->
    [one] en dubbling
   *[other] { $owed } dubblingar
}; den här räknas.
barbu-reason-unpaid = Ingen har dubblat dig än: om ingen gör det betalar du inget och får inget.
barbu-reason-unpaid-for-good = Ingen har dubblat dig: om du inte heller dubblar någon betalar du inget och får inget.
barbu-reason-twice = { $whom } har dubblat dig, så skillnaden skulle räknas två gånger.
barbu-reason-once = Mot { $whom }, som har dubblat dig, räknas skillnaden bara en gång.
barbu-reason-once-anyway = Vad du än svarar räknas skillnaden mellan dig och { $whom } en gång.
barbu-reason-higher-gets = Skillnaden mellan dig och den du dubblar går till den som får fler poäng.
barbu-reason-silent = { $whom } kunde ha dubblat dig men lät bli.
barbu-scores-more = I snitt får du mer i den här given än { $whom }.
barbu-scores-as-much = I snitt får du mer i den här given än { $whom } och lika mycket som { $equal }.
barbu-scores-hardly-less = I snitt får du mer i den här given än { $whom } och bara lite mindre än { $more }.
barbu-scores-least = I snitt får du minst poäng av alla i den här given.
barbu-brings-more-now = I genomsnitt ger det dig mer nu än om du sparar det.

barbu-reason-alone = Ingen annan har { $suit }: kortet tar sticket.
barbu-reason-lead-lowest = Ingen annan har ett kort i färgen under { $card }: den som följer färg måste lägga över.
barbu-reason-lead-early = De andra har { $count } kort kvar i { $suit }: den som måste följa färg kan inte saka ett kort som kostar.
barbu-reason-lead-top = Ingen annan har ett kort som slår { $card }: det tar sticket.
barbu-reason-top-anyway = Om du inte kan saka { $card } på en annan färg tar det förr eller senare ett stick; nu är du av med det.
barbu-reason-lead-top-free = Ingen annan kan slå { $card }: det tar sticket, som är gratis, för bara de två sista kostar.
barbu-reason-may-lose = Med vilket annat kort som helst tar du säkert sticket, med { $card } kanske inte.
barbu-reason-lead-harmless = { $card } tar sticket, men ingen annan har något kort som kostar poäng: det kostar dig inget.
barbu-reason-lead-under = En annan spelare har { $target }, som är högre än ditt kort: sticket blir inte ditt om { $target } läggs nu.
barbu-reason-lead-counts = { $card } kostar dig { $cost } poäng om ingen lägger ett högre kort: { $higher ->
    [one] ett är kvar hos de andra
   *[other] { $higher } är kvar hos de andra
}.
barbu-reason-lead-between = I { $suit } har de andra { $higher ->
    [one] ett högre kort
   *[other] { $higher } högre kort
} och { $lower ->
    [one] ett lägre
   *[other] { $lower } lägre
}.
barbu-reason-while-free = På slutet kan { $card } lätt ta ett stick; än så länge kostar det inget att göra sig av med kortet. Hos de andra finns { $lower } lägre kort i { $suit }.
barbu-reason-high-for-the-end = På slutet, när stick kostar, kan { $card } lätt ta ett: de andra har { $lower } lägre kort i { $suit }.
barbu-reason-low-for-the-end = Ingen annan har ett lägre kort i { $suit } än { $card }: bra att spara till de två sista sticken.
barbu-reason-way-out = Ingen annan har ett lägre kort i { $suit } än { $card }: ett säkert utspel, bra att spara till senare.
barbu-reason-free-trick = Bara de två sista sticken kostar: det här är gratis.
barbu-reason-lead-middle = Än så länge kan ett högre kort ta sticket. Sparas { $card } till slutet kan det ta ett som kostar.
barbu-reason-draws-last = Det drar ut { $card }: sedan tar dina andra { $suit } stick bara om du själv spelar ut dem.
barbu-reason-play-under = Spara { $card } att lägga under { $higher }: sedan har du det högsta kortet i { $suit }, { $best }.
barbu-reason-leads-to-last-two = Den som tar det här sticket spelar ut till nästa, och i de två sista sticken vinner även ett lågt kort om ingen annan har färgen.
barbu-reason-last-trick = Du behåller { $card } till det sista sticket, som kostar { $cost }: det lägre kortet tar det mer sällan.
barbu-reason-would-lead = Om det tar sticket måste du spela ut just när sticken börjar kosta.
barbu-reason-throw-cost = Du kan inte följa färg: någon annan måste ta { $card } (−{ $cost }).
barbu-reason-could-throw = Du kan saka { $card } (−{ $cost }) i stället, så måste någon annan ta det.
barbu-reason-goes-to = { $times ->
    [0] { $player } skulle ta sticket: skillnaden mellan er räknas inte, men den mot { $whom } gör det.
   *[other] { $player } skulle ta sticket: skillnaden mellan er räknas bara en gång, men den mot { $whom } två gånger.
}
barbu-reason-throw-above = Du blir av med { $card }, som kunde ha tvingat dig att ta { $target }.
barbu-reason-throw-top = Du blir av med { $card }: ingen annan har ett högre kort i { $suit }.
barbu-reason-throw = Du blir av med { $card }: hos de andra finns { $lower ->
    [one] ett lägre kort
   *[other] { $lower } lägre kort
} i { $suit }.
barbu-reason-throw-safe = Ingen annan har ett lägre kort i { $suit } än { $card }: det kan du tryggt behålla.
barbu-reason-throw-alone = Ingen annan har { $suit }: { $card } tar ett stick bara om du spelar ut det.
barbu-reason-keeps-alone = Du behåller { $cards }: ingen annan har { $suit }, så du tar stick i den färgen bara om du själv spelar ut den.
barbu-reason-hearts-wait = Hjärter får man bara spela ut om man inte har något annat: { $card } behöver inte sakas genast.
barbu-reason-cannot-follow = Du kan inte följa färg, så du kan inte ta sticket.
barbu-reason-under-cost = Du blir av med { $card } (−{ $cost }): { $best } är högre, så någon annan tar det.
barbu-reason-highest-under = Det är ditt högsta kort under { $best }, så du tar inte sticket.
barbu-reason-under = Det ligger under { $best }, så du tar inte sticket.
barbu-reason-higher-fits = Du kan bli av med { $higher } i stället: det ligger också under { $best }.
barbu-reason-nothing-lower = Du har inget kort i färgen under { $best }, så du måste lägga över.
barbu-reason-may-be-beaten = Den som spelar efter dig kan ha { $higher ->
    [one] ett högre kort, som skulle ta sticket
   *[other] { $higher } högre kort, som alla skulle ta sticket
} i stället.
barbu-reason-takes-cost = Det tar sticket: −{ $cost }.
barbu-reason-takes-cost-yet = Ingen efter dig kan lägga högre: kortet tar sticket, −{ $cost } än så länge.
barbu-reason-takes-nothing = Det tar sticket, som inte kostar något.
barbu-reason-takes-nothing-yet = Ingen efter dig kan lägga högre: kortet tar sticket, som än så länge inte kostar något.
barbu-reason-keeps-under = Du sparar { $cards } för att kunna ligga under de andra senare.
barbu-reason-may-throw = { $player } är renons i { $suit } och kan saka ett kort som kostar.
barbu-reason-several-may-throw = { $whom } är renons i { $suit } och kan saka det som kostar.
barbu-reason-may-fall = { $target } kan ännu falla i sticket, och då kan du bli tvungen att ta det.
barbu-reason-takes-thrown = Det tar sticket, och { $whom }, som är renons i { $suit }, kan saka det som kostar.
barbu-reason-nothing-yet = Än så länge finns inget i sticket som kostar.
barbu-reason-your-highest = Du blir av med ditt högsta kort i { $suit }.
barbu-reason-among-highest = Du blir av med ett kort som är lika högt som ditt högsta i { $suit }: ingen annan har något däremellan.
barbu-reason-last-of-suit = Det är ditt sista kort i { $suit }: när färgen spelas igen kan du saka vad du vill.
barbu-reason-nearly-void = Sedan har du bara { $card } kvar i { $suit }: när det är spelat kan du saka på den färgen.
barbu-reason-leaves-alone = Då står { $card } ensam i sin färg: spelas färgen ut måste du lägga den.
barbu-reason-last-before-throw = Det är ditt sista kort i { $suit }: när färgen spelas igen kan du saka { $target }.
barbu-reason-towards-throw = { $count ->
    [one] Sedan har du ett kort kvar i { $suit }: när det är borta kan du saka { $target } på den färgen.
   *[other] Sedan har du { $count } kort kvar i { $suit }: när de är borta kan du saka { $target } på den färgen.
}
barbu-reason-keeps-low = Du sparar { $card } till slutet: ingen annan har ett lägre kort i { $suit }.
barbu-reason-cash-later = Du behåller { $cards }: med { $count ->
    [one] det kan du ta ett stick
   *[other] dem kan du ta stick
} senare, så länge sticken inte kostar något.
barbu-reason-may-cash = Du behåller { $cards }: bara { $higher } är högre, så { $count ->
    [one] det
   *[other] de
} kan ännu ta ett stick medan sticken inte kostar något.
barbu-reason-middle-goes = { $card } kan du göra dig av med: till skillnad från { $best } tar det inte säkert ett gratis stick senare, och det är för högt att spara till slutet.
barbu-reason-keeps-way-out = Du sparar { $card } som ett säkert utspel till senare: ingen annan har ett lägre kort i { $suit }.
barbu-reason-keeps-lower = Du sparar { $card } för att bli av med utspelet senare: i { $suit } har de andra { $higher } högre kort och { $lower ->
    [one] ett lägre
   *[other] { $lower } lägre
}.

barbu-reason-nothing-fits = Inget av dina kort går att lägga.
barbu-reason-opens-own = Det öppnar för { $card }, som du själv har.
barbu-reason-opens-nothing = Inget kort kommer efter det, så det öppnar inget för de andra.
barbu-reason-way-to = Det banar väg för { $card }, som du själv har; emellan finns { $others ->
    [one] ett kort
   *[other] { $others } kort
} hos de andra.
barbu-reason-way-longest = Det tar dig närmare { $card }. Vägen dit är den längsta du kan förkorta nu: { $others } av de andras kort ligger emellan.
barbu-reason-way-past-own = Bortom ditt eget { $own } för det dig också närmare { $card }: de andra har { $others ->
    [one] kortet
   *[other] de { $others } korten
} däremellan.
barbu-reason-holds-back = Du håller inne { $card }: { $count ->
    [one] { $waits }, som en annan spelare har, väntar på det
   *[other] { $count } kort hos andra väntar på det, först { $waits }
}.
barbu-reason-holds-run = Du håller inne { $cards }: { $count } kort hos andra väntar på dem.
barbu-reason-holds-start = Du håller inne { $card }: { $count } kort hos andra väntar på det, både högre och lägre.
barbu-reason-keeps-free = Du sparar { $card } i reserv till ett varv då du vill hålla på dina andra kort: det öppnar inte för någon.
barbu-reason-opens-fewest = Av alla kort som du kan lägga är det detta som öppnar minst för de andra: { $count } kort.
barbu-reason-opens-other = Det öppnar genast för { $count ->
    [one] { $card }, som en annan spelare har
   *[other] { $count } kort hos andra, först { $card }
}.
barbu-reason-opens-row = Det öppnar genast för { $count } kort hos andra, både högre och lägre.
barbu-reason-gives-up = Så länge du behåller { $card } måste { $count ->
    [one] ett kort
   *[other] { $count } kort
} hos de andra vänta på det.
barbu-reason-can-wait = Inget av dina andra kort väntar på { $card }, och det kan du lägga även senare.
barbu-reason-given-up-soon = Utöver { $card } kan du bara lägga { $other }: { $card } kan du knappast hålla inne så länge till.

barbu-reason-flushes = Alla måste i tur och ordning gå över den högsta trumfen i sticket om de kan: det kan locka fram trumf som slår { $card }, som du har kvar.
barbu-reason-need-not-lead = Den som tar sticket spelar ut till nästa, och inget av dina kort tar det garanterat.
barbu-reason-becomes-top = Du behåller { $card }: bara { $higher } är högre. När det kortet har fallit är ditt högst i { $suit }.
barbu-reason-beats-later = Du sparar { $card } för att slå { $cards } senare: i det här sticket har inget högt kort fallit än.
barbu-reason-long-suit = Du har kvar { $count } kort i { $suit }: ju fler i färgen som faller, desto lättare tar dina kort stick.
barbu-reason-makes-discard = Ingen annan har trumf kvar, så på { $card } måste de andra saka, kanske höga kort.
barbu-reason-forces = Ingen annan har { $suit } kvar: nästa spelare som har en trumf måste offra den på ditt utspel.
barbu-reason-void-left = { $count ->
    [one] Efter { $card } är du renons i { $suit } och kan trumfa; de andra har ett kort kvar i färgen.
   *[other] Efter { $card } är du renons i { $suit } och kan trumfa; de andra har { $count } kort kvar i färgen.
}
barbu-reason-all-follow = De andra har { $count } { $suit } kvar: troligen måste alla följa färg, och ingen kan lägga trumf.
barbu-reason-soon-trumped = De andra har bara några få kort kvar i { $suit }, så någon kan kanske lägga trumf.
barbu-reason-draws-for = För varje trumf som faller är det en mindre som kan slå { $cards }, som du har kvar.
barbu-reason-draws-low = { $count ->
    [one] Du behåller { $cards }, som tar ett stick senare också: en lägre trumf drar ut lika många trumf.
   *[other] Du behåller { $cards }, som tar stick senare också: en lägre trumf drar ut lika många trumf.
}
barbu-reason-tops-wait = Du behåller { $cards } tills andra spelar ut { $count ->
    [one] den färgen
   *[other] de färgerna
}: då kan du slå höga kort också.
barbu-reason-trumps-wait = Du behåller { $cards }: ingen annan har högre trumf, så du tar stick med den trumfen även senare.
barbu-reason-in-between = Du kan avvara { $card }: för lågt för att säkert ta ett gratis stick, för högt att spara till slutet.
barbu-reason-hardly-wins = { $card } tar knappast något stick: de andra har { $higher } högre kort i { $suit }.
barbu-reason-lone = Ingen annan har { $suit } kvar: { $card } tar ett stick bara om du spelar ut det.
barbu-reason-as-good-left = Du behåller { $next }, som är lika bra framöver: ingen annan har ett kort kvar däremellan.

barbu-takes = { $card } tar { $what } efter det draget i { $this } % av de provspelade givarna, och efter { $advised } i { $first } %.
barbu-takes-again = { $card } tar { $what } efter det draget i { $this } % av de provspelade givarna.
barbu-takes-alone = Efter det draget tar { $card } { $what } i { $this } % av de provspelade givarna, eftersom ingen annan då har { $suit } kvar; efter { $advised } i { $first } %.
barbu-stuck = Efter det draget blir du till slut sittande med { $card } i { $this } % av de provspelade givarna; efter { $advised } i { $first } %.
barbu-stuck-again = Efter det draget blir du till slut sittande med { $card } i { $this } % av de provspelade givarna.
barbu-stuck-kept = Om du sparar { $card } sitter du kvar med kortet på slutet i { $this } % av de provspelade givarna.
barbu-takes-played = Om du spelar { $card } nu, tar kortet { $what } i { $this } % av de provspelade givarna; om du behåller det och lägger { $advised } i stället händer det i { $first } %.
barbu-takes-kept = Om du sparar { $card } tar kortet { $what } i { $this } % av de provspelade givarna; om du spelar det nu, i { $first } %.
barbu-takes-kept-again = Om du sparar { $card } tar kortet { $what } i { $this } % av de provspelade givarna.
barbu-taken-NT = ett stick
barbu-taken-NQ = en { $rank }
barbu-taken-NL = ett av de två sista sticken
barbu-taken-NH = { $suit }
barbu-taken-NK = { $card }
barbu-takes-all-NT = På 100 provspelade givar tar du då { $more } stick fler än efter { $advised }.
barbu-takes-all-NQ = Jämfört med { $advised } tar du då { $more } fler stick med en { $rank } i på 100 provspelade givar.
barbu-takes-all-NL = På 100 provspelade givar tar du då ett av de två sista sticken { $more } fler gånger än efter { $advised }.
barbu-takes-all-NH = På 100 provspelade givar tar du då { $more } fler stick där { $suit } ingår än efter { $advised }.
barbu-takes-all-NK = Av 100 provspelade givar tar du då { $card } i { $more } fler än efter { $advised }.
barbu-takes-all-TR = På 100 provspelade givar tar du då { $more } stick färre än efter { $advised }.
barbu-takes-all-DO = På 100 provspelade givar sitter du då till slut med sammanlagt { $more } fler kort på handen än efter { $advised }.
barbu-declarer-takes-NT = På 100 provspelade givar tar du { $count } stick; jämnt fördelat vore det { $share }.
barbu-declarer-takes-NL = På 100 provspelade givar tar du ett av de två sista sticken { $count ->
    [one] en gång
   *[other] { $count } gånger
}; jämnt fördelat vore det { $share }.
barbu-declarer-takes-NK = Du tar { $card } i { $count } av 100 provspelade givar; jämnt fördelat vore det { $share }.

## Varför inte

barbu-no-such-action = Det går inte att göra i barbu.
barbu-already-declared = Kontraktet i den här given är redan valt.
barbu-declare-first = Spelföraren måste först välja kontrakt.
barbu-declared-before = { $contract }: det har du redan valt, och varje kontrakt får du bara välja en gång.
barbu-no-doubling = Vid det här bordet spelar man utan dubbling.
barbu-double-first = Första kortet spelas ut när alla har sagt vilka de dubblar.
barbu-doubling-over = Dubblingen i den här given är över.
barbu-named-twice = Du nämnde en spelare två gånger; var och en kan bara dubblas en gång.
barbu-not-yourself = Du kan inte dubbla dig själv.
barbu-dealer-only = I trumf och domino får du vid det här bordet bara dubbla spelföraren.
barbu-redouble-only = { $player } har inte dubblat dig; som spelförare får du bara redubbla.
barbu-doubled-you = { $player } har dubblat dig; som spelförare dubblar du bara dem som inte har gjort det.
barbu-must-double = Dina obligatoriska dubblingar av den här spelföraren måste göras nu: ta med spelföraren bland dem du dubblar.
barbu-no-heart-lead = { $suit } får inte spelas ut än: du har andra färger kvar.
barbu-must-follow = { $suit } spelades ut, och du har färgen: följ färg.
barbu-must-beat = Du har en högre trumf än { $card }: lägg en sådan.
barbu-must-trump = Du är renons i { $suit }: lägg en trumf ({ $trump }).
barbu-must-overtrump = Du kan inte följa färg och har en högre trumf än { $card }: lägg en sådan.
barbu-no-pass = Bara i domino går det att passa.
barbu-must-lay = Du har ett kort som går att lägga, så du kan inte passa.
barbu-not-started = Raden i { $suit } börjar med startvalören: { $rank }.
barbu-not-next = Radens ändar i { $suit }: { $cards }. Du kan bara lägga nästa kort i någon av ändarna.
## Reglerna, en sida var; första raden är rubriken

barbu-outcome-doubling = före dubblingarna, i snitt { $player0 } { $score0 } · { $player1 } { $score1 } · { $player2 } { $score2 } · { $player3 } { $score3 }
barbu-outcome-with-doubles = med dubblingarna får du i snitt { $own }, de andra { $others } var

## The rules: a page is a text, its paragraphs are attributes; words that they explain

barbu-rules-overview = Spelet
    .cards = Fyra spelare, var och en för sig själv, med 52 kort, tretton var. I varje färg är esset högst och tvåan lägst.
    .turns = Turen går alltid runt åt samma håll. Bordet säger vems tur det är; mellan två givar är det ingens.
    .declarer = Den som ger är också *spelförare*: efter en titt på handen väljer spelföraren ett av sju *kontrakt*. I ett helt parti på 28 givar väljer varje spelare vart och ett av dem **en gång**. Spara alltså de bra till rätt hand, och bli av med de dåliga i tid.
    .course = Så spelas en giv:
    .course-declare = 1. Spelföraren väljer kontrakt.
    .course-double = 2. I tur och ordning får var och en *dubbla* andra spelare: slå vad om att man får fler poäng än de i den här given.
    .course-play = 3. Korten spelas: tretton stick, eller *domino*, där korten läggs ut i rader.
    .course-score = 4. Alla får de poäng som kontraktet ger, och dubblade par gör upp skillnaden sinsemellan.
    .zero = De sju kontrakten ger tillsammans noll, så det som en spelare förlorar vinner en annan. Högst summa vinner; vid lika summa delas platsen.
barbu-rules-contracts = De sju kontrakten
    .negative = Fem är *negativa*: det finns ingen trumf, och du vill inte ta något.
    .tricks = • **Inga stick**: −2 för varje stick (−26 sammanlagt).
    .queens = • **Inga damer**: −6 för varje dam (−24 sammanlagt).
    .last = • **Inte de två sista**: −10 för det näst sista sticket, −20 för det sista (−30 sammanlagt).
    .hearts = • **Inga hjärter**: −2 för varje hjärter, men −6 för hjärter ess (−30 sammanlagt).
    .king = • **Ingen hjärter kung**: −20 för den kungen, *barbu* (”den skäggige”).
    .positive = Två är *positiva*:
    .trumps = • **Trumf**: spelföraren väljer färgen; +5 för varje stick (+65 sammanlagt).
    .dominoes = • **Domino**: den som först blir av med korten får 45, sedan 20, 5 och sist −5 (+65 sammanlagt).
    .left = Vem som har vilka kontrakt kvar ser du vid bordet mellan två givar, och när som helst i protokollet.
barbu-rules-play = Sticken
    .lead = Spelföraren spelar ut till första sticket, sedan den som tog det förra. Var och en lägger ett kort från handen.
    .follow = Följ färg om du kan; du behöver inte lägga högre.
    .wins = Den högsta trumfen tar sticket; finns det ingen trumf i sticket går det till det högsta kortet i den utspelade färgen.
    .in-negative = I de negativa kontrakten:
    .void = • Kan du inte följa färg lägger du vad du vill.
    .heart-lead = • I *inga hjärter* och *ingen hjärter kung* får du spela ut hjärter bara när du inte har något annat. Att saka hjärter är alltid tillåtet när du inte kan följa färg.
    .decided = • Given slutar genast när det inte finns något kvar att ta: efter fjärde damen, sista hjärtern eller kungen.
    .in-trumps = I trumf:
    .beat = • **Trumf är utspelad**: lägg en högre trumf än den bästa i sticket om du kan, annars vilken trumf som helst.
    .trump = • **En annan färg är utspelad** och du kan inte följa: du måste trumfa, och är sticket redan trumfat måste du trumfa högre. Kan du inte det lägger du vad du vill.
    .face-up = Damer, hjärter och kungen ligger kvar öppet framför den som tog dem.
barbu-rules-trick-example = Exempel: ett stick
    .shown = Ur en giv med *trumf*: händerna sent i given, korten som spelades från dem, och vilka kort reglerna förbjöd.
barbu-rules-dominoes = Domino
    .start = Spelföraren säger en *startvalör* och behöver inte själv ha något sådant kort. Varje färg har en egen rad, som börjar med den valören och växer åt båda hållen: 2 3 4 5 6 7 8 9 10 Kn D K E.
    .lay = Spelföraren börjar, sedan går turen runt. Du lägger **ett** kort: ett startkort i en färg som ännu inte har någon rad, eller nästa kort i någon ände av en rad. Inget följer på esset, och inget kommer under tvåan.
    .pass = Du passar bara när inget går att lägga. När du passar vet alltså alla vad du inte har.
    .out = Den som har lagt sitt sista kort är ute. När den tredje är ute är given slut.
    .scores = Först klar +45, sedan +20, +5, och sist −5.
    .table = Bordet visar vad som kommer härnäst i varje rad.
barbu-rules-doubling = Dubbling
    .what = Att dubbla en spelare är att slå vad om att du får fler poäng än den spelaren i given. Du får dubbla en, flera, alla eller ingen.
    .once = Var och en har en tur, spelföraren sist. Den som blir dubblad efter sin egen tur kan inte svara.
    .pays = När given är slut jämför varje dubblat par sina poäng. Den som har fler får **skillnaden** av den andra, en gång om en av dem har dubblat, två gånger om båda har gjort det (de har *redubblat*, ×2). Lika poäng ger inget.
    .declarer = • **Spelföraren** får enligt de klassiska reglerna bara dubbla dem som *inte* har dubblat spelföraren. Enligt de internationella får spelföraren *bara* redubbla dem som har gjort det.
    .others = • **De andra** får dubbla vem som helst utom sig själva. Enligt de internationella reglerna dubblar de i trumf och domino bara spelföraren.
    .compulsory = • **Obligatoriska dubblingar** (internationella): under varje spelförares sju givar måste du dubbla den spelaren minst två gånger. När du är skyldig lika många dubblingar som spelföraren har givar kvar måste du dubbla.
barbu-rules-double-example = Exempel: dubblingar
    .shown = Ur en giv med *inga damer*: varje spelares hand, och vem spelaren dubblade.
barbu-rules-scoring = Protokollet
    .sheet = Protokollet har ett stycke för varje giv:
    .contract = • kontraktet, och vem som valde det;
    .doubles = • vem som dubblade vem;
    .check = • *kontrollen*: summan av de fyra spelarnas poäng i given, som måste stämma med kontraktet;
    .players = • för varje spelare vad given gav: först för stick eller kort, sedan vad spelaren fick av de andra och betalade till dem (×2 betyder att båda hade dubblat);
    .totals = • summorna.
    .left = Nedanför den senaste given ser du vem som har valt vad, och vad som är kvar.
    .end = Efter 28 givar blir alla summor tillsammans noll. Den högsta vinner.
barbu-rules-score-example = Exempel: så räknas en giv
    .shown = Sista sticket i given med *inga damer* från ”Exempel: dubblingar”, och hur given räknades, med alla betalningar.
barbu-rules-strategy = Tio råd
    .rule1 = 1. Fråga inte vilket kontrakt som passar handen bäst, utan i vilket kontrakt den har störst försprång framför en genomsnittlig hand: varje kontrakt får du bara välja en gång.
    .rule2 = 2. Spara trumf och domino till bra händer, och välj ett negativt kontrakt med en vanlig hand.
    .rule3 = 3. Trumf: fem i en färg med två av dess högsta honnörer, och ett ess vid sidan om, är en bra hand. Den högsta trumfen tar sitt stick när som helst, så spela ofta först ut lågt i en annan färg: i en kort färg, för att snart kunna trumfa den, eller i en lång. Spara essen tills andra spelar ut i de färgerna; spela ut trumf när andra kan trumfa dina höga kort.
    .rule4 = 4. Domino: säg helst en startvalör som du har två eller fler av, eller en som ligger nära de flesta av dina kort; många ess och tvåor är dåligt.
    .rule5 = 5. *Ingen hjärter kung* är tryggt även om du har kungen själv, bara du har två eller fler lägre hjärter till.
    .rule6 = 6. *Inga damer*: en dam med tre lägre kort i sin färg är nästan ofarlig; ensam eller med bara ett sådant kort är hon en fara.
    .rule7 = 7. *Inga stick* och *inte de två sista* kräver ett lågt kort i varje färg; en lång färg utan sina låga kort tar sticken på slutet.
    .rule8 = 8. Dubbla den som du räknar med att slå, om så bara med en eller två poäng: i snitt kostar det inget, och du riskerar inte mer än du kan vinna.
    .rule9 = 9. Tänk dig för innan du dubblar någon som har dubblat dig: den spelaren räknar med att ligga före. Någon som kunde ha dubblat dig och lät bli är ett bättre mål.
    .rule10 = 10. Dubbla inte spelföraren i trumf och domino, om inte din hand är mycket bra: de kontrakten väljs med de bästa händerna.
barbu-rules-options = Val
    .about = Det här kan du ändra före ett parti; i *Klassiska* gäller det första på varje rad.
    .deals = • **Givar**: 28, eller 12 (tre kontrakt var), eller 4 (ett var).
    .declarers = • **Spelförare**: ny efter varje giv, eller först när den förra har valt alla sina kontrakt.
    .doubling = • **Dubbling**: på eller av.
    .declarer = • **Spelföraren får dubbla**: dem som inte har dubblat spelföraren; dem som har gjort det (internationellt); ingen; eller vem som helst.
    .others = • **I trumf och domino får de andra dubbla**: vem de vill; eller bara spelföraren (internationellt).
    .compulsory = • **Obligatoriska dubblingar mot varje spelförare**: 0; eller 2 (internationellt), i ett parti på 28 givar.
    .undoubled = • **Negativa givar som ingen dubblar**: spelas; eller spelas inte, och spelförarens tre motspelare delar på minuset: −9 var i ”inga stick”, −8 i ”inga damer”, −10 i ”inte de två sista” och ”inga hjärter”, −7 i ”ingen hjärter kung”. Spelföraren får det som gör att summan stämmer, 0 eller 1.
    .hearts = • **Spela ut hjärter i ”inga hjärter” och ”ingen hjärter kung”**: bara om man inte har annat; när en hjärter har sakats; eller alltid.
    .ruff = • **I trumf, när du varken kan följa färg eller ta sticket**: lägg vad du vill; eller så måste du ändå lägga en trumf.
    .decided = • **Avgjorda givar**: slutar genast, eller spelas färdigt.
    .ace = • **Ett ess i domino**: ger inget extra drag, eller ett.
    .dominoes = • **Domino ger**: 45, 20, 5, −5; eller 40, 20, 10, −5.
    .domino-end = • **Domino slutar**: när tre har gått ut, eller med det sista kortet.

barbu-word-declarer = spelförare
barbu-word-contract = kontrakt
barbu-word-double = dubbla
    .also = dubbl
barbu-word-dominoes = domino
barbu-word-negative = negativ
barbu-word-barbu = barbu
barbu-word-positive = positiv
barbu-word-start = startvalör
    .also = startkort
barbu-word-redouble = redubbla
    .also = redubbl
barbu-word-check = kontroll
