import { describe, expect, it } from 'vitest'
import { betsOf } from '../../lib/lying'
import type { Stake as Chips } from '../cloth/types'
import { clothOf, coverOf, holderSeat, paidOn, playsOn, seatsOf, speakerOf, wantingOf, type BanqueDesk } from './desk'
import { BANKER, chipsAt, LINE, lyingPlan, standingPlan, WIDE } from './plan'
import { lettersOf } from './results'

const SPOTS = ['first', 'second', 'both', 'first-line', 'second-line']
const SEATS = ['a', 'b', 'c', null, 'e', 'f', null, 'h']
const desk = (more: Partial<BanqueDesk>): BanqueDesk => ({ chips: {}, seats: SEATS, standing: ['s', 't'], behind: { s: 6 }, staff: [], crew: {}, round: 1, last: null, last_unit: 'round', minimum: 500, ...more })
const bank = { banker: 'a', amount: 10_001, base: 10_000, put: 10_000 }

describe('the cloths', () => {
  it('have the lower and the higher half of the seats, the odd one the first', () => {
    expect([seatsOf(8, 'first'), seatsOf(8, 'second'), seatsOf(7, 'first')]).toEqual([[0, 1, 2, 3], [4, 5, 6, 7], [0, 1, 2, 3]])
  })

  it('are where one sits, or behind which one stands', () => {
    expect(['b', 'f', 's', 't'].map((who) => clothOf(desk({}), who))).toEqual(['first', 'second', 'second', null])
  })

  it('have their cards with whose turn it is, never with the banker', () => {
    expect([holderSeat(desk({ bank }), 'first'), holderSeat(desk({ bank, turn: { first: 2, second: 6 } }), 'first')]).toEqual([1, 2])
    expect(holderSeat(desk({ bank, turn: { second: 6 } }), 'second')).toBe(7)
    expect(holderSeat(desk({ bank, coup: { holders: { second: 'e' } } }), 'second')).toBe(4)
    expect(holderSeat(desk({ seats: ['a', null, null, null] }), 'second')).toBe(-1)
  })

  it('speak one after the other, then the bank', () => {
    const turn = (phase: string, cloth: string): string | null => speakerOf(desk({ phase, coup: { turn: cloth } }))
    expect([turn('speaking', 'first'), turn('giving', 'second'), turn('banking', 'second'), turn('betting', 'first')]).toEqual(['first', 'second', 'bank', null])
  })
})

describe('stakes', () => {
  it('play whole, by half on a line, and half on each cloth where they lie on both', () => {
    const stake = { lies: { first: 1000, 'first-line': 501, both: 301 } }
    expect([playsOn(stake, 'first'), playsOn(stake, 'second')]).toEqual([1000 + 250 + 151, 150])
    expect([playsOn({ lies: { both: 1500 } }, 'first', 500), playsOn({ lies: { both: 1500 } }, 'second', 500)]).toEqual([1000, 500])
    expect(playsOn({ ...stake, plays: { second: 70 } }, 'first')).toBe(0)
  })

  it('cover half of the bank on each cloth, in the order of priority', () => {
    const stakes = { c: { lies: { first: 4000 } }, b: { lies: { first: 500, second: 9000 } } }
    const first = coverOf(desk({ bank, stakes, orders: { first: ['b', 'c'] } }), 'first')
    expect(first).toEqual({ parts: [{ who: 'b', amount: 500 }, { who: 'c', amount: 4000 }], covered: 4500, half: 5001, open: 501 })
    expect(coverOf(desk({ bank, stakes }), 'second')).toMatchObject({ covered: 9000, half: 5000, open: 0 })
  })

  it('lie where they were laid, and where they play once they were cut', () => {
    const on = (stakes: Record<string, unknown>): [string, number][] => Object.values(betsOf(desk({ stakes } as Partial<BanqueDesk>))).map((bet) => [bet.on, bet.amount])
    expect(on({ b: { lies: { first: 500, both: 1000 }, plays: {} } })).toEqual([['first', 500], ['both', 1000]])
    expect(on({ b: { lies: { both: 1000 }, plays: { first: 500, second: 500 } } })).toEqual([['both', 1000]])
    expect(on({ b: { lies: { 'first-line': 1000 }, plays: { first: 500 } } })).toEqual([['first', 500]])
    expect(on({ b: { lies: { banco: 900 }, plays: {} } })).toEqual([['both', 900]])
    expect(on({ b: { lies: { banco: 900 }, plays: { first: 450, second: 450 } } })).toEqual([['first', 450], ['second', 450]])
  })
})

