// A blackjack table as one person sees it: cards come one by one, hands that went over are collected, then each is settled.
import { get } from '../../lib/api'
import { boxSpot, lyingOn } from '../../lib/lying'
import { calm } from '../../lib/prefs.svelte'
import * as sound from '../../lib/sound'
import { say, spotName } from '../../lib/words.svelte'
import type { Chart } from '../../library/charts'
import type { OddsRow } from '../../library/types'
import type { Act, Bet, BlackjackCloth, Desk, GameEvent, Move } from '../../lib/types'
import { handWords, seen } from '../cards/cards'
import { ClothPlay, pace, wait } from '../cloth/play.svelte'
import type { Payment } from '../cloth/types'
import { advise, type Advice } from './advice'
import { choicesOf, insurancesOf, ownOn, type Choice } from './choices'
import { frontOf, handsOf, ownBox, placeOf, type BlackjackDesk, type Hand } from './desk'
import { pointsOf, written } from './points'
import { stateOf } from './words'

const DEAL = 260 // milliseconds for a card
const BUST = 700
const LATE = 2.5 // seconds behind the table, from which on cards come faster
const WAITING = 30 // acts that may wait to be shown: a deal is many small ones
const SETTLED = new Set(['HandSettled', 'PairsSettled', 'SevensSettled', 'InsuranceSettled', 'EvenMoneyPaid', 'HandSurrendered'])

interface TableOdds {
  bets: OddsRow[]
  charts?: Chart[]
}

export class BlackjackPlay extends ClothPlay {
  readonly cloth = this.sheet.cloth as BlackjackCloth
  /** What has been seen of an act that the table is still showing. */
  private film = $state.raw<Partial<BlackjackDesk> | null>(null)
  /** Figures and charts of this very table; asked for when somebody wants to see them. */
  odds = $state.raw<TableOdds | null>(null)
  counting = $state(false)
  hinted = $state(false)

  override scene = $derived.by((): BlackjackDesk | null => (this.desk ? { ...this.desk, ...this.film } : null))

  table = $derived.by(() => this.desk as BlackjackDesk | null)
  busy = $derived.by(() => this.live.pending.some((sent) => sent.kind !== 'PlaceBet'))
  /** Offers that can be taken: none while a card is on its way. */
  private offered = $derived.by(() => (this.live.line === 'open' && !this.table?.due ? this.live.options : []))
  choices = $derived.by(() => choicesOf(this.offered, this.table, this.live.you))
  insurances = $derived.by(() => insurancesOf(this.offered))
  override deciding = $derived(this.phase !== 'betting' && this.choices.length + this.insurances.length > 0)
  /** The hand that one is asked about now. */
  turn = $derived.by((): (Hand & { key: string }) | null => {
    const key = this.table?.turn ?? ''
    const hand = this.table?.hands?.[key]
    return hand && hand.holder === this.live.you && this.live.may('Stay') ? { ...hand, key } : null
  })
  /** The box that one looks at: where the keyboard is, or one's own. */
  box = $derived.by(() => ownBox(this.table, (who) => who === this.live.you, this.cloth.boxes))
  seats = $derived.by(() => (this.table?.seats.includes(this.live.you) ? [] : this.live.offers('Sit').flatMap(({ form }) => (form?.seat?.type === 'OneOf' ? form.seat.values.map(Number) : []))))

  advice = $derived.by((): Advice | null => {
    const bank = this.table?.bank ?? []
    if (!this.hinted || !this.turn || !bank.length) return null
    const may = new Set(this.live.options.map((offer) => offer.kind))
    return advise(this.odds?.charts ?? [], this.turn.cards ?? [], pointsOf(this.turn, this.cloth), bank[0]!, may)
  })

  constructor(...given: ConstructorParameters<typeof ClothPlay>) {
    super(...given)
    this.live.behind = WAITING
  }

  protected override laid(desk: Desk): Record<string, Bet> {
    return lyingOn(desk, this.cloth.stages)
  }

  // -- what one does -------------------------------------------------------------------------------------------------

  decide(choice: Choice): void {
    if (this.busy) return
    sound.wake()
    this.live.tryTo(choice.kind, choice.fields)
  }

  insure(hand: string, stage: number, amount: number): void {
    if (!this.busy) this.live.tryTo('Insure', { hand, stage, amount })
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
    if (this.hinted) this.count()
  }

