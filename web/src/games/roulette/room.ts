// The roulette room: French and American tables share everything but the print of the cloth, which the sheet decides.
import type { Sheet, Value } from '../../lib/types'
import type { RouletteCloth } from '../../lib/wire'
import { spinRoom } from '../spin/room'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import Track from './Track.svelte'
import Wheel from './Wheel.svelte'

function colourOf(sheet: Sheet, value: Value): 'red' | 'black' | 'zero' {
  const cloth = sheet.cloth as RouletteCloth
  return cloth.zeros.includes(Number(value)) ? 'zero' : (cloth.colours[String(value)] ?? 'black')
}

const clothOf = (sheet: Sheet): RouletteCloth => sheet.cloth as RouletteCloth

export const room = spinRoom({
  Cloth, Wheel, Track, Dock, colourOf,
  hasTrack: (sheet) => clothOf(sheet).track,
  hasDock: (sheet) => clothOf(sheet).colour_chips,
  weightsOf: (sheet) => new Map(clothOf(sheet).wheel.map((n) => [n, 1])),
  keys: (_, lay) => ({ s: () => lay('third'), h: () => lay('orphans'), g: () => lay('zero-sector') }),
})
