# Raffle, tombola and promotional draw: every word of their own.

# Why a draw cannot be opened like this
bad-raffle-foreign = This game has no option “{ $option }”.
bad-raffle-no-prize = There must be at least one prize, and each must have a name.
bad-raffle-lists = “{ $option }” has a value for each of the { $number }, or one for all.
bad-raffle-same-prize = Two prizes have the same name; there may be several of one prize.
bad-raffle-least = In “{ $option }” the least is { $least }, not { $value }.
bad-raffle-kind = The law allows no such prize here: { $value ->
    [cash] money
    [token] a sign that stands for money
    [services] services
    [goods] things
   *[other] { $value }
}.
bad-raffle-most-prizes = One draw gives at most { $most } prizes, not { $value }.
bad-raffle-tickets = There are 1 to { $most } tickets, not { $value }.
bad-raffle-price = A ticket cannot cost less than nothing.
bad-raffle-marks = Tickets are not told apart like this: { $value }.
bad-raffle-unsold = A raffle is held among those who bought: the prize of an unsold ticket cannot stay with the organiser.
bad-raffle-product = A promotional draw advertises a product or a service: it must be named.
bad-raffle-content = { $value } tickets are too few for all that say something: it takes { $least }.
bad-raffle-points = The tickets carry { $value } points together and the objects take { $least }: one of them could not be won.
bad-raffle-period = The period of the promotion is 1 to { $most } days, not { $value }.
bad-raffle-fewer-dates = There are too few dates: { $value }, and it takes { $least } or more.
bad-raffle-more-dates = There are too many dates: { $value }, and the draw is on { $most }.
bad-raffle-dates-order = The dates are days of the promotion, one after another and none of them twice.
bad-raffle-dates-within = Day { $value } lies outside the period that was authorised, which has { $most } days.
bad-raffle-surcharge = What is advertised usually costs { $needed }: taking part cannot raise that to { $amount }.
bad-raffle-cover = All tickets together come to { $amount }, less than the { $needed } that the objects drawn are worth.
bad-law-raffle-wins = Tickets win when they are opened or once the sale is over: the law says both.

# -- bets
bet-ticket = Ticket
spot-ticket = Ticket
choice-tickets-all = with every ticket sold
choice-tickets-half = with half of them sold
choice-tickets-tenth = with one in ten sold
choice-tickets-opened = what is won at once
choice-tickets-every = buying them all, with their points
chart-raffle-any = With so many tickets, the chance of winning any prize
chart-against-raffle = tickets in the drum
rules-case-raffle-prize = “{ $prize ->
    [hamper] hamper
    [umbrella] umbrella
    [mug] mug
   *[other] { $prize }
}” ({ $number })
rules-case-raffle-points = “{ $prize ->
    [hamper] hamper
    [umbrella] umbrella
    [mug] mug
   *[other] { $prize }
}” ({ $number }), for { $points } points
rules-maximum-raffle-tickets = { $most } tickets a person, as the organiser sets it

# -- calls
call-raffle-sale = Tickets are on sale at { $amount }
call-raffle-sale-day = Draw of day { $day }: a ticket with each purchase of { $amount }
call-raffle-prizes = There are { $prizes } prizes, worth { $amount }
call-raffle-nobody-bought = No ticket was sold: there is no draw
call-raffle-sale-over = The sale is over, with { $sold } tickets
call-raffle-claims = Prizes can be fetched now
call-raffle-won = Ticket { $ticket } wins: { $prize ->
    [hamper] hamper
    [umbrella] umbrella
    [mug] mug
   *[other] { $prize }
}
call-raffle-unsold-again = Ticket { $ticket } was not sold: another is drawn
call-raffle-unsold-stays = Ticket { $ticket } was not sold: the prize stays
call-raffle-end = The draw is over

# -- what happened
event-why-tickets = tickets
event-why-product = product
event-TicketSaleOpened = The sale of tickets opens.
event-TicketSaleOpened-entry = Sale
event-TicketsSold = Somebody buys tickets.
event-TicketsSold-entry = Sale
event-TicketsGiven = Somebody is given tickets for purchases made elsewhere.
event-TicketsGiven-entry = Purchases
event-TicketSaleClosed = The sale of tickets is over.
event-TicketSaleClosed-entry = Sale
event-NoTicketSold = Nobody has bought a ticket: there is no draw.
event-NoTicketSold-entry = Sale
event-PointsWon = A ticket carries points.
event-PointsWon-entry = Points
event-NothingWon = A ticket says nothing.
event-NothingWon-entry = Ticket
event-FetchingOpened = All has been drawn: prizes are fetched.
event-FetchingOpened-entry = Prizes
event-PrizeFetched = A prize is handed over.
event-PrizeFetched-entry = Handed over
event-PointsExchanged = An object is handed over for points.
event-PointsExchanged-entry = Points
event-PrizeUnclaimed = Nobody has fetched a prize: it stays with the organiser.
event-PrizeUnclaimed-entry = Prize
event-DrawEnded = The draw is over.
event-DrawEnded-entry = Draw

