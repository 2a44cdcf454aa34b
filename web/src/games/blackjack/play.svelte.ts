// A blackjack table as one person sees it: cards come one by one, hands that went over are collected, then each is settled.
import { boxSpot, lyingOn } from '../../lib/lying'
import * as sound from '../../lib/sound'
import { say, spotName } from '../../lib/words.svelte'
import type { Act, Bet, Desk, GameEvent } from '../../lib/types'
import type { BlackjackCloth } from '../../lib/wire'
import { BoxPlay } from '../boxes/play.svelte'
import { frontOf, placeOf } from '../boxes/seats'
import { handWords, seen } from '../cards/cards'
import { pace } from '../cloth/play.svelte'
import { advise, type Advice } from './advice'
import { choicesOf, insurancesOf, ownOn } from './choices'
import { handsOf, ownBox, type BlackjackDesk, type Hand } from './desk'
import { pointsOf, written } from './points'
import { stateOf } from './words'

const DEAL = 260 // milliseconds for a card
const BUST = 700

export class BlackjackPlay extends BoxPlay<BlackjackDesk> {
  readonly cloth = this.sheet.cloth as BlackjackCloth
  protected readonly settled = new Set(['HandSettled', 'PairsSettled', 'SevensSettled', 'InsuranceSettled', 'EvenMoneyPaid', 'HandSurrendered'])

  /** Offers that can be taken: none while a card is on its way. */
  private offered = $derived.by(() => (this.live.line === 'open' && !this.table?.due ? this.live.options : []))
  override choices = $derived.by(() => choicesOf(this.offered, this.table, this.live.you))
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

  advice = $derived.by((): Advice | null => {
    const bank = this.table?.bank ?? []
    if (!this.turn || !bank.length) return null
    const may = new Set(this.live.options.map((offer) => offer.kind))
    return advise(this.odds?.charts ?? [], this.turn.cards ?? [], pointsOf(this.turn, this.cloth), bank[0]!, may)
  })

  protected override laid(desk: Desk): Record<string, Bet> {
    return lyingOn(desk, this.cloth.stages)
  }

  // -- what one does -------------------------------------------------------------------------------------------------

  insure(hand: string, stage: number, amount: number): void {
    if (!this.busy) this.live.tryTo('Insure', { hand, stage, amount })
  }

  override label(spot: string): string {
    const { box, kind } = placeOf(spot)
    const desk = this.scene
    const front = frontOf(desk, box)
    const said = [super.label(spot), front ? say('box-seat-of', { name: this.nameOf(front) }) : say('box-seat-free')]
    if (kind === 'box') for (const hand of handsOf(desk, box)) said.push(`${handWords(hand.cards ?? [])}: ${stateOf(hand, desk, this.cloth, this.live.you)}.`)
    return said.join(' ')
  }

  // -- what happens --------------------------------------------------------------------------------------------------

  protected async see(event: GameEvent, act: Act): Promise<void> {
    switch (event.type) {
      case 'Dealt':
        this.lay(String(event.to), seen(event.card))
        sound.card()
        return this.rest(DEAL)
      case 'StageBegun':
        if (Number(event.stage) < 2) return
        await this.rest(2 * pace())
        return this.shot({ bank: (this.scene?.bank ?? []).slice(0, 1), stage: Number(event.stage) })
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
        if (this.settled.has(event.type)) return this.payLine(event)
        this.note(event, act)
    }
  }

  /** A card is seen where it goes. */
  private lay(to: string, card: number | null): void {
    if (card === null) return
    const hand = this.scene?.hands?.[to]
    if (hand) this.change(to, { cards: [...(hand.cards ?? []), card] })
    else if (to === 'bank') this.shot({ bank: [...(this.scene?.bank ?? []), card] })
  }

  private change(key: string, by: Partial<Hand>): void {
    const hands = this.scene?.hands ?? {}
    const hand = hands[key]
    if (hand) this.shot({ hands: { ...hands, [key]: { ...hand, ...by } } })
  }

  /** One line of the payment: a hand, a bet beside it, the insurances. */
  private payLine(event: GameEvent): Promise<void> {
    const spot = this.spotOf(event)
    const won = (event.moves ?? []).filter(([from, , , why]) => why === 'win' || from === '@jackpot')
    const wins = won.map(([, who, amount]) => ({ spot, who, amount }))
    const key = String(event.hand ?? '')
    return this.pay(event, { spot, title: this.titleOf(event), wins }, () => {
      if (event.type === 'HandSettled') this.change(key, { result: String(event.result), stakes: this.staying(key, Number(event.stage)) })
      if (event.type === 'InsuranceSettled') this.shot({ insured: (this.scene?.insured ?? []).filter((each) => each.stage !== Number(event.stage)) })
      if (event.type === 'HandSurrendered') this.change(key, { result: 'surrendered', stakes: [] })
    })
  }

  /** What stays on a hand once one of its stages is settled. */
  private staying(key: string, stage: number): Hand['stakes'] {
    return (this.scene?.hands?.[key]?.stakes ?? []).filter((stake) => (stake.stage ?? 1) !== stage)
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
