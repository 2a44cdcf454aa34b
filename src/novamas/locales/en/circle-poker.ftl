# Circle poker: players against each other.
# Why a table cannot open like that
bad-deck-size = It is not played with { $value } cards but with { $allowed }.
bad-limit-kind = There is no such limit here: { $allowed }.
bad-forced-bet = Hands do not begin with that bet here: { $allowed }.
bad-minimum-of-maximum = The minimum is { $least } to { $most } % of the maximum, not { $value } %.
bad-ante-of-minimum = The ante is at most { $most } % of the minimum, not { $value } %.
bad-house-benefit = Taken this way the house's benefit is { $least } to { $most } %, not { $value } %.
bad-benefit-cap = Only what the house takes of the pot is capped, in minima from nought on.
bad-raises-fixed = How often one may raise is not the house's to say here, or cannot be { $value }.
bad-hours-of-game = A game does not last { $value } hours.
bad-first-common = This variety shows no common card at the deal.
bad-time-bank = More time to think: from never to { $most } times a game, not { $value }.
bad-law-streets = Streets are numbered from one on, without gaps.
bad-law-deck-size = A pack has the same ranks in every suit, and 52 cards at most.
bad-law-cards-for-players = There are not enough cards for { $players } players.
bad-law-own-cards = Of one's own cards none to all are used.

# What is not allowed
refused-not-in-the-hand = You are not in this hand.
refused-bet-to-cover = There is a bet: cover it, raise it or leave.
refused-nothing-to-cover = There is nothing to cover: pass or bet.
refused-nobody-could-cover = Nobody else has chips to cover a raise.
refused-no-more-raises = You have raised as often as one may in this interval.
refused-in-the-hand = You are in a hand: finish it or leave it first.
refused-no-hours-here = This game is not counted in hours.
refused-game-too-short = The game has not lasted as long as it must yet.
refused-not-seated = For that one must be seated.
refused-rested-enough = You have rested for as many hands as one may in this game.
refused-not-resting = You are not resting.
refused-lots-running = Seats are being drawn by lot.
refused-seat-assigned = Once a game has begun the responsible person assigns the seat: the first that is free.
refused-stack-in-play = Once a hand has begun no chips are added to one's stack.
refused-resto-not-gone = A stack is only replenished once it is spent.
refused-resto-too-small = That stack is smaller than the table asks for.
refused-resto-too-large = That stack is larger than the table allows.
refused-stack-kept = No chips are taken from one's stack while one plays.
refused-blinds-before-cards = A blind only counts before the cards are dealt.
refused-cards-to-throw = Those cards cannot be changed.
refused-no-time-bank = At this table there is no more time to think than the clock gives.
refused-time-bank-spent = You have used all the extra time that you had in this game.

# What is said aloud
call-poker-paso = Pass
call-poker-covers = Covered by { $who }.
call-poker-raises = Raised to { $amount } by { $who }.
call-poker-leaves = Out of the hand: { $who }.
call-poker-interval = Interval { $number }: { $who } to speak.
call-poker-street = Cards of interval { $number }.
call-servido = Served.
call-poker-throws = Cards changed by { $who }: { $cards }.
call-poker-more-time = { $who }: more time.
call-poker-game-begins = The game begins: seats are drawn by lot.
call-poker-game-ends = The game is over.
call-poker-lead = The lead is with { $who }.
call-poker-last-hands = The hour is over: the last { $hands } hands.
call-poker-showdown = Show your cards.
call-poker-shows = { $who }: { $kind ->
    [royal] royal flush
    [straight-flush] straight flush
    [four] four of a kind
    [full] full house
    [flush] flush
    [straight] straight
    [three] three of a kind
    [figures] figuras
    [two-pair] two pair
    [pair] a pair
   *[high-card] high card
}.
call-poker-wins = { $amount } to { $who }.

