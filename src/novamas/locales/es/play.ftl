# La mesa del terminal. Las listas de palabras que se pueden escribir van separadas por comas; valen las de todos los idiomas.

# -- palabras que se escriben
play-noise = al, a, el, la, los, las, lo, del, de, en, sobre, para, y
play-lead = apuesto, apuesta, apostar, pongo, poner, juego
play-verb-spin = lanza, lanzar, gira, girar, bola, tira, tirar, reparte, repartir
play-verb-undo = deshacer, deshaz
play-verb-clear = quitar, quita, limpiar, retirar
play-verb-repeat = repetir, repite
play-verb-double = doblar, dobla
play-verb-why = por que, porque
play-verb-odds = probabilidades, ventaja
play-verb-rules = reglas, limites
play-verb-law = ley, norma
play-verb-bots = compañia, gente, jugadores
play-verb-balance = saldo, fichas
play-verb-verify = verificar, verifica, comprobar
play-verb-table = mesa, paño
play-verb-help = ayuda
play-verb-quit = salir, fin, adios, levantarse, me voy
play-verb-last = ultimas, ultima
play-verb-void = nula, anular, tirada nula
play-verb-colour = color
play-verb-buy = comprar, compra
play-verb-tip = propina, para los empleados
play-verb-laying = coloca, posturas
play-word-hand-self = yo, yo mismo, yo misma
play-word-hand-croupier = crupier, el crupier, croupier
play-word-hand-end = extremo, el extremo, extremo de mesa
play-word-red = rojo
play-word-black = negro, n
play-word-even = par
play-word-odd = impar
play-word-low = falta
play-word-high = pasa
play-word-straight = pleno, numero
play-word-split = caballo
play-word-street = transversal, calle
play-word-corner = cuadro
play-word-six-line = seisena, sextena
play-word-column = columna
play-word-dozen = docena
play-word-double-column = columnas, doble columna, dos columnas, columnas a caballo
play-word-double-dozen = docenas, doble docena, dos docenas, docenas a caballo
play-word-neighbours = vecinos, vecino
play-word-zero-sector = sector cero, serie grande, gran serie, vecinos del cero
play-word-third = tercio, serie 5/8
play-word-orphans = huerfanos
play-word-number = numero
play-word-joker = comodin, comodines
play-word-joker-red = comodin rojo
play-word-joker-black = comodin negro
play-ordinal-1 = primera, primer
play-ordinal-2 = segunda, segundo
play-ordinal-3 = tercera, tercer
play-choice-half = mitad, m
play-choice-prison = prision
play-way-half = mitad
play-way-prison = prisión

# -- la puerta
play-option-game = El juego, como lo nombra «novamas games»; si falta, se pregunta.
play-option-law = La norma, como la nombra «novamas games»; si falta, se pregunta.
play-option-seed = Repite una velada: la misma semilla y las mismas palabras dan los mismos resultados.
play-option-bots = Cuántos jugadores artificiales le acompañan, de 0 a 7.
play-option-minimum = El mínimo de la mesa, como 5.00.
play-option-chips = Las fichas de juego con que se sienta; de ordinario, mil mínimos.
play-option-physical = Usted es el crupier de una ruleta de verdad y escribe lo que sale.
play-option-option = Una opción de la casa dentro de la norma, como tier=2; puede darse varias veces.
play-seed-or-physical = El azar viene de una semilla o de una ruleta de verdad, no de las dos.
play-too-many-bots = Hay sitio para entre 0 y { $most } jugadores artificiales, no para { $bots }.
play-bad-option = Una opción de la casa se escribe como tier=2, no «{ $value }».
play-menu = Buenas noches. ¿A qué quiere jugar?
play-menu-game = Juego, de 1 a { $last } (salir para irse)
play-menu-law = Con qué norma, de 1 a { $last }
play-menu-again = Responda, por favor, con un número de 1 a { $last } o con un nombre de la lista.
play-goodbye = Buenas noches.

