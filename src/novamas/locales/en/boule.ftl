# boule: every word of its own. What it shares stands with what it is built on.

# Why a table cannot be opened like this
bad-boule-maximum = The maximum must be { $least } to { $most } times the authorised minimum, not { $value }.
bad-raised-minimum = A cloth opens at the authorised minimum or at { $times } times it, not { $value }.

# -- bets and spots
game-boule = Boule

# -- at the console
console-pad-boule = Number that has come

# -- on the floor
floor-group-boule = Boule

# -- in the office
office-option-number-maximum = Maximum on a number
office-option-number-maximum-then = So many times the minimum.
office-option-even-maximum = Maximum on even chances
office-option-even-maximum-then = So many times the minimum.

# -- in the terminal
play-help-bet-boule = on a number | { $one } 7, { $one } number 7

# -- how it is played
boule-how-goal = The ball falls into one of { $holes } cups with the numbers 1 to { $numbers }. You bet on which.
boule-how-bet = Choose a chip and tap a number, or a chance: red, black, even, odd, low or high.
boule-how-time = Bets are laid until «no va más». Then the ball decides and nothing is touched.
boule-how-pays = A number pays { $number }, a chance { $even }. The stake comes back with what it won.
boule-how-neutral = The { $neutral } belongs to no chance, neither red nor black nor any: when it comes, all of them lose.
boule-how-edge = Of all that is staked the house keeps { $edge } in the long run: it is a dear game.
boule-means-number = Wins if that number comes, out of { $numbers }.
boule-means-chance = Wins with { $wins }. With { $neutral } it loses, like every chance.
