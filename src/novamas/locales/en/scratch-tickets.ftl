# Scratch tickets: every word of their own.

# Why a lot cannot be put on sale like this
bad-ticket-size = A lot has { $least } to { $most } tickets, not { $value }.
bad-ticket-in-hand = One person may hold 1 to { $most } unread tickets, not { $value }.
bad-ticket-prizes = Prizes are written as “100x1 50x2 5x20”: times the price, x, how many; three to { $most } different ones. “{ $value }” is not.
bad-ticket-more-prizes = There are { $value } prizes and only { $most } tickets.
bad-ticket-return = The prizes come to { $value } prices, and the { $most } tickets of the lot bring no more: nothing would be left.
bad-ticket-authorised = Tickets and the establishment that sells them have to be authorised.
bad-ticket-lacks = A ticket must be or have: { $value }
bad-ticket-unknown = “{ $value }” is nothing that a ticket has; there are: { $known }.
bad-ticket-cash = Prizes are paid in cash, not in { $value }.
bad-ticket-campaign = A campaign is written as “launch 2026-01-10 2026-03-09”, “lot 2 2026-04-01 2026-05-15” or “further 2026-06-01 2026-06-15”; “{ $value }” is none.
bad-ticket-launch-months = A campaign for the launch or for a lot lasts { $most } months at most: “{ $value }” is longer.
bad-ticket-launch-twice = There is one campaign for the launch and one for each lot: “{ $value }” is a second.
bad-ticket-further-days = The further campaign lasts { $most } days at most: “{ $value }” is longer.
bad-ticket-further-year = In a calendar year there is { $most } further campaign at most; in { $value } there are more.

# -- bets
chart-ticket-left = What the next ticket is worth, in parts of its price
chart-against-ticket = per cent of the lot sold; highest prizes still in it
chart-ticket-worth = A lot has { $size } tickets; the highest prize is { $times } times the price, and there { $tops -> 
    [one] is one of them
   *[other] are { $tops } of them
}. The other prizes are counted at their average.
rules-case-ticket-prize = { $alike } boxes with { $times } times the price
rules-maximum-tickets-in-hand = { $most } unread tickets a person, as the house sets it
rng-sample-scratch-lot = lot of { NUMBER($size, useGrouping: 0) } tickets
verify-what-ticket = ticket

# -- calls
call-ticket-lot = Lot { $lot } is on sale: { $size } tickets at { $amount } each
call-ticket-open = Tickets!
call-ticket-closed = The counter is closed
call-ticket-paid = Ticket { $number } is verified and wins { $amount }
call-ticket-lot-over = Lot { $lot } is over

# -- what happened
event-LotOpened = Lot { $lot } is on sale.
event-LotOpened-entry = Lot
event-CounterOpened = The counter is open, from ticket { $from } on.
event-CounterOpened-entry = Counter
event-SealBroken = { $who } begins to scratch a ticket.
event-SealBroken-entry = Scratching
event-TicketOpened = The seal of ticket { $which } is broken; nobody sees yet what is below.
event-TicketOpened-entry = Seal
event-BoxesScratched = { $who } scratches ticket { $which }.
event-BoxesScratched-entry = Boxes
event-TicketRead = Ticket { $which } has been read.
event-TicketRead-entry = Ticket
event-PrizePaid = Ticket { $which } was verified and paid.
event-PrizePaid-entry = Prize
event-CounterClosed = The counter is closed; { $unsold } tickets of the lot are left.
event-CounterClosed-entry = Counter
event-LotEnded = Lot { $lot } is over.
event-LotEnded-entry = Lot

# -- refusals
refused-no-lot = No lot is on sale.
refused-counter-closed = No tickets are sold now.
refused-lot-ends = The lot has only { $limit } tickets left.
refused-lot-ends-none = The lot has no tickets left.
refused-tickets-in-hand = First every ticket that was bought has to be scratched and every prize claimed.
refused-all-scratched = Every box of this ticket has been scratched.
refused-box-open = Box { $value } is no box that is still covered.
refused-not-your-ticket = Ticket { $value } is not yours.
refused-ticket-not-sold = Ticket { $value } has not been sold.
refused-no-such-ticket = There is no ticket { $value } in this lot.
refused-ticket-paid = Ticket { $value } has been paid: its code was used.
refused-no-prize = Ticket { $value } wins nothing.
refused-not-scratched = Ticket { $value } has boxes that are still covered.
refused-wrong-code = { $value } is not the code of this ticket.
refused-no-tickets = You have no ticket to hand in.

