# punto-banca: every word of its own. What it shares stands with what it is built on.

# Por que unha mesa non pode abrirse así
bad-no-layout = Esta norma non coñece a mesa { $layout }; ten: { $known }.
bad-nobody-stands = Nesta mesa ninguén xoga de pé.
bad-other-dealer = Nesta mesa non reparte as cartas { $dealer ->
    [croupier] o crupier
    [players] quen xoga
   *[other] «{ $dealer }»
}.
bad-no-multiples = Esta norma non deixa que a casa pida múltiplos do mínimo.
bad-place-kept = A praza { $place } non pode saltarse.
bad-no-six-form = Esta norma non coñece o xogo sen comisión.
bad-six-commission = Un xogo sen comisión non ten ningunha.
bad-bank-commission = A detracción dunha aposta gañadora á banca é de { $least } a { $most } por mil, non { $value }.
bad-bank-commission-exact = A detracción dunha aposta gañadora á banca é de { $most } por mil, non { $value }.

# -- bets and spots
game-punto-banca = Punto e banca

# -- calls
call-comienza-la-jugada = Comeza a xogada
call-cartas = Cartas

# -- at the console
console-act-TakeShoe = Coller o sabot
console-act-PassShoe = Deixar pasar o sabot
console-act-ShowHand = Descubrir as cartas
console-act-VoidCoup = Anular a xogada
console-does-VoidCoup = A xogada non vale; devólvense as apostas e as cartas quedan fóra de xogo.
console-outcome-VoidCoup = xogada nula

# -- what happened
event-ShoeTaken = { $who } colle o sabot, no departamento { $place }.
event-ShoeTaken-entry = Sabot collido
event-ShoeDeclined = { $who } deixa pasar o sabot.
event-ShoeDeclined-entry = Sabot rexeitado
event-ShoeLost = A banca perdeu: { $who } deixa o sabot.
event-ShoeLost-entry = Sabot perdido
event-HandsGiven = As mans xa teñen quen as leve.
event-HandsGiven-entry = Mans
event-HandTurned = { $hand ->
    [player] Descóbrese a man do punto.
   *[bank] Descóbrese a man da banca.
}
event-HandTurned-entry = Man
event-HandShown = { $hand ->
    [player] O punto amosa { $cards }: { $points }.
   *[bank] A banca amosa { $cards }: { $points }.
}
event-HandShown-entry = Man descuberta
event-HandStands = { $hand ->
    [player] O punto plántase con { $points }.
   *[bank] A banca plántase con { $points }.
}
event-HandStands-entry = Plántase
event-CardCalled = { $hand ->
    [player] Terceira carta para o punto.
   *[bank] Terceira carta para a banca.
}
event-CardCalled-entry = Terceira carta
event-CoupDecided = { $result ->
    [player] Gaña o punto, { $player } a { $bank }.
    [bank] Gaña a banca, { $bank } a { $player }.
   *[tie] Empate a { $player }.
}
event-CoupDecided-entry = Resultado
event-Deducted = A casa retén a súa parte de { $bets ->
    [one] unha aposta gañadora
   *[other] { $bets } apostas gañadoras
} á banca.
event-Deducted-entry = Dedución

# -- in the office
office-option-skip = Prazas que se saltan
office-option-dealer = Quen reparte

# -- in the terminal
play-temper-tie-lover = agarda un empate

# -- refusals
refused-shoe-not-offered = Agora non se lle ofrece o sabot.
refused-no-hand-to-show = Agora non ten ningunha man que descubrir.

# -- como se xoga
punto-how-goal = Repártense dúas mans, punto e banca, e gaña a que máis se achega a { $target }. Vostede non leva ningunha: aposta a cal gañará, ou a que empaten.
punto-how-points = O as vale { $ace }; as figuras e o dez, { $tens }; as demais, o que marcan. Da suma conta só a última cifra: 15 son 5.
punto-how-third = Dúas cartas a cada man. Con { $naturals } xa está decidido. Se non, o punto pide outra con { $draws }, e a banca segundo o cadro: ninguén elixe.
punto-how-pays = O punto paga { $player }; o empate, { $tie }. Se empatan, o apostado a punto e a banca non se perde.
punto-how-pays-no-tie = O punto paga { $player }. Se empatan, o apostado non se perde.
punto-how-commission = A banca gaña algo máis a miúdo; por iso, do que gañe apostando a ela, a casa retén o { $part }.
punto-how-six = A banca gaña algo máis a miúdo; por iso, cando gaña con { $score }, paga só o { $part }.
punto-how-edge = Do apostado a casa queda á longa co { $bank } na banca e o { $player } no punto.
punto-means-player = Gaña se a man do punto queda máis preto de { $target } ca a da banca. Se empatan, volve.
punto-means-bank = Gaña se a man da banca queda máis preto de { $target } ca a do punto. Se empatan, volve.
punto-means-tie = Gaña só se as dúas mans quedan iguais.

punto-came = Punto { $player }, banca { $bank }: { $result ->
    [player] gaña punto
    [bank] gaña banca
   *[tie] empate
}
# O que saíu, en palabras
punto-came-player = gaña o punto
punto-came-bank = gaña a banca
punto-came-tie = empate

# Where a card goes, for whoever deals
place-player = Punto
