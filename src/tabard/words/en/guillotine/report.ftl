### What a report on many games says of this one, and what is counted when a game is over.

stage = day
    .many = days
counted-played = Action cards played
counted-gained = Nobles gained
counted-taken = Nobles taken from others
counted-lost = Nobles lost
