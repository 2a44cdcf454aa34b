"""Trente et quarante: two rows of cards, and four even chances on which of them comes nearer to thirty-one.

Read `rules.py` first. The shoe is `games/shoe`, the bets are `games/cloth`, thirty-one on both sides is zero's rule
(`games/cloth/prison.py`). Here are the rows, the insurance, and the red card that voids the round it appears in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from msgspec import Struct

from novamas.games.cloth.acts import BETTING, Bet, BetTakenBack, RoundEnded, Spot, StakesFreed, TakeBack
from novamas.games.cloth.play import change
from novamas.games.cloth.prison import CHOOSING, PrisonGame, Refunded, Zero
from novamas.games.cloth.rules import BetRule
from novamas.games.shoe.keeper import CUT_COMMANDS, CUT_EVENTS
from novamas.games.shoe.play import ShoeGame
from novamas.games.trente_quarante.acts import (
    BetInsured,
    InsureBet,
    PremiumsKept,
    PremiumsReturned,
    RowsDecided,
    StopCardOut,
    Trente,
)
from novamas.games.trente_quarante.rules import (
    BLACK,
    COLOUR,
    INVERSE,
    RED,
    REFAIT,
    TIE,
    TrenteHouse,
    TrenteRules,
)
from novamas.kit.cards import rank, suit
from novamas.kit.chance import Value
from novamas.kit.decider import CLOTH, FLOAT, STAFF, Account, Actor, Call, Command, Event, Move, Offer, Run, is_person
from novamas.kit.parts import Answer, Shut, gate
from novamas.kit.spaces import Amount, OneOf, Why

RED_SUITS = (1, 2)  # hearts and diamonds


class TrenteGame(PrisonGame[Trente, TrenteRules, TrenteHouse], ShoeGame[Trente, TrenteRules, TrenteHouse]):
    """Trente et quarante under one law, one house and one choice of readings."""

    commands = (*ShoeGame.commands, *CUT_COMMANDS, *PrisonGame.commands, InsureBet)
    events = (
        *ShoeGame.events, *CUT_EVENTS, *PrisonGame.events, StakesFreed, BetInsured, RowsDecided, PremiumsKept,
        PremiumsReturned, StopCardOut,
    )  # fmt: skip
    state: ClassVar[type[Struct]] = Trente

    # -- the cloth and its limits ------------------------------------------------------------------------------

    def draw_cloth(self) -> Iterable[Spot]:
        covers = {
            RED: (f"{RED}-{COLOUR}", f"{RED}-{INVERSE}"),
            BLACK: (f"{BLACK}-{COLOUR}", f"{BLACK}-{INVERSE}"),
            COLOUR: (f"{RED}-{COLOUR}", f"{BLACK}-{COLOUR}"),
            INVERSE: (f"{RED}-{INVERSE}", f"{BLACK}-{INVERSE}"),
        }
        return (Spot(kind, kind, frozenset(covers[kind])) for kind in self.rules.bets)

    def results(self) -> frozenset[Value]:
        decided = (f"{row}-{chance}" for row in (BLACK, RED) for chance in (COLOUR, INVERSE))
        return frozenset((*decided, TIE, REFAIT))

    def bet_rule(self, kind: str) -> BetRule:
        return self.rules.bets[kind]

    def maximum(self, s: Trente, kind: str) -> int:
        limit = self.rules.bets[kind].maximum
        assert limit is not None
        return s.minimum * (self.house.maximum or max(limit.multiples))

    def zero_rule(self) -> Zero:
        return self.rules.zero

    def find_zero_bets(self, s: Trente, value: Value) -> list[int]:
        """No result that has a winner; the refait is settled apart, because insured bets pass it by."""
        return []

    # -- the rows --------------------------------------------------------------------------------------------------

    def points(self, card: int) -> int:
        points = self.rules.points
        return points.ace if rank(card) == 0 else rank(card) + 1 if rank(card) < 10 else points.courts

    def total(self, s: Trente, row: str) -> int:
        return sum(self.points(card.value) for card in s.hands.get(row, ()) if card.value is not None)

    def next_place(self, s: Trente) -> str | None:
        """The first row that has not reached its end, in the order of the law."""
        return next((row for row in self.rules.rows.order if self.total(s, row) < self.rules.rows.reaches), None)

    def result(self, s: Trente) -> str:
        """The winning row with colour or inverse; a tie; or the refait, which is zero's."""
        rows = self.rules.rows
        away = {row: abs(rows.nearest - self.total(s, row)) for row in (BLACK, RED)}
        if away[BLACK] == away[RED]:
            return REFAIT if self.total(s, BLACK) == rows.refait else TIE
        winner = min(away, key=lambda row: away[row])
        first = s.hands[BLACK][0].value
        assert first is not None
        colour = RED if suit(first) in RED_SUITS else BLACK
        return f"{winner}-{COLOUR if colour == winner else INVERSE}"

    # -- who may do what ---------------------------------------------------------------------------------------------

    @gate(InsureBet, also=STAFF, during=(BETTING,), narrow=True)
    def allow_insurance(self, s: Trente, who: Actor, c: InsureBet | None) -> Answer:
        insurance = self.rules.insurance
        if insurance is None:
            return Shut("no-insurance")
        if not is_person(who):
            return Shut("not-your-role", insurance.clauses, "by")
        if s.phase != BETTING:
            return Shut("insured-when-laid", insurance.clauses)
        offers = tuple(
            Offer("InsureBet", who, {"bet": OneOf((id,), Why("not-your-bet"))}, insurance.clauses)
            for id, bet in s.bets.items()
            if bet.owner == who and (c is None or c.bet == id) and self.insurable(s, id, bet)
        )
        return offers or Shut("cannot-be-insured", insurance.clauses, "bet")

    def insurable(self, s: Trente, id: int, bet: Bet) -> bool:
        """A bet laid for this round, high enough, not insured yet, whose owner can pay for it."""
        insurance = self.rules.insurance
        assert insurance is not None
        least = self.house.insured_from or insurance.least
        fits = not bet.zeros and id not in s.insured and bet.amount >= least
        return fits and 0 < self.premium(bet) <= s.chips[bet.owner]

    def premium(self, bet: Bet) -> int:
        insurance = self.rules.insurance
        assert insurance is not None
        return self.house.rounding.share(bet.amount, insurance.rate)

    def is_insured_on(self, s: Trente, who: Actor, on: object) -> bool:
        return any(s.bets[id].owner == who and s.bets[id].on == on for id in s.insured)

    def shut_spot(self, s: Trente, who: Actor, key: str) -> Why | None:
        """Nothing is added to a bet that is insured: its token stands for the whole of it."""
        insurance = self.rules.insurance
        insured = insurance is not None and self.is_insured_on(s, who, key)
        return Why("bet-insured", insurance.clauses) if insurance is not None and insured else None

    def places(self, s: Trente, who: Actor, kinds: Mapping[str, tuple[str, ...]]) -> Iterator[Offer]:
        return super().places(s, who, {k: v for k, v in kinds.items() if self.shut_spot(s, who, k) is None})

    def returnable(self, s: Trente, id: int, bet: Bet) -> Amount:
        """An insured bet is taken back whole."""
        return Amount(bet.amount, bet.amount) if id in s.insured else super().returnable(s, id, bet)

    # -- the rulebook ------------------------------------------------------------------------------------------------

    def play(self, run: Run[Trente], c: Command) -> None:
        match c:
            case InsureBet(by=who, bet=bet):
                insurance = self.rules.insurance
                assert insurance is not None
                premium = self.premium(run.s.bets[bet])
                moves = (Move(who, CLOTH, premium, "premium"),)
                run(BetInsured(bet=bet, premium=premium, moves=moves, clauses=insurance.clauses))
            case TakeBack(by=who, bet=bet, amount=amount) if bet in run.s.insured:
                run(PremiumsReturned(bets=(bet,), moves=(Move(CLOTH, who, run.s.insured[bet], "premium"),)))
                run(BetTakenBack(bet=bet, left=0, moves=(Move(CLOTH, who, amount, "back"),)))
            case _:
                super().play(run, c)

    def follow_card(self, run: Run[Trente]) -> None:
        """Once both rows have ended they are announced and settled; the red card ends the round before."""
        if self.next_place(run.s) is None:
            self.decide(run)
        elif run.s.shoe.stopped:
            self.stop(run)

    def decide(self, run: Run[Trente]) -> None:
        result, totals = self.result(run.s), {row: self.total(run.s, row) for row in (BLACK, RED)}
        calls = self.announce(result, totals[BLACK], totals[RED])
        run(RowsDecided(result=result, black=totals[BLACK], red=totals[RED], calls=calls))
        self.settle(run, result)

    def announce(self, result: str, black: int, red: int) -> tuple[Call, ...]:
        """The totals, and if there is a winner the chances that have won, as each law has them called."""
        said = self.rules.calls.result
        row, _, chance = result.partition("-")
        calls: list[Call] = []
        for what in said.tells:
            if what == "totals":
                calls.append(Call("row-totals", {BLACK: black, RED: red}, said.by))
            elif not chance:
                continue  # nothing has won
            elif what == "winners":
                calls.append(Call("winning-chances", {"row": row, "chance": chance}, said.by))
            else:
                asked = what.removesuffix("-wins")
                wins = asked in (row, chance)
                calls.append(Call(f"{asked}-{'wins' if wins else 'loses'}", {}, said.by))
        return tuple(calls)

    def stop(self, run: Run[Trente]) -> None:
        """The red card: the round does not count, and the cards behind it are counted face down."""
        pack = self.rules.pack
        run(StopCardOut(counted=run.s.shoe.left, clauses=pack.stop_clauses))
        self.void(run, pack.stop_clauses)

    def void(self, run: Run[Trente], clauses: tuple[str, ...]) -> None:
        """Nobody wins or loses: what was laid is free, with its insurance; what is in prison stays there."""
        live = [id for id, bet in run.s.bets.items() if not bet.zeros]
        if self.house.stakes == "returned" or self.is_last(run.s):
            self.give_back(run, [id for id in live if id in run.s.insured])
        self.free(run, live, clauses)
        prisoners = [id for id in run.s.bets if self.is_last(run.s)]
        if prisoners:  # no further round would decide them
            run(Refunded(bets=tuple(prisoners), moves=self.halves(run.s, prisoners), clauses=self.rules.zero.clauses))
        run(RoundEnded())

    def settle(self, run: Run[Trente], value: Value) -> None:
        """A tie is void, the refait is zero's; otherwise the premiums first, then losers and winners."""
        if value == TIE:
            self.void(run, self.rules.tie.clauses)
        elif value == REFAIT:
            self.refait(run)
        else:
            insurance = self.rules.insurance
            if insurance is not None and insurance.fate == "premium":
                self.keep(run, list(run.s.insured))
            else:
                self.give_back(run, list(run.s.insured))
            super().settle(run, value)

    def refait(self, run: Run[Trente]) -> None:
        """The same total that is zero's on both sides: who is insured pays the premium and keeps the stake."""
        spared = list(run.s.insured)
        if self.rules.insurance is not None:
            self.keep(run, spared)
            self.free(run, spared, self.rules.insurance.clauses)
        held = [id for id in run.s.bets if id not in spared]
        if held:
            self.zero(run, held)
        if run.s.phase != CHOOSING:
            run(RoundEnded())

    def keep(self, run: Run[Trente], ids: list[int]) -> None:
        if ids:
            moves = tuple(Move(CLOTH, FLOAT, run.s.insured[id], "premium") for id in ids)
            run(PremiumsKept(bets=tuple(ids), moves=moves))

    def give_back(self, run: Run[Trente], ids: list[int]) -> None:
        if ids:
            moves = tuple(Move(CLOTH, run.s.bets[id].owner, run.s.insured[id], "premium") for id in ids)
            run(PremiumsReturned(bets=tuple(ids), moves=moves))

    def follow_minimum(self, run: Run[Trente]) -> None:
        self.give_back(run, [id for id in run.s.insured if not self.admits(run.s, run.s.bets[id])])
        super().follow_minimum(run)

    def pay_rank(self, s: Trente, id: int) -> int:
        """Stakes far from the croupier come first: whoever stands, then the highest place."""
        place = s.present().index(s.bets[id].owner) if s.bets[id].owner in s.present() else 0
        return -place if self.rules.settlement.within == "furthest-first" else place

    # -- folding -----------------------------------------------------------------------------------------------------

    def evolve(self, s: Trente, e: Event) -> Trente:
        match e:
            case BetInsured(bet=id, premium=premium):
                return change(s, insured={**s.insured, id: premium})
            case PremiumsKept(bets=ids) | PremiumsReturned(bets=ids):
                return change(s, insured={id: n for id, n in s.insured.items() if id not in ids})
            case RowsDecided() | StopCardOut():
                return s
        return super().evolve(s, e)

    def outcome(self, e: Event) -> Value | None:
        return e.result if isinstance(e, RowsDecided) else None

    def holdings(self, s: Trente) -> Mapping[Account, int]:
        return {CLOTH: super().holdings(s)[CLOTH] + sum(s.insured.values())}
