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
seat-instead = plays for { $name }
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
    [one] 1 point
   *[other] { $points } points
}
seat-to-act = ▶ { $line }
seat-team = Team { $number }
seat-with = partner: { $partner }
seat-partner = your partner
seat-sits-out = sits out

## Pace and rules of a table

pace-live = live (45 seconds a turn, and 2 minutes more once)
pace-relaxed = relaxed (10 minutes a turn)
pace-async = one day a turn (24 hours)
pace-none = no clock
rating-rated = rated
rating-casual = casual (the host’s choice)
rating-alone = not rated: one person plays with computers
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
table-open-cards = Visible cards
table-group = { $label }: **{ $cards }**
table-auction = Auction
table-auction-earlier = { $count ->
    [one] (one call before)
   *[other] ({ $count } calls before)
}
table-lanes = Rows
table-lane = { $suit }: **{ $low } to { $high }**
table-lane-one = { $suit }: **{ $rank }**
table-lane-empty = { $suit }: nothing yet
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
    [one] 1 point
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
details-deck = The message for all has other cards: { $words }.
panel-turn = ▶ It is your turn. { $prompt }
panel-turn-asked = ▶ It is your turn.
panel-sits-out = You sit out this deal: you see what everybody sees.
panel-only-answer = ▶ Your only choice is made for you in a moment.
panel-queued-answer = ▶ The card that you queued is played in a moment.
queue-line = Queued: { $card }
queue-not-played = ▶ Your turn. Not played: { $card }
panel-question = 🗳️ [The table asks you something]({ $url })
panel-by-command = There is no room here for all of your answers: /{ command-bid } and /{ command-play } know the others.

pause-wanted = ⏸ { $who } { $count ->
    [one] asks
   *[other] ask
} for a pause.
pause-on = ⏸ The match is paused: no time runs, and nobody moves.
pause-closes = It goes on when everybody has pressed Continue. If nobody does anything, the table closes { $time }.
deserted-on = ⏸ Nobody is there to play, so the match waits.
deserted-closes = It goes on as soon as one of its players presses Continue. If nobody does, the table closes { $time }.
pause-ready = Ready to go on: { $who }. Still missing: { $missing }.
proposal-end = 🗳️ { $who } proposes to end the match without a result ({ $agreed } of { $needed } agree).
proposal-kick = 🗳️ { $who } proposes to kick { $whom } out of the match ({ $agreed } of { $needed } votes).
proposal-take-back = ↩️ { $who } asks to take their last move back ({ $agreed } of { $needed } agree). All who are here have to agree.

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
choice-must = Among them: { $must }.
draft-answer = ▸ **{ $answer }**
draft-advice = 💡 { $reason }
draft-mind = 💡 Note: { $reason }
draft-tried = -# Tried out in { $count } deals that fit what you know: { $outcome }.
draft-for-it = For it: { $reason }
draft-points = -# Points: your score less the others’ average.
draft-points-teams = -# Points: your team’s score less the other team’s.
draft-points-later = -# They also count what the contracts that you keep are worth in later deals.
draft-no-difference = -# It makes hardly a difference which of these you choose.
draft-alike = -# Exactly as good: { $answers }.
draft-all-alike = -# Every other answer that was tried comes to exactly the same.
draft-other = Or { $answer }: { $cost }. { $reason }
draft-other-alike = about as good
draft-other-scores = { $cost }; you score { $own }
draft-other-perhaps = perhaps worse
draft-other-worse = probably worse
draft-other-less = { $points ->
    [one] about one point worse
   *[other] about { $points } points worse
}
draft-unsearched = The computer could not compare the answers this time: this is by rule of thumb.
draft-open = Nothing is final yet.
draft-typed = You confirm it with the button, or by typing the same once more.
draft-chosen = Chosen
draft-left = Not chosen
draft-count = { $count } chosen.
draft-more = { $count } chosen, { $missing } more needed.
draft-less = { $count } chosen, { $extra } too many.

why-title = Why not?
why-line = { $options }: { $reason }
why-reason = { $reason } (rule { $rule })
why-nothing = Nothing is greyed out: you may choose any answer that you see.

## The lobby

lobby-title = new table
lobby-options = options
lobby-seats = seats
lobby-order = The turn goes round by the numbers of the seats.
lobby-seat = { $number } – { $name }
lobby-host = { $name } (host)
lobby-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-full = All seats are taken.
lobby-starts-full = As soon as all seats are taken, the match begins.
lobby-rating-rated = Rated: no suggestions, and nothing is taken back.
lobby-rating-alone = Rated if at least two people play; then there are no suggestions, and nothing is taken back.
lobby-rating-casual = Casual: suggestions are allowed, and moves can be taken back.
lobby-more-seats = Up to { $count } can play: the host sets the number under Options.
lobby-expires = The lobby closes { $time }.
lobby-rules = Rules
news-left = { $who } has left the table.
news-left-last = { $who } has left the table, so it is closed.
news-kicked = The host has kicked { $who } out of the match: the computer plays on in their seat.
news-kicked-rated = The host has kicked { $who } out of the match alone: the computer plays on in their seat. The match does not count for { $who }, and the host can only lose by it.
news-voted-out = { $who } has been voted out of the match: the computer plays on in their seat.
news-kick-declined = { $who } stays: not enough players want to kick them out.
news-ended-together = All who were there agreed to { $who }’s proposal to end the match, so this table is closed.
news-end-declined = { $who } wants to play on, so the match does not end.
news-withdrawn = { $who } has withdrawn the proposal.
news-dropped = The open proposal is dropped with that.
news-removed = { $who } no longer sits at this table.
news-ended = { $who } has closed this table.
news-host = { $host } is the host now.
news-back = { $who } is back in their seat.
news-handed = { $who } has handed over the host’s part.
news-ended-reason = { $who } has closed this table: { $reason }
news-took-back = { $who } has taken back their last move.
news-take-back-declined = { $who } lets the move stand.
news-claimed = { $who } takes the rest: all remaining tricks were surely theirs.
news-turned-away = The host has turned { $who } away; the computer keeps its seat.
news-put-out = The people who manage this server have removed { $who } from this table.
news-put-out-reason = The people who manage this server have removed { $who } from this table: { $reason }
news-absent = { $count ->
    [one] { $who } was not there for the rematch, so their seat is free.
   *[other] { $who } were not there for the rematch, so their seats are free.
}
rematch-absent = The rematch does not wait for { $who }, who { $count ->
    [one] is
   *[other] are
} on autopilot; { button-rematch } shows that they are there.
news-took-seat = { $count ->
    [one] { $who } has taken the computer’s seat.
   *[other] { $who } have taken the computers’ seats.
}
newcomer-waits = { $count ->
    [one] { $who } plays from the next deal.
   *[other] { $who } play from the next deal.
}
newcomer-rematch = { $count ->
    [one] { $who } plays in the next match.
   *[other] { $who } play in the next match.
}
newcomer-asked = { $count ->
    [one] { $who } waits for a seat and is asked too: { button-rematch } to play, /{ command-table } { command-table-leave } to decline.
   *[other] { $who } wait for a seat and are asked too: { button-rematch } to play, /{ command-table } { command-table-leave } to decline.
}

## The score sheet, the result

account-title = What this deal brought
sheet-title = score sheet
sheet-empty = No deal has been finished yet.
sheet-deal = **Deal { $number }** · { $headline }
sheet-side = { $side }: **{ $scored }**
sheet-account = { $line } ← { $entries }
sheet-item = – { $entry }
sheet-gain = +{ $amount }
sheet-entry = { $reason } { $amount }
sheet-entry-detailed = { $reason } { $amount } ({ $details })
sheet-marked = { $mark } declarer. The menu has the reasons of a deal.
sheet-file-deal = deal
sheet-file-headline = what was played
sheet-file-side = player
sheet-file-account = account
sheet-file-score = score
sheet-file-total = total
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
result-absent = { $who }: not counted as won or drawn, since the computer gave more than a quarter of the answers.
result-excused = { $who }: not counted as lost, since the computer gave more than a quarter of the partner’s answers.
result-kicked-out = { $who }: not counted, since the host kicked them out alone.
result-kicking-host = { $who }: not counted as won or drawn, since they kicked somebody out alone as the host.
result-host-excused = { $who }: not counted as lost, since the host kicked the partner out alone.
result-ratings = Ratings on this server: { $changes }
result-ratings-world = Ratings over all servers: { $changes }
result-ratings-provisional = The question mark means provisional: fewer than { $count } rated matches.
rating-change = { $who } { $now } ({ $change })
rating-change-provisional = { $who } { $now }? ({ $change })
rating-gain = +{ $points }
rating-loss = −{ $points }
rating-same = ±0
result-again = { $who } { $count ->
    [one] wants
   *[other] want
} a rematch.
thread-begins = **{ $game }** – { $players }
thread-playing = **{ $game }** – { $players }. Table: { $thread }
thread-lobby = **{ $game }** – { $players }, waiting for players: { $thread }
thread-result = **{ $game }** – { $outcome } { $thread }
thread-closed = **{ $game }** – { $players }. The table is closed. { $thread }

