# The bot's own words. Every key stands in every language; a test says which are missing or unused.

## Lines

separator = { " · " }
page-of = Page { $page } of { $pages }

## This language, by its own name

language-name = English

## What players may type for cards, besides their names; between commas

spell-suit-spades = spade, shield
spell-suit-hearts = heart, rose
spell-suit-diamonds = diamond, acorn
spell-suit-clubs = club, bell
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
seat-computer-learner = Learner
seat-computer-careful = Careful
seat-computer-good = Good
seat-computer-strong = Strong
seat-computer-random = Random computer
seat-mark-learner = computer, learner
seat-mark-careful = computer
seat-mark-good = computer, good
seat-mark-strong = computer, strong
seat-mark-random = random computer
cast-names = Mabel, Walter, Edith, George, Hazel, Arthur, Nora, Stanley, Vera, Harold, Peggy, Ralph, Olive
seat-parts = { $name } ({ $parts })
seat-autopilot = autopilot
seat-instead = playing for { $name }
former-player = Former player
seat-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
seat-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-to-act = ▶ { $line }
seat-team = Team { $number }
seat-with = partner: { $partner }
seat-partner = your partner
seat-sits-out = sitting out

## Pace and rules of a table

pace-live = live (45 seconds a turn, plus a 2-minute reserve per match)
pace-relaxed = relaxed (10 minutes a turn)
pace-async = one day a turn (24 hours)
pace-none = no clock
rating-rated = rated
rating-casual = casual (the host’s choice)
rating-alone = not rated: one person against computers
rating-none = not rated
rules-option = { $label }: { $value }
rules-deck = In your deck: { $words }.
rules-deck-suit = { $usual } = { $own }
rules-deck-rank = { $usual } = { $own } ({ $sign })

## The table message and the panel

table-players = Players
table-score = { $side } **{ $score }**
table-scores = Score: { $scores }
table-figure = { $name } **{ $amount }**
table-comes = { $prompt } { $time }
table-deadline = { $prompt } · time runs out { $time }
table-open-cards = Face-up cards
table-group = { $label }: **{ $cards }**
table-auction = Auction
table-auction-earlier = { $count ->
    [one] (after one earlier call)
   *[other] (after { $count } earlier calls)
}
table-lanes = Rows
table-lane = { $suit }: **{ $low } to { $high }**
table-lane-one = { $suit }: **{ $rank }**
table-lane-empty = { $suit }: none yet
table-lane-next = { $line } (next: { $next })
table-lane-or = { " or " }
table-rows = { table-lanes }: { $rows }
table-row = { $label }: { $cards }
lane-span = –
lane-nothing = –
table-trick = Trick { $number }
table-last-trick = Previous trick
trick-card = { $card }
trick-best = **{ $card }** (winning)
trick-best-why = **{ $card }** (winning: { $why })
trick-previous = { table-last-trick }: { $trick }
trick-why = { $line }: { $why }
trick-laid = { $name } { $card }
trick-taken = { $cards } → { $winner }
trick-taken-for = { $cards } → { $winner } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})

## Steps, told one by one to readers who have them read aloud

step-led = { $player } leads { $card }.
step-your-turn = Your turn.
step-sentence = { $text }.
step-parts = { " " }

panel-title = Your hand: { $game }
panel-title-at = Your hand: { $game } ({ $place })
panel-hand = Hand ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})
panel-suit = { $suit }: **{ $ranks }**
panel-suit-tight = { $suit }{ "\u00A0" }**{ $ranks }**
panel-suit-trump = { $suit }{ "\u00A0" }**{ $ranks }** (trump)
panel-no-cards = No cards
details-title = Details
details-deck = The table’s message uses other names for the cards: { $words }.
panel-turn = ▶ Your turn. { $prompt }
panel-turn-asked = ▶ Your turn.
panel-sits-out = You are sitting out this deal, so you see only what everybody sees.
panel-only-answer = ▶ Only one move is possible, so it will be made for you in a moment.
panel-queued-answer = ▶ The card you queued will be played in a moment.
panel-given = Played for you, as you had no choice: { $cards }
panel-few = These may suit your hand, in the usual order; *{ button-more-answers }* shows them all.
queue-line = Queued: { $card }
queue-not-played = ▶ Your turn. Not played: { $card }
panel-question = 🗳️ [A question for you at the table]({ $url })
panel-by-command = Not all of your options fit here: /{ command-bid } and /{ command-play } list them all.

pause-wanted = { $count ->
   *[other] ⏸ { $who } would like a pause.
}
pause-on = ⏸ The match is paused: the clock is stopped, and nobody can act.
pause-closes = The match resumes when everybody has pressed Continue. If nobody does anything, the table closes { $time }.
deserted-on = ⏸ The match is waiting, because none of its players is here.
deserted-closes = It resumes as soon as one of them presses Continue. If nobody does, the table closes { $time }.
pause-ready = Ready to continue: { $who }. Still waiting for: { $missing }.
proposal-end = 🗳️ { $who } proposes to end the match without a result ({ $agreed } of { $needed } agree).
proposal-finish = 🗳️ { $who } proposes to end the match after this deal and let the result count ({ $agreed } of { $needed } agree).
proposal-finish-agreed = 🗳️ Everybody agrees: the match ends after this deal, and its result counts.
proposal-kick = 🗳️ { $who } proposes to kick { $whom } out of the match ({ $agreed } of { $needed } votes).
proposal-take-back = ↩️ { $who } would like to take back their last move ({ $agreed } of { $needed } agree). Everybody who is here has to agree.

choice-spoken = { $label } ({ $spoken })
choice-meaning = { $label }: { $meaning }
choice-counted = { $chosen } ({ $count } of { $minimum })
choice-number = { $count } of { $wanted }
choice-exactly = Choose { $of ->
    [players] { $count ->
    [one] one player
   *[other] { $count } players
}
   *[cards] { $count ->
    [one] one card
   *[other] { $count } cards
}
}.
choice-at-most = Choose at most { $of ->
    [players] { $maximum ->
    [one] one player
   *[other] { $maximum } players
}
   *[cards] { $maximum ->
    [one] one card
   *[other] { $maximum } cards
}
}.
choice-bounds = Choose { $minimum } to { $maximum } { $of ->
    [players] players
   *[cards] cards
}.
choice-must = You must include { $must }.
draft-answer = ▸ **{ $answer }**
draft-advice = 💡 { $reason }
draft-mind = 💡 Note: { $reason }
draft-tried = -# Tried in { $count ->
    [one] one deal that fits
   *[other] { $count } deals that fit
} what you know: { $outcome }.
draft-for-it = In its favour: { $reason }
draft-points = -# Points: your score minus the others’ average.
draft-points-teams = -# Points: your team’s score minus the other team’s.
draft-later = -# Each is also compared with keeping it for a later deal. On average, your score minus the others’: { $worth }.
draft-kept = { $answer }: { $now } now, { $points } later
draft-chance = -# { $answer } gains more than { $advised } in these figures, but that may be chance: either will do.
draft-better-kept = It is better kept for a later deal.
draft-no-difference = -# It makes hardly any difference which of these you choose.
draft-alike = -# Same result in every trial deal: { $answers }.
draft-all-alike = -# Every other choice came out the same in every trial deal.
draft-other = Or { $answer }: { $cost }. { $reason }
draft-other-alike = about as good
draft-other-scores = { $cost }; you score { $own }{ $opponents ->
    [0] {""}
    [1] , the other player { $others }
   *[other] , the others { $others } each
}
draft-other-perhaps = perhaps worse, perhaps just chance
draft-other-worse = probably worse
draft-other-less = { $points ->
    [one] about one point worse
   *[other] about { $points } points worse
}
draft-unsearched = The computer could not compare your options this time, so this is a rule of thumb.
draft-open = You can still change your mind.
draft-typed = To confirm, press the button or type the same thing again.
draft-chosen = Chosen
draft-left = Not chosen
draft-count = { $count } chosen.
draft-more = { $count } chosen; choose { $missing } more.
draft-less = { $count } chosen, { $extra } too many.

why-title = Why not?
why-line = { $options }: { $reason }
why-nothing = Nothing is greyed out: you can choose anything you see here.

## The lobby

lobby-title = new table
lobby-options = options
lobby-seats = seats
lobby-order = Play follows the seat numbers.
lobby-seat = { $number } – { $name }
lobby-host = { $name } (host)
lobby-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-full = All seats are taken.
lobby-starts-full = The match begins as soon as all seats are taken.
lobby-rating-rated = Rated: no suggestions, and no move can be taken back.
lobby-rating-alone = Rated if at least two people play; then there are no suggestions, and no move can be taken back.
lobby-rating-casual = Casual: suggestions are allowed, and moves can be taken back.
lobby-more-seats = Up to { $count } can play; the host sets the number under Options.
lobby-expires = The lobby closes { $time }.
lobby-rules = Rules
news-left = { $who } has left the table.
news-left-last = { $who } was the last to leave, so the table is closed.
news-kicked = The host has kicked { $who } out of the match. The computer takes over their seat.
news-kicked-rated = The host has kicked { $who } out of the match without a vote. The computer takes over their seat. The match does not count for { $who }, and for the host it can count only as a loss.
news-voted-out = { $who } has been voted out of the match. The computer takes over their seat.
news-kick-declined = { $who } stays: there were not enough votes to kick them out.
news-ended-together = Everybody who was here agreed to { $who }’s proposal to end the match, so this table is closed.
news-end-declined = { $who } wants to play on, so the match continues.
news-finish-declined = { $who } wants to play on after this deal.
news-withdrawn = { $who } has withdrawn the proposal.
news-dropped = That also cancels the open proposal.
news-removed = { $who } is no longer at this table.
news-ended = { $who } has closed this table.
news-host = { $host } is now the host.
news-back = { $who } is back in their seat.
news-handed = { $who } has handed the table over to a new host.
news-ended-reason = { $who } has closed this table: { $reason }
news-took-back = { $who } has taken back their last move.
news-take-back-declined = { $who } does not agree, so the move stands.
news-claimed = { $who } takes the rest: every remaining trick was certain.
news-turned-away = The host has turned { $who } away; the computer keeps the seat.
news-put-out = The people who manage this server have removed { $who } from this table.
news-put-out-reason = The people who manage this server have removed { $who } from this table: { $reason }
news-absent = { $count ->
    [one] { $who } was not here for the rematch, so their seat is free.
   *[other] { $who } were not here for the rematch, so their seats are free.
}
rematch-absent = The rematch does not wait for { $who }, who { $count ->
    [one] is
   *[other] are
} on autopilot. If that is you, press { button-rematch } to join in.
news-took-seat = { $count ->
    [one] { $who } has taken the computer’s seat.
   *[other] { $who } have taken the computers’ seats.
}
order-line = -# { $label }: { $ranks }
order-then = { ", " }
order-rank = **{ $rank }** { $points }
order-rank-nothing = **{ $rank }**
draw-card = { $player } ({ $rank })
draw-cards = Cards drawn for the first deal: { $cards }.
draw-dealer = The lower card deals: { $dealer }.
draw-lot = { $dealer } deals first, drawn by lot.
newcomer-waits = { $count ->
   *[other] { $who } will play from the next deal on.
}
newcomer-rematch = { $count ->
   *[other] { $who } will play in the next match.
}
newcomer-asked = { $count ->
    [one] { $who } is waiting for a seat and can choose too: { button-rematch } to play, /{ command-table } { command-table-leave } to decline.
   *[other] { $who } are waiting for a seat and can choose too: { button-rematch } to play, /{ command-table } { command-table-leave } to decline.
}

