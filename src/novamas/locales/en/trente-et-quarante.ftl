# trente-et-quarante: every word of its own. What it shares stands with what it is built on.

# Why a table cannot be opened like this
bad-insured-by-law = The law says from which bet on insurance is taken, not the house.
bad-insured-from-money = Insurance begins at an amount of money.

# -- bets and spots
game-trente-et-quarante = Trente et quarante
bet-refait = Thirty-one on both sides

# -- calls
call-row-totals = { $black ->
    [31] One
    [32] Two
    [33] Three
    [34] Four
    [35] Five
    [36] Six
    [37] Seven
    [38] Eight
    [39] Nine
    [40] Forty
   *[other] { $black }
}, { $red ->
    [31] one
    [32] two
    [33] three
    [34] four
    [35] five
    [36] six
    [37] seven
    [38] eight
    [39] nine
    [40] forty
   *[other] { $red }
}
call-red-wins = Red wins
call-colour-wins = Colour wins
call-winning-chances = { $row ->
    [red] Red
   *[black] Black
} and { $chance ->
    [colour] colour
   *[inverse] inverse
} win

# -- at the console
console-act-InsureBet = Insure a bet

# -- what happened
event-why-premium = insurance
event-BetInsured = { $who } insures a bet for { $amount }.
event-BetInsured-entry = Insurance
event-RowsDecided = Black { $black }, red { $red }: { $result ->
    [red-colour] red and colour win.
    [red-inverse] red and inverse win.
    [black-colour] black and colour win.
    [black-inverse] black and inverse win.
    [refait] thirty-one on both sides, which is zero’s.
   *[tie] void.
}
event-RowsDecided-entry = Result
event-PremiumsKept = The house keeps what was deposited for insurance: { $amount }.
event-PremiumsKept-entry = Insurance
event-PremiumsReturned = What was deposited for insurance goes back: { $amount }.
event-PremiumsReturned-entry = Insurance
event-StopCardOut = The red card appears: the round is void and the last { $counted } cards are counted.
event-StopCardOut-entry = Red card

# -- in the office
office-option-insured-from = Insurance from this bet on

# -- refusals
refused-cannot-be-insured = This bet cannot be insured.
refused-insured-when-laid = A bet is insured when it is laid, not later.
refused-bet-insured = This bet is insured: nothing can be added to it.
refused-no-insurance = Bets cannot be insured at this table.

# -- how it is played
trente-how-rows = You hold no cards. The croupier lays two rows, one called black and one red, the { $first ->
    [black] black
   *[red] red
} first. Each row goes on until it counts { $reaches } or more.
trente-how-points = The ace counts { $ace }, court cards { $courts }, the others their pips. The colour of the cards does not matter for a row: black and red are only names.
trente-how-wins = The row nearest to { $nearest } wins. Whoever bet on black is paid if the black row wins, whoever bet on red if the red one does.
trente-how-colour = Colour and inverse also look at the first card of the { $first ->
    [black] black
   *[red] red
} row. If it has the colour of the winning row, colour wins; if not, inverse does.
trente-how-pays = All four pay { $pays }. If both rows count the same the round is void: nobody wins or loses.
trente-how-refait = Except with { $refait } on both sides: then bets lose half or stay in prison until the next round. That is all the house lives on: { $edge } of the stakes.
trente-means-red = Wins if the red row ends nearer to { $nearest } than the black one.
trente-means-black = Wins if the black row ends nearer to { $nearest } than the red one.
trente-means-colour = Wins if the first card of the { $first ->
    [black] black
   *[red] red
} row has the colour of the row that wins.
trente-means-inverse = Wins if the first card of the { $first ->
    [black] black
   *[red] red
} row does not have the colour of the row that wins.

trente-came = Black { $black }, red { $red }: { $result ->
    [red-colour] red and colour win
    [red-inverse] red and inverse win
    [black-colour] black and colour win
    [black-inverse] black and inverse win
    [refait] 31 each, half or prison
   *[tie] tie, nobody wins or loses
}{ $lead ->
    [red] {" "}(first card red)
    [black] {" "}(first card black)
   *[none] {""}
}
# What came, in words
trente-came-red-colour = red and colour
trente-came-red-inverse = red and inverse
trente-came-black-colour = black and colour
trente-came-black-inverse = black and inverse
trente-came-tie = tie
trente-came-refait = tie at thirty-one

# Where a card goes, for whoever deals
place-black = Black
place-red = Red
