// Generated from the server's types by `python -m tools.wire`: edit those, not this file.
// Amounts are whole minor units unless something else is said.

/**
 * A clause with all that hangs on it: its words in every language, what it gives to the rules, the readings that it
 * needs, and what the other laws say of the same rules.
 */
export interface About {
  hit: Hit
  citation: string
  texts: Record<string, string>
  readings: Reads[]
  elsewhere: Hit[]
  before: string
  after: string
}

/** A command that is on disk: the numbers of its events in the table's log. */
export interface Ack {
  table: string
  seq: number
  events: number
  again: boolean
}

/**
 * What happened at a table: who wanted what, who stood behind a role, and the facts that resulted. `seq` is the number
 * of its first event in the table's log; `key` makes the same command sent twice happen once. `draw` is which draw of
 * which secret an answer of chance was, where it was drawn under a commitment.
 */
export interface ActsAct {
  seq: number
  round: number
  by: string
  command: Command | null
  events: Event[]
  cause?: string
  source?: string
  at?: number
  person?: string
  key?: string
  draw?: [number, number] | null
}

/**
 * An answer: the kind of its command and its fields. `worth` is what each answer brings on the average, in units of the
 * bet that it is about, as exact fractions; empty where only the book says which is best.
 */
export interface Advice {
  kind: string
  fields: Record<string, unknown>
  worth: Record<string, string>
}

/**
 * What the house allows: how many tables for friends at once, of them how many of one person, whether guests may open
 * one too, and whether company of the house may keep them company.
 */
export interface Allowed {
  tables?: number
  each?: number
  guests?: boolean
  bots?: boolean
}

/** A value of a game that an amendment may change: its path, its words, as it is written, and its articles. */
export interface Amendable {
  path: string
  name: string
  words: string
  value: unknown
  clauses: string[]
}

/** What a game's rules would say instead: values by path, and what would be struck out. */
export interface Amendment {
  law: string
  game: string
  set?: Record<string, unknown>
  remove?: string[]
  why?: string
}

/** Whole minor units from `lo` to `hi` in steps counted from `lo`, and a few odd values besides. */
export interface Amount {
  type: 'Amount'
  lo: number
  hi: number
  step?: number
  also?: number[]
  below?: Why
  above?: Why
  off?: Why
}

/**
 * What somebody answers: for a cloth number and sum of each slip in the order in which they would do it, for a question
 * the number of an answer, from 0, for a round an answer to each of its steps; how long they took, and whether they
 * asked for help.
 */
export interface Answer {
  entries?: [number, number][]
  chosen?: number | null
  steps?: Answer[]
  seconds?: number
  helped?: boolean
}

/** What somebody answers to an exercise; `track` is how far they were, where the house keeps nothing of them. */
export interface Answered {
  code: string
  answer: Answer
  track?: Track | null
}

/** A clause as it is printed: `language` is the one its text is really in. */
export interface Article {
  id: string
  text: string
  language: string
  layer: string
  kind: string
}

/**
 * What a table needs to open: the usual minimum in minor units, the least float in minima, who must stand there. Of
 * each kind of staff the law says the least and the most, by what the house chooses for `staff_by`: mostly by the
 * number of the table's cloths. `shoe` says whether the table has one of the house's numbered shoes.
 */
export interface Asked {
  currency: string
  minimum: number
  float: number
  float_clauses: string[]
  staff_by: string
  staff: Record<string, Staff>
  shoe: boolean
  shoe_clauses: string[]
}

/**
 * Somebody at the door: whom the house knows them as, the number of their document and their date of birth, of which
 * neither is kept, and a note for the register.
 */
export interface AtTheDoor {
  person: string
  document: string
  born: string
  note?: string
}

/**
 * Somebody the game cannot go on without. Public: it holds no default and no odds. `blind`: chance may answer
 * `UNKNOWN`, because at a physical table nobody has seen the card yet. `due`, where whoever looks on is told: what of
 * chance is asked for, and where it goes.
 */
export interface Await {
  who: string
  kinds?: string[]
  what?: string
  blind?: boolean
  due?: Due | null
}

/**
 * The picture: the mode and its limits (no `bank_most` where it has none), the chart, what the house takes in
 * ten-thousandths, how often a void banco is repeated, the sessions and shoes of a free bank. A stake on both cloths is
 * divided into whole `unit`s.
 */
export interface BanqueCloth {
  kind: 'baccarat-banque'
  mode: string
  decks: number
  behind: number
  players: number
  naturals: number[]
  chart: Record<string, string>
  bank_least: number
  bank_most: number | null
  take: number
  repeats: number
  unit: number
  sessions: number
  shoes: number
  opening: string
  left: string
  waived_by: string
}

/**
 * Whom the house does not let in: by the number of a document, or somebody who is in the register; why, and until which
 * day (none: for good).
 */
export interface Bar {
  why: 'court' | 'house' | 'own-wish'
  document?: string
  person?: string
  until?: string | null
}

/** A rule of the law that bases were held to, and in the reader's language what is wrong, if anything is. */
export interface BasesRule {
  rule: string
  kept: boolean
  clauses: string[]
  said: string
}

/** What the rounds came to that are not told one by one, because there are so many. */
export interface Before {
  net: number
  mean: number
  variance: number
}

/** The table as it stood before something was typed (`what` chance was asked for), so that it can be taken back. */
export interface BeforeTyping {
  what: string
  state: unknown
}

/** What is best where a player has many choices; `notes` are sentences below it, with their numbers. */
export interface BestPlay {
  title: string
  against: string[]
  rows: ChartRow[]
  notes?: Record<string, number | string>[]
}

/** A stake on the cloth. `zeros` counts the zeros it has met: from one on it is in prison. */
export interface Bet {
  owner: string
  on: string
  amount: number
  zeros: number
  asked: boolean
}

/** A row of the table of bets, and the cases below it; `pays` is empty where only these are paid. */
export interface BetLine {
  bet: string
  name: string
  pays: string
  prizes: PrizeLine[]
  maximum: string
  clauses: string[]
}

/** One bet under every law, by reading; a law without the bet has nothing. */
export interface BetUnderLaws {
  bet: string
  strategy: string
  differs: boolean
  laws: Record<string, Record<string, Figures | null>>
}

/** The picture: where the shop stands, what may be announced, and how pools are paid, in thousandths and hundredths. */
export interface BettingCloth {
  kind: 'betting'
  premises: string
  venue: string
  authorised: string[]
  events: number
  programme: Fixture[]
  places: number
  margin: number
  deduction: boolean
  pools: boolean
  take_out: number
  breakage_step: number
  breakage: string
  least_dividend: number
  unwon: string
  most_stake: number
  most_liability: number
  matters: string[]
}

/**
 * The picture: the board of numbers, what cards come on, the prizes in thousandths of the takings, the ball up to which
 * a bingo wins more (0: none); and what cards are made of (`cards.py`): the `counts` of the first pattern, the `rings`
 * of every pattern, the `stride` from one strip to the next.
 */
export interface BingoCloth {
  kind: 'bingo'
  numbers: number
  lines: number
  counts: number[][]
  rings: number[][][]
  stride: number
  supports: string[]
  series_size: number
  price: number
  most_cards: number
  machine_cards: number
  machines: number
  line_share: number
  bingo_share: number
  extra_share: number
  extra_ball: number
  extra_thing: string
  rows: string[]
  row: string
  rooms: number
  last_number: boolean
  automatic: boolean
}

/**
 * The picture: so many boxes in a half circle, each with so many stages and these bets beside it. `stop` is the total
 * that takes no card, `target` the one that no hand may exceed, `stands` where the bank stands, `natural` what a
 * blackjack pays. What cards count depends on `doubled_ace`, `bank_ace` and `split_natural`, as in the rules of those
 * names.
 */
export interface BlackjackCloth {
  kind: 'blackjack'
  boxes: number
  stages: number
  beside: string[]
  natural: string
  insurance: string
  stands: number
  stop: number
  target: number
  decks: number
  shuffler: boolean
  surrender: boolean
  even_money: boolean
  accumulated: number
  doubled_ace: string
  bank_ace: string
  split_natural: boolean
}

export interface Bots {
  count: number
}

/** The picture: the numbers, the one that belongs to no even chance, and the number beside each cup, in order. */
export interface BouleCloth {
  kind: 'boule'
  numbers: number[]
  colours: Record<string, 'black' | 'red' | 'special'>
  special: number
  cups: number[]
}

/** The code in the link of a class. */
export interface ByLink {
  code: string
}

export interface CageMoney {
  amount: string
}

/** What is announced aloud, and by whom: a key and arguments; the words are in the Fluent files. */
export type Call = [key: string, args: Record<string, number | string>, by: string]

/** What is known of a topic: how often in a row it went right, when it is due again. */
export interface Card {
  row?: number
  due?: number
  asked?: number
  right?: number
}

/** An examination that somebody sat: its line, their answers and the points, on a day (since 1 January 1970). */
export interface Certificate {
  exam: string
  name: string
  answers: Answer[]
  points: number
  most: number
  seconds: number
  day: number
}

/**
 * A certificate: whether it says what comes of marking its answers anew, whether it is passed, and every exercise with
 * its mark.
 */
export interface CertificateTold {
  certificate: Certificate
  holds: boolean
  passed: boolean
  exercises: Shown[]
  marks: MarkTold[]
}

/**
 * The part of the pot that a player's cards win on the average if nobody leaves any more; how often they win alone and
 * how often beside others; against how many; over how many deals that was counted, and whether those are all.
 */
export interface Chances {
  share: number
  wins: number
  ties: number
  others: number
  deals: number
  exact: boolean
}

/** A value that the proposal changes, in words, and the articles that would have to say so. */
export interface ChangeTold {
  law: string
  game: string
  path: string
  name: string
  before: string
  after: string
  clauses: string[]
}

/** The clauses of one game, by section; a game that extends another has its parent's chapter after its own. */
export interface Chapter {
  game: string
  name: string
  epigraph: string
  place: string
  parts: Part[]
}

/** A hand, and what is best with it in each column. */
export interface ChartRow {
  hand: string
  answers: string[]
}

/**
 * An epoch of a table, with all that anybody needs to check it. `commitment` was on disk, and told to everybody, before
 * the first bet that its draws decide; `secret` and `draws` are there once the epoch is over. A table whose results are
 * typed has epochs and nothing to check. Where it is `sealed`, what is committed is the order of a pack, and cards that
 * stay hidden have no secret that could be told; where one is told all the same, because none was dealt, `root` is what
 * the seals of that pack came to.
 */