# What happened
event-account-pot = pot
event-why-ante = ante
event-why-blind = blind
event-why-benefit = house's benefit
event-GameBegun = A game begins: seats are drawn by lot.
event-GameBegun-entry = Game
event-SeatDrawn = The lot falls on { $who }.
event-SeatDrawn-entry = Lot
event-SeatsTaken = Everybody takes the seat that the lots gave.
event-SeatsTaken-entry = Seats
event-GameEnded = The game is over.
event-GameEnded-entry = Game
event-LastHands = The hour is over: the last hands are announced.
event-LastHands-entry = Session
event-SessionExtended = The session is extended.
event-SessionExtended-entry = Session
event-Rested = { $who } rests.
event-Rested-entry = Rest
event-CameBack = { $who } plays again.
event-CameBack-entry = Rest
event-HandBegun = A hand begins.
event-HandBegun-entry = Hand
event-FeesTaken = The house takes its benefit from the players: { $amount }.
event-FeesTaken-entry = Benefit
event-ForcedBet = { $who } puts in { $amount } before the cards.
event-ForcedBet-entry = Forced bet
event-BlindsOffered = { $who } may post a blind.
event-BlindsOffered-entry = Blind
event-ForcedBetsIn = The forced bets are in: cards are dealt.
event-ForcedBetsIn-entry = Deal
event-StreetBegun = The cards of the next interval come.
event-StreetBegun-entry = Deal
event-IntervalOpened = A betting interval opens.
event-IntervalOpened-entry = Interval
event-Checked = { $who } passes.
event-Checked-entry = Pass
event-Covered = { $who } covers with { $amount }.
event-Covered-entry = Cover
event-BetRaised = { $who } raises, with { $amount } more in the pot.
event-BetRaised-entry = Raise
event-HandLeft = { $who } leaves the hand.
event-HandLeft-entry = Leaves
event-TimeTaken = { $who } thinks for longer.
event-TimeTaken-entry = Time
event-IntervalClosed = The betting interval closes.
event-IntervalClosed-entry = Interval
event-DrawOpened = Cards may be changed.
event-DrawOpened-entry = Discard
event-CardsThrown = { $who } throws cards away or is served.
event-CardsThrown-entry = Discard
event-CardsDue = What was thrown away is replaced.
event-CardsDue-entry = Discard
event-DiscardsReused = The pack has run out: the discards are shuffled.
event-DiscardsReused-entry = Discard
event-ShowdownOpened = Hands are shown.
event-ShowdownOpened-entry = Showdown
event-CardsOpened = { $who } shows the cards.
event-CardsOpened-entry = Showdown
event-PotPaid = The pot is paid: { $amount }.
event-PotPaid-entry = Pot
event-HandEnded = The hand is over.
event-HandEnded-entry = Hand

# What can be done
console-act-BeginGame = Begin the game
console-act-EndGame = End the game
console-act-HourOver = The hour is over
console-act-ExtendSession = Extend the session
console-act-RestHands = Rest
console-act-ComeBack = Play again
console-act-DealHand = Deal a hand
console-act-PostBlind = Post a blind
console-act-NoBlind = No blind
console-act-Check = Pass
console-act-Cover = Cover
console-act-RaiseTo = Raise to
console-act-LeaveHand = Leave the hand
console-act-ThrowCards = Throw cards away
console-act-TakeTime = More time
console-act-OpenHands = Open the hands
console-act-PayPot = Pay the pot
play-do-RestHands = rest
play-do-ComeBack = play again
play-do-PostBlind = post a blind
play-do-NoBlind = no blind
play-do-Check = pass
play-do-Cover = cover
play-do-RaiseTo = raise to
play-do-LeaveHand = leave the hand
play-do-ThrowCards = throw cards away
play-do-TakeTime = more time
play-temper-bold = covers nearly everything

# In the terminal
play-poker-hand = Hand { $number }
play-poker-ante = { $who }: ante, { $amount }
play-poker-blind = { $who }: blind, { $amount }
play-poker-fee = { $who }: house's benefit, { $amount }
play-poker-throws = { $who }: changes { $cards }
play-poker-back = { $who }: { $amount } that nobody covered come back
play-poker-taken = the house takes { $amount }
play-poker-wins = { $who }: wins { $amount }
play-poker-common = common
play-poker-pot = Pot: { $amount }
play-poker-limit-fixed = fixed limit
play-poker-limit-split = split limit
play-poker-limit-pot = pot limit
play-poker-limit-none = no limit
play-poker-house = { $way ->
    [pot] The house takes { $percent } % of what goes into the pot in each interval; { $amount } so far.
    [session] The house charges { $percent } % a session; { $amount } so far.
   *[hand] The house charges { $percent } % of the minimum a hand; { $amount } so far.
}

