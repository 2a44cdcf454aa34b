# The table in the browser.

table-title = Table { $table }
table-limits = { $min }–{ $max } on a { $bet }
table-loading = The table is being laid.
table-you = you
table-somebody = somebody
table-bot = company
table-here = At the table
table-empty = Nobody yet: it opens with you.
table-in-play = { $amount } in play
table-and-more = and { $count } more
table-only-looking = You are looking on. Sit down to play.
table-side = What is paid, and why
table-tabs = Parts of the table
table-tab-cloth = Cloth
table-leaf-lies = with chips of yours
table-tab-track = Track
table-tab-pay = Payment

# The voice and the clock
table-voice = The croupier's voice
table-voices = The last calls
table-rest = The table opens as soon as somebody plays.
table-rest-croupier = The croupier has the word.
table-clock-open = Place your bets
table-clock-rolling = The ball rolls
table-clock-closed = No va más
table-clock-paused = Pause
table-clock-asked = Your decision
table-clock-others = Others decide
table-clock-left = until «no va más»
table-seconds = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}

# What one does
table-sit = Sit down
table-stand = Play standing
table-leave = Leave the table
table-leaving = You will leave the table as soon as what you have in play is over.
table-no-seat = There is no free seat now: you are standing and will sit down as soon as there is one. Company gives up its own between two rounds.
table-stay = I stay
table-bring = Bring chips
table-invite = Invite company
table-play-as-guest = Play as a guest
table-chosen-chip = Chosen chip
table-chips-here = chips at this table
table-repeat = Repeat
table-double = Double
table-undo = Undo
table-clear = Take all back
table-clear-sure = Really take all back?
table-ready = Ready
table-ready-of = { $ready }/{ $people }
table-broke = You are out of chips. They were play chips: the house gives you others.
table-broke-cash = You are out of chips. This table plays for money: you can pay it in at the cage.
table-no-cash = This table plays for money, and there is not enough in your purse: go to the cage first.
table-no-cash-guest = This table plays for money, and a guest has play chips only. Choose another table, or ask the director for an account.
table-refill = More play chips
table-colour = Colour { $colour }, each chip worth { $value }
table-colour-take = Take a colour. Each chip is worth:
table-colour-return = Give the colour back
table-your-turn = It is for you to choose
table-choice = { $choice }: { $spot }, { $amount }
table-asks = Ask the staff
table-tip = Tip { $amount }
table-tip-thanks = Thank you for the tip of { $amount }.
table-waiting = You wait for a seat: number { $place } on the list.
table-seat-take = Sit down at seat { $seat }
table-laying = My stakes are laid by
table-laying-self = me
table-laying-croupier = the croupier
table-laying-end = the table-end assistant

# A spot
table-spot = { $name }, pays { $pays }.
table-spot-chips = { $count } chips.
table-spot-mine = Your stake: { $amount }.
table-spot-others = Others: { $amount }.
table-spot-max = Maximum { $amount }.
table-no-spot = No spot chosen
table-fact-own = Your stake
table-fact-others = Others
table-fact-stake = stake
table-fact-pays = Pays
table-fact-wins = Wins, { $pays }
table-fact-would-win = If it wins
table-fact-limits = From–to
table-fact-spread = Its chips go on
table-fact-probability = Probability
table-fact-exact = exact
table-fact-edge = House edge
table-fact-elsewhere = Under other laws
table-fact-same = the same
table-why-pays = Why { $pays }?
table-why-amount = Why { $amount }?
table-all-odds = All the odds

# The payment
table-payment = Payment, in the order of the law
table-collected = The losing bets were collected first: { $amount } to the house.
table-collected-none = No bet was lost.
table-even-chances = Even chances
table-nothing-paid = Nothing is being paid now.
table-you-win = You are paid { $amount }.

# What came up
table-last-results = Last results
table-frequencies = What came up
table-frequencies-of = in { $count ->
    [one] one round
   *[other] { $count } rounds
}
table-frequencies-note = Each round is independent of the ones before.
table-outcome = Outcome
table-times = Times
table-share = Share
table-expected = Expected

# When things are not well
table-lost = No connection. The table goes on; your accepted bets stand. Trying again…
table-closed = The table has been closed. Your chips are back in your purse.
table-refused = This table cannot be shown to you.
table-suspended = The table is suspended for a moment. Bets on the cloth stand.
table-last-shooter = Last shooter: the session ends when the dice are lost.
table-last-shoe = Last shoe: the session ends with it.
table-last-rounds = { $rounds ->
    [0] This is the last round of the session.
    [one] One more round, then the session ends.
   *[other] { $rounds } more rounds, then the session ends.
}
table-notice = The minimum changes to { $minimum }, as announced.
table-unconfirmed = Not confirmed yet. It only counts when the house says so.
table-missed = You are back. Meanwhile: { $acts ->
    [one] one act at the table.
   *[other] { $acts } acts at the table.
}

# -- what the last result meant
table-tally-staked = You staked { $amount }
table-tally-won = You won { $amount }
table-tally-lost = You lost { $amount }
table-tally-even = Neither won nor lost
table-tally-nothing = You had no bet
table-tally-undecided = Nothing is decided yet
table-tally-lying = Still in play: { $amount }
table-tally-chips = Chips: { $amount }

# -- how it is played
how-title = How it is played
how-more = The whole rulebook
how-or = { $last ->
   *[other] or
}

table-hint-first = Choose a chip and tap the cloth where you want to bet.
table-tally-bets = By bet
table-tally-bet-won = won { $amount }
table-tally-bet-lost = lost { $amount }
table-tally-bet-back = came back
table-tally-bet-lies = still in play
table-what-happened = What happened

table-tally-other = The rest
table-tally-whole = In all

table-why-paid = It has won: { $stake } at { $pays } is paid { $won }.
table-fact-readings = Figures as this table reads its law; under “{ $page }”, as you choose.
