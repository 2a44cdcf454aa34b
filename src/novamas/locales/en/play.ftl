# The terminal table. Lists of words that can be typed are separated by commas; those of every language are understood.

# -- words to type
play-noise = on, the, to, at, of, for, and, a
play-lead = i bet, bet, i put, put, i place, place, stake
play-verb-spin = spin, go, s, deal
play-verb-undo = undo, u
play-verb-clear = clear
play-verb-repeat = repeat, again
play-verb-double = double
play-verb-why = why
play-verb-odds = odds
play-verb-rules = rules, limits
play-verb-law = law
play-verb-bots = bots, company
play-verb-balance = balance, chips
play-verb-verify = verify
play-verb-table = table, cloth, t
play-verb-help = help, h
play-verb-quit = quit, exit, leave, q
play-verb-last = last
play-verb-void = void
play-verb-colour = colour, color
play-verb-buy = buy
play-verb-tip = tip, for the staff
play-verb-laying = laying
play-word-hand-self = me, myself, my own hand
play-word-hand-croupier = croupier, the croupier
play-word-hand-end = end, the end, table end
play-word-red = red, r
play-word-black = black, b
play-word-even = even
play-word-odd = odd
play-word-low = low
play-word-high = high
play-word-straight = straight, straight up, number
play-word-split = split
play-word-street = street
play-word-corner = corner, square
play-word-six-line = six-line, sixline, line
play-word-column = column, col
play-word-dozen = dozen
play-word-double-column = double-column, double columns, columns
play-word-double-dozen = double-dozen, double dozens, dozens
play-word-neighbours = neighbours, neighbors, neighbour, neighbor
play-word-zero-sector = zero-sector, sector zero, voisins
play-word-third = third, tier
play-word-orphans = orphans, orphelins
play-word-number = number
play-word-joker = joker, jokers
play-word-joker-red = joker red, red joker
play-word-joker-black = joker black, black joker
play-ordinal-1 = first
play-ordinal-2 = second
play-ordinal-3 = third
play-choice-half = half, h
play-choice-prison = prison, p
play-way-half = half back
play-way-prison = prison

# -- the door
play-option-game = The game, as “novamas games” lists it; asked for if none is named.
play-option-law = The law, as “novamas games” lists it; asked for if none is named.
play-option-seed = Repeat an evening: the same seed and the same words give the same results.
play-option-bots = How many bots keep you company, 0 to 7.
play-option-minimum = The minimum of the table, such as 5.00.
play-option-chips = The play chips you sit down with; by default a thousand minima.
play-option-physical = You are the croupier at a real wheel, and type what it shows.
play-option-option = A choice of the house within the law, such as tier=2; may be given several times.
play-seed-or-physical = Chance comes from a seed or from a real wheel, not from both.
play-too-many-bots = There is room for 0 to { $most } bots, not { $bots }.
play-bad-option = A house option is written like tier=2, not “{ $value }”.
play-menu = Good evening. What would you like to play?
play-menu-game = Game, 1 to { $last } (quit leaves)
play-menu-law = Under which law, 1 to { $last }
play-menu-again = Please answer with a number from 1 to { $last }, or with a name from the list.
play-goodbye = Good night.

# -- the table
play-welcome = { $game }. Welcome to the table.
play-company = With you at the table: { $who }.
play-alone = You have the table to yourself.
play-begin = You sit down with { $chips } in play chips; the minimum is { $minimum }. Type “{ $example }”, an empty line to play the round, or “help”.
play-colour-chips = This table is played with colour chips, which show whose bet is whose. You are given a colour at { $value } a chip; “colour { $other }” asks for another value.
play-colour-given = Your colour is { $colour }, each chip worth { $value }.
play-colour-1 = yellow
play-colour-2 = blue
play-colour-3 = pink
play-colour-4 = green
play-colour-5 = brown
play-colour-6 = white
play-colour-7 = grey
play-colour-8 = orange
play-in-colour = That is { $chips } of your colour chips.
play-commitment = Chance is committed: SHA-256 { $commitment }
play-chance-seeded = Chance comes from a seed: the same seed repeats these results, so there is nothing to verify.
play-chance-typed = Chance comes from your own wheel: what you type is what counts.
play-typed-ball = Which number has the ball fallen on?
play-typed-wheel = Which symbol does the pointer show ({ $outcomes })?
play-verified = Verified: all { $draws ->
    [one] { $draws } draw follows
   *[other] { $draws } draws follow
} from the secret { $secret }, which is the one committed as { $commitment }.
play-head = round { $round } · minimum { $minimum } · maximum { $maximum } { $symbol }
play-last-numbers = Last:
play-on = on { $spot }
play-tie = tie
play-own = Your bets:
play-in-hand = In hand:
play-legend-mine = yours
play-legend-theirs = others
play-legend-both = both
play-legend-prison = in prison
play-legend-last = last number
play-legend-point = the point
play-cloth-red = red
play-cloth-black = black
play-cloth-even = even
play-cloth-odd = odd
play-cloth-low = low
play-cloth-high = high
play-cloth-column = col { $n }
play-cloth-dozen = dozen { $n }
play-cloth-double-column = columns
play-cloth-double-dozen = dozens
play-cloth-joker = joker

