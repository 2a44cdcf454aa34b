# Kontsola: mahaia, daramanak ikusten duen bezala.

console-title = Kontsola
console-counts = { $tables ->
    [one] Mahai bat irekita
   *[other] { $tables } mahai irekita
}{ $hand ->
    [0] ; guztiak bere kabuz dabiltza.
    [one] ; bat krupier batek darama.
   *[other] ; { $hand } krupier batek daramatza.
}
console-no-tables = Orain ez dago mahai irekirik. Zuzendaritzak irekitzen ditu.
console-waits-for-you = zure zain dago
console-runs-itself = bere kabuz dabil
console-physical = emaitza idatzia
console-minimum = gutxienekoa { $amount }
console-to-cloth = Ikusi oihala
console-to-list = Mahai guztiak

# Faseak
console-rail = Jokaldiaren faseak: { $round }
console-phase = fasea: { $phase }
console-phase-idle = jokaldien artean
console-phase-betting = Egin zuen jokoa
console-phase-rolling = { $game ->
    [wheel-of-fortune] Gurpila biraka
   *[other] Bola jokoan
}
console-phase-closed = Ez doa gehiago
console-phase-landed = Emaitza
console-phase-collected = Jasotzea
console-phase-paid = Ordainketa
console-phase-choosing = erdia ala kartzela

# Hurrengo egintza
console-next = Hurrengo egintza
console-space = zuriunea
console-auto = Mahaia bere kabuz dabil: etxeak ireki, jaurti eta ixten du zure ordez. Aurrea har diezaiokezu.
console-now-idle = Mahaia zain dago.
console-now-betting = Egin zuen jokoa.
console-now-rolling = { $game ->
    [wheel-of-fortune] Gurpila moteltzen ari da.
   *[other] Bola moteltzen ari da.
}
console-now-closed = Ez da gehiago apustu egiten.
console-now-choosing = Zeroa atera da.
console-now-over = Saioa amaitu da.
console-now-suspended = Mahaia itxita dago oraingoz.
console-does-suspended = Zuzendaritzak bakarrik ireki dezake berriro.
console-does-nothing = Ez da jokatzeko jokaldirik geratzen.
console-does-chance = Etxeak zozketatzen du emaitza.
console-does-others-type = Krupierrak idazten du atera dena.
console-does-others = Honi dagokio: { $who }. Egintza: { $act }.
console-does-type = Aukeratu edo idatzi atera dena, eta berretsi. Horrekin apustuak jaso eta ordaintzen dira.
console-type-first = Aukeratu atera dena
console-confirm = Atera da: { $value }
console-dock-wait = Itxaron

# Gurpilak egin duena
console-pad-cards = Atera den karta
console-pad-cards-open = idatzi ere egin daiteke: balioa eta kolorea (7 h)
console-pad-down = Ahoz behera, inork ez du ikusi
console-pad-open = idatzi ere egin daiteke
console-pad-shut = «ez doa gehiago» esan ondoren irekitzen da; idatzi ere egin daiteke

# Egintzak: nola deitzen diren eta zer egiten duten
console-act-OpenBetting = Egin zuen jokoa
console-does-OpenBetting = Sakatzean, deia iragartzen da eta oihala irekitzen da.
console-act-Launch = { $game ->
    [wheel-of-fortune] Biratu gurpila
   *[other] Jaurti bola
}
console-does-Launch = { $game ->
    [wheel-of-fortune] Sakatzean, gurpila biratzen hasten da; oraindik apustu egin daiteke.
   *[other] Sakatzean, bola biraka hasten da, aurreko jokaldiaren kontrako noranzkoan; oraindik apustu egin daiteke.
}
console-act-CloseBetting = Ez doa gehiago
console-does-CloseBetting = Sakatzean, deia iragartzen da, oihala ixten da eta ez da apustu gehiago onartzen.
console-act-VoidSpin = Baliogabetu jaurtialdia
console-does-VoidSpin = Jaurtialdiak ez du balio; apustuak zutik daude.
console-outcome-VoidSpin = jaurtialdi baliogabea
console-act-PrisonChoice = Hautatu erdia ala kartzela
console-act-AnnounceLast = Iragarri azken jokaldiak
console-does-AnnounceLast = Saioa iragartzen diren jokaldien ondoren amaitzen da.
console-act-ChangeMinimum = Aldatu gutxienekoa
console-does-ChangeMinimum = Gutxienekoa baimendutako beste bat izango da, legeak agindu bezala, eta gehienekoak harekin batera aldatuko dira.
console-act-TopUp = Osatu aurrerakina
console-does-TopUp = Kutxak fitxak eramaten ditu mahaira.
console-act-SendBack = Itzuli fitxak kutxa nagusira
console-does-SendBack = Aurrerakina jaisten da; ez legeak eskatzen duenaren azpitik.
console-act-Count = Zenbatu mahaia
console-does-Count = Mahaian dagoena idazten da; beste batek sinatzen du.
console-act-Countersign = Sinatu zenbaketa
console-does-Countersign = Zenbaketak balio du; falta edo soberan dena alde gisa idazten da.
console-act-StaffArrive = Langileak iritsi dira
console-does-StaffArrive = Norbaitek mahaiko lanpostu bat hartzen du.
console-act-StaffLeave = Langileak joan dira
console-does-StaffLeave = Mahaiko lanpostu bat bete gabe geratzen da; beharrezkoa bada, jokoa zain geratzen da.
console-act-Suspend = Itxi oraingoz
console-does-Suspend = Mahaia jenderik gabe ixten da; aurrerakina bertan geratzen da.
console-act-Resume = Ireki berriro
console-does-Resume = Mahaiak zegoen lekutik jarraitzen du.
console-act-CloseTable = Itxi mahaia
console-does-CloseTable = Mahaia behin betiko ixten da; aurrerakina eta mahaiko kutxa etxearen kutxa nagusira itzultzen dira.

