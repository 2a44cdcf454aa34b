// A table of circle poker as one person sees it: what one may do in turn, and what the last hand came to.
import { betsOf } from '../../lib/lying'
import { calm } from '../../lib/prefs.svelte'
import * as sound from '../../lib/sound'
import { money, say } from '../../lib/words.svelte'
import type { Act, Bet, Call, Desk, GameEvent, Offer } from '../../lib/types'
import type { CirclePokerCloth } from '../../lib/wire'
import { seenAll } from '../cards/cards'
import { ClothPlay, wait } from '../cloth/play.svelte'
import { handOf, inPlay, quickRaises, toCover, type CirclePokerDesk, type Result } from './desk'

const CARD = 90 // milliseconds that one looks at a card that comes
const SHOWN = 1100 // and at a hand that is shown
const LATE = 3 // seconds behind the table, from which on nothing is waited for
const WAITING = 80 // acts that may wait to be shown: each card is one

/** What the dock asks for, each with its letter. */
const LETTERS: Readonly<Record<string, string>> = { Check: 'p', Cover: 'c', LeaveHand: 'n', NoBlind: 'n', RaiseTo: 's', PostBlind: 's', ThrowCards: 'd', TakeTime: 't', RestHands: 'b', ComeBack: 'b' }
export const DECIDES: ReadonlySet<string> = new Set(Object.keys(LETTERS))
/** Those that are one press, in the order of the dock: the harmless ones first. */
const PLAIN = ['Check', 'Cover', 'NoBlind', 'LeaveHand'] as const
const SUMS = ['RaiseTo', 'PostBlind'] as const

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

export class CirclePokerPlay extends ClothPlay {
  private result = $state.raw<Result | null>(null)
  /** What one would raise to; nothing until one has chosen. */
  private wanted = $state<number | null>(null)
  /** The numbers of the cards that one would throw away. */
  picked = $state.raw<number[]>([])
  private hurried = false
  private thinking = $state('')

  table = $derived.by(() => this.desk as CirclePokerDesk | null)
  hand = $derived.by(() => handOf(this.desk))
  override scene = $derived.by((): CirclePokerDesk | null => (this.table ? { ...this.table, result: this.result, thinking: this.thinking } : null))
  awaited = $derived.by(() => this.live.awaits.some(({ who }) => who === this.live.you))
  busy = $derived.by(() => this.live.pending.length > 0)
  override deciding = $derived(true)
  /** One is dealt in and has not left. */
  inside = $derived.by(() => this.hand.players.includes(this.live.you) && !this.hand.gone.includes(this.live.you))

  private offered = $derived.by(() => (this.live.line === 'open' ? this.live.options : []))
  plain = $derived.by(() => PLAIN.flatMap((kind) => this.offered.filter((offer) => offer.kind === kind)))
  throwing = $derived.by(() => this.offered.find(({ kind }) => kind === 'ThrowCards') ?? null)
  mostThrown = $derived.by(() => (this.throwing?.form?.cards?.type === 'Subset' ? this.throwing.form.cards.hi : 0))
  resting = $derived.by(() => this.offered.find(({ kind }) => kind === 'RestHands' || kind === 'ComeBack') ?? null)
  /** More time to think, where the house gives some: what is offered, and how often one has it still. */
  longer = $derived.by(() => this.offered.find(({ kind }) => kind === 'TakeTime') ?? null)
  timeLeft = $derived.by(() => (this.sheet.cloth as CirclePokerCloth).time_bank - (this.table?.longer[this.live.you] ?? 0))
  /** A sum that may be named: its kind, and between which amounts. */
  sum = $derived.by(() => {
    for (const kind of SUMS) {
      const offer = this.offered.find((each) => each.kind === kind)
      const amount = offer?.form?.amount
      if (offer && amount?.type === 'Amount') return { offer, least: amount.lo, most: amount.hi, step: amount.step ?? 1 }
    }
    return null
  })
  cover = $derived.by(() => toCover(this.hand, this.live.you, this.desk?.chips[this.live.you] ?? 0))
  quick = $derived.by(() => (this.sum ? quickRaises(this.hand, this.live.you, this.sum.least, this.sum.most, this.sum.step) : []))
  raise = $derived.by(() => (this.sum ? Math.min(this.sum.most, Math.max(this.sum.least, this.wanted ?? this.sum.least)) : 0))

  constructor(...given: ConstructorParameters<typeof ClothPlay>) {
    super(...given)
    this.live.behind = WAITING
  }

