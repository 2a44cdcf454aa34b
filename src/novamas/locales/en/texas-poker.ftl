# texas-poker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-texas-poker = Texas poker
bet-texas-bonus = Texas Bonus
spot-texas-bonus = Texas Bonus at box { $where }
choice-bonus-never-given-up = never giving up a bonus that is won

# -- calls
call-no-voy = I do not go on
call-flop = The flop
call-any-texas-bonus = Any winner of the Texas Bonus?
call-turn-and-river = Turn and river

# -- charts
chart-part-gutshot = one rank completes a straight
chart-part-open-ended = two ranks complete a straight

# -- at the console
console-act-Miscount = Wrong number of cards, put right
console-does-Miscount = The hand has been put right in time; the round goes on.
console-outcome-Miscount = put right
console-act-CardsTouched = The cards of two players touched
console-does-CardsTouched = Both hands leave the round; their bets are lost or go back, as the law is read.
console-outcome-CardsTouched = hands withdrawn

# -- what happened
event-cause-missing-card = a card is missing from the deck
event-cause-bad-deck = a defective deck
event-CountPutRight = A hand with a wrong number of cards has been put right.
event-CountPutRight-entry = Put right
event-HandsWithdrawn = Two hands whose cards touched leave the round: { $house } to the house, { $people } go back.
event-HandsWithdrawn-entry = Withdrawn

# -- in the terminal
play-word-texas-bonus = texas bonus, bonus, txb
play-temper-lover-of-bonuses = bets on the bonus too

# -- how it is played
texas-how-goal = { $own } cards of your own and { $common } for all: the best hand of { $cards } counts. The bank does the same with its own.
texas-how-ante = Before the cards lay an ante. Yours are dealt and { $flop } common ones are turned over.
texas-how-bank = The bank plays only with { $least } or better. If it has less, the ante is paid all the same and the second bet comes back.
texas-how-pays = If you win, the second bet pays { $second } and the ante by your hand: { $prizes }. If you lose, both are lost.
texas-how-bonus = The Texas Bonus, apart, looks at your two cards and the first common ones: { $prizes }.
texas-means-ante = If you beat the bank, or it has too little, pays by your hand: { $prizes }. Lost if you do not go on or the bank wins.
texas-means-bonus = Looks at your two cards and the first common ones, whatever comes later: { $prizes }.
