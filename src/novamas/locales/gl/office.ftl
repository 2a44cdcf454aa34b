# A dirección: as mesas, as contas e os libros da dirección, e a caixa.

office-title = Dirección
office-desks = Partes da dirección
office-desk-tables = Mesas
office-desk-open = Abrir unha mesa
office-desk-friends = Mesas para amigos
office-desk-accounts = Contas
office-desk-cage = Caixa
office-desk-books = Libros
office-cancel = Cancelar
office-yes = si
office-no = non
office-wrong = Non pode ser: corríxao.
office-wrong-some = { $count ->
    [one] Hai un campo que corrixir.
   *[other] Hai { $count } campos que corrixir.
}
office-between = De { $least } a { $most }.
office-from = { $least } como mínimo.
office-loading = Lense as regras.
office-to-table = Ir á mesa
office-to-console = Ir á súa consola
office-to-past = Ver o seu pasado

# As mesas
office-no-tables = Non hai ningunha mesa aberta.
office-open = Abrir unha mesa
office-minimum-of = mínimo { $amount }
office-tag-auto = vai soa, { $seconds } s
office-tag-typed = resultado tecleado
office-tag-bots = { $bots ->
    [one] un de compañía
   *[other] { $bots } de compañía
}
office-tag-cloth = pano reversible { $cloth }
office-tag-shoe = sabot { $shoe }
office-cloth-back = no reverso: { $sides }
office-round = xogada { $round }
office-seats = { $taken } de { $seats } asentos

# Como vai unha mesa
office-runs = Marcha
office-runs-title = Marcha
office-runs-of = Marcha da mesa { $table }
office-runs-who = Quen a leva
office-runs-auto = Vai soa
office-runs-auto-then = A casa abre, lanza e pecha, con conta atrás.
office-runs-hand = Un crupier
office-runs-hand-then = Non pasa nada ata que un crupier o fai na consola.
office-runs-result = O resultado
office-runs-drawn = Sorteado
office-runs-drawn-then = Sortéao a casa, cada un tan probable coma nunha roda perfecta.
office-runs-typed = Tecleado
office-runs-typed-then = Decide unha roda real; o crupier teclea o que saíu.
office-runs-seconds = Segundos para apostar
office-runs-seconds-then = De 1 a 600.
office-runs-bots = Compañía
office-runs-bots-then = Xogadores da casa que sentan con quen xoga: de 0 a { $most }.
office-runs-later = Hai unha xogada en marcha: cámbiase cando acabe.
office-runs-settled = Decídese ao abrir a mesa e non cambia.
office-runs-no-bots = Nunha mesa de diñeiro non hai compañía da casa.
office-runs-keep = Que vaia así

# Pechar
office-close = Pechar
office-close-title = Pechar a mesa { $table }
office-close-means = A mesa { $table }, { $game }, péchase para sempre. Non se pode volver abrir; o seu pasado queda nos libros.
office-close-rounds = Xogadas
office-close-back = Volve á caixa
office-close-cloth = Agora no pano
office-close-people = Persoas nela
office-close-bots = Compañía nela
office-close-not-yet = { $people ->
    [one] Aínda hai unha persoa: poderase pechar cando marche. Anuncie as últimas xogadas na consola.
   *[other] Aínda hai { $people } persoas: poderase pechar cando marchen. Anuncie as últimas xogadas na consola.
}
office-close-company = A compañía marcha antes, ao rematar a súa xogada.
office-close-waits = A compañía remata a súa xogada; despois péchase a mesa.
office-close-not-now = Deixala aberta
office-close-do = Pechar a mesa { $table } e devolver { $amount } á caixa
office-closed = A mesa { $table } está pechada.

