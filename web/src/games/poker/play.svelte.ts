// A poker table against the house as one person sees it: cards come and are turned over one after another, hands decide in turn,
// then each is settled.
import { asBet } from '../../lib/lying'
import * as sound from '../../lib/sound'
import { ratio } from '../../lib/money'
import { say, spotName } from '../../lib/words.svelte'
import type { Act, Bet, Desk, GameEvent } from '../../lib/types'
import type { Advice, PokerCloth } from '../../lib/wire'
import type { Choice } from '../boxes/choices'
import { BoxPlay } from '../boxes/play.svelte'
import { frontOf, placeOf } from '../boxes/seats'
import { handWords, seen, type Seen } from '../cards/cards'
import { pace } from '../cloth/play.svelte'
import { anteOf, bankingOf, choicesOf, pickingOf, proposed, type Banking, type Picking } from './choices'
import { bankBox, cardsAt, ownBox, turnOf, type PokerDesk, type PokerHand } from './desk'
import { written } from './outcome'
import { winsOf } from './paid'
import { byHouse, settingOf, split, type Setting } from './setting'
import { comparedWords, kindName, labelOf, moodOf } from './words'

const DEAL = 170 // milliseconds for a card
const TURN = 900 // for a hand that is turned over
const numbers = (of: unknown): number[] => (Array.isArray(of) ? of.map(Number) : [])

export class PokerPlay extends BoxPlay<PokerDesk> {
  readonly cloth = this.sheet.cloth as PokerCloth
  protected readonly settled = new Set(['HandSettled', 'SideSettled', 'JackpotFed', 'JackpotPaid', 'HandCompared', 'BankCompared'])

  /** The cards that one has chosen from the own hand, by their numbers. */
  picked = $state.raw<number[]>([])
  /** Somebody who sets a hand wrongly has been told, and may do so all the same. */
  sure = $state(false)
  /** What one would put down for the bank; nothing while one has not said. */
  private covering = $state<number | null>(null)

  /** Offers that can be taken: none while a card is on its way. */
  private offered = $derived.by(() => (this.live.line === 'open' && !this.table?.due?.length ? this.live.options : []))
  override choices = $derived.by(() => choicesOf(this.offered, this.table, this.live.you, this.cloth))
  picking = $derived.by((): Picking | null => pickingOf(this.offered, this.table))
  /** The bank, while one is offered it. */
  banking = $derived.by((): Banking | null => bankingOf(this.offered))
  override deciding = $derived(this.phase !== 'betting' && (this.choices.length > 0 || this.picking !== null || this.banking !== null))
  /** The hand that one is asked about now. */
  turn = $derived.by((): (PokerHand & { key: string }) | null => {
    const key = turnOf(this.table)
    const hand = this.table?.hands?.[key]
    return hand && this.deciding && hand.holder === this.live.you ? { ...hand, key } : null
  })
  box = $derived.by(() => ownBox(this.table, (who) => who === this.live.you, this.cloth.boxes))
  /** What a card costs that is bought. */
  price = $derived.by(() => (this.picking?.kind === 'BuyCard' && this.cloth.price ? Math.floor(anteOf(this.table, this.picking.hand, this.live.you) * ratio(this.cloth.price.replace(':', '/'))) : 0))

  /** What the two hands would be that one has chosen so far; nothing while they are not complete. */
  setting = $derived.by((): Setting | null => {
    const { picking, picked } = this
    return picking?.kind === 'SetHand' && picked.length === picking.most ? settingOf(split(cardsAt(this.table, picking.hand), picked, picking.most), this.cloth) : null
  })
  /** What would cover the bank, and whether that is allowed. */
  cover = $derived.by(() => (this.banking ? (this.covering ?? proposed(this.banking)) : 0))
  canBank = $derived.by(() => this.banking !== null && this.cover >= this.banking.least && this.cover <= this.banking.most && !this.busy)

  /** While an act is shown, what lies there is ahead of the view. */
  protected override laid(desk: Desk): Record<string, Bet> {
    return this.film?.bets ?? desk.bets ?? {}
  }

