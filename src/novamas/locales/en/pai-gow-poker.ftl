# pai-gow-poker: every word of its own. What it shares stands with what it is built on.

# Why a table cannot be opened like this
bad-commission-range = The commission is { $least } to { $most } thousandths of a winning bet, not { $value }.
bad-commission-exact = The commission is { $most } thousandths of a winning bet, not { $value }.
bad-maximum-in-minima = The maximum is 1 to { $most } minima.
bad-against-bank = Against a player's bank the house bets what anybody may.

# -- bets and spots
game-pai-gow-poker = Pai gow poker
bet-wager = Bet on both hands
spot-wager = Bet at box { $where }
choice-as-the-house = set as the house sets its own

# -- calls
call-dice-total = The dice make { $number }

# -- charts
chart-house-way = How the house sets its cards: the first line that fits
chart-part-four-alike = four of a kind
chart-part-twice-three = twice three of a kind
chart-part-full-house = three of a kind and a pair
chart-part-three-pairs = three pairs
chart-part-two-pairs = two pairs
chart-part-straight-or-flush = a straight or a flush
chart-part-three-alike = three of a kind
chart-part-one-pair = a pair
chart-way-four-alike = a pair beside it low; else together up to sixes, to tens with an ace, to kings with an ace and a queen
chart-way-twice-three = a pair of the higher low
chart-way-full-house = the highest pair low
chart-way-three-pairs = the highest pair low
chart-way-two-pairs = together only if small, with a king or an ace beside them; else the lower low
chart-way-straight-or-flush = the one that leaves the best two cards
chart-way-three-alike = together; one of three aces low
chart-way-one-pair = the pair above, the two highest others low

# -- at the console
console-act-SetHand = Set the house’s hands
console-act-AcceptBank = Take the bank
console-act-PassBank = Let the bank go on

# -- what happened
event-BankAccepted = The bank is held by { $who }, with { $amount } to cover it.
event-BankAccepted-entry = Bank
event-BankPassed = { $who } lets the bank go on.
event-BankPassed-entry = Bank
event-DiceCounted = The dice decide who gets the first hand.
event-DiceCounted-entry = Dice
event-RestCounted = The { $cards } cards that are left over are put away.
event-RestCounted-entry = Cards left over
event-HandSet = { $hand ->
    [bank] The croupier sets the house’s hands.
   *[other] Hand { $hand } is set.
}
event-HandSet-entry = Set
event-SetTurned = Hand { $hand } shows { $cards }.
event-SetTurned-entry = Cards
event-HandCompared = { $result ->
    [won] Hand { $hand } wins both: { $won }.
    [lost] Hand { $hand } loses: { $amount }.
   *[other] Hand { $hand } wins one and not the other: { $people } go back.
}
event-HandCompared-entry = Comparison
event-BankCompared = The player’s bank is compared with the croupier’s hands: { $people } to the bank, { $house } to the house.
event-BankCompared-entry = Comparison
event-CoverReturned = The bank gets back what covered the bets: { $amount }.
event-CoverReturned-entry = Cover

# -- in the office
office-option-players-bank = The bank is offered to the players
office-option-house-way = The croupier sets the house’s cards by a written way

# -- in the terminal
play-word-wager = bet, box, hand
play-temper-low-loader = loads the low hand

# -- at the boxes
box-do-SetHand = Set the hands
box-do-SetHand-sure = Set them so, and lose
box-do-AcceptBank = Take the bank with { $amount }
box-do-PassBank = Let it go on

# -- refusals
refused-bank-bets-nothing = Whoever holds the bank lays no bet: the bank covers those of others.
refused-bad-setting = A low hand has two of the seven cards, each named once.
