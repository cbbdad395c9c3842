# Barbu. Cards, suits, ranks and players arrive as finished words; amounts as numbers.

barbu-name = Barbu

## Presets and options

barbu-preset-article = Classic (the declarer may double only players who did not double the declarer)
barbu-preset-international = International (the declarer may only redouble)
barbu-option-length = Deals
barbu-option-declarerOrder = Declarers
barbu-option-declarerOrder-rotate = change after every deal
barbu-option-declarerOrder-sevenInRow = declare all their deals in a row
barbu-option-doubling = Doubling
barbu-option-doubling-on = on
barbu-option-doubling-off = off
barbu-option-declarerDoubles = The declarer may double
barbu-option-declarerDoubles-onlyThoseWhoDidNot = players who did not double the declarer
barbu-option-declarerDoubles-redoubleOnly = players who doubled the declarer
barbu-option-declarerDoubles-none = nobody
barbu-option-declarerDoubles-free = anybody
barbu-option-positiveFlanks = In trumps and dominoes the others may double
barbu-option-positiveFlanks-allowed = anybody
barbu-option-positiveFlanks-dealerOnly = only the declarer
barbu-option-mandatoryDoubles = Compulsory doubles of each declarer
barbu-option-skipUndoubled = Negative deals that nobody doubles
barbu-option-skipUndoubled-off = are played
barbu-option-skipUndoubled-on = are not played
barbu-option-heartLead = Leading hearts in No hearts and No king of hearts
barbu-option-heartLead-never = only when you hold nothing else
barbu-option-heartLead-afterBroken = once a heart has been discarded
barbu-option-heartLead-free = always
barbu-option-ruff = In Trumps, when you can neither follow suit nor play a winning trump
barbu-option-ruff-winOnly = play anything
barbu-option-ruff-mustTrump = play a trump anyway
barbu-option-stopWhenDecided = Decided deals
barbu-option-stopWhenDecided-on = end at once
barbu-option-stopWhenDecided-off = are played to the end
barbu-option-aceAgain = An ace in dominoes
barbu-option-aceAgain-off = gives no extra turn
barbu-option-aceAgain-on = gives an extra turn
barbu-option-dominoScores = Dominoes score
barbu-option-dominoEnd = Dominoes end
barbu-option-dominoEnd-third = when three are out
barbu-option-dominoEnd-last = with the last card

## Contracts, in full, in short, and as they are declared

barbu-played-about = Declared contracts (won: more points than the average of the other three)
barbu-contract-NT = No tricks
barbu-contract-NQ = No { $rank }s
barbu-contract-NL = No last two
barbu-contract-NH = No { $suit }
barbu-contract-NK = No { $rank } of { $suit }
barbu-contract-TR = Trumps
barbu-contract-DO = Dominoes
barbu-short-NT = tricks
barbu-short-NQ = { $rank }s
barbu-short-NL = last two
barbu-short-NH = { $suit }
barbu-short-NK = { $rank } of { $suit }
barbu-short-TR = trumps
barbu-short-DO = dominoes
barbu-brief-NH = { $suit }
barbu-brief-NK = { $card }
barbu-contracts = { $head }, { $next }
barbu-contracts-none = nothing
barbu-declared-TR = Trumps { $suit }
barbu-declared-DO = Dominoes from the { $rank }
barbu-declared-by = { $contract }, declared by { $player }
barbu-tariff-NT = −{ $usual } for every trick
barbu-tariff-NQ = −{ $usual } for every { $rank }
barbu-tariff-NL = −{ $usual } for the last trick but one, −{ $special } for the last
barbu-tariff-NH = −{ $usual } for each of the { $suit }, but −{ $special } for the { $rank }
barbu-tariff-NK = −{ $usual } for the { $rank } of { $suit }
barbu-tariff-TR = +{ $usual } for every trick
barbu-tariff-DO = +{ $first } for going out first, +{ $second } second, +{ $third } third, −{ $last } last
barbu-left = left: { $contracts }
barbu-left-all = left: all seven contracts
barbu-left-any = left: any { $count ->
    [one] one
   *[other] { $count }
} of the seven contracts
barbu-left-some = left: { $count } of { $contracts }
barbu-left-none = nothing left to declare

## Answers, as buttons say them

barbu-action-card = { $card }
barbu-action-pass = Pass
barbu-group-negative = Negative contracts: take nothing
barbu-group-trumps = Trumps: take tricks
barbu-group-dominoes = Dominoes: get rid of your cards
barbu-double-whom = Who do you double? In each doubled pair, the player with the lower score pays the difference to the other; if both have doubled, twice the difference.
barbu-double-whom-back = Who do you double? In each doubled pair, the player with the lower score pays the difference to the other. With { $whom } it would be twice the difference (×2).

## The table

