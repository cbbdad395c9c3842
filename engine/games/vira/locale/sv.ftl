# Vira. Kort, färger, spelare och bud kommer som färdiga ord, belopp som tal. Orden är viraspelarnas egna: giv, bet,
# kodilj, pulla, pinnar, köp och omköp, högsta färg, andra färg och ofärg.

vira-name = Vira
vira-figure-pot = Pulla

## Regler och val

vira-preset-article = Stockholms budtabell (fyrtio bud)
vira-option-deals = Givar
vira-option-potUnit = Pullan delas till sist i enheter om
vira-option-qualifierJump = ”I färg” och ”i högsta färg”
vira-option-qualifierJump-off = steg för steg
vira-option-qualifierJump-on = direkt med ett nytt bud
vira-option-stopWhenDecided = Avgjorda givar
vira-option-stopWhenDecided-off = spelas färdigt
vira-option-stopWhenDecided-on = slutar genast
vira-option-revealUnused = Kastade kort och resten av talongen efter given
vira-option-revealUnused-off = förblir dolda
vira-option-revealUnused-on = visas

## De fyrtio buden

vira-bid-six = Begär 6
    .also = Begär, Begär sex, Sexa
vira-bid-turne6 = Turné 6
    .also = Turné sex
vira-bid-seven = 7-spel
    .also = Sju, Sjuspel
vira-bid-vingel6 = Vingel 6
    .also = Vingel sex
vira-bid-gask0 = Gask på 0
    .also = Gask på noll, Gask noll, Gask 0
vira-bid-gok = Gök
vira-bid-turne7 = Turné 7
    .also = Turné sju
vira-bid-kopmisar1 = Köpmisär på 1
    .also = Köpmisär på ett, Köpmisär ett, Köpmisär 1
vira-bid-gask1 = Gask på 1
    .also = Gask på ett, Gask ett, Gask 1
vira-bid-eight = 8-spel
    .also = Åtta, Åttaspel
vira-bid-vingel7 = Vingel 7
    .also = Vingel sju
vira-bid-turne8 = Turné 8
    .also = Turné åtta
vira-bid-kopmisar2 = Köpmisär på 2
    .also = Köpmisär på två, Köpmisär två, Köpmisär 2
vira-bid-gask2 = Gask på 2
    .also = Gask på två, Gask två, Gask 2
vira-bid-solo6 = Solo 6
    .also = Solo sex
vira-bid-vingel8 = Vingel 8
    .also = Vingel åtta
vira-bid-kopmisar3 = Köpmisär på 3
    .also = Köpmisär på tre, Köpmisär tre, Köpmisär 3
vira-bid-gask3 = Gask på 3
    .also = Gask på tre, Gask tre, Gask 3
vira-bid-nine = 9-spel
    .also = Nio, Niospel
vira-bid-kopmisar4 = Köpmisär på 4
    .also = Köpmisär på fyra, Köpmisär fyra, Köpmisär 4
vira-bid-gask4 = Gask på 4
    .also = Gask på fyra, Gask fyra, Gask 4
vira-bid-tringel9 = Tringel 9
    .also = Tringel nio
vira-bid-kopmisar5 = Köpmisär på 5
    .also = Köpmisär på fem, Köpmisär fem, Köpmisär 5
vira-bid-gask6 = Gask på 6
    .also = Gask på sex, Gask sex, Gask 6
vira-bid-solo7 = Solo 7
    .also = Solo sju
vira-bid-kopmisar6 = Köpmisär på 6
    .also = Köpmisär på sex, Köpmisär sex, Köpmisär 6
vira-bid-gask5 = Gask på 5
    .also = Gask på fem, Gask fem, Gask 5
vira-bid-solo8 = Solo 8
    .also = Solo åtta
vira-bid-vira = Vira
vira-bid-petite = Solo petite misär
    .also = Solo petite, Petite misär
vira-bid-solo9 = Solo 9
    .also = Solo nio
vira-bid-grande = Solo grande misär
    .also = Solo grande, Grande misär
vira-bid-solo10 = Solo 10
    .also = Solo tio
vira-bid-petite_ouverte = Solo petite misär ouverte
vira-bid-petite_royale = Solo petite misär ouverte royale
vira-bid-solo11 = Solo 11
    .also = Solo elva
vira-bid-grande_ouverte = Solo grande misär ouverte
vira-bid-grande_royale = Solo grande misär ouverte royale
vira-bid-solo12 = Solo 12
    .also = Solo tolv
vira-bid-solo_vira = Solo vira
vira-bid-in-colour = { $bid } i färg
vira-bid-in-preference = { $bid } i högsta färg
vira-bid-misere = { $bid }, misär

## Vad ett bud innebär: mål, köp och betalning

