# La línea de órdenes: ayuda, errores, encabezados. Órdenes, opciones y claves no se traducen nunca.

# -- ayuda --------------------------------------------------------------------------------------------------------

help-novamas = Los catálogos de juegos de casino españoles, en marcha: cada juego, apuesta, pago y error como dice la norma.
examples-novamas =
    Ejemplos:
      novamas games
      novamas rules roulette-french --law euskadi-1996
      novamas odds boule --law galicia-2007
      novamas compare wheel-of-fortune
      novamas play roulette-french --law euskadi-1996
help-help = Muestra este texto.
help-version = Muestra la versión.
help-commands = Órdenes
help-options = Opciones
help-arguments = Argumentos
help-usage = Uso:
help-usage-command = ORDEN
help-usage-options = OPCIONES
help-usage-args = ARGUMENTOS
help-required = obligatorio
help-default = por defecto: { $value }
help-epilogue =
    Cada orden tiene su propia --help.
    Entorno: NOVAMAS_LAWS (más carpetas de normas), NOVAMAS_LANG (es, en, eu o gl), NO_COLOR (sin colores).
help-games =
    Enumera los juegos, las normas que los tienen y cuántos pasajes dudosos hay en cada texto.

    Antes lee cada juego de cada norma en todas sus lecturas; dice el primer error de un archivo, con código de salida 2.
examples-games =
    Ejemplos:
      novamas games
      novamas games --json
      novamas games --lang es
help-rules =
    Imprime el reglamento de un juego: cada cláusula con su clave, las apuestas y los pasajes dudosos del texto.

    GAME puede ser también un juego que aún no se puede jugar, o «catalogue» para la parte general de una norma.
examples-rules =
    Ejemplos:
      novamas rules roulette-french --law euskadi-1996
      novamas rules boule --law galicia-2007 --lang es
      novamas rules wheel-of-fortune --law euskadi-1996 --reading joker=literal
      novamas rules wheel-of-fortune --law euskadi-1996 --json
help-law =
    Imprime cada valor de un juego en una norma junto a las palabras y el apartado de las cláusulas de las que sale.

    Donde el texto es dudoso va primero el valor que se juega, y luego el otro lado de la lectura.
examples-law =
    Ejemplos:
      novamas law euskadi-1996 roulette-french
      novamas law boe-1977 boule --lang es
      novamas law galicia-2007 craps --json
help-odds = Da las probabilidades exactas de cada apuesta: ganar, empatar, perder, ventaja de la casa, desviación típica.
examples-odds =
    Ejemplos:
      novamas odds
      novamas odds roulette-french --law boe-1977
      novamas odds wheel-of-fortune --reading literal
      novamas odds wheel-of-fortune --law euskadi-1996 --reading joker=literal
      novamas odds boule --reading all --json
help-compare = Muestra en qué difieren las normas sobre un juego: reglas con sus artículos y qué espera el jugador de cada apuesta.
examples-compare =
    Ejemplos:
      novamas compare wheel-of-fortune
      novamas compare roulette-french --all
      novamas compare blackjack --law galicia-2007 --law euskadi-1996
      novamas compare boule --json
help-play = Abre una mesa en el terminal para jugar, con compañía y un crupier que canta.
examples-play =
    Ejemplos:
      novamas play
      novamas play roulette-french --law euskadi-1996
      novamas play boule --law galicia-2007 --lang es
help-scenario =
    Ejecuta ejemplos resueltos (TOML) con el mismo motor que cualquier mesa.

    Código de salida 1 si una expectativa falla, 2 si un archivo no puede ejecutarse.
examples-scenario =
    Ejemplos:
      novamas scenario scenarios/
      novamas scenario scenarios/boule/five-takes-even-chances.toml
      novamas scenario scenarios/ --json
      novamas scenario --upgrade mios/
help-trace =
    Dice qué cláusulas de las normas hace cumplir una prueba, cuáles muestra el reglamento y cuáles faltan.

    Lee lo que dejó el último «make test» completo en esta copia de trabajo.
examples-trace =
    Ejemplos:
      novamas trace
      novamas trace --game roulette-french
      novamas trace --law euskadi-1996 --json
