# Zer dagoen gaizki lege baten fitxategietan.
bad-law-bank-kinds = Banka bat mugatua edo librea da.
bad-law-mode-decks = Sortaren karta-sortak modalitate batenak dira.
bad-law-cloth-places = Oihal batek jokatuko duen norbait behar du.
bad-law-banco-again = Banco bat zero aldiz edo gehiagotan errepikatzen da.
bad-law-before-stop = Sabotak ez du kartarik gelditze-kartaren aurretik.
bad-law-part-of-win = Kenkaria irabaziaren zati bat da.
bad-law-sessions-shoes = Saioak bakoitzaren sabotekin zenbatzen dira.
bad-law-blackjack-target = Blackjackaren aritmetika 21ena da, bateko edo hamaikako batekoekin.
bad-law-blackjack-one-card = Blackjackaren aritmetikak karta bat ematen die esku bikoiztuei eta bereizitako batekoei; blackjack batek 21 irabazten du.
bad-law-ace-values = Bateko batek bi balio ditu, handiena helburua baino txikiagoa.
bad-law-bank-stands-at = Banka { $target } punturekin geratzen da gehienez.
bad-law-round-boxes = Txanda batek laukitxo bat behar du, eta ez daudenak baino laukitxo gehiago.
bad-law-bank-plays = Bankak gutxienez behin jokatzen du.
bad-law-split-card = Bereizitako bateko batek eta esku bikoiztu batek karta bat hartzen dute.
bad-law-pair-kinds = Bikote bat osoa, kolorekoa edo osatugabea da.
bad-law-sevens = Zazpikoek honela irabazten dute: bat, bi, kolore bereko bi, hiru; kolore bereko hiruk poltsa irabazten dute.
bad-law-win-pays = Esku irabazle bati zerbait ordaintzen zaio.
bad-law-bet-maximum = { $value } apustuak ez du gehienekorik.
bad-law-no-holes = Platerak ez du zulorik.
bad-law-boule-bet = Boulean ez dago { $value } apusturik; hauek daude: number, { $known }.
bad-law-two-colours = { $name } ezin da aldi berean gorria eta beltza izan.
bad-law-neutral-colour = { $neutral } ez da aukera bakun bakar batekoa ere; beraz, ez du kolorerik.
bad-law-no-hole = Platerak ez du { $name } zulorik.
bad-law-cloth-raised = Oihal bat ere ez da gutxienekoa halako { $raised } irekitzen.
bad-law-boxes = Mahai batek gutxienez laukitxo bat du, eta laukitxo batek ere ez du zero apustu baino gutxiago onartzen.
bad-law-seat-lost = Eserleku bat gutxienez uko batekin galtzen da.
bad-law-banker-against = Bankari batek noren aurka jokatu behar du.
bad-law-bank-holds = Banka batek gutxienez gutxienekoa du, eta haren gehienekoa ez da hori baino txikiagoa.
bad-law-first-cards = Esku bakoitzak { $cards } karta hartzen ditu hasieran.
bad-law-near-score = Hurbildu beharreko puntuak esku batek izan ditzakeenak izan behar dira.
bad-law-draw-and-stand = { $name } punturekin puntoak ezin du aldi berean eskatu eta geratu.
bad-law-chart-score = Bankaren taulak ez du esaten zer egin { $score } punturekin.
bad-law-chart-row = Bankaren taulako { $score_text } lerroak { $cells } letra behar ditu: T, P edo O.
bad-law-no-bets = jokoak ez du apusturik.
bad-law-off-the-cloth = { $key } apustuak fitxak jartzen ditu hemen: { $name }; baina hori ez dago oihalean.
bad-law-bet-pays = { $value } apustuak ez du esaten zenbat ordaintzen duen.
bad-law-never-comes = { $key } inoiz atera ezin denaren zain dago.
bad-law-seven-point = { $seven } ezin da aldi berean puntu bat izan eta hura galdu.
bad-law-craps-bet = Dado-jokoan ez dago { $value } apusturik; hauek daude: { $known }.
bad-law-shooter-bet = Jaurtitzaileak hemen apustu egin behar du: { $value }; baina hori ez da apustu bat.
bad-law-simple-maximum = Ez dago gehienekorik apustu bakunetarako.
bad-law-multiple-maximum = Ez dago gehienekorik apustu anizkoitzetarako.
bad-law-dice-at-table = Mahaian { $at_table } dado gutxiegi dira { $thrown } jaurtitzeko.
bad-law-dice-touch = { $thrown } dadotatik ezin dute { $touch } ertza ukitu.
bad-law-first-breach = Inork ez ditu dadoak galtzen lehen arau-haustea baino lehen.
bad-law-bet-totals = { $value } apustuak guztizko bat bi aldiz izendatzen du, edo bi dadok eman ezin duten bat.
bad-law-bet-and-points = { $value } apustuak eta puntuek guztizko bat kanpoan uzten dute, edo bi aldiz dute.
bad-law-bet-number = { $value } apustua ezin da { $number } zenbakian egin.
bad-law-bet-side = { $value } apustuak alde bat hartu behar du hauetako batean: { $known }.
bad-law-bet-with = { $value } apustuak ez du esaten zein apustu bakunekin doan.
bad-law-group-maximum = Ez dago gehienekorik { $value } taldeko apustuetarako.
bad-law-maxima-leave-out = { $name } apustuaren gehienekoek hau kanpoan uzten dute: { $name2 }.
bad-law-no-family = jokoak { $value } familia izendatzen du; hauek daude: { $known }.
bad-law-draw-odds = Kontuak ohiko arauen arabera gehienez bi karta aldatzen dituzten banka eta jokalarientzat egiten dira.
bad-law-ante = Anteak zenbat ordaintzen duen esaten du, eta gehieneko bat du.
bad-law-second-and-discards = Bigarren apustua gutxienez lehena bezainbestekoa da, eta karta batzuk alda daitezke, gehienez esku osoa.
bad-law-who-sees = Ezerk ez dio nork ikusten dituen karta hauek: { $value }.
bad-law-jackpot-part = Pilatutako sariaren zati bat honentzat da: { $value }; baina hori ez da hemen konbinazio bat.
bad-law-bank-stands-on = Banka honekin geratzen da: { $value }; baina hori ez da hemen konbinazio bat.
bad-law-deck-discards = Karta-sortak karta gutxiegi ditu banaketarako eta baztertzeetarako.
bad-law-second-pays = Ezerk ez dio zer ordaintzen den bigarren apustuagatik honekin: { $value }.
bad-law-bank-discards = Bankak ezin du agindutakoa baztertu honekin: { $value }.
bad-law-part-of-pot = Sari bat poltsaren zati bat da.
bad-law-bet-combination = Apustu bat konbinazioagatik ordaintzen da, haren balioak edozein direla ere.
bad-law-pot-part = Poltsaren zati bat honentzat da: { $value }; baina hori ez da hemen konbinazio bat.
bad-law-bank-plays-from = Bankak hemendik aurrera jokatuko luke: { $value }; baina hori ez da hemen konbinazio bat.
bad-law-second-at-least = Bigarren apustua gutxienez lehena bezainbestekoa da.
bad-law-all-get = Esku bakoitzak eta bankak { $size } karta hartzen dituzte.
bad-law-deck-bought = Karta-sortak karta gutxiegi ditu eros daitezkeen guztietarako.
bad-law-pai-gow-cards = Bakoitzak { $hold } karta hartzen ditu, eta horietatik { $low } esku baxua dira.
bad-law-pai-gow-cases = Kasu bat dago bi esku alderatzeko modu bakoitzeko.
bad-law-one-die = Gutxienez dado bat jaurtitzen da.
bad-law-part-of-winning-bet = Komisioa apustu irabazlearen zati bat da.
bad-law-not-a-rank = { $value } ez da karta-balio bat.
bad-law-deck-deal = Karta-sortak karta gutxiegi ditu banaketarako.
bad-law-not-a-combination = { $value } ez da konbinazio bat; hauek daude: { $known }.
bad-law-ranking = Esku batek bi eta bost karta artean ditu, eta konbinazio bakoitzak leku bat du.
bad-law-tie-break = Zerbaitek erabaki behar du mota bereko bi eskuren artean.
bad-law-prize-for = Sari bat honentzat da: { $value }; baina hori ez da hemen konbinazio bat.
bad-law-texas-maximum = Anteak eta Texas Bonusak gehieneko bat dute, eta bera.
bad-law-ante-with = Ezerk ez dio zer ordaintzen den anteagatik honekin: { $value }.
bad-law-ante-combination = Antea konbinazioagatik ordaintzen da, haren balioak edozein direla ere.
bad-law-second-and-ante = Bigarren apustua gutxienez antea bezainbestekoa da, eta zenbat ordaintzen duen esaten du.
bad-law-texas-deal = Eskuek eta bankak bi karta hartzen dituzte; gero hiruko flopa, turna eta riverra datoz.
bad-law-common-open = Karta komunak agerian daude.
bad-law-ante-and-second = Anteak eta bigarren apustuak zenbat ordaintzen duten esaten dute.
bad-law-pair-plus-maximum = Anteak eta Par Plusak gehieneko bat dute.
bad-law-bets-maximum = Apustuek ez dute gehienekorik.
bad-law-laid-together = Bi eta { $name } apustu artean egiten dira batera, ez { $bets }.
bad-law-taken-back = Ken daitezkeen apustuak hauek dira: { $known }, bakoitza karta komun baten aurretik.
bad-law-punto-banca-bet = Punto eta bankan ez dago { $value } apusturik; hauek daude: { $known }.
bad-law-table-score = Bankaren taulak ez du esaten zer egin honekin: { $name }.
bad-law-part-of-bet = Kenkaria apustuaren zati bat da.
bad-law-six-part = Sei batekin egiten den kenkaria apustuaren zati bat da.
bad-law-who-deals = Mahai batek kartak banatuko dituen norbait behar du.
bad-law-columns-or-dozens = Hamabi edo hogeita lau zenbakiko apustu batek zutabeak edo dozenak diren esan behar du.
bad-law-chips-and-spot = { $value } ez da fitxa kopuru bat eta leku bat, '2 street:0-2-3' bezala.
bad-law-place-on-cloth = { $value } ez da oihaleko leku bat: zenbakiak marratxoekin artean, 0-2-3 bezala.
bad-law-never-paid = Ordainketa-ordenak hau kanpoan uzten du: { $known }; irabazleek ez lukete inoiz kobratuko.
bad-law-roulette-bet = Erruletan ez dago { $value } apusturik; hauek daude: { $known }.
bad-law-no-maximum = Ez dago gehienekodun apusturik.
bad-law-fewer-tiers = { $value } apustuak besteek baino gehieneko-maila gutxiago ditu.
bad-law-colour-values = Koloretako fitxek zenbaki bakarreko apustutik hartzen dute balioa, eta ez dago halakorik.
bad-law-wheel-number = { $value } ez da gurpileko zenbaki bat.
bad-law-shoe-empty = Sabotak ez du kartarik.
bad-law-behind-stop = Gelditze-kartaren atzeko { $behind } karta ez dira nahikoak txanda bat amaitzeko.
bad-law-burnt = Ezin dira zero karta baino gutxiago erre.
bad-law-most-staff = Legeak eskatzen duena baino langile gehiago egon daitekeen lekuan, ez du gehienekorik esaten.
bad-law-trente-bets = Hogeita hamar eta berrogeian apustu hauek daude: { $known }, eta ez besterik.
bad-law-rows = Lerro beltz bat eta gorri bat daude, bakoitza behin.
bad-law-row-ends = Lerro bat hurbildu nahi duen guztizkoan amaitzen da.
bad-law-row-endless = Ezer balio ez duten karten lerro bat ez litzateke inoiz amaituko.
bad-law-zero-choice = Zeroak zerbait egiteko utzi behar du: erdia edo espetxea.
bad-law-order-leaves-out = Ordainketa-ordenak hau kanpoan uzten du: { $known }.
bad-law-insurance-part = Aseguruagatik gordailutzen dena apustuaren zati bat da.
bad-law-symbol-cells = { $value } ikurra gurpileko { $name } laukitxotan dago.
bad-law-articles = articles izenen eta klausula-zerrenden taula bat da.
bad-law-article = idatzi hau { $value } gisa ataleko articles taulan.
bad-law-without-family = ez du esaten jokoa zein familiatakoa den.
bad-law-no-currency = ez dago { $value } monetarik; hauek daude: { $known }.
bad-law-unplayable-default = jokatu ezin dena ezin da lehenetsia izan.
bad-law-no-wheel = ez dago { $value } gurpilik equipment.toml fitxategian.
bad-law-no-folder = Ez dago legeen karpetarik hemen: { $root }.
bad-law-like = { $value } ondoan duen taula ez den zerbaiten antzekoa da.
bad-law-two-folders = { $name } legea bi karpetatan dago.
bad-law-not-toml = fitxategia ez da TOML.
bad-law-not-text = ezin da testu gisa irakurri.
bad-law-removes-nothing = irakurketak { $value } kentzen du, baina ez dago.
bad-law-path-through = irakurketaren { $value } bideak balio bat zeharkatzen du.
bad-law-amends-nothing = zuzenketak { $value } kentzen du, baina ez dago hor.
bad-law-amends-through = zuzenketaren { $value } bidea balio batetik igarotzen da.
bad-law-no-clauses = { $name } karpetako legeak ez du clauses.tsv fitxategirik.
bad-law-clauses-column = { $name }/clauses.tsv fitxategiak ez du { $value } zutaberik.
bad-law-clauses-row = { $name }/clauses.tsv fitxategiko lerro batek ez ditu { $name2 } zutabe: { $name3 }.
bad-law-clause-twice = { $id } klausula bi aldiz dago { $name }/clauses.tsv fitxategian.
bad-law-clause-layer = { $id } klausula ez da geruza batekoa ere: { $known }, ez { $value }.
bad-law-not-in-catalogue = ez dago { $value } jokorik lege honen katalogoan.
bad-law-no-reading = ez dago { $value } irakurketarik { $law }/readings.toml fitxategian.
bad-law-other-currency = { $law } hemen { $before } monetan jokatu zen; arau berak ezin dira { $now } monetan izan.
bad-law-kept-others = { $name }… izenarekin gordetako arauak beste batzuk dira.
bad-law-kept-currency = { $name }… izenarekin gordetako arauak ez dira moneta batean ere.
bad-law-kept-other-game = Hauek { $game } jokoaren arauak dira { $law } legean, ez { $game2 } jokoarenak { $law2 } legean.
bad-place-reading = { $value } irakurketa
bad-place-game = { $value } jokoa
bad-law-extends = jokoak hau hedatzen du: { $why ->
    [itself] bere burua
    [its-heir] { $value }, hura hedatzen duena
   *[unknown] { $value }, lege honetan ez dagoena
}.
bad-law-no-key = hemen ez dago { $value } gakorik.
bad-law-key-missing = { $value } gakoa falta da.
bad-law-value = { $value } ezin da hemen egon.
bad-law-value-type = honek { $wanted ->
    [int] zenbaki oso bat
    [float] zenbaki bat
    [str] testu bat
    [bool] true (bai) edo false (ez)
    [array] zerrenda bat
    [object] taula bat
   *[other] beste zerbait
} izan behar du.
bad-law-no-article = articles taulak { $value } izendatzen du, baina hori ez da atal honetako balio edo arau bat; { $many ->
    [0] atal honek klausulak soilik ditu
   *[other] hauek izenda ditzake: { $known }
}.
bad-law-no-clause = ez dago { $value } klausularik { $law }/clauses.tsv fitxategian.