barbu-heading-opening = { $length } deals
barbu-heading-deal = Deal { $number } of { $length }
barbu-part-declarer = declarer
barbu-said-doubles = doubles { $whom }
barbu-said-doubled-by = doubled by { $whom }
barbu-said-redoubled = ×2 with { $whom }
barbu-said-doubles-nobody = doubles nobody
barbu-said-out = { $place ->
    [1] out first
    [2] out second
    [3] out third
   *[other] out last
}
barbu-said-passed = passed
barbu-said-laid = laid { $card }
barbu-group-taken = Taken by { $player }
barbu-waiting-opening = The cards are about to be dealt.
barbu-waiting-ended = The next deal follows.
barbu-waiting-over = The match is over.
barbu-prompt-declaring = { $player } to declare a contract.
barbu-prompt-declaring-own = Declare a contract.
barbu-prompt-doubling-own = Who do you double?
barbu-prompt-dominoes = { $player } to lay a card, or to pass if none fits.
barbu-prompt-dominoes-own = Lay a card, or pass if none fits.

## What happens

barbu-dealt = Deal { $number } of { $length }: { $dealer } deals and declares.
barbu-declared = { $player } declares { $contract }.
barbu-doubled = { $player } doubles { $whom }.
barbu-doubled-nobody = { $player } doubles nobody.
barbu-redoubled = { $player } redoubles { $whom }.
barbu-doubled-and-back = { $player } doubles { $whom }, redoubling { $back }.
barbu-took-trick = { $player } takes trick { $number }.
barbu-took-cards = { $player } takes trick { $number } with { $cards } in it.
barbu-laid = { $player } lays { $card }.
barbu-passed = { $player } passes.
barbu-went-out = { $player } is { $place ->
    [1] out first
    [2] out second
    [3] out third
   *[other] out last
}.
barbu-scored = { $player } { $amount }
barbu-deal-scored = This deal: { $first }, { $second }, { $third }, { $fourth }.
barbu-deal-skipped = Nobody doubled, so the deal is not played: { $first }, { $second }, { $third }, { $fourth }.
barbu-match-won = { $winner } wins the match with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
barbu-match-shared = { $winner } share first place with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
barbu-match-drawn = All four share first place with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The score sheet

barbu-sheet-undoubled = no doubles
barbu-sheet-doubles = { $player } doubled { $whom }
barbu-sheet-doubles-both = { $player } doubled { $whom } and the declarer
barbu-sheet-doubles-dealer = { $player } doubled the declarer
barbu-sheet-doubles-all = { $player } doubled everybody
barbu-sheet-check = check: the four scores add up to { $sum }
barbu-sheet-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
barbu-sheet-NQ = { $count } { $rank }{ $count ->
    [one] {""}
   *[other] s
}
barbu-sheet-NH = { $count ->
    [one] 1 { $suit ->
    [roses] rose
   *[other] heart
}
   *[other] { $count } { $suit }
}
barbu-sheet-NH-ace = { $count ->
    [one] the { $rank }
   *[other] { $count } { $suit }, including the { $rank }
}
barbu-sheet-NK = { $count ->
    [one] the { $rank }
   *[other] without the { $rank }
}
barbu-sheet-NL = { $amount ->
    [10] last trick but one
    [20] last trick
    [30] last two tricks
   *[other] neither of the last two
}
barbu-sheet-DO = { $place ->
    [1] out first
    [2] out second
    [3] out third
   *[other] last
}
barbu-sheet-skipped = not played
barbu-sheet-from = from { $player }
barbu-sheet-to = to { $player }
barbu-sheet-twice = ×{ $times }
barbu-sheet-declared = { $player } { $count ->
    [one] has
   *[other] have
} declared { $done }; { $left }

## Why an answer is good: facts that the player can know

