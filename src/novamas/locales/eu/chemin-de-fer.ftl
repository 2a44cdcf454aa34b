# Chemin de fer nabigatzailean: obaloa, esan daitekeena, jokoko hitzak, kontsola.

# Zergatik ezin den mahai bat horrela ireki
bad-banco-free = Bankoa egiten duenak nahi bezala jokatzen du beti.
bad-no-unlimited-bank = Lege honek ez du gehienekorik gabeko bankarik ezagutzen.
bad-bank-least = Banka bat gutxienez gutxienekoa halako { $least } da, ez { $value }.
bad-bank-most-fixed = Banka batek gehienez izan dezakeena ez du etxeak esaten.
bad-garage-fixed = Garajea nondik aurrera eratzen den ez du etxeak esaten.
bad-garage-below-zero = Garajea nondik aurrera eratzen den gutxienekotan kontatzen da, zerotik gora.

chemin-letter-punto = P
chemin-garage = Garajea
chemin-hand-punto = Puntoa
chemin-auctioned = Eskua enkantean
chemin-passes = Eskua pasatzen da
chemin-offered = Nork hartzen du eskua?
chemin-needs = Hartzen duenak gutxienez { $amount } jartzen du
chemin-name-partner = { $name }, bazkide
chemin-is-partner = bankaren bazkidea
chemin-is-refusals = { $count } uko
chemin-spot-stake = Zure apustua
chemin-spot-line = Marran: ½
chemin-not-PassHand = Lehen jokaldiaren ondoren: eskua hartzen duenak behin banatzen du gutxienez.
chemin-not-SetAside-its-winnings = Bankaren irabaziak { $amount } baino gehiago direnean.
chemin-not-SetAside-the-bank = Bankak { $amount } baino gehiago duenean.
chemin-not-CallBanco = { $amount } izan behar dira, banka osoa.
chemin-not-CallFollowed = Banka honen aurkako aurreko jokaldia bakarrik galdu zuenak soilik.
chemin-not-CallWithTable = Beste batek bankoa egin du eta banka osoa estaltzen du.
chemin-not-partner = Bazkideak bankarekin irabazten eta galtzen du: ez du haren aurka jokatzen.
chemin-too-few = Jokalariak falta dira: gutxienez { $players } behar dira.
chemin-highest = Eskaintza handienak hartzen du
chemin-here-stake = zure apustua
chemin-here-line = marra ½
chemin-part-bet = { $who }: { $amount }
chemin-part-banco = { $who }: bankoa, { $amount }
chemin-part-followed = { $who }: jarraiko bankoa, { $amount }
chemin-part-with-table = { $who }: mahaiarekin, { $amount }
chemin-part-complete = { $who }: osatzen du, { $amount }
chemin-part-joint = { $who }: elkartean, { $amount }
chemin-part-plays = { $said } ({ $plays } jokoan)
chemin-part-returns = { $said } (itzuliko litzateke)
chemin-how-goal = Bi esku, banka eta puntoa: bederatzitik hurbilen dagoenak irabazten du. Irudiek eta hamarrek zero balio dute, batekoak bat; baturaren azken zifra bakarrik da kontuan.
chemin-how-bank = Banka ez da etxea, jokalari bat da: diru kopuru bat jarri eta kartak banatzen ditu. Irabazten duen bitartean gordetzen du, irabazia jokoan duela, eta bi jokaldiren artean eskua pasa dezake.
chemin-how-against = Besteek haren aurka jokatzen dute. «Bankoa» batek bakarrik dena estaltzea da, eta apustuen aurretik doa. Lekuen ondoko zenbaki txikiek esaten dute nor den lehena.
chemin-how-cards = Bi karta esku bakoitzari; zortzi edo bederatzi erakutsi egiten da, eta horrek erabakitzen du. Bestela, puntoak karta eskatzen du 0tik 4ra, 5ekin aukeratzen du, 6 edo 7rekin gelditzen da; gero, bankak nahi duena.
chemin-how-end = Puntoak parean kobratzen du. Bankak irabazten duenetik, etxeak { $cagnotte } gordetzen du cagnotte gisa: besterik ez. Bankak galtzen badu, eskua eskuineko hurrengoari doakio.
chemin-how-seat = Eskua heltzen zaizunean hartu edo utzi dezakezu; { $refusals } aldiz jarraian uzteak lekua kentzen du.
chemin-laid-bet = { $who }: { $amount } bankaren aurka
chemin-laid-banco = { $who }: bankoa, { $amount }
chemin-laid-followed = { $who }: jarraiko bankoa, { $amount }
chemin-laid-with-table = { $who }: bankoa mahaiarekin, { $amount }
chemin-laid-complete = { $who }: banka osatzen du, { $amount }
chemin-laid-joint = { $who }: banko baten zatia, { $amount }
chemin-order-hint = Lehentasun-hurrenkeran, bankaren eskuinetik
chemin-take-partner = { $who } onartu
chemin-no-partner = { $who } ez onartu
chemin-refused = Jarraian egindako ukoak: { $count }; { $most }(e)kin lekua galtzen da.
chemin-way = Nori eskaintzen zaion eskua
chemin-way-seated = Mahaian zehar, eskuinetik
chemin-way-standing = Zutik daudenak
chemin-way-former = Utzi zuenarengana itzuli
chemin-way-auction = Enkantea, eskaintzarik onenari
chemin-way-forced = Eskuinekoari, gutxienekoan
chemin-bids-tie = Eskaintza berdinetan, eserita dagoena lehenik.
chemin-pay-punto = Puntoak irabazi du: parean ordaintzen da bankatik
chemin-pay-bank = Bankak apustuak hartzen ditu, { $taken } cagnotterako kenduta; { $amount } geratzen da
chemin-pay-tie = Berdinketa: apustuak itzultzen dira
chemin-means-bank = Jokalari baten dirua guztien aurka. Kartak banatzen ditu, irabazi bitartean berea da, eta utz dezake.
chemin-term-punto = Puntoa
chemin-means-punto = Bankaren aurka jokatzen duten guztien eskua; gehien jokatzen duenak daramatza kartak.
chemin-means-banco = Banka osoa bakarrik estaltzea. Gainerako apustuak itzultzen dira.
chemin-term-followed = Jarraiko bankoa
chemin-means-followed = Banko bat galdu duenak besteen aurretik errepika dezake.
chemin-term-table = Bankoa mahaiarekin
chemin-means-table = Bankaren erdia batentzat; gainerakoa, mahaiarentzat.
chemin-term-garage = Garajea
chemin-means-garage = Bankaren irabaziak jokotik kanpo: nahita, inork estali ez dituelako edo gehienekoa gainditu dutelako.
chemin-term-priority = Lehentasuna
chemin-means-priority = Bankaren eskuinetik mahaian zehar; gero, zutik daudenak: zenbaki txikiak.
chemin-term-partner = Bazkidea
chemin-means-partner = Bankaren dirua, irabaziak eta galerak partekatzen ditu, baina ez du erabakitzen.
chemin-term-salute = Agurtu
chemin-means-salute = Sabota hasita eseri ondoren lehen eskua pasatzen uztea. { $refusals } eskuri jarraian uko egiteak lekua kentzen du.
chemin-means-auction = Inork hartu ez duen eskua eskaintzarik onenari doakio.
chemin-now-idle = Inork ez du banka. Sabota prestatzen ari da, edo krupierrak eskua eskainiko du.
chemin-now-offering = Eskua mahaian zehar eskaintzen da, aldiro eskuineko hurrengoari.
chemin-now-auction = Inork ez du eskua hartu: eskaintzaile onenari doakio, eserita edo zutik egon.
chemin-now-holding = Bi jokaldiren artean bankariak erabakitzen du: iragarri, garajea egin, handitu, elkartu edo eskua utzi.
chemin-now-betting = Bankaren aurka jokatzen da. Bankoa apustuen aurretik doa, eta lehentasuna bankaren eskuinetik hasten da.
chemin-now-closed = Ez dago apustu gehiagorik. Bankariak kartak banatzen ditu.
chemin-now-dealing = Kartak banatzen dira: bi puntoari eta bi bankariari.
chemin-now-lifting = Gehien jokatzen duenak puntoaren kartak hartu eta begiratzen ditu.
chemin-now-speaking = Lehenik puntoak hitz egiten du: 8 edo 9rekin erakutsi, 0tik 4ra eskatu, 5ekin aukeratu, 6 edo 7rekin gelditu.
chemin-now-giving = Puntoak karta eskatu du. Bankariak ematen du, edo zortzi edo bederatzirekin erakusten du.
chemin-now-banking = Bankariak hitz egiten du: karta bai ala ez, nahi duen moduan, taula eskatu ezean.
chemin-now-granting = Puntoak gaizki iragarri du: bankariak esaten du karta eman ala ez.
chemin-now-withdrawing = Bankariak goizegi erakutsi du: apustuak ken daitezke.
chemin-why-TakeBank = Zuk diru bat jarri eta kartak banatzen dituzu; besteek haren aurka jokatzen dute. Irabazi bitartean zurea da.
chemin-why-DeclineBank = Eskua zure eskuineko hurrengoarengana doa. Uko gehiegi jarraian eginez gero, lekua galtzen da.
chemin-why-Salute = Sabota hasita zegoela eseri denak lehen eskua pasatzen uzten du eta eskubide guztiak berreskuratzen ditu.
chemin-why-PledgeBank = Hainbatek elkarrekin jartzen dute utzitako esku baten dirua.
chemin-why-Bid = Eskaintzarik handienak hartzen du eskua; berdinetan, eserita dagoenak.
chemin-why-PassHand = Banka eta garajearekin erretiratzen zara. Eskua diru beragatik eskaintzen da.
chemin-why-SetAside = Irabaziak jokotik kanpo: zureak dira eta ez dira hurrengo jokaldian arriskatzen.
chemin-why-AllGoes = Garajeari uko egiten diozu: irabazten duzun guztia jokoan geratzen da.
chemin-why-OfferShare = Bankari diru bat eskaintzen diozu harekin irabazteko eta galtzeko. Bazkideak ez du erabakitzen, ezta aurka jokatzen ere.
chemin-why-AnswerShare = Banka partekatu ala ez zuk erabakitzen duzu.
chemin-why-CallBanco = Zuk bakarrik estaltzen duzu banka osoa. Hainbatek eskatuz gero, lehentasunez lehena denak du.
chemin-why-CallFollowed = Aurreko jokaldia bakarrik galdu zenuen: bankoa inork baino lehen errepika dezakezu.
chemin-why-CallWithTable = Bankaren erdia estaltzen duzu eta kartak zureak dira; mahaiak gainerakoa estal dezake.
chemin-why-CompleteTable = Mahaiarekiko bankoak uzten duen guztia estaltzen duzu.
chemin-why-JoinBanco = Hainbatek banka osoa elkarrekin estaltzen dute; zatirik handienak ditu kartak.
chemin-why-LeaveStake = Zure apustua ken dezakezu, baina jokatzen uzten duzu.
chemin-why-RemoveLate = Itxi ondoren jarritakoak zuk onartuz gero baino ez du jokatzen.
chemin-why-DealCards = Bi karta puntoari eta bi zuretzat, banan-banan.
chemin-why-RefuseToDeal = Banka hartu eta oraindik banatu ez duenak uko egin dezake: banka enkantera doa, eta hark ezin du eskaintzarik egin.
chemin-why-LiftCards = Puntoaren kartak daramatzazu bankaren aurka jokatzen duten guztien izenean.
chemin-why-RefuseCard = Puntoak gaizki iragarri du: ez duzu karta eman beharrik.
console-act-TakeBank = Banka hartu
console-act-DeclineBank = Eskua ez hartu
console-act-Salute = Agurtu
console-act-PledgeBank = Elkartuta hartu
console-act-Bid = Enkantean eskaini
console-act-HoldBank = Banka iragarri
console-act-PassHand = Eskua utzi
console-act-RaiseBank = Banka handitu
console-act-SetAside = Garajea egin
console-act-AllGoes = Dena doa
console-act-OfferShare = Bazkidetza proposatu
console-act-AnswerShare = Bazkideari erantzun
console-act-CallBanco = Bankoa
console-act-CallFollowed = Jarraiko bankoa
console-act-CallWithTable = Bankoa mahaiarekin
console-act-CompleteTable = Banka osatu
console-act-JoinBanco = Bankoa elkartuta
console-act-TakeStake = Apustua kendu
console-act-LeaveStake = Apustua utzi
console-act-RemoveLate = Berandukoak kendu
console-act-DealCards = Kartak banatu
console-act-RefuseToDeal = Banatzeari uko egin
console-act-LiftCards = Kartak begiratu
console-act-LayDown = Erakutsi
console-act-AskCard = Karta
console-act-StandPat = Ez, gelditu
console-act-AskAdvice = Aholkua eskatu
console-act-AskChart = Taula eskatu
console-act-GiveCard = Karta eman
console-act-RefuseCard = Karta ukatu
console-act-StandBehind = Leku baten atzean jarri
console-act-AskSeat = Lekua eskatu
console-act-OfferBank = Eskua eskaini
console-act-AwardTogether = Elkartuei esleitu
console-act-OpenAuction = Enkantea ireki
console-act-CloseAuction = Enkantea itxi
console-act-PayStakes = Ordaindu eta jaso
console-act-ShufflePack = Nahasi
console-act-LastShuffle = Azken nahasketa
console-act-CheckCards = Kartak egiaztatu
console-act-EarlyDraw = Bankariak karta bat ateratzen du apustuak itxi aurretik
console-act-WaiveEarly = Salbuespena: aurretiazko kartak baztertu
console-act-CardsStuck = Bi karta edo gehiago itsatsita ateratzen dira
console-act-CardOnFloor = Karta bat lurrera erortzen da
console-act-CroupierShows = Krupierrak karta bat agerian uzten du
console-act-DealFault = Krupierraren beste akats bat banaketan
console-act-WrongCardCall = Krupierrak «karta» iragartzen du eta puntoak «ez» esan zuen
console-act-Misdelivered = Jarraiko bankoaren kartak beste bati ematen zaizkio
console-act-FifthCard = Bankariak bosgarren karta ateratzen du puntoak hitz egin aurretik
console-act-TooManyCards = Bankariak bi karta baino gehiago hartzen ditu
console-act-TwoThirdCards = Bi hirugarren karta
console-act-TwoThirdCards-punto = Bi hirugarren karta puntoari
console-act-TwoThirdCards-bank = Bi hirugarren karta bankari
console-act-CardDropped = Puntoaren karta bat saskira erortzen da
console-act-CardDropped-first = Puntoaren lehen bi kartetako bat saskira erortzen da
console-act-CardDropped-third = Puntoaren hirugarren karta saskira erortzen da
console-act-BankerShows = Bankariak puntoaren karta bat agerian uzten du
console-act-BankerLaysEarly = Bankariak erakusten du puntoak hitz egin aurretik
console-act-BankerOffers = Bankariak karta ematen edo eskaintzen du erakutsi beharrean
console-act-BankerDiscards = Bankariak erakutsi gabeko karta bat saskira botatzen du
console-act-TooSlow = Puntoak gehiegi luzatzen du
console-act-AdviceGiven = Norbaitek esku bati aholkua ematen dio
console-act-AdviceGiven-punto = Norbaitek puntoari aholkua ematen dio
console-act-AdviceGiven-bank = Norbaitek bankari aholkua ematen dio
console-act-Miscalled = Puntoak hitz bat esaten du bestearen ordez
console-act-CorrectCall = Beste akats bat puntoaren iragarpenean
console-act-PuntoDiscards = Puntoak bere kartak erakutsi gabe botatzen ditu
console-act-CardsGrabbed = Norbaitek jarraiko bankoaren kartak hartzen ditu
console-act-Strayed = Zutik dagoen jokalari bat eskuari jarraituz mugitzen da
console-act-AbsentAtTurn = Eskua iristen zaion jokalaria kanpoan dago
console-act-ChangeStake = Apustu baten aldaketa: gutxiago jokatzen da
console-act-Ruling = Mahaiburuak aurreikusi gabekoa erabakitzen du
console-act-Ruling-void = Aurreikusi gabea: jokaldi baliogabea
console-act-Ruling-go-on = Aurreikusi gabea: jokaldiak jarraitzen du
console-does-CroupierShows = Karta agerian geratzen da eta legeak dio nola jarraitzen duten bi eskuek.
console-does-BankerShows = Karta agerian geratzen da; bankarena ere agerian utzi beharko da agian.
console-does-BankerLaysEarly = Bankaren kartak agerian geratzen dira eta apustuak ken daitezke.
console-does-Miscalled = { $game ->
    [baccarat-banque] Puntoaren kartak begiratzen dira: hitza zuzendu edo mantendu egiten da.
   *[other] Puntoaren kartak begiratzen dira. Hitza arauen aurkakoa bada, bankak karta eman edo ukatzen du, baina zero duenak jaso egiten du; ahaztutako 8 edo 9 bat ez da gehiago botatzen; banco egiten duenak bere hitzari eusten dio.
}
console-does-CorrectCall = Puntoak berriro hitz egiten du, eta haren akatsagatik ateratako karta baztertzen da. Banco egiten duenak bere hitzari eusten dio, zero izan eta ezetz esan ez badu.
console-does-BankerDiscards = Bankak jokaldia galtzen du, kartak edozein direla ere.
console-does-PuntoDiscards = Puntoak jokaldia galtzen du, kartak edozein direla ere.
console-does-OfferBank = Eskua eskuineko lehenari eskaintzen zaio.
console-does-OpenAuction = Inork ez du eskua hartu: denek eskain dezakete.
console-does-CloseAuction = { $game ->
    [baccarat-banque] Eskaintzarik handienak du banka; berdinetan zozketak erabakitzen du, eta besteei itzuli egiten zaie.
   *[other] Eskaintzarik handienak du eskua; besteei itzuli egiten zaie.
}
console-does-PayStakes = Jokoak erakutsi eta iragartzen dira, ordaindu eta jaso egiten da; ezin da gehiago erreklamatu.
console-does-AwardTogether = Dirua elkarrekin jarri dutenek dute eskua.
console-does-ShufflePack = Beste behin nahasten da.
console-does-LastShuffle = Krupierrak azken nahasketa egiten du, ebaki aurretik.
console-veiled = Ondorengoa oraindik estalita dauden karten araberakoa da; artikulu hauek erabakitzen dute.
console-phase-paying = Ordaindu aurretik
console-phase-offering = { $game ->
    [baccarat-banque] Banka esleitzen
   *[other] Eskua eskaintzen
}
console-phase-auction = Enkantea
console-phase-holding = Banka
console-phase-dealing = Banaketa
console-phase-lifting = Puntoa begira
console-phase-speaking = { $game ->
    [baccarat-banque] Oihalek hitz egin
   *[other] Puntoak hitz egin
}
console-phase-giving = { $game ->
    [baccarat-banque] Karta oihal bati
   *[other] Karta puntoari
}
console-phase-banking = Bankariak hitz egin
console-phase-granting = Bankariak erantzun
console-phase-withdrawing = Apustuak kentzekoak
console-field-card = Karta
console-field-mended = Kalterik gabe zuzendua
console-field-drawn = Horregatik ateratako kartak
console-field-seen = Kartak ikusi ditu
console-field-hand = Eskua
console-field-which = Zein karta
console-field-said = Esandakoa
console-field-remedy = Erabakia
console-field-seat = Lekua
value-punto = puntoa
value-punto-1 = puntoa, lehen karta
value-punto-2 = puntoa, bigarren karta
value-bank-1 = banka, lehen karta
value-bank-2 = banka, bigarren karta
value-third = hirugarren karta
value-go-on = jokaldiak jarraitzen du

