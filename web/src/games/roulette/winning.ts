// The number that came up stays readable: its plate is raised above the chips, its own chips step aside, and the marker
// stands where nobody has a bet.
import type { SpotInfo } from '../../lib/types'
import { cellOf, columnOf, rowOf, type Plan, type Point } from './geometry'

export interface Crowd {
  /** The pleno on the number. */
  spot: string
  plate: Point
  /** Where the pleno's chips step to. */
  chips: Point
  /** Where the marker stands; nowhere if every corner is taken. */
  marker: Point | null
}

/** `taken` says whether chips lie on a spot. */
export function aside(plan: Plan, number: number, taken: (spot: string) => boolean): Crowd {
  const cell = cellOf(plan.sizes, number)
  const spot = `straight:${number}`
  if (number === 0) {
    const home = plan.bySpot.get(spot)?.[0]?.at ?? cell
    return { spot, plate: { u: cell.u + 0.06 * cell.du, v: cell.v }, chips: home, marker: { u: cell.u + 0.1 * cell.du, v: 2 * cell.v - home.v } }
  }
  // The four corners of the field, those that nobody has bet on first.
  const crossings = plan.places.filter((place) => place.onLine && taken(place.spot))
  const corners = [[-1, -1], [-1, 1], [1, -1], [1, 1]].map(([i, j]): Point & { free: boolean } => {
    const corner = { u: cell.u + (i! * cell.du) / 2, v: cell.v + (j! * cell.dv) / 2 }
    const free = !crossings.some(({ at }) => Math.hypot(at.u - corner.u, at.v - corner.v) < 2)
    return { u: cell.u + 0.3 * i! * cell.du, v: cell.v + 0.3 * j! * cell.dv, free }
  })
  const [first, second] = [...corners].sort((a, b) => Number(b.free) - Number(a.free))
  const own = taken(spot)
  const left = own ? second! : first!
  return { spot, plate: cell, chips: first!, marker: left.free ? left : null }
}

/** The bet between two numbers: the caballo of neighbours, the cuadro of two that touch at a corner. */
export function between(a: number, b: number, spots: SpotInfo[]): string | null {
  const corners = a > 0 && b > 0 && Math.abs(rowOf(a) - rowOf(b)) === 1 && Math.abs(columnOf(a) - columnOf(b)) === 1
  const kind = corners ? 'corner' : 'split'
  return spots.find((info) => info.kind === kind && info.covers.includes(a) && info.covers.includes(b))?.spot ?? null
}
