# roulette: every word of its own. What it shares stands with what it is built on.

# Por qué una mesa no puede abrirse así
bad-no-tier = No hay escala { $value } de máximos; esta norma tiene { $tiers }.
bad-even-minimum = El mínimo en suertes sencillas puede ser de 1 a { $most } veces el de la mesa, no { $value }.
bad-even-multiples = Esta norma no deja que la casa pida múltiplos en suertes sencillas.
bad-announced-kept = Vecinos y sectores son apuestas de este juego.
bad-paid-in-colours = Aquí las ganancias se pagan en fichas del color de quien gana.
bad-colours-needed = Una ruleta americana necesita al menos un color.
bad-no-sorter = Esta norma no conoce aquí ninguna máquina que clasifique fichas.
bad-zero-colour = El cero nunca puede ser { $colour ->
    [red] rojo
    [black] negro
   *[other] { $colour }
}.
bad-wheel-numbers = Una rueda tiene los números del 0 al { $most }, cada uno una vez.
bad-wheel-colours = Rojo y negro deben alternar: { $one } y { $other } son los dos { $colour ->
    [red] rojos
    [black] negros
   *[other] { $colour }
}.
bad-wheel-consecutive = Los números consecutivos no pueden ser vecinos: { $one } y { $other } lo son.
bad-wheel-neighbours = En la norma, el { $number } y sus vecinos son { $there }.

# -- bets and spots
game-roulette-french = Ruleta francesa
game-roulette-american = Ruleta americana

# -- calls
call-hagan-juego-modificar = Hagan juego, señores, pueden modificar sus apuestas

# -- at the console
console-pad-roulette = Número que ha salido
console-act-AllowValueChips = Permitir fichas de valor
console-does-AllowValueChips = Un jugador puede apostar con fichas de valor.
console-act-StopValueChips = Retirar las fichas de valor
console-does-StopValueChips = Un jugador ya no puede apostar con fichas de valor.

# -- what happened
event-ColourGiven = { $who } recibe el color { $colour }; cada ficha vale { $chip }.
event-ColourGiven-entry = Color
event-ColourReturned = { $who } devuelve su color.
event-ColourReturned-entry = Color
event-ValueChipsAllowed = { $who } puede apostar con fichas de valor.
event-ValueChipsAllowed-entry = Permiso
event-ValueChipsStopped = { $who } ya no puede apostar con fichas de valor.
event-ValueChipsStopped-entry = Permiso
event-LayingAsked = { $whom ->
    [croupier] { $who } pide al crupier que coloque sus posturas.
    [end] { $who } pide al extremo de mesa que coloque sus posturas.
   *[other] { $who } vuelve a colocar sus posturas.
}
event-LayingAsked-entry = Posturas
event-StacksRebuilt = Se reconstituyen los montones de fichas de color.
event-StacksRebuilt-entry = Montones

# -- on the floor
floor-group-roulette = Ruletas

# -- in the office
office-option-tier = Escala de máximos
office-option-even-minimum = Mínimo en suertes sencillas
office-option-even-minimum-then = Tantas veces el mínimo de la mesa.
office-option-even-multiples = Suertes sencillas solo en múltiplos de su mínimo
office-option-sorter = Una máquina clasifica las fichas
office-option-denominations = Valores que pueden tener las fichas de color
office-option-denominations-then = Separados por espacios; si se deja vacío, cualquiera dentro de los límites.
office-option-zero-colour = Color del cero
office-option-zero-colour-then = Como lo escribe la API, en inglés: green, blue, white.

# -- refusals
refused-no-colour = Pida antes un color: en esta mesa se juega con fichas de color.
refused-no-colour-left = Todos los colores de esta mesa están ocupados.
refused-no-colour-chips-here = En esta mesa no hay fichas de color.
refused-no-value-chips-here = En esta mesa no se juega con fichas de valor.
refused-colour-not-now = El color no puede pedirse ni devolverse ahora.
refused-colour-not-returned = Devuelva antes el color: sus fichas no valen nada fuera de esta mesa.
refused-not-a-colour-value = Una ficha de color no puede valer aquí { $value }.
refused-no-marker = Los marcadores los guarda quien dirige la mesa, y no está.
refused-nobody-lays = Aquí no hay nadie que coloque así sus posturas.
refused-colour-out-of-range = El mínimo ha cambiado: cambie antes sus fichas de color.

# -- cómo se juega
roulette-how-goal = La bola cae en uno de { $pockets } números: del 1 al { $numbers } y el cero. Usted apuesta a dónde caerá.
roulette-how-bet = { $colours ->
    [yes] Elija una ficha y toque el paño: un número, la raya entre dos o el cruce de cuatro, una docena, una columna, un color. La primera vez se le da un color de fichas que es solo suyo.
   *[no] Elija una ficha y toque el paño: un número, la raya entre dos o el cruce de cuatro, una docena, una columna, un color.
}
roulette-how-time = Se apuesta hasta el «no va más». Después decide la bola y nada se toca.
roulette-how-pays = Un número solo paga { $straight }; rojo, negro, par, impar, falta o pasa, { $even }. Cuantos más números cubre una ficha, menos paga. Lo apostado vuelve con lo ganado.
roulette-how-zero = { $choice ->
    [half-prison] Si sale el cero, rojo, par y las demás suertes sencillas no se pierden enteras: o recupera la mitad ya, o la deja en prisión y la recupera entera si gana la vez siguiente. La mitad cuesta a la larga el { $half } de lo apostado; la prisión, el { $prison }.
    [prison] Si sale el cero, rojo, par y las demás suertes sencillas quedan en prisión: si ganan la vez siguiente, vuelven enteras. A la larga cuesta el { $prison } de lo apostado.
   *[half] Si sale el cero, rojo, par y las demás suertes sencillas pierden solo la mitad: a la larga, el { $half } de lo apostado.
}
roulette-how-edge = De todo lo que se apuesta a números la casa se queda a la larga con el { $inside }; a suertes sencillas, con el { $even }.
roulette-means-numbers = { $count ->
    [one] Gana si sale ese número, de { $pockets }.
   *[other] Gana si sale uno de esos { $count } números, de { $pockets }.
}
roulette-means-red = Gana si sale un número rojo: { $half } de los { $numbers }. El cero no lo es.
roulette-means-black = Gana si sale un número negro: { $half } de los { $numbers }. El cero no lo es.
roulette-means-even = Gana si sale un número par: { $half } de los { $numbers }. El cero no lo es.
roulette-means-odd = Gana si sale un número impar: { $half } de los { $numbers }. El cero no lo es.
roulette-means-low = Gana si sale del 1 al { $half }. El cero no cuenta.
roulette-means-high = Gana si sale más de { $half }, hasta { $numbers }.

roulette-means-announced = Son { $chips } fichas de una vez, en números vecinos de la rueda: cada una cobra por su cuenta si sale el suyo.
