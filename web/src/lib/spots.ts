// What the sheet says about a place on the cloth.
import type { Sheet, SpotInfo } from './types'

/** The spot itself; for a bet that has gone on the box of a number, the one it was laid on. */
export function infoOf(sheet: Sheet, spot: string): SpotInfo | undefined {
  const found = sheet.spots.find((each) => each.spot === spot)
  if (found || !('moves' in sheet.cloth)) return found
  const from = sheet.cloth.moves.find((kind) => spot.replace(/-\d+$/, '') === kind)
  return sheet.spots.find((each) => each.spot === from)
}
