# La consola: la mesa vista por quien la lleva.

console-title = Consola
console-counts = { $tables ->
    [one] Una mesa abierta
   *[other] { $tables } mesas abiertas
}{ $hand ->
    [0] ; todas van solas.
    [one] ; una la lleva un crupier.
   *[other] ; { $hand } las lleva un crupier.
}
console-no-tables = Ahora no hay mesas abiertas. Las abre la dirección.
console-waits-for-you = espera por usted
console-runs-itself = va sola
console-physical = resultado tecleado
console-minimum = mínimo { $amount }
console-to-cloth = Ver el paño
console-to-list = Todas las mesas

# Las fases
console-rail = Fases de la jugada { $round }
console-phase = fase: { $phase }
console-phase-idle = entre jugadas
console-phase-betting = Hagan juego
console-phase-rolling = { $game ->
    [wheel-of-fortune] Rueda en giro
   *[other] Bola en juego
}
console-phase-closed = No va más
console-phase-landed = Resultado
console-phase-collected = Retirada
console-phase-paid = Pago
console-phase-choosing = mitad o prisión

# El acto siguiente
console-next = Acto siguiente
console-space = espacio
console-auto = La mesa va sola: la casa abre, lanza y cierra por usted. Puede adelantarse.
console-now-idle = La mesa espera.
console-now-betting = Hagan juego.
console-now-rolling = { $game ->
    [wheel-of-fortune] La rueda pierde velocidad.
   *[other] La bola pierde velocidad.
}
console-now-closed = Ya no se apuesta.
console-now-choosing = Ha salido el cero.
console-now-over = La sesión ha terminado.
console-now-suspended = La mesa está cerrada por el momento.
console-does-suspended = Solo la dirección la abre otra vez.
console-does-nothing = No queda ninguna jugada por jugar.
console-does-chance = La casa sortea el resultado.
console-does-others-type = El crupier teclea lo que ha salido.
console-does-others = Le toca a: { $who }. Acto: { $act }.
console-does-type = Elija lo que ha salido, o tecléelo, y confírmelo. Con eso se retira y se paga.
console-type-first = Elija lo que ha salido
console-confirm = Ha salido: { $value }
console-dock-wait = Espere

# Lo que ha hecho la rueda
console-pad-cards = Carta que ha salido
console-pad-cards-open = también se puede teclear: valor y palo (7 h)
console-pad-down = Boca abajo, nadie la ha visto
console-pad-open = también se puede teclear
console-pad-shut = se abre tras «no va más»; también se puede teclear

# Los actos: cómo se llaman y qué hacen
console-act-OpenBetting = Hagan juego
console-does-OpenBetting = Al pulsar se anuncia la voz y se abre el paño.
console-act-Launch = { $game ->
    [wheel-of-fortune] Girar la rueda
   *[other] Lanzar la bola
}
console-does-Launch = { $game ->
    [wheel-of-fortune] Al pulsar la rueda gira; todavía se apuesta.
   *[other] Al pulsar la bola rueda, en sentido contrario al de la jugada anterior; todavía se apuesta.
}
console-act-CloseBetting = No va más
console-does-CloseBetting = Al pulsar se anuncia la voz, se cierra el paño y ya no se admite ninguna apuesta.
console-act-VoidSpin = Anular la tirada
console-does-VoidSpin = La tirada no vale; las apuestas siguen en pie.
console-outcome-VoidSpin = tirada nula
console-act-PrisonChoice = Elegir mitad o prisión
console-act-AnnounceLast = Anunciar las últimas jugadas
console-does-AnnounceLast = La sesión termina tras las jugadas que se anuncien.
console-act-ChangeMinimum = Cambiar el mínimo
console-does-ChangeMinimum = El mínimo pasa a otro autorizado, como manda la ley, y los máximos con él.
console-act-TopUp = Completar el anticipo
console-does-TopUp = La caja lleva fichas a la mesa.
console-act-SendBack = Devolver fichas a la caja
console-does-SendBack = El anticipo baja; no por debajo de lo que pide la ley.
console-act-Count = Contar la mesa
console-does-Count = Se apunta lo que hay en la mesa; otra persona lo firma.
console-act-Countersign = Firmar el recuento
console-does-Countersign = El recuento vale; lo que falte o sobre queda apuntado como diferencia.
console-act-StaffArrive = Llega personal
console-does-StaffArrive = Alguien ocupa un puesto de la mesa.
console-act-StaffLeave = Se va personal
console-does-StaffLeave = Un puesto de la mesa queda sin cubrir; si hace falta, el juego espera.
console-act-Suspend = Cerrar por el momento
console-does-Suspend = La mesa se cierra sin gente; el anticipo queda en ella.
console-act-Resume = Abrir otra vez
console-does-Resume = La mesa sigue donde estaba.
console-act-CloseTable = Cerrar la mesa
console-does-CloseTable = La mesa se cierra del todo; anticipo y caja vuelven a la caja de la casa.

