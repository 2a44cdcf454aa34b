# Apustuak: beren hitz guztiak.

# Why a shop cannot be opened like this
bad-betting-venue = Apustu-hartzaileak esparru batean daude, eta esparruak izena du.
bad-betting-facilities = Esparru baten barruan horretarako prestatutako instalazioetan bakarrik apustu egiten da.
bad-betting-unauthorised = Apustu-lokal batek apustu motaren bat hartzen duen baimena behar du.
bad-betting-shop = Esparruetatik kanpoko lokal batek kanpo-apustuak hartzen ditu: baimenak horiek hartu behar ditu.
bad-betting-kinds = Baimen batek ez du “{ $value }” hartzen, hauek baizik: { $known }.
bad-betting-programme = Ez dago “{ $value }” erakustaldirik; hauek daude: { $known }.
bad-betting-events = Bilera batek programa honetako 1etik { $most }ra gertaera ditu, ez { $value }.
bad-betting-twice = Programako gertaera bakoitzak bere izena behar du.
bad-betting-matter-outside = Kirol-ongintzako elkarren arteko apustuak dekretu honetatik kanpo daude: hemen ez da “{ $value }” gainean apustu egiten.
bad-betting-matter-forbidden = Inork ezin du “{ $value }” gainean apustu egin, gaiarengatik ({ $matter }).
bad-betting-matter-unknown = “{ $value }” zeri buruzkoa den aldez aurretik zehaztu behar da, eta “{ $matter }” ez da ezaguna.
bad-betting-not-covered = “{ $value }” gaineko apustuak baimenak hartzen ez duen mota batekoak ({ $covered }) lirateke.
bad-betting-event = Ezin da “{ $value }” gainean apustu egin: esparrua, bi alde edo { $least }tik { $most }ra partaide izen desberdinekin, bakoitzari buruzko iritzia eta lor daitezkeen lerroak behar ditu.
bad-betting-figure = Zifra hau { $least } eta { $most } artekoa da, ez { $value }.
bad-law-betting-matters = Zerbaitek baimenduta egon behar du, eta ezer ezin da aldi berean baimenduta eta debekatuta egon; legeak besterik dio.

# -- bets
bet-winner = Irabazlea
bet-placed = Postuan
bet-exacta = Lehena eta bigarrena
bet-total = Gehiago edo gutxiago
bet-handicap = Abantailarekin
bet-combined = Konbinatu bikoitza
bet-pool-winner = Irabazlearen mutua
bet-pool-placed = Postuen mutua
spot-winner = Irabazlea
spot-placed = Postuan
spot-exacta = Lehena eta bigarrena
spot-total = Gehiago edo gutxiago
spot-handicap = Abantailarekin
spot-combined = Konbinatu bikoitza
spot-pool-winner = Irabazlearen mutua
spot-pool-placed = Postuen mutua
choice-event-pelota = pilota
choice-event-rowing = traineruak
choice-event-football = futbola
choice-event-verses = bertsolariak
choice-event-horses = zaldi-lasterketa
choice-event-cycling = txirrindularitza
choice-event-other = gertaera
chart-betting-pelota = Pilota hasierako prezioetan
chart-betting-rowing = Traineruak hasierako prezioetan
chart-betting-football = Futbola hasierako prezioetan
chart-betting-verses = Bertsolariak hasierako prezioetan
chart-betting-horses = Zaldi-lasterketa hasierako prezioetan
chart-betting-cycling = Txirrindularitza hasierako prezioetan
chart-betting-other = Beste gertaera bat hasierako prezioetan
chart-betting-pool-pelota = Pilota mutuan: 10,00 besteen 1.000,00ekin
chart-betting-pool-rowing = Traineruak mutuan: 10,00 besteen 1.000,00ekin
chart-betting-pool-football = Futbola mutuan: 10,00 besteen 1.000,00ekin
chart-betting-pool-verses = Bertsolariak mutuan: 10,00 besteen 1.000,00ekin
chart-betting-pool-horses = Zaldi-lasterketa mutuan: 10,00 besteen 1.000,00ekin
chart-betting-pool-cycling = Txirrindularitza mutuan: 10,00 besteen 1.000,00ekin
chart-betting-pool-other = Beste gertaera bat mutuan: 10,00 besteen 1.000,00ekin
chart-against-betting = hautapena
chart-cell-chance = irabazi
chart-cell-fair = bidezko prezioa
chart-cell-price = prezioa
chart-cell-edge = kostua
chart-cell-dividend = dibidendua
chart-cell-dividend-alike = dibidendua, besteak berdin
chart-cell-edge-alike = kostua, besteak berdin
chart-betting-over-winner = Irabazle guztien alde jokatzeak dakarrena baino { $over } milaren gehiago balio du.
chart-betting-over-exacta = Lehen bien ordena guztien alde: { $over } milaren.
chart-betting-over-total = Gehiago eta gutxiago batera: { $over } milaren.
chart-betting-over-handicap = Bi aldeak abantailarekin: { $over } milaren.
chart-betting-take-out = Etxeak mutuaren { $take } milaren hartzen ditu, eta biribiltzeak uzten duena.
rules-case-betting-price = hitzartutako prezioan, apustua barne
rules-case-betting-pool = mutuaren zati bat; % { $percent } kentzen zaio
rules-maximum-betting = { $most } gutxieneko, etxeak finkatuta, eta etxeak oraindik gal dezakeena baino gehiago ez

