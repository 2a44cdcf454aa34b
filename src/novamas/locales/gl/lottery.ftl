# Lottery: every word of its own.

# Why a lottery cannot be opened like this
bad-lottery-prize = Nesta modalidade de lotería os premios non poden ser { $value -> 
    [fixed] cantidades fixas: dependen do recadado
   *[shared] partes do recadado: cada un é unha cantidade fixa que o comprador coñece
}.
bad-lottery-most-tickets = Unha persoa pode ter de 1 a { $most } billetes nun sorteo, non { $value }.
bad-lottery-digits = Os números impresos teñen de { $least } a { $most } cifras, non { $value }.
bad-lottery-shares = Un número ten de 1 a { $most } participacións, series por fraccións, non { $value }.
bad-lottery-programme = Un programa de premios escríbese como «1: exact 30000 next 1000 last3 50; 2: exact 5000»; «{ $value }» non o é.
bad-lottery-picks = Márcanse como máximo { $most } de { $of } números, e quedan máis dos que saen; { $value } non caben.
bad-lottery-fund = Repártense de 1 a { $most } milésimas da recadación, non { $value }.
bad-lottery-guaranteed = Un premio garantido é cero ou máis, non { $value }.
bad-lottery-categories = As categorías escríbense como «6=400 5+c=100 5=150 4=350», a maior con todos os números, e as súas partes suman { $most }; «{ $value }» non o son.

# -- bets
spot-choice = Boleto
bet-choice = Números elixidos
choice-others-0 = non xoga ninguén máis
choice-others-1000 = xogan outros 1.000
choice-others-100000 = xogan outros 100.000
chart-lottery-carried = O que vale un boleto, en partes do seu prezo
chart-against-lottery = bote acumulado, en prezos; cantos outros xogan
chart-lottery-first = Un de cada { $forms } boletos ten todos os números.
rules-case-lottery-exact = número { $place } que sae: o mesmo número
rules-case-lottery-next = número { $place } que sae: o anterior e o posterior
rules-case-lottery-last = número { $place } que sae: as súas últimas cifras ({ $figures })
rules-case-lottery-category = { $category } acertos: aquí o { $percent } % da recadación, para repartir entre os acertantes
rules-maximum-lottery-tickets = { $most } billetes por persoa e sorteo, como fixe a casa
rng-sample-drum = bombo de { $size }
verify-what-digit = cifra

# -- calls
call-lottery-open = Sorteo { $round }: billetes a { $amount }
call-lottery-closed = Péchase a venda; billetes que participan: { $tickets }
call-lottery-nobody = Non se vendeu ningún billete: non hai sorteo
call-lottery-void = O sorteo é nulo: devólvense os billetes
call-lottery-paid = O sorteo rematou; os premios suman { $amount }

# -- what happened
event-why-lottery = billetes
event-why-guarantee = premio garantido
event-cause-wrong-list = a lista de billetes era errónea
event-LotteryOpened = Véndese un sorteo.
event-LotteryOpened-entry = Venda
event-NumberSold = { $who } mercou o número { $which }.
event-NumberSold-entry = Venda
event-ChoiceSold = { $who } marcou { $which }.
event-ChoiceSold-entry = Venda
event-SaleOver = Péchase a venda; billetes que participan: { $playing }.
event-SaleOver-entry = Venda
event-NobodyPlays = Ninguén mercou un billete.
event-NobodyPlays-entry = Venda
event-CategoryShared = Repartiuse unha categoría.
event-CategoryShared-entry = Premios
event-DrawPaid = O sorteo rematou e páganse os premios.
event-DrawPaid-entry = Sorteo

# -- refusals
refused-lottery-sale-closed = Agora non se venden billetes de ningún sorteo.
refused-other-lottery-form = Esta lotería ten a outra clase de billetes.
refused-number-sold = Vendéronse todas as participacións do número { $value }.
refused-number-sold-out = A este número só lle quedan { $limit } participacións.
refused-number-sold-out-none = Deste número non queda nada.
refused-no-such-number = Non hai un número { $value } neste sorteo.
refused-wrong-choice = Marque tantos números distintos como admite o boleto, cada un unha vez e todos do boleto.
refused-too-many-lottery-tickets = Ninguén pode ter tantos billetes nun sorteo: como máximo { $limit } máis.
refused-too-many-lottery-tickets-none = Xa ten todos os billetes que alguén pode ter nun sorteo.
refused-no-draw-running = Non hai ningún sorteo en marcha que anular.
refused-lottery-tickets-in-play = Quen ten billetes nun sorteo vai despois del.

# -- at the console
console-act-OpenDraw = Anunciar un sorteo e vender
console-act-BuyNumber = Mercar un número
console-act-BuyChoice = Marcar números
console-act-CloseDraw = Pechar a venda
console-act-VoidDraw = Anular o sorteo
console-act-VoidDraw-breakdown = Unha avaría: o sorteo é nulo
console-act-VoidDraw-wrong-list = A lista de billetes é errónea: o sorteo é nulo
console-does-OpenDraw = Anúncianse o prezo e os premios; despois véndense billetes.
console-does-CloseDraw = Precíntase a lista de billetes; ninguén pode engadir ningún.
console-does-VoidDraw = Devólvense todos os billetes; non se gaña nada.
console-field-numbers = Números

