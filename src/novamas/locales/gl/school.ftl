# A escola de crupieres: exercicios, correccións, exames.

help-school = Aprender a repartir: exercicios de calquera xogo, corrixidos polo motor co seu artigo.
examples-school =
    Exemplos:
      novamas school lessons roulette-french --law euskadi-1996
      novamas school pay boule --law galicia-2007 --level 3
      novamas school exam roulette-french --law galicia-2007 --name Ana --out ana.json
      novamas school mark ana.json
option-school-what = Que facer: lessons (o que toca), pay, ruling, call, floor ou deal (unha clase de exercicio), exam, progress, mark (un certificado), show (un exercicio coa súa resposta).
option-school-subject = O xogo; con mark, o ficheiro dun certificado; con show, a liña dun exercicio.
option-school-level = Nivel de 1 a 5; sen el, o acadado.
option-school-seed = Un número do que saen outra vez os mesmos exercicios; daquela nada se garda no teu ficheiro.
option-school-count = Cantos exercicios; as leccións seguen ata que saias, un exame ten dez.
option-school-kind = Só esta clase de exercicio (pay, ruling, call, floor, deal). Repetible.
option-school-name = De quen é o certificado.
option-school-out = Onde se escribe o certificado, como JSON.
school-no-such = Na escola non hai nada chamado «{ $value }»; hai: { $known }.
school-needs-game = Que xogo? Dío: «novamas school lessons XOGO --law NORMA».
school-needs-file = Que certificado? Di o seu ficheiro: «novamas school mark FICHEIRO».
school-needs-code = Que exercicio? Di a súa liña: «novamas school show pay:NORMA:XOGO:NIVEL:SEMENTE».
school-no-certificate = { $file } non é un certificado da escola.
school-no-pupil = { $file } non é o que a escola garda dun alumno: apártao para comezar de novo.
bad-task-kind = Non hai ningunha clase de exercicio { $value }; hai: { $known }.
bad-task-form = { $value } non nomea ningún exercicio: escribe clase:norma:xogo:nivel:semente, como pay:galicia-2007:boule:1:7.
bad-task-level = Non hai nivel { $value }: van de 1 a { $most }.
bad-task-seed = { $value } non pode ser unha semente: é un número de 0 a { $most }.
bad-task-none = De { $game } non hai aquí nada que aprender.
bad-task-none-pay = En { $game } non se lle paga a ninguén con fichas: non hai pano que pagar.
bad-exam-form = { $value } non nomea ningún exame: escribe exam:norma:xogo:clases:nivel:número:semente.
bad-exam-count = Un exame ten de 1 a { $most } exercicios, non { $value }.
school-kind-pay = Pagar este pano
school-level = Nivel { $level } de { $most }
school-topic-people = pagos
school-ask-stakes = A xogada está decidida. Que lle corresponde a cada posta, na orde da norma? Di o que se paga ademais da posta, ou o que se recolle.
school-ask-people = A xogada está decidida. A quen se lle paga canto, e en que orde? Di o que recibe cada un ademais do seu; 0 se nada.
school-how-stakes = Escribe «2- 1=175»: recoller a posta 2 e logo pagar 175 á 1. «3-2.50» recolle só iso. O que non move nada non se escribe. Unha liña baleira remata; ? axuda; quit sae.
school-how-people = Escribe «1=175 2=0» na orde de pago. Unha liña baleira remata; ? axuda; quit sae.
school-how-choice = A túa resposta, de 1 a { $most } (? axuda, quit sae)
school-bad-entry = «{ $value }» non é unha anotación: escribe «3=175» para pagar, «3-» para recoller.
school-entry-twice = O número { $number } xa está feito.
school-why-won = Gaña e págase { $odds }: { $stake } × { $times } = { $sum }. A posta segue a ser do xogador.
school-why-paid = Gaña { $sum }.
school-why-lost = Perde: recóllense { $sum }.
school-why-part = Perde en parte: recóllense { $sum }, o resto segue a ser do xogador.
school-why-open = Agora non gaña nin perde: nin se paga nin se recolle nada.
school-why-person = Páganselle { $sum }.
school-why-person-nothing = Aquí non se paga nada.
school-order = Orde: { $turns }.
school-due-pay = pagar { $sum }
school-due-take = recoller { $sum }
school-due-nothing = nada
school-due-unsaid = sen resposta
school-slip-right = Ben.
school-slip-early = A suma está ben, pero non era a súa quenda.
school-slip-wrong = Dixeches «{ $given }»; correspondía: { $due }.
school-mark-right = Correcto.
school-mark-wrong = { $points } de { $most } correctos.
school-right-answer = A resposta: { $answer }
school-no-help = Neste nivel non hai axuda.
school-welcome = A escola de crupieres: { $game }
school-leave = O que fas gárdase, e o que sae mal volve. «quit» sae.
school-session = { $right } de { $asked } correctos, { $seconds } segundos cada un.
school-session-seed = Semente desta sesión: { $seed }
school-exam = Exame: { $game }, { $count } exercicios, sen axuda.
school-exam-left = Saíches antes de rematar: o non respondido conta como mal.
school-nobody = alguén
school-certificate = { $name } · { $game } · { $law }: { $points } de { $most } puntos ({ $percent } %), { $seconds } segundos por exercicio
school-passed = Aprobado.
school-not-passed = Non aprobado.
school-certificate-written = O certificado está en { $file }.
school-holds = Cada exercicio fíxose de novo e cada resposta volveuse corrixir: o certificado di a verdade.
school-does-not-hold = O que di o certificado non se segue das súas respostas.
school-nothing-done = Aínda non se fixo nada.
school-track = { $kind } · { $game } · { $law }: nivel { $level }, { $right } de { $asked } correctos, { $seconds } segundos cada un
school-day = { $date }: { $right } de { $asked } correctos, { $seconds } segundos cada un
school-weak = Falla: { $topic } ({ $game }), { $right } de { $asked } correctos
bad-task-none-ruling = Ningún exemplo de { $game } ten aquí un erro sobre o que resolver.
bad-task-none-call = En { $game } non se anuncia nada que se poida preguntar.
bad-task-none-floor = Sobre a apertura de { $game } non hai nada que preguntar.
school-kind-ruling = Que pasa agora?
school-kind-call = Cantalo
school-kind-floor = Pode abrir?
school-ask-ruling = Que pasa agora?
school-stands = Está permitido e vale.
school-ask-call = Que se anuncia?
school-ask-when = Cando se anuncia isto?
school-ask-floor = Pode abrir así? Se non, por que?
school-may-open = Pode abrir tal como está.
school-deed-PlaceBet = fai unha aposta
school-deed-TakeBack = retira unha aposta
school-deed-Sit = senta
school-deed-Leave = deixa a mesa
school-deed-Bring = trae fichas
school-deed-Take = leva fichas da mesa
school-deed-Tip = dá unha propina
school-deed-ChangeMinimum = cambia o mínimo
bad-task-none-deal = Non hai ningunha xogada de { $game } que se poida levar aquí.
school-kind-deal = Levar a xogada
school-ask-deal = Levas ti a mesa. Que fas agora?
school-ask-allow = Permíteslo?
school-time = Tes { $seconds } segundos para esta xogada.
school-late = Durou { $seconds } segundos; o tempo era { $most }.
school-step = Paso { $number } de { $most }
