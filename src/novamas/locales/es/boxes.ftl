# Mesas con casillas ante el crupier: quién se sienta, quién apuesta, qué se pregunta.

# Por qué una mesa no puede abrirse así
bad-no-stake-stays = Ninguna apuesta queda en una casilla para la mano siguiente.
bad-too-many-boxes = El paño tiene { $most } casillas como máximo, no { $value }.

box-your-turn = su turno
box-bank-name = Banca
box-name = Casilla { $box }
box-of = Casilla { $box }, { $name }
box-hands = Manos en la mesa
box-seat-of = Se sienta { $name }.
box-seat-free = Nadie sentado.
box-held-by = manda { $name }
box-free = libre
box-vacant = vacante
box-waits = espera permiso
box-pot = Bote
box-nobody = Nadie ha apostado aquí.
box-most = Máximo de la casilla
box-role-front = se sienta aquí y decide
box-role-leads = decide
box-role-stands = de pie
box-role-asks = espera permiso
box-figures = Calcular la ventaja de la casa
box-sit-at = Siéntese en una casilla:
box-sit-box = Sentarse en la casilla { $box }
box-asked = Le toca, casilla { $box }: { $hand }.
box-do-Follow-yes = Seguir con { $amount }
box-do-Follow-no = No seguir
box-do-Consent-yes = Dejar apostar a { $name }
box-do-Consent-no = No dejar a { $name }
box-do-CutPack = Cortar
box-do-DeclineCut = Que corte otro
box-do-at = { $words } (casilla { $box })
box-short-Follow = Seguir:
box-short-Consent = Permiso:
box-short-CutPack = Corte:
box-short-DeclineCut = Que corte otro:
box-hint = ¿Qué dice la tabla?
box-counting = Calculando…
box-advised = dice la tabla
box-chart = La tabla de esta mesa

box-as-advised = Como dice la tabla
box-worth = { $what } { $worth } de media
