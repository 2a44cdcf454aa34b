# Lottery: every word of its own.

# Why a lottery cannot be opened like this
bad-lottery-prize = Loteria mota honetan sariak ezin dira izan { $value -> 
    [fixed] kopuru finkoak: bildutakoaren araberakoak dira
   *[shared] bildutakoaren zatiak: bakoitza erosleak ezagutzen duen kopuru finkoa da
}.
bad-lottery-most-tickets = Pertsona batek 1etik { $most }(e)ra txartel izan ditzake zozketa batean, ez { $value }.
bad-lottery-digits = Inprimatutako zenbakiek { $least } eta { $most } zifra artean dituzte, ez { $value }.
bad-lottery-shares = Zenbaki batek 1etik { $most }(e)ra zati ditu, serieak bider frakzioak, ez { $value }.
bad-lottery-programme = Sari-programa bat honela idazten da: «1: exact 30000 next 1000 last3 50; 2: exact 5000»; «{ $value }» ez da horrelakoa.
bad-lottery-picks = Gehienez { $of } zenbakitatik { $most } markatzen dira, eta ateratzen direnak baino gehiago geratzen dira; { $value } ez dira sartzen.
bad-lottery-fund = Bildutakoaren 1etik { $most }(e)ra milaren banatzen dira, ez { $value }.
bad-lottery-guaranteed = Bermatutako saria zero edo gehiago da, ez { $value }.
bad-lottery-categories = Mailak honela idazten dira: «6=400 5+c=100 5=150 4=350», nagusiak zenbaki guztiekin, eta zatiek { $most } egiten dute; «{ $value }» ez dira horrelakoak.

# -- bets
spot-choice = Txartela
bet-choice = Aukeratutako zenbakiak
choice-others-0 = beste inork ez du jokatzen
choice-others-1000 = beste 1.000k jokatzen dute
choice-others-100000 = beste 100.000k jokatzen dute
chart-lottery-carried = Txartel batek zenbat balio duen, bere prezioaren zatitan
chart-against-lottery = metatua, preziotan; beste zenbatek jokatzen duten
chart-lottery-first = { $forms } txarteletatik batek ditu zenbaki guztiak.
rules-case-lottery-exact = ateratako { $place }. zenbakia: zenbaki bera
rules-case-lottery-next = ateratako { $place }. zenbakia: aurrekoa eta ondorengoa
rules-case-lottery-last = ateratako { $place }. zenbakia: haren azken zifrak ({ $figures })
rules-case-lottery-category = { $category } asmatuta: hemen bildutakoaren % { $percent }, asmatzaileen artean banatzeko
rules-maximum-lottery-tickets = { $most } txartel pertsonako eta zozketako, etxeak ezartzen duenez
rng-sample-drum = { $size }ko danborra
verify-what-digit = zifra

# -- calls
call-lottery-open = { $round }. zozketa: txartelak, { $amount }
call-lottery-closed = Salmenta amaitu da; parte hartzen duten txartelak: { $tickets }
call-lottery-nobody = Ez da txartelik saldu: ez dago zozketarik
call-lottery-void = Zozketa baliogabea da: txartelak itzultzen dira
call-lottery-paid = Zozketa amaitu da; sariek { $amount } egiten dute

# -- what happened
event-why-lottery = txartelak
event-why-guarantee = bermatutako saria
event-cause-wrong-list = txartelen zerrenda okerra zen
event-LotteryOpened = Zozketa bat salgai dago.
event-LotteryOpened-entry = Salmenta
event-NumberSold = { $who }: { $which } zenbakia erosi du.
event-NumberSold-entry = Salmenta
event-ChoiceSold = { $who }: { $which } markatu ditu.
event-ChoiceSold-entry = Salmenta
event-SaleOver = Salmenta amaitu da; parte hartzen duten txartelak: { $playing }.
event-SaleOver-entry = Salmenta
event-NobodyPlays = Inork ez du txartelik erosi.
event-NobodyPlays-entry = Salmenta
event-CategoryShared = Maila bat banatu da.
event-CategoryShared-entry = Sariak
event-DrawPaid = Zozketa amaitu da eta sariak ordaintzen dira.
event-DrawPaid-entry = Zozketa

