# O que se canta en voz alta. As normas piden as palabras castelás; estas son a súa tradución.

call-hagan-juego = Fagan xogo, señores
call-hagan-juego-modificar = Fagan xogo, señores, poden modificar as súas apostas
call-hagan-sus-apuestas = Fagan as súas apostas
call-estan-hechas = Están feitas as apostas?
call-no-va-mas = Non vai máis
call-tirada-nula = Tirada nula
call-last-rounds = { $rounds ->
    [1] Última xogada
   *[other] As { $rounds } últimas xogadas
}
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
call-cambio-de-dados = Cambio de dados
call-tirada-nula-dados = Tirada nula
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
call-comienza-la-jugada = Comeza a xogada
call-cartas = Cartas
call-player-total = Punto, { $points }
call-bank-total = Banca, { $points }
call-player-stands = A persoa xogadora plántase… { $points }
call-card-for-player = Carta para a persoa xogadora
call-bank-stands = A banca plántase… { $points }
call-card-for-bank = Carta para a banca
call-player-wins = Punto { $player }, banca { $bank }: gaña o punto
call-bank-wins = Punto { $player }, banca { $bank }: gaña a banca
call-tie = Punto { $player }, banca { $bank }: empate
call-row-totals = { $black ->
    [31] Un
    [32] Dous
    [33] Tres
    [34] Catro
    [35] Cinco
    [36] Seis
    [37] Sete
    [38] Oito
    [39] Nove
    [40] Corenta
   *[other] { $black }
}, { $red ->
    [31] un
    [32] dous
    [33] tres
    [34] catro
    [35] cinco
    [36] seis
    [37] sete
    [38] oito
    [39] nove
    [40] corenta
   *[other] { $red }
}
call-red-wins = Vermello gaña
call-red-loses = Vermello perde
call-colour-wins = Cor gaña
call-colour-loses = Cor perde
call-winning-chances = { $row ->
    [red] Vermello
   *[black] Negro
} e { $chance ->
    [colour] cor
   *[inverse] inverso
} gañan

# Blackjack
call-card = Carta?
call-insurance = Seguro?
call-hand-points = Casa { $box }: { $points }
call-bank-points = A banca ten { $points }
call-bank-over = A banca pásase, con { $points }
call-bank-blackjack = Vinte e un da banca: { $points }
call-last-of-the-shoe = Última xogada do corte
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
call-common-card = Carta común: { $card }

# Texas póker
call-no-voy = Non vou
call-flop = O flop
call-any-texas-bonus = Algún gañador do Texas Bonus?
call-turn-and-river = Turn e river

# Poker with discard
call-voy = Vou
call-paso = Paso
call-discards = Descartes
call-bank-discards = { $cards ->
    [0] A banca non se descarta
    [one] A banca descártase dunha carta
   *[other] A banca descártase de { $cards } cartas
}

# Pai gow póker
call-dice-total = Os dados suman { $number }
call-commission = { $tenths ->
    [0] A comisión é do { $percent } %
   *[other] A comisión é do { $percent },{ $tenths } %
}
# Chemin de fer
call-las-cartas-pasan = Señoras e señores, as cartas pasan
call-carta = Carta
call-no = Non
call-hay-en-la-banca = Hai { $amount } na banca
call-completar-la-banca = Quen completa a banca?
call-no-van-mas-apuestas = Non van máis apostas
call-banco = Banco
call-banco-seguido = Banco seguido
call-banco-con-la-mesa = Banco coa mesa
call-banco-en-asociacion = Banco en asociación
call-con-la-mesa-yo-completo = Coa mesa eu completo
call-con-la-mesa-y-ultimo-completo = Coa mesa e último completo
call-todo-va = Todo vai
call-hand-offered = A man, por { $amount }
call-bank-taken = Banca de { $amount }
call-hand-auctioned = Póxase a man, desde { $amount }
call-hand-passes = A man pasa
call-bank-ended = { $cause ->
    [lost] A banca perdeu
    [refused] A banca rexéitase
    [shoe] Fin do corte
   *[session] Fin da sesión
}
call-advice-stand = Con cinco, plántese
call-card-for-banker = Carta para a banca
call-banker-stands = A banca plántase
call-punto-score = Punto: { $points }
call-bank-score = Banca: { $points }
call-coup-punto = Gaña o punto
call-coup-bank = Gaña a banca
call-coup-tie = Empate
call-coup-void = Xogada nula
call-hand-score = { $hand ->
    [first] Primeiro pano
    [second] Segundo pano
   *[other] Banca
}: { $points }
call-bank-awarded = Banca para { $who }, de { $amount }
call-bank-left = Retiro { $amount }
