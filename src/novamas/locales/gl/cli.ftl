# A liña de ordes: axuda, erros, encabezamentos. Ordes, opcións e claves non se traducen nunca.

# -- axuda --------------------------------------------------------------------------------------------------------

help-novamas = Os catálogos de xogos de casino españois, en marcha: cada xogo, aposta, pagamento e erro como di a norma.
examples-novamas =
    Exemplos:
      novamas games
      novamas rules roulette-french --law euskadi-1996
      novamas odds boule --law galicia-2007
      novamas compare wheel-of-fortune
      novamas play roulette-french --law euskadi-1996
help-help = Mostra este texto.
help-version = Mostra a versión.
help-commands = Ordes
help-options = Opcións
help-arguments = Argumentos
help-usage = Uso:
help-usage-command = ORDE
help-usage-options = OPCIÓNS
help-usage-args = ARGUMENTOS
help-required = obrigatorio
help-default = por defecto: { $value }
help-epilogue =
    Cada orde ten a súa propia --help.
    Contorno: NOVAMAS_LAWS (máis cartafoles de normas), NOVAMAS_LANG (es, en, eu ou gl), NO_COLOR (sen cores).
help-games =
    Enumera os xogos, as normas que os teñen e cantas pasaxes dubidosas hai en cada texto.

    Antes le cada xogo de cada norma en todas as súas lecturas; di o primeiro erro dun ficheiro, con código de saída 2.
examples-games =
    Exemplos:
      novamas games
      novamas games --json
      novamas games --lang gl
help-rules =
    Imprime o regulamento dun xogo: cada cláusula coa súa clave, as apostas e as pasaxes dubidosas do texto.

    GAME pode ser tamén un xogo que aínda non se pode xogar, ou «catalogue» para a parte xeral dunha norma.
examples-rules =
    Exemplos:
      novamas rules roulette-french --law euskadi-1996
      novamas rules boule --law galicia-2007 --lang gl
      novamas rules wheel-of-fortune --law euskadi-1996 --reading joker=literal
      novamas rules wheel-of-fortune --law euskadi-1996 --json
help-law =
    Imprime cada valor dun xogo nunha norma a carón das palabras e do apartado das cláusulas das que sae.

    Onde o texto é dubidoso vai primeiro o valor que se xoga, e logo o outro lado da lectura.
examples-law =
    Exemplos:
      novamas law euskadi-1996 roulette-french
      novamas law boe-1977 boule --lang gl
      novamas law galicia-2007 craps --json
help-odds = Dá as probabilidades exactas de cada aposta: gañar, empatar, perder, vantaxe da casa, desviación típica.
examples-odds =
    Exemplos:
      novamas odds
      novamas odds roulette-french --law boe-1977
      novamas odds wheel-of-fortune --reading literal
      novamas odds wheel-of-fortune --law euskadi-1996 --reading joker=literal
      novamas odds boule --reading all --json
help-compare = Mostra en que difiren as normas sobre un xogo: regras cos seus artigos e que espera o xogador de cada aposta.
examples-compare =
    Exemplos:
      novamas compare wheel-of-fortune
      novamas compare roulette-french --all
      novamas compare blackjack --law galicia-2007 --law euskadi-1996
      novamas compare boule --json
help-play = Abre unha mesa no terminal para xogar, con compañía e un crupier que canta.
examples-play =
    Exemplos:
      novamas play
      novamas play roulette-french --law euskadi-1996
      novamas play boule --law galicia-2007 --lang gl
help-scenario =
    Executa exemplos resoltos (TOML) co mesmo motor que calquera mesa.

    Código de saída 1 se unha expectativa falla, 2 se un ficheiro non pode executarse.
examples-scenario =
    Exemplos:
      novamas scenario scenarios/
      novamas scenario scenarios/boule/five-takes-even-chances.toml
      novamas scenario scenarios/ --json
      novamas scenario --upgrade meus/
help-trace =
    Di que cláusulas das normas fai cumprir unha proba, cales mostra o regulamento e cales faltan.

    Le o que deixou o último «make test» completo nesta copia de traballo.
examples-trace =
    Exemplos:
      novamas trace
      novamas trace --game roulette-french
      novamas trace --law euskadi-1996 --json
