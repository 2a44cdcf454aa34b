# Esaldi bat ezezko bakoitzeko. $value eskatutakoa da, $limit gainditzen duen muga, $field non zegoen.

# Zenbatekoak eta lekuak
refused-above-maximum = { $value } gehiegi da: hemen gehienekoa { $limit } da.
refused-above-maximum-none = Hemen ez da gehiagorik sartzen: apustua gehienezkora iritsi da.
refused-below-minimum = { $value } ez da nahikoa: hemen gutxienekoa { $limit } da.
refused-off-step = { $value } ezin da hemen jokatu: fitxen urratsa { $limit } da.
refused-not-an-amount = { $value } ez da diru-zenbateko bat.
refused-not-enough-chips = Ez dago behar adina fitxa: { $value } eskatu da.
refused-too-many-chips = { $value } gehiegi da: inork ez du hainbeste ekartzen mahai batera aldi batean.
refused-no-such-bet = Joko honetan ez dago «{ $value }» apusturik, eta legeak zerrendatzen dituenak baino ez dira onartzen.
refused-not-offered = «{ $value }» ez da une honetan eskaintzen.

# Jokaldia
refused-betting-not-open = Apustuak ez daude irekita.
refused-session-over = Saioa amaitu da: iragarritako azkena jokatu da.
refused-in-prison = Apustu hau kartzelan dago: inork ez du ateratzen askatu edo galdu arte.
refused-last-number = Arau honek esaten du zenbat iragartzen diren.
refused-late-bet = Ez da apustu gehiago onartzen: «no va más» esan da.
refused-late-withdrawal = Fitxak dauden lekuan geratzen dira: «no va más» esan da.
refused-bets-on-the-cloth = Inork ez du alde egiten oihalean apustuak dituela.
refused-not-your-bet = Apustu hau ez da zurea: { $value }.
refused-not-now = Hori ezin da orain egin.
refused-not-your-role = Hori ez dagokio rol honi: { $value }.
refused-chance-not-awaited = Ez dago ezer mugimenduan: orain ezin da { $value } atera.
refused-impossible-outcome = Joko honetan ezin da { $value } atera.
refused-no-ball-in-motion = Ez dago ezer mugimenduan: ezin da jaurtialdirik baliogabetu.
refused-no-void-spin = Lege honek, hitzez hitz irakurrita, ez du hemen jaurtialdi baliogaberik ezagutzen.
refused-not-a-cause = «{ $value }» ez da jaurtialdi bat baliogabetzeko arrazoia.
refused-wrong-turns = Jaurtialdi baliogabe baten ondoren, bola berriro jaurti aurretik, zilindroak ez du { $value } bira ematen.

# Zeroa
refused-must-stay-in-prison = Apustu honek gutxiegi balio du zatitzeko: kartzelan jarraitzen du.
refused-no-choice-open = Ez da zeroa atera: ez dago zer aukeratu.

# Kolore-fitxak

