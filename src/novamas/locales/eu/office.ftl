# Zuzendaritza: zuzendaritzaren mahaiak, kontuak eta liburuak, eta kutxa.

office-title = Zuzendaritza
office-desks = Zuzendaritzaren zatiak
office-desk-tables = Mahaiak
office-desk-open = Ireki mahai bat
office-desk-friends = Lagunentzako mahaiak
office-desk-accounts = Kontuak
office-desk-cage = Kutxa
office-desk-books = Liburuak
office-cancel = Utzi
office-yes = bai
office-no = ez
office-wrong = Hori ezin da izan: zuzendu, mesedez.
office-wrong-some = { $count ->
    [one] Eremu bat zuzendu behar da.
   *[other] { $count } eremu zuzendu behar dira.
}
office-between = { $least } eta { $most } artean.
office-from = Gutxienez { $least }.
office-loading = Arauak irakurtzen ari dira.
office-to-table = Joan mahaira
office-to-console = Joan haren kontsolara
office-to-past = Ikusi haren iragana

# Mahaiak
office-no-tables = Ez dago mahai irekirik.
office-open = Ireki mahai bat
office-minimum-of = gutxienekoa { $amount }
office-tag-auto = bere kabuz dabil, { $seconds } s
office-tag-typed = emaitza idatzi egiten da
office-tag-bots = { $bots ->
    [one] lagun automatiko bat
   *[other] { $bots } lagun automatiko
}
office-tag-cloth = oihal itzulgarria { $cloth }
office-tag-shoe = sabota { $shoe }
office-cloth-back = atzealdean: { $sides }
office-round = jokaldia { $round }
office-seats = eserlekuak: { $taken }/{ $seats }

# Mahai bat nola dabilen
office-runs = Martxa
office-runs-title = Martxa
office-runs-of = Mahai honen martxa: { $table }
office-runs-who = Nork daraman
office-runs-auto = Bere kabuz dabil
office-runs-auto-then = Etxeak ireki, jaurti eta ixten du, atzerako kontuarekin.
office-runs-hand = Krupier batek
office-runs-hand-then = Ez da ezer gertatzen krupier batek kontsolan egin arte.
office-runs-result = Emaitza
office-runs-drawn = Zozketatu egiten da
office-runs-drawn-then = Etxeak zozketatzen du, bakoitza gurpil perfektu batean bezain probablea.
office-runs-typed = Idatzi egiten da
office-runs-typed-then = Benetako gurpil batek erabakitzen du; krupierrak idazten du atera dena.
office-runs-seconds = Apustu egiteko segundoak
office-runs-seconds-then = 1 eta 600 artean.
office-runs-bots = Lagunak
office-runs-bots-then = Jokatzen duenarekin esertzen diren etxeko jokalariak: 0 eta { $most } artean.
office-runs-later = Jokaldi bat martxan dago: amaitzean alda daiteke.
office-runs-settled = Mahaia irekitzean erabakitzen da, eta ez da aldatzen.
office-runs-no-bots = Diruzko mahai batean etxeak ez du lagunik jartzen.
office-runs-keep = Horrela ibil dadila

# Ixtea
office-close = Itxi
office-close-title = Itxi mahaia { $table }
office-close-means = Mahaia { $table }, { $game }, behin betiko itxiko da. Ezin da berriro ireki; haren iragana liburuetan geratzen da.
office-close-rounds = Jokaldiak
office-close-back = Kutxara itzultzen dena
office-close-cloth = Orain oihalean
office-close-people = Bertako pertsonak
office-close-bots = Bertako lagun automatikoak
office-close-not-yet = { $people ->
    [one] Pertsona bat dago oraindik: joan denean itxi ahal izango da. Iragarri azken jokaldiak kontsolan.
   *[other] { $people } pertsona daude oraindik: joan direnean itxi ahal izango da. Iragarri azken jokaldiak kontsolan.
}
office-close-company = Lagun automatikoak lehenago joango dira, beren jokaldia amaitzean.
office-close-waits = Lagun automatikoek beren jokaldia amaituko dute; gero itxiko da mahaia.
office-close-not-now = Utzi irekita
office-close-do = Itxi mahaia { $table } eta itzuli kutxara { $amount }
office-closed = Itxita dago: mahaia { $table }.

