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
    Responde dun almacén que se recuperou dunha copia anterior, ou cuxa testemuña desapareceu.

    Un director asina co seu nome e o seu contrasinal. Despois a casa volve abrir, e toda auditoría o conta.
examples-restore =
    Exemplos:
      novamas restore casino.db --director Dora --reason "Rompeu o disco; copia de onte á noite"
      novamas restore casino.db --reason "Perdeuse o cartafol da testemuña"
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
