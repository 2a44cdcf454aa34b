# Terminaleko mahaia. Idatz daitezkeen hitzen zerrendak komaz bereizita daude; hizkuntza guztietakoak ulertzen dira.

# -- idazten diren hitzak
play-noise = eta, gainean, gainera, zk.
play-lead = apustu egiten dut, apustu, apustua, jartzen dut, jarri, jokatzen dut, jokatu
play-verb-spin = jaurti, bota, biratu, banatu
play-verb-undo = desegin
play-verb-clear = kendu, garbitu
play-verb-repeat = errepikatu
play-verb-double = bikoiztu
play-verb-why = zergatik
play-verb-odds = probabilitateak, abantaila
play-verb-rules = arauak, mugak
play-verb-law = legea, lege
play-verb-bots = jendea, lagunak, jokalariak
play-verb-balance = saldoa, fitxak
play-verb-verify = egiaztatu
play-verb-table = mahaia, oihala
play-verb-help = laguntza
play-verb-quit = irten, amaitu, agur, banoa
play-verb-last = azkenak, azkena, azken
play-verb-void = baliogabea, baliogabetu, jaurtialdi baliogabea
play-verb-colour = kolorea, kolore
play-verb-buy = erosi
play-verb-tip = eskupekoa, langileentzat
play-verb-laying = jartzea, nork jarri
play-word-hand-self = nik, nik neuk
play-word-hand-croupier = krupierrak, krupierra
play-word-hand-end = muturrekoak, mahai-muturrekoak
play-word-red = gorria, gorri, gorrian, gorrira, gorriari
play-word-black = beltza, beltz, beltzean, beltzera, beltzari
play-word-even = bikoitia, bikoiti, bikoitian, bikoitira, bikoitiari
play-word-odd = bakoitia, bakoiti, bakoitian, bakoitira, bakoitiari
play-word-low = falta, txikia, txikiak
play-word-high = pasa, handia, handiak
play-word-straight = betea, bete, zenbaki betea, zenbakia, zenbaki
play-word-split = zaldia, zaldi
play-word-street = zeharkakoa, zeharkako
play-word-corner = laukia, lauki
play-word-six-line = seikoa, seiko
play-word-column = zutabea, zutabe
play-word-dozen = dozena
play-word-double-column = zutabeak, bi zutabe, zutabe bikoitza, zutabeak zaldian, bi zutabe zaldian
play-word-double-dozen = dozenak, bi dozena, dozena bikoitza, dozenak zaldian, bi dozena zaldian
play-word-neighbours = auzokoak, auzoko
play-word-zero-sector = zeroaren sektorea, zero sektorea, serie handia, zeroaren auzokoak
play-word-third = herena, heren, serie txikia
play-word-orphans = umezurtzak, umezurtz
play-word-number = zenbakia, zenbaki
play-word-joker = komodina, komodinak, komodin
play-word-joker-red = komodin gorria
play-word-joker-black = komodin beltza
play-ordinal-1 = lehen, lehenengo
play-ordinal-2 = bigarren
play-ordinal-3 = hirugarren
play-choice-half = erdia, e
play-choice-prison = kartzela, kartzelan, k
play-way-half = erdia
play-way-prison = kartzela

# -- atea
play-option-game = Jokoa, «novamas games» aginduak izendatzen duen bezala; falta bada, galdetu egiten da.
play-option-law = Legea, «novamas games» aginduak izendatzen duen bezala; falta bada, galdetu egiten da.
play-option-seed = Gaualdi bat errepikatzen du: hazi berak eta hitz berek emaitza berak ematen dituzte.
play-option-bots = Zenbat jokalari artifizial dituzun lagun, 0tik 7ra.
play-option-minimum = Mahaiaren gutxienekoa, 5.00 bezala idatzita.
play-option-chips = Esertzean dituzun joko-fitxak; eskuarki, mila gutxieneko.
play-option-physical = Zu zara benetako erruleta bateko krupierra, eta ateratzen dena idazten duzu.
play-option-option = Etxearen aukera bat legearen barruan, tier=2 bezala; hainbat aldiz eman daiteke.
play-seed-or-physical = Zoria hazi batetik edo benetako erruleta batetik dator, ez bietatik.
play-too-many-bots = Jokalari artifizialentzako lekua: 0 eta { $most } artean, ez { $bots }.
play-bad-option = Etxearen aukera bat tier=2 bezala idazten da, ez «{ $value }».
play-menu = Gabon. Zertan jokatu nahi duzu?
play-menu-game = Jokoa, 1 eta { $last } bitartean (irten, alde egiteko)
play-menu-law = Zein legerekin, 1 eta { $last } bitartean
play-menu-again = Erantzun, mesedez, 1 eta { $last } bitarteko zenbaki batekin edo zerrendako izen batekin.
play-goodbye = Gabon.

