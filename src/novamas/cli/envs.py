"""`novamas envs`: what the numbers of an environment mean, worked out from the types of its game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.options import Json, Lang, LawOfGame
from novamas.cli.screen import console, put_json, table
from novamas.cli.voice import choose_language, word
from novamas.kit.plain import PlainDict
from novamas.kit.words import say

if TYPE_CHECKING:
    from novamas.envs.survey import Plan

Game = Annotated[str | None, Parameter(help=word("option-envs-game"))]
Agents = Annotated[int, Parameter(name="--agents", metavar="N", help=word("option-envs-agents"))]


def envs(
    game: Game = None, /, *, law: LawOfGame = None, agents: Agents = 1, json: Json = False, lang: Lang = None
) -> None:
    from novamas.envs import environment_ids, usual_law

    tongue = choose_language(ask.a_language(lang))
    if game is None:
        show_ids(environment_ids(), json, tongue)
        return
    from novamas.envs.sitting import Setup
    from novamas.envs.survey import plan

    name = ask.a_game(game, law)
    setup = Setup(law=ask.the_law(name, law) if law else usual_law(name), game=name, agents=agents)
    found = plan(setup)
    if json:
        put_json(tell(setup.law, name, found))
    else:
        show(found, tongue)


def show_ids(ids: dict[str, tuple[str, str]], json: bool, tongue: str) -> None:
    if json:
        put_json([{"id": id, "law": law, "game": game} for id, (law, game) in ids.items()])
        return
    shown = table(*(say(f"envs-{column}", tongue) for column in ("id", "law", "game")))
    for id, (law, game) in ids.items():
        shown.add_row(id, law, game)
    console().print(shown)


def tell(law: str, game: str, found: Plan) -> PlainDict:
    """The same as data."""
    tongue = found.tongue
    return {
        "law": law,
        "game": game,
        "actions": tongue.size,
        "kinds": [
            {"number": n, "kind": kind, "fields": tell_form(found, kind)} for n, kind in enumerate(tongue.kinds, 1)
        ],
        "first_value": 1 + len(tongue.kinds),
        "observation": [
            {"number": n, "cell": c.path, "kind": c.kind, "words": list(c.words)}
            for n, c in enumerate(found.layout.cells)
        ],
        "first_word": len(found.layout.found.people),
    }


def tell_form(found: Plan, kind: str) -> list[PlainDict]:
    return [{"name": f.name, "money": f.money, "words": list(f.words)} for f in found.tongue.forms[kind]]


def show(found: Plan, lang: str) -> None:
    out, tongue = console(), found.tongue
    out.print(say("envs-acts", lang, count=tongue.size), style="bold")
    shown = table(say("envs-number", lang), say("envs-act", lang), say("envs-values", lang), right=[0])
    shown.add_row("0", "", say("envs-wait", lang))
    for n, kind in enumerate(tongue.kinds, 1):
        shown.add_row(str(n), kind, say("envs-begin", lang))
    first = 1 + len(tongue.kinds)
    shown.add_row(f"{first}–{tongue.size - 1}", "", say("envs-value", lang))
    for line in tell_fields(found, lang):
        shown.add_row("", "", line)
    out.print(shown)
    cells, people = found.layout.cells, len(found.layout.found.people)
    out.print(say("envs-sights", lang, count=len(cells) + 2), style="bold")
    shown = table(
        say("envs-number", lang), say("envs-cell", lang), say("envs-kind", lang),
        say("envs-words", lang, **{"from": people}), right=[0],
    )  # fmt: skip
    for n, cell in enumerate(cells):
        shown.add_row(str(n), cell.path, say(f"envs-kind-{cell.kind}", lang), ", ".join(map(repr, cell.words)))
    for n in (len(cells), len(cells) + 1):
        shown.add_row(str(n), "", say("envs-kind-form", lang), "")
    out.print(shown)


def tell_fields(found: Plan, lang: str) -> Iterator[str]:
    """What the values of each field mean."""
    from novamas.envs.acts import TIMES

    for kind in found.tongue.kinds:
        for field in found.tongue.forms[kind]:
            known = {"act": kind, "field": field.name}
            if field.money:
                yield say("envs-field-amount", lang, **known, times=", ".join(map(str, TIMES)))
            elif field.words:
                yield say("envs-field-words", lang, **known, words=", ".join(field.words))
            else:
                yield say("envs-field-numbers", lang, **known)
