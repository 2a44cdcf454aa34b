# The dice table in the browser and in the console.

# Why a table cannot be opened like this
bad-dice-change = The dice can be changed after one throw at the soonest.
bad-no-half-table = This law knows no table of which only half is used.
bad-simple-maximum = The maximum on simple bets must be { $least } to { $most } times the minimum, not { $value }.
bad-multiple-gain = A multiple bet may win { $least } to { $most } times what the simple maximum wins, not { $value } times.
bad-multiple-too-low = With these limits not even the minimum could be laid on { $bet }: its win would be too high.

craps-dice = The dice
craps-shooter = { $you ->
    [yes] You have the dice.
   *[no] { $who } has the dice.
}
craps-offered = { $you ->
    [yes] The dice are offered to you.
   *[no] The dice are offered to { $who }.
}
craps-nobody = Nobody has the dice.
craps-seat = seat { $seat }
craps-standing = somebody standing
craps-throw = The dice show { $dice }: { $total }.
craps-no-throw = No throw yet
craps-bowl = { $count ->
    [one] One die in the bowl
   *[other] { $count } dice in the bowl
}
craps-lost = { $count ->
    [one] one on the floor
   *[other] { $count } on the floor
}

# What one does with the dice
craps-throw-them = Throw
craps-throw-now = Throw the dice: with the button, the key T, or a sweep of the finger over the table.
craps-take-now = The dice are offered to you.
craps-take = Take the dice
craps-refuse = Let them pass
craps-bet-now = You throw: bet on win or don't win first.
craps-yours = You throw when betting closes.
craps-pass = Give the dice up
craps-ask = Ask for other dice
craps-pick-now = { $count ->
    [one] Pick one die to throw.
   *[other] Pick { $count } dice to throw.
}
craps-pick = Throw these
craps-odds-limit = At most { $percent } % of the bet that it goes with.
craps-die = Die { $number }

# The leaves of the cloth on a phone
craps-leaf-lines = Lines
craps-leaf-numbers = Numbers
craps-leaf-others = Others

# The last throw
craps-last = Last throw
craps-last-nothing = It decided nothing of yours.

# Printed on the cloth
cloth-craps-right = Right
cloth-craps-wrong = Wrong
cloth-craps-odds = Odds

# A bet on several numbers
kinds-odds-win = Odds on win ({ $numbers })
kinds-odds-dont-win = Odds on don't win ({ $numbers })
kinds-odds-come = Odds on come ({ $numbers })
kinds-odds-dont-come = Odds on don't come ({ $numbers })
kinds-right = Right bet ({ $numbers })
kinds-wrong = Wrong bet ({ $numbers })
kinds-hard = Hard way ({ $numbers })
kinds-craps = Craps ({ $numbers })

# The console
console-pad-dice = What the dice show
console-die = Die { $number }
console-dice-face = Die { $number }: { $face }
console-act-TakeDice = Take the dice
console-does-TakeDice = Whoever takes them throws.
console-act-PassDice = Let the dice pass
console-does-PassDice = The dice go to the next at the table.
console-act-AskNewDice = Ask for other dice
console-does-AskNewDice = The dice are put before the shooter to choose from.
console-act-PickDice = Pick the dice
console-does-PickDice = These are thrown from now on.
console-act-ChangeDice = Change the dice
console-does-ChangeDice = The dice have been thrown often: the shooter chooses others.
console-act-DepriveShooter = Take away the right to throw
console-does-DepriveShooter = Who breaks the rules of throwing again and again throws no more at this table.
console-act-AbandonRound = Abandon the round
console-does-AbandonRound = Nobody throws for it: every undecided bet goes back.
console-act-VoidThrow = Void the throw
console-does-VoidThrow = The throw does not count; bets stand and the same shooter throws again.
console-outcome-VoidThrow = void throw
console-act-ShortThrow = Short throw
console-does-ShortThrow = Too few dice touched the opposite edge: the throw does not count.
console-outcome-ShortThrow = void throw
console-act-DiceOnFloor = Dice on the floor
console-does-DiceOnFloor = The throw does not count and the shooter picks other dice.
console-outcome-DiceOnFloor = dice on the floor
console-act-FoundDie = A lost die turns up
console-does-FoundDie = The die is back at the table.
console-outcome-FoundDie = die found
console-act-NoteBreach = Note a breach
console-does-NoteBreach = It counts against whoever has the dice.
console-outcome-NoteBreach = breach noted
console-field-dice = Dice
console-field-die = Die
console-field-touched = Dice that touched the edge
console-field-fault = Breach

