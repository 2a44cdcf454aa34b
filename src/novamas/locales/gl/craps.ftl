# A mesa de dados no navegador e na consola.

# Por que unha mesa non pode abrirse así
bad-dice-change = Os dados poden cambiarse, como moi cedo, despois dunha tirada.
bad-no-half-table = Esta norma non coñece unha mesa da que só se use a metade.
bad-simple-maximum = O máximo en apostas simples debe ser de { $least } a { $most } veces o mínimo, non { $value }.
bad-multiple-gain = Unha aposta múltiple pode gañar de { $least } a { $most } veces o que gaña o máximo simple, non { $value }.
bad-multiple-too-low = Con estes límites nin sequera o mínimo podería apostarse a { $bet }: a súa ganancia sería demasiado alta.

craps-dice = Os dados
craps-shooter = { $you ->
    [yes] Vostede ten os dados.
   *[no] Ten os dados: { $who }.
}
craps-offered = { $you ->
    [yes] Ofrécenselle os dados.
   *[no] Ofrécense os dados a { $who }.
}
craps-nobody = Ninguén ten os dados.
craps-seat = asento { $seat }
craps-standing = alguén de pé
craps-throw = Os dados marcan { $dice }: { $total }.
craps-no-throw = Aínda non se tirou
craps-bowl = { $count ->
    [one] Un dado na bandexa
   *[other] { $count } dados na bandexa
}
craps-lost = { $count ->
    [one] un no chan
   *[other] { $count } no chan
}

# Que se fai cos dados
craps-throw-them = Tirar
craps-throw-now = Tire os dados: co botón, coa tecla T ou pasando o dedo pola mesa.
craps-take-now = Ofrécenselle os dados.
craps-take = Coller os dados
craps-refuse = Deixalos pasar
craps-bet-now = Tira vostede: aposte antes ao gaña ou ao non gaña.
craps-yours = Tira vostede en canto se pechen as apostas.
craps-pass = Ceder os dados
craps-ask = Pedir outros dados
craps-pick-now = { $count ->
    [one] Escolla un dado para tirar.
   *[other] Escolla { $count } dados para tirar.
}
craps-pick = Tirar con estes
craps-odds-limit = Como moito o { $percent } % da aposta á que acompaña.
craps-die = Dado { $number }

# As partes do pano nun teléfono
craps-leaf-lines = Liñas
craps-leaf-numbers = Números
craps-leaf-others = Outras

# A última tirada
craps-last = Última tirada
craps-last-nothing = Non decidiu nada seu.

# Impreso no pano
cloth-craps-right = Boa
cloth-craps-wrong = Mala
cloth-craps-odds = Asoc.

# Unha aposta a varios números
kinds-odds-win = Asociada ao gaña ({ $numbers })
kinds-odds-dont-win = Asociada ao non gaña ({ $numbers })
kinds-odds-come = Asociada ao vén ({ $numbers })
kinds-odds-dont-come = Asociada ao non vai ({ $numbers })
kinds-right = Aposta boa ({ $numbers })
kinds-wrong = Aposta mala ({ $numbers })
kinds-hard = Dobre ({ $numbers })
kinds-craps = Dados ({ $numbers })

