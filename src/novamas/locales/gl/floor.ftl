# O salón: as mesas abertas e o que se di de cada unha.

floor-title = O salón
floor-counts = { $tables ->
    [one] Unha mesa aberta
   *[other] { $tables } mesas abertas
}{ $people ->
    [0] .
    [one] , unha persoa.
   *[other] , { $people } persoas.
}
floor-invitation = Elixa unha e sente; tamén pode xogar de pé.
floor-greeting = Pase, por favor.
floor-play = Xogar xa
floor-open-table = Abrir unha mesa
floor-chips-title = Fichas de xogo.
floor-chips = Nestas mesas non se xoga diñeiro: as fichas non se compran, non se venden e non se cambian. Cando se acaban, a casa dá outras.
floor-chips-both = Nas mesas de fichas de xogo non se xoga diñeiro: dáas a casa, non se compran nin se cobran. Nas de diñeiro, as fichas cómpranse e cóbranse na caixa.
floor-short = Leva poucas fichas enriba.
floor-short-then = As que teña nunha mesa seguen alí. A casa dálle outras fichas de xogo.
floor-chips-please = Pedir fichas

floor-filters = Filtros
floor-group-all = Todas
floor-group-baccarat = Bacará
floor-group-dice = Dados
floor-group-poker = Póker
floor-group-other = Outros
floor-law = Lei
floor-law-any = todas
floor-minimum = Mínimo
floor-minimum-any = calquera
floor-minimum-to = ata { $amount }
floor-spoken = Idioma
floor-spoken-any = calquera
floor-free = Con sitio
floor-shown = { $tables ->
    [0] Ningunha mesa
    [one] Unha mesa
   *[other] { $tables } mesas
}

floor-table = Mesa { $table }
floor-limits = { $kind ->
    [straight] { $range } en pleno
    [number] { $range } por número
   *[other] { $range }
}
floor-from = desde { $amount }
floor-nobody = ninguén aínda
floor-playing = { $people ->
    [one] 1 xoga
   *[other] { $people } xogan
}
floor-seats-are = Sitios:
floor-seats = { $taken } de { $seats }{ $standing ->
    [0] { "" }
   *[other] , { $standing } de pé
}
floor-opens = { $bots ->
    [0] abre con vostede
   *[other] abre con vostede e { $bots } de compañía
}
floor-pace-ball = unha bóla cada { $seconds } s
floor-pace-turn = unha volta cada { $seconds } s
floor-pace-round = unha xogada cada { $seconds } s
floor-by-hand = lévaa un crupier
floor-now-betting = fagan xogo
floor-now-rolling = xa roda
floor-now-closed = non vai máis
floor-suspended = Suspendida
floor-closed = Pechouse
floor-odd = Aquí a letra da lei é anómala

floor-sit = Sentar
floor-sit-at = Sentar na mesa { $table }: { $game }
floor-stand = Xogar de pé
floor-stand-at = Xogar de pé na mesa { $table }: { $game }
floor-watch = Mirar
floor-watch-at = Mirar a mesa { $table }: { $game }
floor-back = Volver
floor-back-at = Volver á mesa { $table }: { $game }
floor-mine = { $seat ->
    [0] Ten aquí { $amount } en fichas, de pé.
   *[other] Ten aquí { $amount } en fichas, no sitio { $seat }.
}
floor-serve = Atender
floor-serve-at = Atender a mesa { $table }: { $game }
floor-gone = Pechada
floor-gone-at = Pechada: mesa { $table }, { $game }

floor-loading = Prepáranse as mesas.
floor-lost = Sen conexión. O que ve é de hai un momento; as mesas seguen.
floor-none = Ningunha mesa é así
floor-none-then = { $tables ->
    [one] Hai unha aberta; é esta:
   *[other] Hai { $tables } abertas; a máis parecida é esta:
}
floor-drop = Quitar os filtros
floor-empty = Agora non hai mesas abertas
floor-empty-then = Ábreas a dirección. En canto haxa unha, aparecerá aquí soa.
floor-empty-director = Ninguén pode xogar ata que vostede abra a primeira.
