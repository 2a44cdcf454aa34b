# Joko baten arauen zatiak
section-announced = Iragarritako apustuak
section-calls = Deiak
section-chips = Kolore-fitxak
section-closing = Aldi baterako itxiera
section-ending = Saioaren amaiera
section-cloths = Oihalak
section-cover = Hainbat mahairen burua
section-reversible = Oihal itzulgarria
section-dish = Plataforma
section-float = Aurrerakina
section-late = Apustu berantiarrak
section-limits = Gutxienekoaren aldaketa
section-minimum = Gutxienekoa
section-settlement = Ordainketa
section-staff = Langileak
section-void = Jaurtialdi baliogabea
section-wheel = Gurpila
section-zero = Zero
middle-calls = { $middle ->
    [open] irekiera
    [close] itxiera
    [result] emaitza
    [bank] banka
    [invite] nork osatzen duen
    [phases] faseak
    [words] puntoaren hitzak
    [score] puntuak
   *[other] { $middle }
}
middle-staff = { $middle ->
    [1] oihal bat
    [2] bi oihal
    [full] mahai osoa
    [one-wing] hegal bakarra
    [mini] mini
    [midi] midi
    [table] mahai bat
   *[other] { $middle } oihal
}
middle-wheel = { $middle ->
    [cells] gelaxkak
    [colours] koloreak
   *[other] { $middle }
}

# Zati horien balioak
field-adjoining = ondoz ondoko bi bakarrik
field-allowed = zenbat
field-alternate = gorria eta beltza txandakatzen dira
field-apart = segidakoak bereizita
field-assistants = laguntzaileak
field-at-once = jokalari baten irabazi guztiak batera
field-below-minimum = gutxienekoaren azpitik gutxitutako apustua
field-black = beltzak
field-by = nork
field-calls = zer esaten den ozen
field-causes = arrazoiak
field-change = nola
field-chips = fitxak
field-choices = jokalariak aukera dezakeena
field-crew = kutxa eta krupierrak batera
field-croupiers = krupierrak
field-denominations = fitxa gisa dauden balioak bakarrik
field-deputies = mahaiburuordeak
field-double-by-authorisation = mahai bikoitzak baimena behar du
field-each-side = alde bakoitzean
field-ends = mahai-muturrekoak
field-even-chances = zori bakunetan, gehienez × gutxienekoa
field-even-sum = digituen batura bikoitiaren kolorea
field-extra = hauek ere onartzen dira
field-float = aurrerakina
field-from-previous = bola aurreko zenbakitik abiatzen da
field-group = hartzen duena
field-guarantee = bermea
field-holes = zuloak
field-inspectors = mahaiburuak
field-keep-one = batek txikienean jarraitzen du
field-maximum-between = gehienekoa, × gutxienekoa
field-maximum-multiples = gehienekoa, × gutxienekoa
field-minima = gutxienekoa, gutxieneko apustuetan
field-multiples = zori bakunetan multiploak eska ditzake
field-neutral = zori bakunetatik kanpo
field-notice = abisua, jokaldi edo sabotetan
field-numbers = zenbakiak
field-optional = etxeak haiek gabe jarrai dezake
field-order = hurrenkera
field-pay-order = hurrenkera
field-payment = zertan
field-pays = ordaina
field-raised = honaino igo daiteke, × gutxienekoa
field-red = gorriak
field-refuses = atzera botatzen dira hemen egindakoak
field-release = kartzelatik askatutako apustua
field-same-game = joko berekoak bakarrik
field-same-sector = sektore berean bakarrik
field-staffed = berriro hasteko behar diren langileak
field-tables = mahaiak
field-cloth = izan daiteke
field-shape = honen antzeko mahaia
field-beside = honekin bakarrik
field-places = beste oihaleko lekuak
field-reversible-turns = joko-aldaketak egunean
field-tables-turns = joko-aldaketak egunean
value-blackjack = Hogeita bata edo blackjack
field-temporary = onartuta
field-threshold = zein gutxieneko
field-turns = berriro jaurti aurreko gurpilaren birak
field-value-chips = balio-fitxak
field-zero-never = zeroa inoiz ez da

