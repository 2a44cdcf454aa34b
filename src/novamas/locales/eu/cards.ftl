# Cards in words: "seven of hearts"; and the shoe from which they come.
card-name = { $suit } { $rank }
card-hidden = karta ahoz behera
card-joker = komodina
card-none = kartarik ez
card-rank-A = batekoa
card-rank-2 = bikoa
card-rank-3 = hirukoa
card-rank-4 = laukoa
card-rank-5 = bostekoa
card-rank-6 = seikoa
card-rank-7 = zazpikoa
card-rank-8 = zortzikoa
card-rank-9 = bederatzikoa
card-rank-10 = hamarrekoa
card-rank-J = jota
card-rank-Q = dama
card-rank-K = erregea
card-suit-S = piketako
card-suit-H = bihotzetako
card-suit-D = diamanteetako
card-suit-C = hirustetako

shoe-number = { $number }. sabota
shoe-left = { $left ->
    [one] karta bat geratzen da
   *[other] { $left } karta geratzen dira
}
shoe-stopped = blokeo-karta atera da
shoe-none = Oraindik ez dago sabotik

# Punto y banca
punto-points = { $points ->
    [one] puntu 1
   *[other] { $points } puntu
}
punto-covered = ahoz behera
punto-no-cards = kartarik gabe
punto-wins = irabazi du
punto-ties = berdinketa
punto-draws = hirugarren karta
punto-stands = gelditu da
punto-holder = Erakusten du: { $who }
punto-dealer = Banatzen du: { $who }
punto-uncut = Kartak moztu behar dira.
punto-first-comes = Lehenengo karta erakusten da.
punto-burns = { $burns ->
    [one] Karta bat erretzen da.
   *[other] { $burns } karta erretzen dira.
}
punto-letter-player = P
punto-letter-bank = B
punto-letter-tie = E
punto-road = Aurreko jokaldiak
punto-road-shoe = Sabot honetako jokaldiak
punto-road-counts = P { $player } · B { $bank } · E { $tie }
punto-road-empty = Oraindik bat ere ez.
punto-kept = Etxeak atxikitzen duena
punto-third = Noiz dagoen hirugarren karta
punto-third-player = Puntuak { $draws } dituela eskatzen du, eta { $stands } dituela gelditzen da. Bi eskuetako batean { $naturals } badago, inork ez du eskatzen.
punto-third-bank = Banka, bere puntuen (lerroak) eta puntuaren hirugarren kartaren arabera (zutabeak)
punto-third-points = Bankaren puntuak
punto-third-stood = puntua gelditu da
punto-third-c = K
punto-third-p = ·
punto-third-key = K: bankak karta eskatzen du. Azken zutabea, puntua gelditu bada.

# Trente et quarante
trente-row = Ilara: { $row }
trente-total = guztira: { $total }
trente-lead = { $colour ->
    [red] Lehenengo karta gorria da.
   *[black] Lehenengo karta beltza da.
}
trente-wins = { $row ->
    [red] Gorriak irabazi du
   *[black] Beltzak irabazi du
} eta { $chance ->
    [colour] koloreak irabazi du.
   *[inverse] alderantzizkoak irabazi du.
}
trente-tie = Baliogabea: bi aldeek batura bera dute.
trente-refait = { $total } bi aldeetan.
trente-stopped = Karta gorria atera da: jokaldiak ez du balio.
trente-insurance = Asegurua
trente-insurance-is = Apustuaren { $part } jarrita, { $least } edo gehiagoko apustua salbu dago bi aldeetako { $total }tik.
trente-insure = Aseguratu { $spot }, { $amount }
trente-insured = { $spot }, aseguratuta
trente-plate-red-colour = GK
trente-plate-red-inverse = GA
trente-plate-black-colour = BK
trente-plate-black-inverse = BA
trente-plate-tie = =
trente-plate-refait = 31
