# Póker de círculo: os xogadores entre si.
# Por que unha mesa non pode abrirse así
bad-deck-size = Non se xoga con { $value } naipes: con { $allowed }.
bad-limit-kind = Aquí non hai ese límite: { $allowed }.
bad-forced-bet = Aquí non se empeza con esa aposta: { $allowed }.
bad-minimum-of-maximum = O mínimo é do { $least } ao { $most } % do máximo, non o { $value } %.
bad-ante-of-minimum = O ante é como moito o { $most } % do mínimo, non o { $value } %.
bad-house-benefit = O beneficio da casa é así do { $least } ao { $most } %, non do { $value } %.
bad-benefit-cap = Só se limita en mínimos, de cero en diante, o que a casa toma do bote.
bad-raises-fixed = Cantas veces se sobe non o di aquí a casa, ou non pode ser { $value }.
bad-hours-of-game = Unha partida non dura { $value } horas.
bad-first-common = Nesta variedade non se amosa unha carta común ao repartir.
bad-time-bank = Máis tempo para pensar: de ningunha a { $most } veces por partida, non { $value }.
bad-law-streets = As rúas numéranse desde o un, sen saltos.
bad-law-deck-size = Unha baralla ten os mesmos rangos en cada pau, e 52 naipes como moito.
bad-law-cards-for-players = Non hai naipes para { $players } xogadores.
bad-law-own-cards = Das cartas propias úsanse de ningunha a todas.

# O que non se permite
refused-not-in-the-hand = Vostede non xoga esta man.
refused-bet-to-cover = Hai unha aposta: cúbraa, súbaa ou retírese.
refused-nothing-to-cover = Non hai nada que cubrir: pase ou aposte.
refused-nobody-could-cover = Ninguén máis ten fichas para cubrir unha suba.
refused-no-more-raises = Xa subiu todas as veces que se pode neste intervalo.
refused-in-the-hand = Xoga unha man: remátea ou retírese dela antes.
refused-no-hours-here = Esta partida non se conta por horas.
refused-game-too-short = A partida aínda non durou o que debe.
refused-not-seated = Para iso hai que estar sentado.
refused-rested-enough = Xa descansou todas as mans que se pode nesta partida.
refused-not-resting = Non está descansando.
refused-lots-running = Estanse a sortear os postos.
refused-seat-assigned = Coa partida iniciada o posto asígnao o responsable: o primeiro libre.
refused-stack-in-play = Coa xogada iniciada non se engaden fichas ao resto.
refused-resto-not-gone = O resto só se repón cando se esgotou.
refused-resto-too-small = Ese resto é menor do que pide a mesa.
refused-resto-too-large = Ese resto é maior do que admite a mesa.
refused-stack-kept = Non se gardan fichas do resto mentres se xoga.
refused-blinds-before-cards = Unha cega só vale antes de que se repartan as cartas.
refused-cards-to-throw = Non se poden cambiar esas cartas.
refused-no-time-bank = Nesta mesa non hai máis tempo para pensar ca o do reloxo.
refused-time-bank-spent = Xa gastou todo o tempo de máis que tiña nesta partida.

# O que se di en voz alta
call-poker-paso = Paso
call-poker-covers = { $who } cobre.
call-poker-raises = { $who } sobe a { $amount }.
call-poker-leaves = { $who } retírase.
call-poker-interval = Intervalo { $number }: fala { $who }.
call-poker-street = Cartas do intervalo { $number }.
call-servido = Servido.
call-poker-throws = { $who } cambia { $cards }.
call-poker-more-time = { $who }: máis tempo.
call-poker-game-begins = Comeza a partida: sortéanse os postos.
call-poker-game-ends = Remata a partida.
call-poker-lead = { $who } ten a man.
call-poker-last-hands = Cumpriuse a hora: as { $hands } últimas mans.
call-poker-showdown = Descubran as súas cartas.
call-poker-shows = { $who }: { $kind ->
    [royal] escaleira real
    [straight-flush] escaleira de cor
    [four] póker
    [full] full
    [flush] cor
    [straight] escaleira
    [three] trío
    [figures] figuras
    [two-pair] dobre parella
    [pair] parella
   *[high-card] carta maior
}.
call-poker-wins = { $who } gaña { $amount }.

