"""Chance: distributions are exact, sources answer inside them, and a commitment cannot be bent."""

from __future__ import annotations

import copy
import hashlib
import hmac
import os
import pickle
import random
from collections import Counter
from collections.abc import Callable
from math import factorial

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from novamas.kit.chance import (
    BrokenCommitment,
    Committed,
    Counts,
    Csprng,
    Dice,
    Dist,
    Impossible,
    Permutation,
    Revealed,
    Rng,
    Scripted,
    ScriptEnded,
    Seeded,
    Source,
    Span,
    Typed,
    Uniform,
    Value,
    Weighted,
    coerce,
)
from novamas.kit.errors import BadInput

SECRET = bytes(range(32))
SEEDED_BALLS: list[Value] = [29, 15, 35, 28, 30, 34, 8, 16]
COMMITMENT = "27a510ab4a4a593d039b2ea1787db44dfb0f2a080dabf16c43b7effa489ebf8b"
COMMITTED_BALLS: list[Value] = [2, 2, 4, 8]
COMMITTED_DICE: Value = (5, 3)
COMMITTED_SHUFFLE: Value = (5, 7, 1, 4, 6, 0, 2, 8, 3, 9)
WHEEL = Span(0, 36)
FORTUNE = Weighted((("24", 24), ("15", 15), ("7", 7), ("4", 4), ("2", 2), ("joker", 2)))
DISTS: list[Dist] = [
    WHEEL,
    Span(-3, -3),
    Dice(),
    Dice(3, 4),
    Uniform((0, "00", 1)),
    Uniform(((1, 2), (2, 1))),
    FORTUNE,
    Weighted(((7, 0), (8, 5))),
    Counts((0, 4, 0, 1)),
    Permutation(4),
    Permutation(1),
]


class Playback:
    """An Rng that gives every sequence of answers once, which turns `pick` into an enumeration."""

    def __init__(self, answers: list[int]) -> None:
        self.answers, self.sizes = answers, list[int]()

    def randrange(self, n: int, /) -> int:
        self.sizes.append(n)
        return self.answers[len(self.sizes) - 1] if len(self.sizes) <= len(self.answers) else 0


def everything_picked(dist: Dist) -> Counter[Value]:
    """How often each value is picked over all answers an Rng can give, weighted by how likely they are."""
    picked: Counter[Value] = Counter()
    answers: list[int] | None = []
    while answers is not None:
        rng = Playback(answers)
        value = dist.pick(rng)
        weight = dist.total
        for size in rng.sizes:
            weight, rest = divmod(weight, size)
            assert rest == 0
        picked[value] += weight
        answers = following(answers + [0] * (len(rng.sizes) - len(answers)), rng.sizes)
    return picked


def following(answers: list[int], sizes: list[int]) -> list[int] | None:
    for place in reversed(range(len(sizes))):
        if answers[place] + 1 < sizes[place]:
            return [*answers[:place], answers[place] + 1]
    return None


@pytest.mark.parametrize("dist", DISTS, ids=repr)
def test_picking_is_as_likely_as_the_weights_say(dist: Dist) -> None:
    assert everything_picked(dist) == dict(dist)


@pytest.mark.parametrize("dist", DISTS, ids=repr)
def test_weights_are_positive_and_add_up(dist: Dist) -> None:
    pairs = list(dist)
    assert sum(weight for _, weight in pairs) == dist.total
    assert all(weight > 0 and value in dist for value, weight in pairs)
    assert len({value for value, _ in pairs}) == len(pairs)


@pytest.mark.parametrize("dist", DISTS, ids=repr)
@pytest.mark.parametrize("stranger", [None, "x", 99, -99, 1.5, (), (0, 0), (7, 1), [1, 2], ("a",)], ids=repr)
def test_strangers_are_not_in_it(dist: Dist, stranger: object) -> None:
    assert stranger not in dist


def test_what_has_no_weight_cannot_happen() -> None:
    assert 0 not in Counts((0, 4))
    assert 7 not in Weighted(((7, 0), (8, 5)))
    assert True not in WHEEL


def test_a_large_shuffle_is_still_a_small_object() -> None:
    assert Permutation(416).total == factorial(416)
    assert tuple(range(416)) in Permutation(416)
    assert (0, 0, 1) not in Permutation(3)
    assert (False, True) not in Permutation(2)


