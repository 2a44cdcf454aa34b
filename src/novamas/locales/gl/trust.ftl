# O que a casa pode amosar a quen non a cre: recibos, almacéns restaurados, accesos.

help-receipt =
    Dá un recibo dun almacén: unha liña asinada que di ata onde chegaron os seus libros.

    Quen a garde noutro lugar poderá amosar despois que nada anterior se cortou nin se cambiou: `novamas audit --receipt`.
examples-receipt =
    Exemplos:
      novamas receipt casino.db
      novamas receipt casino.db --out /mnt/inspector/recibos.txt
      novamas receipt casino.db --out sqlite:recibos.db
help-restore =
    Devolve unha copia ao seu sitio, e responde dun almacén que é anterior á súa testemuña, ou cuxa testemuña desapareceu.

    Un director asina co seu nome e o seu contrasinal. Despois a casa volve abrir, e toda auditoría o conta.
examples-restore =
    Exemplos:
      novamas restore casino.db --director Dora --reason "Rompeu o disco; copia de onte á noite"
      novamas restore casino.db --reason "Perdeuse o cartafol da testemuña"
      novamas restore casino.db --from copias/novamas-… --director Dora --reason "Mudanza a outra máquina"
help-let-in =
    Crea un acceso dun só uso para quen ten conta e non pode entrar.

    É para quen ten a chave da casa. Queda escrito nos libros, e avísase o seu titular.
examples-let-in =
    Exemplos:
      novamas let-in casino.db director
      novamas let-in postgresql://user@host/novamas Ana
