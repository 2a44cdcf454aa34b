# Unha frase para cada negativa. $value é o pedido, $limit o límite que supera, $field onde estaba.

# Importes e recadros
refused-above-maximum = { $value } supera o máximo admitido aquí, { $limit }.
refused-above-maximum-none = Aquí xa non cabe máis: o apostado chega ao máximo.
refused-below-minimum = { $value } non chega ao mínimo admitido aquí, { $limit }.
refused-off-step = { $value } non pode apostarse aquí: as fichas van de { $limit } en { $limit }.
refused-not-an-amount = { $value } non é un importe.
refused-not-enough-chips = Non hai fichas abondas para { $value }.
refused-too-many-chips = { $value } é máis do que ninguén trae a unha mesa dunha vez.
refused-no-such-bet = Non existe a aposta «{ $value }» neste xogo, e só se admiten as que enumera a norma.
refused-not-offered = «{ $value }» non se ofrece neste momento.

# A xogada
refused-betting-not-open = As apostas non están abertas.
refused-session-over = A sesión rematou: xa se xogou o último que se anunciou.
refused-in-prison = Esta aposta está en prisión: ninguén a retira ata que se libere ou se perda.
refused-last-number = Esta norma di cantas se anuncian.
refused-late-bet = Non se admiten máis apostas: xa se cantou «non vai máis».
refused-late-withdrawal = As fichas quedan onde están: xa se cantou «non vai máis».
refused-bets-on-the-cloth = Ninguén marcha con apostas no pano.
refused-not-your-bet = A aposta { $value } non é súa.
refused-not-now = Iso non pode facerse agora.
refused-not-your-role = Iso non lle corresponde a { $value }.
refused-chance-not-awaited = Non hai nada en movemento: agora non pode saír { $value }.
refused-impossible-outcome = Neste xogo non pode saír { $value }.
refused-no-ball-in-motion = Non hai nada en movemento: non cabe declarar nula unha tirada.
refused-no-void-spin = Esta norma, lida á letra, non coñece aquí a tirada nula.
refused-not-a-cause = «{ $value }» non anula unha tirada.
refused-wrong-turns = Tras unha tirada nula, o cilindro non dá { $value } voltas antes de lanzar de novo a bóla.

# O cero
refused-must-stay-in-prison = Esta aposta vale demasiado pouco para partirse: segue en prisión.
refused-no-choice-open = Non saíu o cero: non hai nada que elixir.

# Fichas de cor

