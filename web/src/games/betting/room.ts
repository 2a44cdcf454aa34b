// The betting shop.
import { furnish } from '../cloth/types'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import Panel from './Panel.svelte'
import { BettingPlay } from './play.svelte'

export const room = furnish<BettingPlay>({
  play: (live, sheet) => new BettingPlay(live, sheet),
  Cloth,
  stage: 'above',
  flows: true,
  Dock,
  Panel,
  felt: 'green',
  decides: new Set(['StrikeBet', 'StrikeDouble', 'JoinPool']),
  describes: () => true,
  colourOf: () => 'none',
  keys: (play) => ({ l: () => play.live.policy?.auto && play.live.sayReady(!play.live.ready.includes(play.live.you)) }),
})
