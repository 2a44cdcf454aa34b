# Una frase para cada negativa. $value es lo pedido, $limit el límite que rebasa, $field dónde estaba.

# Importes y casillas
refused-above-maximum = { $value } supera el máximo admitido aquí, { $limit }.
refused-below-minimum = { $value } no llega al mínimo admitido aquí, { $limit }.
refused-off-step = { $value } no puede apostarse aquí: las fichas van de { $limit } en { $limit }.
refused-not-an-amount = { $value } no es un importe.
refused-not-enough-chips = No hay fichas bastantes para { $value }.
refused-too-many-chips = { $value } es más de lo que nadie trae a una mesa de una vez.
refused-no-such-bet = No existe la apuesta «{ $value }» en este juego, y solo se admiten las que enumera la norma.
refused-not-offered = «{ $value }» no se ofrece en este momento.

# La jugada
refused-betting-not-open = Las apuestas no están abiertas.
refused-late-bet = No se admiten más apuestas: ya se ha cantado «no va más».
refused-late-withdrawal = Las fichas se quedan donde están: ya se ha cantado «no va más».
refused-bets-on-the-cloth = Nadie se marcha con apuestas en el paño.
refused-not-your-bet = La apuesta { $value } no es suya.
refused-not-now = Eso no puede hacerse ahora.
refused-not-your-role = Eso no le corresponde a { $value }.
refused-chance-not-awaited = No hay nada en movimiento: ahora no puede salir { $value }.
refused-impossible-outcome = En este juego no puede salir { $value }.
refused-no-ball-in-motion = No hay nada en movimiento: no cabe declarar nula una tirada.
refused-no-void-spin = Esta norma, leída a la letra, no conoce aquí la tirada nula.
refused-not-a-cause = «{ $value }» no anula una tirada.
refused-wrong-turns = Tras una tirada nula, el cilindro no da { $value } vueltas antes de lanzar de nuevo la bola.

# El cero
refused-must-stay-in-prison = Esta apuesta vale demasiado poco para partirse: sigue en prisión.
refused-no-choice-open = No ha salido el cero: no hay nada que elegir.

# Fichas de color
refused-no-colour = Pida antes un color: en esta mesa se juega con fichas de color.
refused-no-colour-left = Todos los colores de esta mesa están ocupados.
refused-no-colour-chips-here = En esta mesa no hay fichas de color.
refused-no-value-chips-here = En esta mesa no se juega con fichas de valor.
refused-colour-not-now = El color no puede pedirse ni devolverse ahora.
refused-colour-not-returned = Devuelva antes el color: sus fichas no valen nada fuera de esta mesa.
refused-not-a-colour-value = Una ficha de color no puede valer aquí { $value }.

# La mesa
refused-not-at-the-table = { $field ->
    [table] Eso lo pide quien está en la mesa: siéntese o traiga fichas antes.
   *[other] { $value } no está en esta mesa.
}
refused-seat-taken = El asiento { $value } no está libre.
refused-float-too-small = La mesa no puede cambiar { $value }: su anticipo no alcanza.
refused-table-closed = La mesa está cerrada.
refused-table-suspended = La mesa está cerrada por el momento.
refused-other-side-open = Antes de dar la vuelta a este paño hay que cerrar el juego de la mesa { $table }.
refused-other-side-unlike = La norma no deja que este juego comparta paño con el de la mesa { $table }.
refused-shoe-in-use = El sabot { $value } está en la mesa { $table }.
refused-same-shoe-again = El sabot { $value } ya estuvo en esa mesa en la sesión anterior: destine otro.
refused-no-shoe-free = No queda ningún sabot libre para esta mesa.
refused-cloth-turned = { $limit ->
    [one] Hoy ya se ha cambiado una vez el juego de este paño; no puede cambiarse más.
   *[other] Hoy ya se ha cambiado { $limit } veces el juego de este paño; no puede cambiarse más.
}
refused-expelled = Esta persona ha sido expulsada de la mesa.
refused-people-at-the-table = Todavía hay gente en la mesa.
refused-round-running = La jugada no ha terminado.
refused-staff-missing = La mesa no puede seguir sin un crupier y un inspector.
refused-minimum-fixed = Con esta norma, el mínimo de una mesa abierta no puede cambiarse.
refused-minimum-not-authorised = Un mínimo de { $value } no está autorizado para este juego.
refused-notice-running = Ya se ha anunciado un cambio del mínimo.
refused-no-temporary-closing = Esta norma no conoce el cierre temporal: la mesa sigue abierta o se cierra del todo.
refused-float-spent = El anticipo está agotado: la dirección debe completarlo antes de la jugada siguiente.
refused-heads-handle-no-chips = Quien dirige la mesa no toca ni dinero ni fichas.
refused-no-head = Ninguna jugada empieza mientras nadie dirija la mesa.
refused-exchange-unwatched = Solo se cambia dinero bajo el control de quien dirige la mesa.
refused-no-marker = Los marcadores los guarda quien dirige la mesa, y no está.
refused-nobody-takes-tips = Ahora nadie recibe propinas en esta mesa.
refused-nobody-lays = Aquí no hay nadie que coloque así sus posturas.
refused-wheel-left-open = Al final de la sesión el cilindro debe quedar cerrado de modo que nadie pueda manipularlo.
refused-no-change-foreseen = Esta norma no dice nada de cambiar el mínimo de una mesa abierta.
refused-purse-too-small = En la bolsa hay { $limit }, menos que { $value }.
refused-colour-out-of-range = El mínimo ha cambiado: cambie antes sus fichas de color.
refused-rest-below-minimum = Al retirar { $value } quedaría menos del mínimo, que aquí es { $limit }.
refused-no-such-command = En este juego no hay «{ $value }».
refused-session-ends-first = La sesión termina antes de que pueda jugarse a otro mínimo.
refused-not-a-name = Nadie puede llamarse «{ $value }» en una mesa.

