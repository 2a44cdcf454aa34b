# What the croupier says aloud. The laws ask for Spanish words; these are for those who do not know them.

call-hagan-juego = Place your bets, please
call-hagan-juego-modificar = Place your bets; you may change those already laid
call-hagan-sus-apuestas = Place your bets
call-estan-hechas = Are the bets placed?
call-no-va-mas = No more bets
call-tirada-nula = Void spin
call-last-rounds = { $rounds ->
    [1] Last round
   *[other] The last { $rounds } rounds
}
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
