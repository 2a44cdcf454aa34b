// Where everything lies on a blackjack table: the stages of every box, round bets beside it, the bank before them.
import { boxSpot } from '../../lib/lying'
import { ACROSS, CENTRE, largePlace, LYING, lyingPlaces, MARGIN, round, roundBox, standingPlaces, TOUCH, type Place, type Plan, type Point } from '../boxes/places'
import type { Box } from '../cloth/boxes'

export interface Layout {
  boxes: number
  stages: number
  beside: string[]
  /** The spots that the table has. */
  spots: ReadonlySet<string>
}

/** The targets of a box: its stages beside each other, and round ones for the bets beside it. */
function targets(place: Place, { stages, beside, spots }: Layout, sides: (n: number) => Point, radius: number): Box[] {
  const wide = place.width / stages
  const own = Array.from({ length: stages }, (_, n): Box => ({
    spot: boxSpot(place.box, n + 1, stages), x: round(place.x + n * wide), y: place.y, width: round(wide), height: place.height, chips: [0.5, 0.52],
  }))
  const others = beside.map((kind, n): Box => {
    const { x, y } = sides(n)
    return roundBox(`${kind}:${place.box}`, x, y, radius)
  })
  return [...own, ...others].filter((box) => spots.has(box.spot))
}

const SIDE_RADIUS = 15

export function lyingPlan(layout: Layout): Plan {
  const { boxes, stages, beside } = layout
  const places = lyingPlaces(boxes, {
    width: stages > 1 ? 118 : boxes > 7 ? 84 : 92,
    height: stages > 1 ? 50 : 56,
    hands: beside.length ? [296, 248] : [boxes > 7 ? 312 : 300, 262],
    card: boxes > 7 ? 40 : 46,
  })
  const found = places.flatMap((place) => {
    const middle = place.x + place.width / 2
    const gap = beside.length > 1 ? SIDE_RADIUS + 4 : 0
    return targets(place, layout, (n) => ({ x: middle + (n ? gap : -gap), y: place.y - SIDE_RADIUS - 4 }), SIDE_RADIUS)
  })
  return { ...LYING, places, boxes: found, bank: { x: CENTRE.x, y: 34, card: 54, room: 230 } }
}

const BANK = 122
const LARGE = 152

export function standingPlan(layout: Layout, own: number | null): Plan {
  const { boxes, beside, stages } = layout
  const others = Array.from({ length: boxes }, (_, n) => n + 1).filter((box) => box !== own)
  const below = standingPlaces(others, BANK + (own === null ? 0 : LARGE), beside.length * (TOUCH - 8))
  const first = own === null ? [] : [largePlace(own, BANK, stages > 1 ? 144 : 100, beside.length ? 64 : 92)]
  const places = [...first, ...below.places].sort((a, b) => a.box - b.box)
  const found = places.flatMap((place) =>
    place.large
      ? targets(place, layout, (n) => ({ x: place.x + place.width - TOUCH / 2 - n * (TOUCH + 4), y: place.y + place.height + TOUCH / 2 + 4 }), TOUCH / 2)
      : targets(place, layout, (n) => ({ x: place.x + place.width + (n + 0.5) * (TOUCH - 8), y: place.y + TOUCH / 2 }), (TOUCH - 10) / 2),
  )
  return { width: ACROSS, height: below.height, places, boxes: found, bank: { x: 86, y: 18, card: 50, room: 150 } }
}
