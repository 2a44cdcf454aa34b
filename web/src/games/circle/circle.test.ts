import { describe, expect, it } from 'vitest'
import type { Offer } from '../../lib/types'
import { choicesOf, lettersOf, toSend, urged, type Choice, type Letters } from './choices'
import { bidsOf, columnOf, rowOf, scoreOf, type CircleDesk } from './desk'
import { bankFigures, puntoFigures, worth, type Odds, type Rules } from './figures'

const desk = (more: Partial<CircleDesk>): CircleDesk => ({ chips: {}, seats: ['a', 'b', 'c', null], standing: ['s'], staff: [], crew: {}, round: 1, last: null, last_unit: 'round', minimum: 500, ...more })
const LETTERS: Letters = { AskCard: 'c', Bid: 'p', PassHand: 'p', SetAside: 'g' }
const offer = (kind: string, form: Offer['form'] = {}): Offer => ({ kind, by: 'a', form, clauses: [] })

describe('what may be said', () => {
  it('is one button each in the order of the letters, and no letter twice', () => {
    const found = choicesOf([offer('PassHand'), offer('PlaceBet'), offer('Bid', { amount: { type: 'Amount', lo: 1, hi: 9 } }), offer('AskCard')], LETTERS)
    expect(found.map(({ kind, key }) => [kind, key])).toEqual([['AskCard', 'c'], ['Bid', 'p'], ['PassHand', '']])
    expect(lettersOf(LETTERS)).toEqual(['c', 'p', 'g', 'n'])
  })

  it('is a button for every way of saying it', () => {
    const form: Offer['form'] = { amount: { type: 'Amount', lo: 1000, hi: 5000 }, new_shoe: { type: 'OneOf', values: [false, true] as unknown as string[] } }
    expect(choicesOf([offer('Bid', form)], LETTERS).map(({ fields, most }) => [fields.new_shoe, most])).toEqual([[false, 5000], [true, 5000]])
  })

  it('names a sum between the limits, the usual one where nobody has named any', () => {
    const [bid] = choicesOf([offer('Bid', { amount: { type: 'Amount', lo: 1000, hi: 5000 } })], LETTERS)
    expect([toSend(bid!, undefined, 500), toSend(bid!, 3000, 500), toSend(bid!, 9000, 500), toSend(bid!, undefined, 4000)]).toEqual([{ amount: 1000 }, { amount: 3000 }, { amount: 5000 }, { amount: 4000 }])
    expect(toSend(choicesOf([offer('AskCard')], LETTERS)[0]!, 700, 500)).toEqual({})
  })
})

describe('the hands', () => {
  it('count without tens, once every card is seen', () => {
    expect([scoreOf([6, 18]), scoreOf([12, 9]), scoreOf([6, null]), scoreOf([])]).toEqual([3, 0, null, null])
  })

  it('find the cell of the chart: by the third card, or by there being none', () => {
    const hands = { bank: [1, 2], punto: [null, null, 3] }
    expect([rowOf(desk({ coup: { hands } })), columnOf(desk({ coup: { hands } }), 'punto', 'card')]).toEqual([5, 4])
    expect(columnOf(desk({ coup: { hands: { punto: [null, null] } } }), 'punto', 'no')).toBe(10)
    expect(columnOf(desk({ coup: { hands: { punto: [null, null] } } }), 'punto', undefined)).toBe(null)
    expect(rowOf(desk({ coup: { hands: { bank: [null, null] } } }))).toBe(null)
  })
})

describe('bids', () => {
  it('are in order, of equal ones a seated player’s first', () => {
    expect(bidsOf(desk({ bids: { s: 900, b: 900, c: 700 } })).map(({ who }) => who)).toEqual(['b', 's', 'c'])
  })
})

const CHART = { '0': 'TTTTTTTTTTT', '1': 'TTTTTTTTTTT', '2': 'TTTTTTTTTTT', '3': 'TTTTTTTTPOT', '4': 'PPTTTTTTPPT', '5': 'PPPPOTTTPPT', '6': 'PPPPPPTTPPP', '7': 'PPPPPPPPPPP' }
const RULES: Rules = { decks: 6, naturals: [8, 9], chart: CHART }
const [TWO, THREE, FOUR, KING] = [1, 2, 3, 12] as const
const whole = ({ win, tie, lose }: Odds): number => win + tie + lose

