# Betting: every word of its own.

# Why a shop cannot be opened like this
bad-betting-venue = A row of bookmakers stands in a venue, and the venue has a name.
bad-betting-facilities = Inside a venue bets are taken only in facilities meant for them.
bad-betting-unauthorised = Betting premises need an authorisation that covers some kind of bet.
bad-betting-shop = A shop outside venues takes external bets, so its authorisation has to cover them.
bad-betting-kinds = An authorisation does not cover “{ $value }”, but: { $known }.
bad-betting-programme = There is no demonstration “{ $value }”; there are: { $known }.
bad-betting-events = A meeting has 1 to { $most } events of this programme, not { $value }.
bad-betting-twice = Every event of the programme needs a name of its own.
bad-betting-matter-outside = Mutual sports-charity pools are outside this decree: “{ $value }” cannot be bet on here.
bad-betting-matter-forbidden = Nobody may bet on “{ $value }”, because of what it is about ({ $matter }).
bad-betting-matter-unknown = What “{ $value }” is about has to be determined beforehand, and “{ $matter }” is nothing known.
bad-betting-not-covered = Bets on “{ $value }” would be of a kind ({ $covered }) that the authorisation does not cover.
bad-betting-event = “{ $value }” cannot be bet on: it needs a venue, two sides or { $least } to { $most } entries of different names, an opinion on each, and lines within reach.
bad-betting-figure = This figure is from { $least } to { $most }, not { $value }.
bad-law-betting-matters = Something must be allowed, and nothing can be both allowed and forbidden; the law has it otherwise.

# -- bets
bet-winner = Winner
bet-placed = Placed
bet-exacta = First and second
bet-total = Over or under
bet-handicap = With a handicap
bet-combined = Double
bet-pool-winner = Pool for the winner
bet-pool-placed = Pool for a place
spot-winner = Winner
spot-placed = Placed
spot-exacta = First and second
spot-total = Over or under
spot-handicap = With a handicap
spot-combined = Double
spot-pool-winner = Pool for the winner
spot-pool-placed = Pool for a place
choice-event-pelota = pelota
choice-event-rowing = regatta
choice-event-football = football
choice-event-verses = verse-singing
choice-event-horses = horse race
choice-event-cycling = cycling
choice-event-other = event
chart-betting-pelota = Pelota at the opening prices
chart-betting-rowing = Regatta at the opening prices
chart-betting-football = Football at the opening prices
chart-betting-verses = Verse-singing at the opening prices
chart-betting-horses = Horse race at the opening prices
chart-betting-cycling = Cycling at the opening prices
chart-betting-other = Another event at the opening prices
chart-betting-pool-pelota = Pelota in the pool: 10.00 beside 1,000.00 of others
chart-betting-pool-rowing = Regatta in the pool: 10.00 beside 1,000.00 of others
chart-betting-pool-football = Football in the pool: 10.00 beside 1,000.00 of others
chart-betting-pool-verses = Verse-singing in the pool: 10.00 beside 1,000.00 of others
chart-betting-pool-horses = Horse race in the pool: 10.00 beside 1,000.00 of others
chart-betting-pool-cycling = Cycling in the pool: 10.00 beside 1,000.00 of others
chart-betting-pool-other = Another event in the pool: 10.00 beside 1,000.00 of others
chart-against-betting = selection
chart-cell-chance = wins
chart-cell-fair = fair price
chart-cell-price = price
chart-cell-edge = costs
chart-cell-dividend = dividend
chart-cell-dividend-alike = dividend, others alike
chart-cell-edge-alike = costs, others alike
chart-betting-over-winner = To back every winner costs { $over } thousandths more than it brings.
chart-betting-over-exacta = To back every order of the first two: { $over } thousandths.
chart-betting-over-total = Over and under together: { $over } thousandths.
chart-betting-over-handicap = Both sides with the handicap: { $over } thousandths.
chart-betting-take-out = The house takes { $take } thousandths out of a pool, and what rounding leaves.
rules-case-betting-price = at the price struck, the stake included
rules-case-betting-pool = a part of the pool, of which { $percent } % is taken out
rules-maximum-betting = { $most } minima, as the house sets it, and no more than the house can still lose on it

# -- calls
call-betting-announced = Event { $event } is announced: { $name ->
    [pelota] pelota
    [regatta] regatta
    [football] football
    [verses] verse-singing
   *[other] { $name }
}
call-betting-open = Bets are taken
call-betting-price = Event { $event }: a price is now { $price } hundredths
call-betting-scratched = Event { $event }: { $name } does not take part
call-betting-party = Event { $event }: who takes part in it does not bet on it
call-betting-off = Event { $event } begins: no more bets on it
call-betting-result = Event { $event }, provisional: { $result }
call-betting-rectified = Event { $event }, rectified: { $result }
call-betting-confirmed = Event { $event }, final: { $result }
call-betting-void = Event { $event } does not count: stakes go back
call-betting-over = The meeting is over