# Balio horiek izan daitezkeenak
value-after = «no va más» esan ondoren
value-all = guztiak
value-all-but-even-chances = guztiak, zori bakunak izan ezik
value-authorised = jokaldien artean, baimendutako beste batera
value-bad-launch = jaurtiketa txarra
value-ball-out = bola kanpoan
value-before = «no va más» esan aurretik
value-black = beltza
value-closed = ez mahaia irekita dagoela
value-cloth = oihal bat
value-colour = irabazlearen kolorea
value-columns = zutabeak
value-croupier = krupierra
value-director = zuzendaritza
value-dozens = dozenak
value-even-chance = zori bakunena
value-even-chances = zori bakun irabazleak
value-free = oraindik ken daiteke
value-full = osorik
value-half = erdia
value-inspector = mahaiburua
value-no = ez
value-notice = abisuarekin, baimendutako beste batera
value-number = zenbaki irabazlea
value-object-in-wheel = objektua gurpilean
value-optional = osa daiteke
value-pointer-on-division = orratza bereizgailu batean
value-position = posizio irabazlea
value-prison = kartzela
value-proportional = neurri berean
value-red = gorria
value-reduced = gainerako zeroek utzi diotenean
value-table = mahai bat
value-unsaid = esan gabe
value-value = balio-fitxak
value-with-permission = mahaiburuaren baimenarekin

# Dadoak edo craps
section-dice = Dadoak
section-maxima = Gehienekoak
section-point = Puntua
section-shooter = Jaurtitzailea
middle-maxima = { $middle ->
    [simple] apustu bakunak
    [multiple] apustu anizkunak
    [odds-with-percent] irabazi eta etorri apustuei lotuak, apustuaren ehunekoa, zenbakika
    [odds-against-percent] ez irabazi eta ez etorri apustuei lotuak, apustuaren ehunekoa, zenbakika
    [right-percent] apustu zuzenak, gehieneko bakunaren ehunekoa, zenbakika
    [wrong-percent] apustu okerrak, gehieneko bakunaren ehunekoa, zenbakika
   *[other] { $middle }
}
middle-dice = { $middle ->
    [change] dado-aldaketa
    [fallen] dado bat lurrean
   *[other] { $middle }
}
field-at-table = mahaian
field-base = honi laguntzen dio
field-better-12 = 12arekin ordaintzen du
field-better-2 = 2arekin ordaintzen du
field-between = × gutxienekoa
field-breaches = zeintzuk diren jaurtitzailearen kalterako
field-two-colours = bi koloretako dadoak
field-faults = beste arau-hausteak
field-gain = irabazia, × gehieneko bakunarena
field-locked = erabaki arte ezin da kendu
field-loses = honekin galtzen du
field-must = honetan apustu egin behar du
field-new-set = joko berria dadoa
field-null = honekin baliogabea
field-stays = honekin geratzen da
field-number = zenbakia
field-once = jaurtiketa bakoitzak erabakitzen du
field-passes = dadoak eskuz aldatzen dira
field-repeated = dadoak kentzen dituzten arau-hausteak
field-seven = galarazten duen guztizkoa
field-side = aldea
field-stickmen = makilariak (stickman)
field-thrown = jaurtitzen diren dadoak
field-touch = aurkako ertza ukitu behar duten dadoak
field-when = noiz
field-wins = honekin irabazten du
value-against = bere zenbakiaren aurka
value-any = edozein jaurtiketa
value-bad-throw = jaurtiketa desegokia
value-broken = dado bat hautsi da
value-first = lehen jaurtiketa
value-found = aurkitzen bada
value-hard = bikoitz gisa
value-held = dadoak eskuan gorde ditu
value-in-basket = dado bat ordezko saskira erori da
value-later = lehen jaurtiketaren ondoren
value-lost = aurkitzen ez bada
value-multiple = apustu anizkunak
value-not-flat = dado bat ez da lau geratu oihalaren gainean
value-odds-against = aurkako lotuak
value-odds-with = aldeko lotuak
value-off-table = dado bat mahaitik erori da
value-on-chip = dado bat fitxa baten gainean geratu da
value-on-edge = dado bat mahaiaren ertzean geratu da
value-on-floor = dado bat lurrera erori da
value-right = apustu zuzenak
value-rubbed = dadoak igurtzi ditu
value-seven-out = galarazten duen 7arekin
value-shooter-loses = jaurtitzaileak galtzen duen bakoitzean
value-short = behar baino dado gutxiagok ukitu dute aurkako ertza
value-simple = apustu bakunak
value-slid = dadoek irristatu egin dute, biratu beharrean
value-stacked = dado bat bestearen gainean geratu da
value-total = dadoen guztizkoa
value-with = bere zenbakiaren alde
value-wrong = apustu okerrak

