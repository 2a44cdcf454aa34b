# The library: rulebooks, odds, where the laws differ.

library-games = Games
library-laws = Laws
library-loading = The rulebook is being opened.
library-counting = The odds are being counted.
library-rules = The rulebook
library-rules-lead = Four catalogues of games, clause by clause, in our words. Where a text contradicts itself or seems misprinted, both readings are here with the reason for the one that is played.
library-rules-of = Rulebook of { $law }
library-read-on = Read on
library-playable = can be played
library-not-yet = to be read, not yet to be played
library-doubts = { $count ->
    [one] one doubtful place
   *[other] { $count } doubtful places
}
library-to-tables = Tables under this law
library-readings = Doubtful places
library-readings-lead = What the letter says, what it would be if corrected, and which of the two is played unless the house chooses otherwise.
library-literal = The letter
library-corrected = Corrected
library-applies = is played
library-the-reading = the reading
library-bets = Bets
library-bet = Bet
library-maximum = Maximum
library-clauses = Articles
library-all-clauses = Every clause of { $law }
library-inherited = Rules that it takes from { $name } ({ $place }), unless the above says otherwise
library-find = Find in the text
library-nothing-found = No clause has those words.

library-odds = Exact odds
library-odds-lead = What every bet costs under every law that has it: exact fractions, not simulations, with the articles they follow from.
library-side-default = as the house reads it
library-side-literal = the letter
library-side-corrected = corrected
library-not-counted = not counted
odds-waits = These odds take about { $seconds } seconds of one processor to count; “{ $command }” counts them and keeps them.
odds-needs = These odds are counted with a program that is not installed here; { $command } brings it.
compare-uncounted = Not all odds have been counted yet; “novamas odds { $game } --reading all” counts them and keeps them.
library-chart = House edge, bet by bet
library-player-ahead = the player is ahead
library-oddities = What the letter says
library-odd-never-wins = This bet can never win.
library-odd-player-ahead = This bet favours the player.
library-differences = What changes from one law to another
library-rule = Rule

odds-meter-at = The meter stands at { $stakes } stakes.
odds-meter-least = The law lets it begin with { $stakes } at least.
odds-meter-even = The bet costs nothing from { $stakes } stakes on ({ $exact }).
odds-meter-never = At no height of its meter does the bet cost nothing.
bad-meter-no-number = A meter is a number of stakes, such as 1500 or 8661/4, and not { $value }.
bad-meter-range = A meter stands between 0 and { $most } stakes, and not at { $value }.
choice-dealt = hands as they are dealt
choice-dealt-and-discards = hands as they are dealt or drawn to
library-meter = The jackpot and its meter
library-meter-lead = What the bet costs depends on how high the meter stands. It is counted in stakes of the bet, exactly, for one hand alone.
library-meter-stakes = Meter, in stakes
library-meter-least = The law lets it begin with { $stakes } stakes at least.
library-meter-even = It costs nothing from { $stakes } stakes on.
library-meter-never = It costs something at any height.
library-meter-cost = House edge at { $stakes } stakes
library-meter-line = The edge from an empty meter to { $stakes } stakes
library-print = Print
library-readings-of = How doubtful passages are read
library-in-short = In short
library-measure-default = Every figure with all doubtful passages read as the house reads them.
library-measure-literal = Every figure with all doubtful passages at once by their letter; what cannot be played so is corrected.
library-measure-corrected = Every figure with all doubtful passages corrected at once.
library-pick-laws = Laws side by side (two or three)
library-exact = exact fraction
library-differs = differs
library-alike = the same in all
library-legend = — : that law does not have it. Burgundy: the letter is odd. Brass: it differs.
library-computed = ≈ : a computed figure, which has no fraction; it is right within { $error }.
library-chart-to = Bars up to { $most }
library-oddities-alone = Here each passage is read by its letter alone, all others as the house reads them. The table reads all of them at once, so its figures are others.
library-worth = What it is worth
library-worth-note = What each rule is worth: it is put alone into { $law }, all else as it was, and the prices at best play are worked out again.
library-pricing = What each difference is worth is being worked out.
library-more-articles = { $count ->
    [one] and one more article
   *[other] and { $count } more articles
}
library-dash = — : that law does not have it.
