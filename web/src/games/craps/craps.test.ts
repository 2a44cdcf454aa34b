import { asBet } from '../../lib/lying'
import { describe, expect, it } from 'vitest'
import { nearest, type Box } from '../cloth/boxes'
import { allows } from '../../console/acts'
import { mishaps } from '../../console/irregular'
import type { Bet, GameEvent, Offer, Sheet, Space } from '../../lib/types'
import type { CrapsCloth } from '../../lib/wire'
import { facesOf, readDesk, withOffers } from './desk'
import { crapsPlan, LEAVES, leafOf, type CrapsPlan } from './plan'
import { together } from './together'

const NUMBERS = [4, 5, 6, 8, 9, 10]
const LINES = ['win', 'dont-win', 'come', 'dont-come']
const THROWS = ['field', 'big-6', 'big-8', 'under-7', 'over-7', 'hard-4', 'hard-6', 'hard-8', 'hard-10', 'seven', 'eleven', 'any-craps', 'craps-2', 'craps-3', 'craps-12', 'horn']
const by = (kind: string): string[] => NUMBERS.map((n) => `${kind}-${n}`)
const ODDS = LINES.flatMap((line) => by(`odds-${line}`))
const SPOTS = [...LINES, ...THROWS, ...ODDS, ...by('right'), ...by('wrong')]
const cloth: CrapsCloth = { kind: 'craps', boxes: NUMBERS, seven: 7, moves: ['come', 'dont-come'], odds: {}, dice: 6, thrown: 2, two_colours: false }
const nothing = { point: 0, lying: new Set<string>() }
const full = { point: 6, lying: new Set([...by('come'), ...by('dont-come')]) }

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01 && a.y < b.y + b.height - 0.01 && b.y < a.y + a.height - 0.01

function reached({ boxes }: CrapsPlan, start: string): Set<string> {
  const found = new Set([start])
  const way = [start]
  for (let from = way.pop(); from; from = way.pop()) {
    for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const to = nearest(boxes, from, arrow)
      if (to && !found.has(to)) {
        found.add(to)
        way.push(to)
      }
    }
  }
  return found
}

describe.each([true, false])('the leaves of the cloth on a phone, upright: %s', (standing) => {
  const plans = LEAVES.map((leaf) => ({ leaf, plan: crapsPlan(SPOTS, cloth, standing, full, leaf) }))

  it('have every bet of the whole cloth, each on one of them', () => {
    const all = plans.flatMap(({ plan }) => plan.boxes.map(({ spot }) => spot))
    expect([...all].sort()).toEqual(crapsPlan(SPOTS, cloth, standing, full).boxes.map(({ spot }) => spot).sort())
    for (const { leaf, plan } of plans) expect(plan.boxes.map(({ spot }) => leafOf(spot))).toEqual(plan.boxes.map(() => leaf))
  })

  it('are low enough for the screen, and a finger finds what is on them', () => {
    for (const { plan } of plans) {
      expect(plan.height / plan.width).toBeLessThan(standing ? 0.82 : 0.36)
      for (const box of plan.boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(34)
    }
  })

  it.each(plans)('nothing lies on anything else: $leaf', ({ plan }) => {
    const all: Box[] = [...plan.boxes, ...plan.numbers.map((each) => ({ spot: String(each.number), ...each }))]
    for (const [k, box] of all.entries()) {
      expect([box.x >= 0, box.x + box.width <= plan.width, box.y + box.height <= plan.height]).toEqual([true, true, true])
      for (const other of all.slice(k + 1)) expect([box.spot, other.spot, overlap(box, other)]).toEqual([box.spot, other.spot, false])
    }
  })

  it.each(plans)('are walked through with the arrows: $leaf', ({ plan }) => {
    for (const { spot } of plan.boxes) expect([...reached(plan, spot)].sort()).toEqual(plan.boxes.map((box) => box.spot).sort())
  })
})

describe.each([true, false])('the cloth of a dice table, standing: %s', (standing) => {
  it('has every bet once; of the odds of a line those of the point, of the boxes those with chips', () => {
    const open = (spots: string[]): string[] => [...spots].sort()
    const always = SPOTS.filter((spot) => !/^odds-(dont-)?win-/.test(spot))
    expect(open(crapsPlan(SPOTS, cloth, standing, nothing).boxes.map((box) => box.spot))).toEqual(open(always))
    const wanted = [...always, 'odds-win-6', 'odds-dont-win-6', ...full.lying]
    expect(open(crapsPlan(SPOTS, cloth, standing, full).boxes.map((box) => box.spot))).toEqual(open(wanted))
  })

  it('nothing lies on anything else, and all of it on the cloth', () => {
    const plan = crapsPlan(SPOTS, cloth, standing, full)
    const all: Box[] = [...plan.boxes, ...plan.numbers.map((each) => ({ spot: String(each.number), ...each }))]
    for (const [k, box] of all.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(plan.width)
      expect(box.y + box.height).toBeLessThanOrEqual(plan.height)
      for (const other of all.slice(k + 1)) expect([box.spot, other.spot, overlap(box, other)]).toEqual([box.spot, other.spot, false])
    }
  })

  it.each([['before the point', nothing], ['with everything on it', full]] as const)('is walked through with the arrows, from any spot: %s', (_, now) => {
    const plan = crapsPlan(SPOTS, cloth, standing, now)
    for (const { spot } of plan.boxes) expect(reached(plan, spot).size).toBe(plan.boxes.length)
  })

  it('a bet that the law does not offer is neither pressed nor printed', () => {
    const plan = crapsPlan(SPOTS.filter((spot) => !['right-8', 'odds-dont-win-6', 'horn'].includes(spot)), cloth, standing, full)
    for (const spot of ['right-8', 'odds-dont-win-6', 'horn']) expect(plan.boxes.some((box) => box.spot === spot)).toBe(false)
    expect(plan.fields.some((box) => box.spot === 'right-8' || box.spot === 'horn')).toBe(false)
  })

  it('is wide enough for a finger', () => {
    const { boxes } = crapsPlan(SPOTS, cloth, true, full)
    for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40)
  })
})

