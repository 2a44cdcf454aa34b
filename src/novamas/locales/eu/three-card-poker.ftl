# three-card-poker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-three-card-poker = Hiru kartako pokerra edo tripoker

# -- charts
chart-go-from = Joan edo erretiratu

# -- in the terminal
play-temper-lover-of-pairs = bere kartei apustu egiten die
