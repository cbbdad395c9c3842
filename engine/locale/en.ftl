# What every game says: cards and lists, what happens and what is refused whatever the game, the lines of a record.
# Every key stands in every language; a test says which are missing or unused.

## Lists

list-more = { $head }, { $next }
list-last = { $head } and { $last }

## Cards: the French deck

card-suit = { $symbol } { $word }

card-french-short = { $symbol }{ $rank }
card-french-spoken = { $rank } of { $suit }
card-told = the { $card }
card-french-symbol-spades = ♠
card-french-symbol-hearts = ♥
card-french-symbol-diamonds = ♦
card-french-symbol-clubs = ♣
card-french-suit-spades = spades
card-french-suit-hearts = hearts
card-french-suit-diamonds = diamonds
card-french-suit-clubs = clubs
card-french-index-ace = A
card-french-index-king = K
card-french-index-queen = Q
card-french-index-jack = J
card-french-index-ten = 10
card-french-index-nine = 9
card-french-index-eight = 8
card-french-index-seven = 7
card-french-index-six = 6
card-french-index-five = 5
card-french-index-four = 4
card-french-index-three = 3
card-french-index-two = 2
card-french-rank-ace = ace
card-french-rank-king = king
card-french-rank-queen = queen
card-french-rank-jack = jack
card-french-rank-ten = ten
card-french-rank-nine = nine
card-french-rank-eight = eight
card-french-rank-seven = seven
card-french-rank-six = six
card-french-rank-five = five
card-french-rank-four = four
card-french-rank-three = three
card-french-rank-two = two

## Cards: the Swiss German deck

card-swiss-short = { $symbol }{ "\u00A0" }{ $suit }{ "\u00A0" }{ $rank }
card-swiss-spoken = { $rank } of { $suit }
card-swiss-symbol-spades = 🛡️
card-swiss-symbol-hearts = 🌹
card-swiss-symbol-diamonds = 🌰
card-swiss-symbol-clubs = 🔔
card-swiss-suit-spades = shields
card-swiss-suit-hearts = roses
card-swiss-suit-diamonds = acorns
card-swiss-suit-clubs = bells
card-swiss-index-ace = A
card-swiss-index-king = K
card-swiss-index-queen = O
card-swiss-index-jack = U
card-swiss-index-ten = B
card-swiss-index-nine = 9
card-swiss-index-eight = 8
card-swiss-index-seven = 7
card-swiss-index-six = 6
card-swiss-index-five = 5
card-swiss-index-four = 4
card-swiss-index-three = 3
card-swiss-index-two = 2
card-swiss-rank-ace = ace
card-swiss-rank-king = king
card-swiss-rank-queen = Ober
card-swiss-rank-jack = Under
card-swiss-rank-ten = Banner
card-swiss-rank-nine = nine
card-swiss-rank-eight = eight
card-swiss-rank-seven = seven
card-swiss-rank-six = six
card-swiss-rank-five = five
card-swiss-rank-four = four
card-swiss-rank-three = three
card-swiss-rank-two = two

## What happens, whatever the game

engine-received = You receive { $cards }.
engine-played = { $player } plays { $card }.

## Games of tricks alone

engine-action-card = { $card }
engine-heading-deal = Deal { $number }
engine-part-dealer = dealer
engine-waiting-opening = The cards are about to be dealt.
engine-waiting-ended = The next deal follows.
engine-waiting-over = The match is over.
engine-prompt-waiting = Waiting for { $player }.
engine-prompt-lead = Lead a card.
engine-prompt-play = Play a card.
engine-prompt-leading = { $player } to lead.
engine-prompt-playing = { $player } to play to the trick.
engine-dealt = Deal { $number }: { $dealer } deals.
engine-took-trick = { $player } takes trick { $number }.
engine-won-higher = { $rank } beats { $than }
engine-won-alone = nobody else followed suit
engine-won-trumped = trumped
engine-won-overtrumped = higher trump: { $rank } beats { $than }
engine-scored = { $player } { $amount }
engine-deal-scored = This deal: { $first }, { $second }, { $third }, { $fourth }.
engine-match-won = { $winner } wins the match with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
engine-match-shared = { $winner } share first place with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Why a card is suggested

