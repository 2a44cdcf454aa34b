# roulette: every word of its own. What it shares stands with what it is built on.

# Zergatik ezin den mahai bat horrela ireki
bad-no-tier = Ez dago gehienekoen { $value }. eskalarik; lege honek { $tiers } ditu.
bad-even-minimum = Zori bakunetako gutxienekoa mahaikoa halako 1 eta { $most } artean izan daiteke, ez { $value }.
bad-even-multiples = Lege honek ez dio etxeari uzten multiploak eskatzen zori bakunetan.
bad-announced-kept = Auzokoak eta sektoreak joko honetako apustuak dira.
bad-paid-in-colours = Hemen irabaziak irabazlearen koloreko fitxetan ordaintzen dira.
bad-colours-needed = Erruleta amerikarrak kolore bat behar du gutxienez.
bad-no-sorter = Lege honek ez du hemen fitxak sailkatzeko makinarik ezagutzen.
bad-zero-colour = Zeroa ezin da inoiz kolore honetakoa izan: { $colour ->
    [red] gorria
    [black] beltza
   *[other] { $colour }
}.
bad-wheel-numbers = Gurpil batek 0tik { $most } arteko zenbakiak ditu, bakoitza behin.
bad-wheel-colours = Gorriak eta beltzak txandaka egon behar dute: { $one } eta { $other } kolore berekoak dira, { $colour ->
    [red] gorriak
    [black] beltzak
   *[other] { $colour }
}.
bad-wheel-consecutive = Segidako zenbakiak ezin dira auzokoak izan: { $one } eta { $other } hala dira.
bad-wheel-neighbours = Legean, { $number } eta haren auzokoak hauek dira: { $there }.

# -- bets and spots
game-roulette-french = Erruleta frantsesa
game-roulette-american = Erruleta amerikarra

# -- calls
call-hagan-juego-modificar = Egin zuen jokoa, jaun-andreok; apustuak alda ditzakezue

# -- at the console
console-pad-roulette = Atera den zenbakia
console-act-AllowValueChips = Baimendu balio-fitxak
console-does-AllowValueChips = Jokalari batek balio-fitxekin egin dezake apustu.
console-act-StopValueChips = Kendu balio-fitxak
console-does-StopValueChips = Jokalari batek ezin du gehiago balio-fitxekin apustu egin.

# -- what happened
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

# -- on the floor
floor-group-roulette = Erruletak

# -- in the office
office-option-tier = Gehienekoen eskala
office-option-even-minimum = Zori bakunetako gutxienekoa
office-option-even-minimum-then = Mahaiaren gutxienekoa halako zenbat.
office-option-even-multiples = Zori bakunak beren gutxienekoaren multiploetan bakarrik
office-option-sorter = Makina batek fitxak sailkatzen ditu
office-option-denominations = Kolore-fitxek izan ditzaketen balioak
office-option-denominations-then = Zuriunez bereizita; hutsik utziz gero, mugen barruko edozein.
office-option-zero-colour = Zeroaren kolorea
office-option-zero-colour-then = APIak idazten duen bezala, ingelesez: green, blue, white.

# -- refusals
refused-no-colour = Eskatu lehenik kolore bat: mahai honetan kolore-fitxekin jokatzen da.
refused-no-colour-left = Mahai honetako kolore guztiak hartuta daude.
refused-no-colour-chips-here = Mahai honetan ez dago kolore-fitxarik.
refused-no-value-chips-here = Mahai honetan ez da balio-fitxekin jokatzen.
refused-colour-not-now = Kolorea ezin da orain eskatu edo itzuli.
refused-colour-not-returned = Itzuli lehenik kolorea: bere fitxek ez dute ezer balio mahai honetatik kanpo.
refused-not-a-colour-value = Kolore-fitxa batek ezin du hemen { $value } balio.
refused-no-marker = Markagailuak mahaiburuak gordetzen ditu, eta ez dago.
refused-nobody-lays = Hemen ez dago zure apustuak horrela jarriko dituenik.
refused-colour-out-of-range = Gutxienekoa aldatu egin da: aldatu lehenik zure kolore-fitxak.

# -- nola jokatzen den
roulette-how-goal = Bola { $pockets } zenbakitako batean erortzen da: 1etik { $numbers }ra eta zeroan. Zuk non apustu egiten duzu.
roulette-how-bet = { $colours ->
    [yes] Aukeratu fitxa bat eta ukitu oihala: zenbaki bat, biren arteko marra edo lauren gurutzea, dozena bat, zutabe bat, kolore bat. Lehen aldian zurea baino ez den koloreko fitxak ematen zaizkizu.
   *[no] Aukeratu fitxa bat eta ukitu oihala: zenbaki bat, biren arteko marra edo lauren gurutzea, dozena bat, zutabe bat, kolore bat.
}
roulette-how-time = «No va más» arte apustu egiten da. Gero bolak erabakitzen du, eta ezer ez da ukitzen.
roulette-how-pays = Zenbaki bakar batek { $straight } ordaintzen du; gorriak, beltzak, bikoitiak, bakoitiak, baxuak edo altuak { $even }. Fitxa batek zenbat eta zenbaki gehiago hartu, orduan eta gutxiago ordaintzen du. Apustua irabazitakoarekin itzultzen da.
roulette-how-zero = { $choice ->
    [half-prison] Zeroa ateratzen bada, gorria, bikoitia eta gainerako zorte xumeak ez dira osorik galtzen: edo erdia orain bertan berreskuratu, edo espetxean utzi eta osorik itzuliko da hurrengoan irabazten badu. Erdiak apustuaren { $half } kostatzen du luzera; espetxeak, { $prison }.
    [prison] Zeroa ateratzen bada, gorria, bikoitia eta gainerako zorte xumeak espetxera doaz: hurrengoan irabazten badute, osorik itzultzen dira. Luzera apustuaren { $prison } kostatzen du.
   *[half] Zeroa ateratzen bada, gorriak, bikoitiak eta gainerako zorte xumeek erdia baino ez dute galtzen: luzera, apustuaren { $half }.
}
roulette-how-edge = Zenbakietan apustatzen den guztitik etxeak { $inside } gordetzen du luzera; zorte xumeetan, { $even }.
roulette-means-numbers = { $count ->
    [one] Zenbaki hori ateratzen bada irabazten du, { $pockets }tik.
   *[other] { $count } zenbaki horietako bat ateratzen bada irabazten du, { $pockets }tik.
}
roulette-means-red = Zenbaki gorria ateratzen bada irabazten du: { $numbers }tik { $half }. Zeroa ez da.
roulette-means-black = Zenbaki beltza ateratzen bada irabazten du: { $numbers }tik { $half }. Zeroa ez da.
roulette-means-even = Zenbaki bikoitia ateratzen bada irabazten du: { $numbers }tik { $half }. Zeroa ez da.
roulette-means-odd = Zenbaki bakoitia ateratzen bada irabazten du: { $numbers }tik { $half }. Zeroa ez da.
roulette-means-low = 1etik { $half }ra ateratzen bada irabazten du. Zeroak ez du balio.
roulette-means-high = { $half } baino gehiago ateratzen bada irabazten du, { $numbers } arte.

roulette-means-announced = { $chips } fitxa dira batera, gurpilean auzo diren zenbakietan: bakoitzak bere aldetik kobratzen du berea ateratzen bada.
