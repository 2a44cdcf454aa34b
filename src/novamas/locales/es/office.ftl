# La dirección: las mesas, las cuentas y los libros de la dirección, y la caja.

office-title = Dirección
office-desks = Partes de la dirección
office-desk-tables = Mesas
office-desk-open = Abrir una mesa
office-desk-friends = Mesas para amigos
office-desk-accounts = Cuentas
office-desk-cage = Caja
office-desk-books = Libros
office-cancel = Cancelar
office-yes = sí
office-no = no
office-wrong = No puede ser: corríjalo.
office-wrong-some = { $count ->
    [one] Hay un campo que corregir.
   *[other] Hay { $count } campos que corregir.
}
office-between = De { $least } a { $most }.
office-from = { $least } como mínimo.
office-loading = Se leen las reglas.
office-to-table = Ir a la mesa
office-to-console = Ir a su consola
office-to-past = Ver su pasado

# Las mesas
office-no-tables = No hay ninguna mesa abierta.
office-open = Abrir una mesa
office-minimum-of = mínimo { $amount }
office-tag-auto = va sola, { $seconds } s
office-tag-typed = resultado tecleado
office-tag-bots = { $bots ->
    [one] uno de compañía
   *[other] { $bots } de compañía
}
office-tag-cloth = paño reversible { $cloth }
office-tag-shoe = sabot { $shoe }
office-cloth-back = en el reverso: { $sides }
office-round = jugada { $round }
office-seats = { $taken } de { $seats } asientos

# Cómo va una mesa
office-runs = Marcha
office-runs-title = Marcha
office-runs-of = Marcha de la mesa { $table }
office-runs-who = Quién la lleva
office-runs-auto = Va sola
office-runs-auto-then = La casa abre, lanza y cierra, con cuenta atrás.
office-runs-hand = Un crupier
office-runs-hand-then = No pasa nada hasta que un crupier lo hace en la consola.
office-runs-result = El resultado
office-runs-drawn = Sorteado
office-runs-drawn-then = Lo sortea la casa, cada uno tan probable como en una rueda perfecta.
office-runs-typed = Tecleado
office-runs-typed-then = Decide una rueda real; el crupier teclea lo que ha salido.
office-runs-seconds = Segundos para apostar
office-runs-seconds-then = De 1 a 600.
office-runs-bots = Compañía
office-runs-bots-then = Jugadores de la casa que se sientan con quien juega: de 0 a { $most }.
office-runs-later = Hay una jugada en marcha: se cambia cuando acabe.
office-runs-settled = Se decide al abrir la mesa y no cambia.
office-runs-no-bots = En una mesa de dinero no hay compañía de la casa.
office-runs-keep = Que vaya así

# Cerrar
office-close = Cerrar
office-close-title = Cerrar la mesa { $table }
office-close-means = La mesa { $table }, { $game }, se cierra para siempre. No se puede volver a abrir; su pasado queda en los libros.
office-close-rounds = Jugadas
office-close-back = Vuelve a la caja
office-close-cloth = Ahora en el paño
office-close-people = Personas en ella
office-close-bots = Compañía en ella
office-close-not-yet = { $people ->
    [one] Todavía hay una persona: se podrá cerrar cuando se haya ido. Anuncie las últimas jugadas en la consola.
   *[other] Todavía hay { $people } personas: se podrá cerrar cuando se hayan ido. Anuncie las últimas jugadas en la consola.
}
office-close-company = La compañía se va antes, al acabar su jugada.
office-close-waits = La compañía acaba su jugada; después se cierra la mesa.
office-close-not-now = Dejarla abierta
office-close-do = Cerrar la mesa { $table } y devolver { $amount } a la caja
office-closed = La mesa { $table } está cerrada.

