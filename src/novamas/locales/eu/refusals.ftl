# Esaldi bat ezezko bakoitzeko. $value eskatutakoa da, $limit gainditzen duen muga, $field non zegoen.

# Zenbatekoak eta lekuak
refused-above-maximum = { $value } gehiegi da: hemen gehienekoa { $limit } da.
refused-below-minimum = { $value } ez da nahikoa: hemen gutxienekoa { $limit } da.
refused-off-step = { $value } ezin da hemen jokatu: fitxen urratsa { $limit } da.
refused-not-an-amount = { $value } ez da diru-zenbateko bat.
refused-not-enough-chips = Ez dago behar adina fitxa: { $value } eskatu da.
refused-too-many-chips = { $value } gehiegi da: inork ez du hainbeste ekartzen mahai batera aldi batean.
refused-no-such-bet = Joko honetan ez dago «{ $value }» apusturik, eta legeak zerrendatzen dituenak baino ez dira onartzen.
refused-not-offered = «{ $value }» ez da une honetan eskaintzen.

# Jokaldia
refused-betting-not-open = Apustuak ez daude irekita.
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
refused-no-colour = Eskatu lehenik kolore bat: mahai honetan kolore-fitxekin jokatzen da.
refused-no-colour-left = Mahai honetako kolore guztiak hartuta daude.
refused-no-colour-chips-here = Mahai honetan ez dago kolore-fitxarik.
refused-no-value-chips-here = Mahai honetan ez da balio-fitxekin jokatzen.
refused-colour-not-now = Kolorea ezin da orain eskatu edo itzuli.
refused-colour-not-returned = Itzuli lehenik kolorea: bere fitxek ez dute ezer balio mahai honetatik kanpo.
refused-not-a-colour-value = Kolore-fitxa batek ezin du hemen { $value } balio.

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
refused-no-marker = Markagailuak mahaiburuak gordetzen ditu, eta ez dago.
refused-nobody-takes-tips = Orain inork ez du eskupekorik jasotzen mahai honetan.
refused-nobody-lays = Hemen ez dago zure apustuak horrela jarriko dituenik.
refused-wheel-left-open = Saioaren amaieran zilindroa itxi egin behar da, inork ukitu ezin dezan.
refused-no-change-foreseen = Lege honek ez du ezer esaten mahai ireki baten gutxienekoa aldatzeaz.
refused-purse-too-small = Poltsan { $limit } dago, eta hori gutxiago da: { $value } eskatu da.
refused-colour-out-of-range = Gutxienekoa aldatu egin da: aldatu lehenik zure kolore-fitxak.
refused-rest-below-minimum = Hau kenduz gero, { $value }, gutxienekoa baino gutxiago geratuko litzateke; hemen gutxienekoa { $limit } da.
refused-no-such-command = Joko honetan ez dago «{ $value }» agindurik.
refused-session-ends-first = Saioa lehenago amaituko da beste gutxieneko batekin jokatu ahal izan baino.
refused-not-a-name = Mahai batean inork ezin du «{ $value }» izena izan.

# Dadoak edo craps
refused-not-these-dice = Dado horiek ezin dira orain aukeratu.
refused-not-a-void-throw = «{ $value }» ez da jaurtiketa bat baliogabetzeko arrazoia.
refused-far-enough = Hemen baliozkoa da { $value } dadok aurkako ertza ukitzen duten jaurtiketa.
refused-not-in-play = Dado horiek ez daude jokoan.
refused-not-lost = Ez da horrelako dadorik falta.
refused-not-a-breach = «{ $value }» ez da jaurtiketa-arauen haustea.
refused-not-repeated = Jaurtiketa-arauak behin eta berriz hausten dituenak bakarrik galtzen ditu dadoak.
refused-shooter-must-bet = Jaurtitzaileak lehenago irabazi edo ez irabazi apustua egin behar du.
refused-no-shooter = Inork ez ditu dadoak eskuan.
refused-dice-not-worn = Dadoak oraindik ez dira behar adina jaurti aldatzeko.
refused-round-has-a-shooter = Jokaldiak aurrera jarraitzen du: norbaitek ditu dadoak.
refused-no-rule-for-the-floor = Arau honek ez du lurrera eroritako dadoei buruz jaurtiketa baliogabea dela baino esaten.
refused-no-dice-in-motion = Ez dago dadorik mugimenduan, beraz ezin da jaurtiketarik baliogabetu.
refused-deprived = Mahaiburuak jaurtitzeko eskubidea kendu du.
refused-not-your-dice = Orain ez zaizkizu zuri dadoak eskaintzen.
refused-no-new-dice-now = Puntuaren bila ari den bitartean ezin da beste dadorik eskatu.
refused-round-not-thrown-out = Puntua finkatu duenak erabaki arte jaurtitzen du.
refused-pick-first = Aukeratu lehenago dadoak.
refused-nothing-to-pick = Orain ez dago dadorik aukeratzeko.
refused-dice-in-hand = Dadoak eskuan dituzu dagoeneko.
refused-bet-is-locked = { $value } apustuak irabazi edo galdu arte jokatu behar du.
refused-odds-go-with-it = { $value } apustuak lotutako bat du: kendu hori lehenago.
refused-not-at-this-throw = Jaurtiketa honen aurretik ezin da «{ $value }» apustua egin.
refused-no-simple-bet = Lotutako apustuak puntua ezaguna duen apustu bakun bati laguntzen dio, eta ez dago halakorik «{ $value }» apusturako.

