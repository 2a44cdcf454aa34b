# Blackjack y triple blackjack en el navegador: la mesa, las manos, lo que se decide.

# Por qué una mesa no puede abrirse así
bad-vacant-for-players = Los jugadores pueden apostar en casillas vacantes, diga lo que diga la casa.
bad-surrender-for-players = Los jugadores pueden retirarse de una mano, diga lo que diga la casa.
bad-stop-card = Tras la carta de parada quedan al menos { $least } cartas, y delante alguna; no { $value }.
bad-shuffler-stop-card = Una máquina que baraja sin cesar no tiene carta de parada.
bad-no-pairs = Esta norma no conoce la apuesta a parejas.
bad-pairs-minimum = El mínimo a parejas es al menos el { $least } por ciento del de la mesa, no { $value }.
bad-no-accumulated = Esta norma no conoce la apuesta de los premios acumulados.
bad-accumulated-share = La apuesta de los premios acumulados es como máximo el { $most } por ciento del mínimo, no { $value }.
bad-prize-below = El premio de { $prize ->
    [one] un siete
    [two] dos sietes
    [two-suited] dos sietes del mismo palo
    [three] tres sietes
   *[other] tres sietes del mismo palo
} es al menos { $due }, no { $given }.
bad-no-growing-pot = Esta norma no conoce un bote que crezca.

bj-natural = Blackjack
bj-natural-short = BJ
bet-BJ = blackjack de la banca
bj-doubled = doblada
bj-even-money = a la par
bj-result-won = gana
bj-result-natural = blackjack
bj-result-lost = pierde
bj-result-tied = empata
bj-result-over = se pasa
bj-result-surrendered = se retira
bj-pairs-complete = pareja completa
bj-pairs-colour = pareja color
bj-pairs-incomplete = pareja incompleta
bj-accumulated-pot = tres sietes del mismo palo
bj-accumulated-three = tres sietes
bj-accumulated-two-suited = dos sietes del mismo palo
bj-accumulated-two = dos sietes
bj-accumulated-one = un siete
bj-bank = Banca: { $points }
bj-bank-over = Banca: { $points }, se pasa
bj-stage = juega por la casilla { $stage } de { $stages }
bj-stage-short = casilla { $stage } de { $stages }
bj-box-stage = Casilla { $box }, apuesta { $stage }
bj-insured-by = Seguro de { $name }
bj-line = { $points ->
    [none] { $spot }: { $result }
   *[other] { $spot }: { $points }, { $result }
}
bj-line-insurance = { $result ->
    [won] Seguros: se pagan
   *[lost] Seguros: se pierden
}

# Impreso en el paño
bj-print-natural = El blackjack se paga { $pays }
bj-print-insurance = El seguro paga { $pays }
bj-print-pairs = P
bj-print-accumulated = 777

# Lo que se decide
box-do-Draw = Carta
box-do-Stay = Plantarse
box-do-DoubleDown = Doblar a { $amount }
box-do-SplitPair = Separar, otros { $amount }
box-do-Surrender = Retirarse
box-do-TakeEvenMoney = Cobrar a la par
box-do-PlayOn = No, seguir
box-do-Insure = Asegurar por { $amount }
box-short-Draw = Carta:
box-short-Stay = Plantarse:
box-short-DoubleDown = Doblar:
box-short-SplitPair = Separar:
box-short-Surrender = Retirarse:
box-short-TakeEvenMoney = A la par:
box-short-PlayOn = Seguir:
bj-insure = ¿Seguro? Paga { $pays }.
bj-insure-amount = Importe del seguro

# La tabla
strategy-long-stand = plantarse
strategy-long-draw = carta
strategy-long-double = doblar, o carta
strategy-long-double-stand = doblar, o plantarse
strategy-long-split = separar
strategy-long-surrender = retirarse, o carta
strategy-long-surrender-stand = retirarse, o plantarse
library-charts = Cómo se juega mejor
library-charts-note = Con un sabot completo y sin más cartas a la vista que las propias y la de la banca.
library-charts-show = Ver las tablas: { $law }

