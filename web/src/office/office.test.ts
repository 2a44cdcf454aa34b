import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { currencyOf } from '../lib/money'
import { load, speak } from '../lib/words.svelte'
import { oddOf } from './against'
import { balances, beside, bookAt, totals, type BookPage } from './books'
import { closingOf, passes } from './closing'
import { clothOf, freshName, hasCloth, otherSides, type Cloth, type Turning } from './cloths'
import { figures } from './figures'
import { bounds, optionName, optionValue } from './naming'
import { asking, blank, changed, differs, fieldOf, meant, opening, policyOf, sideOf, staffRule, typed, whole, type Choice, type Draft, type Rules } from './opening'
import { linkOf, sought, type Account } from './people'
import type { OddsRow, Reading } from '../library/types'
import type { View } from '../lib/types'
import type { OpenTable, Reversible } from '../lib/wire'

const EUR = currencyOf('EUR')
const ESP = currencyOf('ESP')
const choice = (name: string, type: Choice['type'], usual: unknown, more: Partial<Choice> = {}): Choice => ({ name, type, default: usual, values: [], min: null, max: null, many: false, clauses: [], given: null, ...more })
const reading = (name: string, applies: Reading['applies'], unplayable = ''): Reading => ({ reading: name, name, literal: `${name} as printed`, corrected: `${name} as meant`, applies, reason: '', unplayable, clauses: [], odd: false })

const CLOTHS = choice('cloths', 'choice', 1, { values: [1, 2] })
const UNIT = choice('rounding.unit', 'number', 1, { min: 1 })
const TIER = choice('even_minimum', 'number', 1, { min: 1, max: 5 })
const FLAG = choice('announced', 'flag', true)
const WHEEL = choice('wheel', 'number', [0, 2, 1], { many: true, min: 0, max: 2 })
const VALUES = choice('denominations', 'amount', [], { many: true })
const COLOUR = choice('zero_colour', 'text', 'green')

const post = (least: number, most: number): [number, number] => [least, most]
const staff = (croupiers: [number, number]) => ({ inspectors: post(1, 1), deputies: post(0, 0), croupiers, ends: post(0, 1), assistants: post(0, 0), changers: post(0, 0), stickmen: post(0, 0), crew: 0, more: false, clauses: ['X-1'] })
const RULES: Rules = {
  law: 'euskadi-1996', game: 'roulette-american',
  asked: { currency: 'EUR', minimum: 500, float: 0, float_clauses: [], staff_by: 'cloths', staff: { 1: staff([1, 2]), 2: staff([2, 4]) }, shoe: false, shoe_clauses: [] },
  choices: [CLOTHS, UNIT, TIER, FLAG, WHEEL, VALUES, COLOUR],
  readings: [reading('a', 'corrected'), reading('b', 'literal'), reading('c', 'corrected', 'Nobody could win.')],
}
const draft = (more: Partial<Draft> = {}): Draft => ({ ...blank(RULES, EUR), ...more })
const options = (more: Draft['options']): Draft => draft({ options: { ...blank(RULES, EUR).options, ...more } })
const sent = (from: Draft): OpenTable => {
  const { body, wrong } = opening(RULES, from, EUR)
  expect(wrong).toEqual([])
  return body!
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await Promise.all([load('es'), load('en')])
})
afterAll(() => void vi.unstubAllGlobals())