# -- mahaia
play-welcome = { $game }. Ongi etorri mahaira.
play-company = Zurekin mahaian: { $who }.
play-alone = Mahai osoa zuretzat da.
play-begin = Zure joko-fitxak: { $chips }; gutxienekoa { $minimum } da. Idatzi «{ $example }», lerro huts bat jokatzeko, edo «laguntza».
play-colour-chips = Mahai honetan kolore-fitxekin jokatzen da, apustu bakoitza norena den esaten dutenak. Kolore bat ematen zaizu; fitxa bakoitzak { $value } balio du. «kolorea { $other }» idatzita beste balio bat eska dezakezu.
play-colour-given = Zure kolorea: { $colour }; fitxa bakoitzak { $value } balio du.
play-colour-1 = horia
play-colour-2 = urdina
play-colour-3 = arrosa
play-colour-4 = berdea
play-colour-5 = marroia
play-colour-6 = zuria
play-colour-7 = grisa
play-colour-8 = laranja
play-in-colour = Zure koloreko { $chips } fitxa dira.
play-commitment = Zoria konprometituta dago: SHA-256 { $commitment }
play-chance-seeded = Zoria hazi batetik dator: hazi berak emaitza hauek errepikatzen ditu, eta ez dago zer egiaztatu.
play-chance-typed = Zoria zure erruletatik dator: zuk idazten duzunak balio du.
play-typed-ball = Zein zenbakitan erori da bola?
play-typed-wheel = Zein ikur erakusten du orratzak ({ $outcomes })?
play-verified = Egiaztatuta: { $draws ->
    [one] jaurtialdi { $draws } sekretu honetatik dator
   *[other] { $draws } jaurtialdiak sekretu honetatik datoz
}: { $secret }; konprometitutakoa hori bera da: { $commitment }.
play-head = jokaldia { $round } · gutxienekoa { $minimum } · gehienekoa { $maximum } { $symbol }
play-last-numbers = Azkenak:
play-on = zk. { $spot }
play-tie = berdinketa
play-own = Zure apustuak:
play-in-hand = Eskuan:
play-legend-mine = zureak
play-legend-theirs = besteenak
play-legend-both = bienak
play-legend-prison = kartzelan
play-legend-last = azken zenbakia
play-legend-point = puntua
play-cloth-red = gorria
play-cloth-black = beltza
play-cloth-even = bikoitia
play-cloth-odd = bakoitia
play-cloth-low = falta
play-cloth-high = pasa
play-cloth-column = { $n }. zut
play-cloth-dozen = { $n }. dozena
play-cloth-double-column = zutabeak
play-cloth-double-dozen = dozenak
play-cloth-joker = komodin

