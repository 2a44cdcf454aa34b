# Partes de las reglas de un juego
section-announced = Apuestas anunciadas
section-calls = Voces
section-chips = Fichas de color
section-closing = Cierre temporal
section-ending = Fin de la sesión
section-cloths = Paños
section-cover = Jefe de varias mesas
section-reversible = Paño reversible
section-dish = Plataforma
section-float = Anticipo
section-late = Apuestas tardías
section-limits = Cambio del mínimo
section-minimum = Mínimo
section-settlement = Pago
section-staff = Personal
section-void = Tirada nula
section-wheel = Rueda
section-zero = Cero
middle-calls = { $middle ->
    [open] apertura
    [close] cierre
    [result] resultado
    [bank] la banca
    [invite] quién completa
    [phases] fases
    [words] palabras del punto
    [score] puntos
   *[other] { $middle }
}
middle-staff = { $middle ->
    [1] un paño
    [2] dos paños
    [full] mesa completa
    [one-wing] una sola ala
    [mini] mini
    [midi] midi
    [table] una mesa
   *[other] { $middle } paños
}
middle-wheel = { $middle ->
    [cells] casillas
    [colours] colores
   *[other] { $middle }
}

# Valores de esas partes
field-adjoining = solo dos contiguas
field-allowed = cuántos
field-alternate = rojo y negro se alternan
field-apart = consecutivos separados
field-assistants = auxiliares
field-at-once = todas las ganancias de un jugador a la vez
field-below-minimum = apuesta mermada por debajo del mínimo
field-black = negros
field-by = por quién
field-calls = qué se canta
field-causes = causas
field-change = cómo
field-chips = fichas
field-choices = qué puede elegir el jugador
field-crew = caja y crupieres juntos
field-croupiers = crupieres
field-denominations = solo valores que existen como ficha
field-deputies = subjefes
field-double-by-authorisation = la mesa doble necesita autorización
field-each-side = a cada lado
field-ends = extremos de mesa
field-even-chances = en suertes sencillas, hasta × el mínimo
field-even-sum = color de la suma de cifras par
field-extra = también se admiten
field-float = el anticipo
field-from-previous = la bola sale del número anterior
field-group = cubre
field-guarantee = la garantía
field-holes = orificios
field-inspectors = jefes de mesa
field-keep-one = una sigue en el más bajo
field-maximum-between = máximo, × el mínimo
field-maximum-multiples = máximo, × el mínimo
field-minima = mínimo, en apuestas mínimas
field-multiples = puede exigir múltiplos en suertes sencillas
field-neutral = fuera de las suertes sencillas
field-notice = aviso, en jugadas o sabots
field-numbers = números
field-optional = la casa puede prescindir de ellas
field-order = orden
field-pay-order = orden
field-payment = en
field-pays = paga
field-raised = puede elevarse a, × el mínimo
field-red = rojos
field-refuses = se rechazan las hechas
field-release = apuesta liberada de la prisión
field-same-game = solo del mismo juego
field-same-sector = solo en el mismo sector
field-staffed = personal necesario para reanudar
field-tables = mesas
field-cloth = puede tenerse
field-shape = mesa similar a la de
field-beside = solo con
field-places = plazas del otro paño
field-reversible-turns = cambios de juego por jornada
field-tables-turns = cambios de juego por jornada
value-blackjack = Veintiuno o blackjack
field-temporary = admitido
field-threshold = qué mínimo
field-turns = vueltas de la rueda antes de relanzar
field-value-chips = fichas de valor
field-zero-never = el cero nunca es

# Lo que pueden ser esos valores
value-after = después de «no va más»
value-all = todas
value-all-but-even-chances = todas menos las suertes sencillas
value-authorised = entre jugadas, a otro autorizado
value-bad-launch = mal lanzamiento
value-ball-out = bola fuera
value-before = antes de «no va más»
value-black = negro
value-closed = no con la mesa abierta
value-cloth = un paño
value-colour = el color del ganador
value-columns = columnas
value-croupier = crupier
value-director = dirección
value-dozens = docenas
value-even-chance = el de las suertes sencillas
value-even-chances = suertes sencillas ganadoras
value-free = aún puede retirarse
value-full = entera
value-half = mitad
value-inspector = jefe de mesa
value-no = no
value-notice = con aviso, a otro autorizado
value-number = número ganador
value-object-in-wheel = objeto en la rueda
value-optional = puede completarse
value-pointer-on-division = puntero en una división
value-position = posición ganadora
value-prison = prisión
value-proportional = en proporción
value-red = rojo
value-reduced = en lo que le dejaron los demás ceros
value-table = una mesa
value-unsaid = sin decir
value-value = fichas de valor
value-with-permission = con permiso del jefe de mesa

