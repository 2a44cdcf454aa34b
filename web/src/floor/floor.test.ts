import { describe, expect, it } from 'vitest'
import { choices, fits, nearest, NONE, read, write, type Filters } from './filters'
import { firstTable, follow, inOrder, withinReach } from './order'
import type { FloorTable } from '../lib/types'

function table(number: number, changed: Partial<FloorTable> = {}): FloorTable {
  return {
    table: String(number), name: '', sector: '', law: 'euskadi-1996', game: 'roulette-french', family: 'roulette', money: 'play', currency: 'EUR-play', minimum: 500, round: 0, phase: 'idle',
    seats: 8, free: 8, people: 0, standing: 0, viewers: 0, suspended: false, policy: { auto: true, seconds: 20, physical: false, bots: 3 },
    awaits: [], closes_at: null, languages: ['eu', 'es'], limits: [], pace: null, anomalies: [], reversible: '', shoe: 0, private: false, mine: null, seat: null, against: [], ...changed,
  }
}
const numbers = (tables: FloorTable[]): string => tables.map((each) => each.table).join(' ')
const wishes = (query: string): Filters => read(new URLSearchParams(query))

describe('filters', () => {
  it('come back from the address as they were written', () => {
    const wanted: Filters = { group: 'boule', law: 'galicia-2007', minimum: 'EUR-play-500', spoken: 'gl', free: true }
    expect(read(new URLSearchParams(write(wanted, new URLSearchParams())))).toEqual(wanted)
  })
  it('tell play chips from money', () => {
    expect(fits(table(1), wishes('minimum=EUR-play-500'))).toBe(true)
    expect(fits(table(1), wishes('minimum=EUR-500'))).toBe(false)
    expect(fits(table(1, { money: 'cash', currency: 'EUR' }), wishes('minimum=EUR-500'))).toBe(true)
  })
  it('leave what is not theirs in the address', () => {
    expect(write({ ...NONE, group: 'wheel' }, new URLSearchParams('lang=eu&law=x'))).toBe('?lang=eu&game=wheel')
    expect(write(NONE, new URLSearchParams('game=wheel&seat=1'))).toBe('')
  })
  it('ignore what makes no sense', () => {
    expect(wishes('game=chess&minimum=cheap')).toEqual(NONE)
  })
  it('hold a table to every wish', () => {
    const boule = table(1, { game: 'boule', family: 'boule', law: 'boe-1977', currency: 'ESP', minimum: 100, languages: ['es'] })
    expect(fits(boule, NONE)).toBe(true)
    expect(fits(boule, wishes('game=boule&law=boe-1977&minimum=ESP-100&spoken=es&seat=1'))).toBe(true)
    for (const other of ['game=roulette', 'law=galicia-2007', 'minimum=ESP-99', 'minimum=EUR-500', 'spoken=eu']) {
      expect(fits(boule, wishes(other)), other).toBe(false)
    }
    expect(fits(boule, wishes('game=roulette'), 'group')).toBe(true)
  })
  it('count a seat as free only where somebody can sit down and play', () => {
    expect(fits(table(1, { free: 0 }), wishes('seat=1'))).toBe(false)
    expect(fits(table(1, { suspended: true }), wishes('seat=1'))).toBe(false)
    expect(fits(table(1, { seats: 0, free: 0 }), wishes('seat=1'))).toBe(true)
  })
  it('find the table that comes nearest, the game before the rest', () => {
    const tables = [table(1), table(2, { game: 'wheel-of-fortune', family: 'wheel' }), table(3, { law: 'boe-1977' })]
    expect(nearest(tables, wishes('game=wheel&law=boe-1977'))?.table).toBe('2')
    expect(nearest([], NONE)).toBeUndefined()
  })
  it('offer what the floor has, each minimum in its own money', () => {
    const offered = choices([table(1), table(2, { minimum: 200 }), table(3, { currency: 'ESP', minimum: 100, game: 'boule', family: 'boule' })])
    expect(offered.groups).toEqual(['roulette', 'boule'])
    expect(offered.minima.map((each) => each.value)).toEqual(['EUR-play-200', 'EUR-play-500', 'ESP-100'])
  })
})

describe('order', () => {
  it('puts company with a free seat first, then full tables, then empty ones, then those where nothing is played', () => {
    const tables = [
      table(1), table(2, { suspended: true, people: 9 }), table(3, { people: 8, free: 0 }), table(4, { people: 1, free: 7 }),
      table(5, { people: 5, free: 3 }),
    ]
    expect(numbers(tables.sort(inOrder('es')))).toBe('5 4 3 1 2')
  })
  it("prefers the reader's language among equals, then the number, as a number", () => {
    const tables = [table(10), table(9), table(3, { languages: ['gl', 'es'] })]
    expect(numbers([...tables].sort(inOrder('eu')))).toBe('9 10 3')
    expect(numbers([...tables].sort(inOrder('gl')))).toBe('3 9 10')
  })
  it('keeps every card in its place while somebody looks', () => {
    const shown = [table(2, { people: 3 }), table(1)]
    const { list, closed } = follow(shown, [table(1, { people: 7 }), table(3, { people: 8 })], 'es')
    expect(numbers(list)).toBe('2 1 3')
    expect(list[1]?.people).toBe(7)
    expect([...closed]).toEqual(['2'])
    expect(follow(list, [table(1), table(2), table(3)], 'es').closed.size).toBe(0)
  })
  it('leads whoever is in a hurry to French roulette in euros, with company if there is any', () => {
    const tables = [
      table(1, { game: 'boule', family: 'boule', people: 6 }), table(2, { currency: 'ESP', people: 4 }), table(3), table(4, { people: 2 }),
      table(5, { people: 8, free: 0 }),
    ]
    expect(firstTable(tables, 'es')?.table).toBe('4')
    expect(firstTable(tables.slice(0, 2), 'es')?.table).toBe('2')
    expect(firstTable([table(5, { free: 0 })], 'es')).toBeUndefined()
  })
})

describe('reach', () => {
  it('is everybody where play chips are given, and those who have paid in where money is played for', () => {
    const cash = table(2, { money: 'cash', currency: 'EUR' })
    expect([table(1), cash].map((each) => withinReach(each, {}))).toEqual([true, false])
    expect(withinReach(cash, { EUR: 500 })).toBe(true)
    expect(withinReach(cash, { 'EUR-play': 100000 })).toBe(false)
  })
})
