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
saved = Saved to { $file }; go on later with: { $command } --resume { $file }
file-exists = There is a file { $file } already; say another name.
file-torn = The last line of { $file } was only half written and is left out; the game goes on from the answer before it.
file-running = { $file }: the game is running; there are { $answers } answers so far.
fair-promise = The dice are fair. Promise of their secret: { $promise }
verify-proven = Proven: the deal and every draw follow from the secret told at the end, and all { $answers } answers fit.
verify-promise = The secret is the one that was promised: { $promise }
verify-value = Mixed into the dice: { $value }
verify-hash = The last row of the journal has the hash { $hash }
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
