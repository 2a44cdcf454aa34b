# Bacará a dos paños en el navegador: los paños, la banca, lo que se puede decir, la consola.

# Por qué una mesa no puede abrirse así
bad-free-bank-maximum = Una banca libre no conoce máximo, ni de la banca ni de las posturas.
bad-limits-in-minima = Los límites se cuentan en mínimos, y una banca tiene al menos uno.

banque-letter-cloth = P
banque-letter-bank = B
banque-letter-tie = E
banque-letter-void = –
banque-spot-first = 1.er paño
banque-spot-second = 2.º paño
banque-spot-both = A caballo
banque-spot-first-line = Raya ½
banque-spot-second-line = Raya ½
banque-banker = Banquero
banque-has-cards = lleva las cartas
banque-cover = { $cloth }: { $covered } contra { $half }
banque-cover-free = { $cloth }: { $covered }
banque-replenish-shoe = Reponer, con otro sabot
banque-take = Tomar la banca
banque-pay-wins = { $cloth }: gana, se paga a la par
banque-pay-bank = { $cloth }: gana la banca
banque-pay-tie = { $cloth }: empate, las posturas vuelven
banque-pay-void = { $cloth }: jugada nula, las posturas vuelven
banque-pay-closing = La banca queda en { $amount }; la casa retiene { $taken }
banque-bank-wins = gana la banca
banque-void-wins = nula
banque-lots = Decide el sorteo
banque-offered = ¿Quién toma la banca?
banque-auctioned = La banca se subasta
banque-needs = Desde { $amount }
banque-needs-fixed = Por { $amount }, ni más ni menos
banque-goes-banco = Banco de { $who } sobre los dos paños
banque-speaks-first = Habla el primer paño
banque-speaks-second = Habla el segundo paño
banque-speaks-bank = Habla la banca
banque-card-first = Carta al primer paño
banque-card-second = Carta al segundo paño
banque-spare = A la espera: { $cards }
banque-mode-limited = Banca limitada
banque-mode-limited-means = El banquero responde solo con lo que hay en la banca: la mitad contra cada paño, y lo que uno deja puede jugarlo el otro.
banque-mode-free = Banca libre
banque-mode-free-means = El banquero responde de todas las posturas con lo depositado: la que no alcanza a pagar no se admite.
banque-deposit = Puesto por el banquero
banque-won = Gana
banque-lost = Pierde
banque-shoes = Sabots
banque-day = los del día
banque-offer-fixed = Por la suma inicial
banque-offer-least = Puja mínima
banque-limits = Una banca
banque-session = Sesión
banque-session-of = { $session } de { $sessions }
banque-bids-tie = A igual puja decide el sorteo.
banque-barred = Usted se retiró ganando: no puede ser banquero hasta el sabot siguiente.
banque-repeats = Su banco fue nulo: puede repetirlo { $count ->
    [one] una vez más
   *[other] { $count } veces más
}.
banque-not-LeaveBank = Después de la primera jugada.
banque-not-CallBanco = Solo antes de la primera jugada del sabot, y con { $amount }, toda la banca.
banque-too-few = Faltan jugadores: en cada paño han de ser al menos { $players }, sin contar al banquero.
banque-how-goal = Tres manos: la banca contra dos paños a la vez. En cada paño gana la que más se acerca a nueve. Las figuras y el diez valen cero, el as uno; de la suma solo cuenta la última cifra.
banque-how-bank = La banca no es la casa, es un jugador: la deposita antes de empezar o la gana en la subasta, y da las cartas del sabot mientras le quede dinero.
banque-how-against = Los demás juegan contra ella en el paño que quieran, en los dos o a caballo: mitad en cada uno. Lo que se pone sobre la raya juega por la mitad.
banque-how-cards = Ocho o nueve con dos cartas se abate. Si no, hablan el primer paño y el segundo: piden con 0 a 4, eligen con 5, se plantan con 6 o 7. La banca decide la última, una sola vez para los dos.
banque-how-end = Cada paño se cobra a la par por su lado. De lo que gana la banca entre los dos, la casa retiene el { $cagnotte }: es lo único que se lleva.
banque-how-seat = Sentado llevará por turno las cartas de su paño; de pie también se apuesta. En cada paño han de jugar al menos { $players }.
banque-means-bank = El dinero de un jugador contra dos manos a la vez. Da las cartas de todo un sabot, y puede dejarla después de la primera jugada.
banque-term-limited = Banca limitada
banque-means-limited = El banquero responde hasta donde llega la banca; lo que excede vuelve a los últimos en el orden.
banque-term-free = Banca libre
banque-means-free = Sin máximo: el banquero responde de todo, y ha de tener depositado con qué pagarlo.
banque-term-cloths = Primer y segundo paño
banque-means-cloths = El primero está a la derecha del banquero, el segundo a su izquierda. En cada uno han de jugar al menos { $players }.
banque-term-both = A caballo
banque-means-both = Una postura sobre la raya entre los paños juega la mitad en cada uno.
banque-means-banco = Cubrir uno solo los dos paños, al comenzar el sabot. Si los dos empatan puede repetirse { $repeats } veces.
banque-term-turn = Turno de las cartas
banque-means-turn = Las lleva quien ocupa la plaza de turno; pasan a la siguiente cuando gana la banca.
banque-means-auction = La banca sin banquero va al mejor postor; a igual puja decide el sorteo.
banque-term-barred = Retirarse ganando
banque-means-barred = Según la ley, quien deja la banca con ganancia no vuelve a ser banquero en ese sabot.
banque-term-association = Asociación
banque-means-association = Está prohibido jugar en asociación: el banquero no tiene asociados.
banque-now-idle = Nadie tiene la banca. Se prepara el sabot, alguien la deposita o se va a subastar.
banque-now-offering = El banquero se ha retirado: la banca se ofrece por la suma con que empezó.
banque-now-auction = La banca va al mejor postor, sentado o de pie.
banque-now-drawing = Varios tienen el mismo derecho: decide el sorteo.
banque-now-holding = Entre dos jugadas decide el banquero: anunciar la banca, reponerla si ha saltado, o dejarla.
banque-now-betting = Se juega en un paño, en los dos o a caballo. La prioridad va por plazas, desde la más cercana al banquero.
banque-now-closed = Ya no va más. El banquero da las cartas.
banque-now-dealing = Se dan las cartas, de una en una: primer paño, segundo paño, banca.
banque-now-speaking = Hablan los paños por su orden: abaten con 8 o 9, piden con 0 a 4, eligen con 5, se plantan con 6 o 7.
banque-now-giving = El paño ha pedido carta. El banquero la da, o abate con ocho o nueve.
banque-now-banking = Habla el banquero: carta o no, a su elección, salvo que pida el cuadro.
banque-why-DepositBank = Antes de empezar, usted deposita una suma y es el banquero de este sabot.
banque-why-Bid = La puja más alta se lleva la banca; a igual puja decide el sorteo.
banque-why-ReplenishBank = La banca ha saltado: puede seguir con fondos nuevos.
banque-why-LeaveBank = Usted se retira con todo lo que hay en la banca, y otro puede tomarla.
banque-why-RaiseBank = Añade fichas suyas a lo que responde de las posturas.
banque-why-CallBanco = Cubre usted solo los dos paños y lleva sus cartas; las demás posturas vuelven. Si lo piden en los dos, decide el sorteo.
banque-why-DealCards = Dos cartas a cada paño y dos para usted, de una en una.
banque-why-AskCard = Una tercera carta, a la vista. Un paño pide con 0 a 4 y elige con 5.
banque-why-StandPat = Sin tercera carta. Un paño se planta con 6 y 7.
banque-why-StandPat-bank = La banca no toma tercera carta: se descubren las tres manos.
banque-why-AskChart = La banca elige libremente; quien pide el cuadro lo sigue cuando dice lo mismo para los dos paños.
banque-why-GiveCard = El paño ha pedido: le da una carta descubierta.
banque-why-AskSeat = La plaza libre es para el primero de la lista.
console-act-BeginSession = Abrir otra sesión
console-act-AuctionBank = Subastar la banca
console-act-DepositBank = Depositar la banca
console-act-LeaveBank = Dejar la banca
console-act-ReplenishBank = Reponer la banca
console-act-SurplusCard = Sale una carta de más en el reparto
console-act-WrongHolder = Lleva las cartas de un paño quien no tiene el turno
console-act-CardMisgiven = El banquero da carta a un paño que dijo «no»
console-act-CardMisgiven-first = El banquero da carta al primer paño, que dijo «no»
console-act-CardMisgiven-second = El banquero da carta al segundo paño, que dijo «no»
console-act-CardOmitted = El banquero no da la carta que un paño pidió
console-act-CardOmitted-first = El banquero no da la carta que pidió el primer paño
console-act-CardOmitted-second = El banquero no da la carta que pidió el segundo paño
console-act-ClothExposed = Quedan a la vista las dos cartas de un paño
console-act-ClothExposed-first = Quedan a la vista las dos cartas del primer paño
console-act-ClothExposed-second = Quedan a la vista las dos cartas del segundo paño
console-act-CardsDropped = Caen a la cesta cartas que nadie ha visto
console-act-CardsDropped-first = Caen a la cesta, sin verse, cartas del primer paño
console-act-CardsDropped-second = Caen a la cesta, sin verse, cartas del segundo paño
console-act-CardsDropped-bank = Caen a la cesta, sin verse, cartas de la banca
console-act-ThirdDropped = Cae a la cesta una tercera carta
console-act-ThirdDropped-first = Cae a la cesta la tercera carta del primer paño
console-act-ThirdDropped-second = Cae a la cesta la tercera carta del segundo paño
console-act-ThirdDropped-bank = Cae a la cesta la tercera carta de la banca
console-act-Miscalled-card = El paño dice «carta» contra las reglas
console-act-Miscalled-no = El paño dice «no» contra las reglas
console-act-MistakeFound = Se descubre una palabra equivocada
console-act-MistakeFound-first = Se descubre que el primer paño dijo lo que no debía
console-act-MistakeFound-second = Se descubre que el segundo paño dijo lo que no debía
console-act-Contradicted = Un paño dice las dos palabras
console-act-Contradicted-card = El paño dice «carta» y luego «no»
console-act-Contradicted-no = El paño dice «no» y luego «carta»
console-act-TooSlow-first = El primer paño tarda demasiado
console-act-TooSlow-second = El segundo paño tarda demasiado
console-act-AdviceGiven-first = Alguien aconseja al primer paño
console-act-AdviceGiven-second = Alguien aconseja al segundo paño
console-act-HandThrown = Se echa a la cesta una mano sin mostrar
console-act-HandThrown-first = El primer paño echa sus cartas a la cesta sin mostrarlas
console-act-HandThrown-second = El segundo paño echa sus cartas a la cesta sin mostrarlas
console-act-HandThrown-bank = El banquero echa sus cartas a la cesta sin mostrarlas
console-act-CroupierThrows = El crupier echa una mano a la cesta
console-act-CroupierThrows-first = El crupier echa a la cesta las cartas del primer paño
console-act-CroupierThrows-second = El crupier echa a la cesta las cartas del segundo paño
console-act-CroupierThrows-bank = El crupier echa a la cesta las cartas de la banca
console-act-BankerMisannounces = El banquero anuncia un punto que no tiene
console-does-BeginSession = Comienza la segunda sesión de la banca libre.
console-does-AuctionBank = Todos pueden pujar por la banca, por tantos sabots.
console-does-MistakeFound = Se miran las cartas del paño y la jugada se restablece: falta una carta, sobra una o ya no se puede abatir.
console-does-ClothExposed = Las dos cartas quedan a la vista, y el banquero juega como manda la ley para las jugadas restablecidas.
console-does-Contradicted = Se miran las cartas del paño: con cinco vale lo primero que dijo; si no, lo que mandan las reglas.
console-does-HandThrown = La mano cuenta lo que dice la ley, y la jugada sigue.
console-does-CroupierThrows = La mano cuenta lo que dicen los testigos, y la jugada sigue.
console-does-CardMisgiven = La carta queda a la espera de quien pida después.
console-phase-drawing = Sorteo