export interface Checkable {
  epoch: number
  since: number
  at: number
  commitment: string
  secret: string
  draws: Draw[]
  over: boolean
  sealed: boolean
  root: string
}

/**
 * The picture: the bank's limits (no `bank_most` where it has none), the chart row by row, what the house takes.
 * `refusals` cost a seat; `garage_from` is the sum that has to be exceeded before winnings may be set aside, of the
 * bank or of its winnings (`garage_of`); `half` is what *banco con la mesa* stakes.
 */
export interface CheminCloth {
  kind: 'chemin-de-fer'
  decks: number
  behind: number
  players: number
  naturals: number[]
  chart: Record<string, string>
  bank_least: number
  bank_most: number | null
  cagnotte: number
  refusals: number
  garage_of: string
  garage_from: number
  all_goes: boolean
  half: string
  banco_free: boolean
  partner_at_award: string
  partner_later: string
  waived_by: string
}

/**
 * What the house may choose for its tables, as far as the law leaves it a choice. `values` are all there are; `min` and
 * `max` bound a number; `many` asks for a list of such values. A name with a dot is inside the option before the dot.
 * Amounts are minor units here and decimal strings when a table is opened. With `given` it is a question only where
 * another option has one of these values.
 */
export interface Choice {
  name: string
  type: 'amount' | 'choice' | 'flag' | 'number' | 'text'
  default: unknown
  values: unknown[]
  min: number | null
  max: number | null
  many: boolean
  clauses: string[]
  given: [string, unknown[]] | null
}

/**
 * The picture: the streets; the pack; the limit with the table maximum; the ante or the blinds in minima; what the
 * house takes (in hundredths of what `benefit` names) and its cap; the ranking, the highest first; how many own cards
 * are used; the boards; the fewest players, how many hands one may rest, how many raises there may be (0: any); whether
 * one may ask what one's cards are worth; how often in a game one may have more time.
 */
export interface CirclePokerCloth {
  kind: 'circle-poker'
  cards: number
  streets: StreetPicture[]
  boards: number
  low: boolean
  own: [number, number]
  ranking: string[]
  limit: string
  maximum: number
  ante: number
  posts: number[]
  benefit: string
  benefit_percent: number
  benefit_cap: number
  fee: number
  players: number
  rests: number
  raises: number
  discards: number
  resto: [number, number] | null
  resto_again: [number, number] | null
  equity: boolean
  time_bank: number
}

/** A class: what it learns, who teaches it, whether that is who asks, and how many are in it. */
export interface ClassHead {
  id: string
  name: string
  law: string
  game: string
  teacher: string
  mine: boolean
  pupils: number
}

/** A class for its teacher (`code` is that of its link), or for one of its pupils, who sees only their own line. */
export interface ClassTold {
  head: ClassHead
  code: string
  exams: ExamTold[]
  pupils: PupilTold[]
}

/** A clause as it is cited and read. */
export interface ClauseText {
  id: string
  law: string
  game: string
  section: string
  citation: string
  kind: string
  text: string
  lang: string
}

/** A clause with its text, and the language that the text is in. */
export interface ClauseTold {
  id: string
  text: string
  lang: string
}

/** A reversible cloth by its name, with its games; `problem` says why what was asked about cannot be on it now. */
export interface Cloth {
  cloth: string
  sides: Side[]
  problem: Problem | null
}

/** The code in the link of a table for friends; empty for a table that is open to all. */
export interface Code {
  code: string
}

/** A currency: its code, and how many decimals lie between the unit people name and the one that is counted. */
export interface Coin {
  code: string
  digits: number
}

/** What an actor wants. The driver stamps `by`; a client never does. */
export interface Command {
  type: 'Command'
  by: string
}

/**
 * What is known of the draws of a table: the commitment of the epoch that runs, and the secret of the one before. A
 * table whose results are typed has epochs too, and neither. Where it is sealed, cards stay hidden after the epoch:
 * what is committed is the order of a pack, and no secret is told.
 */
export interface Committed {
  epoch: number
  since: number
  commitment: string
  before: Revealed | null
  sealed: boolean
}

/** A game under every law that has it. `uncounted` are the laws and readings whose odds nobody has counted here. */
export interface Compared {
  game: string
  laws: string[]
  rules: RuleLine[]
  odds: BetUnderLaws[]
  oddities: Strange[]
  uncounted?: [string, string][]
  summary?: string[]
}

/** Something of the course of a tournament: the event, when it was, its clauses, and whom or what it is about. */
export interface CourseLine {
  kind: string
  at: number
  clauses: string[]
  who: string[]
  level: number
  minimum: number
  pause: boolean
  table: number
}

/** What somebody did: how far they are, day by day, and whether the house keeps what they do. */
export interface CourseTold {
  kept: boolean
  done: number
  tracks: TrackTold[]
  days: Day[]
}

/**
 * The picture: the boxes of the numbers, the bets that move to them, the odds of each bet, the dice at the table.
 * `odds` says, by spot, which bet a spot goes with and how many per cent of it may be staked there; 0 says nothing.
 */
export interface CrapsCloth {
  kind: 'craps'
  boxes: number[]
  seven: number
  moves: string[]
  odds: Record<string, [string, number]>
  dice: number
  thrown: number
  two_colours: boolean
}

/** What was done on a day: how much of it was right, how long an exercise took. */
export interface Day {
  day: number
  asked: number
  right: number
  points: number
  most: number
  seconds: number
}

/**
 * One page of the book: one table on one day. What the house holds at a table closes with what was counted before it
 * was returned to the cage. `sent_back` went from the float to the cage before the table closed; `difference` is what
 * counts of float and box found more or less than was booked, no win and no loss. `result` is what float and box won;
 * `cagnotte` what the house took of the wins of players who are the bank, and `take` both together. Tips are the
 * croupiers', a jackpot is the players' (`jackpot_fed` by their stakes, `jackpot_seeded` from the cage), a bank the
 * banker's. `sources` says who answered for chance, and how often.
 */
export interface DayAtTable {
  table: string
  game: string
  law: string
  currency: string
  day: string
  minimum: number
  first: number
  last: number
  opening_float: number
  opening_box: number
  opening_cloth: number
  top_ups: number
  sent_back: number
  difference: number
  returned: number
  drop: number
  chips_brought: number
  chips_taken: number
  handle: number
  by_kind: Record<string, number>
  rounds: number
  result: number
  opening_cagnotte: number
  cagnotte: number
  closing_cagnotte: number
  take: number
  opening_tips: number
  tips: number
  closing_tips: number
  opening_jackpot: number
  jackpot_seeded: number
  jackpot_fed: number
  jackpot_paid: number
  closing_jackpot: number
  opening_bank: number
  closing_bank: number
  closing_float: number
  closing_box: number
  closing_cloth: number
  people: string[]
  minimums: NewMinimum[]
  irregularities: ReportsIrregularity[]
  staff: Record<string, string[]>
  sources: Record<string, number>
  acts: number
}

/** What is lodged now, and how much the authorisation asks for in all. */
export interface Deposit {
  amount: string
  required?: string
}

/** What is taken of the deposit, and for what it answers. */
export interface DepositDraw {
  amount: string
  why: string
}

/** Two or three laws rule by rule: those that move a price first, each with what it is worth in the first law. */
export interface Differences {
  game: string
  laws: string[]
  summary: string[]
  rules: Differing[]
}

/** A rule that differs, or a bet or a section that not every law has. */
export interface Differing {
  name: string
  section: string
  paths: string[]
  values: Record<string, RuleSaid>
  worth: WorthTold[]
}

export interface Document {
  document: string
}

/** An acknowledgement: the command is on disk, as the events from `seq` on. */
export interface Done {
  seq: number
  events: number
  again?: boolean
  id?: number | string | null
}

/** A document: its title, its language, its parts. */
export interface Dossier {
  title: string
  language: string
  parts: DossierPart[]
}

/** A part of a dossier: what is said, and a table. */
export interface DossierPart {
  title: string
  lines: string[]
  head: string[]
  rows: string[][]
}

/**
 * A place where the text needs a decision: both sides, which one applies, and why. `odd`: by the letter a bet never
 * wins, or the player is ahead.
 */
export interface Doubt {
  reading: string
  name: string
  literal: string
  corrected: string
  applies: 'corrected' | 'literal'
  reason: string
  unplayable: string
  clauses: string[]
  odd: boolean
}

/**
 * One draw of an epoch: the number of its event, its own number, what was drawn, what could come and what came. Of a
 * card from a sealed pack it is not said what could come, because that tells of cards that others hold; what came is
 * `?` for those who have not seen it, and `opening` shows all others where the card lay.
 */
export interface Draw {
  seq: number
  number: number
  what: string
  dist: unknown
  value: number | string | number[]
  opening: Opening | null
}

/** What chance answered: what was in motion, and what came of it; `?` for those who may not see it. */
export interface Drawn {
  what: string
  value: number | string | number[]
}

/**
 * A drum: what it draws, the symbols in it as runs (first, last, how many of each), how many of them are drawn at most,
 * and whether each goes back (`again`).
 */
export interface Drum {
  what: string
  runs: [number, number, number][]
  picks: number
  again: boolean
}

/**
 * Where what chance is asked for next goes, as whoever deals says it: "box 3, second card", "the bank", "burnt". `at`
 * is the kind of place, `number` which of them (a box, a seat), `hand` which hand there where there are several; `card`
 * which card of that place it is, `turned` if it lies there already and is turned over; `who` holds it, or has the
 * dice; `among` are the people of whom one is drawn by lot.
 */
export interface Due {
  at: string
  number?: number
  hand?: number
  card?: number
  turned?: boolean
  who?: string
  among?: string[]
}

/** A value of a game's rules that comes from a clause, in words. */
export interface Effect {
  game: string
  path: string
  name: string
  value: string
}

/** What a bet of the same kind pays and costs under another law. */
export interface Elsewhere {
  law: string
  pays: string
  edge: string
}

export interface Enter {
  ticket: string
}

/**
 * A game of a law's catalogue; `epigraph` is nothing where it cannot be played here yet, `in_force` empty where the
 * law's text does not say since when it is.
 */
export interface Entry {
  game: string
  name: string
  law: string
  law_name: string
  title: string
  in_force: string
  epigraph: string | null
  currency: string
  readings: number
  playable: boolean
}

