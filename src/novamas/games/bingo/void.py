"""Games that do not count: a number announced wrongly, or something broken that nobody can mend in time."""

from __future__ import annotations

from novamas.games.bingo.acts import PLAYING, READY, Bingo, GameVoided, VoidGame
from novamas.games.bingo.claims import add_up
from novamas.games.bingo.desk import HallPart, announce
from novamas.kit.decider import CLOTH, Actor, Command, Move, Offer, Run
from novamas.kit.decider import DIRECTOR as ROOM_MANAGER
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import OneOf

WRONG_NUMBER = "wrong-number"


class Voiding(HallPart):
    """The room manager answers for the game, and says when one is void."""

    @gate(VoidGame, by=(ROOM_MANAGER,), during=(READY, *PLAYING))
    def allow_void_game(self, s: Bingo, who: Actor) -> Answer:
        void = self.rules.void
        clauses = (*void.clauses, *void.by_clauses)
        if s.phase not in (READY, *PLAYING):
            return Shut("no-game-running", clauses)
        causes = tuple(cause for cause in void.causes if s.balls or cause != WRONG_NUMBER)
        return Offer("VoidGame", who, {"cause": OneOf(causes)}, clauses)

    def play(self, run: Run[Bingo], c: Command) -> None:
        assert isinstance(c, VoidGame)
        s, void = run.s, self.rules.void
        refunded: dict[Actor, int] = {}
        for lot in s.sold:
            refunded[lot.who] = refunded.get(lot.who, 0) + lot.count * s.minimum
        because = void.clauses if c.cause == WRONG_NUMBER else void.breakdown_clauses
        run(
            GameVoided(
                cause=c.cause,
                refunded=refunded,
                returned=add_up(share for shares in s.won.values() for share in shares),
                calls=(announce("void"),),
                moves=tuple(Move(CLOTH, who, amount, "refund") for who, amount in refunded.items()),
                clauses=(*because, *void.by_clauses, *void.refund_clauses, *void.returned_clauses),
            )
        )