# -- gertatzen dena
play-laid = Apustua: { $bets }.
play-taken-back = Zure eskura itzulita: { $amount }.
play-company-bets = Besteen apustuak: { $who }.
play-collected = Krupierrak zuregandik jaso duena: { $amount } ({ $bets }). { $clauses }
play-collected-both = Krupierrak zuregandik jaso duena: { $amount } ({ $bets }); besteengandik: { $others }. { $clauses }
play-collected-others = Besteengandik jasota: { $amount }.
play-paid = Ordaintzen zaizuna: { $win } ({ $bet }, { $amount }, { $odds }). { $clauses }
play-paid-nothing = Berdinketa: { $bet }; zure { $amount } itzultzen da, eta besterik ez. { $clauses }
play-paid-others = Kobratu dutenak: { $who }.
play-half = Zero: { $bets }; erdia itzultzen da, { $amount }. { $clauses }
play-half-others = Erdia berreskuratu dutenak: { $who }.
play-freed = Kartzelatik libre: { $bets }; { $amount } itzultzen da, irabazirik gabe. { $clauses }
play-freed-others = Kartzelatik libre: { $who }.
play-reduced = Beste zero bat: { $bets } kartzelan; { $amount } geratzen da. { $clauses }
play-reduced-others = Kartzelan gutxituta: { $who }.
play-refunded = Zero azken bolan: { $bets }; { $amount } itzultzen da. { $clauses }
play-refunded-others = Itzulketa jaso dutenak: { $who }.
play-imprisoned = { $bet }: { $amount } kartzelan geratzen da. { $clauses }
play-imprisoned-others = Kartzelan utzita: { $bet } ({ $who }).
play-half-or-prison = Zero. { $bet }, { $amount }: erdia ala kartzela?
play-choose = Erantzun, mesedez: { $ways }.
play-voided = Jaurtialdi baliogabea: { $cause }. { $clauses }
play-launched = Krupierrak jaurti du.
play-bets-stand = Apustu guztiak zutik daude, eta hurrengo jaurtialdia baino lehen alda daitezke.
play-cause-object-in-wheel = objektu arrotz bat tresnan
play-cause-ball-out = bola kanpora irten da
play-cause-bad-launch = jaurtiketa txarra
play-cause-pointer-on-division = orratza bi gelaxkaren artean geratu da
play-word-cause-object-in-wheel = objektua, fitxa
play-word-cause-ball-out = bola, bola kanpoan, kanpoan
play-word-cause-bad-launch = jaurtiketa, jaurtiketa txarra
play-word-cause-pointer-on-division = orratza, marra
play-round-won = Jokaldi honetan irabazi duzuna: { $amount }.
play-round-lost = Jokaldi honetan galdu duzuna: { $amount }.
play-round-even = Jokaldi honetan ez duzu ez irabazi ez galdu.
play-round-money = Jokatua { $staked }, itzulia { $back }; eskuan { $chips }.
play-round-lying = Jokatua { $staked }, itzulia { $back }; eskuan { $chips }, oraindik jokoan { $lying }.
play-brings = Fitxa gehiago erosi ditu: { $who }, { $amount }.
play-topped-up = Kutxak aurrerakinerako ekarri duena: { $amount }.
play-bought = Joko-fitxa gehiago: { $amount }; eskuan { $chips } duzu.
play-tipped = { $amount } krupierrentzat: eskerrik asko.
play-nobody-lays = Hemen bakoitzak bere apustuak jartzen ditu.
play-whose-hand = Nork jarriko ditu zure apustuak? Hauetako batek: { $ways }.
play-laying-self = Berriro zuk jarriko dituzu zure apustuak.
play-laying-croupier = Hemendik aurrera krupierrak jarriko ditu zure apustuak.
play-laying-end = Hemendik aurrera mahai-muturrekoak jarriko ditu zure apustuak.
play-session-over = Saioko azken jokaldia izan da.
play-waiting-for-prison = Fitxak dituzu kartzelan: krupierrak jaurtitzen jarraituko du libre geratu edo galdu arte.

# -- ulertu ez dena
play-bad-amount = «{ $value }» ez da hemen zenbateko bat; idatzi { $example } bezala.
play-no-stake = «{ $value }» ezin da jokatu: apustu batek zero baino gehiago izan behar du.
play-not-understood = Krupierrak ez du «{ $said }» ulertzen; «laguntza» idatzita, esan daitekeena ikusiko duzu.
play-nothing-said = Ez da apusturik esan; «laguntza» idatzita, nola egin ikusiko duzu.
play-on-what = «{ $said }», zertan? Esan zenbatekoa eta gero apustua, «{ $example }» bezala.
play-where = «{ $said }»: non? Esan apustuaren ondoren, «{ $example }» bezala.
play-which = «{ $said }» hainbat apustu izan daiteke: { $choices }. Esan haren zenbaki guztiak.
play-takes-no-number = «{ $said }»: apustu horrek ez du zenbakirik.
play-nothing-laid = Ez duzu apusturik oihalean.
play-not-your-hand = Ez da zure eskurik jokatzen ari: egin apustu bat, adibidez «{ $example }», eta lerro huts batek kartak banatzen ditu.
play-nothing-before = Oraindik ez dago errepikatzeko apusturik.
play-how-many = «{ $said }» ez da jokaldi-kopuru bat.
play-no-such-cause = «{ $said }» ez da jaurtialdi bat baliogabetzeko arrazoia; hauek dira: { $causes }.
play-impossible = Hemen ezin da «{ $value }» atera; hauek atera daitezke: { $outcomes }.
play-no-grounds = Oraindik ez da azaltzeko moduko ordainik edo ezezkorik izan.

