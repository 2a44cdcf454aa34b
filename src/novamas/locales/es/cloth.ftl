# Lo que está impreso en los paños, y cómo se llaman a quien los oye.

cloth-label = Paño: { $game }. Las flechas recorren las casillas.
cloth-track-label = Pista: los números en el orden del cilindro, y los sectores
cloth-rosette = Apuestas con el { $number }

# Impreso en el paño
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
    [one] del { $from } al { $to } · { $chips } ficha
   *[other] del { $from } al { $to } · { $chips } fichas
}
cloth-cells = { $count ->
    [one] una casilla
   *[other] { $count } casillas
}

zero-means-half = Vuelve la mitad ahora y la otra mitad se pierde. Vale el { $part } de lo apostado, seguro.
zero-means-prison = Se queda en el paño hasta la jugada siguiente: si gana, vuelve sin premio; si pierde, se pierde.{ $release ->
    [reduced] {" "}Con otro cero vale la mitad.
   *[full] {""}
} De media vale el { $part } de lo apostado.