help-check =
    Comproba a sala dun casino (TOML) coas normas: cada mesa por si soa e todas en conxunto.
    Sen ficheiro comproba as normas mesmas: todo o que está mal nelas, con ficheiro, liña e lugar.

    Código de saída 1 se hai problemas, 2 se o ficheiro non pode lerse.
examples-check =
    Exemplos:
      novamas check
      novamas check examples/floor.toml
      novamas check examples/floor.toml --json

option-json = JSON para programas, en vez de texto para persoas.
option-lang = Idioma: es, en, eu ou gl (onde aínda non hai texto, inglés).
option-law = A norma, como a nomea «novamas games», se o xogo está en máis dunha; caben máis normas nos cartafoles de NOVAMAS_LAWS.
option-any-law = Só esta norma; todas se non se nomea ningunha.
option-law-key = A norma, como a nomea «novamas games».
option-game = O xogo, como o nomea «novamas games».
option-any-game = O xogo; todos se non se nomea ningún.
option-trace-game = Só as cláusulas deste xogo.
option-reading = Onde un texto é dubidoso: default (a propia de cada pasaxe), literal ou corrected (corrixida); ou pasaxes polo seu nome, como joker=literal (varias veces, ou separadas por comas).
option-readings = Onde un texto é dubidoso: default (a propia de cada pasaxe), literal, corrected (corrixida) ou all (as tres); ou pasaxes polo seu nome, como joker=literal (varias veces, ou separadas por comas).
option-some-laws = Dúas ou tres normas que se poñen de par, cada unha coa súa opción: cada diferenza e o que vale na primeira.
option-all = Tamén o que é igual en todas as normas.
option-odds-all = Contar tamén o que leva minutos: todos os xogos, todas as lecturas.
option-odds-recount = Contar de novo o que xa se sabe, e gardalo.
option-odds-device = Onde se conta de novo o que unha tarxeta gráfica sabe contar: «cpu» ou «gpu».
option-odds-meter = As apostas cuxos premios son partes dun bote, co contador en tantas apostas: 1500, 2500.5, 8661/4.
cli-no-meter = { $game } non ten ningunha aposta con contador: só a teñen os jackpots dos póqueres con e sen descarte e a aposta acumulada do blackjack.
cli-no-meter-here = Ningún xogo ten aquí unha aposta con contador.
option-paths = Ficheiros de exemplos, ou cartafoles deles.
option-upgrade = Reescribe os ficheiros da primeira forma na segunda, onde están; nada cambia se unha soa mesa fixese outra cousa.
option-check-all = Amosa tamén as regras que se cumpren, cos seus artigos.
option-check-out = Escribe todas as regras como páxina imprimible (HTML) neste ficheiro.
option-floor = O ficheiro que describe a sala; sen el compróbanse as normas.

# -- erros --------------------------------------------------------------------------------------------------------

cli-left-out = Queda fóra: { $problem }
cli-no-law = Non hai ningunha norma «{ $value }»
cli-which-law = «{ $game }» está en varias normas: diga unha con --law; hai: { $known }.
cli-no-game = Non hai ningún xogo «{ $value }»
cli-no-game-in-law = Non hai ningún xogo «{ $value }» en { $law }
cli-no-reading = Non hai ningunha lectura «{ $value }»
cli-no-side = «{ $value }» non é unha maneira de ler «{ $reading }»
cli-reading-alone = «{ $value }» non di como se le que pasaxe: escríbase como joker=literal.
cli-recount-what = Que xogo hai que contar de novo? Dígao: «novamas odds XOGO --recount».
cli-device-recount = «--device gpu» conta de novo: pida tamén --recount.
cli-device-no-count = A tarxeta gráfica non sabe contar { $game }: pídao sen «--device gpu».
cli-no-language = Non hai ningún idioma «{ $value }»
cli-not-yet = { $game } aínda non se pode xogar.
cli-not-yet-in-law = { $game } de { $law } aínda non se pode xogar.
cli-nothing-to-play = Ningún xogo de { $law } se pode xogar aínda; o seu catálogo ten: { $known }.
cli-none-playable = o seu catálogo ten: { $known }, e ningún se pode xogar aínda.
cli-unknown-command = Non hai ningunha orde «{ $value }»
cli-unknown-option = Aquí non hai ningunha opción { $value }
cli-missing-argument = Falta { $name }: véxase «{ $command } --help».
cli-too-much = «{ $value }» é un argumento de máis: véxase «{ $command } --help».
cli-twice = { $name } dáse dúas veces.
cli-bad-value = «{ $value }» non é un valor de { $name }.
cli-did-you-mean = quería dicir «{ $near }»?
cli-there-are = hai: { $known }.
cli-or = ou

