# boule: every word of its own. What it shares stands with what it is built on.

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