# Abrir
office-open-what = A mesa
office-law = Lei
office-game = Xogo
office-game-then = Só figura o que se pode xogar.
office-money = Xógase con
office-money-play = Fichas de xogo
office-money-play-then = Dáas a casa; non se compran nin se cobran. Non cambia mentres a mesa estea aberta.
office-money-cash = Diñeiro
office-money-cash-then = As fichas cómpranse e cóbranse na caixa. Non cambia mentres a mesa estea aberta.
office-minimum = Mínimo, { $currency }
office-seats-field = Asentos
office-seats-then = En branco, os habituais. Os demais xogan de pé.
office-shoe = Sabot n.º
office-shoe-then = En branco, o primeiro libre que non estivo nesa mesa na última sesión.
office-staff = Persoal
office-staff-then = Se se deixa baleiro, o menor que pide a lei.
office-staff-crew = Entre crupieres e extremos de mesa son { $most } como máximo.
office-staff-law = A lei: { $range }
office-post-inspectors = Xefes de mesa
office-post-deputies = Subxefes
office-post-croupiers = Crupieres
office-post-ends = Extremos de mesa
office-post-assistants = Auxiliares
office-post-changers = Cambistas
office-post-stickmen = Bastoneiros (stickmen)
office-readings = Pasaxes dubidosas
office-readings-rules = no regulamento
office-reading-default = A da casa
office-reading-default-then = Cada pasaxe como a casa a le nas demais mesas.
office-reading-literal = Á letra
office-reading-literal-then = O que está impreso, onde se pode xogar así.
office-reading-corrected = Corrixida
office-reading-corrected-then = O que se quixo dicir, en todas partes.
office-reading-each = Unha por unha
office-reading-each-then = Elixa en cada pasaxe.
office-side-literal = A letra
office-side-corrected = Corrixida
office-side-house = a da casa
office-side-played = xogarase
office-side-unplayable = A letra non se pode xogar:
office-side-choose = Que lectura: { $what }
office-changes = O que cambia
office-changes-none = Nada: así le a casa a lei.
office-figures-bet = Aposta
office-figures-before = Como le a casa
office-figures-after = Nesta mesa
office-figures-none = non se admite
office-figures-note = O que paga e a vantaxe da casa. Unha vantaxe negativa quere dicir que á longa gaña quen xoga.
office-figures-same = Ningunha aposta paga nin custa outra cousa.
office-options = Opcións da casa
office-options-then = o que a lei deixa aberto
office-option-changed = O habitual: { $usual }
office-granted = Autorización e anticipo
office-granted-then = O que se autorizou para este xogo. Se se deixa baleiro, non se lle pide máis ca esta mesa.
office-granted-minimums = Mínimos autorizados, { $currency }
office-granted-minimums-then = Separados por espazos. O mínimo poderá cambiar despois a calquera deles.
office-granted-shoes = Sabots de modelo homologado
office-granted-shoes-then = Os seus números, separados por espazos. En branco, responde a casa.
office-granted-float = Anticipo co mínimo máis baixo, { $currency }
office-granted-guarantee = Garantía co mínimo máis baixo, { $currency }
office-granted-double = Autorizouse unha mesa dobre
office-granted-exempt = Ningunha mesa ten que quedar no mínimo máis baixo
office-cloth = Pano reversible
office-cloth-then = Unha mesa cuxo pano pode dar a volta a outro xogo. Cada cara é unha mesa, co seu número, o seu anticipo e os seus libros; unha ábrese cando a outra se pechou.
office-cloth-turns = { $turns ->
    [one] O xogo pode cambiar unha vez ao día.
   *[other] O xogo pode cambiar { $turns } veces ao día.
}
office-cloth-which = Que pano
office-cloth-none = ningún: unha mesa corrente
office-cloth-new = un pano novo
office-cloth-name = Nome do pano
office-cloth-name-then = Como o chama a casa; ningún outro pano o leva.
office-cloth-of = { $cloth } ({ $sides })
office-cloth-side = { $open ->
    [yes] mesa { $table }, { $game }, aberta
   *[no] mesa { $table }, { $game }, pechada
}
office-cloth-not-now = Agora non poden dar a volta a este xogo
office-granted-reversible = O pano reversible está autorizado
office-float = Anticipo desta mesa, { $currency }
office-float-then = Se se deixa baleiro, o habitual.
office-float-least = Co mínimo habitual a lei pide polo menos { $amount }: { $minima } mínimos.
office-guarantee = Garantía dispoñible, { $currency }
office-sum = O que se abrirá
office-sum-minimum = Mínimo
office-sum-usual = o habitual
office-sum-changed = { $count ->
    [one] un cambio
   *[other] { $count } cambios
}
office-open-do = Abrir a mesa
office-refused-above = A casa non o admite; o motivo está xunto ao seu campo.
office-opened = A mesa { $table } está aberta: { $game }, mínimo { $amount }.
office-opened-shoe = Destínaselle o sabot { $shoe }.

