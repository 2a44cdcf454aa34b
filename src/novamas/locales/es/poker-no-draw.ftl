# poker-no-draw: every word of its own. What it shares stands with what it is built on.

# Por qué una mesa no puede abrirse así
bad-no-fixed-jackpot = Esta norma no conoce un jackpot fijo.
bad-insurance-share = El seguro es como máximo el { $most } por ciento del mínimo, no { $value }.

# -- bets and spots
game-poker-no-draw = Póquer sin descarte
choice-usual-rule = según la regla usual
choice-buying-too = jugada lo mejor posible, comprando carta cuando conviene

# -- charts
chart-go-holding = Se va desde esta mano, con una carta del valor que enseña la banca
chart-go-without = Se va desde esta mano, sin carta de ese valor
chart-buy-a-card = Con qué frecuencia se compra una carta

# -- what happened
event-CardBought = { $who } se descarta de una carta de la mano { $hand } y compra otra.
event-CardBought-entry = Carta comprada

# -- in the terminal
play-temper-buyer = compra cartas

# -- at the boxes
box-do-BuyCard = Comprar una carta por { $amount }
console-act-BuyCard = Comprar una carta

# -- refusals
refused-players-own-bet = { $value } es una apuesta solo del jugador de la casilla.
refused-unseen-hand = No se compra carta para una mano que nadie puede ver.
refused-card-bought = No se pueden comprar más cartas para esta mano.

# -- cómo se juega
no-draw-how-goal = { $cards } cartas para usted y { $cards } para la banca, una de ellas descubierta: gana la mejor mano de póquer.
no-draw-how-ante = Antes de las cartas ponga un ante en su casilla.
no-draw-how-buy = { $most ->
    [one] Antes de decidir puede comprar una carta: cambia una de las suyas y cuesta el { $price } del ante.
   *[other] Antes de decidir puede comprar hasta { $most } cartas: cada una cuesta el { $price } del ante.
}
no-draw-means-insurance = Paga por su mano, gane o no a la banca: { $prizes }.
