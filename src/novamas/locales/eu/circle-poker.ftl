# Zirkuluko pokerra: jokalariak elkarren aurka.
# Zergatik ezin den mahai bat horrela ireki
bad-deck-size = Ez da { $value } kartarekin jokatzen: { $allowed }.
bad-limit-kind = Hemen ez dago muga hori: { $allowed }.
bad-forced-bet = Hemen ez da apustu horrekin hasten: { $allowed }.
bad-minimum-of-maximum = Gutxienekoa gehienekoaren % { $least } eta % { $most } artekoa da, ez % { $value }.
bad-ante-of-minimum = Antea gutxienekoaren % { $most } da gehienez, ez % { $value }.
bad-house-benefit = Etxearen etekina horrela % { $least } eta % { $most } artekoa da, ez % { $value }.
bad-benefit-cap = Etxeak pototik hartzen duena soilik mugatzen da, gutxienekotan eta zerotik gora.
bad-raises-fixed = Zenbat aldiz igo daitekeen ez du hemen etxeak esaten, edo ezin da { $value } izan.
bad-hours-of-game = Partida batek ez du { $value } ordu irauten.
bad-first-common = Aldaera honetan ez da karta komunik erakusten banatzean.
bad-time-bank = Pentsatzeko denbora gehiago: partida bakoitzean behin ere ez edo { $most } aldiz gehienez, ez { $value }.
bad-law-streets = Kaleak batetik hasita zenbakitzen dira, jauzirik gabe.
bad-law-deck-size = Karta-sorta batek maila berak ditu palo guztietan, eta 52 karta gehienez.
bad-law-cards-for-players = Ez dago { $players } jokalarirentzako kartarik.
bad-law-own-cards = Norberaren kartetatik bat ere ez edo denak erabiltzen dira.

# Onartzen ez dena
refused-not-in-the-hand = Zu ez zaude esku honetan.
refused-bet-to-cover = Apustu bat dago: berdindu, igo edo utzi.
refused-nothing-to-cover = Ez dago zer berdindurik: pasatu edo apustu egin.
refused-nobody-could-cover = Beste inork ez du igoera berdintzeko fitxarik.
refused-no-more-raises = Tarte honetan igo daitekeen adina aldiz igo duzu.
refused-in-the-hand = Esku batean zaude: amaitu edo utzi lehenago.
refused-no-hours-here = Partida hau ez da orduka zenbatzen.
refused-game-too-short = Partidak ez du oraindik behar adina iraun.
refused-not-seated = Horretarako eserita egon behar da.
refused-rested-enough = Partida honetan atseden har daitekeen esku guztietan hartu duzu.
refused-not-resting = Ez zaude atsedena hartzen.
refused-lots-running = Lekuak zozketatzen ari dira.
refused-seat-assigned = Partida hasita dagoenean arduradunak esleitzen du lekua: libre dagoen lehena.
refused-stack-in-play = Jokaldia hasita ezin zaio fitxarik gehitu erretoari.
refused-resto-not-gone = Erretoa agortu denean bakarrik berritzen da.
refused-resto-too-small = Erreto hori mahaiak eskatzen duena baino txikiagoa da.
refused-resto-too-large = Erreto hori mahaiak onartzen duena baino handiagoa da.
refused-stack-kept = Jokatzen den bitartean ez da erretoko fitxarik gordetzen.
refused-blinds-before-cards = Itsua kartak banatu aurretik bakarrik da baliozkoa.
refused-cards-to-throw = Karta horiek ezin dira aldatu.
refused-no-time-bank = Mahai honetan erlojuak ematen duena baino denbora gehiagorik ez dago pentsatzeko.
refused-time-bank-spent = Partida honetan zenuen denbora gehigarri guztia agortu duzu.

