# Blackjack and triple blackjack in the browser: the table, the hands, what is decided.
bj-natural = Blackjack
bj-natural-short = BJ
bet-BJ = blackjack of the bank
bj-doubled = doubled
bj-your-turn = your turn
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
bj-bank-name = Bank
bj-bank = Bank: { $points }
bj-bank-over = Bank: { $points }, over
bj-stage = plays for box { $stage } of { $stages }
bj-box = Box { $box }
bj-box-stage = Box { $box }, stake { $stage }
bj-box-of = Box { $box }, { $name }
bj-hands = Hands on the table
bj-seat-of = { $name } sits there.
bj-seat-free = Nobody sits there.
bj-held-by = { $name } leads
bj-free = free
bj-vacant = vacant
bj-waits = waits for consent
bj-pot = Pot
bj-nobody = Nobody has bet here.
bj-box-most = Maximum of the box
bj-role-front = sits here and decides
bj-role-leads = decides
bj-role-stands = standing
bj-role-asks = waits for consent
bj-insured-by = Insurance of { $name }
bj-figures = Work out the house edge
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
bj-sit-at = Sit down at a box:
bj-sit-box = Sit down at box { $box }
bj-asked = Your turn, box { $box }: { $hand }.
bj-do-Draw = Card
bj-do-Stay = Stand
bj-do-DoubleDown = Double to { $amount }
bj-do-SplitPair = Split, { $amount } more
bj-do-Surrender = Give up
bj-do-TakeEvenMoney = Take even money
bj-do-PlayOn = No, play on
bj-do-Follow-yes = Follow with { $amount }
bj-do-Follow-no = Do not follow
bj-do-Consent-yes = Let { $name } bet
bj-do-Consent-no = Do not let { $name }
bj-do-CutPack = Cut
bj-do-DeclineCut = Let another cut
bj-do-Insure = Insure for { $amount }
bj-do-at = { $words } (box { $box })
bj-short-Draw = Card:
bj-short-Stay = Stand:
bj-short-DoubleDown = Double:
bj-short-SplitPair = Split:
bj-short-Surrender = Give up:
bj-short-TakeEvenMoney = Even money:
bj-short-PlayOn = Play on:
bj-short-Follow = Follow:
bj-short-Consent = Consent:
bj-short-CutPack = Cut:
bj-short-DeclineCut = Let another cut:
bj-insure = Insurance? It pays { $pays }.
bj-insure-amount = Amount of the insurance

# The chart
bj-hint = What does the chart say?
bj-counting = Working it out…
bj-advised = says the chart
bj-chart = The chart of this table
strategy-hard = Hard totals
strategy-soft = Totals with an ace that counts eleven
strategy-pairs = Pairs
strategy-exceptions = Two cards that are better played otherwise than their total
strategy-against = against
strategy-stand = S
strategy-draw = H
strategy-double = D
strategy-double-stand = Ds
strategy-split = P
strategy-surrender = R
strategy-surrender-stand = Rs
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
