# pai-gow-poker: every word of its own. What it shares stands with what it is built on.

# Por que unha mesa non pode abrirse así
bad-commission-range = A comisión é de { $least } a { $most } por mil dunha aposta gañadora, non { $value }.
bad-commission-exact = A comisión é o { $most } por mil dunha aposta gañadora, non { $value }.
bad-maximum-in-minima = O máximo é de 1 a { $most } mínimos.
bad-against-bank = Contra a banca dun xogador a casa aposta o que calquera pode.

# -- bets and spots
game-pai-gow-poker = Pai gow póker
bet-wager = Aposta ás dúas mans
spot-wager = Aposta na casa { $where }
choice-as-the-house = composta como o fai a casa

# -- calls
call-dice-total = Os dados suman { $number }
call-set-two-hands = Compoñan as súas dúas mans
call-house-opens-cards = A casa descobre as súas cartas
call-hands-meet = Compáranse as mans

# -- charts
chart-house-way = Como compón a casa as súas cartas: a primeira liña que valla
chart-part-four-alike = póker
chart-part-twice-three = dous tríos
chart-part-full-house = trío e parella
chart-part-three-pairs = tres parellas
chart-part-two-pairs = dúas parellas
chart-part-straight-or-flush = escaleira ou cor
chart-part-three-alike = trío
chart-part-one-pair = parella
chart-way-four-alike = a parella que acompañe, abaixo; se non, xuntas ata seises, ata deces cun as, ata reis con as e dama
chart-way-twice-three = parella do maior, abaixo
chart-way-full-house = a parella maior, abaixo
chart-way-three-pairs = a parella maior, abaixo
chart-way-two-pairs = xuntas só se son pequenas e hai rei ou as; se non, a menor abaixo
chart-way-straight-or-flush = a que deixe as dúas mellores cartas
chart-way-three-alike = xuntas; de tres ases, un abaixo
chart-way-one-pair = a parella arriba e as dúas maiores restantes abaixo

# -- at the console
console-act-SetHand = Compoñer as mans da casa
console-act-AcceptBank = Aceptar a banca
console-act-PassBank = Deixar pasar a banca

# -- what happened
event-BankAccepted = Ten a banca: { $who }, con { $amount } para cubrila.
event-BankAccepted-entry = Banca
event-BankPassed = { $who } deixa pasar a banca.
event-BankPassed-entry = Banca
event-DiceCounted = Os dados deciden quen recibe a primeira man.
event-DiceCounted-entry = Dados
event-RestCounted = Retíranse as { $cards } cartas sobrantes.
event-RestCounted-entry = Cartas sobrantes
event-HandSet = { $hand ->
    [bank] O croupier compón as mans da casa.
   *[other] A man { $hand } queda composta.
}
event-HandSet-entry = Composta
event-SetTurned = A man { $hand } descobre { $cards }.
event-SetTurned-entry = Cartas
event-HandCompared = { $result ->
    [won] A man { $hand } gaña as dúas: { $won }.
    [lost] A man { $hand } perde: { $amount }.
   *[other] A man { $hand } gaña unha e non a outra: devólvense { $people }.
}
event-HandCompared-entry = Comparación
event-BankCompared = A banca do xogador compárase coas mans do croupier: { $people } á banca, { $house } á casa.
event-BankCompared-entry = Comparación
event-CoverReturned = A banca recupera o que cubría as apostas: { $amount }.
event-CoverReturned-entry = Cobertura

# -- in the office
office-option-players-bank = A banca ofréceselles aos xogadores
office-option-house-way = O crupier ordena as cartas da casa dun modo escrito

# -- in the terminal
play-word-wager = aposta, casa, man
play-temper-low-loader = carga a man baixa

# -- at the boxes
box-do-SetHand = Compoñer
box-do-SetHand-sure = Compoñer así, aínda que perda
box-do-AcceptBank = Tomar a banca con { $amount }
box-do-PassBank = Deixala pasar

# -- refusals
refused-bank-bets-nothing = Quen ten a banca non aposta: a banca cobre as apostas dos demais.
refused-bad-setting = A man baixa ten dúas das sete cartas, cada unha nomeada unha vez.

# -- como se xoga
pai-gow-how-goal = Recibe { $hold } cartas e fai con elas dúas mans de póker: unha alta de { $high } e unha baixa de { $low }. A banca fai o mesmo coas súas.
pai-gow-how-set = { $wrong ->
    [lost] Vostede elixe as { $low } da baixa; o resto é a alta. A alta ten que valer máis ca a baixa. Se non, perde.
   *[compared] Vostede elixe as { $low } da baixa; o resto é a alta. A alta ten que valer máis ca a baixa.
}
pai-gow-how-compare = Despois compáranse alta con alta e baixa con baixa. Precisa as dúas: non convén poñer todo o bo nunha.
pai-gow-how-results = { $equal ->
    [lost] Se gaña as dúas, cobra o apostado menos o { $part } que retén a casa. Se gaña unha e perde a outra, o apostado volve. Se perde as dúas, pérdeo. A man que sae igual ca a da banca é da banca.
   *[tied] Se gaña as dúas, cobra o apostado menos o { $part } que retén a casa. Se gaña unha e perde a outra, o apostado volve. Se perde as dúas, pérdeo.
}
pai-gow-how-joker = { $jokers ->
    [0] Xógase sen comodín.
   *[other] O comodín vale de as, ou completa unha escaleira ou unha cor.
}
pai-gow-how-dice = Os { $dice } dados din só a quen se lle dá primeiro; non cambian nada máis.{ $bank ->
    [yes] {" "}A banca ofrécese por quenda: con ela xoga vostede contra os demais, e pode deixala pasar.
   *[no] {""}
}
pai-gow-means = Gaña se a súa alta e a súa baixa gañan as dúas ás da banca: paga o apostado menos o { $part }. Cunha gañada e outra perdida, volve.
