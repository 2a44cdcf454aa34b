// A table of chemin de fer as one person sees it: the words of the game, and how a coup is settled.
import { betsOf } from '../../lib/lying'
import * as sound from '../../lib/sound'
import { money, say } from '../../lib/words.svelte'
import type { Act, Bet, Desk, GameEvent, Value } from '../../lib/types'
import type { CheminCloth } from '../../lib/wire'
import type { Choice } from '../circle/choices'
import { cardsOf, columnOf } from '../circle/desk'
import { bankFigures, puntoFigures, worth, type Figures } from '../circle/figures'
import { CARD, CirclePlay, SHOWN } from '../circle/play.svelte'
import { pace } from '../cloth/play.svelte'
import type { Payment } from '../cloth/types'
import { LETTERS } from './choices'
import { withheldOf } from './withheld'
import { amountOf, paidBy, type Against, type Bank, type CheminDesk } from './desk'

const DOINGS: ReadonlySet<string> = new Set([
  'HandDeclined', 'Saluted', 'SeatLost', 'Pledged', 'BidMade', 'BankTaken', 'NobodyTook', 'BankRaised', 'GarageFormed', 'GarageRenounced', 'ShareAnswered',
  'BankEnded', 'StakeLaid', 'StakeTaken', 'StakeLeft', 'NobodyStaked', 'LateRemoved', 'HandTaken', 'ChartAsked', 'CardsLifted', 'CardRefused', 'CutDeclined',
  'CardDrawnEarly', 'HeldDiscarded', 'FaceUpFound', 'CardDiscarded', 'CardPickedUp', 'CardShown', 'FaultMended', 'CallRestored', 'Overdealt', 'SecondThird', 'ThirdChosen',
  'PuntoDeemed', 'BankLaidEarly', 'PlayResumed', 'RightForfeited', 'HolderChanged', 'CardsBack', 'AdviceNoted', 'MiscallFound', 'CallCorrected', 'StrayNoted', 'StakeChanged',
  'RulingNoted', 'CoupVoided', 'ClaimsOpened',
])

export class CheminPlay extends CirclePlay<CheminDesk> {
  readonly prefix = 'chemin'
  readonly letters = LETTERS
  protected readonly doings = DOINGS
  readonly cloth = this.sheet.cloth as CheminCloth

  /** What a card is worth, where one has to choose. */
  figures = $derived.by((): { figures: Figures; other: 'bank' | 'punto' } | null => {
    const may = (kind: string): boolean => this.choices.some((choice) => choice.kind === kind)
    if (!may('AskCard') || !may('StandPat')) return null
    const own = cardsOf(this.table, this.banks ? 'bank' : 'punto').filter((card) => card !== null)
    if (own.length !== 2) return null
    if (!this.banks) return { figures: puntoFigures(this.cloth, own), other: 'bank' }
    const third = cardsOf(this.table, 'punto')[2]
    return { figures: bankFigures(this.cloth, own, third ?? null), other: 'punto' }
  })
  override advised = $derived.by(() => (this.figures ? (worth(this.figures.figures.card) > worth(this.figures.figures.no) ? 'AskCard' : 'StandPat') : ''))
  /** The column of the chart that the coup is at. */
  column = $derived.by(() => columnOf(this.scene, 'punto', this.scene?.coup?.said))

  override withheld = $derived.by(() => withheldOf(this.table, this.live.you, this.cloth, (kind) => this.live.may(kind)))

  protected override laid(desk: Desk): Record<string, Bet> {
    return betsOf(desk)
  }

  /** Who names no sum sets all aside, and has half of what several take together. */
  protected override usual(choice: Choice): number {
    switch (choice.kind) {
      case 'SetAside':
        return choice.most
      case 'JoinBanco':
        return Math.ceil(amountOf(this.table?.bank) / 2)
      case 'PledgeBank':
        return Math.ceil((this.table?.offered?.need ?? 0) / 2)
    }
    return super.usual(choice)
  }

  override costOf(choice: Choice): number {
    const { kind, fields } = choice
    if (kind === 'CallBanco' || kind === 'CallFollowed' || kind === 'HoldBank') return amountOf(this.table?.bank)
    if (kind === 'AnswerShare' && fields.yes) return this.table?.pledges?.[String(fields.player)] ?? 0
    return super.costOf(choice)
  }

  override nameOfChoice(choice: Choice): string {
    const { kind, fields } = choice
    if (kind === 'AnswerShare') return say(fields.yes ? 'chemin-take-partner' : 'chemin-no-partner', { who: this.nameOf(String(fields.player)) })
    return super.nameOfChoice(choice)
  }

  protected override telling(event: GameEvent): string | null {
    if (event.type !== 'StakeLaid') return null
    const stake = event.stake as Against
    return say(`chemin-laid-${stake.kind}`, { who: this.nameOf(String(event.who)), amount: money(stake.amount, this.live.currency) })
  }

  protected override async see(event: GameEvent, act: Act): Promise<void> {
    switch (event.type) {
      case 'Dealt':
        if (event.to === 'bank' || event.to === 'punto') this.lay(event.to, event.card)
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
        return this.announced()
      case 'BetsClosed':
        return this.shut()
    }
  }

  /** Winners are paid out of the bank, or the bank takes the stakes, less the part of the house. */
  private async settled(event: GameEvent): Promise<void> {
    const moves = event.moves ?? []
    const bank = event.bank as Bank
    const taken = Number(event.taken ?? 0)
    const code = this.live.currency
    const wins = paidBy(event, this.table)
    const lost = moves.reduce((sum, [, , amount, why]) => sum + (why === 'lost' ? amount : 0), 0)
    const stakeOf = (who: string): number => this.table?.stakes?.[who]?.amount ?? 0
    const title = wins.length ? say('chemin-pay-punto') : lost ? say('chemin-pay-bank', { amount: money(amountOf(bank), code), taken: money(taken, code) }) : say('chemin-pay-tie')
    const paid = wins.length
      ? wins.map((win) => ({ ...win, stake: stakeOf(win.who) }))
      : lost
        ? [{ who: bank.banker, amount: lost - taken, spot: 'stake', stake: 0 }]
        : []
    this.collected = lost
    this.steps = [{ kinds: ['stake'], clauses: event.clauses ?? [], paid, title }]
    this.step = 0
    this.remark(title)
    this.paying = wins.map((win): Payment => ({ ...win, mine: win.who === this.live.you }))
    this.credited = moves.reduce((sum, [, to, amount]) => sum + (to === this.live.you ? amount : 0), 0)
    if (wins.length) sound.chip()
    else sound.rake()
    await this.rest(2 * pace())
    this.step = 1
  }
}
