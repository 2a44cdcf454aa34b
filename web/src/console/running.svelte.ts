// One table and whoever runs it: what it waits for, what can be done about it, what was typed.
import { familyOf } from '../games/families'
import { get } from '../lib/api'
import { Attempt } from '../lib/attempt.svelte'
import { Live } from '../lib/live.svelte'
import { currencyOf } from '../lib/money'
import { is } from '../lib/session.svelte'
import { spotsOf } from './book'
import { blank, fill, nextOf, openFields, type Draft, type Next } from './acts'
import { Chronicle } from './chronicle.svelte'
import type { Telling } from '../lib/events'
import type { Offer, OfferValue, Sheet, Value } from '../lib/types'

const EVERY = 5000 // milliseconds after which policy and names are asked for again: they do not come by themselves
const FEW = 6 // values that can be chosen beside the button

export class Running {
  readonly live: Live
  readonly chronicle: Chronicle
  sheet = $state.raw<Sheet | null>(null)
  /** The odd readings that it plays by the letter. */
  against = $state.raw<string[]>([])
  /** What the physical wheel did, typed and not yet confirmed. */
  picked = $state.raw<Value | number[] | null>(null)
  /** What was chosen beside the button of the next act. */
  choice = $state.raw<Draft>({})
  /** The offer whose form is open. */
  asked = $state.raw<Offer | null>(null)
  /** The entry of the book that a note is about: the number of its event. */
  about = $state(0)
  readonly acting = new Attempt()

  readonly family = $derived(familyOf(this.sheet?.family))
  readonly currency = $derived(currencyOf(this.sheet?.currency.code ?? 'EUR'))
  readonly desk = $derived.by(() => this.live.view?.desk ?? null)
  readonly types = $derived.by(() => Boolean(this.live.policy?.physical) && is('croupier'))
  readonly next: Next = $derived.by(() => nextOf(this.live.awaits, this.live.options, this.live.you, this.types))
  /** Where what chance is asked for goes, as the game says it. */
  readonly due = $derived.by(() => this.live.awaits.find(({ who }) => who === '@chance')?.due ?? null)
  readonly spots = $derived.by(() => spotsOf(this.chronicle.acts))
  readonly telling: Telling = $derived.by(() => ({
    names: this.live.names,
    currency: this.live.currency,
    spotOf: (bet: number) => this.spots.get(bet) ?? this.desk?.bets?.[String(bet)]?.on,
  }))

  private timer: ReturnType<typeof setInterval> | undefined

  constructor(readonly table: string) {
    this.live = new Live(table)
    this.chronicle = new Chronicle(table)
  }

  start(): void {
    this.live.open()
    this.learn().catch(() => {})
    this.timer = setInterval(() => void this.refresh(), EVERY)
  }

  stop(): void {
    clearInterval(this.timer)
    this.chronicle.stop()
    this.live.close()
  }

  private known = false

  /** What the floor says of this table and the line does not. */
  private async learn(): Promise<void> {
    this.against = (await get('/api/tables')).find((each) => each.table === this.table)?.against ?? []
    this.known = true
  }

  private async refresh(): Promise<void> {
    if (document.hidden || this.live.line !== 'open') return
    try {
      const { policy, names } = await get('/api/tables/{table}', { table: this.table })
      if (!this.known) await this.learn()
      this.live.policy = policy
      this.live.names = { ...this.live.names, ...names }
    } catch {
      // the line says by itself when it is broken
    }
  }

  // -- the next act --------------------------------------------------------------------------------------------------

  /** The fields of the next act that are chosen beside its button; others need a form. */
  readonly beside = $derived.by(() =>
    this.next.how === 'act' && this.next.offer
      ? openFields(this.next.offer).flatMap(([field, space]) => (space.type === 'OneOf' && space.values.length <= FEW ? [{ field, values: space.values }] : []))
      : [],
  )

  /** Whether the button does something now. */
  readonly ready = $derived.by(
    () =>
      this.live.line === 'open' &&
      !this.acting.busy &&
      ((this.next.how === 'act' && this.next.offer !== null) || (this.next.how === 'type' && this.picked !== null)),
  )

  /** What is chosen beside the button, as far as the offer of this moment allows it. */
  chosen(offer: Offer): Draft {
    const first = blank(offer, this.currency)
    const both = { ...first, ...this.choice }
    return fill(offer, both, this.currency).fields ? both : first
  }

  async perform(): Promise<void> {
    if (!this.ready) return
    const { next, picked } = this
    if (next.how === 'type' && picked !== null) {
      const done = await this.acting.at(() => this.live.typeChance(picked))
      if (done && this.picked === picked) this.picked = null // the next may have been typed meanwhile
    } else if (next.how === 'act' && next.offer) {
      const { offer } = next
      const { fields } = fill(offer, this.chosen(offer), this.currency)
      if (!fields || openFields(offer).length > this.beside.length) this.asked = offer
      else await this.acting.at(() => this.send(offer, fields))
    }
  }

  send(offer: Offer, fields: Record<string, OfferValue>): Promise<unknown> {
    return this.live.do(offer.kind, fields)
  }
}
