// What cards count, for the label beside them. The house says what comes of it; here it is only read out.
import { pipsOf } from '../cards/cards'
import type { BlackjackCloth } from '../../lib/wire'
import type { Hand } from './desk'

const TARGET = 21
const MORE = 10 // what an ace counts more when it is eleven
const FIRST = 2 // cards that a hand is dealt

export interface Points {
  total: number
  /** An ace among them counts eleven. */
  soft: boolean
}

type Law = Pick<BlackjackCloth, 'doubled_ace' | 'bank_ace' | 'split_natural' | 'stands'>

const isAce = (card: number): boolean => card % 13 === 0
const hard = (cards: number[]): number => cards.reduce((sum, card) => sum + pipsOf(card, 10), 0)

/** The best total up to 21; the aces among the first `fixed` cards count one. */
function best(cards: number[], fixed = 0): Points {
  const low = hard(cards)
  const soft = cards.slice(fixed).some(isAce) && low + MORE <= TARGET
  return { total: soft ? low + MORE : low, soft }
}

/** What a hand counts; under some laws an ace that was doubled counts one. */
export const pointsOf = (hand: Pick<Hand, 'cards' | 'doubled'>, law: Law): Points =>
  best(hand.cards ?? [], hand.doubled && law.doubled_ace === 'one' ? FIRST : 0)

/** What the bank counts: an ace is eleven where that makes it stand. */
export function bankPoints(cards: number[], law: Law): Points {
  const low = hard(cards)
  const high = low + MORE
  if (cards.length === 1) return best(cards)
  const soft = cards.some(isAce) && high >= law.stands && (high <= TARGET || law.bank_ace === 'eleven')
  return { total: soft ? high : low, soft }
}

/** Whether two first cards are a blackjack. */
export const isNatural = (hand: Pick<Hand, 'cards' | 'split'>, law: Law): boolean =>
  hand.cards?.length === FIRST && best(hand.cards).total === TARGET && (!hand.split || law.split_natural)

export const bankNatural = (cards: number[]): boolean => cards.length === FIRST && best(cards).total === TARGET

/** "7/17" where an ace may still count one or eleven. */
export const written = ({ total, soft }: Points): string => (soft && total < TARGET ? `${total - MORE}/${total}` : String(total))
