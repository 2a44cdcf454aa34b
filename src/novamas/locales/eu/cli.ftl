# Agindu-lerroa: laguntza, erroreak, goiburuak. Aginduak, aukerak eta gakoak ez dira inoiz itzultzen.

# -- laguntza -----------------------------------------------------------------------------------------------------

help-novamas = Espainiako kasino-jokoen katalogoak, martxan: joko, apustu, ordain eta akats bakoitza legeak dioen bezala.
examples-novamas =
    Adibideak:
      novamas games
      novamas rules roulette-french --law euskadi-1996
      novamas odds boule --law galicia-2007
      novamas compare wheel-of-fortune
      novamas play roulette-french --law euskadi-1996
help-help = Testu hau erakusten du.
help-version = Bertsioa erakusten du.
help-commands = Aginduak
help-options = Aukerak
help-arguments = Argumentuak
help-usage = Erabilera:
help-usage-command = AGINDUA
help-usage-options = AUKERAK
help-usage-args = ARGUMENTUAK
help-required = nahitaezkoa
help-default = lehenetsia: { $value }
help-epilogue =
    Agindu bakoitzak bere --help du.
    Ingurunea: NOVAMAS_LAWS (lege-karpeta gehiago), NOVAMAS_LANG (es, en, eu edo gl), NO_COLOR (kolorerik gabe).
help-games =
    Jokoak zerrendatzen ditu, zein legek dituzten, eta zenbat pasarte zalantzazko dauden testu bakoitzean.

    Aurretik lege bakoitzeko joko bakoitza irakurketa guztietan irakurtzen du; fitxategi bateko lehen errorea esaten du, irteera-kodea 2 dela.
examples-games =
    Adibideak:
      novamas games
      novamas games --json
      novamas games --lang eu
help-rules =
    Joko baten araudia inprimatzen du: klausula bakoitza bere gakoarekin, apustuak eta testuko pasarte zalantzazkoak.

    GAME oraindik jokatu ezin den joko bat ere izan daiteke, edo «catalogue» lege baten zati orokorrerako.
examples-rules =
    Adibideak:
      novamas rules roulette-french --law euskadi-1996
      novamas rules boule --law galicia-2007 --lang eu
      novamas rules wheel-of-fortune --law euskadi-1996 --reading joker=literal
      novamas rules wheel-of-fortune --law euskadi-1996 --json
help-law =
    Joko batek lege batean duen balio bakoitza inprimatzen du, iturri dituen klausulen hitzekin eta paragrafoarekin.

    Testua zalantzazkoa denean, jokatzen den balioa dator lehenik, eta gero irakurketaren beste aldea.
examples-law =
    Adibideak:
      novamas law euskadi-1996 roulette-french
      novamas law boe-1977 boule --lang eu
      novamas law galicia-2007 craps --json
help-odds = Apustu bakoitzaren probabilitate zehatzak ematen ditu: irabazi, berdindu, galdu, etxearen abantaila, desbideratze tipikoa.
examples-odds =
    Adibideak:
      novamas odds
      novamas odds roulette-french --law boe-1977
      novamas odds wheel-of-fortune --reading literal
      novamas odds wheel-of-fortune --law euskadi-1996 --reading joker=literal
      novamas odds boule --reading all --json
help-compare = Legeak joko batean zertan bereizten diren erakusten du: arauak beren artikuluekin, eta jokalariak apustu bakoitzetik zer espero duen.
examples-compare =
    Adibideak:
      novamas compare wheel-of-fortune
      novamas compare roulette-french --all
      novamas compare blackjack --law galicia-2007 --law euskadi-1996
      novamas compare boule --json
help-play = Mahai bat irekitzen du terminalean jokatzeko, lagunekin eta ozen hitz egiten duen krupier batekin.
examples-play =
    Adibideak:
      novamas play
      novamas play roulette-french --law euskadi-1996
      novamas play boule --law galicia-2007 --lang eu
help-scenario =
    Ebatzitako adibideak (TOML) exekutatzen ditu, edozein mahairen motor berarekin.

    Irteera-kodea 1 itxaropen batek huts egiten badu, 2 fitxategi bat ezin bada exekutatu.
examples-scenario =
    Adibideak:
      novamas scenario scenarios/
      novamas scenario scenarios/boule/five-takes-even-chances.toml
      novamas scenario scenarios/ --json
      novamas scenario --upgrade nireak/
help-trace =
    Legeetako zein klausula betearazten dituen proba batek, zein erakusten dituen araudiak eta zein falta diren esaten du.

    Lan-kopia honetan azken «make test» osoak utzitakoa irakurtzen du.
examples-trace =
    Adibideak:
      novamas trace
      novamas trace --game roulette-french
      novamas trace --law euskadi-1996 --json