vira-meaning = { $aim } · { $exchange } · { $price }
vira-meaning-short = { $aim } · { $price }
vira-aim-win = { $tricks } stick
vira-aim-all = alla 13 stick
vira-aim-lose = inget av { $tricks } stick
vira-aim-either = { $win } eller inget av { $tricks }
vira-aim-trumps = { $aim }, trumf { $suits }
vira-open-before_lead = { $aim }, öppet
vira-open-before_defender_exchange = { $aim }, genast öppet
vira-open-own_first_card = { $aim }, öppet från spelförarens första kort
vira-exchange-bought = köp 0–{ $maximum }
vira-exchange-turned = vänd { $turned }, köp { $minimum }–{ $maximum }
vira-exchange-keep = behåll { $kept } + talong
vira-exchange-talon = ta talongen, kasta 13
vira-exchange-exactly = köp { $count }, kasta sedan { $shed }
vira-exchange-shed = inget köp, kasta { $shed }
vira-exchange-none = inget köp
vira-pot = hem +{ $win }, bet −{ $single }/−{ $double }
vira-price = { $pot } · { $points }
vira-points-each = pinnar { $points }
vira-points = ±{ $points }
vira-points-with = { $suits }{ "\u00A0" }±{ $points }
vira-points-else = annars{ "\u00A0" }±{ $points }
vira-columns-one = { $points }
vira-columns-three = högsta färg { $pref }, andra { $second }, ofärg { $other }
vira-columns-suits = { $pref }: { $in_pref } · { $second }: { $in_second } · { $other }: { $in_other }

## Svaren som de står på knappar och i menyer

vira-group-play = Ta stick: begär 6, turné … solo
vira-group-gask = Hela talongen: gask, gök, vira
vira-group-misere = Inga stick: köpmisär, misär
vira-group-sharpen = Ditt spel
vira-group-trumps = Trumf
vira-group-decide = Spela eller lägg ner spelet
vira-group-instead = I stället för trumf: misär, eller lägg ner spelet
vira-group-surrender = I stället för att spela: lägg ner spelet
vira-group-hand = Dina kort
vira-played-about = Bud som du har spelat
vira-played-buy = Begär 6 och 7- till 9-spel
vira-played-turne = Turné
vira-played-vingel = Vingel
vira-played-tringel = Tringel
vira-played-gask = Gask
vira-played-gok = Gök
vira-played-vira = Vira
vira-played-kopmisar = Köpmisär
vira-played-solo = Solo
vira-played-solomisar = Solomisär
vira-action-card = { $card }
vira-say-colour = I färg
    .also = Färg
vira-say-preference = I högsta färg
    .also = Högsta färg, Preferens
vira-say-hold = Håller
    .also = Hålla, Håll, Jag håller
vira-say-pass = Pass
    .also = Passa, Passar, Jag passar
vira-pass-ends = budgivningen är slut, och { $player } spelar { $bid }
vira-pass-ends-open = budgivningen är slut: { $player } spelar { $bid } eller ett starkare spel av samma slag
vira-pass-out = du är ute ur budgivningen; högsta bud är { $bid } ({ $player })
vira-sharpen-none = Behåll budet
    .also = Behålla, Behåller
vira-name-trump = Trumf { $suit }
vira-trump-meaning = betalas som { $column }: { $points ->
    [0] inga pinnar
    [one] 1 pinne från eller till varje motspelare
   *[other] { $points } pinnar från eller till varje motspelare
}
vira-decide-stand = Spela
    .also = Spelar, Jag spelar
vira-decide-surrender = Lägg ner spelet
    .also = Lägga sig, Lägg dig, Lägger mig, Jag lägger mig, Lägg spelet, Lägga spelet
vira-decide-re-exchange = Köp om
    .also = Köpa om, Köper om, Jag köper om, Omköp
vira-decide-misere = Spela misär
    .also = Misär
vira-pick-defence = Vilka kort kastar du? Du köper lika många; talongen har { $maximum }.
vira-pick-exchange = Vilka kort kastar du? Du köper lika många.
vira-pick-keep = Vilka kort behåller du? De andra kastas, och du tar talongen.
vira-pick-discard = Vilka kort kastar du?
vira-pick-shed = Vilka kort kastar du innan spelet börjar?
vira-chosen-exchange = Kastas
vira-left-exchange = Behålls
vira-chosen-keep = Behålls
vira-left-keep = Kastas
vira-chosen-discard = Kastas
vira-left-discard = Behålls

## Varför ett svar är bra: sådant som spelaren kan veta

vira-reason-trumps = Med { $suit } som trumf har du { $count ->
    [0] ingen trumf
    [one] en trumf, som inte är bland de fyra högsta
   *[other] { $count } trumf, ingen av de fyra högsta
}.
vira-reason-trumps-with = Med { $suit } som trumf har du { $count ->
    [one] en trumf: { $cards }
   *[other] { $count } trumf, bland dem { $cards }
}.
vira-reason-tops = I de andra färgerna har du { $cards }.
vira-reason-tops-in-hand = Du har { $cards }.
vira-reason-any-suit = { $count ->
    [0] Det kan vändas upp en färg som du är renons i.
   *[other] Vilken färg som än vänds upp har du minst { $count } kort i den.
}
vira-reason-safe-suits = I { $suits } kan du alltid lägga lägre än de andra.
vira-reason-low-cards = Du har { $count ->
    [0] inget lågt kort
    [one] ett lågt kort
   *[other] { $count } låga kort
} ({ $rank } eller lägre).
vira-reason-choose = Du väljer dina 13 kort bland { $cards }.
vira-reason-new-hand = Du byter hela handen mot talongen.
vira-reason-would-keep = Du skulle behålla { $cards }.
vira-reason-gets-rid = Du blir av med { $cards }.

