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

# Dados o craps
bet-win = Win
bet-dont-win = Don't win
bet-come = Come
bet-dont-come = Don't come
bet-win-full-odds = Win con asociada máxima (por unidad apostada)
bet-dont-win-full-odds = Don't win con asociada máxima (por unidad apostada)
bet-come-full-odds = Come con asociada máxima (por unidad apostada)
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
bet-any-craps = Any craps
bet-craps-2 = Craps 2
bet-craps-3 = Craps 3
bet-craps-12 = Craps 12
bet-horn = Horn
bet-come-4 = Come en el 4
bet-come-5 = Come en el 5
bet-come-6 = Come en el 6
bet-come-8 = Come en el 8
bet-come-9 = Come en el 9
bet-come-10 = Come en el 10
bet-dont-come-4 = Don't come en el 4
bet-dont-come-5 = Don't come en el 5
bet-dont-come-6 = Don't come en el 6
bet-dont-come-8 = Don't come en el 8
bet-dont-come-9 = Don't come en el 9
bet-dont-come-10 = Don't come en el 10
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
bet-odds-come-4 = Asociada al come en el 4
bet-odds-come-5 = Asociada al come en el 5
bet-odds-come-6 = Asociada al come en el 6
bet-odds-come-8 = Asociada al come en el 8
bet-odds-come-9 = Asociada al come en el 9
bet-odds-come-10 = Asociada al come en el 10
bet-odds-dont-come-4 = Asociada al don't come en el 4
bet-odds-dont-come-5 = Asociada al don't come en el 5
bet-odds-dont-come-6 = Asociada al don't come en el 6
bet-odds-dont-come-8 = Asociada al don't come en el 8
bet-odds-dont-come-9 = Asociada al don't come en el 9
bet-odds-dont-come-10 = Asociada al don't come en el 10
bet-right-4 = Right bet al 4
bet-right-5 = Right bet al 5
bet-right-6 = Right bet al 6
bet-right-8 = Right bet al 8
bet-right-9 = Right bet al 9
bet-right-10 = Right bet al 10
bet-wrong-4 = Wrong bet al 4
bet-wrong-5 = Wrong bet al 5
bet-wrong-6 = Wrong bet al 6
bet-wrong-8 = Wrong bet al 8
bet-wrong-9 = Wrong bet al 9
bet-wrong-10 = Wrong bet al 10
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
bet-refait = Treinta y uno por ambos lados
choice-six = la mitad con un seis
choice-insured = asegurada

# Blackjack
bet-box = Casilla
bet-insurance = Seguro
bet-pairs = Parejas
bet-accumulated = Apuesta acumulada
spot-box = Casilla { $where }
spot-pairs = Parejas en la casilla { $where }
spot-accumulated = Apuesta acumulada en la casilla { $where }
choice-by-cards = jugada del mejor modo según sus naipes
choice-by-totals = jugada del mejor modo según su puntuación
choice-no-surrender = sin retirarse nunca
choice-no-doubling = sin doblar nunca
choice-no-doubling-aces = sin doblar nunca con un as
choice-no-splitting = sin separar nunca
choice-even-money = con veintiuno pagado siempre a la par contra un as
choice-drawing = con dos sietes siempre se pide la tercera carta

# Blackjack
choice-insuring = siempre asegurada contra un as

# Póker contra la casa
bet-ante = Ante
bet-par-plus = Par Plus
bet-second-bet = 2.ª apuesta
bet-three-bets = Tres apuestas iguales
bet-bet-one = Apuesta número 1
bet-bet-two = Apuesta número 2
bet-bet-three = Apuesta número 3
spot-ante = Ante en la casilla { $where }
spot-par-plus = Par Plus en la casilla { $where }
spot-second-bet = 2.ª apuesta en la casilla { $where }
spot-three-bets = Tres apuestas en la plaza { $where }
spot-bet-one = Apuesta número 1 de la plaza { $where }
spot-bet-two = Apuesta número 2 de la plaza { $where }
spot-bet-three = Apuesta número 3 de la plaza { $where }
choice-best-play = jugada lo mejor posible
choice-like-the-bank = yendo siempre que la banca jugaría
choice-always-go = yendo siempre
choice-pair-or-better = yendo solo con pareja o más
choice-never-withdraw = sin retirar nunca una apuesta
choice-always-withdraw = retirando siempre las dos apuestas
choice-only-with-a-prize = dejando la apuesta solo con premio en mano
choice-first-only-with-a-prize = dejando la primera apuesta solo con premio en mano

# Texas póker
bet-texas-bonus = Texas Bonus
spot-texas-bonus = Texas Bonus en la casilla { $where }
choice-by-the-chart = por la tabla
choice-pair-or-draw = yendo solo con pareja o más, o con proyecto
choice-pair-draw-or-A = y con un as
choice-pair-draw-or-K = y con un rey o más
choice-pair-draw-or-Q = y con una dama o más
choice-pair-draw-or-J = y con una jota o más
choice-pair-draw-or-10 = y con un diez o más
choice-bonus-never-given-up = sin renunciar nunca a un bonus ganado

# Poker with discard
bet-jackpot = Jackpot
spot-jackpot = Jackpot en la casilla { $where }
choice-discarding-like-the-bank = descartándose como la banca
choice-fixed-pot = fijo, el mínimo, sin descarte
choice-progressive-pot = progresivo, al empezar, sin descarte
choice-fixed-pot-and-discards = fijo, el mínimo, también con descarte
choice-progressive-pot-and-discards = progresivo, al empezar, también con descarte

# Póker sin descarte
spot-insurance = Seguro en la casilla { $where }
choice-usual-rule = según la regla usual
choice-buying-too = jugada lo mejor posible, comprando carta cuando conviene
choice-pot-1000 = con un bote de 1.000 apuestas
choice-pot-10000 = con un bote de 10.000 apuestas

# Pai gow póker
bet-wager = Apuesta a las dos manos
spot-wager = Apuesta en la casilla { $where }
choice-as-the-house = compuesta como lo hace la casa
# Chemin de fer
bet-stake = Postura contra la banca
bet-line = Postura sobre la raya
bet-punto = Contra la banca

# Dos paños
bet-first = Primer paño
bet-second = Segundo paño
bet-both = A caballo de los dos paños
bet-first-line = Sobre la raya del primer paño
bet-second-line = Sobre la raya del segundo paño
