# Jokoen, apustuen eta oihaleko lekuen izenak.

# Jokoak eta legeetako kapituluak
game-catalogue = Katalogoa (zati orokorra)
game-circle-poker = Zirkulu-pokerra (arau komunak)
game-five-card-draw = Bost kartako poker estalia
game-omaha = Omaha
game-omaha-five = Bost kartako Omaha
game-omaha-hi-lo = Omaha altua eta baxua
game-texas-holdem = Texas hold'em
game-double-holdem = Hold'em bikoitza
game-five-card-stud = Bost kartako poker agerikoa
game-seven-card-stud = Zazpi kartako poker agerikoa
game-sintetico = Sintetikoa
game-bingo = Bingoa
game-table-operation = Mahaien funtzionamendua
game-tournament = Txapelketak
game-machines = Makinak
game-betting = Apustuak
game-lottery = Loteria
game-scratch-tickets = Txartelak
game-raffle = Zozketa
game-tombola = Tonbola
game-promotional-draw = Ausazko konbinazioa

# Apustuak. «Falta» eta «pasa» hitzek ez dute euskarazko izen ofizial ezagunik: gaztelaniazkoa doa parentesi artean.
bet-straight = Betea
bet-split = Zaldia
bet-street = Zeharkakoa
bet-corner = Laukia
bet-six-line = Seikoa
bet-column = Zutabea
bet-dozen = Dozena
bet-double-column = Bi zutabe zaldian
bet-double-dozen = Bi dozena zaldian
bet-red = Gorria
bet-black = Beltza
bet-even = Bikoitia
bet-odd = Bakoitia
bet-low = Txikia (falta)
bet-high = Handia (pasa)
bet-neighbours = Auzokoak
bet-zero-sector = Zeroaren sektorea
bet-third = Herena
bet-orphans = Umezurtzak
bet-number = Zenbakia
bet-7 = 7
bet-4 = 4
bet-2 = 2
bet-joker-red = Komodin gorria
bet-joker-black = Komodin beltza
bet-joker = Komodina

# Lekuak: apustu bat eta non dagoen; $where oihalean ageri den bezala
spot-straight = Betea { $where }
spot-split = Zaldia { $where }
spot-street = Zeharkakoa { $where }
spot-corner = Laukia { $where }
spot-six-line = Seikoa { $where }
spot-column = { $where ->
    [1] Lehen zutabea
    [2] Bigarren zutabea
    [3] Hirugarren zutabea
   *[other] Zutabea { $where }
}
spot-dozen = { $where ->
    [1] Lehen dozena
    [2] Bigarren dozena
    [3] Hirugarren dozena
   *[other] Dozena { $where }
}
spot-double-column = Zutabeak { $where } zaldian
spot-double-dozen = Dozenak { $where } zaldian
spot-neighbours = { $where } eta auzokoak
spot-number = Zenbakia { $where }

# Jokalariak aukera dezakeena
choice-half = erdia
choice-prison = kartzela

