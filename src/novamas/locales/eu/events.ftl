# Mahai batean gertatu dena: esaldi bat gertaera bakoitzeko (event-Mota) eta, libururako, zein idazpen-mota den (-entry).
# Aldagaiak web/src/lib/events.ts fitxategiak ematen ditu. Testurik ez dagoenean «none» da; zenbatekoak idatzita datoz.

# Nor, eta non dauden fitxak
event-unnamed = norbait ({ $mark })
event-actor-chance = zoria
event-actor-croupier = krupierra
event-actor-inspector = mahaiburua
event-actor-director = zuzendaritza
event-account-cloth = oihala
event-account-float = aurrerakina
event-account-box = mahaiko kutxa
event-account-cage = kutxa nagusia
event-account-tips = eskupekoak
event-account-purse = poltsa ({ $who })

# Zergatik aldatzen diren lekuz
event-why-bet = apustua
event-why-back = itzulketa
event-why-lost = galera
event-why-win = irabazia
event-why-stake = apustatutakoa
event-why-freed = askatua
event-why-worn = gutxitzea
event-why-half = erdia
event-why-chips = fitxak
event-why-cash = eskudirua
event-why-float = aurrerakina
event-why-closing = itxiera
event-why-tip = eskupekoa

# Zergatik ez duen jaurtialdi batek balio
event-cause-object-in-wheel = fitxa bat edo beste objektu bat erori da
event-cause-ball-out = bolak kanpora jauzi egin du
event-cause-bad-launch = jaurtiketa akastuna
event-cause-pointer-on-division = orratza bereizgailu batean geratu da

# Mahaia
event-TableOpened = Mahaia ireki da: { $game }, { $law }. Gutxienekoa { $minimum }; aurrerakina { $amount }.
event-TableOpened-entry = Irekiera
event-Joined = { $who } mahaira etorri da.
event-Joined-entry = Etorrera
event-Brought = { $means ->
    [cash] { $who }: { $amount } aldatu du eskudirutan fitxen truke.
   *[chips] { $who }: { $amount } ekarri du fitxetan.
}
event-Brought-entry = Fitxak
event-Took = { $who }: { $amount } eraman du.
event-Took-entry = Fitxak
event-Tipped = { $who }: eskupekoa eman du, { $amount }; arteka barrura doa.
event-Tipped-entry = Eskupekoa
event-Seated = { $who } eseri egin da; eserlekua: { $seat }.
event-Seated-entry = Eserlekua
event-Stood = { $who } altxatu egin da, eta zutik jokatzen du.
event-Stood-entry = Eserlekua
event-Left = { $moved ->
    [none] { $who } mahaitik joan da.
   *[some] { $who } mahaitik joan da; eramandakoa: { $amount }.
}
event-Left-entry = Irteera
event-Expelled = { $who } mahaitik bota dute.
event-Expelled-entry = Kanporatzea
event-LastAnnounced = Saioko azken jokaldia hau izango da: { $last }.
event-LastAnnounced-entry = Abisua
event-MinimumAnnounced = Gutxieneko berria iragarri da: { $minimum }; jokaldi honen ondoren balioko du: { $after }.
event-MinimumAnnounced-entry = Abisua
event-MinimumChanged = { $moved ->
    [none] Gutxienekoa { $minimum } da orain.
   *[some] Gutxienekoa { $minimum } da orain, eta aurrerakinari { $amount } gehitu zaio.
}
event-MinimumChanged-entry = Gutxienekoa
event-ToppedUp = Kutxak aurrerakina osatu du: { $amount }.
event-ToppedUp-entry = Aurrerakina
event-StaffChanged = { $roles ->
    [none] Mahaian ez da langilerik geratzen.
   *[other] Mahaiko langileak: { $roles }.
}
event-StaffChanged-entry = Langileak
event-TableSuspended = Mahaia itxi egin da oraingoz; aurrerakina bertan geratu da.
event-TableSuspended-entry = Aldi baterako itxiera
event-TableResumed = Mahaia berriro ireki da.
event-TableResumed-entry = Berrirekiera
event-TableClosed = { $moved ->
    [none] Mahaia itxi da.
   *[some] Mahaia itxi da; bertan dagoena, { $amount }, kutxa nagusira itzuli da.
}
event-TableClosed-entry = Itxiera

