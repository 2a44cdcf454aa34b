# poker-draw: every word of its own. What it shares stands with what it is built on.

# -- bets and spots
game-poker-draw = Póker con descarte
choice-discarding-like-the-bank = descartándose como a banca
choice-fixed-pot = fixo, o mínimo, sen descarte
choice-fixed-pot-and-discards = fixo, o mínimo, tamén con descarte

# -- calls
call-bank-discards = { $cards ->
    [0] A banca non se descarta
    [one] A banca descártase dunha carta
   *[other] A banca descártase de { $cards } cartas
}

# -- charts
chart-draw-hands = Que facer con cada man
chart-draw-hands-note = Cambiar unha: a que acompaña a catro do mesmo pau; se non, a solta da dobre parella; se non, a que acompaña a catro de escaleira. Cambiar dúas: as menores xunto ás cartas iguais; sen elas, consérvanse tres do mesmo pau; se non, tres seguidas; se non, as tres maiores.
chart-part-hand-four-suited = catro do mesmo pau

# -- what happened
event-Discarded = A man { $hand } descártase.
event-Discarded-entry = Descarte
event-BankDiscarded = A banca descártase segundo as súas regras: { $cards }.
event-BankDiscarded-entry = Descarte da banca
event-PotFed = O jackpot cambia en { $amount } polas apostas da mesa.
event-PotFed-entry = Jackpot

# -- at the boxes
box-do-Discard = { $count ->
    [0] Servido: non cambio
    [one] Cambiar unha carta
   *[other] Cambiar { $count } cartas
}
console-act-Discard = Descartarse

# -- refusals
refused-bad-discard = Pódense cambiar ata dúas cartas distintas, polo seu número na man; non { $value }.

# -- como se xoga
draw-how-goal = { $cards } cartas para vostede e { $cards } para a banca, tapadas: gaña a mellor man de póker.
draw-how-discard = Se vai, cambia ata { $most } das súas cartas por outras. A banca tamén cambia, sen elixir: fai o que manda o regulamento.
