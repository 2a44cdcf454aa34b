# Rifa, tómbola y combinación aleatoria: todas sus palabras.

# Why a draw cannot be opened like this
bad-raffle-foreign = Este juego no tiene la opción «{ $option }».
bad-raffle-no-prize = Hace falta al menos un premio, y cada uno con su nombre.
bad-raffle-lists = «{ $option }» lleva un valor para cada uno de los { $number }, o uno solo para todos.
bad-raffle-same-prize = Dos premios se llaman igual; de un premio puede haber varios.
bad-raffle-least = En «{ $option }» lo mínimo es { $least }, no { $value }.
bad-raffle-kind = La ley no admite aquí ese premio: { $value ->
    [cash] dinero
    [token] un signo que representa dinero
    [services] servicios
    [goods] objetos
   *[other] { $value }
}.
bad-raffle-most-prizes = Un sorteo reparte { $most } premios como mucho, no { $value }.
bad-raffle-tickets = Los boletos son de 1 a { $most }, no { $value }.
bad-raffle-price = El boleto no puede costar menos que nada.
bad-raffle-marks = Los boletos no se distinguen así: { $value }.
bad-raffle-unsold = La rifa se celebra entre quienes compraron: el premio de un boleto no vendido no puede quedarse en la casa.
bad-raffle-product = Una combinación aleatoria anuncia un producto o servicio: hay que decir cuál.
bad-raffle-content = { $value } boletos no bastan para todos los que dicen algo: hacen falta { $least }.
bad-raffle-points = Los boletos suman { $value } puntos, y los objetos piden { $least }: alguno no podría ganarse.
bad-raffle-period = El periodo de la promoción es de 1 a { $most } días, no { $value }.
bad-raffle-fewer-dates = Faltan fechas: hay { $value } y el sorteo pide { $least } o más.
bad-raffle-more-dates = Sobran fechas: hay { $value } y el sorteo es en { $most }.
bad-raffle-dates-order = Las fechas son días de la promoción, uno tras otro y ninguno dos veces.
bad-raffle-dates-within = El día { $value } queda fuera del periodo autorizado, que es de { $most } días.
bad-raffle-surcharge = Lo que se anuncia cuesta { $needed } de ordinario: participar no puede encarecerlo hasta { $amount }.
bad-raffle-cover = Todos los boletos suman { $amount }, menos que los { $needed } que valen los objetos sorteados.
bad-law-raffle-wins = Un sorteo se hace al abrir cada boleto o al cerrar la venta: la ley dice las dos cosas.

# -- bets
bet-ticket = Boleto
spot-ticket = Boleto
choice-tickets-all = con todos los boletos vendidos
choice-tickets-half = con la mitad vendida
choice-tickets-tenth = con uno de cada diez vendido
choice-tickets-opened = lo que se gana en el acto
choice-tickets-every = comprándolos todos, con sus puntos
chart-raffle-any = Con tantos boletos, la probabilidad de ganar algún premio
chart-against-raffle = boletos en el bombo
rules-case-raffle-prize = «{ $prize ->
    [hamper] cesta
    [umbrella] paraguas
    [mug] taza
   *[other] { $prize }
}» ({ $number })
rules-case-raffle-points = «{ $prize ->
    [hamper] cesta
    [umbrella] paraguas
    [mug] taza
   *[other] { $prize }
}» ({ $number }), por { $points } puntos
rules-maximum-raffle-tickets = { $most } boletos por persona, según el organizador

# -- calls
call-raffle-sale = Se venden boletos a { $amount }
call-raffle-sale-day = Sorteo del día { $day }: un boleto con cada compra de { $amount }
call-raffle-prizes = Hay { $prizes } premios, que valen { $amount }
call-raffle-nobody-bought = No se ha vendido ningún boleto: no hay sorteo
call-raffle-sale-over = Se cierra la venta con { $sold } boletos
call-raffle-claims = Pueden recogerse los premios
call-raffle-won = El boleto { $ticket } gana: { $prize ->
    [hamper] cesta
    [umbrella] paraguas
    [mug] taza
   *[other] { $prize }
}
call-raffle-unsold-again = El { $ticket } no se vendió: se saca otro
call-raffle-unsold-stays = El { $ticket } no se vendió: el premio se queda
call-raffle-end = El sorteo ha terminado

