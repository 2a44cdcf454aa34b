# A auditoría no navegador: todas as mesas que houbo, o seu pasado paso a paso, a revisión dos libros.

replay-title = Auditoría
replay-reading = Lense os libros.
replay-sum = Suma
replay-tables = Mesas
replay-tables-then = todas as que se abriron
replay-which = Que mesas
replay-which-all = Todas
replay-which-open = Abertas
replay-which-closed = Pechadas
replay-game = Xogo
replay-game-any = todos os xogos
replay-count = { $count ->
    [one] unha mesa
   *[other] { $count } mesas
}
replay-none = Nunca se abriu ningunha mesa.
replay-more = Ver máis
replay-open = aberta
replay-closed = pechada
replay-book = O libro enteiro
replay-book-then = Unha páxina por mesa e día.
replay-book-csv = Gardar como CSV
replay-book-jsonl = Gardar como liñas JSON
replay-book-print = Páxina para imprimir

# A revisión
replay-audit = Revisar os libros
replay-audit-then = Vólvese ler cada rexistro: o seu sitio na cadea, a sinatura que o cobre, o acto segundo a súa lei, todas as contas.
replay-audit-run = Comezar a revisión
replay-audit-again = Revisar outra vez
replay-audit-busy = Lese todo desde o primeiro rexistro. As mesas seguen entrementres.
replay-audit-seconds = { $seconds } s
replay-audit-clean = Ás { $time } os libros estaban en orde.
replay-audit-found = Os libros non están en orde. A primeira discrepancia:
replay-audit-where = Serie { $stream }, rexistro { $record }.
replay-audit-records = Rexistros
replay-audit-batches = Lotes asinados
replay-audit-tables = Mesas
replay-audit-rounds = Xogadas
replay-audit-acts = Actos
replay-audit-events = Feitos
replay-audit-people = Persoas
replay-audit-trust = De que se pode fiar
replay-audit-witnessed = Ata o último lote hai testemuña fóra do almacén: se faltase algo ao final, saberíase.
replay-audit-unwitnessed = { $batches ->
    [one] Un lote posterior á última testemuña está enteiro e asinado; se tras el faltase algo, ninguén o notaría.
   *[other] { $batches } lotes posteriores á última testemuña están enteiros e asinados; se tras eles faltase algo, ninguén o notaría.
}
replay-audit-receipts = { $receipts ->
    [0] Non se contrastou con ningún recibo.
    [one] Contrastouse cun recibo.
   *[other] Contrastouse con { $receipts } recibos.
}
replay-audit-verified = { $verified ->
    [one] Un resultado sorteado comprobouse co seu segredo.
   *[other] { $verified } resultados sorteados comprobáronse co seu segredo.
}
replay-audit-restored = O { $day } ás { $time } o almacén repúxose dunha copia e { $by } respondeu diso ({ $spines ->
    [one] un servidor afectado
   *[other] { $spines } servidores afectados
}):
replay-audit-sources = Quen respondeu polo azar
replay-audit-house = Número da casa:
replay-answered-committed = A casa, cun segredo comprometido
replay-answered-typed = Un crupier que o tecleou
replay-answered-other = Outra fonte: { $name }
replay-audit-accounts = Contas en { $currency }
replay-account-float = Anticipos das mesas
replay-account-box = Caixas das mesas
replay-account-cloth = Sobre os panos
replay-account-cage = Caixa central
replay-account-issue = Fichas de xogo emitidas
replay-account-purses = Bolsas das persoas
replay-account-chips-at-tables = Fichas das persoas nas mesas
replay-receipt = Recibo dos libros
replay-receipt-then = Unha liña asinada que di ata onde chegaran os libros. Gárdea fóra da casa: con ela saberase, por tarde que sexa, se alguén os cambiou.
replay-receipt-do = Pedir un recibo
replay-receipt-print = Imprimir o recibo

# Unha mesa
replay-to-tables = Todas as mesas
replay-save = Gardar ou imprimir
replay-save-jsonl = Cada acto como liñas JSON
replay-save-csv = Cada feito como CSV
replay-save-print = Informe para imprimir
replay-save-book = O seu libro como CSV
replay-steps = Polo pasado
replay-by-round = Xogada
replay-by-part = Intervalo
replay-back-part = Un intervalo atrás
replay-on-part = Un intervalo adiante
replay-by-act = Acto
replay-by-event = Feito
replay-back-round = Ao principio da xogada, ou da anterior
replay-on-round = Ao principio da xogada seguinte
replay-back-act = Un acto atrás
replay-on-act = Un acto adiante
replay-back-event = Un feito atrás
replay-on-event = Un feito adiante
replay-play = Reproducir
replay-pause = Pausa
replay-pace = Ritmo
replay-pace-slow = Lento
replay-pace-even = Normal
replay-pace-quick = Rápido
replay-jump = Número de feito
replay-go = Ir
replay-of = de { $last }
replay-no-room = Este xogo aínda non ten debuxo aquí.
replay-spot-staked = No recadro: { $amount }.

# Un acto
replay-act = { $events ->
    [one] Feito { NUMBER($from, useGrouping: 0) }
   *[other] Feitos { NUMBER($from, useGrouping: 0) } a { NUMBER($to, useGrouping: 0) }
}
replay-when = Cando
replay-who = Quen
replay-person = Persoa
replay-house = a propia casa
replay-cause = Causa
replay-cause-autopilot = crupier automático
replay-cause-bot = compañía
replay-cause-clock = o reloxo
replay-source = Resultado
replay-source-csprng = sorteado pola casa
replay-source-committed = sorteado pola casa, dun segredo comprometido
replay-source-typed = tecleado polo crupier
replay-command = Orde
replay-events = O que resultou
replay-to-event = Ir ao feito { NUMBER($seq, useGrouping: 0) }
replay-account = Conta
replay-why = Por que
replay-gives = Dá
replay-gets = Recibe
replay-round-acts = Actos da xogada { $round }
replay-acts-count = { $count ->
    [one] un
   *[other] { $count }
}
replay-and-more = { $count ->
    [one] e un máis
   *[other] e { $count } máis
}

# Como estaba
replay-people = Na mesa
replay-people-count = { $count ->
    [0] ninguén
    [one] unha persoa
   *[other] { $count }
}
replay-nobody = Non había ninguén.
replay-name = Nome
replay-on-cloth = No pano
replay-chips = Fichas
replay-balances = O libro da mesa
replay-balances-chips = Fichas das persoas

# Xogadas
replay-rounds = Xogadas
replay-rounds-last = { $last } ata agora
replay-round = Xogada
replay-fell = Saíu
replay-handle = Apostado
replay-result = Casa
replay-odd = { $count ->
    [one] irregularidade
   *[other] { $count } irregularidades
}
replay-to-round = Ir á xogada { $round }
replay-earlier = Anteriores
replay-later = Seguintes