# O que ocorreu
event-account-pot = bote
event-why-ante = ante
event-why-blind = cega
event-why-benefit = beneficio da casa
event-GameBegun = Comeza unha partida: sortéanse os postos.
event-GameBegun-entry = Partida
event-SeatDrawn = O sorteo saca a { $who }.
event-SeatDrawn-entry = Sorteo
event-SeatsTaken = Cada un ocupa o posto que lle tocou.
event-SeatsTaken-entry = Postos
event-GameEnded = Remata a partida.
event-GameEnded-entry = Partida
event-LastHands = Cumpriuse a hora: anúncianse as últimas mans.
event-LastHands-entry = Sesión
event-SessionExtended = A sesión amplíase.
event-SessionExtended-entry = Sesión
event-Rested = { $who } descansa.
event-Rested-entry = Descanso
event-CameBack = { $who } volve xogar.
event-CameBack-entry = Descanso
event-HandBegun = Comeza unha man.
event-HandBegun-entry = Man
event-FeesTaken = A casa toma o seu beneficio dos xogadores: { $amount }.
event-FeesTaken-entry = Beneficio
event-ForcedBet = { $who } pon { $amount } antes das cartas.
event-ForcedBet-entry = Aposta inicial
event-BlindsOffered = { $who } pode poñer unha cega.
event-BlindsOffered-entry = Cega
event-ForcedBetsIn = Están as apostas iniciais: repártense as cartas.
event-ForcedBetsIn-entry = Reparto
event-StreetBegun = Repártense as cartas do intervalo seguinte.
event-StreetBegun-entry = Reparto
event-IntervalOpened = Ábrese un intervalo de apostas.
event-IntervalOpened-entry = Intervalo
event-Checked = { $who } pasa.
event-Checked-entry = Paso
event-Covered = { $who } cobre con { $amount }.
event-Covered-entry = Cobre
event-BetRaised = { $who } sobe, con { $amount } máis no bote.
event-BetRaised-entry = Sobe
event-HandLeft = { $who } retírase.
event-HandLeft-entry = Retírase
event-TimeTaken = { $who } pensa máis tempo.
event-TimeTaken-entry = Tempo
event-IntervalClosed = Péchase o intervalo de apostas.
event-IntervalClosed-entry = Intervalo
event-DrawOpened = Pódense cambiar cartas.
event-DrawOpened-entry = Descarte
event-CardsThrown = { $who } descártase.
event-CardsThrown-entry = Descarte
event-CardsDue = Repóñense os descartes.
event-CardsDue-entry = Descarte
event-DiscardsReused = Acabouse o mazo: barállanse os descartes.
event-DiscardsReused-entry = Descarte
event-ShowdownOpened = Descóbrense as cartas.
event-ShowdownOpened-entry = Descuberta
event-CardsOpened = { $who } amosa as súas cartas.
event-CardsOpened-entry = Descuberta
event-PotPaid = Entrégase o bote: { $amount }.
event-PotPaid-entry = Bote
event-HandEnded = Remata a man.
event-HandEnded-entry = Man

# O que se pode facer
console-act-BeginGame = Comezar a partida
console-act-EndGame = Rematar a partida
console-act-HourOver = Cúmprese a hora
console-act-ExtendSession = Ampliar a sesión
console-act-RestHands = Descansar
console-act-ComeBack = Volver xogar
console-act-DealHand = Dar unha man
console-act-PostBlind = Poñer unha cega
console-act-NoBlind = Sen cega
console-act-Check = Paso
console-act-Cover = Cubrir
console-act-RaiseTo = Subir a
console-act-LeaveHand = Retirarse
console-act-ThrowCards = Descartarse
console-act-TakeTime = Máis tempo
console-act-OpenHands = Descubrir as cartas
console-act-PayPot = Entregar o bote
play-do-RestHands = descansar
play-do-ComeBack = volver xogar
play-do-PostBlind = poñer unha cega
play-do-NoBlind = sen cega
play-do-Check = paso
play-do-Cover = cubrir
play-do-RaiseTo = subir a
play-do-LeaveHand = retirarse
play-do-ThrowCards = descartarse
play-do-TakeTime = máis tempo
play-temper-bold = vai con case todo