# Dados o craps
section-dice = Dados
section-maxima = Máximos
section-point = Punto
section-shooter = Tirador
middle-maxima = { $middle ->
    [simple] suertes sencillas
    [multiple] suertes múltiples
    [odds-with-percent] asociadas al win y al come, por ciento de la apuesta, por número
    [odds-against-percent] asociadas al don't win y al don't come, por ciento de la apuesta, por número
    [right-percent] right bets, por ciento del máximo sencillo, por número
    [wrong-percent] wrong bets, por ciento del máximo sencillo, por número
   *[other] { $middle }
}
middle-dice = { $middle ->
    [change] cambio de dados
    [fallen] un dado en el suelo
   *[other] { $middle }
}
field-at-table = en la mesa
field-base = acompaña a
field-better-12 = paga con el 12
field-better-2 = paga con el 2
field-between = × el mínimo
field-breaches = cuáles cuentan contra el tirador
field-two-colours = dados de dos colores
field-faults = otras infracciones
field-gain = ganancia, × la del máximo sencillo
field-locked = no se retira hasta decidirse
field-loses = pierde con
field-must = debe apostar a
field-new-set = juego nuevo si el dado
field-null = nula con
field-stays = se queda con
field-number = número
field-once = cada tirada decide
field-passes = los dados cambian de mano
field-repeated = infracciones que cuestan los dados
field-seven = el total que lo pierde
field-side = a favor o en contra
field-stickmen = stickmen (bastoneros)
field-thrown = dados que se lanzan
field-touch = dados que deben tocar el borde opuesto
field-when = cuándo
field-wins = gana con
value-against = contra su número
value-any = cualquier tirada
value-bad-throw = lanzamiento incorrecto
value-broken = un dado se rompe
value-first = primera tirada
value-found = se encuentra
value-hard = con dobles
value-held = se retienen los dados en la mano
value-in-basket = un dado cae en el cesto de reserva
value-later = después de la primera tirada
value-lost = no se encuentra
value-multiple = suertes múltiples
value-not-flat = un dado no queda plano sobre el paño
value-odds-against = asociadas en contra
value-odds-with = asociadas a favor
value-off-table = un dado cae de la mesa
value-on-chip = un dado queda montado en una ficha
value-on-edge = un dado queda en el borde de la mesa
value-on-floor = un dado cae al suelo
value-right = right bets (a favor)
value-rubbed = se frotan los dados
value-seven-out = con el 7 que hace perder
value-shooter-loses = siempre que pierde el tirador
value-short = no todos los dados debidos tocan el borde opuesto
value-simple = suertes sencillas
value-slid = los dados se deslizan en vez de rodar
value-stacked = un dado queda sobre el otro
value-total = total de los dados
value-with = a favor de su número
value-wrong = wrong bets (en contra)

