# Póquer contra la casa en el navegador: la mesa, las manos, lo que se decide.

# Por qué una mesa no puede abrirse así
bad-jackpot-share = La apuesta del jackpot es como máximo el { $most } por ciento del mínimo, no { $value }.
bad-fixed-too-high = Un jackpot fijo vale como máximo { $most } apuestas, no { $value }.
bad-fixed-too-low = Un jackpot fijo vale al menos { $least } apuestas, no { $value }.
bad-carousel-without-jackpot = Un carrusel une jackpots; esta mesa no tiene ninguno.

poker-kind-five-aces = cinco ases
poker-kind-royal = escalera real
poker-kind-straight-flush = escalera de color
poker-kind-four = póquer
poker-kind-full = full
poker-kind-flush = color
poker-kind-straight = escalera
poker-kind-three = trío
poker-kind-two-pair = doble pareja
poker-kind-pair = pareja
poker-kind-high-card = carta mayor
poker-made = { $kind } de { $ranks }
poker-brief-five-aces = cinco ases
poker-brief-royal = real
poker-brief-straight-flush = esc. de color
poker-brief-four = póquer { $ranks }
poker-brief-full = full
poker-brief-flush = color
poker-brief-straight = escalera
poker-brief-three = trío { $ranks }
poker-brief-two-pair = doble { $ranks }
poker-brief-pair = pareja { $ranks }
poker-brief-high-card = alta { $ranks }
poker-plate-five-aces = 5A
poker-plate-royal = ER
poker-plate-straight-flush = EC
poker-plate-four = PQ
poker-plate-full = FU
poker-plate-flush = CO
poker-plate-straight = ES
poker-plate-three = TR
poker-plate-two-pair = DP
poker-plate-pair = PA
poker-plate-high-card = CM
poker-state-in = va
poker-state-out = se retira
poker-result-won = gana
poker-result-unopposed = gana: la banca no juega
poker-result-tied = empata
poker-result-lost = pierde
poker-result-punished = sancionada
poker-result-withdrawn = retirada
poker-bank-plays = juega
poker-bank-idle = no juega
poker-common = Cartas comunes
poker-line = { $spot }: { $made }, { $result }
poker-line-fed = Apuestas del jackpot
poker-pays = Lo que se paga
poker-hand = Combinación
poker-from = desde { $rank }: { $pays }
poker-bank-least = La banca juega desde
poker-second-is = La 2.ª apuesta es
poker-antes = { $count ->
    [one] el ante
   *[other] { $count } veces el ante
}
poker-pot = Jackpot de la mesa

# Impreso en el paño
poker-print-bank = La banca juega desde { $hand }
poker-print-paid = Se paga desde { $hand }
poker-print-copies = Las igualdades, para la banca
poker-print-wager = APUESTA
poker-print-ante = ANTE
poker-print-second-bet = 2.ª
poker-print-par-plus = P+
poker-print-texas-bonus = TXB
poker-print-jackpot = JP
poker-print-insurance = SEG
poker-print-bet-one = 1
poker-print-bet-two = 2
poker-print-bet-three = 3

# Lo que se decide
box-do-Go = Voy, con { $amount }
box-do-Fold = Paso
box-short-Go = Voy:
box-short-Fold = Paso:
poker-pick-Discard = Elija las cartas que cambia, { $most } como mucho.
poker-pick-BuyCard = O elija la carta que da por otra.

