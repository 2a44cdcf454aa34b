import { asBet } from '../../lib/lying'
import { describe, expect, it } from 'vitest'
import { mishaps } from '../../console/irregular'
import type { Bet, Offer, Sheet, SpotInfo } from '../../lib/types'
import type { PokerCloth } from '../../lib/wire'
import { nearest } from '../cloth/boxes'
import { anteOf, bankingOf, choicesOf, pickingOf, proposed } from './choices'
import { bankPlays, cardsAt, ownBox, turnOf, type PokerDesk } from './desk'
import { makes } from './makes'
import { parsed, written } from './outcome'
import { winsOf } from './paid'
import houseway from './houseway.fixture.json'
import { bothAt, lyingPlan, standingPlan, type Layout } from './plan'
import { byHouse, lowAt, settingOf, split } from './setting'

const FIVE = ['royal', 'straight-flush', 'four', 'full', 'flush', 'straight', 'three', 'two-pair', 'pair', 'high-card']
const THREE = ['royal', 'straight-flush', 'three', 'straight', 'flush', 'pair', 'high-card']
const five = { own: 5, places: { bank: 5 }, ranking: FIVE }
const three = { own: 3, places: { bank: 3 }, ranking: THREE }
const texas = { own: 2, places: { bank: 2, common: 5 }, ranking: FIVE }
const trijoker = { own: 3, places: { left: 1, right: 1 }, ranking: FIVE }
const PAI_GOW = { own: 7, places: { bank: 7 }, ranking: ['five-aces', ...FIVE], low: 2 }
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
  it('says nothing of cards that are not seen, nor of a joker where none plays', () => {
    expect(makes([null, null], cards('9S 9D 3C 3D 3S'), texas)).toBeNull()
    expect(makes([0, 1, 2, 3, 52], [], five)).toBeNull()
    expect(parsed('AS XX')).toBeNull()
    expect(written(cards('AS 10H KD JOKER1'))).toBe('AS 10H KD JOKER1')
  })
  it('takes a joker as an ace, or as what fills a straight or a flush', () => {
    const joker = (text: string): unknown => makes(cards(text), [], PAI_GOW)
    expect(joker('AS AH AD AC JOKER1')).toEqual({ kind: 'five-aces', ranks: ['A'] })
    expect(joker('9S 9H 4D 3C JOKER1')).toEqual({ kind: 'pair', ranks: ['9'] })
    expect(joker('AS 9H 4D 3C JOKER1')).toEqual({ kind: 'pair', ranks: ['A'] })
    expect(joker('9S 8H 6D 5C JOKER1')).toEqual({ kind: 'straight', ranks: ['9'] })
    expect(joker('9S KS 6S 5S JOKER1')).toMatchObject({ kind: 'flush' })
    expect(joker('AS 9S 6S 5S JOKER1')).toMatchObject({ kind: 'flush' })
    expect(joker('10S JS QS KS JOKER1')).toMatchObject({ kind: 'royal' })
    expect(joker('2S KD QD JD 5H 7C JOKER1')).toEqual({ kind: 'high-card', ranks: ['A', 'K'] })
  })
})

const layoutOf = (boxes: number, spaces: string[], laid: string[], places: Record<string, number>, whole?: string): Layout => ({
  cloth: { boxes, spaces, own: 5, places },
  spots: Array.from({ length: boxes }, (_, n) => n + 1).flatMap((box): Pick<SpotInfo, 'spot' | 'parts'>[] =>
    whole ? [{ spot: `${whole}:${box}`, parts: laid.map((kind) => [`${kind}:${box}`, 1]) }] : laid.map((kind) => ({ spot: `${kind}:${box}`, parts: [] })),
  ),
})
const LAYOUTS: [string, Layout][] = [
  ['three cards', layoutOf(7, ['par-plus', 'ante', 'second-bet'], ['ante', 'par-plus'], { bank: 3 })],
  ['texas', layoutOf(9, ['texas-bonus', 'ante', 'second-bet'], ['ante', 'texas-bonus'], { bank: 2, common: 5 })],
  ['two bets beside', layoutOf(7, ['ante', 'second-bet', 'jackpot', 'insurance'], ['ante', 'jackpot', 'insurance'], { bank: 5 })],
  ['two hands of seven', layoutOf(6, ['wager'], ['wager'], { bank: 7 })],
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
  chips: {}, seats: [null, 'jon', null, 'ana'], standing: ['leo'], staff: [], crew: {}, round: 1, last: null, last_unit: 'round', minimum: 5,
  bets: { 1: asBet('jon', 'ante:2', 10), 2: asBet('ana', 'ante:4', 20), 3: asBet('leo', 'ante:4', 5), 4: asBet('ana', 'jackpot:4', 1) },
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
    expect(pickingOf([{ kind: 'SetHand', by: 'ana', form: { low: { type: 'Subset', of: [1, 2, 3, 4, 5, 6, 7], lo: 2, hi: 2 } } }], desk)).toMatchObject({ kind: 'SetHand', least: 2, most: 2 })
    expect(pickingOf([{ kind: 'Go', by: 'ana' }], desk)).toBeNull()
  })
  it('proposes a cover for the bank within what is allowed', () => {
    const offer: Offer = { kind: 'AcceptBank', by: 'ana', form: { amount: { type: 'Amount', lo: 10, hi: 60 } }, clauses: ['X'] }
    expect(bankingOf([offer])).toEqual({ least: 10, most: 60, clauses: ['X'] })
    expect([proposed(bankingOf([offer])!), proposed({ least: 10, most: 900, clauses: [] })]).toEqual([60, 100])
    expect(bankingOf([{ kind: 'PassBank', by: 'ana' }])).toBeNull()
  })
})