# Abrir
office-open-what = La mesa
office-law = Ley
office-game = Juego
office-game-then = Solo figura lo que se puede jugar.
office-money = Se juega con
office-money-play = Fichas de juego
office-money-play-then = La casa las da; no se compran ni se cobran. No cambia mientras la mesa esté abierta.
office-money-cash = Dinero
office-money-cash-then = Las fichas se compran y se cobran en la caja. No cambia mientras la mesa esté abierta.
office-minimum = Mínimo, { $currency }
office-seats-field = Asientos
office-seats-then = En blanco, los habituales. Los demás juegan de pie.
office-shoe = Sabot n.º
office-shoe-then = En blanco, el primero libre que no estuvo en esa mesa en la última sesión.
office-staff = Personal
office-staff-then = Si se deja vacío, el menor que pide la ley.
office-staff-crew = Entre crupieres y extremos de mesa son { $most } como máximo.
office-staff-law = La ley: { $range }
office-post-inspectors = Jefes de mesa
office-post-deputies = Subjefes
office-post-croupiers = Crupieres
office-post-ends = Extremos de mesa
office-post-assistants = Ayudantes
office-post-changers = Cambistas
office-post-stickmen = Stickmen (bastoneros)
office-readings = Pasajes dudosos
office-readings-rules = en el reglamento
office-reading-default = La de la casa
office-reading-default-then = Cada pasaje como la casa lo lee en las demás mesas.
office-reading-literal = Literal
office-reading-literal-then = Lo que está impreso, donde se puede jugar así.
office-reading-corrected = Corregida
office-reading-corrected-then = Lo que se quiso decir, en todas partes.
office-reading-each = Uno por uno
office-reading-each-then = Elija en cada pasaje.
office-side-literal = La letra
office-side-corrected = Corregida
office-side-house = la de la casa
office-side-played = se jugará
office-side-unplayable = La letra no se puede jugar:
office-side-choose = Qué lectura: { $what }
office-changes = Lo que cambia
office-changes-none = Nada: así lee la casa la ley.
office-figures-bet = Apuesta
office-figures-before = Como lee la casa
office-figures-after = En esta mesa
office-figures-none = no se admite
office-figures-note = Lo que paga y la ventaja de la casa. Una ventaja negativa quiere decir que a la larga gana quien juega.
office-figures-same = Ninguna apuesta paga ni cuesta otra cosa.
office-options = Opciones de la casa
office-options-then = lo que la ley deja abierto
office-option-changed = Lo habitual: { $usual }
office-granted = Autorización y anticipo
office-granted-then = Lo que se autorizó para este juego. Si se deja vacío, no se le pide más que esta mesa.
office-granted-minimums = Mínimos autorizados, { $currency }
office-granted-minimums-then = Separados por espacios. El mínimo podrá cambiar después a cualquiera de ellos.
office-granted-shoes = Sabots de modelo homologado
office-granted-shoes-then = Sus números, separados por espacios. En blanco, responde la casa.
office-granted-float = Anticipo con el mínimo más bajo, { $currency }
office-granted-guarantee = Garantía con el mínimo más bajo, { $currency }
office-granted-double = Se autorizó una mesa doble
office-granted-exempt = Ninguna mesa tiene que quedar en el mínimo más bajo
office-cloth = Paño reversible
office-cloth-then = Una mesa cuyo paño puede dar la vuelta a otro juego. Cada cara es una mesa, con su número, su anticipo y sus libros; una se abre cuando la otra se ha cerrado.
office-cloth-turns = { $turns ->
    [one] El juego puede cambiar una vez al día.
   *[other] El juego puede cambiar { $turns } veces al día.
}
office-cloth-which = Qué paño
office-cloth-none = ninguno: una mesa corriente
office-cloth-new = un paño nuevo
office-cloth-name = Nombre del paño
office-cloth-name-then = Como lo llama la casa; ningún otro paño lo lleva.
office-cloth-of = { $cloth } ({ $sides })
office-cloth-side = { $open ->
    [yes] mesa { $table }, { $game }, abierta
   *[no] mesa { $table }, { $game }, cerrada
}
office-cloth-not-now = Ahora no pueden dar la vuelta a este juego
office-granted-reversible = El paño reversible está autorizado
office-float = Anticipo de esta mesa, { $currency }
office-float-then = Si se deja vacío, el habitual.
office-float-least = Con el mínimo habitual la ley pide al menos { $amount }: { $minima } mínimos.
office-guarantee = Garantía disponible, { $currency }
office-sum = Lo que se abrirá
office-sum-minimum = Mínimo
office-sum-usual = lo habitual
office-sum-changed = { $count ->
    [one] un cambio
   *[other] { $count } cambios
}
office-open-do = Abrir la mesa
office-refused-above = La casa no lo admite; el motivo está junto a su campo.
office-opened = La mesa { $table } está abierta: { $game }, mínimo { $amount }.
office-opened-shoe = Se le destina el sabot { $shoe }.

