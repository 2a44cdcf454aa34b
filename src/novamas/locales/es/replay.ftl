# La auditoría en el navegador: todas las mesas que hubo, su pasado paso a paso, la revisión de los libros.

replay-title = Auditoría
replay-reading = Se leen los libros.
replay-sum = Suma
replay-tables = Mesas
replay-tables-then = todas las que se han abierto
replay-which = Qué mesas
replay-which-all = Todas
replay-which-open = Abiertas
replay-which-closed = Cerradas
replay-game = Juego
replay-game-any = todos los juegos
replay-count = { $count ->
    [one] una mesa
   *[other] { $count } mesas
}
replay-none = Nunca se ha abierto ninguna mesa.
replay-more = Ver más
replay-open = abierta
replay-closed = cerrada
replay-book = El libro entero
replay-book-then = Una página por mesa y día.
replay-book-csv = Guardar como CSV
replay-book-jsonl = Guardar como líneas JSON
replay-book-print = Página para imprimir

# La revisión
replay-audit = Revisar los libros
replay-audit-then = Se vuelve a leer cada registro: su sitio en la cadena, la firma que lo cubre, el acto según su ley, todas las cuentas.
replay-audit-run = Empezar la revisión
replay-audit-again = Revisar otra vez
replay-audit-busy = Se lee todo desde el primer registro. Las mesas siguen mientras tanto.
replay-audit-seconds = { $seconds } s
replay-audit-clean = A las { $time } los libros estaban en orden.
replay-audit-found = Los libros no están en orden. La primera discrepancia:
replay-audit-where = Serie { $stream }, registro { $record }.
replay-audit-records = Registros
replay-audit-batches = Lotes firmados
replay-audit-tables = Mesas
replay-audit-rounds = Jugadas
replay-audit-acts = Actos
replay-audit-events = Hechos
replay-audit-people = Personas
replay-audit-trust = De qué se puede fiar
replay-audit-witnessed = Hasta el último lote hay testigo fuera del almacén: si faltara algo al final, se sabría.
replay-audit-unwitnessed = { $batches ->
    [one] Un lote posterior al último testigo está entero y firmado; si tras él faltara algo, nadie lo notaría.
   *[other] { $batches } lotes posteriores al último testigo están enteros y firmados; si tras ellos faltara algo, nadie lo notaría.
}
replay-audit-receipts = { $receipts ->
    [0] No se ha contrastado con ningún recibo.
    [one] Se ha contrastado con un recibo.
   *[other] Se ha contrastado con { $receipts } recibos.
}
replay-audit-verified = { $verified ->
    [one] Un resultado sorteado se ha comprobado con su secreto.
   *[other] { $verified } resultados sorteados se han comprobado con su secreto.
}
replay-audit-restored = El { $day } a las { $time } el almacén se repuso de una copia y { $by } respondió de ello ({ $spines ->
    [one] un servidor afectado
   *[other] { $spines } servidores afectados
}):
replay-audit-sources = Quién respondió por el azar
replay-audit-house = Número de la casa:
replay-answered-committed = La casa, con un secreto comprometido
replay-answered-typed = Un crupier que lo tecleó
replay-answered-other = Otra fuente: { $name }
replay-audit-accounts = Cuentas en { $currency }
replay-account-float = Anticipos de las mesas
replay-account-box = Cajas de las mesas
replay-account-cloth = Sobre los paños
replay-account-cage = Caja central
replay-account-issue = Fichas de juego emitidas
replay-account-purses = Bolsas de las personas
replay-account-chips-at-tables = Fichas de las personas en las mesas
replay-receipt = Recibo de los libros
replay-receipt-then = Una línea firmada que dice hasta dónde habían llegado los libros. Guárdela fuera de la casa: con ella se sabrá, por tarde que sea, si alguien los ha cambiado.
replay-receipt-do = Pedir un recibo
replay-receipt-print = Imprimir el recibo

# Una mesa
replay-to-tables = Todas las mesas
replay-save = Guardar o imprimir
replay-save-jsonl = Cada acto como líneas JSON
replay-save-csv = Cada hecho como CSV
replay-save-print = Informe para imprimir
replay-save-book = Su libro como CSV
replay-steps = Por el pasado
replay-by-round = Jugada
replay-by-part = Intervalo
replay-back-part = Un intervalo atrás
replay-on-part = Un intervalo adelante
replay-by-act = Acto
replay-by-event = Hecho
replay-back-round = Al principio de la jugada, o de la anterior
replay-on-round = Al principio de la jugada siguiente
replay-back-act = Un acto atrás
replay-on-act = Un acto adelante
replay-back-event = Un hecho atrás
replay-on-event = Un hecho adelante
replay-play = Reproducir
replay-pause = Pausa
replay-pace = Ritmo
replay-pace-slow = Lento
replay-pace-even = Normal
replay-pace-quick = Rápido
replay-jump = Número de hecho
replay-go = Ir
replay-of = de { $last }
replay-no-room = Este juego todavía no tiene dibujo aquí.
replay-spot-staked = En ella: { $amount }.

# Un acto
replay-act = { $events ->
    [one] Hecho { NUMBER($from, useGrouping: 0) }
   *[other] Hechos { NUMBER($from, useGrouping: 0) } a { NUMBER($to, useGrouping: 0) }
}
replay-when = Cuándo
replay-who = Quién
replay-person = Persona
replay-house = la propia casa
replay-cause = Causa
replay-cause-autopilot = crupier automático
replay-cause-bot = compañía
replay-cause-clock = el reloj
replay-source = Resultado
replay-source-csprng = sorteado por la casa
replay-source-committed = sorteado por la casa, de un secreto comprometido
replay-source-typed = tecleado por el crupier
replay-command = Orden
replay-events = Lo que resultó
replay-to-event = Ir al hecho { NUMBER($seq, useGrouping: 0) }
replay-account = Cuenta
replay-why = Por qué
replay-gives = Da
replay-gets = Recibe
replay-round-acts = Actos de la jugada { $round }
replay-acts-count = { $count ->
    [one] uno
   *[other] { $count }
}
replay-and-more = { $count ->
    [one] y uno más
   *[other] y { $count } más
}

# Cómo estaba
replay-people = En la mesa
replay-people-count = { $count ->
    [0] nadie
    [one] una persona
   *[other] { $count }
}
replay-nobody = No había nadie.
replay-name = Nombre
replay-on-cloth = En el paño
replay-chips = Fichas
replay-balances = El libro de la mesa
replay-balances-chips = Fichas de las personas

# Jugadas
replay-rounds = Jugadas
replay-rounds-last = { $last } hasta ahora
replay-round = Jugada
replay-fell = Salió
replay-handle = Apostado
replay-result = Casa
replay-odd = { $count ->
    [one] irregularidad
   *[other] { $count } irregularidades
}
replay-to-round = Ir a la jugada { $round }
replay-earlier = Anteriores
replay-later = Siguientes