# In the rulebook and the office
bet-pot-bet = Bet in the pot
poker-kind-figures = figuras
rules-maximum-circle-poker-fixed = fixed, by the interval
rules-maximum-circle-poker-split = half the pot
rules-maximum-circle-poker-pot = the pot
rules-maximum-circle-poker-none = none
office-option-cards = Cards
office-option-limit = Limit of bets
office-option-minimum-percent = Minimum, in % of the maximum
office-option-ante-percent = Ante, in % of the minimum
office-option-forced = Forced bet
office-option-benefit = House's benefit
office-option-benefit-percent = Benefit, in %
office-option-benefit-cap = Cap on the benefit, in minima
office-option-raises = Raises a player and interval
office-option-hours = Hours of a game
office-option-show-first = First common card at the deal
office-option-equity = Players may ask what their cards are worth
office-option-time-bank = Times a game that a player may think for longer

circle-poker-how-goal = The players play against each other, not against the house. The best hand of five cards wins the pot, or whoever is left when the others give up.{ $boards ->
    [1] {""}
   *[other] {" "}There are { $boards } rows of common cards: each decides an equal part of the pot.
}{ $low ->
    [yes] {" "}Half of the pot goes to the best low hand, if there is one.
   *[no] {""}
}
circle-poker-how-cards = You get { $own } cards{ $open ->
    [0] , face down
   *[other] , { $open } of them open to everybody
}.{ $common ->
    [0] {""}
   *[other] {" "}Then { $common } common cards are turned over{ $exact ->
        [yes] , and every hand uses exactly { $used } of one's own
       *[no] , and the best five of all count
    }.
}{ $discards ->
    [0] {""}
   *[other] {" "}Once you may change up to { $discards }.
}
circle-poker-how-forced = { $forced ->
    [blinds] Before the cards the player who has the lead puts in the minimum, and the next one doubles it: these are the blinds.
   *[ante] Before the cards every player puts in the ante, { $percent } of the minimum.
}
circle-poker-how-turns = In your turn you may check if nobody has bet, cover the bet, raise it, or leave the hand and lose what you have put in. If your chips do not reach, you play for the part that you have put in.
circle-poker-how-limit = { $limit ->
    [fixed] Every raise is a fixed amount.
    [split] A bet may be half the pot at most.
    [levels] The first intervals have a low limit, the last ones a high one.
    [pot] A bet may be the pot at most.
   *[none] You may bet all the chips that you have on the table.
}{ $raises ->
    [0] {""}
   *[other] {" "}You may raise { $raises } times in each interval.
}
circle-poker-how-benefit = { $benefit ->
    [pot] The house keeps { $rate } of the pot in each betting interval.
    [session] The house takes { $rate } of the table maximum from each player for an hour of play.
   *[hand] The house takes { $rate } of the minimum from each player in each hand.
} It does not play: that is all it gets.

