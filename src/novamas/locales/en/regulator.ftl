# The regulator’s desk in the browser.
web-nav-regulator = Regulator
regulator-title = The regulator’s desk
regulator-lead = Every clause of the four laws by words, by article, or by what it gives to the rules; where they differ, and what if they said something else.
regulator-search = Search all clauses
regulator-example = surrender, "late bet", GAL07-03-061…
regulator-law = Law
regulator-game = Game
regulator-every-law = all
regulator-every-game = all
regulator-find = Search
regulator-searching = Searching.
regulator-found = { $count ->
    [0] No clause says that
    [one] One clause
   *[other] { $count } clauses
}
regulator-pages = Pages
regulator-before = Previous
regulator-after = Next
regulator-more = What else is on this desk
regulator-compare = Where they differ
regulator-compare-lead = Two or three laws side by side, rule by rule, with what each difference is worth.
regulator-whatif = What if…
regulator-whatif-lead = Change values of a law on a sheet apart: which prices move and by how much, which checks break, which worked examples change. No law and no table is touched.
regulator-date = Date
regulator-gazette = Gazette
regulator-in-force = In force since
regulator-amended = Amended by
regulator-clauses = Clauses
regulator-games = Games that are played
regulator-dash = — : the text that there is does not say.
regulator-in-rulebook = In its place in the rulebook
regulator-gives = What it gives to the rules
regulator-languages = In each language
regulator-elsewhere = The same rule under other laws
regulator-neighbours = Neighbouring clauses
regulator-name-it = Name of the amendment
regulator-find-value = Find a value
regulator-strike = strike out
regulator-strike-this = Strike out: { $rule }
regulator-more-values = { $count } more values: find them by name.
regulator-outcome = What would happen
regulator-with-examples = play the worked examples too (takes longer)
regulator-try = { $count ->
    [0] Change some value
    [one] Try one change
   *[other] Try { $count } changes
}
regulator-save = Save as TOML
regulator-trying = It is being worked out.
regulator-nothing-changed = Nothing has been changed yet.
regulator-broken = It cannot be played so.
regulator-check = A usual table would no longer open.
regulator-odd = { $bet }: it would never win, or the player would be ahead in the long run.
regulator-examples = { $changed ->
    [0] None of { $count } worked examples changes
    [one] One of { $count } worked examples changes
   *[other] { $changed } of { $count } worked examples change
}
regulator-more-examples = and { $count } more
library-dossier = Document
