"""What the server answers, as types. Written by `python -m tools.wire` from its own schemas: edit those.

Amounts are whole minor units unless something else is said.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class Ack(TypedDict):
    """A command that is on disk: the numbers of its events in the table's log."""

    table: str
    seq: int
    events: int
    again: bool

class Amount(TypedDict):
    """Whole minor units from `lo` to `hi` in steps counted from `lo`, and a few odd values besides."""

    type: Literal['Amount']
    lo: int
    hi: int
    step: NotRequired[int]
    also: NotRequired[list[int]]
    below: NotRequired[Why]
    above: NotRequired[Why]
    off: NotRequired[Why]

class Article(TypedDict):
    """A clause as it is printed: `language` is the one its text is really in."""

    id: str
    text: str
    language: str
    layer: str
    kind: str

class Await(TypedDict):
    """Somebody the game cannot go on without. Public: it holds no default and no odds. `blind`: chance may answer
    `UNKNOWN`, because at a physical table nobody has seen the card yet. `due`, where whoever looks on is told: what
    of chance is asked for, and where it goes.
    """

    who: str
    kinds: NotRequired[list[str]]
    what: NotRequired[str]
    blind: NotRequired[bool]
    due: NotRequired[Due | None]

class BanqueCloth(TypedDict):
    """The picture: the mode and its limits (no `bank_most` where it has none), the chart, what the house takes in
    ten-thousandths, how often a void banco is repeated, the sessions and shoes of a free bank. A stake on both
    cloths is divided into whole `unit`s.
    """

    kind: Literal['baccarat-banque']
    mode: str
    decks: int
    behind: int
    players: int
    naturals: list[int]
    chart: dict[str, str]
    bank_least: int
    bank_most: int | None
    take: int
    repeats: int
    unit: int
    sessions: int
    shoes: int
    opening: str
    left: str
    waived_by: str

class BeforeTyping(TypedDict):
    """The table as it stood before something was typed (`what` chance was asked for), so that it can be taken back."""

    what: str
    state: Any

class BestPlay(TypedDict):
    """What is best where a player has many choices; `notes` are sentences below it, with their numbers."""

    title: str
    against: list[str]
    rows: list[ChartRow]
    notes: NotRequired[list[dict[str, int | str]]]

class Bet(TypedDict):
    """A stake on the cloth. `zeros` counts the zeros it has met: from one on it is in prison."""

    owner: str
    on: str
    amount: int
    zeros: int
    asked: bool

class BetLine(TypedDict):
    """A row of the table of bets, and the cases below it; `pays` is empty where only these are paid."""

    bet: str
    name: str
    pays: str
    prizes: list[PrizeLine]
    maximum: str
    clauses: list[str]

class BettingCloth(TypedDict):
    """The picture: where the shop stands, what may be announced, and how pools are paid, in thousandths and
    hundredths.
    """

    kind: Literal['betting']
    premises: str
    venue: str
    authorised: list[str]
    events: int
    programme: list[Fixture]
    places: int
    margin: int
    deduction: bool
    pools: bool
    take_out: int
    breakage_step: int
    breakage: str
    least_dividend: int
    unwon: str
    most_stake: int
    most_liability: int
    matters: list[str]

class BingoCloth(TypedDict):
    """The picture: the board of numbers, what cards come on, the prizes in thousandths of the takings, the ball up to
    which a bingo wins more (0: none); and what cards are made of (`cards.py`): the `counts` of the first pattern,
    the `rings` of every pattern, the `stride` from one strip to the next.
    """

    kind: Literal['bingo']
    numbers: int
    lines: int
    counts: list[list[int]]
    rings: list[list[list[int]]]
    stride: int
    supports: list[str]
    series_size: int
    price: int
    most_cards: int
    machine_cards: int
    machines: int
    line_share: int
    bingo_share: int
    extra_share: int
    extra_ball: int
    extra_thing: str
    rows: list[str]
    row: str
    rooms: int
    last_number: bool
    automatic: bool

