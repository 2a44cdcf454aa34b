# Hobekien jokatzeko taulak, terminalerako eta nabigatzailerako: izenburuak, erantzunak, eskuak zatika.
chart-hard = Hamaikako batekorik gabeko puntuazioak
chart-pairs = Pareak
chart-against = honen aurka
chart-stand = G
chart-draw = K
chart-double = B
chart-double-stand = Bg
chart-split = N
chart-surrender = E
chart-surrender-stand = Eg
chart-legend = G gelditu, K karta, B bikoiztu (edo karta), Bg bikoiztu (edo gelditu), N banatu, E erretiratu (edo karta), Eg erretiratu (edo gelditu)
chart-marks = + aurrera, – erretiratu, 9+ aurrera beste karta bederatzia edo handiagoa bada
chart-first-bet = Lehen apustua honekin uzten da
chart-second-bet = Bigarren apustua honekin uzten da
chart-go = joan
chart-fold = erretiratu
chart-leave = utzi
chart-part-paid = dagoeneko saria duen jokaldia
chart-part-straights = { $count ->
    [one] eskailera batean sartzen dira
   *[other] { $count } eskaileratan sartzen dira
}
chart-part-high = { $count ->
    [one] bikote gisa ordainduko litzatekeen karta bat gutxienez
   *[other] bikote gisa ordainduko liratekeen { $count } karta gutxienez
}
chart-own-card = norberaren karta altuena
chart-flop-different = Jokaldirik gabe, hiru balioko flopa: joateko bigarren karta txikiena
chart-flop-pair = Jokaldirik gabe, bikotea flopean: joateko bigarren karta txikiena
chart-flop-three = Jokaldirik gabe, hirukotea flopean: joateko bigarren karta txikiena
chart-part-flop-of-one-suit = palo bateko flopa
chart-part-flop-of-two-suits = bi paloko flopa
chart-part-flop-of-three-suits = hiru paloko flopa
chart-part-three-with-one = palo bereko hiru, norberaren batekin
chart-part-three-with-both = palo bereko hiru, norberaren biekin
chart-part-four = palo bereko lau
chart-go-0 = joan, deskarterik gabe
chart-go-1 = joan, bat aldatu
chart-go-2 = joan, bi aldatu
chart-part-hand-royal = kolore-eskailera erreala
chart-part-hand-straight-flush = kolore-eskailera
chart-part-hand-four = pokerra
chart-part-hand-full = fulla
chart-part-hand-flush = kolorea
chart-part-hand-straight = eskailera
chart-part-hand-three = hirukotea
chart-part-hand-two-pair = bikote bikoitza
chart-part-hand-pair = bikotea
chart-part-hand-high-card = konbinaziorik gabe
chart-part-hand-straights = { $count ->
    [one] balio batek eskailera osatzen du
   *[other] hainbat baliok eskailera osatzen dute
}
chart-part-hand-pairs = { $count ->
    [14] batekoen bikotea
    [13] erregeen bikotea
    [12] damen bikotea
    [11] joten bikotea
   *[other] bikotea: { $count }
}
chart-part-hand-up-to = { $count ->
    [14] batekoetaraino
    [13] erregeetaraino
    [12] dametaraino
    [11] jotetaraino
   *[other] { $count } arte
}
chart-buy = beti
chart-part-high-card = konbinaziorik gabe
chart-part-pair = bikotea
chart-part-two-pair = bikote bikoitza
chart-part-three = hirukotea
chart-part-straight = eskailera
chart-part-flush = kolorea
chart-part-four-suited = palo bereko lau edo gehiago
chart-part-completed = { $count ->
    [one] balio batek eskailera osatzen du
   *[other] bi balio edo gehiagok eskailera osatzen dute
}
chart-part-five-aces = bost bateko
chart-part-nothing = ezer ez
chart-way-five-aces = errege-bikotea behean; bestela, bi bateko
chart-way-nothing = handiena goian eta hurrengo biak behean

# Bankaren taula, jokalari bat banka den tokian
chart-bank-law = Bankaren taula, arauak dioenez
chart-bank-best = Bankarentzat onena, punto onenaren aurka
chart-punto-best = Puntoarentzat onena
chart-against-bank = banka
chart-against-punto = puntuak
chart-either = A
chart-legend-bank = Behera bankaren puntuak, zeharka puntoaren hirugarren karta (– gelditu bazen): K karta, G gelditu, A aukeran; ehunekoa zenbatetan eskatu den
chart-legend-punto = Zeharka puntoaren puntuak: K karta, G gelditu; ehunekoa zenbatetan eskatu den
chart-mix-punto = { $score } izanda, puntoak { $of } alditik { $times } inguru eskatzen du, inork aurreikusi ezin duen ordenan, eta bestela gelditzen da: orduan bankaren erantzunek ez diote ezer irabazten.
chart-mix-stood = { $score } izanda gelditu den punto baten aurka, bankak { $of } alditik { $times } inguru eskatzen du, inork aurreikusi ezin duen ordenan: orduan puntoak ez du ezer irabazten, edozer aukeratuta ere.
chart-mix-bank = { $score } izanda { $third } balioko hirugarren karta baten aurka, bankak { $of } alditik { $times } inguru eskatzen du, inork aurreikusi ezin duen ordenan: orduan puntoak ez du ezer irabazten, edozer aukeratuta ere.
