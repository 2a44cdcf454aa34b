# Blackjack and triple blackjack in the browser: the table, the hands, what is decided.

# Why a table cannot be opened like this
bad-vacant-for-players = Players may bet on vacant boxes, whatever the house says.
bad-surrender-for-players = Players may give a hand up, whatever the house says.
bad-stop-card = At least { $least } cards lie behind the stop card, and some before it; not { $value }.
bad-shuffler-stop-card = A machine that shuffles all the time has no stop card.
bad-no-pairs = This law knows no bet on pairs.
bad-pairs-minimum = The minimum on pairs is at least { $least } per cent of the table's, not { $value }.
bad-no-accumulated = This law knows no accumulated bet.
bad-accumulated-share = The accumulated bet is at most { $most } per cent of the minimum, not { $value }.
bad-prize-below = The prize of { $prize ->
    [one] one seven
    [two] two sevens
    [two-suited] two sevens of a suit
    [three] three sevens
   *[other] three sevens of a suit
} is at least { $due }, not { $given }.
bad-no-growing-pot = This law knows no pot that grows.

bj-natural = Blackjack
bj-natural-short = BJ
bet-BJ = blackjack of the bank
bj-doubled = doubled
bj-even-money = even money
bj-result-won = wins
bj-result-natural = blackjack
bj-result-lost = loses
bj-result-tied = ties
bj-result-over = over
bj-result-surrendered = given up
bj-pairs-complete = complete pair
bj-pairs-colour = pair of a colour
bj-pairs-incomplete = incomplete pair
bj-accumulated-pot = three sevens of a suit
bj-accumulated-three = three sevens
bj-accumulated-two-suited = two sevens of a suit
bj-accumulated-two = two sevens
bj-accumulated-one = one seven
bj-bank = Bank: { $points }
bj-bank-over = Bank: { $points }, over
bj-stage = plays for box { $stage } of { $stages }
bj-stage-short = box { $stage } of { $stages }
bj-box-stage = Box { $box }, stake { $stage }
bj-insured-by = Insurance of { $name }
bj-line = { $points ->
    [none] { $spot }: { $result }
   *[other] { $spot }: { $points }, { $result }
}
bj-line-insurance = { $result ->
    [won] Insurances: paid
   *[lost] Insurances: lost
}

# Printed on the cloth
bj-print-natural = Blackjack pays { $pays }
bj-print-insurance = Insurance pays { $pays }
bj-print-pairs = P
bj-print-accumulated = 777

# What is decided
box-do-Draw = Card
box-do-Stay = Stand
box-do-DoubleDown = Double to { $amount }
box-do-SplitPair = Split, { $amount } more
box-do-Surrender = Give up
box-do-TakeEvenMoney = Take even money
box-do-PlayOn = No, play on
box-do-Insure = Insure for { $amount }
box-short-Draw = Card:
box-short-Stay = Stand:
box-short-DoubleDown = Double:
box-short-SplitPair = Split:
box-short-Surrender = Give up:
box-short-TakeEvenMoney = Even money:
box-short-PlayOn = Play on:
bj-insure = Insurance? It pays { $pays }.
bj-insure-amount = Amount of the insurance

# The chart
strategy-long-stand = stand
strategy-long-draw = card
strategy-long-double = double, or card
strategy-long-double-stand = double, or stand
strategy-long-split = split
strategy-long-surrender = give up, or card
strategy-long-surrender-stand = give up, or stand
library-charts = How it is best played
library-charts-note = With a full shoe, and no cards seen but one’s own and the bank’s.
library-charts-show = See the charts: { $law }

