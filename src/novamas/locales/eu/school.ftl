# Krupierren eskola: ariketak, zuzenketak, azterketak.

help-school = Krupier izaten ikasi: edozein jokotako ariketak, motorrak artikuluarekin zuzenduta.
examples-school =
    Adibideak:
      novamas school lessons roulette-french --law euskadi-1996
      novamas school pay boule --law galicia-2007 --level 3
      novamas school exam roulette-french --law galicia-2007 --name Ana --out ana.json
      novamas school mark ana.json
option-school-what = Zer egin: lessons (orain dagokiona), pay, ruling, call, floor edo deal (ariketa mota bat), exam, progress, mark (ziurtagiri bat), show (ariketa bat bere erantzunarekin).
option-school-subject = Jokoa; mark-ekin, ziurtagiri baten fitxategia; show-ekin, ariketa baten lerroa.
option-school-level = 1etik 5erako maila; gabe, lortutakoa.
option-school-seed = Ariketa berak berriro ematen dituen zenbakia; orduan ez da ezer gordetzen zure fitxategian.
option-school-count = Zenbat ariketa; ikasgaiek irten arte jarraitzen dute, azterketak hamar ditu.
option-school-kind = Ariketa mota hau bakarrik (pay, ruling, call, floor, deal). Errepika daiteke.
option-school-name = Norena den ziurtagiria.
option-school-out = Non idatziko den ziurtagiria, JSON gisa.
school-no-such = Eskolan ez dago «{ $value }» izeneko ezer; hauek daude: { $known }.
school-needs-game = Zein joko? Esan: «novamas school lessons JOKOA --law LEGEA».
school-needs-file = Zein ziurtagiri? Esan bere fitxategia: «novamas school mark FITXATEGIA».
school-needs-code = Zein ariketa? Esan bere lerroa: «novamas school show pay:LEGEA:JOKOA:MAILA:HAZIA».
school-no-certificate = { $file } ez da eskolako ziurtagiri bat.
school-no-pupil = { $file } ez da eskolak ikasle batez gordetzen duena: kendu berriro hasteko.
bad-task-kind = Ez dago { $value } ariketa motarik; hauek daude: { $known }.
bad-task-form = { $value } ez da inongo ariketaren izena: idatzi mota:legea:jokoa:maila:hazia, adibidez pay:galicia-2007:boule:1:7.
bad-task-level = Ez dago { $value } mailarik: 1etik { $most } bitartekoak dira.
bad-task-seed = { $value } ezin da hazia izan: 0tik { $most } bitarteko zenbakia da.
bad-task-none = Hemen ez dago ezer ikastekorik joko honetaz: { $game }.
bad-task-none-pay = Joko honetan ez zaio inori fitxekin ordaintzen, beraz ez dago ordaintzeko oihalik: { $game }.
bad-exam-form = { $value } ez da inongo azterketaren izena: idatzi exam:legea:jokoa:motak:maila:kopurua:hazia.
bad-exam-count = Azterketak 1etik { $most } ariketara ditu, ez { $value }.
school-kind-pay = Oihal hau ordaindu
school-level = { $level }. maila, { $most }tik
school-topic-people = ordainketak
school-ask-stakes = Jokaldia erabakita dago. Zer dagokio apustu bakoitzari, legearen ordenan? Esan zer ordaintzen den apustuaz gain, edo zer jasotzen den.
school-ask-people = Jokaldia erabakita dago. Nori zenbat ordaintzen zaio, eta zein ordenatan? Esan zer jasotzen duen bakoitzak bereaz gain; 0, ezer ez bada.
school-how-stakes = Idatzi «2- 1=175»: 2. apustua jaso eta gero 1.ari 175 ordaindu. «3-2.50» hori bakarrik jasotzen du. Ezer mugitzen ez duena ez da idazten. Lerro huts batek amaitzen du; ? laguntza; quit irten.
school-how-people = Idatzi «1=175 2=0» ordainketaren ordenan. Lerro huts batek amaitzen du; ? laguntza; quit irten.
school-how-choice = Zure erantzuna, 1etik { $most }(e)ra (? laguntza, quit irten)
school-bad-entry = «{ $value }» ez da idazpen bat: idatzi «3=175» ordaintzeko, «3-» jasotzeko.
school-entry-twice = { $number }. zenbakia eginda dago.
school-why-won = Irabazten du eta { $odds } ordaintzen da: { $stake } × { $times } = { $sum }. Apustua jokalariarena da oraindik.
school-why-paid = { $sum } irabazten du.
school-why-lost = Galtzen du: { $sum } jasotzen dira.
school-why-part = Zati batean galtzen du: { $sum } jasotzen dira, gainerakoa jokalariarena da.
school-why-open = Orain ez du ez irabazten ez galtzen: ez da ezer ordaintzen, ezta jasotzen ere.
school-why-person = { $sum } ordaintzen zaizkio.
school-why-person-nothing = Hemen ez da ezer ordaintzen.
school-order = Ordena: { $turns }.
school-due-pay = { $sum } ordaindu
school-due-take = { $sum } jaso
school-due-nothing = ezer ez
school-due-unsaid = erantzunik gabe
school-slip-right = Ondo.
school-slip-early = Batura ondo dago, baina ez zen bere txanda.
school-slip-wrong = «{ $given }» esan duzu; zegokiona: { $due }.
school-mark-right = Zuzen.
school-mark-wrong = { $most }tik { $points } zuzen.
school-right-answer = Erantzuna: { $answer }
school-no-help = Maila honetan ez dago laguntzarik.
school-welcome = Krupierren eskola: { $game }
school-leave = Egiten duzuna gordetzen da, eta gaizki ateratakoa itzuli egiten da. «quit» irteteko.
school-session = { $asked }tik { $right } zuzen, { $seconds } segundo bakoitza.
school-session-seed = Saio honen hazia: { $seed }
school-exam = Azterketa: { $game }, { $count } ariketa, laguntzarik gabe.
school-exam-left = Amaitu baino lehen irten zara: erantzun gabekoa gaizkitzat jotzen da.
school-nobody = norbait
school-certificate = { $name } · { $game } · { $law }: { $most } puntutik { $points } (% { $percent }), { $seconds } segundo ariketako
school-passed = Gaindituta.
school-not-passed = Ez gaindituta.
school-certificate-written = Ziurtagiria hemen dago: { $file }.
school-holds = Ariketa bakoitza berriro egin eta erantzun bakoitza berriro zuzendu da: ziurtagiriak egia dio.
school-does-not-hold = Ziurtagiriak dioena ez dator bere erantzunetatik.
school-nothing-done = Oraindik ez da ezer egin.
school-track = { $kind } · { $game } · { $law }: { $level }. maila, { $asked }tik { $right } zuzen, { $seconds } segundo bakoitza
school-day = { $date }: { $asked }tik { $right } zuzen, { $seconds } segundo bakoitza
school-weak = Huts egiten du: { $topic } ({ $game }), { $asked }tik { $right } zuzen
bad-task-none-ruling = Hemen ez dago ebazteko akatsik duen adibiderik joko honetaz: { $game }.
bad-task-none-call = Joko honetan ez da galde daitekeen ezer iragartzen: { $game }.
bad-task-none-floor = Ez dago ezer galdetzekorik joko honen irekieraz: { $game }.
school-kind-ruling = Zer gertatzen da orain?
school-kind-call = Iragarri
school-kind-floor = Ireki al daiteke?
school-ask-ruling = Zer gertatzen da orain?
school-stands = Baimenduta dago eta balio du.
school-ask-call = Zer iragartzen da?
school-ask-when = Noiz iragartzen da hau?
school-ask-floor = Horrela ireki al daiteke? Ezetz bada, zergatik?
school-may-open = Dagoen bezala ireki daiteke.
school-deed-PlaceBet = apustua egiten du
school-deed-TakeBack = apustua kentzen du
school-deed-Sit = eseri egiten da
school-deed-Leave = mahaia uzten du
school-deed-Bring = fitxak ekartzen ditu
school-deed-Take = fitxak mahaitik eramaten ditu
school-deed-Tip = eskupekoa ematen du
school-deed-ChangeMinimum = gutxienekoa aldatzen du
bad-task-none-deal = Hemen ez dago zuzendu daitekeen jokaldirik joko honetan: { $game }.
school-kind-deal = Jokaldia zuzendu
school-ask-deal = Zuk daramazu mahaia. Zer egiten duzu orain?
school-ask-allow = Uzten duzu?
school-time = { $seconds } segundo dituzu jokaldi honetarako.
school-late = { $seconds } segundo iraun du; denbora { $most } zen.
school-step = { $number }. urratsa, { $most }tik
