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

# -- cómo se juega
punto-how-goal = Se reparten dos manos, punto y banca, y gana la que más se acerca a { $target }. Usted no lleva ninguna: apuesta a cuál ganará, o a que empaten.
punto-how-points = El as vale { $ace }; las figuras y el diez, { $tens }; las demás, lo que marcan. De la suma cuenta solo la última cifra: 15 son 5.
punto-how-third = Dos cartas a cada mano. Con { $naturals } ya está decidido. Si no, el punto pide otra con { $draws }, y la banca según el cuadro: nadie elige.
punto-how-pays = El punto paga { $player }; el empate, { $tie }. Si empatan, lo apostado a punto y a banca no se pierde.
punto-how-pays-no-tie = El punto paga { $player }. Si empatan, lo apostado no se pierde.
punto-how-commission = La banca gana algo más a menudo; por eso, de lo que gane apostando a ella, la casa retiene el { $part }.
punto-how-six = La banca gana algo más a menudo; por eso, cuando gana con { $score }, paga solo el { $part }.
punto-how-edge = De lo apostado la casa se queda a la larga con el { $bank } en la banca y el { $player } en el punto.
punto-means-player = Gana si la mano del punto queda más cerca de { $target } que la de la banca. Si empatan, vuelve.
punto-means-bank = Gana si la mano de la banca queda más cerca de { $target } que la del punto. Si empatan, vuelve.
punto-means-tie = Gana solo si las dos manos quedan iguales.

punto-came = Punto { $player }, banca { $bank }: { $result ->
    [player] gana punto
    [bank] gana banca
   *[tie] empate
}
# Lo que ha salido, en palabras
punto-came-player = gana el punto
punto-came-bank = gana la banca
punto-came-tie = empate

# Where a card goes, for whoever deals
place-player = Punto
