# trijoker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-trijoker = Trijoker
bet-three-bets = Tres apostas iguais
bet-bet-one = Aposta número 1
bet-bet-two = Aposta número 2
bet-bet-three = Aposta número 3
spot-three-bets = Tres apostas na casa { $where }
spot-bet-one = Aposta número 1 da casa { $where }
spot-bet-two = Aposta número 2 da casa { $where }
spot-bet-three = Aposta número 3 da casa { $where }

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

# -- como se xoga
trijoker-how-goal = As súas { $own } cartas e { $common } comúns fan unha man de póker. Non hai banca: págaselle polo que sexa a man.
trijoker-how-bets = Póñense { $bets } apostas iguais dunha vez.
trijoker-how-first = Vistas as súas cartas, pode retirar a primeira aposta ou deixala.
trijoker-how-second = Descóbrese unha carta común e pode retirar a segunda ou deixala. A terceira queda sempre.
trijoker-how-end = Cada aposta que quede cobra o mesmo; con menos ca iso, todas as que queden pérdense.
trijoker-means = { $kept ->
    [yes] Esta queda sempre.
   *[no] Pode retirala a tempo.
} Paga pola man enteira: { $prizes }.

# Where a card goes, for whoever deals
place-left = Primeira carta común
place-right = Segunda carta común
