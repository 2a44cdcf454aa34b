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
event-why-tip = propina

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
event-ColourGiven = { $who } recibe a cor { $colour }; cada ficha vale { $chip }.
event-ColourGiven-entry = Cor
event-ColourReturned = { $who } devolve a súa cor.
event-ColourReturned-entry = Cor
event-ValueChipsAllowed = { $who } pode apostar con fichas de valor.
event-ValueChipsAllowed-entry = Permiso
event-ValueChipsStopped = { $who } xa non pode apostar con fichas de valor.
event-ValueChipsStopped-entry = Permiso
event-LayingAsked = { $whom ->
    [croupier] { $who } pídelle ao crupier que coloque as súas posturas.
    [end] { $who } pídelle ao extremo de mesa que coloque as súas posturas.
   *[other] { $who } volve colocar as súas posturas.
}
event-LayingAsked-entry = Posturas
event-StacksRebuilt = Reconstrúense os montóns de fichas de cor.
event-StacksRebuilt-entry = Montóns

# Dados ou craps
event-cause-broken = un dado rompe
event-cause-stacked = un dado queda sobre o outro
event-cause-on-chip = un dado queda montado nunha ficha
event-cause-off-table = un dado cae da mesa
event-cause-on-edge = un dado queda no bordo da mesa
event-cause-in-basket = un dado cae no cesto de reserva
event-cause-slid = os dados esvaran en vez de rodar
event-cause-not-flat = un dado non queda plano sobre o pano
event-cause-bad-throw = lanzamento incorrecto
event-cause-short = non todos os dados debidos tocan o bordo oposto
event-cause-on-floor = un dado cae ao chan
event-cause-rubbed = frótanse os dados
event-cause-held = retéñense os dados na man
event-DiceTaken = Os dados pasan a { $who }.
event-DiceTaken-entry = Dados
event-DiceRefused = { $who } rexeita os dados.
event-DiceRefused-entry = Dados
event-DicePassed = { $who } perde os dados, que cambian de man.
event-DicePassed-entry = Dados
event-Thrown = Os dados marcan { $dice }: { $total } en total.
event-Thrown-entry = Tirada
event-PointSet = O punto é o { $point }.
event-PointSet-entry = Punto
event-BetsMoved = { $bets ->
    [one] Unha aposta pasa á casa do seu número.
   *[other] { $bets } apostas pasan á casa do seu número.
}
event-BetsMoved-entry = Casas
event-NullResult = { $bets ->
    [one] Unha aposta dá resultado nulo: volven { $amount }.
   *[other] { $bets } apostas dan resultado nulo: volven { $amount }.
}
event-NullResult-entry = Nula
event-BetsReturned = { $bets ->
    [one] Unha aposta sen decidir volve ao seu dono: { $amount }.
   *[other] { $bets } apostas sen decidir volven aos seus donos: { $amount }.
}
event-BetsReturned-entry = Devolución
event-ThrowVoided = Tirada nula: { $cause }. As apostas seguen e vólvese tirar.
event-ThrowVoided-entry = Tirada nula
event-BreachNoted = { $who } incumpre as regras do lanzamento: { $cause } (vai por { $count }).
event-BreachNoted-entry = Infracción
event-Deprived = { $who } perde o dereito a tirar nesta mesa.
event-Deprived-entry = Dereito a tirar
event-DiceOffered = O tirador escolle entre os dados que se lle presentan.
event-DiceOffered-entry = Dados
event-DiceLost = Ao chan: dados { $dice }.
event-DiceLost-entry = Dados
event-DieFound = Aparece un dado que se perdera.
event-DieFound-entry = Dados
event-DicePicked = O tirador escolle os dados { $dice }.
event-DicePicked-entry = Dados
event-DiceReplaced = Chega á mesa un xogo de dados novo.
event-DiceReplaced-entry = Dados

