# La mesa del regulador en el navegador.
web-nav-regulator = Regulador
regulator-title = La mesa del regulador
regulator-lead = Cada cláusula de las cuatro normas, por palabras, por artículo o por lo que da a las reglas; en qué difieren y qué pasaría si dijeran otra cosa.
regulator-search = Buscar en todas las cláusulas
regulator-example = retiro, «apuesta tardía», GAL07-03-061…
regulator-law = Norma
regulator-game = Juego
regulator-every-law = todas
regulator-every-game = todos
regulator-find = Buscar
regulator-searching = Buscando.
regulator-found = { $count ->
    [0] Ninguna cláusula lo dice
    [one] Una cláusula
   *[other] { $count } cláusulas
}
regulator-pages = Páginas
regulator-before = Anteriores
regulator-after = Siguientes
regulator-more = Qué más hay en esta mesa
regulator-compare = En qué difieren
regulator-compare-lead = Dos o tres normas lado a lado, regla a regla, con lo que vale cada diferencia.
regulator-whatif = Qué pasaría si…
regulator-whatif-lead = Cambie valores de una norma en un papel aparte: qué precios se mueven y cuánto, qué comprobaciones fallan, qué ejemplos cambian. La norma y las mesas no se tocan.
regulator-date = Fecha
regulator-gazette = Publicación
regulator-in-force = En vigor desde
regulator-amended = Modificada por
regulator-clauses = Cláusulas
regulator-games = Juegos que se juegan
regulator-dash = — : el texto del que se dispone no lo dice.
regulator-in-rulebook = En su sitio en el reglamento
regulator-gives = Lo que da a las reglas
regulator-languages = En cada lengua
regulator-elsewhere = La misma regla en otras normas
regulator-neighbours = Cláusulas vecinas
regulator-name-it = Nombre de la enmienda
regulator-find-value = Buscar un valor
regulator-strike = suprimir
regulator-strike-this = Suprimir: { $rule }
regulator-more-values = { $count } valores más: búsquelos por su nombre.
regulator-outcome = Qué pasaría
regulator-with-examples = jugar también los ejemplos (tarda más)
regulator-try = { $count ->
    [0] Cambie algún valor
    [one] Probar un cambio
   *[other] Probar { $count } cambios
}
regulator-save = Guardar como TOML
regulator-trying = Se está calculando.
regulator-nothing-changed = Todavía no se ha cambiado nada.
regulator-broken = Así no se puede jugar.
regulator-check = Una mesa corriente ya no abriría.
regulator-odd = { $bet }: no se ganaría nunca, o ganaría siempre el jugador a la larga.
regulator-examples = { $changed ->
    [0] Ninguno de { $count } ejemplos cambia
    [one] De { $count } ejemplos cambia uno
   *[other] De { $count } ejemplos cambian { $changed }
}
regulator-more-examples = y { $count } más
library-dossier = Documento
