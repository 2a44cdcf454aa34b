# El salón: las mesas abiertas y lo que se dice de cada una.

floor-title = El salón
floor-counts = { $tables ->
    [one] Una mesa abierta
   *[other] { $tables } mesas abiertas
}{ $people ->
    [0] .
    [one] , una persona.
   *[other] , { $people } personas.
}
floor-invitation = Elija una y siéntese; también puede jugar de pie.
floor-greeting = Pase, por favor.
floor-play = Jugar ya
floor-open-table = Abrir una mesa
floor-chips-title = Fichas de juego.
floor-chips = En estas mesas no se juega dinero: las fichas no se compran, no se venden y no se cambian. Cuando se acaban, la casa da otras.
floor-chips-both = En las mesas de fichas de juego no se juega dinero: las da la casa, no se compran ni se cobran. En las de dinero, las fichas se compran y se cobran en la caja.
floor-short = Lleva pocas fichas encima.
floor-short-then = Las que tenga en una mesa siguen allí. La casa le da otras fichas de juego.
floor-chips-please = Pedir fichas

floor-filters = Filtros
floor-group-all = Todas
floor-group-baccarat = Bacará
floor-group-dice = Dados
floor-group-poker = Póquer
floor-group-other = Otros
floor-law = Ley
floor-law-any = todas
floor-minimum = Mínimo
floor-minimum-any = cualquiera
floor-minimum-to = hasta { $amount }
floor-spoken = Idioma
floor-spoken-any = cualquiera
floor-free = Con sitio
floor-shown = { $tables ->
    [0] Ninguna mesa
    [one] Una mesa
   *[other] { $tables } mesas
}

floor-table = Mesa { $table }
floor-limits = { $kind ->
    [straight] { $range } en pleno
    [number] { $range } por número
   *[other] { $range }
}
floor-from = desde { $amount }
floor-nobody = nadie todavía
floor-playing = { $people ->
    [one] 1 juega
   *[other] { $people } juegan
}
floor-seats-are = Sitios:
floor-seats = { $taken } de { $seats }{ $standing ->
    [0] { "" }
   *[other] , { $standing } de pie
}
floor-opens = { $bots ->
    [0] abre con usted
   *[other] abre con usted y { $bots } de compañía
}
floor-pace-ball = una bola cada { $seconds } s
floor-pace-turn = una vuelta cada { $seconds } s
floor-pace-round = una jugada cada { $seconds } s
floor-by-hand = la lleva un crupier
floor-now-betting = hagan juego
floor-now-rolling = ya rueda
floor-now-closed = no va más
floor-suspended = Suspendida
floor-closed = Se ha cerrado
floor-odd = Aquí la letra de la ley es anómala

floor-sit = Sentarse
floor-sit-at = Sentarse en la mesa { $table }: { $game }
floor-stand = Jugar de pie
floor-stand-at = Jugar de pie en la mesa { $table }: { $game }
floor-watch = Mirar
floor-watch-at = Mirar la mesa { $table }: { $game }
floor-back = Volver
floor-back-at = Volver a la mesa { $table }: { $game }
floor-mine = { $seat ->
    [0] Tiene aquí { $amount } en fichas, de pie.
   *[other] Tiene aquí { $amount } en fichas, en el sitio { $seat }.
}
floor-serve = Atender
floor-serve-at = Atender la mesa { $table }: { $game }
floor-gone = Cerrada
floor-gone-at = Cerrada: mesa { $table }, { $game }

floor-loading = Se preparan las mesas.
floor-lost = Sin conexión. Lo que ve es de hace un momento; las mesas siguen.
floor-none = Ninguna mesa es así
floor-none-then = { $tables ->
    [one] Hay una abierta; es esta:
   *[other] Hay { $tables } abiertas; la más parecida es esta:
}
floor-drop = Quitar los filtros
floor-empty = Ahora no hay mesas abiertas
floor-empty-then = Las abre la dirección. En cuanto haya una, aparecerá aquí sola.
floor-empty-director = Nadie puede jugar hasta que usted abra la primera.