# Jokaldia
event-BettingOpened = Jokaldia { $round }: apustuak ireki dira.
event-BettingOpened-entry = Jokaldia
event-BetPlaced = { $via ->
    [none] { $who }: { $amount } jarri du; { $on }
   *[other] { $who }: { $amount } jarri du; { $on }, honen zatia: { $via }
}{ $whom ->
    [croupier] , krupierraren eskuz.
    [end] , mahai-muturrekoaren eskuz.
   *[other] .
}
event-BetPlaced-entry = Apustua
event-BetTakenBack = { $spots ->
    [none] { $who }: { $amount } kendu du oihaletik.
   *[other] { $who }: { $amount } kendu du oihaletik; { $spots }.
}
event-BetTakenBack-entry = Kentzea
event-Launched = { $wheel ->
    [left] Jaurti da, ezkerrera biratuz.
   *[right] Jaurti da, eskuinera biratuz.
}
event-Launched-entry = Jaurtiketa
event-BettingClosed = Ez doa gehiago: oihala itxi da.
event-BettingClosed-entry = Ez doa gehiago
event-Landed = Atera da: { $value }.
event-Landed-entry = Emaitza
event-Collected = { $bets ->
    [one] Apustu galtzaile bat jaso da: { $amount }.
   *[other] { $bets } apustu galtzaile jaso dira: { $amount }.
}
event-Collected-entry = Jasotzea
event-Paid = { $stays ->
    [yes] { $who }: { $won } kobratu du; apustatutakoak oihalean jarraitzen du.
   *[no] { $who }: { $won } kobratu du, eta apustatutakoa berreskuratu du.
}
event-Paid-entry = Ordainketa
event-StakesReturned = { $bets ->
    [one] Jokatu ezin den apustu bat jabeari itzuli zaio: { $amount }.
   *[other] Jokatu ezin diren { $bets } apustu jabeei itzuli zaizkie: { $amount }.
}
event-StakesReturned-entry = Itzulketa
event-SpinVoided = { $restart ->
    [none] Jaurtialdi baliogabea: { $cause }. Apustuak zutik daude, eta oihala berriro ireki da.
   *[other] Jaurtialdi baliogabea: { $cause }. Apustuak zutik daude, oihala berriro ireki da, eta bola zenbaki honetatik aterako da berriro: { $restart }.
}
event-SpinVoided-entry = Jaurtialdi baliogabea
event-RoundEnded = Jokaldia amaitu da: { $round }.
event-RoundEnded-entry = Jokaldiaren amaiera

# Zeroa
event-HalfReturned = Zeroak apustuak erditu ditu: { $people } jokalarientzat, { $house } etxearentzat.
event-HalfReturned-entry = Zero
event-PrisonOffered = { $bets ->
    [one] Zeroa atera da: apustu baten jabeak erdia ala kartzela hautatuko du.
   *[other] Zeroa atera da: { $bets } apusturen jabeek erdia ala kartzela hautatuko dute.
}
event-PrisonOffered-entry = Zero
event-Imprisoned = { $spots ->
    [none] Apustu bat kartzelan geratu da.
   *[other] Kartzelan geratu da: { $spots }.
}
event-Imprisoned-entry = Kartzela
event-Reduced = Berriro zero: kartzelan dagoenak { $amount } galdu du.
event-Reduced-entry = Kartzela
event-Freed = { $bets ->
    [one] Apustu bat kartzelatik atera da: { $amount } jabearentzat.
   *[other] { $bets } apustu kartzelatik atera dira: { $amount } jabeentzat.
}
event-Freed-entry = Kartzela
event-Refunded = Zero azken jokaldian: { $people } jokalarientzat, { $house } etxearentzat.
event-Refunded-entry = Zero

