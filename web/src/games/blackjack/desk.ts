// The desk of blackjack as the server shows it, and its boxes as they are drawn: who sits there, what lies there, which hands.
import type { HandStake } from '../../lib/lying'
import type { Desk } from '../../lib/types'

export interface Hand {
  box: number
  holder: string
  stakes: HandStake[]
  cards?: number[]
  split?: boolean
  aces?: boolean
  doubled?: boolean
  done?: boolean
  /** won, natural, lost, tied, over or surrendered; nothing while it is open. */
  result?: string
}

export interface Insured {
  hand: string
  owner: string
  stage: number
  amount: number
}

export interface BlackjackDesk extends Desk {
  hands?: Record<string, Hand>
  order?: string[]
  bank?: number[]
  stage?: number
  turn?: string
  due?: string
  asked?: string[]
  raised?: HandStake[]
  insured?: Insured[]
  shoe?: { number?: number; left?: number; behind?: number; uncut?: boolean }
  stopped?: boolean
  pot?: number
}

/** A hand with its key: that of its box, or "4-2" for another that a pair has become. */
export interface Held extends Hand {
  key: string
}

/** "box:3-2" is the second stage of the third box, "pairs:3" the bet on a pair beside it. */
export function placeOf(spot: string): { kind: string; box: number; stage: number } {
  const [kind = '', where = ''] = spot.split(':')
  const [box, stage] = where.split('-')
  return { kind, box: Number(box), stage: Number(stage ?? 1) }
}

/** The hands of a box, the one most to the player's right first. */
export const handsOf = (desk: BlackjackDesk | null, box: number): Held[] =>
  (desk?.order ?? Object.keys(desk?.hands ?? {})).flatMap((key) => {
    const hand = desk?.hands?.[key]
    return hand && hand.box === box ? [{ ...hand, key }] : []
  })

/** Who sits before a box. */
export const frontOf = (desk: BlackjackDesk | null, box: number): string | null => desk?.seats[box - 1] ?? null

/** The box that is somebody's own to look at: the one whose turn they have, the one they sit at, the first they bet on. */
export function ownBox(desk: BlackjackDesk | null, isMine: (who: string) => boolean, boxes: number): number | null {
  if (!desk) return null
  const turn = desk.hands?.[desk.turn ?? '']
  if (turn && isMine(turn.holder)) return turn.box
  const seat = desk.seats.findIndex((who) => who !== null && isMine(who)) + 1
  if (seat > 0 && seat <= boxes) return seat
  const hand = Object.values(desk.hands ?? {}).find((each) => isMine(each.holder) || each.stakes.some((stake) => isMine(stake.owner)))
  if (hand) return hand.box
  const bet = Object.values(desk.bets ?? {}).find((each) => isMine(each.owner))
  return bet ? placeOf(bet.on).box : null
}
