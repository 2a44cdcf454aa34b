// The room of trente et quarante.
import { say } from '../../lib/words.svelte'
import { handsOf } from '../cards/play.svelte'
import { furnish, type PlateColour } from '../cloth/types'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import { INSURE, KEYS } from './keys'
import Panel from './Panel.svelte'
import { TrentePlay } from './play.svelte'
import { totalOf, winnerOf } from './rows'
import Stage from './Stage.svelte'
import type { Sheet, Value } from '../../lib/types'

const colourOf = (_sheet: Sheet, value: Value): PlateColour => winnerOf(String(value)) ?? (value === 'refait' ? 'zero' : 'none')

function keys(play: TrentePlay): Record<string, () => void> {
  const asked = Object.entries(KEYS).map(([kind, key]): [string, () => void] => [key, () => void (play.live.may(kind) && play.live.tryTo(kind))])
  const insure = (): void => {
    const [first] = play.insurable
    if (first) play.insure(first.bet)
  }
  return { ...Object.fromEntries(asked), [INSURE]: insure }
}

export const room = furnish<TrentePlay>({
  play: (live, sheet) => new TrentePlay(live, sheet),
  Cloth,
  Stage,
  stage: 'above',
  tall: true,
  Dock,
  decides: new Set(Object.keys(KEYS)),
  Panel,
  cards: true,
  colourOf,
  cameOf: (_sheet, value, _before, after) => say('trente-came', { black: totalOf(handsOf(after).black ?? []), red: totalOf(handsOf(after).red ?? []), result: String(value) }),
  textOf: (_sheet, value) => say(`trente-plate-${value}`),
  nameOf: (_sheet, value) => say(`trente-came-${value}`),
  keys,
})