# Cards from a shoe: punto y banca, trente et quarante
section-bank = Bankaren hirugarren karta
section-commission = Kenkaria
section-draw = Lehen kartak
section-errors = Banaketako okerrak
section-holding = Puntuaren kartak
section-insurance = Asegurua
section-multiples = Gutxienekoaren multiploak
section-pack = Sabota
section-places = Departamentuak
section-points = Puntuak
section-rows = Ilarak
section-sight = Nork ikusten ditu kartak
section-six = Komisiorik gabe
section-tables = Mahai motak
section-third = Hirugarren karta
middle-bank = { $middle } punturekin
middle-pack = { $middle ->
    [burn] karta erreak
   *[other] { $middle }
}
middle-tables = { $middle ->
    [full] osoa
    [one-wing] hegal bakarra
    [mini] mini
    [midi] midi
   *[other] { $middle }
}
field-ace = batekoa
field-bank = bankaren eskua
field-behind = blokeo-kartaren atzeko kartak
field-cards = esku bakoitzeko kartak
field-changers = diru-trukatzaileak
field-courts = irudiak
field-cut-by = nork ebakitzen du
field-dealer = nork banatzen du
field-decks = karta-sortak
field-drawn-by = nork ateratzen du
field-draws = eskatzen du puntuaren hirugarrena hau bada
field-drops = baturatik kentzen dira
field-equal = apustu handien berdinekin
field-face-up = ahoz gorako karta baztertzen da
field-fate = utzitakoa
field-first-counts = lehen karta haietako bat da
field-house-sets = etxeak finkatzen du zenbatekoa
field-least = hemendik aurrera
field-may-require = etxeak eska ditzake
field-may-skip = ken daiteke
field-naturals = jokaldia amaitzen duten puntuazioak
field-nearest = hurbilenak irabazten du, honi
field-per-mille = apustu irabazlearen milarenak
field-player = puntuaren eskua
field-player-draws = puntuak eskatzen du hauekin
field-rate = apustuaren zenbatekotik
field-reaches = ilara hemen amaitzen da
field-refait = bi aldeetan, zeroaren araua
field-score = puntuazio honekin
field-seats = gehienez eserlekuak
field-share = gehienekoa, mahaikoaren zatia
field-shows = nork erakusten du puntuaren eskua
field-sight = nork ikusten ditu
field-standing = zutik, etxeak nahi badu
field-stood = eskatzen du puntua geratu bada
field-target = hurbilenak irabazten du, honi begira
field-tells = zer iragartzen da
field-tens = hamarrekoak eta irudiak
field-within = zori bakoitzaren barruan
value-bank = banka
value-cards-stuck = itsatsitako kartak
value-colour-wins = koloreak irabazi edo galdu
value-deposit = itzuli egiten da behar izan ez bada
value-draws = nork eskatzen duen eta nor geratzen den
value-first-card = lehen karta
value-furthest-first = urrunena lehenik
value-highest-bet = apusturik handiena
value-nearest-first = hurbilena lehenik
value-nearest-player = krupierraren eskuinetik hurbilen dagoen jokalaria
value-nobody = inork ez
value-nothing = ezer ez
value-owner = eskua duenak
value-place-order = lehen departamentua
value-player = puntua
value-players = jokalariak
value-premium = etxearena, jokaldi baliogabean izan ezik
value-red-wins = gorriak irabazi edo galdu
value-staff = langileak
value-totals = puntuazioak
value-winner = esku irabazlea
value-winners = zori irabazleak
value-wrong-deal = banaketa okerra