## Finished matches: their list, and replays of them

archive-unknown = There is no such match, or it is not over yet: only a finished match can be replayed.
archive-unreadable = The moves of this match are not there any more, or cannot be read. Its result stays.
archive-elsewhere = You can replay your own matches, and those of this server whose channel you can see. This match is neither.
moment-deal = Deal { $deal } of { $deals }
moment-step = step { $step } of { $steps }
moment-round = Round { $number }
moment-beginning = Start of the deal
moment-end = The account of the deal
moment-view-all = All hands open
moment-view-public = As everybody saw it
moment-view-seat = As { $player } saw it
moment-told = Only { $player } learns: { $text }
moment-hands = Hands
moment-hand = Hand
moment-shared = { $player } shares a moment from a finished match:
    { $where }
moment-is-shared = Everybody in this channel sees this moment now.
moment-not-here = A moment can be shared on the server where the match was played.
moment-hidden = Perhaps not everybody here can see the channel or thread where this match was played. You can share the moment there.
moment-text = Here is the whole match in words, with every hand.
past-title = Your finished matches
past-title-of = Your finished matches: { $game }
past-empty = You have not finished a match yet. /{ command-table } { command-table-new } opens a table; once a match is over, you can look at it here again, card by card.
past-empty-of = You have not finished a match of { $game } yet. /{ command-table } { command-table-new } opens a table; once a match is over, you can look at it here again, card by card.
past-line = { $number }. { $line }
past-with = with { $who }
past-won = won, { $points ->
    [one] 1 point
   *[other] { $points } points
}
past-drew = drawn, { $points ->
    [one] 1 point
   *[other] { $points } points
}
past-lost = lost, { $points ->
    [one] 1 point
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
limit-shared = Many moments have been shared just now. You can share the next one in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
command-history = history
command-history-about = See your finished matches and replay them
command-replay = replay
command-replay-about = Replay a finished match card by card: your own, or one of this server
param-match = match
param-match-about = Which match; your newest if you name none

## Replaying a record (stich replay)

replay-heading = { $game } ({ $preset }), { $seats } players; { $dealer } deals first
replay-line = { $line }  { $text }
replay-told = { $seat } is told: { $text }
replay-score = { $side }: { $scored }, now { $total } ← { $entries }
replay-nothing = nothing
replay-rank = { $place }. { $sides }
replay-over = The match is over: { $ranking }
replay-open = The record ends here; it is the turn of { $seat }.
replay-deal-due = The record ends here; the next deal is due.
replay-illegal = Line { $line } is not allowed: { $reason } (rule { $rule })
replay-no-such-file = There is no file { $file }.
replay-is-directory = { $file } is a folder, not a record.
replay-not-permitted = The file { $file } may not be read.
replay-cannot-read = The file { $file } cannot be read.
replay-too-large = The file { $file } is too large for a match record.
replay-no-such-view = There is no seat { $view } to look from: give a seat's number or "public".

verify-deal-holds = Deal { $number }: { $hash }
verify-deal-broken = Deal { $number }: { $hash } – not the hash of this deal, at this place, in this match
verify-deal-open = Deal { $number } has no salt and no hash.
verify-no-salts = This record has no salts, so it cannot be verified.
verify-broken = The record was changed: not every deal has its own hash.
verify-unfinished = The record ends before the match does: something is missing.
verify-consistent = The record is consistent in itself. Compare its hashes with those that the table showed at each deal, and this digest with that of the result: { $digest }
verify-digest-same = This is the digest that the result showed: nothing has been changed since, and each deal has the hash that the table showed.
verify-digest-other = The record was changed or is of another match: its digest is { $digest }
verify-no-digest = { $digest } is no digest. Give the 64 digits (0–9, a–f) that the result shows.
verify-alone = --verify goes together with neither --json nor --view.

## The command line

usage-stich = European trick-taking card games on Discord.
usage-help = show this help and exit
usage-version = show the version and exit
usage-run = run the bot on Discord (DISCORD_TOKEN=… stich run)
usage-play = play in the browser, without a Discord account
usage-play-game = the game that the Play button offers first
usage-play-data = keep tables in this database, messages in FILE.sandbox
usage-play-port = the port of the page (any free one)
usage-play-servers = the number of servers, each in another shard (1)
usage-play-processes = the number of processes of the bot, which share the servers (1); needs PostgreSQL
usage-play-database-url = the address of a PostgreSQL database, in place of a file
usage-play-no-open = print the address and open no browser
usage-play-language = the language of the server and of the first player (the terminal's)
usage-replay = replay a match record
usage-replay-file = a match record (.stich)
usage-replay-json = one JSON object for every line of the record
usage-replay-view = show only what this seat (0, 1, …) or the public may see
usage-replay-verify = check that the deals are those whose hashes the table showed
usage-replay-digest = the digest that the result showed: with it every change is found
usage-replay-language = the language of the words
usage-simulate = let computer players play against each other
usage-simulate-game = the game
usage-simulate-matches = how many (100)
usage-simulate-players = one for each seat
usage-simulate-seed = the same seed plays the same matches
usage-config = print the settings in force, secrets masked
usage-health = ask the running bot whether it can serve; exit status 0 if so
usage-backup = copy the database to a new file; the bot may be running
usage-backup-file = the copy, which must not exist yet
usage-migrate = move an SQLite database into PostgreSQL (DATABASE_URL)
usage-migrate-file = the SQLite database to move; it stays as it is
usage-privacy = delete what is stored about somebody, while the bot is stopped
usage-privacy-delete = delete everything about one user
usage-privacy-user = the user's id on Discord
usage-privacy-repeat = delete again what a restored backup has brought back
usage-deck = look at the cards
usage-deck-preview = draw all cards of a deck on one sheet
usage-deck-preview-file = the sheet, a PNG file, which must not exist yet
usage-deck-which = french, french-two-colours or swiss; french is the default
usage-ratings = compare the ratings with the matches, or recompute them
usage-ratings-check = say where the ratings are not what the matches say; the bot may be running
usage-ratings-rebuild = make the ratings what the matches say; stop the bot first
usage-ratings-database = the database; without it, that of the settings
usage-emoji = the emoji of cards and suits
usage-emoji-sync = create at Discord those that are missing; may be stopped, and goes on where it was
cli-no-port = a port is a number from 0 to 65535
cli-no-servers = the number of servers is a number from 1 to { $most }
cli-no-processes = the number of processes is a number from 1 to { $most }
cli-play-needs-postgresql = Several processes need a PostgreSQL database that they share: give its address by --database-url or DATABASE_URL.
cli-no-token = There is no token: set DISCORD_TOKEN, or write it into .env.
cli-wrong-token = Discord does not accept the token: check DISCORD_TOKEN.
cli-unknown-setting = Unknown setting { $setting } in the environment: see .env.example.
cli-unknown-setting-file = Unknown setting { $setting } in { $file }: see .env.example.
cli-unreadable-file = { $file } cannot be read.
cli-database-unsupported = Databases of the kind { $scheme } are not supported: give the path of an SQLite file, or postgresql://user:password@host/database.
cli-database-unusable = The database { $path } cannot be used: { $reason }.
cli-deletions-unreadable = The list of deletions { $path } cannot be read: { $reason }. Without it, what was deleted could come back with an old backup. Let the bot read it.
cli-database-in-use = The database { $path } is in use by another Stich: stop that one, or use another database.
cli-database-newer = The database { $path } was made by a newer version of Stich: update Stich, or use another database.
cli-database-no-driver = The database { $path } needs a package that is not installed ({ $reason }). Install it: pip install "stich[postgres]", or in the folder of Stich: pip install ".[postgres]"
cli-database-no-server = No PostgreSQL server answers at { $path } ({ $reason }): check the address, and whether the server runs.
cli-database-password = The server of the database { $path } does not accept the user or the password.
cli-database-no-database = There is no database { $path }: create it, for example with createdb.
cli-database-not-allowed = The user may not use the database { $path } ({ $reason }): Stich creates tables in it, and changes them. Make the user the owner of the database.
cli-two-databases = { $first } and { $second } name two databases: set only one of them.
cli-database-half-moved = The database { $path } has only a part of what is to be moved into it: run stich migrate again, until it is done.
cli-extra-missing = { $setting } needs a package that is not installed: pip install "stich[{ $extra }]", or in the folder of Stich: pip install ".[{ $extra }]"
cli-health-port-taken = The health check cannot use port { $port } of { $host }, because it is taken: set { $setting } to another one, or to 0 for none.
cli-health-no-address = The health check cannot listen on { $host } port { $port }.
cli-health-off = The health check is off ({ $setting } is 0).
cli-health-no-answer = Nobody answers at { $host } port { $port }.
cli-health-not-connected = The bot is running and not connected to Discord.
cli-health-no-database = The bot is running and cannot save anything: check the database and the disk.
cli-health-no-ticker = The bot is running, but nothing happens by itself at its tables any more: restart it.
cli-health-no-ownership = The bot is running and has no shard: other processes have all of them, or the database does not answer.
cli-health-shard = Shard { $shard }: { $reason }
health-no-metrics = No metrics: pip install "stich[metrics]", and start the bot again.
cli-health-well = The bot is connected.
cli-ratings-equal = { $matches ->
    [one] 1 rated match
   *[other] { $matches } rated matches
}, { $ratings ->
    [one] 1 rating
   *[other] { $ratings } ratings
}: all are what the matches say.
cli-ratings-line = { $game }, { $ladder }, user { $user }: stored { $stored }, by the matches { $computed }
cli-ratings-server = server { $server }
cli-ratings-world = over all servers
cli-ratings-more = … and { $count } more.
cli-ratings-seats = Numbers from before a match that are not what the earlier matches say: { $count }.
cli-ratings-misplaced = Lines of leaderboards without the right rating: { $count }.
cli-ratings-differ = The ratings are not what { $matches } rated matches say. Stop the bot, and run: stich ratings rebuild
cli-ratings-rebuilt = Now all { $ratings } ratings are what { $matches } rated matches say.
cli-ratings-unreadable = A rated match has an impossible value in the column { $column }: nothing was changed.
cli-backup-postgresql = This command copies an SQLite file. Copy a PostgreSQL database with pg_dump.
cli-backup-exists = There is a file { $path } already: choose another name.
cli-backup-no-space = There is no space for the copy { $path }: nothing was written.
cli-backup-not-written = The copy { $path } cannot be written: { $reason }.
cli-backup-done = The database { $source } was copied to { $path }.
cli-migrate-no-target = Set DATABASE_URL to the PostgreSQL database to move into, and STICH_DATABASE to nothing.
cli-migrate-not-empty = The database { $path } has something in it that did not come from this file: create an empty one.
cli-migrate-unfit = The table { $table } has a value in the column { $column } that PostgreSQL cannot store: correct it in the file, then run this again.
cli-migrate-differs = The table { $table } is not the same on both sides. Go on using the file, and tell the authors of Stich.
cli-migrate-table = { $table }: { $moved } of { $rows } rows
cli-migrate-checked = The same on both sides: { $table }, { $rows } rows, digest { $digest }
cli-migrate-already = All of { $source } was moved to { $path } before. Nothing was done.
cli-migrate-done = { $rows ->
    [one] 1 row was moved
   *[other] { $rows } rows were moved
} from { $source } to { $path }. Start the bot with this DATABASE_URL; the file is not used any more.
cli-no-user = the id of a Discord user is a number
cli-privacy-deleted = Deleted: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}. Nothing is stored about this user any more.
cli-privacy-nothing = Nothing is stored about this user.
cli-privacy-repeated = { $people ->
    [0] No deletion had to be repeated.
    [one] Deleted again: 1 person.
   *[other] Deleted again: { $people } people.
}
cli-deck-exists = There is a file { $path } already: choose another name.
cli-deck-not-written = The sheet { $path } cannot be written: { $reason }.
cli-deck-done = The cards are on { $path }.
cli-face-unusable = { $path } is not a picture.
cli-emoji-done = { $created ->
    [0] All emoji are there.
    [one] One emoji created; now all are there.
   *[other] { $created } emoji created; now all are there.
}
cli-emoji-full = { $created } emoji created, { $missing } are missing: Discord keeps no more for this bot. Delete some in the developer portal, and try again.
cli-emoji-refused = { $created } emoji created, { $missing } are missing: the reason is { $reason }. Try again later; what is there stays.
cli-emoji-unknown = Discord does not say which emoji there are ({ $reason }). Try again later.
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
play-process = Process { $number } of the bot is { $pid }.
play-process-ended = Process { $number } ({ $pid }) has ended; another follows.

setting-discord-token = { $setting } is not a token.
setting-database = { $setting } must be the path of a file or the address of a PostgreSQL database.
setting-language = { $setting } must be a language that has a catalogue, such as en, de or ja.
setting-log-level = { $setting } must be debug, info, warning or error.
setting-log-format = { $setting } must be console or json.
setting-health-host = { $setting } must be an address of this machine.
setting-health-port = { $setting } must be a number from 0 (no health check) to 65535.
setting-pauses = { $setting } must be a number from 0 to 10.
setting-command-guild = { $setting } must be the id of a server.
setting-secrets-dir = { $setting } must be a folder.
setting-faces = { $setting } must be a folder.
setting-emoji = { $setting } must be create, use or off.
setting-retention-days = { $setting } takes a number of days from 0 (never) to 36500.
setting-shards = { $setting } is a number from 1 to 10000: the number of shards of the bot, over all processes. On an SQLite file it is 1.
setting-sentry-dsn = { $setting } must be the address that Sentry gives for a project (DSN): with https, or in your own network.
setting-process = { $setting } must be a name of at most 64 letters, digits and signs, without spaces.
setting-rest-proxy = { $setting } must be the http address of a REST proxy in your own network, such as http://proxy:8080: a private address, or a name without a dot or under .internal, .local or .lan. The proxy gets the token and all hands.
setting-api-base = { $setting } must be an http address on this machine; STICH_API_BASE, STICH_GATEWAY_URL and STICH_CDN_BASE are set together.
setting-gateway-url = { $setting } must be a ws address on this machine.
setting-cdn-base = { $setting } must be an http address on this machine.

## Why a table does not do it

tables-unknown = This table has been closed.
tables-stale = The table has moved on since then. Here it is as it stands now.
tables-not-saved = This could not be saved just now. Nothing has changed: please try again in a moment.
tables-suspended = This table is suspended: its match was played by other rules or cannot be read to the end. The host can end the table.
tables-paused = The match is paused. It goes on when everybody at the table has pressed Continue (/{ command-table } { command-table-continue }).
tables-deserted = The match waits, because nobody was there to play. Continue (/{ command-table } { command-table-continue }) goes on with it.
tables-not-paused = The match is not paused: it is going on.
tables-not-alone-yet = You can go on without the others once nobody has answered for 7 days. In a casual match the host can at once.
tables-pace-rated = This match is rated, so its pace can only be changed in a pause: then everybody agrees to it by going on.
tables-only-slower = While the match is going on, turns can only be given more time. In a pause the host can choose any pace.
tables-take-back-rated = This match is rated: every move stands. In casual matches you can take a move back.
tables-take-back-used-up = You have taken back ten moves in this deal. That is as many as a deal allows.
discord-take-back-asked = Somebody has moved since, so the others decide. Still missing: { $missing }.
tables-not-in-lobby = That is possible only before the match starts.
tables-not-playing = No match is being played at this table.
tables-not-finished = The match is not over yet.
tables-not-seated = You have no seat at this table.
tables-already-seated = You have a seat at this table already.
tables-too-many-tables = You sit at as many tables as one person can: leave one of them first.
limit-opened = You have opened many tables in a short time, and each of them takes room in the channel. You can open the next one in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
limit-opened-in-channel = Many tables have just been opened in this channel. Please wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}, or open yours in another channel.
limit-opened-in-server = Many tables have just been opened in this server. Please wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
limit-tables-in-channel = You sit at { $count } tables in this channel. Leave one of them first, or open this one in another channel.
limit-shown = The table was posted anew a moment ago. You can do it again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}; until then, scroll up to it.
limit-invites = You have invited many people in a short time. You can invite the next ones in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
limit-invited = Many have invited this person in a short time: please let them be for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
limit-proposed = You have proposed a lot in a short time. You can make the next proposal in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
limit-at-once = That was a lot at once, and I am still answering. Please press again in a moment.
tables-full = All seats of this table are taken.
tables-seat-taken = This seat is taken.
tables-seats-changed = The seats have changed in the meantime, so nothing was done. Please look who sits there now.
tables-seat-empty = Nobody sits there.
tables-already-there = You sit there already.
tables-same-seat = Choose two different seats.
tables-seats-empty = There are empty seats: wait for somebody, or let computer players take them.
tables-no-such-seat = There is no such seat at this table.
tables-seat-on-turn = The computer is playing for you this very moment. Press again after its move.
tables-join-rated = This match is rated, so only those who began it play it. You are welcome in the next one.
tables-join-kicked = You were kicked out of this match. You can join again when the next one is set up.
tables-excluded = The people who manage this server have decided that you do not play at its tables. You can still play on other servers, and here with me in direct messages. If you think that this is a mistake, ask somebody who manages the server.
tables-never-rated = Matches are not rated on this server.
tables-elsewhere = In this channel no tables are opened. You can open one in { $channels }.
tables-elsewhere-unknown = In this channel no tables are opened. Somebody who manages this server can tell you where you can.
tables-join-waiting = You play from the next deal. Changed your mind? /{ command-table } { command-table-leave } gives the seat up.
tables-join-none = No computer’s seat can be had in this match right now.
discord-no-such-seat = Nobody of that name sits at this table, and no seat has that number. Choose from the list that appears while you type.
tables-no-such-computer = There is no such computer player.
tables-too-many = More people sit here than could play then.
tables-proposal-open = Another proposal is still open. Answer it first, on the table's message.
tables-proposal-over = That has been decided already.
tables-proposal-about-you = This vote is about you: the others decide.
tables-kick-person = Only a person can be kicked out of a match.
tables-kick-self = You cannot kick yourself out. You can leave: /{ command-table } { command-table-leave }.
tables-kick-absent = In a match of two, neither can kick out the other who is there. You can propose to end the match: /{ command-table } { command-table-end }.
tables-end-rated = A rated match ends early only if all who are there agree: /{ command-table } { command-table-end } asks them.
tables-host-only = Only the host of the table can do that.
tables-host-person = Only a person at the table can be its host.
tables-host-already = You are the host of this table already.
tables-no-deal-due = No deal is due.
tables-no-claim = It is not certain that all remaining tricks are yours.
tables-no-match = There was no such match at this table.
tables-record-gone = This match is no longer stored: the cards and moves of old matches are deleted after a while.
tables-record-unfinished = The record of a match can be had once the match is finished.
tables-record-unreadable = The record of this match cannot be read any more.

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
button-agree = Agree
button-decline = Decline
button-kick-alone = Kick out
button-kick-vote = Let the others vote
button-add-computer = Add computer
button-options = Options
button-server-set = Make this the server default
button-server-reset = Remove this server default
button-seats = Seats
button-invite = Invite
button-to-table = To the table
button-untell = No more of these messages
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
button-back = I'm back
button-next-deal = Next deal
button-take-back = Take back
button-pause = Pause
button-continue = Continue
button-go-on = Go on without them
button-rematch = Rematch
button-why = Why?
button-details = Details
button-none = None
button-nobody = Nobody
button-confirm = Confirm: { $chosen }
button-confirm-short = Confirm
button-draft-back = Back
button-confer = Speak with { $names }
button-advice = Suggestion
button-claim = Take the rest
button-page-back = Back
button-page-on = Next
button-play = Play { $game }
menu-answer = Choose your answer
menu-group = { $first } … { $last }
menu-group-part = { $title }: { $span }
menu-pick = Choose
menu-pick-suit = { $suit }: choose
menu-seat = Sit down at a seat of your choice
menu-guests = Choose whom to invite
menu-swap = Let two change places
menu-computer = Give a seat to a computer player
menu-free = Free a seat
menu-out = Kick somebody out
menu-out-waits = Waits for the next deal
menu-host = Hand over the host’s part
menu-reasons = Reasons of a deal
menu-which = Choose the table
menu-instead = A different table
menu-reasons-deal = Deal { $number }: { $what }
menu-nothing = Nothing to choose now
form-game = Game
form-preset = Preset
form-other = other value …
form-pace = Time for a turn
form-seats = Players
form-level = Computers
form-rated = Rated
form-rated-yes = yes, if at least two people play
form-rated-no = no, a casual match
form-start = Start
form-start-pressed = when somebody presses { button-start }
form-start-full = as soon as all seats are taken