class BlackjackCloth(TypedDict):
    """The picture: so many boxes in a half circle, each with so many stages and these bets beside it. `stop` is the
    total that takes no card, `target` the one that no hand may exceed, `stands` where the bank stands, `natural`
    what a blackjack pays. What cards count depends on `doubled_ace`, `bank_ace` and `split_natural`, as in the
    rules of those names.
    """

    kind: Literal['blackjack']
    boxes: int
    stages: int
    beside: list[str]
    natural: str
    insurance: str
    stands: int
    stop: int
    target: int
    decks: int
    shuffler: bool
    surrender: bool
    even_money: bool
    accumulated: int
    doubled_ace: str
    bank_ace: str
    split_natural: bool

class BouleCloth(TypedDict):
    """The picture: the numbers, the one that belongs to no even chance, and the number beside each cup, in order."""

    kind: Literal['boule']
    numbers: list[int]
    colours: dict[str, Literal['black', 'red', 'special']]
    special: int
    cups: list[int]

Call: TypeAlias = "list[str | dict[str, int | str]]"

class Chapter(TypedDict):
    """The clauses of one game, by section; a game that extends another has its parent's chapter after its own."""

    game: str
    name: str
    epigraph: str
    place: str
    parts: list[Part]

class ChartRow(TypedDict):
    """A hand, and what is best with it in each column."""

    hand: str
    answers: list[str]

class CheminCloth(TypedDict):
    """The picture: the bank's limits (no `bank_most` where it has none), the chart row by row, what the house takes.
    `refusals` cost a seat; `garage_from` is the sum that has to be exceeded before winnings may be set aside, of
    the bank or of its winnings (`garage_of`); `half` is what *banco con la mesa* stakes.
    """

    kind: Literal['chemin-de-fer']
    decks: int
    behind: int
    players: int
    naturals: list[int]
    chart: dict[str, str]
    bank_least: int
    bank_most: int | None
    cagnotte: int
    refusals: int
    garage_of: str
    garage_from: int
    all_goes: bool
    half: str
    banco_free: bool
    partner_at_award: str
    partner_later: str
    waived_by: str

class CirclePokerCloth(TypedDict):
    """The picture: the streets; the pack; the limit with the table maximum; the ante or the blinds in minima; what the
    house takes (in hundredths of what `benefit` names) and its cap; the ranking, the highest first; how many own
    cards are used; the boards; the fewest players, how many hands one may rest, how many raises there may be (0:
    any); whether one may ask what one's cards are worth; how often in a game one may have more time.
    """

    kind: Literal['circle-poker']
    cards: int
    streets: list[StreetPicture]
    boards: int
    low: bool
    own: list[int]
    ranking: list[str]
    limit: str
    maximum: int
    ante: int
    posts: list[int]
    benefit: str
    benefit_percent: int
    benefit_cap: int
    fee: int
    players: int
    rests: int
    raises: int
    discards: int
    resto: list[int] | None
    resto_again: list[int] | None
    equity: bool
    time_bank: int

class Coin(TypedDict):
    """A currency: its code, and how many decimals lie between the unit people name and the one that is counted."""

    code: str
    digits: int

class Committed(TypedDict):
    """What is known of the draws of a table: the commitment of the epoch that runs, and the secret of the one before.
    A table whose results are typed has epochs too, and neither. Where it is sealed, cards stay hidden after the
    epoch: what is committed is the order of a pack, and no secret is told.
    """

    epoch: int
    since: int
    commitment: str
    before: Revealed | None
    sealed: bool

class CrapsCloth(TypedDict):
    """The picture: the boxes of the numbers, the bets that move to them, the odds of each bet, the dice at the table.
    `odds` says, by spot, which bet a spot goes with and how many per cent of it may be staked there; 0 says
    nothing.
    """

    kind: Literal['craps']
    boxes: list[int]
    seven: int
    moves: list[str]
    odds: dict[str, list[str | int]]
    dice: int
    thrown: int
    two_colours: bool

class Doubt(TypedDict):
    """A place where the text needs a decision: both sides, which one applies, and why. `odd`: by the letter a bet
    never wins, or the player is ahead.
    """

    reading: str
    name: str
    literal: str
    corrected: str
    applies: Literal['corrected', 'literal']
    reason: str
    unplayable: str
    clauses: list[str]
    odd: bool

