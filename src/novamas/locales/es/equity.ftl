# Probabilidades del póker de círculo: rangos, cartas que no encajan, lo que cuesta sentarse.
bad-range-empty = Un rango nombra al menos una mano: «QQ+, AKs, 30%».
bad-range-percent = Un tanto por ciento de las manos es más de 0 y no más de 100.
bad-range-unread = Eso no es un rango de manos: se escribe «QQ+», «AKs», «A5s-A2s», «AhKh» o «30%».
bad-equity-way = Así no se pueden combinar aquí las cartas propias con las comunes.
bad-equity-pairs = Los rangos son para juegos con dos cartas propias y una sola fila de cartas comunes.
bad-equity-nobody-meets = Ninguna mano de un rango puede encontrarse con una del otro: comparten cartas.
bad-equity-empty-range = Con las cartas que ya se ven no queda ninguna mano de ese rango.
bad-equity-pot = Un bote y lo que cuesta cubrir no son menos que nada, y alguno es más.
bad-equity-boards = Aquí hay { $count } filas de cartas comunes como máximo.
bad-equity-not-in-pack = { $name } no está en la baraja con la que se juega.
bad-equity-twice = { $name } aparece dos veces.
bad-equity-too-many = Ahí caben { $count } cartas como máximo.
bad-equity-pack-too-small = No hay cartas para tantos jugadores.
bad-pace-minutes = Quien se sienta se queda al menos un minuto.
bad-pace-empty = Para saber lo que cuesta sentarse hacen falta jugadores, manos y algo en el bote.
bad-pace-no-rate = Sin una parte del bote no hay nada que comparar.

# Historiales de manos (PHH)
bad-phh-one-hand = Aquí se espera una mano, y hay { $count }.
bad-phh-no-toml = El historial no es TOML legible.
bad-phh-missing = Al historial le falta el campo { $name }, o no es lo que debe ser.
bad-phh-lengths = El campo { $name } debe tener { $count } valores, uno por jugador.
bad-phh-variant = La casa no tiene la variedad { $name }.
bad-phh-action = «{ $name }» no es una acción que se entienda.
bad-phh-amount = { $name } no es un importe en céntimos enteros.
bad-phh-players = Con { $name } jugadores no se juega aquí esta mano.
bad-phh-card-twice = La misma carta sale dos veces en el historial.
bad-phh-house-part = Lo que la casa retiró de los botes ({ $name }) no sigue de ningún porcentaje de estas reglas.
bad-phh-other-end = Según las reglas { $name } acaba con otras fichas que las del historial.
bad-phh-refused = Las reglas no permiten lo que hace { $who }: { $because }
bad-phh-nobody-asked = La mano se detiene: nadie tiene que hablar.
bad-phh-too-short = El historial acaba y { $who } tiene que hablar.
bad-phh-too-long = La mano ha acabado y el historial sigue con «{ $name }».
bad-phh-turn = «{ $name }» está fuera de turno: habla { $who }.
bad-phh-card = La carta { $name } no puede salir ahora.
bad-phh-forced = { $name } no pone antes de las cartas lo que piden las reglas.
bad-phh-no-hand = El archivo tiene { $count } manos, y ninguna es la { $name }.
bad-phh-option = La mesa de esta mano no se puede abrir aquí: { $because }

# Lo que cuesta sentarse, como el precio de una apuesta
bet-benefit = Lo que cobra la casa
choice-benefit-pot-here = del bote, como lo cobra esta casa
choice-benefit-pot-least = del bote, lo menos que permite la ley
choice-benefit-pot-most = del bote, lo más que permite la ley
choice-benefit-session-here = por sesión, como lo cobra esta casa
choice-benefit-session-least = por sesión, lo menos que permite la ley
choice-benefit-session-most = por sesión, lo más que permite la ley
choice-benefit-hand-here = por mano, como lo cobra esta casa
choice-benefit-hand-least = por mano, lo menos que permite la ley
choice-benefit-hand-most = por mano, lo más que permite la ley

# novamas hands
help-hands =
    Escribe las manos de una mesa como PHH, un texto que leen otros programas; o muestra las de un archivo así.

    SOURCE es un almacén (un archivo o una dirección postgresql://), en el que no se cambia nada, o un archivo .phh o .phhs. Lo que el lector no pudo ver queda oculto.
examples-hands =
    Ejemplos:
      novamas hands casino.db --table P1 --reader ana --out manos.phhs
      novamas hands manos.phhs
      novamas hands manos.phhs --hand 3
option-hands-source = El almacén, o un archivo de manos (.phh, .phhs).
option-hands-table = La mesa cuyas manos se escriben.
option-hands-reader = Para quién se escriben: ve sus cartas y las descubiertas; por defecto, solo las descubiertas.
option-hands-hand = Juega otra vez esta mano del archivo, acto por acto y con las reglas.
option-hands-out = Las escribe en este archivo en lugar de mostrarlas.
hands-needs-table = Diga con --table de qué mesa son las manos.
hands-none-here = Las manos de { $game } no tienen una forma que lean otros programas.
hands-no-text = { $path } no es texto.
hands-cannot-read = { $path } no se puede leer: { $why }
hands-number = Mano
hands-game = Juego
hands-players = Jugadores
hands-acts = Actos
hands-interval = Intervalo
hands-act = Acto
hands-pot = Bote
hands-did-ante = { $who }: ante { $amount }
hands-did-blind = { $who }: ciega { $amount }
hands-did-street = cartas del intervalo { $street }
hands-did-board = mesa { $cards }
hands-did-check = { $who }: pasa
hands-did-cover = { $who }: cubre { $amount }
hands-did-raise = { $who }: sube a { $amount }
hands-did-leave = { $who }: se retira
hands-did-throw = { $who }: cambia { $amount }
hands-did-show = { $who }: enseña { $cards }
hands-did-win = { $who }: gana { $amount }
