// Where everything lies on a roulette cloth. One system of coordinates serves both ways of laying it: `u` runs from the
// head (zero) to the foot, `v` across, from the side of pasa to the side of falta. Lying, x = u and y = V − v; standing,
// x = v and y = u. The coordinates turn, the letters never do.
import type { SpotInfo } from '../../lib/types'

export type Style = 'french' | 'american'

export interface Point {
  u: number
  v: number
}

/** A rectangle by its centre and its size along `u` and `v`. */
export interface Box extends Point {
  du: number
  dv: number
}

/** A position of the keyboard's lattice: half rows along `u`, half columns along `v`. */
export type Node = readonly [i: number, j: number]

/** A place where chips for a spot may be laid. Some spots have two, one on each side: they are the same bet. */
export interface Place {
  spot: string
  /** Where its chips lie. */
  at: Point
  /** What belongs to it for a pointer. */
  box: Box
  /** What belongs to it for the keyboard; one comes in by the first. */
  nodes: readonly Node[]
  /** On a line or a crossing, not a field of its own. */
  onLine: boolean
}

/** z the zero's head, c a row, h a column, f the foot, near and far the fields on either side of the numbers. */
export interface Sizes {
  z: number
  c: number
  h: number
  f: number
  near: number
  far: number
  /** Of `near`, what the dozens take beside the numbers (American cloths only). */
  dozens: number
}

export const ROWS = 12
export const COLUMNS = 3

const SIZES: Record<Style, Record<'lying' | 'standing', Sizes>> = {
  french: {
    lying: { z: 52, c: 51, h: 50, f: 52, near: 99, far: 99, dozens: 0 },
    standing: { z: 40, c: 36.5, h: 67, f: 38, near: 78, far: 78, dozens: 0 },
  },
  american: {
    lying: { z: 52, c: 51, h: 72, f: 52, near: 132, far: 0, dozens: 64 },
    standing: { z: 40, c: 36.5, h: 80, f: 38, near: 117, far: 0, dozens: 54 },
  },
}

export const sizesOf = (style: Style, standing: boolean): Sizes => SIZES[style][standing ? 'standing' : 'lying']
export const lengthOf = (s: Sizes): number => s.z + ROWS * s.c + s.f
export const widthOf = (s: Sizes): number => s.near + COLUMNS * s.h + s.far

export const rowOf = (n: number): number => Math.floor((n - 1) / COLUMNS)
export const columnOf = (n: number): number => (n - 1) % COLUMNS

/** Row centres are odd, lines between rows even; −1 is the zero, `FOOT` the columns and dozens below the last row. */
export const FOOT = 2 * ROWS + 1
const along = (s: Sizes, i: number): number => (i < 0 ? s.z * 0.6 : i === FOOT ? s.z + ROWS * s.c + s.f / 2 : s.z + (i * s.c) / 2)
/** Column centres are odd, lines between them even; 0 and 6 are the edges of the numbers. */
const across = (s: Sizes, j: number): number => s.near + (j * s.h) / 2
const EDGE = 2 * COLUMNS

/** The field of a number. */
export function cellOf(s: Sizes, n: number): Box {
  if (n === 0) return { u: s.z / 2, v: s.near + (COLUMNS * s.h) / 2, du: s.z, dv: COLUMNS * s.h }
  return { u: along(s, 2 * rowOf(n) + 1), v: across(s, 2 * columnOf(n) + 1), du: s.c, dv: s.h }
}

/** Even chances by the side on which they are printed, from head to foot. */
export const FRENCH_NEAR = ['high', 'even', 'black'] as const
export const FRENCH_FAR = ['low', 'odd', 'red'] as const
export const AMERICAN_OUTER = ['low', 'even', 'red', 'black', 'odd', 'high'] as const

/** The field of an even chance. */
export function fieldOf(s: Sizes, style: Style, kind: string): Box | null {
  const field = (g: number, of: number, v: number, dv: number): Box => {
    const du = (ROWS * s.c) / of
    return { u: s.z + (g + 0.5) * du, v, du, dv }
  }
  if (style === 'american') {
    const g = AMERICAN_OUTER.indexOf(kind as (typeof AMERICAN_OUTER)[number])
    const outer = s.near - s.dozens
    return g < 0 ? null : field(g, AMERICAN_OUTER.length, outer / 2, outer)
  }
  const near = FRENCH_NEAR.indexOf(kind as (typeof FRENCH_NEAR)[number])
  if (near >= 0) return field(near, 3, s.near / 2, s.near)
  const far = FRENCH_FAR.indexOf(kind as (typeof FRENCH_FAR)[number])
  return far < 0 ? null : field(far, 3, widthOf(s) - s.far / 2, s.far)
}