# Blackjack
section-boxes = Laukiak
section-behind = Beste baten eskuko apustuak
section-hands = Eskua bere txandan
section-natural = Hogeita bat
section-even-money = Pareko ordainketa
section-split = Pareak
section-double = Apustu bikoitza
section-surrender = Erretiroa
section-stages = Bankaren jokaldiak
field-cut-first = nork mozten duen lehenik
field-cut-last = nork mozten duen inork nahi ez badu
field-shuffler = nahasketa-makina
field-most = gehienez
field-vacant = nork egin dezakeen apustu lauki libre batean
field-leads = nork agintzen duen lauki libre batean
field-least-of = zertan zenbatuta
field-consent = noren baimenarekin
field-stop = kartarik ez puntu hauetatik
field-stands = hemendik gelditzen da
field-alone = apusturik geratzen ez bada
field-over-only = esku guztiak pasatu badira bakarrik
field-tie = beste baten aurka
field-beats = karta gehiagoko 21 bati irabazten dio
field-exact = zati hori zehazki
field-until = noiz arte
field-again = berriro bana daiteke
field-aces-cards = kartak bananduriko bateko bakoitzeko
field-aces-again = batekoak berriro bana daitezke
field-natural = 21a hogeita bat da
field-against-natural = 21a bankaren hogeita bataren aurka
field-on = puntu hauekin
field-soft = batekoarekin ere bai
field-aces = bi bateko
field-split = pare bateko eskuak
field-split-aces = bananduriko batekoak
field-beyond = gehienekoa gaindi dezake
field-against-ace = batekoaren aurka ere bai
field-complete = bikote osoa
field-rank = karta
field-mixed = bi palotako hiru zazpi
field-pot = gutxieneko potoa, × apustua
field-progressive = haz daiteke
field-prizes-complete-pays = bikote osoak ordaintzen du
field-prizes-colour-pays = kolore bereko bikoteak ordaintzen du
field-prizes-incomplete-pays = bikote osatugabeak ordaintzen du
field-prizes-one-pays = zazpi batek ordaintzen du
field-prizes-two-pays = bi zazpik ordaintzen dute
field-prizes-two-suited-pays = palo bereko bi zazpik ordaintzen dute
field-accumulated-prizes-three-pays = hiru zazpik ordaintzen dute
field-first-needed = lehen laukia behar da
field-unit = abisua zertan
value-nearest = krupierraren ezkerretik
value-stop-card = blokeo-karta jaso zuena
value-with-authorisation = baimenarekin
value-removed = kendu egiten da
value-house = jokalariak, etxeak uzten badu
value-first-bet = apustua lehena egin duena
value-largest-bet = apustu handiena
value-hands = eskuak
value-holder = jokalaria
value-best = hamaika, 21 gainditzen ez badu
value-eleven = beti hamaika 17tik aurrera
value-rests = ez du eskatzen
value-push = baliogabea
value-pays = ordaintzen da
value-first-third = mahaiko lehen hirugarren karta
value-own-third = norberaren hirugarren karta
value-points = puntuak
value-rank = karta bera
value-loses = galdu
value-ties = berdindu
value-either = bat edo hamaika
value-one = bat
value-same-suit = palo berekoa
value-same-colour = kolore berekoa
value-as-three = hiru gisa irabazten dute
value-as-two = bi gisa irabazten dute
value-frozen = parearekin amaitzen da
value-counts = hurrengo kartak balio du
value-shoe = sabota
value-round = jokaldiak
value-card = karta?
value-hand-points = eskuaren puntuazioa
value-bank-points = bankaren puntuazioa
section-blackjack-bank = Banka
field-split-by = zertan berdinak
field-pairs-by = zertan berdinak
field-pairs-least = gutxienekoa, mahaikoaren zatia
field-accumulated-share = gehieneko apustua, gutxienekoaren zatia
field-boxes-least = jokatzeko beharrezkoak
field-surrender-loses = galtzen den apustuaren zatia
field-surrender-optional = etxeak alde batera utz dezake
field-insurance-share = apustuaren zatia
field-natural-cards = kartak
field-double-cards = karta gehiago
field-double-ace = batekoak balio du
field-bank-ace = batekoak balio du
field-behind-standing = zutik dauden jokalariak ere bai
value-alone-draws = berdin eskatzen du

