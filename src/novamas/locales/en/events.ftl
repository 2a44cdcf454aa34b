# What happened at a table: one sentence an event (event-Type) and, for the book, what kind of entry it is (-entry).
# web/src/lib/events.ts gives the variables. A text that there is nothing to say for is "none"; amounts come written out.

# Who, and where chips lie
event-unnamed = somebody ({ $mark })
event-actor-chance = chance
event-actor-croupier = croupier
event-actor-inspector = table head
event-actor-director = director
event-account-cloth = cloth
event-account-float = float
event-account-box = cash box
event-account-cage = cage
event-account-tips = tips
event-account-purse = purse of { $who }

# Why they change place
event-why-bet = stake
event-why-back = given back
event-why-lost = lost
event-why-win = winnings
event-why-stake = stake
event-why-freed = freed
event-why-worn = worn down
event-why-half = half
event-why-chips = chips
event-why-cash = cash
event-why-float = float
event-why-closing = closing
event-why-tip = tip

# Why a spin does not count
event-cause-object-in-wheel = a chip or another object falls in
event-cause-ball-out = the ball jumps out
event-cause-bad-launch = faulty launch
event-cause-pointer-on-division = the pointer rests on a division

# The table
event-TableOpened = The table opens: { $game }, { $law }. Minimum { $minimum }; float { $amount }.
event-TableOpened-entry = Opening
event-Joined = { $who } comes to the table.
event-Joined-entry = Arrival
event-Brought = { $means ->
    [cash] { $who } changes { $amount } in cash for chips.
   *[chips] { $who } brings { $amount } in chips.
}
event-Brought-entry = Chips
event-Took = { $who } takes { $amount } away.
event-Took-entry = Chips
event-Tipped = { $who } tips { $amount }: it goes into the slot.
event-Tipped-entry = Tip
event-Seated = { $who } sits down at seat { $seat }.
event-Seated-entry = Seat
event-Stood = { $who } stands up and plays on.
event-Stood-entry = Seat
event-Left = { $moved ->
    [none] { $who } leaves the table.
   *[some] { $who } leaves the table with { $amount }.
}
event-Left-entry = Departure
event-Expelled = { $who } is sent away from the table.
event-Expelled-entry = Sent away
event-LastAnnounced = Round { $last } will be the last of the session.
event-LastAnnounced-entry = Notice
event-MinimumAnnounced = A minimum of { $minimum } is announced; it holds after round { $after }.
event-MinimumAnnounced-entry = Notice
event-MinimumChanged = { $moved ->
    [none] The minimum is now { $minimum }.
   *[some] The minimum is now { $minimum } and the float grows by { $amount }.
}
event-MinimumChanged-entry = Minimum
event-ToppedUp = The cage completes the float with { $amount }.
event-ToppedUp-entry = Float
event-StaffChanged = { $roles ->
    [none] No staff is left at the table.
   *[other] Staff at the table: { $roles }.
}
event-StaffChanged-entry = Staff
event-TableSuspended = The table closes for a while; the float stays in it.
event-TableSuspended-entry = Pause
event-TableResumed = The table opens again.
event-TableResumed-entry = Reopening
event-TableClosed = { $moved ->
    [none] The table closes.
   *[some] The table closes; what is in it, { $amount }, goes back to the cage.
}
event-TableClosed-entry = Closing

