"""Money: whole minor units inside, decimal text at the edge, exact odds in between.

An amount is always a plain `int` of the currency's smallest unit, so no sum is ever rounded by accident.
The only place where money is rounded is `Rounding`, and there the remainder has an owner.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from novamas.kit.errors import BadAmount, BadInput, Worded

MINUS = "\N{MINUS SIGN}"
WHOLE_DIGITS = 13
"""Longest whole part of an amount: every sum of cents then stays exact in a browser's numbers too (2**53)."""

_AMOUNT = re.compile(r"([+-]?)([0-9]+)(?:\.([0-9]+))?")
_RATIO = re.compile(r"([0-9]{1,9}):([0-9]{1,9})")


class Currency(Struct, frozen=True):
    """What chips are worth: `digits` decimals lie between the unit people name and the one we count.

    `minimum` is that of a table where nobody says another; what guests are given to play with follows it.
    """

    code: str
    symbol: str
    digits: int
    minimum: int = 1


EUR = Currency("EUR", "€", 2, minimum=5_00)
ESP = Currency("ESP", "pta", 0, minimum=100)
"""The peseta of the 1977 order, counted whole."""

CURRENCIES: dict[str, Currency] = {currency.code: currency for currency in (EUR, ESP)}

PLAY = "-play"
"""How the code of play money ends: chips that were issued for nothing and are worth nothing at the cage."""


def for_play(currency: Currency) -> Currency:
    """The play money of a currency: the same chips on the cloth, and another money in every book."""
    return replace(currency, code=currency.code + PLAY)


def is_play(code: str) -> bool:
    """Whether a code is that of play money."""
    return code.endswith(PLAY)


POINTS = "-points"
"""How the code of points ends: the chips of a tournament, which are no money and leave it with nobody."""
FIRST_POINTS = 25


def for_points(currency: Currency) -> Currency:
    """What the chips of a tournament are counted in, under a law with this currency: whole points."""
    return Currency(currency.code + POINTS, "pt", 0, FIRST_POINTS)


def is_points(code: str) -> bool:
    """Whether a code is that of points."""
    return code.endswith(POINTS)


def is_issued(code: str) -> bool:
    """Whether chips of this code were issued for nothing: they come from no cage and go to none."""
    return is_play(code) or is_points(code)


MONEYS: dict[str, Currency] = {
    money.code: money
    for currency in CURRENCIES.values()
    for money in (currency, for_play(currency), for_points(currency))
}
"""Every money that books are kept in: the currencies of the laws, the play money of each, and points."""


def parse(text: str, currency: Currency) -> int:
    """Read "10.00", "10", "+10.00" or "-3.50", as scenarios and the API write them, and nothing else."""
    if not isinstance(text, str):
        raise BadAmount("amount-not-text", value=text)
    found = _AMOUNT.fullmatch(text)
    if found is None:
        raise BadAmount("not-an-amount", value=text, example=plain(1000, currency))
    sign, whole, decimals = found[1], found[2], found[3] or ""
    if len(whole) > WHOLE_DIGITS:
        raise BadAmount("amount-too-high", value=text)
    if len(decimals) > currency.digits:
        raise BadAmount("too-many-decimals", value=text, money=currency.code, digits=currency.digits)
    amount = int(whole + decimals.ljust(currency.digits, "0"))
    return -amount if sign == "-" else amount


def parse_stake(text: str, currency: Currency) -> int:
    """Read an amount that somebody puts at risk: the same text as `parse`, and more than nothing."""
    amount = parse(text, currency)
    if amount <= 0:
        raise BadAmount("no-stake", value=text)
    return amount


def plain(amount: int, currency: Currency) -> str:
    """Write an amount so that `parse` reads it back: "10.00", "-3.50"."""
    return ("-" if amount < 0 else "") + _decimal(amount, currency, thousands="", point=".")


def write_signed(amount: int, currency: Currency) -> str:
    """Write a gain or a loss, as expectations in scenarios do: "+10.00", "-10.00", "0.00"."""
    return ("+" if amount > 0 else "") + plain(amount, currency)


