# Que atopa mal unha auditoría nun almacén.
bad-record-strange = O asento { $value } de { $value2 } non é un asento deste almacén.
bad-record-earlier = O asento { $seq } de { $stream } é anterior ao que o precede.
bad-batch-unsigned = O lote { $seq } de { $stream } non está asinado pola casa.
bad-batch-disordered = Os asentos do lote { $seq } de { $stream } non están na orde en que se escribiron.
bad-never-opened = { $stream } non se abriu nunca.
bad-batch-later = O lote { $seq } de { $stream } contén un asento posterior a el mesmo.
bad-batch-not-witnessed = O lote { $seq } de { $stream } non é o que viu a testemuña.
bad-batch-not-receipted = O lote { $seq } de { $stream } non é aquel do que se deu recibo.
bad-batch-after = O lote { $seq } de { $stream } veu despois do lote { $number } de { $other }, non antes.
bad-table-without-rules = A mesa { $id } abriuse con regras que non están no almacén.
bad-table-opened-twice = A mesa { $id } abriuse dúas veces.
bad-stream-never-opened = { $stream } ten asentos, pero a casa non a abriu nunca.
bad-record-begins = O asento { $seq } de { $stream } debería comezar co suceso { $event }.
bad-record-below-zero = O asento { $seq } de { $stream } deixa a alguén por debaixo de cero.
bad-record-cloth = Asento { $seq } de { $stream }: as fichas do pano non son as das apostas.
bad-record-uncommitted = Asento { $seq } de { $stream }: nada se comprometeu para este resultado.
bad-record-draw = O asento { $seq } de { $stream } non é o sorteo { $name } da época { $name2 }.
bad-record-epoch = O asento { $seq } de { $stream } non está onde comeza unha época.
bad-record-secret = Asento { $seq } de { $stream }: un segredo é só de resultados sorteados.
bad-record-sealed = Asento { $seq } de { $stream }: onde as cartas seguen ocultas comprométese a baralla carta por carta, e en ningún outro xogo.
bad-record-purse = O asento { $seq } de { $stream } deixa a bolsa por debaixo de cero en { $money }.
bad-record-currency = O asento { $seq } de { $stream } non é en ningunha moeda: { $value }.
bad-record-names = O asento { $seq } de { $stream } nomea a { $other }, que non se abriu nunca.
bad-record-money = O asento { $seq } de { $stream } move { $money }; en { $other } xógase con { $code }.
bad-end-unsigned = O final de { $stream } non o asinou a casa.
bad-batch-missing = Falta o lote { $seq } de { $stream }, e del deuse recibo.
bad-kept-after-nothing = { $what } está tras un asento que non existe.
bad-ledger-unbalanced = O libro maior en { $code } non cadra: sobran { $name }.
bad-receipt-unsigned = O recibo do lote { $batch } de { $spine } non está asinado pola casa.
bad-receipt-elsewhere = O recibo do lote { $batch } de { $spine } é doutra casa.
bad-receipts-contradict = Dous recibos do lote { $batch } de { $spine } contradinse.
bad-record-unlike = O asento { $seq } de { $stream } non pode ser o que se escribiu: { $because }.
bad-no-stream = { $stream } non é un rexistro dunha casa.
bad-batch-over-others = O lote { $batch } de { $spine } asinouse sobre outros asentos de { $stream }.
bad-record-sender = O asento { $seq } de { $stream } nomea outro remitente que a súa orde.
bad-record-no-outcome = O asento { $seq } de { $stream } nomea unha orixe, pero non é un resultado.
bad-record-before = O asento { $seq } de { $stream } non di que se sorteou antes.
bad-record-through = O asento { $seq } de { $stream } move { $money } por { $other }.
bad-kept-unsigned = { $what } non está asinado pola casa.
bad-kept-otherwise = { $what } non é o que resulta dos actos.
bad-tail-missing = { $stream } acaba antes do lote { $seq }, que a testemuña viu: falta o final.
bad-purse-otherwise = A bolsa de { $person } ten { $name } { $code }; segundo as mesas e a caixa tería { $name2 }.
bad-chips-without-entries = Foron fichas a { $stream }, que non ten asentos.
bad-transit-otherwise = Os asentos e as cartas de { $name } non coinciden en { $money }.
bad-record-reads-otherwise = { $name }: o asento { $seq } de { $stream } lese doutra maneira: { $because }.
bad-other-foundation = A casa fundouse con outra clave.
bad-kept-unreadable = { $what } non se pode ler.
bad-epoch-broken = Época { $name } da mesa { $id }: { $because }
bad-kept-none = { $what } non o é.
bad-rules-missing = Faltan as regras { $name }… dunha mesa.
bad-record-missing = Falta o asento { $seq } de { $stream }.
bad-draws-unsaid = Nada di como sortea a mesa { $id }.
bad-record-not-ours = O asento { $seq } de { $stream } non o escribiu así esta casa.
bad-record-alien = O asento { $seq } de { $stream } non é un asento deste almacén.
bad-record-skipped = { $stream }: tras o asento { $before } vén o { $after }: falta un.
bad-record-unlinked = O asento { $seq } de { $stream } non segue ao que o precede: un dos dous cambiouse.
bad-secret-locked = O segredo da época { $seq } de { $stream } non se pode abrir.
bad-batch-unlike = O lote { $seq } de { $stream } non pode ser o que se escribiu.
bad-last-unsigned = O almacén acaba co asento { $seq } de { $stream }, que ninguén asinou.
bad-record-changed = O asento { $seq } de { $stream } falta ou cambiouse.
bad-record-kind = O asento { $seq } de { $stream } non é de ningunha clase: { $value }.
bad-no-founder = O almacén non di quen o fundou.
bad-no-foundation = O primeiro asento deste almacén non é o da fundación dunha casa.
bad-name-other = O nome de { $person } non é o que se deu.
bad-name-missing = Falta o nome de { $person }.
bad-kept-what = O { $kind } tras o asento { $seq } de { $stream }
bad-record-source = Asento { $seq } de { $stream }: este resultado é { $name ->
    [typed] tecleado
    [drawn] sorteado
    [committed] sorteado
    [seeded] dunha semente
    [scripted] dun guión
   *[other] de ningures
}; os desta mesa son { $due ->
    [typed] tecleado
    [drawn] sorteado
    [committed] sorteado
    [seeded] dunha semente
    [scripted] dun guión
   *[other] de ningures
}.
bad-written-elsewhere = { $name }: { $because }
bad-written-by-another = Escrito por outra versión
bad-written-by = Escrito pola versión { $version } (forma { $form }, motor { $engine })
bad-law-refuses = Asento { $seq } de { $stream }: a norma rexeita este { $name } ({ $because }).
bad-law-otherwise = Asento { $seq } de { $stream }: o suceso { $event } non se segue da súa orde segundo a norma.
