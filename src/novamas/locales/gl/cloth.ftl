# O que está impreso nos panos, e como se chama para quen o oe.

cloth-label = Pano: { $game }. As frechas percorren os recadros.
cloth-track-label = Pista: os números na orde do cilindro, e os sectores
cloth-rosette = Apostas co { $number }

# Impreso no pano
cloth-column = { $where }.ª col.
cloth-dozen = { $where }.ª 12
cloth-dozen-mark = { $where ->
    [1] P
    [2] M
   *[other] D
}
cloth-sector = { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}
cloth-sector-arc = { $chips ->
    [one] do { $from } ao { $to } · { $chips } ficha
   *[other] do { $from } ao { $to } · { $chips } fichas
}
cloth-cells = { $count ->
    [one] unha cela
   *[other] { $count } celas
}

zero-means-half = Volve a metade agora e a outra metade pérdese. Vale o { $part } do apostado, seguro.
zero-means-prison = Queda no pano ata a xogada seguinte: se gaña, volve sen premio; se perde, pérdese.{ $release ->
    [reduced] {" "}Con outro cero vale a metade.
   *[full] {""}
} De media vale o { $part } do apostado.