# Etxearen aurkako pokerra
section-ranking = Zein esku den handiagoa
section-going = Joan edo erretiratu
section-qualify = Bankak honekin jokatzen du
section-bonus = Antearen bonusa
section-misdeal = Banaketa-akatsak
section-shown = Oker agertutako kartak
section-breach = Hitz egitea eta kartak erakustea
section-paying = Ordainketa nondik hasten den
section-choice = Erretira daitezkeen apustuak
section-prizes = Ordainketa-taula
field-size = eskuko kartak
field-wheel = batekoa karta txikiena duen eskailera
field-ties-flush-ranks = bi koloreren artean erabakitzen duten kartak
field-ties-straight-ranks = bi eskaileraren artean erabakitzen duten kartak
field-packets = makinaren paketeak
field-who = nork egin dezakeen apustu horrela
field-counted = jokalariarena ere zenbatzen da
field-idle = bankak jokatzen ez badu ordaintzen du
field-times = Antearen halako
field-ranks = balioak
field-beaten = esku garaituarekin galtzen da
field-penalty = zigorra
field-begins = hemendik hasten da
field-bets = elkarrekin egiten diren apustuak
field-withdrawn = hurrenkera honetan
value-lowest = txikiena
value-second = bigarrena
value-standing = zutik daudenak
value-anybody = edonor
value-allowed = baimenduta
value-all-bets = apustu osoa galtzen da
value-warning = ohartarazpena
value-void-from = balio batetik gora baliogabea
value-left = ezkerretik
value-hand = eskua
value-royal = eskailera erreala
value-straight-flush = kolore-eskailera
value-four = pokerra
value-flush = kolorea
value-straight = eskailera
value-three = hirukotea
value-two-pair = bikote bikoitza
value-pair = bikotea
value-high-card = karta altuena
value-bank-plays = bankak jokatzen duen ala ez
value-common-card = karta komunak
value-card-shown = oker agertutako karta bat

# Texas pokerra
section-announces = Krupierrak iragartzen duena
section-miscounted = Karta kopuru okerra
section-touching = Elkar ukitzen duten kartak
field-ties-pair-ranks = bi bikoteren artean erabakitzen duten balioak
field-ties-two-pair-ranks = bi bikote bikoitzen artean erabakitzen duten balioak
field-ties-three-ranks = bi hirukoteren artean erabakitzen duten balioak
field-ties-four-ranks = bi pokerren artean erabakitzen duten balioak
field-capped = muga bati lotua
field-mended = noiz arte zuzentzen den
field-forfeit = haien apustuak
value-second-bets = lehen bigarren apustua
value-collected = galdu egiten dira
value-given-back = itzuli egiten dira
value-not-at-all = inoiz ez
value-flop = flopa
value-turn = turn
value-river = river
value-no-voy = No voy
value-any-texas-bonus = nork irabazi duen Texas Bonusa
value-turn-and-river = turn eta river
value-order = hurrenkera okerra
value-missing-card = falta den karta bat
value-bad-deck = karta-sorta akastun bat

# Poker with discard
section-discard = Jokalarien deskartea
section-jackpot = Jackpota
section-carousel = Karrusela
section-tie = Berdinketak
field-lowest = segidako lauk hemendik balio dute
field-given-up = eskua erretiratu arren erabakitzen da
field-part = jackpotaren zatia
field-fixed = gutxieneko jackpot finkoa, × apustua
value-voy = Banoa
value-paso = Paso
value-back = itzultzen da
value-discards = deskarteak
value-bank-discards = bankaren deskartea

# Deskarterik gabeko pokerra
section-buying = Karta bat erostea
field-price = prezioa, × hasierako apustua
field-blind = inork ikusi ez duen eskurako
field-forfeits = horrekin galtzen diren apustuak
field-stake = apustua
field-of = honen gainean kalkulatua
value-single = etxeak finkatutako bat
value-whole = ontzi osoaren
value-up = bankaren karta agerikoa
value-insurance = asegurua
value-jackpot = jackpota