## Discord: private answers

discord-opened = Your table is open. Others join with the button on its message; you can start when all seats are taken.
discord-opened-alone = Your table is open. Nobody else can join in a direct message: let computer players take the seats, then start.
server-rules-set = From now on tables of { $game } begin with these rules on this server. /{ command-admin } { command-admin-show } has all its settings.
server-rules-reset = From now on tables of { $game } begin with the usual rules again.
discord-rules-which = Rules of which game?
discord-joined = You have a seat.
discord-seat-back = You have your seat back.
discord-waiting = You play from the next deal, in { $computer }’s seat. This match counts neither as won nor as lost for you, since you come in midway.
discord-waiting-over = You are not waiting for a seat at this table any more: { $table }
discord-hand-later = Your cards will appear here as soon as they are dealt.
discord-hand-as-of = Updated { $time }
discord-hand-elsewhere = You are playing at the table and see your hand there. *{ $button }* shows it here too.
discord-hand-lapsed = I can change a private message for 15 minutes only. The button shows your hand as it is now.
discord-hand-left = You no longer sit at this table.
discord-left-free = You have left the table.
discord-left-lost = You have left the table. The computer plays on in your seat; when the match ends, it counts as lost for you. Until then you can take the seat back, with the button or with /{ command-table } { command-table-join }.
discord-left-newcomer = You have left the table, and the computer plays on in your seat. The match counts nothing for you. You can take the seat back until it ends, with the button or with /{ command-table } { command-table-join }.
discord-left-waits = You have left the table. Nobody is there now, so the match waits for 7 days: with Continue on the table's message (or /{ command-table } { command-table-continue }) you have your seat again.
discord-left-closes = You have left the table, and it is closed.
discord-stayed = Nothing has changed.
table-menu = What do you want to do at this table? Its host is { $host }. You are asked again before anything happens.
table-menu-changed = That is not possible any more. This is what you can do now:
ask-leave = Do you want to leave this table? { $table }
ask-leave-free = Your seat becomes free.
ask-leave-finished = Your seat becomes free; the match keeps its result.
ask-leave-lost = The computer plays on in your seat; when the match ends, it counts as lost for you, unless you take the seat back before.
ask-leave-newcomer = The computer plays on in your seat, and you can take it back until the match ends. You came in midway, so the match counts nothing for you.
ask-leave-suspended = The computer takes your seat. Nobody can play on now; if the match goes on one day, it counts as lost for you when it ends.
ask-leave-closes = You are the only person there, so the table closes.
ask-leave-closes-over = You are the only person there, so the table closes; the match keeps its result.
ask-leave-uncounted = You are the only person there, so the table closes, and the match ends without a result.
ask-leave-waits = You are the only person there, so the match stops. For 7 days each of its players can go on with it by Continue on the table's message; then the table closes. /{ command-table } { command-table-end } closes it at once.
ask-leave-deserted = All others are on autopilot, so the match stops until one of them comes back.
ask-leave-pauses = The pause that was asked for begins then.
ask-leave-continues = The pause is over then, and the match goes on.
ask-leave-reopens = All others who are there want a rematch: the table opens for a new match then.
ask-leave-gives-up = This match that you have left closes then, because only the last five wait for you: { $table }
ask-leave-host = { $host } will be the host.
ask-end = Do you want to close this table for everybody? { $table }
ask-propose-end = Do you want to propose to the others that the match ends here? { $table }
ask-end-table = Nobody keeps a seat there.
ask-end-over = Nobody keeps a seat there; the match keeps its result.
ask-end-match = The match ends here, without a result for anybody.
ask-end-vote = All who are there have to agree. Then the match ends, without a result for anybody; until then it goes on.
ask-kick = Do you want to kick { $name } out of this match? { $table }
ask-kick-alone = As the host you can do so alone.
ask-kick-vote = The others vote by buttons on the table’s message. With you, { $count ->
    [one] one vote is
   *[other] { $count } votes are
} needed.
ask-kick-lost = The computer then plays on in their seat, and they cannot come back to this match, which counts as lost for them.
ask-kick-newcomer = The computer then plays on in their seat, and they cannot come back to this match. They came in midway, so it counts nothing for them.
ask-kick-rated = The match is rated and { $name } is there. If you kick them out alone, it does not count for them, and you can only lose by it, not win.
ask-kick-partner = Their partner { $who } then cannot lose by it.
ask-kick-or-vote = Or the others vote by buttons on the table’s message: with you, { $count ->
    [one] one vote is
   *[other] { $count } votes are
} needed. Then it counts as lost for { $name }, and for you as ever.
ask-kick-gone = The computer then plays on in their seat, and they cannot come back to this match.
ask-host = Do you want to make { $name } the host of this table? { $table }
ask-host-back = Only { $name } can give you the host’s part back then.
ask-end-stranger = You do not sit at this table: you close it because you manage the server.
ask-end-reason = Reason (the players read it)
ask-told = The table’s message tells { $names } that it was you.
ask-table = **{ $game }** in { $channel }: { $players }.
ask-table-private = **{ $game }** in direct messages: { $players }.
discord-computer-added = A computer player has taken a seat.
discord-fill = There are empty seats. You can wait for others, or let computer players take the seats.
discord-moved = You sit at seat { $number } now.
discord-moved-team = You sit at seat { $number } now ({ $company }).
discord-swapped = Seats { $one } and { $other } have changed places.
discord-shuffled = The seats have been shuffled.
discord-seats-changed = The seats have changed since then. Here they are as they are now.
discord-kicked = { $name } has left the table.
discord-kicked-out = { $name } is out of the match.
discord-proposed = The table’s message asks the others. Not answered yet: { $missing }. Until enough agree, the match goes on; with Decline you withdraw your proposal.
discord-agreed = You agree. Not answered yet: { $missing }.
discord-agreed-last = You agree, and that was enough.
discord-declined = You decline.
discord-withdrawn = You have withdrawn your proposal.
discord-turned-away = { $name } does not join this match.
discord-host = { $host } is the host of the table now.
invite-whom = Whom do you want to invite to this table? They get a direct message with a button to join.
invite-alone = Nobody can be invited to a table in direct messages. Open one in a server with /{ command-table } { command-table-new }.
invite-elsewhere = Invitations to this table are sent from its server: press { button-invite } on the table’s message there.
invite-direct = Invited: { $names }.
invite-mention = Invited by a mention at the table, since no direct message reaches them: { $names }.
invite-not = { $names } could not be reached. Please try again later.
invite-again = { $names } { $count ->
    [one] has
   *[other] have
} been invited to this table already.
invite-seated = { $names } { $count ->
    [one] sits
   *[other] sit
} at this table already.
invite-bot = { $names }: a bot cannot be invited. { button-add-computer } seats a computer player.
invite-hidden = { $names } { $count ->
    [one] does
   *[other] do
} not see the channel of this table.
invite-unwanted = { $names } { $count ->
    [one] does
   *[other] do
} not want to be invited.
invitation-from = **{ $by }** invites you to a table: **{ $game }** in { $channel } ({ $server }). Time for a turn: { $pace }.
invitation-was = You were invited to a table: **{ $game }** in { $channel } ({ $server }). Time for a turn: { $pace }.
invitation-opened = A table has opened: **{ $game }** in { $channel } ({ $server }). Time for a turn: { $pace }.
invitation-free = There is a seat for you.
invitation-full = All seats are taken just now. If one becomes free, you can join here.
invitation-seated = You have a seat there. The cards come when the match begins.
invitation-begun = The match has begun.
invitation-closed = The table is closed.
invitation-over = This invitation is over: the match has begun, or the table is closed.
invitation-hidden = You do not see the channel of this table any more, so you cannot join it.
openings-on = When a table opens in { $channel } I tell you by direct message, at most once an hour.
openings-off = I tell you of no more tables in { $channel }. /{ command-table } { command-table-tell-me } begins it again.
openings-direct = I can tell you of tables in a channel of a server only: give the command there.
openings-many = I tell you of tables in { $count } channels already; that is as many as one person can have.
discord-ended = The table is closed.
discord-shown = Here is the table: { $link }
discord-rematch-wanted = You want a rematch. It begins when everybody who is there wants one.
discord-paused = The match is paused, and nothing is lost, not even when I am restarted. Continue on the table's message (or /{ command-table } { command-table-continue }) goes on.
discord-pause-wanted = You have asked for a pause. It begins when these players press Pause too: { $missing }. Until then time runs; if you play on, your wish is taken back.
discord-ready = You are ready. The match goes on when these players press Continue too: { $missing }.
discord-ready-alone = If they do not come, you can go on without them from { $time } on: press Continue again then.
discord-pace-set = Time for a turn: { $pace }.
discord-record = Here is the record of the match. It tells all that happened, with every hand; `stich replay` plays it back.
discord-sheet-file = Here is the score sheet, for spreadsheets and other programs.
discord-report = This file has what you see now: your hand, the table, and which step of which match it is. It has no other hand and no name. Does a computer play badly, or is a rule wrong? Send it to whoever runs this bot and say what you expected. As long as the deal lasts, show it to nobody at the table.
discord-picture = The table as you saw it at { $time }.
discord-picture-failed = I could not draw this picture. Everything in it stands in words under “{ button-details }” and “{ button-score }”.
picture-trump = Trump
picture-led = led
picture-takes = takes it
picture-took = took it
picture-begun = Before the first trick
picture-trick = Trick { $number }: { $player }
picture-rows = { $count ->
    [one] One card is on the table
   *[other] { $count } cards are on the table
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
picture-doubled = small signs: doubles
picture-amount = { $side } { $amount }
picture-says = { $label }: { $what }
discord-playing-already = You are playing here already: this is your hand. You open another table with /{ command-table } { command-table-new }.
discord-closed = This table is closed.
discord-expired = This table is closed, because nobody has come back to it for a long time.
discord-suspended = This table is suspended: its match was played by other rules or cannot be read to the end.
discord-table-unreadable = The bot cannot read this table, so nothing can be done here for now. Nothing is lost: it is kept as it was, and the bot's log tells whoever runs it. You are free to play at another table meanwhile.
discord-table-gone = This table is closed, so its buttons do nothing any more. A new one opens with /{ command-table } { command-table-new }.
discord-no-such-table = You have no seat at such a table. Choose one from the list that appears while you type.
discord-not-at-a-table = You have no seat at a table. You open one with /{ command-table } { command-table-new }, or you join one with its button.
discord-several-tables = You sit at several tables that this may be about: name one with the option "table".
discord-which = Which table do you mean?
discord-which-named = { $game } with { $names }
discord-which-alike = { $table } (no. { $number })
discord-which-line = • { $table } · { $about }
discord-no-table-here = There is no table in this channel. You open one with /{ command-table } { command-table-new }, or have yourself told when one opens with /{ command-table } { command-table-tell-me }.
discord-not-your-seat = This hand belonged to a seat that is not yours any more. The button on the table's message shows your present hand.
discord-not-understood = None of your present answers is meant by that. Choose one from the list that appears while you type, or write a card such as { $card } or { $spoken }.
discord-say-more = That leaves open which answer you mean: { $answers }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
}. Say a little more of it.
discord-say-whole = Do you mean { $answer }? Then type it in full, or choose it below your hand.
discord-no-advice = There is no suggestion for you now.
discord-no-advice-rated = This match is rated, so everybody plays without suggestions. For a match with suggestions the host chooses a casual one in the lobby, under { button-options }.
discord-refused = { $why } (rule { $rule })
discord-form-outdated = These options have changed since then. Please open the form once more.
discord-unknown-button = I do not know this button: it was made by another version. The newest message of the table has the buttons that work.
discord-unknown-command = I do not know this command in this form: it was registered by another version. Reload Discord, then try once more.
discord-restarting = I am just being restarted. Nothing is lost: please try again in a few seconds.
discord-failed = Something went wrong on my side. Nothing is lost: please try again. /{ command-hand } and /{ command-table } { command-table-show } bring your hand and the table back.
discord-dm-closed = I cannot send you direct messages: your settings do not allow it. No harm done, your hand is always under "My hand". If you open your direct messages, tell me with /{ command-settings }.
discord-channel-closed = I am not allowed to write in the table's channel any more. You can play on here.
discord-permissions = I cannot open a table here, because I lack permissions in this channel: { $permissions }. Somebody who manages the server can give them to me.
discord-extended = You are here, so your turn is longer by the time of a turn. Time left: { $time }.
discord-nudge = { $who } It is your turn: { $link }
discord-no-thread = The table stays in this channel: for a thread I lack { $permissions }.
table-state-turn = your turn
table-state-playing = match under way
table-state-paused = paused
table-state-lobby = waits for players
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
    Great European trick-taking games, played right here: against people or against the computer.
    Press the button and you hold your first cards. Nobody but you sees your hand.
    With /{ command-table } { command-table-new } you open a table for others to join; /{ command-help } tells the rest.
