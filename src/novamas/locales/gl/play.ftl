# A mesa do terminal. As listas de palabras que se poden escribir van separadas por comas; valen as de todos os idiomas.

# -- palabras que se escriben
play-noise = ao, a, á, o, os, as, do, da, de, no, na, en, sobre, para, e
play-lead = aposto, aposta, apostar, poño, poñer, xogo, xogar
play-verb-spin = lanza, lanzar, xira, xirar, bóla, tira, tirar, reparte, repartir
play-verb-undo = desfacer, desfai
play-verb-clear = quitar, quita, limpar, retirar
play-verb-repeat = repetir, repite
play-verb-double = dobrar, dobra
play-verb-why = por que, porque
play-verb-odds = probabilidades, vantaxe
play-verb-rules = regras, límites
play-verb-law = lei, norma
play-verb-bots = compañía, xente, xogadores
play-verb-balance = saldo, fichas
play-verb-verify = verificar, verifica, comprobar
play-verb-table = mesa, pano
play-verb-help = axuda
play-verb-quit = saír, fin, adeus, marchar, levantarse, marcho
play-verb-last = últimas, última
play-verb-void = nula, anular, tirada nula
play-verb-colour = cor
play-verb-buy = mercar, merca, comprar, compra
play-verb-tip = propina, para os empregados
play-verb-laying = coloca, posturas
play-word-hand-self = eu, eu mesmo, eu mesma
play-word-hand-croupier = crupier, o crupier
play-word-hand-end = extremo, o extremo, extremo de mesa
play-word-red = vermello, v
play-word-black = negro, n
play-word-even = par
play-word-odd = impar
play-word-low = falta
play-word-high = pasa
play-word-straight = pleno, número
play-word-split = cabalo
play-word-street = transversal, fila
play-word-corner = cadro
play-word-six-line = seisena
play-word-column = columna
play-word-dozen = ducia
play-word-double-column = columnas, dobre columna, dúas columnas, columnas a cabalo
play-word-double-dozen = ducias, dobre ducia, dúas ducias, ducias a cabalo
play-word-neighbours = veciños, veciño
play-word-zero-sector = sector cero, serie grande, gran serie, veciños do cero
play-word-third = terzo, serie pequena, serie 5/8
play-word-orphans = orfos
play-word-number = número
play-word-joker = comodín, comodíns
play-word-joker-red = comodín vermello
play-word-joker-black = comodín negro
play-ordinal-1 = primeira, primeiro
play-ordinal-2 = segunda, segundo
play-ordinal-3 = terceira, terceiro
play-choice-half = metade, m
play-choice-prison = prisión
play-way-half = metade
play-way-prison = prisión

# -- a porta
play-option-game = O xogo, como o nomea «novamas games»; se falta, pregúntase.
play-option-law = A norma, como a nomea «novamas games»; se falta, pregúntase.
play-option-seed = Repite unha velada: a mesma semente e as mesmas palabras dan os mesmos resultados.
play-option-bots = Cantos xogadores artificiais o acompañan, de 0 a 7.
play-option-minimum = O mínimo da mesa, como 5.00.
play-option-chips = As fichas de xogo con que senta; de ordinario, mil mínimos.
play-option-physical = Vostede é o crupier dunha ruleta de verdade e escribe o que sae.
play-option-option = Unha opción da casa dentro da norma, como tier=2; pode darse varias veces.
play-seed-or-physical = O azar vén dunha semente ou dunha ruleta de verdade, non das dúas.
play-too-many-bots = Hai sitio para entre 0 e { $most } xogadores artificiais, non para { $bots }.
play-bad-option = Unha opción da casa escríbese como tier=2, non «{ $value }».
play-menu = Boas noites. A que quere xogar?
play-menu-game = Xogo, de 1 a { $last } (saír para marchar)
play-menu-law = Con que norma, de 1 a { $last }
play-menu-again = Responda, por favor, cun número de 1 a { $last } ou cun nome da lista.
play-goodbye = Boas noites.

