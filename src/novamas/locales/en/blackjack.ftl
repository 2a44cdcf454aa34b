# Blackjack and triple blackjack in the browser: the table, the hands, what is decided.
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
