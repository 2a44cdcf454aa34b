# poker-draw: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-poker-draw = Deskartedun pokerra
choice-discarding-like-the-bank = bankak bezala deskartatuta
choice-fixed-pot = finkoa, gutxienekoa, deskarterik gabe
choice-fixed-pot-and-discards = finkoa, gutxienekoa, deskartearekin ere bai

# -- calls
call-bank-discards = { $cards ->
    [0] Bankak bere kartak gordetzen ditu
    [one] Bankak karta bat aldatzen du
   *[other] Bankak { $cards } karta aldatzen ditu
}

# -- charts
chart-draw-hands = Zer egin esku bakoitzarekin
chart-draw-hands-note = Bat aldatu: palo bereko lauren ondoan dagoena; bestela, bikote bikoitzaren ondoko karta soltea; bestela, eskailerarako lauren ondokoa. Bi aldatu: karta berdinen ondoko txikienak; berdinik gabe, palo bereko hiru gorde; bestela, segidako hiru; bestela, hiru handienak.
chart-part-hand-four-suited = palo bereko lau

# -- what happened
event-Discarded = { $hand }. eskua deskartatzen da.
event-Discarded-entry = Deskartea
event-BankDiscarded = Banka bere arauen arabera deskartatzen da: { $cards }.
event-BankDiscarded-entry = Bankaren deskartea
event-PotFed = Jackpota { $amount } aldatzen da mahaiko apustuengatik.
event-PotFed-entry = Jackpota

# -- at the boxes
box-do-Discard = { $count ->
    [0] Bat ere ez aldatu
    [one] Karta bat aldatu
   *[other] { $count } karta aldatu
}
console-act-Discard = Kartak aldatu

# -- refusals
refused-bad-discard = Bi karta desberdin arte alda daitezke, eskuko zenbakiaren arabera; ez { $value }.

# -- nola jokatzen den
draw-how-goal = { $cards } karta zuretzat eta { $cards } bankarentzat, estalita: poker eskurik onenak irabazten du.
draw-how-discard = Aurrera egiten baduzu, { $most } karta arte aldatzen dituzu. Bankak ere aldatzen ditu, aukeratu gabe: araudiak agintzen duena egiten du.
