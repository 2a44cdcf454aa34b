// The daily book: one page a table and day, and what all of them come to.

import type { DayAtTable } from '../lib/wire'

export type BookPage = DayAtTable

/** The columns of money, in the order in which a day goes. */
export const AMOUNTS = ['opening_float', 'top_ups', 'drop', 'handle', 'result', 'closing_float', 'closing_box'] as const

/** Whether the house has at the table what it should have. */
export const balances = (page: BookPage): boolean =>
  page.opening_float + page.opening_box + page.top_ups + page.result === page.closing_float + page.closing_box

export interface Total {
  currency: string
  pages: number
  rounds: number
  handle: number
  result: number
}

/** Every currency apart: nothing adds one to another. */
export function totals(pages: BookPage[]): Total[] {
  const found = new Map<string, Total>()
  for (const { currency, rounds, handle, result } of pages) {
    const sum = found.get(currency) ?? { currency, pages: 0, rounds: 0, handle: 0, result: 0 }
    found.set(currency, { currency, pages: sum.pages + 1, rounds: sum.rounds + rounds, handle: sum.handle + handle, result: sum.result + result })
  }
  return [...found.values()]
}

/** The address of the book, or of a form of it that is saved or printed. */
export function bookAt(asked: { table: string; day: string }, form = '', lang = ''): string {
  const query = new URLSearchParams()
  if (asked.table) query.set('table', asked.table)
  if (asked.day) query.set('day', asked.day)
  if (form) query.set('format', form)
  if (lang) query.set('lang', lang)
  const text = query.toString()
  return `/api/records/book${text && '?' + text}`
}
