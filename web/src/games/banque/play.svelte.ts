// A table of baccarat on two cloths as one person sees it: the words of the game, and how each cloth is settled.
import { betsOf } from '../../lib/lying'
import * as sound from '../../lib/sound'
import { money, say } from '../../lib/words.svelte'
import type { Act, Bet, Desk, GameEvent } from '../../lib/types'
import type { BanqueCloth } from '../../lib/wire'
import type { Choice, Withheld } from '../circle/choices'
import { cardsOf, columnOf } from '../circle/desk'
import { bankFigures, puntoFigures, worth, type Figures } from '../circle/figures'
import { CARD, CirclePlay, SHOWN } from '../circle/play.svelte'
import { pace, type Step } from '../cloth/play.svelte'
import type { Payment } from '../cloth/types'
import { LETTERS } from './choices'
import { CLOTHS, paidOn, playsOn, type Bank, type BanqueDesk, type ClothName } from './desk'

/** What people do without a call of their own; it is told beside the calls. */
const DOINGS: ReadonlySet<string> = new Set([
  'SessionBegun', 'BankOffered', 'BidMade', 'LotsDue', 'LotDrawn', 'NobodyBids', 'BankReplenished', 'BankLeft', 'ShoeGoesOn', 'DepositRaised', 'StakePlaced', 'StakeWithdrawn',
  'BancoCalled', 'NoStakes', 'LaidDown', 'ChartAsked', 'Advised', 'CutDeclined', 'CardDrawnEarly', 'HeldDiscarded', 'FaceUpFound', 'CardDiscarded', 'CardPickedUp', 'FaultMended',
  'RightForfeited', 'RulingNoted', 'SurplusFound', 'StrangerPlays', 'CardsHandedBack', 'ClothVoided', 'ThirdRecovered', 'ClothShown', 'CoupRestored', 'SpareDrawn', 'SpareUsed',
  'SpareDiscarded', 'CardsPassedOn', 'HandAdvised', 'HandDeemed', 'ScoreCorrected', 'CoupAnnulled', 'ClaimsOpened',
])

/** What a card is worth against each cloth, and what both answers come to in money. */
export interface Worth {
  other: 'bank' | 'punto'
  against: { title: string; figures: Figures }[]
  /** Whether a card is worth more than none. */
  better: boolean
  sums: { card: string; no: string } | null
}

/** Minima that a bank is put up with. */
const USUAL = 20
const LOST: Figures = { card: { win: 0, tie: 0, lose: 1 }, no: { win: 0, tie: 0, lose: 1 } }

export class BanquePlay extends CirclePlay<BanqueDesk> {
  readonly prefix = 'banque'
  readonly letters = LETTERS
  protected readonly doings = DOINGS
  readonly cloth = this.sheet.cloth as BanqueCloth

  figures = $derived.by((): Worth | null => {
    const may = (kind: string): boolean => this.choices.some((choice) => choice.kind === kind)
    if (!may('AskCard') || !may('StandPat')) return null
    return this.banks ? this.bankWorth() : this.clothWorth()
  })
  /** What is worth more over both cloths. */
  override advised = $derived.by(() => (this.figures ? (this.figures.better ? 'AskCard' : 'StandPat') : ''))
  /** The columns of the chart that the coup is at: one for each cloth that has spoken. */
  columns = $derived.by(() => CLOTHS.flatMap((cloth) => columnOf(this.scene, cloth, this.scene?.coup?.said?.[cloth]) ?? []))

  /** Cards of a hand that everybody sees, or oneself. */
  private faces(hand: string): number[] {
    return cardsOf(this.table, hand).filter((card) => card !== null)
  }

  private clothWorth(): Worth | null {
    const turn = this.table?.coup?.turn === 'second' ? 'second' : 'first'
    const own = this.faces(turn)
    if (own.length !== 2) return null
    const figures = puntoFigures(this.cloth, own, this.faces(turn === 'first' ? 'second' : 'first'))
    return { other: 'bank', against: [{ title: '', figures }], sums: null, better: worth(figures.card) > worth(figures.no) }
  }

  private bankWorth(): Worth | null {
    const desk = this.table
    const own = this.faces('bank')
    if (!desk || own.length !== 2) return null
    const against = CLOTHS.filter((cloth) => !desk.coup?.voided?.includes(cloth)).map((cloth) => {
      const other = this.faces(cloth === 'first' ? 'second' : 'first')
      const figures = desk.coup?.laid?.includes(cloth) ? LOST : bankFigures(this.cloth, own, cardsOf(desk, cloth)[2] ?? null, other)
      return { cloth, figures, staked: this.staked(desk, cloth) }
    })
    const total = (answer: 'card' | 'no'): number => against.reduce((all, { figures, staked }) => all + staked * worth(figures[answer]), 0)
    const sum = (answer: 'card' | 'no'): string => money(Math.round(total(answer)), this.live.currency)
    return { other: 'punto', against: against.map(({ cloth, figures }) => ({ title: say(`bet-${cloth}`), figures })), sums: { card: sum('card'), no: sum('no') }, better: total('card') > total('no') }
  }

