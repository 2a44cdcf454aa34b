// A hand in words: what it makes, what became of it, whose turn it is.
import { say } from '../../lib/words.svelte'
import type { GameEvent } from '../../lib/types'
import type { PokerCloth } from '../../lib/wire'
import type { Mood } from '../boxes/moods'
import { cardsAt, turnOf, type PokerDesk, type PokerHand } from './desk'
import { commonPlaces, makes, type Made } from './makes'
import { lowAt, settingOf, split, type Setting } from './setting'

const MOODS: Record<string, Mood> = { won: 'good', unopposed: 'good', tied: 'even', lost: 'bad', punished: 'bad', withdrawn: 'bad' }
/** Kinds that are told with the ranks they are made of. */
const RANKED = new Set(['pair', 'two-pair', 'three', 'four', 'high-card'])

export const kindName = (kind: string): string => say(`poker-kind-${kind}`)

/** "pareja de K", "as y rey": what it makes, with its ranks where they tell more. */
export const madeName = ({ kind, ranks }: Made): string => (RANKED.has(kind) ? say('poker-made', { kind: kindName(kind), ranks: ranks.slice(0, kind === 'high-card' ? 1 : 2).join('-') }) : kindName(kind))

/** What the cards at a place make together with those that are for all. */
export const madeAt = (desk: PokerDesk | null, place: string, cloth: PokerCloth): Made | null =>
  makes(cardsAt(desk, place), commonPlaces(cloth).flatMap((common) => cardsAt(desk, common)), cloth)

export function moodOf(key: string, hand: PokerHand, desk: PokerDesk | null, isMine: (who: string) => boolean): Mood {
  if (hand.result) return MOODS[hand.result] ?? 'open'
  if (hand.state === 'out') return 'bad'
  if (turnOf(desk) !== key) return 'open'
  return isMine(hand.holder) || desk?.asked?.some(isMine) ? 'yours' : 'turn'
}

/** As briefly as a label on the cloth must say it: "pareja K". */
export const briefName = ({ kind, ranks }: Made): string => say(`poker-brief-${kind}`, { ranks: ranks.slice(0, kind === 'high-card' ? 1 : 2).join('-') })

/** Both hands of a place, once they are set and seen. */
export function settingAt(desk: PokerDesk | null, place: string, cloth: PokerCloth): Setting | null {
  const low = lowAt(desk, place)
  return low === null ? null : settingOf(split(cardsAt(desk, place), low, cloth.low), cloth)
}

/** "pareja K / A-Q": the high hand, then the low one. */
export const bothNames = ({ high, low }: Setting, brief = false): string => `${(brief ? briefName : madeName)(high)} / ${low.kind === 'pair' ? (brief ? briefName : madeName)(low) : low.ranks.join('-')}`

/** What is said of seven cards that are set as two hands. */
function setWords(key: string, desk: PokerDesk | null, cloth: PokerCloth, brief: boolean): string {
  const setting = settingAt(desk, key, cloth)
  return setting ? bothNames(setting, brief) : lowAt(desk, key) ? say('poker-set') : ''
}

/** "pareja de K · va"; `brief`: as it stands on the cloth. */
export function labelOf(key: string, hand: PokerHand, desk: PokerDesk | null, cloth: PokerCloth, mood: Mood, brief = false): string {
  const made = hand.state === 'out' || cloth.low ? null : madeAt(desk, key, cloth)
  const parts = [cloth.low ? setWords(key, desk, cloth, brief) : made ? (brief ? briefName : madeName)(made) : '']
  if (hand.result) parts.push(say(`poker-result-${brief && hand.result === 'unopposed' ? 'won' : hand.result}`))
  else if (mood === 'yours') parts.push(say('box-your-turn'))
  else if (hand.state) parts.push(say(`poker-state-${hand.state}`))
  return parts.filter(Boolean).join(' · ')
}

/** The least hand that counts: "A-K", "pareja de 4". */
export function leastName(kind: string, ranks: string[], lang?: Parameters<typeof say>[2]): string {
  const joined = ranks.join('-')
  return kind === 'high-card' ? joined : joined ? say('poker-made', { kind: say(`poker-kind-${kind}`, {}, lang), ranks: joined }, lang) : say(`poker-kind-${kind}`, {}, lang)
}

/** "Casilla 3: alta mayor, baja igual, empata", and why where that needs a word: copies are the bank's, or it was set wrongly. */
export function comparedWords(event: GameEvent, spot: string): string {
  const [high, low, result] = [String(event.high), String(event.low), String(event.result)]
  if (event.wrong) return say('poker-line-wrong', { spot })
  const line = say('poker-line-compared', { spot, high: say(`poker-side-${high}`), low: say(`poker-side-${low}`), result: say(`poker-result-${result}`) })
  return result === 'lost' && (high === 'equal' || low === 'equal') ? `${line} · ${say('poker-copy')}` : line
}
