# Why a scenario file cannot be read or makes no sense.
bad-scenario-expect = cannot expect { $value }.
bad-scenario-fields = { $name }: its fields are written as a table.
bad-scenario-amount = An amount is written as a decimal string, not { $value }.
bad-scenario-clause = clauses: { $law } has no clause { $value }.
bad-scenario-chance = chance is awaited as { $value }, not as { $value2 }.
bad-scenario-no-stop = stop: this game has no stop card.
bad-scenario-stop-beyond = stop: there are { $whole } cards in the shoe, so the stop card cannot come after { $cards }.
bad-scenario-no-bet = { $owner } has no bet on { $value }.
bad-scenario-which-bet = { $owner } has { $name } bets on { $value }: say which, like '{ $owner } { $spot } 2'.
bad-scenario-no-such-bet = { $owner } has { $name } bets on { $value }, and none is number { $value2 } of them.
bad-scenario-refused-clause = refused: { $law } has no clause { $value }.
bad-scenario-person = { $value } is not a person's name.
bad-scenario-step-by = a step with do or bet needs by.
bad-scenario-nobodys-card = deal: the next card is nobody's ({ $name }): write it as chance.
bad-scenario-card-for = deal: the next card is for { $value }, and there are only cards for { $names }.
bad-scenario-several-laws = it is written for several laws, { $names }: say which.
bad-scenario-other-law = it is not written for { $law }, but for { $known }.
bad-scenario-key = unknown key { $value }; the keys are: { $known }.
bad-scenario-empty = it has no step and expects nothing.
bad-scenario-table-key = unknown key { $value } in [table]; the keys are: { $known }.
bad-scenario-readings = [table]: one of reading and readings, not both.
bad-scenario-expect-key = unknown key { $value } in expect; the keys are: { $known }.
bad-scenario-call = expect: a call or an event is a name, or one name with its fields.
bad-scenario-move = expect: a move is written like "@float > ana 35.00 win".
bad-scenario-no-game = it does not say its game.
bad-scenario-steps = its steps are written as [[step]] tables.
bad-scenario-no-law = it does not say its law: one of law (a name) and laws (a table of several).
bad-scenario-laws = laws is a table, like [laws] with { $example }.
bad-scenario-own-clauses = clauses: each law of [laws] has its own.
bad-scenario-first = first is a list of acts, like { $example }.
bad-scenario-one-deed = one of { $known } at a time.
bad-scenario-open = open is a table with the keys of [table], like { $example }.
bad-scenario-open-key = open: unknown key { $value }; the keys are: { $known }.
bad-scenario-expect-table = expect: it is a table, not { $value }.
bad-scenario-under = under is a table of laws, each with the keys that differ there.
bad-scenario-under-law = under: the file is not written for { $value }.
bad-scenario-reserved = nobody can be called { $value }, which is the float.
bad-scenario-by = by is a name, not { $value }.
bad-scenario-deal = deal says whose the cards are, like { $example }.
bad-scenario-stop = stop is the number of cards before the stop card, not { $value }.
bad-scenario-given = given is the name of a prelude, or a list of names.
bad-scenario-given-loop = given { $value } builds on itself.
bad-scenario-preludes = its preludes are written as [given."their name"] tables.
bad-scenario-unread = cannot be read ({ $why }).
bad-scenario-not-text = is not text.
bad-scenario-format = format is 2, or is left out for a file of the first form; not { $value }.
bad-scenario-missing-key = it does not say its { $key }.
bad-scenario-law = law is the name of one law, not { $value }.
bad-scenario-times = [laws] { $law }: times is a whole number above zero, not { $value }.
bad-scenario-act = an act needs one of { $known }.
bad-scenario-do-by = do needs by: who does it.
bad-scenario-do = do is a command, like "Leave" or { $example }, or a list.
bad-scenario-bet = bet is a table, like { $example }.
bad-scenario-bet-by = bet needs by, or names its players: { $example }.
bad-scenario-acts = given { $value }: acts is a list of acts.
bad-scenario-in-the-way = it is there already, and is not what { $path } becomes.
bad-scenario-head-changes = its law, game, title or clauses would change.
bad-scenario-play-changes = the table would not do the same, so it stays as it is.
bad-scenario-lost = it would be lost.
bad-scenario-not-passing = it does not pass as it is, and cannot be upgraded: { $failed }
bad-scenario-namesake = another scenario of { $law } and { $game } has the same name: { $name2 }.
bad-place-step = step { $number }
bad-place-act = { $at }, act { $number }
bad-place-given = given { $value }
bad-place-opening = opening
bad-scenario-failed = { $where }: { $what }: expected { $expected }, got { $got }
bad-scenario-came = { $code } { $clauses }: { $because }
bad-scenario-over = { $refused } (round { $round } was the last one announced, and it is over)
bad-scenario-opened = the table opened
bad-scenario-not-toml = is not TOML{ $line ->
    [0] { "" }
   *[other] { " " }(line { $line })
}.
bad-scenario-no-prelude = given: there is no prelude { $value }; { $many ->
    [0] there is no { $file } in its folder or above it
   *[other] there are: { $known }
}.
