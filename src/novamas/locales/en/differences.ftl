# Two or three laws side by side, in sentences.
desk-and = and
desk-apart = { $bets }: { $prices }.
desk-price-in = { $price } in { $laws }
desk-price-in-without = { $price } in { $laws } (what it costs elsewhere { $way })
desk-adds = { $laws } { $count ->
    [one] adds
   *[other] add
} { $bets }.
desk-bets-at = { $bets } at { $price }
desk-bets-more = { $bets } and { $more } more
desk-alike = { $every ->
    [1] All bets cost the same
   *[other] The same
}: { $bets }.
desk-without = { $way } { $price }
desk-option = { $way } { $price }
desk-options = Only in { $laws }: { $ways }.
desk-rules-apart = { $count ->
    [one] One rule differs
   *[other] { $count } rules differ
}.
desk-rules-alike = The rules are the same.
desk-move = { $bets } { $before } → { $after }
desk-move-new = adds { $bets } at { $after }
desk-move-gone = takes away { $bets } ({ $before })
desk-move-none = no price moves
desk-worth-uncounted = not counted
desk-worth-together = together with the others of its kind: { $moves }
desk-worth-never = cannot stand without other rules
desk-differences = Where they differ, and what each difference is worth alone in { $law }
desk-with = With the rule of { $law }:
desk-title = { $game }: { $laws }
