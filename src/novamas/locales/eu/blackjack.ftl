# Blackjack eta blackjack hirukoitza nabigatzailean: mahaia, eskuak, erabakitzen dena.

# Zergatik ezin den mahai bat horrela ireki
bad-vacant-for-players = Jokalariek lauki hutsetan apustua egin dezakete, etxeak dioena dioela.
bad-surrender-for-players = Jokalariek esku bat utzi dezakete, etxeak dioena dioela.
bad-stop-card = Geldiera-kartaren atzean gutxienez { $least } karta daude, eta aurrean bat edo beste; ez { $value }.
bad-shuffler-stop-card = Etengabe nahasten duen makinak ez du geldiera-kartarik.
bad-no-pairs = Lege honek ez du bikoteen apusturik ezagutzen.
bad-pairs-minimum = Bikoteen gutxienekoa mahaikoaren ehuneko { $least } da gutxienez, ez { $value }.
bad-no-accumulated = Lege honek ez du sari metatuen apusturik ezagutzen.
bad-accumulated-share = Sari metatuen apustua gutxienekoaren ehuneko { $most } da gehienez, ez { $value }.
bad-prize-below = Sari hau, { $prize ->
    [one] zazpi bat
    [two] bi zazpi
    [two-suited] palo bereko bi zazpi
    [three] hiru zazpi
   *[other] palo bereko hiru zazpi
}, gutxienez { $due } da, ez { $given }.
bad-no-growing-pot = Lege honek ez du hazten den poterik ezagutzen.

bj-natural = Blackjack
bj-natural-short = BJ
bet-BJ = bankaren blackjack
bj-doubled = bikoiztua
bj-even-money = parean
bj-result-won = irabazi du
bj-result-natural = blackjack
bj-result-lost = galdu du
bj-result-tied = berdindu du
bj-result-over = pasatu da
bj-result-surrendered = erretiratu da
bj-pairs-complete = bikote osoa
bj-pairs-colour = kolore bereko bikotea
bj-pairs-incomplete = bikote osatugabea
bj-accumulated-pot = palo bereko hiru zazpi
bj-accumulated-three = hiru zazpi
bj-accumulated-two-suited = palo bereko bi zazpi
bj-accumulated-two = bi zazpi
bj-accumulated-one = zazpi bat
bj-bank = Banka: { $points }
bj-bank-over = Banka: { $points }, pasatu da
bj-stage = { $stages } laukietatik { $stage }. jokatzen du
bj-stage-short = { $stage }/{ $stages } laukia
bj-box-stage = { $box }. laukia, { $stage }. apustua
bj-insured-by = { $name }: asegurua
bj-line = { $points ->
    [none] { $spot }: { $result }
   *[other] { $spot }: { $points }, { $result }
}
bj-line-insurance = { $result ->
    [won] Aseguruak: ordaindu dira
   *[lost] Aseguruak: galdu dira
}

# Oihalean inprimatuta
bj-print-natural = Blackjack: { $pays }
bj-print-insurance = Asegurua: { $pays }
bj-print-pairs = B
bj-print-accumulated = 777

# Erabakitzen dena
box-do-Draw = Karta
box-do-Stay = Gelditu
box-do-DoubleDown = Bikoiztu, { $amount }
box-do-SplitPair = Banatu, beste { $amount }
box-do-Surrender = Erretiratu
box-do-TakeEvenMoney = Parean kobratu
box-do-PlayOn = Ez, jarraitu
box-do-Insure = Aseguratu, { $amount }
box-short-Draw = Karta:
box-short-Stay = Gelditu:
box-short-DoubleDown = Bikoiztu:
box-short-SplitPair = Banatu:
box-short-Surrender = Erretiratu:
box-short-TakeEvenMoney = Parean:
box-short-PlayOn = Jarraitu:
bj-insure = Asegururik? { $pays } ordaintzen du.
bj-insure-amount = Aseguruaren zenbatekoa

# Taula
strategy-long-stand = gelditu
strategy-long-draw = karta
strategy-long-double = bikoiztu, edo karta
strategy-long-double-stand = bikoiztu, edo gelditu
strategy-long-split = banatu
strategy-long-surrender = erretiratu, edo karta
strategy-long-surrender-stand = erretiratu, edo gelditu
library-charts = Nola jokatzen den hobekien
library-charts-note = Sabot osoarekin, eta norberaren kartak eta bankarena beste kartarik ikusi gabe.
library-charts-show = Ikusi taulak: { $law }

