# Bingo: every word of its own.

# Why a hall cannot be opened like this
bad-bingo-share = Sari bat diru-bilketaren { $value } milaren da: 1 eta { $most } artean egon behar du, edo zero sari gehigarria bada.
bad-bingo-shares = Sari guztiek batera ezin dute diru-bilketaren { $most } milaren gainditu.
bad-bingo-row = Arau honek ez du iragarritako lerrorik ezagutzen: edozeinek irabazten du, ez { $value } bakarrik.
bad-bingo-forms = Arau honek ez du bingo goiztiarrarentzako saririk ezagutzen.
bad-bingo-extra-ball = Bingo bat goiztiarra da { $least } eta { $most } arteko bola batera arte, ez { $value }.
bad-bingo-no-extra-ball = Sari gehigarri batek bingoak zein bolatara arte irabazten duen behar du.
bad-bingo-thing = Gauzazko sari batek diruaren lekua hartzen du: ez da kartoiekin elikatzen eta ez da beste aretoekin partekatzen, eta arauak ezagutu behar du.
bad-bingo-linked = Arau honek ez du elkarri lotutako aretorik ezagutzen.
bad-bingo-series = Serie batek seiren multiplo bat kartoi ditu, { $most } arte, ez { $value }.
bad-bingo-first-series = Lehen seriea 1 eta { $most } artean dago, ez { $value }.
bad-bingo-most-cards = Pertsona batek 1etik { $most } kartoira joka ditzake batera, ez { $value }.
bad-bingo-electronic = Arau honek ez du kartoi elektronikorik ezagutzen.
bad-bingo-unapproved = Agintaritzak erabiltzen den eredua homologatu behar izan du.
bad-bingo-extractor = Ez dago { $value } tresnarik; hauek daude: { $known }.
bad-bingo-followed = Gainerako aretoek ez dute partida honen bidez jarraitzen: «{ $value }»; hauen bidez bai: { $known }.
bad-bingo-rooms = Partida bat 1etik { $most } aretotan jokatzen da, ez { $value }.
bad-bingo-unfollowed = Gainerako aretoek bozgorailu, hargailu eta pantailekin bakarrik jarrai dezakete jokoa; falta da: { $value }.
bad-bingo-no-machines = Arau honek ez du makina osagarririk ezagutzen.
bad-bingo-machines = Kategoria honetako areto batek { $most } makina izan ditzake, ez { $value }.
bad-law-bingo-card = Kartoiak 90 zenbakitik 15ekin egiten dira, boskoko hiru lerrotan eta bat-hiruko bederatzi zutabetan; arauak beste kartoi bat du.
bad-law-bingo-prizes = Lerroa eta bingoa saritzen dira; arauak beste zerbait du.

# -- bets
bet-card = Kartoia
spot-card = Kartoia
choice-cards-6 = 6 kartoi jokoan
choice-cards-60 = 60 kartoi jokoan
choice-cards-240 = 240 kartoi jokoan
chart-bingo-line = Bola honetara arte lerroa osatuta
chart-bingo-bingo = Bola honetara arte bingoa osatuta
chart-against-bingo = kartoiak jokoan
chart-bingo-mean-line = { $cards } kartoirekin lerroa batez beste { $ball }. bolan dator.
chart-bingo-mean-bingo = { $cards } kartoirekin bingoa batez beste { $ball }. bolan dator.
rules-case-bingo-line = lerroa: hemen bilketaren % { $percent }, aretoak finkatu bezala
rules-case-bingo-bingo = bingoa: hemen bilketaren % { $percent }, aretoak finkatu bezala
rules-case-bingo-extra = { $ball }. bolara arteko bingoa: sari gehigarria ere bai
rules-maximum-bingo-cards = { $most } kartoi pertsonako, aretoak finkatu bezala