help-check =
    Kasino baten aretoa (TOML) legeekin egiaztatzen du: mahai bakoitza bere aldetik eta guztiak batera.
    Fitxategirik gabe, legeak berak egiaztatzen ditu: gaizki dagoen guztia, fitxategia, lerroa eta lekua emanda.

    Irteera-kodea 1 arazoak badaude, 2 fitxategia ezin bada irakurri.
examples-check =
    Adibideak:
      novamas check
      novamas check examples/floor.toml
      novamas check examples/floor.toml --json

option-json = JSON programentzat, jendearentzako testuaren ordez.
option-lang = Hizkuntza: es, en, eu edo gl (testurik oraindik ez dagoenean, ingelesa).
option-law = Legea, «novamas games» aginduak izendatzen duen bezala, jokoa lege batean baino gehiagotan badago; lege gehiago egon daitezke NOVAMAS_LAWS karpetetan.
option-any-law = Lege hau bakarrik; guztiak, bat ere izendatzen ez bada.
option-law-key = Legea, «novamas games» aginduak izendatzen duen bezala.
option-game = Jokoa, «novamas games» aginduak izendatzen duen bezala.
option-any-game = Jokoa; guztiak, bat ere izendatzen ez bada.
option-trace-game = Joko honen klausulak bakarrik.
option-reading = Testua zalantzazkoa denean: default (pasarte bakoitzarena), literal (hitzez hitzekoa) edo corrected (zuzendua); edo pasarteak izenez, joker=literal bezala (hainbat aldiz, edo komaz bereizita).
option-readings = Testua zalantzazkoa denean: default (pasarte bakoitzarena), literal (hitzez hitzekoa), corrected (zuzendua) edo all (hirurak); edo pasarteak izenez, joker=literal bezala (hainbat aldiz, edo komaz bereizita).
option-some-laws = Elkarren ondoan jartzeko bi edo hiru arau, bakoitza bere aukerarekin: desberdintasun bakoitza eta lehenengoan zer balio duen.
option-all = Lege guztietan berdin dena ere bai.
option-odds-all = Minutuak behar dituena ere zenbatu: joko guztiak, irakurketa guztiak.
option-odds-recount = Dagoeneko jakina dena berriro zenbatu, eta gorde.
option-odds-device = Non zenbatu berriro txartel grafiko batek zenbatzen dakiena: «cpu» edo «gpu».
option-odds-meter = Sariak poto baten zatiak dituzten apustuak, kontagailua hainbeste apustutan dagoela: 1500, 2500.5, 8661/4.
cli-no-meter = { $game } jokoak ez du kontagailudun apusturik: deskartedun eta deskarterik gabeko pokerren jackpotek eta blackjackeko apustu metatuak baino ez dute.
cli-no-meter-here = Hemen ez dago kontagailudun apusturik duen jokorik.
option-paths = Adibideen fitxategiak, edo haien karpetak.
option-upgrade = Lehen formako fitxategiak bigarrenean berridazten ditu, dauden lekuan; ezer ez da aldatzen mahai batek ere beste zerbait egingo balu.
option-check-all = Betetzen diren arauak ere erakusten ditu, beren artikuluekin.
option-check-out = Arau guztiak inprimatzeko orri gisa (HTML) idazten ditu fitxategi honetan.
option-floor = Aretoa deskribatzen duen fitxategia; hura gabe, legeak egiaztatzen dira.

# -- erroreak -----------------------------------------------------------------------------------------------------

cli-left-out = Kanpoan geratzen da: { $problem }
cli-no-law = Ez dago «{ $value }» legerik
cli-which-law = «{ $game }» lege batean baino gehiagotan dago: esan bat --law aukerarekin; hauek daude: { $known }.
cli-no-game = Ez dago «{ $value }» jokorik
cli-no-game-in-law = Ez dago «{ $value }» jokorik lege honetan: { $law }
cli-no-reading = Ez dago «{ $value }» irakurketarik
cli-no-side = «{ $value }» ez da «{ $reading }» irakurtzeko modu bat
cli-reading-alone = «{ $value }» hitzak ez du esaten zein pasarte nola irakurri: idatzi joker=literal bezala.
cli-recount-what = Zein joko zenbatu behar da berriro? Esan: «novamas odds JOKOA --recount».
cli-device-recount = «--device gpu» aukerak berriro zenbatzen du: eskatu --recount ere.
cli-device-no-count = Txartel grafikoak ez daki { $game } zenbatzen: eskatu «--device gpu» gabe.
cli-no-language = Ez dago «{ $value }» hizkuntzarik
cli-not-yet = Oraindik ezin da jokatu: { $game }.
cli-not-yet-in-law = Oraindik ezin da jokatu: { $game } ({ $law }).
cli-nothing-to-play = Lege honetako jokorik ezin da oraindik jokatu: { $law }; bere katalogoan hauek daude: { $known }.
cli-none-playable = bere katalogoan hauek daude: { $known }, eta bat ere ezin da oraindik jokatu.
cli-unknown-command = Ez dago «{ $value }» agindurik
cli-unknown-option = Hemen ez dago aukera hau: { $value }
cli-missing-argument = Falta da { $name }: ikus «{ $command } --help».
cli-too-much = «{ $value }» argumentua soberan dago: ikus «{ $command } --help».
cli-twice = Bi aldiz eman da { $name }.
cli-bad-value = «{ $value }» ez da balio hau: { $name }.
cli-did-you-mean = «{ $near }» esan nahi zenuen?
cli-there-are = hauek daude: { $known }.
cli-or = edo