# Cards from a shoe: punto y banca, trente et quarante
section-bank = Tercera carta de la banca
section-commission = Deducción
section-draw = Primeras cartas
section-errors = Errores del reparto
section-holding = Cartas del punto
section-insurance = Seguro
section-multiples = Múltiplos del mínimo
section-pack = Sabot
section-places = Departamentos
section-points = Puntos
section-rows = Filas
section-sight = Quién ve las cartas
section-six = Sin comisión
section-tables = Tipos de mesa
section-third = Tercera carta
middle-bank = con { $middle }
middle-pack = { $middle ->
    [burn] cartas quemadas
   *[other] { $middle }
}
middle-tables = { $middle ->
    [full] completa
    [one-wing] una sola ala
    [mini] mini
    [midi] midi
   *[other] { $middle }
}
field-ace = el as
field-bank = la mano de la banca
field-behind = cartas tras la de bloqueo
field-cards = cartas para cada mano
field-changers = cambistas
field-courts = figuras
field-cut-by = quién corta
field-dealer = quién reparte
field-decks = barajas
field-drawn-by = la extrae
field-draws = pide si la tercera del punto es
field-drops = se desprecian de la suma
field-equal = con apuestas mayores iguales
field-face-up = se aparta la carta boca arriba
field-fate = lo depositado
field-first-counts = la primera carta es una de ellas
field-house-sets = la casa fija el importe
field-least = desde
field-may-require = la casa puede exigirlos
field-may-skip = puede eliminarse
field-naturals = puntuaciones que acaban la jugada
field-nearest = gana la más próxima a
field-per-mille = milésimas de la apuesta ganadora
field-player = la mano del punto
field-player-draws = el punto pide con
field-rate = del importe de la apuesta
field-reaches = la fila acaba en
field-refait = por ambos lados, rige el cero
field-score = con una puntuación de
field-seats = asientos como máximo
field-share = máximo, parte del de la mesa
field-shows = quién descubre la mano del punto
field-sight = quién las ve
field-standing = de pie, si la casa quiere
field-stood = pide si el punto se ha plantado
field-target = gana el más próximo a
field-tells = qué se anuncia
field-tens = dieces y figuras
field-within = dentro de cada suerte
value-bank = banca
value-cards-stuck = cartas pegadas
value-colour-wins = color gana o pierde
value-deposit = se devuelve si no hizo falta
value-draws = quién pide y quién se planta
value-first-card = la primera carta
value-furthest-first = la más alejada primero
value-highest-bet = la apuesta más alta
value-nearest-first = la más próxima primero
value-nearest-player = el jugador más próximo a la derecha del crupier
value-nobody = nadie
value-nothing = nada
value-owner = quien tiene la mano
value-place-order = el primer departamento
value-player = punto
value-players = los jugadores
value-premium = de la casa, salvo juego nulo
value-red-wins = rojo gana o pierde
value-staff = el personal
value-totals = las puntuaciones
value-winner = la mano ganadora
value-winners = las suertes ganadoras
value-wrong-deal = reparto equivocado

# Blackjack
section-boxes = Casillas
section-behind = Apuestas sobre la mano de otro
section-hands = La mano en su turno
section-natural = Veintiuno
section-even-money = Pago a la par
section-split = Pares
section-double = Apuesta doble
section-surrender = Retiro
section-stages = Jugadas de la banca
field-cut-first = quién corta primero
field-cut-last = quién corta si nadie quiere
field-shuffler = barajador automático
field-most = como máximo
field-vacant = quién apuesta en una casilla vacante
field-leads = quién manda en una casilla vacante
field-least-of = contadas en
field-consent = con el consentimiento de
field-stop = sin carta desde
field-stands = se planta desde
field-alone = si no queda apuesta
field-over-only = solo si todas se han pasado
field-tie = contra otro
field-beats = gana al 21 de más cartas
field-exact = exactamente esa parte
field-until = hasta
field-again = puede volver a separarse
field-aces-cards = cartas por as separado
field-aces-again = los ases pueden volver a separarse
field-natural = el 21 es veintiuno
field-against-natural = el 21 contra un veintiuno de la banca
field-on = con
field-soft = también con un as
field-aces = dos ases
field-split = manos de un par
field-split-aces = ases separados
field-beyond = puede pasar del máximo
field-against-ace = también contra un as
field-complete = pareja completa
field-rank = figura
field-mixed = tres sietes de dos palos
field-pot = bote mínimo, × la apuesta
field-progressive = puede crecer
field-prizes-complete-pays = pareja completa paga
field-prizes-colour-pays = pareja color paga
field-prizes-incomplete-pays = pareja incompleta paga
field-prizes-one-pays = un siete paga
field-prizes-two-pays = dos sietes pagan
field-prizes-two-suited-pays = dos sietes del mismo palo pagan
field-accumulated-prizes-three-pays = tres sietes pagan
field-first-needed = hace falta la primera casilla
field-unit = aviso contado en
value-nearest = desde la izquierda del crupier
value-stop-card = quien recibió la carta de bloqueo
value-with-authorisation = con autorización
value-removed = se elimina
value-house = jugadores, si la casa lo permite
value-first-bet = el primero en apostar
value-largest-bet = la apuesta mayor
value-hands = manos
value-holder = el jugador
value-best = once si no pasa de 21
value-eleven = siempre once desde 17
value-rests = no pide
value-push = nula
value-pays = se paga
value-first-third = la primera tercera carta de la mesa
value-own-third = la propia tercera carta
value-points = puntos
value-rank = figura
value-loses = pierde
value-ties = empata
value-either = uno u once
value-one = uno
value-same-suit = del mismo palo
value-same-colour = del mismo color
value-as-three = ganan como tres
value-as-two = ganan como dos
value-frozen = termina con el par
value-counts = cuenta la carta siguiente
value-shoe = el sabot
value-round = jugadas
value-card = ¿carta?
value-hand-points = puntuación de la mano
value-bank-points = puntuación de la banca
section-blackjack-bank = La banca
field-split-by = iguales por
field-pairs-by = iguales por
field-pairs-least = mínimo, parte del de la mesa
field-accumulated-share = apuesta como máximo, parte del mínimo
field-boxes-least = necesarias para jugar
field-surrender-loses = parte de la apuesta que se pierde
field-surrender-optional = la casa puede prescindir de él
field-insurance-share = parte de la apuesta
field-natural-cards = cartas
field-double-cards = cartas más
field-double-ace = el as vale
field-bank-ace = el as vale
field-behind-standing = también jugadores de pie
value-alone-draws = pide igualmente

