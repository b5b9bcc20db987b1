### What a report on many games says of this one.

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