vira-reason-low-guard = Du har låggard i { $suit }, så det kostar inget att passa.
vira-reason-no-guard = Du har ingen låggard: går göken hem kostar det { $fine } att ha passat.
vira-reason-hold = Du behöver inte bjuda högre: { $bid } blir ditt.
vira-reason-goes-higher = Det lägsta bud som du har kvar är { $bid }.
vira-reason-longest = Din längsta färg har { $count } kort, och du har { $tops ->
    [0] inget
   *[other] { $tops }
} av de åtta essen och kungarna.
vira-reason-pays-more = Varje motspelare betalar upp till { $points } i stället för { $now }.
vira-reason-enough = Med trumf räcker det nu med { $tricks } stick; ett högre spel kräver fler.
vira-reason-exchanges = Nu köper du { $count ->
    [one] bara ett kort
   *[other] bara { $count } kort
}; i ett högre spel måste du köpa fler.

vira-reason-turned = Trumf som du får ur talongen: { $cards }.
vira-reason-column = { $points ->
    [0] Med den trumfen betalas inga pinnar.
    [one] Med den trumfen betalar eller får varje motspelare 1 pinne.
   *[other] Med den trumfen betalar eller får varje motspelare { $points } pinnar.
}
vira-reason-surrender-costs = Du betalar { $points } till pullan nu, i stället för { $double } om du blir kodilj.
vira-reason-surrender-double = Lägger du ner spelet betalar du { $points } till pullan, lika mycket som för en kodilj.
vira-reason-new-cards = Du köper { $count ->
    [one] ett nytt kort
   *[other] upp till { $count } nya kort
}.
vira-reason-fee = { $points ->
    [0] Det kostar dig inga pinnar.
    [one] Det kostar dig genast 1 pinne till varje motspelare.
   *[other] Det kostar dig genast { $points } pinnar till varje motspelare.
}

vira-reason-draws = Du köper { $count ->
    [0] inga kort
    [one] ett kort
   *[other] { $count } kort
} och lämnar { $left ->
    [0] inget
   *[other] { $left }
} i talongen.
vira-reason-only-high = Du kastar bara kort som är högre än en { $rank }.
vira-reason-keeps-low = Du behåller { $count ->
    [0] inget lågt kort
    [one] ett lågt kort
   *[other] { $count } låga kort
} ({ $rank } eller lägre).
vira-reason-gives-no-top = Du kastar ingen trumf, inget ess och ingen kung.
vira-reason-keeps-none = I { $suits } behåller du inget.

vira-reason-lead = De andra kan { $lower ->
    [0] inte ha något kort
    [one] ha ett kort
   *[other] ha { $lower } kort
} under { $card } i färgen.
vira-reason-throw = Du kan inte följa färg och blir av med { $card }. Under det finns { $lower ->
    [0] inget kort
    [one] ett kort
   *[other] { $lower } kort
} som de andra kan ha.
vira-reason-nothing-lower = Du har inget lägre än { $best }.
vira-reason-beaten = { $count ->
    [one] Ett kort
   *[other] { $count } kort
} kan fortfarande ta sticket från dig.
vira-reason-takes = Ingen efter dig kan lägga högre.
vira-reason-highest-under = Det är det högsta kort som du kan lägga under { $best }.
vira-reason-under = Det ligger under { $best }, så du tar inte sticket.
vira-reason-last = Det är ditt sista kort i { $suit }: spelas färgen igen kan du saka vad du vill.
vira-reason-leaves-on-top = Du låter { $card } ligga högst.
vira-reason-stays-theirs = Du lämnar sticket åt { $player }, som just nu tar det med { $card }.
vira-reason-frees = Med { $card } tar du sticket från { $player }.
vira-reason-already-under = { $player } kan inte längre ta det här sticket.
vira-reason-high-away = Du blir av med { $card }, ditt högsta kort i färgen.
vira-reason-declarer-void = { $player } är renons i { $suit }.
vira-reason-below = Under { $card } kan { $player } { $count ->
    [0] inte ha något kort och kan alltså bara följa färg med ett högre
    [one] bara ha ett kort
   *[other] ha högst { $count } kort
}.

## Bordet

