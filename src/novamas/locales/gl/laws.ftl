# Partes das regras dun xogo
section-announced = Apostas anunciadas
section-calls = Voces
section-chips = Fichas de cor
section-closing = Peche temporal
section-ending = Fin da sesión
section-cloths = Panos
section-cover = Xefe de varias mesas
section-reversible = Pano reversible
section-dish = Plataforma
section-float = Anticipo
section-late = Apostas tardías
section-limits = Cambio do mínimo
section-minimum = Mínimo
section-settlement = Pagamento
section-staff = Persoal
section-void = Tirada nula
section-wheel = Roda
section-zero = Cero
middle-calls = { $middle ->
    [open] apertura
    [close] peche
    [result] resultado
    [bank] a banca
    [invite] quen completa
    [phases] fases
    [words] palabras do punto
    [score] puntos
   *[other] { $middle }
}
middle-staff = { $middle ->
    [1] un pano
    [2] dous panos
    [full] mesa enteira
    [one-wing] unha soa á
    [mini] mini
    [midi] midi
    [table] unha mesa
   *[other] { $middle } panos
}
middle-wheel = { $middle ->
    [cells] celas
    [colours] cores
   *[other] { $middle }
}

# Valores desas partes
field-adjoining = só dúas contiguas
field-allowed = cantos
field-alternate = vermello e negro altérnanse
field-apart = consecutivos separados
field-assistants = auxiliares
field-at-once = todas as ganancias dun xogador á vez
field-below-minimum = aposta minguada por debaixo do mínimo
field-black = negros
field-by = por quen
field-calls = que se canta
field-causes = causas
field-change = como
field-chips = fichas
field-choices = que pode elixir o xogador
field-crew = caixa e crupieres xuntos
field-croupiers = crupieres
field-denominations = só valores que existen como ficha
field-deputies = subxefes
field-double-by-authorisation = a mesa dobre necesita autorización
field-each-side = a cada lado
field-ends = extremos de mesa
field-even-chances = en sortes sinxelas, ata × o mínimo
field-even-sum = cor da suma de cifras par
field-extra = tamén se admiten
field-float = o anticipo
field-from-previous = a bóla sae do número anterior
field-group = cobre
field-guarantee = a garantía
field-holes = orificios
field-inspectors = xefes de mesa
field-keep-one = unha segue no máis baixo
field-maximum-between = máximo, × o mínimo
field-maximum-multiples = máximo, × o mínimo
field-minima = mínimo, en apostas mínimas
field-multiples = pode esixir múltiplos en sortes sinxelas
field-neutral = fóra das sortes sinxelas
field-notice = aviso, en xogadas ou sabots
field-numbers = números
field-optional = a casa pode prescindir deles
field-order = orde
field-pay-order = orde
field-payment = en
field-pays = paga
field-raised = pode elevarse a, × o mínimo
field-red = vermellos
field-refuses = rexéitanse as feitas
field-release = aposta liberada da prisión
field-same-game = só do mesmo xogo
field-same-sector = só no mesmo sector
field-staffed = persoal necesario para retomar
field-tables = mesas
field-cloth = pode terse
field-shape = mesa similar á de
field-beside = só con
field-places = prazas do outro pano
field-reversible-turns = cambios de xogo por xornada
field-tables-turns = cambios de xogo por xornada
value-blackjack = Vinte e un ou blackjack
field-temporary = admitido
field-threshold = que mínimo
field-turns = voltas da roda antes de relanzar
field-value-chips = fichas de valor
field-zero-never = o cero nunca é

# O que poden ser eses valores
value-after = despois de «non vai máis»
value-all = todas
value-all-but-even-chances = todas menos as sortes sinxelas
value-authorised = entre xogadas, a outro autorizado
value-bad-launch = mal lanzamento
value-ball-out = bóla fóra
value-before = antes de «non vai máis»
value-black = negro
value-closed = non coa mesa aberta
value-cloth = un pano
value-colour = a cor do gañador
value-columns = columnas
value-croupier = crupier
value-director = dirección
value-dozens = ducias
value-even-chance = o das sortes sinxelas
value-even-chances = sortes sinxelas gañadoras
value-free = aínda pode retirarse
value-full = enteira
value-half = metade
value-inspector = xefe de mesa
value-no = non
value-notice = con aviso, a outro autorizado
value-number = número gañador
value-object-in-wheel = obxecto na roda
value-optional = pode completarse
value-pointer-on-division = punteiro nunha división
value-position = posición gañadora
value-prison = prisión
value-proportional = en proporción
value-red = vermello
value-reduced = no que lle deixaron os demais ceros
value-table = unha mesa
value-unsaid = sen dicir
value-value = fichas de valor
value-with-permission = con permiso do xefe de mesa

