# Probabilidades do póker de círculo: rangos, naipes que non encaixan, o que custa sentar.
bad-range-empty = Un rango nomea polo menos unha man: «QQ+, AKs, 30%».
bad-range-percent = Unha porcentaxe das mans é máis de 0 e non máis de 100.
bad-range-unread = Iso non é un rango de mans: escríbese «QQ+», «AKs», «A5s-A2s», «AhKh» ou «30%».
bad-equity-way = Aquí non se poden combinar así os naipes propios cos comúns.
bad-equity-pairs = Os rangos son para xogos con dous naipes propios e unha soa fila de naipes comúns.
bad-equity-nobody-meets = Ningunha man dun rango pode atoparse cunha do outro: comparten naipes.
bad-equity-empty-range = Cos naipes que xa se ven non queda ningunha man dese rango.
bad-equity-pot = Un bote e o que custa cubrir non son menos ca nada, e algún é máis.
bad-equity-boards = Aquí hai { $count } filas de naipes comúns como máximo.
bad-equity-not-in-pack = { $name } non está na baralla coa que se xoga.
bad-equity-twice = { $name } aparece dúas veces.
bad-equity-too-many = Aí caben { $count } naipes como máximo.
bad-equity-pack-too-small = Non hai naipes para tantos xogadores.
bad-pace-minutes = Quen senta queda polo menos un minuto.
bad-pace-empty = Para saber o que custa sentar fan falta xogadores, mans e algo no bote.
bad-pace-no-rate = Sen unha parte do bote non hai nada que comparar.

# Historiais de mans (PHH)
bad-phh-one-hand = Aquí espérase unha man, e hai { $count }.
bad-phh-no-toml = O historial non é TOML lexible.
bad-phh-missing = Ao historial fáltalle o campo { $name }, ou non é o que debe ser.
bad-phh-lengths = O campo { $name } debe ter { $count } valores, un por xogador.
bad-phh-variant = A casa non ten a variedade { $name }.
bad-phh-action = «{ $name }» non é unha acción que se entenda.
bad-phh-amount = { $name } non é un importe en céntimos enteiros.
bad-phh-players = Con { $name } xogadores non se xoga aquí esta man.
bad-phh-card-twice = A mesma carta sae dúas veces no historial.
bad-phh-house-part = O que a casa retirou dos botes ({ $name }) non segue de ningunha porcentaxe destas regras.
bad-phh-other-end = Segundo as regras { $name } acaba con outras fichas ca as do historial.
bad-phh-refused = As regras non permiten o que fai { $who }: { $because }
bad-phh-nobody-asked = A man detense: ninguén ten que falar.
bad-phh-too-short = O historial acaba e { $who } ten que falar.
bad-phh-too-long = A man acabou e o historial segue con «{ $name }».
bad-phh-turn = «{ $name }» está fóra de quenda: fala { $who }.
bad-phh-card = A carta { $name } non pode saír agora.
bad-phh-forced = { $name } non pon antes das cartas o que piden as regras.
bad-phh-no-hand = O ficheiro ten { $count } mans, e ningunha é a { $name }.
bad-phh-option = A mesa desta man non se pode abrir aquí: { $because }

# O que custa sentar, como o prezo dunha aposta
bet-benefit = O que cobra a casa
choice-benefit-pot-here = do bote, como o cobra esta casa
choice-benefit-pot-least = do bote, o menos que permite a lei
choice-benefit-pot-most = do bote, o máis que permite a lei
choice-benefit-session-here = por sesión, como o cobra esta casa
choice-benefit-session-least = por sesión, o menos que permite a lei
choice-benefit-session-most = por sesión, o máis que permite a lei
choice-benefit-hand-here = por man, como o cobra esta casa
choice-benefit-hand-least = por man, o menos que permite a lei
choice-benefit-hand-most = por man, o máis que permite a lei

# novamas hands
help-hands =
    Escribe as mans dunha mesa como PHH, un texto que len outros programas; ou amosa as dun ficheiro así.

    SOURCE é un almacén (un ficheiro ou un enderezo postgresql://), no que non se cambia nada, ou un ficheiro .phh ou .phhs. O que o lector non puido ver queda oculto.
examples-hands =
    Exemplos:
      novamas hands casino.db --table P1 --reader ana --out mans.phhs
      novamas hands mans.phhs
      novamas hands mans.phhs --hand 3
option-hands-source = O almacén, ou un ficheiro de mans (.phh, .phhs).
option-hands-table = A mesa da que se escriben as mans.
option-hands-reader = Para quen se escriben: ve os seus naipes e os descubertos; por defecto, só os descubertos.
option-hands-hand = Xoga outra vez esta man do ficheiro, acto por acto e coas regras.
option-hands-out = Escríbeas neste ficheiro en lugar de amosalas.
hands-needs-table = Diga con --table de que mesa son as mans.
hands-none-here = As mans de { $game } non teñen unha forma que lean outros programas.
hands-no-text = { $path } non é texto.
hands-cannot-read = { $path } non se pode ler: { $why }
hands-number = Man
hands-game = Xogo
hands-players = Xogadores
hands-acts = Actos
hands-interval = Intervalo
hands-act = Acto
hands-pot = Bote
hands-did-ante = { $who }: ante { $amount }
hands-did-blind = { $who }: cega { $amount }
hands-did-street = cartas do intervalo { $street }
hands-did-board = mesa { $cards }
hands-did-check = { $who }: pasa
hands-did-cover = { $who }: cobre { $amount }
hands-did-raise = { $who }: sobe a { $amount }
hands-did-leave = { $who }: retírase
hands-did-throw = { $who }: cambia { $amount }
hands-did-show = { $who }: amosa { $cards }
hands-did-win = { $who }: gaña { $amount }
