// How an evening went: what one had won or lost after every round, beside what the exact odds would have brought.
import type { MyRound } from '../lib/wire'

/** Rounds that are looked for by how they ended. */
export const RESULTS = ['all', 'won', 'lost', 'even'] as const
export type Kept = (typeof RESULTS)[number]

export const kept = ({ net }: Pick<MyRound, 'net'>, result: Kept): boolean =>
  result === 'all' || (result === 'won' ? net > 0 : result === 'lost' ? net < 0 : net === 0)

export interface Point {
  round: number
  net: number
  mean: number
  /** How far results spread about the mean by then. */
  sd: number
}

/** The course of an evening, from nothing on. */
export function courseOf(rounds: Pick<MyRound, 'round' | 'net' | 'mean' | 'variance'>[]): Point[] {
  const points: Point[] = [{ round: 0, net: 0, mean: 0, sd: 0 }]
  let [net, mean, variance] = [0, 0, 0]
  for (const each of rounds) {
    ;[net, mean, variance] = [net + each.net, mean + each.mean, variance + each.variance]
    points.push({ round: each.round, net, mean, sd: Math.sqrt(variance) })
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
  const values = points.flatMap(({ net, mean, sd }) => [net, mean + 2 * sd, mean - 2 * sd])
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const x = (n: number): number => (points.length > 1 ? (n / (points.length - 1)) * width : 0)
  const y = (value: number): number => (high > low ? ((high - value) / (high - low)) * height : height / 2)
  const at = (n: number, value: number): string => `${x(n).toFixed(1)},${y(value).toFixed(1)}`
  const line = (of: (point: Point) => number): string => 'M' + points.map((point, n) => at(n, of(point))).join('L')
  const band = (times: number): string =>
    'M' + points.map((point, n) => at(n, point.mean + times * point.sd)).join('L') + 'L' + points.map((point, n) => at(n, point.mean - times * point.sd)).reverse().join('L') + 'Z'
  return { net: line(({ net }) => net), mean: line(({ mean }) => mean), bands: [band(2), band(1)], zero: y(0) }
}
