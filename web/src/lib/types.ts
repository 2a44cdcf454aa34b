// What the server says, as types. Amounts are whole minor units; the server's own documentation is at /api/docs.
import type { Told } from '../verify/epoch'

export type Role = 'guest' | 'player' | 'croupier' | 'inspector' | 'cashier' | 'director' | 'auditor'
export type Value = number | string
export type Money = 'play' | 'cash'

export interface Here {
  person: string
  role: Role
  name: string
  token: string
  password_first: boolean
  /** One-time links that others made for this account, and when each was used. */
  ways_in: WayIn[]
}

export interface WayIn {
  at: number
  by: string
  used: number | null
}

export interface Policy {
  auto: boolean
  seconds: number
  physical: boolean
  bots: number
}

export interface FloorTable {
  table: string
  law: string
  game: string
  /** Chips that are issued for nothing, or those that the cage sells and pays. */
  money: Money
  currency: string
  minimum: number
  round: number
  phase: string
  seats: number
  free: number
  people: number
  viewers: number
  suspended: boolean
  policy: Policy
  awaits: string[]
  closes_at: number | null
  languages: string[]
  limits: { kind: string; min: number; max: number }[]
  pace: number | null
  anomalies: string[]
  /** The reversible cloth that it is one side of; none: empty. */
  reversible: string
  /** The number of its shoe; none: 0. */
  shoe: number
}

// -- a table ---------------------------------------------------------------------------------------------------------

export type Move = [from: string, to: string, amount: number, why: string]
export type Call = [key: string, args: Record<string, Value>, by: string]

export interface GameEvent {
  type: string
  moves?: Move[]
  calls?: Call[]
  clauses?: string[]
  [field: string]: unknown
}

export interface Act {
  seq: number
  round: number
  by: string
  events: GameEvent[]
  cause?: string
  source?: string
  at?: number
  patch?: unknown
}

export interface Await {
  who: string
  kinds?: string[]
  what?: string
  /** Chance may answer that nobody has seen the card yet. */
  blind?: boolean
}

export interface Why {
  code: string
  clauses?: string[]
}

export type Space =
  | { type: 'Amount'; lo: number; hi: number; step?: number; also?: number[]; below?: Why; above?: Why; off?: Why }
  | { type: 'OneOf'; values: Value[]; other?: Why }
  | { type: 'Subset'; of: number[]; lo: number; hi: number; other?: Why }

export interface Offer {
  kind: string
  by: string
  form?: Record<string, Space>
  clauses?: string[]
}

export interface Bet {
  owner: string
  on: string
  amount: number
  zeros?: number
  asked?: boolean
}

/** What every game's desk has, and what the wheel games add. */
export interface Desk {
  chips: Record<string, number>
  seats: (string | null)[]
  standing: string[]
  staff: string[]
  round: number
  last?: number | null
  minimum: number
  phase?: string
  bets?: Record<string, Bet>
  previous?: Value | null
  wheel_turns?: 'left' | 'right'
  colours?: Record<string, unknown>
  [field: string]: unknown
}

export interface View {
  desk: Desk
  open: boolean
  suspended: boolean
  book: Record<string, number>
  staff: Record<string, number>
  notice?: unknown
}

export interface Snapshot {
  you: string
  table: string
  seq: number
  law: string
  game: string
  currency: string
  policy: Policy
  draws: Told | null
  closes_at: number | null
  view: View
  awaits: Await[]
  options: Offer[]
  names: Record<string, string>
}

export interface Refusal {
  code: string
  sentence: string
  clauses: string[]
  field: string
  status?: number
}

export interface Currency {
  code: string
  digits: number
}

export interface SpotInfo {
  spot: string
  kind: string
  covers: Value[]
  parts: [spot: string, chips: number][]
  pays: string
  min: number
  max: number
  win: string
  edge: string
  /** The choice that these figures are for, where the player has one later: the better one. */
  choice: string
  clauses: string[]
  limit_clauses: string[]
}

export interface RouletteCloth {
  kind: 'roulette'
  style: 'french' | 'american'
  numbers: number
  zeros: number[]
  colours: Record<string, 'red' | 'black'>
  wheel: number[]
  track: boolean
  colour_chips: boolean
}

export interface BouleCloth {
  kind: 'boule'
  numbers: number[]
  colours: Record<string, 'red' | 'black' | 'special'>
  special: number
  cups: number[]
}

export interface WheelCloth {
  kind: 'wheel'
  symbols: { symbol: string; count: number; pays: string }[]
  segments: string[]
}

export interface PuntoCloth {
  kind: 'punto-banca'
  layout: 'full' | 'one-wing' | 'mini' | 'midi'
  /** Numbers that the places leave out. */
  skip: number[]
  players_deal: boolean
  decks: number
  /** The scores with which the player's hand draws. */
  player: number[]
  /** By the bank's score: the player's third cards on which it draws. */
  bank: Record<string, number[]>
  /** The bank's scores with which it draws though the player's hand has stood. */
  stood: number[]
}

