# Póker contra a casa no navegador: a mesa, as mans, o que se decide.
poker-kind-royal = escaleira real
poker-kind-straight-flush = escaleira de cor
poker-kind-four = póker
poker-kind-full = full
poker-kind-flush = cor
poker-kind-straight = escaleira
poker-kind-three = trío
poker-kind-two-pair = dobre parella
poker-kind-pair = parella
poker-kind-high-card = carta maior
poker-made = { $kind } de { $ranks }
poker-brief-royal = real
poker-brief-straight-flush = esc. de cor
poker-brief-four = póker { $ranks }
poker-brief-full = full
poker-brief-flush = cor
poker-brief-straight = escaleira
poker-brief-three = trío { $ranks }
poker-brief-two-pair = dobre { $ranks }
poker-brief-pair = parella { $ranks }
poker-brief-high-card = alta { $ranks }
poker-plate-royal = ER
poker-plate-straight-flush = EC
poker-plate-four = PK
poker-plate-full = FU
poker-plate-flush = CO
poker-plate-straight = ES
poker-plate-three = TR
poker-plate-two-pair = DP
poker-plate-pair = PA
poker-plate-high-card = CM
poker-state-in = vai
poker-state-out = retírase
poker-result-won = gaña
poker-result-unopposed = gaña: a banca non xoga
poker-result-tied = empata
poker-result-lost = perde
poker-result-punished = sancionada
poker-result-withdrawn = retirada
poker-bank-plays = xoga
poker-bank-idle = non xoga
poker-common = Cartas comúns
poker-line = { $spot }: { $made }, { $result }
poker-line-fed = Apostas do jackpot
poker-pays = O que se paga
poker-hand = Combinación
poker-from = desde { $rank }: { $pays }
poker-bank-least = A banca xoga desde
poker-second-is = A 2.ª aposta é
poker-antes = { $count ->
    [one] o ante
   *[other] { $count } veces o ante
}
poker-pot = Jackpot da mesa

# Impreso no pano
poker-print-bank = A banca xoga desde { $hand }
poker-print-paid = Págase desde { $hand }
poker-print-ante = ANTE
poker-print-second = 2.ª
poker-print-par-plus = P+
poker-print-texas-bonus = TXB
poker-print-jackpot = JP
poker-print-insurance = SEG
poker-print-bet-one = 1
poker-print-bet-two = 2
poker-print-bet-three = 3

# O que se decide
box-do-Go = Vou, con { $amount }
box-do-Fold = Paso
box-do-LeaveBet = Deixar a aposta
box-do-WithdrawBet = Retirar a aposta
box-do-Discard = { $count ->
    [0] Servido: non cambio
    [one] Cambiar unha carta
   *[other] Cambiar { $count } cartas
}
box-do-BuyCard = Mercar unha carta por { $amount }
box-short-Go = Vou:
box-short-Fold = Paso:
box-short-LeaveBet = Deixar:
box-short-WithdrawBet = Retirar:
poker-pick-Discard = Escolla as cartas que cambia, { $most } como moito.
poker-pick-BuyCard = Ou escolla a carta que dá por outra.

# Na consola
console-act-Go = Vou
console-act-Fold = Paso
console-act-LeaveBet = Deixar a aposta
console-act-WithdrawBet = Retirar a aposta
console-act-Discard = Descartarse
console-act-BuyCard = Mercar unha carta
console-act-LinkPots = Anotar os outros jackpots
console-does-LinkPots = Os jackpots das outras mesas do carrusel suman este importe.
console-act-PayElsewhere = Pagar un premio doutra mesa
console-does-PayElsewhere = A parte deste jackpot nun premio gañado noutra mesa vai á caixa.
console-field-place = Onde
console-field-number = Carta número
value-place-bank = a banca
value-place-common = cartas comúns
value-place-left = a primeira carta común
value-place-right = a segunda carta común
value-place-hand = a man { $box }
