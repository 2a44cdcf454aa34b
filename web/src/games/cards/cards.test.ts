import { describe, expect, it } from 'vitest'
import { isJoker, isRed, pipsOf, rankOf, seen, seenAll, suitOf } from './cards'

describe('cards as the server numbers them', () => {
  it('reads rank and suit', () => {
    expect([rankOf(0), suitOf(0)]).toEqual(['A', 'S'])
    expect([rankOf(19), suitOf(19)]).toEqual(['7', 'H'])
    expect([rankOf(35), suitOf(35)]).toEqual(['10', 'D'])
    expect([rankOf(51), suitOf(51)]).toEqual(['K', 'C'])
    expect(isJoker(51)).toBe(false)
    expect(isJoker(52)).toBe(true)
  })

  it('knows which are red', () => {
    expect([0, 13, 26, 39, 53].map(isRed)).toEqual([false, true, true, false, false])
  })

  it('counts pips, and tens as the game says', () => {
    expect(pipsOf(13, 0)).toBe(1)
    expect(pipsOf(8, 0)).toBe(9)
    expect(pipsOf(9, 0)).toBe(0)
    expect(pipsOf(51, 10)).toBe(10)
  })

  it('takes the veil off cards that are seen, and keeps the rest face down', () => {
    expect(seen({ value: 5, to: null })).toBe(5)
    expect(seen({ value: null, to: [] })).toBe(null)
    expect(seen(7)).toBe(7)
    expect(seen('?')).toBe(null)
    expect(seenAll([{ value: 1 }, { value: null }])).toEqual([1, null])
    expect(seenAll(undefined)).toEqual([])
  })
})
