import { describe, expect, it } from 'vitest'
import type { Offer } from '../../lib/types'
import type { CheminCloth } from '../../lib/wire'
import { choicesOf } from '../circle/choices'
import { LETTERS } from './choices'
import { amountOf, asideOf, coverOf, paidBy, wayOf, type CheminDesk } from './desk'
import { withheldOf } from './withheld'
import { LINE, lyingPlan, standingPlan, WIDE } from './plan'

const desk = (more: Partial<CheminDesk>): CheminDesk => ({ chips: {}, seats: ['a', 'b', 'c', null], standing: ['s'], staff: [], crew: {}, round: 1, last: null, last_unit: 'round', minimum: 500, ...more })
const offer = (kind: string, form: Offer['form'] = {}): Offer => ({ kind, by: 'a', form, clauses: [`C-${kind}`] })

describe('the bank', () => {
  it('is the sum of what its owners have in play, and aside', () => {
    const bank = { banker: 'a', owned: { a: 3000, b: 1000 }, garage: { a: 500 }, base: 4000 }
    expect([amountOf(bank), asideOf(bank), amountOf(null)]).toEqual([4000, 500, 0])
  })

  it('is covered in the order of priority, half of what lies on the line', () => {
    const stakes = { s: { kind: 'bet', amount: 400 }, b: { kind: 'bet', amount: 1000, line: true }, c: { kind: 'with-table', amount: 500 } }
    const cover = coverOf(desk({ bank: { banker: 'a', owned: { a: 2000 }, base: 2000 }, order: ['b', 'c', 's'], stakes }))
    expect(cover.parts.map(({ who, amount }) => [who, amount])).toEqual([['b', 500], ['c', 500], ['s', 400]])
    expect([cover.covered, cover.open]).toEqual([1400, 600])
  })

  const plays = (order: string[], stakes: CheminDesk['stakes']): [string, number][] =>
    coverOf(desk({ bank: { banker: 'a', owned: { a: 1000 }, base: 1000 }, order, stakes })).parts.map(({ who, plays }) => [who, plays])

  it('plays against the first who called banco alone, banco seguido before any', () => {
    const bancos = { b: { kind: 'bet', amount: 300 }, c: { kind: 'banco', amount: 1000 }, d: { kind: 'banco', amount: 1000 } }
    expect(plays(['b', 'd', 'c'], bancos)).toEqual([['b', 0], ['d', 1000], ['c', 0]])
    expect(plays(['b', 'd', 'c'], { ...bancos, b: { kind: 'followed', amount: 1000 } })).toEqual([['b', 1000], ['d', 0], ['c', 0]])
  })

  it('plays against several who cover all of it together, and not against a part of that', () => {
    const joint = { b: { kind: 'joint', amount: 600 }, c: { kind: 'joint', amount: 400 }, d: { kind: 'bet', amount: 500 } }
    expect(plays(['b', 'c', 'd'], joint)).toEqual([['b', 600], ['c', 400], ['d', 0]])
    expect(plays(['b', 'c', 'd'], { ...joint, c: { kind: 'bet', amount: 400 } })).toEqual([['b', 0], ['c', 400], ['d', 500]])
  })

  it('leaves the table what banco con la mesa leaves, or whoever completes it', () => {
    const half = { b: { kind: 'bet', amount: 400 }, c: { kind: 'with-table', amount: 500 }, d: { kind: 'bet', amount: 300 } }
    expect(plays(['b', 'c', 'd'], half)).toEqual([['b', 400], ['c', 500], ['d', 100]])
    expect(plays(['b', 'c', 'd'], { ...half, d: { kind: 'complete', amount: 500 } })).toEqual([['b', 0], ['c', 500], ['d', 500]])
  })

  it('is never covered by more than it holds', () => {
    const cover = coverOf(desk({ bank: { banker: 'a', owned: { a: 500 }, base: 500 }, order: ['b'], stakes: { b: { kind: 'banco', amount: 900 } } }))
    expect([cover.covered, cover.open]).toEqual([500, 0])
  })
})

describe('a hand on offer', () => {
  const asked = (who: string): { who: string; kinds: string[] }[] => [{ who, kinds: ['TakeBank', 'DeclineBank'] }]

  it('goes round the seats, to those who stand, back to who passed it, to auction, and is forced', () => {
    const offered = { need: 500, passed: true, former: 'c' }
    expect(wayOf(desk({ phase: 'idle' }), [])).toBe(null)
    expect(wayOf(desk({ phase: 'offering', offered }), asked('b'))).toBe('seated')
    expect(wayOf(desk({ phase: 'offering', offered }), asked('s'))).toBe('standing')
    expect(wayOf(desk({ phase: 'offering', offered }), asked('c'))).toBe('former')
    expect(wayOf(desk({ phase: 'auction', offered }), [{ who: '@croupier' }])).toBe('auction')
    expect(wayOf(desk({ phase: 'offering', offered: { ...offered, forced: true } }), asked('b'))).toBe('forced')
  })
})