# -- a mesa
play-welcome = { $game }. Benvido á mesa.
play-company = Acompáñano: { $who }.
play-alone = A mesa é toda para vostede.
play-begin = Senta con { $chips } en fichas de xogo; o mínimo é { $minimum }. Escriba «{ $example }», unha liña baleira para xogar ou «axuda».
play-colour-chips = Nesta mesa xógase con fichas de cor, que din de quen é cada aposta. Recibe unha cor a { $value } a ficha; «cor { $other }» pide outro valor.
play-colour-given = A súa cor é o { $colour }, a { $value } a ficha.
play-colour-1 = amarelo
play-colour-2 = azul
play-colour-3 = rosa
play-colour-4 = verde
play-colour-5 = marrón
play-colour-6 = branco
play-colour-7 = gris
play-colour-8 = laranxa
play-in-colour = Son { $chips } fichas da súa cor.
play-commitment = O azar está comprometido: SHA-256 { $commitment }
play-chance-seeded = O azar vén dunha semente: a mesma semente repite estes resultados, e non hai nada que verificar.
play-chance-typed = O azar vén da súa propia ruleta: vale o que vostede escribe.
play-typed-ball = En que número caeu a bóla?
play-typed-wheel = Que símbolo sinala o indicador ({ $outcomes })?
play-verified = Verificado: { $draws ->
    [one] { $draws } tirada sae
   *[other] as { $draws } tiradas saen
} do segredo { $secret }, que é o comprometido como { $commitment }.
play-head = xogada { $round } · mínimo { $minimum } · máximo { $maximum } { $symbol }
play-last-numbers = Últimos:
play-on = ao { $spot }
play-tie = empate
play-own = As súas apostas:
play-in-hand = En man:
play-legend-mine = súas
play-legend-theirs = dos demais
play-legend-both = de ambos
play-legend-prison = en prisión
play-legend-last = último número
play-legend-point = o punto
play-cloth-red = vermello
play-cloth-black = negro
play-cloth-even = par
play-cloth-odd = impar
play-cloth-low = falta
play-cloth-high = pasa
play-cloth-column = col { $n }ª
play-cloth-dozen = { $n }ª ducia
play-cloth-double-column = columnas
play-cloth-double-dozen = ducias
play-cloth-joker = comodín

# -- o que pasa
play-laid = Aposta: { $bets }.
play-taken-back = Volven á súa man { $amount }.
play-company-bets = Apostan: { $who }.
play-collected = O crupier recolle { $amount } de vostede ({ $bets }). { $clauses }
play-collected-both = O crupier recolle { $amount } de vostede ({ $bets }) e { $others } dos demais. { $clauses }
play-collected-others = Recolle dos demais: { $amount }.
play-paid = Páganselle { $win }: { $bet }, { $amount } a { $odds }. { $clauses }
play-paid-nothing = Empate: { $bet }, volven os seus { $amount } e nada máis. { $clauses }
play-paid-others = Cobran: { $who }.
play-half = Cero: volve a metade de { $bets }, { $amount }. { $clauses }
play-half-others = Recuperan a metade: { $who }.
play-freed = Sae de prisión: { $bets }, volven { $amount } sen ganancia. { $clauses }
play-freed-others = Saen de prisión: { $who }.
play-reduced = Outro cero: de { $bets } en prisión quedan { $amount }. { $clauses }
play-reduced-others = Minguadas en prisión: { $who }.
play-refunded = Cero na última bóla: volven { $amount } por { $bets }. { $clauses }
play-refunded-others = Reembolsadas: { $who }.
play-imprisoned = { $bet }: { $amount } quedan en prisión. { $clauses }
play-imprisoned-others = { $who } deixa { $bet } en prisión.
play-half-or-prison = Cero. { $bet }, { $amount }: metade ou prisión?
play-choose = Responda, por favor: { $ways }.
play-voided = Tirada nula: { $cause }. { $clauses }
play-launched = O crupier lanza.
play-bets-stand = Todas as apostas seguen en pé e poden cambiarse antes do próximo lanzamento.
play-cause-object-in-wheel = un obxecto estraño no aparello
play-cause-ball-out = a bóla saíu fóra
play-cause-bad-launch = un mal lanzamento
play-cause-pointer-on-division = o indicador queda entre dúas celas
play-word-cause-object-in-wheel = obxecto, ficha
play-word-cause-ball-out = bóla, bóla fóra, fóra
play-word-cause-bad-launch = lanzamento, mal lanzamento
play-word-cause-pointer-on-division = indicador, raia
play-round-won = Gaña { $amount } nesta xogada.
play-round-lost = Perde { $amount } nesta xogada.
play-round-even = Nin gaña nin perde nesta xogada.
play-round-money = Apostado { $staked }, devolto { $back }; en man { $chips }.
play-round-lying = Apostado { $staked }, devolto { $back }; en man { $chips }, aínda en xogo { $lying }.
play-brings = { $who } merca { $amount } máis en fichas.
play-topped-up = A caixa trae { $amount } para o anticipo.
play-bought = { $amount } máis en fichas de xogo: ten { $chips } en man.
play-tipped = { $amount } para os crupieres: grazas.
play-nobody-lays = Aquí cada quen coloca as súas posturas.
play-whose-hand = Quen coloca as súas posturas? Un destes: { $ways }.
play-laying-self = Volve colocar vostede as súas posturas.
play-laying-croupier = Desde agora o crupier coloca as súas posturas.
play-laying-end = Desde agora o extremo de mesa coloca as súas posturas.
play-session-over = Foi a última xogada da sesión.
play-waiting-for-prison = Ten fichas en prisión: o crupier segue a lanzar ata que saian ou se perdan.

