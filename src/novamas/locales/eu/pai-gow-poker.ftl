# pai-gow-poker: every word of its own. What it shares stands with what it is built on.

# Zergatik ezin den mahai bat horrela ireki
bad-commission-range = Komisioa apustu irabazle baten milako { $least } eta { $most } artean da, ez { $value }.
bad-commission-exact = Komisioa apustu irabazle baten milako { $most } da, ez { $value }.
bad-maximum-in-minima = Gehienekoa 1 eta { $most } gutxieneko artean da.
bad-against-bank = Jokalari baten bankaren aurka etxeak edonork bezainbeste apustatzen du.

# -- bets and spots
game-pai-gow-poker = Pai gow pokerra
bet-wager = Bi eskuen apustua
spot-wager = Apustua { $where }. laukian
choice-as-the-house = etxeak bezala osatuta

# -- calls
call-dice-total = Dadoek { $number } egiten dute
call-set-two-hands = Osatu zuen bi eskuak
call-house-opens-cards = Etxeak bere kartak agerian jartzen ditu
call-hands-meet = Eskuak alderatuko dira

# -- charts
chart-house-way = Etxeak bere kartak nola osatzen dituen: balio duen lehen lerroa
chart-part-four-alike = pokerra
chart-part-twice-three = bi hirukote
chart-part-full-house = hirukotea eta bikotea
chart-part-three-pairs = hiru bikote
chart-part-two-pairs = bi bikote
chart-part-straight-or-flush = eskailera edo kolorea
chart-part-three-alike = hirukotea
chart-part-one-pair = bikotea
chart-way-four-alike = ondoko bikotea behean; bestela, batera seietara arte, hamarretara batekoarekin, erregeetara bateko eta damarekin
chart-way-twice-three = handienaren bikotea behean
chart-way-full-house = bikote handiena behean
chart-way-three-pairs = bikote handiena behean
chart-way-two-pairs = batera txikiak badira eta erregea edo batekoa badago; bestela, txikiena behean
chart-way-straight-or-flush = bi karta onenak uzten dituena
chart-way-three-alike = batera; hiru batekotatik bat behean
chart-way-one-pair = bikotea goian eta gainerako bi handienak behean

# -- at the console
console-act-SetHand = Etxearen eskuak osatu
console-act-AcceptBank = Banka hartu
console-act-PassBank = Banka pasatzen utzi

# -- what happened
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

# -- in the office
office-option-players-bank = Banka jokalariei eskaintzen zaie
office-option-house-way = Krupierrak etxearen kartak idatzitako modu batean antolatzen ditu

# -- in the terminal
play-word-wager = apustua, laukia, eskua
play-temper-low-loader = esku baxua indartzen du

# -- at the boxes
box-do-SetHand = Osatu
box-do-SetHand-sure = Horrela osatu, galduta ere
box-do-AcceptBank = Banka hartu: { $amount }
box-do-PassBank = Pasatzen utzi

# -- refusals
refused-bank-bets-nothing = Banka duenak ez du apusturik egiten: bankak besteenak estaltzen ditu.
refused-bad-setting = Esku baxuak zazpi kartetatik bi ditu, bakoitza behin izendatuta.

# -- nola jokatzen den
pai-gow-how-goal = { $hold } karta jasotzen dituzu eta bi poker esku egiten dituzu: { $high } kartako altua eta { $low } kartako baxua. Bankak gauza bera egiten du bereekin.
pai-gow-how-set = { $wrong ->
    [lost] Zuk aukeratzen dituzu baxuaren { $low } kartak; gainerakoa altua da. Altuak baxuak baino gehiago balio behar du. Bestela, galdu egiten du.
   *[compared] Zuk aukeratzen dituzu baxuaren { $low } kartak; gainerakoa altua da. Altuak baxuak baino gehiago balio behar du.
}
pai-gow-how-compare = Gero altua altuarekin eta baxua baxuarekin alderatzen dira. Biak behar dituzu: ez da komeni on guztia batean jartzea.
pai-gow-how-results = { $equal ->
    [lost] Biak irabaziz gero, apustatutakoa kobratzen duzu, etxeak gordetzen duen { $part } kenduta. Bat irabazi eta bestea galduz gero, apustua itzultzen da. Biak galduz gero, galdu egiten da. Bankarenaren berdina den eskua bankarena da.
   *[tied] Biak irabaziz gero, apustatutakoa kobratzen duzu, etxeak gordetzen duen { $part } kenduta. Bat irabazi eta bestea galduz gero, apustua itzultzen da. Biak galduz gero, galdu egiten da.
}
pai-gow-how-joker = { $jokers ->
    [0] Jokerrik gabe jokatzen da.
   *[other] Jokerrak batekoaren balioa du, edo eskailera edo kolorea osatzen du.
}
pai-gow-how-dice = { $dice } dadoek nori lehenik banatu bakarrik esaten dute; ez dute besterik aldatzen.{ $bank ->
    [yes] {" "}Banka txandaka eskaintzen da: harekin besteen aurka jokatzen duzu, eta pasatzen utz dezakezu.
   *[no] {""}
}
pai-gow-means = Zure altuak eta zure baxuak, biek, bankarenei irabazten badiete irabazten du: apustatutakoa ordaintzen du, { $part } kenduta. Bat irabazi eta bestea galduta, itzuli egiten da.
