# What happened at a table: one sentence an event (event-Type) and, for the book, what kind of entry it is (-entry).
# web/src/lib/events.ts gives the variables. A text that there is nothing to say for is "none"; amounts come written out.

# Who, and where chips lie
event-unnamed = somebody ({ $mark })
event-actor-chance = chance
event-actor-croupier = croupier
event-actor-inspector = table head
event-actor-director = director
event-account-cloth = cloth
event-account-float = float
event-account-box = cash box
event-account-cage = cage
event-account-purse = purse of { $who }

# Why they change place
event-why-bet = stake
event-why-back = given back
event-why-lost = lost
event-why-win = winnings
event-why-stake = stake
event-why-freed = freed
event-why-worn = worn down
event-why-half = half
event-why-chips = chips
event-why-cash = cash
event-why-float = float
event-why-closing = closing

# Why a spin does not count
event-cause-object-in-wheel = a chip or another object falls in
event-cause-ball-out = the ball jumps out
event-cause-bad-launch = faulty launch
event-cause-pointer-on-division = the pointer rests on a division

# The table
event-TableOpened = The table opens: { $game }, { $law }. Minimum { $minimum }; float { $amount }.
event-TableOpened-entry = Opening
event-Joined = { $who } comes to the table.
event-Joined-entry = Arrival
event-Brought = { $means ->
    [cash] { $who } changes { $amount } in cash for chips.
   *[chips] { $who } brings { $amount } in chips.
}
event-Brought-entry = Chips
event-Took = { $who } takes { $amount } away.
event-Took-entry = Chips
event-Seated = { $who } sits down at seat { $seat }.
event-Seated-entry = Seat
event-Stood = { $who } stands up and plays on.
event-Stood-entry = Seat
event-Left = { $moved ->
    [none] { $who } leaves the table.
   *[some] { $who } leaves the table with { $amount }.
}
event-Left-entry = Departure
event-LastAnnounced = Round { $last } will be the last of the session.
event-LastAnnounced-entry = Notice
event-MinimumAnnounced = A minimum of { $minimum } is announced; it holds after round { $after }.
event-MinimumAnnounced-entry = Notice
event-MinimumChanged = { $moved ->
    [none] The minimum is now { $minimum }.
   *[some] The minimum is now { $minimum } and the float grows by { $amount }.
}
event-MinimumChanged-entry = Minimum
event-ToppedUp = The cage completes the float with { $amount }.
event-ToppedUp-entry = Float
event-StaffChanged = { $roles ->
    [none] No staff is left at the table.
   *[other] Staff at the table: { $roles }.
}
event-StaffChanged-entry = Staff
event-TableSuspended = The table closes for a while; the float stays in it.
event-TableSuspended-entry = Pause
event-TableResumed = The table opens again.
event-TableResumed-entry = Reopening
event-TableClosed = { $moved ->
    [none] The table closes.
   *[some] The table closes; what is in it, { $amount }, goes back to the cage.
}
event-TableClosed-entry = Closing

# The round
event-BettingOpened = Round { $round }: betting opens.
event-BettingOpened-entry = Round
event-BetPlaced = { $via ->
    [none] { $who } bets { $amount }: { $on }.
   *[other] { $who } bets { $amount }: { $on }, part of { $via }.
}
event-BetPlaced-entry = Bet
event-BetTakenBack = { $spots ->
    [none] { $who } takes { $amount } off the cloth.
   *[other] { $who } takes { $amount } off the cloth: { $spots }.
}
event-BetTakenBack-entry = Taken back
event-Launched = { $wheel ->
    [left] Launched, turning left.
   *[right] Launched, turning right.
}
event-Launched-entry = Launch
event-BettingClosed = No va más: the cloth closes.
event-BettingClosed-entry = No va más
event-Landed = It is { $value }.
event-Landed-entry = Result
event-Collected = { $bets ->
    [one] One losing bet is collected: { $amount }.
   *[other] { $bets } losing bets are collected: { $amount }.
}
event-Collected-entry = Collected
event-Paid = { $stays ->
    [yes] { $who } is paid { $won }; the stake stays on the cloth.
   *[no] { $who } is paid { $won } and gets the stake back.
}
event-Paid-entry = Payment
event-StakesReturned = { $bets ->
    [one] One bet that the new minimum does not admit goes back to its owner: { $amount }.
   *[other] { $bets } bets that the new minimum does not admit go back to their owners: { $amount }.
}
event-StakesReturned-entry = Given back
event-SpinVoided = { $restart ->
    [none] Void spin: { $cause }. Bets stand and the cloth opens again.
   *[other] Void spin: { $cause }. Bets stand, the cloth opens again and the ball starts once more from { $restart }.
}
event-SpinVoided-entry = Void spin
event-RoundEnded = Round { $round } ends.
event-RoundEnded-entry = End of the round

# Zero
event-HalfReturned = Zero splits the bets: { $people } to the players, { $house } to the house.
event-HalfReturned-entry = Zero
event-PrisonOffered = { $bets ->
    [one] Zero comes: the owner of one bet chooses half or prison.
   *[other] Zero comes: the owners of { $bets } bets choose half or prison.
}
event-PrisonOffered-entry = Zero
event-Imprisoned = { $spots ->
    [none] A bet goes to prison.
   *[other] To prison: { $spots }.
}
event-Imprisoned-entry = Prison
event-Reduced = Zero again: what is in prison loses { $amount }.
event-Reduced-entry = Prison
event-Freed = { $bets ->
    [one] One bet leaves prison: { $amount } to its owner.
   *[other] { $bets } bets leave prison: { $amount } to their owners.
}
event-Freed-entry = Prison
event-Refunded = Zero in the last round: { $people } to the players, { $house } to the house.
event-Refunded-entry = Zero

# Colour chips and value chips
event-ColourGiven = { $who } gets colour { $colour }; each chip is worth { $chip }.
event-ColourGiven-entry = Colour
event-ColourReturned = { $who } gives the colour back.
event-ColourReturned-entry = Colour
event-ValueChipsAllowed = { $who } may bet with value chips.
event-ValueChipsAllowed-entry = Permission
event-ValueChipsStopped = { $who } may no longer bet with value chips.
event-ValueChipsStopped-entry = Permission