# Dados ou craps
section-dice = Os dados
section-maxima = Máximos das apostas
section-point = O punto
section-shooter = Quen tira
middle-maxima = { $middle ->
    [simple] sortes sinxelas
    [multiple] sortes múltiples
    [odds-with-percent] asociadas ao gaña e ao vén, por cento da aposta, por número
    [odds-against-percent] asociadas ao non gaña e ao non vai, por cento da aposta, por número
    [right-percent] apostas boas, por cento do máximo sinxelo, por número
    [wrong-percent] apostas malas, por cento do máximo sinxelo, por número
   *[other] { $middle }
}
middle-dice = { $middle ->
    [change] cambio dos dados
    [fallen] un dado no chan
   *[other] { $middle }
}
field-at-table = na mesa
field-base = acompaña
field-better-12 = paga co 12
field-better-2 = paga co 2
field-between = × o mínimo
field-breaches = cales contan contra o tirador
field-two-colours = dados de dúas cores
field-faults = outras infraccións
field-gain = ganancia, × a do máximo sinxelo
field-locked = non se retira ata decidirse
field-loses = perde con
field-must = debe apostar ao
field-new-set = xogo novo se o dado
field-null = nula co
field-stays = queda co
field-number = o número
field-once = cada tirada decídea
field-passes = os dados cambian de man
field-repeated = infraccións que custan os dados
field-seven = o total que o perde
field-side = a favor ou en contra
field-stickmen = bastoneiros (stickmen)
field-thrown = dados que se lanzan de cada vez
field-touch = dados que deben tocar o bordo oposto
field-when = cando
field-wins = gaña con
value-against = contra o seu número
value-any = calquera tirada
value-bad-throw = lanzamento incorrecto
value-broken = un dado rompe
value-first = a primeira tirada
value-found = se atopa
value-hard = con dobres
value-held = retéñense os dados na man
value-in-basket = un dado cae no cesto de reserva
value-later = despois da primeira tirada
value-lost = non se atopa
value-multiple = sortes múltiples
value-not-flat = un dado non queda plano sobre o pano
value-odds-against = asociadas en contra dun número
value-odds-with = asociadas a favor dun número
value-off-table = un dado cae da mesa
value-on-chip = un dado queda montado nunha ficha
value-on-edge = un dado queda no bordo da mesa
value-on-floor = un dado cae ao chan
value-right = apostas boas
value-rubbed = frótanse os dados
value-seven-out = co 7 que fai perder
value-shooter-loses = sempre que perde o tirador
value-short = non todos os dados debidos tocan o bordo oposto
value-simple = sortes sinxelas
value-slid = os dados esvaran en vez de rodar
value-stacked = un dado queda sobre o outro
value-total = total dos dados
value-with = a favor do seu número
value-wrong = apostas malas

