# Lo que se canta en voz alta.

call-hagan-juego = Hagan juego, señores
call-hagan-juego-modificar = Hagan juego, señores, pueden modificar sus apuestas
call-hagan-sus-apuestas = Hagan sus apuestas
call-estan-hechas = ¿Están hechas las apuestas?
call-no-va-mas = No va más
call-tirada-nula = Tirada nula
call-last-rounds = { $rounds ->
    [1] Última jugada
   *[other] Las { $rounds } últimas jugadas
}
call-last-at-old-minimum = { $rounds ->
    [1] Última bola al mínimo actual
   *[other] Las { $rounds } últimas bolas al mínimo actual
}
call-new-minimum = El mínimo pasa a ser { $minimum }

call-even-chances = { $colour ->
    [red] Rojo
   *[black] Negro
}, { $parity ->
    [even] par
   *[odd] impar
} y { $half ->
    [low] falta
   *[high] pasa
}
call-even-chance = { $chance ->
    [red] Rojo
    [black] Negro
    [even] Par
    [odd] Impar
    [low] Falta
   *[high] Pasa
}
call-position = { $symbol ->
    [joker-red] Comodín rojo
    [joker-black] Comodín negro
    [joker] Comodín
   *[other] { $symbol }
}

call-number = { $number ->
    [0] Cero
    [1] Uno
    [2] Dos
    [3] Tres
    [4] Cuatro
    [5] Cinco
    [6] Seis
    [7] Siete
    [8] Ocho
    [9] Nueve
    [10] Diez
    [11] Once
    [12] Doce
    [13] Trece
    [14] Catorce
    [15] Quince
    [16] Dieciséis
    [17] Diecisiete
    [18] Dieciocho
    [19] Diecinueve
    [20] Veinte
    [21] Veintiuno
    [22] Veintidós
    [23] Veintitrés
    [24] Veinticuatro
    [25] Veinticinco
    [26] Veintiséis
    [27] Veintisiete
    [28] Veintiocho
    [29] Veintinueve
    [30] Treinta
    [31] Treinta y uno
    [32] Treinta y dos
    [33] Treinta y tres
    [34] Treinta y cuatro
    [35] Treinta y cinco
    [36] Treinta y seis
   *[other] { $number }
}