/**
 * One's rounds at a table, the last ones where there are many, and all of them beside what chance would bring. Amounts
 * are minor units; a mean has parts of them. `lacking` says that the odds of this game are not counted yet, so that
 * nothing is known of luck.
 */
export interface Evening {
  table: string
  law: string
  game: string
  currency: string
  open: boolean
  luck: Luck
  played: number
  rounds: MyRound[]
  before: Before
  lacking: boolean
  hands: boolean
}

/** A fact. Sufficient for replay without the rules: it carries results, never questions. */
export interface Event {
  type: string
  moves?: Move[]
  calls?: Call[]
  clauses?: string[]
  [field: string]: unknown
}

/** An examination: its line and the lines of its exercises. */
export interface ExamTold {
  code: string
  law: string
  game: string
  kinds: ('call' | 'deal' | 'floor' | 'pay' | 'ruling')[]
  level: number
  tasks: string[]
}

/** An exercise in words. `asks` is `stakes`, `people`, `choice` or, of a round with steps, `round`. */
export interface ExerciseTold {
  code: string
  kind: string
  title: string
  law: string
  game: string
  level: number
  levels: number
  topic: string
  topic_name: string
  asks: string
  story: string[]
  facts: string[]
  question: string
  slips: SlipTold[]
  options: string[]
  steps: ExerciseTold[]
  seconds: number
  order_hint: string
  hint: string
  shown: boolean
  money: string
  digits: number
}

/**
 * The figures of one bet and one way to play it: exact ones as fractions, computed ones as decimals. `element_of_risk`
 * is the edge by all that is staked, where that is more than the first stake; `error` is what a computed edge may be
 * wrong by.
 */
export interface Figures {
  bet: string
  pays: string
  win: string
  push: string
  lose: string
  edge: string
  edge_float: number
  sd: number
  method: string
  strategy: string
  clauses: string[]
  element_of_risk?: string
  error?: number
}

/** What is wrong, and where; `unread` where it is only that this version cannot read what another wrote. */
export interface Finding {
  sentence: string
  stream: string
  record: number
  unread: boolean
  reason: string
  args: Record<string, unknown>
}

/**
 * An event that the house may announce. `matter` is what it is about, `sport` the word that names it; it is `held` at
 * these venues. A match by `points` is won by who first has `target` of them, one by `goals` may be drawn, a `field`
 * finishes in an order. `strengths` is the house's opinion, from which the opening prices follow and by which a
 * demonstration is drawn: the odds of each point, the chances in a hundred that are scored, the weights of a field.
 * `total` and `handicap` (given to the first side) are told in halves. `parties` are people who take part in it.
 */
export interface Fixture {
  name: string
  sport: 'cycling' | 'football' | 'horses' | 'other' | 'pelota' | 'rowing' | 'verses'
  matter: string
  held: string[]
  shape: 'field' | 'goals' | 'points'
  entries: string[]
  strengths: number[]
  target: number
  total: number
  handicap: number
  parties: string[]
}

/**
 * The floor at a moment of the house's clock. `names` are those of the staff who are named; `shut` are tables that
 * could not be read and stay closed, while the others run.
 */
export interface Floor {
  at: number
  tables: TableNow[]
  incidents: Reported[]
  attendance: WatchAttendance[]
  names: Record<string, string>
  shut: string[]
}

/** A command, and for whom a croupier enters it who has no device. */
export interface FloorAct {
  do: Record<string, unknown>
  player?: string
}

/**
 * A table as the floor shows it. Amounts are minor units of the currency; `awaits` are roles, never people. `family` is
 * the family of its game, `languages` are those of its law, `anomalies` the readings where the letter of the law is
 * odd; `pace` is how many seconds a round has really taken there of late; `reversible` the cloth that it is one side
 * of; `shoe` the number of its shoe, nought where the law numbers none; `currency` is that of play money (`EUR-play`)
 * where `money` says so. `people` are persons with chips there, without the company of the house. `private`: a table
 * for friends, which only those see who came by its link. `mine` are the chips that whoever asks has there, `seat`
 * where they sit; `name` and `sector` what the house calls it and where it stands; `against` the odd readings that it
 * plays by the letter.
 */
export interface FloorTable {
  table: string
  law: string
  game: string
  family: string
  money: 'cash' | 'play'
  currency: string
  minimum: number
  round: number
  phase: string
  seats: number
  free: number
  people: number
  standing: number
  viewers: number
  suspended: boolean
  policy: Policy
  awaits: string[]
  languages: string[]
  limits: Limit[]
  anomalies: string[]
  pace: number | null
  closes_at: number | null
  reversible: string
  shoe: number
  private: boolean
  mine: number | null
  seat: number | null
  name: string
  sector: string
  against: string[]
}

/** Somebody whom the cage looked for. */
export interface Found {
  person: string
  role: 'auditor' | 'cashier' | 'croupier' | 'director' | 'guest' | 'inspector' | 'player'
  name: string
}

/** A receipt: a line to copy or print. The audit takes it, however much later. */
export interface Given {
  receipt: string
}

/** The bases of a tournament as they are written (TOML), and which money is paid for it. */
export interface GivenBases {
  bases: string
  money?: 'cash' | 'play'
}

/** A game that somebody stopped: who, and why. */
export interface Halted {
  by: string
  reason: string
}

/**
 * A tournament as it is announced, and how far it is. Amounts are minor units of `currency`, chips are points; `starts`
 * and `level_ends` are times in seconds; `percent` of the cost is kept for the organisation.
 */
export interface Heading {
  id: string
  name: string
  law: string
  game: string
  kind: string
  start: string
  money: 'cash' | 'play'
  currency: string
  phase: string
  cost: number
  percent: number
  people: number
  least: number
  most: number
  left: number
  level: number
  levels: number
  minimum: number
  starts: number | null
}

/**
 * Whether the house can serve: it is open, its store can be written to, the witness is written, and there is room on
 * their disks. `shut` is how many tables could not be read. `says` is what is wrong, one sentence each.
 */
export interface Health {
  ok: boolean
  store: boolean
  witness: boolean
  disk: boolean
  open: boolean
  tables: number
  shut: number
  version: string
  says: string[]
}

/**
 * A message from a client: one of hello, do, chance, ready, speed, phrase, pong. `ready`: whether they need no more
 * time now, `seen` the number of the next event that they have not been shown: what has begun since then they cannot
 * mean; `speed`: how fast the table goes while they are the only person there; `phrase`: what they say to the others.
 */
export interface Heard {
  hello?: Hello | null
  do?: unknown
  chance?: unknown
  ready?: boolean
  seen?: number
  speed?: 'fast' | 'normal' | 'slow'
  phrase?: 'another-round' | 'congratulations' | 'good-luck' | 'goodbye' | 'hello' | 'one-moment' | 'pity' | 'thanks' | 'well-played'
  pong?: unknown
  key?: string
  id?: number | string | null
}

/**
 * What a table won beside what its bets should bring, in minor units. `handle` are the stakes that were decided,
 * `unknown` those of which the odds say nothing; `sd` is the spread of what it should win. `band`: between which
 * results nearly all such tables lie, and in the middle two of three. `tail`: how probable a result is that is as far
 * out on the same side. `rate` and `theory` are what was won, and should be, of the stakes.
 */
export interface Held {
  table: string
  game: string
  law: string
  currency: string
  rounds: number
  handle: number
  unknown: number
  won: number
  expected: number
  sd: number
  band: number[]
  tail: number
  verdict: 'chance' | 'none' | 'odd' | 'play' | 'unknown' | 'unusual'
  chosen: boolean
  exact: boolean
  points: Point[]
}

/** How a client begins: the number of the first event it has not seen, if it was here before. */
export interface Hello {
  seq?: number | null
  lang?: string
}

/**
 * Who came in. `token` goes into the header `x-novamas-token` of every request that changes something. `ways_in` are
 * the one-time links that others made for this account, and whether they were used: its owner is told.
 */
export interface Here {
  person: string
  role: 'auditor' | 'cashier' | 'croupier' | 'director' | 'guest' | 'inspector' | 'player'
  name: string
  token: string
  password_first: boolean
  ways_in: WayIn[]
}

/** A clause that was found; `language` is the one that its text is really in. */
export interface Hit {
  id: string
  law: string
  game: string
  game_name: string
  section: string
  kind: string
  layer: string
  text: string
  language: string
  effects: Effect[]
  readings: string[]
}

/** What a purse holds of every currency, by its code, in minor units. */
export interface Holding {
  person: string
  balances: Record<string, number>
}

/**
 * A mistake or an accident that was reported: where, when, by whom, about whom, what followed from which clauses, and
 * how many chips moved. `seq` is its first event at the table; `told` is what followed, in sentences; `notes` is what
 * staff wrote about it later.
 */
export interface Incident {
  table: string
  game: string
  law: string
  currency: string
  day: string
  at: number
  round: number
  seq: number
  kind: string
  by: string
  person: string
  details: Record<string, unknown>
  people: string[]
  clauses: string[]
  told: string[]
  moved: number
  notes: string[]
}

/** How many of the company of the house enter. */
export interface Invited {
  count: number
}

/** A jackpot on one day. It balances: what it stood at, and what went in and out, is what it stands at. */
export interface JackpotBook {
  table: string
  game: string
  law: string
  currency: string
  account: string
  day: string
  opening: number
  seeded: number
  fed: number
  paid: number
  closing: number
  winners: number
  carousel: boolean
  advanced: number
  charged: number
  lines: JackpotLine[]
}

/**
 * One act at a jackpot: from the cage, from stakes, paid, or back to the cage; whom it was paid to; what it stood at
 * then; what the cage advanced for other tables, or what this one was charged for a prize of another.
 */
export interface JackpotLine {
  at: number
  round: number
  seeded: number
  fed: number
  paid: number
  to: string[]
  meter: number
  advanced: number
  charged: number
}

/**
 * A sitting as the staff sees it besides: how many people are in and what that advises, how many were turned away and
 * why, the money that guarantees the bets and what the tables ask for, the deposit. Amounts are minor units.
 */
export interface Kept {
  told: Told
  attendance: SittingAttendance | null
  turned_away: Record<string, number>
  cage: number
  guarantee: number
  deposit: number
  required: number
}

/** A kind of exercise that a game has, and what its exercises are about. */
export interface KindTold {
  kind: 'call' | 'deal' | 'floor' | 'pay' | 'ruling'
  name: string
  topics: TopicTold[]
}

