# Apostas: todas as súas palabras.

# Why a shop cannot be opened like this
bad-betting-venue = Os corredores están nun recinto, e o recinto ten nome.
bad-betting-facilities = Dentro dun recinto só se aposta nas instalacións habilitadas para iso.
bad-betting-unauthorised = Un local de apostas precisa unha autorización que cubra algunha clase de aposta.
bad-betting-shop = Un local fóra dos recintos toma apostas externas: a súa autorización ten que cubrilas.
bad-betting-kinds = Unha autorización non cobre «{ $value }», senón: { $known }.
bad-betting-programme = Non hai ningunha demostración «{ $value }»; hai: { $known }.
bad-betting-events = Unha reunión ten de 1 a { $most } acontecementos deste programa, non { $value }.
bad-betting-twice = Cada acontecemento do programa precisa un nome propio.
bad-betting-matter-outside = As apostas mutuas deportivo-benéficas quedan fóra deste decreto: aquí non se aposta sobre «{ $value }».
bad-betting-matter-forbidden = Ninguén pode apostar sobre «{ $value }», por aquilo de que trata ({ $matter }).
bad-betting-matter-unknown = Aquilo de que trata «{ $value }» debe estar determinado de antemán, e «{ $matter }» non é nada coñecido.
bad-betting-not-covered = As apostas sobre «{ $value }» serían dunha clase ({ $covered }) que a autorización non cobre.
bad-betting-event = Sobre «{ $value }» non se pode apostar: precisa recinto, dous bandos ou de { $least } a { $most } participantes con nomes distintos, unha opinión sobre cada un e liñas alcanzables.
bad-betting-figure = Esta cifra vai de { $least } a { $most }, non { $value }.
bad-law-betting-matters = Algo ten que estar permitido, e nada pode estar á vez permitido e prohibido; a lei di outra cousa.

# -- bets
bet-winner = Gañador
bet-placed = Colocado
bet-exacta = Primeiro e segundo
bet-total = Máis ou menos
bet-handicap = Con vantaxe
bet-combined = Combinada dobre
bet-pool-winner = Mutua a gañador
bet-pool-placed = Mutua a colocado
spot-winner = Gañador
spot-placed = Colocado
spot-exacta = Primeiro e segundo
spot-total = Máis ou menos
spot-handicap = Con vantaxe
spot-combined = Combinada dobre
spot-pool-winner = Mutua a gañador
spot-pool-placed = Mutua a colocado
choice-event-pelota = pelota
choice-event-rowing = traiñeiras
choice-event-football = fútbol
choice-event-verses = bertsolaris
choice-event-horses = carreira de cabalos
choice-event-cycling = ciclismo
choice-event-other = acontecemento
chart-betting-pelota = Pelota aos prezos de apertura
chart-betting-rowing = Traiñeiras aos prezos de apertura
chart-betting-football = Fútbol aos prezos de apertura
chart-betting-verses = Bertsolaris aos prezos de apertura
chart-betting-horses = Carreira de cabalos aos prezos de apertura
chart-betting-cycling = Ciclismo aos prezos de apertura
chart-betting-other = Outro acontecemento aos prezos de apertura
chart-betting-pool-pelota = Pelota na mutua: 10,00 xunto a 1.000,00 doutros
chart-betting-pool-rowing = Traiñeiras na mutua: 10,00 xunto a 1.000,00 doutros
chart-betting-pool-football = Fútbol na mutua: 10,00 xunto a 1.000,00 doutros
chart-betting-pool-verses = Bertsolaris na mutua: 10,00 xunto a 1.000,00 doutros
chart-betting-pool-horses = Carreira de cabalos na mutua: 10,00 xunto a 1.000,00 doutros
chart-betting-pool-cycling = Ciclismo na mutua: 10,00 xunto a 1.000,00 doutros
chart-betting-pool-other = Outro acontecemento na mutua: 10,00 xunto a 1.000,00 doutros
chart-against-betting = selección
chart-cell-chance = gaña
chart-cell-fair = prezo xusto
chart-cell-price = prezo
chart-cell-edge = custa
chart-cell-dividend = dividendo
chart-cell-dividend-alike = dividendo, outros por igual
chart-cell-edge-alike = custa, outros por igual
chart-betting-over-winner = Xogar a todos os gañadores custa { $over } milésimas máis do que trae.
chart-betting-over-exacta = Xogar a todas as ordes dos dous primeiros: { $over } milésimas.
chart-betting-over-total = Máis e menos xuntos: { $over } milésimas.
chart-betting-over-handicap = Os dous bandos coa vantaxe: { $over } milésimas.
chart-betting-take-out = A casa retén { $take } milésimas da mutua, e o que deixa o redondeo.
rules-case-betting-price = ao prezo concertado, incluída a aposta
rules-case-betting-pool = unha parte da mutua, da que se retén o { $percent } %
rules-maximum-betting = { $most } mínimos, segundo fixa a casa, e non máis do que a casa aínda pode perder niso

