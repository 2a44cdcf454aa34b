# texas-poker: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-texas-poker = Póker Texas
bet-texas-bonus = Texas Bonus
spot-texas-bonus = Texas Bonus na casa { $where }
choice-bonus-never-given-up = sen renunciar nunca a un bonus gañado

# -- calls
call-no-voy = Non vou
call-flop = O flop
call-any-texas-bonus = Algún gañador do Texas Bonus?
call-turn-and-river = Turn e river

# -- charts
chart-part-gutshot = un valor completa escaleira
chart-part-open-ended = dous valores completan escaleira

# -- at the console
console-act-Miscount = Número de cartas corrixido
console-does-Miscount = A man corrixiuse a tempo; a xogada segue.
console-outcome-Miscount = corrixido
console-act-CardsTouched = Tócanse as cartas de dous xogadores
console-does-CardsTouched = As dúas mans saen da xogada; as súas apostas pérdense ou devólvense, segundo se lea a lei.
console-outcome-CardsTouched = mans retiradas

# -- what happened
event-cause-missing-card = falta unha carta na baralla
event-cause-bad-deck = baralla defectuosa
event-CountPutRight = Corríxese unha man cun número de cartas equivocado.
event-CountPutRight-entry = Corrixido
event-HandsWithdrawn = Retíranse dúas mans cuxas cartas se tocaron: { $house } á casa, devólvense { $people }.
event-HandsWithdrawn-entry = Retiradas

# -- in the terminal
play-word-texas-bonus = texas bonus, bonus, txb
play-temper-lover-of-bonuses = aposta tamén ao bonus

# -- como se xoga
texas-how-goal = { $own } cartas súas e { $common } comúns a todos: conta a mellor man de { $cards }. A banca fai o mesmo coas súas.
texas-how-ante = Antes das cartas poña un ante. Repártense as súas e descóbrense { $flop } comúns.
texas-how-bank = A banca só xoga con { $least } ou mellor. Se non chega, o ante págase igual e a segunda aposta volve.
texas-how-pays = Se gaña, a segunda aposta paga { $second } e o ante segundo a súa man: { $prizes }. Se perde, pérdense as dúas.
texas-how-bonus = O Texas Bonus, á parte, mira as súas dúas cartas e as primeiras comúns: { $prizes }.
texas-means-ante = Se gaña á banca, ou se a banca non chega, paga segundo a súa man: { $prizes }. Pérdese se non vai ou se a banca gaña.
texas-means-bonus = Mira as súas dúas cartas e as primeiras comúns, gañe ou non despois: { $prizes }.