vira-heading-opening = { $length } givar
vira-heading-deal = Giv { $number } av { $length }
vira-heading-standing = { $bid }: { $meaning }
vira-preference = Högsta färg { $suit }, andra färg { $second }
vira-contract = { $contract } – { $aim }
vira-trumps = trumf { $suit }, { $column }
vira-talon = talong { $count }
vira-column-pref = högsta färg
vira-column-second = andra färg
vira-column-other = ofärg
vira-column-alone = betalas som { $column }
vira-column-suit = { $column }: { $suit }
vira-cost-points = { $pot } till pullan, { $points ->
    [0] inga pinnar
    [one] 1 pinne till varje motspelare
   *[other] { $points } pinnar till varje motspelare
}
vira-cost-pot = { $pot } till pullan
vira-fee-points = { $points ->
    [0] inga pinnar
    [one] 1 pinne till varje motspelare
   *[other] { $points } pinnar till varje motspelare
}
vira-fee-none = utan avgift
vira-again-meaning = omköp: { $fee }; sedan { $pot }
vira-part-forehand = förhand
vira-part-middle = mellanhand
vira-part-dealer = giv
vira-part-declarer = spelförare
vira-auction-bid = { $player }: { $bid }
vira-auction-colour = { $player }: ”i färg” – { $bid }
vira-auction-preference = { $player }: ”i högsta färg” – { $bid }
vira-auction-hold = { $player }: ”håller” – { $bid }
vira-auction-pass = { $player }: ”pass”
vira-said-colour = { $bid }
vira-said-preference = { $bid }
vira-said-hold = håller { $bid }
vira-said-pass = pass
vira-said-exchanged = köpte { $count }
vira-said-exchanged-none = köpte inget
vira-said-exchanged-again = köpte { $count }, sedan { $again }
vira-said-talon = tog talongen
vira-said-talon-empty = inget köp: talongen var slut
vira-said-needs = behöver { $tricks } stick till
vira-said-made = har gått hem
vira-said-none = får inte ta något stick
vira-said-single = har gått bet; går ytterligare ett stick åt fel håll blir det kodilj
vira-said-short = har gått bet; måste ta { $tricks ->
    [one] sista sticket
   *[other] alla { $tricks } stick som är kvar
} för att slippa kodilj
vira-said-double = har blivit kodilj
vira-cards-turned = Uppvänt
vira-cards-turned-again = Uppvänt vid omköpet
vira-cards-shown = { $player } visar
vira-cards-partner = { $player } visar (bara för dig)
vira-cards-drawn = Du köpte
vira-cards-discarded = Du kastade
vira-cards-unused = { $player } kastade
vira-cards-talon = Resten av talongen
vira-waiting-opening = Korten ges strax.
vira-waiting-ended = Nästa giv följer.
vira-waiting-over = Partiet är slut.
vira-prompt-opening = { $player } öppnar: förhand måste bjuda.
vira-prompt-opening-own = Du är förhand och måste bjuda.
vira-prompt-bidding = { $player } ska bjuda. Högsta bud: { $bid } av { $holder }.
vira-prompt-bidding-gok = { $player } ska bjuda. Högsta bud: { $bid } av { $holder }. Går göken hem kostar det 8 att ha passat utan låggard.
vira-prompt-bidding-own = Högsta bud: { $bid } ({ $holder }).
vira-prompt-bidding-guarded = Låggard i { $suit }: det kostar inget att passa, även om { $bid } går hem.
vira-prompt-bidding-bare = Ingen låggard: om { $bid } går hem kostar det 8 att ha passat.
vira-prompt-sharpen = Behålla { $bid }, eller höja till ett starkare bud av samma slag?
vira-prompt-trump = { $player } väljer trumf.
vira-prompt-trump-own = Välj trumf.
vira-prompt-trump-turned = { $player } väljer trumf: färgen på ett uppvänt kort.
vira-prompt-trump-turned-own = Välj trumf: färgen på ett uppvänt kort.
vira-prompt-exchange = { $player } får köpa { $minimum } till { $maximum } kort.
vira-prompt-exchange-exactly = { $player } köper precis { $maximum } kort.
vira-prompt-keep-exactly = { $player } ska behålla { $maximum } kort, kasta resten och ta talongen.
vira-prompt-discard-exactly = { $player } har tagit talongen och kastar { $maximum } kort.
vira-prompt-shed-exactly = { $player } ska kasta { $maximum } kort innan spelet börjar.
vira-prompt-decide = { $player } kan spela eller lägga ner spelet ({ $surrender }).
vira-prompt-decide-own = Spela, eller lägga ner spelet ({ $surrender })?
vira-prompt-decide-again = { $player } kan spela, köpa om ({ $fee }) eller lägga ner spelet ({ $surrender }).
vira-prompt-decide-again-own = Spela, köpa om ({ $fee }) eller lägga ner spelet ({ $surrender })?
vira-prompt-plan = { $player } väljer trumf eller lägger ner spelet ({ $surrender }).
vira-prompt-plan-own = Välj trumf, eller lägg ner spelet ({ $surrender }).
vira-prompt-plan-either = { $player } väljer trumf, spelar misär eller lägger ner spelet ({ $surrender }).
vira-prompt-plan-either-own = Välj trumf, spela misär eller lägg ner spelet ({ $surrender }).
vira-prompt-defence = { $player } får köpa: talongen har { $maximum } kort kvar.

## Vad som händer

