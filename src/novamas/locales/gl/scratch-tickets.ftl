# Scratch tickets: every word of their own.

# Why a lot cannot be put on sale like this
bad-ticket-size = Un lote ten de { $least } a { $most } boletos, non { $value }.
bad-ticket-in-hand = Unha persoa pode ter de 1 a { $most } boletos sen rascar, non { $value }.
bad-ticket-prizes = Os premios escríbense como «100x1 50x2 5x20»: veces o prezo, x, cantos; de tres a { $most } distintos. «{ $value }» non o é.
bad-ticket-more-prizes = Hai { $value } premios e só { $most } boletos.
bad-ticket-return = Os premios suman { $value } prezos e os { $most } boletos do lote non traen máis: non quedaría nada.
bad-ticket-authorised = Os boletos e o establecemento que os vende deben estar autorizados.
bad-ticket-lacks = O boleto debe ser ou ter: { $value }
bad-ticket-unknown = «{ $value }» non é nada que teña un boleto; hai: { $known }.
bad-ticket-cash = Os premios páganse en metálico, non en { $value }.
bad-ticket-campaign = Unha campaña escríbese como «launch 2026-01-10 2026-03-09», «lot 2 2026-04-01 2026-05-15» ou «further 2026-06-01 2026-06-15»; «{ $value }» non o é.
bad-ticket-launch-months = A campaña de implantación ou dun lote dura como máximo { $most } meses: «{ $value }» dura máis.
bad-ticket-launch-twice = Hai unha campaña de implantación e unha por lote: «{ $value }» é outra máis.
bad-ticket-further-days = A campaña adicional dura como máximo { $most } días: «{ $value }» dura máis.
bad-ticket-further-year = Nun ano natural hai como máximo { $most } campaña adicional; en { $value } hai máis.

# -- bets
chart-ticket-left = O que vale o seguinte boleto, en partes do seu prezo
chart-against-ticket = tanto por cento do lote vendido; premios maiores que quedan
chart-ticket-worth = Un lote ten { $size } boletos; o premio maior é { $times } veces o prezo e hai { $tops }. Os demais premios cóntanse pola súa media.
rules-case-ticket-prize = { $alike } casas con { $times } veces o prezo
rules-maximum-tickets-in-hand = { $most } boletos sen rascar por persoa, como fixe a casa
rng-sample-scratch-lot = lote de { NUMBER($size, useGrouping: 0) } boletos
verify-what-ticket = boleto

# -- calls
call-ticket-lot = Sae á venda o lote { $lot }: { $size } boletos a { $amount } cada un
call-ticket-open = Boletos!
call-ticket-closed = Péchase o mostrador
call-ticket-paid = O boleto { $number } está comprobado e gaña { $amount }
call-ticket-lot-over = O lote { $lot } rematou

# -- what happened
event-LotOpened = Sae á venda o lote { $lot }.
event-LotOpened-entry = Lote
event-CounterOpened = Ábrese o mostrador, desde o boleto { $from }.
event-CounterOpened-entry = Mostrador
event-SealBroken = { $who } empeza a rascar un boleto.
event-SealBroken-entry = Rascado
event-TicketOpened = Rompe o precinto do boleto { $which }; ninguén ve aínda o que hai debaixo.
event-TicketOpened-entry = Precinto
event-BoxesScratched = { $who } rasca o boleto { $which }.
event-BoxesScratched-entry = Casas
event-TicketRead = Leuse o boleto { $which }.
event-TicketRead-entry = Boleto
event-PrizePaid = O boleto { $which } comprobouse e pagouse.
event-PrizePaid-entry = Premio
event-CounterClosed = Péchase o mostrador; quedan { $unsold } boletos do lote.
event-CounterClosed-entry = Mostrador
event-LotEnded = O lote { $lot } rematou.
event-LotEnded-entry = Lote

# -- refusals
refused-no-lot = Non hai ningún lote á venda.
refused-counter-closed = Agora non se venden boletos.
refused-lot-ends = Ao lote só lle quedan { $limit } boletos.
refused-lot-ends-none = Ao lote non lle quedan boletos.
refused-tickets-in-hand = Antes hai que rascar todos os boletos mercados e cobrar todos os premios.
refused-all-scratched = Todas as casas deste boleto están rascadas.
refused-box-open = A casa { $value } non é unha que siga cuberta.
refused-not-your-ticket = O boleto { $value } non é seu.
refused-ticket-not-sold = O boleto { $value } non se vendeu.
refused-no-such-ticket = Non hai un boleto { $value } neste lote.
refused-ticket-paid = O boleto { $value } xa se pagou: o seu código está usado.
refused-no-prize = O boleto { $value } non ten premio.
refused-not-scratched = Ao boleto { $value } quédanlle casas cubertas.
refused-wrong-code = { $value } non é o código deste boleto.
refused-no-tickets = Non ten ningún boleto que entregar.