def show(amount: int, currency: Currency, lang: str = "es") -> str:
    """Write an amount for people: "1.052,00 €" in Spanish, Basque and Galician, "1,052.00 €" in English."""
    thousands, point = (",", ".") if lang == "en" else (".", ",")
    number = _decimal(amount, currency, thousands=thousands, point=point)
    return f"{MINUS if amount < 0 else ''}{number} {currency.symbol}"


def _decimal(amount: int, currency: Currency, *, thousands: str, point: str) -> str:
    """The digits of an amount, without its sign."""
    whole, decimals = divmod(abs(amount), 10**currency.digits)
    grouped = f"{whole:,}".replace(",", thousands)
    return f"{grouped}{point}{decimals:0{currency.digits}}" if currency.digits else grouped


class Ratio(Fraction):
    """Payout odds as the law prints them: "35:1" pays thirty-five for every one staked, besides the stake.

    A `Fraction`, because odds are multiplied, added and compared, and must stay exact. A `Struct` would
    need every operator again, and msgspec would want it as a table where the laws write a string. Two
    numbers are kept beside the reduced ones, so that "4:2" is printed as "4:2" although it equals 2.
    "0:1" is legal: only the stake comes back. Arithmetic on odds gives plain fractions.
    """

    __slots__ = ("_form",)
    _form: tuple[int, int]

    def __new__(cls, pays: int, stake: int = 1) -> Ratio:
        if pays < 0 or stake <= 0:
            raise Worded("not-odds", pays=pays, stake=stake)
        self = super().__new__(cls, pays, stake)
        self._form = (pays, stake)
        return self

    @classmethod
    def parse(cls, text: str) -> Ratio:
        """Read odds such as "35:1"."""
        if not isinstance(text, str):
            raise Worded("payout-not-text", value=text)
        found = _RATIO.fullmatch(text)
        if found is None:
            raise Worded("not-a-payout", value=text)
        return cls(int(found[1]), int(found[2]))

    def __str__(self) -> str:
        return f"{self._form[0]}:{self._form[1]}"

    def __repr__(self) -> str:
        return f"Ratio({self._form[0]}, {self._form[1]})"

    def __format__(self, spec: str) -> str:
        """Odds are text when they are printed; newer Pythons would print the fraction."""
        return format(str(self), spec)

    def __reduce__(self) -> tuple[type[Ratio], tuple[int, int]]:
        return type(self), self._form

    def __copy__(self) -> Ratio:
        return self

    def __deepcopy__(self, memo: object) -> Ratio:
        return self


class Rounding(Struct, frozen=True):
    """How a house pays what cannot be paid exactly: down to a multiple of `unit`, its smallest chip or coin.

    The remainder is never created and never lost: it stays with whoever pays. A house that pays 3:2 on
    5.01 keeps the half cent; a banker who owes a commission keeps what the commission cannot take.
    """

    unit: int = 1

    def __post_init__(self) -> None:
        if self.unit < 1:
            raise Worded("rounding-unit", value=self.unit, unit=self.unit)

    def share(self, amount: int, ratio: Fraction) -> int:
        """`amount` times `ratio`, rounded down to what can be paid."""
        if amount < 0 or ratio < 0:
            raise ValueError(f"a share is of something: {amount} times {ratio}")
        return amount * ratio.numerator // (ratio.denominator * self.unit) * self.unit

    def split(self, amount: int, ratio: Fraction) -> tuple[int, int]:
        """Divide `amount` in what is paid and what is kept; the two are always the whole."""
        if ratio > 1:
            raise ValueError(f"no more than the whole can be split off: {ratio}")
        paid = self.share(amount, ratio)
        return paid, amount - paid


def decode_hook(type_: type, obj: Any) -> Any:
    """For msgspec's `dec_hook`: odds from the strings of a TOML file.

    A bad string becomes a `ValueError`, because msgspec then adds where in the file it stands.
    """
    if type_ is Ratio:
        try:
            return Ratio.parse(obj)
        except BadInput as bad:
            raise ValueError(str(bad)) from bad
    raise NotImplementedError(f"{type_!r} is not a type of the kit")


def encode_hook(obj: object) -> object:
    """For msgspec's `enc_hook`: odds as the string they were read from."""
    if isinstance(obj, Ratio):
        return str(obj)
    raise NotImplementedError(f"{type(obj)!r} is not a type of the kit")
