# Máquinas: todas as súas palabras.

bad-machine-unknown = Non hai ningunha máquina { $value }; hainas: { $known }.
bad-machine-auxiliary = Unha máquina auxiliar non ten un programa de xogo propio: serve de soporte a outro xogo ({ $value }) e só se instala con el, nas condicións das súas normas.
bad-machine-type = Non hai máquinas de tipo { $value }; os tipos son: { $known }.
bad-machine-no-games = Unha máquina de tipo { $value } non pode dar outras partidas.
bad-machine-no-prolongation = Unha máquina de tipo { $value } non pode prolongar a partida.
bad-machine-only-chance = Nunha máquina de tipo { $value } o premio depende sempre do azar: reter rodetes faino depender tamén do que elixe o xogador.
bad-machine-pays-in = Unha máquina de tipo { $value } non pode dar o premio en { $what }; pode dalo en: { $known }.
bad-machine-no-prize = Unha máquina de tipo { $value } non pode dar premios.
bad-machine-only-price = Unha máquina de tipo { $value } non pode dar premios en metálico: como moito devolve o importe da partida ({ $price }), non { $prize }.
bad-machine-more-than-price = Unha máquina de tipo { $value } non pode dar máis que o importe da partida ({ $price }), e nunha soa partida esta pode dar { $prize }.
bad-machine-most = O maior premio declarado é { $most }, pero unha partida pode dar { $prize }.
bad-machine-place = Unha máquina de tipo { $type } non pode estar aí ({ $value }); só en: { $known }.
bad-machine-unauthorised = Un casino necesita autorización previa para instalar máquinas.
bad-machine-notice = Nas entradas dunha sala de máquinas á parte debe constar en { $known } que os menores non poden entrar; falta: { $value }.
bad-machine-control = Unha sala de máquinas á parte necesita un servizo de control de quen entra.
bad-machine-capacity = Unha sala de máquinas á parte ten un aforo autorizado, entre 1 e { $most } persoas, non { $value }.
bad-machine-number = { $key } debe ser un número enteiro entre { $least } e { $most }.
bad-machine-table = { $key } debe ser unha táboa.
bad-machine-key = Hai unha clave descoñecida, { $value }; as claves son: { $known }.
bad-machine-name = Un nome é un texto, ou un texto por lingua.
bad-machine-choice = { $key } non pode ser { $value }; pode ser: { $known }.
bad-machine-missing = Falta { $key }.
bad-machine-stakes = As apostas son números de veces o prezo, de menor a maior e sen repetir, como [1, 2, 5].
bad-machine-mark = A marca dun símbolo ten de 1 a { $most } letras.
bad-machine-truth = { $key } debe ser true ou false.
bad-machine-wild-scatter = O símbolo { $name } non pode ser á vez comodín e disperso.
bad-machine-reels = Unha máquina ten de 1 a { $most } rodetes.
bad-machine-strip = O rodete { $reel } debe ter de { $least } a { $most } símbolos.
bad-machine-symbol = No rodete { $reel } hai un símbolo que non está descrito, { $value }; hainos: { $known }.
bad-machine-idle-symbol = O símbolo { $name } non está en ningún rodete.
bad-machine-lines = Unha máquina ten de 1 a { $most } liñas.
bad-machine-line = A liña { $line } debe nomear unha fila por rodete ({ $reels }), cada unha entre 1 e { $rows }.
bad-machine-same-line = A liña { $line } é a mesma que a { $other }.
bad-machine-count = { $value } non é un número de símbolos entre 1 e { $most }.
bad-machine-no-counts = { $name } non di cantos símbolos dan que.
bad-machine-scatter-pays = { $value } non é un símbolo disperso: paga nas liñas ou non paga.
bad-machine-line-pays = { $value } non é un símbolo de liña: ou non existe ou é disperso.
bad-machine-boxes = As caixas son de 2 a { $most } premios en créditos.
bad-machine-trigger = O que inicia isto debe ser un símbolo disperso, non { $value }; hainos: { $known }.
bad-machine-hold-big = Só pode reter rodetes unha máquina con dous rodetes ou máis, que poidan pararse como moito de { $most } maneiras.
bad-machine-nothing-to-win = A máquina non dá nada: nin premios nin partidas.
bad-law-machine-types = Os tipos que a norma nomea e os que describe non son os mesmos: { $value }.
bad-law-machine-gives = Unha máquina non dá { $value }; pode dar: { $known }.