# -- calls
call-bingo-material = Dena badabil; { $balls } bola daude tresnan
call-bingo-series = { $series }. seriea salgai, { $size } kartoi, { $amount } bakoitza
call-bingo-sale-over = Salmenta amaitu da
call-bingo-nobody-bought = Ez da kartoirik saldu: ez dago partidarik
call-bingo-sold = { $series }. serieko { $first } zenbakitik { $last } zenbakira arteko kartoiak saldu dira
call-bingo-line-prize = Lerroaren saria: { $amount }
call-bingo-bingo-prize = Bingoaren saria: { $amount }
call-bingo-extra-prize = { $ball }. bolara arte bingoak { $amount } gehiago irabazten du
call-bingo-extra-thing = { $ball }. bolara arte bingoak { $thing } ere irabazten du
call-bingo-row = { $row ->
    [1] Goiko lerroa
    [2] Erdiko lerroa
   *[3] Beheko lerroa
} saritzen da
call-bingo-start = Jokaldia hasten da
call-bingo-number = { $number }
call-bingo-line = Lerroa!
call-bingo-bingo = Bingo!
call-bingo-line-right = { $card } kartoia: lerroa zuzena da
call-bingo-line-wrong = { $card } kartoia: lerroa ez da zuzena
call-bingo-bingo-right = { $card } kartoia: bingoa zuzena da
call-bingo-bingo-wrong = { $card } kartoia: bingoa ez da zuzena
call-bingo-more-line = Lerro gehiagorik?
call-bingo-more-bingo = Bingo gehiagorik?
call-bingo-resume = Jokoak aurrera jarraitzen du
call-bingo-end = Jokaldia amaitu da
call-bingo-void = Jokaldia baliogabetuta dago

# -- what happened
event-why-cards = kartoiak
event-why-prize = saria
event-why-takings = bilketa
event-why-refund = itzulketa
event-cause-wrong-number = gaizki iragarritako zenbaki bat
event-cause-breakdown = matxura bat
event-MaterialChecked = Materiala eta instalazioak badabiltza; { $loaded } bola tresnan.
event-MaterialChecked-entry = Materiala
event-MaterialInspected = { $who }: materiala ikuskatu du.
event-MaterialInspected-entry = Materiala
event-SaleOpened = { $series }. seriea salgai dago, { $from }. kartoitik aurrera.
event-SaleOpened-entry = Salmenta
event-SeriesOpened = Seriea agortu da; { $series }. seriea salgai dago.
event-SeriesOpened-entry = Salmenta
event-CardsSold = Kartoiak erosi dira.
event-CardsSold-entry = Salmenta
event-SaleClosed = Salmenta amaitu da; serieko { $unsold } kartoi geratzen dira.
event-SaleClosed-entry = Salmenta
event-NobodyBought = Inork ez du kartoirik erosi.
event-NobodyBought-entry = Salmenta
event-GameStarted = Jokaldia hasten da, { $playing } kartoirekin.
event-GameStarted-entry = Jokaldia
event-BallOrdered = Hurrengo bola.
event-BallOrdered-entry = Bola
event-BallDrawn = { $nth }. bola: { $called }.
event-BallDrawn-entry = Bola
event-PrizeLapsed = Kartoi saritu bat ez da garaiz kantatu.
event-PrizeLapsed-entry = Kantua
event-Sung = { $who }: { $which } kartoiarekin kantatu du.
event-Sung-entry = Kantua
event-CardChecked = { $which } kartoia egiaztatu da.
event-CardChecked-entry = Egiaztapena
event-AskedForMore = Irabazle gehiago dauden galdetzen da.
event-AskedForMore-entry = Egiaztapena
event-Resumed = Jokoak aurrera jarraitzen du.
event-Resumed-entry = Jokaldia
event-PrizeAwarded = Sari bat ematen da.
event-PrizeAwarded-entry = Saria
event-LineUnclaimed = Inork ez du lerroa kantatu.
event-LineUnclaimed-entry = Saria
event-BingoEnded = Jokaldia amaitu da eta sariak ordaintzen dira.
event-BingoEnded-entry = Jokaldia
event-GameVoided = Jokaldia baliogabetzen da: { $cause }. Kartoien dirua itzultzen da.
event-GameVoided-entry = Jokaldia
event-HallsLinked = Lotutako aretoek sari komunerako gordetzen dutena ezaguna da.
event-HallsLinked-entry = Lotutako aretoak