# Dos manos de siete cartas
poker-set = compuesta
poker-set-check = Alta: { $high }. Baja: { $low }. Bien compuesta.
poker-set-wrong = La mano baja supera a la alta: así compuesta, la apuesta se pierde.
poker-set-choose = { $count ->
    [one] Falta una carta de la mano baja.
   *[other] Faltan { $count } cartas de la mano baja.
}
poker-pick-SetHand = Componga sus dos manos: elija las { $most } cartas de la baja; las otras cinco son la alta.
poker-as-house = Como la casa
poker-bank-offered = Se le ofrece la banca.
poker-bank-means = Por una mano juega contra todos los demás y gana las igualdades; lo que ponga cubre las apuestas contra usted, y no se apuesta más que eso. No apuesta en su casilla.
poker-bank-cover = Lo que pone para cubrirla
poker-holds-bank = Banca: { $amount }
poker-first = { $box ->
    [bank] Primera mano: el crupier
   *[other] Primera mano: casilla { $box }
}
poker-dice = Dados: { $dice } = { $total }.
poker-croupier = Crupier
poker-cases = Lo que decide
poker-high = Mano alta
poker-high-side = Alta { $side }
poker-low-side = Baja { $side }
poker-side-higher = mayor
poker-side-equal = igual
poker-side-lower = menor
poker-copies-explained = Una igualdad la gana la banca: quien empata una mano y pierde la otra, o empata las dos, pierde. Ganar una y empatar la otra es empate.
poker-line-compared = { $spot }: alta { $high }, baja { $low }, { $result }
poker-line-wrong = { $spot }: mal compuesta, pierde
poker-copy = las igualdades son de la banca
poker-commission = Comisión sobre lo ganado

# En la consola
console-act-Go = Voy
console-act-Fold = Paso
console-act-LinkPots = Anotar los otros jackpots
console-does-LinkPots = Los jackpots de las otras mesas del carrusel suman este importe.
console-act-PayElsewhere = Pagar un premio de otra mesa
console-does-PayElsewhere = La parte de este jackpot en un premio ganado en otra mesa va a la caja.
console-field-place = Dónde
console-field-number = Carta número
value-place-bank = la banca
value-place-common = cartas comunes
value-place-left = la primera carta común
value-place-right = la segunda carta común
value-place-hand = la mano { $box }

# -- cómo se juega
poker-how-ranks = { $ranks }
poker-how-prizes = desde { $last }, que paga { $low }, hasta { $best }, que paga { $high }
poker-how-go = { $drawn ->
    [yes] Vistas sus cartas, elija: ir, poniendo { $times } veces el ante y cambiando cartas, o pasar, que pierde el ante.
   *[no] Vistas sus cartas, elija: ir, poniendo { $times ->
            [one] otra apuesta igual al ante
           *[other] otra apuesta de { $times } veces el ante
        }, o pasar, que pierde el ante.
}
poker-how-bank = La banca solo juega con { $least } o mejor. Si no llega, el ante paga { $idle } y la segunda apuesta vuelve: no gana aunque su mano sea magnífica.
poker-how-second = Si gana a la banca, el ante paga { $ante } y la segunda apuesta según su mano: { $prizes }. Si pierde, se pierden las dos.
poker-means-ante = Paga { $pays } si va y gana a la banca, y { $idle } si la banca no llega a { $least }. Se pierde si pasa o si la banca gana.
poker-means-second = Se pone al ir{ $times ->
    [one] , igual al ante
   *[other] : { $times } veces el ante
}. Gana si la banca tiene al menos { $least } y su mano es mejor; si la banca no llega, vuelve.
poker-means-jackpot = Aparte: gana una parte del bote si su mano es de las más altas, gane o no a la banca.

poker-came = Banca: { $hand }
poker-came-both = Usted: { $own } · Banca: { $hand }
poker-came-bank = la banca, { $hand }
poker-came-common = carta común, { $hand }
poker-came-house = la casa: { $hand }
poker-came-own = Usted: { $own } · { $came }
poker-came-banking = Su banca: { $hand }
poker-own-wrong = Su mano baja valía más que la alta: las dos pierden.
poker-own-compared = { $high ->
    [higher] Su alta gana
    [equal] Su alta es igual, y la igualdad es de la banca
   *[lower] Su alta pierde
}; { $low ->
    [higher] su baja gana
    [equal] su baja es igual, y la igualdad es de la banca
   *[lower] su baja pierde
}.
