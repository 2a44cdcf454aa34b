# A consola: a mesa vista por quen a leva.

console-title = Consola
console-counts = { $tables ->
    [one] Unha mesa aberta
   *[other] { $tables } mesas abertas
}{ $hand ->
    [0] ; todas van soas.
    [one] ; unha lévaa un crupier.
   *[other] ; { $hand } lévaas un crupier.
}
console-no-tables = Agora non hai mesas abertas. Ábreas a dirección.
console-waits-for-you = agarda por vostede
console-runs-itself = vai soa
console-physical = resultado tecleado
console-minimum = mínimo { $amount }
console-to-cloth = Ver o pano
console-to-list = Todas as mesas

# As fases
console-rail = Fases da xogada { $round }
console-phase = fase: { $phase }
console-phase-idle = entre xogadas
console-phase-betting = Fagan xogo
console-phase-rolling = { $game ->
    [wheel-of-fortune] Roda en xiro
   *[other] Bóla en xogo
}
console-phase-closed = Non vai máis
console-phase-landed = Resultado
console-phase-collected = Retirada
console-phase-paid = Pagamento
console-phase-choosing = metade ou prisión

# O acto seguinte
console-next = Acto seguinte
console-space = espazo
console-auto = A mesa vai soa: a casa abre, lanza e pecha por vostede. Pode adiantarse.
console-now-idle = A mesa agarda.
console-now-betting = Fagan xogo.
console-now-rolling = { $game ->
    [wheel-of-fortune] A roda perde velocidade.
   *[other] A bóla perde velocidade.
}
console-now-closed = Xa non se aposta.
console-now-choosing = Saíu o cero.
console-now-over = A sesión rematou.
console-now-suspended = A mesa está pechada polo momento.
console-does-suspended = Só a dirección a abre outra vez.
console-does-nothing = Non queda ningunha xogada por xogar.
console-does-chance = A casa sortea o resultado.
console-does-others-type = O crupier teclea o que saíu.
console-does-others = Agora tócalle a: { $who }. { $act }.
console-does-type = Elixa o que saíu, ou tecléeo, e confírmeo. Con iso retírase e págase.
console-type-first = Elixa o que saíu
console-confirm = Saíu: { $value }
console-dock-wait = Agarde

# O que fixo a roda
console-pad-cards = Carta que saíu
console-pad-cards-open = tamén se pode teclear: valor e pau (7 h)
console-pad-down = Boca abaixo, ninguén a viu
console-pad-open = tamén se pode teclear
console-pad-shut = ábrese tras «non vai máis»; tamén se pode teclear

# Os actos: como se chaman e que fan
console-act-OpenBetting = Fagan xogo
console-does-OpenBetting = Ao premer anúnciase a voz e ábrese o pano.
console-act-Launch = { $game ->
    [wheel-of-fortune] Xirar a roda
   *[other] Lanzar a bóla
}
console-does-Launch = { $game ->
    [wheel-of-fortune] Ao premer a roda xira; aínda se aposta.
   *[other] Ao premer a bóla roda, en sentido contrario ao da xogada anterior; aínda se aposta.
}
console-act-CloseBetting = Non vai máis
console-does-CloseBetting = Ao premer anúnciase a voz, péchase o pano e xa non se admite ningunha aposta.
console-act-VoidSpin = Anular a tirada
console-does-VoidSpin = A tirada non vale; as apostas seguen en pé.
console-outcome-VoidSpin = tirada nula
console-act-PrisonChoice = Elixir metade ou prisión
console-act-AnnounceLast = Anunciar as últimas xogadas
console-does-AnnounceLast = A sesión remata tras as xogadas que se anuncien.
console-act-ChangeMinimum = Cambiar o mínimo
console-does-ChangeMinimum = O mínimo pasa a outro autorizado, como manda a lei, e os máximos con el.
console-act-TopUp = Completar o anticipo
console-does-TopUp = A caixa leva fichas á mesa.
console-act-SendBack = Devolver fichas á caixa
console-does-SendBack = O anticipo baixa; non por debaixo do que pide a lei.
console-act-Count = Contar a mesa
console-does-Count = Apúntase o que hai na mesa; asínao outra persoa.
console-act-Countersign = Asinar o reconto
console-does-Countersign = O reconto vale; o que falte ou sobre queda apuntado como diferenza.
console-act-StaffArrive = Chega persoal
console-does-StaffArrive = Alguén ocupa un posto da mesa.
console-act-StaffLeave = Marcha persoal
console-does-StaffLeave = Un posto da mesa queda sen cubrir; se fai falta, o xogo agarda.
console-act-Suspend = Pechar polo momento
console-does-Suspend = A mesa péchase sen xente; o anticipo queda nela.
console-act-Resume = Abrir outra vez
console-does-Resume = A mesa segue onde estaba.
console-act-CloseTable = Pechar a mesa
console-does-CloseTable = A mesa péchase de todo; anticipo e caixa volven á caixa da casa.

