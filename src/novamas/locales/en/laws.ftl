# What the parts of a law's rules are called.

# Parts of a game's rules
section-announced = Announced bets
section-calls = Calls
section-chips = Colour chips
section-closing = Temporary closing
section-ending = End of the session
section-cloths = Cloths
section-cover = Head of several tables
section-reversible = Reversible cloth
section-dish = Dish
section-float = Float
section-late = Late bets
section-limits = Change of the minimum
section-minimum = Minimum
section-settlement = Payment
section-staff = Staff
section-void = Void spin or throw
section-wheel = Wheel
section-zero = Zero
middle-calls = { $middle ->
    [open] opening
    [close] closing
    [result] result
    [bank] the bank
    [invite] who completes it
    [phases] phases
    [words] the punto’s words
    [score] scores
   *[other] { $middle }
}
middle-staff = { $middle ->
    [1] one cloth
    [2] two cloths
    [full] full table
    [one-wing] one wing
    [mini] mini
    [midi] midi
    [table] a table
   *[other] { $middle } cloths
}
middle-wheel = { $middle ->
    [cells] cells
    [colours] colours
   *[other] { $middle }
}

# Values of those parts
field-adjoining = only two that adjoin
field-allowed = how many
field-alternate = red and black alternate
field-apart = consecutive numbers apart
field-assistants = assistants
field-at-once = all of a player's wins at once
field-below-minimum = a bet worn below the minimum
field-black = black
field-by = by whom
field-calls = what is called
field-causes = causes
field-change = how
field-chips = chips
field-choices = what a player may choose
field-crew = pay desk and croupiers together
field-croupiers = croupiers
field-denominations = only values that exist as chips
field-deputies = deputies
field-double-by-authorisation = a double table needs an authorisation
field-each-side = on each side
field-ends = table-end assistants
field-even-chances = on even chances, up to × the minimum
field-even-sum = colour of an even digit sum
field-extra = also accepted
field-float = the float
field-from-previous = the ball starts from the number before
field-group = covers
field-guarantee = the guarantee
field-holes = holes
field-inspectors = heads of table
field-keep-one = one stays at the lowest
field-maximum-between = maximum, × the minimum
field-maximum-multiples = maximum, × the minimum
field-minima = least, in minima
field-multiples = may ask for multiples on even chances
field-neutral = belongs to no even chance
field-notice = notice, in rounds or shoes
field-numbers = numbers
field-optional = the house may leave them out
field-order = order
field-pay-order = order
field-payment = in
field-pays = pays
field-raised = may be raised to, × the minimum
field-red = red
field-refuses = refused when laid
field-release = a bet freed from prison
field-same-game = only of the same game
field-same-sector = only in the same sector
field-staffed = staff needed to resume
field-tables = tables
field-cloth = may be had
field-shape = table like that of
field-beside = other side only
field-places = places of the other side
field-reversible-turns = changes of game a day
field-tables-turns = changes of game a day
value-blackjack = Blackjack
field-temporary = allowed
field-threshold = which minimum
field-turns = turns of the wheel before the re-throw
field-value-chips = value chips
field-zero-never = the zero is never

# What those values may be
value-after = after “no va más”
value-all = all
value-all-but-even-chances = all but even chances
value-authorised = between rounds, to another authorised one
value-bad-launch = bad launch
value-ball-out = ball out
value-before = before “no va más”
value-black = black
value-closed = not while the table is open
value-cloth = a cloth
value-colour = the winner's own colour
value-columns = columns
value-croupier = croupier
value-director = director
value-dozens = dozens
value-even-chance = that of even chances
value-even-chances = winning even chances
value-free = may still be taken back
value-full = whole
value-half = half back
value-inspector = head of table
value-no = no
value-notice = with notice, to another authorised one
value-number = winning number
value-object-in-wheel = object in the wheel
value-optional = may be completed
value-pointer-on-division = pointer on a division
value-position = winning position
value-prison = prison
value-proportional = in proportion
value-red = red
value-reduced = at what further zeros left of it
value-table = a table
value-unsaid = unsaid
value-value = value chips
value-with-permission = with the inspector's leave

