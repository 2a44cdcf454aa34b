// The spots of every law's roulette tables, for the tests.
import sheets from './sheets.fixture.json'
import type { SpotInfo } from '../../lib/types'
import type { Style } from './geometry'

export interface Table {
  name: string
  style: Style
  wheel: number[]
  spots: SpotInfo[]
}

const info = (spot: string, covers: number[]): SpotInfo => ({
  spot, kind: spot.split(':')[0]!, covers, parts: [], pays: '', min: 0, max: 0, win: '', edge: '', choice: '', clauses: [], limit_clauses: [],
})

export const TABLES: Table[] = Object.entries(sheets).map(([name, sheet]) => ({
  name,
  style: sheet.style as Style,
  wheel: sheet.wheel,
  spots: Object.entries(sheet.spots).map(([spot, covers]) => info(spot, covers)),
}))

export function tableOf(name: string): Table {
  const found = TABLES.find((table) => table.name === name)
  if (!found) throw new Error(`No such table: ${name}`)
  return found
}