bet-play = Partida
spot-play = Partida
choice-faro = Faro, tipo A
choice-bahia-hold = Baía, tipo B, retendo o mellor
choice-bahia-never = Baía, tipo B, sen reter
choice-galerna = Galerna, tipo C
choice-machine = a máquina da casa
choice-machine-hold = a máquina da casa, retendo o mellor
choice-machine-never = a máquina da casa, sen reter
rules-case-machine-prizes = segundo a táboa de premios da máquina; aquí ata { $most } créditos nunha partida
rules-case-machine-free = outras partidas sen prezo, ata { $most }; os seus premios valen { $times } veces
rules-case-machine-bonus = ábrese unha de { $boxes } caixas pechadas
rules-case-machine-hold = unha de cada { $lots } partidas sen premio deixa reter rodetes e xirar os demais outra vez
rules-maximum-machine-stakes = o prezo son { $price } créditos; pódese xogar ata { $most } veces

call-machine-won = Premio de { $amount }
call-machine-nothing = Sen premio

event-why-price = prezo
event-cause-minor = é menor de idade
event-cause-excluded = ten prohibida a entrada
event-cause-disorder = perturba a orde
event-cause-unidentified = non se identifica
event-PlayStarted = { $who } paga a partida e xiran os rodetes.
event-PlayStarted-entry = Partida
event-ReelStopped = O rodete { $reel } párase.
event-ReelStopped-entry = Rodete
event-PriceKept = A máquina queda co prezo.
event-PriceKept-entry = Partida
event-LinePaid = A liña { $line } dá premio.
event-LinePaid-entry = Premio
event-ScattersPaid = Os símbolos dispersos dan premio.
event-ScattersPaid-entry = Premio
event-FreeGamesWon = { $games ->
    [one] Gáñase unha partida máis polo mesmo prezo.
   *[other] Gáñanse { $games } partidas máis polo mesmo prezo.
}
event-FreeGamesWon-entry = Máis partidas
event-FreeGameAwaited = { $rest ->
    [one] Queda unha partida sen prezo.
   *[other] Quedan { $rest } partidas sen prezo.
}
event-FreeGameAwaited-entry = Máis partidas
event-FreeGameStarted = Xiran os rodetes sen pagar outra vez.
event-FreeGameStarted-entry = Partida sen prezo
event-BoxesShown = Ábrese unha das caixas pechadas.
event-BoxesShown-entry = Caixas
event-BoxPicked = { $who } elixe a caixa { $box }.
event-BoxPicked-entry = Caixas
event-BoxesOpened = Ábrense as caixas.
event-BoxesOpened-entry = Caixas
event-HoldDrawn = Sen premio: o azar di se se poden reter rodetes.
event-HoldDrawn-entry = Retención
event-HoldOffered = Pódense reter rodetes.
event-HoldOffered-entry = Retención
event-HoldDenied = Esta vez non se retén ningún rodete.
event-HoldDenied-entry = Retención
event-ReelsHeld = Os rodetes que non se reteñen xiran outra vez.
event-ReelsHeld-entry = Retención
event-PlayEnded = Remata a partida.
event-PlayEnded-entry = Partida
event-IdentityAsked = Pídese a { $who } que se identifique.
event-IdentityAsked-entry = Entrada
event-IdentityConfirmed = { $who } identificouse.
event-IdentityConfirmed-entry = Entrada
event-PlayerBarred = Non se admite a { $who }: { $cause }.
event-PlayerBarred-entry = Entrada

