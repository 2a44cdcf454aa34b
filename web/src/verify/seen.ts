// The commitments that this browser saw live, each with the moment and how far the table had come. They are kept here and
// nowhere else: that a result was fixed before it fell can only be told by whoever noted the commitment before.
import type { Outcome } from './chance'
import type { Draw } from './epoch'
import type { Act } from '../lib/types'

export interface Seen {
  table: string
  epoch: number
  commitment: string
  /** Seconds, by this device's clock. */
  at: number
  /** How many events the table had then: what it drew from this number on was still to come. */
  seq: number
}

const NAME = 'novamas-seen'
const MOST = 600 // commitments kept, the oldest go first

function isSeen(x: unknown): x is Seen {
  const { table, epoch, commitment, at, seq } = (x ?? {}) as Partial<Seen>
  return typeof table === 'string' && typeof commitment === 'string' && [epoch, at, seq].every((n) => typeof n === 'number')
}

export function all(): Seen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeen) : []
  } catch {
    return [] // a browser that keeps nothing, or something that is not ours
  }
}

/** Notes a commitment. The first one that was seen for an epoch stays: a later, other one is what this is all about. */
export function note(fresh: Seen): void {
  const kept = all()
  if (!fresh.commitment || kept.some((each) => each.table === fresh.table && each.epoch === fresh.epoch)) return
  try {
    localStorage.setItem(NAME, JSON.stringify([...kept, fresh].slice(-MOST)))
  } catch {
    // a browser that keeps nothing
  }
}

export const find = (table: string, epoch: number): Seen | undefined => all().find((each) => each.table === table && each.epoch === epoch)

/** Whether a commitment is the one that was seen: never seen, another one, only once draws had been made, or before them all. */
export type Sight = 'never' | 'other' | 'during' | 'before'

export function sight(seen: Seen | undefined, commitment: string, draws: Draw[]): Sight {
  if (!seen) return 'never'
  if (seen.commitment !== commitment) return 'other'
  return draws.every((draw) => draw.seq >= seen.seq) ? 'before' : 'during'
}

/** What an act of chance showed at the table: its outcome, or nothing where that was hidden from us. */
export function shown(act: Act): Outcome | null {
  const { value, dice, card } = (act.events[0] ?? {}) as Record<string, unknown>
  const said = value ?? dice ?? (typeof card === 'object' && card !== null ? (card as { value?: unknown }).value : card)
  return said !== '?' && (typeof said === 'number' || typeof said === 'string' || Array.isArray(said)) ? (said as Outcome) : null
}

// -- what fell at the tables that this page has looked at, for as long as it is open -----------------------------------------

const MOST_OUTCOMES = 2000
const fallen = new Map<string, Map<number, Outcome>>()

/** Notes what an act of chance showed. */
export function witness(table: string, act: Act): void {
  const outcome = act.source ? shown(act) : null
  if (outcome === null) return
  const known = fallen.get(table) ?? new Map<number, Outcome>()
  fallen.set(table, known.set(act.seq, outcome))
  if (known.size > MOST_OUTCOMES) known.delete(known.keys().next().value!)
}

/** How many of these draws this page saw fall at the table, and the first that was told otherwise than it fell. */
export function compare(table: string, draws: Draw[], same: (a: Outcome, b: Outcome) => boolean): { seen: number; other: Draw | null } {
  const known = fallen.get(table)
  const seen = draws.filter((draw) => draw.value !== '?' && known?.has(draw.seq))
  return { seen: seen.length, other: seen.find((draw) => !same(known!.get(draw.seq)!, draw.value)) ?? null }
}