# -- galde daitekeena
play-balance = Eskuan { $chips }, oihalean { $cloth }; orain arteko emaitza: { $result }.
play-temper-regular = beti bere apustuari leial
play-temper-number-lover = sari handiaren atzetik
play-temper-careful = gutxi eta noizean behin
play-temper-martingale = galtzen duen bakoitzean bikoiztu egiten du
play-temper-wanderer = edozertan jokatzen du
play-bots-name = Izena
play-bots-temper = Izaera
play-bots-chips = Eskuan
play-bots-cloth = Oihalean
play-rules-bet = Apustua
play-rules-pays = Ordaina
play-rules-minimum = Gutxienekoa
play-rules-maximum = Gehienekoa
play-rules-clauses = Klausulak
play-rules-chips = { $chips } fitxa
play-law-clauses = Joko honi buruz { $count ->
    [one] klausula { $count } dago
   *[other] { $count } klausula daude
}; zenbatekoen moneta: { $currency }. Leku zalantzazkoak honela irakurtzen dira:
play-reading-literal = hitzez hitz
play-reading-corrected = zuzenduta
play-farewell = Mahaitik altxatzean eskuan duzuna: { $chips }.
play-left-on-the-cloth = Zureak oihalean, erabaki gabe: { $amount }.
play-book-rounds = Jokaldiak
play-book-brought = Mahaira ekarria
play-book-result = Zure emaitza
play-book-best = Jokaldirik onena
play-book-float = Mahaiaren aurrerakina
play-book-house = Etxearen emaitza
play-book-cloth = Oraindik oihalean, denena

# -- laguntza: idazten dena | egiten duena
play-help-bets = Apustuak (zenbatekorik gabe, onartzen den txikiena)
play-help-bet-numbers = zenbakietan | { $one } 17, { $one } 17-20, { $one } zeharkakoa 16, { $one } laukia 25, { $one } seikoa 16
play-help-bet-chances = zori bakun batean | { $two } gorria, beltza, bikoitia, bakoitia, falta, pasa
play-help-bet-groups = dozenetan eta zutabeetan | { $two } dozena 2, { $two } zutabea 1, { $two } dozenak 1-2, { $two } zutabeak 2-3
play-help-bet-announced = krupierrari esandakoak | { $five } auzokoak 17, { $nine } serie handia, { $six } herena, { $five } umezurtzak
play-help-bet-many = hainbat batera: denak edo bat ere ez | { $several }
play-help-verbs = Mahaian
play-help-spin = lerro huts bat, jaurti | «no va más»: jokaldia jokatzen da
play-help-undo = desegin | azken apustu-lerroa kendu
play-help-clear = kendu | apustu guztiak kendu
play-help-repeat = errepikatu | azken jokaldiko apustuak berriro
play-help-double = bikoiztu | beste hainbeste apustu bakoitzean
play-help-odds = probabilitateak | oihal honetako apustu bakoitzarenak, zehatz
play-help-rules = arauak | apustuak, sariak eta mugak
play-help-law = legea | legea, eta nola irakurtzen diren haren leku zalantzazkoak
play-help-why = zergatik? | azken ordainaren edo azken ezezkoaren klausulak
play-help-bots = jendea | beste nor dagoen mahaian
play-help-balance = saldoa | fitxak eskuan eta oihalean
play-help-buy = erosi { $many } | joko-fitxa gehiago
play-help-tip = eskupekoa { $one } | fitxak krupierrentzat
play-help-laying = jartzea krupierrak | nork jarriko dituen zure apustuak: nik, krupierrak, muturrekoak
play-help-colour = kolorea { $two } | beste balio bat zure kolore-fitxentzat
play-help-void = baliogabea [arrazoia] | jokaldiko irregulartasun baten berri eman, eta legeak zer egiten duen ikusi
play-help-last = azkenak 3 | saioko azken jokaldiak iragarri
play-help-verify = egiaztatu | zoriaren sekretua erakutsi eta egiaztatu
play-help-table = mahaia | mahaia berriro marraztu
play-help-quit = irten | altxatu zure fitxekin

