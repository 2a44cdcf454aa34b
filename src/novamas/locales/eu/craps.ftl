# Dadoen mahaia nabigatzailean eta kontsolan.

# Zergatik ezin den mahai bat horrela ireki
bad-dice-change = Dadoak, lehenenik ere, jaurtialdi baten ondoren alda daitezke.
bad-no-half-table = Lege honek ez du erdia baino erabiltzen ez den mahairik ezagutzen.
bad-simple-maximum = Apustu bakunen gehienekoa gutxienekoa halako { $least } eta { $most } artean izan behar da, ez { $value }.
bad-multiple-gain = Apustu anizkoitz batek gehieneko bakunak irabazten duena halako { $least } eta { $most } artean irabaz dezake, ez { $value }.
bad-multiple-too-low = Muga hauekin gutxienekoa bera ere ezin litzateke jokatu apustu honetan: { $bet }; irabazia altuegia litzateke.

craps-dice = Dadoak
craps-shooter = { $you ->
    [yes] Zuk dituzu dadoak.
   *[no] Dadoak dituena: { $who }.
}
craps-offered = { $you ->
    [yes] Dadoak eskaintzen zaizkizu.
   *[no] Dadoak eskaini zaizkio: { $who }.
}
craps-nobody = Inork ez ditu dadoak.
craps-seat = { $seat }. eserlekua
craps-standing = zutik dagoen norbait
craps-throw = Dadoek { $dice } erakusten dute: { $total }.
craps-no-throw = Oraindik ez da jaurti
craps-bowl = { $count ->
    [one] Dado bat erretiluan
   *[other] { $count } dado erretiluan
}
craps-lost = { $count ->
    [one] bat lurrean
   *[other] { $count } lurrean
}

# Dadoekin zer egin
craps-throw-them = Jaurti
craps-throw-now = Jaurti dadoak: botoiarekin, T teklarekin edo hatza mahaitik pasatuz.
craps-take-now = Dadoak eskaintzen zaizkizu.
craps-take = Dadoak hartu
craps-refuse = Pasatzen utzi
craps-bet-now = Zuk jaurtiko duzu: lehenik apustu egin irabazi edo ez irabazi laukian.
craps-yours = Apustuak ixten direnean jaurtiko duzu.
craps-pass = Dadoak utzi
craps-ask = Beste dado batzuk eskatu
craps-pick-now = { $count ->
    [one] Aukeratu dado bat jaurtitzeko.
   *[other] Aukeratu { $count } dado jaurtitzeko.
}
craps-pick = Hauekin jaurti
craps-odds-limit = Gehienez lagun duen apustuaren %{ $percent }.
craps-die = { $number }. dadoa

# Oihalaren zatiak telefonoan
craps-leaf-lines = Lerroak
craps-leaf-numbers = Zenbakiak
craps-leaf-others = Besteak

# Azken jaurtiketa
craps-last = Azken jaurtiketa
craps-last-nothing = Ez du zure ezer erabaki.

# Oihalean inprimatua
cloth-craps-right = Zuzena
cloth-craps-wrong = Okerra
cloth-craps-odds = Lotua

# Zenbaki batzuetarako apustua
kinds-odds-win = Irabazi lotua ({ $numbers })
kinds-odds-dont-win = Ez irabazi lotua ({ $numbers })
kinds-odds-come = Etorri lotua ({ $numbers })
kinds-odds-dont-come = Ez etorri lotua ({ $numbers })
kinds-right = Apustu zuzena ({ $numbers })
kinds-wrong = Apustu okerra ({ $numbers })
kinds-hard = Bikoitza ({ $numbers })
kinds-craps = Craps ({ $numbers })

