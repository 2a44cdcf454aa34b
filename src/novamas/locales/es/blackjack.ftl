# Blackjack y triple blackjack en el navegador: la mesa, las manos, lo que se decide.
bj-natural = Blackjack
bj-natural-short = BJ
bet-BJ = blackjack de la banca
bj-doubled = doblada
bj-your-turn = su turno
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
bj-bank-name = Banca
bj-bank = Banca: { $points }
bj-bank-over = Banca: { $points }, se pasa
bj-stage = juega por la casilla { $stage } de { $stages }
bj-box = Casilla { $box }
bj-box-stage = Casilla { $box }, apuesta { $stage }
bj-box-of = Casilla { $box }, { $name }
bj-hands = Manos en la mesa
bj-seat-of = Se sienta { $name }.
bj-seat-free = Nadie sentado.
bj-held-by = manda { $name }
bj-free = libre
bj-vacant = vacante
bj-waits = espera permiso
bj-pot = Bote
bj-nobody = Nadie ha apostado aquí.
bj-box-most = Máximo de la casilla
bj-role-front = se sienta aquí y decide
bj-role-leads = decide
bj-role-stands = de pie
bj-role-asks = espera permiso
bj-insured-by = Seguro de { $name }
bj-figures = Calcular la ventaja de la casa
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
bj-sit-at = Siéntese en una casilla:
bj-sit-box = Sentarse en la casilla { $box }
bj-asked = Le toca, casilla { $box }: { $hand }.
bj-do-Draw = Carta
bj-do-Stay = Plantarse
bj-do-DoubleDown = Doblar a { $amount }
bj-do-SplitPair = Separar, otros { $amount }
bj-do-Surrender = Retirarse
bj-do-TakeEvenMoney = Cobrar a la par
bj-do-PlayOn = No, seguir
bj-do-Follow-yes = Seguir con { $amount }
bj-do-Follow-no = No seguir
bj-do-Consent-yes = Dejar apostar a { $name }
bj-do-Consent-no = No dejar a { $name }
bj-do-CutPack = Cortar
bj-do-DeclineCut = Que corte otro
bj-do-Insure = Asegurar por { $amount }
bj-do-at = { $words } (casilla { $box })
bj-short-Draw = Carta:
bj-short-Stay = Plantarse:
bj-short-DoubleDown = Doblar:
bj-short-SplitPair = Separar:
bj-short-Surrender = Retirarse:
bj-short-TakeEvenMoney = A la par:
bj-short-PlayOn = Seguir:
bj-short-Follow = Seguir:
bj-short-Consent = Permiso:
bj-short-CutPack = Corte:
bj-short-DeclineCut = Que corte otro:
bj-insure = ¿Seguro? Paga { $pays }.
bj-insure-amount = Importe del seguro

# La tabla
bj-hint = ¿Qué dice la tabla?
bj-counting = Calculando…
bj-advised = dice la tabla
bj-chart = La tabla de esta mesa
strategy-hard = Puntuaciones sin as de once
strategy-soft = Puntuaciones con un as que vale once
strategy-pairs = Pares
strategy-exceptions = Dos cartas que conviene jugar de otro modo que su puntuación
strategy-against = contra
strategy-stand = P
strategy-draw = C
strategy-double = D
strategy-double-stand = Dp
strategy-split = S
strategy-surrender = R
strategy-surrender-stand = Rp
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