# Cards from a shoe
event-why-premium = seguro
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
event-FaceUpFound = A carta seguinte está boca arriba no sabot.
event-FaceUpFound-entry = Erro
event-CardPutAside = { $card } estaba boca arriba e apártase; as apostas seguen en pé.
event-CardPutAside-entry = Apartada
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
event-CoupVoided = Xogada nula: { $cause }. Devólvense todas as apostas.
event-CoupVoided-entry = Xogada nula
event-BetInsured = { $who } asegura unha aposta por { $amount }.
event-BetInsured-entry = Seguro
event-RowsDecided = Negro { $black }, vermello { $red }: { $result ->
    [red-colour] gañan vermello e cor.
    [red-inverse] gañan vermello e inverso.
    [black-colour] gañan negro e cor.
    [black-inverse] gañan negro e inverso.
    [refait] trinta e un por ambos os lados, que é do cero.
   *[tie] nulo.
}
event-RowsDecided-entry = Resultado das filas
event-PremiumsKept = A casa queda co depositado polo seguro: { $amount }.
event-PremiumsKept-entry = Seguro cobrado
event-PremiumsReturned = Devólvese o depositado polo seguro: { $amount }.
event-PremiumsReturned-entry = Seguro devolto
event-StopCardOut = Aparece a carta vermella: o xogo é nulo e recóntanse as { $counted } últimas cartas.
event-StopCardOut-entry = Carta vermella

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
event-StopCardShown = Sae a carta de bloqueo: esta é a última xogada do corte.
event-StopCardShown-entry = Carta de bloqueo
event-CardsReturned = As cartas volven mesturarse para repartirse outra vez.
event-CardsReturned-entry = Mestura
event-HandsMade = Repártense as cartas.
event-HandsMade-entry = Reparto
event-InsuranceOffered = A banca amosa un as: proponse o seguro.
event-InsuranceOffered-entry = Seguro
event-SurrenderOffered = As mans poden retirarse.
event-SurrenderOffered-entry = Retiro
event-StakeInsured = { $who } asegúrase por { $amount }.
event-StakeInsured-entry = Seguro
event-EvenMoneyPaid = { $who } cobra { $won } á par polo seu vinte e un.
event-EvenMoneyPaid-entry = Á par
event-HandSurrendered = A man { $hand } retírase: { $house } para a casa.
event-HandSurrendered-entry = Retiro
event-Answered = { $who } segue xogando.
event-Answered-entry = Resposta
event-TurnBegun = A man { $hand } ten { $points }: carta?
event-TurnBegun-entry = Quenda
event-CardDue = Unha carta para { $hand }.
event-CardDue-entry = Carta
event-StakeRaised = { $who } pon { $amount } máis na man { $hand }.
event-StakeRaised-entry = Aumento
event-NotFollowed = { $who } non segue.
event-NotFollowed-entry = Aumento
event-HandDoubled = A man { $hand } dóbrase.
event-HandDoubled-entry = Aposta dobre
event-HandSplit = A man { $hand } faise dúas.
event-HandSplit-entry = Pares
event-HandStood = A man { $hand } plántase con { $points }.
event-HandStood-entry = Plántase
event-HandLost = A man { $hand } pásase con { $points }: recóllense { $amount }.
event-HandLost-entry = Pásase
event-StageBegun = A banca xoga pola casa { $stage }.
event-StageBegun-entry = Banca
event-BankStood = A banca remata con { $points }.
event-BankStood-entry = Banca
event-HandSettled = { $result ->
    [lost] A man { $hand } perde: { $amount }.
    [tied] A man { $hand } empata: a aposta volve.
    [natural] A man { $hand } ten vinte e un e gaña { $won }.
   *[won] A man { $hand } gaña { $won }.
}
event-HandSettled-entry = Pagamento
event-InsuranceSettled = Liquídanse os seguros: { $people } para os xogadores, { $house } para a casa.
event-InsuranceSettled-entry = Seguro
event-PairsSettled = { $result ->
    [complete] Parella completa na casa { $box }: { $won }.
    [colour] Parella cor na casa { $box }: { $won }.
    [incomplete] Parella incompleta na casa { $box }: { $won }.
   *[other] Sen parella na casa { $box }: recóllense { $amount }.
}
event-PairsSettled-entry = Parellas
event-SevensSettled = { $result ->
    [pot] Tres setes do mesmo pau: { $who } gaña o bote.
    [three] Tres setes: { $who } gaña { $won }.
    [two-suited] Dous setes do mesmo pau: { $who } gaña { $won }.
    [two] Dous setes: { $who } gaña { $won }.
    [one] Un sete: { $who } gaña { $won }.
   *[other] Ningún sete: recóllese a aposta acumulada de { $amount }.
}
event-SevensSettled-entry = Aposta acumulada
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
event-BetWithdrawn = { $who } retira { $amount } da man { $hand }.
event-BetWithdrawn-entry = Retirada
event-BetLeft = A man { $hand } deixa a súa aposta en xogo.
event-BetLeft-entry = En xogo

