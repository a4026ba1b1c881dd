### The page, English

page-intro = Play alone with bots, around one screen, or with friends by a link. Nothing to install, nothing to sign up for.
page-unofficial = An unofficial adaptation. Names are their owners’; wording, drawings and code are ours.
page-games = Games
page-play-now = Play now against bots
page-play-now-with = Play now with bots
page-with-friends = With friends
page-about = About this game
page-open-tables = Open tables
page-state-open = waiting for players
page-state-running = { $n }% played
page-state-over = over
page-state-closed = closed
page-failed = That did not work. Please try again.
page-home = Home
page-new-table = New table
page-seats = Seats
page-who = Who sits here
page-who-here = Here
page-who-remote = By link
page-who-bot = Bot
page-who-open = Anyone
page-who-closed = Closed
page-name = Name
page-rules-options = Rules
page-course = The game
page-pace = Pace
page-pace-0 = Free
page-pace-600 = 10 min
page-pace-1800 = 30 min
page-pace-259200 = 3 days
page-undo-by = Who may undo
page-undo-each = Everyone
page-undo-consent = With consent
page-undo-nobody = Nobody
page-listed = Show in the list of open tables
page-make = Open the table
page-closed = This table was closed.
page-ready = ready
page-away = away
page-empty = nobody yet
page-copy = Copy
page-copied = Copied
page-sit = Sit down
page-start-hint = Seats that nobody has taken are played by a bot.
page-start = Start the game
page-dissolve = Close the table
page-waiting-host = The host starts the game.

page-decision = Your decision
page-options = Options
page-answer-dropped = Meanwhile part of your choice has become impossible.
page-answer-gone = Meanwhile this is no longer asked.
page-more-above = { $n ->
    [one] One more above
   *[other] { $n } more above
}
page-more-below = { $n ->
    [one] One more below
   *[other] { $n } more below
}
page-choose = Pick one, then confirm.
page-choose-once = One click does it, and can be taken back.
page-choose-first = Choose first
page-confirm = Confirm
page-undo = Undo
page-irreversible = What is revealed cannot be undone.
page-irreversible-then = Cannot be undone:
page-others = { $n } others
page-search = Search
page-watching = You are watching
page-waiting-for = { $who } is thinking
page-waiting-others = and { $n ->
    [one] one other
   *[other] { $n } others
}
page-over = The game is over
page-offline = Connection lost
page-offline-safe = { $n ->
    [0] Nothing is lost: trying again
   *[other] Nothing is lost: trying again in { $n } s
}
page-players = Players
page-you = you
page-bot = bot
page-your-turn = Your turn
page-thinks = thinking
page-pts = pts
page-rating = TR
page-tab-log = Log
page-tab-chat = Chat
page-tab-rules = Rules
page-since = Since your last turn
page-facts = { $n ->
    [one] { $n } fact
   *[other] { $n } facts
}
page-replay = Replay
page-replaying = { $m ->
    [0] Move { $n }
   *[other] Move { $n } of { $m }
}
page-previous = Back one move
page-next = On one move
page-now = Back to now
page-step = move { $n }
page-no-chat = Nobody has said anything yet.
page-say = Say something
page-send = Send
page-plain = Plain view
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-fit = Fit
page-parts = Parts of the table
page-face-board = Board
page-face-hand = Hand
page-face-side = Log
page-yours = Yours
page-hand-over = Give the screen to { $who }
page-lift = It’s me
page-wins = { $who } wins,
page-shared = A shared win at { $n }: { $who }
page-winner = winner
page-source = Source
page-total = Total
page-rematch = Play again
page-record = Record

page-unexplored = unexplored
page-deck = { $n } in the deck
page-bonus = Secret bonus
page-discovery = Discovery