# -- refusals
refused-lottery-sale-closed = Orain ez da inongo zozketatako txartelik saltzen.
refused-other-lottery-form = Loteria honek beste motako txartelak ditu.
refused-number-sold = { $value } zenbakiaren zati guztiak salduta daude.
refused-number-sold-out = Zenbaki honi { $limit } zati baino ez zaizkio geratzen.
refused-number-sold-out-none = Zenbaki honetatik ez da ezer geratzen.
refused-no-such-number = Zozketa honetan ez dago { $value } zenbakirik.
refused-wrong-choice = Markatu txartelak onartzen dituen adina zenbaki desberdin, bakoitza behin eta denak txartelekoak.
refused-too-many-lottery-tickets = Inork ezin du hainbeste txartel izan zozketa batean: gehienez { $limit } gehiago.
refused-too-many-lottery-tickets-none = Zozketa batean eduki daitezkeen txartel guztiak dituzu dagoeneko.
refused-no-draw-running = Ez dago baliogabetzeko zozketarik martxan.
refused-lottery-tickets-in-play = Zozketa batean txartelak dituena haren ondoren joaten da.

# -- at the console
console-act-OpenDraw = Zozketa bat iragarri eta saldu
console-act-BuyNumber = Zenbaki bat erosi
console-act-BuyChoice = Zenbakiak markatu
console-act-CloseDraw = Salmenta itxi
console-act-VoidDraw = Zozketa baliogabetu
console-act-VoidDraw-breakdown = Matxura bat: zozketa baliogabea da
console-act-VoidDraw-wrong-list = Txartelen zerrenda okerra da: zozketa baliogabea da
console-does-OpenDraw = Prezioa eta sariak iragartzen dira; gero txartelak saltzen dira.
console-does-CloseDraw = Txartelen zerrenda zigilatzen da; inork ezin du bat gehitu.
console-does-VoidDraw = Txartel guztiak itzultzen dira; ez da ezer irabazten.
console-field-numbers = Zenbakiak

# -- in the office
office-option-variant = Loteria mota
office-option-variant-printed = zenbaki inprimatuak, sari finkoak
office-option-variant-chosen = aukeratutako zenbakiak, banatzeko sariak
office-option-digits = Zenbaki baten zifrak
office-option-series = Serieak
office-option-fractions = Serieko frakzioak
office-option-programme = Programa
office-option-of = Txarteleko zenbakiak
office-option-extra = Zenbaki osagarria
office-option-categories = Mailak eta haien zatiak
office-option-fund = Banatzen dena, bildutakoaren milarenetan
office-option-guaranteed = Sari nagusi bermatua, preziotan
office-option-carry = Inork irabazten ez duena hona doa
office-option-carry-top = maila nagusira
office-option-carry-same = bere mailara

# -- company
play-temper-lottery-regular = zenbaki bera zozketa guztietan
play-temper-lottery-fickle = aldiro hiru desberdin

# -- in the terminal
play-do-BuyNumber = zenbaki bat erosi
play-do-BuyChoice = zenbakiak markatu
play-lottery-begin-printed = Esan zein zenbaki nahi duzun eta zenbat zati, edo sakatu Sartu zozketarako.
play-lottery-begin-chosen = Esan markatzen dituzun { $picks } zenbakiak, edo sakatu Sartu zozketarako.
play-lottery-sale = { $round }. zozketa: { $tickets } txartel salduta, bakoitza { $price }; metatua { $carried }.
play-lottery-mine = Zure txartelak: { $tickets }
play-lottery-came = Atera da: { $numbers }
play-lottery-won = { $who }: { $ticket }. txartelarekin irabazi du: { $prize }.
play-lottery-hear = Ez dut «{ $said }» ulertu. Esan nahi duzun zenbakia edo zenbakiak, edo sakatu Sartu.

