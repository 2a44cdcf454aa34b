import { describe, expect, it } from 'vitest'
import { CardKeys, UNSEEN } from './cardkeys'

const typed = (...keys: string[]): (string | null)[] => {
  const pad = new CardKeys()
  return keys.map((key, n) => pad.press(key, n * 100))
}

describe('cards typed by a croupier', () => {
  it('takes a rank and then a suit', () => {
    expect(typed('7', 'h')).toEqual([null, '7H'])
    expect(typed('a', 's', 'K', 'D')).toEqual([null, 'AS', null, 'KD'])
  })
  it('has three keys for a ten', () => {
    expect(typed('1', 'c', '0', 'c', 't', 'c').filter(Boolean)).toEqual(['10C', '10C', '10C'])
  })
  it('takes the last rank, and no suit without one', () => {
    expect(typed('h', '7', '8', 'd')).toEqual([null, null, null, '8D'])
    expect(typed('x', 'd')).toEqual([null, null])
  })
  it('knows a card that nobody has seen', () => expect(typed(UNSEEN)).toEqual([UNSEEN]))
  it('forgets a rank after a while', () => {
    const pad = new CardKeys()
    pad.press('7', 0)
    expect(pad.press('h', 5000)).toBe(null)
  })
})
