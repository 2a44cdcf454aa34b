import { urged, type Choice } from '../boxes/choices'
import { describe, expect, it } from 'vitest'
import { advise } from './advice'
import { pointsOf } from './points'
import type { Chart } from '../../library/charts'
import type { BlackjackCloth } from '../../lib/wire'

const AGAINST = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A']
const row = (hand: string, answers: string): Chart['rows'][number] => ({
  hand,
  answers: [...answers].map((letter) => ({ H: 'draw', S: 'stand', D: 'double', d: 'double-stand', P: 'split', R: 'surrender', '.': '' })[letter]!),
})
const CHARTS: Chart[] = [
  { title: 'hard', against: AGAINST, rows: [row('11', 'DDDDDDDDHH'), row('12', 'HHSSSHHHHH'), row('16', 'SSSSSHHRRH'), row('20', 'SSSSSSSSSS')] },
  { title: 'soft', against: AGAINST, rows: [row('18', 'SddddSSHHH')] },
  { title: 'pairs', against: AGAINST, rows: [row('8-8', 'PPPPPPPPRH'), row('A-A', 'PPPPPPPPPH')] },
  { title: 'exceptions', against: AGAINST, rows: [row('10-2', '..H.......')] },
]
const LAW = { doubled_ace: 'either', bank_ace: 'best', split_natural: false, stands: 17 } as BlackjackCloth
const ALL = new Set(['Stay', 'Draw', 'DoubleDown', 'SplitPair', 'Surrender'])
/** Ranks count from the ace: `card(8)` is an eight. */
const card = (value: number): number => value - 1
const asked = (values: number[], up: number, may = ALL) => {
  const cards = values.map(card)
  return advise(CHARTS, cards, pointsOf({ cards }, LAW), card(up), may)
}

describe('the chart at the table', () => {
  it('finds the cell of a total and says what may be done', () => {
    expect(asked([6, 5], 6)).toEqual({ cell: { chart: 'hard', hand: '11', against: '6' }, command: 'DoubleDown' })
    expect(asked([6, 5], 6, new Set(['Stay', 'Draw']))?.command).toBe('Draw')
    expect(asked([13, 6], 10)).toEqual({ cell: { chart: 'hard', hand: '16', against: '10' }, command: 'Surrender' })
    expect(asked([5, 5, 6], 10, new Set(['Stay', 'Draw']))?.command).toBe('Draw')
  })
  it('stands where doubling a soft hand is not allowed any more', () => {
    expect(asked([1, 7], 3)?.command).toBe('DoubleDown')
    expect(asked([1, 3, 4], 3, new Set(['Stay', 'Draw']))?.command).toBe('Stay')
  })
  it('reads a pair as a pair only while it may be split', () => {
    expect(asked([8, 8], 9)?.cell?.chart).toBe('pairs')
    expect(asked([8, 8], 9, new Set(['Stay', 'Draw', 'Surrender']))?.cell).toEqual({ chart: 'hard', hand: '16', against: '9' })
    expect(asked([1, 1], 1)?.cell).toEqual({ chart: 'pairs', hand: 'A-A', against: 'A' })
  })
  it('knows first cards that are played otherwise than their total', () => {
    expect(asked([2, 12], 4)).toEqual({ cell: { chart: 'exceptions', hand: '10-2', against: '4' }, command: 'Draw' })
    expect(asked([2, 12], 5)?.cell?.chart).toBe('hard')
    expect(asked([4, 8], 4)?.command).toBe('Stay')
  })
  it('draws to what no chart holds because it is low, and leaves the rest alone', () => {
    expect(asked([2, 2], 10, new Set(['Stay', 'Draw']))).toEqual({ cell: null, command: 'Draw' })
    expect(asked([7, 7, 7], 10, new Set(['Stay']))).toEqual({ cell: null, command: 'Stay' })
    expect(advise([], [card(5), card(6)], { total: 11, soft: false }, card(6), ALL)).toBeNull()
  })
})

describe('which button stands out', () => {
  const choice = (kind: string): Choice => ({ kind, fields: {}, clauses: [], hand: '1', cost: 0, key: '' })
  const hand = ['Draw', 'Stay', 'DoubleDown'].map(choice)

  it('the recommended one, else the one that does no harm, never simply the first', () => {
    expect(urged(hand, 'DoubleDown')?.kind).toBe('DoubleDown')
    expect(urged(hand, '')?.kind).toBe('Stay')
    expect(urged(['Go', 'Fold'].map(choice), '')).toBeNull()
    expect(urged(['Go', 'Fold'].map(choice), 'Fold')?.kind).toBe('Fold')
    expect(urged(['CutPack', 'DeclineCut'].map(choice), '')?.kind).toBe('CutPack')
  })
})