# -- calls
call-betting-announced = { $event }. gertaera iragartzen da: { $name ->
    [pelota] pilota
    [regatta] estropada
    [football] futbola
    [verses] bertsolariak
   *[other] { $name }
}
call-betting-open = Apustuak onartzen dira
call-betting-price = { $event }. gertaera: prezio bat { $price } ehuneneko da orain
call-betting-scratched = { $event }. gertaera: { $name } ez da parte hartzen ari
call-betting-party = { $event }. gertaera: parte hartzen duenak ez du haren gainean apustu egiten
call-betting-off = { $event }. gertaera hasi da: apustu gehiago ez
call-betting-result = { $event }. gertaera, behin-behinekoa: { $result }
call-betting-rectified = { $event }. gertaera, zuzenduta: { $result }
call-betting-confirmed = { $event }. gertaera, behin betikoa: { $result }
call-betting-void = { $event }. gertaerak ez du balio: apustuak itzultzen dira
call-betting-over = Bilera amaitu da

# -- what happened
event-why-take-out = mutuaren atxikipena
event-why-breakage = mutuaren biribiltzea
event-why-dividend = dibidendua
event-why-carried = hurrengo mutuarako metatua
event-why-least-dividend = gutxieneko dibidendura arte
event-cause-abandoned = bertan behera
event-cause-postponed = atzeratua
event-cause-changed = bestela egin da
event-cause-irregular = irregulartasuna
event-EventAnnounced = Gertaera bat iragarri da.
event-EventAnnounced-entry = Programa
event-MeetingOpened = Gertaera guztiak iragarrita, apustuak onartzen dira.
event-MeetingOpened-entry = Programa
event-PriceChanged = Prezio bat aldatu da; egindako apustuek berea gordetzen dute.
event-PriceChanged-entry = Prezioa
event-EntryScratched = Partaide batek ez du { $event }. gertaeran parte hartzen; haren aldeko apustuak baliogabeak dira.
event-EntryScratched-entry = Erretiratzea
event-PartyDeclared = { $who } { $event }. gertaeran ari da eta ezin du haren gainean apustu egin; jarritakoa itzultzen da.
event-PartyDeclared-entry = Parte-hartzailea
event-BetStruck = Apustu bat hitzartu da.
event-BetStruck-entry = Apustua
event-PoolJoined = Mutua batean jokatu da.
event-PoolJoined-entry = Mutua
event-EventStarted = { $event }. gertaera hasi da.
event-EventStarted-entry = Hasiera
event-ResultEntered = { $event }. gertaera: { $result }, oraindik berretsi gabe.
event-ResultEntered-entry = Emaitza
event-ResultRectified = { $event }. gertaera zuzendu da: { $result }, { $was } beharrean.
event-ResultRectified-entry = Emaitza
event-ResultConfirmed = { $event }. gertaera behin betikoa da: { $result }.
event-ResultConfirmed-entry = Emaitza
event-BetsSettled = { $event }. gertaeraren gaineko apustuak likidatu dira.
event-BetsSettled-entry = Ordainketa
event-PoolPaid = { $event }. gertaeraren mutua bat banatu da.
event-PoolPaid-entry = Ordainketa
event-EventVoided = { $event }. gertaerak ez du balio: { $cause }.
event-EventVoided-entry = Baliogabetzea
event-MeetingEnded = Bilera amaitu da.
event-MeetingEnded-entry = Programa

