# Bi oihaleko bacará nabigatzailean: oihalak, banka, zer esan daitekeen, kontsola.

# Zergatik ezin den mahai bat horrela ireki
bad-free-bank-maximum = Banka askeak ez du gehienekorik, ez bankarena ez apustuena.
bad-limits-in-minima = Mugak gutxienekotan kontatzen dira, eta banka batek bat du gutxienez.

banque-letter-cloth = P
banque-letter-bank = B
banque-letter-tie = D
banque-letter-void = –
banque-spot-first = 1. oihala
banque-spot-second = 2. oihala
banque-spot-both = Bietan
banque-spot-first-line = Marra ½
banque-spot-second-line = Marra ½
banque-banker = Bankaria
banque-has-cards = kartak ditu
banque-cover = { $cloth }: { $covered } / { $half }
banque-cover-free = { $cloth }: { $covered }
banque-replenish-shoe = Berritu, beste sabot batekin
banque-take = Banka hartu
banque-pay-wins = { $cloth }: irabazi du, parean ordaintzen da
banque-pay-bank = { $cloth }: bankak irabazi du
banque-pay-tie = { $cloth }: berdinketa, apustuak itzultzen dira
banque-pay-void = { $cloth }: jokaldi baliogabea, apustuak itzultzen dira
banque-pay-closing = Bankan { $amount } geratzen da; etxeak { $taken } hartzen du
banque-bank-wins = bankak irabazi
banque-void-wins = baliogabea
banque-lots = Zozketak erabakitzen du
banque-offered = Nork hartzen du banka?
banque-auctioned = Banka enkantean
banque-needs = { $amount } edo gehiago
banque-needs-fixed = { $amount }, ez gehiago ez gutxiago
banque-goes-banco = { $who }: bankoa bi oihaletan
banque-speaks-first = Lehen oihalak hitz egiten du
banque-speaks-second = Bigarren oihalak hitz egiten du
banque-speaks-bank = Bankariak hitz egiten du
banque-card-first = Karta lehen oihalari
banque-card-second = Karta bigarren oihalari
banque-spare = Zain: { $cards }
banque-mode-limited = Banka mugatua
banque-mode-limited-means = Bankariak bankan dagoenarekin bakarrik erantzuten du: erdia oihal bakoitzaren aurka, eta batek uzten duena besteak joka dezake.
banque-mode-free = Banka askea
banque-mode-free-means = Bankariak apustu guztiei gordailuarekin erantzuten die: ordaindu ezin duena ez da onartzen.
banque-deposit = Bankariak jarria
banque-won = Irabazia
banque-lost = Galera
banque-shoes = Sabotak
banque-day = egunekoak
banque-offer-fixed = Hasierako kopuruan
banque-offer-least = Gutxieneko eskaintza
banque-limits = Banka bat
banque-session = Saioa
banque-session-of = { $session } / { $sessions }
banque-bids-tie = Eskaintza berdinetan zozketak erabakitzen du.
banque-barred = Irabazita erretiratu zara: ezin zara bankaria izan hurrengo sabotera arte.
banque-repeats = Zure bankoa baliogabea izan da: { $count ->
    [one] beste behin errepika dezakezu
   *[other] beste { $count } aldiz errepika dezakezu
}.
banque-not-LeaveBank = Lehen jokaldiaren ondoren.
banque-not-CallBanco = Sabotaren lehen jokaldia baino lehen soilik, eta { $amount } izanda, banka osoa.
banque-too-few = Jokalariak falta dira: oihal bakoitzean gutxienez { $players } behar dira, bankaria kontuan hartu gabe.
banque-how-goal = Hiru esku: banka bi oihalen aurka aldi berean. Oihal bakoitzean bederatzitik hurbilen dagoenak irabazten du. Irudiek eta hamarrek zero balio dute, batekoak bat; baturaren azken zifra bakarrik da kontuan.
banque-how-bank = Banka ez da etxea, jokalari bat da: hasi aurretik jartzen du edo enkantean irabazten du, eta sabotaren kartak banatzen ditu dirua duen bitartean.
banque-how-against = Besteek haren aurka jokatzen dute nahi duten oihalean, bietan edo bien artean: erdia bakoitzean. Marraren gainean jarritakoaren erdia dago jokoan.
banque-how-cards = Zortzi edo bederatzi bi kartarekin erakutsi egiten da. Bestela, lehen oihalak hitz egiten du eta gero bigarrenak: 0tik 4ra karta eskatu, 5ekin aukeratu, 6 edo 7rekin gelditu. Bankak azkena erabakitzen du, behin bientzat.
banque-how-end = Oihal bakoitza bere aldetik kobratzen da parean. Bankak bietan irabazten duenetik, etxeak { $cagnotte } gordetzen du: besterik ez.
banque-how-seat = Eserita, zure oihaleko kartak txandaka eramango dituzu; zutik ere apustu egiten da. Oihal bakoitzean gutxienez { $players }k jokatu behar dute.
banque-means-bank = Jokalari baten dirua bi eskuren aurka batera. Sabot oso bateko kartak banatzen ditu, eta lehen jokaldiaren ondoren utz dezake.
banque-term-limited = Banka mugatua
banque-means-limited = Bankariak bankak ematen duen adina erantzuten du; gainerakoa hurrenkerako azkenei itzultzen zaie.
banque-term-free = Banka askea
banque-means-free = Gehienekorik gabe: bankariak guztiari erantzuten dio, eta ordaintzeko adina eduki behar du gordailuan.
banque-term-cloths = Lehen eta bigarren oihala
banque-means-cloths = Lehena bankariaren eskuinean dago, bigarrena ezkerrean. Bakoitzean gutxienez { $players } jokalari behar dira.
banque-term-both = Bi oihaletan
banque-means-both = Oihalen arteko marran jarritako apustuaren erdiak jokatzen du bakoitzean.
banque-means-banco = Bi oihalak bakarrik estaltzea, sabota hastean. Biak berdinduz gero, { $repeats } aldiz errepika daiteke.
banque-term-turn = Karten txanda
banque-means-turn = Txandako lekuan dagoenak ditu; bankak irabaztean hurrengora pasatzen dira.
banque-means-auction = Bankaririk gabeko banka eskaintzarik onenari doakio; berdinetan zozketak erabakitzen du.
banque-term-barred = Irabazita erretiratzea
banque-means-barred = Legeak hala dioenean, banka irabazita uzten duena ez da sabot horretan berriz bankari.
banque-term-association = Elkartea
banque-means-association = Elkartuta jokatzea debekatuta dago: bankariak ez du bazkiderik.
banque-now-idle = Inork ez du banka. Sabota prestatzen ari da, norbaitek gordailutzen du edo enkantean jarriko da.
banque-now-offering = Bankaria erretiratu da: banka hasierako kopuruan eskaintzen da.
banque-now-auction = Banka eskaintzaile onenari doakio, eserita edo zutik egon.
banque-now-drawing = Hainbatek eskubide bera dute: zozketak erabakitzen du.
banque-now-holding = Bi jokaldiren artean bankariak erabakitzen du: banka iragarri, hustu bada berritu, edo utzi.
banque-now-betting = Oihal batean, bestean edo bietan jokatzen da. Lehentasuna lekuen araberakoa da, bankariarengandik hurbilenetik hasita.
banque-now-closed = Ez dago apustu gehiagorik. Bankariak kartak banatzen ditu.
banque-now-dealing = Kartak banan-banan banatzen dira: lehen oihala, bigarren oihala, banka.
banque-now-speaking = Oihalek beren hurrenkeran hitz egiten dute: 8 edo 9rekin erakutsi, 0tik 4ra eskatu, 5ekin aukeratu, 6 edo 7rekin gelditu.
banque-now-giving = Oihalak karta eskatu du. Bankariak ematen du, edo zortzi edo bederatzirekin erakusten du.
banque-now-banking = Bankariak hitz egiten du: karta bai ala ez, nahi duen moduan, taula eskatu ezean.
banque-why-DepositBank = Hasi aurretik, diru bat gordailutzen duzu eta sabot honetako bankaria zara.
banque-why-Bid = Eskaintzarik handienak hartzen du banka; berdinetan zozketak erabakitzen du.
banque-why-ReplenishBank = Banka hustu da: funts berriekin jarrai dezakezu.
banque-why-LeaveBank = Bankan dagoen guztiarekin erretiratzen zara, eta beste batek har dezake.
banque-why-RaiseBank = Apustuei erantzuten dienari zeure fitxak gehitzen dizkiozu.
banque-why-CallBanco = Zuk bakarrik estaltzen dituzu bi oihalak eta haien kartak zureak dira; gainerako apustuak itzultzen dira. Bietan eskatuz gero, zozketak erabakitzen du.
banque-why-DealCards = Bi karta oihal bakoitzari eta bi zuretzat, banan-banan.
banque-why-AskCard = Hirugarren karta, agerian. Oihal batek 0tik 4ra eskatzen du eta 5ekin aukeratzen du.
banque-why-StandPat = Hirugarren kartarik ez. Oihal bat 6 eta 7rekin gelditzen da.
banque-why-StandPat-bank = Bankariak ez du hirugarren kartarik hartzen: hiru eskuak erakusten dira.
banque-why-AskChart = Bankariak libre aukeratzen du; taula eskatzen duenak hari jarraitzen dio bi oihalentzat gauza bera dioenean.
banque-why-GiveCard = Oihalak eskatu du: karta bat agerian ematen diozu.
banque-why-AskSeat = Leku librea zerrendako lehenarentzat da.
console-act-BeginSession = Beste saio bat hasi
console-act-AuctionBank = Banka enkantean jarri
console-act-DepositBank = Banka gordailutu
console-act-LeaveBank = Banka utzi
console-act-ReplenishBank = Banka berritu
console-act-SurplusCard = Banaketan karta bat soberan ateratzen da
console-act-WrongHolder = Oihal bateko kartak txanda ez duenak ditu
console-act-CardMisgiven = Bankariak «ez» esan duen oihal bati karta ematen dio
console-act-CardMisgiven-first = Bankariak karta ematen dio lehen oihalari, «ez» esan duenari
console-act-CardMisgiven-second = Bankariak karta ematen dio bigarren oihalari, «ez» esan duenari
console-act-CardOmitted = Bankariak ez du oihal batek eskatutako karta eman
console-act-CardOmitted-first = Bankariak ez du lehen oihalak eskatutako karta eman
console-act-CardOmitted-second = Bankariak ez du bigarren oihalak eskatutako karta eman
console-act-ClothExposed = Oihal baten bi kartak agerian geratzen dira
console-act-ClothExposed-first = Lehen oihalaren bi kartak agerian geratzen dira
console-act-ClothExposed-second = Bigarren oihalaren bi kartak agerian geratzen dira
console-act-CardsDropped = Inork ikusi gabeko kartak saskira erortzen dira
console-act-CardsDropped-first = Lehen oihalaren kartak saskira erortzen dira, inork ikusi gabe
console-act-CardsDropped-second = Bigarren oihalaren kartak saskira erortzen dira, inork ikusi gabe
console-act-CardsDropped-bank = Bankaren kartak saskira erortzen dira, inork ikusi gabe
console-act-ThirdDropped = Hirugarren karta bat saskira erortzen da
console-act-ThirdDropped-first = Lehen oihalaren hirugarren karta saskira erortzen da
console-act-ThirdDropped-second = Bigarren oihalaren hirugarren karta saskira erortzen da
console-act-ThirdDropped-bank = Bankaren hirugarren karta saskira erortzen da
console-act-Miscalled-card = Oihalak «karta» esaten du arauen aurka
console-act-Miscalled-no = Oihalak «ez» esaten du arauen aurka
console-act-MistakeFound = Hitz oker bat agerian geratzen da
console-act-MistakeFound-first = Lehen oihalaren hitz okerra agerian geratzen da
console-act-MistakeFound-second = Bigarren oihalaren hitz okerra agerian geratzen da
console-act-Contradicted = Oihal batek bi hitzak esaten ditu
console-act-Contradicted-card = Oihalak «karta» esaten du eta gero «ez»
console-act-Contradicted-no = Oihalak «ez» esaten du eta gero «karta»
console-act-TooSlow-first = Lehen oihalak gehiegi luzatzen du
console-act-TooSlow-second = Bigarren oihalak gehiegi luzatzen du
console-act-AdviceGiven-first = Norbaitek lehen oihalari aholkua ematen dio
console-act-AdviceGiven-second = Norbaitek bigarren oihalari aholkua ematen dio
console-act-HandThrown = Esku bat erakutsi gabe saskira botatzen da
console-act-HandThrown-first = Lehen oihalak bere kartak erakutsi gabe botatzen ditu
console-act-HandThrown-second = Bigarren oihalak bere kartak erakutsi gabe botatzen ditu
console-act-HandThrown-bank = Bankariak bere kartak erakutsi gabe botatzen ditu
console-act-CroupierThrows = Krupierrak esku bat saskira botatzen du
console-act-CroupierThrows-first = Krupierrak lehen oihalaren kartak saskira botatzen ditu
console-act-CroupierThrows-second = Krupierrak bigarren oihalaren kartak saskira botatzen ditu
console-act-CroupierThrows-bank = Krupierrak bankaren kartak saskira botatzen ditu
console-act-BankerMisannounces = Bankariak bereak ez diren puntuak iragartzen ditu
console-does-BeginSession = Banka askearen bigarren saioa hasten da.
console-does-AuctionBank = Denek eskain dezakete bankaren truke, hainbat sabotetarako.
console-does-MistakeFound = Oihalaren kartak begiratzen dira eta jokaldia zuzentzen da: karta bat falta da, bat soberan dago edo ezin da jada erakutsi.
console-does-ClothExposed = Bi kartak agerian geratzen dira, eta bankariak legeak zuzendutako jokaldietarako dioen bezala jokatzen du.
console-does-Contradicted = Oihalaren kartak begiratzen dira: bostekin lehenik esandakoak balio du; bestela, arauek agintzen dutenak.
console-does-HandThrown = Eskuak legeak dioena balio du, eta jokaldiak jarraitzen du.
console-does-CroupierThrows = Eskuak lekukoek diotena balio du, eta jokaldiak jarraitzen du.
console-does-CardMisgiven = Karta hurrengo eskatzen duenaren zain geratzen da.
console-phase-drawing = Zozketa

