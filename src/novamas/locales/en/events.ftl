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
event-account-difference = differences
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
event-why-difference = difference
event-why-closing = closing
event-why-tip = tip
event-why-tournament = tournament
event-why-organisation = organisation

# Why a spin does not count
event-cause-object-in-wheel = a chip or another object falls in
event-cause-ball-out = the ball jumps out
event-cause-bad-launch = faulty launch

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
event-SentBack = { $amount } of the float go back to the cage.
event-SentBack-entry = Float
event-Counted = What lies at the table has been counted; the second signature is missing.
event-Counted-entry = Count
event-CountSigned = { $moved ->
    [none] The count is signed by two; it agrees with the books.
   *[some] The count is signed by two; it differs from the books by { $amount }.
}
event-CountSigned-entry = Count
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

# Craps
event-cause-broken = a die breaks
event-cause-held = the dice are kept in the hand
event-Thrown = The dice show { $dice }: { $total }.
event-Thrown-entry = Throw

# Cards from a shoe
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
event-FaceUpFound = The next card lies face up in the shoe.
event-FaceUpFound-entry = Mistake
event-CardPutAside = { $card } lay face up and is put aside; bets stand.
event-CardPutAside-entry = Put aside
event-CoupVoided = The coup is void: { $cause }. Every stake goes back.
event-CoupVoided-entry = Void coup

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
event-HandsMade = The cards are dealt.
event-HandsMade-entry = Deal
event-NotFollowed = { $who } does not follow.
event-NotFollowed-entry = Raise
event-HandSettled = { $result ->
    [lost] Hand { $hand } loses: { $amount }.
    [tied] Hand { $hand } ties: the stake goes back.
    [natural] Hand { $hand } has a blackjack and wins { $won }.
   *[won] Hand { $hand } wins { $won }.
}
event-HandSettled-entry = Payment
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

# Texas poker
event-cause-order = cards dealt in a wrong order

# Poker with discard
event-JackpotFed = The jackpot bets are collected: { $amount }, of which { $house } to the house.
event-JackpotFed-entry = Jackpot bets
event-JackpotPaid = { $who } wins { $people } of the jackpot with hand { $hand }.
event-JackpotPaid-entry = Jackpot won
event-CarouselChanged = The jackpots of the other tables of the carousel come to another amount.
event-CarouselChanged-entry = Carousel

# Poker without discard
event-why-card = card bought

# Pai gow poker
event-why-cover = cover of the bank
event-why-commission = commission
# Chemin de fer
event-account-bank = bank
event-account-cagnotte = cagnotte
event-why-bid = bid
event-why-bank = bank
event-why-pledge = sum offered
event-why-cagnotte = cagnotte
event-cause-refused = the banker will not deal
event-cause-withdrawn = every stake was withdrawn
event-cause-ruling = the inspector decides so
event-cause-cards-run-out = there are no more cards
event-cause-lost = lost
event-cause-passed = passed
event-cause-shoe = the shoe is over
event-cause-session = the session is over
event-cause-left = the banker leaves
event-cause-seen = the cards were seen
event-cause-stake-withdrawn = who had them has withdrawn
event-cause-slow = too slow
event-PackShuffled = { $who } shuffles the cards.
event-PackShuffled-entry = Shoe
event-CardsChecked = The cards of the shoe are counted: no card is missing.
event-CardsChecked-entry = Shoe
event-BidMade = { $who } bids { $amount }.
event-BidMade-entry = Auction
event-UnseenTurned = Cards that nobody has seen are turned over.
event-UnseenTurned-entry = Cards
event-Spoken = { $hand ->
    [punto] The punto has spoken.
   *[bank] The banker has spoken.
}
event-Spoken-entry = Word
event-Advised = The croupier advises: stand.
event-Advised-entry = Word
event-ChartAsked = The banker asks for the chart and must follow it.
event-ChartAsked-entry = Word
event-CardDrawnEarly = The banker has drawn a card too soon.
event-CardDrawnEarly-entry = Mistake
event-CardHeld = The card lies apart, unseen.
event-CardHeld-entry = Cards
event-HeldDiscarded = The cards drawn too soon are discarded.
event-HeldDiscarded-entry = Cards
event-CardDiscarded = { $card } is out of play.
event-CardDiscarded-entry = Cards
event-CardPickedUp = A card from the floor is picked up; it keeps its value.
event-CardPickedUp-entry = Mistake
event-CardShown = A card was turned up: { $card }.
event-CardShown-entry = Mistake
event-FaultMended = The mistake is put right; the coup goes on.
event-FaultMended-entry = Mistake
event-RightForfeited = { $hand ->
    [bank] The banker can no longer lay down.
   *[other] { $side }: can no longer lay down.
}
event-RightForfeited-entry = Mistake
event-RulingNoted = The inspector decides: the coup goes on.
event-RulingNoted-entry = Mistake
event-PlaceTaken = { $who } stands behind place { $seat }.
event-PlaceTaken-entry = Seat
event-SeatAsked = { $who } asks for a seat.
event-SeatAsked-entry = Seat
