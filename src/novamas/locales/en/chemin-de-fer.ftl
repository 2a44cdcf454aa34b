# Chemin de fer in the browser: the oval, what may be said, the words of the game, the console.

# Why a table cannot be opened like this
bad-banco-free = Who goes banco plays freely in any case.
bad-no-unlimited-bank = This law knows no bank without a maximum.
bad-bank-least = A bank is at least { $least } times the minimum, not { $value }.
bad-bank-most-fixed = The most a bank may hold is not for the house to say.
bad-garage-fixed = From where on garage is formed is not for the house to say.
bad-garage-below-zero = From where on garage is formed is counted in minima from zero up.

chemin-letter-punto = P
chemin-garage = Garage
chemin-hand-punto = Punto
chemin-auctioned = The hand is auctioned
chemin-passes = The hand passes
chemin-offered = Who takes the hand?
chemin-needs = Whoever takes it puts up { $amount } at least
chemin-name-partner = { $name }, associate
chemin-is-partner = associate of the bank
chemin-is-refusals = { $count } refused
chemin-spot-stake = Your stake
chemin-spot-line = On the line: ½ plays
chemin-not-PassHand = After the first coup: whoever takes the hand deals at least once.
chemin-not-SetAside-its-winnings = Once the bank has won more than { $amount }.
chemin-not-SetAside-the-bank = Once the bank holds more than { $amount }.
chemin-not-CallBanco = It takes { $amount }, the whole bank.
chemin-not-CallFollowed = Only for whoever alone lost the coup before against this bank.
chemin-not-CallWithTable = Somebody has gone banco and covers the whole bank.
chemin-not-partner = A partner wins and loses with the bank, and does not play against it.
chemin-too-few = More players are needed: at least { $players }.
chemin-highest = The highest bid takes it
chemin-here-stake = your stake
chemin-here-line = line ½
chemin-part-bet = { $who }: { $amount }
chemin-part-banco = { $who }: banco, { $amount }
chemin-part-followed = { $who }: banco seguido, { $amount }
chemin-part-with-table = { $who }: with the table, { $amount }
chemin-part-complete = { $who }: completes it, { $amount }
chemin-part-joint = { $who }: in company, { $amount }
chemin-part-plays = { $said } ({ $plays } plays)
chemin-part-returns = { $said } (would go back)
chemin-how-goal = Two hands, the bank and the punto: the one nearer to nine wins. Court cards and tens count nothing, an ace one; of the sum only the last digit counts.
chemin-how-bank = The bank is not the house but a player, who puts up a sum and deals. It is kept while it wins, with the winnings at stake, and may be passed on between two coups.
chemin-how-against = The others play against it. «Banco» covers it all alone and goes before other stakes. The small numbers beside the seats say who comes first.
chemin-how-cards = Two cards to each hand; eight or nine is laid down and decides. Otherwise the punto draws with 0 to 4, chooses with 5 and stands with 6 or 7; then the bank does as it likes.
chemin-how-end = The punto is paid even money. Of what the bank wins the house keeps { $cagnotte } as cagnotte, and nothing else. When the bank loses, the hand goes to the next on the right.
chemin-how-seat = When the hand comes to you, take it or not; refusing it { $refusals } times running costs your seat.
chemin-laid-bet = { $who }: { $amount } against the bank
chemin-laid-banco = { $who }: banco, { $amount }
chemin-laid-followed = { $who }: banco again, { $amount }
chemin-laid-with-table = { $who }: banco with the table, { $amount }
chemin-laid-complete = { $who } completes the bank: { $amount }
chemin-laid-joint = { $who }: a part of a banco, { $amount }
chemin-order-hint = In the order of priority, from the banker’s right
chemin-take-partner = Accept { $who }
chemin-no-partner = Decline { $who }
chemin-refused = Hands refused in a row: { $count }; with { $most } the seat is lost.
chemin-way = Whom the hand is offered to
chemin-way-seated = Round the table, by the right
chemin-way-standing = Those who stand
chemin-way-former = Back to who passed it
chemin-way-auction = Auction, to the highest bid
chemin-way-forced = By the right, for the minimum
chemin-bids-tie = Of equal bids a seated player’s goes first.
chemin-pay-punto = The punto wins: paid at par out of the bank
chemin-pay-bank = The bank takes the stakes, less { $taken } for the cagnotte; it holds { $amount }
chemin-pay-tie = Tie: stakes go back
chemin-means-bank = A player’s money against everybody. He deals, keeps the bank while he wins, and may pass it on.
chemin-term-punto = Punto
chemin-means-punto = The hand of all who play against the bank; whoever plays for the most holds its cards.
chemin-means-banco = To cover the whole bank alone. Other stakes go back.
chemin-term-followed = Banco again
chemin-means-followed = Who lost a banco may repeat it before all others.
chemin-term-table = Banco with the table
chemin-means-table = Half the bank for one, the rest for the table.
chemin-term-garage = Garage
chemin-means-garage = The bank’s winnings out of play: by choice, because nobody covers them, or above the maximum.
chemin-term-priority = Priority
chemin-means-priority = From the banker’s right round the table, then those who stand: the small numbers.
chemin-term-partner = Associate
chemin-means-partner = Shares the bank’s money, wins and losses, but decides nothing.
chemin-term-salute = To greet
chemin-means-salute = To let the first hand pass after sitting down during a shoe. Refusing { $refusals } hands in a row costs a seat.
chemin-means-auction = A hand that nobody took goes to the highest bid.
chemin-now-idle = Nobody has the bank. The shoe is made ready, or the croupier is about to offer the hand.
chemin-now-offering = The hand is offered round the table, each time to the next at the right.
chemin-now-auction = Nobody took the hand: it goes to the highest bidder, seated or standing.
chemin-now-holding = Between two coups the banker decides: announce the bank, set winnings aside, add, share, or pass the hand.
chemin-now-betting = Stakes are laid against the bank. Banco goes before stakes, and priority goes by the seats at the banker’s right.
chemin-now-closed = No more bets. The banker deals.
chemin-now-dealing = The cards are dealt: two to the punto, two to the bank.
chemin-now-lifting = Who plays for the most holds the punto’s cards and looks at them.
chemin-now-speaking = The punto speaks first: lay down with 8 or 9, card with 0 to 4, as he likes with 5, no card with 6 or 7.
chemin-now-giving = The punto has asked for a card. The banker gives it, or lays down eight or nine.
chemin-now-banking = The banker speaks: a card or none, as he likes, unless he asks for the chart.
chemin-now-granting = The punto called wrongly: the banker says whether he gets a card.
chemin-now-withdrawing = The banker laid down too soon: stakes may be taken back.
chemin-why-TakeBank = You put up a sum and deal; the others play against it. You keep the bank while you win.
chemin-why-DeclineBank = The hand goes to the next at your right. Too many refusals in a row cost a seat.
chemin-why-Salute = Whoever sat down during the shoe lets the first hand pass, and has every right again.
chemin-why-PledgeBank = Several put up the sum of a passed hand together.
chemin-why-Bid = The highest bid takes the hand; of equal ones a seated player’s.
chemin-why-PassHand = You leave with bank and garage. The hand is offered for the same sum.
chemin-why-SetAside = Winnings out of play: they stay yours, but cannot be lost in the next coup.
chemin-why-AllGoes = You renounce the garage: everything you win stays at stake.
chemin-why-OfferShare = You offer the banker a sum to win and lose with him. Associates neither decide nor play against the bank.
chemin-why-AnswerShare = Whether you share the bank with somebody is yours to say.
chemin-why-CallBanco = You alone cover the whole bank. Of several who call it the first in the order of priority has it.
chemin-why-CallFollowed = You lost the last coup alone: you may cover the bank again before anybody else.
chemin-why-CallWithTable = You cover half the bank and hold the cards; the table may cover the rest.
chemin-why-CompleteTable = You cover everything that the banco with the table leaves.
chemin-why-JoinBanco = Several cover the whole bank together; the highest part holds the cards.
chemin-why-LeaveStake = You might take your stake away, and let it play.
chemin-why-RemoveLate = Stakes laid after the closing call play only if you let them.
chemin-why-DealCards = Two cards to the punto and two to yourself, one by one.
chemin-why-RefuseToDeal = A banker who has not dealt yet may refuse to: the bank is auctioned, and he may not bid.
chemin-why-LiftCards = You hold the punto’s cards for everybody who plays against the bank.
chemin-why-RefuseCard = The punto called wrongly: you need not give the card.
console-act-TakeBank = Take the bank
console-act-DeclineBank = Let the hand pass
console-act-Salute = Greet
console-act-PledgeBank = Take it together
console-act-Bid = Bid
console-act-HoldBank = Announce the bank
console-act-PassHand = Pass the hand
console-act-RaiseBank = Add to the bank
console-act-SetAside = Garage
console-act-AllGoes = Everything goes
console-act-OfferShare = Propose a partnership
console-act-AnswerShare = Answer the associate
console-act-CallBanco = Banco
console-act-CallFollowed = Banco again
console-act-CallWithTable = Banco with the table
console-act-CompleteTable = Complete the bank
console-act-JoinBanco = Banco in company
console-act-TakeStake = Take the stake back
console-act-LeaveStake = Let the stake play
console-act-RemoveLate = Have late stakes removed
console-act-DealCards = Deal
console-act-RefuseToDeal = Refuse to deal
console-act-LiftCards = Look at the cards
console-act-LayDown = Lay down
console-act-AskCard = Card
console-act-StandPat = No card
console-act-AskAdvice = Ask the croupier
console-act-AskChart = Ask for the chart
console-act-GiveCard = Give the card
console-act-RefuseCard = Refuse the card
console-act-StandBehind = Stand behind a place
console-act-AskSeat = Ask for a seat
console-act-OfferBank = Offer the hand
console-act-AwardTogether = Award it to the associates
console-act-OpenAuction = Open the auction
console-act-CloseAuction = Close the auction
console-act-PayStakes = Pay and collect
console-act-ShufflePack = Shuffle
console-act-LastShuffle = Last shuffle
console-act-CheckCards = Have the cards checked
console-act-EarlyDraw = The banker draws a card before betting is over
console-act-WaiveEarly = As an exception: the early cards are discarded
console-act-CardsStuck = Two or more cards come out together
console-act-CardOnFloor = A card falls to the floor
console-act-CroupierShows = The croupier turns a card up
console-act-DealFault = Another mistake of the croupier in the deal
console-act-WrongCardCall = The croupier calls “carta” though the punto said no
console-act-Misdelivered = The cards of a banco seguido go to another
console-act-FifthCard = The banker draws a fifth card before the punto speaks
console-act-TooManyCards = The banker deals himself too many cards
console-act-TwoThirdCards = Two third cards
console-act-TwoThirdCards-punto = Two third cards for the punto
console-act-TwoThirdCards-bank = Two third cards for the bank
console-act-CardDropped = A card of the punto falls into the basket
console-act-CardDropped-first = One of the punto’s first cards falls into the basket
console-act-CardDropped-third = The punto’s third card falls into the basket
console-act-BankerShows = The banker turns up a card of the punto
console-act-BankerLaysEarly = The banker lays down before the punto speaks
console-act-BankerOffers = The banker gives or offers a card instead of laying down
console-act-BankerDiscards = The banker throws a card into the basket unseen
console-act-TooSlow = The punto takes too long
console-act-AdviceGiven = Somebody advises a side
console-act-AdviceGiven-punto = Somebody advises the punto
console-act-AdviceGiven-bank = Somebody advises the banker
console-act-Miscalled = The punto says one word and means the other
console-act-CorrectCall = Another mistake in the punto’s announcement
console-act-PuntoDiscards = The punto throws the cards away unseen
console-act-CardsGrabbed = Somebody takes the cards of a banco seguido
console-act-Strayed = Somebody standing moves to follow the hand
console-act-AbsentAtTurn = The player to whom the hand comes is away
console-act-ChangeStake = Change for a stake: less of it plays
console-act-Ruling = The inspector decides what no rule foresees
console-act-Ruling-void = Not foreseen: the coup is void
console-act-Ruling-go-on = Not foreseen: the coup goes on
console-does-CroupierShows = The card lies open, and the law says how both sides play on.
console-does-BankerShows = The card lies open; the banker’s own card may have to lie open too.
console-does-BankerLaysEarly = The banker’s cards lie open, and those who have a stake may take it back.
console-does-Miscalled = { $game ->
    [baccarat-banque] The punto’s cards are looked at: his word is put right, or he keeps to it.
   *[other] The punto’s cards are looked at. Against the rules, it is the banker’s to give or refuse the card, but who has nothing gets it; a forgotten 8 or 9 is not laid down any more; who goes banco keeps to his word.
}
console-does-CorrectCall = The punto speaks again, and a card that came of his mistake is out of play. Who goes banco keeps to his word, unless he has nothing and said no.
console-does-BankerDiscards = The banker loses the coup, whatever the cards are.
console-does-PuntoDiscards = The punto loses the coup, whatever the cards are.
console-does-OfferBank = The hand is offered to the first at the right.
console-does-OpenAuction = Nobody has taken the hand: everybody may bid.
console-does-CloseAuction = { $game ->
    [baccarat-banque] The highest bid has the bank; of equal ones the lot decides, and the others get their money back.
   *[other] The highest bid has the hand; the others get their money back.
}
console-does-PayStakes = The hands are shown and announced, stakes are paid and collected; nothing can be claimed any more.
console-does-AwardTogether = Those who put up the sum together have the hand.
console-does-ShufflePack = The pack is shuffled once more.
console-does-LastShuffle = The croupier shuffles last, before the cut.
console-veiled = What exactly follows depends on cards that are still hidden; these articles decide it.
console-phase-paying = Before the payment
console-phase-offering = { $game ->
    [baccarat-banque] The bank is awarded
   *[other] The hand on offer
}
console-phase-auction = Auction
console-phase-holding = The bank
console-phase-dealing = Deal
console-phase-lifting = The punto looks
console-phase-speaking = { $game ->
    [baccarat-banque] The cloths speak
   *[other] The punto speaks
}
console-phase-giving = { $game ->
    [baccarat-banque] Card for a cloth
   *[other] Card for the punto
}
console-phase-banking = The bank speaks
console-phase-granting = The bank answers
console-phase-withdrawing = Stakes may be withdrawn
console-field-card = Card
console-field-mended = Put right without harm
console-field-drawn = Cards drawn upon it
console-field-seen = The cards were seen
console-field-hand = Hand
console-field-which = Which card
console-field-said = What was said
console-field-remedy = Decision
console-field-seat = Place
value-punto = punto
value-punto-1 = punto, first card
value-punto-2 = punto, second card
value-bank-1 = bank, first card
value-bank-2 = bank, second card
value-third = third card
value-go-on = the coup goes on

