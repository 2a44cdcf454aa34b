# Zozketa, tonbola eta ausazko konbinazioa: haien hitz guztiak.

# Why a draw cannot be opened like this
bad-raffle-foreign = Joko honek ez du «{ $option }» aukera.
bad-raffle-no-prize = Gutxienez sari bat behar da, eta bakoitzak bere izena.
bad-raffle-lists = «{ $option }»: balio bat { $number } horietako bakoitzeko, edo bat denentzat.
bad-raffle-same-prize = Bi sarik izen bera dute; sari beretik hainbat egon daitezke.
bad-raffle-least = «{ $option }»: gutxienekoa { $least } da, ez { $value }.
bad-raffle-kind = Legeak ez du hemen horrelako saririk onartzen: { $value ->
    [cash] dirua
    [token] dirua ordezkatzen duen zeinua
    [services] zerbitzuak
    [goods] gauzak
   *[other] { $value }
}.
bad-raffle-most-prizes = Zozketa batek gehienez { $most } sari banatzen ditu, ez { $value }.
bad-raffle-tickets = Txartelak 1etik { $most }(e)ra dira, ez { $value }.
bad-raffle-price = Txartelak ezin du ezer baino gutxiago balio.
bad-raffle-marks = Txartelak ez dira horrela bereizten: { $value }.
bad-raffle-unsold = Zozketa erosi dutenen artean egiten da: saldu gabeko txartelaren saria ezin da antolatzailearentzat geratu.
bad-raffle-product = Ausazko konbinazio batek produktu edo zerbitzu bat iragartzen du: zein den esan behar da.
bad-raffle-content = { $value } txartel gutxi dira zerbait dioten guztientzat: { $least } behar dira.
bad-raffle-points = Txartelek guztira { $value } puntu dituzte eta gauzek { $least } eskatzen dituzte: bat ezingo litzateke irabazi.
bad-raffle-period = Sustapenaren aldia 1 eta { $most } egun artekoa da, ez { $value }.
bad-raffle-fewer-dates = Datak falta dira: { $value } daude, eta { $least } edo gehiago behar dira.
bad-raffle-more-dates = Data gehiegi daude: { $value }, eta zozketa { $most } egunean egiten da.
bad-raffle-dates-order = Datak sustapenaren egunak dira, bata bestearen ondoren eta bat ere ez birritan.
bad-raffle-dates-within = { $value }. eguna baimendutako alditik kanpo dago: { $most } egunekoa da.
bad-raffle-surcharge = Iragartzen denak { $needed } balio du normalean: parte hartzeak ezin du { $amount }(e)raino garestitu.
bad-raffle-cover = Txartel guztiek { $amount } egiten dute, zozketatzen diren gauzek balio dituzten { $needed } baino gutxiago.
bad-law-raffle-wins = Txartelak irekitzean edo salmenta ixtean irabazten da: legeak biak dio.

# -- bets
bet-ticket = Txartela
spot-ticket = Txartela
choice-tickets-all = txartel guztiak salduta
choice-tickets-half = erdiak salduta
choice-tickets-tenth = hamarretik bat salduta
choice-tickets-opened = berehala irabazten dena
choice-tickets-every = denak erosita, puntuekin
chart-raffle-any = Hainbeste txartelekin, sariren bat irabazteko probabilitatea
chart-against-raffle = txartelak danborrean
rules-case-raffle-prize = «{ $prize ->
    [hamper] saskia
    [umbrella] aterkia
    [mug] katilua
   *[other] { $prize }
}» ({ $number })
rules-case-raffle-points = «{ $prize ->
    [hamper] saskia
    [umbrella] aterkia
    [mug] katilua
   *[other] { $prize }
}» ({ $number }), { $points } punturen truke
rules-maximum-raffle-tickets = { $most } txartel pertsonako, antolatzaileak ezarrita

# -- calls
call-raffle-sale = Txartelak salgai, { $amount } bakoitza
call-raffle-sale-day = { $day }. eguneko zozketa: txartel bat { $amount }(e)ko erosketa bakoitzeko
call-raffle-prizes = { $prizes } sari daude, { $amount } balio dutenak
call-raffle-nobody-bought = Ez da txartelik saldu: ez dago zozketarik
call-raffle-sale-over = Salmenta amaitu da, { $sold } txartelekin
call-raffle-claims = Sariak jaso daitezke
call-raffle-won = { $ticket } txartelak irabazi du: { $prize ->
    [hamper] saskia
    [umbrella] aterkia
    [mug] katilua
   *[other] { $prize }
}
call-raffle-unsold-again = { $ticket } ez zen saldu: beste bat aterako da
call-raffle-unsold-stays = { $ticket } ez zen saldu: saria geratu egiten da
call-raffle-end = Zozketa amaitu da