# Kontsolan
console-act-Draw = Karta
console-act-Stay = Gelditu
console-act-DoubleDown = Bikoiztu
console-act-SplitPair = Banatu
console-act-Surrender = Erretiratu
console-act-Insure = Aseguratu
console-act-TakeEvenMoney = Parean kobratu
console-act-PlayOn = Asegururik gabe jarraitu
console-act-Follow = Igoerari jarraitu
console-act-Consent = Lauki batean apustua egiten utzi
console-does-Consent = Laukikoa ez denak bertan apustua egin dezake, edo berea itzultzen zaio.
console-act-CloseVacantBoxes = Lauki hutsak itxi
console-does-CloseVacantBoxes = Beste inork ezin du apusturik egin jokalaririk gabeko lauki batean; hor dagoenak jokatzen du.
console-act-OpenVacantBoxes = Lauki hutsak ireki
console-does-OpenVacantBoxes = Jokalariek berriro egin dezakete apustu jokalaririk gabeko laukietan.
console-act-DeclineCut = Ez moztu
console-act-SeedPot = Potoa hornitu
console-does-SeedPot = Kutxak dirua dakar apustu metatuaren potorako.
console-act-CarryPot = Potoa eraman
console-does-CarryPot = Potoa kutxara doa, beste mahai baterako.
console-field-guest = Nor
console-field-box = Laukia
console-field-yes = Apustua egin dezake?
console-phase-asking = Asegurua, erretiratzea
console-phase-playing = Eskuak
console-phase-bank = Banka
console-now-asking = Asegururik? Inor erretiratzen da?
console-now-playing = Eskuek karta eskatzen dute.
console-now-following = Besteek jarraitzen dute?
console-now-bank = Banka jokatzen ari da.
value-true = bai
value-false = ez

# -- bets and spots
game-blackjack = Hogeita bata edo blackjack
game-triple-blackjack = Blackjack hirukoitza
bet-accumulated = Apustu metatua
spot-accumulated = Apustu metatua { $where }. laukian
choice-by-cards = kartei begira ahalik ondoen jokatuta
choice-by-totals = puntuazioari begira ahalik ondoen jokatuta
choice-no-surrender = inoiz erretiratu gabe
choice-no-doubling = inoiz bikoiztu gabe
choice-no-doubling-aces = batekoarekin inoiz bikoiztu gabe
choice-no-splitting = inoiz banatu gabe
choice-insuring = beti bateko baten aurka aseguratuta
choice-never-withdraw = apusturik inoiz erretiratu gabe

# -- calls
call-hand-points = { $box }. laukia: { $points }
call-bank-points = Bankak { $points } du
call-bank-over = Banka pasatu egin da, { $points }-rekin
call-bank-blackjack = Bankak hogeita bat: { $points }
call-last-of-the-shoe = Sabotaren azken jokaldia

# -- charts
chart-soft = Hamaika balio duen batekoa duten puntuazioak
chart-exceptions = Puntuazioak dioena ez bezala hobeto jokatzen diren bi karta

# -- what happened
event-StopCardShown = Blokeo-karta agertu da: hau da sabotaren azken jokaldia.
event-StopCardShown-entry = Blokeo-karta
event-CardsReturned = Kartak berriro nahasten dira, berriz banatzeko.
event-CardsReturned-entry = Nahasketa
event-InsuranceOffered = Bankak bateko bat erakusten du: asegurua eskaintzen da.
event-InsuranceOffered-entry = Asegurua
event-SurrenderOffered = Eskuak erretira daitezke.
event-SurrenderOffered-entry = Erretiroa
event-StakeInsured = { $who } { $amount } balioan aseguratzen da.
event-StakeInsured-entry = Asegurua
event-EvenMoneyPaid = { $who } { $won } kobratzen du parean bere hogeita batagatik.
event-EvenMoneyPaid-entry = Parean
event-HandSurrendered = { $hand } eskua erretiratzen da: { $house } etxearentzat.
event-HandSurrendered-entry = Erretiroa
event-Answered = { $who } jokoan jarraitzen du.
event-Answered-entry = Erantzuna
event-TurnBegun = { $hand } eskuak { $points } du: karta?
event-TurnBegun-entry = Txanda
event-CardDue = { $hand ->
    [bank] Karta bat bankarentzat.
   *[other] Karta bat { $hand }. eskuarentzat.
}
event-CardDue-entry = Karta
event-StakeRaised = { $who } { $amount } gehiago jartzen du { $hand } eskuan.
event-StakeRaised-entry = Igoera
event-HandDoubled = { $hand } eskua bikoizten da.
event-HandDoubled-entry = Apustu bikoitza
event-HandSplit = { $hand } eskua bi bihurtzen da.
event-HandSplit-entry = Pareak
event-HandStood = { $hand } eskua { $points }-rekin gelditzen da.
event-HandStood-entry = Gelditzen da
event-HandLost = { $hand } eskua { $points }-rekin pasatzen da: { $amount } jasotzen dira.
event-HandLost-entry = Pasatzen da
event-StageBegun = Banka { $stage }. laukiaren alde jokatzen du.
event-StageBegun-entry = Banka
event-BankStood = Bankak { $points }-rekin amaitzen du.
event-BankStood-entry = Banka
event-VacantBoxesChanged = { $closed ->
    [yes] Krupierrak lauki hutsak ixten ditu: ezin da haietan apusturik egin.
   *[no] Krupierrak lauki hutsak irekitzen ditu.
}
event-VacantBoxesChanged-entry = Lauki hutsak
event-InsuranceSettled = Aseguruak kitatzen dira: { $people } jokalarientzat, { $house } etxearentzat.
event-InsuranceSettled-entry = Asegurua
event-PairsSettled = { $result ->
    [complete] Bikote osoa { $box }. laukian: { $won }.
    [colour] Kolore bereko bikotea { $box }. laukian: { $won }.
    [incomplete] Bikote osatugabea { $box }. laukian: { $won }.
   *[other] Bikoterik ez { $box }. laukian: { $amount } jasotzen dira.
}
event-PairsSettled-entry = Bikoteak
event-SevensSettled = { $result ->
    [pot] Palo bereko hiru zazpi: { $who } potoa irabazten du.
    [three] Hiru zazpi: { $who } { $won } irabazten du.
    [two-suited] Palo bereko bi zazpi: { $who } { $won } irabazten du.
    [two] Bi zazpi: { $who } { $won } irabazten du.
    [one] Zazpi bat: { $who } { $won } irabazten du.
   *[other] Zazpirik ez: { $amount } apustu metatua jasotzen da.
}
event-SevensSettled-entry = Apustu metatua

