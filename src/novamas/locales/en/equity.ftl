# Odds of circle poker: ranges, cards that do not fit, what it costs to sit down.
bad-range-empty = A range names at least one hand: "QQ+, AKs, 30%".
bad-range-percent = A percentage of hands is more than 0 and not more than 100.
bad-range-unread = That is no range of hands: write "QQ+", "AKs", "A5s-A2s", "AhKh" or "30%".
bad-equity-way = One's own cards and the common ones cannot be put together like that here.
bad-equity-pairs = Ranges are for games with two cards of one's own and one row of common cards.
bad-equity-nobody-meets = No hand of one range can meet one of the other: they share cards.
bad-equity-empty-range = With the cards that are seen already no hand of that range is left.
bad-equity-pot = A pot and what it costs to cover are no less than nothing, and one of them is more.
bad-equity-boards = There are { $count } rows of common cards here at most.
bad-equity-not-in-pack = { $name } is not in the pack that is played with.
bad-equity-twice = { $name } is there twice.
bad-equity-too-many = There is room for { $count } cards at most.
bad-equity-pack-too-small = There are not enough cards for so many players.
bad-pace-minutes = Whoever sits down stays for a minute at least.
bad-pace-empty = To know what it costs to sit down there must be players, hands and something in the pot.
bad-pace-no-rate = Without a part of the pot there is nothing to compare.

# Hand histories (PHH)
bad-phh-one-hand = One hand is expected here, and there are { $count }.
bad-phh-no-toml = The hand history is no TOML that can be read.
bad-phh-missing = The hand history lacks the field { $name }, or it is not what it must be.
bad-phh-lengths = The field { $name } must have { $count } values, one a player.
bad-phh-variant = The house does not have the variety { $name }.
bad-phh-action = "{ $name }" is no action that can be understood.
bad-phh-amount = { $name } is no amount in whole cents.
bad-phh-players = This hand is not played here by { $name } players.
bad-phh-card-twice = The same card comes twice in the hand history.
bad-phh-house-part = What the house took of the pots ({ $name }) follows from no percentage of these rules.
bad-phh-other-end = By the rules { $name } ends with other chips than the hand history says.
bad-phh-refused = The rules do not allow what { $who } does: { $because }
bad-phh-nobody-asked = The hand stands still: nobody is to speak.
bad-phh-too-short = The hand history ends while { $who } is to speak.
bad-phh-too-long = The hand is over, and the hand history goes on with "{ $name }".
bad-phh-turn = "{ $name }" is out of turn: { $who } is to speak.
bad-phh-card = The card { $name } cannot come now.
bad-phh-forced = { $name } does not put in before the cards what the rules ask for.
bad-phh-no-hand = The file has { $count } hands, and none is number { $name }.
bad-phh-option = The table of this hand cannot be opened here: { $because }

# What it costs to sit down, as the price of a bet
bet-benefit = What the house takes
choice-benefit-pot-here = of the pot, as this house takes it
choice-benefit-pot-least = of the pot, the least that the law allows
choice-benefit-pot-most = of the pot, the most that the law allows
choice-benefit-session-here = by the session, as this house takes it
choice-benefit-session-least = by the session, the least that the law allows
choice-benefit-session-most = by the session, the most that the law allows
choice-benefit-hand-here = by the hand, as this house takes it
choice-benefit-hand-least = by the hand, the least that the law allows
choice-benefit-hand-most = by the hand, the most that the law allows

# novamas hands
help-hands =
    Writes the hands of a table as PHH, a text that other programs read; or shows those of such a file.

    SOURCE is a store (a file or a postgresql:// address), in which nothing is changed, or a file .phh or .phhs. What the reader could not see stays hidden.
examples-hands =
    Examples:
      novamas hands casino.db --table P1 --reader ana --out hands.phhs
      novamas hands hands.phhs
      novamas hands hands.phhs --hand 3
option-hands-source = The store, or a file of hands (.phh, .phhs).
option-hands-table = The table whose hands are written.
option-hands-reader = Whom they are written for: sees their own cards and open ones; by default, open ones only.
option-hands-hand = Plays this hand of the file again, act by act and by the rules.
option-hands-out = Writes them into this file instead of showing them.
hands-needs-table = Say with --table which table the hands are of.
hands-none-here = Hands of { $game } have no form that other programs read.
hands-no-text = { $path } is no text.
hands-cannot-read = { $path } cannot be read: { $why }
hands-number = Hand
hands-game = Game
hands-players = Players
hands-acts = Acts
hands-interval = Interval
hands-act = Act
hands-pot = Pot
hands-did-ante = { $who }: ante { $amount }
hands-did-blind = { $who }: blind { $amount }
hands-did-street = cards of interval { $street }
hands-did-board = board { $cards }
hands-did-check = { $who }: passes
hands-did-cover = { $who }: covers { $amount }
hands-did-raise = { $who }: raises to { $amount }
hands-did-leave = { $who }: leaves the hand
hands-did-throw = { $who }: changes { $amount }
hands-did-show = { $who }: shows { $cards }
hands-did-win = { $who }: wins { $amount }
