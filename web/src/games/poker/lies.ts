// The hands in their boxes, the bank and what is common to all, as whoever deals sees them.
import { has, say } from '../../lib/words.svelte'
import type { Desk, Sheet } from '../../lib/types'
import type { PokerCloth } from '../../lib/wire'
import type { LyingCards, OnTable } from '../family'
import { cardsAt, turnOf, type PokerDesk } from './desk'
import { madeAt, madeName } from './words'

export function lies(shown: Desk, sheet: Sheet): OnTable {
  const desk = shown as PokerDesk
  const cloth = sheet.cloth as PokerCloth
  const made = (place: string): string | undefined => {
    const found = cardsAt(desk, place).length ? madeAt(desk, place, cloth) : null
    return found ? madeName(found) : undefined
  }
  const hands = (desk.order ?? []).flatMap((key): LyingCards[] => {
    const hand = desk.hands?.[key]
    if (!hand || !/^\d+$/.test(key)) return []
    const word = hand.result ? `poker-result-${hand.result}` : hand.state ? `poker-state-${hand.state}` : ''
    return [{
      at: 'box', number: hand.box, who: hand.holder, cards: cardsAt(desk, key), makes: made(key), turn: turnOf(desk) === key,
      note: word && has(word) ? say(word) : undefined,
    }]
  })
  const others = Object.keys(desk.cards ?? {}).filter((place) => !/^\d+$/.test(place)).map((at): LyingCards => ({ at, cards: cardsAt(desk, at), makes: at === 'bank' ? made(at) : undefined }))
  const banker = desk.bank?.holder ? [{ name: 'console-stands-bank', who: desk.bank.holder }] : []
  const dice = desk.dice?.length ? [{ name: 'console-stands-dice', value: desk.dice.join(' · ') }] : []
  return { cards: [...hands, ...others], stands: [...banker, ...dice] }
}
