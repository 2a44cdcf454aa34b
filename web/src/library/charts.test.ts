import { beforeAll, expect, it, vi } from 'vitest'
import { speak } from '../lib/words.svelte'
import { shareOf, sideOf } from './charts'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  await speak('es')
})

it('knows whose chart it is and how often one draws', () => {
  const chart = (title: string) => ({ title, against: [], rows: [] })
  expect(['bank-law', 'punto-best', 'hard'].map((title) => sideOf(chart(title)))).toEqual(['bank', 'punto', ''])
  expect(shareOf('0.811229')).toBe('81,1 %')
})