# -- o que non se entendeu
play-bad-amount = «{ $value }» non é aquí un importe; escríbao como { $example }.
play-no-stake = «{ $value }» non se pode apostar: unha aposta é máis que nada.
play-not-understood = O crupier non entende «{ $said }»; «axuda» mostra o que pode dicirse.
play-nothing-said = Non se dixo ningunha aposta; «axuda» mostra como.
play-on-what = «{ $said }» a que? Diga o importe e despois a aposta, como «{ $example }».
play-where = «{ $said }»: onde? Dígao tras a aposta, como «{ $example }».
play-which = «{ $said }» pode ser varias apostas: { $choices }. Diga todos os seus números.
play-takes-no-number = «{ $said }»: esa aposta non leva número.
play-nothing-laid = Non ten apostas no pano.
play-not-your-hand = Non se está a xogar ningunha man súa: aposte, por exemplo «{ $example }», e unha liña baleira reparte.
play-nothing-before = Aínda non hai apostas que repetir.
play-how-many = «{ $said }» non é un número de xogadas.
play-no-such-cause = «{ $said }» non anula unha tirada; anúlana: { $causes }.
play-impossible = Aquí non pode saír «{ $value }»; pode saír: { $outcomes }.
play-no-grounds = Aínda non houbo pagamento nin negativa que explicar.

# -- o que se pode preguntar
play-balance = En man { $chips }, no pano { $cloth }; resultado ata agora { $result }.
play-temper-regular = sempre fiel á súa aposta
play-temper-number-lover = tras o premio grande
play-temper-careful = pouco e de cando en vez
play-temper-martingale = dobra cada vez que perde
play-temper-wanderer = aposta ao que sexa
play-bots-name = Nome
play-bots-temper = Carácter
play-bots-chips = En man
play-bots-cloth = No pano
play-rules-bet = Aposta
play-rules-pays = Paga
play-rules-minimum = Mínimo
play-rules-maximum = Máximo
play-rules-clauses = Cláusulas
play-rules-chips = { $chips } fichas
play-law-clauses = { $count ->
    [one] { $count } cláusula
   *[other] { $count } cláusulas
} sobre este xogo; importes en { $currency }. Os lugares dubidosos lense así:
play-reading-literal = á letra
play-reading-corrected = corrixido
play-farewell = Levántase da mesa con { $chips }.
play-left-on-the-cloth = Quedan no pano { $amount } seus, sen decidir.
play-book-rounds = Xogadas
play-book-brought = Traído á mesa
play-book-result = O seu resultado
play-book-best = Mellor xogada
play-book-float = O anticipo da mesa
play-book-house = O resultado da casa
play-book-cloth = Aínda no pano, de todos

