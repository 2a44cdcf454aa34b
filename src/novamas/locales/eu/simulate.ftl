# `simulate` agindua: jokoak milioika jokatuta.

help-simulate =
    Milioika jokatzen du eta zer gertatzen den esaten du, probabilitate zehatzen ondoan.

    Eskatzen denerako begizta konpilatua badago, hark jokatzen du; gainerako guztia arauek berek, eta emaitzak esaten du nork. Hazi berak emaitza bera ematen du edozein nukleo kopururekin.
examples-simulate =
    Adibideak:
      novamas simulate roulette-french --law euskadi-1996 --bet red=10 --bet straight:17=5 --rounds 1000000
      novamas simulate blackjack --law galicia-2007 --strategy by-cards --until 0.001
      novamas simulate boule --law boe-1977 --bet red=100 --plan martingale --chips 50000 --plots irudiak
option-sim-bet = Jokaldi bakoitzean jartzen dena: leku bat eta zenbateko bat, nahi beste aldiz; hori gabe, lehen apustu mota gutxienekoarekin.
option-sim-rounds = Zenbat jokaldi, edo gehienez --until erabiliz gero.
option-sim-seed = Simulazio osoa zehazten duen zenbaki edo testu bat.
option-sim-strategy = Galdetzen diotenak nola erantzuten duen: «novamas odds»-eko izen bat, mahaiko lagun baten izaera bat, edo taula bat duen JSON fitxategi bat.
option-sim-minimum = Mahaiaren gutxienekoa.
option-sim-session = Saio baten jokaldiak: porrota, jaitsierak eta saboteak berriro hasten dira saio bakoitzean.
option-sim-plan = Apustuek irabazi-galerei nola jarraitzen dieten: flat, martingale, paroli, dalembert, fibonacci, proportional.
option-sim-chips = Saio batek zerekin hasten den; hurrengo apustua ordaindu ezin denean amaitzen da. Hori gabe, nahi adina fitxa dago.
option-sim-target = Saioa amaitu egiten da hainbeste irabazitakoan.
option-sim-until = Gelditu abantaila tarte honekin ezagutu bezain laster, % 95eko konfiantzaz: 0.00001.
option-sim-jobs = Zenbat nukleok jokatzen duten; hori gabe, denek.
option-sim-by = Nork jokatu behar duen: «kernel» edo «engine».
option-sim-company = Zenbat beste jokalari dauden mahaian.
option-sim-cluster = Dask kluster batean jokatu: antolatzailearen helbidea, edo «local» bere kabuz abiatzen den baterako.
option-sim-device = Begizta konpilatuak non jokatzen duen: «cpu» edo «gpu», txartel grafikoa.
option-sim-parquet = Zenbatutakoa Parquet fitxategi gisa idatzi karpeta honetan.
option-sim-plots = Karpeta honetan marraztu, SVG gisa, jokaldiek zer dakarten, saioak, porrota eta jaitsierak.
sim-title = { $game }, { $law }
sim-bets = Jokaldi bakoitzean: { $bets }
sim-by-kernel = { $rounds } jokaldi, begizta konpilatu batek jokatuak, { $rate } segundoko.
sim-by-engine = { $rounds } jokaldi, arauek jokatuak, { $rate } segundoko.
sim-why-no-kernel = Joko honek ez du begizta konpilaturik.
sim-why-not-installed = Begizta konpilatuek «sim» gehigarria behar dute.
sim-why-company = Mahaian beste batzuek ere jokatzen dute, eta begizta konpilatuek ez dituzte ezagutzen.
sim-why-function = Deitzailearen funtzio batek erabakitzen du.
sim-why-option = Etxeak begizta konpilatuak ezagutzen ez duen aukera bat hautatu du.
sim-why-strategy = Begizta konpilatuak ez du estrategia hau ezagutzen.
sim-why-bet = Begizta konpilatuak ez du apustu hauetako bat ezagutzen.
sim-why-stake = Apustu hauek ezin dira zehatz ordaindu edo mugetatik kanpo daude.
sim-why-plan = Begizta konpilatuak ez du plan hau ezagutzen apustu hauekin.
sim-why-too-wide = Jokaldi batek zenbateko desberdin gehiegi ekar ditzake begizta konpilatuarentzat.
sim-why-no-device-loop = Joko honetarako ez dago txartel grafikorako begiztarik.
sim-figure = Zifra
sim-value = Balioa
sim-edge = Abantaila
sim-interval = % 95eko tartea
sim-exact = Abantaila zehatza (aldea)
sim-mean = Jokaldi baten batezbestekoa
sim-sd = Desbideratze tipikoa
sim-staked = Lehen apustuko jarritakoa
sim-element = Jarritako guztiaren gaineko abantaila
sim-shares = Irabazita / berdin / galduta
sim-quantiles = Jokaldi baten kuantilak
sim-ruined = Fitxarik gabeko saioak
sim-outcomes = Atera dena:
sim-progress = { $rounds } jokaldi, { $of }(e)tik; abantaila { $edge } ± { $half }
sim-written = Idatzita: { $path }
sim-plot-nets = Jokaldiek zer dakarten
sim-plot-stakes = lehen apustuak
sim-plot-share = jokaldien zatia
sim-plot-paths = Saioen ibilbidea
sim-plot-rounds = jokaldiak
sim-plot-ruin = Fitxarik gabe amaitzen diren saioak
sim-plot-chips = hasierako lehen apustuak
sim-plot-sessions = saioen zatia
sim-plot-drawdown = Beren punturik gorenetik hainbeste jaisten diren saioak
sim-cli-no-plan = Ez dago «{ $value }» planik
sim-cli-jobs = Gutxienez nukleo batek jokatzen du.
sim-cli-bet = Apustua LEKUA=ZENBATEKOA idazten da, adibidez red=10: «{ $value }» ez.
sim-cli-chart = { $path } ez da estrategia baten taula: esku bakoitzeko lerro bat du, eta bertan erantzun bat aurki dezakeen bakoitzerako.
bad-sim-no-plan = Ez dago { $value } planik; hauek daude: { $known }.
bad-sim-negative = { $value } ezer ez baino gutxiago da.
bad-sim-per-mille = Plan proportzional baten zatia milatik 1 eta 1000 artekoa da: { $value } ez.
bad-sim-plan-needs-chips = Plan proportzionalak hasteko fitxak behar ditu.
bad-sim-no-bets = Apustuek leku bat behar dute; hauek daude: { $known }, eta abar.
bad-sim-bets-nowhere = { $game } jokoan ez da lekuen gainean apustu egiten: mahaiko lagunek beren erara jokatzen dute.
bad-sim-no-room = Mahai honetan ez dago beste { $value }(r)entzako lekurik.
bad-sim-no-chart = { $game } jokoaren estrategiarik ez da taula gisa idazten.
bad-sim-no-strategy = Hemen ez dago { $value } estrategiarik; hauek daude: { $known }.
bad-sim-stake = { $value } lekuko apustua gutxienez fitxa batekoa da.
bad-sim-rounds = 1 eta { $most } jokaldi artean joka daitezke: { $value } ez.
bad-sim-session = Saio batek 1 eta { $most } jokaldi artean ditu: { $value } ez.
bad-sim-until = Zehaztasuna ezer ez baino handiagoa den zenbaki bat da: { $value } ez.
bad-sim-by = Begizta konpilatuak (kernel) edo arauek (engine) jokatzen dute: { $value } ez da bata ez bestea.
bad-sim-no-kernel = Begizta konpilatu batek ere ez du hau jokatzen ({ $why }).
bad-sim-needs-extra = Honetarako { $missing } behar da: { $install }
bad-sim-cluster-function = Deitzailearen funtzio bat ezin da klusterrera joan: eman taula bat edo izen bat.
bad-sim-cluster-lost = { $value } helbideko klusterrak ez du erantzuten.
bad-sim-device = Cpu-an edo gpu-an jokatzen da: { $value } ez da bat ere ez.
bad-sim-no-device = Ez du erantzuten hau jokatzeko txartel grafikorik.