# -- what happened
event-why-take-out = take-out of a pool
event-why-breakage = rounding of a pool
event-why-dividend = dividend
event-why-carried = carried to the next pool
event-why-least-dividend = up to the least dividend
event-cause-abandoned = abandoned
event-cause-postponed = postponed
event-cause-changed = held otherwise than announced
event-cause-irregular = irregular
event-EventAnnounced = An event is announced.
event-EventAnnounced-entry = Programme
event-MeetingOpened = All events are announced: bets are taken.
event-MeetingOpened-entry = Programme
event-PriceChanged = A price has changed; bets that stand keep theirs.
event-PriceChanged-entry = Price
event-EntryScratched = An entry does not take part in event { $event }; bets on it are void.
event-EntryScratched-entry = Withdrawal
event-PartyDeclared = { $who } takes part in event { $event } and may not bet on it; stakes go back.
event-PartyDeclared-entry = Party
event-BetStruck = A bet is struck.
event-BetStruck-entry = Bet
event-PoolJoined = A stake lies in a pool.
event-PoolJoined-entry = Pool
event-EventStarted = Event { $event } begins.
event-EventStarted-entry = Off
event-ResultEntered = Event { $event }: { $result }, not confirmed yet.
event-ResultEntered-entry = Result
event-ResultRectified = Event { $event } is rectified: { $result } instead of { $was }.
event-ResultRectified-entry = Result
event-ResultConfirmed = Event { $event } is final: { $result }.
event-ResultConfirmed-entry = Result
event-BetsSettled = Bets on event { $event } are settled.
event-BetsSettled-entry = Payment
event-PoolPaid = A pool of event { $event } is divided.
event-PoolPaid-entry = Payment
event-EventVoided = Event { $event } does not count: { $cause }.
event-EventVoided-entry = Void
event-MeetingEnded = The meeting is over.
event-MeetingEnded-entry = Programme

# -- refusals
refused-matter-outside = Mutual sports-charity pools are outside this decree.
refused-matter-forbidden = Nobody may bet on such a matter ({ $value }).
refused-no-such-matter = “{ $value }” is nothing that an event can be announced as.
refused-not-on-the-programme = { $value } is not on the programme, or has been announced already.
refused-internal-not-covered = The authorisation of this place does not cover internal bets.
refused-external-not-covered = The authorisation of this place does not cover external bets.
refused-other-not-covered = The authorisation of this place does not cover bets on what is no sport.
refused-no-event = No event that can be bet on is announced now.
refused-no-such-selection = Nothing of the events announced can be backed as “{ $value }”.
refused-no-such-winner = A double joins two winners of the events announced; “{ $value }” is none.
refused-event-off = That event has begun or does not count: nobody bets on it any more.
refused-party-to-event = Whoever takes part in an event may not bet on it.
refused-same-event = A double needs two different events, the earlier first.
refused-price-changed = The price is no longer { $value }.
refused-book-full = The house takes no more than { $limit } on this: it could lose too much.
refused-book-full-none = The house takes no more on this: it might lose too much.
refused-no-pools = This shop has no pools.
refused-price-too-low = A price is at least { $limit } hundredths.
refused-price-too-high = A price is at most { $limit } hundredths.
refused-nobody-to-scratch = Nobody can be withdrawn now: two must be left, before the off.
refused-no-such-entry = { $value } is nobody who can be withdrawn.
refused-no-such-event = There is no event { $value } of which one can be a party.
refused-no-such-party = { $value } is nobody here who is not known to take part already.
refused-no-result = There is no result that waits to be confirmed.
refused-no-such-result = { $value } is no other result that this event can have.
refused-event-over = Event { $value } is over, or there is no such event.
refused-bets-open = Whoever has bets open leaves once they are settled.