# Opciones de la casa, por el nombre que tienen en la API
office-option-cloths = Paños
office-option-rounding-unit = Redondear los pagos a
office-option-rounding-unit-then = En las unidades más pequeñas de la moneda; 1 no redondea nada.
office-option-stakes = Lo apostado que gana
office-option-stakes-returned = vuelve a quien juega
office-option-stakes-left = queda en el paño
office-option-tier-then = Cuál de los máximos que enumera la ley, desde el más bajo.
office-option-announced = Admitir vecinos y sectores
office-option-colours = Colores
office-option-colours-then = Juegos de fichas de color; tantas personas pueden jugar con color.
office-option-payment = Las ganancias se pagan en
office-option-payment-colour = el color de quien gana
office-option-payment-value = fichas de valor
office-option-wheel = Orden de la rueda
office-option-wheel-then = Cada número una vez, en el sentido del reloj desde el cero.
office-option-raised = Mínimo del paño
office-option-raised-1 = el autorizado
office-option-raised-2 = el doble del autorizado
office-option-maximum = Máximo autorizado
office-option-maximum-then = Tantas veces el mínimo.
office-option-bank-least = Banca, mínimo
office-option-bank-least-then = Tantas veces el mínimo de la mesa.
office-option-bank-most = Banca, máximo
office-option-bank-most-then = Tantas veces el mínimo de la mesa; 0: las mil usuales.
office-option-cagnotte = Cagnotte, en tantos por mil
office-option-mode-limited = limitada
office-option-mode-free = libre o abierta
office-option-gain = Lo más que gana una apuesta múltiple
office-option-gain-then = Tantas veces lo que gana el máximo de las apuestas sencillas.
office-option-half = Se usa solo media mesa
office-option-boxes = Casillas
office-option-vacant = Se puede apostar en casillas vacantes
office-option-shuffler = Baraja una máquina
office-option-surrender = Se admite el retiro
office-option-pairs = Se juega la apuesta a parejas
office-option-prizes-one = Premio de un siete
office-option-prizes-one-then = Tantas veces la apuesta.
office-option-prizes-two = Premio de dos sietes
office-option-prizes-two-then = Tantas veces la apuesta.
office-option-prizes-two-suited = Premio de dos sietes del mismo palo
office-option-prizes-two-suited-then = Tantas veces la apuesta.
office-option-prizes-three = Premio de tres sietes
office-option-prizes-three-then = Tantas veces la apuesta.
office-option-prizes-pot = Mínimo del premio acumulado
office-option-prizes-pot-then = Tantas veces la apuesta.
office-option-jackpot = Jackpot, %
office-option-jackpot-then = En el póquer, la apuesta respecto del mínimo; en el black-jack, lo que cada apuesta perdida añade al bote. 0: ninguno.
office-option-jackpot-kind = Clase de jackpot
office-option-jackpot-kind-progressive = progresivo
office-option-jackpot-kind-fixed = fijo
office-option-fed = Lo que cada apuesta del jackpot añade al bote, %
office-option-feed = El bote se alimenta
office-option-feed-manual = a mano, al final
office-option-feed-automatic = con una máquina, antes de repartir
office-option-fixed = Valor del jackpot fijo
office-option-fixed-then = Tantas veces su apuesta.
office-option-drawn = El jackpot paga también manos con descarte
office-option-carousel = Forma parte de un carrusel
office-option-carousel-then = Varias mesas comparten un jackpot: los premios son partes de todos sus botes juntos, y cada mesa paga su parte.
office-option-insurance = Apuesta del seguro, %
office-option-insurance-then = Del mínimo; 0: no se juega.
office-option-layout = Clase de mesa
office-option-layout-one-wing = un ala
office-option-layout-mini = mini
office-option-layout-midi = midi
office-option-standing = Se puede jugar de pie
office-option-multiples = Solo apuestas múltiplos del mínimo
office-option-form = Parte de la casa
office-option-form-commission = una comisión de cada ganancia de la banca
office-option-form-six = media ganancia si la banca gana con seis
office-option-commission = Comisión, ‰
office-option-commission-then = En milésimas de la apuesta que gana.
office-option-against = La casa apuesta contra la banca de un jugador
office-option-against-then = Tantas veces el mínimo.

