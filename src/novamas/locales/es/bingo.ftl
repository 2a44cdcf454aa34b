# Bingo: every word of its own.

# Why a hall cannot be opened like this
bad-bingo-share = Un premio es { $value } milésimas de la recaudación: debe estar entre 1 y { $most }, o ser cero el premio adicional.
bad-bingo-shares = Todos los premios juntos no pueden pasar de { $most } milésimas de la recaudación.
bad-bingo-row = Esta norma no conoce una línea anunciada: gana cualquiera, no solo { $value }.
bad-bingo-forms = Esta norma no conoce un premio por un bingo temprano.
bad-bingo-extra-ball = Un bingo es temprano hasta una bola entre { $least } y { $most }, no { $value }.
bad-bingo-no-extra-ball = Un premio adicional necesita la bola hasta la que un bingo lo gana.
bad-bingo-thing = Un premio en especie sustituye al dinero: ni se alimenta de los cartones ni se comparte con otras salas, y la norma ha de conocerlo.
bad-bingo-linked = Esta norma no conoce salas interconectadas.
bad-bingo-series = Una serie tiene un múltiplo de seis cartones, hasta { $most }, no { $value }.
bad-bingo-first-series = La primera serie está entre 1 y { $most }, no { $value }.
bad-bingo-most-cards = Una persona puede jugar de 1 a { $most } cartones a la vez, no { $value }.
bad-bingo-electronic = Esta norma no conoce cartones electrónicos.
bad-bingo-unapproved = La autoridad debe haber homologado el modelo que se usa.
bad-bingo-extractor = No hay un aparato { $value }; los hay: { $known }.
bad-bingo-followed = Otras salas no siguen la partida por «{ $value }», sino por: { $known }.
bad-bingo-rooms = Una partida se juega en 1 a { $most } salas, no { $value }.
bad-bingo-unfollowed = Las demás salas solo pueden seguir el juego con altavoces, receptores y pantallas; falta: { $value }.
bad-bingo-no-machines = Esta norma no conoce máquinas auxiliares.
bad-bingo-machines = Una sala de esta categoría puede tener { $most } máquinas, no { $value }.
bad-law-bingo-card = Los cartones se hacen con 15 de 90 números, en tres líneas de cinco y nueve columnas de uno a tres; la norma tiene otro cartón.
bad-law-bingo-prizes = Se premian la línea y el bingo; la norma tiene otra cosa.

# -- bets
bet-card = Cartón
spot-card = Cartón
choice-cards-6 = 6 cartones en juego
choice-cards-60 = 60 cartones en juego
choice-cards-240 = 240 cartones en juego
chart-bingo-line = Línea formada hasta esta bola
chart-bingo-bingo = Bingo formado hasta esta bola
chart-against-bingo = cartones en juego
chart-bingo-mean-line = Con { $cards } cartones la línea sale de media en la bola { $ball }.
chart-bingo-mean-bingo = Con { $cards } cartones el bingo sale de media en la bola { $ball }.
rules-case-bingo-line = la línea: aquí el { $percent } % de la recaudación, como fije la sala
rules-case-bingo-bingo = el bingo: aquí el { $percent } % de la recaudación, como fije la sala
rules-case-bingo-extra = un bingo hasta la bola { $ball }: también el premio adicional
rules-maximum-bingo-cards = { $most } cartones por persona, como fije la sala

# -- calls
call-bingo-material = Todo funciona; hay { $balls } bolas en el aparato
call-bingo-series = Se vende la serie { $series }, de { $size } cartones, a { $amount } cada uno
call-bingo-sale-over = Se cierra la venta
call-bingo-nobody-bought = No se ha vendido ningún cartón: no hay partida
call-bingo-sold = Se han vendido los cartones número { $first } a { $last } de la serie { $series }
call-bingo-line-prize = Premio de línea: { $amount }
call-bingo-bingo-prize = Premio de bingo: { $amount }
call-bingo-extra-prize = Hasta la bola { $ball }, el bingo gana además { $amount }
call-bingo-extra-thing = Hasta la bola { $ball }, el bingo gana además { $thing }
call-bingo-row = Se premia la línea { $row ->
    [1] superior
    [2] central
   *[3] inferior
}
call-bingo-start = Comienza la jugada
call-bingo-number = El { $number }
call-bingo-line = ¡Línea!
call-bingo-bingo = ¡Bingo!
call-bingo-line-right = Cartón { $card }: línea correcta
call-bingo-line-wrong = Cartón { $card }: línea incorrecta
call-bingo-bingo-right = Cartón { $card }: bingo correcto
call-bingo-bingo-wrong = Cartón { $card }: bingo incorrecto
call-bingo-more-line = ¿Alguna línea más?
call-bingo-more-bingo = ¿Algún bingo más?
call-bingo-resume = Continúa el juego
call-bingo-end = Fin de la jugada
call-bingo-void = La jugada queda anulada

