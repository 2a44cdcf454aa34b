"""Apps that are made quickly: what Litestar reads of a handler's signature is read once in a test process.

Making the app of a casino takes a tenth of a second of a processor, half of it in working out the types of the same
hundred and fifty functions again. A server does it once; the tests open a casino hundreds of times.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

from litestar.utils.signature import ParsedSignature

_read = ParsedSignature.from_fn
_known: dict[tuple[Any, ...], list[tuple[FunctionType, ParsedSignature]]] = {}


def signature_of(fn: Callable[..., Any], signature_namespace: dict[str, Any]) -> ParsedSignature:
    """The signature of a function; that of another one from the same lines, with the same defaults, is the same."""
    if type(fn) is not FunctionType:
        return _read(fn, signature_namespace)
    names = frozenset((name, id(kind)) for name, kind in signature_namespace.items())
    alike = _known.setdefault((fn.__code__, fn.__module__, names), [])
    for other, found in alike:
        if is_alike(fn, other):
            return found
    alike.append((fn, _read(fn, signature_namespace)))
    return alike[-1][1]


def is_alike(a: FunctionType, b: FunctionType) -> bool:
    same = a.__annotations__ == b.__annotations__
    return same and a.__defaults__ == b.__defaults__ and a.__kwdefaults__ == b.__kwdefaults__


def install() -> None:
    ParsedSignature.from_fn = staticmethod(signature_of)  # type: ignore[method-assign, assignment]
