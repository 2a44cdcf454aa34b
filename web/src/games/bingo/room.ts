// The bingo hall.
import { furnish } from '../cloth/types'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import Panel from './Panel.svelte'
import { BingoPlay } from './play.svelte'

export const room = furnish<BingoPlay>({
  play: (live, sheet) => new BingoPlay(live, sheet),
  Cloth,
  stage: 'above',
  Dock,
  Panel,
  felt: 'blue',
  decides: new Set(['BuyCards', 'SingLine', 'SingBingo', 'InspectMaterial']),
  describes: () => true,
  course: { begins: ['SaleOpened'], ends: ['BingoEnded', 'GameVoided'], onlyAtItsEnd: true },
  colourOf: () => 'none',
})