# -- la mesa
play-welcome = { $game }. Bienvenido a la mesa.
play-company = Le acompañan: { $who }.
play-alone = La mesa es toda para usted.
play-begin = Se sienta con { $chips } en fichas de juego; el mínimo es { $minimum }. Escriba «{ $example }», una línea vacía para jugar o «ayuda».
play-colour-chips = En esta mesa se juega con fichas de color, que dicen de quién es cada apuesta. Recibe un color a { $value } la ficha; «color { $other }» pide otro valor.
play-colour-given = Su color es el { $colour }, a { $value } la ficha.
play-colour-1 = amarillo
play-colour-2 = azul
play-colour-3 = rosa
play-colour-4 = verde
play-colour-5 = marrón
play-colour-6 = blanco
play-colour-7 = gris
play-colour-8 = naranja
play-in-colour = Son { $chips } fichas de su color.
play-commitment = El azar está comprometido: SHA-256 { $commitment }
play-chance-seeded = El azar viene de una semilla: la misma semilla repite estos resultados, y no hay nada que verificar.
play-chance-typed = El azar viene de su propia ruleta: vale lo que usted escribe.
play-typed-ball = ¿En qué número ha caído la bola?
play-typed-wheel = ¿Qué símbolo señala el indicador ({ $outcomes })?
play-verified = Verificado: { $draws ->
    [one] { $draws } tirada sale
   *[other] las { $draws } tiradas salen
} del secreto { $secret }, que es el comprometido como { $commitment }.
play-head = jugada { $round } · mínimo { $minimum } · máximo { $maximum } { $symbol }
play-last-numbers = Últimos:
play-on = al { $spot }
play-tie = empate
play-own = Sus apuestas:
play-in-hand = En mano:
play-legend-mine = suyas
play-legend-theirs = de los demás
play-legend-both = de ambos
play-legend-prison = en prisión
play-legend-last = último número
play-legend-point = el punto
play-cloth-red = rojo
play-cloth-black = negro
play-cloth-even = par
play-cloth-odd = impar
play-cloth-low = falta
play-cloth-high = pasa
play-cloth-column = col { $n }ª
play-cloth-dozen = { $n }ª docena
play-cloth-double-column = columnas
play-cloth-double-dozen = docenas
play-cloth-joker = comodín

# -- lo que pasa
play-laid = Apuesta: { $bets }.
play-taken-back = Vuelven a su mano { $amount }.
play-company-bets = Apuestan: { $who }.
play-collected = El crupier recoge { $amount } de usted ({ $bets }). { $clauses }
play-collected-both = El crupier recoge { $amount } de usted ({ $bets }) y { $others } de los demás. { $clauses }
play-collected-others = Recoge de los demás: { $amount }.
play-paid = Se le pagan { $win }: { $bet }, { $amount } a { $odds }. { $clauses }
play-paid-nothing = Empate: { $bet }, vuelven sus { $amount } y nada más. { $clauses }
play-paid-others = Cobran: { $who }.
play-half = Cero: vuelve la mitad de { $bets }, { $amount }. { $clauses }
play-half-others = Recuperan la mitad: { $who }.
play-freed = Sale de prisión: { $bets }, vuelven { $amount } sin ganancia. { $clauses }
play-freed-others = Salen de prisión: { $who }.
play-reduced = Otro cero: de { $bets } en prisión quedan { $amount }. { $clauses }
play-reduced-others = Mermadas en prisión: { $who }.
play-refunded = Cero en la última bola: vuelven { $amount } por { $bets }. { $clauses }
play-refunded-others = Reembolsadas: { $who }.
play-imprisoned = { $bet }: { $amount } quedan en prisión. { $clauses }
play-imprisoned-others = { $who } deja { $bet } en prisión.
play-half-or-prison = Cero. { $bet }, { $amount }: ¿mitad o prisión?
play-choose = Responda, por favor: { $ways }.
play-voided = Tirada nula: { $cause }. { $clauses }
play-launched = El crupier lanza.
play-bets-stand = Todas las apuestas siguen en pie y pueden cambiarse antes del próximo lanzamiento.
play-cause-object-in-wheel = un objeto extraño en el aparato
play-cause-ball-out = la bola ha salido fuera
play-cause-bad-launch = un mal lanzamiento
play-cause-pointer-on-division = el indicador queda entre dos casillas
play-word-cause-object-in-wheel = objeto, ficha
play-word-cause-ball-out = bola, bola fuera, fuera
play-word-cause-bad-launch = lanzamiento, mal lanzamiento
play-word-cause-pointer-on-division = indicador, raya
play-round-won = Gana { $amount } en esta jugada.
play-round-lost = Pierde { $amount } en esta jugada.
play-round-even = Ni gana ni pierde en esta jugada.
play-round-money = Apostado { $staked }, devuelto { $back }; en mano { $chips }.
play-round-lying = Apostado { $staked }, devuelto { $back }; en mano { $chips }, aún en juego { $lying }.
play-brings = { $who } compra { $amount } más en fichas.
play-topped-up = La caja trae { $amount } para el anticipo.
play-bought = { $amount } más en fichas de juego: tiene { $chips } en mano.
play-tipped = { $amount } para los crupieres: gracias.
play-nobody-lays = Aquí cada cual coloca sus posturas.
play-whose-hand = ¿Quién coloca sus posturas? Uno de estos: { $ways }.
play-laying-self = Vuelve a colocar usted sus posturas.
play-laying-croupier = Desde ahora el crupier coloca sus posturas.
play-laying-end = Desde ahora el extremo de mesa coloca sus posturas.
play-session-over = Ha sido la última jugada de la sesión.
play-waiting-for-prison = Tiene fichas en prisión: el crupier sigue lanzando hasta que salgan o se pierdan.

