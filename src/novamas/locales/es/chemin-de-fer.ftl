# Chemin de fer en el navegador: el óvalo, lo que se puede decir, las palabras del juego, la consola.

# Por qué una mesa no puede abrirse así
bad-banco-free = Quien hace banco juega a su elección en todo caso.
bad-no-unlimited-bank = Esta norma no conoce una banca sin máximo.
bad-bank-least = Una banca es de al menos { $least } veces el mínimo, no { $value }.
bad-bank-most-fixed = Lo más que puede tener una banca no lo dice la casa.
bad-garage-fixed = Desde dónde se forma garaje no lo dice la casa.
bad-garage-below-zero = Desde dónde se forma garaje se cuenta en mínimos, de cero en adelante.

chemin-letter-punto = P
chemin-garage = Garaje
chemin-hand-punto = Punto
chemin-auctioned = La mano se subasta
chemin-passes = La mano pasa
chemin-offered = ¿Quién toma la mano?
chemin-needs = Quien la tome pone al menos { $amount }
chemin-name-partner = { $name }, asociado
chemin-is-partner = asociado de la banca
chemin-is-refusals = { $count } negativas
chemin-spot-stake = Su postura
chemin-spot-line = En la raya: juega ½
chemin-not-PassHand = Después de la primera jugada: quien toma la mano da al menos una vez.
chemin-not-SetAside-its-winnings = Cuando las ganancias de la banca pasen de { $amount }.
chemin-not-SetAside-the-bank = Cuando la banca pase de { $amount }.
chemin-not-CallBanco = Hay que tener { $amount }, toda la banca.
chemin-not-CallFollowed = Solo quien perdió él solo la jugada anterior contra esta banca.
chemin-not-CallWithTable = Otro ha hecho banco y cubre toda la banca.
chemin-not-partner = El asociado gana y pierde con la banca: no juega contra ella.
chemin-too-few = Faltan jugadores: han de ser al menos { $players }.
chemin-highest = La toma la puja más alta
chemin-here-stake = su postura
chemin-here-line = raya ½
chemin-part-bet = { $who }: { $amount }
chemin-part-banco = { $who }: banco, { $amount }
chemin-part-followed = { $who }: banco seguido, { $amount }
chemin-part-with-table = { $who }: con la mesa, { $amount }
chemin-part-complete = { $who }: completa, { $amount }
chemin-part-joint = { $who }: en asociación, { $amount }
chemin-part-plays = { $said } (juegan { $plays })
chemin-part-returns = { $said } (volvería)
chemin-how-goal = Dos manos, la banca y el punto: gana la que más se acerca a nueve. Las figuras y el diez valen cero, el as uno; de la suma solo cuenta la última cifra.
chemin-how-bank = La banca no es la casa, es un jugador: pone una suma y da las cartas. La conserva mientras gana, con lo ganado en juego, y puede pasar la mano entre dos jugadas.
chemin-how-against = Los demás juegan contra ella. «Banco» es cubrirla uno solo, y va antes que las posturas. Los números pequeños junto a las plazas dicen quién va primero.
chemin-how-cards = Dos cartas a cada mano; ocho o nueve se abate y decide. Si no, el punto pide con 0 a 4, elige con 5 y se planta con 6 o 7; después, la banca como quiera.
chemin-how-end = El punto cobra a la par. De lo que gana la banca, la casa retiene el { $cagnotte } en la cagnotte: es lo único que se lleva. Si la banca pierde, la mano va al siguiente por la derecha.
chemin-how-seat = Cuando le llegue la mano puede tomarla o no; rehusarla { $refusals } veces seguidas cuesta la plaza.
chemin-laid-bet = { $who }: { $amount } contra la banca
chemin-laid-banco = { $who }: banco, { $amount }
chemin-laid-followed = { $who }: banco seguido, { $amount }
chemin-laid-with-table = { $who }: banco con la mesa, { $amount }
chemin-laid-complete = { $who } completa la banca: { $amount }
chemin-laid-joint = { $who }: parte en un banco, { $amount }
chemin-order-hint = En orden de prioridad, desde la derecha de la banca
chemin-take-partner = Aceptar a { $who }
chemin-no-partner = No aceptar a { $who }
chemin-refused = Negativas seguidas: { $count }; con { $most } se pierde la plaza.
chemin-way = A quién se ofrece la mano
chemin-way-seated = Rotación, por la derecha
chemin-way-standing = Quienes están de pie
chemin-way-former = Vuelve a quien la pasó
chemin-way-auction = Subasta, al mejor postor
chemin-way-forced = A la derecha, por el mínimo
chemin-bids-tie = A igual puja, antes quien está sentado.
chemin-pay-punto = Gana el punto: se paga a la par de la banca
chemin-pay-bank = La banca cobra las posturas, menos { $taken } de cagnotte; queda en { $amount }
chemin-pay-tie = Empate: las posturas vuelven
chemin-means-bank = El dinero de un jugador contra todos. Da las cartas, la conserva mientras gana y puede pasarla.
chemin-term-punto = Punto
chemin-means-punto = La mano de todos los que juegan contra la banca; lleva sus cartas quien más juega.
chemin-means-banco = Cubrir uno solo toda la banca. Las demás posturas vuelven.
chemin-term-followed = Banco seguido
chemin-means-followed = Quien perdió un banco puede repetirlo antes que los demás.
chemin-term-table = Banco con la mesa
chemin-means-table = La mitad de la banca para uno; el resto, para la mesa.
chemin-term-garage = Garaje
chemin-means-garage = Ganancias de la banca fuera de juego: por voluntad, por no cubiertas o por exceder el máximo.
chemin-term-priority = Prioridad
chemin-means-priority = Desde la derecha de la banca alrededor de la mesa; después, quienes están de pie: los números pequeños.
chemin-term-partner = Asociado
chemin-means-partner = Comparte dinero, ganancias y pérdidas de la banca, pero no decide.
chemin-term-salute = Saludar
chemin-means-salute = Dejar pasar la primera mano tras sentarse con el sabot empezado. Rehusar { $refusals } manos seguidas cuesta la plaza.
chemin-means-auction = La mano que nadie tomó va al mejor postor.
chemin-now-idle = Nadie tiene la banca. Se prepara el sabot, o el crupier va a ofrecer la mano.
chemin-now-offering = La mano se ofrece por la mesa, cada vez al siguiente por la derecha.
chemin-now-auction = Nadie tomó la mano: va al mejor postor, sentado o de pie.
chemin-now-holding = Entre dos jugadas decide la banca: anunciar, formar garaje, aumentar, asociarse o pasar la mano.
chemin-now-betting = Se juega contra la banca. El banco va antes que las posturas, y la prioridad va desde la derecha de la banca.
chemin-now-closed = No van más apuestas. La banca da las cartas.
chemin-now-dealing = Se dan las cartas: dos al punto y dos a la banca.
chemin-now-lifting = Quien más juega lleva las cartas del punto y las mira.
chemin-now-speaking = Habla primero el punto: abate con 8 o 9, pide con 0 a 4, elige con 5, se planta con 6 o 7.
chemin-now-giving = El punto ha pedido carta. La banca la da, o abate con ocho o nueve.
chemin-now-banking = Habla la banca: carta o no, a su elección, salvo que pida el cuadro.
chemin-now-granting = El punto anunció mal: la banca dice si le da carta.
chemin-now-withdrawing = La banca abatió antes de tiempo: las posturas pueden retirarse.
chemin-why-TakeBank = Usted pone una suma y da las cartas; los demás juegan contra ella. La conserva mientras gane.
chemin-why-DeclineBank = La mano va al siguiente por su derecha. Demasiadas negativas seguidas cuestan la plaza.
chemin-why-Salute = Quien se sentó con el sabot empezado deja pasar la primera mano y recupera todos sus derechos.
chemin-why-PledgeBank = Varios ponen juntos la suma de una mano pasada.
chemin-why-Bid = La puja más alta se lleva la mano; a igual puja, antes quien está sentado.
chemin-why-PassHand = Usted se retira con banca y garaje. La mano se ofrece por la misma suma.
chemin-why-SetAside = Ganancias fuera de juego: siguen siendo suyas y no se arriesgan en la jugada siguiente.
chemin-why-AllGoes = Renuncia al garaje: todo lo que gane queda en juego.
chemin-why-OfferShare = Ofrece a la banca una suma para ganar y perder con ella. El asociado ni decide ni juega en contra.
chemin-why-AnswerShare = Compartir o no la banca lo decide usted.
chemin-why-CallBanco = Cubre usted solo toda la banca. Si lo piden varios, vale el primero en el orden de prioridad.
chemin-why-CallFollowed = Perdió usted solo la jugada anterior: puede repetir el banco antes que nadie.
chemin-why-CallWithTable = Cubre la mitad de la banca y lleva las cartas; la mesa puede cubrir el resto.
chemin-why-CompleteTable = Cubre todo lo que deja el banco con la mesa.
chemin-why-JoinBanco = Varios cubren juntos toda la banca; lleva las cartas la parte mayor.
chemin-why-LeaveStake = Podría retirar su postura, y la deja jugar.
chemin-why-RemoveLate = Lo puesto después del cierre solo juega si usted lo consiente.
chemin-why-DealCards = Dos cartas al punto y dos para usted, de una en una.
chemin-why-RefuseToDeal = Quien tomó la banca y aún no ha dado puede negarse: la banca se subasta y no puede pujar.
chemin-why-LiftCards = Lleva las cartas del punto por todos los que juegan contra la banca.
chemin-why-RefuseCard = El punto anunció mal: no está obligado a dar la carta.
console-act-TakeBank = Tomar la banca
console-act-DeclineBank = No tomar la mano
console-act-Salute = Saludar
console-act-PledgeBank = Tomarla en asociación
console-act-Bid = Pujar
console-act-HoldBank = Anunciar la banca
console-act-PassHand = Pasar la mano
console-act-RaiseBank = Aumentar la banca
console-act-SetAside = Formar garaje
console-act-AllGoes = Todo va
console-act-OfferShare = Proponer asociación
console-act-AnswerShare = Responder al asociado
console-act-CallBanco = Banco
console-act-CallFollowed = Banco seguido
console-act-CallWithTable = Banco con la mesa
console-act-CompleteTable = Completar la banca
console-act-JoinBanco = Banco en asociación
console-act-TakeStake = Retirar la postura
console-act-LeaveStake = Mantener la postura
console-act-RemoveLate = Retirar lo tardío
console-act-DealCards = Dar cartas
console-act-RefuseToDeal = Negarse a dar
console-act-LiftCards = Mirar las cartas
console-act-LayDown = Abatir
console-act-AskCard = Carta
console-act-StandPat = No, me planto
console-act-AskAdvice = Pedir consejo
console-act-AskChart = Pedir el cuadro
console-act-GiveCard = Dar la carta
console-act-RefuseCard = Negar la carta
console-act-StandBehind = Situarse tras una plaza
console-act-AskSeat = Pedir plaza
console-act-OfferBank = Ofrecer la mano
console-act-AwardTogether = Adjudicar en asociación
console-act-OpenAuction = Abrir la subasta
console-act-CloseAuction = Cerrar la subasta
console-act-PayStakes = Pagar y recoger
console-act-ShufflePack = Barajar
console-act-LastShuffle = Última mezcla
console-act-CheckCards = Comprobar los naipes
console-act-EarlyDraw = La banca saca una carta antes de cerrarse las apuestas
console-act-WaiveEarly = Excepción: se retiran las cartas anticipadas
console-act-CardsStuck = Salen dos o más cartas pegadas
console-act-CardOnFloor = Cae una carta al suelo
console-act-CroupierShows = El crupier descubre una carta
console-act-DealFault = Otro error del crupier en el reparto
console-act-WrongCardCall = El crupier anuncia «carta» y el punto dijo «no»
console-act-Misdelivered = Las cartas del banco seguido se dan a otro
console-act-FifthCard = La banca saca la quinta carta antes de hablar el punto
console-act-TooManyCards = La banca se da más de dos cartas
console-act-TwoThirdCards = Dos terceras cartas
console-act-TwoThirdCards-punto = Dos terceras cartas al punto
console-act-TwoThirdCards-bank = Dos terceras cartas a la banca
console-act-CardDropped = Cae a la cesta una carta del punto
console-act-CardDropped-first = Cae a la cesta una de las dos primeras cartas del punto
console-act-CardDropped-third = Cae a la cesta la tercera carta del punto
console-act-BankerShows = La banca descubre una carta del punto
console-act-BankerLaysEarly = La banca abate antes de hablar el punto
console-act-BankerOffers = La banca da u ofrece carta en vez de abatir
console-act-BankerDiscards = La banca echa a la cesta una carta sin mostrar
console-act-TooSlow = El punto tarda demasiado
console-act-AdviceGiven = Alguien aconseja a una mano
console-act-AdviceGiven-punto = Alguien aconseja al punto
console-act-AdviceGiven-bank = Alguien aconseja a la banca
console-act-Miscalled = El punto dice una palabra por otra
console-act-CorrectCall = Otro error en el anuncio del punto
console-act-PuntoDiscards = El punto echa sus cartas a la cesta sin mostrarlas
console-act-CardsGrabbed = Alguien coge las cartas del banco seguido
console-act-Strayed = Un jugador de pie cambia de sitio siguiendo la mano
console-act-AbsentAtTurn = Ausente aquel a quien llega la mano
console-act-ChangeStake = Cambio de una postura: juega menos
console-act-Ruling = El jefe de mesa decide lo no previsto
console-act-Ruling-void = No previsto: jugada nula
console-act-Ruling-go-on = No previsto: la jugada continúa
console-does-CroupierShows = La carta queda a la vista y la ley dice cómo siguen ambas manos.
console-does-BankerShows = La carta queda a la vista; también puede tener que descubrirse la de la banca.
console-does-BankerLaysEarly = Las cartas de la banca quedan a la vista y las posturas pueden retirarse.
console-does-Miscalled = { $game ->
    [baccarat-banque] Se miran las cartas del punto: se corrige su palabra o se mantiene.
   *[other] Se miran las cartas del punto. Si su palabra va contra las reglas, la banca da o niega la carta, pero quien tiene cero la recibe; un 8 o 9 olvidado ya no se abate; quien hace banco mantiene su palabra.
}
console-does-CorrectCall = El punto vuelve a hablar y se desecha la carta que salió por su error. Quien hace banco mantiene su palabra, salvo si tiene cero y dijo «no».
console-does-BankerDiscards = La banca pierde la jugada, sean cuales sean las cartas.
console-does-PuntoDiscards = El punto pierde la jugada, sean cuales sean las cartas.
console-does-OfferBank = La mano se ofrece al primero por la derecha.
console-does-OpenAuction = Nadie ha tomado la mano: todos pueden pujar.
console-does-CloseAuction = { $game ->
    [baccarat-banque] La puja más alta tiene la banca; a igual puja decide el sorteo, y a los demás se les devuelve.
   *[other] La puja más alta tiene la mano; a los demás se les devuelve.
}
console-does-PayStakes = Se descubren y anuncian los juegos, se paga y se recoge; ya no cabe reclamación.
console-does-AwardTogether = Quienes han reunido la suma tienen la mano.
console-does-ShufflePack = Se baraja una vez más.
console-does-LastShuffle = El crupier hace la última mezcla, antes del corte.
console-veiled = Lo que sigue depende de cartas aún tapadas; lo deciden estos artículos.
console-phase-paying = Antes del pago
console-phase-offering = { $game ->
    [baccarat-banque] Se adjudica la banca
   *[other] Se ofrece la mano
}
console-phase-auction = Subasta
console-phase-holding = La banca
console-phase-dealing = Reparto
console-phase-lifting = El punto mira
console-phase-speaking = { $game ->
    [baccarat-banque] Hablan los paños
   *[other] Habla el punto
}
console-phase-giving = { $game ->
    [baccarat-banque] Carta a un paño
   *[other] Carta al punto
}
console-phase-banking = Habla la banca
console-phase-granting = Responde la banca
console-phase-withdrawing = Posturas retirables
console-field-card = Carta
console-field-mended = Corregido sin perjuicio
console-field-drawn = Cartas sacadas por ello
console-field-seen = Ha visto las cartas
console-field-hand = Mano
console-field-which = Qué carta
console-field-said = Lo que dijo
console-field-remedy = Decisión
console-field-seat = Plaza
value-punto = punto
value-punto-1 = punto, primera carta
value-punto-2 = punto, segunda carta
value-bank-1 = banca, primera carta
value-bank-2 = banca, segunda carta
value-third = tercera carta
value-go-on = la jugada continúa