# -- bets and spots
game-baccarat-banque = Bacará a dos paños
choice-always-go = yendo siempre
choice-always-withdraw = retirando siempre las dos apuestas
bet-first-line = Sobre la raya del primer paño
bet-second-line = Sobre la raya del segundo paño

# -- calls
call-hand-score = { $hand ->
    [first] Primer paño
    [second] Segundo paño
   *[other] Banca
}: { $points }
call-bank-awarded = Banca para { $who }, de { $amount }
call-bank-left = Retiro { $amount }

# -- charts
chart-laid-down = Ante un { $score } que un paño ha abatido, la banca pide con lo que tenga: allí ya no tiene nada que perder, y un { $score } con tercera carta empata.

# -- what happened
event-cause-cards-lost = cartas perdidas sin que nadie las viera
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

# -- in the office
office-option-stake-most = Postura, máximo
office-option-stake-most-then = Tantas veces el mínimo de la mesa; 0: sin máximo.
office-option-mode = Banca

# -- in the terminal
play-do-BeginSession = comenzar la sesión siguiente
play-do-AuctionBank = subastar la banca
play-do-DepositBank = depositar una banca
play-do-LeaveBank = abandonar la banca
play-do-ReplenishBank = reponer la banca
play-do-ReplenishBank-other = reponer la banca, con otro sabot

# -- refusals
refused-cards-keep-seated = No puede dejar su plaza mientras tenga las cartas.
refused-barred-from-the-bank = Quien se retiró ganando no vuelve a ser banquero en este sabot.
refused-bank-is-broken = La banca ha saltado: hay que reponerla o abandonarla.
refused-bank-not-broken = Sólo se repone una banca que ha saltado.
refused-session-is-over = En esta sesión ya no se juegan más tallas.
refused-deposit-too-small = El depósito del banquero no alcanza para pagar esa apuesta.
refused-banco-only-at-the-start = El banco sólo se pide al principio de la partida.

# Lo que ha salido, en palabras
banque-came-cloth = { $cloth }: gana
banque-came-bank = { $cloth }: gana la banca
banque-came-tie = { $cloth }: empate
banque-came-void = { $cloth }: nulo

# Where a card goes, for whoever deals
place-first = Primer paño
place-second = Segundo paño
console-stands-covered-first = Cubierto, primer paño
console-stands-covered-second = Cubierto, segundo paño