# Pai gow pokerra
section-banking = Nork duen banka
section-low = Esku baxua
section-throw = Dadoen jaurtiketa
section-setting = Bi esku osatzea
section-cases = Kasuen taula
field-jokers = jokerrak
field-to = nori eskaintzen zaion
field-wrong = oker osatutako eskua
field-dice = dadoak
field-call = iragartzen dena
field-result = emaitza
field-ties-high-card-ranks = bi karta altuenen artean erabakitzen duten kartak
value-won = irabazita
value-tied = baliogabea
value-compared = alderatzen da
value-five-aces = bost bateko
value-dice-total = dadoen batura
value-set-two-hands = bi eskuak osatzeko
value-house-opens-cards = etxeak bere kartak agerian jartzen dituela
value-hands-meet = eskuak alderatzen direla
section-used = Erabilitako kartak
field-used-rest = baraja-sortaren soberakina gordetzen da
field-used-hands = gordetzen diren eskuak
field-commission-announced = jokalariei esaten zaiena
field-touching-expels = buruak norbait bota dezakeen aldia
# Jokalari bat banka den tokian
section-associates = Bankariaren bazkideak
section-auction = Eskuaren enkantea
section-award = Bankaren esleipena
section-banco = Banko
section-banker = Bankariaren hirugarren karta
section-broken = Hautsitako banka
section-cagnotte = Etxeak kentzen duena
section-chart = Bankaren taula
section-deal = Banaketa
section-garage = Garajea
section-least = Behar diren jokalariak
section-modes = Bankaren modalitatea
section-punto = Puntoaren hirugarren karta
section-seating = Tokiak
section-stakes = Apustuak
section-straying = Eskuari jarraitzen dion zutikako jokalaria
section-chemin-de-fer-bank = Banka
middle-chart = { $middle } izanda
field-advice = krupierrak gelditzeko aholkua ematen duen puntuak
field-all-goes = bankariak uko egin diezaioke
field-aloud = fase bakoitza iragartzen da
field-at-award = esleitzean jartzen dutena
field-bars-winner = irabazita uzten duena sabotetik kanpo
field-cells = hirugarren karta 0–9, edo bat ere ez (T eskatu, P gelditu, O aukeratu)
field-changes-shoe = jarraitzen duenak sabota alda dezake
field-completes = osatzen duenak nola iragartzen duen
field-compulsory = inork estaltzen ez duena jokoz kanpo
field-cut-from = ebakia nondik eskaintzen den
field-exposed = oihal baten bi kartak agerian: noren hutsa
field-floor = eskaintzak zenbatetik
field-keeps-cards = banka handiago baten aurka kartak nork gordetzen dituen
field-laid-down = oihal batek erakusten badu, taulak lotzen du
field-later = gero jartzen dutena
field-left = uzten den banka
field-matches-lost = galdutako banka diru bererako hartzen da
field-misgiven = oker emandako karta: noren hutsa
field-more = gutxienekoak dira
field-odd = bi oihaletako apustua nola erdibitzen den
field-opening = lehen banka
field-own-draws = bere hutsaren ondoren bankariak zerekin eskatzen duen
field-passed-hands = utzitako eskua ukatzeak balio du
field-players = gutxienez
field-players-shuffle = jokalariek nahas dezakete
field-punto = puntoaren eskua
field-refusals = tokia kentzen duten ezezkoak
field-repeats = banko baliogabea zenbat aldiz errepika daitekeen
field-sessions = saioak gehienez
field-shoes = saio bakoitzeko sabotak
field-standing-passes = zutikako batek uzten duen eskua lehenik nori
field-take = bankaren irabazi garbiaren hamar milarenak
field-takes = lehen karta bankariarena da honekin
field-third = hirugarren kartak
field-unlimited = gehienekorik gabeko banka egon daiteke
field-waived-by = nork baztertu ditzakeen
field-with-table = «con la mesa» apustua
field-banco-void = noiz den baliogabea
field-punto-banco = bankoa egiten duena
field-punto-draws = honekin eskatu behar du
field-punto-stands = honekin gelditu behar du
field-banker-draws = honekin eskatu behar du
field-deal-naturals = erakusten diren puntuak
field-ranking-naturals = bi kartatan hauek
field-ranking-beats = hirugarren karta dutenei irabazten diete
field-cagnotte-per-mille = bankariak irabazitakoaren milarenak
field-broken-least = gutxienez honekin jarraitzen du
field-bank-least = gutxienez, gutxienekotan
field-bank-most = gehienez, gutxienekotan
field-stakes-cover = bankak erantzuten du
field-straying-collected = haren apustua noiz jasotzen den
field-straying-paid = noiz ordaintzen zaion
field-garage-minima = zenbat gutxienekotatik aurrera
field-errors-choice = arauek aukeran uzten dutenean
field-errors-draws = karta orduan
field-errors-stands = bankaria honekin gelditzen da
field-errors-score = balio du
field-errors-holds = erakutsi ez zuen puntoa
field-errors-against = honelako banka baten aurka galtzen du
field-lone = apustu bakar baten ondoren, banco seguido baldin eta
field-open-cards = puntoaren kartak agerian daudela, banco seguido
field-forgotten = ahazten eta galtzen diren naturalak
field-errors-banco = banco egiten duenak hitza oker esanda
value-banco-as-any = edozein punto bezala
value-banco-bears = bere gain hartzen du
value-lone-lost = galdu bazuen
value-lone-lost-or-tied = galdu edo berdindu bazuen
value-open-cards-late = berandu da
value-open-cards-callable = oraindik egin daiteke
value-at-award-any-sum = edozein diru kopuru
value-any-sum = edozein diru kopuru
value-equal-sum = bankak adina
value-twice-the-bank = bankaren bikoitza
value-choice-open = berea izaten jarraitzen du
value-choice-stand = gelditzen da
value-con-la-mesa-y-ultimo-completo = «con la mesa y último completo»
value-con-la-mesa-yo-completo = «con la mesa, yo completo»
value-compulsory-coup = jokaldi horretarako
value-compulsory-lasting = betiko
value-cut-from-left = krupierraren ezkerretik
value-cut-from-right = krupierraren eskuinetik
value-draws-choice = aukerakoa
value-draws-duty = nahitaezkoa
value-floor-minimum = gutxienekoa
value-floor-previous = azken zenbatekoa
value-floor-initial = hasierako zenbatekoa
value-floor-last = azken zenbatekoa
value-keeps-cards-banco = bankoa egin zuena
value-keeps-cards-banca = banka izan zuena
value-its-winnings = haren irabaziak
value-the-bank = banka
value-collected-first = lehenik
value-collected-last = azkenik
value-paid-first = lehenik
value-paid-last = azkenik
value-last-seated = azken bankari eseriaren eskuinekoa
value-place-1 = lehen tokia
value-half-or-more = bankaren erdia edo gehiago
value-half-the-bank = bankaren erdia
value-banco-free = nahi bezala jokatzen du
value-banco-authorised = nahi bezala jokatzen du zuzendariak baimentzen badu
value-cover-halves = erdia oihal bakoitzean, eta besteak uzten duena
value-cover-first-cloth = lehen oihalean bigarrenean baino lehen
value-exposed-banker = bankariarena
value-exposed-player = inorena bereziki
value-misgiven-banker = bankariarena
value-misgiven-player = inorena bereziki
value-laid-down-restored = berrezarritako jokaldietan
value-laid-down-always = jokaldi guztietan
value-least-initial = hasierako zenbatekoa
value-least-minimum = gutxienekoa
value-auctioned = enkantean jartzen da, bere zenbatekotik gora
value-offered = hasierako zenbatekoan eskaintzen da
value-odd-minima = gutxieneko osoak, zati handiena lehen oihalean
value-odd-money = dirua
value-opening-auction = enkantean jartzen da
value-opening-deposit = lehen jokaldia baino lehen gordailu daiteke
value-order-first = lehen oihala
value-order-second = bigarren oihala
value-both-tied = oihal bat ere ez irabazi edo galdu
value-both-decided = oihal bakoitza irabazi edo galdu
middle-modes = { $middle ->
    [limited] banka mugatua
    [free] banka librea
   *[other] { $middle }
}
middle-errors = { $middle ->
    [early] kartak garaiz aurretik aterata
    [exposed] erakutsitako kartak
    [restored] berrezarritako jokaldia
    [overdealt] karta gehiegi bankarentzat
    [dropped] saskira eroritako karta
    [forgotten] erakutsi gabeko naturala
    [thrown] botatako eskua
   *[other] { $middle }
}
value-third-all = denek
field-days = zuzendariak egunerako eslei dezake