/** How far somebody is with a kind of exercise. */
export interface KindTrack {
  kind: 'call' | 'deal' | 'floor' | 'pay' | 'ruling'
  track: Track
}

/** A law and what people call it, by language. */
export interface LawNames {
  law: string
  short: Record<string, string>
}

/** A law: its titles, where and when it was published, since when it holds, what has changed it. */
export interface LawTold {
  law: string
  name: string
  title: string
  date: string
  gazette: string
  in_force: string
  amended_by: string[]
  currency: string
  clauses: number
  games: string[]
}

/** What there is to learn of a game under a law. */
export interface Lessons {
  law: string
  game: string
  levels: number
  kinds: KindTold[]
}

/**
 * What a table is called, where it stands, who heads and who attends it; whether it is played at a distance, the
 * languages that its cloth is printed in, the numbers of what is played with there.
 */
export interface LicensingPlace {
  name?: string
  sector?: string
  inspector?: string
  attendant?: string
  remote?: boolean
  printed?: string[]
  materials?: string[]
}

/** The least and the most that may lie on one spot of a kind. */
export interface Limit {
  kind: string
  min: number
  max: number
}

/**
 * A sentence: the key of its words, and what they need. A text `35:1` is a payment and is shown as people say it,
 * `1/37` a part and is shown in per cent; several numbers are listed with "or" before the last; a line inside a line is
 * put into words first.
 */
export interface Line {
  key: string
  args: Record<string, number | string | number[] | Line>
}

/** What is said of one slip of a cloth that was paid. `net` is what was due: paid, or less than nothing if taken. */
export interface LineTold {
  number: number
  name: string
  right: boolean
  in_turn: boolean
  given: string
  due: string
  net: number
  words: string
  why: string
  clauses: string[]
}

/** An account as the director sees it. `ticket` is the one-time way in, shown only to whoever issued it. */
export interface Listed {
  person: string
  role: 'auditor' | 'cashier' | 'croupier' | 'director' | 'guest' | 'inspector' | 'player'
  name: string
  has_password: boolean
  created: number
  closed: boolean
  ticket: string
}

/**
 * The picture: the form; for printed numbers their figures, shares and prizes (the place of the number that is drawn,
 * the name, times the price); for chosen ones how many of how many, and the categories (name, part of the fund in
 * thousandths, how likely as one in so many).
 */
export interface LotteryCloth {
  kind: 'lottery'
  form: string
  digits: number
  shares: number
  fractions: number
  programme: [number, string, number][]
  picks: number
  of: number
  extra: boolean
  categories: [string, number, string][]
  fund: number
  guaranteed: number
}

/**
 * A result beside what was to be expected: in so many of a hundred evenings like this one it would be lower, and in so
 * many higher. `exact`: by the distribution of the bets themselves, not by the normal one.
 */
export interface Luck {
  staked: number
  net: number
  mean: number
  sd: number
  below: number | null
  above: number | null
  exact: boolean
}

/**
 * The picture: what is on the reels, the rows that each line goes through (from 1 on), the prizes in credits, and what
 * the machine is worth as fractions. Of `free` and `boxes` there are none where they are empty; reels may be held one
 * time in `hold` (0: never).
 */
export interface MachineCloth {
  kind: 'machine'
  names: Record<string, string>
  type: string
  rows: number
  reels: string[][]
  symbols: MachineSymbol[]
  lines: number[][]
  prizes: MachinePrize[]
  price: number
  credit: number
  stakes: number[]
  pays_in: string
  free: MachinePrize[]
  free_times: number
  free_most: number
  boxes: number[]
  boxes_for: MachinePrize[]
  hold: number
  returned: string
  hits: string
  greatest: number
  place: string
  apart: boolean
}

/** So many of a symbol, and how many credits they pay. */
export interface MachinePrize {
  symbol: string
  count: number
  credits: number
}

/** A symbol as it is drawn, and what it is called in each language. */
export interface MachineSymbol {
  key: string
  mark: string
  colour: string
  wild: boolean
  scatter: boolean
  names: Record<string, string>
}

/** A mark in words, with the text of every clause that it names, and what would have been right. */
export interface MarkTold {
  code: string
  right: boolean
  points: number
  most: number
  words: string
  seconds: number
  helped: boolean
  lines: LineTold[]
  order: number[]
  order_words: string
  chosen: number | null
  answer: number | null
  answer_words: string
  clauses: ClauseTold[]
  steps: MarkTold[]
}

/** A mark, how far it leads, the day when it was given (since 1 January 1970), and whether the house keeps it. */
export interface Marked {
  mark: MarkTold
  kind: 'call' | 'deal' | 'floor' | 'pay' | 'ruling'
  track: Track
  day: number
  kept: boolean
}

/** What was found, the best first, and how much there is in all. */
export interface Matches {
  total: number
  hits: Hit[]
}

/**
 * A bet whose prizes are parts of a pot, at one height of its meter, in stakes of the bet. `least` is where the law
 * lets the meter begin (0: it does not say), `break_even` the height from which on the bet costs nothing; `line` are
 * heights and edges to draw.
 */
export interface MeteredBet {
  game: string
  law: string
  reading: string
  meter: string
  least: number
  break_even: string | null
  break_even_float: number | null
  parts: PotPart[]
  figures: Figures
  line: [number, number][]
}

/**
 * An amount as a decimal string, and the code of its currency; left out, it is that of the house's first table.
 * `means`: with what somebody pays; besides cash what the house was authorised for, and never what it lends.
 */
export interface Money {
  amount: string
  currency?: string | null
  means?: string
}

/** Chips that change place: always positive, always with a reason. */
export type Move = [src: string, dst: string, amount: number, why: string]

/**
 * Chips that moved from one account to another. `row` counts the moves of a table from 1; `act` and `event` say in
 * which act and in which kind of event they moved, `command` what somebody asked for, `by` as whom, `person` who stood
 * behind a role. `spot` is where a stake lay. `clauses` are the articles, with spaces between them.
 */
export interface MoveRow {
  table: string
  law: string
  game: string
  currency: string
  day: string
  at: number
  row: number
  act: number
  round: number
  command: string
  by: string
  person: string
  event: string
  spot: string
  src: string
  dst: string
  amount: number
  why: string
  clauses: string
}

/** What becomes of a bet: its edge before and after, nothing where it is not there, and by how much it moves. */
export interface MoveTold {
  bet: string
  strategy: string
  name: string
  before: string | null
  after: string | null
  words: string
}

/** What becomes of a bet as it is played best: its edge before and after, nothing where it is not there. */
export interface Moving {
  bet: string
  before: string | null
  after: string | null
}

/**
 * A round in which somebody had something at stake: its events (from `seq` to before `end`), the stakes by spot, what
 * it won or lost, and what it should have on the average (`mean`) with its `variance`, as far as the odds know.
 * `unknown` are stakes of which the odds say nothing. `band`: between which results, all rounds up to this one
 * together, nearly all such evenings lie, and in the middle two of three of them; nothing where some bet's results have
 * not been counted one by one.
 */
export interface MyRound {
  round: number
  seq: number
  end: number
  at: number
  bets: Record<string, number>
  net: number
  mean: number
  variance: number
  unknown: number
  band: number[] | null
}

/** A table that one has been at, the last first. */
export interface MyTable {
  table: string
  law: string
  game: string
  currency: string
  open: boolean
  since: number
}

/** What somebody is called now. */
export interface Named {
  person: string
  name: string
}

export interface NewAccount {
  name: string
  role: 'auditor' | 'cashier' | 'croupier' | 'director' | 'inspector' | 'player'
}

/** A class that somebody wants to teach. */
export interface NewClass {
  name: string
  law: string
  game: string
}

export interface NewMinimum {
  at: number
  minimum: number
  person: string
}

export interface NewName {
  name: string
}

export interface NewPassword {
  new: string
  old?: string
}

export interface NewRole {
  role: 'auditor' | 'cashier' | 'croupier' | 'director' | 'inspector' | 'player'
}

/** A token for a program: what it is for, what it may do, for how many days. */
export interface NewToken {
  label: string
  scopes: ('books' | 'play' | 'read' | 'staff')[]
  days?: number
}

/**
 * Which exercise somebody wants next: of these kinds, of this level or of the one they have reached. `tracks` and
 * `done` say how far somebody is of whom the house keeps nothing.
 */
export interface NextWish {
  law: string
  game: string
  kinds?: ('call' | 'deal' | 'floor' | 'pay' | 'ruling')[]
  level?: number | null
  seed?: number | null
  tracks?: KindTrack[]
  done?: number
}

/** A new minimum that was announced: it comes into force once `after` rounds have been played. */
export interface Notice {
  minimum: number
  after: number
  top_up: number
}

/**
 * What holds after the acts up to `seq`: whom the table waits for, until when, and what this viewer may do. `options`
 * is left out while it is what it was.
 */
export interface Now {
  seq: number
  awaits: Await[]
  closes_at: number | null
  options?: Offer[]
}

/**
 * The odds of a game under one law and one choice of readings. `lacking` says why there are none, `command` what is to
 * be typed at the server to get them, and `waits` how many seconds that takes.
 */
export interface Odds {
  game: string
  law: string
  reading: string
  bets: Figures[]
  charts?: BestPlay[]
  lacking?: string
  command?: string
  waits?: number
}

/** One kind of command that an actor may send now, with a space for every field. */
export interface Offer {
  kind: string
  by: string
  form?: Record<string, Amount | OneOf | Subset>
  clauses?: string[]
}

/** One of a list of values: positions, choices, names. */
export interface OneOf {
  type: 'OneOf'
  values: (boolean | number | string | number[])[]
  other?: Why
}

/**
 * A sitting to open: its law, its hour (`closes`, as clocks show it), the money in the cage that guarantees the bets,
 * how many people wait, and how many minutes before the hour the last rounds may be announced.
 */
export interface OpenSitting {
  law: string
  closes: string
  cage?: string
  present?: number
  last_call?: number
}

/**
 * A table to open: its law and game, and what a scenario's `[table]` may say. Amounts are decimal strings. Whether its
 * results are typed (`running.physical`) and which `money` it plays for stay as they are while it is open: `play` for
 * chips that are issued for nothing, `cash` for those that the cage sells and pays. `counted`: two people count what
 * lies there before its first round and before it closes.
 */