# -- lo que no se ha entendido
play-bad-amount = «{ $value }» no es aquí un importe; escríbalo como { $example }.
play-no-stake = «{ $value }» no se puede apostar: una apuesta es más que nada.
play-not-understood = El crupier no entiende «{ $said }»; «ayuda» muestra lo que puede decirse.
play-nothing-said = No se ha dicho ninguna apuesta; «ayuda» muestra cómo.
play-on-what = ¿«{ $said }» a qué? Diga el importe y después la apuesta, como «{ $example }».
play-where = «{ $said }»: ¿dónde? Dígalo tras la apuesta, como «{ $example }».
play-which = «{ $said }» puede ser varias apuestas: { $choices }. Diga todos sus números.
play-takes-no-number = «{ $said }»: esa apuesta no lleva número.
play-nothing-laid = No tiene apuestas en el paño.
play-not-your-hand = No se está jugando ninguna mano suya: apueste, por ejemplo «{ $example }», y una línea vacía reparte.
play-nothing-before = Todavía no hay apuestas que repetir.
play-how-many = «{ $said }» no es un número de jugadas.
play-no-such-cause = «{ $said }» no anula una tirada; la anulan: { $causes }.
play-impossible = Aquí no puede salir «{ $value }»; puede salir: { $outcomes }.
play-no-grounds = Todavía no ha habido pago ni negativa que explicar.

# -- lo que se puede preguntar
play-balance = En mano { $chips }, en el paño { $cloth }; resultado hasta ahora { $result }.
play-temper-regular = siempre fiel a su apuesta
play-temper-number-lover = tras el premio grande
play-temper-careful = poco y de vez en cuando
play-temper-martingale = dobla cada vez que pierde
play-temper-wanderer = apuesta a lo que sea
play-bots-name = Nombre
play-bots-temper = Carácter
play-bots-chips = En mano
play-bots-cloth = En el paño
play-rules-bet = Apuesta
play-rules-pays = Paga
play-rules-minimum = Mínimo
play-rules-maximum = Máximo
play-rules-clauses = Cláusulas
play-rules-chips = { $chips } fichas
play-law-clauses = { $count ->
    [one] { $count } cláusula
   *[other] { $count } cláusulas
} sobre este juego; importes en { $currency }. Los lugares dudosos se leen así:
play-reading-literal = a la letra
play-reading-corrected = corregido
play-farewell = Se levanta de la mesa con { $chips }.
play-left-on-the-cloth = Quedan en el paño { $amount } suyos, sin decidir.
play-book-rounds = Jugadas
play-book-brought = Traído a la mesa
play-book-result = Su resultado
play-book-best = Mejor jugada
play-book-float = El anticipo de la mesa
play-book-house = El resultado de la casa
play-book-cloth = Aún en el paño, de todos

