# A player's evening: what they have played, and their luck.

evening-title = My evening
evening-nobody = Come in as a guest or with your account and play: it is told here.
evening-players = Here every player sees their own. Staff do not play.
evening-nothing = You have not played at any table yet.
evening-tables = Tables that you have been at
evening-rounds = Rounds
evening-staked = Staked in all
evening-net = Result
evening-mean = To be expected, by the house edge
evening-band = Two times in three, between
evening-luck = Of all evenings with these very bets, { $below } would end worse than yours and { $above } better.
evening-lacking = The odds of this game are not counted yet: nothing is said of luck.
evening-unknown = There is not enough yet, or there are bets of which the odds say nothing: nothing is said of luck.
evening-chart = Your result after every round: { $net } in the end; { $mean } was to be expected.
evening-legend = Solid: your result after every round. Dashed: what was to be expected. The darker band holds two evenings in three, the lighter nearly all. From the exact odds; bets of one round are counted as independent.
evening-each = Round by round
evening-round = Round
evening-bets = Bets
evening-again = See again
evening-again-round = See round { $round } again
