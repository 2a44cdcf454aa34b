# punto-banca: every word of its own. What it shares stands with what it is built on.

# Zergatik ezin den mahai bat horrela ireki
bad-no-layout = Lege honek ez du { $layout } mahairik; hauek ditu: { $known }.
bad-nobody-stands = Mahai honetan inork ez du zutik jokatzen.
bad-other-dealer = Mahai honetan kartak ez ditu honek banatzen: { $dealer ->
    [croupier] krupierra
    [players] jokalariak
   *[other] «{ $dealer }»
}.
bad-no-multiples = Lege honek ez dio etxeari uzten gutxienekoaren multiploak eskatzen.
bad-place-kept = { $place } lekua ezin da saltatu.
bad-no-six-form = Lege honek ez du komisiorik gabeko jokorik ezagutzen.
bad-six-commission = Komisiorik gabeko jokoak ez du komisiorik.
bad-bank-commission = Bankari egindako apustu irabazle batetik kentzen dena milako { $least } eta { $most } artean da, ez { $value }.
bad-bank-commission-exact = Bankari egindako apustu irabazle batetik kentzen dena milako { $most } da, ez { $value }.

# -- bets and spots
game-punto-banca = Puntua eta banka

# -- calls
call-comienza-la-jugada = Jokaldia hasten da
call-cartas = Kartak

# -- at the console
console-act-TakeShoe = Sabota hartu
console-act-PassShoe = Sabota pasatzen utzi
console-act-ShowHand = Kartak erakutsi
console-act-VoidCoup = Jokaldia baliogabetu
console-does-VoidCoup = Jokaldiak ez du balio; apustuak itzultzen dira eta kartak jokotik kanpo geratzen dira.
console-outcome-VoidCoup = jokaldi baliogabea

# -- what happened
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

# -- in the office
office-option-skip = Jauzi egiten zaien lekuak
office-option-dealer = Nork banatzen duen

# -- in the terminal
play-temper-tie-lover = berdinketa baten zain

# -- refusals
refused-shoe-not-offered = Orain ez zaizu sabota eskaintzen.
refused-no-hand-to-show = Orain ez duzu erakusteko eskurik.

# -- nola jokatzen den
punto-how-goal = Bi esku banatzen dira, puntoa eta banka, eta { $target }tik hurbilen dagoenak irabazten du. Zuk ez duzu bat ere: zeinek irabaziko duen apustu egiten duzu, edo berdinduko dutela.
punto-how-points = Batekoak { $ace } balio du; irudiek eta hamarrek, { $tens }; gainerakoek, dutena. Batuketatik azken zifrak bakarrik balio du: 15 bost dira.
punto-how-third = Bi karta esku bakoitzari. { $naturals } bada, erabakita dago. Bestela, puntoak beste bat eskatzen du { $draws } badu, eta bankak taularen arabera: inork ez du aukeratzen.
punto-how-pays = Puntoak { $player } ordaintzen du; berdinketak, { $tie }. Berdinduz gero, puntoaren eta bankaren apustuak ez dira galtzen.
punto-how-pays-no-tie = Puntoak { $player } ordaintzen du. Berdinduz gero, apustuak ez dira galtzen.
punto-how-commission = Bankak apur bat sarriago irabazten du; horregatik, haren alde irabazten duzunetik etxeak { $part } gordetzen du.
punto-how-six = Bankak apur bat sarriago irabazten du; horregatik, { $score }rekin irabazten duenean { $part } baino ez du ordaintzen.
punto-how-edge = Apustatutakotik etxeak luzera { $bank } gordetzen du bankan eta { $player } puntoan.
punto-means-player = Puntoaren eskua bankarena baino { $target }tik hurbilago geratzen bada irabazten du. Berdinketan itzuli egiten da.
punto-means-bank = Bankaren eskua puntoarena baino { $target }tik hurbilago geratzen bada irabazten du. Berdinketan itzuli egiten da.
punto-means-tie = Bi eskuak berdin geratzen badira bakarrik irabazten du.

punto-came = Puntoa { $player }, banka { $bank }: { $result ->
    [player] puntoak irabazi
    [bank] bankak irabazi
   *[tie] berdinketa
}
# Zer atera den, hitzez
punto-came-player = puntuak irabazi du
punto-came-bank = bankak irabazi du
punto-came-tie = berdinketa

# Where a card goes, for whoever deals
place-player = Puntua