# Lo que un acto deja abierto
console-field-turns = Vueltas de la rueda
console-field-rounds = Jugadas
console-field-unit = Qué se anuncia
console-unit-law = lo que dice la norma
console-unit-round = jugadas
console-unit-shooter = el último tirador
console-unit-shoe = el último sabot
console-field-to = Mínimo nuevo
console-field-top_up = Aumento del anticipo
console-field-amount = Importe
console-field-float = Anticipo contado
console-field-cash = Caja contada
console-field-tips = Propinas contadas
console-field-cagnotte = Pozo contado
console-field-role = Puesto
console-field-player = Jugador
console-field-cause = Causa
console-field-wheel = Cierre del cilindro
value-lock = con llave
value-seal = con precinto
console-between = De { $least } a { $most }
console-acts = Otros actos
console-discard = Descartar
console-apply = Aplicar: { $what }
console-applying = Se anota…
console-applied = Anotado: { $what }.

# Irregularidades
console-mishap = Comunicar una irregularidad
console-mishap-short = Irregularidad
console-mishap-none = En este juego la ley no conoce ninguna que se comunique aquí.
console-mishap-none-now = Ninguna cabe en esta fase.
console-mishap-not-yours = Aquí las comunica otra persona: { $who }.
console-mishap-more = { $count ->
    [one] Una más, que solo cabe en otras fases
   *[other] { $count } más, que solo caben en otras fases
}
console-mishap-later = { $count ->
    [one] Una, que solo cabe en otras fases
   *[other] { $count }, que solo caben en otras fases
}
console-mishap-others = { $count ->
    [one] Una que se puede comunicar
   *[other] { $count } que se pueden comunicar
}
console-mishap-by = La comunica: { $who }
console-will-happen = Lo que dice la ley que pase ahora
console-what-follows = Lo que ocurrirá
console-announced = Se anuncia:
console-stays = siguen en el paño
console-changes = cambian de manos
console-modify = se pueden modificar
console-yes = Sí
console-no = No
console-articles = { $count ->
    [one] El artículo
   *[other] Los artículos
}
console-signs = Queda en el libro a nombre de { $who }. No se puede deshacer; se puede anotar una rectificación.
console-today = Hoy en esta mesa
console-today-since = desde las { $time }
console-today-none = Ninguna irregularidad.

# El paño y la liquidación
console-cloth = En el paño
console-cloth-bets = { $bets ->
    [one] Una apuesta
   *[other] { $bets } apuestas
} de { $people ->
    [one] un jugador
   *[other] { $people } jugadores
}
console-cloth-held = De ello, en prisión: { $amount }
console-cloth-empty = Vacío.
console-settled = Jugada { $round }: retirada y pago
console-settled-nothing = No había nada en el paño.

# El libro
console-book = Libro
console-book-zero = cada apunte suma cero
console-export = exportar
console-day-book = libro del día
console-book-time = Hora
console-book-entry = Apunte
console-book-path = De y a
console-book-detail = Detalle
console-book-amount = Importe
console-book-earlier = Ver apuntes anteriores
console-cause-autopilot = automático
console-cause-bot = compañía
console-cause-clock = por el reloj