# Cards from a shoe: punto y banca, trente et quarante
section-bank = Terceira carta da banca
section-commission = Dedución
section-draw = Primeiras cartas
section-errors = Erros do reparto
section-holding = Cartas do punto
section-insurance = Seguro
section-multiples = Múltiplos do mínimo
section-pack = Sabot
section-places = Departamentos
section-points = Puntos
section-rows = Filas
section-sight = Quen ve as cartas
section-six = Sen comisión
section-tables = Tipos de mesa
section-third = Terceira carta
middle-bank = con { $middle }
middle-pack = { $middle ->
    [burn] cartas queimadas
   *[other] { $middle }
}
middle-tables = { $middle ->
    [full] enteira
    [one-wing] unha soa á
    [mini] mini
    [midi] midi
   *[other] { $middle }
}
field-ace = o as
field-bank = a man da banca
field-behind = cartas tras a de bloqueo
field-cards = cartas para cada man
field-changers = cambistas
field-courts = figuras
field-cut-by = quen corta
field-dealer = quen reparte
field-decks = barallas
field-drawn-by = extráea
field-draws = pide se a terceira do punto é
field-drops = desprézanse da suma
field-equal = con apostas maiores iguais
field-face-up = apártase a carta boca arriba
field-fate = o depositado
field-first-counts = a primeira carta é unha delas
field-house-sets = a casa fixa o importe
field-least = dende
field-may-require = a casa pode esixilos
field-may-skip = pode eliminarse
field-naturals = puntuacións que acaban a xogada
field-nearest = gaña a máis próxima a
field-per-mille = milésimas da aposta gañadora
field-player = a man do punto
field-player-draws = o punto pide con
field-rate = do importe da aposta
field-reaches = a fila acaba en
field-refait = por ambos os lados, rexe o cero
field-score = cunha puntuación de
field-seats = asentos como máximo
field-share = máximo, parte do da mesa
field-shows = quen descobre a man do punto
field-sight = quen as ve
field-standing = de pé, se a casa quere
field-stood = pide se o punto se plantou
field-target = gaña o máis próximo a
field-tells = que se anuncia
field-tens = deces e figuras
field-within = dentro de cada sorte
value-bank = banca
value-cards-stuck = cartas pegadas entre si
value-colour-wins = cor gaña ou perde
value-deposit = devólvese se non fixo falta
value-draws = quen pide e quen se planta
value-first-card = a primeira carta
value-furthest-first = a máis afastada primeiro
value-highest-bet = a aposta máis alta
value-nearest-first = a máis próxima primeiro
value-nearest-player = a persoa xogadora máis próxima á dereita do crupier
value-nobody = ninguén
value-nothing = nada
value-owner = quen ten a man
value-place-order = o primeiro departamento
value-player = punto
value-players = as persoas xogadoras
value-premium = da casa, salvo xogo nulo
value-red-wins = vermello gaña ou perde
value-staff = o persoal
value-totals = as puntuacións
value-winner = a man gañadora
value-winners = as sortes gañadoras
value-wrong-deal = reparto errado

# Blackjack
section-boxes = Casas
section-behind = Apostas sobre a man doutro
section-hands = A man na súa quenda
section-natural = Vinte e un
section-even-money = Pago á par
section-split = Pares
section-double = Aposta dobre
section-surrender = Retiro
section-stages = Xogadas da banca
field-cut-first = quen corta primeiro
field-cut-last = quen corta se ninguén quere
field-shuffler = barallador automático
field-most = como máximo
field-vacant = quen aposta nunha casa vacante
field-leads = quen manda nunha casa vacante
field-least-of = contadas en
field-consent = co consentimento de
field-stop = sen carta desde
field-stands = plántase desde
field-alone = se non queda aposta
field-over-only = só se todas se pasaron
field-tie = contra outro
field-beats = gaña ao 21 de máis cartas
field-exact = exactamente esa parte
field-until = ata
field-again = pode volver separarse
field-aces-cards = cartas por as separado
field-aces-again = os ases poden volver separarse
field-natural = o 21 é vinte e un
field-against-natural = o 21 contra un vinte e un da banca
field-on = con
field-soft = tamén cun as
field-aces = dous ases
field-split = mans dun par
field-split-aces = ases separados
field-beyond = pode pasar do máximo
field-against-ace = tamén contra un as
field-complete = parella completa
field-rank = figura
field-mixed = tres setes de dous paus
field-pot = bote mínimo, × a aposta
field-progressive = pode medrar
field-prizes-complete-pays = parella completa paga
field-prizes-colour-pays = parella cor paga
field-prizes-incomplete-pays = parella incompleta paga
field-prizes-one-pays = un sete paga
field-prizes-two-pays = dous setes pagan
field-prizes-two-suited-pays = dous setes do mesmo pau pagan
field-accumulated-prizes-three-pays = tres setes pagan
field-first-needed = cómpre a primeira casa
field-unit = aviso contado en
value-nearest = desde a esquerda do crupier
value-stop-card = quen recibiu a carta de bloqueo
value-with-authorisation = con autorización
value-removed = elimínase
value-house = xogadores, se a casa o permite
value-first-bet = o primeiro en apostar
value-largest-bet = a aposta maior
value-hands = mans
value-holder = o xogador
value-best = once se non pasa de 21
value-eleven = sempre once desde 17
value-rests = non pide
value-push = nula
value-pays = págase
value-first-third = a primeira terceira carta da mesa
value-own-third = a propia terceira carta
value-points = puntos
value-rank = figura
value-loses = perde
value-ties = empata
value-either = un ou once
value-one = un
value-same-suit = do mesmo pau
value-same-colour = da mesma cor
value-as-three = gañan como tres
value-as-two = gañan como dous
value-frozen = remata co par
value-counts = conta a carta seguinte
value-shoe = o sabot
value-round = xogadas
value-card = carta?
value-hand-points = puntuación da man
value-bank-points = puntuación da banca
section-blackjack-bank = A banca
field-split-by = iguais por
field-pairs-by = iguais por
field-pairs-least = mínimo, parte do da mesa
field-accumulated-share = aposta como máximo, parte do mínimo
field-boxes-least = necesarias para xogar
field-surrender-loses = parte da aposta que se perde
field-surrender-optional = a casa pode prescindir del
field-insurance-share = parte da aposta
field-natural-cards = cartas
field-double-cards = cartas máis
field-double-ace = o as vale
field-bank-ace = o as vale
field-behind-standing = tamén xogadores de pé
value-alone-draws = pide igualmente

