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

# -- how it is played
roulette-how-goal = The ball falls on one of { $pockets } numbers: 1 to { $numbers } and zero. You bet on where.
roulette-how-bet = { $colours ->
    [yes] Choose a chip and tap the cloth: a number, the line between two or the corner of four, a dozen, a column, a colour. The first time you are given chips of a colour that is yours alone.
   *[no] Choose a chip and tap the cloth: a number, the line between two or the corner of four, a dozen, a column, a colour.
}
roulette-how-time = Bets are laid until «no va más». Then the ball decides and nothing is touched.
roulette-how-pays = A single number pays { $straight }; red, black, even, odd, low or high { $even }. The more numbers a chip covers, the less it pays. The stake comes back with what it won.
roulette-how-zero = { $choice ->
    [half-prison] When zero comes, red, even and the other even chances are not lost whole: take half back now, or leave the bet in prison and have it back whole if it wins the next time. Half costs { $half } of the stakes in the long run, prison { $prison }.
    [prison] When zero comes, red, even and the other even chances go to prison: if they win the next time they come back whole. In the long run that costs { $prison } of the stakes.
   *[half] When zero comes, red, even and the other even chances lose only half: { $half } of the stakes in the long run.
}
roulette-how-edge = Of all that is staked on numbers the house keeps { $inside } in the long run; on even chances { $even }.
roulette-means-numbers = { $count ->
    [one] Wins if that number comes, out of { $pockets }.
   *[other] Wins if one of those { $count } numbers comes, out of { $pockets }.
}
roulette-means-red = Wins if a red number comes: { $half } of the { $numbers }. Zero is not one.
roulette-means-black = Wins if a black number comes: { $half } of the { $numbers }. Zero is not one.
roulette-means-even = Wins if an even number comes: { $half } of the { $numbers }. Zero is not one.
roulette-means-odd = Wins if an odd number comes: { $half } of the { $numbers }. Zero is not one.
roulette-means-low = Wins if 1 to { $half } comes. Zero does not count.
roulette-means-high = Wins if more than { $half } comes, up to { $numbers }.

roulette-means-announced = It is { $chips } chips at once on numbers that are neighbours on the wheel: each is paid by itself if its own comes.
