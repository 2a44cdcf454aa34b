# Etxearen liburuak: ikuskaritza, egunkaria, saio baten txostena.

help-audit =
    Biltegi bat ikuskatzen du: erregistro bakoitza berriro irakurri, laburpenak eta sinadurak egiaztatu, egintza bakoitza bere legearen arabera berriro jokatu eta kontu bakoitza parekatzen du.

    STORE fitxategi bat edo postgresql:// helbide bat da; ez da ezer aldatzen bertan. Irteera-kodea 1 zerbait gaizki badago, 3 dena ondo badago baina inork amaiera lekukotu ez badu, 2 ezin bada irakurri, 4 hautsita badago.
examples-audit =
    Adibideak:
      novamas audit casino.db
      novamas audit casino.db --keys auditor/gakoak
      novamas audit postgresql://auditor@db.example/casino --json
help-floor =
    Etxe baten aretoa idazten du (TOML): irekita dauden mahaiak, «check» eta «serve --floor» aginduek irakurtzen dituzten bezala.

    STORE fitxategi bat edo postgresql:// helbide bat da; ez da ezer aldatzen bertan. Lagunen mahaiak kanpoan geratzen dira.
examples-floor =
    Adibideak:
      novamas floor casino.db
      novamas floor casino.db --law euskadi-1996 --out aretoa.toml
option-floor-out = Fitxategi honetan idazten du, pantailaren ordez.
help-book =
    Mahaien egunkaria erakusten du, edo mahai bateko egintza guztiak (--session).

    STORE fitxategi bat edo postgresql:// helbide bat da; ez da ezer aldatzen bertan. Egunak makina honetako erlojuarenak dira.
examples-book =
    Adibideak:
      novamas book casino.db
      novamas book casino.db --day 2026-05-01 --format html --out liburua.html
      novamas book casino.db --table 3 --session --format csv
      novamas book casino.db --of hold --out hold.html
option-store = Biltegia: fitxategi bat edo postgresql:// helbide bat.
option-keys = Etxearen gakoaren karpeta; berez, erabiltzaile honen karpeta bat, etxearen izenekoa, inoiz ez biltegiaren ondoan.
option-book-table = Mahai hau bakarrik.
option-book-day = Egun hau bakarrik, 2026-05-01 bezala idatzita.
option-book-of = Zein liburu: tables (mahai bakoitza, egunez egun), sessions (etxearen egun bakoitza), incidents, jackpots, cage (kutxa) edo hold (irabazia espero zenaren ondoan).
option-book-session = Mahaiko egintza guztiak hurrenez hurren, liburuaren ordez.
option-book-format = json, csv edo html; lehenespenez, jendearentzako taula bat.
option-book-out = Pantailaren ordez fitxategi honetan idazten du.

store-missing-extra = Liburuek «store» osagarria behar dute: pip install 'novamas[store]'
store-no-table = Biltegi honetan ez dago «{ $value }» mahairik
store-no-day = «{ $value }» ez da egun bat: idatzi 2026-05-01 bezala.
store-no-book = Ez dago «{ $value }» libururik
store-no-format = Ez dago «{ $value }» formaturik
store-session-needs-table = Saio bat mahai batena da: izendatu mahaia --table aukerarekin.
store-cannot-write = Ezin da hemen idatzi: { $path } ({ $why }).
store-damaged = Biltegia hondatuta dago eta ez dago haren libururik: { $why } Ikus «novamas audit».

# -- ikuskaritza

audit-reading = Liburuak irakurtzen
audit-what = Biltegian
audit-how-many = Kopurua
audit-records = Erregistroak
audit-batches = Sorta sinatuak
audit-tables = Mahaiak
audit-acts = Egintzak
audit-events = Gertaerak
audit-rounds = Jokaldiak
audit-people = Pertsonak
audit-accounts = Kontuak, moneta: { $currency }
audit-balance = Saldoa
audit-clean = Liburuak ordenan daude.
audit-found = Liburuak EZ daude ordenan. Lehen desadostasuna:
audit-where = Seriea { $stream }, erregistroa { NUMBER($record, useGrouping: 0) }.
account-float = Mahaien aurrerakinak
account-box = Mahaien kutxak
account-cloth = Oihalen gainean
account-cage = Kutxa nagusia
account-issue = Jaulkitako joko-fitxak
account-transit = Solairu artean bidean
account-purses = Pertsonen poltsak
account-chips-at-tables = Pertsonen fitxak mahaietan

# -- liburua

