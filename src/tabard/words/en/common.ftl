### Common to every game: the terminal, scores, refusals.

language = English
player = Player { $number }
hidden = hidden
options-hint = Type a number. ? explains a card or rule, h lists all commands.
options-back = Enter goes one step back.
options-forced = Only one thing can be done: { $option }
prompt-number = { $name } (1–{ $most })>
not-a-number = “{ $said }” is none of 1 to { $most }; h lists the commands.
nearest = Possible now: { $options }
help = number: choose · ? NAME: explain a card or rule · t: the table with all texts · s: scores · log: what happened · hint: a bot’s advice · undo: take back · save FILE · lang es · q: leave
language-now = English it is.
no-language = There are no words in “{ $said }”; there are { $known }.
nothing-to-undo = Nothing can be taken back: the last answer showed a card, threw the dice, or was another’s.
undone = Taken back.
took-back = { $seat } takes the last answer back.
noted-stood_in = The bot at { $seat }’s seat does not answer; another one does.
saved = Saved to { $file }; go on later with: { $command } --resume { $file }
file-exists = There is a file { $file } already; say another name.
file-torn = The last line of { $file } was only half written and is left out; the game goes on from the answer before it.
file-running = { $file }: the game is running; there are { $answers } answers so far.
fair-promise = The dice are fair. Promise of their secret: { $promise }
verify-proven = Proven: the deal and every draw follow from the secret told at the end, and all { $answers } answers fit.
verify-promise = The secret is the one that was promised: { $promise }
verify-value = Mixed into the dice: { $value }
verify-hash = The last row of the journal has the hash { $hash }
verify-bots = Bots: asked again with what they could see, they give all { $answers } answers that are theirs.
verify-bots-other = Row { $row }: the bot that sat there answers otherwise when it is asked again.
verify-bots-clock = { $answers } answers of bots that think by the clock, or are somebody’s own, cannot be checked.
verify-fast = Whole, but no proof: all { $answers } answers fit, and the cards came from fast dice. Whoever knew the seed “{ $seed }” could know every card.
hint = { $bot } would choose: { $option }
explain-what = What shall I explain? Type ? and the name of a card or the number of a rule.
explain-none = Nothing here is called “{ $said }”.
clause = { $id } · { $title }
copies = { $count ->
    [one] one in the box
   *[other] { $count } in the box
}
source = source: { $source ->
    [rulebook] printed in the rulebook
    [public] public fact
   *[reconstructed] reconstructed
}
press-enter = Press Enter: the screen is cleared.
hand-over = Pass the screen to { $name }. { $name }: press Enter when nobody else is looking.
empty = nothing
face-down = { $count ->
    [one] one face down
   *[other] { $count } face down
}
score-line = { $name }: { $points }
winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
game-over = The game is over.
leaving = Left the table. Nothing is lost: { $command } --resume { $file }
leave-save = To keep this game type a file name; Enter leaves without keeping it.
leaving-unsaved = Left the table.

## Exchanges

exchange-taken = hit
exchange-harm = { $count ->
    [one] one hit
   *[other] { $count } hits
}
exchange-evade = evaded
exchange-stop = stopped
exchange-open = to answer
exchange-even = even
exchange-pays = { $name } −{ $count }

## A table over the network

join-name = Your name at the table? Enter for { $name }:
join-bad-link = “{ $link }” is no link to a table; expected http://HOST:PORT/t/TABLE and what follows it after a #.
join-cut-link = This link has been cut: put it in quotes, for the shell ends a word at the & sign.
join-unreachable = { $server } does not answer.
join-no-server = What answers at { $server } is no Tabard server.
join-other-version = The server at { $server } is of another version; both must have the same.
join-not-kept = Your seat cannot be found again later: { $file } cannot be written ({ $why }).
join-lost = The connection is lost. Trying again …
join-found = Connected again.
join-left = Left the table. The seat stays yours: the same command brings you back.
join-watching = You are watching.
join-open = The game begins when every seat is taken.
join-begins = The game begins.
join-seats = At the table: { $seats }
join-seat-you = { $seat } (you)
join-seat-away = { $seat } (not here)
join-seat-bot = { $seat } (bot)
join-seat-kept = { $seat } (away; a bot plays)
join-seat-open = seat { $number } is free
join-seat-closed = seat { $number } is closed
join-sat = { $seat } sits down.
join-bot = A bot sits down: { $seat }.
join-freed = A seat is free again: { $seat }.
join-closed = A seat is closed: { $seat }.
join-gone = { $seat } is gone.
join-back = { $seat } is here.
join-kept = While { $seat } is away, a bot plays.
join-waiting = Waiting for { $names }.
join-sealed = { $seat } has chosen.
join-chat = { $name } says: { $text }
join-asks-undo = { $seat } asks to take back their last answer.
join-asks-end = { $seat } asks to end the game.
join-agree = Type yes or no.
join-asked-over = The table has decided.
join-clocks = Time left: { $clocks }
join-enter = Enter does it>
join-not-asked = You are not asked anything now; h lists the commands.
join-no-hint = There are no hints at a table over the network.
join-ask-undo = That cannot be taken back just so; “ask undo” asks the others.
join-claims = claim and a number says one of these, true or false:
join-no-claims = There is nothing to claim now.
join-ended = The game was ended before its end.
join-saved = Saved to { $file }; prove it with: tabard verify { $file }
join-journal = The whole game, with the secret of its dice: { $address } (save FILE keeps it)
join-stay = say TEXT · again: another game · Enter leaves
join-next = Another game with the same people: tabard join { $link }
help-join = number: choose · ? NAME: explain a card or rule · t: the table with all texts · s: scores · log: what happened · undo: take back · change: choose otherwise while others still choose · say TEXT · claim · seats: who sits where · ask undo, ask end: ask the others · keep NUMBER: a bot for somebody who is away · save FILE: the journal, at the end · lang es · q: leave

## What is noted in a journal besides answers

noted-person = { $seat } plays.
noted-bot = A bot plays for { $seat }.
noted-timeout = { $seat } has no time left.

## Replay page

page-step = Step
page-language = Language
page-theme = Dark theme
page-close = Close
page-leads = leads
page-turn = to move
page-front = front
page-greater = the greater sum
page-replay = Replay
page-all = everybody’s cards
page-seat = as { $name } saw it
page-spectator = as a spectator saw it
page-scores = Scores
page-log = Log
page-start = Start
page-play = Play
page-pause = Pause
page-next = Next
page-back = Back
page-first = First
page-last = Last

## Refusals

refused-stale-answer = That question is no longer open.
refused-no-such-option = There is no such option here.
refused-endless-game = This game has no end.
refused-bad-position = This position cannot lie on the table.
refused-bad-card-set = This card file cannot be played with.
refused-bad-save = This save cannot be opened.
refused-bad-request = That cannot be done.
refused-forbidden = You may not do that.
refused-not-found = There is no such thing here, or not for you.
refused-too-many = That is too much at once; wait a little.
refused-not-stored = That could not be written down, and has not happened; try again.
