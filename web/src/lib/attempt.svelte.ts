// Something that somebody tries: whether it is under way, and the refusal if it came to nothing.
import { asRefusal } from './api'
import type { Refusal } from './types'

export class Attempt {
  busy = $state(false)
  refusal = $state.raw<Refusal | null>(null)

  /** Tries once: a second try while the first is under way is not made. True if it was done. */
  async at(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.refusal = null
    try {
      await deed()
      return true
    } catch (error) {
      this.refusal = asRefusal(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
