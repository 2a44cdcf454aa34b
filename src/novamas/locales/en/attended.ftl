# What those who answer for a table write and decide, beside what any article says.

event-GameHalted = { $by } stops the game: { $reason }.{ $note ->
    [none] {""}
   *[other] {" "}Note: “{ $note }”.
}
event-GameHalted-entry = Game stopped
event-GameProceeded = The game goes on.{ $note ->
    [none] {""}
   *[other] {" "}Note: “{ $note }”.
}
event-GameProceeded-entry = Game stopped
event-Remarked = { $note ->
    [none] { $by } writes a note into the book of incidents.
   *[other] Note by { $by }: “{ $note }”.
}
event-Remarked-entry = Note
event-SentAway = { $moved ->
    [none] The place of { $who }, who has gone, is free.
   *[some] The place of { $who }, who has gone, is free; { $amount } are kept for them.
}{ $note ->
    [none] {""}
   *[other] {" "}Note: “{ $note }”.
}
event-SentAway-entry = Absent
event-Typed = The croupier types what came.
event-Typed-entry = Typed
event-Rectified = { $settled ->
    [no] What was typed last is rectified: the table stands as it stood before.
   *[yes] { $by } rectifies what was typed last, which had been paid: { $amount } go back where they were.
}{ $note ->
    [none] {""}
   *[other] {" "}Note: “{ $note }”.
}
event-Rectified-entry = Rectification
event-why-rectified = rectified

reason-irregularity = an irregularity is looked at
reason-dispute = somebody complains
reason-equipment = the equipment is looked at
reason-count = chips are counted
reason-person = somebody needs help
reason-other = another reason

refused-nobody-attends = Nobody answers for this table in person.
refused-note-too-long = A note has { $limit } letters at most.
refused-game-halted = The game is stopped; it goes on when the head of the table says so.
refused-game-goes-on = The game is not stopped.
refused-nobody-of-that-name = That person is not at the table.
refused-nothing-typed = Nothing is typed at this table: the house draws.
refused-nothing-to-rectify = Nothing that was typed can be rectified any more.
refused-rectify-signed = It has been paid: the head of the table rectifies it and signs.
refused-still-here = That person is looking at the table: they leave by themselves.
refused-no-such-note-entry = The book of this table has no such entry.

console-act-Halt = Stop the game
console-does-Halt = Nobody plays and no clock runs while what happened is looked at.
console-act-Proceed = Let the game go on
console-does-Proceed = The game goes on where it was; whoever owed an answer has all their time again.
console-act-Remark = Write a note
console-does-Remark = The note stands in the book of incidents; at the table only staff read it.
console-act-SendAway = Free the place of somebody absent
console-does-SendAway = Whoever has gone leaves the table, and their chips are kept in their purse.
console-act-Rectify = Rectify what was typed last
console-does-Rectify = The table stands as it stood before and waits for what really came. Once it is paid, the head of the table signs.
console-field-reason = Reason
console-field-note = Note
console-field-note-then = It stands in the book of incidents; staff read it and nobody else.
console-now-halted = The game is stopped.
console-does-halted = No clock runs. The incident can be reported; then let the game go on.
table-halted = The head of the table has stopped the game for a moment. Nothing changes on the cloth and no clock runs.

refused-table-deals-itself = This table deals by itself: everybody plays with a device of their own.
refused-player-has-device = That person is looking at the table with a device of their own: they play themselves.
console-cause-stand-in = entered by the croupier
console-for = Play for somebody without a device
console-for-then = The croupier enters what somebody without a device says at the table. Who entered it is written down.
console-for-who = Who
console-for-id = Number or name of the account
console-for-new = Somebody who comes
console-for-none = They can do nothing now.
console-for-done = Entered: { $act }, { $who }.
book-note = Note
console-note = Add a note
console-for-which = Which
console-act-Bring = Bring chips
console-act-Leave = Leave the table
console-act-PlaceBet = Bet
console-act-Sit = Sit down
console-act-Stand = Stand up
console-act-Take = Take chips away
console-act-TakeBack = Take a bet back
console-act-Tip = Give a tip
console-act-TakeColour = Take colour chips
console-act-ReturnColour = Give the colour chips back
console-act-AskToLay = Ask staff to lay a bet