# -- in the office
office-option-variant = Modalidade da lotería
office-option-variant-printed = números impresos, premios fixos
office-option-variant-chosen = números elixidos, premios a repartir
office-option-digits = Cifras dun número
office-option-series = Series
office-option-fractions = Fraccións por serie
office-option-programme = Programa
office-option-of = Números no boleto
office-option-extra = Número complementario
office-option-categories = Categorías e as súas partes
office-option-fund = Repártese, en milésimas da recadación
office-option-guaranteed = Premio maior garantido, en prezos
office-option-carry = O que ninguén gaña vai a
office-option-carry-top = a categoría maior
office-option-carry-same = a súa propia categoría

# -- company
play-temper-lottery-regular = o mesmo número en cada sorteo
play-temper-lottery-fickle = tres distintos cada vez

# -- in the terminal
play-do-BuyNumber = mercar un número
play-do-BuyChoice = marcar números
play-lottery-begin-printed = Diga o número que quere e cantas participacións, ou prema Intro para o sorteo.
play-lottery-begin-chosen = Diga os { $picks } números que marca ou prema Intro para o sorteo.
play-lottery-sale = Sorteo { $round }: { $tickets } billetes vendidos a { $price }; bote acumulado { $carried }.
play-lottery-mine = Os seus billetes: { $tickets }
play-lottery-came = Saíu: { $numbers }
play-lottery-won = { $who } gaña co billete { $ticket }: { $prize }.
play-lottery-hear = Non entendín «{ $said }». Diga o número ou os números que quere, ou prema Intro.

# -- how it is played
lottery-how-number = Un billete leva impreso un número de { $digits } cifras, un de { $numbers }; cada número ten { $shares } participacións.
lottery-how-fixed = { $drawn -> 
    [one] Sae un número
   *[other] Saen { $drawn } números
}, e cada premio é unha cantidade fixa que se coñece antes de mercar.
lottery-how-highest = De cada número que sae un billete ten o seu premio maior; os de números distintos súmanse.
lottery-how-figures = Os números saen cifra a cifra, cada unha dun bombo coas dez cifras; ningún número é máis probable que outro.
lottery-how-sealed = A lista de billetes precíntase antes de saír o primeiro número, e o segredo que decide comprometeuse antes da venda: calquera pode comprobar o sorteo despois.
lottery-how-returns = Do prezo de todos os billetes volve de media o { $back }.
lottery-how-choose = Marque { $picks } de { $of } números.{ $extra -> 
    [yes] {" "}Saen outros tantos e un complementario.
   *[no] {" "}Saen outros tantos.
}
lottery-how-shared = Da recadación repártese o { $fund }, en partes por categoría; os acertantes repártena, así que ninguén coñece o seu premio antes do sorteo.
lottery-how-first = Un de cada { $forms } boletos ten todos os números.
lottery-how-carried = O que ninguén gaña pasa á { $carry -> 
    [top] categoría maior
   *[same] mesma categoría
} do sorteo seguinte.
lottery-how-alike = Todas as combinacións son igual de probables; cantos máis marcan a mesma, menos ten cada un.

# -- in the browser
lottery-now-idle = Entre dous sorteos
lottery-now-sale = Véndense billetes
lottery-now-drawing = O sorteo
lottery-draw = Sorteo { $round }
lottery-sold = { $tickets -> 
    [one] Un billete vendido
   *[other] { $tickets } billetes vendidos
}
lottery-carried = Bote acumulado: { $amount }
lottery-list = A lista está precintada
lottery-prizes = Premios
lottery-number-of = Número { $place }
lottery-exact = o número
lottery-next = anterior e posterior
lottery-last = últimas cifras: { $figures }
lottery-category = { $category } acertos
lottery-percent = { $percent } da recadación
lottery-one-in = 1 de cada { $ways }
lottery-buy = O seu número
lottery-count = Participacións
lottery-any = Un calquera
lottery-buy-now = Mercar ({ $amount })
lottery-mark = Marque { $left } máis
lottery-by-chance = Ao chou
lottery-mine = Os seus billetes
lottery-none = Non ten billetes neste sorteo.
lottery-came = O que saíu
lottery-nothing-yet = Aínda nada
lottery-check = Despois do sorteo o seu segredo é público: a páxina Verificar calcula con el cada número, e a lista precintouse antes de saír o primeiro.

# The rules, where laws are compared
section-lottery-printed = Números impresos
section-lottery-chosen = Números elixidos
field-printed-prize = premios
field-chosen-prize = premios
value-prize-fixed = cantidades fixas
value-prize-shared = partes do recadado