# Póker contra la casa
section-ranking = Qué mano es más alta
section-going = Ir o retirarse
section-qualify = La banca juega con
section-bonus = Bonus del Ante
section-misdeal = Errores en el reparto
section-shown = Cartas descubiertas por error
section-breach = Hablar y enseñar cartas
section-paying = Dónde empieza el pago
section-choice = Apuestas que se pueden retirar
section-prizes = Tabla de pagos
field-size = cartas de una mano
field-wheel = escalera con el as como carta menor
field-ties-flush-ranks = cartas que deciden entre dos colores
field-ties-straight-ranks = cartas que deciden entre dos escaleras
field-packets = paquetes con máquina
field-who = quién puede apostar así
field-counted = cuenta también la del jugador
field-idle = paga si la banca no juega
field-times = veces el Ante
field-ranks = valores
field-beaten = se pierde con la mano vencida
field-penalty = sanción
field-begins = empieza por
field-bets = apuestas que se hacen juntas
field-withdrawn = por este orden
value-lowest = la menor
value-second = la segunda
value-standing = los que están de pie
value-anybody = cualquiera
value-allowed = permitido
value-all-bets = se pierde toda la apuesta
value-warning = advertencia
value-void-from = nula desde un valor
value-left = la izquierda
value-hand = mano
value-royal = escalera real
value-straight-flush = escalera de color
value-four = póker
value-flush = color
value-straight = escalera
value-three = trío
value-two-pair = doble pareja
value-pair = pareja
value-high-card = carta mayor
value-bank-plays = si la banca juega
value-common-card = las cartas comunes
value-card-shown = una carta descubierta por error

# Texas póker
section-announces = Lo que anuncia el crupier
section-miscounted = Número de cartas equivocado
section-touching = Cartas que se tocan
field-ties-pair-ranks = valores que deciden entre dos parejas
field-ties-two-pair-ranks = valores que deciden entre dos dobles parejas
field-ties-three-ranks = valores que deciden entre dos tríos
field-ties-four-ranks = valores que deciden entre dos pókeres
field-capped = sujeto a un límite
field-mended = se corrige hasta
field-forfeit = sus apuestas
value-second-bets = la primera segunda apuesta
value-collected = se pierden
value-given-back = se devuelven
value-not-at-all = nunca
value-flop = el flop
value-turn = turn
value-river = river
value-no-voy = No voy
value-any-texas-bonus = quién ha ganado el Texas Bonus
value-turn-and-river = turn y river
value-order = un orden equivocado
value-missing-card = una carta que falta
value-bad-deck = una baraja defectuosa