# -- what happens
play-laid = You bet: { $bets }.
play-taken-back = { $amount } back in your hand.
play-company-bets = Bets: { $who }.
play-collected = The croupier collects { $amount } of yours ({ $bets }). { $clauses }
play-collected-both = The croupier collects { $amount } of yours ({ $bets }) and { $others } of the others. { $clauses }
play-collected-others = Collected from the others: { $amount }.
play-paid = You are paid { $win }: { $bet }, { $amount } at { $odds }. { $clauses }
play-paid-nothing = A tie: { $bet }, your { $amount } come back and nothing more. { $clauses }
play-paid-others = Paid: { $who }.
play-half = Zero: half of { $bets } comes back, { $amount }. { $clauses }
play-half-others = Half back: { $who }.
play-freed = Free from prison: { $bets }, { $amount } back without winnings. { $clauses }
play-freed-others = Free from prison: { $who }.
play-reduced = Zero again: of { $bets } in prison { $amount } is left. { $clauses }
play-reduced-others = Worn down in prison: { $who }.
play-refunded = Zero on the last spin: { $amount } back for { $bets }. { $clauses }
play-refunded-others = Refunded: { $who }.
play-imprisoned = { $bet }: { $amount } stays in prison. { $clauses }
play-imprisoned-others = { $who } leaves { $bet } in prison.
play-half-or-prison = Zero. { $bet }, { $amount }: half back, or prison?
play-choose = Please answer: { $ways }.
play-voided = The spin is void: { $cause }. { $clauses }
play-launched = The croupier launches.
play-bets-stand = All bets stand, and may be changed before the next launch.
play-cause-object-in-wheel = something foreign in the apparatus
play-cause-ball-out = the ball left the wheel
play-cause-bad-launch = a bad launch
play-cause-pointer-on-division = the pointer rests between two cells
play-word-cause-object-in-wheel = object, object in wheel, chip
play-word-cause-ball-out = ball, ball out, out
play-word-cause-bad-launch = launch, bad launch
play-word-cause-pointer-on-division = pointer, pointer on division
play-round-won = You win { $amount } in this round.
play-round-lost = You lose { $amount } in this round.
play-round-even = You neither win nor lose in this round.
play-round-money = Staked { $staked }, back { $back }; in hand { $chips }.
play-round-lying = Staked { $staked }, back { $back }; in hand { $chips }, still in play { $lying }.
play-brings = { $who } buys { $amount } more in chips.
play-topped-up = The cage brings { $amount } for the float.
play-bought = { $amount } more in play chips: you have { $chips } in hand.
play-tipped = { $amount } for the croupiers: thank you.
play-nobody-lays = Here everybody lays their own stakes.
play-whose-hand = Who shall lay your stakes? One of: { $ways }.
play-laying-self = You lay your stakes yourself again.
play-laying-croupier = From now on the croupier lays your stakes.
play-laying-end = From now on the end of the table lays your stakes.
play-session-over = That was the last round of the session.
play-waiting-for-prison = You have chips in prison: the croupier spins on until they are free or lost.