# Póker contra a casa
section-ranking = Que man é máis alta
section-going = Ir ou retirarse
section-qualify = A banca xoga con
section-bonus = Bonus do Ante
section-misdeal = Erros no reparto
section-shown = Cartas descubertas por erro
section-breach = Falar e ensinar cartas
section-paying = Onde comeza o pagamento
section-choice = Apostas que se poden retirar
section-prizes = Táboa de pagamentos
field-size = cartas dunha man
field-wheel = escaleira co as como carta menor
field-ties-flush-ranks = cartas que deciden entre dúas cores
field-ties-straight-ranks = cartas que deciden entre dúas escaleiras
field-packets = paquetes con máquina
field-who = quen pode apostar así
field-counted = conta tamén a do xogador
field-idle = paga se a banca non xoga
field-times = veces o Ante
field-ranks = valores
field-beaten = pérdese coa man vencida
field-penalty = sanción
field-begins = comeza por
field-bets = apostas que se fan xuntas
field-withdrawn = por esta orde
value-lowest = a menor
value-second = a segunda
value-standing = os que están de pé
value-anybody = calquera
value-allowed = permitido
value-all-bets = pérdese toda a aposta
value-warning = advertencia
value-void-from = nula desde un valor
value-left = a esquerda
value-hand = man
value-royal = escaleira real
value-straight-flush = escaleira de cor
value-four = póker
value-flush = cor
value-straight = escaleira
value-three = trío
value-two-pair = dobre parella
value-pair = parella
value-high-card = carta maior
value-bank-plays = se a banca xoga
value-common-card = as cartas comúns
value-card-shown = unha carta descuberta por erro

# Texas póker
section-announces = O que anuncia o croupier
section-miscounted = Número de cartas equivocado
section-touching = Cartas que se tocan
field-ties-pair-ranks = valores que deciden entre dúas parellas
field-ties-two-pair-ranks = valores que deciden entre dúas dobres parellas
field-ties-three-ranks = valores que deciden entre dous tríos
field-ties-four-ranks = valores que deciden entre dous pókeres
field-capped = suxeito a un límite
field-mended = corríxese ata
field-forfeit = as súas apostas
value-second-bets = a primeira segunda aposta
value-collected = pérdense
value-given-back = devólvense
value-not-at-all = nunca
value-flop = o flop
value-turn = turn
value-river = river
value-no-voy = No voy
value-any-texas-bonus = quen gañou o Texas Bonus
value-turn-and-river = turn e river
value-order = unha orde equivocada
value-missing-card = unha carta que falta
value-bad-deck = unha baralla defectuosa

