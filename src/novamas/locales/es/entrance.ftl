# La entrada: venir como invitado, identificarse, un enlace de un solo uso, el nombre y la contraseña.

entrance-guest = Jugar como invitado
entrance-guest-why = Sin nombre ni contraseña, con fichas de juego.
entrance-sign-in = Acceder
entrance-sign-in-title = Acceder
entrance-or = o
entrance-name = Nombre
entrance-role = Función
entrance-password = Contraseña
entrance-forgot = ¿Ha olvidado la contraseña? La dirección le da un enlace nuevo.

entrance-password-title = Elija una contraseña
entrance-password-why = Su enlace sirve una sola vez. Desde ahora entrará con su nombre y con esta contraseña.
entrance-password-new = Contraseña nueva
entrance-password-old = Contraseña actual
entrance-password-length = De { $least } a { $most } caracteres.
entrance-password-seen = Mostrar lo que escribo
entrance-password-keep = Guardar y entrar
entrance-password-change = Cambiar la contraseña
entrance-password-done = La contraseña ha cambiado. Sus demás sesiones se han cerrado.

entrance-welcome = Le damos la bienvenida
entrance-welcome-then = Su nombre para entrar es «{ $name }».
entrance-account-title = Su cuenta
entrance-go = Ir a: { $place }
entrance-ways = Enlaces para entrar en su cuenta
entrance-ways-then = Quien usa uno elige una contraseña nueva. Si alguno no lo pidió usted, dígalo a la dirección o a la auditoría.
entrance-way = El { $day } a las { $time } la dirección hizo un enlace de un solo uso para su cuenta.
entrance-way-used = Se usó el { $day } a las { $time }.
entrance-way-unused = No se ha usado.

entrance-rename = Cambiar de nombre
entrance-name-me = Decir mi nombre
entrance-name-title = ¿Cómo le llamamos?
entrance-name-new = Su nombre en las mesas
entrance-name-keep = Guardar el nombre
entrance-name-done = Le llamaremos { $name }.
entrance-name-guest = Lo ve quien juega con usted. Puede borrarse y no queda en los libros.
entrance-name-account = Lo ve quien juega con usted, y con él entra usted.

entrance-refused-wrong-password = El nombre o la contraseña no son correctos.
entrance-refused-wrong-ticket = Este enlace ya se ha usado, o ha caducado. La dirección puede darle otro.
entrance-refused-too-many = Son demasiados intentos seguidos. Espere un momento.
entrance-refused-bad-input-name = Un nombre tiene hasta 40 letras, cifras, espacios, puntos, apóstrofos y guiones, y empieza por letra o cifra.
