# What the terminal and the commands alone say; a browser does not load it.
options-hint = Type a number; “? 1” explains number 1, h lists all commands.
news-more = · … (“log” tells all of it)
card-says = (Text: { $text })
options-back = Enter goes one step back.
options-undo = Type a number; “undo” takes your last choice back.
options-more = further options ({ $first }–{ $last })
options-first = back to the first
options-forced = Only one thing can be done: { $option }
prompt-number = { $name } (1–{ $most } · ? · h)>
not-a-number = “{ $said }” is not a number from 1 to { $most }; h lists the commands.
nearest = Possible now: { $options }
help = number: choose · ? NAME or ? NUMBER: explain a card, a rule or an option · Enter: show the question again · how: how to play · t: the table with all texts · s: scores · log: what happened · hint: a bot’s advice · undo: take back · save FILE · lang es · q: leave
help-after = ? NAME: explain a card or a rule · how: how to play · t: the table with all texts · s: the points one by one · log: what happened · save FILE · lang es · again: another game · Enter: leave
language-now = English it is.
no-language = No translation for “{ $said }”. Languages: { $known }.
nothing-to-undo = Nothing can be taken back now: only your own last answer can, if it hung on no chance and brought nothing to light; a card you played, only until somebody else is asked.
nothing-decided = Nothing can be taken back: you have decided nothing yet.
undo-declined = It stays as it was.
undone = Taken back.
undo-agree = That is open to everybody already. If all at the table agree, type yes:
saved = Saved to { $file }.
go-on = Go on later with:
file-exists = There is already a file { $file }; choose another name.
file-torn = The last line of { $file } was only half written and is left out; the game goes on from the answer before it.
file-running = { $file }: the game is running; there are { $answers } answers so far.
verify-proven = Proven: the deal and every draw follow from the secret told at the end, and all { $answers } answers fit.
verify-promise = The secret is the one that was promised: { $promise }
verify-value = Mixed into the dice: { $value }
verify-hash = The last row of the journal has the hash { $hash }
verify-bots = Bots: asked again with what they could see, they give the same { $answers } answers.
verify-bots-other = Row { $row }: the bot that sat there gives another answer when it is asked again.
verify-bots-clock = { $answers } answers of bots that think by the clock, or are somebody’s own, cannot be checked.
verify-kept = The table answered { $answers } times for a seat whose time had run out or whose bot had failed; asked again, the keeper of the seat gives the same answers.
verify-preset = { $answers } answers given when time had run out are not the keeper’s: they were chosen in advance, which a journal cannot show.
verify-fast = Complete, but no proof: all { $answers } answers fit, but the cards came from fast dice. Anybody who knew the seed “{ $seed }” could know every card.
hint = Best here: { $option }.
hint-share = Chance of winning: { $share } % ± { $error }.
hint-mixed = Your choice is secret; it is best left to chance:
hint-part = { $percent } % { $option }
hint-mix = As a secret choice it should be mixed: { $mix }
explain-what = What would you like explained? Type ? and the name of a card, the number of a rule or any word.
explain-minute = The game in one minute: { $topics }
explain-rules = Rules: { $titles }
explain-none = No card or rule called “{ $said }” was found.
explain-many = { $count } cards and rules are called so; type more of the name: { $names }
press-enter = Press Enter to clear the screen.
hand-over = Pass the screen to { $name }. { $name }: press Enter when nobody else is looking.
seat-level = { $seat } · { $level }
score-line = { $name }: { $points }
leaving = You left the table. The game is saved in { $file }.
leave-save = To keep this game, type a file name. Enter leaves without keeping it, “no” stays at the table.
not-written = { $file } cannot be written: { $why ->
    [nowhere] there is no such folder
    [folder] that is a folder
    [forbidden] you may not write there
    [full] no space is left
    [long] the name is too long
   *[other] { $why }
}.
leaving-unsaved = You left the table.
ask-leave = Do you want to leave? Ctrl-C once more leaves; Enter goes on.
first-how = New to this game? “how” tells you how to play it, “h” lists all commands.
begin-ask = Enter: begin · how: how to play>
read-ask = Enter: go on>
after-saved = To see the game again in your browser, and to have every decision reviewed:
after-unsaved = “save FILE” keeps the game, to see it again and to have it reviewed.
after-ask = again: another game · s: the points one by one · save FILE · Enter leaves

