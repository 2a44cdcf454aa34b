# Bingo: every word of its own.

# Why a hall cannot be opened like this
bad-bingo-share = Un premio é { $value } milésimas da recadación: debe estar entre 1 e { $most }, ou ser cero o premio adicional.
bad-bingo-shares = Todos os premios xuntos non poden pasar de { $most } milésimas da recadación.
bad-bingo-row = Esta norma non coñece unha liña anunciada: gaña calquera, non só { $value }.
bad-bingo-forms = Esta norma non coñece un premio por un bingo temperán.
bad-bingo-extra-ball = Un bingo é temperán ata unha bóla entre { $least } e { $most }, non { $value }.
bad-bingo-no-extra-ball = Un premio adicional precisa a bóla ata a que un bingo o gaña.
bad-bingo-thing = Un premio en especie substitúe o diñeiro: nin se alimenta dos cartóns nin se comparte con outras salas, e a norma ten que coñecelo.
bad-bingo-linked = Esta norma non coñece salas interconectadas.
bad-bingo-series = Unha serie ten un múltiplo de seis cartóns, ata { $most }, non { $value }.
bad-bingo-first-series = A primeira serie está entre 1 e { $most }, non { $value }.
bad-bingo-most-cards = Unha persoa pode xogar de 1 a { $most } cartóns á vez, non { $value }.
bad-bingo-electronic = Esta norma non coñece cartóns electrónicos.
bad-bingo-unapproved = A autoridade ten que ter homologado o modelo que se usa.
bad-bingo-extractor = Non hai un aparello { $value }; hainos: { $known }.
bad-bingo-followed = Outras salas non seguen a partida por «{ $value }», senón por: { $known }.
bad-bingo-rooms = Unha partida xógase en 1 a { $most } salas, non { $value }.
bad-bingo-unfollowed = As demais salas só poden seguir o xogo con altofalantes, receptores e pantallas; falta: { $value }.
bad-bingo-no-machines = Esta norma non coñece máquinas auxiliares.
bad-bingo-machines = Unha sala desta categoría pode ter { $most } máquinas, non { $value }.
bad-law-bingo-card = Os cartóns fanse con 15 de 90 números, en tres liñas de cinco e nove columnas de un a tres; a norma ten outro cartón.
bad-law-bingo-prizes = Prémianse a liña e o bingo; a norma ten outra cousa.

# -- bets
bet-card = Cartón
spot-card = Cartón
choice-cards-6 = 6 cartóns en xogo
choice-cards-60 = 60 cartóns en xogo
choice-cards-240 = 240 cartóns en xogo
chart-bingo-line = Liña formada ata esta bóla
chart-bingo-bingo = Bingo formado ata esta bóla
chart-against-bingo = cartóns en xogo
chart-bingo-mean-line = Con { $cards } cartóns a liña sae de media na bóla { $ball }.
chart-bingo-mean-bingo = Con { $cards } cartóns o bingo sae de media na bóla { $ball }.
rules-case-bingo-line = a liña: aquí o { $percent } % da recadación, como fixe a sala
rules-case-bingo-bingo = o bingo: aquí o { $percent } % da recadación, como fixe a sala
rules-case-bingo-extra = un bingo ata a bóla { $ball }: tamén o premio adicional
rules-maximum-bingo-cards = { $most } cartóns por persoa, como fixe a sala

# -- calls
call-bingo-material = Todo funciona; hai { $balls } bólas no aparello
call-bingo-series = Véndese a serie { $series }, de { $size } cartóns, a { $amount } cada un
call-bingo-sale-over = Péchase a venda
call-bingo-nobody-bought = Non se vendeu ningún cartón: non hai partida
call-bingo-sold = Vendéronse os cartóns número { $first } a { $last } da serie { $series }
call-bingo-line-prize = Premio de liña: { $amount }
call-bingo-bingo-prize = Premio de bingo: { $amount }
call-bingo-extra-prize = Ata a bóla { $ball }, o bingo gaña ademais { $amount }
call-bingo-extra-thing = Ata a bóla { $ball }, o bingo gaña ademais { $thing }
call-bingo-row = Prémiase a liña { $row ->
    [1] superior
    [2] central
   *[3] inferior
}
call-bingo-start = Comeza a xogada
call-bingo-number = O { $number }
call-bingo-line = Liña!
call-bingo-bingo = Bingo!
call-bingo-line-right = Cartón { $card }: liña correcta
call-bingo-line-wrong = Cartón { $card }: liña incorrecta
call-bingo-bingo-right = Cartón { $card }: bingo correcto
call-bingo-bingo-wrong = Cartón { $card }: bingo incorrecto
call-bingo-more-line = Algunha liña máis?
call-bingo-more-bingo = Algún bingo máis?
call-bingo-resume = Continúa o xogo
call-bingo-end = Fin da xogada
call-bingo-void = A xogada queda anulada

