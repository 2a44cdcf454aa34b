"""`novamas machine`: a machine of the house against the law, or its sheet with every figure."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.book import put
from novamas.cli.names import law_name
from novamas.cli.options import Json, Lang
from novamas.cli.screen import console, put_json
from novamas.cli.voice import choose_language, word
from novamas.games import FAMILIES
from novamas.games.designs import Designs
from novamas.kit.errors import BadInput
from novamas.kit.plain import Plain
from novamas.kit.reasons import why_not
from novamas.kit.words import phrase, plain_args, say, sentence
from novamas.law import BadOption, library
from novamas.law.places import line_of

CHECK, SHEET = "check", "sheet"
PROBLEMS = 1
What = Annotated[str, Parameter(help=word("option-machine-act"))]
Given = Annotated[str, Parameter(help=word("option-machine-file"))]
Under = Annotated[str | None, Parameter(name="--law", metavar="LAW", help=word("play-option-law"))]
Out = Annotated[Path | None, Parameter(name="--out", metavar="FILE", help=word("option-machine-out"))]


def machine(
    act: What, file: Given, /, *, law: Under = None, out: Out = None, json: Json = False, lang: Lang = None
) -> int:
    tongue = choose_language(ask.a_language(lang))
    if act not in (CHECK, SHEET):
        raise BadInput(word("machine-what", known=f"{CHECK}, {SHEET}"), field="act", value=act)
    designs, game, law = under(law)
    text, design = read(file, designs)
    rules = library().rules(FAMILIES[library().family(law, game)].rules, law, game)
    found = list(designs.problems(rules, design))
    if found:
        tell(found, file, text, json, tongue)
        return PROBLEMS
    if act == SHEET:
        if json:
            put_json(designs.figures(rules, design))
        else:
            put(designs.page(rules, design, law_name(law, tongue), tongue), out)
        return 0
    if json:
        put_json([])
        return 0
    name = designs.names(design)[tongue]
    said = say("machine-fine", tongue, name=name, type=str(design.get("type")), law=law_name(law, tongue))
    console().print(said, style="bold green", markup=False, highlight=False, soft_wrap=True)
    return 0


def under(law: str | None) -> tuple[Designs, str, str]:
    """Whose things are designed, the game that plays them, and the law: the first that has any where none is named."""
    laws = library()
    for each in [ask.a_law(law)] if law is not None else laws.laws():
        for game in laws.games(each):
            designs = FAMILIES[laws.family(each, game)].designs
            if designs is not None:
                return designs, game, each
    raise BadInput(word("machine-no-law", law=str(law)), field="law", value=law)


def read(file: str, designs: Designs) -> tuple[str, Plain]:
    """A design by the name of one that comes with novamas, or from its file; and the text of that."""
    path = Path(file)
    if file in designs.known() and not path.exists():
        return "", designs.known()[file]
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(word("hands-no-text", path=file), field="file", value=file) from None
    except OSError as e:
        raise BadInput(
            word("machine-no-file", path=file, why=phrase(why_not(e), choose_language())), field="file"
        ) from None
    try:
        return text, tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise BadInput(word("machine-no-toml", path=file, why=str(e)), field="file", value=file) from None


def tell(found: list[BadOption], file: str, text: str, json: bool, tongue: str) -> None:
    """Every problem at its place: file, line and key, one sentence, and the clauses that say so."""
    placed = [(line_of(text, tuple(problem.field.split("."))), problem) for problem in found]
    if json:
        put_json(
            [
                {
                    "file": file,
                    "line": line,
                    "key": problem.field,
                    "reason": problem.reason,
                    "sentence": sentence(problem, tongue),
                    "clauses": list(problem.clauses),
                    "args": plain_args(problem),
                }
                for line, problem in placed
            ]
        )
        return
    shown = console()
    for line, problem in placed:
        where = f"{file}:{line}" if line else file
        clauses = f" [{', '.join(problem.clauses)}]" if problem.clauses else ""
        said = f"{where}: {problem.field}: {sentence(problem, tongue)}{clauses}"
        shown.print(said, style="red", soft_wrap=True, markup=False, highlight=False)
    shown.print(say("machine-problems", tongue, problems=len(found)), style="bold red")
