# Makinak: haien hitz guztiak.

bad-machine-unknown = Ez dago { $value } makinarik; hauek daude: { $known }.
bad-machine-auxiliary = Makina lagungarri batek ez du berezko joko-programarik: beste joko bati laguntzen dio ({ $value }), eta harekin bakarrik jartzen da, haren arauen baldintzetan.
bad-machine-type = Ez dago { $value } motako makinarik; motak hauek dira: { $known }.
bad-machine-no-games = { $value } motako makina batek ezin du partida gehiagorik eman.
bad-machine-no-prolongation = { $value } motako makina batek ezin du partida luzatu.
bad-machine-only-chance = { $value } motako makina batean saria beti zoriaren mende dago: danborrak eusten badira, jokalariak aukeratzen duenaren mende ere badago.
bad-machine-pays-in = { $value } motako makina batek ezin du saria honela eman: { $what }; honela eman dezake: { $known }.
bad-machine-no-prize = { $value } motako makina batek ezin du saririk eman.
bad-machine-only-price = { $value } motako makina batek ezin du dirusaririk eman: gehienez partidaren prezioa itzultzen du ({ $price }), ez { $prize }.
bad-machine-more-than-price = { $value } motako makina batek ezin du partidaren prezioa baino gehiago eman ({ $price }), eta honek partida batean { $prize } eman dezake.
bad-machine-most = Aitortutako sari handiena { $most } da, baina partida batek { $prize } eman dezake.
bad-machine-place = { $type } motako makina bat ezin da hor egon ({ $value }); hemen bakarrik: { $known }.
bad-machine-unauthorised = Kasino batek aldez aurreko baimena behar du makinak jartzeko.
bad-machine-notice = Aparteko makina-areto baten sarreretan adingabeak ezin direla sartu jarri behar du { $known } hizkuntzetan; falta da: { $value }.
bad-machine-control = Aparteko makina-areto batek nor sartzen den kontrolatzeko zerbitzua behar du.
bad-machine-capacity = Aparteko makina-areto batek baimendutako edukiera du, 1 eta { $most } lagun artekoa, ez { $value }.
bad-machine-number = { $key } { $least } eta { $most } arteko zenbaki osoa izan behar da.
bad-machine-table = { $key } taula bat izan behar da.
bad-machine-key = Gako ezezagun bat dago, { $value }; gakoak hauek dira: { $known }.
bad-machine-name = Izen bat testu bat da, edo testu bat hizkuntza bakoitzeko.
bad-machine-choice = { $key } ezin da { $value } izan; izan daiteke: { $known }.
bad-machine-missing = { $key } falta da.
bad-machine-stakes = Apustuak prezioa zenbat aldiz diren esaten dute, txikitik handira eta errepikatu gabe, [1, 2, 5] bezala.
bad-machine-mark = Ikur baten markak 1etik { $most }ra letra ditu.
bad-machine-truth = { $key } true edo false izan behar da.
bad-machine-wild-scatter = { $name } ikurra ezin da aldi berean komodina eta sakabanatua izan.
bad-machine-reels = Makina batek 1etik { $most }ra danbor ditu.
bad-machine-strip = { $reel }. danborrak { $least }tik { $most }ra ikur izan behar ditu.
bad-machine-symbol = { $reel }. danborrean deskribatu gabeko ikur bat dago, { $value }; hauek daude: { $known }.
bad-machine-idle-symbol = { $name } ikurra ez dago danborretan.
bad-machine-lines = Makina batek 1etik { $most }ra lerro ditu.
bad-machine-line = { $line }. lerroak danbor bakoitzeko ({ $reels }) ilara bat izendatu behar du, 1 eta { $rows } artekoa.
bad-machine-same-line = { $line }. lerroa { $other }.aren berdina da.
bad-machine-count = { $value } ez da 1 eta { $most } arteko ikur kopurua.
bad-machine-no-counts = { $name }: ez du esaten zenbat ikurrek zer ematen duten.
bad-machine-scatter-pays = { $value } ez da ikur sakabanatua: lerroetan ordaintzen du, edo ez du ordaintzen.
bad-machine-line-pays = { $value } ez da lerroko ikurra: ez dago halakorik, edo sakabanatua da.
bad-machine-boxes = Kutxak 2tik { $most }ra sari dira, kreditutan.
bad-machine-trigger = Hau hasten duena ikur sakabanatua izan behar da, ez { $value }; hauek daude: { $known }.
bad-machine-hold-big = Bi danbor edo gehiago eta gehienez { $most } geratzeko era dituen makina batean bakarrik eutsi daitezke danborrak.
bad-machine-nothing-to-win = Makinak ez du ezer ematen: ez saririk, ez partidarik.
bad-law-machine-types = Legeak izendatzen dituen motak eta deskribatzen dituenak ez dira berdinak: { $value }.
bad-law-machine-gives = Makina batek ez du { $value } ematen; eman dezake: { $known }.