## The score sheet, the result

account-title = How this deal was scored
sheet-title = score sheet
sheet-empty = No deal is finished yet.
sheet-deal = **Deal { $number }** · { $headline }
sheet-side = { $side }: **{ $scored }**
sheet-account = { $line } ← { $entries }
sheet-item = – { $entry }
sheet-gain = +{ $amount }
sheet-entry = { $reason } { $amount }
sheet-entry-detailed = { $reason } { $amount } ({ $details })
sheet-marked = { $mark } = declarer. The menu shows how each deal was scored.
sheet-file-deal = deal
sheet-file-headline = what was played
sheet-file-side = player
sheet-file-account = breakdown
sheet-file-score = score
sheet-file-total = total
sheet-file-account-of = { $side }: breakdown
sheet-file-doubled = doubled { $whom }
sheet-file-check = check
result-title = result
result-open = The match is not over yet.
result-winner = { $winner } won the match.
result-winner-score = { $winner } won the match { $score } to { $other }.
result-draw = A draw between { $winner }.
result-draw-teams = A draw: { $winner }.
result-place = { $place } – { $side }: { $score }
result-deals = { $count ->
    [one] 1 deal was played.
   *[other] { $count } deals were played.
}
result-absent = { $who }: not counted as a win or a draw, because the computer made more than a quarter of their choices.
result-excused = { $who }: not counted as a loss, because the computer made more than a quarter of their partner’s choices.
result-kicked-out = { $who }: not counted, because the host kicked them out without a vote.
result-kicking-host = { $who }: not counted as a win or a draw, because as the host they kicked somebody out without a vote.
result-host-excused = { $who }: not counted as a loss, because their partner was kicked out by the host without a vote.
result-ratings = Ratings on this server: { $changes }
result-ratings-world = Ratings on all servers: { $changes }
result-ratings-provisional = A question mark means provisional: fewer than { $count } rated matches.
rating-change = { $who } { $now } ({ $change })
rating-change-provisional = { $who } { $now }? ({ $change })
rating-gain = +{ $points }
rating-loss = −{ $points }
rating-same = ±0
result-again = { $who } { $count ->
    [one] wants
   *[other] want
} a rematch.
thread-name = { $game }: { $players }
thread-begins = **{ $game }** – { $players }
thread-playing = **{ $game }** – { $players }. Table: { $thread }
thread-lobby = **{ $game }** – { $players }, waiting for players: { $thread }
thread-result = **{ $game }** – { $outcome } { $thread }
thread-closed = **{ $game }** – { $players }. The table is closed. { $thread }

## Finished matches: their list, and replays of them

archive-unknown = There is no such match, or it is not over yet. Only finished matches can be replayed.
archive-unreadable = The moves of this match are gone or cannot be read. Its result remains.
archive-elsewhere = You can replay your own matches, and those played on this server in channels you can see. This match is neither.
moment-deal = Deal { $deal } of { $deals }
moment-step = step { $step } of { $steps }
moment-round = Round { $number }
moment-beginning = Start of the deal
moment-end = Score for the deal
moment-view-all = All hands face up
moment-view-public = As everybody saw it
moment-view-seat = As { $player } saw it
moment-told = For { $player } only: { $text }
moment-hands = Hands
moment-hand = Hand
moment-shared = { $player } shares a moment from a finished match:
    { $where }
moment-is-shared = Everybody in this channel can see this moment now.
moment-not-here = You can share moments only on the server where the match was played.
moment-hidden = Some people here may not be able to see the channel or thread where this match was played, so you can share the moment only there.
moment-text = Here is the whole match in words, with every hand.
past-title = Your finished matches
past-title-of = Your finished matches: { $game }
past-empty = You have not finished a match yet. /{ command-table } { command-table-new } opens a table; once a match is over, you can go through it again here, card by card.
past-empty-of = You have not finished a match of { $game } yet. /{ command-table } { command-table-new } opens a table; once a match is over, you can go through it again here, card by card.
past-line = { $number }. { $line }
past-with = with { $who }
past-won = won, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
past-drew = drawn, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
past-lost = lost, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
past-left = left before the end
past-uncounted = does not count for you
button-replay = Replay
button-trick-back = ‹ Trick
button-trick-on = Trick ›
button-round-back = ‹ Round
button-round-on = Round ›
button-step-back = Back
button-step-on = Next
button-trick-back-spoken = Previous trick
button-trick-on-spoken = Next trick
button-round-back-spoken = Previous round
button-round-on-spoken = Next round
button-step-back-spoken = Step back
button-step-on-spoken = Next step
button-own-turn = My next turn
button-their-turn = Next turn: { $player }
button-share = Share
button-as-text = As text
button-newest = Newest
button-oldest = Oldest
menu-view = Whose view
menu-deals = Deal
menu-deal = Deal { $deal }
menu-tricks = Trick
menu-watch = Replay a match
limit-shared = A lot of moments have been shared here just now. You can share the next one in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
command-history = history
command-history-about = See your finished matches and replay them
command-replay = replay
command-replay-about = Replay a finished match card by card: one of yours, or one played on this server
param-match = match
param-match-about = Which match; your latest if you leave this out

## Replaying a record (stich replay)

replay-heading = { $game } ({ $preset }), { $seats } players; { $dealer } deals first
replay-line = { $line }  { $text }
replay-told = To { $seat }: { $text }
replay-score = { $side }: { $scored }, now { $total } ← { $entries }
replay-nothing = nothing
replay-rank = { $place }. { $sides }
replay-over = The match is over: { $ranking }
replay-open = The record ends here; { $seat } is to act.
replay-deal-due = The record ends here, before the next deal.
replay-illegal = Line { $line } breaks the rules: { $reason } (rule { $rule })
replay-rule = The rule: { $text }
replay-no-such-file = There is no file { $file }.
replay-is-directory = { $file } is a folder, not a record.
replay-not-permitted = No permission to read the file { $file }.
replay-cannot-read = The file { $file } cannot be read.
replay-too-large = The file { $file } is too large for a match record.
replay-no-such-view = There is no seat { $view }: give a seat’s number, or “public”.

verify-deal-holds = Deal { $number }: { $hash }
verify-deal-broken = Deal { $number }: { $hash } – not the hash that belongs to this deal at its place in the match
verify-deal-open = Deal { $number } has no salt and no hash.
verify-no-salts = This record contains no salts, so it cannot be verified.
verify-broken = The record has been changed: not every deal matches its hash.
verify-unfinished = The record ends before the match does: something is missing.
verify-consistent = The record is internally consistent. Compare its hashes with those that the table showed at each deal, and the digest in the result with this one: { $digest }
verify-digest-same = This is the digest that the result showed: nothing has been changed since, and each deal has the hash that the table showed.
verify-digest-other = The record has been changed or belongs to another match: its digest is { $digest }
verify-no-digest = { $digest } is not a digest. Give the 64 digits (0–9, a–f) that the result shows.
verify-alone = --verify cannot be combined with --json or --view.

## The command line