# Cuentas
office-account-new = Una cuenta nueva
office-account-name = Nombre
office-account-name-then = Con él entra esta persona.
office-account-role = Función
office-account-create = Crear y hacer el enlace
office-role-any = todas
office-role-player = Juega; la caja le ingresa y le paga.
office-role-croupier = Lleva las mesas y teclea lo que hace una rueda real.
office-role-inspector = Dirige mesas, comunica irregularidades y puede ver su pasado.
office-role-cashier = Ingresa en las bolsas y paga de ellas.
office-role-director = Abre y cierra mesas, lleva cuentas y libros.
office-role-auditor = Lo lee todo y no cambia nada.
office-accounts = Cuentas
office-accounts-find = Buscar una cuenta
office-accounts-count = { $count ->
    [one] una
   *[other] { $count }
}
office-accounts-closed = También las cerradas
office-accounts-guests = También los invitados
office-accounts-none = No hay nadie así.
office-account-unnamed = sin nombre
office-account-since = desde el { $day }
office-account-closed = cerrada
office-account-waiting = todavía no ha entrado
office-account-role-of = Función de { $name }
office-account-become-means = Lo que { $name } puede hacer cambia al momento, y sus sesiones terminan.
office-account-become = Que sea: { $role }
office-account-now = Hecho. { $name }: { $role }.
office-account-renew = Enlace nuevo
office-account-renew-of = Enlace nuevo para { $name }
office-account-close = Cerrar
office-account-close-of = Cerrar la cuenta de { $name }
office-account-close-means = { $name } no podrá volver a entrar y su nombre se borra; los libros guardan solo un código. No se puede deshacer.
office-account-close-do = Cerrar la cuenta y borrar el nombre
office-account-gone = La cuenta está cerrada y su nombre, borrado.
office-ticket = Enlace de un solo uso para { $name } ({ $role })
office-ticket-then = Se enseña solo ahora y vale una vez, durante un día. Al usarlo, la contraseña anterior deja de valer.
office-ticket-lost = La cuenta de { $name } está hecha, pero la respuesta con su enlace se perdió: haga otro enlace.
office-ticket-link = Enlace de un solo uso
office-ticket-done = Ocultarlo
office-copy = Copiar
office-copied = Copiado.

# La caja
office-cage-find = Quién está en la ventanilla
office-cage-who = Nombre o código
office-cage-who-then = Parte de un nombre, o un código entero como p-0123456789ab.
office-cage-seek = Buscar
office-cage-nobody = Nadie se llama «{ $text }».
office-cage-purse = Bolsa de { $name }
office-cage-in = En { $currency }
office-cage-amount = Importe
office-cage-currency = Moneda
office-cage-pay-in = Ingresar
office-cage-pay-out = Pagar
office-cage-done-in = Ingresado: { $amount }. { $name } tiene ahora { $left }.
office-cage-done-out = Pagado: { $amount }. { $name } tiene ahora { $left }.
office-cage-looks = Solo quien está en caja ingresa y paga.
office-cage-guest = Un invitado solo tiene fichas de juego: no se le puede cobrar ni pagar. Necesita una cuenta de jugador.