def test_distributions_survive_json() -> None:
    kinds = Uniform | Weighted | Span | Dice | Counts | Permutation
    for dist in DISTS:
        assert msgspec.json.decode(msgspec.json.encode(dist), type=kinds) == dist


# ---- reading outcomes


@pytest.mark.parametrize(
    ("written", "dist", "value"),
    [
        (17, WHEEL, 17),
        ("17", WHEEL, 17),
        (" 17 ", WHEEL, 17),
        ("-3", Span(-3, 3), -3),
        ("00", Uniform((0, "00")), "00"),
        ("0", Uniform((0, "00")), 0),
        ("24", FORTUNE, "24"),
        ([3, 4], Dice(), (3, 4)),
        (["3", "4"], Dice(), (3, 4)),
        ((3, 4), Dice(), (3, 4)),
    ],
)
def test_outcomes_are_read_as_people_write_them(written: object, dist: Dist, value: Value) -> None:
    found = coerce(written, dist)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("written", "dist"),
    [
        (37, WHEEL),
        ("37", WHEEL),
        ("00", WHEEL),
        ("+5", WHEEL),
        ("five", WHEEL),
        ("", WHEEL),
        (True, WHEEL),
        (5.0, Uniform((5,))),
        (None, WHEEL),
        ("9" * 9999, WHEEL),
        (24, FORTUNE),
        (7, Dice()),
        ([3], Dice()),
        ([3, None], Dice()),
        ([3, 4, 5], Dice()),
        ([0, 7], Dice()),
    ],
)
def test_impossible_outcomes_are_refused_in_one_short_sentence(written: object, dist: Dist) -> None:
    with pytest.raises(Impossible) as caught:
        coerce(written, dist, "ball")
    assert "cannot happen here: ball gives" in str(caught.value)
    assert len(str(caught.value)) < 160
    assert caught.value.value == written


@pytest.mark.parametrize(
    ("dist", "sentence"),
    [
        (WHEEL, "99 cannot happen here: it gives 0 to 36."),
        (Dice(), "99 cannot happen here: it gives 2 dice showing 1 to 6."),
        (FORTUNE, "99 cannot happen here: it gives 24, 15, 7, 4, 2, joker."),
        (Uniform(tuple(range(54))), "99 cannot happen here: it gives 0, 1, 2, 3 and so on."),
        (Counts((0, 4, 0, 1)), "99 cannot happen here: it gives what is left: 1, 3."),
        (Counts((0, 0)), "99 cannot happen here: it gives what is left: nothing."),
        (Permutation(52), "99 cannot happen here: it gives the numbers 0 to 51 in some order."),
    ],
)
def test_the_sentence_says_what_could_have_happened(dist: Dist, sentence: str) -> None:
    with pytest.raises(Impossible) as caught:
        coerce(99, dist, "it")
    assert str(caught.value) == sentence


# ---- sources


def test_every_source_has_a_stable_name_and_draws_inside() -> None:
    sources: list[Source] = [
        Csprng(),
        Committed(),
        Typed(lambda what, dist: 17),
        Scripted([17]),
        Seeded(1),
    ]
    assert [source.name for source in sources] == ["csprng", "committed", "typed", "scripted", "seeded"]
    assert all(source.draw(WHEEL, "ball") in WHEEL for source in sources)


@pytest.mark.parametrize("make", [Csprng, Committed, lambda: Seeded(5), lambda: random.Random(5), random.SystemRandom])
def test_random_sources_are_generators_too(make: Callable[[], Rng]) -> None:
    rng = make()
    assert {rng.randrange(3) for _ in range(100)} == {0, 1, 2}
    assert 0 <= rng.randrange(10**40) < 10**40
    assert rng.randrange(1) == 0
    with pytest.raises(ValueError):
        rng.randrange(0)


