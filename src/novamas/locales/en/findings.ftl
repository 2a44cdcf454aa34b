# What an audit finds wrong with a store.
bad-record-strange = Record { $value } of { $value2 } is not a record of this store.
bad-record-earlier = Record { $seq } of { $stream } is earlier than the one before it.
bad-batch-unsigned = Batch { $seq } of { $stream } is not signed by the house.
bad-batch-disordered = The records of batch { $seq } of { $stream } are not in the order of writing.
bad-never-opened = { $stream } was never opened.
bad-batch-later = Batch { $seq } of { $stream } holds a record that is later than itself.
bad-batch-not-witnessed = Batch { $seq } of { $stream } is not the one that was witnessed.
bad-batch-not-receipted = Batch { $seq } of { $stream } is not the one that a receipt was given for.
bad-batch-after = Batch { $seq } of { $stream } came after batch { $number } of { $other }, not before it.
bad-table-without-rules = Table { $id } was opened under rules that are not in the store.
bad-table-opened-twice = Table { $id } was opened twice.
bad-stream-never-opened = { $stream } has records, but the house never opened it.
bad-record-begins = Record { $seq } of { $stream } should begin with event { $event }.
bad-record-below-zero = Record { $seq } of { $stream } leaves somebody below zero.
bad-record-cloth = Record { $seq } of { $stream }: the chips on the cloth are not those of the bets.
bad-record-uncommitted = Record { $seq } of { $stream }: nothing was committed for this outcome.
bad-record-draw = Record { $seq } of { $stream } is not draw { $name } of epoch { $name2 }.
bad-record-epoch = Record { $seq } of { $stream } is not where an epoch begins.
bad-record-secret = Record { $seq } of { $stream }: a secret belongs to drawn outcomes alone.
bad-record-sealed = Record { $seq } of { $stream }: where cards stay hidden the pack is committed card by card, and in no other game.
bad-record-purse = Record { $seq } of { $stream } leaves the purse below zero in { $money }.
bad-record-currency = Record { $seq } of { $stream } is in no currency: { $value }.
bad-record-names = Record { $seq } of { $stream } names { $other }, which was never opened.
bad-record-money = Record { $seq } of { $stream } moves { $money }; { $other } plays in { $code }.
bad-end-unsigned = The end of { $stream } was not signed by the house.
bad-batch-missing = Batch { $seq } of { $stream } is missing, and a receipt was given for it.
bad-kept-after-nothing = { $what } stands after a record that is not there.
bad-ledger-unbalanced = The ledger in { $code } does not balance: { $name } too many.
bad-receipt-unsigned = The receipt for batch { $batch } of { $spine } is not signed by the house.
bad-receipt-elsewhere = The receipt for batch { $batch } of { $spine } is for another house.
bad-receipts-contradict = Two receipts for batch { $batch } of { $spine } contradict each other.
bad-record-unlike = Record { $seq } of { $stream } cannot be what was written: { $because }.
bad-no-stream = { $stream } is no stream of a house.
bad-batch-over-others = Batch { $batch } of { $spine } was signed over other records of { $stream }.
bad-record-sender = Record { $seq } of { $stream } names another sender than its command.
bad-record-no-outcome = Record { $seq } of { $stream } names a source, but is no outcome.
bad-record-before = Record { $seq } of { $stream } does not say what was drawn before it.
bad-record-through = Record { $seq } of { $stream } moves { $money } through { $other }.
bad-kept-unsigned = { $what } is not signed by the house.
bad-kept-otherwise = { $what } is not what the acts come to.
bad-tail-missing = { $stream } ends before batch { $seq }, which was witnessed: a tail is missing.
bad-purse-otherwise = The purse of { $person } holds { $name } { $code }; tables and cage make it { $name2 }.
bad-chips-without-entries = Chips went to { $stream }, which has no entries.
bad-transit-otherwise = Entries and letters of { $name } do not agree in { $money }.
bad-record-reads-otherwise = { $name }: record { $seq } of { $stream } reads otherwise: { $because }.
bad-other-foundation = The house was founded with another key.
bad-kept-unreadable = { $what } cannot be read.
bad-epoch-broken = Epoch { $name } of table { $id }: { $because }
bad-kept-none = { $what } is none.
bad-rules-missing = The rules { $name }… of a table are missing.
bad-record-missing = Record { $seq } of { $stream } is missing.
bad-draws-unsaid = Nothing says how table { $id } draws.
bad-record-not-ours = Record { $seq } of { $stream } was not written by this house as it stands.
bad-record-alien = Record { $seq } of { $stream } is not a record of this store.
bad-record-skipped = { $stream }: after record { $before } comes { $after }: one is missing.
bad-record-unlinked = Record { $seq } of { $stream } does not follow the one before it: one of the two was changed.
bad-secret-locked = The secret of epoch { $seq } of { $stream } cannot be unlocked.
bad-batch-unlike = Batch { $seq } of { $stream } cannot be what was written.
bad-last-unsigned = The store ends with record { $seq } of { $stream }, which nobody signed.
bad-record-changed = Record { $seq } of { $stream } is missing or was changed.
bad-record-kind = Record { $seq } of { $stream } is of no kind: { $value }.
bad-no-founder = The store does not say who founded it.
bad-no-foundation = The first record of this store is not that of a house's foundation.
bad-name-other = The name of { $person } is not the one that was given.
bad-name-missing = The name of { $person } is missing.
bad-kept-what = The { $kind } after record { $seq } of { $stream }
bad-record-source = Record { $seq } of { $stream }: this outcome was { $name ->
    [typed] typed
    [drawn] drawn
    [committed] drawn
    [seeded] seeded
    [scripted] scripted
   *[other] from nowhere
}; the outcomes of this table are { $due ->
    [typed] typed
    [drawn] drawn
    [committed] drawn
    [seeded] seeded
    [scripted] scripted
   *[other] from nowhere
}.
bad-written-elsewhere = { $name }: { $because }
bad-written-by-another = Written by another version
bad-written-by = Written by version { $version } (form { $form }, engine { $engine })
bad-law-refuses = Record { $seq } of { $stream }: the law refuses this { $name } ({ $because }).
bad-law-otherwise = Record { $seq } of { $stream }: event { $event } does not follow from its command under the law.