# -- refusals
refused-matter-outside = Kirol-ongintzako elkarren arteko apustuak dekretu honetatik kanpo daude.
refused-matter-forbidden = Inork ezin du halako gai baten gainean apustu egin ({ $value }).
refused-no-such-matter = Gertaera bat ezin da “{ $value }” gisa iragarri.
refused-not-on-the-programme = { $value } ez dago programan, edo iragarrita dago jada.
refused-internal-not-covered = Leku honen baimenak ez ditu barne-apustuak hartzen.
refused-external-not-covered = Leku honen baimenak ez ditu kanpo-apustuak hartzen.
refused-other-not-covered = Leku honen baimenak ez ditu kirolekoak ez diren apustuak hartzen.
refused-no-event = Orain ez dago apustu egiteko gertaerarik iragarrita.
refused-no-such-selection = Iragarritako gertaeretan ezin da “{ $value }” aukeratu.
refused-no-such-winner = Konbinatu bikoitzak iragarritako gertaeretako bi irabazle lotzen ditu; “{ $value }” ez da halakoa.
refused-event-off = Gertaera hori hasita dago edo ez du balio: ez da haren gainean apustu gehiago egiten.
refused-party-to-event = Gertaera batean parte hartzen duenak ezin du haren gainean apustu egin.
refused-same-event = Konbinatu bikoitz batek bi gertaera desberdin behar ditu, lehenagokoa aurretik.
refused-price-changed = Prezioa ez da { $value } jada.
refused-book-full = Etxeak ez du { $limit } baino gehiago onartzen honetan: gehiegi gal lezake.
refused-book-full-none = Honetan etxeak ez du gehiagorik onartzen: gehiegi gal lezake.
refused-no-pools = Lokal honek ez du mutuarik.
refused-price-too-low = Prezio bat gutxienez { $limit } ehuneneko da.
refused-price-too-high = Prezio bat gehienez { $limit } ehuneneko da.
refused-nobody-to-scratch = Orain ezin da inor erretiratu: bi geratu behar dira, hasi aurretik.
refused-no-such-entry = { $value } ez da erretira daitekeen inor.
refused-no-such-event = Ez dago parte har daitekeen gertaerarik zenbaki horrekin: { $value }.
refused-no-such-party = { $value } ez da hemen dagoen inor, edo parte-hartzaile gisa jasota dago jada.
refused-no-result = Ez dago berresteko emaitzarik.
refused-no-such-result = { $value } ez da gertaera honen beste emaitza posible bat.
refused-event-over = Gertaera hori ({ $value }) amaituta dago, edo ez dago halakorik.
refused-bets-open = Apustu irekiak dituena horiek likidatutakoan joaten da.

