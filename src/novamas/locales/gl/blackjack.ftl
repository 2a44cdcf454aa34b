# Blackjack e triple blackjack no navegador: a mesa, as mans, o que se decide.

# Por que unha mesa non pode abrirse así
bad-vacant-for-players = Os xogadores poden apostar en casas vacantes, diga o que diga a casa.
bad-surrender-for-players = Os xogadores poden retirarse dunha man, diga o que diga a casa.
bad-stop-card = Tras a carta de parada quedan polo menos { $least } cartas, e diante algunha; non { $value }.
bad-shuffler-stop-card = Unha máquina que baralla sen cesar non ten carta de parada.
bad-no-pairs = Esta norma non coñece a aposta a parellas.
bad-pairs-minimum = O mínimo a parellas é polo menos o { $least } por cento do da mesa, non { $value }.
bad-no-accumulated = Esta norma non coñece a aposta dos premios acumulados.
bad-accumulated-share = A aposta dos premios acumulados é como máximo o { $most } por cento do mínimo, non { $value }.
bad-prize-below = O premio de { $prize ->
    [one] un sete
    [two] dous setes
    [two-suited] dous setes do mesmo pau
    [three] tres setes
   *[other] tres setes do mesmo pau
} é polo menos { $due }, non { $given }.
bad-no-growing-pot = Esta norma non coñece un bote que medre.

bj-natural = Blackjack
bj-natural-short = BJ
bet-BJ = blackjack da banca
bj-doubled = dobrada
bj-even-money = á par
bj-result-won = gaña
bj-result-natural = blackjack
bj-result-lost = perde
bj-result-tied = empata
bj-result-over = pásase
bj-result-surrendered = retírase
bj-pairs-complete = parella completa
bj-pairs-colour = parella de cor
bj-pairs-incomplete = parella incompleta
bj-accumulated-pot = tres setes do mesmo pau
bj-accumulated-three = tres setes
bj-accumulated-two-suited = dous setes do mesmo pau
bj-accumulated-two = dous setes
bj-accumulated-one = un sete
bj-bank = Banca: { $points }
bj-bank-over = Banca: { $points }, pásase
bj-stage = xoga pola casa { $stage } de { $stages }
bj-stage-short = casa { $stage } de { $stages }
bj-box-stage = Casa { $box }, aposta { $stage }
bj-insured-by = Seguro de { $name }
bj-line = { $points ->
    [none] { $spot }: { $result }
   *[other] { $spot }: { $points }, { $result }
}
bj-line-insurance = { $result ->
    [won] Seguros: páganse
   *[lost] Seguros: pérdense
}

# Impreso no pano
bj-print-natural = O blackjack págase { $pays }
bj-print-insurance = O seguro paga { $pays }
bj-print-pairs = P
bj-print-accumulated = 777

# O que se decide
box-do-Draw = Carta
box-do-Stay = Plantarse
box-do-DoubleDown = Dobrar a { $amount }
box-do-SplitPair = Separar, outros { $amount }
box-do-Surrender = Retirarse
box-do-TakeEvenMoney = Cobrar á par
box-do-PlayOn = Non, seguir
box-do-Insure = Asegurar por { $amount }
box-short-Draw = Carta:
box-short-Stay = Plantarse:
box-short-DoubleDown = Dobrar:
box-short-SplitPair = Separar:
box-short-Surrender = Retirarse:
box-short-TakeEvenMoney = Á par:
box-short-PlayOn = Seguir:
bj-insure = Seguro? Paga { $pays }.
bj-insure-amount = Importe do seguro

# A táboa
strategy-long-stand = plantarse
strategy-long-draw = carta
strategy-long-double = dobrar, ou carta
strategy-long-double-stand = dobrar, ou plantarse
strategy-long-split = separar
strategy-long-surrender = retirarse, ou carta
strategy-long-surrender-stand = retirarse, ou plantarse
library-charts = Como se xoga mellor
library-charts-note = Cun sabot completo e sen máis cartas á vista ca as propias e a da banca.
library-charts-show = Ver as táboas: { $law }

# Na consola
console-act-Draw = Carta
console-act-Stay = Plantarse
console-act-DoubleDown = Dobrar
console-act-SplitPair = Separar
console-act-Surrender = Retirarse
console-act-Insure = Asegurar
console-act-TakeEvenMoney = Cobrar á par
console-act-PlayOn = Seguir sen seguro
console-act-Follow = Seguir o aumento
console-act-Consent = Deixar apostar nunha casa
console-does-Consent = Quen non é da casa pode apostar nela, ou o seu volve á súa man.
console-act-CloseVacantBoxes = Pechar as casas vacantes
console-does-CloseVacantBoxes = Ninguén máis pode apostar nunha casa sen xogador; o que xa está nela xoga.
console-act-OpenVacantBoxes = Abrir as casas vacantes
console-does-OpenVacantBoxes = Os xogadores poden apostar outra vez nas casas sen xogador.
console-act-DeclineCut = Non cortar
console-act-SeedPot = Dotar o bote
console-does-SeedPot = A caixa trae diñeiro para o bote da aposta acumulada.
console-act-CarryPot = Levar o bote
console-does-CarryPot = O bote vai á caixa, para outra mesa.
console-field-guest = Quen
console-field-box = Casa
console-field-yes = Pode apostar?
console-phase-asking = Seguro, retiro
console-phase-playing = Mans
console-phase-bank = Banca
console-now-asking = Seguro? Retírase alguén?
console-now-playing = As mans piden carta.
console-now-following = Seguen os demais?
console-now-bank = Xoga a banca.
value-true = si
value-false = non

