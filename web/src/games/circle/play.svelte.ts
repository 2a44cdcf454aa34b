// A table where a player is the bank, as one person sees it: what may be said, by button or letter; who does what, told in words;
// and acts shown event by event. Each game says which events are seen and how a coup is settled.
import { tell, withNames } from '../../lib/events'
import { calm } from '../../lib/prefs.svelte'
import * as sound from '../../lib/sound'
import { say } from '../../lib/words.svelte'
import type { Act, GameEvent } from '../../lib/types'
import { ClothPlay, wait } from '../cloth/play.svelte'
import { choicesOf, lettersOf, toSend, type Choice, type Letters, type Withheld } from './choices'
import { bidsOf, type Cards, type CircleDesk } from './desk'
import type { Prefix } from './words'

export const CARD = 380 // milliseconds that one looks at a card
export const SHOWN = 900 // and at hands that are turned up
const LATE = 3 // seconds behind the table, from which on nothing is waited for
const WAITING = 60 // acts that may wait to be shown: each card is one
const TOLD = 12
/** Phases in which a bank finds its banker. */
const AWARDING: ReadonlySet<string> = new Set(['offering', 'auction', 'drawing'])

export abstract class CirclePlay<D extends CircleDesk = CircleDesk> extends ClothPlay {
  /** Whose words it speaks. */
  abstract readonly prefix: Prefix
  /** What the dock asks for, with letters. */
  abstract readonly letters: Letters
  /** What people do without a call of their own; it is told beside the calls. */
  protected abstract readonly doings: ReadonlySet<string>

  /** What has been seen of an act that the table is still showing. */
  private film = $state.raw<Partial<D> | null>(null)
  /** What was done, the newest first. */
  told = $state.raw<string[]>([])
  /** The sums that one has in mind, by what they are for. */
  sums = $state<Record<string, number>>({})
  charted = $state(false)
  /** Why one has no seat any more, until one sits again. */
  private unseated = $state.raw<{ words: string; clauses: string[] } | null>(null)

  override scene = $derived.by((): D | null => (this.desk ? ({ ...this.desk, ...this.film } as D) : null))
  table = $derived.by(() => this.desk as D | null)
  busy = $derived.by(() => this.live.pending.some((sent) => sent.kind !== 'PlaceBet'))
  private offered = $derived.by(() => (this.live.line === 'open' ? this.live.options : []))
  choices = $derived.by(() => choicesOf(this.offered, this.letters))
  override lettered = $derived.by(() => new Set(this.choices.flatMap(({ key }) => (key ? [key] : []))))
  override open = $derived.by(() => this.live.line === 'open' && this.joined && this.live.may('PlaceBet'))
  /** Whether the table waits for oneself. */
  awaited = $derived.by(() => this.live.awaits.some(({ who }) => who === this.live.you))
  banks = $derived.by(() => this.table?.bank?.banker === this.live.you)
  override what = $derived.by(() => (AWARDING.has(this.phase) ? say(`console-phase-${this.phase}`, { game: this.sheet.game }) : this.phase === 'idle' && this.live.closesAt !== null ? say('circle-before-auction') : ''))
  /** What the exact figures of a third card recommend; "" while nothing is asked that they know. */
  advised = $derived('')
  /** What one might want to say and cannot now. */
  withheld = $derived<Withheld[]>([])
  /** Chips are of use only against a bank. */
  override deciding = $derived(!this.open && (this.choices.length > 0 || this.banks))
  override canClear = $derived.by(() => this.live.line === 'open' && this.live.may('TakeStake'))
  /** Places that one may sit down at, and stand behind. */
  seats = $derived.by(() => (this.table?.seats.includes(this.live.you) ? [] : this.places('Sit')))
  behinds = $derived.by(() => this.places('StandBehind'))
  lost = $derived.by(() => (this.table?.standing.includes(this.live.you) ? this.unseated : null))

  constructor(...given: ConstructorParameters<typeof ClothPlay>) {
    super(...given)
    this.live.behind = WAITING
  }

  private places(kind: string): number[] {
    return this.live.offers(kind).flatMap(({ form }) => (form?.seat?.type === 'OneOf' ? form.seat.values.map(Number) : []))
  }

  // -- what one does -------------------------------------------------------------------------------------------------

  /** A choice is told from another by what it is and about whom. */
  sumKey({ kind, fields }: Choice): string {
    return `${kind}/${JSON.stringify(fields)}`
  }

  /** What goes with a choice where nobody has named a sum: a bid is above the best one. */
  protected usual({ kind }: Choice): number {
    const best = kind === 'Bid' ? (bidsOf(this.table)[0]?.amount ?? 0) : 0
    return best + this.sheet.minimum
  }

