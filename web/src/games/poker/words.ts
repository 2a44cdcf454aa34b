// A hand in words: what it makes, what became of it, whose turn it is.
import { say } from '../../lib/words.svelte'
import type { PokerCloth } from '../../lib/types'
import type { Mood } from '../boxes/moods'
import { cardsAt, turnOf, type PokerDesk, type PokerHand } from './desk'
import { commonPlaces, makes, type Made } from './makes'

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

/** "pareja de K · va"; `brief`: as it stands on the cloth. */
export function labelOf(key: string, hand: PokerHand, desk: PokerDesk | null, cloth: PokerCloth, mood: Mood, brief = false): string {
  const made = hand.state === 'out' ? null : madeAt(desk, key, cloth)
  const parts = [made ? (brief ? briefName : madeName)(made) : '']
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
