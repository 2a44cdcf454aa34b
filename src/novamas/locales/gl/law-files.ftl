# Que está mal nos ficheiros dunha norma.
bad-law-bank-kinds = Unha banca é limitada ou libre.
bad-law-mode-decks = As barallas do mazo son as dunha modalidade.
bad-law-cloth-places = Un pano necesita alguén que xogue.
bad-law-banco-again = Un banco repítese cero veces ou máis.
bad-law-before-stop = O sabot non ten naipes antes da carta de parada.
bad-law-part-of-win = A dedución é unha parte da ganancia.
bad-law-sessions-shoes = As sesións cóntanse cos sabots de cada unha.
bad-law-blackjack-target = A aritmética do blackjack é a de 21, con ases de un ou once.
bad-law-blackjack-one-card = A aritmética do blackjack dá un naipe ás mans dobradas e aos ases separados; un blackjack gaña a 21.
bad-law-ace-values = Un as vale dous valores, o maior menor que a meta.
bad-law-bank-stands-at = A banca plántase con { $target } como máximo.
bad-law-round-boxes = Unha partida necesita unha casa, e non máis casas das que hai.
bad-law-bank-plays = A banca xoga polo menos unha vez.
bad-law-split-card = Un as separado e unha man dobrada reciben un naipe.
bad-law-pair-kinds = Unha parella é completa, de cor ou incompleta.
bad-law-sevens = Os setes gañan como un, dous, dous do mesmo pau, tres; tres do mesmo pau gañan o bote.
bad-law-win-pays = A unha man gañadora págaselle algo.
bad-law-bet-maximum = A aposta { $value } non ten máximo.
bad-law-no-holes = O prato non ten buratos.
bad-law-boule-bet = A boule non ten ningunha aposta { $value }; hai: number, { $known }.
bad-law-two-colours = { $name } non pode ser vermello e negro á vez.
bad-law-neutral-colour = { $neutral } non pertence a ningunha sorte sinxela, así que non ten cor.
bad-law-no-hole = O prato non ten ningún burato { $name }.
bad-law-cloth-raised = Ningún pano abre a { $raised } veces o mínimo.
bad-law-boxes = Unha mesa ten polo menos unha casa, e ningunha casa admite menos de cero apostas.
bad-law-seat-lost = Un asento pérdese cunha negativa como mínimo.
bad-law-banker-against = Un banqueiro necesita alguén contra quen xogar.
bad-law-bank-holds = Unha banca ten polo menos o mínimo, e o seu máximo non é menor ca iso.
bad-law-first-cards = Cada man recibe ao principio { $cards } naipes.
bad-law-near-score = O tanteo ao que achegarse debe ser un que unha man poida ter.
bad-law-draw-and-stand = Con { $name } o punto non pode á vez pedir e plantarse.
bad-law-chart-score = O cadro da banca non di que facer con { $score }.
bad-law-chart-row = A fila de { $score_text } no cadro da banca necesita { $cells } letras T, P ou O.
bad-law-no-bets = o xogo non ten ningunha aposta.
bad-law-off-the-cloth = { $key } pon fichas en { $name }, que non está no pano.
bad-law-bet-pays = A aposta { $value } non di canto paga.
bad-law-never-comes = { $key } agarda o que nunca pode saír.
bad-law-seven-point = { $seven } non pode ser un punto e perdelo á vez.
bad-law-craps-bet = Os dados non teñen ningunha aposta { $value }; hai: { $known }.
bad-law-shooter-bet = O tirador debe apostar en { $value }, que non é ningunha aposta.
bad-law-simple-maximum = Non hai máximo para as apostas simples.
bad-law-multiple-maximum = Non hai máximo para as apostas múltiples.
bad-law-dice-at-table = { $at_table } dados na mesa son demasiado poucos para lanzar { $thrown }.
bad-law-dice-touch = De { $thrown } dados, non poden tocar o bordo { $touch }.
bad-law-first-breach = Ninguén perde os dados antes dunha primeira infracción.
bad-law-bet-totals = A aposta { $value } nomea un total dúas veces, ou un que dous dados non poden dar.
bad-law-bet-and-points = A aposta { $value } e os puntos deixan fóra un total, ou téñeno dúas veces.
bad-law-bet-number = A aposta { $value } non pode ser ao { $number }.
bad-law-bet-side = A aposta { $value } debe poñerse dun lado nun de { $known }.
bad-law-bet-with = A aposta { $value } non di con que aposta simple vai.
bad-law-group-maximum = Non hai máximo para as apostas do grupo { $value }.
bad-law-maxima-leave-out = Os máximos de { $name } deixan fóra { $name2 }.
bad-law-no-family = o xogo nomea a familia { $value }; hai: { $known }.
bad-law-draw-odds = As contas fanse para unha banca e uns xogadores que cambian ata dous naipes segundo as regras habituais.
bad-law-ante = O ante di canto paga e ten un máximo.
bad-law-second-and-discards = A segunda aposta é polo menos como a primeira, e pódense cambiar algúns naipes, como máximo toda a man.
bad-law-who-sees = Nada di quen ve os naipes de { $value }.
bad-law-jackpot-part = Unha parte do premio acumulado é para { $value }, que aquí non é ningunha combinación.
bad-law-bank-stands-on = A banca plántase con { $value }, que aquí non é ningunha combinación.
bad-law-deck-discards = A baralla ten demasiado poucos naipes para a repartición e os descartes.
bad-law-second-pays = Nada di que se paga pola segunda aposta con { $value }.
bad-law-bank-discards = A banca non pode descartar o que se lle manda con { $value }.
bad-law-part-of-pot = Un premio é unha parte do bote.
bad-law-bet-combination = Unha aposta págase pola combinación, sexan cales sexan os seus valores.
bad-law-pot-part = Unha parte do bote é para { $value }, que aquí non é ningunha combinación.
bad-law-bank-plays-from = A banca xogaría desde { $value }, que aquí non é ningunha combinación.
bad-law-second-at-least = A segunda aposta é polo menos como a primeira.
bad-law-all-get = Cada man e a banca reciben { $size } naipes.
bad-law-deck-bought = A baralla ten demasiado poucos naipes para todos os que se poden comprar.
bad-law-pai-gow-cards = Cada un recibe { $hold } naipes, dos que { $low } forman a man baixa.
bad-law-pai-gow-cases = Hai un caso para cada maneira en que se comparan dúas mans.
bad-law-one-die = Lánzase polo menos un dado.
bad-law-part-of-winning-bet = A comisión é unha parte da aposta gañadora.
bad-law-not-a-rank = { $value } non é un valor de naipe.
bad-law-deck-deal = A baralla ten demasiado poucos naipes para a repartición.
bad-law-not-a-combination = { $value } non é unha combinación; hai: { $known }.
bad-law-ranking = Unha man ten de dous a cinco naipes, e cada combinación ten un lugar.
bad-law-tie-break = Algo debe decidir entre dúas mans da mesma clase.
bad-law-prize-for = Un premio é para { $value }, que aquí non é ningunha combinación.
bad-law-texas-maximum = O ante e o Texas Bonus teñen un máximo, e o mesmo.
bad-law-ante-with = Nada di que se paga polo ante con { $value }.
bad-law-ante-combination = O ante págase pola combinación, sexan cales sexan os seus valores.
bad-law-second-and-ante = A segunda aposta é polo menos como o ante, e di canto paga.
bad-law-texas-deal = As mans e a banca reciben dous naipes; despois veñen un flop de tres, turn e river.
bad-law-common-open = Os naipes comúns están descubertos.
bad-law-ante-and-second = O ante e a segunda aposta din canto pagan.
bad-law-pair-plus-maximum = O ante e o Par Plus teñen un máximo.
bad-law-bets-maximum = As apostas non teñen máximo.
bad-law-laid-together = Fanse á vez entre dúas e { $name } apostas, non { $bets }.
bad-law-taken-back = As apostas que se poden retirar son { $known }, cada unha antes dun naipe común.
bad-law-punto-banca-bet = O punto e banca non ten ningunha aposta { $value }; hai: { $known }.
bad-law-table-score = A táboa da banca non di que facer con { $name }.
bad-law-part-of-bet = A dedución é unha parte da aposta.
bad-law-six-part = A dedución cun seis é unha parte da aposta.
bad-law-who-deals = Unha mesa necesita alguén que reparta.
bad-law-columns-or-dozens = Unha aposta a doce ou vinte e catro números debe dicir se son columnas ou ducias.
bad-law-chips-and-spot = { $value } non é un número de fichas e un lugar, como '2 street:0-2-3'.
bad-law-place-on-cloth = { $value } non é un lugar do pano: números con guións entre eles, como 0-2-3.
bad-law-never-paid = A orde de pagamento deixa fóra { $known }: os seus gañadores non cobrarían nunca.
bad-law-roulette-bet = A ruleta non ten ningunha aposta { $value }; hai: { $known }.
bad-law-no-maximum = Non hai ningunha aposta con máximo.
bad-law-fewer-tiers = A aposta { $value } ten menos chanzos de máximos ca as demais.
bad-law-colour-values = As fichas de cor toman o seu valor da aposta a un número, e non a hai.
bad-law-wheel-number = { $value } non é un número da roda.
bad-law-shoe-empty = O sabot non ten naipes.
bad-law-behind-stop = { $behind } naipes detrás da carta de parada non abondan para acabar unha partida.
bad-law-burnt = Non se poden queimar menos de cero naipes.
bad-law-most-staff = Onde pode haber máis persoal do que pide a norma, non di canto como máximo.
bad-law-trente-bets = O trinta e corenta ten as apostas { $known }, e ningunha máis.
bad-law-rows = Hai unha fila negra e unha vermella, cada unha unha vez.
bad-law-row-ends = Unha fila acaba no total ao que intenta achegarse.
bad-law-row-endless = Unha fila de naipes que non valen nada non acabaría nunca.
bad-law-zero-choice = O cero debe deixar algo que facer: a metade ou prisión.
bad-law-order-leaves-out = A orde de pagamento deixa fóra { $known }.
bad-law-insurance-part = O que se deposita polo seguro é unha parte da aposta.
bad-law-symbol-cells = O símbolo { $value } está en { $name } casas da roda.
bad-law-articles = articles é unha táboa de nomes e listas de cláusulas.
bad-law-article = escriba isto como { $value } nos articles da sección.
bad-law-without-family = non di de que familia é o xogo.
bad-law-no-currency = non hai ningunha moeda { $value }; hai: { $known }.
bad-law-unplayable-default = o que non se pode xogar non pode ser o habitual.
bad-law-no-wheel = non hai ningunha roda { $value } en equipment.toml.
bad-law-no-folder = Non hai ningún cartafol de normas en { $root }.
bad-law-like = { $value } parécese a algo que non é unha táboa ao seu lado.
bad-law-two-folders = A norma { $name } está en dous cartafoles.
bad-law-not-toml = o ficheiro non é TOML.
bad-law-not-text = non se pode ler como texto.
bad-law-removes-nothing = a lectura quita { $value }, que non está.
bad-law-path-through = o camiño { $value } da lectura pasa por un valor.
bad-law-amends-nothing = a emenda suprime { $value }, que non está.
bad-law-amends-through = a ruta { $value } da emenda pasa por un valor.
bad-law-no-clauses = A norma de { $name } non ten clauses.tsv.
bad-law-clauses-column = { $name }/clauses.tsv non ten a columna { $value }.
bad-law-clauses-row = Unha fila de { $name }/clauses.tsv non ten { $name2 } columnas: { $name3 }.
bad-law-clause-twice = A cláusula { $id } está dúas veces en { $name }/clauses.tsv.
bad-law-clause-layer = A cláusula { $id } non é de ningunha capa: { $known }, non { $value }.
bad-law-not-in-catalogue = non hai ningún xogo { $value } no catálogo desta norma.
bad-law-no-reading = non hai ningunha lectura { $value } en { $law }/readings.toml.
bad-law-other-currency = { $law } xogouse aquí en { $before }; as mesmas regras non poden ser en { $now }.
bad-law-kept-others = As regras gardadas como { $name }… son outras.
bad-law-kept-currency = As regras gardadas como { $name }… non son en ningunha moeda.
bad-law-kept-other-game = Estas son as regras de { $game } en { $law }, non de { $game2 } en { $law2 }.
bad-place-reading = lectura { $value }
bad-place-game = xogo { $value }
bad-law-extends = o xogo estende { $why ->
    [itself] a si mesmo
    [its-heir] a { $value }, que o estende a el
   *[unknown] a { $value }, que non está nesta norma
}.
bad-law-no-key = aquí non hai ningunha clave { $value }.
bad-law-key-missing = falta a clave { $value }.
bad-law-value = { $value } non pode estar aquí.
bad-law-value-type = isto debe ser { $wanted ->
    [int] un número enteiro
    [float] un número
    [str] un texto
    [bool] true (si) ou false (non)
    [array] unha lista
    [object] unha táboa
   *[other] outra cousa
}.
bad-law-no-article = articles nomea { $value }, que non é un valor nin unha regra desta sección; { $many ->
    [0] esta sección só ten cláusulas
   *[other] pode nomear: { $known }
}.
bad-law-no-clause = non hai ningunha cláusula { $value } en { $law }/clauses.tsv.
