# La escuela de crupieres: ejercicios, correcciones, exámenes.

help-school = Aprender a repartir: ejercicios de cualquier juego, corregidos por el motor con su artículo.
examples-school =
    Ejemplos:
      novamas school lessons roulette-french --law euskadi-1996
      novamas school pay boule --law galicia-2007 --level 3
      novamas school exam roulette-french --law galicia-2007 --name Ana --out ana.json
      novamas school mark ana.json
option-school-what = Qué hacer: lessons (lo que toca), pay, ruling, call, floor o deal (una clase de ejercicio), exam, progress, mark (un certificado), show (un ejercicio con su respuesta).
option-school-subject = El juego; con mark, el fichero de un certificado; con show, la línea de un ejercicio.
option-school-level = Nivel de 1 a 5; sin él, el alcanzado.
option-school-seed = Un número del que salen otra vez los mismos ejercicios; entonces nada se guarda en tu fichero.
option-school-count = Cuántos ejercicios; las lecciones siguen hasta que salgas, un examen tiene diez.
option-school-kind = Solo esta clase de ejercicio (pay, ruling, call, floor, deal). Repetible.
option-school-name = De quién es el certificado.
option-school-out = Dónde se escribe el certificado, como JSON.
school-no-such = En la escuela no hay nada llamado «{ $value }»; hay: { $known }.
school-needs-game = ¿Qué juego? Dilo: «novamas school lessons JUEGO --law NORMA».
school-needs-file = ¿Qué certificado? Di su fichero: «novamas school mark FICHERO».
school-needs-code = ¿Qué ejercicio? Di su línea: «novamas school show pay:NORMA:JUEGO:NIVEL:SEMILLA».
school-no-certificate = { $file } no es un certificado de la escuela.
school-no-pupil = { $file } no es lo que la escuela guarda de un alumno: apártalo para empezar de nuevo.
bad-task-kind = No hay ninguna clase de ejercicio { $value }; hay: { $known }.
bad-task-form = { $value } no nombra ningún ejercicio: escribe clase:norma:juego:nivel:semilla, como pay:galicia-2007:boule:1:7.
bad-task-level = No hay nivel { $value }: van de 1 a { $most }.
bad-task-seed = { $value } no puede ser una semilla: es un número de 0 a { $most }.
bad-task-none = De { $game } no hay aquí nada que aprender.
bad-task-none-pay = En { $game } no se paga a nadie con fichas: no hay paño que pagar.
bad-exam-form = { $value } no nombra ningún examen: escribe exam:norma:juego:clases:nivel:número:semilla.
bad-exam-count = Un examen tiene de 1 a { $most } ejercicios, no { $value }.
school-kind-pay = Pagar este paño
school-level = Nivel { $level } de { $most }
school-topic-people = pagos
school-ask-stakes = La jugada está decidida. ¿Qué corresponde a cada puesta, en el orden de la norma? Di lo que se paga además de la puesta, o lo que se recoge.
school-ask-people = La jugada está decidida. ¿A quién se paga cuánto, y en qué orden? Di lo que recibe cada uno además de lo suyo; 0 si nada.
school-how-stakes = Escribe «2- 1=175»: recoger la puesta 2 y luego pagar 175 a la 1. «3-2.50» recoge solo eso. Lo que no mueve nada no se escribe. Una línea vacía termina; ? ayuda; quit sale.
school-how-people = Escribe «1=175 2=0» en el orden de pago. Una línea vacía termina; ? ayuda; quit sale.
school-how-choice = Tu respuesta, de 1 a { $most } (? ayuda, quit sale)
school-bad-entry = «{ $value }» no es una anotación: escribe «3=175» para pagar, «3-» para recoger.
school-entry-twice = El número { $number } ya está hecho.
school-why-won = Gana y se paga { $odds }: { $stake } × { $times } = { $sum }. La puesta sigue siendo del jugador.
school-why-paid = Gana { $sum }.
school-why-lost = Pierde: se recogen { $sum }.
school-why-part = Pierde en parte: se recogen { $sum }, el resto sigue siendo del jugador.
school-why-open = Ahora no gana ni pierde: ni se paga ni se recoge nada.
school-why-person = Se le pagan { $sum }.
school-why-person-nothing = Aquí no se paga nada.
school-order = Orden: { $turns }.
school-due-pay = pagar { $sum }
school-due-take = recoger { $sum }
school-due-nothing = nada
school-due-unsaid = sin respuesta
school-slip-right = Bien.
school-slip-early = La suma está bien, pero no era su turno.
school-slip-wrong = Dijiste «{ $given }»; correspondía: { $due }.
school-mark-right = Correcto.
school-mark-wrong = { $points } de { $most } correctos.
school-right-answer = La respuesta: { $answer }
school-no-help = En este nivel no hay ayuda.
school-welcome = La escuela de crupieres: { $game }
school-leave = Lo que haces se guarda, y lo que sale mal vuelve. «quit» sale.
school-session = { $right } de { $asked } correctos, { $seconds } segundos cada uno.
school-session-seed = Semilla de esta sesión: { $seed }
school-exam = Examen: { $game }, { $count } ejercicios, sin ayuda.
school-exam-left = Has salido antes de acabar: lo no respondido cuenta como mal.
school-nobody = alguien
school-certificate = { $name } · { $game } · { $law }: { $points } de { $most } puntos ({ $percent } %), { $seconds } segundos por ejercicio
school-passed = Aprobado.
school-not-passed = No aprobado.
school-certificate-written = El certificado está en { $file }.
school-holds = Cada ejercicio se ha hecho de nuevo y cada respuesta se ha vuelto a corregir: el certificado dice la verdad.
school-does-not-hold = Lo que dice el certificado no se sigue de sus respuestas.
school-nothing-done = Aún no se ha hecho nada.
school-track = { $kind } · { $game } · { $law }: nivel { $level }, { $right } de { $asked } correctos, { $seconds } segundos cada uno
school-day = { $date }: { $right } de { $asked } correctos, { $seconds } segundos cada uno
school-weak = Falla: { $topic } ({ $game }), { $right } de { $asked } correctos
bad-task-none-ruling = Ningún ejemplo de { $game } tiene aquí un error sobre el que resolver.
bad-task-none-call = En { $game } no se anuncia nada que se pueda preguntar.
bad-task-none-floor = Sobre la apertura de { $game } no hay nada que preguntar.
school-kind-ruling = ¿Qué pasa ahora?
school-kind-call = Cantarlo
school-kind-floor = ¿Puede abrir?
school-ask-ruling = ¿Qué pasa ahora?
school-stands = Está permitido y vale.
school-ask-call = ¿Qué se anuncia?
school-ask-when = ¿Cuándo se anuncia esto?
school-ask-floor = ¿Puede abrir así? Si no, ¿por qué?
school-may-open = Puede abrir tal como está.
school-deed-PlaceBet = hace una apuesta
school-deed-TakeBack = retira una apuesta
school-deed-Sit = se sienta
school-deed-Leave = deja la mesa
school-deed-Bring = trae fichas
school-deed-Take = se lleva fichas de la mesa
school-deed-Tip = da una propina
school-deed-ChangeMinimum = cambia el mínimo
bad-task-none-deal = No hay ninguna jugada de { $game } que se pueda llevar aquí.
school-kind-deal = Llevar la jugada
school-ask-deal = Llevas tú la mesa. ¿Qué haces ahora?
school-ask-allow = ¿Lo permites?
school-time = Tienes { $seconds } segundos para esta jugada.
school-late = Ha durado { $seconds } segundos; el tiempo era { $most }.
school-step = Paso { $number } de { $most }