# A mesa
refused-not-at-the-table = { $field ->
    [table] Iso pídeo quen está na mesa: sente ou traia fichas antes.
   *[other] { $value } non está nesta mesa.
}
refused-seat-taken = O asento { $value } non está libre.
refused-float-too-small = A mesa non pode cambiar { $value }: o seu anticipo non chega.
refused-table-closed = A mesa está pechada.
refused-table-suspended = A mesa está pechada polo momento.
refused-other-side-open = Antes de darlle a volta a este pano hai que pechar o xogo da mesa { $table }.
refused-other-side-unlike = A norma non deixa que este xogo comparta pano co da mesa { $table }.
refused-shoe-in-use = O sabot { $value } está na mesa { $table }.
refused-same-shoe-again = O sabot { $value } xa estivo nesa mesa na sesión anterior: destine outro.
refused-no-shoe-free = Non queda ningún sabot libre para esta mesa.
refused-cloth-turned = { $limit ->
    [one] Hoxe xa se cambiou unha vez o xogo deste pano; non pode cambiarse máis.
   *[other] Hoxe xa se cambiou { $limit } veces o xogo deste pano; non pode cambiarse máis.
}
refused-expelled = Esta persoa foi expulsada da mesa.
refused-people-at-the-table = Aínda hai xente na mesa.
refused-round-running = A xogada non rematou.
refused-staff-missing = A mesa non pode seguir sen un crupier e un inspector.
refused-minimum-fixed = Con esta norma, o mínimo dunha mesa aberta non pode cambiarse.
refused-minimum-not-authorised = Un mínimo de { $value } non está autorizado para este xogo.
refused-notice-running = Xa se anunciou un cambio do mínimo.
refused-no-temporary-closing = Esta norma non coñece o peche temporal: a mesa segue aberta ou péchase de todo.
refused-float-spent = O anticipo está esgotado: a dirección debe completalo antes da xogada seguinte.
refused-heads-handle-no-chips = Quen dirixe a mesa non toca nin diñeiro nin fichas.
refused-no-head = Ningunha xogada empeza mentres ninguén dirixa a mesa.
refused-exchange-unwatched = Só se cambia diñeiro baixo o control de quen dirixe a mesa.
refused-nobody-takes-tips = Agora ninguén recibe propinas nesta mesa.
refused-wheel-left-open = Ao final da sesión o cilindro debe quedar pechado de xeito que ninguén poida manipulalo.
refused-table-not-counted = Esta mesa abriuse sen reconto: nada se conta nin se asina.
refused-float-not-counted = Antes da primeira xogada dúas persoas contan o anticipo.
refused-not-counted-out = Antes do peche dúas persoas contan o que hai na mesa.
refused-nothing-to-sign = Non hai ningún reconto sen asinar.
refused-count-outdated = Desde o reconto movéronse fichas: hai que contar outra vez.
refused-float-needed = A mesa precisa ese anticipo: non pode devolver { $value }.
refused-same-hands = Quen contou non asina o seu propio reconto: asínao outra persoa.
refused-sitting-running = Xa hai unha sesión aberta.
refused-no-sitting = Non hai ningunha sesión aberta.
refused-hour-passed = A hora de peche está por vir.
refused-law-not-in-force = Esta norma non está en vigor antes do { $since }.
refused-deposit-short = A fianza non chega: hai { $value } e cómpre { $limit }.
refused-none-in-service = Durante toda a sesión hai en servizo polo menos unha mesa de { $value ->
    [roulette] ruleta
   *[cards] naipes
}.
refused-last-in-service = É a última mesa en servizo de { $value ->
    [roulette] ruleta
   *[cards] naipes
}: segue aberta mentres dure a sesión.
refused-too-few-places = Agardan { $value } xogadores e as mesas abertas teñen sitio para { $limit }: abra as que cumpran.
refused-guarantee-short = A caixa debe ter { $limit } para garantir as apostas, e ten { $value }.
refused-tables-open = { $value ->
    [one] Queda unha mesa aberta
   *[other] Quedan { $value } mesas abertas
}: a sesión péchase cando todas están pechadas.
refused-too-late-to-pause = Faltan menos de { $limit } minutos para a hora: a mesa xa non se pecha polo momento.
refused-goes-on-till-the-hour = A partida empezada segue ata a hora: non hai outra mesa en que continúe.
refused-no-room-elsewhere = As outras mesas teñen { $limit } prazas libres, e aquí xoga máis xente.
refused-hour-has-come = Chegou a hora de peche: non empeza ningunha xogada.
refused-document-unread = O número do documento non se entende.
refused-already-inside = Esta persoa xa está dentro.
refused-document-inside = Con ese documento xa entrou outra persoa.
refused-not-inside = Esta persoa non está dentro.
refused-not-in-the-register = Quen xoga con diñeiro rexístrase antes na admisión.
refused-turned-away-age = Non entra quen non é maior de idade.
refused-turned-away-barred = Esta persoa non pode entrar: figura no rexistro de prohibidos.
refused-day-passed = Ese día xa pasou.
refused-not-barred = Ninguén prohibiu a entrada con ese documento.
refused-not-the-houses-bar = Esta prohibición non a puxo a casa: non a quita a casa.
refused-deposit-not-for-that = A fianza responde de sancións, premios e taxas, e de nada máis.
refused-loan-forbidden = Ninguén lles presta diñeiro aos xogadores.
refused-means-not-authorised = Ese medio de pagamento non está autorizado: págase con diñeiro de curso legal.
refused-no-change-foreseen = Esta norma non di nada de cambiar o mínimo dunha mesa aberta.
refused-purse-too-small = Na bolsa hai { $limit }, menos que { $value }.
refused-rest-below-minimum = Ao retirar { $value } quedaría menos do mínimo, que aquí é { $limit }.
refused-no-such-command = Neste xogo non hai «{ $value }».
refused-session-ends-first = A sesión remata antes de que poida xogarse a outro mínimo.
refused-not-a-name = Ninguén pode chamarse «{ $value }» nunha mesa.

# Dados ou craps