# O que un acto deixa aberto
console-field-turns = Voltas da roda
console-field-rounds = Xogadas
console-field-unit = Que se anuncia
console-unit-law = o que di a norma
console-unit-round = xogadas
console-unit-shooter = o último tirador
console-unit-shoe = o último sabot
console-field-to = Mínimo novo
console-field-top_up = Aumento do anticipo
console-field-amount = Importe
console-field-float = Anticipo contado
console-field-cash = Caixa contada
console-field-tips = Propinas contadas
console-field-cagnotte = Pozo contado
console-field-role = Posto
console-field-player = Xogador
console-field-cause = Causa
console-field-wheel = Peche do cilindro
value-lock = con chave
value-seal = con precinto
console-between = De { $least } a { $most }
console-acts = Outros actos
console-discard = Descartar
console-apply = Aplicar: { $what }
console-applying = Anótase…
console-applied = Anotado: { $what }.

# Irregularidades
console-mishap = Comunicar unha irregularidade
console-mishap-short = Irregularidade
console-mishap-none = Neste xogo a lei non coñece ningunha que se comunique aquí.
console-mishap-none-now = Ningunha cabe nesta fase.
console-mishap-not-yours = Aquí comunícaas outra persoa: { $who }.
console-mishap-more = { $count ->
    [one] Unha máis, que só cabe noutras fases
   *[other] { $count } máis, que só caben noutras fases
}
console-mishap-later = { $count ->
    [one] Unha, que só cabe noutras fases
   *[other] { $count }, que só caben noutras fases
}
console-mishap-others = { $count ->
    [one] Unha que se pode comunicar
   *[other] { $count } que se poden comunicar
}
console-mishap-by = Comunícaa: { $who }
console-will-happen = O que di a lei que pase agora
console-what-follows = O que ocorrerá
console-announced = Anúnciase:
console-stays = seguen no pano
console-changes = cambian de mans
console-modify = pódense modificar
console-yes = Si
console-no = Non
console-articles = { $count ->
    [one] O artigo
   *[other] Os artigos
}
console-signs = Queda no libro a nome de { $who }. Non se pode desfacer; pódese anotar unha rectificación.
console-today = Hoxe nesta mesa
console-today-since = desde as { $time }
console-today-none = Ningunha irregularidade.

# O pano e a liquidación
console-cloth = No pano
console-cloth-bets = { $bets ->
    [one] Unha aposta
   *[other] { $bets } apostas
} de { $people ->
    [one] un xogador
   *[other] { $people } xogadores
}
console-cloth-held = Diso, en prisión: { $amount }
console-cloth-empty = Baleiro.
console-settled = Xogada { $round }: retirada e pagamento
console-settled-nothing = Non había nada no pano.

# O libro
console-book = Libro
console-book-zero = cada apuntamento suma cero
console-export = exportar
console-day-book = libro do día
console-book-time = Hora
console-book-entry = Apuntamento
console-book-path = De e a
console-book-detail = Detalle
console-book-amount = Importe
console-book-earlier = Ver apuntamentos anteriores
console-cause-autopilot = automático
console-cause-bot = compañía
console-cause-clock = polo reloxo

