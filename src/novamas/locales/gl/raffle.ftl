# Rifa, tómbola e combinación aleatoria: todas as súas palabras.

# Why a draw cannot be opened like this
bad-raffle-foreign = Este xogo non ten a opción «{ $option }».
bad-raffle-no-prize = Fai falta polo menos un premio, e cada un co seu nome.
bad-raffle-lists = «{ $option }» leva un valor para cada un dos { $number }, ou un só para todos.
bad-raffle-same-prize = Dous premios chámanse igual; dun premio pode haber varios.
bad-raffle-least = En «{ $option }» o mínimo é { $least }, non { $value }.
bad-raffle-kind = A lei non admite aquí ese premio: { $value ->
    [cash] diñeiro
    [token] un signo que representa diñeiro
    [services] servizos
    [goods] obxectos
   *[other] { $value }
}.
bad-raffle-most-prizes = Un sorteo reparte { $most } premios como moito, non { $value }.
bad-raffle-tickets = Os boletos son de 1 a { $most }, non { $value }.
bad-raffle-price = O boleto non pode custar menos que nada.
bad-raffle-marks = Os boletos non se distinguen así: { $value }.
bad-raffle-unsold = A rifa celébrase entre quen comprou: o premio dun boleto non vendido non pode quedar na casa.
bad-raffle-product = Unha combinación aleatoria anuncia un produto ou servizo: hai que dicir cal.
bad-raffle-content = { $value } boletos non abondan para todos os que din algo: fan falta { $least }.
bad-raffle-points = Os boletos suman { $value } puntos, e os obxectos piden { $least }: algún non podería gañarse.
bad-raffle-period = O período da promoción é de 1 a { $most } días, non { $value }.
bad-raffle-fewer-dates = Faltan datas: hai { $value } e o sorteo pide { $least } ou máis.
bad-raffle-more-dates = Sobran datas: hai { $value } e o sorteo é en { $most }.
bad-raffle-dates-order = As datas son días da promoción, un tras outro e ningún dúas veces.
bad-raffle-dates-within = O día { $value } queda fóra do período autorizado, que é de { $most } días.
bad-raffle-surcharge = O que se anuncia custa { $needed } de ordinario: participar non pode encarecelo ata { $amount }.
bad-raffle-cover = Todos os boletos suman { $amount }, menos que os { $needed } que valen os obxectos sorteados.
bad-law-raffle-wins = Gáñase ao abrir cada boleto ou ao pechar a venda: a lei di as dúas cousas.

# -- bets
bet-ticket = Boleto
spot-ticket = Boleto
choice-tickets-all = con todos os boletos vendidos
choice-tickets-half = coa metade vendida
choice-tickets-tenth = cun de cada dez vendido
choice-tickets-opened = o que se gaña no acto
choice-tickets-every = comprándoos todos, cos seus puntos
chart-raffle-any = Con tantos boletos, a probabilidade de gañar algún premio
chart-against-raffle = boletos no bombo
rules-case-raffle-prize = «{ $prize ->
    [hamper] cesta
    [umbrella] paraugas
    [mug] cunca
   *[other] { $prize }
}» ({ $number })
rules-case-raffle-points = «{ $prize ->
    [hamper] cesta
    [umbrella] paraugas
    [mug] cunca
   *[other] { $prize }
}» ({ $number }), por { $points } puntos
rules-maximum-raffle-tickets = { $most } boletos por persoa, segundo o organizador

# -- calls
call-raffle-sale = Véndense boletos a { $amount }
call-raffle-sale-day = Sorteo do día { $day }: un boleto con cada compra de { $amount }
call-raffle-prizes = Hai { $prizes } premios, que valen { $amount }
call-raffle-nobody-bought = Non se vendeu ningún boleto: non hai sorteo
call-raffle-sale-over = Péchase a venda con { $sold } boletos
call-raffle-claims = Poden recollerse os premios
call-raffle-won = O boleto { $ticket } gaña: { $prize ->
    [hamper] cesta
    [umbrella] paraugas
    [mug] cunca
   *[other] { $prize }
}
call-raffle-unsold-again = O { $ticket } non se vendeu: sácase outro
call-raffle-unsold-stays = O { $ticket } non se vendeu: o premio queda
call-raffle-end = O sorteo rematou