# -- what happened
event-why-tickets = boletos
event-why-product = producto
event-TicketSaleOpened = Se abre la venta de boletos.
event-TicketSaleOpened-entry = Venta
event-TicketsSold = Alguien compra boletos.
event-TicketsSold-entry = Venta
event-TicketsGiven = Alguien recibe boletos por compras hechas en otro sitio.
event-TicketsGiven-entry = Compras
event-TicketSaleClosed = La venta de boletos ha terminado.
event-TicketSaleClosed-entry = Venta
event-NoTicketSold = Nadie ha comprado boletos: no hay sorteo.
event-NoTicketSold-entry = Venta
event-PointsWon = Un boleto trae puntos.
event-PointsWon-entry = Puntos
event-NothingWon = Un boleto no dice nada.
event-NothingWon-entry = Boleto
event-FetchingOpened = Todo está sorteado: se recogen los premios.
event-FetchingOpened-entry = Premios
event-PrizeFetched = Se entrega un premio.
event-PrizeFetched-entry = Entrega
event-PointsExchanged = Un objeto se entrega por puntos.
event-PointsExchanged-entry = Puntos
event-PrizeUnclaimed = Nadie ha recogido un premio: se queda en la casa.
event-PrizeUnclaimed-entry = Premio
event-DrawEnded = El sorteo ha terminado.
event-DrawEnded-entry = Sorteo

# -- refusals
refused-no-more-dates = La promoción no tiene más fechas de sorteo.
refused-no-ticket-sale = Ahora no se venden boletos.
refused-tickets-gone = Solo quedan { $limit } boletos.
refused-tickets-gone-none = No quedan boletos.
refused-too-many-tickets = Nadie puede tener tantos boletos: { $limit } más como mucho.
refused-too-many-tickets-none = Ya tiene todos los boletos que una persona puede tener.
refused-tickets-are-bought = Aquí los boletos se compran: no se dan por compras.
refused-nobody-here = No hay nadie a quien dar boletos.
refused-nothing-to-call-off = No hay ningún sorteo que suspender.
refused-draw-begun = El sorteo ya ha empezado y se lleva hasta el final.
refused-tickets-in-play = Quien tiene boletos en juego o un premio por recoger se va después.
refused-nothing-won = No tiene ningún premio por recoger.
refused-not-your-win = El boleto { $value } no le da ningún premio por recoger.
refused-no-points-here = Aquí no se cambian puntos ahora.
refused-prizes-gone = No quedan objetos por puntos.
refused-too-few-points = Tiene { $limit } puntos: no bastan para ningún objeto.
refused-not-this-prize = Ese objeto no se puede cambiar por sus puntos.

# -- at the console
console-act-OpenTicketSale = Abrir la venta de boletos
console-act-BuyTickets = Comprar boletos
console-act-RecordPurchases = Anotar compras hechas en otro sitio
console-act-CloseTicketSale = Cerrar la venta
console-act-ClaimPrize = Recoger el premio
console-act-ExchangePoints = Cambiar puntos por un objeto
console-act-EndClaims = Terminar la entrega de premios
console-act-CallOffDraw = Suspender el sorteo
console-does-OpenTicketSale = Se anuncian premios y precio, y se venden boletos en su orden.
console-does-RecordPurchases = Quien enseña el comprobante de una compra recibe un boleto por cada una.
console-does-CloseTicketSale = Ya no puede entrar nadie; la lista de boletos queda precintada.
console-does-EndClaims = Lo que nadie recogió se queda en la casa, y el sorteo termina.
console-does-CallOffDraw = Se devuelve lo pagado por los boletos.
console-phase-tickets = Venta de boletos
console-phase-numbers = Sorteo
console-phase-claims = Entrega de premios
console-pad-ticket = Número que ha salido
console-field-tickets = Boletos
console-field-ticket = Boleto
console-field-prize = Premio