# -- what happened
event-why-tickets = txartelak
event-why-product = produktua
event-TicketSaleOpened = Txartelen salmenta ireki da.
event-TicketSaleOpened-entry = Salmenta
event-TicketsSold = Norbaitek txartelak erosi ditu.
event-TicketsSold-entry = Salmenta
event-TicketsGiven = Norbaitek txartelak jaso ditu beste nonbait egindako erosketengatik.
event-TicketsGiven-entry = Erosketak
event-TicketSaleClosed = Txartelen salmenta amaitu da.
event-TicketSaleClosed-entry = Salmenta
event-NoTicketSold = Inork ez du txartelik erosi: ez dago zozketarik.
event-NoTicketSold-entry = Salmenta
event-PointsWon = Txartel batek puntuak ditu.
event-PointsWon-entry = Puntuak
event-NothingWon = Txartel batek ez du ezer esaten.
event-NothingWon-entry = Txartela
event-FetchingOpened = Dena zozketatu da: sariak jaso daitezke.
event-FetchingOpened-entry = Sariak
event-PrizeFetched = Sari bat eman da.
event-PrizeFetched-entry = Ematea
event-PointsExchanged = Gauza bat eman da punturen truke.
event-PointsExchanged-entry = Puntuak
event-PrizeUnclaimed = Inork ez du sari bat jaso: antolatzailearentzat geratu da.
event-PrizeUnclaimed-entry = Saria
event-DrawEnded = Zozketa amaitu da.
event-DrawEnded-entry = Zozketa

# -- refusals
refused-no-more-dates = Sustapenak ez du zozketa-data gehiago.
refused-no-ticket-sale = Orain ez da txartelik saltzen.
refused-tickets-gone = { $limit } txartel baino ez dira geratzen.
refused-tickets-gone-none = Ez da txartelik geratzen.
refused-too-many-tickets = Inork ezin du hainbeste txartel izan: gehienez { $limit } gehiago.
refused-too-many-tickets-none = Pertsona batek eduki ditzakeen txartel guztiak dituzu dagoeneko.
refused-tickets-are-bought = Hemen txartelak erosi egiten dira: ez dira erosketengatik ematen.
refused-nobody-here = Ez dago inor txartelak emateko.
refused-nothing-to-call-off = Ez dago bertan behera uzteko zozketarik.
refused-draw-begun = Zozketa hasita dago, eta amaieraraino egingo da.
refused-tickets-in-play = Txartelak jokoan edo jasotzeko saria duena gero joaten da.
refused-nothing-won = Ez duzu jasotzeko saririk.
refused-not-your-win = { $value } txartelak ez dizu jasotzeko saririk ematen.
refused-no-points-here = Hemen orain ez da punturik trukatzen.
refused-prizes-gone = Ez da gauzarik geratzen punturen truke.
refused-too-few-points = { $limit } puntu dituzu: ez dira nahikoa ezertarako.
refused-not-this-prize = Gauza hori ezin da zure puntuekin trukatu.

# -- at the console
console-act-OpenTicketSale = Txartelen salmenta ireki
console-act-BuyTickets = Txartelak erosi
console-act-RecordPurchases = Beste nonbaiteko erosketak idatzi
console-act-CloseTicketSale = Salmenta itxi
console-act-ClaimPrize = Saria jaso
console-act-ExchangePoints = Puntuak gauza batengatik trukatu
console-act-EndClaims = Sariak emateko epea amaitu
console-act-CallOffDraw = Zozketa bertan behera utzi
console-does-OpenTicketSale = Sariak eta prezioa iragarri, eta txartelak beren ordenan saltzen dira.
console-does-RecordPurchases = Erosketa baten egiaztagiria erakusten duenak txartel bat jasotzen du bakoitzeko.
console-does-CloseTicketSale = Inor ezin da gehiago sartu; txartelen zerrenda zigilatuta geratzen da.
console-does-EndClaims = Inork jaso ez duena antolatzailearentzat geratzen da, eta zozketa amaitzen da.
console-does-CallOffDraw = Txartelengatik ordaindutakoa itzultzen da.
console-phase-tickets = Txartelen salmenta
console-phase-numbers = Zozketa
console-phase-claims = Sariak jasotzea
console-pad-ticket = Atera den zenbakia
console-field-tickets = Txartelak
console-field-ticket = Txartela
console-field-prize = Saria

