# The table of bets in a rulebook: in which case a bet is paid what, and the most that may be staked.

rules-case-natural = con vinte e un nas dúas primeiras cartas
rules-case-even-money = vinte e un contra un as da banca, se se cobra no acto
rules-case-pairs-complete = parella completa: mesmo valor e mesmo pau
rules-case-pairs-colour = parella de cor: mesmo valor e mesma cor
rules-case-pairs-incomplete = parella incompleta: só o mesmo valor
rules-case-accumulated-one = un sete
rules-case-accumulated-two = dous setes
rules-case-accumulated-two-suited = dous setes do mesmo pau
rules-case-accumulated-three = tres setes
rules-case-accumulated-pot = tres setes do mesmo pau: o bote, polo menos { $stakes } veces a aposta
rules-case-from = { $kind } de { $rank } ou máis
rules-case-idle = se a banca non xoga
rules-case-share = { $kind }: parte do bote
rules-case-share-undrawn = { $kind } sen descarte: parte do bote
rules-case-share-drawn = { $kind } con descarte: parte do bote
rules-case-bonus = prima por { $kind }, teña o que teña a banca
rules-case-deduction = menos o { $percent } % que queda a casa
rules-case-deduction-up-to = se a casa queda co máximo, o { $percent } %
rules-case-six = en mesas sen dedución, se a banca gaña con { $score }
rules-case-bank-limited = banca limitada, menos o { $percent } % da casa
rules-case-bank-free = banca libre, menos o { $percent } % da casa
rules-case-total = se sae un { $total }
rules-case-stake-back = ao acertar só se recupera a aposta
rules-case-chips = en total, segundo o número que saia
rules-case-insured-premium = asegurada polo { $percent } % da aposta, que é da casa: con { $total } en ambas filas non se perde nada
rules-case-insured-deposit = asegurada co { $percent } % da aposta, que se devolve se non fixo falta: con { $total } en ambas filas non se perde nada
rules-maximum-share-of-box = ata o { $percent } % da aposta da casa
rules-maximum-just-share-of-box = xusto o { $percent } % da aposta da casa
rules-maximum-share-of-minimum = ata o { $percent } % do mínimo da mesa
rules-maximum-share-of-maximum = ata o { $percent } % do máximo da mesa
rules-maximum-the-bank = o que haxa na banca
rules-maximum-bank = { $most } × o mínimo
rules-maximum-bank-unless-authorised = { $most } × o mínimo; sen máximo se se autoriza
rules-maximum-bank-by-mode = a limitada, segundo a autorización; a libre, sen máximo
rules-maximum-antes = { $times ->
    [one] tanto como o ante
   *[other] { $times } veces o ante
}

rules-epigraph = epígrafe { $number }
rules-annex = anexo { $number }
rules-other-way = Para lela ao revés: --reading { $choice }
