### What a report on many games says of this one, and what is counted when a game is over.

stage = turn
    .many = turns
figure-mean_turns = Turns in a game
figure-turns_15_to_60 = Games of 15 to 60 turns
figure-mean_hits_by_blow = Hits by a blow, in a game
figure-mean_hits_by_exhaustion = Hits by exhaustion, in a game
figure-first_player_share = Whoever begins wins
figure-draws = Draws
counted-attacks = Attacks
counted-defences = Attacks answered
counted-combinations = Combinations
counted-hits = Hits taken
counted-rests = Grande Pass
