# Por qué una mesa no puede abrirse así, o una sala no cumple la norma. Lo propio de un juego está con sus palabras.
bad-none = ninguno

# Importes
bad-amount-not-text = Un importe se escribe como texto, así: "10.00"; no { $value }.
bad-not-an-amount = { $value } no es un importe; escríbalo así: "{ $example }".
bad-amount-too-high = { $value } es más dinero del que cabe en ninguna mesa.
bad-too-many-decimals = { $value } tiene demasiados decimales: { $money } admite { $digits ->
    [0] ninguno
   *[other] { $digits } como máximo
}.
bad-no-stake = { $value } no se puede apostar: una apuesta es mayor que cero.

# Normas, juegos y lecturas
bad-no-law = No hay ninguna norma { $value }. Las normas son: { $known }.
bad-no-clause = No hay ninguna cláusula { $value }.
bad-not-in-catalogue = No hay { $value } en { $law }: su catálogo es cerrado ({ $closed }). Tiene: { $known }.
bad-game-not-playable = { $game } de { $law } aún no se puede jugar.
bad-no-game-in-law = No hay ningún juego { $value } en { $law }.
bad-no-playable-game = No hay ningún juego { $value } que se pueda jugar.
bad-law-without-game = { $value } no tiene { $game }; lo tienen: { $known }.
bad-laws-to-compare = Se comparan dos o tres normas, no { $value }.
bad-no-reading = { $game } de { $law } no tiene la lectura { $value }; tiene: { $known }.
bad-reading-side = Una lectura es «literal» o «corrected» (corregida), no { $value }.
bad-reading-unplayable = La letra de { $value } no se puede jugar: { $because }
bad-reading-mode = Una lectura es una de estas: { $known }, o una tabla de ellas; no { $value }.

# Lo que no se entiende
bad-no-option = { $game } no tiene ninguna opción de la casa { $value }; tiene: { $known }.
bad-unknown-key = Clave desconocida: { $value }; las claves son: { $known }.
bad-not-whole = «{ $name }» debe ser un número entero, no { $value }.
bad-not-text = «{ $name }» debe ser un texto, no { $value }.
bad-not-truth = «{ $name }» debe ser true (sí) o false (no), no { $value }.
bad-not-list = «{ $name }» debe ser una lista, no { $value }.
bad-not-table = «{ $name }» debe ser una tabla, no { $value }.
bad-not-choice = «{ $name }» debe ser uno de estos valores: { $known }; no { $value }.
bad-not-fitting = «{ $name }» no puede ser { $value }.

# La mesa
bad-minimum-zero = El mínimo debe ser un importe mayor que cero.
bad-authorised-zero = Un mínimo autorizado debe ser un importe mayor que cero.
bad-minimum-not-authorised = Este mínimo no está en la autorización del juego.
bad-double-table = Una mesa doble necesita una autorización propia.
bad-no-reversible = Esta norma no conoce un paño reversible para una mesa así.
bad-reversible-not-authorised = Un paño reversible necesita una autorización propia.
bad-shoe-number = Los sabots de una casa se numeran desde el uno.
bad-no-numbered-shoe = Esta norma no destina sabots numerados a una mesa así.
bad-shoe-not-approved = El sabot { $value } no es de un modelo homologado.
bad-counted-alone = En esta mesa no hay nadie más que la dirección: no puede contarse entre dos.
bad-seats = Una mesa así tiene entre 0 y { $most } asientos, no { $value }.
bad-seats-even = Los dos lados de esta mesa tienen los mismos asientos; con { $value } no puede ser.
bad-float-below = El anticipo es menor que el que esta mesa necesita para abrir, { $needed }.
bad-guarantee-below = El efectivo de garantía es menor que el que pide este mínimo, { $needed }.
bad-no-such-staff = No hay ningún puesto { $value }; hay: { $known }.
bad-staff-exact = Personal de esta mesa: { $role }, { $least }; no { $value }.
bad-staff-range = Personal de esta mesa: { $role }, de { $least } a { $most }; no { $value }.
bad-staff-crew = Esta mesa tiene { $most } entre crupieres y extremos de mesa como máximo, no { $value }.
bad-cloths = Una mesa de este juego tiene estos paños: { $allowed }; no { $value }.
bad-maximum-multiples = El máximo es { $allowed } veces el mínimo, no { $value }.
bad-maximum-range = El máximo es de { $least } a { $most } veces el mínimo, no { $value }.
bad-no-shuffler = Esta norma no conoce ninguna máquina que baraje.
bad-pot-part = Lo que alimenta el bote es una parte de lo apostado.

