# Cómo se llaman los juegos, las apuestas y las casillas.

# Juegos y capítulos de las normas
game-catalogue = Catálogo (parte general)
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

# Dados o craps
bet-win = Win
bet-dont-win = Don't win
bet-come = Come
bet-dont-come = Don't come
bet-win-full-odds = Win con asociada máxima (por unidad apostada)
bet-dont-win-full-odds = Don't win con asociada máxima (por unidad apostada)
bet-dont-come-full-odds = Don't come con asociada máxima (por unidad apostada)
bet-field = Field
bet-big-6 = Big 6
bet-big-8 = Big 8
bet-under-7 = Under 7
bet-over-7 = Over 7
bet-hard-4 = Hard way 4
bet-hard-6 = Hard way 6
bet-hard-8 = Hard way 8
bet-hard-10 = Hard way 10
bet-seven = Juego de 7
bet-eleven = Juego de 11
bet-horn = Horn
bet-come-4 = Come en el 4
bet-come-5 = Come en el 5
bet-come-6 = Come en el 6
bet-come-10 = Come en el 10
bet-odds-win-4 = Asociada al win con punto 4
bet-odds-win-5 = Asociada al win con punto 5
bet-odds-win-6 = Asociada al win con punto 6
bet-odds-win-8 = Asociada al win con punto 8
bet-odds-win-9 = Asociada al win con punto 9
bet-odds-win-10 = Asociada al win con punto 10
bet-odds-dont-win-4 = Asociada al don't win con punto 4
bet-odds-dont-win-5 = Asociada al don't win con punto 5
bet-odds-dont-win-6 = Asociada al don't win con punto 6
bet-odds-dont-win-8 = Asociada al don't win con punto 8
bet-odds-dont-win-9 = Asociada al don't win con punto 9
bet-odds-dont-win-10 = Asociada al don't win con punto 10
choice-withdrawn = retirada en cuanto tiene su número

# Punto y banca, trente et quarante
bet-player = Punto
bet-bank = Banca
bet-tie = Empate
bet-colour = Color
bet-inverse = Inverso
bet-red-colour = Rojo y color
bet-red-inverse = Rojo e inverso
bet-black-colour = Negro y color
bet-black-inverse = Negro e inverso
choice-six = la mitad con un seis
choice-insured = asegurada

# Blackjack
bet-box = Casilla
bet-insurance = Seguro
bet-pairs = Parejas
spot-box = Casilla { $where }
spot-pairs = Parejas en la casilla { $where }
choice-even-money = con veintiuno pagado siempre a la par contra un as
choice-drawing = con dos sietes siempre se pide la tercera carta

# Blackjack

# Póker contra la casa
bet-ante = Ante
bet-par-plus = Par Plus
bet-second-bet = 2.ª apuesta
spot-ante = Ante en la casilla { $where }
spot-par-plus = Par Plus en la casilla { $where }
spot-second-bet = 2.ª apuesta en la casilla { $where }
choice-best-play = jugada lo mejor posible
choice-like-the-bank = yendo siempre que la banca jugaría
choice-pair-or-better = yendo solo con pareja o más
choice-only-with-a-prize = dejando la apuesta solo con premio en mano
choice-first-only-with-a-prize = dejando la primera apuesta solo con premio en mano

# Texas póker
choice-by-the-chart = por la tabla
choice-pair-or-draw = yendo solo con pareja o más, o con proyecto
choice-pair-draw-or-A = y con un as
choice-pair-draw-or-K = y con un rey o más
choice-pair-draw-or-Q = y con una dama o más
choice-pair-draw-or-J = y con una jota o más
choice-pair-draw-or-10 = y con un diez o más

# Poker with discard
bet-jackpot = Jackpot
spot-jackpot = Jackpot en la casilla { $where }
choice-progressive-pot = progresivo, al empezar, sin descarte
choice-progressive-pot-and-discards = progresivo, al empezar, también con descarte

# Póker sin descarte
spot-insurance = Seguro en la casilla { $where }
choice-pot-1000 = con un bote de 1.000 apuestas
choice-pot-10000 = con un bote de 10.000 apuestas

# Pai gow póker
# Chemin de fer
bet-stake = Postura contra la banca
bet-other = Otras posturas
bet-line = Postura sobre la raya
bet-punto = Contra la banca

# Dos paños
bet-first = Primer paño
bet-second = Segundo paño
bet-both = A caballo de los dos paños
