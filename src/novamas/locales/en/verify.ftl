# Checking draws: anybody can do it in their browser, without trusting the house.

verify-title = Check it yourself
verify-link = Check it yourself
verify-lead = Before every spin, hand or shoe the house chooses a secret and publishes its fingerprint: the commitment. When it is over it reveals the secret. Every result follows from it, and here your browser works it all out again, without asking the house whether it is true.
verify-cannot = This browser does the arithmetic only at a safe address (https, or this very machine). Save the data and use the program below.
verify-which = What is checked
verify-table = Table
verify-look = Look
verify-list = Its commitments, the latest first:
verify-epoch = Commitment { $epoch }
verify-state-over = over: can be checked
verify-state-open = in play: the secret is revealed when it ends
verify-state-typed = no commitment: the result is typed
verify-state-other = not the commitment that this browser saw!
verify-older = Older ones
verify-reading = The commitments are being read.
verify-choose = Type the number of a table, open or closed.
verify-paste = Check data from elsewhere
verify-paste-then = What somebody saved or sent you, of this house or another. It is sent nowhere.
verify-paste-text = The data (JSON)
verify-paste-file = Or a file
verify-paste-do = Check it
verify-pasted = pasted data
verify-wrong-json = That is not JSON: paste the whole file, as it was saved.
verify-wrong-epoch = That is no commitment with its draws.
verify-wrong-draw = Draw { $place } makes no sense: something is missing, or it says what cannot be.
verify-script = Check it without this browser
verify-script-then = Save the data of the commitment and this program, and run: python3 check.py data.json. It needs nothing but Python.
verify-script-save = Save the program
verify-save = Save the data

verify-found = Table { $table } · commitment { $epoch }
verify-working = Working it out.
verify-typed = There is nothing to work out here: the house does not draw, and the croupier types what the wheel, the dice or the cards showed.
verify-open = It is in play. The commitment is public already; the secret will be revealed when it ends, and then you can check it.
verify-good = { $draws ->
    [one] Checked: the result was fixed in advance and is the one that had to come.
   *[other] Checked: the { $draws } results were fixed in advance and are the ones that had to come.
}
verify-good-sealed = { $draws ->
    [one] Checked: the card that you have seen lay in its place before the hand.
   *[other] Checked: the { $draws } cards that you have seen lay in their places before the hand.
}
verify-bad = It does NOT hold. Save the data and show it: what fails stands below.
verify-holds = ✓ holds
verify-fails = ✗ does not hold
verify-step-before = Before: the commitment
verify-committed-at = On { $time } the house published this commitment:
verify-committed = The house published this commitment:
verify-saw-before = This browser saw it on { $time }, before any result had come.
verify-saw-during = This browser saw it on { $time }, when some had come already; those after were fixed.
verify-saw-never = This browser was not at the table to see it before. Whoever was has it in theirs.
verify-saw-other = It is not the one that this browser saw on { $time }! Either the house has changed it, or these are the books of another house at the same address. It saw this one:
verify-step-secret = After: the secret
verify-secret = When it was over, the house revealed this secret:
verify-kept = Its SHA-256 fingerprint is exactly the commitment: the secret was not changed.
verify-not-kept = Its fingerprint is not the commitment: this is not the secret that was committed. It gives this one instead:
verify-step-sealed = After: the cards that were shown
verify-sealed = In this game cards that nobody showed stay hidden: the house reveals no secret. What is committed is the whole pack, card by card; each card that you have seen comes with the proof that it lay in that place, and that proof says nothing of the others.
verify-sealed-hidden = { $draws ->
    [one] One card was not shown to you. Whoever saw it can check it, and the audit checks them all.
   *[other] { $draws } cards were not shown to you. Whoever saw them can check them, and the audit checks them all.
}
verify-could-sealed = the next of the pack that was committed
verify-hidden = hidden
verify-col-there = Lay in its place
verify-not-there = ✗ it did not lie there
verify-step-draws = Every result
verify-all-follow = { $draws ->
    [one] The only result follows from the secret.
   *[other] The { $draws } results follow from the secret, one by one, with none missing.
}
verify-all-open = { $draws ->
    [one] The only card that you have seen lay where it was committed.
   *[other] The { $draws } cards that you have seen lay where they were committed, each in its place.
}
verify-some-follow = { $others ->
    [one] Of { $draws } results, one does not follow from the secret.
   *[other] Of { $draws } results, { $others } do not follow from the secret.
}
verify-no-draws = There is no result to check.
verify-fell = { $seen ->
    [one] One came in sight of this browser: it is the same.
   *[other] { $seen } came in sight of this browser: they are the same.
}
verify-fell-other = Result { $number } is not the one that this browser saw come at the table!
verify-col-number = No.
verify-col-what = What
verify-col-could = Could come
verify-col-came = Came
verify-col-follows = Follows from the secret
verify-yes = ✓ yes
verify-no = ✗ no: { $due } would come
verify-what-ball = the ball
verify-what-wheel = the wheel
verify-what-dice = the dice
verify-what-card = a card
verify-what-expose = an exposed card
verify-what-lot = the lot
verify-what-shuffle = the shuffle
verify-could-number = one of { $ways } numbers, { $least } to { $most }
verify-could-values = one of { $ways } results
verify-could-weighted = one of { $ways } cells, with { $values } results
verify-could-dice = { $count } dice with { $faces } faces
verify-could-cards = one of the { $ways } cards left
verify-could-left = one of the { $ways } left
verify-could-order = an order of { $size } things
verify-could-lot = the ticket at place { $place }, one of { $ways } that nobody had opened
verify-left-otherwise = not those that should be left
verify-left-renewed = whole again
verify-step-shoe = The cards
verify-shoe = { $decks ->
    [one] It began with one whole deck, { $cards } cards, each as often as any other.
   *[other] It began with { $decks } whole decks, { $cards } cards, each as often as any other.
}
verify-shoe-thin = It began with { $cards } cards that are no whole decks.
verify-shoe-whole = In every draw exactly the cards that were left could come. In the end { $left } were left.
verify-shoe-otherwise = Between two draws cards appeared or disappeared. In the end { $left } were left.

# One line at the table
verify-line = committed: { $commitment }…
verify-line-good = checked ✓
verify-line-bad = it does not hold! ✗
verify-line-unknown = not checked
