# The command line: help, errors, headings. Commands, options and keys are never translated.

# -- help ---------------------------------------------------------------------------------------------------------

help-novamas = The Spanish casino catalogues as software that runs: every game, bet, payout and mistake as the law says.
examples-novamas =
    Examples:
      novamas games
      novamas rules roulette-french --law euskadi-1996
      novamas odds boule --law galicia-2007
      novamas compare wheel-of-fortune
      novamas play roulette-french --law euskadi-1996
help-help = Show this text.
help-version = Show the version.
help-commands = Commands
help-options = Options
help-arguments = Arguments
help-usage = Usage:
help-usage-command = COMMAND
help-usage-options = OPTIONS
help-usage-args = ARGUMENTS
help-required = required
help-default = default: { $value }
help-epilogue =
    Every command has its own --help.
    Environment: NOVAMAS_LAWS (more folders of laws), NOVAMAS_LANG (es, en, eu or gl), NO_COLOR (no colours).
help-games =
    List the games, the laws that have them, and how many doubtful places each text has.

    Every game of every law is read in every reading first; the first mistake in a file of a law is told, with exit code 2.
examples-games =
    Examples:
      novamas games
      novamas games --json
      novamas games --lang es
help-rules =
    Print the rulebook of a game: every clause with its id, the bets, and the doubtful places of the text.

    GAME may also be a game that cannot be played yet, or “catalogue” for the general part of a law.
examples-rules =
    Examples:
      novamas rules roulette-french --law euskadi-1996
      novamas rules boule --law galicia-2007 --lang es
      novamas rules wheel-of-fortune --law euskadi-1996 --reading joker=literal
      novamas rules wheel-of-fortune --law euskadi-1996 --json
help-law =
    Print every value of a game under a law beside the words and the paragraph of the clauses that it comes from.

    Where the text is doubtful, the value that is played comes first, then the other side of the reading.
examples-law =
    Examples:
      novamas law euskadi-1996 roulette-french
      novamas law boe-1977 boule --lang en
      novamas law galicia-2007 craps --json
help-odds = Give the exact odds of every bet: win, push, lose, house edge, standard deviation.
examples-odds =
    Examples:
      novamas odds
      novamas odds roulette-french --law boe-1977
      novamas odds wheel-of-fortune --reading literal
      novamas odds wheel-of-fortune --law euskadi-1996 --reading joker=literal
      novamas odds boule --reading all --json
help-compare = Show where the laws differ on a game: rules with their articles, and what a player expects of each bet.
examples-compare =
    Examples:
      novamas compare wheel-of-fortune
      novamas compare roulette-french --all
      novamas compare blackjack --law galicia-2007 --law euskadi-1996
      novamas compare boule --json
help-play = Open a table in the terminal and play, with company and a croupier who calls.
examples-play =
    Examples:
      novamas play
      novamas play roulette-french --law euskadi-1996
      novamas play boule --law galicia-2007 --lang es
help-scenario =
    Run worked examples (TOML) through the same driver as every table.

    Exit code 1 if an expectation fails, 2 if a file cannot be run.
examples-scenario =
    Examples:
      novamas scenario scenarios/
      novamas scenario scenarios/boule/five-takes-even-chances.toml
      novamas scenario scenarios/ --json
      novamas scenario --upgrade mine/
help-trace =
    Tell which clauses of the laws are enforced by a test, shown in the rulebook, or missing.

    It reads what the last full “make test” left in this checkout.
examples-trace =
    Examples:
      novamas trace
      novamas trace --game roulette-french
      novamas trace --law euskadi-1996 --json
help-check =
    Check a casino's floor (TOML) against the laws: each table by itself, and all of them together.
    Without a file, check the laws themselves: everything that is wrong in them, with file, line and place.

    Exit code 1 if there are problems, 2 if the file cannot be read.
examples-check =
    Examples:
      novamas check
      novamas check examples/floor.toml
      novamas check examples/floor.toml --json

