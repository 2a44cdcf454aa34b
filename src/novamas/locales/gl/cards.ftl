# Cards in words: "seven of hearts"; and the shoe from which they come.
card-name = { $rank } de { $suit }
card-hidden = carta boca abaixo
card-joker = comodín
card-none = sen cartas
card-rank-A = as
card-rank-2 = dous
card-rank-3 = tres
card-rank-4 = catro
card-rank-5 = cinco
card-rank-6 = seis
card-rank-7 = sete
card-rank-8 = oito
card-rank-9 = nove
card-rank-10 = dez
card-rank-J = valete
card-rank-Q = dama
card-rank-K = rei
card-suit-S = picas
card-suit-H = corazóns
card-suit-D = diamantes
card-suit-C = trevos

shoe-number = Sabot { $number }
shoe-left = { $left ->
    [one] queda unha carta
   *[other] quedan { $left } cartas
}
shoe-stopped = saíu a carta de bloqueo
shoe-none = Aínda non hai sabot

# Punto y banca
punto-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
punto-covered = boca abaixo
punto-no-cards = sen cartas
punto-wins = gaña
punto-ties = empate
punto-draws = terceira carta
punto-stands = plántase
punto-holder = Móstraa: { $who }
punto-dealer = Reparte: { $who }
punto-uncut = Falta cortar o mazo.
punto-first-comes = Móstrase a primeira carta.
punto-burns = { $burns ->
    [one] Quéimase unha carta.
   *[other] Quéimanse { $burns } cartas.
}
punto-letter-player = P
punto-letter-bank = B
punto-letter-tie = E
punto-road = Xogadas anteriores
punto-road-shoe = Xogadas deste sabot
punto-road-counts = P { $player } · B { $bank } · E { $tie }
punto-road-empty = Aínda non hai ningunha.
punto-kept = O que retén a casa
punto-third = Cando hai terceira carta
punto-third-player = O punto pide con { $draws } e plántase con { $stands }. Con { $naturals } en calquera das dúas mans, ninguén pide.
punto-third-bank = A banca, segundo os seus puntos (filas) e a terceira carta do punto (columnas)
punto-third-points = Puntos da banca
punto-third-stood = o punto plantouse
punto-third-c = C
punto-third-p = ·
punto-third-key = C: a banca pide carta. A última columna, se o punto se plantou.

# Trente et quarante
trente-row = Fila de { $row }
trente-total = total: { $total }
trente-lead = { $colour ->
    [red] A primeira carta é vermella.
   *[black] A primeira carta é negra.
}
trente-wins = { $row ->
    [red] Gaña vermello
   *[black] Gaña negro
} e { $chance ->
    [colour] gaña cor.
   *[inverse] gaña inverso.
}
trente-tie = Nulo: os dous lados suman o mesmo.
trente-refait = { $total } por ambos lados.
trente-stopped = Saíu a carta vermella: a xogada non vale.
trente-insurance = Seguro
trente-insurance-is = Polo { $part } da aposta, a partir de { $least }, queda a salvo do { $total } por ambos lados.
trente-insure = Asegurar { $spot }, { $amount }
trente-insured = { $spot }, asegurada
trente-plate-red-colour = VC
trente-plate-red-inverse = VI
trente-plate-black-colour = NC
trente-plate-black-inverse = NI
trente-plate-tie = =
trente-plate-refait = 31