# Poker with discard
section-discard = Descarte dos xogadores
section-jackpot = Jackpot
section-carousel = Carrusel
section-tie = Empates
field-lowest = catro seguidas contan desde
field-given-up = decídese aínda que a man se retire
field-part = parte do jackpot
field-fixed = jackpot fixo mínimo, × a aposta
value-voy = Vou
value-paso = Paso
value-back = devólvese
value-discards = os descartes
value-bank-discards = o descarte da banca

# Póker sen descarte
section-buying = Compra dunha carta
field-price = prezo, × a aposta inicial
field-blind = para unha man que ninguén viu
field-forfeits = apostas que se perden con ela
field-stake = aposta
field-of = calcúlase sobre
value-single = unha que fixa a casa
value-whole = de todo o bote
value-up = carta descuberta da banca
value-insurance = seguro
value-jackpot = jackpot

# Pai gow póker
section-banking = Quen ten a banca
section-low = A man baixa
section-throw = A tirada de dados
section-setting = Compoñer dúas mans
section-cases = Cadro de casos
field-jokers = jokers
field-to = ofrécese a
field-wrong = man mal composta
field-dice = dados
field-call = o que se anuncia
field-result = resultado
field-ties-high-card-ranks = cartas que deciden entre dúas cartas maiores
value-won = gañada
value-tied = nula
value-compared = compárase
value-five-aces = cinco ases
value-dice-total = a suma dos dados
value-set-two-hands = que se compoñan as dúas mans
value-house-opens-cards = que a casa descobre as súas cartas
value-hands-meet = que se comparan as mans
section-used = Cartas usadas
field-used-rest = retírase o resto da baralla
field-used-hands = mans que se retiran
field-commission-announced = o que se lles anuncia aos xogadores
field-touching-expels = vez a partir da cal o xefe pode expulsar
# Onde a banca é un xogador
section-associates = Asociados do banqueiro
section-auction = Poxa da man
section-award = Adxudicación da banca
section-banco = Banco
section-banker = Terceira carta do banqueiro
section-broken = Banca que saltou
section-cagnotte = O que retén a casa
section-chart = Cadro da banca
section-deal = Reparto
section-garage = Garaxe
section-least = Xogadores necesarios
section-modes = Modalidade da banca
section-punto = Terceira carta do punto
section-seating = Prazas
section-stakes = Apostas
section-straying = Xogador de pé que segue a man
section-chemin-de-fer-bank = A banca
middle-chart = con { $middle }
field-advice = puntos cos que o crupier aconsella plantarse
field-all-goes = o banqueiro pode renunciar a el
field-aloud = anúnciase cada fase
field-at-award = achegan ao adxudicarse
field-bars-winner = quen a deixa gañando queda fóra no sabot
field-cells = terceira carta 0–9, ou ningunha (T pide, P plántase, O escolle)
field-changes-shoe = quen segue pode cambiar o sabot
field-completes = como se anuncia quen completa
field-compulsory = o que ninguén cobre queda fóra
field-cut-from = o corte ofrécese desde
field-exposed = as dúas cartas descubertas dun pano son erro de
field-floor = poxas desde
field-keeps-cards = ante unha banca maior conserva as cartas
field-laid-down = se un pano abate, o cadro obriga en
field-later = achegan despois
field-left = a banca abandonada
field-matches-lost = a banca perdida tómase por igual suma
field-misgiven = a carta dada ao pano equivocado é erro de
field-more = son o mínimo
field-odd = a aposta dacabalo divídese en
field-opening = a primeira banca
field-own-draws = tras un erro seu o banqueiro pide con
field-passed-hands = conta rexeitar unha man pasada
field-players = polo menos
field-players-shuffle = os xogadores poden baralar
field-punto = a man do punto
field-refusals = negativas que custan a praza
field-repeats = veces que se repite un banco nulo
field-sessions = sesións como máximo
field-shoes = sabots de cada unha
field-standing-passes = a man que pasa un xogador de pé vai primeiro a
field-take = dezmilésimas da ganancia neta da banca
field-takes = a primeira carta é do banqueiro con
field-third = terceiras cartas
field-unlimited = pode haber banca sen máximo
field-waived-by = quen pode descartalas
field-with-table = «con la mesa» aposta
field-banco-void = é nulo se
field-punto-banco = quen fai banco
field-punto-draws = debe pedir con
field-punto-stands = debe plantarse con
field-banker-draws = debe pedir con
field-deal-naturals = puntos que se abaten
field-ranking-naturals = en dúas cartas
field-ranking-beats = gañan con terceira carta a
field-cagnotte-per-mille = milésimas do que gaña o banqueiro
field-broken-least = segue con polo menos
field-bank-least = polo menos, en mínimos
field-bank-most = como máximo, en mínimos
field-stakes-cover = a banca responde
field-straying-collected = a súa aposta recóllese
field-straying-paid = págaselle
field-garage-minima = a partir de tantos mínimos
field-errors-choice = onde as regras deixan escoller
field-errors-draws = a carta é entón
field-errors-stands = o banqueiro plántase con
field-errors-score = conta
field-errors-holds = o punto que non abateu
field-errors-against = perde ante unha banca de
field-lone = tras unha aposta soa, banco seguido se
field-open-cards = coas cartas do punto descubertas, banco seguido
field-forgotten = naturais que se esquecen e perden
field-errors-banco = quen fai banco e se equivoca de palabra
value-banco-as-any = como calquera punto
value-banco-bears = responde dela
value-lone-lost = perdeu
value-lone-lost-or-tied = perdeu ou empatou
value-open-cards-late = xa non se pode
value-open-cards-callable = aínda se pode
value-at-award-any-sum = calquera suma
value-any-sum = calquera suma
value-equal-sum = tanto como a banca
value-twice-the-bank = o dobre que a banca
value-choice-open = segue sendo súa
value-choice-stand = plántase
value-con-la-mesa-y-ultimo-completo = «con la mesa y último completo»
value-con-la-mesa-yo-completo = «con la mesa, yo completo»
value-compulsory-coup = por esa xogada
value-compulsory-lasting = definitivamente
value-cut-from-left = a esquerda do crupier
value-cut-from-right = a dereita do crupier
value-draws-choice = facultativa
value-draws-duty = obrigatoria
value-floor-minimum = o mínimo
value-floor-previous = a última suma
value-floor-initial = a suma inicial
value-floor-last = a última suma
value-keeps-cards-banco = quen fixera banco
value-keeps-cards-banca = quen tivera a banca
value-its-winnings = as súas ganancias
value-the-bank = a banca
value-collected-first = primeiro
value-collected-last = ao final
value-paid-first = primeiro
value-paid-last = ao final
value-last-seated = a dereita do último banqueiro sentado
value-place-1 = a praza un
value-half-or-more = a metade da banca ou máis
value-half-the-bank = a metade da banca
value-banco-free = xoga libremente
value-banco-authorised = xoga libremente se o director o autoriza
value-cover-halves = coa metade en cada pano, e o que deixe o outro
value-cover-first-cloth = no primeiro pano antes ca no segundo
value-exposed-banker = o banqueiro
value-exposed-player = ninguén en particular
value-misgiven-banker = o banqueiro
value-misgiven-player = ninguén en particular
value-laid-down-restored = xogadas restablecidas
value-laid-down-always = toda xogada
value-least-initial = a suma inicial
value-least-minimum = o mínimo
value-auctioned = póxase desde a súa suma
value-offered = ofrécese pola suma inicial
value-odd-minima = mínimos enteiros, a parte maior no primeiro pano
value-odd-money = diñeiro
value-opening-auction = póxase
value-opening-deposit = pode depositarse antes da primeira xogada
value-order-first = primeiro pano
value-order-second = segundo pano
value-both-tied = ningún pano se gaña nin se perde
value-both-decided = cada pano se gaña ou se perde
middle-modes = { $middle ->
    [limited] banca limitada
    [free] banca libre
   *[other] { $middle }
}
middle-errors = { $middle ->
    [early] cartas sacadas antes de tempo
    [exposed] cartas mostradas
    [restored] xogada restablecida
    [overdealt] demasiadas cartas para a banca
    [dropped] carta caída na cesta
    [forgotten] natural sen abater
    [thrown] man guindada
   *[other] { $middle }
}
value-third-all = todos
field-days = o director pode adxudicala polo día

