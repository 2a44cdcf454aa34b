# La sesión de la casa en el navegador: puertas, admisión, garantía, fianza.

web-nav-sitting = Sesión
sitting-title = Sesión
sitting-number = Sesión { $number }
sitting-none = Todavía no se ha abierto ninguna sesión.
sitting-runs = Abierta con arreglo a { $law } desde { $from }; cierra a la hora: { $to }.
sitting-over = Cerrada: { $at }.
sitting-house = La sala
sitting-people = Personas en la sala
sitting-places = Plazas en las mesas
sitting-places-any = sin límite
sitting-without = Personas sin plaza
sitting-turned-away = No admitidas
sitting-away-age = por la edad
sitting-away-barred = por prohibición
sitting-cage = Dinero en la caja que garantiza las apuestas
sitting-cage-then = Lo que piden las mesas en efectivo; con fichas de juego, nada.
sitting-guarantee = Garantía que piden las mesas
sitting-count = Recuento de la caja
sitting-count-do = Apuntar el recuento
sitting-open = Abrir la sesión
sitting-open-do = Abrir las puertas
sitting-closes = Hora de cierre
sitting-last-call = Minutos para anunciar las últimas
sitting-last-call-then = Antes de la hora, y no antes.
sitting-present = Personas que esperan
sitting-close = Cerrar la sesión
sitting-close-then = { $tables ->
    [0] Todas las mesas están cerradas.
    [one] Queda una mesa abierta.
   *[other] Quedan { $tables } mesas abiertas.
}
sitting-close-do = Cerrar las puertas
sitting-deposit = Fianza
sitting-deposit-then = Sin la fianza completa no se abre ninguna sesión.
sitting-deposit-lodged = Se deposita
sitting-deposit-required = La que pide la autorización
sitting-deposit-do = Depositar
sitting-lodged = Depositado: { $amount }.
sitting-door = La puerta
sitting-admit-who = Admisión de { $name }
sitting-document = Número de documento
sitting-document-then = No se guarda; solo una marca que nadie puede leer.
sitting-born = Fecha de nacimiento
sitting-born-then = No se guarda.
sitting-note = Nota
sitting-admit = Admitir
sitting-admitted = { $name } está en la sala.
sitting-register = Registro de admisión
sitting-register-empty = Nadie ha entrado en esta sesión.
sitting-who = Persona
sitting-in = Entrada
sitting-out = Salida
sitting-mark = Marca del documento
sitting-goes = Sale