# -- refusals
refused-material-unchecked = Saioaren aurretik materiala egiaztatu eta bolak sartu behar dira.
refused-no-sale = Orain ez da kartoirik saltzen.
refused-too-many-cards = Inork ezin du hainbeste kartoi jokatu: gehienez { $limit } gehiago.
refused-too-many-cards-none = Jokatu ditzakeen karton guztiak jokatzen ari zara dagoeneko.
refused-too-many-series = Makina batek ezin du hainbeste serie jokatu: gehienez { $limit } kartoi gehiago.
refused-too-many-series-none = Makina honek jokatu ditzakeen serie guztiak jokatzen ditu dagoeneko.
refused-series-ends = Serieari { $limit } kartoi geratzen zaizkio; gero hurrengoa iragartzen da.
refused-series-ends-none = Serieari ez zaio kartoirik geratzen; ondoren hurrengoa iragartzen da.
refused-no-such-support = Areto honetan ez dago horrelako kartoirik.
refused-no-machine = Areto honek ez du makina osagarririk.
refused-machines-taken = Aretoko makina guztiak hartuta daude.
refused-any-line = Hemen edozein lerro saritzen da; ez da bat ere iragartzen.
refused-no-card-in-play = Ez duzu kartoirik martxan dagoen jokaldi batean.
refused-no-number-yet = Oraindik ez da zenbakirik kantatu.
refused-line-is-won = Lerroa jada sarituta dago.
refused-already-sung = Zure kartoi guztiak kantatu dituzu zenbaki honekin.
refused-not-your-card = { $value } ez da orain kanta daitekeen zure kartoi bat.
refused-nothing-sung = Ez dago egiaztatzeko zain dagoen kartoirik.
refused-no-game-running = Ez dago baliogabetzeko moduko jokaldirik martxan.
refused-no-linked-halls = Areto hau ez dago beste batzuekin lotuta.
refused-cards-in-play = Kartoiak jokoan dituena jokaldia amaitzean doa.

# -- at the console
console-act-CheckMaterial = Materiala egiaztatu eta bolak sartu
console-act-InspectMaterial = Materiala ikuskatu
console-act-OpenSale = Seriea iragarri eta saldu
console-act-BuyCards = Kartoiak erosi
console-act-CloseSale = Salmenta itxi
console-act-StartGame = Sariak iragarri eta hasi
console-act-DrawBall = Bola bat atera
console-act-SingLine = Lerroa!
console-act-SingBingo = Bingo!
console-act-CheckCard = Kartoia egiaztatu
console-act-GoOn = Jarraitzeko agindua eman
console-act-EndBingo = Jokaldia amaitutzat eman
console-act-VoidGame = Jokaldi baliogabea
console-act-VoidGame-wrong-number = Gaizki iragarritako zenbakia: jokaldia baliogabetzen da
console-act-VoidGame-breakdown = Konpondu ezin den matxura: jokaldia baliogabetzen da
console-act-LinkHalls = Lotutako aretoek gordetzen dutena
console-act-PayOtherHall = Beste areto batean irabazitako saria ordaindu
console-does-CheckMaterial = Materiala eta instalazioak egiaztatzen dira, eta laurogeita hamar bola sartzen dira tresnan.
console-does-OpenSale = Seriea, bere kartoiak eta prezioa iragartzen dira; gero ordenan saltzen dira.
console-does-CloseSale = Kutxazainak soberako kartoiak jasotzen ditu.
console-does-StartGame = Saldutako kartoiak, sariak eta hasiera iragartzen dira.
console-does-DrawBall = Hurrengo bola ateratzen da; zenbakia kantatu eta erakusten da.
console-does-CheckCard = Kartoia kantatutako zenbakiekin alderatzen da.
console-does-GoOn = Orain arte irabazitakoaren gaineko eskubide oro galtzen da; lerroa banatzen da, bingoak jokaldia amaitzen du.
console-does-EndBingo = Bola guztiak atera dira eta inork ez du kantatu: sariak etxean geratzen dira.
console-does-VoidGame = Kartoien dirua itzultzen da eta emandako sariak itzuli egiten dira.
console-pad-bingo = Atera den zenbakia
console-phase-sale = Kartoi-salmenta
console-phase-ready = Lehen bolaren aurretik
console-phase-called = Zenbakia kantatuta
console-phase-checking = Kartoien egiaztapena
console-phase-others = Irabazle gehiagorik?
console-field-count = Kartoiak
console-field-support = Euskarria
console-field-row = Lerroa
value-paper = papera
value-electronic = elektronikoa
value-machine = makina
value-top = goikoa
value-centre = erdikoa
value-bottom = behekoa