# Irekitzea
office-open-what = Mahaia
office-law = Legea
office-game = Jokoa
office-game-then = Joka daitekeena baino ez da ageri.
office-money = Honekin jokatzen da
office-money-play = Joko-fitxak
office-money-play-then = Etxeak ematen ditu; ez dira erosten ez kobratzen. Ez da aldatzen mahaia irekita dagoen bitartean.
office-money-cash = Dirua
office-money-cash-then = Fitxak kutxan erosten eta kobratzen dira. Ez da aldatzen mahaia irekita dagoen bitartean.
office-minimum = Gutxienekoa, { $currency }
office-seats-field = Eserlekuak
office-seats-then = Hutsik, ohikoak. Besteek zutik jokatzen dute.
office-shoe = Sabotaren zenbakia
office-shoe-then = Hutsik, azken saioan mahai horretan egon ez zen lehen libre dagoena.
office-staff = Langileak
office-staff-then = Hutsik utziz gero, legeak eskatzen duen kopururik txikiena.
office-staff-crew = Krupierrak eta mahai-muturrekoak, batera, gehienez { $most } dira.
office-staff-law = Legea: { $range }
office-post-inspectors = Mahaiburuak
office-post-deputies = Mahaiburuordeak
office-post-croupiers = Krupierrak
office-post-ends = Mahai-muturrekoak
office-post-assistants = Laguntzaileak
office-post-changers = Diru-trukatzaileak
office-post-stickmen = Makilariak (stickman)
office-readings = Pasarte zalantzazkoak
office-readings-rules = araudian
office-reading-default = Etxearena
office-reading-default-then = Pasarte bakoitza, etxeak gainerako mahaietan irakurtzen duen bezala.
office-reading-literal = Hitzez hitzekoa
office-reading-literal-then = Inprimatuta dagoena, horrela joka daitekeen lekuetan.
office-reading-corrected = Zuzendua
office-reading-corrected-then = Esan nahi izan zena, leku guztietan.
office-reading-each = Banan-banan
office-reading-each-then = Aukeratu pasarte bakoitzean.
office-side-literal = Hitzez hitz
office-side-corrected = Zuzenduta
office-side-house = etxearen irakurketa
office-side-played = hau jokatuko da
office-side-unplayable = Hitzez hitz ezin da jokatu:
office-side-choose = Zein irakurketa: { $what }
office-changes = Aldatzen dena
office-changes-none = Ezer ez: horrela irakurtzen du etxeak legea.
office-figures-bet = Apustua
office-figures-before = Etxeak irakurtzen duen bezala
office-figures-after = Mahai honetan
office-figures-none = ez da onartzen
office-figures-note = Ordaina eta etxearen abantaila. Abantaila negatiboak esan nahi du jokalariak irabazten duela epe luzera.
office-figures-same = Apustu guztien ordaina eta kostua berdinak dira.
office-options = Etxearen aukerak
office-options-then = legeak zabalik uzten duena
office-option-changed = Ohikoa: { $usual }
office-granted = Baimena eta aurrerakina
office-granted-then = Joko honetarako baimendu zena. Hutsik utziz gero, mahai hau baino ez zaio eskatzen.
office-granted-minimums = Baimendutako gutxienekoak, { $currency }
office-granted-minimums-then = Zuriunez bereizita. Gutxienekoa horietako edozeinetara alda daiteke gero.
office-granted-shoes = Eredu homologatuko sabotak
office-granted-shoes-then = Haien zenbakiak, zuriunez bereizita. Hutsik, etxeak erantzuten du.
office-granted-float = Aurrerakina gutxieneko txikienarekin, { $currency }
office-granted-guarantee = Bermea gutxieneko txikienarekin, { $currency }
office-granted-double = Mahai bikoitz bat baimendu zen
office-granted-exempt = Mahai batek ere ez du gutxieneko txikienean jarraitu behar
office-cloth = Oihal itzulgarria
office-cloth-then = Oihala beste joko batera itzul daitekeen mahaia. Alde bakoitza mahai bat da, bere zenbakia, aurrerakina eta liburuak dituela; bata irekitzen da bestea itxi denean.
office-cloth-turns = { $turns ->
    [one] Jokoa egunean behin alda daiteke.
   *[other] Jokoa egunean { $turns } aldiz alda daiteke.
}
office-cloth-which = Zein oihal
office-cloth-none = bat ere ez: mahai arrunta
office-cloth-new = oihal berria
office-cloth-name = Oihalaren izena
office-cloth-name-then = Etxeak ematen diona; beste oihal batek ez du.
office-cloth-of = { $cloth } ({ $sides })
office-cloth-side = { $open ->
    [yes] { $table } mahaia, { $game }, irekita
   *[no] { $table } mahaia, { $game }, itxita
}
office-cloth-not-now = Orain ezin dira joko honetara itzuli
office-granted-reversible = Oihal itzulgarria baimenduta dago
office-float = Mahai honen aurrerakina, { $currency }
office-float-then = Hutsik utziz gero, ohikoa.
office-float-least = Ohiko gutxienekoarekin legeak eskatzen duena, gutxienez: { $amount } ({ $minima } gutxieneko).
office-guarantee = Berme erabilgarria, { $currency }
office-sum = Irekiko dena
office-sum-minimum = Gutxienekoa
office-sum-usual = ohikoa
office-sum-changed = { $count ->
    [one] aldaketa bat
   *[other] { $count } aldaketa
}
office-open-do = Ireki mahaia
office-refused-above = Etxeak ez du onartzen; arrazoia bere eremuaren ondoan dago.
office-opened = Irekita dago: mahaia { $table }, { $game }, gutxienekoa { $amount }.
office-opened-shoe = Mahaiaren sabota: { $shoe }.