# Egintza batek zabalik uzten duena
console-field-turns = Gurpilaren birak
console-field-rounds = Jokaldiak
console-field-unit = Zer iragartzen den
console-unit-law = arauak dioena
console-unit-round = jokaldiak
console-unit-shooter = azken jaurtitzailea
console-unit-shoe = azken sabota
console-field-to = Gutxieneko berria
console-field-top_up = Aurrerakinaren igoera
console-field-amount = Zenbatekoa
console-field-float = Zenbatutako aurrerakina
console-field-cash = Zenbatutako kutxa
console-field-tips = Zenbatutako eskupekoak
console-field-cagnotte = Zenbatutako putzua
console-field-role = Lanpostua
console-field-player = Jokalaria
console-field-cause = Arrazoia
console-field-wheel = Zilindroa nola ixten den
value-lock = giltzaz
value-seal = zigiluz
console-between = { $least } eta { $most } artean
console-acts = Beste egintzak
console-discard = Baztertu
console-apply = Aplikatu: { $what }
console-applying = Idazten ari da…
console-applied = Idatzita: { $what }.

# Irregulartasunak
console-mishap = Eman irregulartasun baten berri
console-mishap-short = Irregulartasuna
console-mishap-none = Joko honetan legeak ez du ezagutzen hemen berri emateko irregulartasunik.
console-mishap-none-now = Bat ere ez da fase honetarakoa.
console-mishap-not-yours = Hemen beste norbaitek jakinarazten ditu: { $who }.
console-mishap-more = { $count ->
    [one] Beste bat, beste fase batzuetan bakarrik gerta daitekeena
   *[other] Beste { $count }, beste fase batzuetan bakarrik gerta daitezkeenak
}
console-mishap-later = { $count ->
    [one] Bat, beste fase batzuetan bakarrik gerta daitekeena
   *[other] { $count }, beste fase batzuetan bakarrik gerta daitezkeenak
}
console-mishap-others = { $count ->
    [one] Jakinaraz daitekeen bat
   *[other] Jakinaraz daitezkeen { $count }
}
console-mishap-by = Nork jakinarazten duen: { $who }
console-will-happen = Legearen arabera orain gertatuko dena
console-what-follows = Gertatuko dena
console-announced = Iragarpena:
console-stays = oihalean jarraitzen dute
console-changes = eskuz aldatzen dira
console-modify = alda daitezke
console-yes = Bai
console-no = Ez
console-articles = { $count ->
    [one] Artikulua
   *[other] Artikuluak
}
console-signs = Liburuan izen honekin geratuko da: { $who }. Ezin da desegin; zuzenketa bat idatz daiteke.
console-today = Gaur mahai honetan
console-today-since = ordu honetatik: { $time }
console-today-none = Irregulartasunik ez.

# Oihala eta kitapena
console-cloth = Oihalean
console-cloth-bets = { $bets ->
    [one] Apustu bat
   *[other] { $bets } apustu
}, { $people ->
    [one] jokalari bat
   *[other] { $people } jokalari
}
console-cloth-held = Horietatik kartzelan: { $amount }
console-cloth-empty = Hutsik.
console-settled = Jokaldia { $round }: jasotzea eta ordainketa
console-settled-nothing = Oihalean ez zegoen ezer.

# Liburua
console-book = Liburua
console-book-zero = idazpen bakoitzaren batura zero da
console-export = esportatu
console-day-book = eguneko liburua
console-book-time = Ordua
console-book-entry = Idazpena
console-book-path = Nondik nora
console-book-detail = Xehetasuna
console-book-amount = Zenbatekoa
console-book-earlier = Ikusi aurreko idazpenak
console-cause-autopilot = automatikoa
console-cause-bot = lagun automatikoa
console-cause-clock = erlojuaren arabera

