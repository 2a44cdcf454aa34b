# Arautzailearen mahaia: bilaketa, zuzenketak, dokumentuak.
search-found = { $count ->
    [0] Ez dago hori dioen klausularik.
    [one] Klausula bat.
   *[other] { $count } klausula; { $shown } erakusten dira.
}
search-reading = pasarte zalantzazkoa: { $reading }
whatif-title = Zer gertatuko litzateke
whatif-changes = Zer aldatzen den
whatif-broken = Horrela ezin da jokatu: { $why }
whatif-check = Ohiko mahai bat ez litzateke irekiko: { $why }
whatif-odd = { $bet }: hitza bitxia litzateke, ez baita inoiz irabazten edo jokalariak irabazten baitu.
whatif-new = berria, { $price }
whatif-gone = desagertzen da ({ $price } balio zuen)
whatif-by = { $before } → { $after } ({ $by })
whatif-examples = Aldatzen diren adibideak
whatif-scenarios = { $changed ->
    [0] { $count } adibideetatik bat ere ez da aldatzen.
    [one] { $count } adibideetatik bat aldatzen da.
   *[other] { $count } adibideetatik { $changed } aldatzen dira.
}
dossier-game = { $game }: { $law }
dossier-law-date = Data: { $value }
dossier-law-gazette = Non argitaratua: { $value }
dossier-law-in-force = Indarrean noiztik: { $value }
dossier-law-amended-by = Honek aldatua: { $value }
dossier-in-short = Labur
dossier-prices = Apustu bakoitzak zer balio duen
dossier-derivations = Zifra bakoitza nondik datorren
dossier-derivations-note = Emaitza garbi bakoitza bere probabilitatearekin biderkatuta; batura jokalariak espero duena da, eta etxearen abantaila horren kontrakoa.
dossier-rules = Arau bakoitza bere artikuluarekin
dossier-doubts = Pasarte zalantzazkoak
dossier-clauses = Artikuluak, gure hitzetan
dossier-bet = Apustua
dossier-pays = Ordaintzen du
dossier-win = Irabazi
dossier-push = Berdindu
dossier-lose = Galdu
dossier-edge = Etxearen abantaila
dossier-exact = Zehatza
dossier-within = kalkulatua, ±{ $error }
dossier-articles = Artikuluak
dossier-article = Artikulua
dossier-derivation = Kontua
dossier-rule = Araua
dossier-value = Balioa
dossier-doubt = Pasartea
dossier-letter = Hitzez hitz
dossier-corrected = Zuzendua
dossier-applies = Aplikatzen da
dossier-why = Zergatik
dossier-section = Atala
dossier-text = Testua
dossier-worth = Zer balio duen
dossier-law = Araua
dossier-before = Lehen
dossier-after = Gero
dossier-scenario = Adibidea
paper-no-browser = { $path } egiteko inprimatzen duen nabigatzaile bat behar da (chromium); .html gisa edonon inprima daiteke.
paper-not-printed = Nabigatzaileak ezin izan du { $path } inprimatu.
bad-amendment-unreadable = Ezin da { $path } irakurri.
bad-amendment-not-toml = { $path } ez da TOML: { $line }
bad-amendment-form = Zuzenketak ez du forma egokia: { $why }
bad-amendment-size = Zuzenketa batek balio batetik { $most }era aldatzen ditu; honek { $count }.
dossier-verdict = Irizpena
dossier-read = Zer irakurri den
dossier-audit = { $store }: auditoria