# Ozen esaten dena
call-poker-paso = Paso
call-poker-covers = { $who }: berdindu.
call-poker-raises = { $who }: { $amount } arte igo.
call-poker-leaves = { $who }: utzi.
call-poker-interval = { $number }. tartea: { $who }, zure hitza.
call-poker-street = { $number }. tarteko kartak.
call-servido = Zerbitzatuta.
call-poker-throws = { $who }: { $cards } aldatu.
call-poker-more-time = { $who }: denbora gehiago.
call-poker-game-begins = Partida hasi da: lekuak zozketatzen dira.
call-poker-game-ends = Partida amaitu da.
call-poker-lead = { $who }: zurea da eskua.
call-poker-last-hands = Ordua bete da: azken { $hands } eskuak.
call-poker-showdown = Erakutsi kartak.
call-poker-shows = { $who }: { $kind ->
    [royal] errege-eskailera
    [straight-flush] kolore-eskailera
    [four] pokerra
    [full] fulla
    [flush] kolorea
    [straight] eskailera
    [three] hirukotea
    [figures] figurak
    [two-pair] bikote bikoitza
    [pair] bikotea
   *[high-card] karta handiena
}.
call-poker-wins = { $who }: { $amount } irabazi.

# Gertatu dena
event-account-pot = potoa
event-why-ante = antea
event-why-blind = itsua
event-why-benefit = etxearen etekina
event-GameBegun = Partida bat hasi da: lekuak zozketatzen dira.
event-GameBegun-entry = Partida
event-SeatDrawn = Zozketan { $who } atera da.
event-SeatDrawn-entry = Zozketa
event-SeatsTaken = Bakoitzak egokitu zaion lekua hartu du.
event-SeatsTaken-entry = Lekuak
event-GameEnded = Partida amaitu da.
event-GameEnded-entry = Partida
event-LastHands = Ordua bete da: azken eskuak iragarri dira.
event-LastHands-entry = Saioa
event-SessionExtended = Saioa luzatu da.
event-SessionExtended-entry = Saioa
event-Rested = { $who } atsedenean.
event-Rested-entry = Atsedena
event-CameBack = { $who } berriz jokoan.
event-CameBack-entry = Atsedena
event-HandBegun = Esku bat hasi da.
event-HandBegun-entry = Eskua
event-FeesTaken = Etxeak jokalariengandik hartu du bere etekina: { $amount }.
event-FeesTaken-entry = Etekina
event-ForcedBet = { $who }: { $amount } karten aurretik.
event-ForcedBet-entry = Hasierako apustua
event-BlindsOffered = { $who }: itsua jar dezake.
event-BlindsOffered-entry = Itsua
event-ForcedBetsIn = Hasierako apustuak eginda daude: kartak banatzen dira.
event-ForcedBetsIn-entry = Banaketa
event-StreetBegun = Hurrengo tarteko kartak banatzen dira.
event-StreetBegun-entry = Banaketa
event-IntervalOpened = Apustu-tarte bat ireki da.
event-IntervalOpened-entry = Tartea
event-Checked = { $who }: paso.
event-Checked-entry = Paso
event-Covered = { $who }: { $amount } jarrita berdindu.
event-Covered-entry = Berdindu
event-BetRaised = { $who }: igo, { $amount } gehiago potoan.
event-BetRaised-entry = Igo
event-HandLeft = { $who }: eskua utzi.
event-HandLeft-entry = Utzi
event-TimeTaken = Denbora gehiago pentsatzeko: { $who }.
event-TimeTaken-entry = Denbora
event-IntervalClosed = Apustu-tartea itxi da.
event-IntervalClosed-entry = Tartea
event-DrawOpened = Kartak alda daitezke.
event-DrawOpened-entry = Baztertzea
event-CardsThrown = { $who }: baztertu.
event-CardsThrown-entry = Baztertzea
event-CardsDue = Baztertutakoak ordezten dira.
event-CardsDue-entry = Baztertzea
event-DiscardsReused = Sorta agortu da: baztertutakoak nahasten dira.
event-DiscardsReused-entry = Baztertzea
event-ShowdownOpened = Kartak erakusten dira.
event-ShowdownOpened-entry = Erakustea
event-CardsOpened = { $who }: kartak erakutsi.
event-CardsOpened-entry = Erakustea
event-PotPaid = Potoa ordaintzen da: { $amount }.
event-PotPaid-entry = Potoa
event-HandEnded = Eskua amaitu da.
event-HandEnded-entry = Eskua

