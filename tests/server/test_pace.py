"""What the house can afford to tell its viewers: whose options are worked out when, and how long acts gather."""

from __future__ import annotations

from novamas.server.sight import AT_ONCE, FLUSH, LEAST_SPARE, LONGEST_FLUSH, SHARE, SPARE, Pace


def costly(seconds: float) -> Pace:
    pace = Pace()
    for _ in range(1_000):
        pace.took(seconds)
    return pace


def test_in_quiet_hours_everything_is_told_at_once() -> None:
    pace = costly(0.000_1)
    assert [pace.turn(100.0 + n, changed=False) for n in range(50)] == [100.0 + n for n in range(50)]
    assert pace.flush == FLUSH


def test_many_at_once_take_turns_within_the_share() -> None:
    pace = costly(0.001)
    turns = [pace.turn(100.0, changed=True) for _ in range(300)]
    assert turns == sorted(turns)
    assert turns[0] == 100.0
    at_once = sum(turn == 100.0 for turn in turns)
    assert at_once * 0.001 <= AT_ONCE
    assert abs(turns[-1] - 100.0 - 299 * 0.001 / SHARE) < 0.001


def test_what_has_hardly_changed_never_holds_up_what_has() -> None:
    pace = costly(0.001)
    for _ in range(1_000):
        pace.turn(100.0, changed=False)
    assert pace.turn(100.0, changed=True) == 100.0
    assert pace.turn(100.0, changed=False) > 105.0


def test_in_busy_hours_acts_gather_longer_and_less_is_worked_out() -> None:
    pace = costly(0.001)
    assert pace.spare == SPARE
    for _ in range(1_000):
        pace.woke(1.0)
    assert pace.flush == LONGEST_FLUSH
    assert pace.spare == LEAST_SPARE
    for _ in range(2_000):
        pace.woke(0.0)
    assert abs(pace.flush - FLUSH) < 0.000_1, "and again as before once it is quiet"
