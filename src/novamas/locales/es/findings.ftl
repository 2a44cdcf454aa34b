# Qué encuentra mal una auditoría en un almacén.
bad-record-strange = El asiento { $value } de { $value2 } no es un asiento de este almacén.
bad-record-earlier = El asiento { $seq } de { $stream } es anterior al que le precede.
bad-batch-unsigned = El lote { $seq } de { $stream } no está firmado por la casa.
bad-batch-disordered = Los asientos del lote { $seq } de { $stream } no están en el orden en que se escribieron.
bad-never-opened = { $stream } no se abrió nunca.
bad-batch-later = El lote { $seq } de { $stream } contiene un asiento posterior a él mismo.
bad-batch-not-witnessed = El lote { $seq } de { $stream } no es el que vio el testigo.
bad-batch-not-receipted = El lote { $seq } de { $stream } no es aquel del que se dio recibo.
bad-batch-after = El lote { $seq } de { $stream } vino después del lote { $number } de { $other }, no antes.
bad-table-without-rules = La mesa { $id } se abrió con reglas que no están en el almacén.
bad-table-opened-twice = La mesa { $id } se abrió dos veces.
bad-stream-never-opened = { $stream } tiene asientos, pero la casa no la abrió nunca.
bad-record-begins = El asiento { $seq } de { $stream } debería empezar con el suceso { $event }.
bad-record-below-zero = El asiento { $seq } de { $stream } deja a alguien por debajo de cero.
bad-record-cloth = Asiento { $seq } de { $stream }: las fichas del paño no son las de las apuestas.
bad-record-uncommitted = Asiento { $seq } de { $stream }: nada se comprometió para este resultado.
bad-record-draw = El asiento { $seq } de { $stream } no es el sorteo { $name } de la época { $name2 }.
bad-record-epoch = El asiento { $seq } de { $stream } no está donde empieza una época.
bad-record-secret = Asiento { $seq } de { $stream }: un secreto es solo de resultados sorteados.
bad-record-sealed = Asiento { $seq } de { $stream }: donde las cartas siguen ocultas se compromete la baraja carta por carta, y en ningún otro juego.
bad-record-purse = El asiento { $seq } de { $stream } deja la bolsa por debajo de cero en { $money }.
bad-record-currency = El asiento { $seq } de { $stream } no es en ninguna moneda: { $value }.
bad-record-names = El asiento { $seq } de { $stream } nombra a { $other }, que no se abrió nunca.
bad-record-money = El asiento { $seq } de { $stream } mueve { $money }; en { $other } se juega con { $code }.
bad-end-unsigned = El final de { $stream } no lo firmó la casa.
bad-batch-missing = Falta el lote { $seq } de { $stream }, y de él se dio recibo.
bad-kept-after-nothing = { $what } está tras un asiento que no existe.
bad-ledger-unbalanced = El libro mayor en { $code } no cuadra: sobran { $name }.
bad-receipt-unsigned = El recibo del lote { $batch } de { $spine } no está firmado por la casa.
bad-receipt-elsewhere = El recibo del lote { $batch } de { $spine } es de otra casa.
bad-receipts-contradict = Dos recibos del lote { $batch } de { $spine } se contradicen.
bad-record-unlike = El asiento { $seq } de { $stream } no puede ser lo que se escribió: { $because }.
bad-no-stream = { $stream } no es un registro de una casa.
bad-batch-over-others = El lote { $batch } de { $spine } se firmó sobre otros asientos de { $stream }.
bad-record-sender = El asiento { $seq } de { $stream } nombra a otro remitente que su orden.
bad-record-no-outcome = El asiento { $seq } de { $stream } nombra un origen, pero no es un resultado.
bad-record-before = El asiento { $seq } de { $stream } no dice qué se sorteó antes.
bad-record-through = El asiento { $seq } de { $stream } mueve { $money } por { $other }.
bad-kept-unsigned = { $what } no está firmado por la casa.
bad-kept-otherwise = { $what } no es lo que resulta de los actos.
bad-tail-missing = { $stream } acaba antes del lote { $seq }, que el testigo vio: falta el final.
bad-purse-otherwise = La bolsa de { $person } tiene { $name } { $code }; según las mesas y la caja tendría { $name2 }.
bad-chips-without-entries = Fueron fichas a { $stream }, que no tiene asientos.
bad-transit-otherwise = Los asientos y las cartas de { $name } no coinciden en { $money }.
bad-record-reads-otherwise = { $name }: el asiento { $seq } de { $stream } se lee de otra manera: { $because }.
bad-other-foundation = La casa se fundó con otra clave.
bad-kept-unreadable = { $what } no se puede leer.
bad-epoch-broken = Época { $name } de la mesa { $id }: { $because }
bad-kept-none = { $what } no lo es.
bad-rules-missing = Faltan las reglas { $name }… de una mesa.
bad-record-missing = Falta el asiento { $seq } de { $stream }.
bad-draws-unsaid = Nada dice cómo sortea la mesa { $id }.
bad-record-not-ours = El asiento { $seq } de { $stream } no lo escribió así esta casa.
bad-record-alien = El asiento { $seq } de { $stream } no es un asiento de este almacén.
bad-record-skipped = { $stream }: tras el asiento { $before } viene el { $after }: falta uno.
bad-record-unlinked = El asiento { $seq } de { $stream } no sigue al que le precede: uno de los dos se cambió.
bad-secret-locked = El secreto de la época { $seq } de { $stream } no se puede abrir.
bad-batch-unlike = El lote { $seq } de { $stream } no puede ser lo que se escribió.
bad-last-unsigned = El almacén acaba con el asiento { $seq } de { $stream }, que nadie firmó.
bad-record-changed = El asiento { $seq } de { $stream } falta o se cambió.
bad-record-kind = El asiento { $seq } de { $stream } no es de ninguna clase: { $value }.
bad-no-founder = El almacén no dice quién lo fundó.
bad-no-foundation = El primer asiento de este almacén no es el de la fundación de una casa.
bad-name-other = El nombre de { $person } no es el que se dio.
bad-name-missing = Falta el nombre de { $person }.
bad-kept-what = El { $kind } tras el asiento { $seq } de { $stream }
bad-record-source = Asiento { $seq } de { $stream }: este resultado es { $name ->
    [typed] tecleado
    [drawn] sorteado
    [committed] sorteado
    [seeded] de una semilla
    [scripted] de un guion
   *[other] de ninguna parte
}; los de esta mesa son { $due ->
    [typed] tecleado
    [drawn] sorteado
    [committed] sorteado
    [seeded] de una semilla
    [scripted] de un guion
   *[other] de ninguna parte
}.
bad-written-elsewhere = { $name }: { $because }
bad-written-by-another = Escrito por otra versión
bad-written-by = Escrito por la versión { $version } (forma { $form }, motor { $engine })
bad-law-refuses = Asiento { $seq } de { $stream }: la norma rechaza este { $name } ({ $because }).
bad-law-otherwise = Asiento { $seq } de { $stream }: el suceso { $event } no se sigue de su orden según la norma.
