# Bacará a dous panos no navegador: os panos, a banca, o que se pode dicir, a consola.

# Por que unha mesa non pode abrirse así
bad-free-bank-maximum = Unha banca libre non coñece máximo, nin da banca nin das posturas.
bad-limits-in-minima = Os límites cóntanse en mínimos, e unha banca ten polo menos un.

banque-letter-cloth = P
banque-letter-bank = B
banque-letter-tie = E
banque-letter-void = –
banque-spot-first = 1.º pano
banque-spot-second = 2.º pano
banque-spot-both = Dacabalo
banque-spot-first-line = Raia ½
banque-spot-second-line = Raia ½
banque-banker = A banca
banque-has-cards = leva as cartas
banque-cover = { $cloth }: { $covered } contra { $half }
banque-cover-free = { $cloth }: { $covered }
banque-replenish-shoe = Repoñer, con outro sabot
banque-take = Tomar a banca
banque-pay-wins = { $cloth }: gaña, págase á par
banque-pay-bank = { $cloth }: gaña a banca
banque-pay-tie = { $cloth }: empate, as posturas volven
banque-pay-void = { $cloth }: xogada nula, as posturas volven
banque-pay-closing = A banca queda en { $amount }; a casa retén { $taken }
banque-bank-wins = gaña a banca
banque-void-wins = nula
banque-lots = Decide o sorteo
banque-offered = Quen toma a banca?
banque-auctioned = A banca vai a poxa
banque-needs = Desde { $amount }
banque-needs-fixed = Por { $amount }, nin máis nin menos
banque-goes-banco = Banco de { $who } sobre os dous panos
banque-speaks-first = Fala o primeiro pano
banque-speaks-second = Fala o segundo pano
banque-speaks-bank = Fala a banca
banque-card-first = Carta ao primeiro pano
banque-card-second = Carta ao segundo pano
banque-spare = Á espera: { $cards }
banque-mode-limited = Banca limitada
banque-mode-limited-means = Quen ten a banca responde só co que hai nela: a metade contra cada pano, e o que un deixa pode xogalo o outro.
banque-mode-free = Banca libre
banque-mode-free-means = A banca responde de todas as posturas co depositado: a que non dá pagado non se admite.
banque-deposit = Posto pola banca
banque-won = Gaña
banque-lost = Perde
banque-shoes = Sabots
banque-day = os do día
banque-offer-fixed = Pola suma inicial
banque-offer-least = Poxa mínima
banque-limits = Unha banca
banque-session = Sesión
banque-session-of = { $session } de { $sessions }
banque-bids-tie = A igual poxa decide o sorteo.
banque-barred = Vostede retirouse gañando: non pode ter a banca ata o sabot seguinte.
banque-repeats = O seu banco foi nulo: pode repetilo { $count ->
    [one] unha vez máis
   *[other] { $count } veces máis
}.
banque-not-LeaveBank = Despois da primeira xogada.
banque-not-CallBanco = Só antes da primeira xogada do sabot, e con { $amount }, toda a banca.
banque-too-few = Faltan xogadores: en cada pano han de ser polo menos { $players }, sen contar o banqueiro.
banque-how-goal = Tres mans: a banca contra dous panos á vez. En cada pano gaña a que máis se achega a nove. As figuras e o dez valen cero, o as un; da suma só conta a última cifra.
banque-how-bank = A banca non é a casa, é un xogador: deposítaa antes de empezar ou gáñaa na poxa, e dá as cartas do sabot mentres lle quede diñeiro.
banque-how-against = Os demais xogan contra ela no pano que queiran, nos dous ou a cabalo: metade en cada un. Do que se pon sobre a raia xoga a metade.
banque-how-cards = Oito ou nove con dúas cartas abátese. Se non, falan o primeiro pano e o segundo: piden con 0 a 4, elixen con 5, plántanse con 6 ou 7. A banca decide a última, unha soa vez para os dous.
banque-how-end = Cada pano cóbrase á par pola súa banda. Do que gaña a banca entre os dous, a casa retén o { $cagnotte }: é o único que leva.
banque-how-seat = Sentado levará por quenda as cartas do seu pano; de pé tamén se aposta. En cada pano han de xogar polo menos { $players }.
banque-means-bank = O diñeiro dun xogador contra dúas mans á vez. Reparte todo un sabot, e pode deixala despois da primeira xogada.
banque-term-limited = Banca limitada
banque-means-limited = Quen ten a banca responde ata onde esta chega; o que excede volve aos últimos na orde.
banque-term-free = Banca libre
banque-means-free = Sen máximo: a banca responde de todo, e ha de ter depositado con que pagalo.
banque-term-cloths = Primeiro e segundo pano
banque-means-cloths = O primeiro está á dereita da banca, o segundo á súa esquerda. En cada un han de xogar polo menos { $players }.
banque-term-both = Dacabalo
banque-means-both = Unha postura sobre a raia entre os panos xoga a metade en cada un.
banque-means-banco = Cubrir un só os dous panos, ao comezar o sabot. Se os dous empatan pode repetirse { $repeats } veces.
banque-term-turn = Quenda das cartas
banque-means-turn = Lévaas quen ocupa a praza de quenda; pasan á seguinte cando gaña a banca.
banque-means-auction = A banca que ninguén ten vai ao mellor poxador; a igual poxa decide o sorteo.
banque-term-barred = Retirarse gañando
banque-means-barred = Segundo a lei, quen deixa a banca con ganancia non a volve ter nese sabot.
banque-term-association = Asociación
banque-means-association = Está prohibido xogar en asociación: a banca non ten asociados.
banque-now-idle = Ninguén ten a banca. Prepárase o sabot, alguén deposítaa ou vai a poxa.
banque-now-offering = Quen tiña a banca retirouse: ofrécese pola suma coa que comezou.
banque-now-auction = A banca vai ao mellor poxador, sentado ou de pé.
banque-now-drawing = Varios teñen o mesmo dereito: decide o sorteo.
banque-now-holding = Entre dúas xogadas decide quen ten a banca: anunciala, repoñela se saltou, ou deixala.
banque-now-betting = Xógase nun pano, nos dous ou dacabalo. A prioridade vai por prazas, desde a máis próxima á banca.
banque-now-closed = Xa non vai máis. A banca reparte as cartas.
banque-now-dealing = Repártense as cartas, dunha nunha: primeiro pano, segundo pano, banca.
banque-now-speaking = Falan os panos pola súa orde: abaten con 8 ou 9, piden con 0 a 4, elixen con 5, plántanse con 6 ou 7.
banque-now-giving = O pano pediu carta. A banca dáa, ou abate con oito ou nove.
banque-now-banking = Fala a banca: carta ou non, á súa elección, agás que pida o cadro.
banque-why-DepositBank = Antes de comezar, vostede deposita unha suma e ten a banca deste sabot.
banque-why-Bid = A poxa máis alta leva a banca; a igual poxa decide o sorteo.
banque-why-ReplenishBank = A banca saltou: pode seguir con fondos novos.
banque-why-LeaveBank = Vostede retírase con todo o que hai na banca, e outro pode tomala.
banque-why-RaiseBank = Engade fichas súas ao que responde das posturas.
banque-why-CallBanco = Cobre vostede só os dous panos e leva as súas cartas; as demais posturas volven. Se o piden nos dous, decide o sorteo.
banque-why-DealCards = Dúas cartas a cada pano e dúas para vostede, dunha nunha.
banque-why-AskCard = Unha terceira carta, á vista. Un pano pide con 0 a 4 e elixe con 5.
banque-why-StandPat = Sen terceira carta. Un pano plántase con 6 e 7.
banque-why-StandPat-bank = A banca non toma terceira carta: descóbrense as tres mans.
banque-why-AskChart = A banca elixe libremente; quen pide o cadro ségueo cando di o mesmo para os dous panos.
banque-why-GiveCard = O pano pediu: dálle unha carta descuberta.
banque-why-AskSeat = A praza libre é para o primeiro da lista.
console-act-BeginSession = Abrir outra sesión
console-act-AuctionBank = Poxar a banca
console-act-DepositBank = Depositar a banca
console-act-LeaveBank = Deixar a banca
console-act-ReplenishBank = Repoñer a banca
console-act-SurplusCard = Sae unha carta de máis no reparto
console-act-WrongHolder = Leva as cartas dun pano quen non ten a quenda
console-act-CardMisgiven = A banca dálle carta a un pano que dixo «non»
console-act-CardMisgiven-first = A banca dálle carta ao primeiro pano, que dixo «non»
console-act-CardMisgiven-second = A banca dálle carta ao segundo pano, que dixo «non»
console-act-CardOmitted = A banca non dá a carta que un pano pediu
console-act-CardOmitted-first = A banca non dá a carta que pediu o primeiro pano
console-act-CardOmitted-second = A banca non dá a carta que pediu o segundo pano
console-act-ClothExposed = Quedan á vista as dúas cartas dun pano
console-act-ClothExposed-first = Quedan á vista as dúas cartas do primeiro pano
console-act-ClothExposed-second = Quedan á vista as dúas cartas do segundo pano
console-act-CardsDropped = Caen á cesta cartas que ninguén viu
console-act-CardsDropped-first = Caen á cesta, sen se ver, cartas do primeiro pano
console-act-CardsDropped-second = Caen á cesta, sen se ver, cartas do segundo pano
console-act-CardsDropped-bank = Caen á cesta, sen se ver, cartas da banca
console-act-ThirdDropped = Cae á cesta unha terceira carta
console-act-ThirdDropped-first = Cae á cesta a terceira carta do primeiro pano
console-act-ThirdDropped-second = Cae á cesta a terceira carta do segundo pano
console-act-ThirdDropped-bank = Cae á cesta a terceira carta da banca
console-act-Miscalled-card = O pano di «carta» contra as regras
console-act-Miscalled-no = O pano di «non» contra as regras
console-act-MistakeFound = Descóbrese unha palabra equivocada
console-act-MistakeFound-first = Descóbrese que o primeiro pano dixo o que non debía
console-act-MistakeFound-second = Descóbrese que o segundo pano dixo o que non debía
console-act-Contradicted = Un pano di as dúas palabras
console-act-Contradicted-card = O pano di «carta» e logo «non»
console-act-Contradicted-no = O pano di «non» e logo «carta»
console-act-TooSlow-first = O primeiro pano tarda demasiado
console-act-TooSlow-second = O segundo pano tarda demasiado
console-act-AdviceGiven-first = Alguén aconsella ao primeiro pano
console-act-AdviceGiven-second = Alguén aconsella ao segundo pano
console-act-HandThrown = Bótase á cesta unha man sen amosar
console-act-HandThrown-first = O primeiro pano bota as súas cartas á cesta sen amosalas
console-act-HandThrown-second = O segundo pano bota as súas cartas á cesta sen amosalas
console-act-HandThrown-bank = A banca bota as súas cartas á cesta sen amosalas
console-act-CroupierThrows = O crupier bota unha man á cesta
console-act-CroupierThrows-first = O crupier bota á cesta as cartas do primeiro pano
console-act-CroupierThrows-second = O crupier bota á cesta as cartas do segundo pano
console-act-CroupierThrows-bank = O crupier bota á cesta as cartas da banca
console-act-BankerMisannounces = A banca anuncia un punto que non ten
console-does-BeginSession = Comeza a segunda sesión da banca libre.
console-does-AuctionBank = Todos poden poxar pola banca, por tantos sabots.
console-does-MistakeFound = Míranse as cartas do pano e a xogada restablécese: falta unha carta, sobra unha ou xa non se pode abater.
console-does-ClothExposed = As dúas cartas quedan á vista, e a banca xoga como manda a lei para as xogadas restablecidas.
console-does-Contradicted = Míranse as cartas do pano: con cinco vale o primeiro que dixo; se non, o que mandan as regras.
console-does-HandThrown = A man conta o que di a lei, e a xogada segue.
console-does-CroupierThrows = A man conta o que din as testemuñas, e a xogada segue.
console-does-CardMisgiven = A carta queda á espera de quen pida despois.
console-phase-drawing = Sorteo