page-tm-generation = Gen. { $n }
page-tm-points = { $n } VP
page-tm-in-play = { $n } in play
page-tm-events = { $n ->
    [one] { $n } event
   *[other] { $n } events
}
page-tm-cards-of = Cards in play: { $who }
page-tm-nothing-more = Nothing more
page-tm-used = used
page-tm-account = Its last turn, step by step
page-tm-piles = Its decks and cards
page-tm-no-account = MarsBot has not played yet.
page-tm-bot-board = Its board
page-tm-goals = Goals
page-tm-raised = Who terraformed
page-tm-raised-hint = above, the generation
page-tm-face-down = Face down. The log tells which ones were played.
page-tm-close = Close

error-offline = The server does not answer.
error-unknown = Something went wrong.

page-hours = { $n } h { $m } min
page-minutes = { $n ->
    [0] { $s } s
   *[other] { $n } min { $s } s
}
page-asks-undo = { $who } asks to take back an answer
page-agree = Agree
page-refuse = Refuse
page-asked-undo = The others have been asked.
page-ask-undo = Ask the others to take it back
page-all-options = All options

## The page around the table

page-settings = Settings
page-light = Light
page-system = System
page-sound = Sounds
page-volume = { $n ->
    [0] off
   *[other] { $n }%
}
page-notify = Notify me on my turn
page-quick = One click for what can be undone
page-again = Another game?
page-again-hint = Same seats, same rules, a new deal.
page-rematch-waits = The next table is ready.
page-scores = Scores
page-final-board = Final board
page-chart = Points, round by round
page-hand-to-bot = Let a bot play
page-take-back = Play again yourself
page-bot-plays = a bot plays
page-share = Share
page-watch-link = To watch
page-leave = Leave the table
page-seat-menu = Seat of { $who }
page-no-tables = No game running. Create a table, or open a link.
page-code = A code or a link
page-join = Join
page-running-tables = Running tables
page-watch = Watch
page-your-name = Your name

## Motion, preview, replay and end

page-then = Then:
page-costs = costs
page-first = To the beginning
page-last = To the last move
page-play = Play
page-next-fact = Go on
page-pause = Pause
page-speed = Speed
page-seen-by = Seen by
page-eyes-all = All secrets
page-eyes-table = Table
page-eyes-later = the others, after the game
page-beginning = The beginning
page-from-here = Play from here
page-from-here-about = A new table from this move on, against bots. This game stays as it is.
page-from-here-with = A new table from this move on, with bots. This game stays as it is.
page-to-the-end = Back to the scores
page-was-asked = { $who } was asked
page-tab-moments = Moments
page-move-of-round = { $n ->
    [0] Move { $m }
   *[other] Round { $n }, move { $m }
}
page-no-moments = A quiet game: nothing stands out.
page-was-hidden = What was hidden
page-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-decided = { $source } made the difference: { $n } more than { $who }.
page-score-to = { $n } to { $m }
page-nobody-wins = Nobody wins
page-look-at-round = See the end of round { $n }
page-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}

## Home, lobby, settings