# The round
event-BettingOpened = Round { $round }: betting opens.
event-BettingOpened-entry = Round
event-BetPlaced = { $via ->
    [none] { $who } bets { $amount }: { $on }
   *[other] { $who } bets { $amount }: { $on }, part of { $via }
}{ $whom ->
    [croupier] , laid by the croupier.
    [end] , laid by the table-end assistant.
   *[other] .
}
event-BetPlaced-entry = Bet
event-BetTakenBack = { $spots ->
    [none] { $who } takes { $amount } off the cloth.
   *[other] { $who } takes { $amount } off the cloth: { $spots }.
}
event-BetTakenBack-entry = Taken back
event-Launched = { $wheel ->
    [left] Launched, turning left.
   *[right] Launched, turning right.
}
event-Launched-entry = Launch
event-BettingClosed = No va más: the cloth closes.
event-BettingClosed-entry = No va más
event-Landed = It is { $value }.
event-Landed-entry = Result
event-Collected = { $bets ->
    [one] One losing bet is collected: { $amount }.
   *[other] { $bets } losing bets are collected: { $amount }.
}
event-Collected-entry = Collected
event-Paid = { $stays ->
    [yes] { $who } is paid { $won }; the stake stays on the cloth.
   *[no] { $who } is paid { $won } and gets the stake back.
}
event-Paid-entry = Payment
event-StakesReturned = { $bets ->
    [one] One bet that cannot be played goes back to its owner: { $amount }.
   *[other] { $bets } bets that cannot be played go back to their owners: { $amount }.
}
event-StakesReturned-entry = Given back
event-SpinVoided = { $restart ->
    [none] Void spin: { $cause }. Bets stand and the cloth opens again.
   *[other] Void spin: { $cause }. Bets stand, the cloth opens again and the ball starts once more from { $restart }.
}
event-SpinVoided-entry = Void spin
event-RoundEnded = Round { $round } ends.
event-RoundEnded-entry = End of the round

# Zero
event-HalfReturned = Zero splits the bets: { $people } to the players, { $house } to the house.
event-HalfReturned-entry = Zero
event-PrisonOffered = { $bets ->
    [one] Zero comes: the owner of one bet chooses half or prison.
   *[other] Zero comes: the owners of { $bets } bets choose half or prison.
}
event-PrisonOffered-entry = Zero
event-Imprisoned = { $spots ->
    [none] A bet goes to prison.
   *[other] To prison: { $spots }.
}
event-Imprisoned-entry = Prison
event-Reduced = Zero again: what is in prison loses { $amount }.
event-Reduced-entry = Prison
event-Freed = { $bets ->
    [one] One bet leaves prison: { $amount } to its owner.
   *[other] { $bets } bets leave prison: { $amount } to their owners.
}
event-Freed-entry = Prison
event-Refunded = Zero in the last round: { $people } to the players, { $house } to the house.
event-Refunded-entry = Zero

# Colour chips and value chips
event-ColourGiven = { $who } gets colour { $colour }; each chip is worth { $chip }.
event-ColourGiven-entry = Colour
event-ColourReturned = { $who } gives the colour back.
event-ColourReturned-entry = Colour
event-ValueChipsAllowed = { $who } may bet with value chips.
event-ValueChipsAllowed-entry = Permission
event-ValueChipsStopped = { $who } may no longer bet with value chips.
event-ValueChipsStopped-entry = Permission
event-LayingAsked = { $whom ->
    [croupier] { $who } asks the croupier to lay their stakes.
    [end] { $who } asks the table-end assistant to lay their stakes.
   *[other] { $who } lays their own stakes again.
}
event-LayingAsked-entry = Laying
event-StacksRebuilt = The stacks of colour chips are rebuilt.
event-StacksRebuilt-entry = Stacks

# Craps
event-cause-broken = a die breaks
event-cause-stacked = one die rests on the other
event-cause-on-chip = a die rests on a chip
event-cause-off-table = a die leaves the table
event-cause-on-edge = a die rests on the edge of the table
event-cause-in-basket = a die falls into the basket of spare dice
event-cause-slid = the dice slide instead of rolling
event-cause-not-flat = a die does not lie flat on the cloth
event-cause-bad-throw = improper throw
event-cause-short = too few dice touch the opposite edge
event-cause-on-floor = a die falls to the floor
event-cause-rubbed = the dice are rubbed
event-cause-held = the dice are kept in the hand
event-DiceTaken = { $who } takes the dice.
event-DiceTaken-entry = Dice
event-DiceRefused = { $who } lets the dice pass.
event-DiceRefused-entry = Dice
event-DicePassed = { $who } loses the dice; they pass on.
event-DicePassed-entry = Dice
event-Thrown = The dice show { $dice }: { $total }.
event-Thrown-entry = Throw
event-PointSet = The point is { $point }.
event-PointSet-entry = Point
event-BetsMoved = { $bets ->
    [one] One bet goes on the box of its number.
   *[other] { $bets } bets go on the box of their number.
}
event-BetsMoved-entry = Boxes
event-NullResult = { $bets ->
    [one] One bet neither wins nor loses: { $amount } goes back.
   *[other] { $bets } bets neither win nor lose: { $amount } goes back.
}
event-NullResult-entry = Null
event-BetsReturned = { $bets ->
    [one] One undecided bet goes back to its owner: { $amount }.
   *[other] { $bets } undecided bets go back to their owners: { $amount }.
}
event-BetsReturned-entry = Given back
event-ThrowVoided = Void throw: { $cause }. Bets stand and the dice are thrown again.
event-ThrowVoided-entry = Void throw
event-BreachNoted = { $who } breaks the rules of throwing: { $cause } (number { $count }).
event-BreachNoted-entry = Breach
event-Deprived = { $who } may throw no more at this table.
event-Deprived-entry = Right to throw
event-DiceOffered = Dice lie before the shooter to choose from.
event-DiceOffered-entry = Dice
event-DiceLost = On the floor: dice { $dice }.
event-DiceLost-entry = Dice
event-DieFound = A lost die has been found.
event-DieFound-entry = Dice
event-DicePicked = The shooter picks dice { $dice }.
event-DicePicked-entry = Dice
event-DiceReplaced = A new set of dice comes to the table.
event-DiceReplaced-entry = Dice

