// The daily book: one page a table and day, and what all of them come to.

import type { DayAtTable } from '../lib/wire'

export type BookPage = DayAtTable

/** The columns of money, in the order in which a day goes. */
export const AMOUNTS = ['opening_float', 'top_ups', 'drop', 'handle', 'result', 'cagnotte', 'take', 'closing_float', 'closing_box'] as const

/** Those of them that may be a loss. */
export const SIGNED: ReadonlySet<string> = new Set(['result', 'take'])

/** Whether the house has at the table what it should have. */
export const balances = (page: BookPage): boolean =>
  page.opening_float + page.opening_box + page.top_ups - page.sent_back + page.result + page.difference === page.closing_float + page.closing_box &&
  page.opening_cagnotte + page.cagnotte === page.closing_cagnotte &&
  page.opening_tips + page.tips === page.closing_tips &&
  page.opening_jackpot + page.jackpot_seeded + page.jackpot_fed - page.jackpot_paid === page.closing_jackpot

/** What not every table has: a cagnotte and a player's bank, a jackpot, tips. */
const BESIDE = [
  'opening_cagnotte', 'cagnotte', 'closing_cagnotte', 'opening_bank', 'closing_bank', 'opening_jackpot', 'jackpot_seeded', 'jackpot_fed', 'jackpot_paid',
  'closing_jackpot', 'opening_tips', 'tips', 'closing_tips',
] as const

/** Of that, what a page has. */
export const beside = (page: BookPage): (typeof BESIDE)[number][] => BESIDE.filter((name) => page[name] !== 0)

export interface Total {
  currency: string
  pages: number
  rounds: number
  handle: number
  result: number
  cagnotte: number
  take: number
}

/** Every currency apart: nothing adds one to another. */
export function totals(pages: BookPage[]): Total[] {
  const found = new Map<string, Total>()
  for (const { currency, rounds, handle, result, cagnotte, take } of pages) {
    const sum = found.get(currency) ?? { currency, pages: 0, rounds: 0, handle: 0, result: 0, cagnotte: 0, take: 0 }
    found.set(currency, {
      currency, pages: sum.pages + 1, rounds: sum.rounds + rounds, handle: sum.handle + handle, result: sum.result + result,
      cagnotte: sum.cagnotte + cagnotte, take: sum.take + take,
    })
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
