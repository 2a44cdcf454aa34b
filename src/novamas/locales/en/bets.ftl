# What games, bets and spots are called.

# Games and chapters of the laws
game-catalogue = Catalogue (general part)
game-roulette-french = French roulette
game-roulette-american = American roulette
game-boule = Boule
game-wheel-of-fortune = Wheel of fortune
game-blackjack = Blackjack
game-triple-blackjack = Triple blackjack
game-trente-et-quarante = Trente et quarante
game-craps = Craps
game-punto-banca = Punto banca
game-chemin-de-fer = Chemin de fer
game-baccarat-banque = Baccarat banque
game-poker-no-draw = Poker without draw
game-poker-draw = Poker with draw
game-trijoker = Trijoker
game-pai-gow-poker = Pai gow poker
game-three-card-poker = Three-card poker
game-texas-poker = Texas poker
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
bet-24 = 24
bet-15 = 15
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