class Due(TypedDict):
    """Where what chance is asked for next goes, as whoever deals says it: "box 3, second card", "the bank", "burnt".
    `at` is the kind of place, `number` which of them (a box, a seat), `hand` which hand there where there are
    several; `card` which card of that place it is, `turned` if it lies there already and is turned over; `who`
    holds it, or has the dice; `among` are the people of whom one is drawn by lot.
    """

    at: str
    number: NotRequired[int]
    hand: NotRequired[int]
    card: NotRequired[int]
    turned: NotRequired[bool]
    who: NotRequired[str]
    among: NotRequired[list[str]]

class Elsewhere(TypedDict):
    """What a bet of the same kind pays and costs under another law."""

    law: str
    pays: str
    edge: str

class Entry(TypedDict):
    """A game of a law's catalogue; `epigraph` is nothing where it cannot be played here yet, `in_force` empty where
    the law's text does not say since when it is.
    """

    game: str
    name: str
    law: str
    law_name: str
    title: str
    in_force: str
    epigraph: str | None
    currency: str
    readings: int
    playable: bool

Event: TypeAlias = "dict[str, Any]"

class Figures(TypedDict):
    """The figures of one bet and one way to play it: exact ones as fractions, computed ones as decimals.
    `element_of_risk` is the edge by all that is staked, where that is more than the first stake; `error` is what a
    computed edge may be wrong by.
    """

    bet: str
    pays: str
    win: str
    push: str
    lose: str
    edge: str
    edge_float: float
    sd: float
    method: str
    strategy: str
    clauses: list[str]
    element_of_risk: NotRequired[str]
    error: NotRequired[float]

class Fixture(TypedDict):
    """An event that the house may announce. `matter` is what it is about, `sport` the word that names it; it is `held`
    at these venues. A match by `points` is won by who first has `target` of them, one by `goals` may be drawn, a
    `field` finishes in an order. `strengths` is the house's opinion, from which the opening prices follow and by
    which a demonstration is drawn: the odds of each point, the chances in a hundred that are scored, the weights of
    a field. `total` and `handicap` (given to the first side) are told in halves. `parties` are people who take part
    in it.
    """

    name: str
    sport: Literal['cycling', 'football', 'horses', 'other', 'pelota', 'rowing', 'verses']
    matter: str
    held: list[str]
    shape: Literal['field', 'goals', 'points']
    entries: list[str]
    strengths: list[int]
    target: int
    total: int
    handicap: int
    parties: list[str]

class FloorTable(TypedDict):
    """A table as the floor shows it. Amounts are minor units of the currency; `awaits` are roles, never people.
    `family` is the family of its game, `languages` are those of its law, `anomalies` the readings where the letter
    of the law is odd; `pace` is how many seconds a round has really taken there of late; `reversible` the cloth
    that it is one side of; `shoe` the number of its shoe, nought where the law numbers none; `currency` is that of
    play money (`EUR-play`) where `money` says so. `people` are persons with chips there, without the company of the
    house. `private`: a table for friends, which only those see who came by its link. `mine` are the chips that
    whoever asks has there, `seat` where they sit; `name` and `sector` what the house calls it and where it stands;
    `against` the odd readings that it plays by the letter.
    """

    table: str
    law: str
    game: str
    family: str
    money: Literal['cash', 'play']
    currency: str
    minimum: int
    round: int
    phase: str
    seats: int
    free: int
    people: int
    standing: int
    viewers: int
    suspended: bool
    policy: Policy
    awaits: list[str]
    languages: list[str]
    limits: list[Limit]
    anomalies: list[str]
    pace: float | None
    closes_at: float | None
    reversible: str
    shoe: int
    private: bool
    mine: int | None
    seat: int | None
    name: str
    sector: str
    against: list[str]

class Halted(TypedDict):
    """A game that somebody stopped: who, and why."""

    by: str
    reason: str

class Here(TypedDict):
    """Who came in. `token` goes into the header `x-novamas-token` of every request that changes something. `ways_in`
    are the one-time links that others made for this account, and whether they were used: its owner is told.
    """

    person: str
    role: Literal['auditor', 'cashier', 'croupier', 'director', 'guest', 'inspector', 'player']
    name: str
    token: str
    password_first: bool
    ways_in: list[WayIn]