# Dados o craps
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

# Cards from a shoe
refused-shoe-not-spent = El sabot aún no se ha acabado.
refused-not-yours-to-cut = Ahora no le corresponde cortar.
refused-seated-only = Aquí solo apuesta quien está sentado en un departamento.
refused-shoe-not-offered = Ahora no se le ofrece el sabot.
refused-no-hand-to-show = Ahora no tiene ninguna mano que descubrir.
refused-no-rule-for-errors = Con esta lectura la norma no tiene reglas para los errores del reparto.
refused-no-deal-running = Ahora no se están repartiendo cartas.
refused-cards-in-hand = No puede irse con cartas en la mano.
refused-cards-keep-seated = No puede dejar su plaza mientras tenga las cartas.
refused-cannot-be-insured = Esta apuesta no se puede asegurar.
refused-insured-when-laid = La apuesta se asegura al hacerla, no después.
refused-bet-insured = Esta apuesta está asegurada: no se le puede añadir nada.
refused-no-insurance = En esta mesa no se aseguran apuestas.

# Blackjack
refused-box-not-open = { $value } está vacante y esta casa no deja apostar en ella.
refused-no-hand-there = Quien se sienta en { $value } no juega esta mano: no hay sobre qué apostar.
refused-box-full = { $value } no admite más apuestas.
refused-first-box-needed = Antes que en { $value } hay que apostar en la primera de las tres casillas.
refused-no-bet-on-the-box = { $value } acompaña a una apuesta en la casilla, y usted no la tiene.
refused-above-half = El seguro es como mucho la mitad de la primera apuesta, { $limit }, no { $value }.
refused-below-half = El seguro es justo la mitad de la primera apuesta, { $limit }, no { $value }.
refused-too-few-hands = Hay demasiado pocas manos apostadas: no se reparten cartas.
refused-no-even-money = El pago a la par es para un veintiuno contra un as, antes de que nadie reciba la tercera carta.
refused-no-surrender = La mano no puede retirarse ahora.
refused-no-more-cards = Esta mano no admite más cartas.
refused-not-your-hand = No le toca decidir sobre esta mano: { $value } no manda en la casilla.
refused-nothing-asked = Nadie ha pedido ese consentimiento.
refused-no-ace = No hay contra qué asegurarse: la banca no muestra un as.
refused-too-late-to-insure = Ya no hay seguro: se ha dado una tercera carta.
refused-no-pair = Solo se separan dos cartas del mismo valor.
refused-no-more-splits = Este par no puede volver a separarse.
refused-no-doubling = Esta mano no puede doblarse.