# -- bets and spots
game-chemin-de-fer = Bacará-ferrocarril o chemin de fer

# -- calls
call-completar-la-banca = ¿Quién completa la banca?
call-no-van-mas-apuestas = No van más apuestas
call-banco-seguido = Banco seguido
call-banco-con-la-mesa = Banco con la mesa
call-banco-en-asociacion = Banco en asociación
call-con-la-mesa-yo-completo = Con la mesa yo completo
call-con-la-mesa-y-ultimo-completo = Con la mesa y último completo
call-todo-va = Todo va
call-hand-offered = La mano, por { $amount }
call-bank-taken = Banca de { $amount }
call-hand-auctioned = Se subasta la mano, desde { $amount }
call-hand-passes = La mano pasa
call-bank-ended = { $cause ->
    [lost] La banca ha perdido
    [refused] La banca se rehúsa
    [shoe] Fin de la talla
   *[session] Fin de la sesión
}
call-advice-stand = Con cinco, plántese
call-card-for-banker = Carta para la banca
call-banker-stands = La banca se planta

# -- what happened
event-account-garage = garaje
event-account-pledged = sumas ofrecidas
event-why-garage = garaje
event-cause-forced = no tomó la mano obligada
event-cause-refusals = demasiadas veces rehusada la mano
event-cause-absent = ausente al llegar la mano
event-cause-voluntary = voluntario
event-cause-compulsory = obligatorio
event-cause-improper = impropio
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
event-ClaimsOpened = Dicha la última palabra: hasta que el crupier pague se puede reclamar.
event-ClaimsOpened-entry = Jugada
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
event-CardsLifted = { $who } mira las cartas.
event-CardsLifted-entry = Cartas
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
event-HeldUsed = { $hand ->
    [punto] La carta anticipada, { $card }, es del punto.
   *[bank] La carta anticipada, { $card }, es del banquero.
}
event-HeldUsed-entry = Cartas
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

