# La orden `simulate`: juegos jugados por millones.

help-simulate =
    Juega por millones y cuenta qué resulta, al lado de las probabilidades exactas.

    Donde hay un bucle compilado para lo que se pide, juega él; todo lo demás lo juegan las propias reglas, y el resultado dice quién. La misma semilla da el mismo resultado con cualquier número de núcleos.
examples-simulate =
    Ejemplos:
      novamas simulate roulette-french --law euskadi-1996 --bet red=10 --bet straight:17=5 --rounds 1000000
      novamas simulate blackjack --law galicia-2007 --strategy by-cards --until 0.001
      novamas simulate boule --law boe-1977 --bet red=100 --plan martingale --chips 50000 --plots dibujos
option-sim-bet = Lo que se pone en cada jugada: un lugar y un importe, varias veces si hace falta; sin ello, la primera clase de apuesta con el mínimo.
option-sim-rounds = Cuántas jugadas, o como máximo con --until.
option-sim-seed = Un número o un texto del que se sigue toda la simulación.
option-sim-strategy = Cómo contesta quien es preguntado: un nombre de «novamas odds», un carácter de la compañía de la mesa o un fichero JSON con una tabla.
option-sim-minimum = El mínimo de la mesa.
option-sim-session = Jugadas de una sesión: ruina, caídas y sabots empiezan de nuevo con cada una.
option-sim-plan = Cómo siguen las posturas a ganancias y pérdidas: flat, martingale, paroli, dalembert, fibonacci, proportional.
option-sim-chips = Con qué empieza una sesión; acaba cuando no se puede pagar la siguiente postura. Sin ello hay fichas de sobra.
option-sim-target = Una sesión acaba cuando se ha ganado tanto.
option-sim-until = Parar en cuanto la ventaja se conozca con este margen, al 95 % de confianza: 0.00001.
option-sim-jobs = Cuántos núcleos juegan; sin ello, todos.
option-sim-by = Quién ha de jugar: «kernel» o «engine».
option-sim-company = Cuántos otros juegan en la mesa.
option-sim-cluster = Jugar en un clúster de Dask: la dirección de su planificador, o «local» para uno que arranca solo.
option-sim-device = Dónde juega un bucle compilado: «cpu» o «gpu», una tarjeta gráfica.
option-sim-parquet = Escribir lo contado como ficheros Parquet en esta carpeta.
option-sim-plots = Dibujar en esta carpeta, como SVG, lo que traen las jugadas, las sesiones, la ruina y las caídas.
sim-title = { $game }, { $law }
sim-bets = En cada jugada: { $bets }
sim-by-kernel = { $rounds } jugadas por un bucle compilado, { $rate } por segundo.
sim-by-engine = { $rounds } jugadas por las reglas, { $rate } por segundo.
sim-why-no-kernel = No hay bucle compilado para este juego.
sim-why-not-installed = Los bucles compilados necesitan el extra «sim».
sim-why-company = Juegan otros en la mesa, y ningún bucle compilado los conoce.
sim-why-function = Decide una función de quien llama.
sim-why-option = La casa ha elegido una opción que el bucle compilado no conoce.
sim-why-strategy = El bucle compilado no conoce esta estrategia.
sim-why-bet = El bucle compilado no conoce alguna de estas apuestas.
sim-why-stake = Estas posturas no se pagan exactas o están fuera de los límites.
sim-why-plan = El bucle compilado no conoce este plan con estas apuestas.
sim-why-too-wide = Una jugada puede traer demasiados importes distintos para el bucle compilado.
sim-why-no-device-loop = Para este juego no hay bucle de tarjeta gráfica.
sim-figure = Cifra
sim-value = Valor
sim-edge = Ventaja
sim-interval = Intervalo del 95 %
sim-exact = Ventaja exacta (distancia)
sim-mean = Media de una jugada
sim-sd = Desviación típica
sim-staked = Puesto por cada primera postura
sim-element = Ventaja sobre todo lo puesto
sim-shares = Ganadas / en paz / perdidas
sim-quantiles = Cuantiles de una jugada
sim-ruined = Sesiones sin fichas
sim-outcomes = Lo que salió:
sim-progress = { $rounds } de { $of } jugadas, ventaja { $edge } ± { $half }
sim-written = Escrito: { $path }
sim-plot-nets = Lo que traen las jugadas
sim-plot-stakes = primeras posturas
sim-plot-share = parte de las jugadas
sim-plot-paths = El curso de las sesiones
sim-plot-rounds = jugadas
sim-plot-ruin = Sesiones que acaban sin fichas
sim-plot-chips = primeras posturas con que se empieza
sim-plot-sessions = parte de las sesiones
sim-plot-drawdown = Sesiones que caen tanto por debajo de su punto más alto
sim-cli-no-plan = No hay ningún plan «{ $value }»
sim-cli-jobs = Juega al menos un núcleo.
sim-cli-bet = Una apuesta se escribe LUGAR=IMPORTE, por ejemplo red=10: «{ $value }» no lo es.
sim-cli-chart = { $path } no es la tabla de una estrategia: tiene una fila por mano y en ella una respuesta para cada carta que puede encontrar.
bad-sim-no-plan = No hay ningún plan { $value }; hay: { $known }.
bad-sim-negative = { $value } es menos que nada.
bad-sim-per-mille = La parte de un plan proporcional está entre 1 y 1000 por mil: { $value } no lo está.
bad-sim-plan-needs-chips = Un plan proporcional necesita fichas con que empezar.
bad-sim-no-bets = Las posturas necesitan un lugar; hay { $known }, etcétera.
bad-sim-bets-nowhere = En { $game } no se apuesta sobre lugares: la compañía de la mesa juega a su manera.
bad-sim-no-room = No hay sitio para otros { $value } en esta mesa.
bad-sim-no-chart = Ninguna estrategia de { $game } se escribe como tabla.
bad-sim-no-strategy = No hay aquí ninguna estrategia { $value }; hay: { $known }.
bad-sim-stake = Una postura en { $value } es al menos de una ficha.
bad-sim-rounds = Se pueden jugar entre 1 y { $most } jugadas: no { $value }.
bad-sim-session = Una sesión tiene entre 1 y { $most } jugadas: no { $value }.
bad-sim-until = Una precisión es un número mayor que nada: { $value } no lo es.
bad-sim-by = Juegan el bucle compilado (kernel) o las reglas (engine): { $value } no es ninguno.
bad-sim-no-kernel = Ningún bucle compilado juega esto ({ $why }).
bad-sim-needs-extra = Para esto hace falta { $missing }: { $install }
bad-sim-cluster-function = Una función de quien llama no puede viajar a un clúster: dé una tabla o un nombre.
bad-sim-cluster-lost = El clúster de { $value } no contesta.
bad-sim-device = Se juega en la cpu o en la gpu: { $value } no es ninguna de las dos.
bad-sim-no-device = No contesta ninguna tarjeta gráfica en la que jugar esto.