vira-dealt = Giv { $number } av { $length }: { $dealer } ger. Högsta färg { $suit }, andra färg { $second }.
vira-dealt-idle = { $dealt } { $player } står över.
vira-called-bid = { $player } bjuder { $bid }.
vira-called-colour = { $player } säger ”i färg”: { $bid }.
vira-called-preference = { $player } säger ”i högsta färg”: { $bid }.
vira-called-hold = { $player } håller { $bid }.
vira-called-pass = { $player } passar.
vira-auction-won = { $player } är spelförare: { $bid }.
vira-sharpened = { $player } höjer till { $bid }.
vira-stays = { $player } behåller budet.
vira-turned = { $player } vänder upp { $cards }.
vira-named-trumps = { $player } väljer { $suit } som trumf.
vira-chose-misere = { $player } spelar misär.
vira-exchanged = { $player } köper { $count } kort.
vira-exchanged-none = { $player } köper inget.
vira-exchanged-discarded = { $player } kastar { $count } kort.
vira-exchanged-drawn = { $player } tar { $count } kort ur talongen.
vira-exchanged-different = { $player } kastar { $discarded } kort och tar { $drawn } ur talongen.
vira-own-exchange = Du kastar { $cards } och köper { $drawn }.
vira-own-exchange-none = Du köper inget.
vira-own-discarded = Du kastar { $cards }.
vira-own-drawn = Du köper { $cards }.
vira-partner-drew = { $player } kastar { $count } kort och köper { $cards }.
vira-exchanges-again = { $player } köper om, utan avgift.
vira-exchanges-again-for = { $player } köper om och betalar { $whom } { $amount } var.
vira-stood = { $player } spelar.
vira-surrendered = { $player } lägger ner spelet.
vira-exposed = { $player } lägger upp korten: { $cards }.
vira-partner-shown = Din partner { $player } har { $cards }.
vira-took-trick = { $player } tar stick { $number }.
vira-unused = Ur spel: { $piles }.
vira-unused-of = { $player } { $cards }
vira-unused-talon = talongen { $cards }
vira-outcome-win = { $player } går hem i { $contract } { $tricks ->
    [0] utan ett enda stick
   *[other] med { $tricks } stick
}.
vira-outcome-single = { $player } går bet i { $contract } med { $tricks } stick.
vira-outcome-double = { $player } blir kodilj i { $contract } { $tricks ->
    [0] utan ett enda stick
   *[other] med { $tricks } stick
}.
vira-surrendered-single = { $player } lägger ner spelet ({ $contract }): bet.
vira-surrendered-double = { $player } lägger ner spelet ({ $contract }): betalas som kodilj.
vira-deal-scored = { $outcome } { $changes }.
vira-amount = { $player } { $amount }
vira-amount-gain = { $player } +{ $amount }
vira-listed = { $head }, { $next }
vira-guarded = { $player } sade pass på göken med låggard i { $suit }.
vira-unguarded = { $player } sade pass på göken utan låggard och betalar 8 till pullan.
vira-pot-line = Pullan: { $before } → { $after }.
vira-pot-unpaid = Hem efter omköp: pullan betalar inget.
vira-pot-line-shared = Pullan: { $before } → { $after }, delas sedan.
vira-shared = Pullan delas: { $shares }.
vira-match-ended = { $shares } { $winner }
vira-match-won = { $winner } vinner partiet på { $points } poäng.
vira-match-tied = { $winner } delar förstaplatsen med { $points } poäng.
vira-match-drawn = Alla delar förstaplatsen med { $points } poäng.

## Givens räkning

vira-sheet-contract = { $contract }, spelförare: { $player }
vira-sheet-trumps = trumf { $suit }
vira-sheet-again = omköp
vira-sheet-surrendered = nedlagt
vira-sheet-tricks = { $tricks ->
    [0] inget stick
   *[other] { $tricks } stick
}
vira-sheet-win = hem
vira-sheet-single = bet
vira-sheet-double = kodilj
vira-sheet-ante = insats till pullan
vira-sheet-fee-to = omköp, till { $player }
vira-sheet-fee-from = omköp, från { $player }
vira-sheet-penalty = pass på göken, till pullan
vira-sheet-unguarded = ingen låggard
vira-sheet-pot-to = till pullan
vira-sheet-pot-from = ur pullan
vira-sheet-points-to = pinnar till { $player }
vira-sheet-points-from = pinnar från { $player }
vira-sheet-refill = påfyllning av pullan
vira-sheet-share = andel av pullan

## Varför inte

