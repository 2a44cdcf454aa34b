// Which tables somebody wants to see. The wishes live in the address, so that a link carries them.
import { familyOf, GROUPS } from '../games/families'
import type { FloorTable } from '../lib/types'

export interface Filters {
  group: string
  law: string
  /** The highest minimum, in minor units of a money: "EUR-500", "EUR-play-500". */
  minimum: string
  spoken: string
  free: boolean
}

export type Filter = keyof Filters

export const groupOf = ({ family }: FloorTable): string => familyOf(family).floor.group

const NAMES: Record<Filter, string> = { group: 'game', law: 'law', minimum: 'minimum', spoken: 'spoken', free: 'seat' }
const FILTERS = Object.keys(NAMES) as Filter[]

export const NONE: Filters = { group: '', law: '', minimum: '', spoken: '', free: false }

/** The wishes in an address; what makes no sense there is no wish. */
export function read(query: URLSearchParams): Filters {
  const said = (filter: Filter): string => query.get(NAMES[filter]) ?? ''
  const group = said('group')
  return {
    group: GROUPS.includes(group) ? group : '',
    law: said('law'),
    minimum: /^[A-Z]{3}(-play)?-\d{1,12}$/.test(said('minimum')) ? said('minimum') : '',
    spoken: said('spoken'),
    free: said('free') !== '',
  }
}

/** The address' query with these wishes; whatever else it said stays. */
export function write(filters: Filters, query: URLSearchParams): string {
  const written = new URLSearchParams(query)
  for (const filter of FILTERS) {
    const value = filters[filter]
    if (value) written.set(NAMES[filter], value === true ? '1' : value)
    else written.delete(NAMES[filter])
  }
  const text = written.toString()
  return text && '?' + text
}

export const any = (filters: Filters): boolean => FILTERS.some((filter) => filters[filter])

export const seatFree = (table: FloorTable): boolean => !table.suspended && (table.free > 0 || table.seats === 0)

/** A wish for a minimum: its money, and how much at most. */
export function minimumOf(wish: string): { currency: string; most: number } {
  const cut = wish.lastIndexOf('-')
  return { currency: wish.slice(0, cut), most: Number(wish.slice(cut + 1)) }
}

const met: Record<Filter, (table: FloorTable, filters: Filters) => boolean> = {
  group: (table, { group }) => groupOf(table) === group,
  law: (table, { law }) => table.law === law,
  minimum: (table, { minimum }) => {
    const { currency, most } = minimumOf(minimum)
    return table.currency === currency && table.minimum <= most
  },
  spoken: (table, { spoken }) => table.languages.includes(spoken),
  free: (table) => seatFree(table),
}

const meets = (table: FloorTable, filters: Filters, filter: Filter): boolean =>
  !filters[filter] || met[filter](table, filters)

/** Whether a table meets every wish, but for one that is left aside. */
export const fits = (table: FloorTable, filters: Filters, aside?: Filter): boolean =>
  FILTERS.every((filter) => filter === aside || meets(table, filters, filter))

/** The table that meets most wishes; the game counts before the rest. */
export function nearest(tables: FloorTable[], filters: Filters): FloorTable | undefined {
  const worth = (table: FloorTable): number =>
    FILTERS.reduce((sum, filter) => sum + (meets(table, filters, filter) ? (filter === 'group' ? 1.5 : 1) : 0), 0)
  return tables.reduce<FloorTable | undefined>((best, each) => (best && worth(best) >= worth(each) ? best : each), undefined)
}

/** What there is to choose from on this floor. */
export interface Choices {
  groups: string[]
  laws: string[]
  minima: { value: string; currency: string; amount: number }[]
  spoken: string[]
}

export function choices(tables: FloorTable[]): Choices {
  const minima = new Map(tables.map((t) => [`${t.currency}-${t.minimum}`, { currency: t.currency, amount: t.minimum }]))
  return {
    groups: GROUPS.filter((group) => tables.some((table) => groupOf(table) === group)),
    laws: [...new Set(tables.map((table) => table.law))],
    minima: [...minima]
      .map(([value, minimum]) => ({ value, ...minimum }))
      .sort((a, b) => b.currency.localeCompare(a.currency) || a.amount - b.amount),
    spoken: [...new Set(tables.flatMap((table) => table.languages))],
  }
}
