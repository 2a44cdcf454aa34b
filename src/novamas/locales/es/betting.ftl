# Apuestas: todas sus palabras.

# Why a shop cannot be opened like this
bad-betting-venue = Los corredores están en un recinto, y el recinto tiene nombre.
bad-betting-facilities = Dentro de un recinto solo se apuesta en las instalaciones habilitadas para ello.
bad-betting-unauthorised = Un local de apuestas necesita una autorización que cubra alguna clase de apuesta.
bad-betting-shop = Un local fuera de los recintos toma apuestas externas: su autorización tiene que cubrirlas.
bad-betting-kinds = Una autorización no cubre «{ $value }», sino: { $known }.
bad-betting-programme = No hay ninguna demostración «{ $value }»; hay: { $known }.
bad-betting-events = Una reunión tiene de 1 a { $most } acontecimientos de este programa, no { $value }.
bad-betting-twice = Cada acontecimiento del programa necesita un nombre propio.
bad-betting-matter-outside = Las apuestas mutuas deportivo-benéficas quedan fuera de este decreto: aquí no se apuesta sobre «{ $value }».
bad-betting-matter-forbidden = Nadie puede apostar sobre «{ $value }», por aquello de lo que trata ({ $matter }).
bad-betting-matter-unknown = Aquello de lo que trata «{ $value }» debe estar determinado de antemano, y «{ $matter }» no es nada conocido.
bad-betting-not-covered = Las apuestas sobre «{ $value }» serían de una clase ({ $covered }) que la autorización no cubre.
bad-betting-event = Sobre «{ $value }» no se puede apostar: necesita recinto, dos bandos o de { $least } a { $most } participantes con nombres distintos, una opinión sobre cada uno y líneas alcanzables.
bad-betting-figure = Esta cifra va de { $least } a { $most }, no { $value }.
bad-law-betting-matters = Algo tiene que estar permitido, y nada puede estar a la vez permitido y prohibido; la ley dice otra cosa.

# -- bets
bet-winner = Ganador
bet-placed = Colocado
bet-exacta = Primero y segundo
bet-total = Más o menos
bet-handicap = Con ventaja
bet-combined = Combinada doble
bet-pool-winner = Mutua a ganador
bet-pool-placed = Mutua a colocado
spot-winner = Ganador
spot-placed = Colocado
spot-exacta = Primero y segundo
spot-total = Más o menos
spot-handicap = Con ventaja
spot-combined = Combinada doble
spot-pool-winner = Mutua a ganador
spot-pool-placed = Mutua a colocado
choice-event-pelota = pelota
choice-event-rowing = traineras
choice-event-football = fútbol
choice-event-verses = bertsolaris
choice-event-horses = carrera de caballos
choice-event-cycling = ciclismo
choice-event-other = acontecimiento
chart-betting-pelota = Pelota a los precios de apertura
chart-betting-rowing = Traineras a los precios de apertura
chart-betting-football = Fútbol a los precios de apertura
chart-betting-verses = Bertsolaris a los precios de apertura
chart-betting-horses = Carrera de caballos a los precios de apertura
chart-betting-cycling = Ciclismo a los precios de apertura
chart-betting-other = Otro acontecimiento a los precios de apertura
chart-betting-pool-pelota = Pelota en la mutua: 10,00 junto a 1.000,00 de otros
chart-betting-pool-rowing = Traineras en la mutua: 10,00 junto a 1.000,00 de otros
chart-betting-pool-football = Fútbol en la mutua: 10,00 junto a 1.000,00 de otros
chart-betting-pool-verses = Bertsolaris en la mutua: 10,00 junto a 1.000,00 de otros
chart-betting-pool-horses = Carrera de caballos en la mutua: 10,00 junto a 1.000,00 de otros
chart-betting-pool-cycling = Ciclismo en la mutua: 10,00 junto a 1.000,00 de otros
chart-betting-pool-other = Otro acontecimiento en la mutua: 10,00 junto a 1.000,00 de otros
chart-against-betting = selección
chart-cell-chance = gana
chart-cell-fair = precio justo
chart-cell-price = precio
chart-cell-edge = cuesta
chart-cell-dividend = dividendo
chart-cell-dividend-alike = dividendo, otros por igual
chart-cell-edge-alike = cuesta, otros por igual
chart-betting-over-winner = Jugar a todos los ganadores cuesta { $over } milésimas más de lo que trae.
chart-betting-over-exacta = Jugar a todos los órdenes de los dos primeros: { $over } milésimas.
chart-betting-over-total = Más y menos juntos: { $over } milésimas.
chart-betting-over-handicap = Los dos bandos con la ventaja: { $over } milésimas.
chart-betting-take-out = La casa retiene { $take } milésimas de la mutua, y lo que deja el redondeo.
rules-case-betting-price = al precio concertado, incluida la apuesta
rules-case-betting-pool = una parte de la mutua, de la que se retiene el { $percent } %
rules-maximum-betting = { $most } mínimos, según fija la casa, y no más de lo que la casa aún puede perder en ello

