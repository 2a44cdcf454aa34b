# Poker against the house in the browser: the table, the hands, what is decided.

# Why a table cannot be opened like this
bad-jackpot-share = The jackpot bet is at most { $most } per cent of the minimum, not { $value }.
bad-fixed-too-high = A fixed jackpot is worth at most { $most } stakes, not { $value }.
bad-fixed-too-low = A fixed jackpot is worth at least { $least } stakes, not { $value }.
bad-carousel-without-jackpot = A carousel links jackpots; this table has none.

poker-kind-five-aces = five aces
poker-kind-royal = royal flush
poker-kind-straight-flush = straight flush
poker-kind-four = four of a kind
poker-kind-full = full house
poker-kind-flush = flush
poker-kind-straight = straight
poker-kind-three = three of a kind
poker-kind-two-pair = two pair
poker-kind-pair = pair
poker-kind-high-card = high card
poker-made = { $kind }, { $ranks }
poker-brief-five-aces = five aces
poker-brief-royal = royal
poker-brief-straight-flush = str. flush
poker-brief-four = four { $ranks }
poker-brief-full = full house
poker-brief-flush = flush
poker-brief-straight = straight
poker-brief-three = three { $ranks }
poker-brief-two-pair = pairs { $ranks }
poker-brief-pair = pair { $ranks }
poker-brief-high-card = high { $ranks }
poker-plate-five-aces = 5A
poker-plate-royal = RF
poker-plate-straight-flush = SF
poker-plate-four = 4K
poker-plate-full = FH
poker-plate-flush = FL
poker-plate-straight = ST
poker-plate-three = 3K
poker-plate-two-pair = 2P
poker-plate-pair = PR
poker-plate-high-card = HC
poker-state-in = goes
poker-state-out = gives up
poker-result-won = wins
poker-result-unopposed = wins: the bank does not play
poker-result-tied = ties
poker-result-lost = loses
poker-result-punished = punished
poker-result-withdrawn = withdrawn
poker-bank-plays = plays
poker-bank-idle = does not play
poker-common = Common cards
poker-line = { $spot }: { $made }, { $result }
poker-line-fed = Jackpot bets
poker-pays = What is paid
poker-hand = Combination
poker-from = from { $rank }: { $pays }
poker-bank-least = The bank plays from
poker-second-is = The second bet is
poker-antes = { $count ->
    [one] the ante
   *[other] { $count } times the ante
}
poker-pot = Jackpot of the table

# Printed on the cloth
poker-print-bank = The bank plays from { $hand }
poker-print-paid = Paid from { $hand }
poker-print-copies = Copies go to the bank
poker-print-wager = BET
poker-print-ante = ANTE
poker-print-second-bet = 2nd
poker-print-par-plus = P+
poker-print-texas-bonus = TXB
poker-print-jackpot = JP
poker-print-insurance = INS
poker-print-bet-one = 1
poker-print-bet-two = 2
poker-print-bet-three = 3

# What is decided
box-do-Go = Go, for { $amount }
box-do-Fold = Give up
box-short-Go = Go:
box-short-Fold = Give up:
poker-pick-Discard = Choose the cards to change, { $most } at most.
poker-pick-BuyCard = Or choose the card that you give for another.

# Two hands of seven cards
poker-set = set
poker-set-check = High: { $high }. Low: { $low }. Set rightly.
poker-set-wrong = The low hand is higher than the high one: set like this, the bet is lost.
poker-set-choose = { $count ->
    [one] One card of the low hand is missing.
   *[other] { $count } cards of the low hand are missing.
}
poker-pick-SetHand = Set your two hands: choose the { $most } cards of the low one; the other five are the high one.
poker-as-house = As the house
poker-bank-offered = The bank is offered to you.
poker-bank-means = For one hand you play against everybody else and win the copies; what you put down covers the bets against you, and no more than that is bet. You bet nothing at your own box.
poker-bank-cover = What you put down for it
poker-holds-bank = Bank: { $amount }
poker-first = { $box ->
    [bank] First hand: the croupier
   *[other] First hand: box { $box }
}
poker-dice = Dice: { $dice } = { $total }.
poker-croupier = Croupier
poker-cases = What decides
poker-high = High hand
poker-high-side = High { $side }
poker-low-side = Low { $side }
poker-side-higher = higher
poker-side-equal = equal
poker-side-lower = lower
poker-copies-explained = A copy is the bank’s: whoever copies one hand and loses the other, or copies both, loses. To win one and copy the other is a tie.
poker-line-compared = { $spot }: high { $high }, low { $low }, { $result }
poker-line-wrong = { $spot }: set wrongly, loses
poker-copy = copies are the bank’s
poker-commission = Commission on what is won

# In the console
console-act-Go = Go on
console-act-Fold = Give up
console-act-LinkPots = Note the other jackpots
console-does-LinkPots = The jackpots of the other tables of the carousel come to this amount.
console-act-PayElsewhere = Pay a prize of another table
console-does-PayElsewhere = This jackpot’s part of a prize won at another table goes to the cage.
console-field-place = Where
console-field-number = Card number
value-place-bank = the bank
value-place-common = common cards
value-place-left = the first common card
value-place-right = the second common card
value-place-hand = hand { $box }

# -- how it is played
poker-how-ranks = { $ranks }
poker-how-prizes = from { $last }, which pays { $low }, to { $best }, which pays { $high }
poker-how-go = { $drawn ->
    [yes] Having seen your cards, choose: go on with { $times } times the ante and change cards, or fold, which loses the ante.
   *[no] Having seen your cards, choose: go on with { $times ->
            [one] a second bet equal to the ante
           *[other] a second bet of { $times } times the ante
        }, or fold, which loses the ante.
}
poker-how-bank = The bank plays only with { $least } or better. If it has less, the ante pays { $idle } and the second bet comes back: it does not win, however good your hand is.
poker-how-second = If you beat the bank, the ante pays { $ante } and the second bet by your hand: { $prizes }. If you lose, both are lost.
poker-means-ante = Pays { $pays } if you go on and beat the bank, and { $idle } if the bank has less than { $least }. Lost if you fold or the bank wins.
poker-means-second = Laid when you go on{ $times ->
    [one] , equal to the ante
   *[other] : { $times } times the ante
}. Wins if the bank has at least { $least } and your hand is better; if the bank has less it comes back.
poker-means-jackpot = Apart: wins a share of the pot if your hand is one of the highest, whether it beats the bank or not.

poker-came = Bank: { $hand }
poker-came-both = You: { $own } · Bank: { $hand }
poker-came-bank = the bank, { $hand }
poker-came-common = common card, { $hand }
poker-came-house = the house: { $hand }
poker-came-own = You: { $own } · { $came }
poker-came-banking = Your bank: { $hand }
poker-own-wrong = Your low hand was worth more than the high one: both lose.
poker-own-compared = { $high ->
    [higher] Your high hand wins
    [equal] Your high hand is equal, and equal is the bank’s
   *[lower] Your high hand loses
}; { $low ->
    [higher] your low hand wins
    [equal] your low hand is equal, and equal is the bank’s
   *[lower] your low hand loses
}.
