"""A second store that keeps receipts may fail: the house says so in the reader's language."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from eventsourcing.persistence import OperationalError

from novamas.kit.words import sentence
from novamas.store import places
from novamas.store.errors import BadStore
from novamas.store.receipts import keep


def test_what_a_failing_store_says_is_quoted_in_our_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*args: Any, **kwargs: Any) -> None:
        raise OperationalError("database is locked")

    closed: list[bool] = []
    place = SimpleNamespace(recorder=SimpleNamespace(select_events=fails), close=lambda: closed.append(True))
    monkeypatch.setattr(places, "open_place", lambda url: place)
    with pytest.raises(BadStore) as caught:
        keep(None, "sqlite:anchor.db")  # type: ignore[arg-type]  # it fails before it looks at the receipt
    said = sentence(caught.value, "es")
    assert said.startswith("El almacén")
    assert "database is locked" in said
    assert closed == [True]
