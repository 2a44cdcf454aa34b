// The room of each family of games: what its table is drawn with. Loaded when somebody goes in.
import type { Sheet } from '../lib/types'
import type { Room } from './cloth/types'

/** The pokers against the house share a room. */
const poker = (): Promise<{ room: Room }> => import('./poker')

const ROOMS: Record<string, () => Promise<{ room: Room }>> = {
  roulette: () => import('./roulette'),
  boule: () => import('./boule'),
  wheel: () => import('./wheel'),
  'punto-banca': () => import('./punto'),
  'trente-et-quarante': () => import('./trente'),
  'chemin-de-fer': () => import('./chemin'),
  'baccarat-banque': () => import('./banque'),
  craps: () => import('./craps'),
  blackjack: () => import('./blackjack'),
  'poker-no-draw': poker,
  'poker-draw': poker,
  trijoker: poker,
  'pai-gow-poker': poker,
  'three-card-poker': poker,
  'texas-poker': poker,
}

export async function roomOf(sheet: Sheet): Promise<Room> {
  const load = ROOMS[sheet.family]
  if (!load) throw new Error(`No room for the family ${sheet.family}.`)
  return (await load()).room
}