# -- at the console
console-act-AnnounceEvent = Gertaera bat iragarri
console-act-ChangePrice = Prezio bat aldatu
console-act-ScratchEntry = Partaide bat erretiratu
console-act-DeclareParty = Norbaitek gertaera batean parte hartzen du
console-act-StrikeBet = Apustu bat hitzartu
console-act-StrikeDouble = Konbinatu bat hitzartu
console-act-JoinPool = Mutuan jokatu
console-act-StartEvent = Hasiera: apustuak itxi eta hasi
console-act-RectifyResult = Emaitza zuzendu
console-act-ConfirmResult = Emaitza berretsi eta ordaindu
console-act-VoidEvent = Gertaera bat baliogabetu
console-act-VoidEvent-abandoned = Bertan behera: gertaerak ez du balio
console-act-VoidEvent-postponed = Atzeratua: gertaerak ez du balio
console-act-VoidEvent-changed = Bestela egina: gertaerak ez du balio
console-act-VoidEvent-irregular = Irregularra: gertaerak ez du balio
console-does-AnnounceEvent = Gertaera aldez aurretik zehaztuta geratzen da, gaiarekin; hasierako prezioak erakusten dira.
console-does-ChangePrice = Hemendik aurrera hautapenak prezio hau du; egindako apustuek berea gordetzen dute.
console-does-ScratchEntry = Partaidearen aldeko apustuak baliogabeak dira; besteek gutxiago ordaintzen dute, etxeak kentzen badu.
console-does-DeclareParty = Pertsona honek gertaeraren gainean jarritakoa itzultzen da, eta ez zaio gehiago onartzen.
console-does-StartEvent = Inork ez du gertaera honen gainean apustu gehiago egiten; hasi egiten da.
console-does-RectifyResult = Zuzendariak beste emaitza bat sinatzen du, ezer ordaindu aurretik.
console-does-ConfirmResult = Bigarren pertsona batek emaitzaz erantzuten du; gero apustuak eta mutuak ordaintzen dira.
console-does-VoidEvent = Gertaeraren gainean jarritakoa itzultzen da; konbinatuak beste erdiarekin jarraitzen dute.
console-pad-betting = Gertaeraren emaitza
console-phase-announcing = Gertaerak iragartzen dira
console-phase-running = Gertaera abian da
console-phase-provisional = Emaitza bat berrestearen zain dago
console-field-event = Gertaera
console-field-entry = Partaidea
console-field-fixture = Programako gertaera
console-field-matter = Zeri buruzkoa den
console-field-on = Hautapena
console-field-price = Prezioa
console-field-result = Emaitza
console-field-second = Bigarren hautapena
console-field-who = Pertsona
value-sport = kirola
value-competition = lehiaketa
value-culture = kultura
value-custom = ohitura
value-other = beste gai bat
value-internal = barnekoa
value-external = kanpokoa
value-pelota = pilota
value-regatta = estropada
value-football = futbola
value-verses = bertsolariak

# -- in the office
office-option-premises = Non dagoen
office-option-premises-venue = kirol-esparru batean
office-option-premises-shop = lokal berezi batean
office-option-venue = Esparruaren izena
office-option-authorised = Baimenak hartzen dituen apustuak
office-option-authorised-internal = barnekoak
office-option-authorised-external = kanpokoak
office-option-authorised-other = kirolekoak ez direnak
office-option-programme-pelota = pilota
office-option-programme-regatta = traineruak
office-option-programme-football = futbola
office-option-programme-verses = bertsolariak
office-option-events = Gertaerak bilera batean
office-option-margin = Hasierako prezioen marjina, milarenetan
office-option-most-stake = Apustu baten gehienekoa, gutxienekotan
office-option-most-liability = Hautapen batek gehienez kosta dezakeena, gutxienekotan
office-option-places = Zenbatzen diren postuak
office-option-deduction = Erretiratzeengatik kendu
office-option-pools = Mutuak
office-option-take-out = Mutuaren atxikipena, milarenetan
office-option-breakage-step = Dibidenduak honen multiploak dira, ehunenekotan
office-option-least-dividend = Gutxieneko dibidendua, ehunenekotan
office-option-breakage = Biribiltzeak uzten duena doa
office-option-breakage-house = etxera
office-option-breakage-carry = hurrengo mutuara
office-option-unwon = Inork irabazi ez duen mutua
office-option-unwon-refund = itzuli egiten da
office-option-unwon-carry = hurrengoan metatzen da

# -- company
play-temper-betting-regular = prezioak eta mutuak, ia beti
play-temper-betting-cautious = apur bat faboritoaren alde
play-temper-betting-dreamer = bi irabazle batera
play-temper-betting-crowd = mutuak bakarrik

