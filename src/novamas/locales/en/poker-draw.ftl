# poker-draw: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-poker-draw = Poker with draw
choice-discarding-like-the-bank = discarding as the bank must
choice-fixed-pot = fixed, at its least, hands as dealt
choice-fixed-pot-and-discards = fixed, at its least, discards paid too

# -- calls
call-bank-discards = { $cards ->
    [0] The bank keeps its cards
    [one] The bank changes one card
   *[other] The bank changes { $cards } cards
}

# -- charts
chart-draw-hands = What to do with a hand
chart-draw-hands-note = Change one: the card beside four of a suit, else the odd card beside two pairs, else the one beside four to a straight. Change two: the lowest beside cards alike; without any, keep three of a suit, else three in a row, else the three highest.
chart-part-hand-four-suited = four of a suit

# -- what happened
event-Discarded = Hand { $hand } makes its discard.
event-Discarded-entry = Discard
event-BankDiscarded = The bank throws away what its rules tell it to: { $cards }.
event-BankDiscarded-entry = Bank’s discard
event-PotFed = The jackpot changes by { $amount } from the bets on the cloth.
event-PotFed-entry = Jackpot

# -- at the boxes
box-do-Discard = { $count ->
    [0] Keep all cards
    [one] Change one card
   *[other] Change { $count } cards
}
console-act-Discard = Change cards

# -- refusals
refused-bad-discard = Up to two different cards may be changed, by their numbers in the hand; not { $value }.

# -- how it is played
draw-how-goal = { $cards } cards for you and { $cards } for the bank, face down: the better poker hand wins.
draw-how-discard = If you go on, you change up to { $most } of your cards. The bank changes too, without a choice: as the rules tell it.