help-check =
    Comprueba la sala de un casino (TOML) con las normas: cada mesa por sí sola y todas en conjunto.
    Sin archivo comprueba las normas mismas: todo lo que está mal en ellas, con archivo, línea y lugar.

    Código de salida 1 si hay problemas, 2 si el archivo no puede leerse.
examples-check =
    Ejemplos:
      novamas check
      novamas check examples/floor.toml
      novamas check examples/floor.toml --json

option-json = JSON para programas, en vez de texto para personas.
option-lang = Idioma: es, en, eu o gl (donde aún no hay texto, inglés).
option-law = La norma, como la nombra «novamas games», si el juego está en más de una; caben más normas en las carpetas de NOVAMAS_LAWS.
option-any-law = Solo esta norma; todas si no se nombra ninguna.
option-law-key = La norma, como la nombra «novamas games».
option-game = El juego, como lo nombra «novamas games».
option-any-game = El juego; todos si no se nombra ninguno.
option-trace-game = Solo las cláusulas de este juego.
option-reading = Donde un texto es dudoso: default (la propia de cada pasaje), literal o corrected (corregida); o pasajes por su nombre, como joker=literal (varias veces, o separados por comas).
option-readings = Donde un texto es dudoso: default (la propia de cada pasaje), literal, corrected (corregida) o all (las tres); o pasajes por su nombre, como joker=literal (varias veces, o separados por comas).
option-some-laws = Dos o tres normas que se ponen lado a lado, cada una con su opción: cada diferencia y lo que vale en la primera.
option-all = También lo que es igual en todas las normas.
option-odds-all = Contar también lo que tarda minutos: todos los juegos, todas las lecturas.
option-odds-recount = Contar de nuevo lo que ya se sabe, y guardarlo.
option-odds-device = Dónde se cuenta de nuevo lo que una tarjeta gráfica sabe contar: «cpu» o «gpu».
option-odds-meter = Las apuestas cuyos premios son partes de un bote, con el contador en tantas apuestas: 1500, 2500.5, 8661/4.
cli-no-meter = { $game } no tiene ninguna apuesta con contador: solo la tienen los jackpots de los póqueres con y sin descarte y la apuesta acumulada del blackjack.
cli-no-meter-here = Ningún juego tiene aquí una apuesta con contador.
option-paths = Archivos de ejemplos, o carpetas de ellos.
option-upgrade = Reescribe los archivos de la primera forma en la segunda, donde están; nada cambia si una sola mesa hiciera otra cosa.
option-check-all = Muestra también las reglas que se cumplen, con sus artículos.
option-check-out = Escribe todas las reglas como página imprimible (HTML) en este archivo.
option-floor = El archivo que describe la sala; sin él se comprueban las normas.

# -- errores ------------------------------------------------------------------------------------------------------

cli-left-out = Queda fuera: { $problem }
cli-no-law = No hay ninguna norma «{ $value }»
cli-which-law = «{ $game }» está en varias normas: diga una con --law; hay: { $known }.
cli-no-game = No hay ningún juego «{ $value }»
cli-no-game-in-law = No hay ningún juego «{ $value }» en { $law }
cli-no-reading = No hay ninguna lectura «{ $value }»
cli-no-side = «{ $value }» no es una manera de leer «{ $reading }»
cli-reading-alone = «{ $value }» no dice cómo se lee qué pasaje: escríbase como joker=literal.
cli-recount-what = ¿Qué juego hay que contar de nuevo? Dígalo: «novamas odds JUEGO --recount».
cli-device-recount = «--device gpu» cuenta de nuevo: pida también --recount.
cli-device-no-count = La tarjeta gráfica no sabe contar { $game }: pídalo sin «--device gpu».
cli-no-language = No hay ningún idioma «{ $value }»
cli-not-yet = { $game } aún no se puede jugar.
cli-not-yet-in-law = { $game } de { $law } aún no se puede jugar.
cli-nothing-to-play = Ningún juego de { $law } se puede jugar aún; su catálogo tiene: { $known }.
cli-none-playable = su catálogo tiene: { $known }, y ninguno se puede jugar aún.
cli-unknown-command = No hay ninguna orden «{ $value }»
cli-unknown-option = Aquí no hay ninguna opción { $value }
cli-missing-argument = Falta { $name }: véase «{ $command } --help».
cli-too-much = «{ $value }» es un argumento de más: véase «{ $command } --help».
cli-twice = { $name } se da dos veces.
cli-bad-value = «{ $value }» no es un valor de { $name }.
cli-did-you-mean = ¿quiso decir «{ $near }»?
cli-there-are = hay: { $known }.
cli-or = o