# -- bets and spots
game-chemin-de-fer = Bakara-trenbidea edo chemin de fer

# -- calls
call-completar-la-banca = Nork osatzen du banka?
call-no-van-mas-apuestas = Apustu gehiagorik ez
call-banco-seguido = Jarraiko bankoa
call-banco-con-la-mesa = Banko mahaiarekin
call-banco-en-asociacion = Banko elkartuta
call-con-la-mesa-yo-completo = Mahaiarekin nik osatzen dut
call-con-la-mesa-y-ultimo-completo = Mahaiarekin eta azkena osatzen dut
call-todo-va = Dena doa
call-hand-offered = Eskua, { $amount } truke
call-bank-taken = { $amount } banka
call-hand-auctioned = Eskua enkantean, { $amount } hasita
call-hand-passes = Eskua pasatzen da
call-bank-ended = { $cause ->
    [lost] Bankak galdu du
    [refused] Bankari uko egin zaio
    [shoe] Tailaren amaiera
   *[session] Saioaren amaiera
}
call-advice-stand = Bostekin, gelditu
call-card-for-banker = Karta bankarentzat
call-banker-stands = Banka gelditzen da

# -- what happened
event-account-garage = garajea
event-account-pledged = eskainitako kopuruak
event-why-garage = garajea
event-cause-forced = nahitaezko eskua ez du hartu
event-cause-refusals = gehiegitan uko egin dio eskuari
event-cause-absent = kanpoan eskua iritsi denean
event-cause-voluntary = borondatezkoa
event-cause-compulsory = nahitaezkoa
event-cause-improper = desegokia
event-HandOffered = Eskua eskaintzen da.
event-HandOffered-entry = Eskua
event-HandDeclined = { $who } ez du eskua hartzen.
event-HandDeclined-entry = Eskua
event-Saluted = { $who } agurtzen du.
event-Saluted-entry = Eskua
event-SeatLost = { $who } lekua uzten du: { $cause }.
event-SeatLost-entry = Lekua
event-Pledged = { $who } { $amount } eskaintzen du.
event-Pledged-entry = Eskua
event-PledgesReturned = Eskainitako kopuruak itzultzen dira.
event-PledgesReturned-entry = Eskua
event-AuctionOpened = Eskua enkantean jartzen da.
event-AuctionOpened-entry = Enkantea
event-BankTaken = { $who } banka hartzen du.
event-BankTaken-entry = Banka
event-NobodyTook = Inork ez du eskua hartzen.
event-NobodyTook-entry = Eskua
event-BankAnnounced = { $amount } dago bankan.
event-BankAnnounced-entry = Banka
event-BankRaised = { $who } { $amount } gehitzen dio bankari.
event-BankRaised-entry = Banka
event-GarageFormed = { $amount } jokotik kanpo: { $cause }.
event-GarageFormed-entry = Garajea
event-GarageRenounced = { $who } garajeari uko egiten dio.
event-GarageRenounced-entry = Garajea
event-ShareAnswered = Bankariak erantzun dio { $who } jokalariari ({ $amount }).
event-ShareAnswered-entry = Bazkidea
event-BankEnded = Banka amaitu da: { $cause }.
event-BankEnded-entry = Banka
event-StakeLaid = { $who } bankaren aurka apustu egiten du.
event-StakeLaid-entry = Apustua
event-StakeTaken = { $who } apustua erretiratzen du.
event-StakeTaken-entry = Apustua
event-StakeLeft = { $who } apustua mantentzen du.
event-StakeLeft-entry = Apustua
event-BetsClosed = Apustu gehiagorik ez.
event-BetsClosed-entry = Apustua
event-ClaimsOpened = Azken hitza esanda dago: krupierrak ordaindu arte erreklamatu daiteke.
event-ClaimsOpened-entry = Jokaldia
event-NobodyStaked = Inork ez du apusturik egin: ez dago jokaldirik.
event-NobodyStaked-entry = Apustua
event-LateRemoved = Berandu egindako apustuak kendu dira.
event-LateRemoved-entry = Apustua
event-HandTaken = { $who } bankoa errepikatu eta kartak hartzen ditu.
event-HandTaken-entry = Kartak
event-DealBegun = Bankariak kartak banatzen ditu.
event-DealBegun-entry = Kartak
event-DealEnded = Lehen kartak mahai gainean daude.
event-DealEnded-entry = Kartak
event-CardsLifted = { $who } kartak begiratzen ditu.
event-CardsLifted-entry = Kartak
event-CardOrdered = Karta puntoarentzat.
event-CardOrdered-entry = Kartak
event-HandsShown = Bi jokoak agerian daude.
event-HandsShown-entry = Kartak
event-CoupEnded = { $result ->
    [punto] Puntoak irabazi du.
    [bank] Bankak irabazi du, { $bank } puntuz.
   *[tie] Berdinketa.
}
event-CoupEnded-entry = Emaitza
event-CoupSettled = Apustuak kitatzen dira.
event-CoupSettled-entry = Ordainketa
event-HeldUsed = { $hand ->
    [punto] Aurretik ateratako karta, { $card }, puntoarena da.
   *[bank] Aurretik ateratako karta, { $card }, bankariarena da.
}
event-HeldUsed-entry = Kartak
event-CallRestored = Puntoak «ez» esan zuen: jokaldia taularen arabera berrezartzen da.
event-CallRestored-entry = Akatsa
event-RestoredCard = Akatsez ateratako karta, { $card }, bere lekura doa.
event-RestoredCard-entry = Kartak
event-Overdealt = Bankariak karta gehiegi eman dizkio bere buruari: zero balio du.
event-Overdealt-entry = Akatsa
event-SecondThird = Bi hirugarren karta banatu dira.
event-SecondThird-entry = Akatsa
event-ThirdChosen = { $hand ->
    [punto] Puntoak hirugarren karta onena gordetzen du.
   *[bank] Bankariak hirugarren karta txarrena gordetzen du.
}
event-ThirdChosen-entry = Kartak
event-PuntoDeemed = Puntoaren karta bat saskira erori da: bederatzi balio du.
event-PuntoDeemed-entry = Akatsa
event-CardLost = Karta saskian galdu da.
event-CardLost-entry = Kartak
event-BankLaidEarly = Bankariak puntoaren aurretik erakutsi ditu kartak: apustuak erretira daitezke.
event-BankLaidEarly-entry = Akatsa
event-PlayResumed = Puntoak jarraitzen du.
event-PlayResumed-entry = Jokaldia
event-HolderChanged = Kartak eskuz aldatzen dira: { $cause }.
event-HolderChanged-entry = Kartak
event-CardsBack = Kartak dagokionari itzultzen zaizkio.
event-CardsBack-entry = Kartak
event-AdviceNoted = { $hand ->
    [punto] Puntoari aholkua eman zaio: arauen arabera jokatzen du.
   *[bank] Bankariari aholkua eman zaio: taularen arabera jokatzen du.
}
event-AdviceNoted-entry = Akatsa
event-MiscallFound = Puntoa iragartzean okertu da.
event-MiscallFound-entry = Akatsa
event-CardRefused = Bankariak karta ukatzen du.
event-CardRefused-entry = Kartak
event-CallCorrected = Puntoaren iragarpena berrikusten da.
event-CallCorrected-entry = Akatsa
event-StrayNoted = { $who } eskuari jarraitzeko mugitu da.
event-StrayNoted-entry = Akatsa
event-StakeChanged = { $who }: { $amount } itzultzen da.
event-StakeChanged-entry = Apustua

