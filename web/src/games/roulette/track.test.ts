import { describe, expect, it } from 'vitest'
import { tableOf } from './roulette.fixture'
import { nextTo, runsOf, trackOf } from './track'

const { wheel, spots } = tableOf('euskadi-1996/roulette-french')
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

describe.each([false, true])('the track, standing: %s', (standing) => {
  const plan = trackOf(wheel, spots, standing)

  it('has the numbers in the order of the wheel, clockwise, zero at the head', () => {
    expect(plan.cells.map((cell) => cell.number)).toEqual(wheel)
    const [zero, next] = plan.cells as [(typeof plan.cells)[0], (typeof plan.cells)[0]]
    const middle = [plan.width / 2, plan.height / 2] as const
    if (standing) {
      expect(zero.middle[0]).toBeCloseTo(middle[0])
      expect(zero.middle[1]).toBe(Math.min(...plan.cells.map((cell) => cell.middle[1])))
      expect(next.middle[0]).toBeGreaterThan(zero.middle[0])
    } else {
      expect(zero.middle[1]).toBeCloseTo(middle[1])
      expect(zero.middle[0]).toBe(Math.min(...plan.cells.map((cell) => cell.middle[0])))
      expect(next.middle[1]).toBeLessThan(zero.middle[1])
    }
  })

  it('gives every number the same length of the ring', () => {
    const gaps = plan.cells.map(({ middle: [x, y] }, k) => {
      const [a, b] = plan.cells[(k + 1) % plan.cells.length]!.middle
      return Math.hypot(a - x, b - y)
    })
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.05)
  })

  it('reaches everything with the arrows', () => {
    const places = [...plan.cells.map((cell) => ({ spot: `neighbours:${cell.number}`, middle: cell.middle })), ...plan.sectors]
    const seen = new Set(['neighbours:0'])
    const queue = ['neighbours:0']
    for (let here = queue.pop(); here; here = queue.pop()) {
      for (const arrow of ARROWS) {
        const next = nextTo(places, here, arrow)
        if (next && !seen.has(next)) queue.push(next), seen.add(next)
      }
    }
    expect(seen).toEqual(new Set(places.map((place) => place.spot)))
  })

  it('prints the names of sectors inside them', () => {
    for (const sector of plan.sectors) expect(sector.room, sector.spot).toBeGreaterThan(70)
  })
})

it('finds the sectors on the wheel: 22 to 25 over zero, 27 to 33, and the orphans in two parts', () => {
  const sectors = Object.fromEntries(trackOf(wheel, spots, false).sectors.map((sector) => [sector.spot, sector.arc]))
  expect(sectors).toEqual({ 'zero-sector': [22, 25], third: [27, 33], orphans: null })
})

it('counts a stretch over zero as one', () => {
  expect(runsOf(wheel, new Set([26, 0, 32]))).toEqual([[-1, 1]])
  expect(runsOf(wheel, new Set([32, 15, 6]))).toEqual([[1, 2], [10, 10]])
})

it('shows no sector where the law has none', () => {
  const table = tableOf('galicia-2007/roulette-french')
  expect(trackOf(table.wheel, table.spots, false).sectors).toEqual([])
})
