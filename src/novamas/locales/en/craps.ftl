# The dice table in the browser and in the console.

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
