"""What a house says no with."""

from __future__ import annotations

from novamas.kit.errors import NovamasError
from novamas.kit.plain import Plain


class Said(NovamasError):
    """The server refused: its code, its sentence, the clauses and the field; over HTTP its status too."""

    def __init__(self, body: Plain, status: int = 0) -> None:
        super().__init__(body["sentence"])
        self.code = body["code"]  # type: ignore[misc]  # each refusal has its own code
        self.clauses = tuple(body.get("clauses", ()))
        self.field = body.get("field", "")
        self.status = status


__all__ = ["Said"]
