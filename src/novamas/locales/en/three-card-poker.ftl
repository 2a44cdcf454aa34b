# three-card-poker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-three-card-poker = Three-card poker

# -- charts
chart-go-from = Go on or give up

# -- in the terminal
play-temper-lover-of-pairs = bets on the own cards

# -- how it is played
three-how-goal = { $cards } cards for you and { $cards } for the bank, face down: the better hand wins.
three-how-ante = Before the cards lay an ante in your box. Par Plus is apart, if you like: it looks at your cards alone.
three-how-pays = If the bank plays and you win, the ante pays { $ante } and the second bet { $second }. With a straight or better the ante has a prize besides.
three-how-plus = Par Plus pays for your cards, { $prizes }. If you fold it is lost too.
three-means-plus = Looks at your cards alone: { $prizes }. With less it is lost.