# -- in the office
office-option-line-share = Lerroa, bilketaren milarenetan
office-option-bingo-share = Bingoa, bilketaren milarenetan
office-option-row = Lerro saritua
office-option-row-any = edozein
office-option-row-top = goikoa
office-option-row-centre = erdikoa
office-option-row-bottom = behekoa
office-option-series-size = Serie bateko kartoiak
office-option-first-series = Lehen seriea
office-option-most-cards = Kartoiak pertsonako
office-option-unclaimed-line = Inork kantatu ez duen lerroa nora
office-option-unclaimed-line-bingo = bingora
office-option-unclaimed-line-house = etxera
office-option-remainder = Banatu ezin dena nora
office-option-remainder-singers = lehenago kantatu zuenari
office-option-remainder-house = etxera
office-option-extractor = Erauzketa-tresna
office-option-extractor-manual = eskuzkoa
office-option-extractor-automatic = automatikoa
office-option-rooms = Aretoak
office-option-followed = Gainerako aretoek dutena
office-option-followed-loudspeakers = bozgorailuak
office-option-followed-receivers = hargailuak
office-option-followed-screens = pantailak
office-option-electronic = Kartoi elektronikoak
office-option-automatic = Kartoi elektronikoek eta makinek bakarrik kantatzen dute
office-option-extra-ball = Bola honetara arteko bingoak gehiago irabazten du (0: ez dago)
office-option-extra-share = Potera, bilketaren milarenetan
office-option-extra-thing = Gauza bat potearen ordez
office-option-linked = Beste aretoekin lotuta
office-option-category = Aretoaren kategoria
office-option-category-special = berezia
office-option-category-first = lehena
office-option-category-second = bigarrena
office-option-category-third = hirugarrena
office-option-machines = Makina osagarriak

# -- company
play-temper-bingo-regular = kartoi batzuk ia beti
play-temper-bingo-careful = kartoi bat noizean behin
play-temper-bingo-bold = zerrenda bat edo bi aldiro
play-temper-bingo-distracted = noizean behin despistatzen da

# -- in the terminal
play-do-BuyCards = kartoiak erosi
play-do-SingLine = lerroa kantatu
play-do-SingBingo = bingoa kantatu
play-do-InspectMaterial = materiala ikuskatu
play-bingo-begin = Esan zenbat kartoi nahi dituzun, edo sakatu Sartu jarraitzeko: salmenta ixten da, bolak ateratzen dira. «lerroa» edo «bingo» esanda zure kartoia kantatzen duzu; «auto» esanda zure ordez markatu eta kantatzen da.
play-bingo-word-line = lerroa, lerro, l
play-bingo-word-bingo = bingo, bingoa, b
play-bingo-word-auto = auto, automatikoa
play-bingo-word-record = akta
play-bingo-auto-on = Hemendik aurrera zure kartoiak zure ordez markatu eta kantatuko dira, jokaldi bakoitzaren amaierara arte.
play-bingo-auto-off = Hemendik aurrera zuk kantatuko duzu.
play-bingo-nothing = Zure kartoietako batek ere ez du hori.
play-bingo-no-card = Ez duzu kartoirik jokoan.
play-bingo-sale = { $series }. seriea, { $next }. kartoitik aurrera, { $price } bakoitza. Orain arte salduak: { $cards }.
play-bingo-prizes = { $cards } kartoi. Lerroa { $line }, bingoa { $bingo }.
play-bingo-balls = { $place }. bola: { $last }
play-bingo-card = { $card } kartoia
play-bingo-awarded = { $what ->
    [line] Lerroa
    [bingo] Bingoa
   *[extra] Sari gehigarria
}: { $who }
play-bingo-lapsed = Inork ez zuen garaiz kantatu: { $cards }.
play-bingo-wrong = { $who } oker zegoen { $card } kartoiarekin.
play-bingo-hear = Ez dut «{ $said }» ulertu. Esan kartoi kopuru bat, «lerroa», «bingo», «auto», edo sakatu Sartu.

