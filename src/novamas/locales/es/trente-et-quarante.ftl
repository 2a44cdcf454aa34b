# trente-et-quarante: every word of its own. What it shares stands with what it is built on.

# Por qué una mesa no puede abrirse así
bad-insured-by-law = La norma dice desde qué apuesta se admite el seguro, no la casa.
bad-insured-from-money = El seguro empieza en un importe de dinero.

# -- bets and spots
game-trente-et-quarante = Treinta y cuarenta
bet-refait = Treinta y uno por ambos lados

# -- calls
call-row-totals = { $black ->
    [31] Uno
    [32] Dos
    [33] Tres
    [34] Cuatro
    [35] Cinco
    [36] Seis
    [37] Siete
    [38] Ocho
    [39] Nueve
    [40] Cuarenta
   *[other] { $black }
}, { $red ->
    [31] uno
    [32] dos
    [33] tres
    [34] cuatro
    [35] cinco
    [36] seis
    [37] siete
    [38] ocho
    [39] nueve
    [40] cuarenta
   *[other] { $red }
}
call-red-wins = Rojo gana
call-colour-wins = Color gana
call-winning-chances = { $row ->
    [red] Rojo
   *[black] Negro
} { $chance ->
    [colour] y color
   *[inverse] e inverso
} ganan

# -- at the console
console-act-InsureBet = Asegurar una apuesta

# -- what happened
event-why-premium = seguro
event-BetInsured = { $who } asegura una apuesta por { $amount }.
event-BetInsured-entry = Seguro
event-RowsDecided = Negro { $black }, rojo { $red }: { $result ->
    [red-colour] ganan rojo y color.
    [red-inverse] ganan rojo e inverso.
    [black-colour] ganan negro y color.
    [black-inverse] ganan negro e inverso.
    [refait] treinta y uno por ambos lados, que es del cero.
   *[tie] nulo.
}
event-RowsDecided-entry = Resultado de las filas
event-PremiumsKept = La casa se queda con lo depositado por el seguro: { $amount }.
event-PremiumsKept-entry = Seguro cobrado
event-PremiumsReturned = Se devuelve lo depositado por el seguro: { $amount }.
event-PremiumsReturned-entry = Seguro devuelto
event-StopCardOut = Aparece la carta roja: el juego es nulo y se recuentan las { $counted } últimas cartas.
event-StopCardOut-entry = Carta roja

# -- in the office
office-option-insured-from = Seguro a partir de esta apuesta

# -- refusals
refused-cannot-be-insured = Esta apuesta no se puede asegurar.
refused-insured-when-laid = La apuesta se asegura al hacerla, no después.
refused-bet-insured = Esta apuesta está asegurada: no se le puede añadir nada.
refused-no-insurance = En esta mesa no se aseguran apuestas.

# -- cómo se juega
trente-how-rows = Usted no lleva cartas. El crupier echa dos filas, una negra y otra roja, primero la { $first ->
    [black] negra
   *[red] roja
}. Cada fila sigue hasta que suma { $reaches } o más.
trente-how-points = El as vale { $ace }, las figuras { $courts }, las demás lo que marcan. El color de las cartas no importa para la fila: negra y roja son solo nombres.
trente-how-wins = Gana la fila que queda más cerca de { $nearest }. Quien apostó a negro cobra si gana la negra; quien apostó a rojo, si gana la roja.
trente-how-colour = Color e inverso miran además la primera carta de la fila { $first ->
    [black] negra
   *[red] roja
}. Si es del mismo color que la fila que gana, gana color; si no, gana inverso.
trente-how-pays = Las cuatro pagan { $pays }. Si las dos filas suman lo mismo la jugada es nula: nadie gana ni pierde.
trente-how-refait = Menos con { $refait } por ambos lados: entonces las apuestas pierden la mitad o quedan en prisión hasta la jugada siguiente. De eso vive la casa: el { $edge } de lo apostado.
trente-means-red = Gana si la fila roja queda más cerca de { $nearest } que la negra.
trente-means-black = Gana si la fila negra queda más cerca de { $nearest } que la roja.
trente-means-colour = Gana si la primera carta de la fila { $first ->
    [black] negra
   *[red] roja
} es del color de la fila que gana.
trente-means-inverse = Gana si la primera carta de la fila { $first ->
    [black] negra
   *[red] roja
} no es del color de la fila que gana.

trente-came = Negro { $black }, rojo { $red }: { $result ->
    [red-colour] ganan rojo y color
    [red-inverse] ganan rojo e inverso
    [black-colour] ganan negro y color
    [black-inverse] ganan negro e inverso
    [refait] empate a 31, la mitad o prisión
   *[tie] empate, nadie gana ni pierde
}{ $lead ->
    [red] {" "}(primera carta, roja)
    [black] {" "}(primera carta, negra)
   *[none] {""}
}
# Lo que ha salido, en palabras
trente-came-red-colour = rojo y color
trente-came-red-inverse = rojo e inverso
trente-came-black-colour = negro y color
trente-came-black-inverse = negro e inverso
trente-came-tie = empate
trente-came-refait = empate a treinta y uno

# Where a card goes, for whoever deals
place-black = Negro
place-red = Rojo