book-title = Mahaien liburua
book-session = Saio baten txostena
book-none = Liburuan ez dago ezer.
book-page = Biltegi honetatik inprimatua: { $store }. Zenbatekoen moneta: { $currencies }.
book-unaudited = Orri hauek erregistroak dauden bezala hartuta osatzen dira; benetakoak diren «novamas audit» aginduak esaten du.
book-table = Mahaia
book-day = Eguna
book-game = Jokoa
book-minimum = Gutxienekoa
book-opening_float = Irekierako aurrerakina
book-top_ups = Osatzeak
book-sent_back = Kutxara bidalitako fitxak
book-difference = Zenbaketen aldea
book-counts-line = Zenbaketak
book-returned = Kutxara itzulia
book-drop = Eskudirua kutxatilan
book-chips_brought = Ekarritako fitxak
book-chips_taken = Eramandako fitxak
book-result = Etxearen emaitza
book-opening_cagnotte = Cagnottea hasieran
book-cagnotte = Cagnottea
book-closing_cagnotte = Cagnottea amaieran
book-take = Etxearen sarrera
book-opening_tips = Eskupekoak hasieran
book-tips = Eskupekoak
book-closing_tips = Eskupekoak amaieran
book-opening_jackpot = Potea hasieran
book-jackpot_seeded = Potea: kutxatik
book-jackpot_fed = Potea: apustuetatik
book-jackpot_paid = Potea: sariak
book-jackpot_charged = Karruseleko beste mahaien sariengatik ordaindua
book-jackpot_advanced = Kutxak mahai honen sarietarako aurreratua
book-closing_jackpot = Potea amaieran
book-opening_bank = Jokalariaren banka hasieran
book-closing_bank = Jokalariaren banka amaieran
book-cagnotte-line = Cagnottea eta jokalarien bankak
book-jackpot-line = Potea
book-tips-line = Eskupekoak
book-rounds = Jokaldiak
book-handle = Apustatutakoa
book-closing_float = Itxierako aurrerakina
book-closing_box = Kutxatilan
book-people = Pertsonak
book-by_kind = Apustuak motaka
book-minimums = Gutxienekoaren aldaketak
book-irregularities = Jakinarazitako irregulartasunak
book-staff = Nork bete duen eginkizun bakoitza
book-opening_box = Kutxatilan hasieran
book-closing_cloth = Oihalean geratzen dena
book-total = Eguneko guztira
book-unnamed = izena ez dago jasota
book-float-line = Aurrerakina eta kutxatila
book-play-line = Jokoa
book-chips-line = Fitxak
book-round = Jokaldia
book-act = Egintza
book-calls = Deiak
book-moves = Mugitutako fitxak
role-croupier = Krupierra
role-inspector = Mahaiburua
role-director = Zuzendaria
role-chance = Zoria
book-date = { $year }(e)ko { $month ->
    [1] urtarrilaren
    [2] otsailaren
    [3] martxoaren
    [4] apirilaren
    [5] maiatzaren
    [6] ekainaren
    [7] uztailaren
    [8] abuztuaren
    [9] irailaren
    [10] urriaren
    [11] azaroaren
   *[12] abenduaren
} { $day }(a)
book-and = { $first } eta { $last }
book-move = nondik: { $src }; nora: { $dst }
book-happened = Zer gertatu zen
book-acts = Ekintzak, banan-banan
book-typed-by = teklatua:
book-who = Nor da nor
book-who-then = Pertsona bakoitzaren izena eta erregistroetan duen marka. Izenik ez duena markaren amaierak bereizten du.
book-field-box = { $value }. laukia
book-field-hand = { $value }. eskua
book-field-seat = { $value }. eserlekua
book-field-number = { $value } zenbakia
book-field-place = { $value }. plaza
book-field-note = oharra: { $value }
book-field-reason = arrazoia: { $value }

# -- gainerako liburuak

book-sessions = Saioen liburua
book-sum = { $tables ->
    [one] Mahai bat, { $currency }
   *[other] { $tables } mahai, { $currency }
}
book-cage = Kutxa
book-cage-title = Kutxako liburua
book-till-taken = Kobratua
book-till-paid = Ordaindua
book-till-balance = Kutxan egon behar duena
book-issued = Jaulkitako joko-fitxak
book-all-balance = kontuak bat datoz
book-not-balance = kontuak EZ datoz bat
book-incidents = Gorabeheren liburua
book-incidents-total = Gorabeherak guztira
book-times = Aldiz
book-about = Nori dagokion
book-reported = Zer esan zen
book-jackpots = Poteen liburua
book-won-by = Norentzat
book-meter = Geratzen da
