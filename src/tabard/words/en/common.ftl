### Common to every game: the terminal, scores, refusals.

language = English
player = Player { $number }
hidden = hidden
took-back = { $seat } takes the last answer back.
noted-stood_in = The bot at { $seat }’s seat does not answer; another one does.
fair-promise = How the cards are shuffled is already fixed, in secret. After the game this code proves that nobody changed it: { $promise }
reason-sure = In every case tried, { $what }.
reason-share = In { $percent } % of the cases tried, { $what }.
reason-balance = It has its drawbacks; all in all, though, nothing did clearly better in the cases tried.
topic-aim = The aim
    .too = win, goal
topic-turn = Your turn
topic-end = How it is decided
topic-advice = First advice
clause = { $id } · { $title }
copies = { $count ->
    [one] one copy
   *[other] { $count } copies
}
source = source: { $source ->
    [rulebook] printed in the rulebook
    [public] public fact
   *[reconstructed] reconstructed
}
empty = —
face-down = { $count ->
    [one] one face down
   *[other] { $count } face down
}
winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
game-over = The game is over.

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

join-lost = The connection is lost. Trying again…
join-open = The game begins when every seat is taken.
join-seat-away = { $seat } (not here)
join-seat-open = seat { $number } is free
join-seat-closed = seat { $number } is closed
join-kept = While { $seat } is away, a bot plays.
join-waiting = Waiting for { $names }.
join-asks-undo = { $seat } asks to take back their last answer.
join-asks-end = { $seat } asks to end the game.
join-ended = The game was stopped early.

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
page-greater = wins
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
refused-bad-position = This position cannot occur in play.
refused-bad-card-set = This card file cannot be played with.
refused-bad-save = This saved game cannot be opened.
refused-bad-request = That cannot be done.
refused-forbidden = You may not do that.
refused-seat-taken = This seat is taken already. If it is yours, go to the browser where you sat down and choose “Move my seat to another device” in the menu.
refused-not-found = That is not here, or not for you to see.
refused-too-many = That is too much at once; wait a little.
refused-sent-away = You are no longer at this table: your seat was freed or moved to another device, or the link was changed.
refused-must-agree = At this table watchers see all hands, and a player could be one of them. If you agree, come with --openly.
refused-not-stored = That could not be saved, so it did not happen; try again.
refused-broken = Something went wrong on the server. Nothing is lost; try again.

## Bots: their levels, and what they are called

level-gentle = gentle
    .about = for a first game
level-easy = easy
    .about = makes mistakes now and then
level-medium = medium
    .about = seldom makes a mistake
level-strong = strong
    .about = thinks ahead
level-master = master
    .about = thinks long and hard
