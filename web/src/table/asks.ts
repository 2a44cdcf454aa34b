// What a table's offers and its desk say about asking for something.
import type { Desk, Offer, Value } from '../lib/types'

/** Which place somebody has among those who wait for a seat, from one; nought if they do not wait. */
export const placeInLine = (desk: Desk | null, who: string): number => ((desk?.waiting as string[] | undefined) ?? []).indexOf(who) + 1

/** The values that a field of an offer may have. */
export function valuesOf(offer: Offer | undefined, field: string): Value[] {
  const space = offer?.form?.[field]
  return space?.type === 'OneOf' ? (space.values as Value[]) : []
}
