# Lottery: every word of its own.

# Why a lottery cannot be opened like this
bad-lottery-prize = En esta modalidad de lotería los premios no pueden ser { $value -> 
    [fixed] cantidades fijas: dependen de lo recaudado
   *[shared] partes de lo recaudado: cada uno es una cantidad fija que el comprador conoce
}.
bad-lottery-most-tickets = Una persona puede tener de 1 a { $most } billetes en un sorteo, no { $value }.
bad-lottery-digits = Los números impresos tienen de { $least } a { $most } cifras, no { $value }.
bad-lottery-shares = Un número tiene de 1 a { $most } participaciones, series por fracciones, no { $value }.
bad-lottery-programme = Un programa de premios se escribe como «1: exact 30000 next 1000 last3 50; 2: exact 5000»; «{ $value }» no lo es.
bad-lottery-picks = Se marcan como máximo { $most } de { $of } números, y quedan más de los que salen; { $value } no caben.
bad-lottery-fund = Se reparten de 1 a { $most } milésimas de la recaudación, no { $value }.
bad-lottery-guaranteed = Un premio garantizado es cero o más, no { $value }.
bad-lottery-categories = Las categorías se escriben como «6=400 5+c=100 5=150 4=350», la mayor con todos los números, y sus partes suman { $most }; «{ $value }» no lo son.

# -- bets
spot-choice = Boleto
bet-choice = Números elegidos
choice-others-0 = no juega nadie más
choice-others-1000 = juegan otros 1.000
choice-others-100000 = juegan otros 100.000
chart-lottery-carried = Lo que vale un boleto, en partes de su precio
chart-against-lottery = bote acumulado, en precios; cuántos otros juegan
chart-lottery-first = Uno de cada { $forms } boletos tiene todos los números.
rules-case-lottery-exact = número { $place } que sale: el mismo número
rules-case-lottery-next = número { $place } que sale: el anterior y el posterior
rules-case-lottery-last = número { $place } que sale: sus últimas cifras ({ $figures })
rules-case-lottery-category = { $category } aciertos: aquí el { $percent } % de la recaudación, a repartir entre los acertantes
rules-maximum-lottery-tickets = { $most } billetes por persona y sorteo, como fije la casa
rng-sample-drum = bombo de { $size }
verify-what-digit = cifra

# -- calls
call-lottery-open = Sorteo { $round }: billetes a { $amount }
call-lottery-closed = Se cierra la venta; billetes que participan: { $tickets }
call-lottery-nobody = No se ha vendido ningún billete: no hay sorteo
call-lottery-void = El sorteo es nulo: se devuelven los billetes
call-lottery-paid = El sorteo ha terminado; los premios suman { $amount }

# -- what happened
event-why-lottery = billetes
event-why-guarantee = premio garantizado
event-cause-wrong-list = la lista de billetes era errónea
event-LotteryOpened = Se vende un sorteo.
event-LotteryOpened-entry = Venta
event-NumberSold = { $who } ha comprado el número { $which }.
event-NumberSold-entry = Venta
event-ChoiceSold = { $who } ha marcado { $which }.
event-ChoiceSold-entry = Venta
event-SaleOver = Se cierra la venta; billetes que participan: { $playing }.
event-SaleOver-entry = Venta
event-NobodyPlays = Nadie ha comprado un billete.
event-NobodyPlays-entry = Venta
event-CategoryShared = Se ha repartido una categoría.
event-CategoryShared-entry = Premios
event-DrawPaid = El sorteo ha terminado y se pagan los premios.
event-DrawPaid-entry = Sorteo

# -- refusals
refused-lottery-sale-closed = Ahora no se venden billetes de ningún sorteo.
refused-other-lottery-form = Esta lotería tiene la otra clase de billetes.
refused-number-sold = Se han vendido todas las participaciones del número { $value }.
refused-number-sold-out = A este número solo le quedan { $limit } participaciones.
refused-number-sold-out-none = De este número no queda nada.
refused-no-such-number = No hay un número { $value } en este sorteo.
refused-wrong-choice = Marque tantos números distintos como admite el boleto, cada uno una vez y todos del boleto.
refused-too-many-lottery-tickets = Nadie puede tener tantos billetes en un sorteo: como máximo { $limit } más.
refused-too-many-lottery-tickets-none = Ya tiene todos los billetes que alguien puede tener en un sorteo.
refused-no-draw-running = No hay ningún sorteo en marcha que anular.
refused-lottery-tickets-in-play = Quien tiene billetes en un sorteo se va después de él.

# -- at the console
console-act-OpenDraw = Anunciar un sorteo y vender
console-act-BuyNumber = Comprar un número
console-act-BuyChoice = Marcar números
console-act-CloseDraw = Cerrar la venta
console-act-VoidDraw = Anular el sorteo
console-act-VoidDraw-breakdown = Una avería: el sorteo es nulo
console-act-VoidDraw-wrong-list = La lista de billetes es errónea: el sorteo es nulo
console-does-OpenDraw = Se anuncian el precio y los premios; después se venden billetes.
console-does-CloseDraw = Se precinta la lista de billetes; nadie puede añadir ninguno.
console-does-VoidDraw = Se devuelven todos los billetes; no se gana nada.
console-field-numbers = Números