bet-play = Partida
spot-play = Partida
choice-faro = Itsasargia, A mota
choice-bahia-hold = Badia, B mota, onena eutsita
choice-bahia-never = Badia, B mota, eutsi gabe
choice-galerna = Galerna, C mota
choice-machine = etxeko makina
choice-machine-hold = etxeko makina, onena eutsita
choice-machine-never = etxeko makina, eutsi gabe
rules-case-machine-prizes = makinaren sari-taularen arabera; hemen { $most } kreditu arte partida batean
rules-case-machine-free = preziorik gabeko beste partidak, { $most } arte; haien sariek { $times } aldiz balio dute
rules-case-machine-bonus = { $boxes } kutxa itxitatik bat irekitzen da
rules-case-machine-hold = saririk gabeko { $lots } partidatik batean danborrak eutsi eta besteak berriro biratu daitezke
rules-maximum-machine-stakes = prezioa { $price } kreditu da; { $most } aldiz ere joka daiteke

call-machine-won = { $amount } saria
call-machine-nothing = Saririk ez

event-why-price = prezioa
event-cause-minor = adingabea da
event-cause-excluded = sartzea debekatuta du
event-cause-disorder = ordena nahasten du
event-cause-unidentified = ez du bere burua identifikatzen
event-PlayStarted = { $who } jokalariak partida ordaindu du, eta danborrak biraka dabiltza.
event-PlayStarted-entry = Partida
event-ReelStopped = { $reel }. danborra gelditu da.
event-ReelStopped-entry = Danborra
event-PriceKept = Makinak prezioa gorde du.
event-PriceKept-entry = Partida
event-LinePaid = { $line }. lerroak saria du.
event-LinePaid-entry = Saria
event-ScattersPaid = Ikur sakabanatuek saria dute.
event-ScattersPaid-entry = Saria
event-FreeGamesWon = { $games ->
    [one] Partida bat gehiago irabazi da prezio berean.
   *[other] { $games } partida gehiago irabazi dira prezio berean.
}
event-FreeGamesWon-entry = Partida gehiago
event-FreeGameAwaited = { $rest ->
    [one] Preziorik gabeko partida bat geratzen da.
   *[other] Preziorik gabeko { $rest } partida geratzen dira.
}
event-FreeGameAwaited-entry = Partida gehiago
event-FreeGameStarted = Danborrak biraka dabiltza, berriro ordaindu gabe.
event-FreeGameStarted-entry = Preziorik gabeko partida
event-BoxesShown = Kutxa itxietako bat irekitzen da.
event-BoxesShown-entry = Kutxak
event-BoxPicked = { $who } jokalariak { $box }. kutxa aukeratu du.
event-BoxPicked-entry = Kutxak
event-BoxesOpened = Kutxak ireki dira.
event-BoxesOpened-entry = Kutxak
event-HoldDrawn = Saririk ez: zoriak esango du danborrak eutsi daitezkeen.
event-HoldDrawn-entry = Eustea
event-HoldOffered = Danborrak eutsi daitezke.
event-HoldOffered-entry = Eustea
event-HoldDenied = Oraingoan ez da danborrik eusten.
event-HoldDenied-entry = Eustea
event-ReelsHeld = Eutsi gabeko danborrek berriro biratzen dute.
event-ReelsHeld-entry = Eustea
event-PlayEnded = Partida amaitu da.
event-PlayEnded-entry = Partida
event-IdentityAsked = { $who }: bere burua identifikatzeko eskatu zaio.
event-IdentityAsked-entry = Sarrera
event-IdentityConfirmed = { $who }: identifikatu da.
event-IdentityConfirmed-entry = Sarrera
event-PlayerBarred = { $who } ez da onartzen: { $cause }.
event-PlayerBarred-entry = Sarrera

refused-play-running = Partida ez da amaitu.
refused-no-such-stake = Makina honen prezioa ezin da hainbeste aldiz jokatu.
refused-machine-taken = Makina hartuta dago: pertsona bakar batentzat da.
refused-no-free-game = Ez dago preziorik gabeko partidarik zain.
refused-no-hold = Orain ezin da danborrik eutsi.
refused-no-such-reels = Makinaren danborrak eusten dira, eta gutxienez batek biratu behar du.
refused-no-box = Ez dago irekitzeko kutxarik.
refused-no-such-box = Kutxa hori ez dago.
refused-not-admitted = Etxeak ez zaitu makina-aretoan onartzen.
refused-identity-asked = Jokatu aurretik identifikatu behar duzu.
refused-no-door = Makina hau ez dago aparteko makina-areto batean: sarrera kasinoaren atean kontrolatzen da.

