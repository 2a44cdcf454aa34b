# Charts of how a game is best played, for the terminal and the browser: titles, answers, hands by their parts.
chart-hard = Hard totals
chart-pairs = Pairs
chart-against = against
chart-stand = S
chart-draw = H
chart-double = D
chart-double-stand = Ds
chart-split = P
chart-surrender = R
chart-surrender-stand = Rs
chart-legend = S stand, H hit, D double (hit if not allowed), Ds double (else stand), P split, R surrender (hit if not allowed), Rs surrender (else stand)
chart-marks = + go on, – give up, 9+ go on if the other card is a nine or higher
chart-first-bet = Leave the first bet with
chart-second-bet = Leave the second bet with
chart-go = go on
chart-fold = give up
chart-leave = leave it
chart-part-paid = a hand that is paid already
chart-part-straights = { $count ->
    [one] in one straight
   *[other] in { $count } straights
}
chart-part-high = { $count ->
    [one] at least one card that would be paid as a pair
   *[other] at least { $count } cards that would be paid as a pair
}
chart-own-card = higher own card
chart-flop-different = Nothing made, flop of three ranks: the least second card to go on with
chart-flop-pair = Nothing made, pair on the flop: the least second card to go on with
chart-flop-three = Nothing made, three of a kind on the flop: the least second card to go on with
chart-part-flop-of-one-suit = flop of one suit
chart-part-flop-of-two-suits = flop of two suits
chart-part-flop-of-three-suits = flop of three suits
chart-part-three-with-one = three of a suit with one own card
chart-part-three-with-both = three of a suit with both own cards
chart-part-four = four of a suit
chart-go-0 = go on, keep all
chart-go-1 = go on, change one
chart-go-2 = go on, change two
chart-part-hand-royal = royal flush
chart-part-hand-straight-flush = straight flush
chart-part-hand-four = four of a kind
chart-part-hand-full = full house
chart-part-hand-flush = flush
chart-part-hand-straight = straight
chart-part-hand-three = three of a kind
chart-part-hand-two-pair = two pairs
chart-part-hand-pair = pair
chart-part-hand-high-card = no combination
chart-part-hand-straights = { $count ->
    [one] one rank completes a straight
   *[other] several ranks complete a straight
}
chart-part-hand-pairs = { $count ->
    [14] a pair of aces
    [13] a pair of kings
    [12] a pair of queens
    [11] a pair of jacks
   *[other] a pair of { $count }s
}
chart-part-hand-up-to = { $count ->
    [14] up to aces
    [13] up to kings
    [12] up to queens
    [11] up to jacks
   *[other] up to { $count }s
}
chart-buy = always
chart-part-high-card = nothing made
chart-part-pair = a pair
chart-part-two-pair = two pairs
chart-part-three = three of a kind
chart-part-straight = a straight
chart-part-flush = a flush
chart-part-four-suited = four or more of one suit
chart-part-completed = { $count ->
    [one] one rank completes a straight
   *[other] two or more ranks complete a straight
}
chart-part-five-aces = five aces
chart-part-nothing = nothing
chart-way-five-aces = a pair of kings low, else two aces
chart-way-nothing = the highest above, the next two low

# The bank's chart where a player is the bank
chart-bank-law = The bank’s chart, as the law has it
chart-bank-best = Best for the bank, against the best punto
chart-punto-best = What is best for the punto
chart-against-bank = bank
chart-against-punto = score
chart-either = O
chart-legend-bank = Down the bank’s score, across the punto’s third card (– if he stood): H card, S stand, O as the banker likes; a percentage is how often to draw
chart-legend-punto = Across the punto’s score: H card, S stand; a percentage is how often to draw
chart-mix-punto = With { $score } the punto draws about { $times } { $times ->
    [one] time
   *[other] times
} in { $of }, in an order that nobody can foresee, and stands otherwise: then no answer of the bank gains on him.
chart-mix-stood = With { $score } against a punto who stood the banker draws about { $times } { $times ->
    [one] time
   *[other] times
} in { $of }, in an order that nobody can foresee: then the punto gains nothing by any choice of his.
chart-mix-bank = With { $score } against a third card of { $third } the banker draws about { $times } { $times ->
    [one] time
   *[other] times
} in { $of }, in an order that nobody can foresee: then the punto gains nothing by any choice of his.
