// A bingo hall as one person sees it: one's own cards, how they are marked, what one may sing.
import * as sound from '../../lib/sound'
import { say } from '../../lib/words.svelte'
import type { Act, Bet, Desk, GameEvent } from '../../lib/types'
import { ClothPlay, wait } from '../cloth/play.svelte'
import { cardNamed, fullLines, lacks, numbersOf, type Rows } from './cards'
import { betsOf, cardsOf, clothOf, hallOf, PLAYING } from './desk'

/** Who marks the cards: oneself, or the page; or the page marks and sings too. */
export type Way = 'hand' | 'marks' | 'sings'
export const WAYS: readonly Way[] = ['hand', 'marks', 'sings']
const NAME = 'novamas-cards'
const BALL = 350

function read(): Way {
  try {
    const kept = localStorage.getItem(NAME)
    return WAYS.find((way) => way === kept) ?? 'marks'
  } catch {
    return 'marks' // a browser that keeps nothing
  }
}

export class BingoPlay extends ClothPlay {
  way = $state<Way>(read())
  /** What was marked by hand, card by card, in the game of that round. */
  private marked = $state.raw<{ round: number; on: Record<string, number[]> }>({ round: 0, on: {} })
  /** A number that was touched although nobody has called it. */
  early = $state<number | null>(null)

  readonly cloth = clothOf(this.sheet)
  hall = $derived.by(() => hallOf(this.desk))
  running = $derived.by(() => PLAYING.has(this.hall.phase))
  called = $derived.by(() => new Set(this.running ? this.hall.balls : []))
  override deciding = $derived(true)
  override what = $derived.by(() => (this.hall.phase === 'idle' ? '' : say(`bingo-now-${this.hall.phase}`)))

  /** One's own cards, those that lack least first while balls come. */
  own = $derived.by(() => {
    const found = cardsOf(this.hall, this.live.you).map((name) => ({ name, rows: cardNamed(this.cloth, name) }))
    return this.running ? found.sort((a, b) => lacks(a.rows, this.called) - lacks(b.rows, this.called)) : found
  })

  /** Who has won the line and the bingo of the game that is over. */
  override comesTo(): string {
    return Object.entries(this.hall.won)
      .map(([prize, shares]) => `${say(`bingo-won-${prize}`)}: ${[...new Set(shares.map(({ who }) => this.nameOf(who)))].join(', ')}`)
      .join(' · ')
  }

  protected override lays(phase: string): boolean {
    return phase === 'sale'
  }

  protected override laid(desk: Desk): Record<string, Bet> {
    return betsOf(hallOf(desk))
  }

  // -- marks -----------------------------------------------------------------------------------------------------------

  choose(way: Way): void {
    this.way = way
    try {
      localStorage.setItem(NAME, way)
    } catch {
      // a browser that keeps nothing: it holds until the page is closed
    }
  }

  isMarked(name: string, number: number): boolean {
    if (this.way !== 'hand') return this.called.has(number)
    return this.marked.round === this.hall.round && (this.marked.on[name] ?? []).includes(number)
  }

  /** A number is marked only once it was called. */
  mark(name: string, number: number): void {
    if (this.way !== 'hand') return
    if (!this.called.has(number)) {
      this.early = number
      return
    }
    this.early = null
    const on = this.marked.round === this.hall.round ? this.marked.on : {}
    const there = on[name] ?? []
    const now = there.includes(number) ? there.filter((n) => n !== number) : [...there, number]
    this.marked = { round: this.hall.round, on: { ...on, [name]: now } }
  }

  // -- singing -----------------------------------------------------------------------------------------------------------

  may(kind: 'SingLine' | 'SingBingo', card: string): boolean {
    return this.live.offers(kind).some(({ form }) => form?.card?.type === 'OneOf' && form.card.values.includes(card))
  }

  sing(kind: 'SingLine' | 'SingBingo', card: string): void {
    sound.wake()
    this.live.tryOnce(kind, { card })
  }

  /** The lines of a card that win, from the top. */
  private wanted = $derived.by(() => ({ top: [0], centre: [1], bottom: [2] })[this.hall.row] ?? [0, 1, 2])

  /** Whether a card has what it takes, as far as the page can tell: with the last number where the law asks for it. */
  has(kind: 'SingLine' | 'SingBingo', rows: Rows): boolean {
    const last = this.hall.balls.at(-1)
    if (last === undefined || !this.running) return false
    const inTime = (numbers: number[]): boolean => !this.cloth.last_number || numbers.includes(last)
    if (kind === 'SingBingo') return lacks(rows, this.called) === 0 && inTime(numbersOf(rows))
    return fullLines(rows, this.called).some((line) => this.wanted.includes(line) && inTime(rows[line]!))
  }

  /** What the page sings by itself, where it is asked to. */
  private singForMe(): void {
    if (this.way !== 'sings') return
    for (const kind of ['SingBingo', 'SingLine'] as const) {
      for (const { name, rows } of this.own) if (this.has(kind, rows) && this.may(kind, name)) this.live.tryOnce(kind, { card: name })
    }
  }

  buy(count: number, support: string): void {
    sound.wake()
    sound.chip()
    this.live.tryTo('BuyCards', { count, support })
  }

  // -- what happens ------------------------------------------------------------------------------------------------------

  protected override async perform(act: Act, show: () => void): Promise<void> {
    this.announce(this.callsOf(act))
    for (const event of act.events) this.note(event)
    show()
    if (act.events.some((event) => event.type === 'BallDrawn' || event.type === 'AskedForMore')) {
      sound.card()
      this.singForMe()
      await wait(BALL)
    }
  }

  protected override note(event: GameEvent): void {
    switch (event.type) {
      case 'BallDrawn':
        this.early = null
        break
      case 'PrizeAwarded':
        sound.chip()
        break
      case 'SaleClosed':
        sound.knock()
        break
    }
  }
}
