# Por que un ficheiro de escenario non se pode ler ou non ten sentido.
bad-scenario-expect = non se pode agardar { $value }.
bad-scenario-fields = { $name }: os seus campos escríbense como unha táboa.
bad-scenario-amount = Un importe escríbese como texto con decimais, non { $value }.
bad-scenario-clause = clauses: { $law } non ten ningunha cláusula { $value }.
bad-scenario-chance = o azar agárdase como { $value }, non como { $value2 }.
bad-scenario-no-stop = stop: este xogo non ten carta de parada.
bad-scenario-stop-beyond = stop: hai { $whole } naipes no sabot, así que a carta de parada non pode ir tras { $cards }.
bad-scenario-no-bet = { $owner } non ten ningunha aposta en { $value }.
bad-scenario-which-bet = { $owner } ten { $name } apostas en { $value }: diga cal, así: '{ $owner } { $spot } 2'.
bad-scenario-no-such-bet = { $owner } ten { $name } apostas en { $value }, e ningunha é a número { $value2 }.
bad-scenario-refused-clause = refused: { $law } non ten ningunha cláusula { $value }.
bad-scenario-person = { $value } non é o nome dunha persoa.
bad-scenario-step-by = un paso con do ou bet necesita by.
bad-scenario-nobodys-card = deal: o naipe seguinte non é de ninguén ({ $name }): escríbao como chance.
bad-scenario-card-for = deal: o naipe seguinte é para { $value }, e só hai naipes para { $names }.
bad-scenario-several-laws = está escrito para varias normas, { $names }: diga cal.
bad-scenario-other-law = non está escrito para { $law }, senón para { $known }.
bad-scenario-key = clave descoñecida { $value }; as claves son: { $known }.
bad-scenario-empty = non ten ningún paso e non agarda nada.
bad-scenario-table-key = clave descoñecida { $value } en [table]; as claves son: { $known }.
bad-scenario-readings = [table]: un de reading e readings, non os dous.
bad-scenario-expect-key = clave descoñecida { $value } en expect; as claves son: { $known }.
bad-scenario-call = expect: un anuncio ou un suceso é un nome, ou un nome cos seus campos.
bad-scenario-move = expect: un movemento escríbese así: "@float > ana 35.00 win".
bad-scenario-no-game = non di o seu xogo.
bad-scenario-steps = os seus pasos escríbense como táboas [[step]].
bad-scenario-no-law = non di a súa norma: unha de law (un nome) e laws (unha táboa de varias).
bad-scenario-laws = laws é unha táboa, como [laws] con { $example }.
bad-scenario-own-clauses = clauses: cada norma de [laws] ten as súas.
bad-scenario-first = first é unha lista de actos, como { $example }.
bad-scenario-one-deed = un de { $known } cada vez.
bad-scenario-open = open é unha táboa coas claves de [table], como { $example }.
bad-scenario-open-key = open: clave descoñecida { $value }; as claves son: { $known }.
bad-scenario-expect-table = expect: é unha táboa, non { $value }.
bad-scenario-under = under é unha táboa de normas, cada unha coas claves que difiren nela.
bad-scenario-under-law = under: o ficheiro non está escrito para { $value }.
bad-scenario-reserved = ninguén pode chamarse { $value }, que é o anticipo.
bad-scenario-by = by é un nome, non { $value }.
bad-scenario-deal = deal di de quen son os naipes, como { $example }.
bad-scenario-stop = stop é o número de naipes antes da carta de parada, non { $value }.
bad-scenario-given = given é o nome dun preludio, ou unha lista de nomes.
bad-scenario-given-loop = given { $value } apóiase en si mesmo.
bad-scenario-preludes = os seus preludios escríbense como táboas [given."o seu nome"].
bad-scenario-unread = non se pode ler ({ $why }).
bad-scenario-not-text = non é texto.
bad-scenario-format = format é 2, ou omítese nun ficheiro da primeira forma; non { $value }.
bad-scenario-missing-key = non di o seu { $key }.
bad-scenario-law = law é o nome dunha norma, non { $value }.
bad-scenario-times = [laws] { $law }: times é un número enteiro maior que cero, non { $value }.
bad-scenario-act = un acto necesita un de { $known }.
bad-scenario-do-by = do necesita by: quen o fai.
bad-scenario-do = do é unha orde, como "Leave" ou { $example }, ou unha lista.
bad-scenario-bet = bet é unha táboa, como { $example }.
bad-scenario-bet-by = bet necesita by, ou nomea os seus xogadores: { $example }.
bad-scenario-acts = given { $value }: acts é unha lista de actos.
bad-scenario-in-the-way = xa existe, e non é no que se converte { $path }.
bad-scenario-head-changes = cambiarían a súa norma, o seu xogo, o seu título ou as súas cláusulas.
bad-scenario-play-changes = a mesa non faría o mesmo, así que queda como está.
bad-scenario-lost = perderíase.
bad-scenario-not-passing = non pasa tal como está, e non se pode reescribir: { $failed }
bad-scenario-namesake = outro escenario de { $law } e { $game } ten o mesmo nome: { $name2 }.
bad-place-step = paso { $number }
bad-place-act = { $at }, acto { $number }
bad-place-given = given { $value }
bad-place-opening = apertura
bad-scenario-failed = { $where }: { $what }: agardábase { $expected }, saíu { $got }
bad-scenario-came = { $code } { $clauses }: { $because }
bad-scenario-over = { $refused } (a rolda { $round } era a última anunciada, e rematou)
bad-scenario-opened = a mesa abriuse
bad-scenario-not-toml = non é TOML{ $line ->
    [0] { "" }
   *[other] { " " }(liña { $line })
}.
bad-scenario-no-prelude = given: non hai ningún preludio { $value }; { $many ->
    [0] non hai { $file } no seu cartafol nin por riba
   *[other] hai: { $known }
}.
