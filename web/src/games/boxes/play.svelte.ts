// A table with boxes, as one person sees it: cards come one by one, hands are asked in turn, then each is settled.
import { get } from '../../lib/api'
import { calm, keep, prefs } from '../../lib/prefs.svelte'
import * as sound from '../../lib/sound'
import type { Chart } from '../../library/charts'
import type { Lacking, OddsRow } from '../../library/types'
import type { Advice } from '../../lib/wire'
import type { Act, Desk, GameEvent, Move } from '../../lib/types'
import { ClothPlay, pace, wait } from '../cloth/play.svelte'
import type { Payment } from '../cloth/types'
import type { Choice } from './choices'
import { placeOf } from './seats'

const LATE = 2.5 // seconds behind the table, from which on cards come faster
const WAITING = 30 // acts that may wait to be shown: a deal is many small ones
const HURRIED = 60 // milliseconds

export interface TableOdds extends Lacking {
  bets: OddsRow[]
  charts?: Chart[]
}

/** One line of a payment: what it is called, and who wins what for which spot. */
export interface Line {
  spot: string
  title: string
  wins: { spot: string; who: string; amount: number }[]
}

export abstract class BoxPlay<D extends Desk> extends ClothPlay {
  /** What has been seen of an act that the table is still showing. */
  protected film = $state.raw<Partial<D> | null>(null)
  /** Figures and charts of this very table; asked for when somebody wants to see them. */
  odds = $state.raw<TableOdds | null>(null)
  counting = $state(false)
  /** Practice: whoever wants it is told what the figures say of every decision. */
  hinted = $state(prefs.practice)
  /** What the house's figures or its book would answer, where the server says it. */
  advised = $state.raw<Advice | null>(null)

  override scene = $derived.by((): D | null => (this.desk ? ({ ...this.desk, ...this.film } as D) : null))

  table = $derived.by(() => this.desk as D | null)
  busy = $derived.by(() => this.live.pending.some((sent) => sent.kind !== 'PlaceBet'))
  /** What one may answer, a button each. */
  choices = $derived.by((): Choice[] => [])
  /** The boxes that one may sit at. */
  seats = $derived.by(() => (this.table?.seats.includes(this.live.you) ? [] : this.live.offers('Sit').flatMap(({ form }) => (form?.seat?.type === 'OneOf' ? form.seat.values.map(Number) : []))))

  constructor(...given: ConstructorParameters<typeof ClothPlay>) {
    super(...given)
    this.live.behind = WAITING
    // Whoever sits down begins at a place of their own, not at somebody else's.
    $effect(() => {
      const seat = (this.table?.seats.indexOf(this.live.you) ?? -1) + 1
      const own = seat > 0 ? this.sheet.spots.find(({ spot }) => placeOf(spot).box === seat && placeOf(spot).stage === 1) : undefined
      if (own) this.focused = own.spot
    })
  }

  // -- what one does -------------------------------------------------------------------------------------------------

  decide(choice: Choice): void {
    if (this.busy) return
    sound.wake()
    this.live.tryTo(choice.kind, choice.fields)
  }

  /** By its letter; whether there was anything to decide. */
  press(key: string): boolean {
    const choice = this.choices.find((each) => each.key === key)
    if (choice) this.decide(choice)
    return choice !== undefined
  }

  sit(box: number): void {
    this.live.tryTo('Sit', { seat: box })
  }

  hint(): void {
    this.hinted = !this.hinted
    keep({ practice: this.hinted })
    if (this.hinted) this.count()
  }

  /** Asks for the figures and charts of this table. */
  count(): void {
    if (this.odds || this.counting) return
    this.counting = true
    get('/api/tables/{table}/odds', { table: this.live.table })
      .then((found) => (this.odds = found))
      .catch(() => {}) // the next question asks again
      .finally(() => (this.counting = false))
  }

  /** Asks what had best be answered now. */
  askAdvice(): void {
    this.advised = null
    get('/api/tables/{table}/advice', { table: this.live.table }).then(
      (found) => (this.advised = found ?? null),
      () => {}, // one decides without it
    )
  }

  /** A bet that the house has fixed is laid as it is, whatever chip was chosen. */
  override place(spot: string, chip = this.chip): void {
    const info = this.infos.get(spot)
    super.place(spot, info && info.min === info.max ? info.min : chip)
  }

  /** What is staked is doubled where a bet of another size is allowed at all. */
  override double(): void {
    sound.wake()
    for (const [, bet] of this.mine) {
      const info = this.infos.get(bet.on)
      if (info && info.min < info.max) void this.send(bet.on, bet.amount)
    }
  }

  // -- what happens --------------------------------------------------------------------------------------------------

  /** Events that end with chips going one way or the other, each a line of the payment. */
  protected abstract readonly settled: ReadonlySet<string>
  /** Shows one event of an act. */
  protected abstract see(event: GameEvent, act: Act): Promise<void> | void

  protected hurried = false
  private late(act: Act): boolean {
    return act.at !== undefined && Date.now() / 1000 - this.live.skew - act.at > LATE
  }

  protected async rest(milliseconds: number): Promise<void> {
    await wait(calm() ? 0 : this.hurried ? Math.min(HURRIED, milliseconds) : milliseconds)
  }

  protected override async perform(act: Act, show: () => void): Promise<void> {
    this.hurried = this.late(act)
    for (const event of act.events) {
      this.announce(event.calls ?? [])
      await this.see(event, act)
    }
    show()
    this.film = null
    this.paying = []
    this.credited = 0
    if (this.steps?.length && act.events.some(({ type }) => this.settled.has(type))) this.step = this.steps.length
  }

  protected override note(event: GameEvent, act: Act): void {
    super.note(event, act)
    if (event.type === 'BettingClosed') this.collected = 0
  }

  /** What an event shows of the table before all of its act is applied. */
  protected shot(seen: Partial<D>): void {
    this.film = { ...this.film, ...seen } as Partial<D>
  }

  protected collect(event: GameEvent): void {
    this.collected += (event.moves ?? []).reduce((sum, [, to, amount]) => sum + (to === '@float' || to === '@jackpot' ? amount : 0), 0)
  }

  /** One line of the payment: winners get their chips, the rest is collected; `then` is what the table shows after it. */
  protected async pay(event: GameEvent, { spot, title, wins }: Line, then: () => void): Promise<void> {
    const paid = wins.map((win) => ({ ...win, stake: this.stakeOn(win.spot, win.who) }))
    this.steps = [...(this.steps ?? []), { kinds: [placeOf(spot).kind], clauses: event.clauses ?? [], paid, title }]
    this.step = this.steps.length - 1
    this.collect(event)
    this.paying = wins.map((win): Payment => ({ ...win, mine: win.who === this.live.you }))
    this.credited += (event.moves ?? []).reduce((sum, [, to, amount]: Move) => sum + (to === this.live.you ? amount : 0), 0)
    then()
    if (wins.length) sound.chip()
    else sound.rake()
    await wait(this.hurried ? HURRIED : pace())
  }

  protected stakeOn(spot: string, who: string): number {
    return (this.stakes.get(spot) ?? []).reduce((sum, stake) => sum + (stake.owner === who ? stake.amount : 0), 0)
  }
}