usage-stich = European trick-taking card games on Discord.
usage-help = show this help and exit
usage-version = show the version and exit
usage-run = run the bot on Discord (DISCORD_TOKEN=… stich run)
usage-play = play in the browser, without a Discord account
usage-play-game = the game that the Play button offers first
usage-play-data = keep the tables in this database, and the messages in FILE.sandbox
usage-play-port = the port to serve the page on; the default is any free one
usage-play-servers = the number of servers, each in a shard of its own (1)
usage-play-processes = the number of bot processes that share the servers (default: 1); needs PostgreSQL
usage-play-database-url = the address of a PostgreSQL database to use instead of a file
usage-play-no-open = print the address, but do not open a browser
usage-play-language = the language of the server and of the first player (by default, the terminal's)
usage-replay = replay a match record
usage-replay-file = a match record (.stich)
usage-replay-json = one JSON object for every line of the record
usage-replay-view = show only what this seat (0, 1, …) or the public may see
usage-replay-verify = check that the deals match the hashes that the table showed
usage-replay-digest = the digest that the result showed; with it, any change is detected
usage-replay-language = the language of the output
usage-simulate = let computer players play each other
usage-simulate-game = the game
usage-simulate-matches = how many matches (100)
usage-simulate-players = the computer players, one for each seat
usage-simulate-seed = the same seed plays the same matches
usage-config = print the settings in force, with secrets masked
usage-health = ask the running bot whether it can serve; exit status 0 if so
usage-backup = copy the database to a new file, even while the bot is running
usage-backup-file = the copy; it must not exist yet
usage-migrate = move an SQLite database into PostgreSQL (DATABASE_URL)
usage-migrate-file = the SQLite database to copy from; it is left as it is
usage-privacy = delete what is stored about somebody, while the bot is stopped
usage-privacy-delete = delete everything about one user
usage-privacy-user = the user's id on Discord
usage-privacy-repeat = delete again what a restored backup has brought back
usage-deck = look at the cards
usage-deck-preview = draw all cards of a deck on one sheet
usage-deck-preview-file = the sheet, a PNG file; it must not exist yet
usage-deck-which = french, french-two-colours or swiss; french is the default
usage-ratings = compare the ratings with the matches, or recompute the ratings
usage-ratings-check = list ratings that differ from what the matches give; no need to stop the bot
usage-ratings-rebuild = compute all ratings from the matches; stop the bot first
usage-ratings-database = the database; by default, the one from the settings
usage-emoji = the emoji of cards and suits
usage-emoji-sync = create missing emoji on Discord; if interrupted, run this again to continue
cli-no-port = the port must be a number from 0 to 65535
cli-no-servers = the number of servers must be from 1 to { $most }
cli-no-processes = the number of processes must be from 1 to { $most }
cli-play-needs-postgresql = Several processes need a PostgreSQL database to share: give its address with --database-url or DATABASE_URL.
cli-no-token = There is no token: set DISCORD_TOKEN, or write it into .env.
cli-wrong-token = Discord does not accept the token: check DISCORD_TOKEN.
cli-unknown-setting = Unknown setting { $setting } in the environment: see .env.example.
cli-unknown-setting-file = Unknown setting { $setting } in { $file }: see .env.example.
cli-unreadable-file = { $file } cannot be read.
cli-database-unsupported = Databases of type { $scheme } are not supported: give the path of an SQLite file, or postgresql://user:password@host/database.
cli-database-unusable = The database { $path } cannot be used: { $reason }.
cli-deletions-unreadable = The list of deletions { $path } cannot be read: { $reason }. Without it, deleted data could come back with an old backup. Give the bot permission to read it.
cli-database-in-use = The database { $path } is in use by another copy of Stich: stop that one, or use another database.
cli-database-newer = The database { $path } was created by a newer version of Stich: update Stich, or use another database.
cli-database-no-driver = The database { $path } needs a package that is not installed ({ $reason }). Install it: pip install "stich[postgres]", or in Stich’s own folder: pip install ".[postgres]"
cli-database-no-server = No PostgreSQL server answers at { $path } ({ $reason }): check the address, and that the server is running.
cli-database-password = The server of the database { $path } does not accept the user or the password.
cli-database-no-database = There is no database { $path }: create it, for example with createdb.
cli-database-not-allowed = The user has no permission to use the database { $path } ({ $reason }): Stich creates and changes tables in it. Make the user the owner of the database.
cli-two-databases = { $first } and { $second } name two databases: use only one of the two settings.
cli-database-half-moved = The database { $path } holds only part of what is being moved into it: run stich migrate again, and let it finish.
cli-extra-missing = { $setting } needs a package that is not installed: pip install "stich[{ $extra }]", or in Stich’s own folder: pip install ".[{ $extra }]"
cli-health-port-taken = The health check cannot use port { $port } on { $host }, because it is taken: set { $setting } to another port, or to 0 for none.
cli-health-no-address = The health check cannot listen on { $host } port { $port }.
cli-health-off = The health check is off ({ $setting } is 0).
cli-health-no-answer = There is no answer from { $host } port { $port }.
cli-health-not-connected = The bot is running but not connected to Discord.
cli-health-no-database = The bot is running but cannot save anything: check the database and the disk.
cli-health-no-ticker = The bot is running, but its clocks have stopped, so nothing happens at its tables by itself: restart it.
cli-health-no-ownership = The bot is running but has no shard: other processes hold them all, or the database does not answer.
cli-health-shard = Shard { $shard }: { $reason }
health-no-metrics = No metrics: run pip install "stich[metrics]", and start the bot again.
cli-health-well = The bot is connected.
cli-ratings-equal = { $matches ->
    [one] 1 rated match
   *[other] { $matches } rated matches
}, { $ratings ->
    [one] 1 rating
   *[other] { $ratings } ratings
}: all ratings agree with the matches.
cli-ratings-line = { $game }, { $ladder }, user { $user }: stored { $stored }, computed from the matches { $computed }
cli-ratings-server = server { $server }
cli-ratings-world = all servers
cli-ratings-more = … and { $count } more.
cli-ratings-seats = Pre-match ratings that disagree with the earlier matches: { $count }.
cli-ratings-misplaced = Leaderboard entries with a wrong rating: { $count }.
cli-ratings-differ = The ratings disagree with { $matches ->
    [one] the one rated match
   *[other] the { $matches } rated matches
}. Stop the bot, then run: stich ratings rebuild
cli-ratings-rebuilt = All ratings ({ $ratings }) now agree with { $matches ->
    [one] the one rated match
   *[other] the { $matches } rated matches
}.
cli-ratings-unreadable = A rated match has an impossible value in the column { $column }: nothing was changed.
cli-backup-postgresql = This command copies an SQLite file. Copy a PostgreSQL database with pg_dump.
cli-backup-exists = The file { $path } already exists: choose another name.
cli-backup-no-space = There is not enough space for the copy { $path }: nothing was written.
cli-backup-not-written = The copy { $path } cannot be written: { $reason }.
cli-backup-done = The database { $source } was copied to { $path }.
cli-migrate-no-target = Set DATABASE_URL to the PostgreSQL database to move into, and leave STICH_DATABASE empty.
cli-migrate-not-empty = The database { $path } contains something that did not come from this file: create an empty database.
cli-migrate-unfit = The table { $table } has a value in the column { $column } that PostgreSQL cannot store: correct it in the file, then run this again.
cli-migrate-differs = The table { $table } is not the same in the file and in PostgreSQL. Keep using the file, and tell the authors of Stich.
cli-migrate-table = { $table }: { $moved } of { $rows } rows
cli-migrate-checked = The same on both sides: { $table } (rows: { $rows }), digest { $digest }
cli-migrate-already = All of { $source } has already been copied to { $path }. Nothing was done.
cli-migrate-done = { $rows ->
    [one] 1 row was copied
   *[other] { $rows } rows were copied
} from { $source } to { $path }. Start the bot with this DATABASE_URL; the file is not used any more.
cli-no-user = the id of a Discord user must be a number
cli-privacy-deleted = Deleted: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}. Nothing is stored about this user any more.
cli-privacy-nothing = Nothing is stored about this user.
cli-privacy-repeated = { $people ->
    [0] No deletion had to be repeated.
    [one] Deleted again: the data of 1 person.
   *[other] Deleted again: the data of { $people } people.
}
cli-deck-exists = The file { $path } already exists: choose another name.
cli-deck-not-written = The sheet { $path } cannot be written: { $reason }.
cli-deck-done = The cards are in { $path }.
cli-face-unusable = { $path } is not a picture.
cli-emoji-done = { $created ->
    [0] All emoji are there.
    [one] One emoji created; now they are all there.
   *[other] { $created } emoji created; now they are all there.
}
cli-emoji-full = { $created } emoji created, { $missing } still missing: Discord allows this bot no more emoji. Delete some in the developer portal, then try again.
cli-emoji-refused = { $created } emoji created, { $missing } still missing ({ $reason }). Try again later; those that were created stay.
cli-emoji-unknown = The list of emoji cannot be read from Discord ({ $reason }). Try again later.
cli-port-taken = Port { $port } is taken or not allowed: choose another one with --port.
cli-no-place = The file { $path } cannot be created: it is a folder, or its folder does not exist.
cli-data-unusable = { $path } cannot be used: another run of stich play is using it, it is not a sandbox file, or it cannot be written.
cli-no-such-game = There is no game { $game }. Choose from: { $games }.
cli-no-such-language = There is no language { $language }. Choose from: { $languages }.
cli-no-such-player = There is no computer player { $player }. Choose from: { $players }.
cli-wrong-number = Wrong number of players for { $game }; possible: { $seats }.
cli-no-matches = There must be at least one match.
simulate-heading = { $game }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
simulate-player = { $number }. { $player }: { $wins } won ({ $percent }%), { $points } points a match
simulate-draws = drawn: { $draws }
simulate-seed = seed { $seed }, { $seconds } s
play-address = Play here: { $address }
play-end = Press Ctrl-C to stop.
play-process = Bot process { $number } has the id { $pid }.
play-process-ended = Bot process { $number } ({ $pid }) has ended; another one is starting.

setting-discord-token = The value of { $setting } is not a valid token.
setting-database = { $setting } must be the path of a file or the address of a PostgreSQL database.
setting-language = { $setting } must be an available language, such as en, de or ja.
setting-log-level = { $setting } must be debug, info, warning or error.
setting-log-format = { $setting } must be console or json.
setting-health-host = { $setting } must be an address of this machine.
setting-health-port = { $setting } must be a number from 0 (no health check) to 65535.
setting-pauses = { $setting } must be a number from 0 to 10.
setting-command-guild = { $setting } must be the id of a server.
setting-secrets-dir = { $setting } must be a folder.
setting-faces = { $setting } must be a folder.
setting-emoji = { $setting } must be create, use or off.
setting-retention-days = { $setting } must be a number of days from 0 (never delete) to 36500.
setting-beginner-matches = { $setting } must be a number of matches from 0 (nobody is a beginner) to 1000.
setting-shards = { $setting } must be a number from 1 to 10000: how many shards the bot has across all processes. With an SQLite file it must be 1.
setting-sentry-dsn = { $setting } must be the address that Sentry gives for a project (DSN). It must use https or be on your own network.
setting-process = { $setting } must be a name of at most 64 letters, digits and symbols, without spaces.
setting-rest-proxy = { $setting } must be the http address of a REST proxy on your own network, such as http://proxy:8080: a private address, a name without a dot, or a name ending in .internal, .local or .lan. The proxy sees the token and all hands.
setting-api-base = { $setting } must be an http address on this machine; set STICH_API_BASE, STICH_GATEWAY_URL and STICH_CDN_BASE together.
setting-gateway-url = { $setting } must be a ws address on this machine.
setting-cdn-base = { $setting } must be an http address on this machine.

## Why a table does not do it