# En la consola
console-act-Draw = Carta
console-act-Stay = Plantarse
console-act-DoubleDown = Doblar
console-act-SplitPair = Separar
console-act-Surrender = Retirarse
console-act-Insure = Asegurar
console-act-TakeEvenMoney = Cobrar a la par
console-act-PlayOn = Seguir sin seguro
console-act-Follow = Seguir el aumento
console-act-Consent = Dejar apostar en una casilla
console-does-Consent = Quien no es de la casilla puede apostar en ella, o lo suyo vuelve a su mano.
console-act-CloseVacantBoxes = Cerrar las casillas vacantes
console-does-CloseVacantBoxes = Nadie más puede apostar en una casilla sin jugador; lo que ya está en ella juega.
console-act-OpenVacantBoxes = Abrir las casillas vacantes
console-does-OpenVacantBoxes = Los jugadores pueden apostar otra vez en las casillas sin jugador.
console-act-DeclineCut = No cortar
console-act-SeedPot = Dotar el bote
console-does-SeedPot = La caja trae dinero para el bote de la apuesta acumulada.
console-act-CarryPot = Llevarse el bote
console-does-CarryPot = El bote va a la caja, para otra mesa.
console-field-guest = Quién
console-field-box = Casilla
console-field-yes = ¿Puede apostar?
console-phase-asking = Seguro, retiro
console-phase-playing = Manos
console-phase-bank = Banca
console-now-asking = ¿Seguro? ¿Alguien se retira?
console-now-playing = Las manos piden carta.
console-now-following = ¿Siguen los demás?
console-now-bank = Juega la banca.
value-true = sí
value-false = no

# -- bets and spots
game-blackjack = Veintiuno o blackjack
game-triple-blackjack = Triple blackjack
bet-accumulated = Apuesta acumulada
spot-accumulated = Apuesta acumulada en la casilla { $where }
choice-by-cards = jugada del mejor modo según sus naipes
choice-by-totals = jugada del mejor modo según su puntuación
choice-no-surrender = sin retirarse nunca
choice-no-doubling = sin doblar nunca
choice-no-doubling-aces = sin doblar nunca con un as
choice-no-splitting = sin separar nunca
choice-insuring = siempre asegurada contra un as
choice-never-withdraw = sin retirar nunca una apuesta

# -- calls
call-hand-points = Casilla { $box }: { $points }
call-bank-points = La banca tiene { $points }
call-bank-over = La banca se pasa, con { $points }
call-bank-blackjack = Veintiuno de la banca: { $points }
call-last-of-the-shoe = Última jugada de la talla

# -- charts
chart-soft = Puntuaciones con un as que vale once
chart-exceptions = Dos cartas que conviene jugar de otro modo que su puntuación

# -- what happened
event-StopCardShown = Sale la carta de bloqueo: esta es la última jugada de la talla.
event-StopCardShown-entry = Carta de bloqueo
event-CardsReturned = Las cartas vuelven a mezclarse para repartirse otra vez.
event-CardsReturned-entry = Mezcla
event-InsuranceOffered = La banca muestra un as: se propone el seguro.
event-InsuranceOffered-entry = Seguro
event-SurrenderOffered = Las manos pueden retirarse.
event-SurrenderOffered-entry = Retiro
event-StakeInsured = { $who } se asegura por { $amount }.
event-StakeInsured-entry = Seguro
event-EvenMoneyPaid = { $who } cobra { $won } a la par por su veintiuno.
event-EvenMoneyPaid-entry = A la par
event-HandSurrendered = La mano { $hand } se retira: { $house } para la casa.
event-HandSurrendered-entry = Retiro
event-Answered = { $who } sigue jugando.
event-Answered-entry = Respuesta
event-TurnBegun = La mano { $hand } tiene { $points }: ¿carta?
event-TurnBegun-entry = Turno
event-CardDue = { $hand ->
    [bank] Una carta para la banca.
   *[other] Una carta para la mano { $hand }.
}
event-CardDue-entry = Carta
event-StakeRaised = { $who } pone { $amount } más en la mano { $hand }.
event-StakeRaised-entry = Aumento
event-HandDoubled = La mano { $hand } se dobla.
event-HandDoubled-entry = Apuesta doble
event-HandSplit = La mano { $hand } se hace dos.
event-HandSplit-entry = Pares
event-HandStood = La mano { $hand } se planta con { $points }.
event-HandStood-entry = Se planta
event-HandLost = La mano { $hand } se pasa con { $points }: se recogen { $amount }.
event-HandLost-entry = Se pasa
event-StageBegun = La banca juega por la casilla { $stage }.
event-StageBegun-entry = Banca
event-BankStood = La banca termina con { $points }.
event-BankStood-entry = Banca
event-VacantBoxesChanged = { $closed ->
    [yes] El crupier cierra las casillas vacantes: no se puede apostar en ellas.
   *[no] El crupier abre las casillas vacantes.
}
event-VacantBoxesChanged-entry = Casillas vacantes
event-InsuranceSettled = Se liquidan los seguros: { $people } para los jugadores, { $house } para la casa.
event-InsuranceSettled-entry = Seguro
event-PairsSettled = { $result ->
    [complete] Pareja completa en la casilla { $box }: { $won }.
    [colour] Pareja color en la casilla { $box }: { $won }.
    [incomplete] Pareja incompleta en la casilla { $box }: { $won }.
   *[other] Sin pareja en la casilla { $box }: se recogen { $amount }.
}
event-PairsSettled-entry = Parejas
event-SevensSettled = { $result ->
    [pot] Tres sietes del mismo palo: { $who } gana el bote.
    [three] Tres sietes: { $who } gana { $won }.
    [two-suited] Dos sietes del mismo palo: { $who } gana { $won }.
    [two] Dos sietes: { $who } gana { $won }.
    [one] Un siete: { $who } gana { $won }.
   *[other] Ningún siete: se recoge la apuesta acumulada de { $amount }.
}
event-SevensSettled-entry = Apuesta acumulada