# -- bets and spots
game-baccarat-banque = Bacará a dous panos
choice-always-go = indo sempre
choice-always-withdraw = retirando sempre as dúas apostas
bet-first-line = Sobre a raia do primeiro pano
bet-second-line = Sobre a raia do segundo pano

# -- calls
call-hand-score = { $hand ->
    [first] Primeiro pano
    [second] Segundo pano
   *[other] Banca
}: { $points }
call-bank-awarded = Banca para { $who }, de { $amount }
call-bank-left = Retiro { $amount }

# -- charts
chart-laid-down = Ante un { $score } que un pano abateu, a banca pide co que teña: alí xa non ten nada que perder, e un { $score } con terceira carta empata.

# -- what happened
event-cause-cards-lost = cartas perdidas sen que ninguén as vise
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

# -- in the office
office-option-stake-most = Postura, máximo
office-option-stake-most-then = Tantas veces o mínimo da mesa; 0: sen máximo.
office-option-mode = Banca

# -- in the terminal
play-do-BeginSession = comezar a sesión seguinte
play-do-AuctionBank = poxar a banca
play-do-DepositBank = depositar unha banca
play-do-LeaveBank = abandonar a banca
play-do-ReplenishBank = repoñer a banca
play-do-ReplenishBank-other = repoñer a banca, con outro sabot

# -- refusals
refused-cards-keep-seated = Non pode deixar a súa praza mentres teña as cartas.
refused-barred-from-the-bank = Quen se retirou gañando non volve ter a banca neste sabot.
refused-bank-is-broken = A banca saltou: hai que repoñela ou abandonala.
refused-bank-not-broken = Só se repón unha banca que saltou.
refused-session-is-over = Nesta sesión xa non se xogan máis tallas.
refused-deposit-too-small = O depósito da banca non abonda para pagar esa aposta.
refused-banco-only-at-the-start = O banco só se pide ao principio da partida.

# O que saíu, en palabras
banque-came-cloth = { $cloth }: gaña
banque-came-bank = { $cloth }: gaña a banca
banque-came-tie = { $cloth }: empate
banque-came-void = { $cloth }: nulo

# Where a card goes, for whoever deals
place-first = Primeiro pano
place-second = Segundo pano
console-stands-covered-first = Cuberto, primeiro pano
console-stands-covered-second = Cuberto, segundo pano
