"""`novamas audit`: everything in a store is read again from the first record, and nothing is believed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.options import Json, Lang
from novamas.cli.screen import console, put_json, table
from novamas.cli.stores import Keys, Store, Witness, needing_the_store, reading
from novamas.cli.voice import choose_language, word
from novamas.kit.money import MONEYS, show
from novamas.kit.plain import PlainDict
from novamas.kit.words import has, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from novamas.odds.dossier import Dossier
    from novamas.store.audit import Report
    from novamas.store.receipts import Receipt

FOUND, UNWITNESSED, NOT_REPEATED = 1, 3, 6
Receipts = Annotated[
    tuple[str, ...], Parameter(name="--receipt", metavar="WHERE", help=word("option-audit-receipt"), negative=())
]
Out = Annotated[Path | None, Parameter(name="--out", metavar="FILE", help=word("option-paper"))]
COUNTS = ("records", "batches", "tables", "acts", "events", "rounds", "people")


def audit(
    store: Store,
    /,
    *,
    receipt: Receipts = (),
    out: Out = None,
    json: Json = False,
    keys: Keys = None,
    witness: Witness = None,
    lang: Lang = None,
) -> int:
    tongue = choose_language(ask.a_language(lang))
    with needing_the_store():
        from novamas.store import audit as audits
        from novamas.store import open_journal
    with reading(store):
        journal = open_journal(store, keys=keys, witness=witness, existing=True)
        try:
            held = [each for where in receipt for each in read_receipts(where, journal.id)]
            with progress(say("audit-reading", tongue), journal.size()) as advance:
                report = audits.audit(journal, advance, held)
        finally:
            journal.close()
    if json:
        put_json(as_json(report.tell_in(tongue)))
    elif out is not None:
        from novamas.cli.paper import put_dossier
        from novamas.store.places import hide_password

        put_dossier(tell_dossier(report, hide_password(store), tongue), out)
    else:
        print_report(console(), report, tongue)
    return code_of(report)


def code_of(report: Report) -> int:
    """What the command ends with."""
    if report.finding is not None:
        return NOT_REPEATED if report.finding.unread else FOUND
    if not report.repeated:
        return NOT_REPEATED
    return 0 if report.witnessed else UNWITNESSED


def read_receipts(where: str, house: str) -> list[Receipt]:
    """Reads receipts from what was typed: a receipt itself, the name of a file of them, or the address of a store."""
    from novamas.store import receipts

    return [receipts.read(where)] if where.startswith(receipts.WORD) else receipts.receipts_in(where, house)


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal's standard error; nothing anywhere else."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    err = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)


def print_report(out: Console, report: Report, lang: str) -> None:
    counts = table(say("audit-what", lang), say("audit-how-many", lang), right=[1])
    for name in COUNTS:
        counts.add_row(say(f"audit-{name}", lang), f"{getattr(report, name):,}".replace(",", "\N{NO-BREAK SPACE}"))
    out.print(counts)
    for code, balances in report.balances.items():
        sums = table(say("audit-accounts", lang, currency=code), say("audit-balance", lang), right=[1])
        for kind, balance in sorted(balances.items()):
            sums.add_row(account_name(kind, lang), show(balance, MONEYS[code], lang))
        out.print(sums)
    for told, style in tell_report(report, lang):
        out.print(told, style=style, soft_wrap=True)


def tell_report(report: Report, lang: str) -> Iterator[tuple[str, str]]:
    """What an audit has found beside its figures, sentence by sentence, each with its colour."""
    for source, times in sorted(report.sources.items()):
        key = f"audit-source-{source}"
        yield say(key if has(key) else "audit-source-odd", lang, source=source, times=times), ""
    if report.verified:
        yield say("audit-verified", lang, draws=report.verified), ""
    if report.receipts:
        yield say("audit-receipts", lang, receipts=report.receipts), ""
    for restored in report.restored:
        when = datetime.fromtimestamp(restored.at).isoformat(sep=" ", timespec="minutes")
        told = {"when": when, "by": restored.by, "reason": restored.reason, "spines": restored.spines}
        yield say("audit-restored", lang, **told), "yellow"
    if report.otherwise:
        first = report.otherwise[0]
        by = {"version": first.version, "engine": first.engine}
        yield say("audit-otherwise", lang, acts=report.differing, **by), "yellow"
        for each in report.otherwise:
            yield each.tell(lang), "yellow"
    found = report.finding
    if found is None:
        yield say("audit-clean", lang), "bold green"
        if not report.witnessed:
            yield say("audit-unwitnessed", lang, batches=report.unwitnessed), "yellow"
        return
    headline, colour = ("audit-unread", "yellow") if found.unread else ("audit-found", "red")
    yield say(headline, lang), f"bold {colour}"
    yield found.tell(lang), colour
    if found.stream:
        yield say("audit-where", lang, stream=found.stream, record=found.record), ""


def tell_dossier(report: Report, store: str, lang: str) -> Dossier:
    """An audit as a document: its verdict first, then what was read and what the accounts hold."""
    from novamas.odds.dossier import Dossier, DossierPart

    told = tuple(sentence for sentence, _ in tell_report(report, lang))
    counts = tuple((say(f"audit-{name}", lang), str(getattr(report, name))) for name in COUNTS)
    head = (say("audit-what", lang), say("audit-how-many", lang))
    parts = [DossierPart(say("dossier-verdict", lang), told), DossierPart(say("dossier-read", lang), (), head, counts)]
    for code, balances in report.balances.items():
        columns = (say("audit-accounts", lang, currency=code), say("audit-balance", lang))
        listed = tuple((account_name(k, lang), show(held, MONEYS[code], lang)) for k, held in sorted(balances.items()))
        parts.append(DossierPart(code, (), columns, listed))
    return Dossier(say("dossier-audit", lang, store=store), lang, tuple(parts))


def account_name(kind: str, lang: str) -> str:
    key = f"account-{kind.lstrip('@').replace(' ', '-')}"
    return say(key, lang) if has(key) else kind


def as_json(report: Report) -> PlainDict:
    """Balances are whole minor units of their currency, as everywhere in the books."""
    verdicts = {"clean": report.clean, "witnessed": report.witnessed, "repeated": report.repeated}
    return {**verdicts, **msgspec.to_builtins(report)}
