import { render } from 'svelte/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Clock from './Clock.svelte'
import { secondsLeft } from './countdown'

const shown = (closesAt: number | null, skew = 0): string => render(Clock, { props: { closesAt, total: 20, skew, state: 'open' } }).body.match(/<text[^>]*>(.*?)<\/text>/)?.[1] ?? ''
const now = (): number => Date.now() / 1000

describe('the clock until no va más', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
  afterEach(() => void vi.useRealTimers())

  it('begins with the time there is, however long nobody counted', () => {
    expect(shown(null)).toBe('')
    vi.advanceTimersByTime(47_300)
    expect(shown(now() + 20)).toBe('20')
    expect(secondsLeft(now() + 20, 0)).toBe(20)
  })

  it('never goes up while it runs', () => {
    const closesAt = now() + 20
    const seen: number[] = []
    for (let passed = 0; passed <= 22_000; passed += 200) {
      seen.push(secondsLeft(closesAt, 0)!)
      vi.advanceTimersByTime(200)
    }
    expect(seen).toEqual([...seen].sort((a, b) => b - a))
    expect([seen[0], seen.at(-1), new Set(seen).size]).toEqual([20, 0, 21])
  })

  it('goes by the time of the house', () => {
    const skew = 3600 // this browser is an hour ahead
    expect(secondsLeft(now() - skew + 12, skew)).toBe(12)
    expect(shown(now() - skew + 12, skew)).toBe('12')
  })
})