# -- calls
call-betting-announced = Se anuncia el acontecimiento { $event }: { $name ->
    [pelota] pelota
    [regatta] regata
    [football] fútbol
    [verses] bertsolaris
   *[other] { $name }
}
call-betting-open = Se admiten apuestas
call-betting-price = Acontecimiento { $event }: un precio es ahora de { $price } centésimas
call-betting-scratched = Acontecimiento { $event }: { $name } no participa
call-betting-party = Acontecimiento { $event }: quien toma parte en él no apuesta sobre él
call-betting-off = Empieza el acontecimiento { $event }: no se admiten más apuestas sobre él
call-betting-result = Acontecimiento { $event }, provisional: { $result }
call-betting-rectified = Acontecimiento { $event }, rectificado: { $result }
call-betting-confirmed = Acontecimiento { $event }, definitivo: { $result }
call-betting-void = El acontecimiento { $event } no vale: se devuelven las apuestas
call-betting-over = Termina la reunión

# -- what happened
event-why-take-out = retención de la mutua
event-why-breakage = redondeo de la mutua
event-why-dividend = dividendo
event-why-carried = acumulado para la próxima mutua
event-why-least-dividend = hasta el dividendo mínimo
event-cause-abandoned = abandono
event-cause-postponed = aplazamiento
event-cause-changed = se celebró de otro modo
event-cause-irregular = irregularidad
event-EventAnnounced = Se anuncia un acontecimiento.
event-EventAnnounced-entry = Programa
event-MeetingOpened = Anunciados todos los acontecimientos, se admiten apuestas.
event-MeetingOpened-entry = Programa
event-PriceChanged = Ha cambiado un precio; las apuestas hechas conservan el suyo.
event-PriceChanged-entry = Precio
event-EntryScratched = Un participante no toma parte en el acontecimiento { $event }; las apuestas por él son nulas.
event-EntryScratched-entry = Retirada
event-PartyDeclared = { $who } toma parte en el acontecimiento { $event } y no puede apostar sobre él; se devuelve lo apostado.
event-PartyDeclared-entry = Parte
event-BetStruck = Se concierta una apuesta.
event-BetStruck-entry = Apuesta
event-PoolJoined = Se juega en una mutua.
event-PoolJoined-entry = Mutua
event-EventStarted = Empieza el acontecimiento { $event }.
event-EventStarted-entry = Salida
event-ResultEntered = Acontecimiento { $event }: { $result }, aún sin confirmar.
event-ResultEntered-entry = Resultado
event-ResultRectified = Se rectifica el acontecimiento { $event }: { $result } en lugar de { $was }.
event-ResultRectified-entry = Resultado
event-ResultConfirmed = El acontecimiento { $event } es definitivo: { $result }.
event-ResultConfirmed-entry = Resultado
event-BetsSettled = Se liquidan las apuestas sobre el acontecimiento { $event }.
event-BetsSettled-entry = Pago
event-PoolPaid = Se reparte una mutua del acontecimiento { $event }.
event-PoolPaid-entry = Pago
event-EventVoided = El acontecimiento { $event } no vale: { $cause }.
event-EventVoided-entry = Nulidad
event-MeetingEnded = Termina la reunión.
event-MeetingEnded-entry = Programa