# Persoal, anticipo, límites, marcha
console-staff = Persoal
console-staff-here = na mesa
console-staff-away = sen cubrir
console-staff-many = son { $count }
console-float = Anticipo
console-since = sesión desde { $time }
console-float-opening = Ao abrir
console-float-added = Engadido
console-float-now = Agora
console-float-cloth = No pano
console-float-box = Efectivo
console-float-difference = Diferenza do libro
console-limits = Límites
console-notice = O mínimo pasa a { $minimum } despois da xogada { $round }.
console-runs = Marcha da mesa
console-runs-who = Quen a leva
console-runs-auto = Vai soa
console-runs-hand = Un crupier
console-runs-drawn-then = A casa sortea o resultado.
console-runs-real-then = A roda, os dados ou as cartas son reais: o crupier teclea o resultado.
console-runs-seconds = { $seconds ->
    [one] Un segundo para apostar en cada xogada.
   *[other] { $seconds } segundos para apostar en cada xogada.
}

# Cando algo non vai ben
console-lost = Sen conexión. A mesa segue; o anotado vale. Tentándoo de novo…
console-closed = A mesa pechouse.

# Cards from a shoe
console-act-LoadShoe = Cargar o sabot
console-does-LoadShoe = Recóntanse e mestúranse as cartas e introdúcense no sabot, coa carta de bloqueo no seu sitio.
console-act-CutPack = Cortar a baralla
console-does-CutPack = A baralla queda cortada e lista.
console-act-CardFaceUp = Carta boca arriba
console-does-CardFaceUp = A carta seguinte apártase; as apostas seguen en pé e continúa o reparto.
console-outcome-CardFaceUp = carta apartada

# Póker contra a casa
console-act-Misdeal = Erro no reparto
console-does-Misdeal = A xogada é nula; devólvense todas as apostas.
console-outcome-Misdeal = xogada nula
console-act-CardShown = Carta descuberta por erro
console-does-CardShown = A carta queda á vista; a xogada segue ou anúlase, segundo a lei.
console-outcome-CardShown = carta á vista
console-act-Breach = Un xogador fala ou ensina cartas
console-does-Breach = O xogador perde toda a súa aposta, ou advírteselle, segundo a lei.
console-outcome-Breach = infracción

# Texas póker
console-act-Expel = Expulsar a alguén da mesa
console-does-Expel = Esta persoa leva todas as súas fichas e non volve a esta mesa.
console-outcome-Expel = expulsión
console-field-other = outra casa

# Pai gow póker
console-field-low = Cartas da man baixa

# What lies on the table, and where the next card goes
console-table = Na mesa
console-pad-card-to = Carta: { $place }
console-does-type-to = É para: { $place }. Elixa o que saíu, ou tecléeo, e confírmeo.
console-pad-lot = A quen lle toca a sorte
place-card = { $card ->
    [1] { $place }, primeira carta
    [2] { $place }, segunda carta
    [3] { $place }, terceira carta
   *[other] { $place }, carta { $card }
}
place-card-turned = { $card ->
    [1] { $place }, descóbrese a primeira carta
    [2] { $place }, descóbrese a segunda carta
    [3] { $place }, descóbrese a terceira carta
   *[other] { $place }, descóbrese a carta { $card }
}
place-of = { $place } ({ $name })
place-box = { $hand ->
    [1] Casa { $number }
   *[other] Casa { $number }, man { $hand }
}
place-seat = Sitio { $number }
place-bank = Banca
place-common = { $number ->
    [0] Comúns
   *[other] Comúns, fila { $number }
}
place-burnt = Carta queimada
place-first-card = Primeira carta do sabot
place-aside = Carta que se aparta
place-lot = Sorteo
place-throw = Tirada dos dados
place-voided = Carta anulada
console-stands-point = Punto
console-stands-shooter = Tirador
console-stands-dice = Dados
console-stands-bank = Banca
console-stands-covered = Cuberto
console-stands-open = Por cubrir
console-stands-pot = Bote
console-stands-side-pot = Bote lateral
console-stands-out = fóra
