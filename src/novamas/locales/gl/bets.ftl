# Como se chaman os xogos, as apostas e os recadros.

# Xogos e capítulos das normas
game-catalogue = Catálogo (parte xeral)
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

# Dados ou craps
bet-win = Gaña
bet-dont-win = Non gaña
bet-come = Vén
bet-dont-come = Non vai
bet-win-full-odds = Gaña con asociada máxima (por unidade apostada)
bet-dont-win-full-odds = Non gaña con asociada máxima (por unidade apostada)
bet-dont-come-full-odds = Non vai con asociada máxima (por unidade apostada)
bet-field = Campo
bet-big-6 = Pequena (big 6)
bet-big-8 = Grande (big 8)
bet-under-7 = Baixo 7
bet-over-7 = Sobre 7
bet-hard-4 = Dobre 4
bet-hard-6 = Dobre 6
bet-hard-8 = Dobre 8
bet-hard-10 = Dobre 10
bet-seven = Xogo de 7
bet-eleven = Xogo de 11
bet-horn = Horn (dados e 11)
bet-come-4 = Vén no 4
bet-come-5 = Vén no 5
bet-come-6 = Vén no 6
bet-come-10 = Vén no 10
bet-odds-win-4 = Asociada ao gaña con punto 4
bet-odds-win-5 = Asociada ao gaña con punto 5
bet-odds-win-6 = Asociada ao gaña con punto 6
bet-odds-win-8 = Asociada ao gaña con punto 8
bet-odds-win-9 = Asociada ao gaña con punto 9
bet-odds-win-10 = Asociada ao gaña con punto 10
bet-odds-dont-win-4 = Asociada ao non gaña con punto 4
bet-odds-dont-win-5 = Asociada ao non gaña con punto 5
bet-odds-dont-win-6 = Asociada ao non gaña con punto 6
bet-odds-dont-win-8 = Asociada ao non gaña con punto 8
bet-odds-dont-win-9 = Asociada ao non gaña con punto 9
bet-odds-dont-win-10 = Asociada ao non gaña con punto 10
choice-withdrawn = retirada en canto ten o seu número

# Punto y banca, trente et quarante
bet-player = Punto
bet-bank = Banca
bet-tie = Empate
bet-colour = Cor
bet-inverse = Inverso
bet-red-colour = Vermello e cor
bet-red-inverse = Vermello e inverso
bet-black-colour = Negro e cor
bet-black-inverse = Negro e inverso
choice-six = a metade cun seis
choice-insured = asegurada

# Blackjack
bet-box = Casa
bet-insurance = Seguro
bet-pairs = Parellas
spot-box = Casa { $where }
spot-pairs = Parellas na casa { $where }
choice-even-money = con vinte e un pagado sempre á par contra un as
choice-drawing = con dous setes sempre se pide a terceira carta

# Blackjack

# Póker contra a casa
bet-ante = Ante
bet-par-plus = Par Plus
bet-second-bet = 2.ª aposta
spot-ante = Ante na casa { $where }
spot-par-plus = Par Plus na casa { $where }
spot-second-bet = 2.ª aposta na casa { $where }
choice-best-play = xogada o mellor posible
choice-like-the-bank = indo sempre que a banca xogaría
choice-pair-or-better = indo só con parella ou máis
choice-only-with-a-prize = deixando a aposta só con premio na man
choice-first-only-with-a-prize = deixando a primeira aposta só con premio na man

# Texas póker
choice-by-the-chart = pola táboa
choice-pair-or-draw = indo só con parella ou máis, ou con proxecto
choice-pair-draw-or-A = e cun as
choice-pair-draw-or-K = e cun rei ou máis
choice-pair-draw-or-Q = e cunha dama ou máis
choice-pair-draw-or-J = e cunha jota ou máis
choice-pair-draw-or-10 = e cun dez ou máis

# Poker with discard
bet-jackpot = Jackpot
spot-jackpot = Jackpot na casa { $where }
choice-progressive-pot = progresivo, ao comezar, sen descarte
choice-progressive-pot-and-discards = progresivo, ao comezar, tamén con descarte

# Póker sen descarte
spot-insurance = Seguro na casa { $where }
choice-pot-1000 = cun bote de 1.000 apostas
choice-pot-10000 = cun bote de 10.000 apostas

# Pai gow póker
# Chemin de fer
bet-stake = Postura contra a banca
bet-other = Outras posturas
bet-line = Postura sobre a raia
bet-punto = Contra a banca

# Dous panos
bet-first = Primeiro pano
bet-second = Segundo pano
bet-both = Dacabalo dos dous panos
