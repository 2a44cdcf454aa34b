# O navegador: o seu marco e as pezas que comparten todas as páxinas.

web-skip = Ir ao contido
web-menu = Menú
web-main-nav = Principal
web-nav-floor = Salón
web-nav-rules = Regulamento
web-nav-odds = Probabilidades
web-nav-console = Consola
web-nav-office = Dirección
web-nav-audit = Auditoría
web-purse = O que ten na súa bolsa
web-play-chips = fichas de xogo
web-cash = diñeiro
web-points = fichas de torneo
web-funds-play = { $amount } en fichas de xogo
web-funds-cash = { $amount } en diñeiro
web-held-play = fichas de xogo nesta mesa
web-held-cash = nesta mesa, de diñeiro
web-held-points = fichas do torneo nesta mesa
web-sign-out = Saír
web-language = Idioma
web-lang-es = español
web-lang-en = inglés
web-lang-eu = éuscaro
web-lang-gl = galego
web-theme = Tema
web-theme-auto = Auto
web-theme-light = Día
web-theme-dark = Noite
web-role-guest = Convidado
web-role-player = Xogador
web-role-croupier = Crupier
web-role-inspector = Xefe de mesa
web-role-cashier = Caixa
web-role-director = Dirección
web-role-auditor = Auditoría

web-pays = { $win } a { $stake }
web-pays-between = entre { $least } e { $most }
web-chip-of = Ficha de { $amount }
web-plate = { $value }{ $colour ->
    [red] { " " }vermello
    [black] { " " }negro
   *[other] { "" }
}
web-cite = Artigo { $id }
web-why = Por que?
web-close = Pechar
web-only-in = só en { $lang }
web-again = Tentar de novo
web-to-floor = Ao salón
web-unreachable = Non se chega á casa. Nada cambiou.
web-lost-answer = Non chegou resposta: pode que xa estea feito. Repítao tal cal; non se fará dúas veces.
web-fault = Algo rompeu na casa. Nada cambiou.

web-missing-page = Non existe esa páxina
web-missing-page-then = Pode que o enderezo estea mal escrito, ou que o que había aquí se movese.
web-missing-table = Non existe esa mesa
web-missing-table-then = Pechouse, ou nunca houbo unha con ese número.
web-missing-role = Esta non é a súa sala
web-missing-role-then = A súa función non abre esta porta. Quen deba estar aquí entra co seu propio nome.
web-missing-unreachable = Non se chega á casa
web-missing-unreachable-then = A liña ou o servidor fallan un momento. O aceptado vale; nada se perde.

# -- what a person prefers on this device
web-settings = Axustes
web-settings-sound = Son da mesa
web-settings-sound-0 = Sen son
web-settings-sound-1 = Baixo
web-settings-sound-2 = Medio
web-settings-sound-3 = Alto
web-settings-voices = Voz do croupier
web-settings-no = Non
web-settings-yes = Si
web-settings-speed = Ritmo cando está só na mesa
web-settings-speed-slow = Tranquilo
web-settings-speed-normal = Normal
web-settings-speed-fast = Rápido
web-settings-deck = Cores da baralla
web-settings-deck-two = Dúas
web-settings-deck-four = Catro
web-settings-motion = Movemento
web-settings-motion-auto = Como o dispositivo
web-settings-motion-less = Menos
web-settings-phrases = O que din outros
web-settings-keys = Teclas soltas

web-nav-evening = A miña velada

web-settings-practice = Práctica: dicirme que aconsellan as contas
