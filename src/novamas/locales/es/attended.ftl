# Lo que escribe y decide quien responde de una mesa, fuera de lo que dice ningún artículo.

event-GameHalted = { $by } para la partida: { $reason }.{ $note ->
    [none] {""}
   *[other] {" "}Nota: «{ $note }».
}
event-GameHalted-entry = Partida parada
event-GameProceeded = La partida sigue.{ $note ->
    [none] {""}
   *[other] {" "}Nota: «{ $note }».
}
event-GameProceeded-entry = Partida parada
event-Remarked = { $note ->
    [none] { $by } anota algo en el libro de incidencias.
   *[other] Nota de { $by }: «{ $note }».
}
event-Remarked-entry = Nota
event-SentAway = { $moved ->
    [none] El sitio de { $who }, que se ha ido, queda libre.
   *[some] El sitio de { $who }, que se ha ido, queda libre; se le guardan { $amount }.
}{ $note ->
    [none] {""}
   *[other] {" "}Nota: «{ $note }».
}
event-SentAway-entry = Ausente
event-Typed = El crupier anota lo que ha salido.
event-Typed-entry = Anotación
event-Rectified = { $settled ->
    [no] Se rectifica lo último anotado: la mesa vuelve a donde estaba.
   *[yes] { $by } rectifica lo último anotado, que ya estaba pagado: vuelven a su sitio { $amount }.
}{ $note ->
    [none] {""}
   *[other] {" "}Nota: «{ $note }».
}
event-Rectified-entry = Rectificación
event-why-rectified = rectificación

reason-irregularity = se mira una irregularidad
reason-dispute = hay una reclamación
reason-equipment = se revisa el material
reason-count = se cuentan las fichas
reason-person = alguien necesita ayuda
reason-other = otra causa

refused-nobody-attends = De esta mesa no responde nadie en persona.
refused-note-too-long = Una nota tiene como mucho { $limit } letras.
refused-game-halted = La partida está parada; sigue cuando lo diga quien dirige la mesa.
refused-game-goes-on = La partida no está parada.
refused-nobody-of-that-name = Esa persona no está en la mesa.
refused-nothing-typed = En esta mesa no se anota lo que sale: lo sortea la casa.
refused-nothing-to-rectify = No queda nada anotado que se pueda rectificar.
refused-rectify-signed = Ya se ha pagado: lo rectifica y firma quien dirige la mesa.
refused-still-here = Esa persona está mirando la mesa: que la deje ella misma.
refused-no-such-note-entry = El libro de esta mesa no tiene ese apunte.

console-act-Halt = Parar la partida
console-does-Halt = Nadie juega y ningún reloj corre mientras se mira lo ocurrido.
console-act-Proceed = Que siga la partida
console-does-Proceed = La partida sigue donde estaba; quien debía contestar tiene otra vez todo su tiempo.
console-act-Remark = Escribir una nota
console-does-Remark = La nota queda en el libro de incidencias; en la mesa no la lee nadie más que el personal.
console-act-SendAway = Liberar el sitio de un ausente
console-does-SendAway = Quien se fue deja la mesa y sus fichas se guardan en su bolsa.
console-act-Rectify = Rectificar lo último anotado
console-does-Rectify = La mesa vuelve a como estaba antes de anotarlo y espera lo que de verdad salió. Pagado ya, firma quien dirige la mesa.
console-field-reason = Causa
console-field-note = Nota
console-field-note-then = Queda en el libro de incidencias; la lee el personal y nadie más.
console-now-halted = La partida está parada.
console-does-halted = Ningún reloj corre. Se puede registrar la incidencia; después, que siga la partida.
table-halted = Quien dirige la mesa ha parado la partida un momento. Nada cambia en el paño y ningún reloj corre.

refused-table-deals-itself = Esta mesa reparte por sí sola: cada cual juega con su dispositivo.
refused-player-has-device = Esa persona está mirando la mesa con su dispositivo: que juegue ella misma.
console-cause-stand-in = por mano del crupier
console-for = Jugar por quien no tiene dispositivo
console-for-then = El crupier anota lo que dice en la mesa quien no tiene dispositivo. Queda escrito quién lo anotó.
console-for-who = Quién
console-for-id = Número o nombre de la cuenta
console-for-new = Alguien que llega
console-for-none = Ahora no puede hacer nada.
console-for-done = Anotado: { $act }, { $who }.
book-note = Nota
console-note = Añadir nota
console-for-which = Cuál
console-act-Bring = Traer fichas
console-act-Leave = Dejar la mesa
console-act-PlaceBet = Apostar
console-act-Sit = Sentarse
console-act-Stand = Levantarse
console-act-Take = Llevarse fichas
console-act-TakeBack = Retirar una apuesta
console-act-Tip = Dar una propina
console-act-TakeColour = Pedir fichas de color
console-act-ReturnColour = Devolver las fichas de color
console-act-AskToLay = Pedir que el personal apueste
