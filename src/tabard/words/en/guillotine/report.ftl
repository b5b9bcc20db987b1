### What a report on many games says of this one.

stage = day
    .many = days
