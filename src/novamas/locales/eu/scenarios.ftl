# Zergatik ezin den eszenatoki-fitxategi bat irakurri, edo ez duen zentzurik.
bad-scenario-expect = ezin da { $value } espero.
bad-scenario-fields = { $name }: haren eremuak taula gisa idazten dira.
bad-scenario-amount = Zenbatekoa hamartarrekin testu gisa idazten da, ez { $value }.
bad-scenario-clause = clauses: { $law } legeak ez du { $value } klausularik.
bad-scenario-chance = zoria { $value } gisa espero da, ez { $value2 } gisa.
bad-scenario-no-stop = stop: joko honek ez du gelditze-kartarik.
bad-scenario-stop-beyond = stop: { $whole } karta daude sabotean, beraz gelditze-karta ezin da { $cards } kartaren ondoren egon.
bad-scenario-no-bet = { $owner } jokalariak ez du apusturik hemen: { $value }.
bad-scenario-which-bet = { $owner } jokalariak { $name } apustu ditu hemen: { $value }; esan zein, honela: '{ $owner } { $spot } 2'.
bad-scenario-no-such-bet = { $owner } jokalariak { $name } apustu ditu hemen: { $value }; bat ere ez da { $value2 } zenbakikoa.
bad-scenario-refused-clause = refused: { $law } legeak ez du { $value } klausularik.
bad-scenario-person = { $value } ez da pertsona baten izena.
bad-scenario-step-by = do edo bet duen urrats batek by behar du.
bad-scenario-nobodys-card = deal: hurrengo karta ez da inorena ({ $name }): idatzi chance gisa.
bad-scenario-card-for = deal: hurrengo karta honentzat da: { $value }; eta hauentzat soilik daude kartak: { $names }.
bad-scenario-several-laws = hainbat legetarako idatzita dago, { $names }: esan zein.
bad-scenario-other-law = ez dago { $law } legerako idatzita, hauetarako baizik: { $known }.
bad-scenario-key = gako ezezaguna: { $value }; gakoak hauek dira: { $known }.
bad-scenario-empty = ez du urratsik eta ez du ezer espero.
bad-scenario-table-key = gako ezezaguna [table] atalean: { $value }; gakoak hauek dira: { $known }.
bad-scenario-readings = [table]: reading edo readings, ez biak.
bad-scenario-expect-key = gako ezezaguna expect atalean: { $value }; gakoak hauek dira: { $known }.
bad-scenario-call = expect: deialdi edo gertaera bat izen bat da, edo izen bat bere eremuekin.
bad-scenario-move = expect: mugimendu bat honela idazten da: "@float > ana 35.00 win".
bad-scenario-no-game = ez du bere jokoa esaten.
bad-scenario-steps = haren urratsak [[step]] taula gisa idazten dira.
bad-scenario-no-law = ez du bere legea esaten: law (izen bat) edo laws (hainbaten taula bat).
bad-scenario-laws = laws taula bat da, honela: [laws], { $example } lerroarekin.
bad-scenario-own-clauses = clauses: [laws] ataleko lege bakoitzak bereak ditu.
bad-scenario-first = first egintzen zerrenda bat da, honela: { $example }.
bad-scenario-one-deed = hauetako bat aldiko: { $known }.
bad-scenario-open = open [table] atalaren gakoak dituen taula bat da, honela: { $example }.
bad-scenario-open-key = open: gako ezezaguna: { $value }; gakoak hauek dira: { $known }.
bad-scenario-expect-table = expect: taula bat da, ez { $value }.
bad-scenario-under = under legeen taula bat da, bakoitza han desberdinak diren gakoekin.
bad-scenario-under-law = under: fitxategia ez dago { $value } legerako idatzita.
bad-scenario-reserved = inork ezin du { $value } izena izan, hori fondoa da.
bad-scenario-by = by izen bat da, ez { $value }.
bad-scenario-deal = deal gakoak kartak norenak diren esaten du, honela: { $example }.
bad-scenario-stop = stop gelditze-kartaren aurreko karta kopurua da, ez { $value }.
bad-scenario-given = given aurrekari baten izena da, edo izenen zerrenda bat.
bad-scenario-given-loop = given { $value } bere buruaren gainean eraikita dago.
bad-scenario-preludes = haren aurrekariak [given."haien izena"] taula gisa idazten dira.
bad-scenario-unread = ezin da irakurri ({ $why }).
bad-scenario-not-text = ez da testua.
bad-scenario-format = format 2 da, edo ez da idazten lehen formako fitxategi batean; ez { $value }.
bad-scenario-missing-key = ez du bere { $key } esaten.
bad-scenario-law = law lege baten izena da, ez { $value }.
bad-scenario-times = [laws] { $law }: times zero baino handiagoko zenbaki oso bat da, ez { $value }.
bad-scenario-act = egintza batek hauetako bat behar du: { $known }.
bad-scenario-do-by = do gakoak by behar du: nork egiten duen.
bad-scenario-do = do agindu bat da, honela: "Leave" edo { $example }, edo zerrenda bat.
bad-scenario-bet = bet taula bat da, honela: { $example }.
bad-scenario-bet-by = bet gakoak by behar du, edo bere jokalariak izendatzen ditu: { $example }.
bad-scenario-acts = given { $value }: acts egintzen zerrenda bat da.
bad-scenario-in-the-way = badago jada, eta ez da { $path } bihurtzen dena.
bad-scenario-head-changes = haren legea, jokoa, izenburua edo klausulak aldatuko lirateke.
bad-scenario-play-changes = mahaiak ez luke gauza bera egingo; beraz, dagoen bezala geratzen da.
bad-scenario-lost = galdu egingo litzateke.
bad-scenario-not-passing = ez du dagoen bezala gainditzen, eta ezin da berridatzi: { $failed }
bad-scenario-namesake = { $law } eta { $game } honetako beste eszenatoki batek izen bera du: { $name2 }.
bad-place-step = { $number }. urratsa
bad-place-act = { $at }, { $number }. egintza
bad-place-given = given { $value }
bad-place-opening = irekiera
bad-scenario-failed = { $where }: { $what }: { $expected } espero zen, { $got } atera da
bad-scenario-came = { $code } { $clauses }: { $because }
bad-scenario-over = { $refused } ({ $round }. txanda iragarritako azkena zen, eta amaitu da)
bad-scenario-opened = mahaia ireki da
bad-scenario-not-toml = ez da TOML{ $line ->
    [0] { "" }
   *[other] { " " }({ $line }. lerroa)
}.
bad-scenario-no-prelude = given: ez dago { $value } aurrekaririk; { $many ->
    [0] ez dago { $file } haren karpetan ezta gorago ere
   *[other] hauek daude: { $known }
}.
