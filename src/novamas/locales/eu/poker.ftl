# Etxearen aurkako pokerra nabigatzailean: mahaia, eskuak, erabakitzen dena.

# Zergatik ezin den mahai bat horrela ireki
bad-jackpot-share = Jackpotaren apustua gutxienekoaren ehuneko { $most } da gehienez, ez { $value }.
bad-fixed-too-high = Jackpot finko batek gehienez { $most } apustu balio du, ez { $value }.
bad-fixed-too-low = Jackpot finko batek gutxienez { $least } apustu balio du, ez { $value }.
bad-carousel-without-jackpot = Karruselak jackpotak lotzen ditu; mahai honek ez du.

poker-kind-five-aces = bost bateko
poker-kind-royal = eskailera erreala
poker-kind-straight-flush = kolore-eskailera
poker-kind-four = pokerra
poker-kind-full = full
poker-kind-flush = kolorea
poker-kind-straight = eskailera
poker-kind-three = hirukotea
poker-kind-two-pair = bikote bikoitza
poker-kind-pair = bikotea
poker-kind-high-card = karta handiena
poker-made = { $kind }: { $ranks }
poker-brief-five-aces = bost bateko
poker-brief-royal = erreala
poker-brief-straight-flush = kolore-esk.
poker-brief-four = pokerra { $ranks }
poker-brief-full = full
poker-brief-flush = kolorea
poker-brief-straight = eskailera
poker-brief-three = hirukotea { $ranks }
poker-brief-two-pair = bikoitza { $ranks }
poker-brief-pair = bikotea { $ranks }
poker-brief-high-card = handia { $ranks }
poker-plate-five-aces = 5B
poker-plate-royal = EE
poker-plate-straight-flush = KE
poker-plate-four = PK
poker-plate-full = FU
poker-plate-flush = KO
poker-plate-straight = ES
poker-plate-three = HI
poker-plate-two-pair = BB
poker-plate-pair = BI
poker-plate-high-card = KH
poker-state-in = badoa
poker-state-out = utzi du
poker-result-won = irabazi
poker-result-unopposed = irabazi: bankak ez du jokatzen
poker-result-tied = berdinketa
poker-result-lost = galdu
poker-result-punished = zigortua
poker-result-withdrawn = kendua
poker-bank-plays = jokatzen du
poker-bank-idle = ez du jokatzen
poker-common = Karta komunak
poker-line = { $spot }: { $made }, { $result }
poker-line-fed = Jackpoteko apustuak
poker-pays = Ordaintzen dena
poker-hand = Konbinazioa
poker-from = { $rank }(e)tik gora: { $pays }
poker-bank-least = Bankak noiztik jokatzen duen
poker-second-is = 2. apustua
poker-antes = { $count ->
    [one] antea adina
   *[other] { $count } aldiz antea
}
poker-pot = Mahaiaren jackpota

# Oihalean inprimatuta
poker-print-bank = Bankak jokatzeko: { $hand }
poker-print-paid = Kobratzeko: { $hand }
poker-print-copies = Berdinketak bankarentzat
poker-print-wager = APUSTUA
poker-print-ante = ANTE
poker-print-second-bet = 2.
poker-print-par-plus = P+
poker-print-texas-bonus = TXB
poker-print-jackpot = JP
poker-print-insurance = ASE
poker-print-bet-one = 1
poker-print-bet-two = 2
poker-print-bet-three = 3

# Erabakitzen dena
box-do-Go = Banoa, { $amount }
box-do-Fold = Paso
box-short-Go = Banoa:
box-short-Fold = Paso:
poker-pick-Discard = Aukeratu aldatuko dituzun kartak, gehienez { $most }.
poker-pick-BuyCard = Edo aukeratu beste baten truke emango duzun karta.