# Kontsola
console-pad-dice = Dadoek erakusten dutena
console-die = { $number }. dadoa
console-dice-face = { $number }. dadoa: { $face }
console-act-TakeDice = Dadoak hartu
console-does-TakeDice = Hartzen dituenak jaurtitzen du.
console-act-PassDice = Dadoak pasatzen utzi
console-does-PassDice = Dadoak mahaiko hurrengoarengana doaz.
console-act-AskNewDice = Beste dado batzuk eskatu
console-does-AskNewDice = Dadoak jaurtitzaileari aurkezten zaizkio, aukera dezan.
console-act-PickDice = Dadoak aukeratu
console-does-PickDice = Hemendik aurrera hauekin jaurtiko da.
console-act-ChangeDice = Dadoak aldatu
console-does-ChangeDice = Dadoak askotan jaurti dira: jaurtitzaileak beste batzuk aukeratuko ditu.
console-act-DepriveShooter = Jaurtitzeko eskubidea kendu
console-does-DepriveShooter = Jaurtiketa-arauak behin eta berriz hausten dituenak ez du gehiago jaurtiko mahai honetan.
console-act-AbandonRound = Jokaldia bertan behera utzi
console-does-AbandonRound = Inork ez du jaurtitzen: erabaki gabeko apustu guztiak jabeei itzuliko zaizkie.
console-act-VoidThrow = Jaurtiketa baliogabetu
console-does-VoidThrow = Jaurtiketak ez du balio; apustuek bere horretan diraute eta jaurtitzaile berak berriro jaurtiko du.
console-outcome-VoidThrow = jaurtiketa baliogabea
console-act-ShortThrow = Jaurtiketa laburra
console-does-ShortThrow = Behar baino dado gutxiagok ukitu dute aurkako ertza: jaurtiketak ez du balio.
console-outcome-ShortThrow = jaurtiketa baliogabea
console-act-DiceOnFloor = Dadoak lurrean
console-does-DiceOnFloor = Jaurtiketak ez du balio eta jaurtitzaileak beste dado batzuk aukeratuko ditu.
console-outcome-DiceOnFloor = dadoak lurrean
console-act-FoundDie = Galdutako dado bat agertu da
console-does-FoundDie = Dadoa mahaira itzuli da.
console-outcome-FoundDie = dadoa agertu da
console-act-NoteBreach = Arau-haustea idatzi
console-does-NoteBreach = Dadoak dituenaren kontra zenbatzen da.
console-outcome-NoteBreach = arau-haustea idatzita
console-field-dice = Dadoak
console-field-die = Dadoa
console-field-touched = Ertza ukitu duten dadoak
console-field-fault = Arau-haustea

# -- bets and spots
game-craps = Dadoak edo craps
bet-come-full-odds = Etorri lotura osoarekin (apustatutako unitateko)
bet-any-craps = Edozein craps
bet-craps-2 = Craps 2 apustua
bet-craps-3 = Craps 3 apustua
bet-craps-12 = Craps 12 apustua
bet-come-8 = Etorri laukia 8
bet-come-9 = Etorri laukia 9
bet-dont-come-4 = Ez etorri laukia 4
bet-dont-come-5 = Ez etorri laukia 5
bet-dont-come-6 = Ez etorri laukia 6
bet-dont-come-8 = Ez etorri laukia 8
bet-dont-come-9 = Ez etorri laukia 9
bet-dont-come-10 = Ez etorri laukia 10
bet-odds-come-4 = Etorri lotua zenbakia 4
bet-odds-come-5 = Etorri lotua zenbakia 5
bet-odds-come-6 = Etorri lotua zenbakia 6
bet-odds-come-8 = Etorri lotua zenbakia 8
bet-odds-come-9 = Etorri lotua zenbakia 9
bet-odds-come-10 = Etorri lotua zenbakia 10
bet-odds-dont-come-4 = Ez etorri lotua zenbakia 4
bet-odds-dont-come-5 = Ez etorri lotua zenbakia 5
bet-odds-dont-come-6 = Ez etorri lotua zenbakia 6
bet-odds-dont-come-8 = Ez etorri lotua zenbakia 8
bet-odds-dont-come-9 = Ez etorri lotua zenbakia 9
bet-odds-dont-come-10 = Ez etorri lotua zenbakia 10
bet-right-4 = Apustu zuzena 4
bet-right-5 = Apustu zuzena 5
bet-right-6 = Apustu zuzena 6
bet-right-8 = Apustu zuzena 8
bet-right-9 = Apustu zuzena 9
bet-right-10 = Apustu zuzena 10
bet-wrong-4 = Apustu okerra 4
bet-wrong-5 = Apustu okerra 5
bet-wrong-6 = Apustu okerra 6
bet-wrong-8 = Apustu okerra 8
bet-wrong-9 = Apustu okerra 9
bet-wrong-10 = Apustu okerra 10

# -- calls
call-cambio-de-dados = Dado-aldaketa
call-tirada-nula-dados = Jaurtiketa baliogabea

