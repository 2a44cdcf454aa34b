import { describe, expect, it } from 'vitest'
import { mishaps } from '../../console/irregular'
import type { Bet, Offer, PokerCloth, Sheet, SpotInfo } from '../../lib/types'
import { nearest } from '../cloth/boxes'
import { anteOf, choicesOf, pickingOf } from './choices'
import { bankPlays, cardsAt, ownBox, turnOf, type PokerDesk } from './desk'
import { makes } from './makes'
import { parsed, written } from './outcome'
import { winsOf } from './paid'
import { lyingPlan, standingPlan, type Layout } from './plan'

const FIVE = ['royal', 'straight-flush', 'four', 'full', 'flush', 'straight', 'three', 'two-pair', 'pair', 'high-card']
const THREE = ['royal', 'straight-flush', 'three', 'straight', 'flush', 'pair', 'high-card']
const five = { own: 5, places: { bank: 5 }, ranking: FIVE }
const three = { own: 3, places: { bank: 3 }, ranking: THREE }
const texas = { own: 2, places: { bank: 2, common: 5 }, ranking: FIVE }
const trijoker = { own: 3, places: { left: 1, right: 1 }, ranking: FIVE }
const cards = (text: string): number[] => parsed(text)!

describe('what cards make', () => {
  const kind = (text: string, law = five): string | undefined => makes(cards(text), [], law)?.kind
  it('reads every combination of five', () => {
    expect(kind('10H JH QH KH AH')).toBe('royal')
    expect(kind('AH 2H 3H 4H 5H')).toBe('straight-flush')
    expect(kind('9H 9S 9D 9C 2C')).toBe('four')
    expect(kind('9H 9S 9D 2H 2C')).toBe('full')
    expect(kind('2H 9H KH 4H 5H')).toBe('flush')
    expect(kind('AC 2H 3H 4H 5H')).toBe('straight')
    expect(kind('QC KH AH 2H 3H')).toBe('high-card')
    expect(kind('9H 9S 9D 3H 2C')).toBe('three')
    expect(kind('9H 9S 3D 3H 2C')).toBe('two-pair')
    expect(kind('9H 9S 4D 3H 2C')).toBe('pair')
  })
  it('reads three cards, and says of which ranks', () => {
    expect(kind('AH 2S 3D', three)).toBe('straight')
    expect(kind('QH KS AD', three)).toBe('straight')
    expect(makes(cards('9H 9S AD'), [], three)).toEqual({ kind: 'pair', ranks: ['9'] })
    expect(makes(cards('9H JS AD'), [], three)).toEqual({ kind: 'high-card', ranks: ['A', 'J'] })
  })
  it('takes the best five with the cards for all, once there are five', () => {
    expect(makes(cards('9H 2S'), cards('9S 9D'), texas)).toBeNull()
    expect(makes(cards('9H 2S'), cards('9S 9D 3C'), texas)).toEqual({ kind: 'three', ranks: ['9'] })
    expect(makes(cards('9H 2S'), cards('9S 9D 3C 3D 3S'), texas)).toEqual({ kind: 'full', ranks: ['9', '3'] })
    expect(makes(cards('JH JS 2D'), [null, null], trijoker)).toBeNull()
    expect(makes(cards('JH JS 2D'), cards('3C 4C'), trijoker)?.kind).toBe('pair')
  })
  it('says nothing of cards that are not seen, nor of a joker', () => {
    expect(makes([null, null], cards('9S 9D 3C 3D 3S'), texas)).toBeNull()
    expect(makes([0, 1, 2, 3, 52], [], five)).toBeNull()
    expect(parsed('AS JK')).toBeNull()
    expect(written(cards('AS 10H KD'))).toBe('AS 10H KD')
  })
})

const layoutOf = (boxes: number, spaces: string[], laid: string[], places: Record<string, number>, whole?: string): Layout => ({
  cloth: { boxes, spaces, own: 5, places },
  spots: Array.from({ length: boxes }, (_, n) => n + 1).flatMap((box): Pick<SpotInfo, 'spot' | 'parts'>[] =>
    whole ? [{ spot: `${whole}:${box}`, parts: laid.map((kind) => [`${kind}:${box}`, 1]) }] : laid.map((kind) => ({ spot: `${kind}:${box}`, parts: [] })),
  ),
})
const LAYOUTS: [string, Layout][] = [
  ['three cards', layoutOf(7, ['par-plus', 'ante', 'second'], ['ante', 'par-plus'], { bank: 3 })],
  ['texas', layoutOf(9, ['texas-bonus', 'ante', 'second'], ['ante', 'texas-bonus'], { bank: 2, common: 5 })],
  ['two bets beside', layoutOf(7, ['ante', 'second', 'jackpot', 'insurance'], ['ante', 'jackpot', 'insurance'], { bank: 5 })],
  ['three bets as one', layoutOf(7, ['bet-one', 'bet-two', 'bet-three'], ['bet-one', 'bet-two', 'bet-three'], { left: 1, right: 1 }, 'three-bets')],
]

