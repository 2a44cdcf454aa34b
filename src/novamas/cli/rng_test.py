"""`novamas rng-test`: the dossier of the random number generator, repeated on this machine."""

from __future__ import annotations

import hashlib
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.options import Json, Lang
from novamas.cli.screen import console, decimal, put_json, table
from novamas.cli.voice import choose_language, word
from novamas.kit.chance import Committed, Csprng, Seeded, Source
from novamas.kit.errors import BadInput
from novamas.kit.plain import PlainDict
from novamas.kit.words import has, say
from novamas.odds import randomness as rng
from novamas.odds.randomness import dieharder as battery
from novamas.odds.randomness.samples import raw as raw_bytes

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

FOUND = 1
SOURCES = ("csprng", "committed", "seeded")
SMALLEST_SHOWN = 0.0001
SECRET_TAG = b"novamas rng-test\n"


def rng_test(
    *,
    source: Annotated[str, Parameter(metavar="SOURCE", help=word("option-rng-source"))] = "csprng",
    draws: Annotated[int, Parameter(metavar="N", help=word("option-rng-draws"))] = rng.USUAL,
    seed: Annotated[str | None, Parameter(metavar="S", help=word("option-rng-seed"))] = None,
    test: Annotated[
        list[str] | None,
        Parameter(name="--test", metavar="NAME", negative=(), show_default=False, help=word("option-rng-test")),
    ] = None,
    dieharder: Annotated[bool, Parameter(negative=(), show_default=False, help=word("option-rng-dieharder"))] = False,
    raw: Annotated[bool, Parameter(negative=(), show_default=False, help=word("option-rng-raw"))] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    tongue = choose_language(ask.a_language(lang))
    chance, seed = a_source(source, seed)
    if raw and (dieharder or json or test):
        raise BadInput(word("rng-raw-alone"), field="raw")
    if raw:
        return pour(chance)
    if dieharder:
        return second_opinion(chance, seed, numbers(test), json, tongue)
    if not rng.LEAST <= draws <= rng.MOST:
        raise BadInput(word("rng-bad-draws", least=rng.LEAST, most=rng.MOST), field="draws", value=draws)
    every = rng.samples()
    wanted = rng.choose_samples(tests(test, rng.names(every)), every)
    with progress(say("rng-drawing", tongue), draws * len(wanted)) as advance:
        dossier = rng.examine(chance, draws, wanted, advance)
    if json:
        put_json(dossier_json(dossier, seed))
    else:
        show(console(), dossier, seed, tongue)
    return 0 if dossier.passed else FOUND


# -- what was asked for ---------------------------------------------------------------------------------------------


def a_source(name: str, seed: str | None) -> tuple[Source, str | None]:
    """The source, and the seed with which its draws can be repeated, if they can."""
    if ask.one_of("rng-no-source", name, SOURCES) == "csprng":
        if seed is not None:
            raise BadInput(word("rng-no-seed"), field="seed", value=seed)
        return Csprng(), None
    seed = secrets.token_hex(16) if seed is None else seed
    if name == "seeded":
        return Seeded(seed), seed
    return Committed(hashlib.sha256(SECRET_TAG + seed.encode()).digest()), seed


def tests(written: Sequence[str] | None, known: Sequence[str]) -> list[str]:
    return [ask.one_of("rng-no-test", name, known) for name in _parts(written)]


def numbers(written: Sequence[str] | None) -> tuple[battery.Part, ...]:
    """Tests of dieharder have numbers."""
    known = list(dict.fromkeys(str(number) for number, _ in battery.PARTS))
    named = [int(ask.one_of("rng-no-test", name, known)) for name in _parts(written)]
    return battery.parts(named) if named else battery.PARTS


def _parts(written: Sequence[str] | None) -> list[str]:
    return list(dict.fromkeys(part.strip() for each in written or () for part in each.split(",")))


def pour(source: Source) -> int:
    """Bytes without end, for whatever reads them at the other end of the pipe."""
    if sys.stdout.isatty():
        raise BadInput(word("rng-raw-terminal"), field="raw")
    while True:
        sys.stdout.buffer.write(raw_bytes(source))


# -- dieharder ------------------------------------------------------------------------------------------------------


def second_opinion(source: Source, seed: str | None, wanted: tuple[battery.Part, ...], json: bool, lang: str) -> int:
    battery.find()
    with progress(say("rng-asking", lang), len(wanted)) as advance:
        found = battery.ask(source, wanted, lambda part: advance(0 if part == wanted[0] else 1))
    passed = all(each.passed for each in found)
    if json:
        put_json({"source": source.name, "seed": seed, "passed": passed, "dieharder": [_opinion(o) for o in found]})
    else:
        show_opinions(console(), source, seed, found, lang)
    return 0 if passed else FOUND


def _opinion(o: battery.Opinion) -> PlainDict:
    return {
        "number": o.number, "test": o.test, "ntuple": o.ntuple, "tsamples": o.tsamples, "psamples": o.psamples,
        "p": o.p, "assessment": o.assessment, "again": o.again, "passed": o.passed,
    }  # fmt: skip


def show_opinions(out: Console, source: Source, seed: str | None, found: Sequence[battery.Opinion], lang: str) -> None:
    _announce(out, source.name, seed, lang)
    heads = [say(f"rng-{head}", lang) for head in ("test", "ntuple", "p", "assessment", "verdict")]
    shown = table(*heads, right=[1, 2], whole=range(5))
    for o in found:
        shown.add_row(o.test, str(o.ntuple), _p(o.p, lang), o.assessment, say(_verdict(o.passed, o.again), lang))
    out.print(shown)
    failed = sum(not o.passed for o in found)
    repeated = sum(o.again is not None for o in found)
    _conclude(out, len(found), failed, repeated, lang)


# -- the dossier ----------------------------------------------------------------------------------------------------


def show(out: Console, dossier: rng.Dossier, seed: str | None, lang: str) -> None:
    _announce(out, dossier.source, seed, lang)
    out.print(say("rng-values", lang, draws=dossier.draws), soft_wrap=True)
    shown = table(
        *(say(f"rng-{head}", lang) for head in ("test", "sample", "statistic", "freedom", "p", "verdict")),
        right=[2, 3, 4],
        whole=range(6),
    )
    before = ""
    order = list(dict.fromkeys(trial.test for trial in dossier.trials))
    for trial in sorted(dossier.trials, key=lambda trial: order.index(trial.test)):
        name = say(f"rng-test-{trial.test}", lang)
        _row(shown, name if name != before else "", sample_name(trial, lang), trial, lang)
        before = name
    out.print(shown)
    failed = sum(not trial.passed for trial in dossier.trials)
    _conclude(out, len(dossier.trials), failed, dossier.repeated, lang)
    levels = {"first": f"{rng.FIRST:g}", "second": f"{rng.SECOND:g}"}
    if lang != "en":
        levels = {name: level.replace(".", ",") for name, level in levels.items()}
    out.print(say("rng-rule", lang, more=rng.MORE, once=round(1 / dossier.false_alarms), **levels), soft_wrap=True)


def _row(shown: Table, name: str, sample: str, trial: rng.Trial, lang: str) -> None:
    verdict = _verdict(trial.passed, trial.again)
    style = "" if trial.passed else "bold red"
    first = "rng-repeated" if trial.again else verdict
    shown.add_row(name, sample, *_figures(trial.found, lang), say(first, lang), style=style)
    if trial.again:
        shown.add_row("", say("rng-again", lang), *_figures(trial.again, lang), say(verdict, lang), style=style)


def _figures(found: rng.Measured, lang: str) -> tuple[str, str, str]:
    freedom = "–" if found.freedom is None else str(found.freedom)
    return decimal(found.statistic, lang, 2).replace("-", "−"), freedom, _p(found.p, lang)


def sample_name(trial: rng.Trial, lang: str) -> str:
    key = f"rng-sample-{trial.kind}"
    named = say(key, lang, size=trial.size) if has(key) else trial.sample
    mark = trial.sample.rpartition("-")[2]
    return f"{named} ({mark})" if mark.isalpha() and len(mark) == 1 else named


def _verdict(passed: bool, again: object) -> str:
    if not passed:
        return "rng-failed"
    return "rng-passed" if again is None else "rng-passed-again"


def _p(p: float, lang: str) -> str:
    return f"< {decimal(SMALLEST_SHOWN, lang, 4)}" if p < SMALLEST_SHOWN else decimal(p, lang, 4)


def _announce(out: Console, source: str, seed: str | None, lang: str) -> None:
    out.print(say(f"rng-source-{source}", lang), style="bold", soft_wrap=True)
    if seed is not None:
        out.print(say("rng-seed", lang, seed=seed), soft_wrap=True)


def _conclude(out: Console, tests: int, failed: int, repeated: int, lang: str) -> None:
    if failed:
        out.print(say("rng-some-failed", lang, tests=tests, failed=failed), style="bold red", soft_wrap=True)
    else:
        out.print(say("rng-all-passed", lang, tests=tests, repeated=repeated), style="bold green", soft_wrap=True)


def dossier_json(dossier: rng.Dossier, seed: str | None) -> PlainDict:
    return {
        "source": dossier.source,
        "seed": seed,
        "draws": dossier.draws,
        "levels": {"first": rng.FIRST, "second": rng.SECOND, "more": rng.MORE},
        "false_alarms": dossier.false_alarms,
        "passed": dossier.passed,
        "tests": [
            {
                "test": trial.test,
                "sample": trial.sample,
                **_write_measured(trial.found),
                "again": _write_measured(trial.again) if trial.again else None,
                "passed": trial.passed,
            }
            for trial in dossier.trials
        ],
    }


def _write_measured(found: rng.Measured) -> PlainDict:
    return {"statistic": found.statistic, "freedom": found.freedom, "p": found.p}


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal's standard error; nothing anywhere else."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    err = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda more: bar.advance(task, more)
