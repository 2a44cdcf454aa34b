// A table of punto y banca: the cards of both hands, who holds the shoe and shows, and what the house keeps of the bank's wins.
import { CardPlay } from '../cards/play.svelte'
import type { Act, Bet, GameEvent } from '../../lib/types'

/** What the house has kept of somebody's win. */
export interface Kept {
  who: string
  amount: number
}

export class PuntoPlay extends CardPlay {
  protected override decided = 'CoupDecided'
  protected override settling = new Set(['CoupDecided', 'Collected', 'Paid', 'CoupVoided'])

  kept = $state.raw<Kept[]>([])
  /** The round before the present shoe, where its loading was seen. */
  shoeAfter = $state(-1)

  protected override note(event: GameEvent, act: Act): void {
    super.note(event, act)
    switch (event.type) {
      case 'BettingOpened':
        this.kept = []
        break
      case 'ShoeLoaded':
        this.shoeAfter = act.round
        break
      case 'Deducted':
        this.kept = keptOf(event, this.desk?.bets ?? {})
        break
    }
  }
}

/** What was kept of each winner, all their bets together. */
export function keptOf(event: GameEvent, bets: Record<string, Bet>): Kept[] {
  const sums = new Map<string, number>()
  const amounts = event.amounts as number[]
  ;(event.bets as number[]).forEach((bet, n) => {
    const owner = bets[String(bet)]?.owner
    if (owner !== undefined && amounts[n]) sums.set(owner, (sums.get(owner) ?? 0) + amounts[n])
  })
  return [...sums].map(([who, amount]) => ({ who, amount }))
}