# -- calls
call-betting-announced = Anúnciase o acontecemento { $event }: { $name ->
    [pelota] pelota
    [regatta] regata
    [football] fútbol
    [verses] bertsolaris
   *[other] { $name }
}
call-betting-open = Admítense apostas
call-betting-price = Acontecemento { $event }: un prezo é agora de { $price } centésimas
call-betting-scratched = Acontecemento { $event }: { $name } non participa
call-betting-party = Acontecemento { $event }: quen toma parte nel non aposta sobre el
call-betting-off = Empeza o acontecemento { $event }: non se admiten máis apostas sobre el
call-betting-result = Acontecemento { $event }, provisional: { $result }
call-betting-rectified = Acontecemento { $event }, rectificado: { $result }
call-betting-confirmed = Acontecemento { $event }, definitivo: { $result }
call-betting-void = O acontecemento { $event } non vale: devólvense as apostas
call-betting-over = Remata a reunión

# -- what happened
event-why-take-out = retención da mutua
event-why-breakage = redondeo da mutua
event-why-dividend = dividendo
event-why-carried = acumulado para a próxima mutua
event-why-least-dividend = ata o dividendo mínimo
event-cause-abandoned = abandono
event-cause-postponed = adiamento
event-cause-changed = celebrouse doutro xeito
event-cause-irregular = irregularidade
event-EventAnnounced = Anúnciase un acontecemento.
event-EventAnnounced-entry = Programa
event-MeetingOpened = Anunciados todos os acontecementos, admítense apostas.
event-MeetingOpened-entry = Programa
event-PriceChanged = Cambiou un prezo; as apostas feitas conservan o seu.
event-PriceChanged-entry = Prezo
event-EntryScratched = Un participante non toma parte no acontecemento { $event }; as apostas por el son nulas.
event-EntryScratched-entry = Retirada
event-PartyDeclared = { $who } toma parte no acontecemento { $event } e non pode apostar sobre el; devólvese o apostado.
event-PartyDeclared-entry = Parte
event-BetStruck = Concértase unha aposta.
event-BetStruck-entry = Aposta
event-PoolJoined = Xógase nunha mutua.
event-PoolJoined-entry = Mutua
event-EventStarted = Empeza o acontecemento { $event }.
event-EventStarted-entry = Saída
event-ResultEntered = Acontecemento { $event }: { $result }, aínda sen confirmar.
event-ResultEntered-entry = Resultado
event-ResultRectified = Rectifícase o acontecemento { $event }: { $result } no canto de { $was }.
event-ResultRectified-entry = Resultado
event-ResultConfirmed = O acontecemento { $event } é definitivo: { $result }.
event-ResultConfirmed-entry = Resultado
event-BetsSettled = Liquídanse as apostas sobre o acontecemento { $event }.
event-BetsSettled-entry = Pagamento
event-PoolPaid = Repártese unha mutua do acontecemento { $event }.
event-PoolPaid-entry = Pagamento
event-EventVoided = O acontecemento { $event } non vale: { $cause }.
event-EventVoided-entry = Nulidade
event-MeetingEnded = Remata a reunión.
event-MeetingEnded-entry = Programa