# -- what happened
event-cause-stacked = dado bat bestearen gainean geratu da
event-cause-on-chip = dado bat fitxa baten gainean geratu da
event-cause-off-table = dado bat mahaitik erori da
event-cause-on-edge = dado bat mahaiaren ertzean geratu da
event-cause-in-basket = dado bat ordezko saskira erori da
event-cause-slid = dadoek irristatu egin dute, biratu beharrean
event-cause-not-flat = dado bat ez da lau geratu oihalaren gainean
event-cause-bad-throw = jaurtiketa desegokia
event-cause-short = behar baino dado gutxiagok ukitu dute aurkako ertza
event-cause-on-floor = dado bat lurrera erori da
event-cause-rubbed = dadoak igurtzi ditu
event-DiceTaken = { $who }: dadoak hartu ditu.
event-DiceTaken-entry = Dadoak
event-DiceRefused = { $who }: dadoak errefusatu ditu.
event-DiceRefused-entry = Dadoak
event-DicePassed = { $who }: dadoak galdu ditu, eskuz aldatu dira.
event-DicePassed-entry = Dadoak
event-PointSet = Puntua { $point } da.
event-PointSet-entry = Puntua
event-BetsMoved = { $bets ->
    [one] Apustu bat bere zenbakiaren laukira joan da.
   *[other] { $bets } apustu beren zenbakiaren laukira joan dira.
}
event-BetsMoved-entry = Laukiak
event-NullResult = { $bets ->
    [one] Apustu batek ez du irabazi ez galdu: { $amount } itzuli da.
   *[other] { $bets } apustuk ez dute irabazi ez galdu: { $amount } itzuli da.
}
event-NullResult-entry = Baliogabea
event-BetsReturned = { $bets ->
    [one] Erabaki gabeko apustu bat jabeari itzuli zaio: { $amount }.
   *[other] Erabaki gabeko { $bets } apustu jabeei itzuli zaizkie: { $amount }.
}
event-BetsReturned-entry = Itzulera
event-ThrowVoided = Jaurtiketa baliogabea: { $cause }. Apustuek bere horretan diraute eta berriro jaurtiko da.
event-ThrowVoided-entry = Baliogabea
event-BreachNoted = { $who }: jaurtiketa-arauak hautsi ditu: { $cause } ({ $count }. aldiz).
event-BreachNoted-entry = Arau-haustea
event-Deprived = { $who }: mahai honetan jaurtitzeko eskubidea galdu du.
event-Deprived-entry = Jaurtitzeko eskubidea
event-DiceOffered = Jaurtitzaileak aurkeztutako dadoen artean aukeratzen du.
event-DiceOffered-entry = Dadoak
event-DiceLost = Lurrera: { $dice } dadoak.
event-DiceLost-entry = Dadoak
event-DieFound = Galdutako dado bat agertu da.
event-DieFound-entry = Dadoak
event-DicePicked = Jaurtitzaileak { $dice } dadoak aukeratu ditu.
event-DicePicked-entry = Dadoak
event-DiceReplaced = Dado-joko berri bat iritsi da mahaira.
event-DiceReplaced-entry = Dadoak

# -- in the office
office-option-change-after = Dado berriak honen ondoren
office-option-change-after-then = Hainbeste jaurtiketa.

# -- in the terminal
play-dice-any-craps = Craps
play-dice-craps-2 = Craps 2
play-dice-craps-3 = Craps 3
play-dice-craps-12 = Craps 12

# -- refusals
refused-not-these-dice = Dado horiek ezin dira orain aukeratu.
refused-not-a-void-throw = «{ $value }» ez da jaurtiketa bat baliogabetzeko arrazoia.
refused-far-enough = Hemen baliozkoa da { $value } dadok aurkako ertza ukitzen duten jaurtiketa.
refused-not-in-play = Dado horiek ez daude jokoan.
refused-not-lost = Ez da horrelako dadorik falta.
refused-not-a-breach = «{ $value }» ez da jaurtiketa-arauen haustea.
refused-not-repeated = Jaurtiketa-arauak behin eta berriz hausten dituenak bakarrik galtzen ditu dadoak.
refused-shooter-must-bet = Jaurtitzaileak lehenago irabazi edo ez irabazi apustua egin behar du.
refused-no-shooter = Inork ez ditu dadoak eskuan.
refused-dice-not-worn = Dadoak oraindik ez dira behar adina jaurti aldatzeko.
refused-round-has-a-shooter = Jokaldiak aurrera jarraitzen du: norbaitek ditu dadoak.
refused-no-rule-for-the-floor = Arau honek ez du lurrera eroritako dadoei buruz jaurtiketa baliogabea dela baino esaten.
refused-no-dice-in-motion = Ez dago dadorik mugimenduan, beraz ezin da jaurtiketarik baliogabetu.
refused-deprived = Mahaiburuak jaurtitzeko eskubidea kendu du.
refused-not-your-dice = Orain ez zaizkizu zuri dadoak eskaintzen.
refused-no-new-dice-now = Puntuaren bila ari den bitartean ezin da beste dadorik eskatu.
refused-round-not-thrown-out = Puntua finkatu duenak erabaki arte jaurtitzen du.
refused-pick-first = Aukeratu lehenago dadoak.
refused-nothing-to-pick = Orain ez dago dadorik aukeratzeko.
refused-dice-in-hand = Dadoak eskuan dituzu dagoeneko.
refused-bet-is-locked = { $value } apustuak irabazi edo galdu arte jokatu behar du.
refused-odds-go-with-it = { $value } apustuak lotutako bat du: kendu hori lehenago.
refused-not-at-this-throw = Jaurtiketa honen aurretik ezin da «{ $value }» apustua egin.
refused-no-simple-bet = Lotutako apustuak puntua ezaguna duen apustu bakun bati laguntzen dio, eta ez dago halakorik «{ $value }» apusturako.

