// The room of chemin de fer, where the bank is a player.
import { say } from '../../lib/words.svelte'
import { furnish } from '../cloth/types'
import { DECIDES, LETTERS } from './choices'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import Panel from './Panel.svelte'
import { CheminPlay } from './play.svelte'
import Thumb from './Thumb.svelte'

/** Letters say what may be said; while stakes are laid some of them do as at every table. */
function keys(play: CheminPlay): Record<string, () => void> {
  const otherwise: Record<string, () => void> = { d: () => play.canDouble && play.double(), x: () => play.canClear && play.clear() }
  const all = LETTERS.map((key): [string, () => void] => [key, () => void (play.press(key) || otherwise[key]?.())])
  return { ...Object.fromEntries(all), k: () => (play.charted = !play.charted) }
}

export const room = furnish<CheminPlay>({
  play: (live, sheet) => new CheminPlay(live, sheet),
  Cloth,
  stage: 'above',
  Dock,
  decides: DECIDES,
  seated: true,
  round: 'oval',
  felt: 'burgundy',
  Panel,
  cards: true,
  colourOf: (_sheet, value) => (value === 'bank' ? 'black' : 'none'),
  textOf: (_sheet, value) => say(`chemin-letter-${value}`),
  keys,
  Thumb,
})