class Holding(TypedDict):
    """What a purse holds of every currency, by its code, in minor units."""

    person: str
    balances: dict[str, int]

class LawNames(TypedDict):
    """A law and what people call it, by language."""

    law: str
    short: dict[str, str]

class Limit(TypedDict):
    """The least and the most that may lie on one spot of a kind."""

    kind: str
    min: int
    max: int

class Line(TypedDict):
    """A sentence: the key of its words, and what they need. A text `35:1` is a payment and is shown as people say it,
    `1/37` a part and is shown in per cent; several numbers are listed with "or" before the last; a line inside a
    line is put into words first.
    """

    key: str
    args: dict[str, int | str | list[int] | Line]

class LotteryCloth(TypedDict):
    """The picture: the form; for printed numbers their figures, shares and prizes (the place of the number that is
    drawn, the name, times the price); for chosen ones how many of how many, and the categories (name, part of the
    fund in thousandths, how likely as one in so many).
    """

    kind: Literal['lottery']
    form: str
    digits: int
    shares: int
    fractions: int
    programme: list[list[int | str]]
    picks: int
    of: int
    extra: bool
    categories: list[list[str | int]]
    fund: int
    guaranteed: int

class MachineCloth(TypedDict):
    """The picture: what is on the reels, the rows that each line goes through (from 1 on), the prizes in credits, and
    what the machine is worth as fractions. Of `free` and `boxes` there are none where they are empty; reels may be
    held one time in `hold` (0: never).
    """

    kind: Literal['machine']
    names: dict[str, str]
    type: str
    rows: int
    reels: list[list[str]]
    symbols: list[MachineSymbol]
    lines: list[list[int]]
    prizes: list[MachinePrize]
    price: int
    credit: int
    stakes: list[int]
    pays_in: str
    free: list[MachinePrize]
    free_times: int
    free_most: int
    boxes: list[int]
    boxes_for: list[MachinePrize]
    hold: int
    returned: str
    hits: str
    greatest: int
    place: str
    apart: bool

class MachinePrize(TypedDict):
    """So many of a symbol, and how many credits they pay."""

    symbol: str
    count: int
    credits: int

class MachineSymbol(TypedDict):
    """A symbol as it is drawn, and what it is called in each language."""

    key: str
    mark: str
    colour: str
    wild: bool
    scatter: bool
    names: dict[str, str]

Move: TypeAlias = "list[str | int]"

class MoveRow(TypedDict):
    """Chips that moved from one account to another. `row` counts the moves of a table from 1; `act` and `event` say in
    which act and in which kind of event they moved, `command` what somebody asked for, `by` as whom, `person` who
    stood behind a role. `spot` is where a stake lay. `clauses` are the articles, with spaces between them.
    """

    table: str
    law: str
    game: str
    currency: str
    day: str
    at: float
    row: int
    act: int
    round: int
    command: str
    by: str
    person: str
    event: str
    spot: str
    src: str
    dst: str
    amount: int
    why: str
    clauses: str

class Notice(TypedDict):
    """A new minimum that was announced: it comes into force once `after` rounds have been played."""

    minimum: int
    after: int
    top_up: int

class Odds(TypedDict):
    """The odds of a game under one law and one choice of readings. `lacking` says why there are none, `command` what
    is to be typed at the server to get them, and `waits` how many seconds that takes.
    """

    game: str
    law: str
    reading: str
    bets: list[Figures]
    charts: NotRequired[list[BestPlay]]
    lacking: NotRequired[str]
    command: NotRequired[str]
    waits: NotRequired[int]

class Offer(TypedDict):
    """One kind of command that an actor may send now, with a space for every field."""

    kind: str
    by: str
    form: NotRequired[dict[str, Amount | OneOf | Subset]]
    clauses: NotRequired[list[str]]

class OneOf(TypedDict):
    """One of a list of values: positions, choices, names."""

    type: Literal['OneOf']
    values: list[bool | int | str | list[int]]
    other: NotRequired[Why]

class Part(TypedDict):
    """Clauses under one heading; `section` is the number that the law gives it, where it has one."""

    section: str
    heading: str
    clauses: list[Article]