# Poker with discard
section-discard = Descarte de los jugadores
section-jackpot = Jackpot
section-carousel = Carrusel
section-tie = Empates
field-lowest = cuatro seguidas cuentan desde
field-given-up = se decide aunque la mano se retire
field-part = parte del jackpot
field-fixed = jackpot fijo mínimo, × la apuesta
value-voy = Voy
value-paso = Paso
value-back = se devuelve
value-discards = los descartes
value-bank-discards = el descarte de la banca

# Póker sin descarte
section-buying = Compra de una carta
field-price = precio, × la apuesta inicial
field-blind = para una mano que nadie ha visto
field-forfeits = apuestas que se pierden con ella
field-stake = apuesta
field-of = se calcula sobre
value-single = una que fija la casa
value-whole = de todo el bote
value-up = carta descubierta de la banca
value-insurance = seguro
value-jackpot = jackpot

# Pai gow póker
section-banking = Quién tiene la banca
section-low = La mano baja
section-throw = La tirada de dados
section-setting = Componer dos manos
section-cases = Cuadro de casos
field-jokers = jokers
field-to = se ofrece a
field-wrong = mano mal compuesta
field-dice = dados
field-call = lo que se anuncia
field-result = resultado
field-ties-high-card-ranks = cartas que deciden entre dos cartas mayores
value-won = ganada
value-tied = nula
value-compared = se compara
value-five-aces = cinco ases
value-dice-total = la suma de los dados
value-set-two-hands = que se compongan las dos manos
value-house-opens-cards = que la casa descubre sus cartas
value-hands-meet = que se comparan las manos
section-used = Cartas usadas
field-used-rest = se retira el resto de la baraja
field-used-hands = manos que se retiran
field-commission-announced = lo que se anuncia a los jugadores
field-touching-expels = vez a partir de la cual el jefe puede expulsar
# Donde la banca es un jugador
section-associates = Asociados del banquero
section-auction = Subasta de la mano
section-award = Adjudicación de la banca
section-banco = Banco
section-banker = Tercera carta del banquero
section-broken = Banca que ha saltado
section-cagnotte = Lo que retiene la casa
section-chart = Cuadro de la banca
section-deal = Reparto
section-garage = Garaje
section-least = Jugadores necesarios
section-modes = Modalidad de la banca
section-punto = Tercera carta del punto
section-seating = Plazas
section-stakes = Apuestas
section-straying = Jugador de pie que sigue la mano
section-chemin-de-fer-bank = La banca
middle-chart = con { $middle }
field-advice = puntos con que el crupier aconseja plantarse
field-all-goes = el banquero puede renunciar a él
field-aloud = se anuncia cada fase
field-at-award = aportan al adjudicarse
field-bars-winner = quien la deja ganando queda fuera en el sabot
field-cells = tercera carta 0–9, o ninguna (T pide, P se planta, O elige)
field-changes-shoe = quien sigue puede cambiar el sabot
field-completes = cómo se anuncia quien completa
field-compulsory = lo que nadie cubre queda fuera
field-cut-from = el corte se ofrece desde
field-exposed = las dos cartas descubiertas de un paño son error de
field-floor = pujas desde
field-keeps-cards = ante una banca mayor conserva las cartas
field-laid-down = si un paño abate, el cuadro obliga en
field-later = aportan después
field-left = la banca abandonada
field-matches-lost = la banca perdida se toma por igual suma
field-misgiven = la carta dada al paño equivocado es error de
field-more = son el mínimo
field-odd = la apuesta a caballo se divide en
field-opening = la primera banca
field-own-draws = tras un error suyo el banquero pide con
field-passed-hands = cuenta rechazar una mano pasada
field-players = al menos
field-players-shuffle = los jugadores pueden barajar
field-punto = la mano del punto
field-refusals = negativas que cuestan la plaza
field-repeats = veces que se repite un banco nulo
field-sessions = sesiones como máximo
field-shoes = sabots de cada una
field-standing-passes = la mano que pasa un jugador de pie va primero a
field-take = diezmilésimas de la ganancia neta de la banca
field-takes = la primera carta es del banquero con
field-third = terceras cartas
field-unlimited = puede haber banca sin máximo
field-waived-by = quién puede descartarlas
field-with-table = «con la mesa» apuesta
field-banco-void = es nulo si
field-punto-banco = quien hace banco
field-punto-draws = debe pedir con
field-punto-stands = debe plantarse con
field-banker-draws = debe pedir con
field-deal-naturals = puntos que se abaten
field-ranking-naturals = en dos cartas
field-ranking-beats = ganan con tercera carta a
field-cagnotte-per-mille = milésimas de lo que gana el banquero
field-broken-least = sigue con al menos
field-bank-least = al menos, en mínimos
field-bank-most = como máximo, en mínimos
field-stakes-cover = la banca responde
field-straying-collected = su apuesta se recoge
field-straying-paid = se le paga
field-garage-minima = a partir de tantos mínimos
field-errors-choice = donde las reglas dejan elegir
field-errors-draws = la carta es entonces
field-errors-stands = el banquero se planta con
field-errors-score = cuenta
field-errors-holds = el punto que no abatió
field-errors-against = pierde ante una banca de
field-lone = tras una apuesta sola, banco seguido si
field-open-cards = con las cartas del punto descubiertas, banco seguido
field-forgotten = naturales que se olvidan y pierden
field-errors-banco = quien hace banco y se equivoca de palabra
value-banco-as-any = como cualquier punto
value-banco-bears = responde de ella
value-lone-lost = perdió
value-lone-lost-or-tied = perdió o empató
value-open-cards-late = ya no se puede
value-open-cards-callable = aún se puede
value-at-award-any-sum = cualquier suma
value-any-sum = cualquier suma
value-equal-sum = tanto como la banca
value-twice-the-bank = el doble que la banca
value-choice-open = sigue siendo suya
value-choice-stand = se planta
value-con-la-mesa-y-ultimo-completo = «con la mesa y último completo»
value-con-la-mesa-yo-completo = «con la mesa, yo completo»
value-compulsory-coup = por esa jugada
value-compulsory-lasting = definitivamente
value-cut-from-left = la izquierda del crupier
value-cut-from-right = la derecha del crupier
value-draws-choice = facultativa
value-draws-duty = obligatoria
value-floor-minimum = el mínimo
value-floor-previous = la última suma
value-floor-initial = la suma inicial
value-floor-last = la última suma
value-keeps-cards-banco = quien había hecho banco
value-keeps-cards-banca = quien había tenido la banca
value-its-winnings = sus ganancias
value-the-bank = la banca
value-collected-first = primero
value-collected-last = al final
value-paid-first = primero
value-paid-last = al final
value-last-seated = la derecha del último banquero sentado
value-place-1 = la plaza uno
value-half-or-more = la mitad de la banca o más
value-half-the-bank = la mitad de la banca
value-banco-free = juega libremente
value-banco-authorised = juega libremente si el director lo autoriza
value-cover-halves = con la mitad en cada paño, y lo que deje el otro
value-cover-first-cloth = en el primer paño antes que en el segundo
value-exposed-banker = el banquero
value-exposed-player = nadie en particular
value-misgiven-banker = el banquero
value-misgiven-player = nadie en particular
value-laid-down-restored = jugadas restablecidas
value-laid-down-always = toda jugada
value-least-initial = la suma inicial
value-least-minimum = el mínimo
value-auctioned = se subasta desde su suma
value-offered = se ofrece por la suma inicial
value-odd-minima = mínimos enteros, la parte mayor en el primer paño
value-odd-money = dinero
value-opening-auction = se subasta
value-opening-deposit = puede depositarse antes de la primera jugada
value-order-first = primer paño
value-order-second = segundo paño
value-both-tied = ningún paño se gana ni se pierde
value-both-decided = cada paño se gana o se pierde
middle-modes = { $middle ->
    [limited] banca limitada
    [free] banca libre
   *[other] { $middle }
}
middle-errors = { $middle ->
    [early] cartas sacadas antes de tiempo
    [exposed] cartas mostradas
    [restored] jugada restablecida
    [overdealt] demasiadas cartas para la banca
    [dropped] carta caída en la cesta
    [forgotten] natural sin abatir
    [thrown] mano arrojada
   *[other] { $middle }
}
value-third-all = todos
field-days = el director puede adjudicarla por el día