# Opcións da casa, polo nome que teñen na API
office-option-cloths = Panos
office-option-rounding-unit = Redondear os pagamentos a
office-option-rounding-unit-then = Nas unidades máis pequenas da moeda; 1 non redondea nada.
office-option-stakes = O apostado que gaña
office-option-stakes-returned = volve a quen xoga
office-option-stakes-left = queda no pano
office-option-tier-then = Cal dos máximos que enumera a lei, desde o máis baixo.
office-option-announced = Admitir veciños e sectores
office-option-colours = Cores
office-option-colours-then = Xogos de fichas de cor; tantas persoas poden xogar con cor.
office-option-payment = As ganancias páganse en
office-option-payment-colour = a cor de quen gaña
office-option-payment-value = fichas de valor
office-option-wheel = Orde da roda
office-option-wheel-then = Cada número unha vez, no sentido do reloxo desde o cero.
office-option-raised = Mínimo do pano
office-option-raised-1 = o autorizado
office-option-raised-2 = o dobre do autorizado
office-option-maximum = Máximo autorizado
office-option-maximum-then = Tantas veces o mínimo.
office-option-bank-least = Banca, mínimo
office-option-bank-least-then = Tantas veces o mínimo da mesa.
office-option-bank-most = Banca, máximo
office-option-bank-most-then = Tantas veces o mínimo da mesa; 0: as mil usuais.
office-option-cagnotte = Cagnotte, en tantos por mil
office-option-mode-limited = limitada
office-option-mode-free = libre ou aberta
office-option-gain = O máis que gaña unha aposta múltiple
office-option-gain-then = Tantas veces o que gaña o máximo das apostas sinxelas.
office-option-half = Úsase só media mesa
office-option-boxes = Casas
office-option-vacant = Pódese apostar en casas vacantes
office-option-shuffler = Baralla unha máquina
office-option-surrender = Admítese o retiro
office-option-pairs = Xógase a aposta a parellas
office-option-prizes-one = Premio dun sete
office-option-prizes-one-then = Tantas veces a aposta.
office-option-prizes-two = Premio de dous setes
office-option-prizes-two-then = Tantas veces a aposta.
office-option-prizes-two-suited = Premio de dous setes do mesmo pau
office-option-prizes-two-suited-then = Tantas veces a aposta.
office-option-prizes-three = Premio de tres setes
office-option-prizes-three-then = Tantas veces a aposta.
office-option-prizes-pot = Mínimo do premio acumulado
office-option-prizes-pot-then = Tantas veces a aposta.
office-option-jackpot = Jackpot, %
office-option-jackpot-then = No póker, a aposta respecto do mínimo; no black-jack, o que cada aposta perdida engade ao bote. 0: ningún.
office-option-jackpot-kind = Clase de jackpot
office-option-jackpot-kind-progressive = progresivo
office-option-jackpot-kind-fixed = fixo
office-option-fed = O que cada aposta do jackpot engade ao bote, %
office-option-feed = O bote aliméntase
office-option-feed-manual = a man, ao final
office-option-feed-automatic = cunha máquina, antes de repartir
office-option-fixed = Valor do jackpot fixo
office-option-fixed-then = Tantas veces a súa aposta.
office-option-drawn = O jackpot paga tamén mans con descarte
office-option-carousel = Forma parte dun carrusel
office-option-carousel-then = Varias mesas comparten un jackpot: os premios son partes de todos os seus botes xuntos, e cada mesa paga a súa parte.
office-option-insurance = Aposta do seguro, %
office-option-insurance-then = Do mínimo; 0: non se xoga.
office-option-layout = Clase de mesa
office-option-layout-one-wing = unha á
office-option-layout-mini = mini
office-option-layout-midi = midi
office-option-standing = Pódese xogar de pé
office-option-multiples = Só apostas múltiplos do mínimo
office-option-form = Parte da casa
office-option-form-commission = unha comisión de cada ganancia da banca
office-option-form-six = media ganancia se a banca gaña con seis
office-option-commission = Comisión, ‰
office-option-commission-then = En milésimas da aposta que gaña.
office-option-against = A casa aposta contra a banca dun xogador
office-option-against-then = Tantas veces o mínimo.

