// The room of circle poker, where players play against each other.
import { furnish } from '../cloth/types'
import { currencyOf, figure } from '../../lib/money'
import { lang, money, say } from '../../lib/words.svelte'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import Panel from './Panel.svelte'
import { CirclePokerPlay, DECIDES, keysOf } from './play.svelte'

export const room = furnish<CirclePokerPlay>({
  play: (live, sheet) => new CirclePokerPlay(live, sheet),
  Cloth,
  stage: 'above',
  Dock,
  Panel,
  decides: DECIDES,
  seated: true,
  round: 'oval',
  felt: 'green',
  cards: true,
  describes: () => true,
  colourOf: () => 'none',
  nameOf: (sheet, value) => say('circle-poker-came', { amount: money(Number(value), sheet.currency.code) }),
  textOf: (sheet, value) => figure(Number(value), currencyOf(sheet.currency.code), lang()),
  keys: keysOf,
})
