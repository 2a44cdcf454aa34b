"""Whoever answers for chance, with a witness who writes every draw down.

An honest house commits itself before the first ball and shows the secret after the last: anybody can then check that
no ball was chosen to suit it.
"""

from __future__ import annotations

from novamas.cli.play.grammar import normalise, phrases
from novamas.cli.play.terminal import Goodbye, Terminal
from novamas.kit.cards import Cards
from novamas.kit.chance import Committed, Dice, Dist, Source, Typed, Value


def outcomes(dist: Dist) -> str:
    """What can happen, in as few words as it takes."""
    if isinstance(dist, Dice | Cards):
        return str(dist)
    values = [value for value, _ in dist]
    numbers = [value for value in values if isinstance(value, int)]
    return f"{min(numbers)}–{max(numbers)}" if len(numbers) == len(values) else ", ".join(map(str, values))


def ask_value(t: Terminal, what: str, dist: Dist) -> Value:
    """What the croupier at a real wheel saw, by its key or by any of its names; `quit` still leaves."""
    said = t.ask(t.word(f"play-typed-{what}", outcomes=outcomes(dist)))
    if normalise(said) in phrases("play-verb-quit"):
        raise Goodbye
    if isinstance(dist, Dice):
        return tuple(int(face) for face in said if face.isascii() and face.isdigit()) or said
    for value, _ in dist:
        if isinstance(value, str) and normalise(said) in (value, *phrases(f"play-word-{value}")):
            return value
    return said


class Witness:
    """A source of chance and the draws it has given."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.draws: list[tuple[Dist, str, Value]] = []

    @property
    def name(self) -> str:
        return self.source.name

    @property
    def by_hand(self) -> bool:
        """True where a person types what a real wheel showed."""
        return isinstance(self.source, Typed)

    def draw(self, dist: Dist, what: str) -> Value:
        value = self.source.draw(dist, what)
        self.draws.append((dist, what, value))
        return value

    def announce(self, t: Terminal) -> None:
        """What is said of chance before the first draw."""
        if isinstance(self.source, Committed):
            t.say("play-commitment", "dim", commitment=self.source.commitment)
        else:
            t.say(f"play-chance-{self.name}", "dim")

    def verify(self, t: Terminal) -> None:
        """Shows the secret and checks every draw; a new commitment follows, because the old secret is spent."""
        self.reveal(t)
        if isinstance(self.source, Committed):
            self.source, self.draws = Committed(), []
            self.announce(t)

    def reveal(self, t: Terminal) -> None:
        if not isinstance(self.source, Committed):
            t.say(f"play-chance-{self.name}")
            return
        secret = self.source.reveal()
        Committed.verify(self.source.commitment, secret, self.draws)
        t.say("play-verified", draws=len(self.draws), commitment=self.source.commitment, secret=secret)
