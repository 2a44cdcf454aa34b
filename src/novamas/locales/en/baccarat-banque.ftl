# Baccarat on two cloths in the browser: the cloths, the bank, what may be said, the console.

# Why a table cannot be opened like this
bad-free-bank-maximum = A free bank knows no maximum, of the bank or of stakes.
bad-limits-in-minima = Limits are counted in minima, and a bank holds at least one.

banque-letter-cloth = P
banque-letter-bank = B
banque-letter-tie = T
banque-letter-void = –
banque-spot-first = 1st cloth
banque-spot-second = 2nd cloth
banque-spot-both = Both cloths
banque-spot-first-line = Line ½
banque-spot-second-line = Line ½
banque-banker = Banker
banque-has-cards = holds the cards
banque-cover = { $cloth }: { $covered } against { $half }
banque-cover-free = { $cloth }: { $covered }
banque-replenish-shoe = Replenish, with another shoe
banque-take = Take the bank
banque-pay-wins = { $cloth }: wins, paid at par
banque-pay-bank = { $cloth }: the bank wins
banque-pay-tie = { $cloth }: tie, stakes go back
banque-pay-void = { $cloth }: void, stakes go back
banque-pay-closing = The bank holds { $amount }; the house takes { $taken }
banque-bank-wins = the bank wins
banque-void-wins = void
banque-lots = Lots are drawn
banque-offered = Who takes the bank?
banque-auctioned = The bank is auctioned
banque-needs = From { $amount } on
banque-needs-fixed = For { $amount }, neither more nor less
banque-goes-banco = { $who } goes banco on both cloths
banque-speaks-first = The first cloth speaks
banque-speaks-second = The second cloth speaks
banque-speaks-bank = The bank speaks
banque-card-first = A card for the first cloth
banque-card-second = A card for the second cloth
banque-spare = Waiting: { $cards }
banque-mode-limited = Limited bank
banque-mode-limited-means = The banker answers only with what is in the bank: half of it against each cloth, and what one leaves the other may play for.
banque-mode-free = Free bank
banque-mode-free-means = The banker answers for every stake with the deposit: a stake that it could not pay is refused.
banque-deposit = Put up by the banker
banque-won = Won
banque-lost = Lost
banque-shoes = Shoes
banque-day = those of the day
banque-offer-fixed = For the initial sum
banque-offer-least = Least bid
banque-limits = A bank
banque-session = Session
banque-session-of = { $session } of { $sessions }
banque-bids-tie = Of equal bids the lot decides.
banque-barred = You left with a win: you cannot bank again in this shoe.
banque-repeats = Your banco was void: you may repeat it { $count ->
    [one] once
   *[other] { $count } times
} more.
banque-not-LeaveBank = After the first coup.
banque-not-CallBanco = Only before the first coup of a shoe, and with { $amount }, the whole bank.
banque-too-few = More players are needed: at least { $players } on each cloth besides the banker.
banque-how-goal = Three hands: the bank against two cloths at once. On each cloth the hand nearer to nine wins. Court cards and tens count nothing, an ace one; of the sum only the last digit counts.
banque-how-bank = The bank is not the house but a player, who deposits it before the start or wins it at auction, and deals the shoe for as long as there is money in it.
banque-how-against = The others play against it on either cloth, on both, or astride: half on each. Half of what lies on a line plays.
banque-how-cards = Eight or nine in two cards is laid down. Otherwise the first cloth speaks and then the second: they draw with 0 to 4, choose with 5, stand with 6 or 7. The bank decides last, once for both.
banque-how-end = Each cloth is paid even money on its own. Of what the bank wins on both together the house keeps { $cagnotte }, and nothing else.
banque-how-seat = Seated, you hold the cards of your cloth in turn; standing, you can bet too. At least { $players } must play on each cloth.
banque-means-bank = A player’s money against two hands at once. He deals a whole shoe, and may leave after the first coup.
banque-term-limited = Limited bank
banque-means-limited = The banker answers as far as the bank goes; what is above it goes back to those who are last in the order.
banque-term-free = Free bank
banque-means-free = No maximum: the banker answers for everything, and must have deposited enough to pay it.
banque-term-cloths = First and second cloth
banque-means-cloths = The first is at the banker’s right, the second at his left. On each at least { $players } have to play.
banque-term-both = On both cloths
banque-means-both = A stake on the line between the cloths plays half on each.
banque-means-banco = To cover both cloths alone, at the beginning of a shoe. Where both tie it may be repeated { $repeats } times.
banque-term-turn = Turn of the cards
banque-means-turn = Whoever sits at the place whose turn it is holds them; they pass on when the bank wins.
banque-means-auction = A bank without a banker goes to the highest bid; of equal ones the lot decides.
banque-term-barred = Leaving with a win
banque-means-barred = Where the law says so, who leaves the bank with a win is not banker again in that shoe.
banque-term-association = Association
banque-means-association = Playing in association is forbidden: the banker has no associates.
banque-now-idle = Nobody has the bank. The shoe is made ready, somebody deposits a bank, or it will be auctioned.
banque-now-offering = The banker has left: the bank is offered for the sum with which it began.
banque-now-auction = The bank goes to the highest bidder, seated or standing.
banque-now-drawing = Several have the same right: the lot decides.
banque-now-holding = Between two coups the banker decides: announce the bank, replenish it if it is broken, or leave it.
banque-now-betting = Stakes are laid on one cloth, on the other, or on both. Priority goes by places, from the one nearest to the banker.
banque-now-closed = No more bets. The banker deals.
banque-now-dealing = The cards are dealt one by one: first cloth, second cloth, bank.
banque-now-speaking = The cloths speak in their order: lay down with 8 or 9, card with 0 to 4, as they like with 5, no card with 6 or 7.
banque-now-giving = The cloth has asked for a card. The banker gives it, or lays down eight or nine.
banque-now-banking = The banker speaks: a card or none, as he likes, unless he asks for the chart.
banque-why-DepositBank = Before the game begins you deposit a sum and are the banker of this shoe.
banque-why-Bid = The highest bid takes the bank; of equal ones the lot decides.
banque-why-ReplenishBank = The bank is broken: you may go on with new funds.
banque-why-LeaveBank = You leave with all that is in the bank, and somebody else may take it.
banque-why-RaiseBank = You add chips of your own to what answers for the stakes.
banque-why-CallBanco = You alone cover both cloths and hold their cards; other stakes go back. Called on both cloths, the lot decides.
banque-why-DealCards = Two cards to each cloth and two to yourself, one by one.
banque-why-AskCard = A third card, face up. A cloth draws with 0 to 4 and may choose with 5.
banque-why-StandPat = No third card. A cloth stands with 6 and 7.
banque-why-StandPat-bank = The bank takes no third card: all three hands are shown.
banque-why-AskChart = The banker chooses freely; who asks for the chart follows it where it says the same of both cloths.
banque-why-GiveCard = The cloth has asked: you give it a card face up.
banque-why-AskSeat = A vacant place is for the first on the list.
console-act-BeginSession = Begin another session
console-act-AuctionBank = Auction the bank
console-act-DepositBank = Deposit a bank
console-act-LeaveBank = Leave the bank
console-act-ReplenishBank = Replenish the bank
console-act-SurplusCard = A card too many comes out in the deal
console-act-WrongHolder = Somebody whose turn it is not holds the cards of a cloth
console-act-CardMisgiven = The banker gives a card to a cloth that said no
console-act-CardMisgiven-first = The banker gives a card to the first cloth, which said no
console-act-CardMisgiven-second = The banker gives a card to the second cloth, which said no
console-act-CardOmitted = The banker does not give the card that a cloth asked for
console-act-CardOmitted-first = The banker does not give the card that the first cloth asked for
console-act-CardOmitted-second = The banker does not give the card that the second cloth asked for
console-act-ClothExposed = Both cards of a cloth are turned up
console-act-ClothExposed-first = Both cards of the first cloth are turned up
console-act-ClothExposed-second = Both cards of the second cloth are turned up
console-act-CardsDropped = Cards that nobody has seen fall into the basket
console-act-CardsDropped-first = Unseen cards of the first cloth fall into the basket
console-act-CardsDropped-second = Unseen cards of the second cloth fall into the basket
console-act-CardsDropped-bank = Unseen cards of the bank fall into the basket
console-act-ThirdDropped = A third card falls into the basket
console-act-ThirdDropped-first = The first cloth’s third card falls into the basket
console-act-ThirdDropped-second = The second cloth’s third card falls into the basket
console-act-ThirdDropped-bank = The bank’s third card falls into the basket
console-act-Miscalled-card = The cloth says “card” against the rules
console-act-Miscalled-no = The cloth says “no” against the rules
console-act-MistakeFound = A wrong word comes to light
console-act-MistakeFound-first = The first cloth’s wrong word comes to light
console-act-MistakeFound-second = The second cloth’s wrong word comes to light
console-act-Contradicted = A cloth says both words
console-act-Contradicted-card = The cloth says “card”, then “no”
console-act-Contradicted-no = The cloth says “no”, then “card”
console-act-TooSlow-first = The first cloth takes too long
console-act-TooSlow-second = The second cloth takes too long
console-act-AdviceGiven-first = Somebody advises the first cloth
console-act-AdviceGiven-second = Somebody advises the second cloth
console-act-HandThrown = A hand is thrown into the basket unshown
console-act-HandThrown-first = The first cloth throws its cards away unshown
console-act-HandThrown-second = The second cloth throws its cards away unshown
console-act-HandThrown-bank = The banker throws his cards away unshown
console-act-CroupierThrows = The croupier throws a hand into the basket
console-act-CroupierThrows-first = The croupier throws the first cloth’s cards into the basket
console-act-CroupierThrows-second = The croupier throws the second cloth’s cards into the basket
console-act-CroupierThrows-bank = The croupier throws the bank’s cards into the basket
console-act-BankerMisannounces = The banker announces points that are not his
console-does-BeginSession = The second session of the free bank begins.
console-does-AuctionBank = Everybody may bid for the bank, for so many shoes.
console-does-MistakeFound = The cloth’s cards are looked at and the coup is restored: a card is wanting, one is too many, or it can no longer be laid down.
console-does-ClothExposed = Both cards lie open, and the banker plays as the law says of restored coups.
console-does-Contradicted = The cloth’s cards are looked at: with five the first word counts, else what the rules want.
console-does-HandThrown = The hand counts what the law says, and the coup goes on.
console-does-CroupierThrows = The hand counts what the witnesses say, and the coup goes on.
console-does-CardMisgiven = The card waits for whoever draws next.
console-phase-drawing = Lots

