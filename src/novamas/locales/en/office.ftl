# The office: the director's tables, accounts and books, and the cage.

office-title = Office
office-desks = Desks of the office
office-desk-tables = Tables
office-desk-open = Open a table
office-desk-friends = Tables for friends
office-desk-accounts = Accounts
office-desk-cage = Cage
office-desk-books = Books
office-cancel = Cancel
office-yes = yes
office-no = no
office-wrong = This cannot be meant: correct it.
office-wrong-some = { $count ->
    [one] One field needs correcting.
   *[other] { $count } fields need correcting.
}
office-between = From { $least } to { $most }.
office-from = At least { $least }.
office-loading = The rules are being read.
office-to-table = To the table
office-to-console = To its console
office-to-past = Replay it

# The tables
office-no-tables = No table is open.
office-open = Open a table
office-minimum-of = minimum { $amount }
office-tag-auto = by itself, { $seconds } s
office-tag-typed = typed results
office-tag-bots = { $bots ->
    [one] one for company
   *[other] { $bots } for company
}
office-tag-cloth = reversible cloth { $cloth }
office-tag-shoe = shoe { $shoe }
office-cloth-back = on its back: { $sides }
office-round = round { $round }
office-seats = { $taken } of { $seats } seats

# How a table runs
office-runs = How it runs
office-runs-title = How it runs
office-runs-of = How table { $table } runs
office-runs-who = Who deals
office-runs-auto = By itself
office-runs-auto-then = The house opens, launches and closes with a countdown.
office-runs-hand = A croupier
office-runs-hand-then = Nothing happens until a croupier at the console does it.
office-runs-result = The result
office-runs-drawn = Drawn
office-runs-drawn-then = The house draws it, each as likely as on a true wheel.
office-runs-typed = Typed
office-runs-typed-then = A real wheel decides; the croupier types what it did.
office-runs-seconds = Seconds to bet
office-runs-seconds-then = From 1 to 600.
office-runs-bots = Company
office-runs-bots-then = Bots that sit down with whoever plays: from 0 to { $most }.
office-runs-later = A round is running: it can be changed when it is over.
office-runs-settled = It is settled when the table opens, and stays so.
office-runs-no-bots = At a table for money the house keeps nobody company.
office-runs-keep = Run it so

# Closing
office-close = Close
office-close-title = Close table { $table }
office-close-means = Table { $table }, { $game }, closes for good. It cannot be opened again; its past stays in the books.
office-close-rounds = Rounds played
office-close-back = Back to the cage
office-close-cloth = On the cloth now
office-close-people = People at it
office-close-bots = Company at it
office-close-not-yet = { $people ->
    [one] Somebody is still there: it can be closed when they have left. Announce the last rounds at the console.
   *[other] { $people } people are still there: it can be closed when they have left. Announce the last rounds at the console.
}
office-close-company = The company leaves first, after its round.
office-close-waits = The company finishes its round; then the table closes.
office-close-not-now = Leave it open
office-close-do = Close table { $table } and return { $amount } to the cage
office-closed = Table { $table } is closed.

