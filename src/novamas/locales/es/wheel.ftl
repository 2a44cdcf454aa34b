# wheel: every word of its own. What it shares stands with what it is built on.

# Por qué una mesa no puede abrirse así
bad-maximum-below-minimum = El máximo autorizado no puede ser menor que el mínimo.

# -- bets and spots
game-wheel-of-fortune = Ruleta de la fortuna
bet-24 = 24
bet-15 = 15

# -- at the console
console-pad-wheel = Símbolo que ha salido

# -- what happened
event-cause-pointer-on-division = el puntero queda en una división

# -- on the floor
floor-group-wheel = De la fortuna

# -- in the terminal
play-help-bet-wheel = a un símbolo | { $one } al 24, { $one } comodín rojo

# -- cómo se juega
wheel-how-goal = La rueda tiene { $cells } casillas con { $symbols } símbolos y se para en una. Usted apuesta al símbolo.
wheel-how-bet = Elija una ficha y toque un símbolo del paño, o varios.
wheel-how-time = Se apuesta hasta el «no va más». Después la rueda gira hasta pararse sola.
wheel-how-cells = Cuantas menos casillas tiene un símbolo, más paga: el que más tiene, { $most }, paga { $low }.
wheel-how-rare = { $few ->
    [one] El más raro, con una sola casilla, paga { $high }.
   *[other] El más raro, con { $few } casillas, paga { $high }.
} Lo apostado vuelve con lo ganado.
wheel-how-edge = De lo apostado la casa se queda a la larga con entre el { $least } y el { $most }, según el símbolo.
wheel-means = Gana si la rueda se para en ese símbolo: está en { $count } de las { $cells } casillas.
