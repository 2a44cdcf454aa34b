# Mesas con casas ante o crupier: quen senta, quen aposta, que se pregunta.

# Por que unha mesa non pode abrirse así
bad-no-stake-stays = Ningunha aposta queda nunha casa para a man seguinte.
bad-too-many-boxes = O pano ten { $most } casas como máximo, non { $value }.

box-your-turn = a súa quenda
box-bank-name = Banca
box-name = Casa { $box }
box-of = Casa { $box }, { $name }
box-hands = Mans na mesa
box-seat-of = Senta { $name }.
box-seat-free = Ninguén sentado.
box-held-by = manda { $name }
box-free = libre
box-vacant = vacante
box-waits = agarda permiso
box-pot = Bote
box-nobody = Ninguén apostou aquí.
box-most = Máximo da casa
box-role-front = senta aquí e decide
box-role-leads = decide
box-role-stands = de pé
box-role-asks = agarda permiso
box-figures = Calcular a vantaxe da casa de xogo
box-sit-at = Sente nunha casa:
box-sit-box = Sentar na casa { $box }
box-asked = Tócalle, casa { $box }: { $hand }.
box-do-Follow-yes = Seguir con { $amount }
box-do-Follow-no = Non seguir
box-do-Consent-yes = Deixar apostar a { $name }
box-do-Consent-no = Non deixar a { $name }
box-do-CutPack = Cortar
box-do-DeclineCut = Que corte outro
box-do-at = { $words } (casa { $box })
box-short-Follow = Seguir:
box-short-Consent = Permiso:
box-short-CutPack = Corte:
box-short-DeclineCut = Que corte outro:
box-hint = Que di a táboa?
box-counting = Calculando…
box-advised = di a táboa
box-chart = A táboa desta mesa

box-as-advised = Como di a táboa
box-worth = { $what } { $worth } de media
