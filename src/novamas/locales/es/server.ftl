# El servidor: su orden, sus problemas, su única página.

help-serve =
    Abre el casino: HTTP y WebSocket en esta máquina, con un almacén propio y sin nada que configurar.

    La primera vez abre una sala y escribe un enlace de un solo uso para la dirección.
examples-serve =
    Ejemplos:
      novamas serve
      novamas serve --port 8080 --store casino.db
      novamas serve --store postgresql://user@host/novamas --host 0.0.0.0 --secure
      novamas serve --store postgresql://user@host/novamas --internal 10.0.0.5:7000
option-serve-port = El puerto.
option-serve-host = La dirección en la que escucha; solo esta máquina si no se nombra otra.
option-serve-store = El almacén: un fichero o postgresql://…; casino-2.db en la carpeta de datos del usuario si no se nombra.
option-serve-internal = La dirección en la que otros servidores de la misma casa llegan a este (solo con PostgreSQL); solo esta máquina si no se nombra otra.
option-serve-advertise = La dirección que se da a los otros servidores, si no es la de --internal (0.0.0.0, un contenedor, un túnel).
option-serve-demo = Juego rápido y con compañía en cada mesa: para mirar.
option-serve-open = Abre la página en el navegador; en otro puerto si el 8000 está ocupado.
option-serve-secure = Al servidor se llega por https (tras un proxy): las cookies solo se envían así.
option-serve-quiet = Sin líneas de registro, salvo las de errores.
option-serve-log-level = Desde qué nivel se escriben líneas de registro: debug, info (cada petición y cada orden), warning, error; warning si no se nombra.
option-serve-log-format = Cómo se escriben las líneas de registro: text para personas, json para programas; por defecto, según las lea alguien o no.
option-serve-metrics = Muestra también aquí las cifras para Prometheus, a quien llegue a esta dirección: una privada.
option-serve-config = Un fichero (TOML) con opciones de esta orden, cada una con su nombre; lo tecleado y el entorno (NOVAMAS_PORT, etcétera) van antes.
option-serve-metrics-token = Quien la envíe puede leer /metrics desde otra máquina; mejor en la variable de entorno NOVAMAS_METRICS_TOKEN, que nadie más ve.
serve-store = Almacén: { $store }
serve-open = El casino está abierto en { $address } ({ $tables } mesas). API: { $address }/api/docs
serve-no-level = No hay ningún nivel de registro «{ $value }»
serve-no-format = No hay ningún formato de registro «{ $value }»
serve-metrics = Prometheus lee las cifras en { $address }.
config-unread = Los ajustes de { $path } no se pueden leer: { $why }.
config-no-toml = { $path } no es TOML: { $why }.
config-no-such = { $path }: no hay ningún ajuste «{ $value }»
config-wrong-kind = { $path }: lo que hay en «{ $value }» no es de la clase debida.
config-no-switch = «{ $value }» en { $name } no es ni sí ni no.
serve-internal = Los otros servidores de la casa llegan a este en { $address }, si tienen su clave.
serve-director = Dirección: entre una sola vez con este enlace y elija una contraseña (su nombre es «director»): { $link }
serve-floor-opened = Se abren { $count ->
    [one] una mesa
   *[other] { $count } mesas
} de la sala: { $tables }.
serve-floor-unlike = { $count ->
    [one] Una mesa se abrió
   *[other] { $count } mesas se abrieron
} de otro modo que el que dice la sala, { $count ->
    [one] y sigue así
   *[other] y siguen así
}: { $tables }.
serve-floor-besides = Siguen abiertas mesas de las que la sala no habla: { $tables }.
serve-first = Primera vez: se abre la sala.
serve-stopping = Se cierra: no se admite nada más, y lo que está en marcha se conserva.
serve-stopped = Cerrado. Cada mesa seguirá donde estaba.
serve-demo-over = Cerrado. La demostración ha terminado, y con ella sus mesas y sus libros.
serve-port-taken = El puerto { $port } de { $host } está ocupado; elija otro con { $option }.
serve-no-address = { $host } no es una dirección de esta máquina.
serve-port-wrong = Un puerto es un número de 0 a 65535, no { $port }.
serve-port-forbidden = Este usuario no puede usar el puerto { $port }; elija uno por encima de 1023 con { $option }.
serve-address-wrong = «{ $value }» no es una dirección para { $option }: escriba HOST o HOST:PUERTO, como 10.0.0.5:7000.
serve-internal-alone = Solo los servidores que comparten un PostgreSQL se llaman entre sí: --internal necesita --store postgresql://….
serve-advertise-alone = --advertise dice dónde se llega a la dirección de --internal: nómbrela también.
serve-advertise-needed = A { $host } no puede llamar nadie: diga con --advertise dónde llegan a este los otros servidores.
serve-no-folder = No se puede crear la carpeta { $folder }: { $why }.
serve-already = Otro servidor tiene abierto este almacén; solo en PostgreSQL lo comparten varios.
serve-token-wrong = La clave para las métricas tiene al menos { $least } caracteres ASCII.
serve-needs-extra = El servidor no está instalado: pip install 'novamas[server]'.
serve-restored = Este almacén se restauró de una copia el { $when }; responde de ello { $by }: { $reason }

