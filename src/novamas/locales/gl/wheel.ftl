# wheel: every word of its own. What it shares stands with what it is built on.

# Por que unha mesa non pode abrirse así
bad-maximum-below-minimum = O máximo autorizado non pode ser menor que o mínimo.

# -- bets and spots
game-wheel-of-fortune = Ruleta da fortuna
bet-24 = 24
bet-15 = 15

# -- at the console
console-pad-wheel = Símbolo que saíu

# -- what happened
event-cause-pointer-on-division = o punteiro queda nunha división

# -- on the floor
floor-group-wheel = Da fortuna

# -- in the terminal
play-help-bet-wheel = a un símbolo | { $one } ao 24, { $one } comodín vermello

# -- como se xoga
wheel-how-goal = A roda ten { $cells } cadros con { $symbols } símbolos e para nun. Vostede aposta ao símbolo.
wheel-how-bet = Elixa unha ficha e toque un símbolo do pano, ou varios.
wheel-how-time = Apóstase ata o «no va más». Despois a roda xira ata parar soa.
wheel-how-cells = Cantos menos cadros ten un símbolo, máis paga: o que máis ten, { $most }, paga { $low }.
wheel-how-rare = { $few ->
    [one] O máis raro, cun só cadro, paga { $high }.
   *[other] O máis raro, con { $few } cadros, paga { $high }.
} O apostado volve co gañado.
wheel-how-edge = Do apostado a casa queda á longa con entre o { $least } e o { $most }, segundo o símbolo.
wheel-means = Gaña se a roda para nese símbolo: está en { $count } dos { $cells } cadros.