  // -- what one does -------------------------------------------------------------------------------------------------

  /** A card of the own hand is chosen or not; the last of too many replaces the first. */
  pick(number: number): void {
    if (!this.picking?.of.includes(number)) return
    this.sure = false
    this.picked = this.picked.includes(number) ? this.picked.filter((each) => each !== number) : [...this.picked, number].slice(-this.picking.most)
  }

  /** Whether enough cards are chosen. */
  canThrow = $derived.by(() => this.picking !== null && this.picked.length >= this.picking.least && !this.busy)

  throwAway(): void {
    const { picking, picked } = this
    if (!picking || !this.canThrow) return
    if (this.setting?.wrong && !this.sure) {
      this.sure = true
      return
    }
    sound.wake()
    const cards = [...picked].sort((a, b) => a - b)
    this.live.tryTo(picking.kind, picking.kind === 'Discard' ? { cards } : picking.kind === 'SetHand' ? { low: cards } : { card: cards[0] })
    this.picked = []
    this.sure = false
  }

  /** The cards that the advice names are chosen. */
  pickAs({ fields }: Advice): void {
    const named = fields.cards ?? fields.low ?? fields.card
    this.picked = (Array.isArray(named) ? named : [named]).map(Number).filter((number) => this.picking?.of.includes(number))
  }

  /** The two cards that the house would set as the low hand are chosen. */
  asHouse(): void {
    const low = this.picking?.kind === 'SetHand' ? byHouse(cardsAt(this.table, this.picking.hand)) : null
    if (!low) return
    this.picked = low
    this.sure = false
  }

  /** How much one would put down for the bank. */
  puts(cover: number | null): void {
    this.covering = cover
  }

  passBank(): void {
    if (!this.banking || this.busy) return
    sound.wake()
    this.live.tryTo('PassBank')
    this.covering = null
  }

  takeBank(): void {
    if (!this.canBank) return
    sound.wake()
    this.live.tryTo('AcceptBank', { amount: this.cover })
    this.covering = null
  }

  override decide(choice: Choice): void {
    this.picked = []
    super.decide(choice)
  }

  override take(spot: string): void {
    super.take(this.info(spot)?.parts[0]?.[0] ?? spot)
  }

  /** Bets that are laid together go together: the first of them takes the others along. */
  protected override takeBack(bet: string, amount: number): void {
    const on = this.desk?.bets?.[bet]?.on ?? ''
    const follows = this.sheet.spots.some(({ parts }) => parts.slice(1).some(([part]) => part === on))
    if (!follows) super.takeBack(bet, amount)
  }

  override repeat(): void {
    sound.wake()
    for (const { on, amount } of this.together(this.last)) void this.send(on, amount)
  }

  override double(): void {
    sound.wake()
    for (const { on, amount } of this.together(this.mine.map(([, bet]) => bet))) {
      const info = this.infos.get(on)
      if (info && info.min < info.max) void this.send(on, amount)
    }
  }

  /** Bets as they were laid: those that go together as one. */
  private together(bets: { on: string; amount: number }[]): { on: string; amount: number }[] {
    const whole = this.sheet.spots.flatMap(({ spot, parts }) => {
      const found = bets.filter(({ on }) => parts.some(([part]) => part === on))
      return parts.length && found.length === parts.length ? [{ on: spot, amount: found.reduce((sum, { amount }) => sum + amount, 0) }] : []
    })
    return [...bets.filter(({ on }) => this.infos.has(on)), ...whole]
  }

  override label(spot: string): string {
    const { box } = placeOf(spot)
    const desk = this.scene
    const front = frontOf(desk, box)
    const said = [super.label(spot), front ? say('box-seat-of', { name: this.nameOf(front) }) : say('box-seat-free')]
    const hand = desk?.hands?.[String(box)]
    if (hand) said.push(`${handWords(cardsAt(desk, String(box)))}: ${this.stateOf(String(box), hand)}.`)
    return said.join(' ')
  }

  stateOf(key: string, hand: PokerHand): string {
    return labelOf(key, hand, this.scene, this.cloth, moodOf(key, hand, this.scene, (who) => who === this.live.you))
  }