# -- what happened
event-why-cards = cartóns
event-why-prize = premio
event-why-takings = recadación
event-why-refund = devolución
event-cause-wrong-number = un número mal anunciado
event-cause-breakdown = unha avaría
event-MaterialChecked = O material e as instalacións funcionan; { $loaded } bólas no aparello.
event-MaterialChecked-entry = Material
event-MaterialInspected = { $who } inspeccionou o material.
event-MaterialInspected-entry = Material
event-SaleOpened = Véndese a serie { $series }, desde o cartón { $from }.
event-SaleOpened-entry = Venda
event-SeriesOpened = A serie esgotouse; véndese a serie { $series }.
event-SeriesOpened-entry = Venda
event-CardsSold = Mercáronse cartóns.
event-CardsSold-entry = Venda
event-SaleClosed = Péchase a venda; quedan { $unsold } cartóns da serie.
event-SaleClosed-entry = Venda
event-NobodyBought = Ninguén mercou cartóns.
event-NobodyBought-entry = Venda
event-GameStarted = Comeza a xogada, con { $playing } cartóns.
event-GameStarted-entry = Xogada
event-BallOrdered = A bóla seguinte.
event-BallOrdered-entry = Bóla
event-BallDrawn = Bóla { $nth }: o { $called }.
event-BallDrawn-entry = Bóla
event-PrizeLapsed = Un cartón premiado non se cantou a tempo.
event-PrizeLapsed-entry = Cante
event-Sung = { $who } canta co cartón { $which }.
event-Sung-entry = Cante
event-CardChecked = Comprobouse o cartón { $which }.
event-CardChecked-entry = Comprobación
event-AskedForMore = Pregúntase se hai máis gañadores.
event-AskedForMore-entry = Comprobación
event-Resumed = Continúa o xogo.
event-Resumed-entry = Xogada
event-PrizeAwarded = Outórgase un premio.
event-PrizeAwarded-entry = Premio
event-LineUnclaimed = Ninguén cantou a liña.
event-LineUnclaimed-entry = Premio
event-BingoEnded = Remata a xogada e abónanse os premios.
event-BingoEnded-entry = Xogada
event-GameVoided = A xogada anúlase: { $cause }. Devólvese o importe dos cartóns.
event-GameVoided-entry = Xogada
event-HallsLinked = Coñécese o que gardan as salas interconectadas para o premio común.
event-HallsLinked-entry = Salas interconectadas

# -- refusals
refused-material-unchecked = Antes da sesión compróbase o material e introdúcense as bólas.
refused-no-sale = Agora non se venden cartóns.
refused-too-many-cards = Ninguén pode xogar tantos cartóns: como moito { $limit } máis.
refused-too-many-cards-none = Xa xoga todos os cartóns que alguén pode xogar.
refused-too-many-series = Unha máquina non pode xogar tantas series: como moito { $limit } cartóns máis.
refused-too-many-series-none = Esta máquina xa xoga todas as series que pode.
refused-series-ends = Á serie quédanlle { $limit } cartóns; despois anúnciase a seguinte.
refused-series-ends-none = Á serie non lle quedan cartóns; despois anúnciase a seguinte.
refused-no-such-support = Nesta sala non hai cartóns así.
refused-no-machine = Esta sala non ten máquinas auxiliares.
refused-machines-taken = Todas as máquinas da sala están ocupadas.
refused-any-line = Aquí prémiase calquera liña; non se anuncia ningunha.
refused-no-card-in-play = Non ten ningún cartón nunha xogada en curso.
refused-no-number-yet = Aínda non se cantou ningún número.
refused-line-is-won = A liña xa está premiada.
refused-already-sung = Xa cantou todos os seus cartóns con este número.
refused-not-your-card = { $value } non é un cartón seu que se poida cantar agora.
refused-nothing-sung = Ningún cartón agarda comprobación.
refused-no-game-running = Non hai ningunha xogada en curso que anular.
refused-no-linked-halls = Esta sala non está interconectada con outras.
refused-cards-in-play = Quen ten cartóns en xogo vaise ao rematar a xogada.