tables-unknown = This table has been closed.
tables-stale = The table has moved on in the meantime. This is how it looks now.
tables-not-saved = This could not be saved just now. Nothing has changed: please try again in a moment.
tables-suspended = This table is suspended: its match was played under other rules, or not all of its moves can be read. The host can close the table.
tables-paused = The match is paused. It resumes when everybody at the table has pressed Continue (/{ command-table } { command-table-continue }).
tables-deserted = The match has stopped, because none of its players was here. Pressing Continue (or /{ command-table } { command-table-continue }) resumes it.
tables-not-paused = The match is not paused.
tables-not-alone-yet = You can continue without the others once none of them has answered for 7 days. In a casual match, the host can do so at once.
tables-pace-rated = This match is rated, so its pace can change only during a pause: by continuing, everybody agrees to the new pace.
tables-only-slower = While the match is going on, the pace can only become slower. During a pause the host can choose any pace.
tables-take-back-rated = This match is rated, so every move stands. In casual matches you can take a move back.
tables-take-back-used-up = You have taken back ten moves in this deal, and that is the limit.
discord-take-back-asked = Somebody has already moved after you, so the others decide. Still to answer: { $missing }.
tables-not-in-lobby = You can do that only before the match starts.
tables-not-playing = No match is being played at this table.
tables-not-finished = The match is not over yet.
tables-not-seated = You have no seat at this table.
tables-already-seated = You already have a seat at this table.
tables-too-many-tables = You have reached the limit of tables for one person: leave one of them first.
limit-opened = You have opened many tables in a short time, and each takes up room in the channel. You can open the next one in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
limit-opened-in-channel = Many tables have just been opened in this channel. Please wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}, or open yours in another channel.
limit-opened-in-server = Many tables have just been opened on this server. Please wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
limit-tables-in-channel = You already have a seat at { $count } tables in this channel. Leave one of them first, or open this one in another channel.
limit-shown = The table was posted again only a moment ago. It can be posted again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}; until then, please scroll up to it.
limit-invites = You have invited many people in a short time. You can invite more in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
limit-invited = This person has had many invitations in a short time. Please wait { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} before you send another.
limit-proposed = You have made many proposals in a short time. You can make the next one in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
limit-at-once = That was a lot at once, and I am still catching up. Please try again in a moment.
tables-full = All seats of this table are taken.
tables-seat-taken = This seat is taken.
tables-seats-changed = The seats have changed in the meantime, so nothing was done. Please check who sits where now.
tables-seat-empty = That seat is empty.
tables-already-there = That is already your seat.
tables-same-seat = Choose two different seats.
tables-seats-empty = Some seats are empty: wait for more people, or fill them with computer players.
tables-no-such-seat = There is no such seat at this table.
tables-seat-on-turn = The computer is playing for you at this very moment. Try again after its move.
tables-join-rated = This match is rated, so only the people who started it can play. You are welcome in the next one.
tables-join-kicked = You were kicked out of this match. You can join again when the next one is being set up.
tables-excluded = The people who manage this server have excluded you from its tables. You can still play on other servers, and with me in direct messages. If you think this is a mistake, ask somebody who manages the server.
tables-never-rated = Matches on this server are never rated.
tables-elsewhere = Tables cannot be opened in this channel. You can open one in { $channels }.
tables-elsewhere-unknown = Tables cannot be opened in this channel. Somebody who manages this server can tell you where to open one.
tables-join-waiting = You will play from the next deal on. Changed your mind? /{ command-table } { command-table-leave } gives up the seat.
tables-join-none = You cannot take over a computer’s seat in this match right now.
discord-no-such-seat = There is no seat with that number, and nobody of that name sits here. Choose from the list that appears as you type.
tables-no-such-computer = There is no such computer player.
tables-too-many = Too many people are seated for that setting.
tables-proposal-open = Another proposal is still open. Answer it first: its buttons are on the table’s message.
tables-proposal-over = That has already been decided.
tables-no-finish = In this game a match cannot be ended early with a result.
tables-proposal-about-you = This vote is about you: the others decide.
tables-kick-person = Only a person can be kicked out of a match.
tables-kick-self = You cannot kick yourself out, but you can leave: /{ command-table } { command-table-leave }.
tables-kick-absent = In a match between two people, you cannot kick out somebody who is still here. You can propose to end the match: /{ command-table } { command-table-end }.
tables-end-rated = A rated match ends early only if everybody who is here agrees: /{ command-table } { command-table-end } asks them.
tables-host-only = Only the host of the table can do that.
tables-host-person = Only a person at the table can be its host.
tables-host-already = You are already the host of this table.
tables-no-deal-due = There is nothing to deal right now.
tables-no-claim = It is not certain that all remaining tricks are yours.
tables-no-match = There was no such match at this table.
tables-record-gone = This match is no longer stored: the cards and moves of old matches are deleted after a while.
tables-record-unfinished = You can have the record of a match once the match is finished.
tables-record-unreadable = The record of this match can no longer be read.

## Discord: buttons and menus

button-join = Join
button-leave = Leave
button-stay = No, stay
button-no = No
button-leave-sure = Leave the table
button-seat-back = Take the seat back
button-end-sure = Close the table
button-propose = Propose it
button-end-match = End the match
button-end-propose = Propose to end the match
button-finish = End after this deal
button-agree = Agree
button-decline = Decline
button-kick-alone = Kick out
button-kick-vote = Put it to the vote
button-add-computer = Add computer
button-options = Options
button-server-set = Make this the server default
button-server-reset = Remove this server default
button-seats = Seats
button-invite = Invite
button-to-table = To the table
button-untell = Stop these messages
button-change-seats = Change seats
button-shuffle = Shuffle seats
button-table = Table
button-report = Report this play
button-picture = Picture
button-hand-over = Hand over
button-start = Start
button-fill = Start with computer players
button-fewer = Play with { $count }
button-hand = My hand
button-score = Score
button-record = Record
button-fair = Fair?
button-sheet-file = As a file
button-sheet = Whole sheet
button-trump = { $card }*
button-trump-spoken = { $card }, trump
button-queued = { $card } ✓
button-queued-spoken = { $card }, queued
button-rules = Rules
button-back = I’m back
button-next-deal = Next deal
button-next-trick = Next
button-take-back = Take back
button-pause = Pause
button-continue = Continue
button-go-on = Continue without them
button-rematch = Rematch
button-why = Why?
button-details = Details
button-none = None
button-nobody = Nobody
button-confirm = Confirm: { $chosen }
button-confirm-short = Confirm
button-draft-back = Back
button-confer = Talk to { $names }
button-advice = Suggestion
button-more-answers = More…
button-claim = Take the rest
button-page-back = Back
button-page-on = Next
button-play = Play { $game }
menu-answer = Choose your answer
menu-group = { $first } … { $last }
menu-group-part = { $title }: { $span }
menu-pick = Choose
menu-pick-suit = { $suit }: choose
menu-seat = Take a seat of your choice
menu-guests = Choose who to invite
menu-swap = Swap two seats
menu-computer = Give a seat to a computer player
menu-free = Free a seat
menu-out = Kick somebody out
menu-out-waits = Waiting for the next deal
menu-host = Make somebody else host
menu-reasons = How a deal was scored
menu-which = Choose the table
menu-instead = A different table
menu-reasons-deal = Deal { $number }: { $what }
menu-nothing = Nothing to choose now
form-game = Game
form-preset = Preset
form-other = other value …
form-pace = Pace
form-seats = Players
form-level = Computers
form-rated = Rated
form-rated-yes = yes, if at least two people play
form-rated-no = no, a casual match
form-start = Start
form-start-pressed = when somebody presses { button-start }
form-start-full = as soon as all seats are taken

## Discord: private answers