  // -- what happens --------------------------------------------------------------------------------------------------

  protected async see(event: GameEvent, act: Act): Promise<void> {
    const key = String(event.hand ?? '')
    switch (event.type) {
      case 'HandsMade':
        this.compared = ''
        this.toHouse = bankBox(this.scene) === null
        return this.shot({ hands: event.hands as Record<string, PokerHand>, order: event.order as string[] })
      case 'PartBegun':
        return this.shot({ stage: String(event.part), pending: event.hands as string[] | undefined })
      case 'Dealt':
        this.lay(String(event.to), [...this.cards(String(event.to)), seen(event.card)])
        sound.card()
        return this.rest(DEAL)
      case 'Exposed':
        this.lay(String(event.to), this.cards(String(event.to)).map((card, n) => (n === event.place ? seen(event.card) : card)))
        sound.card()
        return this.rest(TURN)
      case 'CardsTurned':
      case 'SetTurned':
        if (event.type === 'SetTurned') this.set(String(event.to), event.low)
        return this.turned(event, act)
      case 'BankAccepted':
        this.shot({ bank: { holder: String(event.who), place: Number(event.place), cover: Number(event.cover ?? 0) } })
        sound.chip()
        return this.rest(pace() / 2)
      case 'DiceCounted':
        this.shot({ dice: numbers(event.dice), order: event.order as string[] })
        return this.rest(TURN)
      case 'HandSet':
        this.set(key, event.low)
        sound.card()
        return this.rest(pace() / 2)
      case 'CoverReturned':
        return this.covers(0)
      case 'SecondPlaced':
        this.shot({ bets: { ...this.bets, [String(event.bet)]: asBet(String(event.owner), String(event.on), Number(event.amount)) } })
        sound.chip()
        return this.rest(pace() / 2)
      case 'WentOn':
        return this.change(key, { state: 'in' })
      case 'Folded':
      case 'NotFollowed':
        if (event.type === 'Folded') this.change(key, { state: 'out' })
        return this.gone(event)
      case 'CardBought':
        this.lay(key, this.cards(key).filter((_, n) => n !== Number(event.number) - 1))
        return this.gone(event)
      case 'Discarded':
        return this.threw(event)
      case 'BankDiscarded':
        this.lay('bank', numbers(event.kept))
        return this.rest(TURN)
      case 'BetWithdrawn':
        return this.gone({ ...event, bets: [event.bet] })
      case 'RoundVoided':
      case 'PlayerPunished':
      case 'HandsWithdrawn':
        for (const hand of (event.hands as string[] | undefined) ?? []) this.change(hand, { state: 'out', result: event.type === 'PlayerPunished' ? 'punished' : 'withdrawn' })
        return this.gone(event)
      default:
        if (this.settled.has(event.type)) return this.payLine(event)
        this.note(event, act)
    }
  }

  private get bets(): Record<string, Bet> {
    return this.film?.bets ?? this.desk?.bets ?? {}
  }

  private cards(place: string): Seen[] {
    return cardsAt(this.scene, place)
  }

  /** Which cards of a hand are its low one. */
  private set(key: string, low: unknown): void {
    this.shot({ low: { ...this.scene?.low, [key]: low }, pending: this.scene?.pending?.filter((each) => each !== key) })
  }

  private covers(cover: number): void {
    const bank = this.scene?.bank
    if (bank) this.shot({ bank: { ...bank, cover } })
  }

  private lay(place: string, cards: Seen[]): void {
    this.shot({ cards: { ...this.scene?.cards, [place]: cards } })
  }

  private change(key: string, by: Partial<PokerHand>): void {
    const hands = this.scene?.hands ?? {}
    const hand = hands[key]
    if (!hand) return
    const pending = by.state ? this.scene?.pending?.filter((each) => each !== key) : this.scene?.pending
    this.shot({ hands: { ...hands, [key]: { ...hand, ...by } }, pending })
  }

  private without(event: GameEvent): Record<string, Bet> {
    const ids = new Set(numbers(event.bets).map(String))
    return Object.fromEntries(Object.entries(this.bets).filter(([id]) => !ids.has(id)))
  }