# -- ayuda: lo que se escribe | lo que hace
play-help-bets = Apuestas (sin importe, lo menos que se admite)
play-help-bet-numbers = a números | { $one } al 17, { $one } 17-20, { $one } transversal 16, { $one } cuadro 25, { $one } seisena 16
play-help-bet-chances = a una suerte sencilla | { $two } rojo, negro, par, impar, falta, pasa
play-help-bet-groups = a docenas y columnas | { $two } docena 2, { $two } columna 1, { $two } docenas 1-2, { $two } columnas 2-3
play-help-bet-announced = anunciadas al crupier | { $five } vecinos 17, { $nine } serie grande, { $six } tercio, { $five } huérfanos
play-help-bet-many = varias a la vez: todas o ninguna | { $several }
play-help-verbs = En la mesa
play-help-spin = una línea vacía, lanza | no va más: se juega la jugada
play-help-undo = deshacer | retirar la última línea de apuestas
play-help-clear = quitar | retirar todas las apuestas
play-help-repeat = repetir | otra vez las apuestas de la última jugada
play-help-double = doblar | otro tanto en cada apuesta
play-help-odds = probabilidades | las exactas de cada apuesta de este paño
play-help-rules = reglas | apuestas, premios y límites
play-help-law = ley | la norma, y cómo se leen sus lugares dudosos
play-help-why = ¿por qué? | las cláusulas del último pago o de la última negativa
play-help-bots = gente | quién más está en la mesa
play-help-balance = saldo | fichas en mano y en el paño
play-help-buy = comprar { $many } | más fichas de juego
play-help-tip = propina { $one } | fichas para los crupieres
play-help-laying = coloca crupier | quién coloca sus posturas: yo, crupier, extremo
play-help-colour = color { $two } | otro valor para sus fichas de color
play-help-void = nula [causa] | comunicar una irregularidad de la jugada y ver qué hace la norma
play-help-last = últimas 3 | anunciar las últimas jugadas de la sesión
play-help-verify = verificar | mostrar y comprobar el secreto del azar
play-help-table = mesa | dibujar otra vez la mesa
play-help-quit = salir | levantarse con sus fichas

# Dados o craps
play-temper-dreamer = espera el golpe de suerte
play-verb-pass = paso, pasar, rehusar
play-you = usted
play-shooter = Tiene los dados: { $who }
play-no-shooter = Nadie tiene los dados.
play-dice-begin = Una línea vacía lanza los dados: los suyos si se le ofrecen, tras apostar al win o al don't win.
play-waiting-for-dice = Tiene apuestas que no se retiran: esperan al final de la jugada.
play-paid-better = Pagado: { $bet }, { $win }.
play-nothing-to-pass = En esta mesa no hay nada que dejar pasar.
play-typed-dice = ¿Qué marcan los dados ({ $outcomes })?
play-help-pass = paso | dejar los dados o el sabot al siguiente
play-help-bet-dice = a la tirada | { $two } win, don't win, come, don't come, field, big 6, under 7, juego de 7, horn
play-help-bet-dice-numbers = a un número | { $six } right 6, { $five } wrong 8, { $one } hard 4, { $one } odds-win-6
play-dice-win = Win
play-dice-dont-win = Don't win
play-dice-come = Come
play-dice-dont-come = Don't come
play-dice-field = Field
play-dice-right = Place
play-dice-odds-win = Asoc. w
play-dice-odds-come = Asoc. c
play-dice-big-6 = Big 6
play-dice-big-8 = Big 8
play-dice-under-7 = Under 7
play-dice-over-7 = Over 7
play-dice-seven = De 7
play-dice-eleven = De 11
play-dice-horn = Horn
play-dice-hard-4 = Hard 4
play-dice-hard-6 = Hard 6
play-dice-hard-8 = Hard 8
play-dice-hard-10 = Hard 10
play-own-DiceTaken = Los dados son suyos.
play-own-DiceRefused = Deja pasar los dados.
play-own-DicePassed = Pierde los dados.

# Tempers at the card tables

# Blackjack
play-temper-mimic = juega como debe jugar la banca

