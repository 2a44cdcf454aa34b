# Por que unha mesa non pode abrirse así, ou unha sala non cumpre a norma. O propio dun xogo está coas súas palabras.
bad-none = ningún

# Importes
bad-amount-not-text = Un importe escríbese como texto, así: "10.00"; non { $value }.
bad-not-an-amount = { $value } non é un importe; escríbao así: "{ $example }".
bad-amount-too-high = { $value } é máis diñeiro do que cabe en ningunha mesa.
bad-too-many-decimals = { $value } ten demasiados decimais: { $money } admite { $digits ->
    [0] ningún
   *[other] { $digits } como máximo
}.
bad-no-stake = { $value } non se pode apostar: unha aposta é maior que cero.

# Normas, xogos e lecturas
bad-no-law = Non hai ningunha norma { $value }. As normas son: { $known }.
bad-no-clause = Non hai ningunha cláusula { $value }.
bad-not-in-catalogue = Non hai { $value } en { $law }: o seu catálogo é pechado ({ $closed }). Ten: { $known }.
bad-game-not-playable = { $game } de { $law } aínda non se pode xogar.
bad-no-game-in-law = Non hai ningún xogo { $value } en { $law }.
bad-no-playable-game = Non hai ningún xogo { $value } que se poida xogar.
bad-law-without-game = { $value } non ten { $game }; téñeno: { $known }.
bad-laws-to-compare = Compáranse dúas ou tres normas, non { $value }.
bad-no-reading = { $game } de { $law } non ten a lectura { $value }; ten: { $known }.
bad-reading-side = Unha lectura é «literal» ou «corrected» (corrixida), non { $value }.
bad-reading-unplayable = A letra de { $value } non se pode xogar: { $because }
bad-reading-mode = Unha lectura é unha destas: { $known }, ou unha táboa delas; non { $value }.

# O que non se entende
bad-no-option = { $game } non ten ningunha opción da casa { $value }; ten: { $known }.
bad-unknown-key = Clave descoñecida: { $value }; as claves son: { $known }.
bad-not-whole = «{ $name }» debe ser un número enteiro, non { $value }.
bad-not-text = «{ $name }» debe ser un texto, non { $value }.
bad-not-truth = «{ $name }» debe ser true (si) ou false (non), non { $value }.
bad-not-list = «{ $name }» debe ser unha lista, non { $value }.
bad-not-table = «{ $name }» debe ser unha táboa, non { $value }.
bad-not-choice = «{ $name }» debe ser un destes valores: { $known }; non { $value }.
bad-not-fitting = «{ $name }» non pode ser { $value }.

# A mesa
bad-minimum-zero = O mínimo debe ser un importe maior que cero.
bad-authorised-zero = Un mínimo autorizado debe ser un importe maior que cero.
bad-minimum-not-authorised = Este mínimo non está na autorización do xogo.
bad-double-table = Unha mesa dobre precisa unha autorización propia.
bad-no-reversible = Esta norma non coñece un pano reversible para unha mesa así.
bad-reversible-not-authorised = Un pano reversible precisa unha autorización propia.
bad-shoe-number = Os sabots dunha casa numéranse desde o un.
bad-no-numbered-shoe = Esta norma non destina sabots numerados a unha mesa así.
bad-shoe-not-approved = O sabot { $value } non é dun modelo homologado.
bad-counted-alone = Nesta mesa non hai ninguén máis ca a dirección: non pode contarse entre dous.
bad-seats = Unha mesa así ten entre 0 e { $most } asentos, non { $value }.
bad-seats-even = Os dous lados desta mesa teñen os mesmos asentos; con { $value } non pode ser.
bad-float-below = O anticipo é menor que o que esta mesa precisa para abrir, { $needed }.
bad-guarantee-below = O efectivo de garantía é menor que o que pide este mínimo, { $needed }.
bad-no-such-staff = Non hai ningún posto { $value }; hai: { $known }.
bad-staff-exact = Persoal desta mesa: { $role }, { $least }; non { $value }.
bad-staff-range = Persoal desta mesa: { $role }, de { $least } a { $most }; non { $value }.
bad-staff-crew = Esta mesa ten { $most } entre crupieres e extremos de mesa como máximo, non { $value }.
bad-cloths = Unha mesa deste xogo ten estes panos: { $allowed }; non { $value }.
bad-maximum-multiples = O máximo é { $allowed } veces o mínimo, non { $value }.
bad-maximum-range = O máximo é de { $least } a { $most } veces o mínimo, non { $value }.
bad-no-shuffler = Esta norma non coñece ningunha máquina que baralle.
bad-pot-part = O que alimenta o bote é unha parte do apostado.

