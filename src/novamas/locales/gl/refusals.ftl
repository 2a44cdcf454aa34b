# Unha frase para cada negativa. $value é o pedido, $limit o límite que supera, $field onde estaba.

# Importes e recadros
refused-above-maximum = { $value } supera o máximo admitido aquí, { $limit }.
refused-below-minimum = { $value } non chega ao mínimo admitido aquí, { $limit }.
refused-off-step = { $value } non pode apostarse aquí: as fichas van de { $limit } en { $limit }.
refused-not-an-amount = { $value } non é un importe.
refused-not-enough-chips = Non hai fichas abondas para { $value }.
refused-too-many-chips = { $value } é máis do que ninguén trae a unha mesa dunha vez.
refused-no-such-bet = Non existe a aposta «{ $value }» neste xogo, e só se admiten as que enumera a norma.
refused-not-offered = «{ $value }» non se ofrece neste momento.

# A xogada
refused-betting-not-open = As apostas non están abertas.
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
refused-no-colour = Pida antes unha cor: nesta mesa xógase con fichas de cor.
refused-no-colour-left = Todas as cores desta mesa están ocupadas.
refused-no-colour-chips-here = Nesta mesa non hai fichas de cor.
refused-no-value-chips-here = Nesta mesa non se xoga con fichas de valor.
refused-colour-not-now = A cor non pode pedirse nin devolverse agora.
refused-colour-not-returned = Devolva antes a cor: as súas fichas non valen nada fóra desta mesa.
refused-not-a-colour-value = Unha ficha de cor non pode valer aquí { $value }.

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
refused-no-marker = Os marcadores gárdaos quen dirixe a mesa, e non está.
refused-nobody-takes-tips = Agora ninguén recibe propinas nesta mesa.
refused-nobody-lays = Aquí non hai ninguén que coloque así as súas posturas.
refused-wheel-left-open = Ao final da sesión o cilindro debe quedar pechado de xeito que ninguén poida manipulalo.
refused-no-change-foreseen = Esta norma non di nada de cambiar o mínimo dunha mesa aberta.
refused-purse-too-small = Na bolsa hai { $limit }, menos que { $value }.
refused-colour-out-of-range = O mínimo cambiou: cambie antes as súas fichas de cor.
refused-rest-below-minimum = Ao retirar { $value } quedaría menos do mínimo, que aquí é { $limit }.
refused-no-such-command = Neste xogo non hai «{ $value }».
refused-session-ends-first = A sesión remata antes de que poida xogarse a outro mínimo.
refused-not-a-name = Ninguén pode chamarse «{ $value }» nunha mesa.

# Dados ou craps
refused-not-these-dice = Eses dados non se poden escoller agora.
refused-not-a-void-throw = «{ $value }» non anula unha tirada.
refused-far-enough = Aquí vale a tirada na que tocan o bordo oposto { $value } dados.
refused-not-in-play = Eses dados non están en xogo.
refused-not-lost = Non falta ningún dado así.
refused-not-a-breach = «{ $value }» non infrinxe as regras do lanzamento.
refused-not-repeated = Só perde os dados quen incumpre repetidamente as regras do lanzamento.
refused-shooter-must-bet = O tirador debe apostar antes ao gaña ou ao non gaña.
refused-no-shooter = Ninguén ten os dados na man.
refused-dice-not-worn = Os dados aínda non se lanzaron o suficiente para cambialos.
refused-round-has-a-shooter = A xogada segue: alguén ten os dados.
refused-no-rule-for-the-floor = Esta norma non di dos dados no chan máis que a tirada é nula.
refused-no-dice-in-motion = Non hai dados en movemento, así que ningunha tirada pode ser nula.
refused-deprived = O xefe de mesa retirou o dereito a tirar.
refused-not-your-dice = Agora non se lle ofrecen a vostede os dados.
refused-no-new-dice-now = Non se piden outros dados mentres se busca o punto.
refused-round-not-thrown-out = Quen fixou o punto tira ata que se decide.
refused-pick-first = Escolla antes os dados.
refused-nothing-to-pick = Agora non hai dados que escoller.
refused-dice-in-hand = Os dados xa están na súa man.
refused-bet-is-locked = A aposta { $value } debe xogar ata que gañe ou perda.
refused-odds-go-with-it = A aposta { $value } leva unha asociada: retírea antes.
refused-not-at-this-throw = Non se pode apostar a «{ $value }» antes desta tirada.
refused-no-simple-bet = A asociada acompaña unha sorte sinxela con punto coñecido, e non hai ningunha para «{ $value }».

