"""Commands as they come from outside: what can be read, and one sentence for what cannot."""

from __future__ import annotations

import pytest

from novamas.games.cloth.prison import PrisonChoice
from novamas.games.spin import CloseBetting, PlaceBet
from novamas.kit.decider import Chance
from novamas.kit.errors import BadAmount
from novamas.kit.money import ESP, EUR
from novamas.kit.wire import BadCommand, money_fields, read_command
from novamas.table.acts import Bring, ChangeMinimum

KINDS = (PlaceBet, CloseBetting, PrisonChoice, Bring, ChangeMinimum, Chance)


def read(written, by="ana", currency=EUR):
    return read_command(KINDS, written, by, currency)


def test_a_command_is_a_name_with_its_fields():
    assert read({"PlaceBet": {"on": "red", "amount": "10.00"}}) == PlaceBet(by="ana", on="red", amount=1000)
    assert read({"CloseBetting": {}}, by="@croupier") == CloseBetting(by="@croupier")
    assert read({"PrisonChoice": {"bet": 1, "choice": "half"}}) == PrisonChoice(by="ana", bet=1, choice="half")


def test_amounts_are_decimal_strings_of_the_currency():
    assert read({"Bring": {"amount": "500"}}, currency=ESP) == Bring(by="ana", amount=500)
    assert read({"ChangeMinimum": {"to": "5", "top_up": "2.50"}}) == ChangeMinimum(by="ana", to=500, top_up=250)
    assert money_fields(ChangeMinimum) == {"to", "top_up"}
    assert money_fields(CloseBetting) == set()


def test_a_negative_amount_is_read_so_that_the_table_can_refuse_it():
    assert read({"Bring": {"amount": "-5.00"}}).amount == -500


@pytest.mark.parametrize("amount", ["ten", "", "1.001", "1,00", "1e5", "٣", " 5", "99999999999999"])
def test_what_is_no_amount(amount):
    with pytest.raises(BadAmount):
        read({"PlaceBet": {"on": "red", "amount": amount}})


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("PlaceBet", "A command is one name with its fields"),
        (None, "A command is one name with its fields"),
        ([], "A command is one name with its fields"),
        ({}, "A command is one name with its fields"),
        ({"PlaceBet": {}, "CloseBetting": {}}, "A command is one name with its fields"),
        ({"PlaceBat": {}}, "There is no command 'PlaceBat' here; there are: Bring, ChangeMinimum, CloseBetting,"),
        ({"PlaceBet": 5}, "The fields of PlaceBet must be a table."),
        ({"PlaceBet": {"on": "red"}}, "amount is missing. Its fields are: on, amount."),
        ({"PlaceBet": {"on": 5, "amount": "1.00"}}, "on must be text."),
        ({"PlaceBet": {"on": "red", "amount": 5}}, "amount is an amount and is written as a decimal string."),
        ({"PlaceBet": {"on": "red", "amount": "5.00", "at": 1}}, "Nobody expects at."),
        ({"PlaceBet": {"on": "red", "amount": "5.00", "by": "bea"}}, "who sends a command is never part of it."),
        ({"CloseBetting": {"x": 1}}, "Its fields are: none."),
        ({"PrisonChoice": {"bet": "1", "choice": "half"}}, "bet must be a whole number."),
    ],
)
def test_what_is_no_command(written, said):
    with pytest.raises(BadCommand) as caught:
        read(written)
    assert said in str(caught.value)


def test_chance_is_never_a_command_from_outside():
    with pytest.raises(BadCommand, match="There is no command 'Chance' here"):
        read({"Chance": {"what": "ball", "value": 17}}, by="@chance")
