// A table of chemin de fer as one person sees it: who says what, cards one by one, and how each coup is settled.
import { tell } from '../../lib/events'
import { betsOf } from '../../lib/lying'
import { calm } from '../../lib/prefs.svelte'
import * as sound from '../../lib/sound'
import { money, say } from '../../lib/words.svelte'
import type { Act, Bet, CheminCloth, Desk, GameEvent, Value } from '../../lib/types'
import { ClothPlay, pace, wait } from '../cloth/play.svelte'
import type { Payment } from '../cloth/types'
import { choicesOf, toSend, type Choice } from './choices'
import { amountOf, type Against, type Bank, type CheminDesk } from './desk'

const CARD = 380 // milliseconds that one looks at a card
const SHOWN = 900 // and at two hands that are turned up
const LATE = 3 // seconds behind the table, from which on nothing is waited for
const WAITING = 60 // acts that may wait to be shown: each card is one
const TOLD = 12

/** What people do without a call of their own; it is told beside the calls. */
const DOINGS = new Set([
  'HandDeclined', 'Saluted', 'SeatLost', 'Pledged', 'BidMade', 'BankTaken', 'NobodyTook', 'BankRaised', 'GarageFormed', 'GarageRenounced', 'ShareAnswered',
  'BankEnded', 'StakeLaid', 'StakeTaken', 'StakeLeft', 'NobodyStaked', 'LateRemoved', 'HandTaken', 'ChartAsked', 'CardsLifted', 'CardRefused', 'CutDeclined',
  'CardDrawnEarly', 'HeldDiscarded', 'FaceUpFound', 'CardDiscarded', 'CardPickedUp', 'CardShown', 'FaultMended', 'CallRestored', 'Overdealt', 'SecondThird', 'ThirdChosen',
  'PuntoDeemed', 'BankLaidEarly', 'PlayResumed', 'RightForfeited', 'HolderChanged', 'CardsBack', 'AdviceNoted', 'MiscallFound', 'CallCorrected', 'StrayNoted', 'StakeChanged',
  'RulingNoted', 'CoupVoided',
])

export class CheminPlay extends ClothPlay {
  readonly cloth = this.sheet.cloth as CheminCloth
  /** What has been seen of an act that the table is still showing. */
  private film = $state.raw<Partial<CheminDesk> | null>(null)
  /** What was done, the newest first. */
  told = $state.raw<string[]>([])
  /** The sums that one has in mind, by what they are for. */
  sums = $state<Record<string, number>>({})
  charted = $state(false)

  override scene = $derived.by((): CheminDesk | null => (this.desk ? { ...this.desk, ...this.film } : null))
  table = $derived.by(() => this.desk as CheminDesk | null)
  busy = $derived.by(() => this.live.pending.some((sent) => sent.kind !== 'PlaceBet'))
  private offered = $derived.by(() => (this.live.line === 'open' ? this.live.options : []))
  choices = $derived.by(() => choicesOf(this.offered))
  override open = $derived.by(() => this.live.line === 'open' && this.joined && this.live.may('PlaceBet'))
  /** Whether the table waits for oneself. */
  awaited = $derived.by(() => this.live.awaits.some(({ who }) => who === this.live.you))
  /** Chips are of use only against a bank. */
  override deciding = $derived(!this.open && this.choices.length > 0)
  override canClear = $derived.by(() => this.live.line === 'open' && this.live.may('TakeStake'))
  /** Places that one may sit down at, and stand behind. */
  seats = $derived.by(() => (this.table?.seats.includes(this.live.you) ? [] : this.places('Sit')))
  behinds = $derived.by(() => this.places('StandBehind'))

  constructor(...given: ConstructorParameters<typeof ClothPlay>) {
    super(...given)
    this.live.behind = WAITING
  }

  private places(kind: string): number[] {
    return this.live.offers(kind).flatMap(({ form }) => (form?.seat?.type === 'OneOf' ? form.seat.values.map(Number) : []))
  }

  protected override laid(desk: Desk): Record<string, Bet> {
    return betsOf(desk)
  }

  // -- what one does -------------------------------------------------------------------------------------------------

  /** A choice is told from another by what it is and about whom. */
  sumKey({ kind, fields }: Choice): string {
    return `${kind}/${JSON.stringify(fields)}`
  }

  sumOf(choice: Choice): number {
    return Number(toSend(choice, this.sums[this.sumKey(choice)], this.sheet.minimum).amount ?? 0)
  }