# -- on the floor
floor-group-blackjack = Blackjack

# -- in the office
office-option-reserve = Kartak geldiera-kartaren atzean
office-option-pairs-minimum = Bikoteen gutxienekoa, %
office-option-pairs-minimum-then = Mahaiko gutxienekoarena.
office-option-pairs-maximum = Bikoteen gehienekoa
office-option-pairs-maximum-then = Gutxienekoa halako zenbat.
office-option-accumulated = Sari metatuen apustua, %
office-option-accumulated-then = Mahaiko gutxienekoarena; 0: ez da jokatzen.

# -- in the terminal
play-temper-scholar = liburuz jokatzen du, bi laukitan

# -- refusals
refused-first-box-needed = { $value } baino lehen hiru laukietako lehenengoan egin behar da apustu.
refused-above-half = Asegurua lehen apustuaren erdia da gehienez, { $limit }, ez { $value }.
refused-below-half = Asegurua lehen apustuaren erdia da zehazki, { $limit }, ez { $value }.
refused-no-even-money = Pareko ordainketa, arauak jasotzen duenean, batekoaren aurkako hogeita batentzat da, inork hirugarren karta hartu baino lehen.
refused-not-your-turn = Oraindik ez da zure txanda: lehenago besteei galdetzen zaie.
refused-no-surrender = Eskua ezin da orain erretiratu.
refused-no-more-cards = Esku honek ez du karta gehiagorik onartzen.
refused-no-ace = Ez dago zeren aurka aseguratu: bankak ez du batekorik erakusten.
refused-too-late-to-insure = Berandu da asegururako: hirugarren karta bat eman da.
refused-no-pair = Balio bereko bi karta bakarrik bana daitezke.
refused-no-more-splits = Pare hau ezin da berriro banatu.
refused-no-doubling = Esku hau ezin da bikoiztu.

# -- nola jokatzen den
bj-how-goal = Bankak baino gehiago batu, { $target }tik pasatu gabe. Haren aurka bakarrik jokatzen duzu, ez mahaiko besteen aurka.
bj-how-points = Irudiek eta hamarrek { $tens } balio dute; batekoak, { $low } edo { $high }, komeni zaizuna; gainerakoek, dutena.
bj-how-turn = Bi karta jasotzen dituzu eta bankaren bat ikusten duzu. Zure txandan nahi beste karta eskatu, edo gelditu. { $target }tik pasatuz gero, berehala galtzen duzu.
bj-how-more = { $any ->
    [yes] Bikoiztu: apustu bikoitza karta bakar baten truke.
   *[no] Bikoiztu, { $on } izanda: apustu bikoitza karta bakar baten truke.
} Banandu: bi karta berdinekin bi esku, bakoitza bere apustuarekin.
bj-how-bank = { $stages ->
    [one] Banka azkena da eta ez du aukeratzen: { $stands } izan arte eskatzen du, eta hor gelditzen da.
   *[other] Banka azkena da eta ez du aukeratzen: { $stands } izan arte eskatzen du, eta hor gelditzen da. { $stages } aldiz egiten du zure esku beraren aurka, apustu bakoitzeko behin.
}
bj-how-pays = Irabazteak { $box } ordaintzen du. Blackjack-ak, hasieran bateko bat eta hamarreko karta bat, { $natural }. Berdinketan apustua itzultzen da.
bj-means-box = Zure eskuak bankak baino gehiago batzen badu { $target }tik pasatu gabe irabazten du, edo banka pasatzen bada. Blackjack-arekin { $natural } ordaintzen du.
bj-means-pairs = Zure lehen bi kartak bikotea badira irabazten du, eskuak irabazi ala ez.
bj-means-accumulated = Zure lehen kartak zazpiak badira irabazten du: zenbat eta gehiago, orduan eta gehiago ordaintzen du.

bj-came = { $points ->
    [BJ] Bankak blackjack du
    [over] Banka pasatu da: { $total }
   *[none] Bankak { $total } du
}
bj-own = Zu: { $hands }
bj-own-natural = blackjack
bj-own-over = pasatu da: { $total }
