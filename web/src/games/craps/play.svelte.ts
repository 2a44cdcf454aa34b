// A dice table as one person sees it: the dice are thrown, then bets are collected, moved, given back and paid.
import { tell, type Telling } from '../../lib/events'
import type { Live } from '../../lib/live.svelte'
import { calm } from '../../lib/prefs.svelte'
import * as sound from '../../lib/sound'
import { say } from '../../lib/words.svelte'
import type { Act, GameEvent, Offer, Sheet } from '../../lib/types'
import { ClothPlay, wait } from '../cloth/play.svelte'
import { clothOf, readDesk, withOffers } from './desk'
import { boxOf } from './plan'
import { together } from './together'

/** How long the dice roll, in milliseconds. */
export const ROLL = 1100

/** One's own bet that a throw has paid. */
export interface Won {
  spot: string
  stake: number
  amount: number
}

/** What a throw did. */
export interface Throw {
  dice: number[]
  sentences: string[]
  won: Won[]
}

/** What people hear about besides calls and payments. */
const TOLD = new Set([
  'DiceRefused', 'DicePassed', 'PointSet', 'BetsMoved', 'NullResult', 'BetsReturned', 'ThrowVoided', 'BreachNoted', 'Deprived',
  'DiceOffered', 'DiceLost', 'DieFound', 'DiceReplaced',
])
const OF_A_THROW = new Set(['PointSet', 'BetsMoved', 'NullResult', 'BetsReturned', 'DicePassed'])

export class CrapsPlay extends ClothPlay {
  motion = $state<'rest' | 'rolling'>('rest')
  /** What the dice show, from the moment they are thrown; before, the table says it. */
  dice = $state.raw<number[]>([])
  /** The last thing that happened, in a sentence. */
  news = $state('')
  thrown = $state.raw<Throw | null>(null)

  protected override settling = new Set(['Thrown', 'Collected', 'Paid', 'NullResult', 'BetsReturned'])

  constructor(live: Live, sheet: Sheet) {
    super(live, sheet)
    // A bet on the box of a number is still the bet that was laid.
    const { moves, boxes } = clothOf(sheet)
    for (const kind of moves) {
      const info = this.infos.get(kind)
      if (info) for (const number of boxes) this.infos.set(boxOf(kind, number), { ...info, spot: boxOf(kind, number) })
    }
  }

  // -- what may be done ----------------------------------------------------------------------------------------------

  /** The spots that take a bet now. */
  offered = $derived.by((): ReadonlySet<string> => {
    const on = this.live.offers('PlaceBet').flatMap((offer) => (offer.form?.on?.type === 'OneOf' ? offer.form.on.values : []))
    return new Set(on.map(String))
  })
  /** To whom the dice are offered. */
  offeredTo = $derived.by(() => this.live.awaits.find((each) => each.kinds?.includes('TakeDice'))?.who ?? '')
  at = $derived.by(() => readDesk(this.desk))
  /** One has the dice and must bet before they are thrown. */
  mustBet = $derived.by(() => this.live.awaits.some((each) => each.who === this.live.you && each.kinds?.includes('PlaceBet')))

  /** The dice are in one's own hand, and everybody waits for them. */
  throws = $derived.by(() => this.live.policy?.auto === true && this.at.shooter === this.live.you && this.live.you !== '' && this.live.awaits.some(({ what }) => what === 'dice'))
  override readyWord = $derived.by(() => (this.throws ? say('craps-throw-them') : ''))

  /** Throws; by a button, a key or a finger that sweeps over the table. */
  throwThem(): void {
    if (!this.throws) return
    sound.wake()
    this.live.sayReady(true)
  }

  override scene = $derived.by(() => (this.desk ? withOffers(this.desk, this.offered, this.offeredTo) : null))

  offer(kind: string): Offer | undefined {
    return this.live.offers(kind)[0]
  }

