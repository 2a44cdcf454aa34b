# Torneos no navegador.

web-nav-tournaments = Torneos
tournaments-title = Torneos
tournaments-none = Non se anunciou ningún torneo.
tournaments-book = Libro de torneos, para imprimir
tournaments-announce = Anunciar un torneo
tournaments-announce-then = Un torneo anúnciase coas súas bases. Desde ese momento inscríbese a xente; prazas, niveis e premios van sós.
tournaments-file = Un ficheiro de bases
tournaments-bases = As bases
tournaments-money = Págase con
tournaments-check = Comprobar coa norma
tournaments-kept = As bases cumpren as { $count } regras que lles tocan.
tournaments-broken = { $count ->
    [one] Hai unha regra incumprida:
   *[other] Hai { $count } regras incumpridas:
}
tournaments-when-full = ao completarse
tournaments-left = Seguen
tournaments-level = Nivel
tournaments-minimum = Mínimo
tournaments-level-left = Queda do nivel
tournaments-rounds = Xogadas
tournaments-acts = O que pode facer
tournaments-to-table = Á miña mesa
tournaments-born = Data de nacemento
tournaments-declare = Declarar a miña idade
tournaments-declare-then = Da data gárdase só se chega á idade.
tournaments-enter = Inscribirme por { $cost }
tournaments-enter-again = Volver inscribirme por { $cost }
tournaments-withdraw = Retirarme
tournaments-desk = A entrada pasa por recepción: alí toman nota da mención «usuario de torneo».
tournaments-nobody = Entre na casa para ver a clasificación e inscribirse.
tournaments-player = Número de conta
tournaments-admit = Deixar pasar
tournaments-company = Compañía da casa
tournaments-invite = Inscribir compañía
tournaments-begin = Empezar
tournaments-next-level = Nivel seguinte
tournaments-call-off = Suspender o torneo
tournaments-call-off-then = Todo o pagado devólvese a quen se inscribiu, e as mesas péchanse.
tournaments-expel = Expulsar
tournaments-cause = Motivo
tournaments-board = Clasificación
tournaments-empty = Aínda non hai ninguén.
tournaments-table = Mesa
tournaments-seat = praza { $seat }
tournaments-prizes = Premios
tournaments-lots = Sorteos
tournaments-lots-told = o segredo, xa publicado
tournaments-lots-sealed = o compromiso; o segredo publícase ao rematar
