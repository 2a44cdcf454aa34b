# Blackjack eta blackjack hirukoitza nabigatzailean: mahaia, eskuak, erabakitzen dena.
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