# -- axuda: o que se escribe | o que fai
play-help-bets = Apostas (sen importe, o menos que se admite)
play-help-bet-numbers = a números | { $one } ao 17, { $one } 17-20, { $one } transversal 16, { $one } cadro 25, { $one } seisena 16
play-help-bet-chances = a unha sorte sinxela | { $two } vermello, negro, par, impar, falta, pasa
play-help-bet-groups = a ducias e columnas | { $two } ducia 2, { $two } columna 1, { $two } ducias 1-2, { $two } columnas 2-3
play-help-bet-announced = anunciadas ao crupier | { $five } veciños 17, { $nine } serie grande, { $six } terzo, { $five } orfos
play-help-bet-many = varias á vez: todas ou ningunha | { $several }
play-help-verbs = Na mesa
play-help-spin = unha liña baleira, lanza | non vai máis: xógase a xogada
play-help-undo = desfacer | retirar a última liña de apostas
play-help-clear = quitar | retirar todas as apostas
play-help-repeat = repetir | outra vez as apostas da última xogada
play-help-double = dobrar | outro tanto en cada aposta
play-help-odds = probabilidades | as exactas de cada aposta deste pano
play-help-rules = regras | apostas, premios e límites
play-help-law = lei | a norma, e como se len os seus lugares dubidosos
play-help-why = por que? | as cláusulas do último pagamento ou da última negativa
play-help-bots = xente | quen máis está na mesa
play-help-balance = saldo | fichas en man e no pano
play-help-buy = mercar { $many } | máis fichas de xogo
play-help-tip = propina { $one } | fichas para os crupieres
play-help-laying = coloca crupier | quen coloca as súas posturas: eu, crupier, extremo
play-help-colour = cor { $two } | outro valor para as súas fichas de cor
play-help-void = nula [causa] | comunicar unha irregularidade da xogada e ver que fai a norma
play-help-last = últimas 3 | anunciar as últimas xogadas da sesión
play-help-verify = verificar | mostrar e comprobar o segredo do azar
play-help-table = mesa | debuxar outra vez a mesa
play-help-quit = saír | levantarse coas súas fichas

# Dados ou craps
play-temper-dreamer = agarda o golpe de sorte
play-verb-pass = paso os dados, rexeitar
play-you = vostede
play-shooter = Ten os dados: { $who }
play-no-shooter = Ninguén ten os dados.
play-dice-begin = Unha liña baleira lanza os dados: os seus se se lle ofrecen, tras apostar ao gaña ou ao non gaña.
play-waiting-for-dice = Ten apostas que non se retiran: agardan o final da xogada.
play-paid-better = Pagado ao xogador: { $bet }, { $win }.
play-nothing-to-pass = Nesta mesa non hai nada que deixar pasar.
play-typed-dice = Que marcan os dados ({ $outcomes })?
play-help-pass = paso | deixarlle os dados ou o sabot ao seguinte
play-help-bet-dice = á tirada | { $two } gaña, non gaña, vén, non vai, campo, big 6, baixo 7, xogo de 7, horn
play-help-bet-dice-numbers = a un número do dado | { $six } right 6, { $five } wrong 8, { $one } hard 4, { $one } odds-win-6
play-dice-win = Gaña
play-dice-dont-win = Non gaña
play-dice-come = Vén
play-dice-dont-come = Non vai
play-dice-field = Campo
play-dice-right = Pleno
play-dice-odds-win = Asoc. g
play-dice-odds-come = Asoc. v
play-dice-big-6 = Big 6
play-dice-big-8 = Big 8
play-dice-under-7 = Baixo 7
play-dice-over-7 = Sobre 7
play-dice-seven = De 7
play-dice-eleven = De 11
play-dice-horn = Horn
play-dice-hard-4 = Dobre 4
play-dice-hard-6 = Dobre 6
play-dice-hard-8 = Dobre 8
play-dice-hard-10 = Dobre 10
play-own-DiceTaken = Os dados son de vostede.
play-own-DiceRefused = Deixa pasar os dados.
play-own-DicePassed = Perde os dados.

# Tempers at the card tables

# Blackjack
play-temper-mimic = xoga como debe xogar a banca

