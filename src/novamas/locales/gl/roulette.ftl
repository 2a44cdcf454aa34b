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