export interface TrenteCloth {
  kind: 'trente-et-quarante'
  /** In the order in which they are laid. */
  rows: ('black' | 'red')[]
  reaches: number
  refait: number
  decks: number
  /** The part of a bet that is deposited, as odds; "" where there is no insurance. */
  insurance: string
  insured_from: number
}

export interface CrapsCloth {
  kind: 'craps'
  /** The numbers that can be a point, each with a box. */
  boxes: number[]
  seven: number
  /** The bets that go on the box of the number thrown. */
  moves: string[]
  /** By spot of odds: the bet they go with, and how many per cent of it they may be; 0 says nothing. */
  odds: Record<string, [base: string, percent: number]>
  dice: number
  thrown: number
  two_colours: boolean
}

export interface BlackjackCloth {
  kind: 'blackjack'
  boxes: number
  /** How often the bank plays against the same hands. */
  stages: number
  /** Kinds of bets beside a box. */
  beside: string[]
  natural: string
  insurance: string
  stands: number
  stop: number
  decks: number
  shuffler: boolean
  surrender: boolean
  even_money: boolean
  /** The stake of the accumulated bet; 0 where there is none. */
  accumulated: number
  doubled_ace: 'either' | 'one'
  bank_ace: 'best' | 'eleven'
  split_natural: boolean
}

export interface PokerCloth {
  kind: 'poker'
  boxes: number
  /** The kinds of bet that each box has a space for, in the order in which they lie there. */
  spaces: string[]
  /** How many cards a hand gets. */
  own: number
  /** The places of cards that belong to no box, with how many each gets. */
  places: Record<string, number>
  /** By bet, the highest line first: `least` is the least of its first rank, "2" for any. */
  tables: Record<string, { kind: string; least: string; pays: string }[]>
  /** The combinations, the highest first. */
  ranking: string[]
  /** The hand with which the bank plays, its kind and its ranks; nothing where there is no bank. */
  least: string[]
  /** How many times the ante the second bet is. */
  second: number
  /** What a card costs that is bought, in antes; "" where none is. */
  price: string
  shuffler: boolean
  /** How many dice say who is dealt first. */
  dice: number
  /** How many cards of a hand are set apart as its low hand. */
  low: number
  /** What becomes of the bet as high and low hand compare with the bank's: "higher-equal" is "tied". */
  cases: Record<string, string>
}

export interface CheminCloth {
  kind: 'chemin-de-fer'
  decks: number
  behind: number
  /** Fewer players than this play nothing. */
  players: number
  naturals: number[]
  /** The bank's chart: by its score a letter (T card, P no card, O as it likes) for each third card of the punto, then for none. */
  chart: Record<string, string>
  bank_least: number
  /** Null where a bank may hold any sum. */
  bank_most: number | null
  /** The house's part of a bank's win, in thousandths. */
  cagnotte: number
  /** So many refusals in a row cost a seat. */
  refusals: number
  /** What has to exceed `garage_from` before winnings may be set aside. */
  garage_of: string
  garage_from: number
  all_goes: boolean
  half: string
  banco_free: boolean
  partner_at_award: string
  partner_later: string
  waived_by: string
}

export interface BanqueCloth {
  kind: 'baccarat-banque'
  /** A limited bank pays as far as it goes; a free one answers for every stake. */
  mode: 'limited' | 'free'
  decks: number
  behind: number
  /** Fewer players than this on a cloth play nothing. */
  players: number
  naturals: number[]
  chart: Record<string, string>
  bank_least: number
  bank_most: number | null
  /** The house's part of a bank's win, in ten-thousandths. */
  take: number
  /** How often a void banco may be repeated. */
  repeats: number
  /** A stake on both cloths is divided into whole units of so much. */
  unit: number
  /** Sessions of a free bank, and shoes of each; 0 where they are not counted. */
  sessions: number
  shoes: number
  opening: 'auction' | 'deposit'
  left: 'auctioned' | 'offered'
  waived_by: string
}

export interface ReadingInfo {
  id: string
  side: 'literal' | 'corrected'
  literal: string
  corrected: string
  reason: string
  clauses: string[]
}

export interface Sheet {
  table: string
  law: string
  game: string
  family: string
  currency: Currency
  languages: string[]
  minimum: number
  chips: number[]
  spots: SpotInfo[]
  order: { kinds: string[]; clauses: string[] }[]
  collect_clauses: string[]
  /** Whether all that one player has won is paid together. */
  at_once: 'no' | 'all' | 'all-but-even-chances'
  cloth: RouletteCloth | BouleCloth | WheelCloth | CrapsCloth | PuntoCloth | TrenteCloth | BlackjackCloth | PokerCloth | CheminCloth | BanqueCloth
  elsewhere: Record<string, { law: string; pays: string; edge: string }[]>
  readings: ReadingInfo[]
  irregularities: { kind: string; causes?: string[]; by: string[]; clauses: string[] }[]
}

export interface Result {
  round: number
  value: Value
  at: number
}

export interface Clause {
  id: string
  law: string
  game: string
  section: string
  citation: string
  kind: string
  text: string
  lang: string
}
