// Where the croupier lays what is paid: beside the numbers, where neither a number nor a word is hidden.
import type { Laid, Paid } from '../cloth/payments'
import { slotsFor, without, type Strip } from '../cloth/slots'
import { dozenFields, fieldOf, ROWS, widthOf, type Place, type Plan, type Point } from './geometry'

type Stretch = [from: number, to: number]

/** How far from the line of the numbers chips are laid on a lying cloth: beyond the chips on the line, before the words. */
const BESIDE = 27

/** The stretches along `u` where payments may lie, with their `v` as the distance across. */
export function strips(plan: Plan): Strip[] {
  const { sizes: s, style, standing } = plan
  const all: Stretch[] = [[s.z, s.z + ROWS * s.c]]
  const around = (u: number, before: number, after = before): Stretch => [u - before, u + after]
  const middle = (kind: string): number => fieldOf(s, style, kind)!.u
  if (style === 'american') {
    const words = [0, 1, 2].map((dozen) => dozenFields(s, style, dozen)[0]!.u)
    const stakes = words.map((u) => around(u + 1.42 * s.c, 14))
    const clear = without(all, [...words.map((u) => around(u, standing ? 12 : 34)), ...stakes])
    return [
      { across: s.near - s.dozens / 2, free: clear },
      { across: (s.near - s.dozens) / 2, free: all, extra: 2 * s.c }, // over words, if need be
    ]
  }
  if (standing) {
    const fields = ['high', 'even', 'black'].map(middle)
    const free = without(all, fields.map((u) => around(u, 34, 66)))
    return [
      { across: s.near / 2, free },
      { across: widthOf(s) - s.far / 2, free },
    ]
  }
  return [
    { across: s.near - BESIDE, free: without(all, [around(middle('black'), 28)]) },
    { across: widthOf(s) - s.far + BESIDE, free: without(all, [around(middle('red'), 28)]) },
  ]
}

/** How long a payment is along the strip. */
function lengthOf(plan: Plan, paid: Paid, figure: string): number {
  if (plan.standing) return paid.mine ? 34 : 26
  const size = paid.mine ? 12 : 10
  return (paid.mine ? 24 : 18) + size * (figure.length * 0.62 + 1)
}

const cut = (n: number): number => Math.round(n * 10) / 10

/** Lays payments beside their bets. One's own is always laid; the company's as long as there is room. */
export function lay(plan: Plan, paid: Paid[], homeOf: (spot: string) => Place | undefined, figureOf: (amount: number) => string): Laid[] {
  const known = paid.flatMap((each) => {
    const home = homeOf(each.spot)
    return home ? [{ each, at: home.at, figure: '+' + figureOf(each.amount) }] : []
  })
  const wanted = known.map(({ each, at, figure }) => ({ along: at.u, across: at.v, length: lengthOf(plan, each, figure) }))
  const rows = strips(plan)
  return slotsFor(wanted, rows).flatMap((slot, k): Laid[] => {
    const { each, at, figure } = known[k]!
    if (!slot && !each.mine) return []
    const row = slot?.strip ?? 0
    const middle: Point = { u: slot?.along ?? at.u, v: rows[row]!.across }
    // The chips come first, then the figure: beside the numbers when the cloth stands, from left to right when it lies.
    const side = plan.standing ? (row === 0 && plan.style === 'french' ? -1 : 1) : 1
    const [mx, my] = plan.turn.xy(middle)
    const half = ((plan.standing ? (each.mine ? 12 : 10) * (figure.length * 0.62 + 1) : wanted[k]!.length - (each.mine ? 24 : 18)) / 2)
    const [x, y] = [mx - side * half, my]
    const [bx, by] = plan.turn.xy(at)
    const leader = plan.standing ? `M${cut(bx)} ${cut(by)}H${cut(x)}V${cut(y)}` : `M${cut(bx)} ${cut(by)}V${cut(y)}H${cut(x)}`
    return [{ ...each, leader, x: cut(x), y: cut(y), side, figure }]
  })
}
