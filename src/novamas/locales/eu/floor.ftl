# Aretoa: mahai irekiak eta bakoitzari buruz esaten dena.

floor-title = Aretoa
floor-counts = { $tables ->
    [one] Mahai bat irekita
   *[other] { $tables } mahai irekita
}{ $people ->
    [0] .
    [one] , pertsona bat.
   *[other] , { $people } pertsona.
}
floor-invitation = Aukeratu bat eta eseri; zutik ere joka dezakezu.
floor-greeting = Aurrera, mesedez.
floor-play = Jokatu orain
floor-open-table = Ireki mahai bat
floor-chips-title = Joko-fitxak.
floor-chips = Mahai hauetan ez da dirurik jokatzen: fitxak ez dira erosten, saltzen ez trukatzen. Amaitzen direnean, etxeak beste batzuk ematen ditu.
floor-chips-both = Joko-fitxen mahaietan ez da dirurik jokatzen: etxeak ematen ditu, eta ez dira erosten ez kobratzen. Diruzkoetan, fitxak kutxan erosten eta kobratzen dira.
floor-short = Fitxa gutxi daramazu.
floor-short-then = Mahai batean dituzunak han daude. Etxeak beste joko-fitxa batzuk ematen dizkizu.
floor-chips-please = Eskatu fitxak

floor-filters = Iragazkiak
floor-group-all = Guztiak
floor-group-baccarat = Bakara
floor-group-dice = Dadoak
floor-group-poker = Pokerra
floor-group-other = Besteak
floor-law = Legea
floor-law-any = guztiak
floor-minimum = Gutxienekoa
floor-minimum-any = edozein
floor-minimum-to = gehienez { $amount }
floor-spoken = Hizkuntza
floor-spoken-any = edozein
floor-free = Leku librearekin
floor-shown = { $tables ->
    [0] Mahairik ez
    [one] Mahai bat
   *[other] { $tables } mahai
}

floor-table = Mahaia { $table }
floor-limits = { $kind ->
    [straight] betea: { $range }
    [number] zenbakia: { $range }
   *[other] { $range }
}
floor-from = gutxienez { $amount }
floor-nobody = oraindik inor ez
floor-playing = { $people ->
    [one] jokalari 1
   *[other] { $people } jokalari
}
floor-seats-are = Eserlekuak:
floor-seats = { $taken }/{ $seats }{ $standing ->
    [0] { "" }
   *[other] , { $standing } zutik
}
floor-opens = { $bots ->
    [0] zurekin irekiko da
   *[other] zurekin eta { $bots } lagunekin irekiko da
}
floor-pace-ball = bola bat { $seconds } segundoz behin
floor-pace-turn = bira bat { $seconds } segundoz behin
floor-pace-round = jokaldi bat { $seconds } segundoz behin
floor-by-hand = krupier batek darama
floor-now-betting = egin zuen jokoa
floor-now-rolling = biraka dabil
floor-now-closed = ez doa gehiago
floor-suspended = Etenda
floor-closed = Itxi egin da
floor-odd = Hemen legearen hitzak bitxiak dira

floor-sit = Eseri
floor-sit-at = Eseri mahai honetan: { $table }, { $game }
floor-stand = Jokatu zutik
floor-stand-at = Jokatu zutik mahai honetan: { $table }, { $game }
floor-watch = Begiratu
floor-watch-at = Begiratu mahai hau: { $table }, { $game }
floor-back = Itzuli
floor-back-at = Itzuli { $table } mahaira: { $game }
floor-mine = { $seat ->
    [0] { $amount } ditu hemen fitxatan, zutik.
   *[other] { $amount } ditu hemen fitxatan, { $seat }. lekuan.
}
floor-serve = Arduratu
floor-serve-at = Arduratu mahai honetaz: { $table }, { $game }
floor-gone = Itxita
floor-gone-at = Itxita: mahaia { $table }, { $game }

floor-loading = Mahaiak prestatzen ari dira.
floor-lost = Konexiorik ez. Ikusten duzuna duela une batekoa da; mahaiek jarraitzen dute.
floor-none = Ez dago halako mahairik
floor-none-then = { $tables ->
    [one] Bat dago irekita; hau da:
   *[other] { $tables } daude irekita; antzekoena hau da:
}
floor-drop = Kendu iragazkiak
floor-empty = Orain ez dago mahai irekirik
floor-empty-then = Zuzendaritzak irekitzen ditu. Bat dagoen bezain laster, hemen agertuko da berez.
floor-empty-director = Inork ezin du jokatu zuk lehena ireki arte.