# A consola
console-pad-dice = O que marcan os dados
console-die = Dado { $number }
console-dice-face = Dado { $number }: { $face }
console-act-TakeDice = Coller os dados
console-does-TakeDice = Quen os colle, tira.
console-act-PassDice = Deixar pasar os dados
console-does-PassDice = Os dados pasan ao seguinte da mesa.
console-act-AskNewDice = Pedir outros dados
console-does-AskNewDice = Preséntanse os dados ao tirador para que escolla.
console-act-PickDice = Escoller os dados
console-does-PickDice = Tírase con eles desde agora.
console-act-ChangeDice = Cambiar os dados
console-does-ChangeDice = Os dados tiráronse moitas veces: o tirador escolle outros.
console-act-DepriveShooter = Privar do dereito a tirar
console-does-DepriveShooter = Quen incumpre de forma reiterada as regras do lanzamento non tira máis nesta mesa.
console-act-AbandonRound = Abandonar a xogada
console-does-AbandonRound = Ninguén tira: toda aposta sen decidir volve ao seu dono.
console-act-VoidThrow = Anular a tirada
console-does-VoidThrow = A tirada non vale; as apostas seguen e o mesmo tirador volve tirar.
console-outcome-VoidThrow = tirada nula
console-act-ShortThrow = Tirada curta
console-does-ShortThrow = Non todos os dados debidos tocaron o bordo oposto: a tirada non vale.
console-outcome-ShortThrow = tirada nula
console-act-DiceOnFloor = Dados ao chan
console-does-DiceOnFloor = A tirada non vale e o tirador escolle outros dados.
console-outcome-DiceOnFloor = dados ao chan
console-act-FoundDie = Aparece un dado perdido
console-does-FoundDie = O dado volve á mesa.
console-outcome-FoundDie = dado achado
console-act-NoteBreach = Anotar unha infracción
console-does-NoteBreach = Conta en contra de quen ten os dados.
console-outcome-NoteBreach = infracción anotada
console-field-dice = Dados
console-field-die = Dado
console-field-touched = Dados que tocaron o bordo
console-field-fault = Infracción

# -- bets and spots
game-craps = Dados ou craps
bet-come-full-odds = Vén con asociada máxima (por unidade apostada)
bet-any-craps = Dados (any craps)
bet-craps-2 = Dados 2
bet-craps-3 = Dados 3
bet-craps-12 = Dados 12
bet-come-8 = Vén no 8
bet-come-9 = Vén no 9
bet-dont-come-4 = Non vai no 4
bet-dont-come-5 = Non vai no 5
bet-dont-come-6 = Non vai no 6
bet-dont-come-8 = Non vai no 8
bet-dont-come-9 = Non vai no 9
bet-dont-come-10 = Non vai no 10
bet-odds-come-4 = Asociada ao vén no 4
bet-odds-come-5 = Asociada ao vén no 5
bet-odds-come-6 = Asociada ao vén no 6
bet-odds-come-8 = Asociada ao vén no 8
bet-odds-come-9 = Asociada ao vén no 9
bet-odds-come-10 = Asociada ao vén no 10
bet-odds-dont-come-4 = Asociada ao non vai no 4
bet-odds-dont-come-5 = Asociada ao non vai no 5
bet-odds-dont-come-6 = Asociada ao non vai no 6
bet-odds-dont-come-8 = Asociada ao non vai no 8
bet-odds-dont-come-9 = Asociada ao non vai no 9
bet-odds-dont-come-10 = Asociada ao non vai no 10
bet-right-4 = Aposta boa ao 4
bet-right-5 = Aposta boa ao 5
bet-right-6 = Aposta boa ao 6
bet-right-8 = Aposta boa ao 8
bet-right-9 = Aposta boa ao 9
bet-right-10 = Aposta boa ao 10
bet-wrong-4 = Aposta mala ao 4
bet-wrong-5 = Aposta mala ao 5
bet-wrong-6 = Aposta mala ao 6
bet-wrong-8 = Aposta mala ao 8
bet-wrong-9 = Aposta mala ao 9
bet-wrong-10 = Aposta mala ao 10

# -- calls
call-cambio-de-dados = Cambio de dados
call-tirada-nula-dados = Tirada nula

