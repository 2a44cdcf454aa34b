# Machines: every word of their own.

# Why a machine cannot be opened like this
bad-machine-unknown = There is no machine { $value }; there are: { $known }.
bad-machine-auxiliary = An auxiliary machine has no game of its own: it supports another one ({ $value }), and is installed only with that, on the conditions of its rules.
bad-machine-type = There are no machines of type { $value }; the types are: { $known }.
bad-machine-no-games = A machine of type { $value } may not give further games.
bad-machine-no-prolongation = A machine of type { $value } may not prolong a game.
bad-machine-only-chance = On a machine of type { $value } the prize always depends on chance: where reels are held it depends on what the player chooses too.
bad-machine-pays-in = A machine of type { $value } may not give its prizes in { $what }; it may give them in: { $known }.
bad-machine-no-prize = A machine of type { $value } may give no prizes.
bad-machine-only-price = A machine of type { $value } may give no cash prizes: at most it returns the price of the game ({ $price }), not { $prize }.
bad-machine-more-than-price = A machine of type { $value } may not give more than the price of the game ({ $price }), and one play of this one can give { $prize }.
bad-machine-most = The greatest prize is declared as { $most }, but one play can give { $prize }.
bad-machine-place = A machine of type { $type } may not stand there ({ $value }); only in: { $known }.
bad-machine-unauthorised = A casino needs an authorisation before it installs machines.
bad-machine-notice = The entrances of a machine room of its own must say in { $known } that minors may not come in; { $value } is missing.
bad-machine-control = A machine room of its own needs somebody who controls who comes in.
bad-machine-capacity = A machine room of its own has an authorised capacity, from 1 to { $most } people, not { $value }.
bad-machine-number = { $key } must be a whole number from { $least } to { $most }.
bad-machine-table = { $key } must be a table.
bad-machine-key = There is an unknown key { $value }; the keys are: { $known }.
bad-machine-name = A name is a text, or a text for each language.
bad-machine-choice = { $key } cannot be { $value }; it can be: { $known }.
bad-machine-missing = { $key } is missing.
bad-machine-stakes = Stakes are how many times the price may be played, from few to many and none twice, such as [1, 2, 5].
bad-machine-mark = The mark of a symbol has 1 to { $most } letters.
bad-machine-truth = { $key } must be true or false.
bad-machine-wild-scatter = The symbol { $name } cannot be wild and a scatter at once.
bad-machine-reels = A machine has 1 to { $most } reels.
bad-machine-strip = Reel { $reel } must have { $least } to { $most } symbols.
bad-machine-symbol = On reel { $reel } is a symbol that is not described, { $value }; there are: { $known }.
bad-machine-idle-symbol = The symbol { $name } is on no reel.
bad-machine-lines = A machine has 1 to { $most } lines.
bad-machine-line = Line { $line } must name a row for each reel ({ $reels }), each from 1 to { $rows }.
bad-machine-same-line = Line { $line } is the same as line { $other }.
bad-machine-count = { $value } is no number of symbols from 1 to { $most }.
bad-machine-no-counts = { $name } does not say how many symbols give what.
bad-machine-scatter-pays = { $value } is no scatter: it pays on lines, or not at all.
bad-machine-line-pays = { $value } is no symbol of lines: there is none of that name, or it is a scatter.
bad-machine-boxes = Boxes are 2 to { $most } prizes in credits.
bad-machine-trigger = What begins this must be a scatter, not { $value }; there are: { $known }.
bad-machine-hold-big = Reels can be held only on a machine with two reels or more that can stop in at most { $most } ways.
bad-machine-nothing-to-win = The machine gives nothing: no prizes and no games.
bad-law-machine-types = The types that the law names and those that it describes are not the same: { $value }.
bad-law-machine-gives = A machine gives no { $value }; it can give: { $known }.

# -- bets
bet-play = Play
spot-play = Play
choice-faro = Lighthouse, type A
choice-bahia-hold = Bay, type B, held as well as one can
choice-bahia-never = Bay, type B, never held
choice-galerna = Gale, type C
choice-machine = the machine of the house
choice-machine-hold = the machine of the house, held as well as one can
choice-machine-never = the machine of the house, never held
rules-case-machine-prizes = as the prizes on the machine say; here up to { $most } credits in one play
rules-case-machine-free = further games without a price, up to { $most }; their prizes count { $times } times
rules-case-machine-bonus = one of { $boxes } closed boxes is opened
rules-case-machine-hold = after one in { $lots } plays without a prize reels may be held and the others turned again
rules-maximum-machine-stakes = the price is { $price } credits; up to { $most } times that may be played

