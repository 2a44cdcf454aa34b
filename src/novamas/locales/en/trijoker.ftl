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
