# trijoker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-trijoker = Trijoker
bet-three-bets = Tres apuestas iguales
bet-bet-one = Apuesta número 1
bet-bet-two = Apuesta número 2
bet-bet-three = Apuesta número 3
spot-three-bets = Tres apuestas en la plaza { $where }
spot-bet-one = Apuesta número 1 de la plaza { $where }
spot-bet-two = Apuesta número 2 de la plaza { $where }
spot-bet-three = Apuesta número 3 de la plaza { $where }

# -- calls
call-common-card = Carta común: { $card }

# -- charts
chart-part-suited = todas del mismo palo

# -- what happened
event-BetWithdrawn = { $who } retira { $amount } de la mano { $hand }.
event-BetWithdrawn-entry = Retirada
event-BetLeft = La mano { $hand } deja su apuesta en juego.
event-BetLeft-entry = En juego

# -- in the terminal
play-word-three-bets = tres apuestas, tres

# -- at the boxes
box-do-LeaveBet = Dejar la apuesta
box-do-WithdrawBet = Retirar la apuesta
box-short-LeaveBet = Dejar:
box-short-WithdrawBet = Retirar:
console-act-LeaveBet = Dejar la apuesta
console-act-WithdrawBet = Retirar la apuesta
