// What closing a table would mean now: who is in the way, and what goes back to the cage.
import { isBot } from '../lib/events'
import type { Snapshot } from '../lib/types'

export interface Closing {
  /** People who must leave before it can be closed. */
  people: number
  /** Company, which leaves by itself as soon as it may. */
  bots: number
  /** Minor units that go back to the cage: float and cash box. Below zero where the cage must add. */
  back: number
  onCloth: number
  rounds: number
}

export function closingOf({ view }: Pick<Snapshot, 'view'>): Closing {
  const present = Object.keys(view.desk.chips)
  const bots = present.filter(isBot).length
  return {
    people: present.length - bots,
    bots,
    back: (view.book['@float'] ?? 0) + (view.book['@box'] ?? 0),
    onCloth: view.book['@cloth'] ?? 0,
    rounds: view.desk.round,
  }
}

/** Refusals that pass by themselves once the round is over and the company has gone. */
export const passes = (code: string, closing: Closing | null): boolean =>
  ['people-at-the-table', 'round-running'].includes(code) && closing !== null && closing.people === 0