describe('the oval', () => {
  const plan = lyingPlan(SPOTS, SEATS)

  it('has the first cloth at the right of the banker, who faces the croupier, and place 1 nearest to him', () => {
    const place = (number: number) => plan.places.find((each) => each.number === number)!
    expect(place(1).x).toBeGreaterThan(WIDE.x)
    expect(place(5).x).toBeLessThan(WIDE.x)
    expect(BANKER[1]).toBeGreaterThan(WIDE.y)
    for (const [near, far] of [[1, 2], [2, 3], [5, 6], [7, 8]] as const) expect(place(near).y).toBeGreaterThan(place(far).y)
    expect(plan.places.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it.each([['lying', plan], ['standing', standingPlan(SPOTS)]] as const)('keeps the spots apart when %s', (_, { boxes, width, height }) => {
    expect(boxes.map(({ spot }) => spot).sort()).toEqual([...SPOTS].sort())
    for (const [n, a] of boxes.entries()) {
      expect([a.x >= 0, a.x + a.width <= width, a.y + a.height <= height]).toEqual([true, true, true])
      for (const b of boxes.slice(n + 1)) expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y, `${a.spot} ${b.spot}`).toBe(true)
    }
  })

  it('has every spot inside the line', () => {
    for (const { x, y, width, height } of plan.boxes) {
      const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]] as const
      for (const [cx, cy] of corners) expect(((cx - WIDE.x) / LINE[0]) ** 2 + ((cy - WIDE.y) / LINE[1]) ** 2).toBeLessThan(1)
    }
  })

  it('lays everybody’s chips beside each other', () => {
    const chips = (owner: string): Chips => ({ id: owner, owner, amount: 1, mine: false, colour: 1, initial: owner, prison: false })
    const at = chipsAt(plan.boxes, new Map([['first', ['a', 'b', 'c'].map(chips)]]))
    const [a, b, c] = ['a', 'b', 'c'].map((owner) => at('first', owner)[0]) as [number, number, number]
    expect(a).toBeLessThan(b)
    expect(b).toBeLessThan(c)
    expect(b).toBeCloseTo(at('first', 'nobody')[0] + (b - a))
  })
})

describe('what came', () => {
  it('is a letter for each cloth', () => {
    expect([lettersOf('first/bank'), lettersOf('tie/second'), lettersOf('void/void')]).toEqual([['cloth', 'bank'], ['tie', 'cloth'], ['void', 'void']])
  })
})

describe('a settled coup', () => {
  it('is paid beside the stakes of the cloth that won, and beside those on both for their part', () => {
    const stakes = { b: { lies: { 'first-line': 600 } }, c: { lies: { second: 500 } }, d: { lies: { both: 1000 } } }
    const before = desk({ stakes, coup: { results: { first: 'first', second: 'bank' } } })
    expect(paidOn(before, 'first')).toEqual([{ spot: 'first-line', amount: 300, who: 'b' }, { spot: 'both', amount: 500, who: 'd' }])
    expect(paidOn(before, 'second')).toEqual([])
  })
})

describe('a table with too few players', () => {
  it('counts what each cloth wants besides the banker; who stands anywhere may play on either', () => {
    const seats = ['a', 'b', null, null, 'c', 'd', null, null]
    expect(wantingOf(desk({ seats, standing: [] }), 2)).toBe(0)
    expect(wantingOf(desk({ seats, standing: [], bank: { banker: 'a', amount: 10, base: 10, put: 10 } }), 2)).toBe(1)
    expect(wantingOf(desk({ seats, standing: ['t'], bank: { banker: 'a', amount: 10, base: 10, put: 10 } }), 2)).toBe(0)
  })
})
