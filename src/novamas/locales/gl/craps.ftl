# A mesa de dados no navegador e na consola.

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
