# Why a table cannot be opened like this, or a floor does not keep to the law. What is a game's own stands with its words.
bad-none = none

# Amounts
bad-amount-not-text = An amount is written as text, like "10.00", not as { $value }.
bad-not-an-amount = { $value } is not an amount; write it like "{ $example }".
bad-amount-too-high = { $value } is more money than any table can hold.
bad-too-many-decimals = { $value } has too many decimals: { $money } takes { $digits ->
    [0] no decimals
   *[other] at most { $digits } decimals
}.
bad-no-stake = { $value } cannot be staked: a stake is more than zero.

# Laws, games and readings
bad-no-law = There is no law { $value }. The laws are: { $known }.
bad-no-clause = There is no clause { $value }.
bad-not-in-catalogue = There is no { $value } in { $law }: its catalogue is closed ({ $closed }). It has: { $known }.
bad-game-not-playable = { $game } of { $law } cannot be played yet.
bad-no-game-in-law = There is no game { $value } in { $law }.
bad-no-playable-game = There is no game { $value } that can be played.
bad-law-without-game = { $value } has no { $game }; these laws have it: { $known }.
bad-laws-to-compare = Two or three laws can be compared, not { $value }.
bad-no-reading = { $game } of { $law } has no reading { $value }; it has: { $known }.
bad-reading-side = A reading is literal or corrected, not { $value }.
bad-reading-unplayable = The literal text of { $value } cannot be played: { $because }
bad-reading-mode = A reading is one of { $known }, or a table of them; not { $value }.

# What cannot be understood
bad-no-option = { $game } has no house option { $value }; it has: { $known }.
bad-unknown-key = There is an unknown key { $value }; the keys are: { $known }.
bad-not-whole = { $name } must be a whole number, not { $value }.
bad-not-text = { $name } must be text, not { $value }.
bad-not-truth = { $name } must be true or false, not { $value }.
bad-not-list = { $name } must be a list, not { $value }.
bad-not-table = { $name } must be a table, not { $value }.
bad-not-choice = { $name } must be one of { $known }, not { $value }.
bad-not-fitting = { $name } cannot be { $value }.

# The table
bad-minimum-zero = The minimum must be an amount of money above zero.
bad-authorised-zero = An authorised minimum must be an amount of money above zero.
bad-minimum-not-authorised = This minimum is not in the authorisation of the game.
bad-double-table = A double table needs an authorisation of its own.
bad-no-reversible = This law knows no reversible cloth for such a table.
bad-reversible-not-authorised = A reversible cloth needs an authorisation of its own.
bad-shoe-number = The shoes of a house are numbered from one on.
bad-no-numbered-shoe = This law allots no numbered shoe to such a table.
bad-shoe-not-approved = Shoe { $value } is not of an approved model.
bad-counted-alone = Nobody but the director is at this table: two people cannot count it.
bad-seats = A table like this has between 0 and { $most } seats, not { $value }.
bad-seats-even = The two sides of this table have as many seats each, not { $value }.
bad-float-below = The float is below what this table must open with, { $needed }.
bad-guarantee-below = The cash held as guarantee is below what this minimum asks for, { $needed }.
bad-no-such-staff = There is no staff called { $value }; there are: { $known }.
bad-staff-exact = This table needs { $least } { $role }, not { $value }.
bad-staff-range = This table needs { $least } to { $most } { $role }, not { $value }.
bad-staff-crew = This table has at most { $most } croupiers and ends together, not { $value }.
bad-cloths = A table of this game has { $allowed } cloth(s), not { $value }.
bad-maximum-multiples = The maximum is { $allowed } times the minimum, not { $value }.
bad-maximum-range = The maximum is { $least } to { $most } times the minimum, not { $value }.
bad-no-shuffler = This law knows no machine that shuffles.
bad-pot-part = What feeds the pot is a part of the stake.

