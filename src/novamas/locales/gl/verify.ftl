# Comprobar os sorteos: calquera pode facelo no seu navegador, sen fiarse da casa.

verify-title = Compróbeo vostede mesmo
verify-link = Compróbeo vostede mesmo
verify-lead = Antes de cada tirada, man ou sabot a casa elixe un segredo e publica a súa pegada: o compromiso. Ao acabar revela o segredo. Del séguese cada resultado, e aquí o seu navegador calcúlao todo de novo, sen preguntarlle á casa se é certo.
verify-cannot = Este navegador só fai os cálculos nun enderezo seguro (https, ou esta mesma máquina). Garde os datos e use o programa de abaixo.
verify-which = Que se comproba
verify-table = Mesa
verify-look = Ver
verify-list = Os seus compromisos, os últimos primeiro:
verify-epoch = Compromiso { $epoch }
verify-state-over = acabado: pódese comprobar
verify-state-open = en xogo: o segredo revélase ao acabar
verify-state-typed = sen compromiso: resultado tecleado
verify-state-other = non é o compromiso que viu este navegador!
verify-older = Anteriores
verify-reading = Lense os compromisos.
verify-choose = Escriba o número dunha mesa, aberta ou pechada.
verify-paste = Comprobar datos doutra parte
verify-paste-then = O que alguén gardou ou lle enviou, desta casa ou doutra. Non se envía a ningures.
verify-paste-text = Os datos (JSON)
verify-paste-file = Ou un ficheiro
verify-paste-do = Comprobalos
verify-pasted = datos pegados
verify-wrong-json = Iso non é JSON: pegue o ficheiro enteiro, tal como se gardou.
verify-wrong-epoch = Iso non é un compromiso cos seus sorteos.
verify-wrong-draw = O sorteo { $place } non se entende: fáltalle algo, ou di o que non pode ser.
verify-script = Comprobalo sen este navegador
verify-script-then = Garde os datos do compromiso e este programa, e execute: python3 check.py datos.json. Só necesita Python.
verify-script-save = Gardar o programa
verify-save = Gardar os datos

verify-found = Mesa { $table } · compromiso { $epoch }
verify-working = Calcúlase.
verify-typed = Aquí non hai nada que calcular: a casa non sortea, e o que saíu na roda, nos dados ou nas cartas tecléao o crupier.
verify-open = Está en xogo. O compromiso xa é público; o segredo revelarase cando acabe, e entón poderá comprobalo.
verify-good = { $draws ->
    [one] Comprobado: o resultado estaba fixado de antemán e é o que debía saír.
   *[other] Comprobado: os { $draws } resultados estaban fixados de antemán e son os que debían saír.
}
verify-good-sealed = { $draws ->
    [one] Comprobado: a carta que vostede viu estaba no seu sitio antes da man.
   *[other] Comprobado: as { $draws } cartas que vostede viu estaban no seu sitio antes da man.
}
verify-bad = NON cadra. Garde os datos e amóseos: o que falla está abaixo.
verify-holds = ✓ cúmprese
verify-fails = ✗ non se cumpre
verify-step-before = Antes: o compromiso
verify-committed-at = O { $time } a casa publicou este compromiso:
verify-committed = A casa publicou este compromiso:
verify-saw-before = Este navegador viuno o { $time }, antes de que saíse ningún resultado.
verify-saw-during = Este navegador viuno o { $time }, cando xa saíra algún; os seguintes estaban fixados.
verify-saw-never = Este navegador non estaba na mesa para velo antes. Quen estivo teno gardado no seu.
verify-saw-other = Non é o que este navegador viu o { $time }! Ou a casa cambiouno, ou son os libros doutra casa no mesmo enderezo. Viu este:
verify-step-secret = Despois: o segredo
verify-secret = Ao acabar, a casa revelou este segredo:
verify-kept = A súa pegada SHA-256 é exactamente o compromiso: o segredo non se cambiou.
verify-not-kept = A súa pegada non é o compromiso: este non é o segredo que se comprometeu. Dá estoutra:
verify-step-sealed = Despois: as cartas que se amosaron
verify-sealed = Neste xogo as cartas que ninguén amosou seguen ocultas: a casa non revela o segredo. O compromiso é o de toda a baralla, carta por carta; cada carta que vostede viu trae a proba de que estaba nese sitio, e esa proba non di nada das demais.
verify-sealed-hidden = { $draws ->
    [one] Unha carta non se lle amosou. Quen a viu pode comprobala, e a auditoría compróbaas todas.
   *[other] { $draws } cartas non se lle amosaron. Quen as viu pode comprobalas, e a auditoría compróbaas todas.
}
verify-could-sealed = a seguinte da baralla comprometida
verify-hidden = oculta
verify-col-there = Estaba no seu sitio
verify-not-there = ✗ non estaba aí
verify-step-draws = Cada resultado
verify-all-follow = { $draws ->
    [one] O único resultado séguese do segredo.
   *[other] Os { $draws } resultados séguense do segredo, un por un e sen que falte ningún.
}
verify-all-open = { $draws ->
    [one] A única carta que vostede viu estaba onde se comprometeu.
   *[other] As { $draws } cartas que vostede viu estaban onde se comprometeu, cada unha no seu sitio.
}
verify-some-follow = { $others ->
    [one] De { $draws } resultados, un non se segue do segredo.
   *[other] De { $draws } resultados, { $others } non se seguen do segredo.
}
verify-no-draws = Non hai ningún resultado que comprobar.
verify-fell = { $seen ->
    [one] Un saíu á vista deste navegador: é o mesmo.
   *[other] { $seen } saíron á vista deste navegador: son os mesmos.
}
verify-fell-other = O resultado { $number } non é o que este navegador viu saír na mesa!
verify-col-number = N.º
verify-col-what = Que
verify-col-could = Podía saír
verify-col-came = Saíu
verify-col-follows = Séguese do segredo
verify-yes = ✓ si
verify-no = ✗ non: sairía { $due }
verify-what-ball = a bóla
verify-what-wheel = a roda
verify-what-dice = os dados
verify-what-card = unha carta
verify-what-expose = unha carta á vista
verify-what-lot = o sorteo
verify-what-shuffle = a mestura
verify-could-number = un de { $ways } números, do { $least } ao { $most }
verify-could-values = un de { $ways } resultados
verify-could-weighted = unha de { $ways } casas, con { $values } resultados
verify-could-dice = { $count } dados de { $faces } caras
verify-could-cards = unha das { $ways } cartas que quedaban
verify-could-left = un dos { $ways } que quedaban
verify-could-order = unha orde de { $size } cousas
verify-could-lot = o boleto no lugar { $place }, un de { $ways } que ninguén abrira
verify-left-otherwise = non son as que debían quedar
verify-left-renewed = de novo enteiras
verify-step-shoe = As cartas
verify-shoe = { $decks ->
    [one] Comezouse cunha baralla enteira, { $cards } cartas, cada unha as mesmas veces.
   *[other] Comezouse con { $decks } barallas enteiras, { $cards } cartas, cada unha as mesmas veces.
}
verify-shoe-thin = Comezouse con { $cards } cartas que non son barallas enteiras.
verify-shoe-whole = En cada extracción podían saír exactamente as que quedaban. Ao final quedaron { $left }.
verify-shoe-otherwise = Entre dúas extraccións apareceron ou desapareceron cartas. Ao final quedaron { $left }.

# Na mesa, unha liña
verify-line = comprometido: { $commitment }…
verify-line-good = comprobado ✓
verify-line-bad = non cadra! ✗
verify-line-unknown = sen comprobar
