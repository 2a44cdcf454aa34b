# The console: a table as whoever runs it sees it.

console-title = Console
console-counts = { $tables ->
    [one] One open table
   *[other] { $tables } open tables
}{ $hand ->
    [0] ; all of them run by themselves.
    [one] ; one is run by a croupier.
   *[other] ; { $hand } are run by a croupier.
}
console-no-tables = No table is open now. The director opens them.
console-waits-for-you = waits for you
console-runs-itself = runs by itself
console-physical = typed results
console-minimum = minimum { $amount }
console-to-cloth = See the cloth
console-to-list = All tables

# The phases
console-rail = Phases of round { $round }
console-phase = phase: { $phase }
console-phase-idle = between rounds
console-phase-betting = Place your bets
console-phase-rolling = { $game ->
    [wheel-of-fortune] Wheel turning
   *[other] Ball rolling
}
console-phase-closed = No more bets
console-phase-landed = Result
console-phase-collected = Collection
console-phase-paid = Payment
console-phase-choosing = half or prison

# The next act
console-next = Next act
console-space = space
console-auto = The table runs by itself: the house opens, launches and closes for you. You may go ahead of it.
console-now-idle = The table is waiting.
console-now-betting = Bets are being placed.
console-now-rolling = { $game ->
    [wheel-of-fortune] The wheel is slowing down.
   *[other] The ball is slowing down.
}
console-now-closed = Betting is over.
console-now-choosing = Zero has come.
console-now-over = The session is over.
console-now-suspended = The table is closed for a while.
console-does-suspended = Only the director opens it again.
console-does-nothing = There is no round left to play.
console-does-chance = The house draws the result.
console-does-others-type = The croupier types what has come.
console-does-others = Up to: { $who }. Act: { $act }.
console-does-type = Choose what has come, or type it, and confirm it. Then bets are collected and paid.
console-type-first = Choose what has come
console-confirm = It is: { $value }
console-dock-wait = Wait

# What the wheel did
console-pad-cards = Card that has come
console-pad-cards-open = it can be typed too: rank and suit (7 h)
console-pad-down = Face down, nobody has seen it
console-pad-open = it can be typed too
console-pad-shut = opens after “no va más”; it can be typed too

# The acts: what they are called and what they do
console-act-OpenBetting = Place your bets
console-does-OpenBetting = This is called out and the cloth opens.
console-act-Launch = { $game ->
    [wheel-of-fortune] Turn the wheel
   *[other] Launch the ball
}
console-does-Launch = { $game ->
    [wheel-of-fortune] The wheel turns; bets are still taken.
   *[other] The ball rolls, the other way than in the round before; bets are still taken.
}
console-act-CloseBetting = No va más
console-does-CloseBetting = This is called out, the cloth closes and no bet is taken any more.
console-act-VoidSpin = Void the spin
console-does-VoidSpin = The spin does not count; bets stand.
console-outcome-VoidSpin = void spin
console-act-PrisonChoice = Choose half or prison
console-act-AnnounceLast = Announce the last rounds
console-does-AnnounceLast = The session ends after the rounds that are announced.
console-act-ChangeMinimum = Change the minimum
console-does-ChangeMinimum = The minimum becomes another authorised one, as the law says, and the maxima follow.
console-act-TopUp = Complete the float
console-does-TopUp = The cage brings chips to the table.
console-act-SendBack = Send chips back to the cage
console-does-SendBack = The float goes down, never below what the law asks for.
console-act-Count = Count the table
console-does-Count = What lies at the table is written down; somebody else signs it.
console-act-Countersign = Sign the count
console-does-Countersign = The count stands; what is missing or over is written down as a difference.
console-act-StaffArrive = Staff arrives
console-does-StaffArrive = Somebody takes a post at the table.
console-act-StaffLeave = Staff leaves
console-does-StaffLeave = A post at the table is left empty; if it is needed, the game waits.
console-act-Suspend = Close for a while
console-does-Suspend = The table closes with nobody at it; the float stays in it.
console-act-Resume = Open again
console-does-Resume = The table goes on where it was.
console-act-CloseTable = Close the table
console-does-CloseTable = The table closes for good; float and cash box go back to the cage.

# What an act leaves open
console-field-turns = Turns of the wheel
console-field-rounds = Rounds
console-field-unit = What is announced
console-unit-law = as the law has it
console-unit-round = rounds
console-unit-shooter = the last shooter
console-unit-shoe = the last shoe
console-field-to = New minimum
console-field-top_up = Added to the float
console-field-amount = Amount
console-field-float = Float counted
console-field-cash = Cash box counted
console-field-tips = Tips counted
console-field-cagnotte = Cagnotte counted
console-field-role = Post
console-field-player = Player
console-field-cause = Cause
console-field-wheel = How the wheel is shut
value-lock = locked
value-seal = sealed
console-between = From { $least } to { $most }
console-acts = Other acts
console-discard = Discard
console-apply = Apply: { $what }
console-applying = Being entered…
console-applied = Entered: { $what }.