# The table in the browser
circle-poker-came = a pot of { $amount } is paid
circle-poker-lead = Has the lead
circle-poker-lead-short = L
circle-poker-rests = rests
circle-poker-left = has left
circle-poker-thinks = thinks longer
circle-poker-all-in = all in
circle-poker-changed = changes { $cards }
circle-poker-served = stands pat
circle-poker-time-left = { $left ->
    [0] none is left
    [one] once more is left
   *[other] { $left } times are left
}
circle-poker-board = Row { $number } of common cards
circle-poker-common = Common cards
circle-poker-pot = Pot
circle-poker-bets = Bets of this interval
circle-poker-pots = Pots
circle-poker-main = Main
circle-poker-side = Side { $number }
circle-poker-wins = { $who }: { $amount }
circle-poker-won = { $who } wins { $amount }{ $shown ->
    [yes] {" "}with { $hand }
   *[no] {""}
}
circle-poker-won-own = You win { $amount }{ $shown ->
    [yes] {" "}with { $hand }
   *[no] {""}
}
circle-poker-taken = the house, { $amount }
circle-poker-waits = The game begins when { $players } players sit here: seats are drawn by lot.
circle-poker-throw = Tap the cards that you want to change, { $most } at most.
circle-poker-change = Change { $cards }
circle-poker-serve = Stand pat
circle-poker-bet = Bet
circle-poker-slider = How much
circle-poker-quick-least = Minimum
circle-poker-quick-half = Half pot
circle-poker-quick-pot = Pot
circle-poker-quick-most = Maximum
circle-poker-need = { $amount } to cover for a pot of { $pot }: it pays if you win at least { $share } of the time.
circle-poker-order = From high to low
circle-poker-limit = Limit
circle-poker-limit-fixed = fixed, up to { $amount }
circle-poker-limit-split = half the pot
circle-poker-limit-pot = the pot
circle-poker-limit-none = no limit
circle-poker-forced = Before the cards
circle-poker-benefit = For the house
circle-poker-benefit-pot = { $percent }% of the pot
circle-poker-benefit-session = { $percent }% of the maximum an hour
circle-poker-benefit-hand = { $amount } a hand
circle-poker-time-bank = More time
circle-poker-time-each = { $times ->
    [one] once a game
   *[other] { $times } times a game
}
# Mistakes and conduct
refused-ante-owed = You have not put in the ante yet: put it in or leave.
refused-bet-to-complete = What you put in belongs to the pot: you may only complete it.
refused-bet-out-of-turn = You bet out of turn: it stands, but you may not raise in this interval.
refused-turn-to-be-decided = First the person responsible decides about the turn that was passed over.
refused-no-ante-owed = Your ante is in the pot.
refused-no-turn-passed-over = Nobody has passed you over.
refused-nobody-to-decide = There is nobody to decide about.
call-poker-warns = { $who }, you are called to order.
call-poker-new-hand = The hand does not count: cards in, and a new one.
event-cause-count = a player got too many or too few cards
event-cause-wrong-card = a player has seen a card that belongs elsewhere
event-cause-face-up = a card lay face up
event-cause-bad-pack = the pack is defective
event-cause-nobody-left = nobody is left in the hand
event-cause-too-few-cards = too few cards are left to replace others
event-cause-mixed = the cards were mixed with the discards
event-cause-touched = the cards touched another player's
event-cause-skipped = the turn was passed over
event-cause-decision = a decision of the person responsible
event-cause-proxy = had another player bet
event-cause-pairs = played in partnership
event-cause-gambling-the-pot = gambled for the pot
event-cause-sharing-the-pot = shared out the pot
event-cause-collusion = collusion
event-cause-adding-chips = added chips during a hand
event-cause-lending = lent money to another player
event-cause-hiding-chips = hid chips of the stack
event-cause-cards-away = took cards off the table or out of sight
event-cause-touching-cards = touched cards of others
event-cause-comments = commented on the hand
event-cause-looking = looked at others' cards
event-cause-opinion = gave opinions after leaving the hand
event-cause-talking = talked more than is needed
event-cause-deceiving = put on a show to confuse others
event-cause-criticising = influenced or criticised another's play
event-cause-watching = watched the game beside the table
event-HandVoided = The hand does not count: { $cause }. What was put in goes back, and a new hand begins.
event-HandVoided-entry = Mistake
event-DealMended = The deal is put right before the betting.
event-DealMended-entry = Mistake
event-ShuffledAgain = A card was seen in the cut: the pack is shuffled again.
event-ShuffledAgain-entry = Shuffle
event-CallPutRight = The cards of { $who } speak: what was announced does not count.
event-CallPutRight-entry = Mistake
event-AbsenceNoted = { $who } is absent: the deal stands.
event-AbsenceNoted-entry = Mistake
event-AbsenceEnded = { $who } is back in time.
event-AbsenceEnded-entry = Mistake
event-PlaceIncluded = The deal goes on with a place where nobody plays.
event-PlaceIncluded-entry = Mistake
event-SpareCollected = The cards of places without a player are collected.
event-SpareCollected-entry = Mistake
event-PackRecovered = The top of the pack is taken back.
event-PackRecovered-entry = Mistake
event-PackReshuffled = The unused cards are shuffled and cut, and the first is burnt.
event-PackReshuffled-entry = Mistake
event-CommonVoided = Common cards were turned that do not count.
event-CommonVoided-entry = Mistake
event-BettingResumed = The betting goes on.
event-BettingResumed-entry = Mistake
event-CardsWithdrawn = The cards of { $who } are taken away: { $cause }.
event-CardsWithdrawn-entry = Mistake
event-HandRebuilt = The hand of { $who } is rebuilt.
event-HandRebuilt-entry = Mistake
event-ShortCovered = { $who } puts in { $amount }, too little: it must be completed.
event-ShortCovered-entry = Mistake
event-OverCovered = { $who } puts in { $amount } without announcing a raise: it only covers, the rest goes back.
event-OverCovered-entry = Mistake
event-CardsSeen = { $who } shows the cards by mistake: play goes on.
event-CardsSeen-entry = Mistake
event-BetStands = { $who } bets { $amount } out of turn: it stands.
event-BetStands-entry = Mistake
event-AnteOwed = The ante of { $who } is missing.
event-AnteOwed-entry = Ante
event-AntePut = { $who } puts in the missing ante.
event-AntePut-entry = Ante
event-PotReduced = Antes are missing and nobody knows whose: the pot is smaller.
event-PotReduced-entry = Ante
event-TurnPassedOver = { $who } was passed over.
event-TurnPassedOver-entry = Turn
event-TurnClaimed = { $who } says that the turn was passed over: the person responsible decides.
event-TurnClaimed-entry = Turn
event-TurnDecided = The turn of { $who } is decided.
event-TurnDecided-entry = Turn
event-Reprimanded = { $who } is called to order: { $cause }.
event-Reprimanded-entry = Conduct
event-ExpulsionOpened = { $who } did it again: { $cause }. The person responsible decides.
event-ExpulsionOpened-entry = Conduct
event-PlayerKept = The person responsible decides that { $who } stays.
event-PlayerKept-entry = Conduct
event-ShuffleAllowed = { $who } may shuffle; the last to shuffle is the croupier.
event-ShuffleAllowed-entry = Shuffle
console-act-DealingError = Mistake in the deal
console-act-CutExposed = A card is seen in the cut
console-act-WrongAnnouncement = The croupier announces a wrong hand
console-act-PlayerAbsent = A player is absent
console-act-PlayerReturned = The absent player is back
console-act-DealtToNobody = A card goes to a place without a player
console-act-PackPutAway = The croupier puts the pack away too soon
console-act-ExtraCommon = Too many common cards are turned
console-act-EarlyCommon = A common card is turned too early
console-act-SlowPlayer = The player takes too long
console-act-CardsMixed = Cards mixed with the discards
console-act-PutChips = Put chips in without a word
console-act-CardsExposed = A player shows the own cards
console-act-BetOutOfTurn = Bet out of turn
console-act-AnteMissing = A player's ante is missing
console-act-AnteUnknown = Antes are missing, nobody knows whose
console-act-HandsTouched = The cards of two players touch
console-act-TurnOverlooked = A player is passed over
console-act-Misconduct = Forbidden conduct
console-act-DecideConduct = Decide about somebody who did it again
console-act-DecideTurn = Decide about the turn passed over
console-act-AllowShuffle = Let a player shuffle
console-act-PutAnte = Put in the ante
console-act-ClaimTurn = I was passed over
console-does-DealingError = Cards are collected, what was put in goes back, and a new hand is dealt; if put right in time, it goes on.
console-does-Misconduct = The first time a warning; the second time the person responsible decides.
console-does-HandsTouched = Both are out of the hand.
console-does-BetOutOfTurn = The bet stands; it may not be raised in turn.
console-field-found = The top is still known
console-field-cards = Cards
console-field-antes = Antes that are missing
console-field-decision = Decision
console-field-rebuilt = The hand can be rebuilt
console-field-neighbour = The other player
play-do-PutChips = put chips in without a word
play-do-BetOutOfTurn = bet out of turn
play-do-PutAnte = put in the ante
play-do-ClaimTurn = I was passed over
circle-poker-chances = What your cards are worth
circle-poker-chances-ask = Count
circle-poker-chances-again = Again
circle-poker-chances-counting = Counting…
circle-poker-chances-none = There is nothing to count now: it takes a hand with others in it.
circle-poker-chances-share = If nobody else leaves, they win { $share } of the pot on the average against { $others ->
    [one] one other player
   *[other] { $others } other players
}.
circle-poker-chances-wins = You win alone { $wins } of the time and share { $ties }.
circle-poker-chances-how = { $exact ->
    [yes] Every possible deal was counted: { $deals }.
   *[no] Over { $deals } deals at random.
} Only with the cards that you see{ $draw ->
    [yes] , without changing any
   *[no] {""}
}.
circle-poker-costs = What an hour costs
circle-poker-costs-pace = At { $hands } hands an hour, by the last { $counted }.
circle-poker-costs-wait = It will be said when two hands have been played.
circle-poker-costs-here = as it is charged here
circle-poker-costs-pot = { $percent } % of the pot
circle-poker-costs-session = { $percent } % of the maximum an hour
circle-poker-costs-hand = { $percent } % of the minimum a hand

