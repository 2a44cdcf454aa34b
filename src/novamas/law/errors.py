"""What can be wrong with a law file, a law's name or a choice that a law does not allow."""

from __future__ import annotations

from novamas.kit.errors import BadInput, NovamasError


class BadLaw(NovamasError):
    """A law file that cannot be read: the sentence names the file and the place."""

    code = "bad-law"


class UnknownLaw(BadInput):
    """No law of that name."""

    code = "unknown-law"


class UnknownGame(BadInput):
    """No game of that name, or none under that law."""

    code = "unknown-game"


class UnknownClause(BadInput):
    """No clause of that id in any law."""

    code = "unknown-clause"


class BadOption(BadInput):
    """A house option, an authorisation or a reading that the law does not allow."""

    code = "bad-option"

    def __init__(self, sentence: str, clauses: tuple[str, ...] = (), field: str = "") -> None:
        super().__init__(sentence, field=field)
        self.clauses = clauses
