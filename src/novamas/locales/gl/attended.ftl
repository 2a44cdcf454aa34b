# O que escribe e decide quen responde dunha mesa, fóra do que di ningún artigo.

event-GameHalted = { $by } para a partida: { $reason }.{ $note ->
    [none] {""}
   *[other] {" "}Nota: «{ $note }».
}
event-GameHalted-entry = Partida parada
event-GameProceeded = A partida segue.{ $note ->
    [none] {""}
   *[other] {" "}Nota: «{ $note }».
}
event-GameProceeded-entry = Partida parada
event-Remarked = { $note ->
    [none] { $by } anota algo no libro de incidencias.
   *[other] Nota de { $by }: «{ $note }».
}
event-Remarked-entry = Nota
event-SentAway = { $moved ->
    [none] O sitio de { $who }, que marchou, queda libre.
   *[some] O sitio de { $who }, que marchou, queda libre; gárdanselle { $amount }.
}{ $note ->
    [none] {""}
   *[other] {" "}Nota: «{ $note }».
}
event-SentAway-entry = Ausente
event-Typed = O crupier anota o que saíu.
event-Typed-entry = Anotación
event-Rectified = { $settled ->
    [no] Rectifícase o último anotado: a mesa volve a onde estaba.
   *[yes] { $by } rectifica o último anotado, que xa estaba pagado: volven ao seu sitio { $amount }.
}{ $note ->
    [none] {""}
   *[other] {" "}Nota: «{ $note }».
}
event-Rectified-entry = Rectificación
event-why-rectified = rectificación

reason-irregularity = mírase unha irregularidade
reason-dispute = hai unha reclamación
reason-equipment = revísase o material
reason-count = cóntanse as fichas
reason-person = alguén necesita axuda
reason-other = outra causa

refused-nobody-attends = Desta mesa non responde ninguén en persoa.
refused-note-too-long = Unha nota ten como moito { $limit } letras.
refused-game-halted = A partida está parada; segue cando o diga quen dirixe a mesa.
refused-game-goes-on = A partida non está parada.
refused-nobody-of-that-name = Esa persoa non está na mesa.
refused-nothing-typed = Nesta mesa non se anota o que sae: sortéao a casa.
refused-nothing-to-rectify = Non queda nada anotado que se poida rectificar.
refused-rectify-signed = Xa se pagou: rectifícao e asínao quen dirixe a mesa.
refused-still-here = Esa persoa está a mirar a mesa: que a deixe ela mesma.
refused-no-such-note-entry = O libro desta mesa non ten ese apuntamento.

console-act-Halt = Parar a partida
console-does-Halt = Ninguén xoga e ningún reloxo corre mentres se mira o ocorrido.
console-act-Proceed = Que siga a partida
console-does-Proceed = A partida segue onde estaba; quen debía contestar ten outra vez todo o seu tempo.
console-act-Remark = Escribir unha nota
console-does-Remark = A nota queda no libro de incidencias; na mesa só a le o persoal.
console-act-SendAway = Liberar o sitio dun ausente
console-does-SendAway = Quen marchou deixa a mesa e as súas fichas gárdanse na súa bolsa.
console-act-Rectify = Rectificar o último anotado
console-does-Rectify = A mesa volve a como estaba antes de anotalo e agarda o que saíu de verdade. Pagado xa, asina quen dirixe a mesa.
console-field-reason = Causa
console-field-note = Nota
console-field-note-then = Queda no libro de incidencias; leo o persoal e ninguén máis.
console-now-halted = A partida está parada.
console-does-halted = Ningún reloxo corre. Pódese rexistrar a incidencia; despois, que siga a partida.
table-halted = Quen dirixe a mesa parou a partida un momento. Nada cambia no pano e ningún reloxo corre.

refused-table-deals-itself = Esta mesa reparte por si soa: cada quen xoga co seu dispositivo.
refused-player-has-device = Esa persoa está a mirar a mesa co seu dispositivo: que xogue ela mesma.
console-cause-stand-in = por man do crupier
console-for = Xogar por quen non ten dispositivo
console-for-then = O crupier anota o que di na mesa quen non ten dispositivo. Queda escrito quen o anotou.
console-for-who = Quen
console-for-id = Número ou nome da conta
console-for-new = Alguén que chega
console-for-none = Agora non pode facer nada.
console-for-done = Anotado: { $act }, { $who }.
book-note = Nota
console-note = Engadir nota
console-for-which = Cal
console-act-Bring = Traer fichas
console-act-Leave = Deixar a mesa
console-act-PlaceBet = Apostar
console-act-Sit = Sentar
console-act-Stand = Erguerse
console-act-Take = Levar fichas
console-act-TakeBack = Retirar unha aposta
console-act-Tip = Dar unha propina
console-act-TakeColour = Pedir fichas de cor
console-act-ReturnColour = Devolver as fichas de cor
console-act-AskToLay = Pedir que o persoal aposte