# Mahaia
refused-not-at-the-table = { $field ->
    [table] Mahaian daudenek eskatzen dute hori: eseri edo ekarri fitxak lehenik.
   *[other] { $value } ez dago mahai honetan.
}
refused-seat-taken = Eserleku hau ez dago libre: { $value }.
refused-float-too-small = Mahaiak ezin du hau aldatu: { $value }; aurrerakina txikiegia da.
refused-table-closed = Mahaia itxita dago.
refused-table-suspended = Mahaia itxita dago oraingoz.
refused-other-side-open = Oihal hau itzuli aurretik { $table } mahaiko jokoa itxi behar da.
refused-other-side-unlike = Legeak ez du uzten joko honek { $table } mahaiko jokoarekin oihala partekatzen.
refused-shoe-in-use = Sabot hau, { $value }, mahai honetan dago: { $table }.
refused-same-shoe-again = Sabot hau, { $value }, mahai horretan egon zen aurreko saioan: bidali beste bat.
refused-no-shoe-free = Ez dago sabot librerik mahai honetarako.
refused-cloth-turned = { $limit ->
    [one] Gaur behin aldatu da oihal honetako jokoa; ezin da gehiago aldatu.
   *[other] Gaur { $limit } aldiz aldatu da oihal honetako jokoa; ezin da gehiago aldatu.
}
refused-expelled = Pertsona hau mahaitik bota dute.
refused-people-at-the-table = Oraindik jendea dago mahaian.
refused-round-running = Jokaldia ez da amaitu.
refused-staff-missing = Mahaiak ezin du jarraitu krupierrik eta ikuskatzailerik gabe.
refused-minimum-fixed = Lege honekin, mahai ireki baten gutxienekoa ezin da aldatu.
refused-minimum-not-authorised = Joko honetarako ez dago baimenduta gutxieneko hau: { $value }.
refused-notice-running = Gutxienekoaren aldaketa bat iragarrita dago jada.
refused-no-temporary-closing = Lege honek ez du aldi baterako itxierarik ezagutzen: mahaiak irekita jarraitzen du edo behin betiko ixten da.
refused-float-spent = Aurrerakina agortuta dago: zuzendaritzak osatu egin behar du hurrengo jokaldia baino lehen.
refused-heads-handle-no-chips = Mahaia zuzentzen duenak ez du ez dirurik ez fitxarik ukitzen.
refused-no-head = Ez da jokaldirik hasten inork mahaia zuzentzen ez duen bitartean.
refused-exchange-unwatched = Dirua mahaiburuaren kontrolpean bakarrik aldatzen da.
refused-nobody-takes-tips = Orain inork ez du eskupekorik jasotzen mahai honetan.
refused-wheel-left-open = Saioaren amaieran zilindroa itxi egin behar da, inork ukitu ezin dezan.
refused-table-not-counted = Mahai hau zenbaketarik gabe ireki zen: ez da ezer zenbatzen, ezta sinatzen ere.
refused-float-not-counted = Lehen jokaldiaren aurretik bi pertsonak aurrerakina zenbatzen dute.
refused-not-counted-out = Itxi aurretik bi pertsonak mahaian dagoena zenbatzen dute.
refused-nothing-to-sign = Ez dago sinatzeko zenbaketarik.
refused-count-outdated = Zenbaketaren ondoren fitxak mugitu dira: berriro zenbatu behar da.
refused-float-needed = Mahaiak aurrerakin hori behar du: ezin du { $value } itzuli.
refused-same-hands = Zenbatu duenak ez du bere zenbaketa sinatzen: beste batek sinatzen du.
refused-sitting-running = Saio bat irekita dago dagoeneko.
refused-no-sitting = Ez dago saiorik irekita.
refused-hour-passed = Ixteko ordua etortzeko dago.
refused-law-not-in-force = Arau hau ez dago indarrean data honen aurretik: { $since }.
refused-deposit-short = Fidantza ez da nahikoa: { $value }, eta behar dena { $limit }.
refused-none-in-service = Saio osoan gutxienez { $value ->
    [roulette] erruleta-mahai bat
   *[cards] karta-mahai bat
} dago zerbitzuan.
refused-last-in-service = Zerbitzuan dagoen azken { $value ->
    [roulette] erruleta-mahaia
   *[cards] karta-mahaia
} da: irekita dago saioak irauten duen bitartean.
refused-too-few-places = { $value } jokalari zain daude eta mahai irekietan { $limit } sartzen dira: ireki behar direnak.
refused-guarantee-short = Kutxa nagusiak { $limit } izan behar du apustuak bermatzeko, eta { $value } du.
refused-tables-open = { $value ->
    [one] Mahai bat irekita dago oraindik
   *[other] { $value } mahai irekita daude oraindik
}: saioa denak itxita daudenean ixten da.
refused-too-late-to-pause = { $limit } minutu baino gutxiago falta dira: mahaia ez da aldi baterako ixten.
refused-goes-on-till-the-hour = Hasitako jokoak orduraino jarraitzen du: ez dago jarraitzeko beste mahairik.
refused-no-room-elsewhere = Beste mahaiek { $limit } leku libre dituzte, eta hemen jende gehiagok jokatzen du.
refused-hour-has-come = Ixteko ordua iritsi da: ez da jokaldirik hasten.
refused-document-unread = Ezin da agiriaren zenbakia ulertu.
refused-already-inside = Pertsona hau barruan dago dagoeneko.
refused-document-inside = Beste norbait sartu da agiri horrekin.
refused-not-inside = Pertsona hau ez dago barruan.
refused-not-in-the-register = Diruarekin jokatzen duena sarreran erregistratzen da lehenago.
refused-turned-away-age = Adin txikikoak ez dira sartzen.
refused-turned-away-barred = Pertsona hau ezin da sartu: debekatuen erregistroan dago.
refused-day-passed = Egun hori igaro da.
refused-not-barred = Ez dago agiri horrekin debekurik.
refused-not-the-houses-bar = Debeku hau ez zuen etxeak jarri: ez du etxeak kentzen.
refused-deposit-not-for-that = Fidantzak zehapen, sari eta tasei erantzuten die, eta besterik ez.
refused-loan-forbidden = Inork ez die dirurik uzten jokalariei.
refused-means-not-authorised = Ordainbide hori ez dago baimenduta: legezko diruz ordaintzen da.
refused-no-change-foreseen = Lege honek ez du ezer esaten mahai ireki baten gutxienekoa aldatzeaz.
refused-purse-too-small = Poltsan { $limit } dago, eta hori gutxiago da: { $value } eskatu da.
refused-rest-below-minimum = Hau kenduz gero, { $value }, gutxienekoa baino gutxiago geratuko litzateke; hemen gutxienekoa { $limit } da.
refused-no-such-command = Joko honetan ez dago «{ $value }» agindurik.
refused-session-ends-first = Saioa lehenago amaituko da beste gutxieneko batekin jokatu ahal izan baino.
refused-not-a-name = Mahai batean inork ezin du «{ $value }» izena izan.

# Dadoak edo craps

