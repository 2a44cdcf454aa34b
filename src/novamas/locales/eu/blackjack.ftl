# Blackjack eta blackjack hirukoitza nabigatzailean: mahaia, eskuak, erabakitzen dena.
bj-natural = Blackjack
bj-natural-short = BJ
bet-BJ = bankaren blackjack
bj-doubled = bikoiztua
bj-your-turn = zure txanda
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
bj-bank-name = Banka
bj-bank = Banka: { $points }
bj-bank-over = Banka: { $points }, pasatu da
bj-stage = { $stages } laukietatik { $stage }. jokatzen du
bj-box = { $box }. laukia
bj-box-stage = { $box }. laukia, { $stage }. apustua
bj-box-of = { $box }. laukia, { $name }
bj-hands = Mahaiko eskuak
bj-seat-of = { $name } dago eserita.
bj-seat-free = Inor ez dago eserita.
bj-held-by = agintzen: { $name }
bj-free = libre
bj-vacant = hutsik
bj-waits = baimenaren zain
bj-pot = Potoa
bj-nobody = Inork ez du hemen apusturik egin.
bj-box-most = Laukiaren gehienekoa
bj-role-front = hemen dago eserita, eta erabakitzen du
bj-role-leads = erabakitzen du
bj-role-stands = zutik
bj-role-asks = baimenaren zain
bj-insured-by = { $name }: asegurua
bj-figures = Etxearen abantaila kalkulatu
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
bj-sit-at = Eseri lauki batean:
bj-sit-box = Eseri { $box }. laukian
bj-asked = Zure txanda, { $box }. laukia: { $hand }.
bj-do-Draw = Karta
bj-do-Stay = Gelditu
bj-do-DoubleDown = Bikoiztu, { $amount }
bj-do-SplitPair = Banatu, beste { $amount }
bj-do-Surrender = Erretiratu
bj-do-TakeEvenMoney = Parean kobratu
bj-do-PlayOn = Ez, jarraitu
bj-do-Follow-yes = Jarraitu, { $amount }
bj-do-Follow-no = Ez jarraitu
bj-do-Consent-yes = Utzi apustua egiten: { $name }
bj-do-Consent-no = Ez utzi: { $name }
bj-do-CutPack = Moztu
bj-do-DeclineCut = Beste batek moztu dezala
bj-do-Insure = Aseguratu, { $amount }
bj-do-at = { $words } ({ $box }. laukia)
bj-short-Draw = Karta:
bj-short-Stay = Gelditu:
bj-short-DoubleDown = Bikoiztu:
bj-short-SplitPair = Banatu:
bj-short-Surrender = Erretiratu:
bj-short-TakeEvenMoney = Parean:
bj-short-PlayOn = Jarraitu:
bj-short-Follow = Jarraitu:
bj-short-Consent = Baimena:
bj-short-CutPack = Ebaketa:
bj-short-DeclineCut = Beste batek moztea:
bj-insure = Asegururik? { $pays } ordaintzen du.
bj-insure-amount = Aseguruaren zenbatekoa

# Taula
bj-hint = Zer dio taulak?
bj-counting = Kalkulatzen…
bj-advised = taulak dioena
bj-chart = Mahai honen taula
strategy-hard = Hamaikako batekorik gabeko puntuazioak
strategy-soft = Hamaika balio duen batekoa duten puntuazioak
strategy-pairs = Pareak
strategy-exceptions = Puntuazioak dioena ez bezala hobeto jokatzen diren bi karta
strategy-against = honen aurka
strategy-stand = G
strategy-draw = K
strategy-double = B
strategy-double-stand = Bg
strategy-split = N
strategy-surrender = E
strategy-surrender-stand = Eg
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