# Craps
section-dice = Dice
section-maxima = Maxima
section-point = Point
section-shooter = Shooter
middle-maxima = { $middle ->
    [simple] simple bets
    [multiple] multiple bets
    [odds-with-percent] odds on win and come, per cent of the bet, by number
    [odds-against-percent] odds on don't win and don't come, per cent of the bet, by number
    [right-percent] right bets, per cent of the simple maximum, by number
    [wrong-percent] wrong bets, per cent of the simple maximum, by number
   *[other] { $middle }
}
middle-dice = { $middle ->
    [change] change of dice
    [fallen] a die on the floor
   *[other] { $middle }
}
field-at-table = at the table
field-base = goes with
field-better-12 = pays on 12
field-better-2 = pays on 2
field-between = × the minimum
field-breaches = which count against the shooter
field-two-colours = dice of two colours
field-faults = other breaches
field-gain = win, × that of the simple maximum
field-locked = stays until decided
field-loses = loses on
field-must = must bet on
field-new-set = new set if the die is
field-null = null on
field-stays = stays on
field-number = number
field-once = every throw decides
field-passes = the dice pass
field-repeated = breaches that cost the dice
field-seven = the total that loses it
field-side = side
field-stickmen = stickmen
field-thrown = dice thrown
field-touch = dice that must touch the opposite edge
field-when = when
field-wins = wins on
value-against = against its number
value-any = any throw
value-bad-throw = improper throw
value-broken = a die breaks
value-first = first throw of a round
value-found = found
value-hard = as a double
value-held = the dice are kept in the hand
value-in-basket = a die falls into the basket of spare dice
value-later = after the first throw
value-lost = not found
value-multiple = multiple bets
value-not-flat = a die does not lie flat on the cloth
value-odds-against = odds against
value-odds-with = odds
value-off-table = a die leaves the table
value-on-chip = a die rests on a chip
value-on-edge = a die rests on the edge of the table
value-on-floor = a die falls to the floor
value-right = right bets
value-rubbed = the dice are rubbed
value-seven-out = with the seven that loses the point
value-shooter-loses = whenever the shooter loses
value-short = too few dice touch the opposite edge
value-simple = simple bets
value-slid = the dice slide instead of rolling
value-stacked = one die rests on the other
value-total = total of the dice
value-with = with its number
value-wrong = wrong bets

# Cards from a shoe: punto y banca, trente et quarante
section-bank = The bank’s third card
section-commission = Commission
section-draw = First cards
section-errors = Mistakes in the deal
section-holding = The player’s cards
section-insurance = Insurance
section-multiples = Multiples of the minimum
section-pack = Shoe
section-places = Places
section-points = Points
section-rows = Rows
section-sight = Who sees the cards
section-six = Without commission
section-tables = Layouts of the table
section-third = Third card
middle-bank = with { $middle }
middle-pack = { $middle ->
    [burn] burnt cards
   *[other] { $middle }
}
middle-tables = { $middle ->
    [full] full
    [one-wing] one wing
    [mini] mini
    [midi] midi
   *[other] { $middle }
}
field-ace = the ace
field-bank = the bank’s hand
field-behind = cards behind the stop card
field-cards = cards to each hand
field-changers = money changers
field-courts = court cards
field-cut-by = who cuts
field-dealer = who deals
field-decks = decks
field-drawn-by = drawn by
field-draws = draws when the player’s third card is
field-drops = dropped from a sum
field-equal = on equal highest bets
field-face-up = a card face up is put aside
field-fate = what is deposited
field-first-counts = the first card is one of them
field-house-sets = the house names the amount
field-least = from
field-may-require = the house may ask for them
field-may-skip = may be left out
field-naturals = scores that end the coup
field-nearest = the nearer wins, to
field-per-mille = thousandths of a winning bet
field-player = the player’s hand
field-player-draws = the player draws with
field-rate = of the bet
field-reaches = a row ends at
field-refait = on both sides, it is zero’s
field-score = with a score of
field-seats = seats at most
field-share = maximum, part of the table’s
field-shows = who shows the player’s hand
field-sight = who sees them
field-standing = standing players, if the house wants
field-stood = draws when the player has stood
field-target = the nearest wins, to
field-tells = what is called
field-tens = tens and court cards
field-within = among winners of one chance
value-bank = bank
value-cards-stuck = cards that come out together
value-colour-wins = colour wins or loses
value-deposit = comes back unless it was needed
value-draws = who draws and who stands
value-first-card = the first card
value-furthest-first = the furthest first
value-highest-bet = the highest bet
value-nearest-first = the nearest first
value-nearest-player = the player nearest to the croupier’s right
value-nobody = nobody
value-nothing = nothing
value-owner = whoever holds the hand
value-place-order = the first place
value-player = player
value-players = the players
value-premium = the house’s, unless the round is void
value-red-wins = red wins or loses
value-staff = staff
value-totals = the totals
value-winner = the winning hand
value-winners = the chances that win
value-wrong-deal = a wrong deal

