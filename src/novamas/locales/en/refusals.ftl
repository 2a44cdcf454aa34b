# One sentence for every refusal. $value is what was asked for, $limit the bound that it broke, $field where it stood.

# Amounts and spots
refused-above-maximum = { $value } is more than the maximum here, { $limit }.
refused-below-minimum = { $value } is less than the minimum here, { $limit }.
refused-off-step = { $value } cannot be staked here: chips come in steps of { $limit }.
refused-not-an-amount = { $value } is not an amount of money.
refused-not-enough-chips = There are not enough chips for { $value }.
refused-too-many-chips = { $value } is more than anybody brings to a table at once.
refused-no-such-bet = There is no bet “{ $value }” in this game, and only the bets that the law lists are accepted.
refused-not-offered = “{ $value }” is not on offer now.

# The round
refused-betting-not-open = The betting is not open.
refused-late-bet = No more bets: “no va más” has been called.
refused-late-withdrawal = Chips stay where they lie: “no va más” has been called.
refused-bets-on-the-cloth = Nobody leaves with bets on the cloth.
refused-not-your-bet = Bet { $value } is not yours to touch.
refused-not-now = That cannot be done now.
refused-not-your-role = That is not for { $value } to do.
refused-chance-not-awaited = Nothing is in motion, so { $value } cannot come up now.
refused-impossible-outcome = { $value } cannot come up in this game.
refused-no-ball-in-motion = Nothing is in motion, so no spin can be void.
refused-no-void-spin = This law, read to the letter, knows no void spin here.
refused-not-a-cause = “{ $value }” does not make a spin void.
refused-wrong-turns = After a void spin the wheel does not turn { $value } times before the ball is thrown again.

# Zero
refused-must-stay-in-prison = This bet is worth too little to be divided: it stays in prison.
refused-no-choice-open = Zero has not come up, so there is nothing to choose.

# Colour chips
refused-no-colour = Take a colour first: this table is played with colour chips.
refused-no-colour-left = Every colour of this table is taken.
refused-no-colour-chips-here = There are no colour chips at this table.
refused-no-value-chips-here = Value chips cannot be played at this table.
refused-colour-not-now = The colour cannot be taken or given back now.
refused-colour-not-returned = Give the colour back first: its chips are worth nothing elsewhere.
refused-not-a-colour-value = A colour chip cannot be worth { $value } here.

# The table
refused-not-at-the-table = { $field ->
    [table] That is for those at the table: sit down or bring chips first.
   *[other] { $value } is not at this table.
}
refused-seat-taken = Seat { $value } is not free.
refused-float-too-small = The table cannot change { $value }: its float is too small.
refused-table-closed = The table is closed.
refused-table-suspended = The table is closed for the moment.
refused-other-side-open = The game at table { $table } has to be closed before this cloth is turned over.
refused-other-side-unlike = The law does not let this game share a cloth with the game of table { $table }.
refused-shoe-in-use = Shoe { $value } stands on table { $table }.
refused-same-shoe-again = Shoe { $value } was at such a table in the last session: send another one.
refused-no-shoe-free = No shoe of the house is free for this table.
refused-cloth-turned = { $limit ->
    [one] The game on this cloth has changed once today; that is as often as it may.
   *[other] The game on this cloth has changed { $limit } times today; that is as often as it may.
}
refused-expelled = This person has been sent away from the table.
refused-people-at-the-table = There are still people at the table.
refused-round-running = The round is not over.
refused-staff-missing = The table cannot go on without a croupier and an inspector.
refused-minimum-fixed = The minimum of an open table cannot change under this law.
refused-minimum-not-authorised = A minimum of { $value } is not authorised for this game.
refused-notice-running = A change of the minimum has already been announced.
refused-no-temporary-closing = This law knows no temporary closing: a table stays open or closes for good.
refused-float-spent = The float is spent: the director must complete it before the next round.
refused-heads-handle-no-chips = Whoever heads the table handles neither money nor chips.
refused-no-head = No round begins while nobody heads the table.
refused-exchange-unwatched = Money is only changed while the head of the table looks on.
refused-no-marker = The head of the table keeps the markers, and is not there.
refused-nobody-takes-tips = Nobody at this table takes tips now.
refused-nobody-lays = There is nobody here to lay stakes for you like that.
refused-wheel-left-open = The wheel must be shut at the end of the session so that nobody can touch it.
refused-no-change-foreseen = This law says nothing of another minimum at an open table.
refused-purse-too-small = The purse holds { $limit }, which is less than { $value }.
refused-colour-out-of-range = The minimum has changed: exchange your colour chips first.
refused-rest-below-minimum = Taking { $value } back would leave less than the minimum here, { $limit }.
refused-no-such-command = This game has no “{ $value }”.
refused-session-ends-first = The session ends before another minimum could be played.
refused-not-a-name = Nobody can be called “{ $value }” at a table.

