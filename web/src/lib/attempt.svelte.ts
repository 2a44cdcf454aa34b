// Something that somebody tries: whether it is under way, and the refusal if it came to nothing.
import { asRefusal, freshKey, isLost } from './api'
import { say } from './words.svelte'
import type { Refusal } from './types'

export class Attempt {
  busy = $state(false)
  refusal = $state.raw<Refusal | null>(null)
  /** What was sent and never answered, and the key under which it is sent again. */
  private lost: { what: string; key: string } | null = null

  /** Tries something that must not be done twice. Whoever repeats it after a lost answer repeats it under the same key;
   * something else (`what` says it all) has a key of its own. */
  async once(what: unknown, deed: (key: string) => Promise<unknown>): Promise<boolean> {
    const said = JSON.stringify(what)
    const key = this.lost?.what === said ? this.lost.key : freshKey()
    return this.at(async () => {
      try {
        await deed(key)
        this.lost = null
      } catch (error) {
        if (!isLost(error)) this.lost = null
        else {
          this.lost = { what: said, key }
          throw Object.assign(error as object, { sentence: say('web-lost-answer') })
        }
        throw error
      }
    })
  }

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
