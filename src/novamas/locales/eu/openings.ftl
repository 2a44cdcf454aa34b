# Zergatik ezin den mahai bat horrela ireki, edo areto batek ez duen legea betetzen. Joko batena dena haren hitzekin dago.
bad-none = bat ere ez

# Zenbatekoak
bad-amount-not-text = Zenbatekoa testu gisa idazten da, honela: "10.00"; ez { $value }.
bad-not-an-amount = { $value } ez da zenbateko bat; idatzi honela: "{ $example }".
bad-amount-too-high = { $value } gehiegi da: ez dago hainbeste diru duen mahairik.
bad-too-many-decimals = { $value }: hamartar gehiegi; { $money } moneta honek { $digits ->
    [0] ez du hamartarrik onartzen
   *[other] gehienez { $digits } onartzen ditu
}.
bad-no-stake = { $value } ezin da jokatu: apustua zero baino gehiago da.

# Legeak, jokoak eta irakurketak
bad-no-law = Ez dago { $value } legerik. Legeak hauek dira: { $known }.
bad-no-clause = Ez dago { $value } klausularik.
bad-not-in-catalogue = Ez dago { $value } lege honetan: { $law }; haren katalogoa itxia da ({ $closed }). Hauek ditu: { $known }.
bad-game-not-playable = Oraindik ezin da jokatu: { $game } ({ $law }).
bad-no-game-in-law = Ez dago { $value } jokorik lege honetan: { $law }.
bad-no-playable-game = Ez dago joka daitekeen { $value } jokorik.
bad-law-without-game = { $value } arauak ez du { $game }; hauek dute: { $known }.
bad-laws-to-compare = Bi edo hiru arau alderatzen dira, ez { $value }.
bad-no-reading = Joko honek ({ $game }, { $law }) ez du { $value } irakurketarik; hauek ditu: { $known }.
bad-reading-side = Irakurketa bat «literal» (hitzez hitzekoa) edo «corrected» (zuzendua) da, ez { $value }.
bad-reading-unplayable = { $value } ezin da hitzez hitz jokatu: { $because }
bad-reading-mode = Irakurketa hauetako bat da: { $known }, edo horien taula bat; ez { $value }.

# Ulertzen ez dena
bad-no-option = Joko honek ({ $game }) ez du { $value } etxe-aukerarik; hauek ditu: { $known }.
bad-unknown-key = Gako ezezaguna: { $value }; gakoak hauek dira: { $known }.
bad-not-whole = «{ $name }» zenbaki oso bat izan behar da, ez { $value }.
bad-not-text = «{ $name }» testu bat izan behar da, ez { $value }.
bad-not-truth = «{ $name }» true (bai) edo false (ez) izan behar da, ez { $value }.
bad-not-list = «{ $name }» zerrenda bat izan behar da, ez { $value }.
bad-not-table = «{ $name }» taula bat izan behar da, ez { $value }.
bad-not-choice = «{ $name }» balio hauetako bat izan behar da: { $known }; ez { $value }.
bad-not-fitting = «{ $name }» ezin da hau izan: { $value }.

# Mahaia
bad-minimum-zero = Gutxienekoak zero baino diru gehiago izan behar du.
bad-authorised-zero = Baimendutako gutxienekoak zero baino diru gehiago izan behar du.
bad-minimum-not-authorised = Gutxieneko hau ez dago jokoaren baimenean.
bad-double-table = Mahai bikoitzak bere baimena behar du.
bad-no-reversible = Lege honek ez du oihal itzulgarririk horrelako mahairako.
bad-reversible-not-authorised = Oihal itzulgarriak bere baimena behar du.
bad-shoe-number = Etxe bateko sabotak batetik aurrera zenbatzen dira.
bad-no-numbered-shoe = Lege honek ez dio zenbakidun sabotik esleitzen horrelako mahai bati.
bad-shoe-not-approved = { $value } zenbakiko sabota ez da eredu homologatukoa.
bad-counted-alone = Mahai honetan zuzendaritza besterik ez dago: ezin da bi pertsonaren artean zenbatu.
bad-seats = Horrelako mahai batek 0 eta { $most } eserleku artean ditu, ez { $value }.
bad-seats-even = Mahai honen bi aldeek eserleku bera dute; { $value } eserlekurekin ezin da.
bad-float-below = Aurrerakina mahai honek irekitzeko behar duena baino txikiagoa da: { $needed }.
bad-guarantee-below = Bermerako dirua gutxieneko honek eskatzen duena baino txikiagoa da: { $needed }.
bad-no-such-staff = Ez dago { $value } lanposturik; hauek daude: { $known }.
bad-staff-exact = Mahai honetako langileak: { $role }, { $least }; ez { $value }.
bad-staff-range = Mahai honetako langileak: { $role }, { $least } eta { $most } artean; ez { $value }.
bad-staff-crew = Mahai honek gehienez { $most } krupier eta mahai-muturreko ditu batera, ez { $value }.
bad-cloths = Joko honetako mahai batek oihal kopuru hau du: { $allowed }; ez { $value }.
bad-maximum-multiples = Gehienekoa gutxienekoa halako hauetako bat da: { $allowed }; ez { $value }.
bad-maximum-range = Gehienekoa gutxienekoa halako { $least } eta { $most } artean da, ez { $value }.
bad-no-shuffler = Lege honek ez du kartak nahasteko makinarik ezagutzen.
bad-pot-part = Potea elikatzen duena apustuaren zati bat da.