  /** Asks for the figures and charts of this table. */
  count(): void {
    if (this.odds || this.counting) return
    this.counting = true
    get<TableOdds>(`/api/tables/${encodeURIComponent(this.live.table)}/odds`)
      .then((found) => (this.odds = found))
      .catch(() => (this.hinted = false)) // the next press asks again
      .finally(() => (this.counting = false))
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

  override label(spot: string): string {
    const { box, kind } = placeOf(spot)
    const desk = this.scene
    const front = frontOf(desk, box)
    const said = [super.label(spot), front ? say('bj-seat-of', { name: this.nameOf(front) }) : say('bj-seat-free')]
    if (kind === 'box') for (const hand of handsOf(desk, box)) said.push(`${handWords(hand.cards ?? [])}: ${stateOf(hand, desk, this.cloth, this.live.you)}.`)
    return said.join(' ')
  }

  // -- what happens --------------------------------------------------------------------------------------------------

  private hurried = false
  private late(act: Act): boolean {
    return act.at !== undefined && Date.now() / 1000 - this.live.skew - act.at > LATE
  }

  private async rest(milliseconds: number): Promise<void> {
    await wait(calm() ? 0 : this.hurried ? Math.min(60, milliseconds) : milliseconds)
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
    if (this.steps?.length && act.events.some(({ type }) => SETTLED.has(type))) this.step = this.steps.length
  }

  private async see(event: GameEvent, act: Act): Promise<void> {
    switch (event.type) {
      case 'Dealt':
        this.lay(String(event.to), seen(event.card))
        sound.card()
        return this.rest(DEAL)
      case 'StageBegun':
        if (Number(event.stage) < 2) return
        await this.rest(2 * pace())
        this.film = { ...this.film, bank: (this.scene?.bank ?? []).slice(0, 1), stage: Number(event.stage) }
        return
      case 'BankStood':
        this.outcome = event.natural ? 'BJ' : Number(event.points)
        this.results = [...this.results.slice(-499), { round: act.round, value: this.outcome, at: act.at ?? 0 }]
        this.steps = []
        return this.rest(pace())
      case 'HandLost':
        this.change(String(event.hand), { result: 'over', stakes: [] })
        this.collect(event)
        sound.rake()
        return this.rest(BUST)
      default:
        if (SETTLED.has(event.type)) return this.settled(event)
        this.note(event, act)
    }
  }

  protected override note(event: GameEvent, act: Act): void {
    super.note(event, act)
    if (event.type === 'BettingClosed') this.collected = 0
    if (event.type === 'BettingOpened') this.hinted = this.hinted && this.odds !== null
  }

  /** A card is seen where it goes. */
  private lay(to: string, card: number | null): void {
    if (card === null) return
    const hand = this.scene?.hands?.[to]
    if (hand) this.change(to, { cards: [...(hand.cards ?? []), card] })
    else if (to === 'bank') this.film = { ...this.film, bank: [...(this.scene?.bank ?? []), card] }
  }

  private change(key: string, by: Partial<Hand>): void {
    const hands = this.scene?.hands ?? {}
    const hand = hands[key]
    if (hand) this.film = { ...this.film, hands: { ...hands, [key]: { ...hand, ...by } } }
  }

  private collect(event: GameEvent): void {
    this.collected += (event.moves ?? []).reduce((sum, [, to, amount]) => sum + (to === '@float' || to === '@jackpot' ? amount : 0), 0)
  }

  /** One line of the payment: a hand, a bet beside it, the insurances. */
  private async settled(event: GameEvent): Promise<void> {
    const moves = event.moves ?? []
    const spot = this.spotOf(event)
    const wins = moves.filter(([from, , , why]) => why === 'win' || from === '@jackpot')
    const paid = wins.map(([, who, amount]) => ({ who, amount, spot, stake: this.stakeOn(spot, who) }))
    this.steps = [...(this.steps ?? []), { kinds: [placeOf(spot).kind], clauses: event.clauses ?? [], paid, title: this.titleOf(event) }]
    this.step = this.steps.length - 1
    this.collect(event)
    this.paying = wins.map(([, who, amount]): Payment => ({ spot, amount, mine: who === this.live.you, who }))
    this.credited += moves.reduce((sum, [, to, amount]: Move) => sum + (to === this.live.you ? amount : 0), 0)
    const key = String(event.hand ?? '')
    if (event.type === 'HandSettled') this.change(key, { result: String(event.result), stakes: this.staying(key, Number(event.stage)) })
    if (event.type === 'InsuranceSettled') this.film = { ...this.film, insured: (this.scene?.insured ?? []).filter((each) => each.stage !== Number(event.stage)) }
    if (event.type === 'HandSurrendered') this.change(key, { result: 'surrendered', stakes: [] })
    if (wins.length) sound.chip()
    else sound.rake()
    await wait(this.hurried ? 60 : pace())
  }

  /** What stays on a hand once one of its stages is settled. */
  private staying(key: string, stage: number): Hand['stakes'] {
    return (this.scene?.hands?.[key]?.stakes ?? []).filter((stake) => (stake.stage ?? 1) !== stage)
  }

  private stakeOn(spot: string, who: string): number {
    return (this.stakes.get(spot) ?? []).reduce((sum, stake) => sum + (stake.owner === who ? stake.amount : 0), 0)
  }

  private spotOf(event: GameEvent): string {
    const { stages } = this.cloth
    if (event.type === 'PairsSettled') return `pairs:${Number(event.box)}`
    if (event.type === 'SevensSettled') return this.desk?.bets?.[String(event.bet)]?.on ?? 'accumulated:1'
    const box = this.scene?.hands?.[String(event.hand ?? '')]?.box ?? 0
    return event.type === 'InsuranceSettled' ? 'insurance' : boxSpot(box, Number(event.stage ?? 1), stages)
  }

  private titleOf(event: GameEvent): string {
    const spot = this.spotOf(event)
    if (event.type === 'InsuranceSettled') return say('bj-line-insurance', { result: event.won ? 'won' : 'lost' })
    if (event.type === 'EvenMoneyPaid') return say('bj-line', { spot: spotName(spot), points: 'none', result: say('bj-even-money') })
    if (event.type === 'HandSurrendered') return say('bj-line', { spot: spotName(spot), points: 'none', result: say('bj-result-surrendered') })
    if (event.type !== 'HandSettled') return say('bj-line', { spot: spotName(spot), points: 'none', result: event.result ? say(`bj-${placeOf(spot).kind}-${String(event.result)}`) : say('bj-result-lost') })
    const hand = this.scene?.hands?.[String(event.hand)]
    return say('bj-line', { spot: spotName(spot), points: hand ? written(pointsOf(hand, this.cloth)) : 'none', result: say(`bj-result-${String(event.result)}`) })
  }

  /** What one has on a hand. */
  ownOn(hand: string): number {
    return ownOn(this.table, hand, this.live.you)
  }
}