barbu-reason-only-contract = It is the only contract you have left.
barbu-reason-few-contracts = You have only { $count } contracts left and must declare one of them.
barbu-reason-low-cards = { $count } of your 13 cards rank { $rank } or lower.
barbu-reason-average-low-cards = { $count } of your 13 cards rank { $rank } or lower: exactly the average number.
barbu-reason-low-in-all = In every suit that you hold, you have the { $rank } or a lower card, so you can often stay under the others.
barbu-reason-low-in-most = { $cards } are low enough to stay under the others in three of your suits.
barbu-reason-high-lowest = { $count ->
    [one] { $cards } is your lowest card in its suit: when a lower card is led, you have to play above it.
   *[other] { $cards } are your lowest cards in their suits: when a lower card is led, you have to play above it.
}
barbu-reason-few-low-cards = { $count ->
    [0] None
   *[other] Only { $count }
} of your 13 cards { $count ->
    [0] ranks
    [one] ranks
   *[other] rank
} { $rank } or lower.
barbu-reason-high-cards = { $count } of your 13 cards rank { $rank } or higher; such high cards take tricks easily.
barbu-reason-may-get = { $count } of your cards outside { $suit } rank { $rank } or higher: if you take a trick with one, somebody may throw { $target } on it.
barbu-reason-few-high = { $count ->
    [0] None
   *[other] Only { $count }
} of your 13 cards { $count ->
    [0] ranks
    [one] ranks
   *[other] rank
} { $rank } or higher.
barbu-reason-void = You hold no { $suit }: when they are led, you can discard whatever you like.
barbu-reason-short = In { $suit } you hold only { $count ->
    [one] one card: once it is
   *[other] { $count } cards: once they are
} gone, you can throw away { $card } on that suit.
barbu-reason-guarded = You hold { $lower } { $lower ->
    [one] card below { $card } in its suit: you can play that one
   *[other] cards below { $card } in its suit: you can play those
} first, and { $card } only when it does no harm.
barbu-reason-bare = You hold { $lower ->
    [0] no card
    [one] only one card
   *[other] only { $lower } cards
} below { $card } in its suit.
barbu-reason-no-queen = You hold no { $rank } yourself.
barbu-reason-nothing-above = You hold no card higher than the { $rank }.
barbu-reason-below-queens = You hold neither ace nor king in the suits of { $cards }, so you can never be made to go above them and take them.
barbu-reason-could-catch = You hold { $card }, and { $target } is in another hand: you may have to take it.
barbu-reason-lowest = Nobody else holds a card of the same suit below your { $cards }: good for staying under at the end.
barbu-reason-no-lowest = In each of your suits, somebody else holds the lowest card.
barbu-reason-highest = Your highest card in { $suit } is { $card }.
barbu-reason-neither = You hold neither { $card } nor { $above }, the only card that beats it.
barbu-reason-trumps = With { $suit } as trumps, you have { $count ->
    [0] none
    [one] one, and it is not among the four highest
   *[other] { $count }, but none of the four highest
}.
barbu-reason-trumps-with = With { $suit } as trumps, you have { $count ->
    [one] one: { $cards }
   *[other] { $count }, including { $cards }
}.
barbu-reason-aces = In the other suits you hold { $cards }.
barbu-reason-void-trumps = You hold no { $suit }, so you can trump them.
barbu-reason-no-ace = You hold no { $rank }.
barbu-reason-starts = Of the cards that start the rows, you hold { $cards }.
barbu-reason-waits-for-nobody = { $count } of your cards can be played without waiting for another player’s cards.
barbu-reason-near-start = { $count } of your 13 cards are at most { $steps } steps away from the { $rank }, so the rows soon reach them.
barbu-reason-others-wait = { $count } of the other players’ cards must wait for one of yours; with an average hand it would be { $average }.
barbu-reason-no-ends = The outermost cards of the rows come last, and you hold none of them.
barbu-reason-ends-early = In rows that begin at the { $rank }, your { $cards } can soon be laid; in most others they would come last.
barbu-reason-run = You hold every card from { $first } to { $last }: once the first fits, nobody can block the others.
barbu-reason-ends-wait = The outermost cards of the rows come last, after other players’ cards, and you hold { $cards }.
barbu-reason-near-ends = { $count } of your cards are among the last { $last } of a long row; with an average hand it would be { $average }.
barbu-reason-start-count = { $count ->
    [0] You hold no { $rank }: others start every row.
    [4] You hold every { $rank }.
   *[other] You hold { $count } of the cards that start the rows ({ $rank }).
}

barbu-reason-must-double = You owe { $player } this double: it is compulsory now.
barbu-reason-owed = You must double { $player } { $owed ->
    [one] once more
   *[other] { $owed } more times
}; this double counts towards that.
barbu-reason-unpaid = Nobody has doubled you: if that does not change, you neither pay nor receive anything.
barbu-reason-unpaid-for-good = Nobody has doubled you, so without a double of your own you neither pay nor receive anything.
barbu-reason-twice = { $whom } doubled you, so the difference would count twice.
barbu-reason-once = Against { $whom }, who doubled you, only the single difference is at stake.
barbu-reason-once-anyway = Whatever you answer, the difference between you and { $whom } counts just once.
barbu-reason-higher-gets = Between you and a player you double, the one who scores more gets the difference.
barbu-reason-silent = { $whom } could have doubled you but did not.
barbu-scores-more = On average, you score more in this deal than { $whom }.
barbu-scores-as-much = On average, you score more in this deal than { $whom }, and as much as { $equal }.
barbu-scores-hardly-less = On average, you score more in this deal than { $whom }, and hardly less than { $more }.
barbu-scores-least = You can expect the lowest score of all four players.
barbu-brings-more-now = On average, it brings you more now than keeping it would.

