# Os libros da casa: auditoría, libro diario, informe dunha sesión.

help-audit =
    Audita un almacén: rele cada rexistro, comproba resumos e sinaturas, volve xogar cada acto segundo a súa lei e cadra cada conta.

    STORE é un ficheiro ou un enderezo postgresql://; non se cambia nada nel. Código de saída 1 se algo está mal, 3 se todo está en orde pero ninguén deu fe do final, 2 se non se pode ler, 4 se está roto.
examples-audit =
    Exemplos:
      novamas audit casino.db
      novamas audit casino.db --keys auditor/chaves
      novamas audit postgresql://auditor@db.example/casino --json
help-floor =
    Escribe a sala dunha casa (TOML): as súas mesas abertas, como as len «check» e «serve --floor».

    STORE é un ficheiro ou un enderezo postgresql://; non se cambia nada nel. As mesas de amigos quedan fóra.
examples-floor =
    Exemplos:
      novamas floor casino.db
      novamas floor casino.db --law euskadi-1996 --out sala.toml
option-floor-out = Escribe neste ficheiro en lugar da pantalla.
help-book =
    Mostra o libro diario das mesas, ou todos os actos dunha mesa (--session).

    STORE é un ficheiro ou un enderezo postgresql://; non se cambia nada nel. Os días son os do reloxo desta máquina.
examples-book =
    Exemplos:
      novamas book casino.db
      novamas book casino.db --day 2026-05-01 --format html --out libro.html
      novamas book casino.db --table 3 --session --format csv
      novamas book casino.db --of hold --out hold.html
option-store = O almacén: un ficheiro ou un enderezo postgresql://.
option-keys = O cartafol da chave da casa; por defecto, un cartafol deste usuario co nome da casa, nunca xunto ao almacén.
option-book-table = Só esta mesa.
option-book-day = Só este día, como 2026-05-01.
option-book-of = Que libro: tables (cada mesa, día a día), sessions (cada día da casa), incidents, jackpots, cage (a caixa) ou hold (o gañado xunto ao esperado).
option-book-session = Todos os actos da mesa por orde, en lugar do libro.
option-book-format = json, csv ou html; por defecto, unha táboa para persoas.
option-book-out = Escribe neste ficheiro en lugar da pantalla.

store-missing-extra = Os libros necesitan o extra «store»: pip install 'novamas[store]'
store-no-table = Non hai ningunha mesa «{ $value }» neste almacén
store-no-day = «{ $value }» non é un día: escríbao como 2026-05-01.
store-no-book = Non hai ningún libro «{ $value }»
store-no-format = Non hai ningún formato «{ $value }»
store-session-needs-table = Unha sesión é dunha mesa: noméea con --table.
store-cannot-write = Non se pode escribir { $path }: { $why }.
store-damaged = O almacén está danado e non hai libro del: { $why } Véxase «novamas audit».

# -- auditoría

audit-reading = Lendo os libros
audit-what = No almacén
audit-how-many = Número
audit-records = Rexistros
audit-batches = Lotes asinados
audit-tables = Mesas
audit-acts = Actos
audit-events = Feitos
audit-rounds = Xogadas
audit-people = Persoas
audit-accounts = Contas en { $currency }
audit-balance = Saldo
audit-clean = Os libros están en orde.
audit-found = Os libros NON están en orde. A primeira discrepancia:
audit-where = Serie { $stream }, rexistro { NUMBER($record, useGrouping: 0) }.
account-float = Anticipos das mesas
account-box = Caixas das mesas
account-cloth = Sobre os panos
account-cage = Caixa central
account-issue = Fichas de xogo emitidas
account-transit = En camiño entre plantas
account-purses = Bolsas das persoas
account-chips-at-tables = Fichas das persoas nas mesas

# -- libro

book-title = Libro de mesas
book-session = Informe dunha sesión
book-none = Non hai nada no libro.
book-page = Impreso do almacén { $store }. Importes en { $currencies }.
book-unaudited = Estas páxinas fórmanse cos rexistros tal como están; se son auténticos, é «novamas audit» quen o di.
book-table = Mesa
book-day = Día
book-game = Xogo
book-minimum = Mínimo
book-opening_float = Anticipo de apertura
book-top_ups = Reposicións
book-sent_back = Fichas de volta á caixa
book-difference = Diferenza dos recontos
book-counts-line = Recontos
book-returned = Devolto á caixa
book-drop = Efectivo no caixón
book-chips_brought = Fichas traídas
book-chips_taken = Fichas levadas
book-result = Resultado da casa
book-opening_cagnotte = Cagnotte ao comezar
book-cagnotte = Cagnotte
book-closing_cagnotte = Cagnotte ao pechar
book-take = Ingreso da casa
book-opening_tips = Propinas ao comezar
book-tips = Propinas
book-closing_tips = Propinas ao pechar
book-opening_jackpot = Bote ao comezar
book-jackpot_seeded = Bote: da caixa
book-jackpot_fed = Bote: das apostas
book-jackpot_paid = Bote: premios
book-jackpot_charged = Pagado por premios doutras mesas do carrusel
book-jackpot_advanced = Adiantado pola caixa para premios desta mesa
book-closing_jackpot = Bote ao pechar
book-opening_bank = Banca de xogador ao comezar
book-closing_bank = Banca de xogador ao pechar
book-cagnotte-line = Cagnotte e bancas de xogadores
book-jackpot-line = Bote
book-tips-line = Propinas
book-rounds = Xogadas
book-handle = Apostado
book-closing_float = Anticipo de peche
book-closing_box = No caixón
book-people = Persoas
book-by_kind = Apostas por clase
book-minimums = Cambios do mínimo
book-irregularities = Irregularidades comunicadas
book-staff = Quen ocupou cada función
book-opening_box = No caixón ao comezar
book-closing_cloth = Queda no pano
book-total = Total do día
book-unnamed = non consta o nome
book-float-line = Anticipo e caixón
book-play-line = Xogo
book-chips-line = Fichas
book-round = Xogada
book-act = Acto
book-calls = Voces
book-moves = Fichas movidas
role-croupier = Crupier
role-inspector = Xefe de mesa
role-director = Director
role-chance = Azar
book-date = { $day } de { $month ->
    [1] xaneiro
    [2] febreiro
    [3] marzo
    [4] abril
    [5] maio
    [6] xuño
    [7] xullo
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] decembro
} de { $year }
book-and = { $first } e { $last }
book-move = de { $src } a { $dst }
book-happened = Que ocorreu
book-acts = Os actos, un por un
book-typed-by = tecleado por
book-who = Quen é quen
book-who-then = O nome de cada persoa e a marca coa que consta nos rexistros. A quen xa non ten nome distíngueo o final da súa marca.
book-field-box = casa { $value }
book-field-hand = man { $value }
book-field-seat = asento { $value }
book-field-number = número { $value }
book-field-place = praza { $value }
book-field-note = nota: { $value }
book-field-reason = motivo: { $value }

# -- os demais libros

book-sessions = Libro de sesións
book-sum = { $tables ->
    [one] Unha mesa en { $currency }
   *[other] { $tables } mesas en { $currency }
}
book-cage = Caixa
book-cage-title = Libro de caixa
book-till-taken = Cobrado
book-till-paid = Pagado
book-till-balance = Debe haber na caixa
book-issued = Fichas de xogo emitidas
book-all-balance = as contas cadran
book-not-balance = as contas NON cadran
book-incidents = Libro de incidencias
book-incidents-total = Incidencias en total
book-times = Veces
book-about = Afecta a
book-reported = Díxose
book-jackpots = Libro de botes
book-won-by = Para
book-meter = Queda en
