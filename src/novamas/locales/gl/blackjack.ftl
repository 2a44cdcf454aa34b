# Blackjack e triple blackjack no navegador: a mesa, as mans, o que se decide.
bj-natural = Blackjack
bj-natural-short = BJ
bet-BJ = blackjack da banca
bj-doubled = dobrada
bj-your-turn = a súa quenda
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
bj-bank-name = Banca
bj-bank = Banca: { $points }
bj-bank-over = Banca: { $points }, pásase
bj-stage = xoga pola casa { $stage } de { $stages }
bj-box = Casa { $box }
bj-box-stage = Casa { $box }, aposta { $stage }
bj-box-of = Casa { $box }, { $name }
bj-hands = Mans na mesa
bj-seat-of = Senta { $name }.
bj-seat-free = Ninguén sentado.
bj-held-by = manda { $name }
bj-free = libre
bj-vacant = vacante
bj-waits = agarda permiso
bj-pot = Bote
bj-nobody = Ninguén apostou aquí.
bj-box-most = Máximo da casa
bj-role-front = senta aquí e decide
bj-role-leads = decide
bj-role-stands = de pé
bj-role-asks = agarda permiso
bj-insured-by = Seguro de { $name }
bj-figures = Calcular a vantaxe da casa de xogo
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
bj-sit-at = Sente nunha casa:
bj-sit-box = Sentar na casa { $box }
bj-asked = Tócalle, casa { $box }: { $hand }.
bj-do-Draw = Carta
bj-do-Stay = Plantarse
bj-do-DoubleDown = Dobrar a { $amount }
bj-do-SplitPair = Separar, outros { $amount }
bj-do-Surrender = Retirarse
bj-do-TakeEvenMoney = Cobrar á par
bj-do-PlayOn = Non, seguir
bj-do-Follow-yes = Seguir con { $amount }
bj-do-Follow-no = Non seguir
bj-do-Consent-yes = Deixar apostar a { $name }
bj-do-Consent-no = Non deixar a { $name }
bj-do-CutPack = Cortar
bj-do-DeclineCut = Que corte outro
bj-do-Insure = Asegurar por { $amount }
bj-do-at = { $words } (casa { $box })
bj-short-Draw = Carta:
bj-short-Stay = Plantarse:
bj-short-DoubleDown = Dobrar:
bj-short-SplitPair = Separar:
bj-short-Surrender = Retirarse:
bj-short-TakeEvenMoney = Á par:
bj-short-PlayOn = Seguir:
bj-short-Follow = Seguir:
bj-short-Consent = Permiso:
bj-short-CutPack = Corte:
bj-short-DeclineCut = Que corte outro:
bj-insure = Seguro? Paga { $pays }.
bj-insure-amount = Importe do seguro

# A táboa
bj-hint = Que di a táboa?
bj-counting = Calculando…
bj-advised = di a táboa
bj-chart = A táboa desta mesa
strategy-hard = Puntuacións sen as de once
strategy-soft = Puntuacións cun as que vale once
strategy-pairs = Pares
strategy-exceptions = Dúas cartas que convén xogar doutro xeito que a súa puntuación
strategy-against = contra
strategy-stand = P
strategy-draw = C
strategy-double = D
strategy-double-stand = Dp
strategy-split = S
strategy-surrender = R
strategy-surrender-stand = Rp
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