def test_the_operating_systems_bytes_are_used_without_bias(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fed every byte equally often, it must give every number equally often; a remainder does not."""
    for n in (*range(1, 60), 127, 128, 129, 255):
        monkeypatch.setattr(os, "urandom", lambda size: bytes(range(256)) * 2)
        source = Csprng()
        fair = 2 * (256 // n)
        assert Counter(source.randrange(n) for _ in range(fair * n)) == dict.fromkeys(range(n), fair)


def test_words_of_two_bytes_are_used_without_bias(monkeypatch: pytest.MonkeyPatch) -> None:
    words = b"".join(word.to_bytes(2, "big") for word in range(1 << 16))
    for n in (256, 312, 1000, 40_000):
        monkeypatch.setattr(os, "urandom", lambda size: words)
        source = Csprng()
        fair = (1 << 16) // n
        assert set(Counter(source.randrange(n) for _ in range(fair * n)).values()) == {fair}


def test_words_may_lie_across_two_buffers(monkeypatch: pytest.MonkeyPatch) -> None:
    supply = iter([b"\x00", b"\x01\x02", b"\x03"])
    monkeypatch.setattr(os, "urandom", lambda size: next(supply))
    source = Csprng()
    assert [source.randrange(1 << 15) for _ in range(2)] == [0x0001, 0x0203]


def test_neither_a_forked_process_nor_a_copy_repeats_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    source = Csprng()
    source.randrange(2)
    before = copy.deepcopy(source._bytes.__dict__)
    twins = [copy.copy(source), copy.deepcopy(source), pickle.loads(pickle.dumps(source))]
    assert all(twin.randrange(1 << 128) != source.randrange(1 << 128) for twin in twins)
    monkeypatch.setattr(os, "getpid", lambda: -1)
    source.randrange(2)
    assert source._bytes.__dict__["_bytes"] != before["_bytes"]


def test_a_seed_gives_the_same_draws_for_ever() -> None:
    assert [Seeded(1977).draw(WHEEL, "ball") for _ in range(2)] == [SEEDED_BALLS[0]] * 2
    source = Seeded(1977)
    assert [source.draw(WHEEL, "ball") for _ in range(8)] == SEEDED_BALLS
    assert Seeded("tournament").draw(Permutation(52), "shuffle") == Seeded("tournament").draw(Permutation(52), "")


def test_seeded_sources_share_nothing() -> None:
    alone, source, other = Seeded(3), Seeded(3), Seeded(4)
    draws = []
    for _ in range(20):
        other.draw(Dice(), "noise")
        random.random()
        draws.append(source.draw(WHEEL, "ball"))
    assert draws == [alone.draw(WHEEL, "ball") for _ in range(20)]


def test_the_croupier_types_what_the_wheel_did() -> None:
    asked: list[tuple[str, Dist]] = []

    def read(what: str, dist: Dist) -> Value:
        asked.append((what, dist))
        return "17"

    assert Typed(read).draw(WHEEL, "ball") == 17
    assert asked == [("ball", WHEEL)]
    with pytest.raises(Impossible, match="'17' cannot happen here: dice gives 2 dice showing 1 to 6"):
        Typed(read).draw(Dice(), "dice")


def test_a_script_is_played_in_order_and_says_when_it_ends() -> None:
    source = Scripted([5, "6", [1, 2]])
    assert [source.draw(WHEEL, "ball"), source.draw(WHEEL, "ball")] == [5, 6]
    assert source.left == 1
    with pytest.raises(Impossible, match=r"\[1, 2\] cannot happen here: ball gives 0 to 36"):
        source.draw(WHEEL, "ball")
    assert source.draw(Dice(), "dice") == (1, 2)
    with pytest.raises(ScriptEnded, match="The script has no ball left"):
        source.draw(WHEEL, "ball")
    source.feed([0])
    assert (source.draw(WHEEL, "ball"), source.left) == (0, 0)


# ---- commitments


def test_the_commitment_and_its_draws_never_change() -> None:
    """Old logs must stay verifiable: these values are published, so they are frozen."""
    source = Committed(SECRET)
    assert source.commitment == hashlib.sha256(b"novamas commitment\n" + SECRET).hexdigest()
    assert source.commitment == COMMITMENT
    assert [source.draw(WHEEL, "ball") for _ in range(4)] == COMMITTED_BALLS
    assert source.draw(Dice(), "dice") == COMMITTED_DICE
    assert source.shuffle(10) == COMMITTED_SHUFFLE


def test_an_auditor_can_derive_a_draw_from_the_description_alone() -> None:
    source = Committed(SECRET)
    balls = [source.draw(WHEEL, "ball") for _ in range(500)]
    for number, ball in enumerate(balls, start=1):
        stream = hmac.new(SECRET, f"{number}/ball/0".encode(), hashlib.sha256).digest()
        assert ball == next(byte for byte in stream if byte < 222) % 37


def test_a_long_draw_goes_on_into_the_next_block() -> None:
    source = Committed(SECRET)
    number = source.randrange(1 << 512)
    blocks = [hmac.new(SECRET, f"1/number/{block}".encode(), hashlib.sha256).digest() for block in range(3)]
    assert number == int.from_bytes(b"".join(blocks)[:65], "big") % (1 << 512)


def test_secrets_are_fresh_and_stay_secret() -> None:
    one, two = Committed(), Committed()
    assert one.commitment != two.commitment
    assert one._secret.hex() not in repr(one) + one.commitment
    with pytest.raises(BadInput, match="32 bytes, not 5"):
        Committed(b"short")


def test_a_revealed_source_draws_no_more() -> None:
    source = Committed(SECRET)
    ball = source.draw(WHEEL, "ball")
    assert source.reveal() == SECRET.hex()
    with pytest.raises(Revealed, match="The secret has been revealed: no ball can be drawn"):
        source.draw(WHEEL, "ball")
    with pytest.raises(Revealed):
        source.shuffle(52)
    with pytest.raises(Revealed):
        source.randrange(2)
    assert source.drawn == 1
    Committed.verify(source.commitment, source.reveal(), [(WHEEL, "ball", ball)])


def test_a_restarted_table_goes_on_where_it_was() -> None:
    source = Committed(SECRET)
    balls = [source.draw(WHEEL, "ball") for _ in range(6)]
    resumed = Committed(SECRET, drawn=3)
    assert [resumed.draw(WHEEL, "ball") for _ in range(3)] == balls[3:]


def test_a_draw_that_fails_is_not_counted() -> None:
    source = Committed(SECRET)
    with pytest.raises(ValueError):
        source.draw(Counts((0, 0)), "card")
    assert source.drawn == 0


def test_shuffles_and_draws_are_verified_together() -> None:
    source = Committed(SECRET)
    draws: list[tuple[Dist, str, Value]] = [
        (Permutation(312), "shuffle", source.shuffle(312)),
        (WHEEL, "ball", source.draw(WHEEL, "ball")),
        (Span(0, 9), "number", source.randrange(10)),
    ]
    Committed.verify(source.commitment.upper(), source.reveal(), draws)
    order = draws[0][2]
    assert isinstance(order, tuple)
    swapped = (order[1], order[0], *order[2:])
    with pytest.raises(BrokenCommitment, match=r"^Draw 1 \(shuffle\) does not follow from the secret: .{,200}$"):
        Committed.verify(source.commitment, source.reveal(), [(Permutation(312), "shuffle", swapped), *draws[1:]])


def test_the_wrong_secret_is_found_out() -> None:
    commitment = Committed(SECRET).commitment
    with pytest.raises(BrokenCommitment, match="is not the one that was committed"):
        Committed.verify(commitment, bytes(32).hex(), [])
    with pytest.raises(BrokenCommitment, match="is not hexadecimal"):
        Committed.verify(commitment, "secret", [])
    with pytest.raises(BrokenCommitment, match="32 bytes, not 1"):
        Committed.verify(commitment, "00", [])


drawable = st.sampled_from([dist for dist in DISTS if len(list(dist)) > 1])
labels = st.sampled_from(["ball", "dice", "card", "1/ball"])


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.tuples(drawable, labels), min_size=1, max_size=12),
    st.data(),
)
def test_any_tampered_draw_is_named(secret: bytes, plan: list[tuple[Dist, str]], data: st.DataObject) -> None:
    source = Committed(secret)
    draws = [(dist, what, source.draw(dist, what)) for dist, what in plan]
    Committed.verify(source.commitment, source.reveal(), draws)
    at = data.draw(st.integers(0, len(draws) - 1))
    dist, what, value = draws[at]
    other = data.draw(st.sampled_from([possible for possible, _ in dist if possible != value]))
    forged = [*draws[:at], (dist, what, other), *draws[at + 1 :]]
    with pytest.raises(BrokenCommitment, match=rf"^Draw {at + 1} \({what}\) "):
        Committed.verify(source.commitment, source.reveal(), forged)


@given(st.binary(min_size=32, max_size=32), st.binary(min_size=32, max_size=32))
def test_no_other_secret_opens_a_commitment(secret: bytes, other: bytes) -> None:
    if secret != other:
        with pytest.raises(BrokenCommitment):
            Committed.verify(Committed(secret).commitment, other.hex(), [])
