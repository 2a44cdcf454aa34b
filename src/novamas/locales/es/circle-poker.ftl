# Póquer de círculo: los jugadores entre sí.
# Por qué una mesa no puede abrirse así
bad-deck-size = No se juega con { $value } naipes: con { $allowed }.
bad-limit-kind = Aquí no hay ese límite: { $allowed }.
bad-forced-bet = Aquí no se empieza con esa apuesta: { $allowed }.
bad-minimum-of-maximum = El mínimo es del { $least } al { $most } % del máximo, no el { $value } %.
bad-ante-of-minimum = El ante es como mucho el { $most } % del mínimo, no el { $value } %.
bad-house-benefit = El beneficio de la casa es así del { $least } al { $most } %, no del { $value } %.
bad-benefit-cap = Solo se limita en mínimos, de cero en adelante, lo que la casa toma del bote.
bad-raises-fixed = Cuántas veces se sube no lo dice aquí la casa, o no puede ser { $value }.
bad-hours-of-game = Una partida no dura { $value } horas.
bad-first-common = En esta variedad no se enseña una carta común al repartir.
bad-time-bank = Más tiempo para pensar: de ninguna a { $most } veces por partida, no { $value }.
bad-law-streets = Las calles se numeran desde el uno, sin saltos.
bad-law-deck-size = Una baraja tiene los mismos rangos en cada palo, y 52 naipes como mucho.
bad-law-cards-for-players = No hay naipes para { $players } jugadores.
bad-law-own-cards = De las cartas propias se usan de ninguna a todas.

# Lo que no se permite
refused-not-in-the-hand = Usted no juega esta mano.
refused-bet-to-cover = Hay una apuesta: cúbrala, súbala o retírese.
refused-nothing-to-cover = No hay nada que cubrir: pase o apueste.
refused-nobody-could-cover = Nadie más tiene fichas para cubrir una subida.
refused-no-more-raises = Ya ha subido todas las veces que se puede en este intervalo.
refused-in-the-hand = Juega una mano: termínela o retírese de ella antes.
refused-no-hours-here = Esta partida no se cuenta por horas.
refused-game-too-short = La partida aún no ha durado lo que debe.
refused-not-seated = Para eso hay que estar sentado.
refused-rested-enough = Ya ha descansado todas las manos que se puede en esta partida.
refused-not-resting = No está descansando.
refused-lots-running = Se están sorteando los puestos.
refused-seat-assigned = Con la partida iniciada el puesto lo asigna el responsable: el primero libre.
refused-stack-in-play = Con la jugada iniciada no se añaden fichas al resto.
refused-resto-not-gone = El resto solo se repone cuando se ha agotado.
refused-resto-too-small = Ese resto es menor de lo que pide la mesa.
refused-resto-too-large = Ese resto es mayor de lo que admite la mesa.
refused-stack-kept = No se guardan fichas del resto mientras se juega.
refused-blinds-before-cards = Una ciega solo vale antes de que se repartan las cartas.
refused-cards-to-throw = No se pueden cambiar esas cartas.
refused-no-time-bank = En esta mesa no hay más tiempo para pensar que el del reloj.
refused-time-bank-spent = Ya ha gastado todo el tiempo de más que tenía en esta partida.

# Lo que se dice en voz alta
call-poker-paso = Paso
call-poker-covers = { $who } cubre.
call-poker-raises = { $who } sube a { $amount }.
call-poker-leaves = { $who } se retira.
call-poker-interval = Intervalo { $number }: habla { $who }.
call-poker-street = Cartas del intervalo { $number }.
call-servido = Servido.
call-poker-throws = { $who } cambia { $cards }.
call-poker-more-time = { $who }: más tiempo.
call-poker-game-begins = Comienza la partida: se sortean los puestos.
call-poker-game-ends = Termina la partida.
call-poker-lead = { $who } tiene la mano.
call-poker-last-hands = Se ha cumplido la hora: las { $hands } últimas manos.
call-poker-showdown = Descubran sus cartas.
call-poker-shows = { $who }: { $kind ->
    [royal] escalera real
    [straight-flush] escalera de color
    [four] póquer
    [full] full
    [flush] color
    [straight] escalera
    [three] trío
    [figures] figuras
    [two-pair] doble pareja
    [pair] pareja
   *[high-card] carta mayor
}.
call-poker-wins = { $who } gana { $amount }.