describe('the form of a new table', () => {
  it('knows which odd readings it would play by the letter', () => {
    const odd = { ...reading('joker', 'corrected'), odd: true }
    const readings = [odd, reading('plain', 'literal')]
    expect(oddOf(readings, { mode: 'default', sides: {} })).toEqual([])
    expect(oddOf(readings, { mode: 'literal', sides: {} })).toEqual([odd])
    expect(oddOf(readings, { mode: 'each', sides: { joker: 'literal' } })).toEqual([odd])
  })

  it('says whether it plays for money, and then asks for no company', () => {
    const running = { auto: true, seconds: '20', physical: true, bots: '3' }
    expect(sent(draft({ money: 'cash', running }))).toMatchObject({ money: 'cash', running: { physical: true, bots: 0 } })
    expect(sent(draft({ money: 'play', running }))).toMatchObject({ money: 'play', running: { bots: 3 } })
  })

  it('begins with what is usual, and then sends nothing that the house would choose by itself', () => {
    expect(sent(draft())).toEqual({
      law: 'euskadi-1996', game: 'roulette-american', minimum: '5.00', staff: {}, readings: 'default', authorisation: {}, options: {},
      running: { auto: true, seconds: 20, physical: false, bots: 0 }, money: 'play',
    })
    expect(blank({ ...RULES, asked: { ...RULES.asked, minimum: 100 } }, ESP).minimum).toBe('100')
  })

  it('allots a numbered shoe where the law has the house number them', () => {
    const numbered = { ...RULES, asked: { ...RULES.asked, shoe: true } }
    expect(opening(numbered, draft({ shoe: ' 7 ', shoes: '7, 8 12' }), EUR).body).toMatchObject({ shoe: 7, authorisation: { shoes: [7, 8, 12] } })
    expect(opening(numbered, draft(), EUR).body).not.toHaveProperty('shoe')
    expect(sent(draft({ shoe: '7', shoes: '7' }))).toMatchObject({ authorisation: {} })
    for (const shoe of ['0', 'two', '10000']) expect(opening(numbered, draft({ shoe }), EUR)).toEqual({ body: null, wrong: ['shoe'] })
    expect(opening(numbered, draft({ shoes: '7 x' }), EUR)).toEqual({ body: null, wrong: ['shoes'] })
    expect(fieldOf('shoe', numbered.choices)).toBe('shoe')
  })

  it('reads amounts with either decimal sign and writes them as the server reads them', () => {
    expect(sent(draft({ minimum: '2,50', float: '1000' }))).toMatchObject({ minimum: '2.50', float: '1000.00' })
    for (const minimum of ['', '0', 'five', '1.2345', '-5']) expect(opening(RULES, draft({ minimum }), EUR)).toEqual({ body: null, wrong: ['minimum'] })
  })

  it('sends seats only where they are said', () => {
    expect(sent(draft({ seats: '0' })).seats).toBe(0)
    expect(sent(draft({ seats: ' ' }))).not.toHaveProperty('seats')
  })

  it('names every field that is not right, once', () => {
    const { body, wrong } = opening(RULES, { ...options({ wheel: '0, 9', even_minimum: '6' }), seats: '101', staff: { ...draft().staff, croupiers: 'two', ends: 'x' }, minimums: '5 x y' }, EUR)
    expect(body).toBeNull()
    expect(wrong.sort()).toEqual(['minimums', 'option:even_minimum', 'option:wheel', 'seats', 'staff'])
  })

  it('sends only the choices that differ, a dotted one inside its group, amounts as decimals', () => {
    const from = options({ cloths: '2', 'rounding.unit': '5', announced: false, wheel: '2 1 0', denominations: '2,50 5', zero_colour: 'blue' })
    expect(sent(from).options).toEqual({ cloths: 2, rounding: { unit: 5 }, announced: false, wheel: [2, 1, 0], denominations: ['2.50', '5.00'], zero_colour: 'blue' })
    expect(sent(options({ wheel: '0;2; 1' })).options).toEqual({})
  })

  it('sends the authorisation as far as there is one', () => {
    expect(sent(draft({ minimums: '5; 10,00', lowestFloat: '900', double: true })).authorisation).toEqual({ minimums: ['5.00', '10.00'], float: '900.00', double_table: true })
  })

  it('asks only what is a question at such a table', () => {
    const dealer = choice('dealer', 'choice', 'croupier', { values: ['croupier', 'players'], given: ['layout', ['mini', 'midi']] })
    expect(asking([CLOTHS, dealer], { layout: 'full' })).toEqual([CLOTHS])
    expect(asking([CLOTHS, dealer], { layout: 'mini' })).toEqual([CLOTHS, dealer])
  })
  it('asks for the staff of as many cloths as are chosen', () => {
    expect(staffRule(RULES.asked, draft())?.croupiers).toEqual([1, 2])
    expect(staffRule(RULES.asked, options({ cloths: '2' }))?.croupiers).toEqual([2, 4])
    expect(sent(draft({ staff: { ...draft().staff, croupiers: '2' } })).staff).toEqual({ croupiers: 2 })
  })

  it.each([
    ['minimum', 'minimum'], ['cloths', 'option:cloths'], ['rounding', 'option:rounding.unit'], ['reading', 'readings'], ['staff', 'staff'],
    ['reversible', 'reversible'], ['running.seconds', 'seconds'], ['options', ''], ['', ''],
  ])('shows a refusal about %s at %s', (field, place) => {
    expect(fieldOf(field, RULES.choices)).toBe(place)
  })
})