option-json = JSON for programs, instead of text for people.
option-lang = Language: es, en, eu or gl (where there is no text yet, English).
option-law = The law, as “novamas games” lists it, where more than one has the game; more laws can stand in folders named by NOVAMAS_LAWS.
option-any-law = Only this law; all of them if none is named.
option-law-key = The law, as “novamas games” lists it.
option-game = The game, as “novamas games” lists it.
option-any-game = The game; all of them if none is named.
option-trace-game = Only the clauses of this game.
option-reading = Where a text is doubtful: default (each place's own), literal or corrected; or places by name, such as joker=literal (several times, or parted by commas).
option-readings = Where a text is doubtful: default (each place's own), literal, corrected, or all three; or places by name, such as joker=literal (several times, or parted by commas).
option-some-laws = Two or three laws to set side by side, each with an option of its own: every difference, and what it is worth in the first of them.
option-all = Also what is the same in every law.
option-odds-all = Count what takes minutes as well: every game, every reading.
option-odds-recount = Count again what is known already, and keep that.
option-odds-device = Where to count again what a graphics card can count: `cpu` or `gpu`.
option-odds-meter = The bets whose prizes are parts of a pot, while its meter stands at so many stakes: 1500, 2500.5, 8661/4.
cli-no-meter = { $game } has no bet with a meter: only the jackpots of the pokers with and without draw and the accumulated bet of blackjack have one.
cli-no-meter-here = No game here has a bet with a meter.
option-paths = Scenario files, or folders of them.
option-upgrade = Rewrite files of the first form in the second, in place; nothing is changed unless every table does the same.
option-check-all = Show the rules that are kept too, with their clauses.
option-check-out = Write every rule as a page to print (HTML) to this file.
option-floor = The file that describes the floor; without it, the laws are checked.

# -- errors -------------------------------------------------------------------------------------------------------

cli-left-out = Left out: { $problem }
cli-no-law = There is no law “{ $value }”
cli-which-law = Several laws have “{ $game }”: say one with --law; there are: { $known }.
cli-no-game = There is no game “{ $value }”
cli-no-game-in-law = There is no game “{ $value }” in { $law }
cli-no-reading = There is no reading “{ $value }”
cli-no-side = “{ $value }” is not a way to read “{ $reading }”
cli-reading-alone = “{ $value }” does not say how to read which place: write it like joker=literal.
cli-recount-what = Which game is to be counted again? Name it: “novamas odds GAME --recount”.
cli-device-recount = `--device gpu` counts again: ask for --recount too.
cli-device-no-count = A graphics card does not count { $game }: ask without `--device gpu`.
cli-no-language = There is no language “{ $value }”
cli-not-yet = { $game } cannot be played yet.
cli-not-yet-in-law = { $game } of { $law } cannot be played yet.
cli-nothing-to-play = No game of { $law } can be played yet; its catalogue has: { $known }.
cli-none-playable = its catalogue has: { $known }, and none of them can be played yet.
cli-unknown-command = There is no command “{ $value }”
cli-unknown-option = There is no option { $value } here
cli-missing-argument = { $name } is missing: see “{ $command } --help”.
cli-too-much = “{ $value }” is one argument too many: see “{ $command } --help”.
cli-twice = { $name } is given twice.
cli-bad-value = “{ $value }” is not a value for { $name }.
cli-did-you-mean = did you mean “{ $near }”?
cli-there-are = there are: { $known }.
cli-or = or

# -- games --------------------------------------------------------------------------------------------------------

cli-games-game = Game
cli-games-law = Law
cli-games-epigraph = Epigraph
cli-games-currency = Currency
cli-games-readings = Readings
cli-games-later = In the catalogues, not playable yet:

# -- rules --------------------------------------------------------------------------------------------------------

law-told-date = of { $value }
law-told-gazette = { $value }
law-told-in-force = in force since { $value }
law-told-amended-by = amended by { $value }
law-other-side = Reading “{ $reading }”, other side ({ $says }): { $value }
rules-not-yet = This game cannot be played here yet; these are its clauses.
rules-fallback = Clauses that have no text in “{ $lang }” yet are shown in English and marked [en].
rules-inherited = Inherited from { $name }, { $place }, where the clauses above do not say otherwise
rules-section = Section { $section }
rules-bets = Bets
rules-bets-reading = Bets, { $reading } reading
rules-bets-bet = Bet
rules-bets-pays = Pays
rules-bets-maximum = Maximum
rules-bets-clauses = Clauses
rules-maximum-multiples = { $multiples } × the minimum
rules-maximum-between = { $least } to { $most } × the minimum, as the house sets it
rules-maximum-parts = each chip to the maximum of its own spot
rules-maximum-authorised = by the authorisation
rules-readings = Doubtful places of the text
rules-literal = literal: { $says }
rules-corrected = corrected: { $says }
rules-applies = this is played
rules-unplayable = cannot be played: { $why }
rules-reason = Why: { $why }

# -- odds ---------------------------------------------------------------------------------------------------------

reading-default = default
reading-literal = literal
reading-corrected = corrected
odds-title = { $game } · { $law } ({ $key }) · { $reading } reading
odds-bet = Bet
odds-pays = Pays
odds-win = Win
odds-push = Push
odds-lose = Lose
odds-edge = Edge
odds-over = Over best
odds-exact = Exactly
odds-sd = SD
odds-clauses = Clauses
odds-with-literal = “{ $name }”, read literally ({ $reading }=literal):
odds-with-corrected = “{ $name }”, read as corrected ({ $reading }=corrected):
odds-costs = { $bets } costs { $price }
odds-gives = { $bets } gives the player { $price }
odds-gone = there is no bet { $bets }
odds-same-edge = the edge stays; only how often one wins, ties and loses changes
odds-counting = Counting { $game }: about { $seconds } seconds of one processor …
odds-readings-wait = Not counted yet with the other side of: { $readings } (“novamas odds { $game } --all”).

# -- compare ------------------------------------------------------------------------------------------------------

compare-title = { $game } under every law
compare-expects = What a player expects of a stake
compare-same-odds = The odds are the same under every law and reading.
compare-same-rules = The rules are the same under every law.
compare-rules = Where the rules differ
compare-rules-all = The rules
compare-one-law = Only one law has this game: { $law }.
compare-rule = Rule
compare-unsaid = –
compare-tie = { $pays }, only the stake comes back
compare-none = none
compare-yes = yes
compare-no = no
compare-never = never wins
compare-reading = reading “{ $reading }”: { $side }
compare-never-wins = { $bet } can never win: the player expects { $expects } ({ $exact }) of { $bets ->
    [one] every stake
   *[other] every stake on them
} ({ $readings }).
compare-player-ahead = { $bet } { $bets ->
    [one] pays
   *[other] pay
} more than { $bets ->
    [one] it
   *[other] they
} should: the player expects { $expects } ({ $exact }) of every stake ({ $readings }).
compare-because = Reading “{ $reading }”; { $applies } applies by default. { $clauses }

# -- scenario -----------------------------------------------------------------------------------------------------

scenario-ok = ok
scenario-failed = FAILED
scenario-bad = BAD FILE
scenario-none = { $path }: there is no scenario in this folder.
scenario-missing = { $path }: there is no such file or folder.
scenario-total = { $passed } passed, { $failed } failed, { $bad } could not be run; { $checked } expectations checked.
scenario-upgraded =
    { $scenarios } scenarios in { $files_before } files are now in { $files_after } files: { $lines_after } lines instead of { $lines_before }, { $preludes } new preludes. Every table does the same, byte for byte.
scenario-no-old = There is no scenario of the first form here: nothing was changed.

# -- trace --------------------------------------------------------------------------------------------------------

trace-no-checkout = This is not a checkout of novamas: trace reads its tests and scenarios.
trace-no-results = There are no test results to trace yet: run “make test” first.
trace-bad-results = { $path } cannot be read: run “make test” again.
trace-stale = tests, scenarios or code have changed since the last full “make test”: run it again for an exact trace.
trace-title = Clauses kept, by law, game and layer
trace-law = Law
trace-game = Game
trace-untouched = Clauses that tests enforce, but that no value of the law and no planted fault puts to the test:
trace-missing = Missing
trace-total = { $clauses } clauses: { $enforced } enforced by tests, { $shown } shown in the rulebook, { $missing } missing.

# -- check --------------------------------------------------------------------------------------------------------

check-fine = The floor keeps to the law.
check-laws-fine = The laws are in order.
check-table = Table { $number } ({ $game })
check-table-alone = Table { $number }
check-problems = { $problems ->
    [1] One problem.
   *[other] { $problems } problems.
}

# Craps
rules-maximum-gain = what wins { $least } to { $most } × the win of the simple maximum, as the house sets it
rules-maximum-share-of-bet = { $percent } % of the bet it goes with
rules-maximum-share = { $percent } % of the simple maximum

# Strategy charts
odds-computed = computed; the edge is right within { $error }
cli-no-output = The output cannot be written: { $why }.
cli-output-closed = There is no output to write to.
cli-system = { $path }: { $why }.

# -- the regulator's desk --

help-search = Search all clauses by words, by article, or by what they give to the rules; accents do not matter.
help-whatif = What would become of prices, checks and worked examples if a law said something else.
help-dossier = A game under a law, or under two or three, as a document that stands by itself (HTML, PDF, CSV, JSON).
option-search = Words, or an article such as GAL07-03-061 or 03-061; between quotes they belong together.
option-search-most = How many clauses are shown at most.
option-whatif = The amendment, as TOML.
option-whatif-scenarios = Worked examples to be played with the amendment: files or folders.
option-paper = Where to: a .html, .pdf, .csv or .json file.
examples-search =
    Examples:
      novamas search surrender --law galicia-2007
      novamas search GAL07-03-061
      novamas search 'late bet' --lang en
examples-whatif =
    Examples:
      novamas whatif examples/amendment.toml
      novamas whatif examples/amendment.toml --scenarios scenarios/blackjack --out whatif.pdf
examples-dossier =
    Examples:
      novamas dossier blackjack --law galicia-2007 --out blackjack.html
      novamas dossier blackjack --law galicia-2007 --law euskadi-1996 --out compare.pdf
