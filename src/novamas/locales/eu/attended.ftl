# Mahai baten ardura dutenek idazten eta erabakitzen dutena, artikuluek diotenetik aparte.

event-GameHalted = { $by } partida gelditu du: { $reason }.{ $note ->
    [none] {""}
   *[other] {" "}Oharra: «{ $note }».
}
event-GameHalted-entry = Partida geldirik
event-GameProceeded = Partidak aurrera egiten du.{ $note ->
    [none] {""}
   *[other] {" "}Oharra: «{ $note }».
}
event-GameProceeded-entry = Partida geldirik
event-Remarked = { $note ->
    [none] Ohar bat idatzi da gorabeheren liburuan ({ $by }).
   *[other] Oharra ({ $by }): «{ $note }».
}
event-Remarked-entry = Oharra
event-SentAway = { $moved ->
    [none] { $who } joan da; lekua libre dago.
   *[some] { $who } joan da; lekua libre dago, eta { $amount } gorde zaizkio.
}{ $note ->
    [none] {""}
   *[other] {" "}Oharra: «{ $note }».
}
event-SentAway-entry = Joandakoa
event-Typed = Krupierrak atera dena idatzi du.
event-Typed-entry = Idatzia
event-Rectified = { $settled ->
    [no] Azkena idatzitakoa zuzendu da: mahaia lehen zegoen bezala dago.
   *[yes] Azkena idatzitakoa, ordaindua zegoena, zuzendu da ({ $by }): { $amount } itzuli dira beren lekura.
}{ $note ->
    [none] {""}
   *[other] {" "}Oharra: «{ $note }».
}
event-Rectified-entry = Zuzenketa
event-why-rectified = zuzenketa

reason-irregularity = irregulartasun bat aztertzen ari dira
reason-dispute = erreklamazio bat dago
reason-equipment = materiala aztertzen ari dira
reason-count = fitxak zenbatzen ari dira
reason-person = norbaitek laguntza behar du
reason-other = beste arrazoi bat

refused-nobody-attends = Mahai honen ardura ez du inork aurrez aurre.
refused-note-too-long = Ohar batek gehienez { $limit } letra ditu.
refused-game-halted = Partida geldirik dago; mahaiburuak esatean egingo du aurrera.
refused-game-goes-on = Partida ez dago geldirik.
refused-nobody-of-that-name = Pertsona hori ez dago mahaian.
refused-nothing-typed = Mahai honetan ez da ateratzen dena idazten: etxeak zozkatzen du.
refused-nothing-to-rectify = Ez dago zuzen daitekeen ezer idatzita.
refused-rectify-signed = Ordainduta dago: mahaiburuak zuzendu eta sinatzen du.
refused-still-here = Pertsona hori mahaiari begira dago: berak utz dezala.
refused-no-such-note-entry = Mahai honen liburuak ez du idazpen hori.

console-act-Halt = Gelditu partida
console-does-Halt = Inork ez du jokatzen eta erlojurik ez dabil gertatutakoa aztertu bitartean.
console-act-Proceed = Aurrera partida
console-does-Proceed = Partidak zegoen lekutik egiten du aurrera; erantzun behar zuenak denbora osoa du berriro.
console-act-Remark = Idatzi ohar bat
console-does-Remark = Oharra gorabeheren liburuan geratzen da; mahaian langileek bakarrik irakurtzen dute.
console-act-SendAway = Askatu joandako baten lekua
console-does-SendAway = Joan denak mahaia uzten du, eta bere fitxak bere poltsan gordetzen dira.
console-act-Rectify = Zuzendu azkena idatzitakoa
console-does-Rectify = Mahaia idatzi aurretik zegoen bezala geratzen da, benetan atera zenaren zain. Ordainduta badago, mahaiburuak sinatzen du.
console-field-reason = Arrazoia
console-field-note = Oharra
console-field-note-then = Gorabeheren liburuan geratzen da; langileek irakurtzen dute, eta beste inork ez.
console-now-halted = Partida geldirik dago.
console-does-halted = Erlojurik ez dabil. Gorabehera idatz daiteke; gero, aurrera partida.
table-halted = Mahaiburuak partida gelditu du une batez. Oihalean ez da ezer aldatzen eta erlojurik ez dabil.

refused-table-deals-itself = Mahai honek berez banatzen du: bakoitzak bere gailuarekin jokatzen du.
refused-player-has-device = Pertsona hori bere gailuarekin mahaiari begira dago: berak joka dezala.
console-cause-stand-in = krupierraren eskuz
console-for = Gailurik ez duenaren izenean jokatu
console-for-then = Krupierrak gailurik ez duenak mahaian esandakoa idazten du. Nork idatzi duen jasota geratzen da.
console-for-who = Nor
console-for-id = Kontuaren zenbakia edo izena
console-for-new = Iristen den norbait
console-for-none = Orain ezin du ezer egin.
console-for-done = Idatzita: { $act }, { $who }.
book-note = Oharra
console-note = Gehitu oharra
console-for-which = Zein
console-act-Bring = Ekarri fitxak
console-act-Leave = Utzi mahaia
console-act-PlaceBet = Egin apustua
console-act-Sit = Eseri
console-act-Stand = Altxatu
console-act-Take = Eraman fitxak
console-act-TakeBack = Kendu apustu bat
console-act-Tip = Eman eskupekoa
console-act-TakeColour = Hartu koloreko fitxak
console-act-ReturnColour = Itzuli koloreko fitxak
console-act-AskToLay = Eskatu langileei apustua jartzeko
