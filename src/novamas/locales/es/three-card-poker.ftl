# three-card-poker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-three-card-poker = Póquer de tres cartas o tripóker

# -- charts
chart-go-from = Ir o retirarse

# -- in the terminal
play-temper-lover-of-pairs = apuesta a sus cartas