# Blackjack
section-boxes = Boxes
section-behind = Bets on another's hand
section-hands = A hand in its turn
section-natural = Blackjack
section-even-money = Even money
section-split = Pairs
section-double = Doubling
section-surrender = Surrender
section-stages = Plays of the bank
field-cut-first = who cuts first
field-cut-last = who cuts if nobody will
field-shuffler = machine that shuffles
field-most = at most
field-vacant = who may bet on a vacant box
field-leads = who commands a vacant box
field-least-of = counted in
field-consent = with the consent of
field-stop = no card from
field-stands = stands from
field-alone = where no bet is left
field-over-only = only if every hand has gone over
field-tie = against another
field-beats = beats a 21 of more cards
field-exact = just that part
field-until = until
field-again = may be split again
field-aces-cards = cards for each split ace
field-aces-again = split aces may be split again
field-natural = 21 is a blackjack
field-against-natural = 21 against a blackjack of the bank
field-on = on
field-soft = also with an ace
field-aces = two aces
field-split = hands of a pair
field-split-aces = split aces
field-beyond = may exceed the maximum
field-against-ace = also against an ace
field-complete = a complete pair
field-rank = rank
field-mixed = three sevens of two suits
field-pot = least pot, × the stake
field-progressive = may grow
field-prizes-complete-pays = complete pair pays
field-prizes-colour-pays = pair of one colour pays
field-prizes-incomplete-pays = incomplete pair pays
field-prizes-one-pays = one seven pays
field-prizes-two-pays = two sevens pay
field-prizes-two-suited-pays = two sevens of a suit pay
field-accumulated-prizes-three-pays = three sevens pay
field-first-needed = the first box is needed
field-unit = notice counted in
value-nearest = from the croupier's left
value-stop-card = who got the stop card
value-with-authorisation = with authorisation
value-removed = put out of play
value-house = players, if the house lets them
value-first-bet = the first to bet
value-largest-bet = the largest bet
value-hands = hands
value-holder = the player
value-best = eleven if that does not exceed 21
value-eleven = always eleven from 17 on
value-rests = it rests
value-push = void
value-pays = paid
value-first-third = the first third card of the table
value-own-third = one's own third card
value-points = points
value-rank = rank
value-loses = loses
value-ties = ties
value-either = one or eleven
value-one = one
value-same-suit = of one suit
value-same-colour = of one colour
value-as-three = win as three
value-as-two = win as two
value-frozen = ends with the pair
value-counts = the next card counts
value-shoe = the shoe
value-round = rounds
value-card = a card?
value-hand-points = points of the hand
value-bank-points = points of the bank

# Poker against the house
section-ranking = Which hand is higher
section-going = Going on or giving up
section-qualify = The bank plays with
section-bonus = Bonus on the ante
section-misdeal = Mistakes in the deal
section-shown = Cards turned over by mistake
section-breach = Talking and showing cards
section-paying = Where payment begins
section-choice = Bets that may be taken back
section-prizes = Pay table
field-size = cards in a hand
field-wheel = straight with the ace as its lowest card
field-ties-flush-ranks = cards that decide between two flushes
field-ties-straight-ranks = cards that decide between two straights
field-packets = packets from a machine
field-who = who may bet so
field-counted = the player’s bet counts too
field-idle = pays where the bank does not play
field-times = times the ante
field-ranks = ranks
field-beaten = lost with a hand that is beaten
field-penalty = penalty
field-begins = begins at the croupier’s
field-bets = bets laid together
field-withdrawn = in this order
value-lowest = the lowest
value-second = the second
value-standing = those who stand
value-anybody = anybody
value-allowed = allowed
value-all-bets = every bet is lost
value-warning = a warning
value-void-from = void from a rank on
value-left = left
value-hand = hand
value-royal = royal flush
value-straight-flush = straight flush
value-four = four of a kind
value-flush = flush
value-straight = straight
value-three = three of a kind
value-two-pair = two pairs
value-pair = pair
value-high-card = high card
value-bank-plays = whether the bank plays
value-common-card = the common cards
value-card-shown = a card turned over by mistake