# -- at the console
console-act-CheckMaterial = Comprobar o material e introducir as bólas
console-act-InspectMaterial = Inspeccionar o material
console-act-OpenSale = Anunciar a serie e vender
console-act-BuyCards = Mercar cartóns
console-act-CloseSale = Pechar a venda
console-act-StartGame = Anunciar os premios e comezar
console-act-DrawBall = Extraer unha bóla
console-act-SingLine = Liña!
console-act-SingBingo = Bingo!
console-act-CheckCard = Comprobar o cartón
console-act-GoOn = Ordenar que continúe
console-act-EndBingo = Dar por finalizada a xogada
console-act-VoidGame = Xogada nula
console-act-VoidGame-wrong-number = Un número mal anunciado: anúlase a xogada
console-act-VoidGame-breakdown = Unha avaría irreparable: anúlase a xogada
console-act-LinkHalls = O que gardan as salas interconectadas
console-act-PayOtherHall = Pagar un premio gañado noutra sala
console-does-CheckMaterial = Compróbanse o material e as instalacións, e entran noventa bólas no aparello.
console-does-OpenSale = Anúncianse a serie, os seus cartóns e o prezo; despois véndense por orde.
console-does-CloseSale = O caixeiro recolle os cartóns sobrantes.
console-does-StartGame = Anúncianse os cartóns vendidos, os premios e o comezo.
console-does-DrawBall = Sae a bóla seguinte; o seu número cántase e móstrase.
console-does-CheckCard = O cartón compárase cos números cantados.
console-does-GoOn = Pérdese todo dereito sobre o gañado ata aquí; a liña repártese, o bingo remata a xogada.
console-does-EndBingo = Saíron todas as bólas e ninguén cantou: os premios quedan na casa.
console-does-VoidGame = Devólvese o importe dos cartóns e restitúense os premios outorgados.
console-pad-bingo = Número que saíu
console-phase-sale = Venda de cartóns
console-phase-ready = Antes da primeira bóla
console-phase-called = Número cantado
console-phase-checking = Comprobación de cartóns
console-phase-others = Algún gañador máis?
console-field-count = Cartóns
console-field-support = Soporte
console-field-row = Liña
value-paper = papel
value-electronic = electrónico
value-machine = máquina
value-top = superior
value-centre = central
value-bottom = inferior

# -- in the office
office-option-line-share = Liña, en milésimas da recadación
office-option-bingo-share = Bingo, en milésimas da recadación
office-option-row = Liña premiada
office-option-row-any = calquera
office-option-row-top = superior
office-option-row-centre = central
office-option-row-bottom = inferior
office-option-series-size = Cartóns dunha serie
office-option-first-series = Primeira serie
office-option-most-cards = Cartóns por persoa
office-option-unclaimed-line = A liña que ninguén cantou vai a
office-option-unclaimed-line-bingo = o bingo
office-option-unclaimed-line-house = a casa
office-option-remainder = O que non se pode repartir vai a
office-option-remainder-singers = quen cantou antes
office-option-remainder-house = a casa
office-option-extractor = Aparello de extracción
office-option-extractor-manual = manual
office-option-extractor-automatic = automático
office-option-rooms = Salas
office-option-followed = O que teñen as demais salas
office-option-followed-loudspeakers = altofalantes
office-option-followed-receivers = receptores
office-option-followed-screens = pantallas
office-option-electronic = Cartóns electrónicos
office-option-automatic = Os cartóns electrónicos e as máquinas cantan sós
office-option-extra-ball = Un bingo ata esta bóla gaña máis (0: non hai)
office-option-extra-share = Ao bote, en milésimas da recadación
office-option-extra-thing = Un obxecto en lugar do bote
office-option-linked = Interconectada con outras salas
office-option-category = Categoría da sala
office-option-category-special = especial
office-option-category-first = primeira
office-option-category-second = segunda
office-option-category-third = terceira
office-option-machines = Máquinas auxiliares

