### Cinq-Mars, English: what all games have in common

## Seats: each has a colour and a shape

seat-1 = Azure
seat-2 = Amber
seat-3 = Jade
seat-4 = Orchid
seat-5 = Ivory

## Why not

why-not-now = not possible now

## Small words

yes = yes
nobody = nobody
and-then = { $first }, { $rest }
percent = { $n }%

## Bots

bot-easy = Easy
bot-easy-about = sensible and forgiving: looks one answer ahead, and is unsure
bot-medium = Medium
bot-medium-about = looks one answer ahead by what it has learnt; quick
bot-strong = Strong
bot-strong-about = plays on in imagined games before it answers; slower and stronger
bot-random = Random
bot-random-about = any option, by pure chance
bot-greedy = Greedy
bot-greedy-about = looks one answer ahead; quick and decent
bot-ismcts = Searcher
bot-ismcts-about = searches many imagined games; slower and stronger
bot-planner = Planner
bot-planner-about = follows the game’s own plan, for its seat beside you; quick
bot-baseline = Yardstick
bot-baseline-about = plays as quick bots once did and never changes: for measuring others

## The lobby

lobby-game = Which game do you play?
lobby-number = Number (Enter: { $ready })
lobby-seats = { $least } to { $most } players
lobby-how-many = How many players: { $allowed }? (Enter: { $ready })
lobby-who = Who sits where? Type p for a person here, or the name of a bot:
lobby-seat = { $who } (Enter: { $ready })
lobby-person = person
lobby-bot-only = Only a bot may hold the seat of { $who }.
lobby-option = { $name }: { $allowed }? (Enter: { $ready })

## The table

table-since = Since your last turn
table-earlier = { $n ->
    [one] { $n } earlier line: l
   *[other] { $n } earlier lines: l
}
table-rows = { $n } more: v
table-bots = The bots are playing…
table-curtain = Give the screen to { $who }.
table-enter = Press Enter when nobody else is looking
table-hints = u undo · i cards · w why not · l log · v everything · r rules · s save · q quit
table-prompt = ? for help >
table-may-pass = 0 lets it pass
table-others = { $who } may act too: t hands over the screen
table-no-option = Type a number from 1 to { $n }, or ? for help.
table-not-a-command = That is neither an option nor a command. Type ? for help.
table-impossible = { $what }: { $why }.
table-possible = { $what } is possible.
table-all-possible = Everything on the list is possible.
table-no-info = Nothing to say about that. Type i alone for all the cards in sight.
table-nobody-else = Nobody else may act now.
table-saved = Saved to { $path }.
table-more = Enter: more, q: back to the table
table-back = Enter: back to the table
menu-others = { $n ->
    [one] { $n } other
   *[other] { $n } others
}: { $why }
rules-title = The rules in short
about-title = About this version

## Commands

help-title = What you can type
help-signs = Players and signs
usage-n = number
help-n = answer with this option
usage-help = ?
help-help = this page
usage-u = u
help-u = undo your last answer, unless something was revealed since
usage-w = w [number]
help-w = why an option is not possible
usage-i = i [card]
help-i = what a card says: its number in the list, or a part of its name
usage-l = l [n, all]
help-l = the log: its last lines, as many as you like, or all
usage-r = r
help-r = the rules in short, and where this version comes from
usage-v = v
help-v = everything on the table, in words
usage-t = t [seat]
help-t = hand over the screen, when somebody else may act too
usage-s = s [file]
help-s = save the game
usage-q = q
help-q = quit; you are asked whether to save

words-help = help h
words-u = undo back
words-w = why
words-i = info
words-l = log
words-r = rules
words-v = view
words-t = turn over
words-s = save
words-q = quit exit
words-all = all
words-yes = y yes
words-no = n no
words-cancel = c cancel

## Leaving

