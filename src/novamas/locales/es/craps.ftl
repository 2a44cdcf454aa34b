# La mesa de dados en el navegador y en la consola.

# Por qué una mesa no puede abrirse así
bad-dice-change = Los dados pueden cambiarse, como pronto, después de una tirada.
bad-no-half-table = Esta norma no conoce una mesa de la que solo se use la mitad.
bad-simple-maximum = El máximo en apuestas simples debe ser de { $least } a { $most } veces el mínimo, no { $value }.
bad-multiple-gain = Una apuesta múltiple puede ganar de { $least } a { $most } veces lo que gana el máximo simple, no { $value }.
bad-multiple-too-low = Con estos límites ni siquiera el mínimo podría apostarse a { $bet }: su ganancia sería demasiado alta.

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
craps-throw-them = Tirar
craps-throw-now = Tire los dados: con el botón, con la tecla T o pasando el dedo por la mesa.
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

# Las partes del paño en un teléfono
craps-leaf-lines = Líneas
craps-leaf-numbers = Números
craps-leaf-others = Otras

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

# -- bets and spots
game-craps = Dados o craps
bet-come-full-odds = Come con asociada máxima (por unidad apostada)
bet-any-craps = Any craps
bet-craps-2 = Craps 2
bet-craps-3 = Craps 3
bet-craps-12 = Craps 12
bet-come-8 = Come en el 8
bet-come-9 = Come en el 9
bet-dont-come-4 = Don't come en el 4
bet-dont-come-5 = Don't come en el 5
bet-dont-come-6 = Don't come en el 6
bet-dont-come-8 = Don't come en el 8
bet-dont-come-9 = Don't come en el 9
bet-dont-come-10 = Don't come en el 10
bet-odds-come-4 = Asociada al come en el 4
bet-odds-come-5 = Asociada al come en el 5
bet-odds-come-6 = Asociada al come en el 6
bet-odds-come-8 = Asociada al come en el 8
bet-odds-come-9 = Asociada al come en el 9
bet-odds-come-10 = Asociada al come en el 10
bet-odds-dont-come-4 = Asociada al don't come en el 4
bet-odds-dont-come-5 = Asociada al don't come en el 5
bet-odds-dont-come-6 = Asociada al don't come en el 6
bet-odds-dont-come-8 = Asociada al don't come en el 8
bet-odds-dont-come-9 = Asociada al don't come en el 9
bet-odds-dont-come-10 = Asociada al don't come en el 10
bet-right-4 = Right bet al 4
bet-right-5 = Right bet al 5
bet-right-6 = Right bet al 6
bet-right-8 = Right bet al 8
bet-right-9 = Right bet al 9
bet-right-10 = Right bet al 10
bet-wrong-4 = Wrong bet al 4
bet-wrong-5 = Wrong bet al 5
bet-wrong-6 = Wrong bet al 6
bet-wrong-8 = Wrong bet al 8
bet-wrong-9 = Wrong bet al 9
bet-wrong-10 = Wrong bet al 10

# -- calls
call-cambio-de-dados = Cambio de dados
call-tirada-nula-dados = Tirada nula

# -- what happened
event-cause-stacked = un dado queda sobre el otro
event-cause-on-chip = un dado queda montado en una ficha
event-cause-off-table = un dado cae de la mesa
event-cause-on-edge = un dado queda en el borde de la mesa
event-cause-in-basket = un dado cae en el cesto de reserva
event-cause-slid = los dados se deslizan en vez de rodar
event-cause-not-flat = un dado no queda plano sobre el paño
event-cause-bad-throw = lanzamiento incorrecto
event-cause-short = no todos los dados debidos tocan el borde opuesto
event-cause-on-floor = un dado cae al suelo
event-cause-rubbed = se frotan los dados
event-DiceTaken = Los dados pasan a { $who }.
event-DiceTaken-entry = Dados
event-DiceRefused = { $who } rehúsa los dados.
event-DiceRefused-entry = Dados
event-DicePassed = { $who } pierde los dados, que cambian de mano.
event-DicePassed-entry = Dados
event-PointSet = El punto es el { $point }.
event-PointSet-entry = Punto
event-BetsMoved = { $bets ->
    [one] Una apuesta pasa a la casilla de su número.
   *[other] { $bets } apuestas pasan a la casilla de su número.
}
event-BetsMoved-entry = Casillas
event-NullResult = { $bets ->
    [one] Una apuesta da resultado nulo: vuelven { $amount }.
   *[other] { $bets } apuestas dan resultado nulo: vuelven { $amount }.
}
event-NullResult-entry = Nula
event-BetsReturned = { $bets ->
    [one] Una apuesta sin decidir vuelve a su dueño: { $amount }.
   *[other] { $bets } apuestas sin decidir vuelven a sus dueños: { $amount }.
}
event-BetsReturned-entry = Devolución
event-ThrowVoided = Tirada nula: { $cause }. Las apuestas siguen y se vuelve a tirar.
event-ThrowVoided-entry = Tirada nula
event-BreachNoted = { $who } incumple las reglas del lanzamiento: { $cause } (va por { $count }).
event-BreachNoted-entry = Infracción
event-Deprived = { $who } pierde el derecho a tirar en esta mesa.
event-Deprived-entry = Derecho a tirar
event-DiceOffered = El tirador elige entre los dados que se le presentan.
event-DiceOffered-entry = Dados
event-DiceLost = Al suelo: dados { $dice }.
event-DiceLost-entry = Dados
event-DieFound = Aparece un dado perdido.
event-DieFound-entry = Dados
event-DicePicked = El tirador elige los dados { $dice }.
event-DicePicked-entry = Dados
event-DiceReplaced = Llega a la mesa un juego de dados nuevo.
event-DiceReplaced-entry = Dados

