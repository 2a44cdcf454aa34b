# La mesa de dados en el navegador y en la consola.

craps-dice = Los dados
craps-shooter = { $you ->
    [yes] Usted tiene los dados.
   *[no] Tiene los dados: { $who }.
}
craps-offered = { $you ->
    [yes] Se le ofrecen los dados.
   *[no] Se ofrecen los dados a { $who }.
}
craps-nobody = Nadie tiene los dados.
craps-seat = asiento { $seat }
craps-standing = alguien de pie
craps-throw = Los dados marcan { $dice }: { $total }.
craps-no-throw = Aún no se ha tirado
craps-bowl = { $count ->
    [one] Un dado en la bandeja
   *[other] { $count } dados en la bandeja
}
craps-lost = { $count ->
    [one] uno en el suelo
   *[other] { $count } en el suelo
}

# Qué se hace con los dados
craps-take-now = Se le ofrecen los dados.
craps-take = Tomar los dados
craps-refuse = Dejarlos pasar
craps-bet-now = Tira usted: apueste antes al win o al don't win.
craps-yours = Tira usted en cuanto se cierren las apuestas.
craps-pass = Ceder los dados
craps-ask = Pedir otros dados
craps-pick-now = { $count ->
    [one] Elija un dado para tirar.
   *[other] Elija { $count } dados para tirar.
}
craps-pick = Tirar con estos
craps-odds-limit = Como mucho el { $percent } % de la apuesta a la que acompaña.
craps-die = Dado { $number }

# La última tirada
craps-last = Última tirada
craps-last-nothing = No ha decidido nada suyo.

# Impreso en el paño
cloth-craps-right = Right
cloth-craps-wrong = Wrong
cloth-craps-odds = Asoc.

# Una apuesta a varios números
kinds-odds-win = Asociada al win ({ $numbers })
kinds-odds-dont-win = Asociada al don't win ({ $numbers })
kinds-odds-come = Asociada al come ({ $numbers })
kinds-odds-dont-come = Asociada al don't come ({ $numbers })
kinds-right = Right bet ({ $numbers })
kinds-wrong = Wrong bet ({ $numbers })
kinds-hard = Hard way ({ $numbers })
kinds-craps = Craps ({ $numbers })

# La consola
console-pad-dice = Lo que marcan los dados
console-die = Dado { $number }
console-dice-face = Dado { $number }: { $face }
console-act-TakeDice = Tomar los dados
console-does-TakeDice = Quien los toma, tira.
console-act-PassDice = Dejar pasar los dados
console-does-PassDice = Los dados pasan al siguiente de la mesa.
console-act-AskNewDice = Pedir otros dados
console-does-AskNewDice = Se presentan los dados al tirador para que elija.
console-act-PickDice = Elegir los dados
console-does-PickDice = Se tira con ellos desde ahora.
console-act-ChangeDice = Cambiar los dados
console-does-ChangeDice = Los dados se han tirado muchas veces: el tirador elige otros.
console-act-DepriveShooter = Privar del derecho a tirar
console-does-DepriveShooter = Quien incumple de forma reiterada las reglas del lanzamiento no tira más en esta mesa.
console-act-AbandonRound = Abandonar la jugada
console-does-AbandonRound = Nadie tira: toda apuesta sin decidir vuelve a su dueño.
console-act-VoidThrow = Anular la tirada
console-does-VoidThrow = La tirada no vale; las apuestas siguen y el mismo tirador vuelve a tirar.
console-outcome-VoidThrow = tirada nula
console-act-ShortThrow = Tirada corta
console-does-ShortThrow = No todos los dados debidos han tocado el borde opuesto: la tirada no vale.
console-outcome-ShortThrow = tirada nula
console-act-DiceOnFloor = Dados al suelo
console-does-DiceOnFloor = La tirada no vale y el tirador elige otros dados.
console-outcome-DiceOnFloor = dados al suelo
console-act-FoundDie = Aparece un dado perdido
console-does-FoundDie = El dado vuelve a la mesa.
console-outcome-FoundDie = dado hallado
console-act-NoteBreach = Anotar una infracción
console-does-NoteBreach = Cuenta en contra de quien tiene los dados.
console-outcome-NoteBreach = infracción anotada
console-field-dice = Dados
console-field-die = Dado
console-field-touched = Dados que han tocado el borde
console-field-fault = Infracción
