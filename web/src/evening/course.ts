// How an evening went: what one had won or lost after every round, beside what the exact odds would have brought.
import type { Before, MyRound } from '../lib/wire'

/** Rounds that are looked for by how they ended. */
export const RESULTS = ['all', 'won', 'lost', 'even'] as const
export type Kept = (typeof RESULTS)[number]

export const kept = ({ net }: Pick<MyRound, 'net'>, result: Kept): boolean =>
  result === 'all' || (result === 'won' ? net > 0 : result === 'lost' ? net < 0 : net === 0)

export interface Point {
  round: number
  net: number
  mean: number
  /** Where nearly all such evenings lie by then, and between the two in the middle two of three. */
  band: [number, number, number, number]
}

type Told = Pick<MyRound, 'round' | 'net' | 'mean' | 'variance'> & Partial<Pick<MyRound, 'band'>>

/** The edges of the bands by the normal distribution, for bets whose results have not been counted one by one. */
const NORMAL = [-1.96, -0.9674, 0.9674, 1.96]

/** The course of an evening, from nothing on, or from what the rounds before those that are told came to. */
export function courseOf(rounds: Told[], before: Before = { net: 0, mean: 0, variance: 0 }): Point[] {
  let { net, mean, variance } = before
  const bandOf = (counted?: number[] | null): Point['band'] => (counted ?? NORMAL.map((times) => mean + times * Math.sqrt(variance))) as Point['band']
  const points: Point[] = variance ? [] : [{ round: 0, net, mean, band: bandOf() }]
  for (const each of rounds) {
    ;[net, mean, variance] = [net + each.net, mean + each.mean, variance + each.variance]
    points.push({ round: each.round, net, mean, band: bandOf(each.band) })
  }
  return points
}

export interface Drawn {
  net: string
  mean: string
  /** Where two thirds of all such evenings lie, and where nearly all do. */
  bands: string[]
  /** The height of nothing won and nothing lost. */
  zero: number
}

/** The course as paths in a box of this size. */
export function draw(points: Point[], width: number, height: number): Drawn {
  const values = points.flatMap(({ net, band }) => [net, ...band])
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const x = (n: number): number => (points.length > 1 ? (n / (points.length - 1)) * width : 0)
  const y = (value: number): number => (high > low ? ((high - value) / (high - low)) * height : height / 2)
  const at = (n: number, value: number): string => `${x(n).toFixed(1)},${y(value).toFixed(1)}`
  const line = (of: (point: Point) => number): string => 'M' + points.map((point, n) => at(n, of(point))).join('L')
  const between = (low: 0 | 1, high: 2 | 3): string =>
    'M' + points.map(({ band }, n) => at(n, band[high])).join('L') + 'L' + points.map(({ band }, n) => at(n, band[low])).reverse().join('L') + 'Z'
  return { net: line(({ net }) => net), mean: line(({ mean }) => mean), bands: [between(0, 3), between(1, 2)], zero: y(0) }
}
