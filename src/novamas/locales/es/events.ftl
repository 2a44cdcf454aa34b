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
event-why-closing = cierre
event-why-tip = propina

# Por qué una tirada no vale
event-cause-object-in-wheel = cae una ficha u otro objeto
event-cause-ball-out = la bola salta fuera
event-cause-bad-launch = lanzamiento defectuoso
event-cause-pointer-on-division = el puntero queda en una división

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
event-ColourGiven = { $who } recibe el color { $colour }; cada ficha vale { $chip }.
event-ColourGiven-entry = Color
event-ColourReturned = { $who } devuelve su color.
event-ColourReturned-entry = Color
event-ValueChipsAllowed = { $who } puede apostar con fichas de valor.
event-ValueChipsAllowed-entry = Permiso
event-ValueChipsStopped = { $who } ya no puede apostar con fichas de valor.
event-ValueChipsStopped-entry = Permiso
event-LayingAsked = { $whom ->
    [croupier] { $who } pide al crupier que coloque sus posturas.
    [end] { $who } pide al extremo de mesa que coloque sus posturas.
   *[other] { $who } vuelve a colocar sus posturas.
}
event-LayingAsked-entry = Posturas
event-StacksRebuilt = Se reconstituyen los montones de fichas de color.
event-StacksRebuilt-entry = Montones

# Dados o craps
event-cause-broken = un dado se rompe
event-cause-stacked = un dado queda sobre el otro
event-cause-on-chip = un dado queda montado en una ficha
event-cause-off-table = un dado cae de la mesa
event-cause-on-edge = un dado queda en el borde de la mesa
event-cause-in-basket = un dado cae en el cesto de reserva
event-cause-slid = los dados se deslizan en vez de rodar
event-cause-not-flat = un dado no queda plano sobre el paño
event-cause-bad-throw = lanzamiento incorrecto
event-cause-short = no todos los dados debidos tocan el borde opuesto
event-cause-on-floor = un dado cae al suelo
event-cause-rubbed = se frotan los dados
event-cause-held = se retienen los dados en la mano
event-DiceTaken = Los dados pasan a { $who }.
event-DiceTaken-entry = Dados
event-DiceRefused = { $who } rehúsa los dados.
event-DiceRefused-entry = Dados
event-DicePassed = { $who } pierde los dados, que cambian de mano.
event-DicePassed-entry = Dados
event-Thrown = Los dados marcan { $dice }: { $total }.
event-Thrown-entry = Tirada
event-PointSet = El punto es el { $point }.
event-PointSet-entry = Punto
event-BetsMoved = { $bets ->
    [one] Una apuesta pasa a la casilla de su número.
   *[other] { $bets } apuestas pasan a la casilla de su número.
}
event-BetsMoved-entry = Casillas
event-NullResult = { $bets ->
    [one] Una apuesta da resultado nulo: vuelven { $amount }.
   *[other] { $bets } apuestas dan resultado nulo: vuelven { $amount }.
}
event-NullResult-entry = Nula
event-BetsReturned = { $bets ->
    [one] Una apuesta sin decidir vuelve a su dueño: { $amount }.
   *[other] { $bets } apuestas sin decidir vuelven a sus dueños: { $amount }.
}
event-BetsReturned-entry = Devolución
event-ThrowVoided = Tirada nula: { $cause }. Las apuestas siguen y se vuelve a tirar.
event-ThrowVoided-entry = Tirada nula
event-BreachNoted = { $who } incumple las reglas del lanzamiento: { $cause } (va por { $count }).
event-BreachNoted-entry = Infracción
event-Deprived = { $who } pierde el derecho a tirar en esta mesa.
event-Deprived-entry = Derecho a tirar
event-DiceOffered = El tirador elige entre los dados que se le presentan.
event-DiceOffered-entry = Dados
event-DiceLost = Al suelo: dados { $dice }.
event-DiceLost-entry = Dados
event-DieFound = Aparece un dado perdido.
event-DieFound-entry = Dados
event-DicePicked = El tirador elige los dados { $dice }.
event-DicePicked-entry = Dados
event-DiceReplaced = Llega a la mesa un juego de dados nuevo.
event-DiceReplaced-entry = Dados