# Opening
office-open-what = The table
office-law = Law
office-game = Game
office-game-then = Only what can be played is listed.
office-money = It plays for
office-money-play = Play chips
office-money-play-then = The house gives them; they are neither bought nor paid out. It stays so while the table is open.
office-money-cash = Money
office-money-cash-then = Chips are bought and paid out at the cage. It stays so while the table is open.
office-minimum = Minimum, { $currency }
office-seats-field = Seats
office-seats-then = Left empty, the usual number. Others play standing.
office-shoe = Shoe number
office-shoe-then = Left empty, the first free one that was not at that table in the last session.
office-staff = Staff
office-staff-then = Left empty, the fewest that the law asks for.
office-staff-crew = Croupiers and table-end assistants together are at most { $most }.
office-staff-law = The law: { $range }
office-post-inspectors = Heads of table
office-post-deputies = Deputies
office-post-croupiers = Croupiers
office-post-ends = Table-end assistants
office-post-assistants = Assistants
office-post-changers = Money changers
office-post-stickmen = Stickmen
office-readings = Doubtful passages
office-readings-rules = in the rulebook
office-reading-default = As the house reads
office-reading-default-then = Each passage as the house reads it elsewhere.
office-reading-literal = To the letter
office-reading-literal-then = What is printed, wherever that can be played at all.
office-reading-corrected = Corrected
office-reading-corrected-then = What must have been meant, everywhere.
office-reading-each = One by one
office-reading-each-then = Choose for each passage.
office-side-literal = The letter
office-side-corrected = Corrected
office-side-house = the house's reading
office-side-played = will be played
office-side-unplayable = The letter cannot be played:
office-side-choose = Which reading: { $what }
office-changes = What this changes
office-changes-none = Nothing: this is how the house reads the law.
office-figures-bet = Bet
office-figures-before = As the house reads
office-figures-after = At this table
office-figures-none = not accepted
office-figures-note = What it pays and the edge of the house. A negative edge means that players win in the long run.
office-figures-same = No bet pays or costs anything else.
office-options = Choices of the house
office-options-then = what the law leaves open
office-option-changed = Usually: { $usual }
office-granted = Authorisation and float
office-granted-then = What the regulator granted for this game. Left empty, nothing more than this table is asked of it.
office-granted-minimums = Authorised minima, { $currency }
office-granted-minimums-then = Separated by spaces. The minimum may later change to any of them.
office-granted-shoes = Shoes of an approved model
office-granted-shoes-then = Their numbers, separated by spaces. Left empty, the house answers for it.
office-granted-float = Float at the lowest minimum, { $currency }
office-granted-guarantee = Guarantee at the lowest minimum, { $currency }
office-granted-double = A double table is authorised
office-granted-exempt = No table need stay at the lowest minimum
office-cloth = Reversible cloth
office-cloth-then = A table whose cloth can be turned over to another game. Each side is a table of its own, with its own number, float and books; one opens when the other has been closed.
office-cloth-turns = { $turns ->
    [one] The game may change once a day.
   *[other] The game may change { $turns } times a day.
}
office-cloth-which = Which cloth
office-cloth-none = none: an ordinary table
office-cloth-new = a new cloth
office-cloth-name = Name of the cloth
office-cloth-name-then = What the house calls it; no other cloth has it.
office-cloth-of = { $cloth } ({ $sides })
office-cloth-side = { $open ->
    [yes] table { $table }, { $game }, open
   *[no] table { $table }, { $game }, closed
}
office-cloth-not-now = Cannot be turned over to this game now
office-granted-reversible = A reversible cloth is authorised
office-float = Float of this table, { $currency }
office-float-then = Left empty, the usual one.
office-float-least = At the usual minimum the law asks for at least { $amount }: { $minima } minima.
office-guarantee = Guarantee held, { $currency }
office-sum = What will be opened
office-sum-minimum = Minimum
office-sum-usual = as usual
office-sum-changed = { $count ->
    [one] one change
   *[other] { $count } changes
}
office-open-do = Open the table
office-refused-above = The house refuses it; the reason stands beside its field.
office-opened = Table { $table } is open: { $game }, minimum { $amount }.
office-opened-shoe = It is given shoe { $shoe }.

