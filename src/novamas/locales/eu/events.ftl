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
event-Seated = { $who } eseri egin da; eserlekua: { $seat }.
event-Seated-entry = Eserlekua
event-Stood = { $who } altxatu egin da, eta zutik jokatzen du.
event-Stood-entry = Eserlekua
event-Left = { $moved ->
    [none] { $who } mahaitik joan da.
   *[some] { $who } mahaitik joan da; eramandakoa: { $amount }.
}
event-Left-entry = Irteera
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
    [none] { $who }: { $amount } jarri du; { $on }.
   *[other] { $who }: { $amount } jarri du; { $on }, honen zatia: { $via }.
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
    [one] Gutxieneko berriak onartzen ez duen apustu bat jabeari itzuli zaio: { $amount }.
   *[other] Gutxieneko berriak onartzen ez dituen { $bets } apustu jabeei itzuli zaizkie: { $amount }.
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