console-act-StartPlay = Partida bat jokatu
console-act-PlayFree = Preziorik gabeko partida jokatu
console-act-HoldReels = Danborrak eutsi
console-act-PickBox = Kutxa bat ireki
console-act-AskIdentity = Identifikatzeko eskatu
console-act-ConfirmIdentity = Identifikatu da
console-act-BarPlayer = Ez onartu
console-act-BarPlayer-minor = Adingabea da: ez da onartzen
console-act-BarPlayer-excluded = Sartzea debekatuta du: ez da onartzen
console-act-BarPlayer-disorder = Ordena nahasten du: ez da onartzen
console-act-BarPlayer-unidentified = Ez da identifikatzen: ez da onartzen
console-does-AskIdentity = Ez du jokatuko nor den esan arte.
console-does-ConfirmIdentity = Berriro joka dezake.
console-does-BarPlayer = Ez du gehiago jokatuko, eta areto-buruak kanpora bidal dezake.
console-phase-spinning = Danborrak biraka
console-phase-luck = Danborrak eusten dira?
console-phase-keeping = Danborrak eusten dira
console-phase-free = Preziorik gabeko partida bat zain
console-phase-picking = Kutxa bat aukeratzen da
console-phase-opening = Kutxak irekitzen dira
console-field-times = Prezioa zenbat aldiz
console-field-reels = Danborrak
console-pad-reel = Danborraren geldialdia
console-pad-hold = Zoria
console-pad-boxes = Kutxak
value-minor = adingabea
value-excluded = sartzea debekatuta
value-disorder = ordena nahasten du
value-unidentified = ez da identifikatzen

office-option-machine = Makina
office-option-machine-faro = Itsasargia (A mota)
office-option-machine-bahia = Badia (B mota)
office-option-machine-galerna = Galerna (C mota)
office-option-place = Non dagoen
office-option-place-casino = kasinoa
office-option-place-ship = baimendutako ontzia
office-option-place-hall = bingo-aretoa
office-option-place-arcade = joko-aretoa
office-option-place-bar = taberna
office-option-apart = Aparteko makina-areto batean
office-option-capacity = Aretoaren edukiera

play-temper-machine-regular = partida bat bestearen atzetik jokatzen du

play-do-StartPlay = partida bat jokatu
play-do-PlayFree = preziorik gabeko partida jokatu
play-do-HoldReels = danborrak eutsi
play-do-PickBox = kutxa bat ireki
play-machine-begin = Sakatu Sartu partida bat jokatzeko, edo esan prezioa zenbat aldiz. Danborrak eutsi badaitezke, esan zein («1 3») edo Sartu bat ere ez eusteko; kutxak badaude, esan bat.
play-machine-title = { $name }, { $type } motako makina
play-machine-credits = Partida batek { $price } balio du; jokatu daiteke: { $stakes }
play-machine-line = { $line }. lerroa: { $count } × { $symbol }, { $prize }
play-machine-scatter = { $count } × { $symbol }, { $prize }
play-machine-given = Gainera: { $what ->
    [tokens] fitxak
   *[goods] gauza bat
}
play-machine-games = { $games ->
    [one] Partida bat gehiago prezio berean!
   *[other] { $games } partida gehiago prezio berean!
}
play-machine-left = { $rest ->
    [one] Preziorik gabeko partida bat geratzen da: Sartu.
   *[other] Preziorik gabeko { $rest } partida geratzen dira: Sartu.
}
play-machine-hold = Zein danbor eusten duzu? Onena: { $best ->
    [none] bat ere ez
   *[other] { $best }
}.
play-machine-boxes = Aukeratu kutxa bat, 1etik { $boxes }ra.
play-machine-opened = Zure kutxan: { $prize }. Guztietan: { $inside }.
play-machine-hear = Ez dut «{ $said }» ulertu. Sakatu Sartu, edo esan zenbaki bat.

