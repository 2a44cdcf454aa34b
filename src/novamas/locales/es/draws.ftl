# La máquina de sorteos: palabras de todo juego que sortea.

floor-group-draws = Sorteos

# -- calls
call-draws-sealed = La lista de boletos y los bombos quedan cerrados: resumen { $digest }
call-draws-number = Ha salido el { $number }
call-draws-off = El sorteo no se celebra: se devuelve lo pagado

# -- events
event-MachineSealed = La lista de boletos queda cerrada y precintada.
event-MachineSealed-entry = Precinto
event-SymbolOrdered = Va a salir el siguiente número.
event-SymbolOrdered-entry = Extracción
event-SymbolDrawn = Sale un número.
event-SymbolDrawn-entry = Número
event-TicketWon = Un boleto gana un premio.
event-TicketWon-entry = Premio
event-NumberUnsold = Ha salido un boleto que nadie tiene.
event-NumberUnsold-entry = Número
event-DrawCalledOff = El sorteo no se celebra y se devuelve lo pagado.
event-DrawCalledOff-entry = Sorteo

# -- at the console
console-act-DrawSymbol = Sacar el siguiente
console-does-DrawSymbol = Sale el siguiente número; cualquiera puede comprobarlo después.
refused-nothing-to-draw = Ahora no hay nada que sortear.
bad-no-transcript = La época { $epoch } de esta mesa no tiene un sorteo terminado del que haya acta.

# En el navegador
draws-check = Comprobar el sorteo
draws-check-why = El secreto se comprometió antes de la venta y se publica al acabar el sorteo.
draws-transcript = Descargar el acta del sorteo
