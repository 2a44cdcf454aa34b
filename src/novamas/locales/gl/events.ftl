# O que ocorreu nunha mesa: unha frase por suceso (event-Tipo) e, para o libro, que clase de apuntamento é (-entry).
# As variables dáas web/src/lib/events.ts. Un texto que non hai é «none»; os importes chegan xa escritos.

# Quen, e onde están as fichas
event-unnamed = alguén ({ $mark })
event-actor-chance = azar
event-actor-croupier = crupier
event-actor-inspector = xefe de mesa
event-actor-director = dirección
event-account-cloth = pano
event-account-float = anticipo
event-account-box = caixa da mesa
event-account-cage = caixa
event-account-purse = bolsa de { $who }

# Por que cambian de sitio
event-why-bet = aposta
event-why-back = devolución
event-why-lost = perda
event-why-win = ganancia
event-why-stake = o apostado
event-why-freed = liberada
event-why-worn = mingua
event-why-half = metade
event-why-chips = fichas
event-why-cash = efectivo
event-why-float = anticipo
event-why-closing = peche

# Por que unha tirada non vale
event-cause-object-in-wheel = cae unha ficha ou outro obxecto
event-cause-ball-out = a bóla salta fóra
event-cause-bad-launch = lanzamento defectuoso
event-cause-pointer-on-division = o punteiro queda nunha división

# A mesa
event-TableOpened = Ábrese a mesa: { $game }, { $law }. Mínimo { $minimum }; anticipo { $amount }.
event-TableOpened-entry = Apertura
event-Joined = { $who } chega á mesa.
event-Joined-entry = Chegada
event-Brought = { $means ->
    [cash] { $who } cambia { $amount } en efectivo por fichas.
   *[chips] { $who } trae { $amount } en fichas.
}
event-Brought-entry = Fichas
event-Took = { $who } leva { $amount }.
event-Took-entry = Fichas
event-Seated = { $who } senta no sitio { $seat }.
event-Seated-entry = Asento
event-Stood = { $who } levántase e xoga de pé.
event-Stood-entry = Asento
event-Left = { $moved ->
    [none] { $who } deixa a mesa.
   *[some] { $who } deixa a mesa con { $amount }.
}
event-Left-entry = Saída
event-LastAnnounced = A xogada { $last } será a última da sesión.
event-LastAnnounced-entry = Aviso
event-MinimumAnnounced = Anúnciase o mínimo de { $minimum }; vale despois da xogada { $after }.
event-MinimumAnnounced-entry = Aviso
event-MinimumChanged = { $moved ->
    [none] O mínimo pasa a { $minimum }.
   *[some] O mínimo pasa a { $minimum } e o anticipo crece en { $amount }.
}
event-MinimumChanged-entry = Mínimo
event-ToppedUp = A caixa completa o anticipo con { $amount }.
event-ToppedUp-entry = Anticipo
event-StaffChanged = { $roles ->
    [none] Na mesa non queda persoal.
   *[other] Persoal na mesa: { $roles }.
}
event-StaffChanged-entry = Persoal
event-TableSuspended = A mesa péchase polo momento; o anticipo queda nela.
event-TableSuspended-entry = Peche temporal
event-TableResumed = A mesa volve abrir.
event-TableResumed-entry = Reapertura
event-TableClosed = { $moved ->
    [none] A mesa péchase.
   *[some] A mesa péchase; o que hai nela, { $amount }, volve á caixa.
}
event-TableClosed-entry = Peche

# A xogada
event-BettingOpened = Xogada { $round }: ábrense as apostas.
event-BettingOpened-entry = Xogada
event-BetPlaced = { $via ->
    [none] { $who } aposta { $amount }: { $on }.
   *[other] { $who } aposta { $amount }: { $on }, parte de { $via }.
}
event-BetPlaced-entry = Aposta
event-BetTakenBack = { $spots ->
    [none] { $who } retira { $amount } do pano.
   *[other] { $who } retira { $amount } do pano: { $spots }.
}
event-BetTakenBack-entry = Retirada
event-Launched = { $wheel ->
    [left] Lánzase, con xiro á esquerda.
   *[right] Lánzase, con xiro á dereita.
}
event-Launched-entry = Lanzamento
event-BettingClosed = Non vai máis: péchase o pano.
event-BettingClosed-entry = Non vai máis
event-Landed = Sae: { $value }.
event-Landed-entry = Resultado
event-Collected = { $bets ->
    [one] Retírase unha aposta perdedora: { $amount }.
   *[other] Retíranse { $bets } apostas perdedoras: { $amount }.
}
event-Collected-entry = Retirada
event-Paid = { $stays ->
    [yes] { $who } cobra { $won }; o apostado segue no pano.
   *[no] { $who } cobra { $won } e recupera o apostado.
}
event-Paid-entry = Pagamento
event-StakesReturned = { $bets ->
    [one] Unha aposta que o novo mínimo non admite volve ao seu dono: { $amount }.
   *[other] { $bets } apostas que o novo mínimo non admite volven aos seus donos: { $amount }.
}
event-StakesReturned-entry = Devolución
event-SpinVoided = { $restart ->
    [none] Tirada nula: { $cause }. As apostas seguen en pé e o pano ábrese outra vez.
   *[other] Tirada nula: { $cause }. As apostas seguen en pé, o pano ábrese outra vez e a bóla volve saír do { $restart }.
}
event-SpinVoided-entry = Tirada nula
event-RoundEnded = Remata a xogada { $round }.
event-RoundEnded-entry = Fin da xogada

# O cero
event-HalfReturned = O cero parte as apostas: { $people } para os xogadores, { $house } para a casa.
event-HalfReturned-entry = Cero
event-PrisonOffered = { $bets ->
    [one] Sae o cero: o dono dunha aposta elixe entre metade e prisión.
   *[other] Sae o cero: os donos de { $bets } apostas elixen entre metade e prisión.
}
event-PrisonOffered-entry = Cero
event-Imprisoned = { $spots ->
    [none] Unha aposta queda en prisión.
   *[other] Queda en prisión: { $spots }.
}
event-Imprisoned-entry = Prisión
event-Reduced = Outra vez o cero: o que está en prisión perde { $amount }.
event-Reduced-entry = Prisión
event-Freed = { $bets ->
    [one] Sae de prisión unha aposta: { $amount } para o seu dono.
   *[other] Saen de prisión { $bets } apostas: { $amount } para os seus donos.
}
event-Freed-entry = Prisión
event-Refunded = Cero na última xogada: { $people } para os xogadores, { $house } para a casa.
event-Refunded-entry = Cero

# Fichas de cor e de valor
event-ColourGiven = { $who } recibe a cor { $colour }; cada ficha vale { $chip }.
event-ColourGiven-entry = Cor
event-ColourReturned = { $who } devolve a súa cor.
event-ColourReturned-entry = Cor
event-ValueChipsAllowed = { $who } pode apostar con fichas de valor.
event-ValueChipsAllowed-entry = Permiso
event-ValueChipsStopped = { $who } xa non pode apostar con fichas de valor.
event-ValueChipsStopped-entry = Permiso
