# Vira. Cards, suits, players and bids arrive as finished words; amounts as numbers.

vira-name = Vira
vira-figure-pot = Pot

## Presets and options

vira-preset-article = Stockholm table (forty bids)
vira-option-deals = Deals
vira-option-potUnit = At the end the pot is shared in units of
vira-option-qualifierJump = Colour and preference
vira-option-qualifierJump-off = step by step
vira-option-qualifierJump-on = at once with a new bid
vira-option-stopWhenDecided = Decided deals
vira-option-stopWhenDecided-off = are played to the end
vira-option-stopWhenDecided-on = end at once
vira-option-revealUnused = Discards and the rest of the talon after the deal
vira-option-revealUnused-off = stay hidden
vira-option-revealUnused-on = are shown

## The forty bids

vira-bid-six = Six
vira-bid-turne6 = Turné 6
vira-bid-seven = Seven
vira-bid-vingel6 = Vingel 6
vira-bid-gask0 = Gask 0
vira-bid-gok = Gök
    .also = Cuckoo
vira-bid-turne7 = Turné 7
vira-bid-kopmisar1 = Köpmisär 1
vira-bid-gask1 = Gask 1
vira-bid-eight = Eight
vira-bid-vingel7 = Vingel 7
vira-bid-turne8 = Turné 8
vira-bid-kopmisar2 = Köpmisär 2
vira-bid-gask2 = Gask 2
vira-bid-solo6 = Solo 6
vira-bid-vingel8 = Vingel 8
vira-bid-kopmisar3 = Köpmisär 3
vira-bid-gask3 = Gask 3
vira-bid-nine = Nine
vira-bid-kopmisar4 = Köpmisär 4
vira-bid-gask4 = Gask 4
vira-bid-tringel9 = Tringel 9
vira-bid-kopmisar5 = Köpmisär 5
vira-bid-gask6 = Gask 6
vira-bid-solo7 = Solo 7
vira-bid-kopmisar6 = Köpmisär 6
vira-bid-gask5 = Gask 5
vira-bid-solo8 = Solo 8
vira-bid-vira = Vira
vira-bid-petite = Solo Petite Misère
vira-bid-solo9 = Solo 9
vira-bid-grande = Solo Grande Misère
vira-bid-solo10 = Solo 10
vira-bid-petite_ouverte = Solo Petite Misère Ouverte
vira-bid-petite_royale = Solo Petite Misère Ouverte Royale
vira-bid-solo11 = Solo 11
vira-bid-grande_ouverte = Solo Grande Misère Ouverte
vira-bid-grande_royale = Solo Grande Misère Ouverte Royale
vira-bid-solo12 = Solo 12
vira-bid-solo_vira = Solo Vira
vira-bid-in-colour = { $bid } in colour
vira-bid-in-preference = { $bid } in preference
vira-bid-misere = { $bid }, misère

## What a bid means: its aim, its exchange, what it pays

vira-meaning = { $aim } · { $exchange } · { $price }
vira-meaning-short = { $aim } · { $price }
vira-aim-win = { $tricks } tricks
vira-aim-all = all 13 tricks
vira-aim-lose = lose all { $tricks }
vira-aim-either = { $win } or lose all { $tricks }
vira-aim-trumps = { $aim }, trumps { $suits }
vira-open-before_lead = { $aim }, open
vira-open-before_defender_exchange = { $aim }, open at once
vira-open-own_first_card = { $aim }, open from the declarer’s first card
vira-exchange-bought = exchange 0–{ $maximum }
vira-exchange-turned = turn up { $turned }, exchange { $minimum }–{ $maximum }
vira-exchange-keep = keep { $kept }, take the talon
vira-exchange-talon = take the talon, discard 13
vira-exchange-exactly = exchange { $count }, discard { $shed }
vira-exchange-shed = no exchange, discard { $shed }
vira-exchange-none = no exchange
vira-pot = won +{ $win }, lost −{ $single }/−{ $double }
vira-price = { $pot } · { $points }
vira-points-each = { $points } each
vira-points = ±{ $points }
vira-points-with = { $suits }{ "\u00A0" }±{ $points }
vira-points-else = else{ "\u00A0" }±{ $points }
vira-columns-one = { $points }
vira-columns-three = preference { $pref }, second { $second }, other { $other }
vira-columns-suits = { $pref }: { $in_pref } · { $second }: { $in_second } · { $other }: { $in_other }