# -- what happened
event-cause-stacked = un dado queda sobre o outro
event-cause-on-chip = un dado queda montado nunha ficha
event-cause-off-table = un dado cae da mesa
event-cause-on-edge = un dado queda no bordo da mesa
event-cause-in-basket = un dado cae no cesto de reserva
event-cause-slid = os dados esvaran en vez de rodar
event-cause-not-flat = un dado non queda plano sobre o pano
event-cause-bad-throw = lanzamento incorrecto
event-cause-short = non todos os dados debidos tocan o bordo oposto
event-cause-on-floor = un dado cae ao chan
event-cause-rubbed = frótanse os dados
event-DiceTaken = Os dados pasan a { $who }.
event-DiceTaken-entry = Dados
event-DiceRefused = { $who } rexeita os dados.
event-DiceRefused-entry = Dados
event-DicePassed = { $who } perde os dados, que cambian de man.
event-DicePassed-entry = Dados
event-PointSet = O punto é o { $point }.
event-PointSet-entry = Punto
event-BetsMoved = { $bets ->
    [one] Unha aposta pasa á casa do seu número.
   *[other] { $bets } apostas pasan á casa do seu número.
}
event-BetsMoved-entry = Casas
event-NullResult = { $bets ->
    [one] Unha aposta dá resultado nulo: volven { $amount }.
   *[other] { $bets } apostas dan resultado nulo: volven { $amount }.
}
event-NullResult-entry = Nula
event-BetsReturned = { $bets ->
    [one] Unha aposta sen decidir volve ao seu dono: { $amount }.
   *[other] { $bets } apostas sen decidir volven aos seus donos: { $amount }.
}
event-BetsReturned-entry = Devolución
event-ThrowVoided = Tirada nula: { $cause }. As apostas seguen e vólvese tirar.
event-ThrowVoided-entry = Tirada nula
event-BreachNoted = { $who } incumpre as regras do lanzamento: { $cause } (vai por { $count }).
event-BreachNoted-entry = Infracción
event-Deprived = { $who } perde o dereito a tirar nesta mesa.
event-Deprived-entry = Dereito a tirar
event-DiceOffered = O tirador escolle entre os dados que se lle presentan.
event-DiceOffered-entry = Dados
event-DiceLost = Ao chan: dados { $dice }.
event-DiceLost-entry = Dados
event-DieFound = Aparece un dado que se perdera.
event-DieFound-entry = Dados
event-DicePicked = O tirador escolle os dados { $dice }.
event-DicePicked-entry = Dados
event-DiceReplaced = Chega á mesa un xogo de dados novo.
event-DiceReplaced-entry = Dados

# -- in the office
office-option-change-after = Dados novos despois de
office-option-change-after-then = Tantos lanzamentos.

# -- in the terminal
play-dice-any-craps = Dados
play-dice-craps-2 = Dados 2
play-dice-craps-3 = Dados 3
play-dice-craps-12 = Dados 12

# -- refusals
refused-not-these-dice = Eses dados non se poden escoller agora.
refused-not-a-void-throw = «{ $value }» non anula unha tirada.
refused-far-enough = Aquí vale a tirada na que tocan o bordo oposto { $value } dados.
refused-not-in-play = Eses dados non están en xogo.
refused-not-lost = Non falta ningún dado así.
refused-not-a-breach = «{ $value }» non infrinxe as regras do lanzamento.
refused-not-repeated = Só perde os dados quen incumpre repetidamente as regras do lanzamento.
refused-shooter-must-bet = O tirador debe apostar antes ao gaña ou ao non gaña.
refused-no-shooter = Ninguén ten os dados na man.
refused-dice-not-worn = Os dados aínda non se lanzaron o suficiente para cambialos.
refused-round-has-a-shooter = A xogada segue: alguén ten os dados.
refused-no-rule-for-the-floor = Esta norma non di dos dados no chan máis que a tirada é nula.
refused-no-dice-in-motion = Non hai dados en movemento, así que ningunha tirada pode ser nula.
refused-deprived = O xefe de mesa retirou o dereito a tirar.
refused-not-your-dice = Agora non se lle ofrecen a vostede os dados.
refused-no-new-dice-now = Non se piden outros dados mentres se busca o punto.
refused-round-not-thrown-out = Quen fixou o punto tira ata que se decide.
refused-pick-first = Escolla antes os dados.
refused-nothing-to-pick = Agora non hai dados que escoller.
refused-dice-in-hand = Os dados xa están na súa man.
refused-bet-is-locked = A aposta { $value } debe xogar ata que gañe ou perda.
refused-odds-go-with-it = A aposta { $value } leva unha asociada: retírea antes.
refused-not-at-this-throw = Non se pode apostar a «{ $value }» antes desta tirada.
refused-no-simple-bet = A asociada acompaña unha sorte sinxela con punto coñecido, e non hai ningunha para «{ $value }».

