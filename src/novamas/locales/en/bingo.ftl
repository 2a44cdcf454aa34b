# Bingo: every word of its own.

# Why a hall cannot be opened like this
bad-bingo-share = A prize is { $value } thousandths of the takings: it must be from 1 to { $most }, or none for the extra prize.
bad-bingo-shares = All prizes together cannot be more than { $most } thousandths of the takings.
bad-bingo-row = This law knows no announced line: any line wins, not only { $value }.
bad-bingo-forms = This law knows no prize for an early bingo.
bad-bingo-extra-ball = A bingo is early up to a ball from { $least } to { $most }, not { $value }.
bad-bingo-no-extra-ball = An extra prize needs the ball up to which a bingo wins it.
bad-bingo-thing = A prize in kind takes the place of money: it is neither fed by cards nor shared with other halls, and the law must know it.
bad-bingo-linked = This law knows no linked halls.
bad-bingo-series = A series has a multiple of six cards, up to { $most }, not { $value }.
bad-bingo-first-series = The first series is from 1 to { $most }, not { $value }.
bad-bingo-most-cards = One person may play 1 to { $most } cards at once, not { $value }.
bad-bingo-electronic = This law knows no electronic cards.
bad-bingo-unapproved = The authority must have approved the model in use.
bad-bingo-extractor = Balls are not drawn by { $value }; there are: { $known }.
bad-bingo-followed = Other rooms do not follow the game by “{ $value }”, but by: { $known }.
bad-bingo-rooms = One game is played in 1 to { $most } rooms, not { $value }.
bad-bingo-unfollowed = Other rooms can follow the game only with loudspeakers, receivers and screens; missing: { $value }.
bad-bingo-no-machines = This law knows no auxiliary machines.
bad-bingo-machines = A hall of this category may have { $most } machines, not { $value }.
bad-law-bingo-card = Cards are made of 15 of 90 numbers, in three lines of five and nine columns of one to three; the law has another card.
bad-law-bingo-prizes = What wins is a line and a bingo; the law has something else.

# -- bets
bet-card = Card
spot-card = Card
choice-cards-6 = 6 cards in play
choice-cards-60 = 60 cards in play
choice-cards-240 = 240 cards in play
chart-bingo-line = A line has been completed by this ball
chart-bingo-bingo = A card has been completed by this ball
chart-against-bingo = cards in play
chart-bingo-mean-line = With { $cards } cards the line comes on ball { $ball } on the average.
chart-bingo-mean-bingo = With { $cards } cards the bingo comes on ball { $ball } on the average.
rules-case-bingo-line = the line: { $percent } % of the takings here, as the hall sets it
rules-case-bingo-bingo = the bingo: { $percent } % of the takings here, as the hall sets it
rules-case-bingo-extra = a bingo up to ball { $ball }: the extra prize too
rules-maximum-bingo-cards = { $most } cards a person, as the hall sets it

# -- calls
call-bingo-material = Everything works; { $balls } balls are in the extractor
call-bingo-series = On sale: series { $series }, of { $size } cards, at { $amount } each
call-bingo-sale-over = The sale is over
call-bingo-nobody-bought = No card was sold: there is no game
call-bingo-sold = Cards number { $first } to { $last } of series { $series } have been sold
call-bingo-line-prize = Prize of the line: { $amount }
call-bingo-bingo-prize = Prize of the bingo: { $amount }
call-bingo-extra-prize = Up to ball { $ball } a bingo wins { $amount } besides
call-bingo-extra-thing = Up to ball { $ball } a bingo wins { $thing } besides
call-bingo-row = The line that wins is the { $row ->
    [1] top one
    [2] centre one
   *[3] bottom one
}
call-bingo-start = The game begins
call-bingo-number = { $number }
call-bingo-line = Line!
call-bingo-bingo = Bingo!
call-bingo-line-right = Card { $card }: the line is correct
call-bingo-line-wrong = Card { $card }: the line is not correct
call-bingo-bingo-right = Card { $card }: the bingo is correct
call-bingo-bingo-wrong = Card { $card }: the bingo is not correct
call-bingo-more-line = Any other line?
call-bingo-more-bingo = Any other bingo?
call-bingo-resume = The game goes on
call-bingo-end = The game is over
call-bingo-void = The game is void