# -- what was not understood
play-bad-amount = “{ $value }” is not an amount of money here; write it like { $example }.
play-no-stake = “{ $value }” cannot be staked: a stake is more than nothing.
play-not-understood = “{ $said }” says nothing to the croupier; “help” shows what can be said.
play-nothing-said = No bet was said; “help” shows how.
play-on-what = “{ $said }” on what? Say the amount and then the bet, such as “{ $example }”.
play-where = “{ $said }”: where? Say it after the bet, such as “{ $example }”.
play-which = “{ $said }” could be several bets: { $choices }. Say all its numbers.
play-takes-no-number = “{ $said }”: that bet takes no number.
play-nothing-laid = You have no bets on the cloth.
play-not-your-hand = No hand of yours is being played: lay a bet, such as “{ $example }”, and an empty line deals.
play-nothing-before = There are no bets to repeat yet.
play-how-many = “{ $said }” is not a number of rounds.
play-no-such-cause = “{ $said }” does not make a spin void; these do: { $causes }.
play-impossible = “{ $value }” cannot happen here; these can: { $outcomes }.
play-no-grounds = There has been no payment and no refusal to explain yet.

# -- what can be asked
play-balance = In hand { $chips }, on the cloth { $cloth }; result so far { $result }.
play-temper-regular = true to a favourite bet
play-temper-number-lover = after the long odds
play-temper-careful = little and seldom
play-temper-martingale = doubles after every loss
play-temper-wanderer = bets on anything
play-bots-name = Name
play-bots-temper = Temper
play-bots-chips = In hand
play-bots-cloth = On the cloth
play-rules-bet = Bet
play-rules-pays = Pays
play-rules-minimum = Minimum
play-rules-maximum = Maximum
play-rules-clauses = Clauses
play-rules-chips = { $chips } chips
play-law-clauses = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
} on this game; amounts in { $currency }. Doubtful places are read as follows:
play-reading-literal = to the letter
play-reading-corrected = corrected
play-farewell = You leave the table with { $chips }.
play-left-on-the-cloth = { $amount } of yours still lie on the cloth, undecided.
play-book-rounds = Rounds played
play-book-brought = Brought to the table
play-book-result = Your result
play-book-best = Best round
play-book-float = The table's float
play-book-house = The house's result
play-book-cloth = Still on the cloth, everybody’s

# -- help: what to type | what it does
play-help-bets = Bets (without an amount, the least there is)
play-help-bet-numbers = on numbers | { $one } 17, { $one } 17-20, { $one } street 16, { $one } corner 25, { $one } six-line 16
play-help-bet-chances = on an even chance | { $two } red, black, even, odd, low, high
play-help-bet-groups = on dozens and columns | { $two } dozen 2, { $two } column 1, { $two } dozens 1-2, { $two } columns 2-3
play-help-bet-announced = announced to the croupier | { $five } neighbours 17, { $nine } zero-sector, { $six } third, { $five } orphans
play-help-bet-many = several at once: all of them, or none | { $several }
play-help-verbs = At the table
play-help-spin = an empty line, spin | no va más: the round is played
play-help-undo = undo | take the last line of bets back
play-help-clear = clear | take all bets back
play-help-repeat = repeat | the bets of the last round again
play-help-double = double | as much again on every bet
play-help-odds = odds | the exact odds of every bet here
play-help-rules = rules | bets, payouts and limits
play-help-law = law | the law, and how its doubtful places are read
play-help-why = why | the clauses behind the last payment or refusal
play-help-bots = bots | who else is at the table
play-help-balance = balance | chips in hand and on the cloth
play-help-buy = buy { $many } | more play chips
play-help-tip = tip { $one } | chips for the croupiers
play-help-laying = laying croupier | who lays your stakes: me, croupier, end
play-help-colour = colour { $two } | another value for your colour chips
play-help-void = void [cause] | report an irregularity in the round, and see what the law does
play-help-last = last 3 | announce the last rounds of the session
play-help-verify = verify | show and check the secret of chance
play-help-table = table | draw the table again
play-help-quit = quit | leave, with your chips