# -- in the office
office-option-change-after = Dados nuevos después de
office-option-change-after-then = Tantos lanzamientos.

# -- in the terminal
play-dice-any-craps = Craps
play-dice-craps-2 = Craps 2
play-dice-craps-3 = Craps 3
play-dice-craps-12 = Craps 12

# -- refusals
refused-not-these-dice = Esos dados no se pueden elegir ahora.
refused-not-a-void-throw = «{ $value }» no anula una tirada.
refused-far-enough = Aquí vale la tirada en la que tocan el borde opuesto { $value } dados.
refused-not-in-play = Esos dados no están en juego.
refused-not-lost = No falta ningún dado así.
refused-not-a-breach = «{ $value }» no infringe las reglas del lanzamiento.
refused-not-repeated = Solo pierde los dados quien incumple repetidamente las reglas del lanzamiento.
refused-shooter-must-bet = El tirador debe apostar antes al win o al don't win.
refused-no-shooter = Nadie tiene los dados en la mano.
refused-dice-not-worn = Los dados aún no se han lanzado lo bastante para cambiarlos.
refused-round-has-a-shooter = La jugada sigue: alguien tiene los dados.
refused-no-rule-for-the-floor = Esta norma no dice de los dados en el suelo más que la tirada es nula.
refused-no-dice-in-motion = No hay dados en movimiento, así que ninguna tirada puede ser nula.
refused-deprived = El jefe de mesa ha retirado el derecho a tirar.
refused-not-your-dice = Ahora no se le ofrecen a usted los dados.
refused-no-new-dice-now = No se piden otros dados mientras se busca el punto.
refused-round-not-thrown-out = Quien ha fijado el punto tira hasta que se decide.
refused-pick-first = Elija antes los dados.
refused-nothing-to-pick = Ahora no hay dados que elegir.
refused-dice-in-hand = Los dados ya están en su mano.
refused-bet-is-locked = La apuesta { $value } debe jugar hasta que gane o pierda.
refused-odds-go-with-it = La apuesta { $value } lleva una asociada: retírela antes.
refused-not-at-this-throw = No se puede apostar a «{ $value }» antes de esta tirada.
refused-no-simple-bet = La asociada acompaña a una suerte sencilla con punto conocido, y no hay ninguna para «{ $value }».

# -- cómo se juega
craps-how-goal = Alguien tira { $thrown } dados y cuenta la suma. No hace falta tirar para jugar: usted apuesta a lo que saldrá.
craps-how-win = Lo más sencillo es el win. En la primera tirada gana con { $wins } y pierde con { $loses }. Paga { $pays }.
craps-how-point = Con { $points } aún no se decide: ese número es el punto. Desde ahí el win gana si el punto sale otra vez antes que un { $seven }, y pierde si sale antes el { $seven }. Lo demás no cuenta.
craps-how-against = { $none ->
    [yes] Don't win es apostar a lo contrario: gana cuando el win pierde.
   *[no] Don't win es apostar a lo contrario: gana cuando el win pierde, salvo que salga { $null } en la primera tirada: entonces no decide nada.
}
craps-how-come = Come y don't come son lo mismo empezado más tarde, con el punto ya puesto: la tirada siguiente es su primera, y después la apuesta pasa a la casilla de su número.
craps-how-edge = Lo que se decide en una tirada paga más y cuesta más: a la larga la casa se queda con el { $least } del win y con hasta el { $most } de lo más caro.
craps-means-line-with = { $when ->
    [first] Primera tirada: gana con { $wins }, pierde con { $loses }. Con otro número, gana si ese número vuelve antes que el { $seven }.
   *[later] La tirada siguiente: gana con { $wins }, pierde con { $loses }. Con otro número, pasa a su casilla y gana si ese número vuelve antes que el { $seven }.
}
craps-means-line-against = { $when ->
    [first] Primera tirada: gana con { $wins }, pierde con { $loses }. Con otro número, gana si el { $seven } sale antes que ese número.
   *[later] La tirada siguiente: gana con { $wins }, pierde con { $loses }. Con otro número, pasa a su casilla y gana si el { $seven } sale antes que ese número.
}{ $none ->
    [yes] {""}
   *[no] {" "}Con { $null } no se decide.
}
craps-means-with = Gana si sale { $number } antes que { $seven }; pierde si sale antes { $seven }. Lo demás no decide.
craps-means-against = Gana si sale { $seven } antes que { $number }; pierde si sale antes { $number }. Lo demás no decide.
craps-means-hard = Gana si { $number } sale con dos dados iguales; pierde con { $seven }, o con { $number } de otra manera.
craps-means-odds-with = Acompaña a otra apuesta y se paga a lo que de verdad vale, sin ventaja de la casa: gana si sale { $number } antes que { $seven }.
craps-means-odds-against = Acompaña a otra apuesta y se paga a lo que de verdad vale, sin ventaja de la casa: gana si sale { $seven } antes que { $number }.
craps-means-once = Una sola tirada, la siguiente: gana con { $wins }, con lo demás pierde.{ $none ->
    [yes] {""}
   *[no] {" "}Con { $better } paga más.
}
craps-means-until = Gana si sale { $wins } antes que { $loses }. Lo demás no decide.

craps-came = { $dice } = { $total }, { $when ->
    [first] en la primera tirada
    [set] en la primera tirada: es el punto
    [sought] y el punto es el { $point }: se sigue tirando
    [made] que era el punto
   *[over] antes que el punto, el { $point }
}
craps-waits-win = Ahora gana si sale { $point } antes que 7, y pierde si sale antes el 7.
craps-waits-dont-win = Ahora gana si sale 7 antes que { $point }, y pierde si sale antes el { $point }.
