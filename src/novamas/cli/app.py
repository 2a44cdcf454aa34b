"""The command line as cyclopts sees it: every command is imported when it is called, so that help comes at once."""

from __future__ import annotations

from difflib import get_close_matches

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from novamas import __version__
from novamas.cli.helping import Helping
from novamas.cli.settings import settle_options
from novamas.cli.voice import word

COMMANDS = {
    "games": "novamas.cli.games:games",
    "rules": "novamas.cli.rules:rules",
    "law": "novamas.cli.law:law",
    "odds": "novamas.cli.odds:odds",
    "compare": "novamas.cli.compare:compare",
    "search": "novamas.cli.search:search",
    "whatif": "novamas.cli.whatif:whatif",
    "dossier": "novamas.cli.dossier:dossier",
    "simulate": "novamas.cli.simulate:simulate",
    "play": "novamas.cli.play:play",
    "school": "novamas.cli.school:school",
    "scenario": "novamas.cli.scenario:scenario",
    "trace": "novamas.cli.trace:trace",
    "check": "novamas.cli.check:check",
    "floor": "novamas.cli.floor:floor",
    "audit": "novamas.cli.audit:audit",
    "book": "novamas.cli.book:book",
    "envs": "novamas.cli.envs:envs",
    "hands": "novamas.cli.hands:hands",
    "machine": "novamas.cli.machine:machine",
    "tournament": "novamas.cli.tournament:tournament",
    "receipt": "novamas.cli.receipt:receipt",
    "backup": "novamas.cli.backup:backup",
    "restore": "novamas.cli.restore:restore",
    "export": "novamas.cli.export:export",
    "people": "novamas.cli.people:people",
    "let-in": "novamas.cli.let_in:let_in",
    "rng-test": "novamas.cli.rng_test:rng_test",
    "serve": "novamas.cli.serve:serve",
    "demo": "novamas.cli.demo:demo",
}


def build() -> App:
    """The app in the language of this run."""
    app = App(
        name="novamas",
        help=word("help-novamas"),
        help_epilogue=f"{word('examples-novamas')}\n\n{word('help-epilogue')}",
        help_format="plaintext",
        help_formatter=Helping(),
        version=__version__,
        verbose=False,
        suppress_keyboard_interrupt=False,
        group_commands=word("help-commands"),
        group_parameters=word("help-options"),
        group_arguments=word("help-arguments"),
        config=settle_options,
    )
    app["--help"].help = word("help-help")
    app["--version"].help = word("help-version")
    for n, (name, where) in enumerate(COMMANDS.items()):
        app.command(where, name=name, help=word(f"help-{name}"), help_epilogue=word(f"examples-{name}"), sort_key=n)
    return app


def explain(error: CycloptsError) -> str:
    """One sentence for a command line that cannot be understood, with what was probably meant."""
    match error:
        case UnknownCommandError() if error.unused_tokens:
            return _hint("cli-unknown-command", error.unused_tokens[0], list(COMMANDS))
        case UnknownOptionError():
            option = error.token.keyword or error.token.value
            known = [name for a in error.argument_collection if a.parse for name in a.names if name.startswith("--")]
            return _hint("cli-unknown-option", option.partition("=")[0], known)
        case MissingArgumentError() if error.argument is not None:
            return word("cli-missing-argument", name=_display(error.argument.name), command=_command(error))
        case UnusedCliTokensError() if error.unused_tokens:
            return word("cli-too-much", value=error.unused_tokens[0], command=_command(error))
        case RepeatArgumentError():
            return word("cli-twice", name=error.token.keyword or error.token.value)
        case CoercionError() if error.token is not None and error.argument is not None:
            typed = error.token.source == "cli"
            name = _display(error.argument.name) if typed else error.token.source
            return word("cli-bad-value", value=error.token.value, name=name)
    return str(error)


def _hint(key: str, value: str, known: list[str]) -> str:
    bare = {name.lstrip("-"): name for name in known}  # two dashes make any option look like any other
    near = get_close_matches(value.lower().lstrip("-"), bare, n=1, cutoff=0.5)
    hint = word("cli-did-you-mean", near=bare[near[0]]) if near else word("cli-there-are", known=", ".join(known))
    return f"{word(key, value=value)}; {hint}"


def _command(error: CycloptsError) -> str:
    return " ".join(["novamas", *(error.command_chain or ())])


def _display(name: str) -> str:
    """Positional arguments are shown in capitals, as the help shows them."""
    return name if name.startswith("-") else name.upper()