export interface OpenTable {
  law: string
  game: string
  minimum?: string | null
  options?: Record<string, unknown>
  readings?: string | Record<string, string>
  authorisation?: Record<string, unknown>
  float?: string | null
  guarantee?: string | null
  seats?: number | null
  staff?: Record<string, number>
  reversible?: string
  shoe?: number
  counted?: boolean
  running?: Running
  money?: 'cash' | 'play'
  place?: LicensingPlace
}

/**
 * What shows that a card lay at a place of the pack: which deal, the place counted from 1, the salt of its seal and the
 * seals beside the way up to the root, all in hexadecimal.
 */
export interface Opening {
  deal: number
  place: number
  salt: string
  path: string[]
}

/** An act that another version decided, and this one would have decided otherwise. */
export interface Otherwise {
  version: string
  engine: string
  stream: string
  record: number
  sentence: string
  reason: string
  args: Record<string, unknown>
}

/** What the physical wheel did. */
export interface Outcome {
  value: number | string
}

/** What a proposal would do, in the words of a language. */
export interface OutcomeTold {
  title: string
  changes: ChangeTold[]
  games: TouchedTold[]
  scenarios: number
  changed: PlayedTold[]
}

/** The same at the beginning of a line: `you` is who the viewer is at this table. */
export interface OwnSnapshot {
  table: string
  seq: number
  law: string
  game: string
  currency: string
  money: Record<string, string[]>
  policy: Policy
  draws: Committed | null
  closes_at: number | null
  view: TableState
  awaits: Await[]
  options: Offer[]
  names: Record<string, string>
  private: boolean
  at: number
  ready: string[]
  you: string
}

/**
 * One change of somebody's purse: positive into it. `number` is its place in the purse, by which a receipt names it;
 * `left` is what the purse held of that money then.
 */
export interface Paid {
  person: string
  number: number
  at: number
  amount: number
  currency: string
  other: string
  why: string
  by: string
  left: number
}

/** Clauses under one heading; `section` is the number that the law gives it, where it has one. */
export interface Part {
  section: string
  heading: string
  clauses: Article[]
}

/**
 * What a place brings as things stand: an amount in minor units, which is a share of the fund in hundredths where there
 * is one, or a thing.
 */
export interface PlacePrize {
  place: number
  amount: number
  thing: string
  share: number
}

/** Where a stake lies and how much it is; `on` is its key. */
export interface PlaceTold {
  on: string
  name: string
  amount: string
}

/** A scenario that goes otherwise, and where. */
export interface PlayedTold {
  law: string
  game: string
  file: string
  title: string
  why: string
}

/**
 * A table after one of its rounds: what it had won, should have won, and between which results nearly all such tables
 * are then.
 */
export type Point = [round: number, at: number, won: number, expected: number, low: number, high: number]

/**
 * The picture: so many boxes in a half circle, the places of the cards, the pay tables by bet. `spaces` are the kinds
 * of bet that each box has a space for, in the order they lie there; `places` are those of cards that belong to no box,
 * with how many each gets; `own` is how many a hand gets; `least` is the hand with which the bank plays (kind and
 * ranks), if there is a bank; `second` how many times the ante the second bet is; `price` what a card costs that is
 * bought, in antes ("" where none is); `dice` how many say who is dealt first; `low` how many cards of a hand are set
 * apart as its low hand, and `cases` what becomes of the bet as both hands compare with the bank's ("higher-equal":
 * "tied").
 */
export interface PokerCloth {
  kind: 'poker'
  boxes: number
  spaces: string[]
  own: number
  places: Record<string, number>
  tables: Record<string, Prize[]>
  ranking: string[]
  least: string[]
  second: number
  price: string
  shuffler: boolean
  dice: number
  low: number
  cases: Record<string, string>
}

/**
 * How a table runs: by itself with a countdown or by a croupier, with a wheel whose result is typed, with bots. Whether
 * results are typed is settled when a table opens, and stays so (`Listed.chance`).
 */
export interface Policy {
  auto: boolean
  seconds: number
  physical: boolean
  bots: number
}

/** What part of a pot a prize is, how often it comes, and the least that is paid for it, in stakes. */
export interface PotPart {
  part: string
  chance: string
  least: string
}

/**
 * What would happen: the events, what would be called, which chips would move, the clauses that say so. `patch` is what
 * would change in what this person sees of the table.
 */
export interface Preview {
  events: Event[]
  calls: Call[]
  moves: Move[]
  clauses: string[]
  patch: unknown
}

/**
 * A way of taking the benefit at a rate in hundredths, and what it costs a player in an hour and in a hand, in minor
 * units, and as a part of what the player puts in. `here` is the way of this house. `hands` is how many were played in
 * an hour, counted over `counted` hands.
 */
export interface Price {
  way: string
  percent: number
  here: boolean
  hour: number
  hand: number
  part: number
  hands: number
  counted: number
  clauses: string[]
}

/** A line of a pay table: the combination, the least of its first rank ("2": any), and what it pays. */
export interface Prize {
  kind: string
  least: string
  pays: string
}

/** A case in which a bet is paid in its own way: "royal flush", "if the bank does not play". */
export interface PrizeLine {
  name: string
  pays: string
  clauses: string[]
}

/** A prize: its name, what it is, its value, how many there are, the points that it takes (0: it is drawn). */
export interface PrizeShown {
  name: string
  kind: string
  value: number
  count: number
  points: number
}

/**
 * What went wrong: a stable code to switch on, a sentence to show, the clauses behind it, the field it is about; where
 * a code has many sentences, the reason that names this one and what it speaks of.
 */
export interface Problem {
  code: string
  sentence: string
  clauses: string[]
  field: string
  reason: string
  args: Record<string, unknown>
}

/** A proposal: for each game the values that it would have, by path, and what would be struck out. */
export interface Proposed {
  amend: Amendment[]
  title?: string
  scenarios?: boolean
}

/**
 * An act as viewers see it: what happened, never which person stood behind a role. `command` is the name of the command
 * that it came of; where the viewer may not see all that happened it is told of chance and of reports only, which are
 * no secret. `outcomes` is what came, `phase` the phase of the round after it. `patch` is what it changed in the
 * viewer's view of the table, where the act is shown live.
 */
export interface PublicAct {
  seq: number
  round: number
  by: string
  events: Event[]
  cause?: string
  source?: string
  at?: number
  command?: string
  outcomes?: SightCame[]
  phase?: string
  patch?: Record<string, unknown>
}

/**
 * The picture: which table it is, the numbers that its places may leave out, and the bank's table of third cards.
 * `bank` has a line for each score: the player's third cards on which the bank draws, and `stands` the scores with
 * which it draws though the player's hand has stood.
 */
export interface PuntoCloth {
  kind: 'punto-banca'
  layout: string
  skip: number[]
  players_deal: boolean
  decks: number
  player: number[]
  bank: Record<string, number[]>
  stood: number[]
}

/**
 * What a pupil of a class did in its game since they came: how much of it was right, how quickly, the level of each
 * kind, what goes wrong, the examinations of the class.
 */
export interface PupilTold {
  person: string
  name: string
  asked: number
  right: number
  seconds: number
  last: number
  levels: Record<string, number>
  weak: TopicTold[]
  exams: SatTold[]
}

/**
 * The picture: the prizes, the first one first; how many tickets there are, how they are told apart and what one costs;
 * whether they win when they are opened (`instant`), come free with a `product`, and on which days of a promotion they
 * are drawn.
 */
export interface RaffleCloth {
  kind: 'raffle'
  prizes: PrizeShown[]
  worth: number
  tickets: number
  most_tickets: number
  price: number
  marks: string
  instant: boolean
  free: boolean
  unsold: string
  product: string
  dates: number[]
  period: number
}

/**
 * Somebody in the tournament: their place, what they are called, their chips, where they sit (0: nowhere), whether they
 * are out, and what they have won.
 */
export interface Ranked {
  place: number
  shared: number
  who: string
  name: string
  chips: number
  table: number
  seat: number
  out: boolean
  expelled: boolean
  won: number
  things: string[]
}

/** A doubtful place of the text: what it prints, what it must mean, and which of the two this table plays. */
export interface Read {
  id: string
  side: 'corrected' | 'literal'
  literal: string
  corrected: string
  reason: string
  clauses: string[]
}

/** A doubtful place that a clause is part of. */
export interface Reads {
  reading: string
  name: string
  literal: string
  corrected: string
  applies: string
  reason: string
}

/**
 * A table after one of its events (`seq`, of `events` in all), as the reader may see it. `act` is the act that the
 * event belongs to and `event` the event itself; `command` is what was asked for (`?` for what the reader may not see
 * of it), `money` which of its fields are amounts, and `person` who stood behind the role. Event `act.seq - 1` is the
 * last of the act before.
 */
export interface Replayed {
  table: string
  law: string
  game: string
  currency: string
  seq: number
  events: number
  round: number
  act: PublicAct
  event: Event
  person: string
  command: Record<string, unknown> | null
  money: string[]
  view: TableState
  names: Record<string, string>
}

/**
 * What an audit came to; the balances are minor units, by money and kind of account. `unwitnessed` are batches after
 * the last that was witnessed: whole and signed, but if some had been cut off behind them nobody could tell. `sources`
 * says how often each source answered for chance, `verified` how many of those answers were checked against a secret
 * that was revealed since. `versions` are those that wrote; `differing` counts the acts that another version decided
 * otherwise than this one would, and `otherwise` names the first of them.
 */
export interface Report {
  house: string
  records: number
  batches: number
  tables: number
  acts: number
  events: number
  rounds: number
  people: number
  currencies: string[]
  balances: Record<string, Record<string, number>>
  sources: Record<string, number>
  verified: number
  unwitnessed: number
  receipts: number
  restored: Restoration[]
  versions: string[]
  otherwise: Otherwise[]
  differing: number
  finding: Finding | null
}

/** An irregularity that staff reported; of what is hidden yet nothing is told. */
export interface Reported {
  table: string
  law: string
  game: string
  at: number
  round: number
  seq: number
  kind: string
  by: string
  person: string
  clauses: string[]
}

/** A mistake or an accident that staff reported; the clauses that resolved it; what of it may be told. */
export interface ReportsIrregularity {
  at: number
  round: number
  kind: string
  by: string
  person: string
  clauses: string[]
  details: Record<string, unknown>
}

