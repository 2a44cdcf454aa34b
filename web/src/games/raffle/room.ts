// The stall of a raffle, a tombola or a promotional draw.
import { furnish } from '../cloth/types'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import Panel from './Panel.svelte'
import { toldOf } from './desk'
import { RafflePlay } from './play.svelte'

export const room = furnish<RafflePlay>({
  play: (live, sheet) => new RafflePlay(live, sheet),
  Cloth,
  stage: 'above',
  flows: true,
  Dock,
  Panel,
  felt: 'burgundy',
  decides: new Set(['BuyTickets', 'ClaimPrize', 'ExchangePoints']),
  describes: () => true,
  course: { begins: ['TicketSaleOpened'], ends: ['DrawEnded'], onlyAtItsEnd: true },
  toldOf,
  colourOf: () => 'none',
  keys: (play) => ({ l: () => play.live.policy?.auto && play.live.sayReady(!play.live.ready.includes(play.live.you)) }),
})