# -- bets and spots
game-craps = Craps
bet-come-full-odds = Come with full odds (per unit staked)
bet-any-craps = Any craps
bet-craps-2 = Craps 2
bet-craps-3 = Craps 3
bet-craps-12 = Craps 12
bet-come-8 = Come on the 8
bet-come-9 = Come on the 9
bet-dont-come-4 = Don't come on the 4
bet-dont-come-5 = Don't come on the 5
bet-dont-come-6 = Don't come on the 6
bet-dont-come-8 = Don't come on the 8
bet-dont-come-9 = Don't come on the 9
bet-dont-come-10 = Don't come on the 10
bet-odds-come-4 = Odds on come at 4
bet-odds-come-5 = Odds on come at 5
bet-odds-come-6 = Odds on come at 6
bet-odds-come-8 = Odds on come at 8
bet-odds-come-9 = Odds on come at 9
bet-odds-come-10 = Odds on come at 10
bet-odds-dont-come-4 = Odds on don't come at 4
bet-odds-dont-come-5 = Odds on don't come at 5
bet-odds-dont-come-6 = Odds on don't come at 6
bet-odds-dont-come-8 = Odds on don't come at 8
bet-odds-dont-come-9 = Odds on don't come at 9
bet-odds-dont-come-10 = Odds on don't come at 10
bet-right-4 = Right bet on 4
bet-right-5 = Right bet on 5
bet-right-6 = Right bet on 6
bet-right-8 = Right bet on 8
bet-right-9 = Right bet on 9
bet-right-10 = Right bet on 10
bet-wrong-4 = Wrong bet on 4
bet-wrong-5 = Wrong bet on 5
bet-wrong-6 = Wrong bet on 6
bet-wrong-8 = Wrong bet on 8
bet-wrong-9 = Wrong bet on 9
bet-wrong-10 = Wrong bet on 10

# -- calls
call-cambio-de-dados = Change of dice
call-tirada-nula-dados = Void throw

# -- what happened
event-cause-stacked = one die rests on the other
event-cause-on-chip = a die rests on a chip
event-cause-off-table = a die leaves the table
event-cause-on-edge = a die rests on the edge of the table
event-cause-in-basket = a die falls into the basket of spare dice
event-cause-slid = the dice slide instead of rolling
event-cause-not-flat = a die does not lie flat on the cloth
event-cause-bad-throw = improper throw
event-cause-short = too few dice touch the opposite edge
event-cause-on-floor = a die falls to the floor
event-cause-rubbed = the dice are rubbed
event-DiceTaken = { $who } takes the dice.
event-DiceTaken-entry = Dice
event-DiceRefused = { $who } lets the dice pass.
event-DiceRefused-entry = Dice
event-DicePassed = { $who } loses the dice; they pass on.
event-DicePassed-entry = Dice
event-PointSet = The point is { $point }.
event-PointSet-entry = Point
event-BetsMoved = { $bets ->
    [one] One bet goes on the box of its number.
   *[other] { $bets } bets go on the box of their number.
}
event-BetsMoved-entry = Boxes
event-NullResult = { $bets ->
    [one] One bet neither wins nor loses: { $amount } goes back.
   *[other] { $bets } bets neither win nor lose: { $amount } goes back.
}
event-NullResult-entry = Null
event-BetsReturned = { $bets ->
    [one] One undecided bet goes back to its owner: { $amount }.
   *[other] { $bets } undecided bets go back to their owners: { $amount }.
}
event-BetsReturned-entry = Given back
event-ThrowVoided = Void throw: { $cause }. Bets stand and the dice are thrown again.
event-ThrowVoided-entry = Void throw
event-BreachNoted = { $who } breaks the rules of throwing: { $cause } (number { $count }).
event-BreachNoted-entry = Breach
event-Deprived = { $who } may throw no more at this table.
event-Deprived-entry = Right to throw
event-DiceOffered = Dice lie before the shooter to choose from.
event-DiceOffered-entry = Dice
event-DiceLost = On the floor: dice { $dice }.
event-DiceLost-entry = Dice
event-DieFound = A lost die has been found.
event-DieFound-entry = Dice
event-DicePicked = The shooter picks dice { $dice }.
event-DicePicked-entry = Dice
event-DiceReplaced = A new set of dice comes to the table.
event-DiceReplaced-entry = Dice

# -- in the office
office-option-change-after = New dice after
office-option-change-after-then = So many throws.

# -- in the terminal
play-dice-any-craps = Craps
play-dice-craps-2 = Craps 2
play-dice-craps-3 = Craps 3
play-dice-craps-12 = Craps 12

