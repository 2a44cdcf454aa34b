// A betting shop as one person sees it: what is on the slip, what one has backed, what came of it.
import * as sound from '../../lib/sound'
import { say } from '../../lib/words.svelte'
import type { Act, Bet, Desk, GameEvent, Offer } from '../../lib/types'
import { ClothPlay, wait } from '../cloth/play.svelte'
import { betsOf, clothOf, kindOn, numberOn, shopOf, type Settled } from './desk'

const SEEN = 900
const KEPT = 12

export class BettingPlay extends ClothPlay {
  /** What is on the slip: one selection, or two winners. */
  picked = $state.raw<string[]>([])
  /** What has been settled of one's own, the newest first. */
  settled = $state.raw<Settled[]>([])
  readonly cloth = clothOf(this.sheet)
  shop = $derived.by(() => shopOf(this.desk))
  override deciding = $derived(true)
  override what = $derived.by(() => say(`betting-now-${this.shop.phase}`))
  own = $derived.by(() => this.shop.slips.filter(({ who }) => who === this.live.you))
  tickets = $derived.by(() => this.shop.tickets.filter(({ who }) => who === this.live.you))

  protected override lays(phase: string): boolean {
    return phase === 'betting' || phase === 'running' || phase === 'provisional'
  }

  protected override laid(desk: Desk): Record<string, Bet> {
    return betsOf(shopOf(desk))
  }

  /** A selection goes on the slip, or away from it; a second winner of another event makes a double. */
  override place(on: string): void {
    sound.wake()
    if (this.picked.includes(on)) {
      this.picked = this.picked.filter((each) => each !== on)
      return
    }
    const [first] = this.picked
    const joins = this.picked.length === 1 && first && kindOn(first) === 'winner' && kindOn(on) === 'winner' && numberOn(first) !== numberOn(on)
    this.picked = joins ? [first, on].sort((a, b) => numberOn(a) - numberOn(b)) : [on]
  }

  /** The offer for what is on the slip, as long as there is one. */
  offer = $derived.by((): Offer | undefined => {
    const [first, second] = this.picked
    if (!first) return undefined
    const has = (offer: Offer, field: string, on: string): boolean => {
      const space = offer.form?.[field]
      return space?.type === 'OneOf' && space.values.includes(on)
    }
    if (second) return this.live.offers('StrikeDouble').find((offer) => has(offer, 'first', first) && has(offer, 'second', second))
    return this.live.offers(this.pool ? 'JoinPool' : 'StrikeBet').find((offer) => has(offer, 'on', first))
  })
  pool = $derived.by(() => this.picked[0]?.startsWith('pool-') ?? false)

  /** The price of what is on the slip, in hundredths; of a double, of the two together. */
  price = $derived.by(() => this.picked.reduce((price, on) => (price * (this.shop.contests[numberOn(on) - 1]?.prices[on] ?? 100)) / 100, 100))

  strike(amount: number): void {
    sound.chip()
    const [first, second] = this.picked
    const space = this.offer?.form?.price
    const asked = space?.type === 'OneOf' ? String(space.values.at(-1) ?? '') : ''
    if (!first) return
    if (second) this.live.tryTo('StrikeDouble', { first, second, amount, price: asked })
    else if (this.pool) this.live.tryTo('JoinPool', { on: first, amount })
    else this.live.tryTo('StrikeBet', { on: first, amount, price: asked })
    this.picked = []
  }

  // -- what happens ------------------------------------------------------------------------------------------------------

  protected override async perform(act: Act, show: () => void): Promise<void> {
    this.announce(this.callsOf(act))
    for (const event of act.events) this.note(event)
    show()
    this.picked = this.picked.filter((on) => this.shop.contests[numberOn(on) - 1]?.status === 'open')
    if (act.events.some(({ type }) => type === 'EventStarted' || type === 'ResultEntered' || type === 'BetsSettled')) await wait(SEEN)
  }

  protected override note(event: GameEvent): void {
    const over = (event as unknown as { settled?: Settled[] }).settled ?? []
    const mine = over.filter(({ who }) => who === this.live.you)
    if (mine.length) this.settled = [...mine, ...this.settled].slice(0, KEPT)
    if (mine.some(({ returned }) => returned > 0)) sound.chip()
    if (event.type === 'EventStarted') sound.knock()
  }
}
