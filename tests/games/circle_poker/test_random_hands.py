"""Random hands of every game: chips are conserved after every act, and each pot goes where the definition says.

`python -m tools.hands --count 1000000` plays more of them.
"""

from __future__ import annotations

from collections import Counter

import pytest
from tools import hands
from tools.hands import Wrong

HANDS = 120


@pytest.mark.clause("EUS96-17-103", "EUS96-17-107", "EUS96-17-116", "EUS96-17-124", "EUS96-17-140")
@pytest.mark.parametrize("game", hands.GAMES)
def test_every_chip_is_accounted_for_and_every_pot_goes_where_it_should(game: str) -> None:
    done = hands.play(game, HANDS, 1)
    assert done.hands >= HANDS
    assert done.side_pots


def test_the_nine_games() -> None:
    assert len(hands.GAMES) == 9


def test_chips_are_claimed_at_their_height() -> None:
    put = Counter({"ana": 10, "bea": 30, "carlos": 50, "dani": 50, "eva": 60})
    # eva has left; nobody else is as high as she was, so her last chips are won with those below
    assert hands.claims(put, ("ana", "bea", "carlos", "dani")) == [
        (("ana", "bea", "carlos", "dani"), 50),
        (("bea", "carlos", "dani"), 80),
        (("carlos", "dani"), 70),
    ]


def test_a_pot_that_goes_astray_is_found(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(hands, "best", lambda hand, judge, may, board: may[:1])
    assert hands.main(["--count", "50", "--game", "texas-holdem"]) == 1
    assert "by the definition" in capsys.readouterr().out
    monkeypatch.undo()
    monkeypatch.setattr(hands.Evening, "bring", lambda self, who: None)
    with pytest.raises(Wrong):
        hands.play("omaha", 1, 1)
