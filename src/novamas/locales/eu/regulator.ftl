# Arautzailearen mahaia nabigatzailean.
web-nav-regulator = Arautzailea
regulator-title = Arautzailearen mahaia
regulator-lead = Lau arauen klausula guztiak, hitzez, artikuluz edo arauei ematen dietenez; zertan diren desberdinak eta zer gertatuko litzatekeen besterik baliote.
regulator-search = Bilatu klausula guztietan
regulator-example = erretiratu, GAL07-03-061…
regulator-law = Araua
regulator-game = Jokoa
regulator-every-law = guztiak
regulator-every-game = guztiak
regulator-find = Bilatu
regulator-searching = Bilatzen.
regulator-found = { $count ->
    [0] Ez dago hori dioen klausularik
    [one] Klausula bat
   *[other] { $count } klausula
}
regulator-pages = Orriak
regulator-before = Aurrekoak
regulator-after = Hurrengoak
regulator-more = Mahai honetan zer gehiago dagoen
regulator-compare = Zertan diren desberdinak
regulator-compare-lead = Bi edo hiru arau elkarren ondoan, arauz arau, desberdintasun bakoitzaren balioarekin.
regulator-whatif = Zer gertatuko litzateke…
regulator-whatif-lead = Aldatu arau baten balioak paper batean: zein prezio mugitzen diren eta zenbat, zein egiaztapenek huts egiten duten, zein adibide aldatzen diren. Araua eta mahaiak ez dira ukitzen.
regulator-date = Data
regulator-gazette = Aldizkaria
regulator-in-force = Indarrean noiztik
regulator-amended = Honek aldatua
regulator-clauses = Klausulak
regulator-games = Jokatzen diren jokoak
regulator-dash = — : dagoen testuak ez du esaten.
regulator-in-rulebook = Bere lekuan araudian
regulator-gives = Arauei zer ematen dien
regulator-languages = Hizkuntza bakoitzean
regulator-elsewhere = Arau bera beste arauetan
regulator-neighbours = Ondoko klausulak
regulator-name-it = Zuzenketaren izena
regulator-find-value = Bilatu balio bat
regulator-strike = kendu
regulator-strike-this = Kendu: { $rule }
regulator-more-values = Beste { $count } balio: bilatu izenez.
regulator-outcome = Zer gertatuko litzateke
regulator-with-examples = jokatu adibideak ere bai (gehiago behar du)
regulator-try = { $count ->
    [0] Aldatu balioren bat
    [one] Probatu aldaketa bat
   *[other] Probatu { $count } aldaketa
}
regulator-save = Gorde TOML gisa
regulator-trying = Kalkulatzen ari da.
regulator-nothing-changed = Oraindik ez da ezer aldatu.
regulator-broken = Horrela ezin da jokatu.
regulator-check = Ohiko mahai bat ez litzateke irekiko.
regulator-odd = { $bet }: ez litzateke inoiz irabaziko, edo jokalariak irabaziko luke luzera.
regulator-examples = { $changed ->
    [0] { $count } adibideetatik bat ere ez da aldatzen
    [one] { $count } adibideetatik bat aldatzen da
   *[other] { $count } adibideetatik { $changed } aldatzen dira
}
regulator-more-examples = eta beste { $count }
library-dossier = Dokumentua
