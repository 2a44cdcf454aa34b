# The regulator’s desk: search, amendments, documents.
search-found = { $count ->
    [0] No clause says that.
    [one] One clause.
   *[other] { $count } clauses; { $shown } are shown.
}
search-reading = doubtful passage: { $reading }
whatif-title = What if
whatif-changes = What is changed
whatif-broken = It cannot be played so: { $why }
whatif-check = A usual table would no longer open: { $why }
whatif-odd = { $bet }: the letter would be odd, as it never wins or the player is ahead.
whatif-new = new, at { $price }
whatif-gone = gone (it cost { $price })
whatif-by = { $before } → { $after } ({ $by })
whatif-examples = Worked examples that change
whatif-scenarios = { $changed ->
    [0] None of { $count } worked examples changes.
    [one] One of { $count } worked examples changes.
   *[other] { $changed } of { $count } worked examples change.
}
dossier-game = { $game } under { $law }
dossier-law-date = Date: { $value }
dossier-law-gazette = Published in: { $value }
dossier-law-in-force = In force since: { $value }
dossier-law-amended-by = Amended by: { $value }
dossier-in-short = In short
dossier-prices = What every bet costs
dossier-derivations = Where each figure comes from
dossier-derivations-note = Every net result times its probability; their sum is what the player expects, and the house edge is its opposite.
dossier-rules = Every rule with its article
dossier-doubts = Doubtful passages
dossier-clauses = The articles, in our words
dossier-bet = Bet
dossier-pays = Pays
dossier-win = Wins
dossier-push = Ties
dossier-lose = Loses
dossier-edge = House edge
dossier-exact = Exact
dossier-within = computed, ±{ $error }
dossier-articles = Articles
dossier-article = Article
dossier-derivation = Sum
dossier-rule = Rule
dossier-value = Value
dossier-doubt = Passage
dossier-letter = By the letter
dossier-corrected = Corrected
dossier-applies = Applies
dossier-why = Why
dossier-section = Section
dossier-text = Text
dossier-worth = What it is worth
dossier-law = Law
dossier-before = Before
dossier-after = After
dossier-scenario = Example
paper-no-browser = { $path } needs a browser that prints (chromium); as .html it can be printed anywhere.
paper-not-printed = The browser could not print { $path }.
bad-amendment-unreadable = { $path } cannot be read.
bad-amendment-not-toml = { $path } is no TOML: { $line }
bad-amendment-form = The amendment does not have the right form: { $why }
bad-amendment-size = An amendment changes from one to { $most } values; this one { $count }.
dossier-verdict = Verdict
dossier-read = What was read
dossier-audit = Audit of { $store }