# -- bets and spots
game-chemin-de-fer = Chemin de fer

# -- calls
call-completar-la-banca = Who completes the bank?
call-no-van-mas-apuestas = No more bets
call-banco-seguido = Banco again
call-banco-con-la-mesa = Banco with the table
call-banco-en-asociacion = Banco in company
call-con-la-mesa-yo-completo = With the table, and I complete
call-con-la-mesa-y-ultimo-completo = With the table, and last I complete
call-todo-va = Everything goes
call-hand-offered = The hand, for { $amount }
call-bank-taken = Bank of { $amount }
call-hand-auctioned = The hand is auctioned, from { $amount }
call-hand-passes = The hand passes
call-bank-ended = { $cause ->
    [lost] The bank has lost
    [refused] The bank is refused
    [shoe] End of the shoe
   *[session] End of the session
}
call-advice-stand = With five, stand
call-card-for-banker = Card for the bank
call-banker-stands = The bank stands

# -- what happened
event-account-garage = garage
event-account-pledged = sums offered
event-why-garage = garage
event-cause-forced = a hand that had to be taken
event-cause-refusals = too many refusals
event-cause-absent = away when the hand came
event-cause-voluntary = by choice
event-cause-compulsory = nobody covers it
event-cause-improper = above the maximum
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
event-ClaimsOpened = The last word is spoken: until the croupier pays, claims are heard.
event-ClaimsOpened-entry = Coup
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
event-CardsLifted = { $who } looks at the cards.
event-CardsLifted-entry = Cards
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
event-HeldUsed = { $hand ->
    [punto] The card drawn too soon, { $card }, is the punto’s.
   *[bank] The card drawn too soon, { $card }, is the banker’s.
}
event-HeldUsed-entry = Cards
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

