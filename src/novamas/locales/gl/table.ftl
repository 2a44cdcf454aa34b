# A mesa no navegador.

table-title = Mesa { $table }
table-limits = { $min }–{ $max } en { $bet }
table-loading = Prepárase a mesa.
table-you = vostede
table-somebody = alguén
table-bot = compañía
table-here = Na mesa
table-empty = Ninguén aínda: abre con vostede.
table-in-play = { $amount } en xogo
table-and-more = e { $count } máis
table-only-looking = Está mirando. Sente para xogar.
table-side = Que se paga, e por que
table-tabs = Partes da mesa
table-tab-cloth = Pano
table-leaf-lies = con fichas súas
table-tab-track = Pista
table-tab-pay = Pagamento

# A voz e o reloxo
table-voice = Voz do crupier
table-voices = Últimas voces
table-rest = A mesa abre en canto alguén xogue.
table-rest-croupier = O crupier ten a palabra.
table-clock-open = Fagan xogo
table-clock-rolling = A bóla roda
table-clock-closed = Non vai máis
table-clock-paused = Pausa
table-clock-asked = A súa decisión
table-clock-others = Deciden outros
table-clock-left = para o «non vai máis»
table-seconds = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
}

# O que un fai
table-sit = Sentar
table-stand = Xogar de pé
table-leave = Deixar a mesa
table-leaving = Deixará a mesa en canto remate o que ten en xogo.
table-no-seat = Agora non hai sitio libre: está de pé e sentará en canto haxa un. A compañía cede o seu entre dúas xogadas.
table-stay = Quedo
table-bring = Traer fichas
table-invite = Pedir compañía
table-play-as-guest = Xogar como convidado
table-chosen-chip = Ficha elixida
table-chips-here = fichas nesta mesa
table-repeat = Repetir
table-double = Dobrar
table-undo = Desfacer
table-clear = Retirar todo
table-clear-sure = Retirar todo?
table-ready = Listo
table-ready-of = { $ready }/{ $people }
table-broke = Quedou sen fichas. Eran de xogo: a casa dálle outras.
table-broke-cash = Quedou sen fichas. Nesta mesa xógase con diñeiro: pode pagalo na caixa.
table-no-cash = Nesta mesa xógase con diñeiro e na súa bolsa non hai abondo: pase antes pola caixa.
table-no-cash-guest = Nesta mesa xógase con diñeiro, e un convidado só ten fichas de xogo. Elixa outra mesa, ou pida unha conta á dirección.
table-refill = Outras fichas de xogo
table-colour = Cor { $colour }, cada ficha vale { $value }
table-colour-take = Tome unha cor. Cada ficha vale:
table-colour-return = Devolver a cor
table-your-turn = Tócalle elixir
table-choice = { $choice }: { $spot }, { $amount }
table-asks = Pedirlle ao persoal
table-tip = Dar { $amount } de propina
table-tip-thanks = Grazas pola propina de { $amount }.
table-waiting = Agarda praza: é o { $place }.º da lista.
table-seat-take = Sentar no sitio { $seat }
table-laying = Coloca as miñas posturas
table-laying-self = eu
table-laying-croupier = o crupier
table-laying-end = o extremo de mesa

# Un recadro
table-spot = { $name }, paga { $pays }.
table-spot-chips = { $count } fichas.
table-spot-mine = A súa aposta: { $amount }.
table-spot-others = Outras: { $amount }.
table-spot-max = Máximo { $amount }.
table-no-spot = Ningún recadro elixido
table-fact-own = A súa aposta
table-fact-others = Outras
table-fact-stake = aposta
table-fact-pays = Paga
table-fact-wins = Gaña, { $pays }
table-fact-would-win = Se gaña
table-fact-limits = De–a
table-fact-spread = As súas fichas van a
table-fact-probability = Probabilidade
table-fact-exact = exacta
table-fact-edge = Vantaxe da casa
table-fact-elsewhere = Noutras leis
table-fact-same = igual
table-why-pays = Por que { $pays }?
table-why-amount = Por que { $amount }?
table-all-odds = Todas as probabilidades

# O pagamento
table-payment = Pagamento, na orde da lei
table-collected = Primeiro retiráronse as apostas perdedoras: { $amount } para a casa.
table-collected-none = Non se perdeu ningunha aposta.
table-even-chances = Sortes sinxelas
table-nothing-paid = Agora non se paga nada.
table-you-win = Vostede cobra { $amount }.

# O que saíu
table-last-results = Últimos resultados
table-frequencies = O que saíu
table-frequencies-of = en { $count ->
    [one] unha xogada
   *[other] { $count } xogadas
}
table-frequencies-note = Cada xogada é independente das anteriores.
table-outcome = Resultado
table-times = Veces
table-share = Parte
table-expected = Esperada

# Cando algo non vai ben
table-lost = Sen conexión. A mesa segue; as súas apostas aceptadas valen. Tentándoo de novo…
table-closed = A mesa pechouse. As súas fichas están de novo na súa bolsa.
table-refused = Esta mesa non se lle pode mostrar.
table-suspended = A mesa está suspendida un momento. As apostas do pano seguen en pé.
table-last-shooter = Último tirador: cando perda os dados remata a sesión.
table-last-shoe = Último sabot: cando se acabe remata a sesión.
table-last-rounds = { $rounds ->
    [0] É a última xogada da sesión.
    [one] Unha xogada máis e remata a sesión.
   *[other] { $rounds } xogadas máis e remata a sesión.
}
table-notice = O mínimo pasa a { $minimum }, como se anunciou.
table-unconfirmed = Aínda sen confirmar. Só conta cando a casa o diga.
table-missed = Volveu. Entrementres: { $acts ->
    [one] un acto na mesa.
   *[other] { $acts } actos na mesa.
}

# -- what the last result meant
table-tally-staked = Apostou { $amount }
table-tally-won = Gañou { $amount }
table-tally-lost = Perdeu { $amount }
table-tally-even = Nin gañou nin perdeu
table-tally-nothing = Non apostou
table-tally-undecided = Aínda non se decidiu nada
table-tally-lying = Seguen en xogo { $amount }
table-tally-chips = Fichas: { $amount }

# -- como se xoga
how-title = Como se xoga
how-more = O regulamento enteiro
how-or = { $last ->
   *[other] ou
}

table-hint-first = Elixa unha ficha e toque o pano onde queira apostar.
table-tally-bets = Por apostas
table-tally-bet-won = gañou { $amount }
table-tally-bet-lost = perdeu { $amount }
table-tally-bet-back = volve
table-tally-bet-lies = segue en xogo
table-what-happened = Que pasou

table-tally-other = O demais
table-tally-whole = En total

table-why-paid = Gañou: por { $stake } a { $pays } cobra { $won }.
table-fact-readings = Cifras coas lecturas desta mesa; en «{ $page }», coas que se escollan.