# Póker contra la casa
refused-laid-together = { $value } es una de las apuestas que se hacen juntas y por igual.
refused-after-the-cards = { $value } la apuestan quienes van, vistas sus cartas.
refused-box-taken = En { $value } ya apuesta otro jugador.
refused-not-your-box = { $value } es de otro jugador: solo apuestan en ella los que están de pie, si la ley lo permite.
refused-no-pot = El bote aún está vacío: no se puede apostar a { $value }.
refused-pot-too-small = Un bote empieza con al menos { $limit }, no con { $value }.

# Poker with discard
refused-bad-discard = Se pueden cambiar hasta dos cartas distintas, por su número en la mano; no { $value }.
refused-no-carousel = Esta mesa no forma parte de un carrusel.

# Póker sin descarte
refused-players-own-bet = { $value } es una apuesta solo del jugador de la casilla.
refused-unseen-hand = No se compra carta para una mano que nadie puede ver.
refused-card-bought = No se pueden comprar más cartas para esta mano.

# Pai gow póker
refused-bank-bets-nothing = Quien tiene la banca no apuesta: la banca cubre las apuestas de los demás.
refused-holds-the-bank = Quien tiene la banca no puede hacer eso ahora.
refused-not-offered-the-bank = Ahora no se ofrece la banca a { $value }.
refused-bad-setting = La mano baja tiene dos de las siete cartas, cada una nombrada una vez.
# Chemin de fer
refused-more-than-was-won = Solo pueden excluirse las ganancias.
refused-share-must-match = El asociado ha de poner la suma que pide la norma.
refused-must-play-on = Ya se ha sacado una carta: el banquero ha de seguir la jugada.
refused-must-deal-once = Quien toma la banca ha de dar cartas al menos una vez.
refused-too-few-players = Hay pocos jugadores en la mesa.
refused-no-garage-yet = Aún no puede formarse garaje.
refused-no-unlimited-bank = Solo se renuncia al garaje si la banca juega sin máximo.
refused-not-the-banker = Eso solo puede hacerlo el banquero.
refused-no-bank-to-share = Ahora no hay banca a la que asociarse.
refused-below-the-bank = { $value } es menos que la suma que ha de igualarse, { $limit }.
refused-above-the-need = { $value } es más de lo que falta, { $limit }.
refused-below-the-best-bid = { $value } no alcanza la puja necesaria, { $limit }.
refused-hand-not-offered = Ahora no se ofrece la mano a { $value }.
refused-no-salute-owed = Ahora no hay que saludar.
refused-no-auction = Ahora no hay subasta.
refused-must-salute = Quien acaba de sentarse ha de dejar pasar la mano.
refused-passed-it-himself = Quien tuvo esta mano no puja por ella.
refused-betting-is-open = No se sacan cartas antes de cerrarse las apuestas.
refused-against-the-rules = Las reglas no dejan esa opción.
refused-no-natural = Solo se abate con ocho o nueve, y si se conserva el derecho.
refused-punto-speaks-first = El punto habla antes que el banquero.
refused-associate-does-not-play = El asociado del banquero no interviene en el juego.
refused-no-such-place = En esta mesa no hay plaza { $value }.
refused-place-taken = Quien está de pie no cambia de sitio.
refused-seat-is-promised = La plaza { $value } corresponde antes a otros.
refused-bank-on-the-table = Nadie se va con dinero en la banca.
refused-claim-too-late = Las apuestas están liquidadas: ya no se puede reclamar.
refused-above-the-bank = { $value } es más de lo que puede jugarse contra esta banca, { $limit }.
refused-not-half-the-bank = { $value } no es la postura del «banco con la mesa»: { $limit }.
refused-no-banco-to-follow = { $value } no tiene banco que repetir.
refused-nothing-late = No hay posturas tardías.
refused-too-late-to-follow = Otro tiene ya las cartas: es tarde para el banco seguido.
refused-bank-is-covered = Ya se ha pedido toda la banca.
refused-nothing-to-complete = No hay nada que completar.
refused-bet-already-called = A una postura anunciada no se le añade otra.
refused-cards-do-not-pass = Ahora no pasan las cartas.
refused-barred-from-the-bank = Quien se retiró ganando no vuelve a ser banquero en este sabot.
refused-bank-is-broken = La banca ha saltado: hay que reponerla o abandonarla.
refused-bank-not-broken = Sólo se repone una banca que ha saltado.
refused-session-is-over = En esta sesión ya no se juegan más tallas.
refused-deposit-too-small = El depósito del banquero no alcanza para pagar esa apuesta.
refused-banco-only-at-the-start = El banco sólo se pide al principio de la partida.