# -- what happened
event-why-cards = cards
event-why-prize = prize
event-why-takings = takings
event-why-refund = refund
event-cause-wrong-number = a number announced wrongly
event-cause-breakdown = a breakdown
event-MaterialChecked = Material and installations work; { $loaded } balls are loaded.
event-MaterialChecked-entry = Material
event-MaterialInspected = { $who } has inspected the material.
event-MaterialInspected-entry = Material
event-SaleOpened = Series { $series } is on sale, from card { $from } on.
event-SaleOpened-entry = Sale
event-SeriesOpened = The series is sold out; series { $series } is on sale.
event-SeriesOpened-entry = Sale
event-CardsSold = Cards have been bought.
event-CardsSold-entry = Sale
event-SaleClosed = The sale is over; { $unsold } cards of the series are left.
event-SaleClosed-entry = Sale
event-NobodyBought = Nobody has bought a card.
event-NobodyBought-entry = Sale
event-GameStarted = The game begins, with { $playing } cards.
event-GameStarted-entry = Game
event-BallOrdered = The next ball.
event-BallOrdered-entry = Ball
event-BallDrawn = Ball { $nth }: number { $called }.
event-BallDrawn-entry = Ball
event-PrizeLapsed = A winning card was not sung in time.
event-PrizeLapsed-entry = Claim
event-Sung = { $who } sings, on card { $which }.
event-Sung-entry = Claim
event-CardChecked = Card { $which } has been checked.
event-CardChecked-entry = Check
event-AskedForMore = Others who have won are asked for.
event-AskedForMore-entry = Check
event-Resumed = The game goes on.
event-Resumed-entry = Game
event-PrizeAwarded = A prize is awarded.
event-PrizeAwarded-entry = Prize
event-LineUnclaimed = Nobody has sung the line.
event-LineUnclaimed-entry = Prize
event-BingoEnded = The game is over and prizes are paid.
event-BingoEnded-entry = Game
event-GameVoided = The game is void: { $cause }. Cards are refunded.
event-GameVoided-entry = Game
event-HallsLinked = What the linked halls keep for the common prize is known.
event-HallsLinked-entry = Linked halls

# -- refusals
refused-material-unchecked = Before a session the material is checked and the balls are loaded.
refused-no-sale = No cards are on sale now.
refused-too-many-cards = Nobody may play so many cards: { $limit } more at most.
refused-too-many-cards-none = You already play as many cards as anybody may.
refused-too-many-series = A machine may not play so many series: { $limit } cards more at most.
refused-too-many-series-none = This machine already plays all the series that it may.
refused-series-ends = The series has only { $limit } cards left; the next one is announced afterwards.
refused-series-ends-none = The series has no cards left; the next one is announced after it.
refused-no-such-support = This hall has no such cards.
refused-no-machine = This hall has no auxiliary machines.
refused-machines-taken = All machines of the hall are taken.
refused-any-line = Here any line wins; none is announced.
refused-no-card-in-play = You have no card in a game that runs.
refused-no-number-yet = No number has been called yet.
refused-line-is-won = The line has been won already.
refused-already-sung = All your cards have been sung with this number.
refused-not-your-card = { $value } is no card of yours that can be sung now.
refused-nothing-sung = No card waits to be checked.
refused-no-game-running = No game runs that could be void.
refused-no-linked-halls = This hall is not linked with others.
refused-cards-in-play = Whoever has cards in play leaves after the game.

# -- at the console
console-act-CheckMaterial = Check material and load the balls
console-act-InspectMaterial = Inspect the material
console-act-OpenSale = Announce the series and sell
console-act-BuyCards = Buy cards
console-act-CloseSale = Close the sale
console-act-StartGame = Announce the prizes and begin
console-act-DrawBall = Draw a ball
console-act-SingLine = Line!
console-act-SingBingo = Bingo!
console-act-CheckCard = Check the card
console-act-GoOn = Order the game on
console-act-EndBingo = End the game
console-act-VoidGame = Void game
console-act-VoidGame-wrong-number = A number was announced wrongly: the game is void
console-act-VoidGame-breakdown = A breakdown that cannot be mended: the game is void
console-act-LinkHalls = What the linked halls keep
console-act-PayOtherHall = Pay a prize won in another hall
console-does-CheckMaterial = Material and installations are looked at, and ninety balls go into the extractor.
console-does-OpenSale = Series, cards in it and price are announced; then cards are sold in their order.
console-does-CloseSale = The cashier collects the cards that are left.
console-does-StartGame = Cards sold, prizes and the start are announced.
console-does-DrawBall = The next ball comes; its number is called and shown.
console-does-CheckCard = The card is compared with the numbers that were called.
console-does-GoOn = Nobody can claim any more what was won so far; the line is shared, a bingo ends the game.
console-does-EndBingo = All balls are out and nobody has sung: the prizes stay with the house.
console-does-VoidGame = Cards are refunded, and prizes that were awarded go back.
console-pad-bingo = Number that has come
console-phase-sale = Sale of cards
console-phase-ready = Before the first ball
console-phase-called = A number was called
console-phase-checking = Cards are checked
console-phase-others = Any other winner?
console-field-count = Cards
console-field-support = Support
console-field-row = Line
value-paper = paper
value-electronic = electronic
value-machine = machine
value-top = top
value-centre = centre
value-bottom = bottom

