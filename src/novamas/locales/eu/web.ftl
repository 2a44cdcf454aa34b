# Nabigatzailea: bere markoa, eta orri guztiek partekatzen dituzten piezak.

web-skip = Joan edukira
web-menu = Menua
web-main-nav = Nagusia
web-nav-floor = Aretoa
web-nav-rules = Araudia
web-nav-odds = Probabilitateak
web-nav-console = Kontsola
web-nav-office = Zuzendaritza
web-nav-audit = Ikuskaritza
web-purse = Zure poltsan duzuna
web-play-chips = joko-fitxak
web-cash = dirua
web-points = txapelketako fitxak
web-funds-play = { $amount } joko-fitxetan
web-funds-cash = { $amount } dirutan
web-held-play = joko-fitxa mahai honetan
web-held-cash = mahai honetan, dirutan
web-held-points = txapelketako fitxak mahai honetan
web-sign-out = Irten
web-language = Hizkuntza
web-lang-es = gaztelania
web-lang-en = ingelesa
web-lang-eu = euskara
web-lang-gl = galiziera
web-theme = Itxura
web-theme-auto = Automatikoa
web-theme-light = Eguna
web-theme-dark = Gaua
web-role-guest = Gonbidatua
web-role-player = Jokalaria
web-role-croupier = Krupierra
web-role-inspector = Mahaiburua
web-role-cashier = Kutxa
web-role-director = Zuzendaritza
web-role-auditor = Ikuskaritza

web-pays = { $win }:{ $stake }
web-pays-between = { $least } eta { $most } artean
web-chip-of = Fitxa: { $amount }
web-plate = { $value }{ $colour ->
    [red] { " " }gorria
    [black] { " " }beltza
   *[other] { "" }
}
web-cite = Artikulua { $id }
web-why = Zergatik?
web-close = Itxi
web-only-in = hizkuntza bakarra: { $lang }
web-again = Saiatu berriro
web-to-floor = Aretora
web-unreachable = Ezin da etxera iritsi. Ez da ezer aldatu.
web-lost-answer = Ez da erantzunik iritsi: baliteke eginda egotea. Errepikatu dagoen bezala; ez da bi aldiz egingo.
web-fault = Zerbait hautsi da etxean. Ez da ezer aldatu.

web-missing-page = Ez dago orri hori
web-missing-page-then = Baliteke helbidea gaizki idatzita egotea, edo hemen zegoena lekuz aldatu izana.
web-missing-table = Ez dago mahai hori
web-missing-table-then = Itxi egin da, edo ez da inoiz zenbaki horretakorik izan.
web-missing-role = Hau ez da zure gela
web-missing-role-then = Zure eginkizunak ez du ate hau irekitzen. Hemen egon behar duena bere izenarekin sartzen da.
web-missing-unreachable = Ezin da etxera iritsi
web-missing-unreachable-then = Lineak edo zerbitzariak huts egin du une batez. Onartutakoak balio du; ez da ezer galtzen.

# -- what a person prefers on this device
web-settings = Ezarpenak
web-settings-sound = Mahaiko soinua
web-settings-sound-0 = Isilik
web-settings-sound-1 = Baxua
web-settings-sound-2 = Ertaina
web-settings-sound-3 = Altua
web-settings-voices = Krupierraren ahotsa
web-settings-no = Ez
web-settings-yes = Bai
web-settings-speed = Erritmoa mahaian bakarrik zaudenean
web-settings-speed-slow = Lasaia
web-settings-speed-normal = Arrunta
web-settings-speed-fast = Azkarra
web-settings-deck = Karta-sortaren koloreak
web-settings-deck-two = Bi
web-settings-deck-four = Lau
web-settings-motion = Mugimendua
web-settings-motion-auto = Gailuak dioen bezala
web-settings-motion-less = Gutxiago
web-settings-phrases = Besteek esaten dutena
web-settings-keys = Tekla soilak

web-nav-evening = Nire gaua

web-settings-practice = Praktika: esan zer aholkatzen duten kalkuluek
