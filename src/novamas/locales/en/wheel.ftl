# wheel: every word of its own. What it shares stands with what it is built on.

# Why a table cannot be opened like this
bad-maximum-below-minimum = The authorised maximum cannot lie below the minimum.

# -- bets and spots
game-wheel-of-fortune = Wheel of fortune
bet-24 = 24
bet-15 = 15

# -- at the console
console-pad-wheel = Symbol that has come

# -- what happened
event-cause-pointer-on-division = the pointer rests on a division

# -- on the floor
floor-group-wheel = Wheel of fortune

# -- in the terminal
play-help-bet-wheel = on a symbol | { $one } 24, { $one } joker red
