// What a command would do: asked before it is sent, with the same words. Asking changes nothing.
import { asRefusal, post } from '../lib/api'
import type { Call, GameEvent, Move, Refusal } from '../lib/types'

export interface Preview {
  events: GameEvent[]
  calls: Call[]
  moves: Move[]
  clauses: string[]
  patch: unknown
}

export class Rehearsal {
  outcome = $state.raw<Preview | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  private turn = 0

  constructor(readonly table: string) {}

  /** Asks what a written command would do; an earlier question that is answered later is not heard any more. */
  async ask(command: Record<string, unknown>): Promise<void> {
    const turn = ++this.turn
    try {
      const outcome = await post<Preview>(`/api/tables/${encodeURIComponent(this.table)}/preview`, { do: command })
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