# Etxearen aukerak, APIan duten izenaren arabera
office-option-cloths = Oihalak
office-option-rounding-unit = Ordainen biribiltzea
office-option-rounding-unit-then = Monetaren unitate txikienetan; 1 balioak ez du ezer biribiltzen.
office-option-stakes = Apustatutakoa, irabaztean
office-option-stakes-returned = jokalariari itzultzen zaio
office-option-stakes-left = oihalean geratzen da
office-option-tier-then = Legeak zerrendatzen dituen gehienekoetatik zein, txikienetik hasita.
office-option-announced = Onartu auzokoak eta sektoreak
office-option-colours = Koloreak
office-option-colours-then = Kolore-fitxen sortak; beste horrenbeste pertsonak joka dezakete kolorearekin.
office-option-payment = Irabaziak zertan ordaintzen diren
office-option-payment-colour = irabazlearen kolorean
office-option-payment-value = balio-fitxetan
office-option-wheel = Gurpilaren hurrenkera
office-option-wheel-then = Zenbaki bakoitza behin, erlojuaren noranzkoan zerotik hasita.
office-option-raised = Oihalaren gutxienekoa
office-option-raised-1 = baimendutakoa
office-option-raised-2 = baimendutakoaren bikoitza
office-option-maximum = Baimendutako gehienekoa
office-option-maximum-then = Gutxienekoa halako zenbat.
office-option-bank-least = Banka, gutxienez
office-option-bank-least-then = Mahaiaren gutxienekoa halako hainbat.
office-option-bank-most = Banka, gehienez
office-option-bank-most-then = Mahaiaren gutxienekoa halako hainbat; 0: ohiko milakoa.
office-option-cagnotte = Cagnotte, milakotan
office-option-mode-limited = mugatua
office-option-mode-free = askea edo irekia
office-option-gain = Apustu anizkoitz batek gehienez irabazten duena
office-option-gain-then = Apustu soilen gehienekoak irabazten duena halako zenbat.
office-option-half = Mahai erdia baino ez da erabiltzen
office-option-boxes = Laukiak
office-option-vacant = Lauki hutsetan apustua egin daiteke
office-option-shuffler = Makina batek nahasten du
office-option-surrender = Erretiroa onartzen da
office-option-pairs = Bikoteen apustua jokatzen da
office-option-prizes-one = Zazpi baten saria
office-option-prizes-one-then = Apustua halako zenbat.
office-option-prizes-two = Bi zazpiren saria
office-option-prizes-two-then = Apustua halako zenbat.
office-option-prizes-two-suited = Palo bereko bi zazpiren saria
office-option-prizes-two-suited-then = Apustua halako zenbat.
office-option-prizes-three = Hiru zazpiren saria
office-option-prizes-three-then = Apustua halako zenbat.
office-option-prizes-pot = Sari metatuaren gutxienekoa
office-option-prizes-pot-then = Apustua halako zenbat.
office-option-jackpot = Jackpota, %
office-option-jackpot-then = Pokerrean, apustua gutxienekoarekiko; black-jackean, galdutako apustu bakoitzak potera gehitzen duena. 0: bat ere ez.
office-option-jackpot-kind = Jackpot mota
office-option-jackpot-kind-progressive = progresiboa
office-option-jackpot-kind-fixed = finkoa
office-option-fed = Jackpoteko apustu bakoitzak potera gehitzen duena, %
office-option-feed = Potea elikatzen da
office-option-feed-manual = eskuz, amaieran
office-option-feed-automatic = makina batez, banatu aurretik
office-option-fixed = Jackpot finkoaren balioa
office-option-fixed-then = Bere apustua halako zenbat.
office-option-drawn = Jackpotak karta-aldaketa egindako eskuak ere ordaintzen ditu
office-option-carousel = Karrusel batekoa da
office-option-carousel-then = Zenbait mahaik jackpot bat partekatzen dute: sariak pote guztien zatiak dira, eta mahai bakoitzak bere zatia ordaintzen du.
office-option-insurance = Aseguruaren apustua, %
office-option-insurance-then = Gutxienekoarena; 0: ez da jokatzen.
office-option-layout = Mahai mota
office-option-layout-one-wing = hegal bat
office-option-layout-mini = mini
office-option-layout-midi = midi
office-option-standing = Zutik joka daiteke
office-option-multiples = Gutxienekoaren multiploak bakarrik
office-option-form = Etxearen zatia
office-option-form-commission = bankaren irabazi bakoitzaren komisioa
office-option-form-six = irabazi erdia bankak seirekin irabazten badu
office-option-commission = Komisioa, ‰
office-option-commission-then = Irabazten duen apustuaren milarenetan.
office-option-against = Etxeak jokalari baten bankaren aurka apustu egiten du
office-option-against-then = Gutxienekoa halako zenbat.

