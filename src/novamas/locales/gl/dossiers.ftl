# A mesa do regulador: busca, emendas, documentos.
search-found = { $count ->
    [0] Ningunha cláusula o di.
    [one] Unha cláusula.
   *[other] { $count } cláusulas; móstranse { $shown }.
}
search-reading = pasaxe dubidosa: { $reading }
whatif-title = Que pasaría se
whatif-changes = O que se cambia
whatif-broken = Así non se pode xogar: { $why }
whatif-check = Unha mesa corrente xa non abriría: { $why }
whatif-odd = { $bet }: a letra sería estraña, porque non se gaña nunca ou gaña o xogador.
whatif-new = nova, ao { $price }
whatif-gone = desaparece (custaba { $price })
whatif-by = { $before } → { $after } ({ $by })
whatif-examples = Exemplos que cambian
whatif-scenarios = { $changed ->
    [0] Ningún dos { $count } exemplos cambia.
    [one] De { $count } exemplos cambia un.
   *[other] De { $count } exemplos cambian { $changed }.
}
dossier-game = { $game } segundo { $law }
dossier-law-date = Data: { $value }
dossier-law-gazette = Publicada en: { $value }
dossier-law-in-force = En vigor desde: { $value }
dossier-law-amended-by = Modificada por: { $value }
dossier-in-short = En poucas palabras
dossier-prices = O que custa cada aposta
dossier-derivations = De onde sae cada cifra
dossier-derivations-note = Cada resultado neto pola súa probabilidade; a suma é o que espera o xogador, e a vantaxe da casa é o seu contrario.
dossier-rules = Cada regra co seu artigo
dossier-doubts = Pasaxes dubidosas
dossier-clauses = Os artigos, nas nosas palabras
dossier-bet = Aposta
dossier-pays = Paga
dossier-win = Gaña
dossier-push = Empata
dossier-lose = Perde
dossier-edge = Vantaxe da casa
dossier-exact = Exacta
dossier-within = calculada, ±{ $error }
dossier-articles = Artigos
dossier-article = Artigo
dossier-derivation = Conta
dossier-rule = Regra
dossier-value = Valor
dossier-doubt = Pasaxe
dossier-letter = Á letra
dossier-corrected = Corrixido
dossier-applies = Aplícase
dossier-why = Por que
dossier-section = Apartado
dossier-text = Texto
dossier-worth = O que vale
dossier-law = Norma
dossier-before = Antes
dossier-after = Despois
dossier-scenario = Exemplo
paper-no-browser = Para { $path } cómpre un navegador que imprima (chromium); como .html pódese imprimir en calquera.
paper-not-printed = O navegador non puido imprimir { $path }.
bad-amendment-unreadable = Non se pode ler { $path }.
bad-amendment-not-toml = { $path } non é TOML: { $line }
bad-amendment-form = A emenda non ten a forma debida: { $why }
bad-amendment-size = Unha emenda cambia entre un e { $most } valores; esta, { $count }.
dossier-verdict = Ditame
dossier-read = O que se leu
dossier-audit = Auditoría de { $store }
