"""`novamas scenario`: runs worked examples through the same driver as every table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import asdict

from novamas.cli import ask
from novamas.cli.options import Json, Lang
from novamas.cli.screen import complain, console, put_json
from novamas.cli.voice import choose_language, word
from novamas.kit.errors import BadInput, NovamasError
from novamas.kit.plain import PlainDict
from novamas.kit.words import say, sentence
from novamas.table.scenario import BadScenario, Result, Scenario, is_given, read_all, run

FAILED, BAD = 1, 2


def scenario(
    path: Annotated[list[Path], Parameter(help=word("option-paths"))],
    /,
    *,
    upgrade: Annotated[
        bool, Parameter(name="--upgrade", negative=(), show_default=False, help=word("option-upgrade"))
    ] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    tongue = choose_language(ask.a_language(lang))
    if upgrade:
        return rewrite(path, json, tongue)
    files = [file for each in path for file in find_scenarios(each)]
    outcomes = [(file, each) for file in files for each in outcomes_of(file)]
    bad = [e for _, e in outcomes if isinstance(e, NovamasError)]
    failed = [r for _, r in outcomes if isinstance(r, Result) and not r.passed]
    if json:
        put_json([as_json(file, result, tongue) for file, result in outcomes])
    else:
        show(outcomes, len(failed), len(bad), tongue)
    for error in bad:
        complain(sentence(error, tongue))
    return BAD if bad else (FAILED if failed else 0)


def rewrite(paths: list[Path], json: bool, tongue: str) -> int:
    """Files of the first form, rewritten in the second."""
    from novamas.table.upgrade import upgrade

    for path in paths:
        find_scenarios(path)  # one that is not there stops it before anything is changed
    done = upgrade(paths)
    if json:
        put_json(asdict(done))
    else:
        console().print(say("scenario-upgraded", tongue, **asdict(done)) if done.scenarios else word("scenario-no-old"))
    return 0


def find_scenarios(path: Path) -> list[Path]:
    """The scenarios at a path: the file itself, or every TOML file of a folder but for those that hold preludes."""
    if path.is_dir():
        files = [file for file in sorted(path.rglob("*.toml")) if not is_given(file)]
        if not files:
            raise BadInput(word("scenario-none", path=str(path)), field="path", value=str(path))
        return files
    if not path.exists():
        raise BadInput(word("scenario-missing", path=str(path)), field="path", value=str(path))
    return [path]


def outcomes_of(file: Path) -> list[Result | NovamasError]:
    """What came of the scenarios of a file, one for each of its laws. None is stopped by another."""
    try:
        return [outcome(file, each) for each in read_all(file)]
    except NovamasError as e:
        return [put_file_name(file, e)]


def outcome(file: Path, scenario: Scenario) -> Result | NovamasError:
    """What came of a scenario: its result, or why it cannot be run."""
    try:
        return run(scenario)
    except NovamasError as e:
        return put_file_name(file, e)


def put_file_name(file: Path, error: NovamasError) -> NovamasError:
    """Why a scenario cannot be run, with the name of its file."""
    return error if str(file) in str(error) else BadScenario("because", because=error, place=file)


def show(outcomes: list[tuple[Path, Result | NovamasError]], failed: int, bad: int, tongue: str) -> None:
    from rich.text import Text

    out = console()
    for file, result in outcomes:
        if isinstance(result, NovamasError):
            out.print(Text.assemble((say("scenario-bad", tongue), "bold yellow"), f"  {file}"))
            continue
        title = f"  {result.scenario.title}" if result.scenario.title else ""
        law = f" ({result.scenario.law})" if len(result.scenario.laws) > 1 else ""
        mark, style = ("scenario-ok", "green") if result.passed else ("scenario-failed", "bold red")
        out.print(Text.assemble((say(mark, tongue), style), f"  {file}{law}", (title, "dim")), soft_wrap=True)
        if result.failed is not None:
            out.print(f"    {result.failed.tell(tongue)}", style="red", soft_wrap=True)
    checked = sum(r.checked for _, r in outcomes if isinstance(r, Result))
    passed = len(outcomes) - failed - bad
    out.print(
        say("scenario-total", tongue, passed=passed, failed=failed, bad=bad, checked=checked),
        style="bold red" if failed or bad else "bold green",
    )


def as_json(file: Path, result: Result | NovamasError, tongue: str) -> PlainDict:
    if isinstance(result, NovamasError):
        return {"path": str(file), "passed": False, "error": sentence(result, tongue).removeprefix(f"{file}: ")}
    written, failed = result.scenario, result.failed
    return {
        "path": str(file),
        "law": written.law,
        "game": written.game,
        "title": written.title,
        "clauses": list(written.clauses),
        "passed": result.passed,
        "checked": result.checked,
        "failed": None
        if failed is None
        else {
            "step": failed.step,
            "what": failed.what,
            "expected": plain(failed.expected),
            "got": plain(failed.came(tongue)),
        },
    }


def plain(value: object) -> object:
    """What was expected or came, as JSON can hold it."""
    match value:
        case None | bool() | int() | float() | str():
            return value
        case dict():
            return {str(k): plain(v) for k, v in value.items()}
        case list() | tuple() | set() | frozenset():
            return [plain(v) for v in value]
    return str(value)
