// What can come, as the plates of the number pad: laid out like the cloth, so that the hand finds them.
import type { Sheet, Value } from '../lib/types'

export type Tint = 'red' | 'black' | 'zero' | 'none'

export interface Key {
  value: Value
  tint: Tint
  /** Where it lies on a lying pad of `columns`; nothing where one follows the other. */
  column?: number
  row?: number
  rows?: number
}

export interface Pad {
  columns: number
  keys: Key[]
}

/** Three rows of numbers behind the zeros; cups and symbols in one row. */
export function padOf({ cloth }: Sheet): Pad {
  switch (cloth.kind) {
    case 'roulette': {
      const rows = 3 / cloth.zeros.length
      const zeros = cloth.zeros.map((value, n): Key => ({ value, tint: 'zero', column: 1, row: n * rows + 1, rows }))
      const numbers = Array.from({ length: cloth.numbers }, (_, n): Key => ({
        value: n + 1, tint: cloth.colours[String(n + 1)] ?? 'black', column: 2 + Math.floor(n / 3), row: 3 - (n % 3), rows: 1,
      }))
      return { columns: 1 + Math.ceil(cloth.numbers / 3), keys: [...zeros, ...numbers] }
    }
    case 'boule':
      return { columns: cloth.numbers.length, keys: cloth.numbers.map((value) => ({ value, tint: tinted(cloth.colours[String(value)]) })) }
    case 'wheel':
      return { columns: cloth.symbols.length, keys: cloth.symbols.map(({ symbol }) => ({ value: symbol, tint: 'none' })) }
    default:
      return { columns: 0, keys: [] } // dice and cards have pads of their own
  }
}

const tinted = (colour: string | undefined): Tint => (colour === 'red' || colour === 'black' ? colour : 'none')

export const tintOf = (sheet: Sheet, value: Value): Tint => padOf(sheet).keys.find((key) => key.value === value)?.tint ?? 'none'

/** Whether it comes on a plate: what cards come to has only a name. */
export const isPlate = (sheet: Sheet, value: Value): boolean => !isNamed(value) || padOf(sheet).keys.some((key) => key.value === value)

/** Whether a plate shows only a sign, so that its name must stand beside it. */
export const isNamed = (value: Value): boolean => typeof value === 'string' && !/^\d+$/.test(value)

/** The value that digits mean: a number, or a symbol that is written as one. */
export const valueOf = (sheet: Sheet, number: number): Value | null =>
  padOf(sheet).keys.find((key) => key.value === number || key.value === String(number))?.value ?? null
