"""The protocol by itself: veils, blind chance, refusals that explain the nearest offer, spaces."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import Struct

from novamas.kit.chance import Impossible, Span
from novamas.kit.decider import (
    CHANCE,
    UNKNOWN,
    Await,
    Chance,
    Command,
    Desk,
    Event,
    Game,
    Money,
    Move,
    Offer,
    Refused,
    Run,
    Veiled,
    answer,
    mask,
    step,
    trust,
    veil,
    verify,
)
from novamas.kit.spaces import Amount, OneOf, Subset, Why


class Pay(Command, frozen=True, kw_only=True):
    amount: Money
    to: str = "box"


class Cut(Command, frozen=True, kw_only=True):
    pass


class Paid(Event, frozen=True, kw_only=True):
    to: str


class Shown(Event, frozen=True, kw_only=True):
    value: int | str


class Purse(Desk, frozen=True, kw_only=True):
    waits: bool = False
    blind: bool = False


class Till(Game[Purse]):
    """The smallest game: pay into a box; sometimes chance is awaited."""

    name = "till"
    commands = (Pay, Cut, Chance)
    events = (Paid, Shown)
    state = Purse

    def awaits(self, s: Purse) -> tuple[Await, ...]:
        return (Await(CHANCE, ("Chance",), "card", s.blind),) if s.waits else ()

    def chance(self, s: Purse) -> Span | None:
        return Span(1, 9) if s.waits else None

    def options(self, s: Purse, who: str, kind: str | None = None) -> tuple[Offer, ...]:
        if who not in s.chips or kind not in (None, "Pay"):
            return ()
        some = Amount(2, 10, 2, below=Why("small", ("X-1",)), above=Why("big", ("X-2",)), off=Why("uneven", ("X-3",)))
        gift = OneOf(("gift",), Why("where", ("X-4",)))
        return (
            Offer("Pay", who, {"to": OneOf(("box", "jar"), Why("where", ("X-4",))), "amount": some}),
            Offer("Pay", who, {"to": gift, "amount": Amount(1, 1, above=Why("one", ("X-5",)))}),
        )

    def play(self, run: Run[Purse], c: Command) -> None:
        match c:
            case Pay(by=who, amount=amount, to=to):
                run(Paid(to=to, moves=(Move(who, f"@{to}", amount, "pay"),)))
            case Chance(value=value):
                run(Shown(value=value))  # type: ignore[arg-type]
            case Cut():
                raise Refused("never")

    def evolve(self, s: Purse, e: Event) -> Purse:
        return s


TILL, STATE = Till(), Purse(chips={"ana": 100})


@pytest.mark.parametrize(
    ("amount", "to", "code", "clauses"),
    [
        (1, "box", "small", ("X-1",)),
        (12, "jar", "big", ("X-2",)),
        (5, "box", "uneven", ("X-3",)),
        (2, "moon", "where", ("X-4",)),
        (2, "gift", "one", ("X-5",)),
        (-4, "box", "small", ("X-1",)),
    ],
)
def test_a_refusal_explains_the_offer_that_fits_best(amount: int, to: str, code: str, clauses: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as e:
        step(TILL, STATE, Pay(by="ana", amount=amount, to=to))
    assert (e.value.code, e.value.clauses) == (code, clauses)


def test_a_command_inside_an_offer_moves_the_chips() -> None:
    after, events = step(TILL, STATE, Pay(by="ana", amount=10))
    assert after.chips == {"ana": 90}
    assert events == [Paid(to="box", moves=(Move("ana", "@box", 10, "pay"),))]
    assert STATE.chips == {"ana": 100}


def test_no_offer_of_that_kind_is_explained_by_the_game() -> None:
    with pytest.raises(Refused, match="not-now"):
        step(TILL, STATE, Cut(by="ana"))
    with pytest.raises(Refused, match="not-now"):
        step(TILL, STATE, Pay(by="eve", amount=2))


def test_a_refusal_inside_play_is_a_fault_of_the_engine() -> None:
    with pytest.raises(AssertionError, match="offered but refused"):
        trust(TILL, STATE, Cut(by="ana"))


def test_chance_answers_only_when_awaited_and_only_what_can_happen() -> None:
    with pytest.raises(Refused, match="chance-not-awaited"):
        step(TILL, STATE, Chance(what="card", value=3))
    waiting = Purse(chips={}, waits=True)
    with pytest.raises(Refused, match="impossible-outcome"):
        step(TILL, waiting, Chance(what="card", value=10))
    assert step(TILL, waiting, Chance(what="card", value=9))[1] == [Shown(value=9)]


def test_chance_may_say_unknown_only_where_it_is_awaited_blind() -> None:
    with pytest.raises(Refused, match="impossible-outcome"):
        verify(TILL, Purse(waits=True), Chance(what="card", value=UNKNOWN))
    assert step(TILL, Purse(waits=True, blind=True), Chance(what="card", value=UNKNOWN))[1] == [Shown(value=UNKNOWN)]


def test_what_is_written_for_chance_is_read_as_the_game_awaits_it() -> None:
    assert answer(TILL, Purse(waits=True), "9") == Chance(what="card", value=9)
    assert answer(TILL, Purse(waits=True, blind=True), UNKNOWN) == Chance(what="card", value=UNKNOWN)
    for written in ("10", UNKNOWN):
        with pytest.raises(Impossible):
            answer(TILL, Purse(waits=True), written)
    with pytest.raises(Refused, match="chance-not-awaited"):
        answer(TILL, STATE, "9")


class Hand(Struct, frozen=True):
    cards: tuple[Veiled[int], ...]
    more: dict[str, Veiled[int]]


def test_mask_blanks_what_is_not_meant_for_the_viewer() -> None:
    hand = Hand((veil(7, "owner", "ana"), veil(8, "all", "ana")), {"burn": veil(9, "nobody", "ana")})
    assert mask(hand, "ana").cards[0].value == 7
    assert mask(hand, "bea") == Hand((Veiled(None, ("ana",)), Veiled(8, None)), {"burn": Veiled(None, ())})
    assert mask(hand, "ana").more["burn"].value is None


class Pile(Struct, frozen=True):
    """Piles below piles, each with a card; whatever lies on a pile may be anything."""

    below: tuple[Pile, ...] = ()
    height: int = 0
    card: Veiled[int] | None = None
    on_top: Any = None


class Marked(Pile, frozen=True):
    """A pile that knows more than piles do."""

    mark: Veiled[int] | None = None


def test_mask_looks_wherever_something_may_be_veiled() -> None:
    secret, blank = veil(7, "owner", "ana"), Veiled(None, ("ana",))
    assert mask(Pile((Pile((), 1, secret),), 2), "bea") == Pile((Pile((), 1, blank),), 2)
    assert mask(Pile(on_top={1: Hand((secret,), {})}), "bea") == Pile(on_top={1: Hand((blank,), {})})
    assert mask(Pile((Marked(card=secret),)), "bea") == Pile((Marked(card=blank),))
    assert mask(Pile((Marked(mark=secret),)), "bea") == Pile((Marked(mark=blank),))
    plain = Pile((Pile(height=1),), 2)
    assert mask(plain, "bea") is plain


SPACES = [
    Amount(5, 50, 5),
    Amount(5, 7, 5, also=(1, 12)),
    Amount(0, 0, also=(0,)),
    OneOf(("a", "b")),
    OneOf((True, False)),
    OneOf((1, 2, 3)),
    Subset((3, 1, 2), 0, 2),
]


@pytest.mark.parametrize("space", SPACES, ids=str)
def test_spaces_agree_with_themselves(space: Amount | OneOf | Subset) -> None:
    every = list(space.each())
    assert len(every) == space.size() == len(set(map(str, every)))
    assert all(space.has(x) for x in every)
    rng = random.Random(5)
    assert {str(space.pick(rng)) for _ in range(500)} == set(map(str, every))
    assert any(not space.has(x) for x in space.near())
    assert not any(space.has(x) for x in ("", None, 1.5, [], object()))


def test_a_truth_is_not_a_number() -> None:
    assert not Amount(0, 5).has(True)
    assert not OneOf((1, 2)).has(True)
    assert not OneOf((True,)).has(1)