# -- refusals
refused-not-these-dice = These dice cannot be chosen now.
refused-not-a-void-throw = “{ $value }” does not make a throw void.
refused-far-enough = A throw of which { $value } dice touch the opposite edge is good here.
refused-not-in-play = Those dice are not in play.
refused-not-lost = No such die is lost.
refused-not-a-breach = “{ $value }” is not a breach of the rules of throwing.
refused-not-repeated = Only whoever breaks the rules of throwing again and again loses the dice.
refused-shooter-must-bet = The shooter must first bet on win or don't win.
refused-no-shooter = Nobody has the dice in hand.
refused-dice-not-worn = The dice have not been thrown often enough to be changed.
refused-round-has-a-shooter = The round goes on: somebody has the dice.
refused-no-rule-for-the-floor = This law has no rule for dice on the floor beyond the void throw.
refused-no-dice-in-motion = No dice are in motion, so no throw can be void.
refused-deprived = The head of the table has taken the right to throw away.
refused-not-your-dice = The dice are not offered to you now.
refused-no-new-dice-now = Nobody asks for other dice between the point and its end.
refused-round-not-thrown-out = Whoever has set a point throws until it is decided.
refused-pick-first = Pick the dice first.
refused-nothing-to-pick = There are no dice to choose from now.
refused-dice-in-hand = The dice are already in your hand.
refused-bet-is-locked = Bet { $value } must play until it has won or lost.
refused-odds-go-with-it = Odds go with bet { $value }: take them back first.
refused-not-at-this-throw = “{ $value }” cannot be bet on before this throw.
refused-no-simple-bet = Odds go with a simple bet that has its number, and there is none for “{ $value }”.

# -- how it is played
craps-how-goal = Somebody throws { $thrown } dice and the sum counts. You need not throw to play: you bet on what will come.
craps-how-win = The simplest bet is win. At the first throw it wins with { $wins } and loses with { $loses }. It pays { $pays }.
craps-how-point = With { $points } nothing is decided yet: that number is the point. From then on win wins if the point comes again before a { $seven }, and loses if the { $seven } comes first. Anything else does not count.
craps-how-against = { $none ->
    [yes] Don't win is the opposite bet: it wins when win loses.
   *[no] Don't win is the opposite bet: it wins when win loses, except with { $null } at the first throw, which decides nothing for it.
}
craps-how-come = Come and don't come are the same begun later, with a point already set: the next throw is their first, and then the bet moves to the box of its number.
craps-how-edge = What one throw decides pays more and costs more: in the long run the house keeps { $least } of win and up to { $most } of the dearest.
craps-means-line-with = { $when ->
    [first] First throw: wins with { $wins }, loses with { $loses }. With another number it wins if that number comes again before the { $seven }.
   *[later] Next throw: wins with { $wins }, loses with { $loses }. With another number it moves to its box and wins if that number comes again before the { $seven }.
}
craps-means-line-against = { $when ->
    [first] First throw: wins with { $wins }, loses with { $loses }. With another number it wins if the { $seven } comes before that number.
   *[later] Next throw: wins with { $wins }, loses with { $loses }. With another number it moves to its box and wins if the { $seven } comes before that number.
}{ $none ->
    [yes] {""}
   *[no] {" "}With { $null } nothing is decided.
}
craps-means-with = Wins if { $number } comes before { $seven }; loses if { $seven } comes first. Anything else decides nothing.
craps-means-against = Wins if { $seven } comes before { $number }; loses if { $number } comes first. Anything else decides nothing.
craps-means-hard = Wins if { $number } comes as a double; loses with { $seven }, or with { $number } any other way.
craps-means-odds-with = Goes with another bet and is paid what it is truly worth, with no edge for the house: wins if { $number } comes before { $seven }.
craps-means-odds-against = Goes with another bet and is paid what it is truly worth, with no edge for the house: wins if { $seven } comes before { $number }.
craps-means-once = One throw, the next: wins with { $wins }, loses with anything else.{ $none ->
    [yes] {""}
   *[no] {" "}{ $better } pays more.
}
craps-means-until = Wins if { $wins } comes before { $loses }. Anything else decides nothing.

craps-came = { $dice } = { $total }, { $when ->
    [first] at the first throw
    [set] at the first throw: it is the point
    [sought] and the point is { $point }: the throwing goes on
    [made] which was the point
   *[over] before the point, { $point }
}
craps-waits-win = Now it wins if { $point } comes before 7, and loses if 7 comes first.
craps-waits-dont-win = Now it wins if 7 comes before { $point }, and loses if { $point } comes first.