# In the console
console-act-Draw = Card
console-act-Stay = Stand
console-act-DoubleDown = Double
console-act-SplitPair = Split
console-act-Surrender = Give up
console-act-Insure = Insure
console-act-TakeEvenMoney = Take even money
console-act-PlayOn = Play on without insurance
console-act-Follow = Follow a raise
console-act-Consent = Let somebody bet on a box
console-does-Consent = Somebody whose box it is not may bet on it, or gets their stake back.
console-act-CloseVacantBoxes = Close the vacant boxes
console-does-CloseVacantBoxes = Nobody else may bet on a box without a player; what lies there plays.
console-act-OpenVacantBoxes = Open the vacant boxes
console-does-OpenVacantBoxes = Players may bet again on boxes without a player.
console-act-DeclineCut = Not cut
console-act-SeedPot = Fill the pot
console-does-SeedPot = The cage brings money for the pot of the accumulated bet.
console-act-CarryPot = Take the pot away
console-does-CarryPot = The pot goes to the cage, for another table.
console-field-guest = Who
console-field-box = Box
console-field-yes = May they bet?
console-phase-asking = Insurance, giving up
console-phase-playing = Hands
console-phase-bank = Bank
console-now-asking = Insurance? Does anybody give up?
console-now-playing = The hands ask for cards.
console-now-following = Do the others follow?
console-now-bank = The bank plays.
value-true = yes
value-false = no

# -- bets and spots
game-blackjack = Blackjack
game-triple-blackjack = Triple blackjack
bet-accumulated = Accumulated bet
spot-accumulated = Accumulated bet at box { $where }
choice-by-cards = played best by its cards
choice-by-totals = played best by its total
choice-no-surrender = never given up
choice-no-doubling = never doubled
choice-no-doubling-aces = never doubled with an ace
choice-no-splitting = never split
choice-insuring = always insured against an ace
choice-never-withdraw = never taking a bet back

# -- calls
call-hand-points = Box { $box }: { $points }
call-bank-points = The bank has { $points }
call-bank-over = The bank is over, with { $points }
call-bank-blackjack = Blackjack for the bank: { $points }
call-last-of-the-shoe = Last hand of the shoe

# -- charts
chart-soft = Totals with an ace that counts eleven
chart-exceptions = Two cards that are better played otherwise than their total

# -- what happened
event-StopCardShown = The stop card comes out: this is the last hand of the shoe.
event-StopCardShown-entry = Stop card
event-CardsReturned = Cards go back to be shuffled and dealt again.
event-CardsReturned-entry = Shuffle
event-InsuranceOffered = The bank shows an ace: insurance is offered.
event-InsuranceOffered-entry = Insurance
event-SurrenderOffered = Hands may be given up.
event-SurrenderOffered-entry = Surrender
event-StakeInsured = { $who } insures for { $amount }.
event-StakeInsured-entry = Insurance
event-EvenMoneyPaid = { $who } takes { $won } at even money for a blackjack.
event-EvenMoneyPaid-entry = Even money
event-HandSurrendered = The hand at { $hand } is given up: { $house } to the house.
event-HandSurrendered-entry = Surrender
event-Answered = { $who } plays on.
event-Answered-entry = Answer
event-TurnBegun = Hand { $hand } has { $points }: a card?
event-TurnBegun-entry = Turn
event-CardDue = { $hand ->
    [bank] A card for the bank.
   *[other] A card for hand { $hand }.
}
event-CardDue-entry = Card
event-StakeRaised = { $who } puts down { $amount } more on hand { $hand }.
event-StakeRaised-entry = Raise
event-HandDoubled = Hand { $hand } is doubled.
event-HandDoubled-entry = Double
event-HandSplit = Hand { $hand } becomes two.
event-HandSplit-entry = Pair
event-HandStood = Hand { $hand } stands on { $points }.
event-HandStood-entry = Stands
event-HandLost = Hand { $hand } goes over with { $points }: { $amount } collected.
event-HandLost-entry = Over
event-StageBegun = The bank plays for box { $stage }.
event-StageBegun-entry = Bank
event-BankStood = The bank ends with { $points }.
event-BankStood-entry = Bank
event-VacantBoxesChanged = { $closed ->
    [yes] The croupier closes the vacant boxes: no bets on them.
   *[no] The croupier opens the vacant boxes.
}
event-VacantBoxesChanged-entry = Vacant boxes
event-InsuranceSettled = Insurance is settled: { $people } to the players, { $house } to the house.
event-InsuranceSettled-entry = Insurance
event-PairsSettled = { $result ->
    [complete] A complete pair at box { $box }: { $won }.
    [colour] A pair of one colour at box { $box }: { $won }.
    [incomplete] An incomplete pair at box { $box }: { $won }.
   *[other] No pair at box { $box }: { $amount } collected.
}
event-PairsSettled-entry = Pairs
event-SevensSettled = { $result ->
    [pot] Three sevens of a suit: { $who } wins the pot.
    [three] Three sevens: { $who } wins { $won }.
    [two-suited] Two sevens of a suit: { $who } wins { $won }.
    [two] Two sevens: { $who } wins { $won }.
    [one] A seven: { $who } wins { $won }.
   *[other] No seven: the accumulated bet of { $amount } is collected.
}
event-SevensSettled-entry = Accumulated bet

