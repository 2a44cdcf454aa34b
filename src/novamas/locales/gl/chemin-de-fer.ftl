# Chemin de fer no navegador: o óvalo, o que se pode dicir, as palabras do xogo, a consola.

# Por que unha mesa non pode abrirse así
bad-banco-free = Quen fai banco xoga á súa elección en todo caso.
bad-no-unlimited-bank = Esta norma non coñece unha banca sen máximo.
bad-bank-least = Unha banca é de polo menos { $least } veces o mínimo, non { $value }.
bad-bank-most-fixed = O máis que pode ter unha banca non o di a casa.
bad-garage-fixed = Desde onde se forma garaxe non o di a casa.
bad-garage-below-zero = Desde onde se forma garaxe cóntase en mínimos, de cero en diante.

chemin-letter-punto = P
chemin-garage = Garaxe
chemin-hand-punto = Punto
chemin-auctioned = A man vai a poxa
chemin-passes = A man pasa
chemin-offered = Quen toma a man?
chemin-needs = Quen a tome pon polo menos { $amount }
chemin-name-partner = { $name }, asociado
chemin-is-partner = asociado da banca
chemin-is-refusals = { $count } negativas
chemin-spot-stake = A súa postura
chemin-spot-line = Na raia: xoga ½
chemin-not-PassHand = Despois da primeira xogada: quen toma a man dá polo menos unha vez.
chemin-not-SetAside-its-winnings = Cando as ganancias da banca pasen de { $amount }.
chemin-not-SetAside-the-bank = Cando a banca pase de { $amount }.
chemin-not-CallBanco = Hai que ter { $amount }, toda a banca.
chemin-not-CallFollowed = Só quen perdeu el só a xogada anterior contra esta banca.
chemin-not-CallWithTable = Outro fixo banco e cobre toda a banca.
chemin-not-partner = O asociado gaña e perde coa banca: non xoga contra ela.
chemin-too-few = Faltan xogadores: han de ser polo menos { $players }.
chemin-highest = Tómaa a poxa máis alta
chemin-here-stake = a súa postura
chemin-here-line = raia ½
chemin-part-bet = { $who }: { $amount }
chemin-part-banco = { $who }: banco, { $amount }
chemin-part-followed = { $who }: banco seguido, { $amount }
chemin-part-with-table = { $who }: coa mesa, { $amount }
chemin-part-complete = { $who }: completa, { $amount }
chemin-part-joint = { $who }: en asociación, { $amount }
chemin-part-plays = { $said } (xogan { $plays })
chemin-part-returns = { $said } (volvería)
chemin-how-goal = Dúas mans, a banca e o punto: gaña a que máis se achega a nove. As figuras e o dez valen cero, o as un; da suma só conta a última cifra.
chemin-how-bank = A banca non é a casa, é un xogador: pon unha suma e dá as cartas. Consérvaa mentres gaña, co gañado en xogo, e pode pasar a man entre dúas xogadas.
chemin-how-against = Os demais xogan contra ela. «Banco» é cubrila un só, e vai antes ca as posturas. Os números pequenos xunto ás prazas din quen vai primeiro.
chemin-how-cards = Dúas cartas a cada man; oito ou nove abátese e decide. Se non, o punto pide con 0 a 4, elixe con 5 e plántase con 6 ou 7; despois, a banca como queira.
chemin-how-end = O punto cobra á par. Do que gaña a banca, a casa retén o { $cagnotte } na cagnotte: é o único que leva. Se a banca perde, a man vai ao seguinte pola dereita.
chemin-how-seat = Cando lle chegue a man pode tomala ou non; rexeitala { $refusals } veces seguidas custa a praza.
chemin-laid-bet = { $who }: { $amount } contra a banca
chemin-laid-banco = { $who }: banco, { $amount }
chemin-laid-followed = { $who }: banco seguido, { $amount }
chemin-laid-with-table = { $who }: banco coa mesa, { $amount }
chemin-laid-complete = { $who } completa a banca: { $amount }
chemin-laid-joint = { $who }: parte nun banco, { $amount }
chemin-order-hint = En orde de prioridade, desde a dereita da banca
chemin-take-partner = Aceptar a { $who }
chemin-no-partner = Non aceptar a { $who }
chemin-refused = Negativas seguidas: { $count }; con { $most } pérdese a praza.
chemin-way = A quen se ofrece a man
chemin-way-seated = Rotación, pola dereita
chemin-way-standing = Quen está de pé
chemin-way-former = Volve a quen a pasou
chemin-way-auction = Poxa, ao mellor poxador
chemin-way-forced = Á dereita, polo mínimo
chemin-bids-tie = A igual poxa, antes quen está sentado.
chemin-pay-punto = Gaña o punto: págase á par da banca
chemin-pay-bank = A banca cobra as posturas, menos { $taken } de cagnotte; queda en { $amount }
chemin-pay-tie = Empate: as posturas volven
chemin-means-bank = O diñeiro dun xogador contra todos. Reparte, consérvaa mentres gaña e pode pasala.
chemin-term-punto = Punto
chemin-means-punto = A man de todos os que xogan contra a banca; leva as súas cartas quen máis xoga.
chemin-means-banco = Cubrir un só toda a banca. As demais posturas volven.
chemin-term-followed = Banco seguido
chemin-means-followed = Quen perdeu un banco pode repetilo antes cós demais.
chemin-term-table = Banco coa mesa
chemin-means-table = A metade da banca para un; o resto, para a mesa.
chemin-term-garage = Garaxe
chemin-means-garage = Ganancias da banca fóra de xogo: por vontade, por non cubertas ou por exceder o máximo.
chemin-term-priority = Prioridade
chemin-means-priority = Desde a dereita da banca arredor da mesa; despois, quen está de pé: os números pequenos.
chemin-term-partner = Asociado
chemin-means-partner = Comparte diñeiro, ganancias e perdas da banca, pero non decide.
chemin-term-salute = Saudar
chemin-means-salute = Deixar pasar a primeira man tras sentar co sabot comezado. Rexeitar { $refusals } mans seguidas custa a praza.
chemin-means-auction = A man que ninguén tomou vai ao mellor poxador.
chemin-now-idle = Ninguén ten a banca. Prepárase o sabot, ou o crupier vai ofrecer a man.
chemin-now-offering = A man ofrécese pola mesa, cada vez ao seguinte pola dereita.
chemin-now-auction = Ninguén tomou a man: vai ao mellor poxador, sentado ou de pé.
chemin-now-holding = Entre dúas xogadas decide a banca: anunciar, formar garaxe, aumentar, asociarse ou pasar a man.
chemin-now-betting = Xógase contra a banca. O banco vai antes cás posturas, e a prioridade vai desde a dereita da banca.
chemin-now-closed = Non van máis apostas. A banca reparte as cartas.
chemin-now-dealing = Repártense as cartas: dúas ao punto e dúas á banca.
chemin-now-lifting = Quen máis xoga leva as cartas do punto e míraas.
chemin-now-speaking = Fala primeiro o punto: abate con 8 ou 9, pide con 0 a 4, elixe con 5, plántase con 6 ou 7.
chemin-now-giving = O punto pediu carta. A banca dáa, ou abate con oito ou nove.
chemin-now-banking = Fala a banca: carta ou non, á súa elección, agás que pida o cadro.
chemin-now-granting = O punto anunciou mal: a banca di se lle dá carta.
chemin-now-withdrawing = A banca abateu antes de tempo: as posturas poden retirarse.
chemin-why-TakeBank = Vostede pon unha suma e reparte; os demais xogan contra ela. Consérvaa mentres gañe.
chemin-why-DeclineBank = A man vai ao seguinte pola súa dereita. Demasiadas negativas seguidas custan a praza.
chemin-why-Salute = Quen sentou co sabot comezado deixa pasar a primeira man e recupera todos os dereitos.
chemin-why-PledgeBank = Varios poñen xuntos a suma dunha man pasada.
chemin-why-Bid = A poxa máis alta leva a man; a igual poxa, antes quen está sentado.
chemin-why-PassHand = Vostede retírase con banca e garaxe. A man ofrécese pola mesma suma.
chemin-why-SetAside = Ganancias fóra de xogo: seguen sendo súas e non se arriscan na xogada seguinte.
chemin-why-AllGoes = Renuncia ao garaxe: todo o que gañe queda en xogo.
chemin-why-OfferShare = Ofrece á banca unha suma para gañar e perder con ela. O asociado nin decide nin xoga en contra.
chemin-why-AnswerShare = Compartir ou non a banca decídeo vostede.
chemin-why-CallBanco = Cobre vostede só toda a banca. Se o piden varios, vale o primeiro na orde de prioridade.
chemin-why-CallFollowed = Perdeu vostede só a xogada anterior: pode repetir o banco antes ca ninguén.
chemin-why-CallWithTable = Cobre a metade da banca e leva as cartas; a mesa pode cubrir o resto.
chemin-why-CompleteTable = Cobre todo o que deixa o banco coa mesa.
chemin-why-JoinBanco = Varios cobren xuntos toda a banca; leva as cartas a parte maior.
chemin-why-LeaveStake = Podería retirar a súa postura, e déixaa xogar.
chemin-why-RemoveLate = O posto despois do peche só xoga se vostede o consente.
chemin-why-DealCards = Dúas cartas ao punto e dúas para vostede, dunha nunha.
chemin-why-RefuseToDeal = Quen tomou a banca e aínda non repartiu pode negarse: a banca póxase e non pode poxar por ela.
chemin-why-LiftCards = Leva as cartas do punto por todos os que xogan contra a banca.
chemin-why-RefuseCard = O punto anunciou mal: non está obrigado a dar a carta.
console-act-TakeBank = Tomar a banca
console-act-DeclineBank = Non tomar a man
console-act-Salute = Saudar
console-act-PledgeBank = Tomala en asociación
console-act-Bid = Poxar
console-act-HoldBank = Anunciar a banca
console-act-PassHand = Pasar a man
console-act-RaiseBank = Aumentar a banca
console-act-SetAside = Formar garaxe
console-act-AllGoes = Todo vai
console-act-OfferShare = Propoñer asociación
console-act-AnswerShare = Responder ao asociado
console-act-CallBanco = Banco
console-act-CallFollowed = Banco seguido
console-act-CallWithTable = Banco coa mesa
console-act-CompleteTable = Completar a banca
console-act-JoinBanco = Banco en asociación
console-act-TakeStake = Retirar a postura
console-act-LeaveStake = Manter a postura
console-act-RemoveLate = Retirar o tardío
console-act-DealCards = Repartir cartas
console-act-RefuseToDeal = Negarse a repartir
console-act-LiftCards = Mirar as cartas
console-act-LayDown = Abater
console-act-AskCard = Carta
console-act-StandPat = Non, plántome
console-act-AskAdvice = Pedir consello
console-act-AskChart = Pedir o cadro
console-act-GiveCard = Dar a carta
console-act-RefuseCard = Negar a carta
console-act-StandBehind = Situarse tras unha praza
console-act-AskSeat = Pedir praza
console-act-OfferBank = Ofrecer a man
console-act-AwardTogether = Adxudicar en asociación
console-act-OpenAuction = Abrir a poxa
console-act-CloseAuction = Pechar a poxa
console-act-PayStakes = Pagar e recoller
console-act-ShufflePack = Barallar
console-act-LastShuffle = Última mestura
console-act-CheckCards = Comprobar os naipes
console-act-EarlyDraw = A banca saca unha carta antes de pecharse as apostas
console-act-WaiveEarly = Excepción: retíranse as cartas anticipadas
console-act-CardsStuck = Saen dúas ou máis cartas pegadas
console-act-CardOnFloor = Cae unha carta ao chan
console-act-CroupierShows = O crupier descobre unha carta
console-act-DealFault = Outro erro do crupier no reparto
console-act-WrongCardCall = O crupier anuncia «carta» e o punto dixo «non»
console-act-Misdelivered = As cartas do banco seguido danse a outro
console-act-FifthCard = A banca saca a quinta carta antes de falar o punto
console-act-TooManyCards = A banca dáse máis de dúas cartas
console-act-TwoThirdCards = Dúas terceiras cartas
console-act-TwoThirdCards-punto = Dúas terceiras cartas ao punto
console-act-TwoThirdCards-bank = Dúas terceiras cartas á banca
console-act-CardDropped = Cae á cesta unha carta do punto
console-act-CardDropped-first = Cae á cesta unha das dúas primeiras cartas do punto
console-act-CardDropped-third = Cae á cesta a terceira carta do punto
console-act-BankerShows = A banca descobre unha carta do punto
console-act-BankerLaysEarly = A banca abate antes de falar o punto
console-act-BankerOffers = A banca dá ou ofrece carta en vez de abater
console-act-BankerDiscards = A banca bota á cesta unha carta sen amosar
console-act-TooSlow = O punto tarda de máis
console-act-AdviceGiven = Alguén aconsella unha man
console-act-AdviceGiven-punto = Alguén aconsella o punto
console-act-AdviceGiven-bank = Alguén aconsella a banca
console-act-Miscalled = O punto di unha palabra por outra
console-act-CorrectCall = Outro erro no anuncio do punto
console-act-PuntoDiscards = O punto bota as súas cartas á cesta sen amosalas
console-act-CardsGrabbed = Alguén colle as cartas do banco seguido
console-act-Strayed = Un xogador de pé cambia de sitio seguindo a man
console-act-AbsentAtTurn = Ausente aquel a quen chega a man
console-act-ChangeStake = Cambio dunha postura: xoga menos
console-act-Ruling = O xefe de mesa decide o non previsto
console-act-Ruling-void = Non previsto: xogada nula
console-act-Ruling-go-on = Non previsto: a xogada continúa
console-does-CroupierShows = A carta queda á vista e a lei di como seguen ambas as mans.
console-does-BankerShows = A carta queda á vista; tamén pode ter que descubrirse a da banca.
console-does-BankerLaysEarly = As cartas da banca quedan á vista e as posturas poden retirarse.
console-does-Miscalled = { $game ->
    [baccarat-banque] Míranse as cartas do punto: corríxese a súa palabra ou mantense.
   *[other] Míranse as cartas do punto. Se a súa palabra vai contra as regras, a banca dá ou nega a carta, pero quen ten cero recíbea; un 8 ou 9 esquecido xa non se abate; quen fai banco mantén a súa palabra.
}
console-does-CorrectCall = O punto volve falar e descártase a carta que saíu polo seu erro. Quen fai banco mantén a súa palabra, agás se ten cero e dixo «non».
console-does-BankerDiscards = A banca perde a xogada, sexan cales sexan as cartas.
console-does-PuntoDiscards = O punto perde a xogada, sexan cales sexan as cartas.
console-does-OfferBank = A man ofrécese ao primeiro pola dereita.
console-does-OpenAuction = Ninguén tomou a man: todos poden poxar.
console-does-CloseAuction = { $game ->
    [baccarat-banque] A poxa máis alta ten a banca; a igual poxa decide o sorteo, e aos demais devólveselles.
   *[other] A poxa máis alta ten a man; aos demais devólveselles.
}
console-does-PayStakes = Descóbrense e anúncianse os xogos, págase e recóllese; xa non cabe reclamación.
console-does-AwardTogether = Quen reuniu a suma ten a man.
console-does-ShufflePack = Barállase unha vez máis.
console-does-LastShuffle = O crupier fai a última mestura, antes do corte.
console-veiled = O que segue depende de cartas aínda tapadas; decídeno estes artigos.
console-phase-paying = Antes do pagamento
console-phase-offering = { $game ->
    [baccarat-banque] Adxudícase a banca
   *[other] Ofrécese a man
}
console-phase-auction = Poxa
console-phase-holding = A banca
console-phase-dealing = Reparto
console-phase-lifting = O punto mira
console-phase-speaking = { $game ->
    [baccarat-banque] Falan os panos
   *[other] Fala o punto
}
console-phase-giving = { $game ->
    [baccarat-banque] Carta a un pano
   *[other] Carta ao punto
}
console-phase-banking = Fala a banca
console-phase-granting = Responde a banca
console-phase-withdrawing = Posturas retirables
console-field-card = Carta
console-field-mended = Corrixido sen prexuízo
console-field-drawn = Cartas sacadas por iso
console-field-seen = Viu as cartas
console-field-hand = Man
console-field-which = Que carta
console-field-said = O que dixo
console-field-remedy = Decisión
console-field-seat = Praza
value-punto = punto
value-punto-1 = punto, primeira carta
value-punto-2 = punto, segunda carta
value-bank-1 = banca, primeira carta
value-bank-2 = banca, segunda carta
value-third = terceira carta
value-go-on = a xogada continúa

