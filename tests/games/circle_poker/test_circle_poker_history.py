"""Hands of a table as PHH: what was dealt and done comes out, and what the reader may not see does not."""

from __future__ import annotations

import random
import warnings

import pytest

from novamas.games import make
from novamas.games.bots import Bot, fill
from novamas.games.circle_poker.acts import HandEnded
from novamas.games.circle_poker.bots import Bold, Careful, Steady
from novamas.games.circle_poker.history import HISTORIES, Recorder, records
from novamas.games.circle_poker.phh import (
    Board,
    Changed,
    Covered,
    Dealt,
    Folded,
    HandRecord,
    Raised,
    Shown,
    read,
    write,
    write_all,
)
from novamas.games.circle_poker.play import CirclePokerGame
from novamas.kit.chance import Seeded
from novamas.kit.decider import is_person
from novamas.law import library
from novamas.table import Opening, Table
from novamas.table.acts import Bring

LAW, MINIMUM = "euskadi-1996", 500
GAMES = ("texas-holdem", "double-holdem", "omaha", "omaha-five", "omaha-hi-lo", "five-card-stud", "seven-card-stud",
         "five-card-draw", "sintetico")  # fmt: skip


def evening(game: str, hands: int, purse: int = 60 * MINIMUM, **options: object) -> Table:
    """A table of five that has played some hands."""
    table, rng = (
        Table(Opening(law=LAW, game=game, minimum=MINIMUM, options=options, seats=5), Seeded(3)),
        random.Random(3),
    )
    bots: dict[str, Bot] = {"ana": Steady(), "bea": Careful(), "carlos": Bold(), "dani": Bold(), "eva": Steady()}
    for who in bots:
        table.act(Bring(by=who, amount=purse))
        table.act(fill(table.decider, table.options(who, "Sit")[0], rng))
    for _ in range(4000):
        if sum(isinstance(line.event, HandEnded) for line in table.log) >= hands:
            break
        asked = [a.who for a in table.awaits() if is_person(a.who)]
        if asked:
            command = bots[asked[0]].act(table.decider.game, table.state.desk, asked[0], rng)
            assert command is not None
            table.act(command)
        elif not table.awaits() and not table.staff():
            break
        else:
            table.staff()
            table.play_out() if not [a for a in table.awaits() if is_person(a.who)] else None
    return table


def told(table: Table, reader: str) -> list[HandRecord]:
    game = table.decider.game
    assert isinstance(game, CirclePokerGame)
    recorder = Recorder(game, MINIMUM, reader, table="1", law=LAW, currency="EUR")
    return list(records(recorder, ((line.event, line.at) for line in table.log)))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_goes_out_and_comes_back(game: str) -> None:
    assert game in library().games(LAW)
    table = evening(game, 4)
    found = told(table, "ana")
    assert len(found) >= 4
    for record in found:
        assert read(write(record)) == record
        put = sum(record.stacks) - sum(record.finish)
        assert put == sum(record.taken), "what the players have less is what the house has taken"
    last = found[-1]
    assert dict(zip(last.players, last.finish, strict=True)) == {
        who: table.state.desk.chips[who] for who in last.players
    }


@pytest.mark.parametrize("game", ["texas-holdem", "seven-card-stud", "five-card-draw"])
def test_what_is_hidden_from_the_reader_stays_hidden(game: str) -> None:
    table = evening(game, 6)
    for reader in ("ana", ""):
        for record in told(table, reader):
            opened = {who for who, name in enumerate(record.players) if name == reader}
            for action in record.actions:
                if isinstance(action, Dealt):
                    faces = action.up or (False,) * len(action.cards)
                    for card, up in zip(action.cards, faces, strict=True):
                        assert (card is not None) == (up or action.who in opened)
                elif isinstance(action, Changed):
                    assert all((card is not None) == (action.who in opened) for card in action.cards)
                else:
                    assert not isinstance(action, Board | Shown) or None not in action.cards


def test_pokerkit_plays_our_hands_to_the_same_end() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pokerkit = pytest.importorskip("pokerkit")
        table = evening("texas-holdem", 12, limit="none", benefit_percent=0)
        played = 0
        for record in told(table, ""):
            shown = {action.who: action.cards for action in record.actions if isinstance(action, Shown)}
            if not shown:
                continue
            known = tuple(
                Dealt(a.who, shown.get(a.who, a.cards)) if isinstance(a, Dealt) else a for a in record.actions
            )
            history = pokerkit.HandHistory.loads(write(HandRecord(**{
                name: known if name == "actions" else getattr(record, name) for name in record.__struct_fields__
            })))  # fmt: skip
            *_, last = history
            assert [int(stack * 100) for stack in last.stacks] == list(record.finish)
            played += 1
        assert played


@pytest.mark.parametrize("game", GAMES)
def test_every_hand_that_went_out_is_played_again_to_the_same_end(game: str) -> None:
    table = evening(game, 4)
    for reader in ("ana", ""):
        for number, record in enumerate(told(table, reader), 1):
            steps = HISTORIES.replay(write_all(told(table, reader)), number, make)
            done = [a for a in record.actions if isinstance(a, Folded | Covered | Raised | Changed)]
            kinds = {"check", "cover", "raise", "leave", "throw"}
            assert [s.who for s in steps if s.kind in kinds] == [record.players[a.who] for a in done]
            assert sum(s.amount for s in steps if s.kind == "win") == sum(record.won)
            shown = {a.who: a.cards for a in record.actions if isinstance(a, Shown)}
            assert {record.players.index(s.who): s.cards for s in steps if s.kind == "show"} == shown
