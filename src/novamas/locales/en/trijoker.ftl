# trijoker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-trijoker = Trijoker
bet-three-bets = Three equal bets
bet-bet-one = Bet number 1
bet-bet-two = Bet number 2
bet-bet-three = Bet number 3
spot-three-bets = Three bets at box { $where }
spot-bet-one = Bet number 1 at box { $where }
spot-bet-two = Bet number 2 at box { $where }
spot-bet-three = Bet number 3 at box { $where }

# -- calls
call-common-card = Common card: { $card }

# -- charts
chart-part-suited = all of one suit

# -- what happened
event-BetWithdrawn = { $who } takes back { $amount } from hand { $hand }.
event-BetWithdrawn-entry = Taken back
event-BetLeft = Hand { $hand } leaves its bet in play.
event-BetLeft-entry = Left in play

# -- in the terminal
play-word-three-bets = three, three bets, trijoker

# -- at the boxes
box-do-LeaveBet = Leave the bet
box-do-WithdrawBet = Take the bet back
box-short-LeaveBet = Leave:
box-short-WithdrawBet = Take back:
console-act-LeaveBet = Leave the bet
console-act-WithdrawBet = Take the bet back

# -- how it is played
trijoker-how-goal = Your { $own } cards and { $common } common ones make a poker hand. There is no bank: you are paid for what the hand is.
trijoker-how-bets = { $bets } equal bets are laid at once.
trijoker-how-first = Having seen your cards, you may take the first bet back or leave it.
trijoker-how-second = A common card is turned over and you may take the second back or leave it. The third always stays.
trijoker-how-end = Every bet that is left is paid the same; with less than that, all that are left are lost.
trijoker-means = { $kept ->
    [yes] This one always stays.
   *[no] You may take it back in time.
} Pays for the whole hand: { $prizes }.

# Where a card goes, for whoever deals
place-left = First common card
place-right = Second common card