  private filled(choice: Choice): ReturnType<typeof toSend> {
    return toSend(choice, this.sums[this.sumKey(choice)], this.usual(choice))
  }

  sumOf(choice: Choice): number {
    return Number(this.filled(choice).amount ?? 0)
  }

  /** What a choice costs or puts up, where that is one sum; 0 where it is none. */
  costOf(choice: Choice): number {
    return choice.most ? this.sumOf(choice) : 0
  }

  /** A choice as its button says it. */
  nameOfChoice({ kind }: Choice): string {
    return say(`console-act-${kind}`)
  }

  decide(choice: Choice): void {
    if (this.busy) return
    sound.wake()
    this.live.tryTo(choice.kind, this.filled(choice))
  }

  /** By its letter; whether there was anything to say. */
  press(key: string): boolean {
    const choice = this.choices.find((each) => each.key === key)
    if (choice) this.decide(choice)
    return choice !== undefined
  }

  /** A stake comes back as a whole. */
  override take(_spot: string): void {
    if (this.canClear) this.live.tryTo('TakeStake')
  }
  override undo(): void {
    this.take('')
  }
  override clear(): void {
    this.take('')
  }

  // -- what happens --------------------------------------------------------------------------------------------------

  private hurried = false

  protected async rest(milliseconds: number): Promise<void> {
    if (!calm() && !this.hurried) await wait(milliseconds)
  }

  /** An event is seen, and takes its time. */
  protected abstract see(event: GameEvent, act: Act): Promise<void> | void

  protected override async perform(act: Act, show: () => void): Promise<void> {
    this.hurried = act.at !== undefined && Date.now() / 1000 - this.live.skew - act.at > LATE
    for (const event of act.events) {
      if (event.calls?.length) {
        const speaker = event.calls.map(([, , by]) => by).find((by) => by && !by.startsWith('@'))
        this.doing = speaker ? say('circle-says', { who: this.nameOf(speaker) }) : ''
        this.announce(withNames(event.calls, this.names()))
      }
      this.recount(event, act)
      await this.see(event, act)
    }
    show()
    this.film = null
    this.paying = []
    this.credited = 0
  }

  private names(): Record<string, string> {
    return Object.fromEntries(Object.keys({ ...this.live.names, ...this.desk?.chips }).map((who) => [who, this.nameOf(who)]))
  }

  /** What somebody did is said in words, where the croupier does not call it. */
  private recount(event: GameEvent, act: Act): void {
    if (!this.doings.has(event.type)) return
    const told = this.telling(event) ?? tell(event, act, { names: this.names(), currency: this.live.currency })
    const sentence = told.charAt(0).toLocaleUpperCase() + told.slice(1)
    this.remark(sentence)
    if (event.type === 'SeatLost' && event.who === this.live.you) this.unseated = { words: sentence, clauses: event.clauses ?? [] }
  }

  /** A sentence about what has happened, beside the calls and in the list of them. */
  protected remark(sentence: string): void {
    this.doing = sentence
    this.told = [sentence, ...this.told].slice(0, TOLD)
  }

  /** A shorter way to tell an event at this table; null where its sentence will do. */
  protected telling(_event: GameEvent): string | null {
    return null
  }

  /** A card lies before a hand, ahead of the view. */
  protected lay(to: string, card: unknown): void {
    const hands = this.scene?.coup?.hands ?? {}
    this.change({ hands: { ...hands, [to]: [...((hands[to] as unknown[]) ?? []), card] } })
    sound.card()
  }

  protected change(by: Cards & Partial<NonNullable<D['coup']>>): void {
    this.film = { ...this.film, coup: { ...this.scene?.coup, ...by } } as Partial<D>
  }

  /** A bank is announced: what the last coup came to is cleared away. */
  protected announced(): void {
    this.outcome = null
    this.steps = null
    this.closed = false
  }

  /** No more stakes; one's own may be repeated later. */
  protected shut(): void {
    this.closed = true
    sound.knock()
    if (this.mine.length) this.last = this.mine.map(([, { on, amount }]) => ({ on, amount }))
  }
}

/** Letters say what may be said; while stakes are laid some of them do as at every table. */
export function circleKeys(play: CirclePlay): Record<string, () => void> {
  const otherwise: Record<string, () => void> = { r: () => play.canRepeat && play.repeat(), d: () => play.canDouble && play.double(), x: () => play.canClear && play.clear() }
  const all = lettersOf(play.letters).map((key): [string, () => void] => [key, () => void (play.press(key) || otherwise[key]?.())])
  return { ...Object.fromEntries(all), k: () => (play.charted = !play.charted) }
}
