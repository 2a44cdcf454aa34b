# Blackjack e triple blackjack no navegador: a mesa, as mans, o que se decide.
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