# Egin daitekeena
console-act-BeginGame = Partida hasi
console-act-EndGame = Partida amaitu
console-act-HourOver = Ordua bete da
console-act-ExtendSession = Saioa luzatu
console-act-RestHands = Atseden hartu
console-act-ComeBack = Berriz jokatu
console-act-DealHand = Esku bat banatu
console-act-PostBlind = Itsua jarri
console-act-NoBlind = Itsurik ez
console-act-Check = Paso
console-act-Cover = Berdindu
console-act-RaiseTo = Honaino igo
console-act-LeaveHand = Eskua utzi
console-act-ThrowCards = Kartak baztertu
console-act-TakeTime = Denbora gehiago
console-act-OpenHands = Kartak erakutsi
console-act-PayPot = Potoa ordaindu
play-do-RestHands = atseden hartu
play-do-ComeBack = berriz jokatu
play-do-PostBlind = itsua jarri
play-do-NoBlind = itsurik ez
play-do-Check = paso
play-do-Cover = berdindu
play-do-RaiseTo = igo
play-do-LeaveHand = eskua utzi
play-do-ThrowCards = baztertu
play-do-TakeTime = denbora gehiago
play-temper-bold = ia denarekin doa

# Terminalean
play-poker-hand = { $number }. eskua
play-poker-ante = { $who }: antea, { $amount }
play-poker-blind = { $who }: itsua, { $amount }
play-poker-fee = { $who }: etxearen etekina, { $amount }
play-poker-throws = { $who }: { $cards } aldatu
play-poker-back = { $who }: inork berdindu ez dituen { $amount } itzultzen dira
play-poker-taken = etxeak { $amount } hartu
play-poker-wins = { $who }: { $amount } irabazi
play-poker-common = komunak
play-poker-pot = Potoa: { $amount }
play-poker-limit-fixed = muga finkoa
play-poker-limit-split = split limit
play-poker-limit-pot = mugadun potoa
play-poker-limit-none = mugarik gabe
play-poker-house = { $way ->
    [pot] Etxeak tarte bakoitzean potoan sartutakoaren % { $percent } hartzen du; orain arte { $amount }.
    [session] Etxeak saioko % { $percent } kobratzen du; orain arte { $amount }.
   *[hand] Etxeak eskuko gutxienekoaren % { $percent } kobratzen du; orain arte { $amount }.
}

# Araudian eta bulegoan
bet-pot-bet = Potoko apustua
poker-kind-figures = figurak
rules-maximum-circle-poker-fixed = finkoa, tartearen arabera
rules-maximum-circle-poker-split = potoaren erdia
rules-maximum-circle-poker-pot = potoa
rules-maximum-circle-poker-none = bat ere ez
office-option-cards = Kartak
office-option-limit = Apustuen muga
office-option-minimum-percent = Gutxienekoa, gehienekoaren %
office-option-ante-percent = Antea, gutxienekoaren %
office-option-forced = Hasierako apustua
office-option-benefit = Etxearen etekina
office-option-benefit-percent = Etekina, %
office-option-benefit-cap = Etekinaren muga, gutxienekotan
office-option-raises = Igoerak jokalari eta tarteko
office-option-hours = Partidaren orduak
office-option-show-first = Lehen karta komuna banatzean
office-option-equity = Jokalariek galde dezakete beren kartek zenbat balio duten
office-option-time-bank = Jokalari batek partida bakoitzean zenbat aldiz pentsa dezakeen luzaroago

