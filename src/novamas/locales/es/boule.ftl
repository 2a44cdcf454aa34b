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

# -- cómo se juega
boule-how-goal = La bola cae en uno de { $holes } hoyos, con números del 1 al { $numbers }. Usted apuesta a cuál.
boule-how-bet = Elija una ficha y toque un número, o una suerte: rojo, negro, par, impar, falta o pasa.
boule-how-time = Se apuesta hasta el «no va más». Después decide la bola y nada se toca.
boule-how-pays = Un número paga { $number }; una suerte, { $even }. Lo apostado vuelve con lo ganado.
boule-how-neutral = El { $neutral } no es de ninguna suerte, ni rojo ni negro ni nada: cuando sale, todas pierden.
boule-how-edge = De todo lo apostado la casa se queda a la larga con el { $edge }: es un juego caro.
boule-means-number = Gana si sale ese número, de { $numbers }.
boule-means-chance = Gana con { $wins }. Con el { $neutral } pierde, como todas las suertes.
