# The books of a house: audit, daily book, report of a session.

help-audit =
    Audit a store: read every record again, check hashes and signatures, play every act again under its law, balance every account.

    STORE is a file or a postgresql:// address; nothing in it is changed. Exit code 1 if something is wrong, 3 if all is in order but nobody witnessed the end, 2 if it cannot be read, 4 if it is broken.
examples-audit =
    Examples:
      novamas audit casino.db
      novamas audit casino.db --keys auditor/keys
      novamas audit postgresql://auditor@db.example/casino --json
help-floor =
    Writes the floor of a house (TOML): its open tables, as check and serve --floor read them.

    STORE is a file or a postgresql:// address; nothing in it is changed. Tables for friends are left out.
examples-floor =
    Examples:
      novamas floor casino.db
      novamas floor casino.db --law euskadi-1996 --out floor.toml
option-floor-out = Write to this file instead of the screen.
help-book =
    Print the daily book of the tables, or every act of one table (--session).

    STORE is a file or a postgresql:// address; nothing in it is changed. Days are those of this machine's clock.
examples-book =
    Examples:
      novamas book casino.db
      novamas book casino.db --day 2026-05-01 --format html --out book.html
      novamas book casino.db --table 3 --session --format csv
      novamas book casino.db --of hold --out hold.html
option-store = The store: a file, or a postgresql:// address.
option-keys = The folder of the house's key; by default a folder of this user, named after the house, and never beside the store.
option-book-table = Only this table.
option-book-day = Only this day, like 2026-05-01.
option-book-of = Which book: tables (each table, day by day), sessions (each day of the house), incidents, jackpots, cage, or hold (what was won beside what the odds expect).
option-book-session = Every act of the table in order, instead of the book.
option-book-format = json, csv or html; by default a table for people.
option-book-out = Write to this file instead of the screen.

store-missing-extra = The books need the extra “store”: pip install 'novamas[store]'
store-no-table = There is no table “{ $value }” in this store
store-no-day = “{ $value }” is not a day: write it like 2026-05-01.
store-no-book = There is no book “{ $value }”
store-no-format = There is no format “{ $value }”
store-session-needs-table = A session is of one table: name it with --table.
store-cannot-write = { $path } cannot be written: { $why }.
store-damaged = The store is damaged, so there is no book of it: { $why } See “novamas audit”.

# -- audit

audit-reading = Reading the books
audit-what = In the store
audit-how-many = Number
audit-records = Records
audit-batches = Signed batches
audit-tables = Tables
audit-acts = Acts
audit-events = Events
audit-rounds = Rounds
audit-people = People
audit-accounts = Accounts in { $currency }
audit-balance = Balance
audit-clean = The books are in order.
audit-found = The books are NOT in order. The first discrepancy:
audit-where = Stream { $stream }, record { NUMBER($record, useGrouping: 0) }.
account-float = Floats of the tables
account-box = Boxes of the tables
account-cloth = On the cloths
account-cage = Cage
account-issue = Play chips issued
account-transit = On the way between floors
account-purses = Purses of people
account-chips-at-tables = Chips of people at tables

# -- book

book-title = Table book
book-session = Report of a session
book-none = There is nothing in the book.
book-page = Printed from the store { $store }. Amounts in { $currencies }.
book-unaudited = These pages are folded from the records as they stand; whether they are genuine is what “novamas audit” says.
book-table = Table
book-day = Day
book-game = Game
book-minimum = Minimum
book-opening_float = Opening float
book-top_ups = Top-ups
book-sent_back = Chips sent back
book-difference = Difference of the counts
book-counts-line = Counts
book-returned = Back to the cage
book-drop = Drop
book-chips_brought = Chips brought
book-chips_taken = Chips taken
book-result = Result of the house
book-opening_cagnotte = Cagnotte at the start
book-cagnotte = Cagnotte
book-closing_cagnotte = Cagnotte at the end
book-take = The house’s take
book-opening_tips = Tips at the start
book-tips = Tips
book-closing_tips = Tips at the end
book-opening_jackpot = Jackpot at the start
book-jackpot_seeded = Jackpot: from the cage
book-jackpot_fed = Jackpot: from stakes
book-jackpot_paid = Jackpot: prizes
book-jackpot_charged = Paid for prizes of other tables of the carousel
book-jackpot_advanced = Advanced by the cage for prizes of this table
book-closing_jackpot = Jackpot at the end
book-opening_bank = A player’s bank at the start
book-closing_bank = A player’s bank at the end
book-cagnotte-line = Cagnotte and players’ banks
book-jackpot-line = Jackpot
book-tips-line = Tips
book-rounds = Rounds
book-handle = Bets handled
book-closing_float = Closing float
book-closing_box = In the box
book-people = People
book-by_kind = Bets by kind
book-minimums = Changes of the minimum
book-irregularities = Irregularities reported
book-staff = Who stood behind each role
book-opening_box = In the box at the start
book-closing_cloth = Left on the cloth
book-total = Total of the day
book-unnamed = no name kept
book-float-line = Float and box
book-play-line = Play
book-chips-line = Chips
book-round = Round
book-act = Act
book-calls = Calls
book-moves = Chips that moved
role-croupier = Croupier
role-inspector = Table head
role-director = Director
role-chance = Chance
book-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
book-and = { $first } and { $last }
book-move = from { $src } to { $dst }
book-happened = What happened
book-acts = The acts, one by one
book-typed-by = typed by
book-who = Who is who
book-who-then = The name of each person, and the mark under which the records know them. Whoever has no name any more is told apart by the end of their mark.
book-field-box = box { $value }
book-field-hand = hand { $value }
book-field-seat = seat { $value }
book-field-number = number { $value }
book-field-place = place { $value }
book-field-note = note: { $value }
book-field-reason = reason: { $value }

# -- the other books

book-sessions = Book of sessions
book-sum = { $tables ->
    [one] One table in { $currency }
   *[other] { $tables } tables in { $currency }
}
book-cage = Cage
book-cage-title = Book of the cage
book-till-taken = Taken
book-till-paid = Paid
book-till-balance = Should be in the till
book-issued = Play chips issued
book-all-balance = the accounts balance
book-not-balance = the accounts do NOT balance
book-incidents = Book of incidents
book-incidents-total = Incidents in all
book-times = Times
book-about = Concerns
book-reported = What was said
book-jackpots = Book of jackpots
book-won-by = To
book-meter = Stands at
