# boule: every word of its own. What it shares stands with what it is built on.

# Zergatik ezin den mahai bat horrela ireki
bad-boule-maximum = Gehienekoa baimendutako gutxienekoa halako { $least } eta { $most } artean izan behar da, ez { $value }.
bad-raised-minimum = Oihal bat baimendutako gutxienekoarekin edo hura halako { $times } irekitzen da, ez { $value }.

# -- bets and spots
game-boule = Bola edo boule

# -- at the console
console-pad-boule = Atera den zenbakia

# -- on the floor
floor-group-boule = Bola

# -- in the office
office-option-number-maximum = Zenbaki bateko gehienekoa
office-option-number-maximum-then = Gutxienekoa halako zenbat.
office-option-even-maximum = Zori bakunetako gehienekoa
office-option-even-maximum-then = Gutxienekoa halako zenbat.

# -- in the terminal
play-help-bet-boule = zenbaki batean | { $one } 7, { $one } zenbakia 7

# -- nola jokatzen den
boule-how-goal = Bola { $holes } zulotako batean erortzen da, 1etik { $numbers }rako zenbakiekin. Zuk zein apustu egiten duzu.
boule-how-bet = Aukeratu fitxa bat eta ukitu zenbaki bat, edo zorte bat: gorria, beltza, bikoitia, bakoitia, baxua edo altua.
boule-how-time = «No va más» arte apustu egiten da. Gero bolak erabakitzen du, eta ezer ez da ukitzen.
boule-how-pays = Zenbaki batek { $number } ordaintzen du; zorte batek, { $even }. Apustua irabazitakoarekin itzultzen da.
boule-how-neutral = { $neutral } zenbakia ez da inongo zortearena, ez gorria ez beltza: ateratzen denean, denek galtzen dute.
boule-how-edge = Apustatutako guztitik etxeak { $edge } gordetzen du luzera: joko garestia da.
boule-means-number = Zenbaki hori ateratzen bada irabazten du, { $numbers }tik.
boule-means-chance = Honekin irabazten du: { $wins }. { $neutral } zenbakiarekin galdu egiten du, zorte guztiek bezala.