  /** Who has won the last hand, with what where it was shown, and how much. */
  override comesTo(): string {
    if (!this.result) return ''
    const { won, made } = this.result
    return Object.entries(won)
      .map(([who, amount]) => {
        const hand = (made[who] ?? []).map((kind) => say(`poker-kind-${kind}`)).join(' / ')
        const said = { who: this.nameOf(who), amount: money(amount, this.sheet.currency.code), hand }
        return say(who === this.live.you ? 'circle-poker-won-own' : 'circle-poker-won', { ...said, shown: hand ? 'yes' : 'no' })
      })
      .join(' · ')
  }

  protected override lays(): boolean {
    return false
  }

  protected override laid(desk: Desk): Record<string, Bet> {
    return betsOf(desk)
  }

  // -- what one does -------------------------------------------------------------------------------------------------

  /** Names a sum; it is kept to the steps of the offer. */
  choose(to: number): void {
    if (!this.sum) return
    const { least, most, step } = this.sum
    this.wanted = to >= most ? most : Math.max(least, least + Math.round((to - least) / step) * step)
  }

  pick(number: number): void {
    if (this.picked.includes(number)) this.picked = this.picked.filter((n) => n !== number)
    else if (this.picked.length < this.mostThrown) this.picked = [...this.picked, number].sort((a, b) => a - b)
  }

  decide(offer: Offer): void {
    if (this.busy) return
    sound.wake()
    if (offer.kind === 'ThrowCards') this.live.tryTo(offer.kind, { cards: this.picked })
    else if (offer === this.sum?.offer) this.live.tryTo(offer.kind, { amount: this.raise })
    else this.live.tryTo(offer.kind)
    this.wanted = null
    this.picked = []
  }

  /** By its letter. */
  press(key: string): void {
    const all = [...this.plain, ...(this.sum ? [this.sum.offer] : []), ...(this.throwing ? [this.throwing] : []), ...(this.longer ? [this.longer] : []), ...(this.resting ? [this.resting] : [])]
    const offer = all.find(({ kind }) => LETTERS[kind] === key)
    if (offer) this.decide(offer)
  }

  letterOf(kind: string): string {
    return LETTERS[kind] ?? ''
  }

  // -- what happens --------------------------------------------------------------------------------------------------

  /** Who does something is called by name. */
  protected override callsOf(act: Act): Call[] {
    return super.callsOf(act).map(([key, args, by]): Call => [key, typeof args?.who === 'string' ? { ...args, who: capital(this.nameOf(args.who)) } : args, by])
  }

  private async rest(milliseconds: number): Promise<void> {
    if (!calm() && !this.hurried) await wait(milliseconds)
  }

  protected override async perform(act: Act, show: () => void): Promise<void> {
    this.hurried = act.at !== undefined && Date.now() / 1000 - this.live.skew - act.at > LATE
    this.announce(this.callsOf(act))
    for (const event of act.events) this.see(event)
    show()
    if (act.events.some(({ type }) => type === 'Dealt')) {
      sound.card()
      await this.rest(CARD)
    } else if (act.events.some(({ type }) => type === 'CardsOpened' || type === 'PotPaid')) await this.rest(SHOWN)
  }

  private see(event: GameEvent): void {
    if (event.who === this.thinking) this.thinking = ''
    switch (event.type) {
      case 'HandBegun':
        this.result = null
        this.wanted = null
        this.picked = []
        break
      case 'Covered':
      case 'BetRaised':
      case 'ForcedBet':
        sound.chip()
        break
      case 'TimeTaken':
        this.thinking = String(event.who)
        break
      case 'CardsOpened':
        this.keep((result) => {
          result.made[String(event.who)] = event.made as string[]
          result.cards[String(event.who)] = seenAll(event.cards)
        })
        break
      case 'PotPaid':
        this.keep((result) => {
          for (const [who, amount] of Object.entries(event.shares as Record<string, number>)) result.won[who] = (result.won[who] ?? 0) + amount
        })
        sound.rake()
        break
    }
  }

  private keep(change: (result: Result) => void): void {
    const { made, won, cards, boards } = this.result ?? { made: {}, won: {}, cards: {}, boards: [] }
    const result = { made: { ...made }, won: { ...won }, cards: { ...cards }, boards: inPlay(this.hand) ? this.hand.boards : boards }
    change(result)
    this.result = result
  }
}

/** Letters do what the buttons do. */
export const keysOf = (play: CirclePokerPlay): Record<string, () => void> => Object.fromEntries([...new Set(Object.values(LETTERS))].map((key) => [key, () => play.press(key)]))