/** A store that was brought back from a copy, and who answered for it. */
export interface Restoration {
  at: number
  by: string
  reason: string
  spines: number
}

/** What came in a round, and when. */
export interface Result {
  round: number
  value: number | string
  at: number
}

/**
 * The secret of an epoch that is over (in hexadecimal; nothing where outcomes were typed), and how many draws were made
 * under it. `sealed`: cards were dealt under it that stay hidden, so it is for the audit alone.
 */
export interface Revealed {
  secret: string
  drawn: number
  sealed: boolean
}

/**
 * Whether the cloth may be one side of a reversible one, so that other games open on the same table at other times.
 * `shape` is the game whose tables it resembles: only such sides share a table. `beside` names the one game that may
 * lie on the other side, and `places` how many places it must have there; nothing: any. The game may change so many
 * times a day (`turns`; 0 says nothing).
 */
export interface Reversible {
  clauses: string[]
  cloth: 'unsaid' | 'with-authorisation'
  shape: '' | 'blackjack'
  beside: string
  places: number
  turns: number
  shape_clauses: string[]
  beside_clauses: string[]
  places_clauses: string[]
  turns_clauses: string[]
}

/** The picture: numbers and zeros, the order round the wheel (clockwise from zero), a track for announced bets. */
export interface RouletteCloth {
  kind: 'roulette'
  numbers: number
  zeros: number[]
  colours: Record<string, 'black' | 'red'>
  wheel: number[]
  track: boolean
  style: 'american' | 'french'
  colour_chips: boolean
}

/**
 * A round of a table: its events (from `seq` to before `end`), its time, who took part, and what came of it. `handle`
 * is what was staked and `result` what the house won, in minor units. Round 0 is what happened before the first one;
 * what happens between two rounds belongs to the one before.
 */
export interface RoundPlayed {
  round: number
  seq: number
  end: number
  at: number
  until: number
  acts: number
  people: string[]
  outcomes: Drawn[]
  handle: number
  result: number
  irregularities: number
}

/** Some rounds of a table, and how far it has come: the number of its last round and how many events it has. */
export interface Rounds {
  table: string
  law: string
  game: string
  currency: string
  open: boolean
  last: number
  events: number
  rounds: RoundPlayed[]
}

/** One place in the rules under every law that has the game, and its name. */
export interface RuleLine {
  path: string
  name: string
  differs: boolean
  values: Record<string, RuleValue>
}

/** What a law says, in words, and its articles; not `said` where it has no such rule. */
export interface RuleSaid {
  words: string
  said: boolean
  clauses: string[]
}

/** What one law says at one place, in words too. */
export interface RuleValue {
  value: unknown
  words: string
  said: boolean
  clauses: string[]
  reading: string
  side: string
}

/** The rulebook of a game under a law; `inherited` are the chapters of the games whose rules it takes over. */
export interface Rules {
  law: string
  game: string
  title: string
  law_name: string
  law_title: string
  date: string
  gazette: string
  in_force: string
  amended_by: string[]
  epigraph: string
  place: string
  currency: string
  language: string
  reading: string
  playable: boolean
  bets: BetLine[]
  readings: Doubt[]
  sections: Part[]
  inherited: Chapter[]
}

/**
 * How a table runs: by itself or by a croupier, how many seconds people may bet, whether its wheel is a real one whose
 * results are typed, how many bots keep company.
 */
export interface Running {
  auto?: boolean
  seconds?: number
  physical?: boolean
  bots?: number
}

/** A refusal in one sentence, as every client gets it. */
export interface Said {
  code: string
  sentence: string
  clauses?: string[]
  field?: string
  id?: number | string | null
}

/** An examination that somebody sat: their answers, the name that stands on the certificate, and for which class. */
export interface Sat {
  exam: string
  answers: Answer[]
  name?: string
  of?: string
}

/** An examination that a pupil sat: the how-manieth of theirs in this class, and what came of it. */
export interface SatTold {
  number: number
  exam: string
  points: number
  most: number
  passed: boolean
  seconds: number
  day: number
}

/** One day of the house. `issued` are play chips that were given for nothing, by money. */
export interface SessionBook {
  day: string
  first: number
  last: number
  tables: DayAtTable[]
  sums: Sum[]
  people: number
  irregularities: number
  staff: Record<string, string[]>
  cage: Till[]
  issued: Record<string, number>
}

/** A mistake that staff can report: the command, its causes if it has any, and who may send it (the first there). */
export interface SheetIrregularity {
  kind: string
  by: string[]
  clauses: string[]
  causes: string[]
}

/**
 * An exercise: in words, and the table that it is about, of a round the table at each of its steps; what came where
 * somebody is to be paid.
 */
export interface Shown {
  told: ExerciseTold
  tables: (TableState | null)[]
  came: number | string | number[] | null
}

/** A game's own state: what every game has, what many have, and whatever else a game adds. */
export interface ShownDesk {
  chips: Record<string, number>
  seats: (string | null)[]
  standing: string[]
  staff: string[]
  crew: Record<string, number>
  round: number
  last: number | null
  last_unit: string
  minimum: number
  phase?: string
  bets?: Record<string, Bet>
  previous?: number | string | null
  [field: string]: unknown
}

/** A game on a reversible cloth: the last table that was opened for it there. */
export interface Side {
  table: string
  law: string
  game: string
  open: boolean
}

/** What a board at the table would show, and the number of the event that says so. */
export interface SightCame {
  seq: number
  value: number | string
}

export interface SignIn {
  name: string
  password: string
}

/**
 * What the number of people advises: how many are in the house, for how many there is room, how many are without, and
 * the clauses by which tables open as they come. What follows from it is for the director to say.
 */
export interface SittingAttendance {
  people: number
  places: number | null
  without: number
  clauses: string[]
}

/**
 * A slip to be dealt with. `bet` is the number of its bet on the cloth, if it is one; `stake` is what lies there, as
 * amounts are written; `hint` says what is due, and why.
 */
export interface SlipTold {
  number: number
  owner: string
  places: PlaceTold[]
  bet: number
  stake: string
  total: string
  hint: string
}

/**
 * All that a viewer may see of a table now, what they may do, and what people there are called. `money` are the fields
 * of each command that are amounts: decimal strings in a command, minor units everywhere else. `private`: a table for
 * friends; `at`: the time of day here, which `closes_at` goes by.
 */
export interface Snapshot {
  table: string
  seq: number
  law: string
  game: string
  currency: string
  money: Record<string, string[]>
  policy: Policy
  draws: Committed | null
  closes_at: number | null
  view: TableState
  awaits: Await[]
  options: Offer[]
  names: Record<string, string>
  private: boolean
  at: number
  ready: string[]
}

/** A message from the server: exactly one of these. */
export interface Spoken {
  snapshot?: OwnSnapshot
  resume?: WirePlace
  act?: PublicAct
  now?: Now
  ready?: string[]
  uttered?: Uttered
  draws?: Committed
  purse?: Record<string, number>
  ack?: Done
  refused?: Said
  ping?: number
  again?: boolean
  closing?: WirePlace
  closed?: WirePlace
}

/**
 * A place for a stake. `parts` are the chips that an announced bet lays on other spots, `covers` what wins here. Where
 * the player has a choice later (half or prison), the figures are those of the better one, named in `choice`.
 */
export interface SpotInfo {
  spot: string
  kind: string
  covers: (number | string)[]
  parts: [string, number][]
  pays: string
  min: number
  max: number
  win: string
  edge: string
  choice: string
  clauses: string[]
  limit_clauses: string[]
}

/**
 * Who must stand at a table: least and most of each. `crew` is the most croupiers and ends together, where one may
 * stand for the other; 0 says nothing. `more`: these are only the fewest, and there may be more of each.
 */
export interface Staff {
  clauses: string[]
  inspectors: [number, number]
  deputies: [number, number]
  croupiers: [number, number]
  ends: [number, number]
  assistants: [number, number]
  changers: [number, number]
  stickmen: [number, number]
  crew: number
  more: boolean
}

/** Kinds of bets that are paid one after another, and the clauses that say so. */
export interface Step {
  kinds: string[]
  clauses: string[]
}

/** A bet that cannot be right: it never wins, or the player wins by it. */
export interface Strange {
  law: string
  readings: ('corrected' | 'default' | 'literal')[]
  bet: string
  what: 'never-wins' | 'player-ahead'
  edge: string
  edge_float: number
  reading: string
  clauses: string[]
}

/** A street: what it deals to everybody, to each board, what is burnt, whether cards are changed before it. */
export interface StreetPicture {
  deal: string[]
  common: number
  burn: number
  draw: boolean
  opens: string
}

/** Between `lo` and `hi` different members of `of`, in ascending order: the cards to discard. */
export interface Subset {
  type: 'Subset'
  of: number[]
  lo: number
  hi: number
  other?: Why
}

/** What the tables of one money came to. */
export interface Sum {
  currency: string
  tables: number
  rounds: number
  opening_float: number
  top_ups: number
  drop: number
  chips_brought: number
  chips_taken: number
  handle: number
  result: number
  cagnotte: number
  take: number
  tips: number
  jackpot_paid: number
  returned: number
  closing_float: number
}

/** A symbol: on how many cells it stands, and what the bet on it pays (nothing where there is none). */
export interface Symbol {
  symbol: string
  count: number
  pays: string
}

/** A table to open for friends: one of the games that the house has open, and how many bots keep company. */
export interface TableForFriends {
  law: string
  game: string
  bots?: number
}

/**
 * A table as it stands, since it opened. Amounts are minor units of its currency. `drop` is what came to the table in
 * cash and chips; `held` what was won beside what the odds expect; `staff` who last acted in each role; `odd` the
 * readings by which it runs against the house.
 */
export interface TableNow {
  table: string
  name: string
  sector: string
  inspector: string
  law: string
  game: string
  currency: string
  minimum: number
  phase: string
  round: number
  since: number
  seats: number
  people: number
  company: number
  suspended: boolean
  drop: number
  taken: number
  handle: number
  tips: number
  float_now: number
  jackpot: number
  incidents: number
  held: Held
  staff: Record<string, string>
  odd: string[]
}

/** A table that was ever opened. */
export interface TableRecord {
  table: string
  law: string
  game: string
  digest: string
  open: boolean
}

/**
 * What a table is, for drawing and explaining it. Amounts are minor units; figures are exact fractions. `lesson` tells
 * how the game is played, `meanings` what wins and what loses each kind of bet; `tournament` is the one that it is a
 * table of.
 */