## Answers, as buttons and menus say them

vira-group-play = Win tricks: Six–Nine, turné … solo
vira-group-gask = The whole talon: gask, gök, vira
vira-group-misere = Lose all tricks: köpmisär, misère
vira-group-sharpen = Your contract
vira-group-trumps = Trumps
vira-group-decide = Play or surrender
vira-group-instead = Instead of trumps: misère, or surrender
vira-group-surrender = Instead of playing: surrender
vira-group-hand = Your cards
vira-played-about = Bids played as declarer
vira-played-buy = Six to Nine
vira-played-turne = Turné
vira-played-vingel = Vingel
vira-played-tringel = Tringel
vira-played-gask = Gask
vira-played-gok = Gök
vira-played-vira = Vira
vira-played-kopmisar = Köpmisär
vira-played-solo = Solo
vira-played-solomisar = Solo misère
vira-action-card = { $card }
vira-say-colour = Colour
    .also = In colour, Color, In color
vira-say-preference = Preference
    .also = In preference
vira-say-hold = Hold
    .also = I hold
vira-say-pass = Pass
    .also = I pass
vira-pass-ends = the auction ends, and { $player } is declarer with { $bid }
vira-pass-ends-open = the auction ends, and { $player } is declarer with { $bid } or a stronger bid of its kind
vira-pass-out = you are out of this auction; { $player }’s { $bid } stands
vira-sharpen-none = Stay with it
vira-name-trump = { $suit } as trumps
vira-trump-meaning = { $column } column: { $points } from or to each defender
vira-decide-stand = Play
vira-decide-surrender = Surrender
    .also = Lay down, I surrender
vira-decide-re-exchange = Exchange again
    .also = Second exchange
vira-decide-misere = Lose every trick
    .also = Lose all
vira-pick-defence = Which cards do you exchange? { $maximum ->
    [one] There is 1 card
   *[other] There are { $maximum } cards
} in the talon.
vira-pick-exchange = Which cards do you exchange?
vira-pick-keep = Which cards do you keep? You discard the others and take the talon.
vira-pick-discard = Which cards do you discard?
vira-pick-shed = Which cards do you discard before play?
vira-chosen-exchange = Discard
vira-left-exchange = Keep
vira-chosen-keep = Keep
vira-left-keep = Discard
vira-chosen-discard = Discard
vira-left-discard = Keep

## Why an answer is good: facts that the player can know

vira-reason-trumps = With { $suit } as trumps, you have { $count ->
    [0] none
    [one] one, but it is not among the four highest
   *[other] { $count }, but none of the four highest
}.
vira-reason-trumps-with = With { $suit } as trumps, you have { $count ->
    [one] one: { $cards }
   *[other] { $count } of them, including { $cards }
}.
vira-reason-tops = In the other suits you hold { $cards }.
vira-reason-tops-in-hand = You hold { $cards }.
vira-reason-any-suit = { $count ->
    [0] The suit turned up may be one in which you hold no card.
   *[other] Whichever suit is turned up, you hold at least { $count } of that suit.
}
vira-reason-safe-suits = If { $suits } are led, you can stay below the others every time.
vira-reason-low-cards = { $count ->
    [0] None of your cards is
    [one] One of your cards is
   *[other] { $count } of your cards are
} { $rank } or lower.
vira-reason-choose = You choose your 13 cards from { $cards }.
vira-reason-new-hand = You exchange your whole hand for the talon.
vira-reason-would-keep = You would keep { $cards }.
vira-reason-gets-rid = You get rid of { $cards }.

vira-reason-low-guard = You have a low guard in { $suit }, so you pay no fine if you pass.
vira-reason-no-guard = You have no low guard: if the gök succeeds, passing costs { $fine }.
vira-reason-hold = You need not bid higher: { $bid } becomes yours.
vira-reason-goes-higher = The lowest bid you can still make is { $bid }.
vira-reason-longest = Your longest suit has { $count } cards, and you hold { $tops ->
    [0] none
   *[other] { $tops }
} of the eight aces and kings.
vira-reason-pays-more = Each defender pays up to { $points } instead of { $now }.
vira-reason-enough = Played with trumps, this contract needs only { $tricks } tricks; a higher one needs more.
vira-reason-exchanges = You exchange { $count ->
    [one] only one card
   *[other] only { $count } cards
} now; with a stronger contract you would exchange more.

