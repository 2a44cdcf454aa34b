# Lo que se dice en la línea en directo de una mesa cuando un mensaje no sirve.
refused-hello-first = Salude primero.
refused-not-json = Ese mensaje no es JSON.
refused-unknown-message = La mesa no entiende ese mensaje: envíe «do» con una orden.
refused-too-large = Un mensaje tiene como mucho { $limit } bytes.
refused-too-fast = Demasiado deprisa: como mucho { $limit } mensajes por segundo.
refused-house-closing = La casa cierra un momento; vuelva dentro de unos segundos.
refused-key-reused = Esta clave ya se usó para otra orden; dé a cada orden una clave propia.
refused-not-written = No se ha podido anotar, así que no ha ocurrido.
