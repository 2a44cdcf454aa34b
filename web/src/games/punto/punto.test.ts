import { asBet } from '../../lib/lying'
import { describe, expect, it } from 'vitest'
import { nearest } from '../cloth/boxes'
import { beadsOf, ROWS } from './beads'
import { BANDS, lyingPlan, numbersOf, placesOf, standingPlan } from './plan'
import { keptOf } from './play.svelte'
import { scoreOf, thirdOf } from './points'
import { spanned } from './spanned'

const KING = 12
const [SEVEN, EIGHT] = [6, 20]

describe('points', () => {
  it('drops the tens', () => {
    expect(scoreOf([SEVEN, EIGHT])).toBe(5)
    expect(scoreOf([KING, KING])).toBe(0)
    expect(scoreOf([0, KING, 8])).toBe(0)
  })
  it('says nothing of a hand with a card face down, or without cards', () => {
    expect(scoreOf([SEVEN, null])).toBe(null)
    expect(scoreOf([])).toBe(null)
  })
  it('finds the third card', () => {
    expect(thirdOf([1, 2])).toBe(null)
    expect(thirdOf([1, 2, EIGHT])).toBe(8)
    expect(thirdOf([1, 2, null])).toBe(null)
  })
})

describe('places', () => {
  it('leaves out the numbers that the house leaves out', () => {
    expect(numbersOf(13, [13])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14])
  })

  const spots = [...BANDS]
  const seats = ['ana', null, 'ben', 'me', null, null, 'zoe']
  it('gives everybody a place of their own on every band, in the order of the seats', () => {
    const places = placesOf(seats, ['bea'], [])
    const plan = lyingPlan(spots, places, seats.length, 'me')
    for (const band of BANDS) {
      const x = ['ana', 'ben', 'me', 'zoe'].map((who) => plan.at(band, who)[0])
      expect(x).toEqual([...x].sort((a, b) => a - b))
    }
    const all = ['ana', 'ben', 'me', 'zoe', 'bea'].flatMap((who) => BANDS.map((band) => plan.at(band, who)))
    for (const [n, [x, y]] of all.entries()) {
      expect(x > 0 && x < plan.width && y > 0 && y < plan.height).toBe(true)
      for (const [a, b] of all.slice(n + 1)) expect(Math.hypot(x - a, y - b)).toBeGreaterThan(24)
    }
  })
  it('keeps fourteen people apart', () => {
    const people = Array.from({ length: 14 }, (_, n) => `p${n}`)
    for (const plan of [lyingPlan(spots, placesOf(people, [], []), 14, 'p3'), standingPlan(spots, placesOf(people, [], []), 'p3')]) {
      for (const band of BANDS) {
        const all = people.map((who) => plan.at(band, who))
        for (const [n, [x, y]] of all.entries()) for (const [a, b] of all.slice(n + 1)) expect(Math.hypot(x - a, y - b)).toBeGreaterThan(14)
      }
    }
  })
  it('has one box a band, one below the other', () => {
    for (const plan of [lyingPlan(spots, placesOf(seats, [], []), seats.length, 'me'), standingPlan(spots, placesOf(seats, [], []), 'me')]) {
      expect(nearest(plan.boxes, 'tie', 'ArrowDown')).toBe('bank')
      expect(nearest(plan.boxes, 'bank', 'ArrowDown')).toBe('player')
      expect(nearest(plan.boxes, 'player', 'ArrowDown')).toBe(undefined)
    }
  })
  it('keeps the part of whoever stands at a table with one seat on the cloth', () => {
    const part = lyingPlan(spots, placesOf(['ana'], ['me'], []), 1, 'me').part('tie', 'me')!
    const [, , , , , , , x] = part.match(/-?[\d.]+/g)!.map(Number)
    expect(x).toBeLessThan(1056)
  })
  it('shows nobody’s part to whoever is not there', () => {
    expect(lyingPlan(spots, placesOf(seats, [], []), seats.length, '').part('bank', '')).toBe(undefined)
  })
})

describe('beads', () => {
  const results = Array.from({ length: 20 }, (_, n) => ({ round: n + 1, value: 'bank', at: 0 }))
  it('drops whole columns from the front', () => {
    expect(beadsOf(results, -1, 2).map(({ round }) => round)).toEqual([13, 14, 15, 16, 17, 18, 19, 20])
    expect(beadsOf(results, -1, 4)).toHaveLength(20)
    expect(ROWS).toBe(6)
  })
  it('begins with the shoe where that is known', () => expect(beadsOf(results, 17, 4).map(({ round }) => round)).toEqual([18, 19, 20]))
})

it('adds up what the house keeps of each winner', () => {
  const bet = (owner: string) => asBet(owner, 'bank', 1)
  const bets = { 1: bet('ana'), 2: bet('ben'), 4: bet('ana'), 5: bet('zoe') }
  expect(keptOf({ type: 'Deducted', bets: [1, 2, 4, 5], amounts: [5, 7, 1, 0] }, bets)).toEqual([{ who: 'ana', amount: 6 }, { who: 'ben', amount: 7 }])
})

it('writes rows of numbers', () => {
  expect(spanned([0, 1, 2, 3, 4, 5])).toBe('0–5')
  expect(spanned([7, 6])).toBe('6, 7')
  expect(spanned([1, 3, 4, 5, 9])).toBe('1, 3–5, 9')
})
