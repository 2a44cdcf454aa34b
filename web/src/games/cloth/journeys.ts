// Bets that the house moves from one spot to another, as come bets go on the box of their number: where each came from.
import type { Stake } from './types'

export class Journeys {
  private homes = new Map<string, string>()
  private left = new Set<string>()

  /** Takes in what lies where now; the spots with bets that lay elsewhere before, each with that place. */
  update(stakes: Map<string, Stake[]>): Map<string, string> {
    const homes = new Map<string, string>()
    const came = new Map<string, string>()
    this.left.clear()
    for (const [spot, lying] of stakes) {
      for (const { id } of lying) {
        homes.set(id, spot)
        const before = this.homes.get(id)
        if (before === undefined || before === spot) continue
        came.set(spot, before)
        this.left.add(before)
      }
    }
    this.homes = homes
    return came
  }

  /** Whether what lay on a spot has only gone to another. */
  hasLeft(spot: string): boolean {
    return this.left.has(spot)
  }
}