# -- in the office
office-option-banco-free = Who goes banco plays as they like
office-option-wait-for-claims = Wait for the croupier to pay: claims are heard until then
office-option-unlimited = Bank without limit, “everything goes”
office-option-garage = Garage from
office-option-garage-then = So many times the minimum of the table; 0: from the first win.

# -- in the terminal
play-do-TakeBank = take the bank
play-do-DeclineBank = let the hand pass
play-do-Salute = greet
play-do-PledgeBank = a part of the hand, in company
play-do-PassHand = pass the hand
play-do-SetAside = set winnings aside
play-do-AllGoes = everything goes
play-do-OfferShare = offer to share the bank
play-do-AnswerShare = take the associate
play-do-CallFollowed = banco again
play-do-CallWithTable = banco with the table
play-do-CompleteTable = complete the bank
play-do-JoinBanco = a part in a banco
play-do-LeaveStake = let the stake play
play-do-RemoveLate = have late stakes removed
play-do-RefuseToDeal = refuse to deal
play-do-LiftCards = look at the cards
play-do-RefuseCard = refuse the card
play-temper-partner = shares banks
play-do-AnswerShare-other = decline the associate

# -- refusals
refused-holds-the-bank = Whoever holds the bank cannot do that now.
refused-more-than-was-won = Only what was won may be set aside.
refused-no-garage-yet = No garage may be formed yet.
refused-no-unlimited-bank = The garage can be renounced only where the bank has no maximum.
refused-no-bank-to-share = There is no bank to share now.
refused-below-the-bank = { $value } is less than the sum to be matched, { $limit }.
refused-above-the-need = { $value } is more than is still needed, { $limit }.
refused-below-the-best-bid = { $value } is less than the bid to be made, { $limit }.
refused-hand-not-offered = The hand is not offered to { $value } now.
refused-no-salute-owed = There is nothing to greet for now.
refused-no-auction = There is no auction now.
refused-must-salute = Whoever has just sat down must let the hand pass once.
refused-passed-it-himself = Whoever held this hand does not bid for it.
refused-associate-does-not-play = An associate of the banker takes no part in the play.
refused-not-half-the-bank = { $value } is not what “banco con la mesa” stakes: { $limit }.
refused-no-banco-to-follow = { $value } has no banco to repeat.
refused-nothing-late = No stake was laid late.
refused-too-late-to-follow = Another has the cards in hand: it is too late to repeat the banco.
refused-bank-is-covered = The whole bank has been called already.
refused-nothing-to-complete = There is nothing to complete.

# What came, in words
chemin-came-punto = punto wins
chemin-came-bank = banker wins
chemin-came-tie = tie