# -- what happened
event-why-cards = cartones
event-why-prize = premio
event-why-takings = recaudación
event-why-refund = devolución
event-cause-wrong-number = un número mal anunciado
event-cause-breakdown = una avería
event-MaterialChecked = El material y las instalaciones funcionan; { $loaded } bolas en el aparato.
event-MaterialChecked-entry = Material
event-MaterialInspected = { $who } ha inspeccionado el material.
event-MaterialInspected-entry = Material
event-SaleOpened = Se vende la serie { $series }, desde el cartón { $from }.
event-SaleOpened-entry = Venta
event-SeriesOpened = La serie se ha agotado; se vende la serie { $series }.
event-SeriesOpened-entry = Venta
event-CardsSold = Se han comprado cartones.
event-CardsSold-entry = Venta
event-SaleClosed = Se cierra la venta; quedan { $unsold } cartones de la serie.
event-SaleClosed-entry = Venta
event-NobodyBought = Nadie ha comprado cartones.
event-NobodyBought-entry = Venta
event-GameStarted = Comienza la jugada, con { $playing } cartones.
event-GameStarted-entry = Jugada
event-BallOrdered = La bola siguiente.
event-BallOrdered-entry = Bola
event-BallDrawn = Bola { $nth }: el { $called }.
event-BallDrawn-entry = Bola
event-PrizeLapsed = Un cartón premiado no se ha cantado a tiempo.
event-PrizeLapsed-entry = Cante
event-Sung = { $who } canta con el cartón { $which }.
event-Sung-entry = Cante
event-CardChecked = Se ha comprobado el cartón { $which }.
event-CardChecked-entry = Comprobación
event-AskedForMore = Se pregunta si hay más ganadores.
event-AskedForMore-entry = Comprobación
event-Resumed = Continúa el juego.
event-Resumed-entry = Jugada
event-PrizeAwarded = Se otorga un premio.
event-PrizeAwarded-entry = Premio
event-LineUnclaimed = Nadie ha cantado la línea.
event-LineUnclaimed-entry = Premio
event-BingoEnded = Termina la jugada y se abonan los premios.
event-BingoEnded-entry = Jugada
event-GameVoided = La jugada se anula: { $cause }. Se devuelve el importe de los cartones.
event-GameVoided-entry = Jugada
event-HallsLinked = Se conoce lo que guardan las salas interconectadas para el premio común.
event-HallsLinked-entry = Salas interconectadas

# -- refusals
refused-material-unchecked = Antes de la sesión se comprueba el material y se introducen las bolas.
refused-no-sale = Ahora no se venden cartones.
refused-too-many-cards = Nadie puede jugar tantos cartones: como mucho { $limit } más.
refused-too-many-cards-none = Ya juega todos los cartones que alguien puede jugar.
refused-too-many-series = Una máquina no puede jugar tantas series: como mucho { $limit } cartones más.
refused-too-many-series-none = Esta máquina ya juega todas las series que puede.
refused-series-ends = A la serie le quedan { $limit } cartones; después se anuncia la siguiente.
refused-series-ends-none = A la serie no le quedan cartones; después se anuncia la siguiente.
refused-no-such-support = En esta sala no hay cartones así.
refused-no-machine = Esta sala no tiene máquinas auxiliares.
refused-machines-taken = Todas las máquinas de la sala están ocupadas.
refused-any-line = Aquí se premia cualquier línea; no se anuncia ninguna.
refused-no-card-in-play = No tiene ningún cartón en una jugada en curso.
refused-no-number-yet = Aún no se ha cantado ningún número.
refused-line-is-won = La línea ya está premiada.
refused-already-sung = Ya ha cantado todos sus cartones con este número.
refused-not-your-card = { $value } no es un cartón suyo que se pueda cantar ahora.
refused-nothing-sung = Ningún cartón espera comprobación.
refused-no-game-running = No hay ninguna jugada en curso que anular.
refused-no-linked-halls = Esta sala no está interconectada con otras.
refused-cards-in-play = Quien tiene cartones en juego se va al acabar la jugada.

