// Where things lie at punto y banca. The table is a wide bow: the croupier inside, a numbered place for everybody along it, and
// three bands across all places, each a spot. A bet on a band lies where its owner sits. On a narrow screen the bands lie
// straight, one's own chips large in front, the others' in rows beside them.
import type { Box } from '../cloth/boxes'

export const BANDS = ['tie', 'bank', 'player'] as const
export type Band = (typeof BANDS)[number]

/** A seat, or somebody who stands. */
export interface Place {
  /** What is printed there; nothing for whoever stands. */
  number: number | null
  who: string | null
  /** Where on the bow, in radians from its middle. */
  turn: number
}

export interface Plan {
  width: number
  height: number
  boxes: Box[]
  places: Place[]
  /** Where somebody's chips lie on a band. */
  at: (spot: string, owner: string) => [x: number, y: number]
  /** The part of a band that belongs to a place. */
  part: (spot: string, owner: string) => string | undefined
  /** The line along which a band's name is written. */
  line: (spot: string) => string
  /** A point of the bow: by radius and angle. */
  point: (radius: number, turn: number) => [x: number, y: number]
  radii: Record<string, [inner: number, outer: number]>
}

const WIDE = { width: 1056, height: 294, radius: 1700, reach: 0.3075, title: 0.1 }
const THICK: Record<Band, number> = { tie: 46, bank: 62, player: 62 }
const DEEP = { width: 358, bands: { tie: 58, bank: 82, player: 82 } as Record<Band, number>, own: 158, first: 212, step: 32 }

/** The numbers of places: they follow each other, without those that the house leaves out. */
export function numbersOf(seats: number, skip: number[]): number[] {
  const numbers: number[] = []
  for (let n = 1; numbers.length < seats; n++) if (!skip.includes(n)) numbers.push(n)
  return numbers
}

/** Everybody at the table, the seats first; between two seats whoever stands behind them. */
export function placesOf(seats: (string | null)[], standing: string[], skip: number[]): Place[] {
  const numbers = numbersOf(seats.length, skip)
  const from = -WIDE.reach + WIDE.title
  const each = (WIDE.reach - from) / Math.max(1, seats.length)
  const turn = (n: number): number => from + each * (n + 0.5)
  const seated = seats.map((who, n): Place => ({ number: numbers[n]!, who, turn: turn(n) }))
  const gaps = Math.max(1, seats.length - 1)
  return [...seated, ...standing.map((who, n): Place => ({ number: null, who, turn: turn((n % gaps) + 0.5) }))]
}

const fixed = (n: number): string => n.toFixed(1)

/** The bow: `you` may be nobody. */
export function lyingPlan(spots: string[], places: Place[], seats: number, you: string): Plan {
  const bands = BANDS.filter((band) => spots.includes(band))
  const outermost = WIDE.radius
  const radii: Plan['radii'] = {}
  let radius = outermost
  for (const band of [...bands].reverse()) {
    radii[band] = [radius - THICK[band], radius]
    radius -= THICK[band]
  }
  const centre: [number, number] = [WIDE.width / 2, WIDE.height - 42 - outermost]
  const point: Plan['point'] = (r, turn) => [centre[0] + r * Math.sin(turn), centre[1] + r * Math.cos(turn)]
  const sector = ([inner, outer]: [number, number], from: number, to: number): string => {
    const corner = (r: number, turn: number): string => point(r, turn).map(fixed).join(' ')
    return `M${corner(outer, from)}A${outer} ${outer} 0 0 0 ${corner(outer, to)}L${corner(inner, to)}A${inner} ${inner} 0 0 1 ${corner(inner, from)}Z`
  }
  const half = (WIDE.reach * 2 - WIDE.title) / Math.max(1, seats) / 2
  const middle = (band: string): number => (radii[band]![0] + radii[band]![1]) / 2
  const turnOf = (owner: string): number => places.find((place) => place.who === owner)?.turn ?? WIDE.title / 2
  const at: Plan['at'] = (spot, owner) => point(middle(spot), turnOf(owner))
  const boxes = bands.map((spot): Box => {
    const [x, y] = at(spot, you)
    const width = Math.min(half * 2 * middle(spot), 110) * 0.7
    const height = THICK[spot] * 0.6
    return { spot, x: x - width / 2, y: y - height / 2, width, height, chips: [0.5, 0.5], outline: sector(radii[spot]!, -WIDE.reach, WIDE.reach) }
  })
  const part: Plan['part'] = (spot, owner) => {
    const place = places.find((each) => each.who === owner)
    return place && radii[spot] ? sector(radii[spot], Math.max(place.turn - half, WIDE.title - WIDE.reach), Math.min(place.turn + half, WIDE.reach)) : undefined
  }
  const line: Plan['line'] = (spot) => {
    const r = middle(spot)
    const [a, b] = [point(r, -WIDE.reach), point(r, -WIDE.reach + WIDE.title)]
    return `M${a.map(fixed).join(' ')}A${r} ${r} 0 0 0 ${b.map(fixed).join(' ')}`
  }
  return { width: WIDE.width, height: WIDE.height, boxes, places, at, part, line, point, radii }
}

/** The bands one below the other. */
export function standingPlan(spots: string[], places: Place[], you: string): Plan {
  const bands = BANDS.filter((band) => spots.includes(band))
  const others = places.filter((place) => place.who !== null && place.who !== you)
  const rows = Math.max(1, Math.ceil(others.length / 5))
  let y = 4
  const boxes = bands.map((spot): Box => {
    const height = DEEP.bands[spot]
    const box = { spot, x: 4, y, width: DEEP.width - 8, height, chips: [(DEEP.own - 4) / (DEEP.width - 8), 0.5] as [number, number] }
    y += height
    return box
  })
  const at: Plan['at'] = (spot, owner) => {
    const box = boxes.find((each) => each.spot === spot) ?? boxes[0]!
    const n = others.findIndex((place) => place.who === owner)
    if (n < 0) return [DEEP.own, box.y + box.height / 2]
    return [DEEP.first + DEEP.step * (n % 5), box.y + (box.height / (rows + 1)) * (1 + Math.floor(n / 5))]
  }
  return { width: DEEP.width, height: y + 4, boxes, places, at, part: () => undefined, line: () => '', point: () => [0, 0], radii: {} }
}
