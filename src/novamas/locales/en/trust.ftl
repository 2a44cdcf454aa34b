# What the house can show to somebody who does not believe it: receipts, restored stores, ways in.

help-receipt =
    Give a receipt for a store: one signed line that says how far its books have come.

    Whoever keeps it elsewhere can show later that nothing before it was cut off or changed: `novamas audit --receipt`.
examples-receipt =
    Examples:
      novamas receipt casino.db
      novamas receipt casino.db --out /mnt/inspector/receipts.txt
      novamas receipt casino.db --out sqlite:receipts.db
help-restore =
    Put a copy back, and answer for a store that is older than its witness, or whose witness is gone.

    A director signs for it with name and password. Afterwards the house opens again, and every audit tells of it.
examples-restore =
    Examples:
      novamas restore casino.db --director Dora --reason "The disk broke; copy of last night"
      novamas restore casino.db --reason "The folder of the witness was lost"
      novamas restore casino.db --from backups/novamas-… --director Dora --reason "Moved to a new machine"
help-let-in =
    Make a one-time way in for somebody who has an account and cannot get in.

    For whoever holds the house's key. It is written in the books, and its owner is told.
examples-let-in =
    Examples:
      novamas let-in casino.db director
      novamas let-in postgresql://user@host/novamas Ana
