// Where everything lies on a blackjack table. Lying: boxes on a half circle before the bank, box 1 at the croupier's left, which
// is on the right of the screen. Standing: the bank on top, one's own box large, the others in rows of three below.
import type { Box } from '../cloth/boxes'
import { boxSpot } from '../../lib/lying'

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
  /** The targets: every stage of every box and the bets beside it. */
  boxes: Box[]
  bank: Point & { card: number; room: number }
}

export interface Layout {
  boxes: number
  stages: number
  beside: string[]
  /** The spots that the table has. */
  spots: ReadonlySet<string>
}

const round = (n: number): number => Math.round(n * 10) / 10

/** The targets of a box: its stages beside each other, and round ones for the bets beside it. */
function targets(place: Place, { stages, beside, spots }: Layout, sides: (n: number) => Point, radius: number): Box[] {
  const wide = place.width / stages
  const own = Array.from({ length: stages }, (_, n): Box => ({
    spot: boxSpot(place.box, n + 1, stages), x: round(place.x + n * wide), y: place.y, width: round(wide), height: place.height, chips: [0.5, 0.56],
  }))
  const others = beside.map((kind, n): Box => {
    const { x, y } = sides(n)
    return { spot: `${kind}:${place.box}`, x: round(x - radius), y: round(y - radius), width: 2 * radius, height: 2 * radius, chips: [0.5, 0.5], outline: circle(round(x), round(y), radius) }
  })
  return [...own, ...others].filter((box) => spots.has(box.spot))
}

export const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`

// -- lying -----------------------------------------------------------------------------------------------------------------

const CENTRE: Point = { x: 522, y: 86 }
const EDGE = (15 * Math.PI) / 180 // how far above the croupier's line the first and the last box lie
const SIDE_RADIUS = 15

const onArc = (turn: number, rx: number, ry: number): Point => ({ x: round(CENTRE.x + rx * Math.cos(turn)), y: round(CENTRE.y + ry * Math.sin(turn)) })

export function lyingPlan(layout: Layout): Plan {
  const { boxes, stages, beside } = layout
  const width = stages > 1 ? 118 : boxes > 7 ? 84 : 92
  const height = stages > 1 ? 50 : 56
  const step = boxes > 1 ? (Math.PI - 2 * EDGE) / (boxes - 1) : 0
  const places = Array.from({ length: boxes }, (_, n): Place => {
    const turn = boxes > 1 ? EDGE + n * step : Math.PI / 2
    const middle = onArc(turn, 418, 380)
    const hands = beside.length ? onArc(turn, 296, 248) : onArc(turn, boxes > 7 ? 312 : 300, 262)
    return {
      box: n + 1,
      x: round(middle.x - width / 2),
      y: round(middle.y - height / 2),
      width,
      height,
      number: { x: round(middle.x - width / 2 + 6), y: round(middle.y - height / 2 + 12) },
      name: { x: middle.x, y: round(middle.y + height / 2 + 13) },
      hands,
      room: round(Math.min(150, 300 * step - 8)),
      card: boxes > 7 ? 40 : 46,
      insurance: onArc(turn, 250, 172),
      large: false,
    }
  })
  const found = places.flatMap((place) => {
    const middle = place.x + place.width / 2
    const gap = beside.length > 1 ? SIDE_RADIUS + 4 : 0
    return targets(place, layout, (n) => ({ x: middle + (n ? gap : -gap), y: place.y - SIDE_RADIUS - 4 }), SIDE_RADIUS)
  })
  return { width: 1044, height: 524, places, boxes: found, bank: { x: CENTRE.x, y: 34, card: 54, room: 230 } }
}

// -- standing --------------------------------------------------------------------------------------------------------------

const ACROSS = 358
const MARGIN = 6
const BANK = 122
const LARGE = 152
const COLUMNS = 3
const CELL = 112
const TOUCH = 44

export function standingPlan(layout: Layout, own: number | null): Plan {
  const { boxes, beside, stages } = layout
  const all = Array.from({ length: boxes }, (_, n) => n + 1)
  const others = all.filter((box) => box !== own)
  const top = BANK + (own === null ? 0 : LARGE)
  const wide = (ACROSS - 2 * MARGIN) / COLUMNS
  const places = all.map((box): Place => {
    if (box === own) return large(box, stages, beside.length)
    const at = others.indexOf(box)
    const x = MARGIN + (at % COLUMNS) * wide
    const y = top + Math.floor(at / COLUMNS) * CELL
    const sides = beside.length ? TOUCH - 8 : 0
    return {
      box, x: round(x + 3), y: round(y + CELL - TOUCH - 6), width: round(wide - 6 - sides * beside.length), height: TOUCH,
      number: { x: round(x + 6), y: y + 13 }, name: { x: round(x + 18), y: y + 13 }, hands: { x: round(x + wide * 0.36), y: y + 40 }, room: round(wide * 0.62), card: 26,
      insurance: { x: round(x + wide - 14), y: y + 26 }, large: false,
    }
  })
  const found = places.flatMap((place) =>
    place.large
      ? targets(place, layout, (n) => ({ x: place.x + place.width - TOUCH / 2 - n * (TOUCH + 4), y: place.y + place.height + TOUCH / 2 + 4 }), TOUCH / 2)
      : targets(place, layout, (n) => ({ x: place.x + place.width + (n + 0.5) * (TOUCH - 8), y: place.y + TOUCH / 2 }), (TOUCH - 10) / 2),
  )
  return { width: ACROSS, height: top + Math.ceil(others.length / COLUMNS) * CELL + 4, places, boxes: found, bank: { x: 86, y: 18, card: 50, room: 150 } }
}

/** One's own box: its hands large on the left, its targets on the right. */
function large(box: number, stages: number, beside: number): Place {
  const width = stages > 1 ? 144 : 100
  const height = beside ? 64 : 92
  return {
    box, x: ACROSS - MARGIN - width - 4, y: BANK + 30, width, height,
    number: { x: MARGIN + 8, y: BANK + 17 }, name: { x: MARGIN + 24, y: BANK + 17 },
    hands: { x: round((ACROSS - width - MARGIN) / 2), y: BANK + 72 }, room: round(ACROSS - width - 4 * MARGIN), card: 60,
    insurance: { x: ACROSS - MARGIN - 18, y: BANK + 15 }, large: true,
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
export function spread(counts: number[], middle: number, room: number, card: number): Laid[] {
  const each = room / Math.max(1, counts.length)
  const gap = counts.length > 1 ? 4 : 0
  const size = Math.min(card, (each - gap) * 0.72)
  const steps = counts.map((count) => (count > 1 ? Math.min(size * 0.52, (each - gap - size) / (count - 1)) : 0))
  const widths = counts.map((count, n) => size + Math.max(0, count - 1) * steps[n]!)
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (counts.length - 1)
  let right = middle + total / 2
  return counts.map((_, n) => {
    const x = right - widths[n]!
    right = x - gap
    return { x: round(x), card: round(size), step: round(steps[n]!), middle: round(x + widths[n]! / 2) }
  })
}