describe.each(LAYOUTS)('the plan of %s', (_, layout) => {
  const plans = [lyingPlan(layout), standingPlan(layout, null), standingPlan(layout, 4)]
  it('has a target for every spot and a space for every bet, inside the table and apart from each other', () => {
    for (const { boxes, spaces, width, height } of plans) {
      expect(boxes.map((box) => box.spot)).toEqual(layout.spots.map(({ spot }) => spot))
      expect(spaces.length).toBe(layout.cloth.boxes * layout.cloth.spaces.length)
      for (const [n, a] of spaces.entries()) {
        expect(Math.min(a.x, a.y, width - a.x - a.width, height - a.y - a.height)).toBeGreaterThanOrEqual(0)
        expect(Math.min(a.width, a.height), a.spot).toBeGreaterThanOrEqual(24)
        for (const b of spaces.slice(n + 1)) {
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
      expect(reached.size).toBe(boxes.length)
    }
  })
})

const desk = {
  chips: {}, seats: [null, 'jon', null, 'ana'], standing: ['leo'], staff: [], round: 1, minimum: 5,
  bets: { 1: { owner: 'jon', on: 'ante:2', amount: 10 }, 2: { owner: 'ana', on: 'ante:4', amount: 20 }, 3: { owner: 'leo', on: 'ante:4', amount: 5 }, 4: { owner: 'ana', on: 'jackpot:4', amount: 1 } },
  hands: { '2': { box: 2, holder: 'jon', state: 'in' }, '4': { box: 4, holder: 'ana' } },
  cards: { '2': [{ value: null, to: ['jon'] }], '4': [{ value: 5, to: ['ana'] }, 7] },
  pending: ['4'], asked: [],
} as unknown as PokerDesk
const SECOND = { second: 2 } as PokerCloth

describe('the desk', () => {
  it('shows what this viewer sees, and whose turn it is', () => {
    expect(turnOf(desk)).toBe('4')
    expect(cardsAt(desk, '2')).toEqual([null])
    expect(cardsAt(desk, '4')).toEqual([5, 7])
    expect(ownBox(desk, (who) => who === 'ana', 7)).toBe(4)
    expect(ownBox(desk, (who) => who === 'jon', 7)).toBe(2)
    expect(ownBox({ ...desk, asked: ['leo'] }, (who) => who === 'leo', 7)).toBe(4)
    expect(ownBox(desk, () => false, 7)).toBeNull()
  })
  it('reads from the hands whether the bank plays', () => {
    const after = (result: string): boolean | null => bankPlays({ ...desk, hands: { '2': { box: 2, holder: 'jon', result } } })
    expect([bankPlays(desk), after('unopposed'), after('lost'), after('punished')]).toEqual([null, false, true, null])
  })
})

describe('what may be decided', () => {
  it('says what going on costs whom', () => {
    const choices = choicesOf([{ kind: 'Fold', by: 'ana' }, { kind: 'Go', by: 'ana', clauses: ['X'] }], desk, 'ana', SECOND)
    expect(choices.map(({ kind, key, cost }) => [kind, key, cost])).toEqual([['Go', 'v', 40], ['Fold', 'p', 0]])
    const follow: Offer = { kind: 'Follow', by: 'leo', form: { yes: { type: 'OneOf', values: [true, false] as never } } }
    expect(choicesOf([follow], desk, 'leo', SECOND).map(({ key, cost }) => [key, cost])).toEqual([['s', 10], ['n', 0]])
    expect(anteOf(desk, '4', 'leo')).toBe(5)
  })
  it('lets cards be chosen', () => {
    expect(pickingOf([{ kind: 'Discard', by: 'ana', form: { cards: { type: 'Subset', of: [1, 2, 3], lo: 0, hi: 2 } } }], desk)).toMatchObject({ kind: 'Discard', hand: '4', of: [1, 2, 3], least: 0, most: 2 })
    expect(pickingOf([{ kind: 'BuyCard', by: 'ana', form: { card: { type: 'OneOf', values: [1, 2] } } }], desk)).toMatchObject({ kind: 'BuyCard', of: [1, 2], least: 1, most: 1 })
    expect(pickingOf([{ kind: 'Go', by: 'ana' }], desk)).toBeNull()
  })
})

describe('a settlement', () => {
  const bets: Record<string, Bet> = { 1: { owner: 'ana', on: 'ante:4', amount: 10 }, 2: { owner: 'leo', on: 'ante:4', amount: 5 }, 3: { owner: 'ana', on: 'second:4', amount: 10 } }
  it('gives every win to its own bet, the bonus to the ante before it', () => {
    const moves = [['@float', 'ana', 10, 'win'], ['@cloth', 'ana', 10, 'stake'], ['@float', 'ana', 40, 'bonus'], ['@cloth', 'leo', 5, 'back'], ['@float', 'ana', 11, 'win'], ['@cloth', 'ana', 10, 'stake']]
    expect(winsOf({ type: 'HandSettled', hand: '4', bets: [1, 2, 3], moves: moves as never }, bets)).toEqual([
      { spot: 'ante:4', who: 'ana', amount: 10 }, { spot: 'ante:4', who: 'ana', amount: 40 }, { spot: 'second:4', who: 'ana', amount: 11 },
    ])
  })
  it('takes a prize from the pot, and nothing from what feeds it', () => {
    expect(winsOf({ type: 'JackpotPaid', hand: '4', moves: [['@jackpot', 'ana', 250, 'jackpot']] }, bets)).toEqual([{ spot: 'jackpot:4', who: 'ana', amount: 250 }])
    expect(winsOf({ type: 'JackpotFed', bets: [1], moves: [['@cloth', '@jackpot', 1, 'jackpot']] }, bets)).toEqual([])
  })
})

describe('a card that lies open by mistake', () => {
  it('can be reported for every place by itself', () => {
    const sheet = { irregularities: [{ kind: 'CardShown', by: ['@croupier'], clauses: [] }] } as unknown as Sheet
    const offer = (place: string): Offer => ({ kind: 'CardShown', by: '@croupier', form: { place: { type: 'OneOf', values: [place] }, number: { type: 'OneOf', values: [1, 2] } } })
    expect(mishaps(sheet, [offer('bank'), offer('4')], ['@croupier']).map(({ about }) => about)).toEqual([[['place', 'bank']], [['place', '4']]])
    expect(mishaps(sheet, [offer('bank')], ['@croupier'])[0]!.about).toEqual([])
  })
})
