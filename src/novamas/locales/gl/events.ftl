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
event-BankTaken = Ten a banca: { $who }, con { $amount } para cubrila.
event-BankTaken-entry = Banca
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
