# The table of bets in a rulebook: in which case a bet is paid what, and the most that may be staked.

rules-case-natural = with a blackjack, 21 in the first two cards
rules-case-even-money = a blackjack against an ace of the bank, if paid at once
rules-case-pairs-complete = complete pair: same rank and same suit
rules-case-pairs-colour = pair of a colour: same rank and same colour
rules-case-pairs-incomplete = incomplete pair: only the same rank
rules-case-accumulated-one = one seven
rules-case-accumulated-two = two sevens
rules-case-accumulated-two-suited = two sevens of a suit
rules-case-accumulated-three = three sevens
rules-case-accumulated-pot = three sevens of a suit: the pot, at least { $stakes } times the bet
rules-case-from = { $kind } of { $rank } or better
rules-case-idle = if the bank does not play
rules-case-share = { $kind }: part of the pot
rules-case-share-undrawn = { $kind } without a discard: part of the pot
rules-case-share-drawn = { $kind } after a discard: part of the pot
rules-case-bonus = bonus for a { $kind }, whatever the bank has
rules-case-deduction = less the { $percent } % that the house keeps
rules-case-deduction-up-to = if the house keeps the most it may, { $percent } %
rules-case-six = at tables without a deduction, if the bank wins with { $score }
rules-case-bank-limited = limited bank, less { $percent } % for the house
rules-case-bank-free = free bank, less { $percent } % for the house
rules-case-total = on a { $total }
rules-case-stake-back = a hit only brings the stake back
rules-case-chips = in all, by the number that comes up
rules-case-insured-premium = insured for { $percent } % of the bet, which the house keeps: nothing is lost by { $total } on both sides
rules-case-insured-deposit = insured with { $percent } % of the bet, which comes back unless it was needed: nothing is lost by { $total } on both sides
rules-maximum-share-of-box = up to { $percent } % of the bet on the box
rules-maximum-just-share-of-box = exactly { $percent } % of the bet on the box
rules-maximum-share-of-minimum = up to { $percent } % of the minimum of the table
rules-maximum-share-of-maximum = up to { $percent } % of the maximum of the table
rules-maximum-the-bank = what there is in the bank
rules-maximum-bank = { $most } × the minimum
rules-maximum-bank-unless-authorised = { $most } × the minimum; no maximum if authorised so
rules-maximum-bank-by-mode = a limited one, by the authorisation; a free one, no maximum
rules-maximum-antes = { $times ->
    [one] as much as the ante
   *[other] { $times } times the ante
}

rules-epigraph = epigraph { $number }
rules-annex = annex { $number }
rules-other-way = To read it the other way: --reading { $choice }
