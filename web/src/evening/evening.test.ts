import { describe, expect, it } from 'vitest'
import { courseOf, draw } from './course'

const round = (n: number, net: number): { round: number; net: number; mean: number; variance: number } => ({ round: n, net, mean: -1, variance: 16 })

describe('the course of an evening', () => {
  it('adds up results, what was to be expected and how far it spreads', () => {
    const course = courseOf([round(3, 10), round(4, -10), round(6, 0), round(7, -5)])
    expect(course.at(-1)).toMatchObject({ round: 7, net: -5, mean: -4 })
    expect(course.at(-1)!.band[3]).toBeCloseTo(-4 + 1.96 * 8)
    expect(course[0]).toEqual({ round: 0, net: 0, mean: 0, band: [0, 0, 0, 0] })
  })

  it('takes the bands that have been counted', () => {
    const course = courseOf([{ ...round(1, 10), band: [-30, -10, 10, 20] }])
    expect(course.at(-1)!.band).toEqual([-30, -10, 10, 20])
  })

  it('goes on where the rounds before ended that are not told', () => {
    const course = courseOf([round(501, 10)], { net: -70, mean: -500, variance: 84 })
    expect(course).toHaveLength(1)
    expect(course[0]).toMatchObject({ round: 501, net: -60, mean: -501 })
  })

  it('is drawn inside its box', () => {
    const { net, bands, zero } = draw(courseOf([round(1, 10), round(2, -30)]), 100, 50)
    const numbers = [...net.matchAll(/([\d.]+),([\d.]+)/g), ...bands[0]!.matchAll(/([\d.]+),([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
    expect(numbers.every(([x, y]) => x! >= 0 && x! <= 100 && y! >= 0 && y! <= 50)).toBe(true)
    expect(zero).toBeGreaterThan(0)
  })

  it('nothing played is a point in the middle', () => {
    expect(draw(courseOf([]), 100, 50)).toMatchObject({ net: 'M0.0,25.0', zero: 25 })
  })
})
