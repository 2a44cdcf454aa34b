# Cómo se llaman los juegos, las apuestas y las casillas.

# Juegos y capítulos de las normas
game-catalogue = Catálogo (parte general)
game-roulette-french = Ruleta francesa
game-roulette-american = Ruleta americana
game-boule = Bola o boule
game-wheel-of-fortune = Ruleta de la fortuna
game-blackjack = Veintiuno o blackjack
game-triple-blackjack = Triple blackjack
game-trente-et-quarante = Treinta y cuarenta
game-craps = Dados o craps
game-punto-banca = Punto y banca
game-chemin-de-fer = Bacará-ferrocarril o chemin de fer
game-baccarat-banque = Bacará a dos paños
game-poker-no-draw = Póquer sin descarte
game-poker-draw = Póquer con descarte
game-trijoker = Trijoker
game-pai-gow-poker = Pai gow póquer
game-three-card-poker = Póquer de tres cartas o tripóker
game-texas-poker = Póquer Texas
game-circle-poker = Póquer de círculo (reglas comunes)
game-five-card-draw = Póquer cubierto de cinco cartas
game-omaha = Omaha
game-omaha-five = Omaha de cinco cartas
game-omaha-hi-lo = Omaha alta y baja
game-texas-holdem = Texas hold'em
game-double-holdem = Doble hold'em
game-five-card-stud = Póquer descubierto de cinco cartas
game-seven-card-stud = Póquer descubierto de siete cartas
game-sintetico = Sintético
game-bingo = Bingo
game-table-operation = Funcionamiento de las mesas
game-tournament = Torneos
game-machines = Máquinas
game-betting = Apuestas
game-lottery = Lotería
game-scratch-tickets = Boletos
game-raffle = Rifa
game-tombola = Tómbola
game-promotional-draw = Combinación aleatoria

# Apuestas
bet-straight = Pleno
bet-split = Caballo
bet-street = Transversal
bet-corner = Cuadro
bet-six-line = Seisena
bet-column = Columna
bet-dozen = Docena
bet-double-column = Columnas a caballo
bet-double-dozen = Docenas a caballo
bet-red = Rojo
bet-black = Negro
bet-even = Par
bet-odd = Impar
bet-low = Falta
bet-high = Pasa
bet-neighbours = Vecinos
bet-zero-sector = Sector del cero
bet-third = Tercio
bet-orphans = Huérfanos
bet-number = Número
bet-24 = 24
bet-15 = 15
bet-7 = 7
bet-4 = 4
bet-2 = 2
bet-joker-red = Comodín rojo
bet-joker-black = Comodín negro
bet-joker = Comodín

# Casillas: una apuesta y dónde está; $where es como figura en el paño
spot-straight = Pleno al { $where }
spot-split = Caballo { $where }
spot-street = Transversal { $where }
spot-corner = Cuadro { $where }
spot-six-line = Seisena { $where }
spot-column = { $where ->
    [1] Primera columna
    [2] Segunda columna
    [3] Tercera columna
   *[other] Columna { $where }
}
spot-dozen = { $where ->
    [1] Primera docena
    [2] Segunda docena
    [3] Tercera docena
   *[other] Docena { $where }
}
spot-double-column = Columnas { $where } a caballo
spot-double-dozen = Docenas { $where } a caballo
spot-neighbours = { $where } y vecinos
spot-number = Número { $where }

# Lo que un jugador puede elegir
choice-half = mitad
choice-prison = prisión