# No terminal
play-poker-hand = Man { $number }
play-poker-ante = { $who }: ante, { $amount }
play-poker-blind = { $who }: cega, { $amount }
play-poker-fee = { $who }: beneficio da casa, { $amount }
play-poker-throws = { $who }: cambia { $cards }
play-poker-back = { $who }: volven { $amount } que ninguén cubriu
play-poker-taken = a casa toma { $amount }
play-poker-wins = { $who }: gaña { $amount }
play-poker-common = comúns
play-poker-pot = Bote: { $amount }
play-poker-limit-fixed = límite fixo
play-poker-limit-split = split limit
play-poker-limit-pot = bote con límite
play-poker-limit-none = sen límite
play-poker-house = { $way ->
    [pot] A casa toma o { $percent } % do que entra no bote en cada intervalo; ata agora { $amount }.
    [session] A casa cobra o { $percent } % por sesión; ata agora { $amount }.
   *[hand] A casa cobra por man o { $percent } % do mínimo; ata agora { $amount }.
}

# No regulamento e na oficina
bet-pot-bet = Aposta no bote
poker-kind-figures = figuras
rules-maximum-circle-poker-fixed = fixo, segundo o intervalo
rules-maximum-circle-poker-split = a metade do bote
rules-maximum-circle-poker-pot = o bote
rules-maximum-circle-poker-none = ningún
office-option-cards = Naipes
office-option-limit = Límite das apostas
office-option-minimum-percent = Mínimo, en % do máximo
office-option-ante-percent = Ante, en % do mínimo
office-option-forced = Aposta inicial
office-option-benefit = Beneficio da casa
office-option-benefit-percent = Beneficio, en %
office-option-benefit-cap = Tope do beneficio, en mínimos
office-option-raises = Subas por xogador e intervalo
office-option-hours = Horas da partida
office-option-show-first = Primeira carta común ao repartir
office-option-equity = Os xogadores poden preguntar canto valen as súas cartas
office-option-time-bank = Veces por partida que un xogador pode pensar máis tempo

circle-poker-how-goal = Os xogadores xogan uns contra outros, non contra a casa. Gaña o bote a mellor combinación de cinco cartas, ou quen queda só porque os demais se retiran.{ $boards ->
    [1] {""}
   *[other] {" "}Hai { $boards } filas de cartas comúns: cada unha decide unha parte igual do bote.
}{ $low ->
    [yes] {" "}A metade do bote é para a mellor man baixa, se a hai.
   *[no] {""}
}
circle-poker-how-cards = Recibe { $own } cartas{ $open ->
    [0] , tapadas
   *[other] , { $open } delas á vista de todos
}.{ $common ->
    [0] {""}
   *[other] {" "}Ademais descóbrense { $common } cartas comúns{ $exact ->
        [yes] , e cada man usa exactamente { $used } das propias
       *[no] , e de todas elixe as cinco mellores
    }.
}{ $discards ->
    [0] {""}
   *[other] {" "}Unha vez pode cambiar ata { $discards }.
}
circle-poker-how-forced = { $forced ->
    [blinds] Antes das cartas, quen ten a man pon o mínimo e o seguinte dóbrao: son as apostas cegas.
   *[ante] Antes das cartas cada xogador pon o ante, o { $percent } do mínimo.
}
circle-poker-how-turns = Na súa quenda pode pasar se ninguén apostou, cubrir a aposta, subila ou retirarse e perder o posto. Se non lle chegan as fichas, xoga pola parte que puxo.
circle-poker-how-limit = { $limit ->
    [fixed] Cada subida é dunha cantidade fixa.
    [split] Unha aposta non pode pasar da metade do bote.
    [levels] Nas primeiras quendas rexe un límite baixo e nas últimas un alto.
    [pot] Unha aposta non pode pasar do bote.
   *[none] Pode apostar todas as fichas que teña na mesa.
}{ $raises ->
    [0] {""}
   *[other] {" "}En cada quenda pode subir { $raises } veces.
}
circle-poker-how-benefit = { $benefit ->
    [pot] A casa retén o { $rate } do bote en cada quenda de apostas.
    [session] A casa cobra a cada xogador o { $rate } do máximo da mesa por hora de sesión.
   *[hand] A casa cobra a cada xogador o { $rate } do mínimo en cada man.
} Non xoga: é o único que leva.

