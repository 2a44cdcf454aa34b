"""Pots among players: who may win which part of what was put in, what comes back uncalled, and how a pot is shared.

A player wins from every other no more than the player has put in. So what was put in is cut at the height of each
player who is still in the hand: each layer is a pot for those who reach it. What nobody else matched comes back.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from novamas.kit.hands import Value


class Pot(Struct, frozen=True):
    """A pot, and those who may win it, in the order in which they were named."""

    amount: int
    claimants: tuple[str, ...]


def side_pots(put_in: Mapping[str, int], in_hand: Collection[str]) -> tuple[tuple[Pot, ...], dict[str, int]]:
    """The main pot and the side pots, and what comes back to whom because nobody matched it.

    `put_in` is what each player put in during the whole hand, `in_hand` those who have not left it. What players who
    left put in above the others stays in the last pot.
    """
    refunds = _find_uncalled(put_in, in_hand)
    called = {who: amount - refunds.get(who, 0) for who, amount in put_in.items()}
    levels = sorted({called[who] for who in called if who in in_hand and called[who]})
    pots: list[Pot] = []
    below = 0
    for level in levels:
        top = max(called.values()) if level == levels[-1] else level
        amount = sum(min(each, top) - min(each, below) for each in called.values())
        pots.append(Pot(amount, tuple(who for who in called if who in in_hand and called[who] >= level)))
        below = level
    return tuple(pots), refunds


def _find_uncalled(put_in: Mapping[str, int], in_hand: Collection[str]) -> dict[str, int]:
    """What the one who put in the most put in above everybody else, players who left included."""
    ordered = sorted(put_in, key=lambda who: put_in[who], reverse=True)
    if not ordered or ordered[0] not in in_hand:
        return {}
    excess = put_in[ordered[0]] - (put_in[ordered[1]] if len(ordered) > 1 else 0)
    return {ordered[0]: excess} if excess else {}


def share(
    amount: int,
    winners: Collection[str],
    chip: int = 1,
    order: Sequence[str] = (),
    weights: Mapping[str, int] | None = None,
) -> dict[str, int]:
    """Shares an amount among winners: equally, or in proportion to their `weights`, each share in whole chips.

    The chips that are over go one each to the winners in their `order` (those whom it does not name come last), from
    the beginning again if there are more of them; what is less than a chip goes with the first.
    """
    placed = [who for who in order if who in winners]
    placed += [who for who in winners if who not in placed]
    parts = {who: weights.get(who, 0) if weights else 1 for who in placed}
    whole = sum(parts.values())
    if not whole:
        parts, whole = dict.fromkeys(placed, 1), len(placed)
    shares = {who: int(Fraction(amount * part, whole * chip)) * chip for who, part in parts.items()}
    chips, dust = divmod(amount - sum(shares.values()), chip)
    for n in range(chips):
        shares[placed[n % len(placed)]] += chip
    if dust:
        shares[placed[0]] += dust
    return shares


def split(amount: int, parts: int, chip: int = 1) -> tuple[int, ...]:
    """An amount in so many equal parts of whole chips; the first parts get the chips that are over."""
    shares = share(amount, [str(n) for n in range(parts)], chip)
    return tuple(shares.values())


def pay(
    pots: Sequence[Pot],
    contests: Sequence[Mapping[str, Value]],
    chip: int = 1,
    order: Sequence[str] = (),
    weights: Mapping[str, int] | None = None,
) -> dict[str, int]:
    """What everybody wins of the pots where hands are compared.

    A contest says how high everybody's hand is; there is one for a whole pot, two for halves (high and low, two rows of
    common cards). A contest in which nobody who may win a pot has a hand leaves its part of that pot to the others. A
    pot that only one may win goes to that player, whatever the hands.
    """
    won: dict[str, int] = {}
    for pot in pots:
        held = [{who: hands[who] for who in pot.claimants if who in hands} for hands in contests]
        alone: list[dict[str, Value]] = [dict.fromkeys(pot.claimants, ())]
        fought = [hands for hands in held if hands] if len(pot.claimants) > 1 else alone
        for amount, hands in zip(split(pot.amount, len(fought), chip), fought, strict=True):
            highest = max(hands.values())
            winners = [who for who, value in hands.items() if value == highest]
            for who, part in share(amount, winners, chip, order, weights).items():
                won[who] = won.get(who, 0) + part
    return won