# -- refusals
refused-no-more-dates = The promotion has no more dates to draw on.
refused-no-ticket-sale = No tickets are on sale now.
refused-tickets-gone = Only { $limit } tickets are left.
refused-tickets-gone-none = No tickets are left.
refused-too-many-tickets = Nobody may have so many tickets: { $limit } more at most.
refused-too-many-tickets-none = You already have as many tickets as one person may have.
refused-tickets-are-bought = Tickets are bought here; they are not given for purchases.
refused-nobody-here = There is nobody to give tickets to.
refused-nothing-to-call-off = There is no draw to call off.
refused-draw-begun = The draw has begun and goes on to its end.
refused-tickets-in-play = Whoever has tickets in play or a prize to fetch leaves afterwards.
refused-nothing-won = You have no prize to fetch.
refused-not-your-win = Ticket { $value } gives you no prize to fetch.
refused-no-points-here = No points are exchanged here now.
refused-prizes-gone = No objects are left for points.
refused-too-few-points = You have { $limit } points: too few for any object.
refused-not-this-prize = That object cannot be had for your points.

# -- at the console
console-act-OpenTicketSale = Open the sale of tickets
console-act-BuyTickets = Buy tickets
console-act-RecordPurchases = Record purchases made elsewhere
console-act-CloseTicketSale = Close the sale
console-act-ClaimPrize = Fetch the prize
console-act-ExchangePoints = Exchange points for an object
console-act-EndClaims = End the time for fetching prizes
console-act-CallOffDraw = Call the draw off
console-does-OpenTicketSale = Prizes and price are announced, and tickets are sold in their order.
console-does-RecordPurchases = Whoever shows proof of a purchase is given a ticket for each.
console-does-CloseTicketSale = Nobody can come in any more; the list of tickets is sealed.
console-does-EndClaims = What nobody has fetched stays with the organiser, and the draw is over.
console-does-CallOffDraw = What was paid for tickets goes back.
console-phase-tickets = Sale of tickets
console-phase-numbers = Draw
console-phase-claims = Prizes are fetched
console-pad-ticket = Number that has come
console-field-tickets = Tickets
console-field-ticket = Ticket
console-field-prize = Prize

# -- in the office
office-option-prizes = Prizes, the first one first
office-option-values = Value of each prize
office-option-kinds = What the prizes are
office-option-kinds-goods = things
office-option-kinds-services = services
office-option-kinds-cash = money
office-option-counts = How many there are of each
office-option-tickets = Tickets
office-option-most-tickets = Tickets a person
office-option-price = Price (0: the table’s minimum)
office-option-marks = Tickets are told apart by
office-option-marks-numbered = their number
office-option-marks-lettered = their letters
office-option-unsold = A ticket that nobody bought
office-option-unsold-out = is not in the drum
office-option-unsold-again = if it comes, another is drawn
office-option-unsold-stays = if it comes, the prize stays
office-option-points = Points that each object takes (0: won at once)
office-option-point-values = Points that tickets carry
office-option-point-tickets = How many tickets carry them
office-option-product = What is advertised
office-option-ordinary = Its usual price (0: what is charged)
office-option-tract = The promotion is drawn
office-option-tract-single = on a single date
office-option-tract-successive = on successive dates
office-option-dates = Days of the draws
office-option-period = Days of the promotion

# -- company
play-temper-raffle-regular = a few tickets most of the time
play-temper-raffle-careful = one ticket now and then
play-temper-raffle-bold = a whole strip every time
play-temper-raffle-forgetful = forgets to fetch a prize now and then

# -- in the terminal
play-do-BuyTickets = buy tickets
play-do-ClaimPrize = fetch the prize
play-do-ExchangePoints = exchange points
play-raffle-begin = Say how many tickets you want, or press Enter for the next step: the sale ends, numbers are drawn. “fetch” fetches your prizes, “points” exchanges them for an object, “record” shows the draw.
play-raffle-word-fetch = fetch, claim
play-raffle-word-points = points, exchange
play-raffle-word-record = record, draw
play-raffle-sale = { $sold } of { $tickets } tickets sold, at { $price }. Yours: { $own }.
play-raffle-prize =   { $number } × { $prize ->
    [hamper] hamper
    [umbrella] umbrella
    [mug] mug
   *[other] { $prize }
}, { $value }
play-raffle-for-points =   { $number } × { $prize ->
    [hamper] hamper
    [umbrella] umbrella
    [mug] mug
   *[other] { $prize }
}, { $value }: { $points } points
play-raffle-own-points = You have { $points } points.
play-raffle-won = { $who }: { $prize ->
    [hamper] hamper
    [umbrella] umbrella
    [mug] mug
   *[other] { $prize }
}, with ticket { $ticket }
play-raffle-points = { $who }: { $points } points, { $total } in all
play-raffle-nothing = { $who }: nothing in ticket { $ticket }
play-raffle-unclaimed = Nobody fetched { $prize ->
    [hamper] hamper
    [umbrella] umbrella
    [mug] mug
   *[other] { $prize }
} (ticket { $ticket }).
play-raffle-over = The promotion has no more dates: nothing is left to be drawn here.
play-raffle-seal = List sealed, digest { $digest }: { $tickets } lines
play-raffle-hear = I did not understand “{ $said }”. Say a number of tickets, “fetch”, “points”, “record” or press Enter.