# Contas
office-account-new = Unha conta nova
office-account-name = Nome
office-account-name-then = Con el entra esta persoa.
office-account-role = Función
office-account-create = Crear e facer a ligazón
office-role-any = todas
office-role-player = Xoga; a caixa ingrésalle e págalle.
office-role-croupier = Leva as mesas e teclea o que fai unha roda real.
office-role-inspector = Dirixe mesas, comunica irregularidades e pode ver o seu pasado.
office-role-cashier = Ingresa nas bolsas e paga delas.
office-role-director = Abre e pecha mesas, leva contas e libros.
office-role-auditor = Pode lelo todo e non cambia nada.
office-accounts = Contas
office-accounts-find = Buscar unha conta
office-accounts-count = { $count ->
    [one] unha
   *[other] { $count }
}
office-accounts-closed = Tamén as pechadas
office-accounts-guests = Tamén os convidados
office-accounts-none = Non hai ninguén así.
office-account-unnamed = sen nome
office-account-since = desde o { $day }
office-account-closed = pechada
office-account-waiting = aínda non entrou
office-account-role-of = Función de { $name }
office-account-become-means = O que { $name } pode facer cambia no momento, e as súas sesións rematan.
office-account-become = Que sexa: { $role }
office-account-now = Feito. { $name }: { $role }.
office-account-renew = Ligazón nova
office-account-renew-of = Ligazón nova para { $name }
office-account-close = Pechar
office-account-close-of = Pechar a conta de { $name }
office-account-close-means = { $name } non poderá volver entrar e o seu nome bórrase; os libros gardan só un código. Non se pode desfacer.
office-account-close-do = Pechar a conta e borrar o nome
office-account-gone = A conta está pechada e o seu nome, borrado.
office-ticket = Ligazón dun só uso para { $name } ({ $role })
office-ticket-then = Móstrase só agora e vale unha vez, durante un día. Ao usala, o contrasinal anterior deixa de valer.
office-ticket-lost = A conta de { $name } está feita, pero a resposta coa súa ligazón perdeuse: faga outra ligazón.
office-ticket-link = Ligazón dun só uso
office-ticket-done = Ocultala
office-copy = Copiar
office-copied = Copiado.

# A caixa
office-cage-find = Quen está no portelo
office-cage-who = Nome ou código
office-cage-who-then = Parte dun nome, ou un código enteiro como p-0123456789ab.
office-cage-seek = Buscar
office-cage-nobody = Ninguén se chama «{ $text }».
office-cage-purse = Bolsa de { $name }
office-cage-in = En { $currency }
office-cage-amount = Importe
office-cage-currency = Moeda
office-cage-pay-in = Ingresar
office-cage-pay-out = Pagar
office-cage-done-in = Ingresado: { $amount }. { $name } ten agora { $left }.
office-cage-done-out = Pagado: { $amount }. { $name } ten agora { $left }.
office-cage-looks = Só quen está na caixa ingresa e paga.
office-cage-guest = Un convidado só ten fichas de xogo: non se lle pode cobrar nin pagar. Necesita unha conta de xogador.