# -- on the floor
floor-group-blackjack = Black jack

# -- in the office
office-option-reserve = Cartas tras la carta de parada
office-option-pairs-minimum = Mínimo a parejas, %
office-option-pairs-minimum-then = Del mínimo de la mesa.
office-option-pairs-maximum = Máximo a parejas
office-option-pairs-maximum-then = Tantas veces el mínimo.
office-option-accumulated = Apuesta de los premios acumulados, %
office-option-accumulated-then = Del mínimo de la mesa; 0: no se juega.

# -- in the terminal
play-temper-scholar = juega de manual, en dos casillas

# -- refusals
refused-first-box-needed = Antes que en { $value } hay que apostar en la primera de las tres casillas.
refused-above-half = El seguro es como mucho la mitad de la primera apuesta, { $limit }, no { $value }.
refused-below-half = El seguro es justo la mitad de la primera apuesta, { $limit }, no { $value }.
refused-no-even-money = El pago a la par, donde la norma lo conoce, es para un veintiuno contra un as, antes de que nadie reciba la tercera carta.
refused-not-your-turn = Todavía no le toca: antes se pregunta a otros.
refused-no-surrender = La mano no puede retirarse ahora.
refused-no-more-cards = Esta mano no admite más cartas.
refused-no-ace = No hay contra qué asegurarse: la banca no muestra un as.
refused-too-late-to-insure = Ya no hay seguro: se ha dado una tercera carta.
refused-no-pair = Solo se separan dos cartas del mismo valor.
refused-no-more-splits = Este par no puede volver a separarse.
refused-no-doubling = Esta mano no puede doblarse.

# -- cómo se juega
bj-how-goal = Sume más que la banca sin pasar de { $target }. Juega usted solo contra ella, no contra los demás de la mesa.
bj-how-points = Figuras y dieces valen { $tens }; el as, { $low } u { $high }, lo que le convenga; las demás, lo que marcan.
bj-how-turn = Recibe dos cartas y ve una de la banca. En su turno pide carta las veces que quiera, o se planta. Si pasa de { $target } pierde en el acto.
bj-how-more = { $any ->
    [yes] Doblar: el doble de apuesta por una sola carta más.
   *[no] Doblar, con { $on }: el doble de apuesta por una sola carta más.
} Separar: de dos cartas iguales, dos manos, cada una con su apuesta.
bj-how-bank = { $stages ->
    [one] La banca juega la última y no elige: pide hasta llegar a { $stands } y ahí se planta.
   *[other] La banca juega la última y no elige: pide hasta llegar a { $stands } y ahí se planta. Lo hace { $stages } veces contra la misma mano de usted, una por cada apuesta.
}
bj-how-pays = Ganar paga { $box }. El blackjack, as y carta de diez de entrada, paga { $natural }. Si empatan, lo apostado vuelve.
bj-means-box = Gana si su mano suma más que la banca sin pasar de { $target }, o si la banca se pasa. Con blackjack paga { $natural }.
bj-means-pairs = Gana si sus dos primeras cartas son pareja, gane o no la mano.
bj-means-accumulated = Gana si sus primeras cartas son sietes: cuantos más, más paga.

bj-came = { $points ->
    [BJ] La banca tiene blackjack
    [over] La banca se pasa con { $total }
   *[none] La banca suma { $total }
}
bj-own = Usted: { $hands }
bj-own-natural = blackjack
bj-own-over = se pasa con { $total }
