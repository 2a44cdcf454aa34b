# Tablas de cómo se juega mejor, para el terminal y el navegador: títulos, respuestas, manos por sus partes.
chart-hard = Puntuaciones sin as de once
chart-pairs = Pares
chart-against = contra
chart-stand = P
chart-draw = C
chart-double = D
chart-double-stand = Dp
chart-split = S
chart-surrender = R
chart-surrender-stand = Rp
chart-legend = P plantarse, C carta, D doblar (o carta), Dp doblar (o plantarse), S separar, R retirarse (o carta), Rp retirarse (o plantarse)
chart-marks = + se va, – se retira, 9+ se va si la otra carta es un nueve o mayor
chart-first-bet = La primera apuesta se deja con
chart-second-bet = La segunda apuesta se deja con
chart-go = ir
chart-fold = retirarse
chart-leave = dejarla
chart-part-paid = una jugada que ya tiene premio
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
chart-part-five-aces = cinco ases
chart-part-nothing = nada
chart-way-five-aces = pareja de reyes abajo; si no, dos ases
chart-way-nothing = la mayor arriba y las dos siguientes abajo

# El cuadro de la banca donde la banca es un jugador
chart-bank-law = El cuadro de la banca, según la norma
chart-bank-best = Lo mejor para la banca ante el mejor punto
chart-punto-best = Lo mejor para el punto
chart-against-bank = banca
chart-against-punto = puntos
chart-either = O
chart-legend-bank = Hacia abajo los puntos de la banca, a lo ancho la tercera carta del punto (– si se plantó): C carta, P plantarse, O opcional; un porcentaje es cuántas veces pedir
chart-legend-punto = A lo ancho los puntos del punto: C carta, P plantarse; un porcentaje es cuántas veces pedir
chart-mix-punto = Con { $score } el punto pide unas { $times } veces de cada { $of }, en un orden que nadie pueda prever, y si no se planta: así ninguna respuesta de la banca le gana nada.
chart-mix-stood = Con { $score } ante un punto que se plantó, la banca pide unas { $times } veces de cada { $of }, en un orden que nadie pueda prever: así el punto no gana nada elija lo que elija.
chart-mix-bank = Con { $score } ante una tercera carta de { $third }, la banca pide unas { $times } veces de cada { $of }, en un orden que nadie pueda prever: así el punto no gana nada elija lo que elija.
