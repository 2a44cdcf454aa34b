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
event-account-difference = aldeak
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
event-why-difference = aldea
event-why-closing = itxiera
event-why-tip = eskupekoa
event-why-tournament = txapelketa
event-why-organisation = antolaketa

# Zergatik ez duen jaurtialdi batek balio
event-cause-object-in-wheel = fitxa bat edo beste objektu bat erori da
event-cause-ball-out = bolak kanpora jauzi egin du
event-cause-bad-launch = jaurtiketa akastuna

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
event-SentBack = Aurrerakinaren { $amount } kutxa nagusira itzultzen dira.
event-SentBack-entry = Aurrerakina
event-Counted = Mahaian dagoena zenbatu da; bigarren sinadura falta da.
event-Counted-entry = Zenbaketa
event-CountSigned = { $moved ->
    [none] Zenbaketa bik sinatu dute; bat dator liburuekin.
   *[some] Zenbaketa bik sinatu dute; liburuekiko aldea { $amount } da.
}
event-CountSigned-entry = Zenbaketa
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

# Dadoak edo craps
event-cause-broken = dado bat hautsi da
event-cause-held = dadoak eskuan gorde ditu
event-Thrown = Dadoek { $dice } erakusten dute: { $total }.
event-Thrown-entry = Jaurtiketa

# Cards from a shoe
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
event-FaceUpFound = Hurrengo karta ahoz gora dago sabotean.
event-FaceUpFound-entry = Okerra
event-CardPutAside = { $card } ahoz gora zegoen eta baztertu da; apustuek bere horretan diraute.
event-CardPutAside-entry = Baztertuta
event-CoupVoided = Jokaldi baliogabea: { $cause }. Apustu guztiak itzuli dira.
event-CoupVoided-entry = Jokaldi baliogabea

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
event-HandsMade = Kartak banatzen dira.
event-HandsMade-entry = Banaketa
event-NotFollowed = { $who } ez du jarraitzen.
event-NotFollowed-entry = Igoera
event-HandSettled = { $result ->
    [lost] { $hand } eskuak galdu du: { $amount }.
    [tied] { $hand } eskuak berdindu du: apustua itzultzen da.
    [natural] { $hand } eskuak hogeita bat du eta { $won } irabazten du.
   *[won] { $hand } eskuak { $won } irabazten du.
}
event-HandSettled-entry = Ordainketa
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

# Texas pokerra
event-cause-order = kartak hurrenkera okerrean banatuta

# Poker with discard
event-JackpotFed = Jackpotaren apustuak jasotzen dira: { $amount }, horietatik { $house } etxearentzat.
event-JackpotFed-entry = Jackpotaren apustuak
event-JackpotPaid = { $who }: { $people } irabazten ditu jackpotetik { $hand }. eskuarekin.
event-JackpotPaid-entry = Jackpotaren saria
event-CarouselChanged = Karruseleko gainerako mahaien jackpoten batura aldatzen da.
event-CarouselChanged-entry = Karrusela

# Deskarterik gabeko pokerra
event-why-card = erositako karta

# Pai gow pokerra
event-why-cover = bankaren estaldura
event-why-commission = komisioa
# Chemin de fer
event-account-bank = banka
event-account-cagnotte = putzua
event-why-bid = eskaintza
event-why-bank = banka
event-why-pledge = eskainitako kopurua
event-why-cagnotte = putzua
event-cause-refused = bankariak ez du kartarik eman nahi
event-cause-withdrawn = apustu guztiak erretiratu dira
event-cause-ruling = ikuskariak hala erabaki du
event-cause-cards-run-out = ez dago karta gehiagorik
event-cause-lost = galdua
event-cause-passed = utzia
event-cause-shoe = tailaren amaiera
event-cause-session = saioaren amaiera
event-cause-left = bankaria erretiratu da
event-cause-seen = kartak ikusi dira
event-cause-stake-withdrawn = zeuzkanak apustua kendu du
event-cause-slow = motelegi
event-PackShuffled = { $who } kartak nahasten ditu.
event-PackShuffled-entry = Sabota
event-CardsChecked = Tailako kartak zenbatu dira: bat ere ez da falta.
event-CardsChecked-entry = Sabota
event-BidMade = { $who } { $amount } eskaintzen du enkantean.
event-BidMade-entry = Enkantea
event-UnseenTurned = Inork ikusi gabeko kartak iraultzen dira.
event-UnseenTurned-entry = Kartak
event-Spoken = { $hand ->
    [punto] Puntoak hitz egin du.
   *[bank] Bankariak hitz egin du.
}
event-Spoken-entry = Hitza
event-Advised = Krupierrak gelditzeko aholkatzen du.
event-Advised-entry = Hitza
event-ChartAsked = Bankariak taula eskatu du eta hari jarraitu behar dio.
event-ChartAsked-entry = Hitza
event-CardDrawnEarly = Bankariak karta bat garaiz aurretik atera du.
event-CardDrawnEarly-entry = Akatsa
event-CardHeld = Karta alde batera dago, ikusi gabe.
event-CardHeld-entry = Kartak
event-HeldDiscarded = Garaiz aurretik ateratako kartak baztertzen dira.
event-HeldDiscarded-entry = Kartak
event-CardDiscarded = { $card } jokotik kanpo dago.
event-CardDiscarded-entry = Kartak
event-CardPickedUp = Lurreko karta bat jaso da; bere balioa gordetzen du.
event-CardPickedUp-entry = Akatsa
event-CardShown = Karta bat agerian geratu da: { $card }.
event-CardShown-entry = Akatsa
event-FaultMended = Akatsa zuzendu da; jokaldiak jarraitzen du.
event-FaultMended-entry = Akatsa
event-RightForfeited = { $hand ->
    [bank] Bankariak kartak erakusteko eskubidea galdu du.
   *[other] { $side }: kartak erakusteko eskubidea galdu du.
}
event-RightForfeited-entry = Akatsa
event-RulingNoted = Ikuskariak erabaki du: jokaldiak jarraitzen du.
event-RulingNoted-entry = Akatsa
event-PlaceTaken = { $who } zutik jarri da { $seat } lekuaren atzean.
event-PlaceTaken-entry = Lekua
event-SeatAsked = { $who } lekua eskatzen du.
event-SeatAsked-entry = Lekua