# -- bets and spots
game-blackjack = Vinte e un ou blackjack
game-triple-blackjack = Triple blackjack
bet-accumulated = Aposta acumulada
spot-accumulated = Aposta acumulada na casa { $where }
choice-by-cards = xogada do mellor xeito segundo as súas cartas
choice-by-totals = xogada do mellor xeito segundo a súa puntuación
choice-no-surrender = sen retirarse nunca
choice-no-doubling = sen dobrar nunca
choice-no-doubling-aces = sen dobrar nunca cun as
choice-no-splitting = sen separar nunca
choice-insuring = sempre asegurada contra un as
choice-never-withdraw = sen retirar nunca unha aposta

# -- calls
call-hand-points = Casa { $box }: { $points }
call-bank-points = A banca ten { $points }
call-bank-over = A banca pásase, con { $points }
call-bank-blackjack = Vinte e un da banca: { $points }
call-last-of-the-shoe = Última xogada do corte

# -- charts
chart-soft = Puntuacións cun as que vale once
chart-exceptions = Dúas cartas que convén xogar doutro xeito que a súa puntuación

# -- what happened
event-StopCardShown = Sae a carta de bloqueo: esta é a última xogada do corte.
event-StopCardShown-entry = Carta de bloqueo
event-CardsReturned = As cartas volven mesturarse para repartirse outra vez.
event-CardsReturned-entry = Mestura
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
event-CardDue = { $hand ->
    [bank] Unha carta para a banca.
   *[other] Unha carta para a man { $hand }.
}
event-CardDue-entry = Carta
event-StakeRaised = { $who } pon { $amount } máis na man { $hand }.
event-StakeRaised-entry = Aumento
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
event-VacantBoxesChanged = { $closed ->
    [yes] O croupier pecha as casas vacantes: non se pode apostar nelas.
   *[no] O croupier abre as casas vacantes.
}
event-VacantBoxesChanged-entry = Casas vacantes
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

# -- on the floor
floor-group-blackjack = Black jack

# -- in the office
office-option-reserve = Cartas tras a carta de parada
office-option-pairs-minimum = Mínimo a parellas, %
office-option-pairs-minimum-then = Do mínimo da mesa.
office-option-pairs-maximum = Máximo a parellas
office-option-pairs-maximum-then = Tantas veces o mínimo.
office-option-accumulated = Aposta dos premios acumulados, %
office-option-accumulated-then = Do mínimo da mesa; 0: non se xoga.

# -- in the terminal
play-temper-scholar = xoga de manual, en dúas casas

# -- refusals
refused-first-box-needed = Antes que en { $value } hai que apostar na primeira das tres casas.
refused-above-half = O seguro é como moito a metade da primeira aposta, { $limit }, non { $value }.
refused-below-half = O seguro é xusto a metade da primeira aposta, { $limit }, non { $value }.
refused-no-even-money = O pago á par, onde a norma o coñece, é para un vinte e un contra un as, antes de que ninguén reciba a terceira carta.
refused-not-your-turn = Aínda non lle toca: antes pregúntaselles a outros.
refused-no-surrender = A man non pode retirarse agora.
refused-no-more-cards = Esta man non admite máis cartas.
refused-no-ace = Non hai contra que asegurarse: a banca non amosa un as.
refused-too-late-to-insure = Xa non hai seguro: deuse unha terceira carta.
refused-no-pair = Só se separan dúas cartas do mesmo valor.
refused-no-more-splits = Este par non pode volver separarse.
refused-no-doubling = Esta man non pode dobrarse.

# -- como se xoga
bj-how-goal = Sume máis ca a banca sen pasar de { $target }. Xoga vostede só contra ela, non contra os demais da mesa.
bj-how-points = Figuras e dezes valen { $tens }; o as, { $low } ou { $high }, o que lle conveña; as demais, o que marcan.
bj-how-turn = Recibe dúas cartas e ve unha da banca. Na súa quenda pide carta as veces que queira, ou plántase. Se pasa de { $target } perde no acto.
bj-how-more = { $any ->
    [yes] Dobrar: o dobre de aposta por unha soa carta máis.
   *[no] Dobrar, con { $on }: o dobre de aposta por unha soa carta máis.
} Separar: de dúas cartas iguais, dúas mans, cada unha coa súa aposta.
bj-how-bank = { $stages ->
    [one] A banca xoga a última e non elixe: pide ata chegar a { $stands } e aí plántase.
   *[other] A banca xoga a última e non elixe: pide ata chegar a { $stands } e aí plántase. Faino { $stages } veces contra a mesma man de vostede, unha por cada aposta.
}
bj-how-pays = Gañar paga { $box }. O blackjack, as e carta de dez de entrada, paga { $natural }. Se empatan, o apostado volve.
bj-means-box = Gaña se a súa man suma máis ca a banca sen pasar de { $target }, ou se a banca se pasa. Con blackjack paga { $natural }.
bj-means-pairs = Gaña se as súas dúas primeiras cartas son parella, gañe ou non a man.
bj-means-accumulated = Gaña se as súas primeiras cartas son setes: cantos máis, máis paga.

bj-came = { $points ->
    [BJ] A banca ten blackjack
    [over] A banca pásase con { $total }
   *[none] A banca suma { $total }
}
bj-own = Vostede: { $hands }
bj-own-natural = blackjack
bj-own-over = pásase con { $total }
