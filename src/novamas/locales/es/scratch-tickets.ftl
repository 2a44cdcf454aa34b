# Scratch tickets: every word of their own.

# Why a lot cannot be put on sale like this
bad-ticket-size = Un lote tiene de { $least } a { $most } boletos, no { $value }.
bad-ticket-in-hand = Una persona puede tener de 1 a { $most } boletos sin rascar, no { $value }.
bad-ticket-prizes = Los premios se escriben como «100x1 50x2 5x20»: veces el precio, x, cuántos; de tres a { $most } distintos. «{ $value }» no lo es.
bad-ticket-more-prizes = Hay { $value } premios y solo { $most } boletos.
bad-ticket-return = Los premios suman { $value } precios y los { $most } boletos del lote no traen más: no quedaría nada.
bad-ticket-authorised = Los boletos y el establecimiento que los vende deben estar autorizados.
bad-ticket-lacks = El boleto debe ser o tener: { $value }
bad-ticket-unknown = «{ $value }» no es nada que tenga un boleto; hay: { $known }.
bad-ticket-cash = Los premios se pagan en metálico, no en { $value }.
bad-ticket-campaign = Una campaña se escribe como «launch 2026-01-10 2026-03-09», «lot 2 2026-04-01 2026-05-15» o «further 2026-06-01 2026-06-15»; «{ $value }» no lo es.
bad-ticket-launch-months = La campaña de implantación o de un lote dura como máximo { $most } meses: «{ $value }» dura más.
bad-ticket-launch-twice = Hay una campaña de implantación y una por lote: «{ $value }» es otra más.
bad-ticket-further-days = La campaña adicional dura como máximo { $most } días: «{ $value }» dura más.
bad-ticket-further-year = En un año natural hay como máximo { $most } campaña adicional; en { $value } hay más.

# -- bets
chart-ticket-left = Lo que vale el siguiente boleto, en partes de su precio
chart-against-ticket = tanto por ciento del lote vendido; premios mayores que quedan
chart-ticket-worth = Un lote tiene { $size } boletos; el premio mayor es { $times } veces el precio y hay { $tops }. Los demás premios se cuentan por su media.
rules-case-ticket-prize = { $alike } casilleros con { $times } veces el precio
rules-maximum-tickets-in-hand = { $most } boletos sin rascar por persona, como fije la casa
rng-sample-scratch-lot = lote de { NUMBER($size, useGrouping: 0) } boletos
verify-what-ticket = boleto

# -- calls
call-ticket-lot = Sale a la venta el lote { $lot }: { $size } boletos a { $amount } cada uno
call-ticket-open = ¡Boletos!
call-ticket-closed = Se cierra la ventanilla
call-ticket-paid = El boleto { $number } está comprobado y gana { $amount }
call-ticket-lot-over = El lote { $lot } se ha terminado

# -- what happened
event-LotOpened = Sale a la venta el lote { $lot }.
event-LotOpened-entry = Lote
event-CounterOpened = Se abre la ventanilla, desde el boleto { $from }.
event-CounterOpened-entry = Ventanilla
event-SealBroken = { $who } empieza a rascar un boleto.
event-SealBroken-entry = Raspado
event-TicketOpened = Se rompe el precinto del boleto { $which }; nadie ve aún lo que hay debajo.
event-TicketOpened-entry = Precinto
event-BoxesScratched = { $who } rasca el boleto { $which }.
event-BoxesScratched-entry = Casilleros
event-TicketRead = Se ha leído el boleto { $which }.
event-TicketRead-entry = Boleto
event-PrizePaid = El boleto { $which } se ha comprobado y pagado.
event-PrizePaid-entry = Premio
event-CounterClosed = Se cierra la ventanilla; quedan { $unsold } boletos del lote.
event-CounterClosed-entry = Ventanilla
event-LotEnded = El lote { $lot } se ha terminado.
event-LotEnded-entry = Lote

# -- refusals
refused-no-lot = No hay ningún lote a la venta.
refused-counter-closed = Ahora no se venden boletos.
refused-lot-ends = Al lote solo le quedan { $limit } boletos.
refused-lot-ends-none = Al lote no le quedan boletos.
refused-tickets-in-hand = Antes hay que rascar todos los boletos comprados y cobrar todos los premios.
refused-all-scratched = Todos los casilleros de este boleto están rascados.
refused-box-open = El casillero { $value } no es uno que siga cubierto.
refused-not-your-ticket = El boleto { $value } no es suyo.
refused-ticket-not-sold = El boleto { $value } no se ha vendido.
refused-no-such-ticket = No hay un boleto { $value } en este lote.
refused-ticket-paid = El boleto { $value } ya se ha pagado: su código está usado.
refused-no-prize = El boleto { $value } no tiene premio.
refused-not-scratched = Al boleto { $value } le quedan casilleros cubiertos.
refused-wrong-code = { $value } no es el código de este boleto.
refused-no-tickets = No tiene ningún boleto que entregar.