/** The fields of a dozen, 0 to 2: at the foot on both sides of a French cloth, beside its rows on an American one. */
export function dozenFields(s: Sizes, style: Style, dozen: number): Box[] {
  if (style === 'american') {
    const du = (ROWS * s.c) / 3
    return [{ u: s.z + (dozen + 0.5) * du, v: s.near - s.dozens / 2, du, dv: s.dozens }]
  }
  const u = along(s, FOOT)
  return [
    { u, v: (dozen + 0.5) * (s.near / 3), du: s.f, dv: s.near / 3 },
    { u, v: widthOf(s) - (dozen + 0.5) * (s.far / 3), du: s.f, dv: s.far / 3 },
  ]
}

export const columnField = (s: Sizes, column: number): Box => ({ u: along(s, FOOT), v: across(s, 2 * column + 1), du: s.f, dv: s.h })

/** Chips stay clear of the word in a field: they lie towards its foot. */
const ASIDE = 1.42
const FINE = 24 // the smallest area for a mouse

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, k) => from + k)
const grid = (is: number[], js: number[]): Node[] => is.flatMap((i) => js.map((j): Node => [i, j]))

/** The middle of a run first: that is where the keyboard comes in when it jumps. */
const middleFirst = <T>(all: T[]): T[] => {
  const middle = all[all.length >> 1]!
  return [middle, ...all.filter((each) => each !== middle)]
}

/** Every place of a spot on the cloth; none for those announced to the croupier, which lie on other spots. */
export function placesOf(info: Pick<SpotInfo, 'spot' | 'kind' | 'covers'>, style: Style, s: Sizes): Place[] {
  const covers = info.covers.map(Number).sort((a, b) => a - b)
  const first = covers[0]
  if (first === undefined) return []
  const make = (at: Point, box: Box, nodes: Node[], onLine = false): Place => ({ spot: info.spot, at, box, nodes, onLine })
  switch (info.kind) {
    case 'straight': {
      const cell = cellOf(s, first)
      if (first > 0) return [make(cell, cell, [[2 * rowOf(first) + 1, 2 * columnOf(first) + 1]])]
      return [make({ u: s.z * 0.62, v: cell.v - 0.62 * s.h }, cell, grid([-1], [3, 2, 4, 1, 5, 0, 6]))]
    }
    case 'split':
    case 'street':
    case 'corner':
    case 'six-line':
      return inside(covers, s).map(([i, j]) => {
        const at = { u: along(s, i), v: across(s, j) }
        return make(at, { ...at, ...fine(s, i, j) }, [[i, j]], true)
      })
    case 'column': {
      const field = columnField(s, columnOf(first))
      const j = 2 * columnOf(first) + 1
      const beside = style === 'american' ? [j, ...(j === 1 ? [0] : []), ...(j === EDGE - 1 ? [EDGE] : [])] : [j]
      return [make(field, field, grid([FOOT], beside))]
    }
    case 'double-column': {
      const j = 2 * columnOf(first) + 2
      const at = { u: along(s, FOOT), v: across(s, j) }
      return [make(at, { ...at, du: s.f, dv: fineness(s) }, [[FOOT, j]], true)]
    }
    case 'dozen':
    case 'double-dozen':
      return dozens(info.kind, Math.floor((first - 1) / (ROWS * COLUMNS / 3)), style, s, make)
    default: {
      const field = fieldOf(s, style, info.kind)
      return field ? [make(besideWord(s, style, field), field, chance(info.kind, style))] : []
    }
  }
}

const fineness = (s: Sizes): number => Math.min(FINE, s.c / 2)
const besideWord = (s: Sizes, style: Style, field: Box): Point =>
  style === 'american' ? { u: field.u + 0.68 * s.c, v: field.v - 0.2 * field.dv } : { u: field.u + ASIDE * s.c, v: field.v }

/** The area of a spot on a line: narrow across the line, as long along it as the crossings leave. */
function fine(s: Sizes, i: number, j: number): { du: number; dv: number } {
  const across = fineness(s)
  return { du: i % 2 ? s.c - across : across, dv: j % 2 ? s.h - across : across }
}

/** Where two to six neighbouring numbers meet; bets that take whole rows lie at either edge. */
function inside(covers: number[], s: Sizes): Node[] {
  const numbers = covers.filter((n) => n > 0)
  const rows = [...new Set(numbers.map(rowOf))]
  const columns = [...new Set(numbers.map(columnOf))].sort()
  const top = Math.min(...rows)
  const i = covers[0] === 0 ? 0 : rows.length > 1 ? 2 * top + 2 : 2 * top + 1
  if (columns.length === COLUMNS) return s.far ? [[i, 0], [i, EDGE]] : [[i, 0]]
  return [[i, columns.length > 1 ? 2 * columns[0]! + 2 : 2 * columns[0]! + 1]]
}

type Make = (at: Point, box: Box, nodes: Node[], onLine?: boolean) => Place

