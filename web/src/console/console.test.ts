import { beforeAll, describe, expect, it } from 'vitest'
import { EUR_TABLE as sheet, offer } from './test-table'
import { asBet } from '../lib/lying'
import { written } from '../lib/commands'
import { allows, blank, fill, nextOf, range } from './acts'
import { difference, lines, spotsOf } from './book'
import { limits, piles } from './cloth'
import { mishaps, reported } from './irregular'
import { stepOf } from './phases'
import { BANKED } from '../games/circle/steps'
import { SPUN } from '../games/spin/steps'
import { padOf, tintOf, valueOf } from './plates'
import { speak } from '../lib/words.svelte'
import type { Act } from '../lib/types'

const EUR = { code: 'EUR', digits: 2 }

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } })
  await speak('en')
})

describe('the next act', () => {
  const launch = offer('Launch', '@croupier', { turns: { type: 'OneOf', values: [2, 3] } })
  it('is the one that the table waits for, with its offer', () => {
    expect(nextOf([{ who: '@croupier', kinds: ['Launch'] }], [launch], '@croupier', false)).toEqual({ how: 'act', kind: 'Launch', offer: launch })
  })
  it('is named before its offer has come', () => {
    expect(nextOf([{ who: '@croupier', kinds: ['Launch'] }], [], '@croupier', false)).toEqual({ how: 'act', kind: 'Launch', offer: null })
  })
  it('is typed by the croupier of a physical wheel only', () => {
    const rolling = [{ who: '@chance', kinds: ['Chance'], what: 'ball' }]
    expect(nextOf(rolling, [], '@croupier', true)).toEqual({ how: 'type' })
    expect(nextOf(rolling, [], '@inspector', false)).toEqual({ how: 'chance' })
  })
  it("is others' while the table waits for them", () => {
    const asked = ['ana', 'ana', 'jon'].map((who) => ({ who, kinds: ['PrisonChoice'] }))
    expect(nextOf(asked, [launch], '@croupier', false)).toEqual({ how: 'others', who: ['ana', 'jon'], kind: 'PrisonChoice' })
    expect(nextOf([], [], '@croupier', false)).toEqual({ how: 'nothing' })
  })
})

describe('a form', () => {
  const change = offer('ChangeMinimum', '@director', { to: { type: 'OneOf', values: [1000, 2000] }, top_up: { type: 'Amount', lo: 0, hi: 50_000 } })
  it('begins with what can be meant without thinking', () => {
    expect(blank(change, EUR)).toEqual({ to: 1000, top_up: '0.00' })
    expect(blank(offer('TopUp', '@director', { amount: { type: 'Amount', lo: 1, hi: 100 } }), EUR)).toEqual({ amount: '' })
  })
  it('is right when every field is inside its space', () => {
    expect(fill(change, { to: 2000, top_up: '12,50' }, EUR)).toEqual({ fields: { to: 2000, top_up: 1250 }, wrong: [] })
    expect(fill(change, { to: 1500, top_up: '501' }, EUR)).toEqual({ fields: null, wrong: ['to', 'top_up'] })
    expect(fill(change, { to: 2000, top_up: 'much' }, EUR).wrong).toEqual(['top_up'])
  })
  it('is written with amounts as decimal text, listed ones too', () => {
    const money = { ChangeMinimum: ['to', 'top_up'] }
    expect(written('ChangeMinimum', { to: 2000, top_up: 1250 }, money, EUR)).toEqual({ ChangeMinimum: { to: '20.00', top_up: '12.50' } })
    expect(written('Sit', { to: 2 }, money, EUR)).toEqual({ Sit: { to: 2 } })
  })
  it('keeps plain numbers plain', () => {
    const last = offer('AnnounceLast', '@inspector', { rounds: { type: 'OneOf', values: [1, 2, 3] } })
    expect(written('AnnounceLast', { rounds: 3 }, {}, EUR)).toEqual({ AnnounceLast: { rounds: 3 } })
  })
  it('knows steps, odd values, and how many may be chosen', () => {
    const amount = { type: 'Amount', lo: 200, hi: 1000, step: 200, also: [1300] } as const
    expect([200, 400, 1000, 1300].every((value) => allows({ ...amount, also: [1300] }, value))).toBe(true)
    expect([0, 300, 1200].some((value) => allows({ ...amount, also: [1300] }, value))).toBe(false)
    const some = { type: 'Subset', of: [1, 2, 3], lo: 1, hi: 2 } as const
    expect(allows({ ...some, of: [1, 2, 3] }, [])).toBe(false)
    expect(fill(offer('Discard', 'ana', { cards: { ...some, of: [1, 2, 3] } }), { cards: [3, 1] }, EUR).fields).toEqual({ cards: [1, 3] })
  })
  it('lets a long row of numbers be typed', () => {
    expect(range(Array.from({ length: 100 }, (_, n) => n + 1))).toEqual([1, 100])
    expect(range([2, 3])).toBeNull()
    expect(range([100, 200, 500, 1000, 2000, 5000, 10_000])).toBeNull()
  })
})

