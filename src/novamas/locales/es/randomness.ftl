# El expediente del generador de números aleatorios.

help-rng-test =
    Prueba el generador de números aleatorios: todo lo que sortean los juegos, sorteado como en las mesas.

    Una prueba con un valor p inferior al 1 % se repite con sorteos nuevos y solo falla por debajo del 0,01 %. Código de salida 1 si falla una prueba, 2 si un argumento no puede ser.
examples-rng-test =
    Ejemplos:
      novamas rng-test
      novamas rng-test --source committed --draws 1000000
      novamas rng-test --source seeded --seed 7 --test frequency --test gap --json
      novamas rng-test --dieharder
option-rng-source = Quién sortea: csprng (el sistema operativo, como en las mesas), committed (derivado de un secreto) o seeded (reproducible, nunca con dinero).
option-rng-draws = Valores de cada muestra.
option-rng-seed = Para committed y seeded: un texto cualquiera; el mismo da los mismos sorteos.
option-rng-test = Solo esta prueba (varias veces, o separadas por comas): frequency, serial, gap…; con --dieharder, el número de una de las suyas.
option-rng-dieharder = En su lugar, que dieharder, si está instalado, pruebe los octetos de la fuente.
option-rng-raw = Escribe sin fin los octetos de la fuente, para que los pruebe otro programa.

rng-no-source = No hay ninguna fuente «{ $value }»
rng-no-test = No hay ninguna prueba «{ $value }»
rng-no-seed = El generador del sistema operativo no tiene semilla: indique --source committed o seeded.
rng-bad-draws = Una muestra tiene de { $least } a { $most } valores.
rng-raw-alone = --raw solo escribe octetos: quite --dieharder, --json y --test.
rng-raw-terminal = Los octetos sin fin no son para un terminal: envíelos a un programa o a un archivo.

rng-drawing = Sorteando y probando
rng-asking = Preguntando a dieharder
rng-source-csprng = Fuente: el generador del sistema operativo (csprng)
rng-source-committed = Fuente: sorteos derivados de un secreto (committed)
rng-source-seeded = Fuente: sorteos reproducibles (seeded), nunca con dinero
rng-seed = Semilla: { $seed }
rng-values = Valores de cada muestra: { $draws }

rng-test = Prueba
rng-sample = Qué se prueba
rng-statistic = Estadístico
rng-freedom = Grados de libertad
rng-p = Valor p
rng-verdict = Veredicto
rng-ntuple = Tupla
rng-assessment = Dice dieharder

rng-passed = superada
rng-failed = FALLA
rng-passed-again = superada al repetir
rng-repeated = se repite
rng-again = … otra vez, con sorteos nuevos
rng-all-passed = { $repeated ->
    [0] Se han superado las { $tests } pruebas.
    [1] Se han superado las { $tests } pruebas, una de ellas al repetirla.
   *[other] Se han superado las { $tests } pruebas, { $repeated } de ellas al repetirlas.
}
rng-some-failed = { $failed ->
    [1] Ha fallado una de { $tests } pruebas.
   *[other] Han fallado { $failed } de { $tests } pruebas.
}
rng-rule = Una prueba por debajo de { $first } se repite con { $more } veces más sorteos nuevos y falla por debajo de { $second }: un generador limpio falla como mucho una vez de cada { $once }.

rng-test-frequency = frecuencias
rng-test-serial = pares sucesivos
rng-test-triples = ternas sucesivas
rng-test-gap = intervalos
rng-test-poker = manos de póquer
rng-test-coupon = colecciones completas
rng-test-permutation = órdenes de cuatro
rng-test-runs-up = rachas crecientes
rng-test-runs-down = rachas decrecientes
rng-test-runs-median = rachas en torno a la mediana
rng-test-places = lugares en la baraja
rng-test-orders = órdenes de cinco
rng-test-monobit = unos y ceros
rng-test-block-frequency = unos y ceros por bloques
rng-test-autocorrelation = autocorrelación

rng-sample-roulette = ruleta de { $size } números
rng-sample-boule = boule de { $size } huecos
rng-sample-wheel-of-fortune = rueda de la fortuna de { $size } casillas
rng-sample-bingo = bombo de { $size } bolas
rng-sample-tickets = bombo con { $size } boletos
rng-sample-tombola = tómbola de { $size } boletos
rng-sample-dice = tiradas de { $size } dados
rng-sample-faces = caras de { $size } dados
rng-sample-lots = suertes entre { $size }
rng-sample-shoe = sabot de { $size } cartas
rng-sample-deck = baraja de { $size } cartas
rng-sample-hands = cinco de { $size } cartas
rng-sample-shuffle = mezcla de { $size } cartas
rng-sample-bytes = octetos
