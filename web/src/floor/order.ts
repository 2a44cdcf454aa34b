// Which table comes first, and which one somebody in a hurry is led to.
import { FIRST_GAMES } from '../games/families'
import { seatFree } from './filters'
import { coined, isPoints } from '../lib/money'
import type { FloorTable } from '../lib/types'

const speaks = (table: FloorTable, lang: string): number => Number(table.languages.includes(lang))

/** Where one's own chips are, people and a seat, people, nobody yet, no play at all. */
const rank = (table: FloorTable): number => (table.mine !== null ? -1 : table.suspended ? 3 : table.people === 0 ? 2 : seatFree(table) ? 0 : 1)

/** Tables with people first, the livelier before the quieter; then those that speak the reader's language; then by number. */
export const inOrder =
  (lang: string) =>
  (a: FloorTable, b: FloorTable): number =>
    rank(a) - rank(b) ||
    b.people - a.people ||
    speaks(b, lang) - speaks(a, lang) ||
    Number(a.table) - Number(b.table)

/** What was shown, as it is now: every table keeps its place, new ones come last, and those that are gone stay to say so. */
export function follow(shown: FloorTable[], found: FloorTable[], lang: string): { list: FloorTable[]; closed: Set<string> } {
  const now = new Map(found.map((each) => [each.table, each]))
  const seen = new Set(shown.map((each) => each.table))
  const fresh = found.filter((each) => !seen.has(each.table)).sort(inOrder(lang))
  return {
    list: [...shown.map((each) => now.get(each.table) ?? each), ...fresh],
    closed: new Set([...seen].filter((id) => !now.has(id))),
  }
}

const EUROS = 'EUR'

/** Whether somebody with this purse can sit down there at once: play chips are given, money must have been paid in. */
export const withinReach = (table: FloorTable, purse: Record<string, number>): boolean =>
  isPoints(table.currency) ? table.mine !== null : table.money === 'play' || (purse[table.currency] ?? 0) >= table.minimum

/** The language that a cloth is printed in first: whoever reads none of them reads Spanish best. */
const printed = (table: FloorTable, lang: string): boolean => table.languages[0] === (lang === 'en' ? 'es' : lang)

/** The first table of somebody who has chosen nothing: the house's first game on a cloth in their language and in a money they know, with
 * company if there is any. */
export function firstTable(tables: FloorTable[], lang: string): FloorTable | undefined {
  const worth = (table: FloorTable): number =>
    8 * Number(printed(table, lang) && FIRST_GAMES.has(table.game) && coined(table.currency) === EUROS) +
    4 * Number(FIRST_GAMES.has(table.game)) + 2 * Number(coined(table.currency) === EUROS) + Number(table.people > 0)
  return tables
    .filter((table) => seatFree(table) && !isPoints(table.currency))
    .sort(inOrder(lang))
    .reduce<FloorTable | undefined>((best, each) => (best && worth(best) >= worth(each) ? best : each), undefined)
}
