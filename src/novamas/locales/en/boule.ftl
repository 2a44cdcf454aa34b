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