# -- how it is played
raffle-how-goal = { $game ->
    [tombola] { $prizes } objects are drawn at the same time: one ticket may win any of them.
    [raffle] { $prizes } prizes are drawn among those who have tickets: things or services, never money.
   *[other] To advertise a product { $prizes } prizes are drawn among those who buy it: money, things or services.
}
raffle-how-buy = { $game ->
    [promotional-draw] With each purchase, at its usual price, comes a ticket that costs nothing; there are { $tickets }.
   *[other] There are { $tickets } tickets, all at the same price, sold in their order.
}
raffle-how-open = Each ticket is opened when it is bought: it says which object it wins{ $points ->
    [yes] {""}, how many points it carries, or nothing; points add up to the figure that an object takes
   *[no] {""}, or nothing
}.
raffle-how-drawn = Once the sale is over numbers are drawn, one for each prize, the first prize first; a ticket wins one prize at most{ $unsold ->
    [out] {""}, and only those that somebody has are in the drum.
    [again] {""}, and if one comes that nobody bought another is drawn.
   *[other] {""}, and if one comes that nobody bought its prize stays.
}
raffle-how-sealed = { $instant ->
    [yes] What the tickets say is sealed before the first is sold
   *[no] The list of tickets is sealed before the first number
}, and afterwards anybody can check every draw.
raffle-how-dates = { $several ->
    [yes] There are { $draws } draws on successive dates, within the { $days } days of the promotion.
   *[no] There is a single draw, on one date within the { $days } days of the promotion.
}
raffle-how-value = { $cover ->
    [yes] All tickets together pay for at least what the objects are worth, so on the average they win less than they cost.
   *[no] All tickets are worth the same: the prizes, shared among all that take part.
}
raffle-how-fetch = { $instant ->
    [yes] What is won is handed over at once.
   *[no] Winners fetch their prizes after the draw; what nobody fetches stays with the organiser.
}

# -- in the browser
raffle-prize = { $prize ->
    [hamper] hamper
    [umbrella] umbrella
    [mug] mug
   *[other] { $prize }
}
raffle-product = { $product ->
    [coffee] coffee
   *[other] { $product }
}
raffle-prizes = Prizes
raffle-for-points = { $points } points
raffle-left = { $left } of { $count }
raffle-sold = Tickets sold: { $sold } of { $tickets }
raffle-drawn = Numbers drawn
raffle-no-prize = No prize
raffle-none-drawn = No number has come yet
raffle-seal = Seal
raffle-seal-why = Digest of the list of tickets and of the drum, fixed before the first number.
raffle-now-idle = Between two draws
raffle-now-tickets = Tickets are on sale
raffle-now-numbers = Numbers are drawn
raffle-now-claims = Prizes are fetched
raffle-winners = Winners
raffle-fetched = fetched
raffle-buy = Tickets at { $price }
raffle-buy-product = { $product }, at { $price }: a ticket with each
raffle-count = How many
raffle-buy-now = { $count ->
    [one] Buy one
   *[other] Buy { $count }
} ({ $amount })
raffle-own = { $count ->
    [0] You have no tickets
    [one] Your ticket: { $list }
   *[other] Your tickets: { $list }
}
raffle-own-points = Your points: { $points }
raffle-fetch = Fetch: { $prize } (ticket { $ticket })
raffle-exchange = Exchange for: { $prize }
raffle-opened = Your last ticket, { $ticket }: { $said }
raffle-says-nothing = nothing
raffle-chance = With { $held } of { $sold } tickets the chance of any prize is { $chance }.
raffle-how = How it is played
raffle-last-date = The promotion has no more dates.
raffle-day = Day { $day } of { $period }

# The rules, where laws are compared
section-raffle-tickets = Tickets
field-tickets-price = price
value-price-single = one for all
value-price-none = none: they come with a purchase
field-tickets-marks = told apart by
value-marks-numbered = number
value-marks-lettered = letters
section-raffle-prizes = Prizes
field-prizes-kinds = can be
value-kinds-goods = things
value-kinds-services = services
value-kinds-cash = money
field-prizes-cover = the tickets pay for all of them
section-raffle-wins = How tickets win
field-wins-ways = ways
value-ways-instant = at once
value-ways-points = by points
field-wins-unsold = an unsold ticket
value-unsold-out = is not in the drum
value-unsold-again = another is drawn
value-unsold-stays = the prize stays
section-raffle-promotion = Promotion
field-promotion-product = advertises something
field-promotion-surcharge = surcharge, at most
section-raffle-dates = Dates
field-dates-single = a single event, from … to …
field-dates-successive = successive, from … to … (0: no most)
field-dates-within = within the period
