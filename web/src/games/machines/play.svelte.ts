// A machine as one person sees it: what they may do now, and reels that stop one after another.
import { calm } from '../../lib/prefs.svelte'
import * as sound from '../../lib/sound'
import { say } from '../../lib/words.svelte'
import type { Act, Bet, Desk, GameEvent } from '../../lib/types'
import { ClothPlay, wait } from '../cloth/play.svelte'
import { clothOf, reelsOf } from './desk'

const STOP = 320
const SHOWN = 900

export class MachinePlay extends ClothPlay {
  readonly cloth = clothOf(this.sheet)
  reels = $derived.by(() => reelsOf(this.desk))
  times = $state(this.cloth.stakes[0] ?? 1)
  /** The reels that are to be held, as they are chosen. */
  held = $state<number[]>([])
  override deciding = $derived(true)
  override what = $derived.by(() => say(`machine-now-${this.reels.phase}`))
  override lettered = $derived<ReadonlySet<string>>(new Set(['j']))

  protected override lays(): boolean {
    return false
  }

  protected override laid(desk: Desk): Record<string, Bet> {
    const { who, stake } = reelsOf(desk)
    return stake ? { [who]: { owner: who, on: 'play', amount: stake, zeros: 0, asked: false } } : {}
  }

  may(kind: string): boolean {
    return this.live.offers(kind).length > 0
  }

  /** How many times the price may be played now. */
  offered = $derived.by(() =>
    this.live.offers('StartPlay').flatMap(({ form }) => (form?.times?.type === 'OneOf' ? (form.times.values as number[]) : [])),
  )

  start(): void {
    sound.wake()
    const times = this.offered.includes(this.times) ? this.times : this.offered[0]
    if (times !== undefined) this.live.tryOnce('StartPlay', { times })
  }

  /** What the next press of the button does: a play, a game without a price, or the reels that are not held. */
  goOn(): void {
    if (this.may('PlayFree')) this.live.tryOnce('PlayFree')
    else if (this.may('HoldReels')) this.turn()
    else if (this.may('StartPlay')) this.start()
  }

  hold(reel: number): void {
    this.held = this.held.includes(reel) ? this.held.filter((each) => each !== reel) : [...this.held, reel].sort((a, b) => a - b)
  }

  turn(): void {
    this.live.tryTo('HoldReels', { reels: this.held })
    this.held = []
  }

  pick(box: number): void {
    sound.chip()
    this.live.tryTo('PickBox', { box })
  }

  // -- what happens ------------------------------------------------------------------------------------------------------

  protected override async perform(act: Act, show: () => void): Promise<void> {
    if (act.events.some(({ type }) => type === 'ReelStopped')) {
      await wait(calm() ? 0 : STOP)
      sound.card()
    }
    this.announce(this.callsOf(act))
    for (const event of act.events) this.note(event)
    show()
    if (act.events.some(({ type }) => type === 'LinePaid' || type === 'ScattersPaid' || type === 'BoxesOpened')) await wait(calm() ? 0 : SHOWN)
  }

  protected override note(event: GameEvent): void {
    switch (event.type) {
      case 'PlayStarted':
      case 'HoldOffered':
        this.held = []
        break
      case 'LinePaid':
      case 'ScattersPaid':
      case 'BoxesOpened':
        sound.chip()
        break
    }
  }
}
