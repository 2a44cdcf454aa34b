"""The door of the casino: which language, which game, which law; then a chair at the table."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Sequence
from typing import Annotated, TypeAlias

from cyclopts import Parameter
from rich.table import Table as Grid

from novamas.cli import ask
from novamas.cli.ask import a_game, a_language, a_law
from novamas.cli.names import game_name
from novamas.cli.options import Lang, Reading
from novamas.cli.play.grammar import normalise, phrases
from novamas.cli.play.session import PURSE
from novamas.cli.play.tables import session_at
from novamas.cli.play.terminal import Goodbye, Terminal
from novamas.cli.play.witness import Witness, ask_value
from novamas.cli.voice import choose_language, word
from novamas.games import company, family
from novamas.kit import words
from novamas.kit.chance import Committed, Seeded, Source, Typed
from novamas.kit.decider import Refused
from novamas.kit.errors import BadInput
from novamas.kit.money import parse, parse_stake
from novamas.kit.plain import PlainDict
from novamas.law import BadOption, library
from novamas.table import Authorisation, Opening, Table

Wish: TypeAlias = Annotated[str | None, Parameter(metavar="GAME", help=word("play-option-game"))]
Under: TypeAlias = Annotated[str | None, Parameter(name="--law", metavar="LAW", help=word("play-option-law"))]
Seed: TypeAlias = Annotated[int | None, Parameter(name="--seed", metavar="N", help=word("play-option-seed"))]
Bots: TypeAlias = Annotated[int, Parameter(name="--bots", metavar="N", help=word("play-option-bots"))]
Minimum: TypeAlias = Annotated[
    str | None, Parameter(name="--minimum", metavar="AMOUNT", help=word("play-option-minimum"))
]
Chips: TypeAlias = Annotated[str | None, Parameter(name="--chips", metavar="AMOUNT", help=word("play-option-chips"))]
Physical: TypeAlias = Annotated[
    bool, Parameter(name="--physical", negative=(), show_default=False, help=word("play-option-physical"))
]
HouseOption: TypeAlias = Annotated[
    list[str] | None, Parameter(name="--option", metavar="KEY=VALUE", negative=(), help=word("play-option-option"))
]


def play(
    game: Wish = None,
    *,
    law: Under = None,
    lang: Lang = None,
    seed: Seed = None,
    bots: Bots = 3,
    minimum: Minimum = None,
    chips: Chips = None,
    reading: Reading = None,
    physical: Physical = False,
    option: HouseOption = None,
) -> None:
    """Opens a table in this terminal and plays at it until the person leaves; what is not said is asked for."""
    t = Terminal(choose_language(a_language(lang)))
    if seed is not None and physical:
        raise BadInput(word("play-seed-or-physical"), field="physical")
    if chips is not None and chips.strip("0., ") == "":
        raise BadInput(word("play-no-chips", value=chips.strip() or "«»"), field="chips", value=chips)
    readings, options = ask.reading(reading), house_options(option or [])
    try:
        game, law = choose(t, game, law)
    except (Goodbye, KeyboardInterrupt):
        t.say("play-goodbye")
        return
    ask.in_game(readings, game, law)
    most = family(law, game).most_company
    if not 0 <= bots <= most:
        raise BadInput(word("play-too-many-bots", most=most, bots=bots), field="bots", value=bots)
    currency = library().currency(law)
    source = Witness(chance(t, seed, physical))
    opening = Opening(
        law=law,
        game=game,
        minimum=currency.minimum if minimum is None else parse_stake(minimum, currency),
        options=options,
        readings=readings if isinstance(readings, str) else dict(readings),
        authorisation=Authorisation(double_table=True),
    )
    purse = PURSE * opening.minimum if chips is None else parse(chips, currency)
    if purse <= 0:
        raise BadInput(word("play-no-chips", value=str(chips)), field="chips", value=chips)
    table = Table(opening, source)
    rng = random.Random(None if seed is None else f"{seed}/company")
    session = session_at(family(law, game))(t, table, source, company(table.decider.game, bots, rng), rng)
    try:
        session.run(purse)
    except Refused as refused:
        raise BadInput(words.refusal(refused, t.lang, currency), field=refused.field) from None


def chance(t: Terminal, seed: int | None, physical: bool) -> Source:
    if physical:
        return Typed(lambda what, dist: ask_value(t, what, dist))
    return Committed() if seed is None else Seeded(seed)


def house_options(written: Sequence[str]) -> PlainDict:
    """House options from their written form: "tier=2", "announced=false"."""
    options: PlainDict = {}
    for text in written:
        key, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not key or not value:
            raise BadOption.from_words(word("play-bad-option", value=text), field="option")
        try:
            options[key] = tomllib.loads(f"value = {value}")["value"]
        except tomllib.TOMLDecodeError:
            options[key] = value
    return options


# -- the menu -------------------------------------------------------------------------------------------


def choose(t: Terminal, game: str | None, law: str | None) -> tuple[str, str]:
    """The game and the law to play; whatever is missing is asked for."""
    laws = library()
    known = [a_law(law)] if law is not None else laws.laws()
    if game is not None:
        a_game(game, law)
    else:
        games = [g for g in laws.every_game() if any(g in laws.games(name) for name in known)]
        if not games:
            raise BadInput(ask.nothing_to_play(law), field="law", value=law)
        t.say("play-menu", "bold")
        game = pick(t, "play-menu-game", [(g, game_name(g, t.lang)) for g in games])
    if law is None:
        titles = [(k, laws.head(k).full_title(t.lang)) for k in laws.with_game(game)]
        law = titles[0][0] if len(titles) == 1 else pick(t, "play-menu-law", titles)
    return game, law


def pick(t: Terminal, question: str, choices: Sequence[tuple[str, str]]) -> str:
    """One of several, by its number or its name; an empty line takes the first."""
    menu = Grid(box=None, pad_edge=False, show_header=False)
    for _ in range(3):
        menu.add_column()
    for n, (key, title) in enumerate(choices, 1):
        menu.add_row(f" {n}", key, title)
    t.show(menu)
    while True:
        said = normalise(t.ask(t.word(question, last=len(choices))))
        if not said:
            return choices[0][0]
        if said in phrases("play-verb-quit"):
            raise Goodbye
        for n, (key, title) in enumerate(choices, 1):
            if said in (str(n), key, normalise(title)):
                return key
        t.say("play-menu-again", "bold", last=len(choices))