class PokerCloth(TypedDict):
    """The picture: so many boxes in a half circle, the places of the cards, the pay tables by bet. `spaces` are the
    kinds of bet that each box has a space for, in the order they lie there; `places` are those of cards that belong
    to no box, with how many each gets; `own` is how many a hand gets; `least` is the hand with which the bank plays
    (kind and ranks), if there is a bank; `second` how many times the ante the second bet is; `price` what a card
    costs that is bought, in antes ("" where none is); `dice` how many say who is dealt first; `low` how many cards
    of a hand are set apart as its low hand, and `cases` what becomes of the bet as both hands compare with the
    bank's ("higher-equal": "tied").
    """

    kind: Literal['poker']
    boxes: int
    spaces: list[str]
    own: int
    places: dict[str, int]
    tables: dict[str, list[Prize]]
    ranking: list[str]
    least: list[str]
    second: int
    price: str
    shuffler: bool
    dice: int
    low: int
    cases: dict[str, str]

class Policy(TypedDict):
    """How a table runs: by itself with a countdown or by a croupier, with a wheel whose result is typed, with bots.
    Whether results are typed is settled when a table opens, and stays so (`Listed.chance`).
    """

    auto: bool
    seconds: float
    physical: bool
    bots: int

class Prize(TypedDict):
    """A line of a pay table: the combination, the least of its first rank ("2": any), and what it pays."""

    kind: str
    least: str
    pays: str

class PrizeLine(TypedDict):
    """A case in which a bet is paid in its own way: "royal flush", "if the bank does not play"."""

    name: str
    pays: str
    clauses: list[str]

class PrizeShown(TypedDict):
    """A prize: its name, what it is, its value, how many there are, the points that it takes (0: it is drawn)."""

    name: str
    kind: str
    value: int
    count: int
    points: int

class Problem(TypedDict):
    """What went wrong: a stable code to switch on, a sentence to show, the clauses behind it, the field it is about;
    where a code has many sentences, the reason that names this one and what it speaks of.
    """

    code: str
    sentence: str
    clauses: list[str]
    field: str
    reason: str
    args: dict[str, Any]

class PublicAct(TypedDict):
    """An act as viewers see it: what happened, never which person stood behind a role. `command` is the name of the
    command that it came of; where the viewer may not see all that happened it is told of chance and of reports
    only, which are no secret. `outcomes` is what came, `phase` the phase of the round after it. `patch` is what it
    changed in the viewer's view of the table, where the act is shown live.
    """

    seq: int
    round: int
    by: str
    events: list[Event]
    cause: NotRequired[str]
    source: NotRequired[str]
    at: NotRequired[float]
    command: NotRequired[str]
    outcomes: NotRequired[list[SightCame]]
    phase: NotRequired[str]
    patch: NotRequired[dict[str, Any]]

class PuntoCloth(TypedDict):
    """The picture: which table it is, the numbers that its places may leave out, and the bank's table of third cards.
    `bank` has a line for each score: the player's third cards on which the bank draws, and `stands` the scores with
    which it draws though the player's hand has stood.
    """

    kind: Literal['punto-banca']
    layout: str
    skip: list[int]
    players_deal: bool
    decks: int
    player: list[int]
    bank: dict[str, list[int]]
    stood: list[int]

class RaffleCloth(TypedDict):
    """The picture: the prizes, the first one first; how many tickets there are, how they are told apart and what one
    costs; whether they win when they are opened (`instant`), come free with a `product`, and on which days of a
    promotion they are drawn.
    """

    kind: Literal['raffle']
    prizes: list[PrizeShown]
    worth: int
    tickets: int
    most_tickets: int
    price: int
    marks: str
    instant: bool
    free: bool
    unsold: str
    product: str
    dates: list[int]
    period: int

class Read(TypedDict):
    """A doubtful place of the text: what it prints, what it must mean, and which of the two this table plays."""

    id: str
    side: Literal['corrected', 'literal']
    literal: str
    corrected: str
    reason: str
    clauses: list[str]

class Result(TypedDict):
    """What came in a round, and when."""

    round: int
    value: int | str
    at: float

class Revealed(TypedDict):
    """The secret of an epoch that is over (in hexadecimal; nothing where outcomes were typed), and how many draws were
    made under it. `sealed`: cards were dealt under it that stay hidden, so it is for the audit alone.
    """

    secret: str
    drawn: int
    sealed: bool