# -- the minutes (acta)
bingo-record-title = { $round }. jokaldiaren akta
bingo-record-sold = { $series }. seriea: { $first } - { $last } kartoiak
bingo-record-cards = Saldutako kartoiak: { $cards }, { $price } bakoitza; bilketa { $takings }
bingo-record-prizes = Sariak: lerroa { $line }, bingoa { $bingo }
bingo-record-balls = Bolak, ateratze-ordenan: { $balls }
bingo-record-song = { $ball }. bola: { $what ->
    [line] lerroa
   *[bingo] bingoa
} { $card } kartoiarekin, { $right ->
    [yes] zuzena
   *[no] okerra
}
bingo-record-share = { $what ->
    [line] Lerroa
    [bingo] Bingoa
   *[extra] Sari gehigarria
}: { $amount } { $card } kartoiari
bingo-record-lapsed = Garaiz kantatu gabeak: { $cards }
bingo-record-end = Ordaindua { $paid }, etxearentzat { $kept }
bingo-record-void = Baliogabea: { $cause }; itzulia { $refunded }, itzulitako sariak { $returned }
bingo-record-open = Jokaldia ez da amaitu.

bingo-how-goal = Danborrean { $numbers } bola daude. Zure kartoiak { $card } zenbaki ditu, { $each } zenbakiko { $lines } lerrotan: denak ateratzen lehen ikusten dituenak irabazten du.
bingo-how-buy = Kartoiak lehen bola atera baino lehen erosten dira, zenbakien ordenan, eta jokaldi bakarrerako balio dute.
bingo-how-line = Bi sari daude: lerroa, { $named ->
    [yes] iragarritako lerroaren
   *[no] edozein lerroren
} { $each } zenbakiak, eta bingoa, kartoi osoa. Lerroaren ondoren bingora arte jarraitzen da.
bingo-how-claim = Abestu ozen eduki bezain laster.{ $last ->
    [yes] {" "}Iragarritako azken zenbakiak zure konbinazioan egon behar du: beste bat ateratzen uzten baduzu, saria galtzen duzu.
   *[no] {" "}Mahaiak kartoia egiaztatzen du jarraitu aurretik.
}
bingo-how-shared = Bola berarekin batek baino gehiagok badute, saria { $share ->
    [person] pertsonen artean
   *[card] kartoien artean
} berdin banatzen da.
# -- in the browser
floor-group-bingo = Bingoa
bingo-card = { $card } kartoia
bingo-marked = markatuta
bingo-called = kantatuta
bingo-no-ball = Oraindik ez dago bolarik
bingo-last-ball = { $place }. bola: { $number }
bingo-ball-of = { $place }. bola, { $of }(e)tik
bingo-before = Aurreko bolak
bingo-line = Lerroa
bingo-bingo = Bingoa
bingo-extra = { $ball }. bolara arte
bingo-cards = Kartoiak
bingo-series = Seriea
bingo-screen = Pantaila osoa
bingo-songs = Kantatutako kartoiak
bingo-board = Laurogeita hamar zenbakiak
bingo-now-idle = Bi jokaldiren artean
bingo-now-sale = Kartoiak salgai
bingo-now-ready = Jokaldia hastera doa
bingo-now-called = Kantatu hurrengo zenbakiaren aurretik
bingo-now-drawing = Hurrengo bola
bingo-now-checking = Kartoia egiaztatzen ari da
bingo-now-others = Beste inor?
bingo-sung-line = Lerroa!
bingo-sung-bingo = Bingo!
bingo-right = zuzena
bingo-wrong = okerra
bingo-checking = egiaztatzen
bingo-won-line = Lerroa
bingo-won-bingo = Bingoa
bingo-won-extra = Sari gehigarria
bingo-buy = { $first }. kartoitik aurrera, { $price } bakoitza
bingo-buy-now = { $count ->
    [one] Kartoi bat erosi
   *[other] { $count } kartoi erosi
} ({ $amount })
bingo-way = Nork markatzen ditu zure kartoiak
bingo-way-hand = Eskuz
bingo-way-marks = Automatikoa
bingo-way-sings = Markatu eta kantatu
bingo-own = { $count ->
    [one] Kartoi bat duzu
   *[other] { $count } kartoi dituzu
}
bingo-none = Ez duzu kartoirik jokaldi honetan; amaitzean berriro salduko dira.
bingo-early = { $number } ez da kantatu: iragarritako zenbakiak bakarrik markatzen dira.
bingo-more-cards = Eta beste { $count } kartoi, zenbaki gehiago falta dituztenak.
bingo-how-returns = Lehen lerroak bilketaren { $line } irabazten du; lehen kartoi osoak, { $bingo }. Hainbat irabazlek banatu egiten dute.
bingo-order = Bolak ordenan

