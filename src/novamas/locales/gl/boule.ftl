# boule: every word of its own. What it shares stands with what it is built on.

# Por que unha mesa non pode abrirse así
bad-boule-maximum = O máximo debe ser de { $least } a { $most } veces o mínimo autorizado, non { $value }.
bad-raised-minimum = Un pano ábrese co mínimo autorizado ou con { $times } veces ese mínimo, non { $value }.

# -- bets and spots
game-boule = Bóla ou boule

# -- at the console
console-pad-boule = Número que saíu

# -- on the floor
floor-group-boule = Bóla

# -- in the office
office-option-number-maximum = Máximo nun número
office-option-number-maximum-then = Tantas veces o mínimo.
office-option-even-maximum = Máximo en sortes sinxelas
office-option-even-maximum-then = Tantas veces o mínimo.

# -- in the terminal
play-help-bet-boule = a un número | { $one } ao 7, { $one } número 7
