# Lo que ha ocurrido en una mesa: una frase por suceso (event-Tipo) y, para el libro, qué clase de apunte es (-entry).
# Las variables las da web/src/lib/events.ts. Un texto que no hay es «none»; los importes llegan ya escritos.

# Quién, y dónde están las fichas
event-unnamed = alguien ({ $mark })
event-actor-chance = azar
event-actor-croupier = crupier
event-actor-inspector = jefe de mesa
event-actor-director = dirección
event-account-cloth = paño
event-account-float = anticipo
event-account-box = caja de la mesa
event-account-cage = caja
event-account-tips = propinas
event-account-difference = diferencias
event-account-purse = bolsa de { $who }

# Por qué cambian de sitio
event-why-bet = apuesta
event-why-back = devolución
event-why-lost = pérdida
event-why-win = ganancia
event-why-stake = lo apostado
event-why-freed = liberada
event-why-worn = merma
event-why-half = mitad
event-why-chips = fichas
event-why-cash = efectivo
event-why-float = anticipo
event-why-difference = diferencia
event-why-closing = cierre
event-why-tip = propina
event-why-tournament = torneo
event-why-organisation = organización

# Por qué una tirada no vale
event-cause-object-in-wheel = cae una ficha u otro objeto
event-cause-ball-out = la bola salta fuera
event-cause-bad-launch = lanzamiento defectuoso

# La mesa
event-TableOpened = Se abre la mesa: { $game }, { $law }. Mínimo { $minimum }; anticipo { $amount }.
event-TableOpened-entry = Apertura
event-Joined = { $who } llega a la mesa.
event-Joined-entry = Llegada
event-Brought = { $means ->
    [cash] { $who } cambia { $amount } en efectivo por fichas.
   *[chips] { $who } trae { $amount } en fichas.
}
event-Brought-entry = Fichas
event-Took = { $who } se lleva { $amount }.
event-Took-entry = Fichas
event-Tipped = { $who } da { $amount } de propina: va a la ranura.
event-Tipped-entry = Propina
event-Seated = { $who } se sienta en el sitio { $seat }.
event-Seated-entry = Asiento
event-Stood = { $who } se levanta y juega de pie.
event-Stood-entry = Asiento
event-Left = { $moved ->
    [none] { $who } deja la mesa.
   *[some] { $who } deja la mesa con { $amount }.
}
event-Left-entry = Salida
event-Expelled = { $who } queda expulsado de la mesa.
event-Expelled-entry = Expulsión
event-LastAnnounced = La jugada { $last } será la última de la sesión.
event-LastAnnounced-entry = Aviso
event-MinimumAnnounced = Se anuncia el mínimo de { $minimum }; vale después de la jugada { $after }.
event-MinimumAnnounced-entry = Aviso
event-MinimumChanged = { $moved ->
    [none] El mínimo pasa a { $minimum }.
   *[some] El mínimo pasa a { $minimum } y el anticipo crece en { $amount }.
}
event-MinimumChanged-entry = Mínimo
event-ToppedUp = La caja completa el anticipo con { $amount }.
event-ToppedUp-entry = Anticipo
event-SentBack = Vuelven a la caja { $amount } del anticipo.
event-SentBack-entry = Anticipo
event-Counted = Se ha contado lo que hay en la mesa; falta la segunda firma.
event-Counted-entry = Recuento
event-CountSigned = { $moved ->
    [none] El recuento queda firmado por dos; cuadra con los libros.
   *[some] El recuento queda firmado por dos; hay una diferencia de { $amount } con los libros.
}
event-CountSigned-entry = Recuento
event-StaffChanged = { $roles ->
    [none] En la mesa no queda personal.
   *[other] Personal en la mesa: { $roles }.
}
event-StaffChanged-entry = Personal
event-TableSuspended = La mesa se cierra por el momento; el anticipo queda en ella.
event-TableSuspended-entry = Cierre temporal
event-TableResumed = La mesa vuelve a abrir.
event-TableResumed-entry = Reapertura
event-TableClosed = { $moved ->
    [none] La mesa se cierra.
   *[some] La mesa se cierra; lo que hay en ella, { $amount }, vuelve a la caja.
}
event-TableClosed-entry = Cierre

