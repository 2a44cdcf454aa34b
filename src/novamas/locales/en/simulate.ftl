# The command `simulate`: games played by the million.

help-simulate =
    Play a game by the million and say what comes of it, beside the exact odds.

    Compiled loops play where there are some for what is wanted, the rules themselves everything else; the result says which. The same seed gives the same result on any number of cores.
examples-simulate =
    Examples:
      novamas simulate roulette-french --law euskadi-1996 --bet red=10 --bet straight:17=5 --rounds 1000000
      novamas simulate blackjack --law galicia-2007 --strategy by-cards --until 0.001
      novamas simulate boule --law boe-1977 --bet red=100 --plan martingale --chips 50000 --plots pictures
option-sim-bet = What is laid in every round: a spot and an amount, several times if wanted; without it the first kind of bet at the minimum.
option-sim-rounds = How many rounds are played, or at the most with --until.
option-sim-seed = A number or a text that the whole simulation follows from.
option-sim-strategy = How whoever is asked answers: a name of “novamas odds”, a character of the table's company, or a JSON file with a table.
option-sim-minimum = The minimum of the table.
option-sim-session = Rounds of a session: ruin, falls and shoes begin anew with each.
option-sim-plan = How the stakes follow wins and losses: flat, martingale, paroli, dalembert, fibonacci, proportional.
option-sim-chips = What a session begins with; it ends when the next stakes cannot be paid. Without it there are chips enough.
option-sim-target = A session ends when so much is won.
option-sim-until = Stop as soon as the edge is known to within so much, with 95 % confidence: 0.00001.
option-sim-jobs = How many cores play; all of them without it.
option-sim-by = Who must play: “kernel” or “engine”.
option-sim-company = How many others play at the table.
option-sim-cluster = Play on a Dask cluster: the address of its scheduler, or “local” for one that starts by itself.
option-sim-device = Where a compiled loop plays: “cpu” or “gpu”, a graphics card.
option-sim-parquet = Write what was counted as Parquet files into this folder.
option-sim-plots = Draw what rounds bring, sessions, ruin and falls into this folder, as SVG.
sim-title = { $game }, { $law }
sim-bets = In every round: { $bets }
sim-by-kernel = { $rounds } rounds, played by a compiled loop, { $rate } a second.
sim-by-engine = { $rounds } rounds, played by the rules, { $rate } a second.
sim-why-no-kernel = There is no compiled loop for this game.
sim-why-not-installed = Compiled loops need the extra “sim”.
sim-why-company = Others play at the table, which no compiled loop knows.
sim-why-function = A function of the caller's decides.
sim-why-option = The house has chosen an option that the compiled loop does not know.
sim-why-strategy = The compiled loop does not know this strategy.
sim-why-bet = The compiled loop does not know one of these bets.
sim-why-stake = These stakes cannot be paid exactly or are outside the limits.
sim-why-plan = The compiled loop does not know this plan with these bets.
sim-why-too-wide = One round may bring too many different amounts for the compiled loop.
sim-why-no-device-loop = There is no loop for a graphics card for this game.
sim-figure = Figure
sim-value = Value
sim-edge = Edge
sim-interval = 95 % interval
sim-exact = Exact edge (away from it)
sim-mean = Mean of a round
sim-sd = Standard deviation
sim-staked = Put down per first stake
sim-element = Edge of all that is put down
sim-shares = Won / even / lost
sim-quantiles = Quantiles of a round
sim-ruined = Sessions without chips
sim-outcomes = What came:
sim-progress = { $rounds } of { $of } rounds, edge { $edge } ± { $half }
sim-written = Written: { $path }
sim-plot-nets = What rounds bring
sim-plot-stakes = first stakes
sim-plot-share = share of rounds
sim-plot-paths = The course of sessions
sim-plot-rounds = rounds
sim-plot-ruin = Sessions that end without chips
sim-plot-chips = first stakes one begins with
sim-plot-sessions = share of sessions
sim-plot-drawdown = Sessions that fall so far below their highest point
sim-cli-no-plan = There is no plan “{ $value }”
sim-cli-jobs = At least one core plays.
sim-cli-bet = A bet is written SPOT=AMOUNT, for instance red=10: “{ $value }” is not.
sim-cli-chart = { $path } is no table of a strategy: it has a row a hand and in it an answer for each that it may meet.
bad-sim-no-plan = There is no plan { $value }; there are: { $known }.
bad-sim-negative = { $value } is less than nothing.
bad-sim-per-mille = The share of a proportional plan lies between 1 and 1000 in a thousand: { $value } does not.
bad-sim-plan-needs-chips = A proportional plan needs chips to begin with.
bad-sim-no-bets = Stakes need a spot; there are { $known } and so on.
bad-sim-bets-nowhere = No bets are laid on spots in { $game }: the company of the table plays it in its own way.
bad-sim-no-room = There is no place for { $value } others at this table.
bad-sim-no-chart = No strategy of { $game } is written as a table.
bad-sim-no-strategy = There is no strategy { $value } here; there are: { $known }.
bad-sim-stake = A stake on { $value } is at least one chip.
bad-sim-rounds = Between 1 and { $most } rounds can be played: not { $value }.
bad-sim-session = A session has between 1 and { $most } rounds: not { $value }.
bad-sim-until = A precision is a number above nothing: { $value } is not.
bad-sim-by = Rounds are played by the kernel or by the engine: { $value } is neither.
bad-sim-no-kernel = No compiled loop plays this ({ $why }).
bad-sim-needs-extra = This needs { $missing }: { $install }
bad-sim-cluster-function = A function of the caller's cannot travel to a cluster: give a table or a name.
bad-sim-cluster-lost = The cluster at { $value } does not answer.
bad-sim-device = Rounds are played on the cpu or on the gpu: { $value } is neither.
bad-sim-no-device = No graphics card answers that this could be played on.