machine-how-goal = { $type } motako makina bat da, { $reels } danborrekoa{ $pays ->
    [yes] , eta { $lines ->
        [one] ordaintzen duen lerro bat du
       *[other] ordaintzen duten { $lines } lerro ditu
    }
   *[no] , denbora pasatzeko: ez du saririk ematen
}.
machine-how-price = Partida batek { $price ->
    [one] kreditu bat
   *[other] { $price } kreditu
} balio du{ $stakes ->
    [one] .
   *[other] , edo hori zenbait aldiz: irabazten duena berdin biderkatzen da.
}
machine-how-chance = Danbor bakoitza zoriz gelditzen da, eta geldialdi guztiak beti dira berdin probableak: lehen atera denak edo zuk egiten duzunak ez du hori aldatzen.
machine-how-feature = { $feature ->
    [free] Ikur batzuek partida gehiago ematen dituzte prezio berean, { $most } arte partida batean.
    [hold] Batzuetan, saririk gabeko partida baten ondoren, danborrak eutsi eta besteak berriro biratu ditzakezu ordaindu gabe.
    [bonus] Ikur batzuek kutxa bat irekitzen uzten dute: guztiak berdinak dira aukeratu arte.
   *[none] Partida azken danborra gelditzean amaitzen da.
}
machine-how-hits = { $any ->
    [yes] Partiden { $hits } batean sariren bat ateratzen da; asko prezioa baino txikiagoak dira.
   *[no] Argiak ateratzean, saria jokatzen jarraitzea da.
}
machine-how-edge = { $any ->
    [yes] Jokatutakotik makinak batez beste { $edge } gordetzen du, ahalik eta ondoen jokatuta.
   *[no] Ordaintzen dena denbora da: ez da dirurik itzultzen.
}
machine-means = { $price ->
    [one] kreditu bat
   *[other] { $price } kreditu
} balio du eta { $lines ->
    [one] lerro bat
   *[other] { $lines } lerro
} begiratzen ditu, ezkerretik eskuinera

floor-group-machines = Makinak
machine-type = { $type } mota
machine-credit = Kreditu bat: { $amount }
machine-reel = { $reel }. danborra: { $shows }
machine-turning = { $reel }. danborra: biraka
machine-play = Jokatu ({ $amount })
machine-stake = Prezioa zenbat aldiz
machine-free-next = Preziorik gabeko partida jokatu ({ $rest })
machine-turn = Besteak biratu
machine-hold = Eutsi
machine-held = Eutsita
machine-best = Onena eustea: { $reels ->
    [none] bat ere ez
   *[other] { $reels }
}
machine-pick = Aukeratu kutxa bat
machine-box = { $box }. kutxa
machine-inside = { $credits } kreditu
machine-prizes = Sariak
machine-prizes-note = Kreditutan, lerroko, ezkerretik eskuinera; lerro bakoitzeko handiena ordaintzen da.
machine-wild = komodina
machine-scatter = edonon
machine-lines = Lerroak
machine-line = { $line }. lerroa
machine-free = Partida gehiago prezio berean
machine-free-row = { $count } × { $symbol }: { $games ->
    [one] partida bat
   *[other] { $games } partida
}
machine-free-note = { $times ->
    [1] Gehienez { $most } partida batean.
   *[other] Haien sariek { $times } aldiz balio dute; gehienez { $most } partida batean.
}
machine-boxes-note = { $count } × { $symbol }: { $boxes } kutxatik bat irekitzen du.
machine-hold-note = Saririk gabeko partida baten ondoren, { $lots } alditik batean danborrak eutsi daitezke.
machine-figures = Itzultzen dena
machine-returned = Jokatutako 100etik batez beste { $percent } itzultzen dira.
machine-hits = 100 partidatik { $percent }tan sariren bat ematen du.
machine-no-prizes = Ez du dirurik itzultzen: jokoa luzatzen du.
machine-now-idle = Jokatzeko prest
machine-now-spinning = Danborrak biraka
machine-now-luck = Eutsi ahal izango da?
machine-now-keeping = Danborrak eutsi ditzakezu
machine-now-free = Preziorik gabeko partida
machine-now-picking = Aukeratu kutxa bat
machine-now-opening = Kutxa irekitzen da
machine-won = { $amount } irabazten du
machine-nothing = Saririk ez
machine-line-won = { $line }. lerroa: { $count } × { $symbol }
machine-taken-by = { $who } ari da jokatzen: makina pertsona bakar batentzat da.
machine-come = Ekarri fitxak jokatzeko.
machine-sheet = Makinaren orria

