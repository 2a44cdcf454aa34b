// What the plates of a table's history say: what the bank had, or a card that was for all.
import { FIRST_JOKER, RANKS, SUITS, cardWords, isJoker, rankOf, suitOf } from '../cards/cards'
import { say } from '../../lib/words.svelte'
import type { Sheet, Value } from '../../lib/types'
import type { PokerCloth } from '../../lib/wire'
import { makes } from './makes'
import { byHouse, settingOf, split, type Setting } from './setting'
import { bothNames, kindName } from './words'

const JOKERS = ['JOKER1', 'JOKER2']
const SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const

/** Cards as the server writes them in its results: "AS KD". */
export const written = (cards: number[]): string => cards.map((card) => (isJoker(card) ? JOKERS[card - FIRST_JOKER]! : rankOf(card) + suitOf(card))).join(' ')

/** Such a text as cards again; nothing where one of them is no card. */
export function parsed(value: Value): number[] | null {
  const cards = String(value).split(' ').map((text) => {
    if (JOKERS.includes(text)) return FIRST_JOKER + JOKERS.indexOf(text)
    const [rank, suit] = [RANKS.indexOf(text.slice(0, -1) as 'A'), SUITS.indexOf(text.slice(-1) as 'S')]
    return rank < 0 || suit < 0 ? null : suit * 13 + rank
  })
  return cards.includes(null) ? null : (cards as number[])
}

const signed = (card: number): string => (isJoker(card) ? '★' : rankOf(card) + SIGNS[suitOf(card)])

/** Two hands of seven cards: those at the place of the bank are set as the house sets them, whoever holds the bank. */
function settingOfHouse(cards: number[], cloth: PokerCloth): Setting | null {
  const low = cloth.low ? byHouse(cards) : null
  return low && settingOf(split(cards, low, cloth.low), cloth)
}

/** In a few letters: what a whole hand made, else its cards. */
export function textOf(sheet: Sheet, value: Value): string {
  const cards = parsed(value) ?? []
  const cloth = sheet.cloth as PokerCloth
  const made = settingOfHouse(cards, cloth)?.high ?? makes(cards, [], cloth)
  return made ? say(`poker-plate-${made.kind}`) : cards.map(signed).join(' ')
}

/** In words, for those who hear it. */
export function nameOf(sheet: Sheet, value: Value): string {
  const cards = parsed(value) ?? []
  const cloth = sheet.cloth as PokerCloth
  const set = settingOfHouse(cards, cloth)
  if (set) return say('poker-came-house', { hand: bothNames(set) })
  const made = makes(cards, [], cloth)
  const hand = made ? kindName(made.kind) : cards.map(cardWords).join(', ')
  return say(cards.length === 1 ? 'poker-came-common' : 'poker-came-bank', { hand })
}