# -- in the office
office-option-prizes = Sariak, lehena lehenengo
office-option-values = Sari bakoitzaren balioa
office-option-kinds = Zer diren sariak
office-option-kinds-goods = gauzak
office-option-kinds-services = zerbitzuak
office-option-kinds-cash = dirua
office-option-counts = Zenbat dauden bakoitzetik
office-option-tickets = Txartelak
office-option-most-tickets = Txartelak pertsonako
office-option-price = Prezioa (0: mahaiaren gutxienekoa)
office-option-marks = Txartelak honela bereizten dira
office-option-marks-numbered = zenbakia
office-option-marks-lettered = letrak
office-option-unsold = Inork erosi ez duen txartela
office-option-unsold-out = ez da danborrean sartzen
office-option-unsold-again = ateratzen bada, beste bat ateratzen da
office-option-unsold-stays = ateratzen bada, saria geratzen da
office-option-points = Gauza bakoitzak eskatzen dituen puntuak (0: berehala irabazten da)
office-option-point-values = Txartelek dituzten puntuak
office-option-point-tickets = Zenbat txartelek dituzten
office-option-product = Zer iragartzen den
office-option-ordinary = Ohiko prezioa (0: kobratzen dena)
office-option-tract = Sustapena noiz zozketatzen den
office-option-tract-single = data bakar batean
office-option-tract-successive = hurrenez hurreneko datetan
office-option-dates = Zozketa-egunak
office-option-period = Sustapenaren egunak

# -- company
play-temper-raffle-regular = txartel batzuk ia beti
play-temper-raffle-careful = txartel bat noizean behin
play-temper-raffle-bold = zerrenda osoa aldi bakoitzean
play-temper-raffle-forgetful = noizbait sari bat jasotzea ahazten du

# -- in the terminal
play-do-BuyTickets = txartelak erosi
play-do-ClaimPrize = saria jaso
play-do-ExchangePoints = puntuak trukatu
play-raffle-begin = Esan zenbat txartel nahi dituzun, edo sakatu Sartu hurrengo urratserako: salmenta itxi, zenbakiak atera. «jaso»: zure sariak; «puntuak»: gauza batengatik trukatu; «akta»: zozketa erakutsi.
play-raffle-word-fetch = jaso, saria
play-raffle-word-points = puntuak, trukatu
play-raffle-word-record = akta, zozketa
play-raffle-sale = { $tickets } txarteletatik { $sold } salduta, { $price }. Zureak: { $own }.
play-raffle-prize =   { $number } × { $prize ->
    [hamper] saskia
    [umbrella] aterkia
    [mug] katilua
   *[other] { $prize }
}, { $value }
play-raffle-for-points =   { $number } × { $prize ->
    [hamper] saskia
    [umbrella] aterkia
    [mug] katilua
   *[other] { $prize }
}, { $value }: { $points } puntu
play-raffle-own-points = { $points } puntu dituzu.
play-raffle-won = { $who }: { $prize ->
    [hamper] saskia
    [umbrella] aterkia
    [mug] katilua
   *[other] { $prize }
}, { $ticket } txartelarekin
play-raffle-points = { $who }: { $points } puntu, { $total } guztira
play-raffle-nothing = { $who }: ezer ez { $ticket } txartelean
play-raffle-unclaimed = Inork ez du { $prize ->
    [hamper] saskia
    [umbrella] aterkia
    [mug] katilua
   *[other] { $prize }
} jaso ({ $ticket } txartela).
play-raffle-over = Sustapenak ez du data gehiago: hemen ez dago zer zozkaturik.
play-raffle-seal = Zerrenda zigilatuta, laburpena { $digest }: { $tickets } lerro
play-raffle-hear = Ez dut ulertu «{ $said }». Esan txartel kopuru bat, «jaso», «puntuak», «akta» edo sakatu Sartu.

