"""What a ticket is worth, exactly: for so many tickets sold, at the price of a ticket.

Each ticket wins at most one prize, and each is as likely to as any other, so a ticket among n has the chance k/n of one
of k prizes and the part 1/n of their value. Where the house sets no price the figures are those of `TOLD` a ticket.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb

from novamas.games.odds import Chart, Row, moments, net_of
from novamas.games.raffle.play import RaffleGame
from novamas.games.raffle.rules import STAYS, TICKET
from novamas.games.terms import join

TOLD = 1_00
PARTS = {"all": 1, "half": 2, "tenth": 10}
"""How much of the tickets is sold, for which figures are told."""
HELD = (1, 2, 5, 10, 20, 50)


def price_told(game: RaffleGame) -> int:
    return game.house.price or TOLD


def sold_of(game: RaffleGame, part: int) -> int:
    return max(1, game.house.tickets // part)


def odds(game: RaffleGame) -> list[Row]:
    """What a ticket is worth, per unit of what is paid for it."""
    return odds_at(game, price_told(game))


def odds_at(game: RaffleGame, price: int) -> list[Row]:
    if game.rules.instant:
        return list(rows_at_once(game, price))
    rows = []
    for name, part in PARTS.items():
        net = net_of(each_ticket(game, sold_of(game, part), price))
        rows.append(row(game, f"tickets-{name}", net))
    return rows


def each_ticket(game: RaffleGame, sold: int, price: int) -> Iterator[tuple[Fraction, Fraction]]:
    """The net result of a ticket among so many sold, and how likely it is; a ticket that comes with something costs
    nothing."""
    drawn = game.house.tickets if game.house.unsold == STAYS else sold
    values = [prize.value for prize in game.stand.prizes[:drawn]]
    cost = 0 if game.rules.free else 1
    for value in values:
        yield Fraction(value, price) - cost, Fraction(1, drawn)
    yield Fraction(-cost), 1 - Fraction(len(values), drawn)


def rows_at_once(game: RaffleGame, price: int) -> Iterator[Row]:
    """A ticket of a tombola: by what it says itself; and, where there are points, with all tickets bought."""
    tickets = game.house.tickets
    winning = [(prize.value, prize.count) for prize in game.stand.at_once]
    net = [(Fraction(value, price) - 1, Fraction(count, tickets)) for value, count in winning]
    net.append((Fraction(-1), 1 - Fraction(sum(count for _, count in winning), tickets)))
    yield row(game, "tickets-opened", net_of(net))
    if any(prize.points for prize in game.stand.kinds):
        yield row(game, "tickets-every", {Fraction(game.stand.worth, tickets * price) - 1: Fraction(1)})


def row(game: RaffleGame, strategy: str, net: dict[Fraction, Fraction]) -> Row:
    win, push, lose, edge, variance = moments(net)
    return Row(
        bet=TICKET,
        pays="",
        win=win,
        push=push,
        lose=lose,
        edge=edge,
        variance=variance,
        strategy=strategy,
        clauses=join(game.rules.prizes.clauses, game.rules.wins.clauses),
        among_players=True,
    )


def at_least_one(held: int, drawn: int, prizes: int) -> Fraction:
    """How likely one of so many tickets wins, where so many prizes go to different tickets among those drawn from."""
    return 1 - Fraction(comb(drawn - held, prizes), comb(drawn, prizes))


def charts(game: RaffleGame) -> Iterator[Chart]:
    """How likely somebody with several tickets wins at least one prize."""
    if game.rules.instant:
        winning, tickets = sum(prize.count for prize in game.stand.at_once), game.house.tickets
        if not winning:
            return
        columns = {"opened": (tickets, winning)}
    else:
        stays = game.house.unsold == STAYS
        columns = {}
        for name, part in PARTS.items():
            drawn = game.house.tickets if stays else sold_of(game, part)
            columns[name] = (drawn, min(len(game.stand.prizes), drawn))
    rows = tuple(
        (str(held), tuple(show_chance(held, drawn, prizes) for drawn, prizes in columns.values()))
        for held in HELD
        if held <= min(game.house.most_tickets, max(drawn for drawn, _ in columns.values()))
    )
    yield Chart("raffle-any", tuple(str(drawn) for drawn, _ in columns.values()), rows, "raffle")


def show_chance(held: int, drawn: int, prizes: int) -> str:
    return "–" if held > drawn else f"{float(100 * at_least_one(held, drawn, prizes)):.1f} %"
