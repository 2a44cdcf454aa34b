// The room of trente et quarante.
import { say } from '../../lib/words.svelte'
import { handsOf } from '../cards/play.svelte'
import { furnish, type PlateColour } from '../cloth/types'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import { INSURE, KEYS } from './keys'
import Panel from './Panel.svelte'
import { TrentePlay } from './play.svelte'
import { leading, totalOf, winnerOf } from './rows'
import Stage from './Stage.svelte'
import type { Desk, Sheet, Value } from '../../lib/types'
import type { TrenteCloth } from '../../lib/wire'

const colourOf = (_sheet: Sheet, value: Value): PlateColour => winnerOf(String(value)) ?? (value === 'refait' ? 'zero' : 'none')

function keys(play: TrentePlay): Record<string, () => void> {
  const asked = Object.entries(KEYS).map(([kind, key]): [string, () => void] => [key, () => void (play.live.may(kind) && play.live.tryOnce(kind))])
  const insure = (): void => {
    const [first] = play.insurable
    if (first) play.insure(first.bet)
  }
  return { ...Object.fromEntries(asked), [INSURE]: insure }
}

/** Both totals and what wins; and the first card where it says why colour has won, or inverse. */
function cameOf(sheet: Sheet, value: Value, _before: Desk | null, after: Desk | null): string {
  const hands = handsOf(after)
  const [black, red] = [totalOf(hands.black ?? []), totalOf(hands.red ?? [])]
  const first = leading(hands[(sheet.cloth as TrenteCloth).rows[0]!] ?? [])
  return say('trente-came', { black, red, result: String(value), lead: winnerOf(String(value)) === null ? 'none' : (first ?? 'none') })
}

export const room = furnish<TrentePlay>({
  play: (live, sheet) => new TrentePlay(live, sheet),
  Cloth,
  Stage,
  stage: 'above',
  tall: 'above',
  Dock,
  decides: new Set(Object.keys(KEYS)),
  Panel,
  cards: true,
  colourOf,
  cameOf,
  textOf: (_sheet, value) => say(`trente-plate-${value}`),
  nameOf: (_sheet, value) => say(`trente-came-${value}`),
  keys,
})