help-title = How to play
help-text =
    {"**"}Begin**
    /{ command-table } { command-table-new } opens a table. Others press Join; with Add computer a program takes a seat. Where partners play together the lobby lets you choose your seat, and so your partner. Start deals the cards. Invite (or /{ command-table } { command-table-invite }) asks people by direct message; /{ command-table } { command-table-tell-me } tells you when a table opens. The button below starts a match against the computer at once.

    {"**"}Play**
    Your hand comes by direct message, and the button My hand (or /{ command-hand }) shows it to you alone in the channel. One click on a card plays it. Cards that you may not play are grey: Why? names the rule.
    If you do not know what to do, { button-advice } (or /{ command-hint }) shows you alone what would be good now, and why, unless the match is rated.
    You can type as well: /{ command-play } { $card } or /{ command-bid }, with your possible answers in a list.

    {"**"}Look**
    /{ command-score } shows the account of every deal, /{ command-rules } the rules, /{ command-fair } how you can tell that no deal was changed, /{ command-leaderboard } and /{ command-stats } who wins. /{ command-history } lists your finished matches, /{ command-replay } goes through one card by card.

    {"**"}Away for a while?**
    Alone with computers you have no clock: the table waits. With other people, when your time runs out, the computer plays for you. If it gives more than a quarter of your answers, the match can count as lost for you, not as won; a partner does not lose by it. I'm back (or /{ command-table } { command-table-back }) gives you the seat again; /{ command-table } { command-table-leave } frees you. Pause (or /{ command-table } { command-table-pause }) lets the match wait once everybody agrees, for an evening or for weeks; Continue goes on. With /{ command-table } { command-table-pace } the host gives turns more time.

    {"**"}Your way**
    /{ command-settings } sets your language, the deck whose words your cards have, where your hand comes to, whether each step of a match is announced to you in words, when I remind you of your turn, and your quiet hours.

