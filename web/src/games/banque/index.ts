// Baccarat on two cloths, where one player is the bank against two hands.
import { BANKED } from '../circle/steps'
import type { Family } from '../family'
import { CLOTHS, paidOn, type BanqueDesk } from './desk'
import { lies } from './lies'
import Thumb from './Thumb.svelte'

export const family: Family = {
  plays: ['baccarat-banque'],
  floor: { group: 'baccarat', place: 50, round: 'round', thumb: () => Thumb },
  console: { ...BANKED, lies },
  replay: { settles: new Set(['ClothsSettled']), paid: (_event, before) => CLOTHS.flatMap((cloth) => paidOn(before as BanqueDesk | null, cloth)) },
  words: ({ results, lot }) => {
    const { first = 'none', second = 'none' } = (results ?? {}) as Record<string, string>
    return { first, second, lot: lot === 'first' || lot === 'second' ? lot : 'person' }
  },
  room: () => import('./room'),
}
