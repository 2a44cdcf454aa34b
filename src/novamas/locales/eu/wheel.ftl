# wheel: every word of its own. What it shares stands with what it is built on.

# Zergatik ezin den mahai bat horrela ireki
bad-maximum-below-minimum = Baimendutako gehienekoa ezin da gutxienekoa baino txikiagoa izan.

# -- bets and spots
game-wheel-of-fortune = Zoriaren erruleta
bet-24 = 24
bet-15 = 15

# -- at the console
console-pad-wheel = Atera den ikurra

# -- what happened
event-cause-pointer-on-division = orratza bereizgailu batean geratu da

# -- on the floor
floor-group-wheel = Zoriaren erruleta

# -- in the terminal
play-help-bet-wheel = ikur batean | { $one } 24, { $one } komodin gorria

# -- nola jokatzen den
wheel-how-goal = Gurpilak { $cells } gelaxka ditu { $symbols } ikurrekin, eta batean gelditzen da. Zuk ikurraren alde egiten duzu.
wheel-how-bet = Aukeratu fitxa bat eta ukitu oihaleko ikur bat, edo batzuk.
wheel-how-time = «No va más» arte apustu egiten da. Gero gurpilak bira egiten du bere kabuz gelditu arte.
wheel-how-cells = Ikur batek zenbat eta gelaxka gutxiago, orduan eta gehiago ordaintzen du: gehien dituenak, { $most }, { $low } ordaintzen du.
wheel-how-rare = { $few ->
    [one] Bakanenak, gelaxka bakarrekoak, { $high } ordaintzen du.
   *[other] Bakanenak, { $few } gelaxkakoak, { $high } ordaintzen du.
} Apustua irabazitakoarekin itzultzen da.
wheel-how-edge = Apustatutakotik etxeak { $least } eta { $most } artean gordetzen du luzera, ikurraren arabera.
wheel-means = Gurpila ikur horretan gelditzen bada irabazten du: { $cells } gelaxketatik { $count }tan dago.
