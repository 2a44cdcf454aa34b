# The draw machine: words of every game that draws.

floor-group-draws = Draws

# -- calls
call-draws-sealed = The list of tickets and the drums are closed: digest { $digest }
call-draws-number = Number { $number } has come
call-draws-off = The draw does not take place: what was paid goes back

# -- events
event-MachineSealed = The list of tickets is closed and sealed.
event-MachineSealed-entry = Seal
event-SymbolOrdered = The next number is on its way.
event-SymbolOrdered-entry = Draw
event-SymbolDrawn = A number comes.
event-SymbolDrawn-entry = Number
event-TicketWon = A ticket wins a prize.
event-TicketWon-entry = Prize
event-NumberUnsold = A ticket has come that nobody has.
event-NumberUnsold-entry = Number
event-DrawCalledOff = The draw does not take place, and what was paid goes back.
event-DrawCalledOff-entry = Draw

# -- at the console
console-act-DrawSymbol = Draw the next one
console-does-DrawSymbol = The next number comes; anybody can check it afterwards.
refused-nothing-to-draw = There is nothing to draw now.
bad-no-transcript = Epoch { $epoch } of this table has no draw that is over and has a transcript.

# In the browser
draws-check = Check the draw
draws-check-why = The secret was committed before the sale and comes out when the draw is over.
draws-transcript = Download the transcript of the draw