describe('one side of a reversible cloth', () => {
  const side = (table: string, game: string, open: boolean) => ({ table, law: 'euskadi-1996', game, open })
  const busy: Cloth = { cloth: 'M1', sides: [side('1', 'blackjack', true)], problem: { code: 'other-side-open', sentence: 'Close table 1 first.', clauses: ['X-1'], field: 'reversible', reason: '', args: {} } }
  const free: Cloth = { cloth: 'M3', sides: [side('2', 'trijoker', false), side('4', 'blackjack', true)], problem: null }
  const rule: Reversible = { cloth: 'with-authorisation', shape: '', beside: '', places: 0, turns: 0, clauses: [], shape_clauses: [], beside_clauses: [], places_clauses: [], turns_clauses: [] }
  const turning: Turning = { rule, cloths: [busy, free] }
  const filled = (kind: 'none' | 'new' | 'old', cloth = '', granted = true, law: Turning | null = turning) => opening(RULES, draft({ turned: { kind, cloth, granted } }), EUR, law)

  it('is sent with its authorisation, a new cloth by a name that none has', () => {
    expect(filled('new', ' M2 ').body).toMatchObject({ reversible: 'M2', authorisation: { reversible: true } })
    expect(filled('old', 'M3').body).toMatchObject({ reversible: 'M3', authorisation: { reversible: true } })
    expect(filled('new', 'M2', false).body).toMatchObject({ reversible: 'M2', authorisation: {} })
    expect(freshName([busy, free])).toBe('M2')
    expect(freshName([])).toBe('M1')
  })

  it('is not sent while its name cannot be one, or its other side is open', () => {
    for (const name of ['', ' ', 'M1', 'M3', 'x'.repeat(65)]) expect(filled('new', name).wrong).toEqual(['reversible'])
    for (const name of ['M1', 'M9']) expect(filled('old', name).wrong).toEqual(['reversible'])
  })

  it('is nothing where the law has none', () => {
    const none: Turning = { ...turning, rule: { ...turning.rule, cloth: 'unsaid' } }
    expect([hasCloth(null), hasCloth(none), hasCloth(turning)]).toEqual([false, false, true])
    for (const body of [filled('none').body, filled('new', 'M2', true, none).body, filled('old', 'M3', true, null).body]) {
      expect(body).not.toHaveProperty('reversible')
      expect(body).toMatchObject({ authorisation: {} })
    }
    expect(clothOf({ kind: 'none', cloth: 'M3', granted: true }, turning)).toBe('')
  })

  it('knows what lies on its back', () => {
    expect(otherSides(turning.cloths, 'M3', '4').map(({ table }) => table)).toEqual(['2'])
    expect(otherSides(turning.cloths, 'M9', '4')).toEqual([])
  })
})