# Texas póker
event-cause-order = cartas repartidas en mala orde
event-cause-missing-card = falta unha carta na baralla
event-cause-bad-deck = baralla defectuosa
event-CountPutRight = Corríxese unha man cun número de cartas equivocado.
event-CountPutRight-entry = Corrixido
event-HandsWithdrawn = Retíranse dúas mans cuxas cartas se tocaron: { $house } á casa, devólvense { $people }.
event-HandsWithdrawn-entry = Retiradas

# Poker with discard
event-Discarded = A man { $hand } descártase.
event-Discarded-entry = Descarte
event-BankDiscarded = A banca descártase segundo as súas regras: { $cards }.
event-BankDiscarded-entry = Descarte da banca
event-PotFed = O jackpot cambia en { $amount } polas apostas da mesa.
event-PotFed-entry = Jackpot
event-JackpotFed = Recóllense as apostas do jackpot: { $amount }, delas { $house } para a casa.
event-JackpotFed-entry = Apostas do jackpot
event-JackpotPaid = { $who } gaña { $people } do jackpot coa man { $hand }.
event-JackpotPaid-entry = Premio do jackpot
event-CarouselChanged = Cambia a suma dos jackpots das outras mesas do carrusel.
event-CarouselChanged-entry = Carrusel

# Póker sen descarte
event-why-card = carta comprada
event-CardBought = { $who } descártase dunha carta da man { $hand } e compra outra.
event-CardBought-entry = Carta comprada