# -- company
play-temper-bingo-regular = uns cartóns case sempre
play-temper-bingo-careful = un cartón de cando en vez
play-temper-bingo-bold = unha tira ou dúas cada vez
play-temper-bingo-distracted = despístase de cando en vez

# -- in the terminal
play-do-BuyCards = mercar cartóns
play-do-SingLine = cantar liña
play-do-SingBingo = cantar bingo
play-do-InspectMaterial = inspeccionar o material
play-bingo-begin = Diga cantos cartóns quere, ou prema Intro para seguir: péchase a venda, saen as bólas. «liña» ou «bingo» canta o seu cartón; «auto» marca e canta por vostede.
play-bingo-word-line = liña, lina, l
play-bingo-word-bingo = bingo, b
play-bingo-word-auto = auto, automático, automatico
play-bingo-word-record = acta
play-bingo-auto-on = Desde agora os seus cartóns márcanse e cántanse por vostede, ata o final de cada xogada.
play-bingo-auto-off = Desde agora canta vostede.
play-bingo-nothing = Ningún dos seus cartóns o ten.
play-bingo-no-card = Non ten cartóns en xogo.
play-bingo-sale = Serie { $series }, desde o cartón { $next }, a { $price } cada un. Vendidos ata agora: { $cards }.
play-bingo-prizes = { $cards } cartóns. Liña { $line }, bingo { $bingo }.
play-bingo-balls = Bóla { $place }: { $last }
play-bingo-card = Cartón { $card }
play-bingo-awarded = { $what ->
    [line] Liña
    [bingo] Bingo
   *[extra] Premio adicional
}: { $who }
play-bingo-lapsed = Ninguén o cantou a tempo: { $cards }.
play-bingo-wrong = { $who } errou con { $card }.
play-bingo-hear = Non entendín «{ $said }». Diga un número de cartóns, «liña», «bingo», «auto» ou prema Intro.

# -- the minutes (acta)
bingo-record-title = Acta da xogada { $round }
bingo-record-sold = Serie { $series }: cartóns { $first } a { $last }
bingo-record-cards = Cartóns vendidos: { $cards }, a { $price }; recadación { $takings }
bingo-record-prizes = Premios: liña { $line }, bingo { $bingo }
bingo-record-balls = Bólas, por orde de saída: { $balls }
bingo-record-song = Bóla { $ball }: { $what ->
    [line] liña
   *[bingo] bingo
} co cartón { $card }, { $right ->
    [yes] correcto
   *[no] incorrecto
}
bingo-record-share = { $what ->
    [line] Liña
    [bingo] Bingo
   *[extra] Premio adicional
}: { $amount } ao cartón { $card }
bingo-record-lapsed = Non cantados a tempo: { $cards }
bingo-record-end = Pagado { $paid }, para a casa { $kept }
bingo-record-void = Nula: { $cause }; devolto { $refunded }, premios restituídos { $returned }
bingo-record-open = A xogada non rematou.