# -- in the office
office-option-banco-free = Quien hace banco juega a su elección
office-option-wait-for-claims = Se espera al crupier para pagar: hasta entonces se puede reclamar
office-option-unlimited = Banca sin límite, «todo va»
office-option-garage = Garaje desde
office-option-garage-then = Tantas veces el mínimo de la mesa; 0: desde la primera ganancia.

# -- in the terminal
play-do-TakeBank = tomar la banca
play-do-DeclineBank = no tomar la mano
play-do-Salute = saludar
play-do-PledgeBank = parte de la mano, en asociación
play-do-PassHand = pasar la mano
play-do-SetAside = formar garaje
play-do-AllGoes = todo va
play-do-OfferShare = ofrecerse de asociado
play-do-AnswerShare = aceptar al asociado
play-do-CallFollowed = banco seguido
play-do-CallWithTable = banco con la mesa
play-do-CompleteTable = completar la banca
play-do-JoinBanco = parte en un banco
play-do-LeaveStake = mantener la postura
play-do-RemoveLate = hacer retirar lo tardío
play-do-RefuseToDeal = negarse a dar
play-do-LiftCards = mirar las cartas
play-do-RefuseCard = negar la carta
play-temper-partner = comparte bancas
play-do-AnswerShare-other = rechazar al asociado

