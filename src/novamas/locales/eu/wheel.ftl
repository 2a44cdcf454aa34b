# wheel: every word of its own. What it shares stands with what it is built on.

# Zergatik ezin den mahai bat horrela ireki
bad-maximum-below-minimum = Baimendutako gehienekoa ezin da gutxienekoa baino txikiagoa izan.

# -- bets and spots
game-wheel-of-fortune = Zoriaren erruleta
bet-24 = 24
bet-15 = 15

# -- at the console
console-pad-wheel = Atera den ikurra

# -- what happened
event-cause-pointer-on-division = orratza bereizgailu batean geratu da

# -- on the floor
floor-group-wheel = Zoriaren erruleta

# -- in the terminal
play-help-bet-wheel = ikur batean | { $one } 24, { $one } komodin gorria
