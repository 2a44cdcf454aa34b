// The state of a machine, as the server shows it.
import type { Desk, Sheet } from '../../lib/types'
import type { MachineCloth, MachineSymbol } from '../../lib/wire'

export interface Win {
  line: number
  symbol: string
  count: number
  prize: number
}

export interface Reels {
  phase: string
  who: string
  times: number
  stops: number[]
  held: number[]
  stake: number
  free: number
  is_free: boolean
  box: number
  won: number
  wins: Win[]
  minimum: number
  round: number
}

const EMPTY: Reels = { phase: 'idle', who: '', times: 1, stops: [], held: [], stake: 0, free: 0, is_free: false, box: 0, won: 0, wins: [], minimum: 0, round: 0 }

export const reelsOf = (desk: Desk | null): Reels => ({ ...EMPTY, ...(desk as unknown as Partial<Reels> | null) })
export const clothOf = (sheet: Sheet): MachineCloth => sheet.cloth as MachineCloth
export const symbolsOf = (cloth: MachineCloth): Map<string, MachineSymbol> => new Map(cloth.symbols.map((symbol) => [symbol.key, symbol]))

/** What a reel shows, from the top: its stops are numbered from 1 on. */
export function windowOf(cloth: MachineCloth, reel: number, stop: number): string[] {
  const strip = cloth.reels[reel] ?? []
  return Array.from({ length: cloth.rows }, (_, row) => strip[(stop - 1 + row) % strip.length] ?? '')
}

/** The places of a win: a reel and a row each, both from 0 on. */
export function placesOf(cloth: MachineCloth, stops: readonly number[], win: Win): [number, number][] {
  const line = cloth.lines[win.line - 1]
  if (win.line && line) return line.slice(0, win.count).map((row, reel) => [reel, row - 1])
  return stops.flatMap((stop, reel) => windowOf(cloth, reel, stop).flatMap((symbol, row): [number, number][] => (symbol === win.symbol ? [[reel, row]] : [])))
}

/** A fraction as per cent, to so many places. */
export function percentOf(fraction: string, places: number, lang: string): string {
  const [above = '0', below = '1'] = fraction.split('/')
  const digits = BigInt(10) ** BigInt(places + 3)
  const scaled = Number((BigInt(above) * digits) / BigInt(below)) / 10 ** (places + 1)
  return new Intl.NumberFormat(lang, { minimumFractionDigits: places, maximumFractionDigits: places }).format(scaled)
}
