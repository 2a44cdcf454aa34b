// A counter for scratch tickets as one person sees it: one's own tickets, what has just been scratched.
import * as sound from '../../lib/sound'
import { say } from '../../lib/words.svelte'
import type { Act, Bet, Desk } from '../../lib/types'
import { ClothPlay, wait } from '../cloth/play.svelte'
import { betsOf, clothOf, counterOf, slipsOf, type Slip } from './desk'

const SEEN = 250

export class TicketPlay extends ClothPlay {
  readonly cloth = clothOf(this.sheet)
  counter = $derived.by(() => counterOf(this.desk))
  own = $derived.by(() => slipsOf(this.counter, this.live.you))
  /** Whether there is a ticket in one's hand that is still to be scratched. */
  unread = $derived.by(() => this.own.some(({ read }) => !read))
  override deciding = $derived(true)
  override what = $derived.by(() => say(`ticket-now-${this.counter.phase}`))

  protected override lays(phase: string): boolean {
    return phase === 'sale'
  }

  protected override laid(desk: Desk): Record<string, Bet> {
    return betsOf(counterOf(desk))
  }

  buy(count: number): void {
    sound.wake()
    sound.chip()
    this.live.tryTo('BuyTickets', { count })
  }

  /** One box; `box` counts from one. A box that is open, or on its way, is left alone. */
  scratch(slip: Slip, box: number): void {
    if (slip.boxes[box - 1] !== -1 || this.live.pending.some((sent) => sent.kind === 'Scratch' && sent.fields.ticket === slip.serial)) return
    sound.wake()
    this.live.tryOnce('Scratch', { ticket: slip.serial, box })
  }

  scratchAll(slip: Slip): void {
    sound.wake()
    this.live.tryOnce('ScratchAll', { ticket: slip.serial })
  }

  claim(slip: Slip): void {
    if (slip.code.value !== null) this.live.tryOnce('PresentTicket', { ticket: slip.serial, code: slip.code.value })
  }

  cashIn(): void {
    this.live.tryOnce('CashIn', {})
  }

  protected override async perform(act: Act, show: () => void): Promise<void> {
    this.announce(this.callsOf(act))
    show()
    if (act.events.some((event) => event.type === 'BoxesScratched')) {
      sound.card()
      await wait(SEEN)
    }
    if (act.events.some((event) => event.type === 'PrizePaid')) sound.chip()
  }
}
