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

# Lo que ha salido, en palabras
trente-came-red-colour = rojo y color
trente-came-red-inverse = rojo e inverso
trente-came-black-colour = negro y color
trente-came-black-inverse = negro e inverso
trente-came-tie = empate
trente-came-refait = empate a treinta y uno