# Os libros
office-books = Libro diario
office-books-then = unha liña por mesa e día
office-books-table = Mesa
office-books-day = Día
office-books-all = todas as mesas
office-books-closed = pechada
office-books-every-day = Todos os días
office-books-csv = Gardar como CSV
office-books-print = Páxina para imprimir
office-books-reading = Lense os libros.
office-books-figures = Cifras do libro
office-books-none = Ese día non ocorreu nada aí.
office-book-rounds = Xogadas
office-book-opening_float = Anticipo de apertura
office-book-top_ups = Reposicións
office-book-drop = Efectivo
office-book-handle = Apostado
office-book-result = Resultado da casa
office-book-opening_cagnotte = Cagnotte ao comezar
office-book-cagnotte = Cagnotte
office-book-closing_cagnotte = Cagnotte ao pechar
office-book-take = Ingreso da casa
office-book-opening_tips = Propinas ao comezar
office-book-tips = Propinas
office-book-closing_tips = Propinas ao pechar
office-book-opening_jackpot = Bote ao comezar
office-book-jackpot_seeded = Bote: da caixa
office-book-jackpot_fed = Bote: das apostas
office-book-jackpot_paid = Bote: premios
office-book-closing_jackpot = Bote ao pechar
office-book-opening_bank = Banca de xogador ao comezar
office-book-closing_bank = Banca de xogador ao pechar
office-book-closing_float = Anticipo de peche
office-book-closing_box = No caixón
office-book-check = Cadre
office-book-right = cadra
office-book-off = non cadra
office-book-total = { $pages ->
    [one] Unha páxina en { $currency }
   *[other] { $pages } páxinas en { $currency }
}
office-book-more = Mesa { $table }, { $day }: apostas, fichas, persoal, irregularidades
office-book-by_kind = Apostas por clase
office-book-chips = Fichas e actos
office-book-chips_brought = Traídas
office-book-chips_taken = Levadas
office-book-returned = Devolto á caixa
office-book-closing_cloth = Queda no pano
office-book-people = Persoas
office-book-acts = Actos
office-book-staff = Quen ocupou cada función
office-book-house = a casa
office-book-minimums = Cambios do mínimo
office-book-irregularities = Irregularidades
office-book-none = Ningunha.

# -- at a glance, the books, readings against the house

office-desk-watch = Panel
watch-now = Agora mesmo na casa: { $day }, { $time }
watch-tables = Mesas abertas
watch-people = Persoas
watch-company = Compañía
watch-drop = Traído ás mesas
watch-of = agardábanse { $expected }
watch-attendance = Asistencia
watch-attendance-says = Asistencia desde as { $from }; agora, { $now }
watch-shut = A mesa { $table } non se pode ler e queda pechada; as demais seguen.
watch-shown = { $shown } de { $of } mesas
watch-seek = Buscar
watch-order = Orde
watch-odd-only = Só o que chama a atención
watch-there = { $people } persoas, { $company } de compañía
watch-jackpot = Bote
watch-incidents = { $count ->
    [one] unha incidencia
   *[other] { $count } incidencias
}
watch-none = Ningunha mesa encaixa.
watch-reported = Últimas incidencias
watch-crew = Quen traballa onde
watch-at = mesas { $tables }
watch-crew-none = Ninguén actuou en nome propio aínda.
watch-by-table = número
watch-by-game = xogo
watch-by-people = xente
watch-by-handle = o apostado
watch-by-won = o gañado
watch-by-out = o que se aparta
watch-by-incidents = incidencias
watch-by-minimum = mínimo
office-book-of-book = Mesas
office-book-of-sessions = Sesións
office-book-of-incidents = Incidencias
office-book-of-jackpots = Botes
office-book-of-cage = Caixa
office-book-of-hold = Gañado e agardado
office-odd = xoga contra a casa
office-odd-only = Só as que xogan contra a casa
office-sort = Ordenar por { $column }
office-books-played = Agochar mesas sen xogadas
office-odd-title = Abrir contra a casa?
office-odd-ask = Con esta lectura a letra da lei vai contra a casa, ou hai unha aposta que non pode gañar: { $readings }.
office-odd-yes = Abrila así
office-odd-no = Volver