# Cards from a shoe
refused-shoe-not-spent = O sabot aínda non se acabou.
refused-shoe-not-ready = O sabot aínda non está listo.
refused-not-yours-to-cut = Agora non lle corresponde cortar.
refused-seated-elsewhere = Xa ocupa praza de asento noutra mesa.
refused-seated-only = Aquí só aposta quen está sentado nun departamento.
refused-no-rule-for-errors = Con esta lectura a norma non ten regras para os erros do reparto.
refused-no-deal-running = Agora non se están a repartir cartas.
refused-cards-in-hand = Non pode marchar con cartas na man.

# Blackjack
refused-box-not-open = { $value } está vacante e esta casa non deixa apostar nela.
refused-vacant-closed = { $value } está vacante, e o croupier non deixa apostar agora nas vacantes.
refused-vacant-not-croupiers = Nesta mesa as casas vacantes non dependen do croupier.
refused-no-hand-there = Quen senta en { $value } non xoga esta man: non hai sobre que apostar.
refused-box-full = { $value } non admite máis apostas.
refused-no-bet-on-the-box = { $value } acompaña unha aposta na casa, e vostede non a ten.
refused-too-few-hands = Hai demasiado poucas mans apostadas: non se reparten cartas.
refused-not-your-hand = Non lle toca decidir sobre esta man: { $value } non manda na casa.
refused-nothing-asked = Ninguén pediu ese consentimento.

# Póker contra a casa
refused-laid-together = { $value } é unha das apostas que se fan xuntas e por igual.
refused-after-the-cards = { $value } apóstana os que van, vistas as súas cartas.
refused-box-taken = En { $value } xa aposta outro xogador.
refused-not-your-box = { $value } é doutro xogador: só apostan nela os que están de pé, se a lei o permite.
refused-no-pot = O bote aínda está baleiro: non se pode apostar a { $value }.
refused-pot-too-small = Un bote comeza con polo menos { $limit }, non con { $value }.

# Poker with discard
refused-carousel-runs-itself = Os botes dun carrusel lévaos a casa: ninguén os enlaza nin os paga á man.
refused-no-carousel = Esta mesa non forma parte dun carrusel.

# Póker sen descarte

# Pai gow póker
refused-not-offered-the-bank = Agora non se lle ofrece a banca a { $value }.
# Chemin de fer
refused-share-must-match = O asociado ten que poñer a suma que pide a norma.
refused-must-play-on = Xa se sacou unha carta: a banca ten que seguir a xogada.
refused-must-deal-once = Quen toma a banca ten que dar cartas polo menos unha vez.
refused-too-few-players = Hai poucas persoas xogadoras na mesa.
refused-not-the-banker = Iso só o pode facer a banca.
refused-betting-is-open = Non se sacan cartas antes de pecharse as apostas.
refused-against-the-rules = As regras non deixan esa opción.
refused-no-natural = Só se abate con oito ou nove, e se se conserva o dereito.
refused-punto-speaks-first = O punto fala antes que a banca.
refused-no-such-place = Nesta mesa non hai praza { $value }.
refused-place-taken = Quen está de pé non cambia de sitio.
refused-seat-is-promised = A praza { $value } correspóndelles antes a outras persoas.
refused-bank-on-the-table = Ninguén marcha con diñeiro na banca.
refused-claim-too-late = As apostas están liquidadas: xa non se pode reclamar.
refused-above-the-bank = { $value } é máis do que se pode xogar contra esta banca, { $limit }.
refused-above-the-bank-none = Contra esta banca xa non cabe máis.
refused-bet-already-called = A unha postura anunciada non se lle engade outra.
refused-cards-do-not-pass = Agora non pasan as cartas.
refused-no-chips-here = Só marca o ritmo dunha mesa quen ten fichas nela.

# Mesas para amigos
refused-private-table = A mesa { $value } é dun grupo de amigos: éntrase coa súa ligazón.
refused-no-tables-for-friends = A casa non abre agora mesas para amigos.
refused-enough-tables-for-friends = A casa non abre máis de { $limit } mesas para amigos á vez; probe máis tarde.
refused-enough-of-your-tables = { $limit ->
    [one] Xa ten unha mesa para amigos aberta: péchase soa cando non queda ninguén.
   *[other] Xa ten { $limit } mesas para amigos abertas: péchanse soas cando non queda ninguén.
}
refused-no-company-for-friends = Nas mesas para amigos a casa non pon compañía.
refused-no-such-table-here = Ese xogo non está aberto no salón: para os amigos ábrese unha mesa coma as que hai.