# -- in the office
office-option-variant = Modalidad de la lotería
office-option-variant-printed = números impresos, premios fijos
office-option-variant-chosen = números elegidos, premios a repartir
office-option-digits = Cifras de un número
office-option-series = Series
office-option-fractions = Fracciones por serie
office-option-programme = Programa
office-option-of = Números en el boleto
office-option-extra = Número complementario
office-option-categories = Categorías y sus partes
office-option-fund = Se reparte, en milésimas de la recaudación
office-option-guaranteed = Premio mayor garantizado, en precios
office-option-carry = Lo que nadie gana va a
office-option-carry-top = la categoría mayor
office-option-carry-same = su propia categoría

# -- company
play-temper-lottery-regular = el mismo número en cada sorteo
play-temper-lottery-fickle = tres distintos cada vez

# -- in the terminal
play-do-BuyNumber = comprar un número
play-do-BuyChoice = marcar números
play-lottery-begin-printed = Diga el número que quiere y cuántas participaciones, o pulse Intro para el sorteo.
play-lottery-begin-chosen = Diga los { $picks } números que marca o pulse Intro para el sorteo.
play-lottery-sale = Sorteo { $round }: { $tickets } billetes vendidos a { $price }; bote acumulado { $carried }.
play-lottery-mine = Sus billetes: { $tickets }
play-lottery-came = Ha salido: { $numbers }
play-lottery-won = { $who } gana con el billete { $ticket }: { $prize }.
play-lottery-hear = No he entendido «{ $said }». Diga el número o los números que quiere, o pulse Intro.

# -- how it is played
lottery-how-number = Un billete lleva impreso un número de { $digits } cifras, uno de { $numbers }; cada número tiene { $shares } participaciones.
lottery-how-fixed = { $drawn -> 
    [one] Sale un número
   *[other] Salen { $drawn } números
}, y cada premio es una cantidad fija que se conoce antes de comprar.
lottery-how-highest = De cada número que sale un billete tiene su premio mayor; los de números distintos se suman.
lottery-how-figures = Los números salen cifra a cifra, cada una de un bombo con las diez cifras; ningún número es más probable que otro.
lottery-how-sealed = La lista de billetes se precinta antes de salir el primer número, y el secreto que decide se comprometió antes de la venta: cualquiera puede comprobar el sorteo después.
lottery-how-returns = Del precio de todos los billetes vuelve de media el { $back }.
lottery-how-choose = Marque { $picks } de { $of } números.{ $extra -> 
    [yes] {" "}Salen otros tantos y uno complementario.
   *[no] {" "}Salen otros tantos.
}
lottery-how-shared = De la recaudación se reparte el { $fund }, en partes por categoría; los acertantes se la reparten, así que nadie conoce su premio antes del sorteo.
lottery-how-first = Uno de cada { $forms } boletos tiene todos los números.
lottery-how-carried = Lo que nadie gana pasa a { $carry -> 
    [top] la categoría mayor
   *[same] la misma categoría
} del sorteo siguiente.
lottery-how-alike = Todas las combinaciones son igual de probables; cuantos más marcan la misma, menos tiene cada uno.

# -- in the browser
lottery-now-idle = Entre dos sorteos
lottery-now-sale = Se venden billetes
lottery-now-drawing = El sorteo
lottery-draw = Sorteo { $round }
lottery-sold = { $tickets -> 
    [one] Un billete vendido
   *[other] { $tickets } billetes vendidos
}
lottery-carried = Bote acumulado: { $amount }
lottery-list = La lista está precintada
lottery-prizes = Premios
lottery-number-of = Número { $place }
lottery-exact = el número
lottery-next = anterior y posterior
lottery-last = últimas cifras: { $figures }
lottery-category = { $category } aciertos
lottery-percent = { $percent } de la recaudación
lottery-one-in = 1 de cada { $ways }
lottery-buy = Su número
lottery-count = Participaciones
lottery-any = Uno cualquiera
lottery-buy-now = Comprar ({ $amount })
lottery-mark = Marque { $left } más
lottery-by-chance = Al azar
lottery-mine = Sus billetes
lottery-none = No tiene billetes en este sorteo.
lottery-came = Lo que ha salido
lottery-nothing-yet = Nada todavía
lottery-check = Después del sorteo su secreto es público: la página Verificar calcula con él cada número, y la lista se precintó antes de salir el primero.

# The rules, where laws are compared
section-lottery-printed = Números impresos
section-lottery-chosen = Números elegidos
field-printed-prize = premios
field-chosen-prize = premios
value-prize-fixed = cantidades fijas
value-prize-shared = partes de lo recaudado