# Arauak, legeak alderatzean
section-bingo-balls = Bolak
field-balls-numbers = zenbakiak
section-bingo-card = Kartoia
field-card-numbers = zenbakiak
field-card-lines = lerroak
field-card-per-line = zenbakiak lerroko
field-card-columns = zutabeak
field-card-column = zenbakiak zutabeko, gutxienetik gehienera
section-bingo-prizes = Sariak
field-prizes-combinations = konbinazioak
value-combinations-line = lerroa
value-combinations-bingo = bingoa
section-bingo-line = Lerroa
field-line-announced = zein saritzen den iragartzen da
section-bingo-ties = Hainbat irabazle
field-ties-share = zati berdinak honen arabera
value-share-card = kartoia
value-share-person = pertsona
section-bingo-claims = Kantatzea
field-claims-last-number = ateratako azken zenbakiarekin bakarrik
section-bingo-sale = Kartoien salmenta
field-sale-first = serieko lehen kartoia
section-bingo-void = Partida baliogabea
field-void-causes = arrazoiak
value-causes-wrong-number = zenbaki okerra
value-causes-breakdown = matxura
section-bingo-extractor = Erauzketa-tresna
field-extractor-allowed = motak
field-extractor-approved = eredu homologatua
value-allowed-manual = eskuzkoa
value-allowed-automatic = automatikoa
section-bingo-rooms = Aretoak
field-rooms-several = bat baino gehiago izan daitezke
field-rooms-needs = gainerakoek behar dutena
value-needs-loudspeakers = bozgorailuak
value-needs-receivers = hargailuak
value-needs-screens = pantailak
section-bingo-electronic = Kartoi elektronikoak
field-electronic-allowed = baimenduta
field-electronic-approved = sistema homologatua
section-bingo-forms = Sari gehigarriak
field-forms-by-ball = bola jakin batera arte kantatzeagatik
field-forms-in-kind = gauzatan
section-bingo-network = Lotutako aretoak
field-network-allowed = baimenduta
section-bingo-machines = Makina osagarriak
field-machines-allowed = baimenduta
field-machines-approved = eredu homologatua
field-machines-series = serieak partidako
field-machines-cards = kartoiak serieko
field-machines-special = kategoria berezia
field-machines-first = lehen kategoria
field-machines-second = bigarren kategoria
field-machines-third = hirugarren kategoria
middle-machines = { $middle ->
    [most] gehienez
   *[other] { $middle }
}