  /** One of the acts about the dice, if it may be done. */
  handle(kind: string, fields: Record<string, unknown> = {}): void {
    if (!this.live.may(kind)) return
    sound.wake()
    this.live.tryOnce(kind, fields)
  }

  /** Odds also say how much of the bet that they go with they may be. */
  override label(spot: string): string {
    const [, percent = 0] = clothOf(this.sheet).odds[spot] ?? []
    return percent ? `${super.label(spot)} ${say('craps-odds-limit', { percent })}` : super.label(spot)
  }

  // -- one's own bets: some may not be withdrawn, and many outlive a throw -------------------------------------------

  private withdrawable = $derived.by((): ReadonlySet<number> => {
    const bets = this.live.offers('TakeBack').flatMap((offer) => (offer.form?.bet?.type === 'OneOf' ? offer.form.bet.values : []))
    return new Set(bets.map(Number))
  })
  private again = $derived.by(() => {
    const lying = new Set(this.mine.map(([, bet]) => bet.on))
    return this.last.filter(({ on }) => this.offered.has(on) && !lying.has(on))
  })
  private more = $derived.by(() => this.mine.filter(([, bet]) => this.offered.has(bet.on)))

  override canRepeat = $derived.by(() => this.open && this.again.length > 0)
  override canDouble = $derived.by(() => this.open && this.more.length > 0)

  override repeat(): void {
    sound.wake()
    for (const { on, amount } of this.again) void this.send(on, amount)
  }

  override double(): void {
    sound.wake()
    for (const [, bet] of this.more) void this.send(bet.on, bet.amount)
  }

  /** A bet that odds go with stays while they lie. */
  protected override mayTake(id: string): boolean {
    return this.withdrawable.has(Number(id))
  }

  // -- what happens --------------------------------------------------------------------------------------------------

  private get telling(): Telling {
    return { names: { ...this.live.names, [this.live.you]: this.nameOf(this.live.you) }, currency: this.live.currency, spotOf: (bet) => this.desk?.bets?.[String(bet)]?.on }
  }

  private told(event: GameEvent, act: Act): string {
    const sentence = tell(event, act, this.telling)
    return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)
  }

  protected override note(event: GameEvent, act: Act): void {
    super.note(event, act)
    if (TOLD.has(event.type)) this.news = this.told(event, act)
    if (event.type === 'ThrowVoided') this.closed = false
  }

  /** Payments are grouped by bet: the law has no order for them, and a full table would wait for long. */
  protected override settle(act: Act, show: () => void): Promise<void> {
    return super.settle({ ...act, events: together(act.events, this.desk?.bets ?? {}) }, show)
  }

  /** The dice are thrown and come to rest. */
  protected override async unfold(act: Act): Promise<void> {
    const thrown = act.events.find((event) => event.type === 'Thrown')
    if (!thrown) return
    this.news = ''
    this.outcome = null // acts may have gone by without being shown
    this.steps = null
    this.dice = thrown.dice as number[]
    this.motion = 'rolling'
    if (!calm()) {
      await wait(ROLL)
      sound.knock()
    }
    this.motion = 'rest'
    this.thrown = this.recorded(act)
    this.came(this.dice.reduce((sum, face) => sum + face, 0), act)
  }

  private recorded(act: Act): Throw {
    const bets = this.desk?.bets ?? {}
    const won = act.events.flatMap((event) => (event.type === 'Paid' ? this.paymentsOf(event, bets) : []))
    const mine = won.filter((payment) => payment.mine)
    const stake = (spot: string): number => this.mine.find(([, bet]) => bet.on === spot)?.[1].amount ?? 0
    return {
      dice: this.dice,
      sentences: act.events.filter((event) => OF_A_THROW.has(event.type)).map((event) => this.told(event, act)),
      won: mine.map(({ spot, amount }) => ({ spot, amount, stake: stake(spot) })),
    }
  }

  /** One step for each kind of bet that has won. */
  protected override begin(): void {
    super.begin()
    this.steps = []
  }
}