barbu-reason-alone = Nobody else has { $suit }, so your card takes the trick.
barbu-reason-lead-lowest = Nobody else has a card below { $card } in its suit: everybody who follows suit plays a higher one.
barbu-reason-lead-early = The others still hold { $count } { $suit }: whoever must follow suit cannot discard a card that costs points.
barbu-reason-lead-top = Nobody else has a card that beats { $card }, so it takes the trick.
barbu-reason-top-anyway = Unless you can throw { $card } away on another suit, it will take a trick sooner or later; played now, it is out of the way.
barbu-reason-lead-top-free = Nobody else can beat { $card }: it takes the trick, which is free, as only the last two cost anything.
barbu-reason-may-lose = Any other card you led would certainly take the trick; { $card } may not.
barbu-reason-lead-harmless = { $card } takes the trick, but nobody else has a card that costs points: it costs you nothing.
barbu-reason-lead-under = Another player holds { $target }, a higher card than yours: if { $target } falls now, the trick is not yours.
barbu-reason-lead-counts = { $card } costs you { $cost } points unless somebody plays a higher card: { $higher ->
    [one] one is still out
   *[other] { $higher } are still out
}.
barbu-reason-lead-between = In { $suit }, the others hold { $higher ->
    [one] one higher card
   *[other] { $higher } higher cards
} and { $lower ->
    [one] one lower card
   *[other] { $lower } lower cards
}.
barbu-reason-while-free = { $card } could well take a trick at the end, as the others hold { $lower } lower cards in { $suit }; taking a trick with it now costs nothing.
barbu-reason-high-for-the-end = { $card } would easily take a trick at the end, when tricks cost points: the others hold { $lower } lower cards in { $suit }.
barbu-reason-low-for-the-end = Nobody else has a lower card in { $suit } than { $card }: good to keep for the last two tricks.
barbu-reason-way-out = Nobody else has a lower card in { $suit } than { $card }: a safe lead, good to keep for later.
barbu-reason-free-trick = Only the last two tricks cost anything: this one is free.
barbu-reason-lead-middle = Now a higher card may still take the trick. Kept to the end, { $card } may take one that costs you points.
barbu-reason-draws-last = It draws out { $card }: after that, your other { $suit } take tricks only if you lead them.
barbu-reason-play-under = Keep { $card } to play on { $higher }: then your { $best } is the highest in { $suit }.
barbu-reason-leads-to-last-two = Whoever takes this trick leads next, and in the last two tricks even a low card wins if nobody else has the suit.
barbu-reason-last-trick = You keep the lower card, { $card }, for the last trick, which costs { $cost }: it is less likely to win.
barbu-reason-would-lead = If it takes the trick, you have to lead just when tricks begin to cost points.
barbu-reason-throw-cost = You cannot follow suit, so somebody else must take { $card } (−{ $cost }).
barbu-reason-could-throw = You could throw { $card } (−{ $cost }) instead, and somebody else would have to take it.
barbu-reason-goes-to = { $times ->
    [0] { $player } would take it: you settle no difference with them, but you do with { $whom }.
   *[other] { $player } would take it: your difference with them counts just once, with { $whom } twice.
}
barbu-reason-throw-above = You get rid of { $card }, which might have to take { $target }.
barbu-reason-throw-top = You get rid of { $card }: nobody else has a higher card in { $suit }.
barbu-reason-throw = You get rid of { $card }: in { $suit }, the others hold { $lower ->
    [one] one lower card
   *[other] { $lower } lower cards
}.
barbu-reason-throw-safe = Nobody else has a lower card in { $suit } than { $card }, so you could safely keep it.
barbu-reason-throw-alone = Nobody else has { $suit }: { $card } takes a trick only if you lead it.
barbu-reason-keeps-alone = You keep { $cards }: nobody else has { $suit }, so yours take tricks only if you lead them.
barbu-reason-hearts-wait = Nobody may lead hearts while they hold another suit: { $card } need not be thrown away at once.
barbu-reason-cannot-follow = You cannot follow suit, so you cannot take the trick.
barbu-reason-under-cost = You get rid of { $card } (−{ $cost }): { $best } is higher, so somebody else takes it.
barbu-reason-highest-under = It is the highest of your cards below { $best }, so you do not take the trick.
barbu-reason-under = It stays below { $best }, so you do not take the trick.
barbu-reason-higher-fits = You could get rid of { $higher } instead: it stays below { $best } as well.
barbu-reason-nothing-lower = In this suit you hold nothing below { $best }, so you must play a higher card.
barbu-reason-may-be-beaten = Whoever plays after you may still hold { $higher ->
    [one] one higher card, which would take the trick
   *[other] { $higher } higher cards, any of which would take the trick
} instead.
barbu-reason-takes-cost = It takes the trick: −{ $cost }.
barbu-reason-takes-cost-yet = Nobody after you can beat it: it takes the trick, −{ $cost } so far.
barbu-reason-takes-nothing = It takes the trick, which costs nothing.
barbu-reason-takes-nothing-yet = Nobody after you can beat it: it takes the trick, which costs nothing so far.
barbu-reason-keeps-under = You keep { $cards } to stay under the others later.
barbu-reason-may-throw = { $player } has no { $suit }, so on that suit they may throw a card that costs points.
barbu-reason-several-may-throw = { $whom } have no { $suit }, so on that suit they may throw what costs points.
barbu-reason-may-fall = { $target } may still fall on this trick, and then you may have to take it.
barbu-reason-takes-thrown = It takes the trick, and { $whom }, who { $count ->
    [one] has
   *[other] have
} no { $suit }, may throw on it what costs points.
barbu-reason-nothing-yet = So far nothing in the trick costs anything.
barbu-reason-your-highest = You get rid of your highest card in { $suit }.
barbu-reason-among-highest = You get rid of a card as strong as your highest in { $suit }: nobody else holds one in between.
barbu-reason-last-of-suit = It is your last card in { $suit }: when they are led again, you can discard whatever you like.
barbu-reason-nearly-void = After this you have only { $card } left in { $suit }: once it is gone, you can discard on that suit.
barbu-reason-leaves-alone = This leaves { $card } alone in its suit: when that suit is led, you have to play it.
barbu-reason-last-before-throw = It is your last card in { $suit }: when they are led again, you can throw away { $target }.
barbu-reason-towards-throw = { $count ->
    [one] Then you have one card left in { $suit }: once it is gone, you can throw away { $target } on that suit.
   *[other] Then you have { $count } cards left in { $suit }: once they are gone, you can throw away { $target } on that suit.
}
barbu-reason-keeps-low = You keep { $card } for the end: nobody else has a lower card in { $suit }.
barbu-reason-cash-later = You keep { $cards }: you can still take { $count ->
    [one] a trick with it
   *[other] tricks with them
} later, before tricks start to cost points.
barbu-reason-may-cash = You keep { $cards }: only { $higher } is above { $count ->
    [one] it, so it
   *[other] them, so they
} may still take a trick while tricks cost nothing.
barbu-reason-middle-goes = { $card } may go: unlike { $best }, it is not sure to take a free trick later, and it is too high to keep for the end.
barbu-reason-keeps-way-out = You keep { $card } as a safe lead for later: nobody else has a lower card in { $suit }.
barbu-reason-keeps-lower = You keep { $card } to lose the lead with it later: in { $suit }, the others hold { $higher ->
    [one] one higher card
   *[other] { $higher } higher cards
} and { $lower ->
    [one] one lower card
   *[other] { $lower } lower cards
}.