refused-play-running = A partida non rematou.
refused-no-such-stake = O prezo desta máquina non se pode xogar tantas veces.
refused-machine-taken = A máquina está ocupada: é para unha soa persoa.
refused-no-free-game = Non agarda ningunha partida sen prezo.
refused-no-hold = Agora non se pode reter ningún rodete.
refused-no-such-reels = Retéñense rodetes da máquina, e polo menos un ten que xirar.
refused-no-box = Non hai ningunha caixa que abrir.
refused-no-such-box = Non hai tal caixa.
refused-not-admitted = A casa non o admite na sala de máquinas.
refused-identity-asked = Antes de xogar ten que identificarse.
refused-no-door = Esta máquina non está nunha sala de máquinas á parte: a entrada contrólase na porta do casino.

console-act-StartPlay = Xogar unha partida
console-act-PlayFree = Xogar a partida sen prezo
console-act-HoldReels = Reter rodetes
console-act-PickBox = Abrir unha caixa
console-act-AskIdentity = Pedir que se identifique
console-act-ConfirmIdentity = Identificouse
console-act-BarPlayer = Non admitir
console-act-BarPlayer-minor = É menor de idade: non se admite
console-act-BarPlayer-excluded = Ten prohibida a entrada: non se admite
console-act-BarPlayer-disorder = Perturba a orde: non se admite
console-act-BarPlayer-unidentified = Non se identifica: non se admite
console-does-AskIdentity = Non xoga ata que diga quen é.
console-does-ConfirmIdentity = Volve poder xogar.
console-does-BarPlayer = Non xoga máis, e o xefe de sala pode facelo saír.
console-phase-spinning = Xiran os rodetes
console-phase-luck = Retéñense rodetes?
console-phase-keeping = Retéñense rodetes
console-phase-free = Agarda unha partida sen prezo
console-phase-picking = Elíxese unha caixa
console-phase-opening = Ábrense as caixas
console-field-times = Veces o prezo
console-field-reels = Rodetes
console-pad-reel = Parada do rodete
console-pad-hold = Sorte
console-pad-boxes = Caixas
value-minor = menor de idade
value-excluded = prohibida a entrada
value-disorder = perturba a orde
value-unidentified = non se identifica

office-option-machine = Máquina
office-option-machine-faro = Faro (tipo A)
office-option-machine-bahia = Baía (tipo B)
office-option-machine-galerna = Galerna (tipo C)
office-option-place = Onde está
office-option-place-casino = casino
office-option-place-ship = buque autorizado
office-option-place-hall = sala de bingo
office-option-place-arcade = salón de xogo
office-option-place-bar = bar
office-option-apart = Nunha sala de máquinas á parte
office-option-capacity = Aforo da sala

play-temper-machine-regular = xoga unha partida tras outra

play-do-StartPlay = xogar unha partida
play-do-PlayFree = xogar unha partida sen prezo
play-do-HoldReels = reter rodetes
play-do-PickBox = abrir unha caixa
play-machine-begin = Prema Intro para xogar unha partida, ou diga cantas veces o prezo. Se pode reter rodetes, diga cales («1 3») ou Intro para ningún; se hai caixas, diga unha.
play-machine-title = { $name }, máquina de tipo { $type }
play-machine-credits = Unha partida custa { $price }; pódese xogar: { $stakes }
play-machine-line = Liña { $line }: { $count } × { $symbol }, { $prize }
play-machine-scatter = { $count } × { $symbol }, { $prize }
play-machine-given = Ademais: { $what ->
    [tokens] fichas
   *[goods] un obxecto
}
play-machine-games = { $games ->
    [one] Unha partida máis polo mesmo prezo!
   *[other] { $games } partidas máis polo mesmo prezo!
}
play-machine-left = { $rest ->
    [one] Queda unha partida sen prezo: Intro.
   *[other] Quedan { $rest } partidas sen prezo: Intro.
}
play-machine-hold = Que rodetes retén? O mellor: { $best ->
    [none] ningún
   *[other] { $best }
}.
play-machine-boxes = Elixa unha caixa, de 1 a { $boxes }.
play-machine-opened = Na súa caixa: { $prize }. En todas: { $inside }.
play-machine-hear = Non entendín «{ $said }». Prema Intro, ou diga un número.