# Cards from a shoe
play-verb-insure = asegurar a aposta, asegurar
play-help-insure = asegurar | asegurar as súas apostas contra o trinta e un por ambos os lados
play-nothing-to-insure = Aquí non hai nada que asegurar.
play-insured = Asegurada: { $bet } por { $amount }.
play-paid-less = { $bet } gaña { $win }, descontado o que retén a casa.
play-shoe-offered = Ofréceselle o sabot: unha liña baleira cólleo, «paso» déixao pasar.
play-typed-card = Que carta saíu ({ $outcomes }; «?» se está boca abaixo)?
play-typed-expose = Que carta se descobre ({ $outcomes })?
play-help-bet-hands = a unha man | { $two } punto, { $two } banca
play-help-bet-tie = ao empate | { $one } empate
play-help-bet-rows = a unha sorte | { $two } vermello, { $two } negro, { $one } cor, { $one } inverso
play-cloth-player = punto
play-cloth-bank = banca
play-cloth-tie = empate
play-cloth-colour = cor
play-cloth-inverse = inverso
play-word-player = punto, xogadora, xogador, p
play-word-bank = banca, a banca
play-word-tie = empate, o empate
play-word-inverse = inverso, inversa

# One’s own part at the card tables
play-own-PackCut = Vostede corta a baralla.
play-own-ShoeTaken = Colle o sabot, no departamento { $place }.
play-own-ShoeDeclined = Deixa pasar o sabot.
play-own-ShoeLost = A banca perdeu: vostede deixa o sabot.

# Blackjack
play-answer = { $ways }?
play-against = { $hands } contra { $bank }
play-way-stay = plantarse
play-way-draw = carta
play-way-double-down = dobrar
play-way-split-pair = separar
play-way-surrender = retirarse
play-way-insure = seguro
play-way-even-money = cobrar á par
play-way-play-on = seguir
play-way-follow = seguir a aposta
play-way-consent = deixar apostar
play-answer-stay = plantarse, planto, plántome, quedar, quedo, servido, non, sen carta
play-answer-draw = carta, unha carta, outra, outra carta, pedir, pido, pido carta, dea, si
play-answer-double-down = dobrar, dobro
play-answer-split-pair = separar, separo
play-answer-surrender = retirarse, retiro
play-answer-insure = seguro
play-answer-even-money = á par
play-answer-play-on = seguir
play-answer-follow = sigo
play-answer-consent = si

# Póker contra a casa
play-way-go = vou
play-way-fold = paso
play-way-leave = déixoa
play-way-withdraw = retíroa
play-answer-go = vou, ir
play-answer-fold = paso, retirarse
play-answer-leave = deixo, deixoa, manter
play-answer-withdraw = retiro, retiroa
play-word-ante = ante
play-word-par-plus = par plus
play-temper-go-getter = vai con todo
play-beside = { $hands }, con { $cards }
play-place-bank = banca
play-place-left = primeira carta común
play-place-right = segunda carta común
play-hint-hand = O que vale cada unha de media, en tanto por cento da primeira aposta: { $ways }.

# Texas póker
play-place-common = cartas comúns
# Chemin de fer
play-do-Bid = poxar
play-do-HoldBank = anunciar a banca
play-do-RaiseBank = aumentar a banca
play-do-PlaceBet = apostar contra a banca
play-do-CallBanco = facer banco
play-do-TakeStake = retirar a postura
play-do-DealCards = repartir cartas
play-do-LayDown = abater
play-do-AskCard = pedir carta
play-do-StandPat = plantarse
play-do-AskAdvice = pedir consello
play-do-AskChart = pedir o cadro
play-do-GiveCard = dar a carta
play-do-CutPack = cortar as cartas
play-do-DeclineCut = deixar que corten outros
play-circle-number = Responda cun número do 1 ao { $most } ou cun nome da lista; «axuda» mostra que máis pode dicirse.
play-circle-bank = Banca: { $who }, { $bank }
play-circle-punto = o punto
play-circle-bank-hand = a banca
play-temper-banker = gústalle ter a banca
play-temper-breaker = rebenta bancas
play-choose-or-ask = Responda, por favor: { $ways }; ou «?» para saber que vale cada cousa.
play-answer-hint = consello, axuda
play-hint-turn = O que vale cada cousa, en tanto por cento da aposta, con estas cartas e o sabot completo: { $ways }.
play-hint-claims = O que cada cousa engadiría a seguir xogando, en tanto por cento da aposta: { $ways }.
play-no-hint = Sobre iso non hai nada que calcular.
play-help-bet-boxes = a unha casa | { $two } casa 1
play-help-hint = ? | na súa man: que vale cada resposta