# La jugada
event-BettingOpened = Jugada { $round }: se abren las apuestas.
event-BettingOpened-entry = Jugada
event-BetPlaced = { $via ->
    [none] { $who } apuesta { $amount }: { $on }
   *[other] { $who } apuesta { $amount }: { $on }, parte de { $via }
}{ $whom ->
    [croupier] , por mano del crupier.
    [end] , por mano del extremo de mesa.
   *[other] .
}
event-BetPlaced-entry = Apuesta
event-BetTakenBack = { $spots ->
    [none] { $who } retira { $amount } del paño.
   *[other] { $who } retira { $amount } del paño: { $spots }.
}
event-BetTakenBack-entry = Retirada
event-Launched = { $wheel ->
    [left] Se lanza, con giro a la izquierda.
   *[right] Se lanza, con giro a la derecha.
}
event-Launched-entry = Lanzamiento
event-BettingClosed = No va más: se cierra el paño.
event-BettingClosed-entry = No va más
event-Landed = Sale: { $value }.
event-Landed-entry = Resultado
event-Collected = { $bets ->
    [one] Se retira una apuesta perdedora: { $amount }.
   *[other] Se retiran { $bets } apuestas perdedoras: { $amount }.
}
event-Collected-entry = Retirada
event-Paid = { $stays ->
    [yes] { $who } cobra { $won }; lo apostado sigue en el paño.
   *[no] { $who } cobra { $won } y recupera lo apostado.
}
event-Paid-entry = Pago
event-StakesReturned = { $bets ->
    [one] Una apuesta que no puede jugarse vuelve a su dueño: { $amount }.
   *[other] { $bets } apuestas que no pueden jugarse vuelven a sus dueños: { $amount }.
}
event-StakesReturned-entry = Devolución
event-SpinVoided = { $restart ->
    [none] Tirada nula: { $cause }. Las apuestas siguen en pie y el paño se abre otra vez.
   *[other] Tirada nula: { $cause }. Las apuestas siguen en pie, el paño se abre otra vez y la bola vuelve a salir del { $restart }.
}
event-SpinVoided-entry = Tirada nula
event-RoundEnded = Termina la jugada { $round }.
event-RoundEnded-entry = Fin de la jugada

# El cero
event-HalfReturned = El cero parte las apuestas: { $people } a los jugadores, { $house } a la casa.
event-HalfReturned-entry = Cero
event-PrisonOffered = { $bets ->
    [one] Sale el cero: el dueño de una apuesta elige entre mitad y prisión.
   *[other] Sale el cero: los dueños de { $bets } apuestas eligen entre mitad y prisión.
}
event-PrisonOffered-entry = Cero
event-Imprisoned = { $spots ->
    [none] Una apuesta queda en prisión.
   *[other] Queda en prisión: { $spots }.
}
event-Imprisoned-entry = Prisión
event-Reduced = Otra vez el cero: lo que está en prisión pierde { $amount }.
event-Reduced-entry = Prisión
event-Freed = { $bets ->
    [one] Sale de prisión una apuesta: { $amount } para su dueño.
   *[other] Salen de prisión { $bets } apuestas: { $amount } para sus dueños.
}
event-Freed-entry = Prisión
event-Refunded = Cero en la última jugada: { $people } a los jugadores, { $house } a la casa.
event-Refunded-entry = Cero

# Fichas de color y de valor

# Dados o craps
event-cause-broken = un dado se rompe
event-cause-held = se retienen los dados en la mano
event-Thrown = Los dados marcan { $dice }: { $total }.
event-Thrown-entry = Tirada