# -- at the console
console-act-AnnounceEvent = Announce an event
console-act-ChangePrice = Change a price
console-act-ScratchEntry = Withdraw an entry
console-act-DeclareParty = Somebody takes part in an event
console-act-StrikeBet = Strike a bet
console-act-StrikeDouble = Strike a double
console-act-JoinPool = Stake in a pool
console-act-StartEvent = Off: close the bets and begin
console-act-RectifyResult = Rectify the result
console-act-ConfirmResult = Confirm the result and pay
console-act-VoidEvent = Declare an event void
console-act-VoidEvent-abandoned = Abandoned: the event does not count
console-act-VoidEvent-postponed = Postponed: the event does not count
console-act-VoidEvent-changed = Held otherwise: the event does not count
console-act-VoidEvent-irregular = Irregular: the event does not count
console-does-AnnounceEvent = The event is determined beforehand, with what it is about; its opening prices are shown.
console-does-ChangePrice = From now on the selection has this price; bets that stand keep theirs.
console-does-ScratchEntry = Bets on the entry are void; the others pay less where the house deducts.
console-does-DeclareParty = What this person has staked on the event goes back, and no more is taken.
console-does-StartEvent = Nobody bets on this event any more; it begins.
console-does-RectifyResult = The director signs another result, before anything is paid.
console-does-ConfirmResult = A second person answers for the result; then bets and pools are paid.
console-does-VoidEvent = Stakes on the event go back; doubles stand on their other half.
console-pad-betting = Result of the event
console-phase-announcing = Events are announced
console-phase-running = The event runs
console-phase-provisional = A result waits to be confirmed
console-field-event = Event
console-field-entry = Entry
console-field-fixture = Event of the programme
console-field-matter = What it is about
console-field-on = Selection
console-field-price = Price
console-field-result = Result
console-field-second = Second selection
console-field-who = Person
value-sport = sport
value-competition = competition
value-culture = culture
value-custom = custom
value-other = another matter
value-internal = internal
value-external = external
value-pelota = pelota
value-regatta = regatta
value-football = football
value-verses = verse-singing

# -- in the office
office-option-premises = Where it stands
office-option-premises-venue = in a sports venue
office-option-premises-shop = in premises of its own
office-option-venue = Name of the venue
office-option-authorised = Bets that the authorisation covers
office-option-authorised-internal = internal
office-option-authorised-external = external
office-option-authorised-other = on what is no sport
office-option-programme-pelota = pelota
office-option-programme-regatta = regatta
office-option-programme-football = football
office-option-programme-verses = verse-singing
office-option-events = Events in a meeting
office-option-margin = Margin of the opening prices, in thousandths
office-option-most-stake = The most of one bet, in minima
office-option-most-liability = The most that a selection may cost, in minima
office-option-places = Places of a field that count
office-option-deduction = Deduct for withdrawals
office-option-pools = Pools
office-option-take-out = Taken out of a pool, in thousandths
office-option-breakage-step = Dividends are multiples of, in hundredths
office-option-least-dividend = Least dividend, in hundredths
office-option-breakage = What rounding leaves goes
office-option-breakage-house = to the house
office-option-breakage-carry = into the next pool
office-option-unwon = A pool that nobody has won
office-option-unwon-refund = is refunded
office-option-unwon-carry = lies in the next one

# -- company
play-temper-betting-regular = prices and pools, in most events
play-temper-betting-cautious = a little on the favourite
play-temper-betting-dreamer = two winners at once
play-temper-betting-crowd = nothing but the pools

# -- how it is played
betting-how-goal = A meeting has { $events } events, announced beforehand: you bet on how they end, and nobody who takes part in one bets on it.
betting-how-price = At a fixed price of 2.50 one euro brings back two and a half, the stake included; your price stays, even if it changes later; of each stake the house keeps about { $margin } on the average.
betting-how-double = A double joins two winners of different events: both must win, and their prices are multiplied.
betting-how-pool = In a pool those who bet share what was staked, less { $take } for the house; { $refund ->
    [yes] where nobody has won, stakes go back
   *[no] where nobody has won, it lies in the next pool
}.
betting-how-off = Bets are taken until the off of each event; an event that does not count gives stakes back.
betting-how-paid = A result is paid once a second person has confirmed it; who finish together share what they win{ $deduction ->
    [yes] , and a withdrawal lowers what bets struck before it win
   *[no] {""}
}.
betting-means-winner = Wins if your choice wins its event.
betting-means-placed = Wins if your choice is among the first { $places }.
betting-means-exacta = Wins if both come first and second, in this order.
betting-means-total = Wins if both sides together score more, or less, than the line; on the line the stake goes back.
betting-means-handicap = Wins if your side is ahead once the handicap is added; level, the stake goes back.
betting-means-combined = Wins if both choices win; if one does not count, it stands on the other.
betting-means-pool-winner = Wins a part of the pool if your choice wins, at least { $least } for each one staked.
betting-means-pool-placed = Wins a part of the pool if your choice is among the first { $places }, at least { $least } for each one staked.

