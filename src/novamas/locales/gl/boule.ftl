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

# -- como se xoga
boule-how-goal = A bóla cae nun de { $holes } ocos, con números do 1 ao { $numbers }. Vostede aposta a cal.
boule-how-bet = Elixa unha ficha e toque un número, ou unha sorte: vermello, negro, par, impar, falta ou pasa.
boule-how-time = Apóstase ata o «no va más». Despois decide a bóla e nada se toca.
boule-how-pays = Un número paga { $number }; unha sorte, { $even }. O apostado volve co gañado.
boule-how-neutral = O { $neutral } non é de ningunha sorte, nin vermello nin negro nin nada: cando sae, todas perden.
boule-how-edge = De todo o apostado a casa queda á longa co { $edge }: é un xogo caro.
boule-means-number = Gaña se sae ese número, de { $numbers }.
boule-means-chance = Gaña con { $wins }. Co { $neutral } perde, coma todas as sortes.
