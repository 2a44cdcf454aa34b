import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { load, speak } from '../lib/words.svelte'
import { crew, line, onStrip, outOf, plainly, shown, standsOut, sums, verdictOf } from './watch'
import type { Floor, Held, TableNow } from '../lib/wire'

const held = (more: Partial<Held> = {}): Held => ({
  table: '1', game: 'boule', law: 'galicia-2007', currency: 'EUR', rounds: 9, handle: 1000, unknown: 0, won: 0, expected: 10, sd: 20, band: [-30, -10, 30, 50], tail: 0.3, verdict: 'chance', chosen: false, exact: false, points: [], ...more,
})
const table = (number: string, more: Partial<TableNow> = {}): TableNow => ({
  table: number, name: '', sector: '', inspector: '', law: 'galicia-2007', game: 'boule', currency: 'EUR', minimum: 200, phase: 'idle', round: 3, since: 1, seats: 0, people: 1, company: 2, suspended: false, drop: 5000, taken: 0, handle: 1000, tips: 0, float_now: 100, jackpot: 0, incidents: 0, held: held(), staff: {}, odd: [], ...more,
})
const all = { text: '', order: 'table', odd: false } as const

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await load('es')
  await speak('es')
})
afterAll(() => void vi.unstubAllGlobals())

describe('the floor at a glance', () => {
  it('puts tables in the order that is asked for', () => {
    const tables = [table('10', { people: 0, company: 0 }), table('2', { handle: 9000 }), table('3', { held: held({ won: 500 }) })]
    const order = (by: Parameters<typeof shown>[1]['order']): string[] => shown(tables, { ...all, order: by }).map((each) => each.table)
    expect(order('table')).toEqual(['2', '3', '10'])
    expect(order('people')).toEqual(['2', '3', '10'])
    expect(order('handle')[0]).toBe('2')
    expect(order('out')[0]).toBe('3')
    expect(order('won')[0]).toBe('3')
  })
  it('finds names without accents, and what stands out', () => {
    const tables = [table('1', { name: 'Salón Añón' }), table('2', { incidents: 1 }), table('3', { held: held({ verdict: 'odd' }) }), table('4', { odd: ['joker'] })]
    expect(shown(tables, { ...all, text: 'anon' }).map((each) => each.table)).toEqual(['1'])
    expect(shown(tables, { ...all, odd: true }).map((each) => each.table)).toEqual(['2', '3', '4'])
    expect(standsOut(tables[0]!)).toBe(false)
    expect(plainly('Ñandú')).toBe('nandu')
  })
  it('adds no money to another', () => {
    const found = sums([table('1'), table('2'), table('3', { currency: 'ESP' })])
    expect(found.map(({ currency, tables, drop }) => [currency, tables, drop])).toEqual([['EUR', 2, 10000], ['ESP', 1, 5000]])
  })
  it('says who works where', () => {
    const floor: Floor = { at: 0, tables: [table('1', { staff: { '@croupier': 'p-b', '@inspector': 'p-a' } }), table('2', { staff: { '@inspector': 'p-a' } })], incidents: [], attendance: [], names: { 'p-a': 'Zoe', 'p-b': 'Ana' }, shut: [] }
    expect(crew(floor)).toEqual([{ person: 'p-b', roles: ['@croupier'], tables: ['1'] }, { person: 'p-a', roles: ['@inspector'], tables: ['1', '2'] }])
  })
  it('draws what it says', () => {
    expect(outOf(held({ won: 50 }))).toBe(2)
    expect(onStrip(held(), 10)).toBe(50)
    expect(onStrip(held(), 9_999)).toBe(96)
    expect(onStrip(held({ sd: 0 }), 3)).toBe(50)
    expect(line([0, 5, 10], 100, 10)).toBe('0.0,10.0 50.0,5.0 100.0,0.0')
    expect(verdictOf(held({ verdict: 'odd', tail: 0.0003 }))).toContain('3')
  })
})
