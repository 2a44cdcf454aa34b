# Comprobar los sorteos: cualquiera puede hacerlo en su navegador, sin fiarse de la casa.

verify-title = Compruébelo usted mismo
verify-link = Compruébelo usted mismo
verify-lead = Antes de cada tirada, mano o sabot la casa elige un secreto y publica su huella: el compromiso. Al acabar revela el secreto. De él se sigue cada resultado, y aquí su navegador lo calcula todo de nuevo, sin preguntar a la casa si es cierto.
verify-cannot = Este navegador solo hace los cálculos en una dirección segura (https, o esta misma máquina). Guarde los datos y use el programa de abajo.
verify-which = Qué se comprueba
verify-table = Mesa
verify-look = Ver
verify-list = Sus compromisos, los últimos primero:
verify-epoch = Compromiso { $epoch }
verify-state-over = acabado: se puede comprobar
verify-state-open = en juego: el secreto se revela al acabar
verify-state-typed = sin compromiso: resultado tecleado
verify-state-other = ¡no es el compromiso que vio este navegador!
verify-older = Anteriores
verify-reading = Se leen los compromisos.
verify-choose = Escriba el número de una mesa, abierta o cerrada.
verify-paste = Comprobar datos de otra parte
verify-paste-then = Lo que alguien guardó o le ha enviado, de esta casa o de otra. No se envía a ningún sitio.
verify-paste-text = Los datos (JSON)
verify-paste-file = O un fichero
verify-paste-do = Comprobarlos
verify-pasted = datos pegados
verify-wrong-json = Eso no es JSON: pegue el fichero entero, tal como se guardó.
verify-wrong-epoch = Eso no es un compromiso con sus sorteos.
verify-wrong-draw = El sorteo { $place } no se entiende: le falta algo, o dice lo que no puede ser.
verify-script = Comprobarlo sin este navegador
verify-script-then = Guarde los datos del compromiso y este programa, y ejecute: python3 check.py datos.json. Solo necesita Python.
verify-script-save = Guardar el programa
verify-save = Guardar los datos

verify-found = Mesa { $table } · compromiso { $epoch }
verify-working = Se calcula.
verify-typed = Aquí no hay nada que calcular: la casa no sortea, y lo que ha salido en la rueda, los dados o las cartas lo teclea el crupier.
verify-open = Está en juego. El compromiso ya es público; el secreto se revelará cuando acabe, y entonces podrá comprobarlo.
verify-good = { $draws ->
    [one] Comprobado: el resultado estaba fijado de antemano y es el que debía salir.
   *[other] Comprobado: los { $draws } resultados estaban fijados de antemano y son los que debían salir.
}
verify-good-sealed = { $draws ->
    [one] Comprobado: la carta que usted ha visto estaba en su sitio antes de la mano.
   *[other] Comprobado: las { $draws } cartas que usted ha visto estaban en su sitio antes de la mano.
}
verify-bad = NO cuadra. Guarde los datos y enséñelos: lo que falla está abajo.
verify-holds = ✓ se cumple
verify-fails = ✗ no se cumple
verify-step-before = Antes: el compromiso
verify-committed-at = El { $time } la casa publicó este compromiso:
verify-committed = La casa publicó este compromiso:
verify-saw-before = Este navegador lo vio el { $time }, antes de que saliera ningún resultado.
verify-saw-during = Este navegador lo vio el { $time }, cuando ya había salido alguno; los siguientes estaban fijados.
verify-saw-never = Este navegador no estaba en la mesa para verlo antes. Quien estuvo lo tiene guardado en el suyo.
verify-saw-other = ¡No es el que este navegador vio el { $time }! O la casa lo ha cambiado, o son los libros de otra casa en la misma dirección. Vio este:
verify-step-secret = Después: el secreto
verify-secret = Al acabar, la casa reveló este secreto:
verify-kept = Su huella SHA-256 es exactamente el compromiso: el secreto no se cambió.
verify-not-kept = Su huella no es el compromiso: este no es el secreto que se comprometió. Da esta otra:
verify-step-sealed = Después: las cartas que se enseñaron
verify-sealed = En este juego las cartas que nadie enseñó siguen ocultas: la casa no revela el secreto. El compromiso es el de toda la baraja, carta por carta; cada carta que usted ha visto trae la prueba de que estaba en ese sitio, y esa prueba no dice nada de las demás.
verify-sealed-hidden = { $draws ->
    [one] Una carta no se le ha enseñado. Quien la vio puede comprobarla, y la auditoría las comprueba todas.
   *[other] { $draws } cartas no se le han enseñado. Quien las vio puede comprobarlas, y la auditoría las comprueba todas.
}
verify-could-sealed = la siguiente de la baraja comprometida
verify-hidden = oculta
verify-col-there = Estaba en su sitio
verify-not-there = ✗ no estaba ahí
verify-step-draws = Cada resultado
verify-all-follow = { $draws ->
    [one] El único resultado se sigue del secreto.
   *[other] Los { $draws } resultados se siguen del secreto, uno por uno y sin que falte ninguno.
}
verify-all-open = { $draws ->
    [one] La única carta que usted ha visto estaba donde se comprometió.
   *[other] Las { $draws } cartas que usted ha visto estaban donde se comprometió, cada una en su sitio.
}
verify-some-follow = { $others ->
    [one] De { $draws } resultados, uno no se sigue del secreto.
   *[other] De { $draws } resultados, { $others } no se siguen del secreto.
}
verify-no-draws = No hay ningún resultado que comprobar.
verify-fell = { $seen ->
    [one] Uno salió a la vista de este navegador: es el mismo.
   *[other] { $seen } salieron a la vista de este navegador: son los mismos.
}
verify-fell-other = ¡El resultado { $number } no es el que este navegador vio salir en la mesa!
verify-col-number = N.º
verify-col-what = Qué
verify-col-could = Podía salir
verify-col-came = Salió
verify-col-follows = Se sigue del secreto
verify-yes = ✓ sí
verify-no = ✗ no: saldría { $due }
verify-what-ball = la bola
verify-what-wheel = la rueda
verify-what-dice = los dados
verify-what-card = una carta
verify-what-expose = una carta a la vista
verify-what-lot = el sorteo
verify-what-shuffle = la mezcla
verify-could-number = uno de { $ways } números, del { $least } al { $most }
verify-could-values = uno de { $ways } resultados
verify-could-weighted = una de { $ways } casillas, con { $values } resultados
verify-could-dice = { $count } dados de { $faces } caras
verify-could-cards = una de las { $ways } cartas que quedaban
verify-could-left = uno de los { $ways } que quedaban
verify-could-order = un orden de { $size } cosas
verify-could-lot = el boleto en el lugar { $place }, uno de { $ways } que nadie había abierto
verify-left-otherwise = no son las que debían quedar
verify-left-renewed = de nuevo enteras
verify-step-shoe = Las cartas
verify-shoe = { $decks ->
    [one] Se empezó con una baraja entera, { $cards } cartas, cada una las mismas veces.
   *[other] Se empezó con { $decks } barajas enteras, { $cards } cartas, cada una las mismas veces.
}
verify-shoe-thin = Se empezó con { $cards } cartas que no son barajas enteras.
verify-shoe-whole = En cada extracción podían salir exactamente las que quedaban. Al final quedaron { $left }.
verify-shoe-otherwise = Entre dos extracciones aparecieron o desaparecieron cartas. Al final quedaron { $left }.

# En la mesa, una línea
verify-line = comprometido: { $commitment }…
verify-line-good = comprobado ✓
verify-line-bad = ¡no cuadra! ✗
verify-line-unknown = sin comprobar