# A mesa no navegador
circle-poker-came = págase un bote de { $amount }
circle-poker-lead = Ten a man
circle-poker-lead-short = M
circle-poker-rests = descansa
circle-poker-left = retírase
circle-poker-thinks = pensa máis
circle-poker-all-in = todo o seu resto
circle-poker-changed = cambia { $cards }
circle-poker-served = servido
circle-poker-time-left = { $left ->
    [0] non lle queda máis
    [one] quédalle 1 vez
   *[other] quédanlle { $left } veces
}
circle-poker-board = Fila { $number } de cartas comúns
circle-poker-common = Cartas comúns
circle-poker-pot = Bote
circle-poker-bets = Apostas deste intervalo
circle-poker-pots = Botes
circle-poker-main = Principal
circle-poker-side = Á parte { $number }
circle-poker-wins = { $who }: { $amount }
circle-poker-won = Gaña { $who } { $amount }{ $shown ->
    [yes] {" "}con { $hand }
   *[no] {""}
}
circle-poker-won-own = Gaña vostede { $amount }{ $shown ->
    [yes] {" "}con { $hand }
   *[no] {""}
}
circle-poker-taken = a casa, { $amount }
circle-poker-waits = A partida comeza cando haxa { $players } xogadores sentados: os postos sortéanse.
circle-poker-throw = Toque as cartas que queira cambiar, { $most } como moito.
circle-poker-change = Cambiar { $cards }
circle-poker-serve = Servido
circle-poker-bet = Apostar
circle-poker-slider = Canto
circle-poker-quick-least = Mínimo
circle-poker-quick-half = Medio bote
circle-poker-quick-pot = Bote
circle-poker-quick-most = Máximo
circle-poker-need = Cubrir { $amount } por un bote de { $pot }: sae a conta se gaña polo menos o { $share } das veces.
circle-poker-order = De maior a menor
circle-poker-limit = Límite
circle-poker-limit-fixed = fixo, ata { $amount }
circle-poker-limit-split = medio bote
circle-poker-limit-pot = o bote
circle-poker-limit-none = sen límite
circle-poker-forced = Antes das cartas
circle-poker-benefit = Para a casa
circle-poker-benefit-pot = { $percent } % do bote
circle-poker-benefit-session = { $percent } % do máximo por hora
circle-poker-benefit-hand = { $amount } por man
circle-poker-time-bank = Máis tempo
circle-poker-time-each = { $times ->
    [one] 1 vez por partida
   *[other] { $times } veces por partida
}
# Erros e conduta
refused-ante-owed = Aínda non puxo o ante: póñao ou retírese.
refused-bet-to-complete = O que puxo xa é do bote: só pode completalo ata cubrir.
refused-bet-out-of-turn = Apostou fóra de quenda: vale, pero xa non pode subir neste intervalo.
refused-turn-to-be-decided = Antes decide o responsable sobre a quenda que se pasou.
refused-no-ante-owed = O seu ante xa está no bote.
refused-no-turn-passed-over = Ninguén lle pasou a quenda.
refused-nobody-to-decide = Non hai ninguén sobre quen decidir.
call-poker-warns = { $who }, chámaselle a atención.
call-poker-new-hand = A man non vale: recóllense as cartas e dáse outra.
event-cause-count = un xogador recibiu máis ou menos cartas
event-cause-wrong-card = un xogador viu unha carta que non era súa
event-cause-face-up = apareceu unha carta descuberta
event-cause-bad-pack = a baralla é defectuosa
event-cause-nobody-left = non queda ninguén na man
event-cause-too-few-cards = non quedan cartas para substituír
event-cause-mixed = mesturou as súas cartas cos descartes
event-cause-touched = as súas cartas tocaron as doutro
event-cause-skipped = pasóuselle a quenda
event-cause-decision = decisión do responsable
event-cause-proxy = encargou a outro que xogase por el
event-cause-pairs = xogou en parella
event-cause-gambling-the-pot = xogou o bote voluntariamente
event-cause-sharing-the-pot = repartiu o bote voluntariamente
event-cause-collusion = connivencia entre xogadores
event-cause-adding-chips = engadiu fichas ao resto en plena xogada
event-cause-lending = prestou diñeiro a outro xogador
event-cause-hiding-chips = gardou fichas do resto
event-cause-cards-away = retirou as cartas da mesa ou da vista
event-cause-touching-cards = tocou cartas que non eran súas
event-cause-comments = comentou a xogada con outros
event-cause-looking = mirou as cartas doutros
event-cause-opinion = opinou sobre o xogo despois de retirarse
event-cause-talking = falou máis do necesario
event-cause-deceiving = simulou para confundir aos demais
event-cause-criticising = influíu no xogo doutro ou criticouno
event-cause-watching = miraba a partida xunto á mesa
event-HandVoided = A man non vale: { $cause }. Devólvese o posto e dáse de novo.
event-HandVoided-entry = Erro
event-DealMended = Corríxese o reparto antes das apostas.
event-DealMended-entry = Erro
event-ShuffledAgain = Viuse unha carta ao cortar: barállase outra vez.
event-ShuffledAgain-entry = Barallado
event-CallPutRight = As cartas de { $who } falan por si soas: o anunciado non conta.
event-CallPutRight-entry = Erro
event-AbsenceNoted = { $who } está ausente: o reparto vale.
event-AbsenceNoted-entry = Erro
event-AbsenceEnded = { $who } volveu a tempo.
event-AbsenceEnded-entry = Erro
event-PlaceIncluded = O reparto segue cun posto no que ninguén xoga.
event-PlaceIncluded-entry = Erro
event-SpareCollected = Recóllense as cartas dos postos sen xogador.
event-SpareCollected-entry = Erro
event-PackRecovered = Recupérase a parte superior da baralla.
event-PackRecovered-entry = Erro
event-PackReshuffled = Mestúranse as cartas non usadas, córtase e elimínase a primeira.
event-PackReshuffled-entry = Erro
event-CommonVoided = Descubríronse cartas comúns que non valen.
event-CommonVoided-entry = Erro
event-BettingResumed = Seguen as apostas.
event-BettingResumed-entry = Erro
event-CardsWithdrawn = Retíranselle as cartas a { $who }: { $cause }.
event-CardsWithdrawn-entry = Erro
event-HandRebuilt = Reconstrúese a man de { $who }.
event-HandRebuilt-entry = Erro
event-ShortCovered = { $who } pon { $amount }, que non cobren: debe completalos.
event-ShortCovered-entry = Erro
event-OverCovered = { $who } pon { $amount } sen anunciar subida: só cobre, e volve o resto.
event-OverCovered-entry = Erro
event-CardsSeen = { $who } descobre as súas cartas por erro: o xogo segue.
event-CardsSeen-entry = Erro
event-BetStands = { $who } aposta { $amount } fóra de quenda: vale.
event-BetStands-entry = Erro
event-AnteOwed = Falta o ante de { $who }.
event-AnteOwed-entry = Ante
event-AntePut = { $who } pon o ante que faltaba.
event-AntePut-entry = Ante
event-PotReduced = Faltan antes e non se sabe de quen: xógase cun bote reducido.
event-PotReduced-entry = Ante
event-TurnPassedOver = Pasóuselle a quenda a { $who }.
event-TurnPassedOver-entry = Quenda
event-TurnClaimed = { $who } avisa de que se lle pasou a quenda: decide o responsable.
event-TurnClaimed-entry = Quenda
event-TurnDecided = Queda decidida a quenda de { $who }.
event-TurnDecided-entry = Quenda
event-Reprimanded = Chámaselle a atención a { $who }: { $cause }.
event-Reprimanded-entry = Conduta
event-ExpulsionOpened = { $who } reincide: { $cause }. Decide o responsable.
event-ExpulsionOpened-entry = Conduta
event-PlayerKept = O responsable decide que { $who } segue.
event-PlayerKept-entry = Conduta
event-ShuffleAllowed = { $who } baralla con permiso; a última vez faino o croupier.
event-ShuffleAllowed-entry = Barallado
console-act-DealingError = Erro no reparto
console-act-CutExposed = Vese unha carta ao cortar
console-act-WrongAnnouncement = O croupier anuncia unha combinación errónea
console-act-PlayerAbsent = Un xogador está ausente
console-act-PlayerReturned = Volve o xogador ausente
console-act-DealtToNobody = Dáse carta a un posto sen xogador
console-act-PackPutAway = O croupier retira a baralla antes de tempo
console-act-ExtraCommon = Descóbrense cartas comúns de máis
console-act-EarlyCommon = Descóbrese unha carta común antes de tempo
console-act-SlowPlayer = O xogador tarda demasiado
console-act-CardsMixed = Mestura as súas cartas cos descartes
console-act-PutChips = Poñer fichas sen dicir nada
console-act-CardsExposed = Un xogador descobre as súas cartas
console-act-BetOutOfTurn = Apostar fóra de quenda
console-act-AnteMissing = Falta o ante dun xogador
console-act-AnteUnknown = Faltan antes e non se sabe de quen
console-act-HandsTouched = As cartas de dous xogadores tócanse
console-act-TurnOverlooked = Pásase a quenda dun xogador
console-act-Misconduct = Conduta prohibida
console-act-DecideConduct = Decidir sobre un reincidente
console-act-DecideTurn = Decidir sobre a quenda pasada
console-act-AllowShuffle = Autorizar a un xogador a barallar
console-act-PutAnte = Poñer o ante
console-act-ClaimTurn = Pasáronme a quenda
console-does-DealingError = Recóllense as cartas, devólvese o posto e dáse unha man nova; se se corrixe a tempo, segue.
console-does-Misconduct = A primeira vez chámase a atención; a segunda decide o responsable.
console-does-HandsTouched = Os dous quedan fóra da man.
console-does-BetOutOfTurn = A aposta vale; na súa quenda non poderá subila.
console-field-found = Atópase a parte superior
console-field-cards = Cartas
console-field-antes = Antes que faltan
console-field-decision = Decisión
console-field-rebuilt = A man pódese reconstruír
console-field-neighbour = O outro xogador
play-do-PutChips = poñer fichas sen dicir nada
play-do-BetOutOfTurn = apostar fóra de quenda
play-do-PutAnte = poñer o ante
play-do-ClaimTurn = pasáronme a quenda
circle-poker-chances = O que valen as súas cartas
circle-poker-chances-ask = Calcular
circle-poker-chances-again = Outra vez
circle-poker-chances-counting = Calculando…
circle-poker-chances-none = Agora non hai nada que calcular: cómpre xogar unha man con outros.
circle-poker-chances-share = Se ninguén máis se retira, gañan de media o { $share } do bote contra { $others ->
    [one] outro xogador
   *[other] outros { $others } xogadores
}.
circle-poker-chances-wins = Gaña só o { $wins } das veces e reparte o { $ties }.
circle-poker-chances-how = { $exact ->
    [yes] Contadas todas as mans posibles: { $deals }.
   *[no] Sobre { $deals } mans ao chou.
} Só coas cartas que vostede ve{ $draw ->
    [yes] , sen contar os descartes
   *[no] {""}
}.
circle-poker-costs = O que custa unha hora
circle-poker-costs-pace = A { $hands } mans por hora, segundo as últimas { $counted }.
circle-poker-costs-wait = Dirase cando se xogasen dúas mans.
circle-poker-costs-here = así se cobra aquí
circle-poker-costs-pot = { $percent } % do bote
circle-poker-costs-session = { $percent } % do máximo por hora
circle-poker-costs-hand = { $percent } % do mínimo por man