barbu-reason-nothing-fits = None of your cards fits.
barbu-reason-opens-own = It lets you lay your own { $card } later.
barbu-reason-opens-nothing = Nothing follows it: it opens the way for none of the others’ cards.
barbu-reason-way-to = It brings you closer to laying your { $card }; the others hold the { $others ->
    [one] one card
   *[other] { $others } cards
} in between.
barbu-reason-way-longest = It brings you closer to your { $card }: with { $others } of the others’ cards in between, that is the longest gap you can shorten now.
barbu-reason-way-past-own = Beyond your own { $own } it brings you closer to your { $card }: the others hold { $others ->
    [one] the one card
   *[other] the { $others } cards
} in between.
barbu-reason-holds-back = You hold back { $card }: { $count ->
    [one] { $waits }, which another player holds, has to wait for it
   *[other] { $count } of the others’ cards have to wait for it, { $waits } first
}.
barbu-reason-holds-run = You hold back { $cards }: { $count ->
    [one] one of the others’ cards has
   *[other] { $count } of the others’ cards have
} to wait for them.
barbu-reason-holds-start = You hold back { $card }: { $count } of the others’ cards have to wait for it, higher and lower ones.
barbu-reason-keeps-free = You keep { $card } in reserve for a turn when you want to hold back your other cards: it opens the way for nobody.
barbu-reason-opens-fewest = Of the cards you can lay, it opens the way for the fewest of the others’ cards: { $count }.
barbu-reason-opens-other = It immediately opens the way for { $count ->
    [one] { $card }, which another player holds
   *[other] { $count } of the others’ cards, { $card } first
}.
barbu-reason-opens-row = It immediately opens the way for { $count } of the others’ cards, higher and lower ones.
barbu-reason-gives-up = As long as you keep { $card }, { $count ->
    [one] one of the others’ cards has
   *[other] { $count } of the others’ cards have
} to wait for it.
barbu-reason-can-wait = None of your other cards waits for { $card }, and you can still lay it later.
barbu-reason-given-up-soon = Besides { $card }, you can lay only { $other }: you could hardly hold { $card } back much longer.