# Craps
play-temper-dreamer = waits for the long shot
play-verb-pass = pass, no dice
play-you = you
play-shooter = The dice are with: { $who }
play-no-shooter = Nobody has the dice.
play-dice-begin = An empty line throws the dice: yours if they are offered to you, after a bet on win or don't win.
play-waiting-for-dice = You have bets that must stay: they wait for the end of the round.
play-paid-better = Paid: { $bet }, { $win }.
play-nothing-to-pass = There is nothing to let pass at this table.
play-typed-dice = What do the dice show ({ $outcomes })?
play-help-pass = pass | let the dice or the shoe go to the next
play-help-bet-dice = on the throw | { $two } win, don't win, come, don't come, field, big 6, under 7, any seven, horn
play-help-bet-dice-numbers = on a number | { $six } right 6, { $five } wrong 8, { $one } hard 4, { $one } odds-win-6
play-dice-win = Win
play-dice-dont-win = Don't win
play-dice-come = Come
play-dice-dont-come = Don't come
play-dice-field = Field
play-dice-right = Place
play-dice-odds-win = Odds win
play-dice-odds-come = Odds cm
play-dice-big-6 = Big 6
play-dice-big-8 = Big 8
play-dice-under-7 = Under 7
play-dice-over-7 = Over 7
play-dice-seven = Seven
play-dice-eleven = Eleven
play-dice-horn = Horn
play-dice-hard-4 = Hard 4
play-dice-hard-6 = Hard 6
play-dice-hard-8 = Hard 8
play-dice-hard-10 = Hard 10
play-own-DiceTaken = The dice are yours.
play-own-DiceRefused = You let the dice pass.
play-own-DicePassed = You lose the dice.

# Tempers at the card tables

# Blackjack
play-temper-mimic = plays as the bank must

# Cards from a shoe
play-verb-insure = insure, insurance
play-help-insure = insure | insure your bets against thirty-one on both sides
play-nothing-to-insure = There is nothing to insure here.
play-insured = Insured: { $bet }, for { $amount }.
play-paid-less = { $bet } wins { $win }, after what the house keeps.
play-shoe-offered = The shoe is offered to you: an empty line takes it, “pass” lets it go on.
play-typed-card = Which card has been drawn ({ $outcomes }; “?” if it lies face down)?
play-typed-expose = Which card is turned over ({ $outcomes })?
play-help-bet-hands = on a hand | { $two } player, { $two } bank
play-help-bet-tie = on a tie | { $one } tie
play-help-bet-rows = on a row | { $two } red, { $two } black, { $one } colour, { $one } inverse
play-cloth-player = player
play-cloth-bank = bank
play-cloth-tie = tie
play-cloth-colour = colour
play-cloth-inverse = inverse
play-word-player = player, p
play-word-bank = bank, banker
play-word-tie = tie
play-word-inverse = inverse, inv

# One’s own part at the card tables
play-own-PackCut = You cut the cards.
play-own-ShoeTaken = You take the shoe, at place { $place }.
play-own-ShoeDeclined = You let the shoe pass.
play-own-ShoeLost = The bank has lost: you give up the shoe.

# Blackjack
play-answer = { $ways }?
play-against = { $hands } against { $bank }
play-way-stay = stand
play-way-draw = hit
play-way-double-down = double
play-way-split-pair = split
play-way-surrender = surrender
play-way-insure = insurance
play-way-even-money = even money
play-way-play-on = play on
play-way-follow = follow
play-way-consent = let them bet
play-answer-stay = stand, stay, s, no, no card
play-answer-draw = hit, hit me, h, card, another, yes
play-answer-double-down = double, double down, d
play-answer-split-pair = split
play-answer-surrender = surrender
play-answer-insure = insurance, insure
play-answer-even-money = even money
play-answer-play-on = play on, no
play-answer-follow = follow, yes
play-answer-consent = yes

# Poker against the house
play-way-go = go on
play-way-fold = give up
play-way-leave = keep it
play-way-withdraw = take it back
play-answer-go = go, go on, g
play-answer-fold = fold, give up, f
play-answer-leave = keep, keep it, k
play-answer-withdraw = take back, withdraw, w
play-word-ante = ante
play-word-par-plus = par plus, pair plus
play-temper-go-getter = goes on with anything
play-beside = { $hands }, with { $cards }
play-place-bank = bank
play-place-left = first common card
play-place-right = second common card
play-hint-hand = What each is worth on the average, in per cent of the first bet: { $ways }.