# Pai gow póker
event-why-cover = cobertura da banca
event-why-commission = comisión
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
# Chemin de fer
event-account-bank = banca
event-account-garage = garaxe
event-account-pledged = sumas ofrecidas
event-account-cagnotte = pozo
event-why-bid = poxa
event-why-bank = banca
event-why-garage = garaxe
event-why-pledge = suma ofrecida
event-why-cagnotte = pozo
event-cause-refused = a banca non quere dar cartas
event-cause-withdrawn = retiráronse todas as posturas
event-cause-ruling = así o decide a inspección
event-cause-cards-run-out = non quedan cartas
event-cause-forced = non tomou a man obrigada
event-cause-refusals = demasiadas veces rexeitada a man
event-cause-absent = ausente ao chegar a man
event-cause-lost = perdida
event-cause-passed = pasada
event-cause-shoe = fin do corte
event-cause-session = fin da sesión
event-cause-cards-lost = cartas perdidas sen que ninguén as vise
event-cause-left = quen tiña a banca retírase
event-cause-voluntary = voluntario
event-cause-compulsory = obrigatorio
event-cause-improper = impropio
event-cause-seen = as cartas foron vistas
event-cause-stake-withdrawn = quen as tiña retirouse
event-cause-slow = demasiado lento
event-PackShuffled = { $who } mestura as cartas.
event-PackShuffled-entry = Sabot
event-CardsChecked = Contrólanse as cartas do corte: non falta ningunha.
event-CardsChecked-entry = Sabot
event-HandOffered = Ofrécese a man.
event-HandOffered-entry = A man
event-HandDeclined = { $who } non toma a man.
event-HandDeclined-entry = A man
event-Saluted = { $who } saúda.
event-Saluted-entry = A man
event-SeatLost = { $who } cede a súa praza: { $cause }.
event-SeatLost-entry = Praza
event-Pledged = { $who } ofrece { $amount }.
event-Pledged-entry = A man
event-PledgesReturned = Devólvense as sumas ofrecidas.
event-PledgesReturned-entry = A man
event-AuctionOpened = A man sae a poxa.
event-AuctionOpened-entry = Poxa
event-BidMade = { $who } poxa { $amount }.
event-BidMade-entry = Poxa
event-BankTaken = { $who } toma a banca.
event-BankTaken-entry = Banca
event-NobodyTook = Ninguén toma a man.
event-NobodyTook-entry = A man
event-BankAnnounced = Hai { $amount } na banca.
event-BankAnnounced-entry = Banca
event-BankRaised = { $who } aumenta a banca en { $amount }.
event-BankRaised-entry = Banca
event-GarageFormed = { $amount } quedan fóra do xogo: { $cause }.
event-GarageFormed-entry = Garaxe
event-GarageRenounced = { $who } renuncia ao garaxe.
event-GarageRenounced-entry = Garaxe
event-ShareAnswered = A banca responde a { $who }, que ofreceu { $amount }.
event-ShareAnswered-entry = Asociado
event-BankEnded = Remata a banca: { $cause }.
event-BankEnded-entry = Banca
event-StakeLaid = { $who } aposta contra a banca.
event-StakeLaid-entry = Postura
event-StakeTaken = { $who } retira a súa postura.
event-StakeTaken-entry = Postura
event-StakeLeft = { $who } mantén a súa postura.
event-StakeLeft-entry = Postura
event-BetsClosed = Non van máis apostas.
event-BetsClosed-entry = Postura
event-NobodyStaked = Ninguén aposta: non hai xogada.
event-NobodyStaked-entry = Postura
event-LateRemoved = Retíranse as posturas tardías.
event-LateRemoved-entry = Postura
event-HandTaken = { $who } fai banco seguido e toma as cartas.
event-HandTaken-entry = Cartas
event-DealBegun = A banca reparte.
event-DealBegun-entry = Cartas
event-DealEnded = As primeiras cartas están no tapiz.
event-DealEnded-entry = Cartas
event-UnseenTurned = Vólvense cartas que ninguén vira.
event-UnseenTurned-entry = Cartas
event-CardsLifted = { $who } mira as cartas.
event-CardsLifted-entry = Cartas
event-Spoken = { $hand ->
    [punto] Falou o punto.
   *[bank] Falou a banca.
}
event-Spoken-entry = Voz
event-Advised = O crupier aconsella plantarse.
event-Advised-entry = Voz
event-ChartAsked = A banca pide o cadro e ten que seguilo.
event-ChartAsked-entry = Voz
event-CardOrdered = Carta para o punto.
event-CardOrdered-entry = Cartas
event-HandsShown = Descóbrense os dous xogos.
event-HandsShown-entry = Cartas
event-CoupEnded = { $result ->
    [punto] Gaña o punto.
    [bank] Gaña a banca, con { $bank }.
   *[tie] Empate.
}
event-CoupEnded-entry = Resultado
event-CoupSettled = Liquídanse as posturas.
event-CoupSettled-entry = Pagamento
event-CardDrawnEarly = A banca sacou unha carta antes de tempo.
event-CardDrawnEarly-entry = Erro
event-CardHeld = A carta queda á parte, sen ver.
event-CardHeld-entry = Cartas
event-HeldDiscarded = Descártanse as cartas sacadas antes de tempo.
event-HeldDiscarded-entry = Cartas
event-HeldUsed = { $hand ->
    [punto] A carta anticipada, { $card }, é do punto.
   *[bank] A carta anticipada, { $card }, é da banca.
}
event-HeldUsed-entry = Cartas
event-CardDiscarded = { $card } queda fóra do xogo.
event-CardDiscarded-entry = Cartas
event-CardPickedUp = Recóllese unha carta do chan; conserva o seu valor.
event-CardPickedUp-entry = Erro
event-CardShown = Descubriuse unha carta: { $card }.
event-CardShown-entry = Erro
event-FaultMended = Corríxese a falta; segue a xogada.
event-FaultMended-entry = Erro
event-CallRestored = O punto dixo «non»: a xogada restablécese segundo o cadro.
event-CallRestored-entry = Erro
event-RestoredCard = Adxudícase ou descártase a carta sacada por erro, { $card }.
event-RestoredCard-entry = Cartas
event-Overdealt = A banca deuse cartas de máis e conta cero.
event-Overdealt-entry = Erro
event-SecondThird = Danse dúas terceiras cartas.
event-SecondThird-entry = Erro
event-ThirdChosen = { $hand ->
    [punto] O punto queda coa mellor terceira carta.
   *[bank] A banca queda coa peor terceira carta.
}
event-ThirdChosen-entry = Cartas
event-PuntoDeemed = Unha carta do punto caeu na cesta: conta nove.
event-PuntoDeemed-entry = Erro
event-CardLost = A carta pérdese na cesta.
event-CardLost-entry = Cartas
event-BankLaidEarly = A banca abateu antes de falar o punto: poden retirarse as posturas.
event-BankLaidEarly-entry = Erro
event-PlayResumed = Segue o punto.
event-PlayResumed-entry = A xogada
event-RightForfeited = { $hand ->
    [bank] A banca perde o dereito a abater.
   *[other] { $side }: perde o dereito a abater.
}
event-RightForfeited-entry = Erro
event-HolderChanged = As cartas cambian de man: { $cause }.
event-HolderChanged-entry = Cartas
event-CardsBack = As cartas volven a quen corresponde.
event-CardsBack-entry = Cartas
event-AdviceNoted = { $hand ->
    [punto] Aconsellouse ao punto: xoga segundo as regras.
   *[bank] Aconsellouse á banca: xoga segundo o cadro.
}
event-AdviceNoted-entry = Erro
event-MiscallFound = O punto equivocouse ao anunciar.
event-MiscallFound-entry = Erro
event-CardRefused = A banca nega a carta.
event-CardRefused-entry = Cartas
event-CallCorrected = Revísase o anuncio do punto.
event-CallCorrected-entry = Erro
event-StrayNoted = { $who } desprazouse para seguir a man.
event-StrayNoted-entry = Erro
event-StakeChanged = Cambio a { $who }: devólvense { $amount }.
event-StakeChanged-entry = Postura
event-RulingNoted = A inspección resolve: segue a xogada.
event-RulingNoted-entry = Erro
event-PlaceTaken = { $who } sitúase de pé tras a praza { $seat }.
event-PlaceTaken-entry = Praza
event-SeatAsked = { $who } pide praza.
event-SeatAsked-entry = Praza