# Cards from a shoe
refused-shoe-not-spent = O sabot aínda non se acabou.
refused-not-yours-to-cut = Agora non lle corresponde cortar.
refused-seated-only = Aquí só aposta quen está sentado nun departamento.
refused-shoe-not-offered = Agora non se lle ofrece o sabot.
refused-no-hand-to-show = Agora non ten ningunha man que descubrir.
refused-no-rule-for-errors = Con esta lectura a norma non ten regras para os erros do reparto.
refused-no-deal-running = Agora non se están a repartir cartas.
refused-cards-in-hand = Non pode marchar con cartas na man.
refused-cards-keep-seated = Non pode deixar a súa praza mentres teña as cartas.
refused-cannot-be-insured = Esta aposta non se pode asegurar.
refused-insured-when-laid = A aposta asegúrase ao facela, non despois.
refused-bet-insured = Esta aposta está asegurada: non se lle pode engadir nada.
refused-no-insurance = Nesta mesa non se aseguran apostas.

# Blackjack
refused-box-not-open = { $value } está vacante e esta casa non deixa apostar nela.
refused-no-hand-there = Quen senta en { $value } non xoga esta man: non hai sobre que apostar.
refused-box-full = { $value } non admite máis apostas.
refused-first-box-needed = Antes que en { $value } hai que apostar na primeira das tres casas.
refused-no-bet-on-the-box = { $value } acompaña unha aposta na casa, e vostede non a ten.
refused-above-half = O seguro é como moito a metade da primeira aposta, { $limit }, non { $value }.
refused-below-half = O seguro é xusto a metade da primeira aposta, { $limit }, non { $value }.
refused-too-few-hands = Hai demasiado poucas mans apostadas: non se reparten cartas.
refused-no-even-money = O pago á par é para un vinte e un contra un as, antes de que ninguén reciba a terceira carta.
refused-no-surrender = A man non pode retirarse agora.
refused-no-more-cards = Esta man non admite máis cartas.
refused-not-your-hand = Non lle toca decidir sobre esta man: { $value } non manda na casa.
refused-nothing-asked = Ninguén pediu ese consentimento.
refused-no-ace = Non hai contra que asegurarse: a banca non amosa un as.
refused-too-late-to-insure = Xa non hai seguro: deuse unha terceira carta.
refused-no-pair = Só se separan dúas cartas do mesmo valor.
refused-no-more-splits = Este par non pode volver separarse.
refused-no-doubling = Esta man non pode dobrarse.

# Póker contra a casa
refused-laid-together = { $value } é unha das apostas que se fan xuntas e por igual.
refused-after-the-cards = { $value } apóstana os que van, vistas as súas cartas.
refused-box-taken = En { $value } xa aposta outro xogador.
refused-not-your-box = { $value } é doutro xogador: só apostan nela os que están de pé, se a lei o permite.
refused-no-pot = O bote aínda está baleiro: non se pode apostar a { $value }.
refused-pot-too-small = Un bote comeza con polo menos { $limit }, non con { $value }.

# Poker with discard
refused-bad-discard = Pódense cambiar ata dúas cartas distintas, polo seu número na man; non { $value }.
refused-no-carousel = Esta mesa non forma parte dun carrusel.