class RouletteCloth(TypedDict):
    """The picture: numbers and zeros, the order round the wheel (clockwise from zero), a track for announced bets."""

    kind: Literal['roulette']
    numbers: int
    zeros: list[int]
    colours: dict[str, Literal['black', 'red']]
    wheel: list[int]
    track: bool
    style: Literal['american', 'french']
    colour_chips: bool

class Rules(TypedDict):
    """The rulebook of a game under a law; `inherited` are the chapters of the games whose rules it takes over."""

    law: str
    game: str
    title: str
    law_name: str
    law_title: str
    date: str
    gazette: str
    in_force: str
    amended_by: list[str]
    epigraph: str
    place: str
    currency: str
    language: str
    reading: str
    playable: bool
    bets: list[BetLine]
    readings: list[Doubt]
    sections: list[Part]
    inherited: list[Chapter]

class SheetIrregularity(TypedDict):
    """A mistake that staff can report: the command, its causes if it has any, and who may send it (the first there)."""

    kind: str
    by: list[str]
    clauses: list[str]
    causes: list[str]

ShownDesk: TypeAlias = "dict[str, Any]"

class SightCame(TypedDict):
    """What a board at the table would show, and the number of the event that says so."""

    seq: int
    value: int | str

class Snapshot(TypedDict):
    """All that a viewer may see of a table now, what they may do, and what people there are called. `money` are the
    fields of each command that are amounts: decimal strings in a command, minor units everywhere else. `private`: a
    table for friends; `at`: the time of day here, which `closes_at` goes by.
    """

    table: str
    seq: int
    law: str
    game: str
    currency: str
    money: dict[str, list[str]]
    policy: Policy
    draws: Committed | None
    closes_at: float | None
    view: TableState
    awaits: list[Await]
    options: list[Offer]
    names: dict[str, str]
    private: bool
    at: float
    ready: list[str]

class SpotInfo(TypedDict):
    """A place for a stake. `parts` are the chips that an announced bet lays on other spots, `covers` what wins here.
    Where the player has a choice later (half or prison), the figures are those of the better one, named in
    `choice`.
    """

    spot: str
    kind: str
    covers: list[int | str]
    parts: list[list[str | int]]
    pays: str
    min: int
    max: int
    win: str
    edge: str
    choice: str
    clauses: list[str]
    limit_clauses: list[str]

class Step(TypedDict):
    """Kinds of bets that are paid one after another, and the clauses that say so."""

    kinds: list[str]
    clauses: list[str]

class StreetPicture(TypedDict):
    """A street: what it deals to everybody, to each board, what is burnt, whether cards are changed before it."""

    deal: list[str]
    common: int
    burn: int
    draw: bool
    opens: str

class Subset(TypedDict):
    """Between `lo` and `hi` different members of `of`, in ascending order: the cards to discard."""

    type: Literal['Subset']
    of: list[int]
    lo: int
    hi: int
    other: NotRequired[Why]

class Symbol(TypedDict):
    """A symbol: on how many cells it stands, and what the bet on it pays (nothing where there is none)."""

    symbol: str
    count: int
    pays: str

class TableSheet(TypedDict):
    """What a table is, for drawing and explaining it. Amounts are minor units; figures are exact fractions. `lesson`
    tells how the game is played, `meanings` what wins and what loses each kind of bet; `tournament` is the one that
    it is a table of.
    """

    table: str
    law: str
    game: str
    family: str
    currency: Coin
    languages: list[str]
    minimum: int
    chips: list[int]
    spots: list[SpotInfo]
    order: list[Step]
    at_once: Literal['all', 'all-but-even-chances', 'no']
    collect_clauses: list[str]
    cloth: BanqueCloth | BettingCloth | BingoCloth | BlackjackCloth | BouleCloth | CheminCloth | CirclePokerCloth | CrapsCloth | LotteryCloth | MachineCloth | PokerCloth | PuntoCloth | RaffleCloth | RouletteCloth | TicketCloth | TrenteCloth | WheelCloth
    elsewhere: dict[str, list[Elsewhere]]
    readings: list[Read]
    irregularities: list[SheetIrregularity]
    lesson: list[Line]
    meanings: dict[str, Line]
    tournament: str