# Arauak konparazio batean: atal baten zatiak, eta beste leku batzuetan beste zerbait esan nahi duten hitzak
bets-second = 2. apustua
field-prize-pays = { $hand }: ordaina
field-prize-least = { $hand }: hemendik aurrera
field-examples = adibidez, { $number } zenbakiarena
field-kind = jokaldia
field-shown-hand = jokalari baten karta bat
field-shown-common = karta komun bat
field-jackpot-progressive = gutxieneko jackpot progresiboa, × apustua
field-bank-cards = kartak
section-poker-draw-bank = Bankaren deskartea
part-four-suited = palo bereko lau
part-four-in-a-row = segidako lau
part-nothing = ezer ez
middle-sight = { $middle ->
    [hand] jokalari baten eskua
    [bank] bankaren eskua
    [up] bankaren karta agerikoa
    [bought] erositako karta bat
    [kept] gordetzen diren kartak
    [drawn] eskatzen diren kartak
    [bank-drawn] bankak eskatzen dituen kartak
    [flop] flopa
    [turn] turna
    [river] riverra
    [left] ezkerreko karta komuna
    [right] eskuineko karta komuna
   *[other] { $middle }
}
middle-jackpot = { $middle ->
    [shares] banatu bezala
    [drawn] deskartearekin
   *[other] { $middle }
}
middle-going = { $middle ->
    [go] aurrera jotzea
    [fold] uztea
   *[other] { $middle }
}
middle-announces = { $middle ->
    [flop] flopa
    [bonus] bonusa
    [last-two] turna eta riverra
    [set] eskuak osatzea
    [house] etxearen kartak
    [hands] alderaketa
   *[other] { $middle }
}
middle-hands = { $middle ->
    [turn] bere txanda
    [lost] galtzen duenean
   *[other] { $middle }
}
middle-cases = { $middle ->
    [higher-higher] bi eskuak handiagoak
    [higher-lower] esku altua handiagoa, esku baxua txikiagoa
    [lower-higher] esku altua txikiagoa, esku baxua handiagoa
    [higher-equal] esku altua handiagoa, esku baxua berdina
    [equal-higher] esku altua berdina, esku baxua handiagoa
    [lower-equal] esku altua txikiagoa, esku baxua berdina
    [equal-lower] esku altua berdina, esku baxua txikiagoa
    [equal-equal] bi eskuak berdinak
    [lower-lower] bi eskuak txikiagoak
   *[other] { $middle }
}
value-by-number = kopuru finko bat
value-causes-number = karta-kopuru okerra
value-order-left = ezkerreko karta komuna
value-order-right = eskuineko karta komuna
value-begins-right = eskuinetik
value-of-left = gelditzen denaren gainean
value-result-lost = galduta
value-hands-lost = galtzen dutenak
value-hands-tied = baliogabeak
value-wrong-lost = galtzen du
value-hand-stands = balio du
value-bank-void = baliogabea
value-by-all = denek
field-going-loses = horrekin galtzen diren apustuak
field-par-plus-alone = Anterik gabe egin daiteke