# Kontuak
office-account-new = Kontu berri bat
office-account-name = Izena
office-account-name-then = Harekin sartzen da pertsona hau.
office-account-role = Eginkizuna
office-account-create = Sortu eta egin esteka
office-role-any = guztiak
office-role-player = Jokatzen du; kutxak haren poltsan sartu eta handik ordaintzen dio.
office-role-croupier = Mahaiak daramatza, eta benetako gurpil batek egiten duena idazten du.
office-role-inspector = Mahaiak zuzentzen ditu, irregulartasunen berri ematen du, eta haien iragana ikus dezake.
office-role-cashier = Poltsetan sartu eta haietatik ordaintzen du.
office-role-director = Mahaiak ireki eta ixten ditu; kontuak eta liburuak daramatza.
office-role-auditor = Dena irakurtzen du eta ez du ezer aldatzen.
office-accounts = Kontuak
office-accounts-find = Bilatu kontu bat
office-accounts-count = { $count ->
    [one] bat
   *[other] { $count }
}
office-accounts-closed = Itxiak ere bai
office-accounts-guests = Gonbidatuak ere bai
office-accounts-none = Ez dago horrelakorik.
office-account-unnamed = izenik gabe
office-account-since = egun honetatik: { $day }
office-account-closed = itxita
office-account-waiting = oraindik ez da sartu
office-account-role-of = Eginkizuna: { $name }
office-account-become-means = { $name }: egin dezakeena berehala aldatuko da, eta haren saioak amaituko dira.
office-account-become = Eman eginkizun hau: { $role }
office-account-now = Eginda. { $name }: { $role }.
office-account-renew = Esteka berria
office-account-renew-of = Esteka berria: { $name }
office-account-close = Itxi
office-account-close-of = Itxi kontu hau: { $name }
office-account-close-means = { $name }: ezin izango da berriro sartu, eta haren izena ezabatu egingo da; liburuek kode bat baino ez dute gordetzen. Ezin da desegin.
office-account-close-do = Itxi kontua eta ezabatu izena
office-account-gone = Kontua itxita dago, eta haren izena ezabatuta.
office-ticket = Behin bakarrik erabiltzeko esteka: { $name } ({ $role })
office-ticket-then = Orain bakarrik erakusten da, eta behin balio du, egun batez. Erabiltzean, aurreko pasahitzak ez du gehiago balio.
office-ticket-lost = Kontu hau eginda dago: { $name }; baina estekarekin zetorren erantzuna galdu egin da: egin beste esteka bat.
office-ticket-link = Behin bakarrik erabiltzeko esteka
office-ticket-done = Ezkutatu
office-copy = Kopiatu
office-copied = Kopiatuta.

