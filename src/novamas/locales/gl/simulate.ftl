# A orde `simulate`: xogos xogados por millóns.

help-simulate =
    Xoga por millóns e conta que resulta, a carón das probabilidades exactas.

    Onde hai un bucle compilado para o que se pide, xoga el; todo o demais xógano as propias regras, e o resultado di quen. A mesma semente dá o mesmo resultado con calquera número de núcleos.
examples-simulate =
    Exemplos:
      novamas simulate roulette-french --law euskadi-1996 --bet red=10 --bet straight:17=5 --rounds 1000000
      novamas simulate blackjack --law galicia-2007 --strategy by-cards --until 0.001
      novamas simulate boule --law boe-1977 --bet red=100 --plan martingale --chips 50000 --plots debuxos
option-sim-bet = O que se pon en cada xogada: un lugar e un importe, varias veces se fai falta; sen iso, a primeira clase de aposta co mínimo.
option-sim-rounds = Cantas xogadas, ou como máximo con --until.
option-sim-seed = Un número ou un texto do que se segue toda a simulación.
option-sim-strategy = Como contesta quen é preguntado: un nome de «novamas odds», un carácter da compañía da mesa ou un ficheiro JSON cunha táboa.
option-sim-minimum = O mínimo da mesa.
option-sim-session = Xogadas dunha sesión: ruína, caídas e sabots comezan de novo con cada unha.
option-sim-plan = Como seguen as posturas ás ganancias e perdas: flat, martingale, paroli, dalembert, fibonacci, proportional.
option-sim-chips = Con que comeza unha sesión; remata cando non se pode pagar a seguinte postura. Sen iso hai fichas de sobra.
option-sim-target = Unha sesión remata cando se gañou tanto.
option-sim-until = Parar en canto a vantaxe se coñeza con esta marxe, ao 95 % de confianza: 0.00001.
option-sim-jobs = Cantos núcleos xogan; sen iso, todos.
option-sim-by = Quen ha de xogar: «kernel» ou «engine».
option-sim-company = Cantos outros xogan na mesa.
option-sim-cluster = Xogar nun clúster de Dask: o enderezo do seu planificador, ou «local» para un que arrinca só.
option-sim-device = Onde xoga un bucle compilado: «cpu» ou «gpu», unha tarxeta gráfica.
option-sim-parquet = Escribir o contado como ficheiros Parquet neste cartafol.
option-sim-plots = Debuxar neste cartafol, como SVG, o que traen as xogadas, as sesións, a ruína e as caídas.
sim-title = { $game }, { $law }
sim-bets = En cada xogada: { $bets }
sim-by-kernel = { $rounds } xogadas por un bucle compilado, { $rate } por segundo.
sim-by-engine = { $rounds } xogadas polas regras, { $rate } por segundo.
sim-why-no-kernel = Non hai bucle compilado para este xogo.
sim-why-not-installed = Os bucles compilados necesitan o extra «sim».
sim-why-company = Xogan outros na mesa, e ningún bucle compilado os coñece.
sim-why-function = Decide unha función de quen chama.
sim-why-option = A casa escolleu unha opción que o bucle compilado non coñece.
sim-why-strategy = O bucle compilado non coñece esta estratexia.
sim-why-bet = O bucle compilado non coñece algunha destas apostas.
sim-why-stake = Estas posturas non se pagan exactas ou están fóra dos límites.
sim-why-plan = O bucle compilado non coñece este plan con estas apostas.
sim-why-too-wide = Unha xogada pode traer demasiados importes distintos para o bucle compilado.
sim-why-no-device-loop = Para este xogo non hai bucle de tarxeta gráfica.
sim-figure = Cifra
sim-value = Valor
sim-edge = Vantaxe
sim-interval = Intervalo do 95 %
sim-exact = Vantaxe exacta (distancia)
sim-mean = Media dunha xogada
sim-sd = Desviación típica
sim-staked = Posto por cada primeira postura
sim-element = Vantaxe sobre todo o posto
sim-shares = Gañadas / en paz / perdidas
sim-quantiles = Cuantís dunha xogada
sim-ruined = Sesións sen fichas
sim-outcomes = O que saíu:
sim-progress = { $rounds } de { $of } xogadas, vantaxe { $edge } ± { $half }
sim-written = Escrito: { $path }
sim-plot-nets = O que traen as xogadas
sim-plot-stakes = primeiras posturas
sim-plot-share = parte das xogadas
sim-plot-paths = O curso das sesións
sim-plot-rounds = xogadas
sim-plot-ruin = Sesións que rematan sen fichas
sim-plot-chips = primeiras posturas coas que se comeza
sim-plot-sessions = parte das sesións
sim-plot-drawdown = Sesións que caen tanto por debaixo do seu punto máis alto
sim-cli-no-plan = Non hai ningún plan «{ $value }»
sim-cli-jobs = Xoga polo menos un núcleo.
sim-cli-bet = Unha aposta escríbese LUGAR=IMPORTE, por exemplo red=10: «{ $value }» non o é.
sim-cli-chart = { $path } non é a táboa dunha estratexia: ten unha fila por man e nela unha resposta para cada carta que pode atopar.
bad-sim-no-plan = Non hai ningún plan { $value }; hai: { $known }.
bad-sim-negative = { $value } é menos que nada.
bad-sim-per-mille = A parte dun plan proporcional está entre 1 e 1000 por mil: { $value } non o está.
bad-sim-plan-needs-chips = Un plan proporcional necesita fichas coas que comezar.
bad-sim-no-bets = As posturas necesitan un lugar; hai { $known }, etcétera.
bad-sim-bets-nowhere = En { $game } non se aposta sobre lugares: a compañía da mesa xoga á súa maneira.
bad-sim-no-room = Non hai sitio para outros { $value } nesta mesa.
bad-sim-no-chart = Ningunha estratexia de { $game } se escribe como táboa.
bad-sim-no-strategy = Non hai aquí ningunha estratexia { $value }; hai: { $known }.
bad-sim-stake = Unha postura en { $value } é polo menos dunha ficha.
bad-sim-rounds = Pódense xogar entre 1 e { $most } xogadas: non { $value }.
bad-sim-session = Unha sesión ten entre 1 e { $most } xogadas: non { $value }.
bad-sim-until = Unha precisión é un número maior que nada: { $value } non o é.
bad-sim-by = Xogan o bucle compilado (kernel) ou as regras (engine): { $value } non é ningún.
bad-sim-no-kernel = Ningún bucle compilado xoga isto ({ $why }).
bad-sim-needs-extra = Para isto cómpre { $missing }: { $install }
bad-sim-cluster-function = Unha función de quen chama non pode viaxar a un clúster: dea unha táboa ou un nome.
bad-sim-cluster-lost = O clúster de { $value } non contesta.
bad-sim-device = Xógase na cpu ou na gpu: { $value } non é ningunha das dúas.
bad-sim-no-device = Non contesta ningunha tarxeta gráfica na que xogar isto.
