# One sentence for every refusal. $value is what was asked for, $limit the bound that it broke, $field where it stood.

# Amounts and spots
refused-above-maximum = { $value } is more than the maximum here, { $limit }.
refused-above-maximum-none = There is no room for more here: what lies there has reached the maximum.
refused-below-minimum = { $value } is less than the minimum here, { $limit }.
refused-off-step = { $value } cannot be staked here: chips come in steps of { $limit }.
refused-not-an-amount = { $value } is not an amount of money.
refused-not-enough-chips = There are not enough chips for { $value }.
refused-too-many-chips = { $value } is more than anybody brings to a table at once.
refused-no-such-bet = There is no bet “{ $value }” in this game, and only the bets that the law lists are accepted.
refused-not-offered = “{ $value }” is not on offer now.

# The round
refused-betting-not-open = The betting is not open.
refused-session-over = The session is over: the last that was announced has been played.
refused-in-prison = This bet is in prison: nobody takes it back before it is freed or lost.
refused-last-number = This law says how many are announced.
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
refused-nobody-takes-tips = Nobody at this table takes tips now.
refused-wheel-left-open = The wheel must be shut at the end of the session so that nobody can touch it.
refused-table-not-counted = This table was opened without counts: nothing is counted or signed.
refused-float-not-counted = Before the first round two people count the float.
refused-not-counted-out = Before the table closes two people count what lies there.
refused-nothing-to-sign = There is no count to sign.
refused-count-outdated = Chips have moved since the count: it has to be counted again.
refused-float-needed = The table needs its float: it cannot give { $value } back.
refused-same-hands = Whoever counted does not sign their own count: somebody else does.
refused-sitting-running = A session is open already.
refused-no-sitting = No session is open.
refused-hour-passed = The closing hour lies ahead.
refused-law-not-in-force = This law is not in force before { $since }.
refused-deposit-short = The deposit does not suffice: { $value } against { $limit }.
refused-none-in-service = Throughout a session at least one table of { $value ->
    [roulette] roulette
   *[cards] cards
} is in service.
refused-last-in-service = It is the last table of { $value ->
    [roulette] roulette
   *[cards] cards
} in service: it stays open while the session lasts.
refused-too-few-places = { $value } players wait and the open tables have room for { $limit }: open as many as they call for.
refused-guarantee-short = The cage must hold { $limit } to guarantee the bets, and it holds { $value }.
refused-tables-open = { $value ->
    [one] One table is still open
   *[other] { $value } tables are still open
}: a session closes when all of them have.
refused-too-late-to-pause = Less than { $limit } minutes are left before the hour: the table does not close for a while any more.
refused-goes-on-till-the-hour = Play that has begun goes on until the hour: there is no other table where it could.
refused-no-room-elsewhere = The other tables have { $limit } free places, and more people play here.
refused-hour-has-come = The closing hour has come: no round begins.
refused-document-unread = The number of the document cannot be read.
refused-already-inside = This person is in the house already.
refused-document-inside = Somebody else has come in with that document.
refused-not-inside = This person is not in the house.
refused-not-in-the-register = Whoever plays for money is admitted at the door first.
refused-turned-away-age = Nobody under age is let in.
refused-turned-away-barred = This person may not come in: they are on the list of those who may not.
refused-day-passed = That day has passed.
refused-not-barred = Nobody has been barred with that document.
refused-not-the-houses-bar = The house did not set this bar: the house does not lift it.
refused-deposit-not-for-that = The deposit answers for fines, prizes and fees, and for nothing else.
refused-loan-forbidden = Nobody lends money to players.
refused-means-not-authorised = That means of payment is not authorised: people pay in legal tender.
refused-no-change-foreseen = This law says nothing of another minimum at an open table.
refused-purse-too-small = The purse holds { $limit }, which is less than { $value }.
refused-rest-below-minimum = Taking { $value } back would leave less than the minimum here, { $limit }.
refused-no-such-command = This game has no “{ $value }”.
refused-session-ends-first = The session ends before another minimum could be played.
refused-not-a-name = Nobody can be called “{ $value }” at a table.

