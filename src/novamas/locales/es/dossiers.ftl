# La mesa del regulador: búsqueda, enmiendas, documentos.
search-found = { $count ->
    [0] Ninguna cláusula lo dice.
    [one] Una cláusula.
   *[other] { $count } cláusulas; se muestran { $shown }.
}
search-reading = pasaje dudoso: { $reading }
whatif-title = Qué pasaría si
whatif-changes = Lo que se cambia
whatif-broken = Así no se puede jugar: { $why }
whatif-check = Una mesa corriente ya no abriría: { $why }
whatif-odd = { $bet }: la letra sería extraña, porque no se gana nunca o gana el jugador.
whatif-new = nueva, al { $price }
whatif-gone = desaparece (costaba { $price })
whatif-by = { $before } → { $after } ({ $by })
whatif-examples = Ejemplos que cambian
whatif-scenarios = { $changed ->
    [0] Ninguno de los { $count } ejemplos cambia.
    [one] De { $count } ejemplos cambia uno.
   *[other] De { $count } ejemplos cambian { $changed }.
}
dossier-game = { $game } según { $law }
dossier-law-date = Fecha: { $value }
dossier-law-gazette = Publicada en: { $value }
dossier-law-in-force = En vigor desde: { $value }
dossier-law-amended-by = Modificada por: { $value }
dossier-in-short = En pocas palabras
dossier-prices = Lo que cuesta cada apuesta
dossier-derivations = De dónde sale cada cifra
dossier-derivations-note = Cada resultado neto por su probabilidad; la suma es lo que espera el jugador, y la ventaja de la casa es su contrario.
dossier-rules = Cada regla con su artículo
dossier-doubts = Pasajes dudosos
dossier-clauses = Los artículos, en nuestras palabras
dossier-bet = Apuesta
dossier-pays = Paga
dossier-win = Gana
dossier-push = Empata
dossier-lose = Pierde
dossier-edge = Ventaja de la casa
dossier-exact = Exacta
dossier-within = calculada, ±{ $error }
dossier-articles = Artículos
dossier-article = Artículo
dossier-derivation = Cuenta
dossier-rule = Regla
dossier-value = Valor
dossier-doubt = Pasaje
dossier-letter = A la letra
dossier-corrected = Corregido
dossier-applies = Se aplica
dossier-why = Por qué
dossier-section = Apartado
dossier-text = Texto
dossier-worth = Lo que vale
dossier-law = Norma
dossier-before = Antes
dossier-after = Después
dossier-scenario = Ejemplo
paper-no-browser = Para { $path } hace falta un navegador que imprima (chromium); como .html se puede imprimir en cualquiera.
paper-not-printed = El navegador no ha podido imprimir { $path }.
bad-amendment-unreadable = No se puede leer { $path }.
bad-amendment-not-toml = { $path } no es TOML: { $line }
bad-amendment-form = La enmienda no tiene la forma debida: { $why }
bad-amendment-size = Una enmienda cambia entre uno y { $most } valores; esta, { $count }.
dossier-verdict = Dictamen
dossier-read = Lo que se ha leído
dossier-audit = Auditoría de { $store }