# Dadoak edo craps
play-temper-dreamer = zorte-kolpearen zain
play-verb-pass = pasatu, errefusatu
play-you = zu
play-shooter = Dadoak dituena: { $who }
play-no-shooter = Inork ez ditu dadoak.
play-dice-begin = Lerro huts batek dadoak jaurtitzen ditu: zureak, eskaintzen bazaizkizu, irabazi edo ez irabazi apustua egin ondoren.
play-waiting-for-dice = Kendu ezin diren apustuak dituzu: jokaldiaren amaieraren zain daude.
play-paid-better = Ordainduta: { $bet }, { $win }.
play-nothing-to-pass = Mahai honetan ez dago pasatzen uzteko ezer.
play-typed-dice = Zer erakusten dute dadoek ({ $outcomes })?
play-help-pass = pasatu | dadoak edo sabota hurrengoari utzi
play-help-bet-dice = jaurtiketan | { $two } irabazi, ez irabazi, etorri, ez etorri, eremua, big 6, 7tik behera, horn
play-help-bet-dice-numbers = zenbaki batean | { $six } right 6, { $five } wrong 8, { $one } hard 4, { $one } odds-win-6
play-dice-win = Irabazi
play-dice-dont-win = Ez irabazi
play-dice-come = Etorri
play-dice-dont-come = Ez etorri
play-dice-field = Eremua
play-dice-right = Place
play-dice-odds-win = Lot. i
play-dice-odds-come = Lot. e
play-dice-big-6 = Big 6
play-dice-big-8 = Big 8
play-dice-under-7 = <7
play-dice-over-7 = >7
play-dice-seven = 7koa
play-dice-eleven = 11koa
play-dice-horn = Horn
play-dice-hard-4 = Bik. 4
play-dice-hard-6 = Bik. 6
play-dice-hard-8 = Bik. 8
play-dice-hard-10 = Bik. 10
play-own-DiceTaken = Dadoak zureak dira.
play-own-DiceRefused = Dadoak pasatzen utzi dituzu.
play-own-DicePassed = Dadoak galdu dituzu.

# Tempers at the card tables

# Blackjack
play-temper-mimic = bankak behar bezala jokatzen du

# Cards from a shoe
play-verb-insure = aseguratu, asegurua
play-help-insure = aseguratu | zure apustuak bi aldeetako hogeita hamaikaren kontra aseguratu
play-nothing-to-insure = Hemen ez dago zer aseguraturik.
play-insured = Aseguratuta: { $bet }, { $amount }.
play-paid-less = { $bet } apustuak { $win } irabazi du, etxeak gordetzen duena kenduta.
play-shoe-offered = Sabota eskaintzen zaizu: lerro huts batek hartzen du, «pasa» esanda aurrera doa.
play-typed-card = Zein karta atera da ({ $outcomes }; «?» ahoz behera badago)?
play-typed-expose = Zein karta jarri da agerian ({ $outcomes })?
play-help-bet-hands = esku batean | { $two } puntua, { $two } banka
play-help-bet-tie = berdinketan | { $one } berdinketa
play-help-bet-rows = zori batean | { $two } gorria, { $two } beltza, { $one } kolorea, { $one } alderantzizkoa
play-cloth-player = puntua
play-cloth-bank = banka
play-cloth-tie = berdinketa
play-cloth-colour = kolorea
play-cloth-inverse = alderantziz
play-word-player = puntua, puntu, jokalaria, puntuan, puntuari
play-word-bank = banka, bankan, bankari
play-word-tie = berdinketa, berdinketan
play-word-inverse = alderantzizkoa, alderantziz