# -- in the office
office-option-banco-free = Bankoa egiten duenak nahi bezala jokatzen du
office-option-wait-for-claims = Krupierraren ordainketaren zain: ordura arte erreklama daiteke
office-option-unlimited = Mugarik gabeko banka, «dena doa»
office-option-garage = Garajea noiztik
office-option-garage-then = Mahaiaren gutxienekoa halako hainbat; 0: lehen irabazitik.

# -- in the terminal
play-do-TakeBank = banka hartu
play-do-DeclineBank = eskua ez hartu
play-do-Salute = agurtu
play-do-PledgeBank = eskuaren zati bat, elkartuta
play-do-PassHand = eskua utzi
play-do-SetAside = garajea egin
play-do-AllGoes = dena doa
play-do-OfferShare = bazkide izatea eskaini
play-do-AnswerShare = bazkidea onartu
play-do-CallFollowed = bankoa errepikatu
play-do-CallWithTable = bankoa mahaiarekin
play-do-CompleteTable = banka osatu
play-do-JoinBanco = banko baten zati bat
play-do-LeaveStake = apustua utzi
play-do-RemoveLate = berandukoak kenarazi
play-do-RefuseToDeal = banatzeari uko egin
play-do-LiftCards = kartak begiratu
play-do-RefuseCard = karta ukatu
play-temper-partner = bankak partekatzen ditu
play-do-AnswerShare-other = bazkideari ezetz esan

