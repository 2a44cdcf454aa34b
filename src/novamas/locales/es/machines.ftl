# Máquinas: todas sus palabras.

# Why a machine cannot be opened like this
bad-machine-unknown = No hay ninguna máquina { $value }; las hay: { $known }.
bad-machine-auxiliary = Una máquina auxiliar no tiene un programa de juego propio: sirve de soporte a otro juego ({ $value }) y solo se instala con él, en las condiciones de sus normas.
bad-machine-type = No hay máquinas de tipo { $value }; los tipos son: { $known }.
bad-machine-no-games = Una máquina de tipo { $value } no puede dar otras partidas.
bad-machine-no-prolongation = Una máquina de tipo { $value } no puede prolongar la partida.
bad-machine-only-chance = En una máquina de tipo { $value } el premio depende siempre del azar: retener rodillos lo hace depender también de lo que elige el jugador.
bad-machine-pays-in = Una máquina de tipo { $value } no puede dar el premio en { $what }; puede darlo en: { $known }.
bad-machine-no-prize = Una máquina de tipo { $value } no puede dar premios.
bad-machine-only-price = Una máquina de tipo { $value } no puede dar premios en metálico: como mucho devuelve el importe de la partida ({ $price }), no { $prize }.
bad-machine-more-than-price = Una máquina de tipo { $value } no puede dar más que el importe de la partida ({ $price }), y en una sola partida esta puede dar { $prize }.
bad-machine-most = El mayor premio declarado es { $most }, pero una partida puede dar { $prize }.
bad-machine-place = Una máquina de tipo { $type } no puede estar ahí ({ $value }); solo en: { $known }.
bad-machine-unauthorised = Un casino necesita autorización previa para instalar máquinas.
bad-machine-notice = En las entradas de una sala de máquinas aparte debe constar en { $known } que los menores no pueden entrar; falta: { $value }.
bad-machine-control = Una sala de máquinas aparte necesita un servicio de control de quién entra.
bad-machine-capacity = Una sala de máquinas aparte tiene un aforo autorizado, entre 1 y { $most } personas, no { $value }.
bad-machine-number = { $key } debe ser un número entero entre { $least } y { $most }.
bad-machine-table = { $key } debe ser una tabla.
bad-machine-key = Hay una clave desconocida, { $value }; las claves son: { $known }.
bad-machine-name = Un nombre es un texto, o un texto por idioma.
bad-machine-choice = { $key } no puede ser { $value }; puede ser: { $known }.
bad-machine-missing = Falta { $key }.
bad-machine-stakes = Las apuestas son números de veces el precio, de menor a mayor y sin repetir, como [1, 2, 5].
bad-machine-mark = La marca de un símbolo tiene de 1 a { $most } letras.
bad-machine-truth = { $key } debe ser true o false.
bad-machine-wild-scatter = El símbolo { $name } no puede ser a la vez comodín y disperso.
bad-machine-reels = Una máquina tiene de 1 a { $most } rodillos.
bad-machine-strip = El rodillo { $reel } debe tener de { $least } a { $most } símbolos.
bad-machine-symbol = En el rodillo { $reel } hay un símbolo que no está descrito, { $value }; los hay: { $known }.
bad-machine-idle-symbol = El símbolo { $name } no está en ningún rodillo.
bad-machine-lines = Una máquina tiene de 1 a { $most } líneas.
bad-machine-line = La línea { $line } debe nombrar una fila por rodillo ({ $reels }), cada una entre 1 y { $rows }.
bad-machine-same-line = La línea { $line } es la misma que la { $other }.
bad-machine-count = { $value } no es un número de símbolos entre 1 y { $most }.
bad-machine-no-counts = { $name } no dice cuántos símbolos dan qué.
bad-machine-scatter-pays = { $value } no es un símbolo disperso: paga en las líneas o no paga.
bad-machine-line-pays = { $value } no es un símbolo de línea: o no existe o es disperso.
bad-machine-boxes = Las cajas son de 2 a { $most } premios en créditos.
bad-machine-trigger = Lo que inicia esto debe ser un símbolo disperso, no { $value }; los hay: { $known }.
bad-machine-hold-big = Solo puede retener rodillos una máquina con dos rodillos o más, que puedan pararse como mucho de { $most } maneras.
bad-machine-nothing-to-win = La máquina no da nada: ni premios ni partidas.
bad-law-machine-types = Los tipos que la norma nombra y los que describe no son los mismos: { $value }.
bad-law-machine-gives = Una máquina no da { $value }; puede dar: { $known }.