describe('mishaps', () => {
  const causes = offer('VoidSpin', '@inspector', { cause: { type: 'OneOf', values: ['ball-out', 'bad-launch'] } }, ['X-2'])
  it('can be reported where an offer takes their cause', () => {
    const found = mishaps(sheet, [causes], ['@croupier', '@inspector'])
    expect(found.map(({ cause, offer }) => [cause, offer === null])).toEqual([['object-in-wheel', true], ['ball-out', false], ['bad-launch', false]])
    expect(found[1]!.clauses).toEqual(['X-2'])
    expect(found[0]!.by).toBe('@inspector')
    expect(mishaps(sheet, [], ['@croupier'])[0]!.by).toBe('@croupier')
  })
  it('wait for their phase where there is none', () => {
    expect(mishaps(sheet, [], []).every(({ offer }) => offer === null)).toBe(true)
  })
  it('go in the field that takes their cause: a hand, or a word of it', () => {
    const values = (...all: string[]) => ({ type: 'OneOf' as const, values: all })
    const irregularities = [
      { kind: 'Miscalled', causes: ['card', 'no'], by: ['@croupier'], clauses: [] },
      { kind: 'HandThrown', causes: ['first', 'second'], by: ['@croupier'], clauses: [] },
      { kind: 'Contradicted', causes: ['card', 'no'], by: ['@croupier'], clauses: [] },
    ]
    const options = [
      offer('Miscalled', '@croupier', { hand: values('first'), said: values('card', 'no') }),
      offer('HandThrown', '@croupier', { hand: values('first') }),
      offer('Contradicted', '@croupier', { hand: values('first'), first: values('card', 'no') }),
    ]
    const found = mishaps({ ...sheet, family: 'baccarat-banque', irregularities }, options, ['@croupier'])
    expect(found.map(({ kind, cause, field, offer }) => [kind, cause, field, offer !== null])).toEqual([
      ['Miscalled', 'card', 'said', true], ['Miscalled', 'no', 'said', true], ['HandThrown', 'first', 'hand', true], ['HandThrown', 'second', '', false],
      ['Contradicted', 'card', 'first', true], ['Contradicted', 'no', 'first', true],
    ])
  })
  it('name the person whom they are about', () => {
    const away = offer('Expel', '@inspector', { player: { type: 'OneOf', values: ['ana'] } }, ['X-9'])
    const table = { ...sheet, irregularities: [{ kind: 'Expel', by: ['@inspector'], clauses: ['X-9'], causes: [] }] }
    expect(mishaps(table, [away], ['@inspector']).map(({ about, by }) => [about, by])).toEqual([[[['player', 'ana']], '@inspector']])
    expect(reported([{ seq: 1, round: 1, by: '@inspector', at: 50, command: 'Expel', events: [{ type: 'Expelled', who: 'ana' }] }], 0, table.irregularities).map(({ kind }) => kind)).toEqual(['Expel'])
  })
  it('of today are found in the acts, the newest first', () => {
    const acts: Act[] = [
      { seq: 1, round: 1, by: '@inspector', at: 50, command: 'VoidSpin', events: [{ type: 'SpinVoided', cause: 'ball-out' }] },
      { seq: 2, round: 1, by: '@inspector', at: 150, command: 'VoidSpin', events: [{ type: 'SpinVoided', cause: 'bad-launch' }] },
      { seq: 3, round: 2, by: '@inspector', at: 250, command: 'VoidSpin', events: [{ type: 'RoundEnded' }, { type: 'SpinVoided', cause: 'ball-out' }] },
    ]
    expect(reported(acts, 100, sheet.irregularities).map(({ seq, cause }) => [seq, cause])).toEqual([[4, 'ball-out'], [2, 'bad-launch']])
  })
  it('are those that the server names, whatever else happened: a stake withdrawn is no report', () => {
    const known = [{ kind: 'TooSlow', by: ['@croupier'], clauses: [], causes: [] }]
    const events = [{ type: 'HolderChanged', cause: 'slow' }]
    const acts: Act[] = ['TooSlow', 'Withdraw'].map((command, seq) => ({ seq, round: 1, by: '@croupier', at: 1, command, events }))
    expect(reported(acts, 0, known)).toEqual([{ seq: 0, act: 0, at: 1, kind: 'TooSlow', cause: '' }])
  })
})

