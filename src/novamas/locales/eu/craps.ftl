# Dadoen mahaia nabigatzailean eta kontsolan.

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