# Cards from a shoe
event-why-premium = seguro
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
event-ShoeTaken = { $who } toma el sabot, en el departamento { $place }.
event-ShoeTaken-entry = Sabot tomado
event-ShoeDeclined = { $who } deja pasar el sabot.
event-ShoeDeclined-entry = Sabot rehusado
event-ShoeLost = La banca ha perdido: { $who } deja el sabot.
event-ShoeLost-entry = Sabot perdido
event-HandsGiven = Las manos tienen quien las lleve.
event-HandsGiven-entry = Manos
event-HandTurned = { $hand ->
    [player] Se descubre la mano del punto.
   *[bank] Se descubre la mano de la banca.
}
event-HandTurned-entry = Mano
event-HandShown = { $hand ->
    [player] El punto muestra { $cards }: { $points }.
   *[bank] La banca muestra { $cards }: { $points }.
}
event-HandShown-entry = Mano descubierta
event-HandStands = { $hand ->
    [player] El punto se planta con { $points }.
   *[bank] La banca se planta con { $points }.
}
event-HandStands-entry = Se planta
event-CardCalled = { $hand ->
    [player] Tercera carta para el punto.
   *[bank] Tercera carta para la banca.
}
event-CardCalled-entry = Tercera carta
event-FaceUpFound = La carta siguiente está boca arriba en el sabot.
event-FaceUpFound-entry = Error
event-CardPutAside = { $card } estaba boca arriba y se aparta; las apuestas siguen en pie.
event-CardPutAside-entry = Apartada
event-CoupDecided = { $result ->
    [player] Gana el punto, { $player } a { $bank }.
    [bank] Gana la banca, { $bank } a { $player }.
   *[tie] Empate a { $player }.
}
event-CoupDecided-entry = Resultado
event-Deducted = La casa retiene su parte de { $bets ->
    [one] una apuesta ganadora
   *[other] { $bets } apuestas ganadoras
} a la banca.
event-Deducted-entry = Deducción
event-CoupVoided = Jugada nula: { $cause }. Se devuelven todas las apuestas.
event-CoupVoided-entry = Jugada nula
event-BetInsured = { $who } asegura una apuesta por { $amount }.
event-BetInsured-entry = Seguro
event-RowsDecided = Negro { $black }, rojo { $red }: { $result ->
    [red-colour] ganan rojo y color.
    [red-inverse] ganan rojo e inverso.
    [black-colour] ganan negro y color.
    [black-inverse] ganan negro e inverso.
    [refait] treinta y uno por ambos lados, que es del cero.
   *[tie] nulo.
}
event-RowsDecided-entry = Resultado de las filas
event-PremiumsKept = La casa se queda con lo depositado por el seguro: { $amount }.
event-PremiumsKept-entry = Seguro cobrado
event-PremiumsReturned = Se devuelve lo depositado por el seguro: { $amount }.
event-PremiumsReturned-entry = Seguro devuelto
event-StopCardOut = Aparece la carta roja: el juego es nulo y se recuentan las { $counted } últimas cartas.
event-StopCardOut-entry = Carta roja

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
event-StopCardShown = Sale la carta de bloqueo: esta es la última jugada de la talla.
event-StopCardShown-entry = Carta de bloqueo
event-CardsReturned = Las cartas vuelven a mezclarse para repartirse otra vez.
event-CardsReturned-entry = Mezcla
event-HandsMade = Se reparten las cartas.
event-HandsMade-entry = Reparto
event-InsuranceOffered = La banca muestra un as: se propone el seguro.
event-InsuranceOffered-entry = Seguro
event-SurrenderOffered = Las manos pueden retirarse.
event-SurrenderOffered-entry = Retiro
event-StakeInsured = { $who } se asegura por { $amount }.
event-StakeInsured-entry = Seguro
event-EvenMoneyPaid = { $who } cobra { $won } a la par por su veintiuno.
event-EvenMoneyPaid-entry = A la par
event-HandSurrendered = La mano { $hand } se retira: { $house } para la casa.
event-HandSurrendered-entry = Retiro
event-Answered = { $who } sigue jugando.
event-Answered-entry = Respuesta
event-TurnBegun = La mano { $hand } tiene { $points }: ¿carta?
event-TurnBegun-entry = Turno
event-CardDue = Una carta para { $hand }.
event-CardDue-entry = Carta
event-StakeRaised = { $who } pone { $amount } más en la mano { $hand }.
event-StakeRaised-entry = Aumento
event-NotFollowed = { $who } no sigue.
event-NotFollowed-entry = Aumento
event-HandDoubled = La mano { $hand } se dobla.
event-HandDoubled-entry = Apuesta doble
event-HandSplit = La mano { $hand } se hace dos.
event-HandSplit-entry = Pares
event-HandStood = La mano { $hand } se planta con { $points }.
event-HandStood-entry = Se planta
event-HandLost = La mano { $hand } se pasa con { $points }: se recogen { $amount }.
event-HandLost-entry = Se pasa
event-StageBegun = La banca juega por la casilla { $stage }.
event-StageBegun-entry = Banca
event-BankStood = La banca termina con { $points }.
event-BankStood-entry = Banca
event-HandSettled = { $result ->
    [lost] La mano { $hand } pierde: { $amount }.
    [tied] La mano { $hand } empata: la apuesta vuelve.
    [natural] La mano { $hand } tiene veintiuno y gana { $won }.
   *[won] La mano { $hand } gana { $won }.
}
event-HandSettled-entry = Pago
event-InsuranceSettled = Se liquidan los seguros: { $people } para los jugadores, { $house } para la casa.
event-InsuranceSettled-entry = Seguro
event-PairsSettled = { $result ->
    [complete] Pareja completa en la casilla { $box }: { $won }.
    [colour] Pareja color en la casilla { $box }: { $won }.
    [incomplete] Pareja incompleta en la casilla { $box }: { $won }.
   *[other] Sin pareja en la casilla { $box }: se recogen { $amount }.
}
event-PairsSettled-entry = Parejas
event-SevensSettled = { $result ->
    [pot] Tres sietes del mismo palo: { $who } gana el bote.
    [three] Tres sietes: { $who } gana { $won }.
    [two-suited] Dos sietes del mismo palo: { $who } gana { $won }.
    [two] Dos sietes: { $who } gana { $won }.
    [one] Un siete: { $who } gana { $won }.
   *[other] Ningún siete: se recoge la apuesta acumulada de { $amount }.
}
event-SevensSettled-entry = Apuesta acumulada
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
event-BetWithdrawn = { $who } retira { $amount } de la mano { $hand }.
event-BetWithdrawn-entry = Retirada
event-BetLeft = La mano { $hand } deja su apuesta en juego.
event-BetLeft-entry = En juego