describe('dice', () => {
  it('have as many pips as their face says', () => {
  })

  it('make a total, as a double where that is asked for', () => {
    for (let total = 2; total <= 12; total++) expect(facesOf(total).reduce((a, b) => a + b)).toBe(total)
    expect(facesOf(8, true)).toEqual([4, 4])
    expect(facesOf(11)).toEqual([5, 6])
  })
})

describe('the desk', () => {
  const desk = { chips: {}, seats: [], standing: [], staff: [], crew: {}, round: 1, last: null, last_unit: 'round', minimum: 500, point: 8, dice: [5, 3], shooter: 'a', pair: [1, 4], choosing: null }

  it('is read as it comes, and with what is on offer', () => {
    expect(readDesk(desk)).toMatchObject({ point: 8, dice: [5, 3], shooter: 'a', offered: '', choosing: null, open: null })
    expect(readDesk(withOffers(desk, new Set(['come']), 'b'))).toMatchObject({ offered: 'b', open: new Set(['come']) })
  })

  it('is an empty table where there is none', () => {
    expect(readDesk(null)).toMatchObject({ point: 0, dice: [], shooter: '', lost: [] })
  })
})

describe('accidents at a dice table', () => {
  const sheet = { irregularities: [{ kind: 'NoteBreach', causes: ['rubbed', 'held'], by: ['@croupier'], clauses: [] }, { kind: 'DiceOnFloor', causes: [], by: ['@croupier'], clauses: [] }] }
  const offers: Offer[] = [{ kind: 'NoteBreach', by: '@croupier', form: { fault: { type: 'OneOf', values: ['rubbed', 'held'] } } }]

  it('what the shooter did goes in the field of the fault, and what does not fit now is kept apart', () => {
    const found = mishaps(sheet as unknown as Sheet, offers, ['@croupier'])
    expect(found.map(({ kind, cause, field, offer }) => [kind, cause, offer ? field : ''])).toEqual([['NoteBreach', 'rubbed', 'fault'], ['NoteBreach', 'held', 'fault'], ['DiceOnFloor', '', '']])
  })

  it('which dice fell is one of the sets on offer, whichever list it came in', () => {
    const space = { type: 'OneOf', values: [[1], [2], [1, 2]] } as unknown as Space
    expect(allows(space, [1, 2])).toBe(true)
    expect(allows(space, [1, 3])).toBe(false)
    expect(allows(space, 1)).toBe(false)
  })
})

describe('payments of a throw', () => {
  const bets: Record<string, Bet> = {
    1: asBet('a', 'win', 5), 2: asBet('b', 'win', 10), 3: asBet('a', 'wrong-4', 11), 4: asBet('b', 'wrong-10', 11),
  }
  const paid = (bet: number, amount: number): GameEvent => ({
    type: 'Paid', bets: [bet], moves: [...(amount ? [['@float', bets[bet]!.owner, amount, 'win'] as const] : []), ['@cloth', bets[bet]!.owner, bets[bet]!.amount, 'stake'] as const].map((m) => [...m]),
  })

  it('of the same kind of bet are shown together, and no move is lost', () => {
    const before = [{ type: 'Thrown', dice: [3, 4] }, paid(1, 5), paid(3, 5), paid(2, 10), paid(4, 5)]
    const after = together(before, bets)
    expect(after.map((event) => [event.type, event.bets])).toEqual([['Thrown', undefined], ['Paid', [1, 2]], ['Paid', [3, 4]]])
    expect(after.flatMap((event) => event.moves ?? [])).toHaveLength(8)
    expect(before[1]!.bets).toEqual([1])
  })

  it('one that wins nothing stays alone, so that nobody is shown what is another\'s', () => {
    expect(together([paid(1, 5), paid(2, 0)], bets).map((event) => event.bets)).toEqual([[1], [2]])
  })
})
