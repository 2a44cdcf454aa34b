# Ozen esaten dena. Legeek gaztelaniazko hitzak eskatzen dituzte; hauek euskaraz nahi dituenarentzat dira.

call-hagan-juego = Egin zuen jokoa, jaun-andreok
call-hagan-sus-apuestas = Egin zuen apustuak
call-estan-hechas = Eginda al daude apustuak?
call-no-va-mas = Ez doa gehiago
call-tirada-nula = Jaurtialdi baliogabea
call-last-rounds = { $rounds ->
    [1] Azken jokaldia
   *[other] Azken { $rounds } jokaldiak
}
call-last-shooter = Azken jaurtitzailea
call-last-shoe = Azken sabota
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

# Dadoak edo craps
call-ya-no-va-mas = Ez da gehiago onartzen
call-total = { $total ->
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
   *[other] { $total }
}

# Punto y banca, trente et quarante
call-player-total = Puntua, { $points }
call-bank-total = Banka, { $points }
call-player-stands = Jokalaria geratu egiten da… { $points }
call-card-for-player = Karta jokalariarentzat
call-bank-stands = Banka geratu egiten da… { $points }
call-card-for-bank = Karta bankarentzat
call-player-wins = Puntua { $player }, banka { $bank }: puntuak irabazi du
call-bank-wins = Puntua { $player }, banka { $bank }: bankak irabazi du
call-tie = Puntua { $player }, banka { $bank }: berdinketa
call-red-loses = Gorriak galdu du
call-colour-loses = Koloreak galdu du

# Blackjack
call-card = Karta?
call-insurance = Asegurua?
call-last-shoe-at-old-minimum = Azken sabota oraingo gutxienekoarekin

# Etxearen aurkako pokerra
call-void-round = Jokaldi baliogabea
call-bank-plays = Bankak jokatzen du: { $hand ->
    [royal] eskailera erreala
    [straight-flush] kolore-eskailera
    [four] pokerra
    [full] fulla
    [flush] kolorea
    [straight] eskailera
    [three] hirukotea
    [two-pair] bikote bikoitza
    [pair] bikotea
   *[high-card] karta altuena
}
call-bank-does-not-play = Bankak ez du jokatzen: { $hand ->
    [royal] eskailera erreala
    [straight-flush] kolore-eskailera
    [four] pokerra
    [full] fulla
    [flush] kolorea
    [straight] eskailera
    [three] hirukotea
    [two-pair] bikote bikoitza
    [pair] bikotea
   *[high-card] karta altuena
}

# Texas pokerra

# Poker with discard
call-voy = Banoa
call-paso = Paso
call-discards = Deskarteak

# Pai gow pokerra
call-commission = { $tenths ->
    [0] Komisioa ehuneko { $percent } da
   *[other] Komisioa ehuneko { $percent },{ $tenths } da
}
# Chemin de fer
call-las-cartas-pasan = Jaun-andreok, kartak pasatzen dira
call-carta = Karta
call-no = Ez
call-hay-en-la-banca = { $amount } dago bankan
call-banco = Banko
call-punto-score = Puntoa: { $points }
call-bank-score = Banka: { $points }
call-coup-punto = Puntoak irabazi du
call-coup-bank = Bankak irabazi du
call-coup-tie = Berdinketa
call-coup-void = Jokaldi baliogabea
