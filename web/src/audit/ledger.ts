// Chips that change place, as the books write them: what one account gives another receives, and the lines come to nothing.
import type { Move } from '../lib/types'

export interface Entry {
  account: string
  why: string
  /** Below zero for whoever gives. */
  amount: number
}

/** One line an account and reason; those who give first. */
export function entries(moves: Move[]): Entry[] {
  const found = new Map<string, Entry>()
  const enter = (account: string, why: string, amount: number): void => {
    const key = `${account}\n${why}\n${amount < 0}`
    found.set(key, { account, why, amount: (found.get(key)?.amount ?? 0) + amount })
  }
  for (const [from, to, amount, why] of moves) {
    enter(from, why, -amount)
    enter(to, why, amount)
  }
  return [...found.values()].sort((a, b) => Number(a.amount > 0) - Number(b.amount > 0))
}

export const sum = (amounts: Iterable<{ amount: number }>): number => [...amounts].reduce((all, { amount }) => all + amount, 0)