# -- bets
bet-play = Partida
spot-play = Partida
choice-faro = Faro, tipo A
choice-bahia-hold = Bahía, tipo B, reteniendo lo mejor
choice-bahia-never = Bahía, tipo B, sin retener
choice-galerna = Galerna, tipo C
choice-machine = la máquina de la casa
choice-machine-hold = la máquina de la casa, reteniendo lo mejor
choice-machine-never = la máquina de la casa, sin retener
rules-case-machine-prizes = según la tabla de premios de la máquina; aquí hasta { $most } créditos en una partida
rules-case-machine-free = otras partidas sin precio, hasta { $most }; sus premios valen { $times } veces
rules-case-machine-bonus = se abre una de { $boxes } cajas cerradas
rules-case-machine-hold = una de cada { $lots } partidas sin premio deja retener rodillos y girar los demás otra vez
rules-maximum-machine-stakes = el precio son { $price } créditos; se puede jugar hasta { $most } veces

# -- calls
call-machine-won = Premio de { $amount }
call-machine-nothing = Sin premio

# -- what happened
event-why-price = precio
event-cause-minor = es menor de edad
event-cause-excluded = tiene prohibida la entrada
event-cause-disorder = perturba el orden
event-cause-unidentified = no se identifica
event-PlayStarted = { $who } paga la partida y giran los rodillos.
event-PlayStarted-entry = Partida
event-ReelStopped = El rodillo { $reel } se para.
event-ReelStopped-entry = Rodillo
event-PriceKept = La máquina se queda el precio.
event-PriceKept-entry = Partida
event-LinePaid = La línea { $line } da premio.
event-LinePaid-entry = Premio
event-ScattersPaid = Los símbolos dispersos dan premio.
event-ScattersPaid-entry = Premio
event-FreeGamesWon = { $games ->
    [one] Se gana una partida más por el mismo precio.
   *[other] Se ganan { $games } partidas más por el mismo precio.
}
event-FreeGamesWon-entry = Más partidas
event-FreeGameAwaited = { $rest ->
    [one] Queda una partida sin precio.
   *[other] Quedan { $rest } partidas sin precio.
}
event-FreeGameAwaited-entry = Más partidas
event-FreeGameStarted = Giran los rodillos sin pagar otra vez.
event-FreeGameStarted-entry = Partida sin precio
event-BoxesShown = Se abre una de las cajas cerradas.
event-BoxesShown-entry = Cajas
event-BoxPicked = { $who } elige la caja { $box }.
event-BoxPicked-entry = Cajas
event-BoxesOpened = Se abren las cajas.
event-BoxesOpened-entry = Cajas
event-HoldDrawn = Sin premio: el azar dice si se pueden retener rodillos.
event-HoldDrawn-entry = Retención
event-HoldOffered = Se pueden retener rodillos.
event-HoldOffered-entry = Retención
event-HoldDenied = Esta vez no se retiene ningún rodillo.
event-HoldDenied-entry = Retención
event-ReelsHeld = Los rodillos que no se retienen giran otra vez.
event-ReelsHeld-entry = Retención
event-PlayEnded = Termina la partida.
event-PlayEnded-entry = Partida
event-IdentityAsked = Se pide a { $who } que se identifique.
event-IdentityAsked-entry = Entrada
event-IdentityConfirmed = { $who } se ha identificado.
event-IdentityConfirmed-entry = Entrada
event-PlayerBarred = No se admite a { $who }: { $cause }.
event-PlayerBarred-entry = Entrada

