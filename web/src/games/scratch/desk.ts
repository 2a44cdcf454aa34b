// The state of a counter for scratch tickets, as the server shows it.
import type { Bet, Desk, Sheet } from '../../lib/types'
import type { TicketCloth } from '../../lib/wire'

export const COVERED = -1

export interface Slip {
  serial: number
  who: string
  boxes: number[]
  code: { value: number | null }
  read: boolean
  prize: number
  paid: boolean
}

export interface Counter {
  phase: string
  lot: number
  price: number
  next: number
  size: number
  slips: Record<string, Slip>
  found: number[]
}

const EMPTY: Counter = { phase: 'idle', lot: 0, price: 0, next: 1, size: 0, slips: {}, found: [] }

export const counterOf = (desk: Desk | null): Counter => ({ ...EMPTY, ...(desk as unknown as Partial<Counter> | null) })
export const clothOf = (sheet: Sheet): TicketCloth => sheet.cloth as TicketCloth

/** Somebody's tickets: those that are still to be scratched in the order of their numbers, then the last that were. */
export const slipsOf = (counter: Counter, who: string): Slip[] =>
  Object.values(counter.slips)
    .filter((slip) => slip.who === who)
    .sort((a, b) => Number(a.read) - Number(b.read) || (a.read ? b.serial - a.serial : a.serial - b.serial))

/** How many tickets of each kind nobody has read. */
export const leftOf = (cloth: TicketCloth, counter: Counter): number[] => cloth.printed.map((count, kind) => count - (counter.found[kind] ?? 0))

/** What a ticket that nobody has read is worth on the average, in prices. */
export function worthOf(cloth: TicketCloth, left: number[]): number {
  const tickets = left.reduce((sum, count) => sum + count, 0)
  return tickets ? cloth.times.reduce((sum, times, kind) => sum + times * left[kind]!, 0) / tickets : 0
}

/** What everybody has paid for tickets that are still to be scratched, as bets on one spot. */
export function betsOf(counter: Counter): Record<string, Bet> {
  const found: Record<string, Bet> = {}
  for (const { who, read } of Object.values(counter.slips)) {
    if (read) continue
    found[who] = { owner: who, on: 'ticket', amount: (found[who]?.amount ?? 0) + counter.price, zeros: 0, asked: false }
  }
  return found
}

/** What somebody has paid for tickets that they have not scratched. */
export const unreadOf = (desk: Desk, who: string): number => betsOf(counterOf(desk))[who]?.amount ?? 0

/** The prizes of somebody's tickets that have been scratched and not presented. */
export const owedTo = (desk: Desk, who: string): number =>
  Object.values(counterOf(desk).slips).reduce((sum, slip) => sum + (slip.who === who && slip.read && !slip.paid ? slip.prize : 0), 0)

/** A ticket's code as it is printed: its number, then eight figures. */
export const codeText = (slip: Slip): string => `${String(slip.serial).padStart(4, '0')}-${String(slip.code.value ?? 0).padStart(8, '0')}`