vira-no-such-action = Det går inte att göra i vira.
vira-whole-rounds = Med { $seats } vid bordet måste antalet givar vara delbart med { $seats }, så att alla ger lika ofta. Välj ett annat antal.
vira-due-auction = Först budgivningen: bjud eller passa.
vira-due-defence = Först får motspelarna köpa ur talongen; vill du inte köpa väljer du inga kort.
vira-due-play = Nu spelas korten, ett i taget.
vira-due-sharpen = Säg först om du höjer budet.
vira-due-trump = Välj trumf först.
vira-due-exchange = Välj först vilka kort du kastar.
vira-due-decide = Säg först om du spelar.
vira-due-keep = Välj först vilka kort du behåller.
vira-due-discard = Välj först vilka kort du kastar.
vira-due-plan = Välj först trumf eller något av de andra alternativen.
vira-due-shed = Innan spelet börjar: välj vilka kort du kastar.
vira-auction-over = Budgivningen i den här given är slut.
vira-must-open = Ingen har bjudit än: förhand öppnar och får inte passa.
vira-plain-first = Vid det här bordet måste varje bud först bjudas utan tillägg; med ”i färg” och ”i högsta färg” kan man bara höja det bud som just nu är högst.
vira-colour-first = ”I högsta färg” får bara sägas över ett bud i färg: säg ”i färg” först.
vira-dealer-never-holds = Den som ger kan inte hålla: bjud högre eller passa.
vira-holds-dealers-only = Mellanhand kan bara hålla ett bud av den som ger.
vira-not-higher = Ett bud måste vara högre än { $bid }.
vira-not-qualifiable = { $bid } kan inte bjudas i färg eller i högsta färg.
vira-already-qualified = Budet är redan { $bid }.
vira-not-sharper = { $bid } kan bara höjas till ett starkare spel av samma slag.
vira-trump-not-turned = { $suit } vändes inte upp och kan inte bli trumf.
vira-trump-promised = { $bid } lovar en annan trumf.
vira-no-misere = I det här spelet ska du ta stick.
vira-plain-misere = Bara gask på 0 till 4 kan spelas som misär, och bara om den bjöds utan ”i färg”.
vira-never-again = I { $bid } finns inget omköp.
vira-again-once = Du har redan köpt om; en tredje gång får du inte köpa.
vira-talon-too-small = För ett omköp måste talongen ha { $needed } kort; den har { $left }.
vira-named-twice = Du nämnde samma kort två gånger.
vira-exchange-number = Här köper du precis { $count } kort.
vira-exchange-range = Här köper du mellan { $minimum } och { $maximum } kort.
vira-keep-number = Här behåller du precis { $count } kort.
vira-discard-number = Här kastar du exakt { $count } kort.
vira-must-follow = { $suit } spelades ut, och du har färgen: följ färg.

## Reglerna, en sida var; första raden är rubriken

## The rules: a page is a text, its paragraphs are attributes; words that they explain

vira-rules-overview = Spelet
    .players = Tre spelar, alla för sig själva; är ni fyra vid bordet står en över, en ny i varje giv. Leken har 52 kort: i varje färg är esset högst och tvåan lägst. Alla får tretton kort, och de tretton som blir över är *talongen*.
    .seats = *Förhand* sitter efter den som ger, sedan kommer *mellanhand*; den tredje är den som ger. Bordet säger vems tur det är; mellan två givar är det ingens.
    .preference = För varje giv lottas en färg fram som *högsta färg*. Den andra färgen av samma kulör, röd eller svart, är *andra färg*. Med någon av dem som trumf betalas det mer.
    .course = Så spelas en giv:
    .auction = 1. Budgivning med fyrtio bud. Ett bud säger hur många stick du ska ta, eller att du inte ska ta något. Den som bjuder högst är *spelförare*; de två andra är motspelare och spelar ihop.
    .prepare = 2. Spelföraren väljer för det mesta trumf och får *köpa*: kasta kort och ta lika många ur talongen.
    .defence = 3. Motspelarna får köpa av det som är kvar i talongen.
    .play = 4. Förhand spelar ut till första sticket, sedan den som tog det förra. Följ färg om du kan, lägg annars vad du vill. Den högsta trumfen tar sticket, utan trumf det högsta kortet i den utspelade färgen.
    .pay = 5. Spelföraren får betalt ur *pullan* eller betalar till den, och *pinnar* går mellan spelföraren och var och en av motspelarna.
    .money = Alla betalar 8 till pullan i början, och igen varje gång den är tom eller inte räcker. Till sist delas pullan, och den som ligger bäst till vinner.
    .start = Bra att börja med: *begär 6* kräver sex stick. Du väljer trumf själv och köper sedan så många kort du vill.
vira-rules-families = Bud på att ta stick
    .exchange = När du köper kastar du innan du ser de nya korten. Alla ser hur många, ingen ser vilka.
    .buy = • **Begär 6, 7-spel, 8-spel, 9-spel**: välj trumf, köp sedan så många kort du vill. Ta så många stick som du har bjudit.
    .turned = • **Turné** (6–8), **vingel** (6–8), **tringel** (9): ett, två eller tre kort ur talongen vänds upp. Färgen på ett av dem blir trumf. Du köper minst lika många kort, och de uppvända får du först.
    .gask = • **Gask** 0–6: behåll så många kort, kasta de andra, ta hela talongen och kasta ner till tretton; välj sedan trumf. Gask på 0 till 6 kräver i tur och ordning 7, 8, 9, 10, 11, 12, 12 stick.
    .vira = • **Vira**: ta hela talongen, kasta tretton, ta alla stick.
    .solo = • **Solo** 6–12 och **solo vira** (alla tretton): välj trumf och spela den hand som du fick.