# Cards from a shoe
play-verb-insure = asegurar, seguro
play-help-insure = asegurar | asegurar sus apuestas contra el treinta y uno por ambos lados
play-nothing-to-insure = Aquí no hay nada que asegurar.
play-insured = Asegurada: { $bet }, por { $amount }.
play-paid-less = { $bet } gana { $win }, descontado lo que retiene la casa.
play-shoe-offered = Se le ofrece el sabot: una línea vacía lo toma, «paso» lo deja pasar.
play-typed-card = ¿Qué carta ha salido ({ $outcomes }; «?» si está boca abajo)?
play-typed-expose = ¿Qué carta se descubre ({ $outcomes })?
play-help-bet-hands = a una mano | { $two } punto, { $two } banca
play-help-bet-tie = al empate | { $one } empate
play-help-bet-rows = a una suerte | { $two } rojo, { $two } negro, { $one } color, { $one } inverso
play-cloth-player = punto
play-cloth-bank = banca
play-cloth-tie = empate
play-cloth-colour = color
play-cloth-inverse = inverso
play-word-player = punto, jugador, p
play-word-bank = banca
play-word-tie = empate
play-word-inverse = inverso, inversa

# One’s own part at the card tables
play-own-PackCut = Usted corta el mazo.
play-own-ShoeTaken = Toma el sabot, en el departamento { $place }.
play-own-ShoeDeclined = Deja pasar el sabot.
play-own-ShoeLost = La banca ha perdido: usted deja el sabot.

# Blackjack
play-answer = ¿{ $ways }?
play-against = { $hands } contra { $bank }
play-way-stay = plantarse
play-way-draw = carta
play-way-double-down = doblar
play-way-split-pair = separar
play-way-surrender = retirarse
play-way-insure = seguro
play-way-even-money = cobrar a la par
play-way-play-on = seguir
play-way-follow = seguir la apuesta
play-way-consent = dejar apostar
play-answer-stay = plantarse, me planto, planto, plantado, quedarse, me quedo, servido, no, sin carta
play-answer-draw = carta, una carta, otra, otra carta, pedir, pido, pido carta, pedir carta, deme, sí
play-answer-double-down = doblar, doblo
play-answer-split-pair = separar, separo
play-answer-surrender = retirarse, retiro
play-answer-insure = seguro
play-answer-even-money = a la par
play-answer-play-on = seguir
play-answer-follow = sigo
play-answer-consent = sí

# Póker contra la casa
play-way-go = voy
play-way-fold = paso
play-way-leave = la dejo
play-way-withdraw = la retiro
play-answer-go = voy, ir, v
play-answer-fold = paso, retirarse, p
play-answer-leave = dejo, la dejo, mantener, d
play-answer-withdraw = retiro, la retiro, retirar, r
play-word-ante = ante
play-word-par-plus = par plus
play-temper-go-getter = va con todo
play-beside = { $hands }, con { $cards }
play-place-bank = banca
play-place-left = primera carta común
play-place-right = segunda carta común
play-hint-hand = Lo que vale cada una de media, en tanto por ciento de la primera apuesta: { $ways }.

# Texas póker
play-place-common = cartas comunes
# Chemin de fer
play-do-Bid = pujar
play-do-HoldBank = anunciar la banca
play-do-RaiseBank = aumentar la banca
play-do-PlaceBet = apostar contra la banca
play-do-CallBanco = hacer banco
play-do-TakeStake = retirar la postura
play-do-DealCards = dar cartas
play-do-LayDown = abatir
play-do-AskCard = pedir carta
play-do-StandPat = plantarse
play-do-AskAdvice = pedir consejo
play-do-AskChart = pedir el cuadro
play-do-GiveCard = dar la carta
play-do-CutPack = cortar
play-do-DeclineCut = dejar que corten otros
play-circle-number = Responda con un número del 1 al { $most } o con un nombre de la lista; «ayuda» muestra qué más puede decirse.
play-circle-bank = Banca: { $who }, { $bank }
play-circle-punto = punto
play-circle-bank-hand = banca
play-temper-banker = le gusta tener la banca
play-temper-breaker = revienta bancas
play-choose-or-ask = Responda, por favor: { $ways }; o «?» para saber qué vale cada cosa.
play-answer-hint = consejo, ayuda, pista
play-hint-turn = Lo que vale cada cosa, en tanto por ciento de la apuesta, con estas cartas y el sabot completo: { $ways }.
play-hint-claims = Lo que cada cosa añadiría a seguir jugando, en tanto por ciento de la apuesta: { $ways }.
play-no-hint = Sobre eso no hay nada que calcular.
play-help-bet-boxes = a una casilla | { $two } casilla 1
play-help-hint = ? | en su mano: qué vale cada respuesta

