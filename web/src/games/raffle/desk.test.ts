import { describe, expect, it } from 'vitest'
import { anyPrize, mark } from './desk'

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
})
