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
