# Zozketa-makina: zozketa guztien hitzak.

floor-group-draws = Zozketak

# -- calls
call-draws-sealed = Txartelen zerrenda eta danborrak itxita daude: laburpena { $digest }
call-draws-number = { $number } zenbakia atera da
call-draws-off = Zozketa ez da egingo: ordaindutakoa itzuliko da

# -- events
event-MachineSealed = Txartelen zerrenda itxi eta zigilatu da.
event-MachineSealed-entry = Zigilua
event-SymbolOrdered = Hurrengo zenbakia dator.
event-SymbolOrdered-entry = Ateraldia
event-SymbolDrawn = Zenbaki bat atera da.
event-SymbolDrawn-entry = Zenbakia
event-TicketWon = Txartel batek sari bat irabazi du.
event-TicketWon-entry = Saria
event-NumberUnsold = Inork ez duen txartel bat atera da.
event-NumberUnsold-entry = Zenbakia
event-DrawCalledOff = Zozketa ez da egingo, eta ordaindutakoa itzuliko da.
event-DrawCalledOff-entry = Zozketa

# -- at the console
console-act-DrawSymbol = Hurrengoa atera
console-does-DrawSymbol = Hurrengo zenbakia aterako da; edonork egiazta dezake gero.
refused-nothing-to-draw = Orain ez dago zer zozkaturik.
bad-no-transcript = Mahai honen { $epoch }. aroak ez du akta duen zozketa amaiturik.

# Nabigatzailean
draws-check = Zozketa egiaztatu
draws-check-why = Sekretua salmentaren aurretik hitzeman zen, eta zozketa amaitzean argitaratzen da.
draws-transcript = Zozketaren akta deskargatu