# Kolore-fitxak eta balio-fitxak
event-ColourGiven = { $who }: kolore hau jaso du: { $colour }; fitxa bakoitzak { $chip } balio du.
event-ColourGiven-entry = Kolorea
event-ColourReturned = { $who }: kolorea itzuli du.
event-ColourReturned-entry = Kolorea
event-ValueChipsAllowed = { $who }: balio-fitxekin egin dezake apustu.
event-ValueChipsAllowed-entry = Baimena
event-ValueChipsStopped = { $who }: ezin du gehiago balio-fitxekin apustu egin.
event-ValueChipsStopped-entry = Baimena
event-LayingAsked = { $whom ->
    [croupier] { $who }: krupierrari eskatu dio bere apustuak jartzeko.
    [end] { $who }: mahai-muturrekoari eskatu dio bere apustuak jartzeko.
   *[other] { $who }: berriro berak jarriko ditu bere apustuak.
}
event-LayingAsked-entry = Apustuak jartzea
event-StacksRebuilt = Kolore-fitxen pilak berriro osatu dira.
event-StacksRebuilt-entry = Pilak

# Dadoak edo craps
event-cause-broken = dado bat hautsi da
event-cause-stacked = dado bat bestearen gainean geratu da
event-cause-on-chip = dado bat fitxa baten gainean geratu da
event-cause-off-table = dado bat mahaitik erori da
event-cause-on-edge = dado bat mahaiaren ertzean geratu da
event-cause-in-basket = dado bat ordezko saskira erori da
event-cause-slid = dadoek irristatu egin dute, biratu beharrean
event-cause-not-flat = dado bat ez da lau geratu oihalaren gainean
event-cause-bad-throw = jaurtiketa desegokia
event-cause-short = behar baino dado gutxiagok ukitu dute aurkako ertza
event-cause-on-floor = dado bat lurrera erori da
event-cause-rubbed = dadoak igurtzi ditu
event-cause-held = dadoak eskuan gorde ditu
event-DiceTaken = { $who }: dadoak hartu ditu.
event-DiceTaken-entry = Dadoak
event-DiceRefused = { $who }: dadoak errefusatu ditu.
event-DiceRefused-entry = Dadoak
event-DicePassed = { $who }: dadoak galdu ditu, eskuz aldatu dira.
event-DicePassed-entry = Dadoak
event-Thrown = Dadoek { $dice } erakusten dute: { $total }.
event-Thrown-entry = Jaurtiketa
event-PointSet = Puntua { $point } da.
event-PointSet-entry = Puntua
event-BetsMoved = { $bets ->
    [one] Apustu bat bere zenbakiaren laukira joan da.
   *[other] { $bets } apustu beren zenbakiaren laukira joan dira.
}
event-BetsMoved-entry = Laukiak
event-NullResult = { $bets ->
    [one] Apustu batek ez du irabazi ez galdu: { $amount } itzuli da.
   *[other] { $bets } apustuk ez dute irabazi ez galdu: { $amount } itzuli da.
}
event-NullResult-entry = Baliogabea
event-BetsReturned = { $bets ->
    [one] Erabaki gabeko apustu bat jabeari itzuli zaio: { $amount }.
   *[other] Erabaki gabeko { $bets } apustu jabeei itzuli zaizkie: { $amount }.
}
event-BetsReturned-entry = Itzulera
event-ThrowVoided = Jaurtiketa baliogabea: { $cause }. Apustuek bere horretan diraute eta berriro jaurtiko da.
event-ThrowVoided-entry = Baliogabea
event-BreachNoted = { $who }: jaurtiketa-arauak hautsi ditu: { $cause } ({ $count }. aldiz).
event-BreachNoted-entry = Arau-haustea
event-Deprived = { $who }: mahai honetan jaurtitzeko eskubidea galdu du.
event-Deprived-entry = Jaurtitzeko eskubidea
event-DiceOffered = Jaurtitzaileak aurkeztutako dadoen artean aukeratzen du.
event-DiceOffered-entry = Dadoak
event-DiceLost = Lurrera: { $dice } dadoak.
event-DiceLost-entry = Dadoak
event-DieFound = Galdutako dado bat agertu da.
event-DieFound-entry = Dadoak
event-DicePicked = Jaurtitzaileak { $dice } dadoak aukeratu ditu.
event-DicePicked-entry = Dadoak
event-DiceReplaced = Dado-joko berri bat iritsi da mahaira.
event-DiceReplaced-entry = Dadoak