describe('what may be said', () => {
  it('is one button each, no letter twice, and nothing that is no word of the game', () => {
    const choices = choicesOf([offer('PlaceBet'), offer('JoinBanco', { amount: { type: 'Amount', lo: 1, hi: 900 } }), offer('CallBanco'), offer('CallFollowed'), offer('OfferShare')], LETTERS)
    expect(choices.map(({ kind, key }) => [kind, key])).toEqual([['OfferShare', 'a'], ['CallFollowed', 's'], ['CallBanco', 'b'], ['JoinBanco', '']])
  })

  it('asks about each associate apart', () => {
    const values = (all: unknown[]) => ({ type: 'OneOf' as const, values: all as string[] })
    const choices = choicesOf([offer('AnswerShare', { player: values(['b']), yes: values([true, false]) })], LETTERS)
    expect(choices.map(({ fields, key }) => [fields.yes, key])).toEqual([[true, 's'], [false, 'n']])
  })
})

describe('the oval', () => {
  const seats = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  const plan = lyingPlan(['stake', 'line'], seats, ['s'], { s: 2 }, 'd')

  it('numbers places against the clock from the croupier’s right', () => {
    expect(plan.places.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(plan.places[0]!.x).toBeLessThan(WIDE.x)
    expect(plan.places[8]!.x).toBeGreaterThan(WIDE.x)
    expect(plan.places[4]!.x).toBeCloseTo(WIDE.x)
    expect(plan.places[4]!.y).toBeGreaterThan(WIDE.y)
  })

  it('lays a stake inside the line, and one on the line upon it', () => {
    const far = ([x, y]: [number, number]): number => ((x - WIDE.x) / LINE[0]) ** 2 + ((y - WIDE.y) / LINE[1]) ** 2
    for (const who of [...seats, 's', 'nobody']) {
      expect(far(plan.at('stake', who))).toBeLessThan(1)
      expect(far(plan.at('line', who))).toBeCloseTo(1)
    }
  })

  it('keeps one’s two spots apart', () => {
    for (const you of [...seats, 's']) {
      const [stake, line] = lyingPlan(['stake', 'line'], seats, ['s'], {}, you).boxes as [(typeof plan.boxes)[number], (typeof plan.boxes)[number]]
      const beside = stake.x + stake.width <= line.x + 1 || line.x + line.width <= stake.x + 1
      const below = stake.y + stake.height <= line.y + 1 || line.y + line.height <= stake.y + 1
      expect(beside || below, you).toBe(true)
    }
  })

  it('stands on a phone with both spots side by side', () => {
    const { boxes, width } = standingPlan(['stake', 'line'])
    expect(boxes[0]!.x + boxes[0]!.width).toBeLessThanOrEqual(boxes[1]!.x)
    expect(boxes[1]!.x + boxes[1]!.width).toBeLessThanOrEqual(width)
  })
})

describe('a settled coup', () => {
  it('is paid beside the stakes that lay there before it', () => {
    const before = desk({ stakes: { b: { kind: 'bet', amount: 300 }, c: { kind: 'bet', amount: 400, line: true } } })
    const moves: [string, string, number, string][] = [['@bank', 'b', 300, 'win'], ['@bank', 'c', 200, 'win'], ['@cloth', 'b', 300, 'back']]
    expect(paidBy({ type: 'CoupSettled', moves }, before)).toEqual([{ spot: 'stake', amount: 300, who: 'b' }, { spot: 'line', amount: 200, who: 'c' }])
  })
})

describe('what cannot be said now', () => {
  const cloth = { garage_of: 'its-winnings', garage_from: 2500 } as CheminCloth
  const bank = { banker: 'a', owned: { a: 1000, p: 500 }, base: 1500, won: 0, coups: 0 }
  const kinds = (more: Partial<CheminDesk>, you: string, may: string[] = []): string[] =>
    withheldOf(desk({ bank, chips: { a: 0, b: 900, p: 0 }, ...more }), you, cloth, (kind) => may.includes(kind)).map(({ key }) => key)

  it('is for the banker to pass before the first coup, and winnings that are too small to set aside', () => {
    expect(kinds({ phase: 'holding' }, 'a')).toEqual(['PassHand', 'SetAside-its-winnings'])
    expect(kinds({ phase: 'holding', bank: { ...bank, coups: 3, won: 3000 } }, 'a', ['PassHand', 'SetAside'])).toEqual([])
  })

  it('is banco for who has too little, for a partner, and half of a bank that another covers', () => {
    expect(kinds({ phase: 'betting' }, 'b', ['CallWithTable'])).toEqual(['CallBanco', 'CallFollowed'])
    expect(kinds({ phase: 'betting', stakes: { c: { kind: 'banco', amount: 1500 } } }, 'b', ['CallBanco'])).toEqual(['CallFollowed', 'CallWithTable'])
    expect(kinds({ phase: 'betting' }, 'p')).toEqual(['partner'])
    expect(kinds({ phase: 'betting' }, 'x')).toEqual([])
  })
})