# -- bets and spots
game-chemin-de-fer = Bacará-ferrocarril ou chemin de fer

# -- calls
call-completar-la-banca = Quen completa a banca?
call-no-van-mas-apuestas = Non van máis apostas
call-banco-seguido = Banco seguido
call-banco-con-la-mesa = Banco coa mesa
call-banco-en-asociacion = Banco en asociación
call-con-la-mesa-yo-completo = Coa mesa eu completo
call-con-la-mesa-y-ultimo-completo = Coa mesa e último completo
call-todo-va = Todo vai
call-hand-offered = A man, por { $amount }
call-bank-taken = Banca de { $amount }
call-hand-auctioned = Póxase a man, desde { $amount }
call-hand-passes = A man pasa
call-bank-ended = { $cause ->
    [lost] A banca perdeu
    [refused] A banca rexéitase
    [shoe] Fin do corte
   *[session] Fin da sesión
}
call-advice-stand = Con cinco, plántese
call-card-for-banker = Carta para a banca
call-banker-stands = A banca plántase

# -- what happened
event-account-garage = garaxe
event-account-pledged = sumas ofrecidas
event-why-garage = garaxe
event-cause-forced = non tomou a man obrigada
event-cause-refusals = demasiadas veces rexeitada a man
event-cause-absent = ausente ao chegar a man
event-cause-voluntary = voluntario
event-cause-compulsory = obrigatorio
event-cause-improper = impropio
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
event-ClaimsOpened = Dita a última palabra: ata que o crupier pague pódese reclamar.
event-ClaimsOpened-entry = Xogada
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
event-CardsLifted = { $who } mira as cartas.
event-CardsLifted-entry = Cartas
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
event-HeldUsed = { $hand ->
    [punto] A carta anticipada, { $card }, é do punto.
   *[bank] A carta anticipada, { $card }, é da banca.
}
event-HeldUsed-entry = Cartas
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

