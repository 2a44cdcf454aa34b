// Boule.
import type { BouleCloth } from '../../lib/wire'
import type { Family, Tint } from '../family'
import { SPUN } from '../spin/steps'
import Thumb from './Thumb.svelte'

const tintOf = (colour: string | undefined): Tint => (colour === 'red' || colour === 'black' ? colour : 'none')

export const family: Family = {
  plays: ['boule'],
  floor: { group: 'boule', place: 20, round: 'ball', thumb: () => Thumb },
  console: {
    ...SPUN,
    pad: (sheet) => {
      const { numbers, colours } = sheet.cloth as BouleCloth
      return { columns: numbers.length, keys: numbers.map((value) => ({ value, tint: tintOf(colours[String(value)]) })) }
    },
  },
  room: () => import('./room'),
}