# -- at the console
console-act-CheckMaterial = Comprobar el material e introducir las bolas
console-act-InspectMaterial = Inspeccionar el material
console-act-OpenSale = Anunciar la serie y vender
console-act-BuyCards = Comprar cartones
console-act-CloseSale = Cerrar la venta
console-act-StartGame = Anunciar los premios y comenzar
console-act-DrawBall = Extraer una bola
console-act-SingLine = ¡Línea!
console-act-SingBingo = ¡Bingo!
console-act-CheckCard = Comprobar el cartón
console-act-GoOn = Ordenar que continúe
console-act-EndBingo = Dar por finalizada la jugada
console-act-VoidGame = Jugada nula
console-act-VoidGame-wrong-number = Un número mal anunciado: se anula la jugada
console-act-VoidGame-breakdown = Una avería irreparable: se anula la jugada
console-act-LinkHalls = Lo que guardan las salas interconectadas
console-act-PayOtherHall = Pagar un premio ganado en otra sala
console-does-CheckMaterial = Se comprueban el material y las instalaciones, y entran noventa bolas en el aparato.
console-does-OpenSale = Se anuncian la serie, sus cartones y el precio; después se venden por orden.
console-does-CloseSale = El cajero recoge los cartones sobrantes.
console-does-StartGame = Se anuncian los cartones vendidos, los premios y el comienzo.
console-does-DrawBall = Sale la bola siguiente; su número se canta y se muestra.
console-does-CheckCard = El cartón se compara con los números cantados.
console-does-GoOn = Se pierde todo derecho sobre lo ganado hasta aquí; la línea se reparte, el bingo acaba la jugada.
console-does-EndBingo = Han salido todas las bolas y nadie ha cantado: los premios quedan en la casa.
console-does-VoidGame = Se devuelve el importe de los cartones y se restituyen los premios otorgados.
console-pad-bingo = Número que ha salido
console-phase-sale = Venta de cartones
console-phase-ready = Antes de la primera bola
console-phase-called = Número cantado
console-phase-checking = Comprobación de cartones
console-phase-others = ¿Algún ganador más?
console-field-count = Cartones
console-field-support = Soporte
console-field-row = Línea
value-paper = papel
value-electronic = electrónico
value-machine = máquina
value-top = superior
value-centre = central
value-bottom = inferior

# -- in the office
office-option-line-share = Línea, en milésimas de la recaudación
office-option-bingo-share = Bingo, en milésimas de la recaudación
office-option-row = Línea premiada
office-option-row-any = cualquiera
office-option-row-top = superior
office-option-row-centre = central
office-option-row-bottom = inferior
office-option-series-size = Cartones de una serie
office-option-first-series = Primera serie
office-option-most-cards = Cartones por persona
office-option-unclaimed-line = La línea que nadie cantó va a
office-option-unclaimed-line-bingo = el bingo
office-option-unclaimed-line-house = la casa
office-option-remainder = Lo que no se puede repartir va a
office-option-remainder-singers = quien cantó antes
office-option-remainder-house = la casa
office-option-extractor = Aparato de extracción
office-option-extractor-manual = manual
office-option-extractor-automatic = automático
office-option-rooms = Salas
office-option-followed = Lo que tienen las demás salas
office-option-followed-loudspeakers = altavoces
office-option-followed-receivers = receptores
office-option-followed-screens = pantallas
office-option-electronic = Cartones electrónicos
office-option-automatic = Los cartones electrónicos y las máquinas cantan solos
office-option-extra-ball = Un bingo hasta esta bola gana más (0: no hay)
office-option-extra-share = Al bote, en milésimas de la recaudación
office-option-extra-thing = Un objeto en lugar del bote
office-option-linked = Interconectada con otras salas
office-option-category = Categoría de la sala
office-option-category-special = especial
office-option-category-first = primera
office-option-category-second = segunda
office-option-category-third = tercera
office-option-machines = Máquinas auxiliares