vira-reason-turned = The talon gives you these trumps: { $cards }.
vira-reason-column = With this trump suit, each defender pays or gets { $points }.
vira-reason-surrender-costs = You pay the pot { $points } now, instead of { $double } for a double loss.
vira-reason-surrender-double = If you surrender, you pay the pot { $points }, as much as for a double loss.
vira-reason-new-cards = You draw { $count ->
    [one] one new card
   *[other] up to { $count } new cards
}.
vira-reason-fee = You pay each defender { $points } immediately.

vira-reason-draws = You draw { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
} and leave { $left ->
    [0] nothing
   *[other] { $left }
} in the talon.
vira-reason-only-high = You discard only cards above the { $rank }.
vira-reason-keeps-low = You keep { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
} at or below the { $rank }.
vira-reason-gives-no-top = You discard no trump, no ace and no king.
vira-reason-keeps-none = You keep nothing in { $suits }.

vira-reason-lead = { $lower ->
    [0] Nobody else can hold a card below { $card } in its suit.
    [one] Somebody else may hold the one card below { $card } in its suit.
   *[other] The others may hold { $lower } cards below { $card } in its suit.
}
vira-reason-throw = You cannot follow suit, so you get rid of { $card }. The others can hold { $lower ->
    [0] no card
    [one] at most one card
   *[other] at most { $lower } cards
} below it.
vira-reason-nothing-lower = You hold nothing lower than { $best }.
vira-reason-beaten = { $count ->
    [one] One card that may still be played could
   *[other] { $count } cards that may still be played could
} take the trick from you.
vira-reason-takes = Nobody after you can beat it.
vira-reason-highest-under = It is the highest card you can play below { $best }.
vira-reason-under = It stays below { $best }, so you do not take the trick.
vira-reason-last = It is your last card in { $suit }: if they are led again, you can discard any card.
vira-reason-leaves-on-top = You leave { $card } as the highest card in the trick.
vira-reason-stays-theirs = You leave the trick to { $player }, who is winning it with { $card }.
vira-reason-frees = With { $card } you take the trick from { $player }.
vira-reason-already-under = { $player } can no longer take this trick.
vira-reason-high-away = You get rid of { $card }, your highest in this suit.
vira-reason-declarer-void = { $player } has no { $suit }.
vira-reason-below = { $player } can hold { $count ->
    [0] no card below { $card }, so following suit would mean beating it
    [one] only one card below { $card }
   *[other] at most { $count } cards below { $card }
}.

## The table

