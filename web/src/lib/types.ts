// What the server says, as types. Amounts are whole minor units; the server's own documentation is at /api/docs.

export type Role = 'guest' | 'player' | 'croupier' | 'inspector' | 'cashier' | 'director' | 'auditor'
export type Value = number | string

export interface Here {
  person: string
  role: Role
  name: string
  token: string
  password_first: boolean
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
  cloth: RouletteCloth | BouleCloth | WheelCloth
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
