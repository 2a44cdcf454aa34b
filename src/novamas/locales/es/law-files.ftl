# Qué está mal en los ficheros de una norma.
bad-law-bank-kinds = Una banca es limitada o libre.
bad-law-mode-decks = Las barajas del mazo son las de una modalidad.
bad-law-cloth-places = Un paño necesita a alguien que juegue.
bad-law-banco-again = Un banco se repite cero veces o más.
bad-law-before-stop = El sabot no tiene naipes antes de la carta de parada.
bad-law-part-of-win = La deducción es una parte de la ganancia.
bad-law-sessions-shoes = Las sesiones se cuentan con los sabots de cada una.
bad-law-blackjack-target = La aritmética del blackjack es la de 21, con ases de uno u once.
bad-law-blackjack-one-card = La aritmética del blackjack da un naipe a las manos dobladas y a los ases separados; un blackjack gana a 21.
bad-law-ace-values = Un as vale dos valores, el mayor menor que la meta.
bad-law-bank-stands-at = La banca se planta con { $target } como máximo.
bad-law-round-boxes = Una partida necesita una casilla, y no más casillas de las que hay.
bad-law-bank-plays = La banca juega al menos una vez.
bad-law-split-card = Un as separado y una mano doblada reciben un naipe.
bad-law-pair-kinds = Una pareja es completa, de color o incompleta.
bad-law-sevens = Los sietes ganan como uno, dos, dos del mismo palo, tres; tres del mismo palo ganan el bote.
bad-law-win-pays = A una mano ganadora se le paga algo.
bad-law-bet-maximum = La apuesta { $value } no tiene máximo.
bad-law-no-holes = El plato no tiene hoyos.
bad-law-boule-bet = La boule no tiene ninguna apuesta { $value }; las hay: number, { $known }.
bad-law-two-colours = { $name } no puede ser rojo y negro a la vez.
bad-law-neutral-colour = { $neutral } no pertenece a ninguna suerte sencilla, así que no tiene color.
bad-law-no-hole = El plato no tiene ningún hoyo { $name }.
bad-law-cloth-raised = Ningún paño abre a { $raised } veces el mínimo.
bad-law-boxes = Una mesa tiene al menos una casilla, y ninguna casilla admite menos de cero apuestas.
bad-law-seat-lost = Un asiento se pierde con una negativa como mínimo.
bad-law-banker-against = Un banquero necesita a alguien contra quien jugar.
bad-law-bank-holds = Una banca tiene al menos el mínimo, y su máximo no es menor que eso.
bad-law-first-cards = Cada mano recibe al principio { $cards } naipes.
bad-law-near-score = El tanteo al que acercarse debe ser uno que una mano pueda tener.
bad-law-draw-and-stand = Con { $name } el punto no puede a la vez pedir y plantarse.
bad-law-chart-score = El cuadro de la banca no dice qué hacer con { $score }.
bad-law-chart-row = La fila de { $score_text } en el cuadro de la banca necesita { $cells } letras T, P u O.
bad-law-no-bets = el juego no tiene ninguna apuesta.
bad-law-off-the-cloth = { $key } pone fichas en { $name }, que no está en el paño.
bad-law-bet-pays = La apuesta { $value } no dice cuánto paga.
bad-law-never-comes = { $key } espera lo que nunca puede salir.
bad-law-seven-point = { $seven } no puede ser un punto y perderlo a la vez.
bad-law-craps-bet = Los dados no tienen ninguna apuesta { $value }; las hay: { $known }.
bad-law-shooter-bet = El tirador debe apostar en { $value }, que no es ninguna apuesta.
bad-law-simple-maximum = No hay máximo para las apuestas simples.
bad-law-multiple-maximum = No hay máximo para las apuestas múltiples.
bad-law-dice-at-table = { $at_table } dados en la mesa son demasiado pocos para lanzar { $thrown }.
bad-law-dice-touch = De { $thrown } dados, no pueden tocar el borde { $touch }.
bad-law-first-breach = Nadie pierde los dados antes de una primera infracción.
bad-law-bet-totals = La apuesta { $value } nombra un total dos veces, o uno que dos dados no pueden dar.
bad-law-bet-and-points = La apuesta { $value } y los puntos dejan fuera un total, o lo tienen dos veces.
bad-law-bet-number = La apuesta { $value } no puede ser al { $number }.
bad-law-bet-side = La apuesta { $value } debe ponerse de un lado en uno de { $known }.
bad-law-bet-with = La apuesta { $value } no dice con qué apuesta simple va.
bad-law-group-maximum = No hay máximo para las apuestas del grupo { $value }.
bad-law-maxima-leave-out = Los máximos de { $name } dejan fuera { $name2 }.
bad-law-no-family = el juego nombra la familia { $value }; las hay: { $known }.
bad-law-draw-odds = Las cuentas se hacen para una banca y unos jugadores que cambian hasta dos naipes según las reglas habituales.
bad-law-ante = El ante dice cuánto paga y tiene un máximo.
bad-law-second-and-discards = La segunda apuesta es al menos como la primera, y se pueden cambiar algunos naipes, como máximo toda la mano.
bad-law-who-sees = Nada dice quién ve los naipes de { $value }.
bad-law-jackpot-part = Una parte del premio acumulado es para { $value }, que aquí no es ninguna combinación.
bad-law-bank-stands-on = La banca se planta con { $value }, que aquí no es ninguna combinación.
bad-law-deck-discards = La baraja tiene demasiado pocos naipes para el reparto y los descartes.
bad-law-second-pays = Nada dice qué se paga por la segunda apuesta con { $value }.
bad-law-bank-discards = La banca no puede descartar lo que se le manda con { $value }.
bad-law-part-of-pot = Un premio es una parte del bote.
bad-law-bet-combination = Una apuesta se paga por la combinación, sean cuales sean sus valores.
bad-law-pot-part = Una parte del bote es para { $value }, que aquí no es ninguna combinación.
bad-law-bank-plays-from = La banca jugaría desde { $value }, que aquí no es ninguna combinación.
bad-law-second-at-least = La segunda apuesta es al menos como la primera.
bad-law-all-get = Cada mano y la banca reciben { $size } naipes.
bad-law-deck-bought = La baraja tiene demasiado pocos naipes para todos los que se pueden comprar.
bad-law-pai-gow-cards = Cada uno recibe { $hold } naipes, de los que { $low } forman la mano baja.
bad-law-pai-gow-cases = Hay un caso para cada manera en que se comparan dos manos.
bad-law-one-die = Se lanza al menos un dado.
bad-law-part-of-winning-bet = La comisión es una parte de la apuesta ganadora.
bad-law-not-a-rank = { $value } no es un valor de naipe.
bad-law-deck-deal = La baraja tiene demasiado pocos naipes para el reparto.
bad-law-not-a-combination = { $value } no es una combinación; las hay: { $known }.
bad-law-ranking = Una mano tiene de dos a cinco naipes, y cada combinación tiene un lugar.
bad-law-tie-break = Algo debe decidir entre dos manos de la misma clase.
bad-law-prize-for = Un premio es para { $value }, que aquí no es ninguna combinación.
bad-law-texas-maximum = El ante y el Texas Bonus tienen un máximo, y el mismo.
bad-law-ante-with = Nada dice qué se paga por el ante con { $value }.
bad-law-ante-combination = El ante se paga por la combinación, sean cuales sean sus valores.
bad-law-second-and-ante = La segunda apuesta es al menos como el ante, y dice cuánto paga.
bad-law-texas-deal = Las manos y la banca reciben dos naipes; después vienen un flop de tres, turn y river.
bad-law-common-open = Los naipes comunes están descubiertos.
bad-law-ante-and-second = El ante y la segunda apuesta dicen cuánto pagan.
bad-law-pair-plus-maximum = El ante y el Par Plus tienen un máximo.
bad-law-bets-maximum = Las apuestas no tienen máximo.
bad-law-laid-together = Se hacen a la vez entre dos y { $name } apuestas, no { $bets }.
bad-law-taken-back = Las apuestas que se pueden retirar son { $known }, cada una antes de un naipe común.
bad-law-punto-banca-bet = El punto y banca no tiene ninguna apuesta { $value }; las hay: { $known }.
bad-law-table-score = La tabla de la banca no dice qué hacer con { $name }.
bad-law-part-of-bet = La deducción es una parte de la apuesta.
bad-law-six-part = La deducción con un seis es una parte de la apuesta.
bad-law-who-deals = Una mesa necesita a alguien que reparta.
bad-law-columns-or-dozens = Una apuesta a doce o veinticuatro números debe decir si son columnas o docenas.
bad-law-chips-and-spot = { $value } no es un número de fichas y un lugar, como '2 street:0-2-3'.
bad-law-place-on-cloth = { $value } no es un lugar del paño: números con guiones entre ellos, como 0-2-3.
bad-law-never-paid = El orden de pago deja fuera { $known }: sus ganadores no cobrarían nunca.
bad-law-roulette-bet = La ruleta no tiene ninguna apuesta { $value }; las hay: { $known }.
bad-law-no-maximum = No hay ninguna apuesta con máximo.
bad-law-fewer-tiers = La apuesta { $value } tiene menos escalones de máximos que las demás.
bad-law-colour-values = Las fichas de color toman su valor de la apuesta a un número, y no la hay.
bad-law-wheel-number = { $value } no es un número de la rueda.
bad-law-shoe-empty = El sabot no tiene naipes.
bad-law-behind-stop = { $behind } naipes detrás de la carta de parada no bastan para acabar una partida.
bad-law-burnt = No se pueden quemar menos de cero naipes.
bad-law-most-staff = Donde puede haber más personal del que pide la norma, no dice cuánto como máximo.
bad-law-trente-bets = El treinta y cuarenta tiene las apuestas { $known }, y ninguna más.
bad-law-rows = Hay una fila negra y una roja, cada una una vez.
bad-law-row-ends = Una fila acaba en el total al que intenta acercarse.
bad-law-row-endless = Una fila de naipes que no valen nada no acabaría nunca.
bad-law-zero-choice = El cero debe dejar algo que hacer: la mitad o prisión.
bad-law-order-leaves-out = El orden de pago deja fuera { $known }.
bad-law-insurance-part = Lo que se deposita por el seguro es una parte de la apuesta.
bad-law-symbol-cells = El símbolo { $value } está en { $name } casillas de la rueda.
bad-law-articles = articles es una tabla de nombres y listas de cláusulas.
bad-law-article = escriba esto como { $value } en los articles de la sección.
bad-law-without-family = no dice de qué familia es el juego.
bad-law-no-currency = no hay ninguna moneda { $value }; las hay: { $known }.
bad-law-unplayable-default = lo que no se puede jugar no puede ser lo habitual.
bad-law-no-wheel = no hay ninguna rueda { $value } en equipment.toml.
bad-law-no-folder = No hay ninguna carpeta de normas en { $root }.
bad-law-like = { $value } se parece a algo que no es una tabla junto a él.
bad-law-two-folders = La norma { $name } está en dos carpetas.
bad-law-not-toml = el fichero no es TOML.
bad-law-not-text = no se puede leer como texto.
bad-law-removes-nothing = la lectura quita { $value }, que no está.
bad-law-path-through = el camino { $value } de la lectura pasa por un valor.
bad-law-amends-nothing = la enmienda suprime { $value }, que no está.
bad-law-amends-through = la ruta { $value } de la enmienda pasa por un valor.
bad-law-no-clauses = La norma de { $name } no tiene clauses.tsv.
bad-law-clauses-column = { $name }/clauses.tsv no tiene la columna { $value }.
bad-law-clauses-row = Una fila de { $name }/clauses.tsv no tiene { $name2 } columnas: { $name3 }.
bad-law-clause-twice = La cláusula { $id } está dos veces en { $name }/clauses.tsv.
bad-law-clause-layer = La cláusula { $id } no es de ninguna capa: { $known }, no { $value }.
bad-law-not-in-catalogue = no hay ningún juego { $value } en el catálogo de esta norma.
bad-law-no-reading = no hay ninguna lectura { $value } en { $law }/readings.toml.
bad-law-other-currency = { $law } se jugó aquí en { $before }; las mismas reglas no pueden ser en { $now }.
bad-law-kept-others = Las reglas guardadas como { $name }… son otras.
bad-law-kept-currency = Las reglas guardadas como { $name }… no son en ninguna moneda.
bad-law-kept-other-game = Estas son las reglas de { $game } en { $law }, no de { $game2 } en { $law2 }.
bad-place-reading = lectura { $value }
bad-place-game = juego { $value }
bad-law-extends = el juego extiende { $why ->
    [itself] a sí mismo
    [its-heir] a { $value }, que lo extiende a él
   *[unknown] a { $value }, que no está en esta norma
}.
bad-law-no-key = aquí no hay ninguna clave { $value }.
bad-law-key-missing = falta la clave { $value }.
bad-law-value = { $value } no puede estar aquí.
bad-law-value-type = esto debe ser { $wanted ->
    [int] un número entero
    [float] un número
    [str] un texto
    [bool] true (sí) o false (no)
    [array] una lista
    [object] una tabla
   *[other] otra cosa
}.
bad-law-no-article = articles nombra { $value }, que no es un valor ni una regla de esta sección; { $many ->
    [0] esta sección solo tiene cláusulas
   *[other] puede nombrar: { $known }
}.
bad-law-no-clause = no hay ninguna cláusula { $value } en { $law }/clauses.tsv.
