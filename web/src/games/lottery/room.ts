// The lottery.
import { furnish } from '../cloth/types'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import Panel from './Panel.svelte'
import { toldOf } from './desk'
import { LotteryPlay } from './play.svelte'

export const room = furnish<LotteryPlay>({
  play: (live, sheet) => new LotteryPlay(live, sheet),
  Cloth,
  stage: 'above',
  flows: true,
  Dock,
  Panel,
  felt: 'blue',
  decides: new Set(['BuyNumber', 'BuyChoice']),
  describes: () => true,
  course: { begins: ['LotteryOpened'], ends: ['DrawPaid'], onlyAtItsEnd: true },
  toldOf,
  colourOf: () => 'none',
  keys: (play) => ({ l: () => play.live.policy?.auto && play.live.sayReady(!play.live.ready.includes(play.live.you)) }),
})