# Zazpi kartatik bi esku
poker-set = osatuta
poker-set-check = Altua: { $high }. Baxua: { $low }. Ondo osatuta.
poker-set-wrong = Esku baxua altua baino handiagoa da: horrela osatuta, apustua galtzen da.
poker-set-choose = { $count ->
    [one] Esku baxuko karta bat falta da.
   *[other] Esku baxuko { $count } karta falta dira.
}
poker-pick-SetHand = Osatu zure bi eskuak: aukeratu baxuaren { $most } kartak; beste bostak altua dira.
poker-as-house = Etxearen modura
poker-bank-offered = Banka eskaintzen zaizu.
poker-bank-means = Esku batean beste guztien aurka jokatzen duzu eta berdinketak irabazten dituzu; jartzen duzunak estaltzen ditu zure aurkako apustuak, eta ez da hori baino gehiago apustu egiten. Zure laukian ez duzu apusturik egiten.
poker-bank-cover = Estaltzeko jartzen duzuna
poker-holds-bank = Banka: { $amount }
poker-first = { $box ->
    [bank] Lehen eskua: croupierra
   *[other] Lehen eskua: { $box }. laukia
}
poker-dice = Dadoak: { $dice } = { $total }.
poker-croupier = Croupierra
poker-cases = Zerk erabakitzen duen
poker-high = Esku altua
poker-high-side = Altua { $side }
poker-low-side = Baxua { $side }
poker-side-higher = handiagoa
poker-side-equal = berdina
poker-side-lower = txikiagoa
poker-copies-explained = Berdinketa bankarena da: esku bat berdindu eta bestea galtzen duenak, edo biak berdintzen dituenak, galdu egiten du. Bat irabazi eta bestea berdintzea berdinketa da.
poker-line-compared = { $spot }: altua { $high }, baxua { $low }, { $result }
poker-line-wrong = { $spot }: gaizki osatuta, galdu
poker-copy = berdinketak bankarenak dira
poker-commission = Irabaziaren gaineko komisioa

# Kontsolan
console-act-Go = Banoa
console-act-Fold = Paso
console-act-LinkPots = Beste jackpotak idatzi
console-does-LinkPots = Karruseleko beste mahaien jackpotek zenbateko hau egiten dute.
console-act-PayElsewhere = Beste mahai bateko saria ordaindu
console-does-PayElsewhere = Beste mahai batean irabazitako sarian jackpot honi dagokion zatia kutxara doa.
console-field-place = Non
console-field-number = Kartaren zenbakia
value-place-bank = banka
value-place-common = karta komunak
value-place-left = lehen karta komuna
value-place-right = bigarren karta komuna
value-place-hand = { $box }. eskua

# -- nola jokatzen den
poker-how-ranks = { $ranks }
poker-how-prizes = { $last }: { $low }; hortik { $best } arte: { $high }
poker-how-go = { $drawn ->
    [yes] Kartak ikusita, aukeratu: aurrera egin, antearen { $times } halako jarrita eta kartak aldatuta, edo pasatu, antea galduta.
   *[no] Kartak ikusita, aukeratu: aurrera egin, { $times ->
            [one] antearen beste bigarren apustua jarrita
           *[other] antearen { $times } halako bigarren apustua jarrita
        }, edo pasatu, antea galduta.
}
poker-how-bank = Bankak { $least } edo hobea badu bakarrik jokatzen du. Iristen ez bada, anteak { $idle } ordaintzen du eta bigarren apustua itzultzen da: ez du irabazten, zure eskua bikaina izan arren.
poker-how-second = Bankari irabaziz gero, anteak { $ante } ordaintzen du, eta bigarren apustuak eskuaren arabera: { $prizes }. Galduz gero, biak galtzen dira.
poker-means-ante = { $pays } ordaintzen du aurrera egin eta bankari irabaziz gero, eta { $idle } banka { $least } eskura iristen ez bada. Galdu egiten da pasatuz gero edo bankak irabaziz gero.
poker-means-second = Aurrera egitean jartzen da{ $times ->
    [one] , antearen beste
   *[other] : antearen { $times } halako
}. Irabazi egiten du bankak gutxienez { $least } badu eta zure eskua hobea bada; banka iristen ez bada, itzuli egiten da.
poker-means-jackpot = Aparte: poltsaren zati bat irabazten du zure eskua goikoenetakoa bada, bankari irabazi ala ez.

poker-came = Banka: { $hand }
poker-came-both = Zu: { $own } · Banka: { $hand }
poker-came-bank = banka, { $hand }
poker-came-common = karta komuna, { $hand }
poker-came-house = etxea: { $hand }
poker-came-own = Zu: { $own } · { $came }
poker-came-banking = Zure banka: { $hand }
poker-own-wrong = Zure esku baxuak altuak baino gehiago balio zuen: biek galtzen dute.
poker-own-compared = { $high ->
    [higher] Zure esku altuak irabazten du
    [equal] Zure esku altua berdina da, eta berdinketa bankarena da
   *[lower] Zure esku altuak galtzen du
}; { $low ->
    [higher] zure baxuak irabazten du
    [equal] zure baxua berdina da, eta berdinketa bankarena da
   *[lower] zure baxuak galtzen du
}.