# -- how it is played
betting-how-goal = Bilera batek aldez aurretik iragarritako { $events } gertaera ditu: nola amaituko diren gainean apustu egiten duzu, eta parte hartzen duen inork ez du horren gainean apustu egiten.
betting-how-price = 2,50eko prezio finkoan euro batek bi eta erdi itzultzen ditu, jarritakoa barne; zure prezioa mantendu egiten da, gero aldatu arren; apustu bakoitzetik etxeak batez beste { $margin } inguru gordetzen du.
betting-how-double = Konbinatu bikoitzak gertaera desberdinetako bi irabazle lotzen ditu: biek irabazi behar dute, eta prezioak biderkatu egiten dira.
betting-how-pool = Mutua batean apustu egiten dutenek jokatutakoa banatzen dute, etxearentzako { $take } kenduta; { $refund ->
    [yes] inork irabazten ez badu, itzuli egiten da
   *[no] inork irabazten ez badu, hurrengora metatzen da
}.
betting-how-off = Gertaera bakoitza hasi arte onartzen dira apustuak; balio ez duenak jarritakoa itzultzen du.
betting-how-paid = Emaitza bat bigarren pertsona batek berretsi ondoren ordaintzen da; batera amaitzen dutenek irabazten dutena partekatzen dute{ $deduction ->
    [yes] , eta erretiratze batek aurreko apustuek irabazten dutena jaisten du
   *[no] {""}
}.
betting-means-winner = Irabazten du zure aukerak gertaera irabazten badu.
betting-means-placed = Irabazten du zure aukera lehen { $places }en artean badago.
betting-means-exacta = Irabazten du biak lehena eta bigarrena badira, ordena honetan.
betting-means-total = Irabazten du bi aldeek batera lerroa baino gehiago, edo gutxiago, egiten badute; lerroan bertan jarritakoa itzultzen da.
betting-means-handicap = Irabazten du zure aldea aurretik badago abantaila gehituta; berdinduz gero, jarritakoa itzultzen da.
betting-means-combined = Irabazten du bi aukerek irabazten badute; batek balio ez badu, bestearekin jarraitzen du.
betting-means-pool-winner = Mutuaren zati bat irabazten du zure aukerak irabazten badu, gutxienez { $least } jarritako bakoitzeko.
betting-means-pool-placed = Mutuaren zati bat irabazten du zure aukera lehen { $places }en artean badago, gutxienez { $least } jarritako bakoitzeko.

# -- in the terminal
play-do-StrikeBet = apustu bat hitzartu
play-do-StrikeDouble = konbinatu bat hitzartu
play-do-JoinPool = mutuan jokatu
play-betting-begin = Zerrendako lerro bakoitzak zenbaki bat du: “3 10” 3. zenbakiaren alde 10 jartzea da, “3 + 8 10” konbinatua, “mutua 3 10” mutuan jokatzea. Sartu sakatzean hasten da.
play-betting-word-pool = mutua
play-betting-event = { $event }. gertaera: { $name } · { $kind ->
    [internal] barne-apustuak
    [external] kanpo-apustuak
   *[other] ez kirolekoa
} · { $held }
play-betting-over = { $event }. gertaera: { $name } · { $result }
play-betting-own = Zure apustuak: { $bets }
play-betting-settled = { $on }: { $why ->
    [won] irabazita
    [pool] mutuan irabazita
    [void] baliogabea
    [refund] inork ez du irabazi: itzulita
    [party] parte-hartzaileari itzulita
    [dead-heat] zati batean
   *[lost] galduta
} · { $amount } → { $returned }
play-betting-no-line = Zerrendan ez dago { $line } lerrorik: { $most }ra arte doa.
play-betting-hear = Ez dut “{ $said }” ulertu. Esan zerrendako zenbaki bat eta zenbatekoa, hala nola “1 10”, edo sakatu Sartu hasteko.
play-betting-pool = Mutua

