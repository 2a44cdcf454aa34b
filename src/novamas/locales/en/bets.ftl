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

# Craps
bet-win = Win
bet-dont-win = Don't win
bet-come = Come
bet-dont-come = Don't come
bet-win-full-odds = Win with full odds (per unit staked)
bet-dont-win-full-odds = Don't win with full odds (per unit staked)
bet-come-full-odds = Come with full odds (per unit staked)
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
bet-any-craps = Any craps
bet-craps-2 = Craps 2
bet-craps-3 = Craps 3
bet-craps-12 = Craps 12
bet-horn = Horn
bet-come-4 = Come on the 4
bet-come-5 = Come on the 5
bet-come-6 = Come on the 6
bet-come-8 = Come on the 8
bet-come-9 = Come on the 9
bet-come-10 = Come on the 10
bet-dont-come-4 = Don't come on the 4
bet-dont-come-5 = Don't come on the 5
bet-dont-come-6 = Don't come on the 6
bet-dont-come-8 = Don't come on the 8
bet-dont-come-9 = Don't come on the 9
bet-dont-come-10 = Don't come on the 10
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
bet-odds-come-4 = Odds on come at 4
bet-odds-come-5 = Odds on come at 5
bet-odds-come-6 = Odds on come at 6
bet-odds-come-8 = Odds on come at 8
bet-odds-come-9 = Odds on come at 9
bet-odds-come-10 = Odds on come at 10
bet-odds-dont-come-4 = Odds on don't come at 4
bet-odds-dont-come-5 = Odds on don't come at 5
bet-odds-dont-come-6 = Odds on don't come at 6
bet-odds-dont-come-8 = Odds on don't come at 8
bet-odds-dont-come-9 = Odds on don't come at 9
bet-odds-dont-come-10 = Odds on don't come at 10
bet-right-4 = Right bet on 4
bet-right-5 = Right bet on 5
bet-right-6 = Right bet on 6
bet-right-8 = Right bet on 8
bet-right-9 = Right bet on 9
bet-right-10 = Right bet on 10
bet-wrong-4 = Wrong bet on 4
bet-wrong-5 = Wrong bet on 5
bet-wrong-6 = Wrong bet on 6
bet-wrong-8 = Wrong bet on 8
bet-wrong-9 = Wrong bet on 9
bet-wrong-10 = Wrong bet on 10
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
bet-refait = Thirty-one on both sides
choice-six = half of a six
choice-insured = insured

# Blackjack
bet-box = Box
bet-insurance = Insurance
bet-pairs = Pairs
bet-accumulated = Accumulated bet
spot-box = Box { $where }
spot-pairs = Pairs at box { $where }
spot-accumulated = Accumulated bet at box { $where }
choice-by-cards = played best by its cards
choice-by-totals = played best by its total
choice-no-surrender = never given up
choice-no-doubling = never doubled
choice-no-doubling-aces = never doubled with an ace
choice-no-splitting = never split
choice-even-money = blackjack always paid even against an ace
choice-drawing = two sevens always draw a third card

# Blackjack
choice-insuring = always insured against an ace

# Poker against the house
bet-ante = Ante
bet-par-plus = Par Plus
bet-second-bet = Second bet
bet-three-bets = Three equal bets
bet-bet-one = Bet number 1
bet-bet-two = Bet number 2
bet-bet-three = Bet number 3
spot-ante = Ante at box { $where }
spot-par-plus = Par Plus at box { $where }
spot-second-bet = Second bet at box { $where }
spot-three-bets = Three bets at box { $where }
spot-bet-one = Bet number 1 at box { $where }
spot-bet-two = Bet number 2 at box { $where }
spot-bet-three = Bet number 3 at box { $where }
choice-best-play = played best
choice-like-the-bank = going on whenever the bank would play
choice-always-go = always going on
choice-pair-or-better = going on only with a pair or better
choice-never-withdraw = never taking a bet back
choice-always-withdraw = always taking both bets back
choice-only-with-a-prize = leaving a bet only with a prize in hand
choice-first-only-with-a-prize = leaving the first bet only with a prize in hand

# Texas poker
bet-texas-bonus = Texas Bonus
spot-texas-bonus = Texas Bonus at box { $where }
choice-by-the-chart = by the chart
choice-pair-or-draw = going on only with a pair or better, or a draw
choice-pair-draw-or-A = and with an ace
choice-pair-draw-or-K = and with a king or higher
choice-pair-draw-or-Q = and with a queen or higher
choice-pair-draw-or-J = and with a jack or higher
choice-pair-draw-or-10 = and with a ten or higher
choice-bonus-never-given-up = never giving up a bonus that is won

# Poker with discard
bet-jackpot = Jackpot
spot-jackpot = Jackpot at box { $where }
choice-discarding-like-the-bank = discarding as the bank must
choice-fixed-pot = fixed, at its least, hands as dealt
choice-progressive-pot = progressive, at its least, hands as dealt
choice-fixed-pot-and-discards = fixed, at its least, discards paid too
choice-progressive-pot-and-discards = progressive, at its least, discards paid too

# Poker without discard
spot-insurance = Insurance at box { $where }
choice-usual-rule = by the usual rule
choice-buying-too = played best, buying a card where that pays
choice-pot-1000 = with a pot of 1,000 stakes
choice-pot-10000 = with a pot of 10,000 stakes

# Pai gow poker
bet-wager = Bet on both hands
spot-wager = Bet at box { $where }
choice-as-the-house = set as the house sets its own
# Chemin de fer
bet-stake = Stake against the bank
bet-line = Stake on the line
bet-punto = Against the bank

# Two cloths
bet-first = First cloth
bet-second = Second cloth
bet-both = Both cloths
bet-first-line = On the line of the first cloth
bet-second-line = On the line of the second cloth
