// Where cards lie and where the next one goes, in words: "box 3, second card".
import { nameOf } from '../lib/events'
import { say } from '../lib/words.svelte'
import type { Due } from '../lib/wire'
import type { LyingCards } from '../games/family'

type Place = Pick<LyingCards, 'at' | 'number' | 'hand'>

export const placeName = ({ at, number = 0, hand = 1 }: Place): string => say(`place-${at}`, { number, hand })

export const isThere = (place: Place, due: Due | null): boolean =>
  due !== null && place.at === due.at && (place.number ?? 0) === (due.number ?? 0) && (place.hand ?? 1) === (due.hand ?? 1)

/** "Box 3, second card", and whose it is. */
export function dueName(due: Due, names: Record<string, string>): string {
  const place = placeName(due)
  const where = due.card ? say(due.turned ? 'place-card-turned' : 'place-card', { place, card: due.card }) : place
  return due.who ? say('place-of', { place: where, name: nameOf(due.who, names) }) : where
}