# Cards from a shoe
event-why-premium = insurance
event-cause-cards-stuck = cards come out together
event-cause-wrong-deal = a wrong deal
event-ShoeLoaded = Shoe { $number } is loaded.
event-ShoeLoaded-entry = Shoe
event-PackCut = { $who } cuts the cards.
event-PackCut-entry = Cut
event-FirstCardShown = The first card is { $card }: { $burns } are burnt after it.
event-FirstCardShown-entry = First card
event-Burnt = A card is burnt.
event-Burnt-entry = Burnt
event-Dealt = { $card ->
    [none] A card is dealt, face down.
   *[other] A card is dealt: { $card }.
}
event-Dealt-entry = Card
event-Exposed = A card is turned over: { $card }.
event-Exposed-entry = Card
event-StakesFreed = { $bets ->
    [one] One bet neither won nor lost: its owner may take it back.
   *[other] { $bets } bets neither won nor lost: their owners may take them back.
}
event-StakesFreed-entry = Null
event-ShoeTaken = { $who } takes the shoe, at place { $place }.
event-ShoeTaken-entry = Shoe
event-ShoeDeclined = { $who } lets the shoe pass.
event-ShoeDeclined-entry = Shoe
event-ShoeLost = The bank has lost: { $who } gives up the shoe.
event-ShoeLost-entry = Shoe
event-HandsGiven = The hands have their holders.
event-HandsGiven-entry = Hands
event-HandTurned = { $hand ->
    [player] The player’s hand is turned up.
   *[bank] The bank’s hand is turned up.
}
event-HandTurned-entry = Hand
event-HandShown = { $hand ->
    [player] The player shows { $cards }: { $points }.
   *[bank] The bank shows { $cards }: { $points }.
}
event-HandShown-entry = Hand
event-HandStands = { $hand ->
    [player] The player stands with { $points }.
   *[bank] The bank stands with { $points }.
}
event-HandStands-entry = Stands
event-CardCalled = { $hand ->
    [player] A third card for the player.
   *[bank] A third card for the bank.
}
event-CardCalled-entry = Third card
event-FaceUpFound = The next card lies face up in the shoe.
event-FaceUpFound-entry = Mistake
event-CardPutAside = { $card } lay face up and is put aside; bets stand.
event-CardPutAside-entry = Put aside
event-CoupDecided = { $result ->
    [player] The player wins, { $player } against { $bank }.
    [bank] The bank wins, { $bank } against { $player }.
   *[tie] Tie at { $player }.
}
event-CoupDecided-entry = Result
event-Deducted = The house keeps its part of { $bets ->
    [one] one winning bet
   *[other] { $bets } winning bets
} on the bank.
event-Deducted-entry = Commission
event-CoupVoided = The coup is void: { $cause }. Every stake goes back.
event-CoupVoided-entry = Void coup
event-BetInsured = { $who } insures a bet for { $amount }.
event-BetInsured-entry = Insurance
event-RowsDecided = Black { $black }, red { $red }: { $result ->
    [red-colour] red and colour win.
    [red-inverse] red and inverse win.
    [black-colour] black and colour win.
    [black-inverse] black and inverse win.
    [refait] thirty-one on both sides, which is zero’s.
   *[tie] void.
}
event-RowsDecided-entry = Result
event-PremiumsKept = The house keeps what was deposited for insurance: { $amount }.
event-PremiumsKept-entry = Insurance
event-PremiumsReturned = What was deposited for insurance goes back: { $amount }.
event-PremiumsReturned-entry = Insurance
event-StopCardOut = The red card appears: the round is void and the last { $counted } cards are counted.
event-StopCardOut-entry = Red card