# -- in the office
office-option-line-share = Line, in thousandths of the takings
office-option-bingo-share = Bingo, in thousandths of the takings
office-option-row = Line that wins
office-option-row-any = any
office-option-row-top = top
office-option-row-centre = centre
office-option-row-bottom = bottom
office-option-series-size = Cards in a series
office-option-first-series = First series
office-option-most-cards = Cards a person
office-option-unclaimed-line = A line that nobody sang goes to
office-option-unclaimed-line-bingo = the bingo
office-option-unclaimed-line-house = the house
office-option-remainder = Coins that cannot be shared go to
office-option-remainder-singers = who sang first
office-option-remainder-house = the house
office-option-extractor = Extractor
office-option-extractor-manual = manual
office-option-extractor-automatic = automatic
office-option-rooms = Rooms
office-option-followed = What the other rooms have
office-option-followed-loudspeakers = loudspeakers
office-option-followed-receivers = receivers
office-option-followed-screens = screens
office-option-electronic = Electronic cards
office-option-automatic = Electronic cards and machines sing by themselves
office-option-extra-ball = A bingo up to this ball wins more (0: none)
office-option-extra-share = Fed into the pot, in thousandths of the takings
office-option-extra-thing = A thing instead of the pot
office-option-linked = Linked with other halls
office-option-category = Category of the hall
office-option-category-special = special
office-option-category-first = first
office-option-category-second = second
office-option-category-third = third
office-option-machines = Auxiliary machines

# -- company
play-temper-bingo-regular = a few cards in most games
play-temper-bingo-careful = one card, now and then
play-temper-bingo-bold = a strip or two in every game
play-temper-bingo-distracted = misses a line now and then

# -- in the terminal
play-do-BuyCards = buy cards
play-do-SingLine = sing a line
play-do-SingBingo = sing bingo
play-do-InspectMaterial = inspect the material
play-bingo-begin = Say how many cards you want, or press Enter for the next step: the sale ends, balls are drawn. “line” or “bingo” sings your card; “auto” marks and sings for you.
play-bingo-word-line = line
play-bingo-word-bingo = bingo, b
play-bingo-word-auto = auto, automatic
play-bingo-word-record = record, minutes
play-bingo-auto-on = From now on your cards are marked and sung for you, to the end of each game.
play-bingo-auto-off = From now on you sing yourself.
play-bingo-nothing = None of your cards has that.
play-bingo-no-card = You have no card in play.
play-bingo-sale = Series { $series }, from card { $next } on, { $price } each. { $cards } sold so far.
play-bingo-prizes = { $cards } cards. Line { $line }, bingo { $bingo }.
play-bingo-balls = Ball { $place }: { $last }
play-bingo-card = Card { $card }
play-bingo-awarded = { $what ->
    [line] Line
    [bingo] Bingo
   *[extra] Extra prize
}: { $who }
play-bingo-lapsed = Nobody sang it in time: { $cards }.
play-bingo-wrong = { $who } was wrong with { $card }.
play-bingo-hear = I did not understand “{ $said }”. Say a number of cards, “line”, “bingo”, “auto” or press Enter.

# -- the minutes (acta)
bingo-record-title = Minutes of game { $round }
bingo-record-sold = Series { $series }: cards { $first } to { $last }
bingo-record-cards = Cards sold: { $cards }, at { $price }; takings { $takings }
bingo-record-prizes = Prizes: line { $line }, bingo { $bingo }
bingo-record-balls = Balls, in their order: { $balls }
bingo-record-song = Ball { $ball }: { $what ->
    [line] line
   *[bingo] bingo
} on card { $card }, { $right ->
    [yes] correct
   *[no] not correct
}
bingo-record-share = { $what ->
    [line] Line
    [bingo] Bingo
   *[extra] Extra prize
}: { $amount } to card { $card }
bingo-record-lapsed = Not sung in time: { $cards }
bingo-record-end = Paid { $paid }, to the house { $kept }
bingo-record-void = Void: { $cause }; refunded { $refunded }, awards returned { $returned }
bingo-record-open = The game is not over.

