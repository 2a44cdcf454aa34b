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
call-set-two-hands = Set your two hands
call-house-opens-cards = The house opens its cards
call-hands-meet = The hands are compared

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

# -- how it is played
pai-gow-how-goal = You get { $hold } cards and make two poker hands of them: a high one of { $high } and a low one of { $low }. The bank does the same with its own.
pai-gow-how-set = { $wrong ->
    [lost] You choose the { $low } of the low hand; the rest is the high one. The high hand must be worth more than the low one. Otherwise it loses.
   *[compared] You choose the { $low } of the low hand; the rest is the high one. The high hand must be worth more than the low one.
}
pai-gow-how-compare = Then high is compared with high and low with low. You need both, so it does not help to put all that is good into one.
pai-gow-how-results = { $equal ->
    [lost] If you win both you are paid the stake less the { $part } that the house keeps. If you win one and lose the other the stake comes back. If you lose both it is lost. A hand equal to the bank's is the bank's.
   *[tied] If you win both you are paid the stake less the { $part } that the house keeps. If you win one and lose the other the stake comes back. If you lose both it is lost.
}
pai-gow-how-joker = { $jokers ->
    [0] There is no joker.
   *[other] The joker is an ace, or completes a straight or a flush.
}
pai-gow-how-dice = The { $dice } dice only say who is dealt to first; they change nothing else.{ $bank ->
    [yes] {" "}The bank is offered round: with it you play against the others, and you may let it pass.
   *[no] {""}
}
pai-gow-means = Wins if both your high and your low hand beat the bank's: pays the stake less { $part }. With one won and one lost it comes back.