# Blackjack
event-account-jackpot = pot
event-why-insurance = insurance
event-why-double = double
event-why-split = pair
event-why-tie = tie
event-why-surrender = surrender
event-why-jackpot = pot
event-ConsentSought = { $who } wants to bet on the hand of { $of }, who is asked.
event-ConsentSought-entry = Consent
event-Admitted = { $guest } may bet on box { $box }.
event-Admitted-entry = Consent
event-Dismissed = { $guest } may not bet on box { $box }; what lay there goes back.
event-Dismissed-entry = Consent
event-CutDeclined = { $who } does not cut.
event-CutDeclined-entry = Cut
event-StopCardShown = The stop card comes out: this is the last hand of the shoe.
event-StopCardShown-entry = Stop card
event-CardsReturned = Cards go back to be shuffled and dealt again.
event-CardsReturned-entry = Shuffle
event-HandsMade = The cards are dealt.
event-HandsMade-entry = Deal
event-InsuranceOffered = The bank shows an ace: insurance is offered.
event-InsuranceOffered-entry = Insurance
event-SurrenderOffered = Hands may be given up.
event-SurrenderOffered-entry = Surrender
event-StakeInsured = { $who } insures for { $amount }.
event-StakeInsured-entry = Insurance
event-EvenMoneyPaid = { $who } takes { $won } at even money for a blackjack.
event-EvenMoneyPaid-entry = Even money
event-HandSurrendered = The hand at { $hand } is given up: { $house } to the house.
event-HandSurrendered-entry = Surrender
event-Answered = { $who } plays on.
event-Answered-entry = Answer
event-TurnBegun = Hand { $hand } has { $points }: a card?
event-TurnBegun-entry = Turn
event-CardDue = A card for { $hand }.
event-CardDue-entry = Card
event-StakeRaised = { $who } puts down { $amount } more on hand { $hand }.
event-StakeRaised-entry = Raise
event-NotFollowed = { $who } does not follow.
event-NotFollowed-entry = Raise
event-HandDoubled = Hand { $hand } is doubled.
event-HandDoubled-entry = Double
event-HandSplit = Hand { $hand } becomes two.
event-HandSplit-entry = Pair
event-HandStood = Hand { $hand } stands on { $points }.
event-HandStood-entry = Stands
event-HandLost = Hand { $hand } goes over with { $points }: { $amount } collected.
event-HandLost-entry = Over
event-StageBegun = The bank plays for box { $stage }.
event-StageBegun-entry = Bank
event-BankStood = The bank ends with { $points }.
event-BankStood-entry = Bank
event-HandSettled = { $result ->
    [lost] Hand { $hand } loses: { $amount }.
    [tied] Hand { $hand } ties: the stake goes back.
    [natural] Hand { $hand } has a blackjack and wins { $won }.
   *[won] Hand { $hand } wins { $won }.
}
event-HandSettled-entry = Payment
event-InsuranceSettled = Insurance is settled: { $people } to the players, { $house } to the house.
event-InsuranceSettled-entry = Insurance
event-PairsSettled = { $result ->
    [complete] A complete pair at box { $box }: { $won }.
    [colour] A pair of one colour at box { $box }: { $won }.
    [incomplete] An incomplete pair at box { $box }: { $won }.
   *[other] No pair at box { $box }: { $amount } collected.
}
event-PairsSettled-entry = Pairs
event-SevensSettled = { $result ->
    [pot] Three sevens of a suit: { $who } wins the pot.
    [three] Three sevens: { $who } wins { $won }.
    [two-suited] Two sevens of a suit: { $who } wins { $won }.
    [two] Two sevens: { $who } wins { $won }.
    [one] A seven: { $who } wins { $won }.
   *[other] No seven: the accumulated bet of { $amount } is collected.
}
event-SevensSettled-entry = Accumulated bet
event-PotChanged = The pot of the accumulated bet changes by { $amount }.
event-PotChanged-entry = Pot

