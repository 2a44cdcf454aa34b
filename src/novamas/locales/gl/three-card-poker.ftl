# three-card-poker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-three-card-poker = Póker de tres cartas ou tripóker

# -- charts
chart-go-from = Ir ou retirarse

# -- in the terminal
play-temper-lover-of-pairs = aposta ás súas cartas

# -- como se xoga
three-how-goal = { $cards } cartas para vostede e { $cards } para a banca, tapadas: gaña a mellor combinación.
three-how-ante = Antes das cartas poña un ante no seu cadro. Par Plus vai á parte, se quere: mira só as súas cartas.
three-how-pays = Se a banca xoga e vostede gaña, o ante paga { $ante } e a segunda aposta { $second }. Con escaleira ou mellor o ante cobra ademais un premio.
three-how-plus = Par Plus paga polas súas cartas, { $prizes }. Se pasa, tamén se perde.
three-means-plus = Mira só as súas cartas: { $prizes }. Con menos pérdese.
