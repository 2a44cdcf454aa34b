# poker-no-draw: every word of its own. What it shares stands with what it is built on.

# Why a table cannot be opened like this
bad-no-fixed-jackpot = This law knows no fixed jackpot.
bad-insurance-share = The insurance is at most { $most } per cent of the minimum, not { $value }.

# -- bets and spots
game-poker-no-draw = Poker without draw
choice-usual-rule = by the usual rule
choice-buying-too = played best, buying a card where that pays

# -- charts
chart-go-holding = Go on from this hand up, with a card of the rank that the bank shows
chart-go-without = Go on from this hand up, without a card of that rank
chart-buy-a-card = How often to buy a card

# -- what happened
event-CardBought = { $who } gives away a card of hand { $hand } and buys another.
event-CardBought-entry = Card bought

# -- in the terminal
play-temper-buyer = buys cards

# -- at the boxes
box-do-BuyCard = Buy a card for { $amount }
console-act-BuyCard = Buy a card

# -- refusals
refused-players-own-bet = { $value } is a bet of the box’s own player alone.
refused-unseen-hand = No card is bought for a hand that nobody may look at.
refused-card-bought = No more cards can be bought for this hand.

# -- how it is played
no-draw-how-goal = { $cards } cards for you and { $cards } for the bank, one of them face up: the better poker hand wins.
no-draw-how-ante = Before the cards lay an ante in your box.
no-draw-how-buy = { $most ->
    [one] Before you decide you may buy a card: it replaces one of yours and costs { $price } of the ante.
   *[other] Before you decide you may buy up to { $most } cards: each costs { $price } of the ante.
}
no-draw-means-insurance = Pays for your hand, whether it beats the bank or not: { $prizes }.