## Discord: what those who manage a server set and do

admin-title = Settings of this server
admin-about = What is changed here holds for the whole server, and the log says who did it.
admin-heading-tables = New tables
admin-heading-rules = Rules of new tables
admin-heading-channels = Channels
admin-heading-look = What everybody sees
admin-heading-people = People
admin-line = { $label }: **{ $value }**
admin-game = Game
admin-pace = Time for a turn
admin-ratings = Rated matches
admin-threads = Threads
admin-language = Language
admin-deck = Cards
admin-pictures = Pictures
ratings-rated = yes, unless the host says no
ratings-casual = only if the host wants it
ratings-never = never
admin-rules-line = { $game }: { $rules }
admin-usual-rules = All games begin with their usual rules.
admin-everywhere = Tables may be opened in every channel.
admin-channels = Tables may be opened in { $channels } only, and in threads there.
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
menu-admin-exclude = Choose whom to exclude
menu-admin-let-back = Choose whom to let back in
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
button-admin-anew = Start anew
admin-channels-about = Choose the channels in which tables may be opened, in their threads too. Tables that are open stay where they are.
admin-channels-many = No more than { $count } channels can be chosen.
admin-rules-about = Whose rules? New tables of the game begin with them; the host can still change them before the match.
admin-reset-about = Whose leaderboard is to start anew on this server?
admin-end-about = Which table do you want to close? A match there ends without a result, and the players read your reason.
admin-no-table = No table is open on this server.
admin-exclude-about = Whom do you want to exclude from the tables of this server?
admin-let-back-about = Whom do you want to let back in? I have no list to show you: to protect people, I keep exclusions without names.
admin-somebody = somebody whose data was deleted
ask-exclude = Do you want to exclude { $whom } from the tables of this server?
ask-exclude-follows = They can no longer open a table here, join one or be invited, and the leaderboards of this server do not list them. Nobody else is told; it is in the log. You can let them back in at any time.
ask-exclude-matches = { $count ->
    [one] They are playing a match here now. Either they may finish it, or the computer takes their seat at once: then everybody at that table reads that they were removed, and your reason.
   *[other] They are playing { $count } matches here now. Either they may finish them, or the computer takes their seats at once: then everybody at those tables reads that they were removed, and your reason.
}
ask-exclude-reason = Reason (for the log)
admin-excluded-now = { $whom } is excluded from the tables of this server.
admin-is-back = { $whom } can play at the tables of this server again.
admin-not-excluded = { $whom } is not excluded here.
admin-exclude-self = You cannot exclude yourself.
admin-exclude-bot = That is a bot: it cannot sit at a table anyway.
admin-no-reason = Please give a reason.
ask-reset = Do you want to start the leaderboard of { $game } on this server anew?
ask-reset-follows = Everybody begins again from nothing on it. That cannot be undone. The leaderboards over all servers stay as they are.
admin-reset-done = The leaderboard of { $game } on this server starts anew.
admin-in-server = Give this command on the server that it is about.
admin-log-title = Log of this server
admin-log-empty = Nothing was changed here in the last { $days } days.
admin-log-kept = Kept for { $days } days
admin-log-line = { $when } – { $who } { $what }
admin-log-settings = has changed settings: { $settings }
admin-log-channels = lets tables be opened in { $channels } only
admin-log-everywhere = lets tables be opened in every channel
admin-log-rules = has set the rules of { $game }: { $rules }
admin-log-usual = has set the usual rules of { $game }
admin-log-reset = has started the leaderboard of { $game } anew
admin-log-end = has closed a table of { $game } in { $channel }: { $reason }
admin-log-exclude = has excluded { $whom }, after their matches: { $reason }
admin-log-exclude-now = has excluded { $whom } at once: { $reason }
admin-log-exclude-deleted = has excluded somebody whose data was deleted since
admin-log-let-back = has let { $whom } back in
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
fair-none = No match is on here. While one is played, you find the hashes of its deals here.
fair-without = This match has no hashes: it began with an earlier version of the bot.
fair-proves = Every deal is fixed before anybody can act, and the table shows its hash; the record that you get after the match has the cards and the salt of each, so `stich replay --verify` finds whether anything was changed later. It does not prove that the cards were shuffled honestly: for that you have to trust whoever runs this bot.

