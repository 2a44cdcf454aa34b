# three-card-poker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-three-card-poker = Hiru kartako pokerra edo tripoker

# -- charts
chart-go-from = Joan edo erretiratu

# -- in the terminal
play-temper-lover-of-pairs = bere kartei apustu egiten die

# -- nola jokatzen den
three-how-goal = { $cards } karta zuretzat eta { $cards } bankarentzat, estalita: konbinaziorik onenak irabazten du.
three-how-ante = Karten aurretik ante bat jarri zure laukian. Par Plus aparte doa, nahi baduzu: zure kartei bakarrik begiratzen die.
three-how-pays = Bankak jokatzen badu eta zuk irabazten baduzu, anteak { $ante } ordaintzen du eta bigarren apustuak { $second }. Eskailera edo hobearekin anteak sari bat ere kobratzen du.
three-how-plus = Par Plus-ek zure kartengatik ordaintzen du, { $prizes }. Pasatuz gero, hura ere galtzen da.
three-means-plus = Zure kartei bakarrik begiratzen die: { $prizes }. Gutxiagorekin galdu egiten da.