bingo-how-goal = There are { $numbers } balls. Your card has { $card } numbers in { $lines } lines of { $each }: whoever first sees all of them called wins.
bingo-how-buy = Cards are bought before the first ball, in the order of their numbers, and are good for one game.
bingo-how-line = There are two prizes: the line, the { $each } numbers of { $named ->
    [yes] the line that is announced
   *[no] any line
}, and the bingo, the whole card. After the line the game goes on to the bingo.
bingo-how-claim = Call it aloud as soon as you have it.{ $last ->
    [yes] {" "}The last number called has to be in your combination: if you let another one be called, the prize is lost.
   *[no] {" "}The table checks the card before it goes on.
}
bingo-how-shared = If several have it on the same ball, the prize is shared { $share ->
    [person] equally among the people
   *[card] equally among the cards
}.
# -- in the browser
floor-group-bingo = Bingo
bingo-card = Card { $card }
bingo-marked = marked
bingo-called = called
bingo-no-ball = No ball yet
bingo-last-ball = Ball { $place }: { $number }
bingo-ball-of = Ball { $place } of { $of }
bingo-before = The balls before
bingo-line = Line
bingo-bingo = Bingo
bingo-extra = Up to ball { $ball }
bingo-cards = Cards
bingo-series = Series
bingo-screen = Fill the screen
bingo-songs = Cards that were called
bingo-board = The ninety numbers
bingo-now-idle = Between two games
bingo-now-sale = Cards are on sale
bingo-now-ready = The game is about to begin
bingo-now-called = Sing before the next number
bingo-now-drawing = The next ball
bingo-now-checking = The card is checked
bingo-now-others = Anybody else?
bingo-sung-line = Line!
bingo-sung-bingo = Bingo!
bingo-right = correct
bingo-wrong = not correct
bingo-checking = being checked
bingo-won-line = Line
bingo-won-bingo = Bingo
bingo-won-extra = Extra prize
bingo-buy = Cards from { $first } on, { $price } each
bingo-buy-now = { $count ->
    [one] Buy a card
   *[other] Buy { $count } cards
} ({ $amount })
bingo-way = Who marks your cards
bingo-way-hand = By hand
bingo-way-marks = By itself
bingo-way-sings = Marks and sings
bingo-own = { $count ->
    [one] You have a card
   *[other] You have { $count } cards
}
bingo-none = You have no cards in this game; the next sale comes after it.
bingo-early = { $number } has not been called: only numbers that were announced are marked.
bingo-more-cards = And { $count } cards more that lack more numbers.
bingo-how-returns = The first line wins { $line } of what the cards brought in, the first full card { $bingo }. Several winners share.
bingo-order = The balls in their order

# The rules, where laws are compared
section-bingo-balls = Balls
field-balls-numbers = numbers
section-bingo-card = The card
field-card-numbers = numbers
field-card-lines = lines
field-card-per-line = numbers in a line
field-card-columns = columns
field-card-column = numbers in a column, the least and the most
section-bingo-prizes = Prizes
field-prizes-combinations = combinations
value-combinations-line = line
value-combinations-bingo = bingo
section-bingo-line = The line
field-line-announced = which one wins is announced
section-bingo-ties = Several winners
field-ties-share = equal parts by the
value-share-card = card
value-share-person = person
section-bingo-claims = Claims
field-claims-last-number = only on the last number drawn
section-bingo-sale = Sale of cards
field-sale-first = first card of the series
section-bingo-void = Void game
field-void-causes = causes
value-causes-wrong-number = wrong number
value-causes-breakdown = breakdown
section-bingo-extractor = Drawing machine
field-extractor-allowed = kinds
field-extractor-approved = approved model
value-allowed-manual = manual
value-allowed-automatic = automatic
section-bingo-rooms = Rooms
field-rooms-several = there may be several
field-rooms-needs = what the others need
value-needs-loudspeakers = loudspeakers
value-needs-receivers = receivers
value-needs-screens = screens
section-bingo-electronic = Electronic cards
field-electronic-allowed = allowed
field-electronic-approved = approved system
section-bingo-forms = Additional prizes
field-forms-by-ball = for a claim up to a certain ball
field-forms-in-kind = in kind
section-bingo-network = Linked halls
field-network-allowed = allowed
section-bingo-machines = Auxiliary machines
field-machines-allowed = allowed
field-machines-approved = approved model
field-machines-series = series a game
field-machines-cards = cards in a series
field-machines-special = special category
field-machines-first = first category
field-machines-second = second category
field-machines-third = third category
middle-machines = { $middle ->
    [most] at most
   *[other] { $middle }
}
