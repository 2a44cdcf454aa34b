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
    Responde de un almacén que se recuperó de una copia anterior, o cuyo testigo ha desaparecido.

    Un director firma con su nombre y su contraseña. Después la casa vuelve a abrir, y toda auditoría lo cuenta.
examples-restore =
    Ejemplos:
      novamas restore casino.db --director Dora --reason "Se rompió el disco; copia de anoche"
      novamas restore casino.db --reason "Se perdió la carpeta del testigo"
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
