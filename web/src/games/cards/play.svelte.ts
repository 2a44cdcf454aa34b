// A table where bets lie on a cloth and cards from a shoe decide: they are laid one after another, then bets are settled.
import { calm } from '../../lib/prefs.svelte'
import * as sound from '../../lib/sound'
import { ClothPlay, wait } from '../cloth/play.svelte'
import type { Live } from '../../lib/live.svelte'
import type { Act, Call, Desk, GameEvent, Sheet, Value } from '../../lib/types'
import { seen, seenAll, type Seen } from './cards'

const WAITING = 60 // acts: a round has many cards, each an act of its own

export type Hands = Record<string, Seen[]>

/** The hands of a desk as this viewer sees them. */
export const handsOf = (desk: Desk | null): Hands =>
  Object.fromEntries(Object.entries((desk?.hands ?? {}) as Record<string, unknown>).map(([name, cards]) => [name, seenAll(cards)]))

/** The shoe of a desk. */
export interface ShoeState {
  number: number
  left: number
  behind: number
  uncut: boolean
  first: boolean
  burns: number
}
const NO_SHOE: ShoeState = { number: 0, left: 0, behind: 0, uncut: false, first: false, burns: 0 }
export const shoeOf = (desk: Desk | null): ShoeState => ({ ...NO_SHOE, ...(desk?.shoe as Partial<ShoeState> | undefined) })

export class CardPlay extends ClothPlay {
  /** The hands while an act is being shown, some cards ahead of the view. */
  private ahead = $state.raw<Record<string, unknown[]> | null>(null)
  /** The card that was shown first of a new shoe. */
  first = $state.raw<Seen>(null)

  /** How long one looks at a card before the next, and at a hand that is shown, in milliseconds. */
  protected cardTime = 380
  protected handTime = 900
  /** The event that says what the cards came to. */
  protected decided = ''

  override scene = $derived.by(() => (this.desk && this.ahead ? { ...this.desk, hands: this.ahead } : this.desk))

  constructor(live: Live, sheet: Sheet) {
    super(live, sheet)
    live.behind = WAITING
  }

  protected override async perform(act: Act, show: () => void): Promise<void> {
    if (act.events.some((e) => this.settling.has(e.type))) await this.settle(act, show)
    else {
      await this.unfold(act)
      this.announce(this.callsOf(act))
      for (const event of act.events) this.note(event, act)
      show()
    }
    show()
    this.ahead = null
  }

  /** Cards are laid and turned one by one; what is said about them is said then. */
  protected override async unfold(act: Act): Promise<void> {
    for (const event of act.events) {
      if (event.type === this.decided) {
        this.came(event.result as Value, act)
        return
      }
      const time = this.move(event)
      if (!time) continue
      this.announce(event.calls ?? [])
      if (!calm()) await wait(time)
    }
  }

  /** Whether an event shows a card, or speaks of one: for how long it is looked at; 0 for any other. */
  protected move(event: GameEvent): number {
    const hands = this.ahead ?? ((this.desk?.hands ?? {}) as Record<string, unknown[]>)
    switch (event.type) {
      case 'Dealt': {
        const to = String(event.to)
        this.ahead = { ...hands, [to]: [...(hands[to] ?? []), event.card] }
        sound.card()
        return this.cardTime
      }
      case 'Exposed': {
        const to = String(event.to)
        this.ahead = { ...hands, [to]: (hands[to] ?? []).map((card, place) => (place === event.place ? event.card : card)) }
        sound.card()
        return this.cardTime
      }
      case 'HandShown':
        this.ahead = { ...hands, [String(event.hand)]: event.cards as number[] }
        return this.handTime
      case 'CardCalled':
      case 'HandStands':
        return this.handTime
      case 'FirstCardShown':
        this.first = seen(event.card)
        return this.handTime
    }
    return 0
  }

  /** What was said while the cards were laid is not said again. */
  protected override callsOf(act: Act): Call[] {
    const said = new Set(['Dealt', 'Exposed', 'HandShown', 'CardCalled', 'HandStands', 'FirstCardShown'])
    return act.events.flatMap((event) => (said.has(event.type) ? [] : (event.calls ?? [])))
  }

  protected override note(event: GameEvent, act: Act): void {
    super.note(event, act)
    if (event.type === 'ShoeLoaded' || event.type === 'BettingOpened') this.first = null
  }
}