# La sala
bad-floor-unreadable = { $path }: no se puede leer ({ $why ->
    [missing] no existe
    [folder] es una carpeta
    [forbidden] falta el permiso
   *[other] falla el disco
}).
bad-floor-not-text = { $path }: no es texto.
bad-floor-not-toml = { $path }: no es TOML{ $line ->
    [0] { "" }
   *[other] { " " }(línea { $line })
}.
bad-floor-unknown-key = { $path }: clave desconocida { $value }; las claves son: { $known }.
bad-floor-without-law = { $path }: no dice su norma.
bad-floor-no-law = { $path }: no hay ninguna norma { $value }; hay: { $known }.
bad-floor-without-tables = { $path }: no tiene ninguna [[table]].
bad-floor-of-laws = Esta casa tiene mesas de varias normas y una sala es de una: { $known }.
bad-floor-empty = No hay mesas abiertas así en esta casa.
bad-floor-table = { $path }: mesa { $number }: { $because }
bad-no-table = Una mesa se escribe como [[table]].
bad-table-without-game = La mesa no dice su juego.
bad-last-shoe = «last_shoe» debe ser el número de un sabot.
bad-none-in-service = En un casino hay siempre en servicio al menos una mesa de { $kind ->
    [roulette] ruleta
   *[cards] naipes
}.
bad-game-not-authorised = El casino no está autorizado para { $game }.
bad-only-in-casinos = { $game } se practica solo en casinos.
bad-ruled-elsewhere = Las reglas de { $value } están en otra norma, { $text }, y no en { $law }.
bad-not-in-force = El { $day } esta norma aún no está en vigor: lo está desde el { $since }.
bad-no-regulation = { $game } no puede autorizarse hasta que se dicte su reglamento: diga en qué reglamento se apoya.
bad-no-deposit = Para realizar actividades de juego debe depositarse una fianza, y no consta ninguna.
bad-deposit-below = La fianza es menor que la que pide la autorización, { $amount }.
bad-loan-forbidden = Nadie presta a los jugadores: «{ $value }» no puede autorizarse en ningún caso.
bad-tender-only = Aquí se paga con dinero de curso legal, no con «{ $value }».
bad-remote-not-granted = { $game } no está autorizado a distancia: las limitaciones valen también por Internet.
bad-material-unknown = El material { $value } no está en la lista de la casa.
bad-material-not-approved = El material { $value } no está homologado; lo homologa { $authority }.
bad-printed-in = El paño puede estar impreso en { $allowed }, no en «{ $value }».
bad-not-on-the-roster = { $name } no figura en la plantilla para ese puesto.
bad-minimum-not-granted = La autorización de la casa no incluye un mínimo de { $amount } para este juego.
bad-seats-not-granted = La autorización permite { $most } asientos en estas mesas, no { $value }.
bad-option-not-granted = La autorización permite { $allowed } en «{ $name }», no { $value }.
bad-more-tables-than-granted = La autorización es para { $most } mesas de { $game } y no más.
bad-hours = El horario tiene una hora de apertura y una de cierre.
bad-running-seconds = El tiempo para apostar es de más de cero y como mucho { $most } segundos.
bad-running-bots = A esta mesa pueden hacerle compañía de 0 a { $most }, no { $value }.
bad-company-for-cash = Donde se juega con dinero no hay compañía de la casa.
bad-name-twice = Otra mesa se llama ya { $name }: cada mesa tiene un nombre propio.
bad-keep-table = Al menos una mesa de { $game } debe mantener el mínimo autorizado más bajo, { $amount }.
bad-keep-cloth = Al menos un paño de { $game } debe mantener el mínimo autorizado más bajo, { $amount }.
bad-too-many-tables = Un casino puede tener { $most ->
    [one] una mesa
   *[other] { $most } mesas
} así de { $game }.
bad-head-tables = { $head } no puede dirigir también esta mesa: un jefe de { $game } puede llevar { $most ->
    [one] una mesa
   *[other] { $most } mesas
}.
bad-head-sector = { $head } no puede dirigir también esta mesa: las mesas de un jefe están en el mismo sector.
bad-head-game = { $head } no puede dirigir también esta mesa: las mesas de un jefe son del mismo juego.
bad-attendants = Las mesas de { $game } que hay pueden tener { $most ->
    [one] un auxiliar
   *[other] { $most } auxiliares
} como máximo.
bad-attendant-heads = { $name } no puede ser auxiliar de esta mesa y jefe de otra: los auxiliares no intervienen en el juego.
bad-side-number = Cada lado de un paño reversible tiene un número propio.
bad-side-same-game = Los lados de un paño reversible son de juegos distintos, no dos veces { $game }.
bad-side-unlike = Su mesa no es como la de { $game }, que es el otro lado de su paño.
bad-side-beside = El otro lado de su paño debe ser { $game }{ $places ->
    [0] { "" }
   *[other] { " " }con { $places } plazas
}.
bad-shoe-twice = El sabot { $value } está ya en otra mesa.
bad-shoe-again = El sabot { $value } estuvo en esta mesa en la última sesión: va a otra.