export interface TableSheet {
  table: string
  law: string
  game: string
  family: string
  currency: Coin
  languages: string[]
  minimum: number
  chips: number[]
  spots: SpotInfo[]
  order: Step[]
  at_once: 'all' | 'all-but-even-chances' | 'no'
  collect_clauses: string[]
  cloth: BanqueCloth | BettingCloth | BingoCloth | BlackjackCloth | BouleCloth | CheminCloth | CirclePokerCloth | CrapsCloth | LotteryCloth | MachineCloth | PokerCloth | PuntoCloth | RaffleCloth | RouletteCloth | TicketCloth | TrenteCloth | WheelCloth
  elsewhere: Record<string, Elsewhere[]>
  readings: Read[]
  irregularities: SheetIrregularity[]
  lesson: Line[]
  meanings: Record<string, Line>
  tournament: string
}

/**
 * A table in operation: the game's own state and what the house knows about the table. `expelled` are people who were
 * sent away for good, each with the clauses of the reason. `tally` is the last count of a table that is counted,
 * `counted_in` whether its float was counted and signed before its first round. `halted` says that the game stands
 * still while something is looked at; `typed` is what the table was before each result that was typed in this round,
 * where results are typed.
 */
export interface TableState {
  desk: ShownDesk
  open: boolean
  suspended: boolean
  book: Record<string, number>
  staff: Record<string, number>
  guarantee: number
  notice: Notice | null
  expelled: Record<string, string[]>
  tally: Tally | null
  counted_in: boolean
  halted: Halted | null
  typed: BeforeTyping[]
}

/** A count: what was found of each account, what the books said then, and whether a second person signed it. */
export interface Tally {
  found: Record<string, number>
  booked: Record<string, number>
  signed: boolean
}

/**
 * The picture: a ticket has so many `boxes`, of which `alike` win; `times` are the prizes in prices, highest first,
 * `printed` how many tickets a lot has of each and, last, of those that win nothing; codes are below `codes`.
 */
export interface TicketCloth {
  kind: 'scratch-tickets'
  boxes: number
  alike: number
  times: number[]
  printed: number[]
  codes: number
  in_hand: number
}

/** What went over the counter in one money: taken, paid, and how often; by cashier too. */
export interface Till {
  currency: string
  taken: number
  paid: number
  times: number
  by: Record<string, number>
}

/** A token that is good now. `secret` is how a program sends it, told once, to whoever made it. */
export interface TokenInfo {
  token: string
  label: string
  scopes: ('books' | 'play' | 'read' | 'staff')[]
  until: number
  at: number
  by: string
  secret: string
}

/**
 * A sitting as everybody sees it: its number, its law, when it began, its hour, whether it still runs; nothing of
 * anybody in it. Times are seconds.
 */
export interface Told {
  number: number
  law: string
  opened: number
  closes: number
  running: boolean
  closed: number | null
}

export interface TopicTold {
  topic: string
  name: string
}

/** What becomes of a game: its prices in a sentence and one by one, what would be wrong with it. */
export interface TouchedTold {
  law: string
  game: string
  name: string
  words: string
  moves: MoveTold[]
  broken: string
  checks: string[]
  odd: string[]
  uncounted: boolean
}

/**
 * All that somebody may see of a tournament. `tables` are its open tables by their numbers; `mine` is who asks, if they
 * are in it; `may` what they may do now; `course` is told from the latest back.
 */
export interface TournamentTold {
  heading: Heading
  how: string
  rules: string
  ranking: string
  stack: number
  rounds: number
  played: number
  next_minimum: number | null
  pause: boolean
  level_ends: number | null
  fund: number
  prizes: PlacePrize[]
  commitment: string
  secret: string
  board: Ranked[]
  tables: Record<string, string>
  mine: string
  admission: string
  may: string[]
  course: CourseLine[]
}

/** A command as it is written: `{"do": {"Enter": {}}}`. */
export interface TournamentWish {
  do: Record<string, unknown>
}

/** How far somebody is with a kind of exercise in a game under a law. */
export interface Track {
  level?: number
  row?: number
  asked?: number
  right?: number
  points?: number
  most?: number
  seconds?: number
  cards?: Record<string, Card>
}

/** How far somebody is with a kind of exercise of a game. */
export interface TrackTold {
  kind: 'call' | 'deal' | 'floor' | 'pay' | 'ruling'
  law: string
  game: string
  track: Track
}

/** A draw from its commitment to its winners. */
export interface Transcript {
  table: string
  epoch: number
  commitment: string
  secret: string
  digest: string
  tickets: string[]
  drums: Drum[]
  draws: TranscriptCame[]
  won: Winner[]
  format: string
}

/** A symbol that came: the number of the draw in its epoch, its drum, the symbol. */
export interface TranscriptCame {
  number: number
  drum: number
  value: number
}

/**
 * The picture: the rows in the order in which they are laid, the total that ends one, what insurance costs. `insurance`
 * is the part of a bet that is deposited, as odds; "" where there is none. `insured_from` is an amount.
 */
export interface TrenteCloth {
  kind: 'trente-et-quarante'
  rows: string[]
  reaches: number
  refait: number
  decks: number
  insurance: string
  insured_from: number
}

/**
 * What the law says about a reversible cloth for such a table, and the cloths that the house has. Where `rule.cloth` is
 * `unsaid` there is none for such a table.
 */
export interface Turning {
  rule: Reversible
  cloths: Cloth[]
}

/** Who said what at a table. */
export interface Uttered {
  who: string
  phrase: 'another-round' | 'congratulations' | 'good-luck' | 'goodbye' | 'hello' | 'one-moment' | 'pity' | 'thanks' | 'well-played'
}

/** Somebody in the register of admission. */
export interface Visit {
  id: string
  mark: string
  at: number
  by: string
  note: string
  out: number | null
}

/** A command as it is written: `{"do": {"PlaceBet": {"on": "red", "amount": "10.00"}}}`. */
export interface Wanted {
  do: Record<string, unknown>
}

/** An examination that somebody wants to sit or to set; without a seed it gets one by lot. */
export interface WantedExam {
  law: string
  game: string
  kinds?: ('call' | 'deal' | 'floor' | 'pay' | 'ruling')[]
  level?: number
  count?: number
  seed?: number | null
}

/** How many were in the house at a time: people, company, open tables. */
export type WatchAttendance = [at: number, people: number, company: number, tables: number]

/** A ticket that was made for an account, as its owner is told of it. */
export interface WayIn {
  at: number
  by: string
  used: number | null
}

/** The picture: the symbols, and the cells in their order round the wheel. */
export interface WheelCloth {
  kind: 'wheel'
  symbols: Symbol[]
  segments: string[]
}

/** A reason: a stable code and the clauses behind it. */
export interface Why {
  code: string
  clauses?: string[]
}

/** A ticket that won: what, with the symbol of which place, and whose it is (nobody's: the prize stays). */
export interface Winner {
  place: number
  ticket: number
  prize: string
  who: string
}

/** A table and the number of the next event; `retry` is after how many seconds the line may be taken up again. */
export interface WirePlace {
  table: string
  seq: number
  retry?: number
}

/** A table that might be opened: its law, its game, what the house chooses. */
export interface Wish {
  law: string
  game: string
  options?: Record<string, unknown>
}

/**
 * What the rule of another law would change in the first one, all else being as it was. Where it cannot stand `alone`,
 * it was tried with all others of its kind, if that can be `tried`; it may not be `counted` here.
 */
export interface WorthTold {
  law: string
  words: string
  moves: Moving[]
  alone: boolean
  counted: boolean
  tried: boolean
}