# Texas poker
section-announces = What the croupier announces
section-miscounted = A wrong number of cards
section-touching = Cards that touch
field-ties-pair-ranks = ranks that decide between two pairs
field-ties-two-pair-ranks = ranks that decide between two hands of two pairs
field-ties-three-ranks = ranks that decide between three of a kind
field-ties-four-ranks = ranks that decide between four of a kind
field-capped = kept within a limit
field-mended = put right until
field-forfeit = their bets
value-second-bets = the first second bet
value-collected = are lost
value-given-back = go back
value-not-at-all = never
value-flop = the flop
value-turn = turn
value-river = river
value-no-voy = No voy
value-any-texas-bonus = who has won the Texas Bonus
value-turn-and-river = turn and river
value-order = a wrong order
value-missing-card = a missing card
value-bad-deck = a defective deck
section-blackjack-bank = The bank
field-split-by = equal by
field-pairs-by = equal by
field-pairs-least = minimum, part of the table's
field-accumulated-share = stake at most, part of the minimum
field-boxes-least = needed for a round
field-surrender-loses = part of the stake that is lost
field-surrender-optional = the house may do without it
field-insurance-share = part of the stake
field-natural-cards = cards
field-double-cards = further cards
field-double-ace = an ace counts
field-bank-ace = an ace counts
field-behind-standing = standing players too
value-alone-draws = it draws all the same

# Poker with discard
section-discard = Players’ discard
section-jackpot = Jackpot
section-carousel = Carousel
section-tie = Ties
field-lowest = four in a row count from
field-given-up = decided even if the hand is given up
field-part = part of the jackpot
field-fixed = least fixed jackpot, × the stake
value-voy = “Voy”
value-paso = “Paso”
value-back = goes back
value-discards = the discards
value-bank-discards = the bank’s discard

# Poker without discard
section-buying = Buying a card
field-price = price, × the ante
field-blind = for a hand that nobody has looked at
field-forfeits = bets that are lost by it
field-stake = stake
field-of = reckoned on
value-single = one that the house fixes
value-whole = of the whole pot
value-up = bank’s open card
value-insurance = insurance
value-jackpot = jackpot

