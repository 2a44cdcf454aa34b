# El navegador: su marco y las piezas que comparten todas las páginas.

web-skip = Ir al contenido
web-menu = Menú
web-main-nav = Principal
web-nav-floor = Salón
web-nav-rules = Reglamento
web-nav-odds = Probabilidades
web-nav-console = Consola
web-nav-office = Dirección
web-nav-audit = Auditoría
web-purse = Lo que tiene en su bolsa
web-play-chips = fichas de juego
web-cash = dinero
web-points = fichas de torneo
web-funds-play = { $amount } en fichas de juego
web-funds-cash = { $amount } en dinero
web-held-play = fichas de juego en esta mesa
web-held-cash = en esta mesa, de dinero
web-held-points = fichas del torneo en esta mesa
web-sign-out = Salir
web-language = Idioma
web-lang-es = español
web-lang-en = inglés
web-lang-eu = euskera
web-lang-gl = gallego
web-theme = Tema
web-theme-auto = Auto
web-theme-light = Día
web-theme-dark = Noche
web-role-guest = Invitado
web-role-player = Jugador
web-role-croupier = Crupier
web-role-inspector = Jefe de mesa
web-role-cashier = Caja
web-role-director = Dirección
web-role-auditor = Auditoría

web-pays = { $win } a { $stake }
web-pays-between = entre { $least } y { $most }
web-chip-of = Ficha de { $amount }
web-plate = { $value }{ $colour ->
    [red] { " " }rojo
    [black] { " " }negro
   *[other] { "" }
}
web-cite = Artículo { $id }
web-why = ¿Por qué?
web-close = Cerrar
web-only-in = solo en { $lang }
web-again = Reintentar
web-to-floor = Al salón
web-unreachable = No se llega a la casa. Nada ha cambiado.
web-lost-answer = No ha llegado respuesta: puede que ya esté hecho. Repítalo tal cual; no se hará dos veces.
web-fault = Algo se ha roto en la casa. Nada ha cambiado.

web-missing-page = No existe esa página
web-missing-page-then = Puede que la dirección esté mal escrita, o que lo que había aquí se haya movido.
web-missing-table = No existe esa mesa
web-missing-table-then = Se ha cerrado, o nunca hubo una con ese número.
web-missing-role = Esta no es su sala
web-missing-role-then = Su función no abre esta puerta. Quien deba estar aquí entra con su propio nombre.
web-missing-unreachable = No se llega a la casa
web-missing-unreachable-then = La línea o el servidor fallan un momento. Lo aceptado vale; nada se pierde.

# -- what a person prefers on this device
web-settings = Ajustes
web-settings-sound = Sonido de la mesa
web-settings-sound-0 = Sin sonido
web-settings-sound-1 = Bajo
web-settings-sound-2 = Medio
web-settings-sound-3 = Alto
web-settings-voices = Voz del crupier
web-settings-no = No
web-settings-yes = Sí
web-settings-speed = Ritmo cuando está solo en la mesa
web-settings-speed-slow = Tranquilo
web-settings-speed-normal = Normal
web-settings-speed-fast = Rápido
web-settings-deck = Colores de la baraja
web-settings-deck-two = Dos
web-settings-deck-four = Cuatro
web-settings-motion = Movimiento
web-settings-motion-auto = Como el dispositivo
web-settings-motion-less = Menos
web-settings-phrases = Lo que dicen otros
web-settings-keys = Teclas sueltas

web-nav-evening = Mi velada

web-settings-practice = Práctica: decirme qué aconsejan las cuentas