# Craps
refused-not-these-dice = These dice cannot be chosen now.
refused-not-a-void-throw = “{ $value }” does not make a throw void.
refused-far-enough = A throw of which { $value } dice touch the opposite edge is good here.
refused-not-in-play = Those dice are not in play.
refused-not-lost = No such die is lost.
refused-not-a-breach = “{ $value }” is not a breach of the rules of throwing.
refused-not-repeated = Only whoever breaks the rules of throwing again and again loses the dice.
refused-shooter-must-bet = The shooter must first bet on win or don't win.
refused-no-shooter = Nobody has the dice in hand.
refused-dice-not-worn = The dice have not been thrown often enough to be changed.
refused-round-has-a-shooter = The round goes on: somebody has the dice.
refused-no-rule-for-the-floor = This law has no rule for dice on the floor beyond the void throw.
refused-no-dice-in-motion = No dice are in motion, so no throw can be void.
refused-deprived = The head of the table has taken the right to throw away.
refused-not-your-dice = The dice are not offered to you now.
refused-no-new-dice-now = Nobody asks for other dice between the point and its end.
refused-round-not-thrown-out = Whoever has set a point throws until it is decided.
refused-pick-first = Pick the dice first.
refused-nothing-to-pick = There are no dice to choose from now.
refused-dice-in-hand = The dice are already in your hand.
refused-bet-is-locked = Bet { $value } must play until it has won or lost.
refused-odds-go-with-it = Odds go with bet { $value }: take them back first.
refused-not-at-this-throw = “{ $value }” cannot be bet on before this throw.
refused-no-simple-bet = Odds go with a simple bet that has its number, and there is none for “{ $value }”.

# Cards from a shoe
refused-shoe-not-spent = The shoe is not spent yet.
refused-not-yours-to-cut = It is not for you to cut the cards now.
refused-seated-only = Only players who sit at a place may bet here.
refused-shoe-not-offered = The shoe is not offered to you now.
refused-no-hand-to-show = You have no hand to show now.
refused-no-rule-for-errors = By this reading the law has no rule for mistakes in the deal.
refused-no-deal-running = No cards are being dealt now.
refused-cards-in-hand = You cannot leave with cards in your hand.
refused-cards-keep-seated = You keep your seat while you have the cards.
refused-cannot-be-insured = This bet cannot be insured.
refused-insured-when-laid = A bet is insured when it is laid, not later.
refused-bet-insured = This bet is insured: nothing can be added to it.
refused-no-insurance = Bets cannot be insured at this table.

# Blackjack
refused-box-not-open = { $value } is vacant, and this house does not let others bet on it.
refused-no-hand-there = Whoever sits at { $value } does not play this round: there is no hand to bet on.
refused-box-full = { $value } takes no more bets.
refused-first-box-needed = Bet on the first of the three boxes before { $value }.
refused-no-bet-on-the-box = { $value } goes with a bet on the box, and you have none there.
refused-above-half = An insurance is at most half of the first stake, { $limit }, not { $value }.
refused-below-half = An insurance is just half of the first stake, { $limit }, not { $value }.
refused-too-few-hands = Too few hands have been bet on: the cards are not dealt.
refused-no-even-money = Even money is for a blackjack against an ace, before anybody gets a third card.
refused-no-surrender = The hand cannot be given up now.
refused-no-more-cards = This hand takes no more cards.
refused-not-your-hand = The hand is not yours to play: { $value } does not hold the box.
refused-nothing-asked = Nobody has asked for that consent.
refused-no-ace = There is nothing to insure against: the bank shows no ace.
refused-too-late-to-insure = It is too late for an insurance: a third card has been given.
refused-no-pair = Only two cards of the same value can be split.
refused-no-more-splits = This pair cannot be split again.
refused-no-doubling = This hand cannot be doubled.

