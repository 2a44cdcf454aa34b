# Mahaia nabigatzailean.

table-title = Mahaia { $table }
table-limits = { $bet }: { $min }–{ $max }
table-loading = Mahaia prestatzen ari da.
table-you = zu
table-somebody = norbait
table-bot = lagun automatikoa
table-here = Mahaian
table-empty = Oraindik inor ez: zurekin irekiko da.
table-in-play = { $amount } jokoan
table-and-more = eta beste { $count }
table-only-looking = Begira zaude. Eseri jokatzeko.
table-side = Zer ordaintzen den, eta zergatik
table-tabs = Mahaiaren zatiak
table-tab-cloth = Oihala
table-leaf-lies = zure fitxekin
table-tab-track = Pista
table-tab-pay = Ordainketa

# Ahotsa eta erlojua
table-voice = Krupierraren ahotsa
table-voices = Azken deiak
table-rest = Norbaitek jokatu bezain laster irekiko da mahaia.
table-rest-croupier = Krupierrak du hitza.
table-clock-open = Egin zuen jokoa
table-clock-rolling = Bola biraka dabil
table-clock-closed = Ez doa gehiago
table-clock-paused = Etenaldia
table-clock-asked = Zure erabakia
table-clock-others = Besteek erabaki
table-clock-left = «ez doa gehiago» esan arte
table-seconds = { $seconds ->
    [one] Segundo bat geratzen da
   *[other] { $seconds } segundo geratzen dira
}

# Norberak egiten duena
table-sit = Eseri
table-stand = Jokatu zutik
table-leave = Utzi mahaia
table-leaving = Mahaia utziko duzu jokoan duzuna amaitu bezain laster.
table-no-seat = Orain ez dago leku librerik: zutik dago, eta bat dagoenean eseriko da. Konpainiak bi jokaldiren artean uzten du berea.
table-stay = Geratzen naiz
table-bring = Ekarri fitxak
table-invite = Eskatu lagunak
table-play-as-guest = Jokatu gonbidatu gisa
table-chosen-chip = Aukeratutako fitxa
table-chips-here = fitxak mahai honetan
table-repeat = Errepikatu
table-double = Bikoiztu
table-undo = Desegin
table-clear = Kendu dena
table-clear-sure = Dena kendu?
table-ready = Prest
table-ready-of = { $ready }/{ $people }
table-broke = Fitxarik gabe geratu zara. Joko-fitxak ziren: etxeak beste batzuk ematen dizkizu.
table-broke-cash = Fitxarik gabe geratu zara. Mahai honetan diruarekin jokatzen da: kutxan ordain dezakezu.
table-no-cash = Mahai honetan diruarekin jokatzen da eta zure poltsan ez dago nahikorik: joan lehenik kutxara.
table-no-cash-guest = Mahai honetan diruarekin jokatzen da, eta gonbidatu batek joko-fitxak baino ez ditu. Aukeratu beste mahai bat, edo eskatu kontu bat zuzendaritzari.
table-refill = Joko-fitxa gehiago
table-colour = Kolorea: { $colour }; fitxa bakoitzak { $value } balio du
table-colour-take = Hartu kolore bat. Fitxa bakoitzaren balioa:
table-colour-return = Itzuli kolorea
table-your-turn = Zuri dagokizu aukeratzea
table-choice = { $choice }: { $spot }, { $amount }
table-asks = Langileei eskatu
table-tip = Eskupekoa eman: { $amount }
table-tip-thanks = Eskerrik asko eskupekoagatik: { $amount }.
table-waiting = Lekuaren zain zaude: zerrendan { $place }. zaude.
table-seat-take = Eseri { $seat }. lekuan
table-laying = Nork jartzen ditu nire apustuak
table-laying-self = nik neuk
table-laying-croupier = krupierrak
table-laying-end = mahai-muturrekoak