# Who of the staff does what
section-heads = Mahaiburua
field-heads-directs = hura gabe ez da jokaldirik
field-heads-exchanges = diru-trukeak zaintzen ditu
section-launch = Bolaren jaurtiketa
field-launch-in-turn = krupierrak txandakatzen dira
section-placing = Langileek jarritako apustuak
field-placing-hands = nork jartzen ditu
field-placing-stands-in = krupierrak, mahai-muturrekorik ez badago
section-waiting = Leku hutsak
field-waiting-listed = lehentasun-zerrendaren arabera
section-tips = Eskupekoak
field-tips-slot = beren zirrikituan
section-work = Lanaren banaketa
field-work-pays = nork ordaintzen du
value-pays-others = biltzen ez dutenek
value-pays-side = bakoitzak bere aldean
value-pays-any = edozeinek
value-pays-second = banatzen ez duenak
value-hands-end = mahai-muturrekoa
field-chips-markers = balio-markatzaileak gordetzen ditu
value-markers-head = mahaiburua
field-chips-rebuild = pilak jaurti aurretik berreginda
field-chips-sorter = sailkatzeko makina onartuta
section-shoes = Etxeko sabotak
field-shoes-numbered = zenbakituak
field-shoes-rotate = ez dute mahaia errepikatzen
field-shoes-approved = eredu homologatukoak
field-closing-wheel = gurpila honekin ixten da
value-wheel-lock = sarraila
value-wheel-seal = zigilua
field-ending-unit = azkena honela iragartzen da
field-ending-number = zenbat iragartzen diren
field-ending-by = nork iragartzen duen
section-attendants = Laguntzaileak
field-attendants-tables = laguntzaile bat hainbeste mahaitarako
value-unit-round = jokaldiak
value-unit-shooter = jaurtitzailea
value-unit-shoe = sabota
