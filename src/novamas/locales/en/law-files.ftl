# What is wrong with a law's files.
bad-law-bank-kinds = A bank is limited or free.
bad-law-mode-decks = The decks of the pack are those of a mode.
bad-law-cloth-places = A cloth needs somebody to play.
bad-law-banco-again = A banco is repeated no fewer than no times.
bad-law-before-stop = The shoe has no cards before the stop card.
bad-law-part-of-win = The deduction is a part of the win.
bad-law-sessions-shoes = Sessions are counted with the shoes of each.
bad-law-blackjack-target = The arithmetic of blackjack is that of 21, with aces of one or eleven.
bad-law-blackjack-one-card = The arithmetic of blackjack gives doubled hands and split aces one card; a blackjack beats 21.
bad-law-ace-values = An ace counts two values, the higher one less than the target.
bad-law-bank-stands-at = The bank stands at no more than { $target }.
bad-law-round-boxes = A round needs a box, and no more boxes than there are.
bad-law-bank-plays = The bank plays at least once.
bad-law-split-card = A split ace and a doubled hand get a card.
bad-law-pair-kinds = A pair is complete, of a colour, or incomplete.
bad-law-sevens = Sevens win as one, two, two of a suit, three; three of a suit win the pot.
bad-law-win-pays = A winning hand is paid something.
bad-law-bet-maximum = The bet { $value } has no maximum.
bad-law-no-holes = The dish has no holes.
bad-law-boule-bet = Boule has no bet { $value }; there are: number, { $known }.
bad-law-two-colours = { $name } cannot be red and black at once.
bad-law-neutral-colour = { $neutral } belongs to no even chance, so it has no colour.
bad-law-no-hole = The dish has no hole { $name }.
bad-law-cloth-raised = No cloth opens at { $raised } times the minimum.
bad-law-boxes = A table has at least one box, and no box takes fewer than no bets.
bad-law-seat-lost = A seat is lost by one refusal at least.
bad-law-banker-against = A banker needs somebody to play against.
bad-law-bank-holds = A bank holds at least the minimum, and at most no less than that.
bad-law-first-cards = Each hand receives { $cards } cards at first.
bad-law-near-score = The score to come near to must be one that a hand can have.
bad-law-draw-and-stand = With { $name } the punto cannot both draw and stand.
bad-law-chart-score = The bank's chart does not say what to do with { $score }.
bad-law-chart-row = The row of { $score_text } in the bank's chart needs { $cells } letters T, P or O.
bad-law-no-bets = the game has no bet.
bad-law-off-the-cloth = { $key } lays chips on { $name }, which is not on the cloth.
bad-law-bet-pays = The bet { $value } does not say what it pays.
bad-law-never-comes = { $key } waits for what can never come.
bad-law-seven-point = { $seven } cannot be a point and lose it at once.
bad-law-craps-bet = Craps has no bet { $value }; there are: { $known }.
bad-law-shooter-bet = The shooter must bet on { $value }, which is no bet.
bad-law-simple-maximum = There is no maximum on simple bets.
bad-law-multiple-maximum = There is no maximum on multiple bets.
bad-law-dice-at-table = { $at_table } dice at the table are too few to throw { $thrown } of them.
bad-law-dice-touch = Of { $thrown } dice, { $touch } cannot touch the edge.
bad-law-first-breach = Nobody loses the dice before a first breach.
bad-law-bet-totals = The bet { $value } names a total twice, or one that two dice cannot make.
bad-law-bet-and-points = The bet { $value } and the points leave out a total, or have one twice.
bad-law-bet-number = The bet { $value } cannot be on { $number }.
bad-law-bet-side = The bet { $value } must take a side on one of { $known }.
bad-law-bet-with = The bet { $value } does not say which simple bet it goes with.
bad-law-group-maximum = There is no maximum for bets of the group { $value }.
bad-law-maxima-leave-out = The maxima of { $name } leave out { $name2 }.
bad-law-no-family = the game names the family { $value }; there are: { $known }.
bad-law-draw-odds = The odds are counted for a bank and for players that change up to two cards by the usual rules.
bad-law-ante = The ante says what it pays, and has a maximum.
bad-law-second-and-discards = The second bet is at least the first one, and some cards can be changed, at most the whole hand.
bad-law-who-sees = Nothing says who sees the cards of { $value }.
bad-law-jackpot-part = A part of the jackpot is for { $value }, which is no combination here.
bad-law-bank-stands-on = The bank stands on { $value }, which is no combination here.
bad-law-deck-discards = The deck has too few cards for the deal and the discards.
bad-law-second-pays = Nothing says what the second bet is paid with { $value }.
bad-law-bank-discards = The bank cannot throw away what it is told to with { $value }.
bad-law-part-of-pot = A prize is a part of the pot.
bad-law-bet-combination = A bet is paid by the combination, whatever its ranks.
bad-law-pot-part = A part of the pot is for { $value }, which is no combination here.
bad-law-bank-plays-from = The bank would play from { $value } on, which is no combination here.
bad-law-second-at-least = The second bet is at least the first one.
bad-law-all-get = Every hand and the bank get { $size } cards.
bad-law-deck-bought = The deck has too few cards for all that may be bought.
bad-law-pai-gow-cards = Everybody gets { $hold } cards, of which { $low } make the low hand.
bad-law-pai-gow-cases = There is a case for every way in which two hands compare.
bad-law-one-die = At least one die is thrown.
bad-law-part-of-winning-bet = The commission is a part of the winning bet.
bad-law-not-a-rank = { $value } is not a rank.
bad-law-deck-deal = The deck has too few cards for the deal.
bad-law-not-a-combination = { $value } is not a combination; there are: { $known }.
bad-law-ranking = A hand has two to five cards, and each combination has one place.
bad-law-tie-break = Something must decide between two hands of a kind.
bad-law-prize-for = A prize is for { $value }, which is no combination here.
bad-law-texas-maximum = Ante and Texas Bonus have a maximum, and the same.
bad-law-ante-with = Nothing says what the ante is paid with { $value }.
bad-law-ante-combination = The ante is paid by the combination, whatever its ranks.
bad-law-second-and-ante = The second bet is at least the ante, and says what it pays.
bad-law-texas-deal = Hands and bank get two cards; then come a flop of three, turn and river.
bad-law-common-open = The common cards lie open.
bad-law-ante-and-second = Ante and second bet say what they pay.
bad-law-pair-plus-maximum = Ante and Par Plus have a maximum.
bad-law-bets-maximum = The bets have no maximum.
bad-law-laid-together = Between two and { $name } bets are laid together, not { $bets }.
bad-law-taken-back = The bets that may be taken back are { $known }, before one common card each.
bad-law-punto-banca-bet = Punto y banca has no bet { $value }; there are: { $known }.
bad-law-table-score = The bank's table does not say what to do with { $name }.
bad-law-part-of-bet = The deduction is a part of the bet.
bad-law-six-part = The deduction on a six is a part of the bet.
bad-law-who-deals = A table needs somebody who deals.
bad-law-columns-or-dozens = A bet on twelve or twenty-four numbers must say whether they are columns or dozens.
bad-law-chips-and-spot = { $value } is not a number of chips and a spot, like '2 street:0-2-3'.
bad-law-place-on-cloth = { $value } is not a place on the cloth: numbers with dashes between them, like 0-2-3.
bad-law-never-paid = The order of payment leaves out { $known }: winners would never be paid.
bad-law-roulette-bet = Roulette has no bet { $value }; there are: { $known }.
bad-law-no-maximum = There is no bet with a maximum.
bad-law-fewer-tiers = The bet { $value } has fewer tiers of maxima than the others.
bad-law-colour-values = Colour chips take their values from the bet on one number, and there is none.
bad-law-wheel-number = { $value } is not a number of the wheel.
bad-law-shoe-empty = The shoe has no cards.
bad-law-behind-stop = { $behind } cards behind the stop card do not see a round out.
bad-law-burnt = No fewer than no cards can be burnt.
bad-law-most-staff = Where there may be more staff than the law asks for, it names no most.
bad-law-trente-bets = Trente et quarante has the bets { $known }, and no others.
bad-law-rows = There is a black row and a red one, each once.
bad-law-row-ends = A row ends at the total that it tries to come near to.
bad-law-row-endless = A row of cards that count nothing would never end.
bad-law-zero-choice = Zero must leave something to do: half, or prison.
bad-law-order-leaves-out = The order of payment leaves out { $known }.
bad-law-insurance-part = What is deposited for insurance is a part of the bet.
bad-law-symbol-cells = The symbol { $value } stands on { $name } cells of the wheel.
bad-law-articles = articles is a table of names and lists of clauses.
bad-law-article = write this as { $value } in the section's articles.
bad-law-without-family = it does not say which family the game is of.
bad-law-no-currency = there is no currency { $value }; there are: { $known }.
bad-law-unplayable-default = what cannot be played cannot be the default.
bad-law-no-wheel = there is no wheel { $value } in equipment.toml.
bad-law-no-folder = There is no folder of laws at { $root }.
bad-law-like = { $value } is like something that is not a table beside it.
bad-law-two-folders = The law { $name } stands in two folders.
bad-law-not-toml = the file is not TOML.
bad-law-not-text = it cannot be read as text.
bad-law-removes-nothing = the reading removes { $value }, which is not there.
bad-law-path-through = the reading's path { $value } runs through a value.
bad-law-amends-nothing = the amendment strikes out { $value }, which is not there.
bad-law-amends-through = the amendment’s path { $value } runs through a value.
bad-law-no-clauses = The law in { $name } has no clauses.tsv.
bad-law-clauses-column = { $name }/clauses.tsv has no column { $value }.
bad-law-clauses-row = A row of { $name }/clauses.tsv does not have { $name2 } columns: { $name3 }.
bad-law-clause-twice = Clause { $id } stands twice in { $name }/clauses.tsv.
bad-law-clause-layer = Clause { $id } is of no layer: { $known }, not { $value }.
bad-law-not-in-catalogue = there is no game { $value } in the catalogue of this law.
bad-law-no-reading = there is no reading { $value } in { $law }/readings.toml.
bad-law-other-currency = { $law } was played in { $before } here; the same rules cannot be in { $now }.
bad-law-kept-others = The rules kept under { $name }… are others.
bad-law-kept-currency = The rules kept under { $name }… are in no currency.
bad-law-kept-other-game = These are the rules of { $game } in { $law }, not of { $game2 } in { $law2 }.
bad-place-reading = reading { $value }
bad-place-game = game { $value }
bad-law-extends = the game extends { $why ->
    [itself] itself
    [its-heir] { $value }, which extends it
   *[unknown] { $value }, which is not in this law
}.
bad-law-no-key = there is no key { $value } here.
bad-law-key-missing = the key { $value } is missing.
bad-law-value = { $value } cannot stand here.
bad-law-value-type = this must be { $wanted ->
    [int] a whole number
    [float] a number
    [str] text
    [bool] true or false
    [array] a list
    [object] a table
   *[other] something else
}.
bad-law-no-article = articles names { $value }, which is no value or rule of this section; { $many ->
    [0] this section has only clauses
   *[other] it can name: { $known }
}.
bad-law-no-clause = there is no clause { $value } in { $law }/clauses.tsv.