# Regras nunha comparación: partes dunha sección e palabras que noutros sitios significan outra cousa
bets-second = 2.ª aposta
field-prize-pays = { $hand } paga
field-prize-least = { $hand } dende
field-examples = por exemplo, do { $number }
field-kind = xogada
field-shown-hand = unha carta dun xogador
field-shown-common = unha carta común
field-jackpot-progressive = jackpot progresivo mínimo, × a aposta
field-bank-cards = cartas
section-poker-draw-bank = Descarte da banca
part-four-suited = catro do mesmo pau
part-four-in-a-row = catro seguidas
part-nothing = nada
middle-sight = { $middle ->
    [hand] a man dun xogador
    [bank] a man da banca
    [up] a carta descuberta da banca
    [bought] unha carta mercada
    [kept] as cartas que se conservan
    [drawn] as cartas que se piden
    [bank-drawn] as cartas que pide a banca
    [flop] o flop
    [turn] o turn
    [river] o river
    [left] a carta común esquerda
    [right] a carta común dereita
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
    [flop] o flop
    [bonus] o bonus
    [last-two] turn e river
    [set] compoñer as mans
    [house] as cartas da casa
    [hands] a comparación
   *[other] { $middle }
}
middle-hands = { $middle ->
    [turn] a súa quenda
    [lost] cando perde
   *[other] { $middle }
}
middle-cases = { $middle ->
    [higher-higher] as dúas mans superiores
    [higher-lower] man alta superior, man baixa inferior
    [lower-higher] man alta inferior, man baixa superior
    [higher-equal] man alta superior, man baixa igual
    [equal-higher] man alta igual, man baixa superior
    [lower-equal] man alta inferior, man baixa igual
    [equal-lower] man alta igual, man baixa inferior
    [equal-equal] as dúas mans iguais
    [lower-lower] as dúas mans inferiores
   *[other] { $middle }
}
value-by-number = un número fixo
value-causes-number = un número de cartas equivocado
value-order-left = carta común esquerda
value-order-right = carta común dereita
value-begins-right = a dereita
value-of-left = o que queda del
value-result-lost = perdida
value-hands-lost = as que perden
value-hands-tied = as nulas
value-wrong-lost = perde
value-hand-stands = vale
value-bank-void = nula
value-by-all = todos
field-going-loses = apostas que se perden con iso
field-par-plus-alone = pode facerse sen Ante

