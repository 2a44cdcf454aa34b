// The room of baccarat on two cloths, where one player is the bank against two hands.
import { say } from '../../lib/words.svelte'
import { circleKeys } from '../circle/play.svelte'
import { furnish } from '../cloth/types'
import { DECIDES } from './choices'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import Panel from './Panel.svelte'
import { BanquePlay } from './play.svelte'
import { CLOTHS } from './desk'
import { lettersOf } from './results'

export const room = furnish<BanquePlay>({
  play: (live, sheet) => new BanquePlay(live, sheet),
  Cloth,
  stage: 'above',
  Dock,
  decides: DECIDES,
  seated: true,
  round: 'oval',
  felt: 'burgundy',
  Panel,
  cards: true,
  colourOf: (_sheet, value) => (value === 'bank/bank' ? 'black' : 'none'),
  textOf: (_sheet, value) => lettersOf(String(value)).map((letter) => say(`banque-letter-${letter}`)).join(''),
  nameOf: (_sheet, value) => lettersOf(String(value)).map((letter, n) => say(`banque-came-${letter}`, { cloth: say(`bet-${CLOTHS[n]}`) })).join(', '),
  keys: circleKeys,
})
