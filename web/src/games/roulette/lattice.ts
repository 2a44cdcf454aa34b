// The keyboard on the cloth: arrows move by half a cell over the printed lattice, from number to line to number.
import type { Place, Plan } from './geometry'

/** Where the keyboard is: a place, and the position of the lattice by which it was reached. */
export interface Cursor {
  place: Place
  i: number
  j: number
}

const key = (i: number, j: number): string => `${i},${j}`

export class Lattice {
  private nodes = new Map<string, Place>()
  private reach = { i: [0, 0], j: [0, 0] } as Record<'i' | 'j', [number, number]>

  constructor(private plan: Plan) {
    for (const place of plan.places) {
      for (const [i, j] of place.nodes) {
        this.nodes.set(key(i, j), place)
        this.reach.i = [Math.min(i, this.reach.i[0]), Math.max(i, this.reach.i[1])]
        this.reach.j = [Math.min(j, this.reach.j[0]), Math.max(j, this.reach.j[1])]
      }
    }
  }

  /** The way in to a spot; nothing where the cloth has no such spot. */
  at(spot: string): Cursor | null {
    const place = this.plan.bySpot.get(spot)?.[0]
    return place ? this.enter(place) : null
  }

  enter(place: Place): Cursor {
    const [i, j] = place.nodes[0]!
    return { place, i, j }
  }

  /** The next place in a direction, over whatever the law does not offer; nothing beyond the edge. */
  step(from: Cursor, di: number, dj: number): Cursor | null {
    const inside = (i: number, j: number): boolean =>
      i >= this.reach.i[0] && i <= this.reach.i[1] && j >= this.reach.j[0] && j <= this.reach.j[1]
    for (let i = from.i + di, j = from.j + dj; inside(i, j); i += di, j += dj) {
      const place = this.nodes.get(key(i, j))
      if (place && place !== from.place) return { place, i, j }
    }
    return null
  }

  /** An arrow key follows the screen, whichever way the cloth lies. */
  arrow(from: Cursor, name: string): Cursor | null {
    const way = (this.plan.standing ? STANDING : LYING)[name]
    return way ? this.step(from, ...way) : null
  }
}

type Way = [di: number, dj: number]
const LYING: Record<string, Way> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }
const STANDING: Record<string, Way> = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }
