# poker-no-draw: every word of its own. What it shares stands with what it is built on.

# Por que unha mesa non pode abrirse así
bad-no-fixed-jackpot = Esta norma non coñece un jackpot fixo.
bad-insurance-share = O seguro é como máximo o { $most } por cento do mínimo, non { $value }.

# -- bets and spots
game-poker-no-draw = Póker sen descarte
choice-usual-rule = segundo a regra usual
choice-buying-too = xogada o mellor posible, comprando carta cando convén

# -- charts
chart-go-holding = Vaise desde esta man, cunha carta do valor que ensina a banca
chart-go-without = Vaise desde esta man, sen carta dese valor
chart-buy-a-card = Con que frecuencia se compra unha carta

# -- what happened
event-CardBought = { $who } descártase dunha carta da man { $hand } e compra outra.
event-CardBought-entry = Carta comprada

# -- in the terminal
play-temper-buyer = compra cartas

# -- at the boxes
box-do-BuyCard = Mercar unha carta por { $amount }
console-act-BuyCard = Mercar unha carta

# -- refusals
refused-players-own-bet = { $value } é unha aposta só do xogador da casa.
refused-unseen-hand = Non se compra carta para unha man que ninguén pode ver.
refused-card-bought = Non se poden comprar máis cartas para esta man.

# -- como se xoga
no-draw-how-goal = { $cards } cartas para vostede e { $cards } para a banca, unha delas descuberta: gaña a mellor man de póker.
no-draw-how-ante = Antes das cartas poña un ante no seu cadro.
no-draw-how-buy = { $most ->
    [one] Antes de decidir pode mercar unha carta: cambia unha das súas e custa o { $price } do ante.
   *[other] Antes de decidir pode mercar ata { $most } cartas: cada unha custa o { $price } do ante.
}
no-draw-means-insurance = Paga pola súa man, gañe ou non á banca: { $prizes }.
