// Boxes around a croupier, as card tables have them. Lying: on a half circle before the bank, box 1 at the croupier's left, which
// is on the right of the screen. Standing: the bank on top, one's own box large, the others in rows of three below.
import type { Box } from '../cloth/boxes'

export interface Point {
  x: number
  y: number
}

/** A box with what belongs to it. */
export interface Place {
  box: number
  x: number
  y: number
  width: number
  height: number
  /** Where its number and its player's name are written. */
  number: Point
  name: Point
  /** The middle of its hands, and the room they have. */
  hands: Point
  room: number
  /** The width of a card there, as long as there is room for it. */
  card: number
  /** Where an insurance lies. */
  insurance: Point
  /** It is shown large: one's own on a narrow screen. */
  large: boolean
}

export interface Plan {
  width: number
  height: number
  places: Place[]
  /** The targets: every bet of every box. */
  boxes: Box[]
  bank: Point & { card: number; room: number }
}

export const round = (n: number): number => Math.round(n * 10) / 10

export const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`

/** A round target. */
export function roundBox(spot: string, x: number, y: number, radius: number): Box {
  const [cx, cy] = [round(x), round(y)]
  return { spot, x: round(x - radius), y: round(y - radius), width: 2 * radius, height: 2 * radius, chips: [0.5, 0.5], outline: circle(cx, cy, radius) }
}

// -- lying -----------------------------------------------------------------------------------------------------------------

export const LYING = { width: 1044, height: 524 }
export const CENTRE: Point = { x: 522, y: 86 }
const EDGE = (15 * Math.PI) / 180 // how far above the croupier's line the first and the last box lie

export const onArc = (turn: number, rx: number, ry: number): Point => ({ x: round(CENTRE.x + rx * Math.cos(turn)), y: round(CENTRE.y + ry * Math.sin(turn)) })

export interface Shape {
  /** The size of a box. */
  width: number
  height: number
  /** How far from the croupier the boxes and the hands lie. */
  boxes?: [rx: number, ry: number]
  hands: [rx: number, ry: number]
  card: number
  /** The most room that hands have. */
  room?: number
}

export function lyingPlaces(boxes: number, { width, height, boxes: [rx, ry] = [418, 380], hands, card, room = 150 }: Shape): Place[] {
  const step = boxes > 1 ? (Math.PI - 2 * EDGE) / (boxes - 1) : 0
  return Array.from({ length: boxes }, (_, n): Place => {
    const turn = boxes > 1 ? EDGE + n * step : Math.PI / 2
    const middle = onArc(turn, rx, ry)
    return {
      box: n + 1,
      x: round(middle.x - width / 2),
      y: round(middle.y - height / 2),
      width,
      height,
      number: { x: round(middle.x - width / 2 + 6), y: round(middle.y - height / 2 + 12) },
      name: { x: middle.x, y: round(middle.y + height / 2 + 13) },
      hands: onArc(turn, ...hands),
      room: round(Math.min(room, (step ? hands[0] * step : room) - 8)),
      card,
      insurance: onArc(turn, 250, 172),
      large: false,
    }
  })
}

// -- standing --------------------------------------------------------------------------------------------------------------

export const ACROSS = 358
export const MARGIN = 6
export const TOUCH = 44
const COLUMNS = 3
const CELL = 112

/** The boxes of others, in rows from `top` down, and how high all of it is. `sides` is the room that bets beside a box take. */
export function standingPlaces(others: number[], top: number, sides: number): { places: Place[]; height: number } {
  const wide = (ACROSS - 2 * MARGIN) / COLUMNS
  const places = others.map((box, at): Place => {
    const x = MARGIN + (at % COLUMNS) * wide
    const y = top + Math.floor(at / COLUMNS) * CELL
    return {
      box, x: round(x + 3), y: round(y + CELL - TOUCH - 6), width: round(wide - 6 - sides), height: TOUCH,
      number: { x: round(x + 6), y: y + 13 }, name: { x: round(x + 18), y: y + 13 }, hands: { x: round(x + wide * 0.36), y: y + 40 }, room: round(wide * 0.62), card: 26,
      insurance: { x: round(x + wide - 14), y: y + 26 }, large: false,
    }
  })
  return { places, height: top + Math.ceil(others.length / COLUMNS) * CELL + 4 }
}

/** One's own box from `top` down: its hands large on the left, its targets on the right. */
export function largePlace(box: number, top: number, width: number, height: number): Place {
  return {
    box, x: ACROSS - MARGIN - width - 4, y: top + 30, width, height,
    number: { x: MARGIN + 8, y: top + 17 }, name: { x: MARGIN + 24, y: top + 17 },
    hands: { x: round((ACROSS - width - MARGIN) / 2), y: top + 72 }, room: round(ACROSS - width - 4 * MARGIN), card: 60,
    insurance: { x: ACROSS - MARGIN - 18, y: top + 15 }, large: true,
  }
}

// -- hands -----------------------------------------------------------------------------------------------------------------

export interface Laid {
  /** The left edge of the first card, the width of a card, and the way from one card to the next. */
  x: number
  card: number
  step: number
  /** The middle, for what is written below. */
  middle: number
}

/** Hands beside each other in the room that they have, the first on the right; many cards lie closer together. */
export function spread(counts: number[], middle: number, room: number, card: number, shows = 0.52): Laid[] {
  const each = room / Math.max(1, counts.length)
  const gap = counts.length > 1 ? 4 : 0
  const size = Math.min(card, (each - gap) * 0.72)
  const steps = counts.map((count) => (count > 1 ? Math.min(size * shows, (each - gap - size) / (count - 1)) : 0))
  const widths = counts.map((count, n) => size + Math.max(0, count - 1) * steps[n]!)
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (counts.length - 1)
  let right = middle + total / 2
  return counts.map((_, n) => {
    const x = right - widths[n]!
    right = x - gap
    return { x: round(x), card: round(size), step: round(steps[n]!), middle: round(x + widths[n]! / 2) }
  })
}
