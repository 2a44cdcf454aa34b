// A draw as one person sees it: one's own tickets, what was drawn, what one may fetch.
import * as sound from '../../lib/sound'
import { say } from '../../lib/words.svelte'
import type { Act, Bet, Desk, GameEvent } from '../../lib/types'
import { ClothPlay, wait } from '../cloth/play.svelte'
import { betsOf, clothOf, held, stallOf } from './desk'

const NUMBER = 700

export class RafflePlay extends ClothPlay {
  readonly cloth = clothOf(this.sheet)
  stall = $derived.by(() => stallOf(this.desk))
  own = $derived.by(() => held(this.stall, this.live.you))
  points = $derived.by(() => this.stall.points[this.live.you] ?? 0)
  /** What one's last ticket said, in a tombola. */
  opened = $state.raw<{ ticket: number; said: string } | null>(null)
  override deciding = $derived(true)
  override what = $derived.by(() => (this.stall.phase === 'idle' ? '' : say(`raffle-now-${this.stall.phase}`)))

  protected override lays(phase: string): boolean {
    return phase === 'tickets'
  }

  protected override laid(desk: Desk): Record<string, Bet> {
    return betsOf(stallOf(desk))
  }

  buy(tickets: number): void {
    sound.wake()
    sound.chip()
    this.live.tryTo('BuyTickets', { tickets })
  }

  fetch(ticket: number): void {
    sound.wake()
    this.live.tryOnce('ClaimPrize', { ticket })
  }

  exchange(prize: string): void {
    sound.wake()
    this.live.tryTo('ExchangePoints', { prize })
  }

  protected override async perform(act: Act, show: () => void): Promise<void> {
    this.announce(this.callsOf(act))
    for (const event of act.events) this.note(event)
    show()
    if (act.events.some((event) => event.type === 'SymbolDrawn')) {
      sound.card()
      await wait(this.cloth.instant ? NUMBER / 3 : NUMBER)
    }
  }

  protected override note(event: GameEvent): void {
    const said = event as GameEvent & { who?: string; ticket?: number; place?: number; prize?: string; points?: number }
    if (event.type === 'TicketWon' || event.type === 'PrizeFetched') sound.chip()
    if (event.type === 'TicketSaleClosed') sound.knock()
    if (event.type === 'TicketSaleOpened') this.opened = null
    if (said.who !== this.live.you || !this.cloth.instant) return
    if (event.type === 'TicketWon') this.opened = { ticket: said.place ?? 0, said: say('raffle-prize', { prize: said.prize ?? '' }) }
    if (event.type === 'PointsWon') this.opened = { ticket: said.ticket ?? 0, said: say('raffle-for-points', { points: said.points ?? 0 }) }
    if (event.type === 'NothingWon') this.opened = { ticket: said.ticket ?? 0, said: say('raffle-says-nothing') }
  }
}
