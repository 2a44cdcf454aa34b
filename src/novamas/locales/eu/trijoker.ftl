# trijoker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-trijoker = Trijoker
bet-three-bets = Hiru apustu berdin
bet-bet-one = 1 zenbakiko apustua
bet-bet-two = 2 zenbakiko apustua
bet-bet-three = 3 zenbakiko apustua
spot-three-bets = Hiru apustu { $where }. lekuan
spot-bet-one = 1 zenbakiko apustua { $where }. lekuan
spot-bet-two = 2 zenbakiko apustua { $where }. lekuan
spot-bet-three = 3 zenbakiko apustua { $where }. lekuan

# -- calls
call-common-card = Karta komuna: { $card }

# -- charts
chart-part-suited = guztiak palo berekoak

# -- what happened
event-BetWithdrawn = { $who }: { $amount } erretiratzen ditu { $hand }. eskutik.
event-BetWithdrawn-entry = Erretiratuta
event-BetLeft = { $hand }. eskuak apustua jokoan uzten du.
event-BetLeft-entry = Jokoan

# -- in the terminal
play-word-three-bets = hiru apustu

# -- at the boxes
box-do-LeaveBet = Apustua utzi
box-do-WithdrawBet = Apustua kendu
box-short-LeaveBet = Utzi:
box-short-WithdrawBet = Kendu:
console-act-LeaveBet = Apustua utzi
console-act-WithdrawBet = Apustua kendu

# -- nola jokatzen den
trijoker-how-goal = Zure { $own } kartek eta { $common } komunek poker esku bat osatzen dute. Ez dago bankarik: eskuak balio duenagatik ordaintzen zaizu.
trijoker-how-bets = { $bets } apustu berdin batera jartzen dira.
trijoker-how-first = Kartak ikusita, lehen apustua kendu edo utz dezakezu.
trijoker-how-second = Karta komun bat agertzen da eta bigarrena kendu edo utz dezakezu. Hirugarrena beti geratzen da.
trijoker-how-end = Geratzen den apustu bakoitzak berdin kobratzen du; hori baino gutxiagorekin, geratzen diren guztiak galtzen dira.
trijoker-means = { $kept ->
    [yes] Hau beti geratzen da.
   *[no] Garaiz ken dezakezu.
} Esku osoagatik ordaintzen du: { $prizes }.

# Where a card goes, for whoever deals
place-left = Lehen karta komuna
place-right = Bigarren karta komuna
