// A table where something spins: the wheel turns, the ball comes to rest, then bets are settled.
import { ownChips } from '../../lib/chips'
import { calm } from '../../lib/prefs.svelte'
import * as sound from '../../lib/sound'
import { ClothPlay, wait } from '../cloth/play.svelte'
import type { Act, GameEvent, Value } from '../../lib/types'

const LANDING = 2600

export class SpinPlay extends ClothPlay {
  motion = $state<'rest' | 'rolling' | 'landing'>('rest')
  value = $state.raw<Value | null>(null)
  turns = $state<'left' | 'right'>('left')

  protected override settling = new Set(['Landed', 'Collected', 'Paid', 'HalfReturned', 'Freed', 'Refunded'])

  protected override lays(phase: string): boolean {
    return phase === 'betting' || phase === 'rolling'
  }

  protected override note(event: GameEvent, act: Act): void {
    super.note(event, act)
    switch (event.type) {
      case 'BettingOpened':
        this.motion = 'rest'
        break
      case 'Launched':
        this.turns = event.wheel as 'left' | 'right'
        this.motion = 'rolling'
        this.outcome = null
        this.steps = null
        break
      case 'SpinVoided':
        this.motion = 'rest'
        this.closed = false
        break
    }
  }

  /** The ball comes to rest. */
  protected override async unfold(act: Act): Promise<void> {
    const landed = act.events.find((e) => e.type === 'Landed')
    if (!landed) return
    this.value = landed.value as Value
    this.motion = 'landing'
    if (!calm()) {
      sound.drop(LANDING / 1000)
      await wait(LANDING)
    }
    this.motion = 'rest'
    this.came(this.value, act)
  }

  /** Where a colour is needed and none was taken, the first bet takes one whose chips are worth the minimum. */
  protected override async ready(): Promise<void> {
    if (ownChips(this.desk, this.live.you) || !this.live.may('TakeColour')) return
    if ('colour_chips' in this.sheet.cloth && this.sheet.cloth.colour_chips) {
      await this.live.do('TakeColour', { value: this.sheet.minimum }).catch(() => {}) // the bet will say what is wrong
    }
  }
}