  private staked(desk: BanqueDesk, cloth: ClothName): number {
    return Object.values(desk.stakes ?? {}).reduce((all, stake) => all + playsOn(stake, cloth), 0)
  }

  override withheld = $derived.by((): Withheld[] => {
    const { bank, phase, maker } = this.table ?? {}
    const you = this.live.you
    if (!bank || !this.joined) return []
    if (this.banks) return phase === 'holding' && !bank.coups && !this.live.may('LeaveBank') ? [{ kind: 'LeaveBank', key: 'LeaveBank' }] : []
    const may = this.live.may('CallBanco') || this.table?.claims?.includes(you) || maker === you
    return phase === 'betting' && !may ? [{ kind: 'CallBanco', key: 'CallBanco', amount: bank.amount }] : []
  })

  protected override laid(desk: Desk): Record<string, Bet> {
    return betsOf(desk)
  }

  /** Half of a bank plays against each cloth: who names no sum puts up enough for several stakes on both. */
  protected override usual(choice: Choice): number {
    const usual = super.usual(choice)
    return ['DepositBank', 'ReplenishBank'].includes(choice.kind) ? USUAL * this.sheet.minimum : usual
  }

  override costOf(choice: Choice): number {
    const bank = this.table?.bank?.amount ?? 0
    return ['HoldBank', 'CallBanco', 'LeaveBank'].includes(choice.kind) ? bank : super.costOf(choice)
  }

  override nameOfChoice(choice: Choice): string {
    if (choice.kind === 'ReplenishBank' && choice.fields.new_shoe) return say('banque-replenish-shoe')
    if (choice.kind === 'Bid' && this.table?.offer?.fixed) return say('banque-take')
    return super.nameOfChoice(choice)
  }

  protected override async see(event: GameEvent, act: Act): Promise<void> {
    switch (event.type) {
      case 'Dealt':
        if (event.to === 'bank' || event.to === 'first' || event.to === 'second') this.lay(event.to, event.card)
        return this.rest(CARD)
      case 'LaidDown':
      case 'ClothShown':
        return this.turned({ ...this.scene?.coup?.hands, [String(event.hand)]: event.cards })
      case 'ThreeHandsShown':
        return this.turned({ ...this.scene?.coup?.hands, ...(event.hands as Record<string, unknown>) })
      case 'ClothsDecided': {
        const results = event.results as Record<string, string>
        this.came(CLOTHS.map((cloth) => results[cloth]).join('/'), act)
        this.change({ results })
        return this.rest(pace())
      }
      case 'ClothsSettled':
        return this.settled(event)
      case 'BankSet':
        return this.announced()
      case 'StakesClosed':
        return this.shut()
    }
  }

  private turned(hands: Record<string, unknown>): Promise<void> {
    this.change({ hands })
    sound.card()
    return this.rest(SHOWN)
  }

  /** Winners are paid cloth by cloth out of the bank, which takes what was lost, less the part of the house. */
  private async settled(event: GameEvent): Promise<void> {
    const code = this.live.currency
    const results = this.scene?.coup?.results ?? {}
    const bank = event.bank as Bank
    const steps = CLOTHS.map((cloth): Step & { payments: Payment[] } => {
      const won = results[cloth] === cloth
      const wins = paidOn(this.scene, cloth)
      const paid = wins.map((win) => ({ ...win, stake: win.amount }))
      const payments = wins.map((win): Payment => ({ ...win, mine: win.who === this.live.you }))
      const title = say(`banque-pay-${won ? 'wins' : (results[cloth] ?? 'void')}`, { cloth: say(`bet-${cloth}`) })
      return { kinds: [cloth], clauses: event.clauses ?? [], paid, title, payments }
    })
    const moves = event.moves ?? []
    this.collected = moves.reduce((sum, [, , amount, why]) => sum + (why === 'lost' ? amount : 0), 0)
    const closing = say('banque-pay-closing', { taken: money(Number(event.taken ?? 0), code), amount: money(bank.amount, code) })
    this.steps = [...steps, { kinds: ['bank'], clauses: event.clauses ?? [], paid: [], title: closing }]
    this.credited = moves.reduce((sum, [, to, amount]) => sum + (to === this.live.you ? amount : 0), 0)
    for (const [n, { payments }] of steps.entries()) {
      this.step = n
      this.paying = payments
      if (payments.length) sound.chip()
      else sound.rake()
      await this.rest(2 * pace())
    }
    this.step = steps.length + 1
    this.remark(closing)
  }
}
