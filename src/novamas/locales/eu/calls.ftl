# Ozen esaten dena. Legeek gaztelaniazko hitzak eskatzen dituzte; hauek euskaraz nahi dituenarentzat dira.

call-hagan-juego = Egin zuen jokoa, jaun-andreok
call-hagan-juego-modificar = Egin zuen jokoa, jaun-andreok; apustuak alda ditzakezue
call-hagan-sus-apuestas = Egin zuen apustuak
call-estan-hechas = Eginda al daude apustuak?
call-no-va-mas = Ez doa gehiago
call-tirada-nula = Jaurtialdi baliogabea
call-last-rounds = { $rounds ->
    [1] Azken jokaldia
   *[other] Azken { $rounds } jokaldiak
}
call-last-at-old-minimum = { $rounds ->
    [1] Azken bola oraingo gutxienekoarekin
   *[other] Azken { $rounds } bolak oraingo gutxienekoarekin
}
call-new-minimum = Gutxieneko berria: { $minimum }

call-even-chances = { $colour ->
    [red] Gorria
   *[black] Beltza
}, { $parity ->
    [even] bikoitia
   *[odd] bakoitia
} eta { $half ->
    [low] txikia (falta)
   *[high] handia (pasa)
}
call-even-chance = { $chance ->
    [red] Gorria
    [black] Beltza
    [even] Bikoitia
    [odd] Bakoitia
    [low] Txikia (falta)
   *[high] Handia (pasa)
}
call-position = { $symbol ->
    [joker-red] Komodin gorria
    [joker-black] Komodin beltza
    [joker] Komodina
   *[other] { $symbol }
}

call-number = { $number ->
    [0] Zero
    [1] Bat
    [2] Bi
    [3] Hiru
    [4] Lau
    [5] Bost
    [6] Sei
    [7] Zazpi
    [8] Zortzi
    [9] Bederatzi
    [10] Hamar
    [11] Hamaika
    [12] Hamabi
    [13] Hamahiru
    [14] Hamalau
    [15] Hamabost
    [16] Hamasei
    [17] Hamazazpi
    [18] Hemezortzi
    [19] Hemeretzi
    [20] Hogei
    [21] Hogeita bat
    [22] Hogeita bi
    [23] Hogeita hiru
    [24] Hogeita lau
    [25] Hogeita bost
    [26] Hogeita sei
    [27] Hogeita zazpi
    [28] Hogeita zortzi
    [29] Hogeita bederatzi
    [30] Hogeita hamar
    [31] Hogeita hamaika
    [32] Hogeita hamabi
    [33] Hogeita hamahiru
    [34] Hogeita hamalau
    [35] Hogeita hamabost
    [36] Hogeita hamasei
   *[other] { $number }
}