# -- refusals
refused-matter-outside = Las apuestas mutuas deportivo-benéficas quedan fuera de este decreto.
refused-matter-forbidden = Nadie puede apostar sobre tal materia ({ $value }).
refused-no-such-matter = «{ $value }» no es nada como lo que pueda anunciarse un acontecimiento.
refused-not-on-the-programme = { $value } no está en el programa, o ya se ha anunciado.
refused-internal-not-covered = La autorización de este local no cubre las apuestas internas.
refused-external-not-covered = La autorización de este local no cubre las apuestas externas.
refused-other-not-covered = La autorización de este local no cubre las apuestas no deportivas.
refused-no-event = Ahora no hay anunciado ningún acontecimiento sobre el que apostar.
refused-no-such-selection = Nada de los acontecimientos anunciados puede apostarse como «{ $value }».
refused-no-such-winner = Una combinada doble une dos ganadores de los acontecimientos anunciados; «{ $value }» no lo es.
refused-event-off = Ese acontecimiento ha empezado o no vale: ya no se apuesta sobre él.
refused-party-to-event = Quien toma parte en un acontecimiento no puede apostar sobre él.
refused-same-event = Una combinada doble necesita dos acontecimientos distintos, primero el anterior.
refused-price-changed = El precio ya no es { $value }.
refused-book-full = La casa no admite más de { $limit } en esto: podría perder demasiado.
refused-book-full-none = En esto la casa ya no admite más: podría perder demasiado.
refused-no-pools = Este local no tiene mutuas.
refused-price-too-low = Un precio es de { $limit } centésimas al menos.
refused-price-too-high = Un precio es de { $limit } centésimas como mucho.
refused-nobody-to-scratch = Ahora no se puede retirar a nadie: deben quedar dos, y antes de la salida.
refused-no-such-entry = { $value } no es nadie a quien se pueda retirar.
refused-no-such-event = No hay ningún acontecimiento { $value } del que se pueda ser parte.
refused-no-such-party = { $value } no es nadie de aquí que no conste ya como parte.
refused-no-result = No hay ningún resultado por confirmar.
refused-no-such-result = { $value } no es otro resultado posible de este acontecimiento.
refused-event-over = El acontecimiento { $value } ha terminado, o no existe.
refused-bets-open = Quien tiene apuestas abiertas se va cuando se liquiden.

# -- at the console
console-act-AnnounceEvent = Anunciar un acontecimiento
console-act-ChangePrice = Cambiar un precio
console-act-ScratchEntry = Retirar a un participante
console-act-DeclareParty = Alguien toma parte en un acontecimiento
console-act-StrikeBet = Concertar una apuesta
console-act-StrikeDouble = Concertar una combinada
console-act-JoinPool = Jugar en la mutua
console-act-StartEvent = Salida: cerrar las apuestas y empezar
console-act-RectifyResult = Rectificar el resultado
console-act-ConfirmResult = Confirmar el resultado y pagar
console-act-VoidEvent = Declarar nulo un acontecimiento
console-act-VoidEvent-abandoned = Abandono: el acontecimiento no vale
console-act-VoidEvent-postponed = Aplazado: el acontecimiento no vale
console-act-VoidEvent-changed = Celebrado de otro modo: el acontecimiento no vale
console-act-VoidEvent-irregular = Irregular: el acontecimiento no vale
console-does-AnnounceEvent = El acontecimiento queda determinado de antemano, con aquello de lo que trata; se muestran los precios de apertura.
console-does-ChangePrice = Desde ahora la selección tiene este precio; las apuestas hechas conservan el suyo.
console-does-ScratchEntry = Las apuestas por el participante son nulas; las demás pagan menos si la casa deduce.
console-does-DeclareParty = Se devuelve lo que esta persona ha apostado sobre el acontecimiento, y no se le admite más.
console-does-StartEvent = Ya nadie apuesta sobre este acontecimiento; empieza.
console-does-RectifyResult = El director firma otro resultado, antes de pagar nada.
console-does-ConfirmResult = Una segunda persona responde del resultado; después se pagan apuestas y mutuas.
console-does-VoidEvent = Se devuelve lo apostado sobre el acontecimiento; las combinadas siguen con su otra mitad.
console-pad-betting = Resultado del acontecimiento
console-phase-announcing = Se anuncian acontecimientos
console-phase-running = El acontecimiento está en curso
console-phase-provisional = Un resultado espera confirmación
console-field-event = Acontecimiento
console-field-entry = Participante
console-field-fixture = Acontecimiento del programa
console-field-matter = De qué trata
console-field-on = Selección
console-field-price = Precio
console-field-result = Resultado
console-field-second = Segunda selección
console-field-who = Persona
value-sport = deporte
value-competition = competición
value-culture = cultura
value-custom = costumbre
value-other = otra materia
value-internal = interna
value-external = externa
value-pelota = pelota
value-regatta = regata
value-football = fútbol
value-verses = bertsolaris

