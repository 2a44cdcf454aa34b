import { describe, expect, it } from 'vitest'
import type { Act, Desk, Move } from '../../lib/types'
import { Tallier } from '../../table/tally'
import { betAt, handOf, potsOf, quickRaises, seatAt, shownSeats, toCover, type Hand } from './desk'

const hand = (more: Partial<Hand>): Hand => ({ ...handOf(null), players: ['ana', 'ben', 'eva'], ...more })
const RICH = { ana: 1000, ben: 1000, eva: 1000 }

describe('pots', () => {
  it('are one while everybody has chips, also before a bet is covered', () => {
    expect(potsOf(hand({ put: { ana: 500, ben: 100, eva: 100 } }), RICH)).toEqual([{ amount: 700, players: ['ana', 'ben', 'eva'] }])
  })

  it('are two when somebody has put in all there was', () => {
    const pots = potsOf(hand({ put: { ana: 500, ben: 500, eva: 200 } }), { ...RICH, eva: 0 })
    expect(pots).toEqual([{ amount: 600, players: ['ana', 'ben', 'eva'] }, { amount: 600, players: ['ana', 'ben'] }])
  })

  it('keep the chips of those who have left, who play for nothing', () => {
    expect(potsOf(hand({ put: { ana: 300, ben: 300, eva: 100 }, gone: ['eva'] }), { ...RICH, eva: 0 })).toEqual([{ amount: 700, players: ['ana', 'ben'] }])
  })

  it('bear their parts of what the house took, the main pot what cannot be divided', () => {
    const pots = potsOf(hand({ put: { ana: 500, ben: 500, eva: 200 }, taken: 61 }), { ...RICH, eva: 0 })
    expect(pots.map(({ amount }) => amount)).toEqual([569, 570])
  })

  it('of nothing are none', () => {
    expect(potsOf(hand({}), RICH)).toEqual([])
  })
})

describe('what one may name', () => {
  it('covers as far as the chips reach', () => {
    const bets = hand({ level: 500, bets: { ana: 100 } })
    expect(toCover(bets, 'ana', 1000)).toBe(400)
    expect(toCover(bets, 'ana', 150)).toBe(150)
    expect(toCover(hand({ level: 100, bets: { ana: 100 } }), 'ana', 1000)).toBe(0)
  })

  it('offers half the pot and the pot on top of what is to be covered, in steps', () => {
    const quick = quickRaises(hand({ level: 500, bets: { ana: 0 }, pot: 1500 }), 'ana', 1000, 9000, 100)
    expect(quick).toEqual([{ key: 'least', to: 1000 }, { key: 'half', to: 1500 }, { key: 'pot', to: 2500 }, { key: 'most', to: 9000 }])
  })

  it('offers the same sum once', () => {
    expect(quickRaises(hand({ level: 0, pot: 600 }), 'ana', 300, 300, 1)).toEqual([{ key: 'least', to: 300 }])
  })
})

describe('places', () => {
  it('begin at the right of the croupier, who stands at the top, and go round against the clock', () => {
    const [first, last] = [seatAt(0, 8), seatAt(7, 8)]
    expect(first.x).toBeLessThan(50)
    expect(last.x).toBeGreaterThan(50)
    expect(first.y).toBeCloseTo(last.y)
    expect(first.y).toBeLessThan(30)
  })

  it('have their bets between them and the middle', () => {
    for (let n = 0; n < 8; n++) {
      const [seat, bet] = [seatAt(n, 8), betAt(n, 8)]
      expect(Math.abs(bet.x - 50)).toBeLessThanOrEqual(Math.abs(seat.x - 50))
      expect(Math.abs(bet.y - 50)).toBeLessThanOrEqual(Math.abs(seat.y - 50))
    }
  })

  it('are all drawn at a table of ten, and of a larger one those that are taken and a few more', () => {
    expect(shownSeats(Array<null>(8).fill(null))).toHaveLength(8)
    const large = shownSeats(['ana', ...Array<null>(10).fill(null), 'ben'])
    expect(large.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 12])
  })
})

const act = (types: string[], moves: Move[] = [], came = false): Act =>
  ({ seq: 0, round: 1, by: 'ana', command: 'X', events: types.map((type, n) => ({ type, moves: n ? [] : moves })), outcomes: came ? [{ seq: 0, value: 300 }] : [] }) as unknown as Act
const desk = (chips: number, put = 0): Desk => ({ chips: { ana: chips }, hand: put ? { put: { ana: put } } : {} }) as unknown as Desk

describe('what a hand came to', () => {
  it('counts what went into the pot as staked, and what nobody covered as never staked', () => {
    const tallier = new Tallier(() => 'ana')
    expect(tallier.note(act(['HandBegun']), desk(1000), desk(1000))).toBeNull()
    expect(tallier.note(act(['BetRaised'], [['ana', '@pot', 300, 'bet']]), desk(1000), desk(700, 300))).toBeNull()
    expect(tallier.note(act(['IntervalClosed'], [['@pot', 'ana', 200, 'back']]), desk(700, 300), desk(900, 100))).toBeNull()
    const paid = act(['PotPaid', 'HandEnded'], [['@pot', 'ben', 300, 'win']], true)
    expect(tallier.note(paid, desk(900, 100), desk(900))).toMatchObject({ staked: 100, net: -100, lying: 0, rows: [{ spot: 'pot-bet', staked: 100, net: -100 }] })
  })

  it('begins anew with the next hand', () => {
    const tallier = new Tallier(() => 'ana')
    tallier.note(act(['ForcedBet'], [['ana', '@pot', 100, 'ante']]), desk(1000), desk(900, 100))
    tallier.note(act(['PotPaid', 'HandEnded'], [['@pot', 'ben', 300, 'win']], true), desk(900, 100), desk(900))
    tallier.note(act(['HandBegun', 'ForcedBet']), desk(900), desk(900))
    tallier.note(act(['ForcedBet'], [['ana', '@pot', 100, 'ante']]), desk(900), desk(800, 100))
    const won = act(['PotPaid', 'HandEnded'], [['@pot', 'ana', 285, 'win']], true)
    expect(tallier.note(won, desk(800, 100), desk(1085))).toMatchObject({ staked: 100, net: 185, chips: 1085 })
  })
})