# -- games --------------------------------------------------------------------------------------------------------

cli-games-game = Xogo
cli-games-law = Norma
cli-games-epigraph = Epígrafe
cli-games-currency = Moeda
cli-games-readings = Lecturas
cli-games-later = Nos catálogos, aínda sen poder xogarse:

# -- rules --------------------------------------------------------------------------------------------------------

law-told-date = de { $value }
law-told-gazette = { $value }
law-told-in-force = en vigor desde { $value }
law-told-amended-by = modificada por { $value }
law-other-side = Lectura «{ $reading }», o outro lado ({ $says }): { $value }
rules-not-yet = Este xogo aínda non se pode xogar aquí; estas son as súas cláusulas.
rules-fallback = As cláusulas que aínda non teñen texto en «{ $lang }» móstranse en inglés e márcanse con [en].
rules-inherited = Herdado de { $name }, { $place }, no que as cláusulas anteriores non dispoñen outra cousa
rules-section = Apartado { $section }
rules-bets = Apostas
rules-bets-reading = Apostas, lectura { $reading }
rules-bets-bet = Aposta
rules-bets-pays = Paga
rules-bets-maximum = Máximo
rules-bets-clauses = Cláusulas
rules-maximum-multiples = { $multiples } × o mínimo
rules-maximum-between = de { $least } a { $most } × o mínimo, segundo fixe a casa
rules-maximum-parts = cada ficha ata o máximo do seu recadro
rules-maximum-authorised = segundo a autorización
rules-readings = Pasaxes dubidosas do texto
rules-literal = literal: { $says }
rules-corrected = corrixida: { $says }
rules-applies = é a que se xoga
rules-unplayable = non pode xogarse: { $why }
rules-reason = Motivo: { $why }

# -- odds ---------------------------------------------------------------------------------------------------------

reading-default = por defecto
reading-literal = literal
reading-corrected = corrixida
odds-title = { $game } · { $law } ({ $key }) · lectura { $reading }
odds-bet = Aposta
odds-pays = Paga
odds-win = Gaña
odds-push = Empata
odds-lose = Perde
odds-edge = Vantaxe
odds-over = Sobre a mellor
odds-exact = Exacta
odds-sd = D. típica
odds-clauses = Cláusulas
odds-with-literal = «{ $name }» na súa lectura literal ({ $reading }=literal):
odds-with-corrected = «{ $name }» na súa lectura corrixida ({ $reading }=corrected):
odds-costs = { $bets } custa { $price }
odds-gives = { $bets } dálle ao xogador { $price }
odds-gone = non existe a aposta { $bets }
odds-same-edge = a vantaxe é a mesma; só cambia cantas veces se gaña, se empata e se perde
odds-counting = Contando { $game }: uns { $seconds } segundos dun procesador…
odds-readings-wait = Sen contar aínda co outro lado de: { $readings } («novamas odds { $game } --all»).

# -- compare ------------------------------------------------------------------------------------------------------

compare-title = { $game } segundo cada norma
compare-expects = Que espera o xogador do que aposta
compare-same-odds = As probabilidades son iguais con todas as normas e lecturas.
compare-same-rules = As regras son iguais en todas as normas.
compare-rules = En que difiren as regras
compare-rules-all = As regras
compare-one-law = Só unha norma ten este xogo: { $law }.
compare-rule = Regra
compare-unsaid = –
compare-tie = { $pays }, só se devolve o apostado
compare-none = ningunha
compare-yes = si
compare-no = non
compare-never = nunca gaña
compare-reading = lectura «{ $reading }»: { $side }
compare-never-wins = { $bet } non { $bets ->
    [one] pode
   *[other] poden
} gañar nunca: o xogador espera { $expects } ({ $exact }) de cada aposta ({ $readings }).
compare-player-ahead = { $bet } { $bets ->
    [one] paga
   *[other] pagan
} máis do debido: o xogador espera { $expects } ({ $exact }) de cada aposta ({ $readings }).
compare-because = Lectura «{ $reading }»; por defecto aplícase a { $applies }. { $clauses }