describe('house options', () => {
  it.each(RULES.choices)('$name goes into its field and comes back', (each) => {
    expect(meant(each, typed(each, each.default, EUR), EUR)).toEqual(each.default)
    expect(differs(each, typed(each, each.default, EUR), EUR)).toBe(false)
  })

  it('keeps lists of amounts apart although a comma may be the decimal sign', () => {
    expect(meant(VALUES, '2,50, 5, 10.00', EUR)).toEqual([250, 500, 1000])
    expect(meant(VALUES, '2,50;nothing', EUR)).toBeUndefined()
    expect(meant(WHEEL, '0,1,2', EUR)).toEqual([0, 1, 2])
  })

  it('takes whole numbers within their bounds only', () => {
    expect([whole('5', 1, 5), whole('6', 1, 5), whole('1.5', 1, 5), whole('', 0, 5), whole('-1', 0, 5)]).toEqual([5, undefined, undefined, undefined, undefined])
  })

  it('has words for names and values, and shows a new one by its own name', async () => {
    await speak('es')
    expect(optionName('even_minimum')).toBe('Mínimo en suertes sencillas')
    expect(optionName('brand_new')).toBe('brand_new')
    expect(optionValue(choice('stakes', 'choice', 'left', { values: ['left'] }), 'left')).toBe('queda en el paño')
    expect([bounds(TIER), bounds(UNIT), bounds(FLAG)]).toEqual(['De 1 a 5.', '', ''])
  })
})

describe('readings', () => {
  const { readings } = RULES
  const [a, b, c] = readings as [Reading, Reading, Reading]

  it('plays what is chosen, but never what cannot be played', () => {
    expect(readings.map((each) => sideOf(each, 'default', {}))).toEqual(['corrected', 'literal', 'corrected'])
    expect(readings.map((each) => sideOf(each, 'literal', {}))).toEqual(['literal', 'literal', 'corrected'])
    expect(readings.map((each) => sideOf(each, 'corrected', {}))).toEqual(['corrected', 'corrected', 'corrected'])
    expect(sideOf(a, 'each', { a: 'literal' })).toBe('literal')
    expect(sideOf(a, 'each', {})).toBe('corrected')
  })

  it('says what changes against the house, and sends just that', () => {
    expect(changed(readings, 'literal', {})).toEqual([a])
    expect(changed(readings, 'corrected', {})).toEqual([b])
    expect(changed(readings, 'each', { a: 'corrected', b: 'corrected', c: 'corrected' })).toEqual([b])
    expect(sent(draft({ mode: 'literal' })).readings).toBe('literal')
    expect(sent(draft({ mode: 'each', sides: { a: 'literal', b: 'literal' } })).readings).toEqual({ a: 'literal' })
    expect(c.unplayable).not.toBe('')
  })

  it('shows the bets that pay or cost something else, and those that come or go', () => {
    const row = (bet: string, edge: string, pays = '1:1'): OddsRow => ({ bet, pays, win: '', push: '', lose: '', edge, edge_float: 0, sd: 0, method: '', strategy: '', clauses: [] })
    const found = figures([row('red', '1/37'), row('black', '1/37'), row('old', '0')], [row('red', '1/37'), row('black', '-1/37'), row('new', '0')])
    expect(found.map(({ bet, before, after }) => [bet, before?.edge ?? null, after?.edge ?? null])).toEqual([['black', '1/37', '-1/37'], ['old', '0', null], ['new', null, '0']])
  })
})

describe('how a table runs', () => {
  it('needs seconds only where it runs by itself', () => {
    const running = { auto: true, seconds: '', physical: false, bots: '8' }
    expect(policyOf(running).wrong).toEqual(['seconds', 'bots'])
    expect(policyOf({ ...running, auto: false, bots: '7' }).wrong).toEqual([])
    expect(policyOf({ auto: true, seconds: '12,5', physical: true, bots: '0' }).policy).toEqual({ auto: true, seconds: 12.5, physical: true, bots: 0 })
    for (const seconds of ['0', '601', 'soon']) expect(policyOf({ ...running, seconds, bots: '0' }).wrong).toEqual(['seconds'])
  })
})

