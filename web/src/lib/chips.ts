// Which chip stands for an amount: colour, number of marks and shape go by denomination.
import type { Desk } from './types'

const TOKENS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000] as const
const MARKS: Record<number, number> = { 1: 0, 2: 2, 5: 3, 10: 4, 20: 5, 50: 6, 100: 8, 200: 10 }
export const PLAYERS = 8

export interface ChipLook {
  /** The token whose colours it wears: `--chip-20`. */
  token: number
  marks: number
  plaque: boolean
}

/** The look of a chip worth `units` of its currency (10 for ten euros). A value between two tokens wears the lower. */
export function lookOf(units: number): ChipLook {
  const token = [...TOKENS].reverse().find((each) => each <= units) ?? 1
  return { token, marks: MARKS[token] ?? 0, plaque: token >= 500 }
}

/** The largest chips first that make up an amount. */
export function stackOf(amount: number, denominations: number[]): number[] {
  const stack: number[] = []
  let rest = amount
  for (const each of [...denominations].sort((a, b) => b - a)) {
    while (rest >= each && stack.length < 40) {
      stack.push(each)
      rest -= each
    }
  }
  if (rest > 0) stack.push(rest)
  return stack
}

/** A player's colour at a table, 1 to 8: seats first, then the order in which people came. */
export function colourOf(who: string, present: string[]): number {
  const at = present.indexOf(who)
  return (Math.max(0, at) % PLAYERS) + 1
}

/** The chips of a colour of their own that somebody plays with, where a table gives them; `value` is what one is worth, 0 for the minimum. */
export const ownChips = (desk: Desk | null | undefined, who: string): { number: number; value: number } | undefined =>
  (desk?.colours as Record<string, { number: number; value: number }> | undefined)?.[who]

export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '·'

/** What stands for somebody among others: the first letter, or the first two that no namesake has as well. */
export function initialAmong(name: string, others: string[]): string {
  const [first, ...rest] = [...name.trim()]
  if (first === undefined) return '·'
  const alike = others.map((each) => [...each.trim().toLowerCase()]).filter((each) => each[0] === first.toLowerCase() && each.join('') !== name.trim().toLowerCase())
  if (!alike.length || !rest.length) return first.toUpperCase()
  const at = rest.findIndex((letter, n) => letter !== ' ' && alike.every((each) => each[n + 1] !== letter.toLowerCase()))
  return first.toUpperCase() + (rest[Math.max(0, at)] ?? '').toLowerCase()
}