problem-bad-request = Esa petición no tiene sentido aquí.
problem-not-signed-in = Identifíquese primero, o entre como invitado.
problem-not-found = No hay nada en esta dirección.
problem-wrong-method = Esta dirección no admite ese método.
problem-too-large = Es más de lo que este servidor lee de una vez.
problem-fault = Algo se ha roto en la casa; nada se ha dado por hecho. Inténtelo de nuevo.
bad-too-many = Demasiado en muy poco tiempo; el próximo intento vale dentro de { $wait } s.
bad-busy = La casa está ocupada; vuelva a intentarlo dentro de { $wait } s.
bad-not-utf = Lo enviado no es UTF-8.
bad-too-deep = Lo enviado tiene demasiados niveles.
problem-crowded = Hay demasiadas conexiones abiertas; vuelva a intentarlo dentro de un momento.
problem-too-slow = La petición ha tardado demasiado en llegar.

refused-not-that-many-bots = { $value } no es un número posible de autómatas: hacen compañía hasta { $limit } en una mesa.
refused-too-many-lines = Ya tiene { $limit } mesas abiertas a la vez; cierre alguna.
refused-too-many-lines-here = Desde esta dirección ya hay { $limit } mesas abiertas a la vez.
refused-name-taken = El nombre «{ $value }» ya está ocupado.
refused-name-mixed = El nombre «{ $value }» mezcla alfabetos; escríbalo en uno solo.
refused-name-of-the-house = El nombre «{ $value }» es de la casa o de su personal; elija otro.
refused-guests-stay-guests = Un invitado sigue siendo invitado, y nadie pasa a serlo.
refused-last-director = Una casa necesita dirección: esta es la última persona que la ejerce.
refused-changed-meanwhile = La cuenta ha cambiado entretanto; inténtelo de nuevo.
refused-drawn-not-typed = En esta mesa sortea la casa, con un secreto comprometido de antemano: aquí nadie teclea resultados.
refused-chance-is-settled = De dónde salen los resultados se decide al abrir la mesa y no cambia mientras está abierta.
refused-round-is-running = La jugada está en marcha: cómo va la mesa se cambia entre dos jugadas.
refused-no-company-for-cash = En una mesa de dinero no hay compañía de la casa; solo en las de fichas de juego.
refused-play-money-only = Las fichas de juego no se compran ni se cobran: no pasan por la caja ni se cambian por billetes.
refused-guests-have-no-cash = Un invitado solo tiene fichas de juego: para jugar con dinero hace falta una cuenta.
refused-preview-would-reveal = Lo que esto sacaría a la luz no puede mostrarse antes de que ocurra.

enter-password = Elija una contraseña:
enter-go = Entrar
enter-password-length = Una contraseña tiene de { $least } a { $most } caracteres.
enter-done = Bienvenido. Su nombre es «{ $name }»; desde ahora entre con su contraseña.
pages-unbuilt = El cliente del navegador no está construido aquí.
pages-build = En una copia del repositorio, ejecute { $command } y vuelva a cargar esta página.

# -- demostración

option-demo-law = La ley cuyos juegos se muestran.
option-demo-guests = Cuántos invitados hay como mucho a la vez.
option-demo-minutes = Cuántos minutos dura una noche.
option-demo-nights = Cuántas noches; 0, hasta que se cierra.
demo-minutes-wrong = Una noche dura entre { $least } y { $most } minutos.
demo-guests-wrong = Los invitados son de 1 a { $most }, y las noches no son negativas.
demo-open = Noche de sábado en { $minutes } minutos, con hasta { $guests } invitados de la casa: cualquiera puede mirar, sentarse y comprobar.
demo-auditor = Para revisar los libros entre como «{ $name }» con la contraseña { $password }
help-demo =
    Abrir un casino de demostración: una noche de sábado en minutos, con cientos de invitados de la casa en todos los juegos de una ley.

    Se escribe en un almacén que desaparece al cerrar. Cualquiera puede mirar, sentarse y revisar los libros.
examples-demo =
    Ejemplos:
      novamas demo --open
      novamas demo --minutes 10 --guests 120 --law galicia-2007