barbu-reason-flushes = In turn, each player must beat the highest trump in the trick if they can: that may bring out trumps above your { $card }.
barbu-reason-need-not-lead = Whoever takes the trick leads to the next, and none of your cards is sure to take that one.
barbu-reason-becomes-top = You keep { $card }: only { $higher } is above it. Once that has fallen, yours is the highest in { $suit }.
barbu-reason-beats-later = You keep { $card } to beat { $cards } with it later: in this trick no high card has fallen so far.
barbu-reason-long-suit = You keep { $count } more cards in { $suit }: the more of that suit fall, the likelier yours are to take tricks.
barbu-reason-makes-discard = Nobody else has trumps left, so on { $card } the others must throw cards away, perhaps high ones.
barbu-reason-forces = Nobody else has { $suit } left: the next player who holds a trump has to spend it on your lead.
barbu-reason-void-left = { $count ->
    [one] After { $card } you have no { $suit } left and can trump that suit; the others still hold one card of it.
   *[other] After { $card } you have no { $suit } left and can trump that suit; the others still hold { $count } cards of it.
}
barbu-reason-all-follow = The others still hold { $count } { $suit }: most likely each of them must follow suit, and nobody can trump it.
barbu-reason-soon-trumped = The others hold few cards in { $suit }, so somebody may be able to trump your lead.
barbu-reason-draws-for = Every trump that falls is one fewer that can beat your { $cards }.
barbu-reason-draws-low = { $count ->
    [one] You keep { $cards }, which takes a trick later, too: a lower trump draws the others’ trumps just as well.
   *[other] You keep { $cards }, which take tricks later, too: a lower trump draws the others’ trumps just as well.
}
barbu-reason-tops-wait = You keep { $cards } for when others lead { $count ->
    [one] that suit
   *[other] those suits
}: then you can beat high cards, too.
barbu-reason-trumps-wait = You keep { $cards }: nobody else has a higher trump, so { $count ->
    [one] it takes
   *[other] each takes
} a trick whenever it is played.
barbu-reason-in-between = { $card } may go: too low to be sure of a free trick, too high to keep for the end.
barbu-reason-hardly-wins = { $card } is unlikely to take a trick: in { $suit }, the others hold { $higher } higher cards.
barbu-reason-lone = Nobody else has { $suit } left: { $card } takes a trick only if you lead it.
barbu-reason-as-good-left = You keep { $next }, which is just as good from now on: nobody else holds a card between the two.

barbu-takes = Then { $card } takes { $what } in { $this }% of the trial deals; after { $advised }, in { $first }%.
barbu-takes-again = Then { $card } takes { $what } in { $this }% of the trial deals.
barbu-takes-alone = Then, in { $this }% of the trial deals, nobody else has any { $suit } left and { $card } takes { $what }; after { $advised }, that happens in { $first }%.
barbu-stuck = Then you are left with { $card } at the end in { $this }% of the trial deals; after { $advised }, in { $first }%.
barbu-stuck-again = Then you are left with { $card } at the end in { $this }% of the trial deals.
barbu-stuck-kept = If you keep { $card } for later, you are left with it at the end in { $this }% of the trial deals.
barbu-takes-played = Played now, { $card } takes { $what } in { $this }% of the trial deals; if you keep it and play { $advised }, in { $first }%.
barbu-takes-kept = Kept for later, { $card } takes { $what } in { $this }% of the trial deals; played now, in { $first }%.
barbu-takes-kept-again = Kept for later, { $card } takes { $what } in { $this }% of the trial deals.
barbu-taken-NT = a trick
barbu-taken-NQ = a { $rank }
barbu-taken-NL = one of the last two tricks
barbu-taken-NH = { $suit }
barbu-taken-NK = { $card }
barbu-takes-all-NT = In 100 trial deals, you take { $more } more tricks this way than after { $advised }.
barbu-takes-all-NQ = In 100 trial deals, this way you take { $more } more tricks with a { $rank } in them than after { $advised }.
barbu-takes-all-NL = In 100 trial deals, you take one of the last two tricks { $more } more times this way than after { $advised }.
barbu-takes-all-NH = In 100 trial deals, you take { $more } more tricks with { $suit } in them this way than after { $advised }.
barbu-takes-all-NK = This way you take { $card } in { $more } more of every 100 trial deals than after { $advised }.
barbu-takes-all-TR = In 100 trial deals, you take { $more } fewer tricks this way than after { $advised }.
barbu-takes-all-DO = Over 100 trial deals, this leaves you with { $more ->
    [one] 1 more card
   *[other] { $more } more cards
} in all than { $advised } does.
barbu-declarer-takes-NT = In 100 trial deals, you take { $count } tricks; an equal share would be { $share }.
barbu-declarer-takes-NL = In 100 trial deals, you take one of the last two tricks { $count ->
    [one] once
   *[other] { $count } times
}; an equal share would be { $share }.
barbu-declarer-takes-NK = You take { $card } in { $count } of 100 trial deals; an equal share would be { $share }.

## Why not