# -- how it is played
raffle-how-goal = { $game ->
    [tombola] { $prizes } gauza aldi berean zozketatzen dira: txartel bakar batekin edozein irabaz daiteke.
    [raffle] { $prizes } sari zozketatzen dira txartelak dituztenen artean: gauzak edo zerbitzuak, inoiz ez dirua.
   *[other] Produktu bat iragartzeko { $prizes } sari zozketatzen dira erosten dutenen artean: dirua, gauzak edo zerbitzuak.
}
raffle-how-buy = { $game ->
    [promotional-draw] Erosketa bakoitzarekin, ohiko prezioan, ezer balio ez duen txartel bat dator; { $tickets } daude.
   *[other] { $tickets } txartel daude, denak prezio berean, beren ordenan salduak.
}
raffle-how-open = Txartel bakoitza erostean irekitzen da: zein gauza irabazten duen dio{ $points ->
    [yes] {""}, zenbat puntu dituen, edo ezer ez; puntuak batu egiten dira gauza batek eskatzen duen kopuruaraino
   *[no] {""}, edo ezer ez
}.
raffle-how-drawn = Salmenta itxita zenbakiak ateratzen dira, bat sari bakoitzeko, lehena lehenengo; txartel batek sari bat irabazten du gehienez{ $unsold ->
    [out] {""}, eta danborrean jabea dutenak baino ez daude.
    [again] {""}, eta inork erosi ez duena ateratzen bada beste bat ateratzen da.
   *[other] {""}, eta inork erosi ez duena ateratzen bada haren saria geratzen da.
}
raffle-how-sealed = { $instant ->
    [yes] Txartelek diotena lehena saldu aurretik zigilatzen da
   *[no] Txartelen zerrenda lehen zenbakiaren aurretik zigilatzen da
}, eta gero edonork egiazta dezake ateraldi bakoitza.
raffle-how-dates = { $several ->
    [yes] { $draws } zozketa daude hurrenez hurreneko datetan, sustapenaren { $days } egunen barruan.
   *[no] Zozketa bakarra dago, sustapenaren { $days } egunen barruko data batean.
}
raffle-how-value = { $cover ->
    [yes] Txartel guztiek batera gutxienez gauzen balioa ordaintzen dute; beraz, batez beste balio dutena baino gutxiago irabazten da.
   *[no] Txartel guztiek berdin balio dute: sariak, parte hartzen duten guztien artean.
}
raffle-how-fetch = { $instant ->
    [yes] Irabazitakoa berehala ematen da.
   *[no] Irabazleek zozketaren ondoren jasotzen dituzte sariak; inork jasotzen ez duena antolatzailearentzat geratzen da.
}

# -- in the browser
raffle-prize = { $prize ->
    [hamper] saskia
    [umbrella] aterkia
    [mug] katilua
   *[other] { $prize }
}
raffle-product = { $product ->
    [coffee] kafea
   *[other] { $product }
}
raffle-prizes = Sariak
raffle-for-points = { $points } puntu
raffle-left = { $count }(e)tik { $left }
raffle-sold = Saldutako txartelak: { $sold } / { $tickets }
raffle-drawn = Atera dira
raffle-no-prize = Saririk gabe
raffle-none-drawn = Oraindik ez da zenbakirik atera
raffle-seal = Zigilua
raffle-seal-why = Txartelen zerrendaren eta danborraren laburpena, lehen zenbakiaren aurretik finkatua.
raffle-now-idle = Bi zozketaren artean
raffle-now-tickets = Txartelak salgai
raffle-now-numbers = Zenbakiak ateratzen ari dira
raffle-now-claims = Sariak jasotzen ari dira
raffle-winners = Irabazleak
raffle-fetched = jasota
raffle-buy = Txartelak, { $price }
raffle-buy-product = { $product }, { $price }: txartel bat bakoitzarekin
raffle-count = Zenbat
raffle-buy-now = { $count ->
    [one] Erosi bat
   *[other] Erosi { $count }
} ({ $amount })
raffle-own = { $count ->
    [0] Ez duzu txartelik
    [one] Zure txartela: { $list }
   *[other] Zure txartelak: { $list }
}
raffle-own-points = Zure puntuak: { $points }
raffle-fetch = Jaso: { $prize } ({ $ticket } txartela)
raffle-exchange = Trukatu honengatik: { $prize }
raffle-opened = Zure azken txartela, { $ticket }: { $said }
raffle-says-nothing = ezer ez
raffle-chance = { $sold } txarteletatik { $held } izanda, sariren bat irabazteko probabilitatea { $chance } da.
raffle-how = Nola jokatzen den
raffle-last-date = Sustapenak ez du data gehiago.
raffle-day = { $day }. eguna, { $period }(e)tik

# The rules, where laws are compared
section-raffle-tickets = Txartelak
field-tickets-price = prezioa
value-price-single = bakarra
value-price-none = bat ere ez: erosketarekin doaz
field-tickets-marks = honela bereizten dira
value-marks-numbered = zenbakia
value-marks-lettered = letrak
section-raffle-prizes = Sariak
field-prizes-kinds = izan daitezke
value-kinds-goods = gauzak
value-kinds-services = zerbitzuak
value-kinds-cash = dirua
field-prizes-cover = txartelek denak ordaintzen dituzte
section-raffle-wins = Nola irabazten den
field-wins-ways = moduak
value-ways-instant = berehala
value-ways-points = puntuka
field-wins-unsold = saldu gabeko txartela
value-unsold-out = ez da sartzen
value-unsold-again = beste bat ateratzen da
value-unsold-stays = saria geratzen da
section-raffle-promotion = Sustapena
field-promotion-product = zerbait iragartzen du
field-promotion-surcharge = gainordaina, gehienez
section-raffle-dates = Datak
field-dates-single = aldi bakarra, …(e)tik …(e)ra
field-dates-successive = hurrenez hurrenekoa, …(e)tik …(e)ra (0: gehienekorik ez)
field-dates-within = aldiaren barruan