# -- what happened
event-why-tickets = boletos
event-why-product = produto
event-TicketSaleOpened = Ábrese a venda de boletos.
event-TicketSaleOpened-entry = Venda
event-TicketsSold = Alguén merca boletos.
event-TicketsSold-entry = Venda
event-TicketsGiven = Alguén recibe boletos por compras feitas noutro sitio.
event-TicketsGiven-entry = Compras
event-TicketSaleClosed = A venda de boletos rematou.
event-TicketSaleClosed-entry = Venda
event-NoTicketSold = Ninguén mercou boletos: non hai sorteo.
event-NoTicketSold-entry = Venda
event-PointsWon = Un boleto trae puntos.
event-PointsWon-entry = Puntos
event-NothingWon = Un boleto non di nada.
event-NothingWon-entry = Boleto
event-FetchingOpened = Todo está sorteado: recóllense os premios.
event-FetchingOpened-entry = Premios
event-PrizeFetched = Entrégase un premio.
event-PrizeFetched-entry = Entrega
event-PointsExchanged = Un obxecto entrégase por puntos.
event-PointsExchanged-entry = Puntos
event-PrizeUnclaimed = Ninguén recolleu un premio: queda na casa.
event-PrizeUnclaimed-entry = Premio
event-DrawEnded = O sorteo rematou.
event-DrawEnded-entry = Sorteo

# -- refusals
refused-no-more-dates = A promoción non ten máis datas de sorteo.
refused-no-ticket-sale = Agora non se venden boletos.
refused-tickets-gone = Só quedan { $limit } boletos.
refused-tickets-gone-none = Non quedan boletos.
refused-too-many-tickets = Ninguén pode ter tantos boletos: { $limit } máis como moito.
refused-too-many-tickets-none = Xa ten todos os boletos que unha persoa pode ter.
refused-tickets-are-bought = Aquí os boletos mércanse: non se dan por compras.
refused-nobody-here = Non hai ninguén a quen dar boletos.
refused-nothing-to-call-off = Non hai ningún sorteo que suspender.
refused-draw-begun = O sorteo xa comezou e lévase ata o final.
refused-tickets-in-play = Quen ten boletos en xogo ou un premio por recoller marcha despois.
refused-nothing-won = Non ten ningún premio por recoller.
refused-not-your-win = O boleto { $value } non lle dá ningún premio por recoller.
refused-no-points-here = Aquí non se cambian puntos agora.
refused-prizes-gone = Non quedan obxectos por puntos.
refused-too-few-points = Ten { $limit } puntos: non abondan para ningún obxecto.
refused-not-this-prize = Ese obxecto non se pode cambiar polos seus puntos.

# -- at the console
console-act-OpenTicketSale = Abrir a venda de boletos
console-act-BuyTickets = Mercar boletos
console-act-RecordPurchases = Anotar compras feitas noutro sitio
console-act-CloseTicketSale = Pechar a venda
console-act-ClaimPrize = Recoller o premio
console-act-ExchangePoints = Cambiar puntos por un obxecto
console-act-EndClaims = Rematar a entrega de premios
console-act-CallOffDraw = Suspender o sorteo
console-does-OpenTicketSale = Anúncianse premios e prezo, e véndense boletos na súa orde.
console-does-RecordPurchases = Quen ensina o comprobante dunha compra recibe un boleto por cada unha.
console-does-CloseTicketSale = Xa non pode entrar ninguén; a lista de boletos queda precintada.
console-does-EndClaims = O que ninguén recolleu queda na casa, e o sorteo remata.
console-does-CallOffDraw = Devólvese o pagado polos boletos.
console-phase-tickets = Venda de boletos
console-phase-numbers = Sorteo
console-phase-claims = Entrega de premios
console-pad-ticket = Número que saíu
console-field-tickets = Boletos
console-field-ticket = Boleto
console-field-prize = Premio

