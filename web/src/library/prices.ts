// The prices of bets under some laws: what a cell of the table says, and in which order the rows come.
import { betName, say } from '../lib/words.svelte'
import type { Comparison, OddsRow, Side } from './types'

export type PricedBet = Comparison['odds'][number]

/** The figures under a law; a side is only listed where its figures are not those of the usual reading. */
export function cellOf(row: PricedBet, law: string, side: Side): OddsRow | null {
  const sides = row.laws[law]
  if (!sides) return null
  return (side in sides ? sides[side] : sides.default) ?? null
}

/** Nothing is counted here under that law and reading. */
export const isUncounted = (found: Comparison, law: string, side: Side): boolean => found.uncounted?.some(([each, how]) => each === law && (how === side || how === 'default')) ?? false

export const titleOf = (row: { bet: string; strategy: string }): string => betName(row.bet) + (row.strategy ? `, ${say(`choice-${row.strategy}`)}` : '')

/** Whether the laws differ on a bet, read so. */
export function differs(row: PricedBet, laws: string[], side: Side): boolean {
  const told = laws.map((law) => cellOf(row, law, side))
  return new Set(told.map((cell) => (cell ? `${cell.pays} ${cell.edge}` : ''))).size > 1
}

/** The rows that any of the laws has, those that differ first, else as they came. */
export function ordered(rows: PricedBet[], laws: string[], side: Side): PricedBet[] {
  const there = rows.filter((row) => laws.some((law) => cellOf(row, law, side)))
  return there.toSorted((a, b) => Number(differs(b, laws, side)) - Number(differs(a, laws, side)))
}

/** Computed figures have as many decimals as tell strategies apart, exact ones two: the fraction beside them has the rest. */
export const digitsOf = (cell: OddsRow): number => (cell.method === 'exact' ? 2 : 4)

/** Bets whose prices are of one size, so that a chart of them can be read: each group begins where a price is many times that of the one before. */
export function grouped(rows: PricedBet[], laws: string[], side: Side, times = 8): PricedBet[][] {
  const size = (row: PricedBet): number => Math.max(...laws.map((law) => Math.abs(cellOf(row, law, side)?.edge_float ?? 0)))
  const groups: PricedBet[][] = []
  let least = 0
  for (const row of rows.toSorted((a, b) => size(a) - size(b))) {
    if (!groups.length || size(row) > times * least) {
      groups.push([])
      least = Math.max(size(row), 0.001)
    }
    groups.at(-1)!.push(row)
  }
  return groups
}