# Craps

# Cards from a shoe
refused-shoe-not-spent = The shoe is not spent yet.
refused-shoe-not-ready = The shoe is not ready yet.
refused-not-yours-to-cut = It is not for you to cut the cards now.
refused-seated-elsewhere = You already have a seat at another table.
refused-seated-only = Only players who sit at a place may bet here.
refused-no-rule-for-errors = By this reading the law has no rule for mistakes in the deal.
refused-no-deal-running = No cards are being dealt now.
refused-cards-in-hand = You cannot leave with cards in your hand.

# Blackjack
refused-box-not-open = { $value } is vacant, and this house does not let others bet on it.
refused-vacant-closed = { $value } is vacant, and the croupier lets nobody bet on vacant boxes now.
refused-vacant-not-croupiers = At this table the vacant boxes are not up to the croupier.
refused-no-hand-there = Whoever sits at { $value } does not play this round: there is no hand to bet on.
refused-box-full = { $value } takes no more bets.
refused-no-bet-on-the-box = { $value } goes with a bet on the box, and you have none there.
refused-too-few-hands = Too few hands have been bet on: the cards are not dealt.
refused-not-your-hand = The hand is not yours to play: { $value } does not hold the box.
refused-nothing-asked = Nobody has asked for that consent.

# Poker against the house
refused-laid-together = { $value } is one of the bets that are laid together, all equal.
refused-after-the-cards = { $value } is bet on by those who go on, once they have seen their cards.
refused-box-taken = Another player already bets on { $value }.
refused-not-your-box = { $value } is another player’s: only those who stand may bet on it, where the law lets them.
refused-no-pot = There is nothing in the pot yet: { $value } cannot be bet on.
refused-pot-too-small = A pot begins with at least { $limit }, not { $value }.

# Poker with discard
refused-carousel-runs-itself = The house keeps the pots of a carousel: nobody links or pays them by hand.
refused-no-carousel = This table is not part of a carousel.

# Poker without discard

# Pai gow poker
refused-not-offered-the-bank = The bank is not offered to { $value } now.
# Chemin de fer
refused-share-must-match = An associate must put up the sum that the law asks for.
refused-must-play-on = A card has been drawn: the banker must play on.
refused-must-deal-once = Whoever takes the bank must deal at least once.
refused-too-few-players = There are too few players at the table.
refused-not-the-banker = Only the banker may do that.
refused-betting-is-open = No card is drawn before the betting has closed.
refused-against-the-rules = The rules do not leave that choice.
refused-no-natural = Only an eight or a nine that may be laid down is laid down.
refused-punto-speaks-first = The punto speaks before the banker.
refused-no-such-place = There is no place { $value } at this table.
refused-place-taken = Whoever stands stays where he stands.
refused-seat-is-promised = Seat { $value } is for others first.
refused-bank-on-the-table = Nobody leaves with money in the bank.
refused-claim-too-late = Stakes have been settled: nothing can be claimed any more.
refused-above-the-bank = { $value } is more than can be staked against this bank, { $limit }.
refused-above-the-bank-none = There is no room for more against this bank.
refused-bet-already-called = A stake that was called is not added to.
refused-cards-do-not-pass = The cards do not pass now.
refused-no-chips-here = Only who has chips at a table sets its pace.

# Tables for friends
refused-private-table = Table { $value } belongs to a group of friends: one comes in by its link.
refused-no-tables-for-friends = The house opens no tables for friends now.
refused-enough-tables-for-friends = The house opens no more than { $limit } tables for friends at once; try again later.
refused-enough-of-your-tables = { $limit ->
    [one] You already have a table for friends: it closes by itself when nobody is left.
   *[other] You already have { $limit } tables for friends: they close by themselves when nobody is left.
}
refused-no-company-for-friends = At tables for friends the house sends no company.
refused-no-such-table-here = That game is not open on the floor: for friends a table like those there is opened.