# Reglas en una comparación: partes de una sección y palabras que en otros sitios significan otra cosa
bets-second = 2.ª apuesta
field-prize-pays = { $hand } paga
field-prize-least = { $hand } desde
field-examples = por ejemplo, del { $number }
field-kind = jugada
field-shown-hand = una carta de un jugador
field-shown-common = una carta común
field-jackpot-progressive = jackpot progresivo mínimo, × la apuesta
field-bank-cards = cartas
section-poker-draw-bank = Descarte de la banca
part-four-suited = cuatro del mismo palo
part-four-in-a-row = cuatro seguidas
part-nothing = nada
middle-sight = { $middle ->
    [hand] la mano de un jugador
    [bank] la mano de la banca
    [up] la carta descubierta de la banca
    [bought] una carta comprada
    [kept] las cartas que se conservan
    [drawn] las cartas que se piden
    [bank-drawn] las cartas que pide la banca
    [flop] el flop
    [turn] el turn
    [river] el river
    [left] la carta común izquierda
    [right] la carta común derecha
   *[other] { $middle }
}
middle-jackpot = { $middle ->
    [shares] servida
    [drawn] con descarte
   *[other] { $middle }
}
middle-going = { $middle ->
    [go] ir
    [fold] pasar
   *[other] { $middle }
}
middle-announces = { $middle ->
    [flop] el flop
    [bonus] el bonus
    [last-two] turn y river
    [set] componer las manos
    [house] las cartas de la casa
    [hands] la comparación
   *[other] { $middle }
}
middle-hands = { $middle ->
    [turn] su turno
    [lost] cuando pierde
   *[other] { $middle }
}
middle-cases = { $middle ->
    [higher-higher] las dos manos superiores
    [higher-lower] mano alta superior, mano baja inferior
    [lower-higher] mano alta inferior, mano baja superior
    [higher-equal] mano alta superior, mano baja igual
    [equal-higher] mano alta igual, mano baja superior
    [lower-equal] mano alta inferior, mano baja igual
    [equal-lower] mano alta igual, mano baja inferior
    [equal-equal] las dos manos iguales
    [lower-lower] las dos manos inferiores
   *[other] { $middle }
}
value-by-number = un número fijo
value-causes-number = un número de cartas equivocado
value-order-left = carta común izquierda
value-order-right = carta común derecha
value-begins-right = la derecha
value-of-left = lo que queda de él
value-result-lost = perdida
value-hands-lost = las que pierden
value-hands-tied = las nulas
value-wrong-lost = pierde
value-hand-stands = vale
value-bank-void = nula
value-by-all = todos
field-going-loses = apuestas que se pierden con ello
field-par-plus-alone = puede hacerse sin Ante