# As regras, ao comparar normas
section-circle-poker-deck = Naipes
field-deck-cards = cartas da baralla
field-seating-rests = mans de descanso sen perder a praza
field-seating-tournament = xogadores cos que segue un torneo
section-circle-poker-length = Duración da partida
field-length-leads = veces que cada xogador tivo a man
field-benefit-percent = por cento, de menos a máis
field-benefit-of = calcúlase sobre
field-benefit-hands = mans despois de cada hora
value-of-added = o engadido no intervalo
field-stakes-kinds = límites que pode elixir a casa
field-stakes-minimum = mínimo, en % do máximo, de menos a máis
field-stakes-ante = ante máis alto, en % do mínimo
field-stakes-split = o split limit é
field-stakes-pot = o límite de bote é
field-stakes-raises = subas por intervalo
field-stakes-two = tamén entre dous xogadores
field-stakes-open-pair = unha parella á vista sobe o límite
value-open-pair-any = a de calquera
value-open-pair-own = só a propia
value-open-pair-no = non
value-kinds-fixed = fixo
value-kinds-split = split limit
value-kinds-pot = bote con límite
value-kinds-none = sen límite
value-kinds-blinds = cegas
value-split-half = a metade do bote
value-split-levels = dous niveis segundo o intervalo
value-pot-pot = o bote
value-pot-streets = distinto en cada intervalo
value-pot-maximum = o máximo da mesa
value-pot-half = a metade do bote
value-pot-whole = todo o bote
section-circle-poker-forced = Aposta inicial
field-forced-kinds = clases que pode elixir a casa
field-forced-posts = cegas, en mínimos
field-forced-more = cada cega seguinte, pola anterior
section-circle-poker-streets = Intervalos
field-streets-deal = cartas para cada xogador
field-streets-burn = cartas queimadas
field-streets-common = cartas comúns
field-streets-draw = con descarte
field-streets-level = nivel do límite
field-streets-opens = quen fala primeiro
field-streets-pot = o límite de bote é
value-level-high = alto
value-level-low = baixo
value-deal-down = tapada
value-deal-up = descuberta
value-opens-lead = quen ten a man
value-opens-showing = a mellor man á vista
value-opens-bettor = quen apostou o último
section-circle-poker-first-common = Primeira carta común ao repartir
field-first-common-allowed = permítese
field-first-common-counts = conta entre as do flop
section-circle-poker-discards = Descarte
field-discards-most = cartas que se poden cambiar
field-discards-at-once = delas, dunha vez
field-ranking-short = orde con menos de 52 cartas
field-ranking-figures = entre dúas figuras decide, tras a parella máis alta
field-ranking-ace-low = o as vai tamén antes da máis baixa
value-figures-second-pair = a segunda parella
value-figures-next-card = a carta seguinte
value-ace-low-any = con calquera baralla
value-ace-low-full = só con 52 cartas
section-circle-poker-showdown = Comparar as mans
field-showdown-own = cartas propias que se usan
field-showdown-boards = filas de cartas comúns
field-showdown-shares = mans iguais reparten o bote
field-showdown-highest = a súa carta máis alta, como moito
field-showdown-common = cartas comúns igual de baixas
value-shares-equal = en partes iguais
value-shares-restos = en proporción aos seus restos
field-sight-down = tapadas
field-sight-up = descubertas
field-sight-burnt = queimadas
field-sight-thrown = descartadas
section-circle-poker-resto = Resto
field-resto-first = ao sentar, en mínimos, de menos a máis
field-resto-again = ao repoñelo, en mínimos, de menos a máis
section-circle-poker-mistakes = Erros
field-mistakes-burn = cartas queimadas tras mesturar
field-mistakes-known = previsto pola norma
field-mistakes-mendable = vale se se corrixe antes de apostar
field-mistakes-when = ata cando anula a man
value-when-start = ao empezar a man
value-when-deal = mentres se reparte
value-when-hand = en toda a man
section-circle-poker-conduct = Conduta
value-by-gone = quen se retirou da man
value-by-seated = quen está sentado
office-option-limit-fixed = fixo
office-option-limit-split = split limit
office-option-limit-pot = bote con límite
office-option-limit-none = sen límite
office-option-forced-ante = ante
office-option-forced-blinds = cegas
office-option-benefit-pot = do bote
office-option-benefit-session = por sesión
office-option-benefit-hand = por man
rules-case-circle-poker-pot = a man máis alta gaña o bote, menos o que toma a casa
middle-streets = { $middle }.º
middle-benefit = { $middle ->
    [pot] do bote
    [session] por sesión
    [hand] por man
   *[other] { $middle }
}
middle-mistakes = { $middle ->
    [deal-count] número de cartas equivocado
    [deal-wrong-card] carta que non é a súa
    [deal-missing-card] falta unha carta
    [deal-bad-pack] baralla defectuosa
    [pack] baralla retirada antes de tempo
    [common] cartas comúns descubertas de máis ou antes de tempo
   *[other] { $middle }
}
middle-conduct = { $middle ->
    [forbidden-opinion] opinar sobre a man
    [forbidden-watching] mirar as cartas doutro
   *[other] { $middle }
}