# Poker against the house
refused-laid-together = { $value } is one of the bets that are laid together, all equal.
refused-after-the-cards = { $value } is bet on by those who go on, once they have seen their cards.
refused-box-taken = Another player already bets on { $value }.
refused-not-your-box = { $value } is another player’s: only those who stand may bet on it, where the law lets them.
refused-no-pot = There is nothing in the pot yet: { $value } cannot be bet on.
refused-pot-too-small = A pot begins with at least { $limit }, not { $value }.

# Poker with discard
refused-bad-discard = Up to two different cards may be changed, by their numbers in the hand; not { $value }.
refused-no-carousel = This table is not part of a carousel.

# Poker without discard
refused-players-own-bet = { $value } is a bet of the box’s own player alone.
refused-unseen-hand = No card is bought for a hand that nobody may look at.
refused-card-bought = No more cards can be bought for this hand.

# Pai gow poker
refused-bank-bets-nothing = Whoever holds the bank lays no bet: the bank covers those of others.
refused-holds-the-bank = Whoever holds the bank cannot do that now.
refused-not-offered-the-bank = The bank is not offered to { $value } now.
refused-bad-setting = A low hand has two of the seven cards, each named once.
# Chemin de fer
refused-more-than-was-won = Only what was won may be set aside.
refused-share-must-match = An associate must put up the sum that the law asks for.
refused-must-play-on = A card has been drawn: the banker must play on.
refused-must-deal-once = Whoever takes the bank must deal at least once.
refused-too-few-players = There are too few players at the table.
refused-no-garage-yet = No garage may be formed yet.
refused-no-unlimited-bank = The garage can be renounced only where the bank has no maximum.
refused-not-the-banker = Only the banker may do that.
refused-no-bank-to-share = There is no bank to share now.
refused-below-the-bank = { $value } is less than the sum to be matched, { $limit }.
refused-above-the-need = { $value } is more than is still needed, { $limit }.
refused-below-the-best-bid = { $value } is less than the bid to be made, { $limit }.
refused-hand-not-offered = The hand is not offered to { $value } now.
refused-no-salute-owed = There is nothing to greet for now.
refused-no-auction = There is no auction now.
refused-must-salute = Whoever has just sat down must let the hand pass once.
refused-passed-it-himself = Whoever held this hand does not bid for it.
refused-betting-is-open = No card is drawn before the betting has closed.
refused-against-the-rules = The rules do not leave that choice.
refused-no-natural = Only an eight or a nine that may be laid down is laid down.
refused-punto-speaks-first = The punto speaks before the banker.
refused-associate-does-not-play = An associate of the banker takes no part in the play.
refused-no-such-place = There is no place { $value } at this table.
refused-place-taken = Whoever stands stays where he stands.
refused-seat-is-promised = Seat { $value } is for others first.
refused-bank-on-the-table = Nobody leaves with money in the bank.
refused-claim-too-late = Stakes have been settled: nothing can be claimed any more.
refused-above-the-bank = { $value } is more than can be staked against this bank, { $limit }.
refused-not-half-the-bank = { $value } is not what “banco con la mesa” stakes: { $limit }.
refused-no-banco-to-follow = { $value } has no banco to repeat.
refused-nothing-late = No stake was laid late.
refused-too-late-to-follow = Another has the cards in hand: it is too late to repeat the banco.
refused-bank-is-covered = The whole bank has been called already.
refused-nothing-to-complete = There is nothing to complete.
refused-bet-already-called = A stake that was called is not added to.
refused-cards-do-not-pass = The cards do not pass now.
refused-barred-from-the-bank = Who has left the bank with a win is not banker again in this shoe.
refused-bank-is-broken = The bank is broken: it has to be replenished or left.
refused-bank-not-broken = Only a broken bank is replenished.
refused-session-is-over = No more shoes are dealt in this session.
refused-deposit-too-small = The banker’s deposit could not pay that stake.
refused-banco-only-at-the-start = Banco is called at the start of a shoe, and only then.