# Kutxa
office-cage-find = Nor dagoen leihatilan
office-cage-who = Izena edo kodea
office-cage-who-then = Izen baten zati bat, edo kode oso bat, p-0123456789ab bezala.
office-cage-seek = Bilatu
office-cage-nobody = Inork ez du «{ $text }» izena.
office-cage-purse = Poltsa: { $name }
office-cage-in = Moneta: { $currency }
office-cage-amount = Zenbatekoa
office-cage-currency = Moneta
office-cage-pay-in = Sartu
office-cage-pay-out = Ordaindu
office-cage-done-in = Sartuta: { $amount }. { $name }: orain { $left } du.
office-cage-done-out = Ordainduta: { $amount }. { $name }: orain { $left } du.
office-cage-looks = Kutxan dagoenak bakarrik sartu eta ordaintzen du.
office-cage-guest = Gonbidatu batek joko-fitxak baino ez ditu: ezin zaio ezer kobratu ez ordaindu. Jokalari-kontu bat behar du.

# Liburuak
office-books = Egunkaria
office-books-then = lerro bat mahai eta egun bakoitzeko
office-books-table = Mahaia
office-books-day = Eguna
office-books-all = mahai guztiak
office-books-closed = itxita
office-books-every-day = Egun guztiak
office-books-csv = Gorde CSV gisa
office-books-print = Inprimatzeko orria
office-books-reading = Liburuak irakurtzen ari dira.
office-books-figures = Liburuaren zifrak
office-books-none = Egun horretan ez zen hor ezer gertatu.
office-book-rounds = Jokaldiak
office-book-opening_float = Irekierako aurrerakina
office-book-top_ups = Osatzeak
office-book-drop = Eskudirua
office-book-handle = Apustatutakoa
office-book-result = Etxearen emaitza
office-book-opening_cagnotte = Cagnottea hasieran
office-book-cagnotte = Cagnottea
office-book-closing_cagnotte = Cagnottea amaieran
office-book-take = Etxearen sarrera
office-book-opening_tips = Eskupekoak hasieran
office-book-tips = Eskupekoak
office-book-closing_tips = Eskupekoak amaieran
office-book-opening_jackpot = Potea hasieran
office-book-jackpot_seeded = Potea: kutxatik
office-book-jackpot_fed = Potea: apustuetatik
office-book-jackpot_paid = Potea: sariak
office-book-closing_jackpot = Potea amaieran
office-book-opening_bank = Jokalariaren banka hasieran
office-book-closing_bank = Jokalariaren banka amaieran
office-book-closing_float = Itxierako aurrerakina
office-book-closing_box = Kutxatilan
office-book-check = Egiaztapena
office-book-right = bat dator
office-book-off = ez dator bat
office-book-total = { $pages ->
    [one] Orri bat, moneta: { $currency }
   *[other] { $pages } orri, moneta: { $currency }
}
office-book-more = Mahaia { $table }, { $day }: apustuak, fitxak, langileak, irregulartasunak
office-book-by_kind = Apustuak motaka
office-book-chips = Fitxak eta egintzak
office-book-chips_brought = Ekarritakoak
office-book-chips_taken = Eramandakoak
office-book-returned = Kutxara itzulia
office-book-closing_cloth = Oihalean geratzen dena
office-book-people = Pertsonak
office-book-acts = Egintzak
office-book-staff = Nork bete duen eginkizun bakoitza
office-book-house = etxea
office-book-minimums = Gutxienekoaren aldaketak
office-book-irregularities = Irregulartasunak
office-book-none = Bat ere ez.

