# roulette: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-roulette-french = French roulette
game-roulette-american = American roulette

# -- calls
call-hagan-juego-modificar = Place your bets; you may change those already laid

# -- at the console
console-pad-roulette = Number that has come
console-act-AllowValueChips = Allow value chips
console-does-AllowValueChips = A player may bet with value chips.
console-act-StopValueChips = Stop value chips
console-does-StopValueChips = A player may no longer bet with value chips.

# -- what happened
event-ColourGiven = { $who } gets colour { $colour }; each chip is worth { $chip }.
event-ColourGiven-entry = Colour
event-ColourReturned = { $who } gives the colour back.
event-ColourReturned-entry = Colour
event-ValueChipsAllowed = { $who } may bet with value chips.
event-ValueChipsAllowed-entry = Permission
event-ValueChipsStopped = { $who } may no longer bet with value chips.
event-ValueChipsStopped-entry = Permission
event-LayingAsked = { $whom ->
    [croupier] { $who } asks the croupier to lay their stakes.
    [end] { $who } asks the table-end assistant to lay their stakes.
   *[other] { $who } lays their own stakes again.
}
event-LayingAsked-entry = Laying
event-StacksRebuilt = The stacks of colour chips are rebuilt.
event-StacksRebuilt-entry = Stacks

# -- on the floor
floor-group-roulette = Roulettes

# -- in the office
office-option-tier = Scale of maxima
office-option-even-minimum = Minimum on even chances
office-option-even-minimum-then = So many times the minimum of the table.
office-option-even-multiples = Even chances only in multiples of their minimum
office-option-sorter = A machine sorts the chips
office-option-denominations = Values that colour chips may have
office-option-denominations-then = Separated by spaces; left empty, any that the limits allow.
office-option-zero-colour = Colour of the zero
office-option-zero-colour-then = As the API writes it, in English: green, blue, white.
office-refused-zero-colour = The law forbids this colour for the zero.
office-refused-denominations = These values cannot be used.

# -- refusals
refused-no-colour = Take a colour first: this table is played with colour chips.
refused-no-colour-left = Every colour of this table is taken.
refused-no-colour-chips-here = There are no colour chips at this table.
refused-no-value-chips-here = Value chips cannot be played at this table.
refused-colour-not-now = The colour cannot be taken or given back now.
refused-colour-not-returned = Give the colour back first: its chips are worth nothing elsewhere.
refused-not-a-colour-value = A colour chip cannot be worth { $value } here.
refused-no-marker = The head of the table keeps the markers, and is not there.
refused-nobody-lays = There is nobody here to lay stakes for you like that.
refused-colour-out-of-range = The minimum has changed: exchange your colour chips first.