# Cards from a shoe
event-cause-cards-stuck = salen cartas pegadas
event-cause-wrong-deal = reparto equivocado
event-ShoeLoaded = Se carga el sabot { $number }.
event-ShoeLoaded-entry = Sabot
event-PackCut = { $who } corta el mazo.
event-PackCut-entry = Corte
event-FirstCardShown = La primera carta es { $card }: se queman { $burns }.
event-FirstCardShown-entry = Primera carta
event-Burnt = Se quema una carta.
event-Burnt-entry = Quemada
event-Dealt = { $card ->
    [none] Se reparte una carta, boca abajo.
   *[other] Se reparte una carta: { $card }.
}
event-Dealt-entry = Carta
event-Exposed = Se descubre una carta: { $card }.
event-Exposed-entry = Carta descubierta
event-StakesFreed = { $bets ->
    [one] Una apuesta no gana ni pierde: puede retirarse.
   *[other] { $bets } apuestas no ganan ni pierden: pueden retirarse.
}
event-StakesFreed-entry = Nula
event-FaceUpFound = La carta siguiente está boca arriba en el sabot.
event-FaceUpFound-entry = Error
event-CardPutAside = { $card } estaba boca arriba y se aparta; las apuestas siguen en pie.
event-CardPutAside-entry = Apartada
event-CoupVoided = Jugada nula: { $cause }. Se devuelven todas las apuestas.
event-CoupVoided-entry = Jugada nula

# Blackjack
event-account-jackpot = bote
event-why-insurance = seguro
event-why-double = doble
event-why-split = pares
event-why-tie = empate
event-why-surrender = retiro
event-why-jackpot = bote
event-ConsentSought = { $who } quiere apostar sobre la mano de { $of }, a quien se pregunta.
event-ConsentSought-entry = Consentimiento
event-Admitted = { $guest } puede apostar en la casilla { $box }.
event-Admitted-entry = Consentimiento
event-Dismissed = { $guest } no puede apostar en la casilla { $box }; lo que había vuelve a su dueño.
event-Dismissed-entry = Consentimiento
event-CutDeclined = { $who } no corta.
event-CutDeclined-entry = Corte
event-HandsMade = Se reparten las cartas.
event-HandsMade-entry = Reparto
event-NotFollowed = { $who } no sigue.
event-NotFollowed-entry = Aumento
event-HandSettled = { $result ->
    [lost] La mano { $hand } pierde: { $amount }.
    [tied] La mano { $hand } empata: la apuesta vuelve.
    [natural] La mano { $hand } tiene veintiuno y gana { $won }.
   *[won] La mano { $hand } gana { $won }.
}
event-HandSettled-entry = Pago
event-PotChanged = El bote de la apuesta acumulada cambia en { $amount }.
event-PotChanged-entry = Bote

# Póker contra la casa
event-why-bonus = bonus
event-cause-number = número de cartas equivocado
event-cause-card-shown = una carta descubierta por error
event-PartBegun = La jugada continúa.
event-PartBegun-entry = Jugada
event-CardsTurned = { $hand ->
    [bank] La banca descubre { $cards }.
    [left] La primera carta común es { $cards }.
    [right] La segunda carta común es { $cards }.
   *[other] La mano { $hand } descubre { $cards }.
}
event-CardsTurned-entry = Cartas
event-SecondPlaced = { $who } va con la mano { $hand } por { $amount }.
event-SecondPlaced-entry = 2.ª apuesta
event-WentOn = La mano { $hand } va.
event-WentOn-entry = Va
event-Folded = La mano { $hand } se retira: se recogen { $amount }.
event-Folded-entry = Se retira
event-BankOpened = Se anuncia la mano de la banca.
event-BankOpened-entry = Banca
event-SideSettled = Se resuelve la apuesta adicional de la mano { $hand }: { $people } a los jugadores, { $house } a la casa.
event-SideSettled-entry = Apuesta adicional
event-ExposureReported = Una carta queda a la vista por error.
event-ExposureReported-entry = Carta a la vista
event-RoundVoided = La jugada se anula ({ $cause }): se devuelven { $people }.
event-RoundVoided-entry = Jugada nula
event-PlayerPunished = { $who } ha revelado sus cartas y pierde toda la apuesta: { $house }.
event-PlayerPunished-entry = Infracción
event-PlayerWarned = Se advierte a { $who } que no enseñe las cartas ni hable de ellas.
event-PlayerWarned-entry = Advertencia