# -- in the office
office-option-prizes = Premios, o primeiro primeiro
office-option-values = Valor de cada premio
office-option-kinds = Que son os premios
office-option-kinds-goods = obxectos
office-option-kinds-services = servizos
office-option-kinds-cash = diñeiro
office-option-counts = Cantos hai de cada un
office-option-tickets = Boletos
office-option-most-tickets = Boletos por persoa
office-option-price = Prezo (0: o mínimo da mesa)
office-option-marks = Os boletos distínguense por
office-option-marks-numbered = o seu número
office-option-marks-lettered = as súas letras
office-option-unsold = Un boleto que ninguén mercou
office-option-unsold-out = non entra no bombo
office-option-unsold-again = se sae, sácase outro
office-option-unsold-stays = se sae, o premio queda
office-option-points = Puntos que pide cada obxecto (0: gáñase no acto)
office-option-point-values = Puntos que traen os boletos
office-option-point-tickets = Cantos boletos os traen
office-option-product = O que se anuncia
office-option-ordinary = O seu prezo ordinario (0: o que se cobra)
office-option-tract = A promoción sortéase
office-option-tract-single = nunha soa data
office-option-tract-successive = en datas sucesivas
office-option-dates = Días de sorteo
office-option-period = Días da promoción

# -- company
play-temper-raffle-regular = uns boletos case sempre
play-temper-raffle-careful = un boleto de cando en vez
play-temper-raffle-bold = unha tira enteira cada vez
play-temper-raffle-forgetful = esquece recoller algún premio

# -- in the terminal
play-do-BuyTickets = mercar boletos
play-do-ClaimPrize = recoller o premio
play-do-ExchangePoints = cambiar puntos
play-raffle-begin = Diga cantos boletos quere, ou prema Intro para o seguinte paso: péchase a venda, saen os números. «recoller» recolle os seus premios, «puntos» cámbiaos por un obxecto, «acta» ensina o sorteo.
play-raffle-word-fetch = recoller, premio
play-raffle-word-points = puntos, cambiar
play-raffle-word-record = acta, sorteo
play-raffle-sale = { $sold } de { $tickets } boletos vendidos, a { $price }. Os seus: { $own }.
play-raffle-prize =   { $number } × { $prize ->
    [hamper] cesta
    [umbrella] paraugas
    [mug] cunca
   *[other] { $prize }
}, { $value }
play-raffle-for-points =   { $number } × { $prize ->
    [hamper] cesta
    [umbrella] paraugas
    [mug] cunca
   *[other] { $prize }
}, { $value }: { $points } puntos
play-raffle-own-points = Ten { $points } puntos.
play-raffle-won = { $who }: { $prize ->
    [hamper] cesta
    [umbrella] paraugas
    [mug] cunca
   *[other] { $prize }
}, co boleto { $ticket }
play-raffle-points = { $who }: { $points } puntos, { $total } en total
play-raffle-nothing = { $who }: nada no boleto { $ticket }
play-raffle-unclaimed = Ninguén recolleu { $prize ->
    [hamper] cesta
    [umbrella] paraugas
    [mug] cunca
   *[other] { $prize }
} (boleto { $ticket }).
play-raffle-over = A promoción non ten máis datas: aquí non queda nada que sortear.
play-raffle-seal = Lista precintada, resumo { $digest }: { $tickets } liñas
play-raffle-hear = Non entendín «{ $said }». Diga un número de boletos, «recoller», «puntos», «acta» ou prema Intro.

