// The dice room.
import type { Value } from '../../lib/types'
import { furnish } from '../cloth/types'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import Panel from './Panel.svelte'
import { CrapsPlay } from './play.svelte'
import Stage from './Stage.svelte'

const FACES = 6

/** How many throws of two dice make each total. */
function weightsOf(): Map<Value, number> {
  const totals = Array.from({ length: 2 * FACES - 1 }, (_, k) => k + 2)
  return new Map(totals.map((total) => [total, FACES - Math.abs(total - FACES - 1)]))
}

export const room = furnish<CrapsPlay>({
  play: (live, sheet) => new CrapsPlay(live, sheet),
  felt: 'blue',
  Cloth,
  Stage,
  stage: 'above',
  Dock,
  Panel,
  decides: new Set(['TakeDice', 'PassDice', 'PickDice', 'AskNewDice', 'PlaceBet']),
  colourOf: () => 'none',
  weightsOf,
  keys: (play) => ({ t: () => (play.throws ? play.throwThem() : play.handle('TakeDice')), p: () => play.handle('PassDice'), n: () => play.handle('AskNewDice') }),
})
