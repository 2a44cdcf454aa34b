// A table of trente et quarante: two rows of cards, four chances, insurance against thirty-one on both sides.
import * as sound from '../../lib/sound'
import { CardPlay } from '../cards/play.svelte'
import type { Act, GameEvent } from '../../lib/types'

/** A bet of one's own that can be insured now. */
export interface Insurable {
  bet: number
  on: string
  amount: number
  clauses: string[]
}

export class TrentePlay extends CardPlay {
  protected override decided = 'RowsDecided'
  protected override cardTime = 300
  protected override settling = new Set([
    'RowsDecided', 'StopCardOut', 'Collected', 'Paid', 'HalfReturned', 'PrisonOffered', 'Imprisoned', 'Reduced', 'Freed', 'Refunded', 'PremiumsKept',
  ])

  /** The red card has come out: the round does not count. */
  stopped = $state(false)

  insured = $derived.by(() => (this.desk?.insured ?? {}) as Record<string, number>)

  insurable = $derived.by((): Insurable[] =>
    this.live.offers('InsureBet').flatMap((offer) => {
      const space = offer.form?.bet
      return (space?.type === 'OneOf' ? space.values : []).flatMap((id): Insurable[] => {
        const bet = this.desk?.bets?.[String(id)]
        return bet ? [{ bet: Number(id), on: bet.on, amount: bet.amount, clauses: offer.clauses ?? [] }] : []
      })
    }),
  )

  insure(bet: number): void {
    sound.wake()
    sound.chip()
    this.live.tryTo('InsureBet', { bet })
  }

  protected override note(event: GameEvent, act: Act): void {
    super.note(event, act)
    if (event.type === 'BettingOpened') this.stopped = false
    if (event.type === 'StopCardOut') this.stopped = true
  }
}