# -- how it is played
lottery-how-number = Txartelak { $digits } zifrako zenbaki bat darama inprimatuta, { $numbers } zenbakitako bat; zenbaki bakoitzak { $shares } zati ditu.
lottery-how-fixed = { $drawn -> 
    [one] Zenbaki bat ateratzen da
   *[other] { $drawn } zenbaki ateratzen dira
}, eta sari bakoitza erosi aurretik ezagutzen den kopuru finkoa da.
lottery-how-highest = Ateratzen den zenbaki bakoitzetik txartelak bere saririk handiena du; zenbaki desberdinetakoak batu egiten dira.
lottery-how-figures = Zenbakiak zifraz zifra ateratzen dira, bakoitza hamar zifrako danbor batetik; zenbaki bat ez da bestea baino probableagoa.
lottery-how-sealed = Txartelen zerrenda lehen zenbakia atera aurretik zigilatzen da, eta erabakitzen duen sekretua salmentaren aurretik hitzartu zen: edonork egiazta dezake zozketa gero.
lottery-how-returns = Txartel guztien preziotik { $back } itzultzen da batez beste.
lottery-how-choose = Markatu { $of } zenbakitatik { $picks }.{ $extra -> 
    [yes] {" "}Beste hainbeste ateratzen dira, eta osagarri bat.
   *[no] {" "}Beste hainbeste ateratzen dira.
}
lottery-how-shared = Bildutakoaren { $fund } banatzen da, mailaz maila; asmatzaileek banatzen dute, eta beraz inork ez du saria ezagutzen zozketaren aurretik.
lottery-how-first = { $forms } txarteletatik batek ditu zenbaki guztiak.
lottery-how-carried = Inork irabazten ez duena hurrengo zozketako { $carry -> 
    [top] maila nagusira
   *[same] maila berera
} pasatzen da.
lottery-how-alike = Konbinazio guztiak berdin probableak dira; zenbat eta gehiagok bera markatu, orduan eta gutxiago du bakoitzak.

# -- in the browser
lottery-now-idle = Bi zozketaren artean
lottery-now-sale = Txartelak salgai daude
lottery-now-drawing = Zozketa
lottery-draw = { $round }. zozketa
lottery-sold = { $tickets -> 
    [one] Txartel bat salduta
   *[other] { $tickets } txartel salduta
}
lottery-carried = Metatua: { $amount }
lottery-list = Zerrenda zigilatuta dago
lottery-prizes = Sariak
lottery-number-of = { $place }. zenbakia
lottery-exact = zenbakia
lottery-next = aurrekoa eta ondorengoa
lottery-last = azken zifrak: { $figures }
lottery-category = { $category } asmatuta
lottery-percent = bildutakoaren { $percent }
lottery-one-in = { $ways }tik 1
lottery-buy = Zure zenbakia
lottery-count = Zatiak
lottery-any = Edozein zenbaki
lottery-buy-now = Erosi ({ $amount })
lottery-mark = Markatu beste { $left }
lottery-by-chance = Ausaz
lottery-mine = Zure txartelak
lottery-none = Ez duzu txartelik zozketa honetan.
lottery-came = Atera dena
lottery-nothing-yet = Oraindik ezer ez
lottery-check = Zozketaren ondoren haren sekretua publikoa da: Egiaztatu orriak zenbaki guztiak kalkulatzen ditu harekin, eta zerrenda lehena atera aurretik zigilatu zen.

# The rules, where laws are compared
section-lottery-printed = Zenbaki inprimatuak
section-lottery-chosen = Aukeratutako zenbakiak
field-printed-prize = sariak
field-chosen-prize = sariak
value-prize-fixed = kopuru finkoak
value-prize-shared = bildutakoaren zatiak