# The rules, where laws are compared
section-circle-poker-deck = The pack
field-deck-cards = cards in the pack
field-seating-rests = hands of rest without losing the seat
field-seating-tournament = players with whom a tournament goes on
section-circle-poker-length = Length of a game
field-length-leads = times that each player has had the lead
field-benefit-percent = per cent, the least and the most
field-benefit-of = reckoned on
field-benefit-hands = hands after each hour
value-of-added = what was added in the interval
field-stakes-kinds = limits that the house may choose among
field-stakes-minimum = minimum, in % of the maximum, the least and the most
field-stakes-ante = highest ante, in % of the minimum
field-stakes-split = a split limit is
field-stakes-pot = a pot limit is
field-stakes-raises = raises in an interval
field-stakes-two = between two players as well
field-stakes-open-pair = an open pair raises the limit
value-open-pair-any = anybody’s
value-open-pair-own = only one’s own
value-open-pair-no = no
value-kinds-fixed = fixed
value-kinds-split = split limit
value-kinds-pot = pot limit
value-kinds-none = no limit
value-kinds-blinds = blinds
value-split-half = half the pot
value-split-levels = two levels by the interval
value-pot-pot = the pot
value-pot-streets = another in each interval
value-pot-maximum = the table maximum
value-pot-half = half the pot
value-pot-whole = the whole pot
section-circle-poker-forced = Forced bets
field-forced-kinds = kinds that the house may choose among
field-forced-posts = blinds, in minima
field-forced-more = each further blind, times the last
section-circle-poker-streets = Intervals
field-streets-deal = cards to each player
field-streets-burn = cards burnt
field-streets-common = common cards
field-streets-draw = with a draw
field-streets-level = level of the limit
field-streets-opens = who speaks first
field-streets-pot = a pot limit is
value-level-high = high
value-level-low = low
value-deal-down = face down
value-deal-up = face up
value-opens-lead = whoever has the lead
value-opens-showing = the best hand in sight
value-opens-bettor = whoever bet last
section-circle-poker-first-common = First common card at the deal
field-first-common-allowed = allowed
field-first-common-counts = counts among those of the flop
section-circle-poker-discards = The draw
field-discards-most = cards that may be changed
field-discards-at-once = of these, at once
field-ranking-short = order in a pack of fewer than 52 cards
field-ranking-figures = between two figuras, after the higher pair, decides
field-ranking-ace-low = the ace also stands before the lowest card
value-figures-second-pair = the second pair
value-figures-next-card = the next card
value-ace-low-any = in any pack
value-ace-low-full = only in a pack of 52
section-circle-poker-showdown = The showdown
field-showdown-own = one’s own cards that are used
field-showdown-boards = rows of common cards
field-showdown-shares = equal hands share the pot
field-showdown-highest = its highest card, at most
field-showdown-common = common cards as low
value-shares-equal = in equal parts
value-shares-restos = in proportion to their restos
field-sight-down = face down
field-sight-up = face up
field-sight-burnt = burnt
field-sight-thrown = discarded
section-circle-poker-resto = The resto
field-resto-first = on sitting down, in minima, the least and the most
field-resto-again = on adding to it, in minima, the least and the most
section-circle-poker-mistakes = Mistakes
field-mistakes-burn = cards burnt after the shuffle
field-mistakes-known = foreseen by the law
field-mistakes-mendable = stands if put right before anybody bets
field-mistakes-when = until when it voids the hand
value-when-start = as the hand begins
value-when-deal = while cards are dealt
value-when-hand = during the whole hand
section-circle-poker-conduct = Conduct
value-by-gone = whoever has left the hand
value-by-seated = whoever is seated
office-option-limit-fixed = fixed
office-option-limit-split = split limit
office-option-limit-pot = pot limit
office-option-limit-none = no limit
office-option-forced-ante = ante
office-option-forced-blinds = blinds
office-option-benefit-pot = from the pot
office-option-benefit-session = by the session
office-option-benefit-hand = by the hand
rules-case-circle-poker-pot = the highest hand wins the pot, less what the house takes
middle-streets = { $middle }
middle-benefit = { $middle ->
    [pot] from the pot
    [session] by the session
    [hand] by the hand
   *[other] { $middle }
}
middle-mistakes = { $middle ->
    [deal-count] wrong number of cards
    [deal-wrong-card] a card that is not one’s own
    [deal-missing-card] a card is missing
    [deal-bad-pack] a faulty pack
    [pack] a pack put away too soon
    [common] common cards turned too many or too early
   *[other] { $middle }
}
middle-conduct = { $middle ->
    [forbidden-opinion] giving an opinion on the hand
    [forbidden-watching] looking at somebody’s cards
   *[other] { $middle }
}
