// The roulette room: French and American tables share everything but the print of the cloth, which the sheet decides.
import type { RouletteCloth, Sheet, Value } from '../../lib/types'
import type { Room } from '../spin/types'
import AmericanThumb from './AmericanThumb.svelte'
import Cloth from './Cloth.svelte'
import Thumb from './Thumb.svelte'
import Track from './Track.svelte'
import Wheel from './Wheel.svelte'

function colourOf(sheet: Sheet, value: Value): 'red' | 'black' | 'zero' {
  const cloth = sheet.cloth as RouletteCloth
  return cloth.zeros.includes(Number(value)) ? 'zero' : (cloth.colours[String(value)] ?? 'black')
}

export const room: Room = { Cloth, Wheel, Track, colourOf, Thumb }
export const american: Room = { ...room, Thumb: AmericanThumb }
