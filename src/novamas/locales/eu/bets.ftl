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

# Dadoak edo craps
bet-win = Irabazi
bet-dont-win = Ez irabazi
bet-come = Etorri
bet-dont-come = Ez etorri
bet-win-full-odds = Irabazi lotura osoarekin (apustatutako unitateko)
bet-dont-win-full-odds = Ez irabazi lotura osoarekin (apustatutako unitateko)
bet-come-full-odds = Etorri lotura osoarekin (apustatutako unitateko)
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
bet-any-craps = Edozein craps
bet-craps-2 = Craps 2 apustua
bet-craps-3 = Craps 3 apustua
bet-craps-12 = Craps 12 apustua
bet-horn = Horn apustua
bet-come-4 = Etorri laukia 4
bet-come-5 = Etorri laukia 5
bet-come-6 = Etorri laukia 6
bet-come-8 = Etorri laukia 8
bet-come-9 = Etorri laukia 9
bet-come-10 = Etorri laukia 10
bet-dont-come-4 = Ez etorri laukia 4
bet-dont-come-5 = Ez etorri laukia 5
bet-dont-come-6 = Ez etorri laukia 6
bet-dont-come-8 = Ez etorri laukia 8
bet-dont-come-9 = Ez etorri laukia 9
bet-dont-come-10 = Ez etorri laukia 10
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
bet-odds-come-4 = Etorri lotua zenbakia 4
bet-odds-come-5 = Etorri lotua zenbakia 5
bet-odds-come-6 = Etorri lotua zenbakia 6
bet-odds-come-8 = Etorri lotua zenbakia 8
bet-odds-come-9 = Etorri lotua zenbakia 9
bet-odds-come-10 = Etorri lotua zenbakia 10
bet-odds-dont-come-4 = Ez etorri lotua zenbakia 4
bet-odds-dont-come-5 = Ez etorri lotua zenbakia 5
bet-odds-dont-come-6 = Ez etorri lotua zenbakia 6
bet-odds-dont-come-8 = Ez etorri lotua zenbakia 8
bet-odds-dont-come-9 = Ez etorri lotua zenbakia 9
bet-odds-dont-come-10 = Ez etorri lotua zenbakia 10
bet-right-4 = Apustu zuzena 4
bet-right-5 = Apustu zuzena 5
bet-right-6 = Apustu zuzena 6
bet-right-8 = Apustu zuzena 8
bet-right-9 = Apustu zuzena 9
bet-right-10 = Apustu zuzena 10
bet-wrong-4 = Apustu okerra 4
bet-wrong-5 = Apustu okerra 5
bet-wrong-6 = Apustu okerra 6
bet-wrong-8 = Apustu okerra 8
bet-wrong-9 = Apustu okerra 9
bet-wrong-10 = Apustu okerra 10
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
bet-refait = Hogeita hamaika bi aldeetan
choice-six = seikoarekin erdia
choice-insured = aseguratuta

# Blackjack
bet-box = Laukia
bet-insurance = Asegurua
bet-pairs = Bikoteak
bet-accumulated = Apustu metatua
spot-box = { $where }. laukia
spot-pairs = Bikoteak { $where }. laukian
spot-accumulated = Apustu metatua { $where }. laukian
choice-by-cards = kartei begira ahalik ondoen jokatuta
choice-by-totals = puntuazioari begira ahalik ondoen jokatuta
choice-no-surrender = inoiz erretiratu gabe
choice-no-doubling = inoiz bikoiztu gabe
choice-no-doubling-aces = batekoarekin inoiz bikoiztu gabe
choice-no-splitting = inoiz banatu gabe
choice-even-money = hogeita bata beti parean kobratuta batekoaren aurka
choice-drawing = bi zazpirekin beti hirugarren karta eskatuta

# Blackjack
choice-insuring = beti bateko baten aurka aseguratuta

# Etxearen aurkako pokerra
bet-ante = Antea
bet-par-plus = Par Plus
bet-second-bet = 2. apustua
bet-three-bets = Hiru apustu berdin
bet-bet-one = 1 zenbakiko apustua
bet-bet-two = 2 zenbakiko apustua
bet-bet-three = 3 zenbakiko apustua
spot-ante = Antea { $where }. laukian
spot-par-plus = Par Plus { $where }. laukian
spot-second-bet = 2. apustua { $where }. laukian
spot-three-bets = Hiru apustu { $where }. lekuan
spot-bet-one = 1 zenbakiko apustua { $where }. lekuan
spot-bet-two = 2 zenbakiko apustua { $where }. lekuan
spot-bet-three = 3 zenbakiko apustua { $where }. lekuan
choice-best-play = ahalik ondoen jokatuta
choice-like-the-bank = bankak jokatuko lukeen guztietan joanda
choice-always-go = beti joanda
choice-pair-or-better = bikotearekin edo gehiagorekin bakarrik joanda
choice-never-withdraw = apusturik inoiz erretiratu gabe
choice-always-withdraw = bi apustuak beti erretiratuta
choice-only-with-a-prize = saria eskuan dagoenean bakarrik apustua utzita
choice-first-only-with-a-prize = lehen apustua saria eskuan dagoenean bakarrik utzita

# Texas pokerra
bet-texas-bonus = Texas Bonus
spot-texas-bonus = Texas Bonus { $where }. laukian
choice-by-the-chart = taularen arabera
choice-pair-or-draw = bikotearekin edo gehiagorekin, edo proiektuarekin bakarrik joanda
choice-pair-draw-or-A = eta batekoarekin
choice-pair-draw-or-K = eta erregearekin edo gorago
choice-pair-draw-or-Q = eta damarekin edo gorago
choice-pair-draw-or-J = eta jotarekin edo gorago
choice-pair-draw-or-10 = eta hamarrekoarekin edo gorago
choice-bonus-never-given-up = irabazitako bonusari inoiz uko egin gabe

# Poker with discard
bet-jackpot = Jackpota
spot-jackpot = Jackpota { $where }. laukian
choice-discarding-like-the-bank = bankak bezala deskartatuta
choice-fixed-pot = finkoa, gutxienekoa, deskarterik gabe
choice-progressive-pot = progresiboa, hasieran, deskarterik gabe
choice-fixed-pot-and-discards = finkoa, gutxienekoa, deskartearekin ere bai
choice-progressive-pot-and-discards = progresiboa, hasieran, deskartearekin ere bai

# Deskarterik gabeko pokerra
spot-insurance = Asegurua { $where }. laukian
choice-usual-rule = ohiko arauaren arabera
choice-buying-too = ahalik ondoen jokatuta, komeni denean karta erosiz
choice-pot-1000 = 1.000 apustuko ontziarekin
choice-pot-10000 = 10.000 apustuko ontziarekin

# Pai gow pokerra
bet-wager = Bi eskuen apustua
spot-wager = Apustua { $where }. laukian
choice-as-the-house = etxeak bezala osatuta
# Chemin de fer
bet-stake = Bankaren aurkako apustua
bet-line = Marra gaineko apustua
bet-punto = Bankaren aurka

# Bi oihal
bet-first = Lehen oihala
bet-second = Bigarren oihala
bet-both = Bi oihaletan
bet-first-line = Lehen oihaleko marran
bet-second-line = Bigarren oihaleko marran