describe('closing a table', () => {
  const view = (chips: Record<string, number>) => ({ desk: { chips, round: 7 }, book: { '@cage': -900, '@float': 600, '@box': 300, '@cloth': 50 } }) as unknown as View

  it('counts who is in the way apart from the company, and what goes back', () => {
    const closing = closingOf({ view: view({ ana: 10, 'bot-3-uxía': 20 }) })
    expect(closing).toEqual({ people: 1, bots: 1, back: 900, onCloth: 50, rounds: 7 })
    expect(passes('people-at-the-table', closing)).toBe(false)
  })

  it('waits only for what passes by itself', () => {
    const closing = closingOf({ view: view({ 'bot-3-uxía': 20 }) })
    expect(passes('people-at-the-table', closing)).toBe(true)
    expect(passes('round-running', closing)).toBe(true)
    expect(passes('not-your-role', closing)).toBe(false)
    expect(passes('round-running', null)).toBe(false)
  })
})

describe('accounts', () => {
  const account = (person: string, name: string, role: Account['role'], created: number, closed = false): Account => ({ person, name, role, created, closed, has_password: true, ticket: '' })
  const all = [account('p-1', 'Ana', 'player', 1), account('p-2', 'Bea', 'cashier', 2), account('p-3', '', 'player', 3, true)]
  const found = (text = '', role: Account['role'] | '' = '', closed = false): string[] => sought(all, { text, role, closed }).map(({ person }) => person)

  it('are found by name, id and role, the newest first, closed ones only where asked for', () => {
    expect(found()).toEqual(['p-2', 'p-1'])
    expect(found('AN')).toEqual(['p-1'])
    expect(found(' p-2 ')).toEqual(['p-2'])
    expect(found('p-')).toEqual([])
    expect(found('', 'player', true)).toEqual(['p-3', 'p-1'])
  })

  it('get a link with their ticket in it', () => {
    expect(linkOf('a+b/c=', 'https://casino.example')).toBe('https://casino.example/enter?ticket=a%2Bb%2Fc%3D')
  })
})

describe('the book', () => {
  const page = (more: Partial<BookPage>): BookPage => ({ currency: 'EUR', rounds: 2, handle: 100, result: 30, opening_float: 1000, opening_box: 0, top_ups: 50, sent_back: 0, difference: 0, closing_float: 1080, closing_box: 0, cagnotte: 5, take: 35, opening_cagnotte: 0, closing_cagnotte: 5, opening_tips: 0, tips: 0, closing_tips: 0, opening_jackpot: 0, jackpot_seeded: 0, jackpot_fed: 0, jackpot_paid: 0, closing_jackpot: 0, opening_bank: 0, closing_bank: 0, ...more }) as BookPage

  it('balances where the house has what it should have', () => {
    expect(balances(page({}))).toBe(true)
    expect(balances(page({ closing_float: 1079 }))).toBe(false)
    expect(balances(page({ closing_float: 1000, closing_box: 80 }))).toBe(true)
    expect(balances(page({ closing_cagnotte: 4 }))).toBe(false)
    expect(balances(page({ jackpot_fed: 1 }))).toBe(false)
    expect(balances(page({ tips: 1 }))).toBe(false)
  })

  it('shows a cagnotte, a jackpot or tips where there are any', () => {
    expect(beside(page({}))).toEqual(['cagnotte', 'closing_cagnotte'])
    expect(beside(page({ cagnotte: 0, closing_cagnotte: 0, tips: 3 }))).toEqual(['tips'])
  })

  it('adds each currency apart', () => {
    const sums = totals([page({}), page({ result: -50 }), page({ currency: 'ESP', handle: 7 })])
    expect(sums).toEqual([{ currency: 'EUR', pages: 2, rounds: 4, handle: 200, result: -20, cagnotte: 10, take: 70 }, { currency: 'ESP', pages: 1, rounds: 2, handle: 7, result: 30, cagnotte: 5, take: 35 }])
  })

  it('has an address for every form', () => {
    expect(bookAt({ table: '', day: '' })).toBe('/api/records/book')
    expect(bookAt({ table: '3', day: '2026-05-01' }, 'csv', 'es')).toBe('/api/records/book?table=3&day=2026-05-01&format=csv&lang=es')
  })
})
