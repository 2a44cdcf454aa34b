# Jokoen, apustuen eta oihaleko lekuen izenak.

# Jokoak eta legeetako kapituluak
game-catalogue = Katalogoa (zati orokorra)
game-roulette-french = Erruleta frantsesa
game-roulette-american = Erruleta amerikarra
game-boule = Bola edo boule
game-wheel-of-fortune = Zoriaren erruleta
game-blackjack = Hogeita bata edo blackjack
game-triple-blackjack = Blackjack hirukoitza
game-trente-et-quarante = Hogeita hamar eta berrogei
game-craps = Dadoak edo craps
game-punto-banca = Puntua eta banka
game-chemin-de-fer = Bakara-trenbidea edo chemin de fer
game-baccarat-banque = Bi oihaleko bakara
game-poker-no-draw = Deskarterik gabeko pokerra
game-poker-draw = Deskartedun pokerra
game-trijoker = Trijoker
game-pai-gow-poker = Pai gow pokerra
game-three-card-poker = Hiru kartako pokerra edo tripoker
game-texas-poker = Texas pokerra
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
bet-24 = 24
bet-15 = 15
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
