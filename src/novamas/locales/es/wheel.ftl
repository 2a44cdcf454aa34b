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
