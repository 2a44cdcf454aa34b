"""Who comes first: the rotation of the places, and the order of priority among everybody at the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from novamas.kit.decider import Actor


def from_right(seats: tuple[Actor | None, ...], place: int) -> tuple[Actor, ...]:
    """The seated players in the order of the places, from the one at the right of a place on, and that one last."""
    turn = (*seats[place + 1 :], *seats[: place + 1])
    return tuple(who for who in turn if who is not None)


def standing_order(
    seats: tuple[Actor | None, ...], place: int, standing: tuple[Actor, ...], behind: Mapping[Actor, int]
) -> tuple[Actor, ...]:
    """Those who stand, in the order of the places behind which they do; then those who stand nowhere in particular."""
    count = max(1, len(seats))

    def rank(who: Actor) -> tuple[int, int]:
        if who not in behind:
            return count, standing.index(who)
        return (behind[who] - 2 - place) % count, standing.index(who)

    return tuple(sorted(standing, key=rank))


def priority(
    seats: tuple[Actor | None, ...],
    place: int,
    standing: tuple[Actor, ...],
    behind: Mapping[Actor, int],
    last: Collection[Actor],
) -> tuple[Actor, ...]:
    """Everybody: the seated before the standing, from the banker's right; and `last` those who have no priority."""
    everybody = (*from_right(seats, place), *standing_order(seats, place, standing, behind))
    return (*(who for who in everybody if who not in last), *(who for who in everybody if who in last))


def share_out(amount: int, owned: Mapping[Actor, int], first: Actor) -> dict[Actor, int]:
    """An amount in proportion to what each owns; what does not divide is the `first`'s, as far as that is possible.

    Of an amount that is no more than they own together, nobody has more to give than is his.
    """
    whole = sum(owned.values())
    parts = {who: amount * own // whole for who, own in owned.items()}
    rest = amount - sum(parts.values())
    for who in (first, *(p for p in owned if p != first)):
        more = rest if amount > whole else min(rest, owned[who] - parts[who])
        parts[who] += more
        rest -= more
    return {who: part for who, part in parts.items() if part}