# Choices of the house, by the name they have in the API
office-option-cloths = Cloths
office-option-rounding-unit = Round payments to
office-option-rounding-unit-then = In the smallest units of the money; 1 rounds nothing.
office-option-stakes = Winning stakes
office-option-stakes-returned = go back to the player
office-option-stakes-left = stay on the cloth
office-option-tier-then = Which of the maxima that the law lists, from the lowest on.
office-option-announced = Accept neighbours and sectors
office-option-colours = Colours
office-option-colours-then = Sets of colour chips; as many people can play with colours.
office-option-payment = Winnings are paid in
office-option-payment-colour = the winner's own colour
office-option-payment-value = value chips
office-option-wheel = Order of the wheel
office-option-wheel-then = Every number once, clockwise from zero.
office-option-raised = Minimum of the cloth
office-option-raised-1 = the authorised one
office-option-raised-2 = twice the authorised one
office-option-maximum = Authorised maximum
office-option-maximum-then = So many times the minimum.
office-option-bank-least = Bank, at least
office-option-bank-least-then = So many times the minimum of the table.
office-option-bank-most = Bank, at most
office-option-bank-most-then = So many times the minimum of the table; 0: the usual thousand.
office-option-cagnotte = Cagnotte, in thousandths
office-option-mode-limited = limited
office-option-mode-free = free or open
office-option-gain = Most that a multiple bet wins
office-option-gain-then = So many times what the maximum on simple bets wins.
office-option-half = Only half of the table is used
office-option-boxes = Boxes
office-option-vacant = Players may bet on vacant boxes
office-option-shuffler = A machine shuffles
office-option-surrender = A hand may be given up
office-option-pairs = The bet on pairs is played
office-option-prizes-one = Prize for one seven
office-option-prizes-one-then = So many times the stake.
office-option-prizes-two = Prize for two sevens
office-option-prizes-two-then = So many times the stake.
office-option-prizes-two-suited = Prize for two sevens of one suit
office-option-prizes-two-suited-then = So many times the stake.
office-option-prizes-three = Prize for three sevens
office-option-prizes-three-then = So many times the stake.
office-option-prizes-pot = Least of the accumulated prize
office-option-prizes-pot-then = So many times the stake.
office-option-jackpot = Jackpot, %
office-option-jackpot-then = At poker the stake, of the minimum; at blackjack what of each lost stake feeds the pot. 0: none.
office-option-jackpot-kind = Kind of jackpot
office-option-jackpot-kind-progressive = progressive
office-option-jackpot-kind-fixed = fixed
office-option-fed = What of each jackpot stake feeds the pot, %
office-option-feed = The pot is fed
office-option-feed-manual = by hand, at the end
office-option-feed-automatic = by a machine, before the deal
office-option-fixed = Value of the fixed jackpot
office-option-fixed-then = So many times its stake.
office-option-drawn = The jackpot also pays hands that drew cards
office-option-carousel = One of a carousel
office-option-carousel-then = Several tables share one jackpot: prizes are parts of all their pots together, and each table pays its part.
office-option-insurance = Stake of the insurance, %
office-option-insurance-then = Of the minimum; 0: it is not played.
office-option-layout = Kind of table
office-option-layout-one-wing = one wing
office-option-layout-mini = mini
office-option-layout-midi = midi
office-option-standing = People may play standing
office-option-multiples = Bets only in multiples of the minimum
office-option-form = Share of the house
office-option-form-commission = a commission of each win of the bank
office-option-form-six = half a win where the bank wins with six
office-option-commission = Commission, ‰
office-option-commission-then = In thousandths of a winning bet.
office-option-against = The house bets against a player’s bank
office-option-against-then = So many times the minimum.

# Accounts
office-account-new = A new account
office-account-name = Name
office-account-name-then = What this person signs in with.
office-account-role = Role
office-account-create = Create and make the link
office-role-any = all
office-role-player = Plays; the cage pays in and out for them.
office-role-croupier = Deals at the tables and types what a real wheel did.
office-role-inspector = Heads tables, reports irregularities and may replay.
office-role-cashier = Pays into purses and out of them.
office-role-director = Opens and closes tables, keeps accounts and books.
office-role-auditor = Reads everything and changes nothing.
office-accounts = Accounts
office-accounts-find = Find an account
office-accounts-count = { $count ->
    [one] one
   *[other] { $count }
}
office-accounts-closed = Closed ones too
office-accounts-guests = Guests too
office-accounts-none = Nobody is like that.
office-account-unnamed = no name
office-account-since = since { $day }
office-account-closed = closed
office-account-waiting = has not come in yet
office-account-role-of = Role of { $name }
office-account-become-means = What { $name } may do changes at once, and their sessions end.
office-account-become = Make { $role }
office-account-now = Done. { $name }: { $role }.
office-account-renew = New link
office-account-renew-of = New link for { $name }
office-account-close = Close
office-account-close-of = Close the account of { $name }
office-account-close-means = { $name } cannot come in again and the name is erased; the books keep only a code. This cannot be undone.
office-account-close-do = Close the account and erase the name
office-account-gone = The account is closed and its name erased.
office-ticket = One-time link for { $name } ({ $role })
office-ticket-then = It is shown only now and works once, for a day. Using it ends an old password.
office-ticket-lost = The account of { $name } is made, but the answer with its link was lost: make another link.
office-ticket-link = One-time link
office-ticket-done = Hide it
office-copy = Copy
office-copied = Copied.

