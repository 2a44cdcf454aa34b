// The counter.
import { money, say } from '../../lib/words.svelte'
import { furnish } from '../cloth/types'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import { owedTo, unreadOf } from './desk'
import Panel from './Panel.svelte'
import { TicketPlay } from './play.svelte'

export const room = furnish<TicketPlay>({
  play: (live, sheet) => new TicketPlay(live, sheet),
  Cloth,
  stage: 'above',
  flows: true,
  Dock,
  Panel,
  felt: 'green',
  decides: new Set(['BuyTickets', 'Scratch', 'ScratchAll', 'PresentTicket', 'CashIn']),
  describes: () => true,
  colourOf: () => 'none',
  course: { begins: ['TicketsSold'], ends: ['PrizePaid'], lies: unreadOf, owed: owedTo },
  textOf: (sheet, value) => money(Number(value), sheet.currency.code),
  cameOf: (sheet, value) => (Number(value) ? `${say('ticket-prize')} ${money(Number(value), sheet.currency.code)}` : say('ticket-lost')),
  keys: (play) => ({ l: () => play.live.policy?.auto && play.live.sayReady(!play.live.ready.includes(play.live.you)) }),
})
