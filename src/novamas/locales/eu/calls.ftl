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

# Dadoak edo craps
call-ya-no-va-mas = Ez da gehiago onartzen
call-cambio-de-dados = Dado-aldaketa
call-tirada-nula-dados = Jaurtiketa baliogabea
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
call-comienza-la-jugada = Jokaldia hasten da
call-cartas = Kartak
call-player-total = Puntua, { $points }
call-bank-total = Banka, { $points }
call-player-stands = Jokalaria geratu egiten da… { $points }
call-card-for-player = Karta jokalariarentzat
call-bank-stands = Banka geratu egiten da… { $points }
call-card-for-bank = Karta bankarentzat
call-player-wins = Puntua { $player }, banka { $bank }: puntuak irabazi du
call-bank-wins = Puntua { $player }, banka { $bank }: bankak irabazi du
call-tie = Puntua { $player }, banka { $bank }: berdinketa
call-row-totals = { $black ->
    [31] Bat
    [32] Bi
    [33] Hiru
    [34] Lau
    [35] Bost
    [36] Sei
    [37] Zazpi
    [38] Zortzi
    [39] Bederatzi
    [40] Berrogei
   *[other] { $black }
}, { $red ->
    [31] bat
    [32] bi
    [33] hiru
    [34] lau
    [35] bost
    [36] sei
    [37] zazpi
    [38] zortzi
    [39] bederatzi
    [40] berrogei
   *[other] { $red }
}
call-red-wins = Gorriak irabazi du
call-red-loses = Gorriak galdu du
call-colour-wins = Koloreak irabazi du
call-colour-loses = Koloreak galdu du
call-winning-chances = { $row ->
    [red] Gorriak
   *[black] Beltzak
} eta { $chance ->
    [colour] koloreak
   *[inverse] alderantzizkoak
} irabazi dute

# Blackjack
call-card = Karta?
call-insurance = Asegurua?
call-hand-points = { $box }. laukia: { $points }
call-bank-points = Bankak { $points } du
call-bank-over = Banka pasatu egin da, { $points }-rekin
call-bank-blackjack = Bankak hogeita bat: { $points }
call-last-of-the-shoe = Sabotaren azken jokaldia
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
call-common-card = Karta komuna: { $card }

# Texas pokerra
call-no-voy = Ez noa
call-flop = Flopa
call-any-texas-bonus = Texas Bonusaren irabazlerik?
call-turn-and-river = Turn eta river

# Poker with discard
call-voy = Banoa
call-paso = Paso
call-discards = Deskarteak
call-bank-discards = { $cards ->
    [0] Bankak bere kartak gordetzen ditu
    [one] Bankak karta bat aldatzen du
   *[other] Bankak { $cards } karta aldatzen ditu
}

# Pai gow pokerra
call-dice-total = Dadoek { $number } egiten dute
call-commission = { $tenths ->
    [0] Komisioa ehuneko { $percent } da
   *[other] Komisioa ehuneko { $percent },{ $tenths } da
}
# Chemin de fer
call-las-cartas-pasan = Jaun-andreok, kartak pasatzen dira
call-carta = Karta
call-no = Ez
call-hay-en-la-banca = { $amount } dago bankan
call-completar-la-banca = Nork osatzen du banka?
call-no-van-mas-apuestas = Apustu gehiagorik ez
call-banco = Banko
call-banco-seguido = Jarraiko bankoa
call-banco-con-la-mesa = Banko mahaiarekin
call-banco-en-asociacion = Banko elkartuta
call-con-la-mesa-yo-completo = Mahaiarekin nik osatzen dut
call-con-la-mesa-y-ultimo-completo = Mahaiarekin eta azkena osatzen dut
call-todo-va = Dena doa
call-hand-offered = Eskua, { $amount } truke
call-bank-taken = { $amount } banka
call-hand-auctioned = Eskua enkantean, { $amount } hasita
call-hand-passes = Eskua pasatzen da
call-bank-ended = { $cause ->
    [lost] Bankak galdu du
    [refused] Bankari uko egin zaio
    [shoe] Tailaren amaiera
   *[session] Saioaren amaiera
}
call-advice-stand = Bostekin, gelditu
call-card-for-banker = Karta bankarentzat
call-banker-stands = Banka gelditzen da
call-punto-score = Puntoa: { $points }
call-bank-score = Banka: { $points }
call-coup-punto = Puntoak irabazi du
call-coup-bank = Bankak irabazi du
call-coup-tie = Berdinketa
call-coup-void = Jokaldi baliogabea
call-hand-score = { $hand ->
    [first] Lehen oihala
    [second] Bigarren oihala
   *[other] Banka
}: { $points }
call-bank-awarded = Banka { $who } jokalariarentzat, { $amount }
call-bank-left = { $amount } ateratzen dut