# Texas poker
play-place-common = common cards
# Chemin de fer
play-do-Bid = bid
play-do-HoldBank = announce the bank
play-do-RaiseBank = add to the bank
play-do-PlaceBet = stake against the bank
play-do-CallBanco = banco
play-do-TakeStake = take the stake back
play-do-DealCards = deal
play-do-LayDown = lay down
play-do-AskCard = a card
play-do-StandPat = no card
play-do-AskAdvice = ask the croupier
play-do-AskChart = ask for the chart
play-do-GiveCard = give the card
play-do-CutPack = cut the cards
play-do-DeclineCut = let others cut
play-circle-number = Answer with a number from 1 to { $most } or with a name from the list; “help” shows what else can be said.
play-circle-bank = Bank: { $who }, { $bank }
play-circle-punto = punto
play-circle-bank-hand = bank
play-temper-banker = likes to hold the bank
play-temper-breaker = breaks banks
play-choose-or-ask = Please answer: { $ways }; or “?” to hear what each is worth.
play-answer-hint = hint, help, advice
play-hint-turn = What each is worth, in per cent of the stake, with these cards and a full shoe: { $ways }.
play-hint-claims = What each would bring beside playing on, in per cent of the stake: { $ways }.
play-no-hint = Nothing can be worked out about that.
play-help-bet-boxes = on a box | { $two } box 1
play-help-hint = ? | at your hand: what each answer is worth

# Poker with discard
play-word-jackpot = jackpot, pot
play-which-cards = Which cards, by number (up to { $most })? Nothing keeps them all.
play-bad-cards = “{ $said }” does not name up to { $most } of your cards.

# Poker without discard
play-word-insurance = insurance
play-way-buy-card = buy a card for { $card }
play-answer-buy-card = buy, b

# Pai gow poker
play-bank-offered = The bank is offered to you: say how much you put down for it, or an empty line to let it go on.
play-bank-amount = The bank takes between { $least } and { $most }.
play-bank-BankAccepted = You hold the bank, with { $amount } to cover it.
play-bank-BankPassed = You let the bank go on.
play-which-low = Which two cards are the low hand? Their numbers, an empty line for the house’s way, “?” for advice.
play-bad-low = “{ $said }” does not name two of the seven cards.
play-best-low = Best: { $cards } low ({ $worth }). By the house’s way: { $house } ({ $cost }).

# Where a player is the bank
play-circle-begin = You sit down with { $chips } in play chips; the minimum is { $minimum }. What you may do is listed when it is your turn: answer with its number or its name, and an amount where it takes one, such as “2 500”; an empty line lets things take their course; “help” says what else you may type.
play-circle-no-amount = That takes no amount; “{ $said }” says nothing here.
play-banque-offer = The bank is to be had from { $least } on, { $shoes ->
    [0] for the day
    [one] for one shoe
   *[other] for { $shoes } shoes
}
play-typed-lot = Whom has the lot chosen ({ $outcomes })?
play-circle-share = of it yours { $amount }
play-circle-garage = garage { $amount }
play-circle-taken = taken by the house { $amount }
play-circle-against = against it { $amount }
play-circle-banco = banco
play-circle-bids = bids: { $bids }
play-circle-head = coup { $round } · minimum { $minimum } { $symbol }
play-circle-came = { $result ->
    [punto] The punto wins, { $punto } to { $bank }.
    [bank] The bank wins, { $bank } to { $punto }.
   *[other] A tie, { $punto } each.
}
play-circle-not-here = “{ $said }” does nothing at this table; “help” shows what does.
play-circle-no-undo = You have no stake that could be taken back now.
play-circle-bank-from = A bank is put up with { $least } or more.
play-circle-bank-range = A bank is put up with { $least } to { $most }.
play-help-circle = When it is your turn
play-help-circle-number = 2, 2 { $many } | The number of what you want to do, with an amount where a range stands beside it; without one, the least
play-help-circle-name = banco, card, no … | the same by its name, an amount before or after it
play-help-circle-empty = an empty line | nothing, or the usual if everybody waits for you
play-help-circle-undo = undo | take your last stake back while betting is open
play-banque-against = against it { $first } on the first cloth, { $second } on the second
play-banque-came = { $cloth ->
    [first] First cloth:
   *[second] Second cloth:
} { $result ->
    [cloth] the cloth wins.
    [bank] the bank wins.
    [void] it does not count.
   *[other] a tie.
}
play-word-stake = stake, bet
play-word-line = line, on the line
play-word-first = first, cloth 1
play-word-second = second, cloth 2
play-word-both = both, both cloths
play-no-chips = Nobody sits down with { $value }: --chips is an amount above zero.
