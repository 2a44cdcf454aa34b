# Una frase para cada negativa. $value es lo pedido, $limit el límite que rebasa, $field dónde estaba.

# Importes y casillas
refused-above-maximum = { $value } supera el máximo admitido aquí, { $limit }.
refused-above-maximum-none = Aquí ya no cabe más: lo apostado llega al máximo.
refused-below-minimum = { $value } no llega al mínimo admitido aquí, { $limit }.
refused-off-step = { $value } no puede apostarse aquí: las fichas van de { $limit } en { $limit }.
refused-not-an-amount = { $value } no es un importe.
refused-not-enough-chips = No hay fichas bastantes para { $value }.
refused-too-many-chips = { $value } es más de lo que nadie trae a una mesa de una vez.
refused-no-such-bet = No existe la apuesta «{ $value }» en este juego, y solo se admiten las que enumera la norma.
refused-not-offered = «{ $value }» no se ofrece en este momento.

# La jugada
refused-betting-not-open = Las apuestas no están abiertas.
refused-session-over = La sesión ha terminado: ya se jugó lo último que se anunció.
refused-in-prison = Esta apuesta está en prisión: nadie la retira hasta que se libere o se pierda.
refused-last-number = Esta norma dice cuántas se anuncian.
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
refused-nobody-takes-tips = Ahora nadie recibe propinas en esta mesa.
refused-wheel-left-open = Al final de la sesión el cilindro debe quedar cerrado de modo que nadie pueda manipularlo.
refused-table-not-counted = Esta mesa se abrió sin recuento: no se cuenta ni se firma.
refused-float-not-counted = Antes de la primera jugada dos personas cuentan el anticipo.
refused-not-counted-out = Antes del cierre dos personas cuentan lo que hay en la mesa.
refused-nothing-to-sign = No hay ningún recuento sin firmar.
refused-count-outdated = Desde el recuento se han movido fichas: hay que contar otra vez.
refused-float-needed = La mesa necesita ese anticipo: no puede devolver { $value }.
refused-same-hands = Quien ha contado no firma su propio recuento: lo firma otra persona.
refused-sitting-running = Ya hay una sesión abierta.
refused-no-sitting = No hay ninguna sesión abierta.
refused-hour-passed = La hora de cierre está por venir.
refused-law-not-in-force = Esta norma no está en vigor antes del { $since }.
refused-deposit-short = La fianza no llega: hay { $value } y hace falta { $limit }.
refused-none-in-service = Durante toda la sesión hay en servicio al menos una mesa de { $value ->
    [roulette] ruleta
   *[cards] naipes
}.
refused-last-in-service = Es la última mesa en servicio de { $value ->
    [roulette] ruleta
   *[cards] naipes
}: sigue abierta mientras dure la sesión.
refused-too-few-places = Esperan { $value } jugadores y las mesas abiertas tienen sitio para { $limit }: abra las que hagan falta.
refused-guarantee-short = La caja debe tener { $limit } para garantizar las apuestas, y tiene { $value }.
refused-tables-open = { $value ->
    [one] Queda una mesa abierta
   *[other] Quedan { $value } mesas abiertas
}: la sesión se cierra cuando todas están cerradas.
refused-too-late-to-pause = Falta menos de { $limit } minutos para la hora: la mesa ya no se cierra por el momento.
refused-goes-on-till-the-hour = La partida empezada sigue hasta la hora: no hay otra mesa en la que continúe.
refused-no-room-elsewhere = Las otras mesas tienen { $limit } plazas libres, y aquí juega más gente.
refused-hour-has-come = Ha llegado la hora de cierre: no empieza ninguna jugada.
refused-document-unread = El número del documento no se entiende.
refused-already-inside = Esta persona ya está dentro.
refused-document-inside = Con ese documento ya ha entrado otra persona.
refused-not-inside = Esta persona no está dentro.
refused-not-in-the-register = Quien juega con dinero se registra antes en la admisión.
refused-turned-away-age = No entra quien no es mayor de edad.
refused-turned-away-barred = Esta persona no puede entrar: figura en el registro de prohibidos.
refused-day-passed = Ese día ya ha pasado.
refused-not-barred = Nadie ha prohibido la entrada con ese documento.
refused-not-the-houses-bar = Esta prohibición no la puso la casa: no la quita la casa.
refused-deposit-not-for-that = La fianza responde de sanciones, premios y tasas, y de nada más.
refused-loan-forbidden = Nadie presta dinero a los jugadores.
refused-means-not-authorised = Ese medio de pago no está autorizado: se paga con dinero de curso legal.
refused-no-change-foreseen = Esta norma no dice nada de cambiar el mínimo de una mesa abierta.
refused-purse-too-small = En la bolsa hay { $limit }, menos que { $value }.
refused-rest-below-minimum = Al retirar { $value } quedaría menos del mínimo, que aquí es { $limit }.
refused-no-such-command = En este juego no hay «{ $value }».
refused-session-ends-first = La sesión termina antes de que pueda jugarse a otro mínimo.
refused-not-a-name = Nadie puede llamarse «{ $value }» en una mesa.

