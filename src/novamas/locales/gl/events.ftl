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
event-account-tips = propinas
event-account-difference = diferenzas
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
event-why-difference = diferenza
event-why-closing = peche
event-why-tip = propina
event-why-tournament = torneo
event-why-organisation = organización

# Por que unha tirada non vale
event-cause-object-in-wheel = cae unha ficha ou outro obxecto
event-cause-ball-out = a bóla salta fóra
event-cause-bad-launch = lanzamento defectuoso

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
event-Tipped = { $who } dá { $amount } de propina: vai á rañura.
event-Tipped-entry = Propina
event-Seated = { $who } senta no sitio { $seat }.
event-Seated-entry = Asento
event-Stood = { $who } levántase e xoga de pé.
event-Stood-entry = Asento
event-Left = { $moved ->
    [none] { $who } deixa a mesa.
   *[some] { $who } deixa a mesa con { $amount }.
}
event-Left-entry = Saída
event-Expelled = { $who } queda expulsado da mesa.
event-Expelled-entry = Expulsión
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
event-SentBack = Volven á caixa { $amount } do anticipo.
event-SentBack-entry = Anticipo
event-Counted = Contouse o que hai na mesa; falta a segunda sinatura.
event-Counted-entry = Reconto
event-CountSigned = { $moved ->
    [none] O reconto queda asinado por dous; cadra cos libros.
   *[some] O reconto queda asinado por dous; hai unha diferenza de { $amount } cos libros.
}
event-CountSigned-entry = Reconto
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
    [none] { $who } aposta { $amount }: { $on }
   *[other] { $who } aposta { $amount }: { $on }, parte de { $via }
}{ $whom ->
    [croupier] , por man do crupier.
    [end] , por man do extremo de mesa.
   *[other] .
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
    [one] Unha aposta que non pode xogarse volve ao seu dono: { $amount }.
   *[other] { $bets } apostas que non poden xogarse volven aos seus donos: { $amount }.
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

# Dados ou craps
event-cause-broken = un dado rompe
event-cause-held = retéñense os dados na man
event-Thrown = Os dados marcan { $dice }: { $total } en total.
event-Thrown-entry = Tirada

# Cards from a shoe
event-cause-cards-stuck = saen cartas pegadas
event-cause-wrong-deal = reparto errado
event-ShoeLoaded = Cárgase o sabot { $number }.
event-ShoeLoaded-entry = Sabot
event-PackCut = { $who } corta a baralla.
event-PackCut-entry = Corte
event-FirstCardShown = A primeira carta é { $card }: quéimanse { $burns }.
event-FirstCardShown-entry = Primeira carta
event-Burnt = Quéimase unha carta.
event-Burnt-entry = Queimada
event-Dealt = { $card ->
    [none] Repártese unha carta, boca abaixo.
   *[other] Repártese unha carta: { $card }.
}
event-Dealt-entry = Carta
event-Exposed = Descóbrese unha carta: { $card }.
event-Exposed-entry = Carta descuberta
event-StakesFreed = { $bets ->
    [one] Unha aposta nin gaña nin perde: pode retirarse.
   *[other] { $bets } apostas nin gañan nin perden: poden retirarse.
}
event-StakesFreed-entry = Nula
event-FaceUpFound = A carta seguinte está boca arriba no sabot.
event-FaceUpFound-entry = Erro
event-CardPutAside = { $card } estaba boca arriba e apártase; as apostas seguen en pé.
event-CardPutAside-entry = Apartada
event-CoupVoided = Xogada nula: { $cause }. Devólvense todas as apostas.
event-CoupVoided-entry = Xogada nula

# Blackjack
event-account-jackpot = bote
event-why-insurance = seguro
event-why-double = dobre
event-why-split = pares
event-why-tie = empate
event-why-surrender = retiro
event-why-jackpot = bote
event-ConsentSought = { $who } quere apostar sobre a man de { $of }, a quen se lle pregunta.
event-ConsentSought-entry = Consentimento
event-Admitted = { $guest } pode apostar na casa { $box }.
event-Admitted-entry = Consentimento
event-Dismissed = { $guest } non pode apostar na casa { $box }; o que había volve ao seu dono.
event-Dismissed-entry = Consentimento
event-CutDeclined = { $who } non corta.
event-CutDeclined-entry = Corte
event-HandsMade = Repártense as cartas.
event-HandsMade-entry = Reparto
event-NotFollowed = { $who } non segue.
event-NotFollowed-entry = Aumento
event-HandSettled = { $result ->
    [lost] A man { $hand } perde: { $amount }.
    [tied] A man { $hand } empata: a aposta volve.
    [natural] A man { $hand } ten vinte e un e gaña { $won }.
   *[won] A man { $hand } gaña { $won }.
}
event-HandSettled-entry = Pagamento
event-PotChanged = O bote da aposta acumulada cambia en { $amount }.
event-PotChanged-entry = Bote

# Póker contra a casa
event-why-bonus = bonus
event-cause-number = número de cartas equivocado
event-cause-card-shown = unha carta descuberta por erro
event-PartBegun = A xogada continúa.
event-PartBegun-entry = Xogada
event-CardsTurned = { $hand ->
    [bank] A banca descobre { $cards }.
    [left] A primeira carta común é { $cards }.
    [right] A segunda carta común é { $cards }.
   *[other] A man { $hand } descobre { $cards }.
}
event-CardsTurned-entry = Cartas
event-SecondPlaced = { $who } vai coa man { $hand } por { $amount }.
event-SecondPlaced-entry = 2.ª aposta
event-WentOn = A man { $hand } vai.
event-WentOn-entry = Vai
event-Folded = A man { $hand } retírase: recóllense { $amount }.
event-Folded-entry = Retírase
event-BankOpened = Anúnciase a man da banca.
event-BankOpened-entry = Banca
event-SideSettled = Resólvese a aposta adicional da man { $hand }: { $people } aos xogadores, { $house } á casa.
event-SideSettled-entry = Aposta adicional
event-ExposureReported = Unha carta queda á vista por erro.
event-ExposureReported-entry = Carta á vista
event-RoundVoided = A xogada anúlase ({ $cause }): devólvense { $people }.
event-RoundVoided-entry = Xogada nula
event-PlayerPunished = { $who } revelou as súas cartas e perde toda a aposta: { $house }.
event-PlayerPunished-entry = Infracción
event-PlayerWarned = Advírteselle a { $who } que non ensine as cartas nin fale delas.
event-PlayerWarned-entry = Advertencia

# Texas póker
event-cause-order = cartas repartidas en mala orde

# Poker with discard
event-JackpotFed = Recóllense as apostas do jackpot: { $amount }, delas { $house } para a casa.
event-JackpotFed-entry = Apostas do jackpot
event-JackpotPaid = { $who } gaña { $people } do jackpot coa man { $hand }.
event-JackpotPaid-entry = Premio do jackpot
event-CarouselChanged = Cambia a suma dos jackpots das outras mesas do carrusel.
event-CarouselChanged-entry = Carrusel

# Póker sen descarte
event-why-card = carta comprada

# Pai gow póker
event-why-cover = cobertura da banca
event-why-commission = comisión
# Chemin de fer
event-account-bank = banca
event-account-cagnotte = pozo
event-why-bid = poxa
event-why-bank = banca
event-why-pledge = suma ofrecida
event-why-cagnotte = pozo
event-cause-refused = a banca non quere dar cartas
event-cause-withdrawn = retiráronse todas as posturas
event-cause-ruling = así o decide a inspección
event-cause-cards-run-out = non quedan cartas
event-cause-lost = perdida
event-cause-passed = pasada
event-cause-shoe = fin do corte
event-cause-session = fin da sesión
event-cause-left = quen tiña a banca retírase
event-cause-seen = as cartas foron vistas
event-cause-stake-withdrawn = quen as tiña retirouse
event-cause-slow = demasiado lento
event-PackShuffled = { $who } mestura as cartas.
event-PackShuffled-entry = Sabot
event-CardsChecked = Contrólanse as cartas do corte: non falta ningunha.
event-CardsChecked-entry = Sabot
event-BidMade = { $who } poxa { $amount }.
event-BidMade-entry = Poxa
event-UnseenTurned = Vólvense cartas que ninguén vira.
event-UnseenTurned-entry = Cartas
event-Spoken = { $hand ->
    [punto] Falou o punto.
   *[bank] Falou a banca.
}
event-Spoken-entry = Voz
event-Advised = O crupier aconsella plantarse.
event-Advised-entry = Voz
event-ChartAsked = A banca pide o cadro e ten que seguilo.
event-ChartAsked-entry = Voz
event-CardDrawnEarly = A banca sacou unha carta antes de tempo.
event-CardDrawnEarly-entry = Erro
event-CardHeld = A carta queda á parte, sen ver.
event-CardHeld-entry = Cartas
event-HeldDiscarded = Descártanse as cartas sacadas antes de tempo.
event-HeldDiscarded-entry = Cartas
event-CardDiscarded = { $card } queda fóra do xogo.
event-CardDiscarded-entry = Cartas
event-CardPickedUp = Recóllese unha carta do chan; conserva o seu valor.
event-CardPickedUp-entry = Erro
event-CardShown = Descubriuse unha carta: { $card }.
event-CardShown-entry = Erro
event-FaultMended = Corríxese a falta; segue a xogada.
event-FaultMended-entry = Erro
event-RightForfeited = { $hand ->
    [bank] A banca perde o dereito a abater.
   *[other] { $side }: perde o dereito a abater.
}
event-RightForfeited-entry = Erro
event-RulingNoted = A inspección resolve: segue a xogada.
event-RulingNoted-entry = Erro
event-PlaceTaken = { $who } sitúase de pé tras a praza { $seat }.
event-PlaceTaken-entry = Praza
event-SeatAsked = { $who } pide praza.
event-SeatAsked-entry = Praza