# -- how it is played
raffle-how-goal = { $game ->
    [tombola] Sortéanse á vez { $prizes } obxectos: cun só boleto pode gañarse calquera.
    [raffle] Sortéanse { $prizes } premios entre quen ten boletos: cousas ou servizos, nunca diñeiro.
   *[other] Para anunciar un produto sortéanse { $prizes } premios entre quen o merca: diñeiro, cousas ou servizos.
}
raffle-how-buy = { $game ->
    [promotional-draw] Con cada compra, ao seu prezo de sempre, vén un boleto que non custa nada; hai { $tickets }.
   *[other] Hai { $tickets } boletos, todos ao mesmo prezo, que se venden na súa orde.
}
raffle-how-open = Cada boleto ábrese ao mercalo: di que obxecto gaña{ $points ->
    [yes] {""}, cantos puntos trae ou nada; os puntos súmanse ata a cifra que pide un obxecto
   *[no] {" "}ou nada
}.
raffle-how-drawn = Pechada a venda saen os números, un para cada premio, o primeiro primeiro; un boleto gaña un premio como moito{ $unsold ->
    [out] {" "}e no bombo só están os que teñen dono.
    [again] {""}, e se sae un que ninguén mercou sácase outro.
   *[other] {""}, e se sae un que ninguén mercou o seu premio queda.
}
raffle-how-sealed = { $instant ->
    [yes] O que din os boletos queda precintado antes de vender o primeiro
   *[no] A lista de boletos queda precintada antes do primeiro número
}, e despois calquera pode comprobar cada extracción.
raffle-how-dates = { $several ->
    [yes] Hai { $draws } sorteos en datas sucesivas, dentro dos { $days } días da promoción.
   *[no] Hai un só sorteo, nunha data dentro dos { $days } días da promoción.
}
raffle-how-value = { $cover ->
    [yes] Todos os boletos xuntos pagan polo menos o que valen os obxectos, así que de media se gaña menos do que custan.
   *[no] Cada boleto vale o mesmo: os premios entre todos os que participan.
}
raffle-how-fetch = { $instant ->
    [yes] O que se gaña entrégase no acto.
   *[no] Quen gaña recolle o seu premio despois do sorteo; o que ninguén recolle queda na casa.
}

# -- in the browser
raffle-prize = { $prize ->
    [hamper] cesta
    [umbrella] paraugas
    [mug] cunca
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
raffle-drawn = Saíron
raffle-no-prize = Sen premio
raffle-none-drawn = Aínda non saíu ningún número
raffle-seal = Precinto
raffle-seal-why = Resumo da lista de boletos e do bombo, fixado antes do primeiro número.
raffle-now-idle = Entre dous sorteos
raffle-now-tickets = Véndense boletos
raffle-now-numbers = Saen os números
raffle-now-claims = Recóllense os premios
raffle-winners = Gañadores
raffle-fetched = recollido
raffle-buy = Boletos a { $price }
raffle-buy-product = { $product }, a { $price }: un boleto con cada un
raffle-count = Cantos
raffle-buy-now = { $count ->
    [one] Mercar un
   *[other] Mercar { $count }
} ({ $amount })
raffle-own = { $count ->
    [0] Non ten boletos
    [one] O seu boleto: { $list }
   *[other] Os seus boletos: { $list }
}
raffle-own-points = Os seus puntos: { $points }
raffle-fetch = Recoller: { $prize } (boleto { $ticket })
raffle-exchange = Cambiar por: { $prize }
raffle-opened = O seu último boleto, { $ticket }: { $said }
raffle-says-nothing = nada
raffle-chance = Con { $held } de { $sold } boletos, a probabilidade dalgún premio é { $chance }.
raffle-how = Como se xoga
raffle-last-date = A promoción non ten máis datas.
raffle-day = Día { $day } de { $period }

# The rules, where laws are compared
section-raffle-tickets = Boletos
field-tickets-price = prezo
value-price-single = único
value-price-none = ningún: van coa compra
field-tickets-marks = distínguense por
value-marks-numbered = número
value-marks-lettered = letras
section-raffle-prizes = Premios
field-prizes-kinds = poden ser
value-kinds-goods = obxectos
value-kinds-services = servizos
value-kinds-cash = diñeiro
field-prizes-cover = os boletos págano todo
section-raffle-wins = Como se gaña
field-wins-ways = formas
value-ways-instant = no acto
value-ways-points = por puntos
field-wins-unsold = un boleto non vendido
value-unsold-out = non entra
value-unsold-again = sácase outro
value-unsold-stays = o premio queda
section-raffle-promotion = Promoción
field-promotion-product = anuncia algo
field-promotion-surcharge = recarga, como moito
section-raffle-dates = Datas
field-dates-single = tracto único, de … a …
field-dates-successive = tracto sucesivo, de … a … (0: sen máximo)
field-dates-within = dentro do período
