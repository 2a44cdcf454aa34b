# Lo que se canta en voz alta.

call-hagan-juego = Hagan juego, señores
call-hagan-sus-apuestas = Hagan sus apuestas
call-estan-hechas = ¿Están hechas las apuestas?
call-no-va-mas = No va más
call-tirada-nula = Tirada nula
call-last-rounds = { $rounds ->
    [1] Última jugada
   *[other] Las { $rounds } últimas jugadas
}
call-last-shooter = Último tirador
call-last-shoe = Último sabot
call-last-at-old-minimum = { $rounds ->
    [1] Última bola al mínimo actual
   *[other] Las { $rounds } últimas bolas al mínimo actual
}
call-new-minimum = El mínimo pasa a ser { $minimum }

call-even-chances = { $colour ->
    [red] Rojo
   *[black] Negro
}, { $parity ->
    [even] par
   *[odd] impar
} y { $half ->
    [low] falta
   *[high] pasa
}
call-even-chance = { $chance ->
    [red] Rojo
    [black] Negro
    [even] Par
    [odd] Impar
    [low] Falta
   *[high] Pasa
}
call-position = { $symbol ->
    [joker-red] Comodín rojo
    [joker-black] Comodín negro
    [joker] Comodín
   *[other] { $symbol }
}

call-number = { $number ->
    [0] Cero
    [1] Uno
    [2] Dos
    [3] Tres
    [4] Cuatro
    [5] Cinco
    [6] Seis
    [7] Siete
    [8] Ocho
    [9] Nueve
    [10] Diez
    [11] Once
    [12] Doce
    [13] Trece
    [14] Catorce
    [15] Quince
    [16] Dieciséis
    [17] Diecisiete
    [18] Dieciocho
    [19] Diecinueve
    [20] Veinte
    [21] Veintiuno
    [22] Veintidós
    [23] Veintitrés
    [24] Veinticuatro
    [25] Veinticinco
    [26] Veintiséis
    [27] Veintisiete
    [28] Veintiocho
    [29] Veintinueve
    [30] Treinta
    [31] Treinta y uno
    [32] Treinta y dos
    [33] Treinta y tres
    [34] Treinta y cuatro
    [35] Treinta y cinco
    [36] Treinta y seis
   *[other] { $number }
}

# Dados o craps
call-ya-no-va-mas = Ya no va más
call-total = { $total ->
    [2] Dos
    [3] Tres
    [4] Cuatro
    [5] Cinco
    [6] Seis
    [7] Siete
    [8] Ocho
    [9] Nueve
    [10] Diez
    [11] Once
    [12] Doce
   *[other] { $total }
}

# Punto y banca, trente et quarante
call-player-total = Punto, { $points }
call-bank-total = Banca, { $points }
call-player-stands = El jugador se planta… { $points }
call-card-for-player = Carta para el jugador
call-bank-stands = La banca se planta… { $points }
call-card-for-bank = Carta para la banca
call-player-wins = Punto { $player }, banca { $bank }: gana el punto
call-bank-wins = Punto { $player }, banca { $bank }: gana la banca
call-tie = Punto { $player }, banca { $bank }: empate
call-red-loses = Rojo pierde
call-colour-loses = Color pierde

# Blackjack
call-card = ¿Carta?
call-insurance = ¿Seguro?
call-last-shoe-at-old-minimum = Último sabot con el mínimo actual

# Póker contra la casa
call-void-round = Jugada nula
call-bank-plays = La banca juega, con { $hand ->
    [royal] escalera real
    [straight-flush] escalera de color
    [four] póker
    [full] full
    [flush] color
    [straight] escalera
    [three] trío
    [two-pair] doble pareja
    [pair] pareja
   *[high-card] carta mayor
}
call-bank-does-not-play = La banca no juega, con { $hand ->
    [royal] escalera real
    [straight-flush] escalera de color
    [four] póker
    [full] full
    [flush] color
    [straight] escalera
    [three] trío
    [two-pair] doble pareja
    [pair] pareja
   *[high-card] carta mayor
}

# Texas póker

# Poker with discard
call-voy = Voy
call-paso = Paso
call-discards = Descartes

# Pai gow póker
call-commission = { $tenths ->
    [0] La comisión es del { $percent } %
   *[other] La comisión es del { $percent },{ $tenths } %
}
# Chemin de fer
call-las-cartas-pasan = Señores, las cartas pasan
call-carta = Carta
call-no = No
call-hay-en-la-banca = Hay { $amount } en la banca
call-banco = Banco
call-punto-score = Punto: { $points }
call-bank-score = Banca: { $points }
call-coup-punto = Gana el punto
call-coup-bank = Gana la banca
call-coup-tie = Empate
call-coup-void = Jugada nula