# -- refusals
refused-matter-outside = As apostas mutuas deportivo-benéficas quedan fóra deste decreto.
refused-matter-forbidden = Ninguén pode apostar sobre tal materia ({ $value }).
refused-no-such-matter = «{ $value }» non é nada como o que poida anunciarse un acontecemento.
refused-not-on-the-programme = { $value } non está no programa, ou xa se anunciou.
refused-internal-not-covered = A autorización deste local non cobre as apostas internas.
refused-external-not-covered = A autorización deste local non cobre as apostas externas.
refused-other-not-covered = A autorización deste local non cobre as apostas non deportivas.
refused-no-event = Agora non hai anunciado ningún acontecemento sobre o que apostar.
refused-no-such-selection = Nada dos acontecementos anunciados pode apostarse como «{ $value }».
refused-no-such-winner = Unha combinada dobre une dous gañadores dos acontecementos anunciados; «{ $value }» non o é.
refused-event-off = Ese acontecemento empezou ou non vale: xa non se aposta sobre el.
refused-party-to-event = Quen toma parte nun acontecemento non pode apostar sobre el.
refused-same-event = Unha combinada dobre precisa dous acontecementos distintos, primeiro o anterior.
refused-price-changed = O prezo xa non é { $value }.
refused-book-full = A casa non admite máis de { $limit } nisto: podería perder demasiado.
refused-book-full-none = Nisto a casa xa non admite máis: podería perder de máis.
refused-no-pools = Este local non ten mutuas.
refused-price-too-low = Un prezo é de { $limit } centésimas polo menos.
refused-price-too-high = Un prezo é de { $limit } centésimas como moito.
refused-nobody-to-scratch = Agora non se pode retirar a ninguén: deben quedar dous, e antes da saída.
refused-no-such-entry = { $value } non é ninguén a quen se poida retirar.
refused-no-such-event = Non hai ningún acontecemento { $value } do que se poida ser parte.
refused-no-such-party = { $value } non é ninguén de aquí que non conste xa como parte.
refused-no-result = Non hai ningún resultado por confirmar.
refused-no-such-result = { $value } non é outro resultado posible deste acontecemento.
refused-event-over = O acontecemento { $value } rematou, ou non existe.
refused-bets-open = Quen ten apostas abertas vaise cando se liquiden.

# -- at the console
console-act-AnnounceEvent = Anunciar un acontecemento
console-act-ChangePrice = Cambiar un prezo
console-act-ScratchEntry = Retirar a un participante
console-act-DeclareParty = Alguén toma parte nun acontecemento
console-act-StrikeBet = Concertar unha aposta
console-act-StrikeDouble = Concertar unha combinada
console-act-JoinPool = Xogar na mutua
console-act-StartEvent = Saída: pechar as apostas e empezar
console-act-RectifyResult = Rectificar o resultado
console-act-ConfirmResult = Confirmar o resultado e pagar
console-act-VoidEvent = Declarar nulo un acontecemento
console-act-VoidEvent-abandoned = Abandono: o acontecemento non vale
console-act-VoidEvent-postponed = Adiado: o acontecemento non vale
console-act-VoidEvent-changed = Celebrado doutro xeito: o acontecemento non vale
console-act-VoidEvent-irregular = Irregular: o acontecemento non vale
console-does-AnnounceEvent = O acontecemento queda determinado de antemán, con aquilo de que trata; móstranse os prezos de apertura.
console-does-ChangePrice = Desde agora a selección ten este prezo; as apostas feitas conservan o seu.
console-does-ScratchEntry = As apostas polo participante son nulas; as demais pagan menos se a casa deduce.
console-does-DeclareParty = Devólvese o que esta persoa apostou sobre o acontecemento, e non se lle admite máis.
console-does-StartEvent = Xa ninguén aposta sobre este acontecemento; empeza.
console-does-RectifyResult = O director asina outro resultado, antes de pagar nada.
console-does-ConfirmResult = Unha segunda persoa responde do resultado; despois páganse apostas e mutuas.
console-does-VoidEvent = Devólvese o apostado sobre o acontecemento; as combinadas seguen coa súa outra metade.
console-pad-betting = Resultado do acontecemento
console-phase-announcing = Anúncianse acontecementos
console-phase-running = O acontecemento está en curso
console-phase-provisional = Un resultado agarda confirmación
console-field-event = Acontecemento
console-field-entry = Participante
console-field-fixture = Acontecemento do programa
console-field-matter = De que trata
console-field-on = Selección
console-field-price = Prezo
console-field-result = Resultado
console-field-second = Segunda selección
console-field-who = Persoa
value-sport = deporte
value-competition = competición
value-culture = cultura
value-custom = costume
value-other = outra materia
value-internal = interna
value-external = externa
value-pelota = pelota
value-regatta = regata
value-football = fútbol
value-verses = bertsolaris