# One’s own part at the card tables
play-own-PackCut = Zuk ebaki duzu karta-sorta.
play-own-ShoeTaken = Sabota hartu duzu, { $place }. departamentuan.
play-own-ShoeDeclined = Sabota pasatzen utzi duzu.
play-own-ShoeLost = Bankak galdu du: sabota utzi duzu.

# Blackjack
play-answer = { $ways }?
play-against = { $hands }, aurkakoa { $bank }
play-way-stay = gelditu
play-way-draw = karta
play-way-double-down = bikoiztu
play-way-split-pair = banandu
play-way-surrender = erretiratu
play-way-insure = asegurua
play-way-even-money = parean kobratu
play-way-play-on = jarraitu
play-way-follow = apustuari jarraitu
play-way-consent = apustu egiten utzi
play-answer-stay = gelditu, gelditzen naiz, geratu, geratzen naiz, ez, kartarik ez
play-answer-draw = karta, karta bat, beste bat, beste karta bat, eskatu, eman, bai
play-answer-double-down = bikoiztu
play-answer-split-pair = banandu
play-answer-surrender = erretiratu
play-answer-insure = asegurua, aseguratu
play-answer-even-money = parean
play-answer-play-on = jarraitu
play-answer-follow = jarraitzen dut
play-answer-consent = bai

# Etxearen aurkako pokerra
play-way-go = aurrera
play-way-fold = paso
play-way-leave = utzi
play-way-withdraw = erretiratu
play-answer-go = aurrera, joan
play-answer-fold = paso, utzi
play-answer-leave = utzi, bertan utzi, mantendu
play-answer-withdraw = erretiratu, atera
play-word-ante = antea, ante
play-word-par-plus = par plus
play-temper-go-getter = denarekin doa
play-beside = { $hands }, { $cards } ondoan
play-place-bank = banka
play-place-left = lehen karta komuna
play-place-right = bigarren karta komuna
play-hint-hand = Bakoitzak batez beste balio duena, lehen apustuaren ehunekotan: { $ways }.

# Texas pokerra
play-place-common = karta komunak
# Chemin de fer
play-do-Bid = enkantean eskaini
play-do-HoldBank = banka iragarri
play-do-RaiseBank = banka handitu
play-do-PlaceBet = bankaren aurka jokatu
play-do-CallBanco = bankoa egin
play-do-TakeStake = apustua kendu
play-do-DealCards = kartak banatu
play-do-LayDown = erakutsi
play-do-AskCard = karta bat
play-do-StandPat = gelditu
play-do-AskAdvice = aholkua eskatu
play-do-AskChart = taula eskatu
play-do-GiveCard = karta eman
play-do-CutPack = ebaki
play-do-DeclineCut = besteei ebakitzen utzi
play-circle-number = Erantzun 1etik { $most }(e)rako zenbaki batekin edo zerrendako izen batekin; «laguntza» idatzita, esan daitekeen beste guztia ikusiko duzu.
play-circle-bank = Banka: { $who }, { $bank }
play-circle-punto = puntoa
play-circle-bank-hand = banka
play-temper-banker = banka izatea gustatzen zaio
play-temper-breaker = bankak hausten ditu
play-choose-or-ask = Erantzun, mesedez: { $ways }; edo «?» bakoitzak zer balio duen jakiteko.
play-answer-hint = aholkua, laguntza
play-hint-turn = Bakoitzak balio duena, apustuaren ehunekotan, karta hauekin eta sabot osoarekin: { $ways }.
play-hint-claims = Jokatzen jarraitzeari bakoitzak gehituko liokeena, apustuaren ehunekotan: { $ways }.
play-no-hint = Horri buruz ez dago zer kalkulaturik.
play-help-bet-boxes = lauki batean | { $two } laukia 1
play-help-hint = ? | zure eskuan: erantzun bakoitzak zer balio duen