# -- in the office
office-option-banco-free = Quen fai banco xoga á súa elección
office-option-wait-for-claims = Agárdase polo crupier para pagar: ata entón pódese reclamar
office-option-unlimited = Banca sen límite, «todo vai»
office-option-garage = Garaxe desde
office-option-garage-then = Tantas veces o mínimo da mesa; 0: desde a primeira ganancia.

# -- in the terminal
play-do-TakeBank = tomar a banca
play-do-DeclineBank = non tomar a man
play-do-Salute = saudar
play-do-PledgeBank = parte da man, en asociación
play-do-PassHand = pasar a man
play-do-SetAside = formar garaxe
play-do-AllGoes = todo vai
play-do-OfferShare = ofrecerse de persoa asociada
play-do-AnswerShare = aceptar a persoa asociada
play-do-CallFollowed = facer banco seguido
play-do-CallWithTable = banco coa mesa
play-do-CompleteTable = completar a banca
play-do-JoinBanco = parte nun banco
play-do-LeaveStake = manter a postura
play-do-RemoveLate = facer retirar o tardío
play-do-RefuseToDeal = negarse a repartir
play-do-LiftCards = mirar as cartas
play-do-RefuseCard = negar a carta
play-temper-partner = comparte as bancas
play-do-AnswerShare-other = rexeitar o asociado