# -- calls
call-machine-won = A prize of { $amount }
call-machine-nothing = No prize

# -- what happened
event-why-price = price
event-cause-minor = they are a minor
event-cause-excluded = they are barred from entering
event-cause-disorder = they disturb the order
event-cause-unidentified = they do not say who they are
event-PlayStarted = { $who } pays for a play, and the reels turn.
event-PlayStarted-entry = Play
event-ReelStopped = Reel { $reel } stops.
event-ReelStopped-entry = Reel
event-PriceKept = The machine keeps the price.
event-PriceKept-entry = Play
event-LinePaid = Line { $line } pays.
event-LinePaid-entry = Prize
event-ScattersPaid = The scatters pay.
event-ScattersPaid-entry = Prize
event-FreeGamesWon = { $games ->
    [one] One more game is won for the same price.
   *[other] { $games } more games are won for the same price.
}
event-FreeGamesWon-entry = More games
event-FreeGameAwaited = { $rest ->
    [one] One game without a price is left.
   *[other] { $rest } games without a price are left.
}
event-FreeGameAwaited-entry = More games
event-FreeGameStarted = The reels turn, and nothing is paid again.
event-FreeGameStarted-entry = Game without a price
event-BoxesShown = One of the closed boxes is opened.
event-BoxesShown-entry = Boxes
event-BoxPicked = { $who } chooses box { $box }.
event-BoxPicked-entry = Boxes
event-BoxesOpened = The boxes are opened.
event-BoxesOpened-entry = Boxes
event-HoldDrawn = No prize: chance says whether reels may be held.
event-HoldDrawn-entry = Hold
event-HoldOffered = Reels may be held.
event-HoldOffered-entry = Hold
event-HoldDenied = No reel may be held this time.
event-HoldDenied-entry = Hold
event-ReelsHeld = The reels that are not held turn again.
event-ReelsHeld-entry = Hold
event-PlayEnded = The play is over.
event-PlayEnded-entry = Play
event-IdentityAsked = { $who } is asked to say who they are.
event-IdentityAsked-entry = Entrance
event-IdentityConfirmed = { $who } has said who they are.
event-IdentityConfirmed-entry = Entrance
event-PlayerBarred = { $who } is not admitted: { $cause }.
event-PlayerBarred-entry = Entrance

# -- refusals
refused-play-running = The play is not over.
refused-no-such-stake = The price of this machine cannot be played so many times.
refused-machine-taken = The machine is taken: it has room for one person.
refused-no-free-game = No game without a price is waiting.
refused-no-hold = No reel can be held now.
refused-no-such-reels = Reels of this machine are held, and one of them at least must turn.
refused-no-box = There is no box to open.
refused-no-such-box = There is no such box.
refused-not-admitted = The house does not admit you to the machine room.
refused-identity-asked = You are to say who you are before you play.
refused-no-door = This machine is not in a room of its own: people are controlled at the door of the casino.

# -- at the console
console-act-StartPlay = Play
console-act-PlayFree = Play the game without a price
console-act-HoldReels = Hold reels
console-act-PickBox = Open a box
console-act-AskIdentity = Ask who somebody is
console-act-ConfirmIdentity = They have said who they are
console-act-BarPlayer = Do not admit
console-act-BarPlayer-minor = A minor: not admitted
console-act-BarPlayer-excluded = Barred from entering: not admitted
console-act-BarPlayer-disorder = Disturbs the order: not admitted
console-act-BarPlayer-unidentified = Does not say who they are: not admitted
console-does-AskIdentity = They do not play before they say who they are.
console-does-ConfirmIdentity = They can play again.
console-does-BarPlayer = They play no more, and the head of the table may send them away.
console-phase-spinning = The reels turn
console-phase-luck = Can reels be held?
console-phase-keeping = Reels are held
console-phase-free = A game without a price waits
console-phase-picking = A box is chosen
console-phase-opening = The boxes are opened
console-field-times = Times the price
console-field-reels = Reels
console-pad-reel = Stop of the reel
console-pad-hold = Lot
console-pad-boxes = Boxes
value-minor = a minor
value-excluded = barred from entering
value-disorder = disturbs the order
value-unidentified = does not say who they are

