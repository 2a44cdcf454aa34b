# trijoker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-trijoker = Trijoker
bet-three-bets = Tres apuestas iguales
bet-bet-one = Apuesta número 1
bet-bet-two = Apuesta número 2
bet-bet-three = Apuesta número 3
spot-three-bets = Tres apuestas en la casilla { $where }
spot-bet-one = Apuesta número 1 de la casilla { $where }
spot-bet-two = Apuesta número 2 de la casilla { $where }
spot-bet-three = Apuesta número 3 de la casilla { $where }

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

# -- cómo se juega
trijoker-how-goal = Sus { $own } cartas y { $common } comunes hacen una mano de póquer. No hay banca: se le paga por lo que sume la mano.
trijoker-how-bets = Se ponen { $bets } apuestas iguales de una vez.
trijoker-how-first = Vistas sus cartas, puede retirar la primera apuesta o dejarla.
trijoker-how-second = Se descubre una carta común y puede retirar la segunda o dejarla. La tercera se queda siempre.
trijoker-how-end = Cada apuesta que quede cobra lo mismo; con menos que eso, todas las que queden se pierden.
trijoker-means = { $kept ->
    [yes] Esta se queda siempre.
   *[no] Puede retirarla a tiempo.
} Paga por la mano entera: { $prizes }.

# Where a card goes, for whoever deals
place-left = Primera carta común
place-right = Segunda carta común
