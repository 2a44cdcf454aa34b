# Torneos en el navegador.

web-nav-tournaments = Torneos
tournaments-title = Torneos
tournaments-none = No se ha anunciado ningún torneo.
tournaments-book = Libro de torneos, para imprimir
tournaments-announce = Anunciar un torneo
tournaments-announce-then = Un torneo se anuncia con sus bases. Desde ese momento se inscribe la gente; plazas, niveles y premios van solos.
tournaments-file = Un fichero de bases
tournaments-bases = Las bases
tournaments-money = Se paga con
tournaments-check = Comprobar con la norma
tournaments-kept = Las bases cumplen las { $count } reglas que les tocan.
tournaments-broken = { $count ->
    [one] Hay una regla incumplida:
   *[other] Hay { $count } reglas incumplidas:
}
tournaments-when-full = al completarse
tournaments-left = Siguen
tournaments-level = Nivel
tournaments-minimum = Mínimo
tournaments-level-left = Queda del nivel
tournaments-rounds = Jugadas
tournaments-acts = Lo que puede hacer
tournaments-to-table = A mi mesa
tournaments-born = Fecha de nacimiento
tournaments-declare = Declarar mi edad
tournaments-declare-then = De la fecha se guarda solo si alcanza la edad.
tournaments-enter = Inscribirme por { $cost }
tournaments-enter-again = Volver a inscribirme por { $cost }
tournaments-withdraw = Retirarme
tournaments-desk = La entrada pasa por recepción: allí toman nota de la mención «usuario de torneo».
tournaments-nobody = Entre en la casa para ver la clasificación e inscribirse.
tournaments-player = Número de cuenta
tournaments-admit = Dejar pasar
tournaments-company = Compañía de la casa
tournaments-invite = Inscribir compañía
tournaments-begin = Empezar
tournaments-next-level = Nivel siguiente
tournaments-call-off = Suspender el torneo
tournaments-call-off-then = Todo lo pagado se devuelve a quienes se inscribieron, y las mesas se cierran.
tournaments-expel = Expulsar
tournaments-cause = Motivo
tournaments-board = Clasificación
tournaments-empty = Todavía no hay nadie.
tournaments-table = Mesa
tournaments-seat = plaza { $seat }
tournaments-prizes = Premios
tournaments-lots = Sorteos
tournaments-lots-told = el secreto, ya publicado
tournaments-lots-sealed = el compromiso; el secreto se publica al terminar