option-witness = O cartafol da testemuña; por defecto, un cartafol deste usuario co nome da casa.
option-audit-receipt = Un recibo que alguén gardou: a propia liña, un ficheiro con varias ou o almacén onde se gardaron. Pode repetirse.
option-receipt-out = Engádeo a este ficheiro, ou gárdao neste almacén (sqlite:FICHEIRO, postgresql://…), en lugar de amosalo.
option-restore-reason = Por que o almacén é anterior á súa testemuña: queda nos libros.
option-restore-director = O nome do director que responde diso.
option-restore-password = Le o contrasinal do director deste ficheiro en lugar de pedilo.
option-let-in-name = Como se chama a persoa.
option-serve-join = Esta máquina aínda non ten testemuña desta casa: comezar unha aquí. Para un servidor máis dunha casa en varias máquinas.
option-serve-floor = A sala que debe estar aberta (TOML, docs/floor.md): ábrese o que falte dela; nada do que está en marcha cambia.
option-serve-anchor = Garda aquí recibos mentres a casa está aberta: un ficheiro ou un segundo almacén. Pode repetirse.
receipt-kept = O recibo do lote { NUMBER($batch, useGrouping: 0) } gardouse en { $where }.
restore-nothing = O almacén e a súa testemuña coinciden: non hai nada de que responder.
restore-done = { $by } responde deste almacén: { $spines ->
    [one] unha serie remata antes ou non ten testemuña.
   *[other] { $spines } series rematan antes ou non teñen testemuña.
  } A casa pode volver abrir, e toda auditoría o contará.
restore-reason = Diga por que con --reason, en { $most } caracteres como máximo.
restore-who = Disto responde un director: noméeo con --director.
restore-password = Contrasinal do director:
restore-no-password = Non se pode ler o contrasinal de { $path }: { $why }.
let-in-nobody = Non hai ninguén chamado «{ $name }» nesta casa.
let-in-done = { $name } pode entrar unha vez, dentro dun día, neste enderezo da casa: { $link }
serve-house = Casa { $house }. Chave: { $keys }. Testemuña: { $witness }.
serve-clock-behind = O reloxo desta máquina vai { $seconds } s por detrás dos libros; a súa hora detense ata que o alcance.
serve-shut = A mesa { $table } non se pode ler e queda pechada: { $why }
serve-anchor-failed = Non se puido gardar un recibo en { $where }: { $why }
audit-source-committed = { $times ->
    [one] Un resultado sacouse con compromiso previo.
   *[other] { $times } resultados sacáronse con compromiso previo.
  }
audit-source-typed = { $times ->
    [one] Un resultado tecleouse nunha mesa con roda, dados ou sabot físicos.
   *[other] { $times } resultados tecleáronse en mesas con roda, dados ou sabot físicos.
  }
audit-source-odd = { $times ->
    [one] Un resultado veu da fonte «{ $source }», que non é propia dunha casa real.
   *[other] { $times } resultados viñeron da fonte «{ $source }», que non é propia dunha casa real.
  }
audit-verified = { $draws } deles comprobáronse co segredo revelado despois.
audit-receipts = { $receipts ->
    [one] Amosouse un recibo, e o que acredita está aquí.
   *[other] Amosáronse { $receipts } recibos, e o que acreditan está aquí.
  }
audit-restored = { $when }: o almacén restaurouse dunha copia ({ $spines } series); respondeu { $by }: { $reason }
audit-unwitnessed = Ninguén deu fe { $batches ->
    [one] do último lote: está enteiro e asinado
   *[other] dos últimos { $batches } lotes: están enteiros e asinados
  }, pero se se cortasen outros detrás, esta auditoría non podería sabelo.
audit-otherwise = { $acts ->
    [one] Un acto decidiuno a versión { $version } (motor { $engine }) doutro xeito que esta
   *[other] { $acts } actos decidiunos a versión { $version } (motor { $engine }) doutro xeito que esta
}; nada di que a casa fixese trampa. Quen os queira repetir precisa aquela versión.
audit-unread = Esta versión non sabe ler todo o que escribiu outra. Iso non di nada contra a casa:
replay-audit-otherwise = { $acts ->
    [one] Un acto decidiuno outra versión doutro xeito que esta; nada di que a casa fixese trampa.
   *[other] { $acts } actos decidiunos outra versión doutro xeito que esta; nada di que a casa fixese trampa.
}
replay-audit-unread = Esta versión non sabe ler todo o que escribiu outra. Iso non di nada contra a casa:
help-backup =
    Copia un almacén coa casa aberta: un cartafol con todo, que `novamas restore` devolve ao seu sitio.

    A copia leva un recibo asinado e o resumo do seu ficheiro. A clave da casa só vai nela se se pide.
examples-backup =
    Exemplos:
      novamas backup casino.db --out copias
      novamas backup casino.db --out /mnt/copias --keep 14
      novamas backup postgresql://user@host/novamas --out /mnt/copias --with-key
help-export =
    Escribe os libros dunha casa en ficheiros abertos, ou cada ficha que se moveu en filas ordenadas: un movemento por fila.

    Os importes das filas son unidades menores. As persoas son os seus identificadores opacos; ningún nome sae da casa.
examples-export =
    Exemplos:
      novamas export casino.db --out libros
      novamas export casino.db --tidy --out movementos.csv
      novamas export casino.db --tidy --table 3 --format parquet --out movementos.parquet
help-people =
    Di quen ten conta; dálle entrada a alguén, dálle un contrasinal novo, pecha unha conta
    ou fai un token para un programa, sen páxina web.

    Para quen teña a clave da casa. Todo queda escrito nos libros.
examples-people =
    Exemplos:
      novamas people casino.db
      novamas people casino.db --reset director
      novamas people casino.db --add Ana --role croupier
      novamas people casino.db --token Ana --scopes read,play --label bot
option-backup-out = O cartafol no que se gardan as copias; cada unha ten dentro o seu propio cartafol.
option-backup-with-key = Pon tamén a clave da casa na copia: quen a teña pode asinar pola casa. Gárdea baixo chave.
option-backup-keep = Borra as copias máis antigas desta casa que pasen de tantas.
option-restore-from = Unha copia feita con `novamas backup`: primeiro devólvese ao seu sitio, se non hai alí ningún almacén.
option-export-tidy = Cada ficha que se moveu, un movemento por fila, para táboas de datos.
option-export-out = O cartafol para os libros, ou o ficheiro para as filas (.csv, .jsonl, .parquet); sen nome, as filas imprímense.
option-export-table = Só os movementos desta mesa.
option-export-day = Só os movementos deste día (2026-03-14).
option-export-format = Como se escriben as filas: csv, jsonl ou parquet; segundo o nome do ficheiro, ou csv.
option-people-add = Crea unha conta para alguén con este nome.
option-people-role = Que é esa persoa: player, croupier, inspector, cashier, director ou auditor.
option-people-reset = Dálle a esta persoa un contrasinal novo, tecleado aquí; o anterior e todas as sesións abertas rematan.
option-people-remove = Pecha a conta desta persoa e borra o nome.
option-people-password = Le o contrasinal deste ficheiro en lugar de pedilo.
backup-done = { $records } rexistros ({ $mib } MiB) copiados en { $path }.
backup-no-key = A clave da casa non vai nela: garde á parte unha copia da clave, ou use --with-key.
backup-keep-wrong = --keep é un número de copias, 0 ou máis.
restore-put-back = { $records } rexistros da casa { $house } volveron ao seu sitio como estaban en { $at }.
export-done = En { $path } están { $files }.
export-what = Diga con --out CARTAFOL onde van os libros, ou pida as filas con --tidy; mesa, día e formato son para as filas.
export-parquet-file = Parquet escríbese nun ficheiro: noméeo con --out.
export-needs-extra = Os ficheiros Parquet necesitan o extra «sim»: pip install 'novamas[sim]'
export-not-empty = Xa hai algo en { $path }: nomee un cartafol baleiro.
people-one-thing = Pida unha soa cousa cada vez: --add con --role, --reset, --remove, --token ou --revoke.
people-needs-role = Diga con --role que é esa persoa.
people-no-role = Non hai ningunha función «{ $value }»
people-guest = { $name } é invitado, e os invitados non teñen contrasinal.
people-password = Contrasinal novo de { $name }:
people-added = { $name } xa ten conta: { $role }.
people-reset = { $name } ten un contrasinal novo; o anterior e todas as sesións abertas xa non valen nada.
people-removed = A conta de { $name } está pechada, e o nome borrado.
people-head-name = nome
people-head-role = función
people-head-since = desde
people-head-password = contrasinal
people-has = si
people-has-not = aínda non