par-title = { $name }: makinaren orria
par-type = { $type } motako makina
par-place = Prezioa: { $price ->
    [one] kreditu bat
   *[other] { $price } kreditu
}; { $stakes } aldiz joka daiteke
par-figures = Zifrak
par-figure = Zifra
par-value = Balioa
par-exact = Zehatz
par-returned = Jokatutakotik itzultzen du
par-edge = Jokatutakotik gordetzen du
par-hits = Saridun jaurtiketak
par-above = Prezioa baino gehiago ematen duten partidak
par-equal = Prezio bera ematen duten partidak
par-sd = Partida baten desbideratze tipikoa, prezioetan
par-volatility = Hegazkortasun-indizea (% 90)
par-greatest = Partida baten sari handiena, kreditutan
par-declared = Aitortutako sari handiena
par-cycle = Danborrak gelditzeko erak
par-games = Jaurtiketak prezio bakoitzeko, batez beste
par-free-often = Jaurtiketa batek partida gehiago ematen ditu, honenbestetik behin
par-bonus-often = Jaurtiketa batek kutxak irekitzen ditu, honenbestetik behin
par-held-often = Danborrak eutsi daitezke, honenbestetik behin
par-never = Jokatutakotik itzultzen du, inoiz eutsi gabe
par-prizes = Sariak
par-prize = Saria
par-credits = Kredituak
par-one-in = Honenbestetik behin
par-adds = Jokatutakotik ematen du
par-free = Partida gehiago
par-free-adds = Preziorik gabeko partidek dakartena
par-bonus-adds = Kutxek dakartena
par-hold-adds = Eusteak dakarrena
par-spread = Ordaindutako jaurtiketa, bera bakarrik
par-at-least = Gutxienez ematen du
par-times = { $times ->
    [one] prezioa
   *[other] prezioa { $times } aldiz
}
par-anything = zerbait
par-reels = Danborrak
par-stop = Geldialdia
par-reel = { $reel }. danborra
par-counts = Ikurrak danborreko
par-symbol = Ikurra
par-lines = Lerroak
par-law = Araua: { $law }
par-how = Zifra guztiak zehatzak dira: danborrak gelditzeko era guztiak zenbatzen dira, eta prezio berean datorren guztia.
par-print = Inprimatu
machine-fine = { $name }: ez dago zer zuzendu; { $type } mota, { $law } arauaren arabera.
machine-problems = { $problems ->
    [one] Arazo bat.
   *[other] { $problems } arazo.
}
machine-what = Zer egin behar da makinarekin? { $known }.
machine-no-file = Ezin da { $path } irakurri: { $why }.
machine-no-toml = { $path } ez da TOML: { $why }.
machine-no-law = { $law } arauak ez ditu makinak arautzen.
machine-written = Idatzita: { $path }
machine-bad-format = Orria honela idazten da: { $known }, ez { $value }.
help-machine = Fitxategi bateko makina egiaztatu, edo haren orria idatzi
examples-machine = novamas machine check bahia
    novamas machine check nire-makina.toml --law euskadi-1996
    novamas machine sheet nire-makina.toml --out orria.html
option-machine-act = check (egiaztatu) edo sheet (orria)
option-machine-file = makinaren fitxategia, edo datozenetako baten izena
option-machine-out = orria non idatzi; hori gabe, irteeran
option-machine-json = orria, edo arazoak, programentzat

rng-sample-reel = { $size } geldialdiko danborra
rng-sample-boxes = { $size } kutxa
rng-sample-lot = { $size }tik bateko zoria

section-machines-classes = Motak
field-classes-letters = makina-motak
section-machines-types = Mota bakoitzak ematen duena
section-machines-casino = Kasinoa
field-casino-authorised = baimena behar du
section-machines-room = Aparteko makina-aretoa
section-machines-auxiliary = Makina lagungarriak
field-auxiliary-autonomous = berezko jokoa dute
field-types-gives = ematen du
field-types-pays-in = saria honela
field-types-only-chance = zoriz bakarrik
field-types-places = non dagoen
field-room-types = motak
field-room-languages = oharraren hizkuntzak
field-room-control = sarrera kontrolatzen da
field-room-capacity = baimendutako edukiera
field-room-identification = identifikazioa eska daiteke
field-room-admission = onartzeko eskubidea
value-gives-refund = prezioa
value-gives-prolongation = partida luzeagoa
value-gives-games = partida gehiago
value-gives-cash = dirua
value-pays-in-cash = dirua
value-pays-in-tokens = fitxak
value-pays-in-goods = gauzak
value-places-casino = kasinoa
value-places-ship = ontzia
value-languages-es = gaztelania
value-languages-eu = euskara
section-B = B mota
value-letters-B = B
value-types-B = B
section-C = C mota
value-letters-C = C
value-types-C = C
section-A = A mota
