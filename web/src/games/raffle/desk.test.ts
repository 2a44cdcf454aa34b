import { describe, expect, it } from 'vitest'
import type { Desk, Sheet } from '../../lib/types'
import { anyPrize, mark, toldOf } from './desk'

describe('a draw', () => {
  it('tells tickets apart by numbers or by letters', () => {
    expect(mark(17, 'numbered')).toBe('17')
    expect(mark(1, 'lettered')).toBe('AAA')
    const every = Array.from({ length: 5000 }, (_, n) => mark(n + 1, 'lettered'))
    expect(new Set(every).size).toBe(5000)
  })

  it('knows how likely a prize is', () => {
    expect(anyPrize(1, 200, 3)).toBeCloseTo(3 / 200, 12)
    expect(anyPrize(2, 4, 1)).toBeCloseTo(1 / 2, 12)
    expect(anyPrize(2, 4, 2)).toBeCloseTo(5 / 6, 12)
    expect(anyPrize(0, 4, 2)).toBe(0)
    expect(anyPrize(4, 4, 9)).toBe(1)
  })

  it('tells somebody their prizes, or else what came out of the drum', () => {
    const prizes = [{ name: 'cesta', count: 1 }, { name: 'taza', count: 2 }]
    const sheet = { cloth: { prizes, marks: 'numbered', instant: false } } as unknown as Sheet
    const desk = { drawn: [{ drum: 0, value: 14 }, { drum: 0, value: 3 }], wins: [{ who: 'ana', ticket: 14, prize: 0 }, { who: 'bea', ticket: 3, prize: 1 }] } as unknown as Desk
    expect(toldOf(sheet, desk, 'ana')).toMatch(/^14: /)
    expect(toldOf(sheet, desk, 'bea')).toMatch(/^3: /)
    expect(toldOf(sheet, desk, 'eva')).toMatch(/: 14, 3$/)
    expect(toldOf({ cloth: { prizes, marks: 'numbered', instant: true } } as unknown as Sheet, desk, 'eva')).toBe('')
  })
})