vira-rules-misere = Bud på att inte ta något stick
    .aim = Det här är *misärer*: det finns ingen trumf, och spelföraren får inte ta ett enda stick.
    .kopmisar = • **Köpmisär** 1–6: köp precis så många, kasta sedan ett kort till (två i köpmisär på 1) och spela med resten.
    .gask = • **Gask** 0–4, bjuden utan löfte om trumfen, kan bli misär: i gask på 0, 1, 2, 3, 4 kastar du ytterligare 2, 1, 0, 1, 0 kort (i den ordningen). I gask på 3 och 4 läggs handen upp.
    .gok = • **Gök**: ta hela talongen, kasta tretton. Från och med ditt första kort ligger handen öppen.
    .solo = • **Solomisär**: inget köp. *Petite*: kasta ett kort; *grande*: spela med alla tretton. *Ouverte*: handen läggs upp före utspelet. *Royale*: redan innan motspelarna köper.
    .confer = I grande ouverte royale ser motspelarna varandras kort och får överlägga i hemlighet.
    .guard = • **Låggard**: den som har svarat pass på en gök som sedan går hem betalar 8 till pullan, såvida inte någon färg på handen är garderad lågt: med tvåan; eller 4-x; eller 6-x-x; eller 8-x-x-x, där varje x är ett lägre kort än det före. Alltså tvåan, eller två kort upp till fyran, tre upp till sexan, fyra upp till åttan. Efter given säger bordet vilken färg som gav låggard, eller att det inte fanns någon.
vira-rules-auction = Budgivningen
    .opens = Förhand börjar och **måste bjuda**. Därefter bjuder man högre eller passar, och den som har passat är ute.
    .higher = Högre betyder längre ner i budtabellen (sidan *De fyrtio buden*).
    .ends = När två har passat är den tredje spelförare.
    .instead = I stället för att bjuda nytt kan du ta över det bud som ligger:
    .colour = • ***I färg***: samma bud, med löfte om att trumfen blir högsta eller andra färg. Löftet är ett tillägg: ”i färg” får bara sägas över ett bud utan tillägg, och ett nytt bud är alltid utan.
    .preference = • ***I högsta färg***: samma bud, med löfte om att trumfen blir högsta färg. Får bara bjudas över ett bud ”i färg”.
    .hold = • ***Hålla***: precis samma bud blir ditt. Förhand får hålla bud från båda de andra; mellanhand bara från den som ger, som själv aldrig får hålla.
    .which = ”I färg” och ”i högsta färg” kan läggas till begär 6, 7-spel, 8-spel, 9-spel, gask, solo, vira och solo vira. Ett bud utan tillägg betalas likadant om trumfen blir högsta färg; men ett bud som lovar färgen är högre än ett som inte gör det.
    .sharpen = • ***Höja***: innan spelföraren rör ett kort får en gask, köpmisär eller solo höjas till ett starkare spel av samma slag: gask i ordningen 0 1 2 3 4 6 5, de andra till vilket högre tal som helst.
vira-rules-auction-example = Exempel: en budgivning
    .shown = Ur en giv som har spelats: händerna, buden, och vad vart och ett innebär.
vira-rules-exchanging = Köpa om och lägga ner spelet
    .again = • ***Köpa om***: efter begär 6, 7-spel, 8-spel, 9-spel, turné, vingel, tringel och köpmisär får spelföraren köpa en gång till, mot en avgift till båda motspelarna och med mycket sämre betalning.
    .turned = I turné, vingel och tringel vänds då nya kort upp, och de bestämmer en ny trumf.
    .surrender = • ***Lägga ner spelet***: innan motspelarna köper får spelföraren ge upp och förlora utan att spela.
    .defenders = • **Motspelarna**: den som är först på tur köper först, hur många som helst av korten som är kvar, eller inga. Finns det sedan inga kvar, tillfrågas inte den andra.
    .discards = Kort som du har kastat får du titta på tills första kortet är utspelat.
vira-rules-exchange-example = Exempel: köpet
    .shown = Ur samma giv: trumfen, vad spelföraren bytte, och vad motspelarna bytte.
vira-rules-settlement = Betalningen
    .won = • **Hem**: så många stick som budet kräver, eller fler; i misär inget.
    .single = • **Bet**: att *gå bet* är att ta ett stick för lite, eller ett stick i misär.
    .double = • ***Kodilj***: allt som är sämre.
    .pot = • **Pullan** betalar till en spelförare som går hem, och får av en som inte gör det: oftast 8 för hemgång, 8 för bet och 16 för kodilj.
    .points = • **Pinnar** går mellan spelföraren och **varje** motspelare, lika många för bet som för kodilj. Hur många det blir beror på *kolumnen*: högsta färg, andra färg eller ofärg (annan trumf, eller ingen).
    .menus = I budmenyerna står det i korthet. *Hem +8, bet −8/−16* är vad pullan betalar för hemgång och vad den får för bet och för kodilj. *Pinnar ♥ ±1* gäller med hjärter som trumf; annan trumf ger inga, eller vad som står efter *annars*.
    .again = • **Efter ett omköp** ger hemgång 16 mindre men aldrig under 0, alltså oftast ingenting; bet kostar tre gånger så mycket som annars och kodilj fem gånger så mycket som en vanlig bet: oftast 24 och 40. Avgiften, pinnarna i den första trumfens kolumn, betalas aldrig tillbaka.
    .surrender = • **Ett nerlagt spel** räknas som bet; i spel utan köp som kodilj.
    .empty = • När pullan är tom eller inte räcker betalar var och en 8, även den som vann och den som står över.
    .end = Till sist delas pullan lika i jetonger om 8; det som blir över går till den som ligger sämst till. Protokollet visar varje betalning i en giv på en egen rad.
