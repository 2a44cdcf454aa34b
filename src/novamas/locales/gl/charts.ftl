# Táboas de como se xoga mellor, para o terminal e o navegador: títulos, respostas, mans polas súas partes.
chart-hard = Puntuacións sen as de once
chart-pairs = Pares
chart-against = contra
chart-stand = P
chart-draw = C
chart-double = D
chart-double-stand = Dp
chart-split = S
chart-surrender = R
chart-surrender-stand = Rp
chart-legend = P plantarse, C carta, D dobrar (ou carta), Dp dobrar (ou plantarse), S separar, R retirarse (ou carta), Rp retirarse (ou plantarse)
chart-marks = + vaise, – retírase, 9+ vaise se a outra carta é un nove ou maior
chart-first-bet = A primeira aposta déixase con
chart-second-bet = A segunda aposta déixase con
chart-go = ir
chart-fold = retirarse
chart-leave = deixala
chart-part-paid = unha xogada que xa ten premio
chart-part-straights = { $count ->
    [one] caben nunha escaleira
   *[other] caben en { $count } escaleiras
}
chart-part-high = { $count ->
    [one] polo menos unha carta que se pagaría como parella
   *[other] polo menos { $count } cartas que se pagarían como parella
}
chart-own-card = carta propia maior
chart-flop-different = Sen xogada, flop de tres valores: segunda carta mínima para ir
chart-flop-pair = Sen xogada, parella no flop: segunda carta mínima para ir
chart-flop-three = Sen xogada, trío no flop: segunda carta mínima para ir
chart-part-flop-of-one-suit = flop dun pau
chart-part-flop-of-two-suits = flop de dous paus
chart-part-flop-of-three-suits = flop de tres paus
chart-part-three-with-one = tres dun pau cunha propia
chart-part-three-with-both = tres dun pau coas dúas propias
chart-part-four = catro dun pau
chart-go-0 = ir, sen descarte
chart-go-1 = ir, cambiar unha
chart-go-2 = ir, cambiar dúas
chart-part-hand-royal = escaleira real de cor
chart-part-hand-straight-flush = escaleira de cor
chart-part-hand-four = póker
chart-part-hand-full = full
chart-part-hand-flush = cor
chart-part-hand-straight = escaleira
chart-part-hand-three = trío
chart-part-hand-two-pair = dobre parella
chart-part-hand-pair = parella
chart-part-hand-high-card = sen combinación
chart-part-hand-straights = { $count ->
    [one] un valor completa escaleira
   *[other] varios valores completan escaleira
}
chart-part-hand-pairs = { $count ->
    [14] parella de ases
    [13] parella de reis
    [12] parella de damas
    [11] parella de jotas
   *[other] parella de { $count }
}
chart-part-hand-up-to = { $count ->
    [14] ata ases
    [13] ata reis
    [12] ata damas
    [11] ata jotas
   *[other] ata { $count }
}
chart-buy = sempre
chart-part-high-card = sen combinación
chart-part-pair = parella
chart-part-two-pair = dobre parella
chart-part-three = trío
chart-part-straight = escaleira
chart-part-flush = cor
chart-part-four-suited = catro ou máis dun pau
chart-part-completed = { $count ->
    [one] un valor completa escaleira
   *[other] dous ou máis valores completan escaleira
}
chart-part-five-aces = cinco ases
chart-part-nothing = nada
chart-way-five-aces = parella de reis abaixo; se non, dous ases
chart-way-nothing = a maior arriba e as dúas seguintes abaixo

# O cadro da banca onde a banca é un xogador
chart-bank-law = O cadro da banca, segundo a norma
chart-bank-best = O mellor para a banca ante o mellor punto
chart-punto-best = O mellor para o punto
chart-against-bank = banca
chart-against-punto = puntos
chart-either = O
chart-legend-bank = Cara abaixo os puntos da banca, ao longo a terceira carta do punto (– se se plantou): C carta, P plantarse, O opcional; unha porcentaxe é cantas veces pedir
chart-legend-punto = Ao longo os puntos do punto: C carta, P plantarse; unha porcentaxe é cantas veces pedir
chart-mix-punto = Con { $score } o punto pide unhas { $times } veces de cada { $of }, nunha orde que ninguén poida prever, e se non plántase: así ningunha resposta da banca lle gaña nada.
chart-mix-stood = Con { $score } ante un punto que se plantou, a banca pide unhas { $times } veces de cada { $of }, nunha orde que ninguén poida prever: así o punto non gaña nada escolla o que escolla.
chart-mix-bank = Con { $score } ante unha terceira carta de { $third }, a banca pide unhas { $times } veces de cada { $of }, nunha orde que ninguén poida prever: así o punto non gaña nada escolla o que escolla.