# -- on the floor
floor-group-blackjack = Blackjack

# -- in the office
office-option-reserve = Cards behind the stop card
office-option-pairs-minimum = Minimum on pairs, %
office-option-pairs-minimum-then = Of the minimum of the table.
office-option-pairs-maximum = Maximum on pairs
office-option-pairs-maximum-then = So many times the minimum.
office-option-accumulated = Stake of the accumulated bet, %
office-option-accumulated-then = Of the minimum of the table; 0: it is not played.

# -- in the terminal
play-temper-scholar = plays by the book, on two boxes

# -- refusals
refused-first-box-needed = Bet on the first of the three boxes before { $value }.
refused-above-half = An insurance is at most half of the first stake, { $limit }, not { $value }.
refused-below-half = An insurance is just half of the first stake, { $limit }, not { $value }.
refused-no-even-money = Even money, where the law has it, is for a blackjack against an ace, before anybody gets a third card.
refused-not-your-turn = It is not your turn yet: others are asked first.
refused-no-surrender = The hand cannot be given up now.
refused-no-more-cards = This hand takes no more cards.
refused-no-ace = There is nothing to insure against: the bank shows no ace.
refused-too-late-to-insure = It is too late for an insurance: a third card has been given.
refused-no-pair = Only two cards of the same value can be split.
refused-no-more-splits = This pair cannot be split again.
refused-no-doubling = This hand cannot be doubled.

# -- how it is played
bj-how-goal = Come nearer to { $target } than the bank without going over. You play against it alone, not against the others at the table.
bj-how-points = Court cards and tens count { $tens }; the ace { $low } or { $high }, whichever is better; the others their pips.
bj-how-turn = You get two cards and see one of the bank's. At your turn draw as often as you like, or stand. Over { $target } you lose at once.
bj-how-more = { $any ->
    [yes] Double: twice the stake for just one more card.
   *[no] Double, with { $on }: twice the stake for just one more card.
} Split: two equal cards become two hands, each with its stake.
bj-how-bank = { $stages ->
    [one] The bank plays last and has no choice: it draws until it has { $stands } and stands there.
   *[other] The bank plays last and has no choice: it draws until it has { $stands } and stands there. It does so { $stages } times against your one hand, once for each stake.
}
bj-how-pays = A win pays { $box }. Blackjack, an ace and a ten-card at once, pays { $natural }. On a tie the stake comes back.
bj-means-box = Wins if your hand comes nearer to { $target } than the bank without going over, or if the bank goes over. Blackjack pays { $natural }.
bj-means-pairs = Wins if your first two cards are a pair, whether the hand wins or not.
bj-means-accumulated = Wins if your first cards are sevens: the more, the more it pays.

bj-came = { $points ->
    [BJ] The bank has blackjack
    [over] The bank goes over with { $total }
   *[none] The bank has { $total }
}
bj-own = You: { $hands }
bj-own-natural = blackjack
bj-own-over = over with { $total }