circle-poker-how-goal = Jokalariek elkarren aurka jokatzen dute, ez etxearen aurka. Potea bost kartako konbinaziorik onenak irabazten du, edo besteak erretiratu ondoren bakarrik geratzen denak.{ $boards ->
    [1] {""}
   *[other] {" "}{ $boards } karta komun ilara daude: bakoitzak potearen zati berdina erabakitzen du.
}{ $low ->
    [yes] {" "}Potearen erdia esku baxurik onenarentzat da, halakorik badago.
   *[no] {""}
}
circle-poker-how-cards = { $own } karta jasotzen dituzu{ $open ->
    [0] , ahoz behera
   *[other] , horietatik { $open } denen bistan
}.{ $common ->
    [0] {""}
   *[other] {" "}Gainera { $common } karta komun erakusten dira{ $exact ->
        [yes] , eta esku bakoitzak zureetatik { $used } erabiltzen ditu zehazki
       *[no] , eta guztietatik bost onenak hartzen dira
    }.
}{ $discards ->
    [0] {""}
   *[other] {" "}Behin { $discards } aldatu ditzakezu gehienez.
}
circle-poker-how-forced = { $forced ->
    [blinds] Kartak baino lehen, eskua duenak gutxienekoa jartzen du eta hurrengoak bikoiztu egiten du: apustu itsuak dira.
   *[ante] Kartak baino lehen jokalari bakoitzak antea jartzen du, gutxienekoaren { $percent }.
}
circle-poker-how-turns = Zure txandan pasa zaitezke inork apustu egin ez badu, apustua estali, igo edo erretiratu eta jarritakoa galdu. Fitxak iristen ez badira, jarri duzun zatiagatik jokatzen duzu.
circle-poker-how-limit = { $limit ->
    [fixed] Igoera bakoitza kopuru finkoa da.
    [split] Apustu batek ezin du potearen erdia gainditu.
    [levels] Lehen txandetan muga baxua dago eta azkenetan altua.
    [pot] Apustu batek ezin du potea gainditu.
   *[none] Mahaian dituzun fitxa guztiak jokatu ditzakezu.
}{ $raises ->
    [0] {""}
   *[other] {" "}Txanda bakoitzean { $raises } aldiz igo dezakezu.
}
circle-poker-how-benefit = { $benefit ->
    [pot] Etxeak potearen { $rate } hartzen du apustu txanda bakoitzean.
    [session] Etxeak jokalari bakoitzari mahaiaren gehienekoaren { $rate } kobratzen dio saio ordu bakoitzeko.
   *[hand] Etxeak jokalari bakoitzari gutxienekoaren { $rate } kobratzen dio esku bakoitzean.
} Ez du jokatzen: hori da eramaten duen bakarra.

