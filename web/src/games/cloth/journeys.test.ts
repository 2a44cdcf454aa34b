import { describe, expect, it } from 'vitest'
import { Journeys } from './journeys'
import type { Stake } from './types'

const stake = (id: string): Stake => ({ id, owner: 'a', amount: 5, mine: true, colour: 1, initial: 'A', prison: false })

describe('bets that are moved', () => {
  it('come from where they lay', () => {
    const journeys = new Journeys()
    journeys.update(new Map([['come', [stake('1')]], ['win', [stake('2')]]]))
    const came = journeys.update(new Map([['come-6', [stake('1')]], ['win', [stake('2')]]]))
    expect([...came]).toEqual([['come-6', 'come']])
    expect(journeys.hasLeft('come')).toBe(true)
    expect(journeys.hasLeft('win')).toBe(false)
  })

  it('a new bet comes from nowhere, and one that is collected goes nowhere', () => {
    const journeys = new Journeys()
    journeys.update(new Map([['come', [stake('1')]]]))
    expect(journeys.update(new Map([['come-6', [stake('2')]]])).size).toBe(0)
    expect(journeys.hasLeft('come')).toBe(false)
  })

  it('a journey is over with the next act', () => {
    const journeys = new Journeys()
    journeys.update(new Map([['come', [stake('1')]]]))
    journeys.update(new Map([['come-6', [stake('1')]]]))
    expect(journeys.update(new Map([['come-6', [stake('1')]]])).size).toBe(0)
    expect(journeys.hasLeft('come')).toBe(false)
  })
})