# -- in the office
office-option-premises = Dónde está
office-option-premises-venue = en un recinto deportivo
office-option-premises-shop = en un local propio
office-option-venue = Nombre del recinto
office-option-authorised = Apuestas que cubre la autorización
office-option-authorised-internal = internas
office-option-authorised-external = externas
office-option-authorised-other = no deportivas
office-option-programme-pelota = pelota
office-option-programme-regatta = traineras
office-option-programme-football = fútbol
office-option-programme-verses = bertsolaris
office-option-events = Acontecimientos en una reunión
office-option-margin = Margen de los precios de apertura, en milésimas
office-option-most-stake = Lo más de una apuesta, en mínimos
office-option-most-liability = Lo más que puede costar una selección, en mínimos
office-option-places = Puestos de un campo que cuentan
office-option-deduction = Deducir por retiradas
office-option-pools = Mutuas
office-option-take-out = Retención de la mutua, en milésimas
office-option-breakage-step = Los dividendos son múltiplos de, en centésimas
office-option-least-dividend = Dividendo mínimo, en centésimas
office-option-breakage = Lo que deja el redondeo va
office-option-breakage-house = a la casa
office-option-breakage-carry = a la próxima mutua
office-option-unwon = Una mutua que nadie ha ganado
office-option-unwon-refund = se devuelve
office-option-unwon-carry = se acumula a la próxima

# -- company
play-temper-betting-regular = precios y mutuas, en casi todo
play-temper-betting-cautious = un poco al favorito
play-temper-betting-dreamer = dos ganadores a la vez
play-temper-betting-crowd = solo las mutuas

# -- how it is played
betting-how-goal = Una reunión tiene { $events } acontecimientos, anunciados de antemano: usted apuesta sobre cómo acaban, y nadie que tome parte en uno apuesta sobre él.
betting-how-price = A un precio fijo de 2,50 un euro devuelve dos y medio, incluido lo apostado; su precio queda, aunque luego cambie; de cada apuesta la casa se queda de media con cerca de { $margin }.
betting-how-double = Una combinada doble une dos ganadores de acontecimientos distintos: deben ganar los dos, y sus precios se multiplican.
betting-how-pool = En una mutua los que apuestan se reparten lo jugado, menos { $take } para la casa; { $refund ->
    [yes] si nadie gana, se devuelve
   *[no] si nadie gana, se acumula a la próxima
}.
betting-how-off = Se admiten apuestas hasta la salida de cada acontecimiento; uno que no vale devuelve lo apostado.
betting-how-paid = Un resultado se paga cuando una segunda persona lo ha confirmado; quienes acaban juntos comparten lo que ganan{ $deduction ->
    [yes] , y una retirada rebaja lo que ganan las apuestas anteriores
   *[no] {""}
}.
betting-means-winner = Gana si su elección gana el acontecimiento.
betting-means-placed = Gana si su elección está entre los { $places } primeros.
betting-means-exacta = Gana si los dos llegan primero y segundo, en este orden.
betting-means-total = Gana si los dos bandos juntos suman más, o menos, que la línea; en la línea se devuelve lo apostado.
betting-means-handicap = Gana si su bando va por delante una vez sumada la ventaja; si igualan, se devuelve lo apostado.
betting-means-combined = Gana si las dos elecciones ganan; si una no vale, sigue con la otra.
betting-means-pool-winner = Gana una parte de la mutua si su elección gana, { $least } al menos por cada uno apostado.
betting-means-pool-placed = Gana una parte de la mutua si su elección está entre los { $places } primeros, { $least } al menos por cada uno apostado.

# -- in the terminal
play-do-StrikeBet = concertar una apuesta
play-do-StrikeDouble = concertar una combinada
play-do-JoinPool = jugar en la mutua
play-betting-begin = Cada línea de la lista tiene un número: «3 10» apuesta 10 al número 3, «3 + 8 10» es una combinada, «mutua 3 10» juega en la mutua. Intro da la salida.
play-betting-word-pool = mutua
play-betting-event = Acontecimiento { $event }: { $name } · { $kind ->
    [internal] apuestas internas
    [external] apuestas externas
   *[other] no deportiva
} · { $held }
play-betting-over = Acontecimiento { $event }: { $name } · { $result }
play-betting-own = Sus apuestas: { $bets }
play-betting-settled = { $on }: { $why ->
    [won] ganada
    [pool] ganada en la mutua
    [void] nula
    [refund] nadie gana: devuelta
    [party] devuelta a quien toma parte
    [dead-heat] en parte
   *[lost] perdida
} · { $amount } → { $returned }
play-betting-no-line = No hay línea { $line } en la lista: llega hasta { $most }.
play-betting-hear = No he entendido «{ $said }». Diga un número de la lista y un importe, como «1 10», o pulse Intro para la salida.
play-betting-pool = Mutua

