# A máquina de sorteos: palabras de todo xogo que sortea.

floor-group-draws = Sorteos

# -- calls
call-draws-sealed = A lista de boletos e os bombos quedan pechados: resumo { $digest }
call-draws-number = Saíu o { $number }
call-draws-off = O sorteo non se celebra: devólvese o pagado

# -- events
event-MachineSealed = A lista de boletos queda pechada e precintada.
event-MachineSealed-entry = Precinto
event-SymbolOrdered = Vai saír o seguinte número.
event-SymbolOrdered-entry = Extracción
event-SymbolDrawn = Sae un número.
event-SymbolDrawn-entry = Número
event-TicketWon = Un boleto gaña un premio.
event-TicketWon-entry = Premio
event-NumberUnsold = Saíu un boleto que ninguén ten.
event-NumberUnsold-entry = Número
event-DrawCalledOff = O sorteo non se celebra e devólvese o pagado.
event-DrawCalledOff-entry = Sorteo

# -- at the console
console-act-DrawSymbol = Sacar o seguinte
console-does-DrawSymbol = Sae o seguinte número; calquera pode comprobalo despois.
refused-nothing-to-draw = Agora non hai nada que sortear.
bad-no-transcript = A época { $epoch } desta mesa non ten un sorteo rematado do que haxa acta.

# No navegador
draws-check = Comprobar o sorteo
draws-check-why = O segredo comprometeuse antes da venda e publícase ao rematar o sorteo.
draws-transcript = Descargar a acta do sorteo