# Lo que ha ocurrido
event-account-pot = bote
event-why-ante = ante
event-why-blind = ciega
event-why-benefit = beneficio de la casa
event-GameBegun = Comienza una partida: se sortean los puestos.
event-GameBegun-entry = Partida
event-SeatDrawn = El sorteo saca a { $who }.
event-SeatDrawn-entry = Sorteo
event-SeatsTaken = Cada uno ocupa el puesto que le tocó.
event-SeatsTaken-entry = Puestos
event-GameEnded = Termina la partida.
event-GameEnded-entry = Partida
event-LastHands = Se ha cumplido la hora: se anuncian las últimas manos.
event-LastHands-entry = Sesión
event-SessionExtended = La sesión se amplía.
event-SessionExtended-entry = Sesión
event-Rested = { $who } descansa.
event-Rested-entry = Descanso
event-CameBack = { $who } vuelve a jugar.
event-CameBack-entry = Descanso
event-HandBegun = Comienza una mano.
event-HandBegun-entry = Mano
event-FeesTaken = La casa toma su beneficio de los jugadores: { $amount }.
event-FeesTaken-entry = Beneficio
event-ForcedBet = { $who } pone { $amount } antes de las cartas.
event-ForcedBet-entry = Apuesta inicial
event-BlindsOffered = { $who } puede poner una ciega.
event-BlindsOffered-entry = Ciega
event-ForcedBetsIn = Están las apuestas iniciales: se reparten las cartas.
event-ForcedBetsIn-entry = Reparto
event-StreetBegun = Se reparten las cartas del intervalo siguiente.
event-StreetBegun-entry = Reparto
event-IntervalOpened = Se abre un intervalo de apuestas.
event-IntervalOpened-entry = Intervalo
event-Checked = { $who } pasa.
event-Checked-entry = Paso
event-Covered = { $who } cubre con { $amount }.
event-Covered-entry = Cubre
event-BetRaised = { $who } sube, con { $amount } más en el bote.
event-BetRaised-entry = Sube
event-HandLeft = { $who } se retira.
event-HandLeft-entry = Se retira
event-TimeTaken = { $who } piensa más tiempo.
event-TimeTaken-entry = Tiempo
event-IntervalClosed = Se cierra el intervalo de apuestas.
event-IntervalClosed-entry = Intervalo
event-DrawOpened = Se pueden cambiar cartas.
event-DrawOpened-entry = Descarte
event-CardsThrown = { $who } se descarta.
event-CardsThrown-entry = Descarte
event-CardsDue = Se reponen los descartes.
event-CardsDue-entry = Descarte
event-DiscardsReused = Se acabó el mazo: se barajan los descartes.
event-DiscardsReused-entry = Descarte
event-ShowdownOpened = Se descubren las cartas.
event-ShowdownOpened-entry = Descubierta
event-CardsOpened = { $who } enseña sus cartas.
event-CardsOpened-entry = Descubierta
event-PotPaid = Se entrega el bote: { $amount }.
event-PotPaid-entry = Bote
event-HandEnded = Termina la mano.
event-HandEnded-entry = Mano

# Lo que se puede hacer
console-act-BeginGame = Comenzar la partida
console-act-EndGame = Terminar la partida
console-act-HourOver = Se cumple la hora
console-act-ExtendSession = Ampliar la sesión
console-act-RestHands = Descansar
console-act-ComeBack = Volver a jugar
console-act-DealHand = Dar una mano
console-act-PostBlind = Poner una ciega
console-act-NoBlind = Sin ciega
console-act-Check = Paso
console-act-Cover = Cubrir
console-act-RaiseTo = Subir a
console-act-LeaveHand = Retirarse
console-act-ThrowCards = Descartarse
console-act-TakeTime = Más tiempo
console-act-OpenHands = Descubrir las cartas
console-act-PayPot = Entregar el bote
play-do-RestHands = descansar
play-do-ComeBack = volver a jugar
play-do-PostBlind = poner una ciega
play-do-NoBlind = sin ciega
play-do-Check = paso
play-do-Cover = cubrir
play-do-RaiseTo = subir a
play-do-LeaveHand = retirarse
play-do-ThrowCards = descartarse
play-do-TakeTime = más tiempo
play-temper-bold = va con casi todo

