# A mesa do regulador no navegador.
web-nav-regulator = Regulador
regulator-title = A mesa do regulador
regulator-lead = Cada cláusula das catro normas, por palabras, por artigo ou polo que dá ás regras; en que difiren e que pasaría se dixesen outra cousa.
regulator-search = Buscar en todas as cláusulas
regulator-example = retirada, GAL07-03-061…
regulator-law = Norma
regulator-game = Xogo
regulator-every-law = todas
regulator-every-game = todos
regulator-find = Buscar
regulator-searching = Buscando.
regulator-found = { $count ->
    [0] Ningunha cláusula o di
    [one] Unha cláusula
   *[other] { $count } cláusulas
}
regulator-pages = Páxinas
regulator-before = Anteriores
regulator-after = Seguintes
regulator-more = Que máis hai nesta mesa
regulator-compare = En que difiren
regulator-compare-lead = Dúas ou tres normas de par, regra a regra, co que vale cada diferenza.
regulator-whatif = Que pasaría se…
regulator-whatif-lead = Cambie valores dunha norma nun papel á parte: que prezos se moven e canto, que comprobacións fallan, que exemplos cambian. A norma e as mesas non se tocan.
regulator-date = Data
regulator-gazette = Publicación
regulator-in-force = En vigor desde
regulator-amended = Modificada por
regulator-clauses = Cláusulas
regulator-games = Xogos que se xogan
regulator-dash = — : o texto do que se dispón non o di.
regulator-in-rulebook = No seu sitio no regulamento
regulator-gives = O que dá ás regras
regulator-languages = En cada lingua
regulator-elsewhere = A mesma regra noutras normas
regulator-neighbours = Cláusulas veciñas
regulator-name-it = Nome da emenda
regulator-find-value = Buscar un valor
regulator-strike = suprimir
regulator-strike-this = Suprimir: { $rule }
regulator-more-values = { $count } valores máis: búsqueos polo seu nome.
regulator-outcome = Que pasaría
regulator-with-examples = xogar tamén os exemplos (tarda máis)
regulator-try = { $count ->
    [0] Cambie algún valor
    [one] Probar un cambio
   *[other] Probar { $count } cambios
}
regulator-save = Gardar como TOML
regulator-trying = Estase calculando.
regulator-nothing-changed = Aínda non se cambiou nada.
regulator-broken = Así non se pode xogar.
regulator-check = Unha mesa corrente xa non abriría.
regulator-odd = { $bet }: non se gañaría nunca, ou gañaría o xogador á longa.
regulator-examples = { $changed ->
    [0] Ningún de { $count } exemplos cambia
    [one] De { $count } exemplos cambia un
   *[other] De { $count } exemplos cambian { $changed }
}
regulator-more-examples = e { $count } máis
library-dossier = Documento