quit-save = Save to { $path }? (Enter: yes · n: no · c: go on playing · or another file name)
quit-saved = The game is safe in { $path }. To come back:
quit-unsaved = The game was not saved. To play the same deal again:
quit-crash = Something broke, and it is our fault. The game up to here is in { $path }: please send it to us.
quit-lobby = Until next time.

## The end

end-title = The end
end-won = { $who } wins, { $points } to { $second }
end-shared = { $who } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-won-together = You win together
end-lost = { $who } loses, { $points } to { $second }
end-automaton = Automaton
end-lost-together = You lose together
end-keep = To keep this game, type a file name (Enter: no)
end-total = Total

## Replay

replay-ply = ply { $ply } of { $last }
replay-spectator = what everybody may see
replay-waits = To answer: { $who }

## Games

games-seats = { $seats } players
games-bot-seats = with { $n } players, { $bots ->
    [one] one more seat is held by a bot
   *[other] { $bots } more seats are held by bots
}
games-bots = Bots

## Simulation

sim-title = { $n ->
    [one] { $n } game
   *[other] { $n } games
}, seed { $seed }
sim-bot = Bot
sim-wins = Wins
sim-interval = 95% interval
sim-score = Score
sim-seat = Seat { $n }
sim-lengths = { $least } to { $most } answers in a game, { $mean } on average
sim-rate = { $rate } games/s
sim-rounds = { $mean } rounds in a game on average
sim-automaton = The automaton scores { $points } on average.
sim-interrupted = Stopped early: these are the games finished so far.

## Series and ratings

