# poker-draw: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-poker-draw = Póquer con descarte
choice-discarding-like-the-bank = descartándose como la banca
choice-fixed-pot = fijo, el mínimo, sin descarte
choice-fixed-pot-and-discards = fijo, el mínimo, también con descarte

# -- calls
call-bank-discards = { $cards ->
    [0] La banca no se descarta
    [one] La banca se descarta de una carta
   *[other] La banca se descarta de { $cards } cartas
}

# -- charts
chart-draw-hands = Qué hacer con cada mano
chart-draw-hands-note = Cambiar una: la que acompaña a cuatro del mismo palo; si no, la suelta de la doble pareja; si no, la que acompaña a cuatro de escalera. Cambiar dos: las menores junto a las cartas iguales; sin ellas, se conservan tres del mismo palo; si no, tres seguidas; si no, las tres mayores.
chart-part-hand-four-suited = cuatro del mismo palo

# -- what happened
event-Discarded = La mano { $hand } se descarta.
event-Discarded-entry = Descarte
event-BankDiscarded = La banca se descarta según sus reglas: { $cards }.
event-BankDiscarded-entry = Descarte de la banca
event-PotFed = El jackpot cambia en { $amount } por las apuestas de la mesa.
event-PotFed-entry = Jackpot

# -- at the boxes
box-do-Discard = { $count ->
    [0] Servido: no cambio
    [one] Cambiar una carta
   *[other] Cambiar { $count } cartas
}
console-act-Discard = Descartarse

# -- refusals
refused-bad-discard = Se pueden cambiar hasta dos cartas distintas, por su número en la mano; no { $value }.

# -- cómo se juega
draw-how-goal = { $cards } cartas para usted y { $cards } para la banca, tapadas: gana la mejor mano de póquer.
draw-how-discard = Si va, cambia hasta { $most } de sus cartas por otras. La banca también cambia, sin elegir: hace lo que manda el reglamento.
