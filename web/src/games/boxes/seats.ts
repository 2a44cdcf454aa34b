// Boxes and those who sit before them.
import type { Desk } from '../../lib/types'

/** "ante:3" is the ante of the third box, "box:3-2" the second stage of it. */
export function placeOf(spot: string): { kind: string; box: number; stage: number } {
  const [kind = '', where = ''] = spot.split(':')
  const [box, stage] = where.split('-')
  return { kind, box: Number(box), stage: Number(stage ?? 1) }
}

/** Who sits before a box. */
export const frontOf = (desk: Desk | null, box: number): string | null => desk?.seats[box - 1] ?? null

/** The box that somebody sits at. */
export function seatOf(desk: Desk, isMine: (who: string) => boolean, boxes: number): number | null {
  const seat = desk.seats.findIndex((who) => who !== null && isMine(who)) + 1
  return seat > 0 && seat <= boxes ? seat : null
}

/** The first box that somebody bets on. */
export function betOf(desk: Desk, isMine: (who: string) => boolean): number | null {
  const bet = Object.values(desk.bets ?? {}).find((each) => isMine(each.owner))
  return bet ? placeOf(bet.on).box : null
}
