"""How the help of a command looks, in the language of this run: the library that prints it has English words of its
own. What it needs for that is imported when somebody asks for help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from novamas.cli.voice import word

if TYPE_CHECKING:
    from cyclopts.help import ColumnSpec, HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

NOTHING = ("()", "False")
"""Defaults that say nothing to a reader."""


class Helping:
    """Panels and the usage line as the library draws them, with our words."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        from cyclopts.help import DefaultFormatter
        from cyclopts.help.specs import get_default_command_columns, get_default_parameter_columns

        columns = get_default_command_columns if panel.format == "command" else get_default_parameter_columns

        def ours(console: Console, options: ConsoleOptions, entries: list[HelpEntry]) -> tuple[ColumnSpec, ...]:
            *names, text = columns(console, options, entries)
            return (*names, text.copy(renderer=describe_option))

        DefaultFormatter(column_specs=ours)(console, options, panel)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        from cyclopts.help.specs import DefaultStyled
        from rich.text import Text

        line = str(usage)
        for theirs in ("COMMAND", "OPTIONS", "ARGS"):
            line = line.replace(theirs, word(f"help-usage-{theirs.lower()}"))
        console.print(DefaultStyled(Text(f"{word('help-usage')} {line}", style="cyclopts.usage")))

    def render_description(self, console: Console, options: ConsoleOptions, description: object) -> None:
        from cyclopts.help import DefaultFormatter

        DefaultFormatter().render_description(console, options, description)


def describe_option(entry: HelpEntry) -> object:
    """What an option is for, and whether it must be given or what it is if it is not."""
    import attrs
    from cyclopts.help import DescriptionRenderer
    from rich.text import Text

    text: Any = DescriptionRenderer()(attrs.evolve(entry, required=False, default=None))
    if entry.required:
        text.append(Text(f"[{word('help-required')}]", "cyclopts.required"))
    elif entry.default is not None and entry.default not in NOTHING:
        text.append(Text(f"[{word('help-default', value=entry.default)}]", "cyclopts.default"))
    return text