describe('the cloth', () => {
  const bet = (on: string, amount: number) => asBet('ana', on, amount)
  it('is summed by kind in the order of payment, even chances together', () => {
    expect(piles(sheet, [bet('straight:5', 200), bet('red', 500), bet('odd', 700), bet('straight:6', 100)])).toEqual([
      { kinds: ['red', 'odd'], amount: 1200 },
      { kinds: ['straight'], amount: 300 },
    ])
  })
  it('has one limit for kinds that share it', () => {
    expect(limits(sheet)).toEqual([{ kinds: ['straight'], min: 200, max: 6000 }, { kinds: ['red', 'odd'], min: 1000, max: 108_000 }])
  })
})

describe('the book', () => {
  const telling = { names: { ana: 'Ana' }, currency: 'EUR', spotOf: (id: number) => (id === 1 ? 'red' : undefined) }
  const paid: Act = {
    seq: 10, round: 3, by: '@chance', at: 99, source: 'typed',
    events: [
      { type: 'Landed', value: 5, calls: [['number', { number: 5 }, '@croupier']] },
      { type: 'Collected', bets: [2, 3], moves: [['@cloth', '@float', 300, 'lost'], ['@cloth', '@float', 200, 'lost']] },
      { type: 'Paid', bets: [1], moves: [['@float', 'ana', 500, 'win'], ['@cloth', 'ana', 500, 'stake']] },
    ],
  }
  it('has a line for every way that chips took, and one for what moved nothing', () => {
    const found = lines(paid, telling)
    expect(found.map(({ entry, path, amount }) => [entry, path, amount])).toEqual([
      ['Result', 'chance', null],
      ['Collected', 'cloth → float', 500],
      ['Payment', 'float → Ana', 500],
      ['', 'cloth → Ana', 500],
    ])
    expect(found.map(({ at, first }) => [at, first])).toEqual([[99, true], [99, false], [99, false], [99, false]])
    expect(found[2]!.detail).toBe('Red · winnings')
    expect(found[0]!.calls).toHaveLength(1)
  })
  it('remembers where bets lay', () => {
    const laid: Act = { seq: 1, round: 1, by: 'ana', events: [{ type: 'BetPlaced', bet: 4, owner: 'ana', on: 'red', amount: 5 }] }
    expect(spotsOf([laid, paid])).toEqual(new Map([[4, 'red']]))
  })
  it('is right when everything sums to nothing', () => {
    expect(difference({ '@float': 900, '@cage': -1000, '@purse/ana': -500 }, { ana: 600 })).toBe(0)
    expect(difference({ '@float': 900, '@cage': -1000 }, {})).toBe(-100)
  })
})

describe('the pad', () => {
  it('lies like the cloth: 3 above 2 above 1, zero before them', () => {
    const { columns, keys } = padOf(sheet)
    expect(columns).toBe(13)
    expect(keys).toHaveLength(37)
    expect(keys.slice(0, 4).map(({ value, column, row, rows }) => [value, column, row, rows])).toEqual([[0, 1, 1, 3], [1, 2, 3, 1], [2, 2, 2, 1], [3, 2, 1, 1]])
    expect(tintOf(sheet, 1)).toBe('red')
    expect(tintOf(sheet, 0)).toBe('zero')
  })
  it('understands digits for symbols that are written as numbers', () => {
    const wheel = { ...sheet, family: 'wheel', cloth: { kind: 'wheel' as const, symbols: [{ symbol: '24', count: 2, pays: '24:1' }, { symbol: 'joker-red', count: 1, pays: '40:1' }], segments: [] } }
    expect(valueOf(wheel, 24)).toBe('24')
    expect(valueOf(wheel, 7)).toBeNull()
    expect(valueOf(sheet, 36)).toBe(36)
    expect(valueOf(sheet, 37)).toBeNull()
  })
})

describe('the phases', () => {
  it('go from betting to payment', () => {
    expect(['betting', 'rolling', 'closed', 'idle', 'choosing'].map((phase) => stepOf(phase, 4, SPUN))).toEqual([0, 1, 2, 5, 5])
    expect(stepOf('idle', 0, SPUN)).toBe(-1)
    expect(['auction', 'lifting', 'giving'].map((phase) => BANKED.steps[stepOf(phase, 4, BANKED)])).toEqual(['offering', 'dealing', 'banking'])
  })
})