# -- in the office
office-option-premises = Onde está
office-option-premises-venue = nun recinto deportivo
office-option-premises-shop = nun local propio
office-option-venue = Nome do recinto
office-option-authorised = Apostas que cobre a autorización
office-option-authorised-internal = internas
office-option-authorised-external = externas
office-option-authorised-other = non deportivas
office-option-programme-pelota = pelota
office-option-programme-regatta = traiñeiras
office-option-programme-football = fútbol
office-option-programme-verses = bertsolaris
office-option-events = Acontecementos nunha reunión
office-option-margin = Marxe dos prezos de apertura, en milésimas
office-option-most-stake = O máis dunha aposta, en mínimos
office-option-most-liability = O máis que pode custar unha selección, en mínimos
office-option-places = Postos dun campo que contan
office-option-deduction = Deducir por retiradas
office-option-pools = Mutuas
office-option-take-out = Retención da mutua, en milésimas
office-option-breakage-step = Os dividendos son múltiplos de, en centésimas
office-option-least-dividend = Dividendo mínimo, en centésimas
office-option-breakage = O que deixa o redondeo vai
office-option-breakage-house = á casa
office-option-breakage-carry = á próxima mutua
office-option-unwon = Unha mutua que ninguén gañou
office-option-unwon-refund = devólvese
office-option-unwon-carry = acumúlase na próxima

# -- company
play-temper-betting-regular = prezos e mutuas, en case todo
play-temper-betting-cautious = un pouco ao favorito
play-temper-betting-dreamer = dous gañadores á vez
play-temper-betting-crowd = só as mutuas

# -- how it is played
betting-how-goal = Unha reunión ten { $events } acontecementos, anunciados de antemán: vostede aposta sobre como acaban, e ninguén que tome parte nun aposta sobre el.
betting-how-price = A un prezo fixo de 2,50 un euro devolve dous e medio, incluído o apostado; o seu prezo queda, aínda que logo cambie; de cada aposta a casa queda de media con preto de { $margin }.
betting-how-double = Unha combinada dobre une dous gañadores de acontecementos distintos: deben gañar os dous, e os seus prezos multiplícanse.
betting-how-pool = Nunha mutua os que apostan repártense o xogado, menos { $take } para a casa; { $refund ->
    [yes] se ninguén gaña, devólvese
   *[no] se ninguén gaña, acumúlase na próxima
}.
betting-how-off = Admítense apostas ata a saída de cada acontecemento; un que non vale devolve o apostado.
betting-how-paid = Un resultado págase cando unha segunda persoa o confirmou; quen acaban xuntos comparten o que gañan{ $deduction ->
    [yes] , e unha retirada rebaixa o que gañan as apostas anteriores
   *[no] {""}
}.
betting-means-winner = Gaña se a súa elección gaña o acontecemento.
betting-means-placed = Gaña se a súa elección está entre os { $places } primeiros.
betting-means-exacta = Gaña se os dous chegan primeiro e segundo, nesta orde.
betting-means-total = Gaña se os dous bandos xuntos suman máis, ou menos, que a liña; na liña devólvese o apostado.
betting-means-handicap = Gaña se o seu bando vai por diante unha vez sumada a vantaxe; se igualan, devólvese o apostado.
betting-means-combined = Gaña se as dúas eleccións gañan; se unha non vale, segue coa outra.
betting-means-pool-winner = Gaña unha parte da mutua se a súa elección gaña, { $least } polo menos por cada un apostado.
betting-means-pool-placed = Gaña unha parte da mutua se a súa elección está entre os { $places } primeiros, { $least } polo menos por cada un apostado.

# -- in the terminal
play-do-StrikeBet = concertar unha aposta
play-do-StrikeDouble = concertar unha combinada
play-do-JoinPool = xogar na mutua
play-betting-begin = Cada liña da lista ten un número: «3 10» aposta 10 ao número 3, «3 + 8 10» é unha combinada, «mutua 3 10» xoga na mutua. Intro dá a saída.
play-betting-word-pool = mutua
play-betting-event = Acontecemento { $event }: { $name } · { $kind ->
    [internal] apostas internas
    [external] apostas externas
   *[other] non deportiva
} · { $held }
play-betting-over = Acontecemento { $event }: { $name } · { $result }
play-betting-own = As súas apostas: { $bets }
play-betting-settled = { $on }: { $why ->
    [won] gañada
    [pool] gañada na mutua
    [void] nula
    [refund] ninguén gaña: devolta
    [party] devolta a quen toma parte
    [dead-heat] en parte
   *[lost] perdida
} · { $amount } → { $returned }
play-betting-no-line = Non hai liña { $line } na lista: chega ata { $most }.
play-betting-hear = Non entendín «{ $said }». Diga un número da lista e un importe, como «1 10», ou prema Intro para a saída.
play-betting-pool = Mutua