function dozens(kind: string, dozen: number, style: Style, s: Sizes, make: Make): Place[] {
  const double = kind === 'double-dozen'
  const fields = dozenFields(s, style, dozen)
  if (style === 'american') {
    const [field] = fields as [Box]
    const after = 8 * dozen + 8
    if (!double) {
      const rows = range(8 * dozen + 1, dozen === 2 ? after : after - 1)
      return [make({ u: field.u + ASIDE * s.c, v: field.v }, field, grid(middleFirst(rows), [-1]))]
    }
    const at = { u: field.u + field.du / 2, v: field.v }
    return [make(at, { ...at, du: fineness(s), dv: field.dv }, [[after, -1]], true)]
  }
  return fields.map((field, side) => {
    // From the numbers outwards: last dozen, both, middle, both, first.
    const out = 2 * (2 - dozen) + 1
    const u = field.u + 0.23 * s.f
    const j = (steps: number): number => (side ? EDGE + steps : -steps)
    if (!double) return make({ u, v: field.v }, field, grid([FOOT], dozen === 2 ? [j(1), j(0)] : [j(out)]))
    const v = field.v + ((side ? -1 : 1) * field.dv) / 2
    return make({ u, v }, { u: field.u, v, du: field.du, dv: field.dv / 3 }, [[FOOT, j(out - 1)]], true)
  })
}

function chance(kind: string, style: Style): Node[] {
  if (style === 'american') {
    const g = AMERICAN_OUTER.indexOf(kind as (typeof AMERICAN_OUTER)[number])
    return grid(middleFirst(range(4 * g + 1, 4 * g + 4)), [-2])
  }
  const near = FRENCH_NEAR.indexOf(kind as (typeof FRENCH_NEAR)[number])
  const g = near >= 0 ? near : FRENCH_FAR.indexOf(kind as (typeof FRENCH_FAR)[number])
  const outward = range(1, 5).map((steps) => (near >= 0 ? -steps : EDGE + steps))
  return grid(middleFirst(range(8 * g + 1, 8 * g + 8)), outward)
}

// -- on the screen ---------------------------------------------------------------------------------------------------

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** Turns the coordinates of the cloth into those of the drawing. */
export interface Turn {
  xy: (at: Point) => [x: number, y: number]
  uv: (x: number, y: number) => Point
  rect: (box: Box) => Rect
  /** What the drawing shows: the cloth and its margin. */
  view: Rect
}

export function turned(s: Sizes, standing: boolean): Turn {
  const [U, V] = [lengthOf(s), widthOf(s)]
  const xy = ({ u, v }: Point): [number, number] => (standing ? [v, u] : [u, V - v])
  return {
    xy,
    uv: (x, y) => (standing ? { u: y, v: x } : { u: x, v: V - y }),
    rect: (box) => {
      const [x, y] = xy(box)
      const [width, height] = standing ? [box.dv, box.du] : [box.du, box.dv]
      return { x: x - width / 2, y: y - height / 2, width, height }
    },
    view: standing ? { x: -5, y: -5, width: V + 10, height: U + 10 } : { x: -14, y: -14, width: U + 37, height: V + 28 },
  }
}

/** The outline of zero's field, which has a point at the head. */
export function zeroOutline(s: Sizes, turn: Turn): string {
  const [low, high] = [s.near, s.near + COLUMNS * s.h]
  const corners: Point[] = [{ u: s.z, v: low }, { u: 0.34 * s.z, v: low }, { u: 0, v: (low + high) / 2 }, { u: 0.34 * s.z, v: high }, { u: s.z, v: high }]
  return 'M' + corners.map((corner) => turn.xy(corner).join(' ')).join('L') + 'Z'
}

/** Everything that is laid out for one table in one way of lying. */
export interface Plan {
  style: Style
  standing: boolean
  sizes: Sizes
  turn: Turn
  places: Place[]
  bySpot: Map<string, Place[]>
}

export function planOf(spots: Pick<SpotInfo, 'spot' | 'kind' | 'covers'>[], style: Style, standing: boolean): Plan {
  const sizes = sizesOf(style, standing)
  const bySpot = new Map<string, Place[]>()
  for (const info of spots) {
    const places = placesOf(info, style, sizes)
    if (places.length) bySpot.set(info.spot, places)
  }
  return { style, standing, sizes, turn: turned(sizes, standing), places: [...bySpot.values()].flat(), bySpot }
}

const within = (box: Box, at: Point): boolean => Math.abs(at.u - box.u) * 2 <= box.du && Math.abs(at.v - box.v) * 2 <= box.dv

/** What lies under a finger: a whole field. Lines and crossings are too fine for that. */
export const fieldAt = (plan: Plan, at: Point): Place | undefined =>
  plan.places.find((place) => !place.onLine && within(place.box, at))

/** What lies under the point of a mouse. */
export const placeAt = (plan: Plan, at: Point): Place | undefined =>
  plan.places.find((place) => place.onLine && within(place.box, at)) ?? fieldAt(plan, at)
