# Póker contra a casa no navegador: a mesa, as mans, o que se decide.

# Por que unha mesa non pode abrirse así
bad-jackpot-share = A aposta do jackpot é como máximo o { $most } por cento do mínimo, non { $value }.
bad-fixed-too-high = Un jackpot fixo vale como máximo { $most } apostas, non { $value }.
bad-fixed-too-low = Un jackpot fixo vale polo menos { $least } apostas, non { $value }.
bad-carousel-without-jackpot = Un carrusel une jackpots; esta mesa non ten ningún.

poker-kind-five-aces = cinco ases
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
poker-brief-five-aces = cinco ases
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
poker-plate-five-aces = 5A
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
poker-print-copies = As igualdades, para a banca
poker-print-wager = APOSTA
poker-print-ante = ANTE
poker-print-second-bet = 2.ª
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
box-short-Go = Vou:
box-short-Fold = Paso:
poker-pick-Discard = Escolla as cartas que cambia, { $most } como moito.
poker-pick-BuyCard = Ou escolla a carta que dá por outra.

# Dúas mans de sete cartas
poker-set = composta
poker-set-check = Alta: { $high }. Baixa: { $low }. Ben composta.
poker-set-wrong = A man baixa supera a alta: así composta, a aposta pérdese.
poker-set-choose = { $count ->
    [one] Falta unha carta da man baixa.
   *[other] Faltan { $count } cartas da man baixa.
}
poker-pick-SetHand = Compoña as súas dúas mans: escolla as { $most } cartas da baixa; as outras cinco son a alta.
poker-as-house = Como a casa
poker-bank-offered = Ofréceselle a banca.
poker-bank-means = Por unha man xoga contra todos os demais e gaña as igualdades; o que poña cobre as apostas contra vostede, e non se aposta máis ca iso. Non aposta na súa casa.
poker-bank-cover = O que pon para cubrila
poker-holds-bank = Banca: { $amount }
poker-first = { $box ->
    [bank] Primeira man: o croupier
   *[other] Primeira man: casa { $box }
}
poker-dice = Dados: { $dice } = { $total }.
poker-croupier = Croupier
poker-cases = O que decide
poker-high = Man alta
poker-high-side = Alta { $side }
poker-low-side = Baixa { $side }
poker-side-higher = maior
poker-side-equal = igual
poker-side-lower = menor
poker-copies-explained = Unha igualdade gáñaa a banca: quen empata unha man e perde a outra, ou empata as dúas, perde. Gañar unha e empatar a outra é empate.
poker-line-compared = { $spot }: alta { $high }, baixa { $low }, { $result }
poker-line-wrong = { $spot }: mal composta, perde
poker-copy = as igualdades son da banca
poker-commission = Comisión sobre o gañado

# Na consola
console-act-Go = Vou
console-act-Fold = Paso
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

# -- como se xoga
poker-how-ranks = { $ranks }
poker-how-prizes = desde { $last }, que paga { $low }, ata { $best }, que paga { $high }
poker-how-go = { $drawn ->
    [yes] Vistas as súas cartas, elixa: ir, poñendo { $times } veces o ante e cambiando cartas, ou pasar, que perde o ante.
   *[no] Vistas as súas cartas, elixa: ir, poñendo { $times ->
            [one] outra aposta igual ao ante
           *[other] outra aposta de { $times } veces o ante
        }, ou pasar, que perde o ante.
}
poker-how-bank = A banca só xoga con { $least } ou mellor. Se non chega, o ante paga { $idle } e a segunda aposta volve: non gaña aínda que a súa man sexa magnífica.
poker-how-second = Se gaña á banca, o ante paga { $ante } e a segunda aposta segundo a súa man: { $prizes }. Se perde, pérdense as dúas.
poker-means-ante = Paga { $pays } se vai e gaña á banca, e { $idle } se a banca non chega a { $least }. Pérdese se pasa ou se a banca gaña.
poker-means-second = Ponse ao ir{ $times ->
    [one] , igual ao ante
   *[other] : { $times } veces o ante
}. Gaña se a banca ten polo menos { $least } e a súa man é mellor; se a banca non chega, volve.
poker-means-jackpot = Á parte: gaña unha parte do bote se a súa man é das máis altas, gañe ou non á banca.

poker-came = Banca: { $hand }
poker-came-both = Vostede: { $own } · Banca: { $hand }
poker-came-bank = a banca, { $hand }
poker-came-common = carta común, { $hand }
poker-came-house = a casa: { $hand }
poker-came-own = Vostede: { $own } · { $came }
poker-came-banking = A súa banca: { $hand }
poker-own-wrong = A súa man baixa valía máis ca a alta: as dúas perden.
poker-own-compared = { $high ->
    [higher] A súa alta gaña
    [equal] A súa alta é igual, e a igualdade é da banca
   *[lower] A súa alta perde
}; { $low ->
    [higher] a súa baixa gaña
    [equal] a súa baixa é igual, e a igualdade é da banca
   *[lower] a súa baixa perde
}.