# Aretoa
bad-floor-unreadable = { $path }: ezin da irakurri ({ $why ->
    [missing] ez dago
    [folder] karpeta bat da
    [forbidden] ez dago baimenik
   *[other] diskoak huts egiten du
}).
bad-floor-not-text = { $path }: ez da testua.
bad-floor-not-toml = { $path }: ez da TOML{ $line ->
    [0] { "" }
   *[other] { " " }({ $line }. lerroa)
}.
bad-floor-unknown-key = { $path }: gako ezezaguna { $value }; gakoak hauek dira: { $known }.
bad-floor-without-law = { $path }: ez du bere legea esaten.
bad-floor-no-law = { $path }: ez dago { $value } legerik; hauek daude: { $known }.
bad-floor-without-tables = { $path }: ez du [[table]] bakar bat ere.
bad-floor-of-laws = Etxe honek hainbat arautako mahaiak ditu, eta areto bat arau batekoa da: { $known }.
bad-floor-empty = Etxe honetan ez dago horrelako mahairik irekita.
bad-floor-table = { $path }: mahaia { $number }: { $because }
bad-no-table = Mahai bat [[table]] gisa idazten da.
bad-table-without-game = Mahaiak ez du bere jokoa esaten.
bad-last-shoe = «last_shoe» sabot baten zenbakia izan behar da.
bad-none-in-service = Kasino batean beti dago zerbitzuan gutxienez { $kind ->
    [roulette] erruleta-mahai
   *[cards] karta-mahai
} bat.
bad-game-not-authorised = Kasinoak ez du joko honetarako baimenik: { $game }.
bad-only-in-casinos = Joko hau ({ $game }) kasinoetan bakarrik jokatzen da.
bad-ruled-elsewhere = Joko honen ({ $value }) arauak beste testu batean daude, { $text }, ez hemen: { $law }.
bad-not-in-force = Egun honetan ({ $day }) araua ez dago oraindik indarrean: noiztik, { $since }.
bad-no-regulation = { $game }: ezin da baimendu erregelamendua eman arte; esan zein erregelamendutan oinarritzen den.
bad-no-deposit = Joko-jarduerak egiteko fidantza jarri behar da, eta ez dago bat ere.
bad-deposit-below = Fidantza baimenak eskatzen duena baino txikiagoa da: { $amount }.
bad-loan-forbidden = Inork ez die jokalariei mailegurik ematen: «{ $value }» ezin da inoiz baimendu.
bad-tender-only = Hemen legezko diruz ordaintzen da, ez honela: «{ $value }».
bad-remote-not-granted = { $game } ez dago urrutitik jokatzeko baimenduta: mugek Interneten ere balio dute.
bad-material-unknown = { $value } materiala ez dago etxearen zerrendan.
bad-material-not-approved = { $value } materiala ez dago homologatuta; homologatzen duena: { $authority }.
bad-printed-in = Oihala hizkuntza hauetan inprima daiteke: { $allowed }; ez honetan: «{ $value }».
bad-not-on-the-roster = { $name } ez dago plantillan postu horretarako.
bad-minimum-not-granted = Etxearen baimenak ez du joko honetarako gutxieneko hau: { $amount }.
bad-seats-not-granted = Baimenak { $most } eserleku onartzen ditu mahai hauetan, ez { $value }.
bad-option-not-granted = Baimenak honetarako («{ $name }») hau onartzen du: { $allowed }; ez { $value }.
bad-more-tables-than-granted = Baimena { $most } mahaitarako da ({ $game }), eta ez gehiagorako.
bad-hours = Ordutegiak irekitzeko eta ixteko ordua ditu.
bad-running-seconds = Apustu egiteko denbora zero baino gehiagokoa da, eta gehienez { $most } segundokoa.
bad-running-bots = Mahai honi 0 eta { $most } lagun artean jar dakizkioke, ez { $value }.
bad-company-for-cash = Diruz jokatzen den tokian ez dago etxeko lagunik.
bad-name-twice = Beste mahai batek badu izen hau: { $name }; mahai bakoitzak bere izena du.
bad-keep-table = Joko honetako ({ $game }) mahai batek gutxienez baimendutako gutxieneko txikiena mantendu behar du: { $amount }.
bad-keep-cloth = Joko honetako ({ $game }) oihal batek gutxienez baimendutako gutxieneko txikiena mantendu behar du: { $amount }.
bad-too-many-tables = Kasino batek horrelako { $most ->
    [one] mahai bat
   *[other] { $most } mahai
} izan ditzake: { $game }.
bad-head-tables = { $head } ezin da mahai honen buru ere izan: mahaiburu batek ({ $game }) { $most ->
    [one] mahai bat
   *[other] { $most } mahai
} eraman dezake.
bad-head-sector = { $head } ezin da mahai honen buru ere izan: mahaiburu baten mahaiak sektore berean daude.
bad-head-game = { $head } ezin da mahai honen buru ere izan: mahaiburu baten mahaiak joko berekoak dira.
bad-attendants = Dauden mahaiek ({ $game }) gehienez { $most ->
    [one] laguntzaile bat
   *[other] { $most } laguntzaile
} izan ditzakete.
bad-attendant-heads = { $name } ezin da mahai honen laguntzailea eta mahaiburu izan: laguntzaileek ez dute jokoan parte hartzen.
bad-side-number = Oihal itzulgarri baten alde bakoitzak bere zenbakia du.
bad-side-same-game = Oihal itzulgarri baten aldeak joko desberdinetarako dira, ez birritan { $game }.
bad-side-unlike = Mahaia ez da oihalaren beste aldeko jokoarena bezalakoa: { $game }.
bad-side-beside = Oihalaren beste aldeak hau izan behar du: { $game }{ $places ->
    [0] { "" }
   *[other] , { $places } lekurekin
}.
bad-shoe-twice = { $value } zenbakiko sabota beste mahai batean dago jada.
bad-shoe-again = { $value } zenbakiko sabota mahai honetan egon zen azken saioan: beste batera doa.

