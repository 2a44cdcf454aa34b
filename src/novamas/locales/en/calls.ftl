# What the croupier says aloud. The laws ask for Spanish words; these are for those who do not know them.

call-hagan-juego = Place your bets, please
call-hagan-sus-apuestas = Place your bets
call-estan-hechas = Are the bets placed?
call-no-va-mas = No more bets
call-tirada-nula = Void spin
call-last-rounds = { $rounds ->
    [1] Last round
   *[other] The last { $rounds } rounds
}
call-last-shooter = Last shooter
call-last-shoe = Last shoe
call-last-at-old-minimum = { $rounds ->
    [1] Last round at the present minimum
   *[other] The last { $rounds } rounds at the present minimum
}
call-new-minimum = The minimum is now { $minimum }

call-even-chances = { $colour ->
    [red] Red
   *[black] Black
}, { $parity ->
    [even] even
   *[odd] odd
} and { $half ->
    [low] low
   *[high] high
}
call-even-chance = { $chance ->
    [red] Red
    [black] Black
    [even] Even
    [odd] Odd
    [low] Low
   *[high] High
}
call-position = { $symbol ->
    [joker-red] Red joker
    [joker-black] Black joker
    [joker] Joker
   *[other] { $symbol }
}

call-number = { $number ->
    [0] Zero
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
    [13] Thirteen
    [14] Fourteen
    [15] Fifteen
    [16] Sixteen
    [17] Seventeen
    [18] Eighteen
    [19] Nineteen
    [20] Twenty
    [21] Twenty-one
    [22] Twenty-two
    [23] Twenty-three
    [24] Twenty-four
    [25] Twenty-five
    [26] Twenty-six
    [27] Twenty-seven
    [28] Twenty-eight
    [29] Twenty-nine
    [30] Thirty
    [31] Thirty-one
    [32] Thirty-two
    [33] Thirty-three
    [34] Thirty-four
    [35] Thirty-five
    [36] Thirty-six
   *[other] { $number }
}

# Craps
call-ya-no-va-mas = No more bets
call-total = { $total ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
   *[other] { $total }
}

# Punto y banca, trente et quarante
call-player-total = Player, { $points }
call-bank-total = Bank, { $points }
call-player-stands = The player stands… { $points }
call-card-for-player = Card for the player
call-bank-stands = The bank stands… { $points }
call-card-for-bank = Card for the bank
call-player-wins = Player { $player }, bank { $bank }: the player wins
call-bank-wins = Player { $player }, bank { $bank }: the bank wins
call-tie = Player { $player }, bank { $bank }: tie
call-red-loses = Red loses
call-colour-loses = Colour loses

# Blackjack
call-card = Card?
call-insurance = Insurance?
call-last-shoe-at-old-minimum = Last shoe at the present minimum

# Poker against the house
call-void-round = The round is void
call-bank-plays = The bank plays, with { $hand ->
    [royal] a royal flush
    [straight-flush] a straight flush
    [four] four of a kind
    [full] a full house
    [flush] a flush
    [straight] a straight
    [three] three of a kind
    [two-pair] two pairs
    [pair] a pair
   *[high-card] its high card
}
call-bank-does-not-play = The bank does not play, with { $hand ->
    [royal] a royal flush
    [straight-flush] a straight flush
    [four] four of a kind
    [full] a full house
    [flush] a flush
    [straight] a straight
    [three] three of a kind
    [two-pair] two pairs
    [pair] a pair
   *[high-card] its high card
}

# Texas poker

# Poker with discard
call-voy = I go on
call-paso = I give up
call-discards = Discards, please

# Pai gow poker
call-commission = { $tenths ->
    [0] The commission is { $percent } %
   *[other] The commission is { $percent }.{ $tenths } %
}
# Chemin de fer
call-las-cartas-pasan = Ladies and gentlemen, the cards pass
call-carta = Card
call-no = No
call-hay-en-la-banca = There is { $amount } in the bank
call-banco = Banco
call-punto-score = Punto: { $points }
call-bank-score = Bank: { $points }
call-coup-punto = The punto wins
call-coup-bank = The bank wins
call-coup-tie = Tie
call-coup-void = Void coup
