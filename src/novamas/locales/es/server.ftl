# El servidor: su orden, sus problemas, su única página.

help-serve =
    Abre el casino: HTTP y WebSocket en esta máquina, con un almacén propio y sin nada que configurar.

    La primera vez abre una sala y escribe un enlace de un solo uso para la dirección.
examples-serve =
    Ejemplos:
      novamas serve
      novamas serve --port 8080 --store casino.db
      novamas serve --store postgresql://user@host/novamas --host 0.0.0.0 --secure
option-serve-port = El puerto.
option-serve-host = La dirección en la que escucha; solo esta máquina si no se nombra otra.
option-serve-store = El almacén: un fichero o postgresql://…; casino.db en la carpeta de datos del usuario si no se nombra.
option-serve-demo = Juego rápido y con compañía en cada mesa: para mirar.
option-serve-secure = Al servidor se llega por https (tras un proxy): las cookies solo se envían así.
option-serve-quiet = Sin líneas de registro para peticiones y órdenes.
serve-store = Almacén: { $store }
serve-open = El casino está abierto en { $address } ({ $tables } mesas). API: { $address }/api/docs
serve-director = Dirección: entre una sola vez con este enlace y elija una contraseña (su nombre es «director»): { $link }
serve-first = Primera vez: se abre la sala.
serve-stopping = Se cierra: no se admite nada más, y lo que está en marcha se conserva.
serve-stopped = Cerrado. Cada mesa seguirá donde estaba.
serve-port-taken = El puerto { $port } de { $host } está ocupado; elija otro con --port.
serve-no-address = { $host } no es una dirección de esta máquina.
serve-port-wrong = Un puerto es un número de 0 a 65535, no { $port }.
serve-port-forbidden = Este usuario no puede usar el puerto { $port }; elija uno por encima de 1023 con --port.
serve-no-folder = No se puede crear la carpeta { $folder }: { $why }.
serve-already = Otro servidor tiene abierto este almacén; solo en PostgreSQL lo comparten varios.
serve-needs-extra = El servidor no está instalado: pip install 'novamas[server]'.

problem-bad-input = Lo enviado no se puede leer: { $detail }.
problem-bad-request = Esa petición no tiene sentido aquí.
problem-not-signed-in = Identifíquese primero, o entre como invitado.
problem-not-found = No hay nada en esta dirección.
problem-wrong-method = Esta dirección no admite ese método.
problem-too-large = Es más de lo que este servidor lee de una vez.
problem-fault = Algo se ha roto en la casa; nada se ha dado por hecho. Inténtelo de nuevo.

refused-not-that-many-bots = { $value } no es un número posible de autómatas: hacen compañía hasta { $limit } en una mesa.
refused-name-taken = El nombre «{ $value }» ya está ocupado.
refused-guests-stay-guests = Un invitado sigue siendo invitado, y nadie pasa a serlo.
refused-last-director = Una casa necesita dirección: esta es la última persona que la ejerce.
refused-changed-meanwhile = La cuenta ha cambiado entretanto; inténtelo de nuevo.

enter-password = Elija una contraseña:
enter-go = Entrar
enter-password-length = Una contraseña tiene de { $least } a { $most } caracteres.
enter-done = Bienvenido. Su nombre es «{ $name }»; desde ahora entre con su contraseña.
