# La biblioteca: reglamentos, probabilidades, en qué difieren las leyes.

library-games = Juegos
library-laws = Leyes
library-loading = Se abre el reglamento.
library-counting = Se cuentan las probabilidades.
library-rules = El reglamento
library-rules-lead = Cuatro catálogos de juegos, cláusula por cláusula, con nuestras palabras. Donde un texto se contradice o parece errata, están las dos lecturas y el motivo de la que se juega.
library-rules-of = Reglamento de { $law }
library-read-on = Seguir leyendo
library-playable = se juega
library-not-yet = para leer, todavía no para jugar
library-doubts = { $count ->
    [one] un pasaje dudoso
   *[other] { $count } pasajes dudosos
}
library-to-tables = Mesas bajo esta ley
library-readings = Pasajes dudosos
library-readings-lead = Lo que dice la letra, lo que sería corregida, y cuál de las dos se juega si la casa no elige otra.
library-literal = La letra
library-corrected = Corregida
library-applies = se juega
library-the-reading = la lectura
library-bets = Apuestas
library-bet = Apuesta
library-maximum = Máximo
library-clauses = Artículos
library-all-clauses = Todas las cláusulas de { $law }
library-inherited = Reglas que toma de { $name } ({ $place }), salvo lo que se dice arriba
library-find = Buscar en el texto
library-nothing-found = Ninguna cláusula tiene esas palabras.

library-odds = Probabilidades exactas
library-odds-lead = Lo que cuesta cada apuesta bajo cada ley que la tiene: fracciones exactas, no simulaciones, con los artículos de los que resultan.
library-side-default = como la lee la casa
library-side-literal = la letra
library-side-corrected = corregida
library-not-counted = sin contar
odds-waits = Contar estas probabilidades lleva unos { $seconds } segundos de un procesador; «{ $command }» las cuenta y las guarda.
odds-needs = Estas probabilidades se cuentan con un programa que no está instalado aquí; { $command } lo trae.
compare-uncounted = No todas las probabilidades están contadas todavía; «novamas odds { $game } --reading all» las cuenta y las guarda.
library-chart = Ventaja de la casa, apuesta por apuesta
library-player-ahead = gana el jugador
library-oddities = Lo que dice la letra
library-odd-never-wins = Esta apuesta no puede ganar nunca.
library-odd-player-ahead = Esta apuesta favorece al jugador.
library-differences = Lo que cambia de una ley a otra
library-rule = Regla

odds-meter-at = El contador está en { $stakes } apuestas.
odds-meter-least = La ley lo deja empezar con { $stakes } como mínimo.
odds-meter-even = La apuesta no cuesta nada a partir de { $stakes } apuestas ({ $exact }).
odds-meter-never = La apuesta cuesta algo por alto que esté el contador.
bad-meter-no-number = Un contador es un número de apuestas, como 1500 o 8661/4, y no { $value }.
bad-meter-range = Un contador está entre 0 y { $most } apuestas, y no en { $value }.
choice-dealt = jugadas servidas
choice-dealt-and-discards = jugadas servidas o con descarte
library-meter = El jackpot y su contador
library-meter-lead = Lo que cuesta la apuesta depende de lo alto que esté el contador. Se cuenta en apuestas, con exactitud, para una sola mano.
library-meter-stakes = Contador, en apuestas
library-meter-least = La ley lo deja empezar con { $stakes } apuestas como mínimo.
library-meter-even = No cuesta nada a partir de { $stakes } apuestas.
library-meter-never = Cuesta algo por alto que esté.
library-meter-cost = Ventaja de la casa con { $stakes } apuestas
library-meter-line = La ventaja desde el contador vacío hasta { $stakes } apuestas
library-print = Imprimir
library-readings-of = Cómo se leen los pasajes dudosos
library-in-short = En pocas palabras
library-measure-default = Cada cifra, con todos los pasajes dudosos leídos como los lee la casa.
library-measure-literal = Cada cifra, con todos los pasajes dudosos a la letra, a la vez; lo que no se puede jugar a la letra, corregido.
library-measure-corrected = Cada cifra, con todos los pasajes dudosos corregidos a la vez.
library-pick-laws = Normas lado a lado (dos o tres)
library-exact = fracción exacta
library-differs = difiere
library-alike = igual en todas
library-legend = — : esa norma no lo tiene. Granate: la letra es extraña. Latón: difiere.
library-computed = ≈ : cifra calculada, sin fracción; su error no pasa de { $error }.
library-chart-to = Barras hasta { $most }
library-oddities-alone = Aquí cada pasaje se lee a la letra él solo, y los demás como los lee la casa. La tabla lee todos a la vez, así que sus cifras no son estas.
library-worth = Lo que vale
library-worth-note = Lo que vale cada regla: se pone ella sola en { $law }, todo lo demás igual, y se vuelven a calcular los precios, jugando lo mejor posible.
library-pricing = Se está calculando lo que vale cada diferencia.
library-more-articles = { $count ->
    [one] y un artículo más
   *[other] y { $count } artículos más
}
library-dash = — : esa norma no lo tiene.
