# three-card-poker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-three-card-poker = Póquer de tres cartas o tripóker

# -- charts
chart-go-from = Ir o retirarse

# -- in the terminal
play-temper-lover-of-pairs = apuesta a sus cartas

# -- cómo se juega
three-how-goal = { $cards } cartas para usted y { $cards } para la banca, tapadas: gana la mejor combinación.
three-how-ante = Antes de las cartas ponga un ante en su casilla. Par Plus va aparte, si quiere: mira solo sus cartas.
three-how-pays = Si la banca juega y usted gana, el ante paga { $ante } y la segunda apuesta { $second }. Con escalera o mejor el ante cobra además un premio.
three-how-plus = Par Plus paga por sus cartas, { $prizes }. Si pasa, también se pierde.
three-means-plus = Mira solo sus cartas: { $prizes }. Con menos se pierde.
