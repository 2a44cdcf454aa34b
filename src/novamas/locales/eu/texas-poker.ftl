# texas-poker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-texas-poker = Texas pokerra
bet-texas-bonus = Texas Bonus
spot-texas-bonus = Texas Bonus { $where }. laukian
choice-bonus-never-given-up = irabazitako bonusari inoiz uko egin gabe

# -- calls
call-no-voy = Ez noa
call-flop = Flopa
call-any-texas-bonus = Texas Bonusaren irabazlerik?
call-turn-and-river = Turn eta river

# -- charts
chart-part-gutshot = balio batek eskailera osatzen du
chart-part-open-ended = bi baliok eskailera osatzen dute

# -- at the console
console-act-Miscount = Karta kopurua zuzenduta
console-does-Miscount = Eskua garaiz zuzendu da; jokaldiak jarraitzen du.
console-outcome-Miscount = zuzenduta
console-act-CardsTouched = Bi jokalariren kartek elkar ukitu dute
console-does-CardsTouched = Bi eskuak jokalditik ateratzen dira; haien apustuak galdu edo itzuli egiten dira, legea nola irakurtzen den.
console-outcome-CardsTouched = eskuak kenduta

# -- what happened
event-cause-missing-card = karta bat falta da karta-sortan
event-cause-bad-deck = karta-sorta akastuna
event-CountPutRight = Karta kopuru okerreko esku bat zuzendu da.
event-CountPutRight-entry = Zuzenduta
event-HandsWithdrawn = Kartek elkar ukitu duten bi esku kentzen dira: { $house } etxearentzat, { $people } itzulita.
event-HandsWithdrawn-entry = Kenduta

# -- in the terminal
play-word-texas-bonus = texas bonus, bonusa, txb
play-temper-lover-of-bonuses = bonusari ere apustu egiten dio

# -- nola jokatzen den
texas-how-goal = { $own } karta zureak eta { $common } denenak: { $cards } kartako eskurik onenak balio du. Bankak gauza bera egiten du bereekin.
texas-how-ante = Karten aurretik ante bat jarri. Zureak banatzen dira eta { $flop } komun agertzen dira.
texas-how-bank = Bankak { $least } edo hobea badu bakarrik jokatzen du. Iristen ez bada, antea ordaintzen da hala ere eta bigarren apustua itzultzen da.
texas-how-pays = Irabaziz gero, bigarren apustuak { $second } ordaintzen du eta anteak eskuaren arabera: { $prizes }. Galduz gero, biak galtzen dira.
texas-how-bonus = Texas Bonus-ak, aparte, zure bi kartei eta lehen komunei begiratzen die: { $prizes }.
texas-means-ante = Bankari irabaziz gero, edo banka iristen ez bada, eskuaren arabera ordaintzen du: { $prizes }. Galdu egiten da aurrera egin ezean edo bankak irabaziz gero.
texas-means-bonus = Zure bi kartei eta lehen komunei begiratzen die, gero irabazi ala ez: { $prizes }.
