# punto-banca: every word of its own. What it shares stands with what it is built on.

# Por qué una mesa no puede abrirse así
bad-no-layout = Esta norma no conoce la mesa { $layout }; tiene: { $known }.
bad-nobody-stands = En esta mesa nadie juega de pie.
bad-other-dealer = En esta mesa no reparte las cartas { $dealer ->
    [croupier] el crupier
    [players] quien juega
   *[other] «{ $dealer }»
}.
bad-no-multiples = Esta norma no deja que la casa pida múltiplos del mínimo.
bad-place-kept = La plaza { $place } no puede saltarse.
bad-no-six-form = Esta norma no conoce el juego sin comisión.
bad-six-commission = Un juego sin comisión no tiene ninguna.
bad-bank-commission = La detracción de una apuesta ganadora a la banca es de { $least } a { $most } por mil, no { $value }.
bad-bank-commission-exact = La detracción de una apuesta ganadora a la banca es de { $most } por mil, no { $value }.

# -- bets and spots
game-punto-banca = Punto y banca

# -- calls
call-comienza-la-jugada = Comienza la jugada
call-cartas = Cartas

# -- at the console
console-act-TakeShoe = Tomar el sabot
console-act-PassShoe = Dejar pasar el sabot
console-act-ShowHand = Descubrir las cartas
console-act-VoidCoup = Anular la jugada
console-does-VoidCoup = La jugada no vale; se devuelven las apuestas y las cartas quedan fuera de juego.
console-outcome-VoidCoup = jugada nula

# -- what happened
event-ShoeTaken = { $who } toma el sabot, en el departamento { $place }.
event-ShoeTaken-entry = Sabot tomado
event-ShoeDeclined = { $who } deja pasar el sabot.
event-ShoeDeclined-entry = Sabot rehusado
event-ShoeLost = La banca ha perdido: { $who } deja el sabot.
event-ShoeLost-entry = Sabot perdido
event-HandsGiven = Las manos tienen quien las lleve.
event-HandsGiven-entry = Manos
event-HandTurned = { $hand ->
    [player] Se descubre la mano del punto.
   *[bank] Se descubre la mano de la banca.
}
event-HandTurned-entry = Mano
event-HandShown = { $hand ->
    [player] El punto muestra { $cards }: { $points }.
   *[bank] La banca muestra { $cards }: { $points }.
}
event-HandShown-entry = Mano descubierta
event-HandStands = { $hand ->
    [player] El punto se planta con { $points }.
   *[bank] La banca se planta con { $points }.
}
event-HandStands-entry = Se planta
event-CardCalled = { $hand ->
    [player] Tercera carta para el punto.
   *[bank] Tercera carta para la banca.
}
event-CardCalled-entry = Tercera carta
event-CoupDecided = { $result ->
    [player] Gana el punto, { $player } a { $bank }.
    [bank] Gana la banca, { $bank } a { $player }.
   *[tie] Empate a { $player }.
}
event-CoupDecided-entry = Resultado
event-Deducted = La casa retiene su parte de { $bets ->
    [one] una apuesta ganadora
   *[other] { $bets } apuestas ganadoras
} a la banca.
event-Deducted-entry = Deducción

# -- in the office
office-option-skip = Plazas que se saltan
office-option-dealer = Quién reparte

# -- in the terminal
play-temper-tie-lover = espera un empate

# -- refusals
refused-shoe-not-offered = Ahora no se le ofrece el sabot.
refused-no-hand-to-show = Ahora no tiene ninguna mano que descubrir.

# Lo que ha salido, en palabras
punto-came-player = gana el punto
punto-came-bank = gana la banca
punto-came-tie = empate