discord-opened = Your table is open. Others join with the button on its message; you can start once all seats are taken.
discord-opened-alone = Your table is open. In a direct message, nobody else can join: fill the seats with computer players, then start.
server-rules-set = From now on, new { $game } tables on this server start with these rules. /{ command-admin } { command-admin-show } lists all settings of the server.
server-rules-reset = From now on, new { $game } tables start with the usual rules again.
discord-rules-which = Rules of which game?
discord-joined = You have a seat.
discord-seat-back = You have your seat back.
discord-waiting = You will play from the next deal on, in { $computer }’s seat. Because you join midway, this match counts as neither a win nor a loss for you.
discord-waiting-over = You are no longer waiting for a seat at this table: { $table }
discord-hand-later = Your cards will appear here as soon as they are dealt.
discord-hand-as-of = Updated { $time }
discord-hand-elsewhere = You are playing from the table, so your hand is there. *{ $button }* shows it here too.
discord-hand-lapsed = I can keep a private message up to date for only 15 minutes. The button shows your hand as it is now.
discord-hand-left = You are no longer at this table.
discord-left-free = You have left the table.
discord-left-lost = You have left the table, and the computer takes over your seat. When the match ends, it counts as a loss for you. Until then you can take the seat back, with the button or with /{ command-table } { command-table-join }.
discord-left-newcomer = You have left the table, and the computer has taken over your seat. The match does not count for you. Until it ends you can take the seat back, with the button or with /{ command-table } { command-table-join }.
discord-left-waits = You have left the table. Nobody is left there, so the match waits for 7 days: pressing Continue on the table’s message (or /{ command-table } { command-table-continue }) gives you your seat back.
discord-left-closes = You were the last to leave, so the table is closed.
discord-stayed = Nothing has changed.
table-menu = What would you like to do at this table? Its host is { $host }. You will be asked to confirm before anything happens.
table-menu-changed = That is no longer possible. This is what you can do now:
ask-leave = Do you want to leave this table? { $table }
ask-leave-free = Your seat will become free.
ask-leave-finished = Your seat will become free; the match keeps its result.
ask-leave-lost = The computer takes over your seat. When the match ends, it counts as a loss for you, unless you have taken the seat back by then.
ask-leave-newcomer = The computer will take over your seat, and you can take it back until the match ends. You joined midway, so the match does not count for you.
ask-leave-suspended = The computer takes over your seat. At present the match is suspended; if it ever resumes, it counts as a loss for you when it ends.
ask-leave-closes = You are the only person there, so the table will close.
ask-leave-closes-over = You are the only person there, so the table will close; the match keeps its result.
ask-leave-uncounted = You are the only person there, so the table will close and the match will end without a result.
ask-leave-waits = You are the only person there, so the match will stop. For 7 days any of its players can resume it with Continue on the table’s message; after that the table closes. To close it at once, use /{ command-table } { command-table-end }.
ask-leave-deserted = Everybody else is on autopilot, so the match will pause until one of them comes back.
ask-leave-pauses = The pause that was asked for will then begin.
ask-leave-continues = The pause will then be over, and the match will go on.
ask-leave-reopens = Everybody else who is here wants a rematch, so the table will open for a new match.
ask-leave-gives-up = Only the last five matches that you left are kept for you, so an earlier one will close: { $table }
ask-leave-host = { $host } will be the host.
ask-end = Do you want to close this table for everybody? { $table }
ask-propose-end = Do you want to propose ending the match here? { $table }
ask-end-table = Everybody at the table loses their seat.
ask-end-over = Everybody at the table loses their seat; the match keeps its result.
ask-end-match = The match ends here, without a result for anybody.
ask-end-vote = If everybody who is here agrees, the match ends without a result for anybody. Until then it goes on.
ask-end-finish = Or propose to end it after this deal: then the pot is shared and the match counts. Everybody who is here has to agree.
ask-kick = Do you want to kick { $name } out of this match? { $table }
ask-kick-alone = As the host you can do this without a vote.
ask-kick-vote = The others vote with the buttons on the table’s message. Including yours, { $count ->
    [one] one vote is
   *[other] { $count } votes are
} needed.
ask-kick-lost = The computer then takes over their seat. They cannot come back to this match, and it counts as a loss for them.
ask-kick-newcomer = The computer then takes over their seat, and they cannot come back to this match. They joined midway, so it does not count for them.
ask-kick-rated = The match is rated and { $name } is here. If you kick them out without a vote, the match does not count for them, and you can lose it but not win it.
ask-kick-partner = Their partner { $who } can then win the match, but not lose it.
ask-kick-or-vote = Or it is put to a vote, with the buttons on the table’s message: { $count ->
    [one] only your own vote is needed
   *[other] { $count } votes are needed, including yours
}. If it passes, the match counts as a loss for { $name }; for you it counts as usual.
ask-kick-gone = The computer then takes over their seat, and they cannot come back to this match.
ask-host = Do you want to make { $name } the host of this table? { $table }
ask-host-back = After that, only { $name } can make you host again.
ask-end-stranger = You are not playing at this table, but you can close it because you manage the server.
ask-end-reason = Reason (shown to the players)
ask-told = The table’s message will tell { $names } that it was you.
ask-table = **{ $game }** in { $channel }: { $players }.
ask-table-private = **{ $game }** in direct messages: { $players }.
discord-computer-added = A computer player has taken a seat.
discord-fill = Some seats are empty. You can wait for more people, or fill them with computer players.
discord-moved = You are now in seat { $number }.
discord-moved-team = You are now in seat { $number } ({ $company }).
discord-swapped = Seats { $one } and { $other } have been swapped.
discord-shuffled = The seats have been shuffled.
discord-seats-changed = The seats have changed in the meantime. This is how they are now.
discord-kicked = { $name } no longer has a seat at the table.
discord-kicked-out = { $name } is out of the match.
discord-proposed = The others can now vote with the buttons on the table’s message. Not answered yet: { $missing }. The match goes on until enough of them agree; by pressing Decline you withdraw your proposal.
discord-agreed = You have agreed. Not answered yet: { $missing }.
discord-agreed-last = You have agreed, and that decides it.
discord-finishing = Everybody agrees: the match ends after this deal and counts.
discord-finished = The match is over, and its result counts.
discord-declined = You have declined.
discord-withdrawn = You have withdrawn your proposal.
discord-turned-away = { $name } will not join this match.
discord-host = { $host } is now the host of the table.
invite-whom = Who do you want to invite to this table? They get a direct message with a button to join.
invite-alone = Nobody can be invited to a table that is in direct messages. Open one on a server with /{ command-table } { command-table-new }.
invite-elsewhere = Invitations to this table are sent from its server: press { button-invite } on the table’s message there.
invite-direct = Invited: { $names }.
invite-mention = Invited by a mention at the table, because they do not accept direct messages: { $names }.
invite-not = { $names } could not be reached. Please try again later.
invite-again = { $names } { $count ->
    [one] has
   *[other] have
} already been invited to this table.
invite-seated = { $names } { $count ->
    [one] is
   *[other] are
} already at this table.
invite-bot = { $names }: bots cannot be invited. { button-add-computer } seats a computer player.
invite-hidden = { $count ->
   *[other] { $names } cannot see the channel of this table.
}
invite-unwanted = { $names } { $count ->
    [one] does
   *[other] do
} not want invitations.
invitation-from = **{ $by }** invites you to a table: **{ $game }** in { $channel } ({ $server }). Pace: { $pace }.
invitation-was = You were invited to a table: **{ $game }** in { $channel } ({ $server }). Pace: { $pace }.
invitation-opened = A table has opened: **{ $game }** in { $channel } ({ $server }). Pace: { $pace }.
invitation-free = There is a seat for you.
invitation-full = All seats are taken at the moment. If one becomes free, you can join here.
invitation-seated = You have a seat there. Your cards come when the match begins.
invitation-begun = The match has begun.
invitation-closed = The table is closed.
invitation-over = This invitation is no longer valid: the match has begun, or the table is closed.
invitation-hidden = You can no longer see the channel of this table, so you cannot join it.
openings-on = When a table opens in { $channel }, I will tell you by direct message, at most once an hour.
openings-off = I will no longer tell you about tables in { $channel }. /{ command-table } { command-table-tell-me } turns this back on.
openings-direct = I can tell you only about tables in a server’s channels: use the command there.
openings-many = I already tell you about tables in { $count } channels, and that is the limit.
discord-ended = The table is closed.
discord-shown = Here is the table: { $link }
discord-rematch-wanted = You want a rematch. It begins as soon as everybody who is here wants one.
discord-paused = The match is paused, and nothing is lost, not even when I am restarted. Pressing Continue on the table’s message (or /{ command-table } { command-table-continue }) resumes it.
discord-pause-wanted = You have asked for a pause. It begins once everybody has pressed Pause. Still missing: { $missing }. Until then the clock keeps running, and if you play on, your request is cancelled.
discord-ready = You are ready. The match resumes once everybody has pressed Continue. Still missing: { $missing }.
discord-ready-alone = If they do not come, you can continue without them after { $time }: press Continue again then.
discord-pace-set = Pace: { $pace }.
discord-record = Here is the record of the match. It holds everything that happened, with every hand; `stich replay` plays it back.
discord-sheet-file = Here is the score sheet, for spreadsheets and other programs.
discord-report = This file holds what you see now: your hand, the table, and which match and step it is. It contains no other hand and no name. Is a computer playing badly, or is a rule wrong? Send the file to whoever runs this bot, and say what you expected. Until the deal is over, do not show it to anybody at the table.
discord-picture = The table as you saw it at { $time }.
discord-picture-failed = I could not draw this picture. Everything in it is also in words under “{ button-details }” and “{ button-score }”.
picture-trump = Trump
picture-led = led
picture-takes = takes it
picture-took = took it
picture-begun = Before the first trick
picture-trick = Trick { $number }: { $player }
picture-rows = { $count ->
    [one] One card on the table
   *[other] { $count } cards on the table
}
picture-ended = Deal { $number } is over
picture-legend-led = led the trick
picture-legend-took = took the trick
picture-tricks = Tricks: { $tricks }
picture-taken = { $player } { $numbers }
picture-deal = Deal { $number }: { $what }. { $amounts }
picture-declared = { $mark } declarer
picture-check = Check
picture-you = you
picture-higher = Higher bids
picture-doubled = small marks: doubles
picture-amount = { $side } { $amount }
picture-says = { $label }: { $what }
discord-playing-already = You are already playing here: this is your hand. To open another table, use /{ command-table } { command-table-new }.
discord-closed = This table is closed.
discord-expired = This table was closed because nobody came back to it for a long time.
discord-suspended = This table is suspended: its match was played under other rules, or not all of its moves can be read.
discord-table-unreadable = I cannot read this table, so nothing can be done here for now. Nothing is lost: the table is kept as it was, and whoever runs this bot can see the reason in its log. Meanwhile you are free to play at another table.
discord-table-gone = This table is closed, so its buttons no longer work. Open a new one with /{ command-table } { command-table-new }.
discord-no-such-table = None of your tables matches that. Choose one from the list that appears as you type.
discord-not-at-a-table = You have no seat at a table. Open one with /{ command-table } { command-table-new }, or join one with its button.
discord-several-tables = This could mean several of your tables: name one with the option “table”.
discord-which = Which table do you mean?
discord-which-named = { $game } with { $names }
discord-which-alike = { $table } (no. { $number })
discord-which-line = • { $table } · { $about }
discord-no-table-here = There is no table in this channel. Open one with /{ command-table } { command-table-new }, or use /{ command-table } { command-table-tell-me } to hear when one opens.
discord-not-your-seat = This hand belonged to a seat that is no longer yours. The button on the table’s message shows your current hand.
discord-not-understood = That does not match any of your options. Choose one from the list that appears as you type, or write a card such as { $card } or { $spoken }.
discord-say-more = That could mean several of your options: { $answers }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
}. Please type a little more.
discord-say-whole = Do you mean { $answer }? Then type it in full, or choose it below your hand.
discord-no-advice = I have no suggestion at the moment.
discord-no-advice-rated = This match is rated, so everybody plays without suggestions. For suggestions, the host can choose a casual match in the lobby, under { button-options }.
discord-form-outdated = These options have changed in the meantime. Please open the form again.
discord-unknown-button = I do not know this button: it comes from another version of me. Use the buttons on the table’s newest message.
discord-unknown-command = I do not know this form of the command: it comes from another version of me. Reload Discord, then try again.
discord-restarting = I am being restarted. Nothing is lost: please try again in a few seconds.
discord-failed = Something went wrong on my side. Nothing is lost: please try again. /{ command-hand } and /{ command-table } { command-table-show } bring back your hand and the table.
discord-dm-closed = I cannot send you direct messages: your settings do not allow it. No harm done: your hand is always under “{ button-hand }”. If you allow direct messages later, tell me with /{ command-settings }.
discord-channel-closed = I am no longer allowed to write in the table’s channel. You can go on playing here.
discord-permissions = I cannot open a table here, because I lack permissions in this channel: { $permissions }. Somebody who manages the server can grant them.
discord-extended = You are here, so you get more time for this turn: it runs out { $time }.
discord-nudge = { $who } It is your turn: { $link }
discord-no-thread = The table stays in this channel: for a thread I would need { $permissions }.
table-state-turn = your turn
table-state-playing = match in progress
table-state-paused = paused
table-state-lobby = waiting for players
table-state-finished = match over
table-state-suspended = suspended
table-place-direct = direct messages
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## Discord: welcome and help

welcome-title = Card games at your table
welcome-text =
    Great European trick-taking games, right here: against people or against the computer.
    Press the button and you have your first cards. Nobody but you sees your hand.
    /{ command-table } { command-table-new } opens a table that others can join; /{ command-help } explains the rest.

