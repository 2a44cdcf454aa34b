# A biblioteca: regulamentos, probabilidades, en que difiren as leis.

library-games = Xogos
library-laws = Leis
library-loading = Ábrese o regulamento.
library-counting = Cóntanse as probabilidades.
library-rules = O regulamento
library-rules-lead = Catro catálogos de xogos, cláusula por cláusula, coas nosas palabras. Onde un texto se contradí ou parece errata, están as dúas lecturas e o motivo da que se xoga.
library-rules-of = Regulamento de { $law }
library-read-on = Seguir lendo
library-playable = xógase
library-not-yet = para ler, aínda non para xogar
library-doubts = { $count ->
    [one] unha pasaxe dubidosa
   *[other] { $count } pasaxes dubidosas
}
library-to-tables = Mesas baixo esta lei
library-readings = Pasaxes dubidosas
library-readings-lead = O que di a letra, o que sería corrixida, e cal das dúas se xoga se a casa non elixe outra.
library-literal = A letra
library-corrected = Corrixida
library-applies = xógase
library-the-reading = a lectura
library-bets = Apostas
library-bet = Aposta
library-maximum = Máximo
library-clauses = Artigos
library-all-clauses = Todas as cláusulas de { $law }
library-inherited = Regras que toma de { $name } ({ $place }), agás o que se di arriba
library-find = Buscar no texto
library-nothing-found = Ningunha cláusula ten esas palabras.

library-odds = Probabilidades exactas
library-odds-lead = O que custa cada aposta baixo cada lei que a ten: fraccións exactas, non simulacións, cos artigos dos que resultan.
library-side-default = como a le a casa
library-side-literal = a letra
library-side-corrected = corrixida
library-not-admitted = non se admite
library-not-counted = sen contar
library-edge-note = Vantaxe da casa: perda esperada por unidade apostada, en fracción exacta. Burdeos: a letra é anómala. Latón: difire das outras leis.
odds-waits = Contar estas probabilidades leva uns { $seconds } segundos dun procesador; «{ $command }» cóntaas e gárdaas.
odds-needs = Estas probabilidades cóntanse cun programa que non está instalado aquí; { $command } tráeo.
compare-uncounted = Non todas as probabilidades están contadas aínda; «novamas odds { $game } --reading all» cóntaas e gárdaas.
library-chart = Vantaxe da casa, aposta por aposta
library-player-ahead = gaña o xogador
library-oddities = O que di a letra
library-odd-never-wins = Esta aposta non pode gañar nunca.
library-odd-player-ahead = Esta aposta favorece o xogador.
library-differences = O que cambia dunha lei a outra
library-rule = Regra