# Who of the staff does what
section-heads = Xefe de mesa
field-heads-directs = sen el non hai xogada
field-heads-exchanges = vixía os cambios
section-launch = Lanzamento da bóla
field-launch-in-turn = os crupieres quéndanse
section-placing = Apostas que coloca o persoal
field-placing-hands = quen as coloca
field-placing-stands-in = o crupier se non hai extremo de mesa
section-waiting = Prazas vacantes
field-waiting-listed = por lista de prioridade
section-tips = Propinas
field-tips-slot = na súa rañura
section-work = Reparto do traballo
field-work-pays = quen paga
value-pays-others = os que non recollen
value-pays-side = cada un no seu lado
value-pays-any = calquera deles
value-pays-second = o que non reparte
value-hands-end = extremo de mesa
field-chips-markers = garda os marcadores
value-markers-head = xefe de mesa
field-chips-rebuild = pilas refeitas antes de lanzar
field-chips-sorter = máquina clasificadora permitida
section-shoes = Sabots da casa
field-shoes-numbered = numerados
field-shoes-rotate = non repiten mesa
field-shoes-approved = de modelo homologado
field-closing-wheel = a roda péchase con
value-wheel-lock = pechadura
value-wheel-seal = precinto
field-ending-unit = anúnciase o último por
field-ending-number = cantas se anuncian
field-ending-by = quen o anuncia
section-attendants = Servidores auxiliares
field-attendants-tables = un auxiliar por cada tantas mesas
value-unit-round = xogadas
value-unit-shooter = tirador
value-unit-shoe = sabot