# Texas póker
event-cause-order = cartas repartidas en mal orden
event-cause-missing-card = falta una carta en la baraja
event-cause-bad-deck = baraja defectuosa
event-CountPutRight = Se corrige una mano con un número de cartas equivocado.
event-CountPutRight-entry = Corregido
event-HandsWithdrawn = Se retiran dos manos cuyas cartas se tocaron: { $house } a la casa, se devuelven { $people }.
event-HandsWithdrawn-entry = Retiradas

# Poker with discard
event-Discarded = La mano { $hand } se descarta.
event-Discarded-entry = Descarte
event-BankDiscarded = La banca se descarta según sus reglas: { $cards }.
event-BankDiscarded-entry = Descarte de la banca
event-PotFed = El jackpot cambia en { $amount } por las apuestas de la mesa.
event-PotFed-entry = Jackpot
event-JackpotFed = Se recogen las apuestas del jackpot: { $amount }, de ellas { $house } para la casa.
event-JackpotFed-entry = Apuestas del jackpot
event-JackpotPaid = { $who } gana { $people } del jackpot con la mano { $hand }.
event-JackpotPaid-entry = Premio del jackpot
event-CarouselChanged = Cambia la suma de los jackpots de las otras mesas del carrusel.
event-CarouselChanged-entry = Carrusel

# Póker sin descarte
event-why-card = carta comprada
event-CardBought = { $who } se descarta de una carta de la mano { $hand } y compra otra.
event-CardBought-entry = Carta comprada