# Bidalitakoa
bad-field-missing = «{ $name }» falta da.
bad-field-unknown = Inork ez du «{ $name }» espero.
bad-field-type = «{ $name }» hau izan behar da: { $wanted ->
    [int] zenbaki oso bat
    [float] zenbaki bat
    [str] testu bat
    [bool] true (bai) edo false (ez)
    [array] zerrenda bat
    [object] taula bat
   *[other] beste zerbait
}.
bad-field-length = «{ $name }»: luzerak hau izan behar du: { $bound }.
bad-field-bounds = «{ $name }» hau izan behar da: { $bound }.
bad-field-value = «{ $name }» ezin da balio horretakoa izan.
bad-unreadable = Bidalitakoa ezin da irakurri.

# Areto batean begiratu zena
floor-rule-minimum = Baimendutako gutxienekoa: { $amount }
floor-rule-float = Aurrerakina: { $amount }{ $needed ->
    [0] { "" }
   *[other] { " " }(gutxienez { $least })
}
floor-rule-guarantee = Eskudiruzko bermea: { $amount }
floor-rule-staff = Langileak: { $role }, { $number }
floor-rule-seats = { $seats } jarleku (gehienez { $most })
floor-rule-cloths = Oihalak: { $cloths }
floor-rule-options = Etxearen aukerak{ $options ->
    [none] : ohikoak
   *[other] : { $options }
}
floor-rule-shoe = Sabot zenbakiduna{ $shoe ->
    [0] , etxeak esleitua
   *[other] : { $shoe }
}
floor-rule-reversible = Oihal itzulgarri baten aldea ({ $name })
floor-rule-head = Mahaiburua: { $name }
floor-rule-attendant = Laguntzailea: { $name }
floor-rule-day = Araua indarrean egun honetan: { $day }
floor-rule-regulation = Joko bakoitzaren erregelamendua
floor-rule-deposit = Fidantza: { $amount }
floor-rule-payment = Diruaz gain, ordainbideak: { $means }
floor-rule-materials = Materiala: { $numbers }
floor-rule-printed = Oihala hizkuntza honetan inprimatua: { $printed }
floor-rule-remote = Urrutitik jokatzea
floor-rule-authorised = Baimendutako jokoak: { $count }
floor-rule-in-service = Zerbitzuan, { $kind ->
    [roulette] erruleta-mahai bat
   *[cards] karta-mahai bat
}
floor-rule-lowest = Joko honetako mahai bat gutxieneko txikienean: { $game }
floor-rule-other = Gainera
floor-report-title = Aretoaren egiaztapena · { $law }
floor-report-whole = Etxea bere osotasunean
floor-report-rule = Araua
floor-report-clauses = Artikuluak
floor-report-verdict = Emaitza
floor-report-kept = Betetzen da
floor-report-broken = Ez da betetzen