# -- in the browser
floor-group-betting = Apostas
betting-event = Acontecemento { $event }
betting-sport-pelota = Pelota
betting-sport-rowing = Traiñeiras
betting-sport-football = Fútbol
betting-sport-verses = Bertsolaris
betting-sport-horses = Carreira de cabalos
betting-sport-cycling = Ciclismo
betting-sport-other = Acontecemento
betting-kind-internal = apostas internas
betting-kind-external = apostas externas
betting-kind-other = non deportiva
betting-status-open = admítense apostas
betting-status-running = en curso
betting-status-provisional = provisional: { $result }
betting-status-done = definitivo: { $result }
betting-status-void = non vale
betting-market-winner = Gañador
betting-market-placed = Colocado ({ $places })
betting-market-exacta = Primeiro e segundo
betting-market-total = Os dous xuntos
betting-market-handicap = Con vantaxe
betting-market-pool-winner = Mutua a gañador
betting-market-pool-placed = Mutua a colocado
betting-draw = Empate
betting-over = máis de { $line }
betting-under = menos de { $line }
betting-out = retirado
betting-pool-total = Na mutua: { $amount }
betting-pool-now = uns { $dividend }
betting-slip = O seu boleto
betting-slip-none = Toque un prezo para apostar; toque dous gañadores de acontecementos distintos para unha combinada.
betting-single = Simple
betting-double = Combinada
betting-returns = Devolve { $amount } se gaña
betting-amount = Importe
betting-strike = Apostar { $amount } a { $price }
betting-join = Xogar { $amount } na mutua
betting-clear = Quitar
betting-yours = As súas apostas
betting-yours-none = Non ten apostas abertas.
betting-at = a { $price }
betting-kept = { $kept } % da ganancia, tras unha retirada
betting-results = Resultados e pagamentos
betting-why-won = gañada
betting-why-lost = perdida
betting-why-void = nula
betting-why-party = devolta: vostede toma parte nel
betting-why-dead-heat = en parte: varios acabaron xuntos
betting-why-pool = dividendo
betting-why-refund = ninguén gaña: devolta
betting-now-idle = Entre dúas reunións
betting-now-announcing = Anúncianse acontecementos
betting-now-betting = Admítense apostas
betting-now-running = O acontecemento está en curso
betting-now-provisional = Falta confirmar o resultado
betting-opinion = O que cre a casa
betting-opinion-text = Os prezos de apertura seguen esta opinión, e as demostracións sortéanse con ela; a casa toma un { $margin } % de marxe.
betting-opinion-points = cada tanto: { $first } a { $second }
betting-opinion-goals = de dez ocasións, cada unha entra co { $first } e o { $second } %
betting-opinion-field = pesos: { $weights }

# The rules, where laws are compared
section-betting-event = Sobre que se aposta
field-event-determined = determinado de antemán
field-event-uncertain = de desenlace incerto
field-event-foreign = alleo a quen aposta
section-betting-matters = Materias
field-matters-sports = deportivas
field-matters-others = outras
field-matters-outside = fóra do decreto
value-sports-sport = deporte
value-sports-competition = competición
value-others-culture = cultura
value-others-custom = costume
value-others-other = outra
value-outside-charity-pools = mutuas deportivo-benéficas
section-betting-forbidden = Prohibido
field-forbidden-harmful = o que atenta contra
field-forbidden-unlawful = o que se basea en
value-harmful-dignity = a dignidade
value-harmful-privacy = a intimidade
value-harmful-honour = a honra
value-harmful-image = a propia imaxe
value-harmful-rights = outros dereitos fundamentais
value-unlawful-crime = delitos
value-unlawful-misdemeanour = faltas
value-unlawful-infraction = infraccións administrativas
value-unlawful-politics = acontecementos políticos
value-unlawful-religion = acontecementos relixiosos
section-betting-internal = Apostas internas
field-internal-held = o apostado celébrase
value-held-there = alí mesmo
field-internal-facilities = en instalacións habilitadas
section-betting-external = Apostas externas
field-external-authorised = en locais autorizados
field-external-elsewhere = nun recinto, sobre o que se celebra noutro
section-betting-classes = Clases de apostas
field-classes-sports-only = só se distinguen as deportivas
section-betting-premises = Locais
field-premises-authorised = autorizados
rng-sample-betting = resultados dun acontecemento en { NUMBER($size, useGrouping: 0) } partes