describe('what a third card is worth', () => {
  it('is a little less than none for a bank with five against a four', () => {
    const { card, no } = bankFigures(RULES, [TWO, THREE], FOUR)
    expect([worth(card).toFixed(3), worth(no).toFixed(3)]).toEqual(['-0.323', '-0.314'])
  })

  it('is what counting every card of a small pack says', () => {
    // One deck. The bank has 2 and 3, the other hand stood: it has five (half of the time), six or seven in two of the 50 other cards.
    const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => card !== TWO && card !== THREE)
    const points = (card: number): number => (card % 13 < 9 ? (card % 13) + 1 : 0)
    let [all, wins, loses] = [0, 0, 0]
    for (const a of left) for (const b of left) {
      const score = (points(a) + points(b)) % 10
      const weight = a === b || score > 7 ? 0 : score === 5 ? 0.5 : score > 5 ? 1 : 0
      if (!weight) continue
      for (const c of left) {
        if (c === a || c === b) continue
        all += weight
        const bank = (5 + points(c)) % 10
        wins += bank > score ? weight : 0
        loses += bank < score ? weight : 0
      }
    }
    const { card, no } = bankFigures({ ...RULES, decks: 1 }, [TWO, THREE], null)
    expect([card.win, card.lose]).toEqual([expect.closeTo(wins / all, 12), expect.closeTo(loses / all, 12)])
    expect(no.win).toBe(0)
  })

  it('is, with five, what the engine counts over every hand that comes to five', () => {
    const cards = Array.from({ length: 13 }, (_, rank) => rank)
    const points = (card: number): number => (card < 9 ? card + 1 : 0)
    const all = { card: { win: 0, lose: 0 }, no: { win: 0, lose: 0 }, weight: 0 }
    for (const a of cards) for (const b of cards) {
      if ((points(a) + points(b)) % 10 !== 5) continue
      const weight = 24 * (a === b ? 23 : 24)
      const figures = puntoFigures(RULES, [a, b])
      all.weight += weight
      for (const answer of ['card', 'no'] as const) {
        expect(whole(figures[answer])).toBeCloseTo(1, 12)
        all[answer].win += weight * figures[answer].win
        all[answer].lose += weight * figures[answer].lose
      }
    }
    // `Cards` of games/circle/arithmetic.py, the bank by the chart, drawing half of the time where it may choose.
    expect([all.card.win / all.weight, all.card.lose / all.weight]).toEqual([expect.closeTo(0.3604348752, 9), expect.closeTo(0.5364446602, 9)])
    expect([all.no.win / all.weight, all.no.lose / all.weight]).toEqual([expect.closeTo(0.3604212001, 9), expect.closeTo(0.5699949701, 9)])
  })

  it('is the same as none where the bank lays down', () => {
    const always = puntoFigures({ ...RULES, naturals: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }, [TWO, KING])
    expect(always.card).toEqual(always.no)
  })

  it('is better for a bad hand than none', () => {
    const { card, no } = puntoFigures(RULES, [KING, KING])
    expect(worth(card)).toBeGreaterThan(worth(no))
  })

  it('knows the cards that lie open', () => {
    const fours = Array.from({ length: 24 }, () => FOUR)
    expect(puntoFigures(RULES, [TWO, THREE], fours).card.win).toBeLessThan(puntoFigures(RULES, [TWO, THREE]).card.win)
  })
})

describe('which word stands out', () => {
  const choice = (kind: string, most = 0): Choice => ({ kind, fields: {}, clauses: [], least: 0, most, key: '' })

  it('what the figures recommend, else what costs nothing and refuses nobody', () => {
    expect(urged([choice('AskCard'), choice('StandPat')], 'StandPat')?.kind).toBe('StandPat')
    expect(urged([choice('RefuseToDeal'), choice('DealCards')], '')?.kind).toBe('DealCards')
    expect(urged([choice('TakeBank', 500), choice('DeclineBank')], '')?.kind).toBe('DeclineBank')
  })
})
