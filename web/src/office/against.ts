// Readings by which a table would play against its house, or with a bet that cannot win: they are asked about before it opens.
import { sideOf, type Draft } from './opening'
import type { Reading } from '../library/types'

export const oddOf = (readings: Reading[], { mode, sides }: Pick<Draft, 'mode' | 'sides'>): Reading[] =>
  readings.filter((reading) => reading.odd && sideOf(reading, mode, sides) === 'literal')