engine-reason-only-card = { $card } is the only card you may play.
engine-reason-unbeaten = { $card } is certain to take the trick: nobody after you can beat it.
engine-reason-no-opponent = No opponent can beat { $card }.
engine-reason-strongest = No opponent has a stronger card in { $suit } than { $card }; only a trump can beat it.
engine-reason-draws = { $card } draws trumps from the other hands; your opponents can still hold { $count } at most.
engine-reason-stronger = Only these could beat { $card }: an opponent’s { $ranks } of { $suit }.
engine-reason-stronger-or-trump = Only these could beat { $card }: an opponent’s { $ranks } of { $suit }, or a trump.
engine-reason-takes = { $card } takes the trick{ $points ->
    [0] {"."}
    [one] : 1 point.
   *[other] : { $points } points.
}
engine-reason-so-far = { $card } is winning the trick so far; at most { $count ->
    [one] one card
   *[other] { $count } cards
} can still beat it.
engine-reason-one-may-beat = { $card } is winning the trick so far; only { $player } can still beat it, if they hold one of { $count } cards.
engine-reason-cheapest-winner = Of your cards that would take the trick, none is worth less than { $card }.
engine-reason-later = Played later, { $card } could lose to { $ranks }.
engine-reason-in-trick = { $points ->
    [one] The trick would then hold 1 point.
   *[other] The trick would then hold { $points } points.
}
engine-reason-partner-certain = { $player } is certain to take the trick with { $card }.
engine-reason-partner-so-far = { $player } is winning the trick so far with { $card }.
engine-reason-gives = { $card } adds { $points ->
    [one] 1 point
   *[other] { $points } points
}.
engine-reason-cannot-win = None of the cards you may play beats { $card }.
engine-reason-keeps = You keep { $cards } for later.
engine-reason-keeps-strongest = You keep { $cards }: no opponent has a stronger card of the same suit.
engine-reason-only-above = { $higher } is the only card above your { $card }: once it has been played, { $card } is the highest in { $suit }.
engine-reason-tops = Of the cards left in { $suit }, you hold the { $count } highest.
engine-reason-two-above = Only { $cards } are above your { $card }: once they have been played, { $card } is the highest in { $suit }.
engine-reason-partner-after = { $player } plays after you and may still take the trick.
engine-reason-void = After { $card } you have no { $suit } left, so you can trump that suit.
engine-reason-cheapest = { $points ->
    [0] { $card } is worth nothing.
   *[other] None of the cards you may play is worth less than { $card } ({ $points }).
}
engine-reason-counts = { $card } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Facts that speak for a card, where tricks count and not points

engine-reason-takes-it = { $card } takes the trick.
engine-reason-lowest-winner = Of your cards that beat the trick so far, { $card } is the lowest.
engine-reason-ruff = You hold no { $suit }: { $card } trumps the trick.
engine-reason-lowest = None of the cards you may play is lower than { $card }.
engine-reason-usual = It looks like the natural choice, but in the trial deals it does worse.
engine-reason-least-bad = It has its drawbacks, but in the trial deals no other choice did better.
engine-reason-all-alike = The other choices compared have the same drawback, and in the trial deals none did better.
engine-reason-keeps-top = You keep { $card }: nobody else has a higher card in { $suit }.
engine-reason-keeps-guards = You keep { $cards } to protect { $best }: once { $above } { $count ->
    [one] has
   *[other] have
} been played, { $best } is the highest in { $suit }.
engine-reason-suit-left = { $count ->
    [0] { $card } is your last card in { $suit }.
    [one] After { $card } you still hold one card in { $suit }.
   *[other] After { $card } you still hold { $count } cards in { $suit }.
}
engine-reason-nearer-void = { $count ->
    [one] After { $card } you have one card left in { $suit }; once it is gone, you can trump that suit.
   *[other] After { $card } you have { $count } cards left in { $suit }; once they are gone, you can trump that suit.
}

## What the engine refuses, whatever the game

engine-bad-game = There is no such game.
engine-bad-preset = There is no such preset.
engine-bad-option = There is no such option.
engine-bad-option-value = This option cannot have this value.
engine-bad-seats = This game cannot be played with this number of players.
engine-bad-dealer = The dealer must be in one of the seats.
engine-bad-pack = This is not the complete pack for this game.
engine-bad-chance = A random value that is needed in addition to the pack is missing or unknown.
engine-no-deal-due = No deal is due now.
engine-no-end-now = The match can end by agreement only between two deals, and only in a game that allows it.
engine-deal-due = The cards must be dealt first.
engine-not-your-turn = It is not your turn.
engine-match-over = The match is over.
engine-nothing-to-take-back = There is nothing you can take back now.
engine-one-card = Please name one card.
engine-not-held = { $card } is not in your hand.
engine-not-in-pack = { $card } is not one of the { $size } cards of this game.
engine-no-such-action = That is not a move in this game.

## What is wrong with a line of a record

record-not-utf8 = it is not UTF-8
record-blank-line = it is blank
record-not-json = it is not JSON
record-long-number = a number in it is too long
record-not-object = it is not a JSON object
record-key-twice = it contains a key twice
record-unknown-key = it contains an unknown key
record-missing-key = a key is missing
record-version = this is not version 1 of the format
record-no-such-seat = there is no such seat
record-bad-action = the action is not a string
record-bad-mark = “at” must be a string, and “by” must be player, autopilot or computer
record-bad-match = “match” must be a string of at most 64 letters, digits and hyphens
record-bad-seal = the “salt” and “hash” of a deal go together: lower-case hexadecimal digits, 32 to 128 for the salt and 64 for the hash
record-bad-end = “end” must be “agreed”
record-malformed = Line { $line } cannot be read: { $reason }
record-seat = Seat { $seat }
engine-outcome = { $opponents ->
    [one] on average you score { $own }, the other player { $others }
   *[other] on average you score { $own }, each of the others { $others }
}
engine-outcome-teams = on average your team scores { $own }, the other { $others }
engine-order-trumps = Trumps
engine-order-others = Other suits
engine-order-all = All suits
