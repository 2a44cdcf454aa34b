# Los libros de la casa: auditoría, libro diario, informe de una sesión.

help-audit =
    Audita un almacén: relee cada registro, comprueba resúmenes y firmas, vuelve a jugar cada acto según su ley y cuadra cada cuenta.

    STORE es un archivo o una dirección postgresql://; no se cambia nada en él. Código de salida 1 si algo está mal, 3 si todo está en orden pero nadie atestiguó el final, 2 si no se puede leer, 4 si está roto.
examples-audit =
    Ejemplos:
      novamas audit casino.db
      novamas audit casino.db --keys auditor/claves
      novamas audit postgresql://auditor@db.example/casino --json
help-floor =
    Escribe la sala de una casa (TOML): sus mesas abiertas, como las leen «check» y «serve --floor».

    STORE es un archivo o una dirección postgresql://; no se cambia nada en él. Las mesas de amigos quedan fuera.
examples-floor =
    Ejemplos:
      novamas floor casino.db
      novamas floor casino.db --law euskadi-1996 --out sala.toml
option-floor-out = Escribe en este archivo en lugar de la pantalla.
help-book =
    Muestra el libro diario de las mesas, o todos los actos de una mesa (--session).

    STORE es un archivo o una dirección postgresql://; no se cambia nada en él. Los días son los del reloj de esta máquina.
examples-book =
    Ejemplos:
      novamas book casino.db
      novamas book casino.db --day 2026-05-01 --format html --out libro.html
      novamas book casino.db --table 3 --session --format csv
      novamas book casino.db --of hold --out hold.html
option-store = El almacén: un archivo o una dirección postgresql://.
option-keys = La carpeta de la clave de la casa; por defecto, una carpeta de este usuario con el nombre de la casa, nunca junto al almacén.
option-book-table = Solo esta mesa.
option-book-day = Solo este día, como 2026-05-01.
option-book-of = Qué libro: tables (cada mesa, día a día), sessions (cada día de la casa), incidents, jackpots, cage (la caja) o hold (lo ganado junto a lo esperado).
option-book-session = Todos los actos de la mesa por orden, en lugar del libro.
option-book-format = json, csv o html; por defecto, una tabla para personas.
option-book-out = Escribe en este archivo en lugar de la pantalla.

store-missing-extra = Los libros necesitan el extra «store»: pip install 'novamas[store]'
store-no-table = No hay ninguna mesa «{ $value }» en este almacén
store-no-day = «{ $value }» no es un día: escríbalo como 2026-05-01.
store-no-book = No hay ningún libro «{ $value }»
store-no-format = No hay ningún formato «{ $value }»
store-session-needs-table = Una sesión es de una mesa: nómbrela con --table.
store-cannot-write = No se puede escribir { $path }: { $why }.
store-damaged = El almacén está dañado y no hay libro de él: { $why } Véase «novamas audit».

# -- auditoría

audit-reading = Leyendo los libros
audit-what = En el almacén
audit-how-many = Número
audit-records = Registros
audit-batches = Lotes firmados
audit-tables = Mesas
audit-acts = Actos
audit-events = Hechos
audit-rounds = Jugadas
audit-people = Personas
audit-accounts = Cuentas en { $currency }
audit-balance = Saldo
audit-clean = Los libros están en orden.
audit-found = Los libros NO están en orden. La primera discrepancia:
audit-where = Serie { $stream }, registro { NUMBER($record, useGrouping: 0) }.
account-float = Anticipos de las mesas
account-box = Cajas de las mesas
account-cloth = Sobre los paños
account-cage = Caja central
account-issue = Fichas de juego emitidas
account-transit = En camino entre plantas
account-purses = Bolsas de las personas
account-chips-at-tables = Fichas de las personas en las mesas

# -- libro

book-title = Libro de mesas
book-session = Informe de una sesión
book-none = No hay nada en el libro.
book-page = Impreso del almacén { $store }. Importes en { $currencies }.
book-unaudited = Estas páginas se forman con los registros tal como están; si son auténticos lo dice «novamas audit».
book-table = Mesa
book-day = Día
book-game = Juego
book-minimum = Mínimo
book-opening_float = Anticipo de apertura
book-top_ups = Reposiciones
book-sent_back = Fichas de vuelta a caja
book-difference = Diferencia de los recuentos
book-counts-line = Recuentos
book-returned = Devuelto a caja
book-drop = Efectivo en el cajón
book-chips_brought = Fichas traídas
book-chips_taken = Fichas llevadas
book-result = Resultado de la casa
book-opening_cagnotte = Cagnotte al empezar
book-cagnotte = Cagnotte
book-closing_cagnotte = Cagnotte al cerrar
book-take = Ingreso de la casa
book-opening_tips = Propinas al empezar
book-tips = Propinas
book-closing_tips = Propinas al cerrar
book-opening_jackpot = Bote al empezar
book-jackpot_seeded = Bote: de la caja
book-jackpot_fed = Bote: de las apuestas
book-jackpot_paid = Bote: premios
book-jackpot_charged = Pagado por premios de otras mesas del carrusel
book-jackpot_advanced = Adelantado por la caja para premios de esta mesa
book-closing_jackpot = Bote al cerrar
book-opening_bank = Banca de jugador al empezar
book-closing_bank = Banca de jugador al cerrar
book-cagnotte-line = Cagnotte y bancas de jugadores
book-jackpot-line = Bote
book-tips-line = Propinas
book-rounds = Jugadas
book-handle = Apostado
book-closing_float = Anticipo de cierre
book-closing_box = En el cajón
book-people = Personas
book-by_kind = Apuestas por clase
book-minimums = Cambios del mínimo
book-irregularities = Irregularidades comunicadas
book-staff = Quién ocupó cada función
book-opening_box = En el cajón al empezar
book-closing_cloth = Queda en el paño
book-total = Total del día
book-unnamed = no consta el nombre
book-float-line = Anticipo y cajón
book-play-line = Juego
book-chips-line = Fichas
book-round = Jugada
book-act = Acto
book-calls = Voces
book-moves = Fichas movidas
role-croupier = Crupier
role-inspector = Jefe de mesa
role-director = Director
role-chance = Azar
book-date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
book-and = { $first } y { $last }
book-move = de { $src } a { $dst }
book-happened = Qué ocurrió
book-acts = Los actos, uno por uno
book-typed-by = tecleado por
book-who = Quién es quién
book-who-then = El nombre de cada persona y la marca con que consta en los registros. A quien ya no tiene nombre lo distingue el final de su marca.
book-field-box = casilla { $value }
book-field-hand = mano { $value }
book-field-seat = sitio { $value }
book-field-number = número { $value }
book-field-place = plaza { $value }
book-field-note = nota: { $value }
book-field-reason = motivo: { $value }

# -- los demás libros

book-sessions = Libro de sesiones
book-sum = { $tables ->
    [one] Una mesa en { $currency }
   *[other] { $tables } mesas en { $currency }
}
book-cage = Caja
book-cage-title = Libro de caja
book-till-taken = Cobrado
book-till-paid = Pagado
book-till-balance = Debe haber en la caja
book-issued = Fichas de juego emitidas
book-all-balance = las cuentas cuadran
book-not-balance = las cuentas NO cuadran
book-incidents = Libro de incidencias
book-incidents-total = Incidencias en total
book-times = Veces
book-about = Afecta a
book-reported = Se dijo
book-jackpots = Libro de botes
book-won-by = Para
book-meter = Queda en