# Poker against the house
event-why-bonus = bonus
event-cause-number = a wrong number of cards
event-cause-card-shown = a card turned over by mistake
event-PartBegun = The round goes on.
event-PartBegun-entry = Round
event-CardsTurned = { $hand ->
    [bank] The bank shows { $cards }.
    [left] The first common card is { $cards }.
    [right] The second common card is { $cards }.
   *[other] Hand { $hand } shows { $cards }.
}
event-CardsTurned-entry = Cards
event-SecondPlaced = { $who } goes on with hand { $hand } for { $amount }.
event-SecondPlaced-entry = Second bet
event-WentOn = Hand { $hand } goes on.
event-WentOn-entry = Goes on
event-Folded = Hand { $hand } is given up: { $amount } collected.
event-Folded-entry = Gives up
event-BankOpened = The bank’s hand is announced.
event-BankOpened-entry = Bank
event-SideSettled = The bet beside hand { $hand } is settled: { $people } to the players, { $house } to the house.
event-SideSettled-entry = Side bet
event-ExposureReported = A card lies open by mistake.
event-ExposureReported-entry = Open card
event-RoundVoided = The round is void ({ $cause }): { $people } go back.
event-RoundVoided-entry = Void round
event-PlayerPunished = { $who } broke the silence at the table and loses every bet: { $house }.
event-PlayerPunished-entry = Breach
event-PlayerWarned = { $who } is warned not to show cards or speak of them.
event-PlayerWarned-entry = Warning
event-BetWithdrawn = { $who } takes back { $amount } from hand { $hand }.
event-BetWithdrawn-entry = Taken back
event-BetLeft = Hand { $hand } leaves its bet in play.
event-BetLeft-entry = Left in play

# Texas poker
event-cause-order = cards dealt in a wrong order
event-cause-missing-card = a card is missing from the deck
event-cause-bad-deck = a defective deck
event-CountPutRight = A hand with a wrong number of cards has been put right.
event-CountPutRight-entry = Put right
event-HandsWithdrawn = Two hands whose cards touched leave the round: { $house } to the house, { $people } go back.
event-HandsWithdrawn-entry = Withdrawn

# Poker with discard
event-Discarded = Hand { $hand } makes its discard.
event-Discarded-entry = Discard
event-BankDiscarded = The bank throws away what its rules tell it to: { $cards }.
event-BankDiscarded-entry = Bank’s discard
event-PotFed = The jackpot changes by { $amount } from the bets on the cloth.
event-PotFed-entry = Jackpot
event-JackpotFed = The jackpot bets are collected: { $amount }, of which { $house } to the house.
event-JackpotFed-entry = Jackpot bets
event-JackpotPaid = { $who } wins { $people } of the jackpot with hand { $hand }.
event-JackpotPaid-entry = Jackpot won
event-CarouselChanged = The jackpots of the other tables of the carousel come to another amount.
event-CarouselChanged-entry = Carousel

# Poker without discard
event-why-card = card bought
event-CardBought = { $who } gives away a card of hand { $hand } and buys another.
event-CardBought-entry = Card bought