  decide(choice: Choice): void {
    if (this.busy) return
    sound.wake()
    this.live.tryTo(choice.kind, toSend(choice, this.sums[this.sumKey(choice)], this.sheet.minimum))
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

  private async rest(milliseconds: number): Promise<void> {
    if (!calm() && !this.hurried) await wait(milliseconds)
  }

  protected override async perform(act: Act, show: () => void): Promise<void> {
    this.hurried = act.at !== undefined && Date.now() / 1000 - this.live.skew - act.at > LATE
    for (const event of act.events) {
      if (event.calls?.length) {
        const speaker = event.calls.map(([, , by]) => by).find((by) => by && !by.startsWith('@'))
        this.doing = speaker ? say('chemin-says', { who: this.nameOf(speaker) }) : ''
        this.announce(event.calls)
      }
      this.recount(event, act)
      await this.see(event, act)
    }
    show()
    this.film = null
    this.paying = []
    this.credited = 0
  }

  /** What somebody did is said in words, where the croupier does not call it. */
  private recount(event: GameEvent, act: Act): void {
    if (!DOINGS.has(event.type)) return
    const names = Object.fromEntries(Object.keys({ ...this.live.names, ...this.desk?.chips }).map((who) => [who, this.nameOf(who)]))
    const told = event.type === 'StakeLaid' ? this.laying(event) : tell(event, act, { names, currency: this.live.currency })
    const sentence = told.charAt(0).toLocaleUpperCase() + told.slice(1)
    this.doing = sentence
    this.told = [sentence, ...this.told].slice(0, TOLD)
  }

  private laying(event: GameEvent): string {
    const stake = event.stake as Against
    return say(`chemin-laid-${stake.kind}`, { who: this.nameOf(String(event.who)), amount: money(stake.amount, this.live.currency) })
  }

  private async see(event: GameEvent, act: Act): Promise<void> {
    switch (event.type) {
      case 'Dealt':
        if (event.to === 'bank' || event.to === 'punto') this.lay(event.to, event.card)
        sound.card()
        return this.rest(CARD)
      case 'HandsShown':
        this.change({ hands: event.hands as Record<string, unknown> })
        sound.card()
        return this.rest(SHOWN)
      case 'CoupEnded':
        this.came(event.result as Value, act)
        this.change({ result: String(event.result) })
        return this.rest(pace())
      case 'CoupSettled':
        return this.settled(event)
      case 'BankAnnounced':
        this.outcome = null
        this.steps = null
        this.closed = false
        return
      case 'BetsClosed':
        this.closed = true
        sound.knock()
        if (this.mine.length) this.last = this.mine.map(([, { on, amount }]) => ({ on, amount }))
    }
  }

  private lay(to: string, card: unknown): void {
    const hands = this.scene?.coup?.hands ?? {}
    this.change({ hands: { ...hands, [to]: [...((hands[to] as unknown[]) ?? []), card] } })
  }

  private change(by: Partial<NonNullable<CheminDesk['coup']>>): void {
    this.film = { ...this.film, coup: { ...this.scene?.coup, ...by } }
  }

  /** Winners are paid out of the bank, or the bank takes the stakes, less the part of the house. */
  private async settled(event: GameEvent): Promise<void> {
    const moves = event.moves ?? []
    const bank = event.bank as Bank
    const taken = Number(event.taken ?? 0)
    const code = this.live.currency
    const wins = moves.filter(([, , , why]) => why === 'win')
    const lost = moves.reduce((sum, [, , amount, why]) => sum + (why === 'lost' ? amount : 0), 0)
    const spotOf = (who: string): string => (this.table?.stakes?.[who]?.line ? 'line' : 'stake')
    const stakeOf = (who: string): number => this.table?.stakes?.[who]?.amount ?? 0
    const title = wins.length ? say('chemin-pay-punto') : lost ? say('chemin-pay-bank', { amount: money(amountOf(bank), code), taken: money(taken, code) }) : say('chemin-pay-tie')
    const paid = wins.length
      ? wins.map(([, who, amount]) => ({ who, amount, spot: spotOf(who), stake: stakeOf(who) }))
      : lost
        ? [{ who: bank.banker, amount: lost - taken, spot: 'stake', stake: 0 }]
        : []
    this.collected = lost
    this.steps = [{ kinds: ['stake'], clauses: event.clauses ?? [], paid, title }]
    this.step = 0
    this.paying = wins.map(([, who, amount]): Payment => ({ spot: spotOf(who), amount, mine: who === this.live.you, who }))
    this.credited = moves.reduce((sum, [, to, amount]) => sum + (to === this.live.you ? amount : 0), 0)
    if (wins.length) sound.chip()
    else sound.rake()
    await this.rest(2 * pace())
    this.step = 1
  }
}