# En el terminal
play-poker-hand = Mano { $number }
play-poker-ante = { $who }: ante, { $amount }
play-poker-blind = { $who }: ciega, { $amount }
play-poker-fee = { $who }: beneficio de la casa, { $amount }
play-poker-throws = { $who }: cambia { $cards }
play-poker-back = { $who }: vuelven { $amount } que nadie cubrió
play-poker-taken = la casa toma { $amount }
play-poker-wins = { $who }: gana { $amount }
play-poker-common = comunes
play-poker-pot = Bote: { $amount }
play-poker-limit-fixed = límite fijo
play-poker-limit-split = split limit
play-poker-limit-pot = bote con límite
play-poker-limit-none = sin límite
play-poker-house = { $way ->
    [pot] La casa toma el { $percent } % de lo que entra en el bote en cada intervalo; hasta ahora { $amount }.
    [session] La casa cobra el { $percent } % por sesión; hasta ahora { $amount }.
   *[hand] La casa cobra por mano el { $percent } % del mínimo; hasta ahora { $amount }.
}

# En el reglamento y en la oficina
bet-pot-bet = Apuesta en el bote
poker-kind-figures = figuras
rules-maximum-circle-poker-fixed = fijo, según el intervalo
rules-maximum-circle-poker-split = la mitad del bote
rules-maximum-circle-poker-pot = el bote
rules-maximum-circle-poker-none = ninguno
office-option-cards = Naipes
office-option-limit = Límite de las apuestas
office-option-minimum-percent = Mínimo, en % del máximo
office-option-ante-percent = Ante, en % del mínimo
office-option-forced = Apuesta inicial
office-option-benefit = Beneficio de la casa
office-option-benefit-percent = Beneficio, en %
office-option-benefit-cap = Tope del beneficio, en mínimos
office-option-raises = Subidas por jugador e intervalo
office-option-hours = Horas de la partida
office-option-show-first = Primera carta común al repartir
office-option-equity = Los jugadores pueden preguntar cuánto valen sus cartas
office-option-time-bank = Veces por partida que un jugador puede pensar más tiempo

circle-poker-how-goal = Los jugadores juegan unos contra otros, no contra la casa. Gana el bote la mejor combinación de cinco cartas, o quien queda solo porque los demás se retiran.{ $boards ->
    [1] {""}
   *[other] {" "}Hay { $boards } filas de cartas comunes: cada una decide una parte igual del bote.
}{ $low ->
    [yes] {" "}La mitad del bote es para la mejor mano baja, si la hay.
   *[no] {""}
}
circle-poker-how-cards = Recibe { $own } cartas{ $open ->
    [0] , tapadas
   *[other] , { $open } de ellas a la vista de todos
}.{ $common ->
    [0] {""}
   *[other] {" "}Además se descubren { $common } cartas comunes{ $exact ->
        [yes] , y cada mano usa exactamente { $used } de las propias
       *[no] , y de todas elige las cinco mejores
    }.
}{ $discards ->
    [0] {""}
   *[other] {" "}Una vez puede cambiar hasta { $discards }.
}
circle-poker-how-forced = { $forced ->
    [blinds] Antes de las cartas, quien tiene la mano pone el mínimo y el siguiente lo dobla: son las apuestas ciegas.
   *[ante] Antes de las cartas cada jugador pone el ante, el { $percent } del mínimo.
}
circle-poker-how-turns = En su turno puede pasar si nadie ha apostado, cubrir la apuesta, subirla o retirarse y perder lo puesto. Si no le alcanzan las fichas, juega por la parte que ha puesto.
circle-poker-how-limit = { $limit ->
    [fixed] Cada subida es de una cantidad fija.
    [split] Una apuesta no puede pasar de la mitad del bote.
    [levels] En los primeros turnos rige un límite bajo y en los últimos uno alto.
    [pot] Una apuesta no puede pasar del bote.
   *[none] Puede apostar todas las fichas que tenga en la mesa.
}{ $raises ->
    [0] {""}
   *[other] {" "}En cada turno puede subir { $raises } veces.
}
circle-poker-how-benefit = { $benefit ->
    [pot] La casa retiene el { $rate } del bote en cada turno de apuestas.
    [session] La casa cobra a cada jugador el { $rate } del máximo de la mesa por hora de sesión.
   *[hand] La casa cobra a cada jugador el { $rate } del mínimo en cada mano.
} No juega: es lo único que se lleva.

