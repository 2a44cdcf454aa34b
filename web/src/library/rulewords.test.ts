import { beforeAll, expect, it, vi } from 'vitest'
import { speak } from '../lib/words.svelte'
import { shareOf, sideOf } from './charts'
import { pathName, valueText } from './rulewords'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  await speak('es')
})

it('has the word that is meant for a place before one that others share', () => {
  expect(pathName('bank.most', 'chemin-de-fer')).toBe('La banca: como máximo, en mínimos')
  expect(pathName('bank.most', 'punto-banca')).toMatch(/^Tercera carta de la banca: /)
  expect(valueText('authorised', 'punto.banco')).toBe('juega libremente si el director lo autoriza')
  expect(['deposit', 'auction'].map((value) => valueText(value, 'award.opening'))).toEqual(['puede depositarse antes de la primera jugada', 'se subasta'])
})

it('writes least and most of a deduction as one range', () => {
  expect([[0, 50], [50, 50]].map((value) => valueText(value, 'cagnotte.per_mille'))).toEqual(['0–50', '50'])
})

it('knows whose chart it is and how often one draws', () => {
  const chart = (title: string) => ({ title, against: [], rows: [] })
  expect(['bank-law', 'punto-best', 'hard'].map((title) => sideOf(chart(title)))).toEqual(['bank', 'punto', ''])
  expect(shareOf('0.811229')).toBe('81,1 %')
})
