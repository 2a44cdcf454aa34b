// The room of the pokers against the house: one for all of them, drawn from what the sheet says.
import type { Desk, Sheet, Value } from '../../lib/types'
import type { PokerCloth } from '../../lib/wire'
import { say } from '../../lib/words.svelte'
import { furnish, type PlateColour } from '../cloth/types'
import { DECIDES } from './choices'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import { nameOf, textOf } from './outcome'
import Panel from './Panel.svelte'
import type { PokerDesk } from './desk'
import { bothNames, madeAt, madeName, settingAt } from './words'
import { PokerPlay } from './play.svelte'

const colourOf = (_sheet: Sheet, _value: Value): PlateColour => 'none'

/** Letters answer what is asked, digits choose cards; while bets are laid some of them repeat and double as at every table. */
function keys(play: PokerPlay): Record<string, () => void> {
  const answer = (key: string, otherwise: () => void = () => {}) => (): void => {
    if (!play.press(key)) otherwise()
  }
  const throws = (kind: string) => (): void => {
    if (play.picking?.kind === kind) play.throwAway()
  }
  const picks = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [String(number), () => play.pick(number)]))
  return {
    ...picks,
    v: answer('v'),
    p: answer('p', () => play.passBank()),
    s: answer('s'),
    n: answer('n'),
    c: answer('c', () => (play.picking?.kind === 'SetHand' ? play.throwAway() : throws('BuyCard')())),
    b: () => play.takeBank(),
    d: answer('d', () => (play.canDouble ? play.double() : throws('Discard')())),
    r: answer('r', () => play.canRepeat && play.repeat()),
    h: () => (play.picking?.kind === 'SetHand' ? play.asHouse() : play.hint()),
  }
}

/** What the bank had; where there is none, the card that was for all. */
function cameOf(sheet: Sheet, value: Value, _before: Desk | null, after: Desk | null): string {
  const cloth = sheet.cloth as PokerCloth
  const setting = cloth.low ? settingAt(after as PokerDesk | null, 'bank', cloth) : null
  const made = cloth.low ? null : madeAt(after as PokerDesk | null, 'bank', cloth)
  const hand = setting ? bothNames(setting) : made ? madeName(made) : ''
  return hand ? say('poker-came', { hand }) : nameOf(sheet, value)
}

export const room = furnish<PokerPlay>({
  play: (live, sheet) => new PokerPlay(live, sheet),
  Cloth,
  stage: 'above',
  Dock,
  Panel,
  decides: DECIDES,
  seated: true,
  round: true,
  cards: true,
  colourOf,
  textOf,
  nameOf,
  cameOf,
  keys,
})