# -- at the console
console-act-OpenLot = Put a lot on sale
console-act-OpenCounter = Open the counter
console-act-CloseCounter = Close the counter
console-does-OpenCounter = Tickets of the lot are sold in the order of their numbers.
console-does-CloseCounter = No more tickets are sold today; those in people's hands may still be scratched.
console-act-Scratch = Scratch a box
console-act-ScratchAll = Scratch the whole ticket
console-act-PresentTicket = Claim a prize
console-act-CashIn = Hand in all tickets
console-act-EndLot = End the lot
console-does-OpenLot = A new lot begins; its secret has been committed already.
console-does-EndLot = Tickets that were not sold are destroyed, and the secret of the lot becomes public.
console-field-code = Code

# -- in the office
office-option-size = Tickets in a lot
office-option-prize-table = Prizes: times the price, x, how many
office-option-in-hand = Unread tickets a person
office-option-campaigns = Advertising campaigns

# -- company
play-temper-ticket-regular = a ticket or two on most days
play-temper-ticket-patient = one ticket, box by box
play-temper-ticket-hopeful = a handful every day

# -- in the terminal
play-do-Scratch = scratch a box
play-do-ScratchAll = scratch a ticket
play-do-PresentTicket = claim a prize
play-do-CashIn = hand in all tickets
play-ticket-begin = Say how many tickets you want; then “scratch” opens one box after another, “scratch all” the whole ticket, “claim” presents what you have won. Enter: the next day.
play-ticket-word-scratch = scratch, s
play-ticket-word-all = scratch all, all, a
play-ticket-word-claim = claim, c
play-ticket-sale = Lot { $lot }: { $left } of { $size } tickets left, { $price } each. The next one is worth { $worth } on the average.
play-ticket-slip = Ticket { $serial }
play-ticket-read = { $who }: ticket { $serial } wins { $amount }.
play-ticket-lost = { $who }: ticket { $serial } wins nothing.
play-ticket-none = You have no such ticket.
play-ticket-hear = I did not understand “{ $said }”. Say a number of tickets, “scratch”, “scratch all”, “claim” or press Enter.

# -- how it is played
ticket-how-goal = A ticket has { $boxes } covered boxes. Scratch them: { $alike } boxes with the same amount win that amount.
ticket-how-lot = A lot has { $size } tickets, and { $winning } of them win; the highest prize is { $top } times the price.
ticket-how-sealed = What a ticket wins is settled before the first one is sold, and nobody can read it until its holder scratches it: not the seller, not the house.
ticket-how-code = Each ticket has a number and a code of its own: with them the prize is paid, once.
ticket-how-left = What has been scratched is no longer in the lot. Look at what is left: once the highest prize is gone the others are worth less.
ticket-how-returns = Of the price of a whole lot { $back } comes back as prizes; { $hit } of the tickets win something.

# -- in the browser
ticket-title = Three alike
ticket-number = Lot { $lot } · No. { $serial }
ticket-price = Price { $amount }
ticket-instructions = Scratch the { $boxes } boxes. { $alike } with the same amount win that amount.
ticket-box = Box { $box }, covered: scratch it
ticket-box-open = Box { $box }: { $amount }
ticket-code = Code { $code }
ticket-wins = Wins { $amount }
ticket-lost = No prize
ticket-is-paid = Paid
ticket-claim = Claim { $amount }
ticket-scratch-all = Scratch all
ticket-prizes = What wins
ticket-combination = { $alike } × { $amount }
ticket-buy = Tickets from number { $first } on, { $price } each
ticket-buy-now = Buy { $count } ({ $amount })
ticket-mine = Your tickets
ticket-none = You have no ticket.
ticket-cash-in = Hand in all
ticket-lot = Lot { $lot }
ticket-no-lot = No lot is on sale
ticket-now-sale = Tickets are on sale
ticket-now-idle = The counter is closed
ticket-sold = { $sold } of { $size } sold
ticket-prize = Prize
ticket-left-of = { $left } of { $printed } left
ticket-nothing = nothing
ticket-worth = What a ticket is worth now
ticket-worth-now = A ticket that nobody has scratched is worth { $worth } on the average and costs { $price }.
ticket-worth-all = The whole lot pays back { $percent } of its price; { $hit } of its tickets win something.
ticket-sealed = The lot was fixed before the first ticket was sold, by a secret whose fingerprint was published then. When the lot is over the secret is published too, and anybody can work out every ticket of it.

# The rules, where laws are compared
section-scratch-tickets-support = The ticket
field-support-must = what it must be and have
value-must-inviolable = inviolable
value-must-covered = symbols that nobody can see
value-must-code = a code of its own
value-must-serial = a number
value-must-instructions = instructions
value-must-price = its price
value-must-combinations = every winning combination with its sum
section-scratch-tickets-prizes = Prizes
field-prizes-cash = in cash
section-scratch-tickets-advertising = Advertising
field-advertising-months = months at the launch and for a lot, at most
field-advertising-days = days of a further campaign, at most
field-advertising-a-year = further campaigns a year, at most
