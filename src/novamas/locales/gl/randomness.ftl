# O expediente do xerador de números aleatorios.

help-rng-test =
    Proba o xerador de números aleatorios: todo o que sortean os xogos, sorteado como nas mesas.

    Unha proba cun valor p inferior ao 1 % repítese con sorteos novos e só falla por debaixo do 0,01 %. Código de saída 1 se falla unha proba, 2 se un argumento non pode ser.
examples-rng-test =
    Exemplos:
      novamas rng-test
      novamas rng-test --source committed --draws 1000000
      novamas rng-test --source seeded --seed 7 --test frequency --test gap --json
      novamas rng-test --dieharder
option-rng-source = Quen sortea: csprng (o sistema operativo, como nas mesas), committed (derivado dun segredo) ou seeded (reproducible, nunca con diñeiro).
option-rng-draws = Valores de cada mostra.
option-rng-seed = Para committed e seeded: un texto calquera; o mesmo dá os mesmos sorteos.
option-rng-test = Só esta proba (varias veces, ou separadas por comas): frequency, serial, gap…; con --dieharder, o número dunha das súas.
option-rng-dieharder = No seu lugar, que dieharder, se está instalado, probe os octetos da fonte.
option-rng-raw = Escribe sen fin os octetos da fonte, para que os probe outro programa.

rng-no-source = Non hai ningunha fonte «{ $value }»
rng-no-test = Non hai ningunha proba «{ $value }»
rng-no-seed = O xerador do sistema operativo non ten semente: indique --source committed ou seeded.
rng-bad-draws = Unha mostra ten de { $least } a { $most } valores.
rng-raw-alone = --raw só escribe octetos: quite --dieharder, --json e --test.
rng-raw-terminal = Os octetos sen fin non son para un terminal: envíeos a un programa ou a un ficheiro.

rng-drawing = Sorteando e probando
rng-asking = Preguntando a dieharder
rng-source-csprng = Fonte: o xerador do sistema operativo (csprng)
rng-source-committed = Fonte: sorteos derivados dun segredo (committed)
rng-source-seeded = Fonte: sorteos reproducibles (seeded), nunca con diñeiro
rng-seed = Semente: { $seed }
rng-values = Valores de cada mostra: { $draws }

rng-test = Proba
rng-sample = Que se proba
rng-statistic = Estatístico
rng-freedom = Graos de liberdade
rng-p = Valor p
rng-verdict = Veredicto
rng-ntuple = Tupla
rng-assessment = Di dieharder

rng-passed = superada
rng-failed = FALLA
rng-passed-again = superada ao repetir
rng-repeated = repítese
rng-again = … outra vez, con sorteos novos
rng-all-passed = { $repeated ->
    [0] Superáronse as { $tests } probas.
    [1] Superáronse as { $tests } probas, unha delas ao repetila.
   *[other] Superáronse as { $tests } probas, { $repeated } delas ao repetilas.
}
rng-some-failed = { $failed ->
    [1] Fallou unha de { $tests } probas.
   *[other] Fallaron { $failed } de { $tests } probas.
}
rng-rule = Unha proba por debaixo de { $first } repítese con { $more } veces máis sorteos novos e falla por debaixo de { $second }: un xerador limpo falla como moito unha vez de cada { $once }.

rng-test-frequency = frecuencias
rng-test-serial = pares sucesivos
rng-test-triples = ternas sucesivas
rng-test-gap = intervalos
rng-test-poker = mans de póker
rng-test-coupon = coleccións completas
rng-test-permutation = ordes de catro
rng-test-runs-up = refachos crecentes
rng-test-runs-down = refachos decrecentes
rng-test-runs-median = refachos arredor da mediana
rng-test-places = lugares na baralla
rng-test-orders = ordes de cinco
rng-test-monobit = uns e ceros
rng-test-block-frequency = uns e ceros por bloques
rng-test-autocorrelation = autocorrelación

rng-sample-roulette = ruleta de { $size } números
rng-sample-boule = boule de { $size } ocos
rng-sample-wheel-of-fortune = roda da fortuna de { $size } casas
rng-sample-bingo = bombo de { $size } bólas
rng-sample-tickets = bombo con { $size } boletos
rng-sample-tombola = tómbola de { $size } boletos
rng-sample-dice = tiradas de { $size } dados
rng-sample-faces = caras de { $size } dados
rng-sample-lots = sortes entre { $size }
rng-sample-shoe = sabot de { $size } cartas
rng-sample-deck = baralla de { $size } cartas
rng-sample-hands = cinco de { $size } cartas
rng-sample-shuffle = mestura de { $size } cartas
rng-sample-bytes = octetos
