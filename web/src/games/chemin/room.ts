// The room of chemin de fer, where the bank is a player.
import { circleKeys } from '../circle/play.svelte'
import { word } from '../circle/words'
import { furnish } from '../cloth/types'
import { DECIDES } from './choices'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import Panel from './Panel.svelte'
import { CheminPlay } from './play.svelte'

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
  textOf: (_sheet, value) => word('chemin', `letter-${value}`),
  nameOf: (_sheet, value) => word('chemin', `came-${value}`),
  keys: circleKeys,
})
