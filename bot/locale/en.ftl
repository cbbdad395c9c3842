# The bot's own words. Every key stands in every language; a test says which are missing or unused.

## Lists and lines

separator = { " · " }
list-more = { $head }, { $next }
list-last = { $head } and { $last }
page-of = Page { $page } of { $pages }

## This language, by its own name

language-name = English

## Cards: the French deck

card-short = { $symbol }{ $rank }
card-spoken = { $rank } of { $suit }
card-suit = { $symbol } { $word }

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

## What players may type for cards, besides the words above; between commas

spell-suit-spades = spade
spell-suit-hearts = heart
spell-suit-diamonds = diamond
spell-suit-clubs = club
spell-rank-ace = aces
spell-rank-king = kings
spell-rank-queen = queens
spell-rank-jack = jacks, knave
spell-rank-ten = tens
spell-rank-nine = nines
spell-rank-eight = eights
spell-rank-seven = sevens
spell-rank-six = sixes
spell-rank-five = fives
spell-rank-four = fours
spell-rank-three = threes
spell-rank-two = twos, deuce
spell-filler = of, the, play, lead

## Players and seats

seat-empty = (free)
seat-numbered = { $name } ({ $seat })
seat-computer-careful = Computer
seat-computer-random = Random computer
seat-parts = { $name } ({ $parts })
seat-autopilot = autopilot
seat-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
seat-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
seat-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
seat-to-act = ▶ { $line }

## Pace and rules of a table

pace-live = live
pace-relaxed = relaxed
pace-async = one day a turn
rules-option = { $label }: { $value }

## The table message and the panel

table-players = Players
table-score = { $side } { $score }
table-scores = Score: { $scores }
table-deadline = { $prompt } ({ $time })
table-open-cards = Open cards
table-group = { $label }: **{ $cards }**
table-lanes = Rows
table-lane = { $suit }: { $low } to { $high }
table-lane-empty = { $suit }: nothing yet
table-trick = Trick { $number }
table-last-trick = Last trick
trick-card = { $name }: { $card }
trick-best = { $name }: **{ $card }** (winning)
trick-empty = No card yet
trick-laid = { $name } { $card }
trick-taken = { $cards } → { $winner }
trick-taken-for = { $cards } → { $winner } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})

panel-title = Your hand: { $game }
panel-title-at = Your hand: { $game } ({ $place })
panel-hand = Hand ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})
panel-suit = { $suit }: **{ $ranks }**
panel-no-cards = No cards
panel-your-turn = It is your turn.

choice-exactly = Choose { $count }.
choice-at-most = Choose at most { $most }.
choice-bounds = Choose { $least } to { $most }.

why-title = Why not?
why-line = { $options }: { $reason }
why-reason = { $reason } (rule { $rule })
why-nothing = Nothing is shut: you may choose any answer that you see.

## The lobby

lobby-title = new table
lobby-options = options
lobby-seat = { $number }. { $name }
lobby-host = { $name } (host)
lobby-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-full = All seats are taken.
lobby-expires = The lobby closes { $time }.
lobby-rules = Rules

## The score sheet, the result

sheet-title = score sheet
sheet-empty = No deal has been finished yet.
sheet-deal = **Deal { $number }** · { $headline }
sheet-side = { $side }: **{ $scored }**
sheet-account = { $line } ← { $entries }
sheet-entry = { $reason } { $amount }
sheet-entry-detailed = { $reason } { $amount } ({ $details })
result-title = result
result-open = The match is not over yet.
result-winner = { $winner } won the match.
result-draw = A draw between { $winner }.
result-place = { $place }. { $side }: { $score }
result-deals = { $count ->
    [one] 1 deal was played.
   *[other] { $count } deals were played.
}

## What the engine refuses, whatever the game

engine-bad-game = There is no such game.
engine-bad-preset = There is no such preset.
engine-bad-option = There is no such option.
engine-bad-option-value = An option cannot have this value.
engine-bad-seats = This game is not played by so many.
engine-bad-dealer = The dealer must be one of the seats.
engine-bad-pack = This is not the whole pack of the game.
engine-bad-chance = What chance decides besides the pack is missing or unknown.
engine-no-deal-due = No deal is due now.
engine-deal-due = The cards must be dealt first.
engine-not-your-turn = It is not your turn.
engine-match-over = The match is over.

## What is wrong with a line of a record

record-not-utf8 = it is not UTF-8
record-blank-line = it is blank
record-not-json = it is not JSON
record-not-object = it is not a JSON object
record-key-twice = a key stands in it twice
record-unknown-key = it has a key that nobody knows
record-missing-key = a key is missing
record-version = this is not version 1 of the format
record-no-such-seat = there is no such seat
record-bad-action = the action is not a text
record-bad-mark = “at” must be a text, and “by” must be player, autopilot or computer

## Replaying a record (stich replay)