# -- at the console
console-act-OpenLot = Poner un lote a la venta
console-act-OpenCounter = Abrir la ventanilla
console-act-CloseCounter = Cerrar la ventanilla
console-does-OpenCounter = Se venden los boletos del lote en el orden de sus números.
console-does-CloseCounter = Hoy no se venden más boletos; los que están en manos de la gente aún se pueden rascar.
console-act-Scratch = Rascar un casillero
console-act-ScratchAll = Rascar todo el boleto
console-act-PresentTicket = Cobrar un premio
console-act-CashIn = Entregar todos los boletos
console-act-EndLot = Terminar el lote
console-does-OpenLot = Empieza un lote nuevo; su secreto ya está comprometido.
console-does-EndLot = Los boletos no vendidos se destruyen y el secreto del lote se publica.
console-field-code = Código

# -- in the office
office-option-size = Boletos por lote
office-option-prize-table = Premios: veces el precio, x, cuántos
office-option-in-hand = Boletos sin rascar por persona
office-option-campaigns = Campañas publicitarias

# -- company
play-temper-ticket-regular = un boleto o dos casi todos los días
play-temper-ticket-patient = un boleto, casillero a casillero
play-temper-ticket-hopeful = un puñado cada día

# -- in the terminal
play-do-Scratch = rascar un casillero
play-do-ScratchAll = rascar un boleto
play-do-PresentTicket = cobrar un premio
play-do-CashIn = entregar todos los boletos
play-ticket-begin = Diga cuántos boletos quiere; después «rascar» abre un casillero tras otro, «rascar todo» el boleto entero y «cobrar» presenta lo que ha ganado. Intro: el día siguiente.
play-ticket-word-scratch = rascar, r
play-ticket-word-all = rascar todo, todo, t
play-ticket-word-claim = cobrar, c
play-ticket-sale = Lote { $lot }: quedan { $left } de { $size } boletos, a { $price }. El siguiente vale de media { $worth }.
play-ticket-slip = Boleto { $serial }
play-ticket-read = { $who }: el boleto { $serial } gana { $amount }.
play-ticket-lost = { $who }: el boleto { $serial } no tiene premio.
play-ticket-none = No tiene ese boleto.
play-ticket-hear = No he entendido «{ $said }». Diga un número de boletos, «rascar», «rascar todo», «cobrar» o pulse Intro.

# -- how it is played
ticket-how-goal = El boleto tiene { $boxes } casilleros cubiertos. Rásquelos: { $alike } con la misma cantidad ganan esa cantidad.
ticket-how-lot = Un lote tiene { $size } boletos y ganan { $winning }; el premio mayor es { $top } veces el precio.
ticket-how-sealed = Lo que gana un boleto está decidido antes de vender el primero y nadie puede leerlo hasta que su dueño lo rasca: ni el vendedor ni la casa.
ticket-how-code = Cada boleto tiene un número y un código propios: con ellos se paga el premio, una sola vez.
ticket-how-left = Lo que se ha rascado ya no está en el lote. Mire lo que queda: cuando ha salido el premio mayor, los demás boletos valen menos.
ticket-how-returns = Del precio de todo un lote vuelve como premios el { $back }; gana algo el { $hit } de los boletos.

# -- in the browser
ticket-title = Tres iguales
ticket-number = Lote { $lot } · N.º { $serial }
ticket-price = Precio { $amount }
ticket-instructions = Rasque los { $boxes } casilleros. { $alike } con la misma cantidad ganan esa cantidad.
ticket-box = Casillero { $box }, cubierto: rásquelo
ticket-box-open = Casillero { $box }: { $amount }
ticket-code = Código { $code }
ticket-wins = Gana { $amount }
ticket-lost = Sin premio
ticket-is-paid = Pagado
ticket-claim = Cobrar { $amount }
ticket-scratch-all = Rascar todo
ticket-prizes = Lo que gana
ticket-combination = { $alike } × { $amount }
ticket-buy = Boletos desde el número { $first }, a { $price }
ticket-buy-now = Comprar { $count } ({ $amount })
ticket-mine = Sus boletos
ticket-none = No tiene ningún boleto.
ticket-cash-in = Entregar todos
ticket-lot = Lote { $lot }
ticket-no-lot = No hay ningún lote a la venta
ticket-now-sale = Se venden boletos
ticket-now-idle = La ventanilla está cerrada
ticket-sold = { $sold } de { $size } vendidos
ticket-prize = Premio
ticket-left-of = quedan { $left } de { $printed }
ticket-nothing = nada
ticket-worth = Lo que vale ahora un boleto
ticket-worth-now = Un boleto que nadie ha rascado vale de media { $worth } y cuesta { $price }.
ticket-worth-all = El lote entero devuelve el { $percent } de su precio; gana algo el { $hit } de sus boletos.
ticket-sealed = El lote se fijó antes de vender el primer boleto, con un secreto cuya huella se publicó entonces. Cuando el lote se termina se publica también el secreto y cualquiera puede calcular todos sus boletos.

# The rules, where laws are compared
section-scratch-tickets-support = El boleto
field-support-must = qué debe ser y tener
value-must-inviolable = inviolable
value-must-covered = símbolos que nadie puede ver
value-must-code = código único
value-must-serial = número de serie
value-must-instructions = instrucciones
value-must-price = su precio
value-must-combinations = todas las combinaciones con su premio
section-scratch-tickets-prizes = Premios
field-prizes-cash = en metálico
section-scratch-tickets-advertising = Publicidad
field-advertising-months = meses en la implantación y por lote, como máximo
field-advertising-days = días de una campaña adicional, como máximo
field-advertising-a-year = campañas adicionales al año, como máximo