# Poker with discard
play-word-jackpot = jackpota, potoa
play-which-cards = Zein karta, zenbakiz (gehienez { $most })? Ezer ez: denak gorde.
play-bad-cards = «{ $said }»: ez ditu zure kartetatik { $most } arte izendatzen.

# Deskarterik gabeko pokerra
play-word-insurance = asegurua
play-way-buy-card = karta bat erosi { $card } emanda
play-answer-buy-card = erosi

# Pai gow pokerra
play-bank-offered = Banka eskaintzen zaizu: esan zenbat jartzen duzun, edo lerro hutsa pasatzen uzteko.
play-bank-amount = Bankak { $least } eta { $most } artean hartzen du.
play-bank-BankAccepted = Zuk duzu banka, estaltzeko { $amount } jarrita.
play-bank-BankPassed = Banka pasatzen uzten duzu.
play-which-low = Zein bi karta dira esku baxua? Haien zenbakiak, lerro hutsa etxearen modurako, «?» aholkurako.
play-bad-low = «{ $said }» ez ditu zazpi kartetatik bi izendatzen.
play-best-low = Onena: { $cards } behean ({ $worth }). Etxearen modura: { $house } ({ $cost }).

# Jokalari bat banka den tokian
play-circle-begin = { $chips } jokoko fitxatan hartuta eseri zara; gutxienekoa { $minimum } da. Zure txanda denean egin dezakezuna zerrendatuko da: erantzun zenbakiarekin edo izenarekin, eta zenbatekoarekin behar duenean, «2 500» esaterako; lerro huts batek gauzei bidea uzten die; «laguntza» esanda beste zer idatz dezakezun jakingo duzu.
play-circle-no-amount = Horrek ez du zenbatekorik; «{ $said }» esateak ez du ezer adierazten hemen.
play-banque-offer = Banka { $least }(e)tik gora eskuratzen da, { $shoes ->
    [0] egunerako
    [one] sabot baterako
   *[other] { $shoes } sabotetarako
}
play-typed-lot = Nor aukeratu du zozketak ({ $outcomes })?
play-circle-share = hortik zurea { $amount }
play-circle-garage = garajea { $amount }
play-circle-taken = etxeak kendutakoa { $amount }
play-circle-against = aurka { $amount }
play-circle-banco = bankoa
play-circle-bids = eskaintzak: { $bids }
play-circle-head = jokaldia { $round } · gutxienekoa { $minimum } { $symbol }
play-circle-came = { $result ->
    [punto] Puntoak irabazi du, { $punto } eta { $bank }.
    [bank] Bankak irabazi du, { $bank } eta { $punto }.
   *[other] Berdinketa, { $punto } bana.
}
play-circle-not-here = «{ $said }» esateak ez du ezer egiten mahai honetan; «laguntza» idatzita, egiten duena ikusiko duzu.
play-circle-no-undo = Ez duzu orain ken daitekeen apusturik.
play-circle-bank-from = Banka bat gutxienez { $least } jarrita hartzen da.
play-circle-bank-range = Banka bat { $least } eta { $most } artean jarrita hartzen da.
play-help-circle = Zure txanda denean
play-help-circle-number = 2, 2 { $many } | egin nahi duzunaren zenbakia, eta zenbatekoa alboan tartea badago; bestela, gutxienekoa
play-help-circle-name = bankoa, karta, ez … | gauza bera izenez, zenbatekoa aurretik edo atzetik
play-help-circle-empty = lerro hutsa | ezer ez, edo ohikoa denak zure zain badaude
play-help-circle-undo = desegin | kendu zure azken apustua, apustuak irekita dauden bitartean
play-banque-against = aurka { $first } lehen oihalean, { $second } bigarrenean
play-banque-came = { $cloth ->
    [first] Lehen oihala:
   *[second] Bigarren oihala:
} { $result ->
    [cloth] oihalak irabazi du.
    [bank] bankak irabazi du.
    [void] ez du balio.
   *[other] berdinketa.
}
play-word-stake = apustua
play-word-line = marra, marran
play-word-first = lehena, 1. oihala
play-word-second = bigarrena, 2. oihala
play-word-both = biak, bietan
play-no-chips = Inor ez da { $value } fitxarekin esertzen: --chips zero baino zenbateko handiagoa da.