# Langileak, aurrerakina, mugak, martxa
console-staff = Langileak
console-staff-here = mahaian
console-staff-away = bete gabe
console-staff-many = { $count } dira
console-float = Aurrerakina
console-since = saioa, ordu honetatik: { $time }
console-float-opening = Irekitzean
console-float-added = Gehituta
console-float-now = Orain
console-float-cloth = Oihalean
console-float-box = Eskudirua
console-float-difference = Liburuaren aldea
console-limits = Mugak
console-notice = Gutxieneko berria: { $minimum }, jokaldi honen ondoren: { $round }.
console-runs = Mahaiaren martxa
console-runs-who = Nork daraman
console-runs-auto = Bere kabuz dabil
console-runs-hand = Krupier batek
console-runs-drawn-then = Etxeak zozketatzen du emaitza.
console-runs-real-then = Gurpila, dadoak edo kartak benetakoak dira: krupierrak idazten du emaitza.
console-runs-seconds = { $seconds ->
    [one] Segundo bat apustu egiteko jokaldi bakoitzean.
   *[other] { $seconds } segundo apustu egiteko jokaldi bakoitzean.
}

# Zerbait ondo ez doanean
console-lost = Konexiorik ez. Mahaiak jarraitzen du; idatzitakoak balio du. Berriro saiatzen…
console-closed = Mahaia itxi egin da.

# Cards from a shoe
console-act-LoadShoe = Sabota kargatu
console-does-LoadShoe = Kartak zenbatu, nahasi eta sabotean sartzen dira, blokeo-karta bere lekuan.
console-act-CutPack = Karta-sorta ebaki
console-does-CutPack = Karta-sorta ebakita eta prest geratzen da.
console-act-CardFaceUp = Karta ahoz gora
console-does-CardFaceUp = Hurrengo karta baztertzen da; apustuek bere horretan diraute eta banaketak aurrera jarraitzen du.
console-outcome-CardFaceUp = karta baztertua

# Etxearen aurkako pokerra
console-act-Misdeal = Banaketa-akatsa
console-does-Misdeal = Jokaldia baliogabea da; apustu guztiak itzultzen dira.
console-outcome-Misdeal = jokaldi baliogabea
console-act-CardShown = Oker agertutako karta
console-does-CardShown = Karta agerian geratzen da; jokaldiak jarraitzen du edo baliogabetzen da, legearen arabera.
console-outcome-CardShown = karta agerian
console-act-Breach = Jokalari batek hitz egiten du edo kartak erakusten ditu
console-does-Breach = Jokalariak apustu guztia galtzen du, edo ohartarazi egiten zaio, legearen arabera.
console-outcome-Breach = arau-haustea

# Texas pokerra
console-act-Expel = Norbait mahaitik bota
console-does-Expel = Pertsona horrek fitxa guztiak hartzen ditu eta ez da mahai honetara itzultzen.
console-outcome-Expel = kanporatzea
console-field-other = beste laukia

# Pai gow pokerra
console-field-low = Esku baxuko kartak

# What lies on the table, and where the next card goes
console-table = Mahaian
console-pad-card-to = Karta: { $place }
console-does-type-to = Honentzat da: { $place }. Aukeratu edo idatzi atera dena, eta berretsi.
console-pad-lot = Nori egokitzen zaion zortea
place-card = { $card ->
    [1] { $place }, lehen karta
    [2] { $place }, bigarren karta
    [3] { $place }, hirugarren karta
   *[other] { $place }, { $card }. karta
}
place-card-turned = { $card ->
    [1] { $place }, lehen karta agertzen da
    [2] { $place }, bigarren karta agertzen da
    [3] { $place }, hirugarren karta agertzen da
   *[other] { $place }, { $card }. karta agertzen da
}
place-of = { $place } ({ $name })
place-box = { $hand ->
    [1] { $number }. laukia
   *[other] { $number }. laukia, { $hand }. eskua
}
place-seat = { $number }. lekua
place-bank = Banka
place-common = { $number ->
    [0] Karta komunak
   *[other] Karta komunak, { $number }. lerroa
}
place-burnt = Karta errea
place-first-card = Sabotaren lehen karta
place-aside = Baztertzen den karta
place-lot = Zozketa
place-throw = Dadoen jaurtiketa
place-voided = Karta baliogabea
console-stands-point = Puntua
console-stands-shooter = Jaurtitzailea
console-stands-dice = Dadoak
console-stands-bank = Banka
console-stands-covered = Estalia
console-stands-open = Estaltzeko
console-stands-pot = Potea
console-stands-side-pot = Alboko potea
console-stands-out = kanpoan