# Cards from a shoe
event-why-premium = asegurua
event-cause-cards-stuck = kartak itsatsita ateratzen dira
event-cause-wrong-deal = banaketa okerra
event-ShoeLoaded = { $number }. sabota kargatu da.
event-ShoeLoaded-entry = Sabota
event-PackCut = { $who } jokalariak karta-sorta ebaki du.
event-PackCut-entry = Ebaketa
event-FirstCardShown = Lehen karta { $card } da: { $burns } erretzen dira.
event-FirstCardShown-entry = Lehen karta
event-Burnt = Karta bat erre da.
event-Burnt-entry = Errea
event-Dealt = { $card ->
    [none] Karta bat banatu da, ahoz behera.
   *[other] Karta bat banatu da: { $card }.
}
event-Dealt-entry = Karta
event-Exposed = Karta bat agerian jarri da: { $card }.
event-Exposed-entry = Karta agerian
event-StakesFreed = { $bets ->
    [one] Apustu batek ez du ez irabazi ez galdu: ken daiteke.
   *[other] { $bets } apustuk ez dute ez irabazi ez galdu: ken daitezke.
}
event-StakesFreed-entry = Baliogabea
event-ShoeTaken = { $who } jokalariak sabota hartu du, { $place }. departamentuan.
event-ShoeTaken-entry = Sabota hartuta
event-ShoeDeclined = { $who } jokalariak sabota pasatzen utzi du.
event-ShoeDeclined-entry = Sabota pasatuta
event-ShoeLost = Bankak galdu du: { $who } jokalariak sabota utzi du.
event-ShoeLost-entry = Sabota galduta
event-HandsGiven = Eskuek badute eramailea.
event-HandsGiven-entry = Eskuak
event-HandTurned = { $hand ->
    [player] Puntuaren eskua agerian jartzen ari da.
   *[bank] Bankaren eskua agerian jartzen ari da.
}
event-HandTurned-entry = Eskua
event-HandShown = { $hand ->
    [player] Puntuak erakutsi du { $cards }: { $points }.
   *[bank] Bankak erakutsi du { $cards }: { $points }.
}
event-HandShown-entry = Eskua agerian
event-HandStands = { $hand ->
    [player] Puntua geratu egin da: { $points }.
   *[bank] Banka geratu egin da: { $points }.
}
event-HandStands-entry = Geratzen da
event-CardCalled = { $hand ->
    [player] Hirugarren karta puntuarentzat.
   *[bank] Hirugarren karta bankarentzat.
}
event-CardCalled-entry = Hirugarren karta
event-FaceUpFound = Hurrengo karta ahoz gora dago sabotean.
event-FaceUpFound-entry = Okerra
event-CardPutAside = { $card } ahoz gora zegoen eta baztertu da; apustuek bere horretan diraute.
event-CardPutAside-entry = Baztertuta
event-CoupDecided = { $result ->
    [player] Puntuak irabazi du, { $player } eta { $bank }.
    [bank] Bankak irabazi du, { $bank } eta { $player }.
   *[tie] Berdinketa: { $player }.
}
event-CoupDecided-entry = Emaitza
event-Deducted = Etxeak bere zatia gorde du bankaren { $bets ->
    [one] apustu irabazle batetik
   *[other] { $bets } apustu irabazletatik
}.
event-Deducted-entry = Kenkaria
event-CoupVoided = Jokaldi baliogabea: { $cause }. Apustu guztiak itzuli dira.
event-CoupVoided-entry = Jokaldi baliogabea
event-BetInsured = { $who } jokalariak apustu bat aseguratu du: { $amount }.
event-BetInsured-entry = Asegurua
event-RowsDecided = Beltza { $black }, gorria { $red }: { $result ->
    [red-colour] gorriak eta koloreak irabazi dute.
    [red-inverse] gorriak eta alderantzizkoak irabazi dute.
    [black-colour] beltzak eta koloreak irabazi dute.
    [black-inverse] beltzak eta alderantzizkoak irabazi dute.
    [refait] hogeita hamaika bi aldeetan: zeroaren araua.
   *[tie] baliogabea.
}
event-RowsDecided-entry = Ilaren emaitza
event-PremiumsKept = Etxeak aseguruagatik utzitakoa gorde du: { $amount }.
event-PremiumsKept-entry = Asegurua kobratuta
event-PremiumsReturned = Aseguruagatik utzitakoa itzuli da: { $amount }.
event-PremiumsReturned-entry = Asegurua itzulita
event-StopCardOut = Karta gorria agertu da: jokaldia baliogabea da eta azken { $counted } kartak zenbatu dira.
event-StopCardOut-entry = Karta gorria

