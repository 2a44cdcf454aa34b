// Everything that lies on a cloth: bets, and where cards were dealt the stakes that play on hands.
import type { Bet, Desk } from './types'

/** What somebody has on a hand. */
export interface HandStake {
  owner: string
  amount: number
  first: number
  /** In which play of the bank it counts. */
  stage?: number
}

interface WithHands extends Desk {
  hands?: Record<string, { box: number; stakes?: HandStake[] }>
  turn?: string
  raised?: HandStake[]
  insured?: { hand: string; owner: string; amount: number }[]
}

interface WithBank extends Desk {
  bank?: { banker: string; owned?: Record<string, number>; garage?: Record<string, number> } | null
  bids?: Record<string, number>
  pledges?: Record<string, number>
}

/** A pot that players have put chips into, each so many in this hand. */
interface WithPot extends Desk {
  hand?: { put?: Record<string, number> }
}

/** Where chips lie that players play for among themselves. */
export const POT = 'pot-bet'

/** The spot of a box, or of one of its stages: "box:3", "box:3-2". */
export const boxSpot = (box: number, stage: number, stages: number): string => (stages > 1 ? `box:${box}-${stage}` : `box:${box}`)

/** What somebody has laid against a bank that a player holds: before them or on the line; on two cloths, by spot, and once
 * betting is closed what of it plays against which cloth. */
interface AgainstBank {
  amount?: number
  line?: boolean
  lies?: Record<string, number>
  plays?: Record<string, number>
}

/** Chips as a bet: they lie on a spot, and have met no zero. */
export const asBet = (owner: string, on: string, amount: number): Bet => ({ owner, on, amount, zeros: 0, asked: false })

const sumOf = (parts: Record<string, number>): number => Object.values(parts).reduce((sum, n) => sum + n, 0)

/** Where chips lie on two cloths. A banco lies on both; what was cut to the bank's size lies where it plays. */
function byCloth(lies: Record<string, number>, plays: Record<string, number>): [on: string, amount: number][] {
  const cut = sumOf(plays) > 0 && (sumOf(plays) !== sumOf(lies) || 'banco' in lies)
  return Object.entries(cut ? plays : lies).map(([on, amount]) => [on === 'banco' ? 'both' : on, amount])
}

/** Bets, and stakes against a player's bank. */
export function betsOf(desk: Desk): Record<string, Bet> {
  const found: Record<string, Bet> = { ...desk.bets }
  for (const [owner, amount] of Object.entries((desk as WithPot).hand?.put ?? {})) if (amount) found[`pot-${owner}`] = asBet(owner, POT, amount)
  for (const [owner, { amount = 0, line, lies, plays }] of Object.entries((desk.stakes ?? {}) as Record<string, AgainstBank>)) {
    if (!lies) found[`stake-${owner}`] = asBet(owner, line ? 'line' : 'stake', amount)
    else for (const [on, part] of byCloth(lies, plays ?? {})) found[`stake-${owner}-${on}`] = asBet(owner, on, part)
  }
  return found
}

/** As bets: what waits for the deal, what plays on hands, what was put down to raise or to insure them. */
export function lyingOn(desk: Desk, stages = 1): Record<string, Bet> {
  const { hands, turn = '', raised = [], insured } = desk as WithHands
  const lying = betsOf(desk)
  const lay = (id: string, box: number, { owner, amount, stage = 1 }: HandStake): void => {
    lying[id] = asBet(owner, boxSpot(box, stage, stages), amount)
  }
  for (const [key, hand] of Object.entries(hands ?? {})) hand.stakes?.forEach((stake, n) => lay(`hand-${key}-${n}`, hand.box, stake))
  const raising = hands?.[turn]
  if (raising) raised.forEach((stake, n) => lay(`raised-${n}`, raising.box, stake))
  // Elsewhere insurance is a part of the bet itself, and no list.
  if (Array.isArray(insured)) insured.forEach(({ owner, amount, hand }, n) => (lying[`insured-${n}`] = asBet(owner, `insurance:${hands?.[hand]?.box ?? 0}`, amount)))
  return lying
}

/** Whether somebody has chips on the cloth, in a bank that is theirs or shared, or in a bid or an offer for one. */
export function holdsAt(desk: Desk, who: string): boolean {
  const { bank, bids, pledges } = desk as WithBank
  const banked = bank?.banker === who || who in (bank?.owned ?? {}) || who in (bank?.garage ?? {})
  return banked || who in (bids ?? {}) || who in (pledges ?? {}) || Object.values(lyingOn(desk)).some(({ owner }) => owner === who)
}