# The floor
bad-floor-unreadable = { $path }: cannot be read ({ $why ->
    [missing] there is no such file
    [folder] it is a folder
    [forbidden] it is not allowed
   *[other] the disk fails
}).
bad-floor-not-text = { $path }: is not text.
bad-floor-not-toml = { $path }: is not TOML{ $line ->
    [0] { "" }
   *[other] { " " }(line { $line })
}.
bad-floor-unknown-key = { $path }: unknown key { $value }; the keys are: { $known }.
bad-floor-without-law = { $path }: it does not say its law.
bad-floor-no-law = { $path }: There is no law { $value }. The laws are: { $known }.
bad-floor-without-tables = { $path }: it has no [[table]].
bad-floor-of-laws = This house has tables of several laws, and a floor is of one: { $known }.
bad-floor-empty = No such tables are open in this house.
bad-floor-table = { $path }: table { $number }: { $because }
bad-no-table = A table is written as [[table]].
bad-table-without-game = The table does not say its game.
bad-last-shoe = last_shoe must be the number of a shoe.
bad-none-in-service = A casino always has at least one table of { $kind ->
    [roulette] roulette
   *[cards] cards
} in service.
bad-game-not-authorised = The casino is not authorised for { $game }.
bad-only-in-casinos = { $game } is played in casinos only.
bad-ruled-elsewhere = The rules of { $value } stand in another text, { $text }, not in { $law }.
bad-not-in-force = On { $day } this law is not in force yet: it is from { $since } on.
bad-no-regulation = { $game } cannot be authorised before its regulation is issued: say on which regulation it rests.
bad-no-deposit = Whoever runs games lodges a deposit, and there is none.
bad-deposit-below = The deposit is below what the authorisation asks for, { $amount }.
bad-loan-forbidden = Nobody lends to players: “{ $value }” can never be authorised.
bad-tender-only = Here people pay in legal tender, not by “{ $value }”.
bad-remote-not-granted = { $game } is not authorised at a distance: the same restrictions hold over the Internet.
bad-material-unknown = Material { $value } is not on the list of the house.
bad-material-not-approved = Material { $value } is not of an approved model; approval is given by { $authority }.
bad-printed-in = The cloth may be printed in { $allowed }, not in “{ $value }”.
bad-not-on-the-roster = { $name } is not on the staff list for that post.
bad-minimum-not-granted = The authorisation of the house has no minimum of { $amount } for this game.
bad-seats-not-granted = The authorisation allows { $most } seats at these tables, not { $value }.
bad-option-not-granted = The authorisation allows { $allowed } for “{ $name }”, not { $value }.
bad-more-tables-than-granted = The authorisation is for { $most } tables of { $game } and no more.
bad-hours = Hours have an opening and a closing time.
bad-running-seconds = People have more than no time to bet, and at most { $most } seconds.
bad-running-bots = This table takes 0 to { $most } of the house's company, not { $value }.
bad-company-for-cash = Where people play for cash there is no company of the house.
bad-name-twice = Another table is called { $name } already: every table has a name of its own.
bad-keep-table = At least one table of { $game } must keep the lowest authorised minimum, { $amount }.
bad-keep-cloth = At least one cloth of { $game } must keep the lowest authorised minimum, { $amount }.
bad-too-many-tables = A casino may have { $most ->
    [one] one table
   *[other] { $most } tables
} like this of { $game }.
bad-head-tables = { $head } cannot head this table too: one head of { $game } may cover { $most ->
    [one] one table
   *[other] { $most } tables
}.
bad-head-sector = { $head } cannot head this table too: the tables of one head stand in the same sector.
bad-head-game = { $head } cannot head this table too: the tables of one head play the same game.
bad-attendants = The tables of { $game } that there are may have { $most ->
    [one] one attendant
   *[other] { $most } attendants
} at most.
bad-attendant-heads = { $name } cannot attend this table and head one: attendants have no hand in the game.
bad-side-number = Each side of a reversible cloth has a number of its own.
bad-side-same-game = The sides of a reversible cloth are for different games, not twice { $game }.
bad-side-unlike = Its table is not like that of { $game }, which is the other side of its cloth.
bad-side-beside = The other side of its cloth must be { $game }{ $places ->
    [0] { "" }
   *[other] { " " }with { $places } places
}.
bad-shoe-twice = Shoe { $value } stands on another table already.
bad-shoe-again = Shoe { $value } was on this table in the last session: it goes to another one.

# What was sent
bad-field-missing = { $name } is missing.
bad-field-unknown = Nobody expects { $name }.
bad-field-type = { $name } must be { $wanted ->
    [int] a whole number
    [float] a number
    [str] text
    [bool] true or false
    [array] a list
    [object] a table
   *[other] something else
}.
bad-field-length = The length of { $name } must be { $bound }.
bad-field-bounds = { $name } must be { $bound }.
bad-field-value = { $name } cannot have that value.
bad-unreadable = What was sent cannot be read.

# What was looked at on a floor
floor-rule-minimum = Authorised minimum: { $amount }
floor-rule-float = Float of { $amount }{ $needed ->
    [0] { "" }
   *[other] { " " }(at least { $least })
}
floor-rule-guarantee = Guarantee in cash of { $amount }
floor-rule-staff = Staff: { $role }, { $number }
floor-rule-seats = { $seats } seats (at most { $most })
floor-rule-cloths = Cloths: { $cloths }
floor-rule-options = House options{ $options ->
    [none] : the usual ones
   *[other] : { $options }
}
floor-rule-shoe = Numbered shoe{ $shoe ->
    [0] , allotted by the house
   *[other] { " " }{ $shoe }
}
floor-rule-reversible = Side of a reversible cloth ({ $name })
floor-rule-head = Headed by { $name }
floor-rule-attendant = Attended by { $name }
floor-rule-day = Law in force on { $day }
floor-rule-regulation = The regulation that each game rests on
floor-rule-deposit = Deposit of { $amount }
floor-rule-payment = Means of payment besides money: { $means }
floor-rule-materials = Material: { $numbers }
floor-rule-printed = Cloth printed in { $printed }
floor-rule-remote = Played at a distance
floor-rule-authorised = Games authorised: { $count }
floor-rule-in-service = In service, a table of { $kind ->
    [roulette] roulette
   *[cards] cards
}
floor-rule-lowest = A table of { $game } at the lowest minimum
floor-rule-other = Besides
floor-report-title = Check of the floor · { $law }
floor-report-whole = The house as a whole
floor-report-rule = Rule
floor-report-clauses = Clauses
floor-report-verdict = Verdict
floor-report-kept = Kept
floor-report-broken = Broken
