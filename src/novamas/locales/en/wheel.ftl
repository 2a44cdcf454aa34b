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

# -- how it is played
wheel-how-goal = The wheel has { $cells } cells with { $symbols } symbols and stops at one. You bet on the symbol.
wheel-how-bet = Choose a chip and tap a symbol on the cloth, or several.
wheel-how-time = Bets are laid until «no va más». Then the wheel turns until it stops by itself.
wheel-how-cells = The fewer cells a symbol has, the more it pays: the one with most, { $most }, pays { $low }.
wheel-how-rare = { $few ->
    [one] The rarest, with a single cell, pays { $high }.
   *[other] The rarest, with { $few } cells, pays { $high }.
} The stake comes back with what it won.
wheel-how-edge = Of the stakes the house keeps between { $least } and { $most } in the long run, by the symbol.
wheel-means = Wins if the wheel stops at that symbol: it is on { $count } of the { $cells } cells.
