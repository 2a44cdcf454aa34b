# Como se chaman os xogos, as apostas e os recadros.

# Xogos e capítulos das normas
game-catalogue = Catálogo (parte xeral)
game-roulette-french = Ruleta francesa
game-roulette-american = Ruleta americana
game-boule = Bóla ou boule
game-wheel-of-fortune = Ruleta da fortuna
game-blackjack = Vinte e un ou blackjack
game-triple-blackjack = Triple blackjack
game-trente-et-quarante = Trinta e corenta
game-craps = Dados ou craps
game-punto-banca = Punto e banca
game-chemin-de-fer = Bacará-ferrocarril ou chemin de fer
game-baccarat-banque = Bacará a dous panos
game-poker-no-draw = Póker sen descarte
game-poker-draw = Póker con descarte
game-trijoker = Trijoker
game-pai-gow-poker = Pai gow póker
game-three-card-poker = Póker de tres cartas ou tripóker
game-texas-poker = Póker Texas
game-circle-poker = Póker de círculo (regras comúns)
game-five-card-draw = Póker cuberto de cinco cartas
game-omaha = Omaha
game-omaha-five = Omaha de cinco cartas
game-omaha-hi-lo = Omaha alta e baixa
game-texas-holdem = Texas hold'em
game-double-holdem = Dobre hold'em
game-five-card-stud = Póker descuberto de cinco cartas
game-seven-card-stud = Póker descuberto de sete cartas
game-sintetico = Sintético
game-bingo = Bingo
game-table-operation = Funcionamento das mesas
game-tournament = Torneos
game-machines = Máquinas
game-betting = Apostas
game-lottery = Lotería
game-scratch-tickets = Boletos
game-raffle = Rifa
game-tombola = Tómbola
game-promotional-draw = Combinación aleatoria

# Apostas
bet-straight = Pleno
bet-split = Cabalo
bet-street = Transversal
bet-corner = Cadro
bet-six-line = Seisena
bet-column = Columna
bet-dozen = Ducia
bet-double-column = Columnas a cabalo
bet-double-dozen = Ducias a cabalo
bet-red = Vermello
bet-black = Negro
bet-even = Par
bet-odd = Impar
bet-low = Falta
bet-high = Pasa
bet-neighbours = Veciños
bet-zero-sector = Sector do cero
bet-third = Terzo
bet-orphans = Orfos
bet-number = Número
bet-24 = 24
bet-15 = 15
bet-7 = 7
bet-4 = 4
bet-2 = 2
bet-joker-red = Comodín vermello
bet-joker-black = Comodín negro
bet-joker = Comodín

# Recadros: unha aposta e onde está; $where é como figura no pano
spot-straight = Pleno ao { $where }
spot-split = Cabalo { $where }
spot-street = Transversal { $where }
spot-corner = Cadro { $where }
spot-six-line = Seisena { $where }
spot-column = { $where ->
    [1] Primeira columna
    [2] Segunda columna
    [3] Terceira columna
   *[other] Columna { $where }
}
spot-dozen = { $where ->
    [1] Primeira ducia
    [2] Segunda ducia
    [3] Terceira ducia
   *[other] Ducia { $where }
}
spot-double-column = Columnas { $where } a cabalo
spot-double-dozen = Ducias { $where } a cabalo
spot-neighbours = { $where } e veciños
spot-number = Número { $where }

# O que un xogador pode elixir
choice-half = metade
choice-prison = prisión