# -- bets and spots
game-baccarat-banque = Bi oihaleko bakara
choice-always-go = beti joanda
choice-always-withdraw = bi apustuak beti erretiratuta
bet-first-line = Lehen oihaleko marran
bet-second-line = Bigarren oihaleko marran

# -- calls
call-hand-score = { $hand ->
    [first] Lehen oihala
    [second] Bigarren oihala
   *[other] Banka
}: { $points }
call-bank-awarded = Banka hartzen duena: { $who }, { $amount }
call-bank-left = { $amount } ateratzen dut

# -- charts
chart-laid-down = Oihal batek { $score } bat erakutsi badu, bankak duena duela eskatzen du: han ez du beste ezer galtzeko, eta hirugarren kartarekin lortutako { $score } batek berdindu egiten du.

# -- what happened
event-cause-cards-lost = inork ikusi gabeko kartak galdu dira
event-SessionBegun = Banka askearen beste saio bat hasi da.
event-SessionBegun-entry = Saioa
event-BankOffered = { $fixed ->
    [yes] Banka eskaintzen da, { $least } kopuruan.
   *[no] Banka enkantean jarri da, { $least } kopurutik aurrera.
}
event-BankOffered-entry = Enkantea
event-LotsDue = Zozketa egin behar da.
event-LotsDue-entry = Zozketa
event-LotDrawn = { $lot ->
    [first] Zozketa: lehen oihala.
    [second] Zozketa: bigarren oihala.
   *[person] Zozketa: { $who }.
}
event-LotDrawn-entry = Zozketa
event-BankAwarded = Banka { $who } jokalariarena da, { $amount } kopuruan.
event-BankAwarded-entry = Banka
event-NobodyBids = Ez dago eskaintzailerik; saioa amaitu da.
event-NobodyBids-entry = Enkantea
event-BankSet = Banka { $amount } da. Egin apustuak.
event-BankSet-entry = Banka
event-BankReplenished = Bankariak banka { $amount } kopuruz berritu du.
event-BankReplenished-entry = Banka
event-BankLeft = { $who } jokalariaren banka amaitu da, { $amount } atera dira: { $cause }.
event-BankLeft-entry = Banka
event-ShoeGoesOn = Bankariak hurrengo saiorako banka gordetzen du.
event-ShoeGoesOn-entry = Banka
event-StakePlaced = { $who } jokalariak { $amount } jokatu du: { $on }.
event-StakePlaced-entry = Apustua
event-StakeWithdrawn = { $who } jokalariak apustua kendu du.
event-StakeWithdrawn-entry = Apustua
event-BancoCalled = { $who } jokalariak bi oihaletan bankoa egin du: { $amount }.
event-BancoCalled-entry = Banco
event-StakesClosed = Apustuak itxita.
event-StakesClosed-entry = Itxiera
event-NoStakes = Inork ez du apusturik egin; ez dago jokaldirik.
event-NoStakes-entry = Itxiera
event-DepositRaised = Bankariak gordailua { $amount } kopuruz handitu du.
event-DepositRaised-entry = Banka
event-ClothsDealt = Bankariak kartak banatzen ditu.
event-ClothsDealt-entry = Banaketa
event-TurnCame = Txanda: { $side }.
event-TurnCame-entry = Banaketa
event-WordSpoken = { $side }: { $word ->
    [card] «karta»
   *[no] «ez»
}.
event-WordSpoken-entry = Hitza
event-CardGiven = Hirugarren karta: { $side }.
event-CardGiven-entry = Banaketa
event-LaidDown = { $side }: erakutsi du, { $cards }.
event-LaidDown-entry = Hitza
event-ThreeHandsShown = Hiru eskuak erakutsi dira.
event-ThreeHandsShown-entry = Emaitza
event-ClothsDecided = Lehen oihala: { $first ->
    [first] irabazi du
    [bank] bankak irabazi du
    [tie] berdinketa
   *[void] baliogabea
}. Bigarren oihala: { $second ->
    [second] irabazi du
    [bank] bankak irabazi du
    [tie] berdinketa
   *[void] baliogabea
}.
event-ClothsDecided-entry = Emaitza
event-SpareUsed = { $side }: zain zegoen karta hartu du, { $card }.
event-SpareUsed-entry = Akatsa
event-SpareDiscarded = Soberan dagoen karta baztertu da: { $cards }.
event-SpareDiscarded-entry = Akatsa
event-ClothsSettled = Bi oihaletan ordaindu eta kobratu da; etxeak { $taken } hartu du.
event-ClothsSettled-entry = Ordainketa
event-CoupAnnulled = Jokaldi baliogabea: { $cause }. Apustu guztiak itzuli dira.
event-CoupAnnulled-entry = Jokaldi baliogabea
event-SurplusFound = Karta bat soberan atera da.
event-SurplusFound-entry = Akatsa
event-StrangerPlays = { $who } jokalariak hitz egin du jada; jokaldiak balio du.
event-StrangerPlays-entry = Akatsa
event-CardsHandedBack = { $side }: kartak txanda duenari itzuli zaizkio.
event-CardsHandedBack-entry = Akatsa
event-ClothVoided = { $side }: jokaldia baliogabea da eta apustuak itzuli dira.
event-ClothVoided-entry = Akatsa
event-ThirdRecovered = { $side }: hirugarren karta berreskuratu da; jokaldiak jarraitzen du.
event-ThirdRecovered-entry = Akatsa
event-ClothShown = { $side }: bi kartak agerian geratu dira, { $cards }.
event-ClothShown-entry = Akatsa
event-WrongWord = { $side }: { $word ->
    [card] «karta»
   *[no] «ez»
}, arauen aurka, eta inor ez da ohartu.
event-WrongWord-entry = Hitza
event-CoupRestored = { $side }: jokaldia zuzendu da.
event-CoupRestored-entry = Akatsa
event-SpareDrawn = Inork eskatu ez duen karta bat, { $card }, zain dago.
event-SpareDrawn-entry = Akatsa
event-CardsPassedOn = { $side }: kartak { $who } jokalariak ditu orain.
event-CardsPassedOn-entry = Akatsa
event-HandAdvised = { $side }: aholkua jaso du eta arauen arabera jokatzen du.
event-HandAdvised-entry = Akatsa
event-HandDeemed = { $side }: { $points } balio du.
event-HandDeemed-entry = Akatsa
event-ScoreCorrected = Bankariaren iragarpenak ez du balio.
event-ScoreCorrected-entry = Akatsa

