# trijoker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-trijoker = Trijoker
bet-three-bets = Tres apostas iguais
bet-bet-one = Aposta número 1
bet-bet-two = Aposta número 2
bet-bet-three = Aposta número 3
spot-three-bets = Tres apostas na praza { $where }
spot-bet-one = Aposta número 1 da praza { $where }
spot-bet-two = Aposta número 2 da praza { $where }
spot-bet-three = Aposta número 3 da praza { $where }

# -- calls
call-common-card = Carta común: { $card }

# -- charts
chart-part-suited = todas do mesmo pau

# -- what happened
event-BetWithdrawn = { $who } retira { $amount } da man { $hand }.
event-BetWithdrawn-entry = Retirada
event-BetLeft = A man { $hand } deixa a súa aposta en xogo.
event-BetLeft-entry = En xogo

# -- in the terminal
play-word-three-bets = tres apostas

# -- at the boxes
box-do-LeaveBet = Deixar a aposta
box-do-WithdrawBet = Retirar a aposta
box-short-LeaveBet = Deixar:
box-short-WithdrawBet = Retirar:
console-act-LeaveBet = Deixar a aposta
console-act-WithdrawBet = Retirar a aposta
