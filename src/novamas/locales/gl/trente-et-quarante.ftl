# trente-et-quarante: every word of its own. What it shares stands with what it is built on.

# Por que unha mesa non pode abrirse así
bad-insured-by-law = A norma di desde que aposta se admite o seguro, non a casa.
bad-insured-from-money = O seguro empeza nun importe de diñeiro.

# -- bets and spots
game-trente-et-quarante = Trinta e corenta
bet-refait = Trinta e un por ambos lados

# -- calls
call-row-totals = { $black ->
    [31] Un
    [32] Dous
    [33] Tres
    [34] Catro
    [35] Cinco
    [36] Seis
    [37] Sete
    [38] Oito
    [39] Nove
    [40] Corenta
   *[other] { $black }
}, { $red ->
    [31] un
    [32] dous
    [33] tres
    [34] catro
    [35] cinco
    [36] seis
    [37] sete
    [38] oito
    [39] nove
    [40] corenta
   *[other] { $red }
}
call-red-wins = Vermello gaña
call-colour-wins = Cor gaña
call-winning-chances = { $row ->
    [red] Vermello
   *[black] Negro
} e { $chance ->
    [colour] cor
   *[inverse] inverso
} gañan

# -- at the console
console-act-InsureBet = Asegurar unha aposta

# -- what happened
event-why-premium = seguro
event-BetInsured = { $who } asegura unha aposta por { $amount }.
event-BetInsured-entry = Seguro
event-RowsDecided = Negro { $black }, vermello { $red }: { $result ->
    [red-colour] gañan vermello e cor.
    [red-inverse] gañan vermello e inverso.
    [black-colour] gañan negro e cor.
    [black-inverse] gañan negro e inverso.
    [refait] trinta e un por ambos os lados, que é do cero.
   *[tie] nulo.
}
event-RowsDecided-entry = Resultado das filas
event-PremiumsKept = A casa queda co depositado polo seguro: { $amount }.
event-PremiumsKept-entry = Seguro cobrado
event-PremiumsReturned = Devólvese o depositado polo seguro: { $amount }.
event-PremiumsReturned-entry = Seguro devolto
event-StopCardOut = Aparece a carta vermella: o xogo é nulo e recóntanse as { $counted } últimas cartas.
event-StopCardOut-entry = Carta vermella

# -- in the office
office-option-insured-from = Seguro a partir desta aposta

# -- refusals
refused-cannot-be-insured = Esta aposta non se pode asegurar.
refused-insured-when-laid = A aposta asegúrase ao facela, non despois.
refused-bet-insured = Esta aposta está asegurada: non se lle pode engadir nada.
refused-no-insurance = Nesta mesa non se aseguran apostas.

# -- como se xoga
trente-how-rows = Vostede non leva cartas. O crupier bota dúas filas, unha negra e outra vermella, primeiro a { $first ->
    [black] negra
   *[red] vermella
}. Cada fila segue ata que suma { $reaches } ou máis.
trente-how-points = O as vale { $ace }, as figuras { $courts }, as demais o que marcan. A cor das cartas non importa para a fila: negra e vermella son só nomes.
trente-how-wins = Gaña a fila que queda máis preto de { $nearest }. Quen apostou a negro cobra se gaña a negra; quen apostou a vermello, se gaña a vermella.
trente-how-colour = Cor e inverso miran ademais a primeira carta da fila { $first ->
    [black] negra
   *[red] vermella
}. Se é da mesma cor ca a fila que gaña, gaña cor; se non, gaña inverso.
trente-how-pays = As catro pagan { $pays }. Se as dúas filas suman o mesmo a xogada é nula: ninguén gaña nin perde.
trente-how-refait = Agás con { $refait } polos dous lados: entón as apostas perden a metade ou quedan en prisión ata a xogada seguinte. Diso vive a casa: o { $edge } do apostado.
trente-means-red = Gaña se a fila vermella queda máis preto de { $nearest } ca a negra.
trente-means-black = Gaña se a fila negra queda máis preto de { $nearest } ca a vermella.
trente-means-colour = Gaña se a primeira carta da fila { $first ->
    [black] negra
   *[red] vermella
} é da cor da fila que gaña.
trente-means-inverse = Gaña se a primeira carta da fila { $first ->
    [black] negra
   *[red] vermella
} non é da cor da fila que gaña.

trente-came = Negro { $black }, vermello { $red }: { $result ->
    [red-colour] gañan vermello e cor
    [red-inverse] gañan vermello e inverso
    [black-colour] gañan negro e cor
    [black-inverse] gañan negro e inverso
    [refait] empate a 31, a metade ou prisión
   *[tie] empate, ninguén gaña nin perde
}{ $lead ->
    [red] {" "}(primeira carta, vermella)
    [black] {" "}(primeira carta, negra)
   *[none] {""}
}
# O que saíu, en palabras
trente-came-red-colour = vermello e cor
trente-came-red-inverse = vermello e inverso
trente-came-black-colour = negro e cor
trente-came-black-inverse = negro e inverso
trente-came-tie = empate
trente-came-refait = empate a trinta e un

# Where a card goes, for whoever deals
place-black = Negro
place-red = Vermello
