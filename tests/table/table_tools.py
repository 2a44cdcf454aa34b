"""What the tests of the table share: opening one, playing a ball, looking at a refusal, walking at random."""

from __future__ import annotations

import random
from typing import Any

import pytest

from novamas.games.spin import CloseBetting, Launch, OpenBetting
from novamas.kit.chance import Scripted, Seeded
from novamas.kit.decider import STAFF, Actor, Chance, Command, Refused, to_json
from novamas.kit.words import refusal
from novamas.law import BadOption
from novamas.table import Authorisation, Opening, Table, prepare
from novamas.table.acts import Bring

MINIMUM = {"boe-1977": 100, "euskadi-1996": 500, "galicia-2007": 500}
GAMES = [
    (law, game)
    for law in MINIMUM
    for game in ("roulette-french", "roulette-american", "boule", "wheel-of-fortune")
    if (law, game) != ("boe-1977", "wheel-of-fortune")
]
SPOT = {"roulette-french": "red", "roulette-american": "red", "boule": "red", "wheel-of-fortune": "15"}
OPENER = {game: "@inspector" if game == "boule" else "@croupier" for game in SPOT}
LOSES = {"roulette-french": 2, "roulette-american": 2, "boule": 1, "wheel-of-fortune": "24"}


def betting(game: str) -> tuple[Command, ...]:
    """What staff do from the opening of the bets to their close."""
    return OpenBetting(by=OPENER[game]), Launch(by="@croupier"), CloseBetting(by="@croupier")


def clause(*ids: str) -> Any:
    return pytest.mark.clause(*ids)


def opening(law: str, game: str, **fields: Any) -> Opening:
    return Opening(law=law, game=game, **{"minimum": MINIMUM.get(law, 500), **fields})


def granted(*minimums: int, **fields: Any) -> Authorisation:
    return Authorisation(minimums=minimums, **fields)


def table(law: str, game: str, *people: Actor, **fields: Any) -> Table:
    """A table with people at it who have a million minima each."""
    made = Table(opening(law, game, **fields), Scripted())
    for who in people:
        made.act(Bring(by=who, amount=1_000_000 * made.state.desk.minimum))
    return made


def forbidden(law: str, game: str, *clauses: str, **fields: Any) -> BadOption:
    """An opening that the law does not allow, for the reason of these clauses."""
    with pytest.raises(BadOption) as caught:
        prepare(opening(law, game, **fields))
    assert str(caught.value).endswith(".")
    assert set(clauses) <= set(caught.value.clauses)
    return caught.value


def refused(at: Table, command: Command, code: str = "", *clauses: str) -> Refused:
    """A command that is refused, in one sentence, and changes nothing."""
    before, length = to_json(at.state), len(at.log)
    with pytest.raises(Refused) as caught:
        at.act(command)
    assert to_json(at.state) == before
    assert len(at.log) == length
    for lang in ("en", "es"):
        sentence = refusal(caught.value, lang)
        assert sentence != str(caught.value), f"no {lang} sentence for {caught.value.code}"
        assert "{" not in sentence
        assert "None" not in sentence
    assert code in ("", caught.value.code), str(caught.value)
    assert set(clauses) <= set(caught.value.clauses), str(caught.value)
    return caught.value


def throw(at: Table, value: int | str) -> list[Any]:
    """Staff bring the table to its ball, and it falls; what happened then."""
    at.to_chance()
    what = at.awaits()[0].what
    return at.act(Chance(what=what, value=value), source="scripted")


def balanced(at: Table) -> bool:
    """Every chip that left an account is in another."""
    desk = at.state.desk
    return sum(at.state.book.values()) + sum(desk.chips.values()) == 0


def walk(at: Table, rng: random.Random, steps: int, people: tuple[Actor, ...]) -> None:
    """Plays whatever is offered to whoever comes, staff and chance included."""
    kinds = {kind.__name__: kind for kind in at.decider.all_commands()}
    source = Seeded(rng.randrange(1 << 30))
    at.source = source
    for _ in range(steps):
        if at.decider.chance(at.state) is not None and rng.random() < 0.5:
            at.chance()
            continue
        offers = [o for who in (*people, *STAFF) for o in at.options(who)]
        if not offers:
            return
        one = rng.choice(sorted({o.kind for o in offers}))
        offer = rng.choice([o for o in offers if o.kind == one])
        at.act(kinds[one](by=offer.by, **{field: space.pick(rng) for field, space in offer.form.items()}))