# -- at a glance, the books, readings against the house

office-desk-watch = Aginte-panela
watch-now = Orain etxean: { $day }, { $time }
watch-tables = Mahai irekiak
watch-people = Pertsonak
watch-company = Lagunak
watch-drop = Mahaietara ekarria
watch-of = espero zena: { $expected }
watch-attendance = Bertaratzea
watch-attendance-says = Bertaratzea { $from }(e)tatik; orain, { $now }
watch-shut = { $table } mahaia ezin da irakurri eta itxita geratzen da; gainerakoek jarraitzen dute.
watch-shown = { $of } mahaitik { $shown }
watch-seek = Bilatu
watch-order = Ordena
watch-odd-only = Deigarriak bakarrik
watch-there = { $people } pertsona, { $company } lagun
watch-jackpot = Potea
watch-incidents = { $count ->
    [one] gorabehera bat
   *[other] { $count } gorabehera
}
watch-none = Ez dago horrelako mahairik.
watch-reported = Azken gorabeherak
watch-crew = Nork non lan egiten duen
watch-at = mahaiak: { $tables }
watch-crew-none = Oraindik inork ez du bere izenean jardun.
watch-by-table = zenbakia
watch-by-game = jokoa
watch-by-people = jendea
watch-by-handle = apustuak
watch-by-won = irabazia
watch-by-out = aldentzea
watch-by-incidents = gorabeherak
watch-by-minimum = gutxienekoa
office-book-of-book = Mahaiak
office-book-of-sessions = Saioak
office-book-of-incidents = Gorabeherak
office-book-of-jackpots = Poteak
office-book-of-cage = Kutxa
office-book-of-hold = Irabazia eta espero zena
office-odd = etxearen kontra jokatzen du
office-odd-only = Etxearen kontra jokatzen dutenak bakarrik
office-sort = Ordenatu: { $column }
office-books-played = Ezkutatu jokaldirik gabeko mahaiak
office-odd-title = Etxearen kontra ireki?
office-odd-ask = Irakurketa honekin legearen letra etxearen kontra doa, edo irabazi ezin duen apustua dago: { $readings }.
office-odd-yes = Horrela ireki
office-odd-no = Itzuli