vira-rules-score-example = Exempel: betalningen
    .shown = Slutet på samma giv, och vad som betalades.
vira-rules-bids = De fyrtio buden
    .order = Listan kan visas från lägst till högst eller grupperad efter spelform. Talet är rangen: ett bud går över alla med lägre tal.
    .numbers = För varje bud: målet; vad det gör med talongen; vad pullan betalar för hemgång och får för bet och kodilj, sedan detsamma efter ett omköp; pinnarna från eller till varje motspelare, per kolumn (medan en giv pågår: per färg).
vira-rules-strategy = Tio råd
    .rule1 = 1. Som förhand måste du bjuda: öppna med det lägsta budet som passar, för du kan bjuda igen eller hålla.
    .rule2 = 2. Hemgång ger 8, bet kostar 8, kodilj 16: bjud vidare när du räknar med att gå hem klart oftare än varannan gång.
    .rule3 = 3. Från begär 6 till 9-spel: räkna varje ess, varje kung och varje trumf utöver de tre första som ett stick; byt resten, så ger köpet ungefär två till.
    .rule4 = 4. När du köper: behåll trumf, ess och kungar, och kasta allt annat.
    .rule5 = 5. Solo kräver en hand som är bra som den är: fem trumf med de högsta honnörerna, och stick vid sidan om.
    .rule6 = 6. En svag hand är en chans: med tvåor och treor i alla färger kan du tänka på misär, framför allt gök eller köpmisär.
    .rule7 = 7. I misär är en lång färg trygg om de låga korten finns där; faran är ett mellankort utan något lägre i samma färg.
    .rule8 = 8. Se efter om du har låggard innan du säger pass på en gök: utan den lönar det sig att bjuda vidare, även om budet blir lite för högt.
    .rule9 = 9. Gick köpet dåligt? Lägg ner spelet: en väntad kodilj blir en bet.
    .rule10 = 10. Som motspelare mot trumf byter du små kort och behåller trumf, ess och kungar; mot misär byter du de högsta.
vira-rules-options = Val
    .about = Det här kan du ändra före ett parti; det första på varje rad är Stockholmsregeln.
    .deals = • **Givar**: 12, eller 24, 36, 60, eller ett antal du själv skriver, så länge alla ger lika ofta.
    .unit = • **Pullan delas till sist i enheter om** 8, eller om 1.
    .jump = • **”I färg” och ”i högsta färg”**: antingen steg för steg (”i färg” bara över ett bud utan tillägg, ”i högsta färg” bara över ett bud i färg), eller direkt i ett nytt bud, även i öppningsbudet; då får ”i högsta färg” också sägas över ett bud utan tillägg.
    .decided = • **Avgjorda givar**: spelas klart, eller slutar när inget längre kan ändra betalningen.
    .unused = • **Kastade kort och resten av talongen efter given**: förblir dolda, eller visas fram till nästa giv.

vira-rules-order-rank = Efter rang
vira-rules-order-family = Efter spelform
vira-bids-line = **{ $number } { $bid }** – { $aim } · { $exchange }
    hem +{ $win }, bet −{ $single }/−{ $double } · varje motspelare: { $points }
vira-bids-again = { $line } · omköp: hem +{ $win }, bet −{ $single }/−{ $double }
vira-bids-family =
    __{ $family }__
    { $line }
vira-family-buy = Begär 6 samt 7-, 8- och 9-spel: valfri trumf, sedan köp
vira-family-turne = Turné: ett kort vänds upp och ger trumf
vira-family-vingel = Vingel: två kort vänds upp
vira-family-tringel = Tringel: tre kort vänds upp
vira-family-gask = Gask: behåll några, ta hela talongen
vira-family-gok = Gök: ta talongen, inget stick
vira-family-vira = Vira: ta talongen, alla stick
vira-family-kopmisar = Köpmisär: köp, inget stick
vira-family-solo = Solo: inget köp
vira-family-solomisar = Solomisär: inget köp, inget stick
vira-word-talon = talong
vira-word-forehand = förhand
vira-word-middle = mellanhand
vira-word-preference = högsta färg
vira-word-second = andra färg
vira-word-declarer = spelförare
vira-word-exchange = köpa
vira-word-pot = pulla
vira-word-points = pinnar
vira-word-turne = turné
vira-word-vingel = vingel
vira-word-tringel = tringel
vira-word-gask = gask
vira-word-solo = solo
vira-word-misere = misär
vira-word-kopmisar = köpmisär
vira-word-gok = gök
vira-word-petite = petite
vira-word-grande = grande
vira-word-ouverte = ouverte
vira-word-royale = royale
vira-word-guard = låggard
vira-word-colour = i färg
vira-word-hold = hålla (ett bud)
vira-word-sharpen = höja
vira-word-again = köpa om
vira-word-surrender = lägga ner spelet
vira-word-single = gå bet
vira-word-double = kodilj
vira-word-column = kolumn
