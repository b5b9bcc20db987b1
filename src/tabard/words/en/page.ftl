### The page in the browser: front door, table, menus.

web-home = Home
web-home-kept = Home: you keep your seat
web-menu = Menu
web-theme = Colours
web-theme-auto = same as the device
web-theme-light = light
web-theme-dark = dark
web-confirm = Confirm every choice
web-sounds = Sounds: when it is my turn, and in my last seconds
web-notices = A notice when it is my turn and I look elsewhere
web-keys = Keys
web-keys-single = Use single letters and digits as keys
web-keys-now = What the digits choose now
web-signs = The signs
web-key-w = says where we are
web-key-c = says what can be chosen
web-key-l = lists all choices
web-key-digit = choose from the list, or open it
web-key-i = shows the card in focus large
web-key-n = goes on to what happened next
web-key-help = shows this help
web-key-enter = confirms
web-key-esc = goes one step back
web-key-tab = goes to the next item
# What people are called who have said no name, one after the other; like no bot, and of no gender.
web-guests = Early Bird, Night Owl, Globetrotter, Stargazer, Storyteller, Good Neighbour, Lucky Charm, Free Spirit, Fellow Traveller, Welcome Guest
web-bot = Bot { $number }
web-whole-card = Shows the whole card
web-you = you
web-invited = You are invited to a game of { $title }
web-invited-by = { $name } invites you to a game of { $title }
web-invited-seats = At the table: { $names }
web-invited-free = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
web-own-link = Does a friend play here? Ask them for a link of your own, or type the code of the table on the front page.
web-name = What should the others call you?
web-sit = Sit down
web-opening = Opening the table…
refused-unreachable = The server does not answer. Are you connected?

## At the table

web-decision = Decision
web-your-turn = Your turn
web-last-seconds = { $count } s left
web-back = Back
web-lit = Touch anything with a golden edge.
web-choices = { $count ->
    [one] One choice
   *[other] All { $count } choices
}
web-chosen = Chosen: { $choice }
web-change = Change it
web-undo = Take back
web-undo-none = Nothing to take back: only one’s own last choice, as long as it brought nothing to light and nobody has answered it
web-why = Why?
web-seats = Players
web-points = points:
web-away = not here
web-thinks = is thinking
web-sealed = has chosen
web-hours = { $count } h
web-again = Play again
web-next = To the next game
web-pace = What the others do
web-pace-fast = as it comes
web-pace-calm = with time to read
web-pace-wait = one by one, when I go on
web-go-on = Go on
web-skip = Skip
web-news = What happened to you
web-guide = Guide
web-guide-on = A guide points out a sensible move and says why
web-guide-off = Switch the guide off
web-guide-offer = Your first game? Do you want a guide?
web-guide-here = the guide points here
web-guide-any = A steady player would choose this.
web-guide-wait = It is not your turn now. Watch what happens: you will soon choose.
web-guide-thinks = The guide is looking at what you can do…

## Before the game

web-lobby = A table of { $title }
web-lobby-invite = Send each friend a link of their own.
web-only-here = These links open on this computer only. Whoever started the server can open it to other devices with ./play --lan.
web-seat-bot = Seat a bot
web-seat-close = Close
web-seat-free = Open
web-send-away = Send away
web-fill = { $count ->
    [one] Begin, with a bot in the free seat
   *[other] Begin, with bots in the free seats
}

## Front door

web-welcome = What shall we play?
web-players = { $least } to { $most } players
web-play-now = Play now
web-guide-play = With a guide
web-guide-front = New here? “With a guide” is a game against bots in which a guide points out a sensible move and says why.
web-card = { $card }
web-preset = { $count } players
web-presets = Ways to play
web-invite = Invite friends
web-intro = The game in one minute
web-minute = { $title } in one minute
web-start = Start
web-start-guide = Start with the guide
web-mine = Your games
web-past = Games that are over
web-open-tables = Open tables
web-join-code = Join with a code:
web-no-code = There is no table with the code “{ $code }”.
web-join = Join
web-a-bot = bot
web-state-open = waiting for players
web-state-playing = being played
web-state-over = over
web-state-lost = cannot be opened here

