// A small roulette table for tests.
import type { Offer, Sheet, Space, SpotInfo } from '../lib/types'

export const offer = (kind: string, by: string, form: Record<string, Space> = {}, clauses: string[] = []): Offer => ({ kind, by, form, clauses })

const spot = (name: string, kind: string, min: number, max: number): SpotInfo => ({
  spot: name, kind, covers: [], parts: [], pays: '1:1', min, max, win: '18/37', edge: '1/37', choice: '', clauses: [], limit_clauses: [],
})

export const EUR_TABLE = {
  table: '1', law: 'euskadi-1996', game: 'roulette-french', family: 'roulette', currency: { code: 'EUR', digits: 2 }, languages: ['es'], minimum: 200, chips: [200],
  spots: [spot('straight:5', 'straight', 200, 6000), spot('straight:6', 'straight', 200, 6000), spot('red', 'red', 1000, 108_000), spot('odd', 'odd', 1000, 108_000)],
  order: [{ kinds: ['red', 'odd'], clauses: [] }, { kinds: ['straight'], clauses: [] }],
  at_once: 'no', collect_clauses: [],
  cloth: { kind: 'roulette', style: 'french', numbers: 36, zeros: [0], colours: { 1: 'red', 2: 'black' }, wheel: [0], track: false, colour_chips: false },
  elsewhere: {}, readings: [],
  lesson: [],
  meanings: {}, tournament: '',
  irregularities: [{ kind: 'VoidSpin', causes: ['object-in-wheel', 'ball-out', 'bad-launch'], by: ['@inspector', '@croupier'], clauses: ['X-1'] }],
} satisfies Sheet
