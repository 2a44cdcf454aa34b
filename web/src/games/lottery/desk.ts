// The state of a lottery, as the server shows it.
import { say } from '../../lib/words.svelte'
import type { Bet, Desk, Sheet } from '../../lib/types'
import type { LotteryCloth } from '../../lib/wire'

export interface Ticket {
  who: string
  numbers: number[]
  share: number
}

export interface Lottery {
  phase: string
  round: number
  price: number
  tickets: Ticket[]
  carried: Record<string, number>
  sealed: string
  drawn: { drum: number; value: number }[]
}

const EMPTY: Lottery = { phase: 'idle', round: 0, price: 0, tickets: [], carried: {}, sealed: '', drawn: [] }

export const lotteryOf = (desk: Desk | null): Lottery => ({ ...EMPTY, ...(desk as unknown as Partial<Lottery> | null) })
export const clothOf = (sheet: Sheet): LotteryCloth => sheet.cloth as LotteryCloth

/** A ticket as people read it. */
export function lineOf(cloth: LotteryCloth, ticket: Ticket): string {
  if (cloth.form !== 'printed') return ticket.numbers.join(' ')
  const share = ticket.share - 1
  return `${String(ticket.numbers[0]).padStart(cloth.digits, '0')} ${Math.floor(share / cloth.fractions) + 1}/${(share % cloth.fractions) + 1}`
}

/** What has come of this draw, drum by drum; nothing while tickets for the next one are sold. */
export function cameOf(lottery: Lottery): number[][] {
  if (lottery.phase === 'sale') return []
  const found: number[][] = []
  for (const { drum, value } of lottery.drawn) (found[drum] ??= []).push(value)
  return found
}

/** What everybody has paid for tickets, as bets on one spot. */
export function betsOf(lottery: Lottery, spot: string): Record<string, Bet> {
  const found: Record<string, Bet> = {}
  for (const { who } of lottery.tickets) found[who] = { owner: who, on: spot, amount: (found[who]?.amount ?? 0) + lottery.price, zeros: 0, asked: false }
  return found
}

/** What a draw came to: what came out, drum by drum. */
export function toldOf(sheet: Sheet, desk: Desk): string {
  const came = cameOf(lotteryOf(desk)).map((drum) => drum.join(clothOf(sheet).form === 'printed' ? '' : ' '))
  return came.length ? `${say('lottery-came')}: ${came.join(' · ')}` : ''
}