## What can be typed: the first word is the one we tell

command-quit = q quit exit leave
command-help = h help
command-table = t table
command-score = s score scores
command-log = log
command-hint = hint
command-undo = undo
command-save = save
command-lang = lang
command-how = how
command-again = again
command-say = say
command-claim = claim
command-seats = seats
command-change = change
command-keep = keep
command-ask = ask
command-end = end

## A table over the network

join-name = Your name at the table? Enter for { $name }:
join-bad-link = “{ $link }” is not a link to a table; expected http://HOST:PORT/t/TABLE and what follows it after a #.
join-cut-link = This link has been cut: put it in quotes, because the shell ends a word at the & sign.
join-unreachable = { $server } does not answer.
join-no-server = What answers at { $server } is not a Tabard server.
join-other-version = The server at { $server } has another version; both must have the same.
join-not-kept = Your seat cannot be found again later: { $file } cannot be written ({ $why }).
join-found = Connected again.
join-left = You left the table. The seat stays yours: the same command brings you back.
join-watching = You are watching.
join-begins = The game begins.
join-seats = At the table: { $seats }
join-seat-you = { $seat } (you)
join-seat-bot = { $seat } (bot)
join-seat-level = { $seat } (bot, { $level })
join-seat-kept = { $seat } (away; a bot plays)
join-sat = { $seat } sits down.
join-bot = A bot sits down: { $seat }.
join-freed = A seat is free again: { $seat }.
join-closed = A seat is closed: { $seat }.
join-gone = { $seat } is gone.
join-back = { $seat } is here.
join-sealed = { $seat } has chosen.
join-chat = { $name } says: { $text }
join-agree = Type yes or no.
join-asked-over = The table has decided.
join-clocks = Time left: { $clocks }
join-enter = Enter does it>
join-not-asked = You are not asked anything now; h lists the commands.
join-no-hint = Hints are given while a game is played in which all others are bots.
join-ask-undo = You cannot take that back on your own; “ask undo” asks the others.
join-claims = claim and a number says one of these, true or false:
join-no-claims = There is nothing to claim now.
join-saved = Saved to { $file }; prove it with: tabard verify { $file }
join-journal = The whole game, with the secret of its shuffle: { $address } (save FILE keeps it)
join-value-in = Your own part of the shuffle is in: { $value }
join-value-missing = Your own part of the shuffle is missing: { $value }. Either you sat down after the deal, or the server left it out.
join-stay = say TEXT · again: another game · Enter leaves
join-next = Another game with the same people: tabard join { $link }
help-join = number: choose · ? NAME: explain a card or rule · how: how to play · t: the table with all texts · s: scores · log: what happened · hint: the advice of a bot, if all others are bots · undo: take back · change: choose again while others are still choosing · say TEXT · claim: what can be said, true or false · seats: who sits where · ask undo, ask end: ask the others · keep NUMBER: a bot for somebody who is away · save FILE: the journal, at the end · lang es · q: leave

## Bots: their levels, and what they are called

bot-names = Alice, Amy, Ben, Clara, Daisy, David, Ella, Emma, Ethan, Grace, Hannah, Henry, Jack, Lily, Lucy, Mark, Molly, Nora, Oliver, Peter, Rose, Sam, Sophie, Tom

## Sitting down

sit-players = How many players, you included?
sit-game = Which game?
sit-level = How strong should the bots be?
sit-rules = Which rules?
sit-rules-usual = the usual ones
sit-rules-other = choose variants
sit-number = { $least } to { $most }, or Enter for { $usual }:
sit-again = “{ $said }” is not a number from { $least } to { $most }.