# Pai gow poker
section-banking = Who holds the bank
section-low = The low hand
section-throw = The throw of the dice
section-setting = Setting two hands
section-cases = Table of cases
field-jokers = jokers
field-to = offered to
field-wrong = a hand set wrongly
field-dice = dice
field-call = what is called
field-result = result
field-ties-high-card-ranks = cards that decide between two high cards
value-won = won
value-tied = void
value-compared = compared
value-five-aces = five aces
value-dice-total = the sum of the dice
value-set-two-hands = that the two hands are set
value-house-opens-cards = that the house opens its cards
value-hands-meet = that the hands are compared
section-used = Used cards
field-used-rest = what is left of the deck is put away
field-used-hands = hands that are put away
field-commission-announced = what players are told
field-touching-expels = time from which on the head may send somebody away
# Where a player is the bank
section-associates = Associates of the banker
section-auction = Auction of the hand
section-award = Award of the bank
section-banco = Banco
section-banker = The banker’s third card
section-broken = A broken bank
section-cagnotte = What the house takes
section-chart = The bank’s chart
section-deal = The deal
section-garage = Garage
section-least = Players needed
section-modes = Mode of the bank
section-punto = The punto’s third card
section-seating = Places
section-stakes = Stakes
section-straying = A standing player who follows the hand
section-chemin-de-fer-bank = The bank
middle-chart = with { $middle }
field-advice = the score on which the croupier advises to stand
field-all-goes = the banker may renounce it
field-aloud = every phase is called
field-at-award = put up at the award
field-bars-winner = who leaves with a win is out for the shoe
field-cells = third card 0–9, or none (T draws, P stands, O chooses)
field-changes-shoe = who goes on may change the shoe
field-completes = what completes the bank is called
field-compulsory = what nobody covers is out of play
field-cut-from = the cut is offered from
field-exposed = both cards of a cloth turned up are a mistake of
field-floor = bids from
field-keeps-cards = against a larger bank the cards stay with
field-laid-down = where one cloth lays down, the chart binds in
field-later = put up later
field-left = a bank that is left
field-matches-lost = a lost bank is taken for the same sum
field-misgiven = a card given to the wrong cloth is a mistake of
field-more = these are the fewest
field-odd = a stake on both cloths is halved in
field-opening = the first bank
field-own-draws = after a mistake of his own the banker draws with
field-passed-hands = refusing a passed hand counts
field-players = at least
field-players-shuffle = players may shuffle
field-punto = the punto’s hand
field-refusals = refusals that cost the place
field-repeats = a void banco may be repeated, times
field-sessions = sessions at most
field-shoes = shoes of each
field-standing-passes = a hand that a standing player passes goes first to
field-take = ten-thousandths of the bank’s net win
field-takes = the first card drawn is the banker’s with
field-third = third cards
field-unlimited = a bank may be without a maximum
field-waived-by = who may have them discarded
field-with-table = «con la mesa» stakes
field-banco-void = void is
field-punto-banco = who goes banco
field-punto-draws = must draw with
field-punto-stands = must stand with
field-banker-draws = must draw with
field-deal-naturals = scores that are laid down
field-ranking-naturals = in two cards these
field-ranking-beats = beat with a third card these
field-cagnotte-per-mille = thousandths of what the banker wins
field-broken-least = goes on with at least
field-bank-least = at least, in minima
field-bank-most = at most, in minima
field-stakes-cover = the bank answers for
field-straying-collected = his stake is collected
field-straying-paid = he is paid
field-garage-minima = from so many minima on
field-errors-choice = where the rules leave a choice
field-errors-draws = a card is then
field-errors-stands = the banker stands with
field-errors-score = counts
field-errors-holds = a punto who did not lay down
field-errors-against = loses to a bank of
field-lone = after a lone stake, banco seguido if it
field-open-cards = with the punto’s cards face up, banco seguido
field-forgotten = naturals that are forgotten and lose
field-errors-banco = a banco who says the wrong word
value-banco-as-any = as any punto
value-banco-bears = bears it
value-lone-lost = lost
value-lone-lost-or-tied = lost or tied
value-open-cards-late = is too late
value-open-cards-callable = may still be called
value-at-award-any-sum = any sum
value-any-sum = any sum
value-equal-sum = as much as the bank holds
value-twice-the-bank = twice as much as the bank
value-choice-open = it stays his
value-choice-stand = he stands
value-con-la-mesa-y-ultimo-completo = «con la mesa y último completo»
value-con-la-mesa-yo-completo = «con la mesa, yo completo»
value-compulsory-coup = for that coup
value-compulsory-lasting = for good
value-cut-from-left = the left of the croupier
value-cut-from-right = the right of the croupier
value-draws-choice = a choice
value-draws-duty = a duty
value-floor-minimum = the minimum
value-floor-previous = the last sum
value-floor-initial = the sum it began with
value-floor-last = the sum it held last
value-keeps-cards-banco = who had gone banco
value-keeps-cards-banca = who had held the bank
value-its-winnings = its winnings
value-the-bank = the bank
value-collected-first = first
value-collected-last = last
value-paid-first = first
value-paid-last = last
value-last-seated = the right of the last seated banker
value-place-1 = place one
value-half-or-more = half the bank or more
value-half-the-bank = half the bank
value-banco-free = plays as he likes
value-banco-authorised = plays as he likes where the director allows it
value-cover-halves = with half on each cloth, and what the other leaves
value-cover-first-cloth = on the first cloth before the second
value-exposed-banker = the banker
value-exposed-player = nobody in particular
value-misgiven-banker = the banker
value-misgiven-player = nobody in particular
value-laid-down-restored = restored coups
value-laid-down-always = every coup
value-least-initial = the sum it began with
value-least-minimum = the minimum
value-auctioned = is auctioned from its sum on
value-offered = is offered for the sum it began with
value-odd-minima = whole minima, the larger part on the first cloth
value-odd-money = money
value-opening-auction = is auctioned
value-opening-deposit = may be deposited before the first coup
value-order-first = first cloth
value-order-second = second cloth
value-both-tied = neither cloth is won or lost
value-both-decided = each cloth is won or lost
middle-modes = { $middle ->
    [limited] limited bank
    [free] free bank
   *[other] { $middle }
}
middle-errors = { $middle ->
    [early] cards drawn too soon
    [exposed] cards shown
    [restored] a coup put right
    [overdealt] too many cards for the bank
    [dropped] a card in the basket
    [forgotten] a natural not laid down
    [thrown] a hand thrown away
   *[other] { $middle }
}
value-third-all = everybody
field-days = the director may have it awarded for the day

