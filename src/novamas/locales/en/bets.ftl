# What games, bets and spots are called.

# Games and chapters of the laws
game-catalogue = Catalogue (general part)
game-circle-poker = Circle poker (common rules)
game-five-card-draw = Five-card draw
game-omaha = Omaha
game-omaha-five = Omaha with five cards
game-omaha-hi-lo = Omaha high-low
game-texas-holdem = Texas hold'em
game-double-holdem = Double hold'em
game-five-card-stud = Five-card stud
game-seven-card-stud = Seven-card stud
game-sintetico = Sintético
game-bingo = Bingo
game-table-operation = Operation of tables
game-tournament = Tournaments
game-machines = Machines
game-betting = Betting
game-lottery = Lottery
game-scratch-tickets = Scratch tickets
game-raffle = Raffle
game-tombola = Tombola
game-promotional-draw = Promotional draw

# Bets
bet-straight = Straight up
bet-split = Split
bet-street = Street
bet-corner = Corner
bet-six-line = Six line
bet-column = Column
bet-dozen = Dozen
bet-double-column = Two columns
bet-double-dozen = Two dozens
bet-red = Red
bet-black = Black
bet-even = Even
bet-odd = Odd
bet-low = Low
bet-high = High
bet-neighbours = Neighbours
bet-zero-sector = Zero sector
bet-third = Third
bet-orphans = Orphans
bet-number = Number
bet-7 = 7
bet-4 = 4
bet-2 = 2
bet-joker-red = Red joker
bet-joker-black = Black joker
bet-joker = Joker

# Spots: a bet and where it lies; $where is as the cloth has it
spot-straight = { $where } straight up
spot-split = Split { $where }
spot-street = Street { $where }
spot-corner = Corner { $where }
spot-six-line = Six line { $where }
spot-column = { $where ->
    [1] First column
    [2] Second column
    [3] Third column
   *[other] Column { $where }
}
spot-dozen = { $where ->
    [1] First dozen
    [2] Second dozen
    [3] Third dozen
   *[other] Dozen { $where }
}
spot-double-column = Columns { $where }
spot-double-dozen = Dozens { $where }
spot-neighbours = { $where } and neighbours
spot-number = Number { $where }

# What a player may choose
choice-half = half back
choice-prison = prison

# Craps
bet-win = Win
bet-dont-win = Don't win
bet-come = Come
bet-dont-come = Don't come
bet-win-full-odds = Win with full odds (per unit staked)
bet-dont-win-full-odds = Don't win with full odds (per unit staked)
bet-dont-come-full-odds = Don't come with full odds (per unit staked)
bet-field = Field
bet-big-6 = Big 6
bet-big-8 = Big 8
bet-under-7 = Under 7
bet-over-7 = Over 7
bet-hard-4 = Hard 4
bet-hard-6 = Hard 6
bet-hard-8 = Hard 8
bet-hard-10 = Hard 10
bet-seven = Any seven
bet-eleven = Eleven
bet-horn = Horn
bet-come-4 = Come on the 4
bet-come-5 = Come on the 5
bet-come-6 = Come on the 6
bet-come-10 = Come on the 10
bet-odds-win-4 = Odds on win with point 4
bet-odds-win-5 = Odds on win with point 5
bet-odds-win-6 = Odds on win with point 6
bet-odds-win-8 = Odds on win with point 8
bet-odds-win-9 = Odds on win with point 9
bet-odds-win-10 = Odds on win with point 10
bet-odds-dont-win-4 = Odds on don't win with point 4
bet-odds-dont-win-5 = Odds on don't win with point 5
bet-odds-dont-win-6 = Odds on don't win with point 6
bet-odds-dont-win-8 = Odds on don't win with point 8
bet-odds-dont-win-9 = Odds on don't win with point 9
bet-odds-dont-win-10 = Odds on don't win with point 10
choice-withdrawn = withdrawn once it has its number

# Punto y banca, trente et quarante
bet-player = Player
bet-bank = Bank
bet-tie = Tie
bet-colour = Colour
bet-inverse = Inverse
bet-red-colour = Red and colour
bet-red-inverse = Red and inverse
bet-black-colour = Black and colour
bet-black-inverse = Black and inverse
choice-six = half of a six
choice-insured = insured

# Blackjack
bet-box = Box
bet-insurance = Insurance
bet-pairs = Pairs
spot-box = Box { $where }
spot-pairs = Pairs at box { $where }
choice-even-money = blackjack always paid even against an ace
choice-drawing = two sevens always draw a third card

# Blackjack

# Poker against the house
bet-ante = Ante
bet-par-plus = Par Plus
bet-second-bet = Second bet
spot-ante = Ante at box { $where }
spot-par-plus = Par Plus at box { $where }
spot-second-bet = Second bet at box { $where }
choice-best-play = played best
choice-like-the-bank = going on whenever the bank would play
choice-pair-or-better = going on only with a pair or better
choice-only-with-a-prize = leaving a bet only with a prize in hand
choice-first-only-with-a-prize = leaving the first bet only with a prize in hand

# Texas poker
choice-by-the-chart = by the chart
choice-pair-or-draw = going on only with a pair or better, or a draw
choice-pair-draw-or-A = and with an ace
choice-pair-draw-or-K = and with a king or higher
choice-pair-draw-or-Q = and with a queen or higher
choice-pair-draw-or-J = and with a jack or higher
choice-pair-draw-or-10 = and with a ten or higher

# Poker with discard
bet-jackpot = Jackpot
spot-jackpot = Jackpot at box { $where }
choice-progressive-pot = progressive, at its least, hands as dealt
choice-progressive-pot-and-discards = progressive, at its least, discards paid too

# Poker without discard
spot-insurance = Insurance at box { $where }
choice-pot-1000 = with a pot of 1,000 stakes
choice-pot-10000 = with a pot of 10,000 stakes

# Pai gow poker
# Chemin de fer
bet-stake = Stake against the bank
bet-other = Other stakes
bet-line = Stake on the line
bet-punto = Against the bank

# Two cloths
bet-first = First cloth
bet-second = Second cloth
bet-both = Both cloths