# Personal, anticipo, límites, marcha
console-staff = Personal
console-staff-here = en la mesa
console-staff-away = sin cubrir
console-staff-many = son { $count }
console-float = Anticipo
console-since = sesión desde { $time }
console-float-opening = Al abrir
console-float-added = Añadido
console-float-now = Ahora
console-float-cloth = En el paño
console-float-box = Efectivo
console-float-difference = Diferencia del libro
console-limits = Límites
console-notice = El mínimo pasa a { $minimum } después de la jugada { $round }.
console-runs = Marcha de la mesa
console-runs-who = Quién la lleva
console-runs-auto = Va sola
console-runs-hand = Un crupier
console-runs-drawn-then = La casa sortea el resultado.
console-runs-real-then = La rueda, los dados o los naipes son reales: el crupier teclea el resultado.
console-runs-seconds = { $seconds ->
    [one] Un segundo para apostar en cada jugada.
   *[other] { $seconds } segundos para apostar en cada jugada.
}

# Cuando algo no va bien
console-lost = Sin conexión. La mesa sigue; lo anotado vale. Reintentando…
console-closed = La mesa se ha cerrado.

# Cards from a shoe
console-act-LoadShoe = Cargar el sabot
console-does-LoadShoe = Se recuentan y se mezclan las cartas y se introducen en el sabot, con la carta de bloqueo en su sitio.
console-act-CutPack = Cortar el mazo
console-does-CutPack = El mazo queda cortado y listo.
console-act-CardFaceUp = Carta boca arriba
console-does-CardFaceUp = La carta siguiente se aparta; las apuestas siguen en pie y continúa el reparto.
console-outcome-CardFaceUp = carta apartada

# Póker contra la casa
console-act-Misdeal = Error en el reparto
console-does-Misdeal = La jugada es nula; se devuelven todas las apuestas.
console-outcome-Misdeal = jugada nula
console-act-CardShown = Carta descubierta por error
console-does-CardShown = La carta queda a la vista; la jugada sigue o se anula, según la ley.
console-outcome-CardShown = carta a la vista
console-act-Breach = Un jugador habla o enseña cartas
console-does-Breach = El jugador pierde toda su apuesta, o se le advierte, según la ley.
console-outcome-Breach = infracción

# Texas póker
console-act-Expel = Expulsar a alguien de la mesa
console-does-Expel = Esta persona se lleva todas sus fichas y no vuelve a esta mesa.
console-outcome-Expel = expulsión
console-field-other = otra casilla

# Pai gow póker
console-field-low = Cartas de la mano baja

# What lies on the table, and where the next card goes
console-table = En la mesa
console-pad-card-to = Carta: { $place }
console-does-type-to = Es para: { $place }. Elija lo que ha salido, o tecléelo, y confírmelo.
console-pad-lot = A quién toca la suerte
place-card = { $card ->
    [1] { $place }, primera carta
    [2] { $place }, segunda carta
    [3] { $place }, tercera carta
   *[other] { $place }, carta { $card }
}
place-card-turned = { $card ->
    [1] { $place }, se descubre la primera carta
    [2] { $place }, se descubre la segunda carta
    [3] { $place }, se descubre la tercera carta
   *[other] { $place }, se descubre la carta { $card }
}
place-of = { $place } ({ $name })
place-box = { $hand ->
    [1] Casilla { $number }
   *[other] Casilla { $number }, mano { $hand }
}
place-seat = Sitio { $number }
place-bank = Banca
place-common = { $number ->
    [0] Comunes
   *[other] Comunes, fila { $number }
}
place-burnt = Carta quemada
place-first-card = Primera carta del sabot
place-aside = Carta que se aparta
place-lot = Sorteo
place-throw = Tirada de los dados
place-voided = Carta anulada
console-stands-point = Punto
console-stands-shooter = Tirador
console-stands-dice = Dados
console-stands-bank = Banca
console-stands-covered = Cubierto
console-stands-open = Por cubrir
console-stands-pot = Bote
console-stands-side-pot = Bote lateral
console-stands-out = fuera