# Mahaia nabigatzailean
circle-poker-came = { $amount }-ko potea ordaintzen da
circle-poker-lead = Eskua du
circle-poker-lead-short = E
circle-poker-rests = atseden
circle-poker-left = erretiratu da
circle-poker-thinks = pentsatzen
circle-poker-all-in = hondar osoa
circle-poker-changed = { $cards } aldatu
circle-poker-served = zerbitzatuta
circle-poker-time-left = { $left ->
    [0] ez zaizu gehiago geratzen
    [one] aldi 1 geratzen zaizu
   *[other] { $left } aldi geratzen zaizkizu
}
circle-poker-board = Karta komunen { $number }. ilara
circle-poker-common = Karta komunak
circle-poker-pot = Potea
circle-poker-bets = Tarte honetako apustuak
circle-poker-pots = Poteak
circle-poker-main = Nagusia
circle-poker-side = { $number }. aldekoa
circle-poker-wins = { $who }: { $amount }
circle-poker-won = Irabazlea: { $who }, { $amount }{ $shown ->
    [yes] {" "}({ $hand })
   *[no] {""}
}
circle-poker-won-own = Zuk irabazi duzu: { $amount }{ $shown ->
    [yes] {" "}({ $hand })
   *[no] {""}
}
circle-poker-taken = etxeak, { $amount }
circle-poker-waits = Partida { $players } jokalari eserita daudenean hasten da: lekuak zozketatu egiten dira.
circle-poker-throw = Ukitu aldatu nahi dituzun kartak, gehienez { $most }.
circle-poker-change = { $cards } aldatu
circle-poker-serve = Zerbitzatuta
circle-poker-bet = Apustu egin
circle-poker-slider = Zenbat
circle-poker-quick-least = Gutxienekoa
circle-poker-quick-half = Pote erdia
circle-poker-quick-pot = Potea
circle-poker-quick-most = Gehienekoa
circle-poker-need = { $pot }-ko poteagatik { $amount } estali: merezi du gutxienez aldien { $share } irabazten baduzu.
circle-poker-order = Handienetik txikienera
circle-poker-limit = Muga
circle-poker-limit-fixed = finkoa, { $amount } arte
circle-poker-limit-split = pote erdia
circle-poker-limit-pot = potea
circle-poker-limit-none = mugarik gabe
circle-poker-forced = Kartak baino lehen
circle-poker-benefit = Etxearentzat
circle-poker-benefit-pot = potearen % { $percent }
circle-poker-benefit-session = gehienekoaren % { $percent } orduko
circle-poker-benefit-hand = { $amount } eskuko
circle-poker-time-bank = Denbora gehiago
circle-poker-time-each = { $times ->
    [one] partida bakoitzean behin
   *[other] partida bakoitzean { $times } aldiz
}
# Akatsak eta jokabidea
refused-ante-owed = Oraindik ez duzu antea jarri: jarri edo erretiratu.
refused-bet-to-complete = Jarri duzuna potearena da: berdindu arte osatu besterik ezin duzu.
refused-bet-out-of-turn = Txandaz kanpo apustu egin duzu: balio du, baina ezin duzu gehiago igo tarte honetan.
refused-turn-to-be-decided = Lehenik arduradunak erabakiko du saltatu den txandari buruz.
refused-no-ante-owed = Zure antea potean dago.
refused-no-turn-passed-over = Inork ez dizu txanda saltatu.
refused-nobody-to-decide = Ez dago inor erabakitzeko.
call-poker-warns = { $who }, ohartarazita zaude.
call-poker-new-hand = Eskuak ez du balio: kartak bildu eta beste bat.
event-cause-count = jokalari batek karta gehiegi edo gutxiegi jaso ditu
event-cause-wrong-card = jokalari batek berea ez zen karta bat ikusi du
event-cause-face-up = karta bat agerian zegoen
event-cause-bad-pack = karta-sorta akastuna da
event-cause-nobody-left = ez da inor geratzen eskuan
event-cause-too-few-cards = ez da ordezteko kartarik geratzen
event-cause-mixed = kartak baztertuekin nahastu ditu
event-cause-touched = bere kartek beste batenak ukitu dituzte
event-cause-skipped = txanda saltatu zaio
event-cause-decision = arduradunaren erabakia
event-cause-proxy = beste bati agindu dio bere ordez jokatzeko
event-cause-pairs = bikoteka jokatu du
event-cause-gambling-the-pot = potea borondatez jokatu du
event-cause-sharing-the-pot = potea borondatez banatu du
event-cause-collusion = jokalarien arteko ezkutuko adostasuna
event-cause-adding-chips = fitxak gehitu ditu jokaldian zehar
event-cause-lending = dirua utzi dio beste jokalari bati
event-cause-hiding-chips = restoko fitxak gorde ditu
event-cause-cards-away = kartak mahaitik edo bistatik kendu ditu
event-cause-touching-cards = bereak ez ziren kartak ukitu ditu
event-cause-comments = jokaldia komentatu du
event-cause-looking = besteen kartei begiratu die
event-cause-opinion = iritzia eman du erretiratu ondoren
event-cause-talking = behar baino gehiago hitz egin du
event-cause-deceiving = besteak nahasteko itxurak egin ditu
event-cause-criticising = beste baten jokoan eragin edo kritikatu du
event-cause-watching = partida mahai ondotik begiratzen zuen
event-HandVoided = Eskuak ez du balio: { $cause }. Jarritakoa itzultzen da eta berriro banatzen da.
event-HandVoided-entry = Akatsa
event-DealMended = Banaketa zuzentzen da apustuen aurretik.
event-DealMended-entry = Akatsa
event-ShuffledAgain = Karta bat ikusi da moztean: berriro nahasten da.
event-ShuffledAgain-entry = Nahasketa
event-CallPutRight = { $who }: kartek beren kabuz hitz egiten dute; iragarritakoak ez du balio.
event-CallPutRight-entry = Akatsa
event-AbsenceNoted = { $who } ez dago: banaketak balio du.
event-AbsenceNoted-entry = Akatsa
event-AbsenceEnded = { $who } garaiz itzuli da.
event-AbsenceEnded-entry = Akatsa
event-PlaceIncluded = Banaketak aurrera egiten du inork jokatzen ez duen leku batekin.
event-PlaceIncluded-entry = Akatsa
event-SpareCollected = Jokalaririk gabeko lekuetako kartak biltzen dira.
event-SpareCollected-entry = Akatsa
event-PackRecovered = Karta-sortaren goiko aldea berreskuratzen da.
event-PackRecovered-entry = Akatsa
event-PackReshuffled = Erabili gabeko kartak nahasi, moztu eta lehena kentzen da.
event-PackReshuffled-entry = Akatsa
event-CommonVoided = Balio ez duten karta komunak agertu dira.
event-CommonVoided-entry = Akatsa
event-BettingResumed = Apustuek aurrera egiten dute.
event-BettingResumed-entry = Akatsa
event-CardsWithdrawn = Kartak kentzen zaizkio honi: { $who } ({ $cause }).
event-CardsWithdrawn-entry = Akatsa
event-HandRebuilt = Eskua berreraikitzen da: { $who }.
event-HandRebuilt-entry = Akatsa
event-ShortCovered = { $who }: { $amount } jarri ditu, ez da nahikoa; osatu behar du.
event-ShortCovered-entry = Akatsa
event-OverCovered = { $who }: { $amount } jarri ditu igoera iragarri gabe; berdindu besterik ez du egiten.
event-OverCovered-entry = Akatsa
event-CardsSeen = { $who }: kartak nahi gabe erakutsi ditu; jokoak aurrera egiten du.
event-CardsSeen-entry = Akatsa
event-BetStands = { $who }: { $amount } apustu txandaz kanpo; balio du.
event-BetStands-entry = Akatsa
event-AnteOwed = Antea falta da: { $who }.
event-AnteOwed-entry = Antea
event-AntePut = { $who }: falta zen antea jarri du.
event-AntePut-entry = Antea
event-PotReduced = Anteak falta dira eta ez dakigu norenak: pote txikiagoarekin jokatzen da.
event-PotReduced-entry = Antea
event-TurnPassedOver = Txanda saltatu zaio: { $who }.
event-TurnPassedOver-entry = Txanda
event-TurnClaimed = { $who }: txanda saltatu zaiola dio; arduradunak erabakiko du.
event-TurnClaimed-entry = Txanda
event-TurnDecided = Erabakita dago txanda: { $who }.
event-TurnDecided-entry = Txanda
event-Reprimanded = Ohartarazpena: { $who } ({ $cause }).
event-Reprimanded-entry = Jokabidea
event-ExpulsionOpened = { $who }: berriro egin du ({ $cause }). Arduradunak erabakiko du.
event-ExpulsionOpened-entry = Jokabidea
event-PlayerKept = Arduradunak erabaki du: { $who } geratzen da.
event-PlayerKept-entry = Jokabidea
event-ShuffleAllowed = { $who }: baimenarekin nahasten du; azkena croupierra da.
event-ShuffleAllowed-entry = Nahasketa
console-act-DealingError = Banaketako akatsa
console-act-CutExposed = Karta bat ikusi da moztean
console-act-WrongAnnouncement = Croupierrak esku okerra iragarri du
console-act-PlayerAbsent = Jokalari bat ez dago
console-act-PlayerReturned = Falta zen jokalaria itzuli da
console-act-DealtToNobody = Karta bat jokalaririk gabeko leku batera
console-act-PackPutAway = Croupierrak karta-sorta goizegi kendu du
console-act-ExtraCommon = Karta komun gehiegi agertu dira
console-act-EarlyCommon = Karta komun bat goizegi agertu da
console-act-SlowPlayer = Jokalaria motelegi dabil
console-act-CardsMixed = Kartak baztertuekin nahastu ditu
console-act-PutChips = Fitxak jarri ezer esan gabe
console-act-CardsExposed = Jokalari batek kartak erakutsi ditu
console-act-BetOutOfTurn = Txandaz kanpo apustu egin
console-act-AnteMissing = Jokalari baten antea falta da
console-act-AnteUnknown = Anteak falta dira, ez dakigu norenak
console-act-HandsTouched = Bi jokalariren kartek elkar ukitu dute
console-act-TurnOverlooked = Jokalari baten txanda saltatu da
console-act-Misconduct = Debekatutako jokabidea
console-act-DecideConduct = Errepikatu duenari buruz erabaki
console-act-DecideTurn = Saltatutako txandari buruz erabaki
console-act-AllowShuffle = Jokalari bati nahasteko baimena eman
console-act-PutAnte = Antea jarri
console-act-ClaimTurn = Txanda saltatu didate
console-does-DealingError = Kartak bildu, jarritakoa itzuli eta esku berria banatzen da; garaiz zuzenduz gero, aurrera doa.
console-does-Misconduct = Lehen aldian ohartarazpena; bigarrenean arduradunak erabakitzen du.
console-does-HandsTouched = Biak eskutik kanpo geratzen dira.
console-does-BetOutOfTurn = Apustuak balio du; bere txandan ezin izango du igo.
console-field-found = Goiko aldea aurkitu da
console-field-cards = Kartak
console-field-antes = Falta diren anteak
console-field-decision = Erabakia
console-field-rebuilt = Eskua berreraiki daiteke
console-field-neighbour = Beste jokalaria
play-do-PutChips = fitxak jarri ezer esan gabe
play-do-BetOutOfTurn = txandaz kanpo apustu egin
play-do-PutAnte = antea jarri
play-do-ClaimTurn = txanda saltatu didate
circle-poker-chances = Zure kartek balio dutena
circle-poker-chances-ask = Kalkulatu
circle-poker-chances-again = Berriro
circle-poker-chances-counting = Kalkulatzen…
circle-poker-chances-none = Orain ez dago zer kalkulaturik: besteekin esku bat jokatu behar da.
circle-poker-chances-share = Beste inor erretiratzen ez bada, batez beste potearen { $share } irabazten dute { $others ->
    [one] beste jokalari baten
   *[other] beste { $others } jokalariren
} aurka.
circle-poker-chances-wins = Bakarrik irabazi: aldien { $wins }; banatu: { $ties }.
circle-poker-chances-how = { $exact ->
    [yes] Esku posible guztiak zenbatuta: { $deals }.
   *[no] Zoriz hartutako { $deals } eskutan.
} Zuk ikusten dituzun kartekin bakarrik{ $draw ->
    [yes] , baztertzeak kontatu gabe
   *[no] {""}
}.
circle-poker-costs = Ordubeteren kostua
circle-poker-costs-pace = Orduko { $hands } esku, azken { $counted } eskuen arabera.
circle-poker-costs-wait = Bi esku jokatu direnean esango da.
circle-poker-costs-here = hemen horrela kobratzen da
circle-poker-costs-pot = potearen % { $percent }
circle-poker-costs-session = gehienekoaren % { $percent } orduko
circle-poker-costs-hand = gutxienekoaren % { $percent } eskuko