# -- games --------------------------------------------------------------------------------------------------------

cli-games-game = Jokoa
cli-games-law = Legea
cli-games-epigraph = Epigrafea
cli-games-currency = Moneta
cli-games-readings = Irakurketak
cli-games-later = Katalogoetan, oraindik jokatu ezin direnak:

# -- rules --------------------------------------------------------------------------------------------------------

law-told-date = data: { $value }
law-told-gazette = { $value }
law-told-in-force = indarrean: { $value }
law-told-amended-by = aldatu duena: { $value }
law-other-side = «{ $reading }» irakurketa, beste aldea ({ $says }): { $value }
rules-not-yet = Joko hau oraindik ezin da hemen jokatu; hauek dira bere klausulak.
rules-fallback = «{ $lang }» hizkuntzan oraindik testurik ez duten klausulak ingelesez ageri dira, [en] markarekin.
rules-inherited = Hemendik jasoa: { $name }, { $place }, aurreko klausulek besterik xedatzen ez duten guztian
rules-section = { $section } atala
rules-bets = Apustuak
rules-bets-reading = Apustuak, irakurketa: { $reading }
rules-bets-bet = Apustua
rules-bets-pays = Ordaina
rules-bets-maximum = Gehienekoa
rules-bets-clauses = Klausulak
rules-maximum-multiples = { $multiples } × gutxienekoa
rules-maximum-between = { $least } eta { $most } bitartean × gutxienekoa, etxeak finkatu bezala
rules-maximum-parts = fitxa bakoitza bere lekuaren gehienekoraino
rules-maximum-authorised = baimenaren arabera
rules-readings = Testuko pasarte zalantzazkoak
rules-literal = hitzez hitzekoa: { $says }
rules-corrected = zuzendua: { $says }
rules-applies = hau jokatzen da
rules-unplayable = ezin da jokatu: { $why }
rules-reason = Arrazoia: { $why }

# -- odds ---------------------------------------------------------------------------------------------------------

reading-default = lehenetsia
reading-literal = hitzez hitzekoa
reading-corrected = zuzendua
odds-title = { $game } · { $law } ({ $key }) · irakurketa: { $reading }
odds-bet = Apustua
odds-pays = Ordaina
odds-win = Irabazi
odds-push = Berdindu
odds-lose = Galdu
odds-edge = Abantaila
odds-over = Onenaren gain
odds-exact = Zehatza
odds-sd = D. tipikoa
odds-clauses = Klausulak
odds-with-literal = «{ $name }», hitzez hitz irakurrita ({ $reading }=literal):
odds-with-corrected = «{ $name }», zuzenduta irakurrita ({ $reading }=corrected):
odds-costs = { $bets }: kostua { $price }
odds-gives = { $bets }: jokalariarentzat { $price }
odds-gone = ez dago apustu hau: { $bets }
odds-same-edge = abantaila bera da; zenbatetan irabazi, berdindu eta galtzen den baino ez da aldatzen
odds-counting = { $game } zenbatzen: prozesadore baten { $seconds } segundo inguru…
odds-readings-wait = Oraindik zenbatu gabe beste aldearekin: { $readings } («novamas odds { $game } --all»).

# -- compare ------------------------------------------------------------------------------------------------------

compare-title = { $game }, lege bakoitzaren arabera
compare-expects = Jokalariak apustatutakotik espero duena
compare-same-odds = Probabilitateak berdinak dira lege eta irakurketa guztiekin.
compare-same-rules = Arauak berdinak dira lege guztietan.
compare-rules = Zertan bereizten diren arauak
compare-rules-all = Arauak
compare-one-law = Lege bakar batek du joko hau: { $law }.
compare-rule = Araua
compare-unsaid = –
compare-tie = { $pays }, apustatutakoa bakarrik itzultzen da
compare-none = bat ere ez
compare-yes = bai
compare-no = ez
compare-never = ez du inoiz irabazten
compare-reading = «{ $reading }» irakurketa: { $side }
compare-never-wins = { $bet }: ezin { $bets ->
    [one] du
   *[other] dute
} inoiz irabazi; jokalariak apustu bakoitzetik espero duena { $expects } da ({ $exact }; { $readings }).
compare-player-ahead = { $bet }: behar baino gehiago ordaintzen { $bets ->
    [one] du
   *[other] dute
}; jokalariak apustu bakoitzetik espero duena { $expects } da ({ $exact }; { $readings }).
compare-because = «{ $reading }» irakurketa; lehenespenez aplikatzen dena: { $applies }. { $clauses }