  /** Bets leave the cloth before the payment: collected, or given back. */
  private gone(event: GameEvent): Promise<void> {
    this.shot({ bets: this.without(event) })
    this.collect(event)
    sound.rake()
    return this.rest(pace() / 2)
  }

  /** Cards are thrown away; who may not look at the rest any more does not see it. */
  private threw(event: GameEvent): Promise<void> {
    const [key, thrown, sight] = [String(event.hand), new Set(numbers(event.cards)), event.sight as string[] | null]
    const hidden = sight !== null && !sight.includes(this.live.you)
    this.lay(key, this.cards(key).filter((_, n) => !thrown.has(n + 1)).map((card) => (hidden ? null : card)))
    this.change(key, { state: 'in' })
    sound.card()
    return this.rest(pace())
  }

  private turned(event: GameEvent, act: Act): Promise<void> {
    const [to, cards] = [String(event.to), numbers(event.cards)]
    const blank = this.cards(to).includes(null)
    this.lay(to, cards)
    if (to === 'bank' ? event.type === 'CardsTurned' : !this.scene?.hands?.[to]) this.shown(written(cards), act)
    if (blank) sound.card()
    return this.rest(blank ? TURN : 0)
  }

  /** What the bank has, or a card for all: kept for the history. */
  private shown(value: string, act: Act): void {
    this.outcome = value
    this.results = [...this.results.slice(-499), { round: act.round, value, at: act.at ?? 0 }]
    this.steps ??= []
  }

  /** How the own hands compared with the bank's in the last round: "higher-equal". */
  compared = $state('')

  /** One line of the payment: a hand, a bet beside it, the jackpot. */
  private payLine(event: GameEvent): Promise<void> {
    const key = String(event.hand ?? '')
    const box = event.type === 'BankCompared' ? (this.scene?.bank?.place ?? 0) : (this.scene?.hands?.[key]?.box ?? 0)
    const settles = event.type === 'HandSettled' || event.type === 'HandCompared'
    const kind = event.type === 'SideSettled' ? String(event.side) : settles || event.type === 'BankCompared' ? (this.cloth.spaces.includes('ante') ? 'ante' : this.cloth.spaces[0]!) : 'jackpot'
    return this.pay(event, { spot: `${kind}:${box}`, title: this.titleOf(event, kind, box), wins: event.type === 'BankCompared' ? this.bankWins(event, box) : winsOf(event, this.bets) }, () => {
      this.shot({ bets: this.without(event), ...('pot' in event ? { pot: Number(event.pot) } : {}) })
      if ('cover' in event) this.covers(Number(event.cover))
      if (event.type === 'HandCompared' && this.scene?.hands?.[key]?.holder === this.live.you) this.compared = event.wrong ? '' : `${String(event.high)}-${String(event.low)}`
      if (settles) this.change(key, { result: String(event.result) })
    })
  }

  /** What the house pays to a player's bank. */
  private bankWins(event: GameEvent, box: number): { spot: string; who: string; amount: number }[] {
    return (event.moves ?? []).flatMap(([, who, amount]) => (who.startsWith('@') ? [] : [{ spot: `wager:${box}`, who, amount }]))
  }

  private titleOf(event: GameEvent, kind: string, box: number): string {
    const made = kindName(String(event.kind))
    switch (event.type) {
      case 'HandSettled':
        return say('poker-line', { spot: say('box-name', { box }), made, result: say(`poker-result-${String(event.result)}`) })
      case 'HandCompared':
      case 'BankCompared':
        return comparedWords(event, event.type === 'BankCompared' ? say('poker-croupier') : say('box-name', { box }))
      case 'SideSettled':
        return say('poker-line', { spot: spotName(`${kind}:${box}`), made, result: say(event.won ? 'poker-result-won' : 'poker-result-lost') })
      case 'JackpotPaid':
        return say('poker-line', { spot: spotName(`${kind}:${box}`), made, result: say('poker-result-won') })
      default:
        return say('poker-line-fed')
    }
  }
}
