# The auditor in the browser: every table that ever was, its past step by step, the audit of the books.

replay-title = Audit
replay-reading = The books are being read.
replay-sum = Sum
replay-tables = Tables
replay-tables-then = every one that was ever opened
replay-which = Which tables
replay-which-all = All
replay-which-open = Open
replay-which-closed = Closed
replay-game = Game
replay-game-any = all games
replay-count = { $count ->
    [one] one table
   *[other] { $count } tables
}
replay-none = No table has ever been opened.
replay-more = Show more
replay-open = open
replay-closed = closed
replay-book = The whole book
replay-book-then = A page for every table and day.
replay-book-csv = Save as CSV
replay-book-jsonl = Save as JSON lines
replay-book-print = Page to print

# The audit
replay-audit = Audit the books
replay-audit-then = Every record is read again: its place in the chain, the signature over it, the act under its law, every account.
replay-audit-run = Run the audit
replay-audit-again = Run it again
replay-audit-busy = Everything is being read from the first record. The tables go on meanwhile.
replay-audit-seconds = { $seconds } s
replay-audit-clean = At { $time } the books were in order.
replay-audit-found = The books are not in order. The first discrepancy:
replay-audit-where = Stream { $stream }, record { $record }.
replay-audit-records = Records
replay-audit-batches = Signed batches
replay-audit-tables = Tables
replay-audit-rounds = Rounds
replay-audit-acts = Acts
replay-audit-events = Events
replay-audit-people = People
replay-audit-trust = What it rests on
replay-audit-witnessed = Up to the last batch there is a witness outside the store: if anything were missing at the end, it would be known.
replay-audit-unwitnessed = { $batches ->
    [one] One batch after the last witness is whole and signed; if anything were missing behind it, nobody could tell.
   *[other] { $batches } batches after the last witness are whole and signed; if anything were missing behind them, nobody could tell.
}
replay-audit-receipts = { $receipts ->
    [0] It was held against no receipt.
    [one] It was held against one receipt.
   *[other] It was held against { $receipts } receipts.
}
replay-audit-verified = { $verified ->
    [one] One drawn result was checked against its secret.
   *[other] { $verified } drawn results were checked against their secrets.
}
replay-audit-restored = On { $day } at { $time } the store was brought back from a copy, and { $by } answered for it ({ $spines ->
    [one] one server concerned
   *[other] { $spines } servers concerned
}):
replay-audit-sources = Who answered for chance
replay-audit-house = Number of the house:
replay-answered-committed = The house, under a committed secret
replay-answered-typed = A croupier who typed it
replay-answered-other = Another source: { $name }
replay-audit-accounts = Accounts in { $currency }
replay-account-float = Floats of the tables
replay-account-box = Boxes of the tables
replay-account-cloth = On the cloths
replay-account-cage = Cage
replay-account-issue = Play chips issued
replay-account-purses = Purses of people
replay-account-chips-at-tables = Chips of people at tables
replay-receipt = A receipt for the books
replay-receipt-then = One signed line that says how far the books had come. Keep it outside the house: with it anybody can tell, however late, whether they were changed.
replay-receipt-do = Ask for a receipt
replay-receipt-print = Print the receipt

# One table
replay-to-tables = All tables
replay-save = Save or print
replay-save-jsonl = Every act as JSON lines
replay-save-csv = Every event as CSV
replay-save-print = Report to print
replay-save-book = Its book as CSV
replay-steps = Through the past
replay-by-round = Round
replay-by-part = Interval
replay-back-part = Back one interval
replay-on-part = On one interval
replay-by-act = Act
replay-by-event = Event
replay-back-round = Back to the beginning of the round, or of the one before
replay-on-round = To the beginning of the next round
replay-back-act = Back one act
replay-on-act = On one act
replay-back-event = Back one event
replay-on-event = On one event
replay-play = Play
replay-pause = Pause
replay-pace = Pace
replay-pace-slow = Slow
replay-pace-even = Even
replay-pace-quick = Quick
replay-jump = Event number
replay-go = Go
replay-of = of { $last }
replay-no-room = This game has no drawing here yet.
replay-spot-staked = On it: { $amount }.

# An act
replay-act = { $events ->
    [one] Event { NUMBER($from, useGrouping: 0) }
   *[other] Events { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) }
}
replay-when = When
replay-who = Who
replay-person = Person
replay-house = the house itself
replay-cause = Cause
replay-cause-autopilot = automatic croupier
replay-cause-bot = company
replay-cause-clock = the clock
replay-source = Result
replay-source-csprng = drawn by the house
replay-source-committed = drawn by the house, from a committed secret
replay-source-typed = typed by the croupier
replay-command = Command
replay-events = What came of it
replay-to-event = Go to event { NUMBER($seq, useGrouping: 0) }
replay-account = Account
replay-why = Why
replay-gives = Gives
replay-gets = Gets
replay-round-acts = Acts of round { $round }
replay-acts-count = { $count ->
    [one] one
   *[other] { $count }
}
replay-and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

# How it stood
replay-people = At the table
replay-people-count = { $count ->
    [0] nobody
    [one] one
   *[other] { $count }
}
replay-nobody = Nobody was there.
replay-name = Name
replay-on-cloth = On the cloth
replay-chips = Chips
replay-balances = The book of the table
replay-balances-chips = Chips of people

# Rounds
replay-rounds = Rounds
replay-rounds-last = { $last } so far
replay-round = Round
replay-fell = It came
replay-handle = Staked
replay-result = House
replay-odd = { $count ->
    [one] irregularity
   *[other] { $count } irregularities
}
replay-to-round = Go to round { $round }
replay-earlier = Earlier
replay-later = Later