option-witness = The folder of the witness; by default a folder of this user, named after the house.
option-audit-receipt = A receipt that somebody kept: the line itself, a file of them, or the store they were kept in. May be given more than once.
option-receipt-out = Add it to this file, or keep it in this store (sqlite:FILE, postgresql://…), instead of printing it.
option-restore-reason = Why the store is older than its witness: it stands in the books.
option-restore-director = The name of the director who answers for it.
option-restore-password = Read the director's password from this file instead of asking for it.
option-let-in-name = What the person is called.
option-serve-join = This machine has no witness of this house yet: begin one here. For a further server of a house on several machines.
option-serve-floor = The floor that should be open (TOML, docs/floor.md): what is missing of it is opened; nothing that runs is changed.
option-serve-anchor = Keep receipts here while the house is open: a file, or a second store. May be given more than once.
receipt-kept = The receipt for batch { NUMBER($batch, useGrouping: 0) } was kept in { $where }.
restore-nothing = The store and its witness agree: there is nothing to answer for.
restore-done = { $by } answers for this store: { $spines ->
    [one] one spine that ends early or has no witness.
   *[other] { $spines } spines that end early or have no witness.
  } The house can open again, and every audit will tell of it.
restore-reason = Say why with --reason, in at most { $most } characters.
restore-who = A director answers for this: name one with --director.
restore-password = Password of the director:
restore-no-password = The password cannot be read from { $path }: { $why }.
let-in-nobody = There is nobody called “{ $name }” in this house.
let-in-done = { $name } can enter once, within a day, at this address of the house: { $link }
serve-house = House { $house }. Key: { $keys }. Witness: { $witness }.
serve-clock-behind = The clock of this machine is { $seconds } s behind the books; their time stands still until it has caught up.
serve-shut = Table { $table } cannot be read and stays shut: { $why }
serve-anchor-failed = No receipt could be kept in { $where }: { $why }
audit-source-committed = { $times ->
    [one] One outcome was drawn under a commitment.
   *[other] { $times } outcomes were drawn under a commitment.
  }
audit-source-typed = { $times ->
    [one] One outcome was typed at a table with a physical wheel, dice or shoe.
   *[other] { $times } outcomes were typed at tables with a physical wheel, dice or shoe.
  }
audit-source-odd = { $times ->
    [one] One outcome came from the source “{ $source }”, which is none for a real house.
   *[other] { $times } outcomes came from the source “{ $source }”, which is none for a real house.
  }
audit-verified = { $draws } of them were checked against the secret that was revealed since.
audit-receipts = { $receipts ->
    [one] One receipt was shown, and what it is for is here.
   *[other] { $receipts } receipts were shown, and what they are for is here.
  }
audit-restored = { $when }: the store was restored from a copy ({ $spines } spines); { $by } answered for it: { $reason }
audit-unwitnessed = Nobody witnessed the last { $batches ->
    [one] batch
   *[other] { $batches } batches
  }: they are whole and signed, but if more had been cut off behind them this audit could not tell.
audit-otherwise = { $acts ->
    [one] One act was decided by version { $version } (engine { $engine }) otherwise than this one would
   *[other] { $acts } acts were decided by version { $version } (engine { $engine }) otherwise than this one would
}; nothing says that the house cheated. To repeat them, use that version.
audit-unread = This version cannot read all that another one wrote. That says nothing against the house:
replay-audit-otherwise = { $acts ->
    [one] One act was decided by another version otherwise than this one would; nothing says that the house cheated.
   *[other] { $acts } acts were decided by another version otherwise than this one would; nothing says that the house cheated.
}
replay-audit-unread = This version cannot read all that another one wrote. That says nothing against the house:
help-backup =
    Copy a store while the house is open: one folder with everything, which `novamas restore` puts back.

    The copy has a signed receipt and the digest of its file. The house's key is in it only where that is asked for.
examples-backup =
    Examples:
      novamas backup casino.db --out backups
      novamas backup casino.db --out /mnt/backups --keep 14
      novamas backup postgresql://user@host/novamas --out /mnt/backups --with-key
help-export =
    Write the books of a house into open files, or every chip that moved as tidy rows: one move a row.

    Amounts of tidy rows are minor units. People are their opaque ids; no name leaves the house.
examples-export =
    Examples:
      novamas export casino.db --out books
      novamas export casino.db --tidy --out moves.csv
      novamas export casino.db --tidy --table 3 --format parquet --out moves.parquet
help-people =
    Say who has an account; let somebody in, give somebody a new password, close an account,
    or make a token for a program, without a web page.

    For whoever holds the house's key. All of it is written in the books.
examples-people =
    Examples:
      novamas people casino.db
      novamas people casino.db --reset director
      novamas people casino.db --add Ana --role croupier
      novamas people casino.db --token Ana --scopes read,play --label bot
option-backup-out = The folder that copies are kept in; each gets a folder of its own inside it.
option-backup-with-key = Put the house's key into the copy too: whoever has such a copy can sign for the house. Keep it locked away.
option-backup-keep = Remove the oldest copies of this house beyond so many.
option-restore-from = A copy that `novamas backup` made: it is put back first, where no store is in the way.
option-export-tidy = Every chip that moved, one move a row, for data frames.
option-export-out = The folder for the books, or the file for tidy rows (.csv, .jsonl, .parquet); tidy rows are printed if none is named.
option-export-table = Only the moves of this table.
option-export-day = Only the moves of this day (2026-03-14).
option-export-format = How tidy rows are written: csv, jsonl or parquet; as the name of the file says, or csv.
option-people-add = Make an account for somebody of this name.
option-people-role = What that person is: player, croupier, inspector, cashier, director or auditor.
option-people-reset = Give this person a new password, typed here; the old one and all open sessions end.
option-people-remove = Close the account of this person and erase the name.
option-people-password = Read the password from this file instead of asking for it.
backup-done = { $records } records ({ $mib } MiB) were copied to { $path }.
backup-no-key = The house's key is not in it: keep a copy of that apart, or use --with-key.
backup-keep-wrong = --keep is a number of copies, 0 or more.
restore-put-back = { $records } records of house { $house } were put back as they stood at { $at }.
export-done = { $path } has { $files }.
export-what = Say where the books go with --out FOLDER, or ask for tidy rows with --tidy; table, day and form are for tidy rows.
export-parquet-file = Parquet is written into a file: name one with --out.
export-needs-extra = Parquet files need the extra “sim”: pip install 'novamas[sim]'
export-not-empty = There is something in { $path } already: name an empty folder.
people-one-thing = Ask for one thing at a time: --add with --role, --reset, --remove, --token or --revoke.
people-needs-role = Say with --role what that person is.
people-no-role = There is no role “{ $value }”
people-guest = { $name } is a guest, and guests have no password.
people-password = New password of { $name }:
people-added = { $name } has an account now: { $role }.
people-reset = { $name } has a new password; the old one and every open session are worth nothing any more.
people-removed = The account of { $name } is closed, and the name erased.
people-head-name = name
people-head-role = role
people-head-since = since
people-head-password = password
people-has = yes
people-has-not = not yet
