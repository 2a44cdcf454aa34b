# Unha frase para cada negativa. $value é o pedido, $limit o límite que supera, $field onde estaba.

# Importes e recadros
refused-above-maximum = { $value } supera o máximo admitido aquí, { $limit }.
refused-below-minimum = { $value } non chega ao mínimo admitido aquí, { $limit }.
refused-off-step = { $value } non pode apostarse aquí: as fichas van de { $limit } en { $limit }.
refused-not-an-amount = { $value } non é un importe.
refused-not-enough-chips = Non hai fichas abondas para { $value }.
refused-too-many-chips = { $value } é máis do que ninguén trae a unha mesa dunha vez.
refused-no-such-bet = Non existe a aposta «{ $value }» neste xogo, e só se admiten as que enumera a norma.
refused-not-offered = «{ $value }» non se ofrece neste momento.

# A xogada
refused-betting-not-open = As apostas non están abertas.
refused-late-bet = Non se admiten máis apostas: xa se cantou «non vai máis».
refused-late-withdrawal = As fichas quedan onde están: xa se cantou «non vai máis».
refused-bets-on-the-cloth = Ninguén marcha con apostas no pano.
refused-not-your-bet = A aposta { $value } non é súa.
refused-not-now = Iso non pode facerse agora.
refused-not-your-role = Iso non lle corresponde a { $value }.
refused-chance-not-awaited = Non hai nada en movemento: agora non pode saír { $value }.
refused-impossible-outcome = Neste xogo non pode saír { $value }.
refused-no-ball-in-motion = Non hai nada en movemento: non cabe declarar nula unha tirada.
refused-no-void-spin = Esta norma, lida á letra, non coñece aquí a tirada nula.
refused-not-a-cause = «{ $value }» non anula unha tirada.
refused-wrong-turns = Tras unha tirada nula, o cilindro non dá { $value } voltas antes de lanzar de novo a bóla.

# O cero
refused-must-stay-in-prison = Esta aposta vale demasiado pouco para partirse: segue en prisión.
refused-no-choice-open = Non saíu o cero: non hai nada que elixir.

# Fichas de cor
refused-no-colour = Pida antes unha cor: nesta mesa xógase con fichas de cor.
refused-no-colour-left = Todas as cores desta mesa están ocupadas.
refused-no-colour-chips-here = Nesta mesa non hai fichas de cor.
refused-no-value-chips-here = Nesta mesa non se xoga con fichas de valor.
refused-colour-not-now = A cor non pode pedirse nin devolverse agora.
refused-colour-not-returned = Devolva antes a cor: as súas fichas non valen nada fóra desta mesa.
refused-not-a-colour-value = Unha ficha de cor non pode valer aquí { $value }.

# A mesa
refused-not-at-the-table = { $value } non está nesta mesa.
refused-seat-taken = O asento { $value } non está libre.
refused-float-too-small = A mesa non pode cambiar { $value }: o seu anticipo non chega.
refused-table-closed = A mesa está pechada.
refused-table-suspended = A mesa está pechada polo momento.
refused-people-at-the-table = Aínda hai xente na mesa.
refused-round-running = A xogada non rematou.
refused-staff-missing = A mesa non pode seguir sen un crupier e un inspector.
refused-minimum-fixed = Con esta norma, o mínimo dunha mesa aberta non pode cambiarse.
refused-minimum-not-authorised = Un mínimo de { $value } non está autorizado para este xogo.
refused-notice-running = Xa se anunciou un cambio do mínimo.
refused-no-temporary-closing = Esta norma non coñece o peche temporal: a mesa segue aberta ou péchase de todo.
refused-float-spent = O anticipo está esgotado: a dirección debe completalo antes da xogada seguinte.
refused-heads-handle-no-chips = Quen dirixe a mesa non toca nin diñeiro nin fichas.
refused-no-change-foreseen = Esta norma non di nada de cambiar o mínimo dunha mesa aberta.
refused-purse-too-small = Na bolsa hai { $limit }, menos que { $value }.
refused-colour-out-of-range = O mínimo cambiou: cambie antes as súas fichas de cor.
refused-rest-below-minimum = Ao retirar { $value } quedaría menos do mínimo, que aquí é { $limit }.
refused-no-such-command = Neste xogo non hai «{ $value }».
refused-session-ends-first = A sesión remata antes de que poida xogarse a outro mínimo.
refused-not-a-name = Ninguén pode chamarse «{ $value }» nunha mesa.