page-tagline-1 = Five games,
page-tagline-2 = one planet.
page-by-link = Join by a link
page-resume = Go on playing
page-go-on = Go on
page-with = with
page-length = Length
page-weight = Weight { $n } of 5
page-tables = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
page-how-many = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
page-table-code = table { $code }
page-level-easy = Easy
page-level-medium = Medium
page-level-strong = Strong
page-bot-easy = easy bot
page-bot-medium = medium bot
page-bot-strong = strong bot
page-bot-random = random bot
page-bot-greedy = greedy bot
page-bot-ismcts = searching bot
page-bot-planner = planning bot
page-bot-baseline = measuring bot
page-who-here-note = at this screen
page-who-remote-note = you get a link to send
page-who-open-note = whoever comes first
page-who-closed-note = no seat
page-pace-note = a bot plays for whoever has no time left
page-undo-note = up to the last thing revealed
page-listed-note = otherwise only who has a link finds it
page-ready-alone = Ready to play?
page-ready-alone-hint = The game starts at once.
page-ready-friends = Who comes along?
page-ready-friends-hint = The table opens; its links are on the next page.
page-waiting-seat = Waiting for { $who }
page-all-here = Everyone is here
page-all-here-hint = The order of play is drawn at the start.
page-bot-instead = A bot in this seat
page-close-seat = Close this seat
page-yes = yes
page-no = no
page-language = Language
page-theme-name = Colours
page-dark = Dark
page-motion = Motion
page-motion-system = System
page-motion-full = Full
page-motion-none = None
page-face-players = Players
page-search-cards = Search your cards
page-show-all = Show all options
page-live = Now: { $what }
page-no-cards = You hold no cards.
page-of = { $n } of { $m }
page-reached = Reached
page-recolour = Change colour
page-nav = Pages
page-nav-play = Play
page-nav-tables = Tables
page-nav-about = About
page-about-all = About Cinq-Mars
page-my-tables = On this device
page-bots = Bots
page-own-bot = A bot of your own can take a seat: how to speak with this server
page-rematch-in = { $n } of { $m } at the next table
page-rematch-join = Join them
page-chart-of = { $what }, round by round
page-nothing-hidden = Nothing was hidden in this game.
page-broken = This page has stumbled
page-broken-safe = Nothing is lost: the server has every move up to the last one confirmed. Load the page again to go on.
page-reload = Load again
page-copy-report = Copy the report
page-colour-taken = { $colour }: { $who } has it
page-is-asked = “{ $what }”
page-review = See my last turn
page-bot-for = A bot for { $who }
note-undo-ask = { $who } asks to take back an answer.
note-undo-agreed = All agree: what { $who } had answered is taken back.
note-repaired = The rules were mended while this table was resting: the last answers are asked again.
note-undo-refused = { $who } does not want it taken back.
note-nudge = { $who } nudges { $whom }.
note-vote = { $who } would let a bot play for { $whom }.
page-in-hand = { $n ->
    [one] One card can be played: it is lit in your hand.
   *[other] { $n } cards can be played: they are lit in your hand.
}
page-leaving = Pass or decline
page-not-now = not possible now

## People together

page-table-link = The table
page-qr = As a picture for a phone
page-qr-of = { $url } as a picture
page-loopback = This server listens on its own machine only: these links open nowhere else. To let your network in, stop it and start it with
page-or = or
page-loopback-then = Your friends then find it at
page-reached-at = In your network this table is found at
page-no-network = This machine is in no network: the links open nowhere else.
page-around = Around the table
page-spectators = { $n ->
    [one] one person watches
   *[other] { $n } people watch
}
page-chosen = has chosen
page-nudge = Nudge { $who }
page-nudged = { $who } nudges you.
page-nudged-you = Somebody nudges you

## rules

page-the-rule = The rule
page-here-now = { $n ->
    [one] Here and now: one possibility
   *[other] Here and now: { $n } possibilities
}
page-for-example = For example: { $what }
page-places-open = { $n ->
    [one] One place can be chosen
   *[other] { $n } places can be chosen
}
page-elsewhere = On another device
page-elsewhere-about = Your personal link: whoever opens it plays this seat. Keep it to yourself.

## What happened, turn by turn

page-tell-speed = Telling
page-skip-now = Skip to now
page-to-result = Straight to the result
page-plays = plays
page-seat-plays = { $who } plays
page-question-after = { $who ->
    [0] Your question comes when this has been told.
   *[other] Your question comes when this has been told: after { $who }.
}
page-hit = You are hit:
page-hit-you = What hit you
page-so-far = So far:
page-before-place = One back
page-after-place = One on
page-counting = The count
page-and = { $first } and { $rest }
page-and-more = { $first }, { $rest }
page-space = Space
page-final-move = { $m ->
    [0] The end
   *[other] The end: move { $n } of { $m }
}

## A person, and people among themselves

page-me = You, on other devices
page-people = People at the table
page-renew = New link
page-renew-about = A new link for this seat: whoever had it has it no more.
page-report-line = Report this message
page-unsay = Remove this message
page-line-gone = message removed
page-line-hidden = message hidden
page-all-games = All games
page-all-states = Open and running
page-over-tables = Finished tables
page-no-such-tables = No such table now.
page-pace-86400 = 1 day
page-pace-604800 = 7 days
page-days-left = { $n } d { $h } h
