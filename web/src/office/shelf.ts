// The other books of the house: where each is, what of it is shown, in which order.
import type { Held, Incident, JackpotBook, Paid, SessionBook } from '../lib/wire'

export const BOOKS = ['book', 'sessions', 'incidents', 'jackpots', 'cage', 'hold'] as const
export type BookName = (typeof BOOKS)[number]
export type OtherName = Exclude<BookName, 'book'>
/** Those that can be asked of one table. */
export const OF_A_TABLE: ReadonlySet<BookName> = new Set(['book', 'incidents', 'jackpots', 'hold'])

export interface Entries {
  sessions: SessionBook
  incidents: Incident
  jackpots: JackpotBook
  cage: Paid
  hold: Held
}

export interface Asked {
  table: string
  day: string
}

/** The address of a book, or of a form of it that is saved or printed. */
export function shelfAt(book: BookName, { table, day }: Asked, form = '', lang = ''): string {
  const query = new URLSearchParams()
  if (table && OF_A_TABLE.has(book)) query.set('table', table)
  if (day && book !== 'hold') query.set('day', day)
  if (form) query.set('format', form)
  if (lang) query.set('lang', lang)
  const text = query.toString()
  return `/api/records/${book}${text && '?' + text}`
}

/** Rows by one of their columns; those that are alike stay as they were. A second time turns the order round. */
export interface Sorting {
  by: string
  down: boolean
}

export const turned = ({ by, down }: Sorting, to: string): Sorting => (by === to ? { by, down: !down } : { by: to, down: false })

export function sorted<T>(rows: readonly T[], { by, down }: Sorting, value: (row: T, by: string) => string | number): T[] {
  if (!by) return [...rows]
  const way = down ? -1 : 1
  return [...rows].sort((a, b) => {
    const [x, y] = [value(a, by), value(b, by)]
    return way * (typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y), undefined, { numeric: true }))
  })
}
