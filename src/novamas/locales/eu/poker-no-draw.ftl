# poker-no-draw: every word of its own. What it shares stands with what it is built on.

# Zergatik ezin den mahai bat horrela ireki
bad-no-fixed-jackpot = Lege honek ez du jackpot finkorik ezagutzen.
bad-insurance-share = Asegurua gutxienekoaren ehuneko { $most } da gehienez, ez { $value }.

# -- bets and spots
game-poker-no-draw = Deskarterik gabeko pokerra
choice-usual-rule = ohiko arauaren arabera
choice-buying-too = ahalik ondoen jokatuta, komeni denean karta erosiz

# -- charts
chart-go-holding = Esku honetatik gora joan, bankak erakusten duen balioko kartarekin
chart-go-without = Esku honetatik gora joan, balio horretako kartarik gabe
chart-buy-a-card = Zenbatetan erosi karta bat

# -- what happened
event-CardBought = { $who }: { $hand }. eskuko karta bat baztertu eta beste bat erosten du.
event-CardBought-entry = Erositako karta

# -- in the terminal
play-temper-buyer = kartak erosten ditu

# -- at the boxes
box-do-BuyCard = Karta bat erosi: { $amount }
console-act-BuyCard = Karta bat erosi

# -- refusals
refused-players-own-bet = { $value } laukiko jokalariaren apustua baino ez da.
refused-unseen-hand = Ez da kartarik erosten inork ikusi ezin duen eskurako.
refused-card-bought = Ezin da karta gehiagorik erosi esku honetarako.

# -- nola jokatzen den
no-draw-how-goal = { $cards } karta zuretzat eta { $cards } bankarentzat, bat agerian: poker eskurik onenak irabazten du.
no-draw-how-ante = Karten aurretik ante bat jarri zure laukian.
no-draw-how-buy = { $most ->
    [one] Erabaki aurretik karta bat eros dezakezu: zureetako bat ordezten du eta antearen { $price } kostatzen da.
   *[other] Erabaki aurretik { $most } karta arte eros ditzakezu: bakoitza antearen { $price } kostatzen da.
}
no-draw-means-insurance = Zure eskuagatik ordaintzen du, bankari irabazi ala ez: { $prizes }.
