# Lo que la casa puede mostrar a quien no la cree: recibos, almacenes restaurados, accesos.

help-receipt =
    Da un recibo de un almacén: una línea firmada que dice hasta dónde han llegado sus libros.

    Quien la guarde en otro lugar podrá mostrar después que nada anterior se cortó ni se cambió: `novamas audit --receipt`.
examples-receipt =
    Ejemplos:
      novamas receipt casino.db
      novamas receipt casino.db --out /mnt/inspector/recibos.txt
      novamas receipt casino.db --out sqlite:recibos.db
help-restore =
    Devuelve una copia a su sitio, y responde de un almacén que es anterior a su testigo, o cuyo testigo ha desaparecido.

    Un director firma con su nombre y su contraseña. Después la casa vuelve a abrir, y toda auditoría lo cuenta.
examples-restore =
    Ejemplos:
      novamas restore casino.db --director Dora --reason "Se rompió el disco; copia de anoche"
      novamas restore casino.db --reason "Se perdió la carpeta del testigo"
      novamas restore casino.db --from copias/novamas-… --director Dora --reason "Mudanza a otra máquina"
help-let-in =
    Crea un acceso de un solo uso para quien tiene cuenta y no puede entrar.

    Es para quien tiene la clave de la casa. Queda escrito en los libros, y se avisa a su titular.
examples-let-in =
    Ejemplos:
      novamas let-in casino.db director
      novamas let-in postgresql://user@host/novamas Ana
