# roulette: every word of its own. What it shares stands with what it is built on.

# Por que unha mesa non pode abrirse así
bad-no-tier = Non hai escala { $value } de máximos; esta norma ten { $tiers }.
bad-even-minimum = O mínimo en sortes sinxelas pode ser de 1 a { $most } veces o da mesa, non { $value }.
bad-even-multiples = Esta norma non deixa que a casa pida múltiplos en sortes sinxelas.
bad-announced-kept = Veciños e sectores son apostas deste xogo.
bad-paid-in-colours = Aquí as ganancias páganse en fichas da cor de quen gaña.
bad-colours-needed = Unha ruleta americana precisa polo menos unha cor.
bad-no-sorter = Esta norma non coñece aquí ningunha máquina que clasifique fichas.
bad-zero-colour = O cero nunca pode ser { $colour ->
    [red] vermello
    [black] negro
   *[other] { $colour }
}.
bad-wheel-numbers = Unha roda ten os números do 0 ao { $most }, cada un unha vez.
bad-wheel-colours = Vermello e negro deben alternar: { $one } e { $other } son os dous { $colour ->
    [red] vermellos
    [black] negros
   *[other] { $colour }
}.
bad-wheel-consecutive = Os números consecutivos non poden ser veciños: { $one } e { $other } sono.
bad-wheel-neighbours = Na norma, o { $number } e os seus veciños son { $there }.

# -- bets and spots
game-roulette-french = Ruleta francesa
game-roulette-american = Ruleta americana

# -- calls
call-hagan-juego-modificar = Fagan xogo, señores, poden modificar as súas apostas

# -- at the console
console-pad-roulette = Número que saíu
console-act-AllowValueChips = Permitir fichas de valor
console-does-AllowValueChips = Un xogador pode apostar con fichas de valor.
console-act-StopValueChips = Retirar as fichas de valor
console-does-StopValueChips = Un xogador xa non pode apostar con fichas de valor.

# -- what happened
event-ColourGiven = { $who } recibe a cor { $colour }; cada ficha vale { $chip }.
event-ColourGiven-entry = Cor
event-ColourReturned = { $who } devolve a súa cor.
event-ColourReturned-entry = Cor
event-ValueChipsAllowed = { $who } pode apostar con fichas de valor.
event-ValueChipsAllowed-entry = Permiso
event-ValueChipsStopped = { $who } xa non pode apostar con fichas de valor.
event-ValueChipsStopped-entry = Permiso
event-LayingAsked = { $whom ->
    [croupier] { $who } pídelle ao crupier que coloque as súas posturas.
    [end] { $who } pídelle ao extremo de mesa que coloque as súas posturas.
   *[other] { $who } volve colocar as súas posturas.
}
event-LayingAsked-entry = Posturas
event-StacksRebuilt = Reconstrúense os montóns de fichas de cor.
event-StacksRebuilt-entry = Montóns

# -- on the floor
floor-group-roulette = Ruletas

# -- in the office
office-option-tier = Escala de máximos
office-option-even-minimum = Mínimo en sortes sinxelas
office-option-even-minimum-then = Tantas veces o mínimo da mesa.
office-option-even-multiples = Sortes sinxelas só en múltiplos do seu mínimo
office-option-sorter = Unha máquina clasifica as fichas
office-option-denominations = Valores que poden ter as fichas de cor
office-option-denominations-then = Separados por espazos; se se deixa baleiro, calquera dentro dos límites.
office-option-zero-colour = Cor do cero
office-option-zero-colour-then = Como a escribe a API, en inglés: green, blue, white.

# -- refusals
refused-no-colour = Pida antes unha cor: nesta mesa xógase con fichas de cor.
refused-no-colour-left = Todas as cores desta mesa están ocupadas.
refused-no-colour-chips-here = Nesta mesa non hai fichas de cor.
refused-no-value-chips-here = Nesta mesa non se xoga con fichas de valor.
refused-colour-not-now = A cor non pode pedirse nin devolverse agora.
refused-colour-not-returned = Devolva antes a cor: as súas fichas non valen nada fóra desta mesa.
refused-not-a-colour-value = Unha ficha de cor non pode valer aquí { $value }.
refused-no-marker = Os marcadores gárdaos quen dirixe a mesa, e non está.
refused-nobody-lays = Aquí non hai ninguén que coloque así as súas posturas.
refused-colour-out-of-range = O mínimo cambiou: cambie antes as súas fichas de cor.

# -- como se xoga
roulette-how-goal = A bóla cae nun de { $pockets } números: do 1 ao { $numbers } e o cero. Vostede aposta onde caerá.
roulette-how-bet = { $colours ->
    [yes] Elixa unha ficha e toque o pano: un número, a raia entre dous ou o cruzamento de catro, unha ducia, unha columna, unha cor. A primeira vez dáselle unha cor de fichas que é só súa.
   *[no] Elixa unha ficha e toque o pano: un número, a raia entre dous ou o cruzamento de catro, unha ducia, unha columna, unha cor.
}
roulette-how-time = Apóstase ata o «no va más». Despois decide a bóla e nada se toca.
roulette-how-pays = Un número só paga { $straight }; vermello, negro, par, impar, falta ou pasa, { $even }. Cantos máis números cobre unha ficha, menos paga. O apostado volve co gañado.
roulette-how-zero = { $choice ->
    [half-prison] Se sae o cero, vermello, par e as demais sortes sinxelas non se perden enteiras: ou recupera a metade xa, ou déixaa en prisión e recupéraa enteira se gaña a vez seguinte. A metade custa á longa o { $half } do apostado; a prisión, o { $prison }.
    [prison] Se sae o cero, vermello, par e as demais sortes sinxelas quedan en prisión: se gañan a vez seguinte, volven enteiras. Á longa custa o { $prison } do apostado.
   *[half] Se sae o cero, vermello, par e as demais sortes sinxelas perden só a metade: á longa, o { $half } do apostado.
}
roulette-how-edge = De todo o que se aposta a números a casa queda á longa co { $inside }; a sortes sinxelas, co { $even }.
roulette-means-numbers = { $count ->
    [one] Gaña se sae ese número, de { $pockets }.
   *[other] Gaña se sae un deses { $count } números, de { $pockets }.
}
roulette-means-red = Gaña se sae un número vermello: { $half } dos { $numbers }. O cero non o é.
roulette-means-black = Gaña se sae un número negro: { $half } dos { $numbers }. O cero non o é.
roulette-means-even = Gaña se sae un número par: { $half } dos { $numbers }. O cero non o é.
roulette-means-odd = Gaña se sae un número impar: { $half } dos { $numbers }. O cero non o é.
roulette-means-low = Gaña se sae do 1 ao { $half }. O cero non conta.
roulette-means-high = Gaña se sae máis de { $half }, ata { $numbers }.

roulette-means-announced = Son { $chips } fichas dunha vez, en números veciños da roda: cada unha cobra pola súa conta se sae o seu.
