# Tables with boxes before the croupier: who sits there, who bets, what is asked.

# Why a table cannot be opened like this
bad-no-stake-stays = No stake stays on a box for the next hand.
bad-too-many-boxes = The cloth has at most { $most } boxes, not { $value }.

box-your-turn = your turn
box-bank-name = Bank
box-name = Box { $box }
box-of = Box { $box }, { $name }
box-hands = Hands on the table
box-seat-of = { $name } sits there.
box-seat-free = Nobody sits there.
box-held-by = { $name } leads
box-free = free
box-vacant = vacant
box-waits = waits for consent
box-pot = Pot
box-nobody = Nobody has bet here.
box-most = Maximum of the box
box-role-front = sits here and decides
box-role-leads = decides
box-role-stands = standing
box-role-asks = waits for consent
box-figures = Work out the house edge
box-sit-at = Sit down at a box:
box-sit-box = Sit down at box { $box }
box-asked = Your turn, box { $box }: { $hand }.
box-do-Follow-yes = Follow with { $amount }
box-do-Follow-no = Do not follow
box-do-Consent-yes = Let { $name } bet
box-do-Consent-no = Do not let { $name }
box-do-CutPack = Cut
box-do-DeclineCut = Let another cut
box-do-at = { $words } (box { $box })
box-short-Follow = Follow:
box-short-Consent = Consent:
box-short-CutPack = Cut:
box-short-DeclineCut = Let another cut:
box-hint = What does the chart say?
box-counting = Working it out…
box-advised = says the chart
box-chart = The chart of this table

box-as-advised = As the chart says
box-worth = { $what } { $worth } on average