# -- in the office
office-option-machine = Machine
office-option-machine-faro = Lighthouse (type A)
office-option-machine-bahia = Bay (type B)
office-option-machine-galerna = Gale (type C)
office-option-place = Where it stands
office-option-place-casino = casino
office-option-place-ship = authorised ship
office-option-place-hall = bingo hall
office-option-place-arcade = gaming arcade
office-option-place-bar = bar
office-option-apart = In a machine room of its own
office-option-capacity = Capacity of the room

# -- company
play-temper-machine-regular = plays one play after another

# -- in the terminal
play-do-StartPlay = play
play-do-PlayFree = play a game without a price
play-do-HoldReels = hold reels
play-do-PickBox = open a box
play-machine-begin = Press Enter to play, or say how many times the price. Where reels may be held say which (“1 3”), or Enter for none; where there are boxes say one.
play-machine-title = { $name }, a machine of type { $type }
play-machine-credits = A play costs { $price }; you can play: { $stakes }
play-machine-line = Line { $line }: { $count } × { $symbol }, { $prize }
play-machine-scatter = { $count } × { $symbol }, { $prize }
play-machine-given = Besides: { $what ->
    [tokens] tokens
   *[goods] a thing
}
play-machine-games = { $games ->
    [one] One more game for the same price!
   *[other] { $games } more games for the same price!
}
play-machine-left = { $rest ->
    [one] One game without a price is left: Enter.
   *[other] { $rest } games without a price are left: Enter.
}
play-machine-hold = Which reels do you hold? Best: { $best ->
    [none] none
   *[other] { $best }
}.
play-machine-boxes = Choose a box, from 1 to { $boxes }.
play-machine-opened = In your box: { $prize }. In all of them: { $inside }.
play-machine-hear = I did not understand “{ $said }”. Press Enter, or say a number.

machine-how-goal = It is a machine of type { $type } with { $reels } reels{ $pays ->
    [yes] {" "}and { $lines ->
        [one] one line that pays
       *[other] { $lines } lines that pay
    }
   *[no] , a pastime: it gives no prizes
}.
machine-how-price = A play costs { $price ->
    [one] one credit
   *[other] { $price } credits
}{ $stakes ->
    [one] .
   *[other] , or several times that: what it wins is multiplied alike.
}
machine-how-chance = Each reel stops by chance, and every stop is as likely as any other, always: nothing that came before and nothing that you do changes that.
machine-how-feature = { $feature ->
    [free] Some symbols give more games for the same price, up to { $most } in a play.
    [hold] Now and then, after a play without a prize, you may hold reels and turn the others again for nothing.
    [bonus] Some symbols let you open a box: all are alike until you choose.
   *[none] The play is over when the last reel has stopped.
}
machine-how-hits = { $any ->
    [yes] Some prize comes in { $hits } of the plays; many are less than the price.
   *[no] When the lights come, the prize is to go on playing.
}
machine-how-edge = { $any ->
    [yes] Of what is played the machine keeps { $edge } on average, played as well as can be.
   *[no] What you pay for is the time: no money comes back.
}
machine-means = costs { $price ->
    [one] one credit
   *[other] { $price } credits
} and looks at { $lines ->
    [one] one line
   *[other] { $lines } lines
}, from left to right

# -- in the browser
floor-group-machines = Machines
machine-type = Type { $type }
machine-credit = A credit: { $amount }
machine-reel = Reel { $reel }: { $shows }
machine-turning = Reel { $reel }: turning
machine-play = Play ({ $amount })
machine-stake = Times the price
machine-free-next = Play the game without a price ({ $rest })
machine-turn = Turn the others
machine-hold = Hold
machine-held = Held
machine-best = Best: hold { $reels ->
    [none] none
   *[other] { $reels }
}
machine-pick = Choose a box
machine-box = Box { $box }
machine-inside = { $credits } credits
machine-prizes = Prizes
machine-prizes-note = In credits, a line, from left to right; of each line the highest is paid.
machine-wild = wild
machine-scatter = anywhere
machine-lines = Lines
machine-line = Line { $line }
machine-free = More games for the same price
machine-free-row = { $count } × { $symbol }: { $games ->
    [one] one game
   *[other] { $games } games
}
machine-free-note = { $times ->
    [1] At most { $most } in a play.
   *[other] Their prizes count { $times } times; at most { $most } in a play.
}
machine-boxes-note = { $count } × { $symbol }: opens one of { $boxes } boxes.
machine-hold-note = After a play without a prize, one time in { $lots }, reels may be held.
machine-figures = What comes back
machine-returned = Of 100 played, { $percent } come back on average.
machine-hits = Some prize comes in { $percent } of 100 plays.
machine-no-prizes = It gives no money back: what it gives is more play.
machine-now-idle = Ready to play
machine-now-spinning = The reels turn
machine-now-luck = Can reels be held?
machine-now-keeping = You may hold reels
machine-now-free = A game without a price
machine-now-picking = Choose a box
machine-now-opening = The box is opened
machine-won = Wins { $amount }
machine-nothing = No prize
machine-line-won = Line { $line }: { $count } × { $symbol }
machine-taken-by = { $who } plays: the machine has room for one person.
machine-come = Bring chips to play.
machine-sheet = Sheet of the machine