# La mesa en el navegador
circle-poker-came = se paga un bote de { $amount }
circle-poker-lead = Tiene la mano
circle-poker-lead-short = M
circle-poker-rests = descansa
circle-poker-left = se retira
circle-poker-thinks = piensa más
circle-poker-all-in = todo su resto
circle-poker-changed = cambia { $cards }
circle-poker-served = servido
circle-poker-time-left = { $left ->
    [0] no le queda más
    [one] le queda 1 vez
   *[other] le quedan { $left } veces
}
circle-poker-board = Fila { $number } de cartas comunes
circle-poker-common = Cartas comunes
circle-poker-pot = Bote
circle-poker-bets = Apuestas de este intervalo
circle-poker-pots = Botes
circle-poker-main = Principal
circle-poker-side = Aparte { $number }
circle-poker-wins = { $who }: { $amount }
circle-poker-won = Gana { $who } { $amount }{ $shown ->
    [yes] {" "}con { $hand }
   *[no] {""}
}
circle-poker-won-own = Gana usted { $amount }{ $shown ->
    [yes] {" "}con { $hand }
   *[no] {""}
}
circle-poker-taken = la casa, { $amount }
circle-poker-waits = La partida empieza cuando haya { $players } jugadores sentados: los puestos se sortean.
circle-poker-throw = Toque las cartas que quiera cambiar, { $most } como mucho.
circle-poker-change = Cambiar { $cards }
circle-poker-serve = Servido
circle-poker-bet = Apostar
circle-poker-slider = Cuánto
circle-poker-quick-least = Mínimo
circle-poker-quick-half = Medio bote
circle-poker-quick-pot = Bote
circle-poker-quick-most = Máximo
circle-poker-need = Cubrir { $amount } por un bote de { $pot }: sale a cuenta si gana al menos el { $share } de las veces.
circle-poker-order = De mayor a menor
circle-poker-limit = Límite
circle-poker-limit-fixed = fijo, hasta { $amount }
circle-poker-limit-split = medio bote
circle-poker-limit-pot = el bote
circle-poker-limit-none = sin límite
circle-poker-forced = Antes de las cartas
circle-poker-benefit = Para la casa
circle-poker-benefit-pot = { $percent } % del bote
circle-poker-benefit-session = { $percent } % del máximo por hora
circle-poker-benefit-hand = { $amount } por mano
circle-poker-time-bank = Más tiempo
circle-poker-time-each = { $times ->
    [one] 1 vez por partida
   *[other] { $times } veces por partida
}
# Errores y conducta
refused-ante-owed = Aún no ha puesto el ante: póngalo o retírese.
refused-bet-to-complete = Lo que ha puesto ya es del bote: solo puede completarlo hasta cubrir.
refused-bet-out-of-turn = Apostó fuera de turno: vale, pero ya no puede subir en este intervalo.
refused-turn-to-be-decided = Antes decide el responsable sobre el turno que se pasó.
refused-no-ante-owed = Su ante ya está en el bote.
refused-no-turn-passed-over = Nadie le ha pasado el turno.
refused-nobody-to-decide = No hay nadie sobre quien decidir.
call-poker-warns = { $who }, se le llama la atención.
call-poker-new-hand = La mano no vale: se recogen las cartas y se da otra.
event-cause-count = un jugador recibió más o menos cartas
event-cause-wrong-card = un jugador ha visto una carta que no era suya
event-cause-face-up = apareció una carta descubierta
event-cause-bad-pack = la baraja es defectuosa
event-cause-nobody-left = no queda nadie en la mano
event-cause-too-few-cards = no quedan cartas para sustituir
event-cause-mixed = mezcló sus cartas con los descartes
event-cause-touched = sus cartas tocaron las de otro
event-cause-skipped = se le pasó el turno
event-cause-decision = decisión del responsable
event-cause-proxy = encargó a otro que jugase por él
event-cause-pairs = jugó en pareja
event-cause-gambling-the-pot = se jugó el bote voluntariamente
event-cause-sharing-the-pot = repartió el bote voluntariamente
event-cause-collusion = connivencia entre jugadores
event-cause-adding-chips = añadió fichas al resto en plena jugada
event-cause-lending = prestó dinero a otro jugador
event-cause-hiding-chips = se guardó fichas del resto
event-cause-cards-away = retiró las cartas de la mesa o de la vista
event-cause-touching-cards = tocó cartas que no eran suyas
event-cause-comments = comentó la jugada con otros
event-cause-looking = miró las cartas de otros
event-cause-opinion = opinó sobre el juego después de retirarse
event-cause-talking = habló más de lo necesario
event-cause-deceiving = simuló para confundir a los demás
event-cause-criticising = influyó en el juego de otro o lo criticó
event-cause-watching = miraba la partida junto a la mesa
event-HandVoided = La mano no vale: { $cause }. Se devuelve lo puesto y se da de nuevo.
event-HandVoided-entry = Error
event-DealMended = Se corrige el reparto antes de las apuestas.
event-DealMended-entry = Error
event-ShuffledAgain = Se vio una carta al cortar: se baraja otra vez.
event-ShuffledAgain-entry = Barajado
event-CallPutRight = Las cartas de { $who } hablan por sí solas: lo anunciado no cuenta.
event-CallPutRight-entry = Error
event-AbsenceNoted = { $who } está ausente: el reparto vale.
event-AbsenceNoted-entry = Error
event-AbsenceEnded = { $who } ha vuelto a tiempo.
event-AbsenceEnded-entry = Error
event-PlaceIncluded = El reparto sigue con un puesto en el que nadie juega.
event-PlaceIncluded-entry = Error
event-SpareCollected = Se recogen las cartas de los puestos sin jugador.
event-SpareCollected-entry = Error
event-PackRecovered = Se recupera la parte superior de la baraja.
event-PackRecovered-entry = Error
event-PackReshuffled = Se mezclan las cartas no usadas, se corta y se elimina la primera.
event-PackReshuffled-entry = Error
event-CommonVoided = Se descubrieron cartas comunes que no valen.
event-CommonVoided-entry = Error
event-BettingResumed = Siguen las apuestas.
event-BettingResumed-entry = Error
event-CardsWithdrawn = Se retiran las cartas a { $who }: { $cause }.
event-CardsWithdrawn-entry = Error
event-HandRebuilt = Se reconstruye la mano de { $who }.
event-HandRebuilt-entry = Error
event-ShortCovered = { $who } pone { $amount }, que no cubren: debe completarlos.
event-ShortCovered-entry = Error
event-OverCovered = { $who } pone { $amount } sin anunciar subida: solo cubre, y vuelve el resto.
event-OverCovered-entry = Error
event-CardsSeen = { $who } descubre sus cartas por error: el juego sigue.
event-CardsSeen-entry = Error
event-BetStands = { $who } apuesta { $amount } fuera de turno: vale.
event-BetStands-entry = Error
event-AnteOwed = Falta el ante de { $who }.
event-AnteOwed-entry = Ante
event-AntePut = { $who } pone el ante que faltaba.
event-AntePut-entry = Ante
event-PotReduced = Faltan antes y no se sabe de quién: se juega con un bote reducido.
event-PotReduced-entry = Ante
event-TurnPassedOver = Se le pasó el turno a { $who }.
event-TurnPassedOver-entry = Turno
event-TurnClaimed = { $who } avisa de que se le pasó el turno: decide el responsable.
event-TurnClaimed-entry = Turno
event-TurnDecided = Queda decidido el turno de { $who }.
event-TurnDecided-entry = Turno
event-Reprimanded = Se llama la atención a { $who }: { $cause }.
event-Reprimanded-entry = Conducta
event-ExpulsionOpened = { $who } reincide: { $cause }. Decide el responsable.
event-ExpulsionOpened-entry = Conducta
event-PlayerKept = El responsable decide que { $who } sigue.
event-PlayerKept-entry = Conducta
event-ShuffleAllowed = { $who } baraja con permiso; la última vez lo hace el crupier.
event-ShuffleAllowed-entry = Barajado
console-act-DealingError = Error en el reparto
console-act-CutExposed = Se ve una carta al cortar
console-act-WrongAnnouncement = El crupier anuncia una combinación errónea
console-act-PlayerAbsent = Un jugador está ausente
console-act-PlayerReturned = Vuelve el jugador ausente
console-act-DealtToNobody = Se da carta a un puesto sin jugador
console-act-PackPutAway = El crupier retira la baraja antes de tiempo
console-act-ExtraCommon = Se descubren cartas comunes de más
console-act-EarlyCommon = Se descubre una carta común antes de tiempo
console-act-SlowPlayer = El jugador tarda demasiado
console-act-CardsMixed = Mezcla sus cartas con los descartes
console-act-PutChips = Poner fichas sin decir nada
console-act-CardsExposed = Un jugador descubre sus cartas
console-act-BetOutOfTurn = Apostar fuera de turno
console-act-AnteMissing = Falta el ante de un jugador
console-act-AnteUnknown = Faltan antes y no se sabe de quién
console-act-HandsTouched = Las cartas de dos jugadores se tocan
console-act-TurnOverlooked = Se pasa el turno de un jugador
console-act-Misconduct = Conducta prohibida
console-act-DecideConduct = Decidir sobre un reincidente
console-act-DecideTurn = Decidir sobre el turno pasado
console-act-AllowShuffle = Autorizar a un jugador a barajar
console-act-PutAnte = Poner el ante
console-act-ClaimTurn = Me han pasado el turno
console-does-DealingError = Se recogen las cartas, se devuelve lo puesto y se da una mano nueva; si se corrige a tiempo, sigue.
console-does-Misconduct = La primera vez se llama la atención; la segunda decide el responsable.
console-does-HandsTouched = Los dos quedan fuera de la mano.
console-does-BetOutOfTurn = La apuesta vale; en su turno no podrá subirla.
console-field-found = Se encuentra la parte superior
console-field-cards = Cartas
console-field-antes = Antes que faltan
console-field-decision = Decisión
console-field-rebuilt = La mano se puede reconstruir
console-field-neighbour = El otro jugador
play-do-PutChips = poner fichas sin decir nada
play-do-BetOutOfTurn = apostar fuera de turno
play-do-PutAnte = poner el ante
play-do-ClaimTurn = me han pasado el turno
circle-poker-chances = Lo que valen sus cartas
circle-poker-chances-ask = Calcular
circle-poker-chances-again = Otra vez
circle-poker-chances-counting = Calculando…
circle-poker-chances-none = Ahora no hay nada que calcular: hace falta jugar una mano con otros.
circle-poker-chances-share = Si nadie más se retira, ganan de media el { $share } del bote contra { $others ->
    [one] otro jugador
   *[other] otros { $others } jugadores
}.
circle-poker-chances-wins = Gana solo el { $wins } de las veces y reparte el { $ties }.
circle-poker-chances-how = { $exact ->
    [yes] Contadas todas las manos posibles: { $deals }.
   *[no] Sobre { $deals } manos al azar.
} Solo con las cartas que usted ve{ $draw ->
    [yes] , sin contar los descartes
   *[no] {""}
}.
circle-poker-costs = Lo que cuesta una hora
circle-poker-costs-pace = A { $hands } manos por hora, según las últimas { $counted }.
circle-poker-costs-wait = Se dirá cuando se hayan jugado dos manos.
circle-poker-costs-here = así se cobra aquí
circle-poker-costs-pot = { $percent } % del bote
circle-poker-costs-session = { $percent } % del máximo por hora
circle-poker-costs-hand = { $percent } % del mínimo por mano