# Dous panos
event-SessionBegun = Comeza outra sesión de banca libre.
event-SessionBegun-entry = Sesión
event-BankOffered = { $fixed ->
    [yes] Ofrécese a banca, por { $least }.
   *[no] A banca vai a poxa, desde { $least }.
}
event-BankOffered-entry = Poxa
event-LotsDue = Procédese por sorteo.
event-LotsDue-entry = Sorteo
event-LotDrawn = { $lot ->
    [first] O sorteo favorece o primeiro pano.
    [second] O sorteo favorece o segundo pano.
   *[person] O sorteo favorece a { $who }.
}
event-LotDrawn-entry = Sorteo
event-BankAwarded = A banca é de { $who }, por { $amount }.
event-BankAwarded-entry = Banca
event-NobodyBids = Non hai poxador; remata o corte.
event-NobodyBids-entry = Poxa
event-BankSet = A banca é de { $amount }. Fagan as súas apostas.
event-BankSet-entry = Banca
event-BankReplenished = Quen ten a banca repona con { $amount }.
event-BankReplenished-entry = Banca
event-BankLeft = Remata a banca de { $who }, que leva { $amount }: { $cause }.
event-BankLeft-entry = Banca
event-ShoeGoesOn = Quen ten a banca consérvaa no corte seguinte.
event-ShoeGoesOn-entry = Banca
event-StakePlaced = { $who } aposta { $amount }: { $on }.
event-StakePlaced-entry = Aposta
event-StakeWithdrawn = { $who } retira a súa aposta.
event-StakeWithdrawn-entry = Aposta
event-BancoCalled = { $who } fai banco sobre os dous panos: { $amount }.
event-BancoCalled-entry = Banco
event-StakesClosed = Xa non vai máis.
event-StakesClosed-entry = Peche
event-NoStakes = Ninguén apostou; non hai xogada.
event-NoStakes-entry = Peche
event-DepositRaised = A banca aumenta o depósito en { $amount }.
event-DepositRaised-entry = Banca
event-ClothsDealt = A banca reparte.
event-ClothsDealt-entry = Reparto
event-TurnCame = Quenda: { $side }.
event-TurnCame-entry = Reparto
event-WordSpoken = { $side }: { $word ->
    [card] «carta»
   *[no] «non»
}.
event-WordSpoken-entry = Palabra
event-CardGiven = Terceira carta: { $side }.
event-CardGiven-entry = Reparto
event-LaidDown = { $side }: abate con { $cards }.
event-LaidDown-entry = Palabra
event-ThreeHandsShown = Amósanse as tres mans.
event-ThreeHandsShown-entry = Resultado
event-ClothsDecided = Primeiro pano: { $first ->
    [first] gaña
    [bank] gaña a banca
    [tie] empate
   *[void] nulo
}. Segundo pano: { $second ->
    [second] gaña
    [bank] gaña a banca
    [tie] empate
   *[void] nulo
}.
event-ClothsDecided-entry = Resultado
event-SpareUsed = { $side }: queda coa carta que agardaba, { $card }.
event-SpareUsed-entry = Erro
event-SpareDiscarded = Descártase a carta sobrante: { $cards }.
event-SpareDiscarded-entry = Erro
event-ClothsSettled = Págase e cóbrase nos dous panos; a casa retén { $taken }.
event-ClothsSettled-entry = Pagamento
event-CoupAnnulled = Xogada nula: { $cause }. Devólvense todas as apostas.
event-CoupAnnulled-entry = Xogada nula
event-SurplusFound = Extraeuse unha carta de sobra.
event-SurplusFound-entry = Erro
event-StrangerPlays = { $who } xa se pronunciou; a xogada mantense.
event-StrangerPlays-entry = Erro
event-CardsHandedBack = { $side }: as cartas volven a quen ten a quenda.
event-CardsHandedBack-entry = Erro
event-ClothVoided = { $side }: a xogada é nula e as súas posturas devólvense.
event-ClothVoided-entry = Erro
event-ThirdRecovered = { $side }: recupérase a terceira carta; a xogada continúa.
event-ThirdRecovered-entry = Erro
event-ClothShown = { $side }: as súas dúas cartas quedaron descubertas, { $cards }.
event-ClothShown-entry = Erro
event-WrongWord = { $side }: { $word ->
    [card] «carta»
   *[no] «non»
}, contra as regras, e ninguén o notou.
event-WrongWord-entry = Palabra
event-CoupRestored = { $side }: a xogada restablécese.
event-CoupRestored-entry = Erro
event-SpareDrawn = Unha carta que ninguén pediu, { $card }, queda á espera.
event-SpareDrawn-entry = Erro
event-CardsPassedOn = { $side }: as cartas pasan a { $who }.
event-CardsPassedOn-entry = Erro
event-HandAdvised = { $side }: recibiu consello e xoga segundo as regras.
event-HandAdvised-entry = Erro
event-HandDeemed = { $side }: conta { $points }.
event-HandDeemed-entry = Erro
event-ScoreCorrected = O anuncio da banca non vale.
event-ScoreCorrected-entry = Erro
