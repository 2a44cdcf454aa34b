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
library-not-counted = sen contar
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

odds-meter-at = O contador está en { $stakes } apostas.
odds-meter-least = A lei déixao comezar con { $stakes } como mínimo.
odds-meter-even = A aposta non custa nada a partir de { $stakes } apostas ({ $exact }).
odds-meter-never = A aposta custa algo por alto que estea o contador.
bad-meter-no-number = Un contador é un número de apostas, como 1500 ou 8661/4, e non { $value }.
bad-meter-range = Un contador está entre 0 e { $most } apostas, e non en { $value }.
choice-dealt = xogadas servidas
choice-dealt-and-discards = xogadas servidas ou con descarte
library-meter = O jackpot e o seu contador
library-meter-lead = O que custa a aposta depende do alto que estea o contador. Cóntase en apostas, con exactitude, para unha soa man.
library-meter-stakes = Contador, en apostas
library-meter-least = A lei déixao comezar con { $stakes } apostas como mínimo.
library-meter-even = Non custa nada a partir de { $stakes } apostas.
library-meter-never = Custa algo por alto que estea.
library-meter-cost = Vantaxe da casa con { $stakes } apostas
library-meter-line = A vantaxe desde o contador baleiro ata { $stakes } apostas
library-print = Imprimir
library-readings-of = Como se len as pasaxes dubidosas
library-in-short = En poucas palabras
library-measure-default = Cada cifra, con todas as pasaxes dubidosas lidas como as le a casa.
library-measure-literal = Cada cifra, con todas as pasaxes dubidosas á letra, á vez; o que non se pode xogar á letra, corrixido.
library-measure-corrected = Cada cifra, con todas as pasaxes dubidosas corrixidas á vez.
library-pick-laws = Normas de par (dúas ou tres)
library-exact = fracción exacta
library-differs = difire
library-alike = igual en todas
library-legend = — : esa norma non o ten. Granate: a letra é estraña. Latón: difire.
library-computed = ≈ : cifra calculada, sen fracción; o seu erro non pasa de { $error }.
library-chart-to = Barras ata { $most }
library-oddities-alone = Aquí cada pasaxe lese á letra ela soa, e as demais como as le a casa. A táboa leas todas á vez, así que as súas cifras non son estas.
library-worth = O que vale
library-worth-note = O que vale cada regra: ponse ela soa en { $law }, todo o demais igual, e vólvense calcular os prezos, xogando o mellor posible.
library-pricing = Estase calculando o que vale cada diferenza.
library-more-articles = { $count ->
    [one] e un artigo máis
   *[other] e { $count } artigos máis
}
library-dash = — : esa norma non o ten.
