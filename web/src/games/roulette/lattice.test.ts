import { describe, expect, it } from 'vitest'
import { planOf } from './geometry'
import { Lattice } from './lattice'
import { TABLES, tableOf } from './roulette.fixture'

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const laid = TABLES.flatMap((table) => [false, true].map((standing) => ({ ...table, standing })))

function reached(lattice: Lattice, from: string): Set<string> {
  const start = lattice.at(from)!
  const seen = new Map([[`${start.i},${start.j}`, start]])
  const queue = [start]
  for (let here = queue.pop(); here; here = queue.pop()) {
    for (const arrow of ARROWS) {
      const next = lattice.arrow(here, arrow)
      if (next && !seen.has(`${next.i},${next.j}`)) {
        seen.set(`${next.i},${next.j}`, next)
        queue.push(next)
      }
    }
  }
  return new Set([...seen.values()].map((cursor) => cursor.place.spot))
}

describe.each(laid)('$name, standing: $standing', ({ spots, style, standing }) => {
  const plan = planOf(spots, style, standing)
  const lattice = new Lattice(plan)

  it('reaches every spot from zero with the arrows', () => {
    expect(reached(lattice, 'straight:0')).toEqual(new Set(plan.bySpot.keys()))
  })

  it('moves where the arrow points, in either orientation', () => {
    for (const spot of plan.bySpot.keys()) {
      const from = lattice.at(spot)!
      for (const [arrow, [dx, dy]] of Object.entries({ ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] })) {
        const to = lattice.arrow(from, arrow)
        if (!to) continue
        const [a, b] = [plan.turn.xy(from.place.box), plan.turn.xy(to.place.box)]
        expect((b[0] - a[0]) * dx! + (b[1] - a[1]) * dy!, `${spot} ${arrow} ${to.place.spot}`).toBeGreaterThan(0)
      }
    }
  })

  it('goes back the way it came between numbers and lines', () => {
    const back: Record<string, string> = { ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp', ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
    for (let n = 1; n <= 36; n++) {
      const from = lattice.at(`straight:${n}`)!
      for (const arrow of ARROWS) {
        const to = lattice.arrow(from, arrow)
        if (to?.place.onLine) expect(lattice.arrow(to, back[arrow]!)?.place.spot).toBe(`straight:${n}`)
      }
    }
  })
})

describe('half a cell at a time', () => {
  const walk = (name: string, standing: boolean, from: string, ...arrows: string[]): string[] => {
    const table = tableOf(name)
    const lattice = new Lattice(planOf(table.spots, table.style, standing))
    let here = lattice.at(from)!
    return arrows.map((arrow) => (here = lattice.arrow(here, `Arrow${arrow}`) ?? here).place.spot)
  }

  it('goes number, caballo, number; across from a caballo it finds the cuadro', () => {
    expect(walk('euskadi-1996/roulette-french', false, 'straight:17', 'Right', 'Right', 'Left', 'Up', 'Up')).toEqual([
      'split:17-20', 'straight:20', 'split:17-20', 'corner:17-18-20-21', 'split:18-21',
    ])
  })

  it('goes outwards from an edge number to the transversal and the even chance, and back', () => {
    expect(walk('euskadi-1996/roulette-french', false, 'straight:18', 'Up', 'Up', 'Up', 'Down', 'Right')).toEqual([
      'street:16-17-18', 'odd', 'odd', 'street:16-17-18', 'six-line:16-21',
    ])
  })

  it('goes past the last row to columns, and from there to dozens', () => {
    expect(walk('euskadi-1996/roulette-french', true, 'straight:34', 'Down', 'Right', 'Left', 'Left', 'Left', 'Left')).toEqual([
      'column:1', 'double-column:1-2', 'column:1', 'dozen:3', 'double-dozen:2-3', 'dozen:2',
    ])
  })

  it('steps over what the law does not have', () => {
    expect(walk('euskadi-1996/roulette-french', false, 'split:0-1', 'Up')).toEqual(['street:0-1-2'])
    expect(walk('boe-1977/roulette-french', false, 'split:0-1', 'Up')).toEqual(['split:0-2'])
  })

  it('finds the dozens of an American cloth beside its rows', () => {
    expect(walk('galicia-2007/roulette-american', false, 'straight:16', 'Down', 'Down', 'Left', 'Left', 'Down')).toEqual([
      'street:16-17-18', 'dozen:2', 'double-dozen:1-2', 'dozen:1', 'even',
    ])
  })
})