## Discord: figures and settings

leaderboard-title = Leaderboard: { $game }
leaderboard-server = this server
leaderboard-all = all servers
leaderboard-line = { $place } – **{ $name }**: { $figures }
stats-title = Figures of { $name } ({ $where })
stats-line = **{ $game }**: { $figures }
stats-empty = No finished match yet.
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
    [one] 1 point
   *[other] { $points } points
}
leaderboard-empty = Nobody is on this list yet: it begins with the first match of { $game } that is finished here. /{ command-table } { command-table-new } opens a table.
leaderboard-empty-all = Nobody is on this list yet: nobody who has agreed to be on it has finished a match of { $game }.
leaderboard-empty-period = Nobody is on this list yet: it begins anew with each period, and the next finished match counts. /{ command-table } { command-table-new } opens a table.
leaderboard-empty-rate = Nobody is on this list yet: it takes { $matches } finished matches in this time. /{ command-table } { command-table-new } opens a table.
leaderboard-empty-rating = Nobody is on this list yet: it takes { $rated } finished rated matches, the last one in the past 60 days. A match is rated where people play each other and its host has not turned that off.
leaderboard-page = Page { $page } of { $pages }
leaderboard-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
leaderboard-agreed = Only those who have agreed to it are listed.
metric-wins = Wins
metric-rate = Win rate (from 20 matches)
metric-points = Points
metric-rating = Rating
period-ever = All time
period-season = This season (quarter)
period-month = This month
period-week = This week
menu-metric = What counts
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
    [one] 1 point
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
own-placed = You: place { $place } – { $figures }
own-unplaced = You: { $figures }
own-none = You have not finished a match of { $game } here yet.
own-none-all = You have not finished a match of { $game } yet.
own-none-period = You have not finished a match of { $game } in this time.
own-few = You: no place yet – it takes { $least } matches, so far { $matches }
own-unrated = You have no rating yet. For a place it takes { $least } finished rated matches.
own-provisional = You: { $rating }? – provisional, and without a place until { $least } rated matches; so far { $matches }
own-inactive = You: { $rating } – without a place, since your last rated match was more than 60 days ago
own-unlisted = Others do not see you on this list: /{ command-settings } { param-listed-worldwide } changes that.
own-hidden = Others do not see you on this list: /{ command-settings } { param-listed } changes that.
own-excluded = You have no place, and others do not see you on this list, since this server has excluded you from its tables.
stats-rate = Win rate: { $whole }.{ $tenth }%
stats-all-games = All games
stats-rating = Rating
stats-rating-now = Rating { $rating }, { $matches ->
    [one] 1 rated match
   *[other] { $matches } rated matches
}
stats-rating-provisional = Rating { $rating }? – provisional until { $least } rated matches, so far { $matches }
stats-rating-place = place{ "\u00A0" }{ $place }
stats-rating-inactive = without a place: no rated match for 60 days
stats-rating-excluded = without a place: this server has excluded you from its tables
stats-curve = { $count ->
    [one] The last rated match
   *[other] The last { $count } rated matches
}: from { $first } to { $last }, highest { $highest }, lowest { $lowest }
stats-curve-at = { $match }: { $rating }
stats-no-curve = There is no rating over time yet: it takes a finished rated match.
stats-form = Form, the latest first
form-won = won
form-drew = drew
form-lost = lost
form-left = left
stats-streaks = In a row
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
    [one] 1 point
   *[other] { $points } points
}, { $day }
stats-partners = Partners
stats-opponents = Opponents
stats-companion = { $name }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $wins } won
stats-successful = Most success: { $name }, { $wins } of { $matches } won
stats-contract = { $contract }: { $won } of { $played } won, { $points ->
    [one] 1 point
   *[other] { $points } points
} on average
stats-not-listed = The figures of this player on this server are not shown to others.
stats-not-listed-all = This player is not on the leaderboards over all servers, so their figures there are for them alone. Their figures on this server: the same command without “{ param-scope }”.
settings-title = Settings
settings-language = Your language: **{ $language }**
settings-deck = Your deck: **{ $deck }**
settings-cards = Your cards are shown: **{ $cards }**
settings-pictures = Pictures of the table in your private messages: **{ $pictures }**
settings-hand = Your hand comes: **{ $hand }**
settings-steps = Steps of a match: **{ $steps }**
settings-invitations = Invitations to tables: **{ $invitations }**
settings-nudge = Reminders that it is your turn: **{ $nudge }**
settings-quiet = Your quiet hours: **{ $hours }** ({ $zone }). No reminders then, and direct messages come without a sound.
settings-no-quiet = Your quiet hours: **none**
settings-listed = Leaderboards of servers: **{ $listed }**
settings-listed-worldwide = Leaderboards over all servers: **{ $listed }**
settings-openings = When a table opens you hear of it from: { $channels }
settings-queue = Queue a card: **{ $queue }**
settings-claim = Take the rest: **{ $claim }**
settings-pictures-need = ⚠️ I have no permission for pictures in this channel: “{ $permission }” is missing.
settings-server-only = Only somebody who manages this server can change its settings.
settings-change = To change something, type /{ command-settings } and choose one of its options.
settings-moved = Those are settings of the whole server. Whoever manages it now finds them under /{ command-admin } { command-admin-show }.
settings-of-server = The settings of this server are under /{ command-admin } { command-admin-show }.
privacy-title = What I know about you
privacy-nothing = Nothing is stored about you.
privacy-results = { $count ->
    [one] **1** result
   *[other] **{ $count }** results
} of matches, with the name that you had: for the leaderboards and your figures.
privacy-since = The first is of { $date }.
privacy-ratings = { $count ->
    [one] **1** rating, or what you had before a rated match.
   *[other] **{ $count }** ratings: today's, and those before each rated match.
}
privacy-figures = { $count ->
    [one] **1** line
   *[other] **{ $count }** lines
} of figures: leaderboards by period, with whom you played, your contracts.
privacy-tables = { $count ->
    [one] **1** place at a table
   *[other] **{ $count }** places at tables
}: where you sit or have sat.
privacy-hosted = { $count ->
    [one] **1** table
   *[other] **{ $count }** tables
} of which you are or were the host.
privacy-acts = { $count ->
    [one] **1** line
   *[other] **{ $count }** lines
} in the logs of servers: what you decided there, or others about you.
privacy-settings = { $count ->
    [one] **1** setting
   *[other] **{ $count }** settings
}: what you have chosen, and the language of your Discord.
privacy-messages = { $count ->
    [one] **1** message
   *[other] **{ $count }** messages
} to you that I still edit: your hand, an invitation. I store where it is, not what it says.
privacy-wishes = { $count ->
    [one] **1** note
   *[other] **{ $count }** notes
} on the channels of whose new tables I tell you.
privacy-retention = The cards and moves of a match are deleted { $days } days after it; results stay.
privacy-kept = The cards and moves of matches stay until whoever runs this bot deletes them.
privacy-never = Your hand is for you alone. I never store your messages.
privacy-exported = This file has all that is stored about you. Only you see this message.
ask-forget = Do you want me to delete everything that I know about you? Nobody can bring it back.
ask-forget-tables = { $count ->
    [one] You leave your table at once, and cannot take the seat back:
   *[other] You leave your tables at once, and cannot take the seats back:
}
ask-forget-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
ask-forget-data = Your settings, ratings and results are deleted, and you are in no leaderboard any more.
ask-forget-others = The others keep their matches; there you are called "{ former-player }".
ask-forget-messages = I delete my private messages to you that I still know. What I have posted in channels stays, except at open tables; the names of threads stay, too.
privacy-deleted = Done: I know nothing about you any more. If you play again, you begin anew.
privacy-stays = Nothing was deleted.
privacy-being-deleted = I am just deleting what I know about you. Please try again in a moment.
button-export = Export as a file
button-forget = Delete …
button-forget-sure = Delete everything
button-keep-data = No, keep it
settings-unknown = There is no such choice. Choose from the list that appears while you type.
settings-hours-unknown = These are no quiet hours. Give two full hours, for example 22-8.
settings-hours-missing = From when to when? Give the quiet hours as well, for example 22-8.
settings-zone-unknown = I do not know this time zone. Type the name of a large city near you, and choose from the list.
settings-zone-missing = By which clock? Give your time zone as well: Discord does not tell me.
language-client = as in Discord
game-usual = the usual one
deck-french = French (spades, hearts, diamonds, clubs)
deck-swiss = Swiss German (shields, roses, acorns, bells)
deck-server = as on the server
cards-drawn = drawn, where there is a picture
cards-words = written
pictures-off = none
pictures-ask = on request, only for whoever asks
pictures-on = after the bidding, each trick and each deal
hand-by-both = by direct message, and here when asked for
hand-by-dm = by direct message
hand-by-here = only here, under My hand
steps-on = announced one by one, in words; your hand is in words, too
steps-off = not announced
invitations-on = welcome
invitations-off = nobody may invite me
nudge-never = never, and direct messages without a sound
nudge-late = only when you take long
nudge-always = at each turn, unless you have just played
quiet-hours = { $begin }:00–{ $end }:00
quiet-off = no quiet hours
tell-on = by direct message, at most once an hour
tell-off = not any more
queue-on = on: while others are on turn, a press on a card queues it for your turn
queue-off = off: your cards can be pressed on your turn only
claim-on = on: a button as soon as all remaining tricks are surely yours
claim-off = off: you play your cards to the end
listed-on = you are listed
listed-off = you are not listed; you alone see your own place
opponents-people = people
opponents-computer = the computer
threads-auto = where my permissions allow it
threads-on = yes, and say so if a permission is missing
threads-off = no, play in the channel
matches-finish = may be finished
matches-at-once = end for them at once
allowed-yes = yes, also there
allowed-no = no longer there
allowed-everywhere = in every channel
scope-server = this server
scope-all = all servers

## Discord: the private line

confer-open = 🔒 Confer with { $names }: /{ command-confer }
confer-from = 🔒 **{ $name }** says to you alone ({ $game }):
confer-told = 🔒 { $names } has been told.
confer-whom = Not passed on: this would go to { $names } ({ $game }). If you mean { $names }, press the button and write it again.
confer-now = What you write to me now goes to { $names }, until the deal is over.
confer-ended = The line is closed: the deal is over. Nothing was passed on.
confer-nobody = There is nobody with whom you may confer now.
confer-several = You may confer at several tables: use /{ command-confer } and name one with the option "{ param-table }".
confer-computer = { $names } is a computer player and hears nothing. Play on as you think best.
confer-only-words = I pass on words alone: no files, pictures, stickers or polls.
confer-too-long = That is too long: say at most { $maximum } characters at once.
confer-too-often = Not so fast: wait half a minute. This was not passed on.
confer-unreachable = { $names } takes no direct messages and has no panel open, so this was not passed on.
confer-failed = This did not reach { $names }. Please try again.

## Discord: the commands, their options

command-table = table
command-table-about = Open, join, start and manage a table
command-table-new = new
command-table-new-about = Open a table in this channel
command-table-join = join
command-table-join-about = Take a seat at a table in this channel
command-table-sit = sit
command-table-sit-about = Sit down at another seat, or see who sits where
command-table-swap = swap
command-table-swap-about = Let two change places before the match starts (for the host)
command-table-shuffle = shuffle
command-table-shuffle-about = Let chance decide who sits where (for the host)
command-table-leave = leave
command-table-leave-about = Leave your table
command-table-start = start
command-table-start-about = Start the match
command-table-add-computer = add-computer
command-table-add-computer-about = Give a free seat to a computer player
command-table-kick = kick
command-table-kick-about = Free somebody's seat, or kick them out of the match
command-table-host = host
command-table-host-about = Make another player the host of your table
command-table-invite = invite
command-table-invite-about = Invite somebody to your table before the match starts
command-table-tell-me = tell-me
command-table-tell-me-about = Be told by direct message when a table opens in this channel
command-table-options = options
command-table-options-about = See or change what is played and by which rules
command-table-next = next
command-table-next-about = Deal at once instead of waiting
command-table-back = back
command-table-back-about = You are back: the computer no longer plays for you
command-table-take-back = take-back
command-table-take-back-about = Take back your last move
command-table-pause = pause
command-table-pause-about = Ask for a pause of the match, or agree to one
command-table-continue = continue
command-table-continue-about = Go on with a match that is paused
command-table-pace = pace
command-table-pace-about = Change how long a turn may take (for the host)
command-table-rematch = rematch
command-table-rematch-about = Play another match with the same people
command-table-record = record
command-table-record-about = Get the record of the last finished match as a file
command-table-show = show
command-table-show-about = Post the table once more at the end of the channel
command-table-end = end
command-table-end-about = Close the table
command-hand = hand
command-hand-about = See your hand; nobody else sees it
command-play = play
command-play-about = Play a card, or answer what is asked
command-bid = bid
command-bid-about = Say something in the bidding
command-hint = hint
command-hint-about = See a suggestion for your turn, and why
command-score = score
command-score-about = See the account of every deal
command-report = report
command-report-about = Get what you see at a table as a file, if a computer plays badly or a rule seems wrong
command-confer = confer
command-confer-about = Say something in private to whom the rules let you confer with
command-rules = rules
command-rules-about = Read the short rules of a game
command-fair = fair
command-fair-about = See the hash that fixes a deal, and what it proves
command-leaderboard = leaderboard
command-leaderboard-about = See who is best
command-stats = stats
command-stats-about = See the figures of a player
command-help = help
command-help-about = How to begin and how to play
command-settings = settings
command-settings-about = Your language, deck, where your hand comes to, reminders, quiet hours, announced steps
command-admin = admin
command-admin-about = Settings, tables, people and log of this server, for those who manage it
command-admin-show = show
command-admin-show-about = See all settings of this server, with buttons for everything
command-admin-set = set
command-admin-set-about = Change settings of this server
command-admin-channels = channels
command-admin-channels-about = Choose the channels in which tables may be opened
command-admin-rules = rules
command-admin-rules-about = Choose the rules by which new tables of a game begin
command-admin-end = end
command-admin-end-about = Close any table of this server
command-admin-exclude = exclude
command-admin-exclude-about = Exclude somebody from the tables of this server
command-admin-let-back = let-back
command-admin-let-back-about = Let somebody back in who was excluded
command-admin-reset = reset
command-admin-reset-about = Start the leaderboard of a game on this server anew
command-admin-log = log
command-admin-log-about = See who has changed what here
command-privacy = privacy
command-privacy-about = See, export or delete what is stored about you
command-privacy-show = show
command-privacy-show-about = See what is stored about you
command-privacy-export = export
command-privacy-export-about = Get all that is stored about you as a file
command-privacy-delete = delete
command-privacy-delete-about = Delete all that is stored about you
param-table = table
param-table-about = Which table, if there are several
param-game = game
param-game-about = Which game
param-preset = preset
param-preset-about = Which set of house rules
param-pace = pace
param-pace-about = How long a turn may take
param-opponents = opponents
param-opponents-about = Wait for people, or play against the computer at once
param-player = player
param-player-about = Whom
param-user = user
param-user-about = Whom to invite; without it you choose from a list
param-tell = tell
param-tell-about = Whether you are told of tables that open here
param-seat = seat
param-seat-about = Which seat: its number, or who sits there
param-other = with
param-other-about = The seat with which it changes places
param-seats = players
param-seats-about = How many play, where the game leaves a choice
param-computer = computer
param-computer-about = How well it plays
param-action = action
param-action-about = A card such as ♠10, or another answer from the list
param-bid = bid
param-bid-about = What you say
param-text = text
param-text-about = What you say; nobody else reads it
param-scope = scope
param-scope-about = This server, or all servers
param-period = period
param-period-about = Matches of this week, month or season, or all of them
param-metric = order
param-metric-about = By wins, win rate, points or rating
param-language = language
param-language-about = The language that I speak with you
param-hand = hand
param-hand-about = Where your hand comes to
param-deck = deck
param-deck-about = The deck whose words your cards have
param-cards = cards
param-cards-about = Cards as small pictures, or in letters
param-pictures = pictures
param-pictures-about = Pictures of the table in your private messages
param-steps = steps
param-steps-about = For screen readers: each step as a short private message, and your hand in words
param-invitations = invitations
param-invitations-about = Whether others may invite you to their tables
param-nudge = reminder
param-nudge-about = When I mention you in the channel because it is your turn
param-quiet = quiet
param-quiet-about = The hours in which I never disturb you, for example 22-8; your time zone as well
param-zone = zone
param-zone-about = Your time zone: type a large city near you, or look for your present time in the list
param-queue = queue
param-queue-about = Whether you can press a card before your turn; the table plays it for you when it comes
param-claim = claim
param-claim-about = Whether you are offered to take all remaining tricks at once, when they are surely yours
param-listed = listed
param-listed-about = Whether the leaderboards of your servers show you to others
param-listed-worldwide = listed-worldwide
param-listed-worldwide-about = Whether the leaderboards over all servers show you to others
param-server-language = language
param-server-language-about = The language of what everybody sees here
param-server-game = game
param-server-game-about = The game of a new table
param-server-pace = pace
param-server-pace-about = How long a turn takes at new tables
param-server-deck = cards
param-server-deck-about = The deck of what everybody sees here
param-server-pictures = pictures
param-server-pictures-about = Pictures of tables in what everybody sees here
param-threads = thread
param-threads-about = Whether the match gets a thread of its own; else as the server has set
param-server-threads = threads
param-server-threads-about = Whether each match gets a thread of its own
param-channel = channel
param-channel-about = Which channel; without it you choose from a list
param-allowed = allowed
param-allowed-about = Whether tables may be opened there
param-reason = reason
param-reason-about = Why
param-person = person
param-person-about = Whom
param-matches = matches
param-matches-about = What happens to matches that this person is playing here now
param-log-page = page
param-log-page-about = Which page, counted from the newest
param-server-ratings = rated
param-server-ratings-about = Whether matches are rated here

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
lesson-gone = This lesson is no longer here. /{ command-learn } shows all that there are.
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
}: how far you have come.