# Irregularities
console-mishap = Report an irregularity
console-mishap-short = Irregularity
console-mishap-none = In this game the law knows none that is reported here.
console-mishap-none-now = None fits in this phase.
console-mishap-not-yours = Here somebody else reports them: { $who }.
console-mishap-more = { $count ->
    [one] One more, which only fits in other phases
   *[other] { $count } more, which only fit in other phases
}
console-mishap-later = { $count ->
    [one] One, which only fits in other phases
   *[other] { $count }, which only fit in other phases
}
console-mishap-others = { $count ->
    [one] One that can be reported
   *[other] { $count } that can be reported
}
console-mishap-by = Reported by: { $who }
console-will-happen = What the law says will happen now
console-what-follows = What will happen
console-announced = It is called out:
console-stays = stay on the cloth
console-changes = change hands
console-modify = can be modified
console-yes = Yes
console-no = No
console-articles = { $count ->
    [one] The article
   *[other] The articles
}
console-signs = It stands in the book in the name of { $who }. It cannot be undone; a correction can be entered.
console-today = Today at this table
console-today-since = since { $time }
console-today-none = No irregularity.

# The cloth and the settlement
console-cloth = On the cloth
console-cloth-bets = { $bets ->
    [one] One bet
   *[other] { $bets } bets
} of { $people ->
    [one] one player
   *[other] { $people } players
}
console-cloth-held = Of it in prison: { $amount }
console-cloth-empty = Empty.
console-settled = Round { $round }: collection and payment
console-settled-nothing = There was nothing on the cloth.

# The book
console-book = Book
console-book-zero = every entry sums to zero
console-export = export
console-day-book = book of the day
console-book-time = Time
console-book-entry = Entry
console-book-path = From and to
console-book-detail = Detail
console-book-amount = Amount
console-book-earlier = Show earlier entries
console-cause-autopilot = automatic
console-cause-bot = company
console-cause-clock = by the clock

# Staff, float, limits, how it runs
console-staff = Staff
console-staff-here = at the table
console-staff-away = not covered
console-staff-many = { $count } of them
console-float = Float
console-since = session since { $time }
console-float-opening = At opening
console-float-added = Added
console-float-now = Now
console-float-cloth = On the cloth
console-float-box = Cash
console-float-difference = Difference of the book
console-limits = Limits
console-notice = The minimum becomes { $minimum } after round { $round }.
console-runs = How the table runs
console-runs-who = Who runs it
console-runs-auto = By itself
console-runs-hand = A croupier
console-runs-drawn-then = The house draws the result.
console-runs-real-then = Wheel, dice or cards are real: the croupier types the result.
console-runs-seconds = { $seconds ->
    [one] One second to bet in every round.
   *[other] { $seconds } seconds to bet in every round.
}

# When things are not well
console-lost = No connection. The table goes on; what was entered holds. Trying again…
console-closed = The table has been closed.

# Cards from a shoe
console-act-LoadShoe = Load the shoe
console-does-LoadShoe = The cards are counted, shuffled and put into the shoe, with the stop card in its place.
console-act-CutPack = Cut the cards
console-does-CutPack = The pack is cut and ready.
console-act-CardFaceUp = Card face up
console-does-CardFaceUp = The next card is put aside; bets stand and the deal goes on.
console-outcome-CardFaceUp = card put aside

# Poker against the house
console-act-Misdeal = Mistake in the deal
console-does-Misdeal = The round is void; every stake goes back.
console-outcome-Misdeal = void round
console-act-CardShown = Card turned over by mistake
console-does-CardShown = The card lies open; the round stands or is void, as the law has it.
console-outcome-CardShown = card open
console-act-Breach = A player talks or shows cards
console-does-Breach = The player loses every bet, or is warned, as the law has it.
console-outcome-Breach = breach

# Texas poker
console-act-Expel = Send somebody away from the table
console-does-Expel = This person takes all chips and does not come back to this table.
console-outcome-Expel = sent away
console-field-other = other box

# Pai gow poker
console-field-low = Cards of the low hand

# What lies on the table, and where the next card goes
console-table = On the table
console-pad-card-to = Card: { $place }
console-does-type-to = It goes to: { $place }. Choose what has come, or type it, and confirm it.
console-pad-lot = Whose lot is drawn
place-card = { $card ->
    [1] { $place }, first card
    [2] { $place }, second card
    [3] { $place }, third card
   *[other] { $place }, card { $card }
}
place-card-turned = { $card ->
    [1] { $place }, the first card is turned over
    [2] { $place }, the second card is turned over
    [3] { $place }, the third card is turned over
   *[other] { $place }, card { $card } is turned over
}
place-of = { $place } ({ $name })
place-box = { $hand ->
    [1] Box { $number }
   *[other] Box { $number }, hand { $hand }
}
place-seat = Seat { $number }
place-bank = Bank
place-common = { $number ->
    [0] Common cards
   *[other] Common cards, row { $number }
}
place-burnt = Burnt card
place-first-card = First card of the shoe
place-aside = Card that is put aside
place-lot = Drawing of lots
place-throw = Throw of the dice
place-voided = Voided card
console-stands-point = Point
console-stands-shooter = Shooter
console-stands-dice = Dice
console-stands-bank = Bank
console-stands-covered = Covered
console-stands-open = To be covered
console-stands-pot = Pot
console-stands-side-pot = Side pot
console-stands-out = out