# -- company
play-temper-bingo-regular = unos cartones casi siempre
play-temper-bingo-careful = un cartón de vez en cuando
play-temper-bingo-bold = una tira o dos cada vez
play-temper-bingo-distracted = se despista de vez en cuando

# -- in the terminal
play-do-BuyCards = comprar cartones
play-do-SingLine = cantar línea
play-do-SingBingo = cantar bingo
play-do-InspectMaterial = inspeccionar el material
play-bingo-begin = Diga cuántos cartones quiere, o pulse Intro para seguir: se cierra la venta, salen las bolas. «línea» o «bingo» canta su cartón; «auto» marca y canta por usted.
play-bingo-word-line = línea, linea, l
play-bingo-word-bingo = bingo, b
play-bingo-word-auto = auto, automático, automatico
play-bingo-word-record = acta
play-bingo-auto-on = Desde ahora sus cartones se marcan y se cantan por usted, hasta el final de cada jugada.
play-bingo-auto-off = Desde ahora canta usted.
play-bingo-nothing = Ninguno de sus cartones la tiene.
play-bingo-no-card = No tiene cartones en juego.
play-bingo-sale = Serie { $series }, desde el cartón { $next }, a { $price } cada uno. Vendidos hasta ahora: { $cards }.
play-bingo-prizes = { $cards } cartones. Línea { $line }, bingo { $bingo }.
play-bingo-balls = Bola { $place }: { $last }
play-bingo-card = Cartón { $card }
play-bingo-awarded = { $what ->
    [line] Línea
    [bingo] Bingo
   *[extra] Premio adicional
}: { $who }
play-bingo-lapsed = Nadie lo cantó a tiempo: { $cards }.
play-bingo-wrong = { $who } se equivocó con { $card }.
play-bingo-hear = No he entendido «{ $said }». Diga un número de cartones, «línea», «bingo», «auto» o pulse Intro.

# -- the minutes (acta)
bingo-record-title = Acta de la jugada { $round }
bingo-record-sold = Serie { $series }: cartones { $first } a { $last }
bingo-record-cards = Cartones vendidos: { $cards }, a { $price }; recaudación { $takings }
bingo-record-prizes = Premios: línea { $line }, bingo { $bingo }
bingo-record-balls = Bolas, por orden de salida: { $balls }
bingo-record-song = Bola { $ball }: { $what ->
    [line] línea
   *[bingo] bingo
} con el cartón { $card }, { $right ->
    [yes] correcto
   *[no] incorrecto
}
bingo-record-share = { $what ->
    [line] Línea
    [bingo] Bingo
   *[extra] Premio adicional
}: { $amount } al cartón { $card }
bingo-record-lapsed = No cantados a tiempo: { $cards }
bingo-record-end = Pagado { $paid }, para la casa { $kept }
bingo-record-void = Nula: { $cause }; devuelto { $refunded }, premios restituidos { $returned }
bingo-record-open = La jugada no ha terminado.

