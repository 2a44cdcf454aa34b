# texas-poker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-texas-poker = Póquer Texas
bet-texas-bonus = Texas Bonus
spot-texas-bonus = Texas Bonus en la casilla { $where }
choice-bonus-never-given-up = sin renunciar nunca a un bonus ganado

# -- calls
call-no-voy = No voy
call-flop = El flop
call-any-texas-bonus = ¿Algún ganador del Texas Bonus?
call-turn-and-river = Turn y river

# -- charts
chart-part-gutshot = un valor completa escalera
chart-part-open-ended = dos valores completan escalera

# -- at the console
console-act-Miscount = Número de cartas corregido
console-does-Miscount = La mano se ha corregido a tiempo; la jugada sigue.
console-outcome-Miscount = corregido
console-act-CardsTouched = Se tocan las cartas de dos jugadores
console-does-CardsTouched = Las dos manos salen de la jugada; sus apuestas se pierden o se devuelven, según se lea la ley.
console-outcome-CardsTouched = manos retiradas

# -- what happened
event-cause-missing-card = falta una carta en la baraja
event-cause-bad-deck = baraja defectuosa
event-CountPutRight = Se corrige una mano con un número de cartas equivocado.
event-CountPutRight-entry = Corregido
event-HandsWithdrawn = Se retiran dos manos cuyas cartas se tocaron: { $house } a la casa, se devuelven { $people }.
event-HandsWithdrawn-entry = Retiradas

# -- in the terminal
play-word-texas-bonus = texas bonus, bonus, txb
play-temper-lover-of-bonuses = apuesta también al bonus

# -- cómo se juega
texas-how-goal = { $own } cartas suyas y { $common } comunes a todos: cuenta la mejor mano de { $cards }. La banca hace lo mismo con las suyas.
texas-how-ante = Antes de las cartas ponga un ante. Se reparten las suyas y se descubren { $flop } comunes.
texas-how-bank = La banca solo juega con { $least } o mejor. Si no llega, el ante se paga igual y la segunda apuesta vuelve.
texas-how-pays = Si gana, la segunda apuesta paga { $second } y el ante según su mano: { $prizes }. Si pierde, se pierden las dos.
texas-how-bonus = El Texas Bonus, aparte, mira sus dos cartas y las primeras comunes: { $prizes }.
texas-means-ante = Si gana a la banca, o si la banca no llega, paga según su mano: { $prizes }. Se pierde si no va o si la banca gana.
texas-means-bonus = Mira sus dos cartas y las primeras comunes, gane o no después: { $prizes }.
