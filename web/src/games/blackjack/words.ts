// A hand in words: what it counts, what became of it, whose turn it is.
import { say } from '../../lib/words.svelte'
import type { BlackjackCloth } from '../../lib/wire'
import type { Mood } from '../boxes/moods'
import type { BlackjackDesk, Hand } from './desk'
import { isNatural, pointsOf, written } from './points'

const MOODS: Record<string, Mood> = { natural: 'natural', won: 'good', tied: 'even', lost: 'bad', over: 'bad', surrendered: 'bad' }

/** What the label of a hand is about. */
export function moodOf(hand: Hand & { key: string }, desk: BlackjackDesk | null, law: BlackjackCloth, isMine: (who: string) => boolean): Mood {
  if (hand.result) return MOODS[hand.result] ?? 'open'
  if (isNatural(hand, law)) return 'natural'
  if (desk?.turn === hand.key && ['playing', 'following'].includes(desk.phase ?? '')) return isMine(hand.holder) ? 'yours' : 'turn'
  return 'open'
}

/** "11 · doblada · su turno"; `short` leaves out what the drawing shows. */
export function labelOf(hand: Hand & { key: string }, mood: Mood, law: BlackjackCloth, short = false): string {
  const points = hand.cards?.length ? written(pointsOf(hand, law)) : ''
  if (mood === 'natural' && !hand.result) return say('bj-natural')
  const parts = [mood === 'natural' ? say('bj-natural') : points]
  if (hand.doubled && !short) parts.push(say('bj-doubled'))
  if (hand.result && hand.result !== 'natural') parts.push(say(`bj-result-${hand.result}`))
  else if (mood === 'yours') parts.push(say('box-your-turn'))
  return parts.filter(Boolean).join(' · ')
}

export const stateOf = (hand: Hand & { key: string }, desk: BlackjackDesk | null, law: BlackjackCloth, you: string): string =>
  labelOf(hand, moodOf(hand, desk, law, (who) => who === you), law)
