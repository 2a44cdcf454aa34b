// The blackjack room; triple blackjack is played in it too.
import type { Sheet, Value } from '../../lib/types'
import { say } from '../../lib/words.svelte'
import { furnish, type PlateColour } from '../cloth/types'
import { DECIDES } from './choices'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import Panel from './Panel.svelte'
import { BlackjackPlay } from './play.svelte'

/** A blackjack of the bank is a block; what else the bank came to has no colour. */
const colourOf = (_sheet: Sheet, value: Value): PlateColour => (value === 'BJ' ? 'black' : 'none')

/** Letters answer what is asked; while bets are laid some of them repeat and double as at every table. */
function keys(play: BlackjackPlay): Record<string, () => void> {
  const answer = (key: string, otherwise: () => void = () => {}) => (): void => {
    if (!play.press(key)) otherwise()
  }
  const insure = (): void => {
    const [offered] = play.insurances
    if (offered) play.insure(offered.hand, offered.stage, offered.most)
  }
  return {
    c: answer('c'),
    p: answer('p'),
    s: answer('s'),
    n: answer('n'),
    e: answer('e'),
    d: answer('d', () => play.canDouble && play.double()),
    r: answer('r', () => play.canRepeat && play.repeat()),
    a: insure,
    h: () => play.turn && play.hint(),
  }
}

export const room = furnish<BlackjackPlay>({
  cards: true,
  play: (live, sheet) => new BlackjackPlay(live, sheet),
  Cloth,
  stage: 'above',
  Dock,
  Panel,
  decides: DECIDES,
  seated: true,
  describes: (spot) => spot.startsWith('box:'),
  round: true,
  felt: 'blue',
  colourOf,
  nameOf: (_sheet, value) => say('bj-came', { points: String(value) }),
  keys,
})