# -- games --------------------------------------------------------------------------------------------------------

cli-games-game = Juego
cli-games-law = Norma
cli-games-epigraph = Epígrafe
cli-games-currency = Moneda
cli-games-readings = Lecturas
cli-games-later = En los catálogos, aún sin poder jugarse:

# -- rules --------------------------------------------------------------------------------------------------------

law-told-date = de { $value }
law-told-gazette = { $value }
law-told-in-force = en vigor desde { $value }
law-told-amended-by = modificada por { $value }
law-other-side = Lectura «{ $reading }», el otro lado ({ $says }): { $value }
rules-not-yet = Este juego aún no se puede jugar aquí; estas son sus cláusulas.
rules-fallback = Las cláusulas que aún no tienen texto en «{ $lang }» se muestran en inglés y se marcan con [en].
rules-inherited = Heredado de { $name }, { $place }, en lo que las cláusulas anteriores no disponen otra cosa
rules-section = Apartado { $section }
rules-bets = Apuestas
rules-bets-reading = Apuestas, lectura { $reading }
rules-bets-bet = Apuesta
rules-bets-pays = Paga
rules-bets-maximum = Máximo
rules-bets-clauses = Cláusulas
rules-maximum-multiples = { $multiples } × el mínimo
rules-maximum-between = de { $least } a { $most } × el mínimo, según fije la casa
rules-maximum-parts = cada ficha hasta el máximo de su casilla
rules-maximum-authorised = según la autorización
rules-readings = Pasajes dudosos del texto
rules-literal = literal: { $says }
rules-corrected = corregida: { $says }
rules-applies = es la que se juega
rules-unplayable = no puede jugarse: { $why }
rules-reason = Motivo: { $why }

# -- odds ---------------------------------------------------------------------------------------------------------

reading-default = por defecto
reading-literal = literal
reading-corrected = corregida
odds-title = { $game } · { $law } ({ $key }) · lectura { $reading }
odds-bet = Apuesta
odds-pays = Paga
odds-win = Gana
odds-push = Empata
odds-lose = Pierde
odds-edge = Ventaja
odds-over = Sobre la mejor
odds-exact = Exacta
odds-sd = D. típica
odds-clauses = Cláusulas
odds-with-literal = «{ $name }» en su lectura literal ({ $reading }=literal):
odds-with-corrected = «{ $name }» en su lectura corregida ({ $reading }=corrected):
odds-costs = { $bets } cuesta { $price }
odds-gives = { $bets } da al jugador { $price }
odds-gone = no existe la apuesta { $bets }
odds-same-edge = la ventaja es la misma; solo cambia cuántas veces se gana, se empata y se pierde
odds-counting = Contando { $game }: unos { $seconds } segundos de un procesador…
odds-readings-wait = Sin contar todavía con el otro lado de: { $readings } («novamas odds { $game } --all»).

# -- compare ------------------------------------------------------------------------------------------------------

compare-title = { $game } según cada norma
compare-expects = Qué espera el jugador de lo que apuesta
compare-same-odds = Las probabilidades son iguales con todas las normas y lecturas.
compare-same-rules = Las reglas son iguales en todas las normas.
compare-rules = En qué difieren las reglas
compare-rules-all = Las reglas
compare-one-law = Solo una norma tiene este juego: { $law }.
compare-rule = Regla
compare-unsaid = –
compare-tie = { $pays }, solo se devuelve lo apostado
compare-none = ninguna
compare-yes = sí
compare-no = no
compare-never = nunca gana
compare-reading = lectura «{ $reading }»: { $side }
compare-never-wins = { $bet } no { $bets ->
    [one] puede
   *[other] pueden
} ganar nunca: el jugador espera { $expects } ({ $exact }) de cada apuesta ({ $readings }).
compare-player-ahead = { $bet } { $bets ->
    [one] paga
   *[other] pagan
} más de lo debido: el jugador espera { $expects } ({ $exact }) de cada apuesta ({ $readings }).
compare-because = Lectura «{ $reading }»; por defecto se aplica la { $applies }. { $clauses }