# -- in the browser
floor-group-betting = Apuestas
betting-event = Acontecimiento { $event }
betting-sport-pelota = Pelota
betting-sport-rowing = Traineras
betting-sport-football = Fútbol
betting-sport-verses = Bertsolaris
betting-sport-horses = Carrera de caballos
betting-sport-cycling = Ciclismo
betting-sport-other = Acontecimiento
betting-kind-internal = apuestas internas
betting-kind-external = apuestas externas
betting-kind-other = no deportiva
betting-status-open = se admiten apuestas
betting-status-running = en curso
betting-status-provisional = provisional: { $result }
betting-status-done = definitivo: { $result }
betting-status-void = no vale
betting-market-winner = Ganador
betting-market-placed = Colocado ({ $places })
betting-market-exacta = Primero y segundo
betting-market-total = Los dos juntos
betting-market-handicap = Con ventaja
betting-market-pool-winner = Mutua a ganador
betting-market-pool-placed = Mutua a colocado
betting-draw = Empate
betting-over = más de { $line }
betting-under = menos de { $line }
betting-out = retirado
betting-pool-total = En la mutua: { $amount }
betting-pool-now = unos { $dividend }
betting-slip = Su boleto
betting-slip-none = Toque un precio para apostar; toque dos ganadores de acontecimientos distintos para una combinada.
betting-single = Sencilla
betting-double = Combinada
betting-returns = Devuelve { $amount } si gana
betting-amount = Importe
betting-strike = Apostar { $amount } a { $price }
betting-join = Jugar { $amount } en la mutua
betting-clear = Quitar
betting-yours = Sus apuestas
betting-yours-none = No tiene apuestas abiertas.
betting-at = a { $price }
betting-kept = { $kept } % de la ganancia, tras una retirada
betting-results = Resultados y pagos
betting-why-won = ganada
betting-why-lost = perdida
betting-why-void = nula
betting-why-party = devuelta: usted toma parte en él
betting-why-dead-heat = en parte: varios acabaron juntos
betting-why-pool = dividendo
betting-why-refund = nadie gana: devuelta
betting-now-idle = Entre dos reuniones
betting-now-announcing = Se anuncian acontecimientos
betting-now-betting = Se admiten apuestas
betting-now-running = El acontecimiento está en curso
betting-now-provisional = Falta confirmar el resultado
betting-opinion = Lo que cree la casa
betting-opinion-text = Los precios de apertura siguen esta opinión, y las demostraciones se sortean con ella; la casa toma un { $margin } % de margen.
betting-opinion-points = cada tanto: { $first } a { $second }
betting-opinion-goals = de diez ocasiones, cada una entra con el { $first } y el { $second } %
betting-opinion-field = pesos: { $weights }

# The rules, where laws are compared
section-betting-event = Sobre qué se apuesta
field-event-determined = determinado de antemano
field-event-uncertain = de desenlace incierto
field-event-foreign = ajeno a quienes apuestan
section-betting-matters = Materias
field-matters-sports = deportivas
field-matters-others = otras
field-matters-outside = fuera del decreto
value-sports-sport = deporte
value-sports-competition = competición
value-others-culture = cultura
value-others-custom = costumbre
value-others-other = otra
value-outside-charity-pools = mutuas deportivo-benéficas
section-betting-forbidden = Prohibido
field-forbidden-harmful = lo que atenta contra
field-forbidden-unlawful = lo que se basa en
value-harmful-dignity = la dignidad
value-harmful-privacy = la intimidad
value-harmful-honour = el honor
value-harmful-image = la propia imagen
value-harmful-rights = otros derechos fundamentales
value-unlawful-crime = delitos
value-unlawful-misdemeanour = faltas
value-unlawful-infraction = infracciones administrativas
value-unlawful-politics = acontecimientos políticos
value-unlawful-religion = acontecimientos religiosos
section-betting-internal = Apuestas internas
field-internal-held = lo apostado se celebra
value-held-there = allí mismo
field-internal-facilities = en instalaciones habilitadas
section-betting-external = Apuestas externas
field-external-authorised = en locales autorizados
field-external-elsewhere = en un recinto, sobre lo que se celebra en otro
section-betting-classes = Clases de apuestas
field-classes-sports-only = solo se distinguen las deportivas
section-betting-premises = Locales
field-premises-authorised = autorizados
rng-sample-betting = resultados de un acontecimiento en { NUMBER($size, useGrouping: 0) } partes
