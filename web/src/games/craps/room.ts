// The dice room.
import type { Act, Desk, Sheet, Value } from '../../lib/types'
import { say } from '../../lib/words.svelte'
import { furnish } from '../cloth/types'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import Panel from './Panel.svelte'
import { readDesk } from './desk'
import { LEAVES, leafOf } from './plan'
import { CrapsPlay } from './play.svelte'
import Stage from './Stage.svelte'

const FACES = 6

/** How many throws of two dice make each total. */
function weightsOf(): Map<Value, number> {
  const totals = Array.from({ length: 2 * FACES - 1 }, (_, k) => k + 2)
  return new Map(totals.map((total) => [total, FACES - Math.abs(total - FACES - 1)]))
}

/** The throw, and what it was thrown for. */
function cameOf(_sheet: Sheet, value: Value, before: Desk | null, after: Desk | null): string {
  const { dice } = readDesk(after)
  const [sought, set] = [readDesk(before).point, readDesk(after).point]
  return say('craps-came', { dice: dice.join(' + '), total: Number(value), point: sought || set, when: sought ? (set ? 'sought' : Number(value) === sought ? 'made' : 'over') : set ? 'set' : 'first' })
}

/** A bet on the line waits for something else once there is a point. */
function detailOf(spot: string, _act: Act, after: Desk | null): string {
  const { point } = readDesk(after)
  return point && (spot === 'win' || spot === 'dont-win') ? say(`craps-waits-${spot}`, { point }) : ''
}

export const room = furnish<CrapsPlay>({
  play: (live, sheet) => new CrapsPlay(live, sheet),
  felt: 'blue',
  Cloth,
  Stage,
  stage: 'above',
  leaves: () => LEAVES.map((key) => ({ key, name: say(`craps-leaf-${key}`), has: (spot) => leafOf(spot) === key })),
  Dock,
  Panel,
  decides: new Set(['TakeDice', 'PassDice', 'PickDice', 'AskNewDice', 'PlaceBet']),
  colourOf: () => 'none',
  cameOf,
  detailOf,
  weightsOf,
  keys: (play) => ({ t: () => (play.throws ? play.throwThem() : play.handle('TakeDice')), p: () => play.handle('PassDice'), n: () => play.handle('AskNewDice') }),
})