# -- in the office
office-option-stake-most = Apustua, gehienez
office-option-stake-most-then = Mahaiaren gutxienekoa halako hainbat; 0: gehienekorik gabe.
office-option-mode = Banka

# -- in the terminal
play-do-BeginSession = hurrengo saioa hasi
play-do-AuctionBank = banka enkantean jarri
play-do-DepositBank = banka bat gordailutu
play-do-LeaveBank = banka utzi
play-do-ReplenishBank = banka berritu
play-do-ReplenishBank-other = banka berritu, beste sabot batekin

# -- refusals
refused-cards-keep-seated = Ezin duzu zure lekua utzi kartak dituzun bitartean.
refused-barred-from-the-bank = Irabaziz banka utzi duena ez da berriro bankari izango sabot honetan.
refused-bank-is-broken = Bankak lehertu egin du: berritu edo utzi egin behar da.
refused-bank-not-broken = Lehertutako banka baino ez da berritzen.
refused-session-is-over = Saio honetan ez da taila gehiago jokatuko.
refused-deposit-too-small = Bankariaren gordailua ez da apustu hori ordaintzeko adinakoa.
refused-banco-only-at-the-start = Banco partidaren hasieran baino ez da eskatzen.

# Zer atera den, hitzez
banque-came-cloth = { $cloth }: irabazi du
banque-came-bank = { $cloth }: bankak irabazi du
banque-came-tie = { $cloth }: berdinketa
banque-came-void = { $cloth }: baliogabea

# Where a card goes, for whoever deals
place-first = Lehen oihala
place-second = Bigarren oihala
console-stands-covered-first = Estalia, lehen oihala
console-stands-covered-second = Estalia, bigarren oihala
