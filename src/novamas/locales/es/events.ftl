# Lo que ha ocurrido en una mesa: una frase por suceso (event-Tipo) y, para el libro, qué clase de apunte es (-entry).
# Las variables las da web/src/lib/events.ts. Un texto que no hay es «none»; los importes llegan ya escritos.

# Quién, y dónde están las fichas
event-unnamed = alguien ({ $mark })
event-actor-chance = azar
event-actor-croupier = crupier
event-actor-inspector = jefe de mesa
event-actor-director = dirección
event-account-cloth = paño
event-account-float = anticipo
event-account-box = caja de la mesa
event-account-cage = caja
event-account-purse = bolsa de { $who }

# Por qué cambian de sitio
event-why-bet = apuesta
event-why-back = devolución
event-why-lost = pérdida
event-why-win = ganancia
event-why-stake = lo apostado
event-why-freed = liberada
event-why-worn = merma
event-why-half = mitad
event-why-chips = fichas
event-why-cash = efectivo
event-why-float = anticipo
event-why-closing = cierre

# Por qué una tirada no vale
event-cause-object-in-wheel = cae una ficha u otro objeto
event-cause-ball-out = la bola salta fuera
event-cause-bad-launch = lanzamiento defectuoso
event-cause-pointer-on-division = el puntero queda en una división

# La mesa
event-TableOpened = Se abre la mesa: { $game }, { $law }. Mínimo { $minimum }; anticipo { $amount }.
event-TableOpened-entry = Apertura
event-Joined = { $who } llega a la mesa.
event-Joined-entry = Llegada
event-Brought = { $means ->
    [cash] { $who } cambia { $amount } en efectivo por fichas.
   *[chips] { $who } trae { $amount } en fichas.
}
event-Brought-entry = Fichas
event-Took = { $who } se lleva { $amount }.
event-Took-entry = Fichas
event-Seated = { $who } se sienta en el sitio { $seat }.
event-Seated-entry = Asiento
event-Stood = { $who } se levanta y juega de pie.
event-Stood-entry = Asiento
event-Left = { $moved ->
    [none] { $who } deja la mesa.
   *[some] { $who } deja la mesa con { $amount }.
}
event-Left-entry = Salida
event-LastAnnounced = La jugada { $last } será la última de la sesión.
event-LastAnnounced-entry = Aviso
event-MinimumAnnounced = Se anuncia el mínimo de { $minimum }; vale después de la jugada { $after }.
event-MinimumAnnounced-entry = Aviso
event-MinimumChanged = { $moved ->
    [none] El mínimo pasa a { $minimum }.
   *[some] El mínimo pasa a { $minimum } y el anticipo crece en { $amount }.
}
event-MinimumChanged-entry = Mínimo
event-ToppedUp = La caja completa el anticipo con { $amount }.
event-ToppedUp-entry = Anticipo
event-StaffChanged = { $roles ->
    [none] En la mesa no queda personal.
   *[other] Personal en la mesa: { $roles }.
}
event-StaffChanged-entry = Personal
event-TableSuspended = La mesa se cierra por el momento; el anticipo queda en ella.
event-TableSuspended-entry = Cierre temporal
event-TableResumed = La mesa vuelve a abrir.
event-TableResumed-entry = Reapertura
event-TableClosed = { $moved ->
    [none] La mesa se cierra.
   *[some] La mesa se cierra; lo que hay en ella, { $amount }, vuelve a la caja.
}
event-TableClosed-entry = Cierre

# La jugada
event-BettingOpened = Jugada { $round }: se abren las apuestas.
event-BettingOpened-entry = Jugada
event-BetPlaced = { $via ->
    [none] { $who } apuesta { $amount }: { $on }.
   *[other] { $who } apuesta { $amount }: { $on }, parte de { $via }.
}
event-BetPlaced-entry = Apuesta
event-BetTakenBack = { $spots ->
    [none] { $who } retira { $amount } del paño.
   *[other] { $who } retira { $amount } del paño: { $spots }.
}
event-BetTakenBack-entry = Retirada
event-Launched = { $wheel ->
    [left] Se lanza, con giro a la izquierda.
   *[right] Se lanza, con giro a la derecha.
}
event-Launched-entry = Lanzamiento
event-BettingClosed = No va más: se cierra el paño.
event-BettingClosed-entry = No va más
event-Landed = Sale: { $value }.
event-Landed-entry = Resultado
event-Collected = { $bets ->
    [one] Se retira una apuesta perdedora: { $amount }.
   *[other] Se retiran { $bets } apuestas perdedoras: { $amount }.
}
event-Collected-entry = Retirada
event-Paid = { $stays ->
    [yes] { $who } cobra { $won }; lo apostado sigue en el paño.
   *[no] { $who } cobra { $won } y recupera lo apostado.
}
event-Paid-entry = Pago
event-StakesReturned = { $bets ->
    [one] Una apuesta que el nuevo mínimo no admite vuelve a su dueño: { $amount }.
   *[other] { $bets } apuestas que el nuevo mínimo no admite vuelven a sus dueños: { $amount }.
}
event-StakesReturned-entry = Devolución
event-SpinVoided = { $restart ->
    [none] Tirada nula: { $cause }. Las apuestas siguen en pie y el paño se abre otra vez.
   *[other] Tirada nula: { $cause }. Las apuestas siguen en pie, el paño se abre otra vez y la bola vuelve a salir del { $restart }.
}
event-SpinVoided-entry = Tirada nula
event-RoundEnded = Termina la jugada { $round }.
event-RoundEnded-entry = Fin de la jugada

# El cero
event-HalfReturned = El cero parte las apuestas: { $people } a los jugadores, { $house } a la casa.
event-HalfReturned-entry = Cero
event-PrisonOffered = { $bets ->
    [one] Sale el cero: el dueño de una apuesta elige entre mitad y prisión.
   *[other] Sale el cero: los dueños de { $bets } apuestas eligen entre mitad y prisión.
}
event-PrisonOffered-entry = Cero
event-Imprisoned = { $spots ->
    [none] Una apuesta queda en prisión.
   *[other] Queda en prisión: { $spots }.
}
event-Imprisoned-entry = Prisión
event-Reduced = Otra vez el cero: lo que está en prisión pierde { $amount }.
event-Reduced-entry = Prisión
event-Freed = { $bets ->
    [one] Sale de prisión una apuesta: { $amount } para su dueño.
   *[other] Salen de prisión { $bets } apuestas: { $amount } para sus dueños.
}
event-Freed-entry = Prisión
event-Refunded = Cero en la última jugada: { $people } a los jugadores, { $house } a la casa.
event-Refunded-entry = Cero

# Fichas de color y de valor
event-ColourGiven = { $who } recibe el color { $colour }; cada ficha vale { $chip }.
event-ColourGiven-entry = Color
event-ColourReturned = { $who } devuelve su color.
event-ColourReturned-entry = Color
event-ValueChipsAllowed = { $who } puede apostar con fichas de valor.
event-ValueChipsAllowed-entry = Permiso
event-ValueChipsStopped = { $who } ya no puede apostar con fichas de valor.
event-ValueChipsStopped-entry = Permiso
