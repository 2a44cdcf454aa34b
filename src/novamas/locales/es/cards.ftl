# Cards in words: "seven of hearts"; and the shoe from which they come.
card-name = { $rank } de { $suit }
card-hidden = carta boca abajo
card-joker = comodín
card-none = sin cartas
card-rank-A = as
card-rank-2 = dos
card-rank-3 = tres
card-rank-4 = cuatro
card-rank-5 = cinco
card-rank-6 = seis
card-rank-7 = siete
card-rank-8 = ocho
card-rank-9 = nueve
card-rank-10 = diez
card-rank-J = jota
card-rank-Q = dama
card-rank-K = rey
card-suit-S = picas
card-suit-H = corazones
card-suit-D = diamantes
card-suit-C = tréboles

shoe-number = Sabot { $number }
shoe-left = { $left ->
    [one] queda una carta
   *[other] quedan { $left } cartas
}
shoe-stopped = ha salido la carta de bloqueo
shoe-none = Aún no hay sabot

# Punto y banca
punto-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
punto-covered = boca abajo
punto-no-cards = sin cartas
punto-wins = gana
punto-ties = empate
punto-draws = tercera carta
punto-stands = se planta
punto-holder = La muestra: { $who }
punto-dealer = Reparte: { $who }
punto-uncut = Falta cortar el mazo.
punto-first-comes = Se muestra la primera carta.
punto-burns = { $burns ->
    [one] Se quema una carta.
   *[other] Se queman { $burns } cartas.
}
punto-letter-player = P
punto-letter-bank = B
punto-letter-tie = E
punto-road = Jugadas anteriores
punto-road-shoe = Jugadas de este sabot
punto-road-counts = P { $player } · B { $bank } · E { $tie }
punto-road-empty = Aún no hay ninguna.
punto-kept = Lo que retiene la casa
punto-third = Cuándo hay tercera carta
punto-third-player = El punto pide con { $draws } y se planta con { $stands }. Con { $naturals } en cualquiera de las dos manos, nadie pide.
punto-third-bank = La banca, según sus puntos (filas) y la tercera carta del punto (columnas)
punto-third-points = Puntos de la banca
punto-third-stood = el punto se ha plantado
punto-third-c = C
punto-third-p = ·
punto-third-key = C: la banca pide carta. La última columna, si el punto se ha plantado.

# Trente et quarante
trente-row = Fila de { $row }
trente-total = total: { $total }
trente-lead = { $colour ->
    [red] La primera carta es roja.
   *[black] La primera carta es negra.
}
trente-wins = { $row ->
    [red] Gana rojo
   *[black] Gana negro
} y { $chance ->
    [colour] gana color.
   *[inverse] gana inverso.
}
trente-tie = Nulo: los dos lados suman lo mismo.
trente-refait = { $total } por ambos lados.
trente-stopped = Ha salido la carta roja: la jugada no vale.
trente-insurance = Seguro
trente-insurance-is = Por el { $part } de la apuesta, a partir de { $least }, queda a salvo del { $total } por ambos lados.
trente-insure = Asegurar { $spot }, { $amount }
trente-insured = { $spot }, asegurada
trente-plate-red-colour = RC
trente-plate-red-inverse = RI
trente-plate-black-colour = NC
trente-plate-black-inverse = NI
trente-plate-tie = =
trente-plate-refait = 31
