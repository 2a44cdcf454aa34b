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