# A sala
bad-floor-unreadable = { $path }: non se pode ler ({ $why ->
    [missing] non existe
    [folder] é un cartafol
    [forbidden] falta o permiso
   *[other] falla o disco
}).
bad-floor-not-text = { $path }: non é texto.
bad-floor-not-toml = { $path }: non é TOML{ $line ->
    [0] { "" }
   *[other] { " " }(liña { $line })
}.
bad-floor-unknown-key = { $path }: clave descoñecida { $value }; as claves son: { $known }.
bad-floor-without-law = { $path }: non di a súa norma.
bad-floor-no-law = { $path }: non hai ningunha norma { $value }; hai: { $known }.
bad-floor-without-tables = { $path }: non ten ningunha [[table]].
bad-floor-of-laws = Esta casa ten mesas de varias normas e unha sala é dunha: { $known }.
bad-floor-empty = Non hai mesas abertas así nesta casa.
bad-floor-table = { $path }: mesa { $number }: { $because }
bad-no-table = Unha mesa escríbese como [[table]].
bad-table-without-game = A mesa non di o seu xogo.
bad-last-shoe = «last_shoe» debe ser o número dun sabot.
bad-none-in-service = Nun casino hai sempre en servizo polo menos unha mesa de { $kind ->
    [roulette] ruleta
   *[cards] naipes
}.
bad-game-not-authorised = O casino non está autorizado para { $game }.
bad-only-in-casinos = { $game } practícase só en casinos.
bad-ruled-elsewhere = As regras de { $value } están noutra norma, { $text }, e non en { $law }.
bad-not-in-force = O { $day } esta norma aínda non está en vigor: está desde o { $since }.
bad-no-regulation = { $game } non pode autorizarse ata que se dite o seu regulamento: diga en que regulamento se apoia.
bad-no-deposit = Para realizar actividades de xogo debe depositarse unha fianza, e non consta ningunha.
bad-deposit-below = A fianza é menor ca a que pide a autorización, { $amount }.
bad-loan-forbidden = Ninguén lles presta aos xogadores: «{ $value }» non pode autorizarse en ningún caso.
bad-tender-only = Aquí págase con diñeiro de curso legal, non con «{ $value }».
bad-remote-not-granted = { $game } non está autorizado a distancia: as limitacións valen tamén por Internet.
bad-material-unknown = O material { $value } non está na lista da casa.
bad-material-not-approved = O material { $value } non está homologado; homológao { $authority }.
bad-printed-in = O pano pode estar impreso en { $allowed }, non en «{ $value }».
bad-not-on-the-roster = { $name } non figura no cadro de persoal para ese posto.
bad-minimum-not-granted = A autorización da casa non inclúe un mínimo de { $amount } para este xogo.
bad-seats-not-granted = A autorización permite { $most } asentos nestas mesas, non { $value }.
bad-option-not-granted = A autorización permite { $allowed } en «{ $name }», non { $value }.
bad-more-tables-than-granted = A autorización é para { $most } mesas de { $game } e non máis.
bad-hours = O horario ten unha hora de apertura e unha de peche.
bad-running-seconds = O tempo para apostar é de máis de cero e como moito { $most } segundos.
bad-running-bots = A esta mesa poden facerlle compañía de 0 a { $most }, non { $value }.
bad-company-for-cash = Onde se xoga con diñeiro non hai compañía da casa.
bad-name-twice = Outra mesa chámase xa { $name }: cada mesa ten un nome propio.
bad-keep-table = Polo menos unha mesa de { $game } debe manter o mínimo autorizado máis baixo, { $amount }.
bad-keep-cloth = Polo menos un pano de { $game } debe manter o mínimo autorizado máis baixo, { $amount }.
bad-too-many-tables = Un casino pode ter { $most ->
    [one] unha mesa
   *[other] { $most } mesas
} así de { $game }.
bad-head-tables = { $head } non pode dirixir tamén esta mesa: un xefe de { $game } pode levar { $most ->
    [one] unha mesa
   *[other] { $most } mesas
}.
bad-head-sector = { $head } non pode dirixir tamén esta mesa: as mesas dun xefe están no mesmo sector.
bad-head-game = { $head } non pode dirixir tamén esta mesa: as mesas dun xefe son do mesmo xogo.
bad-attendants = As mesas de { $game } que hai poden ter { $most ->
    [one] un auxiliar
   *[other] { $most } auxiliares
} como máximo.
bad-attendant-heads = { $name } non pode ser auxiliar desta mesa e xefe doutra: os auxiliares non interveñen no xogo.
bad-side-number = Cada lado dun pano reversible ten un número propio.
bad-side-same-game = Os lados dun pano reversible son de xogos distintos, non dúas veces { $game }.
bad-side-unlike = A súa mesa non é como a de { $game }, que é o outro lado do seu pano.
bad-side-beside = O outro lado do seu pano debe ser { $game }{ $places ->
    [0] { "" }
   *[other] { " " }con { $places } prazas
}.
bad-shoe-twice = O sabot { $value } está xa noutra mesa.
bad-shoe-again = O sabot { $value } estivo nesta mesa na última sesión: vai a outra.