# Cards from a shoe
refused-shoe-not-spent = Sabota ez da oraindik amaitu.
refused-shoe-not-ready = Sabota ez dago oraindik prest.
refused-not-yours-to-cut = Orain ez dagokizu zuri ebakitzea.
refused-seated-elsewhere = Beste mahai batean eserlekua duzu dagoeneko.
refused-seated-only = Hemen departamentu batean eserita dagoenak bakarrik jokatzen du.
refused-no-rule-for-errors = Irakurketa honekin legeak ez du banaketako okerretarako araurik.
refused-no-deal-running = Orain ez da kartarik banatzen ari.
refused-cards-in-hand = Ezin zara joan kartak eskuan dituzula.

# Blackjack
refused-box-not-open = { $value } libre dago, eta etxe honek ez du hor apustu egiten uzten.
refused-vacant-closed = { $value } hutsik dago, eta krupierrak ez du orain lauki hutsetan apusturik egiten uzten.
refused-vacant-not-croupiers = Mahai honetan lauki hutsak ez daude krupierraren esku.
refused-no-hand-there = { $value } duenak ez du txanda hau jokatzen: ez dago zeren gainean apustu egin.
refused-box-full = { $value } ez du apustu gehiagorik onartzen.
refused-no-bet-on-the-box = { $value } laukiko apustu batekin doa, eta zuk ez duzu han.
refused-too-few-hands = Esku gutxiegi daude jokoan: kartak ez dira banatzen.
refused-not-your-hand = Esku hau ez da zurea: { $value } ez da laukiaren nagusia.
refused-nothing-asked = Inork ez du baimen hori eskatu.

# Etxearen aurkako pokerra
refused-laid-together = { $value } elkarrekin eta berdin egiten diren apustuetako bat da.
refused-after-the-cards = { $value } doazenek apustatzen dute, beren kartak ikusita.
refused-box-taken = Beste jokalari batek badu apustua hemen: { $value }.
refused-not-your-box = { $value } beste jokalari batena da: zutik daudenek bakarrik egin dezakete apustu hartan, legeak uzten badu.
refused-no-pot = Ontzia hutsik dago oraindik: ezin da apustu egin hemen: { $value }.
refused-pot-too-small = Ontzi bat gutxienez { $limit } kopuruarekin hasten da, ez { $value } kopuruarekin.

# Poker with discard
refused-carousel-runs-itself = Karrusel baten poteak etxeak daramatza: inork ez ditu eskuz lotzen ez ordaintzen.
refused-no-carousel = Mahai hau ez dago karrusel batean.

# Deskarterik gabeko pokerra

# Pai gow pokerra
refused-not-offered-the-bank = Orain ez zaio banka eskaintzen: { $value }.
# Chemin de fer
refused-share-must-match = Bazkideak arauak eskatzen duen kopurua jarri behar du.
refused-must-play-on = Karta bat atera da: bankariak jokaldiarekin jarraitu behar du.
refused-must-deal-once = Banka hartzen duenak gutxienez behin banatu behar ditu kartak.
refused-too-few-players = Jokalari gutxiegi daude mahaian.
refused-not-the-banker = Hori bankariak bakarrik egin dezake.
refused-betting-is-open = Ez da kartarik ateratzen apustuak itxi arte.
refused-against-the-rules = Arauek ez dute aukera hori uzten.
refused-no-natural = Zortzi edo bederatzirekin bakarrik erakusten dira kartak, eskubidea gordez gero.
refused-punto-speaks-first = Puntoak bankariaren aurretik hitz egiten du.
refused-no-such-place = Mahai honetan ez dago { $value } zenbakiko lekurik.
refused-place-taken = Zutik dagoenak ez du lekuz aldatzen.
refused-seat-is-promised = { $value } lekua lehenago besteentzat da.
refused-bank-on-the-table = Inor ez doa bankan dirua duela.
refused-claim-too-late = Apustuak kitatuta daude: ezin da gehiago erreklamatu.
refused-above-the-bank = { $value } banka honen aurka joka daitekeena baino gehiago da, { $limit }.
refused-above-the-bank-none = Banka honen aurka ez da gehiagorik sartzen.
refused-bet-already-called = Iragarritako apustu bati ez zaio besterik gehitzen.
refused-cards-do-not-pass = Orain kartak ez dira pasatzen.
refused-no-chips-here = Mahai bateko erritmoa bertan fitxak dituenak bakarrik jartzen du.

# Lagunentzako mahaiak
refused-private-table = { $value } mahaia lagun talde batena da: haren estekarekin sartzen da.
refused-no-tables-for-friends = Etxeak ez du orain lagunentzako mahairik irekitzen.
refused-enough-tables-for-friends = Etxeak ez ditu lagunentzako { $limit } mahai baino gehiago irekitzen aldi berean; saiatu geroago.
refused-enough-of-your-tables = { $limit ->
    [one] Badu lagunentzako mahai bat irekita: inor geratzen ez denean berez ixten da.
   *[other] Baditu lagunentzako { $limit } mahai irekita: inor geratzen ez denean berez ixten dira.
}
refused-no-company-for-friends = Lagunentzako mahaietan etxeak ez du konpainiarik jartzen.
refused-no-such-table-here = Joko hori ez dago irekita aretoan: lagunentzat han daudenen moduko mahaia irekitzen da.