# Cards from a shoe
refused-shoe-not-spent = Sabota ez da oraindik amaitu.
refused-not-yours-to-cut = Orain ez dagokizu zuri ebakitzea.
refused-seated-only = Hemen departamentu batean eserita dagoenak bakarrik jokatzen du.
refused-shoe-not-offered = Orain ez zaizu sabota eskaintzen.
refused-no-hand-to-show = Orain ez duzu erakusteko eskurik.
refused-no-rule-for-errors = Irakurketa honekin legeak ez du banaketako okerretarako araurik.
refused-no-deal-running = Orain ez da kartarik banatzen ari.
refused-cards-in-hand = Ezin zara joan kartak eskuan dituzula.
refused-cards-keep-seated = Ezin duzu zure lekua utzi kartak dituzun bitartean.
refused-cannot-be-insured = Apustu hau ezin da aseguratu.
refused-insured-when-laid = Apustua egitean aseguratzen da, ez geroago.
refused-bet-insured = Apustu hau aseguratuta dago: ezin zaio ezer gehitu.
refused-no-insurance = Mahai honetan ez da apusturik aseguratzen.

# Blackjack
refused-box-not-open = { $value } libre dago, eta etxe honek ez du hor apustu egiten uzten.
refused-no-hand-there = { $value } duenak ez du txanda hau jokatzen: ez dago zeren gainean apustu egin.
refused-box-full = { $value } ez du apustu gehiagorik onartzen.
refused-first-box-needed = { $value } baino lehen hiru laukietako lehenengoan egin behar da apustu.
refused-no-bet-on-the-box = { $value } laukiko apustu batekin doa, eta zuk ez duzu han.
refused-above-half = Asegurua lehen apustuaren erdia da gehienez, { $limit }, ez { $value }.
refused-below-half = Asegurua lehen apustuaren erdia da zehazki, { $limit }, ez { $value }.
refused-too-few-hands = Esku gutxiegi daude jokoan: kartak ez dira banatzen.
refused-no-even-money = Pareko ordainketa batekoaren aurkako hogeita batentzat da, inork hirugarren karta hartu baino lehen.
refused-no-surrender = Eskua ezin da orain erretiratu.
refused-no-more-cards = Esku honek ez du karta gehiagorik onartzen.
refused-not-your-hand = Esku hau ez da zurea: { $value } ez da laukiaren nagusia.
refused-nothing-asked = Inork ez du baimen hori eskatu.
refused-no-ace = Ez dago zeren aurka aseguratu: bankak ez du batekorik erakusten.
refused-too-late-to-insure = Berandu da asegururako: hirugarren karta bat eman da.
refused-no-pair = Balio bereko bi karta bakarrik bana daitezke.
refused-no-more-splits = Pare hau ezin da berriro banatu.
refused-no-doubling = Esku hau ezin da bikoiztu.

# Etxearen aurkako pokerra
refused-laid-together = { $value } elkarrekin eta berdin egiten diren apustuetako bat da.
refused-after-the-cards = { $value } doazenek apustatzen dute, beren kartak ikusita.
refused-box-taken = Beste jokalari batek badu apustua hemen: { $value }.
refused-not-your-box = { $value } beste jokalari batena da: zutik daudenek bakarrik egin dezakete apustu hartan, legeak uzten badu.
refused-no-pot = Ontzia hutsik dago oraindik: ezin da apustu egin hemen: { $value }.
refused-pot-too-small = Ontzi bat gutxienez { $limit } kopuruarekin hasten da, ez { $value } kopuruarekin.

# Poker with discard
refused-bad-discard = Bi karta desberdin arte alda daitezke, eskuko zenbakiaren arabera; ez { $value }.
refused-no-carousel = Mahai hau ez dago karrusel batean.