arena-played = { $n ->
    [one] { $n } game played
   *[other] { $n } games played
}, { $before ->
    [0] in { $path }.
    [one] after { $before } that { $path } had.
   *[other] after { $before } that { $path } had.
}
arena-failed = { $n ->
    [one] { $n } of them was broken off: its line says why.
   *[other] { $n } of them were broken off: their lines say why.
}
arena-interrupted = Stopped early: the same command goes on from here.
train-play = plays itself
train-fit = learns
train-try = is tried out
train-generation = Generation { $n }, { $games } games: wins { $share } of { $tried } against the judgement alone, { $lead } points ahead, trusted { $mix }
rate-title = How strong the bots are
rate-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
} of { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
rate-rating = Rating
rate-rank = Rank
rate-sat = Games
rate-broke = Broke off
rate-between = { $low } to { $high }
rate-seats = What a seat is worth: { $list }
rate-seat-title = What a seat is worth
rate-before = How often the one finishes before the other
rate-points = { $zero } has 0; 400 points more are odds of ten to one to finish before another. Intervals hold the truth 95 times in 100.
rate-together = All win or lose together: only the share of wins tells bots apart.
rate-failed = { $n ->
    [one] { $n } game was broken off; whoever broke it is last in it.
   *[other] { $n } games were broken off; whoever broke one is last in it.
}
fault-crashed = a bot crashed
fault-illegal = a bot gave an answer that was not offered
fault-slow = a bot thought too long
fault-gone = a process died
fault-broken = the rules broke down

## Fuzzing

fuzz-passed = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, every promise kept.
fuzz-record = The game is in { $path }. To see it:
fuzz-no-record = There is no file of it: the game broke before it could be saved.

## What went wrong: an answer

error-illegal = That is not one of the options.
error-not-asked = The game does not wait for this seat.
error-stale = The question has changed meanwhile.
error-unfinished = This answer has further parts: give them together.
error-too-many-answers = More answers than questions.
error-past-a-reveal = Something is revealed here: answer the rest afterwards.
error-over = The game is over.
error-not-over = The game is not over yet.
error-nothing-to-undo = There is nothing to undo.
error-answered-since = Somebody else has answered since: too late to undo.
error-revealed-since = What is revealed cannot be undone.
error-no-such-ply = This game has plies 0 to { NUMBER($last, useGrouping: 0) }.

## What went wrong: an argument

error-range = { $name } goes from { $least } to { $most }, not { $got }.
error-choice = { $name } is one of { $allowed }, not “{ $got }”.
error-game = There is no game “{ $got }”. There are: { $allowed }.
error-seats = This game is for { $allowed } players, not { $got }.
error-seed = A seed is a whole number from 0 to 9223372036854775807, not { $got }.
error-options = Options are given as name=value.
error-option-form = An option is given as name=value, not “{ $got }”.
error-option-none = This game has no options.
error-option-name = This game has no option “{ $got }”. It has: { $allowed }.
error-option-value = The option { $name } is one of { $allowed }, not “{ $got }”.
error-option-length = The option { $name } wants one value for each of the { $seats } seats, not { $got }.
error-language = There is no language “{ $got }”. There are: { $allowed }.
error-bot = There is no bot “{ $got }”. There are: { $allowed }.
error-reward = There is no reward “{ $got }”. There are: { $allowed }.
error-format = A data set is written as { $allowed }, not “{ $got }”.
error-move = “{ $got }” is none of: { $allowed }
error-own-bot = “{ $got }” cannot play: { $why }
error-bots-once = Name each bot once, and at least one: { $got }
error-train = { $game } has no judgement that learns: its planner follows the game’s own advice.
error-shard = A shard is the K-th of N parts, as in 1/8, not “{ $got }”.
error-log-line = Line { NUMBER($line, useGrouping: 0) } of { $path } is no game of a log.
error-log-other = { $path } is the log of another series: take another file, or the same arguments.
error-log-busy = Another run is writing to { $path }.
error-nothing-to-rate = There is no game here that could be rated.
error-extra = This needs { $what }: { $how }
error-cluster = The cluster gave up: { $detail }
error-bots = { $seats ->
    [0] No seat is left for a bot.
    [one] There is one seat for bots, not { $got }.
   *[other] There are { $seats } seats for bots, not { $got }.
}
error-bot-seat = Seat { $n } can only be held by a bot.
error-people = { $seats } seats hold at most { $seats } people, not { $got }.
error-games = Too few or too many games: { NUMBER($got, useGrouping: 0) }.
error-jobs = At least one job, not { $got }.
error-ply = This game has plies 0 to { $last }, not { $got }.
error-seat = This table has seats 1 to { $seats }, not { $got }.
error-check = { $detail }.
error-load-game = { $path } is a game of { $game }.
error-load-seats = The saved game has { $seats } players, not { $got }.
error-load-with = { $name } does not go with --load: a saved game has its own.

## What went wrong: a file

error-file-missing = There is no file { $path }.
error-file-no-folder = There is no folder { $path }.
error-file-directory = { $path } is a folder, not a file.
error-file-special = { $path } is not a regular file.
error-file-huge = { $path } is larger than { $most } MB: that is no saved game.
error-file-binary = { $path } is not a text file: that is no saved game.
error-file-unreadable = { $path } cannot be read: { $why }.
error-file-unwritable = { $path } cannot be written: { $why }.
error-record-json = The file is cut off or is not JSON: that is no saved game.
error-record-foreign = The file is not a Cinq-Mars game.
error-record-version = The file has format { $got }; this version reads format { $known }.
error-record-field = The file is damaged: “{ $field }” is missing or is not as it should be.
error-record-game = The file is a game of { $got }, not of { $game }.
error-record-long = The file is damaged: it has more answers than this game can have.
error-record-answer = The file is damaged: answer number { NUMBER($ply, useGrouping: 0) } is not an answer.
error-record-rules = The game follows rules version { $got }; this version of Cinq-Mars knows versions up to { $known }.
error-record-setup = The file is damaged: { $detail }
error-record-checkpoint = The file is damaged: its checkpoint cannot be read.
error-diverged = The file does not fit the rules at ply { NUMBER($ply, useGrouping: 0) }: { $detail }.

## Calling people who are not at the page

bell-turn = It is your turn.
bell-nudge = { $who } nudges you: it is your turn.

## What went wrong: at a table on the server

error-token = Only whoever has the link may do this.
error-not-yours = This seat is not yours.
error-no-table = There is no table “{ $got }”.
error-no-seat = No seat is free.
error-no-report = There is no report “{ $got }”.
error-no-line = There is no such line.
error-muted = The host of this table has muted you.
error-no-push = This server does not send notifications.
error-too-many-bells = No more than { $limit } ways to be called.
error-webhook = Nothing can be sent to { $got }. It takes an https address on the internet.
error-not-started = The table has not started yet.
error-started = The table has started already.
error-busy = The table is changing very fast. Try again.
error-asked-already = A question to the others is still open.
error-undo-nobody = There is no undo at this table.
error-undo-consent = The others have to agree to an undo.
error-too-often = Slow down. Try again in { $wait } s.
error-too-large = That is larger than { $limit } bytes.
error-too-slow = The request did not end in time.
error-too-many-sockets = No more than { $limit } connections at once.
error-malformed = The message cannot be understood: { $detail }
error-origin = A page of another site cannot do this.
error-no-route = There is nothing at this address.
error-method = That cannot be done at this address.
error-error = Something broke, and it is our fault.
error-store = A store is one of { $allowed }, not “{ $got }”.
error-store-unopened = The store { $store } cannot be opened: { $why }
error-store-down = The store does not answer. Nothing is lost: try again.
error-store-newer = This store has form { $got }, made by a newer version of Cinq-Mars; this one knows form { $known }. Start that version, or restore a backup from before it.
error-store-owned = These tables are served already, at { $address }. Stop that server, or choose another file with --store.
error-store-extra = PostgreSQL needs a package more: pip install "cinqmars[postgres]"
error-no-database = No PostgreSQL answers at { $got }.
error-limit = A limit is one of { $usual }, each with numbers of your own, not “{ $got }”.
error-proxy = “{ $got }” is neither an address nor a network.
error-contact = “{ $got }” is no address to write to, like { $allowed }.
error-listen = “{ $got }” is no address to listen on, like { $allowed }.
error-address = The server cannot listen on { $got }.
error-port = Port { NUMBER($got, useGrouping: 0) } is busy.

## What went wrong: with us

error-rules-error = The rules broke their own contract: { $detail }
error-non-conforming = Broken promise “{ $check }”: { $detail }
error-game-crashed = Game { NUMBER($number, useGrouping: 0) } of { $game } broke off (seed { NUMBER($seed, useGrouping: 0) }, seats { $seats }): { $detail }
error-bench-worker = A measuring process has broken down, { $name }: { $detail }

## For whoever runs a server

admin-column-table = Table
admin-column-game = Game
admin-column-state = State
admin-column-people = People
admin-column-moved = Last move
admin-column-seat = Seat
admin-column-who = For
admin-column-name = Name
admin-column-bot = Bot
admin-column-holder = Holder
admin-state-open = open
admin-state-running = running
admin-state-over = over
admin-state-closed = closed
admin-who-here = here
admin-who-remote = by link
admin-who-open = anybody
admin-who-bot = bot
admin-who-closed = nobody
admin-held = taken
admin-free = free
admin-finding-gap = entries are missing: { $detail }
admin-finding-head = the list is behind the log: { $detail }
admin-finding-rules = today’s rules read only a part: { $detail }
admin-finding-unreadable = the log cannot be read: { $detail }
admin-checked = { $sound } sound, { $broken } with something wrong.
admin-closed = Table { $table } is closed.
admin-closed-already = Table { $table } was closed or over already.
admin-deleted = { $tables ->
    [one] 1 table deleted.
   *[other] { $tables } tables deleted.
}
admin-sure = That cannot be undone: say --yes.
admin-exported = { $tables ->
    [one] 1 table written to { $file }.
   *[other] { $tables } tables written to { $file }.
}
admin-migrated = The store was of form { $before }, and is of form { $now }.
admin-up-to-date = The store is of form { $now }: nothing to do.
admin-made = The store is new, of form { $now }.