# -- in the browser
floor-group-betting = Apustuak
betting-event = { $event }. gertaera
betting-sport-pelota = Pilota
betting-sport-rowing = Traineruak
betting-sport-football = Futbola
betting-sport-verses = Bertsolariak
betting-sport-horses = Zaldi-lasterketa
betting-sport-cycling = Txirrindularitza
betting-sport-other = Gertaera
betting-kind-internal = barne-apustuak
betting-kind-external = kanpo-apustuak
betting-kind-other = ez kirolekoa
betting-status-open = apustuak onartzen dira
betting-status-running = abian
betting-status-provisional = behin-behinekoa: { $result }
betting-status-done = behin betikoa: { $result }
betting-status-void = ez du balio
betting-market-winner = Irabazlea
betting-market-placed = Postuan ({ $places })
betting-market-exacta = Lehena eta bigarrena
betting-market-total = Biak batera
betting-market-handicap = Abantailarekin
betting-market-pool-winner = Irabazlearen mutua
betting-market-pool-placed = Postuen mutua
betting-draw = Berdinketa
betting-over = { $line } baino gehiago
betting-under = { $line } baino gutxiago
betting-out = erretiratua
betting-pool-total = Mutuan: { $amount }
betting-pool-now = { $dividend } inguru
betting-slip = Zure boletoa
betting-slip-none = Ukitu prezio bat apustu egiteko; ukitu gertaera desberdinetako bi irabazle konbinatu baterako.
betting-single = Bakuna
betting-double = Konbinatua
betting-returns = { $amount } itzultzen du irabaziz gero
betting-amount = Zenbatekoa
betting-strike = Jarri { $amount }, prezioa { $price }
betting-join = Jokatu { $amount } mutuan
betting-clear = Kendu
betting-yours = Zure apustuak
betting-yours-none = Ez duzu apustu irekirik.
betting-at = prezioa { $price }
betting-kept = irabaziaren % { $kept }, erretiratze baten ondoren
betting-results = Emaitzak eta ordainketak
betting-why-won = irabazita
betting-why-lost = galduta
betting-why-void = baliogabea
betting-why-party = itzulita: parte hartzen duzu
betting-why-dead-heat = zati batean: hainbatek batera amaitu dute
betting-why-pool = dibidendua
betting-why-refund = inork ez du irabazi: itzulita
betting-now-idle = Bi bileraren artean
betting-now-announcing = Gertaerak iragartzen dira
betting-now-betting = Apustuak onartzen dira
betting-now-running = Gertaera abian da
betting-now-provisional = Emaitza berretsi behar da
betting-opinion = Etxeak uste duena
betting-opinion-text = Hasierako prezioak iritzi honetatik datoz, eta erakustaldiak horren arabera zozketatzen dira; etxeak % { $margin } marjina hartzen du.
betting-opinion-points = tanto bakoitza: { $first } - { $second }
betting-opinion-goals = hamar aukeratik, bakoitza % { $first } eta % { $second }z sartzen da
betting-opinion-field = pisuak: { $weights }

# The rules, where laws are compared
section-betting-event = Zeren gainean apustu egiten den
field-event-determined = aldez aurretik zehaztua
field-event-uncertain = amaiera ziurgabekoa
field-event-foreign = apustu egiten dutenekin zerikusirik gabea
section-betting-matters = Gaiak
field-matters-sports = kirolekoak
field-matters-others = besteak
field-matters-outside = dekretutik kanpo
value-sports-sport = kirola
value-sports-competition = lehiaketa
value-others-culture = kultura
value-others-custom = ohitura
value-others-other = beste bat
value-outside-charity-pools = kirol-ongintzako mutuak
section-betting-forbidden = Debekatuta
field-forbidden-harmful = kalte egiten diena
field-forbidden-unlawful = oinarri duena
value-harmful-dignity = duintasuna
value-harmful-privacy = intimitatea
value-harmful-honour = ohorea
value-harmful-image = norberaren irudia
value-harmful-rights = beste oinarrizko eskubideak
value-unlawful-crime = delituak
value-unlawful-misdemeanour = faltak
value-unlawful-infraction = administrazio-arau-hausteak
value-unlawful-politics = gertaera politikoak
value-unlawful-religion = gertaera erlijiosoak
section-betting-internal = Barne-apustuak
field-internal-held = apustuaren gaia egiten da
value-held-there = bertan
field-internal-facilities = horretarako instalazioetan
section-betting-external = Kanpo-apustuak
field-external-authorised = baimendutako lokaletan
field-external-elsewhere = esparru batean, beste batean egiten denaren gainean
section-betting-classes = Apustu motak
field-classes-sports-only = kirolekoak bakarrik bereizten dira
section-betting-premises = Lokalak
field-premises-authorised = baimenduak
rng-sample-betting = gertaera baten emaitzak { NUMBER($size, useGrouping: 0) } zatitan
