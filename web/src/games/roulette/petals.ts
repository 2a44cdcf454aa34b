// The rosette: what can be played with one number, laid out around it as it lies on the cloth, large enough for a finger.
import { COLUMNS, columnOf, rowOf, type Plan } from './geometry'
import type { SpotInfo } from '../../lib/types'

export interface Petal {
  spot: string
  kind: string
  covers: number[]
  /** Its place in a grid of three rows and four columns; the last column is for bets on whole rows. */
  row: number
  column: number
}

const INSIDE = new Set(['straight', 'split', 'street', 'corner', 'six-line'])
const SIDE = 3

/** Pleno, caballos, cuadros, transversal and seisenas of a number, as many as the law has. */
export function petalsOf(number: number, spots: SpotInfo[], plan: Plan): Petal[] {
  const mine = spots
    .filter((info) => INSIDE.has(info.kind) && info.covers.includes(number))
    .map((info) => ({ spot: info.spot, kind: info.kind, covers: info.covers.map(Number).sort((a, b) => a - b) }))
  if (number === 0) return mine.sort(bySize).map((petal, k) => ({ ...petal, ...aroundZero(petal.covers, k) }))
  return mine.map((petal) => ({ ...petal, ...around(number, petal.covers, plan.standing) }))
}

const bySize = (a: { covers: number[] }, b: { covers: number[] }): number =>
  a.covers.length - b.covers.length || a.covers[1]! - b.covers[1]!

/** On the side of the number on which the bet's other numbers are. */
function around(number: number, covers: number[], standing: boolean): { row: number; column: number } {
  const others = covers.filter((n) => n !== number)
  const along = Math.sign(others.reduce((sum, n) => sum + (n === 0 ? -1 : Math.sign(rowOf(n) - rowOf(number))), 0))
  const columns = new Set(covers.filter((n) => n > 0).map(columnOf))
  if (columns.size === COLUMNS) return { row: 1 + along, column: SIDE }
  const across = Math.sign(others.reduce((sum, n) => sum + (n === 0 ? 0 : columnOf(n) - columnOf(number)), 0))
  return standing ? { row: 1 + along, column: 1 + across } : { row: 1 - across, column: 1 + along }
}

/** Zero has no neighbours but the first row: pleno and the four first ones above, caballos and transversals below. */
function aroundZero(covers: number[], k: number): { row: number; column: number } {
  if (covers.length === 1) return { row: 0, column: 1 }
  if (covers.length === 2) return { row: 1, column: k - 1 }
  return covers.length === 3 ? { row: 2, column: covers.includes(1) ? 0 : 1 } : { row: 2, column: 2 }
}
