# Ausazko zenbakien sorgailuaren txostena.

help-rng-test =
    Ausazko zenbakien sorgailua probatzen du: jokoek zozketatzen duten guztia, mahaietan bezala zozketatuta.

    p balioa % 1 baino txikiagoa duen proba zozketa berriekin errepikatzen da, eta % 0,01etik behera bakarrik huts egiten du. Irteera-kodea 1 proba batek huts egiten badu, 2 argumentu bat ezinezkoa bada.
examples-rng-test =
    Adibideak:
      novamas rng-test
      novamas rng-test --source committed --draws 1000000
      novamas rng-test --source seeded --seed 7 --test frequency --test gap --json
      novamas rng-test --dieharder
option-rng-source = Nork zozketatzen duen: csprng (sistema eragilea, mahaietan bezala), committed (sekretu batetik eratorria) edo seeded (errepikagarria, inoiz ez diruarekin).
option-rng-draws = Lagin bakoitzeko balioak.
option-rng-seed = committed eta seeded iturrietarako: edozein testu; testu berak zozketa berak ematen ditu.
option-rng-test = Proba hau bakarrik (behin baino gehiagotan, edo komaz bereizita): frequency, serial, gap…; --dieharder aukerarekin, haren proba baten zenbakia.
option-rng-dieharder = Horren ordez, dieharder programak, instalatuta badago, iturriaren byteak probatzea.
option-rng-raw = Iturriaren byteak amaierarik gabe idazten ditu, beste programa batek proba ditzan.

rng-no-source = Ez dago «{ $value }» iturririk
rng-no-test = Ez dago «{ $value }» probarik
rng-no-seed = Sistema eragilearen sorgailuak ez du hazirik: adierazi --source committed edo seeded.
rng-bad-draws = Lagin batek { $least } eta { $most } balio artean ditu.
rng-raw-alone = --raw aukerak byteak besterik ez ditu idazten: kendu --dieharder, --json eta --test.
rng-raw-terminal = Amaierarik gabeko byteak ez dira terminal baterako: bidali programa batera edo fitxategi batera.

rng-drawing = Zozketatzen eta probatzen
rng-asking = dieharder programari galdetzen
rng-source-csprng = Iturria: sistema eragilearen sorgailua (csprng)
rng-source-committed = Iturria: sekretu batetik eratorritako zozketak (committed)
rng-source-seeded = Iturria: zozketa errepikagarriak (seeded), inoiz ez diruarekin
rng-seed = Hazia: { $seed }
rng-values = Lagin bakoitzeko balioak: { $draws }

rng-test = Proba
rng-sample = Zer probatzen den
rng-statistic = Estatistikoa
rng-freedom = Askatasun-graduak
rng-p = p balioa
rng-verdict = Epaia
rng-ntuple = Tupla
rng-assessment = dieharder-en iritzia

rng-passed = gainditua
rng-failed = HUTS
rng-passed-again = errepikatuta gainditua
rng-repeated = errepikatzen da
rng-again = … berriro, zozketa berriekin
rng-all-passed = { $repeated ->
    [0] { $tests } probak gainditu dira.
    [1] { $tests } probak gainditu dira, horietako bat errepikatuta.
   *[other] { $tests } probak gainditu dira, horietako { $repeated } errepikatuta.
}
rng-some-failed = { $failed ->
    [1] { $tests } probatik batek huts egin du.
   *[other] { $tests } probatik { $failed } probak huts egin dute.
}
rng-rule = { $first } baino txikiagoa ematen duen proba { $more } aldiz zozketa berri gehiagorekin errepikatzen da, eta { $second } baino txikiagoarekin huts egiten du: sorgailu garbi batek gehienez { $once } alditik behin huts egiten du.

rng-test-frequency = maiztasunak
rng-test-serial = ondoz ondoko bikoteak
rng-test-triples = ondoz ondoko hirukoteak
rng-test-gap = tarteak
rng-test-poker = poker-eskuak
rng-test-coupon = bilduma osoak
rng-test-permutation = lauko ordenak
rng-test-runs-up = bolada gorakorrak
rng-test-runs-down = bolada beherakorrak
rng-test-runs-median = boladak medianaren inguruan
rng-test-places = lekuak kartasortan
rng-test-orders = bosteko ordenak
rng-test-monobit = batekoak eta zeroak
rng-test-block-frequency = batekoak eta zeroak blokeka
rng-test-autocorrelation = autokorrelazioa

rng-sample-roulette = { $size } zenbakiko erruleta
rng-sample-boule = { $size } zuloko boule
rng-sample-wheel-of-fortune = { $size } laukiko zoriaren gurpila
rng-sample-bingo = { $size } bolako bingoa
rng-sample-tickets = { $size } txarteleko danborra
rng-sample-tombola = { $size } txarteleko tonbola
rng-sample-dice = { $size } dadoren jaurtiketak
rng-sample-faces = { $size } dadoren aurpegiak
rng-sample-lots = { $size } arteko zozketa
rng-sample-shoe = { $size } kartako sabota
rng-sample-deck = { $size } kartako sorta
rng-sample-hands = bost karta { $size } kartatik
rng-sample-shuffle = { $size } kartaren nahasketa
rng-sample-bytes = byteak
