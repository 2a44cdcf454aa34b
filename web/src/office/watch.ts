// The floor at a glance: in which order tables stand, which are shown, what their bands say.
import { gameName, say } from '../lib/words.svelte'
import type { Floor, Held, TableNow } from '../lib/wire'

export const ORDERS = ['table', 'game', 'people', 'handle', 'won', 'out', 'incidents'] as const
export type Order = (typeof ORDERS)[number]
/** Those in which the largest comes first. */
const DOWN: ReadonlySet<Order> = new Set(['people', 'handle', 'won', 'out', 'incidents'])

export interface Looking {
  text: string
  order: Order
  /** Only tables that stand out: an unusual result, a reading against the house, something reported. */
  odd: boolean
}

export const present = (table: TableNow): number => table.people + table.company

/** How far a result lies from what was expected, in spreads. */
export const outOf = ({ won, expected, sd }: Pick<Held, 'won' | 'expected' | 'sd'>): number => (sd ? (won - expected) / sd : 0)

export const standsOut = (table: TableNow): boolean =>
  table.held.verdict === 'odd' || table.held.verdict === 'unusual' || table.odd.length > 0 || table.incidents > 0

/** What people type and what is written, without accents and capitals. */
export const plainly = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const value = (table: TableNow, order: Order): number =>
  ({ table: Number(table.table), game: 0, people: present(table), handle: table.handle, won: table.held.won, out: Math.abs(outOf(table.held)), incidents: table.incidents })[order]

export function shown(tables: TableNow[], { text, order, odd }: Looking): TableNow[] {
  const wanted = plainly(text.trim())
  const told = (table: TableNow): string => plainly(`${table.table} ${table.name} ${table.sector} ${gameName(table.game)}`)
  return tables
    .filter((table) => (!odd || standsOut(table)) && told(table).includes(wanted))
    .sort((a, b) => (order === 'game' ? gameName(a.game).localeCompare(gameName(b.game)) : (value(a, order) - value(b, order)) * (DOWN.has(order) ? -1 : 1)) || Number(a.table) - Number(b.table))
}

/** One of so many thousand tables lies so far out on its side. */
export const PER = 10_000
export const verdictOf = (held: Pick<Held, 'verdict' | 'tail'>): string =>
  say(`hold-says-${held.verdict}`, { times: Math.max(1, Math.round(held.tail * PER)), of: PER })

export interface Sum {
  currency: string
  tables: number
  drop: number
  handle: number
  won: number
  expected: number
}

/** What the open tables come to, every money apart. */
export function sums(tables: TableNow[]): Sum[] {
  const found = new Map<string, Sum>()
  for (const { currency, drop, handle, held } of tables) {
    const sum = found.get(currency) ?? { currency, tables: 0, drop: 0, handle: 0, won: 0, expected: 0 }
    found.set(currency, {
      currency, tables: sum.tables + 1, drop: sum.drop + drop, handle: sum.handle + handle, won: sum.won + held.won, expected: sum.expected + held.expected,
    })
  }
  return [...found.values()]
}

/** Who works where: by person, the tables at which they last acted, and as what. */
export function crew(floor: Floor): { person: string; roles: string[]; tables: string[] }[] {
  const found = new Map<string, { person: string; roles: string[]; tables: string[] }>()
  for (const { table, staff } of floor.tables)
    for (const [role, person] of Object.entries(staff)) {
      const one = found.get(person) ?? { person, roles: [], tables: [] }
      found.set(person, { person, roles: [...new Set([...one.roles, role])], tables: [...one.tables, table] })
    }
  return [...found.values()].sort((a, b) => (floor.names[a.person] ?? a.person).localeCompare(floor.names[b.person] ?? b.person))
}

// -- pictures ------------------------------------------------------------------------------------------------------------

const REACH = 5 // spreads on either side of a strip

/** Where a value lies on a strip, in per cent of its width. */
export const onStrip = (held: Pick<Held, 'expected' | 'sd'>, at: number): number =>
  50 + (Math.max(-REACH, Math.min(REACH, held.sd ? (at - held.expected) / held.sd : 0)) / REACH) * 46

/** A line through values, as the points of a polyline in a box. */
export function line(values: number[], width: number, height: number, most = Math.max(1, ...values)): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values.map((each, n) => `${(n * step).toFixed(1)},${(height - (each / most) * height).toFixed(1)}`).join(' ')
}
