# Tablas de cómo se juega mejor, para el terminal y el navegador: títulos, respuestas, manos por sus partes.
chart-hard = Puntuaciones sin as de once
chart-soft = Puntuaciones con un as que vale once
chart-pairs = Pares
chart-exceptions = Dos cartas que conviene jugar de otro modo que su puntuación
chart-against = contra
chart-stand = P
chart-draw = C
chart-double = D
chart-double-stand = Dp
chart-split = S
chart-surrender = R
chart-surrender-stand = Rp
chart-legend = P plantarse, C carta, D doblar (o carta), Dp doblar (o plantarse), S separar, R retirarse (o carta), Rp retirarse (o plantarse)
chart-go-from = Ir o retirarse
chart-first-bet = La primera apuesta se deja con
chart-second-bet = La segunda apuesta se deja con
chart-go = ir
chart-fold = retirarse
chart-leave = dejarla
chart-part-paid = una jugada que ya tiene premio
chart-part-suited = todas del mismo palo
chart-part-straights = { $count ->
    [one] caben en una escalera
   *[other] caben en { $count } escaleras
}
chart-part-high = { $count ->
    [one] al menos una carta que se pagaría como pareja
   *[other] al menos { $count } cartas que se pagarían como pareja
}
chart-own-card = carta propia mayor
chart-flop-different = Sin jugada, flop de tres valores: segunda carta mínima para ir
chart-flop-pair = Sin jugada, pareja en el flop: segunda carta mínima para ir
chart-flop-three = Sin jugada, trío en el flop: segunda carta mínima para ir
chart-part-flop-of-one-suit = flop de un palo
chart-part-flop-of-two-suits = flop de dos palos
chart-part-flop-of-three-suits = flop de tres palos
chart-part-three-with-one = tres de un palo con una propia
chart-part-three-with-both = tres de un palo con las dos propias
chart-part-four = cuatro de un palo
chart-part-gutshot = un valor completa escalera
chart-part-open-ended = dos valores completan escalera
chart-draw-hands = Qué hacer con cada mano
chart-go-0 = ir, sin descarte
chart-go-1 = ir, cambiar una
chart-go-2 = ir, cambiar dos
chart-part-hand-royal = escalera real de color
chart-part-hand-straight-flush = escalera de color
chart-part-hand-four = póker
chart-part-hand-full = full
chart-part-hand-flush = color
chart-part-hand-straight = escalera
chart-part-hand-three = trío
chart-part-hand-two-pair = doble pareja
chart-part-hand-pair = pareja
chart-part-hand-high-card = sin combinación
chart-part-hand-four-suited = cuatro del mismo palo
chart-part-hand-straights = { $count ->
    [one] un valor completa escalera
   *[other] varios valores completan escalera
}
chart-part-hand-pairs = { $count ->
    [14] pareja de ases
    [13] pareja de reyes
    [12] pareja de damas
    [11] pareja de jotas
   *[other] pareja de { $count }
}
chart-part-hand-up-to = { $count ->
    [14] hasta ases
    [13] hasta reyes
    [12] hasta damas
    [11] hasta jotas
   *[other] hasta { $count }
}
chart-go-holding = Se va desde esta mano, con una carta del valor que enseña la banca
chart-go-without = Se va desde esta mano, sin carta de ese valor
chart-buy-a-card = Con qué frecuencia se compra una carta
chart-buy = siempre
chart-part-high-card = sin combinación
chart-part-pair = pareja
chart-part-two-pair = doble pareja
chart-part-three = trío
chart-part-straight = escalera
chart-part-flush = color
chart-part-four-suited = cuatro o más de un palo
chart-part-completed = { $count ->
    [one] un valor completa escalera
   *[other] dos o más valores completan escalera
}