# Deskarterik gabeko pokerra
refused-players-own-bet = { $value } laukiko jokalariaren apustua baino ez da.
refused-unseen-hand = Ez da kartarik erosten inork ikusi ezin duen eskurako.
refused-card-bought = Ezin da karta gehiagorik erosi esku honetarako.

# Pai gow pokerra
refused-bank-bets-nothing = Banka duenak ez du apusturik egiten: bankak besteenak estaltzen ditu.
refused-holds-the-bank = Banka duenak ezin du orain hori egin.
refused-not-offered-the-bank = Orain ez zaio banka eskaintzen: { $value }.
refused-bad-setting = Esku baxuak zazpi kartetatik bi ditu, bakoitza behin izendatuta.
# Chemin de fer
refused-more-than-was-won = Irabazitakoa baino ezin da baztertu.
refused-share-must-match = Bazkideak arauak eskatzen duen kopurua jarri behar du.
refused-must-play-on = Karta bat atera da: bankariak jokaldiarekin jarraitu behar du.
refused-must-deal-once = Banka hartzen duenak gutxienez behin banatu behar ditu kartak.
refused-too-few-players = Jokalari gutxiegi daude mahaian.
refused-no-garage-yet = Oraindik ezin da garajerik egin.
refused-no-unlimited-bank = Bankak gehienekorik ez badu bakarrik egin dakioke uko garajeari.
refused-not-the-banker = Hori bankariak bakarrik egin dezake.
refused-no-bank-to-share = Orain ez dago bazkide egiteko bankarik.
refused-below-the-bank = { $value } berdindu beharreko kopurua baino gutxiago da, { $limit }.
refused-above-the-need = { $value } falta dena baino gehiago da, { $limit }.
refused-below-the-best-bid = { $value } ez da iristen beharrezko eskaintzara, { $limit }.
refused-hand-not-offered = Orain eskua ez zaio { $value } jokalariari eskaintzen.
refused-no-salute-owed = Orain ez dago agurtu beharrik.
refused-no-auction = Orain ez dago enkanterik.
refused-must-salute = Eseri berri denak eskua behin pasatzen utzi behar du.
refused-passed-it-himself = Esku hau izan duenak ez du haren enkantean parte hartzen.
refused-betting-is-open = Ez da kartarik ateratzen apustuak itxi arte.
refused-against-the-rules = Arauek ez dute aukera hori uzten.
refused-no-natural = Zortzi edo bederatzirekin bakarrik erakusten dira kartak, eskubidea gordez gero.
refused-punto-speaks-first = Puntoak bankariaren aurretik hitz egiten du.
refused-associate-does-not-play = Bankariaren bazkideak ez du jokoan parte hartzen.
refused-no-such-place = Mahai honetan ez dago { $value } zenbakiko lekurik.
refused-place-taken = Zutik dagoenak ez du lekuz aldatzen.
refused-seat-is-promised = { $value } lekua lehenago besteentzat da.
refused-bank-on-the-table = Inor ez doa bankan dirua duela.
refused-claim-too-late = Apustuak kitatuta daude: ezin da gehiago erreklamatu.
refused-above-the-bank = { $value } banka honen aurka joka daitekeena baino gehiago da, { $limit }.
refused-not-half-the-bank = { $value } ez da «bankoa mahaiarekin» apustua: { $limit }.
refused-no-banco-to-follow = { $value } jokalariak ez du errepikatzeko bankorik.
refused-nothing-late = Ez dago berandu egindako apusturik.
refused-too-late-to-follow = Beste batek kartak eskuan ditu: berandu da bankoa errepikatzeko.
refused-bank-is-covered = Banka osoa eskatuta dago jada.
refused-nothing-to-complete = Ez dago osatzeko ezer.
refused-bet-already-called = Iragarritako apustu bati ez zaio besterik gehitzen.
refused-cards-do-not-pass = Orain kartak ez dira pasatzen.
refused-barred-from-the-bank = Irabaziz banka utzi duena ez da berriro bankari izango sabot honetan.
refused-bank-is-broken = Bankak lehertu egin du: berritu edo utzi egin behar da.
refused-bank-not-broken = Lehertutako banka baino ez da berritzen.
refused-session-is-over = Saio honetan ez da taila gehiago jokatuko.
refused-deposit-too-small = Bankariaren gordailua ez da apustu hori ordaintzeko adinakoa.
refused-banco-only-at-the-start = Banco partidaren hasieran baino ez da eskatzen.
