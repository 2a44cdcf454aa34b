# What laws and the parts of their rules are called.

# Laws
law-boe-1977 = Spain 1977
law-euskadi-1996 = Basque Country 1996
law-galicia-2007 = Galicia 2007
law-asturias-2011 = Asturias 2011

# Parts of a game's rules
section-announced = Announced bets
section-calls = Calls
section-chips = Colour chips
section-closing = Temporary closing
section-cloths = Cloths
section-cover = Head of several tables
section-dish = Dish
section-float = Float
section-late = Late bets
section-limits = Change of the minimum
section-minimum = Minimum
section-settlement = Payment
section-staff = Staff
section-void = Void spin
section-wheel = Wheel
section-zero = Zero
middle-calls = { $middle ->
    [open] opening
    [close] closing
    [result] result
   *[other] { $middle }
}
middle-staff = { $middle ->
    [1] one cloth
    [2] two cloths
   *[other] { $middle } cloths
}
middle-wheel = { $middle ->
    [cells] cells
    [colours] colours
   *[other] { $middle }
}

# Values of those parts
field-adjoining = only two that adjoin
field-allowed = how many
field-alternate = red and black alternate
field-apart = consecutive numbers apart
field-assistants = assistants
field-at-once = all of a player's wins at once
field-below-minimum = a bet worn below the minimum
field-black = black
field-by = by whom
field-calls = what is called
field-causes = causes
field-change = how
field-chips = chips
field-choices = what a player may choose
field-crew = pay desk and croupiers together
field-croupiers = croupiers
field-denominations = only values that exist as chips
field-deputies = deputies
field-double-by-authorisation = a double table needs an authorisation
field-each-side = on each side
field-ends = table-end assistants
field-even-chances = on even chances, up to × the minimum
field-even-sum = colour of an even digit sum
field-extra = also accepted
field-float = the float
field-from-previous = the ball starts from the number before
field-group = covers
field-guarantee = the guarantee
field-holes = holes
field-inspectors = heads of table
field-keep-one = one stays at the lowest
field-maximum-between = maximum, × the minimum
field-maximum-multiples = maximum, × the minimum
field-minima = least, in minima
field-multiples = may ask for multiples on even chances
field-neutral = belongs to no even chance
field-notice = notice, in spins
field-numbers = numbers
field-optional = the house may leave them out
field-order = order
field-pay-order = order
field-payment = in
field-pays = pays
field-raised = may be raised to, × the minimum
field-red = red
field-refuses = refused when laid
field-release = a bet freed from prison
field-same-game = only of the same game
field-same-sector = only in the same sector
field-staffed = staff needed to resume
field-tables = tables
field-temporary = allowed
field-threshold = which minimum
field-turns = turns of the wheel before the re-throw
field-value-chips = value chips
field-zero-never = the zero is never

# What those values may be
value-after = after “no va más”
value-all = all
value-all-but-even-chances = all but even chances
value-authorised = between rounds, to another authorised one
value-bad-launch = bad launch
value-ball-out = ball out
value-before = before “no va más”
value-black = black
value-closed = not while the table is open
value-cloth = a cloth
value-colour = the winner's own colour
value-columns = columns
value-croupier = croupier
value-director = director
value-dozens = dozens
value-even-chance = that of even chances
value-even-chances = winning even chances
value-free = may still be taken back
value-full = whole
value-half = half back
value-inspector = head of table
value-no = no
value-notice = with notice, to another authorised one
value-number = winning number
value-object-in-wheel = object in the wheel
value-optional = may be completed
value-pointer-on-division = pointer on a division
value-position = winning position
value-prison = prison
value-proportional = in proportion
value-red = red
value-reduced = at what further zeros left of it
value-table = a table
value-unsaid = unsaid
value-value = value chips
value-with-permission = with the inspector's leave