# Leku bat
table-spot = { $name }, ordaina { $pays }.
table-spot-chips = { $count } fitxa.
table-spot-mine = Zure apustua: { $amount }.
table-spot-others = Besteak: { $amount }.
table-spot-max = Gehienekoa: { $amount }.
table-no-spot = Ez da lekurik aukeratu
table-fact-own = Zure apustua
table-fact-others = Besteak
table-fact-stake = apustua
table-fact-pays = Ordaina
table-fact-wins = Irabazia, { $pays }
table-fact-would-win = Irabaziz gero
table-fact-limits = Mugak
table-fact-spread = Haren fitxen lekuak
table-fact-probability = Probabilitatea
table-fact-exact = zehatza
table-fact-edge = Etxearen abantaila
table-fact-elsewhere = Beste legeetan
table-fact-same = berdin
table-why-pays = Zergatik { $pays }?
table-why-amount = Zergatik { $amount }?
table-all-odds = Probabilitate guztiak

# Ordainketa
table-payment = Ordainketa, legearen hurrenkeran
table-collected = Lehenik apustu galtzaileak kendu dira: { $amount } etxearentzat.
table-collected-none = Ez da apusturik galdu.
table-even-chances = Zori bakunak
table-nothing-paid = Orain ez da ezer ordaintzen.
table-you-win = Zuk kobratzen duzuna: { $amount }.

# Atera dena
table-last-results = Azken emaitzak
table-frequencies = Atera dena
table-frequencies-of = { $count ->
    [one] jokaldi batean
   *[other] { $count } jokalditan
}
table-frequencies-note = Jokaldi bakoitza aurrekoekiko independentea da.
table-outcome = Emaitza
table-times = Aldiak
table-share = Zatia
table-expected = Esperotakoa

# Zerbait ondo ez doanean
table-lost = Konexiorik ez. Mahaiak jarraitzen du; onartutako zure apustuek balio dute. Berriro saiatzen…
table-closed = Mahaia itxi egin da. Zure fitxak berriro zure poltsan daude.
table-refused = Mahai hau ezin zaizu erakutsi.
table-suspended = Mahaia une batez etenda dago. Oihaleko apustuak zutik daude.
table-last-shooter = Azken jaurtitzailea: dadoak galtzen dituenean saioa amaituko da.
table-last-shoe = Azken sabota: bukatzen denean saioa amaituko da.
table-last-rounds = { $rounds ->
    [0] Saioko azken jokaldia da.
    [one] Beste jokaldi bat, eta saioa amaituko da.
   *[other] Beste { $rounds } jokaldi, eta saioa amaituko da.
}
table-notice = Gutxieneko berria { $minimum } da, iragarri bezala.
table-unconfirmed = Oraindik berretsi gabe. Etxeak hala dioenean baino ez du balio.
table-missed = Itzuli zara. Bitartean: { $acts ->
    [one] egintza bat mahaian.
   *[other] { $acts } egintza mahaian.
}

# -- what the last result meant
table-tally-staked = Apustua: { $amount }
table-tally-won = Irabazia: { $amount }
table-tally-lost = Galdua: { $amount }
table-tally-even = Ez irabazi ez galdu
table-tally-nothing = Ez duzu apusturik egin
table-tally-undecided = Oraindik ez da ezer erabaki
table-tally-lying = Jokoan jarraitzen dute: { $amount }
table-tally-chips = Fitxak: { $amount }

# -- nola jokatzen den
how-title = Nola jokatzen den
how-more = Araudi osoa
how-or = { $last ->
   *[other] edo
}

table-hint-first = Aukeratu fitxa bat eta ukitu oihala apustu egin nahi duzun lekuan.
table-tally-bets = Apustuz apustu
table-tally-bet-won = { $amount } irabazi
table-tally-bet-lost = { $amount } galdu
table-tally-bet-back = itzuli da
table-tally-bet-lies = jokoan jarraitzen du
table-what-happened = Zer gertatu den

table-tally-other = Gainerakoa
table-tally-whole = Guztira

table-why-paid = Irabazi du: { $stake } apustatuta, { $pays } ordainduta, { $won } kobratzen duzu.
table-fact-readings = Zifrak mahai honen irakurketekin; «{ $page }» atalean, aukeratzen direnekin.