replay-seat = Seat { $seat }
replay-heading = { $game } ({ $preset }), { $seats } players; { $dealer } deals first
replay-deal = Deal { $number }
replay-line = { $line }  { $text }
replay-told = { $seat } is told: { $text }
replay-score = { $side }: { $scored }, now { $total } ← { $entries }
replay-nothing = nothing
replay-rank = { $place }. { $sides }
replay-over = The match is over: { $ranking }
replay-open = The record ends here; it is the turn of { $seat }.
replay-deal-due = The record ends here; the next deal is due.
replay-illegal = Line { $line } is not allowed: { $reason } (rule { $rule })
replay-malformed = Line { $line } cannot be read: { $reason }
replay-no-such-file = There is no file { $file }.
replay-is-directory = { $file } is a folder, not a record.
replay-not-permitted = The file { $file } may not be read.
replay-cannot-read = The file { $file } cannot be read.
replay-no-such-view = There is no seat { $view } to look from: give a seat's number or "public".

## The command line

cli-no-token = There is no token: set DISCORD_TOKEN, or write it into .env.
cli-wrong-token = Discord does not accept the token: check DISCORD_TOKEN.
cli-unknown-setting = Unknown setting { $setting } in the environment: see .env.example.
cli-unknown-setting-file = Unknown setting { $setting } in { $file }: see .env.example.
cli-unreadable-file = { $file } cannot be read.
cli-database-unsupported = Databases of the kind { $scheme } are not supported yet: give STICH_DATABASE the path of an SQLite file.
cli-database-unusable = The database { $path } cannot be used: { $reason }.
cli-database-newer = The database { $path } was made by a newer version of Stich: update Stich, or use another file.
cli-health-port-taken = The health check cannot use port { $port } of { $host }, because it is taken: set { $setting } to another one, or to 0 for none.
cli-health-no-address = The health check cannot listen on { $host } port { $port }.
cli-health-off = The health check is off ({ $setting } is 0).
cli-health-no-answer = Nobody answers at { $host } port { $port }.
cli-health-not-connected = The bot is running and not connected to Discord.
cli-health-well = The bot is connected.
cli-port-taken = Port { $port } is taken or not allowed: choose another one with --port.
cli-no-place = There can be no file { $path }: it is a folder, or its folder is missing.
cli-data-unusable = { $path } cannot be used: another stich play is using it, or it is not a file of the sandbox, or it cannot be written.
cli-no-such-game = There is no game { $game }. There is: { $games }.
cli-no-such-language = There is no language { $language }. There is: { $languages }.
cli-no-such-player = There is no computer player { $player }. There is: { $players }.
cli-wrong-number = { $game } needs a player for each seat: { $seats }.
cli-no-matches = There must be at least one match.
simulate-heading = { $game }: { $matches } matches, { $deals } deals
simulate-player = { $number }. { $player }: { $wins } won ({ $percent } %), { $points } points a match
simulate-draws = drawn: { $draws }
simulate-seed = seed { $seed }, { $seconds } s
play-address = Play here: { $address }
play-end = Ctrl-C ends.

setting-discord-token = { $setting } is not a token.
setting-database = { $setting } must be the path of a file.
setting-language = { $setting } must be a language that has a catalogue, such as en or ja.
setting-log-level = { $setting } must be debug, info, warning or error.
setting-log-format = { $setting } must be console or json.
setting-health-host = { $setting } must be an address of this machine.
setting-health-port = { $setting } must be a number from 0 (no health check) to 65535.
setting-command-guild = { $setting } must be the id of a server.
setting-secrets-dir = { $setting } must be a folder.
setting-api-base = { $setting } must be an http address on this machine; STICH_API_BASE, STICH_GATEWAY_URL and STICH_CDN_BASE are set together.
setting-gateway-url = { $setting } must be a ws address on this machine.
setting-cdn-base = { $setting } must be an http address on this machine.

## Why a table does not do it

tables-unknown = This table has been closed.
tables-stale = The table has moved on since then. Here it is as it stands now.
tables-not-saved = This could not be saved just now. Nothing has changed: please try again in a moment.
tables-suspended = This table is suspended: its match was played by other rules or cannot be read to the end. The host can end the table.
tables-not-in-lobby = That is possible only before the match starts.
tables-not-playing = No match is being played at this table.
tables-not-finished = The match is not over yet.
tables-not-seated = You have no seat at this table.
tables-already-seated = You have a seat at this table already.
tables-full = All seats of this table are taken.
tables-seat-taken = This seat is taken.
tables-seat-empty = Nobody sits there.
tables-seats-empty = There are empty seats: wait for somebody, or let computer players take them.
tables-no-such-seat = There is no such seat at this table.
tables-no-such-computer = There is no such computer player.
tables-too-many = More people sit here than could play then.
tables-host-only = Only the host of the table can do that.
tables-no-deal-due = No deal is due.
tables-no-match = There was no such match at this table.
tables-record-unfinished = The record of a match can be had once the match is finished.
tables-record-unreadable = The record of this match cannot be read any more.
