# O que se canta en voz alta. As normas piden as palabras castelás; estas son a súa tradución.

call-hagan-juego = Fagan xogo, señores
call-hagan-sus-apuestas = Fagan as súas apostas
call-estan-hechas = Están feitas as apostas?
call-no-va-mas = Non vai máis
call-tirada-nula = Tirada nula
call-last-rounds = { $rounds ->
    [1] Última xogada
   *[other] As { $rounds } últimas xogadas
}
call-last-shooter = Último tirador
call-last-shoe = Último sabot
call-last-at-old-minimum = { $rounds ->
    [1] Última bóla ao mínimo actual
   *[other] As { $rounds } últimas bólas ao mínimo actual
}
call-new-minimum = O mínimo pasa a ser { $minimum }

call-even-chances = { $colour ->
    [red] Vermello
   *[black] Negro
}, { $parity ->
    [even] par
   *[odd] impar
} e { $half ->
    [low] falta
   *[high] pasa
}
call-even-chance = { $chance ->
    [red] Vermello
    [black] Negro
    [even] Par
    [odd] Impar
    [low] Falta
   *[high] Pasa
}
call-position = { $symbol ->
    [joker-red] Comodín vermello
    [joker-black] Comodín negro
    [joker] Comodín
   *[other] { $symbol }
}

call-number = { $number ->
    [0] Cero
    [1] Un
    [2] Dous
    [3] Tres
    [4] Catro
    [5] Cinco
    [6] Seis
    [7] Sete
    [8] Oito
    [9] Nove
    [10] Dez
    [11] Once
    [12] Doce
    [13] Trece
    [14] Catorce
    [15] Quince
    [16] Dezaseis
    [17] Dezasete
    [18] Dezaoito
    [19] Dezanove
    [20] Vinte
    [21] Vinte e un
    [22] Vinte e dous
    [23] Vinte e tres
    [24] Vinte e catro
    [25] Vinte e cinco
    [26] Vinte e seis
    [27] Vinte e sete
    [28] Vinte e oito
    [29] Vinte e nove
    [30] Trinta
    [31] Trinta e un
    [32] Trinta e dous
    [33] Trinta e tres
    [34] Trinta e catro
    [35] Trinta e cinco
    [36] Trinta e seis
   *[other] { $number }
}

# Dados ou craps
call-ya-no-va-mas = Xa non vai máis
call-total = { $total ->
    [2] Dous
    [3] Tres
    [4] Catro
    [5] Cinco
    [6] Seis
    [7] Sete
    [8] Oito
    [9] Nove
    [10] Dez
    [11] Once
    [12] Doce
   *[other] { $total }
}

# Punto y banca, trente et quarante
call-player-total = Punto, { $points }
call-bank-total = Banca, { $points }
call-player-stands = A persoa xogadora plántase… { $points }
call-card-for-player = Carta para a persoa xogadora
call-bank-stands = A banca plántase… { $points }
call-card-for-bank = Carta para a banca
call-player-wins = Punto { $player }, banca { $bank }: gaña o punto
call-bank-wins = Punto { $player }, banca { $bank }: gaña a banca
call-tie = Punto { $player }, banca { $bank }: empate
call-red-loses = Vermello perde
call-colour-loses = Cor perde

# Blackjack
call-card = Carta?
call-insurance = Seguro?
call-last-shoe-at-old-minimum = Último sabot co mínimo actual

# Póker contra a casa
call-void-round = Xogada nula
call-bank-plays = A banca xoga, con { $hand ->
    [royal] escaleira real
    [straight-flush] escaleira de cor
    [four] póker
    [full] full
    [flush] cor
    [straight] escaleira
    [three] trío
    [two-pair] dobre parella
    [pair] parella
   *[high-card] carta maior
}
call-bank-does-not-play = A banca non xoga, con { $hand ->
    [royal] escaleira real
    [straight-flush] escaleira de cor
    [four] póker
    [full] full
    [flush] cor
    [straight] escaleira
    [three] trío
    [two-pair] dobre parella
    [pair] parella
   *[high-card] carta maior
}

# Texas póker

# Poker with discard
call-voy = Vou
call-paso = Paso
call-discards = Descartes

# Pai gow póker
call-commission = { $tenths ->
    [0] A comisión é do { $percent } %
   *[other] A comisión é do { $percent },{ $tenths } %
}
# Chemin de fer
call-las-cartas-pasan = Señoras e señores, as cartas pasan
call-carta = Carta
call-no = Non
call-hay-en-la-banca = Hai { $amount } na banca
call-banco = Banco
call-punto-score = Punto: { $points }
call-bank-score = Banca: { $points }
call-coup-punto = Gaña o punto
call-coup-bank = Gaña a banca
call-coup-tie = Empate
call-coup-void = Xogada nula