# -- como se xoga
craps-how-goal = Alguén tira { $thrown } dados e conta a suma. Non fai falta tirar para xogar: vostede aposta ao que sairá.
craps-how-win = O máis sinxelo é o win. Na primeira tirada gaña con { $wins } e perde con { $loses }. Paga { $pays }.
craps-how-point = Con { $points } aínda non se decide: ese número é o punto. Desde aí o win gaña se o punto sae outra vez antes ca un { $seven }, e perde se sae antes o { $seven }. O demais non conta.
craps-how-against = { $none ->
    [yes] Don't win é apostar ao contrario: gaña cando o win perde.
   *[no] Don't win é apostar ao contrario: gaña cando o win perde, agás que saia { $null } na primeira tirada: entón non decide nada.
}
craps-how-come = Come e don't come son o mesmo empezado máis tarde, co punto xa posto: a tirada seguinte é a súa primeira, e despois a aposta pasa ao cadro do seu número.
craps-how-edge = O que se decide nunha tirada paga máis e custa máis: á longa a casa queda co { $least } do win e con ata o { $most } do máis caro.
craps-means-line-with = { $when ->
    [first] Primeira tirada: gaña con { $wins }, perde con { $loses }. Con outro número, gaña se ese número volve antes ca o { $seven }.
   *[later] A tirada seguinte: gaña con { $wins }, perde con { $loses }. Con outro número, pasa ao seu cadro e gaña se ese número volve antes ca o { $seven }.
}
craps-means-line-against = { $when ->
    [first] Primeira tirada: gaña con { $wins }, perde con { $loses }. Con outro número, gaña se o { $seven } sae antes ca ese número.
   *[later] A tirada seguinte: gaña con { $wins }, perde con { $loses }. Con outro número, pasa ao seu cadro e gaña se o { $seven } sae antes ca ese número.
}{ $none ->
    [yes] {""}
   *[no] {" "}Con { $null } non se decide.
}
craps-means-with = Gaña se sae { $number } antes ca { $seven }; perde se sae antes { $seven }. O demais non decide.
craps-means-against = Gaña se sae { $seven } antes ca { $number }; perde se sae antes { $number }. O demais non decide.
craps-means-hard = Gaña se { $number } sae con dous dados iguais; perde con { $seven }, ou con { $number } doutro xeito.
craps-means-odds-with = Acompaña outra aposta e págase polo que de verdade vale, sen vantaxe da casa: gaña se sae { $number } antes ca { $seven }.
craps-means-odds-against = Acompaña outra aposta e págase polo que de verdade vale, sen vantaxe da casa: gaña se sae { $seven } antes ca { $number }.
craps-means-once = Unha soa tirada, a seguinte: gaña con { $wins }, co demais perde.{ $none ->
    [yes] {""}
   *[no] {" "}Con { $better } paga máis.
}
craps-means-until = Gaña se sae { $wins } antes ca { $loses }. O demais non decide.

craps-came = { $dice } = { $total }, { $when ->
    [first] na primeira tirada
    [set] na primeira tirada: é o punto
    [sought] e o punto é o { $point }: séguese tirando
    [made] que era o punto
   *[over] antes ca o punto, o { $point }
}
craps-waits-win = Agora gaña se sae { $point } antes ca 7, e perde se sae antes o 7.
craps-waits-dont-win = Agora gaña se sae 7 antes ca { $point }, e perde se sae antes o { $point }.
