// The desk of poker against the house as the server shows it: hands in their boxes, cards at their places.
import { betOf, seatOf } from '../boxes/seats'
import { seenAll, type Seen } from '../cards/cards'
import type { Desk } from '../../lib/types'

export interface PokerHand {
  box: number
  holder: string
  /** Nobody may look at it before it is turned over. */
  blind?: boolean
  /** "in" or "out" once it has been decided. */
  state?: string
  /** won, tied, lost, unopposed, punished, withdrawn; nothing while it is open. */
  result?: string
}

export interface PokerDesk extends Desk {
  hands?: Record<string, PokerHand>
  order?: string[]
  /** Cards by their place: the number of a box, "bank", or one for all. */
  cards?: Record<string, unknown[]>
  stage?: string
  due?: [place: string, slot: string][]
  pending?: string[]
  turning?: string[]
  asked?: string[]
  pot?: number
  /** What the jackpots of other tables come to, where they are one. */
  linked?: number
  /** Who holds the bank, where it goes round ("" while it is offered), at which box, and what covers the bets against it. */
  bank?: { holder: string; place: number; cover: number }
  dice?: number[]
  /** By hand, which of its cards are the low one: numbers, or a veil over them. */
  low?: Record<string, unknown>
}

/** The hand that decides now. */
export const turnOf = (desk: PokerDesk | null): string => desk?.pending?.[0] ?? ''

/** The cards at a place, as far as this viewer sees them. */
export const cardsAt = (desk: PokerDesk | null, place: string): Seen[] => seenAll(desk?.cards?.[place])

/** The box that is somebody's own to look at: where they are asked, where they sit, the first they bet on. */
export function ownBox(desk: PokerDesk | null, isMine: (who: string) => boolean, boxes: number): number | null {
  if (!desk) return null
  const turn = desk.hands?.[turnOf(desk)]
  if (turn && (isMine(turn.holder) || desk.asked?.some(isMine))) return turn.box
  const hand = Object.values(desk.hands ?? {}).find((each) => isMine(each.holder))
  return seatOf(desk, isMine, boxes) ?? hand?.box ?? betOf(desk, isMine)
}

/** The box of a player who holds the bank. */
export const bankBox = (desk: PokerDesk | null): number | null => (desk?.bank?.holder && !desk.bank.holder.startsWith('@') ? desk.bank.place : null)

/** Whether the bank plays with what it has: as the hands say that have met it; null before. */
export function bankPlays(desk: PokerDesk | null): boolean | null {
  const results = Object.values(desk?.hands ?? {}).map(({ result }) => result)
  if (results.includes('unopposed')) return false
  return results.some((result) => result === 'won' || result === 'tied' || result === 'lost') ? true : null
}
