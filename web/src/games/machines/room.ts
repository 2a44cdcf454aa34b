// A machine, and who stands before it.
import { money, say } from '../../lib/words.svelte'
import type { Sheet, Value } from '../../lib/types'
import { furnish } from '../cloth/types'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import Panel from './Panel.svelte'
import { MachinePlay } from './play.svelte'

const cameOf = (sheet: Sheet, value: Value): string => (Number(value) ? say('machine-won', { amount: money(Number(value), sheet.currency.code) }) : say('machine-nothing'))

export const room = furnish<MachinePlay>({
  play: (live, sheet) => new MachinePlay(live, sheet),
  Cloth,
  stage: 'above',
  Dock,
  Panel,
  felt: 'blue',
  decides: new Set(['StartPlay', 'PlayFree', 'HoldReels', 'PickBox']),
  describes: () => true,
  colourOf: () => 'none',
  course: { begins: ['PlayStarted'], ends: ['PlayEnded'], onlyAtItsEnd: true },
  textOf: (sheet, value) => money(Number(value), sheet.currency.code),
  cameOf,
  keys: (play) => ({ j: () => play.goOn() }),
})
