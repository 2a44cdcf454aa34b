"""Settings of `novamas serve` that were not typed: from the environment, and from a file.

Every option has a variable (`--metrics-token` is `NOVAMAS_METRICS_TOKEN`) and a key in the file (`metrics-token`). What
is typed comes before the environment, and the environment before the file.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from novamas.cli.voice import choose_language, word
from novamas.kit.errors import BadInput
from novamas.kit.reasons import why_not
from novamas.kit.words import phrase

if TYPE_CHECKING:
    from cyclopts import App
    from cyclopts.argument import Argument, ArgumentCollection

PREFIX = "NOVAMAS_"
COMMANDS = (("serve",),)
OTHERWISE = ("keys", "witness", "lang")
"""Options whose variables are read where they are used, by every command."""
ON, OFF = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")


def variable(option: str) -> str:
    """The variable of an option: `metrics-token` is `NOVAMAS_METRICS_TOKEN`."""
    return PREFIX + option.upper().replace("-", "_")


def settle_options(app: App, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
    """Gives the options that were not typed what the environment or the file says."""
    if commands not in COMMANDS:
        return
    options = {a.name.removeprefix("--"): a for a in arguments if a.name.startswith("--")}
    from_environment(options)
    config = options["config"]
    if config.tokens:
        from_file(Path(config.tokens[-1].value), options)


def from_environment(options: Mapping[str, Argument]) -> None:
    for name, argument in options.items():
        value = os.environ.get(variable(name))
        if value is None or argument.tokens or name in OTHERWISE:
            continue
        values = value.split() if is_list(argument) else [value]
        if argument.hint is bool:
            take(argument, variable(name), switch(variable(name), value))
        else:
            take(argument, variable(name), *values)


def from_file(path: Path, options: Mapping[str, Argument]) -> None:
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as e:
        why = phrase(why_not(e), choose_language())
        raise BadInput(word("config-unread", path=str(path), why=why), field="config") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as e:
        raise BadInput(word("config-no-toml", path=str(path), why=str(e)), field="config") from None
    for name, value in told.items():
        argument = options.get(name)
        if argument is None or name == "config":
            known = [each for each in options if each != "config"]
            near = get_close_matches(name, known, n=1, cutoff=0.5)
            hint = word("cli-did-you-mean", near=near[0]) if near else word("cli-there-are", known=", ".join(known))
            said = word("config-no-such", path=str(path), value=name)
            raise BadInput(f"{said}; {hint}", field="config", value=name)
        if not argument.tokens:
            take(argument, name, *as_typed(path, name, argument, value))


def as_typed(path: Path, name: str, argument: Argument, value: object) -> list[str | bool]:
    """A value of the file as somebody would have typed it."""
    switches, several = argument.hint is bool, is_list(argument)
    values = value if several and isinstance(value, list) else [value]
    good = bool if switches else (str, int)
    if not all(isinstance(each, good) and isinstance(each, bool) == switches for each in values):
        raise BadInput(word("config-wrong-kind", path=str(path), value=name), field="config", value=name)
    return [each if isinstance(each, bool) else str(each) for each in values]


def switch(name: str, value: str) -> bool:
    if value.lower() not in (*ON, *OFF):
        raise BadInput(word("config-no-switch", value=value, name=name), field=name, value=value)
    return value.lower() in ON


def is_list(argument: Argument) -> bool:
    return bool(argument.token_count()[1])


def take(argument: Argument, source: str, *values: str | bool) -> None:
    from cyclopts.argument import Token

    for n, value in enumerate(values):
        if value is True:
            argument.append(Token(keyword=source, source=source, implicit_value=True))
        elif value is not False:
            argument.append(Token(keyword=source, value=value, source=source, index=n))
