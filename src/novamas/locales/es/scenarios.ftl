# Por qué un fichero de escenario no se puede leer o no tiene sentido.
bad-scenario-expect = no se puede esperar { $value }.
bad-scenario-fields = { $name }: sus campos se escriben como una tabla.
bad-scenario-amount = Un importe se escribe como texto con decimales, no { $value }.
bad-scenario-clause = clauses: { $law } no tiene ninguna cláusula { $value }.
bad-scenario-chance = el azar se espera como { $value }, no como { $value2 }.
bad-scenario-no-stop = stop: este juego no tiene carta de parada.
bad-scenario-stop-beyond = stop: hay { $whole } naipes en el sabot, así que la carta de parada no puede ir tras { $cards }.
bad-scenario-no-bet = { $owner } no tiene ninguna apuesta en { $value }.
bad-scenario-which-bet = { $owner } tiene { $name } apuestas en { $value }: diga cuál, así: '{ $owner } { $spot } 2'.
bad-scenario-no-such-bet = { $owner } tiene { $name } apuestas en { $value }, y ninguna es la número { $value2 }.
bad-scenario-refused-clause = refused: { $law } no tiene ninguna cláusula { $value }.
bad-scenario-person = { $value } no es el nombre de una persona.
bad-scenario-step-by = un paso con do o bet necesita by.
bad-scenario-nobodys-card = deal: el naipe siguiente no es de nadie ({ $name }): escríbalo como chance.
bad-scenario-card-for = deal: el naipe siguiente es para { $value }, y solo hay naipes para { $names }.
bad-scenario-several-laws = está escrito para varias normas, { $names }: diga cuál.
bad-scenario-other-law = no está escrito para { $law }, sino para { $known }.
bad-scenario-key = clave desconocida { $value }; las claves son: { $known }.
bad-scenario-empty = no tiene ningún paso y no espera nada.
bad-scenario-table-key = clave desconocida { $value } en [table]; las claves son: { $known }.
bad-scenario-readings = [table]: uno de reading y readings, no los dos.
bad-scenario-expect-key = clave desconocida { $value } en expect; las claves son: { $known }.
bad-scenario-call = expect: un anuncio o un suceso es un nombre, o un nombre con sus campos.
bad-scenario-move = expect: un movimiento se escribe así: "@float > ana 35.00 win".
bad-scenario-no-game = no dice su juego.
bad-scenario-steps = sus pasos se escriben como tablas [[step]].
bad-scenario-no-law = no dice su norma: una de law (un nombre) y laws (una tabla de varias).
bad-scenario-laws = laws es una tabla, como [laws] con { $example }.
bad-scenario-own-clauses = clauses: cada norma de [laws] tiene las suyas.
bad-scenario-first = first es una lista de actos, como { $example }.
bad-scenario-one-deed = uno de { $known } cada vez.
bad-scenario-open = open es una tabla con las claves de [table], como { $example }.
bad-scenario-open-key = open: clave desconocida { $value }; las claves son: { $known }.
bad-scenario-expect-table = expect: es una tabla, no { $value }.
bad-scenario-under = under es una tabla de normas, cada una con las claves que difieren en ella.
bad-scenario-under-law = under: el fichero no está escrito para { $value }.
bad-scenario-reserved = nadie puede llamarse { $value }, que es el anticipo.
bad-scenario-by = by es un nombre, no { $value }.
bad-scenario-deal = deal dice de quién son los naipes, como { $example }.
bad-scenario-stop = stop es el número de naipes antes de la carta de parada, no { $value }.
bad-scenario-given = given es el nombre de un preludio, o una lista de nombres.
bad-scenario-given-loop = given { $value } se apoya en sí mismo.
bad-scenario-preludes = sus preludios se escriben como tablas [given."su nombre"].
bad-scenario-unread = no se puede leer ({ $why }).
bad-scenario-not-text = no es texto.
bad-scenario-format = format es 2, o se omite en un fichero de la primera forma; no { $value }.
bad-scenario-missing-key = no dice su { $key }.
bad-scenario-law = law es el nombre de una norma, no { $value }.
bad-scenario-times = [laws] { $law }: times es un número entero mayor que cero, no { $value }.
bad-scenario-act = un acto necesita uno de { $known }.
bad-scenario-do-by = do necesita by: quién lo hace.
bad-scenario-do = do es una orden, como "Leave" o { $example }, o una lista.
bad-scenario-bet = bet es una tabla, como { $example }.
bad-scenario-bet-by = bet necesita by, o nombra a sus jugadores: { $example }.
bad-scenario-acts = given { $value }: acts es una lista de actos.
bad-scenario-in-the-way = ya existe, y no es en lo que se convierte { $path }.
bad-scenario-head-changes = cambiarían su norma, su juego, su título o sus cláusulas.
bad-scenario-play-changes = la mesa no haría lo mismo, así que se queda como está.
bad-scenario-lost = se perdería.
bad-scenario-not-passing = no pasa tal como está, y no se puede reescribir: { $failed }
bad-scenario-namesake = otro escenario de { $law } y { $game } tiene el mismo nombre: { $name2 }.
bad-place-step = paso { $number }
bad-place-act = { $at }, acto { $number }
bad-place-given = given { $value }
bad-place-opening = apertura
bad-scenario-failed = { $where }: { $what }: se esperaba { $expected }, salió { $got }
bad-scenario-came = { $code } { $clauses }: { $because }
bad-scenario-over = { $refused } (la ronda { $round } era la última anunciada, y ha terminado)
bad-scenario-opened = la mesa se abrió
bad-scenario-not-toml = no es TOML{ $line ->
    [0] { "" }
   *[other] { " " }(línea { $line })
}.
bad-scenario-no-prelude = given: no hay ningún preludio { $value }; { $many ->
    [0] no hay { $file } en su carpeta ni por encima
   *[other] los hay: { $known }
}.
