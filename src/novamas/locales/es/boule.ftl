# boule: every word of its own. What it shares stands with what it is built on.

# Por qué una mesa no puede abrirse así
bad-boule-maximum = El máximo debe ser de { $least } a { $most } veces el mínimo autorizado, no { $value }.
bad-raised-minimum = Un paño se abre con el mínimo autorizado o con { $times } veces ese mínimo, no { $value }.

# -- bets and spots
game-boule = Bola o boule

# -- at the console
console-pad-boule = Número que ha salido

# -- on the floor
floor-group-boule = Bola

# -- in the office
office-option-number-maximum = Máximo en un número
office-option-number-maximum-then = Tantas veces el mínimo.
office-option-even-maximum = Máximo en suertes sencillas
office-option-even-maximum-then = Tantas veces el mínimo.

# -- in the terminal
play-help-bet-boule = a un número | { $one } al 7, { $one } número 7