## A table for friends

web-your-name = Your name
web-of-them-bots = Of these, bots
web-options = Options
web-level = Bots
web-clock = Clock
web-clock-none = none
web-clock-quick = a minute for each decision
web-clock-bank = 15 minutes and 15 seconds more each time
web-clock-days = a week and a day more each time
web-watch = Watchers see
web-watch-nobody = nothing
web-watch-table = what all see
web-watch-hands = all hands; a player could be watching, too
web-taking-back = Taking back
web-undo-off = never
web-undo-quiet = only what brought nothing to light
web-undo-agree = anything, if everybody agrees
web-listed = Everybody may find it and sit down
web-make = Make the table
web-copy = Copy
web-copied = Copied
web-selected = It is selected: copy it with Ctrl+C or a long press.
web-share = Share
web-share-moment = Share this moment
web-share-all = Whoever opens this link may watch the table, and first sees this moment.
web-share-table = For those who are at this table: the link shows this moment.
web-qr = The link as a QR code
web-link-seat = Link to seat { $number }
web-link-watch = Link for watchers
web-code = The code of this table: { $code }
web-promise = Code to check the shuffle
web-awaited = has not come yet
web-fair-mine = Your browser helped to shuffle.
web-fair-not-mine = Your browser did not help to shuffle the cards: either you sat down after the deal, or the server left it out.
web-fair-kept = Check passed: the shuffle is the one that was fixed before the deal.
web-fair-broken = Check failed: the shuffle is not the one that was fixed before the deal.
web-look-back = Look back
web-review = Look through the game
web-analysis = Review
web-tallies = Statistics
web-terms = in detail
web-foreseen = It would bring: { $what }.
web-now = Back to now

## Together

web-talk = Talk
web-unread = Log, { $count ->
    [one] one new line
   *[other] { $count } new lines
} of talk
web-say = Say something
web-send = Send
web-claim = Claim something, true or not…
web-yes = Yes
web-no = No
web-stand = Let a bot play until they are back
web-ahead = Chosen in advance: { $choice }
web-ahead-off = Stop choosing it in advance
web-ahead-on = Always answer like this (can be undone)
web-ask-undo = Ask to take back my last answer
web-ask-end = Ask to end the game
web-journal = Keep the whole game as a file

## The menu of a table

web-device = Move my seat to another device
web-device-how = Open this link on the other device within 15 minutes. It works once, and then this device leaves the seat.
web-host = Manage the table
web-host-bot = Give the seat to a bot
web-host-renew = New link
web-host-renewed = The old link opens nothing any more.
web-host-mute = Silence
web-host-unmute = Let speak again
web-host-end = End the table
web-host-end-sure = The game stops for everybody, and nobody wins. End it?
web-watchers = { $count ->
    [0] Nobody watches
    [one] One person watches
   *[other] { $count } people watch
}
web-log-out = Log out
web-log-out-sure = You lose your seats at all tables, on every device. To keep one, move it to another device first.
web-open-hands = At this table watchers see all hands, yours too, and a player could be one of them.
web-openly = I agree: sit down
web-try-again = Try again
web-bye-closing = The server is being restarted. Nothing is lost; we come back by ourselves.
web-bye-too-many = Too many windows are open from here. Close some; we try again in a moment.

## Rules

web-rules = Rules
web-to-table = Back to the table
web-seek = Search the rules
# What people type who look for the aim of a game; it is searched and never shown.
web-seek-aim = aim goal win wins winner winning victory
web-found = { $count ->
    [one] One result
   *[other] { $count } results
}
web-cards = Cards
web-rulings = A line at the side marks what the sources leave open and we have decided.
web-ruling = Our ruling:
web-nothing-found = Nothing found.
