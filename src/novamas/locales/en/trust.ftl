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
    Answer for a store that was brought back from an older copy, or whose witness is gone.

    A director signs for it with name and password. Afterwards the house opens again, and every audit tells of it.
examples-restore =
    Examples:
      novamas restore casino.db --director Dora --reason "The disk broke; copy of last night"
      novamas restore casino.db --reason "The folder of the witness was lost"
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