# Los libros
office-books = Libro diario
office-books-then = una línea por mesa y día
office-books-table = Mesa
office-books-day = Día
office-books-all = todas las mesas
office-books-closed = cerrada
office-books-every-day = Todos los días
office-books-csv = Guardar como CSV
office-books-print = Página para imprimir
office-books-reading = Se leen los libros.
office-books-figures = Cifras del libro
office-books-none = Ese día no ocurrió nada ahí.
office-book-rounds = Jugadas
office-book-opening_float = Anticipo de apertura
office-book-top_ups = Reposiciones
office-book-drop = Efectivo
office-book-handle = Apostado
office-book-result = Resultado de la casa
office-book-opening_cagnotte = Cagnotte al empezar
office-book-cagnotte = Cagnotte
office-book-closing_cagnotte = Cagnotte al cerrar
office-book-take = Ingreso de la casa
office-book-opening_tips = Propinas al empezar
office-book-tips = Propinas
office-book-closing_tips = Propinas al cerrar
office-book-opening_jackpot = Bote al empezar
office-book-jackpot_seeded = Bote: de la caja
office-book-jackpot_fed = Bote: de las apuestas
office-book-jackpot_paid = Bote: premios
office-book-closing_jackpot = Bote al cerrar
office-book-opening_bank = Banca de jugador al empezar
office-book-closing_bank = Banca de jugador al cerrar
office-book-closing_float = Anticipo de cierre
office-book-closing_box = En el cajón
office-book-check = Cuadre
office-book-right = cuadra
office-book-off = no cuadra
office-book-total = { $pages ->
    [one] Una página en { $currency }
   *[other] { $pages } páginas en { $currency }
}
office-book-more = Mesa { $table }, { $day }: apuestas, fichas, personal, irregularidades
office-book-by_kind = Apuestas por clase
office-book-chips = Fichas y actos
office-book-chips_brought = Traídas
office-book-chips_taken = Llevadas
office-book-returned = Devuelto a la caja
office-book-closing_cloth = Queda en el paño
office-book-people = Personas
office-book-acts = Actos
office-book-staff = Quién ocupó cada función
office-book-house = la casa
office-book-minimums = Cambios del mínimo
office-book-irregularities = Irregularidades
office-book-none = Ninguna.

# -- el panel, los libros y las lecturas contra la casa

office-desk-watch = Panel
watch-now = Ahora mismo en la casa: { $day }, { $time }
watch-tables = Mesas abiertas
watch-people = Personas
watch-company = Compañía
watch-drop = Traído a las mesas
watch-of = se esperaban { $expected }
watch-attendance = Asistencia
watch-attendance-says = Asistencia desde las { $from }; ahora, { $now }
watch-shut = La mesa { $table } no se puede leer y queda cerrada; las demás siguen.
watch-shown = { $shown } de { $of } mesas
watch-seek = Buscar
watch-order = Orden
watch-odd-only = Solo lo que llama la atención
watch-there = { $people } personas, { $company } de compañía
watch-jackpot = Bote
watch-incidents = { $count ->
    [one] una incidencia
   *[other] { $count } incidencias
}
watch-none = Ninguna mesa encaja.
watch-reported = Últimas incidencias
watch-crew = Quién trabaja dónde
watch-at = mesas { $tables }
watch-crew-none = Nadie ha actuado en nombre propio todavía.
watch-by-table = número
watch-by-game = juego
watch-by-people = gente
watch-by-handle = lo apostado
watch-by-won = lo ganado
watch-by-out = lo que se aparta
watch-by-incidents = incidencias
watch-by-minimum = mínimo
office-book-of-book = Mesas
office-book-of-sessions = Sesiones
office-book-of-incidents = Incidencias
office-book-of-jackpots = Botes
office-book-of-cage = Caja
office-book-of-hold = Ganado y esperado
office-odd = juega contra la casa
office-odd-only = Solo las que juegan contra la casa
office-sort = Ordenar por { $column }
office-books-played = Ocultar mesas sin jugadas
office-odd-title = ¿Abrir contra la casa?
office-odd-ask = Con esta lectura la letra de la ley va contra la casa, o hay una apuesta que no puede ganar: { $readings }.
office-odd-yes = Abrirla así
office-odd-no = Volver
