// The racetrack: the numbers in the order of the wheel round a stadium, zero at the end nearest the wheel, and within it
// the sectors that the law names. Lying and standing are the same figure, turned.
import type { SpotInfo } from '../../lib/types'

export interface TrackSizes {
  length: number
  width: number
  ring: number
}

const SIZES: Record<'lying' | 'standing', TrackSizes> = {
  lying: { length: 596, width: 156, ring: 31 },
  standing: { length: 486, width: 248, ring: 46 },
}

type XY = [x: number, y: number]

export interface Cell {
  number: number
  outline: string
  /** Where the number is printed. */
  middle: XY
  /** Where the small mark of a red number is, at the inner edge. */
  inner: XY
}

export interface Sector {
  spot: string
  outline: string
  /** Where its name is printed, and how much room that has. */
  middle: XY
  room: number
  /** The ends of its arc on the wheel, where it has only one. */
  arc: [from: number, to: number] | null
}

export interface TrackPlan {
  sizes: TrackSizes
  width: number
  height: number
  cells: Cell[]
  sectors: Sector[]
}

const SAMPLES = 6
const cut = (n: number): number => Math.round(n * 10) / 10
const drawn = (points: XY[]): string => 'M' + points.map(([x, y]) => `${cut(x)} ${cut(y)}`).join('L') + 'Z'

/** A point of the stadium: `part` of the way round the middle of the ring, clockwise from the head; `out` from there. */
function stadium({ length, width, ring }: TrackSizes, part: number, out: number): XY {
  const r = (width - ring) / 2
  const straight = length - width
  const bend = Math.PI * r
  const way = (((part % 1) + 1) % 1) * (2 * straight + 2 * bend)
  const round = (centre: number, angle: number): XY => [centre - (r + out) * Math.cos(angle), width / 2 - (r + out) * Math.sin(angle)]
  if (way < bend / 2) return round(width / 2, way / r)
  if (way < bend / 2 + straight) return [width / 2 + way - bend / 2, width / 2 - r - out]
  if (way < 1.5 * bend + straight) return round(length - width / 2, Math.PI / 2 + (way - bend / 2 - straight) / r)
  if (way < 1.5 * bend + 2 * straight) return [length - width / 2 - (way - 1.5 * bend - straight), width / 2 + r + out]
  return round(width / 2, 1.5 * Math.PI + (way - 1.5 * bend - 2 * straight) / r)
}

export function trackOf(wheel: number[], spots: Pick<SpotInfo, 'spot' | 'kind' | 'covers'>[], standing: boolean): TrackPlan {
  const sizes = SIZES[standing ? 'standing' : 'lying']
  const count = wheel.length
  const at = (part: number, out: number): XY => {
    const [a, b] = stadium(sizes, part, out)
    return standing ? [sizes.width - b, a] : [a, b]
  }
  const half = sizes.ring / 2
  const along = (from: number, to: number, out: number, samples = SAMPLES): XY[] =>
    Array.from({ length: samples }, (_, k) => at(from + ((to - from) * k) / (samples - 1), out))
  const cells = wheel.map((number, k): Cell => {
    const [from, to] = [(k - 0.5) / count, (k + 0.5) / count]
    return {
      number,
      outline: drawn([...along(from, to, half), ...along(to, from, -half)]),
      middle: at(k / count, 0),
      inner: at(k / count, 1.5 - half),
    }
  })
  const sectors = spots
    .filter((info) => info.kind !== 'neighbours' && isAnnounced(info.kind))
    .map((info): Sector => {
      const runs = runsOf(wheel, new Set(info.covers.map(Number)))
      const edge = runs.flatMap(([from, to]) => along((from - 0.5) / count, (to + 0.5) / count, -half, 6 * (to - from + 1)))
      const [only] = runs
      return {
        spot: info.spot,
        outline: drawn(edge),
        ...roomIn(edge, standing ? 20 : 17, standing ? null : sizes.width / 2),
        arc: runs.length === 1 && only ? [wheel[mod(only[0], count)]!, wheel[mod(only[1], count)]!] : null,
      }
    })
  const [width, height] = standing ? [sizes.width, sizes.length] : [sizes.length, sizes.width]
  return { sizes, width, height, cells, sectors }
}

const ANNOUNCED = new Set(['neighbours', 'zero-sector', 'third', 'orphans'])
export const isAnnounced = (kind: string): boolean => ANNOUNCED.has(kind)

const mod = (n: number, by: number): number => ((n % by) + by) % by

/** The stretches of the wheel that a bet covers, as positions; one over zero begins below nought. */
export function runsOf(wheel: number[], covers: Set<number>): [from: number, to: number][] {
  const on = (k: number): boolean => covers.has(wheel[mod(k, wheel.length)]!)
  const starts = wheel.map((_, k) => k).filter((k) => on(k) && !on(k - 1))
  return starts
    .map((from): [number, number] => {
      let to = from
      while (on(to + 1) && to - from < wheel.length) to++
      return to >= wheel.length ? [from - wheel.length, to - wheel.length] : [from, to]
    })
    .sort((a, b) => a[0] - b[0])
}

/** The widest stretch for a few lines of print, `half` as high, at a level of a shape or around its middle. */
function roomIn(points: XY[], half: number, at: number | null): { middle: XY; room: number } {
  const [x, own] = centroid(points)
  const y = at ?? own
  let [left, right] = [-Infinity, Infinity]
  for (const level of [y - half, y, y + half]) {
    const crossed = points.flatMap(([ax, ay], k) => {
      const [bx, by] = points[(k + 1) % points.length]!
      return ay > level === by > level ? [] : [ax + ((level - ay) / (by - ay)) * (bx - ax)]
    })
    left = Math.max(left, ...crossed.filter((each) => each < x))
    right = Math.min(right, ...crossed.filter((each) => each > x))
  }
  return { middle: [(left + right) / 2, y], room: right - left - 14 }
}

function centroid(points: XY[]): XY {
  let [area, x, y] = [0, 0, 0]
  points.forEach(([ax, ay], k) => {
    const [bx, by] = points[(k + 1) % points.length]!
    const cross = ax * by - bx * ay
    area += cross
    x += (ax + bx) * cross
    y += (ay + by) * cross
  })
  return [x / (3 * area), y / (3 * area)]
}

/** What an arrow key leads to: the nearest place that lies that way on the screen. */
export function nextTo(places: { spot: string; middle: XY }[], from: string, arrow: string): string | null {
  const way = ARROWS[arrow]
  const here = places.find((place) => place.spot === from)
  if (!way || !here) return null
  let best: { spot: string; far: number } | null = null
  for (const place of places) {
    const [dx, dy] = [place.middle[0] - here.middle[0], place.middle[1] - here.middle[1]]
    const ahead = dx * way[0] + dy * way[1]
    const beside = Math.abs(dx * way[1] - dy * way[0])
    if (ahead <= 1 || beside > 1.8 * ahead) continue
    const far = ahead + 2 * beside
    if (!best || far < best.far) best = { spot: place.spot, far }
  }
  return best?.spot ?? null
}

const ARROWS: Record<string, XY> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
