# The floor: the open tables, and what is said of each.

floor-title = The floor
floor-counts = { $tables ->
    [one] One table open
   *[other] { $tables } tables open
}{ $people ->
    [0] .
    [one] , one person.
   *[other] , { $people } people.
}
floor-invitation = Choose one and sit down; you may also play standing.
floor-greeting = Please come in.
floor-play = Play now
floor-open-table = Open a table
floor-chips-title = Play chips.
floor-chips = No money is played for at these tables: chips are not bought, sold or changed. When they run out, the house gives others.
floor-chips-both = No money is played for at the tables for play chips: the house gives them, and they are neither bought nor paid out. At those for money, chips are bought and paid out at the cage.
floor-short = You carry few chips.
floor-short-then = Those you have at a table stay there. The house gives you other play chips.
floor-chips-please = Ask for chips

floor-filters = Filters
floor-group-all = All
floor-group-baccarat = Baccarat
floor-group-dice = Dice
floor-group-poker = Poker
floor-group-other = Others
floor-law = Law
floor-law-any = all
floor-minimum = Minimum
floor-minimum-any = any
floor-minimum-to = up to { $amount }
floor-spoken = Language
floor-spoken-any = any
floor-free = With a free seat
floor-shown = { $tables ->
    [0] No tables
    [one] One table
   *[other] { $tables } tables
}

floor-table = Table { $table }
floor-limits = { $kind ->
    [straight] { $range } straight up
    [number] { $range } on a number
   *[other] { $range }
}
floor-from = from { $amount }
floor-nobody = nobody yet
floor-playing = { $people ->
    [one] 1 plays
   *[other] { $people } play
}
floor-seats-are = Seats:
floor-seats = { $taken } of { $seats }{ $standing ->
    [0] { "" }
   *[other] , { $standing } standing
}
floor-opens = { $bots ->
    [0] opens with you
   *[other] opens with you and { $bots } for company
}
floor-pace-ball = a ball every { $seconds } s
floor-pace-turn = a turn every { $seconds } s
floor-pace-round = a round every { $seconds } s
floor-by-hand = run by a croupier
floor-now-betting = place your bets
floor-now-rolling = already rolling
floor-now-closed = no more bets
floor-suspended = Suspended
floor-closed = It has closed
floor-odd = Here the letter of the law is odd

floor-sit = Sit down
floor-sit-at = Sit down at table { $table }: { $game }
floor-stand = Play standing
floor-stand-at = Play standing at table { $table }: { $game }
floor-watch = Watch
floor-watch-at = Watch table { $table }: { $game }
floor-back = Back
floor-back-at = Back to table { $table }: { $game }
floor-mine = { $seat ->
    [0] You have { $amount } in chips here, standing.
   *[other] You have { $amount } in chips here, at seat { $seat }.
}
floor-serve = Attend
floor-serve-at = Attend table { $table }: { $game }
floor-gone = Closed
floor-gone-at = Closed: table { $table }, { $game }

floor-loading = The tables are being set.
floor-lost = No connection. What you see is a moment old; the tables go on.
floor-none = No table is like that
floor-none-then = { $tables ->
    [one] One is open; it is this one:
   *[other] { $tables } are open; the nearest to it is this one:
}
floor-drop = Drop the filters
floor-empty = No tables are open now
floor-empty-then = The director opens them. As soon as there is one, it appears here by itself.
floor-empty-director = Nobody can play until you open the first.