option-witness = La carpeta del testigo; por defecto, una carpeta de este usuario con el nombre de la casa.
option-audit-receipt = Un recibo que alguien guardó: la propia línea, un archivo con varias o el almacén donde se guardaron. Puede repetirse.
option-receipt-out = Lo añade a este archivo, o lo guarda en este almacén (sqlite:ARCHIVO, postgresql://…), en lugar de mostrarlo.
option-restore-reason = Por qué el almacén es anterior a su testigo: queda en los libros.
option-restore-director = El nombre del director que responde de ello.
option-restore-password = Lee la contraseña del director de este archivo en lugar de pedirla.
option-let-in-name = Cómo se llama la persona.
option-serve-join = Esta máquina aún no tiene testigo de esta casa: empezar uno aquí. Para un servidor más de una casa en varias máquinas.
option-serve-floor = La sala que debe estar abierta (TOML, docs/floor.md): se abre lo que falte de ella; nada que esté en marcha cambia.
option-serve-anchor = Guarda aquí recibos mientras la casa está abierta: un archivo o un segundo almacén. Puede repetirse.
receipt-kept = El recibo del lote { NUMBER($batch, useGrouping: 0) } se guardó en { $where }.
restore-nothing = El almacén y su testigo coinciden: no hay nada de que responder.
restore-done = { $by } responde de este almacén: { $spines ->
    [one] una serie termina antes o no tiene testigo.
   *[other] { $spines } series terminan antes o no tienen testigo.
  } La casa puede volver a abrir, y toda auditoría lo contará.
restore-reason = Diga por qué con --reason, en { $most } caracteres como máximo.
restore-who = De esto responde un director: nómbrelo con --director.
restore-password = Contraseña del director:
restore-no-password = No se puede leer la contraseña de { $path }: { $why }.
let-in-nobody = No hay nadie llamado «{ $name }» en esta casa.
let-in-done = { $name } puede entrar una vez, dentro de un día, en esta dirección de la casa: { $link }
serve-house = Casa { $house }. Clave: { $keys }. Testigo: { $witness }.
serve-clock-behind = El reloj de esta máquina va { $seconds } s por detrás de los libros; su hora se detiene hasta que lo alcance.
serve-shut = La mesa { $table } no se puede leer y queda cerrada: { $why }
serve-anchor-failed = No se pudo guardar un recibo en { $where }: { $why }
audit-source-committed = { $times ->
    [one] Un resultado se sacó con compromiso previo.
   *[other] { $times } resultados se sacaron con compromiso previo.
  }
audit-source-typed = { $times ->
    [one] Un resultado se tecleó en una mesa con rueda, dados o sabot físicos.
   *[other] { $times } resultados se teclearon en mesas con rueda, dados o sabot físicos.
  }
audit-source-odd = { $times ->
    [one] Un resultado vino de la fuente «{ $source }», que no es propia de una casa real.
   *[other] { $times } resultados vinieron de la fuente «{ $source }», que no es propia de una casa real.
  }
audit-verified = { $draws } de ellos se comprobaron con el secreto revelado después.
audit-receipts = { $receipts ->
    [one] Se mostró un recibo, y lo que acredita está aquí.
   *[other] Se mostraron { $receipts } recibos, y lo que acreditan está aquí.
  }
audit-restored = { $when }: el almacén se restauró de una copia ({ $spines } series); respondió { $by }: { $reason }
audit-unwitnessed = Nadie atestiguó { $batches ->
    [one] el último lote: está entero y firmado
   *[other] los últimos { $batches } lotes: están enteros y firmados
  }, pero si se hubieran cortado otros detrás, esta auditoría no podría saberlo.
audit-otherwise = { $acts ->
    [one] Un acto lo decidió la versión { $version } (motor { $engine }) de otro modo que esta
   *[other] { $acts } actos los decidió la versión { $version } (motor { $engine }) de otro modo que esta
}; nada dice que la casa hiciera trampa. Quien quiera repetirlos necesita aquella versión.
audit-unread = Esta versión no sabe leer todo lo que escribió otra. Eso no dice nada contra la casa:
replay-audit-otherwise = { $acts ->
    [one] Un acto lo decidió otra versión de otro modo que esta; nada dice que la casa hiciera trampa.
   *[other] { $acts } actos los decidió otra versión de otro modo que esta; nada dice que la casa hiciera trampa.
}
replay-audit-unread = Esta versión no sabe leer todo lo que escribió otra. Eso no dice nada contra la casa:
help-backup =
    Copia un almacén con la casa abierta: una carpeta con todo, que `novamas restore` devuelve a su sitio.

    La copia lleva un recibo firmado y el resumen de su fichero. La clave de la casa solo va en ella si se pide.
examples-backup =
    Ejemplos:
      novamas backup casino.db --out copias
      novamas backup casino.db --out /mnt/copias --keep 14
      novamas backup postgresql://user@host/novamas --out /mnt/copias --with-key
help-export =
    Escribe los libros de una casa en ficheros abiertos, o cada ficha que se movió en filas ordenadas: un movimiento por fila.

    Los importes de las filas son unidades menores. Las personas son sus identificadores opacos; ningún nombre sale de la casa.
examples-export =
    Ejemplos:
      novamas export casino.db --out libros
      novamas export casino.db --tidy --out movimientos.csv
      novamas export casino.db --tidy --table 3 --format parquet --out movimientos.parquet
help-people =
    Dice quién tiene cuenta; da entrada a alguien, le da una contraseña nueva, cierra una cuenta
    o hace un token para un programa, sin página web.

    Para quien tenga la clave de la casa. Todo queda escrito en los libros.
examples-people =
    Ejemplos:
      novamas people casino.db
      novamas people casino.db --reset director
      novamas people casino.db --add Ana --role croupier
      novamas people casino.db --token Ana --scopes read,play --label bot
option-backup-out = La carpeta en la que se guardan las copias; cada una tiene dentro su propia carpeta.
option-backup-with-key = Pone también la clave de la casa en la copia: quien la tenga puede firmar por la casa. Guárdela bajo llave.
option-backup-keep = Borra las copias más antiguas de esta casa que pasen de tantas.
option-restore-from = Una copia hecha con `novamas backup`: primero se devuelve a su sitio, si no hay allí ningún almacén.
option-export-tidy = Cada ficha que se movió, un movimiento por fila, para tablas de datos.
option-export-out = La carpeta para los libros, o el fichero para las filas (.csv, .jsonl, .parquet); sin nombre, las filas se imprimen.
option-export-table = Solo los movimientos de esta mesa.
option-export-day = Solo los movimientos de este día (2026-03-14).
option-export-format = Cómo se escriben las filas: csv, jsonl o parquet; según el nombre del fichero, o csv.
option-people-add = Crea una cuenta para alguien con este nombre.
option-people-role = Qué es esa persona: player, croupier, inspector, cashier, director o auditor.
option-people-reset = Da a esta persona una contraseña nueva, tecleada aquí; la anterior y todas las sesiones abiertas terminan.
option-people-remove = Cierra la cuenta de esta persona y borra el nombre.
option-people-password = Lee la contraseña de este fichero en lugar de pedirla.
backup-done = { $records } registros ({ $mib } MiB) copiados en { $path }.
backup-no-key = La clave de la casa no va en ella: guarde aparte una copia de la clave, o use --with-key.
backup-keep-wrong = --keep es un número de copias, 0 o más.
restore-put-back = { $records } registros de la casa { $house } han vuelto a su sitio como estaban en { $at }.
export-done = En { $path } están { $files }.
export-what = Diga con --out CARPETA dónde van los libros, o pida las filas con --tidy; mesa, día y formato son para las filas.
export-parquet-file = Parquet se escribe en un fichero: nómbrelo con --out.
export-needs-extra = Los ficheros Parquet necesitan el extra «sim»: pip install 'novamas[sim]'
export-not-empty = Ya hay algo en { $path }: nombre una carpeta vacía.
people-one-thing = Pida una sola cosa cada vez: --add con --role, --reset, --remove, --token o --revoke.
people-needs-role = Diga con --role qué es esa persona.
people-no-role = No hay ninguna función «{ $value }»
people-guest = { $name } es invitado, y los invitados no tienen contraseña.
people-password = Contraseña nueva de { $name }:
people-added = { $name } ya tiene cuenta: { $role }.
people-reset = { $name } tiene una contraseña nueva; la anterior y todas las sesiones abiertas ya no valen nada.
people-removed = La cuenta de { $name } está cerrada, y el nombre borrado.
people-head-name = nombre
people-head-role = función
people-head-since = desde
people-head-password = contraseña
people-has = sí
people-has-not = aún no