# -- nola jokatzen den
craps-how-goal = Norbaitek { $thrown } dado botatzen ditu eta batura da kontatzen dena. Ez da bota behar jokatzeko: aterako denaren alde egiten duzu.
craps-how-win = Errazena win da. Lehen jaurtiketan irabazi egiten du { $wins } ateraz gero, eta galdu { $loses } ateraz gero. { $pays } ordaintzen du.
craps-how-point = { $points } ateraz gero oraindik ez da erabakitzen: zenbaki hori da puntua. Hortik aurrera win-ek irabazi egiten du puntua { $seven } bat baino lehen berriz ateratzen bada, eta galdu { $seven } lehenago ateratzen bada. Gainerakoak ez du balio.
craps-how-against = { $none ->
    [yes] Don't win kontrakoaren alde egitea da: win-ek galtzen duenean irabazten du.
   *[no] Don't win kontrakoaren alde egitea da: win-ek galtzen duenean irabazten du, lehen jaurtiketan { $null } ateratzen denean izan ezik: orduan ez du ezer erabakitzen.
}
craps-how-come = Come eta don't come gauza bera dira geroago hasita, puntua jarrita dagoela: hurrengo jaurtiketa da beren lehena, eta gero apustua bere zenbakiaren laukira pasatzen da.
craps-how-edge = Jaurtiketa batean erabakitzen denak gehiago ordaintzen du eta gehiago kostatzen da: luzera etxeak win-aren { $least } gordetzen du, eta garestienaren { $most } arte.
craps-means-line-with = { $when ->
    [first] Lehen jaurtiketa: { $wins } irabazi, { $loses } galdu. Beste zenbaki batekin, irabazi egiten du zenbaki hori { $seven } baino lehen itzultzen bada.
   *[later] Hurrengo jaurtiketa: { $wins } irabazi, { $loses } galdu. Beste zenbaki batekin, bere laukira pasatzen da eta irabazi egiten du zenbaki hori { $seven } baino lehen itzultzen bada.
}
craps-means-line-against = { $when ->
    [first] Lehen jaurtiketa: { $wins } irabazi, { $loses } galdu. Beste zenbaki batekin, irabazi egiten du { $seven } zenbaki hori baino lehen ateratzen bada.
   *[later] Hurrengo jaurtiketa: { $wins } irabazi, { $loses } galdu. Beste zenbaki batekin, bere laukira pasatzen da eta irabazi egiten du { $seven } zenbaki hori baino lehen ateratzen bada.
}{ $none ->
    [yes] {""}
   *[no] {" "}{ $null } ateraz gero ez da erabakitzen.
}
craps-means-with = { $number } { $seven } baino lehen ateratzen bada irabazten du; { $seven } lehenago ateratzen bada galtzen du. Gainerakoak ez du ezer erabakitzen.
craps-means-against = { $seven } { $number } baino lehen ateratzen bada irabazten du; { $number } lehenago ateratzen bada galtzen du. Gainerakoak ez du ezer erabakitzen.
craps-means-hard = { $number } bi dado berdinekin ateratzen bada irabazten du; { $seven } ateraz gero galtzen du, edo { $number } beste modu batera.
craps-means-odds-with = Beste apustu bati laguntzen dio eta benetan balio duena ordaintzen da, etxearen abantailarik gabe: { $number } { $seven } baino lehen ateratzen bada irabazten du.
craps-means-odds-against = Beste apustu bati laguntzen dio eta benetan balio duena ordaintzen da, etxearen abantailarik gabe: { $seven } { $number } baino lehen ateratzen bada irabazten du.
craps-means-once = Jaurtiketa bakarra, hurrengoa: { $wins } irabazi, gainerakoarekin galdu.{ $none ->
    [yes] {""}
   *[no] {" "}{ $better } ateraz gero gehiago ordaintzen du.
}
craps-means-until = { $wins } { $loses } baino lehen ateratzen bada irabazten du. Gainerakoak ez du ezer erabakitzen.

craps-came = { $dice } = { $total }, { $when ->
    [first] lehen jaurtiketan
    [set] lehen jaurtiketan: puntua da
    [sought] eta puntua { $point } da: botatzen jarraitzen da
    [made] eta hori zen puntua
   *[over] puntua ({ $point }) baino lehen
}
craps-waits-win = Orain irabazten du { $point } 7 baino lehen ateratzen bada, eta galtzen du 7 lehenago ateratzen bada.
craps-waits-dont-win = Orain irabazten du 7 { $point } baino lehen ateratzen bada, eta galtzen du { $point } lehenago ateratzen bada.