# -- in the terminal
play-do-StrikeBet = strike a bet
play-do-StrikeDouble = strike a double
play-do-JoinPool = stake in a pool
play-betting-begin = Each line of the list has a number: “3 10” backs number 3 with 10, “3 + 8 10” is a double, “pool 3 10” stakes in the pool. Press Enter for the off.
play-betting-word-pool = pool
play-betting-event = Event { $event }: { $name } · { $kind ->
    [internal] internal bets
    [external] external bets
   *[other] no sport
} · { $held }
play-betting-over = Event { $event }: { $name } · { $result }
play-betting-own = Your bets: { $bets }
play-betting-settled = { $on }: { $why ->
    [won] won
    [pool] won in the pool
    [void] void
    [refund] nobody has won: refunded
    [party] refunded to who takes part
    [dead-heat] in part
   *[lost] lost
} · { $amount } → { $returned }
play-betting-no-line = There is no line { $line } in the list: it goes up to { $most }.
play-betting-hear = I did not understand “{ $said }”. Say a number of the list and an amount, such as “1 10”, or press Enter for the off.
play-betting-pool = Pool

# -- in the browser
floor-group-betting = Betting
betting-event = Event { $event }
betting-sport-pelota = Pelota
betting-sport-rowing = Regatta
betting-sport-football = Football
betting-sport-verses = Verse-singing
betting-sport-horses = Horse race
betting-sport-cycling = Cycling
betting-sport-other = Event
betting-kind-internal = internal bets
betting-kind-external = external bets
betting-kind-other = no sport
betting-status-open = bets are taken
betting-status-running = running
betting-status-provisional = provisional: { $result }
betting-status-done = final: { $result }
betting-status-void = does not count
betting-market-winner = Winner
betting-market-placed = Placed ({ $places })
betting-market-exacta = First and second
betting-market-total = Both together
betting-market-handicap = With a handicap
betting-market-pool-winner = Pool for the winner
betting-market-pool-placed = Pool for a place
betting-draw = Draw
betting-over = more than { $line }
betting-under = less than { $line }
betting-out = withdrawn
betting-pool-total = In the pool: { $amount }
betting-pool-now = about { $dividend }
betting-slip = Your slip
betting-slip-none = Touch a price to bet on it; touch two winners of different events for a double.
betting-single = Single
betting-double = Double
betting-returns = Brings back { $amount } if it wins
betting-amount = Amount
betting-strike = Bet { $amount } at { $price }
betting-join = Stake { $amount } in the pool
betting-clear = Put away
betting-yours = Your bets
betting-yours-none = You have no bets open.
betting-at = at { $price }
betting-kept = { $kept } % of the winnings, after a withdrawal
betting-results = Results and payments
betting-why-won = won
betting-why-lost = lost
betting-why-void = void
betting-why-party = refunded: you take part in it
betting-why-dead-heat = in part: several finished together
betting-why-pool = dividend
betting-why-refund = nobody has won: refunded
betting-now-idle = Between two meetings
betting-now-announcing = Events are announced
betting-now-betting = Bets are taken
betting-now-running = The event runs
betting-now-provisional = The result has to be confirmed
betting-opinion = What the house believes
betting-opinion-text = Opening prices follow from this opinion, and a demonstration is drawn by it; the house takes { $margin } % of margin.
betting-opinion-points = each point: { $first } to { $second }
betting-opinion-goals = of ten chances each scores one with { $first } and { $second } %
betting-opinion-field = weights: { $weights }

# The rules, where laws are compared
section-betting-event = What is bet on
field-event-determined = determined beforehand
field-event-uncertain = of uncertain outcome
field-event-foreign = foreign to those who bet
section-betting-matters = Matters
field-matters-sports = sports
field-matters-others = others
field-matters-outside = outside the decree
value-sports-sport = sport
value-sports-competition = competition
value-others-culture = culture
value-others-custom = custom
value-others-other = another
value-outside-charity-pools = mutual sports-charity pools
section-betting-forbidden = Forbidden
field-forbidden-harmful = what harms
field-forbidden-unlawful = what is based on
value-harmful-dignity = dignity
value-harmful-privacy = privacy
value-harmful-honour = honour
value-harmful-image = own image
value-harmful-rights = other fundamental rights
value-unlawful-crime = crimes
value-unlawful-misdemeanour = misdemeanours
value-unlawful-infraction = administrative infractions
value-unlawful-politics = political events
value-unlawful-religion = religious events
section-betting-internal = Internal bets
field-internal-held = what they are on is held
value-held-there = there
field-internal-facilities = in facilities meant for them
section-betting-external = External bets
field-external-authorised = in authorised premises
field-external-elsewhere = in a venue, on what is held elsewhere
section-betting-classes = Kinds of bets
field-classes-sports-only = told apart for sports only
section-betting-premises = Premises
field-premises-authorised = authorised
rng-sample-betting = results of an event in { NUMBER($size, useGrouping: 0) } parts
