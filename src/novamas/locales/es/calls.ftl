# Lo que se canta en voz alta.

call-hagan-juego = Hagan juego, señores
call-hagan-juego-modificar = Hagan juego, señores, pueden modificar sus apuestas
call-hagan-sus-apuestas = Hagan sus apuestas
call-estan-hechas = ¿Están hechas las apuestas?
call-no-va-mas = No va más
call-tirada-nula = Tirada nula
call-last-rounds = { $rounds ->
    [1] Última jugada
   *[other] Las { $rounds } últimas jugadas
}
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
call-cambio-de-dados = Cambio de dados
call-tirada-nula-dados = Tirada nula
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
call-comienza-la-jugada = Comienza la jugada
call-cartas = Cartas
call-player-total = Punto, { $points }
call-bank-total = Banca, { $points }
call-player-stands = El jugador se planta… { $points }
call-card-for-player = Carta para el jugador
call-bank-stands = La banca se planta… { $points }
call-card-for-bank = Carta para la banca
call-player-wins = Punto { $player }, banca { $bank }: gana el punto
call-bank-wins = Punto { $player }, banca { $bank }: gana la banca
call-tie = Punto { $player }, banca { $bank }: empate
call-row-totals = { $black ->
    [31] Uno
    [32] Dos
    [33] Tres
    [34] Cuatro
    [35] Cinco
    [36] Seis
    [37] Siete
    [38] Ocho
    [39] Nueve
    [40] Cuarenta
   *[other] { $black }
}, { $red ->
    [31] uno
    [32] dos
    [33] tres
    [34] cuatro
    [35] cinco
    [36] seis
    [37] siete
    [38] ocho
    [39] nueve
    [40] cuarenta
   *[other] { $red }
}
call-red-wins = Rojo gana
call-red-loses = Rojo pierde
call-colour-wins = Color gana
call-colour-loses = Color pierde
call-winning-chances = { $row ->
    [red] Rojo
   *[black] Negro
} { $chance ->
    [colour] y color
   *[inverse] e inverso
} ganan

# Blackjack
call-card = ¿Carta?
call-insurance = ¿Seguro?
call-hand-points = Casilla { $box }: { $points }
call-bank-points = La banca tiene { $points }
call-bank-over = La banca se pasa, con { $points }
call-bank-blackjack = Veintiuno de la banca: { $points }
call-last-of-the-shoe = Última jugada de la talla
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
call-common-card = Carta común: { $card }

# Texas póker
call-no-voy = No voy
call-flop = El flop
call-any-texas-bonus = ¿Algún ganador del Texas Bonus?
call-turn-and-river = Turn y river

# Poker with discard
call-voy = Voy
call-paso = Paso
call-discards = Descartes
call-bank-discards = { $cards ->
    [0] La banca no se descarta
    [one] La banca se descarta de una carta
   *[other] La banca se descarta de { $cards } cartas
}

# Pai gow póker
call-dice-total = Los dados suman { $number }
call-commission = { $tenths ->
    [0] La comisión es del { $percent } %
   *[other] La comisión es del { $percent },{ $tenths } %
}
# Chemin de fer
call-las-cartas-pasan = Señores, las cartas pasan
call-carta = Carta
call-no = No
call-hay-en-la-banca = Hay { $amount } en la banca
call-completar-la-banca = ¿Quién completa la banca?
call-no-van-mas-apuestas = No van más apuestas
call-banco = Banco
call-banco-seguido = Banco seguido
call-banco-con-la-mesa = Banco con la mesa
call-banco-en-asociacion = Banco en asociación
call-con-la-mesa-yo-completo = Con la mesa yo completo
call-con-la-mesa-y-ultimo-completo = Con la mesa y último completo
call-todo-va = Todo va
call-hand-offered = La mano, por { $amount }
call-bank-taken = Banca de { $amount }
call-hand-auctioned = Se subasta la mano, desde { $amount }
call-hand-passes = La mano pasa
call-bank-ended = { $cause ->
    [lost] La banca ha perdido
    [refused] La banca se rehúsa
    [shoe] Fin de la talla
   *[session] Fin de la sesión
}
call-advice-stand = Con cinco, plántese
call-card-for-banker = Carta para la banca
call-banker-stands = La banca se planta
call-punto-score = Punto: { $points }
call-bank-score = Banca: { $points }
call-coup-punto = Gana el punto
call-coup-bank = Gana la banca
call-coup-tie = Empate
call-coup-void = Jugada nula
call-hand-score = { $hand ->
    [first] Primer paño
    [second] Segundo paño
   *[other] Banca
}: { $points }
call-bank-awarded = Banca para { $who }, de { $amount }
call-bank-left = Retiro { $amount }