# -- scenario -----------------------------------------------------------------------------------------------------

scenario-ok = ben
scenario-failed = FALLA
scenario-bad = FICHEIRO MALO
scenario-none = { $path }: neste cartafol non hai ningún exemplo.
scenario-missing = { $path }: non existe ese ficheiro nin ese cartafol.
scenario-total = { $passed } ben, { $failed } fallan, { $bad } non poden executarse; { $checked } expectativas comprobadas.
scenario-upgraded =
    { $scenarios } exemplos de { $files_before } ficheiros están agora en { $files_after }: { $lines_after } liñas en vez de { $lines_before }, { $preludes } preludios novos. Cada mesa fai o mesmo, byte a byte.
scenario-no-old = Aquí non hai ningún exemplo da primeira forma: nada cambiou.

# -- trace --------------------------------------------------------------------------------------------------------

trace-no-checkout = Isto non é unha copia de traballo de novamas: trace le as súas probas e exemplos.
trace-no-results = Aínda non hai resultados de probas que seguir: execute antes «make test».
trace-bad-results = { $path } non pode lerse: execute de novo «make test».
trace-stale = as probas, os exemplos ou o código cambiaron desde o último «make test» completo: execúteo de novo para un rastro exacto.
trace-title = Cláusulas atendidas, por norma, xogo e capa
trace-law = Norma
trace-game = Xogo
trace-untouched = Cláusulas que as probas esixen, pero que ningún valor da lei nin ningún fallo plantado pon a proba:
trace-missing = Faltan
trace-total = { $clauses } cláusulas: { $enforced } comprobadas por probas, { $shown } mostradas no regulamento, { $missing } faltan.

# -- check --------------------------------------------------------------------------------------------------------

check-fine = A sala cumpre a norma.
check-laws-fine = As normas están en orde.
check-table = Mesa { $number } ({ $game })
check-table-alone = Mesa { $number }
check-problems = { $problems ->
    [1] Un problema.
   *[other] { $problems } problemas.
}

# Dados ou craps
rules-maximum-gain = o que gañe de { $least } a { $most } × a ganancia do máximo sinxelo, segundo fixe a casa
rules-maximum-share-of-bet = o { $percent } % da aposta á que acompaña
rules-maximum-share = o { $percent } % do máximo das sortes sinxelas

# Strategy charts
odds-computed = calculado; a vantaxe é exacta ata { $error }
cli-no-output = A saída non se pode escribir: { $why }.
cli-output-closed = Non hai saída na que escribir.
cli-system = { $path }: { $why }.

# -- the regulator's desk --

help-search = Busca en todas as cláusulas, por palabras, por artigo ou polo que dan ás regras; sen acentos tamén.
help-whatif = Que pasaría cos prezos, as comprobacións e os exemplos se unha norma dixese outra cousa.
help-dossier = Un xogo segundo unha norma, ou segundo dúas ou tres, como documento que se sostén só (HTML, PDF, CSV, JSON).
option-search = Palabras, ou un artigo como GAL07-03-061 ou 03-061; entre comiñas, xuntas.
option-search-most = Cantas cláusulas se mostran como máximo.
option-whatif = A emenda, en TOML.
option-whatif-scenarios = Exemplos que se xogan coa emenda: ficheiros ou cartafoles.
option-paper = Onde: un ficheiro .html, .pdf, .csv ou .json.
examples-search =
    Exemplos:
      novamas search surrender --law galicia-2007
      novamas search GAL07-03-061
      novamas search 'late bet' --lang en
examples-whatif =
    Exemplos:
      novamas whatif examples/amendment.toml
      novamas whatif examples/amendment.toml --scenarios scenarios/blackjack --out whatif.pdf
examples-dossier =
    Exemplos:
      novamas dossier blackjack --law galicia-2007 --out blackjack.html
      novamas dossier blackjack --law galicia-2007 --law euskadi-1996 --out compare.pdf