# Blackjack
event-account-jackpot = potoa
event-why-insurance = asegurua
event-why-double = bikoizketa
event-why-split = pareak
event-why-tie = berdinketa
event-why-surrender = erretiroa
event-why-jackpot = potoa
event-ConsentSought = { $who } apustua egin nahi du { $of } jokalariaren eskuan, eta baimena eskatzen zaio.
event-ConsentSought-entry = Baimena
event-Admitted = { $guest } { $box }. laukian apustu egin dezake.
event-Admitted-entry = Baimena
event-Dismissed = { $guest } ezin du { $box }. laukian apustu egin; han zegoena itzultzen zaio.
event-Dismissed-entry = Baimena
event-CutDeclined = { $who } ez du mozten.
event-CutDeclined-entry = Mozketa
event-StopCardShown = Blokeo-karta agertu da: hau da sabotaren azken jokaldia.
event-StopCardShown-entry = Blokeo-karta
event-CardsReturned = Kartak berriro nahasten dira, berriz banatzeko.
event-CardsReturned-entry = Nahasketa
event-HandsMade = Kartak banatzen dira.
event-HandsMade-entry = Banaketa
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
event-CardDue = Karta bat { $hand } eskuarentzat.
event-CardDue-entry = Karta
event-StakeRaised = { $who } { $amount } gehiago jartzen du { $hand } eskuan.
event-StakeRaised-entry = Igoera
event-NotFollowed = { $who } ez du jarraitzen.
event-NotFollowed-entry = Igoera
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
event-HandSettled = { $result ->
    [lost] { $hand } eskuak galdu du: { $amount }.
    [tied] { $hand } eskuak berdindu du: apustua itzultzen da.
    [natural] { $hand } eskuak hogeita bat du eta { $won } irabazten du.
   *[won] { $hand } eskuak { $won } irabazten du.
}
event-HandSettled-entry = Ordainketa
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
event-PotChanged = Apustu metatuaren potoa { $amount } aldatzen da.
event-PotChanged-entry = Potoa

# Etxearen aurkako pokerra
event-why-bonus = bonusa
event-cause-number = karta kopuru okerra
event-cause-card-shown = oker agertutako karta bat
event-PartBegun = Jokaldiak aurrera egiten du.
event-PartBegun-entry = Jokaldia
event-CardsTurned = { $hand ->
    [bank] Bankak { $cards } agertzen du.
    [left] Lehen karta komuna { $cards } da.
    [right] Bigarren karta komuna { $cards } da.
   *[other] { $hand }. eskuak { $cards } agertzen du.
}
event-CardsTurned-entry = Kartak
event-SecondPlaced = { $who }: { $hand }. eskuarekin doa, { $amount }.
event-SecondPlaced-entry = 2. apustua
event-WentOn = { $hand }. eskua badoa.
event-WentOn-entry = Badoa
event-Folded = { $hand }. eskua erretiratzen da: { $amount } jasota.
event-Folded-entry = Erretiratzen da
event-BankOpened = Bankaren eskua iragartzen da.
event-BankOpened-entry = Banka
event-SideSettled = { $hand }. eskuaren apustu gehigarria ebazten da: { $people } jokalarientzat, { $house } etxearentzat.
event-SideSettled-entry = Apustu gehigarria
event-ExposureReported = Karta bat oker agerian geratu da.
event-ExposureReported-entry = Karta agerian
event-RoundVoided = Jokaldia baliogabetzen da ({ $cause }): { $people } itzultzen dira.
event-RoundVoided-entry = Jokaldi baliogabea
event-PlayerPunished = { $who }: bere kartak agertu ditu eta apustu osoa galtzen du, { $house }.
event-PlayerPunished-entry = Arau-haustea
event-PlayerWarned = { $who } ohartarazten da kartak ez erakusteko eta haietaz ez hitz egiteko.
event-PlayerWarned-entry = Ohartarazpena
event-BetWithdrawn = { $who }: { $amount } erretiratzen ditu { $hand }. eskutik.
event-BetWithdrawn-entry = Erretiratuta
event-BetLeft = { $hand }. eskuak apustua jokoan uzten du.
event-BetLeft-entry = Jokoan