# Dados o craps

# Cards from a shoe
refused-shoe-not-spent = El sabot aún no se ha acabado.
refused-shoe-not-ready = El sabot aún no está listo.
refused-not-yours-to-cut = Ahora no le corresponde cortar.
refused-seated-elsewhere = Ya ocupa plaza de asiento en otra mesa.
refused-seated-only = Aquí solo apuesta quien está sentado en un departamento.
refused-no-rule-for-errors = Con esta lectura la norma no tiene reglas para los errores del reparto.
refused-no-deal-running = Ahora no se están repartiendo cartas.
refused-cards-in-hand = No puede irse con cartas en la mano.

# Blackjack
refused-box-not-open = { $value } está vacante y esta casa no deja apostar en ella.
refused-vacant-closed = { $value } está vacante, y el crupier no deja apostar ahora en las vacantes.
refused-vacant-not-croupiers = En esta mesa las casillas vacantes no dependen del crupier.
refused-no-hand-there = Quien se sienta en { $value } no juega esta mano: no hay sobre qué apostar.
refused-box-full = { $value } no admite más apuestas.
refused-no-bet-on-the-box = { $value } acompaña a una apuesta en la casilla, y usted no la tiene.
refused-too-few-hands = Hay demasiado pocas manos apostadas: no se reparten cartas.
refused-not-your-hand = No le toca decidir sobre esta mano: { $value } no manda en la casilla.
refused-nothing-asked = Nadie ha pedido ese consentimiento.

# Póker contra la casa
refused-laid-together = { $value } es una de las apuestas que se hacen juntas y por igual.
refused-after-the-cards = { $value } la apuestan quienes van, vistas sus cartas.
refused-box-taken = En { $value } ya apuesta otro jugador.
refused-not-your-box = { $value } es de otro jugador: solo apuestan en ella los que están de pie, si la ley lo permite.
refused-no-pot = El bote aún está vacío: no se puede apostar a { $value }.
refused-pot-too-small = Un bote empieza con al menos { $limit }, no con { $value }.

# Poker with discard
refused-carousel-runs-itself = Los botes de un carrusel los lleva la casa: nadie los enlaza ni los paga a mano.
refused-no-carousel = Esta mesa no forma parte de un carrusel.

# Póker sin descarte

# Pai gow póker
refused-not-offered-the-bank = Ahora no se ofrece la banca a { $value }.
# Chemin de fer
refused-share-must-match = El asociado ha de poner la suma que pide la norma.
refused-must-play-on = Ya se ha sacado una carta: el banquero ha de seguir la jugada.
refused-must-deal-once = Quien toma la banca ha de dar cartas al menos una vez.
refused-too-few-players = Hay pocos jugadores en la mesa.
refused-not-the-banker = Eso solo puede hacerlo el banquero.
refused-betting-is-open = No se sacan cartas antes de cerrarse las apuestas.
refused-against-the-rules = Las reglas no dejan esa opción.
refused-no-natural = Solo se abate con ocho o nueve, y si se conserva el derecho.
refused-punto-speaks-first = El punto habla antes que el banquero.
refused-no-such-place = En esta mesa no hay plaza { $value }.
refused-place-taken = Quien está de pie no cambia de sitio.
refused-seat-is-promised = La plaza { $value } corresponde antes a otros.
refused-bank-on-the-table = Nadie se va con dinero en la banca.
refused-claim-too-late = Las apuestas están liquidadas: ya no se puede reclamar.
refused-above-the-bank = { $value } es más de lo que puede jugarse contra esta banca, { $limit }.
refused-above-the-bank-none = Contra esta banca ya no cabe más.
refused-bet-already-called = A una postura anunciada no se le añade otra.
refused-cards-do-not-pass = Ahora no pasan las cartas.
refused-no-chips-here = Solo marca el ritmo de una mesa quien tiene fichas en ella.

# Mesas para amigos
refused-private-table = La mesa { $value } es de un grupo de amigos: se entra con su enlace.
refused-no-tables-for-friends = La casa no abre ahora mesas para amigos.
refused-enough-tables-for-friends = La casa no abre más de { $limit } mesas para amigos a la vez; pruebe más tarde.
refused-enough-of-your-tables = { $limit ->
    [one] Ya tiene una mesa para amigos abierta: se cierra sola cuando no queda nadie.
   *[other] Ya tiene { $limit } mesas para amigos abiertas: se cierran solas cuando no queda nadie.
}
refused-no-company-for-friends = En las mesas para amigos la casa no pone compañía.
refused-no-such-table-here = Ese juego no está abierto en el salón: para los amigos se abre una mesa como las que hay.