machine-how-goal = É unha máquina de tipo { $type } con { $reels } rodetes{ $pays ->
    [yes] {" "}e { $lines ->
        [one] unha liña que paga
       *[other] { $lines } liñas que pagan
    }
   *[no] , para pasar o tempo: non dá premios
}.
machine-how-price = Unha partida custa { $price ->
    [one] un crédito
   *[other] { $price } créditos
}{ $stakes ->
    [one] .
   *[other] , ou varias veces iso: o que gaña multiplícase igual.
}
machine-how-chance = Cada rodete párase ao azar, e cada parada é igual de probable sempre: nada do que saíu antes nin do que vostede faga a cambia.
machine-how-feature = { $feature ->
    [free] Algúns símbolos dan máis partidas polo mesmo prezo, ata { $most } nunha partida.
    [hold] Ás veces, tras unha partida sen premio, pode reter rodetes e xirar os demais outra vez sen pagar.
    [bonus] Algúns símbolos deixan abrir unha caixa: todas son iguais ata que elixe.
   *[none] A partida remata cando se para o último rodete.
}
machine-how-hits = { $any ->
    [yes] Sae algún premio no { $hits } das partidas; moitos son menores que o prezo.
   *[no] Cando saen as luces, o premio é seguir xogando.
}
machine-how-edge = { $any ->
    [yes] Do xogado, a máquina queda de media co { $edge }, xogando o mellor posible.
   *[no] O que se paga é o tempo: non volve diñeiro.
}
machine-means = custa { $price ->
    [one] un crédito
   *[other] { $price } créditos
} e mira { $lines ->
    [one] unha liña
   *[other] { $lines } liñas
}, de esquerda a dereita

floor-group-machines = Máquinas
machine-type = Tipo { $type }
machine-credit = Un crédito: { $amount }
machine-reel = Rodete { $reel }: { $shows }
machine-turning = Rodete { $reel }: xira
machine-play = Xogar ({ $amount })
machine-stake = Veces o prezo
machine-free-next = Xogar a partida sen prezo ({ $rest })
machine-turn = Xirar os demais
machine-hold = Reter
machine-held = Retido
machine-best = O mellor: reter { $reels ->
    [none] ningún
   *[other] { $reels }
}
machine-pick = Elixa unha caixa
machine-box = Caixa { $box }
machine-inside = { $credits } créditos
machine-prizes = Premios
machine-prizes-note = En créditos, por liña, de esquerda a dereita; págase o maior de cada liña.
machine-wild = comodín
machine-scatter = en calquera sitio
machine-lines = Liñas
machine-line = Liña { $line }
machine-free = Máis partidas polo mesmo prezo
machine-free-row = { $count } × { $symbol }: { $games ->
    [one] unha partida
   *[other] { $games } partidas
}
machine-free-note = { $times ->
    [1] Como moito { $most } nunha partida.
   *[other] Os seus premios valen { $times } veces; como moito { $most } nunha partida.
}
machine-boxes-note = { $count } × { $symbol }: abre unha de { $boxes } caixas.
machine-hold-note = Tras unha partida sen premio, unha de cada { $lots } veces pode reter rodetes.
machine-figures = O que volve
machine-returned = De cada 100 xogados volven de media { $percent }.
machine-hits = Dá algún premio en { $percent } de cada 100 partidas.
machine-no-prizes = Non devolve diñeiro: o que dá é máis xogo.
machine-now-idle = Lista para xogar
machine-now-spinning = Xiran os rodetes
machine-now-luck = Poderá reter?
machine-now-keeping = Pode reter rodetes
machine-now-free = Unha partida sen prezo
machine-now-picking = Elixa unha caixa
machine-now-opening = Ábrese a caixa
machine-won = Gaña { $amount }
machine-nothing = Sen premio
machine-line-won = Liña { $line }: { $count } × { $symbol }
machine-taken-by = Xoga { $who }: a máquina é para unha soa persoa.
machine-come = Traia fichas para xogar.
machine-sheet = Folla da máquina