# -- refusals
refused-holds-the-bank = Quien tiene la banca no puede hacer eso ahora.
refused-more-than-was-won = Solo pueden excluirse las ganancias.
refused-no-garage-yet = Aún no puede formarse garaje.
refused-no-unlimited-bank = Solo se renuncia al garaje si la banca juega sin máximo.
refused-no-bank-to-share = Ahora no hay banca a la que asociarse.
refused-below-the-bank = { $value } es menos que la suma que ha de igualarse, { $limit }.
refused-above-the-need = { $value } es más de lo que falta, { $limit }.
refused-below-the-best-bid = { $value } no alcanza la puja necesaria, { $limit }.
refused-hand-not-offered = Ahora no se ofrece la mano a { $value }.
refused-no-salute-owed = Ahora no hay que saludar.
refused-no-auction = Ahora no hay subasta.
refused-must-salute = Quien acaba de sentarse ha de dejar pasar la mano.
refused-passed-it-himself = Quien tuvo esta mano no puja por ella.
refused-associate-does-not-play = El asociado del banquero no interviene en el juego.
refused-not-half-the-bank = { $value } no es la postura del «banco con la mesa»: { $limit }.
refused-no-banco-to-follow = { $value } no tiene banco que repetir.
refused-nothing-late = No hay posturas tardías.
refused-too-late-to-follow = Otro tiene ya las cartas: es tarde para el banco seguido.
refused-bank-is-covered = Ya se ha pedido toda la banca.
refused-nothing-to-complete = No hay nada que completar.

# Lo que ha salido, en palabras
chemin-came-punto = gana el punto
chemin-came-bank = gana la banca
chemin-came-tie = empate