# O que se enviou
bad-field-missing = Falta «{ $name }».
bad-field-unknown = Ninguén agarda «{ $name }».
bad-field-type = «{ $name }» debe ser { $wanted ->
    [int] un número enteiro
    [float] un número
    [str] un texto
    [bool] true (si) ou false (non)
    [array] unha lista
    [object] unha táboa
   *[other] outra cousa
}.
bad-field-length = A lonxitude de «{ $name }» debe ser { $bound }.
bad-field-bounds = «{ $name }» debe ser { $bound }.
bad-field-value = «{ $name }» non pode ter ese valor.
bad-unreadable = O enviado non se pode ler.

# O que se comprobou dunha sala
floor-rule-minimum = Mínimo autorizado: { $amount }
floor-rule-float = Anticipo de { $amount }{ $needed ->
    [0] { "" }
   *[other] { " " }(polo menos { $least })
}
floor-rule-guarantee = Garantía en efectivo de { $amount }
floor-rule-staff = Persoal: { $role }, { $number }
floor-rule-seats = { $seats } asentos (como máximo { $most })
floor-rule-cloths = Panos: { $cloths }
floor-rule-options = Opcións da casa{ $options ->
    [none] : as habituais
   *[other] : { $options }
}
floor-rule-shoe = Sabot numerado{ $shoe ->
    [0] , que asigna a casa
   *[other] { " " }{ $shoe }
}
floor-rule-reversible = Lado dun pano reversible ({ $name })
floor-rule-head = Diríxea { $name }
floor-rule-attendant = Aténdea { $name }
floor-rule-day = Norma en vigor o { $day }
floor-rule-regulation = Regulamento en que se apoia cada xogo
floor-rule-deposit = Fianza de { $amount }
floor-rule-payment = Medios de pagamento ademais do diñeiro: { $means }
floor-rule-materials = Material: { $numbers }
floor-rule-printed = Pano impreso en { $printed }
floor-rule-remote = Xogo a distancia
floor-rule-authorised = Xogos autorizados: { $count }
floor-rule-in-service = En servizo, unha mesa de { $kind ->
    [roulette] ruleta
   *[cards] naipes
}
floor-rule-lowest = Unha mesa de { $game } no mínimo máis baixo
floor-rule-other = Ademais
floor-report-title = Comprobación da sala · { $law }
floor-report-whole = A casa en conxunto
floor-report-rule = Regra
floor-report-clauses = Artigos
floor-report-verdict = Resultado
floor-report-kept = Cúmprese
floor-report-broken = Non se cumpre
