# The sitting of the house in the browser: doors, admission, guarantee, deposit.

web-nav-sitting = Sitting
sitting-title = Sitting
sitting-number = Sitting { $number }
sitting-none = No sitting has been opened yet.
sitting-runs = Open under { $law } since { $from }; the hour is { $to }.
sitting-over = Closed: { $at }.
sitting-house = The house
sitting-people = People in the house
sitting-places = Places at the tables
sitting-places-any = no limit
sitting-without = People without a place
sitting-turned-away = Turned away
sitting-away-age = too young
sitting-away-barred = barred
sitting-cage = Money in the cage that guarantees the bets
sitting-cage-then = What tables for cash ask for; for play chips, nothing.
sitting-guarantee = Guarantee that the tables ask for
sitting-count = Count of the cage
sitting-count-do = Note the count
sitting-open = Open a sitting
sitting-open-do = Open the doors
sitting-closes = The hour
sitting-last-call = Minutes to announce the last rounds in
sitting-last-call-then = Before the hour, and not earlier.
sitting-present = People who wait
sitting-close = Close the sitting
sitting-close-then = { $tables ->
    [0] Every table is closed.
    [one] One table is still open.
   *[other] { $tables } tables are still open.
}
sitting-close-do = Close the doors
sitting-deposit = Deposit
sitting-deposit-then = Without the whole deposit no sitting opens.
sitting-deposit-lodged = Lodged now
sitting-deposit-required = What the authorisation asks for
sitting-deposit-do = Lodge
sitting-lodged = Lodged: { $amount }.
sitting-door = The door
sitting-admit-who = Admission of { $name }
sitting-document = Number of the document
sitting-document-then = It is not kept; only a mark that nobody can read.
sitting-born = Date of birth
sitting-born-then = It is not kept.
sitting-note = Note
sitting-admit = Let in
sitting-admitted = { $name } is in the house.
sitting-register = Register of admission
sitting-register-empty = Nobody has come in during this sitting.
sitting-who = Person
sitting-in = In
sitting-out = Out
sitting-mark = Mark of the document
sitting-goes = Goes