# -- bets and spots
game-baccarat-banque = Baccarat banque
choice-always-go = always going on
choice-always-withdraw = always taking both bets back
bet-first-line = On the line of the first cloth
bet-second-line = On the line of the second cloth

# -- calls
call-hand-score = { $hand ->
    [first] First cloth
    [second] Second cloth
   *[other] Bank
}: { $points }
call-bank-awarded = The bank goes to { $who }, with { $amount }
call-bank-left = I withdraw { $amount }

# -- charts
chart-laid-down = Against a { $score } that a cloth has laid down the banker draws whatever he has: there he has nothing more to lose, and a { $score } that he draws ties.

# -- what happened
event-cause-cards-lost = cards were lost and nobody had seen them
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

# -- in the office
office-option-stake-most = Stake, at most
office-option-stake-most-then = So many times the minimum of the table; 0: no maximum.
office-option-mode = Bank

# -- in the terminal
play-do-BeginSession = begin the next session
play-do-AuctionBank = auction the bank
play-do-DepositBank = deposit a bank
play-do-LeaveBank = leave the bank
play-do-ReplenishBank = replenish the bank
play-do-ReplenishBank-other = replenish the bank, with another shoe

# -- refusals
refused-cards-keep-seated = You keep your seat while you have the cards.
refused-barred-from-the-bank = Who has left the bank with a win is not banker again in this shoe.
refused-bank-is-broken = The bank is broken: it has to be replenished or left.
refused-bank-not-broken = Only a broken bank is replenished.
refused-session-is-over = No more shoes are dealt in this session.
refused-deposit-too-small = The banker’s deposit could not pay that stake.
refused-banco-only-at-the-start = Banco is called at the start of a shoe, and only then.

# What came, in words
banque-came-cloth = { $cloth }: wins
banque-came-bank = { $cloth }: the bank wins
banque-came-tie = { $cloth }: tie
banque-came-void = { $cloth }: void

# Where a card goes, for whoever deals
place-first = First cloth
place-second = Second cloth
console-stands-covered-first = Covered, first cloth
console-stands-covered-second = Covered, second cloth
