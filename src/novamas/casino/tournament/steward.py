"""The steward: what a tournament asks of one of its tables between two rounds, and what the table has to tell.

Where people belong stands in the state of the tournament, where they are in those of the tables. The steward of a table
compares the two: who goes, who comes, which minimum holds, whether the table may go on, whether it closes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random

from novamas.casino.tournament.acts import CALLED_OFF, OVER, PLAYING, TIES, TellTable, TournamentState
from novamas.casino.tournament.lots import balances, breaks
from novamas.casino.tournament.play import Tournament
from novamas.games.bots import fill
from novamas.kit.decider import DIRECTOR, INSPECTOR, Actor, Command, Refused, verify
from novamas.kit.spaces import Amount
from novamas.table import TableGame, TableState
from novamas.table.acts import AnnounceLast, ChangeMinimum, CloseTable, PlacePlayer, RemovePlayer

ENDED = (OVER, CALLED_OFF, TIES)


def may_go_on(tournament: Tournament, s: TournamentState, number: int, table: TableState) -> bool:
    """Whether the next round of a table may begin: it is played, nobody waits for a lot, and what it has to tell has
    been told."""
    told = s.rounds.get(number, 0) >= table.desk.round
    return s.phase == PLAYING and not s.lots and number in s.tables and told


def report(
    tournament: Tournament, s: TournamentState, number: int, decider: TableGame, table: TableState
) -> TellTable | None:
    """What a table tells its tournament between two rounds: that a round was played, or that none can be
    until somebody goes."""
    if s.phase in ENDED or s.lots or number not in s.tables or not decider.resting(table):
        return None
    desk = table.desk
    here = [who for who in s.at(number) if who in desk.chips]
    if any(take_back(decider, table, who) for who in here) and played_out(tournament, table):
        return None
    if desk.round <= s.rounds.get(number, 0) and not is_stuck(tournament, s, number, decider, table):
        return None
    out = tuple(who for who in here if is_out(decider, table, who))
    rounds = max(desk.round, s.rounds.get(number, 0))
    if not tournament.knocks_out and len(out) == len(here) == len(s.at(number)):
        rounds = tournament.bases.rounds  # nobody has anything left to play with
    stacks = {who: desk.chips[who] for who in here}
    return TellTable(by=DIRECTOR, table=number, rounds=rounds, stacks=stacks, out=out)


def played_out(tournament: Tournament, table: TableState) -> bool:
    """Whether a table has played all the rounds of the bases."""
    return bool(tournament.bases.rounds) and table.desk.round >= tournament.bases.rounds


def take_back(decider: TableGame, table: TableState, who: Actor) -> list[Command]:
    """What somebody may take back of what lies in the game, chips of a colour say: all of it."""
    game, desk = decider.game, table.desk
    offers = (offer for kind in game.before_leaving for offer in game.options(desk, who, kind))
    found = []
    for offer in offers:
        most = {name: space.hi for name, space in offer.form.items() if isinstance(space, Amount)}
        found.append(fill(game, offer, Random(0), **most))
    return found


def is_out(decider: TableGame, table: TableState, who: Actor) -> bool:
    """Whether somebody cannot go on: nothing of theirs is in play, and what they have pays for no other round."""
    free = decider.game.why_not_leave(table.desk, who) is None
    return free and not decider.game.can_go_on(table.desk, who)


def is_stuck(tournament: Tournament, s: TournamentState, number: int, decider: TableGame, table: TableState) -> bool:
    """Whether a table has too few people to play, and something would come of its saying so."""
    here = [who for who in s.at(number) if who in table.desk.chips]
    if len(here) != len(s.at(number)) or any(who not in s.entrants for who in table.desk.chips):
        return False
    many = {t: len(s.at(t)) for t in s.tables}
    few = tournament.fewest > 1 and len(here) < tournament.fewest
    broke = not tournament.knocks_out and here and all(is_out(decider, table, who) for who in here)
    unplayed = s.rounds.get(number, 0) < tournament.bases.rounds
    anew = breaks(many, number, tournament.seats) or balances(many, number)
    return (few and anew) or bool(broke and unplayed)


def due(
    tournament: Tournament,
    s: TournamentState,
    number: int,
    decider: TableGame,
    table: TableState,
    elsewhere: Collection[Actor],
) -> Iterator[Command]:
    """What is to be done at a resting table now: the first of these; whoever does it asks again. `elsewhere` are the
    people who are still at another table of the tournament."""
    if not table.open or not decider.resting(table):
        return
    desk = table.desk
    ended = s.phase in ENDED
    belong = () if ended or number not in s.tables else s.at(number)
    for who in desk.chips:
        leaves = who not in belong
        if leaves or played_out(tournament, table):
            yield from take_back(decider, table, who)
        if leaves and decider.game.why_not_leave(desk, who) is None:
            yield RemovePlayer(by=DIRECTOR, player=who)
            return
    if (ended or (s.tables and number not in s.tables)) and not desk.chips:
        if decider.options(table, DIRECTOR, "CloseTable"):
            yield CloseTable(by=DIRECTOR)
        return
    for who in belong:
        if who not in desk.chips and who not in elsewhere and s.entrants[who].stack and not s.lots:
            seat = seat_for(decider, table, s, who)
            place = PlacePlayer(by=DIRECTOR, player=who, amount=s.entrants[who].stack, seat=seat)
            if takes(decider, table, place):
                yield place
                return
    yield from change_minimum(tournament, s, decider, table)
    yield from announce_last(tournament, s, decider, table)


def takes(decider: TableGame, table: TableState, c: Command) -> bool:
    """Whether a table takes a command of the director now."""
    try:
        verify(decider, table, c)
    except Refused:
        return False
    return True


def seat_for(decider: TableGame, table: TableState, s: TournamentState, who: Actor) -> int:
    """The seat that the lot gave, or else the first that the game gives; 0 where there are no seats."""
    desk = table.desk
    free = [n for n, held in enumerate(desk.seats, 1) if held is None]
    given = [n for n in free if decider.game.why_not_sit(desk, who, n) is None]
    drawn = s.entrants[who].seat
    return drawn if drawn in given else given[0] if given else 0


def change_minimum(
    tournament: Tournament, s: TournamentState, decider: TableGame, table: TableState
) -> Iterator[Command]:
    """The minimum of the level, announced as the law of the game has it."""
    wanted = tournament.minimum(s)
    if s.phase != PLAYING or table.desk.minimum == wanted or table.notice is not None:
        return
    change = ChangeMinimum(by=DIRECTOR, to=wanted)
    if takes(decider, table, change):
        yield change


def announce_last(
    tournament: Tournament, s: TournamentState, decider: TableGame, table: TableState
) -> Iterator[Command]:
    """The last rounds, as many as the law has announced, where a number of rounds is played."""
    left = tournament.bases.rounds - table.desk.round
    if s.phase != PLAYING or not tournament.bases.rounds or table.desk.last is not None or left < 1:
        return
    last = AnnounceLast(by=INSPECTOR, rounds=left, unit="round")
    if takes(decider, table, last):
        yield last