# -- at the console
console-act-OpenLot = Poñer un lote á venda
console-act-OpenCounter = Abrir o mostrador
console-act-CloseCounter = Pechar o mostrador
console-does-OpenCounter = Véndense os boletos do lote na orde dos seus números.
console-does-CloseCounter = Hoxe non se venden máis boletos; os que están en mans da xente aínda se poden rascar.
console-act-Scratch = Rascar unha casa
console-act-ScratchAll = Rascar todo o boleto
console-act-PresentTicket = Cobrar un premio
console-act-CashIn = Entregar todos os boletos
console-act-EndLot = Rematar o lote
console-does-OpenLot = Empeza un lote novo; o seu segredo xa está comprometido.
console-does-EndLot = Os boletos non vendidos destrúense e o segredo do lote publícase.
console-field-code = Código

# -- in the office
office-option-size = Boletos por lote
office-option-prize-table = Premios: veces o prezo, x, cantos
office-option-in-hand = Boletos sen rascar por persoa
office-option-campaigns = Campañas publicitarias

# -- company
play-temper-ticket-regular = un boleto ou dous case todos os días
play-temper-ticket-patient = un boleto, casa a casa
play-temper-ticket-hopeful = un puñado cada día

# -- in the terminal
play-do-Scratch = rascar unha casa
play-do-ScratchAll = rascar un boleto
play-do-PresentTicket = cobrar un premio
play-do-CashIn = entregar todos os boletos
play-ticket-begin = Diga cantos boletos quere; despois «rascar» abre unha casa tras outra, «rascar todo» o boleto enteiro e «cobrar» presenta o que gañou. Intro: o día seguinte.
play-ticket-word-scratch = rascar, r
play-ticket-word-all = rascar todo, todo, t
play-ticket-word-claim = cobrar, c
play-ticket-sale = Lote { $lot }: quedan { $left } de { $size } boletos, a { $price }. O seguinte vale de media { $worth }.
play-ticket-slip = Boleto { $serial }
play-ticket-read = { $who }: o boleto { $serial } gaña { $amount }.
play-ticket-lost = { $who }: o boleto { $serial } non ten premio.
play-ticket-none = Non ten ese boleto.
play-ticket-hear = Non entendín «{ $said }». Diga un número de boletos, «rascar», «rascar todo», «cobrar» ou prema Intro.

# -- how it is played
ticket-how-goal = O boleto ten { $boxes } casas cubertas. Rásqueas: { $alike } coa mesma cantidade gañan esa cantidade.
ticket-how-lot = Un lote ten { $size } boletos e gañan { $winning }; o premio maior é { $top } veces o prezo.
ticket-how-sealed = O que gaña un boleto está decidido antes de vender o primeiro e ninguén pode lelo ata que o seu dono o rasca: nin o vendedor nin a casa.
ticket-how-code = Cada boleto ten un número e un código propios: con eles págase o premio, unha soa vez.
ticket-how-left = O que se rascou xa non está no lote. Mire o que queda: cando saíu o premio maior, os demais boletos valen menos.
ticket-how-returns = Do prezo de todo un lote volve como premios o { $back }; gaña algo o { $hit } dos boletos.

# -- in the browser
ticket-title = Tres iguais
ticket-number = Lote { $lot } · N.º { $serial }
ticket-price = Prezo { $amount }
ticket-instructions = Rasque as { $boxes } casas. { $alike } coa mesma cantidade gañan esa cantidade.
ticket-box = Casa { $box }, cuberta: rásquea
ticket-box-open = Casa { $box }: { $amount }
ticket-code = Código { $code }
ticket-wins = Gaña { $amount }
ticket-lost = Sen premio
ticket-is-paid = Pagado
ticket-claim = Cobrar { $amount }
ticket-scratch-all = Rascar todo
ticket-prizes = O que gaña
ticket-combination = { $alike } × { $amount }
ticket-buy = Boletos desde o número { $first }, a { $price }
ticket-buy-now = Mercar { $count } ({ $amount })
ticket-mine = Os seus boletos
ticket-none = Non ten ningún boleto.
ticket-cash-in = Entregar todos
ticket-lot = Lote { $lot }
ticket-no-lot = Non hai ningún lote á venda
ticket-now-sale = Véndense boletos
ticket-now-idle = O mostrador está pechado
ticket-sold = { $sold } de { $size } vendidos
ticket-prize = Premio
ticket-left-of = quedan { $left } de { $printed }
ticket-nothing = nada
ticket-worth = O que vale agora un boleto
ticket-worth-now = Un boleto que ninguén rascou vale de media { $worth } e custa { $price }.
ticket-worth-all = O lote enteiro devolve o { $percent } do seu prezo; gaña algo o { $hit } dos seus boletos.
ticket-sealed = O lote fixouse antes de vender o primeiro boleto, cun segredo cuxa pegada se publicou entón. Cando o lote remata publícase tamén o segredo e calquera pode calcular todos os seus boletos.

# The rules, where laws are compared
section-scratch-tickets-support = O boleto
field-support-must = que debe ser e ter
value-must-inviolable = inviolable
value-must-covered = símbolos que ninguén pode ver
value-must-code = código único
value-must-serial = número de serie
value-must-instructions = instrucións
value-must-price = o seu prezo
value-must-combinations = todas as combinacións co seu premio
section-scratch-tickets-prizes = Premios
field-prizes-cash = en metálico
section-scratch-tickets-advertising = Publicidade
field-advertising-months = meses na implantación e por lote, como máximo
field-advertising-days = días dunha campaña adicional, como máximo
field-advertising-a-year = campañas adicionais ao ano, como máximo
