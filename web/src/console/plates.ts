// What can come, as the plates of the number pad: laid out like the cloth, so that the hand finds them.
import { familyOf } from '../games/families'
import type { Pad, Tint } from '../games/family'
import type { Sheet, Value } from '../lib/types'

/** The pad of a table; nothing on it where dice or cards have pads of their own. */
export const padOf = (sheet: Sheet): Pad => familyOf(sheet.family).console.pad?.(sheet) ?? { columns: 0, keys: [] }

export const tintOf = (sheet: Sheet, value: Value): Tint => padOf(sheet).keys.find((key) => key.value === value)?.tint ?? 'none'

/** Whether it comes on a plate: what cards come to has only a name. */
export const isPlate = (sheet: Sheet, value: Value): boolean => !isNamed(value) || padOf(sheet).keys.some((key) => key.value === value)

/** Whether a plate shows only a sign, so that its name must stand beside it. */
export const isNamed = (value: Value): boolean => typeof value === 'string' && !/^\d+$/.test(value)

/** The value that digits mean: a number, or a symbol that is written as one. */
export const valueOf = (sheet: Sheet, number: number): Value | null =>
  padOf(sheet).keys.find((key) => key.value === number || key.value === String(number))?.value ?? null
