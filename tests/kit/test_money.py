"""Money: what is written is what is read, and nothing is created or lost in between."""

from __future__ import annotations

import copy
import pickle
from fractions import Fraction

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from novamas.kit.errors import BadAmount, BadInput
from novamas.kit.money import (
    CURRENCIES,
    ESP,
    EUR,
    Currency,
    Ratio,
    Rounding,
    decode_hook,
    encode_hook,
    parse,
    parse_stake,
    plain,
    show,
    write_signed,
)

AMOUNTS = st.integers(-(10**13) + 1, 10**13 - 1)
MONEY = st.sampled_from(list(CURRENCIES.values()))


def test_the_currencies_of_the_catalogues() -> None:
    assert list(CURRENCIES.items()) == [("EUR", EUR), ("ESP", ESP)]
    assert (EUR.symbol, EUR.digits, ESP.symbol, ESP.digits) == ("€", 2, "pta", 0)


@pytest.mark.parametrize(
    ("text", "currency", "amount"),
    [
        ("10.00", EUR, 1000),
        ("10", EUR, 1000),
        ("10.5", EUR, 1050),
        ("+10.00", EUR, 1000),
        ("-3.50", EUR, -350),
        ("-0.05", EUR, -5),
        ("0", EUR, 0),
        ("-0.00", EUR, 0),
        ("007.00", EUR, 700),
        ("9999999999999.99", EUR, 10**15 - 1),
        ("25", ESP, 25),
        ("-1000", ESP, -1000),
    ],
)
def test_amounts_are_read_exactly(text: str, currency: Currency, amount: int) -> None:
    assert parse(text, currency) == amount


@pytest.mark.parametrize(
    "text",
    [
        *("", "ten", "nan", "inf", "None", "1e3", "0x10", "1_000", "--1", "+-1", ".5", "5."),
        *("1,5", "1.005", "1.052,00", "10.00 €", "1 000", " 10", "10 ", "10\n", "١٠", "²"),
        *("9" * 14, "9" * 10_000, "0" * 10_000, "1." + "0" * 10_000),
    ],
)
@pytest.mark.parametrize("currency", [EUR, ESP], ids=lambda currency: currency.code)
def test_what_is_not_an_amount_is_refused_in_one_short_sentence(text: str, currency: Currency) -> None:
    with pytest.raises(BadAmount) as caught:
        parse(text, currency)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert len(sentence) < 160
    assert "\n" not in sentence
    assert text[:8].strip() in sentence
    assert caught.value.value == text


def test_the_sentences() -> None:
    for text, currency, sentence in [
        ("ten", EUR, """'ten' is not an amount; write it like "10.00"."""),
        ("ten", ESP, """'ten' is not an amount; write it like "1000"."""),
        ("0.005", EUR, "'0.005' has too many decimals: EUR takes at most 2 decimals."),
        ("0.50", ESP, "'0.50' has too many decimals: ESP takes no decimals."),
        ("9" * 14, EUR, "'99999999999999' is more money than any table can hold."),
    ]:
        with pytest.raises(BadAmount) as caught:
            parse(text, currency)
        assert str(caught.value) == sentence


@pytest.mark.parametrize("number", [10, 10.0, None, True, ["10.00"]])
def test_a_number_is_not_an_amount(number: object) -> None:
    with pytest.raises(BadAmount, match="An amount is written as text"):
        parse(number, EUR)  # type: ignore[arg-type]


def test_a_stake_is_more_than_nothing() -> None:
    assert parse_stake("0.01", EUR) == 1
    for text in ("0", "0.00", "-0.01", "-5"):
        with pytest.raises(BadAmount, match="cannot be staked: a stake is more than zero"):
            parse_stake(text, EUR)
    with pytest.raises(BadAmount, match="is not an amount"):
        parse_stake("all", EUR)


@given(AMOUNTS, MONEY)
def test_plain_and_signed_are_read_back(amount: int, currency: Currency) -> None:
    assert parse(plain(amount, currency), currency) == amount
    assert parse(write_signed(amount, currency), currency) == amount


@given(st.text(max_size=20) | st.from_regex(r"[+-]?[0-9]*[.,]?[0-9]*", fullmatch=True), MONEY)
def test_any_text_is_read_exactly_or_refused(text: str, currency: Currency) -> None:
    try:
        amount = parse(text, currency)
    except BadAmount:
        return
    assert Fraction(text) * 10**currency.digits == amount


def test_plain_and_signed() -> None:
    assert [plain(x, EUR) for x in (1000, 5, 0, -350, -5)] == ["10.00", "0.05", "0.00", "-3.50", "-0.05"]
    assert [write_signed(x, EUR) for x in (1000, 0, -1000)] == ["+10.00", "0.00", "-10.00"]
    assert [write_signed(x, ESP) for x in (25, 0, -25)] == ["+25", "0", "-25"]