# Texas póker
event-cause-order = cartas repartidas en mal orden

# Poker with discard
event-JackpotFed = Se recogen las apuestas del jackpot: { $amount }, de ellas { $house } para la casa.
event-JackpotFed-entry = Apuestas del jackpot
event-JackpotPaid = { $who } gana { $people } del jackpot con la mano { $hand }.
event-JackpotPaid-entry = Premio del jackpot
event-CarouselChanged = Cambia la suma de los jackpots de las otras mesas del carrusel.
event-CarouselChanged-entry = Carrusel

# Póker sin descarte
event-why-card = carta comprada

# Pai gow póker
event-why-cover = cobertura de la banca
event-why-commission = comisión
# Chemin de fer
event-account-bank = banca
event-account-cagnotte = pozo
event-why-bid = puja
event-why-bank = banca
event-why-pledge = suma ofrecida
event-why-cagnotte = pozo
event-cause-refused = el banquero no quiere dar cartas
event-cause-withdrawn = se retiraron todas las posturas
event-cause-ruling = así lo decide el inspector
event-cause-cards-run-out = no quedan cartas
event-cause-lost = perdida
event-cause-passed = pasada
event-cause-shoe = fin de la talla
event-cause-session = fin de la sesión
event-cause-left = el banquero se retira
event-cause-seen = las cartas fueron vistas
event-cause-stake-withdrawn = quien las tenía se ha retirado
event-cause-slow = demasiado lento
event-PackShuffled = { $who } mezcla las cartas.
event-PackShuffled-entry = Sabot
event-CardsChecked = Se controlan las cartas de la talla: no falta ninguna.
event-CardsChecked-entry = Sabot
event-BidMade = { $who } puja { $amount }.
event-BidMade-entry = Subasta
event-UnseenTurned = Se vuelven cartas que nadie había visto.
event-UnseenTurned-entry = Cartas
event-Spoken = { $hand ->
    [punto] Ha hablado el punto.
   *[bank] Ha hablado el banquero.
}
event-Spoken-entry = Voz
event-Advised = El crupier aconseja plantarse.
event-Advised-entry = Voz
event-ChartAsked = El banquero pide el cuadro y ha de seguirlo.
event-ChartAsked-entry = Voz
event-CardDrawnEarly = El banquero ha sacado una carta antes de tiempo.
event-CardDrawnEarly-entry = Error
event-CardHeld = La carta queda aparte, sin ver.
event-CardHeld-entry = Cartas
event-HeldDiscarded = Se desechan las cartas sacadas antes de tiempo.
event-HeldDiscarded-entry = Cartas
event-CardDiscarded = { $card } queda fuera del juego.
event-CardDiscarded-entry = Cartas
event-CardPickedUp = Se recoge una carta del suelo; conserva su valor.
event-CardPickedUp-entry = Error
event-CardShown = Se ha descubierto una carta: { $card }.
event-CardShown-entry = Error
event-FaultMended = Se rectifica la falta; sigue la jugada.
event-FaultMended-entry = Error
event-RightForfeited = { $hand ->
    [bank] El banquero pierde el derecho a abatir.
   *[other] { $side }: pierde el derecho a abatir.
}
event-RightForfeited-entry = Error
event-RulingNoted = El inspector resuelve: sigue la jugada.
event-RulingNoted-entry = Error
event-PlaceTaken = { $who } se sitúa de pie tras la plaza { $seat }.
event-PlaceTaken-entry = Plaza
event-SeatAsked = { $who } pide plaza.
event-SeatAsked-entry = Plaza
