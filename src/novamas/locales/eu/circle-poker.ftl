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

# Ozen esaten dena
call-poker-paso = Paso
call-poker-covers = { $who }: berdindu.
call-poker-raises = { $who }: { $amount } arte igo.
call-poker-leaves = { $who }: utzi.
call-poker-interval = { $number }. tartea: { $who }, zure hitza.
call-poker-street = { $number }. tarteko kartak.
call-servido = Zerbitzatuta.
call-poker-throws = { $who }: { $cards } aldatu.
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
office-option-minimum_percent = Gutxienekoa, gehienekoaren %
office-option-ante_percent = Antea, gutxienekoaren %
office-option-forced = Hasierako apustua
office-option-benefit = Etxearen etekina
office-option-benefit_percent = Etekina, %
office-option-benefit_cap = Etekinaren muga, gutxienekotan
office-option-raises = Igoerak jokalari eta tarteko
office-option-hours = Partidaren orduak
office-option-show_first = Lehen karta komuna banatzean
office-option-equity = Jokalariek galde dezakete beren kartek zenbat balio duten

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
circle-poker-all-in = hondar osoa
circle-poker-changed = { $cards } aldatu
circle-poker-served = zerbitzatuta
circle-poker-board = Karta komunen { $number }. ilara
circle-poker-common = Karta komunak
circle-poker-pot = Potea
circle-poker-bets = Tarte honetako apustuak
circle-poker-pots = Poteak
circle-poker-main = Nagusia
circle-poker-side = { $number }. aldekoa
circle-poker-wins = { $who }: { $amount }
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