@pytest.mark.parametrize(
    ("amount", "currency", "lang", "text"),
    [
        (105200, EUR, "es", "1.052,00 €"),
        (105200, EUR, "eu", "1.052,00 €"),
        (105200, EUR, "gl", "1.052,00 €"),
        (105200, EUR, "en", "1,052.00 €"),
        (-123456789, EUR, "es", "−1.234.567,89 €"),
        (-5, EUR, "en", "−0.05 €"),
        (0, EUR, "es", "0,00 €"),
        (1052, ESP, "es", "1.052 pta"),
        (-1052, ESP, "en", "−1,052 pta"),
    ],
)
def test_people_read_amounts_in_their_language(amount: int, currency: Currency, lang: str, text: str) -> None:
    assert show(amount, currency, lang) == text


# ---- odds


def test_odds_keep_their_form_and_are_exact_numbers() -> None:
    for text in ("35:1", "2:1", "1:2", "4:2", "0:1", "0:3", "19:20"):
        assert str(Ratio.parse(text)) == text
        assert f"{Ratio.parse(text)}" == text
        assert f"{Ratio.parse(text):>6}" == text.rjust(6)
    assert Ratio.parse("4:2") == Ratio.parse("2:1") == 2
    assert hash(Ratio.parse("4:2")) == hash(2)
    assert Ratio.parse("3:2") * 10 == 15
    assert type(Ratio.parse("3:2") + 1) is Fraction
    assert Ratio.parse("6:5") < Ratio.parse("3:2")
    assert Ratio.parse("0:1") == 0
    assert repr(Ratio(4, 2)) == "Ratio(4, 2)"


def test_odds_survive_copies() -> None:
    odds = Ratio.parse("4:2")
    for twin in (copy.copy(odds), copy.deepcopy(odds), pickle.loads(pickle.dumps(odds))):
        assert (twin, str(twin), type(twin)) == (odds, "4:2", Ratio)


@pytest.mark.parametrize("text", ["", "35", "35/1", "35:", ":1", "-1:2", "1:-2", "1:0", "3.5:1", "35 : 1", "9" * 99])
def test_what_is_not_odds_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        Ratio.parse(text)
    assert len(str(caught.value)) < 160


def test_odds_are_not_numbers_in_a_file() -> None:
    with pytest.raises(BadInput, match="A payout is written as text"):
        Ratio.parse(35)  # type: ignore[arg-type]


class Payouts(msgspec.Struct):
    """As a law's rules have them."""

    pays: Ratio
    bets: dict[str, Ratio | None] = {}


def test_msgspec_reads_and_writes_odds() -> None:
    rules = msgspec.convert({"pays": "4:2", "bets": {"x": "35:1"}}, Payouts, dec_hook=decode_hook)
    assert rules == Payouts(Ratio(2), {"x": Ratio(35)})
    assert msgspec.json.encode(rules, enc_hook=encode_hook) == b'{"pays":"4:2","bets":{"x":"35:1"}}'
    assert msgspec.to_builtins(rules, enc_hook=encode_hook) == {"pays": "4:2", "bets": {"x": "35:1"}}
    toml = msgspec.toml.decode('pays = "7:1"', type=Payouts, dec_hook=decode_hook)
    assert str(toml.pays) == "7:1"


def test_bad_odds_in_a_file_say_where_they_stand() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"'7 to 1' is not a payout.*at `\$.pays`"):
        msgspec.convert({"pays": "7 to 1"}, Payouts, dec_hook=decode_hook)
    with pytest.raises(msgspec.ValidationError, match=r"not as 7\. - at `\$.pays`"):
        msgspec.convert({"pays": 7}, Payouts, dec_hook=decode_hook)


def test_the_hooks_know_only_the_kit() -> None:
    with pytest.raises(NotImplementedError):
        decode_hook(complex, "1")
    with pytest.raises(NotImplementedError):
        encode_hook(1j)


# ---- rounding


def test_the_remainder_stays_with_the_payer() -> None:
    assert Rounding().share(501, Ratio.parse("3:2")) == 751
    assert Rounding(unit=50).share(501, Ratio.parse("3:2")) == 750
    assert Rounding(unit=100).share(501, Ratio.parse("3:2")) == 700
    assert Rounding(unit=25).split(1010, Fraction(1, 20)) == (50, 960)
    assert Rounding().split(5, Ratio.parse("1:2")) == (2, 3)
    assert Rounding().share(0, Ratio(35)) == 0


@given(st.integers(0, 10**15), st.fractions(0, 50), st.integers(1, 1000))
def test_a_share_is_the_largest_that_can_be_paid(amount: int, ratio: Fraction, unit: int) -> None:
    paid = Rounding(unit).share(amount, ratio)
    assert paid % unit == 0
    assert paid <= amount * ratio < paid + unit


@given(st.integers(0, 10**15), st.fractions(0, 1), st.integers(1, 1000))
def test_a_split_conserves_every_cent(amount: int, ratio: Fraction, unit: int) -> None:
    paid, kept = Rounding(unit).split(amount, ratio)
    assert paid + kept == amount
    assert paid >= 0
    assert kept >= 0


def test_what_cannot_be_shared() -> None:
    with pytest.raises(BadInput, match="multiples of 0"):
        Rounding(unit=0)
    with pytest.raises(ValueError, match="share"):
        Rounding().share(-1, Fraction(1))
    with pytest.raises(ValueError, match="share"):
        Rounding().share(1, Fraction(-1))
    with pytest.raises(ValueError, match="whole"):
        Rounding().split(1, Fraction(3, 2))