# The cage
office-cage-find = Who is at the counter
office-cage-who = Name or code
office-cage-who-then = Part of a name, or a whole code such as p-0123456789ab.
office-cage-seek = Find
office-cage-nobody = Nobody is called “{ $text }”.
office-cage-purse = Purse of { $name }
office-cage-in = In { $currency }
office-cage-amount = Amount
office-cage-currency = Currency
office-cage-pay-in = Take in
office-cage-pay-out = Pay out
office-cage-done-in = { $amount } taken in. { $name } now has { $left }.
office-cage-done-out = { $amount } paid out. { $name } now has { $left }.
office-cage-looks = Only a cashier takes in and pays out.
office-cage-guest = A guest has play chips only: nothing can be taken from them or paid to them. They need a player's account.

# The books
office-books = Daily book
office-books-then = one line a table and day
office-books-table = Table
office-books-day = Day
office-books-all = all tables
office-books-closed = closed
office-books-every-day = Every day
office-books-csv = Save as CSV
office-books-print = Page to print
office-books-reading = The books are being read.
office-books-figures = Figures of the book
office-books-none = Nothing happened there on that day.
office-book-rounds = Rounds
office-book-opening_float = Opening float
office-book-top_ups = Top-ups
office-book-drop = Drop
office-book-handle = Bets handled
office-book-result = Result of the house
office-book-opening_cagnotte = Cagnotte at the start
office-book-cagnotte = Cagnotte
office-book-closing_cagnotte = Cagnotte at the end
office-book-take = The house’s take
office-book-opening_tips = Tips at the start
office-book-tips = Tips
office-book-closing_tips = Tips at the end
office-book-opening_jackpot = Jackpot at the start
office-book-jackpot_seeded = Jackpot: from the cage
office-book-jackpot_fed = Jackpot: from stakes
office-book-jackpot_paid = Jackpot: prizes
office-book-closing_jackpot = Jackpot at the end
office-book-opening_bank = A player’s bank at the start
office-book-closing_bank = A player’s bank at the end
office-book-closing_float = Closing float
office-book-closing_box = In the box
office-book-check = Check
office-book-right = balances
office-book-off = does not balance
office-book-total = { $pages ->
    [one] One page in { $currency }
   *[other] { $pages } pages in { $currency }
}
office-book-more = Table { $table } on { $day }: bets, chips, staff, irregularities
office-book-by_kind = Bets by kind
office-book-chips = Chips and acts
office-book-chips_brought = Brought by people
office-book-chips_taken = Taken by people
office-book-returned = Back to the cage
office-book-closing_cloth = Left on the cloth
office-book-people = People
office-book-acts = Acts
office-book-staff = Who stood behind each role
office-book-house = the house
office-book-minimums = Changes of the minimum
office-book-irregularities = Irregularities
office-book-none = None.

# -- at a glance, the books, readings against the house

office-desk-watch = At a glance
watch-now = In the house now: { $day }, { $time }
watch-tables = Open tables
watch-people = People
watch-company = Company
watch-drop = Brought to tables
watch-of = expected: { $expected }
watch-attendance = Attendance
watch-attendance-says = Attendance since { $from }; now { $now }
watch-shut = Table { $table } cannot be read and stays shut; the others go on.
watch-shown = { $shown } of { $of } tables
watch-seek = Search
watch-order = Order
watch-odd-only = Only what stands out
watch-there = { $people } people, { $company } of company
watch-jackpot = Jackpot
watch-incidents = { $count ->
    [one] one incident
   *[other] { $count } incidents
}
watch-none = No table fits.
watch-reported = Latest incidents
watch-crew = Who works where
watch-at = tables { $tables }
watch-crew-none = Nobody has acted in their own name yet.
watch-by-table = number
watch-by-game = game
watch-by-people = people
watch-by-handle = stakes
watch-by-won = winnings
watch-by-out = how far out
watch-by-incidents = incidents
watch-by-minimum = minimum
office-book-of-book = Tables
office-book-of-sessions = Sessions
office-book-of-incidents = Incidents
office-book-of-jackpots = Jackpots
office-book-of-cage = Cage
office-book-of-hold = Won and expected
office-odd = plays against the house
office-odd-only = Only those that play against the house
office-sort = Sort by { $column }
office-books-played = Hide tables without rounds
office-odd-title = Open it against the house?
office-odd-ask = With this reading the letter of the law is against the house, or there is a bet that cannot win: { $readings }.
office-odd-yes = Open it so
office-odd-no = Back
