# Cards in words: "seven of hearts"; and the shoe from which they come.
card-name = { $rank } of { $suit }
card-hidden = face-down card
card-joker = joker
card-none = no cards
card-rank-A = ace
card-rank-2 = two
card-rank-3 = three
card-rank-4 = four
card-rank-5 = five
card-rank-6 = six
card-rank-7 = seven
card-rank-8 = eight
card-rank-9 = nine
card-rank-10 = ten
card-rank-J = jack
card-rank-Q = queen
card-rank-K = king
card-suit-S = spades
card-suit-H = hearts
card-suit-D = diamonds
card-suit-C = clubs

shoe-number = Shoe { $number }
shoe-left = { $left ->
    [one] one card left
   *[other] { $left } cards left
}
shoe-stopped = the stop card is out
shoe-none = No shoe yet

# Punto y banca
punto-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
punto-covered = face down
punto-no-cards = no cards
punto-wins = wins
punto-ties = tie
punto-draws = third card
punto-stands = stands
punto-holder = Shown by { $who }
punto-dealer = Dealt by { $who }
punto-uncut = The pack has still to be cut.
punto-first-comes = The first card is shown.
punto-burns = { $burns ->
    [one] One card is burnt.
   *[other] { $burns } cards are burnt.
}
punto-letter-player = P
punto-letter-bank = B
punto-letter-tie = T
punto-road = Earlier coups
punto-road-shoe = Coups of this shoe
punto-road-counts = P { $player } · B { $bank } · T { $tie }
punto-road-empty = None yet.
punto-kept = What the house keeps
punto-third = When a third card is drawn
punto-third-player = The player draws with { $draws } and stands with { $stands }. With { $naturals } in either hand nobody draws.
punto-third-bank = The bank, by its points (rows) and the player’s third card (columns)
punto-third-points = The bank’s points
punto-third-stood = the player has stood
punto-third-c = C
punto-third-p = ·
punto-third-key = C: the bank draws. The last column is for a player who has stood.

# Trente et quarante
trente-row = Row of { $row }
trente-total = total: { $total }
trente-lead = { $colour ->
    [red] The first card is red.
   *[black] The first card is black.
}
trente-wins = { $row ->
    [red] Red wins
   *[black] Black wins
} and { $chance ->
    [colour] colour wins.
   *[inverse] inverse wins.
}
trente-tie = Void: both sides have the same total.
trente-refait = { $total } on both sides.
trente-stopped = The red card is out: the round does not count.
trente-insurance = Insurance
trente-insurance-is = For { $part } of the bet, from { $least } on, it is safe from { $total } on both sides.
trente-insure = Insure { $spot }, { $amount }
trente-insured = { $spot }, insured
trente-plate-red-colour = RC
trente-plate-red-inverse = RI
trente-plate-black-colour = BC
trente-plate-black-inverse = BI
trente-plate-tie = =
trente-plate-refait = 31