# -- refusals
refused-play-running = La partida no ha terminado.
refused-no-such-stake = El precio de esta máquina no se puede jugar tantas veces.
refused-machine-taken = La máquina está ocupada: es para una sola persona.
refused-no-free-game = No espera ninguna partida sin precio.
refused-no-hold = Ahora no se puede retener ningún rodillo.
refused-no-such-reels = Se retienen rodillos de la máquina, y al menos uno tiene que girar.
refused-no-box = No hay ninguna caja que abrir.
refused-no-such-box = No hay tal caja.
refused-not-admitted = La casa no le admite en la sala de máquinas.
refused-identity-asked = Antes de jugar tiene que identificarse.
refused-no-door = Esta máquina no está en una sala de máquinas aparte: la entrada se controla a la puerta del casino.

# -- at the console
console-act-StartPlay = Jugar una partida
console-act-PlayFree = Jugar la partida sin precio
console-act-HoldReels = Retener rodillos
console-act-PickBox = Abrir una caja
console-act-AskIdentity = Pedir que se identifique
console-act-ConfirmIdentity = Se ha identificado
console-act-BarPlayer = No admitir
console-act-BarPlayer-minor = Es menor de edad: no se le admite
console-act-BarPlayer-excluded = Tiene prohibida la entrada: no se le admite
console-act-BarPlayer-disorder = Perturba el orden: no se le admite
console-act-BarPlayer-unidentified = No se identifica: no se le admite
console-does-AskIdentity = No juega hasta que diga quién es.
console-does-ConfirmIdentity = Vuelve a poder jugar.
console-does-BarPlayer = No juega más, y el jefe de sala puede hacerle salir.
console-phase-spinning = Giran los rodillos
console-phase-luck = ¿Se retienen rodillos?
console-phase-keeping = Se retienen rodillos
console-phase-free = Espera una partida sin precio
console-phase-picking = Se elige una caja
console-phase-opening = Se abren las cajas
console-field-times = Veces el precio
console-field-reels = Rodillos
console-pad-reel = Parada del rodillo
console-pad-hold = Suerte
console-pad-boxes = Cajas
value-minor = menor de edad
value-excluded = prohibida la entrada
value-disorder = perturba el orden
value-unidentified = no se identifica

# -- in the office
office-option-machine = Máquina
office-option-machine-faro = Faro (tipo A)
office-option-machine-bahia = Bahía (tipo B)
office-option-machine-galerna = Galerna (tipo C)
office-option-place = Dónde está
office-option-place-casino = casino
office-option-place-ship = buque autorizado
office-option-place-hall = sala de bingo
office-option-place-arcade = salón de juego
office-option-place-bar = bar
office-option-apart = En una sala de máquinas aparte
office-option-capacity = Aforo de la sala

# -- company
play-temper-machine-regular = juega una partida tras otra

# -- in the terminal
play-do-StartPlay = jugar una partida
play-do-PlayFree = jugar una partida sin precio
play-do-HoldReels = retener rodillos
play-do-PickBox = abrir una caja
play-machine-begin = Pulse Intro para jugar una partida, o diga cuántas veces el precio. Si puede retener rodillos, diga cuáles («1 3») o Intro para ninguno; si hay cajas, diga una.
play-machine-title = { $name }, máquina de tipo { $type }
play-machine-credits = Una partida cuesta { $price }; se puede jugar: { $stakes }
play-machine-line = Línea { $line }: { $count } × { $symbol }, { $prize }
play-machine-scatter = { $count } × { $symbol }, { $prize }
play-machine-given = Además: { $what ->
    [tokens] fichas
   *[goods] un objeto
}
play-machine-games = { $games ->
    [one] ¡Una partida más por el mismo precio!
   *[other] ¡{ $games } partidas más por el mismo precio!
}
play-machine-left = { $rest ->
    [one] Queda una partida sin precio: Intro.
   *[other] Quedan { $rest } partidas sin precio: Intro.
}
play-machine-hold = ¿Qué rodillos retiene? Lo mejor: { $best ->
    [none] ninguno
   *[other] { $best }
}.
play-machine-boxes = Elija una caja, de 1 a { $boxes }.
play-machine-opened = En su caja: { $prize }. En todas: { $inside }.
play-machine-hear = No he entendido «{ $said }». Pulse Intro, o diga un número.

