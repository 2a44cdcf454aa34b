import { describe, expect, it } from 'vitest'
import type { TournamentTold } from '../lib/wire'
import { ended, left, rank, tableOf } from './told'

const told = {
  heading: { phase: 'playing' },
  tables: { '1': '12', '2': '13' },
  board: [
    { who: 'ana', table: 2, out: false },
    { who: 'eva', table: 0, out: true },
  ],
} as unknown as TournamentTold

describe('a tournament', () => {
  it('says how long a level still lasts', () => {
    expect(left(100, 35)).toBe('1:05')
    expect(left(100, 100)).toBe('')
    expect(left(null, 1)).toBe('')
  })
  it('knows where somebody sits', () => {
    expect(tableOf(told, 'ana')).toBe('13')
    expect(tableOf(told, 'eva')).toBe('')
    expect(tableOf(told, 'nobody')).toBe('')
  })
  it('is over once its tables are closed', () => {
    expect(ended(told)).toBe(false)
    expect(ended({ ...told, heading: { ...told.heading, phase: 'over' } })).toBe(false)
    expect(ended({ ...told, heading: { ...told.heading, phase: 'over' }, tables: {} })).toBe(true)
  })
  it('marks places that are shared', () => {
    expect([rank(3, 2), rank(1, 1)]).toEqual(['3=', '1'])
  })
})
