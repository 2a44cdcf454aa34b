import { describe, expect, it } from 'vitest'
import { lyingOn } from '../../lib/lying'
import { frontOf, placeOf } from '../boxes/seats'
import { handsOf, ownBox, type BlackjackDesk } from './desk'
import { spread } from '../boxes/places'
import { lyingPlan, standingPlan, type Layout } from './plan'
import { bankPoints, isNatural, pointsOf, written } from './points'
import { nearest } from '../cloth/boxes'
import type { BlackjackCloth } from '../../lib/wire'

const LAW = { doubled_ace: 'either', bank_ace: 'best', split_natural: false, stands: 17 } as BlackjackCloth
const card = (value: number): number => value - 1

describe('what cards count', () => {
  it('counts an ace eleven while that helps', () => {
    expect(written(pointsOf({ cards: [1, 6].map(card) }, LAW))).toBe('7/17')
    expect(written(pointsOf({ cards: [1, 6, 10].map(card) }, LAW))).toBe('17')
    expect(written(pointsOf({ cards: [1, 1, 9].map(card) }, LAW))).toBe('21')
  })
  it('counts a doubled ace one where the law says so', () => {
    const cards = [1, 8, 2].map(card)
    expect(pointsOf({ cards, doubled: true }, LAW).total).toBe(21)
    expect(pointsOf({ cards, doubled: true }, { ...LAW, doubled_ace: 'one' }).total).toBe(11)
  })
  it('counts the bank’s ace eleven where that makes it stand', () => {
    expect(bankPoints([1, 5].map(card), LAW).total).toBe(6)
    expect(bankPoints([1, 6].map(card), LAW).total).toBe(17)
    expect(bankPoints([1, 5, 8].map(card), LAW).total).toBe(14)
    expect(bankPoints([1, 5, 8].map(card), { ...LAW, bank_ace: 'eleven' }).total).toBe(24)
    expect(bankPoints([1].map(card), LAW)).toEqual({ total: 11, soft: true })
  })
  it('knows a blackjack, and that two halves of a pair make none', () => {
    const cards = [1, 13].map(card)
    expect(isNatural({ cards }, LAW)).toBe(true)
    expect(isNatural({ cards, split: true }, LAW)).toBe(false)
    expect(isNatural({ cards: [7, 7, 7].map(card) }, LAW)).toBe(false)
  })
})

const spotsOf = (boxes: number, stages: number, beside: string[]): Layout => ({
  boxes,
  stages,
  beside,
  spots: new Set(
    Array.from({ length: boxes }, (_, n) => [
      ...Array.from({ length: stages }, (_, s) => (stages > 1 ? `box:${n + 1}-${s + 1}` : `box:${n + 1}`)),
      ...beside.map((kind) => `${kind}:${n + 1}`),
    ]).flat(),
  ),
})

const LAYOUTS: [name: string, Layout][] = [
  ['seven boxes', spotsOf(7, 1, [])],
  ['nine boxes', spotsOf(9, 1, [])],
  ['nine with both bets beside', spotsOf(9, 1, ['pairs', 'accumulated'])],
  ['three stages', spotsOf(9, 3, [])],
]

describe.each(LAYOUTS)('the plan of %s', (_, layout) => {
  const plans = [lyingPlan(layout), standingPlan(layout, null), standingPlan(layout, 4)]
  it('has every spot once, inside the table, apart from all others', () => {
    for (const { boxes, width, height } of plans) {
      expect(new Set(boxes.map((box) => box.spot))).toEqual(layout.spots)
      for (const [n, a] of boxes.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(0)
        expect(a.y).toBeGreaterThanOrEqual(0)
        expect(a.x + a.width).toBeLessThanOrEqual(width)
        expect(a.y + a.height).toBeLessThanOrEqual(height)
        for (const b of boxes.slice(n + 1)) {
          const apart = a.x + a.width <= b.x + 0.2 || b.x + b.width <= a.x + 0.2 || a.y + a.height <= b.y + 0.2 || b.y + b.height <= a.y + 0.2
          expect(apart, `${a.spot} and ${b.spot}`).toBe(true)
        }
      }
    }
  })
  it('can be walked with the arrows from any spot to any other', () => {
    for (const { boxes } of plans) {
      const reached = new Set([boxes[0]!.spot])
      for (const spot of reached) for (const way of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(nearest(boxes, spot, way) ?? spot)
      expect(reached).toEqual(layout.spots)
    }
  })
  it('begins at the croupier’s left, which is on the right', () => {
    const [lying] = plans
    expect(lying!.places[0]!.x).toBeGreaterThan(lying!.places.at(-1)!.x)
  })
})

describe('hands beside each other', () => {
  it('keeps within its room however many cards there are', () => {
    for (const counts of [[2], [2, 2], [2, 3, 5, 2], [8]]) {
      const laid = spread(counts, 100, 120, 46)
      laid.forEach(({ x, card: width, step }, n) => {
        expect(x).toBeGreaterThanOrEqual(40 - 0.2)
        expect(x + width + step * (counts[n]! - 1)).toBeLessThanOrEqual(160.2)
      })
      for (let n = 1; n < laid.length; n++) expect(laid[n]!.x).toBeLessThan(laid[n - 1]!.x)
    }
  })
})

const desk = {
  chips: { ana: 100, jon: 50 }, seats: [null, 'jon', null, 'ana'], standing: [], staff: [], round: 1, minimum: 5,
  bets: { 9: { owner: 'ana', on: 'pairs:4', amount: 5 } },
  order: ['2', '4', '4-2'],
  hands: {
    '2': { box: 2, holder: 'jon', stakes: [{ owner: 'jon', amount: 10, first: 10 }] },
    '4': { box: 4, holder: 'ana', stakes: [{ owner: 'ana', amount: 20, first: 20 }, { owner: 'jon', amount: 5, first: 5 }], split: true },
    '4-2': { box: 4, holder: 'ana', stakes: [{ owner: 'ana', amount: 20, first: 20 }], split: true },
  },
  turn: '4',
  raised: [{ owner: 'ana', amount: 20, first: 20 }],
  insured: [{ hand: '2', owner: 'jon', stage: 1, amount: 3 }],
} as unknown as BlackjackDesk

describe('the desk', () => {
  it('counts everything that lies there', () => {
    const all = Object.values(lyingOn(desk, 1))
    expect(all.reduce((sum, bet) => sum + bet.amount, 0)).toBe(5 + 10 + 20 + 5 + 20 + 20 + 3)
    expect(all.filter((bet) => bet.on === 'box:4').length).toBe(4)
    const staged = lyingOn({ ...desk, bets: {}, insured: [], turn: '', hands: { '2': { box: 2, holder: 'jon', stakes: [{ owner: 'jon', amount: 7, first: 7, stage: 3 }] } } } as never, 3)
    expect(Object.values(staged).map((bet) => bet.on)).toEqual(['box:2-3'])
  })
  it('finds hands, seats and one’s own box', () => {
    expect(handsOf(desk, 4).map(({ key }) => key)).toEqual(['4', '4-2'])
    expect(frontOf(desk, 2)).toBe('jon')
    expect(frontOf(desk, 9)).toBeNull()
    expect(ownBox(desk, (who) => who === 'ana', 7)).toBe(4)
    expect(ownBox(desk, (who) => who === 'jon', 7)).toBe(2)
    expect(ownBox(desk, () => false, 7)).toBeNull()
    expect(placeOf('box:3-2')).toEqual({ kind: 'box', box: 3, stage: 2 })
  })
})