# -- refusals
refused-holds-the-bank = Quen ten a banca non pode facer iso agora.
refused-more-than-was-won = Só poden excluírse as ganancias.
refused-no-garage-yet = Aínda non se pode formar garaxe.
refused-no-unlimited-bank = Só se renuncia ao garaxe se a banca xoga sen máximo.
refused-no-bank-to-share = Agora non hai banca á que asociarse.
refused-below-the-bank = { $value } é menos que a suma que se ten que igualar, { $limit }.
refused-above-the-need = { $value } é máis do que falta, { $limit }.
refused-below-the-best-bid = { $value } non chega á poxa necesaria, { $limit }.
refused-hand-not-offered = Agora non se lle ofrece a man a { $value }.
refused-no-salute-owed = Agora non hai que saudar.
refused-no-auction = Agora non hai poxa.
refused-must-salute = Quen acaba de sentar ten que deixar pasar a man.
refused-passed-it-himself = Quen tivo esta man non poxa por ela.
refused-associate-does-not-play = O asociado da banca non intervén no xogo.
refused-not-half-the-bank = { $value } non é a postura do «banco coa mesa»: { $limit }.
refused-no-banco-to-follow = { $value } non ten banco que repetir.
refused-nothing-late = Non hai posturas tardías.
refused-too-late-to-follow = Outra persoa ten xa as cartas: é tarde para o banco seguido.
refused-bank-is-covered = Xa se pediu toda a banca.
refused-nothing-to-complete = Non hai nada que completar.

# O que saíu, en palabras
chemin-came-punto = gaña o punto
chemin-came-bank = gaña a banca
chemin-came-tie = empate
