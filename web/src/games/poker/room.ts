// The room of the pokers against the house: one for all of them, drawn from what the sheet says.
import type { Act, Desk, Sheet, Value } from '../../lib/types'
import type { PokerCloth } from '../../lib/wire'
import { say } from '../../lib/words.svelte'
import { furnish, type PlateColour } from '../cloth/types'
import { DECIDES } from './choices'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import { nameOf, textOf } from './outcome'
import Panel from './Panel.svelte'
import { bankBox, type PokerDesk } from './desk'
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

/** What cards made at a place, in words; nothing where they do not lie there for all to see. */
function handAt(desk: PokerDesk | null, place: string, cloth: PokerCloth): string {
  const setting = cloth.low ? settingAt(desk, place, cloth) : null
  const made = cloth.low ? null : madeAt(desk, place, cloth)
  return setting ? bothNames(setting) : made ? madeName(made) : ''
}

/** One's own hand and what the bank had, whoever held it; where there is none, the card that was for all. */
function cameOf(sheet: Sheet, value: Value, before: Desk | null, after: Desk | null, you: string): string {
  const [cloth, desk] = [sheet.cloth as PokerCloth, after as PokerDesk | null]
  const banker = bankBox(before as PokerDesk | null)
  const held = banker === null ? 'bank' : String(banker)
  const bank = handAt(desk, held, cloth)
  const mine = Object.entries(desk?.hands ?? {}).filter(([, { holder }]) => holder === you)
  const own = mine.length === 1 ? handAt(desk, mine[0]![0], cloth) : ''
  if (!bank) return own ? say('poker-came-own', { own, came: nameOf(sheet, value) }) : nameOf(sheet, value)
  if (own && mine[0]![0] === held) return say('poker-came-banking', { hand: bank })
  return own ? say('poker-came-both', { own, hand: bank }) : say('poker-came', { hand: bank })
}

/** Which of one's two hands won, and which lost. */
function detailOf(spot: string, act: Act): string {
  const box = spot.split(':')[1]
  const event = act.events.find(({ type, hand }) => type === 'HandCompared' && String(hand) === box)
  if (!event) return ''
  return event.wrong ? say('poker-own-wrong') : say('poker-own-compared', { high: String(event.high), low: String(event.low) })
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
  detailOf,
  keys,
})