## Discord: what those who manage a server set and do

admin-title = Settings of this server
admin-about = Changes here apply to the whole server, and the log shows who made them.
admin-heading-tables = New tables
admin-heading-rules = Rules for new tables
admin-heading-channels = Channels
admin-heading-look = What everybody sees
admin-heading-people = People
admin-line = { $label }: **{ $value }**
admin-game = Game
admin-pace = Pace
admin-ratings = Rated matches
admin-threads = Threads
admin-language = Language
admin-deck = Cards
admin-pictures = Pictures
ratings-rated = yes, unless the host turns it off
ratings-casual = only if the host turns it on
ratings-never = never
admin-rules-line = { $game }: { $rules }
admin-usual-rules = All games start with their usual rules.
admin-everywhere = Tables can be opened in any channel.
admin-channels = Tables can be opened only in { $channels }, and in threads there.
admin-no-channel = ⚠️ None of the chosen channels exists any more, so nobody can open a table here.
admin-more = { $count } more
admin-excluded = { $count ->
    [0] Nobody is excluded from the tables.
    [one] One person is excluded from the tables.
   *[other] { $count } people are excluded from the tables.
}
menu-admin-setting = Choose what to change
menu-admin-channels = Choose channels
menu-admin-game = Choose a game
menu-admin-exclude = Choose who to exclude
menu-admin-let-back = Choose who to let back in
button-admin-overview = Overview
button-admin-rules = Rules
button-admin-channels = Channels
button-admin-reset = Leaderboards
button-admin-end = Close a table
button-admin-exclude = Exclude
button-admin-let-back = Let back in
button-admin-log = Log
button-admin-everywhere = Every channel
button-admin-usual = Usual rules
button-admin-out = Exclude
button-admin-finish = Exclude after their matches
button-admin-at-once = Exclude at once
button-admin-anew = Start afresh
admin-channels-about = Choose the channels where tables can be opened, including their threads. Tables that are already open stay where they are.
admin-channels-many = You can choose { $count } channels at most.
admin-rules-about = For which game? New tables of that game start with the rules you choose; the host can still change them before the match.
admin-reset-about = Which game’s leaderboard on this server should start afresh?
admin-end-about = Which table do you want to close? Its match ends without a result, and the players see your reason.
admin-no-table = No table is open on this server.
admin-exclude-about = Who do you want to exclude from the tables of this server?
admin-let-back-about = Who do you want to let back in? I cannot show you a list: to protect people, I store exclusions without names.
admin-somebody = somebody whose data has been deleted
ask-exclude = Do you want to exclude { $whom } from the tables of this server?
ask-exclude-follows = They will no longer be able to open or join tables here or be invited, and they will not be listed on the leaderboards of this server. Nobody else will be told, but it will be in the log. You can let them back in at any time.
ask-exclude-matches = { $count ->
    [one] They are playing a match here now. You can let them finish it, or have the computer take over their seat at once: then everybody at that table is told that this player was removed, and why.
   *[other] They are playing { $count } matches here now. You can let them play these to the end, or have the computer take over their seats at once: then everybody at those tables is told that this player was removed, and why.
}
ask-exclude-reason = Reason (for the log)
admin-excluded-now = { $whom } is now excluded from the tables of this server.
admin-is-back = { $whom } can play at the tables of this server again.
admin-not-excluded = { $whom } is not excluded here.
admin-exclude-self = You cannot exclude yourself.
admin-exclude-bot = That is a bot; bots cannot take a seat anyway.
admin-no-reason = Please give a reason.
ask-reset = Do you want the leaderboard of { $game } on this server to start afresh?
ask-reset-follows = Everybody’s results on it are reset. This cannot be undone. The leaderboards that cover all servers stay as they are.
admin-reset-done = The leaderboard of { $game } on this server has been reset.
admin-in-server = Use this command on the server you mean.
admin-log-title = Log of this server
admin-log-empty = Nothing has been changed here in the last { $days } days.
admin-log-kept = Kept for { $days } days
admin-log-line = { $when } – { $who } { $what }
admin-log-settings = changed settings: { $settings }
admin-log-channels = restricted tables to { $channels }
admin-log-everywhere = allowed tables in every channel
admin-log-rules = set the rules of { $game }: { $rules }
admin-log-usual = set the rules of { $game } back to the usual ones
admin-log-reset = reset the leaderboard for { $game }
admin-log-end = closed a { $game } table in { $channel }: { $reason }
admin-log-exclude = excluded { $whom }, effective when their matches end: { $reason }
admin-log-exclude-now = excluded { $whom } at once: { $reason }
admin-log-exclude-deleted = excluded somebody whose data has since been deleted
admin-log-let-back = let { $whom } back in
## Discord: fair deals

fair-mark = hash { $hash }
fair-digest = digest of the record: { $digest }
fair-title = Fair deals
fair-deal = **Deal { $number }** has this hash: `{ $hash }`
fair-earlier-deal = **Deal { $number }**: `{ $hash }`
fair-past-deal = **Deal { $number }**
    hash `{ $hash }`
    salt `{ $salt }`
fair-closing = Digest of the record: `{ $digest }`
fair-none = No match is being played here. During a match, you can see the hashes of its deals here.
fair-without = This match has no hashes: it began under an earlier version of the bot.
fair-proves = Every deal is locked in before anybody can act, and the table shows its hash. The record that you get after the match contains the cards and the salt of each deal, so `stich replay --verify` finds out whether anything was changed later. This does not prove that the cards were shuffled honestly: for that, you have to trust whoever runs this bot.

## Discord: figures and settings