# Las reglas, al comparar normas
section-circle-poker-deck = Naipes
field-deck-cards = cartas de la baraja
field-seating-rests = manos de descanso sin perder la plaza
field-seating-tournament = jugadores con los que sigue un torneo
section-circle-poker-length = Duración de la partida
field-length-leads = veces que cada jugador ha tenido la mano
field-benefit-percent = por ciento, de menos a más
field-benefit-of = se calcula sobre
field-benefit-hands = manos después de cada hora
value-of-added = lo añadido en el intervalo
field-stakes-kinds = límites que puede elegir la casa
field-stakes-minimum = mínimo, en % del máximo, de menos a más
field-stakes-ante = ante más alto, en % del mínimo
field-stakes-split = el split limit es
field-stakes-pot = el límite de bote es
field-stakes-raises = subidas por intervalo
field-stakes-two = también entre dos jugadores
field-stakes-open-pair = una pareja a la vista sube el límite
value-open-pair-any = la de cualquiera
value-open-pair-own = solo la propia
value-open-pair-no = no
value-kinds-fixed = fijo
value-kinds-split = split limit
value-kinds-pot = bote con límite
value-kinds-none = sin límite
value-kinds-blinds = ciegas
value-split-half = la mitad del bote
value-split-levels = dos niveles según el intervalo
value-pot-pot = el bote
value-pot-streets = distinto en cada intervalo
value-pot-maximum = el máximo de la mesa
value-pot-half = la mitad del bote
value-pot-whole = todo el bote
section-circle-poker-forced = Apuesta inicial
field-forced-kinds = clases que puede elegir la casa
field-forced-posts = ciegas, en mínimos
field-forced-more = cada ciega siguiente, por la anterior
section-circle-poker-streets = Intervalos
field-streets-deal = cartas para cada jugador
field-streets-burn = cartas quemadas
field-streets-common = cartas comunes
field-streets-draw = con descarte
field-streets-level = nivel del límite
field-streets-opens = quién habla primero
field-streets-pot = el límite de bote es
value-level-high = alto
value-level-low = bajo
value-deal-down = tapada
value-deal-up = descubierta
value-opens-lead = quien tiene la mano
value-opens-showing = la mejor mano a la vista
value-opens-bettor = quien apostó el último
section-circle-poker-first-common = Primera carta común al repartir
field-first-common-allowed = se permite
field-first-common-counts = cuenta entre las del flop
section-circle-poker-discards = Descarte
field-discards-most = cartas que se pueden cambiar
field-discards-at-once = de ellas, de una vez
field-ranking-short = orden con menos de 52 cartas
field-ranking-figures = entre dos figuras decide, tras la pareja más alta
field-ranking-ace-low = el as va también antes de la más baja
value-figures-second-pair = la segunda pareja
value-figures-next-card = la carta siguiente
value-ace-low-any = con cualquier baraja
value-ace-low-full = solo con 52 cartas
section-circle-poker-showdown = Comparar las manos
field-showdown-own = cartas propias que se usan
field-showdown-boards = filas de cartas comunes
field-showdown-shares = manos iguales se reparten el bote
field-showdown-highest = su carta más alta, como mucho
field-showdown-common = cartas comunes igual de bajas
value-shares-equal = en partes iguales
value-shares-restos = en proporción a sus restos
field-sight-down = tapadas
field-sight-up = descubiertas
field-sight-burnt = quemadas
field-sight-thrown = descartadas
section-circle-poker-resto = Resto
field-resto-first = al sentarse, en mínimos, de menos a más
field-resto-again = al reponerlo, en mínimos, de menos a más
section-circle-poker-mistakes = Errores
field-mistakes-burn = cartas quemadas tras mezclar
field-mistakes-known = previsto por la norma
field-mistakes-mendable = vale si se corrige antes de apostar
field-mistakes-when = hasta cuándo anula la mano
value-when-start = al empezar la mano
value-when-deal = mientras se reparte
value-when-hand = en toda la mano
section-circle-poker-conduct = Conducta
value-by-gone = quien se ha retirado de la mano
value-by-seated = quien está sentado
office-option-limit-fixed = fijo
office-option-limit-split = split limit
office-option-limit-pot = bote con límite
office-option-limit-none = sin límite
office-option-forced-ante = ante
office-option-forced-blinds = ciegas
office-option-benefit-pot = del bote
office-option-benefit-session = por sesión
office-option-benefit-hand = por mano
rules-case-circle-poker-pot = la mano más alta gana el bote, menos lo que toma la casa
middle-streets = { $middle }.º
middle-benefit = { $middle ->
    [pot] del bote
    [session] por sesión
    [hand] por mano
   *[other] { $middle }
}
middle-mistakes = { $middle ->
    [deal-count] número de cartas equivocado
    [deal-wrong-card] carta que no es la suya
    [deal-missing-card] falta una carta
    [deal-bad-pack] baraja defectuosa
    [pack] baraja retirada antes de tiempo
    [common] cartas comunes descubiertas de más o antes de tiempo
   *[other] { $middle }
}
middle-conduct = { $middle ->
    [forbidden-opinion] opinar sobre la mano
    [forbidden-watching] mirar las cartas de otro
   *[other] { $middle }
}