# Pai gow poker
event-why-cover = cover of the bank
event-why-commission = commission
event-BankAccepted = The bank is held by { $who }, with { $amount } to cover it.
event-BankAccepted-entry = Bank
event-BankPassed = { $who } lets the bank go on.
event-BankPassed-entry = Bank
event-DiceCounted = The dice decide who gets the first hand.
event-DiceCounted-entry = Dice
event-RestCounted = The { $cards } cards that are left over are put away.
event-RestCounted-entry = Cards left over
event-HandSet = { $hand ->
    [bank] The croupier sets the house’s hands.
   *[other] Hand { $hand } is set.
}
event-HandSet-entry = Set
event-SetTurned = Hand { $hand } shows { $cards }.
event-SetTurned-entry = Cards
event-HandCompared = { $result ->
    [won] Hand { $hand } wins both: { $won }.
    [lost] Hand { $hand } loses: { $amount }.
   *[other] Hand { $hand } wins one and not the other: { $people } go back.
}
event-HandCompared-entry = Comparison
event-BankCompared = The player’s bank is compared with the croupier’s hands: { $people } to the bank, { $house } to the house.
event-BankCompared-entry = Comparison
event-CoverReturned = The bank gets back what covered the bets: { $amount }.
event-CoverReturned-entry = Cover
# Chemin de fer
event-account-bank = bank
event-account-garage = garage
event-account-pledged = sums offered
event-account-cagnotte = cagnotte
event-why-bid = bid
event-why-bank = bank
event-why-garage = garage
event-why-pledge = sum offered
event-why-cagnotte = cagnotte
event-cause-refused = the banker will not deal
event-cause-withdrawn = every stake was withdrawn
event-cause-ruling = the inspector decides so
event-cause-cards-run-out = there are no more cards
event-cause-forced = a hand that had to be taken
event-cause-refusals = too many refusals
event-cause-absent = away when the hand came
event-cause-lost = lost
event-cause-passed = passed
event-cause-shoe = the shoe is over
event-cause-session = the session is over
event-cause-cards-lost = cards were lost and nobody had seen them
event-cause-left = the banker leaves
event-cause-voluntary = by choice
event-cause-compulsory = nobody covers it
event-cause-improper = above the maximum
event-cause-seen = the cards were seen
event-cause-stake-withdrawn = who had them has withdrawn
event-cause-slow = too slow
event-PackShuffled = { $who } shuffles the cards.
event-PackShuffled-entry = Shoe
event-CardsChecked = The cards of the shoe are counted: no card is missing.
event-CardsChecked-entry = Shoe
event-HandOffered = The hand is on offer.
event-HandOffered-entry = The hand
event-HandDeclined = { $who } does not take the hand.
event-HandDeclined-entry = The hand
event-Saluted = { $who } lets the hand pass.
event-Saluted-entry = The hand
event-SeatLost = { $who } gives up the seat: { $cause }.
event-SeatLost-entry = Seat
event-Pledged = { $who } offers { $amount }.
event-Pledged-entry = The hand
event-PledgesReturned = Sums that came to nothing go back.
event-PledgesReturned-entry = The hand
event-AuctionOpened = The hand is auctioned.
event-AuctionOpened-entry = Auction
event-BidMade = { $who } bids { $amount }.
event-BidMade-entry = Auction
event-BankTaken = { $who } takes the bank.
event-BankTaken-entry = Bank
event-NobodyTook = Nobody takes the hand.
event-NobodyTook-entry = The hand
event-BankAnnounced = There is { $amount } in the bank.
event-BankAnnounced-entry = Bank
event-BankRaised = { $who } adds { $amount } to the bank.
event-BankRaised-entry = Bank
event-GarageFormed = { $amount } is out of play: { $cause }.
event-GarageFormed-entry = Garage
event-GarageRenounced = { $who } renounces the garage.
event-GarageRenounced-entry = Garage
event-ShareAnswered = The banker answers { $who }, who offered { $amount }.
event-ShareAnswered-entry = Associate
event-BankEnded = The bank is over: { $cause }.
event-BankEnded-entry = Bank
event-StakeLaid = { $who } has a stake against the bank.
event-StakeLaid-entry = Stake
event-StakeTaken = { $who } takes the stake back.
event-StakeTaken-entry = Stake
event-StakeLeft = { $who } lets the stake play.
event-StakeLeft-entry = Stake
event-BetsClosed = No more bets.
event-BetsClosed-entry = Stake
event-NobodyStaked = Nobody stakes: no coup.
event-NobodyStaked-entry = Stake
event-LateRemoved = Late stakes are removed.
event-LateRemoved-entry = Stake
event-HandTaken = { $who } repeats the banco and takes the cards.
event-HandTaken-entry = Cards
event-DealBegun = The banker deals.
event-DealBegun-entry = Cards
event-DealEnded = The first cards lie on the cloth.
event-DealEnded-entry = Cards
event-UnseenTurned = Cards that nobody has seen are turned over.
event-UnseenTurned-entry = Cards
event-CardsLifted = { $who } looks at the cards.
event-CardsLifted-entry = Cards
event-Spoken = { $hand ->
    [punto] The punto has spoken.
   *[bank] The banker has spoken.
}
event-Spoken-entry = Word
event-Advised = The croupier advises: stand.
event-Advised-entry = Word
event-ChartAsked = The banker asks for the chart and must follow it.
event-ChartAsked-entry = Word
event-CardOrdered = A card for the punto.
event-CardOrdered-entry = Cards
event-HandsShown = Both hands lie open.
event-HandsShown-entry = Cards
event-CoupEnded = { $result ->
    [punto] The punto wins.
    [bank] The bank wins, with { $bank }.
   *[tie] Tie.
}
event-CoupEnded-entry = Result
event-CoupSettled = Stakes are settled.
event-CoupSettled-entry = Payment
event-CardDrawnEarly = The banker has drawn a card too soon.
event-CardDrawnEarly-entry = Mistake
event-CardHeld = The card lies apart, unseen.
event-CardHeld-entry = Cards
event-HeldDiscarded = The cards drawn too soon are discarded.
event-HeldDiscarded-entry = Cards
event-HeldUsed = { $hand ->
    [punto] The card drawn too soon, { $card }, is the punto’s.
   *[bank] The card drawn too soon, { $card }, is the banker’s.
}
event-HeldUsed-entry = Cards
event-CardDiscarded = { $card } is out of play.
event-CardDiscarded-entry = Cards
event-CardPickedUp = A card from the floor is picked up; it keeps its value.
event-CardPickedUp-entry = Mistake
event-CardShown = A card was turned up: { $card }.
event-CardShown-entry = Mistake
event-FaultMended = The mistake is put right; the coup goes on.
event-FaultMended-entry = Mistake
event-CallRestored = The punto had said no: the play is restored by the chart.
event-CallRestored-entry = Mistake
event-RestoredCard = The card drawn by mistake, { $card }, finds its place.
event-RestoredCard-entry = Cards
event-Overdealt = The banker gave himself too many cards and counts as nothing.
event-Overdealt-entry = Mistake
event-SecondThird = Two third cards are dealt.
event-SecondThird-entry = Mistake
event-ThirdChosen = { $hand ->
    [punto] The punto keeps the better third card.
   *[bank] The banker keeps the worse third card.
}
event-ThirdChosen-entry = Cards
event-PuntoDeemed = A card of the punto fell into the basket: he counts nine.
event-PuntoDeemed-entry = Mistake
event-CardLost = The card is lost in the basket.
event-CardLost-entry = Cards
event-BankLaidEarly = The banker laid down before the punto had spoken: stakes may be withdrawn.
event-BankLaidEarly-entry = Mistake
event-PlayResumed = The punto goes on.
event-PlayResumed-entry = The coup
event-RightForfeited = { $hand ->
    [bank] The banker can no longer lay down.
   *[other] { $side }: can no longer lay down.
}
event-RightForfeited-entry = Mistake
event-HolderChanged = The cards change hands: { $cause }.
event-HolderChanged-entry = Cards
event-CardsBack = The cards go to whom they belong.
event-CardsBack-entry = Cards
event-AdviceNoted = { $hand ->
    [punto] The punto was advised: he plays by the rules.
   *[bank] The banker was advised: he plays by the chart.
}
event-AdviceNoted-entry = Mistake
event-MiscallFound = The punto’s word was a mistake.
event-MiscallFound-entry = Mistake
event-CardRefused = The banker refuses the card.
event-CardRefused-entry = Cards
event-CallCorrected = The punto’s announcement is looked at again.
event-CallCorrected-entry = Mistake
event-StrayNoted = { $who } moved to follow the hand.
event-StrayNoted-entry = Mistake
event-StakeChanged = Change for { $who }: { $amount } goes back.
event-StakeChanged-entry = Stake
event-RulingNoted = The inspector decides: the coup goes on.
event-RulingNoted-entry = Mistake
event-PlaceTaken = { $who } stands behind place { $seat }.
event-PlaceTaken-entry = Seat
event-SeatAsked = { $who } asks for a seat.
event-SeatAsked-entry = Seat

