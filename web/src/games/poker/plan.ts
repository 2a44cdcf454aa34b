// Where everything lies on a poker table: boxes with their spaces, the bank, the cards that are for all.
import type { Box } from '../cloth/boxes'
import { ACROSS, CENTRE, largePlace, LYING, lyingPlaces, round, roundBox, standingPlaces, TOUCH, type Place, type Plan, type Point } from '../boxes/places'
import type { SpotInfo } from '../../lib/types'
import type { PokerCloth } from '../../lib/wire'
import { commonPlaces } from './makes'

export interface PokerPlan extends Plan {
  /** Every space for chips, those included that take none before the cards. */
  spaces: Box[]
  /** Where the cards for all lie: the left edge of the first. */
  common: Point & { card: number; step: number }
}

export interface Layout {
  cloth: Pick<PokerCloth, 'boxes' | 'spaces' | 'own' | 'places'>
  spots: Pick<SpotInfo, 'spot' | 'parts'>[]
}

/** What plays on the hand lies side by side in the box; the other bets are round, beside it. */
const MAIN = new Set(['ante', 'second-bet', 'bet-one', 'bet-two', 'bet-three'])

function split(spaces: string[]): { row: string[]; beside: string[] } {
  const row = spaces.filter((kind) => MAIN.has(kind))
  return row.length ? { row, beside: spaces.filter((kind) => !MAIN.has(kind)) } : { row: spaces, beside: [] }
}

function spacesAt(place: Place, row: string[], beside: string[], at: (n: number) => Point, radius: number): Box[] {
  const wide = place.width / row.length
  return [
    ...row.map((kind, n): Box => ({ spot: `${kind}:${place.box}`, x: round(place.x + n * wide), y: place.y, width: round(wide), height: place.height, chips: [0.5, 0.6] })),
    ...beside.map((kind, n) => roundBox(`${kind}:${place.box}`, at(n).x, at(n).y, radius)),
  ]
}

/** The spots that take bets: a space, or several together. */
function targets(spaces: Box[], spots: Layout['spots']): Box[] {
  const bySpot = new Map(spaces.map((space) => [space.spot, space]))
  return spots.flatMap(({ spot, parts }): Box[] => {
    const covered = (parts.length ? parts.map(([on]) => on) : [spot]).flatMap((on) => bySpot.get(on) ?? [])
    const [first] = covered
    if (!first || !parts.length) return first ? [first] : []
    const right = Math.max(...covered.map((box) => box.x + box.width))
    return [{ ...first, spot, width: round(right - first.x) }]
  })
}

// -- two hands of seven cards ----------------------------------------------------------------------------------------------

export interface Row {
  x: number
  y: number
  card: number
  step: number
}

/** A high and a low hand that lie at one place. */
export interface Both {
  high: Row
  low: Row
  middle: number
  /** Where their cards end, for what is written below. */
  bottom: number
}

const APART = 0.18 // between two hands in a row, as a share of a card
const RAISED = 0.85 // how far the low hand lies before the high one, as a share of a card's width

/** Beside each other, or, where there is room for it, the low hand before the high one; `middle` and `y` are the middle of both. */
export function bothAt([high, low]: [number, number], middle: number, y: number, room: number, card: number, before: boolean): Both {
  const gap = card * APART
  const step = Math.min(card, before ? (room - card) / (high - 1) : (room - 2 * card - gap) / (high + low - 2))
  const wide = before ? card + step * (high - 1) : 2 * card + step * (high + low - 2) + gap
  const left = middle - wide / 2
  const top = y - (card * 1.4 - (before ? card * RAISED : 0)) / 2
  const row = (x: number, at: number): Row => ({ x: round(x), y: round(at), card, step: round(step) })
  return {
    high: row(left, top),
    low: before ? row(middle - (card + step * (low - 1)) / 2, top - card * RAISED) : row(left + card + step * (high - 1) + gap, top),
    middle: round(middle),
    bottom: round(top + card * 1.4),
  }
}

// -- lying -----------------------------------------------------------------------------------------------------------------

const SIDE_RADIUS = 15
const BANK_ROOM = 236

export function lyingPlan({ cloth, spots }: Layout): PokerPlan {
  const { row, beside } = split(cloth.spaces)
  const many = cloth.boxes > 7
  const common = commonPlaces(cloth).reduce((sum, place) => sum + cloth.places[place]!, 0)
  const places = lyingPlaces(cloth.boxes, {
    width: row.length * (row.length === 1 ? 88 : row.length > 2 ? 38 : many ? 41 : 46), height: 46, boxes: [420, 382], hands: many ? [292, 258] : cloth.own > 5 ? [286, 238] : beside.length ? [286, 246] : [300, 260], card: many || cloth.own > 5 ? 36 : cloth.own > 3 ? 42 : 46, room: cloth.own > 5 ? 112 : 132,
  })
  const spaces = places.flatMap((place) => {
    const middle = place.x + place.width / 2
    const gap = beside.length > 1 ? SIDE_RADIUS + 4 : 0
    return spacesAt(place, row, beside, (n) => ({ x: middle + (n ? gap : -gap), y: place.y - SIDE_RADIUS - 4 }), SIDE_RADIUS)
  })
  const bank = { x: CENTRE.x, y: common ? 24 : 34, card: common ? 48 : 54, room: cloth.own > 5 ? 310 : BANK_ROOM }
  const size = cloth.places.bank ? 46 : 56
  return {
    ...LYING, places, spaces, boxes: targets(spaces, spots), bank,
    common: { x: round(CENTRE.x - (common * (size + 5) - 5) / 2), y: cloth.places.bank ? 126 : 52, card: size, step: size + 5 },
  }
}

// -- standing --------------------------------------------------------------------------------------------------------------

const BANK = 104
const COMMON = 66
const LARGE = 152
const SIDE = 28 // the room of a round bet in the box of another

export function standingPlan({ cloth, spots }: Layout, own: number | null): PokerPlan {
  const { row, beside } = split(cloth.spaces)
  const both = Boolean(cloth.places.bank) && commonPlaces(cloth).length > 0
  const top = BANK + (both ? COMMON : 0)
  const others = Array.from({ length: cloth.boxes }, (_, n) => n + 1).filter((box) => box !== own)
  const below = standingPlaces(others, top + (own === null ? 0 : LARGE), beside.length * SIDE)
  const first = own === null ? [] : [largePlace(own, top, row.length > 2 ? 120 : 104, beside.length ? 52 : 80)]
  const places = [...first, ...below.places].sort((a, b) => a.box - b.box)
  const spaces = places.flatMap((place) => {
    const large = (n: number): Point => ({ x: place.x + place.width - TOUCH / 2 - n * (TOUCH + 6), y: place.y + place.height + TOUCH / 2 + 6 })
    const small = (n: number): Point => ({ x: place.x + place.width + (n + 0.5) * SIDE, y: place.y + place.height / 2 })
    return spacesAt(place, row, beside, place.large ? large : small, place.large ? TOUCH / 2 : SIDE / 2 - 1)
  })
  return {
    width: ACROSS, height: below.height, places, spaces, boxes: targets(spaces, spots), bank: { x: 14, y: 14, card: 44, room: 208 },
    common: { x: 14, y: both ? 14 + COMMON + 8 : 14, card: 42, step: 46 },
  }
}
