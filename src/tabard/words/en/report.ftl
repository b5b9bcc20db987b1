### The report on many games: lines, and a page.

report-title = Report
report-decimal = .
report-games = { $games ->
    [one] one game
   *[other] { $games } games
} · { $players } · cards: { $cards }
report-left-out = { $count ->
    [one] One game is not counted:
   *[other] { $count } games are not counted:
} still running, forfeited or laid out by hand.
report-beside = What changes from { $one } to { $other }
report-beside-note = An interval holds the true difference in 95 of 100 cases. Where many things are compared at once some differ by chance alone; so only those are said to differ (≠) whose interval leaves out nought even when it is widened for all comparisons of its kind (Bonferroni). The others (≈) are not clearly more than chance.
report-same-deals = Both played the same deals, and each deal is compared with itself.
report-differ = Clearly more than chance
report-none-differ = Nothing is clearly more than chance.
report-alike = { $count } compared. Each looked at by itself, { $outside } differ; by chance alone about { $chance } would. Looked at all together: { $sure }.
report-changed = Cards changed: { $cards }
report-only = Only in { $name }: { $cards }
report-figures = Figures
report-family-seat = Share of the victory by seat
report-family-player = Share of the victory by player
report-family-share = Shares
report-family-mean = Means
report-family-card = What a card adds to the chances of whoever is dealt it to begin with, in points
report-family-played = How often a card is played in a game
report-family-fate = How the table stands, stage by stage
report-seat = Seat { $number }
report-scores = Scores
report-scores-note = How many of the scores were so high. The part in full colour are those of winners.
report-scores-beside = How many of the scores were so high.
report-decisions = Length in decisions
report-length-note = How many of the games were so long.
report-stages = Length in { $stages }
report-fates-note = How many of all games stood like this when a { $stage } had ended. A game that is over stays as it ended.
report-cards = Cards
report-cards-note = What a card adds to the chances of whoever is dealt it to begin with, in percentage points of winning: chance alone chose them, so the difference is the card’s doing. After it: how often the card is played in a game.
report-no-cards = This game deals nobody a card to begin with.
report-times = { $times }× a game
report-pairs = Strongest pairs of cards
report-pairs-note = How often whoever was dealt both wins, and what the two cards add up to by themselves. { $compared } pairs were dealt in 30 deals or more. { $outside } of them win more than their cards add up to, each looked at by itself; by chance alone it would be about { $chance }. Clearly more than chance (≠) when all are looked at together: { $sure }.
report-no-pairs = No pair of cards was dealt in 30 deals or more: play more games.
report-apart = apart { $share } %
report-value = Mean and 95 % interval
report-difference = Difference and 95 % interval
report-note = Bars show 95 % intervals; the dashed line is what would be fair. ≠ marks what differs from it even if everything of its kind is looked at together. Bots played as they play: people may fare otherwise.
report-how = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}; games of one deal count as one when errors are measured.
figure-mean_score = Score
figure-mean_decisions = Decisions in a game