machine-how-goal = Es una máquina de tipo { $type } con { $reels } rodillos{ $pays ->
    [yes] {" "}y { $lines ->
        [one] una línea que paga
       *[other] { $lines } líneas que pagan
    }
   *[no] , para pasar el rato: no da premios
}.
machine-how-price = Una partida cuesta { $price ->
    [one] un crédito
   *[other] { $price } créditos
}{ $stakes ->
    [one] .
   *[other] , o varias veces eso: lo que gana se multiplica igual.
}
machine-how-chance = Cada rodillo se para al azar, y cada parada es igual de probable siempre: nada de lo que salió antes ni de lo que usted haga la cambia.
machine-how-feature = { $feature ->
    [free] Algunos símbolos dan más partidas por el mismo precio, hasta { $most } en una partida.
    [hold] A veces, tras una partida sin premio, puede retener rodillos y girar los demás otra vez sin pagar.
    [bonus] Algunos símbolos dejan abrir una caja: todas son iguales hasta que elige.
   *[none] La partida termina cuando se para el último rodillo.
}
machine-how-hits = { $any ->
    [yes] Sale algún premio en el { $hits } de las partidas; muchos son menores que el precio.
   *[no] Cuando salen las luces, el premio es seguir jugando.
}
machine-how-edge = { $any ->
    [yes] De lo jugado, la máquina se queda de media el { $edge }, jugando lo mejor posible.
   *[no] Lo que se paga es el rato: no vuelve dinero.
}
machine-means = cuesta { $price ->
    [one] un crédito
   *[other] { $price } créditos
} y mira { $lines ->
    [one] una línea
   *[other] { $lines } líneas
}, de izquierda a derecha

# -- in the browser
floor-group-machines = Máquinas
machine-type = Tipo { $type }
machine-credit = Un crédito: { $amount }
machine-reel = Rodillo { $reel }: { $shows }
machine-turning = Rodillo { $reel }: gira
machine-play = Jugar ({ $amount })
machine-stake = Veces el precio
machine-free-next = Jugar la partida sin precio ({ $rest })
machine-turn = Girar los demás
machine-hold = Retener
machine-held = Retenido
machine-best = Lo mejor: retener { $reels ->
    [none] ninguno
   *[other] { $reels }
}
machine-pick = Elija una caja
machine-box = Caja { $box }
machine-inside = { $credits } créditos
machine-prizes = Premios
machine-prizes-note = En créditos, por línea, de izquierda a derecha; se paga el mayor de cada línea.
machine-wild = comodín
machine-scatter = en cualquier sitio
machine-lines = Líneas
machine-line = Línea { $line }
machine-free = Más partidas por el mismo precio
machine-free-row = { $count } × { $symbol }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}
machine-free-note = { $times ->
    [1] Como mucho { $most } en una partida.
   *[other] Sus premios valen { $times } veces; como mucho { $most } en una partida.
}
machine-boxes-note = { $count } × { $symbol }: abre una de { $boxes } cajas.
machine-hold-note = Tras una partida sin premio, una de cada { $lots } veces puede retener rodillos.
machine-figures = Lo que vuelve
machine-returned = De cada 100 jugados vuelven de media { $percent }.
machine-hits = Da algún premio en { $percent } de cada 100 partidas.
machine-no-prizes = No devuelve dinero: lo que da es más juego.
machine-now-idle = Lista para jugar
machine-now-spinning = Giran los rodillos
machine-now-luck = ¿Podrá retener?
machine-now-keeping = Puede retener rodillos
machine-now-free = Una partida sin precio
machine-now-picking = Elija una caja
machine-now-opening = Se abre la caja
machine-won = Gana { $amount }
machine-nothing = Sin premio
machine-line-won = Línea { $line }: { $count } × { $symbol }
machine-taken-by = Juega { $who }: la máquina es para una sola persona.
machine-come = Traiga fichas para jugar.
machine-sheet = Hoja de la máquina

