# Lottery: every word of its own.

# Why a lottery cannot be opened like this
bad-lottery-prize = In this form of the lottery prizes cannot be { $value -> 
    [fixed] fixed sums: they follow from what is paid in
   *[shared] shares: each is a fixed sum that the buyer knows
}.
bad-lottery-most-tickets = One person may have 1 to { $most } tickets in a draw, not { $value }.
bad-lottery-digits = Printed numbers have { $least } to { $most } figures, not { $value }.
bad-lottery-shares = A number has 1 to { $most } shares, series times fractions, not { $value }.
bad-lottery-programme = A programme is written as “1: exact 30000 next 1000 last3 50; 2: exact 5000”; “{ $value }” is none.
bad-lottery-picks = At most { $most } of at most { $of } numbers are marked, and more are left than are drawn; { $value } do not fit.
bad-lottery-fund = What is paid out is 1 to { $most } thousandths of the takings, not { $value }.
bad-lottery-guaranteed = A guaranteed prize is none or more, not { $value }.
bad-lottery-categories = Categories are written as “6=400 5+c=100 5=150 4=350”, the highest with all numbers, and their parts come to { $most }; “{ $value }” are none.

# -- bets
spot-choice = Form
bet-choice = Chosen numbers
choice-others-0 = nobody else plays
choice-others-1000 = 1,000 others play
choice-others-100000 = 100,000 others play
chart-lottery-carried = What a form is worth, in parts of its price
chart-against-lottery = carried over, in prices; how many others play
chart-lottery-first = One of { $forms } forms has all the numbers.
rules-case-lottery-exact = number { $place } that comes: the number itself
rules-case-lottery-next = number { $place } that comes: the one before it and the one after
rules-case-lottery-last = number { $place } that comes: its last figures ({ $figures })
rules-case-lottery-category = { $category } right: { $percent } % of the takings here, shared by all who have it
rules-maximum-lottery-tickets = { $most } tickets a person in a draw, as the house sets it
rng-sample-drum = drum of { $size }
verify-what-digit = figure

# -- calls
call-lottery-open = Draw { $round }: tickets at { $amount }
call-lottery-closed = The sale is over; tickets that take part: { $tickets }
call-lottery-nobody = No ticket was sold: nothing is drawn
call-lottery-void = The draw is void: tickets are refunded
call-lottery-paid = The draw is over; prizes come to { $amount }

# -- what happened
event-why-lottery = tickets
event-why-guarantee = guaranteed prize
event-cause-wrong-list = the list of tickets was wrong
event-LotteryOpened = A draw is on sale.
event-LotteryOpened-entry = Sale
event-NumberSold = { $who } has bought number { $which }.
event-NumberSold-entry = Sale
event-ChoiceSold = { $who } has marked { $which }.
event-ChoiceSold-entry = Sale
event-SaleOver = The sale is over; tickets that take part: { $playing }.
event-SaleOver-entry = Sale
event-NobodyPlays = Nobody has bought a ticket.
event-NobodyPlays-entry = Sale
event-CategoryShared = A category has been shared.
event-CategoryShared-entry = Prizes
event-DrawPaid = The draw is over and prizes are paid.
event-DrawPaid-entry = Draw

# -- refusals
refused-lottery-sale-closed = No tickets of a draw are sold now.
refused-other-lottery-form = This lottery has the other form of tickets.
refused-number-sold = Every share of number { $value } has been sold.
refused-number-sold-out = This number has only { $limit } shares left.
refused-number-sold-out-none = Nothing is left of this number.
refused-no-such-number = There is no number { $value } in this draw.
refused-wrong-choice = Mark as many different numbers as the form has room for, each of them once and all of them on the form.
refused-too-many-lottery-tickets = Nobody may have so many tickets in a draw: { $limit } more at most.
refused-too-many-lottery-tickets-none = You already have as many tickets as anybody may have in a draw.
refused-no-draw-running = No draw runs that could be void.
refused-lottery-tickets-in-play = Whoever has tickets in a draw leaves after it.

# -- at the console
console-act-OpenDraw = Announce a draw and sell
console-act-BuyNumber = Buy a number
console-act-BuyChoice = Mark numbers
console-act-CloseDraw = Close the sale
console-act-VoidDraw = Void draw
console-act-VoidDraw-breakdown = A breakdown: the draw is void
console-act-VoidDraw-wrong-list = The list of tickets is wrong: the draw is void
console-does-OpenDraw = Price and prizes are announced; then tickets are sold.
console-does-CloseDraw = The list of tickets is sealed; nobody can add one.
console-does-VoidDraw = All tickets are refunded; nothing is won.
console-field-numbers = Numbers