# -- in the office
office-option-prizes = Premios, el primero el primero
office-option-values = Valor de cada premio
office-option-kinds = Qué son los premios
office-option-kinds-goods = objetos
office-option-kinds-services = servicios
office-option-kinds-cash = dinero
office-option-counts = Cuántos hay de cada uno
office-option-tickets = Boletos
office-option-most-tickets = Boletos por persona
office-option-price = Precio (0: el mínimo de la mesa)
office-option-marks = Los boletos se distinguen por
office-option-marks-numbered = su número
office-option-marks-lettered = sus letras
office-option-unsold = Un boleto que nadie compró
office-option-unsold-out = no entra en el bombo
office-option-unsold-again = si sale, se saca otro
office-option-unsold-stays = si sale, el premio se queda
office-option-points = Puntos que pide cada objeto (0: se gana en el acto)
office-option-point-values = Puntos que traen los boletos
office-option-point-tickets = Cuántos boletos los traen
office-option-product = Lo que se anuncia
office-option-ordinary = Su precio ordinario (0: el que se cobra)
office-option-tract = La promoción se sortea
office-option-tract-single = en una sola fecha
office-option-tract-successive = en fechas sucesivas
office-option-dates = Días de sorteo
office-option-period = Días de la promoción

# -- company
play-temper-raffle-regular = unos boletos casi siempre
play-temper-raffle-careful = un boleto de vez en cuando
play-temper-raffle-bold = una tira entera cada vez
play-temper-raffle-forgetful = se olvida de recoger algún premio

# -- in the terminal
play-do-BuyTickets = comprar boletos
play-do-ClaimPrize = recoger el premio
play-do-ExchangePoints = cambiar puntos
play-raffle-begin = Diga cuántos boletos quiere, o pulse Intro para el paso siguiente: se cierra la venta, salen los números. «recoger» recoge sus premios, «puntos» los cambia por un objeto, «acta» enseña el sorteo.
play-raffle-word-fetch = recoger, premio
play-raffle-word-points = puntos, cambiar
play-raffle-word-record = acta, sorteo
play-raffle-sale = { $sold } de { $tickets } boletos vendidos, a { $price }. Los suyos: { $own }.
play-raffle-prize =   { $number } × { $prize ->
    [hamper] cesta
    [umbrella] paraguas
    [mug] taza
   *[other] { $prize }
}, { $value }
play-raffle-for-points =   { $number } × { $prize ->
    [hamper] cesta
    [umbrella] paraguas
    [mug] taza
   *[other] { $prize }
}, { $value }: { $points } puntos
play-raffle-own-points = Tiene { $points } puntos.
play-raffle-won = { $who }: { $prize ->
    [hamper] cesta
    [umbrella] paraguas
    [mug] taza
   *[other] { $prize }
}, con el boleto { $ticket }
play-raffle-points = { $who }: { $points } puntos, { $total } en total
play-raffle-nothing = { $who }: nada en el boleto { $ticket }
play-raffle-unclaimed = Nadie ha recogido { $prize ->
    [hamper] cesta
    [umbrella] paraguas
    [mug] taza
   *[other] { $prize }
} (boleto { $ticket }).
play-raffle-over = La promoción no tiene más fechas: aquí no queda nada que sortear.
play-raffle-seal = Lista precintada, resumen { $digest }: { $tickets } líneas
play-raffle-hear = No he entendido «{ $said }». Diga un número de boletos, «recoger», «puntos», «acta» o pulse Intro.