barbu-no-such-action = That is not a move in Barbu.
barbu-already-declared = The contract of this deal has already been declared.
barbu-declare-first = First the declarer names the contract.
barbu-declared-before = { $contract }: you have already declared it, and you may declare each contract only once.
barbu-no-doubling = This table plays without doubling.
barbu-double-first = Play begins when everybody has said who they double.
barbu-doubling-over = Doubling is over for this deal.
barbu-named-twice = You named a player twice; each can be doubled only once.
barbu-not-yourself = You cannot double yourself.
barbu-dealer-only = At this table, in trumps and dominoes, you can double only the declarer.
barbu-redouble-only = { $player } has not doubled you; as declarer you can only redouble.
barbu-doubled-you = { $player } has doubled you; as declarer you can double only players who have not doubled you.
barbu-must-double = Your compulsory doubles against this declarer are due, so you must double the declarer now.
barbu-no-heart-lead = You cannot lead { $suit } now, because you still hold other suits.
barbu-must-follow = You hold { $suit }, the suit that was led; please follow suit.
barbu-must-beat = You hold a trump higher than { $card }; please play it.
barbu-must-trump = You hold no { $suit }; please play a trump ({ $trump }).
barbu-must-overtrump = You cannot follow suit, and you hold a trump higher than { $card }; please play it.
barbu-no-pass = You can pass only in dominoes.
barbu-must-lay = You hold a card that fits, so you cannot pass.
barbu-not-started = The row of { $suit } starts with the { $rank }.
barbu-not-next = The row of { $suit } ends with { $cards }; you can lay only the next card at either end.
## The rules, a page each; the first line is the heading

barbu-outcome-doubling = before doubles, on average { $player0 } { $score0 } · { $player1 } { $score1 } · { $player2 } { $score2 } · { $player3 } { $score3 }
barbu-outcome-with-doubles = counting doubles, on average you score { $own }, each of the others { $others }

## The rules: a page is a text, its paragraphs are attributes; words that they explain

barbu-rules-overview = The game
    .cards = Four players, all playing alone, are each dealt thirteen of the 52 cards. In every suit the ace is the strongest card, the two the weakest.
    .turns = Play always goes round in the same direction. The table says whose turn it is; between deals it is nobody’s.
    .declarer = The dealer is also the *declarer*, who looks at their hand and then chooses one of seven *contracts*. In a whole match of 28 deals everybody declares each of the seven **once**. So save the good ones for the right hand, and get rid of the bad ones in time.
    .course = A deal goes like this:
    .course-declare = 1. The declarer names the contract.
    .course-double = 2. Each player in turn may *double* others, that is, bet on outscoring them in this deal.
    .course-play = 3. The cards are played: thirteen tricks, or *dominoes*, in which the cards are laid in rows.
    .course-score = 4. Everybody scores what the contract says, and doubled pairs settle their difference.
    .zero = The seven contracts add up to zero, so one player’s loss is another’s gain. The highest total wins; equal totals share the place.
barbu-rules-contracts = The seven contracts
    .negative = Five are *negative*: there is no trump, and you want to take nothing.
    .tricks = • **No tricks**: −2 for every trick (−26 in all).
    .queens = • **No queens**: −6 for every queen (−24 in all).
    .last = • **No last two**: −10 for the last trick but one, −20 for the last (−30 in all).
    .hearts = • **No hearts**: −2 for every heart, but −6 for the ace of hearts (−30 in all).
    .king = • **No king of hearts**: −20 for that king, the *barbu* (“bearded one”).
    .positive = Two are *positive*:
    .trumps = • **Trumps**: the declarer names the suit; +5 for every trick (+65 in all).
    .dominoes = • **Dominoes**: the first player to run out of cards gets 45, the second 20, the third 5, and the last −5 (+65 in all).
    .left = Which contracts each player may still declare is shown at the table between deals, and at any time on the score sheet.
barbu-rules-play = Playing the tricks
    .lead = The declarer leads to the first trick, then whoever took the previous one. Everybody plays one card.
    .follow = Follow suit if you can; you need not play higher.
    .wins = The highest trump takes the trick; without one, the highest card of the led suit.
    .in-negative = In the negative contracts:
    .void = • If you cannot follow, play anything.
    .heart-lead = • In *no hearts* and *no king of hearts* you may lead a heart only when you hold nothing else. When you cannot follow, you may always discard hearts.
    .decided = • The deal ends at once when nothing is left to take: after the fourth queen, the last heart or the king.
    .in-trumps = In the trumps contract:
    .beat = • **Trump is led**: play a trump higher than the best in the trick if you can, otherwise any trump.
    .trump = • **Another suit is led** and you cannot follow: you must trump, and beat any trump in the trick. If you cannot do both, play anything.
    .face-up = Captured cards that count (queens, hearts or the king of hearts) stay face up in front of the player who took them.
barbu-rules-trick-example = Example: a trick
    .shown = From a trumps deal: the hands late in the deal, the cards played from them, and which cards the rules forbade.
barbu-rules-dominoes = Dominoes
    .start = The declarer names a *start rank*, and need not hold a card of that rank. Each suit has a row of its own, which begins with that rank and grows at both ends: 2 3 4 5 6 7 8 9 10 J Q K A.
    .lay = The declarer begins, then the others in turn. You lay **one** card: a start card of a suit that has no row yet, or the next card at either end of a row. Nothing follows the ace, nothing goes below the two.
    .pass = You pass only when nothing fits. So a pass tells everybody what you do not hold.
    .out = A player who has laid their last card is out. When the third is out, the deal is over.
    .scores = First out +45, second +20, third +5, last −5.
    .table = The table shows what comes next in every row.
