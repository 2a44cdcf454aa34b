// What a command would do: asked before it is sent, with the same words. Asking changes nothing.
import { asRefusal, post } from '../lib/api'
import type { Refusal } from '../lib/types'
import type { Preview } from '../lib/wire'

export class Rehearsal {
  outcome = $state.raw<Preview | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  private turn = 0

  constructor(readonly table: string) {}

  /** Asks what a written command would do; an earlier question that is answered later is not heard any more. */
  async ask(command: Record<string, unknown>): Promise<void> {
    const turn = ++this.turn
    try {
      const outcome = await post('/api/tables/{table}/preview', { table: this.table }, { do: command })
      if (turn !== this.turn) return
      this.outcome = outcome
      this.refusal = null
    } catch (error) {
      if (turn !== this.turn) return
      this.outcome = null
      this.refusal = asRefusal(error)
    }
  }

  clear(): void {
    this.turn++
    this.outcome = null
    this.refusal = null
  }
}