# Texas pokerra
event-cause-order = kartak hurrenkera okerrean banatuta
event-cause-missing-card = karta bat falta da karta-sortan
event-cause-bad-deck = karta-sorta akastuna
event-CountPutRight = Karta kopuru okerreko esku bat zuzendu da.
event-CountPutRight-entry = Zuzenduta
event-HandsWithdrawn = Kartek elkar ukitu duten bi esku kentzen dira: { $house } etxearentzat, { $people } itzulita.
event-HandsWithdrawn-entry = Kenduta

# Poker with discard
event-Discarded = { $hand }. eskua deskartatzen da.
event-Discarded-entry = Deskartea
event-BankDiscarded = Banka bere arauen arabera deskartatzen da: { $cards }.
event-BankDiscarded-entry = Bankaren deskartea
event-PotFed = Jackpota { $amount } aldatzen da mahaiko apustuengatik.
event-PotFed-entry = Jackpota
event-JackpotFed = Jackpotaren apustuak jasotzen dira: { $amount }, horietatik { $house } etxearentzat.
event-JackpotFed-entry = Jackpotaren apustuak
event-JackpotPaid = { $who }: { $people } irabazten ditu jackpotetik { $hand }. eskuarekin.
event-JackpotPaid-entry = Jackpotaren saria
event-CarouselChanged = Karruseleko gainerako mahaien jackpoten batura aldatzen da.
event-CarouselChanged-entry = Karrusela

# Deskarterik gabeko pokerra
event-why-card = erositako karta
event-CardBought = { $who }: { $hand }. eskuko karta bat baztertu eta beste bat erosten du.
event-CardBought-entry = Erositako karta