# Pai gow póker
event-why-cover = cobertura de la banca
event-why-commission = comisión
event-BankAccepted = Tiene la banca: { $who }, con { $amount } para cubrirla.
event-BankAccepted-entry = Banca
event-BankPassed = { $who } deja pasar la banca.
event-BankPassed-entry = Banca
event-DiceCounted = Los dados deciden quién recibe la primera mano.
event-DiceCounted-entry = Dados
event-RestCounted = Se retiran las { $cards } cartas sobrantes.
event-RestCounted-entry = Cartas sobrantes
event-HandSet = { $hand ->
    [bank] El croupier compone las manos de la casa.
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
event-BankCompared = La banca del jugador se compara con las manos del croupier: { $people } a la banca, { $house } a la casa.
event-BankCompared-entry = Comparación
event-CoverReturned = La banca recupera lo que cubría las apuestas: { $amount }.
event-CoverReturned-entry = Cobertura
# Chemin de fer
event-account-bank = banca
event-account-garage = garaje
event-account-pledged = sumas ofrecidas
event-account-cagnotte = pozo
event-why-bid = puja
event-why-bank = banca
event-why-garage = garaje
event-why-pledge = suma ofrecida
event-why-cagnotte = pozo
event-cause-refused = el banquero no quiere dar cartas
event-cause-withdrawn = se retiraron todas las posturas
event-cause-ruling = así lo decide el inspector
event-cause-cards-run-out = no quedan cartas
event-cause-forced = no tomó la mano obligada
event-cause-refusals = demasiadas veces rehusada la mano
event-cause-absent = ausente al llegar la mano
event-cause-lost = perdida
event-cause-passed = pasada
event-cause-shoe = fin de la talla
event-cause-session = fin de la sesión
event-cause-cards-lost = cartas perdidas sin que nadie las viera
event-cause-left = el banquero se retira
event-cause-voluntary = voluntario
event-cause-compulsory = obligatorio
event-cause-improper = impropio
event-cause-seen = las cartas fueron vistas
event-cause-stake-withdrawn = quien las tenía se ha retirado
event-cause-slow = demasiado lento
event-PackShuffled = { $who } mezcla las cartas.
event-PackShuffled-entry = Sabot
event-CardsChecked = Se controlan las cartas de la talla: no falta ninguna.
event-CardsChecked-entry = Sabot
event-HandOffered = Se ofrece la mano.
event-HandOffered-entry = La mano
event-HandDeclined = { $who } no toma la mano.
event-HandDeclined-entry = La mano
event-Saluted = { $who } saluda.
event-Saluted-entry = La mano
event-SeatLost = { $who } cede su plaza: { $cause }.
event-SeatLost-entry = Plaza
event-Pledged = { $who } ofrece { $amount }.
event-Pledged-entry = La mano
event-PledgesReturned = Se devuelven las sumas ofrecidas.
event-PledgesReturned-entry = La mano
event-AuctionOpened = La mano sale a subasta.
event-AuctionOpened-entry = Subasta
event-BidMade = { $who } puja { $amount }.
event-BidMade-entry = Subasta
event-BankTaken = { $who } toma la banca.
event-BankTaken-entry = Banca
event-NobodyTook = Nadie toma la mano.
event-NobodyTook-entry = La mano
event-BankAnnounced = Hay { $amount } en la banca.
event-BankAnnounced-entry = Banca
event-BankRaised = { $who } aumenta la banca en { $amount }.
event-BankRaised-entry = Banca
event-GarageFormed = { $amount } quedan fuera del juego: { $cause }.
event-GarageFormed-entry = Garaje
event-GarageRenounced = { $who } renuncia al garaje.
event-GarageRenounced-entry = Garaje
event-ShareAnswered = El banquero responde a { $who }, que ofreció { $amount }.
event-ShareAnswered-entry = Asociado
event-BankEnded = Termina la banca: { $cause }.
event-BankEnded-entry = Banca
event-StakeLaid = { $who } apuesta contra la banca.
event-StakeLaid-entry = Postura
event-StakeTaken = { $who } retira su postura.
event-StakeTaken-entry = Postura
event-StakeLeft = { $who } mantiene su postura.
event-StakeLeft-entry = Postura
event-BetsClosed = No van más apuestas.
event-BetsClosed-entry = Postura
event-NobodyStaked = Nadie apuesta: no hay jugada.
event-NobodyStaked-entry = Postura
event-LateRemoved = Se retiran las posturas tardías.
event-LateRemoved-entry = Postura
event-HandTaken = { $who } hace banco seguido y toma las cartas.
event-HandTaken-entry = Cartas
event-DealBegun = El banquero reparte.
event-DealBegun-entry = Cartas
event-DealEnded = Las primeras cartas están en el tapiz.
event-DealEnded-entry = Cartas
event-UnseenTurned = Se vuelven cartas que nadie había visto.
event-UnseenTurned-entry = Cartas
event-CardsLifted = { $who } mira las cartas.
event-CardsLifted-entry = Cartas
event-Spoken = { $hand ->
    [punto] Ha hablado el punto.
   *[bank] Ha hablado el banquero.
}
event-Spoken-entry = Voz
event-Advised = El crupier aconseja plantarse.
event-Advised-entry = Voz
event-ChartAsked = El banquero pide el cuadro y ha de seguirlo.
event-ChartAsked-entry = Voz
event-CardOrdered = Carta para el punto.
event-CardOrdered-entry = Cartas
event-HandsShown = Se descubren los dos juegos.
event-HandsShown-entry = Cartas
event-CoupEnded = { $result ->
    [punto] Gana el punto.
    [bank] Gana la banca, con { $bank }.
   *[tie] Empate.
}
event-CoupEnded-entry = Resultado
event-CoupSettled = Se liquidan las posturas.
event-CoupSettled-entry = Pago
event-CardDrawnEarly = El banquero ha sacado una carta antes de tiempo.
event-CardDrawnEarly-entry = Error
event-CardHeld = La carta queda aparte, sin ver.
event-CardHeld-entry = Cartas
event-HeldDiscarded = Se desechan las cartas sacadas antes de tiempo.
event-HeldDiscarded-entry = Cartas
event-HeldUsed = { $hand ->
    [punto] La carta anticipada, { $card }, es del punto.
   *[bank] La carta anticipada, { $card }, es del banquero.
}
event-HeldUsed-entry = Cartas
event-CardDiscarded = { $card } queda fuera del juego.
event-CardDiscarded-entry = Cartas
event-CardPickedUp = Se recoge una carta del suelo; conserva su valor.
event-CardPickedUp-entry = Error
event-CardShown = Se ha descubierto una carta: { $card }.
event-CardShown-entry = Error
event-FaultMended = Se rectifica la falta; sigue la jugada.
event-FaultMended-entry = Error
event-CallRestored = El punto dijo «no»: la jugada se restablece según el cuadro.
event-CallRestored-entry = Error
event-RestoredCard = Se adjudica o desecha la carta sacada por error, { $card }.
event-RestoredCard-entry = Cartas
event-Overdealt = El banquero se dio cartas de más y cuenta cero.
event-Overdealt-entry = Error
event-SecondThird = Se dan dos terceras cartas.
event-SecondThird-entry = Error
event-ThirdChosen = { $hand ->
    [punto] El punto se queda con la mejor tercera carta.
   *[bank] El banquero se queda con la peor tercera carta.
}
event-ThirdChosen-entry = Cartas
event-PuntoDeemed = Una carta del punto cayó en la cesta: cuenta nueve.
event-PuntoDeemed-entry = Error
event-CardLost = La carta se pierde en la cesta.
event-CardLost-entry = Cartas
event-BankLaidEarly = El banquero abatió antes de hablar el punto: pueden retirarse las posturas.
event-BankLaidEarly-entry = Error
event-PlayResumed = Sigue el punto.
event-PlayResumed-entry = La jugada
event-RightForfeited = { $hand ->
    [bank] El banquero pierde el derecho a abatir.
   *[other] { $side }: pierde el derecho a abatir.
}
event-RightForfeited-entry = Error
event-HolderChanged = Las cartas cambian de mano: { $cause }.
event-HolderChanged-entry = Cartas
event-CardsBack = Las cartas vuelven a quien corresponde.
event-CardsBack-entry = Cartas
event-AdviceNoted = { $hand ->
    [punto] Se aconsejó al punto: juega según las reglas.
   *[bank] Se aconsejó al banquero: juega según el cuadro.
}
event-AdviceNoted-entry = Error
event-MiscallFound = El punto se equivocó al anunciar.
event-MiscallFound-entry = Error
event-CardRefused = El banquero niega la carta.
event-CardRefused-entry = Cartas
event-CallCorrected = Se revisa el anuncio del punto.
event-CallCorrected-entry = Error
event-StrayNoted = { $who } se desplazó para seguir la mano.
event-StrayNoted-entry = Error
event-StakeChanged = Cambio a { $who }: se devuelven { $amount }.
event-StakeChanged-entry = Postura
event-RulingNoted = El inspector resuelve: sigue la jugada.
event-RulingNoted-entry = Error
event-PlaceTaken = { $who } se sitúa de pie tras la plaza { $seat }.
event-PlaceTaken-entry = Plaza
event-SeatAsked = { $who } pide plaza.
event-SeatAsked-entry = Plaza

# Dos paños
event-SessionBegun = Comienza otra sesión de banca libre.
event-SessionBegun-entry = Sesión
event-BankOffered = { $fixed ->
    [yes] Se ofrece la banca, por { $least }.
   *[no] Se subasta la banca, desde { $least }.
}
event-BankOffered-entry = Subasta
event-LotsDue = Se procede por sorteo.
event-LotsDue-entry = Sorteo
event-LotDrawn = { $lot ->
    [first] El sorteo favorece al primer paño.
    [second] El sorteo favorece al segundo paño.
   *[person] El sorteo favorece a { $who }.
}
event-LotDrawn-entry = Sorteo
event-BankAwarded = La banca es de { $who }, por { $amount }.
event-BankAwarded-entry = Banca
event-NobodyBids = No hay postor; termina la talla.
event-NobodyBids-entry = Subasta
event-BankSet = La banca es de { $amount }. Hagan sus apuestas.
event-BankSet-entry = Banca
event-BankReplenished = El banquero repone la banca con { $amount }.
event-BankReplenished-entry = Banca
event-BankLeft = Termina la banca de { $who }, que se lleva { $amount }: { $cause }.
event-BankLeft-entry = Banca
event-ShoeGoesOn = El banquero conserva la banca en la talla siguiente.
event-ShoeGoesOn-entry = Banca
event-StakePlaced = { $who } apuesta { $amount }: { $on }.
event-StakePlaced-entry = Apuesta
event-StakeWithdrawn = { $who } retira su apuesta.
event-StakeWithdrawn-entry = Apuesta
event-BancoCalled = { $who } hace banco sobre los dos paños: { $amount }.
event-BancoCalled-entry = Banco
event-StakesClosed = Ya no va más.
event-StakesClosed-entry = Cierre
event-NoStakes = Nadie ha apostado; no hay jugada.
event-NoStakes-entry = Cierre
event-DepositRaised = El banquero aumenta el depósito en { $amount }.
event-DepositRaised-entry = Banca
event-ClothsDealt = El banquero reparte.
event-ClothsDealt-entry = Reparto
event-TurnCame = Turno: { $side }.
event-TurnCame-entry = Reparto
event-WordSpoken = { $side }: { $word ->
    [card] «carta»
   *[no] «no»
}.
event-WordSpoken-entry = Palabra
event-CardGiven = Tercera carta: { $side }.
event-CardGiven-entry = Reparto
event-LaidDown = { $side }: abate con { $cards }.
event-LaidDown-entry = Palabra
event-ThreeHandsShown = Se muestran las tres manos.
event-ThreeHandsShown-entry = Resultado
event-ClothsDecided = Primer paño: { $first ->
    [first] gana
    [bank] gana la banca
    [tie] empate
   *[void] nulo
}. Segundo paño: { $second ->
    [second] gana
    [bank] gana la banca
    [tie] empate
   *[void] nulo
}.
event-ClothsDecided-entry = Resultado
event-SpareUsed = { $side }: se queda la carta que esperaba, { $card }.
event-SpareUsed-entry = Error
event-SpareDiscarded = Se desecha la carta sobrante: { $cards }.
event-SpareDiscarded-entry = Error
event-ClothsSettled = Se paga y se cobra en los dos paños; la casa retiene { $taken }.
event-ClothsSettled-entry = Pago
event-CoupAnnulled = Jugada nula: { $cause }. Se devuelven todas las apuestas.
event-CoupAnnulled-entry = Jugada nula
event-SurplusFound = Se ha extraído una carta de sobra.
event-SurplusFound-entry = Error
event-StrangerPlays = { $who } ya se ha pronunciado; la jugada se mantiene.
event-StrangerPlays-entry = Error
event-CardsHandedBack = { $side }: las cartas vuelven a quien tiene el turno.
event-CardsHandedBack-entry = Error
event-ClothVoided = { $side }: la jugada es nula y sus posturas se devuelven.
event-ClothVoided-entry = Error
event-ThirdRecovered = { $side }: se recupera la tercera carta; la jugada continúa.
event-ThirdRecovered-entry = Error
event-ClothShown = { $side }: sus dos cartas han quedado descubiertas, { $cards }.
event-ClothShown-entry = Error
event-WrongWord = { $side }: { $word ->
    [card] «carta»
   *[no] «no»
}, contra las reglas, y nadie lo ha notado.
event-WrongWord-entry = Palabra
event-CoupRestored = { $side }: la jugada se restablece.
event-CoupRestored-entry = Error
event-SpareDrawn = Una carta que nadie pidió, { $card }, queda a la espera.
event-SpareDrawn-entry = Error
event-CardsPassedOn = { $side }: las cartas pasan a { $who }.
event-CardsPassedOn-entry = Error
event-HandAdvised = { $side }: recibió consejo y juega según las reglas.
event-HandAdvised-entry = Error
event-HandDeemed = { $side }: cuenta { $points }.
event-HandDeemed-entry = Error
event-ScoreCorrected = El anuncio del banquero no vale.
event-ScoreCorrected-entry = Error
