// The boule room.
import type { Sheet, Value } from '../../lib/types'
import type { BouleCloth } from '../../lib/wire'
import { spinRoom } from '../spin/room'
import Cloth from './Cloth.svelte'
import Wheel from './Wheel.svelte'

function colourOf(sheet: Sheet, value: Value): 'red' | 'black' | 'zero' {
  const colour = (sheet.cloth as BouleCloth).colours[String(value)]
  return colour === 'red' || colour === 'black' ? colour : 'zero'
}

/** How many cups each number has. */
function weightsOf(sheet: Sheet): Map<Value, number> {
  const found = new Map<Value, number>()
  for (const n of (sheet.cloth as BouleCloth).cups) found.set(n, (found.get(n) ?? 0) + 1)
  return found
}

export const room = spinRoom({ Cloth, Wheel, colourOf, weightsOf })