leaderboard-title = Leaderboard: { $game }
leaderboard-server = this server
leaderboard-all = all servers
leaderboard-line = { $place } – **{ $name }**: { $figures }
stats-title = Statistics for { $name } ({ $where })
stats-line = **{ $game }**: { $figures }
stats-empty = No finished matches yet.
standing-figures = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
leaderboard-empty = This list is still empty: the first match of { $game } to finish here starts it. /{ command-table } { command-table-new } opens a table.
leaderboard-empty-all = This list is still empty: nobody who has agreed to be listed has finished a match of { $game }.
leaderboard-empty-period = This list is still empty: it starts afresh with each period, and the next match to finish will be the first on it. /{ command-table } { command-table-new } opens a table.
leaderboard-empty-rate = This list is still empty: you need { $matches } finished matches in this period to be on it. /{ command-table } { command-table-new } opens a table.
leaderboard-empty-rating = This list is still empty: you need { $rated } finished rated matches to be on it, at least one of them in the past 60 days. Matches between people are rated unless the host turns that off.
leaderboard-page = Page { $page } of { $pages }
leaderboard-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
leaderboard-agreed = Only people who have agreed to it are listed.
metric-wins = Wins
metric-rate = Win rate (at least 20 matches)
metric-points = Points
metric-rating = Rating
period-ever = All time
period-season = This season (quarter)
period-month = This month
period-week = This week
menu-metric = Ranked by
menu-period = Which matches
menu-game = Game
button-own-place = My place
button-all-servers = All servers
button-this-server = This server
button-curve = Rating over time
figures-by-wins = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
figures-by-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
figures-by-rate = { $whole }.{ $tenth }%, { $wins } of { $matches } won
figures-by-rating = { $rating } ({ $matches ->
    [one] 1 match
   *[other] { $matches } matches
})
own-placed = You: rank { $place } – { $figures }
own-unplaced = You: { $figures }
own-none = You have not finished a match of { $game } here yet.
own-none-all = You have not finished a match of { $game } yet.
own-none-period = You have not finished a match of { $game } in this period.
own-few = You: no place yet – you need { $least } matches and have { $matches } so far
own-unrated = You have no rating yet. To get a place you need { $least } finished rated matches.
own-provisional = You: { $rating }? – provisional, with no place until you have { $least } rated matches; so far { $matches }
own-inactive = You: { $rating } – no place, because your last rated match was more than 60 days ago
own-unlisted = Others cannot see you on this list: /{ command-settings } { param-listed-worldwide } changes that.
own-hidden = Others cannot see you on this list: /{ command-settings } { param-listed } changes that.
own-excluded = You have no place on this list, and others cannot see you on it, because you are excluded from the tables of this server.
stats-rate = Win rate: { $whole }.{ $tenth }%
stats-all-games = All games
stats-rating = Rating
stats-rating-now = Rating { $rating }, { $matches ->
    [one] 1 rated match
   *[other] { $matches } rated matches
}
stats-rating-provisional = Rating { $rating }? – provisional until { $least } rated matches are finished; so far { $matches }
stats-rating-place = rank{ "\u00A0" }{ $place }
stats-rating-inactive = no place: no rated match for 60 days
stats-rating-excluded = no place: you are excluded from the tables of this server
stats-curve = { $count ->
    [one] The last rated match
   *[other] The last { $count } rated matches
}: from { $first } to { $last }, highest { $highest }, lowest { $lowest }
stats-curve-at = { $match }: { $rating }
stats-no-curve = There is no rating history yet: finish a rated match first.
stats-form = Recent form, latest first
form-won = won
form-drew = drew
form-lost = lost
form-left = left
stats-streaks = Streaks
streak-none = The last match was a draw.
streak-won = Won the last { $count ->
    [one] match
   *[other] { $count } matches
}
streak-lost = Did not win the last { $count ->
    [one] match
   *[other] { $count } matches
}
streak-longest = Most wins in a row: { $count }
stats-best = Best results
stats-best-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $day }
stats-partners = Partners
stats-opponents = Opponents
stats-companion = { $name }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $wins } won
stats-successful = Highest win rate: { $name }, { $wins } of { $matches } won
stats-contract = { $contract }: { $won } of { $played } won, { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average
stats-not-listed = This player’s statistics on this server are private.
stats-not-listed-all = This player does not appear on the leaderboards that cover all servers, so their statistics there are private. For their statistics on this server, use the same command without “{ param-scope }”.
settings-title = Settings
settings-language = Your language: **{ $language }**
settings-deck = Card names: **{ $deck }**
settings-cards = Cards are shown as: **{ $cards }**
settings-pictures = Pictures of the table in your private messages: **{ $pictures }**
settings-hand = How you receive your hand: **{ $hand }**
settings-steps = What happens at the table: **{ $steps }**
settings-invitations = Invitations to tables: **{ $invitations }**
settings-nudge = Reminders that it is your turn: **{ $nudge }**
settings-quiet = Your quiet hours: **{ $hours }** ({ $zone }). No reminders then, and direct messages arrive silently.
settings-no-quiet = Your quiet hours: **none**
settings-listed = Leaderboards of your servers: **{ $listed }**
settings-listed-worldwide = Leaderboards for all servers: **{ $listed }**
settings-openings = I tell you when a table opens in: { $channels }
settings-queue = Queueing a card: **{ $queue }**
settings-claim = Taking the rest: **{ $claim }**
settings-points = Card points during a deal: **{ $points }**
settings-beginner = Help for beginners: **{ $beginner }**
settings-pictures-need = ⚠️ I have no permission to post pictures in this channel: “{ $permission }” is missing.
settings-server-only = Only somebody who manages this server can change its settings.
settings-change = To change something, type /{ command-settings } and choose one of its options.
settings-moved = Those are settings for the whole server. People who manage the server can now find them under /{ command-admin } { command-admin-show }.
settings-of-server = The settings of this server are under /{ command-admin } { command-admin-show }.
privacy-title = What I know about you
privacy-nothing = Nothing is stored about you.
privacy-results = { $count ->
    [one] **1** match result
   *[other] **{ $count }** match results
}, with the name you had then: for the leaderboards and your statistics.
privacy-since = The first is from { $date }.
privacy-ratings = { $count ->
    [one] **1** rating: your current one, or one from before a rated match.
   *[other] **{ $count }** ratings: your current ones, and those from before each rated match.
}
privacy-figures = { $count ->
    [one] **1** line
   *[other] **{ $count }** lines
} of statistics: leaderboards by period, who you played with, your contracts.
privacy-tables = { $count ->
    [one] **1** seat at a table
   *[other] **{ $count }** seats at tables
}: where you are playing or have played.
privacy-hosted = { $count ->
    [one] **1** table
   *[other] **{ $count }** tables
} that you host or have hosted.
privacy-acts = { $count ->
    [one] **1** line
   *[other] **{ $count }** lines
} in the logs that servers keep: what you decided on a server, or what others decided about you.
privacy-settings = { $count ->
    [one] **1** setting
   *[other] **{ $count }** settings
}: what you have chosen, and your Discord language.
privacy-messages = { $count ->
    [one] **1** message
   *[other] **{ $count }** messages
} to you that I still update, such as your hand or an invitation. I store where each message is, not what it says.
privacy-wishes = { $count ->
    [one] **1** channel
   *[other] **{ $count }** channels
} whose new tables I tell you about.
privacy-retention = The cards and moves of a match are deleted { $days ->
    [one] one day
   *[other] { $days } days
} after it ends; results stay.
privacy-kept = The cards and moves of matches stay until whoever runs this bot deletes them.
privacy-never = Your hand is for you alone. I never store your messages.
privacy-exported = This file contains everything that is stored about you. Only you can see this message.
ask-forget = Do you want me to delete everything I know about you? This cannot be undone.
ask-forget-tables = { $count ->
    [one] You leave your table at once, and cannot take the seat back:
   *[other] You leave your tables at once, and cannot take the seats back:
}
ask-forget-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
ask-forget-data = Your settings, ratings and results are deleted, and you disappear from all leaderboards.
ask-forget-others = The others keep their matches; you appear there as “{ former-player }”.
ask-forget-messages = I delete those of my private messages to you that I can still find. What I have posted in channels stays, except at open tables; the names of threads stay, too.
privacy-deleted = Done: I know nothing about you any more. If you play again, you start afresh.
privacy-stays = Nothing was deleted.
privacy-being-deleted = I am deleting what I know about you. Please try again in a moment.
button-export = Export as a file
button-forget = Delete …
button-forget-sure = Delete everything
button-keep-data = No, keep it
settings-unknown = There is no such choice. Choose from the list that appears as you type.
settings-hours-unknown = I do not understand these quiet hours. Give the hours at which they begin and end, without minutes, for example 22-8.
settings-hours-missing = From when to when? Give your quiet hours as well, for example 22-8.
settings-zone-unknown = I do not know this time zone. Type the name of a large city near you, and choose from the list.
settings-zone-missing = In which time zone? Please give yours as well: Discord does not tell me.
language-client = as in Discord
game-usual = the usual one
deck-french = French (spades, hearts, diamonds, clubs)
deck-swiss = Swiss German (shields, roses, acorns, bells)
deck-server = as on the server
cards-drawn = small pictures, where possible
cards-words = letters
pictures-off = none
pictures-ask = on request, for you alone
pictures-on = after the bidding, each trick and each deal
hand-by-both = by direct message, and here on request
hand-by-dm = by direct message
hand-by-here = only here, with the “My hand” button
steps-on = announced one by one, in words; your hand is in words, too
steps-off = not announced
invitations-on = welcome
invitations-off = nobody can invite me
nudge-never = never; direct messages arrive silently
nudge-late = only if you take a long time
nudge-always = at each turn, unless you have just played
quiet-hours = { $begin }:00–{ $end }:00
quiet-off = no quiet hours
tell-on = by direct message, at most once an hour
tell-off = no longer
queue-on = on: before your turn, pressing a card queues it
queue-off = off: you can press your cards only on your turn
claim-on = on: you get a button as soon as all remaining tricks are certainly yours
claim-off = off: you play your cards to the end
points-on = shown
points-off = hidden: you do the counting
beginner-auto = in your first matches of a game
beginner-on = always
beginner-off = never
listed-on = you are listed
listed-off = you are not listed; only you see your own place
opponents-people = people
opponents-computer = the computer
threads-auto = where my permissions allow it
threads-on = yes, and a notice if a permission is missing
threads-off = no, play in the channel
matches-finish = can be finished
matches-at-once = end for them at once
allowed-yes = yes, there too
allowed-no = no longer there
allowed-everywhere = in every channel
scope-server = this server
scope-all = all servers

## Discord: the private line

confer-open = 🔒 Confer with { $names }: /{ command-confer }
confer-from = 🔒 **{ $name }** says to you alone ({ $game }):
confer-told = 🔒 Passed on to { $names }.
confer-whom = Not passed on: this would go to { $names } ({ $game }). If you mean { $names }, press the button and write it again.
confer-now = What you write to me now goes to { $names }, until the deal is over.
confer-ended = This private line is closed: the deal is over. Your message was not passed on.
confer-nobody = There is nobody you may confer with now.
confer-several = You may confer at several tables: use /{ command-confer } and name one with the option “{ param-table }”.
confer-computer = { $names } is a computer player and cannot hear you. Play on as you think best.
confer-only-words = I forward only words: no files, pictures, stickers or polls.
confer-too-long = That is too long: please stay within { $maximum } characters at a time.
confer-too-often = Not so fast: wait half a minute. Your message was not passed on.
confer-unreachable = This could not be passed on to { $names }: their direct messages are off, and they have not opened { button-hand } here.
confer-failed = This did not reach { $names }. Please try again.

## Discord: the commands, their options

command-table = table
command-table-about = Open, join, start and manage a table
command-table-new = new
command-table-new-about = Open a table in this channel
command-table-join = join
command-table-join-about = Take a seat at a table in this channel
command-table-sit = sit
command-table-sit-about = Take another seat, or see who sits where
command-table-swap = swap
command-table-swap-about = Swap two seats before the match starts (host only)
command-table-shuffle = shuffle
command-table-shuffle-about = Shuffle the seats (host only)
command-table-leave = leave
command-table-leave-about = Leave your table
command-table-start = start
command-table-start-about = Start the match
command-table-add-computer = add-computer
command-table-add-computer-about = Give a free seat to a computer player
command-table-kick = kick
command-table-kick-about = Free somebody’s seat, or kick them out of the match
command-table-host = host
command-table-host-about = Make another player the host of your table
command-table-invite = invite
command-table-invite-about = Invite somebody to your table before the match starts
command-table-tell-me = tell-me
command-table-tell-me-about = Get a direct message when a table opens in this channel
command-table-options = options
command-table-options-about = See or change the game and its rules
command-table-next = next
command-table-next-about = Deal at once instead of waiting
command-table-back = back
command-table-back-about = Say that you are back, so that the computer stops playing for you
command-table-take-back = take-back
command-table-take-back-about = Take back your last move
command-table-pause = pause
command-table-pause-about = Ask for a pause, or agree to one
command-table-continue = continue
command-table-continue-about = Continue a match that is paused
command-table-pace = pace
command-table-pace-about = Change the time per turn (host only)
command-table-rematch = rematch
command-table-rematch-about = Play another match with the same people
command-table-record = record
command-table-record-about = Get the record of the last finished match as a file
command-table-show = show
command-table-show-about = Post the table again at the bottom of the channel
command-table-end = end
command-table-end-about = Close the table
command-hand = hand
command-hand-about = See your hand; nobody else sees it
command-play = play
command-play-about = Play a card, or answer a question
command-bid = bid
command-bid-about = Bid, pass, or make another call
command-hint = hint
command-hint-about = Get a suggestion for your turn, and the reason
command-score = score
command-score-about = See how every deal was scored
command-report = report
command-report-about = Get a file of what you see, to report that a computer plays badly or a rule seems wrong
command-confer = confer
command-confer-about = Send a private message to players you may confer with
command-rules = rules
command-rules-about = Read the short rules of a game
command-fair = fair
command-fair-about = See the hash that locks in a deal, and what it proves
command-leaderboard = leaderboard
command-leaderboard-about = See who is best
command-stats = stats
command-stats-about = See a player’s statistics
command-help = help
command-help-about = How to start and how to play
command-settings = settings
command-settings-about = Language, card names, how you receive your hand, reminders, quiet hours
command-admin = admin
command-admin-about = Settings, tables, people and log of this server, for those who manage it
command-admin-show = show
command-admin-show-about = See all settings of this server, with buttons for everything
command-admin-set = set
command-admin-set-about = Change this server’s settings
command-admin-channels = channels
command-admin-channels-about = Choose the channels where tables can be opened
command-admin-rules = rules
command-admin-rules-about = Choose the rules that new tables of a game start with
command-admin-end = end
command-admin-end-about = Close any table on this server
command-admin-exclude = exclude
command-admin-exclude-about = Exclude somebody from the tables of this server
command-admin-let-back = let-back
command-admin-let-back-about = Let an excluded person back in
command-admin-reset = reset
command-admin-reset-about = Reset the leaderboard of a game on this server
command-admin-log = log
command-admin-log-about = See who has changed what here
command-privacy = privacy
command-privacy-about = See, export or delete what is stored about you
command-privacy-show = show
command-privacy-show-about = See what is stored about you
command-privacy-export = export
command-privacy-export-about = Get a file with everything stored about you
command-privacy-delete = delete
command-privacy-delete-about = Delete everything that is stored about you
param-table = table
param-table-about = Which table, if there are several
param-game = game
param-game-about = Which game
param-preset = preset
param-preset-about = Which set of rules
param-pace = pace
param-pace-about = How long a turn may take
param-opponents = opponents
param-opponents-about = Wait for people, or play against the computer at once
param-player = player
param-player-about = Which player
param-user = user
param-user-about = Who to invite; leave it out to choose from a list
param-tell = tell
param-tell-about = Whether I tell you when tables open here
param-seat = seat
param-seat-about = Which seat: its number, or the player’s name
param-other = with
param-other-about = The seat to swap with
param-seats = players
param-seats-about = How many play, if the game allows more than one number
param-computer = computer
param-computer-about = How well the computer plays
param-action = action
param-action-about = A card such as ♠10, or another answer from the list
param-bid = bid
param-bid-about = Your bid, or another call
param-text = text
param-text-about = Your message; only its recipients see it
param-scope = scope
param-scope-about = This server, or all servers
param-period = period
param-period-about = Matches of this week, month or season, or all of them
param-metric = order
param-metric-about = By wins, win rate, points or rating
param-language = language
param-language-about = The language I use with you
param-hand = hand
param-hand-about = How you receive your hand
param-deck = deck
param-deck-about = The card names you prefer
param-cards = cards
param-cards-about = Cards as small pictures or as letters
param-pictures = pictures
param-pictures-about = Pictures of the table in messages that only you can see
param-steps = steps
param-steps-about = For screen readers: each step as a short private message, and your hand in words
param-invitations = invitations
param-invitations-about = Whether others may invite you to their tables
param-nudge = reminder
param-nudge-about = When I remind you in the channel that it is your turn
param-quiet = quiet
param-quiet-about = The hours when I never disturb you, for example 22-8; give your time zone as well
param-zone = zone
param-zone-about = Your time zone: type a large city near you, or find your current time in the list
param-queue = queue
param-queue-about = Whether you can press a card before your turn, to be played when your turn comes
param-claim = claim
param-claim-about = Whether I offer you the remaining tricks at once when they are certainly yours
param-points = points
param-points-about = Whether you see the card points taken so far in a deal
param-beginner = beginner
param-beginner-about = Whether you are offered a few sensible bids first, and told how the cards rank
param-listed = listed
param-listed-about = Whether others see you on the leaderboards of your servers
param-listed-worldwide = listed-worldwide
param-listed-worldwide-about = Whether others see you on the leaderboards for all servers
param-server-language = language
param-server-language-about = The language of messages that everybody sees here
param-server-game = game
param-server-game-about = The default game for new tables
param-server-pace = pace
param-server-pace-about = The usual time per turn at new tables
param-server-deck = cards
param-server-deck-about = The card names in messages that everybody sees here
param-server-pictures = pictures
param-server-pictures-about = Pictures of tables in messages that everybody here sees
param-threads = thread
param-threads-about = Whether the match gets a thread of its own; if left out, the server’s setting applies
param-server-threads = threads
param-server-threads-about = Whether each match gets a thread of its own
param-channel = channel
param-channel-about = Which channel; leave it out to choose from a list
param-allowed = allowed
param-allowed-about = Whether tables can be opened there
param-reason = reason
param-reason-about = Why
param-person = person
param-person-about = Which person
param-matches = matches
param-matches-about = What happens to matches that this person is playing here now
param-log-page = page
param-log-page-about = Which page; the newest entries are on the first
param-server-ratings = rated
param-server-ratings-about = Whether matches are rated here

## The rules: a page is a text, its paragraphs are attributes; words that they explain

tricks-rules-basics = Tricks and trumps
    .deal = If you know card games like whist or bridge, go on to the next page. At the start of a *deal* you get some cards as your *hand*, which only you see. Every card has a *suit* (spades, hearts, diamonds or clubs) and a *rank* (ace, king, queen, jack, ten and so on). Each game says which ranks are stronger.
    .trick = The cards are played in *tricks*. One player *leads*, that is, plays a card face up. The others add one card each, in turn. The strongest card takes the trick, and whoever took it leads to the next.
    .follow = Usually you have to *follow suit*: play a card of the suit that was led, as long as you have one. If you have none, you may play another suit. Such a card cannot take the trick, however high it is; playing it is called *discarding*.
    .trump = There is one exception: a suit may be *trump*. Its cards beat all cards of the other suits, and among trumps the highest wins.
    .points = Tricks, or the cards in them, are worth points. Several deals make a *match*.
    .buttons = On your buttons, cards that you may not play are greyed out; *Why?* gives the reason and leads to the rule.
    .shown = Here is a trick from a real game with three players. You see each player’s hand, and the card they played from it.
tricks-word-deal = deal
tricks-word-hand = hand
tricks-word-suit = suit
tricks-word-rank = rank
tricks-word-trick = trick
tricks-word-lead = lead
tricks-word-follow = follow suit
tricks-word-discard = discard
tricks-word-trump = trump
tricks-word-match = match

rules-marked = ▶ { $text }
rules-this-deal = **This deal**: { $heading }
rules-player-0 = Anna
rules-player-1 = Ben
rules-player-2 = Carla
rules-player-3 = Dario
rules-move-hand = **{ $player }** has { $cards }
rules-move-told = → { $text }
rules-move-means = This means: { $meaning }
rules-move-why = Why: { $reasons }
rules-move-forbidden = Not allowed: { $cards }. { $reason }
rules-menu-pages = All pages
rules-menu-words = Words: { $first } … { $last }

rules-button-read = Read the rule
rules-button-about = Rule: { $reason }

help-title = What you can do now
help-begin = A button below starts a match against the computer at once.
help-learn = /{ command-learn } teaches the games from the first trick on, in short lessons that you play yourself.
help-new = /{ command-table } { command-table-new } opens a table that other people can join.
help-tell-me = /{ command-table } { command-table-tell-me } lets you know when somebody opens a table here.
help-rules = /{ command-rules } explains the games, from what a trick is to ten tips for good play.
help-settings = /{ command-settings } sets your language, card names, how you receive your hand, reminders and quiet hours.
help-history = /{ command-history } lists your finished matches; you can go through any of them, card by card.
help-figures = /{ command-leaderboard } shows who wins, /{ command-stats } your own statistics.
help-admin = You manage this server: /{ command-admin } { command-admin-show } shows its settings.
help-join = { button-join } (or /{ command-table } { command-table-join }) gives you a seat at the table here.
help-join-later = /{ command-table } { command-table-join } gives you a seat in the match here from the next deal on.
help-start = { button-start } (or /{ command-table } { command-table-start }) begins the match; computers can take the free seats.
help-computer = { button-add-computer } (or /{ command-table } { command-table-add-computer }) fills a free seat with a computer player.
help-invite = { button-invite } (or /{ command-table } { command-table-invite }) invites people by direct message.
help-options = { button-options } (or /{ command-table } { command-table-options }) sets the rules, the pace and how well the computers play.
help-options-see = { button-options } (or /{ command-table } { command-table-options }) shows the rules. The host chooses them and starts the match.
help-seats = { button-seats } (or /{ command-table } { command-table-sit }) lets you choose where you sit.
help-leave = { button-leave } (or /{ command-table } { command-table-leave }) gives up your seat.
help-turn = It is your turn: open your hand with { button-hand } (or /{ command-hand }) and press a card or an answer there.
help-play = You can also type a card: /{ command-play } lists the ones you may play.
help-bid = You can also type your answer: /{ command-bid } lists your options.
help-hint = /{ command-hint } suggests what to do now and says why; only you see it.
help-wait = It is not your turn. { button-hand } (or /{ command-hand }) shows you your cards meanwhile.
help-hand = { button-hand } (or /{ command-hand }) shows you your cards.
help-next = { button-next-deal } (or /{ command-table } { command-table-next }) starts the next deal.
help-back = The computer is playing for you. { button-back } (or /{ command-table } { command-table-back }) gives you your seat back.
help-take-back = /{ command-table } { command-table-take-back } takes your last move back, if the others agree.
help-rules-now = { button-rules } (or /{ command-rules }) opens at the rule that matters now.
help-score = { button-score } (or /{ command-score }) explains every point so far.
help-pause = { button-pause } (or /{ command-table } { command-table-pause }) stops the match, for an evening or for weeks, once everybody agrees.
help-continue = { button-continue } (or /{ command-table } { command-table-continue }) resumes the match.
help-leave-match = /{ command-table } { command-table-leave } asks you first; if you confirm, the computer takes over your seat.
help-rematch = { button-rematch } (or /{ command-table } { command-table-rematch }) asks the others for another match.
help-replay = { button-replay } goes through the match card by card; /{ command-history } lists earlier matches.
help-record = { button-record } (or /{ command-table } { command-table-record }) gives you the whole match as a file.
help-fair = /{ command-fair } shows how to check that no deal was changed.

## Lessons (/learn)

lesson-beginners = First steps
lesson-list-title = Lessons: { $game }
lesson-line = **{ $number }. { $title }** { $state }
    { $goal }
lesson-done = ✓ done
lesson-begun = step { $step } of { $steps }
lesson-option = { $number }. { $title }
lesson-heading = **{ $game }**, lesson { $number } of { $lessons } · step { $step } of { $steps }
lesson-goal = Goal: { $goal }
lesson-right = **Right.** { $text }
lesson-wrong = **{ $answer }?** { $text }
lesson-gone = This lesson no longer exists. /{ command-learn } shows all lessons.
menu-lesson = Choose a lesson
button-learn = Lessons
button-lessons = All lessons
button-lessons-of = { $game } { $done }/{ $lessons }
button-lesson-begin = Start: { $title }
button-lesson-go-on = Continue: { $title }
button-lesson-next = Next: { $title }
button-lesson-anew = Once more
button-lesson-back = Step back
button-lesson-show = Show me
command-learn = learn
command-learn-about = Learn a game in short lessons, move by move
privacy-lessons = { $count ->
    [one] **1** lesson
   *[other] **{ $count }** lessons
}: how far you have got.