# -- in the office
office-option-variant = Form of the lottery
office-option-variant-printed = printed numbers, fixed prizes
office-option-variant-chosen = chosen numbers, shared prizes
office-option-digits = Figures of a number
office-option-series = Series
office-option-fractions = Fractions of a series
office-option-programme = Programme
office-option-of = Numbers on the form
office-option-extra = A complementary number
office-option-categories = Categories and their parts
office-option-fund = Paid out, in thousandths of the takings
office-option-guaranteed = Highest prize at least, in prices
office-option-carry = What nobody wins goes to
office-option-carry-top = the highest category
office-option-carry-same = its own category

# -- company
play-temper-lottery-regular = the same number in every draw
play-temper-lottery-fickle = three others every time

# -- in the terminal
play-do-BuyNumber = buy a number
play-do-BuyChoice = mark numbers
play-lottery-begin-printed = Say the number that you want, and how many shares of it, or press Enter for the draw.
play-lottery-begin-chosen = Say the { $picks } numbers that you mark, or press Enter for the draw.
play-lottery-sale = Draw { $round }: { $tickets } tickets sold at { $price }; carried over { $carried }.
play-lottery-mine = Your tickets: { $tickets }
play-lottery-came = What has come: { $numbers }
play-lottery-won = { $who } wins with ticket { $ticket }: { $prize }.
play-lottery-hear = I did not understand “{ $said }”. Say the number or the numbers that you want, or press Enter.

# -- how it is played
lottery-how-number = A ticket bears a printed number of { $digits } figures, one of { $numbers }; each number has { $shares } shares.
lottery-how-fixed = { $drawn -> 
    [one] One number is
   *[other] { $drawn } numbers are
} drawn, and every prize is a fixed sum that you know before you buy.
lottery-how-highest = Of each number that comes a ticket has its highest prize; the prizes of different numbers add up.
lottery-how-figures = Numbers come figure by figure, each from a drum with the ten figures; no number is likelier than another.
lottery-how-sealed = The list of tickets is sealed before the first number comes, and the secret that decides was committed before the sale: anybody can check the draw afterwards.
lottery-how-returns = Of the price of all tickets { $back } comes back on the average.
lottery-how-choose = Mark { $picks } of { $of } numbers.{ $extra -> 
    [yes] {" "}As many are drawn, and a complementary one.
   *[no] {" "}As many are drawn.
}
lottery-how-shared = Of the takings { $fund } is paid out, in parts for each category; whoever has won a category shares it, so nobody knows a prize before the draw.
lottery-how-first = One of { $forms } forms has all the numbers.
lottery-how-carried = What nobody wins is carried over to { $carry -> 
    [top] the highest category
   *[same] the same category
} of the next draw.
lottery-how-alike = All combinations are equally likely; the more people mark the same, the less each of them has.

# -- in the browser
lottery-now-idle = Between two draws
lottery-now-sale = Tickets are on sale
lottery-now-drawing = The draw
lottery-draw = Draw { $round }
lottery-sold = { $tickets -> 
    [one] One ticket sold
   *[other] { $tickets } tickets sold
}
lottery-carried = Carried over: { $amount }
lottery-list = The list is sealed
lottery-prizes = Prizes
lottery-number-of = Number { $place }
lottery-exact = the number
lottery-next = before and after it
lottery-last = last figures: { $figures }
lottery-category = { $category } right
lottery-percent = { $percent } of the takings
lottery-one-in = one in { $ways }
lottery-buy = Your number
lottery-count = Shares
lottery-any = Any number
lottery-buy-now = Buy ({ $amount })
lottery-mark = Mark { $left } more
lottery-by-chance = By chance
lottery-mine = Your tickets
lottery-none = You have no ticket in this draw.
lottery-came = What has come
lottery-nothing-yet = Nothing yet
lottery-check = After the draw its secret is public: the page Verify works out every number from it, and the list was sealed before the first one came.

# The rules, where laws are compared
section-lottery-printed = Printed numbers
section-lottery-chosen = Chosen numbers
field-printed-prize = prizes
field-chosen-prize = prizes
value-prize-fixed = fixed sums
value-prize-shared = shares of what is paid in
