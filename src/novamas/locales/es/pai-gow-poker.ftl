# pai-gow-poker: every word of its own. What it shares stands with what it is built on.

# Por qué una mesa no puede abrirse así
bad-commission-range = La comisión es de { $least } a { $most } por mil de una apuesta ganadora, no { $value }.
bad-commission-exact = La comisión es el { $most } por mil de una apuesta ganadora, no { $value }.
bad-maximum-in-minima = El máximo es de 1 a { $most } mínimos.
bad-against-bank = Contra la banca de un jugador la casa apuesta lo que cualquiera puede.

# -- bets and spots
game-pai-gow-poker = Pai gow póquer
bet-wager = Apuesta a las dos manos
spot-wager = Apuesta en la casilla { $where }
choice-as-the-house = compuesta como lo hace la casa

# -- calls
call-dice-total = Los dados suman { $number }
call-set-two-hands = Compongan sus dos manos
call-house-opens-cards = La casa descubre sus cartas
call-hands-meet = Se comparan las manos

# -- charts
chart-house-way = Cómo compone la casa sus cartas: la primera línea que valga
chart-part-four-alike = póker
chart-part-twice-three = dos tríos
chart-part-full-house = trío y pareja
chart-part-three-pairs = tres parejas
chart-part-two-pairs = dos parejas
chart-part-straight-or-flush = escalera o color
chart-part-three-alike = trío
chart-part-one-pair = pareja
chart-way-four-alike = la pareja que acompañe, abajo; si no, juntas hasta seises, hasta dieces con un as, hasta reyes con as y dama
chart-way-twice-three = pareja del mayor, abajo
chart-way-full-house = la pareja mayor, abajo
chart-way-three-pairs = la pareja mayor, abajo
chart-way-two-pairs = juntas solo si son pequeñas y hay rey o as; si no, la menor abajo
chart-way-straight-or-flush = la que deje las dos mejores cartas
chart-way-three-alike = juntas; de tres ases, uno abajo
chart-way-one-pair = la pareja arriba y las dos mayores restantes abajo

# -- at the console
console-act-SetHand = Componer las manos de la casa
console-act-AcceptBank = Aceptar la banca
console-act-PassBank = Dejar pasar la banca

# -- what happened
event-BankAccepted = Tiene la banca: { $who }, con { $amount } para cubrirla.
event-BankAccepted-entry = Banca
event-BankPassed = { $who } deja pasar la banca.
event-BankPassed-entry = Banca
event-DiceCounted = Los dados deciden quién recibe la primera mano.
event-DiceCounted-entry = Dados
event-RestCounted = Se retiran las { $cards } cartas sobrantes.
event-RestCounted-entry = Cartas sobrantes
event-HandSet = { $hand ->
    [bank] El crupier compone las manos de la casa.
   *[other] La mano { $hand } queda compuesta.
}
event-HandSet-entry = Compuesta
event-SetTurned = La mano { $hand } descubre { $cards }.
event-SetTurned-entry = Cartas
event-HandCompared = { $result ->
    [won] La mano { $hand } gana las dos: { $won }.
    [lost] La mano { $hand } pierde: { $amount }.
   *[other] La mano { $hand } gana una y no la otra: se devuelven { $people }.
}
event-HandCompared-entry = Comparación
event-BankCompared = La banca del jugador se compara con las manos del crupier: { $people } a la banca, { $house } a la casa.
event-BankCompared-entry = Comparación
event-CoverReturned = La banca recupera lo que cubría las apuestas: { $amount }.
event-CoverReturned-entry = Cobertura

# -- in the office
office-option-players-bank = La banca se ofrece a los jugadores
office-option-house-way = El crupier ordena las cartas de la casa de un modo escrito

# -- in the terminal
play-word-wager = apuesta, casilla, mano
play-temper-low-loader = carga la mano baja

# -- at the boxes
box-do-SetHand = Componer
box-do-SetHand-sure = Componer así, aunque pierda
box-do-AcceptBank = Tomar la banca con { $amount }
box-do-PassBank = Dejarla pasar

# -- refusals
refused-bank-bets-nothing = Quien tiene la banca no apuesta: la banca cubre las apuestas de los demás.
refused-bad-setting = La mano baja tiene dos de las siete cartas, cada una nombrada una vez.

# -- cómo se juega
pai-gow-how-goal = Recibe { $hold } cartas y hace con ellas dos manos de póquer: una alta de { $high } y una baja de { $low }. La banca hace lo mismo con las suyas.
pai-gow-how-set = { $wrong ->
    [lost] Usted elige las { $low } de la baja; el resto es la alta. La alta tiene que valer más que la baja. Si no, pierde.
   *[compared] Usted elige las { $low } de la baja; el resto es la alta. La alta tiene que valer más que la baja.
}
pai-gow-how-compare = Luego se comparan alta con alta y baja con baja. Necesita las dos: no conviene poner todo lo bueno en una.
pai-gow-how-results = { $equal ->
    [lost] Si gana las dos, cobra lo apostado menos el { $part } que retiene la casa. Si gana una y pierde la otra, lo apostado vuelve. Si pierde las dos, lo pierde. La mano que sale igual que la de la banca es de la banca.
   *[tied] Si gana las dos, cobra lo apostado menos el { $part } que retiene la casa. Si gana una y pierde la otra, lo apostado vuelve. Si pierde las dos, lo pierde.
}
pai-gow-how-joker = { $jokers ->
    [0] Se juega sin comodín.
   *[other] El comodín vale de as, o completa una escalera o un color.
}
pai-gow-how-dice = Los { $dice } dados dicen solo a quién se da primero; no cambian nada más.{ $bank ->
    [yes] {" "}La banca se ofrece por turno: con ella juega usted contra los demás, y puede dejarla pasar.
   *[no] {""}
}
pai-gow-means = Gana si su alta y su baja ganan las dos a las de la banca: paga lo apostado menos el { $part }. Con una ganada y otra perdida, vuelve.