# -- refusals
refused-holds-the-bank = Banka duenak ezin du orain hori egin.
refused-more-than-was-won = Irabazitakoa baino ezin da baztertu.
refused-no-garage-yet = Oraindik ezin da garajerik egin.
refused-no-unlimited-bank = Bankak gehienekorik ez badu bakarrik egin dakioke uko garajeari.
refused-no-bank-to-share = Orain ez dago bazkide egiteko bankarik.
refused-below-the-bank = { $value } berdindu beharreko kopurua baino gutxiago da, { $limit }.
refused-above-the-need = { $value } falta dena baino gehiago da, { $limit }.
refused-below-the-best-bid = { $value } ez da iristen beharrezko eskaintzara, { $limit }.
refused-hand-not-offered = Orain eskua ez zaio { $value } jokalariari eskaintzen.
refused-no-salute-owed = Orain ez dago agurtu beharrik.
refused-no-auction = Orain ez dago enkanterik.
refused-must-salute = Eseri berri denak eskua behin pasatzen utzi behar du.
refused-passed-it-himself = Esku hau izan duenak ez du haren enkantean parte hartzen.
refused-associate-does-not-play = Bankariaren bazkideak ez du jokoan parte hartzen.
refused-not-half-the-bank = { $value } ez da «bankoa mahaiarekin» apustua: { $limit }.
refused-no-banco-to-follow = { $value } jokalariak ez du errepikatzeko bankorik.
refused-nothing-late = Ez dago berandu egindako apusturik.
refused-too-late-to-follow = Beste batek kartak eskuan ditu: berandu da bankoa errepikatzeko.
refused-bank-is-covered = Banka osoa eskatuta dago jada.
refused-nothing-to-complete = Ez dago osatzeko ezer.

# Zer atera den, hitzez
chemin-came-punto = puntuak irabazi du
chemin-came-bank = bankak irabazi du
chemin-came-tie = berdinketa
