### What a report on many games says of this one, and what is counted when a game is over.

stage = round
    .many = rounds
fates = Scotland’s fate by round
fate-fell = Scotland has fallen
fate-defeats = { $count ->
    [0] no defeat
    [one] one defeat
   *[other] { $count } defeats
}
figure-scotland_stood = Scotland stands at the end
figure-treason = Treason, of the free choices
figure-mean_rounds = Rounds in a game
figure-mean_daggers = Daggers of a player
figure-mean_gold = Gold of a player
counted-loyal = Battles for Scotland
counted-treason = Battles for England
counted-home = Stayed home
counted-played = Bagpipe cards played
counted-taxes = Taxes collected