# Two cloths
event-SessionBegun = Another session of the free bank begins.
event-SessionBegun-entry = Session
event-BankOffered = { $fixed ->
    [yes] The bank is on offer for { $least }.
   *[no] The bank is auctioned, from { $least } on.
}
event-BankOffered-entry = Auction
event-LotsDue = Lots are drawn.
event-LotsDue-entry = Lot
event-LotDrawn = { $lot ->
    [first] The lot falls to the first cloth.
    [second] The lot falls to the second cloth.
   *[person] The lot falls to { $who }.
}
event-LotDrawn-entry = Lot
event-BankAwarded = { $who } has the bank, for { $amount }.
event-BankAwarded-entry = Bank
event-NobodyBids = Nobody bids; the shoe is over.
event-NobodyBids-entry = Auction
event-BankSet = The bank is { $amount }. Stakes may be laid.
event-BankSet-entry = Bank
event-BankReplenished = The banker replenishes the bank with { $amount }.
event-BankReplenished-entry = Bank
event-BankLeft = The bank of { $who } ends, with { $amount }: { $cause }.
event-BankLeft-entry = Bank
event-ShoeGoesOn = The banker keeps the bank for the next shoe.
event-ShoeGoesOn-entry = Bank
event-StakePlaced = { $who } stakes { $amount }: { $on }.
event-StakePlaced-entry = Stake
event-StakeWithdrawn = { $who } takes the stake back.
event-StakeWithdrawn-entry = Stake
event-BancoCalled = { $who } goes banco over both cloths: { $amount }.
event-BancoCalled-entry = Banco
event-StakesClosed = No more stakes.
event-StakesClosed-entry = Closing
event-NoStakes = Nobody has staked; there is no coup.
event-NoStakes-entry = Closing
event-DepositRaised = The banker raises the deposit by { $amount }.
event-DepositRaised-entry = Bank
event-ClothsDealt = The banker deals.
event-ClothsDealt-entry = Deal
event-TurnCame = To speak: { $side }.
event-TurnCame-entry = Deal
event-WordSpoken = { $side }: { $word ->
    [card] “card”
   *[no] “no”
}.
event-WordSpoken-entry = Word
event-CardGiven = Third card: { $side }.
event-CardGiven-entry = Deal
event-LaidDown = { $side }: lays down { $cards }.
event-LaidDown-entry = Word
event-ThreeHandsShown = All three hands are shown.
event-ThreeHandsShown-entry = Result
event-ClothsDecided = First cloth: { $first ->
    [first] wins
    [bank] the bank wins
    [tie] tie
   *[void] void
}. Second cloth: { $second ->
    [second] wins
    [bank] the bank wins
    [tie] tie
   *[void] void
}.
event-ClothsDecided-entry = Result
event-SpareUsed = { $side }: has the card that was waiting, { $card }.
event-SpareUsed-entry = Mistake
event-SpareDiscarded = A card too many is discarded: { $cards }.
event-SpareDiscarded-entry = Mistake
event-ClothsSettled = Both cloths are paid and collected; the house takes { $taken }.
event-ClothsSettled-entry = Payment
event-CoupAnnulled = The coup is void: { $cause }. Every stake goes back.
event-CoupAnnulled-entry = Void coup
event-SurplusFound = A card too many was drawn.
event-SurplusFound-entry = Mistake
event-StrangerPlays = { $who } has already spoken; the coup stands.
event-StrangerPlays-entry = Mistake
event-CardsHandedBack = { $side }: the cards go back to whose turn it is.
event-CardsHandedBack-entry = Mistake
event-ClothVoided = { $side }: the coup is void and its stakes go back.
event-ClothVoided-entry = Mistake
event-ThirdRecovered = { $side }: the third card is recovered; the coup goes on.
event-ThirdRecovered-entry = Mistake
event-ClothShown = { $side }: both its cards were turned up, { $cards }.
event-ClothShown-entry = Mistake
event-WrongWord = { $side }: { $word ->
    [card] “card”
   *[no] “no”
}, against the rules, and nobody has noticed.
event-WrongWord-entry = Word
event-CoupRestored = { $side }: the coup is restored.
event-CoupRestored-entry = Mistake
event-SpareDrawn = A card that nobody asked for, { $card }, waits.
event-SpareDrawn-entry = Mistake
event-CardsPassedOn = { $side }: { $who } has the cards now.
event-CardsPassedOn-entry = Mistake
event-HandAdvised = { $side }: was advised, and plays by the rules.
event-HandAdvised-entry = Mistake
event-HandDeemed = { $side }: counts { $points }.
event-HandDeemed-entry = Mistake
event-ScoreCorrected = The banker’s announcement does not count.
event-ScoreCorrected-entry = Mistake
