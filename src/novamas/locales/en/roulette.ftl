# roulette: every word of its own. What it shares stands with what it is built on.

# Why a table cannot be opened like this
bad-no-tier = There is no tier { $value } of maxima; this law has { $tiers }.
bad-even-minimum = The minimum on even chances may be 1 to { $most } times the table minimum, not { $value }.
bad-even-multiples = This law does not let the house ask for multiples on even chances.
bad-announced-kept = Neighbours and sectors are bets of this game.
bad-paid-in-colours = Winnings are paid in the winner's own colour chips here.
bad-colours-needed = An American roulette needs at least one colour.
bad-no-sorter = This law knows no machine that sorts chips here.
bad-zero-colour = Zero may never be { $colour ->
    [red] red
    [black] black
   *[other] { $colour }
}.
bad-wheel-numbers = A wheel has the numbers 0 to { $most }, each once.
bad-wheel-colours = Red and black must alternate: { $one } and { $other } are both { $colour ->
    [red] red
    [black] black
   *[other] { $colour }
}.
bad-wheel-consecutive = Consecutive numbers may not be neighbours: { $one } and { $other } are.
bad-wheel-neighbours = { $number } and its neighbours are { $there } in the law.

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
