# Oihaletan inprimatuta dagoena, eta haien izena entzuten duenarentzat.

cloth-label = Oihala: { $game }. Gezi-teklek lekuz leku eramaten zaituzte.
cloth-track-label = Pista: zenbakiak zilindroaren hurrenkeran, eta sektoreak
cloth-rosette = Zenbaki honekin egindako apustuak: { $number }

# Oihalean inprimatua
cloth-column = { $where }. zut.
cloth-dozen = { $where }. 12
cloth-dozen-mark = { $where ->
    [1] P
    [2] M
   *[other] D
}
cloth-sector = { $chips ->
    [one] fitxa { $chips }
   *[other] { $chips } fitxa
}
cloth-sector-arc = { $chips ->
    [one] { $from } → { $to } · fitxa { $chips }
   *[other] { $from } → { $to } · { $chips } fitxa
}
cloth-cells = { $count ->
    [one] gelaxka bat
   *[other] { $count } gelaxka
}

zero-means-half = Erdia orain itzultzen da eta beste erdia galtzen da. Apustuaren { $part } balio du, ziur.
zero-means-prison = Oihalean geratzen da hurrengo jokaldira arte: irabaziz gero, saririk gabe itzultzen da; galduz gero, galdu egiten da.{ $release ->
    [reduced] {" "}Beste zero batekin erdia balio du.
   *[full] {""}
} Batez beste apustuaren { $part } balio du.