vira-heading-opening = { $length } deals
vira-heading-deal = Deal { $number } of { $length }
vira-heading-standing = { $bid }: { $meaning }
vira-preference = Preference { $suit }, second { $second }
vira-contract = { $contract } – { $aim }
vira-trumps = trumps { $suit }, { $column } column
vira-talon = talon { $count }
vira-column-pref = preference
vira-column-second = second preference
vira-column-other = other
vira-column-alone = { $column } column
vira-column-suit = { $column } column: { $suit }
vira-cost-points = { $pot } to the pot, { $points } to each defender
vira-cost-pot = { $pot } to the pot
vira-fee-points = fee: { $points } to each defender
vira-fee-none = no fee
vira-again-meaning = { $fee }; then { $pot }
vira-part-forehand = forehand
vira-part-middle = middle hand
vira-part-dealer = dealer
vira-part-declarer = declarer
vira-auction-bid = { $player }: { $bid }
vira-auction-colour = { $player }: “colour” – { $bid }
vira-auction-preference = { $player }: “preference” – { $bid }
vira-auction-hold = { $player }: “hold” – { $bid }
vira-auction-pass = { $player }: “pass”
vira-said-colour = { $bid }
vira-said-preference = { $bid }
vira-said-hold = holds { $bid }
vira-said-pass = passed
vira-said-exchanged = exchanged { $count }
vira-said-exchanged-none = exchanged nothing
vira-said-exchanged-again = exchanged { $count }, then { $again }
vira-said-talon = took the talon
vira-said-talon-empty = no exchange: the talon was empty
vira-said-needs = needs { $tricks ->
    [one] 1 more trick
   *[other] { $tricks } more tricks
}
vira-said-made = has made it
vira-said-none = must not take a trick
vira-said-single = has lost; a second trick makes it a double loss
vira-said-short = has lost; must win { $tricks ->
    [one] the last trick
    [2] both remaining tricks
   *[other] all { $tricks } remaining tricks
} to avoid a double loss
vira-said-double = has lost: double loss
vira-cards-turned = Turned up
vira-cards-turned-again = Turned up again
vira-cards-shown = { $player }’s hand
vira-cards-partner = { $player }’s hand (only you see it)
vira-cards-drawn = You drew
vira-cards-discarded = You discarded
vira-cards-unused = { $player }’s discards
vira-cards-talon = Rest of the talon
vira-waiting-opening = The cards are about to be dealt.
vira-waiting-ended = The next deal follows.
vira-waiting-over = The match is over.
vira-prompt-opening = { $player } opens: forehand must bid.
vira-prompt-opening-own = You are forehand and must bid.
vira-prompt-bidding = { $player } to bid. Standing bid: { $bid } ({ $holder }).
vira-prompt-bidding-gok = { $player } to bid. Standing bid: { $bid } ({ $holder }). If it succeeds, passing without a low guard costs 8.
vira-prompt-bidding-own = Standing bid: { $bid } ({ $holder }).
vira-prompt-bidding-guarded = Low guard in { $suit }: passing costs nothing, even if { $bid } succeeds.
vira-prompt-bidding-bare = No low guard: if { $bid } succeeds, passing costs 8.
vira-prompt-sharpen = Stay with { $bid }, or announce a stronger bid of the same kind?
vira-prompt-trump = { $player } to name trumps.
vira-prompt-trump-own = Name trumps.
vira-prompt-trump-turned = { $player } to name trumps: the suit of one of the turned-up cards.
vira-prompt-trump-turned-own = Name trumps: the suit of a turned-up card.
vira-prompt-exchange = { $player } to exchange { $minimum } to { $maximum } cards.
vira-prompt-exchange-exactly = { $player } to exchange { $maximum ->
    [one] exactly 1 card
   *[other] exactly { $maximum } cards
}.
vira-prompt-keep-exactly = { $player } to keep { $maximum ->
    [one] 1 card
   *[other] { $maximum } cards
}, discard the others and take the talon.
vira-prompt-discard-exactly = { $player } has taken the talon and is to discard { $maximum ->
    [one] 1 card
   *[other] { $maximum } cards
}.
vira-prompt-shed-exactly = { $player } to discard { $maximum ->
    [one] 1 card
   *[other] { $maximum } cards
} before play.
vira-prompt-decide = { $player } to play, or surrender ({ $surrender }).
vira-prompt-decide-own = Play, or surrender ({ $surrender })?
vira-prompt-decide-again = { $player } to play, exchange again ({ $fee }), or surrender ({ $surrender }).
vira-prompt-decide-again-own = Play, exchange again ({ $fee }), or surrender ({ $surrender })?
vira-prompt-plan = { $player } to name trumps, or surrender ({ $surrender }).
vira-prompt-plan-own = Name trumps, or surrender ({ $surrender }).
vira-prompt-plan-either = { $player } to name trumps, choose to lose every trick, or surrender ({ $surrender }).
vira-prompt-plan-either-own = Name trumps, choose to lose every trick, or surrender ({ $surrender }).
vira-prompt-defence = { $player } may exchange; the talon still has { $maximum ->
    [one] 1 card
   *[other] { $maximum } cards
}.

## What happens

