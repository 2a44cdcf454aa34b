# wheel: every word of its own. What it shares stands with what it is built on.

# Por que unha mesa non pode abrirse así
bad-maximum-below-minimum = O máximo autorizado non pode ser menor que o mínimo.

# -- bets and spots
game-wheel-of-fortune = Ruleta da fortuna
bet-24 = 24
bet-15 = 15

# -- at the console
console-pad-wheel = Símbolo que saíu

# -- what happened
event-cause-pointer-on-division = o punteiro queda nunha división

# -- on the floor
floor-group-wheel = Da fortuna

# -- in the terminal
play-help-bet-wheel = a un símbolo | { $one } ao 24, { $one } comodín vermello