class TableState(TypedDict):
    """A table in operation: the game's own state and what the house knows about the table. `expelled` are people who
    were sent away for good, each with the clauses of the reason. `tally` is the last count of a table that is
    counted, `counted_in` whether its float was counted and signed before its first round. `halted` says that the
    game stands still while something is looked at; `typed` is what the table was before each result that was typed
    in this round, where results are typed.
    """

    desk: ShownDesk
    open: bool
    suspended: bool
    book: dict[str, int]
    staff: dict[str, int]
    guarantee: int
    notice: Notice | None
    expelled: dict[str, list[str]]
    tally: Tally | None
    counted_in: bool
    halted: Halted | None
    typed: list[BeforeTyping]

class Tally(TypedDict):
    """A count: what was found of each account, what the books said then, and whether a second person signed it."""

    found: dict[str, int]
    booked: dict[str, int]
    signed: bool

class TicketCloth(TypedDict):
    """The picture: a ticket has so many `boxes`, of which `alike` win; `times` are the prizes in prices, highest
    first, `printed` how many tickets a lot has of each and, last, of those that win nothing; codes are below
    `codes`.
    """

    kind: Literal['scratch-tickets']
    boxes: int
    alike: int
    times: list[int]
    printed: list[int]
    codes: int
    in_hand: int

class TokenInfo(TypedDict):
    """A token that is good now. `secret` is how a program sends it, told once, to whoever made it."""

    token: str
    label: str
    scopes: list[Literal['books', 'play', 'read', 'staff']]
    until: float
    at: float
    by: str
    secret: str

class TrenteCloth(TypedDict):
    """The picture: the rows in the order in which they are laid, the total that ends one, what insurance costs.
    `insurance` is the part of a bet that is deposited, as odds; "" where there is none. `insured_from` is an
    amount.
    """

    kind: Literal['trente-et-quarante']
    rows: list[str]
    reaches: int
    refait: int
    decks: int
    insurance: str
    insured_from: int

class WayIn(TypedDict):
    """A ticket that was made for an account, as its owner is told of it."""

    at: float
    by: str
    used: float | None

class WheelCloth(TypedDict):
    """The picture: the symbols, and the cells in their order round the wheel."""

    kind: Literal['wheel']
    symbols: list[Symbol]
    segments: list[str]

class Why(TypedDict):
    """A reason: a stable code and the clauses behind it."""

    code: str
    clauses: NotRequired[list[str]]

__all__ = [
    "Ack",
    "Amount",
    "Article",
    "Await",
    "BanqueCloth",
    "BeforeTyping",
    "BestPlay",
    "Bet",
    "BetLine",
    "BettingCloth",
    "BingoCloth",
    "BlackjackCloth",
    "BouleCloth",
    "Call",
    "Chapter",
    "ChartRow",
    "CheminCloth",
    "CirclePokerCloth",
    "Coin",
    "Committed",
    "CrapsCloth",
    "Doubt",
    "Due",
    "Elsewhere",
    "Entry",
    "Event",
    "Figures",
    "Fixture",
    "FloorTable",
    "Halted",
    "Here",
    "Holding",
    "LawNames",
    "Limit",
    "Line",
    "LotteryCloth",
    "MachineCloth",
    "MachinePrize",
    "MachineSymbol",
    "Move",
    "MoveRow",
    "Notice",
    "Odds",
    "Offer",
    "OneOf",
    "Part",
    "PokerCloth",
    "Policy",
    "Prize",
    "PrizeLine",
    "PrizeShown",
    "Problem",
    "PublicAct",
    "PuntoCloth",
    "RaffleCloth",
    "Read",
    "Result",
    "Revealed",
    "RouletteCloth",
    "Rules",
    "SheetIrregularity",
    "ShownDesk",
    "SightCame",
    "Snapshot",
    "SpotInfo",
    "Step",
    "StreetPicture",
    "Subset",
    "Symbol",
    "TableSheet",
    "TableState",
    "Tally",
    "TicketCloth",
    "TokenInfo",
    "TrenteCloth",
    "WayIn",
    "WheelCloth",
    "Why",
]