bingo-how-goal = No bombo hai { $numbers } bólas. O seu cartón ten { $card } números en { $lines } liñas de { $each }: gaña quen primeiro os ve saír todos.
bingo-how-buy = Os cartóns cómpranse antes de que saia a primeira bóla, por orde de número, e valen para unha soa xogada.
bingo-how-line = Hai dous premios: a liña, os { $each } números { $named ->
    [yes] da liña anunciada
   *[no] dunha liña calquera
}, e o bingo, o cartón enteiro. Tras a liña séguese ata o bingo.
bingo-how-claim = Cánteo en voz alta en canto o teña.{ $last ->
    [yes] {" "}O último número anunciado ha de estar na súa combinación: se deixa que saia outro, perde o premio.
   *[no] {" "}A mesa comproba o cartón antes de seguir.
}
bingo-how-shared = Se varios o teñen coa mesma bóla, o premio repártese { $share ->
    [person] por igual entre as persoas
   *[card] por igual entre os cartóns
}.
# -- in the browser
floor-group-bingo = Bingo
bingo-card = Cartón { $card }
bingo-marked = marcado
bingo-called = cantado
bingo-no-ball = Aínda non hai bóla
bingo-last-ball = Bóla { $place }: { $number }
bingo-ball-of = Bóla { $place } de { $of }
bingo-before = As bólas anteriores
bingo-line = Liña
bingo-bingo = Bingo
bingo-extra = Ata a bóla { $ball }
bingo-cards = Cartóns
bingo-series = Serie
bingo-screen = Pantalla completa
bingo-songs = Cartóns cantados
bingo-board = Os noventa números
bingo-now-idle = Entre dúas xogadas
bingo-now-sale = Véndense cartóns
bingo-now-ready = Vai comezar a xogada
bingo-now-called = Cante antes do seguinte número
bingo-now-drawing = A seguinte bóla
bingo-now-checking = Compróbase o cartón
bingo-now-others = Alguén máis?
bingo-sung-line = Liña!
bingo-sung-bingo = Bingo!
bingo-right = correcto
bingo-wrong = incorrecto
bingo-checking = en comprobación
bingo-won-line = Liña
bingo-won-bingo = Bingo
bingo-won-extra = Premio adicional
bingo-buy = Cartóns desde o { $first }, a { $price }
bingo-buy-now = { $count ->
    [one] Mercar un cartón
   *[other] Mercar { $count } cartóns
} ({ $amount })
bingo-way = Quen marca os seus cartóns
bingo-way-hand = Á man
bingo-way-marks = Automático
bingo-way-sings = Marca e canta
bingo-own = { $count ->
    [one] Ten un cartón
   *[other] Ten { $count } cartóns
}
bingo-none = Non ten cartóns nesta xogada; ao rematar véndense de novo.
bingo-early = O { $number } non se cantou: só se marcan os números anunciados.
bingo-more-cards = E { $count } cartóns máis, aos que lles faltan máis números.
bingo-how-returns = A primeira liña gaña o { $line } da recadación; o primeiro cartón completo, o { $bingo }. Varios gañadores repárteno.
bingo-order = As bólas por orde

# As regras, ao comparar normas
section-bingo-balls = Bólas
field-balls-numbers = números
section-bingo-card = Cartón
field-card-numbers = números
field-card-lines = liñas
field-card-per-line = números por liña
field-card-columns = columnas
field-card-column = números por columna, de menos a máis
section-bingo-prizes = Premios
field-prizes-combinations = combinacións
value-combinations-line = liña
value-combinations-bingo = bingo
section-bingo-line = Liña
field-line-announced = anúnciase cal se premia
section-bingo-ties = Varios gañadores
field-ties-share = partes iguais por
value-share-card = cartón
value-share-person = persoa
section-bingo-claims = Cantar
field-claims-last-number = só co último número extraído
section-bingo-sale = Venda de cartóns
field-sale-first = primeiro cartón da serie
section-bingo-void = Partida nula
field-void-causes = causas
value-causes-wrong-number = número equivocado
value-causes-breakdown = avaría
section-bingo-extractor = Aparello de extracción
field-extractor-allowed = clases
field-extractor-approved = modelo homologado
value-allowed-manual = manual
value-allowed-automatic = automático
section-bingo-rooms = Salas
field-rooms-several = poden ser varias
field-rooms-needs = o que precisan as demais
value-needs-loudspeakers = altofalantes
value-needs-receivers = receptores
value-needs-screens = pantallas
section-bingo-electronic = Cartóns electrónicos
field-electronic-allowed = permítense
field-electronic-approved = sistema homologado
section-bingo-forms = Premios adicionais
field-forms-by-ball = por cantar ata certa bóla
field-forms-in-kind = en especie
section-bingo-network = Salas interconectadas
field-network-allowed = permítense
section-bingo-machines = Máquinas auxiliares
field-machines-allowed = permítense
field-machines-approved = modelo homologado
field-machines-series = series por partida
field-machines-cards = cartóns por serie
field-machines-special = categoría especial
field-machines-first = primeira categoría
field-machines-second = segunda categoría
field-machines-third = terceira categoría
middle-machines = { $middle ->
    [most] como moito
   *[other] { $middle }
}