par-title = { $name }: folla da máquina
par-type = Máquina de tipo { $type }
par-place = Prezo: { $price ->
    [one] un crédito
   *[other] { $price } créditos
}; pódese xogar { $stakes } veces
par-figures = Cifras
par-figure = Cifra
par-value = Valor
par-exact = Exacto
par-returned = Devolve do xogado
par-edge = Queda do xogado
par-hits = Tiradas con premio
par-above = Partidas que dan máis que o prezo
par-equal = Partidas que dan xusto o prezo
par-sd = Desviación típica dunha partida, en prezos
par-volatility = Índice de volatilidade (90 %)
par-greatest = Maior premio dunha partida, en créditos
par-declared = Maior premio declarado
par-cycle = Maneiras de pararse os rodetes
par-games = Tiradas por un prezo, de media
par-free-often = Unha tirada dá máis partidas unha vez de cada
par-bonus-often = Unha tirada abre as caixas unha vez de cada
par-held-often = Pódense reter rodetes unha vez de cada
par-never = Devolve do xogado sen reter nunca
par-prizes = Premios
par-prize = Premio
par-credits = Créditos
par-one-in = Unha vez de cada
par-adds = Achega do xogado
par-free = Máis partidas
par-free-adds = O que traen as partidas sen prezo
par-bonus-adds = O que traen as caixas
par-hold-adds = O que trae reter
par-spread = A tirada pagada por si soa
par-at-least = Dá polo menos
par-times = { $times ->
    [one] o prezo
   *[other] { $times } veces o prezo
}
par-anything = algo
par-reels = Rodetes
par-stop = Parada
par-reel = Rodete { $reel }
par-counts = Símbolos por rodete
par-symbol = Símbolo
par-lines = Liñas
par-law = Norma: { $law }
par-how = Todas as cifras son exactas: cóntanse todas as maneiras en que poden pararse os rodetes e todo o que segue polo mesmo prezo.
par-print = Imprimir
machine-fine = { $name }: nada que corrixir; tipo { $type } segundo { $law }.
machine-problems = { $problems ->
    [one] Un problema.
   *[other] { $problems } problemas.
}
machine-what = Que se fai coa máquina? { $known }.
machine-no-file = Non se pode ler { $path }: { $why }.
machine-no-toml = { $path } non é TOML: { $why }.
machine-no-law = A norma { $law } non regula máquinas.
machine-written = Escrito: { $path }
machine-bad-format = A folla escríbese en: { $known }, non en { $value }.
help-machine = Comprobar a máquina dun ficheiro, ou escribir a súa folla
examples-machine = novamas machine check bahia
    novamas machine check a-miña-maquina.toml --law euskadi-1996
    novamas machine sheet a-miña-maquina.toml --out folla.html
option-machine-act = check (comprobar) ou sheet (a folla)
option-machine-file = o ficheiro da máquina, ou o nome dunha das que veñen
option-machine-out = onde se escribe a folla; sen iso, na saída
option-machine-json = a folla, ou os problemas, para programas

rng-sample-reel = rodete de { $size } paradas
rng-sample-boxes = { $size } caixas
rng-sample-lot = sorte de un entre { $size }

section-machines-classes = Tipos
field-classes-letters = tipos de máquina
section-machines-types = O que dá cada tipo
section-machines-casino = Casino
field-casino-authorised = necesita autorización
section-machines-room = Sala de máquinas á parte
section-machines-auxiliary = Máquinas auxiliares
field-auxiliary-autonomous = teñen xogo propio
field-types-gives = dá
field-types-pays-in = dá o premio en
field-types-only-chance = só por azar
field-types-places = está en
field-room-types = tipos
field-room-languages = linguas do aviso
field-room-control = contrólase a entrada
field-room-capacity = aforo autorizado
field-room-identification = pódese pedir identificación
field-room-admission = dereito de admisión
value-gives-refund = o importe
value-gives-prolongation = unha partida máis longa
value-gives-games = máis partidas
value-gives-cash = metálico
value-pays-in-cash = metálico
value-pays-in-tokens = fichas
value-pays-in-goods = especie
value-places-casino = casino
value-places-ship = buque
value-languages-es = castelán
value-languages-eu = éuscaro
section-B = tipo B
value-letters-B = B
value-types-B = B
section-C = tipo C
value-letters-C = C
value-types-C = C
section-A = tipo A
