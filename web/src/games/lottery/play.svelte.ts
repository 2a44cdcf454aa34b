// A lottery as one person sees it: what one marks, one's own tickets, the numbers that come.
import * as sound from '../../lib/sound'
import { say } from '../../lib/words.svelte'
import type { Act, Bet, Desk } from '../../lib/types'
import { ClothPlay, wait } from '../cloth/play.svelte'
import { betsOf, clothOf, lotteryOf } from './desk'

const COMES = 450

export class LotteryPlay extends ClothPlay {
  readonly cloth = clothOf(this.sheet)
  lottery = $derived.by(() => lotteryOf(this.desk))
  own = $derived.by(() => this.lottery.tickets.filter(({ who }) => who === this.live.you))
  /** The numbers that are marked on the form in one's hand. */
  marked = $state.raw<number[]>([])
  override deciding = $derived(true)
  override what = $derived.by(() => say(`lottery-now-${this.lottery.phase}`))

  protected override lays(phase: string): boolean {
    return phase === 'sale'
  }

  protected override laid(desk: Desk): Record<string, Bet> {
    return betsOf(lotteryOf(desk), this.sheet.spots[0]?.spot ?? '')
  }

  mark(number: number): void {
    if (this.marked.includes(number)) this.marked = this.marked.filter((each) => each !== number)
    else if (this.marked.length < this.cloth.picks) this.marked = [...this.marked, number].sort((a, b) => a - b)
  }

  /** Whatever is still missing is marked by chance; this decides nothing but what one plays. */
  markByChance(): void {
    const free = Array.from({ length: this.cloth.of }, (_, n) => n + 1).filter((n) => !this.marked.includes(n))
    const marked = [...this.marked]
    while (marked.length < this.cloth.picks) marked.push(...free.splice(Math.floor(Math.random() * free.length), 1))
    this.marked = marked.sort((a, b) => a - b)
  }

  buyChoice(): void {
    sound.wake()
    sound.chip()
    this.live.tryTo('BuyChoice', { numbers: this.marked })
    this.marked = []
  }

  buyNumber(number: number, count: number): void {
    sound.wake()
    sound.chip()
    this.live.tryTo('BuyNumber', { number, count })
  }

  protected override async perform(act: Act, show: () => void): Promise<void> {
    this.announce(this.callsOf(act))
    show()
    if (act.events.some((event) => event.type === 'SymbolDrawn')) {
      sound.card()
      await wait(COMES)
    }
    if (act.events.some((event) => event.type === 'TicketWon')) sound.chip()
  }
}
