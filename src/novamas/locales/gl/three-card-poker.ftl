# three-card-poker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-three-card-poker = Póker de tres cartas ou tripóker

# -- charts
chart-go-from = Ir ou retirarse

# -- in the terminal
play-temper-lover-of-pairs = aposta ás súas cartas
