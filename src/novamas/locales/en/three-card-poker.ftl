# three-card-poker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-three-card-poker = Three-card poker

# -- charts
chart-go-from = Go on or give up

# -- in the terminal
play-temper-lover-of-pairs = bets on the own cards