# -- how it is played
raffle-how-goal = { $game ->
    [tombola] Se sortean a la vez { $prizes } objetos: con un solo boleto puede ganarse cualquiera.
    [raffle] Se sortean { $prizes } premios entre quienes tienen boletos: cosas o servicios, nunca dinero.
   *[other] Para anunciar un producto se sortean { $prizes } premios entre quienes lo compran: dinero, cosas o servicios.
}
raffle-how-buy = { $game ->
    [promotional-draw] Con cada compra, a su precio de siempre, viene un boleto que no cuesta nada; hay { $tickets }.
   *[other] Hay { $tickets } boletos, todos al mismo precio, que se venden en su orden.
}
raffle-how-open = Cada boleto se abre al comprarlo: dice qué objeto gana{ $points ->
    [yes] {""}, cuántos puntos trae o nada; los puntos se suman hasta la cifra que pide un objeto
   *[no] {" "}o nada
}.
raffle-how-drawn = Cerrada la venta salen los números, uno para cada premio, el primero primero; un boleto gana un premio como mucho{ $unsold ->
    [out] {" "}y en el bombo solo están los que tienen dueño.
    [again] {""}, y si sale uno que nadie compró se saca otro.
   *[other] {""}, y si sale uno que nadie compró su premio se queda.
}
raffle-how-sealed = { $instant ->
    [yes] Lo que dicen los boletos queda precintado antes de vender el primero
   *[no] La lista de boletos queda precintada antes del primer número
}, y después cualquiera puede comprobar cada extracción.
raffle-how-dates = { $several ->
    [yes] Hay { $draws } sorteos en fechas sucesivas, dentro de los { $days } días de la promoción.
   *[no] Hay un solo sorteo, en una fecha dentro de los { $days } días de la promoción.
}
raffle-how-value = { $cover ->
    [yes] Todos los boletos juntos pagan al menos lo que valen los objetos, así que en promedio se gana menos de lo que cuestan.
   *[no] Cada boleto vale lo mismo: los premios entre todos los que participan.
}
raffle-how-fetch = { $instant ->
    [yes] Lo que se gana se entrega en el acto.
   *[no] Quien gana recoge su premio después del sorteo; lo que nadie recoge se queda en la casa.
}

# -- in the browser
raffle-prize = { $prize ->
    [hamper] cesta
    [umbrella] paraguas
    [mug] taza
   *[other] { $prize }
}
raffle-product = { $product ->
    [coffee] café
   *[other] { $product }
}
raffle-prizes = Premios
raffle-for-points = { $points } puntos
raffle-left = { $left } de { $count }
raffle-sold = Boletos vendidos: { $sold } de { $tickets }
raffle-drawn = Han salido
raffle-no-prize = Sin premio
raffle-none-drawn = Aún no ha salido ningún número
raffle-seal = Precinto
raffle-seal-why = Resumen de la lista de boletos y del bombo, fijado antes del primer número.
raffle-now-idle = Entre dos sorteos
raffle-now-tickets = Se venden boletos
raffle-now-numbers = Salen los números
raffle-now-claims = Se recogen los premios
raffle-winners = Ganadores
raffle-fetched = recogido
raffle-buy = Boletos a { $price }
raffle-buy-product = { $product }, a { $price }: un boleto con cada uno
raffle-count = Cuántos
raffle-buy-now = { $count ->
    [one] Comprar uno
   *[other] Comprar { $count }
} ({ $amount })
raffle-own = { $count ->
    [0] No tiene boletos
    [one] Su boleto: { $list }
   *[other] Sus boletos: { $list }
}
raffle-own-points = Sus puntos: { $points }
raffle-fetch = Recoger: { $prize } (boleto { $ticket })
raffle-exchange = Cambiar por: { $prize }
raffle-opened = Su último boleto, { $ticket }: { $said }
raffle-says-nothing = nada
raffle-chance = Con { $held } de { $sold } boletos, la probabilidad de algún premio es { $chance }.
raffle-how = Cómo se juega
raffle-last-date = La promoción no tiene más fechas.
raffle-day = Día { $day } de { $period }

# The rules, where laws are compared
section-raffle-tickets = Boletos
field-tickets-price = precio
value-price-single = único
value-price-none = ninguno: van con la compra
field-tickets-marks = se distinguen por
value-marks-numbered = número
value-marks-lettered = letras
section-raffle-prizes = Premios
field-prizes-kinds = pueden ser
value-kinds-goods = objetos
value-kinds-services = servicios
value-kinds-cash = dinero
field-prizes-cover = los boletos pagan todos
section-raffle-wins = Cómo se gana
field-wins-ways = formas
value-ways-instant = en el acto
value-ways-points = por puntos
field-wins-unsold = un boleto no vendido
value-unsold-out = no entra
value-unsold-again = se saca otro
value-unsold-stays = el premio se queda
section-raffle-promotion = Promoción
field-promotion-product = anuncia algo
field-promotion-surcharge = recargo, como mucho
section-raffle-dates = Fechas
field-dates-single = tracto único, de … a …
field-dates-successive = tracto sucesivo, de … a … (0: sin máximo)
field-dates-within = dentro del periodo