bingo-how-goal = En el bombo hay { $numbers } bolas. Su cartón tiene { $card } números en { $lines } líneas de { $each }: gana quien primero los ve salir todos.
bingo-how-buy = Los cartones se compran antes de que salga la primera bola, por orden de número, y valen para una sola jugada.
bingo-how-line = Hay dos premios: la línea, los { $each } números de { $named ->
    [yes] la línea anunciada
   *[no] una línea cualquiera
}, y el bingo, el cartón entero. Tras la línea se sigue hasta el bingo.
bingo-how-claim = Cántelo en voz alta en cuanto lo tenga.{ $last ->
    [yes] {" "}El último número anunciado ha de estar en su combinación: si deja que salga otro, pierde el premio.
   *[no] {" "}La mesa comprueba el cartón antes de seguir.
}
bingo-how-shared = Si varios lo tienen con la misma bola, el premio se reparte { $share ->
    [person] por igual entre las personas
   *[card] por igual entre los cartones
}.
# -- in the browser
floor-group-bingo = Bingo
bingo-card = Cartón { $card }
bingo-marked = marcado
bingo-called = cantado
bingo-no-ball = Aún no hay bola
bingo-last-ball = Bola { $place }: { $number }
bingo-ball-of = Bola { $place } de { $of }
bingo-before = Las bolas anteriores
bingo-line = Línea
bingo-bingo = Bingo
bingo-extra = Hasta la bola { $ball }
bingo-cards = Cartones
bingo-series = Serie
bingo-screen = Pantalla completa
bingo-songs = Cartones cantados
bingo-board = Los noventa números
bingo-now-idle = Entre dos jugadas
bingo-now-sale = Se venden cartones
bingo-now-ready = Va a comenzar la jugada
bingo-now-called = Cante antes del siguiente número
bingo-now-drawing = La siguiente bola
bingo-now-checking = Se comprueba el cartón
bingo-now-others = ¿Alguien más?
bingo-sung-line = ¡Línea!
bingo-sung-bingo = ¡Bingo!
bingo-right = correcto
bingo-wrong = incorrecto
bingo-checking = en comprobación
bingo-won-line = Línea
bingo-won-bingo = Bingo
bingo-won-extra = Premio adicional
bingo-buy = Cartones desde el { $first }, a { $price }
bingo-buy-now = { $count ->
    [one] Comprar un cartón
   *[other] Comprar { $count } cartones
} ({ $amount })
bingo-way = Quién marca sus cartones
bingo-way-hand = A mano
bingo-way-marks = Automático
bingo-way-sings = Marca y canta
bingo-own = { $count ->
    [one] Tiene un cartón
   *[other] Tiene { $count } cartones
}
bingo-none = No tiene cartones en esta jugada; al acabar se vuelven a vender.
bingo-early = El { $number } no se ha cantado: solo se marcan los números anunciados.
bingo-more-cards = Y { $count } cartones más, a los que les faltan más números.
bingo-how-returns = La primera línea gana el { $line } de la recaudación; el primer cartón completo, el { $bingo }. Varios ganadores se lo reparten.
bingo-order = Las bolas por orden

# Las reglas, al comparar normas
section-bingo-balls = Bolas
field-balls-numbers = números
section-bingo-card = Cartón
field-card-numbers = números
field-card-lines = líneas
field-card-per-line = números por línea
field-card-columns = columnas
field-card-column = números por columna, de menos a más
section-bingo-prizes = Premios
field-prizes-combinations = combinaciones
value-combinations-line = línea
value-combinations-bingo = bingo
section-bingo-line = Línea
field-line-announced = se anuncia cuál se premia
section-bingo-ties = Varios ganadores
field-ties-share = partes iguales por
value-share-card = cartón
value-share-person = persona
section-bingo-claims = Cantar
field-claims-last-number = solo con el último número extraído
section-bingo-sale = Venta de cartones
field-sale-first = primer cartón de la serie
section-bingo-void = Partida nula
field-void-causes = causas
value-causes-wrong-number = número equivocado
value-causes-breakdown = avería
section-bingo-extractor = Aparato de extracción
field-extractor-allowed = clases
field-extractor-approved = modelo homologado
value-allowed-manual = manual
value-allowed-automatic = automático
section-bingo-rooms = Salas
field-rooms-several = pueden ser varias
field-rooms-needs = lo que necesitan las demás
value-needs-loudspeakers = altavoces
value-needs-receivers = receptores
value-needs-screens = pantallas
section-bingo-electronic = Cartones electrónicos
field-electronic-allowed = se permiten
field-electronic-approved = sistema homologado
section-bingo-forms = Premios adicionales
field-forms-by-ball = por cantar hasta cierta bola
field-forms-in-kind = en especie
section-bingo-network = Salas interconectadas
field-network-allowed = se permiten
section-bingo-machines = Máquinas auxiliares
field-machines-allowed = se permiten
field-machines-approved = modelo homologado
field-machines-series = series por partida
field-machines-cards = cartones por serie
field-machines-special = categoría especial
field-machines-first = primera categoría
field-machines-second = segunda categoría
field-machines-third = tercera categoría
middle-machines = { $middle ->
    [most] como mucho
   *[other] { $middle }
}