# Poker with discard
play-word-jackpot = jackpot, bote
play-which-cards = Que cartas, polo seu número (ata { $most })? Nada consérvaas todas.
play-bad-cards = «{ $said }» non nomea ata { $most } das súas cartas.

# Póker sen descarte
play-word-insurance = seguro
play-way-buy-card = comprar carta por { $card }
play-answer-buy-card = merco, compro, comprar

# Pai gow póker
play-bank-offered = Ofréceselle a banca: diga canto pon, ou unha liña baleira para deixala pasar.
play-bank-amount = A banca admite entre { $least } e { $most }.
play-bank-BankAccepted = Ten vostede a banca, con { $amount } para cubrila.
play-bank-BankPassed = Deixa vostede pasar a banca.
play-which-low = Que dúas cartas son a man baixa? Os seus números, unha liña baleira para o modo da casa, «?» para un consello.
play-bad-low = «{ $said }» non nomea dúas das sete cartas.
play-best-low = O mellor: { $cards } abaixo ({ $worth }). Ao modo da casa: { $house } ({ $cost }).

# Onde a banca é un xogador
play-circle-begin = Senta con { $chips } en fichas de xogo; o mínimo é { $minimum }. Cando lle toque aparecerá o que pode facer: responda co seu número ou co seu nome, e cun importe onde o leve, como «2 500»; unha liña baleira deixa que todo siga o seu curso; «axuda» di que máis pode escribir.
play-circle-no-amount = Iso non leva importe; «{ $said }» non di nada aquí.
play-banque-offer = A banca adxudícase desde { $least }, { $shoes ->
    [0] polo día
    [one] por un sabot
   *[other] por { $shoes } sabots
}
play-typed-lot = A quen escolleu a sorte ({ $outcomes })?
play-circle-share = de vostede { $amount }
play-circle-garage = garaxe { $amount }
play-circle-taken = retido pola casa { $amount }
play-circle-against = en contra { $amount }
play-circle-banco = banco
play-circle-bids = poxas: { $bids }
play-circle-head = xogada { $round } · mínimo { $minimum } { $symbol }
play-circle-came = { $result ->
    [punto] Gaña o punto, { $punto } a { $bank }.
    [bank] Gaña a banca, { $bank } a { $punto }.
   *[other] Empate a { $punto }.
}
play-circle-not-here = «{ $said }» non fai nada nesta mesa; «axuda» mostra o que si.
play-circle-no-undo = Non ten ningunha postura que poida retirar agora.
play-circle-bank-from = Unha banca ponse con { $least } ou máis.
play-circle-bank-range = Unha banca ponse con { $least } a { $most }.
play-help-circle = Cando lle toque
play-help-circle-number = 2, 2 { $many } | o número do que quere facer, cun importe onde haxa unha marxe á beira; sen el, o mínimo
play-help-circle-name = banco, carta, non … | o mesmo polo seu nome, co importe diante ou detrás
play-help-circle-empty = unha liña baleira | nada, ou o habitual se todos agardan por vostede
play-help-circle-undo = desfacer | retirar a súa última postura mentres se admitan
play-banque-against = en contra { $first } no primeiro pano, { $second } no segundo
play-banque-came = { $cloth ->
    [first] Primeiro pano:
   *[second] Segundo pano:
} { $result ->
    [cloth] gaña o pano.
    [bank] gaña a banca.
    [void] non conta.
   *[other] empate.
}
play-word-stake = postura, aposta
play-word-line = raia, sobre a raia
play-word-first = primeiro, pano 1
play-word-second = segundo, pano 2
play-word-both = ambos, os dous, dacabalo
play-no-chips = Ninguén se senta con { $value }: --chips é un importe maior que cero.