# Who of the staff does what
section-heads = Jefe de mesa
field-heads-directs = sin él no hay jugada
field-heads-exchanges = vigila los cambios
section-launch = Lanzamiento de la bola
field-launch-in-turn = los crupieres se turnan
section-placing = Apuestas que coloca el personal
field-placing-hands = quién las coloca
field-placing-stands-in = el crupier si no hay extremo de mesa
section-waiting = Plazas vacantes
field-waiting-listed = por lista de prioridad
section-tips = Propinas
field-tips-slot = en su ranura
section-work = Reparto del trabajo
field-work-pays = quién paga
value-pays-others = los que no recogen
value-pays-side = cada uno en su lado
value-pays-any = cualquiera de ellos
value-pays-second = el que no reparte
value-hands-end = extremo de mesa
field-chips-markers = guarda los marcadores
value-markers-head = jefe de mesa
field-chips-rebuild = pilas rehechas antes de lanzar
field-chips-sorter = máquina clasificadora permitida
section-shoes = Sabots de la casa
field-shoes-numbered = numerados
field-shoes-rotate = no repiten mesa
field-shoes-approved = de modelo homologado
field-closing-wheel = la rueda se cierra con
value-wheel-lock = cerradura
value-wheel-seal = precinto
field-ending-unit = se anuncia lo último por
field-ending-number = cuántas se anuncian
field-ending-by = quién lo anuncia
section-attendants = Servidores auxiliares
field-attendants-tables = un auxiliar por cada tantas mesas
value-unit-round = jugadas
value-unit-shooter = tirador
value-unit-shoe = sabot