# -- scenario -----------------------------------------------------------------------------------------------------

scenario-ok = bien
scenario-failed = FALLA
scenario-bad = ARCHIVO MALO
scenario-none = { $path }: en esta carpeta no hay ningún ejemplo.
scenario-missing = { $path }: no existe ese archivo ni esa carpeta.
scenario-total = { $passed } bien, { $failed } fallan, { $bad } no pueden ejecutarse; { $checked } expectativas comprobadas.
scenario-upgraded =
    { $scenarios } ejemplos de { $files_before } archivos están ahora en { $files_after }: { $lines_after } líneas en vez de { $lines_before }, { $preludes } preludios nuevos. Cada mesa hace lo mismo, byte a byte.
scenario-no-old = Aquí no hay ningún ejemplo de la primera forma: nada ha cambiado.

# -- trace --------------------------------------------------------------------------------------------------------

trace-no-checkout = Esto no es una copia de trabajo de novamas: trace lee sus pruebas y ejemplos.
trace-no-results = Aún no hay resultados de pruebas que seguir: ejecute antes «make test».
trace-bad-results = { $path } no puede leerse: ejecute de nuevo «make test».
trace-stale = las pruebas, los ejemplos o el código han cambiado desde el último «make test» completo: ejecútelo de nuevo para un rastro exacto.
trace-title = Cláusulas atendidas, por norma, juego y capa
trace-law = Norma
trace-game = Juego
trace-untouched = Cláusulas exigidas por pruebas, pero que ningún valor de la ley ni ningún fallo plantado pone a prueba:
trace-missing = Faltan
trace-total = { $clauses } cláusulas: { $enforced } comprobadas por pruebas, { $shown } mostradas en el reglamento, { $missing } faltan.

# -- check --------------------------------------------------------------------------------------------------------

check-fine = La sala cumple la norma.
check-laws-fine = Las normas están en orden.
check-table = Mesa { $number } ({ $game })
check-table-alone = Mesa { $number }
check-problems = { $problems ->
    [1] Un problema.
   *[other] { $problems } problemas.
}

# Dados o craps
rules-maximum-gain = lo que gane de { $least } a { $most } × la ganancia del máximo sencillo, según fije la casa
rules-maximum-share-of-bet = el { $percent } % de la apuesta a la que acompaña
rules-maximum-share = el { $percent } % del máximo de las suertes sencillas

# Strategy charts
odds-computed = calculado; la ventaja es exacta hasta { $error }
cli-no-output = La salida no se puede escribir: { $why }.
cli-output-closed = No hay salida en la que escribir.
cli-system = { $path }: { $why }.

# -- the regulator's desk --

help-search = Busca en todas las cláusulas, por palabras, por artículo o por lo que dan a las reglas; sin acentos también.
help-whatif = Qué pasaría con los precios, las comprobaciones y los ejemplos si una norma dijera otra cosa.
help-dossier = Un juego según una norma, o según dos o tres, como documento que se sostiene solo (HTML, PDF, CSV, JSON).
option-search = Palabras, o un artículo como GAL07-03-061 o 03-061; entre comillas, juntas.
option-search-most = Cuántas cláusulas se muestran como máximo.
option-whatif = La enmienda, en TOML.
option-whatif-scenarios = Ejemplos que se juegan con la enmienda: archivos o carpetas.
option-paper = Adónde: un archivo .html, .pdf, .csv o .json.
examples-search =
    Ejemplos:
      novamas search surrender --law galicia-2007
      novamas search GAL07-03-061
      novamas search 'late bet' --lang en
examples-whatif =
    Ejemplos:
      novamas whatif examples/amendment.toml
      novamas whatif examples/amendment.toml --scenarios scenarios/blackjack --out whatif.pdf
examples-dossier =
    Ejemplos:
      novamas dossier blackjack --law galicia-2007 --out blackjack.html
      novamas dossier blackjack --law galicia-2007 --law euskadi-1996 --out compare.pdf
