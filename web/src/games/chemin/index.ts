// Chemin de fer, where a player is the bank.
import { BANKED } from '../circle/steps'
import type { Family } from '../family'
import { paidBy, type CheminDesk } from './desk'
import { lies } from './lies'
import Thumb from './Thumb.svelte'

export const family: Family = {
  plays: ['chemin-de-fer'],
  floor: { group: 'baccarat', place: 50, round: 'round', thumb: () => Thumb },
  console: { ...BANKED, lies },
  replay: { settles: new Set(['CoupSettled']), paid: (event, before) => paidBy(event, before as CheminDesk | null) },
  room: () => import('./room'),
}