vira-dealt = Deal { $number } of { $length }: { $dealer } deals. Preference { $suit }, second { $second }.
vira-dealt-idle = { $dealt } { $player } sits out.
vira-called-bid = { $player } bids { $bid }.
vira-called-colour = { $player } says “colour”: { $bid }.
vira-called-preference = { $player } says “preference”: { $bid }.
vira-called-hold = { $player } holds { $bid }.
vira-called-pass = { $player } passes.
vira-auction-won = { $player } is declarer: { $bid }.
vira-sharpened = { $player } sharpens to { $bid }.
vira-stays = { $player } stays with the contract.
vira-turned = { $player } turns up { $cards }.
vira-named-trumps = { $player } names { $suit } as trumps.
vira-chose-misere = { $player } sets out to lose every trick.
vira-exchanged = { $player } exchanges { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
vira-exchanged-none = { $player } exchanges nothing.
vira-exchanged-discarded = { $player } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
vira-exchanged-drawn = { $player } takes { $count ->
    [one] 1 card
   *[other] { $count } cards
} from the talon.
vira-exchanged-different = { $player } discards { $discarded ->
    [one] 1 card
   *[other] { $discarded } cards
} and takes { $drawn } from the talon.
vira-own-exchange = You discard { $cards } and draw { $drawn }.
vira-own-exchange-none = You exchange nothing.
vira-own-discarded = You discard { $cards }.
vira-own-drawn = You draw { $cards }.
vira-partner-drew = { $player } exchanges { $count ->
    [one] 1 card
   *[other] { $count } cards
} and draws { $cards }.
vira-exchanges-again = { $player } exchanges again, without a fee.
vira-exchanges-again-for = { $player } exchanges again, for a fee of { $amount } each to { $whom }.
vira-stood = { $player } plays the contract.
vira-surrendered = { $player } surrenders.
vira-exposed = { $player } lays their hand face up: { $cards }.
vira-partner-shown = The hand of { $player }, who defends with you: { $cards }.
vira-took-trick = { $player } takes trick { $number }.
vira-unused = Out of play: { $piles }.
vira-unused-of = { $player } { $cards }
vira-unused-talon = talon { $cards }
vira-outcome-win = { $player } wins { $contract } with { $tricks ->
    [0] no tricks
    [one] 1 trick
   *[other] { $tricks } tricks
}.
vira-outcome-single = { $player } loses { $contract } with { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}: single loss.
vira-outcome-double = { $player } loses { $contract } with { $tricks ->
    [0] no tricks
    [one] 1 trick
   *[other] { $tricks } tricks
}: double loss.
vira-surrendered-single = { $player } surrenders { $contract }: single loss.
vira-surrendered-double = { $player } surrenders { $contract }: double loss.
vira-deal-scored = { $outcome } { $changes }.
vira-amount = { $player } { $amount }
vira-amount-gain = { $player } +{ $amount }
vira-listed = { $head }, { $next }
vira-guarded = { $player } passed the gök with a low guard in { $suit }.
vira-unguarded = { $player } passed the gök without a low guard and pays 8 into the pot.
vira-pot-line = Pot: { $before } → { $after }.
vira-pot-unpaid = Won after exchanging twice: the pot pays nothing.
vira-pot-line-shared = Pot: { $before } → { $after }, then shared out.
vira-shared = The pot is shared out: { $shares }.
vira-match-ended = { $shares } { $winner }
vira-match-won = { $winner } wins the match with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
vira-match-tied = { $winner } share first place with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
vira-match-drawn = All share first place with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The statement of a deal

vira-sheet-contract = { $contract }, played by { $player }
vira-sheet-trumps = trumps { $suit }
vira-sheet-again = exchanged twice
vira-sheet-surrendered = surrendered
vira-sheet-tricks = { $tricks ->
    [0] no tricks
    [one] 1 trick
   *[other] { $tricks } tricks
}
vira-sheet-win = won
vira-sheet-single = single loss
vira-sheet-double = double loss
vira-sheet-ante = ante, into the pot
vira-sheet-fee-to = second exchange, to { $player }
vira-sheet-fee-from = second exchange, from { $player }
vira-sheet-penalty = fine into the pot for passing the gök
vira-sheet-unguarded = no low guard
vira-sheet-pot-to = into the pot
vira-sheet-pot-from = from the pot
vira-sheet-points-to = player points, to { $player }
vira-sheet-points-from = player points, from { $player }
vira-sheet-refill = refilling the pot
vira-sheet-share = share of the pot

## Why not

vira-no-such-action = That is not a move in Vira.
vira-whole-rounds = With { $seats } at the table, the number of deals must be a multiple of { $seats }, so that everybody deals equally often. Choose another number.
vira-due-auction = The auction comes first: bid, or pass.
vira-due-defence = First the defenders may exchange with the talon; to exchange nothing, choose no cards.
vira-due-play = Cards are played now, one at a time.
vira-due-sharpen = First say whether you announce a stronger contract.
vira-due-trump = Name trumps first.
vira-due-exchange = First choose the cards to exchange.
vira-due-decide = First say whether you play or surrender.
vira-due-keep = First choose the cards to keep.
vira-due-discard = First choose the cards to discard.
vira-due-plan = Name trumps first, or choose another plan from those offered.
vira-due-shed = Before play begins, choose the cards to discard.
vira-auction-over = The auction of this deal is over.
vira-must-open = There is no bid yet: forehand has to open and cannot pass.
vira-plain-first = At this table a new bid must be plain; “colour” and “preference” can only be said over a bid that stands.
vira-colour-first = Preference can be said only over a bid in colour: say “colour” first.
vira-dealer-never-holds = The dealer cannot hold a bid: bid higher, or pass.
vira-holds-dealers-only = Middle hand can hold only the dealer’s bid.
vira-not-higher = Your bid must be higher than { $bid }.
vira-not-qualifiable = { $bid } cannot be bid in colour or in preference.
vira-already-qualified = The bid is already { $bid }.
vira-not-sharper = { $bid } can be sharpened only to a stronger contract of its kind.
vira-trump-not-turned = { $suit } was not turned up, so it cannot be trumps.
vira-trump-promised = { $bid } promised a different trump suit.
vira-no-misere = In this contract you have to win tricks.
vira-plain-misere = Only in Gask 0 to 4, and only if it was bid plain, may you choose to lose every trick.
vira-never-again = { $bid } has no second exchange.
vira-again-once = You have exchanged twice already, and there is no third time.
vira-talon-too-small = For a second exchange the talon must have at least { $needed ->
    [one] 1 card
   *[other] { $needed } cards
}; it has { $left }.
vira-named-twice = You named a card twice.
vira-exchange-number = Exchange exactly { $count ->
    [one] 1 card
   *[other] { $count } cards
} here.
vira-exchange-range = Exchange { $minimum } to { $maximum ->
    [one] 1 card
   *[other] { $maximum } cards
} here.
vira-keep-number = Keep exactly { $count ->
    [one] 1 card
   *[other] { $count } cards
} here.
vira-discard-number = Discard exactly { $count ->
    [one] 1 card
   *[other] { $count } cards
} here.
vira-must-follow = You hold { $suit }, the suit that was led; please follow suit.

## The rules: a page is a text, its paragraphs are attributes; words that they explain

vira-rules-overview = The game
    .players = Three play, each alone; if there are four at the table, a different player sits out each deal. 52 cards: in every suit the ace is the strongest, the two the weakest. You get thirteen each; the other thirteen are the *talon*.
    .seats = The player after the dealer is *forehand*, the next one *middle hand*, and the dealer is third. The table says whose turn it is; between deals it is nobody’s.
    .preference = A *preference* suit is drawn for each deal. The other suit of its colour, red or black, is the *second preference*. Contracts with these suits as trumps pay more.
    .course = A deal goes like this:
    .auction = 1. An auction with forty possible bids. A bid says how many tricks you want to win, or that you will lose them all. Whoever bids highest is the *declarer*; the other two defend together.
    .prepare = 2. The declarer usually names trumps and may *exchange*: discard cards and draw as many new ones from the talon.
    .defence = 3. The defenders may exchange, too, with what is left of the talon.
    .play = 4. Forehand leads to the first trick, then the winner of each trick to the next. Follow suit if you can, otherwise play anything. The highest trump takes the trick; without one, the highest card of the led suit.
    .pay = 5. The declarer is paid from the *pot* or pays into it, and settles with each defender in *player points*.
    .money = Everybody pays 8 into the pot at the start, and again whenever it is empty or has too little. At the end the pot is shared, and the highest balance wins.
    .start = To begin with: *Six* is a bid of six tricks. You name trumps of your choice, then exchange as many cards as you like.
vira-rules-families = Bids to win tricks
    .exchange = In an exchange you discard first, and only then see the new cards. Everybody sees how many, nobody sees which.
    .buy = • **Six, Seven, Eight, Nine**: name trumps, then exchange any number. Win as many tricks as you bid.
    .turned = • **Turné** (6–8), **vingel** (6–8), **tringel** (9): one, two or three cards of the talon are turned up. The suit of one of them becomes trumps. You exchange at least as many cards as were turned, and the turned ones come to you first.
    .gask = • **Gask** 0–6: keep that many cards, discard the others, take the whole talon, discard down to thirteen; then name trumps. For Gask 0, 1, 2, 3, 4, 5 and 6 you need 7, 8, 9, 10, 11, 12 and 12 tricks respectively.
    .vira = • **Vira**: take the whole talon, discard thirteen, win all the tricks.
    .solo = • **Solo** 6–12 and **Solo Vira** (all thirteen): name trumps and play the hand you were dealt.
vira-rules-misere = Bids to lose every trick
    .aim = These are *misères*: there are no trumps, and the declarer must not take a single trick.
    .kopmisar = • **Köpmisär** 1–6: exchange exactly that many, then discard one more (two in Köpmisär 1) and play with the rest.
    .gask = • **Gask** 0–4, bid without promising a suit, may become a misère: in Gask 0, 1, 2, 3 and 4 you then discard 2, 1, 0, 1, 0 more cards, respectively. In Gask 3 and 4 the hand is laid open.
    .gok = • **Gök**, the cuckoo: take the whole talon, discard thirteen. As soon as you play your first card, your hand is laid open.
    .solo = • **Solo misère**: no exchange. *Petite*: discard one card; *grande*: play all thirteen. *Ouverte*: your hand is laid open before the lead. *Royale*: even before the defenders exchange.
    .confer = In the grande ouverte royale the defenders see each other’s hands and may talk in private.
    .guard = • **Low guard**: a player who answers a gök with a pass pays 8 to the pot if the gök is won, unless a suit in their hand is guarded low: by the 2; or 4-x; or 6-x-x; or 8-x-x-x, where each x is a card lower than the one before. That is: the 2, or two cards up to the 4, three up to the 6, four up to the 8. After the deal the table says which suit was guarded low, or that none was.
vira-rules-auction = The auction
    .opens = Forehand speaks first and **must bid**. After that you bid higher, or you pass, and whoever has passed is out.
    .higher = Higher means further down in the table of bids (the page *The forty bids*).
    .ends = When two have passed, the third is declarer.
    .instead = Instead of making a new bid you may take over the one that stands:
    .colour = • ***In colour***: the same bid with the promise that trumps will be the preference or the second preference. You can only say it over a plain bid, that is, one without such a promise; a higher bid always starts out plain.
    .preference = • ***In preference***: the same bid, and trumps will be the preference. Only over a bid in colour.
    .hold = • ***Hold a bid***: exactly the same bid becomes yours. Forehand may hold a bid by either of the others; middle hand only one by the dealer; the dealer may never hold.
    .which = Colour and preference go with Six to Nine, gask, solo, Vira and Solo Vira. A plain bid pays just as much if its trumps are the preference; but a bid that promises the suit outranks one that doesn’t.
    .sharpen = • ***Sharpening***: before touching a card, the declarer of a gask, köpmisär or solo may announce a stronger one of the same kind: for gask in the order 0 1 2 3 4 6 5, for the others any higher number.
vira-rules-auction-example = Example: an auction
    .shown = From a real deal: the hands, the calls, and what each call commits the bidder to.
vira-rules-exchanging = Exchanging and surrendering
    .again = • ***Exchanging again***: after Six to Nine, turné, vingel, tringel and köpmisär the declarer may exchange once more, for a fee to both defenders, and on much worse terms.
    .turned = In turné, vingel and tringel, new cards are then turned up to decide new trumps.
    .surrender = • ***Surrender***: before the defenders exchange, the declarer may give up and lose without playing.
    .defenders = • **The defenders**: the one who plays first exchanges first and may draw any number of the cards left, or none. If none are left after that, the other defender is not asked.
    .discards = Until the first card is led, you may look at what you discarded.
vira-rules-exchange-example = Example: the exchange
    .shown = From the same deal: trumps, what the declarer exchanged, and what the defenders exchanged.
vira-rules-settlement = What is paid
    .won = • **Won**: as many tricks as were bid, or more; in a misère none.
    .single = • ***Single loss***: one trick too few, or one trick in a misère.
    .double = • ***Double loss***: anything worse.
    .pot = • **The pot** pays a declarer who wins; one who loses pays the pot: usually 8 for a win, 8 for a single loss and 16 for a double one.
    .points = • **Player points** are paid between the declarer and **each** defender, the same for a single loss as for a double one. How many depends on the *column*: preference, second preference, or other (other trumps, or none).
    .menus = The bid menus put this briefly. *Won +8, lost −8/−16*: what the pot pays for a win, and what a single and a double loss cost. *♥ ±1 each*: player points won from, or lost to, each defender when ♥ are trumps; other trumps pay none, or the number after *else*.
    .again = • **After exchanging again**, a win brings 16 less (never below 0), so usually nothing; a single loss costs three times the usual single loss, and a double loss five times the usual single loss: usually 24 and 40. The fee for exchanging again (player points in the column of the first trump suit) is never given back.
    .surrender = • **A surrender** is a single loss, or a double loss in a contract without an exchange.
    .empty = • When the pot is empty, or cannot pay, everybody pays 8, including the winner and the player who sits out.
    .end = At the end the pot is shared equally in chips of 8; what is left over goes to the player with the lowest balance. The score sheet shows every payment of a deal on a line of its own.
vira-rules-score-example = Example: what is paid
    .shown = The end of the same deal, and what was paid.
vira-rules-bids = The forty bids
    .order = From the weakest to the strongest, or by kind. The number is the rank: a bid beats all bids with a lower number.
    .numbers = For each bid: its aim; what it does with the talon; what the pot pays for a win and what a single and a double loss cost; the same after exchanging again; and the player points per defender, in three columns: preference, second preference, other (during a deal, the suits themselves).
vira-rules-strategy = Ten tips
    .rule1 = 1. As forehand you must bid: open with the lowest bid that fits, since later you can still bid higher or hold.
    .rule2 = 2. A win brings 8, a single loss costs 8, a double one 16: bid on when you expect to win clearly more than half the time.
    .rule3 = 3. Six to Nine: count aces, kings and each trump beyond the third as tricks; exchanging the rest adds about two more.
    .rule4 = 4. In an exchange keep trumps, aces and kings, and exchange everything else.
    .rule5 = 5. Solo needs a hand that is good as it is: five trumps with the top honours, and other sure tricks besides.
    .rule6 = 6. A weak hand is an opportunity: with twos and threes in every suit, think of a misère, above all gök or köpmisär.
    .rule7 = 7. In a misère a long suit is safe if you hold its low cards; a middling card with no lower one beside it is the danger.
    .rule8 = 8. If somebody has bid gök, look for a low guard before you pass: without one it pays to go on bidding, even a little too high.
    .rule9 = 9. If the exchange went badly and you expect a double loss, surrender: it then counts as a single loss.
    .rule10 = 10. As a defender against a trump contract, exchange small cards and keep trumps, aces and kings; against a misère, exchange the highest.
vira-rules-options = Options
    .about = These can be changed before a match; the first choice in each line is the Stockholm rule.
    .deals = • **Deals**: 12, or 24, 36, 60, or any number that lets everybody deal equally often.
    .unit = • **At the end the pot is shared in units of** 8, or of 1.
    .jump = • **Colour and preference**: step by step (colour over a plain bid, preference over a bid in colour); or freely (colour or preference with any new bid, even the opening one, and preference directly over a plain bid).
    .decided = • **Decided deals**: played to the end, or ended as soon as nothing can change what is paid.
    .unused = • **Discards and the rest of the talon after the deal**: stay hidden, or are shown until the next deal.

vira-rules-order-rank = By rank
vira-rules-order-family = By kind
vira-bids-line = **{ $number } { $bid }** – { $aim } · { $exchange }
    won +{ $win }, lost −{ $single }/−{ $double } · each defender: { $points }
vira-bids-again = { $line } · exchanged again: won +{ $win }, lost −{ $single }/−{ $double }
vira-bids-family =
    __{ $family }__
    { $line }
vira-family-buy = Six to Nine: trumps of your choice, then an exchange
vira-family-turne = Turné: one card turned up for trumps
vira-family-vingel = Vingel: two cards turned up
vira-family-tringel = Tringel: three cards turned up
vira-family-gask = Gask: keep 0 to 6 cards, take the whole talon
vira-family-gok = Gök, the cuckoo: take the talon, lose every trick
vira-family-vira = Vira: take the talon, win every trick
vira-family-kopmisar = Köpmisär: exchange, lose every trick
vira-family-solo = Solo: no exchange
vira-family-solomisar = Solo misère: no exchange, lose every trick
vira-word-talon = talon
vira-word-forehand = forehand
vira-word-middle = middle hand
vira-word-preference = preference
vira-word-second = second preference
vira-word-declarer = declarer
vira-word-exchange = exchange
vira-word-pot = pot
vira-word-points = player points
vira-word-turne = turné
vira-word-vingel = vingel
vira-word-tringel = tringel
vira-word-gask = gask
vira-word-solo = solo
vira-word-misere = misère
vira-word-kopmisar = köpmisär
vira-word-gok = gök
vira-word-petite = petite
vira-word-grande = grande
vira-word-ouverte = ouverte
vira-word-royale = royale
vira-word-guard = low guard
vira-word-colour = in colour
vira-word-hold = hold a bid
vira-word-sharpen = sharpening
vira-word-again = exchanging again
vira-word-surrender = surrender
vira-word-single = single loss
vira-word-double = double loss
vira-word-column = column