describe('a settlement', () => {
  const bets: Record<string, Bet> = { 1: asBet('ana', 'ante:4', 10), 2: asBet('leo', 'ante:4', 5), 3: asBet('ana', 'second-bet:4', 10) }
  it('gives every win to its own bet, the bonus to the ante before it', () => {
    const moves = [['@float', 'ana', 10, 'win'], ['@cloth', 'ana', 10, 'stake'], ['@float', 'ana', 40, 'bonus'], ['@cloth', 'leo', 5, 'back'], ['@float', 'ana', 11, 'win'], ['@cloth', 'ana', 10, 'stake']]
    expect(winsOf({ type: 'HandSettled', hand: '4', bets: [1, 2, 3], moves: moves as never }, bets)).toEqual([
      { spot: 'ante:4', who: 'ana', amount: 10 }, { spot: 'ante:4', who: 'ana', amount: 40 }, { spot: 'second-bet:4', who: 'ana', amount: 11 },
    ])
  })
  it('takes a prize from the pot, and nothing from what feeds it', () => {
    expect(winsOf({ type: 'JackpotPaid', hand: '4', moves: [['@jackpot', 'ana', 250, 'jackpot']] }, bets)).toEqual([{ spot: 'jackpot:4', who: 'ana', amount: 250 }])
    expect(winsOf({ type: 'JackpotFed', bets: [1], moves: [['@cloth', '@jackpot', 1, 'jackpot']] }, bets)).toEqual([])
  })
})

describe('two hands of seven cards', () => {
  const setting = (high: string, low: string) => settingOf({ high: cards(high), low: cards(low) }, PAI_GOW)
  it('says what both make, and whether the low hand is the higher', () => {
    expect(setting('KS KH 4D 3C 2H', 'AS QD')).toEqual({ high: { kind: 'pair', ranks: ['K'] }, low: { kind: 'high-card', ranks: ['A', 'Q'] }, wrong: false })
    expect(setting('AS QD 4D 3C 2H', 'KS KH')).toMatchObject({ low: { kind: 'pair', ranks: ['K'] }, wrong: true })
    expect(setting('KS QD 4D 3C 2H', 'KH JS')?.wrong).toBe(false)
    expect(setting('KS JD 4D 3C 2H', 'KH QS')?.wrong).toBe(true)
    expect(setting('9S 9D 4D 3C 2H', '10H 10S')?.wrong).toBe(true)
    expect(setting('9S 9D 4D 4C 2H', 'AH JOKER1')).toMatchObject({ low: { kind: 'pair', ranks: ['A'] }, wrong: false })
    expect(settingOf({ high: [1, 2, 3, 4, null], low: [5, 6] }, PAI_GOW)).toBeNull()
  })
  it('knows which cards are set apart, as far as that is seen', () => {
    const table = { ...desk, low: { '2': { value: [1, 7], to: null }, '4': { value: null, to: ['jon'] } } } as PokerDesk
    expect([lowAt(table, '2'), lowAt(table, '4'), lowAt(table, 'bank')]).toEqual([[1, 7], 'hidden', null])
    expect(split([10, 11, 12, 13, 14, 15, 16], [1, 7], 2)).toEqual({ high: [11, 12, 13, 14, 15], low: [10, 16] })
    expect(split([null, null, null, null, null, null, null], 'hidden', 2).low).toEqual([null, null])
  })
  it.each(houseway as [number[], number[]][])('sets %j as the house does', (seven, low) => {
    expect(byHouse(seven)).toEqual(low)
  })
  it('has room for both', () => {
    for (const before of [true, false]) {
      const { high, low, middle, bottom } = bothAt([5, 2], 200, 100, 140, 40, before)
      const ends = [high, low].flatMap((row, n) => [row.x, row.x + row.card + row.step * (n ? 1 : 4)])
      expect(Math.min(...ends)).toBeGreaterThanOrEqual(200 - 70.1)
      expect(Math.max(...ends)).toBeLessThanOrEqual(200 + 70.1)
      expect(middle).toBe(200)
      expect(bottom - Math.min(high.y, low.y)).toBeCloseTo(before ? 40 * 2.25 : 56, 0)
      if (!before) expect(low.x).toBeGreaterThan(high.x + high.card + 4 * high.step)
    }
  })
  it('pays a player who holds the bank', () => {
    const bets: Record<string, Bet> = { 1: asBet('ana', 'wager:4', 10), 2: asBet('ana', 'wager:4', 5) }
    const taken = [['@cloth', 'jon', 10, 'win'], ['@cloth', 'jon', 5, 'win']]
    expect(winsOf({ type: 'HandCompared', hand: '4', bets: [1, 2], moves: taken as never }, bets).map(({ who, amount }) => [who, amount])).toEqual([['jon', 10], ['jon', 5]])
    const paid = [['@cloth', 'ana', 9, 'win'], ['@cloth', '@float', 1, 'commission'], ['@cloth', 'ana', 10, 'stake']]
    expect(winsOf({ type: 'HandCompared', hand: '4', bets: [1], moves: paid as never }, bets)).toEqual([{ spot: 'wager:4', who: 'ana', amount: 9 }])
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