/** Every route: what goes into its address, its body, its answer. */
export interface Routes {
  'GET /api/accounts': { params: { guests?: boolean }; body: undefined; answer: Listed[] }
  'POST /api/accounts': { params: object; body: NewAccount; answer: Listed }
  'DELETE /api/accounts/{id}': { params: { id: string }; body: undefined; answer: null }
  'PUT /api/accounts/{id}/role': { params: { id: string }; body: NewRole; answer: Listed }
  'POST /api/accounts/{id}/ticket': { params: { id: string }; body: undefined; answer: Listed }
  'GET /api/accounts/{id}/tokens': { params: { id: string }; body: undefined; answer: TokenInfo[] }
  'POST /api/accounts/{id}/tokens': { params: { id: string }; body: NewToken; answer: TokenInfo }
  'DELETE /api/accounts/{id}/tokens/{token}': { params: { id: string; token: string }; body: undefined; answer: null }
  'GET /api/clauses': { params: { q?: string; law?: string; game?: string; first?: number; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: Matches }
  'GET /api/clauses/{id}': { params: { id: string; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: ClauseText }
  'GET /api/clauses/{id}/about': { params: { id: string; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: About }
  'GET /api/cloths': { params: object; body: undefined; answer: Cloth[] }
  'POST /api/cloths': { params: object; body: Wish; answer: Turning }
  'GET /api/evening': { params: object; body: undefined; answer: MyTable[] }
  'GET /api/evening/{table}': { params: { table: string; limit?: number }; body: undefined; answer: Evening }
  'GET /api/evening/{table}/hands': { params: { table: string }; body: undefined; answer: null }
  'GET /api/floor': { params: { law?: string }; body: undefined; answer: null }
  'GET /api/friends': { params: object; body: undefined; answer: Allowed }
  'PUT /api/friends': { params: object; body: Allowed; answer: Allowed }
  'POST /api/friends/tables': { params: object; body: TableForFriends; answer: FloorTable }
  'GET /api/games': { params: object; body: undefined; answer: Entry[] }
  'GET /api/games/{game}/compare': { params: { game: string; laws?: string; all?: boolean; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: Compared }
  'GET /api/games/{game}/differences': { params: { game: string; laws?: string; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: Differences }
  'GET /api/games/{game}/dossier': { params: { game: string; laws?: string; format?: 'html' | 'csv' | 'json'; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: Dossier }
  'GET /api/games/{game}/house': { params: { game: string; law: string }; body: undefined; answer: Choice[] }
  'GET /api/games/{game}/meter': { params: { game: string; law?: string; stakes?: string; reading?: 'default' | 'literal' | 'corrected' }; body: undefined; answer: MeteredBet[] }
  'GET /api/games/{game}/odds': { params: { game: string; law?: string; reading?: 'default' | 'literal' | 'corrected' }; body: undefined; answer: Odds[] }
  'GET /api/games/{game}/opening': { params: { game: string; law: string }; body: undefined; answer: Asked }
  'GET /api/games/{game}/rules': { params: { game: string; law: string; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: Rules }
  'GET /api/games/{game}/values': { params: { game: string; law: string; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: Amendable[] }
  'POST /api/guests': { params: object; body: undefined; answer: Here }
  'GET /api/laws': { params: object; body: undefined; answer: LawNames[] }
  'GET /api/laws/about': { params: { lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: LawTold[] }
  'GET /api/people': { params: { like: string }; body: undefined; answer: Found[] }
  'GET /api/people/{id}/purse': { params: { id: string }; body: undefined; answer: Holding }
  'POST /api/people/{id}/purse/in': { params: { id: string }; body: Money; answer: Holding }
  'POST /api/people/{id}/purse/out': { params: { id: string }; body: Money; answer: Holding }
  'GET /api/purse': { params: object; body: undefined; answer: Holding }
  'POST /api/purse/play-chips': { params: object; body: undefined; answer: Holding }
  'GET /api/records/audit': { params: object; body: undefined; answer: Report }
  'GET /api/records/book': { params: { table?: string; day?: string; format?: 'json' | 'jsonl' | 'csv' | 'html'; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: DayAtTable[] }
  'GET /api/records/cage': { params: { day?: string; format?: 'json' | 'jsonl' | 'csv' | 'html'; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: Paid[] }
  'GET /api/records/hold': { params: { table?: string; day?: string; format?: 'json' | 'jsonl' | 'csv' | 'html'; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: Held[] }
  'GET /api/records/incidents': { params: { table?: string; day?: string; format?: 'json' | 'jsonl' | 'csv' | 'html'; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: Incident[] }
  'GET /api/records/jackpots': { params: { table?: string; day?: string; format?: 'json' | 'jsonl' | 'csv' | 'html'; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: JackpotBook[] }
  'GET /api/records/moves': { params: { table?: string; day?: string; format?: 'json' | 'jsonl' | 'csv' }; body: undefined; answer: MoveRow[] }
  'GET /api/records/receipt': { params: object; body: undefined; answer: Given }
  'GET /api/records/sessions': { params: { day?: string; format?: 'json' | 'jsonl' | 'csv' | 'html'; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: SessionBook[] }
  'GET /api/records/tables': { params: object; body: undefined; answer: TableRecord[] }
  'GET /api/records/tables/{table}/session': { params: { table: string; day?: string; format?: 'json' | 'jsonl' | 'csv' | 'html'; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: Record<string, unknown>[] }
  'GET /api/records/tournaments': { params: { lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: null }
  'POST /api/school/certificates': { params: { lang?: 'en' | 'es' | 'eu' | 'gl' }; body: Certificate; answer: CertificateTold }
  'GET /api/school/classes': { params: object; body: undefined; answer: ClassHead[] }
  'POST /api/school/classes': { params: { lang?: 'en' | 'es' | 'eu' | 'gl' }; body: NewClass; answer: ClassTold }
  'GET /api/school/classes/{id}': { params: { id: string; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: ClassTold }
  'DELETE /api/school/classes/{id}': { params: { id: string }; body: undefined; answer: null }
  'POST /api/school/classes/{id}/enter': { params: { id: string; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: ByLink; answer: ClassTold }
  'POST /api/school/classes/{id}/exams': { params: { id: string; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: WantedExam; answer: ClassTold }
  'GET /api/school/classes/{id}/sat': { params: { id: string; pupil: string; number?: number; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: CertificateTold }
  'GET /api/school/course': { params: object; body: undefined; answer: CourseTold }
  'GET /api/school/exam': { params: { code: string }; body: undefined; answer: ExamTold }
  'POST /api/school/exam': { params: object; body: WantedExam; answer: ExamTold }
  'POST /api/school/exams': { params: { lang?: 'en' | 'es' | 'eu' | 'gl' }; body: Sat; answer: CertificateTold }
  'GET /api/school/exercise': { params: { code: string; help?: boolean; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: Shown }
  'GET /api/school/lessons': { params: { law: string; game: string; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: Lessons }
  'POST /api/school/marks': { params: { lang?: 'en' | 'es' | 'eu' | 'gl' }; body: Answered; answer: Marked }
  'POST /api/school/next': { params: { lang?: 'en' | 'es' | 'eu' | 'gl' }; body: NextWish; answer: Shown }
  'GET /api/school/sheet': { params: { law: string; game: string; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: TableSheet }
  'GET /api/session': { params: object; body: undefined; answer: Here }
  'POST /api/session': { params: object; body: SignIn; answer: Here }
  'DELETE /api/session': { params: object; body: undefined; answer: null }
  'PUT /api/session/name': { params: object; body: NewName; answer: Named }
  'DELETE /api/session/name': { params: object; body: undefined; answer: null }
  'PUT /api/session/password': { params: object; body: NewPassword; answer: Here }
  'POST /api/session/ticket': { params: object; body: Enter; answer: Here }
  'DELETE /api/sessions': { params: object; body: undefined; answer: null }
  'GET /api/sitting': { params: object; body: undefined; answer: Told | null }
  'POST /api/sitting': { params: object; body: OpenSitting; answer: Told | null }
  'POST /api/sitting/bars': { params: object; body: Bar; answer: null }
  'POST /api/sitting/bars/lift': { params: object; body: Document; answer: null }
  'PUT /api/sitting/cage': { params: object; body: CageMoney; answer: Kept | null }
  'POST /api/sitting/close': { params: object; body: undefined; answer: Told | null }
  'POST /api/sitting/deposit': { params: object; body: Deposit; answer: Kept | null }
  'POST /api/sitting/deposit/draw': { params: object; body: DepositDraw; answer: Kept | null }
  'POST /api/sitting/door': { params: object; body: AtTheDoor; answer: Visit }
  'POST /api/sitting/door/{id}/out': { params: { id: string }; body: undefined; answer: Visit }
  'GET /api/sitting/house': { params: object; body: undefined; answer: Kept | null }
  'GET /api/sitting/me': { params: object; body: undefined; answer: Visit | null }
  'GET /api/sitting/register': { params: object; body: undefined; answer: Visit[] }
  'GET /api/tables': { params: object; body: undefined; answer: FloorTable[] }
  'POST /api/tables': { params: object; body: OpenTable; answer: FloorTable }
  'GET /api/tables/{table}': { params: { table: string }; body: undefined; answer: Snapshot }
  'POST /api/tables/{table}/acts': { params: { table: string }; body: FloorAct; answer: Ack }
  'GET /api/tables/{table}/advice': { params: { table: string }; body: undefined; answer: Advice | null }
  'POST /api/tables/{table}/bots': { params: { table: string }; body: Bots; answer: FloorTable }
  'POST /api/tables/{table}/chance': { params: { table: string }; body: Outcome; answer: Ack }
  'GET /api/tables/{table}/chances': { params: { table: string }; body: undefined; answer: Chances | null }
  'POST /api/tables/{table}/close': { params: { table: string }; body: undefined; answer: Ack }
  'GET /api/tables/{table}/costs': { params: { table: string }; body: undefined; answer: Price[] }
  'GET /api/tables/{table}/draws': { params: { table: string; from?: number; limit?: number }; body: undefined; answer: Checkable[] }
  'GET /api/tables/{table}/draws/{epoch}': { params: { table: string; epoch: number }; body: undefined; answer: Checkable }
  'GET /api/tables/{table}/draws/{epoch}/transcript': { params: { table: string; epoch: number }; body: undefined; answer: Transcript }
  'POST /api/tables/{table}/enter': { params: { table: string }; body: Code; answer: FloorTable }
  'GET /api/tables/{table}/link': { params: { table: string }; body: undefined; answer: Code }
  'GET /api/tables/{table}/log': { params: { table: string; from?: number; limit?: number }; body: undefined; answer: PublicAct[] }
  'GET /api/tables/{table}/names': { params: { table: string }; body: undefined; answer: Record<string, string> }
  'GET /api/tables/{table}/odds': { params: { table: string }; body: undefined; answer: Odds }
  'GET /api/tables/{table}/options': { params: { table: string; player?: string }; body: undefined; answer: Offer[] }
  'PUT /api/tables/{table}/policy': { params: { table: string }; body: Running; answer: FloorTable }
  'POST /api/tables/{table}/preview': { params: { table: string }; body: Wanted; answer: Preview }
  'GET /api/tables/{table}/replay': { params: { table: string; seq?: number }; body: undefined; answer: Replayed }
  'GET /api/tables/{table}/replay/sheet': { params: { table: string; seq?: number; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: TableSheet }
  'GET /api/tables/{table}/results': { params: { table: string; limit?: number }; body: undefined; answer: Result[] }
  'GET /api/tables/{table}/rounds': { params: { table: string; from?: number; limit?: number }; body: undefined; answer: Rounds }
  'GET /api/tables/{table}/sheet': { params: { table: string; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: undefined; answer: TableSheet }
  'GET /api/tournaments': { params: object; body: undefined; answer: Heading[] }
  'POST /api/tournaments': { params: object; body: GivenBases; answer: TournamentTold }
  'POST /api/tournaments/check': { params: object; body: GivenBases; answer: BasesRule[] }
  'GET /api/tournaments/{id}': { params: { id: string }; body: undefined; answer: TournamentTold }
  'GET /api/tournaments/{id}/acts': { params: { id: string }; body: undefined; answer: ActsAct[] }
  'POST /api/tournaments/{id}/acts': { params: { id: string }; body: TournamentWish; answer: TournamentTold }
  'POST /api/tournaments/{id}/company': { params: { id: string }; body: Invited; answer: TournamentTold }
  'GET /api/watch': { params: object; body: undefined; answer: Floor }
  'POST /api/whatif': { params: { lang?: 'en' | 'es' | 'eu' | 'gl' }; body: Proposed; answer: OutcomeTold }
  'POST /api/whatif/dossier': { params: { format?: 'html' | 'csv' | 'json'; lang?: 'en' | 'es' | 'eu' | 'gl' }; body: Proposed; answer: Dossier }
}

/** What is an amount in a call, whatever the call is. */
export const MONEY_CALLS = ['minimum', 'amount'] as const
/** What people at a table may say to each other. */
export const PHRASES = ['hello', 'good-luck', 'well-played', 'congratulations', 'pity', 'thanks', 'one-moment', 'another-round', 'goodbye'] as const