# Pai gow pokerra
event-why-cover = bankaren estaldura
event-why-commission = komisioa
event-BankAccepted = Banka duena: { $who }, estaltzeko { $amount } jarrita.
event-BankAccepted-entry = Banka
event-BankPassed = { $who }: banka pasatzen uzten du.
event-BankPassed-entry = Banka
event-DiceCounted = Dadoek erabakitzen dute nork jasotzen duen lehen eskua.
event-DiceCounted-entry = Dadoak
event-RestCounted = Soberan dauden { $cards } kartak gordetzen dira.
event-RestCounted-entry = Soberako kartak
event-HandSet = { $hand ->
    [bank] Krupierrak etxearen eskuak osatzen ditu.
   *[other] { $hand }. eskua osatuta dago.
}
event-HandSet-entry = Osatuta
event-SetTurned = { $hand }. eskuak { $cards } agertzen du.
event-SetTurned-entry = Kartak
event-HandCompared = { $result ->
    [won] { $hand }. eskuak biak irabazten ditu: { $won }.
    [lost] { $hand }. eskuak galtzen du: { $amount }.
   *[other] { $hand }. eskuak bat irabazten du eta bestea ez: { $people } itzultzen dira.
}
event-HandCompared-entry = Alderaketa
event-BankCompared = Jokalariaren banka krupierraren eskuekin alderatzen da: { $people } bankarentzat, { $house } etxearentzat.
event-BankCompared-entry = Alderaketa
event-CoverReturned = Bankak apustuak estaltzen zituena berreskuratzen du: { $amount }.
event-CoverReturned-entry = Estaldura
# Chemin de fer
event-account-bank = banka
event-account-garage = garajea
event-account-pledged = eskainitako kopuruak
event-account-cagnotte = putzua
event-why-bid = eskaintza
event-why-bank = banka
event-why-garage = garajea
event-why-pledge = eskainitako kopurua
event-why-cagnotte = putzua
event-cause-refused = bankariak ez du kartarik eman nahi
event-cause-withdrawn = apustu guztiak erretiratu dira
event-cause-ruling = ikuskariak hala erabaki du
event-cause-cards-run-out = ez dago karta gehiagorik
event-cause-forced = nahitaezko eskua ez du hartu
event-cause-refusals = gehiegitan uko egin dio eskuari
event-cause-absent = kanpoan eskua iritsi denean
event-cause-lost = galdua
event-cause-passed = utzia
event-cause-shoe = tailaren amaiera
event-cause-session = saioaren amaiera
event-cause-cards-lost = inork ikusi gabeko kartak galdu dira
event-cause-left = bankaria erretiratu da
event-cause-voluntary = borondatezkoa
event-cause-compulsory = nahitaezkoa
event-cause-improper = desegokia
event-cause-seen = kartak ikusi dira
event-cause-stake-withdrawn = zeuzkanak apustua kendu du
event-cause-slow = motelegi
event-PackShuffled = { $who } kartak nahasten ditu.
event-PackShuffled-entry = Sabota
event-CardsChecked = Tailako kartak zenbatu dira: bat ere ez da falta.
event-CardsChecked-entry = Sabota
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
event-BidMade = { $who } { $amount } eskaintzen du enkantean.
event-BidMade-entry = Enkantea
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
event-UnseenTurned = Inork ikusi gabeko kartak iraultzen dira.
event-UnseenTurned-entry = Kartak
event-CardsLifted = { $who } kartak begiratzen ditu.
event-CardsLifted-entry = Kartak
event-Spoken = { $hand ->
    [punto] Puntoak hitz egin du.
   *[bank] Bankariak hitz egin du.
}
event-Spoken-entry = Hitza
event-Advised = Krupierrak gelditzeko aholkatzen du.
event-Advised-entry = Hitza
event-ChartAsked = Bankariak taula eskatu du eta hari jarraitu behar dio.
event-ChartAsked-entry = Hitza
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
event-CardDrawnEarly = Bankariak karta bat garaiz aurretik atera du.
event-CardDrawnEarly-entry = Akatsa
event-CardHeld = Karta alde batera dago, ikusi gabe.
event-CardHeld-entry = Kartak
event-HeldDiscarded = Garaiz aurretik ateratako kartak baztertzen dira.
event-HeldDiscarded-entry = Kartak
event-HeldUsed = { $hand ->
    [punto] Aurretik ateratako karta, { $card }, puntoarena da.
   *[bank] Aurretik ateratako karta, { $card }, bankariarena da.
}
event-HeldUsed-entry = Kartak
event-CardDiscarded = { $card } jokotik kanpo dago.
event-CardDiscarded-entry = Kartak
event-CardPickedUp = Lurreko karta bat jaso da; bere balioa gordetzen du.
event-CardPickedUp-entry = Akatsa
event-CardShown = Karta bat agerian geratu da: { $card }.
event-CardShown-entry = Akatsa
event-FaultMended = Akatsa zuzendu da; jokaldiak jarraitzen du.
event-FaultMended-entry = Akatsa
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
event-RightForfeited = { $hand ->
    [bank] Bankariak kartak erakusteko eskubidea galdu du.
   *[other] { $side }: kartak erakusteko eskubidea galdu du.
}
event-RightForfeited-entry = Akatsa
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
event-RulingNoted = Ikuskariak erabaki du: jokaldiak jarraitzen du.
event-RulingNoted-entry = Akatsa
event-PlaceTaken = { $who } zutik jarri da { $seat } lekuaren atzean.
event-PlaceTaken-entry = Lekua
event-SeatAsked = { $who } lekua eskatzen du.
event-SeatAsked-entry = Lekua

# Bi oihal
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
