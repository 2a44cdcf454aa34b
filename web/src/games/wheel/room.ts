// The room of the wheel of fortune.
import type { Sheet, Value } from '../../lib/types'
import type { WheelCloth } from '../../lib/wire'
import { spinRoom } from '../spin/room'
import Cloth from './Cloth.svelte'
import Wheel from './Wheel.svelte'

const colourOf = (_: Sheet, value: Value): 'red' | 'black' | 'none' => (value === 'joker-red' ? 'red' : String(value).startsWith('joker') ? 'black' : 'none')

const textOf = (_: Sheet, value: Value): string => (String(value).startsWith('joker') ? '★' : String(value))

/** How many segments each symbol has. */
function weightsOf(sheet: Sheet): Map<Value, number> {
  const found = new Map<Value, number>()
  for (const symbol of (sheet.cloth as WheelCloth).segments) found.set(symbol, (found.get(symbol) ?? 0) + 1)
  return found
}

export const room = spinRoom({ Cloth, Wheel, colourOf, textOf, weightsOf })