# Póker sen descarte
refused-players-own-bet = { $value } é unha aposta só do xogador da casa.
refused-unseen-hand = Non se compra carta para unha man que ninguén pode ver.
refused-card-bought = Non se poden comprar máis cartas para esta man.

# Pai gow póker
refused-bank-bets-nothing = Quen ten a banca non aposta: a banca cobre as apostas dos demais.
refused-holds-the-bank = Quen ten a banca non pode facer iso agora.
refused-not-offered-the-bank = Agora non se lle ofrece a banca a { $value }.
refused-bad-setting = A man baixa ten dúas das sete cartas, cada unha nomeada unha vez.
# Chemin de fer
refused-more-than-was-won = Só poden excluírse as ganancias.
refused-share-must-match = O asociado ten que poñer a suma que pide a norma.
refused-must-play-on = Xa se sacou unha carta: a banca ten que seguir a xogada.
refused-must-deal-once = Quen toma a banca ten que dar cartas polo menos unha vez.
refused-too-few-players = Hai poucas persoas xogadoras na mesa.
refused-no-garage-yet = Aínda non se pode formar garaxe.
refused-no-unlimited-bank = Só se renuncia ao garaxe se a banca xoga sen máximo.
refused-not-the-banker = Iso só o pode facer a banca.
refused-no-bank-to-share = Agora non hai banca á que asociarse.
refused-below-the-bank = { $value } é menos que a suma que se ten que igualar, { $limit }.
refused-above-the-need = { $value } é máis do que falta, { $limit }.
refused-below-the-best-bid = { $value } non chega á poxa necesaria, { $limit }.
refused-hand-not-offered = Agora non se lle ofrece a man a { $value }.
refused-no-salute-owed = Agora non hai que saudar.
refused-no-auction = Agora non hai poxa.
refused-must-salute = Quen acaba de sentar ten que deixar pasar a man.
refused-passed-it-himself = Quen tivo esta man non poxa por ela.
refused-betting-is-open = Non se sacan cartas antes de pecharse as apostas.
refused-against-the-rules = As regras non deixan esa opción.
refused-no-natural = Só se abate con oito ou nove, e se se conserva o dereito.
refused-punto-speaks-first = O punto fala antes que a banca.
refused-associate-does-not-play = O asociado da banca non intervén no xogo.
refused-no-such-place = Nesta mesa non hai praza { $value }.
refused-place-taken = Quen está de pé non cambia de sitio.
refused-seat-is-promised = A praza { $value } correspóndelles antes a outras persoas.
refused-bank-on-the-table = Ninguén marcha con diñeiro na banca.
refused-claim-too-late = As apostas están liquidadas: xa non se pode reclamar.
refused-above-the-bank = { $value } é máis do que se pode xogar contra esta banca, { $limit }.
refused-not-half-the-bank = { $value } non é a postura do «banco coa mesa»: { $limit }.
refused-no-banco-to-follow = { $value } non ten banco que repetir.
refused-nothing-late = Non hai posturas tardías.
refused-too-late-to-follow = Outra persoa ten xa as cartas: é tarde para o banco seguido.
refused-bank-is-covered = Xa se pediu toda a banca.
refused-nothing-to-complete = Non hai nada que completar.
refused-bet-already-called = A unha postura anunciada non se lle engade outra.
refused-cards-do-not-pass = Agora non pasan as cartas.
refused-barred-from-the-bank = Quen se retirou gañando non volve ter a banca neste sabot.
refused-bank-is-broken = A banca saltou: hai que repoñela ou abandonala.
refused-bank-not-broken = Só se repón unha banca que saltou.
refused-session-is-over = Nesta sesión xa non se xogan máis tallas.
refused-deposit-too-small = O depósito da banca non abonda para pagar esa aposta.
refused-banco-only-at-the-start = O banco só se pide ao principio da partida.
