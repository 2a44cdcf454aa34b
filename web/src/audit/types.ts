// The past of a table, as the server reads it from the books.
import type { Act, GameEvent, Value, View } from '../lib/types'

/** A table that was ever opened. */
export interface Recorded {
  table: string
  law: string
  game: string
  digest: string
  open: boolean
}

/** A table after one of its events, the act that it belongs to, and who stood behind it. */
export interface Moment {
  table: string
  law: string
  game: string
  currency: string
  seq: number
  /** How many events the table has so far. */
  events: number
  round: number
  act: Act
  event: GameEvent
  person: string
  command: { type: string; by: string; [field: string]: unknown } | null
  view: View
  names: Record<string, string>
}

/** A round: its events from `seq` to before `end`, what fell, what was staked and what the house won. */
export interface Round {
  round: number
  seq: number
  end: number
  at: number
  until: number
  acts: number
  people: string[]
  outcomes: { what: string; value: Value }[]
  handle: number
  result: number
  irregularities: number
}

export interface Rounds {
  table: string
  law: string
  game: string
  currency: string
  open: boolean
  last: number
  events: number
  rounds: Round[]
}

/** What an audit came to; balances in minor units by currency and kind of account. */
export interface Report {
  /** The number of the house. */
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
  /** How often each source answered for chance, and how many of the answers were checked against a revealed secret. */
  sources: Record<string, number>
  verified: number
  /** Batches after the last that was witnessed. */
  unwitnessed: number
  /** Receipts that were held against the books. */
  receipts: number
  restored: { at: number; by: string; reason: string; spines: number }[]
  /** Acts that another version decided otherwise than this one would. */
  differing: number
  finding: { sentence: string; stream: string; record: number; unread: boolean } | null
}
