# The table of bets in a rulebook: in which case a bet is paid what, and the most that may be staked.

rules-case-natural = con veintiuno en las dos primeras cartas
rules-case-even-money = veintiuno contra un as de la banca, si se cobra en el acto
rules-case-pairs-complete = pareja completa: mismo valor y mismo palo
rules-case-pairs-colour = pareja de color: mismo valor y mismo color
rules-case-pairs-incomplete = pareja incompleta: solo el mismo valor
rules-case-accumulated-one = un siete
rules-case-accumulated-two = dos sietes
rules-case-accumulated-two-suited = dos sietes del mismo palo
rules-case-accumulated-three = tres sietes
rules-case-accumulated-pot = tres sietes del mismo palo: el bote, al menos { $stakes } veces la apuesta
rules-case-from = { $kind } de { $rank } o más
rules-case-idle = si la banca no juega
rules-case-share = { $kind }: parte del bote
rules-case-share-undrawn = { $kind } sin descarte: parte del bote
rules-case-share-drawn = { $kind } con descarte: parte del bote
rules-case-bonus = prima por { $kind }, tenga lo que tenga la banca
rules-case-deduction = menos el { $percent } % que se queda la casa
rules-case-deduction-up-to = si la casa se queda el máximo, el { $percent } %
rules-case-six = en mesas sin deducción, si la banca gana con { $score }
rules-case-bank-limited = banca limitada, menos el { $percent } % de la casa
rules-case-bank-free = banca libre, menos el { $percent } % de la casa
rules-case-total = si sale un { $total }
rules-case-stake-back = al acertar solo se recupera la apuesta
rules-case-chips = en total, según el número que salga
rules-case-insured-premium = asegurada por el { $percent } % de la apuesta, que es de la casa: con { $total } en ambas filas no se pierde nada
rules-case-insured-deposit = asegurada con el { $percent } % de la apuesta, que se devuelve si no hizo falta: con { $total } en ambas filas no se pierde nada
rules-maximum-share-of-box = hasta el { $percent } % de la apuesta de la casilla
rules-maximum-just-share-of-box = justo el { $percent } % de la apuesta de la casilla
rules-maximum-share-of-minimum = hasta el { $percent } % del mínimo de la mesa
rules-maximum-share-of-maximum = hasta el { $percent } % del máximo de la mesa
rules-maximum-the-bank = lo que haya en la banca
rules-maximum-bank = { $most } × el mínimo
rules-maximum-bank-unless-authorised = { $most } × el mínimo; sin máximo si se autoriza
rules-maximum-bank-by-mode = la limitada, según la autorización; la libre, sin máximo
rules-maximum-antes = { $times ->
    [one] tanto como el ante
   *[other] { $times } veces el ante
}

rules-epigraph = epígrafe { $number }
rules-annex = anexo { $number }
rules-other-way = Para leerla al revés: --reading { $choice }