# Poker with discard
play-word-jackpot = jackpot, bote
play-which-cards = ¿Qué cartas, por su número (hasta { $most })? Nada las conserva todas.
play-bad-cards = «{ $said }» no nombra hasta { $most } de sus cartas.

# Póker sin descarte
play-word-insurance = seguro
play-way-buy-card = comprar carta por { $card }
play-answer-buy-card = compro, comprar

# Pai gow póker
play-bank-offered = Se le ofrece la banca: diga cuánto pone, o una línea vacía para dejarla pasar.
play-bank-amount = La banca admite entre { $least } y { $most }.
play-bank-BankAccepted = Tiene usted la banca, con { $amount } para cubrirla.
play-bank-BankPassed = Deja usted pasar la banca.
play-which-low = ¿Qué dos cartas son la mano baja? Sus números, una línea vacía para el modo de la casa, «?» para un consejo.
play-bad-low = «{ $said }» no nombra dos de las siete cartas.
play-best-low = Lo mejor: { $cards } abajo ({ $worth }). Al modo de la casa: { $house } ({ $cost }).

# Donde la banca es un jugador
play-circle-begin = Se sienta con { $chips } en fichas de juego; el mínimo es { $minimum }. Cuando le toque se listará lo que puede hacer: responda con su número o su nombre, y con un importe donde lo lleve, como «2 500»; una línea vacía deja que todo siga su curso; «ayuda» dice qué más puede escribir.
play-circle-no-amount = Eso no lleva importe; «{ $said }» no dice nada aquí.
play-banque-offer = La banca se adjudica desde { $least }, { $shoes ->
    [0] por el día
    [one] por un sabot
   *[other] por { $shoes } sabots
}
play-typed-lot = ¿A quién ha elegido la suerte ({ $outcomes })?
play-circle-share = de usted { $amount }
play-circle-garage = garaje { $amount }
play-circle-taken = retenido por la casa { $amount }
play-circle-against = en contra { $amount }
play-circle-banco = banco
play-circle-bids = pujas: { $bids }
play-circle-head = jugada { $round } · mínimo { $minimum } { $symbol }
play-circle-came = { $result ->
    [punto] Gana el punto, { $punto } a { $bank }.
    [bank] Gana la banca, { $bank } a { $punto }.
   *[other] Empate a { $punto }.
}
play-circle-not-here = «{ $said }» no hace nada en esta mesa; «ayuda» muestra lo que sí.
play-circle-no-undo = No tiene ninguna postura que pueda retirar ahora.
play-circle-bank-from = Una banca se pone con { $least } o más.
play-circle-bank-range = Una banca se pone con { $least } a { $most }.
play-help-circle = Cuando le toque
play-help-circle-number = 2, 2 { $many } | el número de lo que quiere hacer, con un importe donde haya un margen al lado; sin él, lo mínimo
play-help-circle-name = banco, carta, no … | lo mismo por su nombre, con el importe delante o detrás
play-help-circle-empty = una línea vacía | nada, o lo habitual si todos le esperan
play-help-circle-undo = deshacer | retirar su última postura mientras se admitan
play-banque-against = en contra { $first } en el primer paño, { $second } en el segundo
play-banque-came = { $cloth ->
    [first] Primer paño:
   *[second] Segundo paño:
} { $result ->
    [cloth] gana el paño.
    [bank] gana la banca.
    [void] no cuenta.
   *[other] empate.
}
play-word-stake = postura, apuesta
play-word-line = raya, sobre la raya
play-word-first = primero, primer, paño 1
play-word-second = segundo, paño 2
play-word-both = ambos, los dos, a caballo
play-no-chips = Nadie se sienta con { $value }: --chips es un importe mayor que cero.
