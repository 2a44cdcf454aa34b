// The room of punto y banca.
import { ratio } from '../../lib/money'
import { say } from '../../lib/words.svelte'
import { handsOf } from '../cards/play.svelte'
import { furnish } from '../cloth/types'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import { KEYS } from './keys'
import Panel from './Panel.svelte'
import { scoreOf } from './points'
import { PuntoPlay } from './play.svelte'
import Stage from './Stage.svelte'
import type { Sheet, Value } from '../../lib/types'

/** How often each hand wins, and how often neither. */
const weightsOf = (sheet: Sheet): Map<Value, number> => new Map(sheet.spots.map((info) => [info.spot, ratio(info.win)]))

/** One key for each thing that may be asked. */
const keys = (play: PuntoPlay): Record<string, () => void> =>
  Object.fromEntries(Object.entries(KEYS).map(([kind, key]) => [key, () => void (play.live.may(kind) && play.live.tryOnce(kind))]))

export const room = furnish<PuntoPlay>({
  play: (live, sheet) => new PuntoPlay(live, sheet),
  Cloth,
  Stage,
  stage: 'above',
  tall: true,
  felt: 'burgundy',
  Dock,
  decides: new Set(Object.keys(KEYS)),
  Panel,
  cards: true,
  colourOf: () => 'none',
  cameOf: (_sheet, value, _before, after) => say('punto-came', { player: scoreOf(handsOf(after).player ?? []) ?? '', bank: scoreOf(handsOf(after).bank ?? []) ?? '', result: String(value) }),
  textOf: (_sheet, value) => say(`punto-letter-${value}`),
  nameOf: (_sheet, value) => say(`punto-came-${value}`),
  weightsOf,
  keys,
})