# Rules in a comparison: parts of a section, and words that mean something else in other places
bets-second = Second bet
field-prize-pays = { $hand } pays
field-prize-least = { $hand } from
field-examples = for example, of { $number }
field-kind = hand
field-shown-hand = a player’s card
field-shown-common = a common card
field-jackpot-progressive = least progressive jackpot, × the stake
field-bank-cards = cards
section-poker-draw-bank = The bank’s discard
part-four-suited = four of a suit
part-four-in-a-row = four in a row
part-nothing = nothing
middle-sight = { $middle ->
    [hand] a player’s hand
    [bank] the bank’s hand
    [up] the bank’s open card
    [bought] a bought card
    [kept] cards that are kept
    [drawn] cards that are drawn
    [bank-drawn] cards that the bank draws
    [flop] the flop
    [turn] the turn
    [river] the river
    [left] the left common card
    [right] the right common card
   *[other] { $middle }
}
middle-jackpot = { $middle ->
    [shares] as dealt
    [drawn] with discards
   *[other] { $middle }
}
middle-going = { $middle ->
    [go] going on
    [fold] giving up
   *[other] { $middle }
}
middle-announces = { $middle ->
    [flop] the flop
    [bonus] the bonus
    [last-two] turn and river
    [set] setting the hands
    [house] the house's cards
    [hands] the comparison
   *[other] { $middle }
}
middle-hands = { $middle ->
    [turn] its turn
    [lost] when it loses
   *[other] { $middle }
}
middle-cases = { $middle ->
    [higher-higher] both hands higher
    [higher-lower] high hand higher, low hand lower
    [lower-higher] high hand lower, low hand higher
    [higher-equal] high hand higher, low hand equal
    [equal-higher] high hand equal, low hand higher
    [lower-equal] high hand lower, low hand equal
    [equal-lower] high hand equal, low hand lower
    [equal-equal] both hands equal
    [lower-lower] both hands lower
   *[other] { $middle }
}
value-by-number = a fixed number
value-causes-number = a wrong number of cards
value-order-left = left common card
value-order-right = right common card
value-begins-right = right
value-of-left = what is left of it
value-result-lost = lost
value-hands-lost = those that lose
value-hands-tied = those that tie
value-wrong-lost = loses
value-hand-stands = stands
value-bank-void = void
value-by-all = everybody
field-going-loses = the bets lost by it
field-par-plus-alone = laid without the ante

# Who of the staff does what
section-heads = Head of the table
field-heads-directs = no round without one
field-heads-exchanges = watches changes of money
section-launch = Throwing the ball
field-launch-in-turn = croupiers take turns
section-placing = Stakes laid by staff
field-placing-hands = by whom
field-placing-stands-in = the croupier where there is no end of table
section-waiting = Vacant seats
field-waiting-listed = by a list of priority
section-tips = Tips
field-tips-slot = into their slot
section-work = Croupiers' work
field-work-pays = who pays
value-pays-others = those who do not collect
value-pays-side = each on their own side
value-pays-any = any of them
value-pays-second = who does not deal
value-hands-end = end of table
field-chips-markers = markers of value kept by
value-markers-head = head of table
field-chips-rebuild = stacks rebuilt before the throw
field-chips-sorter = sorting machine allowed
section-shoes = Shoes of the house
field-shoes-numbered = numbered
field-shoes-rotate = not the same one to the same table again
field-shoes-approved = of an approved model
field-closing-wheel = wheel shut with
value-wheel-lock = a lock
value-wheel-seal = a seal
field-ending-unit = the last is announced by
field-ending-number = how many are announced
field-ending-by = who says it aloud
section-attendants = Attendants
field-attendants-tables = one attendant for so many tables
value-unit-round = rounds
value-unit-shooter = shooter
value-unit-shoe = shoe