# Lo que se envió
bad-field-missing = Falta «{ $name }».
bad-field-unknown = Nadie espera «{ $name }».
bad-field-type = «{ $name }» debe ser { $wanted ->
    [int] un número entero
    [float] un número
    [str] un texto
    [bool] true (sí) o false (no)
    [array] una lista
    [object] una tabla
   *[other] otra cosa
}.
bad-field-length = La longitud de «{ $name }» debe ser { $bound }.
bad-field-bounds = «{ $name }» debe ser { $bound }.
bad-field-value = «{ $name }» no puede tener ese valor.
bad-unreadable = Lo enviado no se puede leer.

# Lo que se comprobó de una sala
floor-rule-minimum = Mínimo autorizado: { $amount }
floor-rule-float = Anticipo de { $amount }{ $needed ->
    [0] { "" }
   *[other] { " " }(al menos { $least })
}
floor-rule-guarantee = Garantía en efectivo de { $amount }
floor-rule-staff = Personal: { $role }, { $number }
floor-rule-seats = { $seats } asientos (como máximo { $most })
floor-rule-cloths = Paños: { $cloths }
floor-rule-options = Opciones de la casa{ $options ->
    [none] : las habituales
   *[other] : { $options }
}
floor-rule-shoe = Sabot numerado{ $shoe ->
    [0] , que asigna la casa
   *[other] { " " }{ $shoe }
}
floor-rule-reversible = Lado de un paño reversible ({ $name })
floor-rule-head = La dirige { $name }
floor-rule-attendant = La atiende { $name }
floor-rule-day = Norma en vigor el { $day }
floor-rule-regulation = Reglamento en que se apoya cada juego
floor-rule-deposit = Fianza de { $amount }
floor-rule-payment = Medios de pago además del dinero: { $means }
floor-rule-materials = Material: { $numbers }
floor-rule-printed = Paño impreso en { $printed }
floor-rule-remote = Juego a distancia
floor-rule-authorised = Juegos autorizados: { $count }
floor-rule-in-service = En servicio, una mesa de { $kind ->
    [roulette] ruleta
   *[cards] naipes
}
floor-rule-lowest = Una mesa de { $game } en el mínimo más bajo
floor-rule-other = Además
floor-report-title = Comprobación de la sala · { $law }
floor-report-whole = La casa en conjunto
floor-report-rule = Regla
floor-report-clauses = Artículos
floor-report-verdict = Resultado
floor-report-kept = Se cumple
floor-report-broken = No se cumple
