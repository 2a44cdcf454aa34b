// The blackjack room; triple blackjack is played in it too.
import type { Desk, Sheet, Value } from '../../lib/types'
import { say } from '../../lib/words.svelte'
import type { BlackjackCloth } from '../../lib/wire'
import { furnish, type PlateColour } from '../cloth/types'
import { DECIDES } from './choices'
import Cloth from './Cloth.svelte'
import Dock from './Dock.svelte'
import Panel from './Panel.svelte'
import type { BlackjackDesk } from './desk'
import { isNatural, pointsOf } from './points'
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

/** What one's own hands count: "19", "blackjack", "se pasa con 24". */
function ownWords(cloth: BlackjackCloth, desk: BlackjackDesk | null, you: string): string {
  const hands = Object.values(desk?.hands ?? {}).filter(({ holder, cards }) => holder === you && cards?.length)
  const counts = hands.map((hand) => {
    const { total } = pointsOf(hand, cloth)
    return isNatural(hand, cloth) ? say('bj-own-natural') : total > cloth.target ? say('bj-own-over', { total }) : String(total)
  })
  return counts.length ? say('bj-own', { hands: counts.join(', ') }) : ''
}

/** What the bank came to, beside one's own hand where it plays once against it. */
function cameOf(sheet: Sheet, value: Value, _before: Desk | null, after: Desk | null, you: string): string {
  const cloth = sheet.cloth as BlackjackCloth
  const bank = say('bj-came', { points: value === 'BJ' ? 'BJ' : Number(value) > cloth.target ? 'over' : 'none', total: String(value) })
  return [cloth.stages > 1 ? '' : ownWords(cloth, after as BlackjackDesk | null, you), bank].filter(Boolean).join(' · ')
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
  cameOf,
  toldOf: (sheet, _before, you, after) => ownWords(sheet.cloth as BlackjackCloth, after as BlackjackDesk | null, you),
  keys,
})
