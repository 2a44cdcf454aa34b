// The boule room.
import type { BouleCloth, Sheet, Value } from '../../lib/types'
import type { Room } from '../spin/types'
import Cloth from './Cloth.svelte'
import Thumb from './Thumb.svelte'
import Wheel from './Wheel.svelte'

function colourOf(sheet: Sheet, value: Value): 'red' | 'black' | 'zero' {
  const colour = (sheet.cloth as BouleCloth).colours[String(value)]
  return colour === 'red' || colour === 'black' ? colour : 'zero'
}

export const room: Room = { Cloth, Wheel, colourOf, Thumb }