# -- scenario -----------------------------------------------------------------------------------------------------

scenario-ok = ondo
scenario-failed = HUTS
scenario-bad = FITXATEGI TXARRA
scenario-none = { $path }: karpeta honetan ez dago adibiderik.
scenario-missing = { $path }: ez dago halako fitxategirik edo karpetarik.
scenario-total = { $passed } ondo, { $failed } huts, { $bad } ezin dira exekutatu; { $checked } itxaropen egiaztatuta.
scenario-upgraded =
    { $files_before } fitxategitako { $scenarios } adibide { $files_after } fitxategitan daude orain: { $lines_after } lerro, { $lines_before } ordez, eta { $preludes } atariko berri. Mahai bakoitzak gauza bera egiten du, bytez byte.
scenario-no-old = Hemen ez dago lehen formako adibiderik: ez da ezer aldatu.

# -- trace --------------------------------------------------------------------------------------------------------

trace-no-checkout = Hau ez da novamas-en lan-kopia bat: trace aginduak haren probak eta adibideak irakurtzen ditu.
trace-no-results = Oraindik ez dago jarraitzeko proba-emaitzarik: exekutatu lehenik «make test».
trace-bad-results = Ezin da irakurri: { $path }; exekutatu berriro «make test».
trace-stale = probak, adibideak edo kodea aldatu egin dira azken «make test» osoaz geroztik: exekutatu berriro arrasto zehatz baterako.
trace-title = Betetako klausulak, legearen, jokoaren eta geruzaren arabera
trace-law = Legea
trace-game = Jokoa
trace-untouched = Probek betearazten dituzten klausulak, baina legearen ezein baliok edo landatutako akatsik probatzen ez dituenak:
trace-missing = Falta dira
trace-total = { $clauses } klausula: { $enforced } probek egiaztatuta, { $shown } araudian erakutsita, { $missing } falta dira.

# -- check --------------------------------------------------------------------------------------------------------

check-fine = Aretoak legea betetzen du.
check-laws-fine = Legeak ondo daude.
check-table = Mahaia { $number } ({ $game })
check-table-alone = Mahaia { $number }
check-problems = { $problems ->
    [1] Arazo bat.
   *[other] { $problems } arazo.
}

# Dadoak edo craps
rules-maximum-gain = gehieneko bakunaren irabazia × { $least } eta { $most } bitartean irabazten duena, etxeak finkatu bezala
rules-maximum-share-of-bet = laguntzen dion apustuaren % { $percent }
rules-maximum-share = apustu bakunen gehienekoaren % { $percent }

# Strategy charts
odds-computed = kalkulatua; abantaila zuzena da { $error } arte
cli-no-output = Irteera ezin da idatzi: { $why }.
cli-output-closed = Ez dago idazteko irteerarik.
cli-system = { $path }: { $why }.

# -- the regulator's desk --

help-search = Klausula guztietan bilatzen du: hitzez, artikuluz edo arauei ematen dietenez; azenturik gabe ere bai.
help-whatif = Zer gertatuko litzaieke prezioei, egiaztapenei eta adibideei arau batek besterik balio.
help-dossier = Joko bat arau baten arabera, edo biren edo hiruren arabera, bere kasa dagoen dokumentu gisa (HTML, PDF, CSV, JSON).
option-search = Hitzak, edo artikulu bat (GAL07-03-061 edo 03-061 bezala); komatxo artean, elkarrekin.
option-search-most = Gehienez zenbat klausula erakusten diren.
option-whatif = Zuzenketa, TOML gisa.
option-whatif-scenarios = Zuzenketarekin jokatzen diren adibideak: fitxategiak edo karpetak.
option-paper = Nora: .html, .pdf, .csv edo .json fitxategi bat.
examples-search =
    Adibideak:
      novamas search surrender --law galicia-2007
      novamas search GAL07-03-061
      novamas search 'late bet' --lang en
examples-whatif =
    Adibideak:
      novamas whatif examples/amendment.toml
      novamas whatif examples/amendment.toml --scenarios scenarios/blackjack --out whatif.pdf
examples-dossier =
    Adibideak:
      novamas dossier blackjack --law galicia-2007 --out blackjack.html
      novamas dossier blackjack --law galicia-2007 --law euskadi-1996 --out compare.pdf