# Arauak, legeak alderatzean
section-circle-poker-deck = Kartak
field-deck-cards = karta-sortako kartak
field-seating-rests = atseden-eskuak plaza galdu gabe
field-seating-tournament = txapelketa batek jarraitzeko dituen jokalariak
section-circle-poker-length = Partidaren iraupena
field-length-leads = jokalari bakoitzak zenbat aldiz izan duen eskua
field-benefit-percent = ehunekoa, gutxienetik gehienera
field-benefit-of = zeren gainean kalkulatzen den
field-benefit-hands = eskuak ordu bakoitzaren ondoren
value-of-added = tartean gehitutakoa
field-stakes-kinds = etxeak hauta ditzakeen mugak
field-stakes-minimum = gutxienekoa, gehienekoaren %, gutxienetik gehienera
field-stakes-ante = ante handiena, gutxienekoaren %
field-stakes-split = split limita hau da
field-stakes-pot = potoaren muga hau da
field-stakes-raises = igoerak tarteko
field-stakes-two = bi jokalariren artean ere bai
field-stakes-open-pair = bistako bikote batek muga igotzen du
value-open-pair-any = edonorena
value-open-pair-own = norberarena bakarrik
value-open-pair-no = ez
value-kinds-fixed = finkoa
value-kinds-split = split limit
value-kinds-pot = mugadun potoa
value-kinds-none = mugarik gabe
value-kinds-blinds = itsuak
value-split-half = potoaren erdia
value-split-levels = bi maila tartearen arabera
value-pot-pot = potoa
value-pot-streets = tarte bakoitzean desberdina
value-pot-maximum = mahaiaren gehienekoa
value-pot-half = potoaren erdia
value-pot-whole = poto osoa
section-circle-poker-forced = Hasierako apustua
field-forced-kinds = etxeak hauta ditzakeen motak
field-forced-posts = itsuak, gutxienekotan
field-forced-more = hurrengo itsu bakoitza, aurrekoa bider
section-circle-poker-streets = Tarteak
field-streets-deal = kartak jokalari bakoitzari
field-streets-burn = erretako kartak
field-streets-common = karta komunak
field-streets-draw = baztertzearekin
field-streets-level = mugaren maila
field-streets-opens = nork hitz egiten duen lehenik
field-streets-pot = potoaren muga hau da
value-level-high = goikoa
value-level-low = behekoa
value-deal-down = ahoz behera
value-deal-up = ahoz gora
value-opens-lead = eskua duena
value-opens-showing = bistako eskurik onena
value-opens-bettor = azkena apustu egin zuena
section-circle-poker-first-common = Lehen karta komuna banatzean
field-first-common-allowed = baimenduta
field-first-common-counts = flopekoen artean zenbatzen da
section-circle-poker-discards = Baztertzea
field-discards-most = alda daitezkeen kartak
field-discards-at-once = horietatik, batera
field-ranking-short = ordena 52 karta baino gutxiagorekin
field-ranking-figures = bi figuren artean, bikote altuenaren ondoren, erabakitzen duena
field-ranking-ace-low = batekoa baxuenaren aurretik ere doa
value-figures-second-pair = bigarren bikotea
value-figures-next-card = hurrengo karta
value-ace-low-any = edozein karta-sortarekin
value-ace-low-full = 52 kartarekin bakarrik
section-circle-poker-showdown = Eskuak alderatzea
field-showdown-own = erabiltzen diren karta propioak
field-showdown-boards = karta komunen ilarak
field-showdown-shares = esku berdinek potoa banatzen dute
field-showdown-highest = haren kartarik altuena, gehienez
field-showdown-common = hain baxuak diren karta komunak
value-shares-equal = zati berdinetan
value-shares-restos = haien hondarren arabera
field-sight-down = ahoz beherakoak
field-sight-up = ahoz gorakoak
field-sight-burnt = erretakoak
field-sight-thrown = baztertutakoak
section-circle-poker-resto = Hondarra
field-resto-first = esertzean, gutxienekotan, gutxienetik gehienera
field-resto-again = berritzean, gutxienekotan, gutxienetik gehienera
section-circle-poker-mistakes = Akatsak
field-mistakes-burn = nahastu ondoren erretako kartak
field-mistakes-known = arauak aurreikusia
field-mistakes-mendable = balio du apustu aurretik zuzenduz gero
field-mistakes-when = noiz arte baliogabetzen duen eskua
value-when-start = eskua hastean
value-when-deal = banatu bitartean
value-when-hand = esku osoan
section-circle-poker-conduct = Jokabidea
value-by-gone = eskutik erretiratu dena
value-by-seated = eserita dagoena
office-option-limit-fixed = finkoa
office-option-limit-split = split limit
office-option-limit-pot = mugadun potoa
office-option-limit-none = mugarik gabe
office-option-forced-ante = antea
office-option-forced-blinds = itsuak
office-option-benefit-pot = potetik
office-option-benefit-session = saioko
office-option-benefit-hand = eskuko
rules-case-circle-poker-pot = eskurik altuenak potoa irabazten du, etxeak hartzen duena kenduta
middle-streets = { $middle }.
middle-benefit = { $middle ->
    [pot] potetik
    [session] saioko
    [hand] eskuko
   *[other] { $middle }
}
middle-mistakes = { $middle ->
    [deal-count] karta kopuru okerra
    [deal-wrong-card] berea ez den karta
    [deal-missing-card] karta bat falta da
    [deal-bad-pack] karta-sorta akastuna
    [pack] garaia baino lehen kendutako karta-sorta
    [common] gehiegi edo goizegi erakutsitako karta komunak
   *[other] { $middle }
}
middle-conduct = { $middle ->
    [forbidden-opinion] eskuari buruz iritzia ematea
    [forbidden-watching] beste baten kartak begiratzea
   *[other] { $middle }
}
