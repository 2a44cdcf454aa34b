# punto-banca: every word of its own. What it shares stands with what it is built on.

# Why a table cannot be opened like this
bad-no-layout = This law knows no { $layout } table; it has: { $known }.
bad-nobody-stands = Nobody plays standing at this table.
bad-other-dealer = At this table the cards are not dealt by the { $dealer ->
    [croupier] croupier
    [players] players
   *[other] { $dealer }
}.
bad-no-multiples = This law does not let the house ask for multiples of the minimum.
bad-place-kept = Place { $place } cannot be left out.
bad-no-six-form = This law knows no game without commission.
bad-six-commission = A game without commission has none.
bad-bank-commission = The deduction from a winning bet on the bank is { $least } to { $most } thousandths, not { $value }.
bad-bank-commission-exact = The deduction from a winning bet on the bank is { $most } thousandths, not { $value }.

# -- bets and spots
game-punto-banca = Punto banca

# -- calls
call-comienza-la-jugada = The coup begins
call-cartas = Cards

# -- at the console
console-act-TakeShoe = Take the shoe
console-act-PassShoe = Let the shoe pass
console-act-ShowHand = Show the cards
console-act-VoidCoup = Void the coup
console-does-VoidCoup = The coup does not count; every stake goes back and the cards are out of play.
console-outcome-VoidCoup = void coup

# -- what happened
event-ShoeTaken = { $who } takes the shoe, at place { $place }.
event-ShoeTaken-entry = Shoe
event-ShoeDeclined = { $who } lets the shoe pass.
event-ShoeDeclined-entry = Shoe
event-ShoeLost = The bank has lost: { $who } gives up the shoe.
event-ShoeLost-entry = Shoe
event-HandsGiven = The hands have their holders.
event-HandsGiven-entry = Hands
event-HandTurned = { $hand ->
    [player] The player’s hand is turned up.
   *[bank] The bank’s hand is turned up.
}
event-HandTurned-entry = Hand
event-HandShown = { $hand ->
    [player] The player shows { $cards }: { $points }.
   *[bank] The bank shows { $cards }: { $points }.
}
event-HandShown-entry = Hand
event-HandStands = { $hand ->
    [player] The player stands with { $points }.
   *[bank] The bank stands with { $points }.
}
event-HandStands-entry = Stands
event-CardCalled = { $hand ->
    [player] A third card for the player.
   *[bank] A third card for the bank.
}
event-CardCalled-entry = Third card
event-CoupDecided = { $result ->
    [player] The player wins, { $player } against { $bank }.
    [bank] The bank wins, { $bank } against { $player }.
   *[tie] Tie at { $player }.
}
event-CoupDecided-entry = Result
event-Deducted = The house keeps its part of { $bets ->
    [one] one winning bet
   *[other] { $bets } winning bets
} on the bank.
event-Deducted-entry = Commission

# -- in the office
office-option-skip = Places left out
office-option-dealer = Who deals

# -- in the terminal
play-temper-tie-lover = hopes for a tie

# -- refusals
refused-shoe-not-offered = The shoe is not offered to you now.
refused-no-hand-to-show = You have no hand to show now.

# -- how it is played
punto-how-goal = Two hands are dealt, punto and bank, and the one nearest to { $target } wins. You hold neither: you bet on which will win, or that they tie.
punto-how-points = The ace counts { $ace }; court cards and tens { $tens }; the others their pips. Only the last digit of the sum counts: 15 is 5.
punto-how-third = Two cards to each hand. { $naturals } decides at once. Otherwise the punto draws with { $draws }, and the bank by the chart: nobody chooses.
punto-how-pays = The punto pays { $player }, the tie { $tie }. When they tie, bets on punto and bank are not lost.
punto-how-pays-no-tie = The punto pays { $player }. When they tie, nothing is lost.
punto-how-commission = The bank wins a little more often; that is why the house keeps { $part } of what a bet on it wins.
punto-how-six = The bank wins a little more often; that is why it pays only { $part } when it wins with { $score }.
punto-how-edge = Of the stakes the house keeps { $bank } on the bank and { $player } on the punto in the long run.
punto-means-player = Wins if the punto ends nearer to { $target } than the bank. On a tie it comes back.
punto-means-bank = Wins if the bank ends nearer to { $target } than the punto. On a tie it comes back.
punto-means-tie = Wins only if both hands end equal.

punto-came = Punto { $player }, bank { $bank }: { $result ->
    [player] punto wins
    [bank] bank wins
   *[tie] tie
}
# What came, in words
punto-came-player = player wins
punto-came-bank = banker wins
punto-came-tie = tie

# Where a card goes, for whoever deals
place-player = Punto