# Dadoak edo craps
bet-win = Irabazi
bet-dont-win = Ez irabazi
bet-come = Etorri
bet-dont-come = Ez etorri
bet-win-full-odds = Irabazi lotura osoarekin (apustatutako unitateko)
bet-dont-win-full-odds = Ez irabazi lotura osoarekin (apustatutako unitateko)
bet-dont-come-full-odds = Ez etorri lotura osoarekin (apustatutako unitateko)
bet-field = Eremua
bet-big-6 = 6 handia
bet-big-8 = 8 handia
bet-under-7 = 7tik behera
bet-over-7 = 7tik gora
bet-hard-4 = Bikoitza 4
bet-hard-6 = Bikoitza 6
bet-hard-8 = Bikoitza 8
bet-hard-10 = Bikoitza 10
bet-seven = 7ko jokoa
bet-eleven = 11ko jokoa
bet-horn = Horn apustua
bet-come-4 = Etorri laukia 4
bet-come-5 = Etorri laukia 5
bet-come-6 = Etorri laukia 6
bet-come-10 = Etorri laukia 10
bet-odds-win-4 = Irabazi lotua puntua 4
bet-odds-win-5 = Irabazi lotua puntua 5
bet-odds-win-6 = Irabazi lotua puntua 6
bet-odds-win-8 = Irabazi lotua puntua 8
bet-odds-win-9 = Irabazi lotua puntua 9
bet-odds-win-10 = Irabazi lotua puntua 10
bet-odds-dont-win-4 = Ez irabazi lotua puntua 4
bet-odds-dont-win-5 = Ez irabazi lotua puntua 5
bet-odds-dont-win-6 = Ez irabazi lotua puntua 6
bet-odds-dont-win-8 = Ez irabazi lotua puntua 8
bet-odds-dont-win-9 = Ez irabazi lotua puntua 9
bet-odds-dont-win-10 = Ez irabazi lotua puntua 10
choice-withdrawn = zenbakia duenean kenduta

# Punto y banca, trente et quarante
bet-player = Puntua
bet-bank = Banka
bet-tie = Berdinketa
bet-colour = Kolorea
bet-inverse = Alderantzizkoa
bet-red-colour = Gorria eta kolorea
bet-red-inverse = Gorria eta alderantzizkoa
bet-black-colour = Beltza eta kolorea
bet-black-inverse = Beltza eta alderantzizkoa
choice-six = seikoarekin erdia
choice-insured = aseguratuta

# Blackjack
bet-box = Laukia
bet-insurance = Asegurua
bet-pairs = Bikoteak
spot-box = { $where }. laukia
spot-pairs = Bikoteak { $where }. laukian
choice-even-money = hogeita bata beti parean kobratuta batekoaren aurka
choice-drawing = bi zazpirekin beti hirugarren karta eskatuta

# Blackjack

# Etxearen aurkako pokerra
bet-ante = Antea
bet-par-plus = Par Plus
bet-second-bet = 2. apustua
spot-ante = Antea { $where }. laukian
spot-par-plus = Par Plus { $where }. laukian
spot-second-bet = 2. apustua { $where }. laukian
choice-best-play = ahalik ondoen jokatuta
choice-like-the-bank = bankak jokatuko lukeen guztietan joanda
choice-pair-or-better = bikotearekin edo gehiagorekin bakarrik joanda
choice-only-with-a-prize = saria eskuan dagoenean bakarrik apustua utzita
choice-first-only-with-a-prize = lehen apustua saria eskuan dagoenean bakarrik utzita

# Texas pokerra
choice-by-the-chart = taularen arabera
choice-pair-or-draw = bikotearekin edo gehiagorekin, edo proiektuarekin bakarrik joanda
choice-pair-draw-or-A = eta batekoarekin
choice-pair-draw-or-K = eta erregearekin edo gorago
choice-pair-draw-or-Q = eta damarekin edo gorago
choice-pair-draw-or-J = eta jotarekin edo gorago
choice-pair-draw-or-10 = eta hamarrekoarekin edo gorago

# Poker with discard
bet-jackpot = Jackpota
spot-jackpot = Jackpota { $where }. laukian
choice-progressive-pot = progresiboa, hasieran, deskarterik gabe
choice-progressive-pot-and-discards = progresiboa, hasieran, deskartearekin ere bai

# Deskarterik gabeko pokerra
spot-insurance = Asegurua { $where }. laukian
choice-pot-1000 = 1.000 apustuko ontziarekin
choice-pot-10000 = 10.000 apustuko ontziarekin

# Pai gow pokerra
# Chemin de fer
bet-stake = Bankaren aurkako apustua
bet-other = Bestelako apustuak
bet-line = Marra gaineko apustua
bet-punto = Bankaren aurka

# Bi oihal
bet-first = Lehen oihala
bet-second = Bigarren oihala
bet-both = Bi oihaletan
