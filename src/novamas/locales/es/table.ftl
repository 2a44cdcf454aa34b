# La mesa en el navegador.

table-title = Mesa { $table }
table-limits = { $min }–{ $max } en { $bet }
table-loading = Se prepara la mesa.
table-you = usted
table-somebody = alguien
table-bot = compañía
table-here = En la mesa
table-empty = Nadie todavía: abre con usted.
table-in-play = { $amount } en juego
table-and-more = y { $count } más
table-only-looking = Está mirando. Siéntese para jugar.
table-side = Qué se paga, y por qué
table-tabs = Partes de la mesa
table-tab-cloth = Paño
table-leaf-lies = con fichas suyas
table-tab-track = Pista
table-tab-pay = Pago

# La voz y el reloj
table-voice = Voz del crupier
table-voices = Últimas voces
table-rest = La mesa abre en cuanto alguien juegue.
table-rest-croupier = El crupier tiene la palabra.
table-clock-open = Hagan juego
table-clock-rolling = La bola rueda
table-clock-closed = No va más
table-clock-paused = Pausa
table-clock-asked = Su decisión
table-clock-others = Deciden otros
table-clock-left = para el «no va más»
table-seconds = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
}

# Lo que uno hace
table-sit = Sentarse
table-stand = Jugar de pie
table-leave = Dejar la mesa
table-leaving = Dejará la mesa en cuanto termine lo que tiene en juego.
table-no-seat = Ahora no hay sitio libre: está de pie y se sentará en cuanto haya uno. La compañía cede el suyo entre dos jugadas.
table-stay = Me quedo
table-bring = Traer fichas
table-invite = Pedir compañía
table-play-as-guest = Jugar como invitado
table-chosen-chip = Ficha elegida
table-chips-here = fichas en esta mesa
table-repeat = Repetir
table-double = Doblar
table-undo = Deshacer
table-clear = Retirar todo
table-clear-sure = ¿Retirar todo?
table-ready = Listo
table-ready-of = { $ready }/{ $people }
table-broke = Se ha quedado sin fichas. Eran de juego: la casa le da otras.
table-broke-cash = Se ha quedado sin fichas. En esta mesa se juega con dinero: puede pagarlo en la caja.
table-no-cash = En esta mesa se juega con dinero y en su bolsa no hay bastante: pase antes por la caja.
table-no-cash-guest = En esta mesa se juega con dinero, y un invitado solo tiene fichas de juego. Elija otra mesa, o pida una cuenta a la dirección.
table-refill = Otras fichas de juego
table-colour = Color { $colour }, cada ficha vale { $value }
table-colour-take = Tome un color. Cada ficha vale:
table-colour-return = Devolver el color
table-your-turn = Le toca elegir
table-choice = { $choice }: { $spot }, { $amount }
table-asks = Pedir al personal
table-tip = Dar { $amount } de propina
table-tip-thanks = Gracias por la propina de { $amount }.
table-waiting = Espera plaza: es el { $place }.º de la lista.
table-seat-take = Sentarse en el sitio { $seat }
table-laying = Coloca mis posturas
table-laying-self = yo
table-laying-croupier = el crupier
table-laying-end = el extremo de mesa

# Una casilla
table-spot = { $name }, paga { $pays }.
table-spot-chips = { $count } fichas.
table-spot-mine = Su apuesta: { $amount }.
table-spot-others = Otras: { $amount }.
table-spot-max = Máximo { $amount }.
table-no-spot = Ninguna casilla elegida
table-fact-own = Su apuesta
table-fact-others = Otras
table-fact-stake = apuesta
table-fact-pays = Paga
table-fact-wins = Gana, { $pays }
table-fact-would-win = Si gana
table-fact-limits = De–a
table-fact-spread = Sus fichas van a
table-fact-probability = Probabilidad
table-fact-exact = exacta
table-fact-edge = Ventaja de la casa
table-fact-elsewhere = En otras leyes
table-fact-same = igual
table-why-pays = ¿Por qué { $pays }?
table-why-amount = ¿Por qué { $amount }?
table-all-odds = Todas las probabilidades

# El pago
table-payment = Pago, en el orden de la ley
table-collected = Primero se han retirado las apuestas perdedoras: { $amount } a la casa.
table-collected-none = No se ha perdido ninguna apuesta.
table-even-chances = Suertes sencillas
table-nothing-paid = Ahora no se paga nada.
table-you-win = Usted cobra { $amount }.

# Lo que ha salido
table-last-results = Últimos resultados
table-frequencies = Lo que ha salido
table-frequencies-of = en { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
table-frequencies-note = Cada jugada es independiente de las anteriores.
table-outcome = Resultado
table-times = Veces
table-share = Parte
table-expected = Esperada

# Cuando algo no va bien
table-lost = Sin conexión. La mesa sigue; sus apuestas aceptadas valen. Reintentando…
table-closed = La mesa se ha cerrado. Sus fichas están de nuevo en su bolsa.
table-refused = Esta mesa no se le puede mostrar.
table-suspended = La mesa está suspendida un momento. Las apuestas del paño siguen en pie.
table-last-shooter = Último tirador: cuando pierda los dados termina la sesión.
table-last-shoe = Último sabot: cuando se acabe termina la sesión.
table-last-rounds = { $rounds ->
    [0] Es la última jugada de la sesión.
    [one] Una jugada más y termina la sesión.
   *[other] { $rounds } jugadas más y termina la sesión.
}
table-notice = El mínimo pasa a { $minimum }, como se anunció.
table-unconfirmed = Sin confirmar todavía. Solo cuenta cuando la casa lo diga.
table-missed = Ha vuelto. Entretanto: { $acts ->
    [one] un acto en la mesa.
   *[other] { $acts } actos en la mesa.
}

# -- what the last result meant
table-tally-staked = Apostó { $amount }
table-tally-won = Ganó { $amount }
table-tally-lost = Perdió { $amount }
table-tally-even = Ni ganó ni perdió
table-tally-nothing = No apostó
table-tally-undecided = Aún no se ha decidido nada
table-tally-lying = Siguen en juego { $amount }
table-tally-chips = Fichas: { $amount }

# -- cómo se juega
how-title = Cómo se juega
how-more = El reglamento entero
how-or = { $last ->
    [8] u
    [11] u
   *[other] o
}

table-hint-first = Elija una ficha y toque el paño donde quiera apostar.
table-tally-bets = Por apuestas
table-tally-bet-won = ganó { $amount }
table-tally-bet-lost = perdió { $amount }
table-tally-bet-back = vuelve
table-tally-bet-lies = sigue en juego
table-what-happened = Qué ha pasado

table-tally-other = Lo demás
table-tally-whole = En total

table-why-paid = Ha ganado: por { $stake } a { $pays } cobra { $won }.
table-fact-readings = Cifras con las lecturas de esta mesa; en «{ $page }», con las que se elijan.