barbu-rules-doubling = Doubling
    .what = To double a player is to bet that you will score more in this deal than that player. You may name one, several, all or nobody.
    .once = Each player has one turn, the declarer last. Anyone doubled after their own turn cannot answer.
    .pays = When the deal is over, each doubled pair compares what they scored. The better one gets the **difference** from the other, once if one of them doubled, twice if both did (*redoubled*, ×2). If the scores are equal, nobody pays.
    .declarer = • **The declarer**, in the classic rules, may double only players who did *not* double the declarer. In the international rules the declarer may *only* redouble those who did.
    .others = • **The others** may each double any other player. In the international rules, in trumps and dominoes, they may double only the declarer.
    .compulsory = • **Compulsory doubles** (international): in the seven deals of each declarer you have to double that player at least twice. When there are only as many of these deals left as doubles you still owe, you must double.
barbu-rules-double-example = Example: doubles
    .shown = From a no-queens deal: each hand, and whom its player doubled.
barbu-rules-scoring = The score sheet
    .sheet = The score sheet has a section for each deal:
    .contract = • the contract, and who declared it;
    .doubles = • who doubled whom;
    .check = • the *check*: the sum of the four deal scores, which must match the contract’s total;
    .players = • what each player scored: first for tricks or cards, then in payments from and to the others (×2 means that two players had doubled each other);
    .totals = • the totals.
    .left = Below the last deal you see who has declared what, and what is left to declare.
    .end = After 28 deals the totals add up to zero. The highest wins.
barbu-rules-score-example = Example: scoring a deal
    .shown = The last trick of the no-queens deal from “Example: doubles”, and how that deal was scored, with all payments.
barbu-rules-strategy = Ten tips
    .rule1 = 1. Do not ask which contract suits this hand best; ask in which one the hand is furthest above average: you have each contract only once.
    .rule2 = 2. Keep trumps and dominoes for good hands, and with an ordinary hand declare a negative contract.
    .rule3 = 3. *Trumps*: five of a suit with two of its top honours, and a side ace, make a good hand. The highest trumps take their tricks whenever you play them, so often lead low from another suit first: from a short one, to trump it soon, or from a long one. Keep aces for when others lead those suits; lead trumps when others could trump your high cards.
    .rule4 = 4. *Dominoes*: name a start rank that you hold two or more of, or that is close to most of your cards. The fewer aces and twos you hold, the better.
    .rule5 = 5. *No king of hearts*: this contract is safe for you even when you hold the king, if you have two or more lower hearts with it.
    .rule6 = 6. *No queens*: a queen with three lower cards of its suit is nearly harmless; alone or with only one, it is a danger.
    .rule7 = 7. In *no tricks* and *no last two* you need a low card in every suit; a long suit without its low cards takes the tricks at the end.
    .rule8 = 8. Double whoever you expect to beat, even if only by one or two points: making a double costs nothing, and you risk no more than you can win.
    .rule9 = 9. Think twice before redoubling somebody who has doubled you: they expect to be ahead. Anyone who could have doubled you and did not is a better target.
    .rule10 = 10. In trumps and dominoes leave the declarer alone unless your hand is very good: declarers choose these with their best hands.
barbu-rules-options = Options
    .about = These can be changed before a match; *Classic* has the first choice in each line.
    .deals = • **Deals**: 28, or 12 (three contracts each), or 4 (one each).
    .declarers = • **Declarers**: change after every deal, or declare all their deals in a row.
    .doubling = • **Doubling**: on or off.
    .declarer = • **The declarer may double**: those who did not double the declarer; those who did (international); nobody; or anybody.
    .others = • **In trumps and dominoes the others may double**: anybody; or only the declarer (international).
    .compulsory = • **Compulsory doubles by each player against each declarer**, in a match of 28 deals: 0, or 2 (international).
    .undoubled = • **Negative deals that nobody doubles**: are played; or are not played, and the three others share the loss: −9 each in No tricks, −8 in No queens, −10 in No last two and No hearts, −7 in No king of hearts. The declarer gets 0 or 1, whichever makes the sum right.
    .hearts = • **Leading hearts in No hearts and No king of hearts**: only when you hold nothing but hearts; once a heart has been discarded; or always.
    .ruff = • **In Trumps, when you can neither follow suit nor play a winning trump**: you may play anything; or you must play a trump anyway.
    .decided = • **Decided deals**: end at once, or are played to the end.
    .ace = • **An ace in dominoes**: gives no extra turn, or gives one.
    .dominoes = • **Dominoes score**: 45, 20, 5, −5; or 40, 20, 10, −5.
    .domino-end = • **Dominoes end**: when three players are out, or with the last card.

barbu-word-declarer = declarer
barbu-word-contract = contract
barbu-word-double = double
    .also = doubl
barbu-word-dominoes = dominoes
barbu-word-negative = negative
barbu-word-barbu = barbu
barbu-word-positive = positive
barbu-word-start = start rank
    .also = start card
barbu-word-redouble = redouble
barbu-word-check = check