# -- the sheet of a machine (novamas machine)
par-title = { $name }: sheet of the machine
par-type = Machine of type { $type }
par-place = Price: { $price ->
    [one] one credit
   *[other] { $price } credits
}; it can be played { $stakes } times
par-figures = Figures
par-figure = Figure
par-value = Value
par-exact = Exactly
par-returned = Gives back of what is played
par-edge = Keeps of what is played
par-hits = Spins with a prize
par-above = Plays that give more than the price
par-equal = Plays that give just the price
par-sd = Standard deviation of a play, in prices
par-volatility = Volatility index (90%)
par-greatest = Greatest prize of a play, in credits
par-declared = Greatest prize that is declared
par-cycle = Ways in which the reels may stop
par-games = Spins for one price, on average
par-free-often = A spin gives more games one time in
par-bonus-often = A spin opens the boxes one time in
par-held-often = Reels may be held one time in
par-never = Gives back of what is played, never held
par-prizes = Prizes
par-prize = Prize
par-credits = Credits
par-one-in = One time in
par-adds = Adds of what is played
par-free = More games
par-free-adds = What games without a price bring
par-bonus-adds = What the boxes bring
par-hold-adds = What holding brings
par-spread = The paid spin by itself
par-at-least = Gives at least
par-times = { $times ->
    [one] the price
   *[other] { $times } times the price
}
par-anything = something
par-reels = Reels
par-stop = Stop
par-reel = Reel { $reel }
par-counts = Symbols on each reel
par-symbol = Symbol
par-lines = Lines
par-law = Law: { $law }
par-how = Every figure is exact: all ways in which the reels may stop are counted, and all that follows for the same price.
par-print = Print
machine-fine = { $name }: nothing to mend; type { $type } under { $law }.
machine-problems = { $problems ->
    [one] One problem.
   *[other] { $problems } problems.
}
machine-what = What is to be done with the machine? { $known }.
machine-no-file = Cannot read { $path }: { $why }.
machine-no-toml = { $path } is no TOML: { $why }.
machine-no-law = The law { $law } does not rule machines.
machine-written = Written: { $path }
machine-bad-format = The sheet is written in: { $known }, not in { $value }.
help-machine = Check the machine in a file, or write its sheet
examples-machine = novamas machine check bahia
    novamas machine check my-machine.toml --law euskadi-1996
    novamas machine sheet my-machine.toml --out sheet.html
option-machine-act = check, or sheet
option-machine-file = the file of the machine, or the name of one that comes with novamas
option-machine-out = where the sheet is written; without it, to the output
option-machine-json = the sheet, or the problems, for programs

# -- the sample of chance
rng-sample-reel = reel of { $size } stops
rng-sample-boxes = { $size } boxes
rng-sample-lot = lot of one in { $size }

# The rules, where laws are compared
section-machines-classes = Types
field-classes-letters = types of machine
section-machines-types = What each type gives
section-machines-casino = Casino
field-casino-authorised = needs an authorisation
section-machines-room = Machine room of its own
section-machines-auxiliary = Auxiliary machines
field-auxiliary-autonomous = have a game of their own
field-types-gives = gives
field-types-pays-in = pays in
field-types-only-chance = only by chance
field-types-places = stands in
field-room-types = types
field-room-languages = languages of the notice
field-room-control = entry is controlled
field-room-capacity = capacity is authorised
field-room-identification = people may be asked who they are
field-room-admission = right of admission
value-gives-refund = its price back
value-gives-prolongation = a longer game
value-gives-games = more games
value-gives-cash = cash
value-pays-in-cash = cash
value-pays-in-tokens = tokens
value-pays-in-goods = goods
value-places-casino = casino
value-places-ship = ship
value-languages-es = Spanish
value-languages-eu = Basque
section-B = type B
value-letters-B = B
value-types-B = B
section-C = type C
value-letters-C = C
value-types-C = C
section-A = type A