# -- the sheet of a machine (novamas machine)
par-title = { $name }: hoja de la máquina
par-type = Máquina de tipo { $type }
par-place = Precio: { $price ->
    [one] un crédito
   *[other] { $price } créditos
}; se puede jugar { $stakes } veces
par-figures = Cifras
par-figure = Cifra
par-value = Valor
par-exact = Exacto
par-returned = Devuelve de lo jugado
par-edge = Se queda de lo jugado
par-hits = Tiradas con premio
par-above = Partidas que dan más que el precio
par-equal = Partidas que dan justo el precio
par-sd = Desviación típica de una partida, en precios
par-volatility = Índice de volatilidad (90 %)
par-greatest = Mayor premio de una partida, en créditos
par-declared = Mayor premio declarado
par-cycle = Maneras de pararse los rodillos
par-games = Tiradas por un precio, de media
par-free-often = Una tirada da más partidas una vez de cada
par-bonus-often = Una tirada abre las cajas una vez de cada
par-held-often = Se pueden retener rodillos una vez de cada
par-never = Devuelve de lo jugado sin retener nunca
par-prizes = Premios
par-prize = Premio
par-credits = Créditos
par-one-in = Una vez de cada
par-adds = Aporta de lo jugado
par-free = Más partidas
par-free-adds = Lo que traen las partidas sin precio
par-bonus-adds = Lo que traen las cajas
par-hold-adds = Lo que trae retener
par-spread = La tirada pagada por sí sola
par-at-least = Da al menos
par-times = { $times ->
    [one] el precio
   *[other] { $times } veces el precio
}
par-anything = algo
par-reels = Rodillos
par-stop = Parada
par-reel = Rodillo { $reel }
par-counts = Símbolos por rodillo
par-symbol = Símbolo
par-lines = Líneas
par-law = Norma: { $law }
par-how = Todas las cifras son exactas: se cuentan todas las maneras en que pueden pararse los rodillos y todo lo que sigue por el mismo precio.
par-print = Imprimir
machine-fine = { $name }: nada que corregir; tipo { $type } según { $law }.
machine-problems = { $problems ->
    [one] Un problema.
   *[other] { $problems } problemas.
}
machine-what = ¿Qué se hace con la máquina? { $known }.
machine-no-file = No se puede leer { $path }: { $why }.
machine-no-toml = { $path } no es TOML: { $why }.
machine-no-law = La norma { $law } no regula máquinas.
machine-written = Escrito: { $path }
machine-bad-format = La hoja se escribe en: { $known }, no en { $value }.
help-machine = Comprobar la máquina de un archivo, o escribir su hoja
examples-machine = novamas machine check bahia
    novamas machine check mi-maquina.toml --law euskadi-1996
    novamas machine sheet mi-maquina.toml --out hoja.html
option-machine-act = check (comprobar) o sheet (la hoja)
option-machine-file = el archivo de la máquina, o el nombre de una de las que vienen
option-machine-out = dónde se escribe la hoja; sin ello, en la salida
option-machine-json = la hoja, o los problemas, para programas

# -- the sample of chance
rng-sample-reel = rodillo de { $size } paradas
rng-sample-boxes = { $size } cajas
rng-sample-lot = suerte de uno entre { $size }

# Las reglas, al comparar normas
section-machines-classes = Tipos
field-classes-letters = tipos de máquina
section-machines-types = Lo que da cada tipo
section-machines-casino = Casino
field-casino-authorised = necesita autorización
section-machines-room = Sala de máquinas aparte
section-machines-auxiliary = Máquinas auxiliares
field-auxiliary-autonomous = tienen juego propio
field-types-gives = da
field-types-pays-in = da el premio en
field-types-only-chance = solo por azar
field-types-places = está en
field-room-types = tipos
field-room-languages = idiomas del aviso
field-room-control = se controla la entrada
field-room-capacity = aforo autorizado
field-room-identification = se puede pedir identificación
field-room-admission = derecho de admisión
value-gives-refund = el importe
value-gives-prolongation = una partida más larga
value-gives-games = más partidas
value-gives-cash = metálico
value-pays-in-cash = metálico
value-pays-in-tokens = fichas
value-pays-in-goods = especie
value-places-casino = casino
value-places-ship = buque
value-languages-es = castellano
value-languages-eu = euskera
section-B = tipo B
value-letters-B = B
value-types-B = B
section-C = tipo C
value-letters-C = C
value-types-C = C
section-A = tipo A
